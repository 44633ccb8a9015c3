"""Is the event ready for the rating officer? What B.02 and the report ask for, each finding with where it is mended."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from itertools import pairwise

from tdapp.domain.ratings.rating_list import RateOfPlay
from tdapp.domain.section.event import DEPUTY, Official, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.time_control import first_period_moves, rate_of_play, read_time_control, seconds_of_game
from tdapp.domain.section.tournament_rating import fide_rating, order_of
from tdapp.domain.section.typed_players import unknown_federation
from tdapp.domain.systems.registry import is_unknown, name_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.services.players.duplicates import KnownPlayers, Sameness
from tdapp.services.ratings.changes import SCORES
from tdapp.services.ratings.report import for_rating
from tdapp.services.ratings.tournament_report import chief_of

STANDARD_MINUTES = ((2400, 120), (1800, 90), (0, 60))
"""B.02, 1.1: a player of at least this rating needs at least so many minutes for 60 moves."""
FIRST_CONTROL = 30  # moves, B.02, 1.2
ROUNDS_A_DAY = {RateOfPlay.STANDARD: 2, RateOfPlay.RAPID: 15, RateOfPlay.BLITZ: 30}
_SHORT = (Outcome.SHORT_WIN, Outcome.SHORT_DRAW, Outcome.SHORT_LOSS)


class Place(Enum):
    """Where a finding is mended; the values are stored nowhere and shown by the command line."""

    EVENT = marked("event")
    SECTION = marked("section")
    SCHEDULE = marked("schedule")
    PLAYER = marked("player")
    ROUND = marked("round")


@dataclass(frozen=True, slots=True)
class Lack:
    """One finding: ``field`` of ``place``, and the player or the round it is about. ``grave``: no report without it."""

    id: str
    text: str
    place: Place
    field: str
    number: int | None = None
    grave: bool = True


def readiness(section: Section, today: dt.date | None = None) -> tuple[Lack, ...]:
    """Everything that is missing or odd, grave things first."""
    asked = section
    section = for_rating(section)
    found = [
        *_event(section),
        *_system(asked),
        *_officials(section),
        *_time_control(section),
        *_schedule(section, today),
        *_players(section),
        *_games(section),
    ]
    return tuple(sorted(found, key=lambda one: not one.grave))


def _event(section: Section) -> Iterator[Lack]:
    event = section.event
    for field, value, text in (
        ("name", event.name, tr("The event has no name (012).")),
        ("city", event.city, tr("The place is missing (022).")),
        ("federation", event.federation, tr("The federation of the event is missing (032).")),
        ("start", event.start, tr("The date of the start is missing (042).")),
        ("end", event.end, tr("The date of the end is missing (052).")),
    ):
        if not value:
            yield Lack(f"no-{field}", text, Place.EVENT, field)
    if event.federation and unknown_federation(event.federation):
        text = tr("“{code}” is no federation of FIDE.").format(code=event.federation)
        yield Lack("no-such-federation", text, Place.EVENT, "federation")
    if event.start and event.end and event.end < event.start:
        yield Lack("end-before-start", tr("The event ends before it begins."), Place.EVENT, "end")
    if not event.type_text and not section.type_code:
        text = tr("The type of the tournament is not said (092, 192).")
        yield Lack("no-type", text, Place.SECTION, "type_code", grave=False)


def _system(section: Section) -> Iterator[Lack]:
    if is_unknown(section.system) or not section.system.status.of_fide:
        text = tr("The event is paired by the {system}, which is none of FIDE's: send its rules along (C.04.2).")
        yield Lack("other-system", text.format(system=name_of(section)), Place.SECTION, "type_code", grave=False)


def _officials(section: Section) -> Iterator[Lack]:
    event = section.event
    chief = chief_of(event)
    if chief is None:
        yield Lack("no-chief", tr("No chief arbiter is named (102)."), Place.EVENT, "officials")
    deputies = [one for one in event.officials if one.role == DEPUTY] or [
        Official(DEPUTY, name) for name in event.deputies
    ]
    for one in ([chief] if chief else []) + deputies:
        if not one.fide_id:
            text = tr("{name} has no FIDE ID: every arbiter needs one.").format(name=one.name)
            yield Lack("arbiter-without-id", text, Place.EVENT, "officials")


def _time_control(section: Section) -> Iterator[Lack]:
    code = section.rate_of_play[1]
    if not code:
        text = tr("The time control has no code (222): nobody can see whether it is enough.")
        yield Lack("no-time-control", text, Place.SECTION, "time_control_code", grave=False)
        return
    try:
        control = read_time_control(code)
    except RuleViolation as problem:
        yield Lack("time-control", str(problem), Place.SECTION, "time_control_code")
        return
    rate = RateOfPlay(section.rate)
    if rate_of_play(control) != rate.value:
        text = tr("By its time control this is {found}, the section is rated as {rate}.")
        text = text.format(found=rate_of_play(control), rate=rate.value)
        yield Lack("rate", text, Place.SECTION, "rate")
    if rate is not RateOfPlay.STANDARD:
        return
    order = order_of(section)
    best = max((fide_rating(player, order) or 0 for player in section.players), default=0)
    minutes = min(seconds_of_game(control)) // 60
    least = next(least for rating, least in STANDARD_MINUTES if best >= rating)
    if minutes < least:
        text = tr("{minutes} minutes for 60 moves; with a player of {rating} at least {least} are needed (B.02, 1.1).")
        text = text.format(minutes=minutes, rating=best, least=least)
        yield Lack("too-fast", text, Place.SECTION, "time_control_code")
    moves = first_period_moves(control)
    if moves is not None and moves < FIRST_CONTROL:
        text = tr("The first time control is at move {moves}; it must not be before move {least} (B.02, 1.2).")
        text = text.format(moves=moves, least=FIRST_CONTROL)
        yield Lack("first-control", text, Place.SECTION, "time_control_code")


def _schedule(section: Section, today: dt.date | None) -> Iterator[Lack]:
    event, dates = section.event, section.round_dates
    played = section.rounds_paired
    missing = [number for number in range(1, played + 1) if number > len(dates) or dates[number - 1] is None]
    if missing:
        shown = ", ".join(map(str, missing))
        text = ntr("The date of round {rounds} is missing (132).", "The dates of rounds {rounds} are missing (132).",
                   len(missing)).format(rounds=shown)  # fmt: skip
        yield Lack("no-round-date", text, Place.SCHEDULE, "round_dates", missing[0])
    left = section.rounds_total - played
    if left > 0 and not section.closed:
        text = ntr(
            "{left} of {total} rounds is still to be played.", "{left} of {total} rounds are still to be played.", left
        ).format(left=left, total=section.rounds_total)
        yield Lack("rounds-left", text, Place.SECTION, "rounds_total", grave=False)
    known = [(number, date) for number, date in enumerate(dates[:played], start=1) if date is not None]
    for number, date in known:
        if (event.start and date < event.start) or (event.end and date > event.end):
            text = tr("Round {number} is not within the dates of the event.").format(number=number)
            yield Lack("round-outside", text, Place.SCHEDULE, "round_dates", number)
    for (before, one), (number, date) in pairwise(known):
        if date < one:
            text = tr("Round {number} is dated before round {before}.").format(number=number, before=before)
            yield Lack("rounds-out-of-order", text, Place.SCHEDULE, "round_dates", number)
    most = ROUNDS_A_DAY[RateOfPlay(section.rate)]
    for date, count in Counter(date for _, date in known).items():
        if count > most:
            text = tr("{count} rounds on {date}: at most {most} a day are rated (B.02).")
            if RateOfPlay(section.rate) is RateOfPlay.STANDARD:
                text = tr("{count} rounds on {date}: title norms allow {most} a day (B.01, 1.1.3).")
            text = text.format(count=count, date=date.isoformat(), most=most)
            yield Lack("rounds-a-day", text, Place.SCHEDULE, "round_dates", grave=False)
    if today and event.end and event.end > today and played >= section.rounds_total:
        yield Lack("ends-later", tr("The event ends after today."), Place.EVENT, "end", grave=False)


def _players(section: Section) -> Iterator[Lack]:
    known = KnownPlayers()
    for player in section.players:
        yield from _player(player)
        for why, other in known.find(player):
            if why is Sameness.FIDE_ID:
                text = tr("{name} and {other} have the same FIDE ID.")
            elif why is Sameness.NATIONAL_ID:
                text = tr("{name} and {other} have the same national ID.")
            else:
                text = tr("{name} and {other} may be the same person.")
            words = text.format(name=player.shown, other=other.shown)
            yield Lack("duplicate", words, Place.PLAYER, "fide_id", player.number, why is not Sameness.NAME)
        known.add(player)


def _player(player: Player) -> Iterator[Lack]:
    def lack(id_: str, text: str, field: str, *, grave: bool = True) -> Lack:
        return Lack(id_, text.format(name=player.shown), Place.PLAYER, field, player.number, grave)

    if not player.fide_id:
        yield lack("no-fide-id", tr("{name} has no FIDE ID."), "fide_id")
    elif not (player.fide_id.isascii() and player.fide_id.isdigit()):
        yield lack("odd-fide-id", tr("The FIDE ID of {name} is no number."), "fide_id")
    if not player.federation:
        yield lack("no-player-federation", tr("{name} has no federation."), "federation")
    elif unknown_federation(player.federation):
        yield lack("unknown-player-federation", tr("The federation of {name} is none of FIDE's."), "federation")
    if not player.birth_year:
        yield lack("no-birth", tr("{name} has no year of birth."), "birth")
    if player.sex is None:
        yield lack("no-sex", tr("{name} has no sex."), "sex", grave=False)


def _games(section: Section) -> Iterator[Lack]:
    for number in range(1, section.rounds_paired + 1):
        column = [row[number - 1].outcome for row in section.cells]
        undecided = sum(one in (Outcome.OPEN, Outcome.ADJOURNED) for one in column) // 2
        if undecided:
            text = ntr("Round {number}: {count} game has no result.", "Round {number}: {count} games have no result.",
                       undecided).format(number=number, count=undecided)  # fmt: skip
            yield Lack("no-result", text, Place.ROUND, "result", number)
        short = sum(one in _SHORT for one in column) // 2
        if short:
            text = ntr(
                "Round {number}: {count} game under one move is not rated.",
                "Round {number}: {count} games under one move are not rated.",
                short,
            ).format(number=number, count=short)
            yield Lack("short-game", text, Place.ROUND, "result", number, grave=False)
    if section.rounds_paired and not any(cell.outcome in SCORES for row in section.cells for cell in row):
        yield Lack("no-game", tr("No game was played over the board."), Place.ROUND, "result", 1)
