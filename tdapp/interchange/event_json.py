"""The whole event as one JSON file that other programs may rely on (docs/event.schema.json), and back.

It holds no time of export, no path and no history; keys and lists are in a fixed order, so that the same event gives
the same bytes. Every section has its cells (what each round was for each player), which decide, and its rounds with
their boards.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.text import GameText, game_text, record_of
from tdapp.domain.ratings.rating_list import RateOfPlay
from tdapp.domain.section.event import ROLES, Event, Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.page_head import PageHead, checked_lines, checked_picture
from tdapp.domain.section.publishing import Publishing, checked_publishing
from tdapp.domain.section.round import Round
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.systems.registry import checked_text
from tdapp.domain.teams.faults import team_faults
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import Fault, InputRefused, RuleViolation
from tdapp.domain.words.plain import Reader, plain, reader, readers_of
from tdapp.domain.words.wording import tr
from tdapp.games.position import refuse_illegal
from tdapp.services.prizes.checked import checked_for

FORMAT, VERSION = "tdapp-event", 1
MOST_FAULTS = 50
MOST_PLAYERS, MOST_ROUNDS = 9999, 999
SHARED = ("event", "page_head", "publishing")
"""Fields of a section that belong to the event and stand there."""
_NONSENSE = (LookupError, TypeError, ValueError, AttributeError, RuleViolation)
_LONGEST = 160
_TOP = frozenset(("format", "version", "event", "page_head", "publishing", "sections", "preferences"))
_LINES_DOWN_TO = 4  # event > sections > section > players > player: one line each


def write_json(whole: WholeEvent, *, standings: bool = False) -> bytes:
    """The file, in UTF-8; ``standings`` are those of every section besides, which nobody reads back."""
    first = whole.sections[0]
    sections = [
        {
            **_fields(section),
            "rounds": _plain(rounds),
            "games": [_plain(game_text(game)) for game in whole.games_of(place)],
            "broadcast": _plain(whole.broadcast_of(place)),
            **({STANDINGS: _standings(section)} if standings else {}),
        }
        for place, (section, rounds) in enumerate(zip(whole.sections, whole.rounds, strict=True))
    ]
    document = {
        "format": FORMAT,
        "version": VERSION,
        "event": _plain(first.event),
        "page_head": _plain(first.page_head),
        "publishing": _plain(first.publishing),
        "sections": sections,
        "preferences": dict(sorted(whole.preferences.items())),
    }
    return ("".join(_laid_out(document, 0)) + "\n").encode()


def _standings(section: Section) -> Any:
    from tdapp.interchange.event_standings import standings_of  # what only this needs

    return _plain(standings_of(section))


def looks_like_json(data: bytes) -> bool:
    """Whether a file can only be JSON: no TRF begins with a brace."""
    return data[:64].removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{")


def read_json(data: bytes) -> WholeEvent:
    """The event of a file; InputRefused names what is wrong, each with its place in the document."""
    document = _parsed(data)
    if document.get("format") != FORMAT:
        raise _refused(tr("This JSON is no event of this program: “format” is not “{name}”.").format(name=FORMAT))
    version = document.get("version")
    if type(version) is not int or version > VERSION:
        text = tr("This file is of version {version}; this program reads up to version {known}.")
        raise _refused(text.format(version=version, known=VERSION))
    found = _Faults()
    found.unknown_keys("", document, _TOP)
    event = found.read("event", _event, document.get("event"))
    head = found.read("page_head", _page_head, document.get("page_head", {}))
    shown = found.read("publishing", _publishing, document.get("publishing", {}))
    preferences = found.read("preferences", _mapping, document.get("preferences", {}))
    listed = found.read("sections", _list, document.get("sections"))
    parts = [
        _section(found, f"sections[{index}]", one, event, head, shown)
        for index, one in enumerate(until_cancelled(listed or ()))
    ]
    if listed == []:
        found.add("sections", tr("An event needs at least one section."))
    found.stop()
    sections, rounds, games, broadcasts = zip(*filter(None, parts), strict=True)
    return WholeEvent(sections, rounds, preferences, games, broadcasts)


class _Faults:
    """The faults, in the order in which they were met."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def add(self, place: str, text: str) -> None:
        line = f"{place}: {text}" if place else text
        line = "".join(char if char.isprintable() else " " for char in line)
        self.texts.append(line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…")

    def read(self, place: str, read: Callable[[Any], Any], value: Any) -> Any:
        """What a reader makes of a value; None after a fault."""
        try:
            return read(value)
        except _NONSENSE as error:
            self.add(place, str(error.args[0]) if error.args else tr("This cannot be read."))
            return None

    def unknown_keys(self, place: str, value: dict[str, Any], known: Sequence[str] | frozenset[str]) -> None:
        for key in value:
            if key not in known:
                self.add(place, tr("“{key}” is not known here.").format(key=key))

    def stop(self) -> None:
        """InputRefused where anything is wrong."""
        if self.texts:
            more = len(self.texts) - MOST_FAULTS
            shown = self.texts[:MOST_FAULTS]
            if more > 0:
                shown.append(tr("… and {count} more faults.").format(count=more))
            raise InputRefused(tuple(Fault(text, 1, 1) for text in shown))


def _parsed(data: bytes) -> dict[str, Any]:
    try:
        document = json.loads(data.decode("utf-8-sig"), parse_constant=_no_number)
    except json.JSONDecodeError as error:
        fault = Fault(tr("This is not JSON: {reason}.").format(reason=error.msg), error.lineno, error.colno)
        raise InputRefused((fault,)) from error
    except (ValueError, RecursionError) as error:
        raise _refused(tr("This is not JSON: {reason}.").format(reason=str(error)[:_LONGEST])) from error
    if not isinstance(document, dict):
        raise _refused(tr("This JSON is no event of this program."))
    if (at := _broken_text(document)) is not None:
        raise _refused(tr("This is not JSON: {reason}.").format(reason=f"surrogate: {ascii(at)[:40]}"))
    return document


def _no_number(text: str) -> float:
    raise ValueError(tr("{value} is no number").format(value=text))


def _broken_text(value: Any) -> str | None:
    """A text that no file can hold: JSON may spell half a letter (a lone surrogate)."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str) and not one.isascii() and any("\ud800" <= char <= "\udfff" for char in one):
            return one
        if isinstance(one, dict):
            waiting += (*one.keys(), *one.values())
        elif isinstance(one, list):
            waiting += one
    return None


def _refused(text: str) -> InputRefused:
    return InputRefused((Fault(text, 1, 1),))


# -- a section ---

Part = tuple[Section, tuple[Round, ...], tuple[GameRecord, ...], Broadcast]
STANDINGS = "standings"
BESIDE = ("rounds", "games", "broadcast", STANDINGS)
"""What stands in a section beside its own fields; the standings are derived, and left aside."""

_READERS, _NEEDED = readers_of(Section)
_TEXTS: dict[str, Reader] = {"ladder": lambda text: None if text is None else parse_ladder(text)}
_TEXTS["trial_ladder"] = _TEXTS["ladder"]
FIELDS = tuple(one.name for one in fields(Section) if one.name not in (*SHARED, "fixture"))
_LONG = {"players", "cells", "comments", "rounds", "games"}


def _section(
    found: _Faults,
    place: str,
    value: Any,
    event: Event | None,
    head: PageHead | None,
    publishing: Publishing | None,
) -> Part | None:
    before = len(found.texts)
    if not isinstance(value, dict):
        found.add(place, tr("A section is wanted here."))
        return None
    found.unknown_keys(place, value, (*FIELDS, *BESIDE))
    for name in sorted(_NEEDED - {*SHARED, *value}):
        found.add(place, tr("“{key}” is missing.").format(key=name))
    held: dict[str, Any] = {}
    for name in FIELDS:
        if name in value:
            read = _TEXTS.get(name, _READERS[name])
            held[name] = _one_by_one(found, f"{place}.{name}", read, value[name], name)
    rounds = _one_by_one(found, f"{place}.rounds", reader(tuple[Round, ...]), value.get("rounds", []), "rounds")
    games = _one_by_one(found, f"{place}.games", reader(tuple[GameText, ...]), value.get("games", []), "games")
    broadcast = found.read(f"{place}.broadcast", reader(Broadcast), value.get("broadcast", {}))
    if len(found.texts) > before or event is None or head is None or publishing is None:
        return None
    section = Section(event=event, page_head=head, publishing=publishing, **held)
    for at, text in _contradictions(section, rounds):
        found.add(f"{place}.{at}", text)
    records = tuple(found.read(f"{place}.games[{index}]", _game_of(section), one) for index, one in enumerate(games))
    pairs = [(one.round, one.pair) for one in records if one is not None and one.pair]
    if len(set(pairs)) < len(pairs):
        found.add(f"{place}.games", tr("A game is recorded twice."))
    return section, rounds, records, broadcast


def _game_of(section: Section) -> Callable[[GameText], GameRecord]:
    """A record whose moves are legal, of a round and of players that there are."""
    known = {None, *(player.number for player in section.players)}

    def read(text: GameText) -> GameRecord:
        record = record_of(text)
        if not 1 <= record.round <= section.rounds_total or not known.issuperset((record.white, record.black)):
            raise ValueError(tr("There is no such round or no such player."))
        refuse_illegal(record)
        return record

    return read


def _one_by_one(found: _Faults, place: str, read: Reader, value: Any, name: str) -> Any:
    """A list of many is read at once, and item by item only to say which one is wrong."""
    if name not in _LONG:
        return found.read(place, read, value)
    try:
        return read(value)
    except _NONSENSE:
        before = len(found.texts)
        for index, one in enumerate(value if isinstance(value, list) else ()):
            found.read(f"{place}[{index}]", read, [one])
        if len(found.texts) == before:
            found.add(place, tr("A list is wanted here."))
        return None


def _contradictions(section: Section, rounds: tuple[Round, ...]) -> Iterator[tuple[str, str]]:
    """(place, text) of what each field allows and all together do not."""
    numbers = [player.number for player in section.players]
    if len(set(numbers)) < len(numbers):
        yield "players", tr("A pairing number is given to more than one player.")
    if len(numbers) > MOST_PLAYERS or not all(1 <= number <= MOST_PLAYERS for number in numbers):
        yield "players", tr("Pairing numbers run from 1 to {most}.").format(most=MOST_PLAYERS)
    if not 1 <= section.rounds_total <= MOST_ROUNDS:
        yield "rounds_total", tr("There are 1 to {most} rounds.").format(most=MOST_ROUNDS)
    lengths = {len(row) for row in section.cells}
    if len(section.cells) != len(numbers) or len(lengths) > 1 or max(lengths, default=0) > section.rounds_total:
        yield "cells", tr("There is one row for each player, all of the same length, at most one cell a round.")
        return
    if section.rate not in [rate.value for rate in RateOfPlay]:
        yield "rate", tr("“{value}” is no rate of play.").format(value=section.rate)
    if section.initial_colour not in ("", "W", "B"):
        yield "initial_colour", tr("“{value}” is no colour.").format(value=section.initial_colour)
    try:
        checked_text(section.system, section.system_text)
    except RuleViolation as problem:
        yield "system_text", str(problem)
    try:
        if section.prizes is not None:
            checked_for(section.prizes, section)
    except RuleViolation as problem:
        yield "prizes", str(problem)
    yield from team_faults(section)
    known = {team.number for team in section.teams} if section.system.pairs_teams else set(numbers)
    named = [*(number for number, _ in section.manual_places), *(number for _, number, _ in section.external_values)]
    if not known.issuperset(named):
        yield "manual_places", tr("A place or a value belongs to nobody.")
    ties = [(one.round, (one.white, one.black)) for one in section.tie_games]
    ties += [(one.round, (one.winner, one.loser)) for one in section.tie_decisions]
    if any(not 1 <= number <= section.rounds_total or not set(numbers) >= set(pair) for number, pair in ties):
        yield "tie_games", tr("A tie-break game or a decision belongs to no match.")
    column = dict(zip(numbers, section.cells, strict=True))
    seen = [state.number for state in rounds]
    if len(set(seen)) < len(seen) or not all(1 <= number <= section.rounds_total for number in seen):
        yield "rounds", tr("A round is named twice, or there is no such round.")
        return
    for index, state in enumerate(rounds):
        for board in state.boards:
            white, black = (column.get(number, ())[state.number - 1 : state.number] for number in board.players)
            if not white or not black or white[0].opponent != board.black or black[0].opponent != board.white:
                text = tr("Board {number} is not what the cells of its players say.").format(number=board.number)
                yield f"rounds[{index}]", text


def _event(value: Any) -> Event:
    event: Event = reader(Event)(value)
    for official in event.officials:
        if official.role not in ROLES:
            text = tr("“{value}” is no role of an official; known are {known}.")
            raise ValueError(text.format(value=official.role, known=", ".join(ROLES)))
    return event


def _page_head(value: Any) -> PageHead:
    head: PageHead = reader(PageHead)(value)
    for picture in (*(filter(None, (head.logo, head.cover))), *head.sponsors):
        if checked_picture(picture) != picture:
            raise ValueError(tr("A picture is another one than it says."))
    if checked_lines(head.lines) != head.lines:
        raise ValueError(tr("The header lines cannot be read."))
    return head


def _publishing(value: Any) -> Publishing:
    held: Publishing = reader(Publishing)(value)
    if checked_publishing(held) != held:
        raise ValueError(tr("An address cannot be read."))
    return held


def _mapping(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError(tr("{value} is no object").format(value=repr(value)))
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(tr("{value} is no list").format(value=repr(value)))
    return value


# -- writing ---


def _fields(section: Section) -> dict[str, Any]:
    return {name: _plain(getattr(section, name)) for name in FIELDS}


def _plain(value: Any) -> Any:
    match value:
        case None | str() | int():
            return value
        case tuple():
            return [_plain(one) for one in value]
        case Ladder():
            return str(value)
        case Enum():
            return value.value
    if is_dataclass(value):
        return {name: _plain(getattr(value, name)) for name in _names(type(value))}
    return plain(value)


_NAMES: dict[type[Any], tuple[str, ...]] = {}


def _names(kind: type[Any]) -> tuple[str, ...]:
    if kind not in _NAMES:
        _NAMES[kind] = tuple(one.name for one in fields(kind))
    return _NAMES[kind]


def _laid_out(value: Any, depth: int) -> Iterator[str]:
    """JSON with a line for each thing down to a player or a round: it can be read, and compared line by line."""
    if depth == _LINES_DOWN_TO or not isinstance(value, dict | list) or not value:
        yield json.dumps(value, ensure_ascii=False)
        return
    is_object = isinstance(value, dict)
    items = value.items() if isinstance(value, dict) else enumerate(value)
    yield "{" if is_object else "["
    for place, (key, one) in enumerate(items):
        yield ("," if place else "") + "\n" + " " * (depth + 1)
        if is_object:
            yield json.dumps(key, ensure_ascii=False) + ": "
        yield from _laid_out(one, depth + 1)
    yield "\n" + " " * depth + ("}" if is_object else "]")
