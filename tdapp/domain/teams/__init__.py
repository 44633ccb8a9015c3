"""What follows from a section of teams: scores, the bracket, the teams seen as players. ``section`` has its values."""
