# The lesson of Artifacts, Inc. A step has a text, what to do now, and remarks on other tries.

artifacts-inc-lesson-name-artifacts-inc = Artifacts, Inc. en dix minutes

artifacts-inc-lesson-welcome =
    New York, 1929 : vous fondez une société qui cherche des artefacts. Les cartes apportent de la réputation ; dès que quelqu’un en a 20, on termine la manche, et la plus haute réputation l’emporte. Les cartes parlent par symboles : « ? Symboles » les explique à tout moment.

artifacts-inc-lesson-layout =
    Vous commencez avec quatre cartes en rangée. Elles restent où vous les posez, et c’est important : beaucoup de cartes aident leurs voisines de gauche et de droite, du dessus et du dessous. Mieux vaut garder les expéditions côte à côte.
artifacts-inc-lesson-layout-now =
    Posez vos cartes de gauche à droite : Expédition au désert, Expédition au canyon, Quartier général. Les Aventuriers se placent ensuite d’eux-mêmes.
artifacts-inc-lesson-layout-other =
    Dans une partie, l’ordre est libre. Pour cette leçon, posez d’abord l’Expédition au désert, puis l’Expédition au canyon, puis le Quartier général.

artifacts-inc-lesson-dice =
    Basil a commencé ; c’est maintenant votre tour. Vos Aventuriers montrent trois symboles : vous lancez donc trois dés, 1, 4 et 6. Vous les placerez l’un après l’autre sur des actions dont ils remplissent la condition. Chaque action prend un seul dé par tour.

artifacts-inc-lesson-expedition =
    Les expéditions trouvent des artefacts. Votre Expédition au canyon trouve un fossile avec un 1, et un autre avec un dé de 3 ou plus.
artifacts-inc-lesson-expedition-now =
    Placez le 1 sur l’Expédition au canyon.
artifacts-inc-lesson-expedition-guide =
    Le Travail de guide prend n’importe quel dé, mais ne rapporte que 1 dollar. Trouvez un fossile : placez le 1 sur l’Expédition au canyon.
artifacts-inc-lesson-expedition-other =
    Les dés 4 et 6 serviront plus tard. Placez le 1 sur l’Expédition au canyon.
artifacts-inc-lesson-expedition-dive =
    La plongée vient plus tard. Placez d’abord ce dé sur une expédition ou un musée, comme le dit la leçon.
artifacts-inc-lesson-expedition-end =
    Il vous reste des dés. Utilisez-les tous avant de finir votre tour.

artifacts-inc-lesson-desert =
    Vous avez maintenant un fossile. L’Expédition au désert trouve des parchemins, que certaines cartes demandent en plus de leur prix. Il lui faut un dé de 4 ou plus.
artifacts-inc-lesson-desert-now = Placez le 6 sur l’Expédition au désert.
artifacts-inc-lesson-desert-four =
    Le 4 conviendrait aussi, mais placez-y cette fois le 6.
artifacts-inc-lesson-desert-other =
    Placez le 6 sur l’Expédition au désert pour trouver un parchemin.

artifacts-inc-lesson-museum =
    Les musées achètent des artefacts d’un seul type. Vous honorez une commande avec exactement le nombre demandé, et recevez 1 dollar pour chaque artefact, plus le bonus du musée.
artifacts-inc-lesson-museum-now =
    Placez le 4 sur le Musée des fossiles, et honorez la commande de 1.
artifacts-inc-lesson-museum-scrolls =
    Gardez votre parchemin pour l’instant. Vendez le fossile.
artifacts-inc-lesson-museum-other =
    Vendez votre fossile : placez le 4 sur le Musée des fossiles.

artifacts-inc-lesson-majority =
    Votre cube marque la commande jusqu’à la fin de la partie. À la fin, celui qui a le plus de cubes sur un musée gagne sa réputation ; à égalité, le cube dans la case la plus haute l’emporte.

artifacts-inc-lesson-collectors =
    Quelques tours plus tard, vous avez deux fossiles et un parchemin. Les Collectionneurs privés achètent n’importe quel assortiment : 1 dollar pour chaque artefact, et 1 de plus pour chaque type après le premier.
artifacts-inc-lesson-collectors-now =
    Placez le 6 sur les Collectionneurs privés, et vendez les trois artefacts.
artifacts-inc-lesson-collectors-enough =
    Vendez aussi le parchemin : le deuxième type rapporte un dollar de plus.
artifacts-inc-lesson-collectors-other =
    L’argent d’abord : placez le 6 sur les Collectionneurs privés.
artifacts-inc-lesson-collectors-first =
    Vous avez des artefacts à vendre. Placez le 6 sur les Collectionneurs privés.

artifacts-inc-lesson-buy =
    Vous avez 9 dollars. Un dé sur votre Quartier général permet d’acheter une carte. L’Aérodrome coûte 3 et aide les expéditions voisines : un dé peut y compter jusqu’à 2 de plus ou de moins.
artifacts-inc-lesson-buy-now =
    Placez le 3 sur le Quartier général, achetez l’Aérodrome, et posez-le au-dessous de votre Expédition au désert.
artifacts-inc-lesson-buy-other =
    Une belle carte, mais essayez cette fois l’Aérodrome.
artifacts-inc-lesson-buy-upgrade =
    Les améliorations viennent plus tard. Achetez l’Aérodrome.
artifacts-inc-lesson-buy-decline =
    Vous pouvez renoncer, mais le dé serait perdu. Profitez-en.
artifacts-inc-lesson-buy-lay =
    Il y aurait d’autres voisines. Posez-le juste au-dessous de l’Expédition au désert.
artifacts-inc-lesson-buy-place =
    Placez le 3 sur le Quartier général : le 2 servira à autre chose.
artifacts-inc-lesson-buy-first =
    Achetez d’abord l’Aérodrome : placez le 3 sur le Quartier général.

artifacts-inc-lesson-neighbour =
    L’Aérodrome vous a aussitôt donné 1 point de réputation. Et sa voisine, votre Expédition au désert, accepte maintenant aussi un 2, qui compte comme un 4.
artifacts-inc-lesson-neighbour-now = Placez le 2 sur l’Expédition au désert.
artifacts-inc-lesson-neighbour-other =
    Voyez ce que vaut une voisine : placez le 2 sur l’Expédition au désert.

artifacts-inc-lesson-end =
    Tous vos dés sont placés.
artifacts-inc-lesson-end-now = Finissez votre tour.

artifacts-inc-lesson-upgrade =
    Basil a joué, et vous avez relancé les dés. Au lieu d’acheter, vous pouvez améliorer une de vos cartes : payez le prix qu’elle indique, ici 3 dollars, et retournez-la au niveau 2, pour plus d’actions et de réputation.
artifacts-inc-lesson-upgrade-now =
    Placez le 1 sur le Quartier général, et améliorez l’Expédition au canyon.
artifacts-inc-lesson-upgrade-buy =
    Cette fois, améliorez une de vos cartes : l’Expédition au canyon.
artifacts-inc-lesson-upgrade-other =
    Une autre fois. Améliorez l’Expédition au canyon.
artifacts-inc-lesson-upgrade-place =
    Placez le 1 sur le Quartier général ; les autres dés serviront plus tard.
artifacts-inc-lesson-upgrade-first =
    L’amélioration d’abord : placez le 1 sur le Quartier général.

artifacts-inc-lesson-dive =
    Un point de réputation de plus, et trois places pour des dés. Vous pouvez aussi plonger : des dés dont la somme atteint le nombre de la première carte sous-marine vous font gagner cette carte, une fois par tour. Elle vaut 1 point de réputation.
artifacts-inc-lesson-dive-now =
    Plongez avec votre 3 : le nombre à atteindre est 2.
artifacts-inc-lesson-dive-five =
    Le 5 est plus qu’il n’en faut. Plongez avec le 3 seul.
artifacts-inc-lesson-dive-first =
    Plongez d’abord, avec votre 3.

artifacts-inc-lesson-choose =
    Vous avez trouvé une poterie, et vous avez 3 points de réputation. Les nombres suivants sont plus hauts : plonger tôt ne coûte pas cher. Il reste un dé : le 5.
artifacts-inc-lesson-choose-now = Placez-le où vous voulez.
artifacts-inc-lesson-choose-end =
    Vous pouvez finir votre tour sans avoir placé tous vos dés, mais utilisez celui-ci.

artifacts-inc-lesson-ahead =
    Vous savez maintenant comment une société grandit. Passons à la fin de la partie.

artifacts-inc-lesson-twenty =
    Vous avez 19 points de réputation et quatre dés, et le nombre à atteindre est 9. Celui qui arrive à 20 déclenche la fin : on termine la manche, pour que tous aient eu autant de tours.
artifacts-inc-lesson-twenty-now =
    Plongez avec le 4 et le 5.
artifacts-inc-lesson-twenty-one =
    Le 1 est inutile : 4 et 5 font 9.
artifacts-inc-lesson-twenty-six =
    Cela irait, mais ce qui dépasse 9 est perdu. Prenez le 4 et le 5.
artifacts-inc-lesson-twenty-first =
    Il ne vous manque qu’un point pour arriver à 20. Plongez.

artifacts-inc-lesson-last =
    Vingt ! Basil a commencé cette partie : la manche finit donc avec votre tour. Vous pouvez encore utiliser vos autres dés.
artifacts-inc-lesson-last-now = Finissez la partie.
artifacts-inc-lesson-last-place =
    Rien de ce que vous pourriez faire ne changerait le résultat. Finissez la partie.

artifacts-inc-lesson-score =
    Le Musée des fossiles et le Musée des parchemins sont à vous, pour 3 points de réputation chacun : 26 à 17. Vous gagnez ! À égalité, le joueur avec le plus de dollars l’aurait emporté.
