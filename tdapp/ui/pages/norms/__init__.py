"""Norms: who has a title norm, who still can, and what only the arbiter knows. Shown where it was asked for."""
