"""Words of the trade that every room speaks: errors, warnings and their levels, changes, amounts, language.

Nothing here knows a section or a player; what is said about those lies in their own rooms.
"""
