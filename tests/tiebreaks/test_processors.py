"""What is said of a number is the same on every processor: rounding differs from one to another, and shows nowhere."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tdapp.services.manual.catalogue import catalogue_pages, worked_example
from tests.effort import thorough

EXAMPLES = (
    "import sys; from tests.tiebreaks.test_processors import examples; sys.stdout.buffer.write(examples().encode())"
)


def examples() -> str:
    """The worked example of every tie-break and rule, explained."""
    return "\n".join(worked_example(page.page_id) or "" for page in catalogue_pages())


@thorough
@pytest.mark.parametrize("processor", ["Prescott", "Nehalem", "Sandybridge", "Haswell"])
def test_another_processor_says_the_same(processor: str) -> None:
    """OpenBLAS calculates as an older processor of this family would, where there are several (elsewhere as always)."""
    there = {**os.environ, "OPENBLAS_CORETYPE": processor}
    said = subprocess.run([sys.executable, "-c", EXAMPLES], env=there, capture_output=True, check=True).stdout.decode()
    assert said == examples()
