"""The laboratory: which tie-break, which rule for unplayed games serves best? Studies over many generated events.

Belongs here: studies, their measure, running them over processes, their tables and pictures. Does not: criteria,
policies and the generator (tiebreaks, services/pairing), the window (ui).
"""
