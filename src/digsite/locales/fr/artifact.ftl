# Artifact, base game and both expansions.

artifact-title = Artifact

## Words

artifact-site-africa = Afrique
    .short = Afrique
    .the = l’Afrique
    .in = en Afrique
    .from = d’Afrique
artifact-site-asia = Asie
    .short = Asie
    .the = l’Asie
    .in = en Asie
    .from = d’Asie
artifact-site-america = Amérique
    .short = Amérique
    .the = l’Amérique
    .in = en Amérique
    .from = d’Amérique
artifact-site-middle_east = Moyen-Orient
    .short = Moyen-Orient
    .the = le Moyen-Orient
    .in = au Moyen-Orient
    .from = du Moyen-Orient

# `.one` is one card; `.no` follows “pas”.
artifact-card-architecture = architecture
    .short = archit.
    .one = un élément d’architecture
    .no = d’élément d’architecture
    .many = éléments d’architecture
artifact-card-ceramics = céramique
    .short = céram.
    .one = une céramique
    .no = de céramique
    .many = céramiques
artifact-card-jewellery = bijou
    .short = bijou
    .one = un bijou
    .no = de bijou
    .many = bijoux
artifact-card-sculpture = sculpture
    .short = sculpt.
    .one = une sculpture
    .no = de sculpture
    .many = sculptures
artifact-card-weapons = arme
    .short = arme
    .one = une arme
    .no = d’arme
    .many = armes
artifact-card-stand-alone = découverte exceptionnelle
    .short = découverte
    .one = une découverte exceptionnelle
    .no = de découverte exceptionnelle
    .many = découvertes exceptionnelles
artifact-card-gold = pièces d’or
    .short = or
    .one = des pièces d’or
    .no = de pièces d’or
    .many = cartes « pièces d’or »
artifact-card-fragments = fragments
    .short = fragments
    .one = des fragments
    .no = de fragments
    .many = cartes « fragments »
artifact-card-cursed = objet maudit
    .short = maudit
    .one = un objet maudit
    .no = d’objet maudit
    .many = objets maudits
artifact-card-manuscript = manuscrit
    .short = manuscrit
    .one = un manuscrit
    .no = de manuscrit
    .many = manuscrits

artifact-marker-museum = musée
artifact-marker-ship = expédition
artifact-marker-africa-worker = main-d’œuvre africaine
artifact-marker-asia-worker = main-d’œuvre asiatique
artifact-marker-america-worker = main-d’œuvre américaine
artifact-marker-middle_east-worker = main-d’œuvre moyen-orientale

artifact-tile-3-architecture = trois éléments d’architecture
artifact-tile-4-architecture = quatre éléments d’architecture
artifact-tile-5-architecture = cinq éléments d’architecture
artifact-tile-3-ceramics = trois céramiques
artifact-tile-4-ceramics = quatre céramiques
artifact-tile-5-ceramics = cinq céramiques
artifact-tile-3-jewellery = trois bijoux
artifact-tile-4-jewellery = quatre bijoux
artifact-tile-5-jewellery = cinq bijoux
artifact-tile-3-sculpture = trois sculptures
artifact-tile-4-sculpture = quatre sculptures
artifact-tile-5-sculpture = cinq sculptures
artifact-tile-3-weapons = trois armes
artifact-tile-4-weapons = quatre armes
artifact-tile-5-weapons = cinq armes
artifact-tile-4-africa = quatre objets d’Afrique
artifact-tile-5-africa = cinq objets d’Afrique
artifact-tile-4-asia = quatre objets d’Asie
artifact-tile-5-asia = cinq objets d’Asie
artifact-tile-4-america = quatre objets d’Amérique
artifact-tile-5-america = cinq objets d’Amérique
artifact-tile-4-middle_east = quatre objets du Moyen-Orient
artifact-tile-5-middle_east = cinq objets du Moyen-Orient
artifact-tile-three-sites = trois régions différentes
artifact-tile-five-types = cinq types différents

artifact-role-paris = Paris
artifact-role-london = Londres
artifact-role-berlin = Berlin
artifact-role-new-york = New York
artifact-role-andersson = Andersson
artifact-role-carter = Carter
artifact-role-judd = Judd
artifact-role-morley = Morley

artifact-chart = Le prestige au fil de la partie
artifact-points = { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
}

## What happened

artifact-did-hut = { $player-is ->
    [you] Vous placez une baraque { $site-in }.
   *[other] { $player } place une baraque { $site-in }.
}
artifact-did-research = { $player-is ->
    [you] Vous faites une recherche { $site-in }.
   *[other] { $player } fait une recherche { $site-in }.
}
artifact-did-hire = { $player-is ->
    [you] Vous embauchez de la main-d’œuvre { $site-in }.
   *[other] { $player } embauche de la main-d’œuvre { $site-in }.
}
artifact-did-hire-two = { $player-is ->
    [you] Vous embauchez de la main-d’œuvre { $site-in } (deux baraques).
   *[other] { $player } embauche de la main-d’œuvre { $site-in } (deux baraques).
}
artifact-did-ship = { $player-is ->
    [you] Vous expédiez des objets { $site-from }.
   *[other] { $player } expédie des objets { $site-from }.
}
artifact-did-ship-aboard = { $player-is ->
    [you] Vous expédiez des objets { $site-from }
   *[other] { $player } expédie des objets { $site-from }
} : { $cards }.
artifact-did-ship-aboard-cursed = { $player-is ->
    [you] Vous expédiez des objets { $site-from }
   *[other] { $player } expédie des objets { $site-from }
} (l’objet maudit quitte la partie) : { $cards }.
artifact-did-ship-cursed = { $player-is ->
    [you] Vous expédiez des objets { $site-from }
   *[other] { $player } expédie des objets { $site-from }
} (l’objet maudit quitte la partie).
artifact-did-pay-then = {" "}pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} (un marqueur { $marker })
artifact-did-pay-aboard-then = {" "}pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} (un marqueur { $marker }) : { $cards }
artifact-did-pay-cursed-then = {" "}pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} (un marqueur { $marker } ; l’objet maudit quitte la partie)
artifact-did-pay-aboard-cursed-then = {" "}pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} (un marqueur { $marker } ; l’objet maudit quitte la partie) : { $cards }
# Things of one sort are counted: “two weapons and jewellery” fills the gap $list.
artifact-counted = { $count ->
    [1] { $card-one }
   *[other] { count-in-words } { $card-many }
}
artifact-did-unearth-each = { artifact-counted }
artifact-did-load-each = { artifact-counted }
artifact-did-show-each = { artifact-counted } { $site-from }
artifact-did-take-each = { $count ->
    [1] un marqueur { $marker }
   *[other] { count-in-words } marqueurs { $marker }
}
artifact-did-unearth-then = {"\u202F"}; on met au jour { $list }
artifact-did-load-then = {"\u00A0"}: { $list }
artifact-did-show-then = {"\u00A0"}: { $list }
artifact-did-show-new-york-after-show = {" "}et, grâce à New York, { $card-one } { $site-from }
artifact-did-keep-after-show = {"\u202F"}; { $player-is ->
    [you] vous gardez
   *[other] { $player } garde
} { $card-one } { $site-from }
artifact-did-keep-after-keep = {" "}et { $card-one } { $site-from }
artifact-did-keep-none-after-show = {"\u202F"}; { $player-is ->
    [you] vous ne gardez
   *[other] { $player } ne garde
} aucune carte
artifact-did-keep-none-after-keep = {""}
artifact-did-give-after-pass = {" "}et { $player-is ->
    [you] rendez
   *[other] rend
} un marqueur { $marker }
artifact-did-take-after-give = {" "}contre { $list }{ $income ->
    [0] {""}
   *[other] {". "}Nouvelle année : chacun reçoit { $income ->
        [one] { $income } pièce
       *[other] { $income } pièces
    } et le revenu de ses expositions, et { $starter-is ->
        [you] vous commencez
       *[other] { $starter } commence
    }
}
artifact-did-take-after-pass = {" "}et { $player-is ->
    [you] prenez
   *[other] prend
} { $list }{ $income ->
    [0] {""}
   *[other] {". "}Nouvelle année : chacun reçoit { $income ->
        [one] { $income } pièce
       *[other] { $income } pièces
    } et le revenu de ses expositions, et { $starter-is ->
        [you] vous commencez
       *[other] { $starter } commence
    }
}
artifact-did-nothing-after-pass = { $income ->
    [0] {""}
   *[other] {". "}Nouvelle année : chacun reçoit { $income ->
        [one] { $income } pièce
       *[other] { $income } pièces
    } et le revenu de ses expositions, et { $starter-is ->
        [you] vous commencez
       *[other] { $starter } commence
    }
}
artifact-did-produce = { $player-is ->
    [you] Vous organisez l’exposition « { $tile } »
   *[other] { $player } organise l’exposition « { $tile } »
} ({ $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
}, +{ $income } par an).
artifact-did-exhibit = { $player-is ->
    [you] Vous exposez une découverte exceptionnelle { $site-from }
   *[other] { $player } expose une découverte exceptionnelle { $site-from }
} ({ $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
}, +{ $income } par an).
artifact-did-sell = { $player-is ->
    [you] Vous vendez { $card-one } { $site-from }
   *[other] { $player } vend { $card-one } { $site-from }
} pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
artifact-did-sell-pushes = { $player-is ->
    [you] Vous vendez { $card-one } { $site-from }
   *[other] { $player } vend { $card-one } { $site-from }
} pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ; la plus ancienne carte du marché noir quitte la partie : { $cards }.
artifact-did-buy = { $player-is ->
    [you] Vous achetez au marché noir { $card-one } { $site-from }
   *[other] { $player } achète au marché noir { $card-one } { $site-from }
} pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
artifact-did-gold = { $player-is ->
    [you] Vous donnez des pièces d’or { $site-from } contre { $card-one } au marché noir.
   *[other] { $player } donne des pièces d’or { $site-from } contre { $card-one } au marché noir.
}
artifact-did-done = { $player-is ->
    [you] Vous finissez votre tour.
   *[other] { $player } finit son tour.
}
artifact-did-pass = { $player-is ->
    [you] Vous passez.
   *[other] { $player } passe.
}
artifact-did-pass-manuscripts = { $player-is ->
    [you] Vous passez.
   *[other] { $player } passe.
} Décompte de la partie : les manuscrits rapportent en tout { $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
}.
artifact-did-pay = { $player-is ->
    [you] Vous utilisez un marqueur { $marker } et payez
   *[other] { $player } utilise un marqueur { $marker } et paie
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
artifact-did-load = { $player-is ->
    [you] Vous embarquez { $list } { $site-from }.
   *[other] { $player } embarque { $list } { $site-from }.
}
artifact-did-show = { $player-is ->
    [you] Vous montrez { $list }.
   *[other] { $player } montre { $list }.
}
artifact-did-keep = { $player-is ->
    [you] Vous gardez { $card-one } { $site-from }.
   *[other] { $player } garde { $card-one } { $site-from }.
}
artifact-did-keep-none = { $player-is ->
    [you] Vous ne gardez rien de plus parmi les cartes montrées.
   *[other] { $player } ne garde rien de plus parmi les cartes montrées.
}
artifact-did-role = { $player-is ->
    [you] Vous placez un marqueur sur { $role }.
   *[other] { $player } place un marqueur sur { $role }.
}
artifact-did-change = { $player-is ->
    [you] Vous déplacez votre marqueur sur { $role }.
   *[other] { $player } déplace son marqueur sur { $role }.
}
artifact-did-draw = { $player-is ->
    [you] Vous piochez une carte en secret.
   *[other] { $player } pioche une carte en secret.
}
artifact-did-decline = { $player-is ->
    [you] Vous ne piochez pas.
   *[other] { $player } ne pioche pas.
}
artifact-did-take = { $player-is ->
    [you] Vous prenez { $list }
   *[other] { $player } prend { $list }
}{ $income ->
    [0] {""}
   *[other] {". "}Nouvelle année : chacun reçoit { $income ->
        [one] { $income } pièce
       *[other] { $income } pièces
    } et le revenu de ses expositions, et { $starter-is ->
        [you] vous commencez
       *[other] { $starter } commence
    }
}.
artifact-did-give = { $player-is ->
    [you] Vous rendez un marqueur { $marker }.
   *[other] { $player } rend un marqueur { $marker }.
}
artifact-did-nothing = { $player-is ->
    [you] Vous ne faites rien
   *[other] { $player } ne fait rien
}{ $income ->
    [0] {""}
   *[other] {". "}Nouvelle année : chacun reçoit { $income ->
        [one] { $income } pièce
       *[other] { $income } pièces
    } et le revenu de ses expositions, et { $starter-is ->
        [you] vous commencez
       *[other] { $starter } commence
    }
}.
artifact-did-find = { $player-is ->
    [you] Vous trouvez { $card-one } { $site-from }.
   *[other] { $player } trouve { $card-one } { $site-from }.
}
artifact-did-find-hidden = { $player } pioche une carte { $site-from } que personne d’autre ne voit.
artifact-did-unearth = Mise au jour { $site-in } : { $list }.

## What cannot be done, and why: without a full stop, the paragraph follows

artifact-cannot-game-over = La partie est finie
artifact-cannot-chance-acts = On est en train de révéler des cartes

# Questions that must be answered first
artifact-cannot-place-hut-first = Placez d’abord une baraque
artifact-cannot-choose-markers-first = Choisissez d’abord vos marqueurs
artifact-cannot-not-now = Ce n’est pas ce qui vous est demandé maintenant
artifact-cannot-pay-first = Choisissez d’abord le marqueur avec lequel vous payez votre action
artifact-cannot-load-first = Choisissez d’abord les cartes que vous expédiez
artifact-cannot-draw-first = Décidez d’abord si vous piochez une carte
artifact-cannot-show-first = Montrez d’abord les objets de votre exposition
artifact-cannot-keep-first = Décidez d’abord lesquels des objets montrés vous gardez
artifact-cannot-role-first = Choisissez d’abord un rôle
artifact-cannot-passed-already = Vous avez déjà passé lors de cette manche
artifact-cannot-take-first = Prenez d’abord un marqueur contre celui que vous avez rendu
artifact-cannot-refill-first = Complétez d’abord votre plateau individuel

# Turns
artifact-cannot-start-up-is-over = Les baraques ne se placent librement qu’en début de partie
artifact-cannot-two-actions = Vous avez déjà effectué deux actions pendant ce tour
artifact-cannot-act-or-pass = Effectuez une action, ou passez
artifact-cannot-acted-already = Vous avez déjà agi pendant ce tour : finissez-le, vous ne pouvez plus passer
artifact-cannot-pass-first = On ne prend des marqueurs qu’après avoir passé
artifact-cannot-no-marker = Vous n’avez plus de marqueur
artifact-cannot-too-dear = Cela coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, mais vous { $money ->
    [0] n’en avez pas
   *[other] en avez { $money }
}

# Digging and shipping
artifact-cannot-site-left-out = { $site-the } n’est pas en jeu dans cette partie
artifact-cannot-hut-there = Vous avez déjà une baraque { $site-in }
artifact-cannot-no-hut-there = Vous n’avez pas de baraque { $site-in }
artifact-cannot-reserve-empty =
    { $huts ->
        [one] Vous n’avez plus de baraque
       *[other] Il ne vous reste pas { $huts } baraques
    }
artifact-cannot-not-morley = Seul Morley permet d’embaucher pour deux baraques à la fois
artifact-cannot-other-site = Vous expédiez depuis une autre région : il ne s’y trouve pas { $card-no } { $site-from }
artifact-cannot-not-face-up = Il n’y a pas { $card-no } { $site-from } face visible à cet endroit
artifact-cannot-named-in-order = Choisissez les cartes dans l’ordre de la liste : il est trop tard pour { $card-one } { $site-from }
artifact-cannot-too-few-above = Choisissez d’abord une carte qui vient avant : après { $card-one } { $site-from }, il en reste trop peu dans la liste

# Exhibitions
artifact-cannot-tile-left-out = La tuile « { $tile } » n’est pas en jeu dans cette partie
artifact-cannot-tile-taken = { $seat } a déjà organisé l’exposition de la tuile « { $tile } »
artifact-cannot-artifacts-missing = Il manque des cartes à votre main pour la tuile « { $tile } »
artifact-cannot-not-held = Vous n’avez pas { $card-no } { $site-from } en main
artifact-cannot-cannot-be-shown = On ne peut pas montrer { $card-no } { $site-from } dans une exposition
artifact-cannot-does-not-fit = La carte { $card } { $site-from } ne convient pas, ou il ne resterait plus assez de cartes qui conviennent
artifact-cannot-fragments-stay = On ne peut pas garder { $card-no } { $site-from }
artifact-cannot-not-shown = Vous n’avez pas montré { $card-no } { $site-from }

# Black market
artifact-cannot-free-action-cannot-trade = La septième action ne peut être ni une vente ni un achat
artifact-cannot-no-ship = Vendre ou acheter au marché noir demande un marqueur expédition
artifact-cannot-place-empty = Il n’y a pas de carte à cet endroit

# Markers
artifact-cannot-marker-not-held = Vous n’avez pas de marqueur { $marker }
artifact-cannot-nothing-to-take = Il n’y a sur le plateau aucun autre marqueur à prendre contre votre marqueur { $marker }
artifact-cannot-mat-full = Votre plateau individuel est plein : vous ne pouvez qu’échanger
artifact-cannot-same-marker = Prenez un marqueur d’une autre sorte : vous avez rendu un marqueur { $marker }
artifact-cannot-track-empty = Il n’y a pas de marqueur { $marker } sur le plateau
artifact-cannot-marker-in-order = Prenez les marqueurs dans l’ordre de la liste : il est trop tard pour le marqueur { $marker }
artifact-cannot-too-few-markers-above = Prenez d’abord un marqueur qui vient avant : à partir du marqueur { $marker }, il en reste trop peu sur le plateau

# Roles
artifact-cannot-no-research-tracks = Carter a besoin des pistes recherche de la première extension
artifact-cannot-same-role = Votre marqueur s’y trouve déjà
artifact-cannot-group-taken = Vous avez déjà un marqueur dans ce groupe
artifact-cannot-no-role-to-change = Vous n’avez pas de marqueur à déplacer dans l’autre groupe

## On the screen

artifact-site-name = { $site-short }
artifact-card-name = { $card-short }
artifact-card-of-site = { $card-short } ({ $site-short })
artifact-role-name = { $role }
artifact-start-up = Début de partie : chacun place deux baraques et choisit quatre marqueurs
artifact-year = Année { $year } (dernière : { $last }) · revenu de base { $income }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} sur la piste revenus
artifact-action-number = · action { $number } sur 2
artifact-final-round = · DERNIÈRE ANNÉE : plus aucun marqueur
artifact-site-heading = face visible
artifact-special-heading = spéciaux
artifact-deck-heading = pioche
artifact-worker-heading = main-d’œuvre
artifact-prices = Prochain musée : { $museum } · prochaine expédition : { $ship }, ou { $coins } par carte vendue ou achetée · marqueur joker : { $joker }
artifact-market = Marché noir :
artifact-market-empty = vide
artifact-hand-heading = votre main
artifact-tiles-heading = expositions
artifact-tile-size = { $size }
artifact-tile-label = { $size } : { $values }
artifact-tile-values = ★{ $prestige } +{ $income }
artifact-mixed-label = { $tile } { $values } :
artifact-tile-yours = à vous
artifact-tile-gone = prise
artifact-tile-open = libre
artifact-tile-ready = prête
artifact-tile-missing = −{ $cards }
artifact-tile-legend = { $line ->
    [0] ★ prestige
    [1] + revenu
   *[other] −2 il en manque deux
}
artifact-special-hand = Objets spéciaux :
artifact-money-heading = pièces
artifact-income-heading = rev.
artifact-reserve-heading = bar.
artifact-cards-heading = main
artifact-shows-heading = expos.
artifact-museum-heading = mus.
artifact-ship-heading = exp.
artifact-shown-prestige = { $count } ★{ $prestige }
artifact-huts-there = { $huts }b
artifact-workers-there = { $workers }m
artifact-research-there = ★{ $prestige }
artifact-legend = musée, expédition, m (main-d’œuvre) : marqueurs du plateau · b : baraques de la région · ◆ premier joueur
artifact-legend-research = musée, expédition, m (main-d’œuvre) : marqueurs du plateau · b : baraques de la région · ★ recherche · ◆ premier joueur
artifact-roles = Rôles :
artifact-starter-mark = {" "}◆
artifact-passed-mark = {" "}a passé
artifact-surely-holds = { $player } a en main
artifact-unseen = { $cards ->
    [one] une carte inconnue
   *[other] { $cards } cartes inconnues
}

artifact-asked-placing = { artifact-ask-placing }
artifact-asked-choosing = Choisissez encore { $left ->
    [one] un marqueur
   *[other] { $left } marqueurs
} (dans l’ordre de la liste).
artifact-asked-paying = Avec quel marqueur payez-vous l’action ? Un marqueur de la bonne sorte coûte le nombre de sa piste, tout autre le prix du joker.
artifact-asked-loading = Prenez encore { $left ->
    [one] une carte
   *[other] { $left } cartes
} (dans l’ordre de la liste).
artifact-asked-offered = { artifact-ask-offered }
artifact-asked-showing = Montrez encore { $left ->
    [one] une carte
   *[other] { $left } cartes
} ; déjà montré : { $shown }.
artifact-asked-keeping = Garder { $left ->
    [one] une des cartes montrées
   *[other] jusqu’à { $left } des cartes montrées
} : { $shown } ?
artifact-asked-casting = { artifact-ask-casting }
artifact-asked-passed = { artifact-ask-passed }
artifact-asked-exchanging = { artifact-ask-exchanging }
artifact-asked-refilling = Complétez votre plateau individuel : encore { $left ->
    [one] un marqueur
   *[other] { $left } marqueurs
} (dans l’ordre de la liste).

artifact-costs = −{ $price }
artifact-costs-joker = −{ $price } joker
artifact-free = gratuit
artifact-cards-aboard = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
artifact-use-museum = (recherche, expositions)
artifact-use-ship = (expéditions, marché noir)
artifact-plain-remark = { $plain }
artifact-plain-done = (finir le tour)
artifact-plain-pass = (plus aucune action cette année)
artifact-plain-keep-none = (toutes vont sous la tuile)
artifact-plain-draw = (une carte, en secret)
artifact-plain-decline = (pas de carte)
artifact-plain-nothing = (ne pas prendre de marqueur)
artifact-privilege-paris = (garder deux cartes d’une exposition)
artifact-privilege-london = (piocher une carte en expédiant)
artifact-privilege-berlin = ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de plus pour une vente)
artifact-privilege-new-york = (une carte d’exposition peut en remplacer n’importe quelle autre)
artifact-privilege-andersson = (une action gratuite après six marqueurs)
artifact-privilege-carter = ({ $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} par recherche)
artifact-privilege-judd = (piocher une carte à chaque recherche)
artifact-privilege-morley = (embaucher pour deux baraques à la fois)

## On the screen: the browser's table

# Moves, as a button or a list shows them
artifact-move-hut = Placer une baraque { $site-in }
artifact-move-research = Faire une recherche { $site-in }
artifact-move-hire = Embaucher de la main-d’œuvre { $site-in }
artifact-move-hire-two = Embaucher de la main-d’œuvre { $site-in } (deux baraques)
artifact-move-ship = Expédier des objets { $site-from }
artifact-move-produce = Exposition : { $tile }
artifact-move-exhibit = Exposer une découverte exceptionnelle { $site-from }
artifact-move-sell = Vendre { $card-one } { $site-from }
artifact-move-buy = Acheter la carte { $place } du marché noir
artifact-move-gold = Donner des pièces d’or { $site-from } contre la carte { $place } du marché noir
artifact-move-done = Finir mon tour
artifact-move-pass = Passer pour cette année
artifact-move-pass-last = Passer : plus aucune action pour moi
artifact-move-pay = Payer avec un marqueur { $marker }
artifact-move-load = Embarquer { $card-one } { $site-from }
artifact-move-show = Montrer { $card-one } { $site-from }
artifact-move-keep = Garder { $card-one } { $site-from }
artifact-move-keep-none = Ne rien garder de plus
artifact-move-role = Placer un marqueur sur { $role }
artifact-move-change = Déplacer mon marqueur sur { $role }
artifact-move-draw = Piocher une carte en secret
artifact-move-decline = Ne pas piocher
artifact-move-take = Prendre un marqueur { $marker }
artifact-move-give = Rendre un marqueur { $marker }
artifact-move-nothing = Ne prendre aucun marqueur

# Short words on buttons
artifact-do-hut = Placer une baraque
artifact-do-research = Rechercher
artifact-do-hire = Embaucher
artifact-do-hire-two = deux
artifact-do-ship = Expédier
artifact-do-sell = Vendre
artifact-do-buy = Acheter
artifact-do-exhibit = L’exposer
artifact-do-produce = Exposer
artifact-role-over = ⇄ vers { $role }
artifact-costs-coins = pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
artifact-costs-joker-coins = pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, avec un marqueur quelconque en joker
# “Research in Asia for 3 coins”: $text is a move, $why what it costs
artifact-with-price = { $text } { $why }
# What an action brings, before its price
artifact-deed-research = Une baraque là où vous n’en avez pas ; si d’autres y fouillent, une carte est révélée.
artifact-deed-hire = Une baraque de plus dans cette région ; une carte est révélée.
artifact-deed-hire-two = Deux baraques de plus dans cette région ; deux cartes sont révélées.
artifact-deed-ship = { $cards ->
    [0] Aucune carte ; vos baraques de cette région reviennent en réserve.
    [one] Vous prenez une carte ; vos baraques de cette région reviennent en réserve.
   *[other] Vous prenez { $cards } cartes ; vos baraques de cette région reviennent en réserve.
}
artifact-deed-price = Coûte { $price } maintenant{ $after ->
    [0] {""}
   *[other] , { $after } la fois suivante
}.
artifact-deed-joker = Coûte { $price } avec n’importe quel marqueur en joker.
artifact-joker = joker
artifact-exchange = En échanger un…
artifact-take-instead = Plutôt en prendre un
artifact-no-marker = Aucun à ce tour
artifact-rest = Plus aucun cette année
artifact-wake = J’ai changé d’avis
artifact-leave = Annuler
artifact-unpick = Remettre
artifact-keep-nothing = Ne rien garder
artifact-send-take = Les prendre
artifact-send-load = Embarquer
artifact-send-show = Les montrer
artifact-send-keep = Garder
artifact-more-take = { $left ->
    [one] Il manque encore un marqueur
   *[other] Il manque encore { $left } marqueurs
}
artifact-more-load = { $left ->
    [one] Il manque encore une carte à embarquer
   *[other] Il manque encore { $left } cartes à embarquer
}
artifact-more-show = { $left ->
    [one] Il manque encore une carte à montrer
   *[other] Il manque encore { $left } cartes à montrer
}
artifact-more-keep = { $left ->
    [one] Choisissez encore une carte à garder
   *[other] Choisissez encore { $left } cartes à garder
}
artifact-all-needed = L’exposition a besoin de toutes ces cartes
artifact-send-first = Envoyez ce que vous avez choisi, ou revenez en arrière
artifact-pick-of = { $name } : vous en choisissez { $picked } sur { $stock }

# What is asked
artifact-ask-over = La partie est finie.
artifact-ask-wait = C’est à { $name } de décider.
artifact-ask-resting = Vous avez fini pour cette année. C’est à { $name } de décider.
artifact-ask-held = Est-ce bien ce que vous voulez ?
artifact-ask-act-or-pass = À vous : choisissez une action, une exposition ou une carte, ou passez.
artifact-ask-only-pass = À vous : avec vos marqueurs, vos pièces et vos cartes, vous ne pouvez que passer.
artifact-ask-only-done = Aucune deuxième action n’est possible : finissez votre tour.
artifact-ask-gold-or-done = Donnez de l’or pour une carte du marché noir, ou finissez votre tour.
artifact-ask-gold-or-pass = À vous : donnez de l’or pour une carte du marché noir, ou passez. Aucune action n’est possible.
artifact-ask-act = Vous pouvez effectuer une deuxième action, ou finir votre tour.
artifact-ask-use = Que faites-vous de cette carte ?
artifact-ask-placing = Où placez-vous une baraque ? Vous prenez aussi un marqueur main-d’œuvre de cette région.
artifact-ask-choosing = { $left ->
    [0] Ces marqueurs ?
    [one] Choisissez encore un marqueur.
   *[other] Choisissez encore { $left } marqueurs pour votre plateau individuel.
}
artifact-ask-refilling = { $left ->
    [0] Ces marqueurs ?
    [one] Complétez votre plateau individuel : encore un marqueur.
   *[other] Complétez votre plateau individuel : encore { $left } marqueurs.
}
artifact-ask-paying-empty = Vos baraques reviendraient sans carte. Avec quel marqueur payez-vous l’action ?
artifact-ask-paying = Avec quel marqueur payez-vous l’action ?
artifact-ask-loading = { $left ->
    [0] Ces cartes ?
    [one] Embarquez { $picked ->
        [0] une
       *[other] encore une
    } carte.
   *[other] Embarquez { $picked ->
        [0] { $left }
       *[other] encore { $left }
    } cartes.
}
artifact-ask-showing = { $left ->
    [0] Montrer ces cartes ?
    [one] Choisissez encore une carte à montrer.
   *[other] Choisissez encore { $left } cartes à montrer.
}
artifact-ask-keeping = { $left ->
    [0] Garder { $picked ->
        [one] cette carte ?
       *[other] ces cartes ?
    }
    [one] Vous pouvez garder une des cartes montrées.
   *[other] Vous pouvez garder jusqu’à { $left } des cartes montrées.
}
artifact-ask-casting = Choisissez un rôle : un marqueur va sur une ville, un sur un archéologue.
artifact-ask-offered = Vous pouvez piocher en secret une carte de cette région.
artifact-ask-passed = Vous avez passé : prendre ou échanger un marqueur ?
artifact-ask-giving = Quel marqueur rendez-vous ?
artifact-ask-exchanging = Quel marqueur prenez-vous contre celui-ci ?
artifact-ask-unearthing = Des cartes sont révélées.
artifact-ask-finding = Une carte est piochée.
artifact-ask-ended = La partie est finie.
artifact-path-name = Ce que vous avez choisi jusqu’ici

# Parts of the table
artifact-parts-name = Parties de la table
artifact-pane-sites = Régions
artifact-pane-tracks = Pistes
artifact-pane-exhibitions = Expos
artifact-pane-players = Joueurs
artifact-pane-mine = Main
artifact-players-name = Joueurs
artifact-you = { $player } (vous)
artifact-markers-name = Vos marqueurs
artifact-hand-name = Votre main
artifact-hand-empty = Vous n’avez pas de carte en main.
artifact-exhibitions-name = Expositions
artifact-special-name = spéciaux
artifact-card-whole = { $card }
artifact-card-title = { $card } { $site-from }
artifact-hand-and-exhibitions = Votre main et les expositions
artifact-type-exhibitions = Expositions par type
artifact-site-exhibitions = Expositions par région ; variées
artifact-tile-cards = { $cards } cartes
artifact-mixed-three-sites = 3 régions
artifact-mixed-five-types = 5 types
artifact-legend-pips = en main, manquantes
artifact-legend-prestige = prestige
artifact-legend-income = revenu annuel
artifact-legend-name = Signes
artifact-legend-money = pièces
artifact-legend-cards = cartes en main
artifact-legend-museum = expositions
artifact-legend-huts = baraques en réserve
artifact-legend-starter = commence cette année
artifact-legend-joker = prix en italique : un autre marqueur comme joker
artifact-legend-seen = une carte que tout le monde a vue
artifact-legend-secret = une carte cachée de cette région
artifact-each-year = par an
artifact-year-income = revenu +{ $income }
artifact-market-name = Marché noir
artifact-market-each = la carte
artifact-market-empty-place = L’emplacement { $place } du marché noir est vide
artifact-market-price = Une vente rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, un achat coûte autant : le nombre au-dessus de la case que couvre votre marqueur expédition.
artifact-market-how = Pour vendre, appuyez sur une carte de votre main ; pour acheter, sur une carte d’ici.
artifact-roles-name = Villes et archéologues
artifact-mat-name = Vos marqueurs
artifact-marker-name = { $marker }
artifact-money-name = Argent
artifact-money-line = Vous avez { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
} ; l’an prochain vous rapportera au moins { $income }.
artifact-reserve-name = Baraques en réserve
artifact-reserve-line = { $huts ->
    [0] Aucune baraque en réserve
    [one] Une baraque en réserve
   *[other] { $huts } baraques en réserve
}
artifact-prestige-name = Prestige
artifact-prestige-line = Vous avez { $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
} jusqu’ici, grâce aux expositions, à l’argent et à la recherche.
artifact-player-facts = { $name } : { $prestige ->
    [one] { $prestige } point de prestige connu de tous
   *[other] { $prestige } points de prestige connus de tous
}{ $ahead ->
    [true] , en tête
   *[other] {""}
}, { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}, { $income } de plus par an, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}, { $exhibitions ->
    [0] aucune exposition
    [one] une exposition
   *[other] { $exhibitions } expositions
}, { $huts ->
    [0] aucune baraque
    [one] une baraque
   *[other] { $huts } baraques
} en réserve
artifact-passed = a passé
artifact-ahead = en tête
artifact-strip-line = { $name } : { $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
}{ $ahead ->
    [true] , en tête
   *[other] {""}
}, { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}{ $acts ->
    [true] , décide maintenant
   *[other] {""}
}
artifact-year-now = Année { $year } : { $left ->
    [0] c’est la dernière
    [one] encore une après celle-ci
   *[other] encore { $left } après celle-ci
}
artifact-intro = Comment se joue une partie
artifact-intro-dig = Fouiller :
artifact-intro-dig-why = la recherche et l’embauche placent des baraques. Là où quelqu’un fouille déjà, une carte est révélée.
artifact-intro-ship = Expédier :
artifact-intro-ship-why = une expédition rapporte autant de cartes que vous avez de baraques sur place, une de moins si vous y êtes seul.
artifact-intro-exhibit = Exposer :
artifact-intro-exhibit-why = montrez des cartes d’un même type ou d’une même région : elles donnent du prestige, et plus de pièces chaque année.
artifact-intro-pay = Payer :
artifact-intro-pay-why = chaque action coûte un marqueur et des pièces. Quand tous ont passé, une nouvelle année apporte un nouveau revenu.
artifact-year-begins = { $year } commence
artifact-year-you-start = Vous commencez
artifact-year-starts = { $player } commence
artifact-years-name = Années
artifact-years-left = { $left ->
    [0] dernière année
    [one] encore { $left } an
   *[other] encore { $left } ans
}
artifact-start-up-short = début
artifact-income-row = Revenus
artifact-base-income = Revenu de base de l’année : { $income }
artifact-income-now = Chacun reçoit { $income } par an ; { $tiles ->
    [0] aucune tuile n’est
    [one] une tuile est
   *[other] { $tiles } tuiles sont
} sur la piste revenus.
artifact-track-trade = carte : prix
artifact-track-use = { $marker } : coût
artifact-track-hire = embauche : coût
artifact-track-heading = Piste : { $marker }
artifact-track = { $cost ->
    [0] Tous les marqueurs { $marker } sont ici, et personne ne peut en utiliser pour l’instant ; { $there } à prendre.
   *[other] Utiliser un marqueur { $marker } coûte maintenant { $cost }{ $after ->
        [0] {""}
       *[other] , { $after } la fois suivante
    } ; { $there } à prendre.
}
artifact-ship-track = { $cost ->
    [0] Tous les marqueurs expédition sont ici, et personne ne peut en utiliser pour l’instant{ $there ->
        [0] {""}
       *[other]  ; { $there } à prendre
    }.
   *[other] Utiliser un marqueur expédition coûte maintenant { $cost }{ $after ->
        [0] {""}
       *[other] , { $after } la fois suivante
    }, ou permet de vendre ou d’acheter une carte pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; { $there } à prendre.
}
artifact-research-heading = Recherche
artifact-research-track = Recherche { $site-in }, prestige :
artifact-research-of = { $name } { $prestige }
artifact-deck-of = Pioche { $site-from }
artifact-deck-left = { $cards ->
    [0] Il ne reste aucune carte dans la pioche
    [one] Il reste une carte dans la pioche
   *[other] Il reste { $cards } cartes dans la pioche
}
artifact-huts-at = Baraques { $site-in }
artifact-none-there = rien
artifact-no-finds = rien de mis au jour
artifact-tile-line = { $tile } : { $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
}, +{ $income } par an
artifact-tile-short = { $tile }
artifact-stands-line = { $count ->
    [0] aucune découverte exceptionnelle
    [one] une découverte exceptionnelle
   *[other] { $count } découvertes exceptionnelles
}
artifact-tile-owned = exposition organisée par { $player }
artifact-tile-can = vous avez en main tout ce qu’il faut
artifact-lacks-type = il manque à votre main { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} « { $card } », de n’importe quelle région
artifact-lacks-site = il manque à votre main { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} { $site-from }, de n’importe quel type
artifact-lacks-sites = il manque à votre main { $cards ->
    [one] une région
   *[other] { $cards } régions
} parmi celles-ci : { $list }
artifact-lacks-types = il manque à votre main { $cards ->
    [one] un type
   *[other] { $cards } types
} parmi ceux-ci : { $list }

# Cards and roles, in a sentence each
artifact-about-architecture = Un objet d’art pour les expositions d’architecture, celles de sa région ou les expositions variées.
artifact-about-ceramics = Un objet d’art pour les expositions de céramiques, celles de sa région ou les expositions variées.
artifact-about-jewellery = Un objet d’art pour les expositions de bijoux, celles de sa région ou les expositions variées.
artifact-about-sculpture = Un objet d’art pour les expositions de sculptures, celles de sa région ou les expositions variées.
artifact-about-weapons = Un objet d’art pour les expositions d’armes, celles de sa région ou les expositions variées.
artifact-about-stand-alone = C’est une exposition à elle seule.
artifact-about-gold = Défaussez cette carte contre n’importe quelle carte du marché noir, à tout moment de votre tour.
artifact-about-fragments = Dans une exposition, ils comptent comme n’importe quel type ; on ne peut pas les garder.
artifact-about-cursed = Celui qui expédie d’ici doit le prendre en premier, et il est alors perdu.
artifact-about-manuscript = Si vous l’avez en main à la fin, il fait monter un marqueur recherche d’une case.
artifact-allows-paris = Garder deux des cartes montrées
artifact-allows-london = Piocher une carte en expédiant
artifact-allows-berlin = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de plus pour une vente
artifact-allows-new-york = Une carte montrée peut en remplacer n’importe quelle autre
artifact-allows-andersson = Une action gratuite après six marqueurs
artifact-allows-carter = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} par recherche
artifact-allows-judd = Piocher une carte à chaque recherche
artifact-allows-morley = Embaucher pour deux baraques à la fois

# The score sheet
artifact-sheet-exhibitions = Expositions
artifact-sheet-alone = Découvertes
artifact-sheet-research = Recherche
artifact-sheet-money = Argent
artifact-sheet-coins = { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}
artifact-sheet-sum = Prestige
