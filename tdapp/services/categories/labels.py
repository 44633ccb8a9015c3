"""Names of the usual categories in the language of here and now; an arbiter's own stay as they were typed."""

from __future__ import annotations

from tdapp.domain.words.templates import Templates
from tdapp.domain.words.wording import marked

_LABELS = Templates(
    (
        marked("Women"),
        marked("Unrated"),
        marked("under {high}"),
        marked("Rating below {high}"),
        marked("Rating {low}–{high}"),
    )
)


def category_label(name: str) -> str:
    """A category as shown; its English name identifies it everywhere else."""
    return _LABELS.shown(name)
