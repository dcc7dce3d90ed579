"""The vocabulary of Artifacts, Inc.: how an edition file says what a card does."""

import re

from digsite.editions.sheet import Sheet
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


def faces(sheet: Sheet, name: str = "die") -> int:
    """The requirement of a die: any, 4, 4+, 4-, or 1/3/5; a bit for each face that meets it."""
    text = sheet.word(name)
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
        sheet.fault("faces", name=name, value=text, allowed="any, 4, 4+, 4-, 1/3/5")
    return int(ANY_FACE)


def side(sheet: Sheet) -> Side:
    """One level of a card: its reputation, dice, actions and bonuses."""
    reputation = sheet.whole("reputation", most=99)
    dice = sheet.whole("dice", most=99) if "dice" in sheet.values else 0
    actions = [_action(part) for part in _listed(sheet, "actions")]
    bonuses = [_bonus(part) for part in _listed(sheet, "bonuses")]
    if len(actions) > MOST_ACTIONS:
        sheet.fault("actions", count=len(actions), most=int(MOST_ACTIONS))
        actions = actions[: int(MOST_ACTIONS)]
    sheet.done()
    return Side(reputation, dice, actions, bonuses)


def _listed(sheet: Sheet, name: str) -> list[Sheet]:
    return sheet.parts(name) if name in sheet.values else []


def _index(sheet: Sheet, name: str, words: list[str]) -> int:
    return words.index(sheet.word(name, words))


def _action(sheet: Sheet) -> Action:
    do = _index(sheet, "do", DO_NAMES)
    action = Action(do, faces(sheet))
    if do == BUY:
        action.discount = sheet.whole("discount", most=99)
    elif do == GAIN:
        action.dollars = sheet.whole("dollars", most=99)
        if "per" in sheet.values:
            _counted_gain(sheet, action)
    elif do in (SELL_ANY, SELL_MUSEUM):
        action.dollars = sheet.whole("extra", most=99)
    elif do == TRADE:
        action.give = sheet.whole("give", least=1, most=99)
        action.dollars = sheet.whole("dollars", most=99)
    sheet.done()
    return action


def _counted_gain(sheet: Sheet, action: Action) -> None:
    action.per = PER_NAMES.index(sheet.word("per", PER_NAMES[1:]))
    if action.per == PER_ADJACENT:
        action.kind = _index(sheet, "kind", KIND_NAMES)
    action.each = sheet.whole("each", least=1, most=99)
    action.most = sheet.whole("max", least=1, most=99)


def _bonus(sheet: Sheet) -> Bonus:
    what = _index(sheet, "is", IS_NAMES)
    bonus = Bonus(what, _amount(sheet, what))
    if what == REP_ADJACENT:
        bonus.most = sheet.whole("max", least=1, most=99)
        if "name" in sheet.values:
            bonus.card = sheet.word("name")
        else:
            bonus.kind = _index(sheet, "kind", KIND_NAMES)
    elif what == REP_FIND:
        bonus.find = _index(sheet, "find", FIND_NAMES)
    elif what == EASE_ADJACENT:
        bonus.kind = _index(sheet, "kind", KIND_NAMES)
    elif what == EXTRA_FIND_ADJACENT:
        bonus.faces = faces(sheet)
    elif what == SALE_PLUS:
        bonus.artifact = _index(sheet, "artifact", ["any", *ARTIFACT_NAMES]) + NONE
    sheet.done()
    return bonus


def _amount(sheet: Sheet, what: int) -> int:
    """How much reputation, how many steps of a die, dollars or points: the word depends on the
    bonus.
    """
    if what == EXTRA_FIND_ADJACENT:
        return 1
    words = {EASE_ADJACENT: "by", SALE_PLUS: "dollars", DIVE_PLUS: "n"}
    return sheet.whole(words.get(what, "each"), least=1, most=99)
