"""Why a match of a Swiss of teams was made, and why another was not (C.04.6), from the section alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.engines.top_scoregroup import Group, GroupedRound, pair_groups
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.reasons.second_engine import Comparison
from tdapp.pairing.rules.team_position import TeamPosition, Wish, colours_of, first_team
from tdapp.pairing.rules.top_bracket import cost_of, identifier

_COLOURS = {
    "4.3.1": marked("Neither has played: by the initial colour and the number of {first} (4.3.1)."),
    "4.3.2": marked("Only one of them is due a colour, and gets it (4.3.2)."),
    "4.3.3": marked("They are due opposite colours, and get them (4.3.3)."),
    "4.3.4": marked("Both are due the same colour; the stronger preference is granted (4.3.4)."),
    "4.3.5": marked("White goes to the lower colour difference (4.3.5)."),
    "4.3.6": marked("Opposite to the last round in which their colours differed (4.3.6)."),
    "4.3.7": marked("{first} is named first by points or number, and gets the colour it is due (4.3.7)."),
    "4.3.8": marked("{first} alternates from its last match (4.3.8)."),
    "4.3.9": marked("The other team alternates from its last match (4.3.9)."),
}
_COSTS = (
    marked("teams that do not get the colour they are due ({criterion})"),
    marked("strong preferences not granted ({criterion})"),
    marked("opponents of upfloaters who floated in the round before ({criterion})"),
)
_OLDER = "C.04.6, August 2024"
_FLOATS_2024 = marked("teams that float in two rounds running ({criterion})")


def why(position: TeamPosition, found: GroupedRound, one: int, other: int) -> tuple[str, ...]:
    """Sentences about a match of this pairing; any order of the two."""
    a, b = position.cards[one], position.cards[other]
    sentences = []
    if a.pairing_score == b.pairing_score:
        both = tr("Both have {points} points.").format(points=points_text(a.pairing_score))
        sentences.append(both)
    for bracket in found.brackets:
        for team in (one, other):
            if team in bracket.upfloaters:
                came = tr("{team} with {points} points came up to the group with {group} (C4 to {last}).")
                facts = {"points": points_text(position.cards[team].pairing_score), "group": points_text(bracket.score)}
                last = "C6" if position.is_older else "C7"
                sentences.append(came.format(team=position.cards[team].shown, last=last, **facts))
    white, _, article = colours_of(position, one, other)
    for card, colour in ((position.cards[white], Colour.WHITE), (a if white == other else b, Colour.BLACK)):
        if card.colour is not None and card.colour is not colour:
            due = tr("White") if card.colour is Colour.WHITE else tr("Black")
            strong = (
                tr("{team} was due {colour} strongly.") if card.wish is Wish.STRONG else tr("{team} was due {colour}.")
            )
            sentences.append(strong.format(team=card.shown, colour=due))
    first = first_team(position, one, other)[0].shown
    sentences.append(tr(_COLOURS[article]).format(first=first))
    return tuple(sentences)


def why_bye(position: TeamPosition, team: int) -> tuple[str, ...]:
    """Why a team got the pairing-allocated bye."""
    card = position.cards[team]
    text = tr("The lowest score among those who may get it: {points} points, {played} matches played, number {number}.")
    return (text.format(points=points_text(card.pairing_score), played=card.played, number=card.number),)


def why_not(position: TeamPosition, found: GroupedRound, one: int, other: int) -> tuple[Obstacle, ...]:
    """What speaks against a match; empty when it is in this pairing."""
    for team in (one, other):
        if team not in position.present:
            return (_not_paired(position, team),)
    if any({one, other} == set(pair) for bracket in found.brackets for pair in bracket.pairs):
        return ()
    obstacles = []
    if other in position.cards[one].met:
        obstacles.append(Obstacle(tr("They have met."), "C.04.6, 2.1 (C1)", forbids=True))
    if position.players.is_forbidden(one, other):
        obstacles.append(Obstacle(tr("The pairing was prohibited."), "C.04.2", forbids=True))
    if obstacles:
        return tuple(obstacles)
    return (_compared(found, pair_groups(_only(position, one, other)), position, one, other),)


def why_not_bye(position: TeamPosition, found: GroupedRound, team: int) -> tuple[Obstacle, ...]:
    """What speaks against the bye of a team; empty when it has it."""
    if found.bye == team:
        return ()
    if team not in position.present:
        return (_not_paired(position, team),)
    card = position.cards[team]
    if found.bye is None:
        return (Obstacle(tr("The number of teams is even: nobody gets the bye."), "C.04.6, 3.4", forbids=True),)
    if card.bye_round is not None:
        text = tr("{team} had a bye or a win without playing in round {round}.")
        return (Obstacle(text.format(team=card.shown, round=card.bye_round), "C.04.6, 2.1 (C2)", forbids=True),)
    if pair_groups(replace(position, present=tuple(one for one in position.present if one != team))) is None:
        return (Obstacle(tr("The others could not all be paired then."), "C.04.6, 3.4.1", forbids=True),)
    (now,) = why_bye(position, found.bye)
    text = tr("{now} gets it. {why} {team}: {points} points, {played} matches played.")
    facts = {"points": points_text(card.pairing_score), "played": card.played, "team": card.shown}
    return (Obstacle(text.format(now=position.cards[found.bye].shown, why=now, **facts), "C.04.6, 3.4.2 to 3.4.4"),)


def _not_paired(position: TeamPosition, team: int) -> Obstacle:
    shown = position.cards[team].shown if team in position.cards else str(team)
    return Obstacle(tr("{team} is not paired in this round.").format(team=shown), "", forbids=True)


def _only(position: TeamPosition, one: int, other: int) -> TeamPosition:
    """The same position, where these two may meet nobody else."""
    everybody = frozenset(position.present)
    cards = dict(position.cards)
    for team, partner in ((one, other), (other, one)):
        cards[team] = replace(cards[team], met=cards[team].met | (everybody - {partner}), bye_round=0)
    for team in everybody - {one, other}:
        cards[team] = replace(cards[team], met=cards[team].met | {one, other})
    return replace(position, cards=cards)


def _compared(
    found: GroupedRound, forced: GroupedRound | None, position: TeamPosition, one: int, other: int
) -> Obstacle:
    if forced is None:
        return Obstacle(tr("The others could not all be paired then."), "C.04.6, 2.2 (C3)", forbids=True)
    if forced.bye != found.bye:
        return Obstacle(tr("Another team would get the bye."), "C.04.6, 3.4")
    for mine, theirs in zip(found.brackets, forced.brackets, strict=False):
        if set(mine.upfloaters) != set(theirs.upfloaters):
            return _upfloaters(position, mine, theirs)
        if {frozenset(pair) for pair in mine.pairs} != {frozenset(pair) for pair in theirs.pairs}:
            return _bracket(position, mine, theirs)
    return Obstacle(tr("The pairing would be another one."), "C.04.6, 3.6")


def _upfloaters(position: TeamPosition, mine: Group, theirs: Group) -> Obstacle:
    group = points_text(mine.score)
    if len(theirs.upfloaters) > len(mine.upfloaters):
        text = tr("{count} teams would come up to the group with {group} points instead of {now}.")
        facts = {"count": len(theirs.upfloaters), "now": len(mine.upfloaters), "group": group}
        return Obstacle(text.format(**facts), _OLDER if position.is_older else "C.04.6, 2.3.1 (C4)")
    names = _names(position, theirs.upfloaters)
    text = tr("Others would come up to the group with {group} points: {names}; the rules choose {now}.")
    return Obstacle(
        text.format(group=group, names=names, now=_names(position, mine.upfloaters)),
        _OLDER if position.is_older else "C.04.6, 2.3.2 to 2.3.4 and 3.5",
    )


def _bracket(position: TeamPosition, mine: Group, theirs: Group) -> Obstacle:
    upfloaters = frozenset(mine.upfloaters)
    now, then = cost_of(position, mine.pairs, upfloaters), cost_of(position, theirs.pairs, upfloaters)
    older = position.is_older
    words = (*_COSTS[:2], _FLOATS_2024) if older else _COSTS
    for criterion, name, have, would in zip(position.costs, words, now, then, strict=True):
        if have != would:
            text = tr("In the group with {group} points it would cost more: {what}, {count} instead of {now}.")
            what = tr(name).format(criterion=criterion)
            facts = {"group": points_text(mine.score), "what": what, "count": would, "now": have}
            return Obstacle(text.format(**facts), _OLDER if older else "C.04.6, 2.3.5 to 2.3.7")
    shown = [" ".join(map(str, identifier(position, one.pairs))) for one in (theirs, mine)]
    text = tr("As good in every criterion, but later in the order of pairings: {then} comes after {now}.")
    return Obstacle(
        text.format(then=shown[0], now=shown[1]), _OLDER if position.is_older else "C.04.6, 3.6.2 and 3.6.4"
    )


def _names(position: TeamPosition, teams: Iterable[int]) -> str:
    return ", ".join(position.cards[team].shown for team in teams)


def compared(position: TeamPosition, first: Pairing, second: Pairing) -> Comparison:
    """Two pairings of a round of teams, and what the rules say against either where they differ."""
    plain = Comparison(first, second)
    found = None if plain.agree else pair_groups(position)
    if found is None:
        return plain
    if _pairs(first.pairs) == _pairs(second.pairs):
        return replace(plain, reasons=(tr("The pairs are the same; the colours differ (C.04.6, 4.3)."),))
    reasons = []
    for pairing in (first, second):
        against: tuple[Obstacle, ...] = ()
        if pairing.bye is not None:
            against = why_not_bye(position, found, pairing.bye)
        for one, other in pairing.pairs:
            against = against or why_not(position, found, one, other)
        if against:
            text = tr("Against the pairing of {engine}: {reason}")
            reasons.append(text.format(engine=pairing.engine, reason=against[0].text))
    return replace(plain, reasons=tuple(reasons))


def _pairs(pairs: Iterable[tuple[int, int]]) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in pairs}
