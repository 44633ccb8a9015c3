"""The Standings and Crosstable pages and the explanation beside them; ``ladder`` is the Tie-breaks page."""
