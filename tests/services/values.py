"""What else the services are asked about, beside a section and what lies in it: texts, games, people, rules."""

from __future__ import annotations

import dataclasses
import datetime as dt
import inspect
import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any

from tdapp.domain.commands.players import Absence, Equals
from tdapp.domain.commands.rounds import AbsenceAction, CorrectionScope
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.stream import Mark, Stream
from tdapp.domain.knockout.players import bracket_of
from tdapp.domain.prizes.plan import Division
from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.event import ByeRules, Event, Kind, Official, RatingMethod, RoundTime, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.domain.section.league import Appointment, League
from tdapp.domain.section.match import Side
from tdapp.domain.section.outcome import Cell, GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Player, Sex
from tdapp.domain.section.round import Round
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Decider, KnockoutRules, LineUpRule, Score, Strength, Team, TeamRules
from tdapp.domain.systems.keizer import Keizer
from tdapp.domain.systems.knockout import TieStage
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.errors import Fault
from tdapp.services.games.of_round import games_of_round
from tdapp.services.norms.norms import candidates, event_facts
from tdapp.services.prizes.awards import distribution_of
from tdapp.services.publishing.public import public_section
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.tables.standings import compute_standings
from tdapp.services.teams.board_results import board_results
from tests.asked import Lying, everything, in_section, small
from tests.recorded import plain
from tests.storage.sheet_examples import PLAN

DAY = dt.date(2026, 3, 1)
HALF = Fraction(1, 2)
TEXTS = (
    *("", " ", "a", "Kovács, Ágnes", "kovacs agnes", "Müller-Ødegård", "Ильин, Пётр", "Łódź", "SK Lodz", "OSullivan"),
    *("O'Sullivan", "1", "0", "-1", "12", "1,2-4", "3-1", "2-2 5", "1/2", "0.5", "0,5", "2½", "½", "33%", "100 %", "x"),
    *("250", "1000.50", "1.000,50", "EUR 20", "20 EUR", "20 €", "W", "B", "w", "en", "de", "BH,SB", "BH/C1", "DE,,SB"),
    *("http://localhost:8080", "https://a.example/x?y", "192.0.2.1", "[2001:db8::1]:80", "localhost", "a.b", "a..b"),
    *("-a.b", "lichess.org/broadcast/x/y/AbCdEfGh", "AbCdEfGh", "lip_abc", "hand", "folder:x", "board:3", "pgn:a.pgn"),
    *("2025/26", "2026", "2026/27", "2099", "1999/00", "Group A", "U18", "Women", "FIDE:standard,FIDE:rapid", "GER"),
    *("how do I pair a round", "tie-break direct encounter", "Paarung Runde", "undo", "1\t100\n2\t50", "1;100\n2;50;x"),
    *("name", "rating", "round_dates", "nothing_like_it", "a" * 300, "C:\\x", "\\\\host\\x", "\\\\?\\C:\\x", "/a/b"),
)  # fmt: skip
NUMBERS: dict[str, Sequence[int | None]] = {
    "count": (0, 1, 2, 3, 21),
    "entered": (0, 2, 5, 8),
    "size": (1, 2, 3, 5),
    "total": (0, 1, 3, 99),
    "rounds_total": (1, 3, 9),
    "moved": (0, 1, 5),
    "sections": (0, 1, 2),
    "stage": (1, 2, 3, 4),
    "stages": (1, 2, 3, 5),
    "decimals": (0, 1, 2, 3),
    "place": (1, 2, 3, 11, 21),
    "position": (0, 1, -1),
    "most": (0, 1, 2),
    "last": (1, 2, 4),
    "first": (1, 2, 3),
    "promoted": (0, 1, 2),
    "relegated": (0, 1, 2),
    "plies": (0, 1, 2, 9),
    "players": (4, 5, 8, 9, 16, 17, 100),
    "board": (1, 2, 99),
    "bye": (None, 1),
    "today": (2026,),
    "own": (None, 1500, 2000, 2400),
    "other": (None, 1500, 1999, 2801),
    "port": (0,),
    "section_id": (1,),
    "seed": (7,),
    "year": (2025, 2026),
    "from_round": (1, 2, 9),
}
"""Of numbers that are no player's and no round's, by the names of their parameters."""


PLAIN: dict[str, Sequence[Any]] = {
    "str": TEXTS,
    "Iterable[str]": [TEXTS],
    "Sequence[str]": [TEXTS],
    "Sequence[int]": [[2400, 1800, 2000], [1500]],
    "tuple[int, int]": [(1, 2), (2, 1)],
    "Iterable[tuple[int, int]]": [((1, 2), (3, 4)), ()],
    "Mapping[int, int]": [{1: 2, 2: 1}, {}],
    "float": [0.0, 0.5, 1e9],
    "Fraction": [Fraction(0), HALF, Fraction(7, 2), Fraction(-1), Fraction(1000000, 3), Fraction(12345)],
    "Fraction | None": [None, Fraction(0), HALF, Fraction(10, 3)],
    "dt.date | None": [None, DAY],
    "dt.datetime": [dt.datetime(2026, 3, 1, 9, 30, tzinfo=dt.UTC)],
    "Official | None": [None, Official("chief", "Kovac", "14600000", "IA"), Official("deputy", "Li")],
    "RatingMethod": list(RatingMethod),
    "Equals": list(Equals),
    "Outcome": list(Outcome),
    "CorrectionScope": list(CorrectionScope),
    "AbsenceAction": list(AbsenceAction),
    "GameResult": list(GameResult),
    "GameResult | None": [None, *GameResult],
    "Side | None": [None, *Side],
    "GameState": list(GameState),
    "CheckIn": list(CheckIn),
    "Kind": list(Kind),
    "System": list(SYSTEMS),
    "PointSystem": [
        PointSystem(), PointSystem(Fraction(3), Fraction(1)), PointSystem(Fraction(1), Fraction(2)),
        PointSystem(pab=Fraction(2)), PointSystem(half_bye=Fraction(1)), PointSystem(Fraction(-1), Fraction(-2)),
    ],
    "ByeRules": [ByeRules(), ByeRules(False), ByeRules(True, 0), ByeRules(True, 2, 3), ByeRules(True, 1, 1)],
    "ByeRules | None": [None, ByeRules(), ByeRules(True, 1, 1)],
    "tuple[RoundTime, ...]": [(), (RoundTime("10:00", 30), RoundTime()), (RoundTime(),)],
    "CategoryRule": [
        CategoryRule("U18", under=18), CategoryRule("S60", over=60), CategoryRule("W", sex=Sex.FEMALE),
        CategoryRule("R", rating_from=1600, rating_to=1799, unrated=True), CategoryRule("G", federations=("POL",)),
        CategoryRule("C", clubs=("North",), rating_to=2000),
    ],
    "Absence": [Absence(1, when, outcome) for when in (1, 2, 9) for outcome in (Outcome.HALF_POINT_BYE, None)],
    "Ply | None": [None, Ply("e2e4"), Ply("e2e4", 59), Ply("e2e4", 3600, 3)],
    "Rung": [parse_rung(text) for text in ("BH/C1", "BH/M1", "KS", "SB@fide-2009", "DE", "ARO")],
    "Keizer": [Keizer()],
    "TieStage": [TieStage.of_text(text) for text in ("rapid", "rapid-25-10", "blitz-3-2", "armageddon-5-4")],
    "Iterable[TieStage]": [[TieStage.of_text("rapid-25-10"), TieStage.of_text("armageddon")]],
    "Iterable[Decider]": [tuple(Decider), ()],
    "Winners": [],
    "Iterable[Fault]": [(Fault("A fault.", 3, 4), Fault("Another."))],
    "Sequence[Table]": [((1, (3, 1, 2)), (2, (5, 4)))],
    "Entries": [((1, 3), (2, 5), (1, 1), (2, 4), (1, 2))],
    "Sequence[Entries]": [[((1, 3), (2, 5)), ((1, 1),)]],
    "object": [None, "", "x", 0, 1, True, [1, 2], {"a": 1}],
    "bool": [False, True],
    "bool | None": [None, False, True],
    "dt.date": [DAY],
    "Division": list(Division),
}  # fmt: skip
"""What is the same of every section, by the type of a parameter."""


def record(number: int, white: int | None, black: int | None, *moves: str, **fields: Any) -> GameRecord:
    """A game as a source says it."""
    plies = tuple(Ply(uci, 5400 - index, 7, 100.0 + index) for index, uci in enumerate(moves))
    return GameRecord(number, white, black, plies=plies, **fields)


def games(played: Round) -> tuple[GameRecord, ...]:
    """Of the boards of a round: one that goes on, one over, one of other colours, one of nobody; another round's."""
    found = [record(played.number, None, None, "d2d4", white_name="A", black_name="B", rest="x")]
    for index, board in enumerate(played.boards[:4]):
        state = (GameState.PLAYING, GameState.ENDED, GameState.GAP, GameState.WAITING)[index]
        result = ("*", "1-0", "1/2-1/2", "0-1")[index]
        pair = board.players[:: -1 if index == 2 else 1]
        found.append(record(played.number, *pair, *("e2e4", "e7e5", "g1f3")[:index], result=result, state=state))
    return (*found, record(played.number + 1, 1, 2, "e2e4"))


def streams(played: Round) -> tuple[Stream, ...]:
    """What sources say of these games, newer or other."""
    found = []
    for index, board in enumerate(played.boards[:3]):
        new = record(played.number, *board.players, "e2e4", "c7c5", state=GameState.PLAYING, source="board:1")
        known = replace(new, plies=new.plies[:index])
        found.append(
            Stream("board:1", board.number, new, 200 + index, list(Mark)[index], new, known, 100, stream_id=index + 1)
        )
    return (*found, Stream("lichess:x", 9, record(played.number, None, None, "d2d4"), 5, Mark.PLAIN, found[0].record))


class Knowing(Lying):
    """It knows texts too, and numbers by what they are called; functions that ask for nothing else where it is bare."""

    def __init__(self, known: Lying | None = None, by_kind: Mapping[str, Sequence[Any]] = MappingProxyType({})) -> None:
        self._bare = known is None
        kinds, names = (known._by_kind, known._by_name) if known is not None else ({}, {})
        super().__init__(set(), {**kinds, **PLAIN, **by_kind}, {**names, **NUMBERS})

    def given(self, function: Any) -> Iterator[dict[str, Any]]:
        """Arguments of all kinds, the first and the last of them; none where a kind is not known."""
        choices: dict[str, Sequence[Any]] = {}
        parameters = inspect.signature(function).parameters
        alone = all(str(one.annotation) in PLAIN or name in NUMBERS for name, one in parameters.items())
        if alone != self._bare:
            return
        for name, parameter in parameters.items():
            kind = str(parameter.annotation)
            found = self._by_name.get(name, ()) if kind in ("int", "int | None") else self._by_kind.get(kind, ())
            if found:
                choices[name] = found
            elif parameter.default is inspect.Parameter.empty:
                return
        every = itertools.product(*choices.values())
        most = 100 if len(choices) == 1 else 40
        size = 1
        for values in choices.values():
            size *= len(values)
        step = max(1, size // most)
        for values in itertools.islice(every, 0, None, step | 1):
            yield dict(zip(choices, values, strict=True))


def knowing(section: Section) -> Knowing:
    """All that is known of a section."""
    rounds = rounds_of(section)
    held = [one for one in rounds if one.boards][:1] + [one for one in rounds if one.boards][-1:]
    of_games = [games_of_round(one, games(one), streams(one)) for one in held]
    norms = candidates(section, event_facts(section)) if section.players and section.kind is Kind.SWISS else ()
    standings = compute_standings(section)
    shared = distribution_of(standings, PLAN, year=2026)
    ties = bracket_of(section).ties if section.kind is Kind.KNOCKOUT and section.fixture is None else ()
    rules = section.team_rules or TeamRules()
    league = League(
        promoted=1, relegated=1, appointments=(Appointment(1, (1, 2), DAY, "10:00", "Hall", postponed=True),)
    )
    results = board_results(section, section.rounds_held) if section.team_rules else ()
    numbers = [player.number for player in section.players]
    by_kind: dict[str, Sequence[Any]] = {
        "Iterable[int]": [numbers, [2400, 1800, 2000], []],
        "tuple[int, ...]": [tuple(numbers[:2]), ()],
        "Iterable[int | None]": [(None, *numbers[:2]), ()],
        "tuple[int | None, ...]": [(None, *numbers[:2]), tuple(numbers[2:4])],
        "Event": [section.event, Event("E", "Ulm", "GER", DAY, officials=(Official("chief", "K", "1", "IA"),))],
        "CategoryPlan": [CategoryPlan(), section.categories,
                         CategoryPlan((CategoryRule("U18", under=18),), every=True)],
        "Iterable[Absence]": [[Absence(number, 2, outcome) for number in numbers[:2]] for outcome in (*Outcome, None)],
        "GameRecord": [one for played in held for one in games(played)],
        "GameRecord | None": [None, *(one for played in held[:1] for one in games(played))],
        "Iterable[GameRecord]": [games(played) for played in held],
        "Sequence[GameRecord]": [games(played) for played in held],
        "Iterable[Stream]": [streams(played) for played in held],
        "Stream": [one for played in held[:1] for one in streams(played)],
        "RoundGames": of_games,
        "Mapping[int, GameRecord]": [one.by_board for one in of_games],
        "Ladder | None": [None, section.ladder, parse_ladder("LOT,BH"), parse_ladder("DE,SB"),
                          parse_ladder("LOT{seed=1},BH"), parse_ladder("LOT{seed=1},LOT{seed=2}")],
        "Sequence[Round]": [rounds, (*rounds, Round(len(rounds) + 1)), ()],
        "Tie": ties,
        "PlayerNorm": norms,
        "Condition": [condition for norm in norms[:2] for condition in norm.conditions],
        "NormFacts": [event_facts(section)],
        "Award": shared.awards,
        "Aside": shared.asides,
        "LeftOver": shared.left_over,
        "PublicSection": [public_section(section, rounds, DAY)],
        "TeamRules": [
            rules, TeamRules(boards=0), TeamRules(boards=51), TeamRules(boards=2, colours="WBBW"),
            TeamRules(colours="X"),
            replace(rules, primary=Score.GAME, reserves=1, unrated=0, board_games=2, board_forfeits=True),
            replace(rules, reserves=-1), replace(rules, board_games=-1), replace(rules, unrated=-1, half_played=True),
            replace(rules, pab_mp=Fraction(1), pab_gp=Fraction(2), strength=Strength.MANUAL, line_up=LineUpRule.FREE),
            replace(rules, knockout=KnockoutRules((Decider.BERLIN,), third_place=True)), replace(rules, league=league),
        ],
        "TeamRules | None": [None, rules, replace(rules, boards=3), replace(rules, primary=Score.GAME)],
        "League": [League(), league],
        "Appointment | None": [None, *league.appointments, replace(league.appointments[0], confirmed=True)],
        "Iterable[Team]": [section.teams],
        "Iterable[Section]": [(section, replace(section, name="B"))],
        "Sequence[Section]": [(section, replace(section, name="B"))],
        "BoardResult": results[:6],
        "Iterable[BoardResult]": [results],
        "SectionFacts": [facts_of(section)],
        "Iterable[Player]": [section.players, section.players[::-1]],
        "Player": [*section.players[:3], Player(0, "New", birth="2012-05-01", sex=Sex.FEMALE)],
        "Team": [*section.teams[:2], Team(9, "New", members=tuple(numbers[:3]))],
    }  # fmt: skip
    known = in_section(section)
    return Knowing(known, by_kind)


def half(section: Section) -> Section:
    """The event in its last round but one: the games of that are open, with a day for each round."""
    last = max(1, section.rounds_held - 1)
    rows = [
        (*row[: last - 1], Cell(Outcome.OPEN, row[last - 1].opponent, row[last - 1].colour))
        if row[last - 1].opponent
        else row[:last]
        for row in section.cells
    ]
    return replace(
        section,
        name="A",
        cells=tuple(rows),
        matches=tuple(one for one in section.matches if one.round <= last),
        team_byes=tuple(one for one in section.team_byes if one.round <= last),
        tie_games=tuple(one for one in section.tie_games if one.round < last),
        tie_decisions=tuple(one for one in section.tie_decisions if one.round < last),
        round_dates=tuple(DAY + dt.timedelta(days=number) for number in range(section.rounds_total)),
        unverified_rounds=(last,),
    )


@cache
def halves() -> list[Section]:
    """Events of some systems that are going on."""
    keys = ("dutch-2026", "double-swiss", "knockout", "team-swiss-2026", "scheveningen", "team-ko")
    return [half(small(system)) for system in SYSTEMS if system.key in keys]


@cache
def knowing_sections() -> list[Knowing]:
    """Of some systems, and with all that can be said."""
    keys = ("dutch-2026", "knockout", "team-swiss-2026", "scheveningen")
    some = [*(small(system) for system in SYSTEMS if system.key in keys), *halves()]
    drawn = [replace(section, ladder=parse_ladder("LOT{seed=1}")) for section in everything()[:2]]
    return [Knowing(), *(knowing(section) for section in (*some, everything()[3], *drawn))]


def whole(value: object) -> str:
    """A value as text, with what it says of itself: the properties of what a service answers, three levels deep."""
    return f"{plain(value)} {' '.join(_of_itself(value, 3))}"


def _of_itself(value: object, depth: int) -> Iterator[str]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, tuple | list):
        for one in value[:5]:
            yield from _of_itself(one, depth)
    elif type(value).__module__.startswith("tdapp.services") and dataclasses.is_dataclass(value):
        for name, one in vars(type(value)).items():
            if isinstance(one, property | cached_property):
                yield f"{name}={plain(getattr(value, name))}"
        for field in dataclasses.fields(value) if depth else ():
            yield from _of_itself(getattr(value, field.name), depth - 1)
