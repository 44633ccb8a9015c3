"""The rules about teams, line-ups and matches, each with its level, text and article (see rules.players)."""

from __future__ import annotations

from tdapp.domain.rules.players import WordedRule
from tdapp.domain.words.checks import Level

RULES: tuple[WordedRule, ...] = (
    # -- why a step is not possible now ----------------------------------------------------------------------------
    WordedRule("no-teams", Level.REFUSE, "In this section players are paired, not teams."),
    WordedRule("has-teams", Level.REFUSE, "The section has teams: remove them before players are paired."),
    WordedRule("too-many-teams", Level.REFUSE, "This system is for {most} teams; there would be {count}."),
    WordedRule("colours-by-table", Level.REFUSE, "The colours of every round stand in the table."),
    WordedRule("no-knockout", Level.REFUSE, "Only a match of a knock-out is decided so."),
    WordedRule("tie-open", Level.REFUSE, "{teams}: boards are still open, or the second leg is to come."),
    WordedRule("tie-decided", Level.REFUSE, "{teams}: decided already, by {by}."),
    WordedRule("no-decision", Level.REFUSE, "{teams}: there is no decision to take back."),
    WordedRule("no-tie", Level.REFUSE, "{one} and {other} have no match in round {round}."),
    WordedRule("match-open", Level.REFUSE, "{match}: results are still open, or a game is to come."),
    WordedRule("no-more-games", Level.REFUSE, "{match}: the regulations list no further game; the arbiter decides."),
    WordedRule("no-tie-games", Level.REFUSE, "{match}: there is no tie-break game."),
    WordedRule("tie-game-result", Level.REFUSE, "A tie-break game is won, drawn or lost."),
    WordedRule("tie-game-rate", Level.REFUSE, "The rate of play is written with {most} letters at most."),
    WordedRule("knockout-undecided", Level.REFUSE, "Not decided yet: {matches}. The next round is made from winners."),
    WordedRule("knockout-over", Level.REFUSE, "The final is round {rounds}: nothing is paired after it."),
    WordedRule("teams-stand", Level.REFUSE, "Round 1 is paired: the teams and their numbers stand.", "C.04.6, 1.1"),
    WordedRule("team-rules-locked", Level.REFUSE, "Round 1 is paired: boards, colours and points of the teams stand."),
    WordedRule("no-match", Level.REFUSE, "{team} has no match in round {round}."),
    WordedRule("no-match-at", Level.REFUSE, "Round {round} has no match {table}."),
    WordedRule("match-has-results", Level.REFUSE, "{teams}: boards have results already; clear them first."),
    WordedRule("match-forfeited", Level.REFUSE, "{teams}: the match is forfeited; take that back first."),
    WordedRule("match-not-forfeited", Level.REFUSE, "{teams}: nobody has forfeited the match."),
    WordedRule("match-score-stands", Level.REFUSE, "{teams}: this score is entered already."),
    WordedRule("match-score-boards", Level.REFUSE, "{teams}: the boards say {boards}, not {score}."),
    WordedRule("no-adjustment", Level.REFUSE, "There is no such decision about points."),
    WordedRule(
        "line-up-decides", Level.REFUSE, "In a match of teams nobody takes a seat alone: change the line-up instead."
    ),
    # -- teams and members -----------------------------------------------------------------------------------------
    WordedRule("team-name-taken", Level.REFUSE, "There are two teams called “{name}”."),
    WordedRule("player-in-two-teams", Level.REFUSE, "{player} is a member of {team} already."),
    WordedRule("player-twice-in-team", Level.REFUSE, "{player} is named twice for {team}."),
    WordedRule(
        "member-has-played",
        Level.REFUSE,
        "{player} was in a line-up of {team} and stays a member: results depend on it.",
    ),
    WordedRule("team-prohibited", Level.REFUSE, "{team} is named in a prohibited pairing; take it out of it first."),
    WordedRule("member-in-team", Level.REFUSE, "{player} is a member of {team}; take the player out first."),
    WordedRule("roster-too-large", Level.CONFIRM, "{team} has {count} members; the regulations allow {most}."),
    WordedRule(
        "roster-changed",
        Level.CONFIRM,
        "Round 1 is paired, and the members of {team} or their order change.",
        "C.04.6, 1.1",
        pibe=True,
    ),
    # -- line-ups --------------------------------------------------------------------------------------------------
    WordedRule("line-up-stranger", Level.REFUSE, "{player} is no member of {team}."),
    WordedRule("line-up-twice", Level.REFUSE, "{player} is named twice in the line-up of {team}."),
    WordedRule("line-up-boards", Level.REFUSE, "A match has {boards} boards; the line-up of {team} names {count}."),
    WordedRule("line-up-left", Level.REFUSE, "{player} has left the tournament."),
    WordedRule("line-up-order", Level.REFUSE, "{player} would sit above {other}, who is listed higher in {team}."),
    WordedRule(
        "line-up-order-free",
        Level.CONFIRM,
        "{player} sits above {other}, who is listed higher in {team}.",
        pibe=True,
    ),
    WordedRule(
        "line-up-short",
        Level.CONFIRM,
        "{team}: {empty} of {boards} boards stay empty and are lost by forfeit.",
    ),
    WordedRule("line-up-gap", Level.CONFIRM, "{team}: an empty board above an occupied one."),
    WordedRule(
        "line-up-result", Level.REFUSE, "Board {board} of {teams} has a result: clear it before its players change."
    ),
    WordedRule(
        "line-up-place", Level.REFUSE, "{player} has board {board} of round {round} in the table and stays there."
    ),
    WordedRule("board-not-played", Level.REFUSE, "Board {board} was not played: there is nothing to count for rating."),
    WordedRule("board-not-lost", Level.REFUSE, "Board {board} was not lost for the match by decision."),
    WordedRule(
        "board-lost",
        Level.CONFIRM,
        "{teams}, board {board}: the game is lost for the match by {loser} and counts for rating as it was played.",
        pibe=True,
    ),
    WordedRule(
        "board-given-back",
        Level.CONFIRM,
        "{teams}, board {board}: the game counts for the match again as it was played.",
        pibe=True,
    ),
    # -- a league over months ---------------------------------------------------------------------------------------
    WordedRule("no-league", Level.REFUSE, "The section is no league: say so first (Teams, More, League)."),
    WordedRule("no-fine", Level.REFUSE, "There is no such fine."),
    WordedRule("no-such-match", Level.REFUSE, "Round {round} has no match of {teams}."),
    WordedRule("match-not-played", Level.REFUSE, "{teams}: boards are still open; only a played match is confirmed."),
    WordedRule("match-is-played", Level.REFUSE, "{teams}: the match is decided and cannot be postponed."),
    WordedRule(
        "not-yet-eligible",
        Level.CONFIRM,
        "{player} may not play for {team} on {date}: eligible from {since} on.",
        pibe=True,
    ),
    WordedRule(
        "no-longer-eligible",
        Level.CONFIRM,
        "{player} may not play for {team} on {date}: eligible until {until}.",
        pibe=True,
    ),
    WordedRule(
        "reserve-used-up",
        Level.CONFIRM,
        "{player} is a reserve of {team} and has played {count} times; a reserve may play {most} times.",
        pibe=True,
    ),
    WordedRule(
        "plays-same-day",
        Level.CONFIRM,
        "{player} plays for {team} ({section}) on {date} already.",
        pibe=True,
    ),
    WordedRule(
        "fixed-above",
        Level.CONFIRM,
        "{player} is a fixed member of {home} ({section}) and does not play below, for {team}.",
        pibe=True,
    ),
    WordedRule(
        "above-used-up",
        Level.CONFIRM,
        "{player} belongs to {home} ({section}); matches played above: {count}, allowed: {most}.",
        pibe=True,
    ),
    WordedRule(
        "stays-above",
        Level.CONFIRM,
        "{player} plays for {home} ({section}) no more; matches played above: {count}, allowed: {most}.",
        pibe=True,
    ),
    WordedRule(
        "order-by-rating",
        Level.CONFIRM,
        "{team}: {player} ({rating}) would sit above {other} ({higher}), who is more than {most} points stronger.",
        pibe=True,
    ),
    WordedRule(
        "order-by-rank",
        Level.CONFIRM,
        "{team}: {player} has the number {rank} in the club's list and would sit above {other} with {higher}.",
        pibe=True,
    ),
    # -- scores ----------------------------------------------------------------------------------------------------
    WordedRule(
        "match-score-sum",
        Level.CONFIRM,
        "{teams}: {score} are together {sum} points; a match over {boards} boards gives {usual}.",
    ),
    WordedRule("match-score-overwritten", Level.ACKNOWLEDGE, "{teams}: {new} would replace {old}."),
    WordedRule(
        "earlier-match-changed",
        Level.CONFIRM,
        "Round {round} is over: the score of {teams} changes. Pairings made since stay as they are.",
        "Q189-193",
        pibe=True,
    ),
    WordedRule("match-forfeit", Level.CONFIRM, "{teams}: the match is lost without playing by {loser}.", pibe=True),
    WordedRule(
        "teams-swapped",
        Level.CONFIRM,
        "{teams}: the other team is named first, and every board has the other colours.",
        "C.04.6, 4",
        pibe=True,
    ),
    WordedRule("match-decided", Level.CONFIRM, "{teams}: {winner} goes on by decision ({how}).", pibe=True),
    WordedRule("decision-back", Level.CONFIRM, "{teams}: the decision for {winner} is taken back.", pibe=True),
    WordedRule(
        "winner-paired-on",
        Level.CONFIRM,
        "{teams}: another team would go on, but the next round is paired already. Its pairings stay as they are.",
        "Q189-193",
        pibe=True,
    ),
    WordedRule(
        "followers-withdrawn",
        Level.CONFIRM,
        "{match}: another player goes on. What follows from it is withdrawn: {boards}.",
        "Q189-193",
        pibe=True,
    ),
    WordedRule(
        "followers-stay",
        Level.CONFIRM,
        "{match}: another player would go on, but the next match has begun: {next}. It stays as it is.",
        "Q189-193",
        pibe=True,
    ),
    WordedRule(
        "tie-games-dropped",
        Level.CONFIRM,
        "{match}: the tie-break games or the decision of this match do not count any more and are taken away.",
        pibe=True,
    ),
    WordedRule("tie-game-colours", Level.CONFIRM, "{match}: the second game is played with reversed colours."),
    WordedRule("knockout-done", Level.CONFIRM, "The match of {player} is decided already.", pibe=True),
    WordedRule("knockout-out", Level.CONFIRM, "{team} is out of the competition.", pibe=True),
    WordedRule(
        "team-points",
        Level.CONFIRM,
        "{team} in round {round}: {match_points} match points and {game_points} game points by decision.",
        pibe=True,
    ),
)
