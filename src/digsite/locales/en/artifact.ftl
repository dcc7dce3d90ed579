# Artifact, base game and both expansions.

artifact-title = Artifact

## Words

artifact-site-africa = Africa
    .short = Africa
artifact-site-asia = Asia
    .short = Asia
artifact-site-america = America
    .short = America
artifact-site-middle_east = the Middle East
    .short = Middle East

artifact-card-architecture = architecture
    .short = archit.
    .many = pieces of architecture
artifact-card-ceramics = ceramics
    .short = ceram.
    .many = ceramics
artifact-card-jewellery = jewellery
    .short = jewel.
    .many = pieces of jewellery
artifact-card-sculpture = sculpture
    .short = sculpt.
    .many = sculptures
artifact-card-weapons = weapons
    .short = weapon
    .many = weapons
artifact-card-stand-alone = stand-alone artifact
    .short = stand-alone
    .many = stand-alone artifacts
artifact-card-gold = gold
    .short = gold
    .many = pieces of gold
artifact-card-fragments = fragments
    .short = fragments
    .many = lots of fragments
artifact-card-cursed = cursed artifact
    .short = cursed
    .many = cursed artifacts
artifact-card-manuscript = manuscript
    .short = manuscript
    .many = manuscripts

artifact-marker-museum = museum
artifact-marker-ship = ship
artifact-marker-africa-worker = African worker
artifact-marker-asia-worker = Asian worker
artifact-marker-america-worker = American worker
artifact-marker-middle_east-worker = Middle Eastern worker

artifact-tile-3-architecture = three pieces of architecture
artifact-tile-4-architecture = four pieces of architecture
artifact-tile-5-architecture = five pieces of architecture
artifact-tile-3-ceramics = three ceramics
artifact-tile-4-ceramics = four ceramics
artifact-tile-5-ceramics = five ceramics
artifact-tile-3-jewellery = three pieces of jewellery
artifact-tile-4-jewellery = four pieces of jewellery
artifact-tile-5-jewellery = five pieces of jewellery
artifact-tile-3-sculpture = three sculptures
artifact-tile-4-sculpture = four sculptures
artifact-tile-5-sculpture = five sculptures
artifact-tile-3-weapons = three weapons
artifact-tile-4-weapons = four weapons
artifact-tile-5-weapons = five weapons
artifact-tile-4-africa = four from Africa
artifact-tile-5-africa = five from Africa
artifact-tile-4-asia = four from Asia
artifact-tile-5-asia = five from Asia
artifact-tile-4-america = four from America
artifact-tile-5-america = five from America
artifact-tile-4-middle_east = four from the Middle East
artifact-tile-5-middle_east = five from the Middle East
artifact-tile-three-sites = three different sites
artifact-tile-five-types = five different types

artifact-role-paris = Paris
artifact-role-london = London
artifact-role-berlin = Berlin
artifact-role-new-york = New York
artifact-role-andersson = Andersson
artifact-role-carter = Carter
artifact-role-judd = Judd
artifact-role-morley = Morley

artifact-chart = Prestige over time
artifact-points = { $count } prestige

## What happened

artifact-did-hut = { $player-is ->
    [you] You place a hut in { $site }.
   *[other] { $player } places a hut in { $site }.
}
artifact-did-research = { $player-is ->
    [you] You research in { $site }.
   *[other] { $player } researches in { $site }.
}
artifact-did-hire = { $player-is ->
    [you] You hire workers in { $site }.
   *[other] { $player } hires workers in { $site }.
}
artifact-did-hire-two = { $player-is ->
    [you] You hire workers for two huts in { $site }.
   *[other] { $player } hires workers for two huts in { $site }.
}
artifact-did-ship = { $player-is ->
    [you] You ship from { $site }.
   *[other] { $player } ships from { $site }.
}
artifact-did-ship-aboard = { $player-is ->
    [you] You ship from { $site }
   *[other] { $player } ships from { $site }
}: { $cards }.
artifact-did-ship-aboard-cursed = { $player-is ->
    [you] You ship from { $site }
   *[other] { $player } ships from { $site }
} (the cursed artifact leaves the game): { $cards }.
artifact-did-ship-cursed = { $player-is ->
    [you] You ship from { $site }
   *[other] { $player } ships from { $site }
} (the cursed artifact leaves the game).
artifact-did-pay-then = {" "}for { $coins ->
    [one] one coin
   *[other] { $coins } coins
} (one { $marker } marker)
artifact-did-pay-aboard-then = {" "}for { $coins ->
    [one] one coin
   *[other] { $coins } coins
} (one { $marker } marker): { $cards }
artifact-did-pay-cursed-then = {" "}for { $coins ->
    [one] one coin
   *[other] { $coins } coins
} (one { $marker } marker; the cursed artifact leaves the game)
artifact-did-pay-aboard-cursed-then = {" "}for { $coins ->
    [one] one coin
   *[other] { $coins } coins
} (one { $marker } marker; the cursed artifact leaves the game): { $cards }
# Things of one sort are counted: “two weapons and jewellery” fills the gap $list.
artifact-counted = { $count ->
    [1] { $card }
   *[other] { count-in-words } { $card-many }
}
artifact-did-unearth-each = { artifact-counted }
artifact-did-load-each = { artifact-counted }
artifact-did-show-each = { artifact-counted } from { $site }
artifact-did-take-each = { $count ->
    [1] one { $marker } marker
   *[other] { count-in-words } { $marker } markers
}
artifact-did-unearth-then = : { $list } turned up
artifact-did-load-then = : { $list }
artifact-did-show-then = : { $list }
artifact-did-show-new-york-after-show = {" "}and, thanks to New York, { $card } from { $site }
artifact-did-keep-after-show = ; { $player-is ->
    [you] you keep
   *[other] { $player } keeps
} { $card } from { $site }
artifact-did-keep-after-keep = {" "}and { $card } from { $site }
artifact-did-keep-none-after-show = ; { $player-is ->
    [you] you keep
   *[other] { $player } keeps
} none of them
artifact-did-keep-none-after-keep = {""}
artifact-did-give-after-pass = {" "}and { $player-is ->
    [you] give
   *[other] gives
} back one { $marker } marker
artifact-did-take-after-give = {" "}for { $list }{ $income ->
    [0] {""}
   *[other] {". "}A new year: everybody receives { $income ->
        [one] one coin
       *[other] { $income } coins
    } and the income of their exhibitions, and { $starter-is ->
        [you] you start
       *[other] { $starter } starts
    }
}
artifact-did-take-after-pass = {" "}and { $player-is ->
    [you] take
   *[other] takes
} { $list }{ $income ->
    [0] {""}
   *[other] {". "}A new year: everybody receives { $income ->
        [one] one coin
       *[other] { $income } coins
    } and the income of their exhibitions, and { $starter-is ->
        [you] you start
       *[other] { $starter } starts
    }
}
artifact-did-nothing-after-pass = { $income ->
    [0] {""}
   *[other] {". "}A new year: everybody receives { $income ->
        [one] one coin
       *[other] { $income } coins
    } and the income of their exhibitions, and { $starter-is ->
        [you] you start
       *[other] { $starter } starts
    }
}
artifact-did-produce = { $player-is ->
    [you] You produce an exhibition: { $tile } ({ $prestige } prestige, +{ $income } each year).
   *[other] { $player } produces an exhibition: { $tile } ({ $prestige } prestige, +{ $income } each year).
}
artifact-did-exhibit = { $player-is ->
    [you] You exhibit a stand-alone artifact from { $site } ({ $prestige } prestige, +{ $income } each year).
   *[other] { $player } exhibits a stand-alone artifact from { $site } ({ $prestige } prestige, +{ $income } each year).
}
artifact-did-sell = { $player-is ->
    [you] You sell { $card } from { $site }
   *[other] { $player } sells { $card } from { $site }
} for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
artifact-did-sell-pushes = { $player-is ->
    [you] You sell { $card } from { $site }
   *[other] { $player } sells { $card } from { $site }
} for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}; the oldest card of the black market leaves the game: { $cards }.
artifact-did-buy = { $player-is ->
    [you] You buy { $card } from { $site } on the black market
   *[other] { $player } buys { $card } from { $site } on the black market
} for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
artifact-did-gold = { $player-is ->
    [you] You give gold from { $site } for { $card } on the black market.
   *[other] { $player } gives gold from { $site } for { $card } on the black market.
}
artifact-did-done = { $player-is ->
    [you] You end your turn.
   *[other] { $player } ends their turn.
}
artifact-did-pass = { $player-is ->
    [you] You pass.
   *[other] { $player } passes.
}
artifact-did-pass-manuscripts = { $player-is ->
    [you] You pass.
   *[other] { $player } passes.
} The game is scored: manuscripts bring { $prestige } prestige in all.
artifact-did-pay = { $player-is ->
    [you] You use one { $marker } marker and pay
   *[other] { $player } uses one { $marker } marker and pays
} { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
artifact-did-load = { $player-is ->
    [you] You take { $list } from { $site } aboard.
   *[other] { $player } takes { $list } from { $site } aboard.
}
artifact-did-show = { $player-is ->
    [you] You show { $list }.
   *[other] { $player } shows { $list }.
}
artifact-did-keep = { $player-is ->
    [you] You keep { $card } from { $site }.
   *[other] { $player } keeps { $card } from { $site }.
}
artifact-did-keep-none = { $player-is ->
    [you] You keep no more of the cards shown.
   *[other] { $player } keeps no more of the cards shown.
}
artifact-did-role = { $player-is ->
    [you] You put a marker on { $role }.
   *[other] { $player } puts a marker on { $role }.
}
artifact-did-change = { $player-is ->
    [you] You move your marker to { $role }.
   *[other] { $player } moves their marker to { $role }.
}
artifact-did-draw = { $player-is ->
    [you] You draw a card secretly.
   *[other] { $player } draws a card secretly.
}
artifact-did-decline = { $player-is ->
    [you] You do not draw.
   *[other] { $player } does not draw.
}
artifact-did-take = { $player-is ->
    [you] You take { $list }
   *[other] { $player } takes { $list }
}{ $income ->
    [0] {""}
   *[other] {". "}A new year: everybody receives { $income ->
        [one] one coin
       *[other] { $income } coins
    } and the income of their exhibitions, and { $starter-is ->
        [you] you start
       *[other] { $starter } starts
    }
}.
artifact-did-give = { $player-is ->
    [you] You give back one { $marker } marker.
   *[other] { $player } gives back one { $marker } marker.
}
artifact-did-nothing = { $player-is ->
    [you] You do nothing
   *[other] { $player } does nothing
}{ $income ->
    [0] {""}
   *[other] {". "}A new year: everybody receives { $income ->
        [one] one coin
       *[other] { $income } coins
    } and the income of their exhibitions, and { $starter-is ->
        [you] you start
       *[other] { $starter } starts
    }
}.
artifact-did-find = { $player-is ->
    [you] You find { $card } from { $site }.
   *[other] { $player } finds { $card } from { $site }.
}
artifact-did-find-hidden = { $player } draws a card from { $site } that nobody else sees.
artifact-did-unearth = Turned up in { $site }: { $list }.

## What cannot be done, and why: without a full stop, the paragraph follows

artifact-cannot-game-over = The game is over
artifact-cannot-chance-acts = Cards are being turned up

# Questions that must be answered first
artifact-cannot-place-hut-first = First place a hut
artifact-cannot-choose-markers-first = First choose your markers
artifact-cannot-not-now = That is not what is being asked now
artifact-cannot-pay-first = First choose the marker that pays for your action
artifact-cannot-load-first = First choose the cards that you ship
artifact-cannot-draw-first = First decide whether to draw a card
artifact-cannot-show-first = First show the artifacts for your exhibition
artifact-cannot-keep-first = First decide which of the artifacts shown to keep
artifact-cannot-role-first = First choose a role
artifact-cannot-passed-already = You have already passed this round
artifact-cannot-take-first = First take a marker for the one you gave back
artifact-cannot-refill-first = First fill up your mat

# Turns
artifact-cannot-start-up-is-over = You can place huts freely only at the start of the game
artifact-cannot-two-actions = You have already performed two actions this turn
artifact-cannot-act-or-pass = Perform an action, or pass
artifact-cannot-acted-already = You have already acted this turn, so you can no longer pass: end your turn
artifact-cannot-pass-first = You can take markers only after passing
artifact-cannot-no-marker = You have no marker left
artifact-cannot-too-dear = That costs { $price ->
    [one] one coin
   *[other] { $price } coins
}, but you have { $money ->
    [0] none
   *[other] { $money }
}

# Digging and shipping
artifact-cannot-site-left-out = { $site } is not used in this game
artifact-cannot-hut-there = You already have a hut in { $site }
artifact-cannot-no-hut-there = You have no hut in { $site }
artifact-cannot-reserve-empty =
    { $huts ->
        [one] You have no hut left
       *[other] You do not have { $huts } huts left
    }
artifact-cannot-not-morley = Only Morley can hire for two huts at once
artifact-cannot-other-site = You are shipping from another site: you cannot take { $card } from { $site }
artifact-cannot-not-face-up = You cannot take { $card } from { $site }: none is face up there
artifact-cannot-named-in-order = Choose cards in the order of the list: it is too late for { $card } from { $site }
artifact-cannot-too-few-above = Choose an earlier card first: after { $card } from { $site }, too few are left in the list

# Exhibitions
artifact-cannot-tile-left-out = The tile for { $tile } is not used in this game
artifact-cannot-tile-taken = { $seat } has already produced the tile for { $tile }
artifact-cannot-artifacts-missing = You do not hold the cards that the tile for { $tile } needs
artifact-cannot-not-held = You hold no { $card } from { $site }
artifact-cannot-cannot-be-shown = { $card } from { $site } cannot be shown in an exhibition
artifact-cannot-does-not-fit = You cannot show { $card } from { $site } here: it does not fit, or too few fitting cards would be left
artifact-cannot-fragments-stay = { $card } from { $site } cannot be kept
artifact-cannot-not-shown = You did not show { $card } from { $site }

# Black market
artifact-cannot-free-action-cannot-trade = You cannot sell or buy with the seventh action
artifact-cannot-no-ship = You need a ship marker to trade on the black market
artifact-cannot-place-empty = There is no card there

# Markers
artifact-cannot-marker-not-held = You have no { $marker } marker
artifact-cannot-nothing-to-take = There is no other marker on the board to take for your { $marker }
artifact-cannot-mat-full = Your mat is full: you can only exchange
artifact-cannot-same-marker = Take a marker of another kind: you gave back the { $marker }
artifact-cannot-track-empty = There is no { $marker } marker on the board
artifact-cannot-marker-in-order = Take markers in the order of the list: it is too late for the { $marker }
artifact-cannot-too-few-markers-above = Take an earlier marker first: from the { $marker } on, too few are left on the board

# Roles
artifact-cannot-no-research-tracks = Carter needs the research tracks of the first expansion
artifact-cannot-same-role = Your marker is already there
artifact-cannot-group-taken = You already have a marker in that group
artifact-cannot-no-role-to-change = You have no marker in the other group to move

## On the screen

artifact-site-name = { $site-short }
artifact-card-name = { $card-short }
artifact-card-of-site = { $site-short } { $card-short }
artifact-role-name = { $role }
artifact-start-up = Start-up: everybody places two huts and chooses four markers
artifact-year = Year { $year } (the last is { $last }) · base income { $income }, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} in the income row
artifact-action-number = · action { $number } of 2
artifact-final-round = · LAST YEAR: no more markers
artifact-site-heading = face up at
artifact-special-heading = special
artifact-deck-heading = deck
artifact-worker-heading = worker costs
artifact-prices = Next museum costs { $museum } · next ship costs { $ship }, or trades a card for { $coins } · any marker as a joker: { $joker }
artifact-market = Black market:
artifact-market-empty = empty
artifact-hand-heading = your hand
artifact-tiles-heading = exhibitions
artifact-tile-size = { $size }
artifact-tile-label = { $size }: { $values }
artifact-tile-values = ★{ $prestige } +{ $income }
artifact-mixed-label = { $tile } { $values }:
artifact-tile-yours = yours
artifact-tile-gone = taken
artifact-tile-open = open
artifact-tile-ready = ready
artifact-tile-missing = −{ $cards }
artifact-tile-legend = { $line ->
    [0] ★ prestige
    [1] + income
   *[other] −2 two missing
}
artifact-special-hand = Special cards:
artifact-money-heading = coins
artifact-income-heading = inc.
artifact-reserve-heading = huts left
artifact-cards-heading = hand
artifact-shows-heading = exhib.
artifact-museum-heading = mus.
artifact-ship-heading = ship
artifact-shown-prestige = { $count } ★{ $prestige }
artifact-huts-there = { $huts }h
artifact-workers-there = { $workers }w
artifact-research-there = ★{ $prestige }
artifact-legend = museum, ship, w: markers on the mat · h: huts at the site · ◆ start player
artifact-legend-research = museum, ship, w: markers on the mat · h: huts at the site · ★ research · ◆ start player
artifact-roles = Roles:
artifact-starter-mark = {" "}◆
artifact-passed-mark = {" "}passed
artifact-surely-holds = { $player } holds
artifact-unseen = { $cards ->
    [one] one unseen card
   *[other] { $cards } unseen cards
}

artifact-asked-placing = { artifact-ask-placing }
artifact-asked-choosing = Choose { $left ->
    [one] one more marker
   *[other] { $left } more markers
} (in the order of the list).
artifact-asked-paying = Which marker pays for it? Its own kind costs the number of its track, any other the joker price.
artifact-asked-loading = Take { $left ->
    [one] one more card
   *[other] { $left } more cards
} (in the order of the list).
artifact-asked-offered = { artifact-ask-offered }
artifact-asked-showing = Show { $left ->
    [one] one more card
   *[other] { $left } more cards
}; shown so far: { $shown }.
artifact-asked-keeping = Keep { $left ->
    [one] one of the cards shown
   *[other] up to { $left } of the cards shown
}: { $shown }?
artifact-asked-casting = { artifact-ask-casting }
artifact-asked-passed = { artifact-ask-passed }
artifact-asked-exchanging = { artifact-ask-exchanging }
artifact-asked-refilling = Fill up your mat: { $left ->
    [one] one more marker
   *[other] { $left } more markers
} (in the order of the list).

artifact-costs = −{ $price }
artifact-costs-joker = −{ $price } joker
artifact-free = free
artifact-cards-aboard = { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
artifact-use-museum = (research, exhibitions)
artifact-use-ship = (shipping, trading)
artifact-plain-remark = { $plain }
artifact-plain-done = (end the turn)
artifact-plain-pass = (no more actions this year)
artifact-plain-keep-none = (all go under the tile)
artifact-plain-draw = (one card, only you see it)
artifact-plain-decline = (no card)
artifact-plain-nothing = (take no marker)
artifact-privilege-paris = (keep two cards from an exhibition)
artifact-privilege-london = (draw a card when you ship)
artifact-privilege-berlin = ({ $coins ->
    [one] one more coin
   *[other] { $coins } more coins
} for a sale)
artifact-privilege-new-york = (one card in an exhibition may stand for any other)
artifact-privilege-andersson = (a free action after six markers)
artifact-privilege-carter = ({ $steps ->
    [one] one step
   *[other] { $steps } steps
} for each research)
artifact-privilege-judd = (draw a card when you research)
artifact-privilege-morley = (hire for two huts at once)

## On the screen: the browser's table

# Moves, as a button or a list shows them
artifact-move-hut = Place a hut in { $site }
artifact-move-research = Research in { $site }
artifact-move-hire = Hire workers in { $site }
artifact-move-hire-two = Hire workers for two huts in { $site }
artifact-move-ship = Ship from { $site }
artifact-move-produce = Exhibition: { $tile }
artifact-move-exhibit = Exhibit a stand-alone artifact from { $site }
artifact-move-sell = Sell { $card } from { $site }
artifact-move-buy = Buy card { $place } from the black market
artifact-move-gold = Give gold from { $site } for card { $place } on the black market
artifact-move-done = End my turn
artifact-move-pass = Pass for this year
artifact-move-pass-last = Pass: no more actions for me
artifact-move-pay = Pay with one { $marker } marker
artifact-move-load = Take { $card } from { $site } aboard
artifact-move-show = Show { $card } from { $site }
artifact-move-keep = Keep { $card } from { $site }
artifact-move-keep-none = Keep no more
artifact-move-role = Put a marker on { $role }
artifact-move-change = Move your marker to { $role }
artifact-move-draw = Draw a card secretly
artifact-move-decline = Draw no card
artifact-move-take = Take one { $marker } marker
artifact-move-give = Give back one { $marker } marker
artifact-move-nothing = Take no marker

# Short words on buttons
artifact-do-hut = Place a hut here
artifact-do-research = Research
artifact-do-hire = Hire
artifact-do-hire-two = two
artifact-do-ship = Ship
artifact-do-sell = Sell
artifact-do-buy = Buy
artifact-do-exhibit = Exhibit it
artifact-do-produce = Exhibit
artifact-role-over = ⇄ to { $role }
artifact-costs-coins = for { $cost ->
    [one] one coin
   *[other] { $cost } coins
}
artifact-costs-joker-coins = for { $cost ->
    [one] one coin
   *[other] { $cost } coins
}, with any marker as a joker
# “Research in Asia for 3 coins”: $text is a move, $why what it costs
artifact-with-price = { $text } { $why }
# What an action brings, before its price
artifact-deed-research = A hut where you have none; if others dig there, a card is turned up.
artifact-deed-hire = One more hut there; a card is turned up.
artifact-deed-hire-two = Two more huts there; two cards are turned up.
artifact-deed-ship = { $cards ->
    [0] Your huts there come home; no card.
    [one] You take one card; your huts there come home.
   *[other] You take { $cards } cards; your huts there come home.
}
artifact-deed-price = Costs { $price } now{ $after ->
    [0] {""}
   *[other] , the next one { $after }
}.
artifact-deed-joker = Costs { $price } with any marker, as a joker.
artifact-joker = joker
artifact-exchange = Exchange one…
artifact-take-instead = Take one instead
artifact-no-marker = None this turn
artifact-rest = None for the rest of the year
artifact-wake = Changed my mind
artifact-leave = Never mind
artifact-unpick = Put back
artifact-keep-nothing = Keep none
artifact-send-take = Take these
artifact-send-load = Take aboard
artifact-send-show = Show these
artifact-send-keep = Keep
artifact-more-take = { $left ->
    [one] Choose one more marker first
   *[other] Choose { $left } more markers first
}
artifact-more-load = { $left ->
    [one] Choose one more card to take aboard first
   *[other] Choose { $left } more cards to take aboard first
}
artifact-more-show = { $left ->
    [one] Choose one more card to show first
   *[other] Choose { $left } more cards to show first
}
artifact-more-keep = { $left ->
    [one] Choose one more card to keep first
   *[other] Choose { $left } more cards to keep first
}
artifact-all-needed = The exhibition needs all of these cards
artifact-send-first = Send what you have chosen, or go back
artifact-pick-of = { $name }: { $picked } of { $stock } chosen

# What is asked
artifact-ask-over = The game is over.
artifact-ask-wait = { $name } decides now.
artifact-ask-resting = You are done for this year. { $name } decides now.
artifact-ask-held = Is that what you want?
artifact-ask-act-or-pass = Your turn: choose an action, an exhibition or a card, or pass.
artifact-ask-only-pass = Your turn: with your markers, coins and cards you can only pass.
artifact-ask-only-done = No second action is possible: end your turn.
artifact-ask-gold-or-done = Give gold for a card on the black market, or end your turn.
artifact-ask-gold-or-pass = Your turn: give gold for a card on the black market, or pass. No action is possible.
artifact-ask-act = You may perform a second action, or end your turn.
artifact-ask-use = What do you do with this card?
artifact-ask-placing = Where do you place a hut? You also take a worker of that site.
artifact-ask-choosing = { $left ->
    [0] These markers?
    [one] Choose one more marker.
   *[other] Choose { $left } more markers for your mat.
}
artifact-ask-refilling = { $left ->
    [0] These markers?
    [one] Fill up your mat: one more marker.
   *[other] Fill up your mat: { $left } more markers.
}
artifact-ask-paying = Which marker pays for it?
artifact-ask-paying-empty = Your huts would come home without a card. Which marker pays for it?
artifact-ask-loading = { $left ->
    [0] These cards?
    [one] Take one { $picked ->
        [0] card
       *[other] more card
    } aboard.
   *[other] Take { $left } { $picked ->
        [0] cards
       *[other] more cards
    } aboard.
}
artifact-ask-showing = { $left ->
    [0] Show these cards?
    [one] Choose one more card to show.
   *[other] Choose { $left } more cards to show.
}
artifact-ask-keeping = { $left ->
    [0] Keep { $picked ->
        [one] this card?
       *[other] these cards?
    }
    [one] You may keep one of the cards shown.
   *[other] You may keep up to { $left } of the cards shown.
}
artifact-ask-casting = Choose a role: one marker goes to a city, one to an archaeologist.
artifact-ask-offered = You may draw a card from that site secretly.
artifact-ask-passed = You have passed: take or exchange a marker?
artifact-ask-giving = Which marker do you give back?
artifact-ask-exchanging = Which marker do you take for it?
artifact-ask-unearthing = Cards are being turned up.
artifact-ask-finding = A card is being drawn.
artifact-ask-ended = The game is over.
artifact-path-name = What you have chosen so far

# Parts of the table
artifact-parts-name = Parts of the table
artifact-pane-sites = Sites
artifact-pane-tracks = Tracks
artifact-pane-exhibitions = Exhibits
artifact-pane-players = Players
artifact-pane-mine = Hand
artifact-players-name = Players
artifact-you = { $player } (you)
artifact-markers-name = Your markers
artifact-hand-name = Your hand
artifact-hand-empty = You hold no cards.
artifact-exhibitions-name = Exhibitions
artifact-special-name = special
artifact-card-whole = { $card }
artifact-card-title = { $card } from { $site }
artifact-hand-and-exhibitions = Your hand and the exhibitions
artifact-type-exhibitions = Exhibitions of one type
artifact-site-exhibitions = Exhibitions of one site; mixed
artifact-tile-cards = { $cards } cards
artifact-mixed-three-sites = 3 sites
artifact-mixed-five-types = 5 types
artifact-legend-pips = in your hand, missing
artifact-legend-prestige = prestige
artifact-legend-income = income each year
artifact-legend-name = Signs
artifact-legend-money = coins
artifact-legend-cards = cards in hand
artifact-legend-museum = exhibitions
artifact-legend-huts = huts in reserve
artifact-legend-starter = starts this year
artifact-legend-joker = a price in italics: any other marker as a joker
artifact-legend-seen = a card that everybody has seen
artifact-legend-secret = a secret card from this site
artifact-each-year = a year
artifact-year-income = income +{ $income }
artifact-market-name = Black market
artifact-market-each = a card
artifact-market-empty-place = Place { $place } of the black market is empty
artifact-market-price = Selling brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, buying costs as much: the number above the space that your ship covers.
artifact-market-how = To sell, press a card of your hand; to buy, press one here.
artifact-roles-name = Cities and archaeologists
artifact-mat-name = Your markers
artifact-marker-name = { $marker }
artifact-money-name = Money
artifact-money-line = You have { $money ->
    [one] one coin
   *[other] { $money } coins
}; next year brings at least { $income }.
artifact-reserve-name = Huts in reserve
artifact-reserve-line = { $huts ->
    [one] One hut in reserve
   *[other] { $huts } huts in reserve
}
artifact-prestige-name = Prestige
artifact-prestige-line = You have { $prestige } prestige so far, from exhibitions, money and research.
artifact-player-facts = { $name }: { $prestige } prestige in plain view{ $ahead ->
    [true] , leads
   *[other] {""}
}, { $money ->
    [one] one coin
   *[other] { $money } coins
}, { $income } more each year, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $exhibitions ->
    [one] one exhibition
   *[other] { $exhibitions } exhibitions
}, { $huts ->
    [one] one hut
   *[other] { $huts } huts
} in reserve
artifact-passed = passed
artifact-ahead = leads
artifact-strip-line = { $name }: { $prestige } prestige{ $ahead ->
    [true] , leads
   *[other] {""}
}, { $money ->
    [one] one coin
   *[other] { $money } coins
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $acts ->
    [true] , decides now
   *[other] {""}
}
artifact-year-now = Year { $year }: { $left ->
    [0] this is the last year
    [one] one more year after this one
   *[other] { $left } more years after this one
}
artifact-intro = How the game goes
artifact-intro-dig = Dig:
artifact-intro-dig-why = Research and hiring place huts. Where somebody digs already, a card is turned up.
artifact-intro-ship = Ship:
artifact-intro-ship-why = A ship brings home as many cards as you have huts there, one fewer if you are alone.
artifact-intro-exhibit = Exhibit:
artifact-intro-exhibit-why = Show cards of one type or one site: that brings prestige, and more coins each year.
artifact-intro-pay = Pay:
artifact-intro-pay-why = Each action costs a marker and coins. When all have passed, a new year brings new income.
artifact-year-begins = { $year } begins
artifact-year-you-start = You start
artifact-year-starts = { $player } starts
artifact-years-name = Years
artifact-years-left = { $left ->
    [0] last year
    [one] 1 more year
   *[other] { $left } more years
}
artifact-start-up-short = start-up
artifact-income-row = Income
artifact-base-income = Base income of the year: { $income }
artifact-income-now = Everybody receives { $income } each year; { $tiles ->
    [one] one tile lies
   *[other] { $tiles } tiles lie
} on the row.
artifact-track-trade = card price
artifact-track-use = { $marker } costs
artifact-track-hire = hiring costs
artifact-track-heading = Track: { $marker }
artifact-track = { $cost ->
    [0] All { $marker } markers lie here, and nobody can use one now; { $there } can be taken.
   *[other] Using one { $marker } marker costs { $cost } now{ $after ->
        [0] {""}
       *[other] , the next one { $after }
    }; { $there } can be taken.
}
artifact-ship-track = { $cost ->
    [0] All ship markers lie here, and nobody can use one now{ $there ->
        [0] {""}
       *[other] ; { $there } can be taken
    }.
   *[other] Using a ship marker costs { $cost } now{ $after ->
        [0] {""}
       *[other] , the next one { $after }
    }, or trades a card for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }; { $there } can be taken.
}
artifact-research-heading = Research
artifact-research-track = Research in { $site }, prestige:
artifact-research-of = { $name } { $prestige }
artifact-deck-of = Deck in { $site }
artifact-deck-left = { $cards ->
    [one] One card is left in the deck
   *[other] { $cards } cards are left in the deck
}
artifact-huts-at = Huts in { $site }
artifact-none-there = none
artifact-no-finds = nothing unearthed
artifact-tile-line = { $tile }: { $prestige } prestige, +{ $income } each year
artifact-tile-short = { $tile }
artifact-stands-line = { $count ->
    [one] one stand-alone artifact
   *[other] { $count } stand-alone artifacts
}
artifact-tile-owned = produced by { $player }
artifact-tile-can = your hand has all of it
artifact-lacks-type = your hand lacks { $cards ->
    [one] one card
   *[other] { $cards } cards
} of { $card }, from any site
artifact-lacks-site = your hand lacks { $cards ->
    [one] one card
   *[other] { $cards } cards
} from { $site }, of any type
artifact-lacks-sites = your hand lacks { $cards ->
    [one] one more site
   *[other] { $cards } more sites
} of these: { $list }
artifact-lacks-types = your hand lacks { $cards ->
    [one] one more type
   *[other] { $cards } more types
} of these: { $list }

# Cards and roles, in a sentence each
artifact-about-architecture = An artifact for exhibitions of architecture, of its site, or mixed ones.
artifact-about-ceramics = An artifact for exhibitions of ceramics, of its site, or mixed ones.
artifact-about-jewellery = An artifact for exhibitions of jewellery, of its site, or mixed ones.
artifact-about-sculpture = An artifact for exhibitions of sculpture, of its site, or mixed ones.
artifact-about-weapons = An artifact for exhibitions of weapons, of its site, or mixed ones.
artifact-about-stand-alone = It is an exhibition by itself.
artifact-about-gold = Give it for any card on the black market, at any time in your turn.
artifact-about-fragments = In an exhibition it counts as any type; it cannot be kept.
artifact-about-cursed = Whoever ships from here must take it first, and it is lost.
artifact-about-manuscript = If you hold it at the end, it moves a research marker one space up.
artifact-allows-paris = Keep two of the cards shown
artifact-allows-london = Draw a card when you ship
artifact-allows-berlin = { $coins ->
    [one] One more coin
   *[other] { $coins } more coins
} for a sale
artifact-allows-new-york = One card shown may stand for any other
artifact-allows-andersson = A free action after six markers
artifact-allows-carter = { $steps ->
    [one] One step
   *[other] { $steps } steps
} for each research
artifact-allows-judd = Draw a card when you research
artifact-allows-morley = Hire for two huts at once

# The score sheet
artifact-sheet-exhibitions = Exhibitions
artifact-sheet-alone = Stand-alone
artifact-sheet-research = Research
artifact-sheet-money = Money
artifact-sheet-coins = { $money ->
    [one] one coin
   *[other] { $money } coins
}
artifact-sheet-sum = Prestige
