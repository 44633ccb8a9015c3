"""What an import assumes about ties where the file names no tie-breaks: its own ranks, or the preset of the system."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.words.wording import tr
from tdapp.services.checks.ranks import rank_differences
from tdapp.services.tables.standings import compute_standings, official_ladder
from tdapp.tiebreaks.registry import resolve_ladder
from tdapp.tiebreaks.words import rung_name
from tdapp.trf.ranks import StatedRank

OUR_PROGRAM = "tdapp "
FROM_FILE = parse_ladder("MAN{source=file}")


def with_file_ranks(section: Section, stated: Sequence[StatedRank], program: str = "") -> tuple[Section, str]:
    """The section with the ranks of a finished file, and the assumption in words; as it is where a ladder is named.

    Ranks of a tournament that goes on would say nothing of later rounds, ranks against the points cannot be kept, and
    those by points and pairing number are no tie-break: there the preset counts, as it does in a file of this program
    (``program``: record 182), whose ranks are by it.
    """
    if section.ladder is not None:
        return section, ""
    ours = program.startswith(OUR_PROGRAM)
    if section.ranks_teams or ours:  # the ranks that a file of teams states are those of the players
        return section, _preset_sentence(section)
    ranks = {one.number: one.rank for one in stated}
    plain = compute_standings(section, ladder=Ladder())
    ranked = [row.player.number for row in plain.rows if row.rank is not None]
    finished = section.rounds_total and section.rounds_decided == section.rounds_total
    by_number = {number: place for place, number in enumerate(ranked, 1)}
    against = rank_differences(replace(section, ladder=None), ranks)
    if finished and not against and all(number in ranks for number in ranked) and ranks != by_number:
        places = tuple(sorted(ranks.items()))
        kept = replace(section, ladder=FROM_FILE, manual_places=places)
        return kept, tr(
            "The file names no tie-breaks: its own ranks are kept, as those of the file, until you choose a ladder."
        )
    sentence = _preset_sentence(section)
    if finished and against:
        sentence = tr("The ranks of the file do not follow the points and are not kept.") + " " + sentence
    return section, sentence


def _preset_sentence(section: Section) -> str:
    listed = ", ".join(rung_name(step) for step in resolve_ladder(section, official_ladder(section)))
    return tr(
        "The file names no tie-breaks: ties are broken by the preset of the system, {ladder}, "
        "until you choose a ladder."
    ).format(ladder=listed)
