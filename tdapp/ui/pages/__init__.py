"""The pages, a room each: panel, models, dialogs, delegates and actions together. Pages do not import one another."""
