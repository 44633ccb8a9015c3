"""Teams and matches as sentences name them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.league import League, OrderLimit
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import PointSystem, points_figure
from tdapp.domain.section.team import LineUpRule, Preference, Score, Strength, TeamRules
from tdapp.domain.systems.system import System
from tdapp.domain.teams.names import team_at
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.services.teams.fines import tariff_sentences


def rules_sentences(system: System, rules: TeamRules, games: PointSystem, *, half_sign: bool = True) -> Iterator[str]:
    """The rules of the teams as the regulations say them; ``games`` is what a single game is worth."""

    def worth(points: Fraction) -> str:
        return points_figure(points, half_sign=half_sign)

    boards, points = rules.boards, rules.match_points
    several = len(rules.colours) > boards
    yield (
        ntr("A match has {count} board.", "A match has {count} boards.", boards).format(count=boards)
        if several
        else tr("A match has {count} boards; colours of the first-named team: {colours}.").format(
            count=boards, colours=rules.pattern
        )
    )
    yield tr("A match won counts {win}, drawn {draw}, lost {loss} match points.").format(
        win=worth(points.win), draw=worth(points.draw), loss=worth(points.loss)
    )
    yield tr("Match points decide first.") if rules.primary is Score.MATCH else tr("Game points decide first.")
    if system.by_scores:
        yield tr(_PREFERENCES[rules.preference])
        if not rules.secondary_used:
            yield tr("The other points are not used for colours (C.04.6, 1.2).")
    if not system.by_seats:  # who sits where follows from its table
        yield (
            tr("A line-up keeps the order of the members; boards left empty are the last ones, and lost by forfeit.")
            if rules.line_up is LineUpRule.FIXED_ORDER
            else tr("A line-up may have any order; an empty board is lost by forfeit.")
        )
    if rules.reserves is not None:
        yield ntr("A team has at most {count} reserve.", "A team has at most {count} reserves.", rules.reserves).format(
            count=rules.reserves
        )
    unrated = tr("A member without a rating counts {rating}.").format(rating=rules.unrated)
    yield f"{tr(_STRENGTHS[rules.strength])} {unrated}"
    if system.everyone_meets and rules.half_played:
        yield tr("The results of a team that leaves after less than half of its matches do not count (C.05, 6.6).")
    if rules.board_games is not None:
        games_asked = ntr(
            "A board prize asks for {count} game over the board.",
            "A board prize asks for {count} games over the board.",
            rules.board_games,
        )
        yield games_asked.format(count=rules.board_games)
    if rules.board_forfeits:
        yield tr("Wins by forfeit count as games for a board prize.")
    if rules.league is not None:
        yield from _league_sentences(rules, rules.league)
    if not system.by_scores:
        return
    for outcome, text in (
        (
            Outcome.PAIRING_BYE,
            tr("A team left over counts {match_points} in match points and {game_points} in game points."),
        ),
        (
            Outcome.HALF_POINT_BYE,
            tr("A half-point bye counts {match_points} in match points and {game_points} in game points."),
        ),
        (
            Outcome.ZERO_POINT_BYE,
            tr("A round missed counts {match_points} in match points and {game_points} in game points."),
        ),
    ):
        bye = rules.bye_points(outcome, games)
        yield text.format(match_points=worth(bye[0]), game_points=worth(bye[1]))


def _league_sentences(rules: TeamRules, league: League) -> Iterator[str]:
    """What a league says about who may play and who goes up and down."""
    if league.reserve_games is not None:
        fixed = rules.boards if league.fixed is None else league.fixed
        yield tr("The first {count} members of a team are fixed, the others are reserves.").format(count=fixed)
        text = ntr("A reserve may play {count} time.", "A reserve may play {count} times.", league.reserve_games)
        yield text.format(count=league.reserve_games)
    if league.order is OrderLimit.RATING:
        text = tr("Nobody sits above a member who is more than {most} rating points stronger.")
        yield text.format(most=league.tolerance)
    elif league.order is OrderLimit.RANK:
        yield tr("The numbers in the club's list go up from board to board.")
    if league.division:
        yield tr("Division {number} of the league; a fixed member of a team does not play for a lower one.").format(
            number=league.division
        )
    if league.above is not None:
        text = ntr(
            "Who belongs to a team here may play {count} time for higher teams of the club.",
            "Who belongs to a team here may play {count} times for higher teams of the club.",
            league.above,
        )
        yield text.format(count=league.above)
    yield from tariff_sentences(league)
    if league.promoted:
        text = ntr("{count} team goes up.", "{count} teams go up.", league.promoted)
        yield text.format(count=league.promoted)
    if league.relegated:
        text = ntr("{count} team goes down.", "{count} teams go down.", league.relegated)
        yield text.format(count=league.relegated)


def decisions_in_words(section: Section, *, after_round: int) -> tuple[str, ...]:
    """Points that were given or taken by decision until a round, a sentence each."""
    text = tr("{team}, round {round}, by decision: match points {mp}, game points {gp} ({reason}).")
    return tuple(
        text.format(
            team=team_at(section, one.team).name,
            round=one.round,
            mp=signed(one.match_points),
            gp=signed(one.game_points),
            reason=one.reason,
        )
        for one in section.adjustments
        if one.round <= after_round
    )


def signed(points: Fraction) -> str:
    """``+1``, ``−½``, ``0``."""
    text = points_figure(abs(points), half_sign=True)
    return text if not points else f"{'+' if points > 0 else chr(0x2212)}{text}"


_PREFERENCES = {
    Preference.A: marked("Colour preferences are those of type A (C.04.6, 1.7)."),
    Preference.B: marked("Colour preferences are those of type B, strong and mild (C.04.6, 1.7)."),
    Preference.NONE: marked("Colour preferences are not used (C.04.6, 1.7)."),
}
_STRENGTHS = {
    Strength.BEST_BOARDS: marked("The strength of a team is the mean of its best ratings, one a board."),
    Strength.FIRST_BOARDS: marked("The strength of a team is the mean rating of its first boards."),
    Strength.ROSTER: marked("The strength of a team is the mean rating of all members."),
    Strength.MANUAL: marked("The strength of a team is given by the arbiter."),
}
