"""An event file from its first bytes to its close: made, opened, locked, migrated, read."""
