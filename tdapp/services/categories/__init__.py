"""Categories: who is in which, their names and rules in words."""
