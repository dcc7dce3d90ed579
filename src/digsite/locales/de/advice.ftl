# What programs say when they are asked for advice, and about a game that is over.

## Why one way to decide is better than the others that were looked at

archaeology-why-now = bringt nach jetzigem Stand etwa { $count } $ mehr
archaeology-why-later = ist später etwa { $count } $ mehr wert
archaeology-why-denies = kostet { $seat } etwa { $count } $
artifact-why-now = bringt sofort etwa { $count } Prestige mehr
artifact-why-later = ist später etwa { $count } Prestige mehr wert
artifact-why-denies = kostet { $seat } etwa { $count } Prestige
artifacts-inc-why-now = bringt nach jetzigem Stand etwa { $count } Ansehen mehr
artifacts-inc-why-later = ist später etwa { $count } Ansehen mehr wert
artifacts-inc-why-denies = kostet { $seat } etwa { $count } Ansehen
why-risky = hängt stärker vom Glück ab
why-safe = hängt weniger vom Glück ab
why-ahead = zahlt sich in den folgenden Zügen aus
why-behind = bringt in den folgenden Zügen weniger
why-close = ist etwa so gut wie die Alternativen

reasons = Das { $why }.

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
analysis-progress = { $done } von { $all } Zügen beurteilt
analysis-failed = Die Analyse ist stehen geblieben: { $text }
analysis-again = Weiter
analysis-chart = Gewinnchance
analysis-clean = Keine Entscheidung hat viel verschenkt.
analysis-moment = Zug { $ply }
analysis-better = Besser: { $moves }
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = Patzer
mark-turn = Wendepunkt
analysis-line = { $player }: { $moves }
analysis-cost = kostet { $share } % Gewinnchance
