"""Keys of invitations: nobody guesses them, and who reads what is kept of them cannot come with it."""

from __future__ import annotations

import hashlib
import secrets


def new_key() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


def mark_of(secret: str) -> str:
    """What is kept of a key or a device: who reads it cannot come with it."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest() if secret else ""
