"""Tables of an event file and the way between rows and values, exact both ways: ``nouns`` says how their fields lie there."""
