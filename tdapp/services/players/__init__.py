"""Players: registration, check-in, byes asked for, pairing numbers, names and lots.

Ratings and categories have rooms of their own.
"""
