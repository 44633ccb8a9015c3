"""Several arbiters in the window: who was invited, telephones, desks, and the link to the leading computer at a desk."""
