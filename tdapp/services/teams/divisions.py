"""The divisions of one event file: who is entered in several of them, and what that says against a line-up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Match, Side
from tdapp.domain.section.player import Player
from tdapp.domain.section.team import Team
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.dates import shown
from tdapp.domain.words.frozen import dataclass
from tdapp.services.players.duplicates import name_key, same_birth
from tdapp.services.teams.fixtures import date_of, league_of


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody in a team of a section; ``fixed``: among the first members, else a reserve."""

    section: Section
    team: Team
    player: Player
    fixed: bool

    @property
    def division(self) -> int:
        """1 is the highest; 0: the section names none."""
        return league_of(self.section).division


@dataclass(frozen=True, slots=True)
class Above:
    """How often somebody played above the team where he or she belongs; ``most`` as the rules of that team say."""

    home: Entry
    count: int
    most: int | None


def leagues(sections: Iterable[Section], season: str | None = None) -> list[Section]:
    """Those that are leagues (of a season), the highest division first, those without one last."""
    found = [one for one in sections if one.team_rules is not None and one.team_rules.league is not None]
    found = [one for one in found if season in (None, league_of(one).season)]
    return sorted(found, key=lambda one: league_of(one).division or 1_000)


def same_person(one: Player, other: Player) -> bool:
    """The same FIDE identity number; where one of them has none, the same name without different years of birth."""
    if one.fide_id and other.fide_id:
        return one.fide_id == other.fide_id
    return name_key(one.name) == name_key(other.name) and same_birth(one, other)


def entries_of(person: Player, sections: Iterable[Section]) -> Iterator[Entry]:
    """Where somebody is a member of a team."""
    for section in sections:
        numbers = {player.number: player for player in section.players if same_person(person, player)}
        fixed = fixed_members(section)
        for team in section.teams:
            for place, number in enumerate(team.members):
                if number in numbers:
                    yield Entry(section, team, numbers[number], place < fixed)


def fixed_members(section: Section) -> int:
    """So many members of a team, from the first, are fixed."""
    fixed = league_of(section).fixed
    return rules_of(section).boards if fixed is None else fixed


def same_club(one: Team, other: Team) -> bool:
    """False when both clubs are known and differ."""
    return not (one.club and other.club) or one.club.casefold() == other.club.casefold()


def above(
    person: Player, team: Team, sections: Iterable[Section], without: tuple[Section, Match] | None = None
) -> Above | None:
    """How often a player of a team's club played above the own team; None where nothing is above or below.

    At home is who is a fixed member, in the highest such team; a reserve everywhere in the lowest team.
    """
    entries = [one for one in entries_of(person, sections) if one.division and same_club(one.team, team)]
    if len({one.division for one in entries}) < 2:
        return None
    fixed = [one for one in entries if one.fixed]
    home = min(fixed, key=_division) if fixed else max(entries, key=_division)
    higher = (one for one in entries if one.division < home.division)
    played = ((one.section, match) for one in higher for match in _played(one))
    count = sum(not _is_the_same(one, without) for one in played)
    return Above(home, count, league_of(home.section).above)


def guests(sections: Iterable[Section], season: str) -> Iterator[tuple[Player, Above]]:
    """Who is entered above the own team, by division, team and place among the members; each person once."""
    compared = leagues(sections, season)
    for section in compared:
        people = {player.number: player for player in section.players}
        for team in section.teams:
            for number in team.members:
                found = above(people[number], team, compared) if number in people else None
                if found is not None and found.home.section is section and found.home.team.number == team.number:
                    yield people[number], found


def _is_the_same(one: tuple[Section, Match], other: tuple[Section, Match] | None) -> bool:
    if other is None or one[0] is not other[0]:
        return False
    return (one[1].round, one[1].table) == (other[1].round, other[1].table)


def _division(entry: Entry) -> int:
    return entry.division


def _played(entry: Entry) -> Iterator[Match]:
    """The matches in which somebody was fielded: by a line-up that was handed in, or at a board with a result."""
    scores = Scores(entry.section)
    for match in entry.section.matches:
        if entry.team.number not in match.teams or match.forfeit is Side.BOTH:
            continue
        line_up = match.line_up(entry.team.number)
        if entry.player.number not in line_up.players:
            continue
        seats = (seat for seat in scores.seats(match) if entry.player.number in seat.players)
        if line_up.handed_in or any(not seat.is_open for seat in seats):
            yield match


def against_divisions(
    section: Section, team: Team, match: Match, players: Iterable[int | None], others: Sequence[Section]
) -> list[Warning]:
    """What the line-ups and teams of other divisions say against a line-up; ``others`` are without ``section``."""
    compared = leagues(others)
    if rules_of(section).league is None or not compared:
        return []
    same_season = leagues(compared, league_of(section).season)
    people = {player.number: player for player in section.players}
    found: list[Warning] = []
    for number in players:
        if number is not None and number in people:
            found += _same_day(section, match, people[number], compared)
            found += _of_home(section, team, match, people[number], same_season)
    return found


def _same_day(section: Section, match: Match, person: Player, others: list[Section]) -> Iterator[Warning]:
    day = date_of(section, match.round, match.teams)
    if day is None:
        return
    for entry in entries_of(person, others):
        if any(date_of(entry.section, one.round, one.teams) == day for one in _played(entry)):
            facts = {"team": entry.team.name, "section": entry.section.name, "date": partial(shown, day)}
            yield rule("plays-same-day").warn(player=person.name, **facts)


def _of_home(section: Section, team: Team, match: Match, person: Player, others: list[Section]) -> Iterator[Warning]:
    own = league_of(section).division
    found = above(person, team, [section, *others], (section, match)) if own else None
    if found is None:
        return
    facts = {"player": person.name, "team": team.name, "home": found.home.team.name, "section": found.home.section.name}
    if own > found.home.division:
        yield rule("fixed-above").warn(**facts)
    elif found.most is None:
        return
    elif own < found.home.division and found.count >= found.most:
        yield rule("above-used-up").warn(count=found.count, most=found.most, **facts)
    elif own == found.home.division and found.count > found.most:
        yield rule("stays-above").warn(count=found.count, most=found.most, **facts)
