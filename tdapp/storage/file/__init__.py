"""An event file as a file: its first bytes, locks, logs and journals of SQLite, what a crash left, the connection."""
