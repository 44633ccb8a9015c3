"""Alembic's environment: one revision per file in ``versions``.

Belongs here: the way from every released schema to the present one. Does not: anything imported from tdapp, for
that changes and a migration must not.
"""
