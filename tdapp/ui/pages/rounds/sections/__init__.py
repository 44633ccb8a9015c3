"""All sections of the event beside one another, and the next step in all of them."""
