"""What can be wrong with what comes in from outside; each is a `ValueError`."""


class IllegalMove(ValueError):
    """The move exists in this game, but the rules do not allow it now."""


class UnreadableMove(ValueError):
    """The text is not the notation of any move of this game."""


class WrongEdition(ValueError):
    """The printed numbers do not make a playable copy of the game."""
