"""Section -> TRF26 or TRF16 bytes; what TRF has no record for goes into comment marks (trf.marks)."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import Ladder, Rung
from tdapp.domain.section.leavers import left_early, points_before
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.scoring import PointSystem, decimal_text
from tdapp.domain.section.team import Score
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.registry import chosen_key, named_with
from tdapp.domain.words.wording import tr
from tdapp.trf.byes_only import byes_only_marks
from tdapp.trf.decode import clean
from tdapp.trf.kind import kind_of_code, kind_of_words
from tdapp.trf.marks import comment_line, mark_line
from tdapp.trf.officials import official_records
from tdapp.trf.own import POINT_FIELDS, typed_marks
from tdapp.trf.player_lines import NAME_WIDTH, national_code, national_line, player_line, player_marks, ranks_by_points
from tdapp.trf.points import canonical
from tdapp.trf.records import FIRST_ROUND
from tdapp.trf.registration import registration_marks
from tdapp.trf.round_lines import abnormal_lines, bye_lines, outcome_marks
from tdapp.trf.teams.event import said_by_code
from tdapp.trf.teams.lines import header_lines, old_team_lines, team_code, team_lines
from tdapp.trf.teams.marks import team_marks
from tdapp.trf.tie_games import tie_marks
from tdapp.trf.tournament_ratings import RECORD, method_line, report_rating

Flavour = Literal["trf26", "trf16"]

UNDECIDED = frozenset((Outcome.OPEN, Outcome.ADJOURNED))

MTB26 = frozenset(
    (
        "DE", "BPG", "BWG", "REP", "STD", "SB", "ARO", "TPR", "PTP", "APRO", "APPO", "RTNG", "WIN", "WON", "PS", "TPN",
        "BH", "AOB", "FB", "KS", "BC", "TBR", "BBE", "MPVGP", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "SSSC", "EDE", "EDET",
        "EDEB", "EDEBT", "EDEBB",
    )
)  # fmt: skip
"""Tie-break codes that record 202 can name; everything else is an OTHER_ code."""


def write_trf(
    section: Section,
    *,
    flavour: Flavour = "trf26",
    program: str,
    ranks: Mapping[int, int] | None = None,
    team_ranks: Mapping[int, int] | None = None,
    words: tuple[str, ...] = (),
    interim: bool = False,
) -> bytes:
    """The section as UTF-8 without a mark, lines ended by CRLF.

    ``ranks`` gives the place of each pairing number (None: by points), ``team_ranks`` that of each team. ``program``
    goes to record 182. ``words`` are sentences about private tie-breaks, written as comments that a reader drops.
    ``interim``: games without a result are marked as TRF26 does (``?``, worth X of record 162) and the file says that
    it is not the final one. TRF16 gets only what TRF16 has; ``losses`` says what is missing then. RuleViolation when a
    pairing number has no room.
    """
    points = points_before(section)
    places = ranks_by_points(points) | dict(ranks or {})
    lines = _header(section)
    if flavour == "trf26":
        if interim:
            count = sum(cell.outcome in UNDECIDED for row in section.cells for cell in row) // 2
            words = (
                f"INTERIM REPORT, not the final one. Games adjourned or without a result (?): {count}.",
                *words,
            )
        lines += _header26(section, program, interim=interim) + _marks(section)
        lines += [mark_line(clean(text), "words") for text in words]
    for player, row in zip(section.players, section.cells, strict=True):
        rating = report_rating(section, player)
        unknown = "?" if interim and flavour == "trf26" else " "
        lines.append(player_line(player, row, points[player.number], places[player.number], rating, unknown))
    lines += filter(None, (national_line(section, player) for player in section.players))
    lines += old_team_lines(section)
    if flavour == "trf26":
        abnormal, awarded = abnormal_lines(section)
        lines += team_lines(section, team_ranks or {})
        lines += bye_lines(section) + _accelerations(section) + _forbidden(section) + abnormal + awarded
    return "".join(line.rstrip(" ") + "\r\n" for line in lines).encode("utf-8", "replace")


def losses(section: Section) -> tuple[str, ...]:
    """What TRF16 cannot hold of this section, one sentence each."""
    outcomes = {cell.outcome for row in section.cells for cell in row}
    shown = max(section.rounds_held, len(section.round_dates))
    found = {
        tr("The number of rounds is not in TRF16."): section.rounds_total > shown,
        tr("The initial colour is not in TRF16."): bool(section.initial_colour),
        tr("The point system is not in TRF16; the points column is right."): not section.points.is_standard,
        tr("The pairing system (record 192) is not in TRF16."): bool(section.type_code),
        tr("The system of the teams is not in TRF16."): section.kind in (Kind.SCHEVENINGEN, Kind.TEAM_KNOCKOUT),
        tr("Who goes on by decision is not in TRF16."): any(match.decision for match in section.matches),
        tr("Tie-break games of drawn matches are not in TRF16."): bool(section.tie_games or section.tie_decisions),
        tr("The tie-breaks are not in TRF16."): section.ladder is not None,
        tr("The time control as a code (record 222) is not in TRF16."): bool(section.rate_of_play[1]),
        tr("Points that the arbiter awarded are not in TRF16 game by game."): any(
            cell.awarded is not None for row in section.cells for cell in row
        ),
        tr("The acceleration is not in TRF16."): bool(section.accelerations),
        tr("Forbidden pairs are not in TRF16."): bool(section.forbidden),
        tr("Comments are not in TRF16."): bool(section.comments),
        tr("Places and values entered by hand are not in TRF16."): bool(
            section.manual_places or section.external_values
        ),
        tr("Adjourned games are open games in TRF16."): Outcome.ADJOURNED in outcomes,
        tr("Tournament ratings other than FIDE's are not in TRF16."): any(
            report_rating(section, player) != player.rating for player in section.players
        ),
        tr("Clubs are not in TRF16."): any(player.club for player in section.players),
        tr("Names longer than {count} characters are cut.").format(count=NAME_WIDTH): any(
            len(player.name) > NAME_WIDTH for player in section.players
        ),
        tr("National ratings without a federation are left out."): any(
            (player.national_rating or player.national_id) and not national_code(section, player)
            for player in section.players
        ),
    }
    return tuple(text for text, lost in found.items() if lost)


def _header(section: Section) -> list[str]:
    event = section.event
    lines = [
        _text("012", event.name),
        _text("022", event.city),
        _text("032", event.federation),
        _text("042", _date(event.start)),
        _text("052", _date(event.end)),
        f"062 {len(section.players)}",
        f"072 {sum(bool(report_rating(section, player)) for player in section.players)}",
        f"082 {len(section.teams)}",
        _text("092", event.type_text or _assumed_text(section)),
        *official_records(event),
        _text("122", section.rate_of_play[0]),
    ]
    if section.round_dates:
        dates = [date.strftime("%y/%m/%d") if date else "" for date in section.round_dates]
        lines.append("132".ljust(FIRST_ROUND) + "  ".join(date.ljust(8) for date in dates))
    return lines


def _header26(section: Section, program: str, *, interim: bool) -> list[str]:
    lines = [f"142 {section.rounds_total}"]
    if section.initial_colour:
        lines.append(_text("152", section.initial_colour))
    if interim or not section.points.is_standard or left_early(section):  # the totals alone would not say
        system = section.points
        symbols = {
            "W": system.win,
            "D": system.draw,
            "L": system.loss,
            "A": system.points(Outcome.ZERO_POINT_BYE),
            "P": system.points(Outcome.PAIRING_BYE),
        }
        if not symbols["A"]:
            del symbols["A"]  # nothing is what an absence is worth anyway, and not every engine knows the letter
        if interim:
            symbols["X"] = Fraction(0)  # nothing in the standings until it is decided; half a point for pairing only
        blocks = [f"{letter}{_short(value):>4}" for letter, value in symbols.items()]
        lines.append("162  " + "    ".join(blocks))
    if section.team_rules is not None:
        lines += header_lines(section.team_rules)
    if method := method_line(section):
        lines.append(clean(method))
    lines.append(_text("182", program))
    type_code = section.type_code or _assumed_code(section)
    if type_code:
        lines.append(_text("192", type_code))
    if section.ladder is not None:
        codes = [_code(section, rung) for rung in section.ladder.rungs]
        if codes:
            lines.append(_text("202", ",".join(codes)))
        lines.append(_text("212", ",".join(["PTS", *codes])))
    if section.rate_of_play[1]:
        lines.append(_text("222", section.rate_of_play[1]))
    return lines


def _marks(section: Section) -> list[str]:
    event = section.event
    lines = []
    if section.ladder is not None:
        lines.append(_ladder_mark(section.ladder, "ladder"))
    if section.trial_ladder is not None:
        lines.append(_ladder_mark(section.trial_ladder, "trial"))
    if section.name:
        lines.append(mark_line(clean(section.name), "section"))
    found = (("092", event.type_text, _assumed_text(section)), ("192", section.type_code, _assumed_code(section)))
    if assumed := [record for record, own, text in found if text and not own]:
        lines.append(mark_line(" ".join(assumed), "assumed"))
    known = kind_of_code(section.type_code or _assumed_code(section))
    system = section.kind.paired_as
    if known is None or known[0] is not system:
        if known is not None or kind_of_words(event.type_text or _assumed_text(section)) is not system:
            lines.append(mark_line(system.value, "kind"))
        known = None
    if chosen_key(section.system, section.type_code) or section.system_text:
        lines.append(mark_line(named_with(section.system, section.system_text), "system"))
    if section.system_since:
        lines.append(mark_line(str(section.system_since), "system-since"))
    if system is Kind.ROUND_ROBIN and (known is None or known[1] != section.cycles):
        lines.append(mark_line(str(section.cycles), "cycles"))
    start = event.start or next((date for date in section.round_dates if date), None)
    if Edition.for_start(start) is not section.edition:
        lines.append(mark_line(section.edition.value, "edition"))
    if not _in_162(section.points):
        values = {name: getattr(section.points, name) for name in POINT_FIELDS}
        given = " ".join(f"{name}={value}" for name, value in values.items() if value is not None)
        lines.append(mark_line(given, "points"))
    for standing in (Standing.WITHDRAWN, Standing.EXPELLED):
        numbers = [str(player.number) for player in section.players if player.standing is standing]
        if numbers:
            lines.append(mark_line(" ".join(numbers), "standing", standing.value))
    lines += registration_marks(section)
    for player in section.players:
        lines += player_marks(section, player)
    lines += outcome_marks(section) + typed_marks(section) + byes_only_marks(section) + tie_marks(section)
    lines += team_marks(section, code=said_by_code(section.type_code or _assumed_code(section)))
    for index, comment in enumerate(section.comments):
        if index or not comment.startswith(RECORD):
            lines.append(comment_line(clean(comment)))
    return lines


def _assumed_text(section: Section) -> str:
    """Record 092 where the event has no words of its own for it."""
    match section.kind:
        case Kind.SWISS:
            return "Individual: Swiss-System"
        case Kind.KNOCKOUT:
            return "Individual: Knock-Out"
        case Kind.ROUND_ROBIN:
            return (
                "Individual: Round-Robin"
                if section.cycles == 1
                else f"Individual: Round-Robin ({section.cycles} cycles)"
            )
        case _:
            return ""


def _assumed_code(section: Section) -> str:
    """A code for a round robin whose code is not known, so that other programs do not take it for a Swiss."""
    if section.team_rules is not None:
        return "" if section.type_code else team_code(section)
    if section.type_code or section.kind is not Kind.ROUND_ROBIN:
        return ""
    match section.cycles:
        case 1:
            return "FIDE_ROUNDROBIN"
        case 2:
            return "FIDE_DOUBLEROUNDROBIN"
        case cycles:
            return f"BERGER_ROUNDROBIN_G{cycles}"


def _in_162(system: PointSystem) -> bool:
    if system.is_standard:
        return True
    absent = system.points(Outcome.ZERO_POINT_BYE)
    plain = PointSystem(system.win, system.draw, system.loss, system.pab, zero_bye=absent, forfeit_loss=absent)
    values = (system.win, system.draw, system.loss, absent, system.points(Outcome.PAIRING_BYE))
    fits = all(len(decimal_text(value)) <= 4 for value in values)
    return fits and canonical(plain) == canonical(system)


def _short(value: Fraction) -> str:
    text = decimal_text(value)
    return text if len(text) <= 4 else text[:4].rstrip(".")


def _ladder_mark(ladder: Ladder, key: str) -> str:
    return mark_line(clean(str(ladder)), key)


def _code(section: Section, rung: Rung) -> str:
    plain = "round-robin" if section.kind.paired_as is Kind.ROUND_ROBIN else f"fide-{section.edition.value}"
    if rung.code.upper() in MTB26 and rung.policy in (None, plain) and not rung.options:
        return rung.label
    return "OTHER_" + re.sub("[^A-Z0-9]+", "_", str(rung).upper()).strip("_")


def _accelerations(section: Section) -> list[str]:
    rules = section.team_rules
    lines = []
    for block in section.accelerations:
        points = ["0.0", block.points]
        if rules is not None and rules.primary is Score.MATCH:
            points.reverse()
        lines.append(
            f"250 {points[0]:>4} {points[1]:>4} {block.first_round:03} {block.last_round:03} "
            f"{block.first_number:04} {block.last_number:04}"
        )
    return lines


def _forbidden(section: Section) -> list[str]:
    return [
        f"260 {block.first_round:03} {block.last_round:03} " + " ".join(f"{number:4}" for number in block.numbers)
        for block in section.forbidden
    ]


def _text(code: str, text: str) -> str:
    return f"{code} {clean(text).strip(' ')}".rstrip(" ")


def _date(date: dt.date | None) -> str:
    return f"{date.year:04}/{date.month:02}/{date.day:02}" if date else ""
