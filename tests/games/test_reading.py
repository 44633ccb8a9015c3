"""Reading games: the traps of design section 6 (G5 to G10), seventeen alphabets, what is broken or half written.

Expected moves are given as squares, worked out by hand; the openings are the Ruy Lopez and the Italian game.
"""

from __future__ import annotations

import chess
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tdapp.domain.games.letters import LETTERS
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.words.errors import RuleViolation
from tdapp.games.position import sans_of
from tdapp.games.reading import MOST_PLIES, board_of, decoded, read_pgn
from tdapp.games.writing import write_game
from tests.effort import examples

RUY_LOPEZ = ("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7")


def one(text: str, language: str | None = None):
    (game,) = read_pgn(text, language)
    return game


def faults(text: str, language: str | None = None) -> list[tuple[int, int, str]]:
    return [(fault.ply, fault.line, fault.text) for fault in one(text, language).faults]


@pytest.mark.parametrize(
    ("language", "moves"),
    [
        ("en", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7"),
        ("de", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. 0-0 Le7"),
        ("fr", "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6 5. O-O Fe7"),
        ("es", "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. O-O Ae7"),
        ("nl", "1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 4. La4 Pf6 5. O-O Le7"),
        ("hu", "1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 4. Fa4 Hf6 5. O-O Fe7"),
        ("pl", "1. e4 e5 2. Sf3 Sc6 3. Gb5 a6 4. Ga4 Sf6 5. O-O Ge7"),
        ("is", "1. e4 e5 2. Rf3 Rc6 3. Bb5 a6 4. Ba4 Rf6 5. O-O Be7"),
        ("ro", "1. e4 e5 2. Cf3 Cc6 3. Nb5 a6 4. Na4 Cf6 5. O-O Ne7"),
        ("fi", "1. e4 e5 2. Rf3 Rc6 3. Lb5 a6 4. La4 Rf6 5. O-O Le7"),
        ("et", "1. e4 e5 2. Rf3 Rc6 3. Ob5 a6 4. Oa4 Rf6 5. O-O Oe7"),
        ("cs", "1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 4. Sa4 Jf6 5. O-O Se7"),
        ("ru", "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4 Кf6 5. O-O Сe7"),
        ("en", "1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6 4. ♗a4 ♞f6 5. O-O ♝e7"),
        ("en", "1. e2-e4 e7e5 2. Ng1-f3 Nb8c6 3. Bf1-b5 a6 4. Bb5a4 Ng8f6 5. e1g1 Bf8e7"),
        ("en", "1.e4! e5?! 2.Nf3 $1 Nc6 {best} 3.Bb5 (3.Bc4 Bc5 (3...Nf6)) 3...a6 ; said he\n4.Ba4 Nf6 5.O-O Be7"),
    ],
)
def test_a_language_is_proven_by_the_game_or_declared(language: str, moves: str) -> None:
    for said in (language, None):
        game = one(f"{moves} 1-0\n", said)
        assert game.record.moves == RUY_LOPEZ
        assert not game.faults
        assert game.record.result == "1-0"


@pytest.mark.parametrize("move", ["Sf3", "Cf3", "Db3", "Tf1", "Lb5", "e8D"])
def test_a_letter_that_english_does_not_know_is_no_move_of_a_pawn(move: str) -> None:
    """G6: python-chess reads Sf3 as f2-f3 and Db3 as b2-b3, without an error."""
    assert faults(f"1. {move} e5 *\n", "en") == [(1, 1, move)]


def test_two_readings_are_not_chosen_between() -> None:
    """D is the queen in nine languages: one reading. R is a king in French, a knight in Estonian."""
    assert one("1. e4 e5 2. De2 *\n").record.moves == ("e2e4", "e7e5", "d1e2")
    (several,) = one("1. e4 e5 2. Re2 *\n").faults
    assert "eesti" in several.message
    assert "français" in several.message
    assert (several.ply, several.line, several.text) == (1, 1, "e4")


def test_what_reads_as_english_to_its_end_is_english() -> None:
    """R is a rook in English and a king in French, and both can go to f1: who writes French says so."""
    text = '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w - - 0 1"]\n\n1. Rf1 *\n'
    assert one(text).faults == ()
    assert one(text).record.moves == one(text, "en").record.moves == ("h1f1",)
    assert one(text, "fr").record.moves == ("e1f1",)


@pytest.mark.parametrize(("said", "language"), [("de", "de"), (None, "en")])
def test_a_game_from_no_position_keeps_the_language_that_was_said(said: str | None, language: str) -> None:
    assert one('[FEN "8/8/8 w"]\n\n1. Sf3 *\n', said).language == language


@pytest.mark.parametrize("language", ["fr", "es", "it"])
def test_moves_before_a_gap_are_read_in_the_language_that_was_said(language: str) -> None:
    """R is the king in all three."""
    game = one("1. e4 e5 2. Re2 a6 4. d4 *", language)
    assert (game.language, game.record.moves[2]) == (language, "e1e2")
    assert game.record.state is GameState.GAP


def test_english_up_to_a_gap_is_not_proven_by_it() -> None:
    """The queen D after the gap is not English: before it a rook or a king goes to f1, and nobody says which."""
    start = '[SetUp "1"]\n[FEN "3qk3/8/8/8/8/8/8/4K2R w - - 0 1"]\n\n1. Rf1 -- 2. '
    assert one(f"{start}Rf2 *\n").record.state is GameState.GAP
    assert one(f"{start}Rf2 Dd7 *\n").record.state is GameState.DOUBT


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1. e4 e5 2. Nf\n", [(3, 1, "Nf")]),  # half written
        ("1. e4 e5 2. Bb6 Nc6 1-0\n", [(3, 1, "Bb6")]),
        ("1. e4 e5 2. Bb6 xyz 1-0\n", [(3, 1, "Bb6"), (4, 1, "xyz")]),
        ("1. e4 -- 2. d4 *\n", [(2, 1, "--")]),
        ("1. e4 e5 1-0 2. Nf3\n", [(2, 1, "Nf3")]),  # after the end
        ('[White "A\n\n1. e4 *\n', [(0, 1, '[White "A')]),
        ('[Result "1-0"]\n\n1. e4 0-1\n', [(1, 1, "1-0")]),
        ('[Result "1-1"]\n\n1. e4 *\n', [(0, 1, "1-1")]),
        ('[Variant "Atomic"]\n\n1. e4 *\n', [(0, 1, "Atomic")]),
        ('[FEN "8/8/8 w"]\n\n1. e4 *\n', [(0, 1, "8/8/8 w")]),
        ('[FEN "4k3/8/8/8/8/8/8/4K2R w - - 0 9001"]\n\n9001. Rf1 *\n', [(0, 1, "4k3/8/8/8/8/8/8/4K2R w - - 0 9001")]),
        ("1. e4 {no end\n", [(1, 1, "{no end")]),
        ("1. e4 (1. d4\n", [(1, 2, "(")]),
        ("1. e4 ) e5\n", [(1, 1, ")")]),
        ("1. e4 e5 2. exd5 *\n", [(3, 1, "exd5")]),
        ("1. e4 e5 2. Ke3 *\n", [(3, 1, "Ke3")]),  # no sign of an e-board: not in the centre
        ("1. e4 e5 2. Qd5 *\n", [(3, 1, "Qd5")]),  # no king
        ("1. Nxf3 *\n", [(1, 1, "Nxf3")]),
        ("1. e4 d5 2. e5 f5 3. exf6 Nf6\n", []),  # en passant; the cross may be missing
        ("1. d4 ½-½\n", []),
        ("", None),
    ],
)
def test_a_fault_has_its_ply_and_its_line(text: str, expected: list[tuple[int, int, str]] | None) -> None:
    if expected is None:
        assert read_pgn(text) == ()
    else:
        assert faults(text) == expected


def test_what_was_not_understood_is_kept() -> None:
    record = one("1. e4 e5 2. Bb6 Nc6 3. d4 1-0\n").record
    assert record.moves == ("e2e4", "e7e5")
    assert record.rest == "Bb6 Nc6 d4"
    assert record.state is GameState.DOUBT


def test_a_game_without_result_does_not_swallow_the_next_header() -> None:
    """G8: python-chess gives the second game a White of “?”."""
    games = read_pgn('[White "A"]\n1. e4 e5\n[White "B"]\n[Black "C"]\n\n1. d4 *\n')
    assert [(game.number, game.white, game.record.moves) for game in games] == [
        (1, "A", ("e2e4", "e7e5")),
        (2, "B", ("d2d4",)),
    ]


def test_kings_in_the_centre_end_a_game_of_an_e_board() -> None:
    """G7: what cannot be a legal move at the end is a sign, in the middle it is a fault."""
    game = one("1. e4 e5 2. Ke4 Kd5 1-0\n")
    assert (game.kings_in_centre, game.faults) == (True, ())
    assert game.record.moves == ("e2e4", "e7e5")
    assert faults("1. e4 e5 2. Ke4 Nc6 *\n") == [(3, 1, "Ke4")]


@pytest.mark.parametrize(
    ("kings", "result"),
    [("Ke4 Kd5", "1-0"), ("Kd5 Ke4", "1-0"), ("Kd4 Ke5", "0-1"), ("Ke5 Kd4", "0-1"), ("Ke4 Ke5", "1/2-1/2"),
     ("Kd4 Kd5", "1/2-1/2"), ("Ke4", "*")],
)  # fmt: skip
def test_kings_in_the_centre_say_who_won(kings: str, result: str) -> None:
    """Light squares 1-0, dark squares 0-1, one of each a draw (DGT: “End of game – indicate result”)."""
    game = one(f"1. e4 e5 2. {kings} *\n")
    assert (game.record.result, game.record.state, game.faults) == (result, GameState.ENDED, ())


def test_one_king_in_the_centre_leaves_the_result_to_the_file() -> None:
    game = one("1. e4 e5 2. Ke4 1-0\n")
    assert (game.record.result, game.record.state, game.faults) == ("1-0", GameState.ENDED, ())


def test_a_king_in_the_centre_may_be_a_rook_in_another_language() -> None:
    """K is the rook in Turkish: from a4 to e4, where no king comes."""
    (fault,) = one('[FEN "4k3/8/8/8/R7/8/8/4K3 w - - 0 1"]\n\n1. Ke4+ *').faults
    assert "in several languages, and differ: English, Türkçe." in fault.message


def test_kings_that_contradict_the_file_are_a_fault() -> None:
    (fault,) = one("1. e4 e5 2. Ke4 Kd5 0-1\n").faults
    assert (fault.ply, fault.text) == (3, "Kd5")
    assert one("1. e4 e5 2. Ke4 Kd5 0-1\n").record.result == "0-1"


@pytest.mark.parametrize(
    ("text", "moves", "rest", "message"),
    [
        ("1. e4 e5 2. Nf3 Nc6 5. O-O Be7 *", 4, "O-O Be7", "Moves 3 to 4 are missing here."),
        ("1. e4 e5 2. Sf3 Sc6 4. O-O Le7 *", 4, "O-O Le7", "Move 3 is missing here."),  # German, proven before the gap
        ("1. e4 e5 2. Nf3 -- 3. Bb5 a6 1-0", 3, "-- Bb5 a6", "Here a move is missing."),
        ("14. Rad1 Rfd8 15. Nf3 *", 0, "Rad1 Rfd8 Nf3", "Moves 1 to 13 are missing here."),
    ],
)
def test_missing_moves_are_a_gap_and_not_a_doubt(text: str, moves: int, rest: str, message: str) -> None:
    game = one(text)
    assert [fault.message for fault in game.faults] == [message]
    assert (len(game.record.moves), game.record.rest, game.record.state) == (moves, rest, GameState.GAP)


def test_numbers_that_jump_are_a_gap_also_where_the_moves_could_be_played() -> None:
    game = one("1. e4 e5 3. Nf3 Nc6 4. Bb5 *")
    assert (game.record.state, game.record.moves, game.record.rest) == (GameState.GAP, RUY_LOPEZ[:2], "Nf3 Nc6 Bb5")
    assert [fault.message for fault in game.faults] == ["Move 2 is missing here."]
    assert one("1. e4 e5 1. Nf3 Nc6 *").faults == ()  # a number too low is a slip of the pen
    study = '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n31. e4 Kd7 32. e5 *'
    assert (one(study).faults, one(study).record.moves) == ((), ("e2e4", "e8d7", "e4e5"))


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1. e4$1 e5$14$2 2. Nf3! Nc6*", "*"),
        ("1. e4 e5 2. Nf3 Nc61-0", "1-0"),
        ("1. e4 e5 2. Nf3 Nc6+1/2-1/2", "1/2-1/2"),
    ],
)
def test_what_stands_at_a_move_without_a_space_is_no_part_of_it(text: str, result: str) -> None:
    game = one(text)
    assert game.record.moves[:3] == RUY_LOPEZ[:3]
    assert (game.record.result, len(game.record.moves)) == (result, 4)
    assert game.faults == ()


def test_games_without_headers_are_told_apart_by_result_and_number() -> None:
    first, second = read_pgn("1. e4 e5 1-0\n\n1. d4 d5 2. c4 *\n")
    assert (first.record.moves, first.faults) == (RUY_LOPEZ[:2], ())
    assert (second.record.moves, second.faults) == (("d2d4", "d7d5", "c2c4"), ())
    (commented,) = read_pgn("1. e4 e5 1-0 1... c5 was better")
    assert [fault.message for fault in commented.faults] == ["Text follows after the end of the game."]


def test_clocks_of_both_kinds() -> None:
    """G9: DGT writes two comments; minutes and seconds without hours are a clock as well."""
    record = one("1. e4 {[%clk 1:29:58]} {[%emt 0:00:02]} e5 {[%clk 59:59]} 2. d4 {[%ct x]} *").record
    assert [(ply.clock, ply.spent) for ply in record.plies] == [(5398, 2), (3599, None), (None, None)]


def test_no_line_is_broken_inside_a_clock() -> None:
    """ChessBase breaks there, and few read it; lines stay short all the same."""
    plies = tuple(Ply(uci, 5400 - n, n) for n, uci in enumerate(("g1f3", "g8f6", "f3g1", "f6g8") * 20))
    text = write_game(GameRecord(1, plies=plies, white_name="A", black_name="B"), ())
    lines = text.splitlines()
    assert max(map(len, lines)) <= 80
    assert text.count("[%clk 1:29:58] [%emt 0:00:02]") == 1
    assert sum(line.count("{") for line in lines) == sum(line.count("}") for line in lines) == 80
    assert all(line.count("{") == line.count("}") for line in lines)


def test_castling_in_chess960_is_king_takes_rook() -> None:
    text = '[Variant "Chess960"]\n[FEN "4k3/8/8/8/8/8/8/RK5R w HA - 0 1"]\n\n1. O-O *\n'
    game = one(text)
    assert not game.faults
    assert game.record.moves == ("b1h1",)


@pytest.mark.parametrize("data", [b'\xef\xbb\xbf[White "A"]', '[White "A"]'.encode("utf-16"), b'[White "A"]\r\n'])
def test_bytes_of_any_program(data: bytes) -> None:
    assert one(decoded(data)).white == "A"
    assert one(decoded('[White "Müller"]'.encode("cp1252"))).white == "Müller"


@examples(60)
@given(st.integers(0, 2**32), st.sampled_from(sorted(LETTERS)), st.booleans())
@example(1, "cs", True)  # N alone, which is a bishop in Romanian: read as English it has no fault
def test_what_is_written_is_read_again(seed: int, language: str, chess960: bool) -> None:
    """Random legal games, in every alphabet, with clocks."""
    import random

    lot = random.Random(seed)
    board = chess.Board.from_chess960_pos(lot.randrange(960)) if chess960 else chess.Board()
    start = board.fen() if chess960 else ""
    plies = []
    for _ in range(lot.randrange(70)):
        moves = list(board.legal_moves)
        if not moves:
            break
        move = lot.choice(moves)
        plies.append(Ply(board.uci(move), lot.randrange(9000) if lot.random() < 0.5 else None))
        board.push(move)
    record = GameRecord(1, plies=tuple(plies), start=start, chess960=chess960, result="1-0", state=GameState.ENDED)
    text = decoded(write_game(record, [("White", "A")]).encode())
    game = one(text)
    assert not game.faults
    assert game.record.plies == record.plies
    spoken = " ".join(sans_of(record, language))
    head = f'[Variant "Chess960"]\n[FEN "{start}"]\n' if chess960 else ""
    assert one(f"{head}\n{spoken} 1-0\n", language).record.moves == record.moves


@pytest.mark.parametrize("name", ['A"b\\c\n]', '"] [Result "1-0"', "\\", "{}", "Łukasz\x00\u2028Kővári"])
def test_a_hostile_name_stays_a_name(name: str) -> None:
    """G10: python-chess writes quotes, backslashes and line breaks as they are."""
    record = GameRecord(1, plies=(Ply("e2e4"),), result="*")
    game = one(write_game(record, [("White", name), ("Black", "B")], comment=name))
    assert not game.faults
    assert game.black == "B"
    assert game.record.result == "*"
    assert game.white == " ".join("".join(" " if c in "\n\x00\u2028" else c for c in name).split())


def test_lines_are_counted_through_comments() -> None:
    (fault,) = one("1. e4 {one\ntwo\nthree} e5 2. zz 1-0").faults
    assert (fault.line, fault.text) == (3, "zz")


def test_the_first_move_of_black_has_its_number() -> None:
    record = GameRecord(1, plies=(Ply("e8e7"), Ply("e1e2")), start="4k3/8/8/8/8/8/8/4K3 b - - 0 7", result="*")
    assert "7... Ke7 8. Ke2 *" in " ".join(write_game(record, [("White", "A")]).split())


def test_games_that_are_read_again_are_remembered_and_changed_ones_are_read() -> None:
    cache: dict = {}
    text = '[White "A"]\n\n1. e4 {{[%clk 1:00:{}]}} *\n'
    (first,) = read_pgn(text.format("10"), "en", cache)
    (again,) = read_pgn(text.format("10"), "en", cache)
    (later,) = read_pgn(text.format("05"), "en", cache)
    assert again is first
    assert (first.record.plies[0].clock, later.record.plies[0].clock) == (3610, 3605)


SEEN = '[White "A"]\n\n1. e4 {[%clk 1:00:10] [%emt 0:00:05]} e5 *\n'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"A"', '"B"'),
        ("[White", "\n[White"),  # its faults would be named with other lines
        ("1. e4", "1. d4"),
        ("1. e4", "2. e4"),
        ("1:00:10", "1:00:09"),
        ("0:00:05", "0:00:06"),
        ("*", "1-0"),
        ("*", ") *"),
        ("[White", "1. c4 *\n[White"),
    ],
)
def test_whatever_is_changed_is_read_anew(old: str, new: str) -> None:
    cache: dict = {}
    before = read_pgn(SEEN, cache=cache)[-1]
    assert read_pgn(SEEN, cache=cache)[-1] is before
    assert read_pgn(SEEN.replace(old, new, 1), cache=cache)[-1] is not before
    assert read_pgn(SEEN, cache=cache)[-1] is before


@pytest.mark.parametrize(("round_", "number"), [("3", 3), ("3.12", 3), ("?", 0), ("", 0), ("-", 0), ("1000", 0),
                                                ("999", 999), (" 3 ", 3), ("٣", 0), ("²", 0)])  # fmt: skip
def test_the_round_that_a_header_names(round_: str, number: int) -> None:
    assert one(f'[Round "{round_}"]\n\n1. e4 *').record.round == number


def test_a_header_that_says_nothing_is_named_by_its_beginning() -> None:
    (game,) = read_pgn(f'[Result "{"x" * 60}"]\n\n1. e4 *')
    assert [(fault.ply, fault.text) for fault in game.faults] == [(0, "x" * 40)]


def test_a_game_is_read_as_far_as_games_go() -> None:
    """600 moves of each are a game still; more of them are a fault at the first one."""
    there = ["Nf3 Nf6", "Ng1 Ng8"]
    words = " ".join(f"{number}. {there[number % 2 - 1]}" for number in range(1, MOST_PLIES // 2 + 1))
    assert (len(one(f"{words} *").record.plies), faults(f"{words} *")) == (MOST_PLIES, [])
    longer = one(f"{words} {MOST_PLIES // 2 + 1}. Nf3 *")
    assert len(longer.record.plies) == MOST_PLIES
    assert [(fault.ply, fault.message) for fault in longer.faults] == [
        (MOST_PLIES + 1, f"A game may have {MOST_PLIES} half-moves at most.")
    ]


@pytest.mark.parametrize("char", ["}", "]"])
def test_a_bracket_that_ends_nothing_is_told(char: str) -> None:
    game = one(f"1. e4 {char} e5 2. Nf3 *")
    assert sans_of(game.record) == ("e4", "e5", "Nf3")
    assert [(fault.text, fault.message) for fault in game.faults] == [(char, f"“{char}” stands alone here.")]


def test_what_is_remembered_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games read first are forgotten first."""
    monkeypatch.setattr("tdapp.games.reading.MOST_GAMES", 2)
    cache: dict[object, object] = {}
    for moves in ("1. e4 *", "1. d4 *", "1. c4 *"):
        read_pgn(moves, cache=cache)  # type: ignore[arg-type]
    assert [sans_of(known.record) for known in cache.values()] == [("d4",), ("c4",)]  # type: ignore[attr-defined]


def test_a_comment_stands_before_the_first_move() -> None:
    text = write_game(one("1. e4 e5 *").record, {}, comment="adjourned {sealed}")
    assert text.endswith("\n\n{adjourned (sealed)} 1. e4 e5 *\n\n")
    assert write_game(one("1. e4 e5 *").record, {}).endswith("\n\n1. e4 e5 *\n\n")


def test_headers_are_kept_but_those_that_the_record_has_itself() -> None:
    (game,) = read_pgn('[Event "Open"]\n[White "A"]\n[Black "?"]\n[Result "1-0"]\n[ECO "C60"]\n\n1. e4 e5 1-0\n')
    assert game.record.headers == (("Event", "Open"), ("ECO", "C60"))
    assert (game.record.white_name, game.record.black_name, game.record.result) == ("A", "", "1-0")


@pytest.mark.parametrize(
    ("headers", "board"),
    [
        ({"Board": "7"}, 7),
        ({"Board": " 7 "}, 7),
        ({"Board": "99999"}, 99999),
        ({"Board": "100000"}, None),
        ({"Board": "x", "Round": "3.12"}, 12),
        ({"Board": "2", "Round": "3.12"}, 2),
        ({"Round": "3"}, None),
        ({"Round": "3.٣"}, None),
        ({}, None),
    ],
)
def test_the_board_that_headers_name(headers: dict[str, str], board: int | None) -> None:
    assert board_of(headers) == board


def test_a_file_has_a_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """32 MB, 10,000 games: so much and no more."""
    monkeypatch.setattr("tdapp.games.reading.MOST_BYTES", 2_000_000)
    assert len(decoded(b" " * 2_000_000)) == 2_000_000
    with pytest.raises(RuleViolation, match="may have 2 MB at most"):
        decoded(b" " * 2_000_001)
    monkeypatch.setattr("tdapp.games.reading.MOST_GAMES", 2)
    assert len(read_pgn("1. e4 * 1. d4 *")) == 2
    with pytest.raises(RuleViolation, match="may hold 2 games at most"):
        read_pgn("1. e4 * 1. d4 * 1. c4 *")


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("Łukasz".encode(), "Łukasz"),
        ("Łukasz".encode("utf-8-sig"), "Łukasz"),
        ("\ufeffŁukasz".encode("utf-16-le"), "Łukasz"),
        ("\ufeffŁukasz".encode("utf-16-be"), "Łukasz"),
        ("Müller – x".encode("cp1252"), "Müller – x"),
        (b"M\x81ller", "M\x81ller"),  # no letter of cp1252
        (b"a\r\nb\rc\n", "a\nb\nc\n"),
        (b"\x81\r\nb\rc", "\x81\nb\nc"),
        (b"\xff\xfea", "ÿþa"),
    ],
)
def test_letters_of_any_program(data: bytes, text: str) -> None:
    assert decoded(data) == text


LONG = "Q" * 100


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f'[FEN "{LONG}"]\n\n1. e4 *', [(LONG[:80], "The position in the header FEN cannot be read.")]),
        (
            f'[Variant "{LONG}"]\n\n1. e4 *',
            [(LONG[:80], f"The variant {LONG[:40]} is not known here.")],
        ),
        (f"1. {LONG} *", [(LONG[:40], f"“{LONG[:20]}” is no move.")]),
        (f"1. e5 {LONG} *", [("e5", "e5 is not legal in this position."), (LONG[:40], f"“{LONG[:20]}” is no move.")]),
        ("1. e4 e5 3. Nc3 *", [("Nc3", "Move 2 is missing here.")]),
        ("1. e4 e5 4. Nc3 *", [("Nc3", "Moves 2 to 3 are missing here.")]),
        ("1. e4 -- 2. Nc3 *", [("--", "Here a move is missing.")]),
        ('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"]\n\n7... Ke7 9. e4 *', [("e4", "Move 8 is missing here.")]),
        ('[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n30. e4 Ke7 31. Kd2 *', []),
        (
            '[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"]\n\n7... Ke7 8. e4 9... Kd6 *',
            [("Kd6", "Move 8 is missing here.")],
        ),
        ("30. e4 *", [("e4", "Moves 1 to 29 are missing here.")]),
        (
            '[FEN "8/8/8/8/8/8/8/4K3 w - - 0 1"]\n\n*',
            [("8/8/8/8/8/8/8/4K3 w - - 0 1", "The position in the header FEN is impossible.")],
        ),
        ('[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 9000"]\n\n*', []),
        (
            '[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 9001"]\n\n*',
            [("4k3/8/8/8/8/8/8/4K3 w - - 0 9001", "The position in the header FEN is impossible.")],
        ),
        ('[Result "0-1"]\n\n1. e4 1-0', [("0-1", "The header says 0-1, the moves end with 1-0.")]),
        ('[Result "?"]\n\n1. e4 1-0', []),
        ('[Result "½"]\n\n1. e4 1/2-1/2', []),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_what_is_said_of_a_game(text: str, told: list[tuple[str, str]]) -> None:
    assert [(fault.text, fault.message) for fault in one(text).faults] == told
