# Texts that every title shares.

seat-number = seat { $number }
nobody = nobody

# An objection, e.g. “You hold no talisman (§8.1).”; $text comes without a full stop.
objection = { $text } ({ $paragraph }).

# For a title that has no texts of its own yet.
cannot-anyhow = “{ $what }” is not possible now: { $reason }
did-anything = { $player-is ->
    [you] You: { $notation }.
   *[other] { $player }: { $notation }.
}
