# What the terminal says while a game is played; other screens do not need it.

whose-turn = { $player-is ->
    [you] { $player }, your turn
   *[other] { $player } decides
}
game-over = game over
thinking = { $player } is thinking …
chance-acts = a card is drawn
you-mark = { $player } (you)
prompt = { $player }, your move (number or text, ? why not, h help)>{" "}
pass-the-screen = Pass the screen to { $player }.
press-enter = { $player }, press Enter when nobody else is looking.{" "}
whole-log = The game so far, as you saw it
taken-back = Taken back: { $notation }.
now-practice = You had seen what came of it: from here on this is a practice game.
practice = practice
nothing-to-take-back = You have not yet decided anything that could be taken back.
saved = Saved to { $file }.
not-saved = Not saved: { $why }
overwrite = { $file } already exists. Overwrite it? (y/N){" "}
yes-words = y yes
left-alone = { $file } was left as it was.
since-last-turn = Since your last turn
save-where = Where to? For example: save my.match
kept = This game is saved. Continue with: digsite play --resume
kept-at = It is in { $file }
not-kept = The game cannot be saved automatically: { $why }. Use “save FILE”.
finished-at =
    Look at it again with: digsite replay { $file }
    Let a bot judge each decision with: digsite analyse { $file }
play-on-from = Play on from any ply of it with: digsite play --load { $file } --from PLY
try-again = Try another way from one of these moves:
no-such-number = There { $count ->
    [one] is only one move
   *[other] are only { $count } moves
}: choose 1 to { $count }.
unreadable = “{ $text }” is not a move I know.
did-you-mean = Did you mean { $moves }?
chance-only = “{ $text }” is for chance to decide, not for you.
not-now = “{ $notation }” is not possible now.
after-parts = After “{ $list }”: { $why }
everything-possible = Nothing is ruled out now.
possible = That is possible now.
cannot-heading = not possible now
why-heading = why
any-of-verb = { $verb } (anything)
many-of-verb = { $verb } { $named } … and { $more } more
and-so-on = { $why } And so on.
no-paragraph = There is no paragraph “{ $number }” in these rules.
no-rulebook = This title has no rulebook yet.
bye = See you next time.
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
    what         what you can do now, with price and effect
    guide        switch the guide on or off
    hint         what a bot would do, and why
    log          what has happened so far
    show         the whole table again, including what did not fit
    undo         take back your last decision
    save FILE    write a match file
    quit         stop; the game is kept

## Help on the commands; what a person types stays as it is

help-usage = Usage:
help-more = More about it: { $text }
help-subcommand = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-error = Error
help-required = [required]
help-default = [default: {"{}"}]
help-any-help = Show this help.
help-any-install_completion = Enable Tab completion for this shell.
help-any-show_completion = Print the completion script for this shell.
help-any-json = Print JSON, for scripts.
help-any-title = Which game; `digsite titles` lists them.
help-any-seats = Number of players; the fewest by default.
help-any-edition = The values of cards and board: an edition, or your own TOML file.
help-any-option = An option of the game.
help-any-expansions = Short for --option expansions=A,B.
help-any-start = Short for --option start=HOW.
help-any-lang = Language of texts and rules; your system's by default.
help-any-games = How many games.
help-any-seed = The same seed gives the same games.
help-any-workers = How many processes share the work; the result does not depend on it. All cores by default.
help-any-ray = Run on a Ray cluster: the one named by RAY_ADDRESS, or this machine.
help-any-keep = STATUS=DAYS: how long to keep unused tables; 0 means for ever. See docs/server.md.
help-any-database = A file, or postgresql://…; by default what DIGSITE_DATABASE says, else a file in your data folder.

help-digsite =
    Three archaeology board games: play them, let bots play them, read their rules.

    First steps: digsite learn archaeology · digsite play archaeology · digsite rules archaeology
help-digsite-version = Show the version.
help-titles =
    List the games, with players, editions and options.

    Example: digsite titles --json
help-play =
    Play a game here in the terminal.

    Against two bots: digsite play archaeology --seats 3

    Two people, one screen: digsite play archaeology --me all

    Continue where you stopped: digsite play --resume

    Try another way: digsite play --load my.match --from 40
help-play-title = Which game; not needed with --resume or --load.
help-play-me = The seat you play, or “all”; 0 by default.
help-play-against = Bots for the other seats: { $known }, or your own: module:Class, program:COMMAND; skilled by default.
help-play-seed = The same seed deals the same cards.
help-play-load = Continue the game in a match file.
help-play-ply = With --load: play on from this ply, as a new game; the bots keep their seats.
help-play-resume = Continue the game you played last.
help-play-guide = A guide that explains the game as you play; on until you have finished your first game.
help-play-name = Your name.
help-simulate =
    Let bots play many games; they change seats from game to game.

    Example: digsite simulate archaeology --seats 3 --games 5000 --players random
help-simulate-players = One name for all, or one for each seat: { $known }, or your own: module:Class, program:COMMAND.
help-arena =
    Run a tournament between bots, from every seat with the same deals, and rate them.

    Example: digsite arena archaeology --players expert,skilled --games 200 --file games.jsonl
help-arena-players = Who plays: { $known }, or your own: module:Class, program:COMMAND. The last one takes the seats that are left over.
help-arena-file = Keep each game here; an interrupted run continues from it.
help-arena-seconds = Seconds for each decision; a bot that takes longer loses the game.
help-hint =
    Show what a strong bot would do at the end of a match file, and why.

    Example: digsite hint my.match
help-hint-file = A match file.
help-analyse =
    Judge every decision of a finished game: a chart, mistakes, and where the game turned.

    Example: digsite analyse my.match
help-analyse-file = A match file.
help-analyse-simulations = How many simulations to spend on each decision.
help-analyse-every = List every decision, not only those that cost something, with the chance of winning before (the best decision) and after (the one that was made).
help-export =
    Write the games of a tournament as data: decisions, what each seat saw, results.

    Example: digsite export archaeology --players skilled,novice --games 500 --folder data
help-export-players = Who plays: { $known }, or your own: module:Class, program:COMMAND. The last one takes the seats that are left over.
help-export-folder = Where to write; an interrupted run continues there.
help-export-format = jsonl, or parquet, which needs digsite[research].
help-replay =
    Retell a match file move by move, and show the final position or an earlier one.

    Example: digsite replay my.match --to 40 --seat 0
help-replay-file = A match file.
help-replay-to = Stop after this many moves.
help-replay-seat = The seat whose view is shown; a spectator's by default.
help-perft =
    Count all move sequences of a given length, chance included.

    Two engines that agree here agree on the rules.

    Example: digsite perft archaeology --seats 2 --depth 4 --divide
help-perft-depth = Length of the sequences.
help-perft-divide = Count separately for each first move.
help-perft-origin = Start where this match file ends.
help-rules =
    Read the rules of a game: all of them, a chapter, a paragraph or a ruling.

    One paragraph: digsite rules archaeology 8.4

    Search for a word: digsite rules archaeology --find thief
help-rules-paragraph = A paragraph (8.4), a chapter (8), a ruling (R13), or all rulings (R).
help-rules-find = Only paragraphs that contain this word.
help-train =
    Learn the weights that the bots from novice to master use to judge positions.

    Example: digsite train archaeology --seats 2 --out src/digsite/bots/weights/archaeology.json
help-train-games = How many games in each round.
help-train-rounds = How many rounds of playing and learning.
help-train-teacher = Who plays the games of the first round: pupil (with the present weights), { $known }, or your own: module:Class, program:COMMAND.
help-train-company = Who sits down with the pupils in one seat of three: { $known }, or your own; without it nobody does.
help-train-simulations = How many simulations the pupil spends on each decision.
help-train-folder = Keep the games here; an interrupted run continues from them.
help-train-out = The file that the weights for this setting are added to.
help-train-from_nothing = Let the pupils of the first round judge by what is certain alone, as if nothing had been learned yet.
help-editions = List, show or check editions: the values of cards and board.
help-editions-list =
    List the editions that come with digsite.

    Example: digsite editions list archaeology
help-editions-list-title = Only this game's.
help-editions-show =
    Print an edition as a TOML file, to start your own from.

    Example: digsite editions show archaeology > mine.toml
help-editions-show-edition = Which edition; the game's default if left out.
help-editions-check =
    List every mistake in an edition file in plain words; exit code 1 if there is one.

    Example: digsite editions check mine.toml
help-editions-check-file = Your own TOML file.
help-doctor =
    Show what this installation has: engine, compiler, packages, terminal, data folder.

    Example: digsite doctor
help-serve = Host games for browsers and programs; for other machines only if --host allows it.
help-serve-host = The address to listen on.
help-serve-port = The port; 0 takes any free one.
help-serve-workers = How many processes think for bots; all cores but one by default.
help-serve-tables = How many games one address may have open.
help-serve-tables_kept = How many tables one address may have, finished ones included; those that nobody has used for 30 days do not count.
help-serve-proxy = Your own proxy, as an address or a network; the client addresses it reports are trusted.
help-serve-metrics = Who may read /metrics, as an address or a network; nobody by default.
help-serve-name = A host name that browsers use for this server.
help-serve-rate = How many requests one address may send each second.
help-serve-sockets = How many sockets one address may keep open.
help-serve-pause = Seconds between two moves of bots while somebody is watching.
help-serve-link = The address that people type to reach this server, for links.
help-serve-allow_local_webhooks = Let webhooks call addresses on this machine and its network.
help-serve-club = Add a page with results and ratings of the players who want to be listed.
help-serve-show = Open the page in your browser, and log only problems.
help-backup = Back up all games to a file, even while the server runs.
help-backup-file = The file to write.
help-restore = Replace all games with those of a backup; stop the server first. The old file is kept.
help-restore-file = The backup.
help-tidy = Remove tables that nobody has used for a long time; a running server does this every hour.
help-tidy-dry_run = Only list what would be removed.
help-learn =
    Learn a game in ten minutes on a real table; stop and continue whenever you like.

    Start with: digsite learn archaeology

    An expansion: digsite learn artifact-research
help-learn-title = Which lesson: a title, or an expansion such as artifact-research.
help-learn-again = Start again from the first step.

## What the commands say

titles-players = players
titles-editions = editions
titles-rules = rules in
editions-title = title
editions-edition = edition
editions-default = default
edition-playable = { $file }: a playable edition “{ $edition }” of { $title }
table-player = player
table-games = games
table-mean = mean score
table-deviation = ± sd
table-wins = wins
table-interval = 95% interval
table-rating = rating
table-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
whole-share = { $share }%
table-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
table-milliseconds = ms
table-failed = failed
arena-failed = game { $game }: { $why }
training-stopped = digsite: stopped; the same command goes on from the games in { $folder }
trained = { $title } { $way }, round { $round }: { $games } games, scale { $scale } + { $spread } × time
stopped-after = digsite: stopped after { $played } of { $wanted } games
simulated = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $decisions } decisions per game, { $rate } games/s
backed-up = All games were copied to { $file }.
restored = The games in { $file } were restored.
restored-aside = The games in { $file } were restored. What was there before is in { $aside }.
serves-at = digsite serves at { $link }
open-link = open { $link } in a browser
serves-everybody = digsite: anyone who can reach this machine can open the tables:

doctor-engine = engine
doctor-compiled = compiled
doctor-interpreted = interpreted: everything works, more slowly
doctor-compile = With a C compiler, “make play” in the source folder compiles it.
doctor-compiler = C compiler
doctor-none = none
doctor-compiler-why = Only needed to compile the engine.
doctor-missing = missing
doctor-install = Install it: pip install { $package }
doctor-screen = screen
doctor-screen-found = { $size }, { $colour }, { $kind ->
    [terminal] terminal
   *[other] not a terminal
}
doctor-no-colour = no colour
doctor-small = A game needs at least 80×24.
doctor-folder = data folder
doctor-folder-why = Games cannot be kept there; set XDG_DATA_HOME to a folder of yours.
doctor-extra = extra: { $extra }
doctor-extra-missing = missing: { $missing }

person-number = Person { $number }

## What is wrong with a command

fault-no-word = a command is missing: what should digsite do?
fault-no-command = there is no command “{ $text }”
fault-no-option = there is no option { $text }
fault-no-option-but = there is no option { $text }; did you mean { $allowed }?
fault-bad-option = { $needs ->
    [value] option { $text } needs a value
   *[none] option { $text } takes no value
}
fault-missing = { $text } is missing
fault-extra-words = too many words: { $text }
fault-bad-value = { $text } must be { $wanted ->
    [int] a whole number
    [float] a number
   *[other] something else
}{ $bounds ->
    [none] {""}
    [least] {" "}(at least { $least })
   *[both] {" "}({ $least } to { $most })
}
fault-close-title = there is no title “{ $title }”; did you mean “{ $close }”?
fault-other-edition = { $edition } is an edition of { $made }, not of { $title }
fault-option-form = an option is written NAME=VALUE, not “{ $text }”
fault-which-game = which game? For example: digsite play archaeology
fault-nothing-unfinished = there is no unfinished game; start one: digsite play archaeology
fault-other-title = { $file } is a game of { $found }, not of { $title }
fault-other-match = { $file } is a match of { $found }, not of { $title }
fault-other-players = { $file } is a match of { $found } players, not of { $seats }
fault-players =
    --players names { $names ->
        [one] one player
       *[other] { $names } players
    } for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
fault-player-failed = { $player } failed: { $why }
fault-seat-failed = seat { $number } failed: { $why }
fault-impossible-clock = a clock cannot have { $seconds } seconds and add { $more }
fault-seat-late = seat { $number } was late: { $milliseconds } ms for one decision
fault-seat-silent = seat { $number } did not answer within { $milliseconds } ms
fault-seat-died = seat { $number } brought down the process that it played in
fault-process-died = a process that shared the work ended before its work was done
fault-seat-illegal = seat { $number } answered “{ $notation }”, which is not legal
fault-program-missing = the program “{ $command }” cannot be started: { $system }
fault-program-illegal = the program “{ $command }” said “move { $said }”, which is not legal
fault-program-talks = the program “{ $command }” said { $lines } lines, but gave no answer
fault-program-silent = the program “{ $command }” did not answer within { $milliseconds } ms
fault-program-deaf = the program “{ $command }” stopped reading: { $system }
fault-program-ended = the program “{ $command }” ended before the game did
fault-program-long-line = the program “{ $command }” wrote a line of more than { $bytes } bytes
fault-nothing-learned = nothing has been learned about { $title } yet
fault-from-what = --from goes back in a match file: name the file with --load
fault-nothing-decided = nobody decides anything after ply { $last } of this game; allowed: 0 to { $last }
fault-no-seat = there is no seat “{ $word }”; allowed: 0 to { $last }, or all
fault-no-seat-here = there is no seat { $number } in this match; allowed: 0 to { $last }
fault-no-hints = { refusal-no-hints }
fault-same-name = two players cannot have the same name
fault-no-paragraph = there is no paragraph “{ $number }” in the rules of { $title }; chapters: { $chapters }
fault-not-found = nothing in these rules contains “{ $word }”
fault-in-file = { $file }: { $why }
fault-not-a-file = this database is not a file: use pg_dump and pg_restore
fault-nothing-to-copy = { $file }: there is nothing to back up
fault-file-there = { $file }: this file already exists
fault-file-open = { $file }: a server has it open; stop it first
fault-file-served = { $file }: another server serves this file, or a backup is being restored to it; wait or stop it first, or use PostgreSQL for several servers
fault-no-lock = { $file }: this file cannot be locked ({ $why }); put the database on a local disk
fault-no-file = { $file }: there is no such file
fault-is-folder = { $file }: this is a folder, not a file
fault-no-access = { $file }: you are not allowed to read or write it
fault-no-folder = { $file }: there is no such folder
fault-is-file = { $file }: this is a file, not a folder
fault-not-folder = { $file }: part of this path is a file, not a folder
fault-long-name = { $file }: this name is too long
fault-disk-full = { $file }: the disk is full
fault-no-place = { $file }: nothing can be saved there
fault-no-copy = { $file }: this is not a complete copy of a digsite database
fault-no-keep = “{ $wish }” is not of the form STATUS=DAYS; STATUS is one of { $allowed }
fault-no-database-there = { $file }: there is no database there
tidied = { $count ->
    [one] one table was removed
   *[other] { $count } tables were removed
}
last-used = last used { $date }
fault-not-tidied = the database cannot be tidied: { $why }
fault-no-database = “{ $scheme }” is not a database that is known here; use sqlite or postgresql
fault-port-in-use = port { $port } is in use: perhaps digsite is already running at { $link } (--port 0 takes a free one)
fault-no-host = “{ $host }” is no name or address of this machine; --host 0.0.0.0 takes all of its addresses
fault-database-closed = the database cannot be opened: { $why }
fault-database-newer = the database belongs to a newer version of digsite than this one
fault-other-tournament = { $file } holds another tournament: name a new folder, or repeat the same command with the same version of digsite
fault-no-format = there is no format “{ $format }”; allowed: { $allowed }
fault-broken-tournament = { $file }, line { $line }: this is not the result of a game; remove the line or use another file
fault-not-this-tournament = { $file } does not hold this tournament: name a new file, or repeat the same command with the same version of digsite
fault-file-in-use = { $file }: another run is writing to this file
fault-other-course = { $file } holds games of another course: name another --folder, or repeat the same command
fault-broken-course = { $file }, line { $line }: this is not a game from beginning to end; remove the line and all after it, or name another --folder
fault-broken-weights = { $file }: these are not weights; name another file with --out
fault-no-ray = Ray is not installed: pip install 'digsite[ray]'
