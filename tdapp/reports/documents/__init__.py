"""One file per printed document: id, name, and build(standings, options) -> DocumentModel.

Belongs here: which columns, which order, which words. Does not: positions, fonts, paper (layout).
"""
