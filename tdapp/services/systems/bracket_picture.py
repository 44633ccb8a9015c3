"""The bracket of a knock-out as it is drawn, of players and of teams: names, scores, who goes on, what decided it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tdapp.domain.knockout import players
from tdapp.domain.knockout.players import knocks_out, steps_of
from tdapp.domain.knockout.tree import By, Tie, TieState
from tdapp.domain.section.event import Section
from tdapp.domain.section.scoring import points_text
from tdapp.domain.systems.knockout import WITHOUT_GAMES
from tdapp.domain.teams import knockout as teams
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.systems.knockout_words import HOWS, by_words, stage_name
from tdapp.services.systems.players_knockout import why_match
from tdapp.services.systems.ties import decision_of, why_tie

Points = Callable[[Fraction], str]


@dataclass(frozen=True, slots=True)
class ShownTie:
    """A match of the picture: ``names`` from the top, ``winner`` 0 or 1, ``why`` in sentences."""

    names: tuple[str, str]
    scores: tuple[str, str]
    winner: int | None
    state: TieState
    note: str
    why: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownBracket:
    """A column with its head for each stage, and the match for place 3."""

    heads: tuple[str, ...]
    columns: tuple[tuple[ShownTie, ...], ...]
    third: ShownTie | None = None


def has_bracket(section: Section) -> bool:
    """Whether the section is a knock-out with a field."""
    return section.system.elimination and max(len(section.teams), len(section.players)) > 1


def _text(points: Fraction) -> str:
    return points_text(points, half_sign=True)


def bracket_shown(section: Section, points: Points = _text) -> ShownBracket:
    """The bracket as it stands."""
    of_players = knocks_out(section)
    bracket: Any = players.bracket_of(section) if of_players else teams.bracket_of(section)
    draw = _OfPlayers(section, points) if of_players else _OfTeams(section, points)
    stages = len(bracket.stages)
    return ShownBracket(
        tuple(stage_name(stage, stages, teams=not of_players) for stage in range(1, stages + 1)),
        tuple(tuple(map(draw.tie, ties)) for ties in bracket.stages),
        None if bracket.third is None else draw.tie(bracket.third),
    )


class _OfPlayers:
    def __init__(self, section: Section, points: Points) -> None:
        self.section, self.points = section, points
        self.names = {player.number: player.name for player in section.players}

    def tie(self, tie: Tie[Any]) -> ShownTie:
        """One match with the points of its games, and what decided where these are equal."""
        return ShownTie(
            _names(tie, self.names), self._scores(tie), _winner(tie), tie.state, self._note(tie), self._why(tie)
        )

    def _scores(self, tie: Tie[Any]) -> tuple[str, str]:
        found = players.points_of(tie)
        return ("", "") if found is None else (self.points(found[0]), self.points(found[1]))

    def _note(self, tie: Tie[Any]) -> str:
        if tie.state is TieState.TIED:
            return tr("not decided")
        if tie.state is not TieState.DECIDED or tie.by in (By.POINTS, By.BYE):
            return ""
        decision = players.decision_of(self.section, tie.stage, tie.both) if tie.both is not None else None
        if tie.by is By.DECISION and decision is not None:
            return ": ".join(filter(None, (tr(HOWS[decision.how]), decision.text)))
        last = next((step for step in steps_of(self.section, tie) if step.better is not None), None)
        if last is None or last.stage.by in WITHOUT_GAMES:
            return by_words(tie.by)
        return f"{by_words(tie.by)} {self.points(last.points[0])}:{self.points(last.points[1])}"

    def _why(self, tie: Tie[Any]) -> tuple[str, ...]:
        return why_match(self.section, tie)


class _OfTeams:
    def __init__(self, section: Section, points: Points) -> None:
        self.section, self.points, self.score = section, points, Scores(section).score
        self.names = {team.number: team.name for team in section.teams}

    def tie(self, tie: Tie[Any]) -> ShownTie:
        """One match with its game points, and what decided where these are equal."""
        why = why_tie(self.section, tie)
        return ShownTie(_names(tie, self.names), self._scores(tie), _winner(tie), tie.state, self._note(tie), why)

    def _scores(self, tie: Tie[Any]) -> tuple[str, str]:
        totals = dict.fromkeys(tie.pair, Fraction(0))
        seen = False
        for match in tie.meetings:
            score = self.score(match)
            seen = seen or not score.is_open or any(score.game_points)
            for team, points in zip(match.teams, score.game_points, strict=True):
                totals[team] += points
        return (self.points(totals[tie.pair[0]]), self.points(totals[tie.pair[1]])) if seen else ("", "")

    def _note(self, tie: Tie[Any]) -> str:
        if tie.state is TieState.TIED:
            return tr("not decided")
        if tie.state is not TieState.DECIDED or tie.by in (By.POINTS, By.BYE):
            return ""
        decision = decision_of(tie)
        if tie.by is By.DECISION and decision is not None:
            return ": ".join(filter(None, (tr(HOWS[decision.how]), decision.text)))
        return by_words(tie.by)


def _names(tie: Tie[Any], names: dict[int, str]) -> tuple[str, str]:
    one, other = (f"{number}  {names[number]}" if number is not None else "" for number in tie.pair)
    if tie.by is By.BYE:
        free = tr("bye") if one or other else tr("nobody")
        return one or free, other or free
    return one, other


def _winner(tie: Tie[Any]) -> int | None:
    return tie.pair.index(tie.winner) if tie.winner is not None else None
