"""What our own comment marks say of teams beyond TRF's records: fields without a column, tables, notes, reasons."""

from __future__ import annotations

import json
from collections.abc import Collection, Container, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import Any, TypeVar

from tdapp.domain.section.event import Section
from tdapp.domain.section.league import League
from tdapp.domain.section.match import Decision, How, Match, TeamAdjustment
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.section.team import Decider, KnockoutRules, LineUpRule, Preference, Score, Strength, Team, TeamRules
from tdapp.domain.words.plain import plain as plain_value
from tdapp.domain.words.plain import reader
from tdapp.trf.layouts import ABNORMAL, TEAM
from tdapp.trf.marks import mark_line, values_of
from tdapp.trf.records import Header, exact
from tdapp.trf.teams.matches import FoundMatch
from tdapp.trf.teams.records import TeamRecord

E = TypeVar("E", bound=Enum)
NAME_WIDTH, SHORT_WIDTH, MEMBERS = TEAM.width("name"), TEAM.width("short"), 14
_ENUMS: dict[str, type[Enum]] = {
    "primary": Score,
    "preference": Preference,
    "line_up": LineUpRule,
    "strength": Strength,
}
_PLAIN_RULES = ("secondary_used", "reserves", "unrated", "half_played", "board_games", "board_forfeits", "colours")
_NONSENSE = (LookupError, TypeError, ValueError, AttributeError)
_TEXTS = ("name", "short", "federation", "club", "captain", "contact")


@dataclass(slots=True)
class TeamMarks:
    """The marks of a file; one that makes no sense is as if it were not there."""

    of_rules: dict[str, Any] = field(default_factory=dict)
    of_teams: dict[int, dict[str, Any]] = field(default_factory=dict)
    rounds: dict[int, list[Any]] = field(default_factory=dict)
    adjusted: list[Any] = field(default_factory=list)

    @classmethod
    def read(cls, header: Header) -> TeamMarks:
        """The marks of a header."""
        found = cls()
        for _, _, text in values_of(header, "team-rules"):
            found.of_rules = _dict(text)
        for _, (word,), text in values_of(header, "team"):
            if _is_number(word):
                found.of_teams[int(word)] = _dict(text)
        for _, (word,), text in values_of(header, "matches"):
            if _is_number(word):
                found.rounds[int(word)] = _list(text)
        for _, _, text in values_of(header, "adjusted"):
            found.adjusted = _list(text)
        return found

    @property
    def states_pab(self) -> bool:
        """Whether the bye was given its points although they are the usual ones."""
        return self.of_rules.get("pab") is True

    def holds(self, number: int) -> bool:
        """Whether the matches of a round are named: then nothing is guessed for the others."""
        return number in self.rounds

    def rules(self, rules: TeamRules) -> TeamRules:
        """The rules with what no record can say."""
        values: dict[str, Any] = {}
        for name, kind in _ENUMS.items():
            found = _member(kind, self.of_rules.get(name))
            if found is not None:
                values[name] = found
        for name in _PLAIN_RULES:
            value, usual = self.of_rules.get(name), getattr(rules, name)
            if isinstance(value, int if usual is None else type(usual)):
                values[name] = value
        knockout = self.of_rules.get("knockout")
        if isinstance(knockout, dict) and isinstance(knockout.get("deciders"), list):
            deciders = (_member(Decider, code) for code in knockout["deciders"])
            values["knockout"] = KnockoutRules(
                tuple(one for one in deciders if one is not None), knockout.get("third") is True
            )
        with suppress(*_NONSENSE):
            values["league"] = reader(League)(self.of_rules["league"])
        return replace(rules, **values)

    def add_members(self, teams: Sequence[TeamRecord], players: Container[int]) -> None:
        """Those for whom record 310 has no room, as far as they exist and are in no team."""
        taken = {number for team in teams for number, _ in team.members}
        for team in teams:
            for number in _items(self.of_teams.get(team.number, {}).get("members")):
                if isinstance(number, int) and number in players and number not in taken:
                    team.members.append((number, 1))
                    taken.add(number)

    def team(self, team: Team) -> Team:
        """A team with what record 310 has no room for."""
        values = self.of_teams.get(team.number, {})
        held: dict[str, Any] = {}
        for name in _TEXTS:
            if isinstance(values.get(name), str) and (name != "name" or values[name].startswith(team.name)):
                held[name] = values[name]
        team = replace(team, **held)
        standing, check_in = _member(Standing, values.get("standing")), _member(CheckIn, values.get("check_in"))
        return replace(team, standing=standing or team.standing, check_in=check_in or team.check_in)

    def in_order(self, number: int, matches: Sequence[FoundMatch]) -> list[FoundMatch]:
        """The matches of a round by table; those that no mark names come last. Who is named first, too."""
        place = {}
        for index, one in enumerate(self.rounds.get(number, ())):
            if isinstance(one, list) and len(one) >= 2 and all(isinstance(team, int) for team in one[:2]):
                place[frozenset(one[:2])] = index, one[0]
        for match in matches:
            _, first = place.get(frozenset((match.one, match.other)), (0, match.one))
            if first != match.one:
                match.one, match.other, match.seats = match.other, match.one, (match.seats[1], match.seats[0])
        return sorted(matches, key=lambda match: place.get(frozenset((match.one, match.other)), (len(place), 0))[0])

    def of_match(self, match: Match) -> Match:
        """A match with its note, the score that was entered at once, and which line-ups were handed in."""
        for one in self.rounds.get(match.round, ()):
            if not (isinstance(one, list) and len(one) == 3 and one[:2] in ([*match.teams], [*match.teams][::-1])):
                continue
            more = one[2] if isinstance(one[2], dict) else {}
            if isinstance(more.get("note"), str):
                match = replace(match, note=more["note"])
            scores = [exact(value) for value in _items(more.get("entered"))]
            if len(scores) == 2 and scores[0] is not None and scores[1] is not None:
                match = replace(match, entered=(scores[0], scores[1]))
            decision = more.get("decision")
            if isinstance(decision, list) and len(decision) == 3:
                winner, how, text = decision[0], _member(How, decision[1]), decision[2]
                if winner in match.teams and how is not None and isinstance(text, str):
                    match = replace(match, decision=Decision(winner, how, text))
            handed = _items(more.get("handed"))
            match = replace(
                match,
                first=replace(match.first, handed_in=match.first.team in handed),
                second=replace(match.second, handed_in=match.second.team in handed),
            )
        return match

    def with_reasons(self, found: list[TeamAdjustment], teams: Collection[int]) -> tuple[TeamAdjustment, ...]:
        """The reasons of points that were decided; and those points of teams that record 299 has no room for."""
        reasons: dict[tuple[int, int, Fraction, Fraction], list[str]] = {}
        lone = []
        for one in self.adjusted:
            if not (isinstance(one, list) and len(one) == 6 and all(isinstance(part, int) for part in one[:2])):
                continue
            values = exact(one[2]), exact(one[3])
            if values[0] is None or values[1] is None or not isinstance(one[4], str):
                continue
            if one[5] and one[0] > 0 and one[1] in teams:
                lone.append(TeamAdjustment(one[0], one[1], values[0], values[1], one[4]))
            else:
                reasons.setdefault((one[0], one[1], values[0], values[1]), []).append(one[4])
        for index, held in enumerate(found):
            words = reasons.get((held.round, held.team, held.match_points, held.game_points))
            if words:
                found[index] = replace(held, reason=words.pop(0))
        return tuple(sorted([*found, *lone], key=lambda one: (one.round, one.team)))


def team_marks(section: Section, *, code: tuple[Score, Preference]) -> list[str]:
    """The marks of a section; ``code`` is what record 192 says about the score and the preferences."""
    rules = section.team_rules
    if rules is None:
        return []
    plain = TeamRules()
    values: dict[str, object] = {}
    for name in _PLAIN_RULES[:-1]:
        if getattr(rules, name) != getattr(plain, name):
            values[name] = getattr(rules, name)
    shown = "" if rules.pattern == ("WB" * rules.boards)[: rules.boards] else rules.pattern  # as record 352 is read
    if rules.colours != shown:
        values["colours"] = rules.colours
    for name, said in (("primary", code[0]), ("preference", code[1])):
        if getattr(rules, name) is not said:
            values[name] = getattr(rules, name).value
    for name in ("line_up", "strength"):
        if getattr(rules, name) is not getattr(plain, name):
            values[name] = getattr(rules, name).value
    if rules.knockout is not None:
        deciders = [one.value for one in rules.knockout.deciders]
        values["knockout"] = {"deciders": deciders, "third": rules.knockout.third_place}
    if rules.league is not None:
        values["league"] = json.loads(json.dumps(asdict(rules.league), default=plain_value))
    usual = replace(rules, pab_mp=None, pab_gp=None).bye_points(Outcome.PAIRING_BYE, section.points)
    if (rules.pab_mp, rules.pab_gp) == usual:
        values["pab"] = True
    lines = [mark_line(json.dumps(values), "team-rules")] if values else []
    for team in section.teams:
        lines += _of_team(team)
    rounds: dict[int, list[Match]] = {number: [] for number in range(1, section.rounds_paired + 1)}
    for match in section.matches:
        rounds.setdefault(match.round, []).append(match)
    lines += [mark_line(json.dumps(_of_round(matches)), "matches", number) for number, matches in rounds.items()]
    if section.adjustments:
        lines.append(mark_line(json.dumps([_of_adjustment(one) for one in section.adjustments]), "adjusted"))
    return lines


def fits_299(one: TeamAdjustment) -> bool:
    """Whether record 299 has room for it."""
    return all(
        len(decimal_text(value)) <= ABNORMAL.width("match_points") for value in (one.match_points, one.game_points)
    )


def _of_team(team: Team) -> list[str]:
    values: dict[str, object] = {name: getattr(team, name) for name in _TEXTS[2:] if getattr(team, name)}
    if len(team.name) > NAME_WIDTH:
        values["name"] = team.name
    if len(team.short) > SHORT_WIDTH:
        values["short"] = team.short
    if len(team.members) > MEMBERS:
        values["members"] = list(team.members[MEMBERS:])
    if team.standing is not Standing.ACTIVE:
        values["standing"] = team.standing.value
    if team.check_in is not CheckIn.NOT_YET:
        values["check_in"] = team.check_in.value
    return [mark_line(json.dumps(values), "team", team.number)] if values else []


def _of_round(matches: Iterable[Match]) -> list[list[object]]:
    found: list[list[object]] = []
    for match in sorted(matches, key=lambda one: one.table):
        more: dict[str, object] = {}
        if match.note:
            more["note"] = match.note
        if match.entered is not None:
            more["entered"] = [str(points) for points in match.entered]
        if match.decision is not None:
            more["decision"] = [match.decision.winner, match.decision.how.value, match.decision.text]
        handed = [line_up.team for line_up in (match.first, match.second) if line_up.handed_in]
        if handed:
            more["handed"] = handed
        found.append([*match.teams, more] if more else [*match.teams])
    return found


def _of_adjustment(one: TeamAdjustment) -> list[object]:
    return [one.round, one.team, str(one.match_points), str(one.game_points), one.reason, not fits_299(one)]


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 5


def _member(kind: type[E], value: object) -> E | None:
    try:
        return kind(value)
    except (ValueError, TypeError):
        return None


def _items(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _dict(text: str) -> dict[str, Any]:
    value = _json(text)
    return value if isinstance(value, dict) else {}


def _list(text: str) -> list[Any]:
    return _items(_json(text))


def _json(text: str) -> Any:
    """Anybody may have written the mark."""
    try:
        return json.loads(text) if len(text) <= 100_000 else None
    except (ValueError, RecursionError):
        return None
