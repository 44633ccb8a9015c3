"""A laid-out page as SVG: real text, nothing loaded, black and greys as on paper."""

from __future__ import annotations

from html import escape

from tdapp.reports.formats.plain import clean
from tdapp.reports.layout.page import BoxItem, FontMetrics, ImageItem, Item, LineItem, Page, TextItem
from tdapp.reports.pdf.fonts import Style

_WEIGHTS = {Style.BOLD: "700", Style.CONDENSED_BOLD: "700"}


def as_svg(page: Page, title: str, metrics: FontMetrics) -> bytes:
    """The page as a picture of its own size in points, UTF-8."""
    size = f"{page.width:.2f} {page.height:.2f}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img">',
        f"<title>{_text(title)}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        '<g font-family="Noto Sans, sans-serif">',
        *(_drawn(item, page.height, metrics) for item in page.items),
        "</g>",
        "</svg>",
        "",
    ]
    return "\n".join(parts).encode("utf-8", "replace")


def _drawn(item: Item, height: float, metrics: FontMetrics) -> str:
    match item:
        case TextItem():
            wide = metrics.width(item.text, item.style, item.size)
            y = height - item.y
            turned = f' transform="rotate(180 {item.x:.2f} {y:.2f})"' if item.turned else ""
            weight = f' font-weight="{_WEIGHTS[item.style]}"' if item.style in _WEIGHTS else ""
            return (
                f'<text x="{item.x:.2f}" y="{y:.2f}" font-size="{item.size:g}"{weight} fill="{_grey(item.grey)}" '
                f'textLength="{wide:.2f}" lengthAdjust="spacingAndGlyphs" xml:space="preserve"{turned}>'
                f"{_text(item.text)}</text>"
            )
        case LineItem():
            dashes = ' stroke-dasharray="2 3"' if item.dashed else ""
            return (
                f'<line x1="{item.x1:.2f}" y1="{height - item.y1:.2f}" x2="{item.x2:.2f}" y2="{height - item.y2:.2f}" '
                f'stroke="{_grey(item.grey)}" stroke-width="{item.width:g}"{dashes}/>'
            )
        case BoxItem():
            return (
                f'<rect x="{item.x:.2f}" y="{height - item.y - item.height:.2f}" width="{item.width:.2f}" '
                f'height="{item.height:.2f}" fill="{_grey(item.grey)}"/>'
            )
        case ImageItem():
            middle = f"{item.x + item.width / 2:.2f} {height - item.y - item.height / 2:.2f}"
            turned = f' transform="rotate(180 {middle})"' if item.turned else ""
            return (
                f'<image x="{item.x:.2f}" y="{height - item.y - item.height:.2f}" width="{item.width:.2f}" '
                f'height="{item.height:.2f}" href="{item.picture.uri}"{turned}/>'
            )


def _grey(grey: float) -> str:
    return f"#{round(grey * 255):02x}" + f"{round(grey * 255):02x}" * 2


def _text(text: str) -> str:
    return escape(clean(text), quote=True)
