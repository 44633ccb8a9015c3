"""Pairing a round: check, engine, by hand, rules, reasons."""
