"""Whether a pairing is complete: every player exactly once in {pair, bye, absent}."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tdapp.domain.knockout.players import fixture_of, knocks_out, without_game
from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.words.checks import no_player
from tdapp.domain.words.wording import tr

Pairs = Iterable[tuple[int, int]]
Byes = Iterable[tuple[int, Outcome]]

_NO_GAME = frozenset({*BYES, Outcome.PAIRING_BYE, Outcome.REST})


def incomplete(section: Section, pairs: Pairs, byes: Byes, of_round: int = 0) -> tuple[str, ...]:
    """Whoever is not exactly once in {pair, bye, absent}, in sentences; empty when the pairing is complete.

    In round ``of_round`` of a knock-out nobody who is out needs a game.
    """
    seats = Counter(number for pair in pairs for number in pair)
    away: Counter[int] = Counter()
    kinds: Counter[Outcome] = Counter()
    found: list[str] = []
    players = {player.number: player for player in section.players}
    for number, outcome in byes:
        away[number] += 1
        kinds[outcome] += 1
        if outcome not in _NO_GAME:
            found.append(tr("“{value}” is no bye.").format(value=outcome.value))
    for number in sorted((seats + away).keys() - players.keys()):
        found.append(str(no_player(number)))
    fixture = fixture_of(section)
    out = frozenset[int](fixture.out) if fixture is not None else frozenset[int]()
    if knocks_out(section) and of_round:
        out = without_game(section, of_round)
    if kinds[Outcome.PAIRING_BYE] > 1 and fixture is None:
        found.append(tr("Only one player can have the pairing-allocated bye."))
    for player in section.players:
        times = seats[player.number] + away[player.number]
        if player.standing is not Standing.ACTIVE:
            stays = bool(section.system.table) or section.system.stage_rounds > 1  # on the table, in the match
            if seats[player.number] and not stays:
                found.append(tr("{player} has left the tournament and is paired.").format(player=player.shown))
        elif times == 0:
            if player.number in out:
                continue
            found.append(tr("{player} has neither an opponent nor a bye.").format(player=player.shown))
        elif times > 1:
            both = seats[player.number] and away[player.number]
            sentence = tr("{player} has an opponent and a bye.") if both else tr("{player} is there twice.")
            found.append(sentence.format(player=player.shown))
    return tuple(found)


def name_of(section: Section, number: int) -> str:
    """A player as sentences name him."""
    try:
        return section.shown(number)
    except KeyError:
        raise no_player(number) from None
