# Texts that every title shares.

seat-number = la place { $number }
nobody = personne

# A list in a sentence, “a, b and c”: built from its beginning, one item after the other.
list-more = { $list }, { $item }
list-last = { $list } et { $item }

# Something and what is said of it: “Your markers: museum and ship”.
labelled = { $label } : { $text }

# An objection, e.g. “You hold no talisman (§8.1).”; $text comes without a full stop.
objection = { $text } ({ $paragraph }).
cannot-not-your-turn = Ce n’est pas votre tour : c’est à { $seat } de décider

# For a title that has no texts of its own yet.
cannot-anyhow = « { $what } » est impossible pour l’instant : { $reason }
did-anything = { $player-is ->
    [you] Vous : { $notation }.
   *[other] { $player } : { $notation }.
}
