"""Texts in languages: `sentence` makes them, `languages` puts them into one, `de` is German."""
