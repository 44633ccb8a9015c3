"""Verify: the values of FIDE's own tool (gacrux) beside ours, what differs and why, and what it cannot check."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum
from fractions import Fraction

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import Ladder, Rung
from tdapp.domain.section.outcome import Cell, Colour
from tdapp.domain.section.player import Player
from tdapp.domain.section.team import Team
from tdapp.domain.systems.registry import TEAM_ROUND_ROBIN
from tdapp.domain.teams.for_ranking import team_view
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.pairing.engines.engine import USUAL, EngineFault, Patience
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.services.tables.known_differences import Case, as_gacrux, known_difference
from tdapp.services.tables.standings import StandingsRow, compute_standings, official_ladder
from tdapp.tiebreaks.criteria.base import Step
from tdapp.tiebreaks.registry import default_policy, resolve_ladder
from tdapp.tiebreaks.words import rung_name
from tdapp.trf.writer import write_trf

CODES = frozenset(
    [
        "BH",
        "FB",
        "AOB",
        "SB",
        "DE",
        "PS",
        "WIN",
        "WON",
        "BPG",
        "BWG",
        "REP",
        "STD",
        "TPN",
        "KS",
        "RTNG",
        "ARO",
        "TPR",
        "PTP",
        "APRO",
        "APPO",
    ]
)
"""Criteria of C.07 that gacrux computes and that the conformance tests compare."""
TEAM_CODES = frozenset(
    (
        *("BH", "FB", "AOB", "SB", "DE", "PS", "WIN", "WON", "REP", "STD", "TPN", "MPvGP", "SSSC", "BC", "TBR", "BBE"),
        *("EMMSB", "EMGSB", "EGMSB", "EGGSB", "EDE", "EDET", "EDEB", "EDEBT", "EDEBB"),
    )
)
"""The same for teams."""

_BY_COLOUR = ("BPG", "BWG")
_STARTS = {Edition.FIDE_2024: dt.date(2025, 5, 1), Edition.FIDE_2026: dt.date(2026, 6, 1)}
"""gacrux takes the edition from the date: a date inside each."""


class Verdict(Enum):
    """What came out for one rung."""

    AGREES = marked("agrees")
    EXPLAINED = marked("differs as known")
    DIFFERS = marked("differs")
    NOT_CHECKED = marked("not checked")


@dataclass(frozen=True, slots=True)
class ValueDifference:
    """One value that differs; None: no value. ``why`` names the article, and is empty where nothing explains it."""

    number: int
    name: str
    ours: str | None
    theirs: str | None
    why: str


@dataclass(frozen=True, slots=True)
class RungOpinion:
    """What gacrux says about one rung. ``text`` is the rung (``PTS`` for the points), ``compared`` counts values."""

    text: str
    name: str
    verdict: Verdict
    compared: int = 0
    differences: tuple[ValueDifference, ...] = ()
    reason: str = ""
    """Why it was not checked."""
    theirs: tuple[tuple[int, str | None], ...] = ()
    """Everybody's value as gacrux has it, by pairing number; empty where it was not checked."""


@dataclass(frozen=True, slots=True)
class SecondOpinion:
    """All rungs, the points first. ``engine`` is gacrux with its version."""

    engine: str
    after_round: int
    rungs: tuple[RungOpinion, ...]

    def count(self, verdict: Verdict) -> int:
        """How many rungs came out so, the points among them."""
        return sum(rung.verdict is verdict for rung in self.rungs)

    @property
    def agrees(self) -> bool:
        """True while no difference is left unexplained."""
        return self.count(Verdict.DIFFERS) == 0

    @property
    def sentence(self) -> str:
        """The result in one sentence."""
        agrees, known, differs, skipped = map(
            self.count, (Verdict.AGREES, Verdict.EXPLAINED, Verdict.DIFFERS, Verdict.NOT_CHECKED)
        )
        parts = [
            text.format(count=count)
            for count, text in (
                (agrees, ntr("{count} agrees", "{count} agree", agrees)),
                (known, ntr("{count} differs in a known way", "{count} differ in a known way", known)),
                (
                    differs,
                    ntr("{count} differs without an explanation", "{count} differ without an explanation", differs),
                ),
                (skipped, tr("{count} cannot be checked")),
            )
            if count
        ]
        return tr("{engine} after round {round}, points and tie-breaks: {listed}.").format(
            engine=self.engine, round=self.after_round, listed=", ".join(parts)
        )


Progress = Callable[[int, int], None]
"""Called with how many rungs are done, of how many."""


def second_opinion(
    section: Section,
    engine: GacruxEngine,
    *,
    ladder: Ladder | None = None,
    after_round: int | None = None,
    patience: Patience = USUAL,
    progress: Progress | None = None,
) -> SecondOpinion:
    """Compare the values of a ladder (None: the official one) after a round (None: the last one decided).

    Every rung is compared by itself, direct encounter thus among the players level on points. ``patience`` is for
    one rung. Raises EngineTimeout, PairingCancelled; EngineFault when gacrux cannot even be started. Blocks.
    """
    steps = resolve_ladder(section, ladder if ladder is not None else official_ladder(section))
    if section.system.by_seats:  # whose code names no score that counts first
        section = replace(section, kind=TEAM_ROUND_ROBIN.kind, type_code="")
    whole = section
    if section.system.pairs_teams:
        section = team_view(section)
    round_number = compute_standings(section, ladder=Ladder(), after_round=after_round).after_round
    knockout = tr("gacrux knows no knock-out.") if whole.system.elimination else ""
    scored = tr("gacrux knows no score of this system.") if whole.system.scores else ""
    general = knockout or scored or _empty_board(whole) or _obstacle(section, round_number)
    text = "" if general else _exchange(whole)
    found: list[RungOpinion] = []

    def ask(code: str) -> dict[int, tuple[str | None, str | None]]:
        robin = section.system.berger
        return engine.tiebreak_values(text, code, round_number, round_robin=robin, patience=patience)

    if progress is not None:
        progress(0, len(steps) + 1)
    if general:
        found.append(RungOpinion("PTS", tr("Points"), Verdict.NOT_CHECKED, reason=general))
    else:
        found.append(_points(section, round_number, ask))
    for done, step in enumerate(steps, start=1):
        if progress is not None:
            progress(done, len(steps) + 1)
        reason = general or _not_comparable(section, step)
        if reason:
            found.append(RungOpinion(step.text, rung_name(step), Verdict.NOT_CHECKED, reason=reason))
        else:
            found.append(_rung(section, step, round_number, ask))
    if progress is not None:
        progress(len(steps) + 1, len(steps) + 1)
    return SecondOpinion(engine.name, round_number, tuple(found))


_Ask = Callable[[str], dict[int, tuple[str | None, str | None]]]


def _points(section: Section, after: int, ask: _Ask) -> RungOpinion:
    theirs = {number: points for number, (points, _) in ask("TPN").items()}
    rows = compute_standings(section, ladder=Ladder(), after_round=after).rows
    differences = tuple(
        ValueDifference(
            row.player.number,
            row.player.name,
            row.points,
            theirs.get(row.player.number),
            _why(Case(section, after, "PTS", section.index_of(row.player.number))),
        )
        for row in rows
        if _number(row.points) != _number(theirs.get(row.player.number))
    )
    return _opinion("PTS", tr("Points"), len(rows), differences, theirs)


def _rung(section: Section, step: Step, after: int, ask: _Ask) -> RungOpinion:
    try:
        theirs = {number: value for number, (_, value) in ask(gacrux_code(step.rung)).items()}
    except EngineFault as fault:
        if type(fault) is not EngineFault:  # too late: the whole verification ends
            raise
        return RungOpinion(step.text, rung_name(step), Verdict.NOT_CHECKED, reason=str(fault))
    alone = Ladder((step.rung,))
    rows = compute_standings(section, ladder=alone, after_round=after).rows
    found = (_difference(section, row, step, after, theirs.get(row.player.number)) for row in rows)
    return _opinion(step.text, rung_name(step), len(rows), tuple(one for one in found if one is not None), theirs)


def _difference(
    section: Section, row: StandingsRow, step: Step, after: int, theirs: str | None
) -> ValueDifference | None:
    case = Case(section, after, str(step.rung), section.index_of(row.player.number))
    if as_gacrux(case, row.exact[0]) == _number(theirs):
        return None
    return ValueDifference(row.player.number, row.player.name, row.values[0], theirs, _why(case))


def _why(case: Case) -> str:
    known = known_difference(case)
    return "" if known is None else tr(known.sentence)


def _opinion(
    text: str, name: str, compared: int, differences: tuple[ValueDifference, ...], theirs: Mapping[int, str | None]
) -> RungOpinion:
    verdict = Verdict.AGREES
    if differences:
        verdict = Verdict.EXPLAINED if all(one.why for one in differences) else Verdict.DIFFERS
    return RungOpinion(text, name, verdict, compared, differences, theirs=tuple(theirs.items()))


def gacrux_code(rung: Rung) -> str:
    """The code that gacrux has for a rung: ``ARO/C1{unrated=1400}`` is ``ARO/C1/U1400`` there."""
    unrated = rung.option("unrated")
    code = f"{rung.code}:{rung.reference}" if rung.reference else rung.code
    return "/".join((code, *rung.modifiers, *([f"U{unrated}"] if unrated else [])))


def _empty_board(whole: Section) -> str:
    """gacrux stops where nobody sits at a board of a match; empty where that is nowhere so."""
    for match in whole.matches:
        for pair in zip(match.first.players, match.second.players, strict=False):
            if pair == (None, None):
                return tr("gacrux cannot read a match with a board on which nobody sits (round {round}).").format(
                    round=match.round
                )
    return ""


def _obstacle(section: Section, after: int) -> str:
    """Why nothing of the section can be checked, or empty."""
    if section.edition not in _STARTS:
        return tr("gacrux knows the rules in force since September 2023, not those of 2009.")
    if not section.players or after == 0:
        return tr("No round is complete yet.")
    rows = compute_standings(section, ladder=Ladder(), after_round=after).rows
    played = {
        player.number
        for player, cells in zip(section.players, section.cells, strict=True)
        if any(cell.rules.paired for cell in cells[:after])
    }
    if section.system.berger and any(row.rank is None and row.player.number in played for row in rows):
        return tr("A player left with fewer than half of the games, which then do not count; gacrux counts them.")
    return ""


def _not_comparable(section: Section, step: Step) -> str:
    """Why gacrux cannot check a rung, or empty."""
    if step.criterion.code not in (TEAM_CODES if section.ranks_teams else CODES):
        return tr("gacrux does not compute this criterion.")
    if step.criterion.reads_games and step.policy is not default_policy(section):
        return tr("gacrux knows FIDE's own treatment of unplayed games only, not “{name}”.").format(
            name=tr(step.policy.name)
        )
    if step.criterion.code in _BY_COLOUR and any(
        cell.rules.over_the_board and cell.colour is None for cells in section.cells for cell in cells
    ):
        return tr("Some games have no colours.")
    if step.criterion.code == "KS" and not section.system.berger:
        return tr("Koya's system is for round robins (C.07, 9.2); in a Swiss gacrux counts unplayed games otherwise.")
    if not step.criterion.in_round_robin and section.system.berger:
        return tr("C.07, 8 has no such criterion in round robins.")
    unrated = any(player.rating is None for player in section.players)
    rule = step.options.get("unrated")
    if step.criterion.needs_ratings and unrated and rule is None:
        return tr("Without a rule for unrated players the criterion drops out.")
    if rule is not None and not rule.isdigit():
        return tr("gacrux takes one fixed rating for unrated players only.")
    if others := sorted(key for key, value in step.options.items() if key != "unrated" and value != "result-code"):
        return tr("gacrux does not have the option “{name}”.").format(name=others[0])
    return ""


def _exchange(section: Section) -> str:
    """The TRF26 that gacrux gets: this section's games and ratings, a date inside its edition, nobody's name."""
    start = section.event.start
    if start is None or Edition.for_start(start) is not section.edition:
        start = _STARTS[section.edition]
    plain = replace(
        section,
        event=replace(section.event, name="Verification", start=start, end=None),
        players=tuple(_nameless(player) for player in section.players),
        cells=_coloured(section),
        teams=tuple(_unnamed(team) for team in section.teams),
        ladder=None,
        trial_ladder=None,
        round_dates=(),
        accelerations=(),
        forbidden=(),
        comments=(),
        rating_method=None,
    )
    return write_trf(plain, program="tdapp").decode()


def _coloured(section: Section) -> tuple[tuple[Cell, ...], ...]:
    """Games without colours, which gacrux does not read, with White for the lower number.

    Only what counts games with Black asks for colours.
    """
    return tuple(
        tuple(
            replace(cell, colour=Colour.WHITE if player.number < cell.opponent else Colour.BLACK)
            if cell.opponent and cell.colour is None
            else cell
            for cell in cells
        )
        for player, cells in zip(section.players, section.cells, strict=True)
    )


def _nameless(player: Player) -> Player:
    return Player(player.number, str(player.number), player.rating, standing=player.standing)


def _unnamed(team: Team) -> Team:
    return Team(team.number, str(team.number), members=team.members, standing=team.standing)


def _number(text: str | None) -> Fraction | None:
    return None if text is None else Fraction(text)
