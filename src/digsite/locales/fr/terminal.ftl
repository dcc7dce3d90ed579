# What the terminal says while a game is played; other screens do not need it.

whose-turn = { $player-is ->
    [you] { $player }, à vous de jouer
   *[other] { $player } décide
}
game-over = partie finie
thinking = { $player } réfléchit…
chance-acts = une carte est piochée
you-mark = { $player } (vous)
prompt = { $player }, votre coup (numéro ou texte, ? pourquoi pas, h aide)>{" "}
pass-the-screen = Passez l’écran à { $player }.
press-enter = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.{" "}
whole-log = La partie jusqu’ici, telle que vous l’avez vue
taken-back = Annulé : { $notation }.
now-practice = Vous en aviez vu les conséquences : à partir d’ici, c’est une partie d’entraînement.
practice = entraînement
nothing-to-take-back = Vous n’avez encore rien décidé qui puisse être annulé.
saved = Enregistré dans { $file }.
not-saved = Pas enregistré : { $why }
overwrite = Le fichier { $file } existe déjà. Le remplacer ? (o/N){" "}
yes-words = o oui y yes
left-alone = { $file } est resté tel quel.
since-last-turn = Depuis votre dernier tour
save-where = Où ? Par exemple : save my.match
kept = Cette partie est enregistrée. Pour continuer : digsite play --resume
kept-at = Elle se trouve dans { $file }
not-kept = La partie ne peut pas être enregistrée automatiquement : { $why }. Utilisez « save FICHIER ».
finished-at =
    Pour la revoir : digsite replay { $file }
    Pour faire juger chaque décision par un robot : digsite analyse { $file }
play-on-from = Pour continuer à partir d’un de ses coups : digsite play --load { $file } --from COUP
try-again = Essayez autre chose à partir d’un de ces coups :
no-such-number = Il n’y a { $count ->
    [one] qu’un seul coup
   *[other] que { $count } coups
} : choisissez de 1 à { $count }.
unreadable = Je ne connais pas le coup « { $text } ».
did-you-mean = Vouliez-vous dire { $moves } ?
chance-only = « { $text } » relève du hasard, pas de vous.
not-now = « { $notation } » est impossible pour l’instant.
after-parts = Après « { $list } » : { $why }
everything-possible = Rien n’est exclu pour l’instant.
possible = C’est possible maintenant.
cannot-heading = impossible maintenant
why-heading = pourquoi
any-of-verb = { $verb } (tout)
many-of-verb = { $verb } { $named }… et { $more } autres
and-so-on = { $why } Et ainsi de suite.
no-paragraph = Il n’y a pas de paragraphe « { $number } » dans ces règles.
no-rulebook = Ce jeu n’a pas encore de livret de règles.
bye = À la prochaine.
place-heading = rang
player-heading = joueur
score-heading = points
sheet-title = Le résultat
shared-win = Victoire partagée !
commands =
    Tapez le numéro d’un coup, ou le coup lui-même : « sell 2 coin » ; les premières lettres suffisent, Tab complète.
    Plusieurs éléments à la fois, dans n’importe quel ordre : « offer coin, offer coin; take talisman ».
    ?            ce qui est impossible maintenant, et pourquoi
    ? COUP       pourquoi ce coup est impossible
    ? 8.4        ce paragraphe des règles, ou un arbitrage : ? R13
    rules        toutes les règles
    what         ce que vous pouvez faire maintenant, avec prix et effet
    guide        activer ou désactiver le guide
    hint         ce que ferait un robot, et pourquoi
    log          le journal : ce qui s’est passé jusqu’ici
    show         toute la table à nouveau, même ce qui ne tenait pas
    undo         annuler votre dernière décision
    save FICHIER écrire un fichier de partie
    quit         arrêter ; la partie est conservée

## Help on the commands; what a person types stays as it is

help-usage = Utilisation :
help-more = Pour en savoir plus : { $text }
help-subcommand = COMMANDE …
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-error = Erreur
help-required = [obligatoire]
help-default = [par défaut : {"{}"}]
help-any-help = Montrer cette aide.
help-any-install_completion = Activer la complétion par Tab dans ce shell.
help-any-show_completion = Afficher le script de complétion pour ce shell.
help-any-json = Répondre en JSON, pour les scripts.
help-any-title = Quel jeu ; `digsite titles` en donne la liste.
help-any-seats = Nombre de joueurs ; par défaut, le minimum.
help-any-edition = Les valeurs des cartes et du plateau : une édition, ou votre propre fichier TOML.
help-any-option = Une option du jeu.
help-any-expansions = Raccourci pour --option expansions=A,B.
help-any-start = Raccourci pour --option start=HOW.
help-any-lang = Langue des textes et des règles ; sinon, celle de votre système.
help-any-games = Combien de parties.
help-any-seed = La même graine donne les mêmes parties.
help-any-workers = Combien de processus se partagent le travail, sans que cela change le résultat ; par défaut, autant que de cœurs.
help-any-ray = Sur une grappe Ray : celle que désigne RAY_ADDRESS, ou cette machine.
help-any-keep = STATUS=DAYS : combien de jours on garde les tables inutilisées ; 0 : pour toujours. Voir docs/server.md.
help-any-database = Un fichier, ou postgresql://… ; sinon, ce que dit DIGSITE_DATABASE, ou un fichier dans votre dossier de données.

help-digsite =
    Trois jeux de société d’archéologie : y jouer, y faire jouer des robots, lire leurs règles.

    Premiers pas : digsite learn archaeology · digsite play archaeology · digsite rules archaeology
help-digsite-version = Afficher la version.
help-titles =
    Lister les jeux, avec joueurs, éditions et options.

    Exemple : digsite titles --json
help-play =
    Jouer une partie ici, dans le terminal.

    Contre deux robots : digsite play archaeology --seats 3

    Deux personnes, un écran : digsite play archaeology --me all

    Reprendre là où vous en étiez : digsite play --resume

    Essayer autre chose : digsite play --load my.match --from 40
help-play-title = Quel jeu ; inutile avec --resume ou --load.
help-play-me = La place que vous jouez, ou « all » ; 0 par défaut.
help-play-against = Robots des autres places : { $known }, ou les vôtres : module:Class, program:COMMAND ; skilled par défaut.
help-play-seed = La même graine distribue les mêmes cartes.
help-play-load = Reprendre un fichier de partie.
help-play-ply = Avec --load : continuer à partir de ce coup, dans une nouvelle partie ; les robots gardent leurs places.
help-play-resume = Reprendre la dernière partie jouée.
help-play-guide = Un guide qui explique le jeu au fil de la partie ; les débutants l’ont jusqu’à la fin de leur première partie.
help-play-name = Votre nom.
help-simulate =
    Faire jouer de nombreuses parties à des robots ; ils changent de place à chaque partie.

    Exemple : digsite simulate archaeology --seats 3 --games 5000 --players random
help-simulate-players = Un nom pour toutes les places, ou un par place : { $known }, ou les vôtres : module:Class, program:COMMAND.
help-arena =
    Organiser un tournoi entre robots, à toutes les places avec les mêmes donnes, et leur donner une cote.

    Exemple : digsite arena archaeology --players expert,skilled --games 200 --file games.jsonl
help-arena-players = Qui joue : { $known }, ou les vôtres : module:Class, program:COMMAND. Le dernier prend les places qui restent.
help-arena-file = Garder chaque partie ici ; une série interrompue en repart.
help-arena-seconds = Secondes par décision ; un robot qui dépasse ce temps perd la partie.
help-hint =
    Dire ce que jouerait un robot fort à la fin d’un fichier de partie, et pourquoi.

    Exemple : digsite hint my.match
help-hint-file = Un fichier de partie.
help-analyse =
    Juger chaque décision d’une partie finie : un graphique, les erreurs et les tournants.

    Exemple : digsite analyse my.match
help-analyse-file = Un fichier de partie.
help-analyse-simulations = Nombre de simulations pour chaque décision.
help-analyse-every = Montrer chaque décision, et pas seulement celles qui ont coûté quelque chose, avec les chances de gagner avant (la meilleure décision) et après (celle qui a été prise).
help-export =
    Écrire les parties d’un tournoi sous forme de données : décisions, ce que chaque place a vu, résultats.

    Exemple : digsite export archaeology --players skilled,novice --games 500 --folder data
help-export-players = Qui joue : { $known }, ou les vôtres : module:Class, program:COMMAND. Le dernier prend les places qui restent.
help-export-folder = Où les écrire ; une série interrompue en repart.
help-export-format = jsonl, ou parquet, qui demande digsite[research].
help-replay =
    Raconter un fichier de partie coup par coup, et montrer la position finale ou une position antérieure.

    Exemple : digsite replay my.match --to 40 --seat 0
help-replay-file = Un fichier de partie.
help-replay-to = S’arrêter après ce nombre de coups.
help-replay-seat = Du point de vue de quelle place ; sinon, celui d’un spectateur.
help-perft =
    Compter toutes les suites de ce nombre de coups, hasard compris.

    Deux moteurs qui s’accordent ici s’accordent sur les règles.

    Exemple : digsite perft archaeology --seats 2 --depth 4 --divide
help-perft-depth = Longueur des suites.
help-perft-divide = Compter séparément pour chaque premier coup.
help-perft-origin = Partir de la fin de ce fichier de partie.
help-rules =
    Lire les règles d’un jeu : toutes, un chapitre, un paragraphe ou un arbitrage.

    Un paragraphe : digsite rules archaeology 8.4

    Chercher un mot : digsite rules archaeology --find voleur
help-rules-paragraph = Un paragraphe (8.4), un chapitre (8), un arbitrage (R13) ou tous les arbitrages (R).
help-rules-find = Seulement les paragraphes qui contiennent ce mot.
help-train =
    Apprendre les poids selon lesquels les robots de novice à master jugent les positions.

    Exemple : digsite train archaeology --seats 2 --out src/digsite/bots/weights/archaeology.json
help-train-games = Combien de parties dans chaque cycle.
help-train-rounds = Combien de cycles de jeu et d’apprentissage.
help-train-teacher = Qui joue les parties du premier cycle : pupil (avec les poids existants), { $known }, ou les vôtres : module:Class, program:COMMAND.
help-train-company = Qui joue avec les élèves, à une place sur trois : { $known }, ou les vôtres ; sans cette option, personne.
help-train-simulations = Combien de simulations fait un élève pour une décision.
help-train-folder = Garder les parties ici ; un apprentissage interrompu en repart.
help-train-out = Le fichier auquel sont ajoutés les poids de cette configuration.
help-train-from_nothing = Au premier cycle, les élèves ne jugent que d’après ce qui est certain, comme si rien n’avait encore été appris.
help-editions = Lister, montrer ou vérifier les éditions : les valeurs des cartes et du plateau.
help-editions-list =
    Lister les éditions fournies avec digsite.

    Exemple : digsite editions list archaeology
help-editions-list-title = Seulement celles de ce jeu.
help-editions-show =
    Écrire une édition sous forme de fichier TOML : un point de départ pour la vôtre.

    Exemple : digsite editions show archaeology > mine.toml
help-editions-show-edition = Quelle édition ; par défaut, l’édition habituelle du jeu.
help-editions-check =
    Signaler en clair toutes les erreurs d’un fichier d’édition ; code de sortie 1 s’il y en a.

    Exemple : digsite editions check mine.toml
help-editions-check-file = Votre fichier TOML.
help-doctor =
    Indiquer ce que contient cette installation : moteur, compilateur, paquets, terminal, dossier de données.

    Exemple : digsite doctor
help-serve = Héberger des parties pour navigateurs et programmes ; pour d’autres machines, seulement si --host l’autorise.
help-serve-host = L’adresse sur laquelle écouter.
help-serve-port = Le port ; 0 en prend un qui est libre.
help-serve-workers = Combien de processus réfléchissent pour les robots ; par défaut, tous les cœurs sauf un.
help-serve-tables = Combien de parties une adresse peut avoir ouvertes.
help-serve-tables_kept = Combien de tables une adresse peut avoir, parties finies comprises ; celles que personne n’a utilisées depuis 30 jours ne comptent pas.
help-serve-proxy = Un de vos mandataires (proxy), adresse ou réseau : les adresses de clients qu’il transmet sont tenues pour vraies.
help-serve-metrics = Qui peut lire /metrics, adresse ou réseau ; sinon, personne.
help-serve-name = Un nom d’hôte par lequel les navigateurs joignent ce serveur.
help-serve-rate = Combien de requêtes une adresse peut envoyer par seconde.
help-serve-sockets = Combien de connexions une adresse peut garder ouvertes.
help-serve-pause = Secondes entre deux coups de robots, quand quelqu’un regarde.
help-serve-link = L’adresse de ce serveur telle qu’on la tape, pour les liens.
help-serve-allow_local_webhooks = Permettre aux webhooks d’appeler des adresses de cette machine et de son réseau.
help-serve-club = Ajouter une page avec les résultats et les cotes des joueurs qui veulent y figurer.
help-serve-show = Ouvrir la page dans votre navigateur, et ne noter que les incidents dans le journal.
help-backup = Sauvegarder toutes les parties dans un fichier, même pendant que le serveur tourne.
help-backup-file = Le fichier à écrire.
help-restore = Remplacer toutes les parties par celles d’une sauvegarde ; arrêtez d’abord le serveur. L’ancien fichier est conservé.
help-restore-file = La sauvegarde.
help-tidy = Supprimer les tables que personne n’utilise depuis longtemps ; un serveur le fait de lui-même toutes les heures.
help-tidy-dry_run = Indiquer seulement ce qui serait supprimé.
help-learn =
    Apprendre un jeu en dix minutes, à une vraie table ; arrêtez et reprenez quand vous voulez.

    Pour commencer : digsite learn archaeology

    Une extension : digsite learn artifact-research
help-learn-title = Quelle leçon : un jeu, ou une extension comme artifact-research.
help-learn-again = Recommencer à la première étape.

## What the commands say

titles-players = joueurs
titles-editions = éditions
titles-rules = règles en
editions-title = jeu
editions-edition = édition
editions-default = par défaut
edition-playable = { $file } : une édition jouable « { $edition } » pour { $title }
table-player = joueur
table-games = parties
table-mean = score moyen
table-deviation = ± é.-t.
table-wins = victoires
table-interval = intervalle à 95 %
table-rating = cote
table-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
whole-share = { $share } %
table-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
table-milliseconds = ms
table-failed = échecs
arena-failed = partie { $game } : { $why }
training-stopped = digsite : arrêt ; la même commande reprendra avec les parties dans { $folder }
trained = { $title } { $way }, cycle { $round } : { $games } parties, échelle { $scale } + { $spread } × temps
stopped-after = digsite : arrêt après { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $wanted }
simulated = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $decisions } décisions par partie, { $rate } parties/s
backed-up = Toutes les parties ont été copiées dans { $file }.
restored = Les parties de { $file } ont été restaurées.
restored-aside = Les parties de { $file } ont été restaurées. Ce qui était là avant est dans { $aside }.
serves-at = digsite est accessible à l’adresse { $link }
open-link = ouvrez { $link } dans un navigateur
serves-everybody = digsite : quiconque atteint cette machine peut ouvrir les tables :

doctor-engine = moteur
doctor-compiled = compilé
doctor-interpreted = interprété : tout fonctionne, mais plus lentement
doctor-compile = Avec un compilateur C, « make play » dans le dossier des sources le compile.
doctor-compiler = compilateur C
doctor-none = aucun
doctor-compiler-why = Nécessaire seulement pour compiler le moteur.
doctor-missing = manquant
doctor-install = Pour l’installer : pip install { $package }
doctor-screen = écran
doctor-screen-found = { $size }, { $colour }, { $kind ->
    [terminal] terminal
   *[other] pas un terminal
}
doctor-no-colour = sans couleur
doctor-small = 80×24 est le minimum pour une partie.
doctor-folder = dossier de données
doctor-folder-why = Les parties ne peuvent pas y être conservées ; donnez à XDG_DATA_HOME un dossier à vous.
doctor-extra = supplément : { $extra }
doctor-extra-missing = absent : { $missing }

person-number = Joueur { $number }

## What is wrong with a command

fault-no-word = il manque une commande : que doit faire digsite ?
fault-no-command = il n’y a pas de commande « { $text } »
fault-no-option = il n’y a pas d’option { $text }
fault-no-option-but = il n’y a pas d’option { $text } ; vouliez-vous dire { $allowed } ?
fault-bad-option = { $needs ->
    [value] l’option { $text } demande une valeur
   *[none] l’option { $text } ne prend pas de valeur
}
fault-missing = il manque { $text }
fault-extra-words = trop de mots : { $text }
fault-bad-value = { $text } doit être { $wanted ->
    [int] un nombre entier
    [float] un nombre
   *[other] autre chose
}{ $bounds ->
    [none] {""}
    [least] {" "}(au moins { $least })
   *[both] {" "}(de { $least } à { $most })
}
fault-close-title = il n’y a pas de jeu « { $title } » ; vouliez-vous dire « { $close } » ?
fault-other-edition = { $edition } est une édition pour { $made }, pas pour { $title }
fault-option-form = une option s’écrit NAME=VALUE, pas « { $text } »
fault-which-game = quel jeu ? Par exemple : digsite play archaeology
fault-nothing-unfinished = il n’y a pas de partie inachevée ; commencez-en une : digsite play archaeology
fault-other-title = { $file } est une partie du jeu { $found }, pas du jeu { $title }
fault-other-match = { $file } est une partie du jeu { $found }, pas du jeu { $title }
fault-other-players = { $file } est une partie à { $found } joueurs, pas à { $seats }
fault-players =
    --players nomme { $names ->
        [one] un joueur
       *[other] { $names } joueurs
    } pour { $seats ->
        [one] une place
       *[other] { $seats } places
    }
fault-player-failed = { $player } a échoué : { $why }
fault-seat-failed = la place { $number } a échoué : { $why }
fault-impossible-clock = une pendule ne peut pas être réglée à { $seconds } s avec un ajout de { $more } s
fault-seat-late = la place { $number } a répondu trop tard : { $milliseconds } ms pour une décision
fault-seat-silent = la place { $number } n’a pas répondu en { $milliseconds } ms
fault-seat-died = la place { $number } a fait tomber le processus dans lequel elle jouait
fault-process-died = un des processus qui se partageaient le travail s’est arrêté avant d’avoir fini
fault-seat-illegal = la place { $number } a répondu « { $notation } », ce qui n’est pas permis
fault-program-missing = impossible de lancer le programme « { $command } » : { $system }
fault-program-illegal = le programme « { $command } » a répondu « move { $said } », ce qui n’est pas permis
fault-program-talks = le programme « { $command } » a écrit { $lines } lignes sans donner de réponse
fault-program-silent = le programme « { $command } » n’a pas répondu en { $milliseconds } ms
fault-program-deaf = le programme « { $command } » ne lit plus rien : { $system }
fault-program-ended = le programme « { $command } » s’est arrêté avant la fin de la partie
fault-program-long-line = le programme « { $command } » a écrit une ligne de plus de { $bytes } octets
fault-nothing-learned = rien n’a encore été appris sur { $title }
fault-from-what = --from revient en arrière dans un fichier de partie : indiquez le fichier avec --load
fault-nothing-decided = après le coup { $last } de cette partie, plus personne ne décide rien ; choix possibles : 0 à { $last }
fault-no-seat = il n’y a pas de place « { $word } » ; choix possibles : 0 à { $last }, ou all
fault-no-seat-here = il n’y a pas de place { $number } dans cette partie ; choix possibles : 0 à { $last }
fault-no-hints = { refusal-no-hints }
fault-same-name = deux joueurs ne peuvent pas avoir le même nom
fault-no-paragraph = il n’y a pas de paragraphe « { $number } » dans les règles du jeu { $title } ; chapitres : { $chapters }
fault-not-found = rien dans ces règles ne contient « { $word } »
fault-in-file = { $file } : { $why }
fault-not-a-file = cette base de données n’est pas un fichier : utilisez pg_dump et pg_restore
fault-nothing-to-copy = { $file } : il n’y a rien à sauvegarder
fault-file-there = { $file } : ce fichier existe déjà
fault-file-open = { $file } : un serveur l’a ouvert ; arrêtez-le d’abord
fault-file-served = { $file } : un autre serveur utilise ce fichier, ou une sauvegarde y est en cours de restauration ; attendez ou arrêtez-le d’abord, ou prenez PostgreSQL pour plusieurs serveurs
fault-no-lock = { $file } : impossible de verrouiller ce fichier ({ $why }) ; placez la base de données sur un disque local
fault-no-file = { $file } : ce fichier n’existe pas
fault-is-folder = { $file } : c’est un dossier, pas un fichier
fault-no-access = { $file } : vous n’avez pas le droit de le lire ou d’y écrire
fault-no-folder = { $file } : ce dossier n’existe pas
fault-is-file = { $file } : c’est un fichier, pas un dossier
fault-not-folder = { $file } : ce chemin passe par un fichier
fault-long-name = { $file } : ce nom est trop long
fault-disk-full = { $file } : le disque est plein
fault-no-place = { $file } : impossible d’y enregistrer un fichier
fault-no-copy = { $file } : ce n’est pas une copie complète d’une base de données digsite
fault-no-database = « { $scheme } » n’est pas une base de données connue ici : sqlite ou postgresql
fault-port-in-use = le port { $port } est pris : digsite tourne peut-être déjà à l’adresse { $link } (--port 0 en prend un libre)
fault-no-keep = « { $wish } » n’est pas de la forme STATUS=DAYS ; STATUS possible : { $allowed }
fault-no-database-there = { $file } : il n’y a pas de base de données à cet endroit
tidied = { $count ->
    [one] { $count } table a été supprimée
   *[other] { $count } tables ont été supprimées
}
last-used = dernière utilisation : { $date }
fault-not-tidied = la base de données ne peut pas être nettoyée : { $why }
fault-no-host = « { $host } » n’est ni un nom ni une adresse de cette machine ; --host 0.0.0.0 prend toutes ses adresses
fault-database-closed = la base de données ne s’ouvre pas : { $why }
fault-database-newer = la base de données appartient à une version de digsite plus récente que celle-ci
fault-other-tournament = { $file } contient un autre tournoi : indiquez un autre dossier, ou répétez la même commande avec la même version de digsite
fault-no-format = il n’y a pas de format « { $format } » ; choix possibles : { $allowed }
fault-broken-tournament = { $file }, ligne { $line } : ce n’est pas le résultat d’une partie ; supprimez la ligne ou utilisez un autre fichier
fault-not-this-tournament = { $file } ne contient pas ce tournoi : indiquez un autre fichier, ou répétez la même commande avec la même version de digsite
fault-file-in-use = { $file } : une autre commande écrit dans ce fichier
fault-other-course = { $file } contient les parties d’un autre apprentissage : indiquez un autre dossier avec --folder, ou répétez la même commande
fault-broken-course = { $file }, ligne { $line } : ce n’est pas une partie du début à la fin ; supprimez cette ligne et toutes les suivantes, ou indiquez un autre dossier avec --folder
fault-broken-weights = { $file } : ce ne sont pas des poids ; indiquez un autre fichier avec --out
fault-no-ray = Ray n’est pas installé : pip install 'digsite[ray]'
