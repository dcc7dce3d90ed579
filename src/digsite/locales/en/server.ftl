# Why the server refuses something, and what is wrong with what was asked for: said by page and
# terminal. Without a full stop; other words follow or stand before.

## Refusals, by their code

refusal-no-table = there is no such table
refusal-no-seat = { $header ->
    [yes] the header must be “Authorization: Bearer” and the secret
   *[no] this secret opens no seat at this table
}
refusal-no-such-seat = this table has no such seat
refusal-no-wish = nobody is asking to take anything back
refusal-nothing-to-undo = there is no decision of yours to take back
refusal-no-address = an address must begin with http:// or https:// and name a host
refusal-local-address = this server does not call addresses on its own machine or network
refusal-handed-over = a bot plays this seat: take it back first
refusal-time-over = your time is up: a bot finishes this turn, then you can come back
refusal-unreadable = “{ $notation }” is not a move of { $title }
refusal-illegal = “{ $notation }” is not allowed now
refusal-overtaken = the table has changed in the meantime: look again
refusal-waiting = the game has not begun: seats are still open
refusal-over = the game is over: no more moves can be made
refusal-abandoned = the game was given up: no more moves can be made
refusal-stale = the table is at ply { $at }, and this was meant for ply { $ply }
refusal-not-yours = { $host ->
    [too] only the host and the seat itself can do that
   *[no] only the seat itself can do that
}
refusal-nobody = at least one seat must be for a person, or open
refusal-no-level = there is no bot “{ $level }”; allowed: { $allowed }
refusal-impossible-table = { $why }
refusal-no-code = no table has this code
refusal-full = { $room ->
    [server] there is no room for more tables on this server
   *[table] there is no open seat at this table
}
refusal-not-freed = somebody left, and the others have not yet agreed to let somebody else sit down
refusal-not-left = nobody has left this seat
refusal-too-many-tables = { $which ->
    [kept] this server lets one address have { $most } tables, and yours has that many: a table no longer counts when nobody has opened it for 30 days, an imported or abandoned game after a few days; until then sit down at somebody else's table
   *[open] you have too many open tables: finish some of the games, or give them up
}
refusal-too-long = { $wish ->
    [file] this game is too long to be read here
   *[play] this game has become too long for that
}
refusal-no-lesson = { $why }
refusal-lost-way = the lesson does not lead there: start it again
fault-no-lesson = there is no lesson “{ $name }”; there are: { $allowed }
page-not-built =
    digsite serves tables here, but its page for browsers has not been built.
    Programs can still play: see /api/docs or docs/server.md.
refusal-no-club = this server has no club
refusal-name-held = the name “{ $name }” belongs to somebody else in this club: sit down under another one
refusal-nameless = the club lists people by name: sit down under a name
refusal-listed-twice = you are listed at this table already
refusal-too-late = you must choose whether a game is listed before your first decision
refusal-not-listed = nobody called “{ $name }” is listed here
refusal-present = the player is here and can hand over the seat themselves
refusal-no-person = nobody is sitting there who could hand over the seat
refusal-not-host = only the host can do that
refusal-running = the game is not over yet
refusal-other-rules = this game was begun with rules version { $rules }, which is not known here
refusal-not-over = { $wish ->
    [analysis] only finished games are analysed
    [file] the match file shows every card, so there is none before the end
   *[branch] you can only play on from a finished game
}
refusal-no-hints = there are no hints while you play against other people
refusal-not-your-turn = it is not your turn
refusal-no-advice = the bot could not answer: try again
refusal-broken-file = { $why }
refusal-no-such-move = { $why }
refusal-no-edition = { $why }
refusal-too-many = too many sockets are open: close some
refusal-too-often = { $what ->
    [questions] too many questions: wait for the answers
    [messages] too many messages: wait a little
    [chat] too many lines of chat: wait a little
   *[requests] too many requests: wait a little
}
refusal-too-large = { $what ->
    [message] this message is too long
    [head] the headers of this request are too long
   *[request] this request is too large
}
refusal-other-host = this server does not answer to that name
refusal-other-origin = this server does not answer pages of other sites
refusal-not-understood = { $why }
refusal-fault = the server made a mistake; nothing was changed
refusal-unable = nothing can be saved at the moment: try again soon
refusal-offline = the server is not answering
refusal-anyhow = { $why }

## What the table itself says in the chat

notice-bot-replaced = The bot “{ $failed }” in seat { $number } failed; “{ $level }” plays on.
notice-time-over = { $name }’s time is up; a bot ({ $level }) plays on until { $name } comes back.

## What is wrong with what was asked for

fault-anyhow = { $why }
fault-no-title = there is no title “{ $title }”; allowed: { $allowed }
fault-no-edition = there is no edition “{ $edition }” of { $title }; allowed: { $allowed }
fault-impossible-seats = { $title } is not for { $seats } players; allowed: { $allowed }
fault-idle-option = option “{ $option }” is only for tables of { $allowed } players
fault-unknown-option = unknown option “{ $option }”; allowed: { $allowed }
fault-impossible-option-one = option “{ $option }” cannot be “{ $given }”; allowed: one of { $allowed }
fault-impossible-option-any = option “{ $option }” cannot be “{ $given }”; allowed: any of { $allowed }
fault-options-too-large = the options are too long
fault-no-ply = this match has { $plies } moves; there is no ply { $ply }
fault-file-not-text = line { $line }: this is not a text file in UTF-8
fault-file-too-large = line { $line }: this is not a match file: it is larger than { $most } megabytes
fault-file-first-line = line { $line }: a match file begins with “{ $first }”
fault-file-header = line { $line }: the header ends with an empty line
fault-file-cut = line { $line }: the last line is cut off
fault-file-edition = line { $line }: this match is of { $title }, edition { $edition }
fault-file-rules = line { $line }: rules version { $rules } is not known here, only { $known }
fault-file-names = line { $line }: names must be text
fault-file-field = line { $line }: “{ $field }: …” should be here
fault-file-title = line { $line }: there is no title “{ $title }” here
fault-file-number = line { $line }: “{ $text }” is not a whole number
fault-file-value = line { $line }: “{ $text }” cannot be read
fault-file-move = line { $line }: { $why }
fault-no-player = there is no player “{ $name }”; allowed: { $allowed }, or module:Class, or program:COMMAND
fault-no-own-player = there is no player “{ $name }”: { $why }
fault-no-rulebook = there is no rulebook of { $title } in the language “{ $language }”; allowed: { $allowed }
fault-no-language = there are no texts in “{ $language }”; allowed: { $allowed }
