"""The window: the only user of PySide6. Thin widgets that build, connect and forward.

Belongs here: widgets, item models with ready rows, icons, themes, dialogs. Does not: chess rules, SQL, pages of paper.
"""
