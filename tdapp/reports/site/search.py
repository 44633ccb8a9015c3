"""One search over everything: the list behind it, folded once here; who types is folded with the same letters.

A script that holds the list, as pages opened from a disk may load scripts and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from tdapp.domain.section.typed_players import federations
from tdapp.domain.words.name_folding import (
    GREEK_SOUNDS,
    LETTERS,
    PLAIN,
    WHOLE_LETTERS,
    romanised,
    searchable_words,
    words,
)
from tdapp.domain.words.wording import tr
from tdapp.reports.formats.plain import clean
from tdapp.reports.site.data import SectionData, player_page, team_page
from tdapp.reports.site.groups import FEDERATION, TITLES

INDEX = "search.js"

Entry = tuple[str, str, str, str]
"""Words to find it by, what is shown, what stands beside it, address."""


def search_index(parts: Iterable[tuple[str, SectionData, Iterable[tuple[str, str]]]]) -> bytes:
    """The list of sections: the folder of each, its data, and its pages as (title, file)."""
    held = list(parts)
    entries = [
        (*one[:2], " · ".join(filter(None, (one[2], data.section.name if len(held) > 1 else ""))), folder + one[3])
        for folder, data, pages in held
        for one in _entries(data, pages)
    ]
    letters = {**{chr(one): text for one, text in PLAIN.items()}, **LETTERS}
    found = {"letters": letters, "pairs": GREEK_SOUNDS, "whole": WHOLE_LETTERS, "entries": entries}
    return f"tdappSearch({json.dumps(found, ensure_ascii=True, separators=(',', ':'))});\n".encode()


def _entries(held: SectionData, pages: Iterable[tuple[str, str]]) -> Iterator[Entry]:
    for player in held.latest.players.values():
        beside = (f"{tr('No. {number}').format(number=player.number)}", player.title, player.federation, player.club)
        found_by = f"{player.name} {player.native_name} {player.fide_id}"
        yield _entry(found_by, player.name, beside, player_page(player.number))
    if held.teams_meet:
        for team in held.section.teams:
            yield _entry(f"{team.name} {team.short}", team.name, (tr("Team"), team.federation), team_page(team.number))
    names = federations()
    for group in held.groups.all:
        more = names.get(group.name, "") if group.kind == FEDERATION else ""
        yield _entry(f"{group.title} {more}", group.title, (tr(TITLES[group.kind]),), group.page)
    for title, address in pages:
        yield _entry(title, title, (), address)


def _entry(found_by: str, title: str, beside: Iterable[str], address: str) -> Entry:
    spelled = [*searchable_words(found_by), *words(romanised(found_by))]
    folded = " ".join(dict.fromkeys(word for word in spelled if not word.startswith("=")))
    return folded, clean(title), clean(" · ".join(filter(None, beside))), address
