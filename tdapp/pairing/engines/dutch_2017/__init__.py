"""The Dutch system as it was from July 2017 to January 2026 (C.04.3 of then), for events that were begun by it.

What is the same as today (who may meet whom, costs by kinds, the order of generation) is ``engines/dutch``; here
are the penultimate bracket, the collapsed last one, and the criteria by their old numbers.
"""
