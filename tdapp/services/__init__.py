"""The application's verbs: commands through a unit of work, standings, explanations, comparison. No Qt, no SQL.

Belongs here: what both the window and the command line call. Does not: pages (reports), files (storage, trf).
"""
