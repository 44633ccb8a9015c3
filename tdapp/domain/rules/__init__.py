"""The rules with a warning level: id, level, text, article.

Handlers look them up in ``rulebook``; no rule lives in the window.
"""
