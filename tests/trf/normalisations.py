"""What a tournament report may change when it is read and written again; nothing else does (tests hold both to it)."""

from __future__ import annotations

from typing import NamedTuple


class Normalisation(NamedTuple):
    """One change: its id, and a sentence for docs/command-line.md."""

    id: str
    text: str


NORMALISATIONS = (
    Normalisation("letters", "UTF-8 without a mark, lines ended by CRLF; blanks that end a line and empty lines go"),
    Normalisation("order", "records stand in the order of TRF26, players by their numbers; unknown records go"),
    Normalisation("blank-after-code", "a code without its blank (`112(x)`) gets it"),
    Normalisation("empty-records", "header records of the rating report that say nothing are written empty"),
    Normalisation("counts", "062, 072 and 082 are counted anew"),
    Normalisation("marks", "182 names this program; `### tdapp` lines say what TRF26 has no record for"),
    Normalisation("assumed", "a file without 092 or 192 gets the type that was assumed, marked as assumed"),
    Normalisation("dates", "042, 052 and dates of birth are written as YYYY/MM/DD"),
    Normalisation("extensions", "XXR, XXC, XXZ, XXP and XXA of older engines become 142, 152, 240, 260 and 250"),
    Normalisation("blocks", "250 joins neighbours with the same points to blocks of players and rounds"),
    Normalisation("cells", "an absence (`-`, `0000 - -`, blank) is `0000 - Z`, a bye `0000 - H`, `F`, `U`; capitals"),
    Normalisation("announced", "byes of rounds not yet paired stand in the players' lines, in their points and as 240"),
    Normalisation("points", "the points of 001 and 310 are those of the results, with one decimal"),
    Normalisation("ranks", "the ranks of 001 and 310 are those of the ladder, where the file's own do not stand"),
    Normalisation("zeros", "a FIDE id or year of birth of zeros is left blank"),
    Normalisation("old-teams", "a report of teams has 013 beside 310, for programs that know no other"),
    Normalisation("nicknames", "the short name of a team stands at the left of its columns"),
    Normalisation("team-records", "numbers of 260, 300, 320 and 330 are filled with zeros; 801 and 802 go"),
    Normalisation("line-ups", "300 is written, for both teams, where the games do not show the line-ups"),
    Normalisation("comments", "a comment loses the blanks before its first word"),
    Normalisation("titles", "titles in the old letters (`g`, `mf`) are written in full, sex `f` as `w`"),
    Normalisation("standard-points", "162 goes where it says 1-½-0, A in it where an absence is worth nothing"),
    Normalisation("tie-breaks", "202 becomes 212 with PTS where the file's list is the ladder"),
)  # fmt: skip
"""In the order in which they are applied."""
