"""The bracket of a knock-out in letters that can be followed: every name leads to its page, the winner is bold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.wording import tr
from tdapp.reports.documents import bracket
from tdapp.reports.formats.html_blocks import text_of
from tdapp.reports.layout.model import Tree, TreeTie
from tdapp.reports.site.data import SectionData
from tdapp.services.systems.bracket_picture import has_bracket

BRACKET, BRACKET_TITLE = "bracket.html", bracket.NAME
_LATE = 4
"""Matches of the first stage that the start page shows."""


def tree_of(held: SectionData) -> Tree | None:
    """The whole bracket, None where nobody is knocked out."""
    if not has_bracket(held.section):
        return None
    (tree,) = bracket.build_whole(held.latest, held.options).blocks
    assert isinstance(tree, Tree)
    return tree


def bracket_body(held: SectionData, tree: Tree) -> list[str]:
    """The page."""
    return [f"<h1>{text_of(tr(BRACKET_TITLE))}</h1>", *_stages(held, tree)]


def late_stages(held: SectionData) -> list[str]:
    """The last stages, for the start page."""
    tree = tree_of(held)
    if tree is None:
        return []
    first = next(at for at, ties in enumerate(tree.columns) if len(ties) <= _LATE)
    late = replace(tree, heads=tree.heads[first:], columns=tree.columns[first:])
    return [f'<h2><a href="{BRACKET}">{text_of(tr(BRACKET_TITLE))}</a></h2>', *_stages(held, late, "h3")]


def _stages(held: SectionData, tree: Tree, heading: str = "h2") -> Iterator[str]:
    label = text_of(tr(BRACKET_TITLE))
    yield f'<div class="scroll bracket" role="region" tabindex="0" aria-label="{label}"><div class="stages">'
    for at, (head, ties) in enumerate(zip(tree.heads, tree.columns, strict=True)):
        yield f'<section class="stage"><{heading}>{text_of(head)}</{heading}><ol>'
        yield from (_tie(held, tie) for tie in ties)
        yield "</ol>"
        if tree.beside is not None and at == len(tree.columns) - 1:
            yield f'<{heading}>{text_of(tree.beside_head)}</{heading}><ol class="beside">{_tie(held, tree.beside)}</ol>'
        yield "</section>"
    yield "</div></div>"


def _tie(held: SectionData, tie: TreeTie) -> str:
    lines = []
    for side, (name, score) in enumerate(zip(tie.names, tie.scores, strict=True)):
        page = held.page_of(name)
        words = f"<bdi>{text_of(name)}</bdi>" if name else "–"
        link = f'<a href="{page}">{words}</a>' if page else f"<span>{words}</span>"
        kind = ' class="on"' if tie.winner == side else ""
        lines.append(f"<p{kind}>{link}<b>{text_of(decimals(score))}</b></p>")
    note = f"<small>{text_of(tie.note)}</small>" if tie.note else ""
    return f'<li><div class="tie">{"".join(lines)}{note}</div></li>'
