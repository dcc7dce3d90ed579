# What programs say when they are asked for advice, and about a game that is over.

## What a way to decide gains or costs, compared with what `reasons-…` says below

archaeology-why-now = rapporte, en l’état, environ { $count } $ de plus
archaeology-why-later = vaut à terme environ { $count } $ de plus
archaeology-why-denies = laisse à { $seat } environ { $count } $ de moins
archaeology-why-less-now = rapporte, en l’état, environ { $count } $ de moins
archaeology-why-less-later = vaut à terme environ { $count } $ de moins
archaeology-why-gives = laisse à { $seat } environ { $count } $ de plus
archaeology-why-gains = rapporte environ { $count } $
archaeology-why-cards = rapporte environ { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
artifact-why-now = rapporte, en l’état et pièces comprises, environ { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
} de plus
artifact-why-later = vaut à terme environ { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
} de plus
artifact-why-denies = laisse à { $seat } environ { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
} de moins
artifact-why-less-now = rapporte, en l’état et pièces comprises, environ { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
} de moins
artifact-why-less-later = vaut à terme environ { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
} de moins
artifact-why-gives = laisse à { $seat } environ { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
} de plus
artifact-why-gains = rapporte environ { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
}
artifact-why-exhibits = permet à votre prochaine exposition de rapporter environ { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
} de plus
artifact-why-ships = permet à votre prochaine expédition de rapporter environ { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de plus
artifact-why-workers = permet d’embaucher dans { $count ->
    [one] { $count } région
   *[other] { $count } régions
} de plus
artifact-why-cards = rapporte environ { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
artifact-why-markers = vous donne { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
} de plus pour payer des actions
artifacts-inc-why-now = rapporte, en l’état, environ { $count ->
    [one] { $count } point de réputation
   *[other] { $count } points de réputation
} de plus
artifacts-inc-why-later = vaut à terme environ { $count ->
    [one] { $count } point de réputation
   *[other] { $count } points de réputation
} de plus
artifacts-inc-why-denies = laisse à { $seat } environ { $count ->
    [one] { $count } point de réputation
   *[other] { $count } points de réputation
} de moins
artifacts-inc-why-less-now = rapporte, en l’état, environ { $count ->
    [one] { $count } point de réputation
   *[other] { $count } points de réputation
} de moins
artifacts-inc-why-less-later = vaut à terme environ { $count ->
    [one] { $count } point de réputation
   *[other] { $count } points de réputation
} de moins
artifacts-inc-why-gives = laisse à { $seat } environ { $count ->
    [one] { $count } point de réputation
   *[other] { $count } points de réputation
} de plus
artifacts-inc-why-gains = rapporte environ { $count ->
    [one] { $count } point de réputation
   *[other] { $count } points de réputation
}
artifacts-inc-why-pieces = rapporte environ { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
}
artifacts-inc-why-cards = rapporte environ { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à votre société
artifacts-inc-why-dollars = rapporte environ { $count } $
why-risky = dépend davantage de la chance
why-safe = dépend moins de la chance
why-ahead = rapporte davantage aux tours suivants
why-behind = rapporte moins aux tours suivants
why-likelier = fait gagner environ { $count } parties de plus sur cent
why-less-likely = fait gagner environ { $count } parties de moins sur cent
why-close = est à peu près aussi bon que la meilleure autre option
why-decided = ne change presque plus rien, car la partie est presque jouée
why-only-pay = paie avec le bon marqueur, alors que tout autre servirait de joker
why-only-hut = va là où vous n’avez pas encore de baraque et où les autres en ont peu
why-only-role = vous donne un second rôle sans vous ôter le premier
why-only-ship = est le seul à ne pas lancer une expédition à vide

reasons = Ce choix { $why }.
reasons-best = Par rapport à la meilleure autre option, ce choix { $why }.
reasons-stopping = Par rapport au fait d’en rester là, ce choix { $why }.
reasons-average = Par rapport à un choix moyen, celui-ci { $why }.
reasons-now = À lui seul, ce choix { $why }.
reasons-and = { $text } et { $why }
reasons-but = { $text }, mais { $why }

## A hint

hint = Conseil
hint-heading = Conseil : ce que ferait un robot
hint-share = { $share } % de chances de gagner
hint-thinking = Réflexion…
hint-follow = Jouer le premier coup
hint-forced = Vous n’avez qu’une seule possibilité.
fault-hint-over = cette partie est finie : revoyez-la avec « digsite analyse »
fault-not-over = cette partie n’est pas finie : seules les parties finies sont analysées
hint-how = Estimations d’un robot qui ne voit que ce que vous voyez. Il peut se tromper.
hint-anew = Ce conseil considère votre tour tel qu’il était avant vos préparatifs ; le suivre les annule.
hint-begun = C’est exactement ce que vous avez préparé.

## The analysis of a game

analysis = Analyse
analyse = Analyser cette partie
analysis-how = Un robot juge chaque décision d’après ce que l’on pouvait savoir à ce moment-là. Les petits écarts ne veulent pas dire grand-chose.
analysis-before-after = avant → après
analysis-shares = Chances de gagner : { $before } % avant, { $after } % après
analysis-all = Toutes les décisions
analysis-progress = { $done ->
    [one] { $done } coup jugé
   *[other] { $done } coups jugés
} sur { $all }
analysis-failed = L’analyse s’est arrêtée : { $text }
analysis-again = Continuer
analysis-chart = Chances de gagner
analysis-clean = Aucune décision n’a coûté bien cher.
analysis-moment = Coup { $ply }
analysis-moments = Coups { $first } à { $last }
analysis-turn = Tournant pour { $player }
analysis-legend = ?! imprécision, ? erreur, ?? gaffe : la décision a fait baisser les chances de gagner d’au moins 4, 8 ou 15 points. ↯ tournant : au cours de ces coups, les chances d’un joueur, d’après ce qu’il pouvait savoir, ont varié d’au moins 15 points.
analysis-better = Mieux : { $moves }
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
mark-turn = tournant
analysis-line = { $player } : { $moves }
