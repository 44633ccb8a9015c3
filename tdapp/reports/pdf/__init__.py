"""Pages to PDF: fonts, scripts, and the only module that talks to reportlab."""
