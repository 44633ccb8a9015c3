"""The journal as it is read: steps in words, and the undo stack."""
