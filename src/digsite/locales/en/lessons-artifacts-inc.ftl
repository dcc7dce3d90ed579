# The lesson of Artifacts, Inc. A step has a text, what to do now, and remarks on other tries.

artifacts-inc-lesson-name-artifacts-inc = Artifacts, Inc. in ten minutes

artifacts-inc-lesson-welcome =
    New York, 1929: you found a company that digs for artifacts. Cards bring reputation; once somebody has 20, the round is finished, and the highest reputation wins. Cards speak in signs: “? Signs” explains them whenever you like.

artifacts-inc-lesson-layout =
    You begin with four cards in a row. They stay where you lay them, and that matters: many cards help their neighbours to the left and right, above and below. It is a good idea to keep expeditions side by side.
artifacts-inc-lesson-layout-now =
    Lay them from left to right: Desert Expedition, Canyon Expedition, Headquarters. The Adventurers follow automatically.
artifacts-inc-lesson-layout-other =
    In a game any order will do. For this lesson lay the Desert Expedition first, then the Canyon Expedition, then the Headquarters.

artifacts-inc-lesson-dice =
    Basil began; now it is your turn. Your Adventurers show three symbols, so you roll three dice: 1, 4 and 6. You will place them one after another on actions whose number they meet. Each action takes one die in a turn.

artifacts-inc-lesson-expedition =
    Expeditions find artifacts. Your Canyon Expedition finds a fossil for a 1, and another one for a die of 3 or higher.
artifacts-inc-lesson-expedition-now =
    Place the 1 on the Canyon Expedition.
artifacts-inc-lesson-expedition-guide =
    Guide Work takes any die, but brings only 1 dollar. Find a fossil: place the 1 on the Canyon Expedition.
artifacts-inc-lesson-expedition-other =
    The dice of 4 and 6 are useful later. Place the 1 on the Canyon Expedition.
artifacts-inc-lesson-expedition-dive =
    Diving comes later. First place this die on an expedition or a museum, as the lesson says.
artifacts-inc-lesson-expedition-end =
    You still have dice. Use them all before you end your turn.

artifacts-inc-lesson-desert =
    You have a fossil now. The Desert Expedition finds scrolls, which some cards ask for besides their price. It takes a die of 4 or higher.
artifacts-inc-lesson-desert-now = Place the 6 on the Desert Expedition.
artifacts-inc-lesson-desert-four =
    The 4 would do as well, but place the 6 there this time.
artifacts-inc-lesson-desert-other =
    Place the 6 on the Desert Expedition to find a scroll.

artifacts-inc-lesson-museum =
    Museums buy artifacts of one type. You fill an order with exactly as many as it asks for, and receive 1 dollar for each artifact and the museum’s bonus.
artifacts-inc-lesson-museum-now =
    Place the 4 on the Fossils Museum, and fill the order of 1.
artifacts-inc-lesson-museum-scrolls =
    Keep your scroll for now. Sell the fossil.
artifacts-inc-lesson-museum-other =
    Sell your fossil: place the 4 on the Fossils Museum.

artifacts-inc-lesson-majority =
    Your cube marks the order for the rest of the game. At the end, whoever has the most cubes on a museum gains its reputation; in a tie, the cube in the highest box wins.

artifacts-inc-lesson-collectors =
    Some turns later you have two fossils and a scroll. Private Collectors buy any mix: 1 dollar for each artifact, and 1 more for each type beyond the first.
artifacts-inc-lesson-collectors-now =
    Place the 6 on the Private Collectors, and sell all three artifacts.
artifacts-inc-lesson-collectors-enough =
    Sell the scroll, too: the second type brings a dollar more.
artifacts-inc-lesson-collectors-other =
    Money first: place the 6 on the Private Collectors.
artifacts-inc-lesson-collectors-first =
    You have artifacts to sell. Place the 6 on the Private Collectors.

artifacts-inc-lesson-buy =
    You have 9 dollars. A die on your Headquarters buys one card. The Airfield costs 3 and helps the expeditions beside it: a die there may count as 2 higher or lower.
artifacts-inc-lesson-buy-now =
    Place the 3 on the Headquarters, buy the Airfield, and lay it below your Desert Expedition.
artifacts-inc-lesson-buy-other =
    A fine card, but try the Airfield this time.
artifacts-inc-lesson-buy-upgrade =
    Upgrading comes later. Buy the Airfield.
artifacts-inc-lesson-buy-decline =
    You may decline, but the die would be wasted. Make use of it.
artifacts-inc-lesson-buy-lay =
    There it would have other neighbours. Lay it right below the Desert Expedition.
artifacts-inc-lesson-buy-place =
    Place the 3 on the Headquarters: the 2 is for something else.
artifacts-inc-lesson-buy-first =
    Buy the Airfield first: place the 3 on the Headquarters.

artifacts-inc-lesson-neighbour =
    The Airfield gave you 1 reputation at once. And as its neighbour your Desert Expedition now takes a 2 as well, which counts as 4.
artifacts-inc-lesson-neighbour-now = Place the 2 on the Desert Expedition.
artifacts-inc-lesson-neighbour-other =
    See what a neighbour is worth: place the 2 on the Desert Expedition.

artifacts-inc-lesson-end =
    All your dice are placed.
artifacts-inc-lesson-end-now = End your turn.

artifacts-inc-lesson-upgrade =
    Basil has played, and you have rolled again. Instead of buying you may upgrade a card of yours: pay the price shown on it, here 3 dollars, and turn it to Level 2, for more actions and reputation.
artifacts-inc-lesson-upgrade-now =
    Place the 1 on the Headquarters, and upgrade the Canyon Expedition.
artifacts-inc-lesson-upgrade-buy =
    This time upgrade a card of your own: the Canyon Expedition.
artifacts-inc-lesson-upgrade-other =
    Another time. Upgrade the Canyon Expedition.
artifacts-inc-lesson-upgrade-place =
    Place the 1 on the Headquarters; the other dice are for later.
artifacts-inc-lesson-upgrade-first =
    Upgrade first: place the 1 on the Headquarters.

artifacts-inc-lesson-dive =
    One more reputation, and three places for dice. You can also dive: dice that add up to at least the number of the top underwater card win that card, once a turn. It is worth 1 reputation.
artifacts-inc-lesson-dive-now =
    Dive with your 3: the number on top is 2.
artifacts-inc-lesson-dive-five =
    The 5 is more than you need. Dive with the 3 alone.
artifacts-inc-lesson-dive-first =
    Dive first, with your 3.

artifacts-inc-lesson-choose =
    You found pottery, and have 3 reputation. The next numbers are higher, so early dives are cheap. One die is left: the 5.
artifacts-inc-lesson-choose-now = Place it where you like.
artifacts-inc-lesson-choose-end =
    You may end your turn with dice left, but use this one.

artifacts-inc-lesson-ahead =
    You know how a company grows. Now we jump to the end of the game.

artifacts-inc-lesson-twenty =
    You have 19 reputation and four dice, and the number on top is 9. Whoever reaches 20 sets off the end: the round is finished, so that everybody has had the same number of turns.
artifacts-inc-lesson-twenty-now =
    Dive with the 4 and the 5.
artifacts-inc-lesson-twenty-one =
    The 1 is not needed: 4 and 5 make 9.
artifacts-inc-lesson-twenty-six =
    That would do, but more than 9 is wasted. Take the 4 and the 5.
artifacts-inc-lesson-twenty-first =
    You are one short of 20. Dive for it.

artifacts-inc-lesson-last =
    Twenty! Basil began this game, so the round ends with your turn. You may still use your other dice.
artifacts-inc-lesson-last-now = End the game.
artifacts-inc-lesson-last-place =
    Nothing that you could do would change the result. End the game.

artifacts-inc-lesson-score =
    The Fossils Museum and the Scrolls Museum are yours, at 3 reputation each: 26 to 17. You win! In a tie, more dollars would have decided.
