"""The columns of an event file and what stands in them, in words: the log never shows a raw name."""

from __future__ import annotations

from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.wording import marked, tr

_NAMES = {
    "name": marked("Name"),
    "city": marked("City"),
    "federation": marked("Federation"),
    "start": marked("First day"),
    "end": marked("Last day"),
    "chief_arbiter": marked("Chief arbiter"),
    "time_control": marked("Time control"),
    "rounds_total": marked("Rounds"),
    "cycles": marked("Cycles"),
    "edition": marked("Edition of the rules"),
    "ladder": marked("Tie-breaks"),
    "trial_ladder": marked("Tie-breaks on trial"),
    "initial_colour": marked("Initial colour"),
    "system_key": marked("Pairing system"),
    "system_text": marked("Parameters of the system"),
    "win": marked("A win"),
    "draw": marked("A draw"),
    "loss": marked("A loss"),
    "number": marked("Number"),
    "rating": marked("Rating"),
    "title": marked("Title"),
    "fide_id": marked("FIDE ID"),
    "birth": marked("Born"),
    "club": marked("Club"),
    "national_rating": marked("National rating"),
    "national_id": marked("National ID"),
    "native_name": marked("Name in own script"),
    "standing": marked("State"),
    "fixed_table": marked("Fixed table"),
    "comment": marked("Comment"),
    "paid": marked("Paid"),
    "owed": marked("Entry fee"),
    "check_in": marked("Check-in"),
    "k_factor": marked("K"),
    "sex": marked("Sex"),
    "date": marked("Date"),
    "note": marked("Note"),
    "outcome": marked("Outcome"),
    "short": marked("Short name"),
    "captain": marked("Captain"),
    "contact": marked("Contact"),
    "reason": marked("Reason"),
    "match_points": marked("Match points"),
    "game_points": marked("Game points"),
    "delay": marked("Delay"),
    "pab": marked("A pairing-allocated bye"),
    "full_bye": marked("A full-point bye"),
    "half_bye": marked("A half-point bye"),
    "zero_bye": marked("A zero-point bye"),
    "forfeit_win": marked("A win by forfeit"),
    "forfeit_loss": marked("A loss by forfeit"),
    "half_limit": marked("Half-point byes at most"),
    "half_until": marked("Half-point byes until round"),
    "rate": marked("Rate of play"),
    "strength": marked("Strength"),
    "type_text": marked("Type of tournament"),
    "notice": marked("Notice"),
}
_VALUES = {
    ("check_in", "not-yet"): marked("not seen yet"),
    ("check_in", "present"): marked("present"),
    ("check_in", "absent"): marked("absent"),
    ("standing", "active"): marked("takes part"),
    ("standing", "withdrawn"): marked("withdrawn"),
    ("standing", "expelled"): marked("expelled"),
    ("initial_colour", "W"): marked("White"),
    ("initial_colour", "B"): marked("Black"),
    ("sex", "m"): marked("male"),
    ("sex", "w"): marked("female"),
    ("outcome", "hpb"): marked("half-point bye"),
    ("outcome", "fpb"): marked("full-point bye"),
    ("outcome", "zpb"): marked("zero-point bye"),
    ("outcome", "pab"): marked("pairing-allocated bye"),
    ("rate", "standard"): marked("standard"),
    ("rate", "rapid"): marked("rapid"),
    ("rate", "blitz"): marked("blitz"),
    **{("system_key", system.key): system.name for system in SYSTEMS},
}


def column_name(column: str) -> str | None:
    """The column in words; None for one that says nothing to people: keys, blocks of data."""
    name = _NAMES.get(column)
    return None if name is None else tr(name)


def value_words(column: str, value: object) -> str:
    """What stood in a column."""
    if value in (None, ""):
        return "–"
    text = str(value)
    words = _VALUES.get((column, text))
    return tr(words) if words is not None else text.replace(",", ", ") if column in _LADDERS else text


_LADDERS = ("ladder", "trial_ladder")
