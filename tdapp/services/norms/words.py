"""Norms in words: what each condition is about, and what is still needed."""

from __future__ import annotations

from tdapp.domain.norms.check import Condition, Item
from tdapp.domain.norms.forecast import Forecast
from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.services.norms.norms import MISSED, POSSIBLE, REACHED, PlayerNorm

_ITEMS = {
    Item.GAMES: marked("Games over the board"),
    Item.FEDERATIONS: marked("Federations other than one's own"),
    Item.OWN_FEDERATION: marked("Opponents of one's own federation"),
    Item.ONE_FEDERATION: marked("Most opponents of one federation"),
    Item.TITLED: marked("Opponents with a title (not CM, WCM)"),
    Item.OF_KIND: marked("Opponents with the title or a higher one"),
    Item.PLAYERS: marked("Players of the double round robin"),
    Item.AVERAGE: marked("Average of the opponents"),
    Item.SHARE: marked("Score"),
    Item.PERFORMANCE: marked("Performance"),
    Item.REGISTERED: marked("Registered 30 days before"),
    Item.FORMAT: marked("Format, hours and arbiters as the regulations ask"),
    Item.ONE_ROUND_A_DAY: marked("One round a day (one norm of an application)"),
}
_VERDICTS = {REACHED: marked("reached"), POSSIBLE: marked("possible"), MISSED: marked("not reached")}
_ANSWERS = {"yes": marked("yes"), "no": marked("no"), "?": marked("not answered")}


def condition_text(condition: Condition) -> str:
    """What a condition is about."""
    return tr(_ITEMS[condition.item])


def value_text(condition: Condition) -> str:
    """What was found: a number, or the arbiter's answer."""
    return tr(_ANSWERS[condition.value]) if condition.value in _ANSWERS else condition.value


def verdict_text(norm: PlayerNorm) -> str:
    """The verdict in a word."""
    return tr(_VERDICTS[norm.verdict])


def needed_text(forecast: Forecast | None) -> str:
    """For example “needs 1½ of 2 against an average of 2431”; empty after the last round."""
    if forecast is None:
        return ""
    if forecast.needed is None:
        return tr("no longer possible")
    needed, games = points_text(forecast.needed, half_sign=True), forecast.games
    if not forecast.averages:
        return tr("needs {points} of {games}").format(points=needed, games=games)
    words = tr("needs {points} of {games} against an average of {average}").format(
        points=needed, games=games, average=forecast.average
    )
    kind, titled = forecast.of_kind, forecast.titled
    if kind:
        words += "; " + ntr(
            "{count} opponent must hold the title", "{count} opponents must hold the title", kind
        ).format(count=kind)
    elif titled:
        words += "; " + ntr("{count} opponent must be titled", "{count} opponents must be titled", titled).format(
            count=titled
        )
    if forecast.needed == 0:
        words += "; " + tr("the game must be played")
    return words


def remarks(norm: PlayerNorm) -> tuple[str, ...]:
    """What a reader must know beside the conditions."""
    found = []
    check = norm.check
    if check.dropped:
        rounds = ", ".join(map(str, check.dropped))
        found.append(tr("Left out (1.4.1 e, f): round {rounds}.").format(rounds=rounds))
    if check.lifted is not None:
        found.append(
            tr("Opponent {number} counts as {rating} (1.4.6).").format(number=check.lifted, rating=check.kind.floor)
        )
    if check.instead_of_played and check.reached:
        found.append(tr("One game was won without play: once in an application (1.4.1 c)."))
    if norm.lost_last_round:
        found.append(tr("The last round was won without play and is taken as lost (1.4.2)."))
    if check.reached and check.credited > len(check.games):
        found.append(tr("Counts for {games} games (1.4.1 d).").format(games=check.credited))
    return tuple(found)
