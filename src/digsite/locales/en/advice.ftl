# What programs say when they are asked for advice, and about a game that is over.

## What a way to decide gains or costs, compared with what `reasons-…` says below

archaeology-why-now = brings about ${ $count } more as things stand
archaeology-why-later = is worth about ${ $count } more later on
archaeology-why-denies = leaves { $seat } with about ${ $count } less
archaeology-why-less-now = brings about ${ $count } less as things stand
archaeology-why-less-later = is worth about ${ $count } less later on
archaeology-why-gives = leaves { $seat } with about ${ $count } more
archaeology-why-gains = brings about ${ $count }
archaeology-why-cards = brings about { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
artifact-why-now = brings about { $count } prestige more as things stand, coins included
artifact-why-later = is worth about { $count } prestige more later on
artifact-why-denies = leaves { $seat } with about { $count } prestige less
artifact-why-less-now = brings about { $count } prestige less as things stand, coins included
artifact-why-less-later = is worth about { $count } prestige less later on
artifact-why-gives = leaves { $seat } with about { $count } prestige more
artifact-why-gains = brings about { $count } prestige
artifact-why-exhibits = lets your next exhibition bring about { $count } prestige more
artifact-why-ships = lets your next ship bring about { $count ->
    [one] { $count } card
   *[other] { $count } cards
} more
artifact-why-workers = lets you hire at { $count ->
    [one] { $count } more site
   *[other] { $count } more sites
}
artifact-why-cards = brings about { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
artifact-why-markers = gives you { $count ->
    [one] { $count } more marker
   *[other] { $count } more markers
} to pay for actions with
artifacts-inc-why-now = brings about { $count } reputation more as things stand
artifacts-inc-why-later = is worth about { $count } reputation more later on
artifacts-inc-why-denies = leaves { $seat } with about { $count } reputation less
artifacts-inc-why-less-now = brings about { $count } reputation less as things stand
artifacts-inc-why-less-later = is worth about { $count } reputation less later on
artifacts-inc-why-gives = leaves { $seat } with about { $count } reputation more
artifacts-inc-why-gains = brings about { $count } reputation
artifacts-inc-why-pieces = brings about { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
}
artifacts-inc-why-cards = brings about { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for your company
artifacts-inc-why-dollars = brings about ${ $count }
why-risky = depends more on luck
why-safe = depends less on luck
why-ahead = pays off more in the turns that follow
why-behind = pays off less in the turns that follow
why-likelier = wins about { $count } more games in a hundred
why-less-likely = wins about { $count } fewer games in a hundred
why-close = is about as good as the best alternative
why-decided = hardly changes anything, because the game is almost decided
why-only-pay = pays with the right marker, where any other would be a joker
why-only-hut = goes where you have no hut yet and few others have one
why-only-role = gives you a second role without costing you the first
why-only-ship = is the only choice that does not send out an empty ship

reasons = It { $why }.
reasons-best = Compared with the best alternative, it { $why }.
reasons-stopping = Compared with stopping here, it { $why }.
reasons-average = Compared with an average choice, it { $why }.
reasons-now = Taken by itself, it { $why }.
reasons-and = { $text } and { $why }
reasons-but = { $text }, but { $why }

## A hint

hint = Hint
hint-heading = Hint: what a bot would do
hint-share = { $share }% chance of winning
hint-thinking = Thinking …
hint-follow = Take the first step
hint-forced = There is only one thing you can do.
fault-hint-over = this game is over: look at it with “digsite analyse”
fault-not-over = this game is not over: only finished games are analysed
hint-how = Estimates of a bot that sees only what you see. It can be wrong.
hint-anew = This looks at your turn as it was before you prepared anything. Following it puts back what you have prepared.
hint-begun = This is exactly what you have prepared.

## The analysis of a game

analysis = Analysis
analyse = Analyse this game
analysis-how = A bot judges each decision by what could be known at the time. Small differences mean little.
analysis-before-after = before → after
analysis-shares = Chance of winning: { $before }% before, { $after }% after
analysis-all = All decisions
analysis-progress = { $done } of { $all } moves judged
analysis-failed = The analysis stopped: { $text }
analysis-again = Continue
analysis-chart = Chance of winning
analysis-clean = No decision gave away much.
analysis-moment = Move { $ply }
analysis-moments = Moves { $first } to { $last }
analysis-turn = Turning point for { $player }
analysis-legend = ?! inaccuracy, ? mistake, ?? blunder: the decision lowered the chance of winning by at least 4, 8 or 15 percentage points. ↯ turning point: over these moves the chance of one player, as far as they could know it, changed by at least 15 percentage points.
analysis-better = Better: { $moves }
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
mark-turn = turning point
analysis-line = { $player }: { $moves }
