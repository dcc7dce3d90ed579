"""Secrets that open a seat, codes that lead to a table: made, hashed and compared."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import lru_cache

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # nothing that looks like something else
CODE_LENGTH = 6
REMEMBERED = 4096  # secrets that are in use; their hashes are asked for with every message
BLURRED = 5  # hexadecimal digits: 2**20 values for 2**32 addresses


def new_secret() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_name() -> str:
    """The name of a table, as it stands in links."""
    return secrets.token_hex(8)


def new_code() -> str:
    """A code that one can say aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


@lru_cache(maxsize=REMEMBERED)
def hashed(secret: str) -> bytes:
    """All that is kept of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def blurred(address: str) -> str:
    """All that is kept of an address: enough to count tables, but 4096 IPv4 addresses share it."""
    return hashlib.sha256(address.encode()).hexdigest()[:BLURRED]


def opens(secret: str, kept: bytes | None) -> bool:
    """Whether this is the secret of which that is the hash, told in constant time."""
    return kept is not None and hmac.compare_digest(hashed(secret), kept)


def find(secret: str, kept: Sequence[bytes | None]) -> int | None:
    """The place of the hash that the secret opens; each is compared."""
    digest = hashed(secret)
    found = [n for n, one in enumerate(kept) if one and hmac.compare_digest(digest, one)]
    return found[0] if found else None
