"""The open questions, one module each: what may be answered, why not, and what follows."""
