"""The articles about pairing: positions, colours, what is legal, tables, acceleration, replay."""
