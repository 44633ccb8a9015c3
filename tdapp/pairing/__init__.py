"""Who plays whom: engines behind one protocol, the check of every answer, tables, acceleration, explanations.

Belongs here: the rules of C.04 (Swiss) and of Berger tables over a frozen section, and the engine's process.
Does not: storage, the window, standings. Imports domain and trf only; gacrux only inside the worker process.
"""
