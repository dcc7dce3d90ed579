"""What was learned for each title, as files; `learned.py` beside this folder reads them."""
