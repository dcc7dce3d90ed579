# Artifacts, Inc.

artifacts-inc-title = Artifacts, Inc.

## Words

# German forms: .one is the nominative, .accusative with “ein”; .many-dative the plural after “von”;
# .short heads a narrow column.
artifacts-inc-artifact-fossil = Fossil
    .one = ein Fossil
    .accusative = ein Fossil
    .many = Fossilien
    .many-dative = Fossilien
    .museum = Fossilienmuseum
    .short = Fossil
artifacts-inc-artifact-scroll = Schriftrolle
    .one = eine Schriftrolle
    .accusative = eine Schriftrolle
    .many = Schriftrollen
    .many-dative = Schriftrollen
    .museum = Rollenmuseum
    .short = Rolle
artifacts-inc-artifact-statue = Statue
    .one = eine Statue
    .accusative = eine Statue
    .many = Statuen
    .many-dative = Statuen
    .museum = Statuenmuseum
    .short = Statue
artifacts-inc-artifact-gem = Edelstein
    .one = ein Edelstein
    .accusative = einen Edelstein
    .many = Edelsteine
    .many-dative = Edelsteinen
    .museum = Edelsteinmuseum
    .short = Stein
artifacts-inc-museum-museum-fossils = Fossilienmuseum
    .genitive = Fossilienmuseums
artifacts-inc-card-museum-fossils = Fossilien­museum
artifacts-inc-museum-museum-scrolls = Schriftrollenmuseum
    .genitive = Schriftrollenmuseums
artifacts-inc-card-museum-scrolls = Schriftrollen­museum
artifacts-inc-museum-museum-statues = Statuenmuseum
    .genitive = Statuenmuseums
artifacts-inc-card-museum-statues = Statuen­museum
artifacts-inc-museum-museum-gems = Edelsteinmuseum
    .genitive = Edelsteinmuseums
artifacts-inc-card-museum-gems = Edelstein­museum
artifacts-inc-museum-fossil = Fossilien
artifacts-inc-museum-scroll = Schriftrollen
artifacts-inc-museum-statue = Statuen
artifacts-inc-museum-gem = Edelsteine
artifacts-inc-card-private-collectors = Privat­sammler
artifacts-inc-card-guide-work = Fremden­führung
artifacts-inc-row-top = obere Reihe
artifacts-inc-row-bottom = untere Reihe

artifacts-inc-card-s-desert-expedition = Wüsten­expedition
artifacts-inc-card-s-canyon-expedition = Canyon­expedition
artifacts-inc-card-s-headquarters = Hauptsitz
artifacts-inc-card-s-adventurers = Abenteurer
artifacts-inc-card-a-canyon-expedition = Canyon­expedition
artifacts-inc-card-a-canyon-expedition-2 = Canyon­expedition 2
artifacts-inc-card-a-desert-expedition = Wüsten­expedition
artifacts-inc-card-a-desert-expedition-2 = Wüsten­expedition 2
artifacts-inc-card-a-jungle-expedition = Dschungel­expedition
artifacts-inc-card-a-jungle-expedition-2 = Dschungel­expedition 2
artifacts-inc-card-a-jungle-expedition-3 = Dschungel­expedition 3
artifacts-inc-card-a-mountain-expedition = Berg­expedition
artifacts-inc-card-a-mountain-expedition-2 = Berg­expedition 2
artifacts-inc-card-a-mountain-expedition-3 = Berg­expedition 3
artifacts-inc-card-b-travel-agency = Reisebüro
artifacts-inc-card-b-airfield = Flugplatz
artifacts-inc-card-b-docks = Docks
artifacts-inc-card-b-warehouse = Lagerhaus
artifacts-inc-card-b-restoration-workshop = Restau­rierung
artifacts-inc-card-b-truck-convoy = Lkw-Konvoi
artifacts-inc-card-b-library = Biblio­thek
artifacts-inc-card-b-branch-office = Zweig­stelle
artifacts-inc-card-b-base-camp = Basis­lager
artifacts-inc-card-b-pottery-room = Keramik­saal
artifacts-inc-card-c-museum-wing = Museums­flügel
artifacts-inc-card-c-zeppelin = Zeppelin
artifacts-inc-card-c-research-ship = Forschungs­schiff
artifacts-inc-card-c-submarine = U-Boot
artifacts-inc-card-c-coin-vault = Münz­kammer
artifacts-inc-card-c-university = Universi­tät
artifacts-inc-card-c-explorers-club = Entdecker­club
artifacts-inc-card-c-auction-house = Auktions­haus
artifacts-inc-card-c-film-company = Film­gesell­schaft
artifacts-inc-card-c-grand-exhibition = Große Ausstellung
artifacts-inc-card-d-hired-adventurers = Ange­heuerte Abenteurer
artifacts-inc-card-d-hired-adventurers-2 = Ange­heuerte Abenteurer 2
artifacts-inc-card-d-hired-adventurers-3 = Ange­heuerte Abenteurer 3
artifacts-inc-card-d-hired-adventurers-4 = Ange­heuerte Abenteurer 4
artifacts-inc-card-e-diving-suit = Taucher­anzug
artifacts-inc-card-e-diving-suit-2 = Taucher­anzug 2
artifacts-inc-card-e-diving-suit-3 = Taucher­anzug 3
artifacts-inc-card-e-diving-suit-4 = Taucher­anzug 4

artifacts-inc-chart = Ansehen im Verlauf
artifacts-inc-points = { $count } Ansehen

## What happened

artifacts-inc-did-arrange = { $player-is ->
    [you] Du legst { $list } aus.
   *[other] { $player } legt { $list } aus.
}
artifacts-inc-did-roll = { $player-is ->
    [you] Du würfelst { $dice }.
   *[other] { $player } würfelt { $dice }.
}
artifacts-inc-did-roll-contest = { $player-is ->
    [you] Du würfelst
   *[other] { $player } würfelt
} um den ersten Zug: { $dice }, zusammen { $total }.
artifacts-inc-did-roll-contest-won = { $player-is ->
    [you] Du würfelst
   *[other] { $player } würfelt
} um den ersten Zug: { $dice }, zusammen { $total }. { $starter-is ->
    [you] Du hast die höchste Summe und beginnst.
   *[other] { $starter } hat die höchste Summe und beginnt.
}
artifacts-inc-did-roll-contest-tied = { $player-is ->
    [you] Du würfelst
   *[other] { $player } würfelt
} um den ersten Zug: { $dice }, zusammen { $total }. Die höchste Summe gibt es mehrmals: Wer sie hat, würfelt noch einmal.
artifacts-inc-did-reveal = Aufgedeckt: { $list }.
artifacts-inc-did-place = { $player-is ->
    [you] Du setzt eine { $face } auf „{ $card }“.
   *[other] { $player } setzt eine { $face } auf „{ $card }“.
}
artifacts-inc-did-place-finds = { $player-is ->
    [you] Du setzt eine { $face } auf „{ $card }“ und findest { $count ->
        [one] { $artifact-accusative }
       *[other] { $count } { $artifact-many }
    }.
   *[other] { $player } setzt eine { $face } auf „{ $card }“ und findet { $count ->
        [one] { $artifact-accusative }
       *[other] { $count } { $artifact-many }
    }.
}
artifacts-inc-did-place-earns = { $player-is ->
    [you] Du setzt eine { $face } auf „{ $card }“ und bekommst { $dollars } Dollar.
   *[other] { $player } setzt eine { $face } auf „{ $card }“ und bekommt { $dollars } Dollar.
}
artifacts-inc-did-dive = { $player-is ->
    [you] Du tauchst.
   *[other] { $player } taucht.
}
artifacts-inc-did-add = { $player-is ->
    [you] Du nimmst eine { $face } zum Tauchgang hinzu.
   *[other] { $player } nimmt eine { $face } zum Tauchgang hinzu.
}
artifacts-inc-did-descend = { $player-is ->
    [you] Du tauchst hinab.
   *[other] { $player } taucht hinab.
}
artifacts-inc-did-add-dives = { $player-is ->
    [you] Du nimmst eine { $face } hinzu und erreichst Unterwasserkarte { $number }: { $find }.
   *[other] { $player } nimmt eine { $face } hinzu und erreicht Unterwasserkarte { $number }: { $find }.
}
artifacts-inc-did-descend-dives = { $player-is ->
    [you] Du erreichst Unterwasserkarte { $number }: { $find }.
   *[other] { $player } erreicht Unterwasserkarte { $number }: { $find }.
}
artifacts-inc-did-buy = { $player-is ->
    [you] Du kaufst „{ $card }“.
   *[other] { $player } kauft „{ $card }“.
}
artifacts-inc-did-upgrade = { $player-is ->
    [you] Du wertest „{ $card }“ auf Stufe 2 auf.
   *[other] { $player } wertet „{ $card }“ auf Stufe 2 auf.
}
artifacts-inc-paid = { $dollars ->
    [0] { $scrolls ->
        [0] nichts
        [one] eine Schriftrolle
       *[other] { $scrolls } Schriftrollen
    }
   *[other] { $dollars } Dollar{ $scrolls ->
        [0] {""}
        [one] {" "}und eine Schriftrolle
       *[other] {" "}und { $scrolls } Schriftrollen
    }
}
artifacts-inc-did-buy-pays = { $player-is ->
    [you] Du kaufst
   *[other] { $player } kauft
} „{ $card }“ für { artifacts-inc-paid }.
artifacts-inc-did-buy-pays-then = {" "}und { $player-is ->
    [you] kaufst
   *[other] kauft
} „{ $card }“ für { artifacts-inc-paid }
artifacts-inc-did-upgrade-pays = { $player-is ->
    [you] Du wertest
   *[other] { $player } wertet
} „{ $card }“ für { artifacts-inc-paid } auf Stufe 2 auf.
artifacts-inc-did-upgrade-pays-then = {" "}und { $player-is ->
    [you] wertest
   *[other] wertet
} „{ $card }“ für { artifacts-inc-paid } auf Stufe 2 auf
artifacts-inc-did-decline-then = {" "}und { $player-is ->
    [you] kaufst
   *[other] kauft
} nichts
artifacts-inc-did-decline = { $player-is ->
    [you] Du kaufst nichts.
   *[other] { $player } kauft nichts.
}
artifacts-inc-did-lay = { $player-is ->
    [you] Du legst die Karte in die { $row }.
   *[other] { $player } legt die Karte in die { $row }.
}
artifacts-inc-did-lay-then = {" "}und { $player-is ->
    [you] legst
   *[other] legt
} die Karte in die { $row }
artifacts-inc-did-reveal-then = {" "}– aufgedeckt: { $list }
artifacts-inc-did-add-after-dive = {" "}mit einer { $face }
artifacts-inc-did-add-after-add = , einer { $face }
artifacts-inc-did-add-dives-after-dive = {" "}mit einer { $face } zu Unterwasserkarte { $number }: { $find }
artifacts-inc-did-add-dives-after-add = {" "}und einer { $face } zu Unterwasserkarte { $number }: { $find }
artifacts-inc-did-descend-dives-after-dive = {" "}zu Unterwasserkarte { $number }: { $find }
artifacts-inc-did-fill = { $player-is ->
    [you] Du erfüllst Auftrag { $box } des { $museum-genitive }.
   *[other] { $player } erfüllt Auftrag { $box } des { $museum-genitive }.
}
artifacts-inc-did-fill-earns = { $player-is ->
    [you] Du erfüllst einen Auftrag des { $museum-genitive }: { $count ->
        [one] { $artifact-one }
       *[other] { $count } { $artifact-many }
    } für { $dollars } Dollar.
   *[other] { $player } erfüllt einen Auftrag des { $museum-genitive }: { $count ->
        [one] { $artifact-one }
       *[other] { $count } { $artifact-many }
    } für { $dollars } Dollar.
}
artifacts-inc-did-give = { $player-is ->
    [you] Du gibst { $list } ab.
   *[other] { $player } gibt { $list } ab.
}
artifacts-inc-did-enough = { $player-is ->
    [you] Du beendest den Verkauf.
   *[other] { $player } beendet den Verkauf.
}
artifacts-inc-did-give-earns = { $player-is ->
    [you] Du gibst { $list } ab und bekommst insgesamt { $dollars } Dollar.
   *[other] { $player } gibt { $list } ab und bekommt insgesamt { $dollars } Dollar.
}
artifacts-inc-did-enough-earns = { $player-is ->
    [you] Du beendest den Verkauf und bekommst insgesamt { $dollars } Dollar.
   *[other] { $player } beendet den Verkauf und bekommt insgesamt { $dollars } Dollar.
}
artifacts-inc-in-all = { $dollars } Dollar
# Things of one sort are counted: “2 fossils and a scroll” fills the gap $list.
artifacts-inc-did-arrange-each = „{ $card }“
artifacts-inc-did-reveal-each = { $count ->
    [1] „{ $card }“
   *[other] { $count }-mal „{ $card }“
}
artifacts-inc-did-give-each = { $count ->
    [1] { $artifact-accusative }
   *[other] { $count } { $artifact-many }
}
artifacts-inc-did-give-then = {" "}und { $player-is ->
    [you] verkaufst
   *[other] verkauft
} { $list }
artifacts-inc-did-give-earns-then = {" "}und { $player-is ->
    [you] verkaufst
   *[other] verkauft
} { $list } für { artifacts-inc-in-all }
artifacts-inc-did-enough-earns-after-give = {" "}für { artifacts-inc-in-all }
artifacts-inc-did-fill-earns-then = {" "}und { $player-is ->
    [you] erfüllst
   *[other] erfüllt
} einen Auftrag: { $count ->
    [one] { $artifact-one }
   *[other] { $count } { $artifact-many }
} für { artifacts-inc-in-all }
artifacts-inc-did-end = { $player-is ->
    [you] Du beendest deinen Zug.
   *[other] { $player } beendet den Zug.
}

## What cannot be done, and why: without a full stop, the paragraph follows

artifacts-inc-cannot-game-over = Das Spiel ist zu Ende
artifacts-inc-cannot-chance-acts = Zuerst wird gewürfelt, oder Karten werden aufgedeckt
artifacts-inc-cannot-arrange-first = Leg zuerst deine Startkarten aus
artifacts-inc-cannot-laid-already = Diese Startkarte liegt schon in deiner Reihe
artifacts-inc-cannot-never-moved = Eine Karte, die in einer Reihe liegt, wird nie verschoben
artifacts-inc-cannot-nothing-to-lay = Du hast keine neue Karte zum Anlegen
artifacts-inc-cannot-lay-first = Leg zuerst die gekaufte Karte an
artifacts-inc-cannot-place-taken = Dort liegt schon eine deiner Karten
artifacts-inc-cannot-not-adjacent = Eine neue Karte muss mit einer Seite an eine deiner Karten grenzen
artifacts-inc-cannot-not-your-card = Diese Karte gehört dir nicht
artifacts-inc-cannot-other-level = Diese Aktion steht nicht auf Stufe { $level } der Karte
artifacts-inc-cannot-die-lies-there = Auf dieser Aktion liegt schon ein Würfel
artifacts-inc-cannot-no-such-die = Du hast keine { $face } zum Setzen
artifacts-inc-cannot-wrong-face = Eine { $face } erfüllt die Bedingung nicht; erlaubt: { $wanted }
artifacts-inc-cannot-wrong-face-eased = Eine { $face } erfüllt die Bedingung nicht; erlaubt: { $wanted } (gedruckt: { $printed }; eine Karte daneben erleichtert es)
artifacts-inc-cannot-nothing-affordable = Mit { $dollars } Dollar kannst du keine Karte und keine Aufwertung bezahlen
artifacts-inc-cannot-nothing-to-sell = Du hast kein Artefakt zum Verkaufen
artifacts-inc-cannot-too-few-to-trade = { $give ->
    [one] Du hast kein Artefakt zum Abgeben
   *[other] Du brauchst { $give } Artefakte zum Abgeben
}
artifacts-inc-cannot-no-order-anywhere = Du kannst bei keinem Museum einen Auftrag erfüllen
artifacts-inc-cannot-no-order-in-reach = Du hast zu wenige { $artifact-many } für die offenen Aufträge dieses Museums
artifacts-inc-cannot-museum-full = Alle Aufträge dieses Museums sind erfüllt
artifacts-inc-cannot-no-purchase-open = Setze zuerst einen Würfel auf eine Kaufaktion
artifacts-inc-cannot-finish-purchase = Wähle, was du kaufst, oder verzichte
artifacts-inc-cannot-not-for-sale = Diese Karte ist jetzt nicht zu kaufen
artifacts-inc-cannot-no-third-level = Diese Karte ist schon auf Stufe 2
artifacts-inc-cannot-too-dear = Das kostet { $price } Dollar; du hast { $dollars }
artifacts-inc-cannot-too-dear-discounted = Das kostet { $price } Dollar: { $full } weniger { $discount } Rabatt; du hast { $dollars }
artifacts-inc-cannot-no-scroll = { $scrolls ->
    [one] Das kostet auch eine Schriftrolle
   *[other] Das kostet auch { $scrolls } Schriftrollen
}
artifacts-inc-cannot-no-order-open = Setze zuerst einen Würfel auf ein Museum
artifacts-inc-cannot-fill-first = Wähle, welchen Auftrag du erfüllst
artifacts-inc-cannot-other-museum = Dein Würfel liegt auf einem anderen Museum
artifacts-inc-cannot-no-such-box = Diese Seite des Museums hat keinen solchen Auftrag
artifacts-inc-cannot-box-filled = { $seat-is ->
    [you] Diesen Auftrag hast du schon erfüllt
   *[other] Diesen Auftrag hat { $seat } schon erfüllt
}
artifacts-inc-cannot-too-few-for-order = Dieser Auftrag verlangt { $size ->
    [one] { $artifact-accusative }
   *[other] { $size } { $artifact-many }
}; du hast { $held }
artifacts-inc-cannot-no-sale-open = Setze zuerst einen Würfel dorthin, wo du verkaufen kannst
artifacts-inc-cannot-finish-sale = Nenne zuerst, was du abgibst
artifacts-inc-cannot-sell-one = Verkaufe mindestens ein Artefakt
artifacts-inc-cannot-give-more = { $left ->
    [one] Gib noch ein Artefakt ab
   *[other] Gib noch { $left } Artefakte ab
}
artifacts-inc-cannot-none-held = Du hast keine { $artifact-many }
artifacts-inc-cannot-named-in-order = Artefakte werden der Reihe nach genannt, und über { $artifact-many } bist du schon hinaus
artifacts-inc-cannot-too-few-above = Nenne zuerst ein früheres Artefakt: Ab den { $artifact-many-dative } hast du zu wenige
artifacts-inc-cannot-no-dive-open = Du tauchst gerade nicht
artifacts-inc-cannot-finish-dive = Beende zuerst deinen Tauchgang
artifacts-inc-cannot-stack-empty = Es ist keine Unterwasserkarte mehr da
artifacts-inc-cannot-dived-already = Du bist in diesem Zug schon getaucht
artifacts-inc-cannot-no-die-left = Du hast keinen Würfel mehr
artifacts-inc-cannot-sum-too-low = Du brauchst { $wanted }; deine Würfel ergeben { $sum }
artifacts-inc-cannot-sum-too-low-helped = Du brauchst { $wanted }: { $number } weniger { $help } ({ $cards }); deine Würfel ergeben { $sum }
artifacts-inc-cannot-dive-with-a-die = Setze mindestens einen Würfel für den Tauchgang
artifacts-inc-cannot-sum-unreached = Deinen Würfeln { $left ->
    [one] fehlt noch ein Auge
   *[other] fehlen noch { $left } Augen
}
artifacts-inc-cannot-dice-in-order = Würfel werden aufsteigend genannt, und über die { $face } bist du schon hinaus
artifacts-inc-cannot-dice-too-low = Nenne zuerst einen niedrigeren Würfel: Ab der { $face } kannst du die nötigen { $left } nicht mehr erreichen

## On the screen

artifacts-inc-find-pottery = Keramik
    .short = Ker.
    .shown = Keramik
artifacts-inc-find-doubloons = Dublonen
    .short = Dubl.
    .shown = Dublonen
artifacts-inc-find-sunken_city = versunkene Stadt
    .short = Stadt
    .shown = eine versunkene Stadt
# German forms: .each after “für”, .dative after “auf”, both with “benachbart”.
artifacts-inc-kind-expedition = Expedition
    .card = Expedition
    .many = Expeditionen
    .each = jede benachbarte Expedition
    .dative = einer benachbarten Expedition
artifacts-inc-kind-building = Gebäude
    .card = Gebäude
    .many = Gebäude
    .each = jedes benachbarte Gebäude
    .dative = einem benachbarten Gebäude
artifacts-inc-kind-vehicle = Fahrzeug
    .card = Fahrzeug
    .many = Fahrzeuge
    .each = jedes benachbarte Fahrzeug
    .dative = einem benachbarten Fahrzeug
artifacts-inc-kind-crew = Mannschaft
    .card = Mannschaftskarte
    .many = Mannschaften
    .each = jede benachbarte Mannschaftskarte
    .dative = einer benachbarten Mannschaftskarte
artifacts-inc-artifact-any = alle
    .one = ein beliebiges Artefakt
    .accusative = ein beliebiges Artefakt
    .many = beliebige Artefakte
    .many-dative = beliebigen Artefakten
    .museum = beliebiges Museum
    .short = alle

artifacts-inc-any-die = 1–6
artifacts-inc-icon = ★{ $reputation }
artifacts-inc-dice-icon = { $dice } Würfel
artifacts-inc-dollars = { $dollars } $
artifacts-inc-cost = { $dollars } $
artifacts-inc-cost-scroll = { $dollars } $ + { $scrolls ->
    [one] Rolle
   *[other] { $scrolls } Rollen
}
# In narrow columns the dollar sign stands close up: lines would be broken before it.
# A U card is an underwater card.
artifacts-inc-deed-find = → { $artifact }
artifacts-inc-deed-buy = { $discount ->
    [0] kaufen
   *[other] kaufen, −{ $discount }$
}
artifacts-inc-deed-gain = +{ $dollars }$
artifacts-inc-deed-gain-per-adjacent = +{ $dollars }$, +{ $each }$/benachb. { $kind } (≤{ $most })
artifacts-inc-deed-gain-per-underwater = +{ $dollars }$, +{ $each }$/U-Karte (≤{ $most })
artifacts-inc-deed-sell_any = beliebig verkaufen, +{ $dollars }$
artifacts-inc-deed-sell_museum = { $dollars ->
    [0] beliebigen Auftrag erfüllen
   *[other] beliebigen Auftrag erfüllen, +{ $dollars }$
}
artifacts-inc-deed-trade = { $give ->
    [one] Artefakt
   *[other] { $give } Artefakte
} → { $dollars }$
artifacts-inc-boon-rep_adjacent = ★{ $amount }/benachb. { $kind } (≤{ $most })
artifacts-inc-boon-rep_adjacent-named = ★{ $amount }, wenn benachb. „{ $named }“
artifacts-inc-boon-rep_find = ★{ $amount }/{ $find }
artifacts-inc-boon-ease_adjacent = benachb. { $kind-many }: Würfel ±{ $amount }
artifacts-inc-boon-extra_find_adjacent = benachb. Funde mit [{ $die }]: +{ $amount }
artifacts-inc-boon-sale_plus = Aufträge ({ $artifact-many }): +{ $amount }$
artifacts-inc-boon-dive_plus = Tauchgänge +{ $amount }

artifacts-inc-level = Stufe { $level } ★{ $reputation }{ $dice ->
    [0] {""}
   *[other] {" "}· { $dice } Würfel
}
artifacts-inc-die-placed = ({ $die }) { $does }
artifacts-inc-row-top-short = oben
artifacts-inc-row-bottom-short = unten

artifacts-inc-is-over = Das Spiel ist zu Ende; die Museumsmehrheiten sind vergeben.
artifacts-inc-setting-up = Aufbau: der Markt, wer beginnt, und die Startkarten.
artifacts-inc-dice-of = Würfel von { $player }:
artifacts-inc-no-dice = keine mehr
artifacts-inc-dice-placed = ({ $dice } gesetzt)
artifacts-inc-end-at = das Spiel endet mit der Runde, in der jemand ★{ $reputation } erreicht
artifacts-inc-end-quiet = niemand kommt voran: Das Spiel endet { $turns ->
    [0] mit diesem Zug
    [one] mit dem nächsten Zug
   *[other] in { $turns } Zügen
}
artifacts-inc-end-reached = LETZTE RUNDE: Jemand hat ★{ $reputation } erreicht
artifacts-inc-public-heading = öffentliche Karten
artifacts-inc-die-heading = Würfel
artifacts-inc-pays-heading = zahlt
artifacts-inc-boxes-heading = Aufträge: Größe oder Name
artifacts-inc-majority-heading = Mehrheit
artifacts-inc-museum-short = { $artifact-museum }
artifacts-inc-museum-pays = Größe +{ $bonus } $
artifacts-inc-collectors = Privatsammler
artifacts-inc-collectors-pay = je { $each } $, +{ $more } $/Typ
artifacts-inc-guide = Fremdenführung
artifacts-inc-underwater = Tauchen: nächste Karte { $number }, { $find }
artifacts-inc-nothing-underwater = Tauchen: keine Karte mehr
artifacts-inc-underwater-left = noch { $cards }
artifacts-inc-dive-need = Würfel dafür: Summe { $number } oder mehr
artifacts-inc-pile-heading = Stapel
artifacts-inc-pile = { $pile } +{ $cards }
artifacts-inc-card-heading = zu kaufen
artifacts-inc-cost-heading = Kosten
artifacts-inc-level-heading = Stufe { $level }
artifacts-inc-dollars-heading = $
artifacts-inc-reputation-heading = ★
artifacts-inc-dice-heading = Würf.
artifacts-inc-artifacts-heading = { $artifact-short }
artifacts-inc-finds-heading = { $find-short }
artifacts-inc-cards-heading = Karten (² Stufe 2)
artifacts-inc-first-mark = {" "}◆

artifacts-inc-asked-arranging = Leg deine Startkarten von links nach rechts in eine Reihe; die letzte folgt von selbst.
artifacts-inc-asked-buying = Kaufe eine Karte, werte eine deiner Karten auf oder verzichte{ $stake ->
    [0] .
   *[other] {" "}({ $stake } $ weniger).
}
artifacts-inc-asked-laying = Wohin kommt „{ $card }“? An freien Plätzen steht ihre Nummer.
artifacts-inc-asked-ordering = Welchen Auftrag erfüllst du?
artifacts-inc-asked-selling = Gib Artefakte einzeln ab; bisher abgegeben: { $sold } für { $pay } $.
artifacts-inc-asked-trading = Gib { $left ->
    [one] noch ein Artefakt
   *[other] noch { $left } Artefakte
} für { $stake } $ ab.
artifacts-inc-asked-diving = { $left ->
    [0] Die Summe ist erreicht: Tauche hinab. Weitere Würfel wären vergeudet.
   *[other] Leg Würfel dazu, die niedrigsten zuerst: noch { $left } nötig.
}

artifacts-inc-finds-now = { $count ->
    [one] { $artifact-one }
   *[other] { $count } { $artifact-many }
}
artifacts-inc-gains = +{ $dollars } $
artifacts-inc-sells-any = (Artefakte verkaufen)
artifacts-inc-fills-order = ({ $artifact-many } verkaufen)
artifacts-inc-reputation-gain = +★{ $reputation }
artifacts-inc-order = { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
} → +{ $dollars } $
artifacts-inc-you-have = (du hast { $count })
artifacts-inc-still-needs = { $number ->
    [0] (genug)
   *[other] (dann noch { $number } nötig)
}
artifacts-inc-ends-turn = { $dice ->
    [0] (Zug beenden)
    [one] (Zug beenden; ein Würfel ungenutzt)
   *[other] (Zug beenden; { $dice } Würfel ungenutzt)
}
artifacts-inc-dive-remark = (Würfel für { $number } oder mehr)
artifacts-inc-decline-remark = (nichts kaufen)
artifacts-inc-enough-remark = (Verkauf beenden)
artifacts-inc-descend-remark = (die Unterwasserkarte nehmen)

## On the screen of a browser

artifacts-inc-needs-any = beliebig
artifacts-inc-needs-exactly = genau { $face }
artifacts-inc-needs-up = { $face } oder höher
artifacts-inc-needs-down = { $face } oder niedriger
artifacts-inc-needs-one-of = eine von { $faces }

artifacts-inc-brings-find = { $artifact-accusative } finden
artifacts-inc-brings-buy = { $discount ->
    [0] eine Karte kaufen oder aufwerten
   *[other] eine Karte für { $discount } Dollar weniger kaufen oder aufwerten
}
artifacts-inc-brings-gain = { $dollars } Dollar bekommen
artifacts-inc-brings-gain-adjacent = { $dollars } Dollar bekommen und { $each } mehr für { $kind-each }, { $most ->
    [one] höchstens einmal
   *[other] höchstens { $most }-mal
}
artifacts-inc-brings-gain-underwater = { $dollars } Dollar bekommen und { $each } mehr für jede deiner Unterwasserkarten, { $most ->
    [one] höchstens einmal
   *[other] höchstens { $most }-mal
}
artifacts-inc-brings-sell-any = { $extra ->
    [0] beliebige Artefakte wie an Privatsammler verkaufen
   *[other] beliebige Artefakte wie an Privatsammler verkaufen, für { $extra } Dollar mehr
}
artifacts-inc-brings-sell-museum = { $extra ->
    [0] einen offenen Auftrag eines beliebigen Museums erfüllen
   *[other] einen offenen Auftrag eines beliebigen Museums erfüllen, für { $extra } Dollar mehr
}
artifacts-inc-brings-trade = { $give ->
    [one] ein Artefakt
   *[other] { $give } Artefakte
} für { $dollars } Dollar abgeben
artifacts-inc-brings-fill = einen Auftrag über { $artifact-many } erfüllen

artifacts-inc-is-rep-adjacent = +{ $each } Ansehen für { $kind-each }, { $most ->
    [one] höchstens einmal
   *[other] höchstens { $most }-mal
}.
artifacts-inc-named-Desert-Expedition = Wüsten­expedition
artifacts-inc-is-rep-named = +{ $each } Ansehen für jede benachbarte Karte „{ $named }“, { $most ->
    [one] höchstens einmal
   *[other] höchstens { $most }-mal
}.
artifacts-inc-is-rep-find = +{ $each } Ansehen für jede deiner Unterwasserkarten, die { $find-shown } zeigt.
artifacts-inc-is-ease = Ein Würfel auf { $kind-dative } darf um bis zu { $by } höher oder niedriger zählen.
artifacts-inc-is-extra-find = Eine benachbarte Expedition findet ein Artefakt mehr (Würfel: { $die }).
artifacts-inc-is-sale-plus = +{ $dollars } Dollar für jeden Museumsauftrag über { $artifact-many }, den du erfüllst.
artifacts-inc-is-dive-plus = Die Würfel deiner Tauchgänge zählen zusammen { $number } mehr.

artifacts-inc-shows-reputation = { $reputation ->
    [0] Kein Ansehen.
   *[other] { $reputation } Ansehen.
}
artifacts-inc-shows-dice = { $dice ->
    [one] 1 Abenteurer: ein Würfel in jedem deiner Würfe.
   *[other] { $dice } Abenteurer: { $dice } Würfel in jedem deiner Würfe.
}
artifacts-inc-action-line = Würfel ({ $die }): { $does }.
artifacts-inc-costs-again = Die Aufwertung kostet noch einmal dasselbe.
artifacts-inc-costs = Kostet { $dollars } Dollar.
artifacts-inc-costs-scroll = Kostet { $dollars } Dollar und { $scrolls ->
    [one] eine Schriftrolle
   *[other] { $scrolls } Schriftrollen
}.
artifacts-inc-sheet-kind = { $pile ->
    [S] Startkarte, { $kind }; nur ihre Aufwertung hat einen Preis.
   *[other] Typ { $pile }, { $kind }.
}

artifacts-inc-slot = { $card }, Platz für einen Würfel: { $needs }; { $does }
artifacts-inc-slot-covered = { $card }, belegt mit einer { $face }: { $does }
artifacts-inc-card-label = { $card }, Stufe { $level }, { $reputation } Ansehen
artifacts-inc-upgrade-label = { $card } auf Stufe 2 aufwerten. { $cost }
artifacts-inc-market-label = { $card }, zu kaufen. { $cost }
artifacts-inc-market-new = { $card }, gekauft, noch anzulegen
artifacts-inc-lay-label = Hier anlegen: { $row }{ $side ->
    [left] , links von { $card }
    [right] , rechts von { $card }
    [above] , über { $card }
    [below] , unter { $card }
   *[other] {""}
}
artifacts-inc-lay-gain = { $text }; { $gain ->
    [0] kein weiteres Ansehen
   *[other] +{ $gain } Ansehen
}
artifacts-inc-arrange-why = Wähle deine vier Startkarten der Reihe nach, von links nach rechts. Sie werden nie verschoben, und viele Karten wirken auf das, was neben, über und unter ihnen liegt. Farbig hinterlegt: Stufe 2 der Karte.
artifacts-inc-arrange-label = Als Nächstes { $card } auslegen
artifacts-inc-arranged-label = { $card } liegt auf Platz { $rank }
artifacts-inc-die-label = Würfel mit { $face }
artifacts-inc-fill-label = Diesen Auftrag erfüllen: { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
} für { $dollars } Dollar
artifacts-inc-box-open = Offener Auftrag: { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
} für { $dollars } Dollar
artifacts-inc-box-filled = Auftrag über { $size ->
    [one] { $artifact-accusative }
   *[other] { $size } { $artifact-many }
}, erfüllt von { $name }
artifacts-inc-museum-label = { $card }, für jeden Auftrag { $bonus } Dollar extra
artifacts-inc-museum-tip = Ein Auftrag bringt 1 Dollar je Stück ({ $artifact-many }) und { $bonus } dazu.
artifacts-inc-collectors-tip = beliebige Artefakte verkaufen: je { $each } Dollar und { $more } mehr für jeden Typ nach dem ersten
artifacts-inc-guide-tip = { $dollars } Dollar bekommen
artifacts-inc-majority-nobody = Mehrheit, { $reputation } Ansehen wert: Noch hat sie niemand
artifacts-inc-majority-holder = Mehrheit, { $reputation } Ansehen wert: { $name } hat sie mit { $cubes ->
    [one] einem Auftrag
   *[other] { $cubes } Aufträgen
}
artifacts-inc-pile-of = Stapel { $pile }: { $cards ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $cards } Karten
} verdeckt
artifacts-inc-market = Karten zum Kauf
artifacts-inc-publics = Museen und andere öffentliche Karten
artifacts-inc-sea-top = Unterwasserkarte { $number }: { $find }
artifacts-inc-sea-left = { $cards ->
    [one] Die letzte Karte des Stapels.
   *[other] { $cards } Karten sind noch im Stapel.
} { $help ->
    [0] Keine deiner Karten hilft dir beim Tauchen.
   *[other] Deine Karten erhöhen die Summe deiner Würfel um { $help }.
}
artifacts-inc-sea-empty = Es ist keine Unterwasserkarte mehr da.
artifacts-inc-dive-button = Tauchen { $number }+
artifacts-inc-track-label = Ansehen: { $told }
artifacts-inc-track-seat = { $name } { $reputation }
artifacts-inc-tray = Würfel von { $name }
artifacts-inc-tabs = Teile des Tisches
artifacts-inc-tab-mine = Meins
artifacts-inc-tab-market = Markt
artifacts-inc-tab-museums = Museen
artifacts-inc-tab-players = Spieler
artifacts-inc-rows-of = Die Firma von { $name }
artifacts-inc-close-rows = Schließen
artifacts-inc-goes-first = hat begonnen
artifacts-inc-player-label = { $name }: { $reputation } Ansehen{ $ahead ->
    [true] , vorn
   *[other] {""}
}, { $dollars } Dollar, { $dice } Würfel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}. Karten groß zeigen
artifacts-inc-tip-dollars = Dollar
artifacts-inc-tip-reputation = Ansehen
artifacts-inc-tip-dice = Würfel im nächsten Wurf
artifacts-inc-has-dollars = { $dollars } Dollar
artifacts-inc-reputation-parts = { $icons } auf Karten gezeigt, { $bonuses } durch Boni, { $dives } durch Unterwasserkarten{ $majorities ->
    [0] {""}
   *[other] , { $majorities } durch Mehrheiten
}
artifacts-inc-has-reputation = { $reputation } Ansehen
artifacts-inc-has-dice = { $dice } Würfel im nächsten Wurf
artifacts-inc-has-artifacts = { $count ->
    [0] keine { $artifact-many }
    [one] { $artifact-one }
   *[other] { $count } { $artifact-many }
}
artifacts-inc-has-finds = Unterwasserkarten ({ $find }): { $count }
artifacts-inc-picks-selling = Was du verkaufst
artifacts-inc-picks-trading = Was du abgibst
artifacts-inc-picks-diving = Würfel für den Tauchgang
artifacts-inc-pick-more = { $artifact }: eins mehr
artifacts-inc-pick-less = { $artifact }: eins weniger

artifacts-inc-ask-arrange = { $place ->
    [1] Welche Startkarte kommt zuerst, ganz links in deine Reihe?
    [2] Welche Karte kommt als zweite rechts daneben?
   *[other] Welche Karte kommt als dritte? Die letzte folgt von selbst.
}
artifacts-inc-look-around = Markt und Museen zeigen
artifacts-inc-look-closer = Markt und Museen ausblenden
artifacts-inc-ask-place = Wähle einen Würfel oder einen Platz dafür.
artifacts-inc-ask-where = Wohin mit der { $face }? Helle Plätze nehmen sie auf.
artifacts-inc-ask-die = Welcher Würfel kommt auf „{ $card }“?
artifacts-inc-ask-nothing = Keiner deiner Würfel lässt sich noch nutzen.
artifacts-inc-ask-end = Alle Würfel sind gesetzt.
artifacts-inc-ask-lay = Wohin kommt „{ $card }“? Wähle einen Platz in deinen Reihen.
artifacts-inc-ask-sell = Wie viele verkaufst du jeweils?
artifacts-inc-ask-trade = { $count ->
    [one] Welches Artefakt gibst du ab?
   *[other] Welche { $count } Artefakte gibst du ab? (Gewählt: { $picked })
}
artifacts-inc-ask-dive = Wähle Würfel, die zusammen { $number } oder mehr ergeben.
artifacts-inc-dive-enough = Deine Würfel ergeben { $sum }: Das reicht.
artifacts-inc-ask-confirm = Willst du das so?
artifacts-inc-ask-unused = { $dice ->
    [one] Ein Würfel ist
   *[other] { $dice } Würfel sind
} noch ungenutzt. Den Zug trotzdem beenden?
artifacts-inc-ask-game-over = Das beendet das Spiel; dann vergeben die Museen ihre Mehrheiten.
artifacts-inc-ask-chance = Würfel rollen, Karten werden aufgedeckt …
artifacts-inc-waits = { $name } ist am Zug.
artifacts-inc-waits-arranging = { $name } legt die Startkarten aus.
artifacts-inc-do-it = Ausführen
artifacts-inc-finish-sale = Für { $dollars } $ verkaufen
artifacts-inc-finish-dive = Damit tauchen
artifacts-inc-decline-button = Nichts kaufen
artifacts-inc-end-button = Zug beenden
artifacts-inc-end-button-last = Letzten Zug beenden
artifacts-inc-end-button-game = Spiel beenden

artifacts-inc-ahead = vorn
artifacts-inc-standing = Wer mitspielt
artifacts-inc-artifacts-name = Artefakte und Funde
artifacts-inc-not-laid-out = hat die Startkarten noch nicht ausgelegt
artifacts-inc-lays-out-later = Hier werden die Startkarten von { $name } liegen.
artifacts-inc-goal = Hat jemand { $reputation } Ansehen, wird die Runde noch zu Ende gespielt, dann endet das Spiel.
artifacts-inc-goal-quiet = Wenn niemand eine Karte kauft oder Ansehen gewinnt, endet das Spiel { $turns ->
    [0] mit diesem Zug
    [one] mit dem nächsten Zug
   *[other] in { $turns } Zügen
}.
artifacts-inc-goal-reached = Jemand hat { $reputation } Ansehen: Dies ist die letzte Runde.
artifacts-inc-row-spare = untere Reihe: noch leer, auch hier kannst du neue Karten anlegen
artifacts-inc-more-above = ↑ noch { $places }
artifacts-inc-more-below = ↓ noch { $places }
artifacts-inc-pick-everything = Alles
artifacts-inc-more-left = ← noch { $cards }
artifacts-inc-more-right = noch { $cards } →
artifacts-inc-level-now = Stufe { $level }, { $kind }.
artifacts-inc-place-here = Die { $face } hierher setzen
artifacts-inc-upgrade-button = Aufwerten für { $dollars } Dollar{ $scrolls ->
    [0] {""}
    [one] {" "}und eine Schriftrolle
   *[other] {" "}und { $scrolls } Schriftrollen
}
artifacts-inc-die-idle = Keine freie Aktion nimmt jetzt eine { $face } auf (§2.5).
artifacts-inc-no-die-left = Alle deine Würfel sind gesetzt (§2.3).
artifacts-inc-only-watching = Du schaust zu; nur wer mitspielt, entscheidet (§2.1).
artifacts-inc-not-now = Das geht hier jetzt nicht (§2.1).

artifacts-inc-legend = Was die Zeichen bedeuten
artifacts-inc-legend-button = Zeichen
artifacts-inc-legend-cue = Halte eine Karte gedrückt oder zeig mit der Maus darauf, um zu lesen, was sie bewirkt.
artifacts-inc-cue = Halte eine Karte gedrückt, um zu lesen, was sie bewirkt.
artifacts-inc-sign-star = Ansehen
artifacts-inc-sign-adventurer = Abenteurer: so viele Würfel wirfst du
artifacts-inc-sign-coin = Dollar
artifacts-inc-sign-any = ein Artefakt beliebigen Typs
artifacts-inc-sign-deed = eine Karte kaufen oder aufwerten; −$1: für einen Dollar weniger
artifacts-inc-sign-temple = ein Auftrag eines Museums; +$2: zwei Dollar mehr dafür
artifacts-inc-sign-sell = beliebige Artefakte wie an Privatsammler verkaufen; +$2: zwei Dollar mehr für alle zusammen
artifacts-inc-sign-dive = tauchen; +2: deine Würfel zählen zusammen zwei mehr
artifacts-inc-sign-raise = was es kostet, die Karte auf Stufe 2 aufzuwerten
artifacts-inc-sign-die = der Platz für einen Würfel und was er zeigen muss: beliebig, genau 4, 4 oder höher, 4 oder niedriger, 1 oder 3
artifacts-inc-sign-beside = für jede solche Karte daneben, darüber oder darunter; ≤2: höchstens zwei
artifacts-inc-sign-ease = Würfel auf solchen Nachbarkarten dürfen um bis zu zwei höher oder niedriger zählen
artifacts-inc-sign-artifacts = Fossil, Schriftrolle, Statue, Edelstein
artifacts-inc-sign-finds = auf Unterwasserkarten: Keramik, Dublonen, versunkene Stadt
artifacts-inc-sign-kinds = Arten von Karten: Expedition, Gebäude, Fahrzeug, Mannschaft

artifacts-inc-score-what = Was zählt
artifacts-inc-score-icons = Auf Karten
artifacts-inc-score-bonuses = Boni von Karten
artifacts-inc-score-dives = Unterwasserkarten
artifacts-inc-score-museum = { $card }
artifacts-inc-score-majority = Mehrheit
artifacts-inc-score-cubes = { $cubes ->
    [one] 1 Auftrag
   *[other] { $cubes } Aufträge
}
artifacts-inc-score-highest = { $cubes ->
    [one] 1 Auftrag
   *[other] { $cubes } Aufträge
}, höchstes Feld
artifacts-inc-score-total = Ansehen
artifacts-inc-score-dollars = Dollar (bei Gleichstand)

artifacts-inc-move-arrange = { $card } auslegen
artifacts-inc-move-place = Eine { $face } auf „{ $card }“ setzen{ $action ->
    [1] {""}
   *[other] , Aktion { $action }
}
artifacts-inc-move-place-at = Eine { $face } auf „{ $card }“ setzen ({ $die })
artifacts-inc-move-dive = Tauchen
artifacts-inc-move-add = Eine { $face } zum Tauchgang hinzunehmen
artifacts-inc-move-descend = Mit diesen Würfeln tauchen
artifacts-inc-move-buy = { $card } kaufen
artifacts-inc-move-upgrade = { $card } aufwerten
artifacts-inc-move-decline = Nichts kaufen
artifacts-inc-move-lay = Die Karte in die { $row } legen, Spalte { $column } (die Startkarten liegen in den Spalten 0 bis 3)
artifacts-inc-twin-top = { $text } (obere Reihe, Platz { $number } von links)
artifacts-inc-twin-bottom = { $text } (untere Reihe, Platz { $number } von links)
artifacts-inc-move-fill = Auftrag in Feld { $box } des { $museum-genitive } erfüllen
artifacts-inc-move-fill-size = Auftrag über { $size } des { $museum-genitive } erfüllen{ $box ->
    [0] {""}
   *[other] , Feld { $box }
}
artifacts-inc-move-give = { $artifact } abgeben
artifacts-inc-move-enough = Verkauf beenden
artifacts-inc-move-end = Zug beenden
