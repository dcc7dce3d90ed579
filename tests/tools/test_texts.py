"""tools/texts names every fault of a language, and nothing else."""

from pathlib import Path

import pytest

from tools.texts.__main__ import faults
from tools.texts.literal import page_literals, python_literals

ENGLISH = {
    "common.ftl": "close = Close\nlist-last = { $list } and { $item }\n",
    "dig.ftl": """\
dig-kind-coin = coin
    .many = coins
dig-kind-cup = cup
    .many = cups
dig-offer = { $player } offers { $kind-many } in the marketplace
dig-lost = { $count ->
    [one] one card
   *[other] { $count } cards
}
""",
}
FRENCH = {
    "common.ftl": "close = Fermer\nlist-last = { $list } et { $item }\n",
    "dig.ftl": """\
dig-kind-coin = pièce
    .the = la pièce
    .many = pièces
dig-kind-cup = coupe
    .the = la coupe
    .many = coupes
dig-offer = { $player } propose { $kind-the } au marché
dig-lost = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
""",
    "glossary.toml": '[common]\n"card" = "carte"\n[dig]\n"marketplace" = ["marché"]\n'
    "[never]\n\" [:!]\" = 'a narrow space'\n",
}
CODE = """say("close"), say("list-last"), say("offer"), say(f"los{end}")\n"""
BOOK = {"dig.en.md": "§1.1 A card.\n\n§1.2 The marketplace.\n"}
BOOK_FR = {"dig.fr.md": "§1.1 Une carte.\n\n§1.2 Le marché.\n"}


class Shelf:
    """A package with texts, which can be spoilt."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("locales/en", ENGLISH)
        self.write("locales/fr", FRENCH)
        self.write("rulebook", BOOK | BOOK_FR)
        self.code = folder / "code.py"
        self.code.write_text(CODE, encoding="utf-8")

    def write(self, place: str, files: dict[str, str]) -> None:
        (self.folder / place).mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (self.folder / place / name).write_text(text, encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        path = self.folder / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def faults(self) -> list[str]:
        return list(faults(self.folder, [self.code]))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_a_language_that_is_whole_has_no_fault(shelf: Shelf) -> None:
    assert shelf.faults() == []


def test_a_folder_without_common_texts_is_not_announced_yet(shelf: Shelf) -> None:
    shelf.write("locales/it", {"dig.ftl": "dig-kind-coin = moneta\n"})
    assert shelf.faults() == []
    shelf.write("locales/it", {"common.ftl": "close = Chiudi\n"})
    assert "it/dig.ftl: dig-offer is missing" in shelf.faults()


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("fr/common.ftl", "close = Fermer\n", "", "fr/common.ftl: close is missing"),
        (
            "fr/common.ftl",
            "close = Fermer\n",
            "close = Fermer\nshut = Clore\n",
            "fr/common.ftl: shut is no text of English",
        ),
        ("fr/common.ftl", "Fermer", "Close", "fr/common.ftl: close is still English: “Close”"),
        ("fr/common.ftl", "close = ", "close ", "fr/common.ftl: cannot be read: close Fermer"),
        (
            "fr/dig.ftl",
            "{ $player } propose",
            "{ $seat } propose",
            "fr/dig.ftl: dig-offer has a gap $seat that its English has not",
        ),
        (
            "fr/dig.ftl",
            "{ $player } propose",
            "On propose",
            "fr/dig.ftl: dig-offer leaves out $player, which its English says",
        ),
        (
            "fr/dig.ftl",
            "    .the = la coupe\n",
            "",
            "fr/dig.ftl: dig-kind-cup lacks .the, which dig-offer needs",
        ),
        (
            "fr/dig.ftl",
            "au marché",
            "au bazar",
            "fr/dig.ftl: dig-offer has “marketplace” without marché",
        ),
        (
            "fr/dig.ftl",
            "au marché",
            "au marché !",
            "fr/dig.ftl: dig-offer has “ !”: a narrow space",
        ),
        (
            "fr/dig.ftl",
            "{ $count } cartes",
            "{ $count } : cartes",
            "fr/dig.ftl: dig-lost has “ :”: a narrow space",
        ),
        (
            "en/common.ftl",
            "close = Close\n",
            "close = Close\nopen = Open\n",
            "en/common.ftl: open is said nowhere",
        ),
    ],
)
def test_a_fault_is_named(shelf: Shelf, file: str, old: str, new: str, fault: str) -> None:
    shelf.change(f"locales/{file}", old, new)
    assert fault in shelf.faults()


def test_rulebooks_keep_to_the_glossary(shelf: Shelf) -> None:
    shelf.change("rulebook/dig.fr.md", "marché", "bazar")
    assert shelf.faults() == ["dig.fr.md: §1.2 has “marketplace” without marché"]


def test_rulebooks_print_nothing_that_is_never_printed(shelf: Shelf) -> None:
    shelf.change("rulebook/dig.fr.md", "marché.", "marché !")
    assert shelf.faults() == ["dig.fr.md: §1.2 has “ !”: a narrow space"]


def test_a_hyphen_for_the_end_of_a_line_hides_no_term(shelf: Shelf) -> None:
    shelf.change("rulebook/dig.fr.md", "marché", "mar\u00adché")
    assert shelf.faults() == []


def test_what_is_only_put_together_is_said_too(shelf: Shelf) -> None:
    shelf.code.write_text(CODE.replace('f"los{end}"', '"nothing"'), encoding="utf-8")
    assert shelf.faults() == ["en/dig.ftl: dig-lost is said nowhere"]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('raise ValueError("it has ended")', ["it has ended"]),
        ('raise Failed(seat, f"was late: {took} s")', ["was late: so-and-so s"]),
        ('sys.stdout.write(f"open {link} in a browser")', ["open so-and-so in a browser"]),
        ('print("hello there")', ["hello there"]),
        ('raise Fault("no-file", file=name)', []),
        ('raise TypeError("views are compared, not hashed")', []),
        ('print(say("close"), "\\n")', []),
    ],
)
def test_sentences_in_a_program_are_found(source: str, found: list[str]) -> None:
    assert list(python_literals(source)) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('<button aria-label="Close it">{t("x")}</button>', ["Close it"]),
        ("<p>{a} Explorer</p>", ["Explorer"]),
        ("<script>const a = '<b>words here</b>';</script><p>{t('x')}</p>", []),
        ("<p onclick={() => { go('some words') }}>{t('x')} · 3 &nbsp;</p>", []),
        ('<b translate="no">digsite</b><Tip title="artifacts-inc" placeholder="https://" />', []),
    ],
)
def test_words_in_a_page_are_found(source: str, found: list[str]) -> None:
    assert list(page_literals(source)) == found
