# Artifact: why something cannot be done now. The names are those of the engine's objections.

game-over = The game is over.
chance-acts = Cards are being turned up.
not-your-turn = It is the turn of seat { $seat }.

# Questions that must be answered first
place-hut-first = Place a hut first.
choose-markers-first = Choose your markers first.
not-now = Nothing of the kind is asked now.
pay-first = Name the marker that pays for your action first.
unearth-first = Cards are being turned up.
load-first = Choose the cards you ship first.
draw-first = Say first whether you draw a card.
find-first = A card is being drawn.
show-first = Show the artifacts for your exhibition first.
keep-first = Say first which of the shown artifacts you keep.
role-first = Choose a role first.
passed-already = You have passed in this round.
take-first = Take a marker for the one you gave first.
refill-first = Fill up your mat first.

# Turns
start-up-is-over = Huts are placed freely only at the start of the game.
two-actions = You have performed two actions in this turn.
act-or-pass = Perform an action, or pass.
acted-already = You have acted in this turn: end it, you cannot pass any more.
pass-first = Markers are taken only after passing.
no-marker = You have no marker left.
too-dear = That costs { $price }, but you have { $money }.

# Digging and shipping
site-left-out = { $site } does not take part in this game.
hut-there = You have a hut in { $site } already.
no-hut-there = You have no hut in { $site }.
reserve-empty =
    { $huts ->
        [one] You have no hut left.
       *[other] You do not have { $huts } huts left.
    }
not-morley = Only Morley hires for two huts at once.
other-site = You ship from another site: { $card } is not there.
not-face-up = No { $card } lies face up there.
named-in-order = { $card } comes before a card you named: name cards in the order of the list.
too-few-above = After { $card } there are too few cards left in the list.

# Exhibitions
tile-left-out = The tile “{ $tile }” does not take part in this game.
tile-taken = The tile “{ $tile }” was produced by seat { $seat }.
artifacts-missing = Your hand lacks artifacts for “{ $tile }”.
not-held = You do not hold { $card }.
cannot-be-shown = { $card } cannot be shown in an exhibition.
does-not-fit = { $card } does not fit, or too few fitting cards would be left.
fragments-stay = { $card } cannot be kept.
not-shown = { $card } was not shown.

# Black market
no-ship = Trading at the black market needs a ship of your own.
place-empty = No card lies there.

# Markers
marker-not-held = You have no { $marker } marker.
nothing-to-take = There is no other marker on the board to take for the { $marker }.
mat-full = Your mat is full: you can only exchange.
same-marker = Take another kind than the { $marker } you gave.
track-empty = No { $marker } marker is on the board.
marker-in-order = { $marker } comes before a marker you took: name markers in the order of the list.
too-few-markers-above = From { $marker } on there are too few markers on the board.

# Roles
no-research-tracks = Carter needs the research tracks of the first expansion.
same-role = Your marker is there already.
group-taken = You have a marker in that group already.
no-role-to-change = You have no marker in the other group to move.
