"""Files that people name: read within limits, written whole or not at all, never over an event.

What lies inside an event file belongs to ``storage``; what a document looks like to ``reports``.
"""
