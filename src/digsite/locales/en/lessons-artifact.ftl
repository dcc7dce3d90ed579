# The lessons of Artifact. A step has a text, what to do now, and remarks on other tries.

artifact-lesson-name-artifact = Artifact in ten minutes
artifact-lesson-name-artifact-research = Expansion I: Research
artifact-lesson-name-artifact-cities = Expansion II: Cities and archaeologists

## The base game

artifact-lesson-welcome =
    It is 1920, and you lead digs for a museum. Unearth artifacts, ship them home, and show them in exhibitions: the most prestige wins. Your first huts stand in Africa and America.

artifact-lesson-markers =
    Every action costs a marker from your mat. Museums are for research and exhibitions, ships for shipping and the black market, workers for hiring at their own site.
artifact-lesson-markers-now =
    You have a worker of each site where you have a hut. Take two museums and two ships as well.
artifact-lesson-markers-other =
    Workers are useful too, but this time take two museums and two ships.

artifact-lesson-income =
    A year begins: everybody receives the base income, 7 coins now. The star beside your coins counts your prestige so far; every 5 coins are worth 1.

artifact-lesson-price =
    A marker that you use goes back to its track, onto the framed number, and you pay that number. The more markers lie on a track, the cheaper its action.

artifact-lesson-research =
    Research opens a new site: for a museum you place a hut where you have none. Others dig in the Middle East already, so a card is turned up there, too. Any other marker could stand in as a joker, for 6 coins.
artifact-lesson-research-now =
    Do research in the Middle East, and pay with a museum.
artifact-lesson-research-joker =
    Any marker may stand in for the right one as a joker, but that costs 6 coins. The right marker is cheaper: choose it.
artifact-lesson-research-hire =
    You can hire later. Open the new site first: do research in the Middle East.
artifact-lesson-research-ship =
    There is not much to ship yet. Do research in the Middle East first.
artifact-lesson-research-pass =
    Whoever passes does nothing more this year. Do research in the Middle East first.

artifact-lesson-hire =
    You may take two actions in a turn. Hiring places another hut where you have one, and turns up one more card. The more huts you have at a site, the more you can ship from there.
artifact-lesson-hire-now =
    Hire in America, and pay with your American worker.
artifact-lesson-hire-africa =
    Africa would do, but there is jewellery in America. Hire there.
artifact-lesson-hire-ship =
    With one hut you would ship a single card, and the hut comes home. Hire in America first.
artifact-lesson-hire-done =
    You have one more action and the money for it. Hire in America.

artifact-lesson-pass =
    Basil and Clara have hired as well. You have one coin left, which pays for nothing. It is time to pass: you do nothing more this year, but you may take markers.
artifact-lesson-pass-now = Pass.

artifact-lesson-take =
    Whoever has passed takes a marker in each turn until all have passed. So passing early gives you the first choice.
artifact-lesson-take-now = Take a museum.
artifact-lesson-take-other =
    A good marker, but you want to open an exhibition soon. Take a museum.
artifact-lesson-take-give =
    You may also exchange a marker for another one. But you have room for one more: take a museum.
artifact-lesson-take-nothing =
    You may do without, but a marker is an action next year. Take a museum.

artifact-lesson-refill =
    All have passed, so the year is over. Clara passed last and begins the next year. Everybody fills the mat up to six markers.
artifact-lesson-refill-now = Take any marker, for instance an American worker.

artifact-lesson-ahead =
    That was a whole year. Let us skip 1921 and go on in 1922: by then all of you hold cards, and more huts stand on the sites.

artifact-lesson-ship =
    It is 1922. You have two huts in America, so a ship brings you two of the cards that lie there, and your huts come home. If nobody else had huts there, you would get one card fewer.
artifact-lesson-ship-now =
    Ship from America, pay with a ship, and load both pieces of jewellery.
artifact-lesson-ship-weapons =
    You already have jewellery from Africa. Load the two pieces of jewellery: three of a kind make an exhibition.
artifact-lesson-ship-other =
    The jewellery lies in America. Ship from there.
artifact-lesson-ship-first =
    Another time. Ship the jewellery from America first.

artifact-lesson-exhibit =
    Three pieces of jewellery: enough for an exhibition! For a museum you show exactly the cards that a tile asks for, and you may keep one of them.
artifact-lesson-exhibit-now =
    Produce the exhibition of three pieces of jewellery, pay with a museum, show your jewellery, and keep one piece.
artifact-lesson-exhibit-sites =
    That would work, too. But try the exhibition of three pieces of jewellery this time.
artifact-lesson-exhibit-keep =
    Keep one: it can be shown again in your next exhibition.
artifact-lesson-exhibit-first =
    You may do that, but somebody could take the tile before you. Produce the exhibition of three pieces of jewellery.

artifact-lesson-tile =
    The tile is worth 3 prestige at the end, and 1 coin more in every income. Early exhibitions pay your way; bigger ones bring more prestige. Tiles of a site and mixed ones come from the income row: the fewer lie there, the lower everybody’s base income.

artifact-lesson-sell =
    Meanwhile Basil sold a card on the black market, and you are short of money. Selling takes a ship, but instead of paying you receive the coins above its track.
artifact-lesson-sell-now = Sell your weapons.
artifact-lesson-sell-jewellery =
    Keep your jewellery for a bigger exhibition. Sell the weapons.
artifact-lesson-sell-first =
    Get money first: sell your weapons.

artifact-lesson-buy =
    You can buy there, too, for the same number of coins and another ship. No joker can sell or buy.
artifact-lesson-buy-now = Buy the ceramics that Basil sold.
artifact-lesson-buy-back =
    Those are your own weapons. Buy the ceramics.
artifact-lesson-buy-first =
    Have a look at the other side of the market: buy the ceramics.

artifact-lesson-end =
    The game ends after 1928, or earlier: when the income row is empty, when two types have no tiles left, or when a deck runs out. Then prestige counts, and every 5 coins are 1 prestige more.

## Expansion I

artifact-lesson-research-tracks =
    Expansion I adds a research track for each site. Your markers stand on the lowest spaces.

artifact-lesson-research-climb =
    Each research action moves your marker of that site one space up, besides placing the hut.
artifact-lesson-research-climb-now =
    Do research in the Middle East, and pay with a museum.
artifact-lesson-research-climb-first =
    That comes later. Do research in the Middle East first.

artifact-lesson-research-lowest =
    With three players your lowest research marker scores at the end; with more players the lowest is left aside and the next one scores. So it pays to research everywhere.

artifact-lesson-research-alone =
    Some years later. The decks now hold special artifacts, and you have three of them. A stand-alone artifact is an exhibition by itself: 1 prestige, and 1 coin in every income.
artifact-lesson-research-alone-now =
    Exhibit your stand-alone artifact of Africa, and pay with a museum.
artifact-lesson-research-alone-sell =
    Nobody pays what it is worth. Exhibit the stand-alone artifact.
artifact-lesson-research-alone-first =
    Another time. Exhibit the stand-alone artifact of Africa first.

artifact-lesson-research-gold =
    Gold buys any card of the black market. It costs neither marker nor coins, and is no action.
artifact-lesson-research-gold-now = Give your gold for the jewellery on the black market.
artifact-lesson-research-gold-buy =
    With a ship and coins you could buy it, too. Use your gold: it costs nothing.
artifact-lesson-research-gold-first =
    First use your gold for the jewellery on the black market.

artifact-lesson-research-fragments =
    Now you hold two pieces of jewellery, and fragments. Fragments count as any type of their site, but they are used up.
artifact-lesson-research-fragments-now =
    Produce the exhibition of three pieces of jewellery with your fragments, pay with a museum, and keep one piece.
artifact-lesson-research-fragments-first =
    Use the fragments: produce the exhibition of three pieces of jewellery.

artifact-lesson-research-cursed =
    A cursed artifact lies in the Middle East. Whoever ships from there must take it first, and it leaves the game at once. You have one hut there, so it is all you get.
artifact-lesson-research-cursed-now =
    Ship it away, so that your next ship brings something better.
artifact-lesson-research-cursed-first =
    See what a curse does: ship from the Middle East.

artifact-lesson-research-end =
    Last, there are manuscripts: each one that you hold at the end moves one of your research markers up a space. That is all of Expansion I.

## Expansion II

artifact-lesson-cities-roles =
    Expansion II adds four cities and four archaeologists. After each exhibition you choose a role, at most one city and one archaeologist, and may use its privilege from then on.

artifact-lesson-cities-london =
    London lets you draw a card secretly whenever you ship. You hold three pieces of jewellery: open an exhibition first.
artifact-lesson-cities-london-now =
    Produce the exhibition of three pieces of jewellery, keep one piece, and choose London.
artifact-lesson-cities-london-sites =
    That would work, too. But take the exhibition of three pieces of jewellery this time.
artifact-lesson-cities-london-role =
    A good choice for another time. Choose London.
artifact-lesson-cities-london-first =
    Roles come with exhibitions. Produce the exhibition of three pieces of jewellery.

artifact-lesson-cities-ship =
    You are at home in London. Use the privilege at once.
artifact-lesson-cities-ship-now =
    Ship the ceramics and the weapons from America, then draw the secret card.
artifact-lesson-cities-ship-load =
    You collect weapons: load the ceramics and the weapons.
artifact-lesson-cities-ship-decline =
    A privilege is voluntary, but a free card is a free card. Draw it.
artifact-lesson-cities-ship-first =
    Use London’s privilege: ship from America.

artifact-lesson-cities-judd =
    The secret card is a weapon, too: enough for another exhibition. This time take an archaeologist. Judd draws a card secretly whenever you do research.
artifact-lesson-cities-judd-now =
    Produce the exhibition of three weapons, keep one card, and choose Judd.
artifact-lesson-cities-judd-role =
    You may have a city and an archaeologist at the same time. Choose Judd.
artifact-lesson-cities-judd-change =
    You need not give London up: your second marker is free. Place it on Judd.
artifact-lesson-cities-judd-first =
    First the exhibition: show your 3 weapons.

artifact-lesson-cities-research =
    Now you have two privileges.
artifact-lesson-cities-research-now = Do research in the Middle East, and pay with a museum.
artifact-lesson-cities-research-america =
    Judd helps anywhere. But open the new site this time: the Middle East.
artifact-lesson-cities-research-first =
    Try Judd: do research in the Middle East.

artifact-lesson-cities-draw =
    The hut stands, and a card was turned up. Judd asks whether you want to draw.
artifact-lesson-cities-draw-now = Draw the secret card.

artifact-lesson-cities-end =
    After your next exhibition you move one of your two markers to another role. The rules say what each role does. That is all of Expansion II.
