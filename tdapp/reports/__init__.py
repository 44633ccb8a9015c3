"""Pages: standings rows and sections become a DocumentModel, a layout, and at last a PDF.

Belongs here: one file per document, measuring, paginating, fonts, the only use of reportlab (pdf.py).
Does not: computing places or results (tiebreaks, services), windows and previews (ui).
"""
