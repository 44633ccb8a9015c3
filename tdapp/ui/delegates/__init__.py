"""Delegates: how a ready cell is painted.

Belongs here: painting and the hit areas of painted buttons. Does not: data, decisions.
"""
