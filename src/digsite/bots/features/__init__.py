"""What a learned judgement looks at, a module for each title."""
