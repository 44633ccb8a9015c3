"""The Documents page: the shelf, options, preview, printing and saving."""
