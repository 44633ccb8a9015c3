"""Tables of an event file, and the way between rows and values: ``nouns`` says how fields lie in columns."""
