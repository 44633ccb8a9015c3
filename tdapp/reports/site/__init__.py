"""The event as a website: a folder of plain files with relative links that needs no script and no other host.

Each page is a document model of ``reports.documents`` in a common frame; nothing is computed here.
"""
