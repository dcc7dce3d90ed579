# The lesson of Artifacts, Inc. A step has a text, what to do now, and remarks on other tries.

artifacts-inc-lesson-name-artifacts-inc = Artifacts, Inc. in zehn Minuten

artifacts-inc-lesson-welcome =
    New York, 1929: Du gründest eine Firma, die nach Artefakten gräbt. Karten bringen Ansehen; hat jemand 20, wird die Runde zu Ende gespielt, und wer das höchste Ansehen hat, gewinnt. Die Karten sprechen in Zeichen: „? Zeichen“ erklärt sie jederzeit.

artifacts-inc-lesson-layout =
    Du beginnst mit vier Karten in einer Reihe. Sie bleiben, wo du sie hinlegst, und das ist wichtig: Viele Karten helfen ihren Nachbarn links und rechts, darüber und darunter. Es lohnt sich, Expeditionen nebeneinanderzulegen.
artifacts-inc-lesson-layout-now =
    Leg sie von links nach rechts aus: Wüstenexpedition, Canyonexpedition, Hauptsitz. Die Abenteurer folgen von selbst.
artifacts-inc-lesson-layout-other =
    Im Spiel ist jede Reihenfolge erlaubt. In dieser Lektion legst du zuerst die Wüstenexpedition, dann die Canyonexpedition und dann den Hauptsitz aus.

artifacts-inc-lesson-dice =
    Basil hat begonnen, jetzt bist du am Zug. Deine Abenteurer zeigen drei Symbole, also wirfst du drei Würfel: 1, 4 und 6. Du setzt sie nacheinander auf Aktionen, zu deren Zahl sie passen. Jede Aktion nimmt je Zug einen Würfel auf.

artifacts-inc-lesson-expedition =
    Expeditionen finden Artefakte. Deine Canyonexpedition findet mit einer 1 ein Fossil und mit einem Würfel ab 3 noch eines.
artifacts-inc-lesson-expedition-now =
    Setze die 1 auf die Canyonexpedition.
artifacts-inc-lesson-expedition-guide =
    Die Fremdenführung nimmt jeden Würfel, bringt aber nur 1 Dollar. Finde ein Fossil: Setze die 1 auf die Canyonexpedition.
artifacts-inc-lesson-expedition-other =
    Die Würfel mit 4 und 6 brauchst du noch. Setze die 1 auf die Canyonexpedition.
artifacts-inc-lesson-expedition-dive =
    Getaucht wird später. Setze diesen Würfel erst auf eine Expedition oder ein Museum, wie es die Lektion sagt.
artifacts-inc-lesson-expedition-end =
    Du hast noch Würfel. Nutze sie alle, bevor du deinen Zug beendest.

artifacts-inc-lesson-desert =
    Du hast jetzt ein Fossil. Die Wüstenexpedition findet Schriftrollen, die manche Karten zusätzlich zum Preis verlangen. Sie nimmt einen Würfel ab 4.
artifacts-inc-lesson-desert-now = Setze die 6 auf die Wüstenexpedition.
artifacts-inc-lesson-desert-four =
    Auch die 4 ginge, aber setze diesmal die 6 dorthin.
artifacts-inc-lesson-desert-other =
    Setze die 6 auf die Wüstenexpedition und finde eine Schriftrolle.

artifacts-inc-lesson-museum =
    Museen kaufen Artefakte eines Typs. Du erfüllst einen Auftrag mit genau so vielen, wie er verlangt, und bekommst 1 Dollar für jedes Artefakt und den Bonus des Museums.
artifacts-inc-lesson-museum-now =
    Setze die 4 auf das Fossilienmuseum und erfülle den Auftrag der Größe 1.
artifacts-inc-lesson-museum-scrolls =
    Behalte deine Schriftrolle vorerst. Verkaufe das Fossil.
artifacts-inc-lesson-museum-other =
    Verkaufe dein Fossil: Setze die 4 auf das Fossilienmuseum.

artifacts-inc-lesson-majority =
    Dein Klötzchen markiert den Auftrag für den Rest des Spiels. Wer am Ende auf einem Museum die meisten Klötzchen hat, bekommt sein Ansehen; bei Gleichstand gewinnt das Klötzchen im höchsten Feld.

artifacts-inc-lesson-collectors =
    Ein paar Züge später hast du zwei Fossilien und eine Schriftrolle. Privatsammler kaufen jede Mischung: 1 Dollar für jedes Artefakt und 1 mehr für jeden Typ nach dem ersten.
artifacts-inc-lesson-collectors-now =
    Setze die 6 auf die Privatsammler und verkaufe alle drei Artefakte.
artifacts-inc-lesson-collectors-enough =
    Verkaufe auch die Schriftrolle: Der zweite Typ bringt einen Dollar mehr.
artifacts-inc-lesson-collectors-other =
    Erst das Geld: Setze die 6 auf die Privatsammler.
artifacts-inc-lesson-collectors-first =
    Du hast Artefakte zu verkaufen. Setze die 6 auf die Privatsammler.

artifacts-inc-lesson-buy =
    Du hast 9 Dollar. Mit einem Würfel auf deinem Hauptsitz kaufst du eine Karte. Der Flugplatz kostet 3 und hilft den Expeditionen neben ihm: Ein Würfel dort darf um bis zu 2 höher oder niedriger zählen.
artifacts-inc-lesson-buy-now =
    Setze die 3 auf den Hauptsitz, kaufe den Flugplatz und leg ihn unter deine Wüstenexpedition.
artifacts-inc-lesson-buy-other =
    Eine gute Karte, aber nimm diesmal den Flugplatz.
artifacts-inc-lesson-buy-upgrade =
    Das Aufwerten kommt später. Kaufe den Flugplatz.
artifacts-inc-lesson-buy-decline =
    Du darfst verzichten, aber der Würfel wäre vergeudet. Nutze ihn.
artifacts-inc-lesson-buy-lay =
    Dort hätte er andere Nachbarn. Leg ihn direkt unter die Wüstenexpedition.
artifacts-inc-lesson-buy-place =
    Setze die 3 auf den Hauptsitz: Die 2 ist für etwas anderes.
artifacts-inc-lesson-buy-first =
    Kaufe zuerst den Flugplatz: Setze die 3 auf den Hauptsitz.

artifacts-inc-lesson-neighbour =
    Der Flugplatz hat dir sofort 1 Ansehen gebracht. Und als sein Nachbar nimmt deine Wüstenexpedition jetzt auch eine 2, die als 4 zählt.
artifacts-inc-lesson-neighbour-now = Setze die 2 auf die Wüstenexpedition.
artifacts-inc-lesson-neighbour-other =
    Sieh, was ein Nachbar wert ist: Setze die 2 auf die Wüstenexpedition.

artifacts-inc-lesson-end =
    Alle deine Würfel sind gesetzt.
artifacts-inc-lesson-end-now = Beende deinen Zug.

artifacts-inc-lesson-upgrade =
    Basil hat gespielt, und du hast wieder gewürfelt. Statt zu kaufen, darfst du eine deiner Karten aufwerten: Zahl den Preis, der auf ihr steht, hier 3 Dollar, und dreh sie auf Stufe 2, mit mehr Aktionen und mehr Ansehen.
artifacts-inc-lesson-upgrade-now =
    Setze die 1 auf den Hauptsitz und werte die Canyonexpedition auf.
artifacts-inc-lesson-upgrade-buy =
    Diesmal sollst du eine eigene Karte aufwerten: die Canyonexpedition.
artifacts-inc-lesson-upgrade-other =
    Ein andermal. Jetzt heißt es aufwerten: die Canyonexpedition.
artifacts-inc-lesson-upgrade-place =
    Setze die 1 auf den Hauptsitz; die anderen Würfel sind für später.
artifacts-inc-lesson-upgrade-first =
    Erst aufwerten: Setze die 1 auf den Hauptsitz.

artifacts-inc-lesson-dive =
    Wieder 1 Ansehen mehr und drei Plätze für Würfel. Du kannst auch tauchen: Mit Würfeln, die zusammen mindestens die Zahl der obersten Unterwasserkarte ergeben, gewinnst du diese Karte, einmal je Zug. Sie ist 1 Ansehen wert.
artifacts-inc-lesson-dive-now =
    Tauche mit deiner 3: Die oberste Zahl ist 2.
artifacts-inc-lesson-dive-five =
    Die 5 ist mehr, als du brauchst. Tauche nur mit der 3.
artifacts-inc-lesson-dive-first =
    Tauche zuerst, mit deiner 3.

artifacts-inc-lesson-choose =
    Du hast Keramik gefunden und jetzt 3 Ansehen. Die nächsten Zahlen sind höher, frühe Tauchgänge sind also billig. Ein Würfel ist übrig: die 5.
artifacts-inc-lesson-choose-now = Setze ihn, wohin du willst.
artifacts-inc-lesson-choose-end =
    Du darfst deinen Zug mit übrigen Würfeln beenden, aber nutze diesen noch.

artifacts-inc-lesson-ahead =
    Du weißt jetzt, wie eine Firma wächst. Jetzt springen wir ans Ende des Spiels.

artifacts-inc-lesson-twenty =
    Du hast 19 Ansehen und vier Würfel, und die oberste Zahl ist 9. Wer 20 erreicht, löst das Ende aus: Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten.
artifacts-inc-lesson-twenty-now =
    Tauche mit der 4 und der 5.
artifacts-inc-lesson-twenty-one =
    Die 1 brauchst du nicht: 4 und 5 ergeben 9.
artifacts-inc-lesson-twenty-six =
    Das ginge, aber was über 9 liegt, verfällt. Nimm die 4 und die 5.
artifacts-inc-lesson-twenty-first =
    Dir fehlt nur 1 Ansehen zur 20. Tauche danach.

artifacts-inc-lesson-last =
    Zwanzig! Basil hat diese Partie begonnen, also endet die Runde mit deinem Zug. Deine anderen Würfel darfst du noch nutzen.
artifacts-inc-lesson-last-now = Beende das Spiel.
artifacts-inc-lesson-last-place =
    Was du auch tust, am Ergebnis ändert es nichts mehr. Beende das Spiel.

artifacts-inc-lesson-score =
    Die Museen für Fossilien und Schriftrollen gehören dir, mit je 3 Ansehen: 26 zu 17. Du gewinnst! Bei Gleichstand hätten die Dollar entschieden.
