"""The kinds of team events: one file each, and its line in ``registry``.

A kind says who meets whom, who sits where, and what its regulations are. The boards, scores and tables of a match are
the same in all of them and belong elsewhere.
"""
