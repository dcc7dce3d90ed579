# Artifacts, Inc.

artifacts-inc-title = Artifacts, Inc.

## Words

artifacts-inc-artifact-fossil = fossile
    .one = un fossile
    .many = fossiles
artifacts-inc-artifact-scroll = parchemin
    .one = un parchemin
    .many = parchemins
artifacts-inc-artifact-statue = statue
    .one = une statue
    .many = statues
artifacts-inc-artifact-gem = gemme
    .one = une gemme
    .many = gemmes
artifacts-inc-museum-museum-fossils = Musée des fossiles
artifacts-inc-card-museum-fossils = Musée des fossiles
    .the = le Musée des fossiles
artifacts-inc-museum-museum-scrolls = Musée des parchemins
artifacts-inc-card-museum-scrolls = Musée des parchemins
    .the = le Musée des parchemins
artifacts-inc-museum-museum-statues = Musée des statues
artifacts-inc-card-museum-statues = Musée des statues
    .the = le Musée des statues
artifacts-inc-museum-museum-gems = Musée des gemmes
artifacts-inc-card-museum-gems = Musée des gemmes
    .the = le Musée des gemmes
artifacts-inc-museum-fossil = Fossiles
artifacts-inc-museum-scroll = Parchemins
artifacts-inc-museum-statue = Statues
artifacts-inc-museum-gem = Gemmes
artifacts-inc-card-private-collectors = Collectionneurs privés
    .the = les Collectionneurs privés
artifacts-inc-card-guide-work = Travail de guide
    .the = le Travail de guide
artifacts-inc-row-top = rangée du haut
artifacts-inc-row-bottom = rangée du bas

artifacts-inc-card-s-desert-expedition = Expédition au désert
    .the = l’Expédition au désert
artifacts-inc-card-s-canyon-expedition = Expédition au canyon
    .the = l’Expédition au canyon
artifacts-inc-card-s-headquarters = Quartier général
    .the = le Quartier général
artifacts-inc-card-s-adventurers = Aventuriers
    .the = les Aventuriers
artifacts-inc-card-a-canyon-expedition = Expédition au canyon
    .the = l’Expédition au canyon
artifacts-inc-card-a-canyon-expedition-2 = Expédition au canyon nº 2
    .the = l’Expédition au canyon nº 2
artifacts-inc-card-a-desert-expedition = Expédition au désert
    .the = l’Expédition au désert
artifacts-inc-card-a-desert-expedition-2 = Expédition au désert nº 2
    .the = l’Expédition au désert nº 2
artifacts-inc-card-a-jungle-expedition = Expédition en jungle
    .the = l’Expédition en jungle
artifacts-inc-card-a-jungle-expedition-2 = Expédition en jungle nº 2
    .the = l’Expédition en jungle nº 2
artifacts-inc-card-a-jungle-expedition-3 = Expédition en jungle nº 3
    .the = l’Expédition en jungle nº 3
artifacts-inc-card-a-mountain-expedition = Expédition en montagne
    .the = l’Expédition en montagne
artifacts-inc-card-a-mountain-expedition-2 = Expédition en montagne nº 2
    .the = l’Expédition en montagne nº 2
artifacts-inc-card-a-mountain-expedition-3 = Expédition en montagne nº 3
    .the = l’Expédition en montagne nº 3
artifacts-inc-card-b-travel-agency = Agence de voyages
    .the = l’Agence de voyages
artifacts-inc-card-b-airfield = Aérodrome
    .the = l’Aérodrome
artifacts-inc-card-b-docks = Docks
    .the = les Docks
artifacts-inc-card-b-warehouse = Entrepôt
    .the = l’Entrepôt
artifacts-inc-card-b-restoration-workshop = Atelier de restauration
    .the = l’Atelier de restauration
artifacts-inc-card-b-truck-convoy = Convoi de camions
    .the = le Convoi de camions
artifacts-inc-card-b-library = Biblio­thèque
    .the = la Bibliothèque
artifacts-inc-card-b-branch-office = Succursale
    .the = la Succursale
artifacts-inc-card-b-base-camp = Camp de base
    .the = le Camp de base
artifacts-inc-card-b-pottery-room = Salle des poteries
    .the = la Salle des poteries
artifacts-inc-card-c-museum-wing = Aile de musée
    .the = l’Aile de musée
artifacts-inc-card-c-zeppelin = Zeppelin
    .the = le Zeppelin
artifacts-inc-card-c-research-ship = Navire de recherche
    .the = le Navire de recherche
artifacts-inc-card-c-submarine = Sous-marin
    .the = le Sous-marin
artifacts-inc-card-c-coin-vault = Salle des monnaies
    .the = la Salle des monnaies
artifacts-inc-card-c-university = Université
    .the = l’Université
artifacts-inc-card-c-explorers-club = Club des explora­teurs
    .the = le Club des explorateurs
artifacts-inc-card-c-auction-house = Hôtel des ventes
    .the = l’Hôtel des ventes
artifacts-inc-card-c-film-company = Studio de cinéma
    .the = le Studio de cinéma
artifacts-inc-card-c-grand-exhibition = Grande exposition
    .the = la Grande exposition
artifacts-inc-card-d-hired-adventurers = Aventuriers recrutés
    .the = les Aventuriers recrutés
artifacts-inc-card-d-hired-adventurers-2 = Aventuriers recrutés nº 2
    .the = les Aventuriers recrutés nº 2
artifacts-inc-card-d-hired-adventurers-3 = Aventuriers recrutés nº 3
    .the = les Aventuriers recrutés nº 3
artifacts-inc-card-d-hired-adventurers-4 = Aventuriers recrutés nº 4
    .the = les Aventuriers recrutés nº 4
artifacts-inc-card-e-diving-suit = Scaphandre
    .the = le Scaphandre
artifacts-inc-card-e-diving-suit-2 = Scaphandre nº 2
    .the = le Scaphandre nº 2
artifacts-inc-card-e-diving-suit-3 = Scaphandre nº 3
    .the = le Scaphandre nº 3
artifacts-inc-card-e-diving-suit-4 = Scaphandre nº 4
    .the = le Scaphandre nº 4

artifacts-inc-chart = La réputation au fil de la partie
artifacts-inc-points = { $count ->
    [one] { $count } point de réputation
   *[other] { $count } points de réputation
}

## What happened

artifacts-inc-did-arrange = { $player-is ->
    [you] Vous posez { $list }.
   *[other] { $player } pose { $list }.
}
artifacts-inc-did-roll = { $player-is ->
    [you] Vous lancez les dés : { $dice }.
   *[other] { $player } lance les dés : { $dice }.
}
artifacts-inc-did-roll-contest = { $player-is ->
    [you] Vous lancez
   *[other] { $player } lance
} les dés pour savoir qui commence : { $dice }, soit { $total }.
artifacts-inc-did-roll-contest-won = { $player-is ->
    [you] Vous lancez
   *[other] { $player } lance
} les dés pour savoir qui commence : { $dice }, soit { $total }. { $starter-is ->
    [you] Vous avez le plus haut total et commencez.
   *[other] { $starter } a le plus haut total et commence.
}
artifacts-inc-did-roll-contest-tied = { $player-is ->
    [you] Vous lancez
   *[other] { $player } lance
} les dés pour savoir qui commence : { $dice }, soit { $total }. Plusieurs joueurs sont à égalité au plus haut total : ils relancent les dés.
artifacts-inc-did-reveal = On révèle { $list }.
artifacts-inc-did-place = { $player-is ->
    [you] Vous placez un { $face } sur { $card-the }.
   *[other] { $player } place un { $face } sur { $card-the }.
}
artifacts-inc-did-place-finds = { $player-is ->
    [you] Vous placez un { $face } sur { $card-the } et trouvez { $count ->
        [one] { $artifact-one }
       *[other] { $count } { $artifact-many }
    }.
   *[other] { $player } place un { $face } sur { $card-the } et trouve { $count ->
        [one] { $artifact-one }
       *[other] { $count } { $artifact-many }
    }.
}
artifacts-inc-did-place-earns = { $player-is ->
    [you] Vous placez un { $face } sur { $card-the } et gagnez { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }.
   *[other] { $player } place un { $face } sur { $card-the } et gagne { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }.
}
artifacts-inc-did-dive = { $player-is ->
    [you] Vous plongez.
   *[other] { $player } plonge.
}
artifacts-inc-did-add = { $player-is ->
    [you] Vous ajoutez un { $face } à la plongée.
   *[other] { $player } ajoute un { $face } à la plongée.
}
artifacts-inc-did-descend = { $player-is ->
    [you] Vous descendez.
   *[other] { $player } descend.
}
artifacts-inc-did-add-dives = { $player-is ->
    [you] Vous ajoutez un { $face } et atteignez la carte sous-marine { $number } : { $find }.
   *[other] { $player } ajoute un { $face } et atteint la carte sous-marine { $number } : { $find }.
}
artifacts-inc-did-descend-dives = { $player-is ->
    [you] Vous atteignez la carte sous-marine { $number } : { $find }.
   *[other] { $player } atteint la carte sous-marine { $number } : { $find }.
}
artifacts-inc-did-buy = { $player-is ->
    [you] Vous achetez { $card-the }.
   *[other] { $player } achète { $card-the }.
}
artifacts-inc-did-upgrade = { $player-is ->
    [you] Vous améliorez { $card-the } au niveau 2.
   *[other] { $player } améliore { $card-the } au niveau 2.
}
artifacts-inc-paid = { $dollars ->
    [0] { $scrolls ->
        [0] gratuitement
        [one] pour un parchemin
       *[other] pour { $scrolls } parchemins
    }
    [one] pour { $dollars } dollar{ $scrolls ->
        [0] {""}
        [one] {" "}et un parchemin
       *[other] {" "}et { $scrolls } parchemins
    }
   *[other] pour { $dollars } dollars{ $scrolls ->
        [0] {""}
        [one] {" "}et un parchemin
       *[other] {" "}et { $scrolls } parchemins
    }
}
artifacts-inc-did-buy-pays = { $player-is ->
    [you] Vous achetez
   *[other] { $player } achète
} { $card-the } { artifacts-inc-paid }.
artifacts-inc-did-buy-pays-then = , { $player-is ->
    [you] achetez
   *[other] achète
} { $card-the } { artifacts-inc-paid }
artifacts-inc-did-upgrade-pays = { $player-is ->
    [you] Vous améliorez
   *[other] { $player } améliore
} { $card-the } au niveau 2 { artifacts-inc-paid }.
artifacts-inc-did-upgrade-pays-then = {" "}et { $player-is ->
    [you] améliorez
   *[other] améliore
} { $card-the } au niveau 2 { artifacts-inc-paid }
artifacts-inc-did-decline-then = {" "}et { $player-is ->
    [you] n’achetez
   *[other] n’achète
} rien
artifacts-inc-did-decline = { $player-is ->
    [you] Vous n’achetez rien.
   *[other] { $player } n’achète rien.
}
artifacts-inc-did-lay = { $player-is ->
    [you] Vous posez la carte dans la { $row }.
   *[other] { $player } pose la carte dans la { $row }.
}
artifacts-inc-did-lay-then = {" "}et { $player-is ->
    [you] posez
   *[other] pose
} la carte dans la { $row }
artifacts-inc-did-reveal-then = {"\u202F"}; on révèle { $list }
artifacts-inc-did-add-after-dive = {" "}avec un { $face }
artifacts-inc-did-add-after-add = , un { $face }
artifacts-inc-did-add-dives-after-dive = {" "}avec un { $face } jusqu’à la carte sous-marine { $number } : { $find }
artifacts-inc-did-add-dives-after-add = {" "}et un { $face } jusqu’à la carte sous-marine { $number } : { $find }
artifacts-inc-did-descend-dives-after-dive = {" "}jusqu’à la carte sous-marine { $number } : { $find }
artifacts-inc-did-fill = { $player-is ->
    [you] Vous honorez la commande { $box } du { $museum }.
   *[other] { $player } honore la commande { $box } du { $museum }.
}
artifacts-inc-did-fill-earns = { $player-is ->
    [you] Vous honorez une commande du { $museum } : { $count ->
        [one] { $artifact-one }
       *[other] { $count } { $artifact-many }
    } pour { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }.
   *[other] { $player } honore une commande du { $museum } : { $count ->
        [one] { $artifact-one }
       *[other] { $count } { $artifact-many }
    } pour { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }.
}
artifacts-inc-did-give = { $player-is ->
    [you] Vous donnez { $list }.
   *[other] { $player } donne { $list }.
}
artifacts-inc-did-enough = { $player-is ->
    [you] Vous arrêtez de vendre.
   *[other] { $player } arrête de vendre.
}
artifacts-inc-did-give-earns = { $player-is ->
    [you] Vous donnez { $list } et recevez en tout { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }.
   *[other] { $player } donne { $list } et reçoit en tout { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }.
}
artifacts-inc-did-enough-earns = { $player-is ->
    [you] Vous arrêtez de vendre et recevez en tout { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }.
   *[other] { $player } arrête de vendre et reçoit en tout { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }.
}
artifacts-inc-in-all = { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
# Things of one sort are counted: “2 fossils and a scroll” fills the gap $list.
artifacts-inc-did-arrange-each = { $card-the }
artifacts-inc-did-reveal-each = { $count ->
    [1] { $card-the }
   *[other] { $card-the } ({ $count } exemplaires)
}
artifacts-inc-did-give-each = { $count ->
    [1] { $artifact-one }
   *[other] { $count } { $artifact-many }
}
artifacts-inc-did-give-then = {" "}et { $player-is ->
    [you] donnez
   *[other] donne
} { $list }
artifacts-inc-did-give-earns-then = {" "}et { $player-is ->
    [you] donnez
   *[other] donne
} { $list } pour { artifacts-inc-in-all }
artifacts-inc-did-enough-earns-after-give = {" "}pour { artifacts-inc-in-all } en tout
artifacts-inc-did-fill-earns-then = {" "}et { $player-is ->
    [you] honorez
   *[other] honore
} une commande : { $count ->
    [one] { $artifact-one }
   *[other] { $count } { $artifact-many }
} pour { artifacts-inc-in-all }
artifacts-inc-did-end = { $player-is ->
    [you] Vous finissez votre tour.
   *[other] { $player } finit son tour.
}

## What cannot be done, and why: without a full stop, the paragraph follows

artifacts-inc-cannot-game-over = La partie est finie
artifacts-inc-cannot-chance-acts = Il faut d’abord lancer les dés ou révéler des cartes
artifacts-inc-cannot-arrange-first = Posez d’abord vos cartes de départ
artifacts-inc-cannot-laid-already = Cette carte de départ est déjà dans votre rangée
artifacts-inc-cannot-never-moved = Une carte posée dans une rangée n’est jamais déplacée
artifacts-inc-cannot-nothing-to-lay = Vous n’avez pas de nouvelle carte à poser
artifacts-inc-cannot-lay-first = Posez d’abord la carte que vous avez achetée
artifacts-inc-cannot-place-taken = Une autre de vos cartes s’y trouve déjà
artifacts-inc-cannot-not-adjacent = Une nouvelle carte doit partager un côté avec une de vos cartes
artifacts-inc-cannot-not-your-card = Cette carte n’est pas à vous
artifacts-inc-cannot-other-level = Cette action ne figure pas sur le niveau { $level } de la carte
artifacts-inc-cannot-die-lies-there = Il y a déjà un dé sur cette action
artifacts-inc-cannot-no-such-die = Vous n’avez pas de { $face } à placer
artifacts-inc-cannot-wrong-face = Un { $face } ne remplit pas la condition ; cette action demande { $wanted }
artifacts-inc-cannot-wrong-face-eased = Un { $face } ne remplit pas la condition ; cette action demande { $wanted } : { $printed } d’après la carte, le reste grâce à une carte voisine
artifacts-inc-cannot-nothing-affordable = Avec { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}, vous ne pouvez payer ni carte ni amélioration
artifacts-inc-cannot-nothing-to-sell = Vous n’avez pas d’artefact à vendre
artifacts-inc-cannot-too-few-to-trade = { $give ->
    [one] Vous n’avez pas d’artefact à donner
   *[other] Il vous faut { $give } artefacts à donner
}
artifacts-inc-cannot-no-order-anywhere = Vous ne pouvez honorer de commande dans aucun musée
artifacts-inc-cannot-no-order-in-reach = Vous avez trop peu de { $artifact-many } pour les commandes ouvertes de ce musée
artifacts-inc-cannot-museum-full = Toutes les commandes de ce musée sont honorées
artifacts-inc-cannot-no-purchase-open = Placez d’abord un dé sur une action d’achat
artifacts-inc-cannot-finish-purchase = Choisissez ce que vous achetez, ou renoncez
artifacts-inc-cannot-not-for-sale = Cette carte n’est pas en vente maintenant
artifacts-inc-cannot-no-third-level = Cette carte est déjà au niveau 2
artifacts-inc-cannot-too-dear = Cela coûte { $price ->
    [one] { $price } dollar
   *[other] { $price } dollars
} ; vous en avez { $dollars }
artifacts-inc-cannot-too-dear-discounted = Cela coûte { $price ->
    [one] { $price } dollar
   *[other] { $price } dollars
} : { $full } moins une remise de { $discount } ; vous en avez { $dollars }
artifacts-inc-cannot-no-scroll = { $scrolls ->
    [one] Cela coûte aussi un parchemin
   *[other] Cela coûte aussi { $scrolls } parchemins
}
artifacts-inc-cannot-no-order-open = Placez d’abord un dé sur un musée
artifacts-inc-cannot-fill-first = Choisissez la commande que vous honorez
artifacts-inc-cannot-other-museum = Votre dé se trouve sur un autre musée
artifacts-inc-cannot-no-such-box = Cette face du musée n’a pas cette commande
artifacts-inc-cannot-box-filled = { $seat } a déjà honoré cette commande
artifacts-inc-cannot-too-few-for-order = Cette commande demande { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
} ; vous en avez { $held }
artifacts-inc-cannot-no-sale-open = Placez d’abord un dé là où vous pouvez vendre
artifacts-inc-cannot-finish-sale = Dites d’abord ce que vous donnez
artifacts-inc-cannot-sell-one = Vendez au moins un artefact
artifacts-inc-cannot-give-more = { $left ->
    [one] Donnez encore un artefact
   *[other] Donnez encore { $left } artefacts
}
artifacts-inc-cannot-none-held = Vous n’avez pas de { $artifact-many }
artifacts-inc-cannot-named-in-order = Les artefacts s’annoncent dans l’ordre, et vous avez déjà dépassé les { $artifact-many }
artifacts-inc-cannot-too-few-above = Annoncez d’abord un artefact qui vient avant : à partir des { $artifact-many }, vous en avez trop peu
artifacts-inc-cannot-no-dive-open = Vous n’êtes pas en plongée
artifacts-inc-cannot-finish-dive = Finissez d’abord votre plongée
artifacts-inc-cannot-stack-empty = Il ne reste plus de carte sous-marine
artifacts-inc-cannot-dived-already = Vous avez déjà plongé pendant ce tour
artifacts-inc-cannot-no-die-left = Il ne vous reste plus de dé
artifacts-inc-cannot-sum-too-low = Il vous faut { $wanted } ; la somme de vos dés est { $sum }
artifacts-inc-cannot-sum-too-low-helped = Il vous faut { $wanted } : { $number } moins le bonus de { $help } de vos cartes ({ $cards }) ; la somme de vos dés est { $sum }
artifacts-inc-cannot-dive-with-a-die = Placez au moins un dé pour la plongée
artifacts-inc-cannot-sum-unreached = Il manque encore { $left } à vos dés
artifacts-inc-cannot-dice-in-order = Les dés s’annoncent dans l’ordre croissant, et vous avez déjà dépassé le { $face }
artifacts-inc-cannot-dice-too-low = Annoncez d’abord un dé plus bas : à partir du { $face }, vous ne pouvez pas atteindre les { $left } qu’il vous faut

## On the screen

artifacts-inc-find-pottery = poterie
    .short = pot.
    .shown = une poterie
artifacts-inc-find-doubloons = doublons
    .short = doubl.
    .shown = des doublons
artifacts-inc-find-sunken_city = cité engloutie
    .short = cité
    .shown = une cité engloutie
artifacts-inc-kind-expedition = expédition
    .card = carte expédition
artifacts-inc-kind-building = bâtiment
    .card = carte bâtiment
artifacts-inc-kind-vehicle = véhicule
    .card = carte véhicule
artifacts-inc-kind-crew = équipe
    .card = carte équipe
artifacts-inc-artifact-any = tout type
    .one = un artefact quelconque
    .many = tout type

artifacts-inc-any-die = tout
artifacts-inc-icon = ★{ $reputation }
artifacts-inc-dice-icon = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
artifacts-inc-dollars = { $dollars } $
artifacts-inc-cost = { $dollars } $
artifacts-inc-cost-scroll = { $dollars } $ + { $scrolls ->
    [one] parchemin
   *[other] { $scrolls } parchemins
}
artifacts-inc-deed-find = +1 { $artifact }
artifacts-inc-deed-buy = { $discount ->
    [0] acheter
   *[other] acheter, −{ $discount } $
}
artifacts-inc-deed-gain = +{ $dollars } $
artifacts-inc-deed-gain-per-adjacent = +{ $dollars } $, +{ $each } $/{ $kind } adj. (≤{ $most })
artifacts-inc-deed-gain-per-underwater = +{ $dollars } $, +{ $each } $/carte sous-marine (≤{ $most })
artifacts-inc-deed-sell_any = vendre de tout, +{ $dollars } $
artifacts-inc-deed-sell_museum = { $dollars ->
    [0] toute commande
   *[other] toute commande, +{ $dollars } $
}
artifacts-inc-deed-trade = { $give ->
    [one] artefact
   *[other] { $give } artefacts
} → { $dollars } $
artifacts-inc-boon-rep_adjacent = ★{ $amount }/{ $kind } adj. (≤{ $most })
artifacts-inc-boon-rep_adjacent-named = ★{ $amount } si adj. { $named }
artifacts-inc-boon-rep_find = ★{ $amount }/{ $find }
artifacts-inc-boon-ease_adjacent = { $kind } adj. : dé ±{ $amount }
artifacts-inc-boon-extra_find_adjacent = trouvailles adj. avec [{ $die }] : +{ $amount }
artifacts-inc-boon-sale_plus = cmdes { $artifact-many } : +{ $amount } $
artifacts-inc-boon-dive_plus = plongées +{ $amount }

artifacts-inc-level = niveau { $level } ★{ $reputation }{ $dice ->
    [0] {""}
    [one] {" "}· { $dice } dé
   *[other] {" "}· { $dice } dés
}
artifacts-inc-die-placed = ({ $die }) { $does }
artifacts-inc-row-top-short = haut
artifacts-inc-row-bottom-short = bas

artifacts-inc-is-over = La partie est finie ; les majorités des musées sont attribuées.
artifacts-inc-setting-up = Mise en place : le marché, le joueur qui commence et les cartes de départ.
artifacts-inc-dice-of = Dés { $player-begins ->
    [vowel] d’{ $player }
   *[other] de { $player }
} :
artifacts-inc-no-dice = plus aucun
artifacts-inc-dice-placed = ({ $dice ->
    [one] { $dice } placé
   *[other] { $dice } placés
})
artifacts-inc-end-at = la partie finit avec la manche où quelqu’un atteint ★{ $reputation }
artifacts-inc-end-quiet = personne n’avance : la partie finit { $turns ->
    [0] avec ce tour
    [one] avec le prochain tour
   *[other] dans { $turns } tours
}
artifacts-inc-end-reached = DERNIÈRE MANCHE : quelqu’un a atteint ★{ $reputation }
artifacts-inc-public-heading = cartes publiques
artifacts-inc-die-heading = dé
artifacts-inc-pays-heading = rapporte
artifacts-inc-boxes-heading = commandes : taille ou joueur
artifacts-inc-majority-heading = majorité
artifacts-inc-museum-short = musée des { $artifact-many }
artifacts-inc-museum-pays = taille +{ $bonus } $
artifacts-inc-collectors = collectionneurs privés
artifacts-inc-collectors-pay = { $each } $ chacun, +{ $more } $/type
artifacts-inc-guide = travail de guide
artifacts-inc-underwater = plongée : carte suivante { $number }, { $find }
artifacts-inc-nothing-underwater = plongée : plus aucune carte
artifacts-inc-underwater-left = reste { $cards }
artifacts-inc-dive-need = dés : somme de { $number } ou plus
artifacts-inc-pile-heading = pile
artifacts-inc-pile = { $pile } +{ $cards }
artifacts-inc-card-heading = en vente
artifacts-inc-cost-heading = coût
artifacts-inc-level-heading = niveau { $level }
artifacts-inc-dollars-heading = $
artifacts-inc-reputation-heading = ★
artifacts-inc-dice-heading = dés
artifacts-inc-artifacts-heading = { $artifact-many }
artifacts-inc-finds-heading = { $find-short }
artifacts-inc-cards-heading = cartes (² niveau 2)
artifacts-inc-first-mark = {" "}◆

artifacts-inc-asked-arranging = Posez vos cartes de départ en une rangée, de gauche à droite ; la dernière se pose d’elle-même.
artifacts-inc-asked-buying = Achetez une carte, améliorez une des vôtres, ou renoncez{ $stake ->
    [0] .
   *[other] {" "}({ $stake } $ de moins).
}
artifacts-inc-asked-laying = Où va « { $card } » ? Les emplacements libres portent leur numéro.
artifacts-inc-asked-ordering = Quelle commande honorez-vous ?
artifacts-inc-asked-selling = Donnez les artefacts un par un ; déjà donné : { $sold } pour { $pay } $.
artifacts-inc-asked-trading = Donnez encore { $left ->
    [one] un artefact
   *[other] { $left } artefacts
} pour { $stake } $.
artifacts-inc-asked-diving = { $left ->
    [0] La somme est atteinte : descendez. D’autres dés seraient perdus.
   *[other] Ajoutez des dés, les plus bas d’abord : il manque encore { $left }.
}

artifacts-inc-finds-now = { $count ->
    [one] { $artifact-one }
   *[other] { $count } { $artifact-many }
}
artifacts-inc-gains = +{ $dollars } $
artifacts-inc-sells-any = (vendre des artefacts)
artifacts-inc-fills-order = (vendre des { $artifact-many })
artifacts-inc-reputation-gain = +★{ $reputation }
artifacts-inc-order = { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
} → +{ $dollars } $
artifacts-inc-you-have = (vous en avez { $count })
artifacts-inc-still-needs = { $number ->
    [0] (assez)
   *[other] (il manquera { $number })
}
artifacts-inc-ends-turn = { $dice ->
    [0] (votre tour)
    [one] (votre tour ; un dé inutilisé)
   *[other] (votre tour ; { $dice } dés inutilisés)
}
artifacts-inc-dive-remark = (dés pour { $number } ou plus)
artifacts-inc-decline-remark = (ne rien acheter)
artifacts-inc-enough-remark = (arrêter de vendre)
artifacts-inc-descend-remark = (prendre la carte sous-marine)

## On the screen of a browser

artifacts-inc-needs-any = un dé quelconque
artifacts-inc-needs-exactly = un { $face }
artifacts-inc-needs-up = un { $face } ou plus
artifacts-inc-needs-down = un { $face } ou moins
artifacts-inc-needs-one-of = un dé parmi { $faces }

artifacts-inc-brings-find = trouver { $artifact-one }
artifacts-inc-brings-buy = { $discount ->
    [0] acheter ou améliorer une carte
    [one] acheter ou améliorer une carte pour { $discount } dollar de moins
   *[other] acheter ou améliorer une carte pour { $discount } dollars de moins
}
artifacts-inc-brings-gain = gagner { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
artifacts-inc-brings-gain-adjacent = gagner { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}, et { $each } de plus pour chaque { $kind-card } adjacente ({ $most ->
    [one] une
   *[other] { $most }
} au plus)
artifacts-inc-brings-gain-underwater = gagner { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}, et { $each } de plus pour chacune de vos cartes sous-marines ({ $most ->
    [one] une
   *[other] { $most }
} au plus)
artifacts-inc-brings-sell-any = { $extra ->
    [0] vendre des artefacts au choix comme aux Collectionneurs privés
    [one] vendre des artefacts au choix comme aux Collectionneurs privés, pour { $extra } dollar de plus
   *[other] vendre des artefacts au choix comme aux Collectionneurs privés, pour { $extra } dollars de plus
}
artifacts-inc-brings-sell-museum = { $extra ->
    [0] honorer une commande ouverte de n’importe quel musée
    [one] honorer une commande ouverte de n’importe quel musée, pour { $extra } dollar de plus
   *[other] honorer une commande ouverte de n’importe quel musée, pour { $extra } dollars de plus
}
artifacts-inc-brings-trade = { $give ->
    [one] donner un artefact
   *[other] donner { $give } artefacts
} pour { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
artifacts-inc-brings-fill = honorer une commande de { $artifact-many }

artifacts-inc-is-rep-adjacent = +{ $each ->
    [one] { $each } point de réputation
   *[other] { $each } points de réputation
} pour chaque { $kind-card } adjacente ({ $most ->
    [one] une
   *[other] { $most }
} au plus).
# The name of a card that such a bonus counts.
artifacts-inc-named-Desert-Expedition = Expédition au désert
artifacts-inc-is-rep-named = +{ $each ->
    [one] { $each } point de réputation
   *[other] { $each } points de réputation
} pour chaque carte adjacente « { $named } » ({ $most ->
    [one] une
   *[other] { $most }
} au plus).
artifacts-inc-is-rep-find = +{ $each ->
    [one] { $each } point de réputation
   *[other] { $each } points de réputation
} pour chacune de vos cartes sous-marines qui montre { $find-shown }.
artifacts-inc-is-ease = Un dé sur une { $kind-card } adjacente peut compter jusqu’à { $by } de plus ou de moins.
artifacts-inc-is-extra-find = Une expédition adjacente trouve un artefact de plus avec { $die }.
artifacts-inc-is-sale-plus = +{ $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} pour chaque commande de { $artifact-many } que vous honorez dans un musée.
artifacts-inc-is-dive-plus = Les dés de vos plongées comptent { $number } de plus.

artifacts-inc-shows-reputation = { $reputation ->
    [0] Aucune réputation.
    [one] { $reputation } point de réputation.
   *[other] { $reputation } points de réputation.
}
artifacts-inc-shows-dice = { $dice ->
    [one] { $dice } aventurier : un dé à chacun de vos lancers.
   *[other] { $dice } aventuriers : { $dice } dés à chacun de vos lancers.
}
artifacts-inc-action-line = Avec { $die } : { $does }.
artifacts-inc-costs-again = L’amélioration coûte encore une fois ce prix.
artifacts-inc-costs = Coûte { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.
artifacts-inc-costs-scroll = Coûte { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} et { $scrolls ->
    [one] un parchemin
   *[other] { $scrolls } parchemins
}.
artifacts-inc-sheet-kind = { $pile ->
    [S] Carte de départ, { $kind } ; seule son amélioration a un prix.
   *[other] Type { $pile }, { $kind }.
}

artifacts-inc-slot = { $card }, place pour un dé : { $needs } ; { $does }
artifacts-inc-slot-covered = { $card }, place couverte par un { $face } : { $does }
artifacts-inc-card-label = { $card }, niveau { $level }, { $reputation ->
    [one] { $reputation } point de réputation
   *[other] { $reputation } points de réputation
}
artifacts-inc-upgrade-label = Améliorer { $card-the } au niveau 2. { $cost }
artifacts-inc-market-label = { $card }, en vente. { $cost }
artifacts-inc-market-new = { $card }, carte achetée à poser
artifacts-inc-lay-label = La poser ici : { $row }{ $side ->
    [left] , à gauche de « { $card } »
    [right] , à droite de « { $card } »
    [above] , au-dessus de « { $card } »
    [below] , au-dessous de « { $card } »
   *[other] {""}
}
artifacts-inc-lay-gain = { $text } ; { $gain ->
    [0] pas de réputation en plus
    [one] +{ $gain } point de réputation
   *[other] +{ $gain } points de réputation
}
artifacts-inc-arrange-why = Choisissez vos quatre cartes de départ dans l’ordre, de gauche à droite. Une carte posée ne bouge plus, et beaucoup de cartes agissent sur leurs voisines d’à côté, d’au-dessus et d’au-dessous. En ombré : le niveau 2 de la carte.
artifacts-inc-arrange-label = Poser ensuite { $card-the }
artifacts-inc-arranged-label = { $card } est à la place { $rank }
artifacts-inc-die-label = Dé qui montre { $face }
artifacts-inc-fill-label = Honorer cette commande : { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
} pour { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
artifacts-inc-box-open = Commande ouverte : { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
} pour { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
artifacts-inc-box-filled = Commande honorée, { $size ->
    [one] { $artifact-one }
   *[other] { $size } { $artifact-many }
} : { $name }
artifacts-inc-museum-label = { $card }, { $bonus ->
    [one] { $bonus } dollar
   *[other] { $bonus } dollars
} de plus pour chaque commande
artifacts-inc-museum-tip = Une commande rapporte 1 dollar par artefact demandé ({ $artifact-many }), et { $bonus } de plus.
artifacts-inc-collectors-tip = vendre des artefacts au choix : { $each ->
    [one] { $each } dollar
   *[other] { $each } dollars
} chacun, et { $more } de plus pour chaque type après le premier
artifacts-inc-guide-tip = gagner { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
artifacts-inc-majority-nobody = Majorité ({ $reputation ->
    [one] { $reputation } point de réputation
   *[other] { $reputation } points de réputation
}) : personne ne l’a encore
artifacts-inc-majority-holder = Majorité ({ $reputation ->
    [one] { $reputation } point de réputation
   *[other] { $reputation } points de réputation
}) : { $name } l’a avec { $cubes ->
    [one] une commande
   *[other] { $cubes } commandes
}
artifacts-inc-pile-of = Pile { $pile } : { $cards ->
    [0] plus aucune carte
    [one] encore une carte
   *[other] encore { $cards } cartes
} face cachée
artifacts-inc-market = Cartes en vente
artifacts-inc-publics = Musées et autres cartes publiques
artifacts-inc-sea-top = Carte sous-marine { $number } : { $find }
artifacts-inc-sea-left = { $cards ->
    [one] La dernière carte de la pile.
   *[other] Il reste { $cards } cartes dans la pile.
} { $help ->
    [0] Aucune de vos cartes ne vous aide à plonger.
   *[other] Vos cartes ajoutent { $help } à vos dés.
}
artifacts-inc-sea-empty = Il ne reste plus de carte sous-marine.
artifacts-inc-dive-button = Plonger { $number }+
artifacts-inc-track-label = Réputation : { $told }
artifacts-inc-track-seat = { $name } { $reputation }
artifacts-inc-tray = Dés { $name-begins ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
artifacts-inc-tabs = Parties de la table
artifacts-inc-tab-mine = Mon jeu
artifacts-inc-tab-market = Marché
artifacts-inc-tab-museums = Musées
artifacts-inc-tab-players = Joueurs
artifacts-inc-rows-of = Société { $name-begins ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
artifacts-inc-close-rows = Fermer
artifacts-inc-goes-first = a commencé
artifacts-inc-player-label = { $name } : { $reputation ->
    [one] { $reputation } point de réputation
   *[other] { $reputation } points de réputation
}{ $ahead ->
    [true] , en tête
   *[other] {""}
}, { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Afficher ses cartes en grand
artifacts-inc-tip-dollars = Dollars
artifacts-inc-tip-reputation = Réputation
artifacts-inc-tip-dice = Dés du prochain lancer
artifacts-inc-has-dollars = { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
artifacts-inc-reputation-parts = { $icons } sur les cartes, { $bonuses } grâce aux bonus, { $dives } grâce aux cartes sous-marines{ $majorities ->
    [0] {""}
   *[other] , { $majorities } grâce aux majorités
}
artifacts-inc-has-reputation = { $reputation ->
    [one] { $reputation } point de réputation
   *[other] { $reputation } points de réputation
}
artifacts-inc-has-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} au prochain lancer
artifacts-inc-has-artifacts = { $count ->
    [0] pas de { $artifact }
    [one] { $artifact-one }
   *[other] { $count } { $artifact-many }
}
artifacts-inc-has-finds = cartes sous-marines avec { $find } : { $count }
artifacts-inc-picks-selling = Ce que vous vendez
artifacts-inc-picks-trading = Ce que vous donnez
artifacts-inc-picks-diving = Dés de la plongée
artifacts-inc-pick-more = Ajouter { $artifact-one }
artifacts-inc-pick-less = Retirer { $artifact-one }

artifacts-inc-ask-arrange = { $place ->
    [1] Quelle carte de départ vient en premier, à gauche de votre rangée ?
    [2] Quelle carte vient en deuxième, à sa droite ?
   *[other] Quelle carte vient en troisième ? La dernière se pose d’elle-même.
}
artifacts-inc-look-around = Montrer le marché et les musées
artifacts-inc-look-closer = Masquer le marché et les musées
artifacts-inc-ask-place = Choisissez un dé, ou une place pour un dé.
artifacts-inc-ask-where = Où va le { $face } ? Les places en surbrillance l’acceptent.
artifacts-inc-ask-die = Quel dé va sur « { $card } » ?
artifacts-inc-ask-nothing = Aucun de vos dés ne peut plus servir.
artifacts-inc-ask-end = Tous les dés sont placés.
artifacts-inc-ask-lay = Où va « { $card } » ? Choisissez un emplacement dans vos rangées.
artifacts-inc-ask-sell = Combien en vendez-vous de chaque type ?
artifacts-inc-ask-trade = { $count ->
    [one] Quel artefact donnez-vous ?
   *[other] Quels { $count } artefacts donnez-vous ? ({ $picked ->
        [one] { $picked } choisi
       *[other] { $picked } choisis
    })
}
artifacts-inc-ask-dive = Choisissez des dés dont la somme fait { $number } ou plus.
artifacts-inc-dive-enough = La somme de vos dés est { $sum } : cela suffit.
artifacts-inc-ask-confirm = Est-ce bien ce que vous voulez ?
artifacts-inc-ask-unused = { $dice ->
    [one] Un dé n’a pas
   *[other] { $dice } dés n’ont pas
} encore servi. Finir quand même votre tour ?
artifacts-inc-ask-game-over = Cela finit la partie ; les musées attribuent ensuite leurs majorités.
artifacts-inc-ask-chance = Les dés roulent, des cartes sont révélées…
artifacts-inc-waits = { $name } joue.
artifacts-inc-waits-arranging = { $name } pose ses cartes de départ.
artifacts-inc-do-it = Valider
artifacts-inc-finish-sale = Vendre pour { $dollars } $
artifacts-inc-finish-dive = Plonger avec ces dés
artifacts-inc-decline-button = Ne rien acheter
artifacts-inc-end-button = Finir le tour
artifacts-inc-end-button-last = Finir mon dernier tour
artifacts-inc-end-button-game = Finir la partie

artifacts-inc-ahead = en tête
artifacts-inc-standing = Les joueurs
artifacts-inc-artifacts-name = Artefacts et trouvailles
artifacts-inc-not-laid-out = n’a pas encore posé ses cartes de départ
artifacts-inc-lays-out-later = Les cartes de départ { $name-begins ->
    [vowel] d’{ $name }
   *[other] de { $name }
} seront posées ici.
artifacts-inc-goal = Quand quelqu’un a { $reputation ->
    [one] { $reputation } point de réputation
   *[other] { $reputation } points de réputation
}, on termine la manche, puis la partie est finie.
artifacts-inc-goal-quiet = Si personne n’achète de carte ni ne gagne de réputation, la partie finit { $turns ->
    [0] avec ce tour
    [one] avec le prochain tour
   *[other] dans { $turns } tours
}.
artifacts-inc-goal-reached = Quelqu’un a { $reputation ->
    [one] { $reputation } point de réputation
   *[other] { $reputation } points de réputation
} : c’est la dernière manche.
artifacts-inc-row-spare = rangée du bas : encore vide, de nouvelles cartes peuvent aussi venir ici
artifacts-inc-more-above = ↑ { $places ->
    [one] { $places } autre
   *[other] { $places } autres
}
artifacts-inc-more-below = ↓ { $places ->
    [one] { $places } autre
   *[other] { $places } autres
}
artifacts-inc-pick-everything = Tout
artifacts-inc-more-left = ← { $cards ->
    [one] { $cards } autre
   *[other] { $cards } autres
}
artifacts-inc-more-right = { $cards ->
    [one] { $cards } autre
   *[other] { $cards } autres
} →
artifacts-inc-level-now = Niveau { $level }, { $kind }.
artifacts-inc-place-here = Placer le { $face } ici
artifacts-inc-upgrade-button = Améliorer pour { $dollars } { $dollars ->
    [one] dollar
   *[other] dollars
}{ $scrolls ->
    [0] {""}
    [one] {" "}et un parchemin
   *[other] {" "}et { $scrolls } parchemins
}
artifacts-inc-die-idle = Aucune action libre n’accepte un { $face } maintenant (§2.5).
artifacts-inc-no-die-left = Tous vos dés sont placés (§2.3).
artifacts-inc-only-watching = Vous regardez ; seuls les joueurs décident (§2.1).
artifacts-inc-not-now = Cela n’est pas possible ici maintenant (§2.1).

artifacts-inc-legend = Signification des symboles
artifacts-inc-legend-button = Symboles
artifacts-inc-legend-cue = Gardez le doigt sur une carte, ou laissez-y la souris, pour lire ce qu’elle fait.
artifacts-inc-cue = Gardez le doigt sur une carte pour lire ce qu’elle fait.
artifacts-inc-sign-star = réputation
artifacts-inc-sign-adventurer = aventuriers : le nombre de dés que vous lancez
artifacts-inc-sign-coin = dollars
artifacts-inc-sign-any = un artefact de n’importe quel type
artifacts-inc-sign-deed = acheter une carte, ou en améliorer une ; −1 $ : pour un dollar de moins
artifacts-inc-sign-temple = une commande d’un musée ; +2 $ : elle rapporte deux dollars de plus
artifacts-inc-sign-sell = vendre des artefacts au choix comme aux Collectionneurs privés ; +2 $ : deux dollars de plus pour l’ensemble
artifacts-inc-sign-dive = plongée ; +2 : vos dés comptent deux de plus
artifacts-inc-sign-raise = ce que coûte l’amélioration de la carte au niveau 2
artifacts-inc-sign-die = la place d’un dé et ce qu’il doit montrer : n’importe quelle face, exactement 4, 4 ou plus, 4 ou moins, 1 ou 3
artifacts-inc-sign-beside = pour chaque carte de ce genre à côté, au-dessus ou au-dessous ; ≤2 : deux au plus
artifacts-inc-sign-ease = les dés placés sur ces cartes voisines peuvent compter jusqu’à deux de plus ou de moins
artifacts-inc-sign-artifacts = fossile, parchemin, statue, gemme
artifacts-inc-sign-finds = sur les cartes sous-marines : poterie, doublons, cité engloutie
artifacts-inc-sign-kinds = genres de cartes : expédition, bâtiment, véhicule, équipe

artifacts-inc-score-what = Ce qui compte
artifacts-inc-score-icons = Sur les cartes
artifacts-inc-score-bonuses = Bonus des cartes
artifacts-inc-score-dives = Cartes sous-marines
artifacts-inc-score-museum = { $card }
artifacts-inc-score-majority = majorité
artifacts-inc-score-cubes = { $cubes ->
    [one] { $cubes } commande
   *[other] { $cubes } commandes
}
artifacts-inc-score-highest = { $cubes ->
    [one] { $cubes } commande
   *[other] { $cubes } commandes
}, case la plus haute
artifacts-inc-score-total = Réputation
artifacts-inc-score-dollars = Dollars (si égalité)

artifacts-inc-move-arrange = Poser { $card-the }
artifacts-inc-move-place = Placer un { $face } sur { $card-the }{ $action ->
    [1] {""}
   *[other] , action { $action }
}
artifacts-inc-move-place-at = Placer un { $face } sur { $card-the } ({ $die })
artifacts-inc-move-dive = Plonger
artifacts-inc-move-add = Ajouter un { $face } à la plongée
artifacts-inc-move-descend = Plonger avec ces dés
artifacts-inc-move-buy = Acheter { $card-the }
artifacts-inc-move-upgrade = Améliorer { $card-the }
artifacts-inc-move-decline = Ne rien acheter
artifacts-inc-move-lay = Poser la carte dans la { $row }, colonne { $column } (les cartes de départ sont dans les colonnes 0 à 3)
artifacts-inc-twin-top = { $text } (rangée du haut, place { $number } en partant de la gauche)
artifacts-inc-twin-bottom = { $text } (rangée du bas, place { $number } en partant de la gauche)
artifacts-inc-move-fill = Honorer la commande de la case { $box } du { $museum }
artifacts-inc-move-fill-size = Honorer la commande de { $size } du { $museum }{ $box ->
    [0] {""}
   *[other] , case { $box }
}
artifacts-inc-move-give = Donner { $artifact-one }
artifacts-inc-move-enough = Arrêter de vendre
artifacts-inc-move-end = Finir le tour
