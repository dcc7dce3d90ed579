"""A translation fills the gaps that its values offer: those of English, in its own forms."""

from collections.abc import Iterator

from tools.texts.files import Language, Text

OF_PEOPLE = ("is", "begins")  # forms that every name of a player has
PEOPLE = ("player", "seat", "starter", "name")


def gap_faults(english: Language, other: Language) -> Iterator[str]:
    """Gaps that nothing would fill, and gaps that were forgotten."""
    for name, text in other.texts.items():
        model = english.texts.get(name)
        if model is None or name.startswith("-"):
            continue
        offered = {base_of(gap, english, model) for gap in model.parts.gaps}
        used = {base_of(gap, other, text) for gap in text.parts.gaps}
        for gap in sorted(used - offered):
            yield other.complain(text, f"has a gap ${gap} that its English has not")
        for gap in sorted(offered - used):
            yield other.complain(text, f"leaves out ${gap}, which its English says")
        yield from _form_faults(english, other, text)


def base_of(gap: str, language: Language, text: Text) -> str:
    """The value behind a gap: `kind` for `kind-many`, `player` for `player-is`."""
    for base, form in cuts(gap):
        if base in PEOPLE and form in OF_PEOPLE:
            return base
        if any(form in word.forms for word in words(language, text, base)):
            return base
    return gap


def cuts(gap: str) -> list[tuple[str, str]]:
    """The ways to take a gap for a value and a form: `kind-many-dative` is a form of `kind`."""
    pieces = gap.split("-")
    return [("-".join(pieces[:i]), "-".join(pieces[i:])) for i in range(1, len(pieces))]


def words(language: Language, text: Text, gap: str) -> list[Text]:
    """The words of the language that may fill this gap of the message, if they have forms."""
    title = next((file for file in language.files if text.name.startswith(f"{file}-")), "")
    own = f"{title}-{gap}-" if title else f"{gap}-"
    return [
        word
        for word in language.texts.values()
        if word.forms
        and not word.parts.gaps
        and (word.name.startswith(own) or _is_shared(language, word, gap))
    ]


def _is_shared(language: Language, word: Text, gap: str) -> bool:
    """Whether it is a word for the gap in a file that all titles share."""
    return f"{word.file}-title" not in language.texts and word.name.startswith(f"{gap}-")


def _form_faults(english: Language, other: Language, text: Text) -> Iterator[str]:
    """A form that a sentence needs is there for every word that may fill it."""
    for base, form in (cut for gap in sorted(text.parts.gaps) for cut in cuts(gap)):
        if base in PEOPLE:
            continue
        known = words(other, text, base)
        models = {word.name for word in words(english, text, base)}
        if not any(form in word.forms for word in known):
            continue
        for word in (*known, *_formless(other, models - {word.name for word in known})):
            if form not in word.forms:
                yield other.complain(word, f"lacks .{form}, which {text.name} needs")


def _formless(other: Language, names: set[str]) -> list[Text]:
    return [other.texts[name] for name in sorted(names) if name in other.texts]
