"""What all pages talk to: the open event, calculations, tasks, undo, settings. No widgets."""
