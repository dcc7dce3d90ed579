"""What the things that can be done now cost and bring, in numbers, for “What can I do?”.

A figure has a name, which is that of a text `TITLE-figure-NAME`. Everything is read from what the
seat itself sees and from the printed values.
"""
