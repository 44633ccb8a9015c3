"""Other people's files: reviewing a TRF before it becomes an event, rating lists, player tables.

Belongs here: formats and what they could not say. Does not: TRF's own text (tdapp.trf), storage, Qt.
"""
