"""A language that nobody speaks: English with accents, two fifths longer, in brackets.

A vowel without an accent shows a text that does not come from the language files; a missing bracket
shows a text that is cut off. The page makes the same language (lib/pseudo.ts).
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

LANGUAGE = "pseudo"
ACCENTS = str.maketrans("aeiouycnsAEIOUYCNS", "åéîöûýçñšÅÉÎÖÛÝÇÑŠ")
VOWELS = "aeiou"


def accented(text: str) -> str:
    """The text with accents, each of its small vowels written twice."""
    longer = "".join(letter * 2 if letter in VOWELS else letter for letter in text)
    return longer.translate(ACCENTS)


def bracketed(text: str) -> str:
    """The whole text in brackets, so that one sees where it ends; blanks stay outside."""
    inside = text.strip()
    return text.replace(inside, f"⟦{inside}⟧", 1) if inside else text


def disguised(resource: "Resource") -> "Resource":
    """The resource with every text in it accented."""
    from fluent.syntax.ast import TextElement
    from fluent.syntax.visitor import Visitor

    class Painter(Visitor):
        def visit_TextElement(self, node: TextElement) -> None:
            node.value = accented(node.value)

    for entry in resource.body:
        Painter().visit(entry)
    return resource
