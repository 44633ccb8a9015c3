"""Ten scripts proven by picture: what our PDFs show is what Qt's own text engine draws with the same typefaces.

Both are drawn large, cut to their ink and laid over one another; every bit of ink must have ink of the other near it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
import pypdfium2
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QImage, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from tdapp.reports.layout.page import Page, TextItem
from tdapp.reports.pdf.fonts import CHAINS, Style
from tdapp.reports.pdf.text import set_line
from tdapp.reports.pdf.writer import Chapter, Properties, write_pdf

SIZE = 64.0  # pixels, the same in both pictures
NEAR = 2  # pixels: Qt and pdfium smooth edges differently
INK = 110  # darker than this, of 255, is ink

TEXTS = {
    "Latin": "Łukaszewicz, Þórður Çağlar ßőđ",
    "Latin with marks of their own": "Nguye\u0302\u0303n, E\u0301cole a\u0328",
    "Vietnamese": "Nguyễn Thị Hoà, Đặng",
    "Cyrillic": "Ильин, Пётр Ђорђевић Їжак",
    "Greek": "Παπαδόπουλος, Γιώργος Ϊ",
    "Arabic": "محمد القحطاني صهيب",
    "Arabic with vowels": "مُحَمَّد عَلِيّ لا",
    "Hebrew": "כהן תהילה לבנוני",
    "Devanagari": "विश्वनाथन आनंद श्रीकृष्ण क्षत्रिय",
    "Chinese": "王雪晴 歐陽诸葛亮",
    "Japanese": "やまだ たろう ヤマモト 山田",
    "Korean": "김민수 박지성 남궁",
    "Thai": "สมชาย ใจดี น้ำทิพย์",
    "Georgian": "გაფრინდაშვილი ნონა",
    "Armenian": "Պետրոսյան Տիգրան",
    "Hebrew in Latin": "David כהן GM",
    "Arabic with a number": "محمد 2400",
}
WITHOUT_BOLD = frozenset(("Chinese", "Japanese", "Korean"))  # the shipped face has no bold
SHAPED = frozenset(
    name
    for name in TEXTS
    if name.split()[0] in ("Arabic", "Hebrew", "Devanagari", "Thai") or name == "Latin with marks of their own"
)


@pytest.fixture(scope="module")
def families() -> Iterator[dict[Style, list[str]]]:
    """The names under which Qt knows our typefaces, in the order of our chains."""
    application = QApplication.instance() or QApplication([])
    known: dict[str, str] = {}
    numbers = []
    for style in (Style.REGULAR, Style.BOLD):
        for file in CHAINS[style]:
            if file.file not in known:
                number = QFontDatabase.addApplicationFont(str(file.path))
                numbers.append(number)
                known[file.file] = QFontDatabase.applicationFontFamilies(number)[0]
    yield {
        style: list(dict.fromkeys(known[file.file] for file in CHAINS[style])) for style in (Style.REGULAR, Style.BOLD)
    }
    for number in numbers:
        QFontDatabase.removeApplicationFont(number)
    assert application is not None


def ours(text: str, style: Style) -> np.ndarray:
    """Our PDF of one line as a picture."""
    width = set_line(text, style).width * SIZE / 1000 + 160
    page = Page(width, 4 * SIZE, (TextItem(80.0, 1.6 * SIZE, text, style, SIZE),), "")
    pdf = write_pdf([Chapter("", (page,))], Properties("t", "a", "s", "c", "en"))
    document = pypdfium2.PdfDocument(pdf)
    picture = document[0].render(scale=1, grayscale=True, no_smoothtext=False).to_numpy().squeeze()
    document.close()
    return np.asarray(picture)


def qt(text: str, style: Style, families: list[str], *, kerning: bool) -> np.ndarray:
    """The same line drawn by Qt."""
    font = QFont()
    font.setFamilies(families)
    font.setPixelSize(round(SIZE))
    font.setBold(style is Style.BOLD)
    font.setKerning(kerning)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    option.setUseDesignMetrics(True)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    image = QImage(round(line.naturalTextWidth() + 160), round(4 * SIZE), QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shift = line.naturalTextRect().left()
    layout.draw(painter, QPointF(80.0 - shift, SIZE))
    painter.end()
    view = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return view[:, : image.width()].copy()


def ink(picture: np.ndarray) -> np.ndarray:
    """True where ink is, cut to it."""
    dark = picture < 255 - INK
    rows, columns = np.flatnonzero(dark.any(axis=1)), np.flatnonzero(dark.any(axis=0))
    assert len(rows), "nothing was drawn"
    return dark[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def near(dark: np.ndarray) -> np.ndarray:
    """Also true next to ink."""
    padded = np.pad(dark, NEAR)
    spread = np.zeros_like(padded)
    for down in range(-NEAR, NEAR + 1):
        for right in range(-NEAR, NEAR + 1):
            spread |= np.roll(np.roll(padded, down, axis=0), right, axis=1)
    return spread[NEAR:-NEAR, NEAR:-NEAR]


def likeness(one: np.ndarray, two: np.ndarray) -> float:
    """The part of all ink that has ink of the other near it."""
    height, width = max(one.shape[0], two.shape[0]), max(one.shape[1], two.shape[1])

    def laid(dark: np.ndarray) -> np.ndarray:
        return np.pad(dark, ((0, height - dark.shape[0]), (0, width - dark.shape[1])))

    one, two = laid(one), laid(two)
    return float((one & near(two)).sum() + (two & near(one)).sum()) / float(one.sum() + two.sum())


@pytest.mark.parametrize("style", [Style.REGULAR, Style.BOLD], ids=lambda style: style.value)
@pytest.mark.parametrize("script", TEXTS)
def test_our_pdf_looks_as_qt_draws_it(script: str, style: Style, families: dict[Style, list[str]]) -> None:
    text = TEXTS[script]
    mine = ink(ours(text, style))
    other = ink(qt(text, style, families[style], kerning=script in SHAPED))
    assert mine.shape[1] == pytest.approx(other.shape[1], abs=4 + 0.006 * other.shape[1])
    assert mine.shape[0] == pytest.approx(other.shape[0], abs=3)
    drawn_bold = style is Style.BOLD and script in WITHOUT_BOLD  # two programs thicken the letters of one face
    assert likeness(mine, other) > (0.97 if drawn_bold else 0.99)


def test_the_likeness_tells_a_difference(families: dict[Style, list[str]]) -> None:
    # Letters apart instead of joined, an accent missing, the order turned: each is found.
    joined = ink(ours("ببب", Style.REGULAR))
    apart = ink(ours("ب ب ب", Style.REGULAR))
    assert likeness(joined, apart) < 0.9
    assert likeness(ink(ours("Nguyên", Style.REGULAR)), ink(ours("Nguyễn", Style.REGULAR))) < 0.97
    assert likeness(ink(ours("कि", Style.REGULAR)), ink(ours("िक", Style.REGULAR))) < 0.97
    assert likeness(ink(ours("כהן דוד", Style.REGULAR)), ink(ours("דוד כהן", Style.REGULAR))) < 0.97
