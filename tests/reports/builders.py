"""Small tournaments and hand-made standings for tests of the printed pages."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from fractions import Fraction

from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.scoring import PointSystem, decimal_text
from tdapp.domain.words.wording import current_language
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.options import PrintOptions
from tdapp.services.tables.standings import RungInfo, Standings, StandingsRow, compute_standings
from tests.arena import arena

PRINTED_AT = dt.datetime(2026, 7, 8, 23, 10)
OPTIONS = PrintOptions(printed_at=PRINTED_AT)
EVENT = Event(
    name="Open Championship of Ljubljana",
    city="Ljubljana",
    federation="SLO",
    start=dt.date(2026, 7, 3),
    end=dt.date(2026, 7, 11),
    chief_arbiter="Kovač, Maja",
)
FOUR = arena(
    """
    1 Kővári 2000 | 3w1 2b1
    2 Ильин 1950 | 4b1 1w0
    3 Παπά 1700 | 1b0 4w1
    4 Smith | 2w0 3b0
    """,
    event=EVENT,
    rounds_total=2,
)
FAMILIES = (
    "Kővári", "Ильин", "Παπαδόπουλος", "Smith", "García Márquez", "van der Berg", "Nguyễn", "Øster",
    "Łukaszewicz", "O'Connor", "Müller", "Sjöberg", "Ivančević", "Rosenbaum", "Çelik", "Петросян",
)  # fmt: skip
GIVEN = ("Łukasz", "Иван", "Γιώργος", "Anna Maria", "Jean-Pierre", "Jan", "Thị Hoa", "Bo", "Zoë")
TITLES = ("GM", "IM", "", "FM", "", "WIM", "", "", "")
FEDERATIONS = ("POL", "RUS", "GRE", "ENG", "ESP", "NED", "VIE", "DEN", "SLO")

FIDE_2026 = (
    "C.07, 2026: a requested bye and a forfeit loss of the player count as a dummy opponent with the player's own "
    "points; rounds of opponents that were not played count as draws against themselves."
)
RUNGS = (
    ("BH/C1", "Buchholz, lowest cut", 1), ("BH", "Buchholz", 1), ("SB", "Sonneborn-Berger", 2),
    ("ARO", "average rating of opponents", 0), ("WIN", "number of wins", 0), ("BPG", "games with Black", 0),
    ("PS", "progressive score", 1), ("KS", "Koya", 1), ("TPR", "performance rating", 0), ("DE", "direct encounter", 1),
)  # fmt: skip


def player(number: int, name: str | None = None, **facts: object) -> Player:
    """Player ``number`` with an invented name, title, rating and federation."""
    index = number - 1
    invented = f"{FAMILIES[index % len(FAMILIES)]}, {GIVEN[(index * 5) % len(GIVEN)]}"
    chosen: dict[str, object] = {
        "rating": 2650 - 4 * index,
        "title": TITLES[index % len(TITLES)],
        "federation": FEDERATIONS[(index * 2) % len(FEDERATIONS)],
    }
    return Player(number=number, name=name or invented, **{**chosen, **facts})  # type: ignore[arg-type]


def swiss(players: int, rounds: int, *, total: int | None = None, people: Sequence[Player] | None = None) -> Section:
    """A made-up Swiss: in round r the circle method pairs all, results follow a fixed pattern; odd one gets the PAB."""
    people = tuple(people) if people is not None else tuple(player(n) for n in range(1, players + 1))
    return Section(
        event=EVENT,
        players=tuple(people),
        cells=_cells(len(people), rounds),
        rounds_total=total or max(rounds, 1),
        name="Group A",
    )


def round_robin(players: int, *, cycles: int = 1, rounds: int | None = None) -> Section:
    """A made-up round robin; an odd number has a free round each."""
    per_cycle = players - 1 + players % 2
    held = per_cycle * cycles if rounds is None else rounds
    return Section(
        event=EVENT,
        players=tuple(player(n) for n in range(1, players + 1)),
        cells=_cells(players, held, bye=Outcome.REST),
        rounds_total=per_cycle * cycles,
        name="Masters",
        kind=Kind.ROUND_ROBIN,
        cycles=cycles,
    )


def _cells(players: int, rounds: int, bye: Outcome = Outcome.PAIRING_BYE) -> tuple[tuple[Cell, ...], ...]:
    """Circle method with 1-based numbers; White is the first of a pair in even, the second in odd rounds."""
    seats = list(range(1, players + 1)) + ([0] if players % 2 else [])
    rows: list[list[Cell]] = [[] for _ in range(players)]
    for round_index in range(rounds):
        half = len(seats) // 2
        for board, (one, two) in enumerate(zip(seats[:half], reversed(seats[half:]), strict=True)):
            white, black = (one, two) if (round_index + board) % 2 == 0 else (two, one)
            if 0 in (white, black):
                rows[max(white, black) - 1].append(Cell(bye))
                continue
            for_white, for_black = _result(white, black, round_index)
            rows[white - 1].append(Cell(for_white, black, Colour.WHITE))
            rows[black - 1].append(Cell(for_black, white, Colour.BLACK))
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return tuple(tuple(row) for row in rows)


def _result(white: int, black: int, round_index: int) -> tuple[Outcome, Outcome]:
    kind = (white * 7 + black * 3 + round_index * 5) % 23
    if kind == 0:
        return Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS
    if kind % 3 == 0:
        return Outcome.DRAW, Outcome.DRAW
    white_wins = (white < black) == (kind % 7 != 0)
    return (Outcome.WIN, Outcome.LOSS) if white_wins else (Outcome.LOSS, Outcome.WIN)


def standings(
    section: Section,
    *,
    rungs: int = 3,
    after_round: int | None = None,
    provisional: bool = False,
    trial: bool = False,
    points: PointSystem | None = None,
) -> Standings:
    """Rows by points, with invented but fixed tie-break values; players of equal points and values share a place."""
    after = section.rounds_held if after_round is None else after_round
    system = points or section.points
    totals = {
        person.number: sum((system.awarded(cell) for cell in cells[:after]), Fraction(0))
        for person, cells in zip(section.players, section.cells, strict=True)
    }
    infos = tuple(_rung(index) for index in range(rungs))

    def values(person: Player) -> tuple[Fraction, ...]:
        seed = int(totals[person.number] * 2) * 31 + (person.number % 5) * 7
        return tuple(Fraction(seed * (index + 3) % 160 + 40, (1, 2, 4)[infos[index].places]) for index in range(rungs))

    worth = {person.number: values(person) for person in section.players}
    ordered = sorted(
        section.players, key=lambda person: (-totals[person.number], [-v for v in worth[person.number]], person.number)
    )
    rows: list[StandingsRow] = []
    for place, person in enumerate(ordered, start=1):
        before = ordered[place - 2] if place > 1 else None
        tied = before is not None and (totals[before.number], worth[before.number]) == (
            totals[person.number],
            worth[person.number],
        )
        rows.append(
            StandingsRow(
                rank=rows[-1].rank if tied else place,
                player=person,
                points=decimal_text(totals[person.number]),
                values=tuple(str(float(value)) for value in worth[person.number]),
                exact=tuple(str(value) for value in worth[person.number]),
                decided_by=None,
            )
        )
    named = "; then ".join(info.name for info in infos)
    return Standings(
        section=section,
        after_round=after,
        provisional=provisional,
        trial=trial,
        ladder=infos,
        words=f"Ties are broken by {named}. Unplayed games: C.07, 2026." if infos else "Ties are not broken.",
        rows=tuple(rows),
    )


def _rung(index: int) -> RungInfo:
    label, name, places = RUNGS[index]
    return RungInfo(
        text=f"{label}@fide-2026",
        label=label,
        name=name,
        policy_id="fide-2026" if index < 3 else "",
        policy_name="C.07, 2026" if index < 3 else "",
        policy_sentence=FIDE_2026 if index < 3 else "",
        is_c07=True,
        places=places,
    )


def withdrawn(section: Section, *numbers: int) -> tuple[Player, ...]:
    """The section's players with some of them withdrawn."""
    from dataclasses import replace

    return tuple(
        replace(person, standing=Standing.WITHDRAWN) if person.number in numbers else person
        for person in section.players
    )


_HELD: dict[tuple[int, str, int], tuple[Section, PrizePlan | None, DocumentData]] = {}


def data_held(section: Section, plan: PrizePlan | None = None) -> DocumentData:
    """Its data in the language of here and now, made once for one object: many documents are tried on it."""
    key = id(section), current_language(), id(plan)
    if key not in _HELD:
        _HELD[key] = section, plan, data_of(compute_standings(section), plan=plan)
    return _HELD[key][2]
