"""A tournament: one section of a file, and what can be asked of it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from tdapp.api.values import Entry, Game, Note, Pairing, Proved, Refused, Row, Table, Term, Verdict, Worked, frame_of
from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.player import Player, Sex
from tdapp.domain.systems.registry import name_of, not_paired
from tdapp.domain.words.errors import RuleViolation

if TYPE_CHECKING:
    from tdapp.services.tables.standings import Standings

Given = ParamSpec("Given")
Found = TypeVar("Found")


def _in_words(asked: Callable[Given, Found]) -> Callable[Given, Found]:
    """What the program refuses is refused to the caller with the same sentence."""

    @wraps(asked)
    def answer(*given: Given.args, **named: Given.kwargs) -> Found:
        from tdapp.pairing.engines.engine import EngineFault, NoLegalPairing

        try:
            return asked(*given, **named)
        except (RuleViolation, NoLegalPairing, EngineFault) as problem:
            raise Refused(str(problem)) from problem

    return answer


class Tournament:
    """One section of an event, as it was read; nothing of it changes.

    ``notes`` say what was assumed or repaired while it was read.
    """

    def __init__(self, section: Section, notes: tuple[Note, ...] = ()) -> None:
        self._section = section
        self.notes = notes

    def __repr__(self) -> str:
        return f"<{self.name!r}, {self.section!r}: {len(self.players)} players, {self.rounds_paired} of {self.rounds}>"

    # -- what it is ---------------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The event's."""
        return self._section.event.name

    @property
    def section(self) -> str:
        """The section's name; empty where an event has one without a name."""
        return self._section.name

    @property
    def system(self) -> str:
        """The id of its pairing system: ``dutch``, ``round-robin``, ``keizer``, ``team-swiss``, ..."""
        return self._section.system.id

    @property
    def system_name(self) -> str:
        """The same in words, with the code of an unknown one."""
        return name_of(self._section)

    @property
    def of_teams(self) -> bool:
        """Whether teams are paired and ranked."""
        return self._section.system.pairs_teams

    @property
    def edition(self) -> str:
        """The edition of the tie-break rules: 2009, 2024 or 2026."""
        return self._section.edition.value

    @property
    def rounds(self) -> int:
        """How many rounds there are to be."""
        return self._section.rounds_total

    @property
    def rounds_paired(self) -> int:
        """The last round that is paired."""
        return self._section.rounds_paired

    @property
    def rounds_decided(self) -> int:
        """The last round all of whose games are decided."""
        return self._section.rounds_decided

    @property
    def players(self) -> tuple[Entry, ...]:
        """In the order of their pairing numbers."""
        return tuple(_entry(player) for player in self._section.players)

    @property
    def teams(self) -> tuple[Entry, ...]:
        """In the order of their numbers; empty where there are none."""
        return tuple(Entry(team.number, team.name) for team in self._section.teams)

    @property
    def ladder(self) -> str:
        """The official tie-breaks, else those that are proposed for its kind."""
        from tdapp.services.tables.standings import official_ladder

        return str(official_ladder(self._section))

    def games(self, round_number: int | None = None) -> tuple[Game, ...]:
        """Every round of every player, or one round's: games, forfeits, byes and absences."""
        section = self._section
        return tuple(
            Game(
                index, player.number, cell.opponent, cell.colour.value if cell.colour else "", cell.outcome.value,
                section.points.awarded(cell),
            )
            for player, row in zip(section.players, section.cells, strict=True)
            for index, cell in enumerate(row, start=1)
            if round_number in (None, index)
        )  # fmt: skip

    def frame(self, of: str = "players") -> Any:
        """The ``players``, ``teams`` or ``games`` as a DataFrame of pandas, which must be there; points as floats."""
        if of not in ("players", "teams", "games"):
            raise Refused(f"there is no frame of {of!r}; there are players, teams, games")
        return frame_of(self.games() if of == "games" else self.teams if of == "teams" else self.players)

    def pairings(self, round_number: int, *, reasons: bool = False) -> Pairing:
        """The boards of a round as it was held (of teams the matches), and who had the pairing-allocated bye.

        ``reasons`` explain each by the system's own rules under the state of that time, whoever paired it.
        """
        section = self._section
        if not 1 <= round_number <= section.rounds_paired:
            raise Refused(f"round {round_number} has not been paired: there are {section.rounds_paired}")
        pairs, byes = _held(section, round_number)
        return Pairing(round_number, pairs, byes, "", _said(section, round_number, pairs, byes) if reasons else ())

    # -- what is calculated -------------------------------------------------------------------------------------------

    @_in_words
    def standings(self, ladder: str | None = None, *, after_round: int | None = None, players: bool = False) -> Table:
        """The table under a ladder (``"BH/C1,BH,SB@fide-2009"``), else under its own.

        Of a competition of teams the teams are ranked, with ``players`` its players. Refused: a ladder that is none.
        """
        from tdapp.services.tables.standings import compute_standings

        section = self._ranked(players)
        return _table(compute_standings(section, ladder=_ladder(ladder), after_round=after_round))

    @_in_words
    def explain(
        self, number: int, ladder: str | None = None, *, after_round: int | None = None, players: bool = False
    ) -> tuple[Worked, ...]:
        """The worked calculation of every rung for a player, or for a team as in ``standings``."""
        from tdapp.services.tables.explanation import explain_player

        section = self._ranked(players)
        rungs = explain_player(section, number, ladder=_ladder(ladder), after_round=after_round)
        return tuple(
            Worked(
                rung.rung, rung.name, rung.source, rung.value,
                tuple(
                    Term(one.round, one.opponent, one.opponent_score, one.result, one.term, one.state.value, one.why)
                    for one in rung.terms
                ),
                rung.formula, rung.notes,
            )
            for rung in rungs
        )  # fmt: skip

    @_in_words
    def pair(self, round_number: int | None = None, *, reasons: bool = False) -> Pairing:
        """Pair the next round, or one that was held again under the state of that time, by its own system.

        Refused: a system that is not paired here, no legal pairing, a lot of the colours that was not drawn.
        """
        from tdapp.services.systems.registry import rules_of_system

        section, number = self._section, round_number or self._section.rounds_paired + 1
        if system := not_paired(section):
            raise Refused(f"rounds of the {system} are not paired here")
        if not 1 <= number <= section.rounds_total:
            raise Refused(f"there is no round {number}: there are {section.rounds_total}")
        rules = rules_of_system(section.system)
        drawn = rules.pair(section, number)
        byes = drawn.byes or ((drawn.bye,) if drawn.bye is not None else ())
        engine = drawn.pairing.engine if drawn.pairing is not None else section.system.table
        said = _reasons(section, number, drawn.pairs, byes) if reasons else ()
        return Pairing(number, drawn.pairs, byes, engine, said)

    @_in_words
    def check(self, round_number: int | None = None) -> tuple[Verdict, ...]:
        """Pair every round that was held again (or one), and say where it is otherwise than the rules have it."""
        section = self._section
        last = section.rounds_paired
        rounds = range(1, last + 1) if round_number is None else (round_number,)
        if round_number is not None and not 1 <= round_number <= last:
            raise Refused(f"round {round_number} has not been paired: there are {last}")
        return tuple(self._verdict(number) for number in rounds)

    def _verdict(self, number: int) -> Verdict:
        from tdapp.services.checks.imported import round_breaches_of, table_breaches

        section = self._section
        if not_paired(section) or self.of_teams or number < section.system_since:
            broken = tuple(f"{one.breach.text} ({one.breach.article})" for one in round_breaches_of(section)
                           if one.round == number)  # fmt: skip
            return Verdict(number, False, (), broken)
        if section.system.berger:
            return Verdict(number, True, (), tuple(breach.text for breach in table_breaches(section, number)))
        if section.system.elimination:
            from tdapp.services.systems.players_knockout import differences

            return Verdict(number, True, differences(section, number), ())
        from tdapp.pairing.engines.registry import OWN, engine_named
        from tdapp.pairing.rules.replay import replay_round
        from tdapp.services.systems.registry import rules_of_system

        engine = rules_of_system(section.system).engine() or engine_named(OWN)
        again = replay_round(engine, section, number)
        engine.close()
        broken = tuple(f"{breach.text} ({breach.article})" for breach in again.breaches)
        return Verdict(number, True, again.differences, broken)

    @_in_words
    def prove(self, ladder: str | None = None, *, after_round: int | None = None) -> tuple[Proved, ...]:
        """Every value beside a second calculation from the articles of C.07 alone, which shares nothing with the first.

        The points come first, as ``PTS``. What is not C.07's has no second calculation: ``covered`` is False.
        """
        from tdapp.services.tables.proving import prove

        proof = prove(self._section, ladder=_ladder(ladder), after_round=after_round)
        return tuple(
            Proved(rung.text, one.number, one.name, *one.exact, not rung.no_second, rung.article)
            for rung in proof.rungs
            for one in rung.values
        )  # fmt: skip

    # -- as a file ----------------------------------------------------------------------------------------------------

    def trf(self) -> bytes:
        """The tournament report (TRF26)."""
        from tdapp.trf.writer import write_trf

        return write_trf(self._section, program="tdapp")

    def _ranked(self, players: bool) -> Section:
        if not self.of_teams or players:
            return self._section
        from tdapp.services.tables.team_standings import teams_of

        return teams_of(self._section)


def _ladder(text: str | None) -> Ladder | None:
    return None if text is None else parse_ladder(text)


def _entry(player: Player) -> Entry:
    return Entry(
        player.number, player.name, player.rating, player.title, player.federation, player.fide_id, player.birth,
        {Sex.MALE: "m", Sex.FEMALE: "w"}.get(player.sex, "") if player.sex is not None else "", player.club,
    )  # fmt: skip


def _table(table: Standings) -> Table:
    return Table(
        tuple(rung.text for rung in table.ladder),
        table.after_round,
        table.provisional,
        tuple(
            Row(
                row.rank, row.player.number, row.player.name, Fraction(row.points),
                tuple(_exact(value) for value in row.exact),
                tuple(row.shown(index) for index in range(len(row.values))),
                row.decided_by,
            )
            for row in table.listed
        ),
    )  # fmt: skip


def _exact(text: str | None) -> Fraction | None:
    return None if text is None else Fraction(text)


def _reasons(
    section: Section, number: int, pairs: tuple[tuple[int, int], ...], byes: tuple[int, ...]
) -> tuple[tuple[str, ...], ...]:
    """Of the boards of a round that was just paired, then of who goes free."""
    from tdapp.domain.section.outcome import Outcome
    from tdapp.domain.section.round import Board, Round
    from tdapp.services.systems.registry import rules_of_system

    boards = tuple(Board(place, *pair) for place, pair in enumerate(pairs, start=1))
    made = Round(number, boards=boards, byes=tuple((free, Outcome.PAIRING_BYE) for free in byes))
    rules = rules_of_system(section.system)
    return (
        *((rules.head(section, *pair), *rules.why(section, made, *pair)) for pair in pairs),
        *(rules.why_free(section, made, free) for free in byes),
    )


def _held(section: Section, number: int) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """Pairs and byes of a round that was held."""
    from tdapp.domain.section.outcome import Outcome

    if section.matches:
        pairs = tuple(match.teams for match in section.matches if match.round == number)
        byes = (one for one in section.team_byes if one.round == number and one.outcome is Outcome.PAIRING_BYE)
        return pairs, tuple(one.team for one in byes)
    from tdapp.services.rounds.boards import rounds_of

    state = next(one for one in rounds_of(section) if one.number == number)
    free = tuple(player for player, outcome in state.byes if outcome is Outcome.PAIRING_BYE)
    return tuple((board.white, board.black) for board in state.boards), free


@_in_words
def _said(
    section: Section, number: int, pairs: tuple[tuple[int, int], ...], byes: tuple[int, ...]
) -> tuple[tuple[str, ...], ...]:
    return _reasons(section, number, pairs, byes)
