"""The one door for every change: which handler, which rule before it, one transaction.

A noun brings its handlers from its own room; nothing about a noun is decided here.
"""
