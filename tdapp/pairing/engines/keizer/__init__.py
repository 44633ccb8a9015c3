"""The Keizer pairing: down the table, neighbours first, as few early rematches as can be."""
