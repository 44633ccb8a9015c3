"""Lists of what looks wrong: before pairing, before closing, in a file that is imported.

A check only reads; what refuses a step is a rule (``domain.rules``).
"""
