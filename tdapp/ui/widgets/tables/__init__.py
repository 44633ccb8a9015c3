"""Tables of the window beyond their rows: cells painted, rows carried and sliding, all of it copied as text."""
