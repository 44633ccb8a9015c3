"""Panels: the pages of the window, one module each.

Belongs here: build, connect, forward. Does not: an ``if`` about chess.
"""
