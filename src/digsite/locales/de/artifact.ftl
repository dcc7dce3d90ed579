# Artifact, base game and both expansions.

artifact-title = Artifact

## Words

artifact-site-africa = Afrika
    .short = Afrika
artifact-site-asia = Asien
    .short = Asien
artifact-site-america = Amerika
    .short = Amerika
artifact-site-middle_east = Nahost
    .short = Nahost

# German forms: .one stands for subject and object alike, as none of these words is masculine;
# .no with “kein”, .the with the article.
artifact-card-architecture = Architektur
    .short = Archit.
    .one = ein Architekturfundstück
    .no = kein Architekturfundstück
    .the = das Architekturfundstück
    .many = Architekturfundstücke
artifact-card-ceramics = Keramik
    .short = Keram.
    .one = eine Keramik
    .no = keine Keramik
    .the = die Keramik
    .many = Keramiken
artifact-card-jewellery = Schmuck
    .short = Schmuck
    .one = ein Schmuckstück
    .no = kein Schmuckstück
    .the = das Schmuckstück
    .many = Schmuckstücke
artifact-card-sculpture = Skulptur
    .short = Skulpt.
    .one = eine Skulptur
    .no = keine Skulptur
    .the = die Skulptur
    .many = Skulpturen
artifact-card-weapons = Waffe
    .short = Waffen
    .one = eine Waffe
    .no = keine Waffe
    .the = die Waffe
    .many = Waffen
artifact-card-stand-alone = Einzelausstellung
    .short = Einzelausst.
    .one = eine Karte „Einzelausstellung“
    .no = keine Karte „Einzelausstellung“
    .the = die Karte „Einzelausstellung“
    .many = Karten „Einzelausstellung“
artifact-card-gold = Gold
    .short = Gold
    .one = Gold
    .no = kein Gold
    .the = das Gold
    .many = Goldkarten
artifact-card-fragments = Bruchstück
    .short = Bruchstück
    .one = ein Bruchstück
    .no = kein Bruchstück
    .the = das Bruchstück
    .many = Bruchstücke
artifact-card-cursed = Verfluchtes Fundstück
    .short = Verflucht
    .one = ein verfluchtes Fundstück
    .no = kein verfluchtes Fundstück
    .the = das verfluchte Fundstück
    .many = verfluchte Fundstücke
artifact-card-manuscript = Manuskript
    .short = Manuskript
    .one = ein Manuskript
    .no = kein Manuskript
    .the = das Manuskript
    .many = Manuskripte

# German forms: .piece is the bare noun, .one its accusative with “ein”, .dative, .no with “kein”.
artifact-marker-museum = Museum
    .piece = Museumsstein
    .one = einen Museumsstein
    .dative = einem Museumsstein
    .no = keinen Museumsstein
    .track = Museumsleiste
    .many = Museumssteine
artifact-marker-ship = Schiff
    .piece = Schiff
    .one = ein Schiff
    .dative = einem Schiff
    .no = kein Schiff
    .track = Schiffsleiste
    .many = Schiffe
artifact-marker-africa-worker = Arbeiter Afrika
    .piece = Arbeiter aus Afrika
    .one = einen Arbeiter aus Afrika
    .dative = einem Arbeiter aus Afrika
    .no = keinen Arbeiter aus Afrika
    .track = Arbeiterleiste Afrika
    .many = Arbeiter aus Afrika
artifact-marker-asia-worker = Arbeiter Asien
    .piece = Arbeiter aus Asien
    .one = einen Arbeiter aus Asien
    .dative = einem Arbeiter aus Asien
    .no = keinen Arbeiter aus Asien
    .track = Arbeiterleiste Asien
    .many = Arbeiter aus Asien
artifact-marker-america-worker = Arbeiter Amerika
    .piece = Arbeiter aus Amerika
    .one = einen Arbeiter aus Amerika
    .dative = einem Arbeiter aus Amerika
    .no = keinen Arbeiter aus Amerika
    .track = Arbeiterleiste Amerika
    .many = Arbeiter aus Amerika
artifact-marker-middle_east-worker = Arbeiter Nahost
    .piece = Arbeiter aus Nahost
    .one = einen Arbeiter aus Nahost
    .dative = einem Arbeiter aus Nahost
    .no = keinen Arbeiter aus Nahost
    .track = Arbeiterleiste Nahost
    .many = Arbeiter aus Nahost

artifact-tile-3-architecture = drei Architekturfundstücke
artifact-tile-4-architecture = vier Architekturfundstücke
artifact-tile-5-architecture = fünf Architekturfundstücke
artifact-tile-3-ceramics = drei Keramiken
artifact-tile-4-ceramics = vier Keramiken
artifact-tile-5-ceramics = fünf Keramiken
artifact-tile-3-jewellery = drei Schmuckstücke
artifact-tile-4-jewellery = vier Schmuckstücke
artifact-tile-5-jewellery = fünf Schmuckstücke
artifact-tile-3-sculpture = drei Skulpturen
artifact-tile-4-sculpture = vier Skulpturen
artifact-tile-5-sculpture = fünf Skulpturen
artifact-tile-3-weapons = drei Waffen
artifact-tile-4-weapons = vier Waffen
artifact-tile-5-weapons = fünf Waffen
artifact-tile-4-africa = vier aus Afrika
artifact-tile-5-africa = fünf aus Afrika
artifact-tile-4-asia = vier aus Asien
artifact-tile-5-asia = fünf aus Asien
artifact-tile-4-america = vier aus Amerika
artifact-tile-5-america = fünf aus Amerika
artifact-tile-4-middle_east = vier aus Nahost
artifact-tile-5-middle_east = fünf aus Nahost
artifact-tile-three-sites = drei verschiedene Fundorte
artifact-tile-five-types = fünf verschiedene Typen

artifact-role-paris = Paris
artifact-role-london = London
artifact-role-berlin = Berlin
artifact-role-new-york = New York
artifact-role-andersson = Andersson
artifact-role-carter = Carter
artifact-role-judd = Judd
artifact-role-morley = Morley

artifact-chart = Prestige im Verlauf
artifact-points = { $count } Prestige

## What happened

artifact-did-hut = { $player-is ->
    [you] Du stellst eine Hütte in { $site } auf.
   *[other] { $player } stellt eine Hütte in { $site } auf.
}
artifact-did-research = { $player-is ->
    [you] Du forschst in { $site }.
   *[other] { $player } forscht in { $site }.
}
artifact-did-hire = { $player-is ->
    [you] Du heuerst in { $site } Arbeiter an.
   *[other] { $player } heuert in { $site } Arbeiter an.
}
artifact-did-hire-two = { $player-is ->
    [you] Du heuerst in { $site } Arbeiter für zwei Hütten an.
   *[other] { $player } heuert in { $site } Arbeiter für zwei Hütten an.
}
artifact-did-ship = { $player-is ->
    [you] Du verschiffst aus { $site }.
   *[other] { $player } verschifft aus { $site }.
}
artifact-did-ship-aboard = { $player-is ->
    [you] Du verschiffst aus { $site }
   *[other] { $player } verschifft aus { $site }
}: { $cards }.
artifact-did-ship-aboard-cursed = { $player-is ->
    [you] Du verschiffst aus { $site }
   *[other] { $player } verschifft aus { $site }
} (das verfluchte Fundstück kommt aus dem Spiel): { $cards }.
artifact-did-ship-cursed = { $player-is ->
    [you] Du verschiffst aus { $site }
   *[other] { $player } verschifft aus { $site }
} (das verfluchte Fundstück kommt aus dem Spiel).
artifact-did-pay-then = {" "}({ $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, mit { $marker-dative })
artifact-did-pay-aboard-then = {" "}({ $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, mit { $marker-dative }): { $cards }
artifact-did-pay-cursed-then = {" "}({ $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, mit { $marker-dative }; das verfluchte Fundstück kommt aus dem Spiel)
artifact-did-pay-aboard-cursed-then = {" "}({ $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, mit { $marker-dative }; das verfluchte Fundstück kommt aus dem Spiel): { $cards }
# Things of one sort are counted: “two weapons and jewellery” fills the gap $list.
artifact-counted = { $count ->
    [1] { $card-one }
   *[other] { count-in-words } { $card-many }
}
artifact-did-unearth-each = { artifact-counted }
artifact-did-load-each = { artifact-counted }
artifact-did-show-each = { artifact-counted } aus { $site }
artifact-did-take-each = { $count ->
    [1] { $marker-one }
   *[other] { count-in-words } { $marker-many }
}
artifact-did-unearth-then = {" "}– aufgedeckt: { $list }
artifact-did-load-then = : { $list }
artifact-did-show-then = : { $list }
artifact-did-show-new-york-after-show = {" "}und dank New York { $card-one } aus { $site }
artifact-did-keep-after-show = ; { $player-is ->
    [you] du behältst
   *[other] { $player } behält
} { $card-one } aus { $site }
artifact-did-keep-after-keep = {" "}und { $card-one } aus { $site }
artifact-did-keep-none-after-show = ; { $player-is ->
    [you] du behältst
   *[other] { $player } behält
} keine der Karten
artifact-did-keep-none-after-keep = {""}
artifact-did-give-after-pass = {" "}und { $player-is ->
    [you] tauschst
   *[other] tauscht
} { $marker-one }
artifact-did-take-after-give = {" "}gegen { $list }{ $income ->
    [0] {""}
   *[other] {". "}Ein neues Jahr: Alle bekommen { $income ->
        [one] eine Münze
       *[other] { $income } Münzen
    } und das Einkommen ihrer Ausstellungen, und { $starter-is ->
        [you] du beginnst
       *[other] { $starter } beginnt
    }
}
artifact-did-take-after-pass = {" "}und { $player-is ->
    [you] nimmst
   *[other] nimmt
} { $list }{ $income ->
    [0] {""}
   *[other] {". "}Ein neues Jahr: Alle bekommen { $income ->
        [one] eine Münze
       *[other] { $income } Münzen
    } und das Einkommen ihrer Ausstellungen, und { $starter-is ->
        [you] du beginnst
       *[other] { $starter } beginnt
    }
}
artifact-did-nothing-after-pass = { $income ->
    [0] {""}
   *[other] {". "}Ein neues Jahr: Alle bekommen { $income ->
        [one] eine Münze
       *[other] { $income } Münzen
    } und das Einkommen ihrer Ausstellungen, und { $starter-is ->
        [you] du beginnst
       *[other] { $starter } beginnt
    }
}
artifact-did-produce = { $player-is ->
    [you] Du führst eine Ausstellung durch: { $tile }, { $prestige } Prestige, +{ $income } pro Jahr.
   *[other] { $player } führt eine Ausstellung durch: { $tile }, { $prestige } Prestige, +{ $income } pro Jahr.
}
artifact-did-exhibit = { $player-is ->
    [you] Du führst eine Einzelausstellung aus { $site } durch: { $prestige } Prestige, +{ $income } pro Jahr.
   *[other] { $player } führt eine Einzelausstellung aus { $site } durch: { $prestige } Prestige, +{ $income } pro Jahr.
}
artifact-did-sell = { $player-is ->
    [you] Du verkaufst { $card-one } aus { $site }
   *[other] { $player } verkauft { $card-one } aus { $site }
} für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
artifact-did-sell-pushes = { $player-is ->
    [you] Du verkaufst { $card-one } aus { $site }
   *[other] { $player } verkauft { $card-one } aus { $site }
} für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}; die älteste Karte des Schwarzmarkts kommt aus dem Spiel: { $cards }.
artifact-did-buy = { $player-is ->
    [you] Du kaufst auf dem Schwarzmarkt { $card-one } aus { $site }
   *[other] { $player } kauft auf dem Schwarzmarkt { $card-one } aus { $site }
} für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
artifact-did-gold = { $player-is ->
    [you] Für Gold aus { $site } nimmst du { $card-one } vom Schwarzmarkt.
   *[other] Für Gold aus { $site } nimmt { $player } { $card-one } vom Schwarzmarkt.
}
artifact-did-done = { $player-is ->
    [you] Du beendest deinen Zug.
   *[other] { $player } beendet den Zug.
}
artifact-did-pass = { $player-is ->
    [you] Du passt.
   *[other] { $player } passt.
}
artifact-did-pass-manuscripts = { $player-is ->
    [you] Du passt.
   *[other] { $player } passt.
} Es wird gewertet: Manuskripte bringen insgesamt { $prestige } Prestige.
artifact-did-pay = { $player-is ->
    [you] Du setzt { $marker-one } ein und zahlst
   *[other] { $player } setzt { $marker-one } ein und zahlt
} { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
artifact-did-load = { $player-is ->
    [you] Du nimmst { $list } aus { $site } an Bord.
   *[other] { $player } nimmt { $list } aus { $site } an Bord.
}
artifact-did-show = { $player-is ->
    [you] Du zeigst { $list }.
   *[other] { $player } zeigt { $list }.
}
artifact-did-keep = { $player-is ->
    [you] Du behältst { $card-one } aus { $site }.
   *[other] { $player } behält { $card-one } aus { $site }.
}
artifact-did-keep-none = { $player-is ->
    [you] Du behältst keine weitere der gezeigten Karten.
   *[other] { $player } behält keine weitere der gezeigten Karten.
}
artifact-did-role = { $player-is ->
    [you] Du setzt einen Rollenstein auf { $role }.
   *[other] { $player } setzt einen Rollenstein auf { $role }.
}
artifact-did-change = { $player-is ->
    [you] Du versetzt deinen Rollenstein auf { $role }.
   *[other] { $player } versetzt einen Rollenstein auf { $role }.
}
artifact-did-draw = { $player-is ->
    [you] Du ziehst verdeckt eine Karte.
   *[other] { $player } zieht verdeckt eine Karte.
}
artifact-did-decline = { $player-is ->
    [you] Du ziehst keine Karte.
   *[other] { $player } zieht keine Karte.
}
artifact-did-take = { $player-is ->
    [you] Du nimmst { $list }
   *[other] { $player } nimmt { $list }
}{ $income ->
    [0] {""}
   *[other] {". "}Ein neues Jahr: Alle bekommen { $income ->
        [one] eine Münze
       *[other] { $income } Münzen
    } und das Einkommen ihrer Ausstellungen, und { $starter-is ->
        [you] du beginnst
       *[other] { $starter } beginnt
    }
}.
artifact-did-give = { $player-is ->
    [you] Du tauschst { $marker-one }.
   *[other] { $player } tauscht { $marker-one }.
}
artifact-did-nothing = { $player-is ->
    [you] Du tust nichts
   *[other] { $player } tut nichts
}{ $income ->
    [0] {""}
   *[other] {". "}Ein neues Jahr: Alle bekommen { $income ->
        [one] eine Münze
       *[other] { $income } Münzen
    } und das Einkommen ihrer Ausstellungen, und { $starter-is ->
        [you] du beginnst
       *[other] { $starter } beginnt
    }
}.
artifact-did-find = { $player-is ->
    [you] Du ziehst { $card-one } aus { $site }.
   *[other] { $player } zieht { $card-one } aus { $site }.
}
artifact-did-find-hidden = { $player } zieht eine Karte aus { $site }, die sonst niemand sieht.
artifact-did-unearth = In { $site } aufgedeckt: { $list }.

## What cannot be done, and why: without a full stop, the paragraph follows

artifact-cannot-game-over = Das Spiel ist zu Ende
artifact-cannot-chance-acts = Gerade werden Karten aufgedeckt

# Questions that must be answered first
artifact-cannot-place-hut-first = Stell zuerst eine Hütte auf
artifact-cannot-choose-markers-first = Wähle zuerst deine Aktionssteine
artifact-cannot-not-now = Danach wird jetzt nicht gefragt
artifact-cannot-pay-first = Wähle zuerst den Aktionsstein, mit dem du deine Aktion bezahlst
artifact-cannot-load-first = Wähle zuerst die Karten, die du verschiffst
artifact-cannot-draw-first = Entscheide zuerst, ob du eine Karte ziehst
artifact-cannot-show-first = Zeig zuerst die Fundstücke für deine Ausstellung
artifact-cannot-keep-first = Entscheide zuerst, welche der gezeigten Fundstücke du behältst
artifact-cannot-role-first = Wähle zuerst eine Rolle
artifact-cannot-passed-already = Du hast in dieser Runde schon gepasst
artifact-cannot-take-first = Nimm zuerst einen Aktionsstein für den, den du abgegeben hast
artifact-cannot-refill-first = Fülle zuerst dein Tableau auf

# Turns
artifact-cannot-start-up-is-over = Frei aufgestellt werden Hütten nur zu Beginn des Spiels
artifact-cannot-two-actions = Du hast in diesem Zug schon zwei Aktionen durchgeführt
artifact-cannot-act-or-pass = Führe eine Aktion durch oder passe
artifact-cannot-acted-already = Du hast in diesem Zug schon eine Aktion durchgeführt: Beende ihn, passen kannst du nicht mehr
artifact-cannot-pass-first = Aktionssteine nimmst du erst, wenn du gepasst hast
artifact-cannot-no-marker = Du hast keinen Aktionsstein mehr
artifact-cannot-too-dear = Das kostet { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
}, aber du hast { $money ->
    [0] keine
    [one] nur eine
   *[other] nur { $money }
}

# Digging and shipping
artifact-cannot-site-left-out = { $site } spielt in dieser Partie nicht mit
artifact-cannot-hut-there = Du hast schon eine Hütte in { $site }
artifact-cannot-no-hut-there = Du hast keine Hütte in { $site }
artifact-cannot-reserve-empty =
    { $huts ->
        [one] Du hast keine Hütte mehr im Vorrat
       *[other] Du hast keine { $huts } Hütten mehr im Vorrat
    }
artifact-cannot-not-morley = Nur mit Morley kannst du für zwei Hütten auf einmal anheuern
artifact-cannot-other-site = Du verschiffst von einem anderen Fundort: Dort liegt { $card-the } aus { $site } nicht
artifact-cannot-not-face-up = Dort liegt { $card-no } aus { $site } offen
artifact-cannot-named-in-order = { $card-the } aus { $site } kommt vor einer Karte, die du schon gewählt hast: Wähle Karten in der Reihenfolge der Liste
artifact-cannot-too-few-above = Wähle zuerst eine frühere Karte: Hinter dieser ({ $card } aus { $site }) stehen zu wenige in der Liste

# Exhibitions
artifact-cannot-tile-left-out = Das Ausstellungsplättchen „{ $tile }“ spielt in dieser Partie nicht mit
artifact-cannot-tile-taken = { $seat-is ->
    [you] Das Ausstellungsplättchen „{ $tile }“ hast du schon
   *[other] Das Ausstellungsplättchen „{ $tile }“ hat schon { $seat }
}
artifact-cannot-artifacts-missing = Für das Ausstellungsplättchen „{ $tile }“ fehlen dir passende Karten
artifact-cannot-not-held = Du hast { $card-no } aus { $site } auf der Hand
artifact-cannot-cannot-be-shown = { $card-the } aus { $site } darf in keiner Ausstellung gezeigt werden
artifact-cannot-does-not-fit = { $card-the } aus { $site } passt nicht, oder es blieben zu wenige passende Karten
artifact-cannot-fragments-stay = { $card-the } aus { $site } darfst du nicht behalten
artifact-cannot-not-shown = { $card-the } aus { $site } wurde nicht gezeigt

# Black market
artifact-cannot-free-action-cannot-trade = Mit der siebten Aktion kannst du weder verkaufen noch kaufen
artifact-cannot-no-ship = Für den Handel auf dem Schwarzmarkt brauchst du ein Schiff
artifact-cannot-place-empty = Dort liegt keine Karte

# Markers
artifact-cannot-marker-not-held = Du hast { $marker-no }
artifact-cannot-nothing-to-take = Auf dem Spielplan gibt es keinen anderen Aktionsstein, gegen den du { $marker-one } tauschen könntest
artifact-cannot-mat-full = Dein Tableau ist voll: Du kannst nur tauschen
artifact-cannot-same-marker = Nimm einen Aktionsstein anderer Art; { $marker-one } hast du gerade abgegeben
artifact-cannot-track-empty = Auf dem Spielplan gibt es { $marker-no }
artifact-cannot-marker-in-order = „{ $marker-piece }“ steht in der Liste vor einem Aktionsstein, den du schon genommen hast: Nimm Aktionssteine in der Reihenfolge der Liste
artifact-cannot-too-few-markers-above = Nimm zuerst einen früheren Aktionsstein: Ab „{ $marker-piece }“ gibt es auf dem Spielplan zu wenige

# Roles
artifact-cannot-no-research-tracks = Carter braucht die Forschungsleisten der ersten Erweiterung
artifact-cannot-same-role = Dein Rollenstein liegt schon dort
artifact-cannot-group-taken = Du hast in dieser Gruppe schon einen Rollenstein
artifact-cannot-no-role-to-change = Du hast in der anderen Gruppe keinen Rollenstein, den du versetzen könntest

## On the screen

artifact-site-name = { $site-short }
artifact-card-name = { $card-short }
artifact-card-of-site = { $site-short } { $card-short }
artifact-role-name = { $role }
artifact-start-up = Startaufbau: Alle stellen zwei Hütten auf und wählen vier Aktionssteine
artifact-year = Jahr { $year } (letztes: { $last }) · Grundeinkommen { $income } · Einkommensleiste: { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
artifact-action-number = · Aktion { $number } von 2
artifact-final-round = · LETZTES JAHR: keine Aktionssteine mehr
artifact-site-heading = offen in
artifact-special-heading = Besondere
artifact-deck-heading = Stapel
artifact-worker-heading = A kostet
artifact-prices = Museum kostet { $museum } · Schiff kostet { $ship }, Kartenhandel: { $coins } · jeder Stein als Joker: { $joker }
artifact-market = Schwarzmarkt:
artifact-market-empty = leer
artifact-hand-heading = deine Hand
artifact-tiles-heading = Ausstellungen
artifact-tile-size = { $size }
artifact-tile-label = { $size }: { $values }
artifact-tile-values = ★{ $prestige } +{ $income }
artifact-mixed-label = { $tile } { $values }:
artifact-tile-yours = deins
artifact-tile-gone = weg
artifact-tile-open = offen
artifact-tile-ready = bereit
artifact-tile-missing = −{ $cards }
artifact-tile-legend = { $line ->
    [0] ★ Prestige
    [1] + Einkommen
   *[other] −2 zwei fehlen
}
artifact-special-hand = Besondere Fundstücke:
artifact-money-heading = Geld
artifact-income-heading = Eink.
artifact-reserve-heading = Vorr.
artifact-cards-heading = Hand
artifact-shows-heading = Ausst.
artifact-museum-heading = Mus.
artifact-ship-heading = Sch.
artifact-shown-prestige = { $count } ★{ $prestige }
artifact-huts-there = { $huts }H
artifact-workers-there = { $workers }A
artifact-research-there = ★{ $prestige }
artifact-legend = Tableau: Mus., Sch., A (Arbeiter) · Fundort: H (Hütten) · ◆ Startspieler
artifact-legend-research = Tableau: Mus., Sch., A (Arbeiter) · Fundort: H (Hütten), ★ Forschung · ◆ Startspieler
artifact-roles = Rollen:
artifact-starter-mark = {" "}◆
artifact-passed-mark = {" "}passt
artifact-surely-holds = { $player } hat
artifact-unseen = { $cards ->
    [one] eine unbekannte Karte
   *[other] { $cards } unbekannte Karten
}

artifact-asked-placing = { artifact-ask-placing }
artifact-asked-choosing = Wähle { $left ->
    [one] noch einen Aktionsstein
   *[other] noch { $left } Aktionssteine
} (in der Reihenfolge der Liste).
artifact-asked-paying = Mit welchem Aktionsstein bezahlst du? Der passende kostet die Zahl seiner Leiste, jeder andere den Jokerpreis.
artifact-asked-loading = Nimm { $left ->
    [one] noch eine Karte
   *[other] noch { $left } Karten
} (in der Reihenfolge der Liste).
artifact-asked-offered = { artifact-ask-offered }
artifact-asked-showing = Zeig { $left ->
    [one] noch eine Karte
   *[other] noch { $left } Karten
}; bisher gezeigt: { $shown }.
artifact-asked-keeping = { $left ->
    [one] Eine der gezeigten Karten
   *[other] Bis zu { $left } der gezeigten Karten
} behalten: { $shown }?
artifact-asked-casting = { artifact-ask-casting }
artifact-asked-passed = { artifact-ask-passed }
artifact-asked-exchanging = { artifact-ask-exchanging }
artifact-asked-refilling = Fülle dein Tableau auf: { $left ->
    [one] noch ein Aktionsstein
   *[other] noch { $left } Aktionssteine
} (in der Reihenfolge der Liste).

artifact-costs = −{ $price }
artifact-costs-joker = −{ $price } Joker
artifact-free = kostenlos
artifact-cards-aboard = { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}
artifact-use-museum = (Forschung, Ausstellungen)
artifact-use-ship = (Verschiffen, Handel)
artifact-plain-remark = { $plain }
artifact-plain-done = (Zug beenden)
artifact-plain-pass = (keine Aktionen mehr in diesem Jahr)
artifact-plain-keep-none = (alle kommen unter das Plättchen)
artifact-plain-draw = (eine Karte, nur du siehst sie)
artifact-plain-decline = (keine Karte)
artifact-plain-nothing = (keinen Aktionsstein nehmen)
artifact-privilege-paris = (zwei Karten einer Ausstellung behalten)
artifact-privilege-london = (beim Verschiffen eine Karte ziehen)
artifact-privilege-berlin = ({ $coins ->
    [one] eine Münze mehr
   *[other] { $coins } Münzen mehr
} bei jedem Verkauf)
artifact-privilege-new-york = (eine Karte einer Ausstellung zählt als beliebige)
artifact-privilege-andersson = (eine kostenlose Aktion nach sechs Aktionssteinen)
artifact-privilege-carter = ({ $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} für jede Forschung)
artifact-privilege-judd = (beim Forschen eine Karte ziehen)
artifact-privilege-morley = (für zwei Hütten auf einmal anheuern)

## On the screen: the browser's table

# Moves, as a button or a list shows them
artifact-move-hut = Hütte in { $site } aufstellen
artifact-move-research = In { $site } forschen
artifact-move-hire = In { $site } Arbeiter anheuern
artifact-move-hire-two = In { $site } Arbeiter für zwei Hütten anheuern
artifact-move-ship = Aus { $site } verschiffen
artifact-move-produce = Ausstellung: { $tile }
artifact-move-exhibit = Einzelausstellung aus { $site } durchführen
artifact-move-sell = { $card } aus { $site } verkaufen
artifact-move-buy = Karte { $place } vom Schwarzmarkt kaufen
artifact-move-gold = Für Gold aus { $site } Karte { $place } vom Schwarzmarkt nehmen
artifact-move-done = Zug beenden
artifact-move-pass = Für dieses Jahr passen
artifact-move-pass-last = Passen: keine Aktionen mehr für mich
artifact-move-pay = Mit { $marker-dative } bezahlen
artifact-move-load = { $card } aus { $site } an Bord nehmen
artifact-move-show = { $card } aus { $site } zeigen
artifact-move-keep = { $card } aus { $site } behalten
artifact-move-keep-none = Keine mehr behalten
artifact-move-role = Rollenstein auf { $role } setzen
artifact-move-change = Rollenstein auf { $role } versetzen
artifact-move-draw = Verdeckt eine Karte ziehen
artifact-move-decline = Keine Karte ziehen
artifact-move-take = { $marker-piece } nehmen
artifact-move-give = { $marker-piece } abgeben
artifact-move-nothing = Keinen Aktionsstein nehmen

# Short words on buttons
artifact-do-hut = Hütte hierher
artifact-do-research = Forschen
artifact-do-hire = An­heuern
artifact-do-hire-two = zwei
artifact-do-ship = Ver­schiffen
artifact-do-sell = Verkaufen
artifact-do-buy = Kaufen
artifact-do-exhibit = Ausstellen
artifact-do-produce = Aus­stellen
artifact-role-over = ⇄ zu { $role }
artifact-costs-coins = für { $cost ->
    [one] eine Münze
   *[other] { $cost } Münzen
}
artifact-costs-joker-coins = für { $cost ->
    [one] eine Münze
   *[other] { $cost } Münzen
}, mit einem beliebigen Aktionsstein als Joker
# “In Asien forschen für 3 Münzen”: $text is a move, $why what it costs
artifact-with-price = { $text } { $why }
# What an action brings, before its price
artifact-deed-research = Eine Hütte, wo du noch keine hast; graben dort schon andere, wird eine Karte aufgedeckt.
artifact-deed-hire = Dort eine Hütte mehr; eine Karte wird aufgedeckt.
artifact-deed-hire-two = Dort zwei Hütten mehr; zwei Karten werden aufgedeckt.
artifact-deed-ship = { $cards ->
    [0] Deine Hütten dort kommen zurück; keine Karte.
    [one] Du nimmst eine Karte; deine Hütten dort kommen zurück.
   *[other] Du nimmst { $cards } Karten; deine Hütten dort kommen zurück.
}
artifact-deed-price = Kostet jetzt { $price }{ $after ->
    [0] {""}
   *[other] , danach { $after }
}.
artifact-deed-joker = Kostet { $price } mit irgendeinem Aktionsstein als Joker.
artifact-joker = Joker
artifact-exchange = Einen tauschen …
artifact-take-instead = Doch einen nehmen
artifact-no-marker = In diesem Zug keinen
artifact-rest = In diesem Jahr keinen mehr
artifact-wake = Anders überlegt
artifact-leave = Doch nicht
artifact-unpick = Zurücklegen
artifact-keep-nothing = Keine behalten
artifact-send-take = Diese nehmen
artifact-send-load = An Bord nehmen
artifact-send-show = Diese zeigen
artifact-send-keep = Behalten
artifact-more-take = { $left ->
    [one] Wähle zuerst noch einen Aktionsstein
   *[other] Wähle zuerst noch { $left } Aktionssteine
}
artifact-more-load = { $left ->
    [one] Nimm zuerst noch eine Karte an Bord
   *[other] Nimm zuerst noch { $left } Karten an Bord
}
artifact-more-show = { $left ->
    [one] Wähle zuerst noch eine Karte zum Zeigen
   *[other] Wähle zuerst noch { $left } Karten zum Zeigen
}
artifact-more-keep = { $left ->
    [one] Wähle zuerst noch eine Karte zum Behalten
   *[other] Wähle zuerst noch { $left } Karten zum Behalten
}
artifact-all-needed = Die Ausstellung braucht alle diese Karten
artifact-send-first = Bestätige deine Auswahl oder geh zurück
artifact-pick-of = { $name }: { $picked } von { $stock } gewählt

# What is asked
artifact-ask-over = Das Spiel ist zu Ende.
artifact-ask-wait = Jetzt entscheidet { $name }.
artifact-ask-resting = Du willst in diesem Jahr nichts mehr. Jetzt entscheidet { $name }.
artifact-ask-held = Willst du das so?
artifact-ask-act-or-pass = Du bist dran: Wähle eine Aktion, eine Ausstellung oder eine Karte – oder passe.
artifact-ask-only-pass = Du bist dran: Mit deinen Aktionssteinen, Münzen und Karten kannst du nur passen.
artifact-ask-only-done = Eine zweite Aktion ist nicht möglich: Beende deinen Zug.
artifact-ask-gold-or-done = Nimm für Gold eine Karte vom Schwarzmarkt oder beende deinen Zug.
artifact-ask-gold-or-pass = Du bist dran: Nimm für Gold eine Karte vom Schwarzmarkt oder passe. Eine Aktion ist nicht möglich.
artifact-ask-act = Du darfst eine zweite Aktion durchführen oder deinen Zug beenden.
artifact-ask-use = Was machst du mit dieser Karte?
artifact-ask-placing = Wo stellst du eine Hütte auf? Du nimmst auch einen Arbeiter dieses Fundorts.
artifact-ask-choosing = { $left ->
    [0] Diese Aktionssteine?
    [one] Wähle noch einen Aktionsstein.
   *[other] Wähle noch { $left } Aktionssteine für dein Tableau.
}
artifact-ask-refilling = { $left ->
    [0] Diese Aktionssteine?
    [one] Fülle dein Tableau auf: noch ein Aktionsstein.
   *[other] Fülle dein Tableau auf: noch { $left } Aktionssteine.
}
artifact-ask-paying = Mit welchem Aktionsstein bezahlst du?
artifact-ask-paying-empty = Deine Hütten kämen ohne Karte zurück. Mit welchem Aktionsstein bezahlst du?
artifact-ask-loading = { $left ->
    [0] Diese Karten?
    [one] Nimm { $picked ->
        [0] eine
       *[other] noch eine
    } Karte an Bord.
   *[other] Nimm { $picked ->
        [0] { $left }
       *[other] noch { $left }
    } Karten an Bord.
}
artifact-ask-showing = { $left ->
    [0] Diese Karten zeigen?
    [one] Wähle noch eine Karte zum Zeigen.
   *[other] Wähle noch { $left } Karten zum Zeigen.
}
artifact-ask-keeping = { $left ->
    [0] { $picked ->
        [one] Diese Karte behalten?
       *[other] Diese Karten behalten?
    }
    [one] Du darfst eine der gezeigten Karten behalten.
   *[other] Du darfst bis zu { $left } der gezeigten Karten behalten.
}
artifact-ask-casting = Wähle eine Rolle: Ein Rollenstein kommt in eine Stadt, einer zu einem Archäologen.
artifact-ask-offered = Du darfst verdeckt eine Karte dieses Fundorts ziehen.
artifact-ask-passed = Du hast gepasst: Willst du einen Aktionsstein nehmen oder tauschen?
artifact-ask-giving = Welchen Aktionsstein gibst du ab?
artifact-ask-exchanging = Welchen Aktionsstein nimmst du dafür?
artifact-ask-unearthing = Karten werden aufgedeckt.
artifact-ask-finding = Eine Karte wird gezogen.
artifact-ask-ended = Das Spiel ist zu Ende.
artifact-path-name = Was du bisher gewählt hast

# Parts of the table
artifact-parts-name = Teile des Tisches
artifact-pane-sites = Fundorte
artifact-pane-tracks = Leisten
artifact-pane-exhibitions = Aus­stel­lungen
artifact-pane-players = Spieler
artifact-pane-mine = Karten
artifact-players-name = Spieler
artifact-you = { $player } (du)
artifact-markers-name = Deine Aktionssteine
artifact-hand-name = Deine Hand
artifact-hand-empty = Du hast keine Karten auf der Hand.
artifact-exhibitions-name = Ausstellungen
artifact-special-name = Beson­dere
artifact-card-whole = { $card }
artifact-card-title = { $card } aus { $site }
artifact-hand-and-exhibitions = Deine Hand und die Ausstellungen
artifact-type-exhibitions = Ausstellungen eines Typs
artifact-site-exhibitions = Fundort-Ausstellungen; gemischt
artifact-tile-cards = { $cards } Karten
artifact-mixed-three-sites = 3 Fundorte
artifact-mixed-five-types = 5 Typen
artifact-legend-pips = auf der Hand, fehlt
artifact-legend-prestige = Prestige
artifact-legend-income = Einkommen pro Jahr
artifact-legend-name = Zeichen
artifact-legend-money = Münzen
artifact-legend-cards = Handkarten
artifact-legend-museum = Ausstellungen
artifact-legend-huts = Hütten im Vorrat
artifact-legend-starter = beginnt dieses Jahr
artifact-legend-joker = kursiver Preis: ein anderer Aktionsstein als Joker
artifact-legend-seen = eine Karte, die alle gesehen haben
artifact-legend-secret = eine verdeckte Karte von diesem Fundort
artifact-each-year = pro Jahr
artifact-year-income = Einkommen +{ $income }
artifact-market-name = Schwarzmarkt
artifact-market-each = je Karte
artifact-market-empty-place = Feld { $place } des Schwarzmarkts ist leer
artifact-market-price = Ein Verkauf bringt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, ein Kauf kostet ebenso viel: die Zahl über dem Feld, das dein Schiff abdeckt.
artifact-market-how = Zum Verkaufen drückst du auf eine Karte deiner Hand, zum Kaufen auf eine hier.
artifact-roles-name = Städte und Archäologen
artifact-mat-name = Deine Aktionssteine
artifact-marker-name = { $marker }
artifact-money-name = Geld
artifact-money-line = Du hast { $money ->
    [one] eine Münze
   *[other] { $money } Münzen
}; das nächste Jahr bringt mindestens { $income }.
artifact-reserve-name = Hütten im Vorrat
artifact-reserve-line = { $huts ->
    [one] Eine Hütte im Vorrat
   *[other] { $huts } Hütten im Vorrat
}
artifact-prestige-name = Prestige
artifact-prestige-line = Du hast bisher { $prestige } Prestige aus Ausstellungen, Geld und Forschung.
artifact-player-facts = { $name }: { $prestige } Prestige, das alle zählen können{ $ahead ->
    [true] , vorn
   *[other] {""}
}, { $money ->
    [one] eine Münze
   *[other] { $money } Münzen
}, { $income } mehr pro Jahr, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $exhibitions ->
    [one] eine Ausstellung
   *[other] { $exhibitions } Ausstellungen
}, { $huts ->
    [one] eine Hütte
   *[other] { $huts } Hütten
} im Vorrat
artifact-passed = gepasst
artifact-ahead = vorn
artifact-strip-line = { $name }: { $prestige } Prestige{ $ahead ->
    [true] , vorn
   *[other] {""}
}, { $money ->
    [one] eine Münze
   *[other] { $money } Münzen
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}{ $acts ->
    [true] , entscheidet jetzt
   *[other] {""}
}
artifact-year-now = Jahr { $year }: { $left ->
    [0] dies ist das letzte Jahr
    [one] danach noch eines
   *[other] danach noch { $left }
}
artifact-intro = So geht das Spiel
artifact-intro-dig = Graben:
artifact-intro-dig-why = Forschen und Anheuern stellen Hütten auf. Wo schon jemand gräbt, wird dabei eine Karte aufgedeckt.
artifact-intro-ship = Verschiffen:
artifact-intro-ship-why = Ein Schiff bringt so viele Karten nach Hause, wie du dort Hütten hast; bist du allein, eine weniger.
artifact-intro-exhibit = Ausstellen:
artifact-intro-exhibit-why = Zeig Karten eines Typs oder eines Fundorts: Das bringt Prestige und jedes Jahr mehr Münzen.
artifact-intro-pay = Bezahlen:
artifact-intro-pay-why = Jede Aktion kostet einen Aktionsstein und Münzen. Haben alle gepasst, bringt ein neues Jahr neues Einkommen.
artifact-year-begins = { $year } beginnt
artifact-year-you-start = Du beginnst
artifact-year-starts = { $player } beginnt
artifact-years-name = Jahre
artifact-years-left = { $left ->
    [0] letztes Jahr
    [one] noch 1 Jahr
   *[other] noch { $left } Jahre
}
artifact-start-up-short = Startaufbau
artifact-income-row = Einkommen
artifact-base-income = Grundeinkommen in diesem Jahr: { $income }
artifact-income-now = Alle bekommen { $income } pro Jahr; { $tiles ->
    [one] ein Plättchen liegt
   *[other] { $tiles } Plättchen liegen
} auf der Leiste.
artifact-track-trade = Kartenpreis
artifact-track-use = { $marker } kostet
artifact-track-hire = Anheuern kostet
artifact-track-heading = { $marker-track }
artifact-track = { $cost ->
    [0] Alle { $marker-many } liegen hier, und niemand kann jetzt einen einsetzen; zu nehmen: noch { $there }.
   *[other] Es kostet jetzt { $cost }, { $marker-one } einzusetzen{ $after ->
        [0] {""}
       *[other] , danach { $after }
    }; zu nehmen: noch { $there }.
}
artifact-ship-track = { $cost ->
    [0] Alle Schiffe liegen hier, und niemand kann jetzt eins einsetzen{ $there ->
        [0] {""}
       *[other] ; zu nehmen: noch { $there }
    }.
   *[other] Es kostet jetzt { $cost }, ein Schiff einzusetzen{ $after ->
        [0] {""}
       *[other] , danach { $after }
    }; Kauf oder Verkauf einer Karte für { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }; zu nehmen: noch { $there }.
}
artifact-research-heading = Forschung
artifact-research-track = Forschung in { $site }, Prestige:
artifact-research-of = { $name } { $prestige }
artifact-deck-of = Stapel in { $site }
artifact-deck-left = { $cards ->
    [one] Eine Karte ist noch im Stapel
   *[other] { $cards } Karten sind noch im Stapel
}
artifact-huts-at = Hütten in { $site }
artifact-none-there = keine
artifact-no-finds = nichts aufgedeckt
artifact-tile-line = { $tile }: { $prestige } Prestige, +{ $income } pro Jahr
artifact-tile-short = { $tile }
artifact-stands-line = { $count ->
    [one] eine Einzelausstellung
   *[other] { $count } Einzelausstellungen
}
artifact-tile-owned = durchgeführt von { $player }
artifact-tile-can = du hast alles dafür auf der Hand
artifact-lacks-type = dir { $cards ->
    [one] fehlt eine Karte
   *[other] fehlen { $cards } Karten
} vom Typ { $card }, Fundort beliebig
artifact-lacks-site = dir { $cards ->
    [one] fehlt eine Karte
   *[other] fehlen { $cards } Karten
} aus { $site }, Typ beliebig
artifact-lacks-sites = dir { $cards ->
    [one] fehlt noch ein Fundort
   *[other] fehlen noch { $cards } Fundorte
} von diesen: { $list }
artifact-lacks-types = dir { $cards ->
    [one] fehlt noch ein Typ
   *[other] fehlen noch { $cards } Typen
} von diesen: { $list }

# Cards and roles, in a sentence each
artifact-about-architecture = Dieses Fundstück passt in Ausstellungen von Architektur, in solche seines Fundorts und in gemischte.
artifact-about-ceramics = Dieses Fundstück passt in Ausstellungen von Keramik, in solche seines Fundorts und in gemischte.
artifact-about-jewellery = Dieses Fundstück passt in Ausstellungen von Schmuck, in solche seines Fundorts und in gemischte.
artifact-about-sculpture = Dieses Fundstück passt in Ausstellungen von Skulpturen, in solche seines Fundorts und in gemischte.
artifact-about-weapons = Dieses Fundstück passt in Ausstellungen von Waffen, in solche seines Fundorts und in gemischte.
artifact-about-stand-alone = Dieses Fundstück ist eine Ausstellung für sich.
artifact-about-gold = Wirf es jederzeit in deinem Zug ab und nimm dafür eine beliebige Karte vom Schwarzmarkt.
artifact-about-fragments = In einer Ausstellung zählt es als beliebiger Typ; du darfst es nicht behalten.
artifact-about-cursed = Wer von hier verschifft, muss es zuerst nehmen, und es geht verloren.
artifact-about-manuscript = Hast du es am Spielende auf der Hand, rückt einer deiner Forschungssteine ein Feld nach oben.
artifact-allows-paris = Zwei der gezeigten Karten behalten
artifact-allows-london = Beim Verschiffen eine Karte ziehen
artifact-allows-berlin = { $coins ->
    [one] Eine Münze mehr
   *[other] { $coins } Münzen mehr
} bei jedem Verkauf
artifact-allows-new-york = Eine gezeigte Karte zählt als beliebige
artifact-allows-andersson = Eine kostenlose Aktion nach sechs Aktionssteinen
artifact-allows-carter = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
} für jede Forschung
artifact-allows-judd = Beim Forschen eine Karte ziehen
artifact-allows-morley = Für zwei Hütten auf einmal anheuern

# The score sheet
artifact-sheet-exhibitions = Ausstellungen
artifact-sheet-alone = Einzel­ausstellungen
artifact-sheet-research = Forschung
artifact-sheet-money = Geld
artifact-sheet-coins = { $money ->
    [one] eine Münze
   *[other] { $money } Münzen
}
artifact-sheet-sum = Prestige
