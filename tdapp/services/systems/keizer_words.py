"""The parameters of a Keizer competition in sentences, as the regulations and the website say them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tdapp.domain.section.scoring import mixed_text
from tdapp.domain.systems.keizer import NEVER_AGAIN, Byes, Keizer, Method, OwnValue, Rounding, Start, Values
from tdapp.domain.words.wording import ntr, tr


def announced(rules: Keizer) -> tuple[str, ...]:
    """Every parameter that decides something, in whole sentences."""
    return tuple(_said(rules))


def _said(rules: Keizer) -> Iterator[str]:
    yield _start(rules)
    yield _values(rules)
    won = tr("A win gives {win} of the opponent's value, a draw {draw}, a loss {loss}.")
    yield won.format(win=_share(rules.win), draw=_share(rules.draw), loss=_share(rules.loss))
    forfeits = tr("A win by forfeit gives {win} of the opponent's value, a loss by forfeit {loss}.")
    yield forfeits.format(win=_share(rules.forfeit), loss=_share(rules.forfeited))
    yield _own(rules)
    away = tr(
        "Without a game one has of the own value: {bye} for the bye of who is left over, {excused} when excused, "
        "{unexcused} when absent without excuse"
    )
    duty = tr(", {duty} for a game for the club elsewhere").format(duty=_share(rules.duty))
    shares = {name: _share(getattr(rules, name)) for name in ("bye", "excused", "unexcused")}
    yield f"{away.format(**shares)}{duty if rules.byes is Byes.CLUB else ''}."
    if rules.excused_limit:
        text = ntr(
            "Only the first excused absence counts.",
            "Only the first {count} excused absences count.",
            rules.excused_limit,
        )
        yield text.format(count=rules.excused_limit)
    if rules.halved:
        yield tr("Each further excused absence counts half of the one before.")
    yield METHOD_SENTENCES[rules.method]()
    if rules.rounding is not Rounding.NONE:
        yield (
            tr("Each amount is rounded to halves.")
            if rules.rounding is Rounding.HALF
            else tr("Each amount is rounded to whole numbers, halves up.")
        )
    yield _distance(rules)
    if rules.even_bye:
        yield tr("The bye goes to who has had fewest byes, of these to the lowest in the table.")
    else:
        yield tr("The bye goes to the lowest in the table.")
    yield tr("White goes to who had it fewer times; else by turns with the same opponent; else to the lower player.")


METHOD_SENTENCES = {
    Method.PASS: lambda: tr("After each round all rounds are valued again by the table of the round before."),
    Method.CONSISTENT: lambda: tr(
        "After each round all rounds are valued again until values and table agree; where they go round in a circle, "
        "the mean of the circle counts."
    ),
    Method.FROZEN: lambda: tr("Each round keeps the values of its own evening."),
}
"""How the rounds before are valued, in the language of here and now."""


def _start(rules: Keizer) -> str:
    if rules.start is Start.RATING:
        return tr("The first ranking is by rating, then by number.")
    return tr("The first ranking is by number.")


def _values(rules: Keizer) -> str:
    if rules.top is not None:
        text = tr("The first place is worth {top}, each further place one less.")
        return text.format(top=rules.top)
    match rules.values:
        case Values.RATIO | Values.EVEN:
            text = tr("The first place is worth {ratio} times as much as the last, each further place one less.")
            return text.format(ratio=mixed_text(rules.ratio))
        case Values.COUNT:
            return tr("The first place is worth as much as there are players, each further place one less.")
        case Values.DOUBLE:
            return tr("The first place is worth twice as much as there are players, each further place one less.")


def _own(rules: Keizer) -> str:
    match rules.own:
        case OwnValue.NONE:
            return tr("The own value is not added.")
        case OwnValue.START:
            text = tr("The own value at the start is added once.")
        case OwnValue.CURRENT:
            text = tr("The own value is added once.")
    if not rules.fades:
        return text
    fading = tr("It becomes less from round to round and is gone after round {round}.").format(round=rules.fades)
    return f"{text} {fading}"


def _distance(rules: Keizer) -> str:
    if rules.distance >= NEVER_AGAIN:
        return tr("Nobody meets an opponent again while that can be had.")
    if not rules.distance:
        return tr("Two may meet again at once.")
    text = tr("Two meet again only after more than {count} rounds, as far as a round can be paired so.")
    return text.format(count=rules.distance)


def _share(share: Fraction) -> str:
    if share == 1:
        return tr("all")
    return tr("nothing") if not share else mixed_text(share)
