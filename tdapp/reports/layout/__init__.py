"""From what a document says to pages of texts and lines at fixed places; nothing here knows reportlab."""
