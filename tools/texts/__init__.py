"""Checks the files of languages: names what is missing, idle or half done."""
