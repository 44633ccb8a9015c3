"""Item models: ready, sorted rows; ``data()`` cannot fail and never asks the event file.

Belongs here: models and the functions that turn snapshots into ready rows. Does not: widgets, calculations.
"""
