"""A PGN in its parts: headers, moves, comments, results, each with its line. What is none of these is a fault.

Nothing is guessed and nothing is passed over: python-chess drops a broken header, a half-written move and the text
after a result without a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import field

from tdapp.domain.games.record import BLACK_WINS, DRAWN, UNDECIDED, WHITE_WINS
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

DEEPEST = 20  # variations inside variations
LONGEST_TAG, MOST_TAGS = 10_000, 500
MOST_MOVES, MOST_FAULTS = 10_000, 1_000
"""At most so much is kept of one game; nobody plays or writes as much."""

RESULT_SIGNS = {
    "1-0": WHITE_WINS,
    "0-1": BLACK_WINS,
    "1/2-1/2": DRAWN,
    "½-½": DRAWN,
    "1/2": DRAWN,
    "½": DRAWN,
    "1:0": WHITE_WINS,
    "0:1": BLACK_WINS,
    "½:½": DRAWN,
    "1–0": WHITE_WINS,
    "0–1": BLACK_WINS,
    "½–½": DRAWN,
    "*": UNDECIDED,
}

# Possessive (++, *+): what was read is not tried again in other ways, which would be remembered for each letter.
_TAG = re.compile(r'\[\s*([A-Za-z0-9_+#=:-]+)\s+"((?:[^"\\]++|\\.)*+)"\s*\]')
_LOOSE_TAG = re.compile(r'\[\s*([A-Za-z0-9_+#=:-]+)\s+"(.*)"\s*\]\s*$', re.MULTILINE)
_ESCAPE = re.compile(r'\\(["\\])')
_NUMBER = re.compile(r"(\d{1,4})(?:\s*+(?:\.++|…))++|(\d{1,4})(?=[\s{};(]|$)")
_FIRST = re.compile(r"1\s*\.(?!\s*\.)\s*\w")
"""Where a game begins that has no headers."""
_WORD = re.compile(r"[^\s{}();\[\]]+(?:\([^\W\d_]\))?")
_GLUED = re.compile(r"(.*(?:[a-h][1-8]|=\w|[A-Z]|[O0oо]|[+#!?†]))(\*|1-0|0-1|1/2-1/2|½-½)$")
"""A result that stands at its move without a space."""
_NAG_AT_MOVE = re.compile(r"(?<=.)(?:\$\d{1,3})+$")
_NAG = re.compile(r"\$\d{1,3}|[!?]{1,2}$")
_SIGNS = frozenset(
    ("+-", "-+", "+/-", "-/+", "+/=", "=/+", "+=", "=+", "±", "∓", "⩲", "⩱", "=", "∞", "□", "N", "++", "+", "#", "†")
) | {"e.p.", "ep", "...", "…"}
"""Words of their own that are neither moves nor results: evaluations, checks, dots."""
_CLOCK = re.compile(r"\[%(clk|emt)\s+(?:(\d{1,3})\s*:\s*)?(\d{1,3})\s*:\s*(\d{1,2})(?:[.,]\d+)?\s*\]")
"""Some programs break their lines also inside a clock."""


@dataclass(slots=True)
class MoveText:
    """A move as it is written, the number before it (0: none), and the clock of the comment after it."""

    text: str
    line: int
    number: int
    clock: int | None = None
    spent: int | None = None


@dataclass(frozen=True, slots=True)
class TextFault:
    """What stands there and is not understood; ``before`` moves were read before it."""

    before: int
    line: int
    text: str
    message: str


@dataclass(slots=True)
class RawGame:
    """One game of a file before any move is understood."""

    line: int
    headers: dict[str, str] = field(default_factory=dict)
    moves: list[MoveText] = field(default_factory=list)
    result: str | None = None  # as the moves end; None where they do not
    faults: list[TextFault] = field(default_factory=list)
    number: int = 0  # of the move that comes next, where one was read
    goes_on: bool = False  # text after the end was noted

    def fault(self, line: int, text: str, message: str) -> None:
        """Note what is not understood, as often as anybody reads it."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(TextFault(len(self.moves), line, text, message))


def raw_games(text: str) -> Iterator[RawGame]:
    """The games of a PGN in their order. A header after moves begins the next game, with or without a blank line."""
    game: RawGame | None = None
    moving = depth = 0  # whether moves have begun; how deep in variations
    at, line = 0, 1
    size = len(text)
    while at < size:
        char = text[at]
        if char == "\n":
            line, at = line + 1, at + 1
            continue
        if char.isspace() or char == "\ufeff":
            at += 1
            continue
        if char == "%" and (at == 0 or text[at - 1] == "\n"):
            at = _end_of_line(text, at)
            continue
        if char == "[":
            if game is None or moving:
                if game is not None:
                    yield _ended(game, depth, line)
                game, moving, depth = RawGame(line), 0, 0
            at = _header(game, text, at, line)
            continue
        if game is not None and game.result is not None and not depth and _FIRST.match(text, at):
            yield game  # the next one has no headers
            game = None
        if game is None:
            game = RawGame(line)
        moving = 1
        if char == "{":
            end = text.find("}", at)
            if end < 0:
                game.fault(line, _start(text, at), tr("The comment has no end."))
                end = size - 1
            if not depth:
                _clocks(game, text[at:end])
            line += text.count("\n", at, end)
            at = end + 1
        elif char == ";":
            at = _end_of_line(text, at)
        elif char == "(":
            depth += 1
            if depth > DEEPEST:
                game.fault(line, "(", tr("Variations lie more than {depth} deep.").format(depth=DEEPEST))
                depth = DEEPEST
            at += 1
        elif char == ")":
            if not depth:
                game.fault(line, ")", tr("A variation ends that never began."))
            depth = max(0, depth - 1)
            at += 1
        elif char in "}]":
            game.fault(line, char, tr("“{text}” stands alone here.").format(text=char))
            at += 1
        else:
            at = _word(game, text, at, line, depth)
    if game is not None:
        yield _ended(game, depth, line)


def _ended(game: RawGame, depth: int, line: int) -> RawGame:
    if depth:
        game.fault(line, "(", tr("A variation has no end."))
    return game


def _header(game: RawGame, text: str, at: int, line: int) -> int:
    """Read one header; the place after it."""
    end = _end_of_line(text, at)
    match = _TAG.match(text, at, end) or _LOOSE_TAG.match(text, at, end)
    if match is None:
        game.fault(line, _start(text, at), tr("This header is broken."))
        return end
    if max(match.end(1) - match.start(1), match.end(2) - match.start(2)) > LONGEST_TAG:
        text_of = tr("This header has more than {count} letters and is left out.")
        game.fault(line, _start(text, at), text_of.format(count=LONGEST_TAG))
    elif len(game.headers) == MOST_TAGS and match[1] not in game.headers:
        game.fault(line, _start(text, at), tr("A game may have {count} headers at most.").format(count=MOST_TAGS))
    else:
        game.headers.setdefault(match[1], _ESCAPE.sub(r"\1", match[2]).strip())
    return match.end()


def _word(game: RawGame, text: str, at: int, line: int, depth: int) -> int:
    """Read one word of the moves; the place after it."""
    word = _WORD.match(text, at)
    assert word is not None
    if word[0] in RESULT_SIGNS:
        if not depth:
            if game.result is not None:
                game.fault(line, word[0], tr("The game has ended already."))
            else:
                game.result = RESULT_SIGNS[word[0]]
        return word.end()
    number = _NUMBER.match(text, at)
    if number is not None:
        if not depth:
            game.number = int(number[1] or number[2])
        return number.end()
    if _NAG.fullmatch(word[0]) or word[0] in _SIGNS or depth:
        return word.end()
    if game.result is not None:
        if not game.goes_on:
            game.goes_on = True
            game.fault(line, word[0][:40], tr("Text follows after the end of the game."))
        return word.end()
    move, end = word[0], word.end()
    glued = _GLUED.match(move)
    if glued is not None:
        move, end = glued[1], at + glued.end(1)
    if len(game.moves) < MOST_MOVES:
        game.moves.append(MoveText(_NAG_AT_MOVE.sub("", move)[:40], line, game.number))
    game.number = 0
    return end


def _clocks(game: RawGame, comment: str) -> None:
    if not game.moves:
        return
    move = game.moves[-1]
    for kind, hours, minutes, seconds in _CLOCK.findall(comment):
        value = int(hours or 0) * 3600 + int(minutes) * 60 + int(seconds)
        if kind == "clk":
            move.clock = value
        else:
            move.spent = value


def _end_of_line(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _start(text: str, at: int) -> str:
    return text[at : min(_end_of_line(text, at), at + 40)].strip()
