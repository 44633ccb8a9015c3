"""The networks of this computer, by name: which of them the hall is in, somebody chooses.

A hotspot that this computer opens has no way into the internet, so that asking for "the" address finds nothing. Linux
and macOS are asked interface by interface; Windows tells the addresses of all of them, without their names.
"""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
import struct
import sys

from tdapp.domain.words.frozen import dataclass

LOOPBACK = "127.0.0.1"
_ASKS = {"linux": 0x8915, "darwin": 0xC0206921}  # SIOCGIFADDR


@dataclass(frozen=True, slots=True)
class Interface:
    """A network: its name (empty where the system says none) and the address of this computer in it."""

    name: str
    address: str

    @property
    def shown(self) -> str:
        """As somebody chooses it."""
        return f"{self.name}: {self.address}" if self.name else self.address


def interfaces() -> tuple[Interface, ...]:
    """The networks with an address, the one that leads into the internet first; without this computer's own."""
    found = list(_by_name())
    known = {one.address for one in found}
    found += [Interface("", address) for address in _of_host() if address not in known]
    found = [one for one in found if not ipaddress.ip_address(one.address).is_loopback]
    first = _way_out()
    if first and first not in {one.address for one in found}:
        found.append(Interface("", first))
    return tuple(sorted(found, key=lambda one: (one.address != first, one.address.startswith("169.254."), one.name)))


def shown_address() -> str:
    """Where this computer is reached when nobody has chosen: loopback only where there is no network at all."""
    return next((one.address for one in interfaces()), LOOPBACK)


def address_of(text: str) -> str | None:
    """The address of an interface by its name or its address; None: there is none."""
    return next((one.address for one in interfaces() if text in (one.name, one.address)), None)


def is_here(address: str) -> bool:
    """Whether this computer still has an address; asks nobody, so that it may be asked often."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
    return True


def is_free(port: int) -> bool:
    """Whether something can listen there: telephones find the port that they know."""
    with socket.socket() as tried:
        try:
            tried.bind(("", port))
        except OSError:
            return False
    return True


def address_now(address: str, network: str) -> str:
    """Where this computer is reached that was reached at ``address`` in ``network`` (its name): there, if it still is.

    Empty: nowhere just now, it may come back.
    """
    found = interfaces()
    if any(one.address == address for one in found):
        return address
    named = (one.address for one in found if network and one.name == network)
    return next(named, found[0].address if found else "")


def name_of(address: str) -> str:
    """The name of the network that has this address; empty: the system says none."""
    return next((one.name for one in interfaces() if one.address == address), "")


def is_loopback(host: str) -> bool:
    """Whether it is this computer itself that is called so."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _by_name() -> list[Interface]:
    asks = _ASKS.get(sys.platform)
    if sys.platform == "win32" or asks is None:
        return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _number, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # it has no address
                answer = fcntl.ioctl(probe.fileno(), asks, struct.pack("256s", name.encode()[:15]))
                found.append(Interface(name, socket.inet_ntoa(answer[20:24])))
    return found


def _of_host() -> list[str]:
    """What the name of this computer stands for: on Windows each of its addresses."""
    try:
        return list(
            dict.fromkeys(str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), 0, socket.AF_INET))
        )
    except OSError:
        return []


def _way_out() -> str:
    """The address on the way into the internet; asking for it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


_HOST = re.compile(r"(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")


def is_host_name(text: str) -> bool:
    """Whether it can be the name of a tunnel or proxy: no scheme, no port, no path."""
    return _HOST.fullmatch(text) is not None
