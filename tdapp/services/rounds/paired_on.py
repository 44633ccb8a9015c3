"""What a change of results asks in a knock-out: somebody else goes on although the next stage is paired.

Of players, boards that follow and have no result are withdrawn: whoever goes on now takes the seat, or nobody while
that is open. A match that has begun stays. Of teams the pairings stay.
"""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.knockout import players
from tdapp.domain.knockout.players import bracket_of, knocks_out, steps_of, tie_games_of
from tdapp.domain.knockout.tree import By
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.stages import rounds_of
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.teams.knockout import named_tie, winners_changed
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.frozen import dataclass
from tdapp.services.ports.unit_of_work import EventRows


@dataclass(frozen=True, slots=True)
class Followers:
    """What follows from a change: boards whose players change, and games and decisions that stand.

    ``seats`` are (round, White, Black) with those who sit there now; None: nobody, the board goes.
    """

    warnings: tuple[Warning, ...]
    seats: tuple[tuple[tuple[int, int, int], tuple[int, int] | None], ...]
    games: tuple[TieGame, ...]
    decisions: tuple[TieDecision, ...]


def paired_on(before: Section, after: Section) -> list[Warning]:
    """One warning for each match whose winner was paired on and is another one now; nothing in other kinds."""
    if not before.system.elimination:
        return []
    if knocks_out(before):
        return list(followers_of(before, after).warnings)
    named = named_tie(before)
    return [rule("winner-paired-on").warn(teams=named(tie)) for tie in winners_changed(before, after)]


def followers_of(before: Section, after: Section) -> Followers:
    """What follows from another result or another tie-break game in a knock-out of players."""
    games, decisions = _standing(after)
    found: list[Warning] = []
    named = players.named_tie(before)
    dropped = {one.pair for one in after.tie_games if one not in games}
    dropped |= {one.pair for one in after.tie_decisions if one not in decisions}
    for tie in bracket_of(before).ties:
        if frozenset(tie.pair) in dropped:
            found.append(rule("tie-games-dropped").warn(match=named(tie)))
    after = replace(after, tie_games=games, tie_decisions=decisions)
    old, new = bracket_of(before), bracket_of(after)
    seats: list[tuple[tuple[int, int, int], tuple[int, int] | None]] = []
    for tie in players.winners_changed(before, after):
        now = next(one for one in new.of_stage(tie.stage) if (one.place, one.third) == (tie.place, tie.third))
        for later in old.of_stage(tie.stage + 1):
            gone, comes = (tie.loser, now.loser) if later.third else (tie.winner, now.winner)
            if gone is None or gone not in later.pair or not later.meetings:
                continue
            if _has_begun(before, later):
                found.append(rule("followers-stay").warn(match=named(tie), next=named(later)))
                continue
            changed = [
                (
                    (game.round, game.white, game.black),
                    None if comes is None else (_for(game.white, gone, comes), _for(game.black, gone, comes)),
                )
                for game in later.meetings
            ]
            seats += changed
            found.append(rule("followers-withdrawn").warn(match=named(tie), boards=named(later)))
    return Followers(tuple(found), tuple(seats), games, decisions)


def _for(number: int, gone: int, comes: int) -> int:
    return comes if number == gone else number


def _has_begun(section: Section, tie: players.Tie) -> bool:
    assert tie.both is not None  # they are paired
    return bool(tie_games_of(section, tie.stage, tie.both)) or any(game.points is not None for game in tie.meetings)


def _standing(section: Section) -> tuple[tuple[TieGame, ...], tuple[TieDecision, ...]]:
    """The tie-break games and decisions that count: of drawn matches, as far as games are asked for."""
    games: list[TieGame] = []
    decided = []
    for tie in bracket_of(section).ties:
        games += [game for step in steps_of(section, tie) for game in step.games]
        if tie.by is By.DECISION:
            rounds = rounds_of(section, tie.stage)
            decided += [one for one in section.tie_decisions if one.round in rounds and one.pair == frozenset(tie.pair)]
    left = list(games)
    kept = []
    for game in section.tie_games:
        if game in left:
            left.remove(game)
            kept.append(game)
    return tuple(kept), tuple(one for one in section.tie_decisions if one in decided)


def withdraw(rows: EventRows, section_id: int, follow: Followers) -> None:
    """Write what follows: who sits where in later rounds, and the games and decisions that still count."""
    rows.set_tie_games(section_id, follow.games, follow.decisions)
    seats = dict(follow.seats)
    for number in sorted({round_ for round_, _, _ in seats}):
        state = rows.rounds.round(section_id, number)
        boards = []
        for board in state.boards:
            now = seats.get((number, board.white, board.black), board.players)
            if now is not None:
                boards.append(replace(board, white=now[0], black=now[1]))
        rows.rounds.write_round(section_id, replace(state, boards=tuple(boards)), published=not state.is_draft)
