"""Typing results: keys, slips, verification, corrections."""
