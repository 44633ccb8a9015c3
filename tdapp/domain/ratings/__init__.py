"""FIDE's rating regulations (B.02): tables, expected scores, rating changes, first ratings.

Nothing here knows a section; which games of one are rated is asked in ``services.ratings``.
"""
