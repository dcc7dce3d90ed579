"""The rules in our own words: numbered paragraphs, and rulings where the printed text is silent."""
