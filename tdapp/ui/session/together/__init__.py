"""Desks in the window: answered at the leading computer, and the link to it at a desk."""
