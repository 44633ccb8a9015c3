"""Several arbiters in the window: who was invited, telephones, desks, and a desk's link to the leading computer."""
