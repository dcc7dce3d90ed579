# What the terminal says while a game is played; other screens do not need it.

whose-turn = { $player-is ->
    [you] { $player }, du bist dran
   *[other] { $player } entscheidet
}
game-over = Partie zu Ende
thinking = { $player } denkt nach …
chance-acts = eine Karte wird gezogen
you-mark = { $player } (du)
prompt = { $player }, dein Zug (Nummer oder Text, ? warum nicht, h Hilfe)>{" "}
pass-the-screen = Gib den Bildschirm an { $player } weiter.
press-enter = { $player }, drück Enter, wenn sonst niemand hinsieht.{" "}
whole-log = Die Partie bisher, wie du sie gesehen hast
taken-back = Zurückgenommen: { $notation }.
now-practice = Du hattest schon gesehen, was daraus wird: Von hier an ist dies eine Übungspartie.
practice = Übung
nothing-to-take-back = Du hast noch nichts entschieden, was du zurücknehmen könntest.
saved = Gespeichert in { $file }.
not-saved = Nicht gespeichert: { $why }
overwrite = Die Datei { $file } gibt es schon. Überschreiben? (j/N){" "}
yes-words = j ja y yes
left-alone = { $file } bleibt, wie sie ist.
since-last-turn = Seit deinem letzten Zug
save-where = Wohin? Zum Beispiel: save my.match
kept = Diese Partie ist gespeichert. Weiter geht es mit: digsite play --resume
kept-at = Sie liegt in { $file }
not-kept = Die Partie lässt sich nicht automatisch speichern: { $why }. Nimm „save DATEI“.
finished-at =
    Noch einmal ansehen mit: digsite replay { $file }
    Jede Entscheidung von einem Bot beurteilen lassen mit: digsite analyse { $file }
play-on-from = Von jedem ihrer Züge an weiterspielen: digsite play --load { $file } --from ZUG
try-again = Versuch von einem dieser Züge an etwas anderes:
no-such-number = Es gibt nur { $count ->
    [one] einen Zug: Wähle 1
   *[other] { $count } Züge: Wähle 1 bis { $count }
}.
unreadable = „{ $text }“ kenne ich nicht als Zug.
did-you-mean = Meintest du { $moves }?
chance-only = „{ $text }“ entscheidet der Zufall, nicht du.
not-now = „{ $notation }“ ist jetzt nicht möglich.
after-parts = Nach „{ $list }“: { $why }
everything-possible = Jetzt ist nichts ausgeschlossen.
possible = Das ist jetzt möglich.
cannot-heading = jetzt nicht möglich
why-heading = warum
any-of-verb = { $verb } (alles)
many-of-verb = { $verb } { $named } … und noch { $more }
and-so-on = { $why } Und so weiter.
no-paragraph = In diesen Regeln gibt es keinen Absatz „{ $number }“.
no-rulebook = Zu diesem Spiel gibt es noch kein Regelheft.
bye = Bis zum nächsten Mal.
place-heading = Rang
player-heading = Spieler
score-heading = Punkte
sheet-title = Das Ergebnis
shared-win = Geteilter Sieg!
commands =
    Tippe die Nummer eines Zuges oder den Zug selbst: „sell 2 coin“; die ersten Buchstaben genügen, Tab ergänzt.
    Mehrere Teile auf einmal, in beliebiger Reihenfolge: „offer coin, offer coin; take talisman“.
    ?            was jetzt nicht möglich ist, und warum
    ? ZUG        warum dieser Zug nicht möglich ist
    ? 8.4        dieser Absatz der Regeln, oder eine Klärung: ? R13
    rules        alle Regeln
    what         was du jetzt tun kannst, mit Preis und Wirkung
    guide        den Wegweiser ein- oder ausblenden
    hint         was ein Bot täte, und warum
    log          was bisher geschehen ist
    show         der ganze Tisch noch einmal, auch was nicht auf den Bildschirm passte
    undo         deine letzte Entscheidung zurücknehmen
    save DATEI   eine Partiedatei schreiben
    quit         aufhören; die Partie bleibt erhalten

## Help on the commands; what a person types stays as it is

help-usage = Aufruf:
help-more = Mehr dazu: { $text }
help-subcommand = BEFEHL …
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-error = Fehler
help-required = [erforderlich]
help-default = [Vorgabe: {"{}"}]
help-any-help = Diese Hilfe zeigen.
help-any-install_completion = Tab-Ergänzung für diese Shell einschalten.
help-any-show_completion = Das Skript ausgeben, mit dem Tab in dieser Shell Befehle ergänzt.
help-any-json = JSON ausgeben, für Skripte.
help-any-title = Welches Spiel; `digsite titles` zählt sie auf.
help-any-seats = Wie viele mitspielen; ohne Angabe so wenige wie möglich.
help-any-edition = Die Werte von Karten und Spielplan: eine Ausgabe oder deine eigene TOML-Datei.
help-any-option = Eine Option des Spiels.
help-any-expansions = Kurz für --option expansions=A,B.
help-any-start = Kurz für --option start=HOW.
help-any-lang = Sprache von Texten und Regeln; sonst die deines Systems.
help-any-games = Wie viele Partien.
help-any-seed = Derselbe Startwert gibt dieselben Partien.
help-any-workers = Wie viele Prozesse sich die Arbeit teilen, was am Ergebnis nichts ändert; ohne Angabe so viele, wie es Kerne gibt.
help-any-ray = Auf einem Ray-Cluster: dem, den RAY_ADDRESS nennt, oder auf diesem Rechner.
help-any-keep = STATUS=DAYS: wie lange unbenutzte Tische bleiben, in Tagen; 0 für immer. Siehe docs/server.md.
help-any-database = Eine Datei oder postgresql://…; ohne Angabe, was DIGSITE_DATABASE sagt, sonst eine Datei in deinem Datenordner.

help-digsite =
    Drei Brettspiele über Archäologie: spielen, Bots spielen lassen, Regeln lesen.

    Erste Schritte: digsite learn archaeology · digsite play archaeology · digsite rules archaeology
help-digsite-version = Die Version anzeigen.
help-titles =
    Die Spiele aufzählen, mit Spielerzahl, Ausgaben und Optionen.

    Beispiel: digsite titles --json
help-play =
    Hier im Terminal eine Partie spielen.

    Gegen zwei Bots: digsite play archaeology --seats 3

    Zwei Leute, ein Bildschirm: digsite play archaeology --me all

    Weiter, wo du aufgehört hast: digsite play --resume

    Einen anderen Weg versuchen: digsite play --load my.match --from 40
help-play-title = Welches Spiel; mit --resume oder --load nicht nötig.
help-play-me = Der Platz, auf dem du spielst, oder „all“; ohne Angabe 0.
help-play-against = Bots für die anderen Plätze: { $known } oder eigene: module:Class, program:COMMAND; ohne Angabe skilled.
help-play-seed = Derselbe Startwert teilt dieselben Karten aus.
help-play-load = Die Partie in einer Partiedatei fortsetzen.
help-play-ply = Mit --load: von diesem Zug an weiterspielen, als neue Partie; die Bots behalten ihre Plätze.
help-play-resume = Die zuletzt gespielte Partie fortsetzen.
help-play-guide = Ein Wegweiser, der das Spiel unterwegs erklärt; wer neu ist, hat ihn bis zur ersten beendeten Partie.
help-play-name = Dein Name.
help-simulate =
    Bots viele Partien spielen lassen; von Partie zu Partie wechseln sie die Plätze.

    Beispiel: digsite simulate archaeology --seats 3 --games 5000 --players random
help-simulate-players = Ein Name für alle oder einer für jeden Platz: { $known } oder eigene: module:Class, program:COMMAND.
help-arena =
    Bots in einem Turnier von allen Plätzen aus mit denselben Karten antreten lassen und bewerten.

    Beispiel: digsite arena archaeology --players expert,skilled --games 200 --file games.jsonl
help-arena-players = Wer spielt: { $known } oder eigene: module:Class, program:COMMAND. Der letzte Bot bekommt die übrigen Plätze.
help-arena-file = Hier jede Partie aufheben; ein unterbrochener Lauf wird damit fortgesetzt.
help-arena-seconds = Sekunden für eine Entscheidung; ein Bot, der länger braucht, verliert die Partie.
help-hint =
    Sagen, was ein starker Bot am Ende einer Partiedatei täte, und warum.

    Beispiel: digsite hint my.match
help-hint-file = Eine Partiedatei.
help-analyse =
    Jede Entscheidung einer beendeten Partie beurteilen: ein Diagramm, Fehler und Wendepunkte.

    Beispiel: digsite analyse my.match
help-analyse-file = Eine Partiedatei.
help-analyse-simulations = Wie viele Simulationen jede Entscheidung bekommt.
help-analyse-every = Jede Entscheidung aufführen, nicht nur die, die etwas gekostet haben, mit der Gewinnchance vorher (beste Entscheidung) und nachher (getroffene).
help-export =
    Die Partien eines Turniers als Daten schreiben: Entscheidungen, was jeder Platz sah, Ergebnisse.

    Beispiel: digsite export archaeology --players skilled,novice --games 500 --folder data
help-export-players = Wer spielt: { $known } oder eigene: module:Class, program:COMMAND. Der letzte Bot bekommt die übrigen Plätze.
help-export-folder = Wohin die Daten kommen; ein unterbrochener Lauf wird dort fortgesetzt.
help-export-format = jsonl oder parquet, wofür digsite[research] nötig ist.
help-replay =
    Eine Partiedatei Zug für Zug nacherzählen und die letzte oder eine frühere Stellung zeigen.

    Beispiel: digsite replay my.match --to 40 --seat 0
help-replay-file = Eine Partiedatei.
help-replay-to = Nach so vielen Zügen anhalten.
help-replay-seat = Der Platz, aus dessen Sicht erzählt wird; ohne Angabe wie beim Zuschauen.
help-perft =
    Alle Folgen von so vielen Zügen zählen, den Zufall eingeschlossen.

    Zwei Engines, die hier übereinstimmen, stimmen in den Regeln überein.

    Beispiel: digsite perft archaeology --seats 2 --depth 4 --divide
help-perft-depth = Länge der Folgen.
help-perft-divide = Für jeden ersten Zug einzeln zählen.
help-perft-origin = Dort beginnen, wo diese Partiedatei endet.
help-rules =
    Die Regeln eines Spiels lesen: alle, ein Kapitel, einen Absatz oder eine Klärung.

    Ein Absatz: digsite rules archaeology 8.4

    Ein Wort suchen: digsite rules archaeology --find Dieb
help-rules-paragraph = Ein Absatz (8.4), ein Kapitel (8), eine Klärung (R13) oder alle Klärungen (R).
help-rules-find = Nur Absätze, die dieses Wort enthalten.
help-train =
    Die Gewichte lernen, nach denen die Bots von novice bis master Stellungen beurteilen.

    Beispiel: digsite train archaeology --seats 2 --out src/digsite/bots/weights/archaeology.json
help-train-games = Wie viele Partien in jeder Runde.
help-train-rounds = Wie viele Runden aus Spielen und Lernen.
help-train-teacher = Wer die Partien der ersten Runde spielt: pupil (mit den vorhandenen Gewichten), { $known } oder eigene: module:Class, program:COMMAND.
help-train-company = Wer auf einem von drei Plätzen mit den Schülern spielt: { $known } oder eigene; ohne Angabe niemand.
help-train-simulations = Wie viele Simulationen ein Schüler für eine Entscheidung macht.
help-train-folder = Hier die Partien aufheben; ein unterbrochener Lauf wird damit fortgesetzt.
help-train-out = Die Datei, in die die Gewichte für diese Einstellung kommen.
help-train-from_nothing = In der ersten Runde urteilen die Schüler nur nach dem, was sicher ist, als wäre noch nichts gelernt.
help-editions = Ausgaben aufzählen, zeigen oder prüfen: die Werte von Karten und Spielplan.
help-editions-list =
    Die Ausgaben aufzählen, die digsite mitbringt.

    Beispiel: digsite editions list archaeology
help-editions-list-title = Nur die dieses Spiels.
help-editions-show =
    Eine Ausgabe als TOML-Datei ausgeben: ein Anfang für eine eigene.

    Beispiel: digsite editions show archaeology > mine.toml
help-editions-show-edition = Welche Ausgabe; ohne Angabe die Standardausgabe des Spiels.
help-editions-check =
    Jeden Fehler einer Ausgabendatei in klaren Worten nennen; Rückgabewert 1, wenn es einen gibt.

    Beispiel: digsite editions check mine.toml
help-editions-check-file = Deine eigene TOML-Datei.
help-doctor =
    Sagen, was diese Installation hat: Engine, Compiler, Pakete, Terminal, Datenordner.

    Beispiel: digsite doctor
help-serve = Partien für Browser und Programme anbieten; für andere Rechner nur, wenn --host es erlaubt.
help-serve-host = Die Adresse, auf der gelauscht wird.
help-serve-port = Der Port; 0 nimmt einen freien.
help-serve-workers = Wie viele Prozesse für Bots denken; ohne Angabe alle Kerne bis auf einen.
help-serve-tables = Wie viele Partien eine Adresse offen haben darf.
help-serve-tables_kept = Wie viele Tische eine Adresse haben darf, auch mit beendeten Partien; was 30 Tage lang niemand benutzt hat, zählt nicht.
help-serve-proxy = Ein eigener Proxy, als Adresse oder Netz: Den Adressen, die er meldet, wird vertraut.
help-serve-metrics = Wer /metrics lesen darf, Adresse oder Netz; sonst niemand.
help-serve-name = Ein Hostname, unter dem Browser den Server erreichen.
help-serve-rate = Wie viele Anfragen eine Adresse je Sekunde schicken darf.
help-serve-sockets = Wie viele Verbindungen eine Adresse offen halten darf.
help-serve-pause = Sekunden zwischen zwei Zügen von Bots, wenn jemand zusieht.
help-serve-link = Die Adresse, unter der man diesen Server erreicht, für Links.
help-serve-allow_local_webhooks = Webhooks auch Adressen dieses Rechners und seines Netzes aufrufen lassen.
help-serve-club = Eine Seite mit Ergebnissen und Wertungen aller hinzufügen, die sich eintragen lassen.
help-serve-show = Die Seite in deinem Browser öffnen und nur Probleme melden.
help-backup = Alle Partien in einer Datei sichern, auch während der Server läuft.
help-backup-file = Die Datei für die Sicherung.
help-restore = Alle Partien durch die einer Sicherung ersetzen; halte den Server vorher an. Die alte Datei wird beiseitegelegt.
help-restore-file = Die Sicherung.
help-tidy = Tische entfernen, die lange niemand benutzt hat; ein Server tut das jede Stunde von selbst.
help-tidy-dry_run = Nur sagen, was entfernt würde.
help-learn =
    Ein Spiel in zehn Minuten lernen, an einem echten Tisch; unterbrich und mach weiter, wann du willst.

    Zum Anfang: digsite learn archaeology

    Eine Erweiterung: digsite learn artifact-research
help-learn-title = Welche Lektion: ein Spiel oder eine Erweiterung wie artifact-research.
help-learn-again = Noch einmal vom ersten Schritt an.

## What the commands say

titles-players = Personen
titles-editions = Ausgaben
titles-rules = Regeln in
editions-title = Spiel
editions-edition = Ausgabe
editions-default = Vorgabe
edition-playable = { $file }: eine spielbare Ausgabe „{ $edition }“ von { $title }
table-player = Spieler
table-games = Partien
table-mean = Punkte im Mittel
table-deviation = ± Abw.
table-wins = Siege
table-interval = 95-%-Intervall
table-rating = Wertung
table-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
whole-share = { $share } %
table-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
table-milliseconds = ms
table-failed = Ausfälle
arena-failed = Partie { $game }: { $why }
training-stopped = digsite: abgebrochen; derselbe Befehl macht mit den Partien in { $folder } weiter
trained = { $title } { $way }, Durchgang { $round }: { $games } Partien, Maßstab { $scale } + { $spread } × Zeit
stopped-after = digsite: nach { $played } von { $wanted ->
    [one] 1 Partie
   *[other] { $wanted } Partien
} angehalten
simulated = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, { $decisions } Entscheidungen je Partie, { $rate } Partien/s
backed-up = Alle Partien wurden nach { $file } kopiert.
restored = Die Partien aus { $file } sind wieder da.
restored-aside = Die Partien aus { $file } sind wieder da. Was vorher da war, liegt in { $aside }.
serves-at = digsite läuft unter { $link }
open-link = Öffne { $link } in einem Browser
serves-everybody = digsite: Wer diesen Rechner erreicht, kann die Tische öffnen:

doctor-engine = Engine
doctor-compiled = kompiliert
doctor-interpreted = interpretiert: Alles geht, nur langsamer
doctor-compile = Mit einem C-Compiler kompiliert „make play“ sie im Quellordner.
doctor-compiler = C-Compiler
doctor-none = keiner
doctor-compiler-why = Nur nötig, um die Engine zu kompilieren.
doctor-missing = fehlt
doctor-install = Installieren: pip install { $package }
doctor-screen = Bildschirm
doctor-screen-found = { $size }, { $colour }, { $kind ->
    [terminal] Terminal
   *[other] kein Terminal
}
doctor-no-colour = keine Farbe
doctor-small = Ein Spiel braucht mindestens 80×24 Zeichen.
doctor-folder = Datenordner
doctor-folder-why = Dort lassen sich keine Partien aufheben; setz XDG_DATA_HOME auf einen eigenen Ordner.
doctor-extra = Extra: { $extra }
doctor-extra-missing = nicht vorhanden: { $missing }

person-number = Person { $number }

## What is wrong with a command

fault-no-word = Es fehlt ein Befehl: Was soll digsite tun?
fault-no-command = Es gibt keinen Befehl „{ $text }“
fault-no-option = Es gibt keine Option { $text }
fault-no-option-but = Es gibt keine Option { $text }; meintest du { $allowed }?
fault-bad-option = { $needs ->
    [value] Option { $text } braucht einen Wert
   *[none] Option { $text } nimmt keinen Wert
}
fault-missing = { $text } fehlt
fault-extra-words = Zu viele Wörter: { $text }
fault-bad-value = { $text } muss { $wanted ->
    [int] eine ganze Zahl
    [float] eine Zahl
   *[other] etwas anderes
} sein{ $bounds ->
    [none] {""}
    [least] {" "}(mindestens { $least })
   *[both] {" "}({ $least } bis { $most })
}
fault-close-title = Es gibt kein Spiel „{ $title }“; meintest du „{ $close }“?
fault-other-edition = { $edition } ist eine Ausgabe von { $made }, nicht von { $title }
fault-option-form = Eine Option schreibt man als NAME=VALUE, nicht „{ $text }“
fault-which-game = Welches Spiel? Zum Beispiel: digsite play archaeology
fault-nothing-unfinished = Es gibt keine angefangene Partie; beginne eine: digsite play archaeology
fault-other-title = { $file } ist eine Partie von { $found }, nicht von { $title }
fault-other-match = { $file } ist eine Partie von { $found }, nicht von { $title }
fault-other-players = { $file } ist eine Partie mit { $found } Personen, nicht mit { $seats }
fault-players =
    --players nennt { $names ->
        [one] einen Spieler
       *[other] { $names } Spieler
    } für { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }
fault-player-failed = { $player } ist ausgefallen: { $why }
fault-seat-failed = Platz { $number } ist ausgefallen: { $why }
fault-impossible-clock = Eine Uhr mit { $seconds } Sekunden und einer Gutschrift von { $more } ist nicht möglich
fault-seat-late = Platz { $number } war zu langsam: { $milliseconds } ms für eine Entscheidung
fault-seat-silent = Platz { $number } hat binnen { $milliseconds } ms nicht geantwortet
fault-seat-died = Platz { $number } hat den Prozess zum Absturz gebracht, in dem er gespielt hat
fault-process-died = Einer der Prozesse, die sich die Arbeit teilen, ist vorzeitig zu Ende gegangen
fault-seat-illegal = Platz { $number } hat mit „{ $notation }“ geantwortet, das ist nicht erlaubt
fault-program-missing = Das Programm „{ $command }“ lässt sich nicht starten: { $system }
fault-program-illegal = Das Programm „{ $command }“ hat „move { $said }“ gesagt, das ist nicht erlaubt
fault-program-talks = Das Programm „{ $command }“ hat { $lines } Zeilen geschrieben, aber keine Antwort gegeben
fault-program-silent = Das Programm „{ $command }“ hat binnen { $milliseconds } ms nicht geantwortet
fault-program-deaf = Das Programm „{ $command }“ liest nichts mehr: { $system }
fault-program-ended = Das Programm „{ $command }“ hat sich vor dem Ende der Partie beendet
fault-program-long-line = Das Programm „{ $command }“ hat eine Zeile mit mehr als { $bytes } Bytes geschrieben
fault-nothing-learned = Für { $title } wurde noch nichts gelernt
fault-from-what = --from geht in einer Partiedatei zurück: Nenne die Datei mit --load
fault-nothing-decided = Nach Zug { $last } entscheidet in dieser Partie niemand mehr etwas; erlaubt: 0 bis { $last }
fault-no-seat = Es gibt keinen Platz „{ $word }“; erlaubt: 0 bis { $last } oder all
fault-no-seat-here = In dieser Partie gibt es keinen Platz { $number }; erlaubt: 0 bis { $last }
fault-no-hints = { refusal-no-hints }
fault-same-name = Jeder Name darf nur einmal vorkommen
fault-no-paragraph = In den Regeln von { $title } gibt es keinen Absatz „{ $number }“; Kapitel: { $chapters }
fault-not-found = Nichts in diesen Regeln enthält „{ $word }“
fault-in-file = { $file }: { $why }
fault-not-a-file = Diese Datenbank ist keine Datei: Nimm pg_dump und pg_restore
fault-nothing-to-copy = { $file }: Es gibt nichts zu sichern
fault-file-there = { $file }: Die Datei gibt es schon
fault-file-open = { $file }: Ein Server hat sie offen; halte ihn zuerst an
fault-file-served = { $file }: Ein anderer Server benutzt diese Datei, oder sie wird gerade wiederhergestellt; warte, oder halte ihn zuerst an, oder nimm PostgreSQL für mehrere Server
fault-no-lock = { $file }: Diese Datei lässt sich nicht sperren ({ $why }); leg die Datenbank auf eine lokale Platte
fault-no-file = { $file }: Diese Datei gibt es nicht
fault-is-folder = { $file }: Das ist ein Ordner, keine Datei
fault-no-access = { $file }: Du darfst sie nicht lesen oder schreiben
fault-no-folder = { $file }: Diesen Ordner gibt es nicht
fault-is-file = { $file }: Das ist eine Datei, kein Ordner
fault-not-folder = { $file }: Dieser Pfad führt durch eine Datei
fault-long-name = { $file }: Dieser Name ist zu lang
fault-disk-full = { $file }: Der Datenträger ist voll
fault-no-place = { $file }: Dort lässt sich nichts speichern
fault-no-copy = { $file }: Das ist keine vollständige Kopie einer digsite-Datenbank
fault-no-database = „{ $scheme }“ ist keine hier bekannte Datenbank: sqlite oder postgresql
fault-port-in-use = Port { $port } ist belegt: Vielleicht läuft digsite schon unter { $link } (--port 0 nimmt einen freien)
fault-no-host = „{ $host }“ ist kein Name und keine Adresse dieses Rechners; --host 0.0.0.0 nimmt alle seine Adressen
fault-database-closed = Die Datenbank lässt sich nicht öffnen: { $why }
fault-database-newer = Die Datenbank gehört zu einer neueren Version von digsite als dieser
fault-no-keep = „{ $wish }“ hat nicht die Form STATUS=DAYS; für STATUS erlaubt: { $allowed }
fault-no-database-there = { $file }: Dort ist keine Datenbank
tidied = { $count ->
    [one] Ein Tisch wurde entfernt
   *[other] { $count } Tische wurden entfernt
}
last-used = zuletzt benutzt: { $date }
fault-not-tidied = Die Datenbank lässt sich nicht aufräumen: { $why }
fault-other-tournament = { $file } enthält ein anderes Turnier: Nenne einen neuen Ordner oder wiederhole denselben Befehl mit derselben Version von digsite
fault-no-format = Es gibt kein Format „{ $format }“; erlaubt: { $allowed }
fault-broken-tournament = { $file }, Zeile { $line }: Das ist kein Ergebnis einer Partie; lösche die Zeile oder nimm eine andere Datei
fault-not-this-tournament = { $file } enthält nicht dieses Turnier: Nenne eine neue Datei oder wiederhole denselben Befehl mit derselben Version von digsite
fault-file-in-use = { $file }: Ein anderer Lauf schreibt gerade in diese Datei
fault-other-course = { $file } enthält Partien eines anderen Trainings: Nenne mit --folder einen anderen Ordner oder wiederhole denselben Befehl
fault-broken-course = { $file }, Zeile { $line }: Das ist keine Partie von Anfang bis Ende; lösche diese und alle folgenden Zeilen oder nenne mit --folder einen anderen Ordner
fault-broken-weights = { $file }: Das sind keine Gewichte; nenne mit --out eine andere Datei
fault-no-ray = Ray ist nicht installiert: pip install 'digsite[ray]'
