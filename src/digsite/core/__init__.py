"""The contract between the games and everybody else."""
