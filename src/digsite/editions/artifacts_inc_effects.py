"""The vocabulary of Artifacts, Inc.: how an edition file says what a card does."""

import re

from digsite.editions.toml_table import TomlTable
from digsite.games.artifacts_inc.box import (
    ANY_FACE,
    ARTIFACT_NAMES,
    BUY,
    DIVE_PLUS,
    DO_NAMES,
    EASE_ADJACENT,
    EXTRA_FIND_ADJACENT,
    FACES,
    FIND_NAMES,
    GAIN,
    IS_NAMES,
    KIND_NAMES,
    MOST_ACTIONS,
    NONE,
    PER_ADJACENT,
    PER_NAMES,
    REP_ADJACENT,
    REP_FIND,
    SALE_PLUS,
    SELL_ANY,
    SELL_MUSEUM,
    TRADE,
    Action,
    Bonus,
    Side,
)

ONE_FACE = re.compile(r"[1-6]")
FACE_AND_SIGN = re.compile(r"([1-6])([+-])")
LISTED_FACES = re.compile(r"[1-6](/[1-6])+")


def faces(table: TomlTable, name: str = "die") -> int:
    """The requirement of a die: any, 4, 4+, 4-, or 1/3/5; a bit for each face that meets it."""
    text = table.word(name)
    if text == "any":
        return int(ANY_FACE)
    if ONE_FACE.fullmatch(text) or LISTED_FACES.fullmatch(text):
        bits = 0
        for one in text.split("/"):
            bits |= 1 << int(one) - 1
        return bits
    found = FACE_AND_SIGN.fullmatch(text)
    if found:
        face = int(found[1])
        allowed = range(face, int(FACES) + 1) if found[2] == "+" else range(1, face + 1)
        return sum(1 << number - 1 for number in allowed)
    if text:
        table.fault("faces", name=name, value=text, allowed="any, 4, 4+, 4-, 1/3/5")
    return int(ANY_FACE)


def side(table: TomlTable) -> Side:
    """One level of a card: its reputation, dice, actions and bonuses."""
    reputation = table.whole("reputation", most=99)
    dice = table.whole("dice", most=99) if "dice" in table.values else 0
    actions = [_action(part) for part in _listed(table, "actions")]
    bonuses = [_bonus(part) for part in _listed(table, "bonuses")]
    if len(actions) > MOST_ACTIONS:
        table.fault("actions", count=len(actions), most=int(MOST_ACTIONS))
        actions = actions[: int(MOST_ACTIONS)]
    table.done()
    return Side(reputation, dice, actions, bonuses)


def _listed(table: TomlTable, name: str) -> list[TomlTable]:
    return table.parts(name) if name in table.values else []


def _index(table: TomlTable, name: str, words: list[str]) -> int:
    return words.index(table.word(name, words))


def _action(table: TomlTable) -> Action:
    do = _index(table, "do", DO_NAMES)
    action = Action(do, faces(table))
    if do == BUY:
        action.discount = table.whole("discount", most=99)
    elif do == GAIN:
        action.dollars = table.whole("dollars", most=99)
        if "per" in table.values:
            _counted_gain(table, action)
    elif do in (SELL_ANY, SELL_MUSEUM):
        action.dollars = table.whole("extra", most=99)
    elif do == TRADE:
        action.give = table.whole("give", least=1, most=99)
        action.dollars = table.whole("dollars", most=99)
    table.done()
    return action


def _counted_gain(table: TomlTable, action: Action) -> None:
    action.per = PER_NAMES.index(table.word("per", PER_NAMES[1:]))
    if action.per == PER_ADJACENT:
        action.kind = _index(table, "kind", KIND_NAMES)
    action.each = table.whole("each", least=1, most=99)
    action.most = table.whole("max", least=1, most=99)


def _bonus(table: TomlTable) -> Bonus:
    what = _index(table, "is", IS_NAMES)
    bonus = Bonus(what, _amount(table, what))
    if what == REP_ADJACENT:
        bonus.most = table.whole("max", least=1, most=99)
        if "name" in table.values:
            bonus.card = table.word("name")
        else:
            bonus.kind = _index(table, "kind", KIND_NAMES)
    elif what == REP_FIND:
        bonus.find = _index(table, "find", FIND_NAMES)
    elif what == EASE_ADJACENT:
        bonus.kind = _index(table, "kind", KIND_NAMES)
    elif what == EXTRA_FIND_ADJACENT:
        bonus.faces = faces(table)
    elif what == SALE_PLUS:
        bonus.artifact = _index(table, "artifact", ["any", *ARTIFACT_NAMES]) + NONE
    table.done()
    return bonus


def _amount(table: TomlTable, what: int) -> int:
    """How much reputation, how many steps of a die, dollars or points: the word depends on the
    bonus.
    """
    if what == EXTRA_FIND_ADJACENT:
        return 1
    words = {EASE_ADJACENT: "by", SALE_PLUS: "dollars", DIVE_PLUS: "n"}
    return table.whole(words.get(what, "each"), least=1, most=99)
