# Was an der Datei einer Ausgabe nicht stimmt: gesagt von `digsite editions check` und überall, wo
# eine solche Datei gelesen wird. Namen von Einträgen und ihre Werte bleiben wie in der Datei.

fault-not-utf-8 = { $file }: Das ist keine Textdatei in UTF-8
fault-not-toml = { $file }: Das ist kein TOML: Zeile { $line }, Spalte { $column } ist nicht lesbar: { $text }
fault-not-toml-end = { $file }: Das ist kein TOML: Am Ende ist etwas noch offen

## Einträge und Tabellen

fault-edition-missing = „{ $name }“ fehlt
fault-edition-unknown = „{ $name }“ ist hier unbekannt
fault-edition-not-whole = „{ $name }“ muss eine ganze Zahl sein, nicht { $value }
fault-edition-beyond = „{ $name }“ ist { $value }; erlaubt ist { $least } bis { $most }
fault-edition-not-row = „{ $name }“ muss eine Reihe ganzer Zahlen sein, nicht { $value }
fault-edition-length = „{ $name }“ hat { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
}; es müssen { $least } sein
fault-edition-lengths = „{ $name }“ hat { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
}; es müssen { $least } bis { $most } sein
fault-edition-below = „{ $name }“ enthält eine Zahl unter { $least }
fault-edition-not-text = „{ $name }“ muss ein Text sein, nicht { $value }
fault-edition-not-texts = „{ $name }“ muss eine Reihe von Texten sein, nicht { $value }
fault-edition-not-allowed = „{ $name }“ ist „{ $value }“; es muss eines davon sein: { $allowed }
fault-edition-holds = „{ $name }“ enthält „{ $value }“; erlaubt: { $allowed }
fault-edition-not-table = „{ $name }“ muss eine Tabelle sein, nicht { $value }
fault-edition-not-tables = „{ $name }“ muss eine Liste von Tabellen sein
fault-edition-no-language = „{ $name }“ ist keine Sprache; schreibe zwei oder drei Buchstaben: fr
fault-edition-no-word = „{ $name }“ ist kein Wort von { $title }; erlaubt: { $allowed }

## Archaeology

fault-edition-too-few = { $players } Personen brauchen { $dealt } Schätze außer Landkarten; da sind { $others }
fault-edition-nothing-to-dig = mit { $players } Personen bleibt keine Karte für die Grabungsstätte übrig

## Artifact

fault-edition-rises = „{ $name }“ darf nicht steigen: Das erste Feld hat die höchste Zahl
fault-edition-falls = „{ $name }“ darf nicht fallen: Das erste Feld hat die niedrigste Zahl
fault-edition-years = das letzte Jahr, { $last }, liegt vor dem ersten, { $first }
fault-edition-tiles = „{ $name }“ hat { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}; es müssen { $wanted } sein, für { $sizes } Karten
fault-edition-huts = „{ $name }“ nennt { $count ->
    [one] einen Fundort
   *[other] { $count } Fundorte
}; es müssen { $wanted } sein, zwei je Person

## Artifacts, Inc.

fault-edition-faces = „{ $name }“ ist „{ $value }“; schreibe eines davon: { $allowed }
fault-edition-actions = da sind { $count } Aktionen; eine Seite zeigt höchstens { $most }
fault-edition-attested = „printed“ nennt „{ $value }“, das es hier nicht gibt
fault-edition-museum-twice = es gibt noch ein Museum für „{ $value }“
fault-edition-no-museum = es gibt kein Museum für „{ $value }“
fault-edition-orders = „{ $name }“ muss aufsteigen: Das Feld oben links ist das kleinste
fault-edition-underwater = die Zahl { $value } steigt nicht an: Die niedrigste Karte kommt zuerst
fault-edition-id = „id“ ist „{ $value }“; schreibe Kleinbuchstaben, Ziffern und Bindestriche
fault-edition-cards = da { $count ->
    [one] ist eine Karte
   *[other] sind { $count } Karten
}; in die Schachtel gehören { $most }
fault-edition-no-underwater = es gibt keine Unterwasserkarte
fault-edition-no-pile = es gibt keine Karte vom Typ { $value }
fault-edition-starting = die Karten vom Typ S müssen { $allowed } sein, jede einmal
fault-edition-copies = „{ $name }“: { $count ->
    [one] einmal vorhanden
   *[other] { $count }-mal vorhanden
}; es müssen { $wanted } sein, eine je Person
fault-edition-starting-reputation = „{ $name }“: Stufe 1 einer Startkarte zeigt kein Ansehen
fault-edition-no-dice = keine Startkarte zeigt auf beiden Stufen Würfel
fault-edition-no-buy = keine Startkarte hat auf beiden Stufen eine Kaufaktion
fault-edition-id-twice = die id „{ $value }“ kommt zweimal vor
fault-edition-taken = eine andere Ausgabe heißt schon „{ $value }“
fault-edition-yields = „{ $name }“: Eine Expedition, und keine andere Karte, nennt ihr Artefakt
fault-edition-finds = „{ $name }“: Nur eine Expedition kann finden
fault-edition-scrolls = „{ $name }“: Schriftrollen liegen auf einer Karte { $value }, und nur dort
fault-edition-no-neighbour = „{ $name }“: Keine Karte heißt „{ $value }“
