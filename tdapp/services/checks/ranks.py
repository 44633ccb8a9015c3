"""Do the ranks of a file follow its own tie-break list? (FIDE's Q19 to Q21)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.wording import tr
from tdapp.services.tables.standings import compute_standings


def rank_differences(section: Section, stated: Mapping[int, int]) -> tuple[str, ...]:
    """One sentence for each player whose stated rank is not the one of the section's ladder after the last round.

    Players whom the ladder leaves tied may have any of the places they share. Without a ladder in the section only
    points count. Players who are not ranked are left out.
    """
    table = compute_standings(section, ladder=section.ladder or Ladder())
    shared = Counter(row.rank for row in table.rows)
    found = []
    for row in table.rows:
        rank = stated.get(row.player.number)
        if rank is None or row.rank is None:
            continue
        last = row.rank + shared[row.rank] - 1
        if not row.rank <= rank <= last:
            places = f"{row.rank}" if last == row.rank else f"{row.rank} to {last}"
            found.append(
                tr("player {number} has rank {rank}, but by points and tie-breaks {places}").format(
                    number=row.player.number, rank=rank, places=places
                )
            )
    return tuple(found)
