"""What the site shows besides the pages in this folder: the rulebooks, and links into the source."""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
BOOKS = ROOT / "src" / "digsite" / "rulebook"
OUTSIDE = re.compile(r"\[([^\]]*)\]\((?:\.\./[^)]*|(?!http)[^)]*/)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The English rulebooks become pages."""
    for name in ("archaeology", "artifact", "artifacts-inc"):
        text = (BOOKS / f"{name}.en.md").read_text(encoding="utf-8")
        text = text.replace("\n- *", "\n\n- *")  # a list begins after an empty line there
        files.append(File.generated(config, f"rules-{name}.md", content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Files that are not part of the site are named, not linked."""
    return OUTSIDE.sub(r"`\1`", markdown)
