"""The bulletin of a round, and score sheets with the moves of recorded games."""

from __future__ import annotations

import dataclasses

import pytest

from tdapp.domain.games.letters import LETTERS
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import language
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import bulletin
from tdapp.reports.documents.player_papers import build_score_sheets
from tdapp.reports.layout.card_layout import lay_out_cards
from tdapp.reports.layout.cards import Moves
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import Diagrams, Paragraph
from tdapp.reports.layout.page import Style, TextItem
from tdapp.reports.options import Paper
from tdapp.reports.pdf.text import set_line
from tdapp.reports.registry import documents_for
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import EVENT, OPTIONS
from tests.reports.page_checks import METRICS, check

SECTION = arena(
    "1 Kővári, Łukasz 2000 | 2b0\n2 Ильин, Пётр | 1w1\n3 C 1500 | 4w=\n4 D | 3b=", event=EVENT, rounds_total=3
)
FOOLS_MATE = ("f2f3", "e7e5", "g2g4", "d8h4")


def game(white: int, black: int, moves: tuple[str, ...], **fields: object) -> GameRecord:
    return GameRecord(1, white, black, plies=tuple(map(Ply, moves)), state=GameState.ENDED, **fields)  # type: ignore[arg-type]


def data(*games: GameRecord) -> DocumentData:
    return data_of(compute_standings(SECTION), games=games)


def texts(model: object) -> list[str]:
    return [block.text for block in model.blocks if isinstance(block, Paragraph)]  # type: ignore[attr-defined]


def test_every_recorded_game_stands_with_its_moves_and_its_last_position() -> None:
    model = bulletin.build(data(game(2, 1, FOOLS_MATE, headers=(("ECO", "A00"),), rest="Sf3 x")), OPTIONS)
    said = texts(model)
    assert (
        said[0] == "1. Ильин, Пётр – Kővári, Łukasz (2000) · A00 · 1–0"
        or "Ильин, Пётр – Kővári, Łukasz (2000)" in said[0]
    )
    assert said[1] == "1.\u00a0f3 e5 2.\u00a0g4 Qh4#"
    assert "Sf3 x" in said[2]
    (line,) = (block for block in model.blocks if isinstance(block, Diagrams))
    (diagram,) = line.boards
    assert diagram.words == "2… Qh4#"
    assert dict(diagram.pieces)["h4"] == "q"
    assert len(diagram.pieces) == 32
    with language("de"):
        assert texts(bulletin.build(data(game(2, 1, FOOLS_MATE)), OPTIONS))[1].endswith("Dh4#")


def test_a_round_without_games_says_so() -> None:
    assert texts(bulletin.build(data(), OPTIONS)) == ["No game of this round is recorded."]
    with pytest.raises(RuleViolation):
        bulletin.build(data(), dataclasses.replace(OPTIONS, round=2))
    offered = {entry.document_id for entry in documents_for(SECTION, has_games=False) if entry.offered}
    assert "bulletin" not in offered
    assert "bulletin" in {entry.document_id for entry in documents_for(SECTION) if entry.offered}


@pytest.mark.parametrize("paper", list(Paper))
def test_it_fits_on_every_paper(paper: Paper) -> None:
    back_and_forth = ("g1f3", "g8f6", "f3g1", "f6g8") * 40
    model = bulletin.build(
        data(game(2, 1, FOOLS_MATE), game(3, 4, back_and_forth)), dataclasses.replace(OPTIONS, paper=paper)
    )
    layout = lay_out(model, METRICS)
    check(layout)
    assert sum(isinstance(item, TextItem) and item.text in "♔♚" for page in layout.pages for item in page.items) >= 4


@pytest.mark.parametrize("count", [4, 60, 122, 240, 300])
def test_a_score_sheet_holds_the_whole_game(count: int) -> None:
    moves = (("g1f3", "g8f6", "f3g1", "f6g8") * 80)[:count]
    model = build_score_sheets(data(game(2, 1, moves)), OPTIONS)
    filled = next(part for part in model.cards[0].parts if isinstance(part, Moves))
    assert sum(bool(text) for pair in filled.texts for text in pair) == count
    assert filled.count >= len(filled.texts)
    blank = next(part for part in model.cards[2].parts if isinstance(part, Moves))
    assert blank.texts == ()
    layout = lay_out_cards(model, METRICS)
    check(layout)
    on_paper = [item.text for item in layout.pages[0].items if isinstance(item, TextItem)]
    assert on_paper.count("Nf3") == 2 * len([uci for uci in moves if uci == "g1f3"])


EVERY_PIECE = ("e2e4", "e7e5", "g1f3", "d8h4", "f1c4", "a7a5", "e1e2", "a8a6")
"""Knight, queen, bishop, king and rook move; then a pawn becomes each of them below."""


@pytest.mark.parametrize("code", LETTERS)
def test_the_pieces_have_the_letters_of_every_language_and_the_paper_has_them(code: str) -> None:
    """PGN standard, 8.2.3.5, and Laws, C.3: the first letter of the piece's name in the player's own language."""
    _pawn, knight, bishop, rook, queen, king = LETTERS[code]
    options = dataclasses.replace(OPTIONS, pieces=code)
    promotion = game(3, 4, ("a7a8q", "e6e7"), start="8/P7/4k3/8/8/8/8/4K3 w - - 0 1")
    model = bulletin.build(data(game(2, 1, EVERY_PIECE), promotion), options)
    moves = [text.replace("\u00a0", " ") for text in texts(model) if text.startswith("1.\u00a0")]
    assert moves[0] == f"1. e4 e5 2. {knight}f3 {queen}h4 3. {bishop}c4 a5 4. {king}e2 {rook}a6"
    assert moves[1] == f"1. a8={queen} {king}e7"
    layout = lay_out(model, METRICS)
    check(layout)
    printed = "".join(item.text for page in layout.pages for item in page.items if isinstance(item, TextItem))
    letters = (knight, bishop, rook, queen, king)
    assert all(letter in printed for letter in letters)
    assert {set_line("".join(letters), style).missing for style in Style} == {""}  # each has its glyph
    sheets = build_score_sheets(data(game(2, 1, EVERY_PIECE)), options)
    filled = next(part for part in sheets.cards[0].parts if isinstance(part, Moves))
    assert filled.texts[1] == (f"{knight}f3", f"{queen}h4")
    check(lay_out_cards(sheets, METRICS))


def test_letters_of_no_language_are_those_of_the_paper() -> None:
    said = texts(bulletin.build(data(game(2, 1, FOOLS_MATE)), dataclasses.replace(OPTIONS, pieces="xx")))
    assert said[1].endswith("Qh4#")
