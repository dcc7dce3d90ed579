# What the browser shows around the games; each title's own words are in the title's file.

## Shared with the boards

did-take-back = { $player-is ->
    [you] You take a decision back.
   *[other] { $player } takes a decision back.
}
back = Back
confirm-end = Confirm and end my turn

## Everywhere

close = Close
cancel = Cancel
save = Save
copy = Copy
copied = Copied
loading = One moment …
to-lobby = To the lobby
settings = Settings
rules = Rules
menu = Menu

## The bar over the table

table = Table
turn-asked = { $player }’s turn: you decide
turn-you = Your turn
turn-you-named = { $player }, your turn
turn-other = { $player } is deciding
turn-away = Waiting for { $player }, who is away
turn-bot = { $player } is thinking …
turn-chance = Chance decides
turn-waiting = Waiting for players
turn-over = The game is over
turn-abandoned = This game was given up
tab-turn = ● Your turn · { $title }
tab-offers = { $label }: { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
}
watching = watching
skip-decide = Skip to your choices
since = Since your last turn
since-replay = Show again
last-round = Last round
last-round-why = The last round has begun.
archaeology-last-round = End phase
archaeology-last-round-why = The dig site is empty: the end phase has begun. Sell what you hold.
artifact-last-round = Last year
artifact-last-round-why = The last year has begun: the game is over when it ends.
artifacts-inc-last-round-why = The reputation that ends the game is reached: this round is the last.
did-score = { $player-is ->
    [you] The final count: you have { $text }.
   *[other] The final count: { $player } has { $text }.
}
practice = practice
practice-why = Somebody took back a decision after seeing what came of it, or the game was continued from a replay. It counts as practice.
practice-now = From here on this game counts as practice.
practice-sure = Take this back?
practice-sure-why = You have already seen what came of it: the game will count as practice from then on.
practice-do = Take it back
practice-leave = Leave it as it is
undo = Take back
all-moves = All moves

## Beside the board

beside = Log, chat and people
log = Log
log-empty = Nothing has happened yet.
log-earlier = Show earlier moves
times = ×{ $count }
talk = Chat
talk-empty = Nobody has said anything yet.
talk-write = Say something
talk-send = Send
people = People
seat-here = here
seat-away = away
seat-bot = bot, { $level }
seat-handed = { $level } plays for now
seat-open = open seat
seat-open-bot = somebody left; a bot plays for now
seat-free = Free
look-as = Look as { $player }
free-seat = Let somebody else sit here
hand-over = Let a bot play
hand-back = Give the seat back
hand-back-me = Take my seat back
bot-name-0 = Hugo
bot-name-1 = Ida
bot-name-2 = Otto
bot-name-3 = Vera
bot-name-4 = Edgar
level-random = random
level-novice = novice
level-skilled = skilled
level-expert = expert
level-master = master
level-greedy = greedy
level-search = searching

## Banners

lost = The connection is lost. Trying to reconnect; your game is safe.
wish-asks = { $player } would like to take a decision back.
wish-waiting = { $player } would like to take a decision back; the others are being asked.
wish-agree = Agree
wish-refuse = No
handed-you = A bot ({ $level }) is playing for you.
rematch-ready = The next game is set up.
rematch-follow = Go there
refused = Not possible: { $text }
refused-stale = The table has moved on. Take another look and decide again.
refused-nothing-to-undo = You have no decision to take back.
refused-offline = The server is not answering. Try again in a moment.
refused-too-often = That was very fast. Wait a moment and try again.

## The clock

clock = Clock
clock-turn = { $text } for each turn
clock-game = { $text } each
clock-game-more = { $text } each, and { $more } for each turn
seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
days-hours = { $days } d { $hours } h
time-left = { $player }’s time: { $text }
time-short = You have { $text } left.
late-you = Your time is up: a bot ({ $level }) is playing for you.
late-soon = It finishes this turn, then you are back.
seat-late = time is up; { $level } plays for now

## The curtain between people at one screen

curtain-pass = Pass the screen to { $player }
curtain-why = Nobody’s cards are showing.
curtain-open = { $player }, show my hand
looking-as = You are looking as { $player }.
curtain-undo = { $player }: take my last decision back

## All moves

moves-search = Search the moves
moves-none = There is nothing to decide now.
moves-no-match = No move matches.
moves-held = This ends your turn.

## Rules

rules-search = Search, or type a number such as 8.4
rules-link = Copy a link to this paragraph
rules-chapters = Chapters
rules-no-match = No paragraph matches.

## Shortcuts

shortcuts = Keys
shortcuts-off = Single letters can be switched off in the settings.
shortcut-end = Confirm what is picked, or end my turn
shortcut-digits = Choose what bears that number; the first digit only shows the numbers
shortcut-more = Show the next nine numbers, if there are more
digits-more = { $first }–{ $last } of { $all } · 0: more
shortcut-tip = On a piece: what it is, and its rule
tip-none = There is nothing more to say about this.
tip-where = i explains whatever has the focus: move to something with Tab first.
end-nothing = Nothing ends here: answer the question first.
cite-paragraph = Paragraph { $number } of the rules
cite-ruling = Ruling { $number }
shortcut-all = Pick all of that kind at once, as holding does
shortcut-tab = Go to the next thing, and press it
shortcut-drag = Close a sheet, put back what is picked, or let go of what is dragged
hold-all = Hold it down, or press with Shift, for all of them.

## Settings

your-name = Your name
language = Language
theme = Colours
theme-system = same as the system
theme-light = light
theme-dark = dark
motion = Animate pieces
motion-note = When off, everything moves to its place at once.
sound = Sounds
sound-note = A bell when it is your turn; dice, coins, storms and the end.
notices = System notifications
notices-note = When it is your turn and this page is in the background.
confirm = Confirm the end of a turn
confirm-note = A decision that ends your turn waits for one more press.
keys = Single-letter shortcuts
calm = Let bots take their time
calm-note = Each action stays in sight long enough to be read.
unspent = Ask before dice or actions are left unused
unspent-note = Ending a turn waits for one more press when something could still be used.
forced = Play forced moves automatically
forced-note = A step with only one answer plays itself; the end of your turn never does.
steady = Ignore accidental double clicks
steady-note = Whatever appears under a pointer that has just clicked ignores clicks for a moment.
keys-note = For example m for all moves; ? shows them.
settings-programs = For programs
webhook = Call this address
webhook-note = When it is your turn and you have no page open, the server sends a message there.

## The menu of a table

show-result = Result
to-lobby-note = The game goes on; you will find it under “My tables”.
replay = Replay
export = Save the match file
rematch = Play again
leave = Leave the table
leave-note = A bot takes your seat; the others play on.
leave-sure = You give up your seat. A bot plays on until somebody takes it.
abandon = Give up the game
abandon-note = Ends it for everybody, without a result.
abandon-sure = This ends the game for everybody, without a result.

## Waiting and inviting

waiting-heading = Waiting for players
waiting-begins = The game begins as soon as every seat is taken.
invite-heading = Invite others
invite-how = Send this link, or have it scanned.
invite-link = Link to this table
invite-code = Or this code, in the lobby:
invite-qr = The link as a picture to scan
invite-near = This page was opened on the server's own machine: the link works only here. Others need its address in your network (digsite serve --host 0.0.0.0).

## When something is not there

oops = That did not work
oops-no-table = There is no such table
oops-no-table-why = It may have been removed when its time was up, or the link is incomplete or leads to another server.
oops-no-seat = This seat is no longer yours
oops-no-seat-why = The key in this browser opens no seat here: you have left, or somebody else has taken the seat.
watch-only = Watch only
forget = Forget this table
oops-offline = The server is not answering
oops-offline-why = It may be restarting. Your games are kept; try again in a moment.
oops-no-page = Nothing here
oops-no-page-why = This address leads nowhere on this server.
oops-no-code = No table has this code
oops-no-code-why = Codes have six letters and digits. It may be misspelt, or the table is gone.
oops-no-title = This game is not on the shelf
oops-no-title-why = The server does not know it.
oops-not-understood = There is no such table
oops-not-understood-why = The link is incomplete.
oops-other-rules = These rules are no longer known here
oops-other-rules-why = The game was started with another version of the rules and cannot go on with this one.
try-again = Try again

## The lobby

lobby = Three digs, one table
lobby-how = Take a box from the shelf: play alone against bots, with friends at this screen, or by link.
for-programs = For programs
box-seats = { $least } to { $most } players
box-play = Play
my-tables = My tables
your-turn = Your turn
table-gone = no longer there
kept-until = kept until { $date }
go-on = Continue
see-result = See the result
show-all = Show all
join-heading = Join a table
join-code = Code of a table
join = Join
join-sit = Sit down
join-full = There is no open seat at this table.
join-title = Join this table
no-open-tables = No table is waiting for players.
running-tables = Games in progress
no-running-tables = No public games right now.
watch = Watch
import-heading = A match file
import-how = Brings back its game, with all seats at this screen.
import-choose = Choose a file
import-broken = “{ $file }” cannot be read: { $text }
status-waiting = waiting for players
status-running = running
status-over = over
status-abandoned = given up

## The club of a server

club = Club
club-how = Finished games of whoever wants to be listed. A name is held by a key in its owner’s browser; it proves nothing about who that is.
club-title = Game
club-all = all games
club-games = { $count ->
    [one] 1 game counted
   *[other] { $count } games counted
}
club-rating = Rating
club-played = Games
club-won = Won
club-against = Against
club-ahead = Ahead
club-behind = Behind
club-latest = Latest games
club-empty = Nobody is listed yet. You can be, by a switch in the settings.
club-more = Show more
club-csv = Save as CSV
club-json = Save as JSON
club-leave = Remove me and my results
club-list = List me in the club of this server
club-list-note = Your name, results and rating, from games that you begin from now on. This browser keeps the key to your name.
club-listed = club
club-listed-why = This game counts in the club for the holder of this name.

## A new table

new-seats = Players
new-me = You
new-here = A friend at this screen
new-link = A friend by link
new-bot = Bot: { $level }
new-who = Who plays seat { $number }
new-name = Name of player { $number }
name = Name
name-me = Explorer
name-number = Player { $number }
new-start = Start
new-edition = Edition
new-listed = Show this table in the lobby
new-listed-note = Otherwise only people with the link can find it.
new-clock = Time
new-clock-none = no limit
new-clock-turn = for each turn
new-clock-game = for the whole game
new-clock-days = days for each turn
new-clock-time = How long
new-clock-more = Added for each turn
new-clock-level = Who plays on
new-clock-note = The clock starts once everybody is seated. When somebody’s time is up, a bot plays on, and they can come back at any time.
edition-sure = Every number is the one in the printed game.
edition-ours = The rules are the printed ones. Numbers printed only on the components are ours (“reconstruction”) unless they are known.
edition-theirs = The numbers come from somebody’s own copy, “{ $edition }”.
edition-own = To play with the numbers of your own copy: digsite editions show { $title } > mine.toml, change them, and play with --edition mine.toml, or for everybody at this server: DIGSITE_EDITIONS=mine.toml digsite serve.
edition-look = Where each number comes from
edition-number-printed = printed
edition-number-derived = derived from printed ones
edition-number-reconstruction = ours
rules-turn = How a turn goes
rules-about = About this text and its numbers
archaeology-turn-goes =
    Dig: take the top card of the dig site (§4). A thief robs, a sandstorm takes half of every hand.
    Then in any order, as often as you like: trade with the marketplace (§6), explore the pyramid with maps (§7), sell sets to museums (§8).
    End your turn. When the dig site is empty, everybody sells what they still hold (§9).
artifact-turn-goes =
    Take one or two actions, each with a marker from your mat: research, hire, ship, exhibit, or deal on the black market (§5).
    Or pass for this year: take a marker, or exchange one (§5.6).
    When all have passed a new year begins, with income for everybody (§4).
artifacts-inc-turn-goes =
    Roll your adventurers (§2.2).
    Place each die on a card of yours, on a museum, or keep it for a dive; buy, upgrade and sell as the cards say.
    End your turn. When somebody reaches the reputation that ends the game, the round is finished.
artifact-number-5-5 = In this edition the joker price is { $money-joker }.
artifact-number-15-6 = In this edition: { $roles-berlin-coins } coins.
artifact-number-13-3 = In this edition the spaces are worth { $research-row }.
artifact-number-5-2 = In this edition the spaces of a track cost { $tracks-cost }.
archaeology-number-2-2 = In this edition: { $setup-hand } cards.
option-memory = Memory aid
option-memory-why = Whether what everybody has seen stays visible.
option-memory-aid = On
option-memory-aid-why = Known cards in hands and points so far can be looked up.
option-memory-none = Off
option-memory-none-why = Page and terminal show only what lies open; you have to remember the rest.
edition-printed = Printed
edition-printed-why = The numbers on the printed cards.
edition-reconstruction = Reconstruction
edition-reconstruction-why = The rules as printed; numbers found only on the components are ours.
edition-reconstruction-2 = Reconstruction, version 2
edition-reconstruction-2-why = The rules as printed; numbers found only on the components are ours, balanced over many games.

archaeology-blurb = Dig, trade and sell treasures before the sandstorm takes them.
artifact-blurb = Hire, dig, ship and exhibit: bring the treasures of the world to your museum.
artifacts-inc-blurb = Roll your adventurers, build a company, and make a name with the museums.

artifact-option-expansions = Expansions
artifact-option-expansions-why = Each may be added on its own, or both together. For a first game take neither.
artifact-option-expansions-research = I: Research
artifact-option-expansions-research-why = Research tracks at every site, and special artifacts in the decks (§13, §14).
artifact-option-expansions-cities = II: Cities and archaeologists
artifact-option-expansions-cities-why = Each exhibition brings a role with a privilege (§15).
artifact-option-start = Start-up
artifact-option-start-why = How the first huts get onto the board.
artifact-option-start-chosen = Chosen
artifact-option-start-chosen-why = Everybody places two huts in turn (§3.1).
artifact-option-start-quick = Quick
artifact-option-start-quick-why = Huts are placed by the printed table; markers are chosen as usual (§3.4).
artifact-option-fragments = Fragments
artifact-option-fragments-why = What fragments can stand for; only with the first expansion.
artifact-option-fragments-site = Of their own site
artifact-option-fragments-site-why = Any type, but only the site they come from (§14.5).
artifact-option-fragments-any = Of any site
artifact-option-fragments-any-why = Any type and any site.
artifact-option-left_out = The site that is left out
artifact-option-left_out-why = Three players use three sites; with more players this makes no difference (§2.4).
artifact-option-left_out-asia = Asia
artifact-option-left_out-africa = Africa
artifact-option-left_out-america = America
artifact-option-left_out-middle_east = Middle East

artifacts-inc-option-refill = New cards in the row
artifacts-inc-option-refill-why = When the place of a bought card is filled again (ruling R19).
artifacts-inc-option-refill-immediate = At once
artifacts-inc-option-refill-immediate-why = The next card is there for your next purchase.
artifacts-inc-option-refill-end_of_turn = At the end of the turn
artifacts-inc-option-refill-end_of_turn-why = Gaps stay open until the turn is over.
artifacts-inc-option-idle_buy = A die on Buy without buying
artifacts-inc-option-idle_buy-why = Whether a die may be placed on Buy when you can afford nothing (ruling R13).
artifacts-inc-option-idle_buy-no = No
artifacts-inc-option-idle_buy-no-why = Buy is offered only when you can afford something.
artifacts-inc-option-idle_buy-yes = Yes
artifacts-inc-option-idle_buy-yes-why = What the book literally says; it gains nothing.

## The end of a game

result-you = You win!
result-wins = { $player } wins
result-shared = A shared win: { $player }
place = { $number }.
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
look-at-board = Look at the board
chart = Points over time
chart-table = The same as a table
chart-moment = Moment
chart-end = End
chart-failed = The chart cannot be shown right now.

## Replay

replay-of = Replay · { $title }
replay-timeline = Moments of the game
replay-moment = Moment
replay-at = { $ply } / { $last }
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-link = Copy a link to this moment
replay-eyes = Through the eyes of
replay-everybody = a spectator
replay-branch = Play on from here
branch-how = This becomes a practice game at a table of its own.
branch-bots = With the same bots
branch-alone = Alone, all seats at this screen
to-table = To the table
