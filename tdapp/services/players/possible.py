"""Which steps of players and their numbers are possible now: None, or the reason why not (see rounds.possible)."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.commands.players import Absence
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.words.checks import Level, Warning
from tdapp.services.players.bye_rules import bye_warnings
from tdapp.services.players.numbering import LAST_ROUND_OF_CORRECTIONS
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.ports.round_rows import Stands

_HARMLESS = (Outcome.ZERO_POINT_BYE, Outcome.UNPAIRED)


def why_not_add(section: Stands) -> Warning | None:
    """New players: in a round robin and in a knock-out only before round 1."""
    late = section.system.closed_field and section.rounds_paired
    which = "late-knockout" if section.system.elimination else "late-round-robin"
    return why_not_change(section) or (rule(which).warn() if late else None)


def why_not_remove(section: Section, numbers: Iterable[int]) -> tuple[Warning, ...]:
    """Everything that depends on these players; nothing when they can be removed."""
    if section.closed:
        return (rule("closed").warn(),)
    chosen = frozenset(numbers)
    teams = {number: team for team in section.teams for number in team.members}
    groups = () if section.system.pairs_teams else (*section.forbidden, *section.wishes)
    named = {number for group in groups for number in group.numbers}
    paired = section.rounds_paired
    found = []
    for player, row in zip(section.players, section.cells, strict=True):
        if player.number in chosen and any(cell.outcome not in _HARMLESS for cell in row[:paired]):
            found.append(rule("player-in-use").warn(name=player.name))
        if player.number in chosen and player.number in teams:
            found.append(rule("member-in-team").warn(player=player.name, team=teams[player.number].name))
        if player.number in chosen and player.number in named:
            found.append(rule("player-prohibited").warn(name=player.name))
    return tuple(found)


def why_not_withdraw(section: Stands, player: Player) -> Warning | None:
    """Leaving, or being expelled: who has not left."""
    gone = player.standing is not Standing.ACTIVE
    return why_not_change(section) or (rule("left-already").warn(name=player.name) if gone else None)


def why_not_leave_from(section: Section, player: Player, from_round: int) -> Warning | None:
    """In a Swiss nobody leaves before a game that is paired: what becomes of it is decided on the Rounds page."""
    row = section.cells[section.index_of(player.number)]
    games = (
        number
        for number in range(from_round, section.rounds_paired + 1)
        if section.system.open_field and row[number - 1].outcome not in (*BYES, Outcome.UNPAIRED)
    )
    game = next(games, None)
    return why_not_withdraw(section, player) or (
        rule("game-in-round").warn(name=player.name, round=game) if game else None
    )


def why_not_reenter(section: Stands, player: Player) -> Warning | None:
    """Coming back: who has left."""
    there = player.standing is Standing.ACTIVE
    return why_not_change(section) or (rule("not-left").warn(name=player.name) if there else None)


def why_not_absence(section: Section, absence: Absence) -> Warning | None:
    """A bye or absence of a player in a round, or its end."""
    player = section.players[section.index_of(absence.number)]
    if section.closed or player.standing is not Standing.ACTIVE:
        return why_not_change(section) or rule("left-take-back").warn(name=player.name)
    found = bye_warnings(section, (absence,))
    return next((warning for warning in found if warning.level is Level.REFUSE), None)


def why_not_close_check_in(section: Section) -> Warning | None:
    """Deciding about everybody who is not there: before a round that is still to be paired."""
    if section.rounds_paired >= section.rounds_total:
        return why_not_change(section) or rule("all-rounds-paired").warn()
    return why_not_change(section) or _nobody(section)


def why_not_move(source: Section, target: Section) -> Warning | None:
    """Changing sections: before round 1 of both."""
    started = next((one for one in (source, target) if one.rounds_paired), None)
    closed = why_not_change(source) or why_not_change(target)
    return closed or (rule("section-started").warn(name=started.name) if started else None)


# -- numbers and ratings ---


def why_not_number(section: Section) -> Warning | None:
    """Changing pairing numbers: in a Swiss until round 4 is paired, in a round robin until round 1 is."""
    return why_not_change(section) or numbers_stand(section) or _nobody(section)


def why_not_regenerate(section: Section, moved: int) -> Warning | None:
    """Giving the numbers anew; ``moved``: how many would get another."""
    return why_not_number(section) or (None if moved else rule("numbers-in-order").warn())


def why_not_exchange(section: Stands, first: Player, second: Player) -> Warning | None:
    """Two players exchange their numbers: of equal rating, where the numbers follow the ratings (Q149-152)."""
    unequal = section.system.numbers_by_rating and (first.rating or 0) != (second.rating or 0)
    names = {"first": first.name, "second": second.name}
    return (
        why_not_change(section)
        or numbers_stand(section)
        or (rule("exchange-unequal").warn(**names) if unequal else None)
    )


def why_not_give_numbers(section: Section) -> Warning | None:
    """Numbers by hand or by lot: only in a round robin."""
    swiss = rule("numbers-by-rating").warn() if section.system.numbers_by_rating else None
    return why_not_change(section) or swiss or why_not_number(section)


def why_not_rating_method(section: Stands) -> Warning | None:
    """All tournament ratings by one method: before round 1."""
    return why_not_change(section) or (rule("ratings-stand").warn() if section.rounds_paired else None)


def numbers_stand(section: Stands) -> Warning | None:
    """Why no pairing number changes any more."""
    if section.system.elimination:
        return rule("numbers-locked-ko").warn() if section.rounds_paired else None
    if section.system.berger:
        return rule("numbers-locked-rr").warn() if section.rounds_paired else None
    return rule("numbers-locked").warn() if section.rounds_paired > LAST_ROUND_OF_CORRECTIONS else None


def _nobody(section: Section) -> Warning | None:
    return None if section.players else rule("no-players").warn()
