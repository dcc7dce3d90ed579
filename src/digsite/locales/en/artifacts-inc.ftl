# Artifacts, Inc.

artifacts-inc-title = Artifacts, Inc.

## Words

artifacts-inc-artifact-fossil = fossil
    .one = a fossil
    .many = fossils
artifacts-inc-artifact-scroll = scroll
    .one = a scroll
    .many = scrolls
artifacts-inc-artifact-statue = statue
    .one = a statue
    .many = statues
artifacts-inc-artifact-gem = gem
    .one = a gem
    .many = gems
artifacts-inc-museum-museum-fossils = Fossils Museum
artifacts-inc-card-museum-fossils = Fossils Museum
artifacts-inc-museum-museum-scrolls = Scrolls Museum
artifacts-inc-card-museum-scrolls = Scrolls Museum
artifacts-inc-museum-museum-statues = Statues Museum
artifacts-inc-card-museum-statues = Statues Museum
artifacts-inc-museum-museum-gems = Gems Museum
artifacts-inc-card-museum-gems = Gems Museum
artifacts-inc-museum-fossil = Fossils
artifacts-inc-museum-scroll = Scrolls
artifacts-inc-museum-statue = Statues
artifacts-inc-museum-gem = Gems
artifacts-inc-card-private-collectors = Private Collectors
artifacts-inc-card-guide-work = Guide Work
artifacts-inc-row-top = top row
artifacts-inc-row-bottom = bottom row

artifacts-inc-card-s-desert-expedition = Desert Expedition
artifacts-inc-card-s-canyon-expedition = Canyon Expedition
artifacts-inc-card-s-headquarters = Headquarters
artifacts-inc-card-s-adventurers = Adventurers
artifacts-inc-card-a-canyon-expedition = Canyon Expedition
artifacts-inc-card-a-canyon-expedition-2 = second Canyon Expedition
artifacts-inc-card-a-desert-expedition = Desert Expedition
artifacts-inc-card-a-desert-expedition-2 = second Desert Expedition
artifacts-inc-card-a-jungle-expedition = Jungle Expedition
artifacts-inc-card-a-jungle-expedition-2 = second Jungle Expedition
artifacts-inc-card-a-jungle-expedition-3 = third Jungle Expedition
artifacts-inc-card-a-mountain-expedition = Mountain Expedition
artifacts-inc-card-a-mountain-expedition-2 = second Mountain Expedition
artifacts-inc-card-a-mountain-expedition-3 = third Mountain Expedition
artifacts-inc-card-b-travel-agency = Travel Agency
artifacts-inc-card-b-airfield = Airfield
artifacts-inc-card-b-docks = Docks
artifacts-inc-card-b-warehouse = Warehouse
artifacts-inc-card-b-restoration-workshop = Restoration Workshop
artifacts-inc-card-b-truck-convoy = Truck Convoy
artifacts-inc-card-b-library = Library
artifacts-inc-card-b-branch-office = Branch Office
artifacts-inc-card-b-base-camp = Base Camp
artifacts-inc-card-b-pottery-room = Pottery Room
artifacts-inc-card-c-museum-wing = Museum Wing
artifacts-inc-card-c-zeppelin = Zeppelin
artifacts-inc-card-c-research-ship = Research Ship
artifacts-inc-card-c-submarine = Submarine
artifacts-inc-card-c-coin-vault = Coin Vault
artifacts-inc-card-c-university = University
artifacts-inc-card-c-explorers-club = Explorers' Club
artifacts-inc-card-c-auction-house = Auction House
artifacts-inc-card-c-film-company = Film Company
artifacts-inc-card-c-grand-exhibition = Grand Exhibition
artifacts-inc-card-d-hired-adventurers = Hired Adventurers
artifacts-inc-card-d-hired-adventurers-2 = second Hired Adventurers
artifacts-inc-card-d-hired-adventurers-3 = third Hired Adventurers
artifacts-inc-card-d-hired-adventurers-4 = fourth Hired Adventurers
artifacts-inc-card-e-diving-suit = Diving Suit
artifacts-inc-card-e-diving-suit-2 = second Diving Suit
artifacts-inc-card-e-diving-suit-3 = third Diving Suit
artifacts-inc-card-e-diving-suit-4 = fourth Diving Suit

artifacts-inc-chart = Reputation over time
artifacts-inc-points = { $count } reputation

## What happened

artifacts-inc-did-arrange = { $player-is ->
    [you] You lay out { $list }.
   *[other] { $player } lays out { $list }.
}
artifacts-inc-did-roll = { $player-is ->
    [you] You roll { $dice }.
   *[other] { $player } rolls { $dice }.
}
artifacts-inc-did-roll-contest = { $player-is ->
    [you] You roll
   *[other] { $player } rolls
} { $dice } to decide who starts: { $total }.
artifacts-inc-did-roll-contest-won = { $player-is ->
    [you] You roll
   *[other] { $player } rolls
} { $dice } to decide who starts: { $total }. { $starter-is ->
    [you] You have the highest total and go first.
   *[other] { $starter } has the highest total and goes first.
}
artifacts-inc-did-roll-contest-tied = { $player-is ->
    [you] You roll
   *[other] { $player } rolls
} { $dice } to decide who starts: { $total }. Several players have the highest total: they roll again.
artifacts-inc-did-reveal = Turned up: { $list }.
artifacts-inc-did-place = { $player-is ->
    [you] You place a { $face } on { $card }.
   *[other] { $player } places a { $face } on { $card }.
}
artifacts-inc-did-place-finds = { $player-is ->
    [you] You place a { $face } on { $card } and find { $count ->
        [one] { $artifact-one }
       *[other] { $count } { $artifact-many }
    }.
   *[other] { $player } places a { $face } on { $card } and finds { $count ->
        [one] { $artifact-one }
       *[other] { $count } { $artifact-many }
    }.
}
artifacts-inc-did-place-earns = { $player-is ->
    [you] You place a { $face } on { $card } for { $dollars ->
        [one] 1 dollar
       *[other] { $dollars } dollars
    }.
   *[other] { $player } places a { $face } on { $card } for { $dollars ->
        [one] 1 dollar
       *[other] { $dollars } dollars
    }.
}
artifacts-inc-did-dive = { $player-is ->
    [you] You dive.
   *[other] { $player } dives.
}
artifacts-inc-did-add = { $player-is ->
    [you] You add a { $face } to the dive.
   *[other] { $player } adds a { $face } to the dive.
}
artifacts-inc-did-descend = { $player-is ->
    [you] You descend.
   *[other] { $player } descends.
}
artifacts-inc-did-add-dives = { $player-is ->
    [you] You add a { $face } and reach underwater card { $number }: { $find }.
   *[other] { $player } adds a { $face } and reaches underwater card { $number }: { $find }.
}
artifacts-inc-did-descend-dives = { $player-is ->
    [you] You reach underwater card { $number }: { $find }.
   *[other] { $player } reaches underwater card { $number }: { $find }.
}
artifacts-inc-did-buy = { $player-is ->
    [you] You buy { $card }.
   *[other] { $player } buys { $card }.
}
artifacts-inc-did-upgrade = { $player-is ->
    [you] You upgrade { $card } to level 2.
   *[other] { $player } upgrades { $card } to level 2.
}
artifacts-inc-paid = { $dollars ->
    [0] { $scrolls ->
        [0] nothing
        [one] a scroll
       *[other] { $scrolls } scrolls
    }
    [one] 1 dollar{ $scrolls ->
        [0] {""}
        [one] {" "}and a scroll
       *[other] {" "}and { $scrolls } scrolls
    }
   *[other] { $dollars } dollars{ $scrolls ->
        [0] {""}
        [one] {" "}and a scroll
       *[other] {" "}and { $scrolls } scrolls
    }
}
artifacts-inc-did-buy-pays = { $player-is ->
    [you] You buy
   *[other] { $player } buys
} { $card } for { artifacts-inc-paid }.
artifacts-inc-did-buy-pays-then = {" "}and { $player-is ->
    [you] buy
   *[other] buys
} { $card } for { artifacts-inc-paid }
artifacts-inc-did-upgrade-pays = { $player-is ->
    [you] You upgrade
   *[other] { $player } upgrades
} { $card } to level 2 for { artifacts-inc-paid }.
artifacts-inc-did-upgrade-pays-then = {" "}and { $player-is ->
    [you] upgrade
   *[other] upgrades
} { $card } to level 2 for { artifacts-inc-paid }
artifacts-inc-did-decline-then = {" "}and { $player-is ->
    [you] buy
   *[other] buys
} nothing
artifacts-inc-did-decline = { $player-is ->
    [you] You buy nothing.
   *[other] { $player } buys nothing.
}
artifacts-inc-did-lay = { $player-is ->
    [you] You lay it in the { $row }.
   *[other] { $player } lays it in the { $row }.
}
artifacts-inc-did-lay-then = {" "}and { $player-is ->
    [you] lay
   *[other] lays
} it in the { $row }
artifacts-inc-did-reveal-then = ; turned up: { $list }
artifacts-inc-did-add-after-dive = {" "}with a { $face }
artifacts-inc-did-add-after-add = , a { $face }
artifacts-inc-did-add-dives-after-dive = {" "}with a { $face } to underwater card { $number }: { $find }
artifacts-inc-did-add-dives-after-add = {" "}and a { $face } to underwater card { $number }: { $find }
artifacts-inc-did-descend-dives-after-dive = {" "}to underwater card { $number }: { $find }
artifacts-inc-did-fill = { $player-is ->
    [you] You fill order { $box } of the { $museum }.
   *[other] { $player } fills order { $box } of the { $museum }.
}
artifacts-inc-did-fill-earns = { $player-is ->
    [you] You fill an order of the { $museum }: { $count ->
        [one] { $artifact-one }
       *[other] { $count } { $artifact-many }
    } for { $dollars ->
        [one] 1 dollar
       *[other] { $dollars } dollars
    }.
   *[other] { $player } fills an order of the { $museum }: { $count ->
        [one] { $artifact-one }
       *[other] { $count } { $artifact-many }
    } for { $dollars ->
        [one] 1 dollar
       *[other] { $dollars } dollars
    }.
}
artifacts-inc-did-give = { $player-is ->
    [you] You give { $list }.
   *[other] { $player } gives { $list }.
}
artifacts-inc-did-enough = { $player-is ->
    [you] You stop selling.
   *[other] { $player } stops selling.
}
artifacts-inc-did-give-earns = { $player-is ->
    [you] You give { $list } and are paid { $dollars ->
        [one] 1 dollar
       *[other] { $dollars } dollars
    } in all.
   *[other] { $player } gives { $list } and is paid { $dollars ->
        [one] 1 dollar
       *[other] { $dollars } dollars
    } in all.
}
artifacts-inc-did-enough-earns = { $player-is ->
    [you] You stop selling and are paid { $dollars ->
        [one] 1 dollar
       *[other] { $dollars } dollars
    } in all.
   *[other] { $player } stops selling and is paid { $dollars ->
        [one] 1 dollar
       *[other] { $dollars } dollars
    } in all.
}
artifacts-inc-in-all = { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}
# Things of one sort are counted: “2 fossils and a scroll” fills the gap $list.
artifacts-inc-did-arrange-each = { $card }
artifacts-inc-did-reveal-each = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
artifacts-inc-did-give-each = { $count ->
    [1] { $artifact-one }
   *[other] { $count } { $artifact-many }
}
artifacts-inc-did-give-then = {" "}and { $player-is ->
    [you] give
   *[other] gives
} { $list }
artifacts-inc-did-give-earns-then = {" "}and { $player-is ->
    [you] give
   *[other] gives
} { $list } for { artifacts-inc-in-all }
artifacts-inc-did-enough-earns-after-give = {" "}for { artifacts-inc-in-all }
artifacts-inc-did-fill-earns-then = {" "}and { $player-is ->
    [you] fill
   *[other] fills
} an order: { $count ->
    [one] { $artifact-one }
   *[other] { $count } { $artifact-many }
} for { artifacts-inc-in-all }
artifacts-inc-did-end = { $player-is ->
    [you] You end your turn.
   *[other] { $player } ends their turn.
}

## What cannot be done, and why: without a full stop, the paragraph follows

artifacts-inc-cannot-game-over = The game is over
artifacts-inc-cannot-chance-acts = First the dice are rolled or cards are turned up
artifacts-inc-cannot-arrange-first = First lay out your starting cards
artifacts-inc-cannot-laid-already = This starting card is already in your row
artifacts-inc-cannot-never-moved = A card that lies in a row is never moved
artifacts-inc-cannot-nothing-to-lay = You have no new card to lay
artifacts-inc-cannot-lay-first = First lay the card that you have bought
artifacts-inc-cannot-place-taken = Another of your cards lies there
artifacts-inc-cannot-not-adjacent = A new card must share a side with one of your cards
artifacts-inc-cannot-not-your-card = This card is not yours
artifacts-inc-cannot-other-level = This action is not on level { $level } of the card
artifacts-inc-cannot-die-lies-there = There is already a die on this action
artifacts-inc-cannot-no-such-die = You have no { $face } to place
artifacts-inc-cannot-wrong-face = A { $face } does not meet the requirement; this action takes { $wanted }
artifacts-inc-cannot-wrong-face-eased = A { $face } does not meet the requirement; this action takes { $wanted }: the printed { $printed }, eased by a card beside it
artifacts-inc-cannot-nothing-affordable = With { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
} you cannot pay for any card or upgrade
artifacts-inc-cannot-nothing-to-sell = You have no artifact to sell
artifacts-inc-cannot-too-few-to-trade = { $give ->
    [one] You have no artifact to give
   *[other] You need { $give } artifacts to give
}
artifacts-inc-cannot-no-order-anywhere = You cannot fill an order at any museum
artifacts-inc-cannot-no-order-in-reach = You have too few { $artifact-many } for the open orders of this museum
artifacts-inc-cannot-museum-full = All orders of this museum are filled
artifacts-inc-cannot-no-purchase-open = First place a die on a buy action
artifacts-inc-cannot-finish-purchase = Choose what to buy, or decline
artifacts-inc-cannot-not-for-sale = This card is not for sale now
artifacts-inc-cannot-no-third-level = This card is already on level 2
artifacts-inc-cannot-too-dear = This costs { $price ->
    [one] 1 dollar
   *[other] { $price } dollars
}; you have { $dollars }
artifacts-inc-cannot-too-dear-discounted = This costs { $price ->
    [one] 1 dollar
   *[other] { $price } dollars
}: { $full } less a discount of { $discount }; you have { $dollars }
artifacts-inc-cannot-no-scroll = { $scrolls ->
    [one] This also costs a scroll
   *[other] This also costs { $scrolls } scrolls
}
artifacts-inc-cannot-no-order-open = First place a die on a museum
artifacts-inc-cannot-fill-first = Choose which order you fill
artifacts-inc-cannot-other-museum = Your die lies on another museum
artifacts-inc-cannot-no-such-box = This side of the museum has no such order
artifacts-inc-cannot-box-filled = { $seat } has filled this order
artifacts-inc-cannot-too-few-for-order = This order takes { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
}; you have { $held }
artifacts-inc-cannot-no-sale-open = First place a die where you can sell
artifacts-inc-cannot-finish-sale = First name what you give
artifacts-inc-cannot-sell-one = Sell at least one artifact
artifacts-inc-cannot-give-more = { $left ->
    [one] Give one more artifact
   *[other] Give { $left } more artifacts
}
artifacts-inc-cannot-none-held = You have no { $artifact-many }
artifacts-inc-cannot-named-in-order = Artifacts are named in order, and you are already past { $artifact-many }
artifacts-inc-cannot-too-few-above = Name an earlier artifact first: from { $artifact-many } on you have too few
artifacts-inc-cannot-no-dive-open = You are not diving
artifacts-inc-cannot-finish-dive = First finish your dive
artifacts-inc-cannot-stack-empty = No underwater card is left
artifacts-inc-cannot-dived-already = You have already dived this turn
artifacts-inc-cannot-no-die-left = You have no die left
artifacts-inc-cannot-sum-too-low = You need { $wanted }; your dice add up to { $sum }
artifacts-inc-cannot-sum-too-low-helped = You need { $wanted }: { $number } less { $help } from your { $cards }; your dice add up to { $sum }
artifacts-inc-cannot-dive-with-a-die = Place at least one die for the dive
artifacts-inc-cannot-sum-unreached = Your dice need { $left } more
artifacts-inc-cannot-dice-in-order = Dice are named in ascending order, and you are already past { $face }
artifacts-inc-cannot-dice-too-low = Name a lower die first: from { $face } up you cannot reach the { $left } you need

## On the screen

artifacts-inc-find-pottery = pottery
    .short = pott.
    .shown = pottery
artifacts-inc-find-doubloons = doubloons
    .short = doubl.
    .shown = doubloons
artifacts-inc-find-sunken_city = sunken city
    .short = city
    .shown = a sunken city
artifacts-inc-kind-expedition = expedition
    .card = expedition
artifacts-inc-kind-building = building
    .card = building
artifacts-inc-kind-vehicle = vehicle
    .card = vehicle
artifacts-inc-kind-crew = crew
    .card = crew card
artifacts-inc-artifact-any = all
    .one = any artifact
    .many = any artifacts

artifacts-inc-any-die = any
artifacts-inc-icon = ★{ $reputation }
artifacts-inc-dice-icon = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
artifacts-inc-dollars = ${ $dollars }
artifacts-inc-cost = ${ $dollars }
artifacts-inc-cost-scroll = ${ $dollars } + { $scrolls ->
    [one] scroll
   *[other] { $scrolls } scrolls
}
artifacts-inc-deed-find = find { $artifact }
artifacts-inc-deed-buy = { $discount ->
    [0] buy
   *[other] buy, ${ $discount } off
}
artifacts-inc-deed-gain = +${ $dollars }
artifacts-inc-deed-gain-per-adjacent = +${ $dollars }, +${ $each }/adj. { $kind } (≤{ $most })
artifacts-inc-deed-gain-per-underwater = +${ $dollars }, +${ $each }/underwater card (≤{ $most })
artifacts-inc-deed-sell_any = sell any, +${ $dollars }
artifacts-inc-deed-sell_museum = { $dollars ->
    [0] fill any order
   *[other] fill any order, +${ $dollars }
}
artifacts-inc-deed-trade = { $give ->
    [one] artifact
   *[other] { $give } artifacts
} → ${ $dollars }
artifacts-inc-boon-rep_adjacent = ★{ $amount }/adj. { $kind } (≤{ $most })
artifacts-inc-boon-rep_adjacent-named = ★{ $amount } if adj. { $named }
artifacts-inc-boon-rep_find = ★{ $amount }/{ $find }
artifacts-inc-boon-ease_adjacent = adj. { $kind }s: die ±{ $amount }
artifacts-inc-boon-extra_find_adjacent = adj. finds with [{ $die }]: +{ $amount }
artifacts-inc-boon-sale_plus = { $artifact } orders: +${ $amount }
artifacts-inc-boon-dive_plus = dives +{ $amount }

artifacts-inc-level = level { $level } ★{ $reputation }{ $dice ->
    [0] {""}
    [one] {" "}· 1 die
   *[other] {" "}· { $dice } dice
}
artifacts-inc-die-placed = ({ $die }) { $does }
artifacts-inc-row-top-short = top
artifacts-inc-row-bottom-short = bot.

artifacts-inc-is-over = The game is over; museum majorities have been awarded.
artifacts-inc-setting-up = Set-up: the market, who begins, and the starting cards.
artifacts-inc-dice-of = { $player }’s dice:
artifacts-inc-no-dice = none left
artifacts-inc-dice-placed = ({ $dice } placed)
artifacts-inc-end-at = the game ends with the round in which somebody reaches ★{ $reputation }
artifacts-inc-end-quiet = nobody gets ahead: the game ends { $turns ->
    [0] with this turn
    [one] with the next turn
   *[other] in { $turns } turns
}
artifacts-inc-end-reached = LAST ROUND: somebody has reached ★{ $reputation }
artifacts-inc-public-heading = public cards
artifacts-inc-die-heading = die
artifacts-inc-pays-heading = pays
artifacts-inc-boxes-heading = orders: size or owner
artifacts-inc-majority-heading = majority
artifacts-inc-museum-short = { $artifact } museum
artifacts-inc-museum-pays = size +${ $bonus }
artifacts-inc-collectors = private collectors
artifacts-inc-collectors-pay = ${ $each } each, +${ $more }/type
artifacts-inc-guide = guide work
artifacts-inc-underwater = dive: next card { $number }, { $find }
artifacts-inc-nothing-underwater = dive: no card left
artifacts-inc-underwater-left = { $cards } left
artifacts-inc-dive-need = dice for it: sum of { $number } or more
artifacts-inc-pile-heading = pile
artifacts-inc-pile = { $pile } +{ $cards }
artifacts-inc-card-heading = for sale
artifacts-inc-cost-heading = cost
artifacts-inc-level-heading = level { $level }
artifacts-inc-dollars-heading = $
artifacts-inc-reputation-heading = ★
artifacts-inc-dice-heading = dice
artifacts-inc-artifacts-heading = { $artifact-many }
artifacts-inc-finds-heading = { $find-short }
artifacts-inc-cards-heading = added cards (² level 2)
artifacts-inc-first-mark = {" "}◆

artifacts-inc-asked-arranging = Lay out your starting cards in a row, from left to right; the last one lays itself.
artifacts-inc-asked-buying = Buy a card, upgrade one of yours, or decline{ $stake ->
    [0] .
   *[other] {" "}(${ $stake } off).
}
artifacts-inc-asked-laying = Where do you lay { $card }? Free places show their number.
artifacts-inc-asked-ordering = Which order do you fill?
artifacts-inc-asked-selling = Give artifacts one by one; given so far: { $sold } for ${ $pay }.
artifacts-inc-asked-trading = Give { $left ->
    [one] one more artifact
   *[other] { $left } more artifacts
} for ${ $stake }.
artifacts-inc-asked-diving = { $left ->
    [0] The sum is reached: descend. More dice would be wasted.
   *[other] Add dice, lowest first: { $left } still needed.
}

artifacts-inc-finds-now = { $count ->
    [one] { $artifact-one }
   *[other] { $count } { $artifact-many }
}
artifacts-inc-gains = +${ $dollars }
artifacts-inc-sells-any = (sell artifacts)
artifacts-inc-fills-order = (sell { $artifact-many })
artifacts-inc-reputation-gain = +★{ $reputation }
artifacts-inc-order = { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
} → +${ $dollars }
artifacts-inc-you-have = (you have { $count })
artifacts-inc-still-needs = { $number ->
    [0] (enough)
   *[other] (then { $number } needed)
}
artifacts-inc-ends-turn = { $dice ->
    [0] (your turn)
    [one] (your turn; one die unused)
   *[other] (your turn; { $dice } dice unused)
}
artifacts-inc-dive-remark = (dice for { $number } or more)
artifacts-inc-decline-remark = (buy nothing)
artifacts-inc-enough-remark = (stop selling)
artifacts-inc-descend-remark = (take the underwater card)

## On the screen of a browser

artifacts-inc-needs-any = any die
artifacts-inc-needs-exactly = a { $face }
artifacts-inc-needs-up = a { $face } or higher
artifacts-inc-needs-down = a { $face } or lower
artifacts-inc-needs-one-of = one of { $faces }

artifacts-inc-brings-find = find { $artifact-one }
artifacts-inc-brings-buy = { $discount ->
    [0] buy or upgrade a card
    [one] buy or upgrade a card for 1 dollar less
   *[other] buy or upgrade a card for { $discount } dollars less
}
artifacts-inc-brings-gain = gain { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}
artifacts-inc-brings-gain-adjacent = gain { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}, and { $each } more for each adjacent { $kind-card }, { $most ->
    [one] at most once
   *[other] at most { $most } times
}
artifacts-inc-brings-gain-underwater = gain { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}, and { $each } more for each underwater card of yours, { $most ->
    [one] at most once
   *[other] at most { $most } times
}
artifacts-inc-brings-sell-any = { $extra ->
    [0] sell any artifacts as to Private Collectors
    [one] sell any artifacts as to Private Collectors, for 1 extra dollar
   *[other] sell any artifacts as to Private Collectors, for { $extra } extra dollars
}
artifacts-inc-brings-sell-museum = { $extra ->
    [0] fill an open order of any museum
    [one] fill an open order of any museum, for 1 extra dollar
   *[other] fill an open order of any museum, for { $extra } extra dollars
}
artifacts-inc-brings-trade = { $give ->
    [one] give an artifact
   *[other] give { $give } artifacts
} for { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}
artifacts-inc-brings-fill = fill an order of { $artifact-many }

artifacts-inc-is-rep-adjacent = +{ $each } reputation for each adjacent { $kind-card }, { $most ->
    [one] at most once
   *[other] at most { $most } times
}.
# The name of a card that such a bonus counts.
artifacts-inc-named-Desert-Expedition = Desert Expedition
artifacts-inc-is-rep-named = +{ $each } reputation for each adjacent { $named }, { $most ->
    [one] at most once
   *[other] at most { $most } times
}.
artifacts-inc-is-rep-find = +{ $each } reputation for each underwater card of yours that shows { $find-shown }.
artifacts-inc-is-ease = A die on an adjacent { $kind-card } may count as up to { $by } higher or lower.
artifacts-inc-is-extra-find = An adjacent expedition finds one more artifact with { $die }.
artifacts-inc-is-sale-plus = +{ $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
} for each museum order of { $artifact-many } that you fill.
artifacts-inc-is-dive-plus = The dice of your dives count { $number } more.

artifacts-inc-shows-reputation = { $reputation ->
    [0] No reputation.
   *[other] { $reputation } reputation.
}
artifacts-inc-shows-dice = { $dice ->
    [one] 1 adventurer: a die in each of your rolls.
   *[other] { $dice } adventurers: { $dice } dice in each of your rolls.
}
artifacts-inc-action-line = With { $die } you { $does }.
artifacts-inc-costs-again = The upgrade costs the same again.
artifacts-inc-costs = Costs { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}.
artifacts-inc-costs-scroll = Costs { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
} and { $scrolls ->
    [one] a scroll
   *[other] { $scrolls } scrolls
}.
artifacts-inc-sheet-kind = { $pile ->
    [S] Starting card, { $kind }; only its upgrade has a price.
   *[other] Type { $pile }, { $kind }.
}

artifacts-inc-slot = { $card }, place for a die: { $needs }; { $does }
artifacts-inc-slot-covered = { $card }, covered by a { $face }: { $does }
artifacts-inc-card-label = { $card }, level { $level }, { $reputation } reputation
artifacts-inc-upgrade-label = Upgrade { $card } to level 2. { $cost }
artifacts-inc-market-label = { $card }, for sale. { $cost }
artifacts-inc-market-new = { $card }, bought and to be laid
artifacts-inc-lay-label = Lay it here: { $row }{ $side ->
    [left] , left of { $card }
    [right] , right of { $card }
    [above] , above { $card }
    [below] , below { $card }
   *[other] {""}
}
artifacts-inc-lay-gain = { $text }; { $gain ->
    [0] no more reputation
   *[other] +{ $gain } reputation
}
artifacts-inc-arrange-why = Choose your four starting cards in the order from left to right. They are never moved, and many cards affect what lies beside, above and below them. Shaded: the card’s level 2.
artifacts-inc-arrange-label = Lay out { $card } next
artifacts-inc-arranged-label = { $card } lies at place { $rank }
artifacts-inc-die-label = Die showing { $face }
artifacts-inc-fill-label = Fill this order: { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
} for { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}
artifacts-inc-box-open = Open order: { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
} for { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}
artifacts-inc-box-filled = Order of { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
}, filled by { $name }
artifacts-inc-museum-label = { $card }, { $bonus ->
    [one] 1 dollar
   *[other] { $bonus } dollars
} on top of each order
artifacts-inc-museum-tip = An order brings 1 dollar for each of its { $artifact-many }, and { $bonus } more.
artifacts-inc-collectors-tip = sell any artifacts: { $each ->
    [one] 1 dollar
   *[other] { $each } dollars
} each, and { $more } more for each type beyond the first
artifacts-inc-guide-tip = gain { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}
artifacts-inc-majority-nobody = Majority worth { $reputation } reputation: nobody has it yet
artifacts-inc-majority-holder = Majority worth { $reputation } reputation: { $name } has it with { $cubes ->
    [one] one order
   *[other] { $cubes } orders
}
artifacts-inc-pile-of = Pile { $pile }: { $cards ->
    [0] no card left
    [one] one more card
   *[other] { $cards } more cards
} face down
artifacts-inc-market = Cards for sale
artifacts-inc-publics = Museums and other public cards
artifacts-inc-sea-top = Underwater card { $number }: { $find }
artifacts-inc-sea-left = { $cards ->
    [one] The last card of the stack.
   *[other] { $cards } cards are left in the stack.
} { $help ->
    [0] None of your cards helps you to dive.
   *[other] Your cards add { $help } to your dice.
}
artifacts-inc-sea-empty = No underwater card is left.
artifacts-inc-dive-button = Dive { $number }+
artifacts-inc-track-label = Reputation: { $told }
artifacts-inc-track-seat = { $name } { $reputation }
artifacts-inc-tray = { $name }’s dice
artifacts-inc-tabs = Parts of the table
artifacts-inc-tab-mine = Mine
artifacts-inc-tab-market = Market
artifacts-inc-tab-museums = Museums
artifacts-inc-tab-players = Players
artifacts-inc-rows-of = { $name }’s company
artifacts-inc-close-rows = Close
artifacts-inc-goes-first = went first
artifacts-inc-player-label = { $name }: { $reputation } reputation{ $ahead ->
    [true] , leads
   *[other] {""}
}, { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. Show their cards enlarged
artifacts-inc-tip-dollars = Dollars
artifacts-inc-tip-reputation = Reputation
artifacts-inc-tip-dice = Dice in the next roll
artifacts-inc-has-dollars = { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
}
artifacts-inc-reputation-parts = { $icons } shown on cards, { $bonuses } from bonuses, { $dives } from underwater cards{ $majorities ->
    [0] {""}
   *[other] , { $majorities } from majorities
}
artifacts-inc-has-reputation = { $reputation } reputation
artifacts-inc-has-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} in the next roll
artifacts-inc-has-artifacts = { $count ->
    [0] no { $artifact-many }
    [one] { $artifact-one }
   *[other] { $count } { $artifact-many }
}
artifacts-inc-has-finds = underwater cards with { $find }: { $count }
artifacts-inc-picks-selling = What you sell
artifacts-inc-picks-trading = What you give
artifacts-inc-picks-diving = Dice for the dive
artifacts-inc-pick-more = One more { $artifact }
artifacts-inc-pick-less = One { $artifact } fewer

artifacts-inc-ask-arrange = { $place ->
    [1] Which starting card comes first, at the left end of your row?
    [2] Which card comes second, to the right of it?
   *[other] Which card comes third? The last one follows by itself.
}
artifacts-inc-look-around = Show market and museums
artifacts-inc-look-closer = Hide market and museums
artifacts-inc-ask-place = Choose a die, or a place for one.
artifacts-inc-ask-where = Where does the { $face } go? Bright places take it.
artifacts-inc-ask-die = Which die goes to { $card }?
artifacts-inc-ask-nothing = None of your dice can be used any more.
artifacts-inc-ask-end = All dice are placed.
artifacts-inc-ask-lay = Where do you lay { $card }? Choose a place in your rows.
artifacts-inc-ask-sell = How many of each do you sell?
artifacts-inc-ask-trade = { $count ->
    [one] Which artifact do you give?
   *[other] Which { $count } artifacts do you give? ({ $picked } chosen)
}
artifacts-inc-ask-dive = Choose dice that add up to { $number } or more.
artifacts-inc-dive-enough = Your dice add up to { $sum }: that is enough.
artifacts-inc-ask-confirm = Is this what you want?
artifacts-inc-ask-unused = { $dice ->
    [one] One die is
   *[other] { $dice } dice are
} still unused. End your turn all the same?
artifacts-inc-ask-game-over = This ends the game; then the museums award their majorities.
artifacts-inc-ask-chance = Dice are being rolled, cards turned up …
artifacts-inc-waits = { $name } is playing.
artifacts-inc-waits-arranging = { $name } is laying out the starting cards.
artifacts-inc-do-it = Do it
artifacts-inc-finish-sale = Sell for ${ $dollars }
artifacts-inc-finish-dive = Dive with these
artifacts-inc-decline-button = Buy nothing
artifacts-inc-end-button = End turn
artifacts-inc-end-button-last = End my last turn
artifacts-inc-end-button-game = End the game

artifacts-inc-ahead = leads
artifacts-inc-standing = The players
artifacts-inc-artifacts-name = Artifacts and finds
artifacts-inc-not-laid-out = has not laid out the starting cards yet
artifacts-inc-lays-out-later = { $name }’s starting cards will go here.
artifacts-inc-goal = When somebody reaches { $reputation } reputation, the round is finished and the game is over.
artifacts-inc-goal-quiet = Unless somebody buys a card or gains reputation, the game ends { $turns ->
    [0] with this turn
    [one] with the next turn
   *[other] in { $turns } turns
}.
artifacts-inc-goal-reached = Somebody has { $reputation } reputation: this is the last round.
artifacts-inc-row-spare = bottom row: still empty, new cards can go here too
artifacts-inc-more-above = ↑ { $places } more
artifacts-inc-more-below = ↓ { $places } more
artifacts-inc-pick-everything = All
artifacts-inc-more-left = ← { $cards } more
artifacts-inc-more-right = { $cards } more →
artifacts-inc-level-now = Level { $level }, { $kind }.
artifacts-inc-place-here = Place the { $face } here
artifacts-inc-upgrade-button = Upgrade for { $dollars } { $dollars ->
    [one] dollar
   *[other] dollars
}{ $scrolls ->
    [0] {""}
    [one] {" "}and a scroll
   *[other] {" "}and { $scrolls } scrolls
}
artifacts-inc-die-idle = No free action takes a { $face } now (§2.5).
artifacts-inc-no-die-left = All your dice are placed (§2.3).
artifacts-inc-only-watching = You are watching; only players decide (§2.1).
artifacts-inc-not-now = This cannot be done here now (§2.1).

artifacts-inc-legend = What the signs mean
artifacts-inc-legend-button = Signs
artifacts-inc-legend-cue = Hold a card, or rest the mouse on it, to read what it does.
artifacts-inc-cue = Hold a card to read what it does.
artifacts-inc-sign-star = reputation
artifacts-inc-sign-adventurer = adventurers: the number of dice you roll
artifacts-inc-sign-coin = dollars
artifacts-inc-sign-any = an artifact of any type
artifacts-inc-sign-deed = buy a card, or upgrade one; −$1: for a dollar less
artifacts-inc-sign-temple = an order of a museum; +$2: two dollars more for it
artifacts-inc-sign-sell = sell any artifacts as to Private Collectors; +$2: two dollars more for all
artifacts-inc-sign-dive = dive; +2: your dice count two more
artifacts-inc-sign-raise = what it costs to upgrade the card to level 2
artifacts-inc-sign-die = the place for a die and what it must show: any face, exactly 4, 4 or higher, 4 or lower, 1 or 3
artifacts-inc-sign-beside = for each such card beside, above or below it; ≤2: two at most
artifacts-inc-sign-ease = dice on such neighbours may count as up to two higher or lower
artifacts-inc-sign-artifacts = fossil, scroll, statue, gem
artifacts-inc-sign-finds = on underwater cards: pottery, doubloons, sunken city
artifacts-inc-sign-kinds = kinds of cards: expedition, building, vehicle, crew

artifacts-inc-score-what = What counts
artifacts-inc-score-icons = On cards
artifacts-inc-score-bonuses = Bonuses of cards
artifacts-inc-score-dives = Underwater cards
artifacts-inc-score-museum = { $card }
artifacts-inc-score-majority = majority
artifacts-inc-score-cubes = { $cubes ->
    [one] 1 order
   *[other] { $cubes } orders
}
artifacts-inc-score-highest = { $cubes ->
    [one] 1 order
   *[other] { $cubes } orders
}, highest box
artifacts-inc-score-total = Reputation
artifacts-inc-score-dollars = Dollars (for ties)

artifacts-inc-move-arrange = Lay out { $card }
artifacts-inc-move-place = Place a { $face } on { $card }{ $action ->
    [1] {""}
   *[other] , action { $action }
}
artifacts-inc-move-place-at = Place a { $face } on { $card } ({ $die })
artifacts-inc-move-dive = Dive
artifacts-inc-move-add = Add a { $face } to the dive
artifacts-inc-move-descend = Dive with these dice
artifacts-inc-move-buy = Buy { $card }
artifacts-inc-move-upgrade = Upgrade { $card }
artifacts-inc-move-decline = Buy nothing
artifacts-inc-move-lay = Lay the card in the { $row }, column { $column } (the starting cards are in columns 0 to 3)
artifacts-inc-twin-top = { $text } (top row, place { $number } from the left)
artifacts-inc-twin-bottom = { $text } (bottom row, place { $number } from the left)
artifacts-inc-move-fill = Fill box { $box } of the { $museum }
artifacts-inc-move-fill-size = Fill the order of { $size } at the { $museum }{ $box ->
    [0] {""}
   *[other] , box { $box }
}
artifacts-inc-move-give = Give { $artifact-one }
artifacts-inc-move-enough = Stop selling
artifacts-inc-move-end = End the turn
