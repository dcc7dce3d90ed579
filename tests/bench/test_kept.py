"""Games of long measurements are kept whatever happens."""

from pathlib import Path

import pytest

from bench import kept


def test_no_game_is_lost_if_writing_is_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ladder.json"
    entries: kept.Entries = {"a pairing": {"games": 1000}}
    kept.write(file, entries)
    write_text = Path.write_text

    def interrupted(path: Path, text: str, encoding: str) -> None:
        write_text(path, text[:9], encoding=encoding)
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_text", interrupted)
    with pytest.raises(KeyboardInterrupt):
        kept.write(file, {"a pairing": {"games": 1001}})
    assert kept.read(file) == entries
