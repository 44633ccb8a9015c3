"""The page of pictures: places round by round, results and performances against the ratings, each also in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tdapp.domain.words.wording import tr
from tdapp.reports.documents import bracket, pictures, rating_pictures
from tdapp.reports.formats.html_blocks import blocks_html, text_of
from tdapp.reports.formats.svg import as_svg
from tdapp.reports.layout.model import DocumentModel, Paths, Picture, ResultMap, Tree
from tdapp.reports.layout.numbers import for_readers
from tdapp.reports.layout.page import Page
from tdapp.reports.layout.pictures import draw_picture
from tdapp.reports.pdf.text import Typesetter
from tdapp.reports.site.data import SectionData
from tdapp.services.systems.bracket_picture import has_bracket

PICTURES = "pictures.html"

_WIDTH, _MARGIN = 420.0, 8.0  # narrow enough to be read on a telephone
_LINE = 19.0


def picture_models(held: SectionData) -> list[DocumentModel]:
    """The pictures that this section has."""
    section, data, options = held.section, held.latest, held.options
    if has_bracket(section):
        return [for_readers(bracket.build_whole(data, options))]
    models = []
    if held.counted > 1:
        models.append(pictures.build_progress(data, options))
    if rating_pictures.has_ratings(data.section) and held.counted:
        models += [rating_pictures.build_map(data, options), rating_pictures.build_performance(data, options)]
    return [for_readers(model) for model in models]


def picture_files(models: list[DocumentModel]) -> Iterator[tuple[str, bytes]]:
    """Each picture as a file of its own."""
    metrics = Typesetter()
    for model in models:
        block = _picture(model)
        height = _height(block)
        inside = (_MARGIN, height - _MARGIN, _WIDTH - 2 * _MARGIN, height - 2 * _MARGIN)
        page = Page(_WIDTH, height, tuple(draw_picture(block, *inside, metrics)), "")
        yield _name(model), as_svg(page, model.heading.title, metrics)


def pictures_body(models: list[DocumentModel]) -> Iterator[str]:
    """The pictures with what they show, and below each its numbers."""
    yield f"<h1>{text_of(tr('Pictures'))}</h1>"
    yield '<div class="gallery">'
    for model in models:
        heading = model.heading
        yield f"<section><h2>{text_of(heading.title)} <span>{text_of(heading.stage)}</span></h2>"
        words = text_of(heading.remark)
        yield f'<figure><a href="{_name(model)}" aria-label="{text_of(heading.title)}">'
        yield f'<img class="picture" src="{_name(model)}" alt="{words}"></a>'
        yield f"<figcaption>{words}</figcaption></figure>"
        yield f"<details><summary>{text_of(tr('In numbers'))}</summary>"
        yield from blocks_html(replace(model, notes=()))
        yield "</details></section>"
    yield "</div>"


def _picture(model: DocumentModel) -> Picture:
    (block,) = model.blocks
    assert isinstance(block, Picture)
    return block


def _height(block: Picture) -> float:
    if isinstance(block, Paths):
        return 40.0 + _LINE * max(8, len(block.paths) * (1.3 if len(block.paths) >= 60 else 1.0))
    if isinstance(block, Tree):
        return 40.0 + 2.6 * _LINE * max(2, len(block.columns[0]))
    return 70.0 + _LINE * len(block.rows) if isinstance(block, ResultMap) else _WIDTH


def _name(model: DocumentModel) -> str:
    return f"{model.document_id}.svg"
