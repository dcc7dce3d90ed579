"""Artifact: sites with huts and cards, market, hand, mat, players."""

from digsite.core.actors import SPECTATOR
from digsite.drawing.paper import Piece, Section, counts, use
from digsite.drawing.words import Words
from digsite.games.artifact.box import SITE_NAMES
from digsite.games.artifact.view import ArtifactView
from digsite.shapes.artifact import View
from digsite.shapes.records import record_of

FRAME = '<rect class="front" x="8" y="1" width="48" height="62" rx="4" />'
BAND = '<path class="band" d="M8 18V5a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v13Z" />'


def sections(view: ArtifactView, words: Words) -> list[Section]:
    seen = record_of(view)
    places = [site for site in SITE_NAMES if site != seen["left_out"]]
    market = [card(name, 1, words) for name in seen["market"] if name != "none"]
    players = [player(seat, seen, words) for seat in range(seen["seats"])]
    return [
        *(site_section(site, seen, words) for site in places),
        Section(words("market").rstrip(":"), market, "" if market else words("market-empty")),
        *own(seen, words),
        Section(words("players-name"), players),
    ]


def site_section(site: str, seen: View, words: Words) -> Section:
    """The deck, the cards that lie face up, and the huts of each player."""
    lying = seen["face_up"].items()
    there = [card(name, count, words) for name, count in lying if name.startswith(site)]
    huts = [counts(of_seat).get(site, 0) for of_seat in seen["huts"]]
    built = [
        Piece(f'<g style="--tint: var(--seat-{seat})">{use("artifact-hut")}</g>', name, huts[seat])
        for seat, name in enumerate(map(words.seat, range(seen["seats"])))
        if huts[seat]
    ]
    cards = counts(seen["deck_sizes"]).get(site, 0)
    deck = Piece(in_site(site, use(f"artifact-{site}")), words("deck-heading"), cards, told=True)
    return Section(words(f"site-{site}"), [deck, *there, *built])


def card(name: str, count: int, words: Words) -> Piece:
    """The site by its colour and landmark, the artifact by its drawing, as on the page."""
    site, _, rank = name.partition(" ")
    landmark = use(f"artifact-{site}", 25, 2, 14)
    art = FRAME + BAND + landmark + use(f"artifact-{rank}", 14, 22, 36)
    return Piece(in_site(site, art), words("card-of-site", card=rank, site=site), count)


def own(seen: View, words: Words) -> list[Section]:
    """The hand and the markers of the seat; a spectator has neither."""
    if seen["seat"] == SPECTATOR:
        return []
    hand = [card(name, count, words) for name, count in seen["hand"].items()]
    mat = counts(seen["mats"][seen["seat"]])
    markers = [marker(name, count, words) for name, count in mat.items()]
    return [Section(words("hand-heading"), hand), Section(words("markers-name"), markers)]


def marker(name: str, count: int, words: Words) -> Piece:
    """A museum, a ship, or a worker in the colour of his site."""
    site, _, worker = name.partition(" ")
    text = words(f"marker-{name.replace(' ', '-')}")
    if worker:
        return Piece(in_site(site, use("artifact-worker")), text, count)
    return Piece(use(f"artifact-{name}"), text, count)


def player(seat: int, seen: View, words: Words) -> Piece:
    """Money, and prestige as everybody sees it."""
    caption = f"{words.seat(seat)}: ★{seen['prestige'][seat]}"
    return Piece(use("artifact-coin"), caption, seen["money"][seat], told=True)


def in_site(site: str, art: str) -> str:
    return f'<g class="digsite-in-{site}">{art}</g>'
