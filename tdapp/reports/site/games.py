"""Finished games on the website: a list, a page for each with its moves, and a PGN of every round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.reports.formats.html_blocks import text_of
from tdapp.reports.site.data import SectionData, player_page

LIST = "games.html"
_SIGNS = {"1/2-1/2": "½–½", "1-0": "1–0", "0-1": "0–1"}


@dataclass(frozen=True, slots=True)
class Finished:
    """The recorded games of the boards whose result is entered, by round and board."""

    games: Mapping[tuple[int, int], GameRecord]

    def of_round(self, number: int) -> dict[int, GameRecord]:
        """Those of a round, by board."""
        return {board: game for (held, board), game in self.games.items() if held == number}


def finished(held: SectionData, games: Sequence[GameRecord], *, strict: bool) -> Finished:
    """What may be shown: with the arbiter's result the game is over; strict sections keep the newest round back."""
    from tdapp.services.games.of_round import games_of_round

    found = {}
    for played in held.rounds if games else ():
        if strict and played.number == held.public.last_round:
            continue
        boards = {board.number: board for board in played.boards}
        for number, game in games_of_round(played, games).by_board.items():
            if game.plies and not boards[number].is_open and not boards[number].is_adjourned:
                found[played.number, number] = replace(game, rest="")
    return Finished(found)


def game_name(round_number: int, board: int) -> str:
    """The name of a game's page."""
    return f"game-{round_number}-{board}.html"


def round_pgns(held: SectionData, games: Finished) -> Iterator[tuple[str, bytes]]:
    """A PGN of every round that has games."""
    if not games.games:
        return
    from tdapp.services.games.pgn import round_pgn

    shown = held.latest.standings.section
    for played in held.rounds:
        if of_round := games.of_round(played.number):
            yield f"round-{played.number}.pgn", round_pgn(shown, played, of_round, recorded_only=True).encode()


def list_body(held: SectionData, games: Finished) -> list[str]:
    """The table of all games, the newest round first."""
    players = held.latest.players
    heads = (tr("Rd"), tr("Bd"), tr("White"), tr("Result"), tr("Black"), tr("Moves"))
    body = [
        f"<h1>{text_of(tr('Games'))} <span>{len(games.games)}</span></h1>",
        f'<div class="scroll" role="region" tabindex="0" aria-label="{text_of(tr("Games"))}">',
        f'<table><caption class="hidden">{text_of(tr("Games"))}</caption><thead><tr>',
        *(f'<th scope="col">{text_of(head)}</th>' for head in heads),
        "</tr></thead><tbody>",
    ]
    for played in reversed(held.rounds):
        for board in played.boards:
            game = games.games.get((played.number, board.number))
            if game is None:
                continue
            white, black = (text_of(players[number].name) for number in board.players)
            body.append(
                f'<tr><td class="r">{played.number}</td><td class="r">{board.number}</td>'
                f'<th scope="row" class="n"><a href="{game_name(played.number, board.number)}">'
                f"<bdi>{white}</bdi></a></th>"
                f'<td class="c b">{_result(board)}</td><td class="n"><bdi>{black}</bdi></td>'
                f'<td class="r">{(len(game.plies) + 1) // 2}</td></tr>'
            )
    body.append("</tbody></table></div>")
    body += ["<ul>", *_pgn_ways(held, games), "</ul>"]
    return body


def _pgn_ways(held: SectionData, games: Finished) -> Iterator[str]:
    for played in held.rounds:
        if games.of_round(played.number):
            words = tr("Games of round {number} (PGN)").format(number=played.number)
            yield f'<li><a href="round-{played.number}.pgn">{text_of(words)}</a></li>'


def game_bodies(held: SectionData, games: Finished) -> Iterator[tuple[str, str, list[str]]]:
    """(name, title, body) of the page of every game."""
    for played in held.rounds:
        for board in played.boards:
            game = games.games.get((played.number, board.number))
            if game is not None:
                yield _game(held, played, board, game)


def _game(held: SectionData, played: Round, board: Board, game: GameRecord) -> tuple[str, str, list[str]]:
    from tdapp.games.position import first_move, placements, sans_of

    players = held.latest.players
    white, black = (players[number] for number in board.players)
    number, begins = first_move(game)
    title = f"{white.name} – {black.name}"
    moves = []
    for ply, san in enumerate(sans_of(game, held.options.language), start=1):
        at = ply - 1 + (0 if begins else 1)
        count = f"{number + at // 2}." if at % 2 == 0 else f"{number + at // 2}…" if ply == 1 else ""
        moves.append(f'<li><a href="#ply={ply}"><small>{count}</small> {text_of(san)}</a></li>')
    names = [f'<a href="{player_page(one.number)}"><bdi>{text_of(one.name)}</bdi></a>' for one in (white, black)]
    words = (tr("Start of the game"), tr("One move back"), tr("One move on"), tr("Last move"))
    body = [
        f'<h1 dir="auto">{names[0]} – {names[1]} <span>{_result(board)}</span></h1>',
        f"<p>{text_of(tr('Round {number}').format(number=played.number))} · "
        f"{text_of(tr('Board {number}').format(number=board.number))}</p>",
        f'<div class="replay" data-words="{text_of("|".join(words))}" '
        f'data-fens="{text_of(" ".join(placements(game)))}"></div>',
        f'<ol class="moves">{"".join(moves)}</ol>',
    ]
    return game_name(played.number, board.number), title, body


def _result(board: Board) -> str:
    held = board.result.value if board.result is not None else "*"
    return text_of(_SIGNS.get(held, held))
