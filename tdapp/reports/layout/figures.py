"""Pictures in words, for who hears a page: title, names and values in the order of the picture."""

from __future__ import annotations

from tdapp.reports.layout.model import Block, Chart, Diagrams, Dots, Heat, Paths, ResultMap, Scatter, Tree

_MOST = 2_000  # letters


def in_words(block: Block, title: str) -> str:
    """What a picture shows; ``title`` is that of the document, for a picture without one."""
    said = f"{title}: {'; '.join(_lines(block))}"
    return said if len(said) <= _MOST else f"{said[: _MOST - 1]}…"


def _lines(block: Block) -> list[str]:
    match block:
        case Chart():
            return [block.title, *(f"{bar.label} {bar.text}" for bar in block.bars)]
        case Dots():
            return [block.title, *(f"{dot.label} {dot.text}" for dot in block.dots)]
        case Heat():
            return [block.title, *(f"{row.label} {' '.join(filter(None, row.texts))}" for row in block.rows)]
        case Diagrams():
            return [f"{board.title}: {board.words}" for board in block.boards]
        case Paths():
            places = (" ".join(str(place or "–") for place in path.places) for path in block.paths)
            lines = (f"{path.name} {held}" for path, held in zip(block.paths, places, strict=True))
            return [" ".join(block.heads), *lines]
        case ResultMap():
            return [f"{row.place} {row.name} {row.sum}" for row in block.rows]
        case Scatter():
            spots = (f"{spot.name} {spot.x:.0f} {spot.y:.0f}" for spot in block.spots)
            return [f"{block.x_title}, {block.y_title}", *spots]
        case Tree():
            ties = (tie for column in block.columns for tie in column)
            sides = ((" ".join(side) for side in zip(tie.names, tie.scores, strict=True)) for tie in ties)
            return [" – ".join(pair).strip() for pair in sides]
        case _:
            return []
