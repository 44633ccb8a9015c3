"""Chess itself: reading and writing games, the Laws over a record, positions. Alone uses ``chess``.

Pure functions over text and frozen records: no file is opened, nothing is decided about an event.
"""
