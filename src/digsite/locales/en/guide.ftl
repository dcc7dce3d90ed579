# Learning to play: the lessons’ frame, the guide at a first game, and “What can I do?”.

## Lessons

lesson = Lesson
lesson-of = Lesson: { $title }
lesson-learn = Learn to play (10 minutes)
lesson-resume = Continue the lesson
lesson-more = Another lesson: { $name }
lesson-step = Step { $number } of { $steps }
lesson-now = Now you:
lesson-next = Next
lesson-back = Previous step
lesson-show = Show me
lesson-leave = Skip the lesson
lesson-you = Learner
lesson-done = Lesson finished
lesson-done-text = Well done! You are ready for a first game. The guide at the table will help you along.
lesson-play = Play a first game
lesson-again = Start again from the beginning
lesson-otherwise = The rules allow that, but it is not what this step is about. Try what it says.
lesson-unasked = There is nothing to do yet: press “Next” first.
lesson-leave-sure = Leave the lesson?
lesson-leave-note = You can pick up later where you left off.
lesson-stay = Stay here

## Lessons in the terminal

lesson-enter = Enter goes on (back, quit)>{" "}
lesson-prompt = Your move (number or text, ? why not, skip, back, show, quit)>{" "}
lesson-stop = Continue the lesson later: digsite learn { $lesson }

## The guide at the table, and “What can I do?”

guide = Guide
guide-can = What can I do?
guide-aim-label = The aim:
guide-switch = A guide at the table
guide-switch-note = Says what each part of the game is about, and makes a remark now and then. It goes away by itself after your first finished game.
guide-off = Switch the guide off
guide-how = Type “what” to see what you can do, “guide off” to switch the guide off.
guide-is-off = The guide is off. Type “guide” to call it back.
guide-possible = Possible now
guide-in-hand = Possible with what you picked up
guide-impossible = Not possible now
guide-send = Do what you have prepared
guide-send-how = It can be done as it stands: press the coloured button.
guide-back = Put it back
guide-back-how = Step by step with “Back”.
guide-after = First do what you have prepared, or put it back.
guide-wait = It is somebody else’s turn. Watch what they do.
guide-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}

# What an action costs and brings, as far as numbers tell it; $text is one number, or this range.
figure-range = { $least } to { $most }

## Archaeology

archaeology-guide-aim = Sell sets of treasures to the museum, and have the most money in the end.
archaeology-guide-acting = Your turn: trade, sell and explore as you like, then end it.
archaeology-guide-offering = A trade: lay down cards, and take others of no more trading value.
archaeology-guide-taking = A trade: take cards worth no more than what you laid down.
archaeology-guide-robbing = You dug a thief: choose whom to rob.
archaeology-guide-discarding = A sandstorm: choose the cards that you lose.
archaeology-guide-send-how = { $left ->
    [0] It can be done as it stands: press the coloured button.
   *[other] Trade now and { $left } of what you laid down is lost; take more first, or press the coloured button.
}
archaeology-guide-first-sell = Big sets pay best, but cards in your hand can be stolen or lost. Sold sets are safe.
archaeology-guide-first-offer = Shards and parchments are good small change: trade them for cards that complete a set.
archaeology-guide-first-explore = You have a map. A chamber holds at least three cards: explore it before somebody else does.
archaeology-guide-first-rob = Rob whoever holds the most cards, or somebody you saw taking something good.
archaeology-guide-first-discard = Lose what is worth least, and keep what is close to a set.
archaeology-can-offer = Trade
archaeology-can-offer-how = Lay cards in the marketplace and take others of no more trading value. Whatever you overpay is lost. Within a turn, a kind that you took cannot be offered again, and a kind that you offered cannot be taken, until you explore a chamber.
archaeology-can-sell = Sell a set
archaeology-can-sell-how = Free. Cards of one kind bring the price printed for their number, and nobody can take that from you.
archaeology-can-explore = Explore a chamber
archaeology-can-explore-how = Costs 1, 2 or 3 maps. You take all 3, 5 or 7 cards that lie there.
archaeology-can-end = End your turn
archaeology-can-end-how = Free. The next player digs.
archaeology-can-rob = Rob somebody
archaeology-can-rob-how = Free, with a thief that you dug. You steal one card without looking.
archaeology-answer-take = Take a card
archaeology-answer-take-how = Paid for with what you laid down.
archaeology-answer-close = Finish the trade
archaeology-answer-close-how = What you have not used of your value is lost.
archaeology-answer-discard = Lose a card
archaeology-answer-discard-how = It goes to the marketplace.

archaeology-figure-value = trading value { $text }
archaeology-figure-sale = brings ${ $text }
archaeology-figure-maps = costs { $text } { $most ->
    [one] map
   *[other] maps
}
archaeology-figure-cards = brings { $text } { $most ->
    [one] card
   *[other] cards
}
archaeology-figure-hand = from a hand of { $text } { $most ->
    [one] card
   *[other] cards
}
archaeology-figure-lost = loses a value of { $text }

## Artifact

artifact-guide-aim = Show artifacts in exhibitions, and have the most prestige in the end.
artifact-guide-placing = The start: place a hut. The site brings you a worker, too.
artifact-guide-choosing = The start: take four markers. Each will be an action.
artifact-guide-acting = Your turn: one or two actions, each for a marker and its price, or pass.
artifact-guide-paying = Choose the marker that pays. The right one costs least; any other is a joker.
artifact-guide-loading = Choose the cards that your ship brings home.
artifact-guide-offered = A privilege: you may draw a card in secret.
artifact-guide-showing = Choose the cards that the exhibition shows.
artifact-guide-keeping = Choose the card that you keep after the exhibition.
artifact-guide-casting = Choose a role: its privilege is yours from now on.
artifact-guide-passed = You have passed: take a marker, exchange one, or take none.
artifact-guide-exchanging = Take the marker that you want instead.
artifact-guide-refilling = The year is over: fill your mat up to six markers.
artifact-guide-first-research = Research opens new sites. Go where others dig already: a card is turned up for your hut.
artifact-guide-first-hire = More huts at a site mean more cards in one ship, so hire before you ship.
artifact-guide-first-ship = A ship brings one card for each of your huts at the site, one fewer if nobody else has a hut there; your huts come home.
artifact-guide-first-produce = You can open an exhibition! Early ones raise your income in every year.
artifact-guide-first-sell = Short of money? A card that fits nothing can be sold on the black market.
artifact-guide-first-take = You need museums for exhibitions and ships to bring cards home. Do not forget either.
artifact-can-research = Research
artifact-can-research-how = Costs a museum and its price. You place a hut on a site where you have none, and may turn up a card.
artifact-can-hire = Hire
artifact-can-hire-how = Costs a worker of the site and its price. You place another hut there and turn up a card.
artifact-can-ship = Ship
artifact-can-ship-how = Costs a ship and its price. You take a card for each of your huts at the site, one fewer if nobody else has a hut there; your huts come home.
artifact-can-produce = Produce an exhibition
artifact-can-produce-how = Costs a museum and its price. You show the cards that the tile asks for and may keep one; it brings prestige and income.
artifact-can-sell = Sell on the black market
artifact-can-sell-how = Costs a ship. You receive the coins above its track for a card.
artifact-can-buy = Buy on the black market
artifact-can-buy-how = Costs a ship and the coins above its track. You take a card from the market.
artifact-can-pass = Pass
artifact-can-pass-how = Free. You do nothing more this year, but you may take or exchange a marker in each turn.
artifact-can-done = End your turn
artifact-can-done-how = Free. You leave your second action unused.
artifact-answer-hire-two = Hire twice, with Morley
artifact-answer-hire-two-how = Costs one worker and twice its price. You place two huts and turn up two cards.
artifact-answer-exhibit = Exhibit a stand-alone artifact
artifact-answer-exhibit-how = Costs a museum and its price. The artifact brings prestige and income by itself.
artifact-answer-gold = Play gold
artifact-answer-gold-how = Free, and does not count as an action. You give gold for any card of the black market.
artifact-answer-hut = Place a hut
artifact-answer-hut-how = Free. You also take a worker of that site.
artifact-answer-take = Take a marker
artifact-answer-take-how = Free. It is an action for later.
artifact-answer-pay = Pay with a marker
artifact-answer-pay-how = It goes back to its track.
artifact-answer-load = Load a card
artifact-answer-load-how = It comes to your hand.
artifact-answer-show = Show a card
artifact-answer-show-how = It is part of the exhibition.
artifact-answer-keep = Keep a card
artifact-answer-keep-how = It stays in your hand, and can be shown again.
artifact-answer-keep-none = Keep none
artifact-answer-keep-none-how = All the cards shown leave the game.
artifact-answer-role = Take a role
artifact-answer-role-how = You may use its privilege as long as your marker is there.
artifact-answer-change = Change a role
artifact-answer-change-how = You move the marker of the other group.
artifact-answer-draw = Draw a card
artifact-answer-draw-how = The others see only its site.
artifact-answer-decline = Draw nothing
artifact-answer-decline-how = A privilege need not be used.
artifact-answer-give = Exchange a marker
artifact-answer-give-how = You put one back and take another.
artifact-answer-nothing = Take no marker
artifact-answer-nothing-how = Your markers stay as they are.

artifact-figure-price = { $most ->
    [0] free
    [one] costs { $text } coin
   *[other] costs { $text } coins
}
artifact-figure-coins = brings { $text } { $most ->
    [one] coin
   *[other] coins
}
artifact-figure-cards = { $most ->
    [0] brings no card
    [one] brings { $text } card
   *[other] brings { $text } cards
}
artifact-figure-prestige = { $text } prestige
artifact-figure-income = bonus income { $text }

## Artifacts, Inc.

artifacts-inc-guide-aim = Build the company with the highest reputation; reaching 20 sets off the end.
artifacts-inc-guide-arranging = Lay out your four cards. Neighbours will matter, so keep expeditions together.
artifacts-inc-guide-placing = Your turn: place your dice on actions, one after another, then end it.
artifacts-inc-guide-buying = Buy a card, or upgrade one of yours for its price.
artifacts-inc-guide-laying = Choose a place for the new card. It stays there, and neighbours matter.
artifacts-inc-guide-ordering = Choose the order that you fill. If cubes are tied, the highest box wins.
artifacts-inc-guide-selling = Choose what you sell. More types bring more dollars.
artifacts-inc-guide-trading = Choose what you give away for dollars.
artifacts-inc-guide-diving = Choose dice that add up to the number on top.
artifacts-inc-guide-first-place = Find artifacts first, then sell them: all your dice work in one turn, in any order.
artifacts-inc-guide-first-dive = The first dives need few points. Each is worth 1 reputation.
artifacts-inc-guide-first-buy = More adventurers mean more dice in every turn, so they pay off early.
artifacts-inc-guide-in-hand = Possible with this { $face }
artifacts-inc-can-place = Place a die
artifacts-inc-can-place-how = Takes a die that meets the number. You carry out the action at once.
artifacts-inc-can-dive = Dive
artifacts-inc-can-dive-how = Takes dice that add up to the number on top. You win the card and 1 reputation, once a turn.
artifacts-inc-can-end = End your turn
artifacts-inc-can-end-how = Free. Dice that you have not placed are lost.
artifacts-inc-can-buy = Buy a card
artifacts-inc-can-buy-how = Costs the price on the card, after a die on Buy. Its actions are yours at once.
artifacts-inc-can-upgrade = Upgrade a card
artifacts-inc-can-upgrade-how = Costs the price of the card again, after a die on Buy. The card then shows its second level.
artifacts-inc-answer-decline = Buy nothing
artifacts-inc-answer-decline-how = The die stays spent.
artifacts-inc-answer-arrange = Lay out a card
artifacts-inc-answer-arrange-how = It stays there for the whole game.
artifacts-inc-answer-lay = Lay the new card
artifacts-inc-answer-lay-how = Beside, above or below a card of yours.
artifacts-inc-answer-fill = Fill an order
artifacts-inc-answer-fill-how = Takes exactly as many artifacts as the box shows.
artifacts-inc-answer-give = Give an artifact
artifacts-inc-answer-give-how = It leaves your company.
artifacts-inc-answer-enough = That is all
artifacts-inc-answer-enough-how = You are paid for what you gave.
artifacts-inc-answer-add = Add a die
artifacts-inc-answer-add-how = Its points count for the dive.
artifacts-inc-answer-descend = Dive with these dice
artifacts-inc-answer-descend-how = Points beyond the number are lost.

artifacts-inc-figure-price = costs ${ $text }
artifacts-inc-figure-scrolls = some also cost a scroll
artifacts-inc-figure-reputation = { $text } reputation
artifacts-inc-figure-finds = finds { $text } { $most ->
    [one] artifact
   *[other] artifacts
}
artifacts-inc-figure-artifacts = takes { $text } { $most ->
    [one] artifact
   *[other] artifacts
}
artifacts-inc-figure-dollars = earns ${ $text }
artifacts-inc-figure-points = needs { $text } { $most ->
    [one] point
   *[other] points
}
artifacts-inc-figure-dice = dice not placed: { $text }
