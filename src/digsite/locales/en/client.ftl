# What the browser shows around the games; each title's own words are in the title's file.

lobby = The three digs
rule-number = { $number }
did-take-back = { $player-is ->
    [you] You take a decision back.
   *[other] { $player } takes a decision back.
}
back = Back
confirm-end = Confirm and end my turn
