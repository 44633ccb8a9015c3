"""Where gacrux is known to give another value than ours, with the article that decides; checked on random events.

``make conformance`` compares thousands of events: whatever differs and is not listed here fails.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.two_scores import GAME
from tdapp.domain.words.wording import marked


@dataclass(frozen=True)
class Case:
    """One code on one event after a round, and the player (index) whose value differs."""

    section: Section
    after: int
    code: str
    player: int = 0

    @property
    def plain(self) -> str:
        """The code without score, modifiers and options."""
        return self.code.partition("{")[0].partition("/")[0].partition(":")[0]

    @property
    def is_round_robin(self) -> bool:
        """Whether everybody meets everybody."""
        return self.section.system.berger

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The player's counted rounds."""
        return tuple(cell.outcome for cell in self.section.cells[self.player][: self.after])


@dataclass(frozen=True)
class KnownDifference:
    """``name`` in a few words, ``sentence`` with the article for the arbiter, ``applies`` to a case that differs."""

    name: str
    sentence: str
    applies: Callable[[Case], bool]


def _forfeit_win_of_a_round_robin(case: Case) -> bool:
    return (
        case.is_round_robin
        and case.section.edition is Edition.FIDE_2026
        and case.plain in ("WON", "BPG", "BWG")
        and Outcome.FORFEIT_WIN in case.outcomes
    )


def _fore_of_an_early_table(case: Case) -> bool:
    return (case.plain == "FB" or case.code == "AOB/F") and case.after < case.section.rounds_total


def _equal_points_that_are_no_draw(case: Case) -> bool:
    if case.code != "STD":
        return False
    rows, numbers = case.section.cells, [player.number for player in case.section.players]
    pairs = [
        (cell.outcome, rows[numbers.index(cell.opponent)][r].outcome)
        for r, cell in enumerate(rows[case.player][: case.after])
        if cell.opponent
    ]
    return any({mine, theirs} in ({Outcome.LOSS}, {Outcome.DRAW, Outcome.LOSS}) for mine, theirs in pairs)


def _free_round(case: Case) -> bool:
    return case.plain == "REP" and case.is_round_robin and Outcome.REST in case.outcomes


def _koya_before_the_end(case: Case) -> bool:
    odd = len(case.section.players) % 2 == 1
    return case.plain == "KS" and odd and case.after < case.section.rounds_total


def _board_count_of_unequal_game_points(case: Case) -> bool:
    scores = case.section.team_scores
    if case.plain != "BC" or scores is None:
        return False
    totals = [
        tuple(
            sum((system.awarded(cell) for cell in row[: case.after]), Fraction(0))
            for row, system in ((first, case.section.points), (second, scores.points))
        )
        for first, second in zip(case.section.cells, scores.cells, strict=True)
    ]
    own = totals[case.player]
    return any(other[0] == own[0] and other[1] != own[1] for other in totals)


def _by_game_points(case: Case) -> bool:
    scores = case.section.team_scores
    return scores is not None and scores.primary == GAME


def _half_a_point_to_nothing(case: Case) -> bool:
    system = case.section.points
    if case.plain not in ("TPR", "PTP", "APRO", "APPO") or 2 * system.draw == system.win + system.loss:
        return False
    rows, numbers = case.section.cells, [player.number for player in case.section.players]
    players = [case.player]
    if case.plain in ("APRO", "APPO"):
        players = [numbers.index(cell.opponent) for cell in rows[case.player][: case.after] if cell.opponent]
    return any(
        cell.opponent and cell.outcome is Outcome.DRAW and rows[numbers.index(cell.opponent)][r].outcome is Outcome.LOSS
        for player in players
        for r, cell in enumerate(rows[player][: case.after])
    )


def _points_given_or_taken(case: Case) -> bool:
    return case.plain in _BY_POINTS and any(
        cell.awarded is not None for row in case.section.cells for cell in row[: case.after]
    )


_BY_POINTS = ("PTS", "BH", "FB", "AOB", "SB", "DE", "PS", "KS", "WIN", "STD")
"""Codes that read the points awarded, of the player or of his opponents."""

KNOWN: tuple[KnownDifference, ...] = (
    KnownDifference(
        marked("forfeit wins in WON, BPG, BWG of a round robin (15.2)"),
        marked(
            "C.07 (2026), 15.2 leaves only forfeit losses unplayed for article 7; gacrux leaves forfeit wins out too."
        ),
        _forfeit_win_of_a_round_robin,
    ),
    KnownDifference(
        marked("Fore Buchholz before the last round (8.3)"),
        marked(
            "C.07, 8.3 draws the final round; in a table after an earlier round we take that one, "
            "gacrux none or the last."
        ),
        _fore_of_an_early_table,
    ),
    KnownDifference(
        marked("STD of 0-0 and ½-0 (7.7)"),
        marked("C.07, 7.7 compares the two sides of a round (0-0, ½-0); gacrux reads the own result."),
        _equal_points_that_are_no_draw,
    ),
    KnownDifference(
        marked("REP and the free round of a round robin (7.6)"),
        marked(
            "C.07, 7.6: the free round of an odd round robin is no bye that a player asked for; in the file it is a Z."
        ),
        _free_round,
    ),
    KnownDifference(
        marked("KS before the last round of an odd round robin (9.2)"),
        marked(
            "C.07, 9.2: half of the games scheduled so far; gacrux takes the free round off only in the last round."
        ),
        _koya_before_the_end,
    ),
    KnownDifference(
        marked("performance of a ½-0 under 3-1-0 (10.2)"),
        marked(
            "A ½-0 where a draw is not half a win: B.02 does not say what it is; ours is (a - L) / (W - L), gacrux's ½."
        ),
        _half_a_point_to_nothing,
    ),
    KnownDifference(
        marked("BC among unequal game points (12.1)"),
        marked("C.07, 12.1 uses the board count only among teams with equal game points; gacrux shows it for all."),
        _board_count_of_unequal_game_points,
    ),
    KnownDifference(
        marked("REP where game points rank (7.6)"),
        marked("C.07, 7.6 counts rounds; gacrux multiplies them by what a match is worth where game points rank."),
        lambda case: case.plain == "REP" and _by_game_points(case),
    ),
    KnownDifference(
        marked("points given or taken by the arbiter (TRF26, record 299)"),
        marked(
            "TRF26, record 299: the round of points given or taken stands in columns 20-22; gacrux reads other columns "
            "and does not apply them."
        ),
        _points_given_or_taken,
    ),
)


@dataclass(frozen=True)
class FormatDifference:
    """Where another program reads a record otherwise than TRF26 has it; ``applies`` to a section that is written."""

    name: str
    sentence: str
    applies: Callable[[Section], bool]


def _points_of_absences(section: Section) -> bool:
    return section.points.points(Outcome.ZERO_POINT_BYE) != 0


IN_FILES: tuple[FormatDifference, ...] = (
    FormatDifference(
        marked("absences in the point system (TRF26, record 162)"),
        marked(
            "TRF26, record 162: A is a zero-point bye and a forfeit loss, and is written so; bbpPairings 6 writes A "
            "itself, but reads Z there and stops on A."
        ),
        _points_of_absences,
    ),
)
"""Said when such a file is written; engines by path are given other records (pairing.engines.exchange)."""


def format_differences(section: Section) -> tuple[FormatDifference, ...]:
    """What another program will read otherwise in the TRF26 of a section."""
    return tuple(one for one in IN_FILES if one.applies(section))


def known_difference(case: Case) -> KnownDifference | None:
    """What explains a value that differs; None: nothing does."""
    return next((entry for entry in KNOWN if entry.applies(case)), None)


def as_gacrux(case: Case, value: str | None) -> Fraction | None:
    """Our value as gacrux prints it: AOB is rounded to two decimals up to eight rounds, then to three; SSSC to two."""
    if value is None or case.plain not in ("AOB", "SSSC"):
        return None if value is None else Fraction(value)
    exact = Fraction(value)
    step = Decimal("0.01") if case.after < 9 or case.plain == "SSSC" else Decimal("0.001")
    decimal = Decimal(exact.numerator) / Decimal(exact.denominator)
    return Fraction(decimal.quantize(step, ROUND_HALF_UP))
