"""One transaction with its journal row: row images, undo, going back, taking over another copy."""
