"""One warm engine for all tests of the package."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tdapp.pairing.engines.gacrux import GacruxEngine


@pytest.fixture(name="gacrux", scope="session")
def _gacrux() -> Iterator[GacruxEngine]:
    with GacruxEngine() as engine:
        yield engine
