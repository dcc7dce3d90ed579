"""Where a request comes from: what counts as one address, and whom a proxy speaks for."""

import ipaddress
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.types import Scope

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
UNKNOWN = "unknown"
HOUSEHOLD = 64  # bits of an IPv6 address that whoever has it cannot change at will
FORWARDED = "x-forwarded-for"


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks as somebody writes them; `ValueError` for anything else."""
    return tuple(ipaddress.ip_network(text, strict=False) for text in texts)


def parsed(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(text.strip().partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def counted_as(text: str) -> str:
    """The name under which limits count an address; a household's IPv6 addresses are one."""
    found = parsed(text)
    if found is None:
        return UNKNOWN
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))


def is_in(text: str, known: tuple[Network, ...]) -> bool:
    found = parsed(text)
    return found is not None and any(found in network for network in known)


def peer_of(scope: Scope) -> str:
    """Who is at the other end of the connection."""
    client = scope.get("client")
    return str(client[0]) if client else UNKNOWN


def client_of(scope: Scope, proxies: tuple[Network, ...]) -> str:
    """Who asks: the other end, or whom a proxy that is trusted names there.

    Each proxy adds at the right whom it has seen; the first that is none of ours counts.
    """
    peer = peer_of(scope)
    if not proxies or not is_in(peer, proxies):
        return peer
    named = ",".join(Headers(scope=scope).getlist(FORWARDED)).split(",")
    for one in reversed(named):
        found = parsed(one)
        if found is None:
            return peer
        peer = str(found)
        if not is_in(peer, proxies):
            return peer
    return peer
