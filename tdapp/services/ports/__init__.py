"""What storage must offer to handlers and to the window: protocols, and how fields are tidied before they are stored.

No calculation, no handler.
"""
