"""Copies of an event file: verified backups, rotation, rescue."""
