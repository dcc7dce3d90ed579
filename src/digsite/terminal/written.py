"""Numbers, written as the reader's language writes them."""

from digsite.bots.turning import whole_percent
from digsite.locales import user_language
from digsite.locales.texts import say


def number(value: float) -> str:
    """With two decimals: “41.75”, in German “41,75”."""
    return user_language.say("table-number", number=value)


def share(part: float) -> str:
    """A part of one: “52.5%”, in German “52,5 %”."""
    return user_language.say("table-share", share=100 * part)


def percent(part: float, language: str) -> str:
    """A part of one without decimals: “52%”, in German “52 %”."""
    return say(language, "", "whole-share", {"share": whole_percent(part)})
