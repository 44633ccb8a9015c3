"""The check before pairing (E5-E7): everything that looks wrong with the players of a section, all at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tdapp.domain.commands.players import Equals
from tdapp.domain.knockout.players import fixture_of, knocks_out
from tdapp.domain.rules.players import rule
from tdapp.domain.section.event import RatingMethod, Section
from tdapp.domain.section.long_events import is_long
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.section.stages import stage_of
from tdapp.domain.section.tournament_rating import stated_method, tournament_rating
from tdapp.domain.section.typed_players import unknown_federation
from tdapp.domain.systems.system import MET
from tdapp.domain.words.checks import Level
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.services.players.check_in import due
from tdapp.services.players.duplicates import KnownPlayers, Sameness
from tdapp.services.players.numbering import in_order, is_in_order, late_entries, numbers_in_order
from tdapp.services.players.possible import numbers_stand


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the check panel; ``level`` None is below FIDE's levels. ``numbers`` are the players it is about."""

    rule_id: str
    level: Level | None
    text: str
    numbers: tuple[int, ...] = ()


_SAME = {
    Sameness.FIDE_ID: "same-fide-id",
    Sameness.NATIONAL_ID: "same-national-id",
    Sameness.NAME: "same-name",
}


_OF_WHO_IS_PAIRED = (
    *("numbers-out-of-order", "late-numbers"),
    *("round-robin-rounds", "knockout-rounds", "too-many-rounds", "too-few-opponents"),
)
_OF_TEAMS = (
    *("same-name", "marked-absent", "not-checked-in", "no-initial-colour"),
    *("round-robin-rounds", "knockout-rounds", "too-many-rounds", "too-few-opponents"),
)


def check_registration(section: Section, *, round_number: int | None = None) -> tuple[Finding, ...]:
    """All findings, the gravest kinds first; ``round_number`` is the round about to be paired (None: the next)."""
    number = section.rounds_paired + 1 if round_number is None else round_number
    active = [player for player in section.players if player.standing is Standing.ACTIVE]
    found = [*_section_findings(section, active), *_lacking(section, active)]
    away = section.announced(number)
    used = any(player.check_in is not CheckIn.NOT_YET for player in active)
    for player in active:
        if player.number in away:
            continue
        if player.check_in is CheckIn.ABSENT:
            found.append(_finding("marked-absent", player, round=number))
        elif used and player.check_in is CheckIn.NOT_YET:
            found.append(_finding("not-checked-in", player))
    if section.system.pairs_teams:  # their members: no numbers, rounds and opponents follow from how many they are
        found = [one for one in found if one.rule_id not in _OF_WHO_IS_PAIRED]
    elif section.team_rules is not None:  # teams for players: what only players have is not missing
        found = [one for one in found if one.rule_id in _OF_TEAMS]
    return _by_gravity(found)


_ASKED_BEFORE_ROUND_1 = (
    *("same-fide-id", "same-national-id", "numbers-out-of-order"),
    *("round-robin-rounds", "knockout-rounds"),
)
_ASKED_LATER = ("late-numbers",)


def asked_about(section: Section, number: int) -> list[Finding]:
    """What would spoil every round that follows and is asked about once more; after round 1 the new numbers."""
    asked = _ASKED_BEFORE_ROUND_1 if number == 1 else _ASKED_LATER
    return [one for one in check_registration(section, round_number=number) if one.rule_id in asked]


def check_squads(section: Section) -> tuple[Finding, ...]:
    """What looks wrong with the members of teams; nothing where players are paired."""
    if section.team_rules is None:
        return ()
    boards = section.team_rules.boards
    found = [
        Finding(
            "team-short",
            None,
            ntr(
                "{team} has {count} member for {boards} boards.",
                "{team} has {count} members for {boards} boards.",
                len(team.members),
            ).format(team=team.shown, count=len(team.members), boards=boards),
        )
        for team in section.teams
        if team.standing is Standing.ACTIVE and len(team.members) < boards
    ]
    seated = {number for team in section.teams for number in team.members}
    found += [
        Finding("player-without-team", None, tr("{player} is in no team.").format(player=player.shown))
        for player in section.players
        if player.number not in seated and player.standing is Standing.ACTIVE
    ]
    return tuple(found)


def check_members(section: Section) -> tuple[Finding, ...]:
    """What is missing of the members of teams, whose games are rated too; nothing where players are paired."""
    if not section.teams:
        return ()
    return _by_gravity(_lacking(section, [one for one in section.players if one.standing is Standing.ACTIVE]))


def _by_gravity(found: Iterable[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted(found, key=lambda one: (-(one.level or 0), one.rule_id)))


def _lacking(section: Section, players: list[Player]) -> Iterator[Finding]:
    """What is entered twice, and what each of these players lacks."""
    yield from _duplicates(players)
    method = None if is_long(section) else stated_method(section)
    for player in players:
        yield from _player_findings(player, section, method)


def _duplicates(players: list[Player]) -> Iterator[Finding]:
    known = KnownPlayers()
    for player in players:
        for why, other in known.find(player):
            identity = player.fide_id if why is Sameness.FIDE_ID else player.national_id
            words = rule(_SAME[why])
            text = words.words(first=_named(other), second=_named(player), id=identity)
            yield Finding(words.id, words.level, text, (other.number, player.number))
        known.add(player)


def table_rounds(section: Section) -> int:
    """Rounds of a round robin or a knock-out for the players there are; 0 while there are fewer than two."""
    fixture = fixture_of(section)
    if fixture is not None:
        return fixture.total
    count = sum(player.standing is Standing.ACTIVE for player in section.players)
    return (count - (count % 2 == 0)) * section.cycles if count > 1 else 0


def _section_findings(section: Section, active: list[Player]) -> Iterator[Finding]:
    if not section.system.by_scores:
        needed = table_rounds(section)
        if needed and needed != section.rounds_total and not section.rounds_paired:
            words = rule("knockout-rounds" if knocks_out(section) else "round-robin-rounds")
            said = words.words(players=len(active), needed=needed, rounds=section.rounds_total)
            yield Finding(words.id, words.level, said)
        return
    possible = len(active) - (len(active) % 2 == 0)  # rounds of a complete round robin
    wanted = stage_of(section, section.rounds_total)  # a match of two games is met once
    once = MET in section.system.absolute
    if once and len(active) > 1 and wanted > possible and not section.rounds_paired:
        words = rule("too-many-rounds")
        yield Finding(words.id, words.level, words.words(players=len(active), rounds=wanted))
    elif section.forbidden and not section.rounds_paired:
        yield from _too_few_opponents(section, active)
    if not section.rounds_paired and not is_in_order(section):
        words = rule("numbers-out-of-order")
        yield Finding(words.id, words.level, words.words())
    if (late := late_entries(section)) and numbers_stand(section) is None:
        numbers = numbers_in_order(in_order(section.players, Equals.KEEP))
        moved = sum(old != new for old, new in numbers.items())
        words = rule("late-numbers")
        said = words.words(names="; ".join(player.name for player in late), count=moved)
        yield Finding(words.id, words.level, said, tuple(player.number for player in late))
    if not section.initial_colour and active:
        words = rule("no-initial-colour")
        yield Finding(words.id, words.level, words.words())


def _too_few_opponents(section: Section, active: list[Player]) -> Iterator[Finding]:
    """Players whose prohibitions of the whole event leave them fewer opponents than there are rounds."""
    apart: dict[int, set[int]] = {player.number: set() for player in active}
    for group in section.forbidden:
        if group.first_round == 1 and group.last_round >= section.rounds_total:
            for number in group.numbers:
                if number in apart:
                    apart[number] |= set(group.numbers) & apart.keys()
    bye = len(active) % 2  # an odd field gives everybody one round without an opponent
    for player in active:
        possible = len(active) - max(1, len(apart[player.number]))
        if possible + bye < section.rounds_total:
            yield _finding("too-few-opponents", player, possible=possible, rounds=section.rounds_total)


def _player_findings(player: Player, section: Section, method: RatingMethod | None) -> Iterator[Finding]:
    if not player.rating:
        if player.title:
            yield _finding("title-without-rating", player, title=player.title)
        else:
            yield _finding("no-rating", player)
    if not player.federation:
        yield _finding("no-federation", player)
    elif unknown_federation(player.federation):
        yield _finding("unknown-federation", player, code=player.federation)
    if not player.birth:
        yield _finding("no-birth", player)
    if not player.fide_id:
        yield _finding("no-fide-id", player)
    if method is not None and player.ratings:
        other = tournament_rating(player, method, section)
        if other != player.rating:
            words = {"rating": player.rating or "–", "other": other or "–", "method": method.value}
            yield _finding("rating-not-by-method", player, **words)
    open_amount = due(player)
    if open_amount:
        yield _finding("unpaid", player, amount=format(open_amount, "f"))


def _finding(rule_id: str, player: Player, **facts: object) -> Finding:
    words = rule(rule_id)
    return Finding(words.id, words.level, words.words(name=player.name, **facts), (player.number,))


def _named(player: Player) -> str:
    return f"{player.number} {player.name}"
