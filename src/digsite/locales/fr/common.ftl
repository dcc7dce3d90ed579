# Texts that every title shares.

seat-number = la place { $number }
nobody = personne

# A list in a sentence, “a, b and c”: built from its beginning, one item after the other.
list-more = { $list }, { $item }
list-last = { $list } et { $item }

# Several of a thing; one of it has its own words.
count-in-words = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}

# Something and what is said of it: “Your markers: museum and ship”.
labelled = { $label } : { $text }

# An objection, e.g. “You hold no talisman (§8.1).”; $text comes without a full stop.
objection = { $text } ({ $paragraph }).
objection-ruling = { $text } (arbitrage { $paragraph }).
cannot-not-your-turn = Ce n’est pas votre tour : c’est à { $seat } de décider

# For a title that has no texts of its own yet.
cannot-anyhow = « { $what } » est impossible pour l’instant : { $reason }
did-anything = { $player-is ->
    [you] Vous : { $notation }.
   *[other] { $player } : { $notation }.
}
