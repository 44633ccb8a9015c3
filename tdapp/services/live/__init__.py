"""Running games as the public sees them, and when; without Qt and without a server, because both serve from it.

``delay`` decides, ``public`` words what it let through. What a source sends goes into a ``Gate``; nothing that has not
come out of it may leave the window's process.
"""
