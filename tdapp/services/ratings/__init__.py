"""Ratings: lists, the tournament rating, comparison with a list, what reaches the rating officer.

Files of lists are read in ``interchange`` and kept in ``storage.lists``.
"""
