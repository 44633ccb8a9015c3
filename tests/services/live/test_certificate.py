"""The certificate of the pages of telephones: its curve, and what a client that trusts it reads of it."""

from __future__ import annotations

import base64
import datetime as dt
import ssl
from pathlib import Path

import pytest

from tdapp.services.live import certificate
from tdapp.services.live.certificate import self_signed


def test_the_curve_is_p_256() -> None:
    """2G as the standard's test vectors give it; as many times G as the group has elements is nothing."""
    twice = (
        0x7CF27B188D034F7E8A52380304B51AC3C08969E277F21B35A60B48FC47669978,
        0x07775510DB8ED040293D9AC69F7430DBBA7DADE63CE982299E04B79D227873D1,
    )
    assert certificate._times(2, certificate._G) == twice
    assert certificate._times(certificate._N, certificate._G) is None
    last = certificate._times(certificate._N - 1, certificate._G)
    assert last == (certificate._G[0], certificate._P - certificate._G[1])
    assert certificate._sum(certificate._G, twice) == certificate._times(3, certificate._G)
    assert certificate._sum(certificate._G, None) == certificate._sum(None, certificate._G) == certificate._G


def test_a_client_reads_for_whom_and_how_long_it_is(tmp_path: Path) -> None:
    now = dt.datetime.now(dt.timezone(dt.timedelta(hours=5))).replace(microsecond=0)
    path = tmp_path / "own.pem"
    path.write_text(self_signed("127.0.0.1", now).pem)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(path)
    there, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    host = server.wrap_bio(there, back, server_side=True)
    client = ssl.create_default_context(cafile=str(path)).wrap_bio(back, there, server_hostname="127.0.0.1")
    for side in (client, host, client, host):
        try:
            side.do_handshake()
        except ssl.SSLWantReadError:
            continue
    told = client.getpeercert()
    assert told is not None
    assert told["subjectAltName"] == (("IP Address", "127.0.0.1"),)
    begin, end = (ssl.cert_time_to_seconds(str(told[name])) for name in ("notBefore", "notAfter"))
    assert begin == (now - dt.timedelta(days=1)).timestamp()
    assert end == (now + dt.timedelta(days=30)).timestamp()


@pytest.mark.parametrize(
    ("content", "head"),
    [(0, "0400"), (127, "047f"), (128, "048180"), (255, "0481ff"), (256, "04820100"), (65_536, "0483010000")],
)
def test_lengths_are_written_as_der_wants_them(content: int, head: str) -> None:
    """X.690, 8.1.3: one byte up to 127, else their number first."""
    assert certificate._der(4, bytes(content)) == bytes.fromhex(head) + bytes(content)


@pytest.mark.parametrize(
    ("number", "content"), [(0, "00"), (127, "7f"), (128, "0080"), (255, "00ff"), (32_768, "008000")]
)
def test_a_number_that_begins_with_a_bit_has_a_byte_before_it(number: int, content: str) -> None:
    """X.690, 8.3: else it were below zero."""
    assert certificate._integer(number)[2:] == bytes.fromhex(content)


def test_object_identifiers() -> None:
    """X.690, 8.19.5: {2 100 3}; and sha256WithRSAEncryption, 1.2.840.113549.1.1.11 (RFC 8017)."""
    assert certificate._oid(2, 5, 29, 17).hex() == "0603551d11"
    assert certificate._oid(1, 2, 840, 113549, 1, 1, 11).hex() == "06092a864886f70d01010b"


def test_a_certificate_is_read_in_lines_of_64() -> None:
    lines = certificate._pem("X", bytes(range(100))).splitlines()
    assert (lines[0], lines[-1]) == ("-----BEGIN X-----", "-----END X-----")
    assert [len(line) for line in lines[1:-1]] == [64, 64, 8]
    assert base64.b64decode("".join(lines[1:-1])) == bytes(range(100))
