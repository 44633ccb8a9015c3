"""The live pages: a process of its own that holds only what is public, and alone uses aiohttp.

It reads what it may know from its standard input, line by line; what is public and when, ``services.live`` decides.
Nothing here knows an event file, a rule of chess, or a moment before its time.
"""
