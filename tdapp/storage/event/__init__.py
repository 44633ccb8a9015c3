"""An event file as the program works with it: made, opened, migrated, checked, read, changed."""
