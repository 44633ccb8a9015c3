"""Who met whom in a team event, and who sat at which board: from the records of teams and the games of the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tdapp.domain.words.wording import tr
from tdapp.trf.mending import leave_game
from tdapp.trf.notes import Notebook
from tdapp.trf.records import BLANK, PlayerRecord, Slot, column_of
from tdapp.trf.teams.records import ForfeitRecord, LineUpRecord, TeamRecord, TeamRecords

Seats = tuple[int | None, ...]


@dataclass(slots=True)
class FoundMatch:
    """A match as the file shows it; ``one`` is the first-named team, once ``seat`` has decided."""

    one: int
    other: int
    line: int
    column: int
    forfeit: ForfeitRecord | None = None
    line_ups: dict[int, LineUpRecord] = field(default_factory=dict)
    seats: tuple[Seats, Seats] = ((), ())

    def opponent(self, team: int) -> int:
        """The other team."""
        return self.other if team == self.one else self.one


class Games:
    """The rounds of the players by number, and who belongs to which team."""

    def __init__(self, records: Mapping[int, PlayerRecord], teams: Sequence[TeamRecord]) -> None:
        self.records = records
        self.order = {team.number: [number for number, _ in team.members] for team in teams}
        self.team_of = {number: team.number for team in teams for number, _ in team.members}
        self.seat_of = {number: index for order in self.order.values() for index, number in enumerate(order)}

    def slot(self, number: int | None, index: int) -> Slot:
        """What a player's round was; nothing where there is no player."""
        record = self.records.get(number or 0)
        return record.slots[index] if record is not None and index < len(record.slots) else BLANK

    def sits(self, number: int, index: int) -> bool:
        """Whether a player sat at a board, alone or not."""
        opponent, _, code = self.slot(number, index)
        return bool(opponent) or code in ("+", "-")


def find_matches(games: Games, records: TeamRecords, rounds: int, notebook: Notebook) -> list[dict[int, FoundMatch]]:
    """The match of every team in each round; contradictions are faults with line and column."""
    return [_of_round(games, records, number, notebook) for number in range(1, rounds + 1)]


def contradicts_teams(games: Games, rounds: int) -> bool:
    """Whether the players of most teams meet several teams in one round: an individual event with names of teams."""
    clear = mixed = 0
    for index in range(rounds):
        for order in games.order.values():
            met = {games.team_of.get(games.slot(number, index)[0]) for number in order if games.slot(number, index)[0]}
            if len(met) > 1:
                mixed += 1
            elif met:
                clear += 1
    return mixed > clear


class _Round:
    """The matches of one round, as they are found."""

    def __init__(self, games: Games, number: int, notebook: Notebook) -> None:
        self.games, self.number, self.notebook = games, number, notebook
        self.found: dict[int, FoundMatch] = {}

    def meet(self, one: int, other: int, line: int, column: int, what: str) -> FoundMatch | None:
        """The match of two teams; None, and a fault, where it cannot be one."""
        sentence, team, opponent, held = "", one, other, None
        for team in (one, other):
            if team not in self.games.order:
                sentence = tr("Round {round}: {what} names team {team}, which does not exist.")
                break
        else:
            if one == other:
                sentence = tr("Round {round}: {what} pairs team {team} with itself.")
            for team, opponent in ((one, other), (other, one)):
                held = self.found.get(team)
                if held is not None and held.opponent(team) != opponent:
                    sentence = tr("Round {round}: team {team} meets {other} ({what}), but also {second} (line {line}).")
                    break
        if sentence:
            text = sentence.format(
                round=self.number,
                what=what,
                team=team,
                other=opponent,
                second=held.opponent(team) if held else "",
                line=held.line if held else "",
            )
            self.notebook.fault(text, line, column)
            return None
        if one not in self.found:
            self.found[one] = self.found[other] = FoundMatch(one, other, line, column)
        return self.found[one]

    def line_up(self, entry: LineUpRecord) -> None:
        """Record 300."""
        match = self.meet(entry.team, entry.opponent, entry.line, 9, tr("record {code}").format(code="300"))
        if match is None:
            return
        first = match.line_ups.setdefault(entry.team, entry)
        if first is not entry:
            self.notebook.fault(
                tr("Round {round}: the line-up of team {team} is given twice (first in line {line}).").format(
                    round=self.number, team=entry.team, line=first.line
                ),
                entry.line,
                5,
            )

    def forfeit(self, entry: ForfeitRecord) -> None:
        """Record 330."""
        match = self.meet(entry.white, entry.black, entry.line, 13, tr("record {code}").format(code="330"))
        if match is None:
            return
        if match.forfeit is not None:
            self.notebook.fault(
                tr("Round {round}: the match of teams {one} and {other} is given twice (first in line {line}).").format(
                    round=self.number, one=entry.white, other=entry.black, line=match.forfeit.line
                ),
                entry.line,
                5,
            )
        match.forfeit = match.forfeit or entry

    def games_of(self, team: int, order: Sequence[int]) -> None:
        """The games of a team's members: all against one other team."""
        index, column = self.number - 1, column_of(self.number)
        met = {number: self.games.slot(number, index)[0] for number in order if self.games.slot(number, index)[0]}
        teams = Counter(self.games.team_of[opponent] for opponent in met.values() if opponent in self.games.team_of)
        other = teams.most_common(1)[0][0] if teams else None
        for number, opponent in met.items():
            line = self.games.records[number].line
            theirs = self.games.team_of.get(opponent)
            if theirs is None:
                if opponent in self.games.records:
                    self.notebook.fault(
                        tr("Round {round}: {number} (team {team}) plays {opponent}, who belongs to no team.").format(
                            round=self.number, number=number, team=team, opponent=opponent
                        ),
                        line,
                        column,
                    )
            elif theirs == team or theirs != other:
                self.notebook.fault(
                    tr(
                        "Round {round}: {number} plays {opponent} of team {theirs}, but his team {team} meets {other}."
                    ).format(
                        round=self.number, number=number, opponent=opponent, theirs=theirs, team=team, other=other
                    ),
                    line,
                    column,
                )
                if self.notebook.takes_defects:
                    leave_game(self.games.records, number, index)
        if other is not None and other != team:
            first = next(number for number in met if self.games.team_of.get(met[number]) == other)
            self.meet(team, other, self.games.records[first].line, column, tr("its games"))


def _of_round(games: Games, records: TeamRecords, number: int, notebook: Notebook) -> dict[int, FoundMatch]:
    found = _Round(games, number, notebook)
    for line_up in records.line_ups:
        if line_up.round_number == number:
            found.line_up(line_up)
    for forfeit in records.forfeits:
        if forfeit.round_number == number:
            found.forfeit(forfeit)
    for team, order in games.order.items():
        found.games_of(team, order)
    return found.found


def seat(match: FoundMatch, games: Games, number: int, boards: int, colours: str, notebook: Notebook) -> None:
    """Decide which team is named first, and who sits where: record 300, else colours and the order of the members."""
    given = [_given(match, team, games, number, boards, notebook) for team in (match.one, match.other)]
    first, second = given
    if first is None:  # a match is that of the first line-up of it
        match.seats = _derived(match, games, number, boards, colours, notebook)
        return  # already in the order of the first-named team
    match.seats = first, second if second is not None else _beside(match, games, number, boards, first)
    _agree(match, games, number, notebook)
    if _is_second(match, games, number, colours):
        _turn(match)


def _turn(match: FoundMatch) -> None:
    match.one, match.other = match.other, match.one
    match.seats = match.seats[1], match.seats[0]


def _given(match: FoundMatch, team: int, games: Games, number: int, boards: int, notebook: Notebook) -> Seats | None:
    """A line-up from record 300, every name checked."""
    record = match.line_ups.get(team)
    if record is None:
        return None
    seats: list[int | None] = []
    for player, column in record.players:
        if player and games.team_of.get(player) != team:
            notebook.fault(
                tr("Round {round}: {player} sits for team {team}, but is no member of it.").format(
                    round=number, player=player, team=team
                ),
                record.line,
                column,
            )
        elif player in seats:
            notebook.fault(
                tr("Round {round}: {player} sits twice for team {team}.").format(
                    round=number, player=player, team=team
                ),
                record.line,
                column,
            )
        else:
            seats.append(player or None)
    if len(seats) > boards:
        notebook.fault(
            tr("Round {round}: team {team} has {count} boards, but a match has {boards}.").format(
                round=number, team=team, count=len(seats), boards=boards
            ),
            record.line,
            record.players[boards][1],
        )
    for player in games.order[team]:
        if games.sits(player, number - 1) and player not in seats:
            notebook.fault(
                tr("Round {round}: {player} has a result, but is not in the line-up of team {team}.").format(
                    round=number, player=player, team=team
                ),
                games.records[player].line,
                column_of(number),
            )
    if not seats:
        return ()
    return tuple(seats[:boards]) + (None,) * (boards - len(seats))


def _beside(match: FoundMatch, games: Games, number: int, boards: int, order: Seats) -> Seats:
    """The other side of the line-up that is known."""
    theirs: list[int | None] = [games.slot(player, number - 1)[0] or None for player in order or (None,) * boards]
    alone = [one for one in games.order[match.other] if games.sits(one, number - 1) and one not in theirs]
    for one in alone:
        place = next((index for index, player in enumerate(theirs) if player is None and not _at(order, index)), None)
        if place is not None:
            theirs[place] = one
    return tuple(theirs) if any(theirs) else ()


def _at(seats: Seats, index: int) -> int | None:
    return seats[index] if index < len(seats) else None


def _agree(match: FoundMatch, games: Games, number: int, notebook: Notebook) -> None:
    """Two line-ups put the two of a game at one board."""
    for index, player in enumerate(match.seats[0]):
        opponent = games.slot(player, number - 1)[0]
        if opponent and _at(match.seats[1], index) != opponent:
            record = match.line_ups.get(match.one) or match.line_ups[match.other]
            notebook.fault(
                tr("Round {round}: {player} plays {opponent}, but the line-ups put them at different boards.").format(
                    round=number, player=player, opponent=opponent
                ),
                record.line,
                17 + 5 * index,
            )


def _is_second(match: FoundMatch, games: Games, number: int, colours: str) -> bool:
    """Whether the colours say that the team taken as first-named is the other one."""
    for index, player in enumerate(match.seats[0]):
        colour = games.slot(player, number - 1)[1]
        if colour:
            return colour != _wanted(colours, index)
    for index, player in enumerate(match.seats[1]):
        colour = games.slot(player, number - 1)[1]
        if colour:
            return colour == _wanted(colours, index)
    return match.forfeit is not None and match.forfeit.white != match.one


def _wanted(colours: str, index: int) -> str:
    """The colour of the first-named team at a board (index from 0)."""
    letter = colours[index] if index < len(colours) else "WB"[index % 2]
    return letter.lower()


_Item = tuple[int | None, int | None, str]
"""Two players of one board, either may be missing, and the colour of the first."""


def _derived(
    match: FoundMatch, games: Games, number: int, boards: int, colours: str, notebook: Notebook
) -> tuple[Seats, Seats]:
    items = _items(match, games, number - 1)
    if not items:
        if match.forfeit is not None and match.forfeit.white != match.one:
            match.one, match.other = match.other, match.one
        return (), ()
    best: tuple[int, bool, list[int]] | None = None
    for turned in (False, True):
        places = _places(items, colours, turned, boards)
        if places is not None and (best is None or places[-1] < best[0]):
            best = places[-1], turned, places
    if best is None:
        turned = items[0][2] not in ("", _wanted(colours, 0))
        best = len(items), turned, list(range(len(items)))
        notebook.repair(
            "team-colours",
            tr(
                "Round {round}: the colours of teams {one} and {other} do not show the boards; the members' order does"
            ).format(round=number, one=match.one, other=match.other),
            match.line,
            match.column,
        )
    one: list[int | None] = [None] * max(boards, best[2][-1] + 1)
    other: list[int | None] = list(one)
    for (first, second, _), place in zip(items, best[2], strict=True):
        one[place], other[place] = first, second
    if len(one) > boards:
        notebook.fault(
            tr("Round {round}: teams {one} and {other} have {count} boards, but a match has {boards}.").format(
                round=number, one=match.one, other=match.other, count=len(one), boards=boards
            ),
            match.line,
            match.column,
        )
    seats = tuple(one) if any(one) else (), tuple(other) if any(other) else ()
    if best[1]:
        match.one, match.other = match.other, match.one
        seats = seats[1], seats[0]
    return seats


def _items(match: FoundMatch, games: Games, index: int) -> list[_Item]:
    """The boards of a match in the order of the members; who sits alone stands where his place in the team says."""
    mine, theirs = games.order[match.one], set(games.order[match.other])
    pairs = [number for number in mine if games.slot(number, index)[0] in theirs]
    items: list[_Item] = [(number, games.slot(number, index)[0], games.slot(number, index)[1]) for number in pairs]
    place = games.seat_of
    for number in mine:
        opponent, colour, _ = games.slot(number, index)
        if games.sits(number, index) and not opponent:
            at = next((i for i, item in enumerate(items) if item[0] and place[item[0]] > place[number]), len(items))
            items.insert(at, (number, None, colour))
    for number in games.order[match.other]:
        opponent, colour, _ = games.slot(number, index)
        if games.sits(number, index) and not opponent:
            at = next((i for i, item in enumerate(items) if item[1] and place[item[1]] > place[number]), len(items))
            items.insert(at, (None, number, {"w": "b", "b": "w"}.get(colour, "")))
    return items


def _places(items: list[_Item], colours: str, turned: bool, boards: int) -> list[int] | None:
    """The board (from 0) of each item where its colour fits, leaving out as few as possible; None: nowhere."""
    places, board = [], 0
    for _, _, colour in items:
        while colour and board < boards and (colour == _wanted(colours, board)) is turned:
            board += 1
        if board >= boards:
            return None
        places.append(board)
        board += 1
    return places
