"""Every change of an event as a small frozen value that describes itself; one module per noun.

Their handlers lie in the rooms of ``services``, the one door for them is ``services.door``.
"""
