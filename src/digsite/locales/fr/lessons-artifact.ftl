# The lessons of Artifact. A step has a text, what to do now, and remarks on other tries.

artifact-lesson-name-artifact = Artifact en dix minutes
artifact-lesson-name-artifact-research = Extension I : Recherche
artifact-lesson-name-artifact-cities = Extension II : Villes et archéologues

## The base game

artifact-lesson-welcome =
    Nous sommes en 1920, et vous menez des fouilles pour un musée. Mettez au jour des objets d’art, expédiez-les et montrez-les dans des expositions : le plus de prestige l’emporte. Vos premières baraques sont en Afrique et en Amérique.

artifact-lesson-markers =
    Chaque action coûte un marqueur de votre plateau individuel. Les marqueurs musée servent à la recherche et aux expositions, les marqueurs expédition à expédier et au marché noir, les marqueurs main-d’œuvre à embaucher dans leur propre région.
artifact-lesson-markers-now =
    Vous avez un marqueur main-d’œuvre de chaque région où vous avez une baraque. Prenez aussi deux marqueurs musée et deux marqueurs expédition.
artifact-lesson-markers-other =
    La main-d’œuvre est utile aussi, mais prenez cette fois deux marqueurs musée et deux marqueurs expédition.

artifact-lesson-income =
    Une année commence : chacun reçoit le revenu de base, 7 pièces pour l’instant. L’étoile à côté de vos pièces indique votre prestige actuel ; 5 pièces en valent 1.

artifact-lesson-price =
    Un marqueur utilisé retourne sur le nombre encadré de sa piste, et vous payez ce nombre. Plus il y a de marqueurs sur une piste, moins son action est chère.

artifact-lesson-research =
    Une recherche ouvre une nouvelle région : avec un marqueur musée, vous placez une baraque là où vous n’en avez pas. D’autres fouillent déjà au Moyen-Orient : une carte y est donc aussi mise au jour. Tout autre marqueur pourrait servir de joker, pour 6 pièces.
artifact-lesson-research-now =
    Faites une recherche au Moyen-Orient, et payez avec un marqueur musée.
artifact-lesson-research-joker =
    Tout marqueur peut remplacer le bon en joker, mais cela coûte 6 pièces. Le bon marqueur est moins cher : choisissez-le.
artifact-lesson-research-hire =
    Vous embaucherez plus tard. Ouvrez d’abord la nouvelle région : faites une recherche au Moyen-Orient.
artifact-lesson-research-ship =
    Il n’y a pas encore grand-chose à expédier. Faites d’abord une recherche au Moyen-Orient.
artifact-lesson-research-pass =
    Celui qui passe ne fait plus rien cette année. Faites d’abord une recherche au Moyen-Orient.

artifact-lesson-hire =
    Vous pouvez effectuer deux actions par tour. L’embauche place une autre baraque là où vous en avez une, et met au jour une carte de plus. Plus vous avez de baraques dans une région, plus vous pouvez en expédier de cartes.
artifact-lesson-hire-now =
    Embauchez en Amérique, et payez avec votre marqueur main-d’œuvre américaine.
artifact-lesson-hire-africa =
    L’Afrique conviendrait, mais il y a des bijoux en Amérique. Embauchez là-bas.
artifact-lesson-hire-ship =
    Avec une seule baraque, vous n’expédieriez qu’une carte, et la baraque reviendrait en réserve. Embauchez d’abord en Amérique.
artifact-lesson-hire-done =
    Il vous reste une action, et l’argent pour la payer. Embauchez en Amérique.

artifact-lesson-pass =
    Basil et Clara ont embauché aussi. Il vous reste une pièce, qui ne suffit à rien. Il est temps de passer : vous ne faites plus rien cette année, mais vous pouvez prendre des marqueurs.
artifact-lesson-pass-now = Passez.

artifact-lesson-take =
    Un joueur qui a passé prend un marqueur à chacun de ses tours, jusqu’à ce que tous aient passé. Passer tôt donne donc le premier choix.
artifact-lesson-take-now = Prenez un marqueur musée.
artifact-lesson-take-other =
    Un bon marqueur, mais vous voudrez bientôt ouvrir une exposition. Prenez un marqueur musée.
artifact-lesson-take-give =
    Vous pouvez aussi échanger un marqueur contre un autre. Mais il vous reste une place : prenez un marqueur musée.
artifact-lesson-take-nothing =
    Vous pouvez vous en passer, mais un marqueur, c’est une action l’année suivante. Prenez un marqueur musée.

artifact-lesson-refill =
    Tous ont passé : l’année est finie. Clara a passé en dernier et commence l’année suivante. Chacun complète son plateau individuel à six marqueurs.
artifact-lesson-refill-now = Prenez un marqueur de votre choix, par exemple main-d’œuvre américaine.

artifact-lesson-ahead =
    Voilà une année entière. Sautons 1921 et reprenons en 1922 : tout le monde a alors des cartes en main, et d’autres baraques se dressent dans les régions.

artifact-lesson-ship =
    Nous sommes en 1922. Vous avez deux baraques en Amérique : une expédition vous rapporte donc deux des cartes qui s’y trouvent, et vos baraques reviennent dans votre réserve. Si personne d’autre n’y avait de baraque, vous auriez une carte de moins.
artifact-lesson-ship-now =
    Expédiez depuis l’Amérique, payez avec un marqueur expédition, et embarquez les deux bijoux.
artifact-lesson-ship-weapons =
    Vous avez déjà un bijou d’Afrique. Embarquez les deux bijoux : trois d’une même sorte font une exposition.
artifact-lesson-ship-other =
    Les bijoux sont en Amérique. Expédiez depuis cette région.
artifact-lesson-ship-first =
    Une autre fois. Expédiez d’abord les bijoux d’Amérique.

artifact-lesson-exhibit =
    Trois bijoux : assez pour une exposition ! Avec un marqueur musée, vous montrez exactement les cartes que demande une tuile, et vous pouvez en garder une.
artifact-lesson-exhibit-now =
    Organisez l’exposition de 3 bijoux, payez avec un marqueur musée, montrez vos bijoux, et gardez-en un.
artifact-lesson-exhibit-sites =
    Cela marcherait aussi. Mais essayez cette fois l’exposition de 3 bijoux.
artifact-lesson-exhibit-keep =
    Gardez-en un : il pourra être montré à nouveau dans votre prochaine exposition.
artifact-lesson-exhibit-first =
    Vous le pouvez, mais quelqu’un pourrait prendre la tuile avant vous. Organisez l’exposition de 3 bijoux.

artifact-lesson-tile =
    La tuile vaut 3 points de prestige à la fin, et 1 pièce de plus à chaque revenu. Les premières expositions vous font vivre ; les plus grandes rapportent plus de prestige. Les tuiles des régions et les tuiles variées viennent de la piste revenus : moins il en reste, plus le revenu de base de tous est bas.

artifact-lesson-sell =
    Entre-temps, Basil a vendu une carte au marché noir, et l’argent vous manque. Vendre demande un marqueur expédition, mais au lieu de payer, vous recevez les pièces indiquées au-dessus de sa piste.
artifact-lesson-sell-now = Vendez votre arme.
artifact-lesson-sell-jewellery =
    Gardez vos bijoux pour une plus grande exposition. Vendez l’arme.
artifact-lesson-sell-first =
    De l’argent d’abord : vendez votre arme.

artifact-lesson-buy =
    Vous pouvez aussi y acheter, pour le même nombre de pièces et un autre marqueur expédition. Un joker ne peut ni vendre ni acheter.
artifact-lesson-buy-now = Achetez la céramique que Basil a vendue.
artifact-lesson-buy-back =
    C’est votre propre arme. Achetez la céramique.
artifact-lesson-buy-first =
    Voyez l’autre côté du marché : achetez la céramique.

artifact-lesson-end =
    La partie finit après 1928, ou plus tôt : quand la piste revenus est vide, quand deux types n’ont plus de tuiles, ou quand une pioche est épuisée. On compte alors le prestige, et chaque tranche de 5 pièces rapporte 1 point de plus.

## Expansion I

artifact-lesson-research-tracks =
    L’extension I ajoute une piste recherche à chaque région. Vos marqueurs sont sur les cases les plus basses.

artifact-lesson-research-climb =
    En plus de placer la baraque, chaque recherche fait monter d’une case votre marqueur de cette région.
artifact-lesson-research-climb-now =
    Faites une recherche au Moyen-Orient, et payez avec un marqueur musée.
artifact-lesson-research-climb-first =
    Cela vient plus tard. Faites d’abord une recherche au Moyen-Orient.

artifact-lesson-research-lowest =
    À trois joueurs, votre marqueur recherche le plus bas compte à la fin ; à quatre ou cinq, on laisse le plus bas de côté et le suivant compte. Mieux vaut donc faire des recherches partout.

artifact-lesson-research-alone =
    Quelques années ont passé. Les pioches contiennent maintenant des objets spéciaux, et vous en avez trois. Une découverte exceptionnelle est une exposition à elle seule : 1 point de prestige, et 1 pièce à chaque revenu.
artifact-lesson-research-alone-now =
    Exposez votre découverte exceptionnelle d’Afrique, et payez avec un marqueur musée.
artifact-lesson-research-alone-sell =
    Personne ne la paie ce qu’elle vaut. Exposez la découverte exceptionnelle.
artifact-lesson-research-alone-first =
    Une autre fois. Exposez d’abord la découverte exceptionnelle d’Afrique.

artifact-lesson-research-gold =
    Les pièces d’or achètent n’importe quelle carte du marché noir. Cela ne coûte ni marqueur ni argent, et ce n’est pas une action.
artifact-lesson-research-gold-now = Donnez vos pièces d’or contre le bijou du marché noir.
artifact-lesson-research-gold-buy =
    Avec un marqueur expédition et des pièces, vous pourriez aussi l’acheter. Utilisez vos pièces d’or : cela ne coûte rien.
artifact-lesson-research-gold-first =
    Utilisez d’abord vos pièces d’or pour le bijou du marché noir.

artifact-lesson-research-fragments =
    Vous avez maintenant deux bijoux, et des fragments. Les fragments comptent comme n’importe quel type de leur région, mais ils ne servent qu’une fois.
artifact-lesson-research-fragments-now =
    Organisez l’exposition de 3 bijoux avec vos fragments, payez avec un marqueur musée, et gardez un bijou.
artifact-lesson-research-fragments-first =
    Utilisez les fragments : organisez l’exposition de 3 bijoux.

artifact-lesson-research-cursed =
    Il y a un objet maudit au Moyen-Orient. Celui qui expédie de là-bas doit le prendre en premier, et il quitte aussitôt la partie. Vous y avez une baraque : vous n’aurez rien d’autre.
artifact-lesson-research-cursed-now =
    Expédiez-le, pour que votre prochaine expédition rapporte mieux.
artifact-lesson-research-cursed-first =
    Voyez ce que fait une malédiction : expédiez depuis le Moyen-Orient.

artifact-lesson-research-end =
    Restent les manuscrits : chacun de ceux que vous avez en main à la fin fait monter un de vos marqueurs recherche d’une case. Voilà toute l’extension I.

## Expansion II

artifact-lesson-cities-roles =
    L’extension II ajoute quatre villes et quatre archéologues. Après chaque exposition, vous choisissez un rôle, au plus une ville et un archéologue, et vous pouvez dès lors utiliser son privilège.

artifact-lesson-cities-london =
    Londres vous permet de piocher une carte en secret chaque fois que vous expédiez. Vous avez trois bijoux en main : ouvrez d’abord une exposition.
artifact-lesson-cities-london-now =
    Organisez l’exposition de 3 bijoux, gardez-en un, et choisissez Londres.
artifact-lesson-cities-london-sites =
    Cela marcherait aussi. Mais prenez cette fois l’exposition de 3 bijoux.
artifact-lesson-cities-london-role =
    Un bon choix pour une autre fois. Choisissez Londres.
artifact-lesson-cities-london-first =
    Les rôles viennent avec les expositions. Organisez l’exposition de 3 bijoux.

artifact-lesson-cities-ship =
    Vous voilà à Londres. Utilisez le privilège tout de suite.
artifact-lesson-cities-ship-now =
    Expédiez la céramique et l’arme d’Amérique, puis piochez la carte secrète.
artifact-lesson-cities-ship-load =
    Vous collectionnez les armes : embarquez la céramique et l’arme.
artifact-lesson-cities-ship-decline =
    Un privilège ne s’impose pas, mais une carte gratuite est une carte gratuite. Piochez-la.
artifact-lesson-cities-ship-first =
    Utilisez le privilège de Londres : expédiez depuis l’Amérique.

artifact-lesson-cities-judd =
    La carte secrète est aussi une arme : assez pour une autre exposition. Prenez cette fois un archéologue. Avec Judd, vous piochez une carte en secret à chaque recherche.
artifact-lesson-cities-judd-now =
    Organisez l’exposition de 3 armes, gardez une carte, et choisissez Judd.
artifact-lesson-cities-judd-role =
    Vous pouvez avoir une ville et un archéologue en même temps. Choisissez Judd.
artifact-lesson-cities-judd-change =
    Inutile de renoncer à Londres : votre second marqueur est libre. Placez-le sur Judd.
artifact-lesson-cities-judd-first =
    L’exposition d’abord : montrez vos 3 armes.

artifact-lesson-cities-research =
    Vous avez maintenant deux privilèges.
artifact-lesson-cities-research-now = Faites une recherche au Moyen-Orient, et payez avec un marqueur musée.
artifact-lesson-cities-research-america =
    Judd aide partout. Mais ouvrez cette fois la nouvelle région : le Moyen-Orient.
artifact-lesson-cities-research-first =
    Essayez Judd : faites une recherche au Moyen-Orient.

artifact-lesson-cities-draw =
    La baraque est en place, et une carte a été mise au jour. Judd vous demande si vous voulez piocher.
artifact-lesson-cities-draw-now = Piochez la carte secrète.

artifact-lesson-cities-end =
    Après votre prochaine exposition, vous déplacerez un de vos deux marqueurs vers un autre rôle. Les règles disent ce que fait chaque rôle. Voilà toute l’extension II.
