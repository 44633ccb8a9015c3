"""The rating lists of this computer, beside the events."""
