# What the browser shows around the games; each title's own words are in the title's file.

## Shared with the boards

rule-number = { $number }
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
turn-you = Your turn
turn-you-named = { $player }, your turn
turn-other = { $player } decides
turn-away = { $player } decides, but is away
turn-bot = { $player } is thinking …
turn-chance = Chance decides
turn-waiting = Waiting for players
turn-over = The game is over
turn-abandoned = This game was given up
tab-turn = ● Your turn · { $title }
watching = watching
undo = Take back
all-moves = All moves

## Beside the board

beside = Log, talk and people
log = Log
log-empty = Nothing has happened yet.
log-earlier = Show everything before
talk = Talk
talk-empty = Nobody has said anything yet.
talk-write = Say something
talk-send = Send
people = People
seat-here = here
seat-away = away
seat-bot = program, { $level }
seat-handed = { $level } plays for now
seat-open = open seat
seat-open-bot = open seat; a program plays for now
seat-free = Free
look-as = Look as { $player }
hand-over = Let a program play
hand-back = Back to its owner
hand-back-me = I play again
level-random = random
level-greedy = quick

## Banners

lost = The connection is lost. We try again until it is back; nothing is lost.
wish-asks = { $player } would like to take a decision back.
wish-waiting = { $player } asks to take a decision back; the others are being asked.
wish-agree = Agree
wish-refuse = No
handed-you = A program ({ $level }) plays for you.
rematch-ready = The next game is set up.
rematch-follow = Go there
refused = Not possible: { $text }
refused-stale = The table has moved on meanwhile. Look again and decide anew.
refused-nothing-to-undo = There is no decision of yours to take back.
refused-offline = The server does not answer. Try again in a moment.
refused-too-often = That was very fast. Wait a moment and try again.

## The curtain between people at one screen

curtain-pass = Pass the screen to { $player }
curtain-why = Nobody's cards are on the screen now.
curtain-open = { $player }, show my hand
curtain-undo = { $player }: take my last decision back

## All moves

moves-search = Search the moves
moves-none = There is nothing to decide now.
moves-no-match = No move has these words.
moves-held = This ends your turn.

## Rules

rules-search = Search, or a number such as 8.4
rules-chapters = Chapters
rules-no-match = No paragraph has these words.

## Shortcuts

shortcuts = Keys
shortcuts-off = Single letters can be switched off in the settings.
shortcut-tip = On a piece: what it is, and its rule

## Settings

your-name = Your name
language = Language
theme = Paper
theme-system = as the system
theme-light = day
theme-dark = night
motion = Pieces move
motion-note = Off, everything is in its place at once.
sound = A bell when it is your turn
sound-note = Two soft strokes.
notices = Notices of the system
notices-note = When it is your turn and this page is in the background.
confirm = Confirm the end of a turn
confirm-note = A decision that ends your turn waits for one more press.
keys = Single letters as shortcuts
keys-note = For example m for all moves; ? shows them.
webhook = Call this address
webhook-note = When it is your turn and no screen of yours is open, the server sends a message there.

## The menu of a table

show-result = Result
replay = Replay
export = Save the match file
rematch = Play again
leave = Leave the table
leave-sure = You give your seat up. A program plays on until somebody takes the seat.
abandon = Give the game up
abandon-sure = This ends the game for everybody, without a result.

## Waiting and inviting

waiting-heading = Waiting for players
waiting-begins = The game begins as soon as every seat is taken.
invite-heading = Invite others
invite-how = Send this link, or let it be scanned.
invite-link = Link to this table
invite-code = Or this code, in the lobby:
invite-qr = The link as a picture to scan
invite-near = This page was opened on the server's own machine: the link works only here. Others need its address in your network (digsite serve --host 0.0.0.0).

## When something is not there

oops = That did not work
oops-no-table = There is no such table
oops-no-table-why = It may have been on another server, or the link is incomplete.
oops-no-seat = This seat is no longer yours
oops-no-seat-why = The secret in this browser opens no seat here: you have left, or somebody else has taken the seat.
watch-only = Watch only
forget = Forget this table
oops-offline = The server does not answer
oops-offline-why = It may be restarting. Your games are kept; try again in a moment.
lobby = The three digs
