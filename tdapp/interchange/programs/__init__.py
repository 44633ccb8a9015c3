"""Files and lists of other pairing programs, as far as public samples establish their layout."""
