"""The absolute rules over a pairing, whoever made it (C.04.1; C.04.3, 2.1): everything that is broken, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.section.two_games import rounds_of_match
from tdapp.domain.systems.registry import AS_MATCHES
from tdapp.domain.systems.system import BYE, COLOURS, MET
from tdapp.domain.words.checks import no_player
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.colours import difference
from tdapp.pairing.rules.position import Card, Position


@dataclass(frozen=True, slots=True)
class Breach:
    """One broken rule: its id and article, the players it is about, one plain sentence."""

    rule: str
    article: str
    numbers: tuple[int, ...]
    text: str


def breaches_of(position: Position, pairs: Iterable[tuple[int, int]], byes: Iterable[int]) -> tuple[Breach, ...]:
    """Every absolute rule of the system that the pairs (White, Black) and byes break; empty when it is legal."""
    pairs, byes = tuple(pairs), tuple(byes)
    found = [*_everyone_once(position, pairs, byes)]
    known = [pair for pair in pairs if all(number in position.cards for number in pair)]
    for white, black in known:
        found += pair_breaches(position, white, black)
        if position.section.team_rules is None:
            found += colour_breaches(position, white, black)
    for number in byes:
        if number in position.cards:
            found += bye_breaches(position, number)
    return tuple(found)


def pair_breaches(position: Position, one: int, other: int) -> tuple[Breach, ...]:
    """What forbids two players to meet at all, whatever the colours: C1, a prohibition, C3."""
    mine, theirs = position.cards[one], position.cards[other]
    absolute = position.section.system.absolute
    found = []
    if MET in absolute and other in mine.met:
        found.append(
            Breach(
                "met",
                "C.04.1, 2",
                (one, other),
                tr("{first} and {second} have met in round {round}.").format(
                    first=mine.shown, second=theirs.shown, round=_round_met(position, one, other)
                ),
            )
        )
    if position.is_forbidden(one, other):
        text = tr("{first} and {second} must not meet: the arbiter has forbidden it.")
        found.append(Breach("forbidden", "C.04.2", (one, other), text.format(first=mine.shown, second=theirs.shown)))
    of_players = position.section.team_rules is None  # it forbids no match of teams
    if COLOURS in absolute and of_players and same_absolute_colour(mine, theirs):
        text = tr("{first} and {second} both must have {colour}. {why} {why_other}").format(
            first=mine.shown,
            second=theirs.shown,
            colour=colour_name(mine.preference.colour),
            why=_due(mine),
            why_other=_due(theirs),
        )
        found.append(Breach("colours", "C.04.3, 2.1.3", (one, other), text))
    return tuple(found)


def same_absolute_colour(one: Card, other: Card) -> bool:
    """C3: two players, neither of them a topscorer of the last round, with the same absolute preference."""
    mine, theirs = one.preference, other.preference
    return (
        mine.is_absolute
        and theirs.is_absolute
        and mine.colour is theirs.colour
        and not one.topscorer
        and not other.topscorer
    )


def colour_breaches(position: Position, white: int, black: int) -> tuple[Breach, ...]:
    """C.04.1, 6 and 7 for the colours of one pair; topscorers of the last round and their opponents are excepted."""
    cards = position.cards[white], position.cards[black]
    if COLOURS not in position.section.system.absolute:
        return ()
    if any(card.topscorer for card in cards) or same_absolute_colour(*cards):
        return ()  # excepted, or said already
    found = []
    for card, colour in zip(cards, (Colour.WHITE, Colour.BLACK), strict=True):
        wanted = card.preference
        if not wanted.is_absolute or wanted.colour is colour:
            continue
        after = card.colours + colour.value
        if len(set(after[-3:])) == 1:  # an absolute preference has two games at least
            text, article = tr("{name} would have {colour} for the third time running."), "C.04.1, 7"
        else:
            text, article = tr("{name} would have a colour difference of {difference}."), "C.04.1, 6"
        text = text.format(name=card.shown, colour=colour_name(colour), difference=f"{difference(after):+d}")
        found.append(Breach("colour", article, (card.number,), text))
    return tuple(found)


def bye_breaches(position: Position, number: int) -> tuple[Breach, ...]:
    """C2: no pairing-allocated bye after one, or after a win's points without playing."""
    card = position.cards[number]
    if card.bye_round is None or BYE not in position.section.system.absolute:
        return ()
    match card.bye_outcome:
        case Outcome.PAIRING_BYE:
            text = tr("{name} cannot get the bye after the pairing-allocated bye in round {round} (C2).")
        case Outcome.FORFEIT_WIN:
            text = tr("{name} cannot get the bye after a win by forfeit in round {round} (C2).")
        case Outcome.FULL_POINT_BYE:
            text = tr("{name} cannot get the bye after a full-point bye in round {round} (C2).")
        case _:
            text = tr("{name} cannot get the bye after a win's points without playing in round {round} (C2).")
    return (
        Breach(
            "bye",
            "C.04.1, 4",
            (number,),
            text.format(name=card.shown, round=round_shown(position.section, card.bye_round)),
        ),
    )


def _everyone_once(position: Position, pairs: tuple[tuple[int, int], ...], byes: tuple[int, ...]) -> list[Breach]:
    counted = Counter(number for pair in pairs for number in pair) + Counter(byes)
    present = set(position.present)
    found = []
    for number, times in sorted(counted.items()):
        if number not in position.cards:
            text = str(no_player(number))
        elif number not in present:
            text = tr("{name} is absent in this round and cannot be paired.").format(name=_shown(position, number))
        elif times > 1:
            text = tr("{name} is paired {times} times.").format(name=_shown(position, number), times=times)
        else:
            continue
        found.append(Breach("everyone", "C.04.1", (number,), text))
    for number in sorted(present - set(counted)):
        text = tr("{name} is not paired.").format(name=_shown(position, number))
        found.append(Breach("everyone", "C.04.1", (number,), text))
    if len(byes) > 1 and BYE in position.section.system.absolute:
        named = ", ".join(_shown(position, number) for number in sorted(byes))
        text = tr("There is more than one pairing-allocated bye: {names}.").format(names=named)
        found.append(Breach("one-bye", "C.04.1, 3", tuple(sorted(byes)), text))
    return found


def _round_met(position: Position, one: int, other: int) -> int:
    section = position.section
    row = section.cells[section.index_of(one)]
    met = next(index for index, cell in enumerate(row, 1) if cell.opponent == other and cell.rules.over_the_board)
    return round_shown(section, met)


def round_shown(section: Section, number: int) -> int:
    """A round as people count: of a match of two games the first one."""
    return rounds_of_match(number)[0] if section.system is AS_MATCHES else number


def colour_name(colour: Colour | None) -> str:
    """A colour in a sentence."""
    return tr("White") if colour is Colour.WHITE else tr("Black")


def _shown(position: Position, number: int) -> str:
    card = position.cards.get(number)
    return card.shown if card is not None else str(number)


def _due(card: Card) -> str:
    last = card.colours[-2:]
    if len(last) == 2 and last[0] == last[1]:
        text = tr("{name} had {colour} twice running.")
        return text.format(name=card.shown, colour=colour_name(Colour(last[0])))
    return tr("{name} has a colour difference of {difference}.").format(
        name=card.shown, difference=f"{card.difference:+d}"
    )
