# Texts that every title shares.

seat-number = Platz { $number }
nobody = niemand

# A list in a sentence, “a, b und c”: built from its beginning, one item after the other.
list-more = { $list }, { $item }
list-last = { $list } und { $item }

# Several of a thing; one of it has its own words.
count-in-words = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}

# Something and what is said of it: “Deine Aktionssteine: Museum und Schiff”.
labelled = { $label }: { $text }

# An objection, e.g. “Du hast keinen Talisman (§8.1).”; $text comes without a full stop.
objection = { $text } ({ $paragraph }).
objection-ruling = { $text } (Klärung { $paragraph }).
cannot-not-your-turn = Du bist nicht dran: Jetzt entscheidet { $seat }

# For a title that has no texts of its own yet.
cannot-anyhow = „{ $what }“ ist jetzt nicht möglich: { $reason }
did-anything = { $player-is ->
    [you] Du: { $notation }.
   *[other] { $player }: { $notation }.
}
