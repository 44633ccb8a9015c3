"""Cards onto sheets: equal parts of the whole paper, cut and fold marks, texts shrunk until they fit."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from tdapp.domain.words.frozen import dataclass
from tdapp.reports.layout.cards import (
    Band,
    Card,
    CardModel,
    Choices,
    Emblem,
    Ends,
    Flagged,
    Grid,
    Moves,
    Part,
    Rest,
    Say,
    Sign,
)
from tdapp.reports.layout.labels import cut_short, label_lines
from tdapp.reports.layout.layout import Layout
from tdapp.reports.layout.model import Align
from tdapp.reports.layout.names import WIDE, NameLine, line_width, lines_of, one_line, shortened, squeezed
from tdapp.reports.layout.page import (
    ARTIFACT,
    MINIMUM_SIZE,
    PARAGRAPH,
    POINTS_PER_MM,
    BoxItem,
    Drawn,
    FontMetrics,
    ImageItem,
    Item,
    LineItem,
    Page,
    Sheet,
    Tag,
    TextItem,
    untagged,
    wrap,
)
from tdapp.reports.pdf.fonts import Style

_OUTER = 10.2 * POINTS_PER_MM  # from the edge of the paper
_INNER = 5.5 * POINTS_PER_MM  # from a cut
_FOLD = 6 * POINTS_PER_MM  # from a fold
_LINE = 1.3
_CELL = 3.0
_BETWEEN = 8.0  # points between two blocks of moves
_SMALLEST_STEP = 0.5
_ONE_LINE = 0.72  # of the size that was wanted: down to here a text stays on one line
_DARK, _PALE = 0.1, 0.9  # greys of a band
_HEADING = Tag("H1")
_OVERHANG = 0.28  # of the type size, on both sides together: some letters reach beyond their own width


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle to print in, in points; ``turned`` stands on its head."""

    x: float
    y: float
    width: float
    height: float
    turned: bool = False


_Shorts = Mapping[str, str] | None
"""Names with initials, on all cards; None: whole names as long as they have room on every card."""


class _LongNames(Exception):
    """A list on some card has no room for whole names."""


def lay_out_cards(model: CardModel, metrics: FontMetrics) -> Layout:
    """Pages of cards; initials in the lists of all of them or of none."""
    try:
        return _laid_out(model, metrics, None)
    except _LongNames:
        grids = (part for card in model.cards for part in (*card.parts, *card.back) if isinstance(part, Grid))
        return _laid_out(model, metrics, shortened(name for grid in grids for name in grid.all_names))


def _laid_out(model: CardModel, metrics: FontMetrics, shorts: _Shorts) -> Layout:
    sheet = Sheet(model.paper, model.landscape)
    size = sheet.size
    per_sheet = model.across * model.down
    sheets = max(1, math.ceil(len(model.cards) / per_sheet))
    pages: list[Page] = []
    for number in range(sheets):
        held = list(_of_sheet(model, number, sheets))
        items: list[Drawn] = list(_marks(model, size, held))
        for position, card in held:
            items += _tagged(list(_card(card, model, size, position, metrics, shorts)), metrics)
        names = [card.landmark for _, card in held if card.landmark]
        span = names[0] if len(names) == 1 else f"{names[0]} … {names[-1]}" if names else ""
        drawn, tags = untagged(items)
        pages.append(Page(*size, drawn, f"{model.noun} {span}".strip() or model.heading.title, tags))
    return Layout(tuple(pages), model.adjustments)


def _tagged(items: Sequence[Item], metrics: FontMetrics) -> Iterator[Drawn]:
    """The largest line of a card is heard as its heading; what stands on its head says the same again."""
    upright = [(-one.size, n) for n, one in enumerate(items) if isinstance(one, TextItem) and not one.turned]
    largest = min(upright, default=(0.0, -1))[1]
    end: tuple[float, float] | None = None
    for number, item in enumerate(items):
        if isinstance(item, TextItem):
            if item.turned:
                yield ARTIFACT
            elif end is None or end[1] != item.y or abs(end[0] - item.x) > 0.1:  # else the same line goes on
                yield _HEADING if number == largest else PARAGRAPH
            end = (item.x + metrics.width(item.text, item.style, item.size), item.y)
        yield item


def _of_sheet(model: CardModel, number: int, sheets: int) -> Iterator[tuple[int, Card]]:
    """(position, card) of one sheet."""
    per_sheet = model.across * model.down
    for position in range(per_sheet):
        index = position * sheets + number if model.stack_cut else number * per_sheet + position
        if index < len(model.cards):
            yield position, model.cards[index]


def _marks(model: CardModel, size: tuple[float, float], held: Sequence[tuple[int, Card]]) -> Iterator[Item]:
    """Dashed cut lines between the cards, a fold line in the middle of tents."""
    width, height = size
    edge = 4 * POINTS_PER_MM
    for column in range(1, model.across):
        x = width * column / model.across
        yield LineItem(x, edge, x, height - edge, 0.4, 0.5, dashed=True)
    for row in range(1, model.down):
        y = height * row / model.down
        yield LineItem(edge, y, width - edge, y, 0.4, 0.5, dashed=True)
    for position, card in held:
        if card.back:
            row, column = divmod(position, model.across)
            left = width * column / model.across
            y = height - height * (row + 0.5) / model.down
            right = left + width / model.across
            for start, end in ((left + edge, left + 4 * edge), (right - 4 * edge, right - edge)):
                yield LineItem(start, y, end, y, 0.4, 0.7, dashed=True)


def _card(
    card: Card, model: CardModel, size: tuple[float, float], position: int, metrics: FontMetrics, shorts: _Shorts
) -> Iterator[Item]:
    row, column = divmod(position, model.across)
    width, height = size[0] / model.across, size[1] / model.down
    left = _OUTER if column == 0 else _INNER
    right = _OUTER if column == model.across - 1 else _INNER
    above = _OUTER if row == 0 else _INNER
    below = _OUTER if row == model.down - 1 else _INNER
    x, y = width * column + left, size[1] - height * (row + 1) + below
    inner = Area(x, y, width - left - right, height - above - below)
    if not card.back:
        yield from _parts(card.parts, inner, metrics, shorts)
        return
    middle = size[1] - height * (row + 0.5)
    front = Area(x, y, inner.width, middle - _FOLD - y)
    back = Area(x, middle + _FOLD, inner.width, y + inner.height - middle - _FOLD, turned=True)
    yield from _parts(card.parts, front, metrics, shorts)
    yield from _parts(card.back, back, metrics, shorts)


def _parts(parts: Sequence[Part], area: Area, metrics: FontMetrics, shorts: _Shorts) -> list[Item]:
    """The parts from the top down; all smaller where they are too high together."""
    scale = 1.0
    drawn = _Column(parts, area.width, scale, metrics, shorts)
    while drawn.height > area.height and scale > 0.4:
        scale -= 0.04
        drawn = _Column(parts, area.width, scale, metrics, shorts)
    if drawn.has_long_names and shorts is None:
        raise _LongNames
    return [_placed(item, area) for item in drawn.items(max(0.0, area.height - drawn.height))]


def _placed(item: Item, area: Area) -> Item:
    """An item measured from the upper left corner downwards, at its place on the paper."""
    match item:
        case TextItem() if area.turned:
            x, y = area.x + area.width - item.x, area.y - item.y
            return TextItem(x, y, item.text, item.style, item.size, item.grey, turned=True)
        case TextItem():
            y = area.y + area.height + item.y
            return TextItem(area.x + item.x, y, item.text, item.style, item.size, item.grey)
        case LineItem():
            top = area.y if area.turned else area.y + area.height
            sign = -1 if area.turned else 1
            left = area.x + area.width if area.turned else area.x
            ends = sorted((left + sign * item.x1, left + sign * item.x2))
            return LineItem(ends[0], top + sign * item.y1, ends[1], top + sign * item.y2, item.width, item.grey)
        case ImageItem() if area.turned:
            x, y = area.x + area.width - item.x - item.width, area.y - item.y - item.height
            return replace(item, x=x, y=y, turned=True)
        case ImageItem():
            return replace(item, x=area.x + item.x, y=area.y + area.height + item.y)
        case BoxItem() if area.turned:
            return replace(item, x=area.x + area.width - item.x - item.width, y=area.y - item.y - item.height)
        case BoxItem():
            return replace(item, x=area.x + item.x, y=area.y + area.height + item.y)


class _Column:
    """Parts on one width at one scale: their height, and their items below an upper edge at 0."""

    def __init__(
        self, parts: Sequence[Part], width: float, scale: float, metrics: FontMetrics, shorts: _Shorts
    ) -> None:
        self.parts = parts
        self.shorts = shorts
        self.has_long_names = False
        self.width = width
        self.scale = scale
        self.metrics = metrics
        self._made = [self._part(part) for part in parts]

    @property
    def height(self) -> float:
        """Points of all parts without what is left over."""
        return sum(height for height, _ in self._made)

    def items(self, spare: float) -> list[Item]:
        """All items; ``spare`` height is shared by the parts that rest."""
        resting = sum(isinstance(part, Rest) for part in self.parts)
        y = 0.0
        items: list[Item] = []
        for part, (height, drawn) in zip(self.parts, self._made, strict=True):
            if isinstance(part, Rest):
                y -= spare / resting
            items.extend(_lowered(item, y) for item in drawn)
            y -= height
        return items

    def _part(self, part: Part) -> tuple[float, list[Item]]:
        match part:
            case Say():
                return self._say(part)
            case Flagged():
                return self._flagged(part)
            case Band():
                return self._band(part)
            case Ends():
                return self._ends(part)
            case Choices():
                return self._choices(part)
            case Sign():
                return self._sign(part)
            case Grid():
                return self._grid(part)
            case Moves():
                return self._moves(part)
            case Emblem():
                return self._emblem(part)
            case Rest():
                return 0.0, []

    def _scaled(self, size: float) -> float:
        return max(size * self.scale, min(size, MINIMUM_SIZE))

    def _say(self, part: Say) -> tuple[float, list[Item]]:
        if part.name:
            return self._name(part)
        style = Style.BOLD if part.bold else Style.REGULAR
        if part.most > 1:
            lines, size = self._over_lines(part, style)
        else:
            lines, size = self._fitted(part.text, style, self._scaled(part.size), self.width)
        y = -part.space * self.scale
        items: list[Item] = []
        for line in lines:
            items.append(TextItem(self._at(line, part.align, style, size), y - size, line, style, size, part.grey))
            y -= size * _LINE
        return -y, items

    def _over_lines(self, part: Say, style: Style) -> tuple[list[str], float]:
        """Whole words over at most ``part.most`` lines, which are about equally long."""
        wanted = size = self._scaled(part.size)
        while True:
            room = self.width - _OVERHANG * size
            widest = max((self.metrics.width(word, style, size) for word in part.text.split()), default=0.0)
            lines = wrap(part.text, room, style, size, self.metrics)
            most = 1 if size > wanted * _ONE_LINE else part.most
            if (widest <= room and len(lines) <= most) or size <= MINIMUM_SIZE:
                break
            size = max(MINIMUM_SIZE, size - _SMALLEST_STEP)
        while len(lines) > 1 and room * 0.95 > widest:
            closer = wrap(part.text, room * 0.95, style, size, self.metrics)
            if len(closer) > len(lines):
                break
            room, lines = room * 0.95, closer
        return lines, size

    def _flagged(self, part: Flagged) -> tuple[float, list[Item]]:
        """The flag is as high as the capitals and a bit more; its frame shows white on white paper."""
        size = self._scaled(part.size)
        high = size * 1.05
        wide = 0.0 if part.flag is None else high * part.flag.width / part.flag.height
        beside = wide + size * 0.5 if wide and part.text else wide
        (text,), size = self._fitted(part.text, Style.REGULAR, size, self.width - beside)
        left = (self.width - beside - self.metrics.width(text, Style.REGULAR, size)) / 2
        y = -part.space * self.scale - high
        items: list[Item] = []
        if part.flag is not None:
            foot = y - size * 0.14
            right, top = left + wide, foot + high
            items.append(ImageItem(left, foot, wide, high, part.flag))
            for x1, y1, x2, y2 in (
                (left, foot, right, foot),
                (left, top, right, top),
                (left, foot, left, top),
                (right, foot, right, top),
            ):
                items.append(LineItem(x1, y1, x2, y2, 0.3, 0.45))
        if text:
            items.append(TextItem(left + beside, y, text, Style.REGULAR, size))
        return -y + size * (_LINE - 1), items

    def _band(self, part: Band) -> tuple[float, list[Item]]:
        (text,), size = self._fitted(part.text, Style.BOLD, self._scaled(part.size), self.width - 8)
        high = size * 1.75
        y = -part.space * self.scale - high
        x = (self.width - self.metrics.width(text, Style.BOLD, size)) / 2
        return -y, [
            BoxItem(0.0, y, self.width, high, _DARK if part.dark else _PALE),
            TextItem(x, y + size * 0.52, text, Style.BOLD, size, 1.0 if part.dark else 0.0),
        ]

    def _name(self, part: Say) -> tuple[float, list[Item]]:
        """The family name bold, the given names below it before the type gets smaller."""
        size = self._scaled(part.size)
        room = self.width - _OVERHANG * size
        longest = max(line_width(((word, WIDE.strong),), self.metrics) for word in (part.text.split() or [""]))
        size = max(MINIMUM_SIZE, min(size, room / longest)) if longest else size
        y = -part.space * self.scale
        items: list[Item] = []
        for long in lines_of(part.text, room, WIDE, size, self.metrics):
            line, fitting = squeezed(long, room, size, self.metrics)
            spare = self.width - line_width(line, self.metrics) * fitting
            x = {Align.CENTRE: spare / 2, Align.RIGHT: spare}.get(part.align, 0.0)
            for text, style in line:
                items.append(TextItem(x, y - size, text, style, fitting, part.grey))
                x += self.metrics.width(text, style, fitting)
            y -= size * _LINE
        return -y, items

    def _at(self, line: str, align: Align, style: Style, size: float) -> float:
        match align:
            case Align.CENTRE:
                return (self.width - self.metrics.width(line, style, size)) / 2
            case Align.RIGHT:
                return self.width - self.metrics.width(line, style, size)
            case Align.LEFT | Align.DECIMAL | Align.ANCHOR:
                return 0.0

    def _fitted(self, text: str, style: Style, size: float, width: float) -> tuple[list[str], float]:
        """A text in one line as large as it fits."""
        while size > MINIMUM_SIZE and self.metrics.width(text, style, size) > width:
            size = max(MINIMUM_SIZE, size - _SMALLEST_STEP)
        if self.metrics.width(text, style, size) <= width:
            return [text], size
        return [cut_short(text, width, style, size, self.metrics) or "…"], size

    def _ends(self, part: Ends) -> tuple[float, list[Item]]:
        style = Style.BOLD if part.bold else Style.REGULAR
        size = self._scaled(part.size)
        y = -part.space * self.scale - size
        right = self.metrics.width(part.right, style, size)
        room = max(1.0, self.width - right - 6)
        (left,), left_size = self._fitted(part.left, style, size, room)
        items: list[Item] = [TextItem(self.width - right, y, part.right, style, size, part.grey)]
        if left != part.left:  # a name is not cut while a second line helps
            for label in label_lines(part.left, room, style, size, 2, self.metrics):
                items.append(TextItem(0.0, y, *label, part.grey))
                y -= label.size * _LINE
            y += label.size * _LINE
        elif left:
            items.insert(0, TextItem(0.0, y, left, style, left_size, part.grey))
        return -y + size * (_LINE - 1), items

    def _choices(self, part: Choices) -> tuple[float, list[Item]]:
        size = self._scaled(part.size)
        widths = [self.metrics.width(text, Style.BOLD, size) for text in part.texts]
        while sum(widths) + 4 * len(widths) > self.width and size > MINIMUM_SIZE:
            size = max(MINIMUM_SIZE, size - _SMALLEST_STEP)
            widths = [self.metrics.width(text, Style.BOLD, size) for text in part.texts]
        gap = (self.width - sum(widths)) / max(1, len(widths) - 1)
        y = -part.space * self.scale - size
        x = 0.0
        items: list[Item] = []
        for text, width in zip(part.texts, widths, strict=True):
            items.append(TextItem(x, y, text, Style.BOLD, size))
            x += width + gap
        return -y + size * (_LINE - 1), items

    def _emblem(self, part: Emblem) -> tuple[float, list[Item]]:
        picture, above = part.picture, part.space * self.scale
        factor = min(part.height * self.scale / picture.height, self.width / 2 / picture.width)
        width, height = picture.width * factor, picture.height * factor
        return above + height, [ImageItem((self.width - width) / 2, -above - height, width, height, picture)]

    def _sign(self, part: Sign) -> tuple[float, list[Item]]:
        size = self._scaled(part.size)
        y = -part.space * self.scale
        each = (self.width - 10 * (len(part.labels) - 1)) / len(part.labels)
        items: list[Item] = []
        lines = 1
        for number, label in enumerate(part.labels):
            x = number * (each + 10)
            items.append(LineItem(x, y, x + each, y, 0.5))
            for line, text in enumerate(label_lines(label, each, Style.REGULAR, size, 2, self.metrics)):
                items.append(TextItem(x, y - size * 1.15 * (line + 1), *text, 0.2))
                lines = max(lines, line + 1)
        return -y + size * (0.25 + 1.15 * lines), items

    def _grid(self, part: Grid) -> tuple[float, list[Item]]:
        size = self._scaled(part.size)
        texts = (part.head, *part.rows)
        widths = [max(self.metrics.width(row[n], Style.BOLD, size) for row in texts) for n in range(len(part.head))]
        if part.second is None:
            wide = self.width - sum(widths) + widths[part.name] - _CELL * 2 * (len(widths) - 1)
            widths[part.name] = max(20.0, wide)
        named = part.names
        if part.second is not None:
            wide = self.width - sum(widths) + widths[part.name] + widths[part.second] - _CELL * 2 * (len(widths) - 1)
            widths[part.name] = widths[part.second] = max(20.0, wide / 2)
        y = -part.space * self.scale
        items: list[Item] = []
        room = widths[part.name] + 0.01
        shorts = self.shorts or {}
        self.has_long_names |= any(
            line_width(one_line(row[index], WIDE), self.metrics) * size > room for row in part.rows for index in named
        )
        for number, row in enumerate(texts):
            style = Style.REGULAR if number else Style.BOLD
            lines, x = 1, 0.0
            for index, text in enumerate(row):
                shown: tuple[NameLine, ...] = (((text, style),),)
                if index in named and number:
                    shown = lines_of(shorts.get(text, text), room, WIDE, size, self.metrics)
                lines = max(lines, len(shown))
                for line_number, line in enumerate(shown):
                    fitting = size
                    if index in named or not number:
                        line, fitting = squeezed(line, widths[index], size, self.metrics)
                    spare = widths[index] - line_width(line, self.metrics) * fitting
                    by_align = {Align.RIGHT: spare, Align.CENTRE: spare / 2}
                    at = x + by_align.get(part.aligns[index], 0.0)
                    for piece, face in line:
                        items.append(TextItem(at, y - size - line_number * size * 1.15, piece, face, fitting))
                        at += self.metrics.width(piece, face, fitting)
                x += widths[index] + 2 * _CELL
            y -= size * 1.4 + (lines - 1) * size * 1.15
            if not number:
                items.append(LineItem(0.0, y + size * 0.12, self.width, y + size * 0.12, 0.4))
        return -y, items

    def _moves(self, part: Moves) -> tuple[float, list[Item]]:
        """Ruled columns: number, White's move, Black's move."""
        high, size = part.height * self.scale, max(MINIMUM_SIZE, min(8.0, part.height * self.scale * 0.6))
        lines = -(-part.count // part.blocks)
        each = (self.width - _BETWEEN * (part.blocks - 1)) / part.blocks
        narrow = self.metrics.width("100", Style.REGULAR, size) + 2 * _CELL
        top = -part.space * self.scale
        items: list[Item] = []
        for block in range(part.blocks):
            left = block * (each + _BETWEEN)
            first = block * lines
            held = min(lines, part.count - first)
            edges = (left, left + narrow, left + narrow + (each - narrow) / 2, left + each)
            for head, start in zip(part.heads, edges[1:3], strict=True):
                items.append(TextItem(start + _CELL, top - high * 0.72, head, Style.BOLD, size))
            for line in range(held + 1):
                y = top - high * (line + 1)
                items.append(LineItem(left, y, left + each, y, 0.5))
                if line < held:
                    items.append(
                        TextItem(left + _CELL, y - high * 0.72, str(first + line + 1), Style.REGULAR, size, 0.2)
                    )
            items.extend(LineItem(x, top - high * (held + 1), x, top - high, 0.5) for x in edges)
            for line, pair in enumerate(part.texts[first : first + held]):
                y = top - high * (line + 1.72)
                items += [TextItem(edges[side] + _CELL, y, text, Style.REGULAR, size)
                          for side, text in enumerate(pair, start=1) if text]  # fmt: skip
        return -top + high * (lines + 1), items


def _lowered(item: Item, y: float) -> Item:
    match item:
        case TextItem():
            return TextItem(item.x, item.y + y, item.text, item.style, item.size, item.grey)
        case LineItem():
            return LineItem(item.x1, item.y1 + y, item.x2, item.y2 + y, item.width, item.grey)
        case ImageItem() | BoxItem():
            return replace(item, y=item.y + y)
