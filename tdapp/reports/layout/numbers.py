"""Numbers as the readers of the paper write them: a decimal comma where their language has one.

The cells of documents are built with decimal points, as spreadsheets want them; only paper and web pages are for
reading. A sentence has its numbers worded already (``domain.words.decimals``).
"""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.wording import has_decimal_comma
from tdapp.reports.layout.cards import Card, CardModel, Ends, Grid, Part, Say
from tdapp.reports.layout.model import (
    Bar,
    Block,
    Chart,
    DocumentModel,
    Dots,
    Fit,
    Heat,
    ResultMap,
    Row,
    Table,
    Tree,
    TreeTie,
)


def for_readers(model: DocumentModel) -> DocumentModel:
    """The same document with its numbers as they are read."""
    if not has_decimal_comma():
        return model
    return replace(model, blocks=tuple(map(_block, model.blocks)))


def cards_for_readers(model: CardModel) -> CardModel:
    """The same for cards."""
    if not has_decimal_comma():
        return model
    return replace(model, cards=tuple(map(_card, model.cards)))


def _block(block: Block) -> Block:
    match block:
        case Chart():
            bars = tuple(Bar(bar.label, bar.value, decimals(bar.text)) for bar in block.bars)
            return replace(block, bars=bars)
        case Dots():
            dots = tuple(replace(dot, text=decimals(dot.text)) for dot in block.dots)
            return replace(block, dots=dots)
        case Heat():
            rows = tuple(replace(row, texts=tuple(map(decimals, row.texts))) for row in block.rows)
            return replace(block, rows=rows)
        case ResultMap():
            return replace(block, rows=tuple(replace(row, sum=decimals(row.sum)) for row in block.rows))
        case Tree():
            columns = tuple(tuple(map(_tie, column)) for column in block.columns)
            return replace(block, columns=columns, beside=None if block.beside is None else _tie(block.beside))
        case Table():
            plain = [column.fit is Fit.WHOLE for column in block.columns]
            return replace(block, rows=tuple(_row(row, plain) for row in block.rows))
        case _:
            return block


def _tie(tie: TreeTie) -> TreeTie:
    return replace(tie, scores=(decimals(tie.scores[0]), decimals(tie.scores[1])))


def _row(row: Row, plain: list[bool]) -> Row:
    """Names and running text stay as they are."""
    return replace(
        row, texts=tuple(decimals(text) if held else text for text, held in zip(row.texts, plain, strict=True))
    )


def _card(card: Card) -> Card:
    return replace(card, parts=tuple(map(_part, card.parts)), back=tuple(map(_part, card.back)))


def _part(part: Part) -> Part:
    match part:
        case Say() if not part.name:
            return replace(part, text=decimals(part.text))
        case Ends():
            return replace(part, left=decimals(part.left))
        case Grid():
            rows = tuple(
                tuple(text if at == part.name else decimals(text) for at, text in enumerate(row)) for row in part.rows
            )
            return replace(part, rows=rows)
        case _:
            return part
