"""One cluster for all tests of mirrors."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgresql import cluster


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Of a server that runs."""
    with cluster() as found:
        yield found
