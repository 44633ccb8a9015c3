"""What our own comment marks (trf.marks) say beyond TRF's records."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.outcome import RULES, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.typed_values import is_value, is_value_name
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.registry import system_named, system_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.trf.marks import mark_line, value_of, values_of
from tdapp.trf.notes import Notebook
from tdapp.trf.points import canonical
from tdapp.trf.records import MAX_ROUNDS, Header, PlayerRecord, exact, numbers_in
from tdapp.trf.rounds import LETTER_OF_OUTCOME

Awards = dict[tuple[int, int], tuple[str, Fraction]]
"""(pairing number, round) -> ("set" or "add", points)."""

POINT_FIELDS = (
    "win", "draw", "loss", "pab", "full_bye", "half_bye", "zero_bye", "forfeit_win", "forfeit_loss",
)  # fmt: skip
PLAYER_FIELDS = (
    "name", "title", "federation", "fide_id", "birth", "club", "national_id", "rating", "national_rating",
)  # fmt: skip
NO_NAME = "-"
_EDITIONS = {edition.value: edition for edition in Edition}
_STANDINGS = {standing.value: standing for standing in Standing}
_OUTCOMES = {outcome.value: outcome for outcome in Outcome}


def apply_player_marks(header: Header, records: dict[int, PlayerRecord]) -> None:
    """Fields that do not fit TRF's columns: long names, clubs, ..."""
    for _, (name, word), value in values_of(header, "player"):
        record = records.get(_whole(word))
        if record is None or name not in PLAYER_FIELDS:
            continue
        if name in ("rating", "national_rating"):
            setattr(record, name, _whole(value) or None)
        elif name != "name" or value.startswith(record.name):  # a name that was edited in the file counts
            setattr(record, name, value)


def apply_outcomes(header: Header, rows: dict[int, list[str]], notebook: Notebook) -> set[tuple[int, int]]:
    """Write the outcomes that share a TRF letter into the rows; (number, index) of the cells so settled."""
    settled: set[tuple[int, int]] = set()
    columns = len(next(iter(rows.values())))
    for line, (round_word, word), value in values_of(header, "round"):
        outcome, index = _OUTCOMES.get(word), _whole(round_word) - 1
        if outcome is None or not 0 <= index < MAX_ROUNDS:
            continue
        if index >= columns:
            for row in rows.values():
                row += [" "] * (index + 1 - columns)
            columns = index + 1
        for number in numbers_in(value):
            row_or_none = rows.get(number)
            if row_or_none is None:
                continue
            present = row_or_none[index]
            if RULES[outcome].paired != (present == "?") or (
                RULES[outcome].paired and outcome is not Outcome.ADJOURNED
            ):
                notebook.leave_out(
                    "round",
                    tr("A note on round {round} does not fit player {number}").format(round=index + 1, number=number),
                    line,
                    1,
                )
                continue
            if not RULES[outcome].paired and present not in "UZR FH":
                notebook.leave_out(
                    "round",
                    tr("A note on round {round} does not fit player {number}").format(round=index + 1, number=number),
                    line,
                    1,
                )
                continue
            row_or_none[index] = LETTER_OF_OUTCOME[outcome]
            settled.add((number, index))
    return settled


def own_awards(header: Header) -> Awards:
    """Points that a 299 record cannot hold."""
    awards: Awards = {}
    for _, (round_word, word), value in values_of(header, "awarded"):
        points, round_number = exact(value), _whole(round_word)
        if points is not None and round_number:
            awards[_whole(word), round_number] = ("set", points)
    return awards


def own_points(header: Header, stated: PointSystem | None) -> PointSystem | None:
    """The point system where record 162 cannot hold it."""
    text = value_of(header, "points")
    if text is None:
        return stated
    fields: dict[str, Fraction] = {}
    for part in text.split():
        name, _, value = part.partition("=")
        points = exact(value)
        if name in POINT_FIELDS and points is not None:
            fields[name] = points
    return canonical(PointSystem(**fields))


def own_edition(header: Header) -> Edition | None:
    """The edition that was chosen otherwise than by date."""
    return _EDITIONS.get(value_of(header, "edition") or "")


def own_standings(header: Header) -> dict[int, Standing]:
    """Players who left or were expelled."""
    found: dict[int, Standing] = {}
    for _, (word,), value in values_of(header, "standing"):
        if word in _STANDINGS:
            found |= dict.fromkeys(numbers_in(value), _STANDINGS[word])
    return found


def manual_places(header: Header, records: Collection[int], notebook: Notebook) -> tuple[tuple[int, int], ...]:
    """Places decided by hand: ``number=place``."""
    found: dict[int, int] = {}
    for line, _, value in values_of(header, "manual"):
        for part in value.split():
            word, _, place = part.partition("=")
            if _whole(word) not in records or not 1 <= _whole(place) <= 9999:
                notebook.leave_out(
                    "manual", tr("A place decided by hand cannot be read: {part}").format(part=part), line, 1
                )
                continue
            found[_whole(word)] = _whole(place)
    return tuple(sorted(found.items()))


def external_values(header: Header, records: Collection[int], notebook: Notebook) -> tuple[tuple[str, int, str], ...]:
    """Values typed in: ``number=value`` under each name."""
    found: dict[tuple[str, int], str] = {}
    for line, (name,), value in values_of(header, "external"):
        known = name if name != NO_NAME else ""
        for part in value.split():
            word, _, text = part.partition("=")
            if _whole(word) not in records or not is_value(text) or (known and not is_value_name(known)):
                notebook.leave_out("external", tr("A value typed in cannot be read: {part}").format(part=part), line, 1)
                continue
            found[known, _whole(word)] = text
    return tuple((name, number, text) for (name, number), text in sorted(found.items()))


def typed_marks(section: Section) -> list[str]:
    """The lines of what was entered by hand."""
    lines = []
    if section.manual_places:
        lines.append(mark_line(" ".join(f"{number}={place}" for number, place in section.manual_places), "manual"))
    by_name: dict[str, list[str]] = {}
    for name, number, text in section.external_values:
        by_name.setdefault(name, []).append(f"{number}={text}")
    return lines + [mark_line(" ".join(parts), "external", name or NO_NAME) for name, parts in by_name.items()]


def own_system(header: Header, kind: Kind, type_code: str, notebook: Notebook) -> tuple[str, str]:
    """The key of the system that was chosen, where the code does not say it, and the text of its parameters."""
    text = value_of(header, "system")
    if not text:
        return "", ""
    try:
        system, parameters = system_named(text)
    except RuleViolation as problem:
        words = tr("The pairing system of the file cannot be read and is left out ({problem})")
        notebook.leave_out("system", words.format(problem=str(problem).rstrip(".")))
        return "", ""
    return ("" if system_of(kind, "", type_code) is system else system.key), parameters


def trial_ladder(header: Header, notebook: Notebook) -> Ladder | None:
    """The ladder that was in the editor."""
    text = value_of(header, "trial")
    if text is None:
        return None
    try:
        return parse_ladder(text)
    except RuleViolation:
        notebook.leave_out("trial", tr("The trial ladder of the file cannot be read and is left out"))
        return None


def _whole(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0
