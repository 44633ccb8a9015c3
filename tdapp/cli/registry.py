"""The verbs of the command line; a new verb is one module in ``tdapp.cli.verbs`` and one line here."""

from __future__ import annotations

from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Verb:
    """Name as typed, module in ``tdapp.cli.verbs``, one line of help."""

    name: str
    module: str
    help: str


VERBS: tuple[Verb, ...] = (
    Verb("standings", "standings", "rank the players of an event file or TRF"),
    Verb("explain", "explain", "the worked calculation of every tie-break"),
    Verb("compare", "compare", "the places that differ between two ladders"),
    Verb("chances", "chances", "who can still win: the places each player can reach in the last rounds"),
    Verb("verify", "verify", "compare the tie-breaks with FIDE's own tool, gacrux"),
    Verb("prove", "prove", "every value beside gacrux, the file's column and a second calculation"),
    Verb("system", "system", "the pairing systems, the one of a file, and going on by another"),
    Verb("pair", "pair", "the pairing of a round: number of pairs, then White and Black"),
    Verb("check", "check", "pair every round again and rank again; list the differences"),
    Verb("certify", "certify", "numbers by which a checker without an engine proves a round"),
    Verb("check-file", "check_file", "whether an event file holds what was entered: pages, rows, log"),
    Verb("generate", "generate", "write random tournaments as TRF26"),
    Verb("lab", "lab", "the laboratory: which tie-break, which rule for unplayed games serves best"),
    Verb("criteria", "criteria", "the catalogue of tie-break criteria"),
    Verb("policies", "policies", "the catalogue of unplayed-game policies"),
    Verb("manual", "manual", "write the whole manual as one Markdown file"),
    Verb("import", "import_trf", "make an event file from a TRF, listing every assumption"),
    Verb("export", "export", "write a TRF, a web page, CSV or a workbook"),
    Verb("ratings", "ratings", "rating lists: import, search, remove; compare an event with one"),
    Verb("games", "games", "what is recorded of each board, and how far"),
    Verb("pgn", "pgn", "games: check a PGN for illegal moves, take one in, write those of an event"),
    Verb("norms", "norms", "title norms: who has one, who still can, every condition"),
    Verb("rating-report", "rating_report", "is the event ready for the rating officer? TRF, IT3 and findings"),
    Verb("prizes", "prizes", "who gets which prize, and why; store or export the list of prizes"),
    Verb("new-section", "new_section", "new sections from tables: a play-off, finals of groups, quads"),
    Verb("sections", "sections", "all sections of an event: how far each is, and a step in all of them"),
    Verb(
        "divisions", "divisions", "the divisions of a league: who goes up and down, who played above, the next season"
    ),
    Verb("fines", "fines", "the fines of a league, and what each team pays"),
    Verb("fixtures", "fixtures", "the fixture list of a league: days and places, as a table or a calendar"),
    Verb("categories", "categories", "the categories of a section and who is in them"),
    Verb("page-head", "page_head", "header lines, logo and sponsors of every printed page"),
    Verb("documents", "documents", "the documents that can be printed"),
    Verb("final-pack", "final_pack", "the final pack of a closed tournament, in a new folder"),
    Verb("print", "print_document", "make a PDF"),
    Verb("live", "live", "serve the boards and tables of an event to viewers, moves after a delay"),
    Verb("mirror", "mirror", "follow an event into a PostgreSQL server, or make an event file of what lies there"),
    Verb("broadcast", "broadcast", "push the games of a round to a broadcast on Lichess, or say what it would show"),
    Verb("completion", "completion", "completion of verbs and options for bash, zsh or fish"),
    Verb("man", "man", "the manual page of the command line"),
    Verb("publish", "publish", "the event as a website in a folder; --watch keeps it up to date"),
)
