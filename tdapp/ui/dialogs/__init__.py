"""Dialogs and pop-ups: the few places where a line in a panel will not do.

Belongs here: windows above the window. Does not: decisions; they return values or call the controller.
"""
