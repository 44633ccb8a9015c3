"""The command line: one module per verb in ``verbs``, one line each in ``registry``.

Belongs here: arguments, exit status, text, JSON and CSV on standard output. Does not: calculations (services) or files
(trf, storage). A verb imports only what it needs: no Qt, no SQLAlchemy, no reportlab where it can do without.
"""
