# Archaeology: The Card Game.

archaeology-title = Archaeology: The Card Game

## Words

# German forms: .one is the nominative; .accusative, .dative with “ein”; .no is the accusative of
# “kein”; .many-dative the plural after prepositions with the dative.
archaeology-kind-shard = Scherbe
    .one = eine Scherbe
    .accusative = eine Scherbe
    .dative = einer Scherbe
    .no = keine Scherbe
    .many = Scherben
    .many-dative = Scherben
archaeology-kind-parchment = Pergament
    .one = ein Pergament
    .accusative = ein Pergament
    .dative = einem Pergament
    .no = kein Pergament
    .many = Pergamente
    .many-dative = Pergamenten
archaeology-kind-coin = Münze
    .one = eine Münze
    .accusative = eine Münze
    .dative = einer Münze
    .no = keine Münze
    .many = Münzen
    .many-dative = Münzen
archaeology-kind-talisman = Talisman
    .one = ein Talisman
    .accusative = einen Talisman
    .dative = einem Talisman
    .no = keinen Talisman
    .many = Talismane
    .many-dative = Talismanen
archaeology-kind-cup = Becher
    .one = ein Becher
    .accusative = einen Becher
    .dative = einem Becher
    .no = keinen Becher
    .many = Becher
    .many-dative = Bechern
archaeology-kind-map = Landkarte
    .one = eine Landkarte
    .accusative = eine Landkarte
    .dative = einer Landkarte
    .no = keine Landkarte
    .many = Landkarten
    .many-dative = Landkarten
archaeology-kind-mask = Maske
    .one = eine Maske
    .accusative = eine Maske
    .dative = einer Maske
    .no = keine Maske
    .many = Masken
    .many-dative = Masken

archaeology-chamber-small = kleine Kammer
    .short = klein
archaeology-chamber-medium = mittlere Kammer
    .short = mittel
archaeology-chamber-large = große Kammer
    .short = groß

-order-of-kinds = Scherbe, Pergament, Münze, Talisman, Becher, Landkarte, Maske

## What happened

archaeology-did-deal = { $player-is ->
    [you] Du bekommst { $list }.
   *[other] { $player } bekommt { $list }.
}
archaeology-did-deal-hidden = { $player } bekommt { $list }.
archaeology-did-deal-table = Der Marktplatz bekommt { $list }.
archaeology-did-start = { $seat-is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
archaeology-did-dig = { $player-is ->
    [you] Du gräbst { $kind-accusative } aus.
   *[other] { $player } gräbt { $kind-accusative } aus.
}
archaeology-did-dig-hidden = { $player } gräbt einen Schatz aus.
archaeology-did-dig-thief = { $player-is ->
    [you] Du stößt beim Graben auf einen Dieb.
   *[other] { $player } stößt beim Graben auf einen Dieb.
}
archaeology-did-dig-sandstorm = { $player-is ->
    [you] Du gräbst, und ein Sandsturm bricht los!
   *[other] { $player } gräbt, und ein Sandsturm bricht los!
}
archaeology-did-rob = { $player-is ->
    [you] Du bestiehlst { $seat }.
   *[other] { $player } bestiehlt { $seat-is ->
        [you] dich
       *[other] { $seat }
    }.
}
archaeology-did-steal = { $player-is ->
    [you] Du erbeutest { $kind-accusative }.
   *[other] { $player } erbeutet { $kind-accusative }.
}
archaeology-did-steal-hidden = { $player } erbeutet eine Karte.
archaeology-did-rob-after-dig = , { $player-is ->
    [you] bestiehlst { $seat }
   *[other] bestiehlt { $seat-is ->
        [you] dich
       *[other] { $seat }
    }
}
archaeology-did-steal-after-rob = {" "}und { $player-is ->
    [you] erbeutest
   *[other] erbeutet
} { $kind-accusative }
archaeology-did-steal-hidden-after-rob = {" "}und erbeutet eine Karte
archaeology-did-take-after-offer = {" "}und { $player-is ->
    [you] nimmst
   *[other] nimmt
} { $list }
archaeology-did-close-after-take = {""}
archaeology-did-find-after-explore = {" "}und { $player-is ->
    [you] findest
   *[other] findet
} { $list }
archaeology-did-find-hidden-after-explore = {" "}und findet { $list }
# Things of one sort are counted: “2 shards and a coin” fills the gap $list.
archaeology-counted = { $count ->
    [1] { $kind-accusative }
   *[other] { $count } { $kind-many }
}
archaeology-did-deal-each = { archaeology-counted }
archaeology-did-deal-hidden-each = { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
archaeology-did-discard-each = { archaeology-counted }
archaeology-did-offer-each = { archaeology-counted }
archaeology-did-take-each = { archaeology-counted }
archaeology-did-find-each = { archaeology-counted }
archaeology-did-find-hidden-each = { $count ->
    [1] einen Schatz
   *[other] { $count } Schätze
}
archaeology-did-end-pass = { $player-is ->
    [you] Du passt.
   *[other] { $player } passt.
}
archaeology-did-discard = { $player-is ->
    [you] Du verlierst im Sandsturm { $list }.
   *[other] { $player } verliert im Sandsturm { $list }.
}
archaeology-did-offer = { $player-is ->
    [you] Du bietest { $list }.
   *[other] { $player } bietet { $list }.
}
archaeology-did-take = { $player-is ->
    [you] Du nimmst { $list }.
   *[other] { $player } nimmt { $list }.
}
archaeology-did-close = { $player-is ->
    [you] Du schließt den Tausch ab.
   *[other] { $player } schließt den Tausch ab.
}
archaeology-did-explore = { $player-is ->
    [you] Du erkundest die { $chamber }.
   *[other] { $player } erkundet die { $chamber }.
}
archaeology-did-find = { $player-is ->
    [you] Du findest { $list }.
   *[other] { $player } findet { $list }.
}
archaeology-did-find-hidden = { $player } findet { $list }.
archaeology-did-sell = { $player-is ->
    [you] Du verkaufst { $size ->
        [1] { $kind-accusative }
       *[other] { $size } { $kind-many }
    } für { $price }.
   *[other] { $player } verkauft { $size ->
        [1] { $kind-accusative }
       *[other] { $size } { $kind-many }
    } für { $price }.
}
archaeology-did-end = { $player-is ->
    [you] Du beendest deinen Zug.
   *[other] { $player } beendet den Zug.
}

## What cannot be done, and why: without a full stop, the paragraph follows

archaeology-trade-back = Innerhalb eines Zuges kannst du eine im Tausch genommene Sorte nicht wieder anbieten und eine angebotene nicht wieder nehmen, bis du eine Kammer erkundest

archaeology-cannot-game-over = Das Spiel ist zu Ende: Niemand hat mehr eine Karte auf der Hand
archaeology-cannot-chance-acts = Zuerst muss eine Karte gezogen werden
archaeology-cannot-thief-first = Wähle zuerst, wen der Dieb bestiehlt
archaeology-cannot-no-such-player = Auf diesem Platz sitzt niemand
archaeology-cannot-rob-yourself = Du kannst dich nicht selbst bestehlen
archaeology-cannot-nothing-to-steal = Hier gibt es nichts zu stehlen: { $seat } hat keine Karte auf der Hand
archaeology-cannot-sandstorm-first = Erst der Sandsturm: Du musst noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} verlieren
archaeology-cannot-not-held = Du hast { $kind-no } auf der Hand
archaeology-cannot-named-in-order = Karten werden in der Reihenfolge { -order-of-kinds } genannt, und für { $kind-many } ist es jetzt zu spät
archaeology-cannot-too-few-above = Karten werden in der Reihenfolge { -order-of-kinds } genannt: Du musst noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} verlieren, und ab den { $kind-many-dative } hast du zu wenige
archaeology-cannot-already-taking = Du nimmst schon Karten vom Marktplatz: In diesem Tausch kannst du nichts mehr hinlegen
archaeology-cannot-taken-this-turn = Du hast in diesem Zug { $kind-many } genommen: { archaeology-trade-back }
archaeology-cannot-offered-this-turn = Du hast in diesem Zug { $kind-many } angeboten: { archaeology-trade-back }
archaeology-cannot-nothing-in-reach = Bei einem Tausch musst du mindestens eine Karte nehmen, und mit { $kind-dative } und dem, was du danach noch hinlegen könntest, ist auf dem Marktplatz nichts zu haben
archaeology-cannot-market-empty = Der Marktplatz ist leer: Es gibt nichts zu nehmen
archaeology-cannot-nothing-else-in-market = Für { $kind-accusative } gibt es auf dem Marktplatz nichts zu nehmen: Eine Sorte, die du in diesem Zug anbietest, kannst du nicht nehmen
archaeology-cannot-lower-kinds-first = Karten werden in der Reihenfolge { -order-of-kinds } genannt: Leg zuerst Karten hin, die darin vor „{ $kind }“ stehen, sonst ist auf dem Marktplatz nichts zu haben
archaeology-cannot-not-in-market = Auf dem Marktplatz gibt es { $kind-no }
archaeology-cannot-offer-first = Biete zuerst Karten aus deiner Hand an, dann nimm { $kind-accusative }
archaeology-cannot-nothing-to-offer = Du hast keine Karte, die du für { $kind-accusative } anbieten kannst
archaeology-cannot-hand-too-poor = { $kind-one } hat den Tauschwert { $value }, und alles, was du in diesem Zug dafür bieten darfst, ist { $balance } wert
archaeology-cannot-too-dear = { $kind-one } hat den Tauschwert { $value }, und was du hingelegt hast, reicht nur noch für { $balance }
archaeology-cannot-nothing-taken = Ein Tausch endet erst, wenn mindestens eine Karte genommen ist
archaeology-cannot-finish-trade = Schließ zuerst deinen Tausch ab
archaeology-cannot-no-trade-open = Du hast keinen Tausch begonnen
archaeology-cannot-explored-already = { $seat-is ->
    [you] Du hast diese Kammer schon erkundet
   *[other] { $seat } hat diese Kammer schon erkundet
}
archaeology-cannot-too-few-maps = Für diese Kammer brauchst du { $maps ->
    [one] eine Landkarte
   *[other] { $maps } Landkarten
}, aber du hast { $held ->
    [0] keine
    [one] nur eine
   *[other] nur { $held }
}
archaeology-cannot-set-too-large = Ein Set aus { $kind-many-dative } hat höchstens { $largest ->
    [one] eine Karte
   *[other] { $largest } Karten
}
archaeology-cannot-too-few-held = Du hast nur { $held ->
    [one] { $kind-accusative }
   *[other] { $held } { $kind-many }
} auf der Hand
archaeology-cannot-must-sell = Alle haben gepasst, angefangen bei dir: Verkaufe mindestens eine Karte, bevor du deinen Zug beendest
archaeology-cannot-no-sandstorm = Karten verlierst du nur in einem Sandsturm
archaeology-cannot-no-thief = Du bestiehlst nur dann jemanden, wenn du einen Dieb ausgräbst

## On the screen

archaeology-kind-heading = Schatz
archaeology-market-heading = Markt
archaeology-trading-heading = Tauschwert
archaeology-hand-heading = du hast
archaeology-worth-heading = bringt
archaeology-more-heading = mit 1 mehr
archaeology-full-heading = bestes Set
archaeology-cards-heading = Hand
archaeology-known-heading = hat sicher
archaeology-sold-heading = verkaufte Sets
archaeology-money-heading = Geld
archaeology-full = { $size } für { $price }
archaeology-set = { $count ->
    [1] { $size ->
        [1] 1 { $kind }
       *[other] { $size } { $kind-many }
    }
   *[other] { $count }×({ $size ->
        [1] 1 { $kind }
       *[other] { $size } { $kind-many }
    })
}
archaeology-site = Grabungsstätte
archaeology-buried = { $cards ->
    [0] leer: Endphase, verkaufe, was du hast
    [one] eine Karte
   *[other] { $cards } Karten
}
archaeology-hazards = mit { $thieves ->
    [0] keinem Dieb
    [one] einem Dieb
   *[other] { $thieves } Dieben
} und { $sandstorms ->
    [0] keinem Sandsturm
    [one] einem Sandsturm
   *[other] { $sandstorms } Sandstürmen
}
archaeology-pyramid = Pyramide
archaeology-chambers = Karten:{" "}
archaeology-closed-chamber = { $chamber-short } { $cards } für { $maps ->
    [one] { $maps } Landkarte
   *[other] { $maps } Landkarten
}
archaeology-open-chamber = { $chamber-short } ✓ { $seat }
archaeology-balance = Tausch läuft: noch { $balance } übrig
archaeology-losing = Sandsturm: { $cards ->
    [one] verliere noch eine Karte
   *[other] verliere noch { $cards } Karten
}
archaeology-robbing = Dieb: Wen bestiehlst du?
archaeology-must-sell = Alle haben gepasst: Verkaufe mindestens eine Karte

archaeology-kind-name = { $kind }
archaeology-market-name = Marktplatz
archaeology-hand-name = Deine Hand
archaeology-prices-name = Preise im Museum
archaeology-scale-name = Tausch
archaeology-scale-idle = Wähle Karten zum Tauschen
archaeology-points = { $count } $
archaeology-chart = Geld im Verlauf
archaeology-money-name = Geld
archaeology-thief-name = Dieb
archaeology-storm-name = Sandsturm
archaeology-chamber-name = Die { $chamber }
archaeology-cards-here = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
archaeology-cards-left = { $cards ->
    [0] Karten übrig: Endphase
    [one] Karte übrig
   *[other] Karten übrig
}
archaeology-pile-label = { $kind }, { $cards } { $place ->
    [market] auf dem Marktplatz
   *[hand] auf deiner Hand
}, Tauschwert { $value }.
archaeology-pick-offer = { $kind } auf die Waage legen.
archaeology-pick-take = { $kind } nehmen.
archaeology-pick-discard = { $kind } verlieren.
archaeology-put-back = { $kind } zurücklegen
archaeology-kind-tip = Auf dem Marktplatz { $value } wert. { $copies } davon in der Schachtel.
archaeology-one-more-tip = Mit einer Karte mehr brächte ein Set { $price }.
archaeology-site-tip = { $cards ->
    [0] Im Boden liegt kein Schatz mehr.
    [one] Im Boden liegt noch ein Schatz.
   *[other] Im Boden liegen noch { $cards } Schätze.
}
archaeology-thiefs-left = { $left ->
    [0] kein Dieb mehr
   *[other] { $left } von { $all } Dieben
}
archaeology-storms-left = { $left ->
    [0] kein Sandsturm mehr
   *[other] { $left } von { $all } Sandstürmen
}
archaeology-chamber-tip = { $cards ->
    [one] Hier liegt eine Karte
   *[other] Hier liegen { $cards } Karten
}; { $maps ->
    [one] eine Landkarte öffnet die Kammer
   *[other] { $maps } Landkarten öffnen die Kammer
}.
archaeology-chamber-empty = Leer: { $player } war schon hier.
archaeology-chamber-open = leer
archaeology-chamber-label = { $state ->
    [closed] { $chamber }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } für { $maps ->
        [one] eine Landkarte
       *[other] { $maps } Landkarten
    }
   *[open] { $chamber }: leer, { $player } war schon hier
}
archaeology-maps-spent = { $maps ->
    [0] noch keine Landkarte verbraucht
    [one] eine Landkarte verbraucht
   *[other] { $maps } Landkarten verbraucht
}
archaeology-ladder-label = Preise für { $kind-many }
archaeology-set-of = { $size ->
    [1] 1 { $kind }
   *[other] { $size } { $kind-many }
}
archaeology-set-tip = { $when ->
    [now] Bringt { $price }: mehr bringt ein einzelnes Set aus deiner Hand nicht.
    [next] Brächte mit einer Karte mehr { $price }.
   *[else] Bringt { $price }.
}
archaeology-sell-label = { $size ->
    [1] { $kind }
   *[other] { $size } { $kind-many }
} für { $price } verkaufen
archaeology-sales-held = du hast
archaeology-sales-set = Karten · Preis des Sets
archaeology-ladder-legend = Gefüllt: was dein Set jetzt brächte. Gestrichelt: mit einer Karte mehr.
archaeology-worth = { $now ->
    [0] { $next ->
        [0] {""}
       *[other] 1 bringt { $next }
    }
   *[other] { $next ->
        [0] jetzt { $now }: mehr geht nicht
       *[other] jetzt { $now }, dann { $next }
    }
}
archaeology-seen-legend = anderen bekannt
archaeology-seen-name = Von allen gesehen
archaeology-seen-tip = Davon kennen alle { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
archaeology-you = { $player } (du)
archaeology-at-turn = am Zug
archaeology-ahead = vorn
archaeology-money-label = { $ahead ->
    [true] Geld: { $money }, vorn
   *[other] Geld: { $money }
}
archaeology-hand-of = Die Hand von { $player }
archaeology-hand-label = { $cards ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
archaeology-hand-tip = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
}, davon { $known ->
    [0] keine bekannt
    [one] eine bekannt
   *[other] { $known } bekannt
}{ $free ->
    [0] {""}
    [one] ; von den anderen ist mindestens eine keine Landkarte
   *[other] ; von den anderen sind mindestens { $free } keine Landkarten
}.
archaeology-known = bekannt:
archaeology-known-of-you = andere wissen:
archaeology-sets-told = { $count ->
    [1] ein Set aus { $size }
   *[other] { $count } Sets aus { $size }
}
archaeology-sets-tip = { $sets }; zusammen { $money }.
archaeology-sold = verkauft:
archaeology-nothing-sold = noch nichts verkauft
archaeology-strip-label = { $player }: Geld { $money }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand{ $ahead ->
    [true] , vorn
   *[false] {""}
}. Alle zeigen.
archaeology-tabs = Teile des Tisches
archaeology-tab-market = Markt
archaeology-tab-prices = Verkauf
archaeology-tab-dig = Graben & Pyramide
archaeology-tab-players = Spieler
archaeology-pan-offer = hingelegt
archaeology-pan-take = genommen
archaeology-scale-left = { $left ->
    [0] übrig
   *[other] { $whose ->
        [own] übrig: nimm mehr, sonst verfällt es
       *[other] übrig
    }
}
archaeology-scale-short = zu viel genommen
archaeology-scale-of = { $player } tauscht
archaeology-storm-own = { $cards ->
    [one] Du verlierst eine Karte: die Hälfte deiner Hand, abgerundet.
   *[other] Du verlierst { $cards } Karten: die Hälfte deiner Hand, abgerundet.
}
archaeology-storm-other = { $cards ->
    [one] { $player } verliert noch eine Karte.
   *[other] { $player } verliert noch { $cards } Karten.
}
archaeology-storm-tray = Wähle die Handkarten, die du verlierst.
archaeology-lost-enough = Das sind genug: Die Hälfte der Hand geht verloren, abgerundet.
archaeology-pan-short = Das reicht noch für nichts auf dem Marktplatz: Leg mehr hin oder geh zurück.
archaeology-trade-first = Schließ zuerst diesen Tausch ab oder leg die Karten zurück.
archaeology-rob-whom = { $cards ->
    [one] { $player } (eine Karte)
   *[other] { $player } ({ $cards } Karten)
}
archaeology-end = Zug beenden
archaeology-pass = Passen
archaeology-close = { $left ->
    [0] Tausch abschließen
   *[other] Tausch abschließen ({ $left } verfallen)
}
archaeology-send-trade = { $left ->
    [0] Tauschen
   *[other] Tauschen ({ $left } verfallen)
}
archaeology-send-losses = { $cards ->
    [one] Diese Karte verlieren
   *[other] Diese { $cards } Karten verlieren
}
archaeology-ask-act = Du bist dran: Wähle { $trade ->
    [true] Karten zum Tauschen, einen Preis zum Verkaufen
   *[false] einen Preis zum Verkaufen
}{ $explore ->
    [true] , eine Kammer zum Erkunden
   *[false] {""}
} – oder beende den Zug.
archaeology-ask-end-phase = Endphase, es gibt nichts mehr zu graben: Wähle { $trade ->
    [true] Karten zum Tauschen, einen Preis zum Verkaufen
   *[false] einen Preis zum Verkaufen
}{ $explore ->
    [true] , eine Kammer zum Erkunden
   *[false] {""}
} – oder { $end ->
    [pass] passe
   *[end] beende den Zug
}.
archaeology-ask-only-end = Sonst ist nichts mehr möglich: Beende deinen Zug.
archaeology-ask-confirm = Sicher?
archaeology-ask-lose = { $cards ->
    [one] Diese kommt
   *[other] Diese kommen
} auf den Marktplatz. Drück eine andere, um zu wechseln.
archaeology-ask-pay = Leg Karten hin, die mindestens { $value } wert sind, dann bekommst du { $kind-accusative }.
archaeology-ask-take = Nimm Karten im Wert von bis zu { $left } vom Marktplatz oder leg mehr hin.
archaeology-ask-balance = Die rechte Schale darf nicht schwerer sein als die linke.
archaeology-ask-trade = { $left ->
    [0] Die Waage ist im Gleichgewicht: tauschen?
   *[other] Jetzt tauschen oder noch Karten im Wert von bis zu { $left } nehmen?
}
archaeology-wait-chance = Eine Karte wird gezogen …
archaeology-wait-acting = { $player } ist am Zug.
archaeology-wait-trading = { $player } tauscht.
archaeology-wait-robbing = { $player } hat einen Dieb ausgegraben und wählt ein Opfer.
archaeology-wait-discarding = Sandsturm: { $player } wählt, was verloren geht.
archaeology-ask-over = { $winners ->
    [one] { $players } gewinnt mit { $money }.
   *[other] { $players } teilen sich den Sieg mit je { $money }.
}
archaeology-cards-sold = Verkaufte Karten
archaeology-sheet-note = Die Größen der Sets und was sie zusammen gebracht haben. Jedes Set zählt für sich (§9.6). Bei gleich viel Geld liegt vorn, wer weniger Karten verkauft hat (§9.7).

archaeology-move-offer = { $kind } anbieten
archaeology-move-take = { $kind } nehmen
archaeology-move-close = Tausch abschließen
archaeology-move-explore = Die { $chamber } erkunden
archaeology-move-sell = { $size ->
    [1] { $kind }
   *[other] { $size } { $kind-many }
} verkaufen
archaeology-move-end = Zug beenden
archaeology-move-discard = { $kind } verlieren
archaeology-move-rob = { $seat } bestehlen
