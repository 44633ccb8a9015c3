"""An event that another computer leads, kept equal here by lines of its journal; each step is proven by its sums."""
