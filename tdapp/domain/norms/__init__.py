"""Title norms (FIDE B.01, 2024): the conditions over a set of games, the best set, and the forecast.

Nothing here knows a section; who played whom is asked in ``services.norms``. Every verdict is
preliminary: FIDE decides.
"""
