"""What of a section may leave the house: published rounds, names as the event's setting wants them, nothing private.

How it is shown belongs to reports and live pages.
"""
