"""Documents for other programs: web pages, CSV, workbooks, all from the same DocumentModel as the PDF.

Belongs here: escaping, headers, cell types. Does not: what a document says (documents), PDF (layout, pdf).
"""
