# What programs say when they are asked for advice, and about a game that is over.

## What a way to decide gains or costs, compared with what `reasons-…` says below

archaeology-why-now = bringt nach jetzigem Stand etwa { $count } $ mehr
archaeology-why-later = ist später etwa { $count } $ mehr wert
archaeology-why-denies = kostet { $seat } etwa { $count } $
archaeology-why-less-now = bringt nach jetzigem Stand etwa { $count } $ weniger
archaeology-why-less-later = ist später etwa { $count } $ weniger wert
archaeology-why-gives = bringt { $seat } etwa { $count } $ mehr
archaeology-why-gains = bringt etwa { $count } $
archaeology-why-cards = bringt etwa { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
artifact-why-now = bringt nach jetzigem Stand, mit Münzen, etwa { $count } Prestige mehr
artifact-why-later = ist später etwa { $count } Prestige mehr wert
artifact-why-denies = kostet { $seat } etwa { $count } Prestige
artifact-why-less-now = bringt nach jetzigem Stand, mit Münzen, etwa { $count } Prestige weniger
artifact-why-less-later = ist später etwa { $count } Prestige weniger wert
artifact-why-gives = bringt { $seat } etwa { $count } Prestige mehr
artifact-why-gains = bringt etwa { $count } Prestige
artifact-why-exhibits = lässt deine nächste Ausstellung etwa { $count } Prestige mehr bringen
artifact-why-ships = lässt dein nächstes Schiff etwa { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} mehr bringen
artifact-why-workers = erlaubt dir, an { $count ->
    [one] einem weiteren Fundort
   *[other] { $count } weiteren Fundorten
} anzuheuern
artifact-why-cards = bringt etwa { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
artifact-why-markers = gibt dir { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
} mehr, um Aktionen zu bezahlen
artifacts-inc-why-now = bringt nach jetzigem Stand etwa { $count } Ansehen mehr
artifacts-inc-why-later = ist später etwa { $count } Ansehen mehr wert
artifacts-inc-why-denies = kostet { $seat } etwa { $count } Ansehen
artifacts-inc-why-less-now = bringt nach jetzigem Stand etwa { $count } Ansehen weniger
artifacts-inc-why-less-later = ist später etwa { $count } Ansehen weniger wert
artifacts-inc-why-gives = bringt { $seat } etwa { $count } Ansehen mehr
artifacts-inc-why-gains = bringt etwa { $count } Ansehen
artifacts-inc-why-pieces = bringt etwa { $count ->
    [one] { $count } Artefakt
   *[other] { $count } Artefakte
}
artifacts-inc-why-cards = bringt deiner Firma etwa { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
artifacts-inc-why-dollars = bringt etwa { $count } $
why-risky = hängt stärker vom Glück ab
why-safe = hängt weniger vom Glück ab
why-ahead = bringt in den folgenden Zügen mehr ein
why-behind = bringt in den folgenden Zügen weniger ein
why-likelier = gewinnt von hundert Partien etwa { $count } mehr
why-less-likely = gewinnt von hundert Partien etwa { $count } weniger
why-close = ist etwa so gut wie die beste Alternative
why-decided = ändert kaum noch etwas, weil die Partie fast entschieden ist
why-only-pay = bezahlt mit dem richtigen Marker, wo jeder andere ein Joker wäre
why-only-hut = kommt dorthin, wo du noch keine Hütte hast und andere nur wenige haben
why-only-role = gibt dir eine zweite Rolle, ohne dir die erste zu nehmen
why-only-ship = ist die einzige Möglichkeit, kein leeres Schiff loszuschicken

reasons = Das { $why }.
reasons-best = Es { $why }, verglichen mit der besten Alternative.
reasons-stopping = Es { $why }, verglichen damit, jetzt aufzuhören.
reasons-average = Es { $why }, verglichen mit einer durchschnittlichen Entscheidung.
reasons-now = Für sich genommen: Es { $why }.
reasons-and = { $text } und { $why }
reasons-but = { $text }, aber es { $why }

## A hint

hint = Tipp
hint-heading = Tipp: Was ein Bot täte
hint-share = { $share } % Gewinnchance
hint-thinking = Denkt nach …
hint-follow = Ersten Schritt machen
hint-forced = Du hast hier nur eine Möglichkeit.
fault-hint-over = Diese Partie ist zu Ende: Sieh sie dir mit „digsite analyse“ an
fault-not-over = Diese Partie ist noch nicht zu Ende: Nur beendete Partien werden analysiert
hint-how = Schätzungen eines Bots, der nur sieht, was du siehst. Er kann sich irren.
hint-anew = Der Tipp betrachtet deinen Zug, wie er war, bevor du etwas vorbereitet hast. Folgst du ihm, wird das zurückgenommen.
hint-begun = Genau das hast du vorbereitet.

## The analysis of a game

analysis = Analyse
analyse = Diese Partie analysieren
analysis-how = Ein Bot beurteilt jede Entscheidung nach dem, was man in dem Moment wissen konnte. Kleine Unterschiede bedeuten wenig.
analysis-before-after = vorher → nachher
analysis-shares = Gewinnchance: vorher { $before } %, nachher { $after } %
analysis-all = Alle Entscheidungen
analysis-progress = { $done } von { $all } Zügen beurteilt
analysis-failed = Die Analyse ist stehen geblieben: { $text }
analysis-again = Weiter
analysis-chart = Gewinnchance
analysis-clean = Keine Entscheidung hat viel verschenkt.
analysis-moment = Zug { $ply }
analysis-moments = Züge { $first } bis { $last }
analysis-turn = Wendepunkt für { $player }
analysis-legend = ?! Ungenauigkeit, ? Fehler, ?? Patzer: Die Entscheidung hat mindestens 4, 8 oder 15 Prozentpunkte Gewinnchance gekostet. ↯ Wendepunkt: In diesen Zügen hat sich die Gewinnchance eines Spielers, soweit er das wissen konnte, um mindestens 15 Prozentpunkte verändert.
analysis-better = Besser: { $moves }
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = Patzer
mark-turn = Wendepunkt
analysis-line = { $player }: { $moves }
