"""A hotspot of the laptop has no way into the internet: its network is found by its name all the same."""

from __future__ import annotations

import socket
import sys

import pytest

from tdapp.services.live import addresses
from tdapp.services.live.addresses import (
    Interface,
    address_now,
    address_of,
    interfaces,
    is_free,
    is_here,
    is_host_name,
    name_of,
    shown_address,
)


def test_a_hotspot_without_a_default_route_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Interface("lo", "127.0.0.1"), Interface("wlan0", "10.42.0.1"), Interface("zero", "169.254.3.4")]
    monkeypatch.setattr(addresses, "_by_name", lambda: found)
    monkeypatch.setattr(addresses, "_of_host", lambda: ["10.42.0.1", "127.0.1.1"])
    monkeypatch.setattr(addresses, "_way_out", lambda: "")
    assert [one.shown for one in interfaces()] == ["wlan0: 10.42.0.1", "zero: 169.254.3.4"]
    assert shown_address() == "10.42.0.1"
    assert (address_of("wlan0"), address_of("10.42.0.1"), address_of("eth9")) == ("10.42.0.1", "10.42.0.1", None)


def test_the_network_that_leads_out_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_by_name", lambda: [Interface("a", "10.42.0.1"), Interface("b", "192.168.1.5")])
    monkeypatch.setattr(addresses, "_of_host", list)
    monkeypatch.setattr(addresses, "_way_out", lambda: "192.168.1.5")
    assert shown_address() == "192.168.1.5"


def test_windows_tells_addresses_without_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(addresses, "_of_host", lambda: ["192.168.137.1"])
    monkeypatch.setattr(addresses, "_way_out", lambda: "192.168.1.5")
    assert [one.shown for one in interfaces()] == ["192.168.1.5", "192.168.137.1"]


def test_another_address_is_looked_for_in_the_same_network(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Interface("cable", "10.0.0.5"), Interface("wlan0", "192.168.1.77")]
    monkeypatch.setattr(addresses, "_by_name", lambda: found)
    monkeypatch.setattr(addresses, "_of_host", list)
    monkeypatch.setattr(addresses, "_way_out", lambda: "10.0.0.5")
    assert name_of("192.168.1.77") == "wlan0"
    assert address_now("192.168.1.77", "wlan0") == "192.168.1.77"  # it is still there
    assert address_now("192.168.1.77", "") == "192.168.1.77"
    assert address_now("192.168.1.5", "wlan0") == "192.168.1.77"  # not where the way out leads
    assert address_now("192.168.1.5", "eth9") == "10.0.0.5"
    assert address_now("192.168.1.5", "") == "10.0.0.5"
    found.clear()
    monkeypatch.setattr(addresses, "_way_out", lambda: "")
    assert address_now("192.168.1.5", "wlan0") == ""  # nowhere just now


def test_an_address_is_of_this_computer_or_not() -> None:
    assert is_here("127.0.0.1")
    assert not is_here("192.0.2.77")  # RFC 5737: nobody has it


@pytest.mark.parametrize("refused", [False, True])
def test_an_address_is_asked_for_at_any_port_and_a_port_at_every_address(
    monkeypatch: pytest.MonkeyPatch, refused: bool
) -> None:
    """A port below 1024 is nobody's who is not the administrator."""
    asked: list[tuple[str, int]] = []

    class Probe(socket.socket):
        def bind(self, place: tuple[str, int]) -> None:
            asked.append(place)
            if refused:
                raise PermissionError

    monkeypatch.setattr(addresses.socket, "socket", Probe)
    assert (is_here("10.0.0.5"), is_free(8080)) == (not refused, not refused)
    assert asked == [("10.0.0.5", 0), ("", 8080)]


def test_this_computer_says_something() -> None:
    assert all(one.address.count(".") == 3 and not one.address.startswith("127.") for one in interfaces())
    assert shown_address()


@pytest.mark.parametrize("text", ["boards.example", "a", "x-1.example.org"])
def test_names_of_hosts(text: str) -> None:
    assert is_host_name(text)


@pytest.mark.parametrize("text", ["", "https://a", "a:80", "a/b", "-a", "a-", "a b", "a" * 254])
def test_what_is_no_name_of_a_host(text: str) -> None:
    assert not is_host_name(text)
