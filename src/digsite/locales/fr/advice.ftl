# What programs say when they are asked for advice, and about a game that is over.

## Why one way to decide is better than the others that were looked at

archaeology-why-now = rapporte, en l’état, environ { $count } $ de plus
archaeology-why-later = vaut à terme environ { $count } $ de plus
archaeology-why-denies = laisse à { $seat } environ { $count } $ de moins
artifact-why-now = rapporte tout de suite environ { $count ->
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
why-risky = dépend davantage de la chance
why-safe = dépend moins de la chance
why-ahead = porte ses fruits aux tours suivants
why-behind = rapporte moins aux tours suivants
why-close = vaut à peu près les autres

reasons = Ce choix { $why }.

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
analysis-progress = { $done ->
    [one] { $done } coup jugé
   *[other] { $done } coups jugés
} sur { $all }
analysis-failed = L’analyse s’est arrêtée : { $text }
analysis-again = Continuer
analysis-chart = Chances de gagner
analysis-clean = Aucune décision n’a coûté bien cher.
analysis-moment = Coup { $ply }
analysis-better = Mieux : { $moves }
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
mark-turn = tournant
analysis-line = { $player } : { $moves }
analysis-cost = fait perdre { $share } % de chances de gagner
