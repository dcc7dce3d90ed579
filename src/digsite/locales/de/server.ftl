# Why the server refuses something, and what is wrong with what was asked for: said by page and
# terminal. Without a full stop; other words follow or stand before.

## Refusals, by their code

refusal-no-table = Diesen Tisch gibt es nicht
refusal-no-seat = { $header ->
    [yes] Der Header muss „Authorization: Bearer“ lauten, gefolgt vom Schlüssel
   *[no] Dieser Schlüssel öffnet keinen Platz an diesem Tisch
}
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht
refusal-no-wish = Niemand möchte etwas zurücknehmen
refusal-nothing-to-undo = Es gibt keine Entscheidung, die du zurücknehmen könntest
refusal-no-address = Eine Adresse beginnt mit http:// oder https:// und nennt einen Host
refusal-local-address = Adressen dieses Rechners und seines Netzes werden nicht aufgerufen
refusal-handed-over = Auf diesem Platz spielt ein Bot: Nimm ihn zuerst zurück
refusal-time-over = Deine Zeit ist um: Ein Bot beendet diesen Zug, danach kannst du zurückkommen
refusal-unreadable = „{ $notation }“ ist kein Zug von { $title }
refusal-illegal = „{ $notation }“ ist jetzt nicht erlaubt
refusal-overtaken = Am Tisch hat sich inzwischen etwas geändert: Schau noch einmal hin
refusal-waiting = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei
refusal-over = Hier kann nichts mehr gespielt werden: Die Partie ist zu Ende
refusal-abandoned = Hier kann nichts mehr gespielt werden: Die Partie wurde abgebrochen
refusal-stale = Der Tisch steht bei Zug { $at }, gemeint war Zug { $ply }
refusal-not-yours = { $host ->
    [too] Das kann nur, wer den Tisch eröffnet hat oder auf diesem Platz sitzt
   *[no] Das kann nur, wer auf diesem Platz sitzt
}
refusal-nobody = Mindestens ein Platz muss frei oder für einen Menschen vorgesehen sein
refusal-no-level = Es gibt keinen Bot „{ $level }“; erlaubt: { $allowed }
refusal-impossible-table = { $why }
refusal-no-code = Kein Tisch hat diesen Code
refusal-full = { $room ->
    [server] Auf diesem Server ist kein Platz für weitere Tische
   *[table] An diesem Tisch ist kein Platz frei
}
refusal-not-freed = Jemand ist gegangen, und die anderen sind noch nicht einverstanden, dass jemand anders den Platz übernimmt
refusal-not-left = Diesen Platz hat niemand verlassen
refusal-too-many-tables = { $which ->
    [kept] Dieser Server erlaubt { $most } Tische je Adresse, und so viele hat deine schon: Ein Tisch zählt nicht mehr, wenn ihn 30 Tage lang niemand geöffnet hat, eine importierte oder abgebrochene Partie nach wenigen Tagen; setz dich bis dahin an einen fremden Tisch
   *[open] Zu viele deiner Tische sind offen: Spiel einige Partien zu Ende oder brich sie ab
}
refusal-too-long = { $wish ->
    [file] Diese Partie ist zu lang, um hier gelesen zu werden
   *[play] Diese Partie ist dafür zu lang geworden
}
refusal-no-lesson = { $why }
refusal-lost-way = Dorthin führt die Lektion nicht: Fang sie von vorn an
fault-no-lesson = Es gibt keine Lektion „{ $name }“; es gibt: { $allowed }
page-not-built =
    Hier laufen Tische von digsite, aber die Seite für den Browser ist nicht gebaut.
    Programme können trotzdem spielen: siehe /api/docs oder docs/server.md.
refusal-no-club = Dieser Server hat keinen Club
refusal-name-held = Der Name „{ $name }“ gehört in diesem Club jemand anderem: Setz dich unter einem anderen Namen
refusal-nameless = Der Club wertet nur mit Namen: Setz dich unter einem Namen an den Tisch
refusal-listed-twice = An diesem Tisch wirst du schon gewertet
refusal-too-late = Ob eine Partie gewertet wird, legt man vor der ersten eigenen Entscheidung fest
refusal-not-listed = Hier ist niemand namens „{ $name }“ eingetragen
refusal-present = Wer dort sitzt, ist da und kann den Platz nur selbst abgeben
refusal-no-person = Dort sitzt niemand, der den Platz abgeben könnte
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat
refusal-running = Die Partie ist noch nicht zu Ende
refusal-other-rules = Diese Partie wurde mit der Regelfassung { $rules } begonnen, die hier nicht bekannt ist
refusal-not-over = { $wish ->
    [analysis] Analysieren lässt sich nur eine beendete Partie
    [file] Die Partiedatei zeigt alle Karten: Es gibt sie erst nach dem Ende
   *[branch] Weiterspielen lässt sich nur eine beendete Partie
}
refusal-broken-file = { $why }
refusal-no-such-move = { $why }
refusal-no-edition = { $why }
refusal-no-hints = Solange du gegen andere Menschen spielst, gibt es keine Tipps
refusal-not-your-turn = Du bist nicht dran
refusal-no-advice = Der Bot konnte nicht antworten: Versuch es noch einmal
refusal-too-many = Zu viele Verbindungen sind offen: Schließ einige
refusal-too-often = { $what ->
    [questions] Zu viele Fragen: Warte auf die Antworten
    [messages] Zu viele Nachrichten: Warte ein wenig
    [chat] Zu viele Zeilen im Chat: Warte ein wenig
   *[requests] Zu viele Anfragen: Warte ein wenig
}
refusal-too-large = { $what ->
    [message] Diese Nachricht ist zu lang
    [head] Die Kopfzeilen dieser Anfrage sind zu lang
   *[request] Diese Anfrage ist zu groß
}
refusal-other-host = Unter diesem Namen ist dieser Server nicht zu erreichen
refusal-other-origin = Andere Websites dürfen diesen Server nicht abfragen
refusal-not-understood = { $why }
refusal-fault = Der Server hat einen Fehler gemacht; nichts wurde geändert
refusal-unable = Im Moment lässt sich nichts speichern: Versuch es gleich noch einmal
refusal-offline = Der Server antwortet nicht
refusal-anyhow = { $why }

## What the table itself says in the chat

notice-bot-replaced = Der Bot „{ $failed }“ auf Platz { $number } ist ausgefallen; „{ $level }“ spielt weiter.
notice-time-over = Die Zeit von { $name } ist um; ein Bot ({ $level }) spielt weiter, bis { $name } zurückkommt.

## What is wrong with what was asked for

fault-anyhow = { $why }
fault-no-title = Es gibt kein Spiel „{ $title }“; erlaubt: { $allowed }
fault-no-edition = Es gibt keine Ausgabe „{ $edition }“ von { $title }; erlaubt: { $allowed }
fault-impossible-seats = Die Personenzahl { $seats } ist bei { $title } nicht möglich; erlaubt: { $allowed }
fault-idle-option = Die Option „{ $option }“ gilt nur an Tischen mit { $allowed } Personen
fault-unknown-option = Unbekannte Option „{ $option }“; erlaubt: { $allowed }
fault-impossible-option-one = Die Option „{ $option }“ kann nicht „{ $given }“ sein; erlaubt: eines von { $allowed }
fault-impossible-option-any = Die Option „{ $option }“ kann nicht „{ $given }“ sein; erlaubt: beliebige von { $allowed }
fault-options-too-large = In den Optionen steht zu viel
fault-no-ply = Zug { $ply } gibt es nicht: Diese Partie endet mit Zug { $plies }
fault-file-not-text = Zeile { $line }: Das ist keine Textdatei in UTF-8
fault-file-too-large = Zeile { $line }: Das ist keine Partiedatei: Sie hat mehr als { $most } Megabyte
fault-file-first-line = Zeile { $line }: Eine Partiedatei beginnt mit „{ $first }“
fault-file-header = Zeile { $line }: Der Kopf endet mit einer leeren Zeile
fault-file-cut = Zeile { $line }: Die letzte Zeile ist abgeschnitten: Ihr Ende fehlt
fault-file-edition = Zeile { $line }: Diese Partie ist von { $title }, Ausgabe { $edition }
fault-file-rules = Zeile { $line }: Die Regelfassung { $rules } ist hier nicht bekannt, nur { $known }
fault-file-names = Zeile { $line }: Namen müssen Text sein
fault-file-field = Zeile { $line }: Hier sollte „{ $field }: …“ stehen
fault-file-title = Zeile { $line }: Ein Spiel „{ $title }“ gibt es hier nicht
fault-file-number = Zeile { $line }: „{ $text }“ ist keine ganze Zahl
fault-file-value = Zeile { $line }: „{ $text }“ ist nicht lesbar
fault-file-move = Zeile { $line }: { $why }
fault-no-player = Es gibt keinen Spieler „{ $name }“; erlaubt: { $allowed } oder module:Class oder program:COMMAND
fault-no-own-player = Es gibt keinen Spieler „{ $name }“: { $why }
fault-no-rulebook = Es gibt kein Regelheft von { $title } in der Sprache „{ $language }“; erlaubt: { $allowed }
fault-no-language = Es gibt keine Texte in „{ $language }“; erlaubt: { $allowed }
