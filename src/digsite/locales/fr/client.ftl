# What the browser shows around the games; each title's own words are in the title's file.

## Shared with the boards

did-take-back = { $player-is ->
    [you] Vous annulez une décision.
   *[other] { $player } annule une décision.
}
back = Retour
confirm-end = Confirmer et finir mon tour

## Everywhere

close = Fermer
cancel = Annuler
save = Enregistrer
copy = Copier
copied = Copié
loading = Un instant…
to-lobby = Vers l’accueil
settings = Réglages
rules = Règles
menu = Menu

## The bar over the table

table = Table
turn-asked = Tour { $player-begins ->
    [vowel] d’{ $player }
   *[other] de { $player }
} : à vous de décider
turn-you = À vous de jouer
turn-you-named = { $player }, à vous de jouer
turn-other = { $player } décide
turn-away = On attend { $player }, hors ligne
turn-bot = { $player } réfléchit…
turn-chance = Le hasard décide
turn-waiting = En attente de joueurs
turn-over = La partie est finie
turn-abandoned = Cette partie a été abandonnée
tab-turn = ● À vous · { $title }
tab-offers = { $label } : { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
watching = vous regardez
skip-decide = Aller à vos choix
since = Depuis votre dernier tour
since-replay = Revoir
last-round = Dernière manche
last-round-why = La dernière manche a commencé.
archaeology-last-round = Phase finale
archaeology-last-round-why = Le site de fouilles est vide : la phase finale a commencé. Vendez ce que vous avez en main.
artifact-last-round = Dernière année
artifact-last-round-why = La dernière année a commencé : la partie se termine avec elle.
artifacts-inc-last-round-why = La réputation qui met fin à la partie est atteinte : cette manche est la dernière.
did-score = { $player-is ->
    [you] Décompte final : vous avez { $text }.
   *[other] Décompte final : { $player } a { $text }.
}
practice = entraînement
practice-why = Quelqu’un a annulé une décision après en avoir vu les conséquences, ou la partie est repartie d’un moment d’une partie déjà jouée. Elle compte comme entraînement.
practice-now = À partir d’ici, cette partie compte comme entraînement.
practice-sure = Annuler cette décision ?
practice-sure-why = Vous avez déjà vu ce qui en résulte : la partie comptera ensuite comme entraînement.
practice-do = Annuler la décision
practice-leave = Garder la décision
undo = Annuler le coup
all-moves = Tous les coups

## Beside the board

beside = Journal, chat et joueurs
log = Journal
log-empty = Il ne s’est encore rien passé.
log-earlier = Voir les coups précédents
times = ×{ $count }
talk = Chat
talk-empty = Personne n’a encore rien dit.
talk-write = Écrire un message
talk-send = Envoyer
people = Joueurs
seat-here = en ligne
seat-away = hors ligne
seat-bot = robot, { $level }
seat-handed = un robot ({ $level }) joue pour l’instant
seat-open = place libre
seat-open-bot = quelqu’un est parti ; un robot joue pour l’instant
seat-free = Libre
look-as = Voir comme { $player }
free-seat = Libérer cette place
hand-over = Laisser jouer un robot
hand-back = Rendre la place à son propriétaire
hand-back-me = Reprendre ma place
bot-name-0 = Hugo
bot-name-1 = Ida
bot-name-2 = Otto
bot-name-3 = Vera
bot-name-4 = Edgar
level-random = aléatoire
level-novice = débutant
level-skilled = confirmé
level-expert = expert
level-master = maître
level-greedy = glouton
level-search = calculateur

## Banners

lost = Connexion perdue. Nouvelle tentative en cours ; votre partie est conservée.
wish-asks = { $player } voudrait annuler une décision.
wish-waiting = { $player } demande à annuler une décision ; les autres sont consultés.
wish-agree = Accepter
wish-refuse = Refuser
handed-you = Un robot ({ $level }) joue à votre place.
rematch-ready = La partie suivante est prête.
rematch-follow = Y aller
refused = Impossible : { $text }
refused-stale = La partie a avancé entre-temps. Regardez bien, puis décidez à nouveau.
refused-nothing-to-undo = Vous n’avez aucune décision à annuler.
refused-offline = Le serveur ne répond pas. Réessayez dans un instant.
refused-too-often = Vous allez trop vite. Attendez un instant et réessayez.

## La pendule

clock = Pendule
clock-turn = { $text } par tour
clock-game = { $text } par joueur
clock-game-more = { $text } par joueur, plus { $more } par tour
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
days-hours = { $days } j { $hours } h
time-left = { $player-begins ->
    [vowel] Temps d’{ $player } : { $text }
   *[other] Temps de { $player } : { $text }
}
time-short = Il vous reste { $text }.
late-you = Votre temps est écoulé : un robot ({ $level }) joue à votre place.
late-soon = Il termine ce tour, ensuite vous reprenez.
seat-late = temps écoulé ; un robot ({ $level }) joue pour l’instant

## The curtain between people at one screen

curtain-pass = Passez l’écran à { $player }
curtain-why = Aucune main n’est visible.
curtain-open = { $player }, voir ma main
looking-as = Vous voyez ce que voit { $player }.
curtain-undo = { $player } : annuler ma dernière décision

## All moves

moves-search = Chercher un coup
moves-none = Il n’y a rien à décider pour l’instant.
moves-no-match = Aucun coup ne correspond.
moves-held = Cela met fin à votre tour.

## Rules

rules-search = Chercher un mot, ou un numéro comme 8.4
rules-link = Copier un lien vers ce paragraphe
rules-chapters = Chapitres
rules-no-match = Aucun paragraphe ne correspond.

## Shortcuts

shortcuts = Raccourcis
shortcuts-off = Les raccourcis à une lettre se désactivent dans les réglages.
shortcut-end = Confirmer ce qui est choisi, ou finir mon tour
shortcut-digits = Choisir ce qui porte ce numéro ; le premier chiffre ne fait que montrer les numéros
shortcut-more = Montrer les neuf numéros suivants, s’il en reste
digits-more = { $first }–{ $last } sur { $all } · 0 : la suite
shortcut-tip = Sur un élément : ce que c’est, et sa règle
tip-none = Il n’y a rien de plus à en dire.
tip-where = i renseigne sur l’élément sélectionné : choisissez-en un d’abord avec Tab.
end-nothing = Rien ne se termine ici : répondez d’abord à la question.
cite-paragraph = Paragraphe { $number } des règles
cite-ruling = Arbitrage { $number }
shortcut-all = Ou un appui prolongé : tout ce qui est de cette sorte à la fois
shortcut-tab = Passer à l’élément suivant, et l’activer
shortcut-drag = Fermer un panneau, reprendre le dernier choix ou lâcher l’élément que l’on fait glisser
hold-all = Un appui prolongé, ou avec Maj, prend tout d’un coup.

## Settings

your-name = Votre nom
language = Langue
theme = Couleurs
theme-system = comme le système
theme-light = claires
theme-dark = sombres
motion = Animer les éléments
motion-note = Sinon, tout est à sa place immédiatement.
sound = Sons
sound-note = Une cloche quand c’est à vous ; dés, pièces, tempêtes et fin de partie.
notices = Notifications du système
notices-note = Quand c’est à vous et que cette page est en arrière-plan.
confirm = Confirmer la fin du tour
confirm-note = Une décision qui met fin à votre tour attend un appui de plus.
keys = Raccourcis à une lettre
calm = Laisser le temps de suivre les robots
calm-note = Chaque action reste visible le temps d’être lue.
unspent = Avertir s’il reste des dés ou des actions
unspent-note = La fin du tour attend un appui de plus quand quelque chose peut encore servir.
forced = Jouer d’office les coups forcés
forced-note = Une étape à réponse unique se joue toute seule ; jamais la fin de votre tour.
steady = Ignorer les doubles clics accidentels
steady-note = Ce qui apparaît sous le pointeur juste après un clic ignore les clics pendant un instant.
keys-note = Par exemple m pour tous les coups ; la touche ? les affiche.
settings-programs = Pour les programmes
webhook = Appeler cette adresse
webhook-note = Quand c’est à vous et qu’aucun de vos écrans n’est ouvert, le serveur y envoie un message.

## The menu of a table

show-result = Résultat
to-lobby-note = La partie continue ; vous la retrouverez sous « Mes tables ».
replay = Revoir la partie
export = Enregistrer le fichier de partie
rematch = Rejouer
leave = Quitter la table
leave-note = Un robot prend votre place ; les autres continuent.
leave-sure = Vous cédez votre place. Un robot joue jusqu’à ce que quelqu’un la prenne.
abandon = Abandonner la partie
abandon-note = Y met fin pour tout le monde, sans résultat.
abandon-sure = Cela met fin à la partie pour tout le monde, sans résultat.

## Waiting and inviting

waiting-heading = En attente de joueurs
waiting-begins = La partie commence dès que toutes les places sont prises.
invite-heading = Inviter d’autres joueurs
invite-how = Envoyez ce lien, ou faites-le scanner.
invite-link = Lien vers cette table
invite-code = Ou ce code, à l’accueil :
invite-qr = Le lien sous forme d’image à scanner
invite-near = Cette page a été ouverte sur la machine du serveur : le lien ne fonctionne qu’ici. Pour les autres, il faut son adresse dans votre réseau (digsite serve --host 0.0.0.0).

## When something is not there

oops = Cela n’a pas marché
oops-no-table = Cette table n’existe pas
oops-no-table-why = Elle a peut-être été supprimée une fois son délai écoulé, ou le lien est incomplet ou mène à un autre serveur.
oops-no-seat = Cette place n’est plus à vous
oops-no-seat-why = La clé de ce navigateur n’ouvre aucune place ici : vous avez quitté la table, ou quelqu’un d’autre a pris la place.
watch-only = Regarder seulement
forget = Oublier cette table
oops-offline = Le serveur ne répond pas
oops-offline-why = Il redémarre peut-être. Vos parties sont conservées ; réessayez dans un instant.
oops-no-page = Rien ici
oops-no-page-why = Cette adresse ne mène nulle part sur ce serveur.
oops-no-code = Aucune table n’a ce code
oops-no-code-why = Un code compte six lettres et chiffres. Il est peut-être mal recopié, ou la table n’existe plus.
oops-no-title = Ce jeu n’est pas sur l’étagère
oops-no-title-why = Le serveur ne le connaît pas.
oops-not-understood = Cette table n’existe pas
oops-not-understood-why = Le lien est incomplet.
oops-other-rules = Ces règles ne sont plus connues ici
oops-other-rules-why = La partie a commencé avec une autre version des règles et ne peut pas continuer avec celle-ci.
try-again = Réessayer

## The lobby

lobby = Trois fouilles, une table
lobby-how = Prenez une boîte sur l’étagère : jouez en solitaire contre des robots, entre amis sur cet écran, ou par lien.
for-programs = Pour les programmes
box-seats = { $least } à { $most } joueurs
box-play = Jouer
my-tables = Mes tables
your-turn = À vous
table-gone = n’existe plus
kept-until = conservée jusqu’au { $date }
go-on = Continuer
see-result = Voir le résultat
show-all = Tout afficher
join-heading = Rejoindre une table
join-code = Code d’une table
join = Rejoindre
join-sit = Prendre place
join-full = Il n’y a plus de place libre à cette table.
join-title = Rejoindre cette table
no-open-tables = Aucune table n’attend de joueurs.
running-tables = Parties en cours
no-running-tables = Aucune partie publique en ce moment.
watch = Regarder
import-heading = Un fichier de partie
import-how = Reprend la partie qu’il contient, avec toutes les places sur cet écran.
import-choose = Choisir un fichier
import-broken = « { $file } » est illisible : { $text }
status-waiting = en attente de joueurs
status-running = en cours
status-over = finie
status-abandoned = abandonnée

## Le club d’un serveur

club = Club
club-how = Les parties terminées de ceux qui veulent figurer ici. Un nom est lié à une clé conservée dans le navigateur de son propriétaire ; elle ne prouve rien sur l’identité de celui-ci.
club-title = Jeu
club-all = tous les jeux
club-games = { $count ->
    [one] { $count } partie comptée
   *[other] { $count } parties comptées
}
club-rating = Cote
club-played = Parties
club-won = Gagnées
club-against = Contre
club-ahead = Devant
club-behind = Derrière
club-latest = Dernières parties
club-empty = Personne ne figure encore ici. Un réglage vous permet d’y figurer.
club-more = Afficher la suite
club-csv = Enregistrer en CSV
club-json = Enregistrer en JSON
club-leave = Retirer mon nom et mes résultats
club-list = Figurer au club de ce serveur
club-list-note = Votre nom, vos résultats et votre cote, pour les parties que vous commencerez désormais. Ce navigateur garde la clé de votre nom.
club-listed = club
club-listed-why = Cette partie compte au club pour la personne à qui appartient ce nom.

## A new table

new-seats = Joueurs
new-me = Vous
new-here = Quelqu’un sur cet écran
new-link = Quelqu’un par lien
new-bot = Robot : { $level }
new-who = Qui occupe la place { $number }
new-name = Nom du joueur { $number }
name = Nom
name-me = Archéologue
name-number = Joueur { $number }
new-start = Commencer
new-edition = Édition
new-listed = Montrer cette table à l’accueil
new-listed-note = Sinon, seules les personnes qui ont le lien la trouvent.
new-clock = Temps
new-clock-none = sans limite
new-clock-turn = par tour
new-clock-game = pour toute la partie
new-clock-days = en jours, par tour
new-clock-time = Durée
new-clock-more = Ajouté à chaque tour
new-clock-level = Qui prend le relais
new-clock-note = La pendule démarre dès que toutes les places sont prises. Quand le temps de quelqu’un est écoulé, un robot prend le relais, et la personne peut revenir à tout moment.
edition-sure = Tous les nombres sont ceux du jeu imprimé.
edition-ours = Les règles sont celles du livret. Les nombres qui ne figurent que sur le matériel sont les nôtres (« reconstitution »), sauf ceux qui sont connus.
edition-theirs = Les nombres sont ceux d’un exemplaire personnel, « { $edition } ».
edition-own = Pour une édition aux nombres de votre exemplaire : lancez digsite editions show { $title } > mine.toml, changez les nombres du fichier, puis jouez avec --edition mine.toml ; pour tous les joueurs de ce serveur : DIGSITE_EDITIONS=mine.toml digsite serve.
edition-look = D’où vient chaque nombre
edition-number-printed = imprimé
edition-number-derived = déduit de nombres imprimés
edition-number-reconstruction = le nôtre
rules-turn = Déroulement d’un tour
rules-about = À propos de ce texte et de ses nombres
archaeology-turn-goes =
    Fouillez : prenez la première carte du site de fouilles (§4). Un voleur dévalise quelqu’un, une tempête de sable emporte la moitié de chaque main.
    Puis, dans n’importe quel ordre et aussi souvent que vous voulez : échangez au marché (§6), explorez la pyramide avec des plans (§7), vendez des séries aux musées (§8).
    Finissez votre tour. Quand le site de fouilles est vide, chacun vend ce qu’il lui reste (§9).
artifact-turn-goes =
    Effectuez une ou deux actions, chacune avec un marqueur de votre plateau : recherche, embauche, expédition, exposition ou marché noir (§5).
    Ou passez pour cette année : prenez un marqueur, ou échangez-en un (§5.6).
    Quand tout le monde a passé, une nouvelle année commence, avec des revenus pour chacun (§4).
artifacts-inc-turn-goes =
    Lancez vos aventuriers (§2.2).
    Placez chaque dé sur une de vos cartes ou sur un musée, ou gardez-le pour une plongée ; achetez, améliorez et vendez comme les cartes l’indiquent.
    Finissez votre tour. Quand quelqu’un a la réputation qui met fin à la partie, la manche est jouée jusqu’au bout.
artifact-number-5-5 = Dans cette édition, le prix du joker est { $money-joker }.
artifact-number-15-6 = Dans cette édition : { $roles-berlin-coins } pièces.
artifact-number-13-3 = Dans cette édition, les cases valent { $research-row }.
artifact-number-5-2 = Dans cette édition, les cases d’une piste coûtent { $tracks-cost }.
archaeology-number-2-2 = Dans cette édition : { $setup-hand } cartes.
option-memory = Aide-mémoire
option-memory-why = Ce que tout le monde a vu une fois reste-t-il affiché ?
option-memory-aid = Oui
option-memory-aid-why = On peut consulter les cartes connues dans les mains et les points acquis.
option-memory-none = Non
option-memory-none-why = La page et le terminal ne montrent que ce qui est visible ; le reste est affaire de mémoire.
edition-printed = Imprimée
edition-printed-why = Les nombres des cartes imprimées.
edition-reconstruction = Reconstitution
edition-reconstruction-why = Les règles du livret ; les nombres qui ne figurent que sur le matériel sont les nôtres.
edition-reconstruction-2 = Reconstitution, version 2
edition-reconstruction-2-why = Les règles du livret ; les nombres qui ne figurent que sur le matériel sont les nôtres, équilibrés sur de nombreuses parties.

archaeology-blurb = Fouillez, échangez et vendez vos trésors avant que la tempête de sable ne les emporte.
artifact-blurb = Embauchez, fouillez, expédiez et exposez : des régions du monde entier à votre musée.
artifacts-inc-blurb = Lancez vos aventuriers, montez votre société et faites-vous un nom auprès des musées.

artifact-option-expansions = Extensions
artifact-option-expansions-why = Chacune peut s’ajouter seule, ou les deux ensemble. Pour une première partie, n’en prenez aucune.
artifact-option-expansions-research = I : Recherche
artifact-option-expansions-research-why = Des pistes recherche dans chaque région, et des objets spéciaux dans les pioches (§13, §14).
artifact-option-expansions-cities = II : Villes et archéologues
artifact-option-expansions-cities-why = Chaque exposition apporte un rôle et son privilège (§15).
artifact-option-start = Début de partie
artifact-option-start-why = Comment les premières baraques arrivent sur le plateau.
artifact-option-start-chosen = Au choix
artifact-option-start-chosen-why = Chacun place deux baraques, à tour de rôle (§3.1).
artifact-option-start-quick = Rapide
artifact-option-start-quick-why = Les baraques sont placées selon le tableau imprimé ; les marqueurs se choisissent comme d’habitude (§3.4).
artifact-option-fragments = Fragments
artifact-option-fragments-why = Ce que les fragments peuvent remplacer ; seulement avec la première extension.
artifact-option-fragments-site = De leur région
artifact-option-fragments-site-why = N’importe quel type, mais seulement de leur région (§14.5).
artifact-option-fragments-any = De toute région
artifact-option-fragments-any-why = N’importe quel type, de n’importe quelle région.
artifact-option-left_out = La région écartée
artifact-option-left_out-why = À trois joueurs, on joue avec trois régions ; à plus de trois, cela ne change rien (§2.4).
artifact-option-left_out-asia = Asie
artifact-option-left_out-africa = Afrique
artifact-option-left_out-america = Amérique
artifact-option-left_out-middle_east = Moyen-Orient

artifacts-inc-option-refill = Nouvelles cartes de la rangée
artifacts-inc-option-refill-why = Quand une nouvelle carte remplace une carte achetée (arbitrage R19).
artifacts-inc-option-refill-immediate = Aussitôt
artifacts-inc-option-refill-immediate-why = La carte suivante est là pour votre prochain achat.
artifacts-inc-option-refill-end_of_turn = À la fin du tour
artifacts-inc-option-refill-end_of_turn-why = Les vides restent jusqu’à la fin du tour.
artifacts-inc-option-idle_buy = Un dé sur Achat sans acheter
artifacts-inc-option-idle_buy-why = Peut-on poser un dé sur Achat quand on ne peut rien payer (arbitrage R13) ?
artifacts-inc-option-idle_buy-no = Non
artifacts-inc-option-idle_buy-no-why = Achat n’est proposé que si l’on peut payer quelque chose.
artifacts-inc-option-idle_buy-yes = Oui
artifacts-inc-option-idle_buy-yes-why = Comme le dit le livret à la lettre ; cela ne rapporte rien.

## The end of a game

result-you = Vous gagnez !
result-wins = { $player } gagne
result-shared = Victoire partagée : { $player }
place = { $number ->
    [1] { $number }er
   *[other] { $number }e
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
look-at-board = Voir le plateau
chart = Points au fil de la partie
chart-table = Sous forme de tableau
chart-moment = Moment
chart-end = Fin
chart-failed = Le graphique ne peut pas s’afficher pour l’instant.

## Replay

replay-of = Revoir · { $title }
replay-timeline = Moments de la partie
replay-moment = Moment
replay-at = { $ply } / { $last }
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-link = Copier un lien vers ce moment
replay-eyes = Vu par
replay-everybody = un spectateur
replay-branch = Continuer à partir d’ici
branch-how = Cela devient une partie d’entraînement à une table à part.
branch-bots = Avec les mêmes robots
branch-alone = En solitaire, toutes les places sur cet écran
to-table = Vers la table
