# What the browser shows around the games; each title's own words are in the title's file.

## Shared with the boards

did-take-back = { $player-is ->
    [you] Du nimmst eine Entscheidung zurück.
   *[other] { $player } nimmt eine Entscheidung zurück.
}
back = Zurück
confirm-end = Bestätigen und Zug beenden

## Everywhere

close = Schließen
cancel = Abbrechen
save = Speichern
copy = Kopieren
copied = Kopiert
loading = Einen Moment …
to-lobby = Zur Lobby
settings = Einstellungen
rules = Regeln
menu = Menü

## The bar over the table

table = Tisch
turn-asked = { $player } ist am Zug, du entscheidest
turn-you = Du bist dran
turn-you-named = { $player }, du bist dran
turn-other = { $player } entscheidet gerade
turn-away = { $player } ist dran, aber nicht da
turn-bot = { $player } denkt nach …
turn-chance = Der Zufall entscheidet
turn-waiting = Es sind noch Plätze frei
turn-over = Die Partie ist zu Ende
turn-abandoned = Diese Partie wurde abgebrochen
tab-turn = ● Du bist dran · { $title }
tab-offers = { $label }: { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
watching = Du schaust zu
skip-decide = Zu deinen Möglichkeiten springen
since = Seit deinem letzten Zug
since-replay = Erneut zeigen
last-round = Letzte Runde
last-round-why = Die letzte Runde hat begonnen.
archaeology-last-round = Endphase
archaeology-last-round-why = Die Grabungsstätte ist leer: Die Endphase hat begonnen. Verkaufe, was du auf der Hand hast.
artifact-last-round = Letztes Jahr
artifact-last-round-why = Das letzte Jahr hat begonnen: Wenn es endet, ist die Partie vorbei.
artifacts-inc-last-round-why = Das Ansehen, mit dem das Spiel endet, ist erreicht: Diese Runde ist die letzte.
did-score = { $player-is ->
    [you] Schlusswertung: Du hast { $text }.
   *[other] Schlusswertung: { $player } hat { $text }.
}
practice = Übung
practice-why = Jemand hat eine Entscheidung zurückgenommen, deren Folgen schon zu sehen waren, oder die Partie setzt eine Wiederholung fort. Sie zählt als Übung.
practice-now = Von hier an zählt diese Partie als Übung.
practice-sure = Das zurücknehmen?
practice-sure-why = Du hast schon gesehen, was dabei herauskommt: Die Partie zählt dann als Übung.
practice-do = Zurücknehmen
practice-leave = So lassen
undo = Zurücknehmen
all-moves = Alle Züge

## Beside the board

beside = Verlauf, Chat und Leute
log = Verlauf
log-empty = Noch ist nichts passiert.
log-earlier = Frühere Züge zeigen
times = ×{ $count }
talk = Chat
talk-empty = Noch hat niemand etwas gesagt.
talk-write = Sag etwas
talk-send = Senden
people = Leute
seat-here = da
seat-away = weg
seat-bot = Bot, { $level }
seat-handed = vorerst Bot: { $level }
seat-open = freier Platz
seat-open-bot = jemand ist gegangen; vorerst spielt ein Bot
seat-free = Frei
look-as = Aus Sicht von { $player }
free-seat = Platz freigeben
hand-over = Bot spielen lassen
hand-back = Platz zurückgeben
hand-back-me = Meinen Platz zurücknehmen
bot-name-0 = Hugo
bot-name-1 = Ida
bot-name-2 = Otto
bot-name-3 = Vera
bot-name-4 = Edgar
level-random = zufällig
level-novice = Neuling
level-skilled = geübt
level-expert = Experte
level-master = Meister
level-greedy = gierig
level-search = suchend

## Banners

lost = Die Verbindung ist unterbrochen und wird neu aufgebaut; deine Partie ist sicher.
wish-asks = { $player } möchte eine Entscheidung zurücknehmen.
wish-waiting = { $player } möchte eine Entscheidung zurücknehmen; die anderen werden gefragt.
wish-agree = Einverstanden
wish-refuse = Nein
handed-you = Ein Bot ({ $level }) spielt für dich.
rematch-ready = Die nächste Partie ist aufgebaut.
rematch-follow = Hingehen
refused = Nicht möglich: { $text }
refused-stale = Am Tisch ging es schon weiter. Schau noch einmal hin und entscheide neu.
refused-nothing-to-undo = Es gibt keine Entscheidung, die du zurücknehmen könntest.
refused-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
refused-too-often = Das war sehr schnell. Warte kurz und versuch es noch einmal.

## The clock

clock = Bedenkzeit
clock-turn = { $text } je Zug
clock-game = { $text } je Person
clock-game-more = { $text } je Person, dazu { $more } je Zug
seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
days-hours = { $days } T. { $hours } Std.
time-left = Zeit von { $player }: { $text }
time-short = Dir bleibt nicht mehr viel Zeit: { $text }.
late-you = Deine Zeit ist um: Ein Bot ({ $level }) spielt für dich.
late-soon = Er beendet diesen Zug, danach spielst du wieder selbst.
seat-late = Zeit abgelaufen; vorerst Bot: { $level }

## The curtain between people at one screen

curtain-pass = Gib den Bildschirm an { $player } weiter
curtain-why = Es sind keine Handkarten zu sehen.
curtain-open = { $player }: meine Hand zeigen
looking-as = Du siehst den Tisch aus der Sicht von { $player }.
curtain-undo = { $player }: meine letzte Entscheidung zurücknehmen

## All moves

moves-search = Züge durchsuchen
moves-none = Jetzt gibt es nichts zu entscheiden.
moves-no-match = Kein Zug passt dazu.
moves-held = Das beendet deinen Zug.

## Rules

rules-search = Suche oder Nummer, etwa 8.4
rules-link = Link zu diesem Absatz kopieren
rules-chapters = Kapitel
rules-no-match = Kein Absatz passt dazu.

## Shortcuts

shortcuts = Tastenkürzel
shortcuts-off = Einzelne Buchstaben lassen sich in den Einstellungen abschalten.
shortcut-end = Die Auswahl bestätigen oder meinen Zug beenden
shortcut-digits = Wählen, was diese Zahl trägt; die erste Ziffer zeigt nur die Zahlen
shortcut-more = Die nächsten neun Zahlen zeigen, falls es mehr gibt
digits-more = { $first }–{ $last } von { $all } · 0: weitere
shortcut-tip = Auf einem Spielteil: was es ist und welche Regel gilt
tip-none = Dazu gibt es nichts weiter zu sagen.
tip-where = i erklärt, was gerade angewählt ist: Wähle zuerst mit Tab etwas an.
end-nothing = Hier endet nichts: Beantworte zuerst die Frage.
cite-paragraph = Absatz { $number } der Regeln
cite-ruling = Klärung { $number }
shortcut-all = Alles von dieser Art auf einmal, wie langes Drücken
shortcut-tab = Zum nächsten Element gehen und es drücken
shortcut-drag = Ein Fenster schließen, Gewähltes zurücklegen oder loslassen, was du gerade ziehst
hold-all = Gedrückt halten oder mit Umschalttaste drücken: alle auf einmal.

## Settings

your-name = Dein Name
language = Sprache
theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
motion = Spielteile animieren
motion-note = Ohne Animation ist alles sofort an seinem Platz.
sound = Töne
sound-note = Eine Glocke, wenn du dran bist; Würfel, Münzen, Stürme und das Ende.
notices = Systemmeldungen
notices-note = Wenn du dran bist und diese Seite im Hintergrund liegt.
confirm = Ende eines Zuges bestätigen
confirm-note = Eine Entscheidung, die deinen Zug beendet, wartet, bis du noch einmal drückst.
keys = Tastenkürzel mit einzelnen Buchstaben
calm = Bots lassen sich Zeit
calm-note = Jede Aktion bleibt so lange zu sehen, dass du sie lesen kannst.
unspent = Nachfragen, wenn Würfel oder Aktionen übrig bleiben
unspent-note = Ließe sich noch etwas nutzen, wartet das Ende des Zuges, bis du noch einmal drückst.
forced = Automatisch spielen, wo es keine Wahl gibt
forced-note = Ein Schritt mit nur einer Möglichkeit wird von selbst gespielt; dein Zug endet nie von selbst.
steady = Versehentliche Doppelklicks ignorieren
steady-note = Was direkt nach einem Klick unter dem Zeiger erscheint, reagiert einen Moment lang nicht.
keys-note = Zum Beispiel m für alle Züge; ? zeigt sie.
settings-programs = Für Programme
webhook = Diese Adresse aufrufen
webhook-note = Wenn du dran bist und kein Bildschirm von dir offen ist, schickt der Server eine Nachricht dorthin.

## The menu of a table

show-result = Ergebnis
to-lobby-note = Die Partie läuft weiter; du findest sie unter „Meine Tische“.
replay = Wiederholung
export = Partiedatei speichern
rematch = Noch eine Partie
leave = Tisch verlassen
leave-note = Ein Bot übernimmt deinen Platz; die anderen spielen weiter.
leave-sure = Du gibst deinen Platz auf. Ein Bot spielt weiter, bis jemand den Platz übernimmt.
abandon = Partie abbrechen
abandon-note = Beendet sie für alle, ohne Ergebnis.
abandon-sure = Das beendet die Partie für alle, ohne Ergebnis.

## Waiting and inviting

waiting-heading = Es sind noch Plätze frei
waiting-begins = Die Partie beginnt, sobald alle Plätze besetzt sind.
invite-heading = Andere einladen
invite-how = Schick diesen Link oder lass ihn scannen.
invite-link = Link zu diesem Tisch
invite-code = Oder diesen Code, in der Lobby:
invite-qr = Der Link als Bild zum Scannen
invite-near = Diese Seite ist auf dem Rechner geöffnet, auf dem auch der Server läuft: Der Link gilt nur hier. Andere brauchen die Adresse dieses Rechners in deinem Netz (digsite serve --host 0.0.0.0).

## When something is not there

oops = Das hat nicht geklappt
oops-no-table = Diesen Tisch gibt es nicht
oops-no-table-why = Vielleicht wurde er nach Ablauf seiner Frist gelöscht, oder der Link ist unvollständig oder gehört zu einem anderen Server.
oops-no-seat = Das ist nicht mehr dein Platz
oops-no-seat-why = Der Schlüssel in diesem Browser öffnet hier keinen Platz: Du bist gegangen, oder jemand anders hat den Platz übernommen.
watch-only = Nur zuschauen
forget = Diesen Tisch vergessen
oops-offline = Der Server antwortet nicht
oops-offline-why = Vielleicht startet er gerade neu. Deine Partien bleiben erhalten; versuch es gleich noch einmal.
oops-no-page = Hier ist nichts
oops-no-page-why = Diese Adresse führt auf diesem Server nirgendwohin.
oops-no-code = Kein Tisch hat diesen Code
oops-no-code-why = Codes bestehen aus sechs Buchstaben und Ziffern. Vielleicht hast du dich vertippt, oder den Tisch gibt es nicht mehr.
oops-no-title = Dieses Spiel steht nicht im Regal
oops-no-title-why = Der Server kennt es nicht.
oops-not-understood = Diesen Tisch gibt es nicht
oops-not-understood-why = Der Link ist unvollständig.
oops-other-rules = Diese Regeln sind hier nicht mehr bekannt
oops-other-rules-why = Die Partie wurde mit einer anderen Fassung der Regeln begonnen und kann mit dieser nicht weitergehen.
try-again = Erneut versuchen

## The lobby

lobby = Drei Grabungen, ein Tisch
lobby-how = Nimm eine Schachtel aus dem Regal: Spiel allein gegen Bots, gemeinsam an diesem Bildschirm oder per Link.
for-programs = Für Programme
box-seats = { $least } bis { $most } Personen
box-play = Spielen
my-tables = Meine Tische
your-turn = Du bist dran
table-gone = nicht mehr da
kept-until = bleibt bis { $date }
go-on = Weiter
see-result = Ergebnis ansehen
show-all = Alle zeigen
join-heading = An einen Tisch setzen
join-code = Code eines Tisches
join = Mitspielen
join-sit = Hinsetzen
join-full = An diesem Tisch ist kein Platz frei.
join-title = An diesem Tisch mitspielen
no-open-tables = An keinem Tisch ist ein Platz frei.
running-tables = Laufende Partien
no-running-tables = Gerade keine öffentlichen Partien.
watch = Zuschauen
import-heading = Eine Partiedatei
import-how = Öffnet ihre Partie wieder, mit allen Plätzen an diesem Bildschirm.
import-choose = Datei wählen
import-broken = „{ $file }“ ist nicht lesbar: { $text }
status-waiting = Plätze frei
status-running = läuft
status-over = zu Ende
status-abandoned = abgebrochen

## The club of a server

club = Club
club-how = Beendete Partien aller, die sich eintragen lassen. Zu jedem Namen gehört ein Schlüssel im Browser; wer dahintersteckt, beweist er nicht.
club-title = Spiel
club-all = alle Spiele
club-games = { $count ->
    [one] 1 gewertete Partie
   *[other] { $count } gewertete Partien
}
club-rating = Wertung
club-played = Partien
club-won = Siege
club-against = Gegen
club-ahead = Vorn
club-behind = Hinten
club-latest = Letzte Partien
club-empty = Hier steht noch niemand. In den Einstellungen kannst du dich eintragen lassen.
club-more = Mehr zeigen
club-csv = Als CSV speichern
club-json = Als JSON speichern
club-leave = Mich und meine Ergebnisse entfernen
club-list = Mich in den Club dieses Servers eintragen
club-list-note = Mit Namen, Ergebnissen und Wertung der Partien, die du von jetzt an beginnst. Dieser Browser behält den Schlüssel zu deinem Namen.
club-listed = Club
club-listed-why = Diese Partie zählt im Club für diesen Namen.

## A new table

new-seats = Wer spielt mit?
new-me = Du
new-here = Jemand an diesem Bildschirm
new-link = Jemand per Link
new-bot = Bot: { $level }
new-who = Wer spielt auf Platz { $number }
new-name = Name auf Platz { $number }
name = Name
name-me = Spürnase
name-number = Person { $number }
new-start = Los
new-edition = Ausgabe
new-listed = Diesen Tisch in der Lobby zeigen
new-listed-note = Sonst finden ihn nur Leute mit dem Link.
new-clock = Zeit
new-clock-none = unbegrenzt
new-clock-turn = je Zug
new-clock-game = für die ganze Partie
new-clock-days = Tage je Zug
new-clock-time = Wie lange
new-clock-more = Gutschrift je Zug
new-clock-level = Wer weiterspielt
new-clock-note = Die Uhr läuft, sobald alle sitzen. Ist die Zeit um, spielt ein Bot weiter; wer dort saß, kann jederzeit zurückkommen.
edition-sure = Alle Zahlen sind die des gedruckten Spiels.
edition-ours = Die Regeln sind die gedruckten. Zahlen, die nur auf dem Spielmaterial stehen, sind unsere („Rekonstruktion“), soweit sie nicht bekannt sind.
edition-theirs = Die Zahlen sind die eines eigenen Exemplars, „{ $edition }“.
edition-own = So spielst du mit den Zahlen deines eigenen Exemplars: digsite editions show { $title } > mine.toml, ändere sie und spiel mit --edition mine.toml, oder mit allen an diesem Server: DIGSITE_EDITIONS=mine.toml digsite serve.
edition-look = Woher die Zahlen stammen
edition-number-printed = gedruckt
edition-number-derived = aus gedruckten errechnet
edition-number-reconstruction = von uns
rules-turn = So läuft ein Zug
rules-about = Über diesen Text und seine Zahlen
archaeology-turn-goes =
    Graben: Zieh die oberste Karte der Grabungsstätte (§4). Ein Dieb bestiehlt jemanden, ein Sandsturm nimmt allen die halbe Hand.
    Dann in beliebiger Reihenfolge und so oft du willst: auf dem Marktplatz tauschen (§6), mit Landkarten die Pyramide erkunden (§7), Sets an Museen verkaufen (§8).
    Beende deinen Zug. Ist die Grabungsstätte leer, verkaufen alle, was sie noch haben (§9).
artifact-turn-goes =
    Führe eine oder zwei Aktionen durch, jede mit einem Aktionsstein von deinem Tableau: forschen, anheuern, verschiffen, ausstellen oder auf dem Schwarzmarkt handeln (§5).
    Oder passe für dieses Jahr: Nimm einen Aktionsstein oder tausche einen (§5.6).
    Haben alle gepasst, beginnt ein neues Jahr, mit Einkommen für alle (§4).
artifacts-inc-turn-goes =
    Würfle mit deinen Abenteurern (§2.2).
    Setze jeden Würfel auf eine deiner Karten oder ein Museum, oder heb ihn für einen Tauchgang auf; kaufe, werte auf und verkaufe, wie es die Karten sagen.
    Beende deinen Zug. Hat jemand das Ansehen, mit dem das Spiel endet, wird die Runde zu Ende gespielt.
artifact-number-5-5 = In dieser Ausgabe beträgt der Jokerpreis { $money-joker }.
artifact-number-15-6 = In dieser Ausgabe: { $roles-berlin-coins ->
    [one] eine Münze
   *[other] { $roles-berlin-coins } Münzen
}.
artifact-number-13-3 = In dieser Ausgabe zählen die Felder { $research-row }.
artifact-number-5-2 = In dieser Ausgabe kosten die Felder einer Leiste { $tracks-cost }.
archaeology-number-2-2 = In dieser Ausgabe: { $setup-hand ->
    [one] eine Karte
   *[other] { $setup-hand } Karten
}.
option-memory = Gedächtnishilfe
option-memory-why = Ob sichtbar bleibt, was alle einmal gesehen haben.
option-memory-aid = An
option-memory-aid-why = Bekannte Handkarten und bisherige Punkte lassen sich nachsehen.
option-memory-none = Aus
option-memory-none-why = Seite und Terminal zeigen nur, was offen liegt; den Rest musst du dir merken.
edition-printed = Gedruckt
edition-printed-why = Die Zahlen der gedruckten Karten.
edition-reconstruction = Rekonstruktion
edition-reconstruction-why = Die Regeln wie gedruckt; Zahlen, die nur auf dem Spielmaterial stehen, sind unsere.
edition-reconstruction-2 = Rekonstruktion, Fassung 2
edition-reconstruction-2-why = Die Regeln wie gedruckt; Zahlen, die nur auf dem Spielmaterial stehen, sind unsere, in vielen Partien ausbalanciert.

archaeology-blurb = Grabe, tausche und verkaufe Schätze, bevor der Sandsturm sie holt.
artifact-blurb = Anheuern, graben, verschiffen, ausstellen: von den Fundorten der Welt in dein Museum.
artifacts-inc-blurb = Würfle mit deinen Abenteurern, bau eine Firma auf und mach dir bei den Museen einen Namen.

artifact-option-expansions = Erweiterungen
artifact-option-expansions-why = Jede lässt sich einzeln dazunehmen oder beide zusammen. Für die erste Partie nimm keine.
artifact-option-expansions-research = I: Forschung
artifact-option-expansions-research-why = Forschungsleisten zu jedem Fundort und Besondere Fundstücke in den Stapeln (§13, §14).
artifact-option-expansions-cities = II: Städte und Archäologen
artifact-option-expansions-cities-why = Jede Ausstellung bringt eine Rolle mit einem Vorteil (§15).
artifact-option-start = Startaufbau
artifact-option-start-why = Wie die ersten Hütten auf den Spielplan kommen.
artifact-option-start-chosen = Frei gewählt
artifact-option-start-chosen-why = Alle stellen reihum zwei Hütten auf (§3.1).
artifact-option-start-quick = Schnell
artifact-option-start-quick-why = Die Hütten stehen nach der gedruckten Tabelle; Aktionssteine werden wie üblich gewählt (§3.4).
artifact-option-fragments = Bruchstücke
artifact-option-fragments-why = Wofür Bruchstücke stehen können; nur mit der ersten Erweiterung.
artifact-option-fragments-site = Vom eigenen Fundort
artifact-option-fragments-site-why = Jeder Typ, aber nur der Fundort, von dem sie stammen (§14.5).
artifact-option-fragments-any = Von jedem Fundort
artifact-option-fragments-any-why = Jeder Typ und jeder Fundort.
artifact-option-left_out = Fundort, der nicht mitspielt
artifact-option-left_out-why = Zu dritt wird mit drei Fundorten gespielt; zu viert und zu fünft ist das ohne Bedeutung (§2.4).
artifact-option-left_out-asia = Asien
artifact-option-left_out-africa = Afrika
artifact-option-left_out-america = Amerika
artifact-option-left_out-middle_east = Nahost

artifacts-inc-option-refill = Neue Karten in der Reihe
artifacts-inc-option-refill-why = Wann der Platz einer gekauften Karte wieder aufgefüllt wird (Klärung R19).
artifacts-inc-option-refill-immediate = Sofort
artifacts-inc-option-refill-immediate-why = Die nächste Karte liegt schon für deinen nächsten Kauf bereit.
artifacts-inc-option-refill-end_of_turn = Am Ende des Zuges
artifacts-inc-option-refill-end_of_turn-why = Lücken bleiben offen, bis der Zug vorbei ist.
artifacts-inc-option-idle_buy = Würfel auf eine Kaufaktion, ohne zu kaufen
artifacts-inc-option-idle_buy-why = Ob du einen Würfel auf eine Kaufaktion setzen darfst, wenn du nichts bezahlen kannst (Klärung R13).
artifacts-inc-option-idle_buy-no = Nein
artifacts-inc-option-idle_buy-no-why = Eine Kaufaktion wird nur angeboten, wenn du etwas bezahlen kannst.
artifacts-inc-option-idle_buy-yes = Ja
artifacts-inc-option-idle_buy-yes-why = Wie es wörtlich in der Regel steht; es bringt nichts ein.

## The end of a game

result-you = Du gewinnst!
result-wins = { $player } gewinnt
result-shared = Geteilter Sieg: { $player }
place = { $number }.
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
look-at-board = Tisch ansehen
chart = Punkte im Verlauf
chart-table = Dasselbe als Tabelle
chart-moment = Zeitpunkt
chart-end = Ende
chart-failed = Das Diagramm lässt sich gerade nicht zeigen.

## Replay

replay-of = Wiederholung · { $title }
replay-timeline = Zeitpunkte der Partie
replay-moment = Zeitpunkt
replay-at = { $ply } / { $last }
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-link = Link zu diesem Zeitpunkt kopieren
replay-eyes = Aus der Sicht von
replay-everybody = Zuschauern
replay-branch = Von hier weiterspielen
branch-how = Daraus wird eine Übungspartie an einem eigenen Tisch.
branch-bots = Mit denselben Bots
branch-alone = Allein, alle Plätze an diesem Bildschirm
to-table = Zum Tisch
