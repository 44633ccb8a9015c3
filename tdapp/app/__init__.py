"""The composition root: the one place that sees window, storage and exchange files, and puts them together."""
