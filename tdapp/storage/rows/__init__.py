"""Tables of an event file and the way between rows and values, by hand and exact both ways."""
