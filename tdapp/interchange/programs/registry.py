"""The files of other programs that are read, each told by what is in it, whatever its name says."""

from __future__ import annotations

from collections.abc import Callable

from tdapp.domain.words.frozen import dataclass
from tdapp.interchange.programs.made import OtherSection
from tdapp.interchange.programs.papi import is_papi, read_papi
from tdapp.interchange.programs.sharly import is_sharly, read_sharly
from tdapp.interchange.programs.swiss_manager import is_swiss_manager, read_swiss_manager
from tdapp.interchange.programs.swisssys import is_swisssys, read_swisssys
from tdapp.interchange.programs.vega import is_vega, read_vega


@dataclass(frozen=True, slots=True)
class Reader:
    """How a program's files are known, and what reads one: its bytes and the name it goes by."""

    program: str
    knows: Callable[[bytes], bool]
    read: Callable[[bytes, str], tuple[OtherSection, ...]]


def _one(read: Callable[[bytes, str], OtherSection]) -> Callable[[bytes, str], tuple[OtherSection, ...]]:
    return lambda data, name: (read(data, name),)


READERS = (
    Reader("Papi", is_papi, _one(read_papi)),
    Reader("Sharly Chess", is_sharly, read_sharly),
    Reader("Swiss-Manager", is_swiss_manager, _one(read_swiss_manager)),
    Reader("SwissSys", is_swisssys, read_swisssys),
    Reader("Vega", is_vega, _one(read_vega)),
)


def reader_of(data: bytes) -> Reader | None:
    """The reader for a file; None: it is of none of these programs."""
    return next((one for one in READERS if one.knows(data)), None)
