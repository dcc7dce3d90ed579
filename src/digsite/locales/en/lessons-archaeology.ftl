# The lesson of Archaeology. A step has a text, what to do now, and remarks on other tries.

archaeology-lesson-name-archaeology = Archaeology in ten minutes

archaeology-lesson-welcome =
    Welcome to the dig! Find treasures, sell them to the museum in sets, and have the most money when the game ends. Basil plays against you.

archaeology-lesson-dig =
    Every turn begins with a dig: you draw the top card of the dig site. You have just found a coin. It is in your hand, where Basil cannot see it.

archaeology-lesson-prices =
    Each kind has its list of prices. One coin sells for 2, a pair for 5, three coins for 10: big sets pay far better than single cards.

archaeology-lesson-trade =
    In the marketplace you swap cards by their trading value, the number in the corner. You may take up to the value that you lay down, and a second cup would make a precious pair.
archaeology-lesson-trade-now =
    Lay down your two shards (1 each) and take the cup (2) from the marketplace.
archaeology-lesson-trade-coin =
    A coin would pay for the cup too, but you want to collect coins. Give your two shards away instead.
archaeology-lesson-trade-cup =
    Keep your cup: you want a pair. Lay down the two shards.
archaeology-lesson-trade-other =
    Nearly. Lay down both shards, and take the cup for them.
archaeology-lesson-trade-sell =
    Single cards bring little. Trade first: then you have a pair of cups to sell.
archaeology-lesson-trade-end =
    Don’t end your turn yet. First trade your two shards for the cup.

archaeology-lesson-sell =
    Now you hold two cups. One cup brings 2, but the pair brings 15. The eye marks the cup that Basil saw you take.
archaeology-lesson-sell-now =
    Sell both cups for 15.
archaeology-lesson-sell-one-cup =
    A single cup brings only 2, and nothing can be added to a sold set. Sell both at once.
archaeology-lesson-sell-coins =
    Your coins can wait: with a third one they bring 10. Sell the two cups.
archaeology-lesson-sell-trade =
    You could trade on, but the cups are ready to be sold. Sell both.
archaeology-lesson-sell-end =
    Don’t leave the cups in your hand, where they are in danger. Sell both.

archaeology-lesson-safe =
    Fifteen already! The set lies before you now. Nobody can take sold cards away, but nothing can be added to the set either.

archaeology-lesson-end =
    You may trade, sell and explore as often as you like in your turn. But within a turn, a kind that you took, like your cup, cannot be offered in trade again, and a kind that you offered, like your shards, cannot be taken back. When you are done, it is Basil’s turn.
archaeology-lesson-end-now = End your turn.
archaeology-lesson-end-sell =
    Two coins bring 5, three bring 10. Keep them for now, and end your turn.
archaeology-lesson-end-trade =
    Keep your cards for now, and end your turn.

archaeology-lesson-thief =
    Basil has played, and you have dug again: a thief! You must steal one card from another player, without looking.
archaeology-lesson-thief-now = Rob Basil.

archaeology-lesson-stolen =
    You stole a talisman. Only you and Basil know which card it was. Thieves work for everybody, so big hands are risky.
archaeology-lesson-stolen-now = Keep your cards this time, and end your turn.

archaeology-lesson-storm =
    Basil has dug a sandstorm! Everybody loses half of their hand, rounded down, and chooses which cards. You hold three cards, so you lose one.
archaeology-lesson-storm-now =
    Choose a card to lose. The talisman is best: your two coins are worth more together. Lost cards go to the marketplace.

archaeology-lesson-pyramid =
    You have dug a map. The pyramid has three chambers: one map opens the small one with 3 cards, two the medium one with 5, three the large one with 7.
archaeology-lesson-pyramid-now = Explore the small chamber.
archaeology-lesson-pyramid-sell =
    You may sell or trade a map, but it is worth only 3. The small chamber holds three cards: explore it.
archaeology-lesson-pyramid-first =
    You may do that as well, but somebody else could explore the chamber before you. Go there now.

archaeology-lesson-choose =
    You found two more cups and a parchment. In a game it is up to you: sell now and be safe, or wait for more and risk it. Here we play it safe.
archaeology-lesson-choose-now = Sell any set you like.
archaeology-lesson-choose-trade =
    Trading is fine, but try a sale this time: any set will do.
archaeology-lesson-choose-end =
    Sell a set first, any set will do.

archaeology-lesson-ahead =
    You know how a turn goes. Now we jump to the end of the game.

archaeology-lesson-last =
    The dig site is empty: nobody digs any more, and the end phase has begun. Cards in your hand count for nothing in the end, so turn them into money.
archaeology-lesson-last-now = Sell your four coins.
archaeology-lesson-last-split =
    All four together bring 18, much more than in parts. Sell the set of four.
archaeology-lesson-last-order =
    The parchment comes later. Sell the four coins first.
archaeology-lesson-last-trade =
    You could still trade, but your coins are worth 18 as they are. Sell them.
archaeology-lesson-last-pass =
    You may pass in the end phase. But if everybody passes, the first one to pass must sell. Sell your coins now.

archaeology-lesson-rest =
    One parchment is left. You could pass and hope for a better trade, but Basil has only one card left as well.
archaeology-lesson-rest-now = Sell the parchment.
archaeology-lesson-rest-trade =
    There is nothing in the marketplace that would pay more. Sell the parchment.
archaeology-lesson-rest-pass =
    Passing would only put it off. Sell the parchment.

archaeology-lesson-score =
    Nobody holds a card any more, so the game is over. Add up the sets: you have 85 and Basil has 78. You win! Now you know everything you need for your first game.
