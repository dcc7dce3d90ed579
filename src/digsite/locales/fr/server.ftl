# Why the server refuses something, and what is wrong with what was asked for: said by page and
# terminal. Without a full stop; other words follow or stand before.

## Refusals, by their code

refusal-no-table = cette table n’existe pas
refusal-no-seat = { $header ->
    [yes] l’en-tête est « Authorization: Bearer » suivi du secret
   *[no] ce secret n’ouvre aucune place à cette table
}
refusal-no-such-seat = cette place n’existe pas à cette table
refusal-no-wish = personne ne demande à annuler quoi que ce soit
refusal-nothing-to-undo = vous n’avez aucune décision à annuler
refusal-no-address = une adresse commence par http:// ou https:// et nomme un hôte
refusal-local-address = ce serveur n’appelle pas d’adresse de sa propre machine ni de son réseau
refusal-handed-over = un robot joue à cette place : reprenez-la d’abord
refusal-time-over = votre temps est écoulé : un robot termine ce tour, ensuite vous pourrez revenir
refusal-unreadable = « { $notation } » n’est pas un coup connu dans { $title }
refusal-illegal = « { $notation } » n’est pas permis maintenant
refusal-overtaken = la table a changé entre-temps : regardez à nouveau
refusal-waiting = la partie n’a pas commencé : il reste des places libres
refusal-over = on ne peut plus rien jouer : la partie est finie
refusal-abandoned = on ne peut plus rien jouer : la partie est abandonnée
refusal-stale = la table en est au coup { $at }, et ceci était destiné au coup { $ply }
refusal-not-yours = { $host ->
    [too] seules la personne qui a ouvert la table et celle qui occupe cette place peuvent le faire
   *[no] seule la personne qui occupe cette place peut le faire
}
refusal-nobody = il faut au moins une place pour une personne, ou libre
refusal-no-level = il n’y a pas de robot « { $level } » ; choix possibles : { $allowed }
refusal-impossible-table = { $why }
refusal-no-code = aucune table n’a ce code
refusal-full = { $room ->
    [server] il n’y a plus de place pour d’autres tables sur ce serveur
   *[table] il n’y a plus de place libre à cette table
}
refusal-not-freed = quelqu’un est parti, et les autres n’ont pas encore accepté que quelqu’un d’autre prenne sa place
refusal-not-left = personne n’a quitté cette place
refusal-too-many-tables = { $which ->
    [kept] ce serveur permet { $most } tables par adresse, et la vôtre les a toutes : une table ne compte plus quand personne ne l’a ouverte depuis 30 jours, une partie importée ou abandonnée après quelques jours ; d’ici là, prenez place à la table de quelqu’un d’autre
   *[open] vous avez trop de tables ouvertes : finissez certaines de ces parties, ou abandonnez-les
}
refusal-too-long = { $wish ->
    [file] cette partie est plus longue que celles que l’on peut lire ici
   *[play] cette partie est devenue trop longue pour cela
}
refusal-no-lesson = { $why }
refusal-lost-way = la leçon ne mène pas là : recommencez-la
fault-no-lesson = il n’y a pas de leçon « { $name } » ; choix possibles : { $allowed }
page-not-built =
    Ce serveur digsite gère des tables, mais sa page pour navigateur n’a pas été construite.
    Les programmes peuvent tout de même jouer : voir /api/docs ou docs/server.md.
refusal-no-club = ce serveur n’a pas de club
refusal-name-held = le nom « { $name } » appartient à quelqu’un d’autre dans ce club : prenez place sous un autre nom
refusal-nameless = le club inscrit chacun sous son nom : indiquez un nom pour prendre place
refusal-listed-twice = votre nom de club figure déjà à cette table
refusal-too-late = c’est avant votre première décision qu’il faut choisir si une partie compte au club
refusal-not-listed = personne du nom de « { $name } » ne figure ici
refusal-present = le joueur de cette place est en ligne : lui seul peut la céder
refusal-no-person = il n’y a là personne qui puisse céder sa place
refusal-not-host = seule la personne qui a ouvert la table peut le faire
refusal-running = la partie n’est pas encore finie
refusal-other-rules = cette partie a commencé avec la version { $rules } des règles, inconnue ici
refusal-not-over = { $wish ->
    [analysis] seules les parties finies sont analysées
    [file] le fichier de partie montre toutes les cartes : il n’existe pas avant la fin
   *[branch] on ne peut continuer qu’à partir d’une partie finie
}
refusal-broken-file = { $why }
refusal-no-such-move = { $why }
refusal-no-edition = { $why }
refusal-no-hints = il n’y a pas de conseils quand vous jouez contre d’autres personnes
refusal-not-your-turn = ce n’est pas votre tour
refusal-no-advice = le robot n’a pas pu répondre : réessayez
refusal-too-many = trop de connexions sont ouvertes : fermez-en quelques-unes
refusal-too-often = { $what ->
    [questions] trop de questions : attendez les réponses
    [messages] trop de messages : attendez un peu
    [chat] trop de lignes de chat : attendez un peu
   *[requests] trop de requêtes : attendez un peu
}
refusal-too-large = { $what ->
    [message] ce message est trop long
    [head] les en-têtes de cette requête sont trop longs
   *[request] cette requête est trop volumineuse
}
refusal-other-host = ce serveur n’est pas joignable sous ce nom
refusal-other-origin = les pages d’autres sites ne peuvent pas interroger ce serveur
refusal-not-understood = { $why }
refusal-fault = le serveur a rencontré une erreur ; rien n’a changé
refusal-unable = rien ne peut être enregistré pour le moment : réessayez bientôt
refusal-offline = le serveur ne répond pas
refusal-anyhow = { $why }

## What the table itself says in the chat

notice-bot-replaced = Le robot « { $failed } » de la place { $number } a échoué ; « { $level } » continue.
notice-time-over = Le temps { $name-begins ->
    [vowel] d’{ $name }
   *[other] de { $name }
} est écoulé ; un robot ({ $level }) joue jusqu’à son retour.

## What is wrong with what was asked for

fault-anyhow = { $why }
fault-no-title = il n’y a pas de jeu « { $title } » ; choix possibles : { $allowed }
fault-no-edition = il n’y a pas d’édition « { $edition } » pour { $title } ; choix possibles : { $allowed }
fault-impossible-seats = { $title } ne se joue pas à { $seats } joueurs ; choix possibles : { $allowed }
fault-idle-option = l’option « { $option } » ne vaut que pour les tables de { $allowed } joueurs
fault-options-too-large = les options sont trop longues
fault-unknown-option = option inconnue « { $option } » ; choix possibles : { $allowed }
fault-impossible-option-one = l’option « { $option } » ne peut pas être « { $given } » ; possible : un seul choix parmi { $allowed }
fault-impossible-option-any = l’option « { $option } » ne peut pas être « { $given } » ; possible : un ou plusieurs choix parmi { $allowed }
fault-no-ply = cette partie a { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} : il n’y a pas de coup { $ply }
fault-file-not-text = ligne { $line } : ce n’est pas un fichier texte en UTF-8
fault-file-too-large = ligne { $line } : ce n’est pas un fichier de partie : il dépasse { $most } mégaoctets
fault-file-first-line = ligne { $line } : un fichier de partie commence par « { $first } »
fault-file-header = ligne { $line } : l’en-tête se termine par une ligne vide
fault-file-cut = ligne { $line } : la dernière ligne est tronquée
fault-file-edition = ligne { $line } : cette partie est du jeu { $title }, édition { $edition }
fault-file-rules = ligne { $line } : version des règles inconnue ici : { $rules } (connue : { $known })
fault-file-names = ligne { $line } : les noms doivent être du texte
fault-file-field = ligne { $line } : ici devrait se trouver « { $field }: … »
fault-file-title = ligne { $line } : il n’y a pas de jeu « { $title } » ici
fault-file-number = ligne { $line } : « { $text } » n’est pas un nombre entier
fault-file-value = ligne { $line } : « { $text } » est illisible
fault-file-move = ligne { $line } : { $why }
fault-no-player = il n’y a pas de joueur « { $name } » ; choix possibles : { $allowed }, ou module:Class, ou program:COMMAND
fault-no-own-player = il n’y a pas de joueur « { $name } » : { $why }
fault-no-rulebook = il n’y a pas de livret de règles pour { $title } dans la langue « { $language } » ; choix possibles : { $allowed }
fault-no-language = il n’y a pas de textes pour la langue « { $language } » ; choix possibles : { $allowed }
