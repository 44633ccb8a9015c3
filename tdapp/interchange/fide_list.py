"""The rating lists that FIDE offers for download: what a file is, and its rows.

All of them: combined or separate for standard, rapid and blitz, XML or text, plain or zipped, of any year. A file does
not always say which month or whose ratings it holds; then its name is asked, then the arbiter.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator
from pathlib import Path

from tdapp.domain.ratings.rating_list import FIDE, ListedPlayer, RateOfPlay
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.wording import tr
from tdapp.interchange import rating_list_text, rating_list_xml
from tdapp.interchange.rating_list_cells import month_in, month_published
from tdapp.interchange.rating_list_source import ListSource, open_source, refused
from tdapp.services.ratings.lists import Progress

MOST_LEFT_OUT = 100
_SHARE_LEFT_OUT = 100  # one in a hundred
_RAPID_BEGINS = dt.date(2012, 1, 1)  # before that FIDE had one rating only
_RATES = {
    RateOfPlay.STANDARD: re.compile(r"standard|(?<![a-z])std", re.IGNORECASE),
    RateOfPlay.RAPID: re.compile(r"rapid|(?<![a-z])rpd", re.IGNORECASE),
    RateOfPlay.BLITZ: re.compile(r"blitz|(?<![a-z])blz", re.IGNORECASE),
}


class FideList:
    """A file that was looked at, ready to be read.

    ``month`` is None and ``rates`` empty where the file does not tell; ``month_from`` says in words who told.
    ``notes`` grows while ``rows`` runs: what was assumed or left out, with its line.
    """

    source = FIDE

    def __init__(
        self, place: ListSource, *, is_xml: bool, rates: tuple[RateOfPlay, ...], month: dt.date | None, month_from: str
    ) -> None:
        self.file_name = place.path.name
        self.is_xml = is_xml
        self.rates = rates
        self.month = month
        self.month_from = month_from
        self.notes: list[Fault] = []
        self._place = place

    def rows(self, progress: Progress) -> Iterator[ListedPlayer]:
        """Every player of the list, once through the file.

        InputRefused, with the place, as soon as it is no list; ImportCancelled when ``progress`` returns False.
        """
        if not self.rates:
            raise refused(tr("it does not say whether its ratings are standard, rapid or blitz"))
        read = rating_list_xml.rows if self.is_xml else rating_list_text.rows
        rate = RateOfPlay.STANDARD if len(self.rates) > 1 else self.rates[0]
        faults: list[Fault] = []
        count = 0
        for row in read(self._place, rate.value, progress):
            if isinstance(row, Fault):
                faults.append(row)
                if len(faults) > MOST_LEFT_OUT + count // _SHARE_LEFT_OUT:
                    raise InputRefused((Fault(tr("it is no rating list of FIDE, or it is damaged")), *faults[:3]))
                continue
            count += 1
            yield row
        if not count:
            raise InputRefused((Fault(tr("the list has no players")), *faults[:3]))
        self.notes += faults[:MOST_LEFT_OUT]
        if len(faults) > MOST_LEFT_OUT:
            self.notes.append(Fault(tr("{count} more lines were left out").format(count=len(faults) - MOST_LEFT_OUT)))


def examine(path: Path, *, rate: RateOfPlay | None = None) -> FideList:
    """Look at the beginning of a file. ``rate`` settles whose ratings a separate list holds.

    InputRefused says in one sentence why this is no rating list of FIDE.
    """
    place = open_source(path)
    head = place.head()
    is_xml = head.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"<" or head[:2] in (b"\xff\xfe", b"\xfe\xff")
    month: dt.date | None = None
    if is_xml:
        rating_list_xml.check_start(head)
        combined = rating_list_xml.is_combined(head)
    else:
        layout = rating_list_text.layout_of(head)
        combined, month = layout.combined, layout.month
    month_from = tr("the first line of the list")
    if month is None:
        month, month_from = _month(place)
    own = (rate,) if rate else _rates(place.names, month)
    rates = tuple(RateOfPlay) if combined else own
    return FideList(place, is_xml=is_xml, rates=rates, month=month, month_from=month_from)


def _month(place: ListSource) -> tuple[dt.date | None, str]:
    if month := month_in(place.names):
        return month, tr("the name of the file")
    if place.date and place.date.year > 2000:
        return month_published(place.date), tr("the date of the list in the archive")
    return None, ""


def _rates(names: str, month: dt.date | None) -> tuple[RateOfPlay, ...]:
    found = tuple(rate for rate, word in _RATES.items() if word.search(names))
    if not found and month is not None and month < _RAPID_BEGINS:
        return (RateOfPlay.STANDARD,)
    return found if len(found) == 1 else ()
