"""Criteria, one file per family: the values of all players as one exact column, and their explanation.

Belongs here: FIDE's and others' tie-breaks. Does not: how unplayed rounds count (policies), the ladder.
A new criterion is one file or class here and one line in tdapp.tiebreaks.registry.
"""
