"""The Games page: the boards of a round with their records, one board with its moves, imports, two scoresheets."""
