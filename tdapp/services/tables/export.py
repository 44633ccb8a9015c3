"""A section as an exchange file, with the ranks of its official ladder and private tie-breaks in words."""

from __future__ import annotations

from collections.abc import Iterator

from tdapp import __version__
from tdapp.domain.section.event import Section
from tdapp.domain.section.long_events import is_long
from tdapp.domain.teams.for_ranking import team_view
from tdapp.domain.words.wording import SOURCE_LANGUAGE, language
from tdapp.services.ratings.report import for_rating
from tdapp.services.tables.standings import Standings, compute_standings
from tdapp.trf.writer import UNDECIDED, Flavour, write_trf

PROGRAM = f"tdapp {__version__}"


def export_trf(section: Section, flavour: Flavour = "trf26", *, rating: bool = False) -> bytes:
    """The bytes of a TRF26 or TRF16 file; players who are not ranked come last.

    ``rating``: for the rating officer, with the results that were found too late for the standings (Q189-193). Places
    are those of the standings in both, and so are points where the format can say that (TRF26).
    """
    with language(SOURCE_LANGUAGE):  # the file is read by programs and arbiters everywhere
        table = compute_standings(section)
        ranks = _ranks(table)
        team_ranks = {}
        if section.ranks_teams:
            table = compute_standings(team_view(section))
            team_ranks = _ranks(table)
    words = tuple(
        f"{rung.text}: {rung.name}."
        + (f" Unplayed games: {rung.policy_name}. {rung.policy_sentence}" if rung.policy_name else "")
        for rung in table.ladder
        if not rung.is_c07
    )
    words += tuple(_rating_words(section))
    told = for_rating(section, keep_points=flavour == "trf26") if rating else section
    return write_trf(
        told,
        flavour=flavour,
        program=PROGRAM,
        ranks=ranks,
        team_ranks=team_ranks,
        words=words,
        interim=is_interim(section),
    )


def _ranks(table: Standings) -> dict[int, int]:
    return {row.player.number: row.rank if row.rank is not None else len(table.rows) for row in table.rows}


def _rating_words(section: Section) -> Iterator[str]:
    """In an event over 30 days: whose rating is another one in later rounds (Q216)."""
    if not is_long(section):
        return
    for player in section.players:
        if player.round_ratings:
            later = ", ".join(f"{rating} from round {number} on" for number, rating in player.round_ratings)
            yield f"Rating of no. {player.number}: {player.rating or 'none'}, {later}."


def is_interim(section: Section) -> bool:
    """Whether a game is adjourned or has no result: no standings and no report of it are final (Q164-169)."""
    return any(cell.outcome in UNDECIDED for row in section.cells for cell in row)
