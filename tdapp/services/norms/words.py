"""Norms in words: what each condition is about, and what is still needed."""

from __future__ import annotations

from tdapp.domain.norms.check import Condition, Item
from tdapp.domain.norms.forecast import Forecast
from tdapp.domain.section.event import Section
from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.services.norms.norms import MISSED, POSSIBLE, REACHED, PlayerNorm
from tdapp.services.norms.titles import titles_by_rating

MOST_TITLES = 8

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
    Item.LARGE_SWISS: marked("A Swiss of 40 players averaging 2000 (one norm of an application)"),
}
_VERDICTS = {REACHED: marked("reached"), POSSIBLE: marked("possible"), MISSED: marked("not reached")}
_ANSWERS = {"yes": marked("yes"), "no": marked("no"), "?": marked("not answered"), "one norm": marked("one norm")}


def condition_text(condition: Condition) -> str:
    """What a condition is about."""
    return tr(_ITEMS[condition.item])


def value_text(condition: Condition) -> str:
    """What was found: a number, or the arbiter's answer."""
    return tr(_ANSWERS[condition.value]) if condition.value in _ANSWERS else condition.value


def limit_text(condition: Condition) -> str:
    """The limit of a condition: a bound, an answer, or one norm of an application."""
    return tr(_ANSWERS[condition.limit]) if condition.limit in _ANSWERS else condition.limit


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
    played = ""
    if forecast.needed == 0:
        played = "; " + ntr("the game must be played", "the games must be played", games)
    if not forecast.averages:
        return tr("needs {points} of {games}").format(points=needed, games=games) + played
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
    return words + played


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
    if norm.uncounted:
        rounds = ", ".join(map(str, norm.uncounted))
        found.append(tr("Does not count (1.4.2): round {rounds}.").format(rounds=rounds))
    if norm.exempt:
        found.append(
            tr(
                "The mix of federations is not asked for (1.4.3 {letter}); one norm of an application must have it."
            ).format(letter=norm.exempt)
        )
    if norm.lost_last_round:
        found.append(tr("The last round was won without play and is taken as lost (1.4.2)."))
    if check.credited > len(check.games):
        found.append(tr("Counts for {games} games (1.4.1 d).").format(games=check.credited))
    return tuple(found)


def title_words(section: Section) -> tuple[str, ...]:
    """Titles that need no norm: those by rating, and what is not known of direct ones."""
    found = titles_by_rating(section)
    listed = ", ".join(f"{one.player.shown} {one.title} ({one.rating})" for one in found[:MOST_TITLES])
    if len(found) > MOST_TITLES:
        listed += ", …"
    by_rating = tr("Rating high enough for a title (1.3), if 30 games are rated: {players}.").format(players=listed)
    direct = tr("Direct titles come from FIDE's list of championships, which is not known here")
    return (*([by_rating] if found else []), f"{direct}.")
