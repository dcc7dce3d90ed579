# Learning to play: the lessons’ frame, the guide at a first game, and “What can I do?”.

## Lessons

lesson = Leçon
lesson-of = Leçon : { $title }
lesson-learn = Apprendre à jouer (10 minutes)
lesson-resume = Continuer la leçon
lesson-more = Une autre leçon : { $name }
lesson-step = Étape { $number } sur { $steps }
lesson-now = À vous :
lesson-next = Suivant
lesson-back = Étape précédente
lesson-show = Montrez-moi
lesson-leave = Passer la leçon
lesson-you = Élève
lesson-done = Leçon terminée
lesson-done-text = Bravo ! La première partie peut commencer. Le guide, à la table, vous aidera.
lesson-play = Jouer une première partie
lesson-again = Reprendre depuis le début
lesson-otherwise = Les règles le permettent, mais ce n’est pas le sujet de cette étape. Essayez ce qu’elle propose.
lesson-unasked = Rien n’est encore demandé ici : continuez d’abord avec « Suivant ».
lesson-leave-sure = Quitter la leçon ?
lesson-leave-note = Vous pourrez la reprendre plus tard là où vous en êtes.
lesson-stay = Rester ici

## Lessons in the terminal

lesson-enter = Entrée pour continuer (back, quit)>{" "}
lesson-prompt = Votre coup (numéro ou texte, ? pourquoi pas, skip, back, show, quit)>{" "}
lesson-stop = Pour continuer la leçon plus tard : digsite learn { $lesson }

## The guide at the table, and “What can I do?”

guide = Le guide
guide-can = Que puis-je faire ?
guide-aim-label = Le but :
guide-switch = Un guide à la table
guide-switch-note = Explique à quoi sert chaque moment du jeu, et glisse un conseil de temps en temps. Il se retire de lui-même une fois votre première partie finie.
guide-off = Désactiver le guide
guide-how = Tapez « what » pour voir ce que vous pouvez faire, « guide off » pour désactiver le guide.
guide-is-off = Le guide est désactivé. Tapez « guide » pour le rappeler.
guide-possible = Possible maintenant
guide-in-hand = Possible avec ce que vous avez choisi
guide-impossible = Impossible maintenant
guide-send = Jouer ce que vous avez préparé
guide-send-how = Cela peut se jouer tel quel : appuyez sur le bouton en couleur.
guide-back = Y renoncer
guide-back-how = Pas à pas avec « Retour ».
guide-after = Jouez d’abord ce que vous avez préparé, ou renoncez-y.
guide-wait = Ce n’est pas votre tour. Observez ce qui se passe.
guide-ways = { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}

# Ce qu’une action coûte et rapporte, pour autant que des nombres le disent ; $text est un nombre, ou cette plage.
figure-range = { $least } à { $most }

## Archaeology

archaeology-guide-aim = Vendez au musée des séries de trésors, et terminez avec le plus d’argent.
archaeology-guide-acting = À vous : échangez, vendez et explorez comme vous voulez, puis finissez votre tour.
archaeology-guide-offering = Un échange : posez des cartes, et prenez-en d’autres dont la valeur d’échange ne dépasse pas la leur.
archaeology-guide-taking = Un échange : prenez des cartes qui ne valent pas plus que celles que vous avez posées.
archaeology-guide-robbing = Vous tombez sur un voleur : choisissez qui dévaliser.
archaeology-guide-discarding = Une tempête de sable : choisissez les cartes que vous perdez.
archaeology-guide-send-how = { $left ->
    [0] Cela peut se jouer tel quel : appuyez sur le bouton en couleur.
   *[other] Échanger maintenant fait perdre { $left } de ce que vous avez posé : prenez d’abord autre chose, ou appuyez sur le bouton en couleur.
}
archaeology-guide-first-sell = Les grandes séries rapportent le plus, mais les cartes de votre main peuvent être volées ou perdues. Les séries vendues sont en sûreté.
archaeology-guide-first-offer = Les tessons et les parchemins font une bonne monnaie d’échange : prenez contre eux les cartes qui complètent une série.
archaeology-guide-first-explore = Vous avez un plan. Une chambre contient au moins trois cartes : explorez-la avant qu’un autre ne le fasse.
archaeology-guide-first-rob = Dévalisez celui qui a le plus de cartes, ou celui que vous avez vu prendre une bonne carte.
archaeology-guide-first-discard = Perdez ce qui vaut le moins, et gardez ce qui complète presque une série.
archaeology-can-offer = Échanger
archaeology-can-offer-how = Posez des cartes au marché et prenez-en d’autres, sans dépasser leur valeur d’échange. Ce que vous donnez en trop est perdu. Pendant un tour, une sorte prise ne peut plus être proposée et une sorte proposée ne peut plus être prise, à moins que vous n’exploriez une chambre.
archaeology-can-sell = Vendre une série
archaeology-can-sell-how = Gratuit. Des cartes d’une même sorte rapportent le prix imprimé pour leur nombre, et personne ne peut plus vous le reprendre.
archaeology-can-explore = Explorer une chambre
archaeology-can-explore-how = Coûte 1, 2 ou 3 plans. Vous prenez toutes les cartes qui s’y trouvent : 3, 5 ou 7.
archaeology-can-end = Finir le tour
archaeology-can-end-how = Gratuit. Le joueur suivant fouille.
archaeology-can-rob = Dévaliser quelqu’un
archaeology-can-rob-how = Gratuit, quand vous tombez sur un voleur. Vous volez une carte sans regarder.
archaeology-answer-take = Prendre une carte
archaeology-answer-take-how = Elle se paie avec ce que vous avez posé.
archaeology-answer-close = Conclure l’échange
archaeology-answer-close-how = La valeur que vous n’avez pas utilisée est perdue.
archaeology-answer-discard = Perdre une carte
archaeology-answer-discard-how = Elle va au marché.

archaeology-figure-value = valeur d’échange { $text }
archaeology-figure-sale = rapporte { $text } $
archaeology-figure-maps = coûte { $text } { $most ->
    [one] plan
   *[other] plans
}
archaeology-figure-cards = rapporte { $text } { $most ->
    [one] carte
   *[other] cartes
}
archaeology-figure-hand = d’une main de { $text } { $most ->
    [one] carte
   *[other] cartes
}
archaeology-figure-lost = une valeur de { $text } est perdue

## Artifact

artifact-guide-aim = Montrez des objets d’art dans des expositions, et terminez avec le plus de prestige.
artifact-guide-placing = Le début : placez une baraque. La région vous apporte aussi un marqueur main-d’œuvre.
artifact-guide-choosing = Le début : prenez quatre marqueurs. Chacun sera une action.
artifact-guide-acting = À vous : une ou deux actions, chacune contre un marqueur et son prix, ou passez.
artifact-guide-paying = Choisissez le marqueur avec lequel vous payez. Le bon est le moins cher ; tout autre sert de joker.
artifact-guide-loading = Choisissez les cartes que rapporte votre expédition.
artifact-guide-offered = Un privilège : vous pouvez piocher une carte en secret.
artifact-guide-showing = Choisissez les cartes que montre l’exposition.
artifact-guide-keeping = Choisissez la carte que vous gardez après l’exposition.
artifact-guide-casting = Choisissez un rôle : son privilège est à vous dès maintenant.
artifact-guide-passed = Vous avez passé : prenez un marqueur, échangez-en un, ou n’en prenez aucun.
artifact-guide-exchanging = Prenez le marqueur que vous voulez à la place.
artifact-guide-refilling = L’année est finie : complétez votre plateau individuel à six marqueurs.
artifact-guide-first-research = Une recherche ouvre une nouvelle région. Allez là où d’autres fouillent déjà : votre baraque y met au jour une carte.
artifact-guide-first-hire = Plus vous avez de baraques dans une région, plus une expédition rapporte de cartes : embauchez avant d’expédier.
artifact-guide-first-ship = Une expédition rapporte une carte pour chacune de vos baraques de la région, une de moins si personne d’autre n’y a de baraque ; ces baraques reviennent dans votre réserve.
artifact-guide-first-produce = Vous pouvez ouvrir une exposition ! Les premières augmentent vos revenus chaque année.
artifact-guide-first-sell = L’argent manque ? Une carte qui ne va avec rien peut se vendre au marché noir.
artifact-guide-first-take = Il vous faut des marqueurs musée pour les expositions et des marqueurs expédition pour rapporter des cartes. N’oubliez ni les uns ni les autres.
artifact-can-research = Faire une recherche
artifact-can-research-how = Coûte un marqueur musée et son prix. Vous placez une baraque dans une région où vous n’en avez pas, et mettez parfois au jour une carte.
artifact-can-hire = Embaucher
artifact-can-hire-how = Coûte un marqueur main-d’œuvre de la région et son prix. Vous y placez une autre baraque et mettez au jour une carte.
artifact-can-ship = Expédier
artifact-can-ship-how = Coûte un marqueur expédition et son prix. Vous prenez une carte pour chacune de vos baraques de la région, une de moins si personne d’autre n’y a de baraque ; ces baraques reviennent dans votre réserve.
artifact-can-produce = Organiser une exposition
artifact-can-produce-how = Coûte un marqueur musée et son prix. Vous montrez les cartes que demande la tuile et pouvez en garder une ; cela rapporte du prestige et des revenus.
artifact-can-sell = Vendre au marché noir
artifact-can-sell-how = Coûte un marqueur expédition. Vous recevez pour une carte les pièces indiquées au-dessus de sa piste.
artifact-can-buy = Acheter au marché noir
artifact-can-buy-how = Coûte un marqueur expédition et les pièces indiquées au-dessus de sa piste. Vous prenez une carte du marché.
artifact-can-pass = Passer
artifact-can-pass-how = Gratuit. Vous ne faites plus rien cette année, mais vous pouvez prendre ou échanger un marqueur à chacun de vos tours.
artifact-can-done = Finir le tour
artifact-can-done-how = Gratuit. Vous renoncez à votre deuxième action.
artifact-answer-hire-two = Embaucher deux fois, avec Morley
artifact-answer-hire-two-how = Coûte un seul marqueur main-d’œuvre et deux fois son prix. Vous placez deux baraques et mettez au jour deux cartes.
artifact-answer-exhibit = Exposer une découverte exceptionnelle
artifact-answer-exhibit-how = Coûte un marqueur musée et son prix. La découverte rapporte à elle seule du prestige et des revenus.
artifact-answer-gold = Donner des pièces d’or
artifact-answer-gold-how = Gratuit, et ce n’est pas une action. Vous donnez des pièces d’or contre une carte quelconque du marché noir.
artifact-answer-hut = Placer une baraque
artifact-answer-hut-how = Gratuit. Vous prenez aussi un marqueur main-d’œuvre de cette région.
artifact-answer-take = Prendre un marqueur
artifact-answer-take-how = Gratuit. C’est une action pour plus tard.
artifact-answer-pay = Payer avec un marqueur
artifact-answer-pay-how = Il retourne sur sa piste.
artifact-answer-load = Embarquer une carte
artifact-answer-load-how = Elle va dans votre main.
artifact-answer-show = Montrer une carte
artifact-answer-show-how = Elle fait partie de l’exposition.
artifact-answer-keep = Garder une carte
artifact-answer-keep-how = Elle reste dans votre main, et peut être montrée à nouveau.
artifact-answer-keep-none = Ne rien garder
artifact-answer-keep-none-how = Toutes les cartes montrées quittent la partie.
artifact-answer-role = Prendre un rôle
artifact-answer-role-how = Vous pouvez utiliser son privilège tant que votre marqueur s’y trouve.
artifact-answer-change = Changer de rôle
artifact-answer-change-how = Vous déplacez le marqueur de l’autre groupe.
artifact-answer-draw = Piocher une carte
artifact-answer-draw-how = Les autres n’en voient que la région.
artifact-answer-decline = Ne pas piocher
artifact-answer-decline-how = Rien n’oblige à utiliser un privilège.
artifact-answer-give = Échanger un marqueur
artifact-answer-give-how = Vous en rendez un et en prenez un autre.
artifact-answer-nothing = Ne prendre aucun marqueur
artifact-answer-nothing-how = Vos marqueurs restent comme ils sont.

artifact-figure-price = { $most ->
    [0] gratuit
    [one] coûte { $text } pièce
   *[other] coûte { $text } pièces
}
artifact-figure-coins = rapporte { $text } { $most ->
    [one] pièce
   *[other] pièces
}
artifact-figure-cards = { $most ->
    [0] ne rapporte aucune carte
    [one] rapporte { $text } carte
   *[other] rapporte { $text } cartes
}
artifact-figure-prestige = prestige : { $text }
artifact-figure-income = revenu supplémentaire { $text }

## Artifacts, Inc.

artifacts-inc-guide-aim = Bâtissez la société qui a la plus haute réputation ; à 20, la fin est déclenchée.
artifacts-inc-guide-arranging = Posez vos quatre cartes. Les voisines compteront : regroupez les expéditions.
artifacts-inc-guide-placing = À vous : placez vos dés sur des actions, l’un après l’autre, puis finissez votre tour.
artifacts-inc-guide-buying = Achetez une carte, ou améliorez une des vôtres à son prix.
artifacts-inc-guide-laying = Choisissez l’emplacement de la nouvelle carte. Elle y reste, et les voisines comptent.
artifacts-inc-guide-ordering = Choisissez la commande que vous honorez. À égalité de cubes, la case la plus haute l’emporte.
artifacts-inc-guide-selling = Choisissez ce que vous vendez. Plus il y a de types, plus vous gagnez de dollars.
artifacts-inc-guide-trading = Choisissez ce que vous donnez contre des dollars.
artifacts-inc-guide-diving = Choisissez des dés dont la somme atteint le nombre de la première carte.
artifacts-inc-guide-first-place = Trouvez d’abord des artefacts, puis vendez-les : tous vos dés servent pendant un même tour, dans l’ordre que vous voulez.
artifacts-inc-guide-first-dive = Les premières plongées demandent peu de points. Chacune vaut 1 point de réputation.
artifacts-inc-guide-first-buy = Plus d’aventuriers, c’est plus de dés à chaque tour : achetés tôt, ils sont vite rentables.
artifacts-inc-guide-in-hand = Possible avec ce { $face }
artifacts-inc-can-place = Placer un dé
artifacts-inc-can-place-how = Demande un dé qui remplit la condition. Vous effectuez l’action aussitôt.
artifacts-inc-can-dive = Plonger
artifacts-inc-can-dive-how = Demande des dés dont la somme atteint le nombre de la première carte. Vous gagnez la carte et 1 point de réputation, une fois par tour.
artifacts-inc-can-end = Finir le tour
artifacts-inc-can-end-how = Gratuit. Les dés que vous n’avez pas placés sont perdus.
artifacts-inc-can-buy = Acheter une carte
artifacts-inc-can-buy-how = Coûte le prix de la carte, après un dé sur Achat. Ses actions sont aussitôt à vous.
artifacts-inc-can-upgrade = Améliorer une carte
artifacts-inc-can-upgrade-how = Coûte encore une fois le prix de la carte, après un dé sur Achat. La carte montre alors son deuxième niveau.
artifacts-inc-answer-decline = Ne rien acheter
artifacts-inc-answer-decline-how = Le dé est tout de même utilisé.
artifacts-inc-answer-arrange = Poser une carte
artifacts-inc-answer-arrange-how = Elle y reste pendant toute la partie.
artifacts-inc-answer-lay = Poser la nouvelle carte
artifacts-inc-answer-lay-how = À côté, au-dessus ou au-dessous d’une de vos cartes.
artifacts-inc-answer-fill = Honorer une commande
artifacts-inc-answer-fill-how = Demande exactement autant d’artefacts que la case en montre.
artifacts-inc-answer-give = Donner un artefact
artifacts-inc-answer-give-how = Il quitte votre société.
artifacts-inc-answer-enough = C’est tout
artifacts-inc-answer-enough-how = Vous recevez le prix de ce que vous avez donné.
artifacts-inc-answer-add = Ajouter un dé
artifacts-inc-answer-add-how = Ses points comptent pour la plongée.
artifacts-inc-answer-descend = Plonger avec ces dés
artifacts-inc-answer-descend-how = Les points qui dépassent le nombre sont perdus.

artifacts-inc-figure-price = coûte { $text } $
artifacts-inc-figure-scrolls = certaines coûtent aussi un parchemin
artifacts-inc-figure-reputation = réputation : { $text }
artifacts-inc-figure-finds = trouve { $text } { $most ->
    [one] artefact
   *[other] artefacts
}
artifacts-inc-figure-artifacts = demande { $text } { $most ->
    [one] artefact
   *[other] artefacts
}
artifacts-inc-figure-dollars = rapporte { $text } $
artifacts-inc-figure-points = demande { $text } { $most ->
    [one] point
   *[other] points
}
artifacts-inc-figure-dice = dés non placés : { $text }
