"""The heart: crosstable arrays, unplayed-game policies, criteria, the ladder and the explanation of every value.

Belongs here: numbers that decide a place, exact. Does not: files, text for people beyond names and reasons, Qt, SQL.
"""
