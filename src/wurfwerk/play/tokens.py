"""Links and seats as secrets.  The store holds hashes alone, and still the GM gets the links again.

A table has one link token, the GM's: 128 random bits. The tokens of the other links follow from it by HMAC, so that whoever holds
the GM's link can make them all and nobody else can make any. When a GM takes a seat, the GM's token is sealed with a key that
follows from that seat's own token (its cookie): only a request that carries the cookie opens the seal. A copy of the database
gives nobody a link or a seat.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import b32encode, urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256
from typing import TYPE_CHECKING

from wurfwerk.table.event import ROLES

if TYPE_CHECKING:
    from wurfwerk.table.event import Role

TOKEN_BYTES = 16
MAX_TOKEN = 64
"""Characters; longer ones are not even hashed."""


def new_token() -> str:
    """128 random bits as text for a link or a cookie."""
    return _text(secrets.token_bytes(TOKEN_BYTES))


def new_key(size: int = 10) -> str:
    """A random key of a table or a seat: small letters and digits."""
    return b32encode(secrets.token_bytes(size)).decode().rstrip("=").lower()


def digest(token: str) -> bytes:
    """What the store keeps of a token. It has 128 random bits, so a plain hash cannot be searched."""
    return sha256(token.encode()).digest()


def links(gm_token: str) -> dict[Role, str]:
    """The token of each role's link."""
    return {role: gm_token if role == "gm" else _derived(gm_token, f"link:{role}") for role in ROLES}


def seal(gm_token: str, seat_token: str) -> bytes:
    """The GM's token, readable only with the seat's. The key is used for this one text."""
    return _exclusive_or(urlsafe_b64decode(gm_token + "=="), _key(seat_token))


def unseal(sealed: bytes, seat_token: str) -> str:
    return _text(_exclusive_or(sealed, _key(seat_token)))


def well_formed(token: str) -> bool:
    """Whether the text can be a token at all."""
    try:
        return len(token) <= MAX_TOKEN and len(urlsafe_b64decode(token + "==")) == TOKEN_BYTES
    except (NotBase64, ValueError):
        return False


def _derived(token: str, purpose: str) -> str:
    return _text(hmac.digest(token.encode(), purpose.encode(), "sha256")[:TOKEN_BYTES])


def _key(seat_token: str) -> bytes:
    return hmac.digest(seat_token.encode(), b"seal", "sha256")[:TOKEN_BYTES]


def _exclusive_or(left: bytes, right: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(left, right, strict=True))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
