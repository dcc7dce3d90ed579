# What the terminal says while a game is played; other screens do not need it.

whose-turn = { $player-is ->
    [you] { $player }, your turn
   *[other] { $player } decides
}
game-over = game over
chance-acts = a card is drawn
you-mark = { $player } (you)
prompt = { $player }, your move (number or text, ? why not, h help)>{" "}
pass-the-screen = Pass the screen to { $player }.
press-enter = { $player }, press Enter when nobody else is looking.{" "}
whole-log = The game so far, as you saw it
taken-back = Taken back: { $notation }.
now-practice = You had seen what came of it: from here on this is a practice game.
practice = practice game
nothing-to-take-back = You have decided nothing yet that could be taken back.
saved = Saved to { $file }.
not-saved = Not saved: { $why }
overwrite = There is a file { $file } already. Overwrite it? (y/N){" "}
left-alone = { $file } was left as it is.
since-last-turn = Since your last turn
save-where = Where to? For example: save my.match
kept = This game is saved. Continue with: digsite play --resume
kept-at = It is in { $file }
not-kept = The game cannot be saved automatically: { $why } Use “save FILE”.
finished-at = Look at it again with: digsite replay { $file }
no-such-number = There { $count ->
    [one] is only one move
   *[other] are only { $count } moves
}: choose 1 to { $count }.
unreadable = “{ $text }” is not a move I know.
did-you-mean = Did you mean { $moves }?
chance-only = “{ $text }” is for chance to decide, not for you.
not-now = “{ $notation }” is not possible now.
everything-possible = Nothing is ruled out now.
possible = That is possible now.
cannot-heading = not possible now
why-heading = why
any-of-verb = { $verb } (anything)
many-of-verb = { $verb } { $named } … and { $more } more
and-so-on = { $why } And so on.
no-paragraph = There is no paragraph “{ $number }” in these rules.
no-rulebook = This title has no rulebook yet.
bye = Until next time.
place-heading = place
player-heading = player
score-heading = points
sheet-title = The result
shared-win = Shared win!
commands =
    Type a move's number, or the move itself: “sell 2 coin”; the first letters are enough, Tab completes.
    Several parts at once, in any order: “offer coin, offer coin; take talisman”.
    ?            what is not possible now, and why
    ? MOVE       why this move is not possible
    ? 8.4        that paragraph of the rules, or a ruling: ? R13
    rules        all of the rules
    log          what has happened so far
    show         the whole table again, also what did not fit
    undo         take back your last decision
    save FILE    write the game to a file
    quit         stop; the game is kept
