"""Unplayed-game policies, one file each: how an opponent's score looks and what an own unplayed round contributes.

Belongs here: one rule for unplayed rounds with its source. Does not: anything that looks at a criterion's code.
A new policy is one file here and one line in tdapp.tiebreaks.registry.
"""
