"""How each title's view and edition look as plain data: for screens written in other languages."""
