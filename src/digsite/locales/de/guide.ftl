# Learning to play: the lessons’ frame, the guide at a first game, and “What can I do?”.

## Lessons

lesson = Lektion
lesson-of = Lektion: { $title }
lesson-learn = Spielen lernen (10 Minuten)
lesson-resume = Lektion fortsetzen
lesson-more = Noch eine Lektion: { $name }
lesson-step = Schritt { $number } von { $steps }
lesson-now = Jetzt du:
lesson-next = Weiter
lesson-back = Voriger Schritt
lesson-show = Zeig es mir
lesson-leave = Lektion überspringen
lesson-you = Lehrling
lesson-done = Lektion geschafft
lesson-done-text = Gut gemacht! Du bist bereit für deine erste Partie. Der Wegweiser am Tisch hilft dir dabei.
lesson-play = Erste Partie spielen
lesson-again = Noch einmal von vorn
lesson-otherwise = Die Regeln erlauben das, aber darum geht es in diesem Schritt nicht. Probier, was hier steht.
lesson-unasked = Hier gibt es noch nichts zu tun: Geh erst mit „Weiter“ zum nächsten Schritt.
lesson-leave-sure = Die Lektion verlassen?
lesson-leave-note = Du kannst später dort weitermachen, wo du aufgehört hast.
lesson-stay = Hierbleiben

## Lessons in the terminal

lesson-enter = Weiter mit Enter (back, quit)>{" "}
lesson-prompt = Dein Zug (Nummer oder Text, ? warum nicht, skip, back, show, quit)>{" "}
lesson-stop = Später geht die Lektion weiter mit: digsite learn { $lesson }

## The guide at the table, and “What can I do?”

guide = Wegweiser
guide-can = Was kann ich tun?
guide-aim-label = Das Ziel:
guide-switch = Wegweiser am Tisch
guide-switch-note = Sagt, worum es gerade geht, und gibt ab und zu einen Rat. Nach deiner ersten beendeten Partie verschwindet er von selbst.
guide-off = Wegweiser ausblenden
guide-how = Tippe „what“, um zu sehen, was du tun kannst, und „guide off“, um den Wegweiser auszublenden.
guide-is-off = Der Wegweiser ist ausgeblendet. „guide“ holt ihn zurück.
guide-possible = Jetzt möglich
guide-in-hand = Möglich mit dem, was du gewählt hast
guide-impossible = Jetzt nicht möglich
guide-send = Ausführen, was du vorbereitet hast
guide-send-how = So kann es ausgeführt werden: Drücke die farbige Schaltfläche.
guide-back = Zurücknehmen
guide-back-how = Schritt für Schritt mit „Zurück“.
guide-after = Führe erst aus, was du vorbereitet hast, oder nimm es zurück.
guide-wait = Gerade ist jemand anders dran. Schau zu, was passiert.
guide-ways = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}

# What an action costs and brings, as far as numbers tell it; $text is one number, or this range.
figure-range = { $least } bis { $most }

## Archaeology

archaeology-guide-aim = Verkaufe dem Museum Schätze in Sets; wer am Ende das meiste Geld hat, gewinnt.
archaeology-guide-acting = Du bist dran: Tausche, verkaufe und erkunde, wie du magst, dann beende den Zug.
archaeology-guide-offering = Ein Tausch: Leg Karten hin und nimm andere, deren Tauschwert nicht höher ist.
archaeology-guide-taking = Ein Tausch: Nimm Karten, die nicht mehr wert sind als die hingelegten.
archaeology-guide-robbing = Du hast einen Dieb ausgegraben: Wähle, wen du bestiehlst.
archaeology-guide-discarding = Ein Sandsturm: Wähle die Karten, die du verlierst.
archaeology-guide-send-how = { $left ->
    [0] So kann es ausgeführt werden: Drücke die farbige Schaltfläche.
   *[other] Tauschst du jetzt, verfällt { $left } von dem, was du hingelegt hast: Nimm erst noch mehr, oder drücke die farbige Schaltfläche.
}
archaeology-guide-first-sell = Große Sets bringen am meisten, aber Handkarten können gestohlen werden oder verloren gehen. Verkaufte Sets sind sicher.
archaeology-guide-first-offer = Scherben und Pergamente sind gutes Kleingeld: Tausche sie gegen Karten, die ein Set vollmachen.
archaeology-guide-first-explore = Du hast eine Landkarte. In einer Kammer liegen mindestens drei Karten: Erkunde sie, bevor es jemand anders tut.
archaeology-guide-first-rob = Bestiehl jemanden, der viele Karten hat oder gerade etwas Gutes genommen hat.
archaeology-guide-first-discard = Trenn dich von dem, was am wenigsten wert ist, und behalte, was fast ein Set ist.
archaeology-can-offer = Tauschen
archaeology-can-offer-how = Leg Karten auf den Marktplatz und nimm andere, deren Tauschwert nicht höher ist. Was du zu viel gibst, verfällt. Eine Sorte, die du genommen hast, kannst du in diesem Zug nicht wieder anbieten, und eine angebotene nicht wieder nehmen, bis du eine Kammer erkundest.
archaeology-can-sell = Set verkaufen
archaeology-can-sell-how = Kostenlos. Karten einer Sorte bringen den Preis, der für ihre Anzahl gedruckt ist, und den kann dir niemand mehr nehmen.
archaeology-can-explore = Kammer erkunden
archaeology-can-explore-how = Kostet 1, 2 oder 3 Landkarten. Du nimmst alle 3, 5 oder 7 Karten, die dort liegen.
archaeology-can-end = Zug beenden
archaeology-can-end-how = Kostenlos. Danach gräbt, wer als Nächstes dran ist.
archaeology-can-rob = Jemanden bestehlen
archaeology-can-rob-how = Kostenlos, mit einem Dieb, den du ausgegraben hast. Du stiehlst blind eine Karte.
archaeology-answer-take = Karte nehmen
archaeology-answer-take-how = Bezahlt mit dem, was du hingelegt hast.
archaeology-answer-close = Tausch abschließen
archaeology-answer-close-how = Was du vom Wert nicht nutzt, verfällt.
archaeology-answer-discard = Karte verlieren
archaeology-answer-discard-how = Sie kommt auf den Marktplatz.

archaeology-figure-value = Tauschwert { $text }
archaeology-figure-sale = bringt { $text } $
archaeology-figure-maps = kostet { $text } { $most ->
    [one] Landkarte
   *[other] Landkarten
}
archaeology-figure-cards = bringt { $text } { $most ->
    [one] Karte
   *[other] Karten
}
archaeology-figure-hand = aus einer Hand mit { $text } { $most ->
    [one] Karte
   *[other] Karten
}
archaeology-figure-lost = ein Wert von { $text } verfällt

## Artifact

artifact-guide-aim = Zeig Fundstücke in Ausstellungen; wer am Ende das meiste Prestige hat, gewinnt.
artifact-guide-placing = Startaufbau: Stell eine Hütte auf. Du bekommst auch einen Arbeiter dieses Fundorts.
artifact-guide-choosing = Startaufbau: Nimm vier Aktionssteine. Jeder steht für eine Aktion.
artifact-guide-acting = Du bist dran: eine oder zwei Aktionen, jede für einen Aktionsstein und seinen Preis, oder passen.
artifact-guide-paying = Wähle den Aktionsstein, mit dem du bezahlst. Der passende ist am billigsten; jeder andere ist ein Joker.
artifact-guide-loading = Wähle die Karten, die dein Schiff nach Hause bringt.
artifact-guide-offered = Ein Vorteil: Du darfst verdeckt eine Karte ziehen.
artifact-guide-showing = Wähle die Karten, die du in der Ausstellung zeigst.
artifact-guide-keeping = Wähle die Karte, die du nach der Ausstellung behältst.
artifact-guide-casting = Wähle eine Rolle: Ihr Vorteil gehört ab jetzt dir.
artifact-guide-passed = Du hast gepasst: Nimm einen Aktionsstein, tausche einen oder nimm keinen.
artifact-guide-exchanging = Nimm den Aktionsstein, den du dafür möchtest.
artifact-guide-refilling = Das Jahr ist vorbei: Fülle dein Tableau auf sechs Aktionssteine auf.
artifact-guide-first-research = Forschung erschließt neue Fundorte. Geh dorthin, wo andere schon graben: Für deine Hütte wird eine Karte aufgedeckt.
artifact-guide-first-hire = Mehr Hütten an einem Fundort bringen mehr Karten auf ein Schiff. Also erst anheuern, dann verschiffen.
artifact-guide-first-ship = Ein Schiff bringt eine Karte für jede deiner Hütten am Fundort, eine weniger, wenn du dort allein bist; deine Hütten kommen zurück in deinen Vorrat.
artifact-guide-first-produce = Du kannst eine Ausstellung durchführen! Frühe Ausstellungen erhöhen dein Einkommen Jahr für Jahr.
artifact-guide-first-sell = Fehlt dir Geld? Eine Karte, die nirgends passt, kannst du auf dem Schwarzmarkt verkaufen.
artifact-guide-first-take = Für Ausstellungen brauchst du Museumssteine, zum Verschiffen der Karten Schiffe. Denk an beides.
artifact-can-research = Forschen
artifact-can-research-how = Kostet einen Museumsstein und seinen Preis. Du stellst eine Hütte an einen Fundort, an dem du keine hast, und deckst vielleicht eine Karte auf.
artifact-can-hire = Anheuern
artifact-can-hire-how = Kostet einen Arbeiter des Fundorts und seinen Preis. Du stellst dort noch eine Hütte auf und deckst eine Karte auf.
artifact-can-ship = Verschiffen
artifact-can-ship-how = Kostet ein Schiff und seinen Preis. Du nimmst für jede deiner Hütten am Fundort eine Karte, eine weniger, wenn du dort allein bist; deine Hütten kommen zurück.
artifact-can-produce = Ausstellung durchführen
artifact-can-produce-how = Kostet einen Museumsstein und seinen Preis. Du zeigst die Karten, die das Plättchen verlangt, und darfst eine behalten; es bringt Prestige und Einkommen.
artifact-can-sell = Auf dem Schwarzmarkt verkaufen
artifact-can-sell-how = Kostet ein Schiff. Für eine Karte bekommst du die Münzen, die über seinem Feld stehen.
artifact-can-buy = Auf dem Schwarzmarkt kaufen
artifact-can-buy-how = Kostet ein Schiff und die Münzen, die über seinem Feld stehen. Du nimmst eine Karte vom Schwarzmarkt.
artifact-can-pass = Passen
artifact-can-pass-how = Kostenlos. Du tust in diesem Jahr nichts mehr, darfst aber in jedem Zug einen Aktionsstein nehmen oder tauschen.
artifact-can-done = Zug beenden
artifact-can-done-how = Kostenlos. Deine zweite Aktion bleibt ungenutzt.
artifact-answer-hire-two = Doppelt anheuern, mit Morley
artifact-answer-hire-two-how = Kostet einen Arbeiter und zweimal seinen Preis. Du stellst zwei Hütten auf und deckst zwei Karten auf.
artifact-answer-exhibit = Einzelausstellung durchführen
artifact-answer-exhibit-how = Kostet einen Museumsstein und seinen Preis. Das Fundstück bringt für sich allein Prestige und Einkommen.
artifact-answer-gold = Gold ausspielen
artifact-answer-gold-how = Kostenlos und keine Aktion. Du wirfst Gold ab und nimmst dafür eine beliebige Karte vom Schwarzmarkt.
artifact-answer-hut = Hütte aufstellen
artifact-answer-hut-how = Kostenlos. Du nimmst auch einen Arbeiter dieses Fundorts.
artifact-answer-take = Aktionsstein nehmen
artifact-answer-take-how = Kostenlos. Er ist eine Aktion für später.
artifact-answer-pay = Mit Aktionsstein bezahlen
artifact-answer-pay-how = Er kommt zurück auf seine Leiste.
artifact-answer-load = Karte an Bord nehmen
artifact-answer-load-how = Sie kommt auf deine Hand.
artifact-answer-show = Karte zeigen
artifact-answer-show-how = Sie gehört zur Ausstellung.
artifact-answer-keep = Karte behalten
artifact-answer-keep-how = Sie bleibt auf deiner Hand und kann wieder gezeigt werden.
artifact-answer-keep-none = Keine behalten
artifact-answer-keep-none-how = Alle gezeigten Karten sind aus dem Spiel.
artifact-answer-role = Rolle übernehmen
artifact-answer-role-how = Du darfst ihren Vorteil nutzen, solange dein Rollenstein dort liegt.
artifact-answer-change = Rolle wechseln
artifact-answer-change-how = Du versetzt den Rollenstein der anderen Gruppe.
artifact-answer-draw = Karte ziehen
artifact-answer-draw-how = Die anderen sehen nur den Fundort.
artifact-answer-decline = Nichts ziehen
artifact-answer-decline-how = Einen Vorteil musst du nicht nutzen.
artifact-answer-give = Aktionsstein tauschen
artifact-answer-give-how = Du stellst einen zurück und nimmst einen anderen.
artifact-answer-nothing = Keinen Aktionsstein nehmen
artifact-answer-nothing-how = Deine Aktionssteine bleiben, wie sie sind.

artifact-figure-price = { $most ->
    [0] kostenlos
    [one] kostet { $text } Münze
   *[other] kostet { $text } Münzen
}
artifact-figure-coins = bringt { $text } { $most ->
    [one] Münze
   *[other] Münzen
}
artifact-figure-cards = { $most ->
    [0] bringt keine Karte
    [one] bringt { $text } Karte
   *[other] bringt { $text } Karten
}
artifact-figure-prestige = { $text } Prestige
artifact-figure-income = Bonuseinkommen { $text }

## Artifacts, Inc.

artifacts-inc-guide-aim = Bau die Firma mit dem höchsten Ansehen auf; 20 lösen das Ende aus.
artifacts-inc-guide-arranging = Leg deine vier Karten aus. Nachbarn werden wichtig, also halte Expeditionen zusammen.
artifacts-inc-guide-placing = Du bist dran: Setze deine Würfel nacheinander auf Aktionen, dann beende den Zug.
artifacts-inc-guide-buying = Kaufe eine Karte oder werte eine deiner Karten zu ihrem Preis auf.
artifacts-inc-guide-laying = Wähle einen Platz für die neue Karte. Sie bleibt dort, und Nachbarn zählen.
artifacts-inc-guide-ordering = Wähle den Auftrag, den du erfüllst. Bei gleich vielen Klötzchen gewinnt das höchste Feld.
artifacts-inc-guide-selling = Wähle, was du verkaufst. Mehr Typen bringen mehr Dollar.
artifacts-inc-guide-trading = Wähle, was du für Dollar abgibst.
artifacts-inc-guide-diving = Wähle Würfel, die zusammen mindestens die Zahl der obersten Karte ergeben.
artifacts-inc-guide-first-place = Erst Artefakte finden, dann verkaufen: Alle deine Würfel wirken im selben Zug, in beliebiger Reihenfolge.
artifacts-inc-guide-first-dive = Für die ersten Tauchgänge genügen wenige Augen. Jeder bringt 1 Ansehen.
artifacts-inc-guide-first-buy = Mehr Abenteurer bedeuten mehr Würfel in jedem Zug. Das lohnt sich früh.
artifacts-inc-guide-in-hand = Mit dieser { $face } möglich
artifacts-inc-can-place = Würfel setzen
artifacts-inc-can-place-how = Braucht einen Würfel, der zur Zahl passt. Du führst die Aktion sofort aus.
artifacts-inc-can-dive = Tauchen
artifacts-inc-can-dive-how = Braucht Würfel, die zusammen mindestens die Zahl der obersten Karte ergeben. Du gewinnst die Karte und 1 Ansehen, einmal je Zug.
artifacts-inc-can-end = Zug beenden
artifacts-inc-can-end-how = Kostenlos. Würfel, die du nicht gesetzt hast, verfallen.
artifacts-inc-can-buy = Karte kaufen
artifacts-inc-can-buy-how = Kostet den Preis auf der Karte, nach einem Würfel auf einer Kaufaktion. Ihre Aktionen gehören dir sofort.
artifacts-inc-can-upgrade = Karte aufwerten
artifacts-inc-can-upgrade-how = Kostet noch einmal den Preis der Karte, nach einem Würfel auf einer Kaufaktion. Die Karte zeigt dann ihre zweite Stufe.
artifacts-inc-answer-decline = Nichts kaufen
artifacts-inc-answer-decline-how = Der Würfel bleibt verbraucht.
artifacts-inc-answer-arrange = Karte auslegen
artifacts-inc-answer-arrange-how = Sie bleibt das ganze Spiel dort liegen.
artifacts-inc-answer-lay = Neue Karte anlegen
artifacts-inc-answer-lay-how = Neben, über oder unter eine deiner Karten.
artifacts-inc-answer-fill = Auftrag erfüllen
artifacts-inc-answer-fill-how = Kostet genau so viele Artefakte, wie das Feld zeigt.
artifacts-inc-answer-give = Artefakt abgeben
artifacts-inc-answer-give-how = Es verlässt deine Firma.
artifacts-inc-answer-enough = Das ist alles
artifacts-inc-answer-enough-how = Du wirst für das bezahlt, was du abgegeben hast.
artifacts-inc-answer-add = Würfel dazulegen
artifacts-inc-answer-add-how = Seine Augen zählen für den Tauchgang.
artifacts-inc-answer-descend = Mit diesen Würfeln tauchen
artifacts-inc-answer-descend-how = Was über die Zahl hinausgeht, verfällt.

artifacts-inc-figure-price = kostet { $text } $
artifacts-inc-figure-scrolls = manche kosten auch eine Schriftrolle
artifacts-inc-figure-reputation = { $text } Ansehen
artifacts-inc-figure-finds = findet { $text } { $most ->
    [one] Artefakt
   *[other] Artefakte
}
artifacts-inc-figure-artifacts = kostet { $text } { $most ->
    [one] Artefakt
   *[other] Artefakte
}
artifacts-inc-figure-dollars = bringt { $text } $
artifacts-inc-figure-points = braucht { $text } { $most ->
    [one] Auge
   *[other] Augen
}
artifacts-inc-figure-dice = Würfel noch nicht gesetzt: { $text }
