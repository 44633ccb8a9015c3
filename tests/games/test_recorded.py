"""Games as they were last read, judged and written; and what was last said of files that are bent in one place."""

from __future__ import annotations

import re

import chess

from tdapp.domain.games.letters import NAMES
from tdapp.domain.games.record import GameRecord
from tdapp.domain.words.errors import RuleViolation
from tdapp.games.laws import ending, findings
from tdapp.games.moves import NoMove, typed_move
from tdapp.games.position import sans_of
from tdapp.games.reading import decoded, read_pgn
from tdapp.games.reconstruct import compare_sheets, sheet_words
from tdapp.games.writing import write_game
from tests.asked import Lying, answers
from tests.bent import recorded_bent
from tests.effort import thorough
from tests.games.test_corpus import CORPUS
from tests.recorded import plain, recorded, short

FILES = {file.stem: decoded(file.read_bytes()) for file in sorted(CORPUS.glob("*.pgn"))} | {
    "ends": (
        '[White "A"]\n[Black "B"]\n[Round "3.12"]\n[Board "x"]\n[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n'
        '[SetUp "1"]\n[FEN "7k/5Q2/8/6K1/8/8/8/8 w - - 99 80"]\n\n80. Kg6 1/2-1/2\n\n'
        '[FEN "8/8/8/4k3/8/8/4K1N1/8 w - - 0 1"]\n\n1. Ke3 {draw} (1. Nf4 Kxf4) $6 ; what is left\n1/2-1/2\n\n'
        '[Variant "Chess960"]\n[FEN "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w EGeg - 0 1"]\n\n1. e4 e5 *\n\n'
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 *\n\n"
        "1. e4 d5 2. e5 f5 3. exf6 e.p. gxf6 4. Sf3 Nc6 5. 0-0 Z0 6. -- a1=Q 1-0\n"
    )
}
OTHERS = (
    "",
    "x",
    "O-O",
    "0-0-0",
    "e4",
    "Nf3",
    "Sf3",
    "1-0",
    "*",
    "{",
    "}",
    "(",
    ")",
    "$1",
    "12.",
    "--",
    '[Round "2"]',
    "e8=Q",
    "Kxe4+",
)


UNLIKE_WORDS = re.compile(r"\S*[^a-z\s,.:;]\S*|\b[a-z]\b")


def of_file(text: str) -> tuple[list[str], str]:
    """Its faults, and a sum of all games with what the Laws say of them."""
    try:
        games = read_pgn(text)
    except RuleViolation as refusal:
        return [str(refusal)], short(refusal)
    told = [f"{plain(game)} {findings(game.record)} {ending(game.record)}" for game in games]
    return [UNLIKE_WORDS.sub("#", fault.text) for game in games for fault in game.faults], short(*told)


@thorough
def test_read() -> None:
    recorded_bent("games/read", FILES, OTHERS, of_file)


def records() -> list[GameRecord]:
    """The games of the files above."""
    return [game.record for text in FILES.values() for game in read_pgn(text)]


def test_written() -> None:
    """With what a header may hold, a comment, and the moves in every language."""
    lines = []
    for record in records():
        written = write_game(record, record.headers, comment="a } comment") + write_game(record, (), clocks=False)
        lines += written.split("\n")
        lines += [
            f"{language}: {short(sans_of(record, language), sans_of(record, language, figurines=True))}"
            for language in NAMES
        ]
    recorded("games/written", lines)


def test_what_is_asked_of_a_game() -> None:
    def lying(record: GameRecord) -> Lying:
        plies = sorted({0, 1, len(record.plies)})
        by_kind = {"GameRecord": [record], "bool": [False, True]}
        return Lying({"GameRecord"}, by_kind, {"ply": plies, "after": plies})

    recorded("games/asked", answers("tdapp.games", [lying(record) for record in records()]))


TYPED = (
    *(
        "e4",
        "e2e4",
        "e2-e4",
        "Nf3",
        "Sf3",
        "nf3",
        "bc4",
        "Bc4",
        "o-o",
        "0-0",
        "O-O-O",
        "e5",
        "exd5",
        "ed5",
        "ed",
        "Kxe8",
    ),
    *(
        "a8",
        "a8=Q",
        "a8D",
        "a7a8q",
        "Nd2",
        "Nbd2",
        "N1d2",
        "R1a3",
        "Raa3",
        "Qh4#",
        "Qh4+",
        "",
        "?",
        "12.",
        "xx",
        "i9",
        "Tb1",
    ),
)
BOARDS = (
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/P7/8/3p4/4P3/R4N2/1N6/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/3pP3/7q/8/8/4K3 b kq - 0 1",
    "3qk3/P7/8/2pPp3/8/5N2/8/RN2K1NR w KQ c6 0 1",
)


def test_typed() -> None:
    """What is understood of a move that is typed, and why it is not."""
    lines = []
    for fen in BOARDS:
        for text in TYPED:
            for language in ("en", "de", "fr"):
                try:
                    told = typed_move(chess.Board(fen), text, language).uci()
                except NoMove as problem:
                    told = str(problem)
                lines.append(f"{fen.split()[0]} {text!r} {language}: {told}")
    recorded("games/typed", lines)


def test_two_sheets() -> None:
    """Each sheet with one of its moves bent, beside one that is whole."""
    whole = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6"
    words = sheet_words(whole)
    lines = []
    for index in range(len(words)):
        for other in ("?", "", "Nf6", "e6", "Lb5", "O-O-O"):
            bent = [*words[:index], other, *words[index + 1 :]]
            some = (compare_sheets(GameRecord(1), bent, words), compare_sheets(GameRecord(1), words, bent[: index + 2]))
            lines.append(f"{index} {other}: {short(*some)} {[line.verdict.name for line in some[0]][index:]}")
    recorded("games/sheets", lines)
