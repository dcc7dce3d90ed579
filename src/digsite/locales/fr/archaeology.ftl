# Archaeology: The Card Game.

archaeology-title = Archaeology : Le jeu de cartes

## Words

archaeology-kind-shard = tesson
    .one = un tesson
    .many = tessons
archaeology-kind-parchment = parchemin
    .one = un parchemin
    .many = parchemins
archaeology-kind-coin = pièce
    .one = une pièce
    .many = pièces
archaeology-kind-talisman = talisman
    .one = un talisman
    .many = talismans
archaeology-kind-cup = coupe
    .one = une coupe
    .many = coupes
# A map is a “plan”: “carte” is the word for a card.
archaeology-kind-map = plan
    .one = un plan
    .many = plans
archaeology-kind-mask = masque
    .one = un masque
    .many = masques

archaeology-chamber-small = petite chambre
    .short = petite
archaeology-chamber-medium = chambre moyenne
    .short = moyenne
archaeology-chamber-large = grande chambre
    .short = grande

-order-of-kinds = tesson, parchemin, pièce, talisman, coupe, plan, masque

## What happened

archaeology-did-deal = { $player-is ->
    [you] Vous recevez { $list }.
   *[other] { $player } reçoit { $list }.
}
archaeology-did-deal-hidden = { $player } reçoit { $list }.
archaeology-did-deal-table = Le marché reçoit { $list }.
archaeology-did-start = { $seat-is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
archaeology-did-dig = { $player-is ->
    [you] Vous déterrez { $kind-one }.
   *[other] { $player } déterre { $kind-one }.
}
archaeology-did-dig-hidden = { $player } déterre un trésor.
archaeology-did-dig-thief = { $player-is ->
    [you] Vous tombez sur un voleur.
   *[other] { $player } tombe sur un voleur.
}
archaeology-did-dig-sandstorm = { $player-is ->
    [you] Vous déclenchez une tempête de sable !
   *[other] { $player } déclenche une tempête de sable !
}
archaeology-did-rob = { $player-is ->
    [you] Vous dévalisez { $seat }.
   *[other] { $player } { $seat-is ->
        [you] vous dévalise
       *[other] dévalise { $seat }
    }.
}
archaeology-did-steal = { $player-is ->
    [you] Vous volez { $kind-one }.
   *[other] { $player } vole { $kind-one }.
}
archaeology-did-steal-hidden = { $player } vole une carte.
archaeology-did-rob-after-dig = , { $player-is ->
    [you] dévalisez { $seat }
   *[other] { $seat-is ->
        [you] vous dévalise
       *[other] dévalise { $seat }
    }
}
archaeology-did-steal-after-rob = {" "}et { $player-is ->
    [you] volez
   *[other] vole
} { $kind-one }
archaeology-did-steal-hidden-after-rob = {" "}et vole une carte
archaeology-did-take-after-offer = {" "}et { $player-is ->
    [you] prenez
   *[other] prend
} { $list }
archaeology-did-close-after-take = {""}
archaeology-did-find-after-explore = {" "}et { $player-is ->
    [you] trouvez
   *[other] trouve
} { $list }
archaeology-did-find-hidden-after-explore = {" "}et trouve { $list }
# Things of one sort are counted: “2 shards and a coin” fills the gap $list.
archaeology-counted = { $count ->
    [1] { $kind-one }
   *[other] { $count } { $kind-many }
}
archaeology-did-deal-each = { archaeology-counted }
archaeology-did-deal-hidden-each = { $count ->
    [1] une carte
   *[other] { $count } cartes
}
archaeology-did-discard-each = { archaeology-counted }
archaeology-did-offer-each = { archaeology-counted }
archaeology-did-take-each = { archaeology-counted }
archaeology-did-find-each = { archaeology-counted }
archaeology-did-find-hidden-each = { $count ->
    [1] un trésor
   *[other] { $count } trésors
}
archaeology-did-end-pass = { $player-is ->
    [you] Vous passez.
   *[other] { $player } passe.
}
archaeology-did-discard = { $player-is ->
    [you] La tempête de sable vous prend { $list }.
   *[other] La tempête de sable prend { $list } à { $player }.
}
archaeology-did-offer = { $player-is ->
    [you] Vous proposez { $list }.
   *[other] { $player } propose { $list }.
}
archaeology-did-take = { $player-is ->
    [you] Vous prenez { $list }.
   *[other] { $player } prend { $list }.
}
archaeology-did-close = { $player-is ->
    [you] Vous concluez l’échange.
   *[other] { $player } conclut l’échange.
}
archaeology-did-explore = { $player-is ->
    [you] Vous explorez la { $chamber }.
   *[other] { $player } explore la { $chamber }.
}
archaeology-did-find = { $player-is ->
    [you] Vous trouvez { $list }.
   *[other] { $player } trouve { $list }.
}
archaeology-did-find-hidden = { $player } trouve { $list }.
archaeology-did-sell = { $player-is ->
    [you] Vous vendez { $size ->
        [1] { $kind-one }
       *[other] { $size } { $kind-many }
    } pour { $price }.
   *[other] { $player } vend { $size ->
        [1] { $kind-one }
       *[other] { $size } { $kind-many }
    } pour { $price }.
}
archaeology-did-end = { $player-is ->
    [you] Vous finissez votre tour.
   *[other] { $player } finit son tour.
}

## What cannot be done, and why: without a full stop, the paragraph follows

archaeology-trade-back = au cours d’un même tour, ce que vous avez pris dans un échange ne peut plus être proposé, et ce que vous avez proposé ne peut plus être pris, sauf si vous avez exploré une chambre entre-temps

archaeology-cannot-game-over = La partie est finie : plus personne n’a de carte en main
archaeology-cannot-chance-acts = Il faut d’abord piocher une carte
archaeology-cannot-thief-first = Choisissez d’abord qui le voleur dévalise
archaeology-cannot-no-such-player = Ce joueur n’est pas à cette table
archaeology-cannot-rob-yourself = Vous ne pouvez pas vous dévaliser vous-même
archaeology-cannot-nothing-to-steal = Il n’y a rien à voler : { $seat } n’a pas de carte en main
archaeology-cannot-sandstorm-first = La tempête de sable d’abord : vous devez encore perdre { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
archaeology-cannot-not-held = Vous n’avez pas de { $kind } en main
archaeology-cannot-named-in-order = Les cartes s’annoncent dans l’ordre { -order-of-kinds }, et il est maintenant trop tard pour les { $kind-many }
archaeology-cannot-too-few-above = Les cartes s’annoncent dans l’ordre { -order-of-kinds } : vous devez encore perdre { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}, et à partir de « { $kind } » vous n’en avez plus assez
archaeology-cannot-already-taking = Vous prenez déjà des cartes au marché : vous ne pouvez plus rien poser dans cet échange
archaeology-cannot-taken-this-turn = Vous avez pris des { $kind-many } pendant ce tour : { archaeology-trade-back }
archaeology-cannot-offered-this-turn = Vous avez proposé des { $kind-many } pendant ce tour : { archaeology-trade-back }
archaeology-cannot-nothing-in-reach = Dans un échange, il faut prendre au moins une carte, et rien au marché n’est à votre portée avec { $kind-one } et ce que vous pourriez poser ensuite
archaeology-cannot-market-empty = Le marché est vide : il n’y a rien à prendre
archaeology-cannot-nothing-else-in-market = Il n’y a rien à prendre au marché contre { $kind-one } : vous ne pouvez pas prendre une sorte que vous proposez pendant ce tour
archaeology-cannot-lower-kinds-first = Les cartes s’annoncent dans l’ordre { -order-of-kinds } : posez d’abord les cartes qui viennent avant « { $kind } », sinon rien au marché n’est à portée
archaeology-cannot-not-in-market = Il n’y a pas de { $kind } au marché
archaeology-cannot-offer-first = Proposez d’abord des cartes de votre main, puis prenez { $kind-one }
archaeology-cannot-nothing-to-offer = Vous n’avez en main aucune carte à proposer contre { $kind-one }
archaeology-cannot-hand-too-poor = { $kind-one } a une valeur d’échange de { $value }, et tout ce que vous pouvez proposer pendant ce tour vaut { $balance }
archaeology-cannot-too-dear = { $kind-one } a une valeur d’échange de { $value }, et il vous reste { $balance } sur ce que vous avez posé
archaeology-cannot-nothing-taken = Un échange ne se conclut que si au moins une carte a été prise
archaeology-cannot-finish-trade = Concluez d’abord votre échange
archaeology-cannot-no-trade-open = Vous n’avez pas d’échange en cours
archaeology-cannot-explored-already = { $seat-is ->
    [you] Vous avez déjà exploré cette chambre
   *[other] { $seat } a déjà exploré cette chambre
}
archaeology-cannot-too-few-maps = Cette chambre demande { $maps ->
    [one] un plan
   *[other] { $maps } plans
}, et vous { $held ->
    [0] n’en avez pas
    [one] en avez un
   *[other] en avez { $held }
}
archaeology-cannot-set-too-large = Une série de { $kind-many } compte au plus { $largest ->
    [one] une carte
   *[other] { $largest } cartes
}
archaeology-cannot-too-few-held = Vous avez seulement { $held ->
    [one] { $kind-one }
   *[other] { $held } { $kind-many }
} en main
archaeology-cannot-must-sell = Tout le monde a passé, à commencer par vous : vendez au moins une carte avant de finir votre tour
archaeology-cannot-no-sandstorm = On ne perd des cartes que lors d’une tempête de sable
archaeology-cannot-no-thief = On ne dévalise quelqu’un qu’en tombant sur un voleur

## On the screen

archaeology-kind-heading = trésor
archaeology-market-heading = marché
archaeology-trading-heading = échange
archaeology-hand-heading = en main
archaeology-worth-heading = vente
archaeology-more-heading = 1 de plus
archaeology-full-heading = meilleure série
archaeology-cards-heading = main
archaeology-known-heading = cartes connues
archaeology-sold-heading = séries vendues
archaeology-money-heading = argent
archaeology-full = { $size } pour { $price }
archaeology-set = { $count ->
    [1] { $size ->
        [1] { $size } { $kind }
       *[other] { $size } { $kind-many }
    }
   *[other] { $count }×({ $size ->
        [1] { $size } { $kind }
       *[other] { $size } { $kind-many }
    })
}
archaeology-site = Site de fouilles
archaeology-buried = { $cards ->
    [0] vide : phase finale, vendez ce que vous avez en main
    [one] une carte
   *[other] { $cards } cartes
}
archaeology-hazards = { $thieves ->
    [0] { $sandstorms ->
        [0] sans voleur ni tempête de sable
        [one] sans voleur, avec une tempête de sable
       *[other] sans voleur, avec { $sandstorms } tempêtes de sable
    }
    [one] { $sandstorms ->
        [0] avec un voleur, sans tempête de sable
        [one] avec un voleur et une tempête de sable
       *[other] avec un voleur et { $sandstorms } tempêtes de sable
    }
   *[other] { $sandstorms ->
        [0] avec { $thieves } voleurs, sans tempête de sable
        [one] avec { $thieves } voleurs et une tempête de sable
       *[other] avec { $thieves } voleurs et { $sandstorms } tempêtes de sable
    }
}
archaeology-pyramid = Pyramide
archaeology-chambers = cartes :{" "}
archaeology-closed-chamber = { $chamber-short } { $cards } pour { $maps ->
    [one] { $maps } plan
   *[other] { $maps } plans
}
archaeology-open-chamber = { $chamber-short } ✓ { $seat }
archaeology-balance = Échange en cours : il reste { $balance } à dépenser
archaeology-losing = Tempête de sable : { $cards ->
    [one] encore une carte à perdre
   *[other] encore { $cards } cartes à perdre
}
archaeology-robbing = Voleur : qui dévalisez-vous ?
archaeology-must-sell = Tout le monde a passé : vendez au moins une carte

archaeology-kind-name = { $kind }
archaeology-market-name = Marché
archaeology-hand-name = Votre main
archaeology-prices-name = Prix au musée
archaeology-scale-name = Échange
archaeology-scale-idle = choisissez des cartes à échanger
archaeology-points = { $count } $
archaeology-chart = L’argent au fil de la partie
archaeology-money-name = Argent
archaeology-thief-name = Voleur
archaeology-storm-name = Tempête de sable
archaeology-chamber-name = La { $chamber }
archaeology-cards-here = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
archaeology-cards-left = { $cards ->
    [0] carte restante : phase finale
    [one] carte restante
   *[other] cartes restantes
}
archaeology-pile-label = { $kind }, { $cards } { $place ->
    [market] au marché
   *[hand] dans votre main
}, valeur d’échange { $value }.
archaeology-pick-offer = Poser { $kind-one } sur la balance.
archaeology-pick-take = Prendre { $kind-one }.
archaeology-pick-discard = Perdre { $kind-one }.
archaeology-put-back = Remettre { $kind-one }
archaeology-kind-tip = Compte pour { $value } au marché. { $copies } dans la boîte.
archaeology-one-more-tip = Avec une carte de plus, une série rapporterait { $price }.
archaeology-site-tip = { $cards ->
    [0] Il ne reste aucun trésor sous terre.
    [one] Il reste un trésor sous terre.
   *[other] Il reste { $cards } trésors sous terre.
}
archaeology-thiefs-left = { $left ->
    [0] plus aucun voleur
    [one] { $left } voleur sur { $all }
   *[other] { $left } voleurs sur { $all }
}
archaeology-storms-left = { $left ->
    [0] plus aucune tempête de sable
    [one] { $left } tempête de sable sur { $all }
   *[other] { $left } tempêtes de sable sur { $all }
}
archaeology-chamber-tip = { $cards ->
    [one] Une carte se trouve ici
   *[other] { $cards } cartes se trouvent ici
} ; { $maps ->
    [one] un plan l’ouvre
   *[other] { $maps } plans l’ouvrent
}.
archaeology-chamber-empty = Vide : { $player } a déjà exploré cette chambre.
archaeology-chamber-open = vide
archaeology-chamber-label = { $state ->
    [closed] { $chamber } : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } pour { $maps ->
        [one] un plan
       *[other] { $maps } plans
    }
   *[open] { $chamber } : vide, { $player } l’a déjà explorée
}
archaeology-maps-spent = { $maps ->
    [0] aucun plan utilisé
    [one] un plan utilisé
   *[other] { $maps } plans utilisés
}
archaeology-ladder-label = Prix des { $kind-many }
archaeology-set-of = { $size ->
    [1] { $kind-one }
   *[other] { $size } { $kind-many }
}
archaeology-set-tip = { $when ->
    [now] Rapporte { $price } : le maximum pour une série de ce que vous avez en main.
    [next] Rapporterait { $price }, avec une carte de plus.
   *[else] Rapporte { $price }.
}
archaeology-sell-label = Vendre { $size ->
    [1] { $kind-one }
   *[other] { $size } { $kind-many }
} pour { $price }
archaeology-sales-held = vous avez
archaeology-sales-set = cartes · prix de la série
archaeology-ladder-legend = En plein : ce qu’une de vos séries rapporterait maintenant. En pointillé : avec une carte de plus.
archaeology-worth = { $now ->
    [0] { $next ->
        [0] {""}
       *[other] une carte rapporte { $next }
    }
   *[other] { $next ->
        [0] { $now } : le maximum
       *[other] { $now }, puis { $next }
    }
}
archaeology-seen-legend = connues des autres
archaeology-seen-name = Connues de tous
archaeology-seen-tip = Tout le monde connaît { $cards ->
    [one] une de ces cartes
   *[other] { $cards } de ces cartes
}.
archaeology-you = { $player } (vous)
archaeology-at-turn = décide
archaeology-ahead = en tête
archaeology-money-label = { $ahead ->
    [true] Argent : { $money }, en tête
   *[other] Argent : { $money }
}
archaeology-hand-of = Main { $player-begins ->
    [vowel] d’{ $player }
   *[other] de { $player }
}
archaeology-hand-label = { $cards ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $cards } cartes en main
}
archaeology-hand-tip = { $cards ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $cards } cartes
}, dont { $known ->
    [0] aucune connue
    [one] une connue
   *[other] { $known } connues
}{ $free ->
    [0] {""}
    [one] {"\u202F"}; parmi les autres, une au moins n’est pas un plan
   *[other] {"\u202F"}; parmi les autres, { $free } au moins ne sont pas des plans
}.
archaeology-known = connues :
archaeology-known-of-you = connues des autres :
archaeology-sets-told = { $count ->
    [1] une série de { $size }
   *[other] { $count } séries de { $size }
}
archaeology-sets-tip = { $sets } ; { $money } au total.
archaeology-sold = vendu :
archaeology-nothing-sold = encore rien vendu
archaeology-strip-label = { $player } : argent { $money }, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} en main{ $ahead ->
    [true] , en tête
   *[false] {""}
}. Afficher tous les joueurs.
archaeology-tabs = Parties de la table
archaeology-tab-market = Marché
archaeology-tab-prices = Vente
archaeology-tab-dig = Site et pyramide
archaeology-tab-players = Joueurs
archaeology-pan-offer = posé
archaeology-pan-take = pris
archaeology-scale-left = { $left ->
    [0] de reste
   *[other] { $whose ->
        [own] de reste : prenez davantage, ou c’est perdu
       *[other] de reste
    }
}
archaeology-scale-short = trop de cartes prises
archaeology-scale-of = { $player } échange
archaeology-storm-own = { $cards ->
    [one] Vous perdez une carte : la moitié de votre main, arrondie à l’entier inférieur.
   *[other] Vous perdez { $cards } cartes : la moitié de votre main, arrondie à l’entier inférieur.
}
archaeology-storm-other = { $cards ->
    [one] { $player } perd encore une carte.
   *[other] { $player } perd encore { $cards } cartes.
}
archaeology-storm-tray = Choisissez dans votre main les cartes à perdre.
archaeology-lost-enough = Cela suffit : on perd la moitié de sa main, arrondie à l’entier inférieur.
archaeology-pan-short = Pas encore assez pour prendre quoi que ce soit au marché : posez d’autres cartes, ou revenez en arrière.
archaeology-trade-first = Concluez d’abord cet échange, ou remettez les cartes.
archaeology-rob-whom = { $cards ->
    [one] { $player } (une carte)
   *[other] { $player } ({ $cards } cartes)
}
archaeology-end = Finir le tour
archaeology-pass = Passer
archaeology-close = { $left ->
    [0] Conclure l’échange
   *[other] Conclure l’échange (perte : { $left })
}
archaeology-send-trade = { $left ->
    [0] Échanger
   *[other] Échanger (perte : { $left })
}
archaeology-send-losses = { $cards ->
    [one] Perdre cette carte
   *[other] Perdre ces { $cards } cartes
}
archaeology-ask-act = À vous : choisissez { $trade ->
    [true] des cartes à échanger, un prix pour vendre
   *[false] un prix pour vendre
}{ $explore ->
    [true] , une chambre à explorer
   *[false] {""}
}, ou finissez votre tour.
archaeology-ask-end-phase = Phase finale, il n’y a plus rien à fouiller : choisissez { $trade ->
    [true] des cartes à échanger, un prix pour vendre
   *[false] un prix pour vendre
}{ $explore ->
    [true] , une chambre à explorer
   *[false] {""}
}, ou { $end ->
    [pass] passez
   *[end] finissez votre tour
}.
archaeology-ask-only-end = Rien d’autre n’est possible : finissez votre tour.
archaeology-ask-confirm = Vous confirmez ?
archaeology-ask-lose = { $cards ->
    [one] Celle-ci ira
   *[other] Celles-ci iront
} au marché. Touchez-en une autre pour changer.
archaeology-ask-pay = Posez des cartes d’une valeur d’au moins { $value } pour prendre { $kind-one }.
archaeology-ask-take = Prenez au marché des cartes pour { $left } au plus, ou posez-en plus.
archaeology-ask-balance = Le plateau de droite ne doit pas peser plus que celui de gauche.
archaeology-ask-trade = { $left ->
    [0] Les plateaux s’équilibrent : échanger ?
   *[other] Échanger maintenant, ou prendre encore pour { $left } au plus ?
}
archaeology-wait-chance = Une carte est piochée…
archaeology-wait-acting = { $player } joue.
archaeology-wait-trading = { $player } fait un échange.
archaeology-wait-robbing = { $player } tombe sur un voleur et choisit qui dévaliser.
archaeology-wait-discarding = Tempête de sable : { $player } choisit les cartes à perdre.
archaeology-ask-over = { $winners ->
    [one] { $players } gagne avec { $money }.
   *[other] { $players } partagent la victoire avec { $money } chacun.
}
archaeology-cards-sold = Cartes vendues
archaeology-sheet-note = La taille des séries, et ce qu’elles ont rapporté en tout. Chaque série compte à part (§9.6). À argent égal, celui qui a vendu le moins de cartes l’emporte (§9.7).

archaeology-move-offer = Proposer { $kind-one }
archaeology-move-take = Prendre { $kind-one }
archaeology-move-close = Conclure l’échange
archaeology-move-explore = Explorer la { $chamber }
archaeology-move-sell = Vendre { $size ->
    [1] { $kind-one }
   *[other] { $size } { $kind-many }
}
archaeology-move-end = Finir le tour
archaeology-move-discard = Perdre { $kind-one }
archaeology-move-rob = Dévaliser { $seat }
