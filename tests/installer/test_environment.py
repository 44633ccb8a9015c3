"""The folder is refused where it would not run, and where a developer's packages would get into it."""

from __future__ import annotations

from importlib import metadata

import pytest

from installer import environment


class _Ours:
    def __init__(self, origin: str | None) -> None:
        self.origin = origin

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return self.origin


@pytest.fixture
def installed(monkeypatch):
    there: dict[str, _Ours] = {}

    def distribution(name: str) -> _Ours:
        if name in there:
            return there[name]
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "distribution", distribution)
    return there


def test_without_tdapp_it_is_refused(installed):
    assert "not installed" in (environment.complaint() or "")


def test_a_link_to_the_sources_is_refused(installed):
    installed["tdapp"] = _Ours('{"dir_info": {"editable": true}, "url": "file:///x"}')
    assert "link to its sources" in (environment.complaint() or "")


def test_packages_of_developers_are_named(installed):
    installed["tdapp"] = _Ours(None)
    assert environment.complaint() is None
    installed["babel"] = installed["pytest"] = _Ours(None)
    assert "babel, pytest" in (environment.complaint() or "")


def test_the_environment_of_the_tests_is_a_developers():
    assert environment.complaint() is not None
