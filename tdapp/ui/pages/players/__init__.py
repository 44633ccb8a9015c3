"""The Players page: the list, entry, check-in, categories, ratings, numbers."""
