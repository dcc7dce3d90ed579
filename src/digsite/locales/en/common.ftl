# Texts that every title shares.

seat-number = seat { $number }
nobody = nobody

# A list in a sentence, “a, b and c”: built from its beginning, one item after the other.
list-more = { $list }, { $item }
list-last = { $list } and { $item }

# Several of a thing; one of it has its own words.
count-in-words = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}

# Something and what is said of it: “Your markers: museum and ship”.
labelled = { $label }: { $text }

# An objection, e.g. “You hold no talisman (§8.1).”; $text comes without a full stop.
objection = { $text } ({ $paragraph }).
objection-ruling = { $text } (ruling { $paragraph }).
cannot-not-your-turn = It is not your turn: { $seat } decides now

# For a title that has no texts of its own yet.
cannot-anyhow = “{ $what }” is not possible now: { $reason }
did-anything = { $player-is ->
    [you] You: { $notation }.
   *[other] { $player }: { $notation }.
}
