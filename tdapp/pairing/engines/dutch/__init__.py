"""The FIDE Dutch system (C.04.3, in force since 1 February 2026), computed here.

Belongs here: the field as the articles look at it, exact matchings, the criteria, the order of generation, the reasons.
Does not: sections, TRF, words, the window. Only ``adapter.py`` knows anything else of tdapp.
"""
