"""Prizes as they are announced, and the exact arithmetic that divides them.

Who wins one is asked in ``services.prizes``.
"""
