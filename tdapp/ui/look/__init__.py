"""Colours, icons, style sheet, languages."""
