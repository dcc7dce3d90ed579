# Artifacts, Inc.: why something cannot be done now. Each text is named by an objection of the game.

## Whose turn it is

game-over = The game is over.
chance-acts = The dice or the piles decide now.
not-your-turn = It is the turn of player { $seat }.

## Setup and rows

arrange-first = Lay out your starting cards first.
laid-already = This starting card lies in your row already.
never-moved = A card that lies in a row is never moved.
nothing-to-lay = You have no new card to lay.
lay-first = Lay the card you have bought first.
place-taken = Another card of yours lies there.
not-adjacent = A new card must share a side with a card of yours.

## Placing dice

not-your-card = This card is not yours.
other-level = This action is not on level { $level } of the card.
die-lies-there = A die lies on this action already.
no-such-die = You have no { $face } to place.
wrong-face = A { $face } does not meet the requirement; this action takes { $wanted }.
nothing-affordable = With { $dollars } dollars you can pay for no card and no upgrade.
nothing-to-sell = You have no artifact to sell.
too-few-to-trade = { $give ->
    [one] You have no artifact to give.
   *[other] You need { $give } artifacts to give.
}
no-order-anywhere = You cannot fill an order at any museum.
no-order-in-reach = You have too few artifacts for the open orders of this museum ({ $artifact }).
museum-full = All orders of this museum are filled.

## Buying

no-purchase-open = Place a die on a buy action first.
finish-purchase = Choose what to buy, or decline.
not-for-sale = This card is not for sale now.
no-third-level = This card is on level 2 already.
too-dear = This costs { $price } dollars; you have { $dollars }.
no-scroll = { $scrolls ->
    [one] This also costs a scroll.
   *[other] This also costs { $scrolls } scrolls.
}

## Museums, collectors, trades

no-order-open = Place a die on a museum first.
fill-first = Choose the order you fill.
other-museum = Your die lies on another museum.
no-such-box = This side of the museum has no such order.
box-filled = Player { $seat } has filled this order.
too-few-for-order = This order takes { $size } artifacts ({ $artifact }); you have { $held }.
no-sale-open = Place a die where you can sell first.
finish-sale = Name what you give first.
sell-one = Sell at least one artifact.
give-more = { $left ->
    [one] Give one more artifact.
   *[other] Give { $left } more artifacts.
}
none-held = You have none of these ({ $artifact }).
named-in-order = Artifacts are named in their order; you have passed this one ({ $artifact }).
too-few-above = Name an earlier artifact first: after this one ({ $artifact }) too few would be left.

## Diving

no-dive-open = You are not diving.
finish-dive = Finish your dive first.
stack-empty = No underwater card is left.
dived-already = You have dived in this turn.
no-die-left = You have no die left.
sum-too-low = You need { $wanted }; your dice add up to { $sum }.
dive-with-a-die = Place at least one die for the dive.
sum-unreached = The dice need { $left } more.
dice-in-order = Dice are named in ascending order; you have passed the { $face }.
dice-too-low = With no die below { $face } you cannot reach the { $left } that are wanted.
