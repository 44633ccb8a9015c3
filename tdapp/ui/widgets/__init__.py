"""Small widgets used by more than one panel: quiet combo boxes, steppers, tables, chips, banners.

Belongs here: widgets that know nothing about events. Does not: panels.
"""
