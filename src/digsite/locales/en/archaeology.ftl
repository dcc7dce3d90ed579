# Archaeology: The Card Game.

archaeology-title = Archaeology: The Card Game

## Words

archaeology-kind-shard = shard
    .one = a shard
    .many = shards
archaeology-kind-parchment = parchment
    .one = a parchment
    .many = parchments
archaeology-kind-coin = coin
    .one = a coin
    .many = coins
archaeology-kind-talisman = talisman
    .one = a talisman
    .many = talismans
archaeology-kind-cup = cup
    .one = a cup
    .many = cups
archaeology-kind-map = map
    .one = a map
    .many = maps
archaeology-kind-mask = mask
    .one = a mask
    .many = masks

archaeology-chamber-small = small chamber
    .short = small
archaeology-chamber-medium = medium chamber
    .short = medium
archaeology-chamber-large = large chamber
    .short = large

-order-of-kinds = shard, parchment, coin, talisman, cup, map, mask

## What happened

archaeology-did-deal = { $player-is ->
    [you] You are dealt { $list }.
   *[other] { $player } is dealt { $list }.
}
archaeology-did-deal-hidden = { $player } is dealt { $list }.
archaeology-did-deal-table = The marketplace receives { $list }.
archaeology-did-start = { $seat-is ->
    [you] You start.
   *[other] { $seat } starts.
}
archaeology-did-dig = { $player-is ->
    [you] You dig { $kind-one }.
   *[other] { $player } digs { $kind-one }.
}
archaeology-did-dig-hidden = { $player } digs a treasure.
archaeology-did-dig-thief = { $player-is ->
    [you] You dig a thief.
   *[other] { $player } digs a thief.
}
archaeology-did-dig-sandstorm = { $player-is ->
    [you] You dig a sandstorm!
   *[other] { $player } digs a sandstorm!
}
archaeology-did-rob = { $player-is ->
    [you] You rob { $seat }.
   *[other] { $player } robs { $seat-is ->
        [you] you
       *[other] { $seat }
    }.
}
archaeology-did-steal = { $player-is ->
    [you] You steal { $kind-one }.
   *[other] { $player } steals { $kind-one }.
}
archaeology-did-steal-hidden = { $player } steals a card.
archaeology-did-rob-after-dig = , { $player-is ->
    [you] rob { $seat }
   *[other] robs { $seat-is ->
        [you] you
       *[other] { $seat }
    }
}
archaeology-did-steal-after-rob = {" "}and { $player-is ->
    [you] steal
   *[other] steals
} { $kind-one }
archaeology-did-steal-hidden-after-rob = {" "}and steals a card
archaeology-did-take-after-offer = {" "}and { $player-is ->
    [you] take
   *[other] takes
} { $list }
archaeology-did-close-after-take = {""}
archaeology-did-find-after-explore = {" "}and { $player-is ->
    [you] find
   *[other] finds
} { $list }
archaeology-did-find-hidden-after-explore = {" "}and finds { $list }
# Things of one sort are counted: “2 shards and a coin” fills the gap $list.
archaeology-counted = { $count ->
    [1] { $kind-one }
   *[other] { $count } { $kind-many }
}
archaeology-did-deal-each = { archaeology-counted }
archaeology-did-deal-hidden-each = { $count ->
    [1] a card
   *[other] { $count } cards
}
archaeology-did-discard-each = { archaeology-counted }
archaeology-did-offer-each = { archaeology-counted }
archaeology-did-take-each = { archaeology-counted }
archaeology-did-find-each = { archaeology-counted }
archaeology-did-find-hidden-each = { $count ->
    [1] a treasure
   *[other] { $count } treasures
}
archaeology-did-end-pass = { $player-is ->
    [you] You pass.
   *[other] { $player } passes.
}
archaeology-did-discard = { $player-is ->
    [you] The sandstorm takes { $list } from you.
   *[other] The sandstorm takes { $list } from { $player }.
}
archaeology-did-offer = { $player-is ->
    [you] You offer { $list }.
   *[other] { $player } offers { $list }.
}
archaeology-did-take = { $player-is ->
    [you] You take { $list }.
   *[other] { $player } takes { $list }.
}
archaeology-did-close = { $player-is ->
    [you] You close the trade.
   *[other] { $player } closes the trade.
}
archaeology-did-explore = { $player-is ->
    [you] You explore the { $chamber }.
   *[other] { $player } explores the { $chamber }.
}
archaeology-did-find = { $player-is ->
    [you] You find { $list }.
   *[other] { $player } finds { $list }.
}
archaeology-did-find-hidden = { $player } finds { $list }.
archaeology-did-sell = { $player-is ->
    [you] You sell { $size ->
        [1] { $kind-one }
       *[other] { $size } { $kind-many }
    } for { $price }.
   *[other] { $player } sells { $size ->
        [1] { $kind-one }
       *[other] { $size } { $kind-many }
    } for { $price }.
}
archaeology-did-end = { $player-is ->
    [you] You end your turn.
   *[other] { $player } ends their turn.
}

## What cannot be done, and why: without a full stop, the paragraph follows

archaeology-trade-back = within a turn, what you took in trade cannot be offered, and what you offered cannot be taken, unless you have explored a chamber since

archaeology-cannot-game-over = The game is over: nobody holds a card any more
archaeology-cannot-chance-acts = A card must be drawn first
archaeology-cannot-thief-first = First choose whom the thief robs
archaeology-cannot-no-such-player = There is no such player at this table
archaeology-cannot-rob-yourself = You cannot rob yourself
archaeology-cannot-nothing-to-steal = There is nothing to steal: { $seat } holds no card
archaeology-cannot-sandstorm-first = The sandstorm comes first: you must still lose { $cards ->
    [one] one card
   *[other] { $cards } cards
}
archaeology-cannot-not-held = You hold no { $kind }
archaeology-cannot-named-in-order = Cards are named in the order { -order-of-kinds }, and it is now too late for { $kind-many }
archaeology-cannot-too-few-above = Cards are named in the order { -order-of-kinds }: you must still lose { $cards ->
    [one] one card
   *[other] { $cards } cards
}, and you hold too few from { $kind-one } on
archaeology-cannot-already-taking = You are already taking cards from the marketplace: you can lay down no more in this trade
archaeology-cannot-taken-this-turn = You have taken { $kind-many } this turn: { archaeology-trade-back }
archaeology-cannot-offered-this-turn = You have offered { $kind-many } this turn: { archaeology-trade-back }
archaeology-cannot-nothing-in-reach = You must take at least one card in a trade, and nothing in the marketplace is within reach of { $kind-one } and what you could lay down after it
archaeology-cannot-market-empty = The marketplace is empty: there is nothing to take
archaeology-cannot-nothing-else-in-market = The marketplace has nothing to take for { $kind-one }: you cannot take a kind that you offer this turn
archaeology-cannot-lower-kinds-first = Cards are named in the order { -order-of-kinds }: first lay down the cards that come before { $kind-one }, or nothing in the marketplace is within reach
archaeology-cannot-not-in-market = There is no { $kind } in the marketplace
archaeology-cannot-offer-first = First offer cards from your hand, then take { $kind-one }
archaeology-cannot-nothing-to-offer = You hold no card to offer for { $kind-one }
archaeology-cannot-hand-too-poor = The trading value of { $kind-one } is { $value }, and all that you may offer for it this turn is worth { $balance }
archaeology-cannot-too-dear = The trading value of { $kind-one } is { $value }, and what you laid down leaves { $balance }
archaeology-cannot-nothing-taken = You must take at least one card before a trade ends
archaeology-cannot-finish-trade = Finish your trade first
archaeology-cannot-no-trade-open = You have no trade open
archaeology-cannot-explored-already = { $seat-is ->
    [you] You have explored that chamber already
   *[other] { $seat } has explored that chamber already
}
archaeology-cannot-too-few-maps = That chamber takes { $maps ->
    [one] one map
   *[other] { $maps } maps
}, and you hold { $held ->
    [0] none
    [one] one
   *[other] { $held }
}
archaeology-cannot-set-too-large = A set of { $kind-many } holds at most { $largest ->
    [one] one card
   *[other] { $largest } cards
}
archaeology-cannot-too-few-held = You hold only { $held ->
    [one] { $kind-one }
   *[other] { $held } { $kind-many }
}
archaeology-cannot-must-sell = Everybody has passed, and you were the first to do so: sell at least one card before you end your turn
archaeology-cannot-no-sandstorm = You lose cards only in a sandstorm
archaeology-cannot-no-thief = You can rob somebody only when you dig a thief

## On the screen

archaeology-kind-heading = treasure
archaeology-market-heading = market
archaeology-trading-heading = trade value
archaeology-hand-heading = you hold
archaeology-worth-heading = sells for
archaeology-more-heading = with 1 more
archaeology-full-heading = best set
archaeology-cards-heading = hand
archaeology-known-heading = known to hold
archaeology-sold-heading = sold sets
archaeology-money-heading = money
archaeology-full = { $size } for { $price }
archaeology-set = { $count ->
    [1] { $size } { $kind }
   *[other] { $count }×({ $size } { $kind })
}
archaeology-site = Dig site
archaeology-buried = { $cards ->
    [0] empty: end phase, sell what you hold
    [one] one card
   *[other] { $cards } cards
}
archaeology-hazards = with { $thieves ->
    [0] no thief
    [one] one thief
   *[other] { $thieves } thieves
} and { $sandstorms ->
    [0] no sandstorm
    [one] one sandstorm
   *[other] { $sandstorms } sandstorms
}
archaeology-pyramid = Pyramid
archaeology-chambers = cards:{" "}
archaeology-closed-chamber = { $chamber-short } { $cards } for { $maps ->
    [one] { $maps } map
   *[other] { $maps } maps
}
archaeology-open-chamber = { $chamber-short } ✓ { $seat }
archaeology-balance = Trade open: { $balance } left to spend
archaeology-losing = Sandstorm: { $cards ->
    [one] one card still to lose
   *[other] { $cards } cards still to lose
}
archaeology-robbing = Thief: whom do you rob?
archaeology-must-sell = Everybody has passed: sell at least one card

archaeology-kind-name = { $kind }
archaeology-market-name = Marketplace
archaeology-hand-name = Your hand
archaeology-prices-name = Prices at the museum
archaeology-scale-name = Trade
archaeology-scale-idle = press cards to trade
archaeology-points = ${ $count }
archaeology-chart = Money over time
archaeology-money-name = Money
archaeology-thief-name = Thief
archaeology-storm-name = Sandstorm
archaeology-chamber-name = The { $chamber }
archaeology-cards-here = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
archaeology-cards-left = { $cards ->
    [0] cards left: end phase
    [one] card left
   *[other] cards left
}
archaeology-pile-label = { $kind }, { $cards } { $place ->
    [market] in the marketplace
   *[hand] in your hand
}, trading value { $value }.
archaeology-pick-offer = Lay { $kind-one } on the scale.
archaeology-pick-take = Take { $kind-one }.
archaeology-pick-discard = Lose { $kind-one }.
archaeology-put-back = Put back { $kind-one }
archaeology-kind-tip = Worth { $value } at the marketplace. { $copies } in the box.
archaeology-one-more-tip = With one more, a set would bring { $price }.
archaeology-site-tip = { $cards ->
    [0] No treasure is left in the ground.
    [one] One treasure is left in the ground.
   *[other] { $cards } treasures are left in the ground.
}
archaeology-thiefs-left = { $left ->
    [0] no thief left
   *[other] { $left } of { $all } thieves
}
archaeology-storms-left = { $left ->
    [0] no sandstorm left
   *[other] { $left } of { $all } sandstorms
}
archaeology-chamber-tip = { $cards ->
    [one] One card lies here
   *[other] { $cards } cards lie here
}; { $maps ->
    [one] one map opens it
   *[other] { $maps } maps open it
}.
archaeology-chamber-empty = Empty: { $player } has been here.
archaeology-chamber-open = empty
archaeology-chamber-label = { $state ->
    [closed] { $chamber }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } for { $maps ->
        [one] one map
       *[other] { $maps } maps
    }
   *[open] { $chamber }: empty, { $player } has been here
}
archaeology-maps-spent = { $maps ->
    [0] no map spent yet
    [one] one map spent
   *[other] { $maps } maps spent
}
archaeology-ladder-label = Prices for { $kind-many }
archaeology-set-of = { $size ->
    [1] { $kind-one }
   *[other] { $size } { $kind-many }
}
archaeology-set-tip = { $when ->
    [now] Brings { $price }: the most for one set of what you hold.
    [next] Would bring { $price }, with one more card.
   *[else] Brings { $price }.
}
archaeology-sell-label = Sell { $size ->
    [1] { $kind-one }
   *[other] { $size } { $kind-many }
} for { $price }
archaeology-sales-held = you hold
archaeology-sales-set = cards · price of the set
archaeology-ladder-legend = Filled: what a set of yours would bring now. Dashed: with one more card.
archaeology-worth = { $now ->
    [0] { $next ->
        [0] {""}
       *[other] one brings { $next }
    }
   *[other] { $next ->
        [0] now { $now }: the most
       *[other] now { $now }, next { $next }
    }
}
archaeology-seen-legend = known to others
archaeology-seen-name = Seen by all
archaeology-seen-tip = Everybody knows of { $cards ->
    [one] one of these
   *[other] { $cards } of these
}.
archaeology-you = { $player } (you)
archaeology-at-turn = deciding
archaeology-ahead = leads
archaeology-money-label = { $ahead ->
    [true] Money: { $money }, leads
   *[other] Money: { $money }
}
archaeology-hand-of = { $player }’s hand
archaeology-hand-label = { $cards ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}
archaeology-hand-tip = { $cards ->
    [one] One card
   *[other] { $cards } cards
}, { $known ->
    [0] none of them known
    [one] one of them known
   *[other] { $known } of them known
}{ $free ->
    [0] {""}
    [one] ; at least one of the others is not a map
   *[other] ; at least { $free } of the others are not maps
}.
archaeology-known = known:
archaeology-known-of-you = others know:
archaeology-sets-told = { $count ->
    [1] a set of { $size }
   *[other] { $count } sets of { $size }
}
archaeology-sets-tip = { $sets }; together { $money }.
archaeology-sold = sold:
archaeology-nothing-sold = nothing sold yet
archaeology-strip-label = { $player }: money { $money }, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand{ $ahead ->
    [true] , leads
   *[false] {""}
}. Show all players.
archaeology-tabs = Parts of the table
archaeology-tab-market = Market
archaeology-tab-prices = Sell
archaeology-tab-dig = Dig & pyramid
archaeology-tab-players = Players
archaeology-pan-offer = laid down
archaeology-pan-take = taken
archaeology-scale-left = { $left ->
    [0] left over
   *[other] { $whose ->
        [own] left over: take more, or it is lost
       *[other] left over
    }
}
archaeology-scale-short = you are taking too much
archaeology-scale-of = { $player } trades
archaeology-storm-own = { $cards ->
    [one] You lose one card: half of your hand, rounded down.
   *[other] You lose { $cards } cards: half of your hand, rounded down.
}
archaeology-storm-other = { $cards ->
    [one] { $player } still loses one card.
   *[other] { $player } still loses { $cards } cards.
}
archaeology-storm-tray = Press cards in your hand to lose them.
archaeology-lost-enough = These are enough: half of your hand is lost, rounded down.
archaeology-pan-short = Not enough yet for anything in the marketplace: lay down more, or go back.
archaeology-trade-first = First finish this trade, or put the cards back.
archaeology-rob-whom = { $cards ->
    [one] { $player } (one card)
   *[other] { $player } ({ $cards } cards)
}
archaeology-end = End turn
archaeology-pass = Pass
archaeology-close = { $left ->
    [0] Close the trade
   *[other] Close the trade ({ $left } lost)
}
archaeology-send-trade = { $left ->
    [0] Trade
   *[other] Trade ({ $left } lost)
}
archaeology-send-losses = { $cards ->
    [one] Lose this card
   *[other] Lose these { $cards } cards
}
archaeology-ask-act = Your turn: press { $trade ->
    [true] cards to trade, a price to sell
   *[false] a price to sell
}{ $explore ->
    [true] , a chamber to explore
   *[false] {""}
}, or end it.
archaeology-ask-end-phase = End phase, nothing is left to dig: press { $trade ->
    [true] cards to trade, a price to sell
   *[false] a price to sell
}{ $explore ->
    [true] , a chamber to explore
   *[false] {""}
}, or { $end ->
    [pass] pass
   *[end] end your turn
}.
archaeology-ask-only-end = Nothing else can be done: end your turn.
archaeology-ask-confirm = Are you sure?
archaeology-ask-lose = { $cards ->
    [one] This goes
   *[other] These go
} to the marketplace. Press another to swap.
archaeology-ask-pay = Lay down cards worth { $value } or more, and { $kind-one } is yours.
archaeology-ask-take = Take cards worth up to { $left } from the marketplace, or lay down more.
archaeology-ask-balance = The right pan may not weigh more than the left one.
archaeology-ask-trade = { $left ->
    [0] The pans balance: trade?
   *[other] Trade now, or take more, worth up to { $left }?
}
archaeology-wait-chance = A card is being drawn …
archaeology-wait-acting = It is { $player }’s turn.
archaeology-wait-trading = { $player } is trading.
archaeology-wait-robbing = { $player } has found a thief and chooses whom to rob.
archaeology-wait-discarding = Sandstorm: { $player } chooses what to lose.
archaeology-ask-over = { $winners ->
    [one] { $players } wins with { $money }.
   *[other] { $players } share the win with { $money } each.
}
archaeology-cards-sold = Cards sold
archaeology-sheet-note = The sizes of the sets, and what they brought in all. Each set counts by itself (§9.6). If money is equal, whoever sold fewer cards is ahead (§9.7).

archaeology-move-offer = Offer { $kind-one }
archaeology-move-take = Take { $kind-one }
archaeology-move-close = Close the trade
archaeology-move-explore = Explore the { $chamber }
archaeology-move-sell = Sell { $size ->
    [1] { $kind-one }
   *[other] { $size } { $kind-many }
}
archaeology-move-end = End your turn
archaeology-move-discard = Lose { $kind-one }
archaeology-move-rob = Rob { $seat }
