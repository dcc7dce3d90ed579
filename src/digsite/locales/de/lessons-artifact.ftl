# The lessons of Artifact. A step has a text, what to do now, and remarks on other tries.

artifact-lesson-name-artifact = Artifact in zehn Minuten
artifact-lesson-name-artifact-research = Erweiterung I: Forschung
artifact-lesson-name-artifact-cities = Erweiterung II: Städte und Archäologen

## The base game

artifact-lesson-welcome =
    Es ist 1920, und du leitest Grabungen für ein Museum. Grab Fundstücke aus, verschiffe sie nach Hause und zeig sie in Ausstellungen: Wer am Ende das meiste Prestige hat, gewinnt. Deine ersten Hütten stehen in Afrika und Amerika.

artifact-lesson-markers =
    Jede Aktion kostet einen Aktionsstein von deinem Tableau. Museumssteine sind für Forschung und Ausstellungen, Schiffe für das Verschiffen und den Schwarzmarkt, Arbeiter für das Anheuern an ihrem Fundort.
artifact-lesson-markers-now =
    Von jedem Fundort, an dem du eine Hütte hast, hast du einen Arbeiter. Nimm noch zwei Museumssteine und zwei Schiffe.
artifact-lesson-markers-other =
    Arbeiter sind auch nützlich, aber nimm diesmal zwei Museumssteine und zwei Schiffe.

artifact-lesson-income =
    Ein Jahr beginnt: Alle bekommen das Grundeinkommen, jetzt 7 Münzen. Der Stern neben deinen Münzen zeigt dein bisheriges Prestige; je 5 Münzen zählen 1 Prestige.

artifact-lesson-price =
    Ein eingesetzter Aktionsstein kommt zurück auf seine Leiste, auf die eingerahmte Zahl, und die bezahlst du. Je mehr Aktionssteine auf einer Leiste stehen, desto billiger ist ihre Aktion.

artifact-lesson-research =
    Forschung erschließt einen neuen Fundort: Für einen Museumsstein stellst du eine Hütte auf, wo du noch keine hast. In Nahost graben schon andere, darum wird dort auch eine Karte aufgedeckt. Jeder andere Aktionsstein dürfte als Joker einspringen, für 6 Münzen.
artifact-lesson-research-now =
    Forsche in Nahost und bezahle mit einem Museumsstein.
artifact-lesson-research-joker =
    Jeder Aktionsstein darf als Joker für den passenden einspringen, aber das kostet 6 Münzen. Der passende ist billiger: Wähle ihn.
artifact-lesson-research-hire =
    Anheuern kannst du später. Erschließe zuerst den neuen Fundort: Forsche in Nahost.
artifact-lesson-research-ship =
    Zu verschiffen gibt es noch nicht viel. Forsche zuerst in Nahost.
artifact-lesson-research-pass =
    Wer passt, tut in diesem Jahr nichts mehr. Forsche zuerst in Nahost.

artifact-lesson-hire =
    In einem Zug darfst du zwei Aktionen durchführen. Anheuern stellt dort, wo du eine Hütte hast, noch eine auf und deckt eine weitere Karte auf. Je mehr Hütten du an einem Fundort hast, desto mehr kannst du von dort verschiffen.
artifact-lesson-hire-now =
    Heuere in Amerika an und bezahle mit deinem Arbeiter aus Amerika.
artifact-lesson-hire-africa =
    Afrika ginge auch, aber in Amerika liegt Schmuck. Heuere dort an.
artifact-lesson-hire-ship =
    Mit einer Hütte würdest du nur eine Karte verschiffen, und die Hütte käme zurück. Heuere zuerst in Amerika an.
artifact-lesson-hire-done =
    Du hast noch eine Aktion und das Geld dafür. Heuere in Amerika an.

artifact-lesson-pass =
    Basil und Clara haben auch angeheuert. Du hast noch eine Münze, das reicht für nichts. Zeit zu passen: Du tust in diesem Jahr nichts mehr, darfst aber Aktionssteine nehmen.
artifact-lesson-pass-now = Passe.

artifact-lesson-take =
    Wer gepasst hat, nimmt in jedem Zug einen Aktionsstein, bis alle gepasst haben. Wer früh passt, hat also die erste Wahl.
artifact-lesson-take-now = Nimm einen Museumsstein.
artifact-lesson-take-other =
    Ein guter Aktionsstein, aber du willst bald eine Ausstellung durchführen. Nimm einen Museumsstein.
artifact-lesson-take-give =
    Du darfst auch einen Aktionsstein gegen einen anderen tauschen. Aber du hast noch Platz: Nimm einen Museumsstein.
artifact-lesson-take-nothing =
    Du darfst verzichten, aber ein Aktionsstein ist nächstes Jahr eine Aktion. Nimm einen Museumsstein.

artifact-lesson-refill =
    Alle haben gepasst, also ist das Jahr vorbei. Clara hat zuletzt gepasst und beginnt das nächste. Alle füllen ihr Tableau auf sechs Aktionssteine auf.
artifact-lesson-refill-now = Nimm einen beliebigen Aktionsstein, zum Beispiel einen Arbeiter aus Amerika.

artifact-lesson-ahead =
    Das war ein ganzes Jahr. Wir überspringen 1921 und machen 1922 weiter: Dann haben alle Karten auf der Hand, und an den Fundorten stehen mehr Hütten.

artifact-lesson-ship =
    Es ist 1922. Du hast zwei Hütten in Amerika, also bringt dir ein Schiff zwei der Karten, die dort liegen, und deine Hütten kommen zurück in deinen Vorrat. Hätte sonst niemand Hütten dort, bekämst du eine Karte weniger.
artifact-lesson-ship-now =
    Verschiffe aus Amerika, bezahle mit einem Schiff und nimm beide Schmuckstücke an Bord.
artifact-lesson-ship-weapons =
    Du hast schon Schmuck aus Afrika. Nimm die zwei Schmuckstücke an Bord: Drei gleiche ergeben eine Ausstellung.
artifact-lesson-ship-other =
    Der Schmuck liegt in Amerika. Verschiffe von dort.
artifact-lesson-ship-first =
    Ein andermal. Verschiffe zuerst den Schmuck aus Amerika.

artifact-lesson-exhibit =
    Drei Schmuckstücke: genug für eine Ausstellung! Für einen Museumsstein zeigst du genau die Karten, die ein Plättchen verlangt, und eine davon darfst du behalten.
artifact-lesson-exhibit-now =
    Führe die Ausstellung mit 3 Schmuckstücken durch, bezahle mit einem Museumsstein, zeig deinen Schmuck und behalte ein Stück.
artifact-lesson-exhibit-sites =
    Das ginge auch. Aber nimm diesmal die Ausstellung mit 3 Schmuckstücken.
artifact-lesson-exhibit-keep =
    Behalte eines: In deiner nächsten Ausstellung kannst du es wieder zeigen.
artifact-lesson-exhibit-first =
    Das darfst du, aber jemand könnte dir das Plättchen wegschnappen. Führe die Ausstellung mit 3 Schmuckstücken durch.

artifact-lesson-tile =
    Das Plättchen ist am Ende 3 Prestige wert und bringt bei jedem Einkommen 1 Münze mehr. Frühe Ausstellungen bringen Geld, größere mehr Prestige. Plättchen eines Fundorts und gemischte kommen von der Einkommensleiste: Je weniger dort liegen, desto niedriger das Grundeinkommen aller.

artifact-lesson-sell =
    Inzwischen hat Basil auf dem Schwarzmarkt eine Karte verkauft, und dir fehlt Geld. Zum Verkaufen brauchst du ein Schiff, aber statt zu zahlen, bekommst du die Münzen, die über seinem Feld stehen.
artifact-lesson-sell-now = Verkaufe deine Waffe.
artifact-lesson-sell-jewellery =
    Behalte deinen Schmuck für eine größere Ausstellung. Verkaufe die Waffe.
artifact-lesson-sell-first =
    Besorg dir erst Geld: Verkaufe deine Waffe.

artifact-lesson-buy =
    Du kannst dort auch kaufen, für ebenso viele Münzen und noch ein Schiff. Mit einem Joker geht weder Verkaufen noch Kaufen.
artifact-lesson-buy-now = Kaufe die Keramik, die Basil verkauft hat.
artifact-lesson-buy-back =
    Das ist deine eigene Waffe. Kaufe die Keramik.
artifact-lesson-buy-first =
    Lern auch die andere Seite des Schwarzmarkts kennen: Kaufe die Keramik.

artifact-lesson-end =
    Das Spiel endet nach 1928 oder früher: wenn die Einkommensleiste leer ist, wenn es von zwei Typen keine Plättchen mehr gibt oder wenn ein Stapel aufgebraucht ist. Dann zählt Prestige, und je 5 Münzen bringen 1 Prestige mehr.

## Expansion I

artifact-lesson-research-tracks =
    Mit Erweiterung I hat jeder Fundort eine Forschungsleiste. Deine Forschungssteine stehen auf den untersten Feldern.

artifact-lesson-research-climb =
    Jede Forschung rückt deinen Forschungsstein dieses Fundorts ein Feld nach oben; die Hütte stellst du wie immer auf.
artifact-lesson-research-climb-now =
    Forsche in Nahost und bezahle mit einem Museumsstein.
artifact-lesson-research-climb-first =
    Das kommt später. Forsche zuerst in Nahost.

artifact-lesson-research-lowest =
    Zu dritt zählt am Ende dein niedrigster Forschungsstein; zu viert und zu fünft bleibt der niedrigste außer Acht, und der nächste zählt. Es lohnt sich also, überall zu forschen.

artifact-lesson-research-alone =
    Einige Jahre später. In den Stapeln sind jetzt Besondere Fundstücke, und du hast drei davon. Eine Karte „Einzelausstellung“ ist eine Ausstellung für sich: 1 Prestige und bei jedem Einkommen 1 Münze.
artifact-lesson-research-alone-now =
    Führe die Einzelausstellung aus Afrika durch und bezahle mit einem Museumsstein.
artifact-lesson-research-alone-sell =
    Niemand zahlt, was sie wert ist. Führe die Einzelausstellung durch.
artifact-lesson-research-alone-first =
    Ein andermal. Führe zuerst die Einzelausstellung aus Afrika durch.

artifact-lesson-research-gold =
    Mit Gold bekommst du jede Karte vom Schwarzmarkt, ohne sie zu kaufen: Das kostet weder Aktionsstein noch Münzen und ist keine Aktion.
artifact-lesson-research-gold-now = Nimm dir für dein Gold das Schmuckstück vom Schwarzmarkt.
artifact-lesson-research-gold-buy =
    Mit Schiff und Münzen könntest du es auch kaufen. Nutze dein Gold: Das kostet nichts.
artifact-lesson-research-gold-first =
    Nimm dir zuerst für dein Gold das Schmuckstück vom Schwarzmarkt.

artifact-lesson-research-fragments =
    Jetzt hast du zwei Schmuckstücke und ein Bruchstück. Ein Bruchstück zählt als beliebiger Typ seines Fundorts, wird aber verbraucht.
artifact-lesson-research-fragments-now =
    Führe mit deinem Bruchstück die Ausstellung mit 3 Schmuckstücken durch, bezahle mit einem Museumsstein und behalte ein Stück.
artifact-lesson-research-fragments-first =
    Nutze das Bruchstück: Führe die Ausstellung mit 3 Schmuckstücken durch.

artifact-lesson-research-cursed =
    In Nahost liegt ein verfluchtes Fundstück. Wer von dort verschifft, muss es zuerst nehmen, und es ist sofort aus dem Spiel. Du hast dort eine Hütte, mehr bekommst du also nicht.
artifact-lesson-research-cursed-now =
    Verschiffe es, damit dein nächstes Schiff etwas Besseres bringt.
artifact-lesson-research-cursed-first =
    Sieh, was ein Fluch bewirkt: Verschiffe aus Nahost.

artifact-lesson-research-end =
    Zuletzt gibt es Manuskripte: Jedes, das du am Ende auf der Hand hast, rückt einen deiner Forschungssteine ein Feld nach oben. Das ist die ganze Erweiterung I.

## Expansion II

artifact-lesson-cities-roles =
    Mit Erweiterung II kommen vier Städte und vier Archäologen dazu. Nach jeder Ausstellung wählst du eine Rolle, höchstens eine Stadt und einen Archäologen, und darfst von da an ihren Vorteil nutzen.

artifact-lesson-cities-london =
    Mit London darfst du bei jedem Verschiffen verdeckt eine Karte ziehen. Du hast drei Schmuckstücke: Führe zuerst eine Ausstellung durch.
artifact-lesson-cities-london-now =
    Führe die Ausstellung mit 3 Schmuckstücken durch, behalte ein Stück und wähle London.
artifact-lesson-cities-london-sites =
    Das ginge auch. Aber nimm diesmal die Ausstellung mit 3 Schmuckstücken.
artifact-lesson-cities-london-role =
    Ein andermal eine gute Wahl. Wähle London.
artifact-lesson-cities-london-first =
    Rollen kommen mit Ausstellungen. Führe die Ausstellung mit 3 Schmuckstücken durch.

artifact-lesson-cities-ship =
    Du bist in London zu Hause. Nutze den Vorteil gleich.
artifact-lesson-cities-ship-now =
    Verschiffe die Keramik und die Waffe aus Amerika, dann zieh die verdeckte Karte.
artifact-lesson-cities-ship-load =
    Du sammelst Waffen: Nimm die Keramik und die Waffe an Bord.
artifact-lesson-cities-ship-decline =
    Ein Vorteil ist freiwillig, aber eine geschenkte Karte lässt man nicht liegen. Zieh sie.
artifact-lesson-cities-ship-first =
    Nutze den Vorteil von London: Verschiffe aus Amerika.

artifact-lesson-cities-judd =
    Auch die verdeckte Karte ist eine Waffe: genug für noch eine Ausstellung. Nimm diesmal einen Archäologen. Mit Judd ziehst du bei jeder Forschung verdeckt eine Karte.
artifact-lesson-cities-judd-now =
    Führe die Ausstellung mit 3 Waffen durch, behalte eine Karte und wähle Judd.
artifact-lesson-cities-judd-role =
    Du darfst eine Stadt und einen Archäologen zugleich haben. Wähle Judd.
artifact-lesson-cities-judd-change =
    Du musst London nicht aufgeben: Dein zweiter Rollenstein ist frei. Setze ihn auf Judd.
artifact-lesson-cities-judd-first =
    Erst die Ausstellung: Zeig deine 3 Waffen.

artifact-lesson-cities-research =
    Jetzt hast du zwei Vorteile.
artifact-lesson-cities-research-now = Forsche in Nahost und bezahle mit einem Museumsstein.
artifact-lesson-cities-research-america =
    Judd hilft überall. Aber erschließe diesmal den neuen Fundort: Nahost.
artifact-lesson-cities-research-first =
    Probier Judd aus: Forsche in Nahost.

artifact-lesson-cities-draw =
    Die Hütte steht, und eine Karte wurde aufgedeckt. Judd fragt, ob du ziehen willst.
artifact-lesson-cities-draw-now = Zieh die verdeckte Karte.

artifact-lesson-cities-end =
    Nach deiner nächsten Ausstellung versetzt du einen deiner zwei Rollensteine auf eine andere Rolle. Was jede Rolle kann, steht in den Regeln. Das ist die ganze Erweiterung II.
