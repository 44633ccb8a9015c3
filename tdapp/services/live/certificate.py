"""A certificate that nobody vouches for: it encrypts the pages of telephones in an open network, no more.

A fresh key on the curve P-256 (FIPS 186-4) for one evening, written as X.509 (RFC 5280) and signed by itself. The
browser warns once and shows the fingerprint, which the window shows too.
"""

from __future__ import annotations

import base64
import datetime as dt
import hashlib
import ipaddress
import secrets

from tdapp.domain.words.frozen import dataclass

_P = 2**256 - 2**224 + 2**192 + 2**96 - 1
_N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
_G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
_DAYS = 30
_Point = tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Certificate:
    """``pem``: certificate and key as a server reads them; ``fingerprint``: SHA-256 of the certificate."""

    pem: str
    fingerprint: str


def self_signed(host: str, now: dt.datetime) -> Certificate:
    """A certificate for an address or a name, valid from yesterday (clocks differ) for a month."""
    private = secrets.randbelow(_N - 1) + 1
    public = _bits(b"\x04" + b"".join(one.to_bytes(32, "big") for one in _times(private, _G) or ()))
    curve = _sequence(_oid(1, 2, 840, 10045, 2, 1), _oid(1, 2, 840, 10045, 3, 1, 7))
    algorithm = _sequence(_oid(1, 2, 840, 10045, 4, 3, 2))
    name = _sequence(_der(0x31, _sequence(_oid(2, 5, 4, 3), _der(0x0C, f"tdapp {host}".encode()[:64]))))
    begin, end = now - dt.timedelta(days=1), now + dt.timedelta(days=_DAYS)
    facts = _sequence(
        _der(0xA0, _integer(2)),
        _integer(secrets.randbits(120)),
        algorithm,
        name,
        _sequence(*(_der(0x17, f"{one.astimezone(dt.UTC):%y%m%d%H%M%SZ}".encode()) for one in (begin, end))),
        name,
        _sequence(curve, public),
        _der(0xA3, _sequence(*_extensions(host))),
    )
    whole = _sequence(facts, algorithm, _bits(_signed(private, facts)))
    key = _sequence(
        _integer(1),
        _der(0x04, private.to_bytes(32, "big")),
        _der(0xA0, _oid(1, 2, 840, 10045, 3, 1, 7)),
        _der(0xA1, public),
    )
    digest = hashlib.sha256(whole).hexdigest().upper()
    fingerprint = ":".join(digest[at : at + 2] for at in range(0, len(digest), 2))
    return Certificate(_pem("CERTIFICATE", whole) + _pem("EC PRIVATE KEY", key), fingerprint)


def _extensions(host: str) -> tuple[bytes, ...]:
    """Whom it is for, and that it signs no other."""
    try:
        named = _der(0x87, ipaddress.ip_address(host).packed)
    except ValueError:
        named = _der(0x82, host.encode("idna"))
    return (
        _sequence(_oid(2, 5, 29, 19), _der(0x01, b"\xff"), _der(0x04, _sequence())),
        _sequence(_oid(2, 5, 29, 37), _der(0x04, _sequence(_oid(1, 3, 6, 1, 5, 5, 7, 3, 1)))),
        _sequence(_oid(2, 5, 29, 17), _der(0x04, _sequence(named))),
    )


def _signed(private: int, data: bytes) -> bytes:
    """ECDSA over SHA-256."""
    hashed = int.from_bytes(hashlib.sha256(data).digest(), "big")
    while True:
        once = secrets.randbelow(_N - 1) + 1
        point = _times(once, _G)
        assert point is not None
        first = point[0] % _N
        second = pow(once, -1, _N) * (hashed + first * private) % _N
        if first and second:
            return _sequence(_integer(first), _integer(second))


def _times(factor: int, point: _Point) -> _Point:
    total: _Point = None
    while factor:
        if factor & 1:
            total = _sum(total, point)
        point = _sum(point, point)
        factor >>= 1
    return total


def _sum(one: _Point, other: _Point) -> _Point:
    if one is None or other is None:
        return one or other
    if one[0] == other[0]:
        if (one[1] + other[1]) % _P == 0:
            return None
        slope = (3 * one[0] ** 2 - 3) * pow(2 * one[1], -1, _P) % _P
    else:
        slope = (other[1] - one[1]) * pow(other[0] - one[0], -1, _P) % _P
    x = (slope**2 - one[0] - other[0]) % _P
    return x, (slope * (one[0] - x) - one[1]) % _P


# -- DER (X.690) -------------------------------------------------------------------------------------------------------


def _der(tag: int, content: bytes) -> bytes:
    size = len(content)
    if size < 128:
        return bytes((tag, size)) + content
    length = size.to_bytes((size.bit_length() + 7) // 8, "big")
    return bytes((tag, 0x80 | len(length))) + length + content


def _sequence(*parts: bytes) -> bytes:
    return _der(0x30, b"".join(parts))


def _integer(value: int) -> bytes:
    return _der(0x02, value.to_bytes(value.bit_length() // 8 + 1, "big"))


def _bits(content: bytes) -> bytes:
    return _der(0x03, b"\x00" + content)


def _oid(first: int, second: int, *rest: int) -> bytes:
    encoded = bytearray((first * 40 + second,))
    for number in rest:
        groups = [number & 0x7F]
        while number := number >> 7:
            groups.append(0x80 | (number & 0x7F))
        encoded += bytes(reversed(groups))
    return _der(0x06, bytes(encoded))


def _pem(kind: str, data: bytes) -> str:
    text = base64.encodebytes(data).decode().replace("\n", "")
    lines = [text[at : at + 64] for at in range(0, len(text), 64)]
    return "\n".join((f"-----BEGIN {kind}-----", *lines, f"-----END {kind}-----", ""))
