"""The effort of property tests that name none of their own (see tests/effort.py)."""

from __future__ import annotations

from hypothesis import settings

from tests.effort import FULL

settings.register_profile("quick", max_examples=15, deadline=None)
settings.register_profile("full", max_examples=100, deadline=None)
settings.load_profile("full" if FULL else "quick")
