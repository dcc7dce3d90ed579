# The lesson of Archaeology. A step has a text, what to do now, and remarks on other tries.

archaeology-lesson-name-archaeology = Archaeology en dix minutes

archaeology-lesson-welcome =
    Bienvenue sur le chantier de fouilles ! Trouvez des trésors, vendez-les au musée par séries, et terminez la partie avec le plus d’argent. Basil joue contre vous.

archaeology-lesson-dig =
    Chaque tour commence par une fouille : vous piochez la première carte du site de fouilles. Vous venez de trouver une pièce. Elle est dans votre main, où Basil ne la voit pas.

archaeology-lesson-prices =
    Chaque sorte a sa liste de prix. Une pièce se vend 2, deux pièces 5, trois pièces 10 : les grandes séries rapportent bien plus que les cartes isolées.

archaeology-lesson-trade =
    Au marché, les cartes s’échangent selon leur valeur d’échange, le nombre dans le coin. Vous pouvez prendre jusqu’à la valeur que vous posez, et une deuxième coupe ferait une paire précieuse.
archaeology-lesson-trade-now =
    Posez vos deux tessons (1 chacun) et prenez la coupe (2) au marché.
archaeology-lesson-trade-coin =
    Une pièce paierait aussi la coupe, mais vous collectionnez les pièces. Donnez plutôt vos deux tessons.
archaeology-lesson-trade-cup =
    Gardez votre coupe : il vous en faut deux. Posez les deux tessons.
archaeology-lesson-trade-other =
    Presque. Posez les deux tessons, et prenez la coupe en échange.
archaeology-lesson-trade-sell =
    Une carte seule rapporte peu. Faites d’abord l’échange : vous aurez alors deux coupes à vendre.
archaeology-lesson-trade-end =
    Ne finissez pas encore votre tour. Échangez d’abord vos deux tessons contre la coupe.

archaeology-lesson-sell =
    Vous avez maintenant deux coupes. Une coupe rapporte 2, mais la paire rapporte 15. L’œil signale la coupe que vous avez prise sous les yeux de Basil.
archaeology-lesson-sell-now =
    Vendez les deux coupes pour 15.
archaeology-lesson-sell-one-cup =
    Une coupe seule ne rapporte que 2, et on ne peut rien ajouter à une série vendue. Vendez les deux ensemble.
archaeology-lesson-sell-coins =
    Vos pièces peuvent attendre : à trois, elles rapportent 10. Vendez les deux coupes.
archaeology-lesson-sell-trade =
    Vous pourriez encore échanger, mais les coupes sont prêtes à être vendues. Vendez les deux.
archaeology-lesson-sell-end =
    Ne laissez pas les coupes dans votre main, où elles sont en danger. Vendez les deux.

archaeology-lesson-safe =
    Déjà quinze ! La série est maintenant devant vous. Personne ne peut vous prendre les cartes vendues, mais on ne peut rien ajouter non plus à la série.

archaeology-lesson-end =
    Pendant votre tour, vous pouvez échanger, vendre et explorer aussi souvent que vous voulez. Mais, pendant un même tour, une sorte prise dans un échange, comme votre coupe, ne peut plus être proposée, et une sorte proposée, comme vos tessons, ne peut plus être prise. Ensuite, c’est au tour de Basil.
archaeology-lesson-end-now = Finissez votre tour.
archaeology-lesson-end-sell =
    Deux pièces rapportent 5, trois rapportent 10. Gardez-les pour l’instant, et finissez votre tour.
archaeology-lesson-end-trade =
    Gardez vos cartes pour l’instant, et finissez votre tour.

archaeology-lesson-thief =
    Basil a joué, et vous avez fouillé à nouveau : un voleur ! Vous devez voler une carte à un autre joueur, sans regarder.
archaeology-lesson-thief-now = Dévalisez Basil.

archaeology-lesson-stolen =
    Vous avez volé un talisman. Basil et vous êtes seuls à savoir quelle carte c’était. Les voleurs travaillent pour tout le monde : une main bien garnie est un risque.
archaeology-lesson-stolen-now = Gardez vos cartes cette fois, et finissez votre tour.

archaeology-lesson-storm =
    Basil a déclenché une tempête de sable ! Chacun perd la moitié de sa main, arrondie à l’entier inférieur, et choisit les cartes. Vous en avez trois : vous en perdez une.
archaeology-lesson-storm-now =
    Choisissez une carte à perdre : plutôt le talisman, car vos deux pièces valent davantage ensemble. Les cartes perdues vont au marché.

archaeology-lesson-pyramid =
    Vous avez déterré un plan. La pyramide a trois chambres : un plan ouvre la petite avec 3 cartes, deux plans la moyenne avec 5, trois plans la grande avec 7.
archaeology-lesson-pyramid-now = Explorez la petite chambre.
archaeology-lesson-pyramid-sell =
    Vous pouvez vendre ou échanger un plan, mais il ne vaut que 3. La petite chambre contient trois cartes : explorez-la.
archaeology-lesson-pyramid-first =
    Vous pouvez le faire aussi, mais quelqu’un d’autre pourrait explorer la chambre avant vous. Allez-y maintenant.

archaeology-lesson-choose =
    Vous avez trouvé deux autres coupes et un parchemin. Dans une partie, c’est à vous de choisir : vendre maintenant, en sûreté, ou attendre mieux et prendre le risque. Ici, ne prenons pas de risque.
archaeology-lesson-choose-now = Vendez la série de votre choix.
archaeology-lesson-choose-trade =
    Un échange est permis, mais essayez une vente cette fois : n’importe quelle série convient.
archaeology-lesson-choose-end =
    Vendez d’abord une série, n’importe laquelle.

archaeology-lesson-ahead =
    Vous savez maintenant comment se joue un tour. Passons à la fin de la partie.

archaeology-lesson-last =
    Le site de fouilles est vide : personne ne fouille plus, et la phase finale a commencé. Les cartes de votre main ne comptent pas à la fin : à vous d’en tirer de l’argent.
archaeology-lesson-last-now = Vendez vos quatre pièces.
archaeology-lesson-last-split =
    Les quatre ensemble rapportent 18, bien plus que séparément. Vendez la série de quatre.
archaeology-lesson-last-order =
    Le parchemin viendra plus tard. Vendez d’abord les quatre pièces.
archaeology-lesson-last-trade =
    Vous pourriez encore échanger, mais vos pièces valent déjà 18. Vendez-les.
archaeology-lesson-last-pass =
    Dans la phase finale, vous pouvez passer. Mais si tout le monde passe, celui qui a passé en premier doit vendre. Vendez vos pièces maintenant.

archaeology-lesson-rest =
    Il reste un parchemin. Vous pourriez passer en espérant un meilleur échange, mais Basil n’a plus qu’une carte, lui aussi.
archaeology-lesson-rest-now = Vendez le parchemin.
archaeology-lesson-rest-trade =
    Rien au marché ne rapporterait davantage. Vendez le parchemin.
archaeology-lesson-rest-pass =
    Passer ne ferait que retarder la vente. Vendez le parchemin.

archaeology-lesson-score =
    Plus personne n’a de carte en main : la partie est finie. Additionnez les séries : vous avez 85, et Basil 78. Vous gagnez ! Vous savez maintenant tout ce qu’il faut pour une première partie.
