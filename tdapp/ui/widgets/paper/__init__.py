"""Sheets in the window: pages drawn, previewed, printed."""
