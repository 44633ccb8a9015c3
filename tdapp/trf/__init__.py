"""TRF06, TRF16 and TRF26 text <-> records <-> domain.Section: reader, writer, dialects.

Belongs here: columns, codes, repairs of bent files. Does not: files on disk, other formats, tie-break registries.
Imports domain only and nothing heavy, because pairing engines and the command line start with it.
"""
