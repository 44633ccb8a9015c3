"""The rules that one edit of a pairing by hand would break (Q66), as warnings at their level."""

from __future__ import annotations

from functools import partial

from tdapp.domain.knockout.players import fixture_of
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.systems.system import COLOURS
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.rules.checker import bye_breaches, colour_breaches, pair_breaches
from tdapp.pairing.rules.position import Position, position_of
from tdapp.pairing.rules.round_robin import cycle_of


def warnings_of_pair(
    section: Section, number: int, white: int, black: int, *, position: Position | None = None
) -> list[Warning]:
    """What speaks against this pair with these colours in round ``number``; ``position`` where it is known already."""
    fixture = fixture_of(section)
    if fixture is not None:
        gone = (one for one in (white, black) if one in fixture.out)
        done = (one for one in (white, black) if one in fixture.done)
        return [
            *(rule("knockout-out").warn(team=section.shown(one)) for one in gone),
            *(rule("knockout-done").warn(player=section.shown(one)) for one in done),
        ]
    if section.system.berger:
        return _round_robin_warnings(section, number, white, black)
    position = position or position_of(section, number)
    facts = {"first": section.shown(white), "second": section.shown(black)}
    found = []
    for breach in pair_breaches(position, white, black):
        if breach.rule == "met":
            found.append(rule("rematch").warn(met=_met(section, white, black, number), **facts))
        elif breach.rule == "forbidden":
            found.append(rule("prohibited-pair").warn(**facts))
    if section.team_rules is not None or COLOURS not in section.system.absolute:
        return found  # colour never forbids a match of teams (C.04.6), or of two games (C.04.5)
    for player, colour in ((white, Colour.WHITE), (black, Colour.BLACK)):
        found += _colour_warnings(position, player, colour, (white, black))
    if all(
        position.cards[player].preference.colour is not None and position.cards[player].preference.colour is not colour
        for player, colour in ((white, Colour.WHITE), (black, Colour.BLACK))
    ):
        found.append(rule("both-opposite-colours").warn(**facts))
    return found


def warnings_of_colours(section: Section, number: int, white: int, black: int) -> list[Warning]:
    """What speaks against these colours of a pair that stands."""
    about_the_pair = ("rematch", "prohibited-pair")
    return [one for one in warnings_of_pair(section, number, white, black) if one.rule_id not in about_the_pair]


def warnings_of_bye(section: Section, number: int, player: int, outcome: Outcome) -> list[Warning]:
    """What speaks against this player having the pairing-allocated bye of round ``number``."""
    if section.system.table or outcome is not Outcome.PAIRING_BYE:
        return []
    position = position_of(section, number)
    barred = position.cards[player].bye_round
    if not bye_breaches(position, player) or barred is None:
        return []
    return [rule("ineligible-bye").warn(name=section.shown(player), round=barred)]


def _colour_warnings(position: Position, player: int, colour: Colour, pair: tuple[int, int]) -> list[Warning]:
    """C.04.1, 6 and 7; players of the last round's top are excepted, and then nothing is said."""
    card = position.cards[player]
    both_absolute = any(breach.rule == "colours" for breach in pair_breaches(position, *pair))
    broken = both_absolute or any(player in breach.numbers for breach in colour_breaches(position, *pair))
    wanted = card.preference
    if not broken or not wanted.is_absolute or wanted.colour is colour:
        return []
    after = card.colours + colour.value
    name = position.section.shown(player)
    if len(set(after[-3:])) == 1:
        shown = partial(tr, marked("White") if colour is Colour.WHITE else marked("Black"))
        return [rule("third-colour").warn(name=name, colour=shown)]
    difference = 2 * after.count("w") - len(after)
    return [rule("colour-difference").warn(name=name, difference=f"{difference:+d}")]


def _round_robin_warnings(section: Section, number: int, white: int, black: int) -> list[Warning]:
    """Each pair once per cycle, no three equal colours (Q100-102)."""
    found = []
    facts = {"first": section.shown(white), "second": section.shown(black)}
    row = section.cells[section.index_of(white)]
    met = [index for index in cycle_of(section, number) if index < number and row[index - 1].opponent == black]
    if met:
        found.append(rule("rematch").warn(met=met[-1], **facts))
    if section.team_rules is not None:
        return found
    for player, colour in ((white, Colour.WHITE), (black, Colour.BLACK)):
        cells = section.cells[section.index_of(player)][: number - 1]
        last = [cell.colour for cell in cells if cell.colour is not None][-2:]
        if last == [colour, colour]:
            shown = partial(tr, marked("White") if colour is Colour.WHITE else marked("Black"))
            found.append(rule("third-colour").warn(name=section.shown(player), colour=shown))
    return found


def _met(section: Section, one: int, other: int, before: int) -> int:
    row = section.cells[section.index_of(one)][: before - 1]
    return next(index for index, cell in enumerate(row, 1) if cell.opponent == other and cell.rules.over_the_board)
