"""The page for browsers: its files, how long they keep, and what is in their place without it."""

import gzip
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import digsite
from digsite.editions import shelf
from digsite.server import catalogue
from digsite.server.gate import HEADERS
from tests.server.clients import Reception, persons
from tests.server.databases import Databases
from tests.server.host import hosting, settings

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPT = "console.log('digsite');" * 100


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("built")
    (root / "static" / "assets").mkdir(parents=True)
    (root / "secret.txt").write_text("not of the client")
    (root / "static" / "index.html").write_text("<!doctype html><title>digsite</title>")
    (root / "static" / "assets" / "index-1a2b3c.js").write_text(SCRIPT)
    (root / "static" / "assets" / "font-1a2b3c.woff2").write_bytes(b"\x00" * 400)
    return root


@pytest.fixture(scope="module")
def page(databases: Databases, folder: Path) -> Iterator[httpx.Client]:
    with (
        hosting(settings(databases.new(), client=folder / "static")) as host,
        httpx.Client(base_url=host.url) as http,
    ):
        yield http


def test_the_page_is_asked_for_again_each_time_and_sent_once(page: httpx.Client) -> None:
    first = page.get("/")
    assert first.text == "<!doctype html><title>digsite</title>"
    assert first.headers["Content-Type"] == "text/html; charset=utf-8"
    assert first.headers["Cache-Control"] == "no-cache"
    again = page.get("/", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/tables/0123456789abcdef", "/join/K7M2QX", "/a.b/c", "/apiary"])
def test_every_address_of_a_page_leads_to_the_one_page(page: httpx.Client, path: str) -> None:
    answer = page.get(path, headers=BROWSER)
    assert (answer.status_code, answer.headers["Cache-Control"]) == (200, "no-cache")
    assert answer.text == page.get("/").text
    assert page.get(path).status_code == 404  # asked for by something else than a browser's bar
    assert page.post(path, headers=BROWSER).status_code == 404


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/assets/old-9.js", "/assets/"])
def test_what_is_missing_for_programs_is_no_page(page: httpx.Client, path: str) -> None:
    answer = page.get(path, headers=BROWSER)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "http-404")


def test_files_with_a_hash_in_their_name_keep_for_ever(page: httpx.Client) -> None:
    for name in ("index-1a2b3c.js", "font-1a2b3c.woff2"):
        answer = page.get(f"/assets/{name}")
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert answer.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]


def test_texts_are_compressed_for_those_who_read_that(page: httpx.Client) -> None:
    with page.stream("GET", "/assets/index-1a2b3c.js") as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert len(raw) < len(SCRIPT) // 10
    assert gzip.decompress(raw).decode() == SCRIPT
    plain = page.get("/assets/index-1a2b3c.js", headers={"Accept-Encoding": "identity"})
    assert ("Content-Encoding" in plain.headers, plain.text) == (False, SCRIPT)
    font = page.get("/assets/font-1a2b3c.woff2")
    assert ("Content-Encoding" in font.headers, font.headers["Content-Type"]) == (
        False, "font/woff2",
    )  # fmt: skip


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"]
)
def test_nothing_outside_of_the_folder_is_sent(page: httpx.Client, path: str) -> None:
    assert "not of the client" not in page.get(path).text
    assert page.get(path).status_code == 404


def test_a_new_page_is_served_at_once(page: httpx.Client, folder: Path) -> None:
    file = folder / "static" / "about.html"
    file.write_text("one")
    assert page.get("/about.html").text == "one"
    file.write_text("another")
    assert page.get("/about.html").text == "another"


def test_without_a_client_the_server_says_so_in_plain_words(database: str, tmp_path: Path) -> None:
    with hosting(settings(database, client=tmp_path / "nothing")) as host:
        for path in ("/", "/tables/0123456789abcdef"):
            answer = httpx.get(f"{host.url}{path}", headers=BROWSER)
            assert answer.headers["Content-Type"].startswith("text/plain")
            assert (answer.status_code, "has not been built" in answer.text) == (200, True)
        assert httpx.get(f"{host.url}/assets/x.js").status_code == 404


@pytest.mark.parametrize("title", digsite.titles())
def test_the_numbers_of_an_edition_are_told_as_its_file_has_them(
    reception: Reception, title: str
) -> None:
    for edition in shelf.editions(title):
        answer = reception.get(f"/api/titles/{title}/editions/{edition}")
        file = shelf.edition_path(title, edition).read_text(encoding="utf-8")
        assert answer.json() == tomllib.loads(file)


def test_an_edition_is_read_once_and_not_sent_again(
    reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "/api/titles/artifacts-inc/editions/reconstruction-2"
    first = reception.get(address)
    monkeypatch.setattr(catalogue.tomllib, "loads", None)  # type: ignore[attr-defined]
    monkeypatch.setattr(Path, "read_text", None)
    for _ in range(2):
        assert reception.get(address).content == first.content
    assert first.headers["Content-Encoding"] == "gzip"
    mark = {"If-None-Match": first.headers["ETag"]}
    again = reception.http.get(address, headers=mark)
    assert (again.status_code, again.content) == (304, b"")
    assert reception.http.get(address, headers={"If-None-Match": "another"}).status_code == 200


def test_an_edition_of_ones_own_is_told_as_it_is_played(
    reception: Reception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, address = tmp_path / "mine.toml", "/api/titles/archaeology/editions/mine"
    text = shelf.edition_path("archaeology", "printed").read_text(encoding="utf-8")
    file.write_text(text.replace('name = "printed"', 'name = "mine"'), encoding="utf-8")
    monkeypatch.setenv(shelf.OWNED, str(file))
    digsite.title("archaeology", "mine")
    file.write_text("what nobody plays with before the next start", encoding="utf-8")
    told = reception.get(address).json()
    assert told.pop("words").keys() == {"de", "en", "fr"}
    assert told == {**tomllib.loads(text), "name": "mine"}


@pytest.mark.parametrize("path", ["chess/editions/printed", "archaeology/editions/golden"])
def test_an_unknown_edition_is_refused(reception: Reception, path: str) -> None:
    answer = reception.get(f"/api/titles/{path}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-edition")


def test_a_person_and_programs_begin_at_once(reception: Reception) -> None:
    bots = [{"kind": "bot", "level": "random"}] * 2
    made = reception.post("/api/tables", {"title": "archaeology", "seats": [*persons(1), *bots]})
    assert made.json()["table"]["status"] == "running"
    assert [one["seat"] for one in made.json()["secrets"]] == [0]


def test_everybody_at_one_screen_has_a_secret_of_their_own(reception: Reception) -> None:
    made = reception.post("/api/tables", {"title": "archaeology", "seats": persons(3)}).json()
    assert made["table"]["status"] == "running"
    assert [one["seat"] for one in made["secrets"]] == [0, 1, 2]
    assert len({one["secret"] for one in made["secrets"]}) == 3


def test_the_code_of_a_table_is_told_again_to_those_who_belong_to_it(reception: Reception) -> None:
    place = reception.table("archaeology", [*persons(1), {"kind": "open"}])
    nobody = reception.get(place.path).json()
    host = reception.get(place.path, place.host).json()
    seat = reception.get(place.path, place.secrets[0]).json()
    assert set(nobody) == {"table"}
    assert (host["code"], host["host"], host["seat"]) == (place.code, True, None)
    assert (seat["code"], seat["host"], seat["seat"]) == (place.code, False, 0)
    assert host["table"] == seat["table"] == nobody["table"]
    assert reception.get(place.path, "another").status_code == 401
