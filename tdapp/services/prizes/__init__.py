"""Prizes: who gets what and why, the list as a table, what is printed beside the lists."""
