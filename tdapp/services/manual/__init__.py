"""The manual: written pages, and those generated from the catalogue."""
