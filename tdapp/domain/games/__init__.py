"""The record of a game as frozen values: its moves with their clocks, where it comes from, how far it got.

No rule of chess is known here: moves are text (``e2e4``), tdapp.games reads and judges them.
"""
