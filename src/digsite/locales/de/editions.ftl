# What is wrong with an edition file: said by `digsite editions check` and wherever such a file is
# read. Names of entries and what may be written for them stay as they are in the file.

fault-not-utf-8 = { $file }: Das ist keine Textdatei in UTF-8
fault-not-toml = { $file }: Das ist kein TOML: Zeile { $line }, Spalte { $column } ist nicht lesbar: { $text }
fault-not-toml-end = { $file }: Das ist kein TOML: Am Ende ist etwas noch offen

## Entries and tables

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
fault-edition-no-language = „{ $name }“ ist keine Sprache; schreib zwei oder drei Buchstaben, etwa fr
fault-edition-no-word = „{ $name }“ ist kein Wort von { $title }; erlaubt: { $allowed }

## Archaeology

fault-edition-too-few = { $players } Personen brauchen { $dealt } Schätze, die keine Landkarten sind; es gibt { $others }
fault-edition-nothing-to-dig = Mit { $players } Personen bleibt keine Karte für die Grabungsstätte übrig

## Artifact

fault-edition-rises = „{ $name }“ darf nicht steigen: Das erste Feld hat die höchste Zahl
fault-edition-falls = „{ $name }“ darf nicht fallen: Das erste Feld hat die niedrigste Zahl
fault-edition-years = Das letzte Jahr, { $last }, liegt vor dem ersten, { $first }
fault-edition-tiles = „{ $name }“ hat { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}; es müssen { $wanted } sein, für { $sizes } Karten
fault-edition-huts = „{ $name }“ nennt { $count ->
    [one] einen Fundort
   *[other] { $count } Fundorte
}; es müssen { $wanted } sein, zwei je Person

## Artifacts, Inc.

fault-edition-faces = „{ $name }“ ist „{ $value }“; schreib eines davon: { $allowed }
fault-edition-actions = Hier stehen { $count } Aktionen; eine Seite zeigt höchstens { $most }
fault-edition-attested = „printed“ nennt „{ $value }“, das es hier nicht gibt
fault-edition-museum-twice = Es gibt noch ein Museum für „{ $value }“
fault-edition-no-museum = Es gibt kein Museum für „{ $value }“
fault-edition-orders = „{ $name }“ muss aufsteigen: Das Feld oben links ist das kleinste
fault-edition-underwater = Die Zahl { $value } ist nicht höher als die vorige: Die niedrigste Karte kommt zuerst
fault-edition-id = „id“ ist „{ $value }“; schreib Kleinbuchstaben, Ziffern und Bindestriche
fault-edition-cards = Es { $count ->
    [one] ist eine Karte
   *[other] sind { $count } Karten
}; in die Schachtel gehören { $most }
fault-edition-no-underwater = Es gibt keine Unterwasserkarte
fault-edition-no-pile = Es gibt keine Karte vom Typ { $value }
fault-edition-starting = Die Karten vom Typ S müssen { $allowed } sein, jede einmal
fault-edition-copies = „{ $name }“: { $count ->
    [one] einmal vorhanden
   *[other] { $count }-mal vorhanden
}; es müssen { $wanted } sein, eine je Person
fault-edition-starting-reputation = „{ $name }“: Stufe 1 einer Startkarte zeigt kein Ansehen
fault-edition-no-dice = Keine Startkarte zeigt auf beiden Stufen Würfel
fault-edition-no-buy = Keine Startkarte hat auf beiden Stufen eine Kaufaktion
fault-edition-id-twice = „{ $value }“ kommt als „id“ zweimal vor
fault-edition-taken = Eine andere Ausgabe heißt schon „{ $value }“
fault-edition-yields = „{ $name }“: Jede Expedition nennt ihr Artefakt, sonst keine Karte
fault-edition-finds = „{ $name }“: Nur eine Expedition kann etwas finden
fault-edition-scrolls = „{ $name }“: Schriftrollen liegen nur auf Karten „{ $value }“
fault-edition-no-neighbour = „{ $name }“: Keine Karte heißt „{ $value }“
