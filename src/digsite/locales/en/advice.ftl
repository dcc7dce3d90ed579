# What programs say when they are asked for advice, and about a game that is over.

## Why one way to decide is better than the others that were looked at

archaeology-why-now = brings about ${ $count } more as things stand
archaeology-why-later = is worth about ${ $count } more later on
archaeology-why-denies = leaves { $seat } with about ${ $count } less
artifact-why-now = brings about { $count } more prestige at once
artifact-why-later = is worth about { $count } more prestige later on
artifact-why-denies = leaves { $seat } with about { $count } less prestige
artifacts-inc-why-now = brings about { $count } more reputation as things stand
artifacts-inc-why-later = is worth about { $count } more reputation later on
artifacts-inc-why-denies = leaves { $seat } with about { $count } less reputation
why-risky = depends more on luck
why-safe = depends less on luck
why-ahead = pays off in the turns that follow
why-behind = brings less in the turns that follow
why-close = is about as good as the others

reasons = It { $why }.

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
hint-begun = You have prepared just this.

## The analysis of a game

analysis = Analysis
analyse = Analyse this game
analysis-how = A bot judges each decision by what could be known at the time. Small differences mean little.
analysis-progress = { $done } of { $all } moves judged
analysis-failed = The analysis stopped: { $text }
analysis-again = Continue
analysis-chart = Chance of winning
analysis-clean = No decision gave away much.
analysis-moment = Move { $ply }
analysis-better = Better: { $moves }
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
mark-turn = turning point
analysis-line = { $player }: { $moves }
analysis-cost = costs { $share }% of the chance of winning
