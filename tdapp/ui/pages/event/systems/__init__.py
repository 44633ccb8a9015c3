"""What single pairing systems ask for on the Event page, and new sections that are made from tables."""
