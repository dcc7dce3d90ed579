# The lesson of Archaeology. A step has a text, what to do now, and remarks on other tries.

archaeology-lesson-name-archaeology = Archaeology in zehn Minuten

archaeology-lesson-welcome =
    Willkommen bei der Grabung! Finde Schätze und verkaufe sie dem Museum in Sets: Wer am Ende das meiste Geld hat, gewinnt. Basil spielt gegen dich.

archaeology-lesson-dig =
    Jeder Zug beginnt mit dem Graben: Du ziehst die oberste Karte der Grabungsstätte. Eben hast du eine Münze gefunden. Sie ist auf deiner Hand, Basil sieht sie nicht.

archaeology-lesson-prices =
    Jede Sorte hat ihre eigenen Preise. Eine Münze bringt 2, ein Paar 5, drei Münzen bringen 10: Große Sets bringen viel mehr als einzelne Karten.

archaeology-lesson-trade =
    Auf dem Marktplatz tauschst du Karten nach ihrem Tauschwert, der Zahl in der Ecke. Du darfst so viel nehmen, wie du hinlegst, und ein zweiter Becher gäbe ein wertvolles Paar.
archaeology-lesson-trade-now =
    Leg deine zwei Scherben hin (je 1) und nimm den Becher (2) vom Marktplatz.
archaeology-lesson-trade-coin =
    Auch eine Münze würde für den Becher reichen, aber Münzen willst du sammeln. Gib lieber deine zwei Scherben her.
archaeology-lesson-trade-cup =
    Behalte deinen Becher: Du willst ein Paar. Leg die zwei Scherben hin.
archaeology-lesson-trade-other =
    Fast. Leg beide Scherben hin und nimm dafür den Becher.
archaeology-lesson-trade-sell =
    Einzelne Karten bringen wenig. Tausche zuerst: Dann kannst du ein Paar Becher verkaufen.
archaeology-lesson-trade-end =
    Beende deinen Zug noch nicht. Tausche zuerst deine zwei Scherben gegen den Becher.

archaeology-lesson-sell =
    Jetzt hast du zwei Becher. Ein Becher bringt 2, das Paar aber 15. Das Auge markiert den Becher, von dem Basil weiß: Er hat den Tausch gesehen.
archaeology-lesson-sell-now =
    Verkaufe beide Becher für 15.
archaeology-lesson-sell-one-cup =
    Ein einzelner Becher bringt nur 2, und zu einem verkauften Set kommt nichts mehr dazu. Verkaufe beide auf einmal.
archaeology-lesson-sell-coins =
    Deine Münzen können warten: Mit einer dritten bringen sie 10. Verkaufe die zwei Becher.
archaeology-lesson-sell-trade =
    Du könntest weiter tauschen, aber die Becher sind verkaufsbereit. Verkaufe beide.
archaeology-lesson-sell-end =
    Lass die Becher nicht auf der Hand, dort sind sie in Gefahr. Verkaufe beide.

archaeology-lesson-safe =
    Schon fünfzehn! Das Set liegt jetzt vor dir. Verkaufte Karten kann dir niemand nehmen, aber dazu kommt auch nichts mehr.

archaeology-lesson-end =
    In deinem Zug darfst du tauschen, verkaufen und erkunden, so oft du willst. Nur kannst du im selben Zug eine Sorte, die du genommen hast (hier Becher), nicht wieder anbieten und eine, die du angeboten hast (hier Scherben), nicht wieder nehmen. Hast du genug, ist Basil dran.
archaeology-lesson-end-now = Beende deinen Zug.
archaeology-lesson-end-sell =
    Zwei Münzen bringen 5, drei bringen 10. Behalte sie vorerst und beende deinen Zug.
archaeology-lesson-end-trade =
    Behalte deine Karten vorerst und beende deinen Zug.

archaeology-lesson-thief =
    Basil hat gespielt, und du hast wieder gegraben: ein Dieb! Du musst jemandem blind eine Karte stehlen.
archaeology-lesson-thief-now = Bestiehl Basil.

archaeology-lesson-stolen =
    Du hast einen Talisman gestohlen. Nur du und Basil wissen, welche Karte es war. Diebe arbeiten für alle, darum sind viele Handkarten riskant.
archaeology-lesson-stolen-now = Behalte diesmal deine Karten und beende deinen Zug.

archaeology-lesson-storm =
    Basil hat einen Sandsturm ausgegraben! Alle verlieren die Hälfte ihrer Hand, abgerundet, und wählen selbst, welche Karten. Du hast drei Karten, also verlierst du eine.
archaeology-lesson-storm-now =
    Wähle eine Karte, die du verlierst: am besten den Talisman, denn deine zwei Münzen sind zusammen mehr wert. Verlorene Karten kommen auf den Marktplatz.

archaeology-lesson-pyramid =
    Du hast eine Landkarte ausgegraben. Die Pyramide hat drei Kammern: Eine Landkarte öffnet die kleine mit 3 Karten, zwei öffnen die mittlere mit 5, drei die große mit 7.
archaeology-lesson-pyramid-now = Erkunde die kleine Kammer.
archaeology-lesson-pyramid-sell =
    Du darfst eine Landkarte verkaufen oder tauschen, aber sie ist nur 3 wert. In der kleinen Kammer liegen drei Karten: Erkunde sie.
archaeology-lesson-pyramid-first =
    Auch das darfst du, aber jemand anders könnte die Kammer vor dir erkunden. Geh jetzt hinein.

archaeology-lesson-choose =
    Du hast noch zwei Becher und ein Pergament gefunden. In einer Partie liegt es an dir: sofort verkaufen und sicher sein oder auf mehr warten und etwas wagen. Hier gehen wir auf Nummer sicher.
archaeology-lesson-choose-now = Verkaufe ein beliebiges Set.
archaeology-lesson-choose-trade =
    Tauschen ist gut, aber versuch diesmal einen Verkauf: Jedes Set ist recht.
archaeology-lesson-choose-end =
    Verkaufe zuerst ein Set, jedes ist recht.

archaeology-lesson-ahead =
    Du weißt jetzt, wie ein Zug geht. Jetzt springen wir ans Ende des Spiels.

archaeology-lesson-last =
    Die Grabungsstätte ist leer: Niemand gräbt mehr, die Endphase hat begonnen. Handkarten zählen am Ende nichts, also mach sie zu Geld.
archaeology-lesson-last-now = Verkaufe deine vier Münzen.
archaeology-lesson-last-split =
    Alle vier zusammen bringen 18, viel mehr als in Teilen. Verkaufe das Set aus vier Münzen.
archaeology-lesson-last-order =
    Das Pergament kommt gleich. Verkaufe zuerst die vier Münzen.
archaeology-lesson-last-trade =
    Du könntest noch tauschen, aber deine Münzen sind so schon 18 wert. Verkaufe sie.
archaeology-lesson-last-pass =
    In der Endphase darfst du passen. Passen aber alle, muss verkaufen, wer zuerst gepasst hat. Verkaufe deine Münzen jetzt.

archaeology-lesson-rest =
    Ein Pergament ist übrig. Du könntest passen und auf einen besseren Tausch hoffen, aber auch Basil hat nur noch eine Karte.
archaeology-lesson-rest-now = Verkaufe das Pergament.
archaeology-lesson-rest-trade =
    Auf dem Marktplatz liegt nichts, was mehr brächte. Verkaufe das Pergament.
archaeology-lesson-rest-pass =
    Passen würde das nur aufschieben. Verkaufe das Pergament.

archaeology-lesson-score =
    Niemand hat mehr eine Karte, also ist das Spiel aus. Zähl die Sets zusammen: Du hast 85, Basil hat 78. Du gewinnst! Jetzt weißt du alles für deine erste Partie.
