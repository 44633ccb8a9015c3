"""Standings and all that explains them: ladders, preview, explanation, second opinion, values by hand.

The calculations lie in ``tdapp.tiebreaks``.
"""
