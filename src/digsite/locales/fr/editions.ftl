# Ce qui ne va pas dans un fichier d’édition : dit par `digsite editions check` et partout où l’on
# lit un tel fichier. Les noms des entrées et leurs valeurs restent comme dans le fichier.

fault-not-utf-8 = { $file } : ce n’est pas un fichier texte en UTF-8
fault-not-toml = { $file } : ce n’est pas du TOML : la ligne { $line }, colonne { $column } est illisible : { $text }
fault-not-toml-end = { $file } : ce n’est pas du TOML : un élément n’est pas refermé à la fin

## Entrées et tables

fault-edition-missing = il manque « { $name } »
fault-edition-unknown = « { $name } » est inconnu ici
fault-edition-not-whole = « { $name } » doit être un nombre entier, et non { $value }
fault-edition-beyond = « { $name } » vaut { $value } ; valeurs possibles : de { $least } à { $most }
fault-edition-not-row = « { $name } » doit être une suite de nombres entiers, et non { $value }
fault-edition-length = « { $name } » compte { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
} ; il en faut { $least }
fault-edition-lengths = « { $name } » compte { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
} ; il en faut de { $least } à { $most }
fault-edition-below = « { $name } » contient un nombre inférieur à { $least }
fault-edition-not-text = « { $name } » doit être un texte, et non { $value }
fault-edition-not-texts = « { $name } » doit être une suite de textes, et non { $value }
fault-edition-not-allowed = « { $name } » vaut « { $value } » ; valeurs possibles : { $allowed }
fault-edition-holds = « { $name } » contient « { $value } » ; valeurs possibles : { $allowed }
fault-edition-not-table = « { $name } » doit être une table, et non { $value }
fault-edition-not-tables = « { $name } » doit être une liste de tables
fault-edition-no-language = « { $name } » n’est pas une langue ; écrivez deux ou trois lettres : fr
fault-edition-no-word = « { $name } » n’est pas un mot de { $title } ; mots possibles : { $allowed }

## Archaeology

fault-edition-too-few = à { $players } joueurs, il faut { $dealt } trésors autres que des plans ; il y en a { $others }
fault-edition-nothing-to-dig = à { $players } joueurs, il ne reste aucune carte pour le site de fouilles

## Artifact

fault-edition-rises = « { $name } » ne doit pas monter : sa première case a le nombre le plus élevé
fault-edition-falls = « { $name } » ne doit pas descendre : sa première case a le nombre le plus bas
fault-edition-years = la dernière année, { $last }, précède la première, { $first }
fault-edition-tiles = « { $name } » compte { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} ; il en faut { $wanted }, pour { $sizes } cartes
fault-edition-huts = « { $name } » nomme { $count ->
    [one] { $count } région
   *[other] { $count } régions
} ; il en faut { $wanted }, deux par joueur

## Artifacts, Inc.

fault-edition-faces = « { $name } » vaut « { $value } » ; valeurs possibles : { $allowed }
fault-edition-actions = il y a { $count } actions ; une face en montre { $most } au plus
fault-edition-attested = « printed » cite « { $value } », qui ne figure pas ici
fault-edition-museum-twice = il y a un autre musée pour « { $value } »
fault-edition-no-museum = il n’y a pas de musée pour « { $value } »
fault-edition-orders = « { $name } » doit être croissant : la case en haut à gauche est la plus petite
fault-edition-underwater = le nombre { $value } rompt l’ordre croissant : la carte la plus basse vient en premier
fault-edition-id = « id » vaut « { $value } » ; écrivez des minuscules, des chiffres et des traits d’union
fault-edition-cards = il y a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; la boîte en contient { $most }
fault-edition-no-underwater = il n’y a aucune carte sous-marine
fault-edition-no-pile = il n’y a aucune carte de type { $value }
fault-edition-starting = les cartes de type S doivent être { $allowed }, chacune une fois
fault-edition-copies = « { $name } » : { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
} ; il en faut { $wanted }, un par joueur
fault-edition-starting-reputation = « { $name } » : le niveau 1 d’une carte de départ n’apporte pas de réputation
fault-edition-no-dice = aucune carte de départ n’apporte de dés aux deux niveaux
fault-edition-no-buy = aucune carte de départ n’a d’action d’achat aux deux niveaux
fault-edition-id-twice = l’identifiant « { $value } » est utilisé deux fois
fault-edition-taken = une autre édition s’appelle déjà « { $value } »
fault-edition-yields = « { $name } » : une expédition indique son artefact, et elle seule
fault-edition-finds = « { $name } » : seule une expédition peut trouver
fault-edition-scrolls = « { $name } » : les parchemins se trouvent sur une carte { $value }, et nulle part ailleurs
fault-edition-no-neighbour = « { $name } » : aucune carte ne s’appelle « { $value } »
