"""The frame: main window, menus, search, start screen, help, crash dialog.

It composes pages and knows none of their insides.
"""
