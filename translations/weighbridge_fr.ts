<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Open a new, empty window</source>
        <translation>Ouvrir une autre fenêtre, sans fichier</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>&amp;Fermer le fichier</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>Exporter le &amp;tableau en CSV…</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Exporter l’&amp;image…</translation>
    </message>
    <message>
        <source>Save the 3D view as a picture</source>
        <translation>Écrire la vue 3D sous forme d’image</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Fermer toutes les fenêtres</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Rétablir la dernière modification annulée</translation>
    </message>
    <message>
        <source>Copy &amp;explanation</source>
        <translation>Copier l’&amp;explication</translation>
    </message>
    <message>
        <source>Copy the explanation of the selected object&apos;s cost as plain text</source>
        <translation>Copier en texte brut l’explication du coût de l’objet sélectionné</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>&amp;Ne rien sélectionner</translation>
    </message>
    <message>
        <source>Clear the selection and its highlights</source>
        <translation>Effacer la sélection et ses mises en évidence</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>&amp;Cadrer la sélection</translation>
    </message>
    <message>
        <source>Frame the selection in the 3D view, or everything if nothing is selected</source>
        <translation>Cadrer la sélection dans la vue 3D, ou tout</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein écra&amp;n</translation>
    </message>
    <message>
        <source>Turn full-screen mode on or off</source>
        <translation>Activer ou désactiver le mode plein écran</translation>
    </message>
    <message>
        <source>&amp;Restore layout</source>
        <translation>&amp;Restaurer la disposition</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Qu’est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>Click anything in the window to learn what it means</source>
        <translation>Cliquer n’importe où dans la fenêtre pour apprendre ce que cela signifie</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>&amp;Clavier…</translation>
    </message>
    <message>
        <source>List all keyboard shortcuts and mouse actions</source>
        <translation>Lister tous les raccourcis clavier et toutes les actions de la souris</translation>
    </message>
    <message>
        <source>&amp;About Weighbridge</source>
        <translation>À &amp;propos de Weighbridge</translation>
    </message>
    <message>
        <source>Show the version and license</source>
        <translation>Afficher la version et la licence</translation>
    </message>
    <message>
        <source>Compare with &amp;measured costs…</source>
        <translation>Comparer aux coûts &amp;mesurés…</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Sommaire</translation>
    </message>
    <message>
        <source>Read how costs are calculated and how to use the program</source>
        <translation>Lire d’où viennent les coûts et comment utiliser le programme</translation>
    </message>
    <message>
        <source>Find the constants that best match the measured costs</source>
        <translation>Trouver les constantes qui correspondent le mieux aux coûts mesurés</translation>
    </message>
    <message>
        <source>&amp;Fill outward</source>
        <translation>&amp;Remplir vers l’extérieur</translation>
    </message>
    <message>
        <source>&amp;Delete inward</source>
        <translation>&amp;Supprimer vers l’intérieur</translation>
    </message>
    <message>
        <source>Make &amp;solid</source>
        <translation>Rendre &amp;plein</translation>
    </message>
    <message>
        <source>D&amp;ivide</source>
        <translation>&amp;Diviser</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>&amp;Keep ray</source>
        <translation>&amp;Garder le rayon</translation>
    </message>
    <message>
        <source>Save pa&amp;ge…</source>
        <translation>Enregistrer la &amp;page…</translation>
    </message>
    <message>
        <source>Save an explanation of the selected object&apos;s cost, or a report on all objects, as an HTML or PDF page with a picture</source>
        <translation>Écrire une explication du coût de l’objet sélectionné, ou un rapport sur tous les objets, sous forme de page HTML ou PDF avec une image</translation>
    </message>
    <message>
        <source>Compare with another &amp;version…</source>
        <translation>Comparer à une autre &amp;version…</translation>
    </message>
    <message>
        <source>Show what costs more or less than in an earlier version of the file</source>
        <translation>Montrer ce qui coûte plus ou moins que dans une version antérieure du fichier</translation>
    </message>
    <message>
        <source>Open projects, mesh assets, objects, archives, 3D models or octrees; several files open as one scene</source>
        <translation>Ouvrir des projets, assets de maillage, objets, archives, modèles 3D ou octrees&#xa0;; plusieurs s’ouvrent comme une seule scène</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Ouvrir un &amp;dossier…</translation>
    </message>
    <message>
        <source>Open all files in a folder as one scene</source>
        <translation>Ouvrir tous les fichiers d’un dossier comme une seule scène</translation>
    </message>
    <message>
        <source>Save everything in this window</source>
        <translation>Enregistrer tout ce que contient cette fenêtre</translation>
    </message>
    <message>
        <source>Save everything in this window to another file</source>
        <translation>Enregistrer tout ce que contient cette fenêtre dans un autre fichier</translation>
    </message>
    <message>
        <source>Cali&amp;brate…</source>
        <translation>Cali&amp;brer…</translation>
    </message>
    <message>
        <source>Export oc&amp;trees…</source>
        <translation>Exporter les o&amp;ctrees…</translation>
    </message>
    <message>
        <source>Save the octrees and rays as text (.scene), or the selected octree as an Inexor file (.nxoc)</source>
        <translation>Écrire les octrees et les rayons sous forme de texte (.scene), ou l’octree sélectionné comme fichier d’Inexor (.nxoc)</translation>
    </message>
    <message>
        <source>Divide the marked cube into eight</source>
        <translation>Diviser en huit le cube marqué</translation>
    </message>
    <message>
        <source>Add &amp;prims…</source>
        <translation>Ajouter des &amp;prims…</translation>
    </message>
    <message>
        <source>Add a row of boxes, spheres, cylinders, prisms, tori, tubes or rings</source>
        <translation>Ajouter une rangée de boîtes, sphères, cylindres, prismes, tores, tubes ou anneaux</translation>
    </message>
    <message>
        <source>Add from &amp;file…</source>
        <translation>Ajouter depuis un &amp;fichier…</translation>
    </message>
    <message>
        <source>Add the contents of a mesh asset, 3D model, object, octree or project to the scene</source>
        <translation>Ajouter à la scène le contenu d’un asset de maillage, d’un modèle 3D, d’un objet, d’un octree ou d’un projet</translation>
    </message>
    <message>
        <source>Add &amp;octree…</source>
        <translation>Ajouter un &amp;octree…</translation>
    </message>
    <message>
        <source>Add a solid or empty octree, or one that you type as text</source>
        <translation>Ajouter un octree plein ou vide, ou un octree saisi sous forme de texte</translation>
    </message>
    <message>
        <source>Add &amp;ray…</source>
        <translation>Nouveau &amp;rayon…</translation>
    </message>
    <message>
        <source>Add a ray by typing its origin and direction; to add the ray under the pointer, use Octree &gt; Keep ray</source>
        <translation>Ajouter un rayon en saisissant son origine et sa direction&#xa0;; pour ajouter celui sous le pointeur, utilisez Octree &gt; Garder le rayon</translation>
    </message>
    <message>
        <source>Make o&amp;ctree from selection…</source>
        <translation>&amp;Créer un octree de la sélection…</translation>
    </message>
    <message>
        <source>Make an octree from each selected part, at the same position, down to a depth that you choose</source>
        <translation>Créer un octree de chaque élément sélectionné, à la même position, jusqu’à la profondeur choisie</translation>
    </message>
    <message>
        <source>New re&amp;gion…</source>
        <translation>Nouvelle ré&amp;gion…</translation>
    </message>
    <message>
        <source>Add a region; its kind sets its land capacity</source>
        <translation>Ajouter une région&#xa0;; son type détermine sa capacité de terrain</translation>
    </message>
    <message>
        <source>New p&amp;arcel…</source>
        <translation>Nouvelle p&amp;arcelle…</translation>
    </message>
    <message>
        <source>Add a parcel of a given area to a region</source>
        <translation>Ajouter à une région une parcelle d’une aire donnée</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>Déplacer &amp;vers…</translation>
    </message>
    <message>
        <source>Move the selection to another region or parcel; positions do not change</source>
        <translation>Déplacer la sélection vers une autre région ou parcelle&#xa0;; les positions ne changent pas</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Dupliquer…</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete the selection from the scene</source>
        <translation>Supprimer la sélection de la scène</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Lier</translation>
    </message>
    <message>
        <source>Link the selected objects; the one selected last becomes the root</source>
        <translation>Lier les objets sélectionnés&#xa0;; le dernier sélectionné devient la racine</translation>
    </message>
    <message>
        <source>&amp;Unlink</source>
        <translation>Dél&amp;ier</translation>
    </message>
    <message>
        <source>Unlink each selected part, or every part of a selected object</source>
        <translation>Délier chaque élément sélectionné, ou tous les éléments d’un objet sélectionné</translation>
    </message>
    <message>
        <source>&amp;Make physics shape…</source>
        <translation>&amp;Faire une forme physique…</translation>
    </message>
    <message>
        <source>Find the cheapest physics shape that is close enough to the selected mesh, or the closest shape within a budget</source>
        <translation>Trouver la forme physique la moins chère qui soit assez proche du maillage sélectionné, ou la forme la plus proche que permet un budget</translation>
    </message>
    <message>
        <source>&amp;Compare with current</source>
        <translation>&amp;Comparer avec l’actuelle</translation>
    </message>
    <message>
        <source>&amp;Use shape</source>
        <translation>&amp;Utiliser la forme</translation>
    </message>
    <message>
        <source>Give the mesh the physics shape selected in the Shapes panel</source>
        <translation>Donner au maillage la forme physique sélectionnée dans le panneau Formes</translation>
    </message>
    <message>
        <source>&amp;Export shape…</source>
        <translation>&amp;Exporter la forme…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Use a statistics database to show what a whole grid costs under the current constants</source>
        <translation>Montrer ce que coûte une grille entière avec les constantes actuelles, à partir d’une base de statistiques</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>Côte à cô&amp;te</translation>
    </message>
    <message>
        <source>Open gr&amp;id…</source>
        <translation>Ouvrir une &amp;grille…</translation>
    </message>
    <message>
        <source>Se&amp;lect cube</source>
        <translation>Séle&amp;ctionner le cube</translation>
    </message>
    <message>
        <source>&amp;Extend box to here</source>
        <translation>Éte&amp;ndre jusqu’ici</translation>
    </message>
    <message>
        <source>Extend the selected box to include the marked cell</source>
        <translation>Étendre la boîte sélectionnée jusqu’à la cellule marquée</translation>
    </message>
    <message>
        <source>&amp;Copy cubes</source>
        <translation>C&amp;opier les cubes</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the marked cell; you can paste them into any octree</source>
        <translation>Copier les cellules sélectionnées, ou celle marquée&#xa0;; elles peuvent être collées dans n’importe quel octree</translation>
    </message>
    <message>
        <source>Cu&amp;t cubes</source>
        <translation>Co&amp;uper les cubes</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the marked cell, and make them empty</source>
        <translation>Copier les cellules sélectionnées, ou celle marquée, et les vider</translation>
    </message>
    <message>
        <source>&amp;Paste cubes</source>
        <translation>Co&amp;ller les cubes</translation>
    </message>
    <message>
        <source>Paste the copied cells, starting at the selected box&apos;s corner with the lowest coordinates, or in front of the marked face</source>
        <translation>Coller les cellules copiées à partir du coin de la boîte sélectionnée aux plus petites coordonnées, ou devant la face marquée</translation>
    </message>
    <message>
        <source>Push &amp;face in</source>
        <translation>Enfoncer la &amp;face</translation>
    </message>
    <message>
        <source>Move the marked face of the cube or selected box inward by one-eighth of the cube&apos;s width (Ctrl+wheel)</source>
        <translation>Déplacer la face marquée du cube, ou de la boîte sélectionnée, d’un huitième de la largeur du cube vers l’intérieur (Ctrl et la molette)</translation>
    </message>
    <message>
        <source>Pull f&amp;ace out</source>
        <translation>Tirer l&amp;a face</translation>
    </message>
    <message>
        <source>Move the marked face back outward, up to the bounds of the cube</source>
        <translation>La déplacer à nouveau vers l’extérieur, jusqu’aux limites du cube</translation>
    </message>
    <message>
        <source>Push &amp;edge in</source>
        <translation>Enfoncer l’a&amp;rête</translation>
    </message>
    <message>
        <source>Move the marked edge inward from the marked face by one-eighth of the cube&apos;s width (Shift+wheel)</source>
        <translation>Déplacer l’arête marquée vers l’intérieur depuis la face marquée, d’un huitième de la largeur du cube (Maj et la molette)</translation>
    </message>
    <message>
        <source>Pull e&amp;dge out</source>
        <translation>&amp;Tirer l’arête</translation>
    </message>
    <message>
        <source>Push &amp;corner in</source>
        <translation>Enfoncer le &amp;coin</translation>
    </message>
    <message>
        <source>Move the marked corner inward from the marked face by one-eighth of the cube&apos;s width (Ctrl+Shift+wheel)</source>
        <translation>Déplacer le coin marqué vers l’intérieur depuis la face marquée, d’un huitième de la largeur du cube (Ctrl, Maj et la molette)</translation>
    </message>
    <message>
        <source>Pull c&amp;orner out</source>
        <translation>Tirer le co&amp;in</translation>
    </message>
    <message>
        <source>Mirror along &amp;x</source>
        <translation>Miroir selon &amp;x</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the x axis</source>
        <translation>Refléter les cellules sélectionnées, ou le cube marqué, selon l’axe x</translation>
    </message>
    <message>
        <source>Mirror along &amp;y</source>
        <translation>Miroir selon &amp;y</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the y axis</source>
        <translation>Refléter les cellules sélectionnées, ou le cube marqué, selon l’axe y</translation>
    </message>
    <message>
        <source>Mirror along &amp;z</source>
        <translation>Miroir selon &amp;z</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the z axis</source>
        <translation>Refléter les cellules sélectionnées, ou le cube marqué, selon l’axe z</translation>
    </message>
    <message>
        <source>&amp;Rotate around x</source>
        <translation>T&amp;ourner autour de x</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the x axis, counterclockwise as seen from its positive end</source>
        <translation>Tourner les cellules sélectionnées, ou le cube marqué, de 90° autour de l’axe x, dans le sens antihoraire vu de son extrémité</translation>
    </message>
    <message>
        <source>R&amp;otate around y</source>
        <translation>To&amp;urner autour de y</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the y axis, counterclockwise as seen from its positive end</source>
        <translation>Tourner les cellules sélectionnées, ou le cube marqué, de 90° autour de l’axe y, dans le sens antihoraire vu de son extrémité</translation>
    </message>
    <message>
        <source>Ro&amp;tate around z</source>
        <translation>Tou&amp;rner autour de z</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the z axis, counterclockwise as seen from its positive end</source>
        <translation>Tourner les cellules sélectionnées, ou le cube marqué, de 90° autour de l’axe z, dans le sens antihoraire vu de son extrémité</translation>
    </message>
    <message>
        <source>&amp;Delete hulls</source>
        <translation>&amp;Supprimer enveloppes</translation>
    </message>
    <message>
        <source>Delete the selected hulls from the physics shape</source>
        <translation>Supprimer de la forme physique les enveloppes sélectionnées</translation>
    </message>
    <message>
        <source>Mer&amp;ge hulls</source>
        <translation>U&amp;nir enveloppes</translation>
    </message>
    <message>
        <source>Replace the selected hulls with one hull around them; use Ctrl+click to select several</source>
        <translation>Remplacer les enveloppes sélectionnées par une seule qui les entoure&#xa0;; Ctrl+clic en sélectionne plusieurs</translation>
    </message>
    <message>
        <source>&amp;Split hull…</source>
        <translation>&amp;Diviser enveloppe…</translation>
    </message>
    <message>
        <source>Split the selected hull in two with a plane</source>
        <translation>Couper en deux par un plan l’enveloppe sélectionnée</translation>
    </message>
    <message>
        <source>Add &amp;box hull…</source>
        <translation>Ajouter une &amp;boîte…</translation>
    </message>
    <message>
        <source>Add a box hull to the selected mesh; if the mesh has no hulls, the box becomes its physics shape</source>
        <translation>Ajouter une enveloppe en forme de boîte au maillage sélectionné&#xa0;; s’il n’a pas d’enveloppes, la boîte devient sa forme physique</translation>
    </message>
    <message>
        <source>Mo&amp;ve vertex…</source>
        <translation>Dé&amp;placer un sommet…</translation>
    </message>
    <message>
        <source>Move a vertex of the selected hull</source>
        <translation>Déplacer un sommet de l’enveloppe sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Turn upright</source>
        <translation>Redr&amp;esser</translation>
    </message>
    <message>
        <source>Read the grid&apos;s measured costs from a CSV file, an LLSD reply or a viewer&apos;s chat log, and show them beside the estimates</source>
        <translation>Lire les coûts mesurés par la grille dans un fichier CSV, une réponse LLSD ou le journal de chat d’un viewer, et les montrer à côté des estimations</translation>
    </message>
    <message>
        <source>Paste meas&amp;ured costs</source>
        <translation>Coller les coûts mes&amp;urés</translation>
    </message>
    <message>
        <source>Paste the measuring script&apos;s chat lines from the clipboard to show the grid&apos;s measured costs beside the estimates</source>
        <translation>Montrer à côté des estimations les coûts mesurés par la grille, lus dans les lignes de chat du script de mesure copiées dans le presse-papiers</translation>
    </message>
    <message>
        <source>E&amp;xport for the uploader…</source>
        <translation>E&amp;xporter pour le chargement…</translation>
    </message>
    <message>
        <source>Choose the language, colors, units and keyboard shortcuts, and what the program remembers</source>
        <translation>Langue, couleurs, unités, clavier et ce que le programme garde en mémoire</translation>
    </message>
    <message>
        <source>Move the marked edge back outward, up to the bounds of the cube</source>
        <translation>Ramener l’arête marquée vers l’extérieur, jusqu’aux limites du cube</translation>
    </message>
    <message>
        <source>Move the marked corner back outward, up to the bounds of the cube</source>
        <translation>Ramener le coin marqué vers l’extérieur, jusqu’aux limites du cube</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>&amp;Boîte</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the whole selected box</source>
        <translation>Remplir, supprimer et peindre toute la boîte sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Sphere</source>
        <translation>&amp;Sphère</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the cells of the largest sphere or ellipsoid inside the selected box</source>
        <translation>Remplir, supprimer et peindre les cellules de la plus grande sphère ou du plus grand ellipsoïde de la boîte sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Ligne</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the cells on the line from the first selected cell to the last</source>
        <translation>Remplir, supprimer et peindre les cellules de la ligne allant de la première cellule sélectionnée à la dernière</translation>
    </message>
    <message>
        <source>Symmetric along &amp;x</source>
        <translation>Symétrie selon &amp;x</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the x axis</source>
        <translation>Répéter remplissages, suppressions et peintures de l’autre côté de l’octree, en miroir selon l’axe x</translation>
    </message>
    <message>
        <source>Symmetric along &amp;y</source>
        <translation>Symétrie selon &amp;y</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the y axis</source>
        <translation>Répéter remplissages, suppressions et peintures de l’autre côté de l’octree, en miroir selon l’axe y</translation>
    </message>
    <message>
        <source>Symmetric along &amp;z</source>
        <translation>Symétrie selon &amp;z</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the z axis</source>
        <translation>Répéter remplissages, suppressions et peintures de l’autre côté de l’octree, en miroir selon l’axe z</translation>
    </message>
    <message>
        <source>&amp;Paint kind</source>
        <translation>&amp;Peindre le type</translation>
    </message>
    <message>
        <source>&amp;Grow octree</source>
        <translation>&amp;Agrandir l’octree</translation>
    </message>
    <message>
        <source>Make the octree twice as wide by extending it beyond the marked face; the existing cubes stay in place</source>
        <translation>Rendre l’octree deux fois plus large, au-delà de la face marquée&#xa0;; ses cubes restent en place</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>Zone &amp;suivante</translation>
    </message>
    <message>
        <source>Move the focus to the next area: left panels, 3D view, right panels, bottom panels</source>
        <translation>Déplacer le focus vers la zone suivante&#xa0;: panneaux de gauche, vue 3D, panneaux de droite, panneaux du bas</translation>
    </message>
    <message>
        <source>Pre&amp;vious area</source>
        <translation>Zone précé&amp;dente</translation>
    </message>
    <message>
        <source>Move the focus to the previous area</source>
        <translation>Déplacer le focus vers la zone précédente</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>&amp;Expliquer</translation>
    </message>
    <message>
        <source>Show why objects cost what they do</source>
        <translation>Montrer pourquoi les objets coûtent ce qu’ils coûtent</translation>
    </message>
    <message>
        <source>&amp;Optimize</source>
        <translation>Opt&amp;imiser</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>A&amp;juster</translation>
    </message>
    <message>
        <source>O&amp;ctrees</source>
        <translation>&amp;Octrees</translation>
    </message>
    <message>
        <source>Dra&amp;wer</source>
        <translation>&amp;Volet</translation>
    </message>
    <message>
        <source>Open or close the drawer with the cost table and other lists</source>
        <translation>Ouvrir ou fermer le volet avec le tableau des coûts et d’autres listes</translation>
    </message>
    <message>
        <source>Close the file but keep the window open</source>
        <translation>Fermer le fichier, mais garder la fenêtre ouverte</translation>
    </message>
    <message>
        <source>Rotate the selection by 90° around the x axis, for models that lie on their backs because their up axis is z, not y</source>
        <translation>Tourner la sélection de 90° autour de l’axe x, pour les modèles couchés sur le dos parce que leur axe vertical est z et non y</translation>
    </message>
    <message>
        <source>Add copies of the selection, in the same arrangement</source>
        <translation>Faire des copies de la sélection, à côté du dernier objet</translation>
    </message>
    <message>
        <source>Select the marked cell or leaf so that changes apply to it. Hold Ctrl and drag from cube to cube to select a box; press Esc to deselect it</source>
        <translation>Sélectionner la cellule ou la feuille marquée, pour que les modifications s’y appliquent. Ctrl et glisser d’un cube à l’autre sélectionne une boîte&#xa0;; appuyez sur Échap pour la désélectionner</translation>
    </message>
    <message>
        <source>Give all filled cubes in the selected box the kind and shape of the marked cube</source>
        <translation>Donner à tous les cubes remplis de la boîte sélectionnée le type et la forme du cube marqué</translation>
    </message>
    <message>
        <source>Add the ray under the pointer to the scene and follow it step by step in the Ray panel</source>
        <translation>Garder dans la scène le rayon sous le pointeur et le suivre pas à pas dans le panneau Rayon</translation>
    </message>
    <message>
        <source>Save all the files that the uploader needs for the selected object (model, levels of detail, physics) and a page that lists the upload steps</source>
        <translation>Écrire tous les fichiers nécessaires au chargement de l’objet sélectionné (modèle, niveaux de détail, physique), et une page qui liste les étapes du chargement</translation>
    </message>
    <message>
        <source>Make a model cheaper step by step and export it for the uploader</source>
        <translation>Rendre un modèle moins cher pas à pas, et l’exporter pour le chargement</translation>
    </message>
    <message>
        <source>Change constants and see what becomes cheaper or more expensive</source>
        <translation>Modifier des constantes, et voir ce qui devient moins cher ou plus cher</translation>
    </message>
    <message>
        <source>Edit octrees and follow rays step by step</source>
        <translation>Modifier des octrees, et suivre des rayons pas à pas</translation>
    </message>
    <message>
        <source>Save every row of the cost table to a CSV file for spreadsheets</source>
        <translation>Écrire toutes les lignes du tableau des coûts dans un fichier CSV pour tableur</translation>
    </message>
    <message>
        <source>Rename the item selected in the Scene tree</source>
        <translation>Renommer l’élément sélectionné dans l’arbre de la scène</translation>
    </message>
    <message>
        <source>Make the selected cells solid, or the cell in front of the marked face at the current grid depth</source>
        <translation>Rendre pleines les cellules sélectionnées ou, à la profondeur de trame actuelle, la cellule située devant la face marquée</translation>
    </message>
    <message>
        <source>Make the selected cells empty, or the cell behind the marked face at the current grid depth</source>
        <translation>Rendre vides les cellules sélectionnées ou, à la profondeur de trame actuelle, la cellule située derrière la face marquée</translation>
    </message>
    <message>
        <source>Make the selected cells, or the marked cube, solid</source>
        <translation>Rendre pleines les cellules sélectionnées, ou plein le cube marqué</translation>
    </message>
    <message>
        <source>Merge the marked cube with its seven siblings if all eight are solid or all are empty</source>
        <translation>Fusionner le cube marqué avec ses sept frères, si les huit sont tous pleins ou tous vides</translation>
    </message>
    <message>
        <source>Switch the 3D view between the current physics shape and the one selected in the Shapes panel</source>
        <translation>Basculer la vue 3D entre la forme physique actuelle et celle qui est sélectionnée dans le panneau Formes</translation>
    </message>
    <message>
        <source>Export the physics shape selected in the Shapes panel: for the uploader, as a mesh asset or in another format</source>
        <translation>Exporter la forme physique sélectionnée dans le panneau Formes&#xa0;: pour l’outil de chargement, comme asset de maillage ou dans un autre format</translation>
    </message>
    <message>
        <source>Show or hide a second view of the scene; choose the view in the Compare menu above the 3D view</source>
        <translation>Afficher ou masquer une deuxième vue de la scène&#xa0;; choisissez la vue dans le menu Comparer au-dessus de la vue 3D</translation>
    </message>
    <message>
        <source>Show &amp;hidden items</source>
        <translation>Afficher les éléments &amp;masqués</translation>
    </message>
    <message>
        <source>Show all hidden items in the 3D view again</source>
        <translation>Afficher à nouveau dans la vue 3D tous les éléments masqués</translation>
    </message>
    <message>
        <source>Move all panels of this workspace back to their original places</source>
        <translation>Remettre tous les panneaux de cet espace de travail à leur place d’origine</translation>
    </message>
</context>
<context>
    <name>CellTexts</name>
    <message>
        <source>no region</source>
        <translation>sans région</translation>
    </message>
</context>
<context>
    <name>ColumnText</name>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>Source: %1 (%2)</source>
        <translation>Source&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>In CSV files: %1</source>
        <translation>Dans les fichiers CSV&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Compose</name>
    <message>
        <source>Mainland</source>
        <translation>Continent</translation>
    </message>
    <message>
        <source>Homestead</source>
        <translation>Homestead</translation>
    </message>
    <message>
        <source>Openspace</source>
        <translation>Openspace</translation>
    </message>
    <message>
        <source>%1 (%L2 LI)</source>
        <translation>%1 (%L2 LI)</translation>
    </message>
    <message>
        <source>Add prims</source>
        <translation>Ajout de prims</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Genre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>Nom&amp;bre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>&amp;Copies&#xa0;:</translation>
    </message>
    <message>
        <source>Add octree</source>
        <translation>Ajout d’un octree</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Octree</source>
        <translation>Octree</translation>
    </message>
    <message>
        <source>&amp;Cubes:</source>
        <translation>&amp;Cubes&#xa0;:</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Plein</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>You can type S for solid, E for empty, N for indented, or O followed by eight cubes for a divided cube, such as OSEEEEEEE</source>
        <translation>Vous pouvez taper S pour plein, E pour vide, N pour indenté, ou O suivi de huit cubes pour un cube divisé, comme OSEEEEEEE</translation>
    </message>
    <message>
        <source>Add ray</source>
        <translation>Nouveau rayon</translation>
    </message>
    <message>
        <source>&amp;Origin:</source>
        <translation>&amp;Origine&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Direction:</source>
        <translation>&amp;Direction&#xa0;:</translation>
    </message>
    <message>
        <source>Make octree</source>
        <translation>Créer un octree</translation>
    </message>
    <message>
        <source>&amp;Depth:</source>
        <translation>&amp;Profondeur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Fill:</source>
        <translation>&amp;Remplir&#xa0;:</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Nouvelle région</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>New parcel</source>
        <translation>Nouvelle parcelle</translation>
    </message>
    <message>
        <source>&amp;Region:</source>
        <translation>&amp;Région&#xa0;:</translation>
    </message>
    <message>
        <source>Parcel</source>
        <translation>Parcelle</translation>
    </message>
    <message>
        <source>&amp;Area:</source>
        <translation>&amp;Aire&#xa0;:</translation>
    </message>
    <message>
        <source>m²</source>
        <translation>m²</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Déplacer vers</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>region, parcel</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>&amp;Region or parcel:</source>
        <translation>&amp;Région ou parcelle&#xa0;:</translation>
    </message>
    <message>
        <source>Cubes: %1</source>
        <translation>Cubes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Private region</source>
        <translation>Région privée</translation>
    </message>
</context>
<context>
    <name>ConstantText</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>In formulas:</source>
        <translation>Dans les formules&#xa0;:</translation>
    </message>
    <message>
        <source>Default:</source>
        <translation>Par défaut&#xa0;:</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>Plage&#xa0;:</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>Source&#xa0;:</translation>
    </message>
    <message>
        <source>Confidence:</source>
        <translation>Certitude&#xa0;:</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Clé&#xa0;:</translation>
    </message>
    <message>
        <source>stated in the published Mesh Physics document or on a later official page</source>
        <translation>énoncé par le document Mesh Physics publié ou une page officielle ultérieure</translation>
    </message>
    <message>
        <source>as computed today by an open-source viewer or simulator</source>
        <translation>calculé ainsi aujourd’hui par un viewer ou un simulateur open source</translation>
    </message>
    <message>
        <source>supported by one strong hint or two independent hints</source>
        <translation>deux indices indépendants, ou un seul indice solide</translation>
    </message>
    <message>
        <source>inferred; only the grid&apos;s operator knows the real value</source>
        <translation>déduit&#xa0;; personne hors de l’opérateur de la grille ne le sait</translation>
    </message>
    <message>
        <source>a placeholder; no value was ever published</source>
        <translation>une valeur de remplacement&#xa0;; aucune n’a jamais été publiée</translation>
    </message>
    <message>
        <source>Whether a land impact is rounded up or rounded to the nearest whole number</source>
        <translation>Indique si un impact sur le terrain est arrondi au nombre entier le plus proche ou au nombre supérieur</translation>
    </message>
    <message>
        <source>cannot be reproduced: %1</source>
        <translation>ne peut pas être reproduit&#xa0;: %1</translation>
    </message>
    <message>
        <source>calculated %1, residual %2</source>
        <translation>calculé %1, résidu %2</translation>
    </message>
    <message>
        <source>%1: measured %2; %3 (%4)</source>
        <translation>%1&#xa0;: mesuré %2&#xa0;; %3 (%4)</translation>
    </message>
    <message>
        <source>No published measurements.</source>
        <translation>Aucune mesure publiée.</translation>
    </message>
    <message>
        <source>Published measurements:</source>
        <translation>Mesures publiées&#xa0;:</translation>
    </message>
    <message>
        <source>Which rules turn costs into a land impact: today&apos;s, those of the Mesh Physics document, or OpenSim&apos;s</source>
        <translation>Quelles règles font des coûts un impact sur le terrain&#xa0;: celles d’aujourd’hui, celles du document Mesh Physics ou celles d’OpenSim</translation>
    </message>
    <message>
        <source>What makes a triangle mesh expensive: narrow triangles or, by the old rule, many triangles in a small box</source>
        <translation>Ce qui rend un maillage de triangles cher&#xa0;: des triangles étroits ou, selon l’ancienne règle, beaucoup de triangles dans une petite boîte</translation>
    </message>
    <message>
        <source>Which mesh a missing base hull is made from: the one that today&apos;s viewer uses, or the one that the Mesh Physics document specifies</source>
        <translation>De quel maillage est faite une enveloppe de base absente&#xa0;: celui qu’utilise le viewer actuel, ou celui qu’indique le document Mesh Physics</translation>
    </message>
</context>
<context>
    <name>CubeText</name>
    <message>
        <source>%L1 solid, %L2 indented, %L3 empty, %L4 divided</source>
        <comment>numbers of cubes</comment>
        <translation>%L1 pleins, %L2 indentés, %L3 vides, %L4 divisés</translation>
    </message>
    <message>
        <source>%1% of its volume</source>
        <translation>%1&#xa0;% de son volume</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Solid cube</source>
        <translation>Cube plein</translation>
    </message>
    <message>
        <source>Indented cube</source>
        <translation>Cube indenté</translation>
    </message>
    <message>
        <source>Divided cube</source>
        <translation>Cube divisé</translation>
    </message>
    <message>
        <source>Empty cube</source>
        <translation>Cube vide</translation>
    </message>
    <message>
        <source>It is completely filled.</source>
        <translation>Il est entièrement rempli.</translation>
    </message>
    <message>
        <source>It is filled between its edges, which are moved inward.</source>
        <translation>Il est rempli entre ses arêtes, qui sont déplacées vers l’intérieur.</translation>
    </message>
    <message>
        <source>It is divided into eight cubes of half its width.</source>
        <translation>Il est divisé en huit cubes deux fois moins larges.</translation>
    </message>
    <message>
        <source>It contains nothing; rays pass through it.</source>
        <translation>Il ne contient rien&#xa0;; les rayons le traversent.</translation>
    </message>
    <message>
        <source>Octree</source>
        <translation>Octree</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Enfants</translation>
    </message>
    <message>
        <source>Triangles</source>
        <comment>of cubes of an octree</comment>
        <translation>Triangles</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Rempli</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>depth of a cube, and of the deepest cube</comment>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>children of a cube</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>path, kind and width of a cube</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1: outside the octree</source>
        <comment>a face</comment>
        <translation>%1&#xa0;: hors de l’octree</translation>
    </message>
    <message>
        <source>%1: %2 · %3</source>
        <comment>a face, and path and kind of the cube beside it</comment>
        <translation>%1&#xa0;: %2 · %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>eighths of an edge</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Along %1: from %2 to %3, size %4</source>
        <comment>a cube along an axis</comment>
        <translation>Selon %1&#xa0;: de %2 à %3, taille %4</translation>
    </message>
    <message>
        <source>Edge %1 along %2, between corners %3 and %4: from %5 to %6 (eighths: %7 to %8)</source>
        <translation>Arête %1 selon %2, entre les coins %3 et %4&#xa0;: de %5 à %6 (huitièmes&#xa0;: %7 à %8)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact about a cube, and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
</context>
<context>
    <name>FilterWords</name>
    <message>
        <source>At character %1: %2</source>
        <translation>Au caractère %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>GridText</name>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>about %1 ± %2</source>
        <comment>an estimate and its error</comment>
        <translation>environ %1 ± %2</translation>
    </message>
    <message>
        <source>Files: %1 · Linksets: %2 · Parts: %3</source>
        <translation>Fichiers&#xa0;: %1 · Ensembles liés&#xa0;: %2 · Éléments&#xa0;: %3</translation>
    </message>
    <message>
        <source>Linksets that cost less: %1 · cost more: %2 · can no longer be physical: %3 · can be physical again: %4</source>
        <translation>Ensembles liés moins chers&#xa0;: %1 · plus chers&#xa0;: %2 · qui ne peuvent plus être physiques&#xa0;: %3 · qui le peuvent de nouveau&#xa0;: %4</translation>
    </message>
    <message>
        <source>Regions over capacity: known once the exact result is ready.</source>
        <translation>Régions au-delà de leur capacité&#xa0;: connu dès que le résultat exact est prêt.</translation>
    </message>
    <message>
        <source>Regions over capacity: %1 · newly over: %2 · no longer over: %3</source>
        <translation>Régions au-delà de leur capacité&#xa0;: %1 · nouvelles&#xa0;: %2 · redescendues&#xa0;: %3</translation>
    </message>
    <message>
        <source>linksets with unknown costs: %1</source>
        <translation>ensembles liés au coût inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Exact: every linkset was weighed.</source>
        <translation>Exact&#xa0;: tous les ensembles liés ont été pesés.</translation>
    </message>
    <message>
        <source>Estimated from %1% of the linksets; 19 times out of 20, the exact result is within the ± range. Calculating the exact result…</source>
        <translation>Estimé sur %1&#xa0;% des ensembles liés&#xa0;; dans 19 cas sur 20, le résultat exact est dans l’intervalle ±. Calcul du résultat exact…</translation>
    </message>
    <message>
        <source>Land impact (LI): %1 before, %2 now (%3)</source>
        <translation>Impact sur le terrain (LI)&#xa0;: %1 avant, %2 maintenant (%3)</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>en</source>
        <comment>the folder of the help pages in this language</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>restriction</source>
        <translation>restriction</translation>
    </message>
    <message>
        <source>active (%1)</source>
        <comment>of a reader: models</comment>
        <translation>active (%1)</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>signification</translation>
    </message>
    <message>
        <source>Sandbox restrictions on this computer</source>
        <translation>Restrictions du bac à sable sur cet ordinateur</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>a an and are as at be by can did do does for from has have how i if in is it its me my of on or should so than that the them then there these this to was we what when where which who why will with would you your</source>
        <extracomment>words that a search in the help ignores because every page has them</extracomment>
        <translation>a ai au aux avec c ce ces cette comment d dans de des du elle en es est et être il je l la le les leur ma me mes mon n ne on ou où par peut peux pour pourquoi qu quand que quel quelle qui quoi s sa sans se ses si son sont sur un une vous y à</translation>
    </message>
</context>
<context>
    <name>Hulls</name>
    <message>
        <source>Split hull</source>
        <translation>Diviser enveloppe</translation>
    </message>
    <message>
        <source>&amp;Axis:</source>
        <translation>&amp;Axe&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Position:</source>
        <translation>&amp;Position&#xa0;:</translation>
    </message>
    <message>
        <source>Add box hull</source>
        <translation>Ajouter une boîte</translation>
    </message>
    <message>
        <source>&amp;Center:</source>
        <translation>&amp;Centre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Déplacer un sommet</translation>
    </message>
    <message>
        <source>&amp;Vertex:</source>
        <translation>&amp;Sommet&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Vers&#xa0;:</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>a corner by its number and place</comment>
        <translation>%L1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Keep the box inside its part, which measures %1.</source>
        <translation>Déplacez la boîte à l’intérieur de son élément, qui mesure %1.</translation>
    </message>
    <message>
        <source>Keep the vertex inside its part, which measures %1.</source>
        <translation>Déplacez le sommet à l’intérieur de son élément, qui mesure %1.</translation>
    </message>
</context>
<context>
    <name>KindText</name>
    <message>
        <source>mesh</source>
        <translation>maillage</translation>
    </message>
    <message>
        <source>box</source>
        <translation>boîte</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>cylindre</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>prisme</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>sphère</translation>
    </message>
    <message>
        <source>torus</source>
        <translation>tore</translation>
    </message>
    <message>
        <source>tube</source>
        <translation>tube</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anneau</translation>
    </message>
    <message>
        <source>sculpt</source>
        <translation>sculptie</translation>
    </message>
    <message>
        <source>flexible prim</source>
        <translation>prim flexible</translation>
    </message>
    <message>
        <source>Prim</source>
        <translation>Prim</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Convex hull</source>
        <translation>Enveloppe convexe</translation>
    </message>
    <message>
        <source>Same as profile</source>
        <translation>Comme le profil</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>isosceles triangle</source>
        <translation>triangle isocèle</translation>
    </message>
    <message>
        <source>equilateral triangle</source>
        <translation>triangle équilatéral</translation>
    </message>
    <message>
        <source>right triangle</source>
        <translation>triangle rectangle</translation>
    </message>
    <message>
        <source>half circle</source>
        <translation>demi-cercle</translation>
    </message>
    <message>
        <source>line</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>zigzag circle</source>
        <translation>cercle en zigzag</translation>
    </message>
    <message>
        <source>Profile: %1, path: %2</source>
        <translation>Profil&#xa0;: %1, tracé&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>LanguageName</name>
    <message>
        <source>English</source>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>LeafText</name>
    <message>
        <source>face %1</source>
        <translation>face %1</translation>
    </message>
    <message>
        <source>(%1; %2; %3)</source>
        <comment>x, y and z of a point</comment>
        <translation>(%1&#xa0;; %2&#xa0;; %3)</translation>
    </message>
    <message>
        <source>seen from inside</source>
        <translation>vu de l’intérieur</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>coin %1</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>arête %1</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>point %1</translation>
    </message>
    <message>
        <source>leaf %1, depth %2, %3 wide</source>
        <translation>feuille %1, profondeur %2, largeur %3</translation>
    </message>
    <message>
        <source>t %1</source>
        <comment>distance along a ray</comment>
        <translation>t %1</translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message>
        <source>%1 %2</source>
        <comment>a number and its unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 × %2 × %3</source>
        <comment>three sides</comment>
        <translation>%1 × %2 × %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a place by x, y and z</comment>
        <translation>%1&#xa0;; %2&#xa0;; %3</translation>
    </message>
</context>
<context>
    <name>ModelText</name>
    <message>
        <source>before %1 → now %2 (%3)</source>
        <translation>avant %1 → maintenant %2 (%3)</translation>
    </message>
</context>
<context>
    <name>ObjectNames</name>
    <message>
        <source>linkset %1</source>
        <translation>ensemble lié %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>élément %1</translation>
    </message>
    <message>
        <source>octree %1</source>
        <translation>octree %1</translation>
    </message>
</context>
<context>
    <name>PartFacts</name>
    <message>
        <source>Triangles, from highest to lowest detail: %1, %2, %3, %4</source>
        <translation>Triangles du niveau de détail le plus élevé au plus faible&#xa0;: %1, %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>physics mesh of %Ln triangle(s)</source>
        <translation>
            <numerusform>maillage physique de %Ln triangle</numerusform>
            <numerusform>maillage physique de %Ln triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>decomposition into %Ln hull(s)</source>
        <translation>
            <numerusform>décomposition en&#xa0;%Ln enveloppe</numerusform>
            <numerusform>décomposition en&#xa0;%Ln enveloppes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>base hull of %Ln vertices</source>
        <translation>
            <numerusform>enveloppe de base de %Ln point</numerusform>
            <numerusform>enveloppe de base de %Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>asset %1</source>
        <translation>asset %1</translation>
    </message>
    <message>
        <source>root of its linkset</source>
        <translation>racine de son ensemble lié</translation>
    </message>
</context>
<context>
    <name>PartFieldText</name>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Path cut</source>
        <translation>Découpe tracé</translation>
    </message>
    <message>
        <source>Profile cut</source>
        <translation>Découpe du profil</translation>
    </message>
    <message>
        <source>Hollow</source>
        <translation>Creux</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Vrille</translation>
    </message>
    <message>
        <source>Taper</source>
        <translation>Biseautage</translation>
    </message>
    <message>
        <source>Shear</source>
        <translation>Inclinaison</translation>
    </message>
    <message>
        <source>Hole size</source>
        <translation>Taille du trou</translation>
    </message>
    <message>
        <source>Radius offset</source>
        <translation>Décalage du rayon</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Biais</translation>
    </message>
    <message>
        <source>Revolutions</source>
        <translation>Révolutions</translation>
    </message>
    <message>
        <source>%1 begin</source>
        <translation>%1, début</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>%1, fin</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>%1 (x, y, z)</source>
        <translation>%1 (x, y, z)</translation>
    </message>
    <message>
        <source>%1 (begin, end)</source>
        <translation>%1 (début, fin)</translation>
    </message>
    <message>
        <source>%1 (x, y)</source>
        <translation>%1 (x, y)</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>Modifier «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>PickText</name>
    <message>
        <source>%1 of %2</source>
        <comment>a part of a linkset</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1 sommets</translation>
    </message>
    <message>
        <source>hull %1</source>
        <translation>enveloppe %1</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>matériau %1</translation>
    </message>
    <message>
        <source>triangle %1</source>
        <translation>triangle %1</translation>
    </message>
    <message>
        <source>its part uses a different physics shape</source>
        <translation>son élément utilise une autre forme physique</translation>
    </message>
    <message>
        <source>costs %1 PE, %2% of its part&apos;s physics cost</source>
        <translation>coûte %1 PE, %2&#xa0;% du coût physique de son élément</translation>
    </message>
    <message>
        <source>width %1</source>
        <translation>largeur %1</translation>
    </message>
</context>
<context>
    <name>PictureQuestion</name>
    <message>
        <source> px</source>
        <comment>pixels, behind a number</comment>
        <translation> px</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Largeur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Hauteur&#xa0;:</translation>
    </message>
    <message>
        <source>Include the &amp;legend</source>
        <translation>Inclure la lé&amp;gende</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>Fond &amp;transparent</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>%1 (%L2 times)</source>
        <translation>%1 (%L2 fois)</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>a linkset and one of its parts</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>a region and one of its parcels</comment>
        <translation>%1 › %2</translation>
    </message>
</context>
<context>
    <name>ProfileChanges</name>
    <message>
        <source>Change “%1”</source>
        <translation>Modifier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Reset all constants</source>
        <translation>Réinitialiser les constantes</translation>
    </message>
    <message>
        <source>Use profile %1</source>
        <translation>Utiliser le profil %1</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Projects, mesh assets, objects, archives, 3D models and octrees (%1)</source>
        <translation>Projets, assets de maillage, objets, archives, modèles 3D et octrees (%1)</translation>
    </message>
    <message>
        <source>Compare with measured costs</source>
        <translation>Comparer aux coûts mesurés</translation>
    </message>
    <message>
        <source>Measured costs (%1)</source>
        <translation>Coûts mesurés (%1)</translation>
    </message>
    <message>
        <source>Import scenario</source>
        <translation>Importer un scénario</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Profils (*.json)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir un dossier</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Modifié par un autre programme</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it.</source>
        <translation>Un autre programme a modifié %1 depuis que vous l’avez ouvert.</translation>
    </message>
    <message>
        <source>If you overwrite it, the other program&apos;s changes will be lost.</source>
        <translation>Si vous l’écrasez, les modifications de l’autre programme seront perdues.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>É&amp;craser</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>The upload would be refused</source>
        <translation>Le chargement serait refusé</translation>
    </message>
    <message>
        <source>Other programs might still be able to read the file.</source>
        <translation>D’autres programmes peuvent peut-être quand même lire le fichier.</translation>
    </message>
    <message>
        <source>&amp;Save anyway</source>
        <translation>É&amp;crire quand même</translation>
    </message>
    <message>
        <source>Files outside the project&apos;s folder</source>
        <translation>Fichiers hors du dossier du projet</translation>
    </message>
    <message>
        <source>%1 uses files outside its own folder.</source>
        <translation>%1 utilise des fichiers hors de son propre dossier.</translation>
    </message>
    <message>
        <source>Read them only if you trust the project.</source>
        <translation>Ne les lisez que si vous faites confiance au projet.</translation>
    </message>
    <message>
        <source>&amp;Read them</source>
        <translation>&amp;Les lire</translation>
    </message>
    <message>
        <source>Open &amp;without them</source>
        <translation>Ouvrir &amp;sans eux</translation>
    </message>
    <message>
        <source>Add or open</source>
        <translation>Ajouter ou ouvrir</translation>
    </message>
    <message>
        <source>Add %1 to %2, or open it instead?</source>
        <translation>Ajouter %1 à %2, ou l’ouvrir à la place&#xa0;?</translation>
    </message>
    <message>
        <source>Add the %L1 files to %2, or open them instead?</source>
        <translation>Ajouter les %L1 fichiers à %2, ou les ouvrir à la place&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Open instead</source>
        <translation>&amp;Ouvrir à la place</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Remplacer des fichiers</translation>
    </message>
    <message>
        <source>This will replace %1.</source>
        <comment>one or more file names</comment>
        <translation>Cela remplacera %1.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Save them in a project before it is closed? Files that you exported stay as they are.</source>
        <translation>Les enregistrer dans un projet avant de fermer&#xa0;? Les fichiers exportés restent tels quels.</translation>
    </message>
    <message>
        <source>Other files are saved beside this one.</source>
        <translation>D’autres fichiers sont enregistrés à côté de celui-ci.</translation>
    </message>
</context>
<context>
    <name>RayText</name>
    <message>
        <source>entered %1</source>
        <comment>a cube</comment>
        <translation>entré dans %1</translation>
    </message>
    <message>
        <source>left %1</source>
        <comment>a cube</comment>
        <translation>sorti de %1</translation>
    </message>
    <message>
        <source>from %1 along %2</source>
        <comment>a ray</comment>
        <translation>de %1 en direction de %2</translation>
    </message>
    <message>
        <source>%1 (octrees entered: %L2, cubes: %L3)</source>
        <translation>%1 (octrees parcourus&#xa0;: %L2, cubes&#xa0;: %L3)</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacte</translation>
    </message>
    <message>
        <source>Inexor</source>
        <translation>Inexor</translation>
    </message>
    <message>
        <source>the bounding sphere</source>
        <translation>la sphère englobante</translation>
    </message>
    <message>
        <source>the box around the octree&apos;s filled cubes</source>
        <translation>la boîte autour des cubes remplis de l’octree</translation>
    </message>
    <message>
        <source>the cube&apos;s triangles</source>
        <translation>les triangles du cube</translation>
    </message>
    <message>
        <source>the cube&apos;s bounding box</source>
        <translation>la boîte englobante du cube</translation>
    </message>
    <message>
        <source>entered %1 after %2</source>
        <translation>entré dans %1 après %2</translation>
    </message>
    <message>
        <source>missed: %1; the ray passes %2 from %3</source>
        <translation>manqué&#xa0;: %1&#xa0;; %3 à %2 du rayon</translation>
    </message>
    <message>
        <source>hit: %1; its center is %2 away</source>
        <translation>touché&#xa0;: %1&#xa0;; son centre est à %2</translation>
    </message>
    <message>
        <source>stop: four children of %1 were hit; no more are checked</source>
        <translation>arrêt&#xa0;: quatre enfants de %1 ont été touchés&#xa0;; aucun autre n’est testé</translation>
    </message>
    <message>
        <source>not searched: %1, %2 away, behind the hit</source>
        <translation>non examiné&#xa0;: %1, à %2, derrière ce qui est touché</translation>
    </message>
    <message>
        <source>not tested: %1</source>
        <comment>a cube</comment>
        <translation>pas testé&#xa0;: %1</translation>
    </message>
    <message>
        <source>end: the ray misses all children of %1</source>
        <translation>fin&#xa0;: le rayon manque tous les enfants de %1</translation>
    </message>
    <message>
        <source>leaf hit: %1 after %2</source>
        <translation>feuille touchée&#xa0;: %1 après %2</translation>
    </message>
    <message>
        <source>no hit, although the ray passes through %1</source>
        <translation>rien n’est touché, bien que le rayon traverse %1</translation>
    </message>
    <message>
        <source>no hit; after %3, the ray passes %2 from the nearest leaf, %1</source>
        <translation>rien n’est touché&#xa0;; feuille la plus proche&#xa0;: %1, à %2 du rayon après %3</translation>
    </message>
    <message>
        <source>The exact method and Inexor&apos;s method find the cube that the ray starts in. The distances that they report differ by %1.</source>
        <translation>La méthode exacte et celle d’Inexor trouvent le cube où commence le rayon. Les distances qu’elles indiquent diffèrent de %1.</translation>
    </message>
    <message>
        <source>The exact method and Inexor&apos;s method find the same cube, face and point.</source>
        <translation>La méthode exacte et celle d’Inexor trouvent le même cube, la même face et le même point.</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>rien touché</translation>
    </message>
    <message>
        <source>Inexor&apos;s engine</source>
        <translation>moteur d’Inexor</translation>
    </message>
    <message>
        <source>Neither the exact method nor Inexor&apos;s method finds anything. The nearest leaves that they report can differ.</source>
        <translation>Ni la méthode exacte ni celle d’Inexor ne trouvent rien. Les feuilles les plus proches qu’elles indiquent peuvent différer.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>An animated butterfly on a sculpted flower</source>
        <translation>Un papillon animé sur une fleur en sculptie</translation>
    </message>
    <message>
        <source>Ten triangles half a meter wide</source>
        <translation>Dix triangles larges d’un demi-mètre</translation>
    </message>
    <message>
        <source>A chair with a physics mesh</source>
        <translation>Une chaise avec un maillage physique</translation>
    </message>
    <message>
        <source>A wall with a doorway, with and without a physics mesh</source>
        <translation>Un mur avec une porte, avec et sans maillage physique</translation>
    </message>
    <message>
        <source>Without a physics mesh, the wall uses its base hull, so it costs less, but nobody can walk through the doorway.</source>
        <translation>Sans maillage physique, le mur utilise son enveloppe de base&#xa0;: il coûte donc moins cher, mais personne ne passe par l’embrasure.</translation>
    </message>
    <message>
        <source>A small market</source>
        <translation>Un petit marché</translation>
    </message>
    <message>
        <source>The objects from most other samples, side by side.</source>
        <translation>Les objets de la plupart des autres exemples, côte à côte.</translation>
    </message>
    <message>
        <source>A hollow ring four ways</source>
        <translation>Un anneau creux de quatre façons</translation>
    </message>
    <message>
        <source>One twisted sphere that costs hundreds of PE</source>
        <translation>Une sphère vrillée qui coûte des centaines de PE</translation>
    </message>
    <message>
        <source>A wall, with and without slivers</source>
        <translation>Un mur, avec et sans triangles effilés</translation>
    </message>
    <message>
        <source>Stairs as eight hulls and as one ramp</source>
        <translation>Un escalier en huit enveloppes et en une seule rampe</translation>
    </message>
    <message>
        <source>A detailed statue, small and large</source>
        <translation>Une statue détaillée, petite et grande</translation>
    </message>
    <message>
        <source>The statue has 50,000 triangles, so the download weight decides its land impact. When the statue is four times the size, viewers load its fine mesh from farther away.</source>
        <translation>La statue a 50 000 triangles&#xa0;: le poids de téléchargement décide donc de son impact sur le terrain. À une taille quadruple, les viewers chargent son maillage fin de plus loin.</translation>
    </message>
    <message>
        <source>Ten boxes in a space of 3 by 4 by 5 meters</source>
        <translation>Dix boîtes dans un espace de 3 × 4 × 5 mètres</translation>
    </message>
    <message>
        <source>A car that cannot drive, and one that can</source>
        <translation>Une voiture qui ne peut pas rouler, et une qui le peut</translation>
    </message>
    <message>
        <source>A crate inside a cliff</source>
        <translation>Une caisse dans une falaise</translation>
    </message>
    <message>
        <source>A post beside the ray</source>
        <translation>Un poteau à côté du rayon</translation>
    </message>
    <message>
        <source>Through eight cubes along the diagonal</source>
        <translation>À travers huit cubes, le long de la diagonale</translation>
    </message>
    <message>
        <source>A cube behind the camera</source>
        <translation>Un cube derrière la caméra</translation>
    </message>
    <message>
        <source>A ray that grazes a cube</source>
        <translation>Un rayon qui frôle un cube</translation>
    </message>
    <message>
        <source>Inexor&apos;s method picks the face whose center is nearest to the point where the ray meets that face&apos;s plane. Here, that is the top face, although the ray enters through a side face.</source>
        <translation>La méthode d’Inexor choisit la face dont le centre est le plus proche du point où le rayon touche le plan de cette face. Ici, c’est celle du dessus, alors que le rayon entre par une face latérale.</translation>
    </message>
    <message>
        <source>At this size, small triangles are expensive: a physics mesh of only two boxes decides the land impact. The base hull would cost a twentieth as much.</source>
        <translation>À cette taille, les petits triangles coûtent cher&#xa0;: un maillage physique de seulement deux boîtes décide de l’impact sur le terrain. L’enveloppe de base coûterait vingt fois moins.</translation>
    </message>
    <message>
        <source>Vertices that are off by 0.2 µm at a seam create slivers. A wall that cost 1 LI then costs more than 1,000 LI.</source>
        <translation>Des sommets décalés de 2e-7 m le long d’une jointure créent des triangles effilés. Un mur qui coûtait 1 LI coûte alors plus de 1&#x202f;000 LI.</translation>
    </message>
    <message>
        <source>An example from the Mesh Physics document: ten boxes cost 1.0 PE, or 1.62667 PE when physical.</source>
        <translation>Un exemple du document Mesh Physics&#xa0;: dix boîtes coûtent 1,0 PE, ou 1,62667 PE si l’objet est physique.</translation>
    </message>
    <message>
        <source>Four torus wheels exceed the limit of 32 PE for a physical linkset. As convex hulls, they cost next to nothing.</source>
        <translation>Quatre roues en forme de tore dépassent la limite de 32 PE d’un ensemble lié physique. En enveloppes convexes, elles ne coûtent presque rien.</translation>
    </message>
    <message>
        <source>Of the cubes that a ray meets, Inexor&apos;s method checks only the first four in index order. This ray meets the eighth cube first.</source>
        <translation>Parmi les cubes que touche un rayon, la méthode d’Inexor ne vérifie que les quatre premiers dans l’ordre des indices. Ce rayon touche d’abord le huitième cube.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method tests boxes against an infinite line, so it finds the cube behind the camera, although the ray meets nothing.</source>
        <translation>La méthode d’Inexor teste les boîtes contre une droite infinie&#xa0;: elle trouve donc le cube situé derrière la caméra, alors que le rayon ne touche rien.</translation>
    </message>
    <message>
        <source>A ten-meter duck that costs 13 PE</source>
        <translation>Un canard de dix mètres qui coûte 13 PE</translation>
    </message>
    <message>
        <source>The duck from the Mesh Physics document: 25 hulls cost 13 PE. The penalty for a large physical object raises that to 65 PE.</source>
        <translation>Le canard du document Mesh Physics&#xa0;: 25 enveloppes coûtent 13 PE. La pénalité pour un grand objet physique porte ce coût à 65 PE.</translation>
    </message>
    <message>
        <source>A ramp made of one hull replaces eight steps at a tenth of the physics cost.</source>
        <translation>Une rampe faite d’une seule enveloppe remplace huit marches pour un dixième du coût physique.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method picks the octree with the nearest center. It finds the crate, three meters inside the cliff, although the ray meets the cliff first.</source>
        <translation>La méthode d’Inexor choisit l’octree dont le centre est le plus proche. Elle trouve la caisse, à trois mètres à l’intérieur de la falaise, alors que le rayon touche d’abord la falaise.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method enters the nearest non-empty cube and never backtracks. It misses the cube behind that one.</source>
        <translation>La méthode d’Inexor entre dans le cube non vide le plus proche et n’en revient jamais. Le cube situé derrière est manqué.</translation>
    </message>
    <message>
        <source>A bench under the legacy and new accounting</source>
        <translation>Un banc selon l’ancien et le nouveau calcul</translation>
    </message>
    <message>
        <source>A linkset of plain prims costs 1 LI for each part. Once one part opts in to the new accounting, every part uses it: the arch alone then costs 26 PE.</source>
        <translation>Un ensemble lié de simples prims coûte 1 LI par élément. Dès qu’un élément entraîne le nouveau calcul, celui-ci s’applique à chaque élément&#xa0;: l’arche seule coûte alors 26 PE.</translation>
    </message>
    <message>
        <source>Animated mesh has a download weight of at least 15 PE. A flexible ribbon has no physics at all.</source>
        <translation>Un maillage animé a un poids de téléchargement d’au moins 15 PE. Un ruban flexible n’a aucune physique.</translation>
    </message>
    <message>
        <source>The Mesh Physics document&apos;s calibration: a triangle 0.5 m wide costs 0.1 PE, and half as much at twice the size. No triangle mesh costs less than 0.5 PE.</source>
        <translation>L’étalonnage du document Mesh Physics&#xa0;: un triangle large de 0,5 m coûte 0,1 PE, et moitié moins à une taille double. Aucun maillage de triangles ne coûte moins de 0,5 PE.</translation>
    </message>
    <message>
        <source>A normal or specular map opts a torus in to the new accounting, so its triangles add to the cost. One convex hull would fill the hole; twelve hulls keep it open.</source>
        <translation>Un matériau de normales ou de spécularité fait passer un tore au nouveau calcul, et ses triangles s’ajoutent au coût. Une seule enveloppe convexe comblerait le trou&#xa0;; douze enveloppes le gardent ouvert.</translation>
    </message>
    <message>
        <source>A hollow, cut and twisted sphere is a spiral of slivers. Linked to anything that opts in to the new accounting, this one prim costs more than a house.</source>
        <translation>Une sphère creuse, découpée et vrillée est une spirale de triangles effilés. Liée à quoi que ce soit qui entraîne le nouveau calcul, cette seule prim coûte plus qu’une maison.</translation>
    </message>
</context>
<context>
    <name>ScenarioChanges</name>
    <message>
        <source>Add “%1”</source>
        <translation>Ajouter «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Duplicate “%1”</source>
        <translation>Dupliquer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name and a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Renommer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>Appliquer «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>SceneTexts</name>
    <message>
        <source>LOD high</source>
        <translation>LOD élevé</translation>
    </message>
    <message>
        <source>LOD medium</source>
        <translation>LOD moyen</translation>
    </message>
    <message>
        <source>LOD low</source>
        <translation>LOD faible</translation>
    </message>
    <message>
        <source>LOD lowest</source>
        <translation>LOD le plus faible</translation>
    </message>
    <message>
        <source>Physics mesh</source>
        <translation>Maillage physique</translation>
    </message>
    <message>
        <source>Base hull</source>
        <translation>Enveloppe de base</translation>
    </message>
    <message>
        <source>Hulls</source>
        <translation>Enveloppes</translation>
    </message>
    <message>
        <source>Prim as drawn</source>
        <translation>Prim telle que dessinée</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no such shape</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%L1</source>
        <comment>hulls</comment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%L1 vertices</source>
        <translation>%L1 sommets</translation>
    </message>
    <message>
        <source>%L1 triangles</source>
        <translation>%L1 triangles</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a shape and its size</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a cost</comment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>hull %1: %L2 vertices</source>
        <translation>enveloppe %1&#xa0;: %L2 sommets</translation>
    </message>
    <message>
        <source>%1
The part&apos;s physics cost is based on this shape.</source>
        <translation>%1
Le coût physique de l’élément se fonde sur cette forme.</translation>
    </message>
    <message>
        <source>Land impact of all linksets in the region; capacity %1 LI</source>
        <translation>Impact sur le terrain de tous ses ensembles liés&#xa0;; capacité %1</translation>
    </message>
    <message>
        <source>Land impact</source>
        <translation>Impact sur le terrain</translation>
    </message>
    <message>
        <source>%1: could not be read</source>
        <comment>an octree</comment>
        <translation>%1&#xa0;: n’a pas pu être lu</translation>
    </message>
    <message>
        <source>%1: a single cube</source>
        <comment>an octree</comment>
        <translation>%1&#xa0;: un seul cube</translation>
    </message>
    <message>
        <source>%1: %L2 cubes, depth %L3</source>
        <comment>an octree</comment>
        <translation>%1&#xa0;: %L2 cubes, profondeur %L3</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Physics cost in PE, including the penalty for being physical</source>
        <translation>Coût physique en PE, pénalité pour objet physique comprise</translation>
    </message>
    <message>
        <source>Physics cost in PE</source>
        <translation>Coût physique en PE</translation>
    </message>
    <message>
        <source>%1
Its full cost is unknown: a mesh is missing or incomplete, or a size is unusable.</source>
        <translation>%1
Son coût total est inconnu&#xa0;: un maillage manque ou est incomplet, ou une taille est inutilisable.</translation>
    </message>
    <message>
        <source>%1
%L2 empty, %L3 solid, %L4 indented, %L5 divided; %6 wide</source>
        <translation>%1
%L2 vides, %L3 pleins, %L4 indentés, %L5 divisés&#xa0;; largeur %6</translation>
    </message>
    <message>
        <source>Land impact of all linksets on the parcel; capacity %1 LI</source>
        <translation>Impact sur le terrain de tous les ensembles sur la parcelle&#xa0;; capacité %1 LI</translation>
    </message>
    <message>
        <source>1 triangle</source>
        <translation>1 triangle</translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact and capacity</comment>
        <translation>%1 sur %2 LI</translation>
    </message>
    <message>
        <source>Solid</source>
        <comment>cubes</comment>
        <translation>Pleins</translation>
    </message>
    <message>
        <source>Indented</source>
        <comment>cubes</comment>
        <translation>Indentés</translation>
    </message>
    <message>
        <source>Divided</source>
        <comment>cubes</comment>
        <translation>Divisés</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>cubes</comment>
        <translation>Vides</translation>
    </message>
    <message>
        <source>%1: none</source>
        <comment>a kind of cubes</comment>
        <translation>%1&#xa0;: aucun</translation>
    </message>
    <message>
        <source>%1: %L2, depth %L3, %4</source>
        <comment>a kind of cubes</comment>
        <translation>%1&#xa0;: %L2, profondeur %L3, %4</translation>
    </message>
    <message>
        <source>%1: %L2, depth %L3 to %L4, %5</source>
        <comment>a kind of cubes</comment>
        <translation>%1&#xa0;: %L2, profondeur %L3 à %L4, %5</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an octree and its memory</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ShapeWords</name>
    <message>
        <source>triangles: %L1</source>
        <translation>triangles&#xa0;: %L1</translation>
    </message>
    <message>
        <source>hulls: %L1, vertices: %L2</source>
        <translation>enveloppes&#xa0;: %L1, sommets&#xa0;: %L2</translation>
    </message>
    <message>
        <source>blocked passages: %L1</source>
        <translation>passages bloqués&#xa0;: %L1</translation>
    </message>
    <message>
        <source>lost floors: %L1</source>
        <translation>sols perdus&#xa0;: %L1</translation>
    </message>
    <message>
        <source>would not be used; physics shape: %1</source>
        <translation>ne serait pas utilisée&#xa0;; forme physique&#xa0;: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleures</translation>
    </message>
    <message>
        <source>meets the goal</source>
        <translation>comme demandé</translation>
    </message>
    <message>
        <source>blocks passages</source>
        <translation>bloque des passages</translation>
    </message>
    <message>
        <source>too expensive</source>
        <translation>trop chère</translation>
    </message>
    <message>
        <source>deviates too much</source>
        <translation>écart trop grand</translation>
    </message>
    <message>
        <source>%1 (%2%)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>prims: %L1</source>
        <translation>prims&#xa0;: %L1</translation>
    </message>
    <message>
        <source>meshes: %L1, vertices: %L2</source>
        <translation>maillages&#xa0;: %L1, sommets&#xa0;: %L2</translation>
    </message>
    <message>
        <source>all kept</source>
        <translation>tous gardés</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>passages stay open</source>
        <translation>les passages restent ouverts</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>method and what it made</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1. Physics up to %2 PE is free because the download or server weight is already that high, so the closest shape is best.</source>
        <translation>%1. La physique est gratuite jusqu’à %2 PE, car le poids de téléchargement ou le poids serveur est déjà aussi élevé&#xa0;: la forme la plus proche est donc la meilleure.</translation>
    </message>
    <message>
        <source>elsewhere %1</source>
        <comment>deviation where avatars do not touch the object</comment>
        <translation>ailleurs %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deviation, elsewhere another</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Off by %1</source>
        <comment>how far shapes are off at most</comment>
        <translation>Écart de&#xa0;%1</translation>
    </message>
    <message>
        <source>Off by %1 where avatars touch, %2 elsewhere</source>
        <translation>Écart de&#xa0;%1 là où les avatars touchent l’objet, de&#xa0;%2 ailleurs</translation>
    </message>
    <message>
        <source>Exact after steps in world</source>
        <translation>Exact après des étapes dans le monde</translation>
    </message>
    <message>
        <source>Arrives exactly as shown</source>
        <translation>Arrive telle qu’affichée</translation>
    </message>
    <message>
        <source>Arrives as Analyze makes it</source>
        <translation>Arrive telle que «&#xa0;Analyser&#xa0;» la fait</translation>
    </message>
    <message>
        <source>After Analyze: %1 PE</source>
        <translation>Après «&#xa0;Analyser&#xa0;»&#xa0;:&#xa0;%1 PE</translation>
    </message>
    <message>
        <source>After Analyze: %1–%2 PE</source>
        <translation>Après «&#xa0;Analyser&#xa0;»&#xa0;:&#xa0;%1–%2 PE</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from least to most</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>After Analyze; %1 before</source>
        <translation>Après «&#xa0;Analyser&#xa0;»&#xa0;; avant, %1</translation>
    </message>
</context>
<context>
    <name>ShortcutKeys</name>
    <message>
        <source>Text fields need these keys; choose others.</source>
        <translation>Les champs de texte ont besoin de ces touches&#xa0;; choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>Alt plus a letter opens a menu; choose other keys.</source>
        <translation>Alt et une lettre ouvrent un menu&#xa0;; choisissez d’autres touches.</translation>
    </message>
    <message>
        <source>These keys bring a panel to the front; choose others.</source>
        <translation>Ces touches amènent un panneau au premier plan&#xa0;; choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>The tree uses these keys to hide, show or isolate the selection; choose others.</source>
        <translation>L’arbre utilise ces touches pour masquer, afficher ou isoler la sélection&#xa0;; choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>“%1” already uses these keys; choose others.</source>
        <translation>«&#xa0;%1&#xa0;» utilise déjà ces touches&#xa0;; choisissez-en d’autres.</translation>
    </message>
</context>
<context>
    <name>TermText</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&lt;p&gt;Source: %1 (%2)&lt;/p&gt;</source>
        <translation>&lt;p&gt;Source&#xa0;: %1 (%2)&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>about %1 min left</source>
        <translation>encore environ %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>encore environ %1 s</translation>
    </message>
    <message>
        <source>takes longer than expected</source>
        <translation>plus long que prévu</translation>
    </message>
</context>
<context>
    <name>WhatChanged</name>
    <message>
        <source>%1: %2</source>
        <comment>an object and its land impact before and now</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Last change (LI): %1</source>
        <comment>land impact</comment>
        <translation>Dernier changement (LI)&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>cannot be read: {reason}</source>
        <extracomment>file.cannot_read</extracomment>
        <translation>ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <extracomment>file.cannot_write</extracomment>
        <translation>ne peut pas être écrit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>; did you mean &quot;{word}&quot;?</source>
        <extracomment>word.hint</extracomment>
        <translation>&#xa0;; vouliez-vous dire «&#xa0;{word}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>\x must be followed by two hexadecimal digits</source>
        <extracomment>llsd.bad_escape</extracomment>
        <translation>\x doit être suivi de deux chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>the XML is not well-formed ({reason})</source>
        <extracomment>llsd.bad_xml</extracomment>
        <translation>le XML n’est pas bien formé ({reason})</translation>
    </message>
    <message>
        <source>the root element must be &lt;llsd&gt;</source>
        <extracomment>llsd.no_llsd</extracomment>
        <translation>l’élément racine doit être &lt;llsd&gt;</translation>
    </message>
    <message>
        <source>has too few distinct points ({points}); a hull needs at least four points that are not in one plane</source>
        <extracomment>mesh.hull_few_points</extracomment>
        <translation>a trop peu de points distincts ({points})&#xa0;; il faut à une enveloppe au moins quatre points hors d’un même plan</translation>
    </message>
    <message>
        <source>has no volume, because its {points} distinct points lie in one plane</source>
        <extracomment>mesh.hull_flat</extracomment>
        <translation>n’a pas de volume, car ses {points} points distincts sont dans un même plan</translation>
    </message>
    <message>
        <source>a mesh asset must begin with a map that lists its blocks</source>
        <extracomment>asset.no_header</extracomment>
        <translation>un asset de maillage doit commencer par une map qui énumère ses blocs</translation>
    </message>
    <message>
        <source>no block of this mesh asset can be read: {reason}</source>
        <extracomment>asset.nothing_decoded</extracomment>
        <translation>aucun bloc de cet asset de maillage ne peut être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the block should end at byte {end}, but the file ends at byte {file}</source>
        <extracomment>asset.beyond_file</extracomment>
        <translation>le bloc devrait se terminer à l’octet {end}, mais le fichier se termine à l’octet {file}</translation>
    </message>
    <message>
        <source>{key} must be {expected}</source>
        <extracomment>asset.wrong_type</extracomment>
        <translation>{key} doit être {expected}</translation>
    </message>
    <message>
        <source>this level of detail is missing; every asset needs it</source>
        <extracomment>asset.lod_missing</extracomment>
        <translation>ce niveau de détail manque&#xa0;; chaque asset en a besoin</translation>
    </message>
    <message>
        <source>has {faces} faces; the grid accepts at most {limit}</source>
        <extracomment>asset.many_faces</extracomment>
        <translation>a {faces} faces&#xa0;; la grille en accepte {limit} au plus</translation>
    </message>
    <message>
        <source>has {hulls} hulls; the grid accepts at most {limit}</source>
        <extracomment>asset.many_hulls</extracomment>
        <translation>a {hulls} enveloppes&#xa0;; la grille en accepte {limit} au plus</translation>
    </message>
    <message>
        <source>is not valid JSON: {reason}</source>
        <extracomment>json.syntax</extracomment>
        <translation>n’est pas du JSON valide&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the octree is nested too deeply; the limit is {limit} levels</source>
        <extracomment>octree.too_deep</extracomment>
        <translation>l’octree est imbriqué trop profondément&#xa0;; la limite est de {limit} niveaux</translation>
    </message>
    <message>
        <source>this key is given more than once; its last value is used</source>
        <extracomment>json.duplicate_key</extracomment>
        <translation>est indiqué plus d’une fois&#xa0;; la dernière indication est utilisée</translation>
    </message>
    <message numerus="yes">
        <source>{count} more findings are not shown</source>
        <extracomment>findings.more</extracomment>
        <translation>
            <numerusform>{count} autre constat n’est pas affiché</numerusform>
            <numerusform>{count} autres constats ne sont pas affichés</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} must be from {minimum} to {maximum}{unit}, not {value}</source>
        <extracomment>profile.out_of_range</extracomment>
        <translation>{key} doit être compris entre {minimum} et {maximum}{unit}, non {value}</translation>
    </message>
    <message>
        <source>a profile must be a JSON object such as {&quot;base&quot;: &quot;second-life&quot;, &quot;set&quot;: {}}</source>
        <extracomment>profile.not_an_object</extracomment>
        <translation>un profil doit être un objet JSON tel que {&quot;base&quot;: &quot;second-life&quot;, &quot;set&quot;: {}}</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>report.yes</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>report.no</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>report.total</extracomment>
        <translation>total</translation>
    </message>
    <message>
        <source>there is no linkset &quot;{name}&quot;{hint}</source>
        <extracomment>find.unknown_linkset</extracomment>
        <translation>il n’y a pas d’ensemble lié «&#xa0;{name}&#xa0;»{hint}</translation>
    </message>
    <message>
        <source>there is no part &quot;{name}&quot;{hint}</source>
        <extracomment>find.unknown_part</extracomment>
        <translation>il n’y a pas d’élément «&#xa0;{name}&#xa0;»{hint}</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>column.file</extracomment>
        <translation>fichier</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>column.region</extracomment>
        <translation>région</translation>
    </message>
    <message>
        <source>linkset</source>
        <extracomment>column.linkset</extracomment>
        <translation>ensemble lié</translation>
    </message>
    <message>
        <source>linkset id</source>
        <extracomment>column.linkset_id</extracomment>
        <translation>id de l’ensemble</translation>
    </message>
    <message>
        <source>linksets</source>
        <extracomment>export.lost_linksets</extracomment>
        <translation>ensembles liés</translation>
    </message>
    <message>
        <source>part</source>
        <extracomment>column.part</extracomment>
        <translation>élément</translation>
    </message>
    <message>
        <source>part id</source>
        <extracomment>column.part_id</extracomment>
        <translation>id d’élément</translation>
    </message>
    <message>
        <source>parts</source>
        <extracomment>column.parts</extracomment>
        <translation>éléments</translation>
    </message>
    <message>
        <source>kind</source>
        <extracomment>column.kind</extracomment>
        <translation>genre</translation>
    </message>
    <message>
        <source>shape type</source>
        <extracomment>column.shape_type</extracomment>
        <translation>type de forme</translation>
    </message>
    <message>
        <source>because</source>
        <extracomment>changes.because</extracomment>
        <translation>parce que</translation>
    </message>
    <message>
        <source>x m</source>
        <extracomment>column.size_x_m</extracomment>
        <translation>x m</translation>
    </message>
    <message>
        <source>y m</source>
        <extracomment>column.size_y_m</extracomment>
        <translation>y m</translation>
    </message>
    <message>
        <source>z m</source>
        <extracomment>column.size_z_m</extracomment>
        <translation>z m</translation>
    </message>
    <message>
        <source>triangles</source>
        <extracomment>column.triangles</extracomment>
        <translation>triangles</translation>
    </message>
    <message>
        <source>width m</source>
        <extracomment>column.width_m</extracomment>
        <translation>largeur m</translation>
    </message>
    <message>
        <source>hulls</source>
        <extracomment>column.hulls</extracomment>
        <translation>enveloppes</translation>
    </message>
    <message>
        <source>hull vertices</source>
        <extracomment>column.hull_vertices</extracomment>
        <translation>sommets des enveloppes</translation>
    </message>
    <message>
        <source>scripts</source>
        <extracomment>column.scripts</extracomment>
        <translation>scripts</translation>
    </message>
    <message>
        <source>physical</source>
        <extracomment>column.physical</extracomment>
        <translation>est physique</translation>
    </message>
    <message>
        <source>accounting</source>
        <extracomment>column.accounting</extracomment>
        <translation>mode de calcul</translation>
    </message>
    <message>
        <source>mean face area m²</source>
        <extracomment>column.mean_face_area_m2</extracomment>
        <translation>aire moyenne des faces m²</translation>
    </message>
    <message>
        <source>physics</source>
        <extracomment>column.physics_cost</extracomment>
        <translation>physique</translation>
    </message>
    <message>
        <source>if physical</source>
        <extracomment>column.physics_cost_physical</extracomment>
        <translation>si physique</translation>
    </message>
    <message>
        <source>can be physical after</source>
        <extracomment>changes.physical_after</extracomment>
        <translation>peut être physique après</translation>
    </message>
    <message>
        <source>download</source>
        <extracomment>column.streaming_cost</extracomment>
        <translation>téléchargement</translation>
    </message>
    <message>
        <source>server</source>
        <extracomment>column.server_cost</extracomment>
        <translation>serveur</translation>
    </message>
    <message>
        <source>SRC</source>
        <extracomment>column.src</extracomment>
        <translation>SRC</translation>
    </message>
    <message>
        <source>RRC</source>
        <extracomment>column.rrc</extracomment>
        <translation>RRC</translation>
    </message>
    <message>
        <source>land impact</source>
        <extracomment>column.land_impact</extracomment>
        <translation>impact sur le terrain</translation>
    </message>
    <message>
        <source>decided by</source>
        <extracomment>column.decided_by</extracomment>
        <translation>décidé par</translation>
    </message>
    <message>
        <source>capacity</source>
        <extracomment>column.capacity</extracomment>
        <translation>capacité</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>column.free</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>confidence</source>
        <extracomment>column.confidence</extracomment>
        <translation>certitude</translation>
    </message>
    <message>
        <source>profile</source>
        <extracomment>column.profile</extracomment>
        <translation>profil</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <extracomment>column.file_sha256</extracomment>
        <translation>SHA-256 du fichier</translation>
    </message>
    <message>
        <source>key</source>
        <extracomment>column.key</extracomment>
        <translation>clé</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>column.value</extracomment>
        <translation>valeur</translation>
    </message>
    <message>
        <source>unit</source>
        <extracomment>column.unit</extracomment>
        <translation>unité</translation>
    </message>
    <message>
        <source>meaning</source>
        <extracomment>column.meaning</extracomment>
        <translation>signification</translation>
    </message>
    <message>
        <source>accounting model</source>
        <extracomment>column.accounting_model</extracomment>
        <translation>modèle de calcul</translation>
    </message>
    <message>
        <source>rounding</source>
        <extracomment>column.rounding</extracomment>
        <translation>arrondi</translation>
    </message>
    <message>
        <source>base hull source</source>
        <extracomment>column.base_hull_source</extracomment>
        <translation>source d’enveloppe de base</translation>
    </message>
    <message>
        <source>level of detail</source>
        <extracomment>column.lod</extracomment>
        <translation>niveau de détail</translation>
    </message>
    <message>
        <source>faces</source>
        <extracomment>column.faces</extracomment>
        <translation>faces</translation>
    </message>
    <message>
        <source>vertices</source>
        <extracomment>column.vertices</extracomment>
        <translation>sommets</translation>
    </message>
    <message>
        <source>stored bytes</source>
        <extracomment>column.bytes</extracomment>
        <translation>octets stockés</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>column.block</extracomment>
        <translation>bloc</translation>
    </message>
    <message>
        <source>offset</source>
        <extracomment>column.offset</extracomment>
        <translation>décalage</translation>
    </message>
    <message>
        <source>decoded bytes</source>
        <extracomment>column.decoded_bytes</extracomment>
        <translation>octets décodés</translation>
    </message>
    <message>
        <source>  {kind}, {bytes} bytes</source>
        <extracomment>inspect.kind</extracomment>
        <translation>  {kind}, {bytes} octets</translation>
    </message>
    <message>
        <source>  SHA-256 {sha256}</source>
        <extracomment>inspect.sha256</extracomment>
        <translation>  SHA-256 {sha256}</translation>
    </message>
    <message>
        <source>  physics mesh: none</source>
        <extracomment>inspect.no_physics_mesh</extracomment>
        <translation>  maillage physique&#xa0;: aucun</translation>
    </message>
    <message>
        <source>  base hull: {vertices} vertices, volume {volume}</source>
        <extracomment>inspect.base_hull</extracomment>
        <translation>  enveloppe de base&#xa0;: {vertices} sommets, volume {volume}</translation>
    </message>
    <message>
        <source>  base hull: none stored</source>
        <extracomment>inspect.no_base_hull</extracomment>
        <translation>  enveloppe de base&#xa0;: aucune stockée</translation>
    </message>
    <message>
        <source>  hull list: none</source>
        <extracomment>inspect.no_hulls</extracomment>
        <translation>  liste d’enveloppes&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Physics cost of the mesh as a single part of 1 × 1 × 1 m</source>
        <extracomment>inspect.estimates</extracomment>
        <translation>Coût physique comme un seul élément de 1 × 1 × 1 m</translation>
    </message>
    <message>
        <source>  with shape type {shape_type}: {cost} PE ({representation})</source>
        <extracomment>inspect.estimate</extracomment>
        <translation>  avec le type de forme {shape_type}&#xa0;: {cost} PE ({representation})</translation>
    </message>
    <message>
        <source>  values that the grid&apos;s uploader recorded in the file:</source>
        <extracomment>inspect.recorded</extracomment>
        <translation>  valeurs inscrites dans le fichier par l’outil de chargement de la grille&#xa0;:</translation>
    </message>
    <message>
        <source>    cost as one hull: {value} PE</source>
        <extracomment>inspect.recorded_hull</extracomment>
        <translation>    coût comme une seule enveloppe&#xa0;: {value} PE</translation>
    </message>
    <message>
        <source>    discounted vertices of that hull: {value}</source>
        <extracomment>inspect.recorded_hull_vertices</extracomment>
        <translation>    sommets de cette enveloppe, après réduction&#xa0;: {value}</translation>
    </message>
    <message>
        <source>    cost as a hull list: {value} PE</source>
        <extracomment>inspect.recorded_decomposition</extracomment>
        <translation>    coût comme liste d’enveloppes&#xa0;: {value} PE</translation>
    </message>
    <message>
        <source>    hulls in the list: {value}</source>
        <extracomment>inspect.recorded_hulls</extracomment>
        <translation>    enveloppes dans la liste&#xa0;: {value}</translation>
    </message>
    <message>
        <source>    discounted vertices in the list: {value}</source>
        <extracomment>inspect.recorded_decomposition_vertices</extracomment>
        <translation>    sommets de la liste, après réduction&#xa0;: {value}</translation>
    </message>
    <message>
        <source>    triangles of the physics mesh: {value}</source>
        <extracomment>inspect.recorded_triangles</extracomment>
        <translation>    triangles du maillage physique&#xa0;: {value}</translation>
    </message>
    <message>
        <source>    the nine numbers of the triangle mesh formula:{values}</source>
        <extracomment>inspect.recorded_mesh</extracomment>
        <translation>    neuf nombres de sa formule pour maillages de triangles&#xa0;:{values}</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>inspect.findings</extracomment>
        <translation>Constats</translation>
    </message>
    <message>
        <source> ({count} times)</source>
        <extracomment>inspect.times</extracomment>
        <translation> ({count} fois)</translation>
    </message>
    <message>
        <source>{part}, part {number} of {linkset}</source>
        <extracomment>explain.part</extracomment>
        <translation>{part}, élément {number} de {linkset}</translation>
    </message>
    <message>
        <source>unnamed linkset {number}</source>
        <extracomment>weighing.unnamed_linkset</extracomment>
        <translation>ensemble lié sans nom {number}</translation>
    </message>
    <message>
        <source>unnamed part {number}</source>
        <extracomment>weighing.unnamed_part</extracomment>
        <translation>élément sans nom {number}</translation>
    </message>
    <message>
        <source>The land impact is the largest of these weights, {rounding}.</source>
        <extracomment>explain.largest_weight</extracomment>
        <translation>L’impact sur le terrain est le plus grand de ces trois poids, {rounding}.</translation>
    </message>
    <message>
        <source>rounded to the nearest whole number</source>
        <extracomment>explain.rounded_nearest</extracomment>
        <translation>arrondi au nombre entier le plus proche</translation>
    </message>
    <message>
        <source>rounded up</source>
        <extracomment>explain.rounded_up</extracomment>
        <translation>arrondi par excès</translation>
    </message>
    <message>
        <source>{rank}. {name}: {value} PE, {share}%</source>
        <extracomment>explain.cause</extracomment>
        <translation>{rank}. {name}&#xa0;: {value} PE, {share}&#xa0;%</translation>
    </message>
    <message>
        <source>{part}: {kind}, {size} m</source>
        <extracomment>explain.part_title</extracomment>
        <translation>{part}&#xa0;: {kind}, {size} m</translation>
    </message>
    <message>
        <source>{part} and {count} more just like it: {kind}, {size} m</source>
        <extracomment>explain.alike</extracomment>
        <translation>{part} et {count} autres exactement pareils&#xa0;: {kind}, {size} m</translation>
    </message>
    <message>
        <source>{name}: {filled} PE ({confidence}){measured}</source>
        <extracomment>explain.formula</extracomment>
        <translation>{name}&#xa0;: {filled} PE ({confidence}){measured}</translation>
    </message>
    <message>
        <source>; {value}: {meaning}</source>
        <extracomment>explain.measured</extracomment>
        <translation>&#xa0;; {value}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>Of this, {list}</source>
        <extracomment>explain.carriers</extracomment>
        <translation>De cela&#xa0;: {list}</translation>
    </message>
    <message>
        <source>{share}% comes from {name}</source>
        <extracomment>explain.carrier</extracomment>
        <translation>{share}&#xa0;% revient à {name}</translation>
    </message>
    <message>
        <source>Weighed under the profile {profile}.</source>
        <extracomment>explain.profile</extracomment>
        <translation>Pesé selon le profil {profile}.</translation>
    </message>
    <message>
        <source>{key} is {value} instead of {standard}</source>
        <extracomment>explain.change</extracomment>
        <translation>{key} vaut {value} au lieu de {standard}</translation>
    </message>
    <message>
        <source>Visual mesh</source>
        <extracomment>legend.visual</extracomment>
        <translation>Maillage visible</translation>
    </message>
    <message>
        <source>Prim</source>
        <extracomment>kit.type_prim</extracomment>
        <translation>Prim</translation>
    </message>
    <message>
        <source>Physics mesh</source>
        <extracomment>legend.physics_mesh</extracomment>
        <translation>Maillage physique</translation>
    </message>
    <message>
        <source>Base hull</source>
        <extracomment>legend.base_hull</extracomment>
        <translation>Enveloppe de base</translation>
    </message>
    <message>
        <source>Hulls</source>
        <extracomment>legend.hulls</extracomment>
        <translation>Enveloppes</translation>
    </message>
    <message>
        <source>Bounding box</source>
        <extracomment>legend.bounding_box</extracomment>
        <translation>Boîte englobante</translation>
    </message>
    <message>
        <source>Degenerate triangle</source>
        <extracomment>legend.degenerate</extracomment>
        <translation>Triangle dégénéré</translation>
    </message>
    <message>
        <source>Material {number}</source>
        <extracomment>legend.material</extracomment>
        <translation>Matériau {number}</translation>
    </message>
    <message>
        <source>Hull {number}</source>
        <extracomment>legend.hull</extracomment>
        <translation>Enveloppe {number}</translation>
    </message>
    <message>
        <source>is not a project; choose a project file to save to</source>
        <extracomment>document.no_project_file</extracomment>
        <translation>n’est pas un projet&#xa0;; choisissez un fichier de projet pour l’enregistrement</translation>
    </message>
    <message>
        <source>Its physics shape type is None. It has no physics shape, so avatars walk through it and it has no physics cost.</source>
        <extracomment>reason.shape_none</extracomment>
        <translation>Son type de forme physique est Aucun. Il n’a pas de forme physique&#xa0;: les avatars le traversent et il ne coûte aucune physique.</translation>
    </message>
    <message>
        <source>the Mesh Physics document gives the formula; the value is an illustration</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>le document Mesh Physics donne la formule&#xa0;; la valeur est une illustration</translation>
    </message>
    <message>
        <source>PE</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>PE</translation>
    </message>
    <message>
        <source>Mesh Physics document</source>
        <extracomment>term.physics</extracomment>
        <translation>document Mesh Physics</translation>
    </message>
    <message>
        <source>PE*m</source>
        <extracomment>constant.triangle_constant</extracomment>
        <translation>PE·m</translation>
    </message>
    <message>
        <source>1/m2</source>
        <extracomment>constant.penalty_per_area</extracomment>
        <translation>1/m²</translation>
    </message>
    <message>
        <source>active cost of a linkset that is scripted or physical</source>
        <extracomment>constant.active_cost_high</extracomment>
        <translation>coût d’activité d’un ensemble lié avec scripts ou physique</translation>
    </message>
    <message>
        <source>active cost of any other linkset</source>
        <extracomment>constant.active_cost_low</extracomment>
        <translation>coût d’activité de tout autre ensemble lié</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>constant.width_min</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>a legacy linkset with more parts than this cannot be set physical</source>
        <extracomment>constant.legacy_physical_limit</extracomment>
        <translation>la même limite pour un ensemble lié selon l’ancien calcul, en éléments</translation>
    </message>
    <message>
        <source>well known among creators; no official page states it</source>
        <extracomment>constant.legacy_physical_limit</extracomment>
        <translation>bien connu des créateurs&#xa0;; aucune page officielle ne le dit</translation>
    </message>
    <message>
        <source>representation</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>représentation</translation>
    </message>
    <message>
        <source>average side length above which a prim is tessellated at detail 2</source>
        <extracomment>constant.prim_detail_medium</extracomment>
        <translation>moyenne des côtés au-delà de laquelle une prim est découpée en triangles au détail 2</translation>
    </message>
    <message>
        <source>the grid&apos;s official page on land impact</source>
        <extracomment>term.land_impact</extracomment>
        <translation>page officielle de la grille sur l’impact sur le terrain</translation>
    </message>
    <message>
        <source>cost per script after the first; the server weight is at most 1 PE per part</source>
        <extracomment>constant.server_per_script</extracomment>
        <translation>par script après le premier&#xa0;; le poids serveur est au plus de 1 PE par élément</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer</source>
        <extracomment>term.streaming</extracomment>
        <translation>calcul du coût de streaming du viewer open source</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>octets</translation>
    </message>
    <message>
        <source>m2</source>
        <extracomment>constant.max_area</extracomment>
        <translation>m²</translation>
    </message>
    <message>
        <source>the medium level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_medium</extracomment>
        <translation>le LOD moyen est montré au-delà du rayon de l’élément divisé par cette valeur</translation>
    </message>
    <message>
        <source>cost per charged triangle of animated mesh</source>
        <extracomment>constant.animated_per_triangle</extracomment>
        <translation>par triangle facturé d’un maillage animé</translation>
    </message>
    <message>
        <source>totals</source>
        <extracomment>constant.land_impact_minimum</extracomment>
        <translation>totaux</translation>
    </message>
    <message>
        <source>the open-source OpenSim server</source>
        <extracomment>term.opensim_total</extracomment>
        <translation>serveur OpenSim open source</translation>
    </message>
    <message>
        <source>opensim</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>OpenSim</translation>
    </message>
    <message>
        <source>cost per index of a triangle mesh</source>
        <extracomment>constant.opensim_index</extracomment>
        <translation>par indice d’un maillage de triangles</translation>
    </message>
    <message>
        <source>streaming cost of a part</source>
        <extracomment>constant.opensim_streaming</extracomment>
        <translation>coût de streaming d’un élément</translation>
    </message>
    <message>
        <source>server weight</source>
        <extracomment>term.server</extracomment>
        <translation>poids serveur</translation>
    </message>
    <message>
        <source>simulator cost</source>
        <extracomment>term.src</extracomment>
        <translation>coût de simulateur</translation>
    </message>
    <message>
        <source>render and simulator cost</source>
        <extracomment>term.rrc</extracomment>
        <translation>coût de rendu et de simulateur</translation>
    </message>
    <message>
        <source>{part}: no physics shape</source>
        <extracomment>term.no_shape</extracomment>
        <translation>{part}&#xa0;: pas de forme physique</translation>
    </message>
    <message>
        <source>{part}: a box</source>
        <extracomment>term.primitive_box</extracomment>
        <translation>{part}&#xa0;: une boîte</translation>
    </message>
    <message>
        <source>{part}: a sphere or cylinder</source>
        <extracomment>term.primitive_round</extracomment>
        <translation>{part}&#xa0;: une sphère ou un cylindre</translation>
    </message>
    <message>
        <source>{part}: one convex hull</source>
        <extracomment>term.hull</extracomment>
        <translation>{part}&#xa0;: une seule enveloppe convexe</translation>
    </message>
    <message>
        <source>{part}: convex decomposition</source>
        <extracomment>term.decomposition</extracomment>
        <translation>{part}&#xa0;: décomposition convexe</translation>
    </message>
    <message>
        <source>{part}: triangle mesh</source>
        <extracomment>term.triangle_mesh</extracomment>
        <translation>{part}&#xa0;: maillage de triangles</translation>
    </message>
    <message>
        <source>triangle {of}, {width} m wide</source>
        <extracomment>term.triangle</extracomment>
        <translation>triangle {of}, largeur {width} m</translation>
    </message>
    <message>
        <source>the other {of} triangles</source>
        <extracomment>term.other_triangles</extracomment>
        <translation>les {of} autres triangles</translation>
    </message>
    <message>
        <source>hull {of}</source>
        <extracomment>term.one_hull</extracomment>
        <translation>enveloppe {of}</translation>
    </message>
    <message>
        <source>the other {of} hulls</source>
        <extracomment>term.other_hulls</extracomment>
        <translation>les {of} autres enveloppes</translation>
    </message>
    <message>
        <source>inferred from the streaming cost calculation in the open-source viewer</source>
        <extracomment>term.streaming_sculpt</extracomment>
        <translation>déduit du calcul du coût de streaming du viewer open source</translation>
    </message>
    <message>
        <source>triangles shown on average</source>
        <extracomment>term.shown_triangles</extracomment>
        <translation>triangles montrés en moyenne</translation>
    </message>
    <message>
        <source>triangles from the {of} level of detail</source>
        <extracomment>term.lod_shown</extracomment>
        <translation>triangles du niveau de détail «&#xa0;{of}&#xa0;»</translation>
    </message>
    <message>
        <source>the {of} level&apos;s share of the total area</source>
        <extracomment>term.lod_share</extracomment>
        <translation>part du niveau «&#xa0;{of}&#xa0;» dans l’aire totale</translation>
    </message>
    <message>
        <source>area in which the {of} level is shown</source>
        <extracomment>term.lod_ring</extracomment>
        <translation>aire dans laquelle le niveau «&#xa0;{of}&#xa0;» est montré</translation>
    </message>
    <message>
        <source>sum of the parts&apos; largest weights</source>
        <extracomment>term.opensim_total</extracomment>
        <translation>somme des plus grands poids des éléments</translation>
    </message>
    <message>
        <source>{part}: the largest of its weights</source>
        <extracomment>term.opensim_part</extracomment>
        <translation>{part}&#xa0;: le plus grand de ses poids</translation>
    </message>
    <message>
        <source>{part}: a native box or sphere</source>
        <extracomment>term.opensim_native</extracomment>
        <translation>{part}&#xa0;: une boîte ou une sphère native</translation>
    </message>
    <message>
        <source>inferred from the open-source OpenSim server</source>
        <extracomment>term.opensim_shapeless</extracomment>
        <translation>déduit du serveur OpenSim open source</translation>
    </message>
    <message>
        <source>{part}: triangles</source>
        <extracomment>term.opensim_mesh</extracomment>
        <translation>{part}&#xa0;: triangles</translation>
    </message>
    <message>
        <source>{part}: physical</source>
        <extracomment>term.opensim_physical</extracomment>
        <translation>{part}&#xa0;: physique</translation>
    </message>
    <message>
        <source>{part}: streaming</source>
        <extracomment>term.opensim_stream</extracomment>
        <translation>{part}&#xa0;: streaming</translation>
    </message>
    <message>
        <source>{part}: simulation</source>
        <extracomment>term.opensim_simulate</extracomment>
        <translation>{part}&#xa0;: simulation</translation>
    </message>
    <message>
        <source>harmonic mean of the triangles&apos; widths</source>
        <extracomment>quantity</extracomment>
        <translation>moyenne harmonique des largeurs des triangles</translation>
    </message>
    <message>
        <source>mean face area of the linkset&apos;s bounding box</source>
        <extracomment>quantity</extracomment>
        <translation>aire moyenne des faces de la boîte englobante de l’ensemble lié</translation>
    </message>
    <message>
        <source>parts of the linkset</source>
        <extracomment>quantity</extracomment>
        <translation>éléments de l’ensemble lié</translation>
    </message>
    <message>
        <source>scripts after the first</source>
        <extracomment>quantity</extracomment>
        <translation>scripts après le premier</translation>
    </message>
    <message>
        <source>half the diagonal of the part</source>
        <extracomment>quantity</extracomment>
        <translation>moitié de la diagonale de l’élément</translation>
    </message>
    <message>
        <source>stored size of this level of detail</source>
        <extracomment>quantity</extracomment>
        <translation>taille stockée de ce niveau de détail</translation>
    </message>
    <message>
        <source>triangles of the prim at this level of detail</source>
        <extracomment>quantity</extracomment>
        <translation>triangles de la prim à ce niveau de détail</translation>
    </message>
    <message>
        <source>triangles that are free at this level</source>
        <extracomment>quantity</extracomment>
        <translation>triangles gratuits à ce niveau</translation>
    </message>
    <message>
        <source>squared length of half the part&apos;s size</source>
        <extracomment>quantity</extracomment>
        <translation>carré de la longueur de la moitié de la taille de l’élément</translation>
    </message>
    <message>
        <source>squared length of the part&apos;s size</source>
        <extracomment>quantity</extracomment>
        <translation>carré de la longueur de la taille de l’élément</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>quantity</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>mesh</source>
        <extracomment>word</extracomment>
        <translation>maillage</translation>
    </message>
    <message>
        <source>box</source>
        <extracomment>word</extracomment>
        <translation>boîte</translation>
    </message>
    <message>
        <source>cylinder</source>
        <extracomment>word</extracomment>
        <translation>cylindre</translation>
    </message>
    <message>
        <source>prism</source>
        <extracomment>word</extracomment>
        <translation>prisme</translation>
    </message>
    <message>
        <source>sphere</source>
        <extracomment>word</extracomment>
        <translation>sphère</translation>
    </message>
    <message>
        <source>torus</source>
        <extracomment>word</extracomment>
        <translation>tore</translation>
    </message>
    <message>
        <source>tube</source>
        <extracomment>word</extracomment>
        <translation>tube</translation>
    </message>
    <message>
        <source>ring</source>
        <extracomment>word</extracomment>
        <translation>anneau</translation>
    </message>
    <message>
        <source>sculpt</source>
        <extracomment>word</extracomment>
        <translation>sculptie</translation>
    </message>
    <message>
        <source>flexible</source>
        <extracomment>word</extracomment>
        <translation>flexible</translation>
    </message>
    <message>
        <source>prim</source>
        <extracomment>word</extracomment>
        <translation>prim</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>word</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>convex hull</source>
        <extracomment>word</extracomment>
        <translation>enveloppe convexe</translation>
    </message>
    <message>
        <source>primitive</source>
        <extracomment>word</extracomment>
        <translation>primitive</translation>
    </message>
    <message>
        <source>base hull</source>
        <extracomment>asset.place_base_hull</extracomment>
        <translation>enveloppe de base</translation>
    </message>
    <message>
        <source>hull</source>
        <extracomment>word</extracomment>
        <translation>enveloppe</translation>
    </message>
    <message>
        <source>decomposition</source>
        <extracomment>published</extracomment>
        <translation>décomposition</translation>
    </message>
    <message>
        <source>triangle mesh</source>
        <extracomment>word</extracomment>
        <translation>maillage de triangles</translation>
    </message>
    <message>
        <source>legacy</source>
        <extracomment>word</extracomment>
        <translation>ancien</translation>
    </message>
    <message>
        <source>documented</source>
        <extracomment>word</extracomment>
        <translation>documenté</translation>
    </message>
    <message>
        <source>viewer</source>
        <extracomment>word</extracomment>
        <translation>viewer</translation>
    </message>
    <message>
        <source>likely</source>
        <extracomment>word</extracomment>
        <translation>probable</translation>
    </message>
    <message>
        <source>estimate</source>
        <extracomment>word</extracomment>
        <translation>estimation</translation>
    </message>
    <message>
        <source>illustration</source>
        <extracomment>word</extracomment>
        <translation>illustration</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>word</extracomment>
        <translation>élevé</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>word</extracomment>
        <translation>moyen</translation>
    </message>
    <message>
        <source>low</source>
        <extracomment>word</extracomment>
        <translation>faible</translation>
    </message>
    <message>
        <source>lowest</source>
        <extracomment>word</extracomment>
        <translation>le plus faible</translation>
    </message>
    <message>
        <source>project</source>
        <extracomment>word</extracomment>
        <translation>projet</translation>
    </message>
    <message>
        <source>mesh asset</source>
        <extracomment>word</extracomment>
        <translation>asset de maillage</translation>
    </message>
    <message>
        <source>slm</source>
        <extracomment>word</extracomment>
        <translation>slm</translation>
    </message>
    <message>
        <source>open sim object</source>
        <extracomment>word</extracomment>
        <translation>objet OpenSim</translation>
    </message>
    <message>
        <source>open sim archive</source>
        <extracomment>word</extracomment>
        <translation>archive OpenSim</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>cost.unknown</extracomment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>note</source>
        <extracomment>column.note</extracomment>
        <translation>remarque</translation>
    </message>
    <message>
        <source>warning</source>
        <extracomment>word</extracomment>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>error</source>
        <extracomment>word</extracomment>
        <translation>erreur</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>word</extracomment>
        <translation>du profil</translation>
    </message>
    <message>
        <source>circle</source>
        <extracomment>word</extracomment>
        <translation>cercle</translation>
    </message>
    <message>
        <source>square</source>
        <extracomment>word</extracomment>
        <translation>carré</translation>
    </message>
    <message>
        <source>triangle</source>
        <extracomment>word</extracomment>
        <translation>triangle</translation>
    </message>
    <message>
        <source>shape none</source>
        <extracomment>word</extracomment>
        <translation>forme «&#xa0;Aucun&#xa0;»</translation>
    </message>
    <message>
        <source>root none as hull</source>
        <extracomment>word</extracomment>
        <translation>racine pesée comme enveloppe</translation>
    </message>
    <message>
        <source>thin round box</source>
        <extracomment>word</extracomment>
        <translation>boîte ronde et mince</translation>
    </message>
    <message>
        <source>tiny box</source>
        <extracomment>word</extracomment>
        <translation>boîte infime</translation>
    </message>
    <message>
        <source>thin straight box</source>
        <extracomment>word</extracomment>
        <translation>boîte droite et mince</translation>
    </message>
    <message>
        <source>shape convex hull</source>
        <extracomment>word</extracomment>
        <translation>forme «&#xa0;Enveloppe convexe&#xa0;»</translation>
    </message>
    <message>
        <source>convex</source>
        <extracomment>word</extracomment>
        <translation>convexe</translation>
    </message>
    <message>
        <source>two small sides</source>
        <extracomment>word</extracomment>
        <translation>deux petits côtés</translation>
    </message>
    <message>
        <source>hull list</source>
        <extracomment>word</extracomment>
        <translation>ses enveloppes</translation>
    </message>
    <message>
        <source>physics mesh</source>
        <extracomment>asset.place_mesh</extracomment>
        <translation>maillage physique</translation>
    </message>
    <message>
        <source>thin mesh</source>
        <extracomment>word</extracomment>
        <translation>maillage mince</translation>
    </message>
    <message>
        <source>dynamic without hulls</source>
        <extracomment>word</extracomment>
        <translation>mobile sans enveloppes</translation>
    </message>
    <message>
        <source>no physics shape</source>
        <extracomment>word</extracomment>
        <translation>pas de forme physique</translation>
    </message>
    <message>
        <source>not convex</source>
        <extracomment>word</extracomment>
        <translation>non convexe</translation>
    </message>
    <message>
        <source>Simulation factor</source>
        <extracomment>title</extracomment>
        <translation>Facteur de simulation</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>kit.server</extracomment>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Linkset factor</source>
        <extracomment>title</extracomment>
        <translation>Facteur d’ensemble lié</translation>
    </message>
    <message>
        <source>Triangle constant</source>
        <extracomment>title</extracomment>
        <translation>Constante de triangle</translation>
    </message>
    <message>
        <source>Physics</source>
        <extracomment>kit.physics</extracomment>
        <translation>Physique</translation>
    </message>
    <message>
        <source>Penalty per area</source>
        <extracomment>title</extracomment>
        <translation>Pénalité par aire</translation>
    </message>
    <message>
        <source>Active cost high</source>
        <extracomment>title</extracomment>
        <translation>Coût d’activité élevé</translation>
    </message>
    <message>
        <source>Active cost low</source>
        <extracomment>title</extracomment>
        <translation>Coût d’activité faible</translation>
    </message>
    <message>
        <source>Primitive cost</source>
        <extracomment>title</extracomment>
        <translation>Coût de primitive</translation>
    </message>
    <message>
        <source>Hull cost</source>
        <extracomment>title</extracomment>
        <translation>Coût d’enveloppe</translation>
    </message>
    <message>
        <source>Hull vertex cost</source>
        <extracomment>title</extracomment>
        <translation>Coût de sommet d’enveloppe</translation>
    </message>
    <message>
        <source>Minimum mesh cost</source>
        <extracomment>title</extracomment>
        <translation>Coût minimal de maillage</translation>
    </message>
    <message>
        <source>Width min</source>
        <extracomment>title</extracomment>
        <translation>Largeur min</translation>
    </message>
    <message>
        <source>Width max</source>
        <extracomment>title</extracomment>
        <translation>Largeur max</translation>
    </message>
    <message>
        <source>Physical limit</source>
        <extracomment>title</extracomment>
        <translation>Limite physique</translation>
    </message>
    <message>
        <source>Legacy physical limit</source>
        <extracomment>title</extracomment>
        <translation>Limite physique, ancien calcul</translation>
    </message>
    <message>
        <source>Thin side limit</source>
        <extracomment>title</extracomment>
        <translation>Limite de côté mince</translation>
    </message>
    <message>
        <source>Representation</source>
        <extracomment>colour.weighed_as</extracomment>
        <translation>Représentation</translation>
    </message>
    <message>
        <source>Small side</source>
        <extracomment>title</extracomment>
        <translation>Petit côté</translation>
    </message>
    <message>
        <source>Small side factor</source>
        <extracomment>title</extracomment>
        <translation>Facteur de petit côté</translation>
    </message>
    <message>
        <source>Minimum side</source>
        <extracomment>title</extracomment>
        <translation>Côté minimal</translation>
    </message>
    <message>
        <source>Flat average</source>
        <extracomment>title</extracomment>
        <translation>Moyenne (plat)</translation>
    </message>
    <message>
        <source>Flat side</source>
        <extracomment>title</extracomment>
        <translation>Côté (plat)</translation>
    </message>
    <message>
        <source>Tolerance hollow</source>
        <extracomment>title</extracomment>
        <translation>Tolérance de creux</translation>
    </message>
    <message>
        <source>Tolerance cut</source>
        <extracomment>title</extracomment>
        <translation>Tolérance de découpe</translation>
    </message>
    <message>
        <source>Tolerance taper</source>
        <extracomment>title</extracomment>
        <translation>Tolérance de biseautage</translation>
    </message>
    <message>
        <source>Tolerance twist</source>
        <extracomment>title</extracomment>
        <translation>Tolérance de vrille</translation>
    </message>
    <message>
        <source>Tolerance shear</source>
        <extracomment>title</extracomment>
        <translation>Tolérance d’inclinaison</translation>
    </message>
    <message>
        <source>Prim detail medium</source>
        <extracomment>title</extracomment>
        <translation>Détail de prim moyen</translation>
    </message>
    <message>
        <source>Prim detail high</source>
        <extracomment>title</extracomment>
        <translation>Détail de prim élevé</translation>
    </message>
    <message>
        <source>Server per prim</source>
        <extracomment>title</extracomment>
        <translation>Serveur par prim</translation>
    </message>
    <message>
        <source>Server per script</source>
        <extracomment>title</extracomment>
        <translation>Serveur par script</translation>
    </message>
    <message>
        <source>Metadata discount</source>
        <extracomment>title</extracomment>
        <translation>Réduction de métadonnées</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>kit.download</extracomment>
        <translation>Téléchargement</translation>
    </message>
    <message>
        <source>Minimum bytes</source>
        <extracomment>title</extracomment>
        <translation>Octets minimaux</translation>
    </message>
    <message>
        <source>Bytes per triangle</source>
        <extracomment>title</extracomment>
        <translation>Octets par triangle</translation>
    </message>
    <message>
        <source>Triangle budget</source>
        <extracomment>title</extracomment>
        <translation>Budget de triangles</translation>
    </message>
    <message>
        <source>Streaming scale</source>
        <extracomment>title</extracomment>
        <translation>Échelle de streaming</translation>
    </message>
    <message>
        <source>Max distance</source>
        <extracomment>title</extracomment>
        <translation>Distance max</translation>
    </message>
    <message>
        <source>Max area</source>
        <extracomment>title</extracomment>
        <translation>Aire max</translation>
    </message>
    <message>
        <source>Static mesh factor</source>
        <extracomment>title</extracomment>
        <translation>Facteur de maillage statique</translation>
    </message>
    <message>
        <source>Prim streaming cap</source>
        <extracomment>title</extracomment>
        <translation>Plafond de streaming des prims</translation>
    </message>
    <message>
        <source>Sculpt streaming cap</source>
        <extracomment>title</extracomment>
        <translation>Plafond de streaming des sculpties</translation>
    </message>
    <message>
        <source>Prim bytes per triangle</source>
        <extracomment>title</extracomment>
        <translation>Octets par triangle de prim</translation>
    </message>
    <message>
        <source>Animated per triangle</source>
        <extracomment>title</extracomment>
        <translation>Animé, par triangle</translation>
    </message>
    <message>
        <source>Animated root</source>
        <extracomment>title</extracomment>
        <translation>Racine animée</translation>
    </message>
    <message>
        <source>Animated free triangles</source>
        <extracomment>title</extracomment>
        <translation>Animé, triangles gratuits</translation>
    </message>
    <message>
        <source>Land impact minimum</source>
        <extracomment>title</extracomment>
        <translation>Impact sur le terrain minimal</translation>
    </message>
    <message>
        <source>Totals</source>
        <extracomment>title</extracomment>
        <translation>Totaux</translation>
    </message>
    <message>
        <source>nearest</source>
        <extracomment>word</extracomment>
        <translation>au plus proche</translation>
    </message>
    <message>
        <source>ceiling</source>
        <extracomment>word</extracomment>
        <translation>au supérieur</translation>
    </message>
    <message>
        <source>second-life</source>
        <extracomment>word</extracomment>
        <translation>second-life</translation>
    </message>
    <message>
        <source>wiki-2011</source>
        <extracomment>word</extracomment>
        <translation>wiki-2011</translation>
    </message>
    <message>
        <source>document</source>
        <extracomment>word</extracomment>
        <translation>document</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>word</extracomment>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>word</extracomment>
        <translation>une clé</translation>
    </message>
    <message>
        <source>an array</source>
        <extracomment>word</extracomment>
        <translation>un tableau</translation>
    </message>
    <message>
        <source>a map</source>
        <extracomment>word</extracomment>
        <translation>une map</translation>
    </message>
    <message>
        <source>an integer</source>
        <extracomment>word</extracomment>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a real</source>
        <extracomment>word</extracomment>
        <translation>un nombre réel</translation>
    </message>
    <message>
        <source>a date</source>
        <extracomment>word</extracomment>
        <translation>une date</translation>
    </message>
    <message>
        <source>a UUID</source>
        <extracomment>word</extracomment>
        <translation>un UUID</translation>
    </message>
    <message>
        <source>a string</source>
        <extracomment>word</extracomment>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>a URI</source>
        <extracomment>word</extracomment>
        <translation>un URI</translation>
    </message>
    <message>
        <source>a binary</source>
        <extracomment>word</extracomment>
        <translation>un binaire</translation>
    </message>
    <message>
        <source>a length</source>
        <extracomment>word</extracomment>
        <translation>une longueur</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>filter.truths</extracomment>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>an array of faces</source>
        <extracomment>word</extracomment>
        <translation>un tableau de faces</translation>
    </message>
    <message>
        <source>a face</source>
        <extracomment>word</extracomment>
        <translation>une face</translation>
    </message>
    <message>
        <source>binary data</source>
        <extracomment>word</extracomment>
        <translation>données binaires</translation>
    </message>
    <message>
        <source>a finite number</source>
        <extracomment>word</extracomment>
        <translation>un nombre fini</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <extracomment>word</extracomment>
        <translation>des nombres finis</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>word</extracomment>
        <translation>un texte</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>word</extracomment>
        <translation>un objet</translation>
    </message>
    <message>
        <source>LOD medium</source>
        <extracomment>title</extracomment>
        <translation>LOD moyen</translation>
    </message>
    <message>
        <source>LOD low</source>
        <extracomment>title</extracomment>
        <translation>LOD faible</translation>
    </message>
    <message>
        <source>LOD lowest</source>
        <extracomment>title</extracomment>
        <translation>LOD le plus faible</translation>
    </message>
    <message>
        <source>OpenSim primitive</source>
        <extracomment>title</extracomment>
        <translation>Primitive OpenSim</translation>
    </message>
    <message>
        <source>OpenSim</source>
        <extracomment>title</extracomment>
        <translation>OpenSim</translation>
    </message>
    <message>
        <source>OpenSim index</source>
        <extracomment>title</extracomment>
        <translation>Indice OpenSim</translation>
    </message>
    <message>
        <source>OpenSim size</source>
        <extracomment>title</extracomment>
        <translation>Taille OpenSim</translation>
    </message>
    <message>
        <source>OpenSim penalty</source>
        <extracomment>title</extracomment>
        <translation>Pénalité OpenSim</translation>
    </message>
    <message>
        <source>OpenSim streaming</source>
        <extracomment>title</extracomment>
        <translation>Streaming OpenSim</translation>
    </message>
    <message>
        <source>OpenSim simulation</source>
        <extracomment>title</extracomment>
        <translation>Simulation OpenSim</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>word</extracomment>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>word</extracomment>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>an id</source>
        <extracomment>word</extracomment>
        <translation>un id</translation>
    </message>
    <message>
        <source>Rounding</source>
        <extracomment>title</extracomment>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Accounting model</source>
        <extracomment>title</extracomment>
        <translation>Modèle de calcul</translation>
    </message>
    <message>
        <source>Base hull source</source>
        <extracomment>title</extracomment>
        <translation>Source d’enveloppe de base</translation>
    </message>
    <message>
        <source>width of the triangle</source>
        <extracomment>quantity</extracomment>
        <translation>largeur du triangle</translation>
    </message>
    <message>
        <source>oxp</source>
        <extracomment>word</extracomment>
        <translation>oxp</translation>
    </message>
    <message>
        <source>numbers X, Y and Z</source>
        <extracomment>word</extracomment>
        <translation>les nombres X, Y et Z</translation>
    </message>
    <message>
        <source>numbers X, Y, Z and W that are not all 0</source>
        <extracomment>word</extracomment>
        <translation>les nombres X, Y, Z et W, pas tous à 0</translation>
    </message>
    <message>
        <source>the data ends inside the octree; expected another cube</source>
        <extracomment>octree.truncated</extracomment>
        <translation>les données se terminent à l’intérieur de l’octree&#xa0;; un autre cube attendu</translation>
    </message>
    <message>
        <source>expected E, S, N or O, found &quot;{found}&quot;</source>
        <extracomment>octree.unknown_cube</extracomment>
        <translation>E, S, N ou O attendu, «&#xa0;{found}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>expected twelve codes from 0 to {greatest} in braces after &quot;N&quot;</source>
        <extracomment>octree.codes</extracomment>
        <translation>douze codes de 0 à {greatest} entre accolades attendus après «&#xa0;N&#xa0;»</translation>
    </message>
    <message>
        <source>the octree contains too many cubes; the limit is {limit}</source>
        <extracomment>octree.too_many</extracomment>
        <translation>l’octree contient trop de cubes&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>the file is not an Inexor octree; it must begin with &quot;Inexor Octree&quot;</source>
        <extracomment>nxoc.magic</extracomment>
        <translation>le fichier n’est pas un octree d’Inexor&#xa0;; il doit commencer par «&#xa0;Inexor Octree&#xa0;»</translation>
    </message>
    <message>
        <source>the file uses version {version} of Inexor&apos;s octree format; only version 0 can be read</source>
        <extracomment>nxoc.version</extracomment>
        <translation>le fichier utilise la version {version} du format d’octree d’Inexor&#xa0;; seule la version 0 peut être lue</translation>
    </message>
    <message>
        <source>expected a cube type from 0 to 3, found {type}</source>
        <extracomment>nxoc.type</extracomment>
        <translation>type de cube de 0 à 3 attendu, {type} trouvé</translation>
    </message>
    <message>
        <source>expected an edge code from 0 to {greatest}, found {code}</source>
        <extracomment>nxoc.code</extracomment>
        <translation>code d’arête de 0 à {greatest} attendu, {code} trouvé</translation>
    </message>
    <message>
        <source>has invalid gzip data ({reason}); copy or export it again</source>
        <extracomment>ogz.not_gzip</extracomment>
        <translation>a des données gzip non valides ({reason})&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>is too large when decompressed; the limit is {limit} bytes</source>
        <extracomment>ogz.unpacks_too_large</extracomment>
        <translation>est trop grand une fois décompressé&#xa0;; la limite est de {limit} octets</translation>
    </message>
    <message>
        <source>the file is not a Cube 2 map; the decompressed data must begin with &quot;OCTA&quot;</source>
        <extracomment>ogz.magic</extracomment>
        <translation>le fichier n’est pas une carte de Cube 2&#xa0;; les données décompressées doivent commencer par «&#xa0;OCTA&#xa0;»</translation>
    </message>
    <message>
        <source>the file is a Cube 2 map of version {version}; versions {oldest} to {newest} can be read</source>
        <extracomment>ogz.version</extracomment>
        <translation>le fichier est une carte de Cube 2 de version {version}&#xa0;; les versions {oldest} à {newest} peuvent être lues</translation>
    </message>
    <message>
        <source>expected a world size that is a power of two, found {size}</source>
        <extracomment>ogz.world_size</extracomment>
        <translation>taille de monde qui soit une puissance de deux attendue, {size} trouvé</translation>
    </message>
    <message>
        <source>the number of {what} must be at least 0, not {count}</source>
        <extracomment>ogz.count</extracomment>
        <translation>nombre de {what} à partir de 0 attendu, {count} trouvé</translation>
    </message>
    <message>
        <source>expected variable type 0, 1 or 2, found {type}</source>
        <extracomment>ogz.variable</extracomment>
        <translation>type de variable 0, 1 ou 2 attendu, {type} trouvé</translation>
    </message>
    <message>
        <source>expected a cube type from 0 to 4, found {type}</source>
        <extracomment>ogz.cube</extracomment>
        <translation>type de cube de 0 à 4 attendu, {type} trouvé</translation>
    </message>
    <message>
        <source>is not an octree; supported types: Inexor octrees (.nxoc), Cube 2 maps (.ogz)</source>
        <extracomment>octree_file.unknown</extracomment>
        <translation>n’est pas un octree&#xa0;; types pris en charge&#xa0;: octrees d’Inexor (.nxoc), cartes de Cube 2 (.ogz)</translation>
    </message>
    <message>
        <source>expected a line that begins with &quot;octree&quot; or &quot;ray&quot;, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.word</extracomment>
        <translation>ligne commençant par «&#xa0;octree&#xa0;» ou «&#xa0;ray&#xa0;» attendue, «&#xa0;{found}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>expected &quot;octree X Y Z SIZE TREE&quot;, optionally followed by &quot;rot QX QY QZ QW&quot;</source>
        <extracomment>octree_scene.octree</extracomment>
        <translation>«&#xa0;octree X Y Z SIZE TREE&#xa0;» attendu, éventuellement suivi de «&#xa0;rot QX QY QZ QW&#xa0;»</translation>
    </message>
    <message>
        <source>expected &quot;ray OX OY OZ DX DY DZ&quot;, optionally followed by a depth</source>
        <extracomment>octree_scene.ray</extracomment>
        <translation>«&#xa0;ray OX OY OZ DX DY DZ&#xa0;» attendu, éventuellement suivi d’une profondeur</translation>
    </message>
    <message>
        <source>expected a number from {minimum} to {maximum}, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.number</extracomment>
        <translation>nombre de {minimum} à {maximum} attendu, «&#xa0;{found}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>the direction is 0; at least one of its three numbers must not be 0</source>
        <extracomment>octree_scene.direction</extracomment>
        <translation>la direction est 0&#xa0;; au moins un de ses trois nombres doit être différent de 0</translation>
    </message>
    <message>
        <source>the rotation is 0; at least one of its four numbers must not be 0</source>
        <extracomment>octree_scene.rotation</extracomment>
        <translation>la rotation est 0&#xa0;; au moins un de ses quatre nombres doit être différent de 0</translation>
    </message>
    <message>
        <source>is more than {limit} m from the origin on at least one axis, so it is left out; move it closer to include it</source>
        <extracomment>plain.too_far</extracomment>
        <translation>est à plus de {limit} m de l’origine sur au moins un axe, et n’est donc pas pris en compte&#xa0;; rapprochez-le pour l’inclure</translation>
    </message>
    <message>
        <source>has the same shape type on the grid and here ({grid})</source>
        <extracomment>measured.same_shape_type</extracomment>
        <translation>a le même type de forme sur la grille et ici ({grid})</translation>
    </message>
    <message>
        <source>has the shape type {grid} on the grid, but {here} here</source>
        <extracomment>measured.other_shape_type</extracomment>
        <translation>a le type de forme {grid} sur la grille, mais {here} ici</translation>
    </message>
    <message>
        <source>measured physics</source>
        <extracomment>column.measured_physics</extracomment>
        <translation>physique mesurée</translation>
    </message>
    <message>
        <source>physics difference</source>
        <extracomment>column.physics_difference</extracomment>
        <translation>écart de physique</translation>
    </message>
    <message>
        <source>measured download</source>
        <extracomment>column.measured_streaming</extracomment>
        <translation>téléchargement mesuré</translation>
    </message>
    <message>
        <source>download difference</source>
        <extracomment>column.streaming_difference</extracomment>
        <translation>écart de téléchargement</translation>
    </message>
    <message>
        <source>measured server</source>
        <extracomment>column.measured_server</extracomment>
        <translation>serveur mesuré</translation>
    </message>
    <message>
        <source>server difference</source>
        <extracomment>column.server_difference</extracomment>
        <translation>écart de serveur</translation>
    </message>
    <message>
        <source>measured land impact</source>
        <extracomment>column.measured_land_impact</extracomment>
        <translation>impact sur le terrain mesuré</translation>
    </message>
    <message>
        <source>land impact difference</source>
        <extracomment>column.land_impact_difference</extracomment>
        <translation>écart d’impact sur le terrain</translation>
    </message>
    <message>
        <source>there are NORMAL cubes; the published method treats them as full boxes</source>
        <extracomment>pick.normals_as_boxes</extracomment>
        <translation>il y a des cubes NORMAL&#xa0;; la méthode publiée les prend pour des boîtes pleines</translation>
    </message>
    <message>
        <source>there are rotated octrees; the published method ignores their rotation</source>
        <extracomment>pick.rotations_ignored</extracomment>
        <translation>il y a des octrees tournés&#xa0;; la méthode publiée les prend comme non tournés</translation>
    </message>
    <message>
        <source>collada</source>
        <extracomment>word</extracomment>
        <translation>Collada</translation>
    </message>
    <message>
        <source>fbx</source>
        <extracomment>word</extracomment>
        <translation>FBX</translation>
    </message>
    <message>
        <source>glb</source>
        <extracomment>word</extracomment>
        <translation>GLB</translation>
    </message>
    <message>
        <source>gltf</source>
        <extracomment>word</extracomment>
        <translation>glTF</translation>
    </message>
    <message>
        <source>obj</source>
        <extracomment>word</extracomment>
        <translation>OBJ</translation>
    </message>
    <message>
        <source>ply</source>
        <extracomment>word</extracomment>
        <translation>PLY</translation>
    </message>
    <message>
        <source>stl</source>
        <extracomment>word</extracomment>
        <translation>STL</translation>
    </message>
    <message>
        <source>octree scene</source>
        <extracomment>word</extracomment>
        <translation>scène d’octrees</translation>
    </message>
    <message>
        <source>nxoc</source>
        <extracomment>word</extracomment>
        <translation>nxoc</translation>
    </message>
    <message>
        <source>ogz</source>
        <extracomment>word</extracomment>
        <translation>ogz</translation>
    </message>
    <message>
        <source>an address that is not aligned</source>
        <extracomment>word</extracomment>
        <translation>une adresse non alignée</translation>
    </message>
    <message>
        <source>fewer bytes than a header</source>
        <extracomment>word</extracomment>
        <translation>moins d’octets qu’un en-tête</translation>
    </message>
    <message>
        <source>another header</source>
        <extracomment>word</extracomment>
        <translation>un autre en-tête</translation>
    </message>
    <message>
        <source>text outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>du texte hors du tampon</translation>
    </message>
    <message>
        <source>an unknown state</source>
        <extracomment>word</extracomment>
        <translation>un état inconnu</translation>
    </message>
    <message>
        <source>an unknown reason</source>
        <extracomment>word</extracomment>
        <translation>une raison inconnue</translation>
    </message>
    <message>
        <source>an unknown axis</source>
        <extracomment>word</extracomment>
        <translation>un axe inconnu</translation>
    </message>
    <message>
        <source>a unit of no length</source>
        <extracomment>word</extracomment>
        <translation>une unité sans longueur</translation>
    </message>
    <message>
        <source>a table outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>une table hors du tampon</translation>
    </message>
    <message>
        <source>no mesh</source>
        <extracomment>word</extracomment>
        <translation>aucun maillage</translation>
    </message>
    <message>
        <source>a mesh outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>un maillage hors du tampon</translation>
    </message>
    <message>
        <source>a mesh without triangles</source>
        <extracomment>word</extracomment>
        <translation>un maillage sans triangles</translation>
    </message>
    <message>
        <source>meshes that share their arrays</source>
        <extracomment>word</extracomment>
        <translation>des maillages qui partagent leurs tableaux</translation>
    </message>
    <message>
        <source>a number that is not finite</source>
        <extracomment>word</extracomment>
        <translation>un nombre non fini</translation>
    </message>
    <message>
        <source>a vertex that is not there</source>
        <extracomment>word</extracomment>
        <translation>un sommet absent</translation>
    </message>
    <message>
        <source>a node outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>un nœud hors du tampon</translation>
    </message>
    <message>
        <source>nodes that share their meshes</source>
        <extracomment>word</extracomment>
        <translation>des nœuds qui partagent leurs maillages</translation>
    </message>
    <message>
        <source>a mesh that is not there</source>
        <extracomment>word</extracomment>
        <translation>un maillage absent</translation>
    </message>
    <message>
        <source>nodes</source>
        <extracomment>word</extracomment>
        <translation>nœuds</translation>
    </message>
    <message>
        <source>meshes</source>
        <extracomment>word</extracomment>
        <translation>maillages</translation>
    </message>
    <message>
        <source>geometry</source>
        <extracomment>word</extracomment>
        <translation>géométrie</translation>
    </message>
    <message>
        <source>nested nodes</source>
        <extracomment>word</extracomment>
        <translation>nœuds imbriqués</translation>
    </message>
    <message>
        <source>entities</source>
        <extracomment>word</extracomment>
        <translation>entités</translation>
    </message>
    <message>
        <source>variables</source>
        <extracomment>word</extracomment>
        <translation>variables</translation>
    </message>
    <message>
        <source>texture slots</source>
        <extracomment>word</extracomment>
        <translation>emplacements de texture</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>column.cost</extracomment>
        <translation>coût</translation>
    </message>
    <message>
        <source>derivative</source>
        <extracomment>column.derivative</extracomment>
        <translation>dérivée</translation>
    </message>
    <message>
        <source>downward derivative</source>
        <extracomment>column.derivative_down</extracomment>
        <translation>dérivée vers le bas</translation>
    </message>
    <message>
        <source>elasticity</source>
        <extracomment>column.elasticity</extracomment>
        <translation>élasticité</translation>
    </message>
    <message>
        <source>cliff</source>
        <extracomment>column.cliff</extracomment>
        <translation>rupture</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>column.start</extracomment>
        <translation>départ</translation>
    </message>
    <message>
        <source>standard error</source>
        <extracomment>column.standard_error</extracomment>
        <translation>erreur type</translation>
    </message>
    <message>
        <source>R²</source>
        <extracomment>column.r_squared</extracomment>
        <translation>R²</translation>
    </message>
    <message>
        <source>weight</source>
        <extracomment>kit.weight</extracomment>
        <translation>poids</translation>
    </message>
    <message>
        <source>measured</source>
        <extracomment>column.measured</extracomment>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>calculated</source>
        <extracomment>column.calculated</extracomment>
        <translation>calculé</translation>
    </message>
    <message>
        <source>residual</source>
        <extracomment>column.residual</extracomment>
        <translation>résidu</translation>
    </message>
    <message>
        <source>expected FROM:TO:STEPS with 2 to {limit} steps, such as 0.5:2:16; found &quot;{text}&quot;</source>
        <extracomment>range.form</extracomment>
        <translation>DE:À:PAS avec 2 à {limit} pas attendu, comme dans 0.5:2:16&#xa0;; «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>expected a scale factor from {smallest} to {largest}, found {value}</source>
        <extracomment>sweep.factor</extracomment>
        <translation>facteur d’échelle de {smallest} à {largest} attendu, {value} trouvé</translation>
    </message>
    <message>
        <source>no measured cost was found for any linkset</source>
        <extracomment>calibrate.nothing_measured</extracomment>
        <translation>aucun coût mesuré d’un ensemble lié n’a été trouvé</translation>
    </message>
    <message>
        <source>the measurements say nothing about {key}, because none of them depends on it; it stays at {value}</source>
        <extracomment>calibrate.says_nothing</extracomment>
        <translation>les mesures ne disent rien de {key}, car aucune n’en dépend&#xa0;; sa valeur reste {value}</translation>
    </message>
    <message>
        <source>{key} reached {value}, the end of its range: the measurements suggest a value outside that range</source>
        <extracomment>calibrate.at_end</extracomment>
        <translation>{key} s’est arrêté à {value}, l’extrémité de sa plage&#xa0;: les mesures suggèrent une valeur au-delà</translation>
    </message>
    <message>
        <source>This cube is seen from inside, so there is no face to edit.</source>
        <extracomment>edit.no_face</extracomment>
        <translation>Ce cube est vu de l’intérieur&#xa0;: il n’y a donc pas de face à modifier.</translation>
    </message>
    <message>
        <source>The octree ends at this face. To fill or paste cells beyond it, grow the octree first.</source>
        <extracomment>edit.at_border</extracomment>
        <translation>L’octree se termine à cette face. Pour remplir ou coller des cellules au-delà, agrandissez d’abord l’octree.</translation>
    </message>
    <message>
        <source>This cube is already divided; to divide the cubes inside it, choose a greater grid depth.</source>
        <extracomment>edit.divided</extracomment>
        <translation>Ce cube est déjà divisé&#xa0;; pour diviser les cubes qu’il contient, choisissez une profondeur de trame plus grande.</translation>
    </message>
    <message>
        <source>Eight cubes can be merged only if all are solid or all are empty.</source>
        <extracomment>edit.unequal</extracomment>
        <translation>Huit cubes ne peuvent être fusionnés que si tous sont pleins ou tous vides.</translation>
    </message>
    <message>
        <source>An octree can have at most {limit} cubes.</source>
        <extracomment>edit.too_many</extracomment>
        <translation>Un octree peut avoir {limit} cubes au plus.</translation>
    </message>
    <message>
        <source>Both methods agree.</source>
        <extracomment>difference.none</extracomment>
        <translation>Les deux méthodes concordent.</translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees could not be read; they are left out</source>
        <extracomment>export.unread_octrees</extracomment>
        <translation>
            <numerusform>{count} octree n’a pas pu être lu&#xa0;; il n’est pas pris en compte</numerusform>
            <numerusform>{count} octrees n’ont pas pu être lus&#xa0;; ils ne sont pas pris en compte</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no scenario &quot;{name}&quot;; existing scenarios: {names}{hint}</source>
        <extracomment>find.unknown_scenario</extracomment>
        <translation>il n’y a pas de scénario «&#xa0;{name}&#xa0;»&#xa0;; scénarios existants&#xa0;: {names}{hint}</translation>
    </message>
    <message>
        <source>there is no scenario &quot;{name}&quot;, because the project has no scenarios</source>
        <extracomment>find.no_scenarios</extracomment>
        <translation>il n’y a pas de scénario «&#xa0;{name}&#xa0;», car le projet n’a aucun scénario</translation>
    </message>
    <message>
        <source>physics before</source>
        <extracomment>column.physics_before</extracomment>
        <translation>physique avant</translation>
    </message>
    <message>
        <source>download before</source>
        <extracomment>column.streaming_before</extracomment>
        <translation>téléchargement avant</translation>
    </message>
    <message>
        <source>land impact before</source>
        <extracomment>column.land_impact_before</extracomment>
        <translation>impact sur le terrain avant</translation>
    </message>
    <message>
        <source>what changes</source>
        <extracomment>column.what</extracomment>
        <translation>ce qui change</translation>
    </message>
    <message>
        <source>parcel</source>
        <extracomment>column.parcel</extracomment>
        <translation>parcelle</translation>
    </message>
    <message>
        <source>before</source>
        <extracomment>column.before</extracomment>
        <translation>avant</translation>
    </message>
    <message>
        <source>after</source>
        <extracomment>column.after</extracomment>
        <translation>après</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>column.limit</extracomment>
        <translation>limite</translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>column.fits</extracomment>
        <translation>tient</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column.level</extracomment>
        <translation>niveau</translation>
    </message>
    <message>
        <source>noise m</source>
        <extracomment>column.noise_m</extracomment>
        <translation>bruit m</translation>
    </message>
    <message>
        <source>minimum</source>
        <extracomment>column.minimum</extracomment>
        <translation>minimum</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>column.median</extracomment>
        <translation>médiane</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>column.maximum</extracomment>
        <translation>maximum</translation>
    </message>
    <message>
        <source>depth</source>
        <extracomment>column.depth</extracomment>
        <translation>profondeur</translation>
    </message>
    <message>
        <source>accepted</source>
        <extracomment>column.accepted</extracomment>
        <translation>accepté</translation>
    </message>
    <message>
        <source>near a cliff</source>
        <extracomment>column.near_cliff</extracomment>
        <translation>près d’une rupture</translation>
    </message>
    <message>
        <source>from m</source>
        <extracomment>column.from_m</extracomment>
        <translation>de m</translation>
    </message>
    <message>
        <source>to m</source>
        <extracomment>column.to_m</extracomment>
        <translation>à m</translation>
    </message>
    <message>
        <source>% of triangles</source>
        <extracomment>column.triangles_percent</extracomment>
        <translation>% des triangles</translation>
    </message>
    <message>
        <source>% of cost</source>
        <extracomment>column.cost_percent</extracomment>
        <translation>% du coût</translation>
    </message>
    <message>
        <source>value of the constant</source>
        <extracomment>sweep.value</extracomment>
        <translation>valeur de la constante</translation>
    </message>
    <message>
        <source>cost in PE</source>
        <extracomment>html.cost_pe</extracomment>
        <translation>coût en PE</translation>
    </message>
    <message>
        <source>The value under the pinned baseline.</source>
        <extracomment>help.before</extracomment>
        <translation>La valeur avec la référence épinglée.</translation>
    </message>
    <message>
        <source>The value that the grid measured.</source>
        <extracomment>help.measured</extracomment>
        <translation>La valeur que la grille a mesurée.</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact {after} instead of {before}.</source>
        <extracomment>explain.suggestion</extracomment>
        <translation>{rank}. {what} Impact sur le terrain {after} au lieu de {before}.</translation>
    </message>
    <message>
        <source>change</source>
        <extracomment>changes.change</extracomment>
        <translation>variation</translation>
    </message>
    <message>
        <source>land impact after</source>
        <extracomment>column.land_impact_after</extracomment>
        <translation>impact sur le terrain après</translation>
    </message>
    <message>
        <source>± land impact</source>
        <extracomment>changes.land_impact_change</extracomment>
        <translation>± impact sur le terrain</translation>
    </message>
    <message>
        <source>± physics</source>
        <extracomment>changes.physics_change</extracomment>
        <translation>± physique</translation>
    </message>
    <message>
        <source>± download</source>
        <extracomment>changes.streaming_change</extracomment>
        <translation>± téléchargement</translation>
    </message>
    <message>
        <source>± server</source>
        <extracomment>changes.server_change</extracomment>
        <translation>± serveur</translation>
    </message>
    <message>
        <source>can be physical before</source>
        <extracomment>changes.physical_before</extracomment>
        <translation>peut être physique avant</translation>
    </message>
    <message>
        <source>physics after</source>
        <extracomment>changes.physics_after</extracomment>
        <translation>physique après</translation>
    </message>
    <message>
        <source>download after</source>
        <extracomment>changes.streaming_after</extracomment>
        <translation>téléchargement après</translation>
    </message>
    <message>
        <source>fits before</source>
        <extracomment>changes.fitted_before</extracomment>
        <translation>tient avant</translation>
    </message>
    <message>
        <source>fits after</source>
        <extracomment>changes.fits_after</extracomment>
        <translation>tient après</translation>
    </message>
    <message>
        <source>profile before</source>
        <extracomment>column.profile_before</extracomment>
        <translation>profil avant</translation>
    </message>
    <message>
        <source>profile after</source>
        <extracomment>column.profile_after</extracomment>
        <translation>profil après</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <extracomment>changes.and_more</extracomment>
        <translation>{names} et {count} autres</translation>
    </message>
    <message>
        <source>the end of the filter</source>
        <extracomment>filter.end</extracomment>
        <translation>la fin du filtre</translation>
    </message>
    <message>
        <source>numbers</source>
        <extracomment>filter.numbers</extracomment>
        <translation>nombres</translation>
    </message>
    <message>
        <source>Why &quot;{name}&quot; costs what it costs</source>
        <extracomment>html.explanation</extracomment>
        <translation>Pourquoi «&#xa0;{name}&#xa0;» coûte ce qu’il coûte</translation>
    </message>
    <message>
        <source>Costs of &quot;{name}&quot;</source>
        <extracomment>html.report</extracomment>
        <translation>Coûts de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Costs of {count} files</source>
        <extracomment>html.reports</extracomment>
        <translation>Coûts de {count} fichiers</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>html.decides</extracomment>
        <translation>décide</translation>
    </message>
    <message>
        <source>share of the largest</source>
        <extracomment>html.share_of_largest</extracomment>
        <translation>part du plus grand</translation>
    </message>
    <message>
        <source>and {count} more just like it, each</source>
        <extracomment>html.alike</extracomment>
        <translation>et {count} autres exactement pareils, chacun</translation>
    </message>
    <message numerus="yes">
        <source>and {count} smaller terms, {value} {unit} in all</source>
        <extracomment>html.more_terms</extracomment>
        <translation>
            <numerusform>et {count} terme plus petit, {value} {unit}</numerusform>
            <numerusform>et {count} termes plus petits, {value} {unit} en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>html.share</extracomment>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>{used} of {capacity} LI used, {share}%</source>
        <extracomment>html.used</extracomment>
        <translation>{used} LI sur {capacity} utilisés, {share}&#xa0;%</translation>
    </message>
    <message>
        <source>Regions of {name}</source>
        <extracomment>html.by_region</extracomment>
        <translation>Régions de {name}</translation>
    </message>
    <message>
        <source>What changes in {name}</source>
        <extracomment>html.changes</extracomment>
        <translation>Ce qui change dans {name}</translation>
    </message>
    <message>
        <source>constant</source>
        <extracomment>sheet.constant</extracomment>
        <translation>constante</translation>
    </message>
    <message>
        <source>symbol</source>
        <extracomment>html.symbol</extracomment>
        <translation>symbole</translation>
    </message>
    <message>
        <source>Made with Weighbridge {version}.</source>
        <extracomment>html.made_by</extracomment>
        <translation>Créé avec Weighbridge {version}.</translation>
    </message>
    <message>
        <source>{file}, SHA-256 {sha256}</source>
        <extracomment>html.file</extracomment>
        <translation>{file}, SHA-256 {sha256}</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Convex Hull.</source>
        <extracomment>advice.convex_hull</extracomment>
        <translation>Régler le type de forme physique de {part} sur Enveloppe convexe.</translation>
    </message>
    <message>
        <source>Set the physics shape type of all {count} parts to Convex Hull.</source>
        <extracomment>advice.convex_hull_all</extracomment>
        <translation>Régler le type de forme physique de tous les {count} éléments sur Enveloppe convexe.</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Prim.</source>
        <extracomment>advice.prim</extracomment>
        <translation>Régler le type de forme physique de {part} sur Prim.</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to None.</source>
        <extracomment>advice.none</extracomment>
        <translation>Régler le type de forme physique de {part} sur Aucun.</translation>
    </message>
    <message>
        <source>Remove {count} of {triangles} triangles from the physics mesh of {part}: the narrowest, at most {width} m wide.</source>
        <extracomment>advice.remove_triangles</extracomment>
        <translation>Retirer du maillage physique de {part} les {count} triangles les plus étroits sur {triangles}. Ils ont au plus {width} m de large.</translation>
    </message>
    <message>
        <source>Merge vertices within {distance} m of each other in the physics mesh of {part}. This removes {count} of its {triangles} triangles.</source>
        <extracomment>advice.weld</extracomment>
        <translation>Fusionner les sommets distants d’au plus {distance} m les uns des autres dans le maillage physique de {part}. Cela retire {count} de ses {triangles} triangles.</translation>
    </message>
    <message numerus="yes">
        <source>Remove {count} of the {points} hull vertices of {part}: those that are duplicates or lie inside their hull.</source>
        <extracomment>advice.inner_points</extracomment>
        <translation>
            <numerusform>Retirez un des {points} sommets des enveloppes de {part}&#xa0;: il est en double ou à l’intérieur de son enveloppe.</numerusform>
            <numerusform>Retirez {count} des {points} sommets des enveloppes de {part}&#xa0;: ceux qui sont en double ou à l’intérieur de leur enveloppe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reduce each hull of {part} to at most {most} vertices: {after} in total instead of {before}.</source>
        <extracomment>advice.fewer_points</extracomment>
        <translation>Réduire chaque enveloppe de {part} à {most} sommets au plus&#xa0;: {after} en tout au lieu de {before}.</translation>
    </message>
    <message>
        <source>Merge neighboring hulls of {part}: {after} instead of {before}, with {growth}% more volume.</source>
        <extracomment>advice.merge_hulls</extracomment>
        <translation>Fusionner les enveloppes voisines de {part}&#xa0;: {after} au lieu de {before}, avec {growth}&#xa0;% de volume en plus.</translation>
    </message>
    <message>
        <source>Resize {part} from {from} m to {to} m along its {axis} axis.</source>
        <extracomment>advice.size</extracomment>
        <translation>Donner à {part} {to} m de long au lieu de {from} m sur son axe {axis}.</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it from {from} m to {to} m along the {axis} axis.</source>
        <extracomment>advice.size_alike</extracomment>
        <translation>Donner à {part} et à {count} autres exactement pareils {to} m de long au lieu de {from} m sur l’axe {axis}.</translation>
    </message>
    <message>
        <source>Make every side of {part} at least {limit} m long.</source>
        <extracomment>advice.sides</extracomment>
        <translation>Donner à chaque côté de {part} au moins {limit} m de long.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from the object.</source>
        <extracomment>advice.no_scripts</extracomment>
        <translation>
            <numerusform>Retirer son script.</numerusform>
            <numerusform>Retirer ses {count} scripts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from {part}.</source>
        <extracomment>advice.no_scripts_in_part</extracomment>
        <translation>
            <numerusform>Retirer le script de {part}.</numerusform>
            <numerusform>Retirer les {count} scripts de {part}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Combine the {count} scripts into one script in {part}.</source>
        <extracomment>advice.one_script</extracomment>
        <translation>Réunir les {count} scripts en un seul dans {part}.</translation>
    </message>
    <message>
        <source>Unlink {part} to make it a separate object.</source>
        <extracomment>advice.split</extracomment>
        <translation>Délier {part} pour en faire un objet à part.</translation>
    </message>
    <message>
        <source>Unlink {part} and {count} more just like it, and link these parts into one separate object.</source>
        <extracomment>advice.split_alike</extracomment>
        <translation>Délier {part} et {count} autres identiques, et lier ces éléments en un seul objet à part.</translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that opt in to the new accounting, and link these parts into one separate object. The other parts then use the legacy accounting.</source>
        <extracomment>advice.split_weighed</extracomment>
        <translation>
            <numerusform>Délier l’élément qui entraîne le nouveau calcul. Les autres éléments utilisent alors l’ancien calcul.</numerusform>
            <numerusform>Délier les {count} éléments qui entraînent le nouveau calcul, et les lier en un seul objet à part. Les autres éléments utilisent alors l’ancien calcul.</numerusform>
        </translation>
    </message>
    <message>
        <source>Link the object with {linkset}.</source>
        <extracomment>advice.merge</extracomment>
        <translation>Le lier avec {linkset}.</translation>
    </message>
    <message>
        <source>Openings and hollows are then closed to avatars.</source>
        <extracomment>caution.closes</extracomment>
        <translation>Les ouvertures et les creux sont alors fermés aux avatars.</translation>
    </message>
    <message>
        <source>Avatars and objects can then pass through.</source>
        <extracomment>caution.walk_through</extracomment>
        <translation>Les avatars et les objets peuvent alors passer à travers.</translation>
    </message>
    <message>
        <source>Avatars and objects can then no longer pass through.</source>
        <extracomment>caution.solid</extracomment>
        <translation>Les avatars et les objets ne peuvent alors plus passer à travers.</translation>
    </message>
    <message>
        <source>Avatars and objects then collide with a different shape.</source>
        <extracomment>caution.other_shape</extracomment>
        <translation>Les avatars et les objets se heurtent alors à une forme différente.</translation>
    </message>
    <message>
        <source>You have to upload the mesh again with this physics shape.</source>
        <extracomment>caution.upload</extracomment>
        <translation>Vous devez charger à nouveau son maillage avec cette forme physique.</translation>
    </message>
    <message>
        <source>Vertices move by up to {distance} m.</source>
        <extracomment>caution.moved_corners</extracomment>
        <translation>Des sommets se déplacent de {distance} m au plus.</translation>
    </message>
    <message>
        <source>The simpler hulls extend beyond the original hulls.</source>
        <extracomment>caution.beyond</extracomment>
        <translation>Les enveloppes simplifiées dépassent des enveloppes d’origine.</translation>
    </message>
    <message>
        <source>The object then looks different.</source>
        <extracomment>caution.size</extracomment>
        <translation>Son apparence change alors.</translation>
    </message>
    <message>
        <source>Scripted functions are lost.</source>
        <extracomment>caution.scripts</extracomment>
        <translation>Leurs fonctions sont perdues.</translation>
    </message>
    <message>
        <source>You then move, take and script the linked objects as one.</source>
        <extracomment>caution.linked</extracomment>
        <translation>Vous les déplacez, prenez et scriptez alors comme un seul objet.</translation>
    </message>
    <message>
        <source>Octree {number}</source>
        <extracomment>legend.octree</extracomment>
        <translation>Octree {number}</translation>
    </message>
    <message>
        <source>Leaf under the pointer</source>
        <extracomment>legend.hit_leaf</extracomment>
        <translation>sa feuille</translation>
    </message>
    <message>
        <source>Face under the pointer</source>
        <extracomment>legend.hit_face</extracomment>
        <translation>sa face</translation>
    </message>
    <message>
        <source>Nearest edge</source>
        <extracomment>legend.hit_edge</extracomment>
        <translation>Arête la plus proche</translation>
    </message>
    <message>
        <source>Nearest corner</source>
        <extracomment>legend.hit_corner</extracomment>
        <translation>le coin le plus proche</translation>
    </message>
    <message>
        <source>Ray and its origin</source>
        <extracomment>legend.ray</extracomment>
        <translation>Rayon et son origine</translation>
    </message>
    <message>
        <source>Point that the ray hits</source>
        <extracomment>legend.ray_point</extracomment>
        <translation>Point touché par le rayon</translation>
    </message>
    <message>
        <source>Point that Inexor&apos;s method finds</source>
        <extracomment>legend.ray_published</extracomment>
        <translation>Point trouvé par la méthode d’Inexor</translation>
    </message>
    <message>
        <source>Cube entered</source>
        <extracomment>legend.ray_entered</extracomment>
        <translation>Cube où il entre</translation>
    </message>
    <message>
        <source>Cube tested but missed</source>
        <extracomment>legend.ray_rejected</extracomment>
        <translation>Cube testé mais manqué</translation>
    </message>
    <message>
        <source>Leaf hit</source>
        <extracomment>legend.ray_hit</extracomment>
        <translation>Feuille visée</translation>
    </message>
    <message>
        <source>octree boxes</source>
        <extracomment>word</extracomment>
        <translation>boîtes d’octree</translation>
    </message>
    <message>
        <source>octree surface</source>
        <extracomment>word</extracomment>
        <translation>surface d’octree</translation>
    </message>
    <message>
        <source>no longer fits</source>
        <extracomment>word</extracomment>
        <translation>ne tient plus</translation>
    </message>
    <message>
        <source>fits again</source>
        <extracomment>word</extracomment>
        <translation>tient à nouveau</translation>
    </message>
    <message>
        <source>can no longer be physical</source>
        <extracomment>column.no_longer_physical</extracomment>
        <translation>plus physique</translation>
    </message>
    <message>
        <source>can be physical again</source>
        <extracomment>column.physical_again</extracomment>
        <translation>à nouveau physique</translation>
    </message>
    <message>
        <source>another weight decides</source>
        <extracomment>word</extracomment>
        <translation>un autre poids décide</translation>
    </message>
    <message>
        <source>the PDF could not be created</source>
        <extracomment>page.pdf_failed</extracomment>
        <translation>le PDF n’a pas pu être créé</translation>
    </message>
    <message>
        <source>cheaper</source>
        <extracomment>sheet.cheaper</extracomment>
        <translation>moins cher</translation>
    </message>
    <message>
        <source>{key} is {value}, but the measurements do not determine it: nearby values fit equally well</source>
        <extracomment>calibrate.level</extracomment>
        <translation>{key} vaut {value}, mais les mesures ne déterminent pas cette valeur&#xa0;: des valeurs voisines conviennent tout aussi bien</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to Convex Hull: {parts}.</source>
        <extracomment>advice.convex_hull_all_these</extracomment>
        <translation>Régler le type de forme physique de ces {count} éléments sur Enveloppe convexe&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Change the physics shape type from Prim to Convex Hull for {count} parts: all that use Prim except {parts}.</source>
        <extracomment>advice.convex_hull_all_but</extracomment>
        <translation>Régler sur Enveloppe convexe le type de forme physique des {count} éléments qui ont Prim, sauf {parts}.</translation>
    </message>
    <message>
        <source>Change the physics shape type from Prim to Convex Hull for all {count} parts that use Prim.</source>
        <extracomment>advice.convex_hull_all_prims</extracomment>
        <translation>Régler le type de forme physique de tous les {count} éléments qui ont Prim sur Enveloppe convexe.</translation>
    </message>
    <message numerus="yes">
        <source>Set the physics shape type to Prim for the {count} parts that do not use it. The linkset then uses the legacy accounting.</source>
        <extracomment>advice.prim_all</extracomment>
        <translation>
            <numerusform>Régler sur Prim le type de forme physique de l’élément qui en a un autre. L’ensemble lié utilise alors l’ancien calcul.</numerusform>
            <numerusform>Régler sur Prim le type de forme physique des {count} éléments qui en ont un autre. L’ensemble lié utilise alors l’ancien calcul.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {count} of {triangles} triangles from the physics mesh of {part} and {more} more with the same mesh: the narrowest, at most {width} m wide.</source>
        <extracomment>advice.remove_triangles_alike</extracomment>
        <translation>Retirer du maillage physique de {part} et de {more} autres du même maillage les {count} triangles les plus étroits sur {triangles}. Ils ont au plus {width} m de large.</translation>
    </message>
    <message>
        <source>Merge vertices within {distance} m of each other in the physics mesh of {part} and {more} more with the same mesh. This removes {count} of its {triangles} triangles.</source>
        <extracomment>advice.weld_alike</extracomment>
        <translation>Fusionner les sommets distants d’au plus {distance} m les uns des autres dans le maillage physique de {part} et de {more} autres du même maillage. Cela retire {count} de ses {triangles} triangles.</translation>
    </message>
    <message>
        <source>Merge neighboring hulls of {part} and {more} more with the same mesh: {after} each instead of {before}, with {growth}% more volume.</source>
        <extracomment>advice.merge_hulls_alike</extracomment>
        <translation>Fusionner les enveloppes voisines de {part} et de {more} autres du même maillage&#xa0;: {after} chacun au lieu de {before}, avec {growth}&#xa0;% de volume en plus.</translation>
    </message>
    <message>
        <source>Make every side of these {count} parts at least {limit} m long: {parts}.</source>
        <extracomment>advice.sides_these</extracomment>
        <translation>Donner à chaque côté de ces {count} éléments au moins {limit} m de long&#xa0;: {parts}.</translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that do not opt in to the new accounting, and link these parts into one separate object. This object then uses the legacy accounting.</source>
        <extracomment>advice.split_counted</extracomment>
        <translation>
            <numerusform>Délier l’élément qui n’entraîne pas le nouveau calcul. Il utilise alors l’ancien calcul.</numerusform>
            <numerusform>Délier les {count} éléments qui n’entraînent pas le nouveau calcul, et les lier en un seul objet à part. Cet objet utilise alors l’ancien calcul.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, physics uses {after} triangles instead of {before}.</source>
        <extracomment>cliff.triangles</extracomment>
        <translation>Dès que son côté {axis} passe de {from} m au-delà de {to} m, la physique voit {after} triangles au lieu de {before}.</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its hull has {after} vertices instead of {before}.</source>
        <extracomment>cliff.points</extracomment>
        <translation>Dès que son côté {axis} passe de {from} m au-delà de {to} m, son enveloppe a {after} sommets au lieu de {before}.</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its flat {flat} side counts as {length} m.</source>
        <extracomment>cliff.raised</extracomment>
        <translation>Dès que son côté {axis} passe de {from} m au-delà de {to} m, son côté plat {flat} compte pour {length} m.</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its flat {flat} side no longer counts as {length} m.</source>
        <extracomment>cliff.unraised</extracomment>
        <translation>Dès que son côté {axis} passe de {from} m au-delà de {to} m, son côté plat {flat} ne compte plus pour {length} m.</translation>
    </message>
    <message>
        <source>raised side</source>
        <extracomment>word</extracomment>
        <translation>côté allongé</translation>
    </message>
    <message>
        <source>prim detail</source>
        <extracomment>word</extracomment>
        <translation>détail de prim</translation>
    </message>
    <message>
        <source>physical limit</source>
        <extracomment>word</extracomment>
        <translation>limite physique</translation>
    </message>
    <message>
        <source>average width</source>
        <extracomment>word</extracomment>
        <translation>largeur moyenne</translation>
    </message>
    <message>
        <source>streaming prim</source>
        <extracomment>word</extracomment>
        <translation>streaming de prim</translation>
    </message>
    <message>
        <source>streaming sculpt</source>
        <extracomment>word</extracomment>
        <translation>streaming de sculptie</translation>
    </message>
    <message>
        <source>lod triangles</source>
        <extracomment>word</extracomment>
        <translation>triangles de LOD</translation>
    </message>
    <message>
        <source>lod disc</source>
        <extracomment>word</extracomment>
        <translation>disque de LOD</translation>
    </message>
    <message>
        <source>lod ring</source>
        <extracomment>word</extracomment>
        <translation>anneau de LOD</translation>
    </message>
    <message>
        <source>lod charged</source>
        <extracomment>word</extracomment>
        <translation>facturation de LOD</translation>
    </message>
    <message>
        <source>opensim mesh</source>
        <extracomment>word</extracomment>
        <translation>maillage OpenSim</translation>
    </message>
    <message>
        <source>opensim part</source>
        <extracomment>word</extracomment>
        <translation>élément OpenSim</translation>
    </message>
    <message>
        <source>Convex Hull</source>
        <extracomment>kit.type_hull</extracomment>
        <translation>Enveloppe convexe</translation>
    </message>
    <message>
        <source>part {number}</source>
        <extracomment>why.unnamed_part</extracomment>
        <translation>élément {number}</translation>
    </message>
    <message>
        <source>the file ends inside the codes of an indented cube; expected {expected} bytes, found {found}</source>
        <extracomment>nxoc.cut_codes</extracomment>
        <translation>le fichier se termine à l’intérieur des codes d’un cube indenté&#xa0;; {expected} octets attendus, {found} trouvés</translation>
    </message>
    <message>
        <source>at least {value}</source>
        <extracomment>cost.at_least</extracomment>
        <translation>au moins {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <extracomment>report.at_most</extracomment>
        <translation>au plus {value}</translation>
    </message>
    <message>
        <source>{count} linksets are named &quot;{name}&quot;; use one of their ids or numbers: {ids}</source>
        <extracomment>find.ambiguous_linkset</extracomment>
        <translation>{count} ensembles liés se nomment «&#xa0;{name}&#xa0;»&#xa0;; utilisez l’un de leurs id ou numéros&#xa0;: {ids}</translation>
    </message>
    <message>
        <source>{count} parts are named &quot;{name}&quot;; use one of their ids or numbers: {ids}</source>
        <extracomment>find.ambiguous_part</extracomment>
        <translation>{count} éléments se nomment «&#xa0;{name}&#xa0;»&#xa0;; utilisez l’un de leurs id ou numéros&#xa0;: {ids}</translation>
    </message>
    <message>
        <source>there is no linkset #{number}; linksets in the scene: {count}</source>
        <extracomment>find.no_linkset_number</extracomment>
        <translation>il n’y a pas d’ensemble lié #{number}&#xa0;; il y en a {count}</translation>
    </message>
    <message>
        <source>There is nothing to explain: the file has no linksets.</source>
        <extracomment>explain.no_linkset</extracomment>
        <translation>Il n’y a rien à expliquer&#xa0;: le fichier n’a pas d’ensembles liés.</translation>
    </message>
    <message>
        <source>well known among creators; SHAPE_BUILDER_USER_MESH_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h of the open-source viewer (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>bien connu des créateurs&#xa0;; SHAPE_BUILDER_USER_MESH_CONVEXIFICATION_SIZE dans indra/newview/llphysicsshapebuilderutil.h du viewer open source (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.small_side</extracomment>
        <translation>construction des formes physiques du viewer open source&#xa0;: SHAPE_BUILDER_CONVEXIFICATION_SIZE dans indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: LLPhysicsShapeBuilderUtil::determinePhysicsShape in indra/newview/llphysicsshapebuilderutil.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.small_side_factor</extracomment>
        <translation>construction des formes physiques du viewer open source&#xa0;: LLPhysicsShapeBuilderUtil::determinePhysicsShape dans indra/newview/llphysicsshapebuilderutil.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_MIN_GEOMETRY_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.minimum_side</extracomment>
        <translation>construction des formes physiques du viewer open source&#xa0;: SHAPE_BUILDER_MIN_GEOMETRY_SIZE dans indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: COLLISION_TOLERANCE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.flat_side</extracomment>
        <translation>construction des formes physiques du viewer open source&#xa0;: COLLISION_TOLERANCE dans indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_HOLLOW in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_hollow</extracomment>
        <translation>construction des formes physiques du viewer open source&#xa0;: SHAPE_BUILDER_IMPLICIT_THRESHOLD_HOLLOW dans indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_PATH_CUT in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_cut</extracomment>
        <translation>construction des formes physiques du viewer open source&#xa0;: SHAPE_BUILDER_IMPLICIT_THRESHOLD_PATH_CUT dans indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TAPER in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_taper</extracomment>
        <translation>construction des formes physiques du viewer open source&#xa0;: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TAPER dans indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TWIST in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_twist</extracomment>
        <translation>construction des formes physiques du viewer open source&#xa0;: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TWIST dans indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_SHEAR in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_shear</extracomment>
        <translation>construction des formes physiques du viewer open source&#xa0;: SHAPE_BUILDER_IMPLICIT_THRESHOLD_SHEAR dans indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics display of the open-source viewer: get_physics_detail in indra/newview/llspatialpartition.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.prim_detail_medium</extracomment>
        <translation>affichage physique du viewer open source&#xa0;: get_physics_detail dans indra/newview/llspatialpartition.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>Second Life wiki, Mesh/Mesh_Server_Weight, section &quot;Equation&quot;: the revised formula</source>
        <extracomment>constant.server_per_prim</extracomment>
        <translation>wiki de Second Life, Mesh/Mesh_Server_Weight, section «&#xa0;Equation&#xa0;»&#xa0;: la formule révisée</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshMetaDataDiscount in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>calcul du coût de streaming du viewer open source&#xa0;: MeshMetaDataDiscount dans indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshMinimumByteSize in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.minimum_bytes</extracomment>
        <translation>calcul du coût de streaming du viewer open source&#xa0;: MeshMinimumByteSize dans indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshBytesPerTriangle in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.bytes_per_triangle</extracomment>
        <translation>calcul du coût de streaming du viewer open source&#xa0;: MeshBytesPerTriangle dans indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshTriangleBudget in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.triangle_budget</extracomment>
        <translation>calcul du coût de streaming du viewer open source&#xa0;: MeshTriangleBudget dans indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getRadiusBasedStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.streaming_scale</extracomment>
        <translation>calcul du coût de streaming du viewer open source&#xa0;: LLMeshCostData::getRadiusBasedStreamingCost dans indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getRadiusWeightedTris in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.max_distance</extracomment>
        <translation>calcul du coût de streaming du viewer open source&#xa0;: LLMeshCostData::getRadiusWeightedTris dans indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLVOVolume::getCostData in indra/newview/llvovolume.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.prim_bytes_per_triangle</extracomment>
        <translation>calcul du coût de streaming du viewer open source&#xa0;: LLVOVolume::getCostData dans indra/newview/llvovolume.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: ANIMATED_OBJECT_COST_PER_KTRI in indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_per_triangle</extracomment>
        <translation>calcul du coût de streaming du viewer open source&#xa0;: ANIMATED_OBJECT_COST_PER_KTRI dans indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: ANIMATED_OBJECT_BASE_COST in indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_root</extracomment>
        <translation>calcul du coût de streaming du viewer open source&#xa0;: ANIMATED_OBJECT_BASE_COST dans indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getEstTrisForStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_free_triangles</extracomment>
        <translation>calcul du coût de streaming du viewer open source&#xa0;: LLMeshCostData::getEstTrisForStreamingCost dans indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>the open-source OpenSim server: OpenSim/Region/PhysicsModules/ubOde/ODEPrim.cs (opensim/opensim, commit 247b9182)</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>serveur OpenSim open source&#xa0;: OpenSim/Region/PhysicsModules/ubOde/ODEPrim.cs (opensim/opensim, commit 247b9182)</translation>
    </message>
    <message>
        <source>the open-source OpenSim server: OpenSim/Region/Framework/Scenes/SceneObjectPart.cs (opensim/opensim, commit 247b9182)</source>
        <extracomment>constant.opensim_penalty</extracomment>
        <translation>serveur OpenSim open source&#xa0;: OpenSim/Region/Framework/Scenes/SceneObjectPart.cs (opensim/opensim, commit 247b9182)</translation>
    </message>
    <message>
        <source>simpler mesh</source>
        <extracomment>method.simplify</extracomment>
        <translation>maillage simplifié</translation>
    </message>
    <message>
        <source>The three weights</source>
        <extracomment>explain.weights</extracomment>
        <translation>Les trois poids</translation>
    </message>
    <message>
        <source>{name}: unknown</source>
        <extracomment>explain.unknown_weight</extracomment>
        <translation>{name}&#xa0;: inconnu</translation>
    </message>
    <message>
        <source>{filled} PE{measured}</source>
        <extracomment>explain.derivation</extracomment>
        <translation>{filled} PE{measured}</translation>
    </message>
    <message>
        <source>Physics cost when vertices move</source>
        <extracomment>explain.steadiness</extracomment>
        <translation>Coût physique quand les sommets bougent</translation>
    </message>
    <message>
        <source>Its physics cost stays at {cost} PE when vertices move by up to {by}.</source>
        <extracomment>explain.steady</extracomment>
        <translation>Sa physique reste à {cost} PE quand les sommets bougent de {by} au plus.</translation>
    </message>
    <message>
        <source>Moved by {by}: {least} PE</source>
        <extracomment>explain.stays</extracomment>
        <translation>Déplacés de {by}&#xa0;: {least} PE</translation>
    </message>
    <message>
        <source>Moved by {by}: {least} to {most} PE</source>
        <extracomment>explain.moves</extracomment>
        <translation>Déplacés de {by}&#xa0;: {least} à {most} PE</translation>
    </message>
    <message>
        <source>half a quantization step</source>
        <extracomment>explain.half_a_step</extracomment>
        <translation>un demi-pas du format</translation>
    </message>
    <message>
        <source>You have to upload the mesh again with these levels of detail.</source>
        <extracomment>caution.upload_lods</extracomment>
        <translation>Vous devez charger à nouveau son maillage avec ces niveaux de détail.</translation>
    </message>
    <message>
        <source>The mesh looks simpler from a distance.</source>
        <extracomment>caution.afar</extracomment>
        <translation>Il paraît plus simple de loin.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds nothing</source>
        <extracomment>difference.missed</extracomment>
        <translation>La méthode d’Inexor ne trouve rien</translation>
    </message>
    <message>
        <source>Inexor&apos;s method does not report the leaf in which the ray starts</source>
        <extracomment>difference.inside</extracomment>
        <translation>Le rayon commence à l’intérieur d’une feuille, et la méthode d’Inexor ne le signale pas</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds something behind the ray&apos;s origin</source>
        <extracomment>difference.behind</extracomment>
        <translation>La méthode d’Inexor trouve quelque chose derrière l’origine du rayon</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a cube that the ray misses</source>
        <extracomment>difference.phantom</extracomment>
        <translation>La méthode d’Inexor trouve un cube que le rayon manque</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different octree</source>
        <extracomment>difference.octree</extracomment>
        <translation>La méthode d’Inexor trouve un autre octree</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different leaf</source>
        <extracomment>difference.leaf</extracomment>
        <translation>La méthode d’Inexor trouve une autre feuille</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different face of the leaf</source>
        <extracomment>difference.face</extracomment>
        <translation>La méthode d’Inexor trouve une autre face de la feuille</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different point on the face</source>
        <extracomment>difference.point</extracomment>
        <translation>La méthode d’Inexor trouve un autre point de la face</translation>
    </message>
    <message>
        <source>{difference}: {causes}.</source>
        <extracomment>difference.because</extracomment>
        <translation>{difference}&#xa0;: {causes}.</translation>
    </message>
    <message>
        <source>{difference}, for a combination of reasons: {causes}.</source>
        <extracomment>difference.together</extracomment>
        <translation>{difference}, pour plusieurs raisons combinées&#xa0;: {causes}.</translation>
    </message>
    <message>
        <source>{causes}; {cause}</source>
        <extracomment>difference.and</extracomment>
        <translation>{causes}&#xa0;; {cause}</translation>
    </message>
    <message>
        <source>{difference}.</source>
        <extracomment>difference.unexplained</extracomment>
        <translation>{difference}.</translation>
    </message>
    <message>
        <source>it has no rule for rays that start inside a leaf</source>
        <extracomment>cause.inside</extracomment>
        <translation>elle n’a pas de règle pour les rayons qui commencent dans une feuille</translation>
    </message>
    <message>
        <source>it descends only into the child with the nearest center, and never goes back</source>
        <extracomment>cause.no_return</extracomment>
        <translation>elle ne descend que dans l’enfant dont le centre est le plus proche, et ne revient jamais en arrière</translation>
    </message>
    <message>
        <source>of the children that the ray meets, the method follows only the one with the nearest center, not the first along the ray</source>
        <extracomment>cause.child_centre</extracomment>
        <translation>parmi les enfants que touche le rayon, elle ne suit que celui dont le centre est le plus proche, non le premier le long du rayon</translation>
    </message>
    <message>
        <source>of the octrees that the ray meets, the method follows only the one with the nearest center, not the first along the ray</source>
        <extracomment>cause.octree_centre</extracomment>
        <translation>parmi les octrees que touche le rayon, elle ne suit que celui dont le centre est le plus proche, non le premier le long du rayon</translation>
    </message>
    <message>
        <source>it ignores the rotation of octrees</source>
        <extracomment>cause.turned</extracomment>
        <translation>elle ne tient pas compte de la rotation des octrees</translation>
    </message>
    <message>
        <source>it treats indented cubes as full boxes</source>
        <extracomment>cause.indented</extracomment>
        <translation>elle traite les cubes indentés comme des boîtes pleines</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>column.regions</extracomment>
        <translation>régions</translation>
    </message>
    <message>
        <source>changed constants</source>
        <extracomment>export.lost_profile</extracomment>
        <translation>constantes modifiées</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>export.lost_scenarios</extracomment>
        <translation>scénarios</translation>
    </message>
    <message>
        <source>measured costs</source>
        <extracomment>export.lost_measured</extracomment>
        <translation>coûts mesurés</translation>
    </message>
    <message>
        <source>names of octrees</source>
        <extracomment>export.lost_names</extracomment>
        <translation>noms d’octrees</translation>
    </message>
    <message>
        <source>octrees that could not be read</source>
        <extracomment>export.lost_octrees</extracomment>
        <translation>octrees qui n’ont pas pu être lus</translation>
    </message>
    <message>
        <source>is not a mesh; only meshes can have their own hulls</source>
        <extracomment>shape.no_mesh</extracomment>
        <translation>n’est pas un maillage&#xa0;; seuls les maillages peuvent avoir leurs propres enveloppes</translation>
    </message>
    <message>
        <source>all its triangles lie at one point, so it has no size</source>
        <extracomment>shape.one_point</extracomment>
        <translation>tous ses triangles sont en un seul point&#xa0;: il n’a donc aucune étendue</translation>
    </message>
    <message>
        <source>has almost no volume, so the grid would refuse its hull</source>
        <extracomment>shape.no_volume</extracomment>
        <translation>n’a presque pas de volume, et la grille refuse de telles enveloppes</translation>
    </message>
    <message>
        <source>needs more than {limit} boxes even at the coarsest level</source>
        <extracomment>shape.too_many_boxes</extracomment>
        <translation>demande plus de {limit} boîtes, même au niveau le plus grossier</translation>
    </message>
    <message>
        <source>is too thin for any hull that the grid accepts</source>
        <extracomment>shape.nothing_fits</extracomment>
        <translation>est trop mince pour toute enveloppe que la grille accepte</translation>
    </message>
    <message>
        <source>method</source>
        <extracomment>column.method</extracomment>
        <translation>méthode</translation>
    </message>
    <message>
        <source>overfill m</source>
        <extracomment>column.overfill_m</extracomment>
        <translation>débord m</translation>
    </message>
    <message>
        <source>shortfall m</source>
        <extracomment>column.shortfall_m</extracomment>
        <translation>manque m</translation>
    </message>
    <message>
        <source>mean distance m</source>
        <extracomment>column.mean_m</extracomment>
        <translation>distance moyenne m</translation>
    </message>
    <message>
        <source>surface distance m</source>
        <extracomment>column.surface_m</extracomment>
        <translation>distance des surfaces m</translation>
    </message>
    <message>
        <source>overlap m³</source>
        <extracomment>column.overlap_m3</extracomment>
        <translation>recouvrement m³</translation>
    </message>
    <message>
        <source>missing m³</source>
        <extracomment>column.missing_m3</extracomment>
        <translation>manquant m³</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>column.chosen</extracomment>
        <translation>choisi</translation>
    </message>
    <message>
        <source>scale factor</source>
        <extracomment>sweep.size</extracomment>
        <translation>fois sa taille</translation>
    </message>
    <message>
        <source>{constant}: {value} instead of {standard}</source>
        <extracomment>html.differing</extracomment>
        <translation>{constant}&#xa0;: {value} au lieu de {standard}</translation>
    </message>
    <message numerus="yes">
        <source>and {count} more, listed in the appendix</source>
        <extracomment>html.differing_more</extracomment>
        <translation>
            <numerusform>et {count} autre, citée en annexe</numerusform>
            <numerusform>et {count} autres, citées en annexe</numerusform>
        </translation>
    </message>
    <message>
        <source>No effect under {profile}: nothing in the scene uses this constant.</source>
        <extracomment>effect.nothing</extracomment>
        <translation>Aucun effet selon {profile}&#xa0;: rien dans la scène ne l’utilise.</translation>
    </message>
    <message>
        <source>No effect on costs: this constant only determines whether an object can be set physical.</source>
        <extracomment>effect.permission</extracomment>
        <translation>Aucun effet sur les coûts&#xa0;: elle décide seulement si un objet peut devenir physique.</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the physics weight, which is never the deciding weight.</source>
        <extracomment>effect.physics</extracomment>
        <translation>Aucun effet selon {profile}&#xa0;: elle change la physique, qui n’est jamais le poids décisif.</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the server weight, which is never the deciding weight.</source>
        <extracomment>effect.server</extracomment>
        <translation>Aucun effet selon {profile}&#xa0;: elle change les coûts de serveur, qui ne sont jamais le poids décisif.</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the download weight, which is never the deciding weight.</source>
        <extracomment>effect.streaming</extracomment>
        <translation>Aucun effet selon {profile}&#xa0;: elle change le streaming, qui n’est jamais le poids décisif.</translation>
    </message>
    <message>
        <source>costs {value} PE</source>
        <extracomment>legend.cost</extracomment>
        <translation>coûte {value} PE</translation>
    </message>
    <message>
        <source>The model as everyone sees it</source>
        <extracomment>page.object</extracomment>
        <translation>Le modèle tel que tout le monde le voit</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: {endings}</source>
        <extracomment>export.format</extracomment>
        <translation>type de fichier non pris en charge&#xa0;; types pris en charge&#xa0;: {endings}</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>word</extracomment>
        <translation>une enveloppe</translation>
    </message>
    <message>
        <source>boxes</source>
        <extracomment>method.boxes</extracomment>
        <translation>boîtes</translation>
    </message>
    <message>
        <source>drop</source>
        <extracomment>word</extracomment>
        <translation>allégé</translation>
    </message>
    <message>
        <source>cover</source>
        <extracomment>word</extracomment>
        <translation>recouvert</translation>
    </message>
    <message>
        <source>this file is also open in another window; saving in one window overwrites the changes saved in the other</source>
        <extracomment>window.open_elsewhere</extracomment>
        <translation>ce fichier est aussi ouvert dans une autre fenêtre&#xa0;; enregistrer dans l’une écrase ce que l’autre a enregistré</translation>
    </message>
    <message>
        <source>the passage at {x}, {y}, {z} m is blocked</source>
        <extracomment>shape.way_lost</extracomment>
        <translation>le passage en {x}, {y}, {z} m est bloqué</translation>
    </message>
    <message>
        <source>the floor at {x}, {y}, {z} m no longer supports an avatar</source>
        <extracomment>shape.floor_lost</extracomment>
        <translation>le sol en {x}, {y}, {z} m ne porte plus un avatar</translation>
    </message>
    <message>
        <source>has no walls or slabs for panels</source>
        <extracomment>shape.nothing_flat</extracomment>
        <translation>n’a ni mur ni dalle pour des panneaux</translation>
    </message>
    <message>
        <source>passage</source>
        <extracomment>column.passage</extracomment>
        <translation>passage</translation>
    </message>
    <message>
        <source>upload</source>
        <extracomment>column.upload</extracomment>
        <translation>chargement</translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>column.seconds</extracomment>
        <translation>secondes</translation>
    </message>
    <message>
        <source>value of {constant} in {unit}</source>
        <extracomment>chart.constant_in</extracomment>
        <translation>valeur de «&#xa0;{constant}&#xa0;» en {unit}</translation>
    </message>
    <message>
        <source>  {linksets}, {parts}, {assets}</source>
        <extracomment>inspect.counts</extracomment>
        <translation>  {linksets}, {parts}, {assets}</translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets</source>
        <extracomment>inspect.linksets</extracomment>
        <translation>
            <numerusform>{count} ensemble lié</numerusform>
            <numerusform>{count} ensembles liés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts</source>
        <extracomment>inspect.parts</extracomment>
        <translation>
            <numerusform>{count} élément</numerusform>
            <numerusform>{count} éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mesh assets</source>
        <extracomment>inspect.assets</extracomment>
        <translation>
            <numerusform>{count} asset de maillage</numerusform>
            <numerusform>{count} assets de maillage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles</source>
        <extracomment>inspect.triangles</extracomment>
        <translation>
            <numerusform>{count} triangle</numerusform>
            <numerusform>{count} triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls</source>
        <extracomment>inspect.hull_count</extracomment>
        <translation>
            <numerusform>{count} enveloppe</numerusform>
            <numerusform>{count} enveloppes</numerusform>
        </translation>
    </message>
    <message>
        <source>  physics mesh: {triangles}, {vertices} vertices, average triangle width {width} m at 1 × 1 × 1 m</source>
        <extracomment>inspect.physics_mesh</extracomment>
        <translation>  maillage physique&#xa0;: {triangles}, {vertices} sommets, largeur moyenne des triangles {width} m à 1 × 1 × 1 m</translation>
    </message>
    <message>
        <source>Other steps</source>
        <extracomment>explain.other_steps</extracomment>
        <translation>Autres étapes</translation>
    </message>
    <message>
        <source>The object can then no longer be set physical.</source>
        <extracomment>caution.not_physical</extracomment>
        <translation>Il ne peut alors plus devenir physique.</translation>
    </message>
    <message>
        <source>The legacy accounting then replaces the new one.</source>
        <extracomment>caution.counted</extracomment>
        <translation>L’ancien calcul remplace alors le nouveau.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <extracomment>app.inputs</extracomment>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>app.commands</extracomment>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>app.options</extracomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>app.usage</extracomment>
        <translation>Usage</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>app.options_word</extracomment>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>app.command_word</extracomment>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>app.needed</extracomment>
        <translation>REQUIS</translation>
    </message>
    <message>
        <source>Excludes</source>
        <extracomment>app.not_beside</extracomment>
        <translation>Exclut</translation>
    </message>
    <message>
        <source>{percent}% {file}</source>
        <extracomment>app.progress</extracomment>
        <translation>{percent}&#xa0;% {file}</translation>
    </message>
    <message>
        <source>put the command first: {command} {file}</source>
        <extracomment>app.command_first</extracomment>
        <translation>mettez d’abord la commande&#xa0;: {command} {file}</translation>
    </message>
    <message>
        <source>&quot;{command}&quot; has no {option}; use --where &quot;{key} = NAME&quot;</source>
        <extracomment>app.filter_instead</extracomment>
        <translation>«&#xa0;{command}&#xa0;» n’a pas {option}&#xa0;; utilisez --where &quot;{key} = NAME&quot;</translation>
    </message>
    <message>
        <source>{option} needs a value; see &quot;{command} --help&quot;</source>
        <extracomment>app.needs_value</extracomment>
        <translation>{option} demande une valeur&#xa0;; voir «&#xa0;{command} --help&#xa0;»</translation>
    </message>
    <message>
        <source>{word} is required; see &quot;{command} --help&quot;</source>
        <extracomment>app.needs_word</extracomment>
        <translation>{word} est requis&#xa0;; voir «&#xa0;{command} --help&#xa0;»</translation>
    </message>
    <message>
        <source>{reason}</source>
        <extracomment>app.wrong_value</extracomment>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>show why an object in Second Life costs what it costs</source>
        <extracomment>man.name</extracomment>
        <translation>montrer pourquoi un objet dans Second Life coûte ce qu’il coûte</translation>
    </message>
    <message>
        <source>A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}) or a 3D model ({models})</source>
        <extracomment>option.scene</extracomment>
        <translation>Un projet ({projects}), un asset de maillage ({mesh_assets}), des objets ({objects}) ou un modèle 3D ({models})</translation>
    </message>
    <message>
        <source>A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}), a 3D model ({models}) or octrees ({octrees})</source>
        <extracomment>option.scene_or_octrees</extracomment>
        <translation>Un projet ({projects}), un asset de maillage ({mesh_assets}), des objets ({objects}), un modèle 3D ({models}) ou des octrees ({octrees})</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; is not a file, a built-in profile, or a scenario of {file}; profiles and scenarios: {known}{hint}</source>
        <extracomment>option.unknown_against</extracomment>
        <translation>«&#xa0;{word}&#xa0;» n’est ni un fichier, ni un profil intégré, ni un scénario de {file}&#xa0;; profils et scénarios&#xa0;: {known}{hint}</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; is neither a built-in profile ({profiles}) nor a file{hint}</source>
        <extracomment>option.unknown_profile</extracomment>
        <translation>«&#xa0;{word}&#xa0;» n’est ni un profil intégré ({profiles}) ni un fichier{hint}</translation>
    </message>
    <message>
        <source>Weigh the object as physical</source>
        <extracomment>option.physical</extracomment>
        <translation>Peser comme physique</translation>
    </message>
    <message>
        <source>Only this linkset: its name or id, or #3 for the third</source>
        <extracomment>option.linkset</extracomment>
        <translation>Seulement cet ensemble lié&#xa0;: son nom ou son id, ou #3 pour le troisième</translation>
    </message>
    <message>
        <source>Only this part: its name or id, or #3 for the third</source>
        <extracomment>option.part</extracomment>
        <translation>Seulement cet élément&#xa0;: son nom ou son id, ou #3 pour le troisième</translation>
    </message>
    <message>
        <source>Bare mesh assets and 3D models</source>
        <extracomment>option.group_bare</extracomment>
        <translation>Assets de maillage seuls et modèles 3D</translation>
    </message>
    <message>
        <source>CSV</source>
        <extracomment>option.group_csv</extracomment>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Example: the levels of detail, physics shapes and findings of an asset
  weighbridge inspect chair.llmesh</source>
        <extracomment>inspect.example</extracomment>
        <translation>Exemple&#xa0;: niveaux de détail, formes physiques et constats d’un asset
  weighbridge inspect chair.llmesh</translation>
    </message>
    <message>
        <source>Example: why a chair of 2 × 1 × 1 m costs what it costs
  weighbridge explain chair.llmesh --size 2,1,1</source>
        <extracomment>explain.example</extracomment>
        <translation>Exemple&#xa0;: pourquoi une chaise de 2 × 1 × 1 m coûte ce qu’elle coûte
  weighbridge explain chair.llmesh --size 2,1,1</translation>
    </message>
    <message>
        <source>Example: a chair&apos;s existing physics shapes compared with octrees of up to 6 levels
  weighbridge voxels chair.llmesh --depth 6 --fill solid</source>
        <extracomment>voxels.example</extracomment>
        <translation>Exemple&#xa0;: les formes physiques existantes d’une chaise comparées à des octrees de 6 niveaux au plus
  weighbridge voxels chair.llmesh --depth 6 --fill solid</translation>
    </message>
    <message>
        <source>Example: a chair from half to twice its size in 16 steps
  weighbridge sweep chair.weighbridge --scale 0.5:2:16</source>
        <extracomment>sweep.example</extracomment>
        <translation>Exemple&#xa0;: une chaise de la moitié au double de sa taille en 16 pas
  weighbridge sweep chair.weighbridge --scale 0.5:2:16</translation>
    </message>
    <message>
        <source>Show how much every constant matters: derivatives of the costs, elasticities, and the cliffs (floors, caps, thresholds) that a cost is at or near.</source>
        <extracomment>sensitivity.about</extracomment>
        <translation>Montrer combien compte chaque constante&#xa0;: dérivées des coûts, élasticités, et les ruptures (planchers, plafonds, seuils) où un coût se trouve ou dont il est proche.</translation>
    </message>
    <message>
        <source>List the built-in profiles.</source>
        <extracomment>profile.list_about</extracomment>
        <translation>Énumérer les profils intégrés.</translation>
    </message>
    <message>
        <source>Example:
  weighbridge profile list</source>
        <extracomment>profile.list_example</extracomment>
        <translation>Exemple&#xa0;:
  weighbridge profile list</translation>
    </message>
    <message>
        <source>Example: all constants as CSV
  weighbridge profile show second-life --format csv</source>
        <extracomment>profile.show_example</extracomment>
        <translation>Exemple&#xa0;: toutes les constantes en CSV
  weighbridge profile show second-life --format csv</translation>
    </message>
    <message>
        <source>A built-in profile or a profile file</source>
        <extracomment>profile.name</extracomment>
        <translation>Un profil intégré ou un fichier de profil</translation>
    </message>
    <message>
        <source>Draw a scene as a picture.</source>
        <extracomment>render.about</extracomment>
        <translation>Dessiner une scène comme image.</translation>
    </message>
    <message>
        <source>The picture file to write</source>
        <extracomment>render.picture</extracomment>
        <translation>Le fichier image à écrire</translation>
    </message>
    <message>
        <source>the picture could not be drawn</source>
        <extracomment>render.no_picture</extracomment>
        <translation>l’image n’a pas pu être dessinée</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>word</extracomment>
        <translation>exact</translation>
    </message>
    <message>
        <source>analyze</source>
        <extracomment>word</extracomment>
        <translation>à analyser</translation>
    </message>
    <message>
        <source>asset</source>
        <extracomment>word</extracomment>
        <translation>asset</translation>
    </message>
    <message>
        <source>pixels</source>
        <extracomment>column.pixels</extracomment>
        <translation>pixels</translation>
    </message>
    <message>
        <source>distance m</source>
        <extracomment>column.distance_m</extracomment>
        <translation>distance m</translation>
    </message>
    <message>
        <source>parcel {parcel}</source>
        <extracomment>html.parcel</extracomment>
        <translation>parcelle {parcel}</translation>
    </message>
    <message>
        <source>{impact} LI</source>
        <extracomment>html.li</extracomment>
        <translation>{impact} LI</translation>
    </message>
    <message>
        <source>Largest weight: {weight}, {value} PE</source>
        <extracomment>html.decided</extracomment>
        <translation>Poids le plus grand&#xa0;: {weight}, {value} PE</translation>
    </message>
    <message>
        <source>{cause}, {share}%</source>
        <extracomment>html.most_of_it</extracomment>
        <translation>{cause}, {share}&#xa0;%</translation>
    </message>
    <message>
        <source>What changes</source>
        <extracomment>html.gains</extracomment>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>html.now</extracomment>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Generate levels of detail for {part}: {medium} triangles at medium (now {medium_before}), {low} at low (now {low_before}), {lowest} at lowest (now {lowest_before}).</source>
        <extracomment>advice.lods</extracomment>
        <translation>Générer des niveaux de détail pour {part}&#xa0;: {medium} triangles au niveau moyen (actuellement {medium_before}), {low} au faible (actuellement {low_before}), {lowest} au plus faible (actuellement {lowest_before}).</translation>
    </message>
    <message>
        <source>Generate levels of detail for {part} and {more} more with the same mesh: {medium} triangles at medium (now {medium_before}), {low} at low (now {low_before}), {lowest} at lowest (now {lowest_before}).</source>
        <extracomment>advice.lods_alike</extracomment>
        <translation>Générer des niveaux de détail pour {part} et {more} autres du même maillage&#xa0;: {medium} triangles au niveau moyen (actuellement {medium_before}), {low} au faible (actuellement {low_before}), {lowest} au plus faible (actuellement {lowest_before}).</translation>
    </message>
    <message>
        <source>At the distance where a level of detail takes over, its surface deviates by at most {pixels} pixels on a screen with {lines} lines.</source>
        <extracomment>caution.pixels</extracomment>
        <translation>À la distance où un niveau de détail prend le relais, sa surface s’écarte de {pixels} pixels au plus sur un écran de {lines} lignes.</translation>
    </message>
    <message>
        <source>simplify</source>
        <extracomment>word</extracomment>
        <translation>simplifié</translation>
    </message>
    <message>
        <source>would not be used, because the part would still have the physics shape {representation}. {because}</source>
        <extracomment>shape.not_used</extracomment>
        <translation>ne serait pas utilisée&#xa0;: l’élément entrerait toujours en collision en tant que {representation}. {because}</translation>
    </message>
    <message>
        <source>cannot be opened as a database: {reason}</source>
        <extracomment>database.cannot_open</extracomment>
        <translation>ne peut pas être ouvert comme base de données&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>is being written by another program; try again when that program has finished</source>
        <extracomment>grid.written_already</extracomment>
        <translation>est en cours d’écriture par un autre programme&#xa0;; réessayez quand ce programme aura terminé</translation>
    </message>
    <message>
        <source>cannot be physical</source>
        <extracomment>column.not_physical</extracomment>
        <translation>ne peuvent pas être physiques</translation>
    </message>
    <message>
        <source>linksets that cost less</source>
        <extracomment>column.winners</extracomment>
        <translation>ensembles liés moins chers</translation>
    </message>
    <message>
        <source>linksets that cost more</source>
        <extracomment>column.losers</extracomment>
        <translation>ensembles liés plus chers</translation>
    </message>
    <message>
        <source>decided by a different weight</source>
        <extracomment>column.decided_anew</extracomment>
        <translation>décidés par un autre poids</translation>
    </message>
    <message>
        <source>regions newly over capacity</source>
        <extracomment>column.no_longer_fits</extracomment>
        <translation>régions qui ne suffisent plus</translation>
    </message>
    <message>
        <source>regions back within capacity</source>
        <extracomment>column.fits_again</extracomment>
        <translation>régions qui suffisent de nouveau</translation>
    </message>
    <message>
        <source>The selection contains no mesh. Only meshes can have their own physics shape.</source>
        <extracomment>making.no_mesh</extracomment>
        <translation>La sélection ne contient aucun maillage. Seuls les maillages peuvent avoir leur propre forme physique.</translation>
    </message>
    <message>
        <source>the mesh is missing, so its physics shape cannot be changed</source>
        <extracomment>making.missing</extracomment>
        <translation>le maillage manque&#xa0;: sa forme physique ne peut donc pas être modifiée</translation>
    </message>
    <message>
        <source>the mesh could not be read completely, so a generated shape would not fit</source>
        <extracomment>making.damaged</extracomment>
        <translation>son maillage n’a pas pu être lu entièrement&#xa0;: une forme générée ne lui correspondrait donc pas</translation>
    </message>
    <message>
        <source>the download and server weights leave no PE for physics, so every shape costs extra; choose a different goal</source>
        <extracomment>making.nothing_free</extracomment>
        <translation>les poids de téléchargement et de serveur ne laissent aucun PE à la physique&#xa0;: chaque forme entraîne donc un surcoût&#xa0;; choisissez un autre objectif</translation>
    </message>
    <message>
        <source>{parts}: {what} ({value} PE each)</source>
        <extracomment>explain.cause_alike</extracomment>
        <translation>{parts}&#xa0;: {what} ({value} PE chacun)</translation>
    </message>
    <message>
        <source>{name}, parts {numbers}</source>
        <extracomment>explain.parts_of_name</extracomment>
        <translation>{name}, éléments {numbers}</translation>
    </message>
    <message>
        <source>parts {numbers}</source>
        <extracomment>explain.parts_without_name</extracomment>
        <translation>éléments {numbers}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <extracomment>explain.and_last</extracomment>
        <translation>{list} et {last}</translation>
    </message>
    <message numerus="yes">
        <source>{list} and {count} more</source>
        <extracomment>explain.and_others</extracomment>
        <translation>
            <numerusform>{list} et une autre</numerusform>
            <numerusform>{list} et {count} autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the physics shape of {part} with {count} hulls.</source>
        <extracomment>advice.made_hulls</extracomment>
        <translation>
            <numerusform>Remplacer la forme physique de {part} par une enveloppe.</numerusform>
            <numerusform>Remplacer la forme physique de {part} par {count} enveloppes.</numerusform>
        </translation>
    </message>
    <message>
        <source>All passages stay open to avatars.</source>
        <extracomment>caution.ways_kept</extracomment>
        <translation>Tous les passages restent ouverts aux avatars.</translation>
    </message>
    <message>
        <source>known land impact before</source>
        <extracomment>column.known_before</extracomment>
        <translation>impact sur le terrain connu avant</translation>
    </message>
    <message>
        <source>known land impact after</source>
        <extracomment>column.known_after</extracomment>
        <translation>impact sur le terrain connu après</translation>
    </message>
    <message>
        <source>is not in {folder}, so the region cannot be opened; put the file back into this folder, or create the tables again</source>
        <extracomment>query.no_scene</extracomment>
        <translation>n’est pas dans {folder}, la région ne peut donc pas être ouverte&#xa0;; remettez le fichier dans ce dossier, ou refaites les tables</translation>
    </message>
    <message>
        <source>linksets before</source>
        <extracomment>chart.linksets_before</extracomment>
        <translation>ensembles avant</translation>
    </message>
    <message>
        <source>linksets now</source>
        <extracomment>chart.linksets_now</extracomment>
        <translation>ensembles actuels</translation>
    </message>
    <message>
        <source>has no existing hulls to evaluate</source>
        <extracomment>shape.no_own</extracomment>
        <translation>n’a pas de décomposition convexe à évaluer</translation>
    </message>
    <message>
        <source>LI</source>
        <extracomment>constant.land_impact_minimum</extracomment>
        <translation>LI</translation>
    </message>
    <message>
        <source>hacd</source>
        <extracomment>word</extracomment>
        <translation>hacd</translation>
    </message>
    <message>
        <source>The box would extend beyond the octree; choose a different place, or grow the octree first.</source>
        <extracomment>edit.box_outside</extracomment>
        <translation>La boîte dépasserait de l’octree&#xa0;; choisissez un autre endroit, ou agrandissez d’abord l’octree.</translation>
    </message>
    <message>
        <source>The selected box has {cells} cells, but the limit is {limit}: choose a smaller grid depth or a smaller box.</source>
        <extracomment>edit.box_too_large</extracomment>
        <translation>La boîte sélectionnée a {cells} cellules, mais la limite est de {limit}&#xa0;: choisissez une profondeur de trame ou une boîte plus petite.</translation>
    </message>
    <message>
        <source>A divided cube cannot be pushed as a whole: choose a greater grid depth, or make the cube solid.</source>
        <extracomment>edit.push_divided</extracomment>
        <translation>Un cube divisé ne peut pas être poussé d’un bloc&#xa0;: choisissez une plus grande profondeur de trame, ou rendez-le plein.</translation>
    </message>
    <message>
        <source>There is only empty space here, so there is nothing to push.</source>
        <extracomment>edit.push_nothing</extracomment>
        <translation>Il n’y a que du vide ici&#xa0;: il n’y a donc rien à pousser.</translation>
    </message>
    <message>
        <source>Point at a face of the octree that contains the selected box.</source>
        <extracomment>edit.push_outside</extracomment>
        <translation>Pointez une face de l’octree qui contient la boîte sélectionnée.</translation>
    </message>
    <message>
        <source>A mesh can have at most {limit} hulls.</source>
        <extracomment>shape.too_many_hulls</extracomment>
        <translation>Un maillage peut avoir {limit} enveloppes au plus.</translation>
    </message>
    <message>
        <source>The hull would have {corners} vertices; the limit is {limit}.</source>
        <extracomment>shape.too_many_corners</extracomment>
        <translation>L’enveloppe aurait {corners} sommets&#xa0;; la limite est de {limit}.</translation>
    </message>
    <message>
        <source>The hull would have almost no volume, and the grid refuses such hulls. Make it thicker.</source>
        <extracomment>shape.edited_flat</extracomment>
        <translation>L’enveloppe n’aurait presque aucun volume, et la grille refuse de telles enveloppes. Rendez-la plus épaisse.</translation>
    </message>
    <message>
        <source>The plane misses the hull, which extends from {from} to {to} m along this axis.</source>
        <extracomment>shape.plane_misses</extracomment>
        <translation>Le plan manque l’enveloppe, qui s’étend de {from} à {to} m le long de cet axe.</translation>
    </message>
    <message>
        <source>Hull {number} of the mesh has almost no volume, so the hulls of this mesh cannot be edited.</source>
        <extracomment>making.flat_hull</extracomment>
        <translation>L’enveloppe {number} du maillage n’a presque aucun volume&#xa0;; ses enveloppes ne peuvent donc pas être modifiées.</translation>
    </message>
    <message>
        <source>An avatar no longer fits here</source>
        <extracomment>legend.walkable_taken</extracomment>
        <translation>Un avatar ne tient plus ici</translation>
    </message>
    <message>
        <source>{value} LI/m²</source>
        <extracomment>legend.land</extracomment>
        <translation>{value} LI/m²</translation>
    </message>
    <message>
        <source>{value} LI/m² or more</source>
        <extracomment>legend.land_more</extracomment>
        <translation>{value} LI/m² ou plus</translation>
    </message>
    <message>
        <source>line {number}</source>
        <extracomment>place.line</extracomment>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <extracomment>place.column</extracomment>
        <translation>colonne {number}</translation>
    </message>
    <message>
        <source>byte {number}</source>
        <extracomment>place.byte</extracomment>
        <translation>octet {number}</translation>
    </message>
    <message>
        <source>byte {number} of the decompressed data</source>
        <extracomment>place.byte_unpacked</extracomment>
        <translation>octet {number} des données décompressées</translation>
    </message>
    <message>
        <source>face {number}</source>
        <extracomment>place.face</extracomment>
        <translation>face {number}</translation>
    </message>
    <message>
        <source>{what} on line {number}</source>
        <extracomment>place.in_line</extracomment>
        <translation>{what} à la ligne {number}</translation>
    </message>
    <message>
        <source>{outer}: {inner}</source>
        <extracomment>place.within</extracomment>
        <translation>{outer}&#xa0;: {inner}</translation>
    </message>
    <message>
        <source>{outer}, {inner}</source>
        <extracomment>place.and</extracomment>
        <translation>{outer}, {inner}</translation>
    </message>
    <message>
        <source>has too many separate pieces to be simplified; {triangles} triangles remain, and the limit is {limit}</source>
        <extracomment>shape.in_fragments</extracomment>
        <translation>a trop de morceaux séparés pour être simplifié&#xa0;: il reste {triangles} triangles, et la limite est de {limit}</translation>
    </message>
    <message>
        <source>has no patch whose hull is thick enough for the grid</source>
        <extracomment>shape.flat_patches</extracomment>
        <translation>n’a aucun morceau dont l’enveloppe soit assez épaisse pour la grille</translation>
    </message>
    <message>
        <source>equal</source>
        <extracomment>changes.equal</extracomment>
        <translation>identique</translation>
    </message>
    <message>
        <source>Materials {numbers}</source>
        <extracomment>legend.material_more</extracomment>
        <translation>Matériaux {numbers}</translation>
    </message>
    <message>
        <source>Hulls {numbers}</source>
        <extracomment>legend.hull_more</extracomment>
        <translation>Enveloppes {numbers}</translation>
    </message>
    <message>
        <source>Physics decides</source>
        <extracomment>legend.decided_physics</extracomment>
        <translation>La physique décide</translation>
    </message>
    <message>
        <source>Server decides</source>
        <extracomment>legend.decided_server</extracomment>
        <translation>Le serveur décide</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>kit.type_none</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Primitive</source>
        <extracomment>legend.as_primitive</extracomment>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>One hull</source>
        <extracomment>legend.as_hull</extracomment>
        <translation>Une enveloppe</translation>
    </message>
    <message>
        <source>Triangle mesh</source>
        <extracomment>legend.as_triangle_mesh</extracomment>
        <translation>Maillage de triangles</translation>
    </message>
    <message>
        <source>{value} LI cheaper</source>
        <extracomment>legend.cheaper</extracomment>
        <translation>{value} LI moins cher</translation>
    </message>
    <message>
        <source>{value} m wide</source>
        <extracomment>legend.width</extracomment>
        <translation>{value} m de large</translation>
    </message>
    <message>
        <source>{value} m wide or less</source>
        <extracomment>legend.width_less</extracomment>
        <translation>{value} m de large ou moins</translation>
    </message>
    <message>
        <source>{value} m wide or more</source>
        <extracomment>legend.width_more</extracomment>
        <translation>{value} m de large ou plus</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>colour.land_impact</extracomment>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Land impact</source>
        <extracomment>kit.land_impact</extracomment>
        <translation>Impact sur le terrain</translation>
    </message>
    <message>
        <source>LI/m²</source>
        <extracomment>legend.ramp_land</extracomment>
        <translation>LI/m²</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>colour.change</extracomment>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>legend.ramp_width</extracomment>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>{value}</source>
        <extracomment>legend.mark</extracomment>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value}+</source>
        <extracomment>legend.mark_more</extracomment>
        <translation>{value}+</translation>
    </message>
    <message>
        <source>−{value}</source>
        <extracomment>legend.mark_less</extracomment>
        <translation>−{value}</translation>
    </message>
    <message>
        <source>+{value}</source>
        <extracomment>legend.mark_plus</extracomment>
        <translation>+{value}</translation>
    </message>
    <message>
        <source>{value} PE</source>
        <extracomment>legend.mark_pe</extracomment>
        <translation>{value} PE</translation>
    </message>
    <message>
        <source>{value} m</source>
        <extracomment>legend.mark_metres</extracomment>
        <translation>{value} m</translation>
    </message>
    <message>
        <source>{rank}. {name}: {value} LI</source>
        <extracomment>legend.costliest</extracomment>
        <translation>{rank}. {name}&#xa0;: {value} LI</translation>
    </message>
    <message>
        <source>Octrees {numbers}</source>
        <extracomment>legend.octree_more</extracomment>
        <translation>Octrees {numbers}</translation>
    </message>
    <message>
        <source>belongs to Weighbridge, which never changes its own files; choose another folder</source>
        <extracomment>file.of_program</extracomment>
        <translation>appartient à Weighbridge, qui ne modifie jamais ses propres fichiers&#xa0;; choisissez un autre dossier</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls ({hulls}) have no volume; a hull needs at least four points that are not in one plane</source>
        <extracomment>asset.flat_hull</extracomment>
        <translation>
            <numerusform>{count} enveloppe ({hulls}) n’a pas de volume&#xa0;; il faut à une enveloppe au moins quatre points hors d’un même plan</numerusform>
            <numerusform>{count} enveloppes ({hulls}) n’ont pas de volume&#xa0;; il faut à une enveloppe au moins quatre points hors d’un même plan</numerusform>
        </translation>
    </message>
    <message>
        <source>has an unsupported {what}; supported values: {values}. Export the model again with one of these values</source>
        <extracomment>model.unsupported</extracomment>
        <translation>contient {what}, ce qui n’est pas pris en charge&#xa0;; valeurs prises en charge&#xa0;: {values}. Exportez à nouveau le modèle avec l’une de ces valeurs</translation>
    </message>
    <message>
        <source>could not be read completely, because it ends inside facet {facet}; copy or export it again</source>
        <extracomment>plain.stl_cut</extracomment>
        <translation>n’a pas pu être lu entièrement, car il se termine à l’intérieur de la facette {facet}&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>the number of scripts in &quot;{name}&quot; differs ({grid} on the grid, {here} here)</source>
        <extracomment>measured.other_scripts</extracomment>
        <translation>le nombre de scripts de «&#xa0;{name}&#xa0;» diffère ({grid} sur la grille, {here} ici)</translation>
    </message>
    <message>
        <source>{file} has materials that the model lacks ({materials}). In that file, use only materials that the model has.</source>
        <extracomment>upload.level_materials</extracomment>
        <translation>{file} a des matériaux absents du modèle ({materials}). N’utilisez dans ce fichier que des matériaux du modèle.</translation>
    </message>
    <message>
        <source>the object is mirrored by a negative scale, which the uploader refuses. Apply the scale before export.</source>
        <extracomment>upload.mirrored</extracomment>
        <translation>l’objet est inversé par une échelle négative, que l’outil de chargement refuse. Appliquez l’échelle avant l’export.</translation>
    </message>
    <message>
        <source>no object uses the geometry &quot;{geometry}&quot;. Delete it, or place it in the scene.</source>
        <extracomment>upload.unused_geometry</extracomment>
        <translation>aucun objet n’utilise la géométrie «&#xa0;{geometry}&#xa0;». Supprimez-la, ou placez-la dans la scène.</translation>
    </message>
    <message>
        <source>the file has no scene. Export it again, with its objects placed in a scene.</source>
        <extracomment>upload.no_scene</extracomment>
        <translation>le fichier n’a pas de scène. Exportez-le à nouveau, avec ses objets placés dans une scène.</translation>
    </message>
    <message>
        <source>the numbers of vertices and weights in the skin &quot;{controller}&quot; do not match. Export the file again.</source>
        <extracomment>upload.controller</extracomment>
        <translation>les nombres de sommets et de poids de la peau «&#xa0;{controller}&#xa0;» ne concordent pas. Exportez le fichier à nouveau.</translation>
    </message>
    <message>
        <source>{part}, {place}: {why}</source>
        <extracomment>export.refused</extracomment>
        <translation>{part}, {place}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{part}, {place}: {why}. Remedy: {remedy}</source>
        <extracomment>export.refused_remedy</extracomment>
        <translation>{part}, {place}&#xa0;: {why}. Remède&#xa0;: {remedy}</translation>
    </message>
    <message>
        <source>was not written, because the upload would be refused: {why}</source>
        <extracomment>making.would_be_refused</extracomment>
        <translation>n’a pas été écrit, parce que le chargement serait refusé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>case</source>
        <extracomment>column.case</extracomment>
        <translation>cas</translation>
    </message>
    <message>
        <source>quantity</source>
        <extracomment>column.quantity</extracomment>
        <translation>grandeur</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>column.object</extracomment>
        <translation>objet</translation>
    </message>
    <message>
        <source>testable</source>
        <extracomment>column.testable</extracomment>
        <translation>vérifiable</translation>
    </message>
    <message>
        <source>why not</source>
        <extracomment>column.why_not</extracomment>
        <translation>pourquoi non</translation>
    </message>
    <message>
        <source>rules</source>
        <extracomment>column.rules</extracomment>
        <translation>règles</translation>
    </message>
    <message>
        <source>source</source>
        <extracomment>column.source</extracomment>
        <translation>source</translation>
    </message>
    <message>
        <source>deviation m</source>
        <extracomment>column.deviation_m</extracomment>
        <translation>écart m</translation>
    </message>
    <message>
        <source>deviation px</source>
        <extracomment>column.deviation_pixels</extracomment>
        <translation>écart px</translation>
    </message>
    <message>
        <source>arrives</source>
        <extracomment>column.arrives</extracomment>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>triangle rule</source>
        <extracomment>column.triangle_rule</extracomment>
        <translation>règle des triangles</translation>
    </message>
    <message>
        <source>{place}: {what}.</source>
        <extracomment>explain.finding</extracomment>
        <translation>{place}&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. At {radii} m, the growth rate of its download weight changes.</source>
        <extracomment>cliff.download</extracomment>
        <translation>La moitié de sa diagonale fait {radius} m. À {radii} m, le rythme d’augmentation de son poids de téléchargement change.</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. At {radii} m, the growth rate of its download weight changes; above {constant} m, the weight stays the same.</source>
        <extracomment>cliff.download_constant</extracomment>
        <translation>La moitié de sa diagonale fait {radius} m. À {radii} m, le rythme d’augmentation de son poids de téléchargement change&#xa0;; au-delà de {constant} m, le poids reste le même.</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. Above {constant} m, its download weight stays the same; below that, the weight&apos;s growth rate changes at {radii} m.</source>
        <extracomment>cliff.download_past</extracomment>
        <translation>La moitié de sa diagonale fait {radius} m. Au-delà de {constant} m, son poids de téléchargement ne change plus&#xa0;; en dessous, son rythme d’augmentation change à {radii} m.</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as triangles, and its shape type is Prim. The grid uses every triangle; narrow ones make the part expensive.</source>
        <extracomment>reason.physics_mesh</extracomment>
        <translation>Sa forme physique a été chargée sous forme de triangles, et son type de forme est Prim. La grille utilise chaque triangle&#xa0;; les triangles étroits le rendent cher.</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text: 0.1 I</source>
        <extracomment>constant.primitive_cost</extracomment>
        <translation>wiki de Second Life, Physics_Cost_test, révisions 1131515 du 12 janvier 2011 à 1148633 du 12 juillet 2011&#xa0;; le plan de test donne la formule sous forme de texte&#xa0;: 0.1 I</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text: 0.2 H + 0.04 (V - 4H)</source>
        <extracomment>constant.hull_cost</extracomment>
        <translation>wiki de Second Life, Physics_Cost_test, révisions 1131515 du 12 janvier 2011 à 1148633 du 12 juillet 2011&#xa0;; le plan de test donne la formule sous forme de texte&#xa0;: 0.2 H + 0.04 (V - 4H)</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text; the constant is in its third term, which the Mesh Physics document supersedes</source>
        <extracomment>constant.density_triangle_cost</extracomment>
        <translation>wiki de Second Life, Physics_Cost_test, révisions 1131515 du 12 janvier 2011 à 1148633 du 12 juillet 2011&#xa0;; le plan de test donne la formule sous forme de texte&#xa0;; la constante est dans son troisième terme, que le document Mesh Physics remplace</translation>
    </message>
    <message>
        <source>1/m3</source>
        <extracomment>constant.density_volume</extracomment>
        <translation>1/m³</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance, 2024: the download weight of static mesh is 15% lower in all regions</source>
        <extracomment>constant.static_mesh_factor</extracomment>
        <translation>Linden Lab, annonce de l’augmentation de l’impact sur le terrain autorisé, 2024&#xa0;: le poids de téléchargement des maillages statiques est inférieur de 15&#xa0;% dans toutes les régions</translation>
    </message>
    <message>
        <source>1 box</source>
        <extracomment>published</extracomment>
        <translation>1 boîte</translation>
    </message>
    <message>
        <source>wiki Sculpted_Prim_Usage, revision 1169304</source>
        <extracomment>published</extracomment>
        <translation>wiki Sculpted_Prim_Usage, révision 1169304</translation>
    </message>
    <message>
        <source>printed to one decimal</source>
        <extracomment>published</extracomment>
        <translation>imprimé à une décimale près</translation>
    </message>
    <message>
        <source>1 sphere</source>
        <extracomment>published</extracomment>
        <translation>1 sphère</translation>
    </message>
    <message>
        <source>1 hull of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>1 enveloppe de 8 sommets</translation>
    </message>
    <message>
        <source>0.36 by the rule</source>
        <extracomment>published</extracomment>
        <translation>0,36 selon la règle</translation>
    </message>
    <message>
        <source>the shape is not in a file</source>
        <extracomment>published</extracomment>
        <translation>la forme n’est dans aucun fichier</translation>
    </message>
    <message>
        <source>1 sculpt</source>
        <extracomment>published</extracomment>
        <translation>1 sculptie</translation>
    </message>
    <message>
        <source>a hull of 44 vertices would give it</source>
        <extracomment>published</extracomment>
        <translation>une enveloppe de 44 sommets donnerait cette valeur</translation>
    </message>
    <message>
        <source>2 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>2 enveloppes de 8 sommets</translation>
    </message>
    <message>
        <source>5 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>5 enveloppes de 8 sommets</translation>
    </message>
    <message>
        <source>10 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>10 enveloppes de 8 sommets</translation>
    </message>
    <message>
        <source>2 boxes, one Convex Hull</source>
        <extracomment>published</extracomment>
        <translation>2 boîtes, dont une Enveloppe convexe</translation>
    </message>
    <message>
        <source>forum topic 159299</source>
        <extracomment>published</extracomment>
        <translation>sujet de forum 159299</translation>
    </message>
    <message>
        <source>10 boxes and a cylinder, all Convex Hull</source>
        <extracomment>published</extracomment>
        <translation>10 boîtes et un cylindre, tous en Enveloppe convexe</translation>
    </message>
    <message>
        <source>forum topic 83294</source>
        <extracomment>published</extracomment>
        <translation>sujet de forum 83294</translation>
    </message>
    <message>
        <source>5.5 rounds up</source>
        <extracomment>published</extracomment>
        <translation>5,5 est arrondi à 6</translation>
    </message>
    <message>
        <source>19 boxes, all Convex Hull, 1 script</source>
        <extracomment>published</extracomment>
        <translation>19 boîtes comme enveloppes, 1 script</translation>
    </message>
    <message>
        <source>governormarley, blog, post 1598</source>
        <extracomment>published</extracomment>
        <translation>governormarley, blog, billet 1598</translation>
    </message>
    <message>
        <source>SRC 19.05</source>
        <extracomment>published</extracomment>
        <translation>SRC 19,05</translation>
    </message>
    <message>
        <source>12 sculpts</source>
        <extracomment>published</extracomment>
        <translation>12 sculpties</translation>
    </message>
    <message>
        <source>30 sculpts</source>
        <extracomment>published</extracomment>
        <translation>30 sculpties</translation>
    </message>
    <message>
        <source>the model is not public</source>
        <extracomment>published</extracomment>
        <translation>le modèle n’est pas public</translation>
    </message>
    <message>
        <source>the published document</source>
        <extracomment>published</extracomment>
        <translation>le document publié</translation>
    </message>
    <message>
        <source>decomposition of 13 PE</source>
        <extracomment>published</extracomment>
        <translation>décomposition de 13 PE</translation>
    </message>
    <message>
        <source>10 boxes</source>
        <extracomment>published</extracomment>
        <translation>10 boîtes</translation>
    </message>
    <message>
        <source>10 boxes within 3 x 4 x 5 m</source>
        <extracomment>published</extracomment>
        <translation>10 boîtes dans 3 × 4 × 5 m</translation>
    </message>
    <message>
        <source>1.62667 exactly: the document rounds the area</source>
        <extracomment>published</extracomment>
        <translation>1,62667 exactement&#xa0;: le document arrondit l’aire</translation>
    </message>
    <message>
        <source>static mesh</source>
        <extracomment>published</extracomment>
        <translation>maillage statique</translation>
    </message>
    <message>
        <source>where the slope of the download weight changes</source>
        <extracomment>published</extracomment>
        <translation>là où la pente du poids de téléchargement change</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance</source>
        <extracomment>published</extracomment>
        <translation>Linden Lab, annonce de l’augmentation de l’impact sur le terrain autorisé</translation>
    </message>
    <message>
        <source>animated mesh, prims and sculpts excepted</source>
        <extracomment>published</extracomment>
        <translation>maillage animé, sauf prims et sculpties</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 I; Mesh Physics document</source>
        <extracomment>term.primitive_box</extracomment>
        <translation>la formule publiée (wiki de Second Life, Physics_Cost_test)&#xa0;: 0.1 I&#xa0;; document Mesh Physics</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 I</source>
        <extracomment>term.primitive_round</extracomment>
        <translation>la formule publiée (wiki de Second Life, Physics_Cost_test)&#xa0;: 0.1 I</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H); measured in world for a cube</source>
        <extracomment>term.hull</extracomment>
        <translation>la formule publiée (wiki de Second Life, Physics_Cost_test)&#xa0;: 0.2 H + 0.04 (V - 4H)&#xa0;; mesuré dans le monde pour un cube</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H)</source>
        <extracomment>term.decomposition</extracomment>
        <translation>la formule publiée (wiki de Second Life, Physics_Cost_test)&#xa0;: 0.2 H + 0.04 (V - 4H)</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 T T / (100 B), which the Mesh Physics document supersedes</source>
        <extracomment>term.triangle_density</extracomment>
        <translation>la formule publiée (wiki de Second Life, Physics_Cost_test)&#xa0;: 0.1 T T / (100 B), que le document Mesh Physics remplace</translation>
    </message>
    <message>
        <source>volume of its bounding box</source>
        <extracomment>term.box_volume</extracomment>
        <translation>volume de sa boîte</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test)</source>
        <extracomment>term.box_volume</extracomment>
        <translation>la formule publiée (wiki de Second Life, Physics_Cost_test)</translation>
    </message>
    <message>
        <source>m3</source>
        <extracomment>term.box_volume</extracomment>
        <translation>m³</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance, 2024: the download weight is 15% lower, except for animated mesh, prims and sculpts</source>
        <extracomment>term.static_mesh</extracomment>
        <translation>Linden Lab, annonce de l’augmentation de l’impact sur le terrain autorisé, 2024&#xa0;: le poids de téléchargement est inférieur de 15&#xa0;%, sauf pour les maillages animés, les prims et les sculpties</translation>
    </message>
    <message>
        <source>the part&apos;s size along x</source>
        <extracomment>quantity</extracomment>
        <translation>taille de l’élément selon x</translation>
    </message>
    <message>
        <source>the part&apos;s size along y</source>
        <extracomment>quantity</extracomment>
        <translation>taille de l’élément selon y</translation>
    </message>
    <message>
        <source>the part&apos;s size along z</source>
        <extracomment>quantity</extracomment>
        <translation>taille de l’élément selon z</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>word</extracomment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>existing</source>
        <extracomment>word</extracomment>
        <translation>existant</translation>
    </message>
    <message>
        <source>panels</source>
        <extracomment>method.panels</extracomment>
        <translation>panneaux</translation>
    </message>
    <message>
        <source>download plateau</source>
        <extracomment>word</extracomment>
        <translation>palier de téléchargement</translation>
    </message>
    <message>
        <source>box volume</source>
        <extracomment>word</extracomment>
        <translation>volume de la boîte</translation>
    </message>
    <message>
        <source>Sculpt hull vertices</source>
        <extracomment>title</extracomment>
        <translation>Sommets d’enveloppe de sculptie</translation>
    </message>
    <message>
        <source>Density triangle cost</source>
        <extracomment>title</extracomment>
        <translation>Coût de triangle par densité</translation>
    </message>
    <message>
        <source>Density volume</source>
        <extracomment>title</extracomment>
        <translation>Volume de densité</translation>
    </message>
    <message>
        <source>Triangle rule</source>
        <extracomment>title</extracomment>
        <translation>Règle des triangles</translation>
    </message>
    <message>
        <source>width</source>
        <extracomment>word</extracomment>
        <translation>largeur</translation>
    </message>
    <message>
        <source>density</source>
        <extracomment>word</extracomment>
        <translation>densité</translation>
    </message>
    <message numerus="yes">
        <source>delete the {count} zero-area faces of the physics mesh, then upload again</source>
        <extracomment>remedy.zero_area</extracomment>
        <translation>
            <numerusform>supprimez la face d’aire nulle du maillage physique, puis chargez à nouveau</numerusform>
            <numerusform>supprimez les {count} faces d’aire nulle du maillage physique, puis chargez à nouveau</numerusform>
        </translation>
    </message>
    <message>
        <source>merge vertices by distance ({distance}), then upload again</source>
        <extracomment>remedy.merge</extracomment>
        <translation>fusionnez les sommets par distance ({distance}), puis chargez-le à nouveau</translation>
    </message>
    <message>
        <source>merge vertices by distance ({distance}), delete zero-area faces, then upload again</source>
        <extracomment>remedy.merge_and_delete</extracomment>
        <translation>fusionnez les sommets par distance ({distance}), supprimez les faces d’aire nulle, puis chargez-le à nouveau</translation>
    </message>
    <message>
        <source>use at most {limit} hulls</source>
        <extracomment>remedy.fewer_hulls</extracomment>
        <translation>utilisez au plus {limit} enveloppes</translation>
    </message>
    <message numerus="yes">
        <source>delete these hulls, or make them thicker</source>
        <extracomment>remedy.flat_hulls</extracomment>
        <translation>
            <numerusform>supprimez cette enveloppe, ou épaississez-la</numerusform>
            <numerusform>supprimez ces enveloppes, ou épaississez-les</numerusform>
        </translation>
    </message>
    <message>
        <source>use at most {limit} materials</source>
        <extracomment>remedy.fewer_materials</extracomment>
        <translation>utilisez au plus {limit} matériaux</translation>
    </message>
    <message>
        <source>split the face, or simplify it</source>
        <extracomment>remedy.fewer_vertices</extracomment>
        <translation>divisez la face, ou simplifiez-la</translation>
    </message>
    <message>
        <source>use a simpler model for this level of detail</source>
        <extracomment>remedy.simpler_level</extracomment>
        <translation>utilisez un modèle plus simple pour ce niveau de détail</translation>
    </message>
    <message>
        <source>give every level of detail the same materials</source>
        <extracomment>remedy.same_materials</extracomment>
        <translation>donnez les mêmes matériaux à chaque niveau de détail</translation>
    </message>
    <message>
        <source>generate this level of detail, or leave out the lower ones</source>
        <extracomment>remedy.every_level</extracomment>
        <translation>générez ce niveau de détail, ou omettez les niveaux inférieurs</translation>
    </message>
    <message>
        <source>export the model again</source>
        <extracomment>remedy.export_again</extracomment>
        <translation>exportez le modèle à nouveau</translation>
    </message>
    <message>
        <source>upload the model again, with a physics shape</source>
        <extracomment>remedy.make_hull</extracomment>
        <translation>chargez à nouveau le modèle avec une forme physique</translation>
    </message>
    <message>
        <source>the uploader uses this file together with {model}; inspect {model} to check both</source>
        <extracomment>upload.companion</extracomment>
        <translation>l’outil de chargement utilise ce fichier avec {model}&#xa0;; inspectez {model} pour vérifier les deux</translation>
    </message>
    <message>
        <source>Would it upload? No. {first}</source>
        <extracomment>upload.refused</extracomment>
        <translation>Chargement possible&#xa0;? Non. {first}</translation>
    </message>
    <message>
        <source>Would it upload? No, for {count} reasons. {first}</source>
        <extracomment>upload.refused_more</extracomment>
        <translation>Chargement possible&#xa0;? Non, pour {count} raisons. {first}</translation>
    </message>
    <message>
        <source>Would it upload? Likely not. {first}</source>
        <extracomment>upload.likely</extracomment>
        <translation>Chargement possible&#xa0;? Probablement pas. {first}</translation>
    </message>
    <message>
        <source>Would it upload? Likely not, for {count} reasons. {first}</source>
        <extracomment>upload.likely_more</extracomment>
        <translation>Chargement possible&#xa0;? Probablement pas, pour {count} raisons. {first}</translation>
    </message>
    <message>
        <source>{part}, {place}: {why} ({confidence}).</source>
        <extracomment>upload.refusal</extracomment>
        <translation>{part}, {place}&#xa0;: {why} ({confidence}).</translation>
    </message>
    <message>
        <source>{part}, {place}: {why} ({confidence}). Remedy: {remedy}.</source>
        <extracomment>upload.refusal_remedy</extracomment>
        <translation>{part}, {place}&#xa0;: {why} ({confidence}). Remède&#xa0;: {remedy}.</translation>
    </message>
    <message>
        <source>{part} ({confidence}): {why}</source>
        <extracomment>upload.model_refusal</extracomment>
        <translation>{part} ({confidence})&#xa0;: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{part} and {count} more like it</source>
        <extracomment>upload.alike</extracomment>
        <translation>
            <numerusform>{part} et un autre semblable</numerusform>
            <numerusform>{part} et {count} autres semblables</numerusform>
        </translation>
    </message>
    <message>
        <source>would not upload: {why}</source>
        <extracomment>upload.problem</extracomment>
        <translation>ne pourrait pas être chargé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>would likely not upload: {why}</source>
        <extracomment>upload.likely_problem</extracomment>
        <translation>ne pourrait probablement pas être chargé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>would not upload: {why}. Remedy: {remedy}</source>
        <extracomment>upload.problem_remedy</extracomment>
        <translation>ne pourrait pas être chargé&#xa0;: {why}. Remède&#xa0;: {remedy}</translation>
    </message>
    <message>
        <source>would likely not upload: {why}. Remedy: {remedy}</source>
        <extracomment>upload.likely_problem_remedy</extracomment>
        <translation>ne pourrait probablement pas être chargé&#xa0;: {why}. Remède&#xa0;: {remedy}</translation>
    </message>
    <message>
        <source>an unknown way to cut faces</source>
        <extracomment>word</extracomment>
        <translation>une façon inconnue de découper les faces</translation>
    </message>
    <message>
        <source>an unknown stumble</source>
        <extracomment>word</extracomment>
        <translation>un obstacle inconnu</translation>
    </message>
    <message>
        <source>an unknown omission</source>
        <extracomment>word</extracomment>
        <translation>une omission inconnue</translation>
    </message>
    <message>
        <source>an area that is none</source>
        <extracomment>word</extracomment>
        <translation>une aire qui n’en est pas une</translation>
    </message>
    <message>
        <source>a record ends that did not begin</source>
        <extracomment>word</extracomment>
        <translation>la fin d’un enregistrement sans début</translation>
    </message>
    <message>
        <source>a number in it is too long</source>
        <extracomment>word</extracomment>
        <translation>un nombre y est trop long</translation>
    </message>
    <message>
        <source>Material</source>
        <extracomment>colour.material</extracomment>
        <translation>Matériau</translation>
    </message>
    <message>
        <source>Hull</source>
        <extracomment>colour.hull</extracomment>
        <translation>Enveloppe</translation>
    </message>
    <message>
        <source>Cost of triangles and hulls</source>
        <extracomment>colour.cost_share</extracomment>
        <translation>Coût triangle / enveloppe</translation>
    </message>
    <message>
        <source>Land impact per square meter</source>
        <extracomment>colour.land</extracomment>
        <translation>Impact au sol</translation>
    </message>
    <message>
        <source>Deciding weight</source>
        <extracomment>colour.decided_by</extracomment>
        <translation>Poids décisif</translation>
    </message>
    <message numerus="yes">
        <source>{count} meshes are rigged; their skin weights and joints are left out</source>
        <extracomment>export.no_rig</extracomment>
        <translation>
            <numerusform>{count} maillage est riggé&#xa0;; ses pondérations et ses articulations ne sont pas prises en compte</numerusform>
            <numerusform>{count} maillages sont riggés&#xa0;; leurs pondérations et leurs articulations ne sont pas prises en compte</numerusform>
        </translation>
    </message>
    <message>
        <source>existing hulls</source>
        <extracomment>method.existing</extracomment>
        <translation>enveloppes existantes</translation>
    </message>
    <message>
        <source>The existing hulls, unchanged</source>
        <extracomment>method.existing_help</extracomment>
        <translation>Les enveloppes existantes, inchangées</translation>
    </message>
    <message>
        <source>one hull</source>
        <extracomment>method.base</extracomment>
        <translation>une enveloppe</translation>
    </message>
    <message>
        <source>One convex hull around everything</source>
        <extracomment>method.base_help</extracomment>
        <translation>Une seule enveloppe convexe autour de tout</translation>
    </message>
    <message>
        <source>Octree cubes, merged into boxes</source>
        <extracomment>method.boxes_help</extracomment>
        <translation>Cubes d’octree, fusionnés en boîtes</translation>
    </message>
    <message>
        <source>split hulls</source>
        <extracomment>method.hacd</extracomment>
        <translation>découpe (HACD)</translation>
    </message>
    <message>
        <source>One hull per patch (HACD), the way other tools split a mesh</source>
        <extracomment>method.hacd_help</extracomment>
        <translation>Une enveloppe par morceau (HACD), comme d’autres outils découpent un maillage</translation>
    </message>
    <message>
        <source>simpler hulls</source>
        <extracomment>method.drop</extracomment>
        <translation>enveloppes plus simples</translation>
    </message>
    <message>
        <source>The existing hulls, or boxes if there are none, with vertices dropped and hulls merged</source>
        <extracomment>method.drop_help</extracomment>
        <translation>Les enveloppes existantes, ou des boîtes, avec moins de sommets et fusionnées</translation>
    </message>
    <message>
        <source>overlapping hulls</source>
        <extracomment>method.cover</extracomment>
        <translation>enveloppes qui se recouvrent</translation>
    </message>
    <message>
        <source>A few overlapping hulls with few vertices</source>
        <extracomment>method.cover_help</extracomment>
        <translation>Quelques enveloppes qui se chevauchent, avec peu de sommets</translation>
    </message>
    <message>
        <source>Flat panels for walls and slabs; openings stay open</source>
        <extracomment>method.panels_help</extracomment>
        <translation>Panneaux plats pour les murs et les dalles&#xa0;; les ouvertures restent ouvertes</translation>
    </message>
    <message>
        <source>The model&apos;s mesh, simplified and without its most expensive triangles</source>
        <extracomment>method.simplify_help</extracomment>
        <translation>Le maillage du modèle, simplifié et sans ses triangles les plus chers</translation>
    </message>
    <message>
        <source>no file is needed, because the uploader generates the base hull if you select no physics file</source>
        <extracomment>making.no_file_needed</extracomment>
        <translation>aucun fichier n’est nécessaire, car l’outil de chargement génère l’enveloppe de base si vous ne choisissez aucun fichier physique</translation>
    </message>
    <message>
        <source>Upload &quot;{name}&quot;</source>
        <extracomment>kit.title</extracomment>
        <translation>Charger «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>expected {count} parts, found {found} when reading the files back; nothing was written. Please report this.</source>
        <extracomment>kit.lost_parts</extracomment>
        <translation>
            <numerusform>1 élément attendu, {found} trouvés à la relecture des fichiers&#xa0;; rien n’a été écrit. Merci de le signaler.</numerusform>
            <numerusform>{count} éléments attendus, {found} trouvés à la relecture des fichiers&#xa0;; rien n’a été écrit. Merci de le signaler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps in the viewer</source>
        <extracomment>kit.steps</extracomment>
        <translation>Étapes dans le viewer</translation>
    </message>
    <message>
        <source>Choose Build &gt; Upload &gt; Model, and select the file {file}.</source>
        <extracomment>kit.step_model</extracomment>
        <translation>Choisissez Construire &gt; Charger &gt; Modèle, et sélectionnez le fichier {file}.</translation>
    </message>
    <message>
        <source>On the Physics tab, do not select a file. Each mesh then collides as its base hull, so avatars cannot enter its openings or hollows.</source>
        <extracomment>kit.step_no_physics</extracomment>
        <translation>Dans l’onglet Propriétés physiques, ne sélectionnez aucun fichier. Chaque maillage réagit alors comme son enveloppe de base&#xa0;; ses ouvertures et ses creux sont fermés aux avatars.</translation>
    </message>
    <message>
        <source>Upload the model, and drag it from your inventory into the world.</source>
        <extracomment>kit.step_rez</extracomment>
        <translation>Chargez-le, et faites-le glisser de votre inventaire dans le monde.</translation>
    </message>
    <message>
        <source>Expected weights</source>
        <extracomment>kit.weights</extracomment>
        <translation>Poids attendus</translation>
    </message>
    <message>
        <source>expected</source>
        <extracomment>kit.expected</extracomment>
        <translation>attendu</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>kit.files</extracomment>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>The files contain shapes and material names, but no textures. Apply the textures in world.</source>
        <extracomment>kit.textures</extracomment>
        <translation>Les fichiers contiennent des formes et des noms de matériaux, mais pas de textures. Appliquez les textures dans le monde.</translation>
    </message>
    <message>
        <source>Export only this object: its name or id, or #3 for the third</source>
        <extracomment>export.linkset</extracomment>
        <translation>N’exporter que cet objet&#xa0;: son nom ou id, ou #3 pour le troisième</translation>
    </message>
    <message>
        <source>is too large ({bytes} bytes); the limit is {limit} bytes</source>
        <extracomment>file.too_large</extracomment>
        <translation>est trop grand ({bytes} octets)&#xa0;; la limite est de {limit} octets</translation>
    </message>
    <message>
        <source>is too large; the limit is {limit} bytes</source>
        <extracomment>file.endless</extracomment>
        <translation>est trop grand&#xa0;; la limite est de {limit} octets</translation>
    </message>
    <message>
        <source>was truncated by another program while it was being read; open it again</source>
        <extracomment>file.cut</extracomment>
        <translation>a été tronqué par un autre programme pendant sa lecture&#xa0;; ouvrez-le à nouveau</translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <extracomment>file.not_a_file</extracomment>
        <translation>est un dossier, non un fichier</translation>
    </message>
    <message>
        <source>is a device, a pipe or a socket, not a file</source>
        <extracomment>file.special</extracomment>
        <translation>est un périphérique, un tube ou un socket, non un fichier</translation>
    </message>
    <message>
        <source>is not a file name, and standard input and output cannot be used here; give a file name (./- for a file called &quot;-&quot;)</source>
        <extracomment>file.dash</extracomment>
        <translation>n’est pas un nom de fichier, et l’entrée et la sortie standard ne peuvent pas être utilisées ici&#xa0;; nommez un fichier (./- pour un fichier nommé «&#xa0;-&#xa0;»)</translation>
    </message>
    <message>
        <source>is also an input file ({file}); choose another output file</source>
        <extracomment>file.is_read</extracomment>
        <translation>est aussi une entrée, sous le nom {file}&#xa0;; choisissez un autre fichier de sortie</translation>
    </message>
    <message>
        <source>would exceed the memory limit of {limit} bytes; raise the limit with --memory BYTES or in the window&apos;s preferences</source>
        <extracomment>memory.spent</extracomment>
        <translation>dépasserait la limite de mémoire de {limit} octets&#xa0;; augmentez la limite avec --memory OCTETS ou dans les préférences de la fenêtre</translation>
    </message>
    <message>
        <source>was canceled</source>
        <extracomment>task.cancelled</extracomment>
        <translation>a été annulé</translation>
    </message>
    <message numerus="yes">
        <source>the data ends inside {what}; expected {need} more bytes, found {have}</source>
        <extracomment>llsd.truncated</extracomment>
        <translation>
            <numerusform>les données s’arrêtent dans {what}&#xa0;; {need} octet de plus attendu, {have} trouvés</numerusform>
            <numerusform>les données s’arrêtent dans {what}&#xa0;; {need} octets de plus attendus, {have} trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} is not the start of a binary LLSD value</source>
        <extracomment>llsd.unknown_tag</extracomment>
        <translation>{found} ne commence pas une valeur de LLSD binaire</translation>
    </message>
    <message numerus="yes">
        <source>expected {expected} at the end of {what} with {count} elements, found {found}</source>
        <extracomment>llsd.not_closed</extracomment>
        <translation>
            <numerusform>{expected} attendu à la fin de {what} avec 1 élément, {found} trouvé</numerusform>
            <numerusform>{expected} attendu à la fin de {what} avec {count} éléments, {found} trouvé</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a key, which begins with &apos;k&apos; or a quote; found {found}</source>
        <extracomment>llsd.key_expected</extracomment>
        <translation>clé attendue, commençant par &apos;k&apos; ou un guillemet&#xa0;; {found} trouvé</translation>
    </message>
    <message>
        <source>the quoted text that begins here has no closing quote</source>
        <extracomment>llsd.quote_not_closed</extracomment>
        <translation>le texte entre guillemets qui commence ici n’a pas de guillemet fermant</translation>
    </message>
    <message>
        <source>arrays and maps are nested too deeply; the limit is {limit} levels</source>
        <extracomment>llsd.too_deep</extracomment>
        <translation>les tableaux et les maps sont imbriqués trop profondément&#xa0;; la limite est de {limit} niveaux</translation>
    </message>
    <message>
        <source>there are too many values; the limit is {limit}</source>
        <extracomment>llsd.too_many</extracomment>
        <translation>il y a trop de valeurs&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>expected {what}, found {found}</source>
        <extracomment>llsd.expected</extracomment>
        <translation>attendu&#xa0;: {what}&#xa0;; trouvé&#xa0;: {found}</translation>
    </message>
    <message numerus="yes">
        <source>expected quoted text of {count} bytes</source>
        <extracomment>llsd.wrong_length</extracomment>
        <translation>
            <numerusform>texte entre guillemets de 1 octet attendu</numerusform>
            <numerusform>texte entre guillemets de {count} octets attendu</numerusform>
        </translation>
    </message>
    <message>
        <source>the document may contain only one value, but more data follows it</source>
        <extracomment>llsd.more_than_one</extracomment>
        <translation>le document ne peut contenir qu’une valeur, mais d’autres données la suivent</translation>
    </message>
    <message>
        <source>&lt;{name}&gt; is not an LLSD value</source>
        <extracomment>llsd.unknown_element</extracomment>
        <translation>&lt;{name}&gt; n’est pas une valeur de LLSD</translation>
    </message>
    <message>
        <source>unknown encoding &quot;{name}&quot;; expected base64 or base16</source>
        <extracomment>llsd.unknown_encoding</extracomment>
        <translation>encodage inconnu «&#xa0;{name}&#xa0;»&#xa0;; base64 ou base16 attendu</translation>
    </message>
    <message>
        <source>in a map, each &lt;key&gt; must be followed by exactly one value</source>
        <extracomment>llsd.key_and_value</extracomment>
        <translation>dans une map, chaque &lt;key&gt; doit être suivi d’exactement une valeur</translation>
    </message>
    <message>
        <source>a date outside the years 0000 to 9999 cannot be written</source>
        <extracomment>llsd.date_out_of_range</extracomment>
        <translation>une date hors des années 0000 à 9999 ne peut pas être écrite</translation>
    </message>
    <message>
        <source>a string contains bytes that XML cannot represent</source>
        <extracomment>llsd.text_not_sayable</extracomment>
        <translation>un texte contient des octets que XML ne peut pas représenter</translation>
    </message>
    <message>
        <source>the data is too large; the limit is {limit} bytes</source>
        <extracomment>llsd.too_large</extracomment>
        <translation>les données sont trop volumineuses&#xa0;; la limite est de {limit} octets</translation>
    </message>
    <message>
        <source>the header lists no blocks</source>
        <extracomment>asset.no_blocks</extracomment>
        <translation>l’en-tête ne cite aucun bloc</translation>
    </message>
    <message>
        <source>the block &quot;{name}&quot; needs an offset and a size, both whole numbers of 0 or more; it is ignored</source>
        <extracomment>asset.bad_entry</extracomment>
        <translation>le bloc «&#xa0;{name}&#xa0;» doit avoir un offset et une size, deux nombres entiers d’au moins 0&#xa0;; il n’est pas pris en compte</translation>
    </message>
    <message>
        <source>the block is not valid zlib data: {reason}</source>
        <extracomment>asset.not_zlib</extracomment>
        <translation>le bloc n’est pas fait de données zlib valides&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the block is too large when decompressed; the limit is {limit} bytes</source>
        <extracomment>asset.inflates_too_large</extracomment>
        <translation>le bloc est trop grand une fois décompressé&#xa0;; la limite est de {limit} octets</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;; it is ignored</source>
        <extracomment>asset.unknown_block</extracomment>
        <translation>bloc inconnu «&#xa0;{name}&#xa0;»&#xa0;; il n’est pas pris en compte</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;; it is ignored (the closest known name is &quot;{nearest}&quot;)</source>
        <extracomment>asset.unknown_block_near</extracomment>
        <translation>bloc inconnu «&#xa0;{name}&#xa0;»&#xa0;; il n’est pas pris en compte (le nom connu le plus proche est «&#xa0;{nearest}&#xa0;»)</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;, and &quot;{nearest}&quot; is missing; the name is probably corrupted, so everything that depends on &quot;{nearest}&quot; is unknown</source>
        <extracomment>asset.misspelt_block</extracomment>
        <translation>bloc inconnu «&#xa0;{name}&#xa0;», et «&#xa0;{nearest}&#xa0;» est absent&#xa0;; le nom est probablement altéré, et tout ce qui dépend de «&#xa0;{nearest}&#xa0;» est donc inconnu</translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the last block; they are ignored</source>
        <extracomment>asset.left_over</extracomment>
        <translation>
            <numerusform>{count} octet suit le dernier bloc&#xa0;; il n’est pas pris en compte</numerusform>
            <numerusform>{count} octets suivent le dernier bloc&#xa0;; ils ne sont pas pris en compte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the content of the block; they are ignored</source>
        <extracomment>asset.block_left_over</extracomment>
        <translation>
            <numerusform>{count} octet suit le contenu du bloc&#xa0;; il n’est pas pris en compte</numerusform>
            <numerusform>{count} octets suivent le contenu du bloc&#xa0;; ils ne sont pas pris en compte</numerusform>
        </translation>
    </message>
    <message>
        <source>the physics mesh has no triangles; physics uses the hulls, or the base hull if there are no hulls</source>
        <extracomment>asset.empty_physics_mesh</extracomment>
        <translation>le maillage physique n’a pas de triangles&#xa0;; la physique utilise les enveloppes, ou l’enveloppe de base s’il n’y en a pas</translation>
    </message>
    <message>
        <source>the unknown blocks together are larger than the file; this block is ignored</source>
        <extracomment>asset.opaque_too_large</extracomment>
        <translation>les blocs inconnus contiennent plus d’octets que le fichier&#xa0;; celui-ci n’est pas pris en compte</translation>
    </message>
    <message>
        <source>the domain spans {minimum} to {maximum} on axis {axis}; the limit is {limit} in either direction</source>
        <extracomment>asset.domain_too_large</extracomment>
        <translation>le domaine va de {minimum} à {maximum} sur l’axe {axis}&#xa0;; la limite est {limit} dans un sens comme dans l’autre</translation>
    </message>
    <message>
        <source>on axis {axis}, the domain&apos;s Min ({minimum}) is greater than its Max ({maximum})</source>
        <extracomment>asset.domain_inverted</extracomment>
        <translation>sur l’axe {axis}, le Min du domaine ({minimum}) est plus grand que son Max ({maximum})</translation>
    </message>
    <message>
        <source>the length of {key} in bytes ({bytes}) is not a multiple of {unit}</source>
        <extracomment>asset.odd_length</extracomment>
        <translation>la longueur de {key} en octets ({bytes}) n’est pas un multiple de {unit}</translation>
    </message>
    <message>
        <source>the number of entries in {key} must be {need}, not {have}</source>
        <extracomment>asset.wrong_count</extracomment>
        <translation>{key} doit avoir {need} entrées, et non {have}</translation>
    </message>
    <message>
        <source>HullList lists {have} hulls; the limit is {limit}</source>
        <extracomment>asset.too_many_hulls</extracomment>
        <translation>HullList cite {have} enveloppes&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>the block has {have} faces; the limit is {limit}</source>
        <extracomment>asset.too_many_faces</extracomment>
        <translation>le bloc a {have} faces&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>this level of detail is missing, but {lower} is present; a lower level requires all higher levels</source>
        <extracomment>asset.lod_gap</extracomment>
        <translation>ce niveau de détail manque, mais {lower} est présent&#xa0;; un niveau inférieur a besoin de tous les niveaux supérieurs</translation>
    </message>
    <message>
        <source>has a different number of faces ({faces}) than the level above ({above}: {expected}); the numbers must match</source>
        <extracomment>asset.lod_faces</extracomment>
        <translation>a {faces} faces, mais le niveau supérieur ({above}) en a {expected}&#xa0;; les nombres doivent être les mêmes</translation>
    </message>
    <message>
        <source>has more triangles ({triangles}) than the level above ({above}: {most})</source>
        <extracomment>asset.lod_triangles</extracomment>
        <translation>a plus de triangles ({triangles}) que le niveau supérieur ({above}&#xa0;: {most})</translation>
    </message>
    <message>
        <source>has {vertices} vertices; the grid accepts at most {limit} per face</source>
        <extracomment>asset.many_vertices</extracomment>
        <translation>a {vertices} sommets&#xa0;; la grille en accepte {limit} au plus par face</translation>
    </message>
    <message numerus="yes">
        <source>has {vertices} vertices whose coordinates are not finite</source>
        <extracomment>asset.vertices_not_finite</extracomment>
        <translation>
            <numerusform>a {vertices} sommet dont les coordonnées ne sont pas finies</numerusform>
            <numerusform>a {vertices} sommets dont les coordonnées ne sont pas finies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) refer to vertices that do not exist; the face has {vertices}</source>
        <extracomment>asset.index_past_vertices</extracomment>
        <translation>
            <numerusform>{count} triangle ({triangles}) cite un sommet qui n’existe pas&#xa0;; la face en a {vertices}</numerusform>
            <numerusform>{count} triangles ({triangles}) citent des sommets qui n’existent pas&#xa0;; la face en a {vertices}</numerusform>
        </translation>
    </message>
    <message>
        <source>this block is missing; the grid needs it, even if it is empty</source>
        <extracomment>asset.no_physics_convex</extracomment>
        <translation>ce bloc manque&#xa0;; la grille en a besoin, même s’il est vide</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls ({hulls}) have too many vertices; the limit is {limit} per hull</source>
        <extracomment>asset.many_hull_points</extracomment>
        <translation>
            <numerusform>{count} enveloppe ({hulls}) a trop de sommets&#xa0;; la limite est de {limit} par enveloppe</numerusform>
            <numerusform>{count} enveloppes ({hulls}) ont trop de sommets&#xa0;; la limite est de {limit} par enveloppe</numerusform>
        </translation>
    </message>
    <message>
        <source>use at most {limit} vertices per hull</source>
        <extracomment>remedy.fewer_points</extracomment>
        <translation>utilisez au plus {limit} sommets par enveloppe</translation>
    </message>
    <message>
        <source>add a model for the high level of detail</source>
        <extracomment>remedy.high_level</extracomment>
        <translation>ajoutez un modèle pour le niveau de détail élevé</translation>
    </message>
    <message>
        <source>reading it needs more memory than a model may use ({limit} bytes plus {times} times the size of its files). The option --memory does not raise this limit. The file may be corrupted or malicious</source>
        <extracomment>worker.memory</extracomment>
        <translation>sa lecture demande plus de mémoire que n’en permet la limite pour un modèle ({limit} octets plus {times} fois la taille de ses fichiers). L’option --memory n’augmente pas cette limite. Le fichier est peut-être corrompu ou malveillant</translation>
    </message>
    <message>
        <source>could not be read as a model: {reason}</source>
        <extracomment>model.unreadable</extracomment>
        <translation>n’a pas pu être lu comme modèle&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>has no triangles; lines and points alone cannot be weighed</source>
        <extracomment>model.no_triangles</extracomment>
        <translation>n’a aucun triangle&#xa0;; des lignes et des points seuls ne peuvent pas être pesés</translation>
    </message>
    <message>
        <source>contains more {what} than can be read; simplify the model, or split it into several files</source>
        <extracomment>model.too_large</extracomment>
        <translation>contient plus de {what} qu’il ne peut en être lu&#xa0;; simplifiez le modèle, ou répartissez-le en plusieurs fichiers</translation>
    </message>
    <message>
        <source>refers to the file &quot;{file}&quot;, which is missing; put it in the model&apos;s folder</source>
        <extracomment>model.missing_file</extracomment>
        <translation>renvoie au fichier «&#xa0;{file}&#xa0;», qui est absent&#xa0;; placez-le dans le dossier du modèle</translation>
    </message>
    <message>
        <source>is not well-formed {kind} (incomplete or corrupted at line {line}); copy or export it again</source>
        <extracomment>model.not_well_formed</extracomment>
        <translation>n’est pas du {kind} bien formé (incomplet ou corrompu à la ligne {line})&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>is corrupted at {place}: {problem}; export it again</source>
        <extracomment>model.damaged</extracomment>
        <translation>est corrompu à {place}&#xa0;: {problem}&#xa0;; exportez-le à nouveau</translation>
    </message>
    <message>
        <source>is {format} {found}, but only version {read} is supported; export the model again in a supported version</source>
        <extracomment>model.version</extracomment>
        <translation>est du {format} {found}, mais seule la version {read} est prise en charge&#xa0;; exportez à nouveau le modèle dans une version prise en charge</translation>
    </message>
    <message>
        <source>needs the glTF extension {name}, which is not supported; export the model again without this extension</source>
        <extracomment>model.extension</extracomment>
        <translation>a besoin de l’extension glTF {name}, qui n’est pas prise en charge&#xa0;; exportez à nouveau le modèle sans cette extension</translation>
    </message>
    <message>
        <source>has only hidden triangles; make its objects visible and export it again</source>
        <extracomment>model.hidden</extracomment>
        <translation>n’a que des triangles masqués&#xa0;; rendez ses objets visibles et exportez-le à nouveau</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; is too large; the limit is {limit} bytes</source>
        <extracomment>model.file_too_large</extracomment>
        <translation>«&#xa0;{file}&#xa0;» est trop grand&#xa0;; la limite est de {limit} octets</translation>
    </message>
    <message>
        <source>ends inside its header, before the line &quot;end_header&quot;; copy or export it again</source>
        <extracomment>plain.ply_header</extracomment>
        <translation>se termine à l’intérieur de son en-tête, avant la ligne «&#xa0;end_header&#xa0;»&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>changes cannot be saved for recovery in this folder ({reason}); set XDG_DATA_HOME to a different folder</source>
        <extracomment>recovery.folder</extracomment>
        <translation>les modifications ne peuvent pas être enregistrées pour récupération dans ce dossier ({reason})&#xa0;; réglez XDG_DATA_HOME sur un autre dossier</translation>
    </message>
    <message>
        <source>changes cannot be saved for recovery, because this folder does not support file locks; set XDG_DATA_HOME to a folder that does</source>
        <extracomment>recovery.lock</extracomment>
        <translation>les modifications ne peuvent pas être enregistrées pour récupération, car ce dossier ne permet pas les verrous de fichier&#xa0;; réglez XDG_DATA_HOME sur un dossier qui les permet</translation>
    </message>
    <message>
        <source>is empty; expected JSON</source>
        <extracomment>json.empty</extracomment>
        <translation>est vide&#xa0;; JSON attendu</translation>
    </message>
    <message>
        <source>{number} is too large</source>
        <extracomment>json.number_too_large</extracomment>
        <translation>{number} est trop grand</translation>
    </message>
    <message>
        <source>contains too many values; the limit is {limit}</source>
        <extracomment>json.too_many_values</extracomment>
        <translation>contient trop de valeurs&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>is not a Weighbridge project; expected a JSON object with the key &quot;weighbridge&quot;</source>
        <extracomment>project.not_a_project</extracomment>
        <translation>n’est pas un projet Weighbridge&#xa0;; objet JSON avec la clé «&#xa0;weighbridge&#xa0;» attendu</translation>
    </message>
    <message>
        <source>expected version 1 of the Weighbridge project format, found {found}</source>
        <extracomment>project.bad_version</extracomment>
        <translation>version 1 du format de projet Weighbridge attendue, {found} trouvé</translation>
    </message>
    <message>
        <source>unknown key {key}; it is kept, but has no effect{hint}</source>
        <extracomment>project.unknown_key</extracomment>
        <translation>clé inconnue {key}&#xa0;; elle est conservée, mais n’a aucun effet{hint}</translation>
    </message>
    <message>
        <source>expected quoted text, found {found}; the default is used</source>
        <extracomment>project.not_text</extracomment>
        <translation>texte entre guillemets attendu, {found} trouvé&#xa0;; la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>expected true or false, found {found}; the default is used</source>
        <extracomment>project.not_flag</extracomment>
        <translation>true ou false attendu, {found} trouvé&#xa0;; la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>expected a number from {minimum} to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_number</extracomment>
        <translation>nombre de {minimum} à {maximum} attendu, {found} trouvé&#xa0;; la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>expected a list of {count} numbers from {minimum} to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_numbers</extracomment>
        <translation>liste de {count} nombres de {minimum} à {maximum} attendue, {found} trouvé&#xa0;; la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>expected a start and an end from {minimum} to {maximum}, in ascending order, found {found}; the default is used</source>
        <extracomment>project.not_interval</extracomment>
        <translation>début et fin de {minimum} à {maximum}, en ordre croissant, attendus&#xa0;; {found} trouvé&#xa0;; la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_count</extracomment>
        <translation>nombre entier de 0 à {maximum} attendu, {found} trouvé&#xa0;; la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>expected a quaternion (x, y, z, w, not all 0), found {found}; no rotation is used</source>
        <extracomment>project.not_rotation</extracomment>
        <translation>quaternion (x, y, z, w, pas tous à 0) attendu, {found} trouvé&#xa0;; aucune rotation n’est utilisée</translation>
    </message>
    <message>
        <source>expected a direction (x, y, z, not all 0), found {found}; the x axis is used</source>
        <extracomment>project.not_direction</extracomment>
        <translation>direction (x, y, z, pas tous à 0) attendue, {found} trouvé&#xa0;; l’axe x est utilisé</translation>
    </message>
    <message>
        <source>expected an id such as 0f8fad5b-d9cb-469f-a165-70867728950e, found {found}; it is ignored</source>
        <extracomment>project.not_an_id</extracomment>
        <translation>id tel que 0f8fad5b-d9cb-469f-a165-70867728950e attendu, {found} trouvé&#xa0;; il n’est pas pris en compte</translation>
    </message>
    <message>
        <source>expected one of {words}; found {found}; the default is used</source>
        <extracomment>project.not_a_word</extracomment>
        <translation>l’un de {words} attendu, {found} trouvé&#xa0;; la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>expected base64 data, found {found}; the data cannot be read</source>
        <extracomment>project.not_base64</extracomment>
        <translation>données en base64 attendues, {found} trouvé&#xa0;; elles ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>expected a JSON object, found {found}; the defaults are used</source>
        <extracomment>project.not_an_object</extracomment>
        <translation>objet entre accolades attendu, {found} trouvé&#xa0;; les valeurs par défaut sont utilisées</translation>
    </message>
    <message>
        <source>expected a JSON array, found {found}; it is ignored</source>
        <extracomment>project.not_a_list</extracomment>
        <translation>liste entre crochets attendue, {found} trouvé&#xa0;; cela n’est pas pris en compte</translation>
    </message>
    <message>
        <source>{found} is out of range ({minimum} to {maximum}); the nearest value is used</source>
        <extracomment>project.out_of_range</extracomment>
        <translation>{found} est hors limites ({minimum} à {maximum})&#xa0;; la valeur la plus proche est utilisée</translation>
    </message>
    <message>
        <source>the id {id} is already used by {first}; ids must be unique</source>
        <extracomment>project.duplicate_id</extracomment>
        <translation>l’id {id} est déjà utilisé par {first}&#xa0;; les id doivent être uniques</translation>
    </message>
    <message>
        <source>there is no region with the name or id {region}; use one listed under &quot;regions&quot;</source>
        <extracomment>project.unknown_region</extracomment>
        <translation>il n’y a pas de région avec le nom ou l’id {region}&#xa0;; utilisez-en une citée sous «&#xa0;regions&#xa0;»</translation>
    </message>
    <message>
        <source>there is no asset {asset}; use a name listed under &quot;assets&quot;</source>
        <extracomment>project.unknown_asset</extracomment>
        <translation>il n’y a pas d’asset {asset}&#xa0;; utilisez un nom cité sous «&#xa0;assets&#xa0;»</translation>
    </message>
    <message>
        <source>a mesh needs an asset; use a name listed under &quot;assets&quot;</source>
        <extracomment>project.no_asset</extracomment>
        <translation>un maillage a besoin d’un asset&#xa0;; utilisez un nom cité sous «&#xa0;assets&#xa0;»</translation>
    </message>
    <message>
        <source>{found} would move the linkset more than {limit} m from the origin, so this position is ignored</source>
        <extracomment>project.root_too_far</extracomment>
        <translation>{found} déplacerait l’ensemble lié à plus de {limit} m de l’origine&#xa0;; cette position n’est pas prise en compte</translation>
    </message>
    <message>
        <source>the linkset has no parts; it needs at least a root</source>
        <extracomment>project.no_parts</extracomment>
        <translation>l’ensemble lié n’a pas d’éléments&#xa0;; il lui faut au moins une racine</translation>
    </message>
    <message>
        <source>there is no linkset {linkset}; use a name or an id listed under &quot;linksets&quot;</source>
        <extracomment>project.unknown_linkset</extracomment>
        <translation>il n’y a pas d’ensemble lié {linkset}&#xa0;; utilisez un nom ou un id cité sous «&#xa0;linksets&#xa0;»</translation>
    </message>
    <message>
        <source>has neither a path nor data; it needs one of them</source>
        <extracomment>project.empty_asset</extracomment>
        <translation>n’a ni chemin ni données&#xa0;; il lui faut l’un des deux</translation>
    </message>
    <message>
        <source>is not a regular file; expected a mesh asset</source>
        <extracomment>project.special_file</extracomment>
        <translation>n’est pas un fichier ordinaire&#xa0;; asset de maillage attendu</translation>
    </message>
    <message>
        <source>is not a regular file; expected an octree (.nxoc, .ogz)</source>
        <extracomment>project.special_octree_file</extracomment>
        <translation>n’est pas un fichier ordinaire&#xa0;; octree (.nxoc, .ogz) attendu</translation>
    </message>
    <message>
        <source>has both a path and a tree; the tree is used</source>
        <extracomment>project.path_and_tree</extracomment>
        <translation>a à la fois un chemin et un arbre&#xa0;; l’arbre est utilisé</translation>
    </message>
    <message>
        <source>has both a path and data; the data is used</source>
        <extracomment>project.path_and_data</extracomment>
        <translation>a à la fois un chemin et des données&#xa0;; les données sont utilisées</translation>
    </message>
    <message>
        <source>depth {depth} is out of range; expected 1 to {limit}</source>
        <extracomment>voxels.depth</extracomment>
        <translation>la profondeur {depth} est hors limites&#xa0;; 1 à {limit} attendu</translation>
    </message>
    <message>
        <source>has no triangles to make an octree from</source>
        <extracomment>voxels.no_triangles</extracomment>
        <translation>n’a pas de triangles dont faire un octree</translation>
    </message>
    <message>
        <source>has a position that is not finite or is more than {limit} m from the origin</source>
        <extracomment>voxels.position</extracomment>
        <translation>a une position qui n’est pas finie ou qui est à plus de {limit} m de l’origine</translation>
    </message>
    <message>
        <source>its longest side is {size} m; expected {minimum} to {maximum} m</source>
        <extracomment>voxels.size</extracomment>
        <translation>a {size} m de long&#xa0;; {minimum} à {maximum} m attendus</translation>
    </message>
    <message>
        <source>needs an octree of more than {limit} cubes; use a smaller depth</source>
        <extracomment>voxels.too_many</extracomment>
        <translation>demande un octree de plus de {limit} cubes&#xa0;; utilisez une profondeur plus petite</translation>
    </message>
    <message>
        <source>is nested too deeply to be converted to a surface; the limit is {limit} levels</source>
        <extracomment>octree.too_fine</extracomment>
        <translation>est imbriqué trop profondément pour être converti en surface&#xa0;; la limite est de {limit} niveaux</translation>
    </message>
    <message>
        <source>database error: {reason}</source>
        <extracomment>database.failed</extracomment>
        <translation>erreur de la base de données&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>a name or other text contains a NUL character, which cannot be stored in the database; remove the character</source>
        <extracomment>database.nul</extracomment>
        <translation>un texte contient un NUL, qu’aucune base de données ne peut contenir</translation>
    </message>
    <message>
        <source>the number of parameters of the statement must be {expected}, not {given}</source>
        <extracomment>database.parameters</extracomment>
        <translation>l’instruction doit avoir {expected} paramètres, et non {given}</translation>
    </message>
    <message>
        <source>has tables with the same names as Weighbridge&apos;s, but with a different schema (expected {expected}, found {found}); use another database</source>
        <extracomment>grid.other_schema</extracomment>
        <translation>contient des tables du même nom que celles de Weighbridge, mais d’un autre schéma ({expected} attendu, {found} trouvé)&#xa0;; utilisez une autre base de données</translation>
    </message>
    <message>
        <source>the first line does not list the columns of the table &quot;{table}&quot;; use a file that &quot;weighbridge statistics&quot; wrote</source>
        <extracomment>grid.other_columns</extracomment>
        <translation>la première ligne ne liste pas les colonnes de la table «&#xa0;{table}&#xa0;»&#xa0;; utilisez un fichier écrit par «&#xa0;weighbridge statistics&#xa0;»</translation>
    </message>
    <message>
        <source>expected {expected} values in this row, found {found}; create the tables again</source>
        <extracomment>grid.other_count</extracomment>
        <translation>{expected} valeurs attendues dans cette ligne, {found} trouvées&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be a whole number, not &quot;{found}&quot;; create the tables again</source>
        <extracomment>grid.whole_expected</extracomment>
        <translation>la valeur de «&#xa0;{column}&#xa0;» doit être un nombre entier, et non «&#xa0;{found}&#xa0;»&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be a number, not &quot;{found}&quot;; create the tables again</source>
        <extracomment>grid.number_expected</extracomment>
        <translation>la valeur de «&#xa0;{column}&#xa0;» doit être un nombre, et non «&#xa0;{found}&#xa0;»&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>this row is longer than the limit of {limit} bytes; create the tables again</source>
        <extracomment>grid.row_too_long</extracomment>
        <translation>cette ligne dépasse la limite de {limit} octets&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>has rows for sources that are missing from the table of sources or listed there in a different order; create the tables again</source>
        <extracomment>grid.not_in_order</extracomment>
        <translation>a des lignes de sources qui manquent dans la table des sources, ou y sont dans un autre ordre&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>server change</source>
        <extracomment>column.server_change</extracomment>
        <translation>variation du serveur</translation>
    </message>
    <message>
        <source>overfull regions</source>
        <extracomment>column.regions_over</extracomment>
        <translation>régions trop pleines</translation>
    </message>
    <message>
        <source>linksets with unknown costs</source>
        <extracomment>column.unknown_linksets</extracomment>
        <translation>ensembles liés au coût inconnu</translation>
    </message>
    <message>
        <source>linksets in this LI range before</source>
        <extracomment>column.class_before</extracomment>
        <translation>ensembles liés dans cette plage de LI avant</translation>
    </message>
    <message>
        <source>linksets in this LI range after</source>
        <extracomment>column.class_after</extracomment>
        <translation>ensembles liés dans cette plage de LI après</translation>
    </message>
    <message>
        <source>The constants are in the rows of &quot;profiles&quot;: change them, or add rows numbered 2, 3 and so on to compute the costs under many profiles at once.</source>
        <extracomment>query.comment_constants</extracomment>
        <translation>Les constantes sont dans les lignes de &quot;profiles&quot;&#xa0;: changez-les, ou ajoutez des lignes numérotées 2, 3 et ainsi de suite pour calculer les coûts sous plusieurs profils à la fois.</translation>
    </message>
    <message>
        <source>The constants are in the rows of &quot;profiles&quot;; the other rows are compared with row 0.</source>
        <extracomment>query.comment_sides</extracomment>
        <translation>Les constantes sont les lignes de &quot;profiles&quot;&#xa0;; les autres lignes sont comparées à la ligne 0.</translation>
    </message>
    <message>
        <source>Some constants are not in &quot;profiles&quot;. They are baked into the tables, with the values that weighbridge_meta lists. To change one, create the tables again under a profile that has the new value. The baked-in constants:</source>
        <extracomment>query.comment_baked</extracomment>
        <translation>Certaines constantes ne sont pas dans &quot;profiles&quot;. Elles sont figées dans les tables, avec les valeurs que liste weighbridge_meta. Pour en changer une, refaites les tables sous un profil qui a la nouvelle valeur. Les constantes figées&#xa0;:</translation>
    </message>
    <message>
        <source>has no statistics tables; create them with &quot;weighbridge statistics&quot;, or give &quot;weighbridge sql --run&quot; the files to load</source>
        <extracomment>query.no_tables</extracomment>
        <translation>n’a pas de tables de statistiques&#xa0;; faites-les avec weighbridge statistics, ou avec weighbridge sql --run et des fichiers</translation>
    </message>
    <message>
        <source>its tables have schema {found}, but this program reads schema {expected}; create the tables again</source>
        <extracomment>query.schema</extracomment>
        <translation>ses tables ont le schéma {found}, mais ce programme lit le schéma {expected}&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the profile&apos;s name contains a NUL character, which cannot be stored in a database; remove the character</source>
        <extracomment>query.nul</extracomment>
        <translation>le nom du profil contient un caractère NUL, qui ne peut pas être stocké dans une base de données&#xa0;; retirez ce caractère</translation>
    </message>
    <message>
        <source>{key} is baked into the tables as {value}, but the profile has {other}; create the tables again under this profile</source>
        <extracomment>query.baked</extracomment>
        <translation>{key} est figé dans les tables à {value}, mais le profil a {other}&#xa0;; refaites les tables sous ce profil</translation>
    </message>
    <message>
        <source>is empty; copy or export it again</source>
        <extracomment>import.empty</extracomment>
        <translation>est vide&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: Weighbridge projects ({projects}), Second Life mesh assets ({mesh_assets}), objects ({objects}), 3D models ({models}), octrees ({octrees})</source>
        <extracomment>import.unknown_kind</extracomment>
        <translation>type de fichier non pris en charge&#xa0;; types pris en charge&#xa0;: projets Weighbridge ({projects}), assets de maillage Second Life ({mesh_assets}), objets ({objects}), modèles 3D ({models}), octrees ({octrees})</translation>
    </message>
    <message>
        <source>has no vertices; an OBJ file (.obj) needs lines that begin with &quot;v&quot;</source>
        <extracomment>import.no_vertex</extracomment>
        <translation>n’a aucun sommet&#xa0;; un fichier OBJ (.obj) a besoin de lignes commençant par «&#xa0;v&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the end of the data; they are ignored</source>
        <extracomment>import.left_over</extracomment>
        <translation>
            <numerusform>{count} octet suit la fin des données&#xa0;; il n’est pas pris en compte</numerusform>
            <numerusform>{count} octets suivent la fin des données&#xa0;; ils ne sont pas pris en compte</numerusform>
        </translation>
    </message>
    <message>
        <source>is a Red Eclipse map (.mpz), which is not supported; supported maps: Cube 2 (.ogz)</source>
        <extracomment>import.red_eclipse</extracomment>
        <translation>est une carte Red Eclipse (.mpz), qui n’est pas prise en charge&#xa0;; cartes prises en charge&#xa0;: Cube 2 (.ogz)</translation>
    </message>
    <message>
        <source>contains too many parts; the limit is {limit}</source>
        <extracomment>import.too_many_parts</extracomment>
        <translation>contient trop d’éléments&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>the position is out of range (at most {farthest} m from the origin on each axis); the origin is used</source>
        <extracomment>import.too_far</extracomment>
        <translation>position hors limites ({farthest} m au plus de l’origine sur chaque axe)&#xa0;; l’origine est utilisée</translation>
    </message>
    <message>
        <source>contains too many files; the limit is {limit}</source>
        <extracomment>folder.too_many</extracomment>
        <translation>contient trop de fichiers&#xa0;; la limite est de {limit}</translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles are left out because each has a missing vertex or a coordinate that is not a finite number</source>
        <extracomment>plain.unusable</extracomment>
        <translation>
            <numerusform>{count} triangle n’est pas pris en compte, car l’un de ses sommets manque ou a une coordonnée qui n’est pas un nombre fini</numerusform>
            <numerusform>{count} triangles ne sont pas pris en compte, car chacun a un sommet qui manque ou une coordonnée qui n’est pas un nombre fini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles are left out because each has two vertices in the same place</source>
        <extracomment>plain.collapsed</extracomment>
        <translation>
            <numerusform>{count} triangle a deux sommets au même endroit&#xa0;; il n’est pas pris en compte</numerusform>
            <numerusform>{count} triangles ont deux sommets au même endroit&#xa0;; ils ne sont pas pris en compte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects are hidden in the file, so they are left out; the first is &quot;{name}&quot;</source>
        <extracomment>plain.hidden</extracomment>
        <translation>
            <numerusform>{count} objet est masqué dans le fichier et n’est pas pris en compte&#xa0;: «&#xa0;{name}&#xa0;»</numerusform>
            <numerusform>{count} objets sont masqués dans le fichier et ne sont pas pris en compte&#xa0;; le premier est «&#xa0;{name}&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects have the unsupported type &quot;{name}&quot;; they are left out</source>
        <extracomment>plain.other_kind</extracomment>
        <translation>
            <numerusform>{count} objet est du type non pris en charge «&#xa0;{name}&#xa0;»&#xa0;; il n’est pas pris en compte</numerusform>
            <numerusform>{count} objets sont du type non pris en charge «&#xa0;{name}&#xa0;»&#xa0;; ils ne sont pas pris en compte</numerusform>
        </translation>
    </message>
    <message>
        <source>is {size} m long, but a part can be at most {limit} m long, so it is left out; choose a smaller size to include it</source>
        <extracomment>plain.too_large</extracomment>
        <translation>a {size} m de long, mais un élément peut en avoir {limit} au plus&#xa0;: il n’est donc pas pris en compte&#xa0;; choisissez une taille plus petite pour l’inclure</translation>
    </message>
    <message>
        <source>contains nothing that can become a part</source>
        <extracomment>plain.no_part</extracomment>
        <translation>ne contient rien qui puisse devenir un élément</translation>
    </message>
    <message numerus="yes">
        <source>{count} faces of the physics mesh are left out. A part can have at most {limit} faces; use fewer materials in the physics model.</source>
        <extracomment>plain.physics_faces</extracomment>
        <translation>
            <numerusform>{count} face du maillage physique est laissée de côté. Un élément peut avoir {limit} faces au plus&#xa0;; utilisez moins de matériaux dans le modèle physique.</numerusform>
            <numerusform>{count} faces du maillage physique sont laissées de côté. Un élément peut avoir {limit} faces au plus&#xa0;; utilisez moins de matériaux dans le modèle physique.</numerusform>
        </translation>
    </message>
    <message>
        <source>is not a 3D model</source>
        <extracomment>plain.companion_kind</extracomment>
        <translation>n’est pas un modèle 3D</translation>
    </message>
    <message numerus="yes">
        <source>contains {found} of the model&apos;s {count} objects; it has no effect on the missing objects</source>
        <extracomment>plain.companion_nodes</extracomment>
        <translation>
            <numerusform>contient {found} objet sur {count} du modèle&#xa0;; il n’a aucun effet sur l’objet manquant</numerusform>
            <numerusform>contient {found} des {count} objets du modèle&#xa0;; il n’a aucun effet sur les objets manquants</numerusform>
        </translation>
    </message>
    <message>
        <source>{companion} has none of the model&apos;s materials, so this level of detail is missing</source>
        <extracomment>plain.companion_of_others</extracomment>
        <translation>{companion} n’a aucun des matériaux du modèle&#xa0;; ce niveau de détail manque</translation>
    </message>
    <message>
        <source>is incomplete (&quot;{what}&quot; elements expected: {declared}, found: {found}); copy or export it again</source>
        <extracomment>plain.cut</extracomment>
        <translation>est incomplet (éléments «&#xa0;{what}&#xa0;» attendus&#xa0;: {declared}, trouvés&#xa0;: {found})&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>ends without &quot;endsolid&quot; after facet {facet}; it may be incomplete</source>
        <extracomment>plain.stl_open</extracomment>
        <translation>se termine sans «&#xa0;endsolid&#xa0;» après la facette {facet}&#xa0;; il est peut-être incomplet</translation>
    </message>
    <message>
        <source>could not be read completely, because facet {facet} is malformed (expected three lines &quot;vertex X Y Z&quot; and &quot;endfacet&quot;); copy or export it again</source>
        <extracomment>plain.stl_facet</extracomment>
        <translation>n’a pas pu être lu entièrement, car la facette {facet} est mal formée (trois lignes «&#xa0;vertex X Y Z&#xa0;» et «&#xa0;endfacet&#xa0;» attendues)&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>could not be read completely (expected {declared} bytes, found {found}); copy or export it again</source>
        <extracomment>plain.glb_cut</extracomment>
        <translation>n’a pas pu être lu entièrement ({declared} octets attendus, {found} trouvés)&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>is not a file on disk; a 3D model can be opened only from disk, so save it there first</source>
        <extracomment>plain.no_file</extracomment>
        <translation>n’est pas un fichier sur disque&#xa0;; un modèle 3D ne peut être ouvert qu’à partir du disque&#xa0;: enregistrez-le d’abord sur disque</translation>
    </message>
    <message numerus="yes">
        <source>{count} missing levels of detail were generated by simplification; the costs are based on these levels</source>
        <extracomment>plain.lods_made</extracomment>
        <translation>
            <numerusform>un niveau de détail manquant a été généré par simplification&#xa0;; les coûts reposent sur ce niveau</numerusform>
            <numerusform>{count} niveaux de détail manquants ont été générés par simplification&#xa0;; les coûts reposent sur ces niveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a separator or the end of the line after a closing quote</source>
        <extracomment>csv.after_quote</extracomment>
        <translation>séparateur ou fin de ligne attendu après un guillemet fermant</translation>
    </message>
    <message>
        <source>has too many cells; the limit for a line is {limit}</source>
        <extracomment>csv.too_many_cells</extracomment>
        <translation>a trop de cellules&#xa0;; la limite est de {limit} par ligne</translation>
    </message>
    <message>
        <source>contains too many lines; the limit is {limit}</source>
        <extracomment>csv.too_many</extracomment>
        <translation>contient trop de lignes&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>contains no measured costs; expected lines from the measuring script, replies from GetObjectCost, GetObjectPhysicsData or ResourceCostSelected, or CSV with a linkset or linkset_id column</source>
        <extracomment>measured.nothing</extracomment>
        <translation>ne contient aucun coût mesuré&#xa0;; lignes du script de mesure, réponses de GetObjectCost, GetObjectPhysicsData ou ResourceCostSelected, ou CSV avec une colonne linkset ou linkset_id attendus</translation>
    </message>
    <message>
        <source>this line from the measuring script is incomplete at &quot;{what}&quot;; it is ignored</source>
        <extracomment>measured.incomplete</extracomment>
        <translation>cette ligne du script de mesure est incomplète à «&#xa0;{what}&#xa0;»&#xa0;; elle n’est pas prise en compte</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; was already reported on line {line}; the later report is used</source>
        <extracomment>measured.again</extracomment>
        <translation>«&#xa0;{name}&#xa0;» figurait déjà à la ligne {line}&#xa0;; la dernière mesure est utilisée</translation>
    </message>
    <message>
        <source>expected 0 or 1, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_flag</extracomment>
        <translation>0 ou 1 attendu, «&#xa0;{found}&#xa0;» trouvé&#xa0;; cette valeur n’est pas prise en compte</translation>
    </message>
    <message>
        <source>unknown column &quot;{column}&quot;; it is ignored</source>
        <extracomment>measured.column</extracomment>
        <translation>colonne inconnue «&#xa0;{column}&#xa0;»&#xa0;; elle n’est pas prise en compte</translation>
    </message>
    <message>
        <source>expected a UUID, found &quot;{id}&quot;; this line is ignored</source>
        <extracomment>measured.bad_id</extracomment>
        <translation>UUID attendu, «&#xa0;{id}&#xa0;» trouvé&#xa0;; cette ligne n’est pas prise en compte</translation>
    </message>
    <message>
        <source>expected true or false, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_truth</extracomment>
        <translation>true ou false attendu, «&#xa0;{found}&#xa0;» trouvé&#xa0;; cette valeur n’est pas prise en compte</translation>
    </message>
    <message>
        <source>the scene has no linkset &quot;{linkset}&quot;; these costs are ignored</source>
        <extracomment>measured.unknown</extracomment>
        <translation>la scène n’a pas d’ensemble lié «&#xa0;{linkset}&#xa0;»&#xa0;; cela n’est pas pris en compte</translation>
    </message>
    <message>
        <source>a reply from ResourceCostSelected does not say which object was selected; use such a reply only with a scene that has one linkset</source>
        <extracomment>measured.selection</extracomment>
        <translation>une réponse de ResourceCostSelected ne dit pas quel objet était sélectionné&#xa0;; n’utilisez une telle réponse qu’avec une scène d’un seul ensemble lié</translation>
    </message>
    <message>
        <source>expected an object id with a map of its costs; this entry is ignored</source>
        <extracomment>measured.no_object</extracomment>
        <translation>id d’objet avec une map de ses coûts attendu&#xa0;; cela n’est pas pris en compte</translation>
    </message>
    <message>
        <source>expected 0, 1 or 2; this value is ignored</source>
        <extracomment>measured.bad_shape_type</extracomment>
        <translation>0, 1 ou 2 attendu&#xa0;; cela n’est pas pris en compte</translation>
    </message>
    <message>
        <source>expected version {expected} of Firestorm&apos;s export format</source>
        <extracomment>oxp.version</extracomment>
        <translation>version {expected} du format d’export de Firestorm attendue</translation>
    </message>
    <message>
        <source>contains no linksets; expected an array of arrays of ids</source>
        <extracomment>oxp.no_linkset</extracomment>
        <translation>ne contient aucun ensemble lié&#xa0;; tableau de tableaux d’id attendu</translation>
    </message>
    <message>
        <source>expected an array of ids, with the root first; the linkset is left out</source>
        <extracomment>oxp.no_parts</extracomment>
        <translation>tableau d’id, la racine en premier, attendu&#xa0;; l’ensemble lié n’est pas pris en compte</translation>
    </message>
    <message>
        <source>expected {count} finite numbers; the default is used</source>
        <extracomment>oxp.bad_numbers</extracomment>
        <translation>{count} nombres finis attendus&#xa0;; la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>the prim is a mesh, which this format cannot hold; it is weighed as a sculpt</source>
        <extracomment>oxp.mesh</extracomment>
        <translation>la prim est un maillage, que ce format ne peut pas contenir&#xa0;; elle est pesée comme une sculptie</translation>
    </message>
    <message numerus="yes">
        <source>{count} prims belong to no linkset; they are left out</source>
        <extracomment>oxp.no_linkset_of</extracomment>
        <translation>
            <numerusform>{count} prim n’appartient à aucun ensemble lié&#xa0;; elle n’est pas prise en compte</numerusform>
            <numerusform>{count} prims n’appartiennent à aucun ensemble lié&#xa0;; elles ne sont pas prises en compte</numerusform>
        </translation>
    </message>
    <message>
        <source>the prim {id} is listed again; a prim can belong to only one linkset, so it is left out here</source>
        <extracomment>oxp.prim_again</extracomment>
        <translation>la prim {id} est citée à nouveau&#xa0;; une prim ne peut appartenir qu’à un seul ensemble lié, elle n’est donc pas prise en compte ici</translation>
    </message>
    <message>
        <source>the prim {id} is missing; the linkset is read without it</source>
        <extracomment>oxp.no_prim</extracomment>
        <translation>la prim {id} est absente&#xa0;; l’ensemble lié est lu sans elle</translation>
    </message>
    <message>
        <source>the archive is corrupted ({reason}); copy or export it again</source>
        <extracomment>archive.broken</extracomment>
        <translation>l’archive est corrompue ({reason})&#xa0;; copiez-la ou exportez-la à nouveau</translation>
    </message>
    <message>
        <source>the archive is incomplete; copy or export it again</source>
        <extracomment>archive.cut</extracomment>
        <translation>l’archive est incomplète&#xa0;; copiez-la ou exportez-la à nouveau</translation>
    </message>
    <message>
        <source>could not be read completely, because the archive failed its integrity check ({reason}); copy or export it again</source>
        <extracomment>archive.check_failed</extracomment>
        <translation>n’a pas pu être lu entièrement, car le contrôle d’intégrité de l’archive a échoué ({reason})&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>has no end-of-archive marker; the archive may be incomplete</source>
        <extracomment>archive.no_end</extracomment>
        <translation>n’a pas de marque de fin&#xa0;; l’archive est peut-être incomplète</translation>
    </message>
    <message>
        <source>is too large ({bytes} bytes); the limit for one file is {limit} bytes</source>
        <extracomment>archive.entry_too_large</extracomment>
        <translation>est trop volumineux ({bytes} octets)&#xa0;; la limite pour un fichier est de {limit} octets</translation>
    </message>
    <message>
        <source>the files in the archive are too large in total; the limit is {limit} bytes</source>
        <extracomment>archive.too_large</extracomment>
        <translation>les fichiers de l’archive sont trop grands&#xa0;; la limite pour l’ensemble est de {limit} octets</translation>
    </message>
    <message>
        <source>the archive contains too many files; the limit is {limit}</source>
        <extracomment>archive.too_many</extracomment>
        <translation>l’archive contient trop de fichiers&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>the path leads outside the archive; the file is ignored</source>
        <extracomment>archive.leaves</extracomment>
        <translation>le chemin mène hors de l’archive&#xa0;; le fichier n’est pas pris en compte</translation>
    </message>
    <message>
        <source>version {version} of the OpenSim archive format is not supported; supported versions: 0 and 1</source>
        <extracomment>archive.version</extracomment>
        <translation>la version {version} du format d’archive OpenSim n’est pas prise en charge&#xa0;; versions prises en charge&#xa0;: 0 et 1</translation>
    </message>
    <message>
        <source>contains no objects; expected an OpenSim archive (.oar, .iar)</source>
        <extracomment>archive.no_object</extracomment>
        <translation>ne contient aucun objet&#xa0;; archive OpenSim (.oar, .iar) attendue</translation>
    </message>
    <message>
        <source>data of the type &quot;{kind}&quot; has no weight and is ignored</source>
        <extracomment>archive.unused</extracomment>
        <translation>les données du type «&#xa0;{kind}&#xa0;» n’ont pas de poids et ne sont pas prises en compte</translation>
    </message>
    <message>
        <source>is too large; the limit for XML is {limit} bytes</source>
        <extracomment>xml.too_large</extracomment>
        <translation>est trop grand&#xa0;; la limite pour du XML est de {limit} octets</translation>
    </message>
    <message>
        <source>has too many elements and text nodes; the limit for XML is {limit}</source>
        <extracomment>xml.too_many</extracomment>
        <translation>a trop d’éléments XML et de textes&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>elements are nested too deeply; the limit is {limit} levels</source>
        <extracomment>xml.too_deep</extracomment>
        <translation>les éléments XML sont imbriqués trop profondément&#xa0;; la limite est de {limit} niveaux</translation>
    </message>
    <message>
        <source>expected {expected}, found &quot;{found}&quot;; the default is used</source>
        <extracomment>xml.not_readable</extracomment>
        <translation>attendu&#xa0;: {expected}&#xa0;; trouvé&#xa0;: «&#xa0;{found}&#xa0;»&#xa0;; la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>contains no objects; expected a SceneObjectGroup with a SceneObjectPart</source>
        <extracomment>open_sim.no_object</extracomment>
        <translation>ne contient aucun objet&#xa0;; SceneObjectGroup avec un SceneObjectPart attendu</translation>
    </message>
    <message>
        <source>the id {id} is already used; ids must be unique, so it is ignored here</source>
        <extracomment>import.repeated_id</extracomment>
        <translation>l’id {id} est déjà utilisé&#xa0;; celui-ci n’en reçoit aucun, car les id doivent être uniques</translation>
    </message>
    <message>
        <source>expected three lengths from {smallest} to {largest} m; the default is used</source>
        <extracomment>import.no_scale</extracomment>
        <translation>trois côtés de {smallest} à {largest} m attendus&#xa0;; la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>expected 0, 1 or 2; the default is used</source>
        <extracomment>import.shape_type</extracomment>
        <translation>0, 1 ou 2 attendu&#xa0;; la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>the mesh asset {id} is missing</source>
        <extracomment>open_sim.no_mesh</extracomment>
        <translation>l’asset de maillage {id} est absent</translation>
    </message>
    <message>
        <source>expected version {expected} of the viewer&apos;s model file format</source>
        <extracomment>slm.version</extracomment>
        <translation>version {expected} du format de fichier de modèle du viewer attendue</translation>
    </message>
    <message>
        <source>contains no meshes; expected an array of mesh assets</source>
        <extracomment>slm.no_mesh</extracomment>
        <translation>ne contient aucun maillage&#xa0;; tableau d’assets de maillage attendu</translation>
    </message>
    <message>
        <source>is not a mesh asset; it is left out</source>
        <extracomment>slm.no_mesh_asset</extracomment>
        <translation>n’est pas un asset de maillage&#xa0;; il n’est pas pris en compte</translation>
    </message>
    <message>
        <source>the file does not say where its meshes are placed; each mesh is used once, at a size of 1 m</source>
        <extracomment>slm.no_instance</extracomment>
        <translation>le fichier ne dit pas où ses maillages sont placés&#xa0;; chaque maillage est utilisé une fois, à une taille de 1 m</translation>
    </message>
    <message>
        <source>expected a number below {count}, the number of meshes; the instance is left out</source>
        <extracomment>slm.no_such_mesh</extracomment>
        <translation>nombre inférieur à {count}, le nombre de maillages, attendu&#xa0;; l’instance n’est pas prise en compte</translation>
    </message>
    <message>
        <source>the uploader cannot read {file}, so it does not let you upload the model. Repair the file, or remove it.</source>
        <extracomment>upload.companion</extracomment>
        <translation>l’outil de chargement ne peut pas lire {file} et ne vous laisse donc pas charger le modèle. Réparez le fichier, ou retirez-le.</translation>
    </message>
    <message>
        <source>{file} has {faces} faces for this object, but the model has {expected}. Do not use more faces than the model has.</source>
        <extracomment>upload.level_faces</extracomment>
        <translation>{file} a {faces} faces pour cet objet, mais le modèle en a {expected}. N’y utilisez pas plus de faces que le modèle.</translation>
    </message>
    <message>
        <source>{file} and the model split this object into different numbers of prims ({found} and {expected}). Use the same number of materials in both files.</source>
        <extracomment>upload.level_submodels</extracomment>
        <translation>{file} fait {found} prims de cet objet, mais le modèle en fait {expected}. Utilisez le même nombre de matériaux dans les deux fichiers.</translation>
    </message>
    <message>
        <source>{file} has an object &quot;{object}&quot; that matches none of the model&apos;s objects. Give it the name of the corresponding object in the model.</source>
        <extracomment>upload.level_unused</extracomment>
        <translation>{file} a un objet «&#xa0;{object}&#xa0;» qui ne correspond à aucun de ceux du modèle. Donnez-lui le nom de l’objet correspondant du modèle.</translation>
    </message>
    <message>
        <source>an object uses the geometry &quot;{geometry}&quot;, which is missing from the file. Export the file again.</source>
        <extracomment>upload.no_such_geometry</extracomment>
        <translation>un objet utilise la géométrie «&#xa0;{geometry}&#xa0;», qui manque dans le fichier. Exportez le fichier à nouveau.</translation>
    </message>
    <message>
        <source>another geometry is also called &quot;{label}&quot;, and the uploader confuses the two. Rename one of them.</source>
        <extracomment>upload.same_label</extracomment>
        <translation>une autre géométrie s’appelle aussi «&#xa0;{label}&#xa0;», et l’outil de chargement confond les deux. Renommez l’une d’elles.</translation>
    </message>
    <message>
        <source>the object has {faces} faces, but the uploader keeps only {limit} of them. Use fewer materials, or split the object.</source>
        <extracomment>upload.submodel_limit</extracomment>
        <translation>l’objet a {faces} faces, mais l’outil de chargement n’en garde que {limit}. Utilisez moins de matériaux, ou divisez l’objet.</translation>
    </message>
    <message>
        <source>a list of polygons has {vertices} vertices, but the uploader supports at most {limit}. Triangulate the model before export.</source>
        <extracomment>upload.polygon_vertices</extracomment>
        <translation>une liste de polygones a {vertices} sommets, mais l’outil de chargement en admet au plus {limit}. Triangulez le modèle avant l’export.</translation>
    </message>
    <message>
        <source>this file&apos;s constants (based on {base}) are ignored; the constants of &quot;{first}&quot; are used instead</source>
        <extracomment>join.other_profile</extracomment>
        <translation>les constantes de ce fichier (fondées sur {base}) ne sont pas prises en compte&#xa0;; celles de «&#xa0;{first}&#xa0;» sont utilisées à la place</translation>
    </message>
    <message>
        <source>the measured costs of &quot;{name}&quot; are left out, because another file has a linkset with the same name or id</source>
        <extracomment>join.measured_lost</extracomment>
        <translation>les coûts mesurés de «&#xa0;{name}&#xa0;» ne sont pas pris en compte&#xa0;: un autre fichier a un ensemble lié du même nom ou du même id</translation>
    </message>
    <message>
        <source>no supported files found</source>
        <extracomment>join.nothing</extracomment>
        <translation>n’a aucun fichier pris en charge</translation>
    </message>
    <message>
        <source>the scene has {count} different meshes, but a mesh asset (.llmesh) can hold only one; use a scene with one mesh</source>
        <extracomment>export.one_mesh</extracomment>
        <translation>la scène a {count} maillages différents, mais un asset de maillage (.llmesh) en contient un seul&#xa0;; utilisez une scène d’un seul maillage</translation>
    </message>
    <message>
        <source>the scene has no surface to write</source>
        <extracomment>export.nothing</extracomment>
        <translation>la scène n’a aucune surface à écrire</translation>
    </message>
    <message>
        <source>the scene has more geometry than one file of this type can hold</source>
        <extracomment>export.too_large</extracomment>
        <translation>la scène a plus de géométrie qu’un seul fichier de ce type ne peut en contenir</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts have no known surface; they are left out</source>
        <extracomment>export.no_surface</extracomment>
        <translation>
            <numerusform>{count} élément n’a pas de surface connue&#xa0;; il n’est pas pris en compte</numerusform>
            <numerusform>{count} éléments n’ont pas de surface connue&#xa0;; ils ne sont pas pris en compte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees are left out; this file type cannot hold them</source>
        <extracomment>export.no_octree</extracomment>
        <translation>
            <numerusform>{count} octree n’est pas pris en compte&#xa0;; ce type de fichier ne peut pas en contenir</numerusform>
            <numerusform>{count} octrees ne sont pas pris en compte&#xa0;; ce type de fichier ne peut pas en contenir</numerusform>
        </translation>
    </message>
    <message>
        <source>contains only the visible geometry; physics shapes, lower levels of detail, shape types, scripts and flags are left out</source>
        <extracomment>export.only_seen</extracomment>
        <translation>ne contient que la géométrie visible&#xa0;; formes physiques, niveaux de détail inférieurs, types de forme, scripts et indicateurs sont laissés de côté</translation>
    </message>
    <message>
        <source>not everything can be saved in this file type; use .weighbridge, or .scene for octrees and rays</source>
        <extracomment>export.cannot_save</extracomment>
        <translation>tout ne peut pas être enregistré dans ce type de fichier&#xa0;; utilisez .weighbridge, ou .scene pour des octrees et des rayons</translation>
    </message>
    <message>
        <source>the scene has {count} octrees, but an Inexor file (.nxoc) can hold only one; use .scene for more than one</source>
        <extracomment>export.one_octree</extracomment>
        <translation>la scène a {count} octrees, mais un fichier d’Inexor (.nxoc) en contient un seul&#xa0;; utilisez .scene pour plus d’un</translation>
    </message>
    <message numerus="yes">
        <source>{count} rays are left out; an Inexor file (.nxoc) can hold only cubes</source>
        <extracomment>export.no_rays</extracomment>
        <translation>
            <numerusform>{count} rayon n’est pas pris en compte&#xa0;; un fichier Inexor (.nxoc) ne contient que des cubes</numerusform>
            <numerusform>{count} rayons ne sont pas pris en compte&#xa0;; un fichier Inexor (.nxoc) ne contient que des cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees have no filled cubes; they are left out</source>
        <extracomment>export.empty_octrees</extracomment>
        <translation>
            <numerusform>{count} octree n’a pas de cubes remplis&#xa0;; il n’est pas pris en compte</numerusform>
            <numerusform>{count} octrees n’ont pas de cubes remplis&#xa0;; ils ne sont pas pris en compte</numerusform>
        </translation>
    </message>
    <message>
        <source>would become a part {size} m long, but a part must be {smallest} to {largest} m long; change the octree&apos;s size</source>
        <extracomment>export.octree_size</extracomment>
        <translation>donnerait un élément de {size} m de long, mais un élément doit avoir de {smallest} à {largest} m de long&#xa0;; changez la taille de l’octree</translation>
    </message>
    <message>
        <source>would need {count} hulls, but the limit is {limit}; use an octree with fewer levels, or --octree surface</source>
        <extracomment>export.octree_hulls</extracomment>
        <translation>demanderait {count} enveloppes, mais la limite est de {limit}&#xa0;; utilisez un octree avec moins de niveaux, ou --octree surface</translation>
    </message>
    <message>
        <source>would need a surface of {count} triangles, more than {limit} faces can hold; use an octree with fewer levels</source>
        <extracomment>export.octree_triangles</extracomment>
        <translation>demanderait une surface de {count} triangles, plus que n’en contiennent {limit} faces&#xa0;; utilisez un octree avec moins de niveaux</translation>
    </message>
    <message>
        <source>contains only meshes with their names, positions, rotations and sizes; shape types, scripts, flags and ids are left out</source>
        <extracomment>export.only_places</extracomment>
        <translation>ne contient que les maillages avec leurs noms, positions, rotations et tailles&#xa0;; types de forme, scripts, indicateurs et id sont laissés de côté</translation>
    </message>
    <message>
        <source>needs a part with a side of {side} m, but the grid allows {least} to {most} m</source>
        <extracomment>shape.body_size</extracomment>
        <translation>a besoin d’un élément dont un côté mesure {side} m, mais la grille admet de {least} à {most} m</translation>
    </message>
    <message>
        <source>linked hulls</source>
        <extracomment>method.hull_linkset</extracomment>
        <translation>enveloppes liées</translation>
    </message>
    <message>
        <source>linked prims</source>
        <extracomment>method.prims</extracomment>
        <translation>prims liées</translation>
    </message>
    <message>
        <source>the object would have more than {limit} parts</source>
        <extracomment>making.too_many_parts</extracomment>
        <translation>L’objet aurait plus de {limit} éléments</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is neither a constant nor a choice{hint}</source>
        <extracomment>profile.unknown_key</extracomment>
        <translation>«&#xa0;{key}&#xa0;» n’est ni une constante ni un choix{hint}</translation>
    </message>
    <message>
        <source>unknown built-in profile &quot;{name}&quot;, so second-life is used{hint}</source>
        <extracomment>profile.unknown_base</extracomment>
        <translation>profil intégré inconnu «&#xa0;{name}&#xa0;»&#xa0;: second-life est donc utilisé{hint}</translation>
    </message>
    <message>
        <source>{key} must be a number, not &quot;{value}&quot;</source>
        <extracomment>profile.not_a_number</extracomment>
        <translation>{key} doit être un nombre, et non «&#xa0;{value}&#xa0;»</translation>
    </message>
    <message>
        <source>{key} cannot be &quot;{value}&quot;; use one of {words}{hint}</source>
        <extracomment>profile.unknown_choice</extracomment>
        <translation>{key} ne peut pas être «&#xa0;{value}&#xa0;»&#xa0;; utilisez l’un de {words}{hint}</translation>
    </message>
    <message>
        <source>is not a profile, because it has neither &quot;base&quot; nor &quot;set&quot;; second-life is used</source>
        <extracomment>profile.sets_nothing</extracomment>
        <translation>n’est pas un profil, car il n’a ni «&#xa0;base&#xa0;» ni «&#xa0;set&#xa0;»&#xa0;; second-life est utilisé</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is ignored because it is not inside &quot;set&quot;; move it into &quot;set&quot;</source>
        <extracomment>profile.stray_key</extracomment>
        <translation>«&#xa0;{key}&#xa0;» n’est pas pris en compte, car il n’est pas dans «&#xa0;set&#xa0;»&#xa0;; déplacez-le dans «&#xa0;set&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; must be {expected}; it is ignored</source>
        <extracomment>profile.wrong_type</extracomment>
        <translation>«&#xa0;{key}&#xa0;» doit être {expected}&#xa0;; cela n’est pas pris en compte</translation>
    </message>
    <message>
        <source>the root of a linkset cannot have the shape type None; the root is weighed as Convex Hull</source>
        <extracomment>cost.root_none</extracomment>
        <translation>la racine d’un ensemble lié ne peut pas avoir le type de forme Aucun&#xa0;; la racine est pesée comme Enveloppe convexe</translation>
    </message>
    <message>
        <source>the mesh is missing, so the cost of this part is unknown, and so are all sums that include it</source>
        <extracomment>cost.mesh_missing</extracomment>
        <translation>le maillage manque&#xa0;: le coût de cet élément est donc inconnu, de même que toutes les sommes où il figure</translation>
    </message>
    <message>
        <source>the size is unusable, so the cost of this part is unknown, and so are all sums that include it</source>
        <extracomment>cost.size_unknown</extracomment>
        <translation>l’échelle est inutilisable&#xa0;: le coût de cet élément est donc inconnu, de même que toutes les sommes où il figure</translation>
    </message>
    <message>
        <source>the mesh has no points for a base hull, so its physics cost is unknown, and so are all sums that include it</source>
        <extracomment>cost.no_hull_source</extracomment>
        <translation>le maillage n’a pas de points pour une enveloppe de base&#xa0;: son coût physique est donc inconnu, de même que toutes les sommes où il figure</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the physics weight is the largest: {physics} PE. The download weight is {streaming} PE, and the server weight is {server} PE.</source>
        <extracomment>why.physics</extracomment>
        <translation>L’impact sur le terrain est de {impact} LI, car le poids physique est le plus grand&#xa0;: {physics} PE. Le poids de téléchargement est de {streaming} PE, et le poids serveur de {server} PE.</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the server weight is the largest: {server} PE. The physics weight is {physics} PE, and the download weight is {streaming} PE.</source>
        <extracomment>why.server</extracomment>
        <translation>L’impact sur le terrain est de {impact} LI, car le poids serveur est le plus grand&#xa0;: {server} PE. Le poids physique est de {physics} PE, et le poids de téléchargement de {streaming} PE.</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} is a mesh.</source>
        <extracomment>why.opted_in_mesh</extracomment>
        <translation>Le nouveau calcul s’applique, parce que {part} est un maillage.</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} has the physics shape type {type}.</source>
        <extracomment>why.opted_in_shape_type</extracomment>
        <translation>Le nouveau calcul s’applique, parce que {part} a le type de forme physique {type}.</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} has normal or specular maps.</source>
        <extracomment>why.opted_in_materials</extracomment>
        <translation>Le nouveau calcul s’applique, parce que {part} a des matériaux.</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} is animated.</source>
        <extracomment>why.opted_in_animated</extracomment>
        <translation>Le nouveau calcul s’applique, parce que {part} est animé.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of {count} parts is unknown: their meshes are missing or incomplete, or their sizes are unusable.</source>
        <extracomment>why.unknown</extracomment>
        <translation>
            <numerusform>Le coût d’un élément est inconnu&#xa0;: son maillage manque ou est incomplet, ou sa taille est inutilisable.</numerusform>
            <numerusform>Le coût de {count} éléments est inconnu&#xa0;: leurs maillages manquent ou sont incomplets, ou leurs tailles sont inutilisables.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deciding weight is less than {minimum} PE, so the land impact is at its minimum.</source>
        <extracomment>why.minimum</extracomment>
        <translation>Le poids décisif est inférieur à {minimum} PE&#xa0;: l’impact sur le terrain est donc à son minimum.</translation>
    </message>
    <message>
        <source>The physics weight is multiplied by {factor}, because the object is physical and its bounding box has a mean face area of {area} m².</source>
        <extracomment>why.penalty</extracomment>
        <translation>Le poids physique est multiplié par {factor}, parce que l’objet est physique et que l’aire moyenne d’une face de sa boîte englobante est de {area} m².</translation>
    </message>
    <message>
        <source>The object cannot be set physical: its parts cost {cost} PE at rest, and the limit is {limit} PE.</source>
        <extracomment>why.too_dear_to_be_physical</extracomment>
        <translation>L’objet ne peut pas devenir physique&#xa0;: ses éléments coûtent {cost} PE au repos, et la limite est de {limit} PE.</translation>
    </message>
    <message>
        <source>The object cannot be set physical: {part} alone costs {cost} PE at rest, and the limit is {limit} PE.</source>
        <extracomment>why.part_too_dear_to_be_physical</extracomment>
        <translation>L’objet ne peut pas devenir physique&#xa0;: {part} coûte à lui seul {cost} PE au repos, et la limite est de {limit} PE.</translation>
    </message>
    <message>
        <source>The object cannot be set physical: it has {parts} parts, and the limit is {limit}.</source>
        <extracomment>why.too_many_to_be_physical</extracomment>
        <translation>L’objet ne peut pas devenir physique&#xa0;: il a {parts} éléments, et la limite est de {limit}.</translation>
    </message>
    <message>
        <source>{part}: one of its {triangles} triangles, number {index}, is only {width} m wide and accounts for {share}% of the part&apos;s cost.</source>
        <extracomment>why.sliver</extracomment>
        <translation>{part}&#xa0;: un seul de ses {triangles} triangles, le numéro {index}, large de seulement {width} m, porte {share}&#xa0;% de son coût.</translation>
    </message>
    <message>
        <source>{part}: the {count} narrowest of its {triangles} triangles account for {share}% of its cost.</source>
        <extracomment>why.slivers</extracomment>
        <translation>{part}&#xa0;: ses {count} triangles les plus étroits sur {triangles} portent {share}&#xa0;% de son coût.</translation>
    </message>
    <message>
        <source>{part}: one of its sides is {side} m long, less than {limit} m, so its triangles are not used and its openings are closed.</source>
        <extracomment>why.thin_side</extracomment>
        <translation>{part}&#xa0;: son côté de {side} m est inférieur à {limit} m&#xa0;; ses triangles ne sont donc pas utilisés et ses ouvertures sont fermées.</translation>
    </message>
    <message>
        <source>{part}: its triangles cost {floor} PE, the minimum for a triangle mesh; enlarging the part does not make them cheaper.</source>
        <extracomment>why.floor</extracomment>
        <translation>{part}&#xa0;: ses triangles coûtent {floor} PE, le minimum pour un maillage de triangles&#xa0;; agrandir l’élément ne les rend pas moins chers.</translation>
    </message>
    <message>
        <source>{part}: its triangles are narrower than {minimum} m on average, so they count as {minimum} m wide.</source>
        <extracomment>why.narrowest</extracomment>
        <translation>{part}&#xa0;: ses triangles sont en moyenne plus étroits que {minimum} m et comptent donc pour {minimum} m de large.</translation>
    </message>
    <message>
        <source>{part}: its download weight is {cap} PE, the maximum for this type of part.</source>
        <extracomment>why.streaming_cap</extracomment>
        <translation>{part}&#xa0;: son poids de téléchargement est de {cap} PE, le maximum pour ce type d’élément.</translation>
    </message>
    <message numerus="yes">
        <source>{count} slivers, up to {width} m wide: {cost} PE</source>
        <extracomment>culprit.slivers</extracomment>
        <translation>
            <numerusform>{count} triangle effilé, {width} m&#xa0;: {cost} PE</numerusform>
            <numerusform>{count} triangles effilés, larges de {width} m au plus&#xa0;: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles, up to {width} m wide: {cost} PE</source>
        <extracomment>culprit.triangles</extracomment>
        <translation>
            <numerusform>{count} triangle, large de {width} m&#xa0;: {cost} PE</numerusform>
            <numerusform>{count} triangles, larges de {width} m au plus&#xa0;: {cost} PE</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} triangles: {cost} PE</source>
        <extracomment>culprit.many</extracomment>
        <translation>{count} triangles sur {all}&#xa0;: {cost} PE</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls: {cost} PE</source>
        <extracomment>culprit.hulls</extracomment>
        <translation>
            <numerusform>{count} enveloppe&#xa0;: {cost} PE</numerusform>
            <numerusform>{count} enveloppes&#xa0;: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} physics shapes: {cost} PE</source>
        <extracomment>culprit.shapes</extracomment>
        <translation>
            <numerusform>{count} forme physique&#xa0;: {cost} PE</numerusform>
            <numerusform>{count} formes physiques&#xa0;: {cost} PE</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} levels of detail: {cost} PE</source>
        <extracomment>culprit.levels</extracomment>
        <translation>{count} niveaux de détail&#xa0;: {cost} PE</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts: {cost} PE</source>
        <extracomment>culprit.parts</extracomment>
        <translation>
            <numerusform>{count} élément&#xa0;: {cost} PE</numerusform>
            <numerusform>{count} éléments&#xa0;: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts, each counted as 1 LI</source>
        <extracomment>culprit.counted</extracomment>
        <translation>
            <numerusform>{count} élément, qui compte pour 1</numerusform>
            <numerusform>{count} éléments, qui comptent chacun pour 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In world, rez {count} cubes beside the object. Their size and exact position do not matter.</source>
        <extracomment>kit.act_prims</extracomment>
        <translation>
            <numerusform>Dans le monde, rezzez un cube à côté de l’objet. Sa taille et sa position exacte n’importent pas.</numerusform>
            <numerusform>Dans le monde, rezzez {count} cubes à côté de l’objet. Leur taille et leur position exacte n’importent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select the object, then hold Shift and select the cubes. Press Ctrl+L to link them. The cube selected last becomes the root.</source>
        <extracomment>kit.act_link</extracomment>
        <translation>
            <numerusform>Sélectionnez l’objet, puis le cube en maintenant Maj. Liez-les avec Ctrl+L. Le cube devient la racine.</numerusform>
            <numerusform>Sélectionnez l’objet, puis les cubes en maintenant Maj. Liez-les avec Ctrl+L. Le cube sélectionné en dernier devient la racine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Edit the object and create a new script on the Content tab. Replace the script&apos;s text with the text of {file}, and save the script. The cubes become the transparent prims that provide the physics shape.</source>
        <extracomment>kit.act_script</extracomment>
        <translation>
            <numerusform>Modifiez l’objet et créez un script dans l’onglet Contenu. Remplacez le texte du script par celui de {file}, et enregistrez-le. Le cube devient le prim transparent qui fournit la forme physique.</numerusform>
            <numerusform>Modifiez l’objet et créez un script dans l’onglet Contenu. Remplacez le texte du script par celui de {file}, et enregistrez-le. Les cubes deviennent les prims transparents qui fournissent la forme physique.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the script says &quot;Done&quot;, delete it.</source>
        <extracomment>kit.act_done</extracomment>
        <translation>Quand le script affiche «&#xa0;Done&#xa0;», supprimez-le.</translation>
    </message>
    <message>
        <source>In world, the root must be {part}, because a root cannot have the physics shape type None.</source>
        <extracomment>kit.act_root</extracomment>
        <translation>Dans le monde, la racine doit être {part}, parce qu’une racine ne peut pas avoir le type de forme physique Aucun.</translation>
    </message>
    <message>
        <source>If another part is the root, unlink the object, select all parts with the new root last, and link them again.</source>
        <extracomment>kit.act_relink</extracomment>
        <translation>Si un autre élément est la racine, déliez l’objet, sélectionnez tous les éléments, la nouvelle racine en dernier, et liez-les à nouveau.</translation>
    </message>
    <message>
        <source>{least} to {most} {unit} after Analyze</source>
        <extracomment>kit.after_analyze</extracomment>
        <translation>{least} à {most} {unit} après Analyser</translation>
    </message>
    <message>
        <source>Nothing to show: no rows match.</source>
        <extracomment>report.no_rows</extracomment>
        <translation>Rien à montrer&#xa0;: il n’y a aucune ligne de ce genre.</translation>
    </message>
    <message>
        <source>The two profiles are identical.</source>
        <extracomment>report.equal_profiles</extracomment>
        <translation>Les deux profils sont identiques.</translation>
    </message>
    <message>
        <source>No linkset, region or parcel crosses a limit, and no deciding weight changes.</source>
        <extracomment>report.no_crossings</extracomment>
        <translation>Aucun ensemble lié, aucune région ni aucune parcelle ne franchit de limite, et aucun poids décisif ne change.</translation>
    </message>
    <message>
        <source>No linkset&apos;s land impact changes.</source>
        <extracomment>report.no_winners</extracomment>
        <translation>L’impact sur le terrain ne change pour aucun ensemble lié.</translation>
    </message>
    <message>
        <source>region id</source>
        <extracomment>column.region_id</extracomment>
        <translation>id de région</translation>
    </message>
    <message>
        <source>physics shape</source>
        <extracomment>column.representation</extracomment>
        <translation>forme physique</translation>
    </message>
    <message>
        <source>reason</source>
        <extracomment>column.reason</extracomment>
        <translation>raison</translation>
    </message>
    <message>
        <source>prims</source>
        <extracomment>column.prims</extracomment>
        <translation>prims</translation>
    </message>
    <message>
        <source>physics change</source>
        <extracomment>column.physics_change</extracomment>
        <translation>variation de physique</translation>
    </message>
    <message>
        <source>download change</source>
        <extracomment>column.streaming_change</extracomment>
        <translation>variation de téléchargement</translation>
    </message>
    <message>
        <source>land impact change</source>
        <extracomment>column.land_impact_change</extracomment>
        <translation>variation de l’impact</translation>
    </message>
    <message>
        <source>deciding weight before</source>
        <extracomment>column.decided_before</extracomment>
        <translation>poids décisif avant</translation>
    </message>
    <message>
        <source>tolerance</source>
        <extracomment>column.tolerance</extracomment>
        <translation>tolérance</translation>
    </message>
    <message>
        <source>limits crossed</source>
        <extracomment>column.marks</extracomment>
        <translation>limites franchies</translation>
    </message>
    <message>
        <source>in use</source>
        <extracomment>column.used</extracomment>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>meets the goal</source>
        <extracomment>column.within</extracomment>
        <translation>atteint l’objectif</translation>
    </message>
    <message>
        <source>on the Pareto front</source>
        <extracomment>column.front</extracomment>
        <translation>sur le front de Pareto</translation>
    </message>
    <message>
        <source>min after Analyze</source>
        <extracomment>column.analyzed_least</extracomment>
        <translation>min. après Analyser</translation>
    </message>
    <message>
        <source>max after Analyze</source>
        <extracomment>column.analyzed_most</extracomment>
        <translation>max. après Analyser</translation>
    </message>
    <message>
        <source>10% more</source>
        <extracomment>column.grown</extracomment>
        <translation>10&#xa0;% de plus</translation>
    </message>
    <message>
        <source>10% less</source>
        <extracomment>column.shrunk</extracomment>
        <translation>10&#xa0;% de moins</translation>
    </message>
    <message>
        <source>the record is incomplete; each record has {bytes} bytes</source>
        <extracomment>pick.raw_cut</extracomment>
        <translation>l’enregistrement est incomplet&#xa0;; chaque enregistrement fait {bytes} octets</translation>
    </message>
    <message>
        <source>a number is out of range, the direction is 0, or the depth exceeds the limit of {depth}</source>
        <extracomment>pick.raw_ray</extracomment>
        <translation>un nombre est hors limites, la direction est 0, ou la profondeur dépasse la limite de {depth}</translation>
    </message>
    <message>
        <source>the line is longer than the limit of {limit} bytes</source>
        <extracomment>pick.long_line</extracomment>
        <translation>la ligne dépasse la limite de {limit} octets</translation>
    </message>
    <message>
        <source>octree {octree}: the engine crashes when it reads eight SOLID cubes in one OCTANT; Weighbridge treats them as one SOLID cube</source>
        <extracomment>pick.engine_crashes</extracomment>
        <translation>octree {octree}&#xa0;: le moteur plante en lisant huit cubes SOLID dans un même OCTANT&#xa0;; Weighbridge les traite comme un seul cube SOLID</translation>
    </message>
    <message>
        <source>there are NORMAL cubes; the engine&apos;s rays never hit them</source>
        <extracomment>pick.normals_missed</extracomment>
        <translation>il y a des cubes NORMAL&#xa0;; les rayons du moteur ne les touchent jamais</translation>
    </message>
    <message>
        <source>there are rotated octrees; the engine ignores their rotation</source>
        <extracomment>pick.engine_rotations</extracomment>
        <translation>il y a des octrees tournés&#xa0;; le moteur les prend pour non tournés</translation>
    </message>
    <message>
        <source>the engine and the exact method agree</source>
        <extracomment>pick.engine_same</extracomment>
        <translation>le moteur et la méthode exacte trouvent la même chose</translation>
    </message>
    <message>
        <source>cost change in PE when a constant changes by 10%</source>
        <extracomment>chart.tornado</extracomment>
        <translation>variation du coût en PE quand une constante varie de 10&#xa0;%</translation>
    </message>
    <message>
        <source>triangle width in m</source>
        <extracomment>chart.width</extracomment>
        <translation>largeur de triangle en m</translation>
    </message>
    <message>
        <source>more expensive</source>
        <extracomment>sheet.more_expensive</extracomment>
        <translation>plus cher</translation>
    </message>
    <message>
        <source>The physics cost of the selection does not depend on triangles.</source>
        <extracomment>chart.no_triangles</extracomment>
        <translation>Son coût physique ne dépend pas de triangles.</translation>
    </message>
    <message>
        <source>  probably complete: all counts and sizes in the file match its contents</source>
        <extracomment>inspect.wholeness_consistent</extracomment>
        <translation>  probablement complet&#xa0;: tous les nombres et toutes les tailles du fichier concordent avec son contenu</translation>
    </message>
    <message>
        <source>  cubes in octrees: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT; maximum depth {depth}</source>
        <extracomment>inspect.octree</extracomment>
        <translation>  cubes des octrees&#xa0;: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT&#xa0;; profondeur maximale {depth}</translation>
    </message>
    <message>
        <source>Physics shapes, in the unit cube</source>
        <extracomment>inspect.shapes</extracomment>
        <translation>Formes physiques, dans le cube unité</translation>
    </message>
    <message>
        <source>  the mesh extends from ({min}) to ({max})</source>
        <extracomment>inspect.domain</extracomment>
        <translation>  le maillage s’étend de ({min}) à ({max})</translation>
    </message>
    <message>
        <source>No findings: the grid is not known to refuse anything in this file.</source>
        <extracomment>inspect.no_findings</extracomment>
        <translation>Aucun constat&#xa0;: rien dont on sache que la grille le refuse.</translation>
    </message>
    <message>
        <source>The rule that determines the physics shape.</source>
        <extracomment>help.reason</extracomment>
        <translation>La règle qui décide de la forme physique.</translation>
    </message>
    <message>
        <source>Whether the uploader or the grid would refuse the part: ok, refused or unknown. Empty for parts that are not uploaded.</source>
        <extracomment>help.upload</extracomment>
        <translation>Si l’outil de chargement ou la grille le refuserait&#xa0;: ok, refused ou unknown. Vide pour les éléments qui ne sont pas chargés.</translation>
    </message>
    <message>
        <source>The number of triangles that determine the physics cost.</source>
        <extracomment>help.triangles</extracomment>
        <translation>Les triangles qui décident du coût physique.</translation>
    </message>
    <message>
        <source>The number of convex hulls that determine the physics cost.</source>
        <extracomment>help.hulls</extracomment>
        <translation>Les enveloppes convexes qui décident du coût physique.</translation>
    </message>
    <message>
        <source>The total number of vertices in the convex hulls.</source>
        <extracomment>help.hull_vertices</extracomment>
        <translation>Le total des sommets de ces enveloppes.</translation>
    </message>
    <message>
        <source>The number of scripts. Scripts raise the server weight.</source>
        <extracomment>help.scripts</extracomment>
        <translation>Les scripts qu’il contient&#xa0;; ils augmentent le poids serveur.</translation>
    </message>
    <message>
        <source>new: the largest of three weights decides. legacy: the number of parts decides, because no part opts in to the new accounting.</source>
        <extracomment>help.accounting</extracomment>
        <translation>nouveau (new)&#xa0;: le plus grand de trois poids décide. ancien (legacy)&#xa0;: le nombre d’éléments décide, parce qu’aucun élément n’entraîne le nouveau calcul.</translation>
    </message>
    <message>
        <source>The mean area of the faces of the linkset&apos;s bounding box. The penalty for being physical grows with this area.</source>
        <extracomment>help.mean_face_area_m2</extracomment>
        <translation>L’aire moyenne des faces de la boîte englobante de l’ensemble lié. La pénalité pour objet physique croît avec elle.</translation>
    </message>
    <message>
        <source>The sum of the parts&apos; physics costs in their current state, without the penalty for being physical.</source>
        <extracomment>help.physics_cost</extracomment>
        <translation>La somme des coûts physiques de ses éléments tels qu’ils sont maintenant, sans la pénalité des objets physiques.</translation>
    </message>
    <message>
        <source>The sum of the linksets&apos; physics costs in their current state, without the penalty for being physical.</source>
        <extracomment>help.region_physics_cost</extracomment>
        <translation>La somme des coûts physiques de ses ensembles liés tels qu’ils sont maintenant, sans la pénalité des objets physiques.</translation>
    </message>
    <message>
        <source>Whether the grid allows the linkset to be physical. The limit applies to its physics weight at rest or, in the legacy accounting, to its number of parts.</source>
        <extracomment>help.can_be_physical</extracomment>
        <translation>Si la grille permet à l’ensemble lié d’être physique. La limite s’applique à son poids physique au repos ou, selon l’ancien calcul, à son nombre d’éléments.</translation>
    </message>
    <message>
        <source>The sum over the linksets in the region or parcel.</source>
        <extracomment>help.region_sum</extracomment>
        <translation>La somme des ensembles liés de la région ou de la parcelle.</translation>
    </message>
    <message>
        <source>The server weight: the load that the parts and scripts put on the simulator.</source>
        <extracomment>help.server_cost</extracomment>
        <translation>Le poids serveur&#xa0;: ce que ses éléments et ses scripts coûtent au simulateur.</translation>
    </message>
    <message>
        <source>How much of the region&apos;s capacity the linkset uses: the largest weight, rounded (in the legacy accounting, the number of parts).</source>
        <extracomment>help.land_impact</extracomment>
        <translation>Ce que l’ensemble lié utilise de la capacité de la région&#xa0;: le plus grand poids, arrondi (selon l’ancien calcul, le nombre d’éléments).</translation>
    </message>
    <message>
        <source>What decides the land impact: the largest weight or, in the legacy accounting, the number of parts.</source>
        <extracomment>help.decided_by</extracomment>
        <translation>Ce qui décide de l’impact sur le terrain&#xa0;: le plus grand poids ou, selon l’ancien calcul, le nombre d’éléments.</translation>
    </message>
    <message>
        <source>The highest total land impact that the region or parcel allows.</source>
        <extracomment>help.capacity</extracomment>
        <translation>L’impact sur le terrain total maximal que permet la région ou la parcelle.</translation>
    </message>
    <message>
        <source>The land impact that still fits; negative if the region or parcel is over capacity.</source>
        <extracomment>help.free</extracomment>
        <translation>L’impact sur le terrain qui tient encore&#xa0;; négatif si la région ou la parcelle dépasse sa capacité.</translation>
    </message>
    <message>
        <source>The edits that changed the cost, found by undoing each one and weighing the object again.</source>
        <extracomment>help.because</extracomment>
        <translation>Les actions qui ont changé son coût, trouvées en annulant chacune et en pesant à nouveau l’objet.</translation>
    </message>
    <message>
        <source>The change from the pinned baseline.</source>
        <extracomment>help.change</extracomment>
        <translation>La variation par rapport à la référence épinglée.</translation>
    </message>
    <message>
        <source>The estimate minus the value that the grid measured.</source>
        <extracomment>help.difference</extracomment>
        <translation>L’estimation moins la valeur que la grille a mesurée.</translation>
    </message>
    <message numerus="yes">
        <source>There are no linksets, only {count} octrees, which cost nothing. &quot;weighbridge pick&quot; casts rays into them, &quot;weighbridge render&quot; draws them, and &quot;weighbridge convert --octree boxes&quot; turns them into meshes, which have a cost.</source>
        <extracomment>explain.octrees_only</extracomment>
        <translation>
            <numerusform>Il n’y a pas d’ensemble lié, seulement {count} octree, qui ne coûte rien. «&#xa0;weighbridge pick&#xa0;» y lance des rayons, «&#xa0;weighbridge render&#xa0;» le dessine, et «&#xa0;weighbridge convert --octree boxes&#xa0;» en fait un maillage, qui a un coût.</numerusform>
            <numerusform>Il n’y a pas d’ensemble lié, seulement {count} octrees, qui ne coûtent rien. «&#xa0;weighbridge pick&#xa0;» y lance des rayons, «&#xa0;weighbridge render&#xa0;» les dessine, et «&#xa0;weighbridge convert --octree boxes&#xa0;» en fait des maillages, qui ont un coût.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model costs {land_impact} LI when uploaded with generated levels of detail, and {land_impact_otherwise} LI without them.</source>
        <extracomment>explain.generated_levels</extracomment>
        <translation>Le modèle coûte {land_impact} LI si les niveaux de détail sont générés au chargement, et {land_impact_otherwise} LI sans eux.</translation>
    </message>
    <message>
        <source>The model has more than 8 materials, so it becomes {prims} prims. With at most 8 materials, it would cost {land_impact_otherwise} LI, not {land_impact} LI.</source>
        <extracomment>explain.joined_materials</extracomment>
        <translation>Le modèle a plus de 8 matériaux et devient donc {prims} prims. Avec 8 matériaux au plus, il coûterait {land_impact_otherwise} LI au lieu de {land_impact} LI.</translation>
    </message>
    <message>
        <source>Joined into one mesh, with one convex hull around it, the model would cost {land_impact_otherwise} LI, not {land_impact} LI.</source>
        <extracomment>explain.joined_objects</extracomment>
        <translation>Réuni en un seul maillage, entouré d’une seule enveloppe convexe, le modèle coûterait {land_impact_otherwise} LI au lieu de {land_impact} LI.</translation>
    </message>
    <message>
        <source>The object is physical: its physics weight at rest is {static} PE, and the limit is {limit} PE.</source>
        <extracomment>explain.physical_limit</extracomment>
        <translation>L’objet est physique&#xa0;: son poids physique au repos est de {static} PE, et la limite est de {limit} PE.</translation>
    </message>
    <message>
        <source>The legacy accounting applies, because none of the linkset&apos;s parts opts in to the new accounting. Once a part is a mesh, has a normal or specular map, or gets a physics shape type other than Prim, the three weights decide.</source>
        <extracomment>explain.counted</extracomment>
        <translation>L’ancien calcul s’applique, parce qu’aucun des éléments de l’ensemble lié n’entraîne le nouveau calcul. Dès qu’un élément est un maillage, a un matériau ou reçoit un type de forme physique autre que Prim, les trois poids décident.</translation>
    </message>
    <message>
        <source>Main causes</source>
        <extracomment>explain.causes</extracomment>
        <translation>Causes principales</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>explain.facts</extracomment>
        <translation>Notes</translation>
    </message>
    <message numerus="yes">
        <source>At their current sizes, {count} parts, such as {part}, count as boxes for physics anyway, so they need no physics file.</source>
        <extracomment>explain.unused_physics</extracomment>
        <translation>
            <numerusform>À sa taille actuelle, un élément, {part}, compte de toute façon comme une boîte pour la physique&#xa0;: il n’a pas besoin de fichier physique.</numerusform>
            <numerusform>À leurs tailles actuelles, {count} éléments, dont {part}, comptent de toute façon comme des boîtes pour la physique&#xa0;: ils n’ont pas besoin de fichier physique.</numerusform>
        </translation>
    </message>
    <message>
        <source>The object is phantom, which does not affect its cost. The physics shape type None removes a part&apos;s physics cost, but the root cannot have this type.</source>
        <extracomment>explain.phantom</extracomment>
        <translation>L’objet est fantôme, ce qui ne change pas son coût. Le type de forme physique Aucun supprime le coût physique d’un élément, mais la racine ne peut pas avoir ce type.</translation>
    </message>
    <message>
        <source>Making it bigger makes its physics cheaper.</source>
        <extracomment>explain.bigger_cheaper</extracomment>
        <translation>L’agrandir rend sa physique moins chère.</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: {floor} PE is the minimum for a triangle mesh.</source>
        <extracomment>explain.bigger_floor</extracomment>
        <translation>L’agrandir ne le rend pas moins cher&#xa0;: {floor} PE est le minimum pour un maillage de triangles.</translation>
    </message>
    <message>
        <source>Making it slightly bigger does not make it cheaper: its triangles are so narrow that they count as {minimum} m wide. To become cheaper, it would have to be more than {factor} times as big.</source>
        <extracomment>explain.width_least</extracomment>
        <translation>L’agrandir un peu ne le rend pas moins cher&#xa0;: ses triangles sont si étroits qu’ils comptent pour {minimum} m de large. Pour coûter moins cher, il faudrait qu’il soit plus de {factor} fois plus grand.</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: its triangles count as {maximum} m wide, the maximum.</source>
        <extracomment>explain.width_most</extracomment>
        <translation>L’agrandir ne le rend pas moins cher&#xa0;: ses triangles comptent pour {maximum} m de large, le maximum.</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: some of its triangles have no width at any size.</source>
        <extracomment>explain.no_width</extracomment>
        <translation>L’agrandir ne le rend pas moins cher&#xa0;: certains de ses triangles n’ont de largeur à aucune taille.</translation>
    </message>
    <message numerus="yes">
        <source>The object can be set physical: it has {count} parts, and the limit is {limit}.</source>
        <extracomment>explain.can_be_physical_counted</extracomment>
        <translation>
            <numerusform>L’objet peut devenir physique&#xa0;: il a {count} élément, et la limite est de {limit}.</numerusform>
            <numerusform>L’objet peut devenir physique&#xa0;: il a {count} éléments, et la limite est de {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The object can be set physical: its physics weight at rest is {static} PE, and the limit is {limit} PE. When it is physical, its physics weight is {physical} PE, including the penalty for its size.</source>
        <extracomment>explain.can_be_physical</extracomment>
        <translation>L’objet peut devenir physique&#xa0;: son poids physique au repos est de {static} PE, et la limite est de {limit} PE. Une fois l’objet physique, son poids physique est de {physical} PE, pénalité pour sa taille comprise.</translation>
    </message>
    <message>
        <source>Parts</source>
        <extracomment>explain.parts</extracomment>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Its mesh is missing or incomplete, or its size is unusable, so its cost is unknown.</source>
        <extracomment>explain.unknown</extracomment>
        <translation>Son maillage manque ou est incomplet, ou sa taille est inutilisable&#xa0;: son coût est donc inconnu.</translation>
    </message>
    <message>
        <source>The physics data of its mesh could not be read, so its physics cost is unknown.</source>
        <extracomment>explain.unknown_physics</extracomment>
        <translation>Les données physiques de son maillage n’ont pas pu être lues&#xa0;: son coût physique est donc inconnu.</translation>
    </message>
    <message>
        <source>What changed</source>
        <extracomment>explain.what_changed</extracomment>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>How to lower it</source>
        <extracomment>explain.advice</extracomment>
        <translation>Comment le réduire</translation>
    </message>
    <message>
        <source>Nothing makes it cheaper: no combination of the known steps lowers the land impact below {bound} LI.</source>
        <extracomment>explain.nothing_cheaper</extracomment>
        <translation>Rien ne le rend moins cher&#xa0;: aucune combinaison des étapes connues n’abaisse l’impact sur le terrain sous {bound} LI.</translation>
    </message>
    <message>
        <source>The search found nothing that makes it cheaper. The lowest land impact that the known steps could reach is {bound} LI.</source>
        <extracomment>explain.nothing_found</extracomment>
        <translation>La recherche n’a rien trouvé qui le rende moins cher. L’impact sur le terrain le plus bas que les étapes connues pourraient atteindre est de {bound} LI.</translation>
    </message>
    <message>
        <source>The lowest land impact that the known steps could reach at the object&apos;s current size is {bound} LI.</source>
        <extracomment>explain.bound</extracomment>
        <translation>L’impact sur le terrain le plus bas que les étapes connues pourraient atteindre à la taille actuelle de l’objet est de {bound} LI.</translation>
    </message>
    <message>
        <source>{rank}. {what} Total land impact {after} instead of {before}.</source>
        <extracomment>explain.suggestion_in_all</extracomment>
        <translation>{rank}. {what} Impact sur le terrain total&#xa0;: {after} au lieu de {before}.</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact stays at {after}; before rounding, it is {after_unrounded} instead of {before_unrounded}.</source>
        <extracomment>explain.suggestion_unrounded</extracomment>
        <translation>{rank}. {what} L’impact sur le terrain reste à {after}&#xa0;; avant arrondi, il est de {after_unrounded} au lieu de {before_unrounded}.</translation>
    </message>
    <message>
        <source>When its size changes</source>
        <extracomment>explain.cliffs</extracomment>
        <translation>Quand sa taille change</translation>
    </message>
    <message>
        <source>Steps to lower a cost are listed for at most {most} linksets at once; choose one linkset to see its steps.</source>
        <extracomment>explain.no_advice</extracomment>
        <translation>Les étapes pour réduire un coût sont listées pour {most} ensembles liés au plus à la fois&#xa0;; choisissez un ensemble lié pour voir les siennes.</translation>
    </message>
    <message>
        <source>Changed constants: {changes}.</source>
        <extracomment>explain.changed</extracomment>
        <translation>Constantes modifiées&#xa0;: {changes}.</translation>
    </message>
    <message>
        <source>PE (prim equivalents) is the unit of the weights, LI the unit of land impact.</source>
        <extracomment>explain.units</extracomment>
        <translation>Les PE (équivalents prim) sont l’unité des poids, les LI celle de l’impact sur le terrain.</translation>
    </message>
    <message>
        <source>The word beside a number is its confidence:</source>
        <extracomment>explain.confidence</extracomment>
        <translation>Le mot à côté d’un nombre est sa certitude&#xa0;:</translation>
    </message>
    <message>
        <source>documented: stated in the published Mesh Physics document or on a later official page</source>
        <extracomment>explain.documented</extracomment>
        <translation>documenté&#xa0;: énoncé par le document Mesh Physics publié ou une page officielle ultérieure</translation>
    </message>
    <message>
        <source>likely: supported by one strong hint or two independent hints</source>
        <extracomment>explain.likely</extracomment>
        <translation>probable&#xa0;: appuyé par deux indices indépendants ou un seul indice solide</translation>
    </message>
    <message>
        <source>estimate: inferred; only the grid&apos;s operator knows the real value</source>
        <extracomment>explain.estimate</extracomment>
        <translation>estimation&#xa0;: déduit&#xa0;; seul l’opérateur de la grille connaît la vraie valeur</translation>
    </message>
    <message>
        <source>illustration: a placeholder; no value was ever published</source>
        <extracomment>explain.illustration</extracomment>
        <translation>illustration&#xa0;: une valeur fictive&#xa0;; aucune valeur n’a jamais été publiée</translation>
    </message>
    <message>
        <source>deciding weight after</source>
        <extracomment>changes.decided_after</extracomment>
        <translation>poids décisif après</translation>
    </message>
    <message>
        <source>physics shape before</source>
        <extracomment>changes.weighed_before</extracomment>
        <translation>forme physique avant</translation>
    </message>
    <message>
        <source>physics shape after</source>
        <extracomment>changes.weighed_after</extracomment>
        <translation>forme physique après</translation>
    </message>
    <message>
        <source>Nothing to compare.</source>
        <extracomment>changes.none</extracomment>
        <translation>Il n’y a rien à comparer.</translation>
    </message>
    <message>
        <source>Total land impact: {before} LI before, {after} LI after ({change} LI).</source>
        <extracomment>changes.total</extracomment>
        <translation>Impact sur le terrain total&#xa0;: {before} LI avant, {after} LI après ({change} LI).</translation>
    </message>
    <message>
        <source>Total land impact: {before} LI before, {after} LI after; some costs are unknown, and so is the change.</source>
        <extracomment>changes.total_unknown</extracomment>
        <translation>Impact sur le terrain total&#xa0;: {before} LI avant, {after} LI après&#xa0;; certains coûts sont inconnus, et donc aussi la variation.</translation>
    </message>
    <message>
        <source>Linksets that can now be set physical: {count} ({names}).</source>
        <extracomment>changes.newly_physical</extracomment>
        <translation>{count} peuvent désormais devenir physiques&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Linksets whose land impact is now decided by a different weight: {count} ({names}).</source>
        <extracomment>changes.decided_anew</extracomment>
        <translation>Un autre poids décide désormais de l’impact sur le terrain pour {count}&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{place} now exceeds its capacity: {after} of {capacity} LI.</source>
        <extracomment>changes.no_longer_fits</extracomment>
        <translation>{place} est maintenant trop plein&#xa0;: {after} sur {capacity} LI.</translation>
    </message>
    <message>
        <source>the filter is too long: {bytes} bytes; the limit is {limit} bytes</source>
        <extracomment>filter.too_long</extracomment>
        <translation>le filtre est trop long&#xa0;: {bytes} octets&#xa0;; la limite est de {limit} octets</translation>
    </message>
    <message>
        <source>parentheses and &quot;not&quot; are nested too deeply; the limit is {limit} levels</source>
        <extracomment>filter.too_deep</extracomment>
        <translation>les parenthèses et «&#xa0;not&#xa0;» sont imbriqués trop profondément&#xa0;; la limite est de {limit} niveaux</translation>
    </message>
    <message>
        <source>unknown column &quot;{name}&quot;; columns: {columns}{hint}</source>
        <extracomment>filter.unknown_column</extracomment>
        <translation>colonne inconnue «&#xa0;{name}&#xa0;»&#xa0;; colonnes&#xa0;: {columns}{hint}</translation>
    </message>
    <message>
        <source>expected a column, found {found}; columns: {columns}</source>
        <extracomment>filter.column_expected</extracomment>
        <translation>colonne attendue, {found} trouvé&#xa0;; colonnes&#xa0;: {columns}</translation>
    </message>
    <message>
        <source>expected one of {operators}, found {found}{hint}</source>
        <extracomment>filter.operator_expected</extracomment>
        <translation>l’un de {operators} attendu, {found} trouvé{hint}</translation>
    </message>
    <message>
        <source>&quot;{operator}&quot; does not work with {column}, which contains {content}; use one of {operators}</source>
        <extracomment>filter.operator_of_column</extracomment>
        <translation>«&#xa0;{operator}&#xa0;» ne convient pas à {column}, qui contient des {content}&#xa0;; utilisez l’un de {operators}</translation>
    </message>
    <message>
        <source>expected a value, found {found}</source>
        <extracomment>filter.value_expected</extracomment>
        <translation>valeur attendue, {found} trouvé</translation>
    </message>
    <message>
        <source>{column}: expected a number, found {found}</source>
        <extracomment>filter.number_expected</extracomment>
        <translation>{column}&#xa0;: nombre attendu, {found} trouvé</translation>
    </message>
    <message>
        <source>{column}: expected true or false, found {found}</source>
        <extracomment>filter.truth_expected</extracomment>
        <translation>{column}&#xa0;: true ou false attendu, {found} trouvé</translation>
    </message>
    <message>
        <source>expected &quot;and&quot;, &quot;or&quot; or the end of the filter, found {found}</source>
        <extracomment>filter.join_expected</extracomment>
        <translation>«&#xa0;and&#xa0;», «&#xa0;or&#xa0;» ou la fin du filtre attendu, {found} trouvé</translation>
    </message>
    <message>
        <source>expected &quot;)&quot;, found {found}</source>
        <extracomment>filter.bracket_expected</extracomment>
        <translation>«&#xa0;)&#xa0;» attendu, {found} trouvé</translation>
    </message>
    <message>
        <source>this quoted text has no closing quote</source>
        <extracomment>filter.quote_never_ends</extracomment>
        <translation>ce texte entre guillemets n’a pas de guillemet fermant</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>filter.texts</extracomment>
        <translation>textes</translation>
    </message>
    <message>
        <source>Appendix: how the numbers are calculated</source>
        <extracomment>html.appendix</extracomment>
        <translation>Annexe&#xa0;: comment les nombres sont calculés</translation>
    </message>
    <message>
        <source>Weights</source>
        <extracomment>html.weights</extracomment>
        <translation>Poids</translation>
    </message>
    <message>
        <source>how it is calculated</source>
        <extracomment>html.derivation</extracomment>
        <translation>comment il est calculé</translation>
    </message>
    <message>
        <source>All terms</source>
        <extracomment>html.breakdown</extracomment>
        <translation>Tous les termes</translation>
    </message>
    <message>
        <source>These are the {shown} most expensive of {count} linksets.</source>
        <extracomment>html.left_out</extracomment>
        <translation>Voici les {shown} plus chers de {count} ensembles liés.</translation>
    </message>
    <message>
        <source>Use --linkset to explain another one.</source>
        <extracomment>html.name_another</extracomment>
        <translation>Utilisez --linkset pour en expliquer un autre.</translation>
    </message>
    <message>
        <source>Why the most expensive linksets cost what they cost</source>
        <extracomment>html.most_explained</extracomment>
        <translation>Pourquoi les ensembles liés les plus chers coûtent ce qu’ils coûtent</translation>
    </message>
    <message>
        <source>Short answers for the {shown} most expensive of {count} linksets.</source>
        <extracomment>html.most_explained_of</extracomment>
        <translation>Réponses courtes pour les {shown} plus chers de {count} ensembles liés.</translation>
    </message>
    <message>
        <source>&quot;weighbridge explain SCENE --linkset NAME&quot; explains any linkset down to the last term.</source>
        <extracomment>html.explain_command</extracomment>
        <translation>«&#xa0;weighbridge explain SCENE --linkset NOM&#xa0;» explique chacun d’eux jusqu’au dernier terme.</translation>
    </message>
    <message numerus="yes">
        <source>Land impact: {impact} LI, {count} linksets</source>
        <extracomment>html.totals</extracomment>
        <translation>
            <numerusform>Impact sur le terrain&#xa0;: {impact} LI, {count} ensemble lié</numerusform>
            <numerusform>Impact sur le terrain&#xa0;: {impact} LI, {count} ensembles liés</numerusform>
        </translation>
    </message>
    <message>
        <source>{over} LI over capacity</source>
        <extracomment>html.over</extracomment>
        <translation>{over} LI au-dessus de la capacité</translation>
    </message>
    <message>
        <source>Most expensive</source>
        <extracomment>html.most_expensive</extracomment>
        <translation>Les plus chers</translation>
    </message>
    <message>
        <source>These are the first {shown} of {count} rows; the CSV file saved with this page has all of them.</source>
        <extracomment>html.first_rows</extracomment>
        <translation>Voici les {shown} premières lignes sur {count}&#xa0;; le fichier CSV enregistré avec cette page les a toutes.</translation>
    </message>
    <message>
        <source>Parts of {name}, most expensive first</source>
        <extracomment>html.by_part</extracomment>
        <translation>Éléments de {name}, les plus chers d’abord</translation>
    </message>
    <message>
        <source>Linksets of {name}, most expensive first</source>
        <extracomment>html.by_linkset</extracomment>
        <translation>Ensembles liés de {name}, les plus chers d’abord</translation>
    </message>
    <message>
        <source>Regions and parcels of {name}</source>
        <extracomment>html.places</extracomment>
        <translation>Régions et parcelles de {name}</translation>
    </message>
    <message>
        <source>This page has no pictures of the 3D view.</source>
        <extracomment>html.no_pictures</extracomment>
        <translation>Cette page n’a pas d’images de la vue 3D.</translation>
    </message>
    <message>
        <source>Constants</source>
        <extracomment>html.constants</extracomment>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>html.standard</extracomment>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>About this page</source>
        <extracomment>html.origin</extracomment>
        <translation>À propos de cette page</translation>
    </message>
    <message>
        <source>all {count} parts</source>
        <extracomment>act.parts_all</extracomment>
        <translation>tous les {count} éléments</translation>
    </message>
    <message>
        <source>{parts}</source>
        <extracomment>act.parts_listed</extracomment>
        <translation>{parts}</translation>
    </message>
    <message>
        <source>{parts} and {count} more</source>
        <extracomment>act.parts_more</extracomment>
        <translation>{parts} et {count} de plus</translation>
    </message>
    <message>
        <source>Adding normal or specular maps to {parts}</source>
        <extracomment>act.materials_on</extracomment>
        <translation>Ajouter des matériaux à {parts}</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from {parts}.</source>
        <extracomment>undo.materials_on</extracomment>
        <translation>Retirer de {parts} les matériaux de normales et de spécularité.</translation>
    </message>
    <message>
        <source>Removing the normal and specular maps from {parts}</source>
        <extracomment>act.materials_off</extracomment>
        <translation>Retirer les matériaux de {parts}</translation>
    </message>
    <message>
        <source>Restore the normal and specular maps of {parts}.</source>
        <extracomment>undo.materials_off</extracomment>
        <translation>Rendre à {parts} son matériau de normales ou de spécularité.</translation>
    </message>
    <message>
        <source>Setting the physics shape type of {parts} to {to}</source>
        <extracomment>act.shape_type</extracomment>
        <translation>Régler le type de forme physique de {parts} sur {to}</translation>
    </message>
    <message>
        <source>Set the physics shape type of {parts} back to {from}.</source>
        <extracomment>undo.shape_type</extracomment>
        <translation>Régler à nouveau le type de forme physique de {parts} sur {from}.</translation>
    </message>
    <message>
        <source>Turning animated mesh on for {parts}</source>
        <extracomment>act.animated_on</extracomment>
        <translation>Activer le maillage animé pour {parts}</translation>
    </message>
    <message>
        <source>Turn animated mesh off for {parts}.</source>
        <extracomment>undo.animated_on</extracomment>
        <translation>Désactiver le maillage animé pour {parts}.</translation>
    </message>
    <message>
        <source>Turning animated mesh off for {parts}</source>
        <extracomment>act.animated_off</extracomment>
        <translation>Désactiver le maillage animé pour {parts}</translation>
    </message>
    <message>
        <source>Turn animated mesh on again for {parts}.</source>
        <extracomment>undo.animated_off</extracomment>
        <translation>Réactiver le maillage animé pour {parts}.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from {parts}.</source>
        <extracomment>undo.more_scripts</extracomment>
        <translation>
            <numerusform>Retirer le script de {parts}.</numerusform>
            <numerusform>Retirer les {count} scripts de {parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removing {count} scripts from {parts}</source>
        <extracomment>act.fewer_scripts</extracomment>
        <translation>
            <numerusform>Retirer {count} script de {parts}</numerusform>
            <numerusform>Retirer {count} scripts de {parts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the {count} scripts back into {parts}.</source>
        <extracomment>undo.fewer_scripts</extracomment>
        <translation>
            <numerusform>Remettre le script dans {parts}.</numerusform>
            <numerusform>Remettre les {count} scripts dans {parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resizing {parts} from {from} to {to} m</source>
        <extracomment>act.resized</extracomment>
        <translation>Redimensionner {parts} de {from} à {to} m</translation>
    </message>
    <message>
        <source>Resize {parts} back to {from} m.</source>
        <extracomment>undo.resized</extracomment>
        <translation>Ramener {parts} à {from} m.</translation>
    </message>
    <message>
        <source>Resizing {parts}</source>
        <extracomment>act.resized_many</extracomment>
        <translation>Redimensionner {parts}</translation>
    </message>
    <message>
        <source>Restore the previous sizes of {parts}.</source>
        <extracomment>undo.resized_many</extracomment>
        <translation>Rétablir les tailles précédentes de {parts}.</translation>
    </message>
    <message>
        <source>Scaling {parts} by {factor}</source>
        <extracomment>act.scaled</extracomment>
        <translation>Multiplier la taille de {parts} par {factor}</translation>
    </message>
    <message>
        <source>Changing the prim parameters of {parts}</source>
        <extracomment>act.reshaped</extracomment>
        <translation>Modifier les paramètres de prim de {parts}</translation>
    </message>
    <message>
        <source>Restore the previous prim parameters of {parts}.</source>
        <extracomment>undo.reshaped</extracomment>
        <translation>Rétablir les paramètres de prim précédents de {parts}.</translation>
    </message>
    <message>
        <source>Giving {parts} a different mesh</source>
        <extracomment>act.mesh</extracomment>
        <translation>Donner un autre maillage à {parts}</translation>
    </message>
    <message>
        <source>Restore the previous mesh of {parts}.</source>
        <extracomment>undo.mesh</extracomment>
        <translation>Rétablir le maillage précédent de {parts}.</translation>
    </message>
    <message>
        <source>Giving {parts} a different physics shape</source>
        <extracomment>act.physics_shape</extracomment>
        <translation>Donner une autre forme physique à {parts}</translation>
    </message>
    <message>
        <source>Upload {parts} again with the previous physics shape.</source>
        <extracomment>undo.physics_shape</extracomment>
        <translation>Charger {parts} avec la forme physique précédente.</translation>
    </message>
    <message>
        <source>Giving {parts} different levels of detail</source>
        <extracomment>act.levels</extracomment>
        <translation>Donner d’autres niveaux de détail à {parts}</translation>
    </message>
    <message>
        <source>Upload {parts} again with the previous levels of detail.</source>
        <extracomment>undo.levels</extracomment>
        <translation>Charger {parts} avec les niveaux de détail précédents.</translation>
    </message>
    <message>
        <source>Moving or rotating {parts}</source>
        <extracomment>act.moved</extracomment>
        <translation>Déplacer ou tourner {parts}</translation>
    </message>
    <message>
        <source>Move {parts} back.</source>
        <extracomment>undo.moved</extracomment>
        <translation>Remettre {parts} en place.</translation>
    </message>
    <message>
        <source>Linking {parts} to the object</source>
        <extracomment>act.linked</extracomment>
        <translation>Lier {parts} à l’objet</translation>
    </message>
    <message>
        <source>Unlink {parts}.</source>
        <extracomment>undo.linked</extracomment>
        <translation>Délier {parts}.</translation>
    </message>
    <message>
        <source>Adding {parts}</source>
        <extracomment>act.added</extracomment>
        <translation>Ajouter {parts}</translation>
    </message>
    <message>
        <source>Delete {parts}.</source>
        <extracomment>undo.added</extracomment>
        <translation>Supprimer {parts}.</translation>
    </message>
    <message>
        <source>Unlinking {parts}</source>
        <extracomment>act.unlinked</extracomment>
        <translation>Délier {parts}</translation>
    </message>
    <message>
        <source>Link {parts} again.</source>
        <extracomment>undo.unlinked</extracomment>
        <translation>Lier à nouveau {parts}.</translation>
    </message>
    <message>
        <source>Deleting {parts}</source>
        <extracomment>act.removed</extracomment>
        <translation>Supprimer {parts}</translation>
    </message>
    <message>
        <source>Put {parts} back.</source>
        <extracomment>undo.removed</extracomment>
        <translation>Remettre {parts}.</translation>
    </message>
    <message>
        <source>Making {parts} the root</source>
        <extracomment>act.root</extracomment>
        <translation>Faire de {parts} la racine</translation>
    </message>
    <message>
        <source>Make {parts} the root again.</source>
        <extracomment>undo.root</extracomment>
        <translation>Faire à nouveau de {parts} la racine.</translation>
    </message>
    <message>
        <source>Making the object move without being physical</source>
        <extracomment>act.moving_on</extracomment>
        <translation>Faire bouger l’objet sans le rendre physique</translation>
    </message>
    <message>
        <source>Stopping the object&apos;s movement</source>
        <extracomment>act.moving_off</extracomment>
        <translation>Arrêter le mouvement de l’objet</translation>
    </message>
    <message>
        <source>Make the object move again.</source>
        <extracomment>undo.moving_off</extracomment>
        <translation>Faire bouger l’objet à nouveau.</translation>
    </message>
    <message>
        <source>Setting {key} to {to}</source>
        <extracomment>act.constant</extracomment>
        <translation>Régler {key} sur {to}</translation>
    </message>
    <message>
        <source>Set {key} back to {from}.</source>
        <extracomment>undo.constant</extracomment>
        <translation>Régler à nouveau {key} sur {from}.</translation>
    </message>
    <message>
        <source>Weighing the object under {to} instead of {from}</source>
        <extracomment>act.profile</extracomment>
        <translation>Peser l’objet selon {to} au lieu de {from}</translation>
    </message>
    <message>
        <source>Weigh the object under {from} again.</source>
        <extracomment>undo.profile</extracomment>
        <translation>Peser à nouveau l’objet selon {from}.</translation>
    </message>
    <message>
        <source>The land impact stays at {after} LI.</source>
        <extracomment>changed.same</extracomment>
        <translation>L’impact sur le terrain reste de {after} LI.</translation>
    </message>
    <message>
        <source>{act}: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.act</extracomment>
        <translation>{act}&#xa0;: {before} → {after} LI. Sans ce changement&#xa0;: {before} LI.</translation>
    </message>
    <message>
        <source>Set the physics shape type to None for all {count} parts other than the root.</source>
        <extracomment>advice.none_children</extracomment>
        <translation>Régler sur Aucun le type de forme physique des {count} éléments autres que la racine.</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to None: {parts}.</source>
        <extracomment>advice.none_these</extracomment>
        <translation>Régler sur Aucun le type de forme physique de ces {count} éléments&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to Prim: {parts}.</source>
        <extracomment>advice.prim_these</extracomment>
        <translation>Régler sur Prim le type de forme physique de ces {count} éléments&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from {part}.</source>
        <extracomment>advice.no_materials</extracomment>
        <translation>Retirer de {part} les matériaux de normales et de spécularité.</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from these {count} parts: {parts}.</source>
        <extracomment>advice.no_materials_these</extracomment>
        <translation>Retirer de ces {count} éléments les matériaux de normales et de spécularité&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Turn animated mesh off for {part}.</source>
        <extracomment>advice.not_animated</extracomment>
        <translation>Désactiver le maillage animé pour {part}.</translation>
    </message>
    <message>
        <source>Turn animated mesh off for these {count} parts: {parts}.</source>
        <extracomment>advice.not_animated_these</extracomment>
        <translation>Désactiver le maillage animé pour ces {count} éléments&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>{first} Then: {then}</source>
        <extracomment>advice.plan</extracomment>
        <translation>{first} Puis&#xa0;: {then}</translation>
    </message>
    <message numerus="yes">
        <source>{first} {count} more steps follow.</source>
        <extracomment>advice.plan_more</extracomment>
        <translation>
            <numerusform>{first} Puis une autre étape.</numerusform>
            <numerusform>{first} Puis {count} autres étapes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the physics shape of {part} with {count} triangles.</source>
        <extracomment>advice.made_triangles</extracomment>
        <translation>
            <numerusform>Remplacer la forme physique de {part} par {count} triangle.</numerusform>
            <numerusform>Remplacer la forme physique de {part} par {count} triangles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The object looks less shiny without its normal and specular maps.</source>
        <extracomment>caution.less_shiny</extracomment>
        <translation>L’objet paraît moins brillant sans ses textures de normales et de spécularité.</translation>
    </message>
    <message>
        <source>The object no longer moves as an animated mesh.</source>
        <extracomment>caution.not_animated</extracomment>
        <translation>Il ne bouge plus comme maillage animé.</translation>
    </message>
    <message>
        <source>You then have to move and take the two objects separately.</source>
        <extracomment>caution.unlinked_resting</extracomment>
        <translation>Il faut alors déplacer et prendre les deux objets séparément.</translation>
    </message>
    <message>
        <source>The new accounting then replaces the legacy one.</source>
        <extracomment>caution.weighed</extracomment>
        <translation>Le nouveau calcul remplace alors l’ancien.</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>colour.layer</extracomment>
        <translation>Uni</translation>
    </message>
    <message>
        <source>Triangle width</source>
        <extracomment>colour.width</extracomment>
        <translation>Largeur de triangle</translation>
    </message>
    <message>
        <source>no materials</source>
        <extracomment>legend.no_material</extracomment>
        <translation>sans matériaux</translation>
    </message>
    <message>
        <source>other shapes</source>
        <extracomment>legend.no_hull</extracomment>
        <translation>autres formes</translation>
    </message>
    <message>
        <source>Select an object to see what each of its triangles and hulls costs</source>
        <extracomment>legend.cost_nothing</extracomment>
        <translation>Sélectionnez un objet pour voir ce que coûtent chacun de ses triangles et chacune de ses enveloppes</translation>
    </message>
    <message>
        <source>deciding weight: {value} PE</source>
        <extracomment>legend.land_impact</extracomment>
        <translation>poids décisif&#xa0;: {value} PE</translation>
    </message>
    <message>
        <source>Download decides</source>
        <extracomment>legend.decided_streaming</extracomment>
        <translation>Le téléchargement décide</translation>
    </message>
    <message>
        <source>Legacy accounting</source>
        <extracomment>legend.decided_parts</extracomment>
        <translation>Ancien calcul</translation>
    </message>
    <message>
        <source>unchanged</source>
        <extracomment>legend.unchanged</extracomment>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>{value} LI more expensive</source>
        <extracomment>legend.costlier</extracomment>
        <translation>{value} LI plus cher</translation>
    </message>
    <message>
        <source>Pin a baseline to see what has changed since</source>
        <extracomment>legend.no_baseline</extracomment>
        <translation>Épinglez une référence pour voir ce qui a changé depuis</translation>
    </message>
    <message>
        <source>Select an object with a physics mesh to see how wide its triangles are</source>
        <extracomment>legend.width_nothing</extracomment>
        <translation>Sélectionnez un objet avec un maillage physique pour voir la largeur de ses triangles</translation>
    </message>
    <message>
        <source>Deviation</source>
        <extracomment>legend.ramp_deviation</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>{value} cm overfill</source>
        <extracomment>legend.overfill</extracomment>
        <translation>{value} cm de débord</translation>
    </message>
    <message>
        <source>no deviation</source>
        <extracomment>legend.exact</extracomment>
        <translation>aucun écart</translation>
    </message>
    <message>
        <source>{value} cm shortfall</source>
        <extracomment>legend.shortfall</extracomment>
        <translation>{value} cm de manque</translation>
    </message>
    <message>
        <source>An avatar fits here</source>
        <extracomment>legend.walkable_kept</extracomment>
        <translation>Un avatar tient ici</translation>
    </message>
    <message>
        <source>Blocked passage</source>
        <extracomment>legend.walkable_cut</extracomment>
        <translation>Passage bloqué</translation>
    </message>
    <message numerus="yes">
        <source>{part} and {count} others</source>
        <extracomment>culprit.part_more</extracomment>
        <translation>
            <numerusform>{part} et un autre</numerusform>
            <numerusform>{part} et {count} autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Octree box</source>
        <extracomment>legend.octree_bounds</extracomment>
        <translation>Boîte d’un octree</translation>
    </message>
    <message>
        <source>Sphere around the filled cubes</source>
        <extracomment>legend.octree_sphere</extracomment>
        <translation>Sphère autour des cubes remplis</translation>
    </message>
    <message>
        <source>Selected box of cells</source>
        <extracomment>legend.octree_cells</extracomment>
        <translation>Boîte de cellules sélectionnée</translation>
    </message>
    <message>
        <source>Octree under the pointer</source>
        <extracomment>legend.hit_octree</extracomment>
        <translation>Octree sous le pointeur</translation>
    </message>
    <message>
        <source>Cube entered and left</source>
        <extracomment>legend.ray_left</extracomment>
        <translation>Cube traversé</translation>
    </message>
    <message>
        <source>Cube not tested</source>
        <extracomment>legend.ray_untested</extracomment>
        <translation>Cube non testé</translation>
    </message>
    <message>
        <source>Weighbridge shows why an object in Second Life costs what it costs. It reads mesh assets, 3D models and projects, calculates their weights term by term, and explains the result.</source>
        <extracomment>app.about</extracomment>
        <translation>Weighbridge montre pourquoi un objet dans Second Life coûte ce qu’il coûte. Il lit des assets de maillage, des modèles 3D et des projets, calcule leurs poids terme par terme et explique le résultat.</translation>
    </message>
    <message>
        <source>Show this help and exit</source>
        <extracomment>app.help</extracomment>
        <translation>Afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>Show the version and exit</source>
        <extracomment>app.version</extracomment>
        <translation>Afficher la version et quitter</translation>
    </message>
    <message>
        <source>Print the manual page and exit</source>
        <extracomment>app.man</extracomment>
        <translation>Imprimer la page de manuel et quitter</translation>
    </message>
    <message>
        <source>Print the completion script for a shell ({words}) and exit</source>
        <extracomment>app.completion</extracomment>
        <translation>Imprimer le script de complétion d’un shell et quitter&#xa0;: {words}</translation>
    </message>
    <message>
        <source>stopped because of an unexpected error: {reason}</source>
        <extracomment>app.failed</extracomment>
        <translation>arrêté par une erreur inattendue&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>unknown command &quot;{word}&quot;; commands: {commands}{hint}</source>
        <extracomment>app.unknown_command</extracomment>
        <translation>commande inconnue «&#xa0;{word}&#xa0;»&#xa0;; commandes&#xa0;: {commands}{hint}</translation>
    </message>
    <message>
        <source>unexpected argument &quot;{word}&quot;; see &quot;{command} --help&quot;</source>
        <extracomment>app.unexpected_word</extracomment>
        <translation>argument inattendu «&#xa0;{word}&#xa0;»&#xa0;; voir «&#xa0;{command} --help&#xa0;»</translation>
    </message>
    <message>
        <source>{option} cannot be used with {other}</source>
        <extracomment>app.excludes</extracomment>
        <translation>{option} ne peut pas être utilisé avec {other}</translation>
    </message>
    <message>
        <source>&quot;{command}&quot; needs a subcommand: one of {commands}</source>
        <extracomment>app.incomplete_command</extracomment>
        <translation>«&#xa0;{command}&#xa0;» a besoin d’un autre mot&#xa0;: l’un de {commands}</translation>
    </message>
    <message>
        <source>Language: {words}; default: from the environment (LANG). CSV and JSON are the same in every language</source>
        <extracomment>option.lang</extracomment>
        <translation>Langue&#xa0;: {words}&#xa0;; sans indication, celle de l’environnement (LANG). CSV et JSON sont les mêmes dans toutes les langues</translation>
    </message>
    <message>
        <source>Files to read; the type is detected from the content</source>
        <extracomment>option.file</extracomment>
        <translation>Fichiers à lire&#xa0;; le type est reconnu au contenu</translation>
    </message>
    <message>
        <source>Projects ({projects}), mesh assets ({mesh_assets}), objects ({objects}), 3D models ({models}), or folders that contain them</source>
        <extracomment>option.scenes</extracomment>
        <translation>Projets ({projects}), assets de maillage ({mesh_assets}), objets ({objects}), modèles 3D ({models}), ou dossiers qui en contiennent</translation>
    </message>
    <message>
        <source>Output format: {words}; default: {standard}</source>
        <extracomment>option.format</extracomment>
        <translation>Format de sortie&#xa0;: {words}&#xa0;; {standard} sans indication</translation>
    </message>
    <message>
        <source>What each row shows: {words}; default: {standard}</source>
        <extracomment>option.by</extracomment>
        <translation>Ce que montre chaque ligne&#xa0;: {words}&#xa0;; {standard} sans indication</translation>
    </message>
    <message>
        <source>{reason}; use a period as the decimal separator</source>
        <extracomment>option.period</extracomment>
        <translation>{reason}&#xa0;; le séparateur décimal est le point</translation>
    </message>
    <message>
        <source>expected one of {words}; found &quot;{word}&quot;{hint}</source>
        <extracomment>option.unknown_word</extracomment>
        <translation>l’un de {words} attendu, «&#xa0;{word}&#xa0;» trouvé{hint}</translation>
    </message>
    <message>
        <source>Write to FILE instead of standard output, completely or not at all. The extension of FILE sets the format unless --format does</source>
        <extracomment>option.output</extracomment>
        <translation>Écrire dans FICHIER au lieu de la sortie standard, en entier ou pas du tout. Son extension détermine le format, sauf si --format le fait</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has the extension of another format; supported extensions: {endings}</source>
        <extracomment>option.other_ending</extracomment>
        <translation>«&#xa0;{file}&#xa0;» a l’extension d’un autre format&#xa0;; extensions prises en charge&#xa0;: {endings}</translation>
    </message>
    <message>
        <source>the value must not be empty</source>
        <extracomment>option.nothing_named</extracomment>
        <translation>la valeur ne doit pas être vide</translation>
    </message>
    <message>
        <source>Report why the land impact is different in another state: an earlier version of the file, a built-in profile, a profile file, or a scenario</source>
        <extracomment>option.explain_against</extracomment>
        <translation>Dire quelles modifications ont changé l’impact sur le terrain depuis un autre état&#xa0;: une version antérieure du fichier, un profil intégré, un fichier de profil ou un scénario</translation>
    </message>
    <message>
        <source>Show changes from another state: a built-in profile, a profile file, a scenario of the project, another file, or a folder. Files in folders are matched by their relative paths. Each change is the current value minus the value in that state</source>
        <extracomment>option.against</extracomment>
        <translation>Montrer les changements par rapport à un autre état&#xa0;: un profil intégré, un fichier de profil, un scénario du projet, un autre fichier ou un dossier. Les fichiers des dossiers sont associés par leurs chemins relatifs. Un changement est cet état moins l’autre</translation>
    </message>
    <message>
        <source>is missing from {folder}</source>
        <extracomment>against.one_side</extracomment>
        <translation>manque dans {folder}</translation>
    </message>
    <message>
        <source>Number of threads; default: the number of cores</source>
        <extracomment>option.threads</extracomment>
        <translation>Nombre de threads&#xa0;; sans indication, le nombre de cœurs</translation>
    </message>
    <message>
        <source>expected a whole number from 1 to {limit}, found &quot;{text}&quot;</source>
        <extracomment>option.threads_form</extracomment>
        <translation>nombre entier de 1 à {limit} attendu, «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>Change a constant or choice; repeatable</source>
        <extracomment>option.set</extracomment>
        <translation>Modifier une constante ou un choix&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>expected KEY=VALUE, found &quot;{text}&quot;</source>
        <extracomment>option.set_form</extracomment>
        <translation>KEY=VALUE attendu, «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>Size in meters; default: 1,1,1 for a mesh asset, the model&apos;s own size for a 3D model</source>
        <extracomment>option.size</extracomment>
        <translation>Taille en mètres&#xa0;; sans indication, 1,1,1 pour un asset de maillage, la taille du modèle lui-même pour un modèle 3D</translation>
    </message>
    <message>
        <source>expected three sizes from {smallest} to {largest} m, such as 2,1,0.5; found &quot;{text}&quot;</source>
        <extracomment>option.size_form</extracomment>
        <translation>trois tailles de {smallest} à {largest} m attendues, comme dans 2,1,0.5&#xa0;; «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>Physics shape type: {words}; default: prim if there is a physics shape, otherwise convex_hull</source>
        <extracomment>option.shape_type</extracomment>
        <translation>Type de forme physique&#xa0;: {words}&#xa0;; sans indication, prim s’il y a une forme physique, sinon convex_hull</translation>
    </message>
    <message>
        <source>Number of scripts in the object; default: 0</source>
        <extracomment>option.scripts</extracomment>
        <translation>Nombre de scripts qu’il contient&#xa0;; 0 sans indication</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {limit}, found &quot;{text}&quot;</source>
        <extracomment>option.scripts_form</extracomment>
        <translation>nombre entier de 0 à {limit} attendu, «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>Exit with status 0 even if a scene could not be read completely and some costs are unknown</source>
        <extracomment>option.partial</extracomment>
        <translation>Terminer avec 0 même si une scène n’a pas pu être lue entièrement et que des coûts sont inconnus</translation>
    </message>
    <message>
        <source>Separator between CSV cells: &quot;,&quot;, &quot;;&quot;, &quot;|&quot; or tab; default: a comma</source>
        <extracomment>option.csv_separator</extracomment>
        <translation>Séparateur entre les cellules CSV&#xa0;: «&#xa0;,&#xa0;», «&#xa0;;&#xa0;», «&#xa0;|&#xa0;» ou tab&#xa0;; une virgule sans indication</translation>
    </message>
    <message>
        <source>Begin CSV with a byte order mark, which some spreadsheets need</source>
        <extracomment>option.csv_bom</extracomment>
        <translation>Commencer le CSV par une marque d’ordre des octets, dont certains tableurs ont besoin</translation>
    </message>
    <message>
        <source>Write a file even if the upload would be refused</source>
        <extracomment>option.anyway</extracomment>
        <translation>Écrire un fichier même si le chargement serait refusé</translation>
    </message>
    <message>
        <source>Generate the lower levels of detail that a 3D model lacks, each with one-quarter as many triangles as the level above</source>
        <extracomment>option.make_lods</extracomment>
        <translation>Générer les niveaux de détail inférieurs qui manquent à un modèle 3D, chacun avec un quart des triangles du niveau supérieur</translation>
    </message>
    <message>
        <source>Where a 3D model&apos;s missing levels of detail come from: {words}; default: uploader</source>
        <extracomment>option.levels</extracomment>
        <translation>D’où viennent les niveaux de détail manquants d’un modèle 3D&#xa0;: {words}&#xa0;; uploader sans indication</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to bare mesh assets (.llmesh, .mesh) and 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</source>
        <extracomment>option.only_bare</extracomment>
        <translation>{option} n’a aucun effet&#xa0;; cela ne vaut que pour les assets de maillage seuls (.llmesh, .mesh) et les modèles 3D (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</source>
        <extracomment>option.only_model</extracomment>
        <translation>{option} n’a aucun effet&#xa0;; cela ne vaut que pour les modèles 3D (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</translation>
    </message>
    <message>
        <source>expected at least {smallest} bytes, such as 536870912, 512M or 2G; found &quot;{text}&quot;</source>
        <extracomment>option.memory_form</extracomment>
        <translation>au moins {smallest} octets attendus, comme 536870912, 512M ou 2G&#xa0;; «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>a PDF cannot be shown in a terminal; name a file with -o FILE</source>
        <extracomment>page.pdf_on_terminal</extracomment>
        <translation>un PDF ne peut pas être affiché dans un terminal&#xa0;; nommez un fichier avec -o FICHIER</translation>
    </message>
    <message>
        <source>Show how to use the program or one of its commands.</source>
        <extracomment>help.about</extracomment>
        <translation>Montrer comment utiliser le programme ou l’une de ses commandes.</translation>
    </message>
    <message>
        <source>The command to show help for; default: the program itself</source>
        <extracomment>help.command</extracomment>
        <translation>La commande dont afficher l’aide&#xa0;; sans indication, le programme lui-même</translation>
    </message>
    <message>
        <source>Example: how to use the command &quot;report&quot;
  weighbridge help report</source>
        <extracomment>help.example</extracomment>
        <translation>Exemple&#xa0;: comment utiliser la commande «&#xa0;report&#xa0;»
  weighbridge help report</translation>
    </message>
    <message>
        <source>Explain in words why a scene&apos;s linksets cost what they cost.</source>
        <extracomment>explain.about</extracomment>
        <translation>Expliquer en mots pourquoi les ensembles liés d’une scène coûtent ce qu’ils coûtent.</translation>
    </message>
    <message>
        <source>Cast rays into the octrees of a scene and show what each ray hits first.</source>
        <extracomment>pick.about</extracomment>
        <translation>Lancer des rayons dans les octrees d’une scène et montrer ce que chacun touche en premier.</translation>
    </message>
    <message>
        <source>Octrees: a text file with rays (.scene), an Inexor file (.nxoc), a Cube 2 map (.ogz), or a project with octrees (.weighbridge)</source>
        <extracomment>pick.scene</extracomment>
        <translation>Octrees&#xa0;: un fichier texte avec des rayons (.scene), un fichier Inexor (.nxoc), une carte de Cube 2 (.ogz) ou un projet avec des octrees (.weighbridge)</translation>
    </message>
    <message>
        <source>A ray to cast instead of the scene&apos;s own: origin, direction (any length) and, optionally, the depth at which cubes count as full; repeatable</source>
        <extracomment>pick.ray</extracomment>
        <translation>Un rayon à lancer au lieu de ceux de la scène&#xa0;: origine, direction (de longueur quelconque) et, si vous voulez, profondeur à laquelle les cubes comptent comme pleins&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>Show the leaf that contains this point, how deep the point is inside the leaf, and the nearest face; repeatable</source>
        <extracomment>pick.point</extracomment>
        <translation>Quelle feuille contient ce point, à quelle profondeur, et sa face la plus proche&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>Show the leaves that this sphere touches; repeatable</source>
        <extracomment>pick.sphere</extracomment>
        <translation>Quelles feuilles touche cette sphère&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>Show the leaves touched by the box with these two opposite corners; repeatable</source>
        <extracomment>pick.box</extracomment>
        <translation>Quelles feuilles touche cette boîte, donnée par deux coins opposés&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>the chosen method agrees with the exact method on every ray</source>
        <extracomment>pick.nothing_to_minimise</extracomment>
        <translation>la méthode choisie trouve la même chose que la méthode exacte pour chaque rayon</translation>
    </message>
    <message>
        <source>expected {count} numbers separated by commas</source>
        <extracomment>pick.numbers</extracomment>
        <translation>{count} nombres séparés par des virgules attendus</translation>
    </message>
    <message>
        <source>has no rays; use --ray &quot;OX OY OZ DX DY DZ [DEPTH]&quot;</source>
        <extracomment>pick.no_rays</extracomment>
        <translation>n’a pas de rayons&#xa0;; utilisez --ray &quot;OX OY OZ DX DY DZ [DEPTH]&quot;</translation>
    </message>
    <message>
        <source>Casting method: {words}; default: {standard}. &quot;inexor&quot; is the published method, which fails in known cases; &quot;engine&quot; is the method of Inexor&apos;s engine</source>
        <extracomment>pick.algorithm</extracomment>
        <translation>Méthode de lancer&#xa0;: {words}&#xa0;; {standard} sans indication. «&#xa0;inexor&#xa0;» est la méthode publiée, qui échoue dans des cas connus&#xa0;; «&#xa0;engine&#xa0;» est celle du moteur d’Inexor</translation>
    </message>
    <message>
        <source>Show each step of every cast: bounds missed and by how far, candidates, untested cubes, and the closest approach of a miss. If the method&apos;s result differs from the exact one, also show why</source>
        <extracomment>pick.trace</extracomment>
        <translation>Montrer chaque pas de chaque lancer&#xa0;: limites manquées et de combien, candidats, cubes non testés et, quand rien n’est touché, l’approche la plus proche. Montrer aussi pourquoi la méthode publiée trouve autre chose</translation>
    </message>
    <message>
        <source>Write a scene in another format; the extension of OUT determines the format.</source>
        <extracomment>convert.about</extracomment>
        <translation>Écrire une scène dans un autre format&#xa0;; l’extension de OUT décide lequel.</translation>
    </message>
    <message>
        <source>Example: an OpenSim archive as a project, and a mesh asset as a model for any 3D program
  weighbridge convert home.oar home.weighbridge
  weighbridge convert chair.llmesh chair.glb
Example: a model as cubes, and the cubes as a mesh asset with one hull per box
  weighbridge convert rock.obj rock.scene --depth 4 --fill solid
  weighbridge convert rock.scene rock.llmesh --octree boxes</source>
        <extracomment>convert.example</extracomment>
        <translation>Exemple&#xa0;: une archive OpenSim comme projet, et un asset de maillage comme modèle pour tout programme 3D
  weighbridge convert home.oar home.weighbridge
  weighbridge convert chair.llmesh chair.glb
Exemple&#xa0;: un modèle en cubes, et les cubes comme asset de maillage avec une enveloppe par boîte
  weighbridge convert rock.obj rock.scene --depth 4 --fill solid
  weighbridge convert rock.scene rock.llmesh --octree boxes</translation>
    </message>
    <message>
        <source>Keep OCTANTs of eight SOLID cubes in an Inexor file (.nxoc). Without this option, each is written as one SOLID cube, because Inexor&apos;s engine crashes when it reads such an OCTANT</source>
        <extracomment>convert.keep_structure</extracomment>
        <translation>Garder les OCTANT de huit cubes SOLID dans un fichier Inexor (.nxoc). Sans cela, ils sont écrits comme un seul cube SOLID, parce qu’ils font planter le moteur d’Inexor</translation>
    </message>
    <message>
        <source>--keep-structure has no effect; it applies only to octrees written as .nxoc</source>
        <extracomment>convert.only_to_nxoc</extracomment>
        <translation>--keep-structure est sans effet&#xa0;; l’option ne vaut que pour les octrees écrits en .nxoc</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to parts written as octrees (.scene, .nxoc)</source>
        <extracomment>convert.only_to_octrees</extracomment>
        <translation>{option} n’a aucun effet&#xa0;; cela ne vaut que pour les éléments écrits comme octrees (.scene, .nxoc)</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has an unsupported file type; supported types: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply, .scene, .nxoc</source>
        <extracomment>convert.format</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a un type de fichier non pris en charge&#xa0;; types pris en charge&#xa0;: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply, .scene, .nxoc</translation>
    </message>
    <message>
        <source>Show the possible physics shapes of parts, including shapes made from octrees, and what each would cost.</source>
        <extracomment>voxels.about</extracomment>
        <translation>Montrer les formes physiques possibles des éléments, octrees compris, et ce que chacune coûterait.</translation>
    </message>
    <message>
        <source>Show how costs depend on a scene&apos;s size or on one constant, step by step, and which floors, caps and thresholds each step crosses.</source>
        <extracomment>sweep.about</extracomment>
        <translation>Montrer pas à pas comment les coûts dépendent de la taille d’une scène ou d’une constante, et quels planchers, plafonds et seuils chaque pas franchit.</translation>
    </message>
    <message>
        <source>Scale the sizes of all parts and the distances between them</source>
        <extracomment>sweep.scale</extracomment>
        <translation>Mettre à l’échelle les tailles de tous les éléments et les distances entre eux</translation>
    </message>
    <message>
        <source>expected one range (--scale FROM:TO:STEPS or --set KEY=FROM:TO:STEPS), found {count}</source>
        <extracomment>sweep.one_axis</extracomment>
        <translation>une seule plage (--scale FROM:TO:STEPS ou --set KEY=FROM:TO:STEPS) attendue, {count} trouvées</translation>
    </message>
    <message>
        <source>{key} is a choice ({words}), not a number; only constants can have a range</source>
        <extracomment>sweep.choice</extracomment>
        <translation>{key} est un choix ({words}), et non un nombre&#xa0;; seules les constantes peuvent avoir une plage</translation>
    </message>
    <message>
        <source>Example: which constants a market&apos;s land impact depends on most
  weighbridge sensitivity market.weighbridge --format text</source>
        <extracomment>sensitivity.example</extracomment>
        <translation>Exemple&#xa0;: de quelles constantes l’impact sur le terrain d’un marché dépend le plus
  weighbridge sensitivity market.weighbridge --format text</translation>
    </message>
    <message>
        <source>Show how physics costs change when vertices move at random: by half a quantization step, and by 0.1 µm to 0.1 mm. Costs that do not depend on triangles stay the same.</source>
        <extracomment>fragility.about</extracomment>
        <translation>Montrer de combien changent les coûts physiques quand des sommets bougent au hasard&#xa0;: d’un demi-pas du format, et de 0,1 µm à 0,1 mm. Les coûts sans triangles ne changent pas.</translation>
    </message>
    <message>
        <source>Example: whether a wall is expensive only because of rounding
  weighbridge fragility market.weighbridge --linkset &quot;Sliver wall&quot;</source>
        <extracomment>fragility.example</extracomment>
        <translation>Exemple&#xa0;: si un mur n’est cher qu’à cause d’un arrondi
  weighbridge fragility market.weighbridge --linkset &quot;Sliver wall&quot;</translation>
    </message>
    <message>
        <source>Show the values that people measured in world or published for each constant, and how far the rules deviate from them.</source>
        <extracomment>evidence.about</extracomment>
        <translation>Montrer ce que l’on a mesuré dans le monde ou publié pour chaque constante, et à quel point les règles s’en écartent.</translation>
    </message>
    <message>
        <source>Example: how well the cost of a hull is known
  weighbridge evidence hull_cost</source>
        <extracomment>evidence.example</extracomment>
        <translation>Exemple&#xa0;: à quel point le coût d’une enveloppe est connu
  weighbridge evidence hull_cost</translation>
    </message>
    <message>
        <source>Nothing was measured for {key}. Its value is stated in: {source}</source>
        <extracomment>evidence.nothing</extracomment>
        <translation>Rien n’a été mesuré pour {key}. Sa valeur figure dans&#xa0;: {source}</translation>
    </message>
    <message>
        <source>A constant; default: all constants</source>
        <extracomment>evidence.key</extracomment>
        <translation>Une constante&#xa0;; toutes sans indication</translation>
    </message>
    <message>
        <source>Example: what a hull and its vertices cost, according to measurements
  weighbridge calibrate market.weighbridge --measured costs.csv \
    --fit hull_cost,hull_vertex_cost -o measured.json</source>
        <extracomment>calibrate.example</extracomment>
        <translation>Exemple&#xa0;: ce que coûtent une enveloppe et ses sommets, d’après des mesures
  weighbridge calibrate market.weighbridge --measured costs.csv \
    --fit hull_cost,hull_vertex_cost -o measured.json</translation>
    </message>
    <message>
        <source>{option} needs SCENE</source>
        <extracomment>calibrate.needs_scene</extracomment>
        <translation>{option} a besoin de SCENE</translation>
    </message>
    <message>
        <source>The constants to find, separated by commas</source>
        <extracomment>calibrate.fit</extracomment>
        <translation>Les constantes à trouver, séparées par des virgules</translation>
    </message>
    <message>
        <source>What to print: {words}; default: {standard}</source>
        <extracomment>calibrate.show</extracomment>
        <translation>Ce qu’il faut imprimer&#xa0;: {words}&#xa0;; {standard} sans indication</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has an unsupported file type; supported types: .csv, .csv.gz, .sqlite, .sqlite3, .db</source>
        <extracomment>statistics.ending</extracomment>
        <translation>«&#xa0;{file}&#xa0;» a un type de fichier non pris en charge&#xa0;; types pris en charge&#xa0;: .csv, .csv.gz, .sqlite, .sqlite3, .db</translation>
    </message>
    <message>
        <source>Example: a query for DuckDB, and one that is run on a whole grid
  weighbridge sql --by region --dialect duckdb
  weighbridge sql --by grid --set triangle_constant=0.04 --against second-life \
    --run grid.sqlite
Example: load a folder of archives into a server, then run a query
  weighbridge sql --run postgresql://localhost/grid archives --by region</source>
        <extracomment>sql.example</extracomment>
        <translation>Exemple&#xa0;: une requête pour DuckDB, et une exécutée sur toute une grille
  weighbridge sql --by region --dialect duckdb
  weighbridge sql --by grid --set triangle_constant=0.04 --against second-life \
    --run grid.sqlite
Exemple&#xa0;: charger un dossier d’archives sur un serveur, puis exécuter une requête
  weighbridge sql --run postgresql://localhost/grid archives --by region</translation>
    </message>
    <message>
        <source>With --run: files or folders to load first, as for &quot;weighbridge statistics&quot;, unless they are already loaded</source>
        <extracomment>sql.scenes</extracomment>
        <translation>Avec --run&#xa0;: fichiers ou dossiers à charger d’abord, comme pour statistics, sauf s’ils y sont déjà</translation>
    </message>
    <message>
        <source>Show changes from another profile: a built-in profile or a profile file. Each change is the value under the current profile minus the value under the other profile</source>
        <extracomment>sql.against</extracomment>
        <translation>Montrer les changements par rapport à un autre profil&#xa0;: un profil intégré ou un fichier de profil. Un changement est ce profil moins l’autre</translation>
    </message>
    <message>
        <source>The engine to print SQL for: {words}; default: {standard}</source>
        <extracomment>sql.dialect</extracomment>
        <translation>Le moteur pour lequel imprimer le SQL&#xa0;: {words}&#xa0;; {standard} sans indication</translation>
    </message>
    <message>
        <source>Run the query instead of printing it: on an SQLite file, or on a PostgreSQL server given as postgresql://… or host=… dbname=…</source>
        <extracomment>sql.run</extracomment>
        <translation>Exécuter la requête au lieu de l’imprimer&#xa0;: sur un fichier SQLite, ou sur un serveur PostgreSQL donné par postgresql://… ou host=… dbname=…</translation>
    </message>
    <message>
        <source>{option} needs --run; otherwise the query is only printed</source>
        <extracomment>sql.needs_run</extracomment>
        <translation>{option} demande --run&#xa0;; sinon, la requête est seulement imprimée</translation>
    </message>
    <message>
        <source>Show the constants that costs are based on.</source>
        <extracomment>profile.about</extracomment>
        <translation>Montrer les constantes sur lesquelles reposent les coûts.</translation>
    </message>
    <message>
        <source>Example: how the rules of the published Mesh Physics document differ from today&apos;s
  weighbridge profile diff second-life wiki-2011</source>
        <extracomment>profile.example</extracomment>
        <translation>Exemple&#xa0;: en quoi les règles du document Mesh Physics publié diffèrent de celles d’aujourd’hui
  weighbridge profile diff second-life wiki-2011</translation>
    </message>
    <message>
        <source>Generate physics shapes or levels of detail for mesh parts, and show what each costs and how far it deviates from the visual mesh.</source>
        <extracomment>shapes.about</extracomment>
        <translation>Générer des formes physiques ou des niveaux de détail pour des éléments de maillage, et montrer ce que chaque résultat coûte et de combien il s’écarte du maillage visible.</translation>
    </message>
    <message>
        <source>Choose the cheapest shape within this deviation everywhere, such as 4cm, 0.04m, 40mm, or 2% (of the diagonal of the part&apos;s bounding box). Without --within and --budget, --contact and --elsewhere apply</source>
        <extracomment>shapes.within</extracomment>
        <translation>Choisir la forme la moins chère dont l’écart ne dépasse cette valeur nulle part, comme 4cm, 0.04m, 40mm, ou 2% (de la diagonale de la boîte de l’élément). Sans --within ni --budget, --contact et --elsewhere s’appliquent</translation>
    </message>
    <message>
        <source>expected a distance above 0 and at most 20% or 10000m, such as 4cm, 0.04m, 40mm or 2%; found &quot;{text}&quot;</source>
        <extracomment>shapes.within_form</extracomment>
        <translation>distance au-dessus de 0 et d’au plus 20% ou 10000m attendue, comme 4cm, 0.04m, 40mm ou 2%&#xa0;; «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>expected a cost above 0 PE, such as 3 or 0.5, or &quot;auto&quot;; found &quot;{text}&quot;</source>
        <extracomment>shapes.budget_form</extracomment>
        <translation>coût au-dessus de 0, comme 3 ou 0.5, ou auto attendu, «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>--hulls works with only one part; name the part with --linkset and --part</source>
        <extracomment>shapes.hulls_of_one</extracomment>
        <translation>--hulls ne vaut que pour un élément&#xa0;; nommez-le par --linkset et --part</translation>
    </message>
    <message>
        <source>Width and height of the avatar in meters, such as 0.8x2.4; default: {width}x{height}</source>
        <extracomment>shapes.avatar</extracomment>
        <translation>La largeur et la hauteur de cet avatar, en mètres, comme dans 0.8x2.4&#xa0;; {width}x{height} sans indication</translation>
    </message>
    <message>
        <source>expected a width and height from 0.1 to 10 m, such as 0.8x2.4; found &quot;{text}&quot;</source>
        <extracomment>shapes.avatar_form</extracomment>
        <translation>largeur et hauteur de 0,1 à 10 m, comme dans 0.8x2.4, attendues&#xa0;; «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>Do not check whether physics shapes block passages or remove floors</source>
        <extracomment>shapes.no_passage</extracomment>
        <translation>Ne pas vérifier si des formes physiques bloquent des passages ou suppriment des sols</translation>
    </message>
    <message>
        <source>expected a whole number from {least} to {limit}, found &quot;{text}&quot;</source>
        <extracomment>shapes.count_form</extracomment>
        <translation>nombre entier de {least} à {limit} attendu, «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>The file to write. The scene with the chosen shapes: .weighbridge, .llmesh, .slm. One object with levels of detail and physics, for the uploader: .dae, .glb. The shapes alone: _PHYS.dae, _PHYS.glb, or _PHYS.obj for other tools. Linked hulls and prims can be written to .weighbridge, .dae and .glb; with .dae and .glb, NAME-upload.html lists what to do in world</source>
        <extracomment>shapes.output</extracomment>
        <translation>Le fichier à écrire. La scène avec les formes choisies&#xa0;: .weighbridge, .llmesh, .slm. Un objet avec niveaux de détail et physique, pour le chargement&#xa0;: .dae, .glb. Les formes seules&#xa0;: _PHYS.dae, _PHYS.glb, ou _PHYS.obj pour d’autres outils. Les enveloppes et prims liées vont dans .weighbridge, .dae et .glb&#xa0;; avec .dae et .glb, NAME-upload.html énumère ce qu’il faut faire dans le monde</translation>
    </message>
    <message>
        <source>In _PHYS.dae, _PHYS.glb and _PHYS.obj, make each hull a separate object, for tools that need one object per hull</source>
        <extracomment>shapes.hulls_as_objects</extracomment>
        <translation>Dans _PHYS.dae, _PHYS.glb et _PHYS.obj, faire de chaque enveloppe un objet à part, pour les outils qui demandent un objet par enveloppe</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has an unsupported file type; supported types: .weighbridge, .llmesh, .mesh, .slm, .dae, .glb, _PHYS.obj</source>
        <extracomment>shapes.output_form</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a un type de fichier non pris en charge&#xa0;; types pris en charge&#xa0;: .weighbridge, .llmesh, .mesh, .slm, .dae, .glb, _PHYS.obj</translation>
    </message>
    <message>
        <source>expected a number of pixels from {least} to {limit}, found &quot;{text}&quot;</source>
        <extracomment>shapes.pixels_form</extracomment>
        <translation>nombre de pixels de {least} à {limit} attendu, «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>With --lods, instead of --pixels: maximum download weight of the part, in PE; the levels are as close to the mesh as this weight allows</source>
        <extracomment>shapes.streaming</extracomment>
        <translation>Avec --lods, au lieu de --pixels&#xa0;: poids de téléchargement maximal de l’élément, en PE&#xa0;; les niveaux sont aussi proches du maillage que le permet ce poids</translation>
    </message>
    <message>
        <source>expected a download weight from {least} to {limit} PE, found &quot;{text}&quot;</source>
        <extracomment>shapes.streaming_form</extracomment>
        <translation>poids de téléchargement de {least} à {limit} PE attendu, «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>no mesh parts found; physics shapes and levels of detail can be generated only for meshes</source>
        <extracomment>shapes.no_mesh</extracomment>
        <translation>aucun élément de maillage trouvé&#xa0;; formes physiques et niveaux de détail ne peuvent être générés que pour des maillages</translation>
    </message>
    <message>
        <source>no shape was generated, so the part keeps its existing shape</source>
        <extracomment>shapes.none_made</extracomment>
        <translation>aucune forme n’a été générée&#xa0;: l’élément garde donc la sienne</translation>
    </message>
    <message>
        <source>the grid would use none of the generated shapes, regardless of --within and --budget, so the part keeps its existing shape</source>
        <extracomment>shapes.none_used</extracomment>
        <translation>la grille n’utiliserait aucune des formes générées, quels que soient --within et --budget&#xa0;: l’élément garde donc sa forme existante</translation>
    </message>
    <message>
        <source>The format of the files: {words}; default: {standard}</source>
        <extracomment>export.as</extracomment>
        <translation>Le format des fichiers&#xa0;: {words}&#xa0;; {standard} sans indication</translation>
    </message>
    <message>
        <source>Maximum deviation of the physics shape everywhere, such as 4cm, 0.04m, 40mm, or 2% (of the diagonal of the part&apos;s bounding box). Without it, --contact and --elsewhere apply. A physics shape that comes with the model is not changed</source>
        <extracomment>export.within</extracomment>
        <translation>Écart maximal de la forme physique partout, comme 4cm, 0.04m, 40mm, ou 2% (de la diagonale de la boîte de l’élément). Sans cette option, --contact et --elsewhere s’appliquent. Une forme physique fournie avec le modèle n’est pas modifiée</translation>
    </message>
    <message>
        <source>no mesh parts found; the uploader accepts only meshes</source>
        <extracomment>export.no_mesh</extracomment>
        <translation>aucun élément de maillage trouvé&#xa0;; l’outil de chargement n’accepte que des maillages</translation>
    </message>
    <message>
        <source>contains {count} objects, but a file for the uploader can hold only one; choose one with --linkset, or use &quot;weighbridge export&quot;</source>
        <extracomment>export.one_object</extracomment>
        <translation>contient {count} objets, mais un fichier pour l’outil de chargement n’en contient qu’un&#xa0;; choisissez-le avec --linkset, ou utilisez «&#xa0;weighbridge export&#xa0;»</translation>
    </message>
    <message>
        <source>{name} is the name of a lower level of detail; use the name of the model, such as {model}. The levels of detail are written beside the model</source>
        <extracomment>export.level_name</extracomment>
        <translation>{name} est le nom d’un niveau de détail inférieur&#xa0;; utilisez le nom du modèle, comme {model}. Les niveaux de détail sont écrits à côté du modèle</translation>
    </message>
    <message>
        <source>needs more steps in world; see {page}</source>
        <extracomment>export.acts</extracomment>
        <translation>demande d’autres étapes dans le monde&#xa0;; voyez {page}</translation>
    </message>
    <message>
        <source>a _PHYS file can hold only physics shapes; to write levels of detail, use -o NAME.dae or -o NAME.glb</source>
        <extracomment>export.no_levels</extracomment>
        <translation>un fichier _PHYS ne peut contenir que des formes physiques&#xa0;; pour écrire les niveaux de détail, utilisez -o NAME.dae ou -o NAME.glb</translation>
    </message>
    <message>
        <source>Open each file in its own window</source>
        <extracomment>window.separate</extracomment>
        <translation>Ouvrir chaque fichier dans sa propre fenêtre</translation>
    </message>
    <message>
        <source>there is no display for the window; commands such as &quot;weighbridge report&quot; work without one</source>
        <extracomment>window.no_display</extracomment>
        <translation>il n’y a pas d’affichage pour la fenêtre&#xa0;; des commandes telles que «&#xa0;weighbridge report&#xa0;» s’en passent</translation>
    </message>
    <message>
        <source>Width and height in pixels; default: {standard}</source>
        <extracomment>render.size</extracomment>
        <translation>Largeur et hauteur en pixels&#xa0;; {standard} sans indication</translation>
    </message>
    <message>
        <source>expected a width and height from 1 to {limit} pixels, such as 1280x960; found &quot;{text}&quot;</source>
        <extracomment>render.size_form</extracomment>
        <translation>largeur et hauteur de 1 à {limit} pixels, comme dans 1280x960, attendues&#xa0;; «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>What to show in the right half of the picture, from the same angle: {words}</source>
        <extracomment>render.beside</extracomment>
        <translation>Ce qu’il faut montrer dans la moitié droite de l’image, du même côté&#xa0;: {words}</translation>
    </message>
    <message>
        <source>How far to move parts and hulls apart. 0: not at all; 1: twice as far from the center of their object; maximum: {most}</source>
        <extracomment>render.explode</extracomment>
        <translation>De combien écarter éléments et enveloppes&#xa0;: 0 pas du tout, 1 deux fois plus loin du centre de leur objet, {most} au plus</translation>
    </message>
    <message>
        <source>expected a factor from 0 to {most}, found &quot;{text}&quot;</source>
        <extracomment>render.explode_form</extracomment>
        <translation>facteur de 0 à {most} attendu, «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>Draw without perspective</source>
        <extracomment>render.orthographic</extracomment>
        <translation>Dessiner sans perspective</translation>
    </message>
    <message>
        <source>Make the background transparent</source>
        <extracomment>render.transparent</extracomment>
        <translation>Rendre l’arrière-plan transparent</translation>
    </message>
    <message>
        <source>Add a color legend below the picture, which makes the picture taller</source>
        <extracomment>render.legend</extracomment>
        <translation>Ajouter sous l’image une légende des couleurs, ce qui la rend plus haute</translation>
    </message>
    <message>
        <source>no display with OpenGL 3.2 found; xvfb-run can provide one</source>
        <extracomment>render.no_display</extracomment>
        <translation>aucun affichage avec OpenGL 3.2 n’a été trouvé&#xa0;; xvfb-run peut en fournir un</translation>
    </message>
    <message>
        <source>has nothing to show with --view {view}</source>
        <extracomment>render.nothing</extracomment>
        <translation>n’a rien à montrer avec --view {view}</translation>
    </message>
    <message>
        <source>A flexible prim bends only in the viewer. The grid gives it no physics shape, so avatars walk through it and it has no physics cost.</source>
        <extracomment>reason.flexible</extracomment>
        <translation>Une prim flexible ne se plie que dans le viewer. La grille ne lui donne aucune forme physique&#xa0;: les avatars la traversent et elle ne coûte aucune physique.</translation>
    </message>
    <message>
        <source>Its physics shape type is None, but the root of a linkset must have a shape. The root is weighed as Convex Hull.</source>
        <extracomment>reason.root_none_as_hull</extracomment>
        <translation>Son type de forme physique est Aucun, mais la racine d’un ensemble lié doit avoir une forme. La racine est pesée comme Enveloppe convexe.</translation>
    </message>
    <message>
        <source>It is a sphere or cylinder so thin along two or more axes that the grid treats it as a box.</source>
        <extracomment>reason.thin_round_box</extracomment>
        <translation>C’est une sphère ou un cylindre dont deux côtés ou plus sont si petits que l’objet ressemble à une boîte. La grille le traite comme une boîte.</translation>
    </message>
    <message>
        <source>All three of its sides are so small that the grid treats it as a box, whatever it looks like.</source>
        <extracomment>reason.tiny_box</extracomment>
        <translation>Ses trois côtés sont si petits que la grille le traite comme une boîte, quelle que soit son apparence.</translation>
    </message>
    <message>
        <source>It is a straight prim without cuts, and two or more of its sides are very small. The grid therefore treats it as a box, whatever its hollow, taper or twist.</source>
        <extracomment>reason.thin_straight_box</extracomment>
        <translation>C’est une prim droite, sans découpe, dont deux côtés ou plus sont si petits que la grille la traite comme une boîte, quels que soient son creux, son biseautage ou sa vrille.</translation>
    </message>
    <message>
        <source>Its physics shape type is Convex Hull: the grid wraps the part tightly in one convex shape. Openings and hollows are closed to avatars.</source>
        <extracomment>reason.shape_convex_hull</extracomment>
        <translation>Son type de forme physique est Enveloppe convexe&#xa0;: la grille l’entoure au plus près d’une seule forme convexe. Les ouvertures et les creux sont fermés aux avatars.</translation>
    </message>
    <message>
        <source>It is a convex prim, so one convex hull fits it exactly. One hull is far cheaper than triangles.</source>
        <extracomment>reason.convex</extracomment>
        <translation>C’est une prim sans renfoncement&#xa0;: une seule enveloppe convexe lui correspond donc exactement. C’est bien moins cher que des triangles.</translation>
    </message>
    <message>
        <source>Two or more of its sides are so small that the grid ignores its exact shape. The part gets one convex hull, even if it has a list of hulls.</source>
        <extracomment>reason.two_small_sides</extracomment>
        <translation>Deux de ses côtés ou plus sont si petits que la grille ne tient pas compte de sa forme exacte. Il reçoit une seule enveloppe convexe, même s’il a une liste d’enveloppes.</translation>
    </message>
    <message>
        <source>It is a prim with a hollow, a cut, a twist or a bend, so no convex hull fits it exactly. The grid uses the triangles of its surface; narrow ones make the part expensive.</source>
        <extracomment>reason.not_convex</extracomment>
        <translation>C’est une prim avec un creux, une découpe, une vrille ou une courbure&#xa0;: aucune enveloppe convexe ne lui convient exactement. La grille utilise les triangles de sa surface&#xa0;; les plus étroits rendent l’élément cher.</translation>
    </message>
    <message>
        <source>extra cost of a small linkset: the second term of n + linkset_factor/n, for n parts</source>
        <extracomment>constant.linkset_factor</extracomment>
        <translation>surcoût d’un petit ensemble lié&#xa0;: le second terme de n + linkset_factor/n, pour n éléments</translation>
    </message>
    <message>
        <source>penalty for a physical linkset, per square meter of its bounding box&apos;s mean face area</source>
        <extracomment>constant.penalty_per_area</extracomment>
        <translation>pénalité d’un ensemble lié physique, par mètre carré d’aire moyenne des faces de sa boîte englobante</translation>
    </message>
    <message>
        <source>lowest cost of a triangle mesh</source>
        <extracomment>constant.minimum_mesh_cost</extracomment>
        <translation>coût minimal d’un maillage de triangles</translation>
    </message>
    <message>
        <source>lower limit of the average triangle width</source>
        <extracomment>constant.width_min</extracomment>
        <translation>limite inférieure de la largeur moyenne des triangles</translation>
    </message>
    <message>
        <source>upper limit of the average triangle width</source>
        <extracomment>constant.width_max</extracomment>
        <translation>limite supérieure de la largeur moyenne des triangles</translation>
    </message>
    <message>
        <source>a physics mesh with a side shorter than this is weighed as its base hull</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>un maillage physique dont un côté est inférieur à cette valeur est pesé comme son enveloppe de base</translation>
    </message>
    <message>
        <source>a side below this length counts as small</source>
        <extracomment>constant.small_side</extracomment>
        <translation>un côté inférieur à cette valeur est petit</translation>
    </message>
    <message>
        <source>a hollow is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_hollow</extracomment>
        <translation>un creux qui ne dépasse pas cette valeur, divisée par le côté moyen de la prim, compte pour nul</translation>
    </message>
    <message>
        <source>a path or profile cut is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_cut</extracomment>
        <translation>une découpe du tracé ou du profil qui ne dépasse pas cette valeur, divisée par le côté moyen de la prim, compte pour nulle</translation>
    </message>
    <message>
        <source>a taper is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_taper</extracomment>
        <translation>un biseautage qui ne dépasse pas cette valeur, divisée par le côté moyen de la prim, compte pour nul</translation>
    </message>
    <message>
        <source>a twist is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_twist</extracomment>
        <translation>une vrille qui ne dépasse pas cette valeur, divisée par le côté moyen de la prim, compte pour nulle</translation>
    </message>
    <message>
        <source>a shear is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_shear</extracomment>
        <translation>une inclinaison qui ne dépasse pas cette valeur, divisée par le côté moyen de la prim, compte pour nulle</translation>
    </message>
    <message>
        <source>number of bytes subtracted from the size of each LOD block</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>soustrait de la taille de chaque bloc de LOD</translation>
    </message>
    <message>
        <source>target number of visible triangles in a region</source>
        <extracomment>constant.triangle_budget</extracomment>
        <translation>nombre visé de triangles visibles dans une région</translation>
    </message>
    <message>
        <source>cost of the whole triangle budget</source>
        <extracomment>constant.streaming_scale</extracomment>
        <translation>coût de tout le budget de triangles</translation>
    </message>
    <message>
        <source>maximum distance at which the level of detail changes</source>
        <extracomment>constant.max_distance</extracomment>
        <translation>plus grande distance à laquelle le LOD change</translation>
    </message>
    <message>
        <source>the low level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_low</extracomment>
        <translation>le LOD faible est montré au-delà du rayon de l’élément divisé par cette valeur</translation>
    </message>
    <message>
        <source>the lowest level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_lowest</extracomment>
        <translation>le LOD le plus faible est montré au-delà du rayon de l’élément divisé par cette valeur</translation>
    </message>
    <message>
        <source>maximum download weight of a prim</source>
        <extracomment>constant.prim_streaming_cap</extracomment>
        <translation>poids de téléchargement maximal d’une prim</translation>
    </message>
    <message>
        <source>maximum download weight of a sculpt</source>
        <extracomment>constant.sculpt_streaming_cap</extracomment>
        <translation>poids de téléchargement maximal d’une sculptie</translation>
    </message>
    <message>
        <source>number of triangles that are always free in each lower LOD of an animated mesh</source>
        <extracomment>constant.animated_free_triangles</extracomment>
        <translation>nombre de triangles toujours gratuits dans chaque LOD inférieur d’un maillage animé</translation>
    </message>
    <message>
        <source>lowest land impact of a linkset</source>
        <extracomment>constant.land_impact_minimum</extracomment>
        <translation>impact sur le terrain le plus bas d’un ensemble lié</translation>
    </message>
    <message>
        <source>cost of a native box or sphere, and the minimum for a mesh</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>une boîte ou une sphère native, et le minimum d’un maillage</translation>
    </message>
    <message>
        <source>physics weight</source>
        <extracomment>term.physics</extracomment>
        <translation>poids physique</translation>
    </message>
    <message>
        <source>physics weight with all parts in motion</source>
        <extracomment>term.physics_dynamic</extracomment>
        <translation>poids physique avec tous les éléments en mouvement</translation>
    </message>
    <message>
        <source>physics weight of a physical linkset</source>
        <extracomment>term.physics_physical</extracomment>
        <translation>poids physique d’un ensemble lié physique</translation>
    </message>
    <message>
        <source>download weight (streaming)</source>
        <extracomment>term.streaming</extracomment>
        <translation>poids de téléchargement (streaming)</translation>
    </message>
    <message>
        <source>{part}: unknown, because its mesh is missing or incomplete, or its size is unusable</source>
        <extracomment>term.unknown_part</extracomment>
        <translation>{part}&#xa0;: inconnu, car son maillage manque ou est incomplet, ou sa taille est inutilisable</translation>
    </message>
    <message>
        <source>{part}: the hull assumed for a sculpt</source>
        <extracomment>term.sculpt_hull</extracomment>
        <translation>{part}&#xa0;: l’enveloppe supposée pour une sculptie</translation>
    </message>
    <message>
        <source>{part}: triangle mesh, by the old rule</source>
        <extracomment>term.triangle_density</extracomment>
        <translation>{part}&#xa0;: maillage de triangles, selon l’ancienne règle</translation>
    </message>
    <message>
        <source>{part}: mesh streaming</source>
        <extracomment>term.streaming_mesh</extracomment>
        <translation>{part}&#xa0;: streaming d’un maillage</translation>
    </message>
    <message>
        <source>factor for static mesh since 2024</source>
        <extracomment>term.static_mesh</extracomment>
        <translation>facteur des maillages statiques depuis 2024</translation>
    </message>
    <message>
        <source>{part}: animated mesh streaming</source>
        <extracomment>term.streaming_animated</extracomment>
        <translation>{part}&#xa0;: streaming d’un maillage animé</translation>
    </message>
    <message>
        <source>{part}: prim streaming</source>
        <extracomment>term.streaming_prim</extracomment>
        <translation>{part}&#xa0;: streaming d’une prim</translation>
    </message>
    <message>
        <source>{part}: sculpt streaming, calculated as for a torus</source>
        <extracomment>term.streaming_sculpt</extracomment>
        <translation>{part}&#xa0;: streaming de sculptie, calculé comme pour un tore</translation>
    </message>
    <message>
        <source>{part}: treated as a native shape</source>
        <extracomment>term.opensim_shapeless</extracomment>
        <translation>{part}&#xa0;: traité comme une forme native</translation>
    </message>
    <message>
        <source>total area of all levels</source>
        <extracomment>quantity</extracomment>
        <translation>aire totale de tous les niveaux</translation>
    </message>
    <message>
        <source>hull-linkset</source>
        <extracomment>word</extracomment>
        <translation>enveloppes liées</translation>
    </message>
    <message>
        <source>end of a list of numbers expected</source>
        <extracomment>word</extracomment>
        <translation>fin d’une liste de nombres attendue</translation>
    </message>
    <message>
        <source>a value has a type that FBX does not have</source>
        <extracomment>word</extracomment>
        <translation>une valeur a un type qui n’existe pas en FBX</translation>
    </message>
    <message>
        <source>could not be read completely, because it ends inside the gzip data; copy or export it again</source>
        <extracomment>ogz.packed_truncated</extracomment>
        <translation>n’a pas pu être lu entièrement, car il se termine à l’intérieur des données gzip&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>The region {name} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.region</extracomment>
        <translation>La région {name} utilise {held} LI sur {capacity}&#xa0;: {over} LI de trop.</translation>
    </message>
    <message>
        <source>Objects outside all regions use {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.no_region</extracomment>
        <translation>Les objets hors de toute région font {held} LI sur {capacity}&#xa0;: {over} LI de trop.</translation>
    </message>
    <message>
        <source>The parcel {name} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.parcel</extracomment>
        <translation>La parcelle {name} utilise {held} LI sur {capacity}&#xa0;: {over} LI de trop.</translation>
    </message>
    <message>
        <source>the chart cannot be saved in this folder; choose another folder</source>
        <extracomment>chart.cannot_write</extracomment>
        <translation>le graphique ne peut pas être écrit dans ce dossier&#xa0;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>the picture cannot be saved in this folder; choose another folder</source>
        <extracomment>window.cannot_write_picture</extracomment>
        <translation>l’image ne peut pas être écrite dans ce dossier&#xa0;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>the log cannot be saved in this folder; choose another folder</source>
        <extracomment>window.cannot_write_log</extracomment>
        <translation>le journal ne peut pas être écrit dans ce dossier&#xa0;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>An octree can be at most {limit} m wide.</source>
        <extracomment>edit.too_large</extracomment>
        <translation>Un octree peut avoir {limit} m de large au plus.</translation>
    </message>
    <message>
        <source>The position of the larger octree would be more than {limit} m from the origin.</source>
        <extracomment>edit.too_far</extracomment>
        <translation>La position de l’octree agrandi serait à plus de {limit} m de l’origine.</translation>
    </message>
    <message>
        <source>Made by &quot;weighbridge sql --stage merge&quot;. This query computes the result from weighbridge_partial. That table must contain the rows of all shards, made with the same options.</source>
        <extracomment>query.comment_merge</extracomment>
        <translation>Fait par «&#xa0;weighbridge sql --stage merge&#xa0;». Cette requête calcule le résultat à partir de weighbridge_partial. Cette table doit contenir les lignes de toutes les parts, faites avec les mêmes options.</translation>
    </message>
    <message>
        <source>its tables are not partitioned by source in the same way on all servers; all rows must be sent to this server, which takes longer</source>
        <extracomment>query.not_together</extracomment>
        <translation>ses tables ne sont pas partitionnées par source de la même façon sur tous les serveurs&#xa0;; toutes les lignes doivent être envoyées à ce serveur, ce qui prend plus de temps</translation>
    </message>
    <message>
        <source>its tables are partitioned across several servers; without the dblink extension, all rows must be sent to this server, which takes longer. To install it: CREATE EXTENSION dblink</source>
        <extracomment>query.no_dblink</extracomment>
        <translation>ses tables sont partitionnées sur plusieurs serveurs&#xa0;; sans l’extension dblink, toutes les lignes doivent venir sur ce serveur, ce qui prend plus de temps&#xa0;: CREATE EXTENSION dblink</translation>
    </message>
    <message>
        <source>shard {server}: {reason}</source>
        <extracomment>query.shard_failed</extracomment>
        <translation>serveur {server}&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Move the {count} scripts from {part} into {linkset}.</source>
        <extracomment>advice.scripts_moved</extracomment>
        <translation>
            <numerusform>Déplacer le script de {part} dans {linkset}.</numerusform>
            <numerusform>Déplacer les {count} scripts de {part} dans {linkset}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the {count} scripts into {linkset}.</source>
        <extracomment>advice.scripts_moved_these</extracomment>
        <translation>Déplacer les {count} scripts dans {linkset}.</translation>
    </message>
    <message>
        <source>Edges look coarser than usual from a distance.</source>
        <extracomment>caution.coarse</extracomment>
        <translation>De loin, ses bords paraissent plus grossiers que d’habitude.</translation>
    </message>
    <message>
        <source>Change the physics shape type</source>
        <extracomment>plan_act.shape_type</extracomment>
        <translation>Changer le type de forme physique</translation>
    </message>
    <message>
        <source>Restore the physics shape type.</source>
        <extracomment>plan_act.shape_type.inverse</extracomment>
        <translation>Rétablir le type de forme physique.</translation>
    </message>
    <message>
        <source>Use simpler levels of detail</source>
        <extracomment>plan_act.levels</extracomment>
        <translation>Utiliser des niveaux de détail plus simples</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous levels of detail.</source>
        <extracomment>plan_act.levels.inverse</extracomment>
        <translation>Charger à nouveau le maillage avec les niveaux de détail précédents.</translation>
    </message>
    <message>
        <source>Decimate copies of the mesh and export them as NAME_LOD2, NAME_LOD1 and NAME_LOD0.</source>
        <extracomment>plan_act.levels.blender</extracomment>
        <translation>Décimez des copies du maillage et exportez-les sous NAME_LOD2, NAME_LOD1 et NAME_LOD0.</translation>
    </message>
    <message>
        <source>Run &quot;weighbridge shapes MODEL --lods -o NAME.dae&quot;.</source>
        <extracomment>plan_act.levels.here</extracomment>
        <translation>Exécutez «&#xa0;weighbridge shapes MODEL --lods -o NAME.dae&#xa0;».</translation>
    </message>
    <message>
        <source>Use hulls as the physics shape</source>
        <extracomment>plan_act.hulls</extracomment>
        <translation>Utiliser des enveloppes comme forme physique</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous physics shape.</source>
        <extracomment>plan_act.hulls.inverse</extracomment>
        <translation>Charger à nouveau le maillage avec la forme physique précédente.</translation>
    </message>
    <message>
        <source>Cover the mesh with a few boxes and export them as NAME_PHYS.</source>
        <extracomment>plan_act.hulls.blender</extracomment>
        <translation>Recouvrez le maillage de quelques boîtes et exportez-les sous NAME_PHYS.</translation>
    </message>
    <message>
        <source>Model walls and floors as flat panels; export them as NAME_PHYS.</source>
        <extracomment>plan_act.panels.blender</extracomment>
        <translation>Modélisez les murs et les sols comme des panneaux plats&#xa0;; exportez-les sous NAME_PHYS.</translation>
    </message>
    <message>
        <source>Use hulls with fewer vertices</source>
        <extracomment>plan_act.vertices</extracomment>
        <translation>Utiliser des enveloppes avec moins de sommets</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous hulls.</source>
        <extracomment>plan_act.vertices.inverse</extracomment>
        <translation>Charger à nouveau le maillage avec les enveloppes précédentes.</translation>
    </message>
    <message>
        <source>Give each hull in NAME_PHYS fewer vertices.</source>
        <extracomment>plan_act.vertices.blender</extracomment>
        <translation>Donnez moins de sommets à chaque morceau de NAME_PHYS.</translation>
    </message>
    <message>
        <source>Remove slivers from the physics mesh</source>
        <extracomment>plan_act.slivers</extracomment>
        <translation>Retirer les triangles effilés du maillage physique</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous physics mesh.</source>
        <extracomment>plan_act.slivers.inverse</extracomment>
        <translation>Charger à nouveau le maillage avec le maillage physique précédent.</translation>
    </message>
    <message>
        <source>Use Merge by Distance and Degenerate Dissolve on the physics mesh.</source>
        <extracomment>plan_act.slivers.blender</extracomment>
        <translation>Utilisez Fusionner par distance et Dissoudre les dégénérés sur le maillage physique.</translation>
    </message>
    <message>
        <source>Link the objects</source>
        <extracomment>plan_act.link</extracomment>
        <translation>Lier les objets</translation>
    </message>
    <message>
        <source>Unlink the objects.</source>
        <extracomment>plan_act.link.inverse</extracomment>
        <translation>Les délier.</translation>
    </message>
    <message>
        <source>Select the objects, the root last, and press Ctrl+L.</source>
        <extracomment>plan_act.link.viewer</extracomment>
        <translation>Sélectionnez les objets, la racine en dernier, et appuyez sur Ctrl+L.</translation>
    </message>
    <message>
        <source>Select the objects and choose Compose &gt; Link.</source>
        <extracomment>plan_act.link.here</extracomment>
        <translation>Sélectionnez les objets et choisissez Composer &gt; Lier.</translation>
    </message>
    <message>
        <source>Unlink the parts</source>
        <extracomment>plan_act.unlink</extracomment>
        <translation>Délier les éléments</translation>
    </message>
    <message>
        <source>Link the parts again.</source>
        <extracomment>plan_act.unlink.inverse</extracomment>
        <translation>Les lier à nouveau.</translation>
    </message>
    <message>
        <source>Remove normal and specular maps</source>
        <extracomment>plan_act.materials</extracomment>
        <translation>Retirer les textures de relief et de brillance</translation>
    </message>
    <message>
        <source>Restore the normal and specular maps of the parts.</source>
        <extracomment>plan_act.materials.inverse</extracomment>
        <translation>Rendre aux éléments leurs textures de normales et de spécularité.</translation>
    </message>
    <message>
        <source>Turn animated mesh off</source>
        <extracomment>plan_act.animated</extracomment>
        <translation>Désactiver le maillage animé</translation>
    </message>
    <message>
        <source>Turn animated mesh on again.</source>
        <extracomment>plan_act.animated.inverse</extracomment>
        <translation>Réactiver le maillage animé.</translation>
    </message>
    <message>
        <source>Reduce the number of scripts</source>
        <extracomment>plan_act.scripts</extracomment>
        <translation>Réduire le nombre de scripts</translation>
    </message>
    <message>
        <source>Put the scripts back.</source>
        <extracomment>plan_act.scripts.inverse</extracomment>
        <translation>Remettre les scripts.</translation>
    </message>
    <message>
        <source>Lower the number in Properties &gt; Scripts.</source>
        <extracomment>plan_act.scripts.here</extracomment>
        <translation>Réduisez le nombre dans Propriétés &gt; Scripts.</translation>
    </message>
    <message>
        <source>Move scripts to another object</source>
        <extracomment>plan_act.move_scripts</extracomment>
        <translation>Déplacer les scripts dans un autre objet</translation>
    </message>
    <message>
        <source>Move the scripts back.</source>
        <extracomment>plan_act.move_scripts.inverse</extracomment>
        <translation>Remettre les scripts à leur place.</translation>
    </message>
    <message>
        <source>Drag the scripts from Edit &gt; Content to your inventory, then into the other object. If they remain in the first object, delete them there.</source>
        <extracomment>plan_act.move_scripts.viewer</extracomment>
        <translation>Faites glisser les scripts de Modifier &gt; Contenu dans votre inventaire, puis dans l’autre objet. S’il en reste dans le premier objet, supprimez-les de celui-ci.</translation>
    </message>
    <message>
        <source>Resize the parts</source>
        <extracomment>plan_act.resize</extracomment>
        <translation>Redimensionner les éléments</translation>
    </message>
    <message>
        <source>Restore the sizes of the parts.</source>
        <extracomment>plan_act.resize.inverse</extracomment>
        <translation>Rendre aux éléments leur taille précédente.</translation>
    </message>
    <message>
        <source>Type the new size in Properties.</source>
        <extracomment>plan_act.resize.here</extracomment>
        <translation>Saisissez la nouvelle taille dans Propriétés.</translation>
    </message>
    <message>
        <source>Leave out the physics file</source>
        <extracomment>plan_act.no_physics_file</extracomment>
        <translation>Omettre le fichier physique</translation>
    </message>
    <message>
        <source>Load the physics file again.</source>
        <extracomment>plan_act.no_physics_file.inverse</extracomment>
        <translation>Choisir à nouveau le fichier physique.</translation>
    </message>
    <message>
        <source>Delete the file NAME_PHYS beside the model.</source>
        <extracomment>plan_act.no_physics_file.blender</extracomment>
        <translation>Supprimez le fichier NAME_PHYS à côté du modèle.</translation>
    </message>
    <message>
        <source>Use at most 8 materials</source>
        <extracomment>plan_act.fewer_materials</extracomment>
        <translation>Utiliser 8 matériaux au plus</translation>
    </message>
    <message>
        <source>Separate the materials again.</source>
        <extracomment>plan_act.fewer_materials.inverse</extracomment>
        <translation>Séparer à nouveau les matériaux.</translation>
    </message>
    <message>
        <source>Example: a folder of archives as five CSV files, and as an SQLite database
  weighbridge statistics archives -o parts.csv.gz
  weighbridge statistics archives -o grid.sqlite
Example: the tables, and what their columns mean
  weighbridge statistics --schema sqlite
Example: list the files for ten machines to share, then read the third share
  weighbridge statistics archives --manifest grid.manifest
  weighbridge statistics --manifest grid.manifest --shard 3/10 -o parts-3.csv.gz</source>
        <extracomment>statistics.example</extracomment>
        <translation>Exemple&#xa0;: un dossier d’archives en cinq fichiers CSV, et en base SQLite
  weighbridge statistics archives -o parts.csv.gz
  weighbridge statistics archives -o grid.sqlite
Exemple&#xa0;: les tables, et ce que leurs colonnes veulent dire
  weighbridge statistics --schema sqlite
Exemple&#xa0;: lister les fichiers que dix machines se partagent, puis lire la troisième part
  weighbridge statistics archives --manifest grid.manifest
  weighbridge statistics --manifest grid.manifest --shard 3/10 -o parts-3.csv.gz</translation>
    </message>
    <message>
        <source>Share work among machines: with SCENE, write a list of the files to read; with --shard, read this list</source>
        <extracomment>statistics.manifest</extracomment>
        <translation>Répartir le travail entre plusieurs machines&#xa0;: avec SCENE, écrire une liste des fichiers à lire&#xa0;; avec --shard, lire cette liste</translation>
    </message>
    <message>
        <source>expected K/N, with K from 1 to N and N up to {limit}; found &quot;{word}&quot;</source>
        <extracomment>statistics.shard_word</extracomment>
        <translation>K/N attendu, avec K de 1 à N et N jusqu’à {limit}, «&#xa0;{word}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; cannot be used with --shard; the manifest lists the files to read</source>
        <extracomment>statistics.listed</extracomment>
        <translation>«&#xa0;{file}&#xa0;» ne peut pas être utilisé avec --shard&#xa0;; c’est le manifeste qui liste les fichiers à lire</translation>
    </message>
    <message>
        <source>{option} needs {other}</source>
        <extracomment>statistics.needs</extracomment>
        <translation>{option} demande {other}</translation>
    </message>
    <message>
        <source>the file could not be read completely, because it ends inside the map (missing bytes: {bytes}); copy or export it again</source>
        <extracomment>ogz.truncated</extracomment>
        <translation>le fichier n’a pas pu être lu entièrement, car il se termine à l’intérieur de la carte (octets manquants&#xa0;: {bytes})&#xa0;; copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>does not exist; put it where the project expects it</source>
        <extracomment>project.no_file</extracomment>
        <translation>n’existe pas&#xa0;; placez-le là où le projet l’attend</translation>
    </message>
    <message>
        <source>reading the database took more than {seconds} s, which is too long for its size; create the tables again</source>
        <extracomment>database.too_long</extracomment>
        <translation>la lecture de la base de données a pris plus de {seconds} s, ce qui est trop long pour sa taille&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be text, not the number {found}; create the tables again</source>
        <extracomment>grid.text_expected</extracomment>
        <translation>la valeur de «&#xa0;{column}&#xa0;» doit être du texte, et non le nombre {found}&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; is missing; create the tables again</source>
        <extracomment>grid.nothing_found</extracomment>
        <translation>la valeur de «&#xa0;{column}&#xa0;» manque&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be 0 or 1, not {found}; create the tables again</source>
        <extracomment>grid.truth_expected</extracomment>
        <translation>la valeur de «&#xa0;{column}&#xa0;» doit être 0 ou 1, et non {found}&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be 0 or more, not {found}; create the tables again</source>
        <extracomment>grid.not_negative</extracomment>
        <translation>la valeur de «&#xa0;{column}&#xa0;» doit être 0 ou plus, et non {found}&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; cannot be &quot;{found}&quot;; create the tables again. Possible values: {words}</source>
        <extracomment>grid.unknown_word</extracomment>
        <translation>la valeur de «&#xa0;{column}&#xa0;» ne peut pas être «&#xa0;{found}&#xa0;»&#xa0;; refaites les tables. Valeurs possibles&#xa0;: {words}</translation>
    </message>
    <message>
        <source>this row is a duplicate or in the wrong place; create the tables again</source>
        <extracomment>grid.double_row</extracomment>
        <translation>cette ligne est en double ou au mauvais endroit&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>a file is listed twice or out of order; create the tables again</source>
        <extracomment>grid.double_source</extracomment>
        <translation>un fichier est listé deux fois ou dans un autre ordre&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>{file} (source {source}) is not in the list of files; create the tables again</source>
        <extracomment>grid.unlisted</extracomment>
        <translation>{file} (source {source}) n’est pas dans la liste des fichiers&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the row before this one is missing; create the tables again</source>
        <extracomment>grid.row_before_missing</extracomment>
        <translation>la ligne qui précède celle-ci manque&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the file is incomplete or corrupted; copy it again, or create it again with &quot;weighbridge statistics&quot;</source>
        <extracomment>grid.cut</extracomment>
        <translation>le fichier est incomplet ou corrompu&#xa0;; copiez-le à nouveau, ou refaites-le avec «&#xa0;weighbridge statistics&#xa0;»</translation>
    </message>
    <message>
        <source>the number of rows for {file} must be {expected}, not {found}; the tables are incomplete or do not belong together, so create them again</source>
        <extracomment>grid.other_rows</extracomment>
        <translation>{file} doit avoir {expected} lignes, et non {found}&#xa0;; les tables sont incomplètes ou ne vont pas ensemble&#xa0;: refaites-les</translation>
    </message>
    <message>
        <source>the values of {file} (source {source}) differ from those that were written; create the tables again</source>
        <extracomment>grid.changed</extracomment>
        <translation>les valeurs de {file} (source {source}) diffèrent de celles qui ont été écrites&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the rows of {file} (source {source}) are missing; create the tables again</source>
        <extracomment>grid.source_missing</extracomment>
        <translation>les lignes de {file} (source {source}) manquent&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>there are rows of source {source}, which {table} does not list; create the tables again</source>
        <extracomment>grid.source_unlisted</extracomment>
        <translation>il y a des lignes de la source {source}, que {table} ne liste pas&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the list of files or a baked-in constant was changed after the tables were written (files expected: {expected}, found: {found}); create the tables again</source>
        <extracomment>grid.sources_changed</extracomment>
        <translation>la liste des fichiers ou une constante figée a été modifiée après l’écriture des tables (fichiers attendus&#xa0;: {expected}, trouvés&#xa0;: {found})&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>the row &quot;sources&quot; in the table {table} is missing or incorrect; create the tables again</source>
        <extracomment>grid.no_digest</extracomment>
        <translation>la ligne «&#xa0;sources&#xa0;» de la table {table} manque ou est fausse&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>{table} does not have the columns, types and keys that Weighbridge expects; create the tables again</source>
        <extracomment>grid.other_table</extracomment>
        <translation>{table} n’a pas les colonnes, les types et les clés de Weighbridge&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>{table} has the {kind} &quot;{name}&quot;, which Weighbridge did not create; drop this {kind}, or create the tables again</source>
        <extracomment>grid.foreign_object</extracomment>
        <translation>{table} a {name} ({kind}), que Weighbridge n’a pas créé&#xa0;; supprimez cet objet ({kind}), ou refaites les tables</translation>
    </message>
    <message>
        <source>the database could not be read completely ({reason}); create the tables again</source>
        <extracomment>grid.damaged</extracomment>
        <translation>la base de données n’a pas pu être lue entièrement ({reason})&#xa0;; refaites les tables</translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics triangles are at most {width} m wide; narrow triangles are expensive.</source>
        <extracomment>reason.thin</extracomment>
        <translation>
            <numerusform>L’un de ses {all} triangles physiques n’a que {width} m de large&#xa0;; les triangles étroits coûtent cher.</numerusform>
            <numerusform>{count} de ses {all} triangles physiques ont {width} m de large au plus&#xa0;; les triangles étroits coûtent cher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics triangles account for most of the cost.</source>
        <extracomment>reason.many</extracomment>
        <translation>
            <numerusform>Un de ses {all} triangles physiques fait l’essentiel du coût.</numerusform>
            <numerusform>{count} de ses {all} triangles physiques font l’essentiel du coût.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics hulls account for most of the cost.</source>
        <extracomment>reason.hulls</extracomment>
        <translation>
            <numerusform>L’une de ses {all} enveloppes physiques porte l’essentiel du coût.</numerusform>
            <numerusform>{count} de ses {all} enveloppes physiques portent l’essentiel du coût.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its {all} physics hulls share the cost.</source>
        <extracomment>reason.all_hulls</extracomment>
        <translation>
            <numerusform>{all} seule enveloppe physique porte tout le coût.</numerusform>
            <numerusform>Ses {all} enveloppes physiques se partagent le coût.</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts as a single physics shape.</source>
        <extracomment>reason.shape</extracomment>
        <translation>Il compte comme une seule forme physique.</translation>
    </message>
    <message numerus="yes">
        <source>Its high level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.high</extracomment>
        <translation>
            <numerusform>Son niveau de détail élevé a un triangle et se voit jusqu’à {distance} m&#xa0;; plus de triangles coûtent plus au téléchargement.</numerusform>
            <numerusform>Son niveau de détail élevé a {count} triangles et se voit jusqu’à {distance} m&#xa0;; plus de triangles coûtent plus au téléchargement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its medium level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.medium</extracomment>
        <translation>
            <numerusform>Son niveau de détail moyen a un triangle et se voit jusqu’à {distance} m&#xa0;; plus de triangles coûtent plus au téléchargement.</numerusform>
            <numerusform>Son niveau de détail moyen a {count} triangles et se voit jusqu’à {distance} m&#xa0;; plus de triangles coûtent plus au téléchargement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its low level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.low</extracomment>
        <translation>
            <numerusform>Son niveau de détail bas a un triangle et se voit jusqu’à {distance} m&#xa0;; plus de triangles coûtent plus au téléchargement.</numerusform>
            <numerusform>Son niveau de détail bas a {count} triangles et se voit jusqu’à {distance} m&#xa0;; plus de triangles coûtent plus au téléchargement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its lowest level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.lowest</extracomment>
        <translation>
            <numerusform>Son niveau de détail le plus bas a un triangle et se voit jusqu’à {distance} m&#xa0;; plus de triangles coûtent plus au téléchargement.</numerusform>
            <numerusform>Son niveau de détail le plus bas a {count} triangles et se voit jusqu’à {distance} m&#xa0;; plus de triangles coûtent plus au téléchargement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its server weight, which counts parts and scripts, is the largest of the three weights.</source>
        <extracomment>reason.server</extracomment>
        <translation>Son poids serveur, qui compte les éléments et les scripts, est le plus grand des trois poids.</translation>
    </message>
    <message numerus="yes">
        <source>The legacy accounting counts each of this object&apos;s {all} parts as 1 LI.</source>
        <extracomment>reason.counted</extracomment>
        <translation>
            <numerusform>L’ancien calcul compte {all} élément de cet objet pour 1 LI.</numerusform>
            <numerusform>L’ancien calcul compte chacun des {all} éléments de cet objet pour 1 LI.</numerusform>
        </translation>
    </message>
    <message>
        <source>of its region&apos;s {capacity} LI</source>
        <extracomment>explain.of_region</extracomment>
        <translation>sur les {capacity} LI de sa région</translation>
    </message>
    <message>
        <source>of its parcel&apos;s {capacity} LI</source>
        <extracomment>explain.of_parcel</extracomment>
        <translation>sur les {capacity} LI de sa parcelle</translation>
    </message>
    <message>
        <source>Land impact {after} instead of {before}</source>
        <extracomment>explain.saving</extracomment>
        <translation>{after} LI au lieu de {before}</translation>
    </message>
    <message>
        <source>Total land impact {after} instead of {before}</source>
        <extracomment>explain.saving_in_all</extracomment>
        <translation>Impact sur le terrain total&#xa0;: {after} au lieu de {before}</translation>
    </message>
    <message>
        <source>Land impact stays at {after}; before rounding, {after_unrounded} instead of {before_unrounded}</source>
        <extracomment>explain.saving_unrounded</extracomment>
        <translation>L’impact sur le terrain reste à {after}&#xa0;; avant arrondi, {after_unrounded} au lieu de {before_unrounded}</translation>
    </message>
    <message>
        <source>Solid cube</source>
        <extracomment>legend.octree_solid</extracomment>
        <translation>Cube plein</translation>
    </message>
    <message>
        <source>Indented cube</source>
        <extracomment>legend.octree_indented</extracomment>
        <translation>Cube indenté</translation>
    </message>
    <message>
        <source>Divided cube, shown as solid at the grid depth</source>
        <extracomment>legend.octree_divided</extracomment>
        <translation>Cube divisé, montré comme plein à la profondeur de trame</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <extracomment>legend.octree_depth</extracomment>
        <translation>Profondeur {depth}</translation>
    </message>
    <message>
        <source>Cell behind the face, at the grid depth</source>
        <extracomment>legend.hit_cell</extracomment>
        <translation>Cellule derrière la face, à la profondeur de trame</translation>
    </message>
    <message>
        <source>Point under the pointer</source>
        <extracomment>legend.hit_point</extracomment>
        <translation>Point sous le pointeur</translation>
    </message>
    <message>
        <source>The method is wrong in {percent}% of the picture: {cause}</source>
        <extracomment>picking.wrong</extracomment>
        <translation>La méthode se trompe sur {percent}&#xa0;% de l’image&#xa0;: {cause}</translation>
    </message>
    <message>
        <source>several causes combined</source>
        <extracomment>picking.several</extracomment>
        <translation>plusieurs causes combinées</translation>
    </message>
    <message>
        <source>The method is right everywhere in the picture</source>
        <extracomment>picking.all_right</extracomment>
        <translation>Ne se trompe nulle part dans l’image</translation>
    </message>
    <message>
        <source>The method whose picking errors are shown: {words}; default: {standard}. With inexor: the published method; with engine: the method of Inexor&apos;s engine</source>
        <extracomment>render.algorithm</extracomment>
        <translation>La méthode dont il faut montrer les erreurs&#xa0;: {words}&#xa0;; {standard} sans indication. Avec inexor, la méthode publiée&#xa0;; avec engine, celle du moteur d’Inexor</translation>
    </message>
    <message>
        <source>the 0.1 in the old triangle rule, 0.1 T T / (100 B)</source>
        <extracomment>constant.density_triangle_cost</extracomment>
        <translation>le 0.1 de l’ancienne règle des triangles, 0.1 T T / (100 B)</translation>
    </message>
    <message>
        <source>a part with exactly one small side is flat if its average side length is above this</source>
        <extracomment>constant.flat_average</extracomment>
        <translation>un élément avec exactement un petit côté est plat si la moyenne de ses côtés dépasse cette valeur</translation>
    </message>
    <message>
        <source>a flat part&apos;s small side counts as at least this long</source>
        <extracomment>constant.flat_side</extracomment>
        <translation>le petit côté d’un élément plat compte au moins pour cette longueur</translation>
    </message>
    <message>
        <source>average side length above which a prim is tessellated at detail 3</source>
        <extracomment>constant.prim_detail_high</extracomment>
        <translation>moyenne des côtés au-delà de laquelle une prim est découpée en triangles au détail 3</translation>
    </message>
    <message>
        <source>cost per part</source>
        <extracomment>constant.server_per_prim</extracomment>
        <translation>coût par élément</translation>
    </message>
    <message>
        <source>the file has a DOCTYPE declaration, which is not allowed for security reasons; remove the declaration</source>
        <extracomment>xml.document_type</extracomment>
        <translation>le fichier a une déclaration DOCTYPE, interdite pour des raisons de sécurité&#xa0;; retirez cette déclaration</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the download weight is the largest: {streaming} PE. The physics weight is {physics} PE, and the server weight is {server} PE.</source>
        <extracomment>why.streaming</extracomment>
        <translation>L’impact sur le terrain est de {impact} LI, car le poids de téléchargement est le plus grand&#xa0;: {streaming} PE. Le poids physique est de {physics} PE, et le poids serveur de {server} PE.</translation>
    </message>
    <message>
        <source>{value} {unit} after Analyze</source>
        <extracomment>kit.after_analyze_one</extracomment>
        <translation>{value} {unit} après Analyser</translation>
    </message>
    <message>
        <source>Use flat panels as the physics shape</source>
        <extracomment>plan_act.panels</extracomment>
        <translation>Utiliser des panneaux plats comme forme physique</translation>
    </message>
    <message>
        <source>outside the selection, or not the physics shape in use</source>
        <extracomment>legend.cost_none</extracomment>
        <translation>hors de la sélection, ou pas la forme physique utilisée</translation>
    </message>
    <message>
        <source>was not written, because the upload would be refused (use --anyway to write it). {why}</source>
        <extracomment>app.would_be_refused</extracomment>
        <translation>n’a pas été écrit, car le chargement serait refusé (utilisez --anyway pour l’écrire quand même). {why}</translation>
    </message>
    <message>
        <source>has only octrees; choose how to write them with --octree boxes or --octree surface</source>
        <extracomment>convert.octree_form</extracomment>
        <translation>ne contient que des octrees&#xa0;; choisissez comment les écrire avec --octree boxes ou --octree surface</translation>
    </message>
    <message>
        <source>--hulls-as-objects works only with -o NAME_PHYS.dae, NAME_PHYS.glb or NAME_PHYS.obj</source>
        <extracomment>shapes.objects_where</extracomment>
        <translation>--hulls-as-objects ne vaut que pour -o NAME_PHYS.dae, NAME_PHYS.glb ou NAME_PHYS.obj</translation>
    </message>
    <message>
        <source>in the old triangle rule, a side of the bounding box counts as at least this long; elsewhere, for display only</source>
        <extracomment>constant.minimum_side</extracomment>
        <translation>dans l’ancienne règle des triangles, un côté de la boîte englobante compte pour au moins cette longueur&#xa0;; ailleurs, seulement affiché</translation>
    </message>
    <message>
        <source>inferred, because the shape that determines the cost is not in the file; costs measured in world: Second Life wiki, Sculpted_Prim_Usage</source>
        <extracomment>term.sculpt_hull</extracomment>
        <translation>déduit, car la forme qui détermine le coût n’est pas dans le fichier&#xa0;; coûts mesurés dans le monde&#xa0;: wiki de Second Life, Sculpted_Prim_Usage</translation>
    </message>
    <message>
        <source>{name} costs {impact} LI as exported, up from {impact_before} LI. Download weight: {download} PE, previously {download_before} PE; physics weight: {physics} PE, previously {physics_before} PE. To lower the cost, allow larger deviations with --pixels and --within. You can also let the uploader generate the levels, or use no physics file</source>
        <extracomment>export.costs_more</extracomment>
        <translation>{name} coûte {impact} LI une fois exporté, contre {impact_before} LI avant. Poids de téléchargement&#xa0;: {download} PE, avant {download_before} PE&#xa0;; poids physique&#xa0;: {physics} PE, avant {physics_before} PE. Pour réduire le coût, permettez de plus grands écarts avec --pixels et --within. Vous pouvez aussi laisser le chargement générer les niveaux, ou n’utiliser aucun fichier physique</translation>
    </message>
    <message>
        <source>In the viewer: {how}</source>
        <extracomment>explain.how_in_viewer</extracomment>
        <translation>Dans le viewer&#xa0;: {how}</translation>
    </message>
    <message>
        <source>In Blender: {how}</source>
        <extracomment>explain.how_in_blender</extracomment>
        <translation>Dans Blender&#xa0;: {how}</translation>
    </message>
    <message>
        <source>In Weighbridge: {how}</source>
        <extracomment>explain.how_here</extracomment>
        <translation>Dans Weighbridge&#xa0;: {how}</translation>
    </message>
    <message>
        <source>{act}. {how}</source>
        <extracomment>explain.how_of_act</extracomment>
        <translation>{act}. {how}</translation>
    </message>
    <message>
        <source>--set {key}: {why}</source>
        <extracomment>effect.setting</extracomment>
        <translation>--set {key}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The process has no environment variables.</source>
        <extracomment>wall.environment</extracomment>
        <translation>Le processus n’a aucune variable d’environnement.</translation>
    </message>
    <message>
        <source>The process cannot gain privileges by running other programs.</source>
        <extracomment>wall.new_privileges</extracomment>
        <translation>Le processus ne peut pas gagner de privilèges en exécutant d’autres programmes.</translation>
    </message>
    <message>
        <source>The process cannot open, create, change or delete files.</source>
        <extracomment>wall.landlock</extracomment>
        <translation>Le processus ne peut ni ouvrir, ni créer, ni modifier, ni supprimer de fichiers.</translation>
    </message>
    <message>
        <source>constants</source>
        <extracomment>sheet.side</extracomment>
        <translation>constantes</translation>
    </message>
    <message>
        <source>object or place</source>
        <extracomment>sheet.object</extracomment>
        <translation>objet ou lieu</translation>
    </message>
    <message>
        <source>land impact, LI</source>
        <extracomment>sheet.land_impact</extracomment>
        <translation>impact sur le terrain, LI</translation>
    </message>
    <message>
        <source>change, LI</source>
        <extracomment>sheet.change</extracomment>
        <translation>variation, LI</translation>
    </message>
    <message>
        <source>download, PE</source>
        <extracomment>sheet.download</extracomment>
        <translation>téléchargement, PE</translation>
    </message>
    <message>
        <source>physics, PE</source>
        <extracomment>sheet.physics</extracomment>
        <translation>physique, PE</translation>
    </message>
    <message>
        <source>server, PE</source>
        <extracomment>sheet.server</extracomment>
        <translation>serveur, PE</translation>
    </message>
    <message>
        <source>over capacity</source>
        <extracomment>sheet.over</extracomment>
        <translation>au-delà de la capacité</translation>
    </message>
    <message>
        <source>restriction</source>
        <extracomment>cell.wall</extracomment>
        <translation>restriction</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>cell.holds</extracomment>
        <translation>active</translation>
    </message>
    <message numerus="yes">
        <source>{what} claims to have {count} elements, more than the rest of the data can hold (bytes left: {have})</source>
        <extracomment>llsd.impossible_count</extracomment>
        <translation>
            <numerusform>{what} annonce 1 élément, plus que le reste des données ne peut contenir (octets restants&#xa0;: {have})</numerusform>
            <numerusform>{what} annonce {count} éléments, plus que le reste des données ne peut contenir (octets restants&#xa0;: {have})</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is incomplete: it ends at byte {file}, inside the header of the mesh asset; get a new copy</source>
        <extracomment>asset.header_cut</extracomment>
        <translation>le fichier se termine à l’octet {file}, à l’intérieur de l’en-tête de l’asset de maillage&#xa0;; il est incomplet&#xa0;: procurez-vous-en une nouvelle copie</translation>
    </message>
    <message>
        <source>version {version} of the mesh asset format is not supported; the latest supported version is {limit}</source>
        <extracomment>asset.version</extracomment>
        <translation>la version {version} du format d’asset de maillage n’est pas prise en charge&#xa0;; versions prises en charge&#xa0;: jusqu’à {limit}</translation>
    </message>
    <message>
        <source>the block&apos;s compressed data is incomplete</source>
        <extracomment>asset.stream_truncated</extracomment>
        <translation>les données compressées du bloc sont incomplètes</translation>
    </message>
    <message>
        <source>&quot;Weights&quot; ends inside the entry for vertex {vertex}</source>
        <extracomment>asset.weights_cut</extracomment>
        <translation>«&#xa0;Weights&#xa0;» se termine à l’intérieur de l’entrée du sommet {vertex}</translation>
    </message>
    <message>
        <source>BoundingVerts is missing; without it, the asset has no Convex Hull shape</source>
        <extracomment>asset.no_base_hull</extracomment>
        <translation>BoundingVerts manque&#xa0;; sans lui, l’asset n’a pas de forme Enveloppe convexe</translation>
    </message>
    <message numerus="yes">
        <source>has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</source>
        <extracomment>asset.flat_base_hull</extracomment>
        <translation>
            <numerusform>a {points} point et aucun volume&#xa0;; la grille la refusera probablement, bien que de telles enveloppes soient utilisées en pratique</numerusform>
            <numerusform>a {points} points et aucun volume&#xa0;; la grille la refusera probablement, bien que de telles enveloppes soient utilisées en pratique</numerusform>
        </translation>
    </message>
    <message>
        <source>there is unexpected data after the end of the octree</source>
        <extracomment>octree.trailing</extracomment>
        <translation>des données inattendues suivent la fin de l’octree</translation>
    </message>
    <message>
        <source>the file ends inside its header; expected a 4-byte version number after &quot;Inexor Octree&quot;</source>
        <extracomment>nxoc.cut_header</extracomment>
        <translation>le fichier se termine à l’intérieur de son en-tête&#xa0;; numéro de version de 4 octets attendu après «&#xa0;Inexor Octree&#xa0;»</translation>
    </message>
    <message>
        <source>The face, edge or corner cannot move in any farther: it has reached the opposite side.</source>
        <extracomment>edit.pushed_in</extracomment>
        <translation>C’est enfoncé jusqu’au bout&#xa0;: le côté opposé est atteint.</translation>
    </message>
    <message>
        <source>The face, edge or corner cannot move out any farther: it has reached the bounds of its cube. To go farther, fill the cell in front of the cube.</source>
        <extracomment>edit.pushed_out</extracomment>
        <translation>La face, l’arête ou le coin ne peut pas être tiré plus loin&#xa0;: la limite de son cube est atteinte. Pour aller plus loin, remplissez la cellule située devant le cube.</translation>
    </message>
    <message>
        <source>An octree can be at most {limit} levels deep.</source>
        <extracomment>edit.too_deep</extracomment>
        <translation>Un octree peut avoir {limit} niveaux de profondeur au plus.</translation>
    </message>
    <message>
        <source>the method tests boxes against an infinite line, so boxes behind the origin count as hits</source>
        <extracomment>cause.line</extracomment>
        <translation>elle teste les boîtes contre une droite infinie, de sorte que les boîtes derrière l’origine comptent</translation>
    </message>
    <message>
        <source>it stops after the first four children that the ray meets, counted in index order, not in order along the ray</source>
        <extracomment>cause.four_children</extracomment>
        <translation>elle s’arrête après les quatre premiers enfants que touche le rayon, dans leur ordre propre et non dans celui du rayon</translation>
    </message>
    <message>
        <source>it picks the face whose center is nearest to the point where the ray meets that face&apos;s plane, not the face that the ray enters through</source>
        <extracomment>cause.face_centre</extracomment>
        <translation>elle choisit la face dont le centre est le plus proche du point où le rayon coupe le plan de cette face, et non celle par laquelle le rayon entre</translation>
    </message>
    <message>
        <source>refers to the file &quot;{file}&quot;, which is outside the model&apos;s folder and is therefore not read; put it in that folder</source>
        <extracomment>model.outside_folder</extracomment>
        <translation>renvoie au fichier «&#xa0;{file}&#xa0;», qui est hors du dossier du modèle et n’est donc pas lu&#xa0;; placez-le dans ce dossier</translation>
    </message>
    <message>
        <source>The process has no access to any network.</source>
        <extracomment>wall.network</extracomment>
        <translation>Le processus n’a accès à aucun réseau.</translation>
    </message>
    <message>
        <source>The process runs in a separate, empty file system.</source>
        <extracomment>wall.file_system</extracomment>
        <translation>Le processus est dans un système de fichiers séparé, vide.</translation>
    </message>
    <message>
        <source>The process has none of root&apos;s capabilities.</source>
        <extracomment>wall.capabilities</extracomment>
        <translation>Le processus n’a aucune des capacités de root.</translation>
    </message>
    <message>
        <source>The process cannot write to files, start other processes, or have more than a few files open at once.</source>
        <extracomment>wall.limits</extracomment>
        <translation>Le processus ne peut ni écrire dans des fichiers, ni lancer d’autres processus, ni garder plus de quelques fichiers ouverts à la fois.</translation>
    </message>
    <message>
        <source>uses version {version} of the project format, but this release of Weighbridge reads only version 1; open it with a newer release</source>
        <extracomment>project.newer_version</extracomment>
        <translation>utilise la version {version} du format de projet, mais ce Weighbridge ne lit que la version 1&#xa0;; ouvrez-le avec un Weighbridge plus récent</translation>
    </message>
    <message>
        <source>the keys &quot;profile&quot; and &quot;path&quot; describe a {curves}, not a {kind}; these keys determine the cost</source>
        <extracomment>project.other_curves</extracomment>
        <translation>le profil et le tracé sont ceux du genre {curves}, non du genre {kind}&#xa0;; les courbes décident de son coût</translation>
    </message>
    <message>
        <source>the region {region} has no parcel with the name or id {parcel}; use one listed under the region&apos;s &quot;parcels&quot;</source>
        <extracomment>project.unknown_parcel</extracomment>
        <translation>la région {region} n’a pas de parcelle dont le nom ou l’id est {parcel}&#xa0;; utilisez une parcelle de la liste «&#xa0;parcels&#xa0;» de la région</translation>
    </message>
    <message>
        <source>cannot be read, because you do not have permission</source>
        <extracomment>project.not_readable</extracomment>
        <translation>ne peut pas être lu, car vous n’en avez pas l’autorisation</translation>
    </message>
    <message>
        <source>contains statistics that were calculated with different values of {keys}; set these constants to the values in the tables, or use another database</source>
        <extracomment>grid.other_constants</extracomment>
        <translation>contient des statistiques faites avec d’autres valeurs de {keys}, qui sont figées dans les tables&#xa0;; utilisez ces valeurs, ou une autre base de données</translation>
    </message>
    <message>
        <source>processing stopped: {reason}</source>
        <extracomment>grid.given_up</extracomment>
        <translation>le travail a été arrêté&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Made by &quot;weighbridge sql --stage shard&quot;. Run this query on each machine that has sources, and combine all rows into one table, weighbridge_partial. All rows of a source must be on the same machine.</source>
        <extracomment>query.comment_shard</extracomment>
        <translation>Fait par «&#xa0;weighbridge sql --stage shard&#xa0;». Exécutez cette requête sur chaque machine qui a des sources, et réunissez toutes les lignes dans une seule table, weighbridge_partial. Toutes les lignes d’une source doivent être sur la même machine.</translation>
    </message>
    <message>
        <source>contains no files, because nothing was loaded or loading was interrupted; run &quot;weighbridge statistics&quot; again with the same files</source>
        <extracomment>query.no_files</extracomment>
        <translation>ne contient aucun fichier, car rien n’a été chargé ou le chargement a été interrompu&#xa0;; relancez &quot;weighbridge statistics&quot; avec les mêmes fichiers</translation>
    </message>
    <message>
        <source>does not begin as a {ending} file should; it is corrupted, or its extension is wrong</source>
        <extracomment>import.not_as_named</extracomment>
        <translation>ne commence pas comme un fichier {ending}&#xa0;; il est corrompu, ou son extension est fausse</translation>
    </message>
    <message>
        <source>{percent}% of the surface is missing, because some polygons could not be triangulated completely; triangulate the model and export it again</source>
        <extracomment>plain.surface_lost</extracomment>
        <translation>{percent}&#xa0;% de la surface manque, car certains polygones n’ont pas pu être entièrement triangulés&#xa0;; triangulez le modèle et exportez-le à nouveau</translation>
    </message>
    <message>
        <source>is sheared or flattened; parts do not support such a transform, so it is applied to the vertices instead, and the part itself has no rotation</source>
        <extracomment>plain.baked</extracomment>
        <translation>est incliné ou aplati, ce qu’un élément ne peut pas être&#xa0;; la transformation est donc appliquée aux sommets, et l’élément lui-même n’a pas de rotation</translation>
    </message>
    <message>
        <source>has more than {faces} faces, the limit for one prim, so it becomes {parts} prims. Use at most {faces} materials to keep it as one prim.</source>
        <extracomment>plain.split</extracomment>
        <translation>a plus de {faces} faces, la limite d’une prim, et devient donc {parts} prims. Utilisez au plus {faces} matériaux pour qu’il reste une seule prim.</translation>
    </message>
    <message>
        <source>{companion} has materials that the model lacks; the faces with these materials are left out</source>
        <extracomment>plain.companion_materials</extracomment>
        <translation>{companion} a des matériaux que le modèle n’a pas&#xa0;; leurs faces ne sont pas prises en compte</translation>
    </message>
    <message>
        <source>the number of parts in &quot;{name}&quot; differs ({grid} on the grid, {here} here)</source>
        <extracomment>measured.other_parts</extracomment>
        <translation>le nombre d’éléments de «&#xa0;{name}&#xa0;» diffère ({grid} sur la grille, {here} ici)</translation>
    </message>
    <message>
        <source>column &quot;{column}&quot; occurs more than once; use it only once</source>
        <extracomment>measured.column_again</extracomment>
        <translation>la colonne «&#xa0;{column}&#xa0;» figure plus d’une fois&#xa0;; utilisez-la une seule fois</translation>
    </message>
    <message>
        <source>has {found} cells, but the first line has {expected}; this line is ignored</source>
        <extracomment>measured.too_many_cells</extracomment>
        <translation>a {found} cellules, mais la première ligne en a {expected}&#xa0;; la ligne n’est pas prise en compte</translation>
    </message>
    <message>
        <source>the scene has several linksets called &quot;{linkset}&quot;, so these costs are ignored; give each of these linksets a unique name, or use linkset ids</source>
        <extracomment>measured.ambiguous</extracomment>
        <translation>la scène a plusieurs ensembles liés nommés «&#xa0;{linkset}&#xa0;»&#xa0;: ces coûts ne sont donc pas pris en compte&#xa0;; donnez à chacun de ces ensembles liés un nom unique, ou utilisez les id des ensembles liés</translation>
    </message>
    <message>
        <source>a value for this linkset differs from an earlier one; the earlier value is kept</source>
        <extracomment>measured.conflict</extracomment>
        <translation>une valeur de cet ensemble lié diffère d’une valeur antérieure&#xa0;; la valeur antérieure est conservée</translation>
    </message>
    <message>
        <source>has an unknown curve or an out-of-range number; the most similar prim is used</source>
        <extracomment>import.shape_changed</extracomment>
        <translation>a une courbe inconnue ou un nombre hors limites&#xa0;; la prim la plus semblable est utilisée</translation>
    </message>
    <message>
        <source>mirrors or shears the mesh; parts support neither, so mirroring and shear are ignored</source>
        <extracomment>slm.inexact_transform</extracomment>
        <translation>inverse ou incline, ce qu’un élément ne peut pas faire&#xa0;; cela n’est pas pris en compte</translation>
    </message>
    <message>
        <source>{file} and the model have different numbers of objects ({found} and {expected}). In that file, use exactly one object for each object in the model.</source>
        <extracomment>upload.level_objects</extracomment>
        <translation>{file} et le modèle n’ont pas le même nombre d’objets ({found} et {expected}). Donnez à ce fichier exactement un objet pour chacun de ceux du modèle.</translation>
    </message>
    <message>
        <source>there is no physics shape to write to a separate file, because no part with the shape type Prim has a physics mesh or hulls</source>
        <extracomment>export.no_physics</extracomment>
        <translation>il n’y a pas de forme physique à écrire dans un fichier à part, car aucun élément du type de forme Prim n’a de maillage physique ou d’enveloppes</translation>
    </message>
    <message>
        <source>saving to this file would lose {what}, because a .scene file can hold only octrees and rays; use .weighbridge, which can hold everything</source>
        <extracomment>export.would_lose</extracomment>
        <translation>enregistrer dans ce fichier ferait perdre {what}, car un fichier .scene ne contient que des octrees et des rayons&#xa0;; utilisez .weighbridge, qui contient tout</translation>
    </message>
    <message>
        <source>contains only cubes, so the octree&apos;s size, position and rotation are left out; programs that read the file assume a size of 32 m</source>
        <extracomment>export.only_cubes</extracomment>
        <translation>ne contient que des cubes&#xa0;: la taille, la position et la rotation de l’octree sont donc laissées de côté&#xa0;; les programmes qui lisent le fichier supposent une taille de 32 m</translation>
    </message>
    <message>
        <source>OCTANTs of eight SOLID cubes are kept, but Inexor&apos;s engine crashes when it reads them; omit --keep-structure to write SOLID cubes instead</source>
        <extracomment>export.crashes_engine</extracomment>
        <translation>les OCTANT de huit cubes SOLID sont gardés, mais le moteur d’Inexor plante en les lisant&#xa0;; omettez --keep-structure pour écrire plutôt des cubes SOLID</translation>
    </message>
    <message>
        <source>Keep at least one hull: without one, the grid would use the base hull for collisions.</source>
        <extracomment>shape.last_hull</extracomment>
        <translation>Gardez au moins une enveloppe&#xa0;: sans aucune, le maillage réagirait comme son enveloppe de base.</translation>
    </message>
    <message>
        <source>A small mesh for each hull, linked; the original mesh gets shape type None</source>
        <extracomment>method.hull_linkset_help</extracomment>
        <translation>Un petit maillage lié pour chaque enveloppe&#xa0;; le maillage lui-même reçoit le type de forme Aucun</translation>
    </message>
    <message>
        <source>Boxes, cylinders and spheres, linked; the original mesh gets shape type None</source>
        <extracomment>method.prims_help</extracomment>
        <translation>Boîtes, cylindres et sphères, liés&#xa0;; le maillage lui-même reçoit le type de forme Aucun</translation>
    </message>
    <message numerus="yes">
        <source>the base hull has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</source>
        <extracomment>cost.hull_without_volume</extracomment>
        <translation>
            <numerusform>l’enveloppe de base a {points} point et aucun volume&#xa0;; la grille la refusera probablement, bien que de telles enveloppes soient utilisées en pratique</numerusform>
            <numerusform>l’enveloppe de base a {points} points et aucun volume&#xa0;; la grille la refusera probablement, bien que de telles enveloppes soient utilisées en pratique</numerusform>
        </translation>
    </message>
    <message>
        <source>the linkset has no parts, so it costs nothing</source>
        <extracomment>cost.empty_linkset</extracomment>
        <translation>l’ensemble lié n’a pas d’éléments&#xa0;; il ne coûte rien</translation>
    </message>
    <message numerus="yes">
        <source>its base hull has {points} points and no volume. The grid will likely refuse it, though people use such hulls in practice.</source>
        <extracomment>upload.flat_base_hull</extracomment>
        <translation>
            <numerusform>son enveloppe de base a {points} point et aucun volume. La grille la refusera probablement, bien que de telles enveloppes soient utilisées en pratique.</numerusform>
            <numerusform>son enveloppe de base a {points} points et aucun volume. La grille la refusera probablement, bien que de telles enveloppes soient utilisées en pratique.</numerusform>
        </translation>
    </message>
    <message>
        <source>parcel id</source>
        <extracomment>column.parcel_id</extracomment>
        <translation>id de parcelle</translation>
    </message>
    <message>
        <source>deviation location x m</source>
        <extracomment>column.deviation_x_m</extracomment>
        <translation>x de l’écart m</translation>
    </message>
    <message>
        <source>deviation location y m</source>
        <extracomment>column.deviation_y_m</extracomment>
        <translation>y de l’écart m</translation>
    </message>
    <message>
        <source>deviation location z m</source>
        <extracomment>column.deviation_z_m</extracomment>
        <translation>z de l’écart m</translation>
    </message>
    <message>
        <source>the engine and the exact method disagree ({difference})</source>
        <extracomment>pick.engine_difference</extracomment>
        <translation>le moteur et la méthode exacte ne concordent pas ({difference})</translation>
    </message>
    <message>
        <source>Decision sheet for &quot;{name}&quot;</source>
        <extracomment>sheet.title</extracomment>
        <translation>Feuille de décision pour «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Constants that differ</source>
        <extracomment>sheet.constants</extracomment>
        <translation>Constantes qui diffèrent</translation>
    </message>
    <message>
        <source>All columns use the same constants.</source>
        <extracomment>sheet.no_constants</extracomment>
        <translation>Toutes les colonnes ont les mêmes constantes.</translation>
    </message>
    <message>
        <source>  complete: confirmed by a checksum or by the exact length</source>
        <extracomment>inspect.wholeness_checked</extracomment>
        <translation>  complet&#xa0;: confirmé par une somme de contrôle ou par la longueur exacte</translation>
    </message>
    <message>
        <source>The physics shape used to weigh the part.</source>
        <extracomment>help.representation</extracomment>
        <translation>La forme physique sous laquelle l’élément est pesé.</translation>
    </message>
    <message>
        <source>The average width of the triangles, before limits are applied: the number of triangles divided by the sum of 1 / width. Slivers lower this average.</source>
        <extracomment>help.width_m</extracomment>
        <translation>La largeur moyenne des triangles, avant l’application des limites&#xa0;: le nombre de triangles divisé par la somme des 1 / largeur. Les triangles effilés la réduisent.</translation>
    </message>
    <message>
        <source>For each part, the largest of its three weights counts; the land impact is the sum over all parts, {rounding}.</source>
        <extracomment>explain.sum_of_parts</extracomment>
        <translation>Pour chaque élément, le plus grand de ses trois poids compte&#xa0;; l’impact sur le terrain est leur somme, {rounding}.</translation>
    </message>
    <message>
        <source>The legacy accounting applies, because none of the linkset&apos;s parts opts in to the new accounting. Once a part is a mesh or gets the physics shape type None, the three weights decide.</source>
        <extracomment>explain.counted_opensim</extracomment>
        <translation>L’ancien calcul s’applique, parce qu’aucun des éléments de l’ensemble lié n’entraîne le nouveau calcul. Dès qu’un élément est un maillage ou reçoit le type de forme physique Aucun, les trois poids décident.</translation>
    </message>
    <message>
        <source>viewer: as computed today by an open-source viewer or simulator</source>
        <extracomment>explain.viewer</extracomment>
        <translation>viewer&#xa0;: tel que le calcule aujourd’hui un viewer ou un simulateur open source</translation>
    </message>
    <message>
        <source>Linksets that can no longer be set physical because of the limit of {limit} PE or the limit on the number of parts: {count} ({names}).</source>
        <extracomment>changes.no_longer_physical</extracomment>
        <translation>{count} ne peuvent plus devenir physiques, à cause de la limite de {limit} PE ou de celle du nombre d’éléments&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>in quotes, \ can come only before a quote or another \</source>
        <extracomment>filter.bad_escape</extracomment>
        <translation>entre guillemets, \ ne peut être que devant un guillemet ou un autre \</translation>
    </message>
    <message>
        <source>Profile {profile}: changed constants are marked and listed first.</source>
        <extracomment>html.constants_of</extracomment>
        <translation>Profil {profile}&#xa0;: les constantes modifiées sont marquées et viennent en premier.</translation>
    </message>
    <message>
        <source>No effect under {profile}: the server weight does not use this constant. The constant changes only the simulator cost (SRC), which does not count under this profile.</source>
        <extracomment>effect.simulator</extracomment>
        <translation>Aucun effet selon {profile}&#xa0;: le poids serveur n’utilise pas cette constante. Elle ne change que le coût de simulateur (SRC), qui ne compte pas selon ce profil.</translation>
    </message>
    <message>
        <source>the measured cost of &quot;{linkset}&quot; is ignored: one of its meshes is missing or incomplete, so the linkset&apos;s cost is unknown</source>
        <extracomment>measured.mesh_missing</extracomment>
        <translation>le coût mesuré de «&#xa0;{linkset}&#xa0;» n’est pas pris en compte&#xa0;: un de ses maillages manque ou est incomplet, et son coût est donc inconnu</translation>
    </message>
    <message>
        <source>the measurements determine only the combined effect of these constants, not their individual values: {keys}</source>
        <extracomment>calibrate.inseparable</extracomment>
        <translation>les mesures ne permettent pas de distinguer ces constantes&#xa0;: {keys}&#xa0;; elles ne déterminent que leur effet combiné</translation>
    </message>
    <message numerus="yes">
        <source>Adding {count} scripts to {parts}</source>
        <extracomment>act.more_scripts</extracomment>
        <translation>
            <numerusform>Mettre {count} script dans {parts}</numerusform>
            <numerusform>Mettre {count} scripts dans {parts}</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Convex Hull so that the linkset uses the new accounting.</source>
        <extracomment>advice.opt_in</extracomment>
        <translation>Régler le type de forme physique de {part} sur Enveloppe convexe, pour que l’ensemble lié utilise le nouveau calcul.</translation>
    </message>
    <message>
        <source>To switch the linkset to the new accounting, set the physics shape type of these {count} parts to Convex Hull: {parts}.</source>
        <extracomment>advice.opt_in_these</extracomment>
        <translation>Pour faire passer l’ensemble lié au nouveau calcul, régler sur Enveloppe convexe le type de forme physique de ces {count} éléments&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Set the physics shape type of all {count} parts to Convex Hull so that the linkset uses the new accounting.</source>
        <extracomment>advice.opt_in_prims</extracomment>
        <translation>Régler sur Enveloppe convexe le type de forme physique des {count} éléments, pour que l’ensemble lié utilise le nouveau calcul.</translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more just like it, replace each physics shape with {count} hulls.</source>
        <extracomment>advice.made_hulls_alike</extracomment>
        <translation>
            <numerusform>Remplacer la forme physique de {part} et de {more} autres identiques par une enveloppe.</numerusform>
            <numerusform>Remplacer la forme physique de {part} et de {more} autres identiques par {count} enveloppes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more just like it, replace each physics shape with {count} triangles.</source>
        <extracomment>advice.made_triangles_alike</extracomment>
        <translation>
            <numerusform>Remplacer par {count} triangle la forme physique de {part} et de {more} autres exactement semblables.</numerusform>
            <numerusform>Remplacer par {count} triangles la forme physique de {part} et de {more} autres exactement semblables.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new physics shape deviates from the visual mesh by at most {distance} cm.</source>
        <extracomment>caution.made_shape</extracomment>
        <translation>Sa forme physique s’écarte de {distance} cm au plus du maillage visible.</translation>
    </message>
    <message>
        <source>Gaps of up to {width} m can remain.</source>
        <extracomment>caution.gaps</extracomment>
        <translation>Des interstices de {width} m au plus peuvent rester.</translation>
    </message>
    <message>
        <source>You have to rewrite the scripts as a single script.</source>
        <extracomment>caution.one_script</extracomment>
        <translation>Vous devez les réécrire en un seul.</translation>
    </message>
    <message>
        <source>Once moved, a script can no longer reach its old object through link messages.</source>
        <extracomment>caution.scripts_moved</extracomment>
        <translation>Une fois déplacé, un script ne peut plus atteindre son ancien objet par des messages liés.</translation>
    </message>
    <message>
        <source>Scripts in one object can then no longer reach the other.</source>
        <extracomment>caution.unlinked_scripted</extracomment>
        <translation>Les scripts n’agissent alors plus de l’un à l’autre.</translation>
    </message>
    <message>
        <source>The two objects no longer move together, and scripts in one can no longer reach the other.</source>
        <extracomment>caution.unlinked</extracomment>
        <translation>Ils ne bougent plus ensemble, et les scripts n’agissent plus de l’un à l’autre.</translation>
    </message>
    <message>
        <source>Change the number in Properties &gt; Scripts for both objects.</source>
        <extracomment>plan_act.move_scripts.here</extracomment>
        <translation>Modifiez le nombre dans Propriétés &gt; Scripts des deux objets.</translation>
    </message>
    <message>
        <source>Combine textures into an atlas until the object has at most 8 materials.</source>
        <extracomment>plan_act.fewer_materials.blender</extracomment>
        <translation>Réunissez des textures dans un atlas jusqu’à ce que l’objet n’ait plus que 8 matériaux.</translation>
    </message>
    <message>
        <source>Cost in LI (parts in PE)</source>
        <extracomment>legend.ramp_land_impact</extracomment>
        <translation>Coût en LI (éléments en PE)</translation>
    </message>
    <message>
        <source>it picks a different cube or face than the exact method</source>
        <extracomment>picking.unexplained</extracomment>
        <translation>elle choisit un autre cube ou une autre face que la méthode exacte</translation>
    </message>
    <message>
        <source>&quot;weighbridge COMMAND --help&quot; lists a command&apos;s options and shows an example.</source>
        <extracomment>app.footer</extracomment>
        <translation>«&#xa0;weighbridge COMMAND --help&#xa0;» énumère les options d’une commande, avec un exemple.</translation>
    </message>
    <message>
        <source>unknown option &quot;{word}&quot; for &quot;{command}&quot;{hint}</source>
        <extracomment>app.unknown_option</extracomment>
        <translation>option inconnue «&#xa0;{word}&#xa0;» de «&#xa0;{command}&#xa0;»{hint}</translation>
    </message>
    <message>
        <source>Without a command, the given files open in a window as one scene.</source>
        <extracomment>man.window</extracomment>
        <translation>Sans commande, les fichiers donnés s’ouvrent dans une fenêtre, comme une seule scène.</translation>
    </message>
    <message>
        <source>--help and --version can follow any command. Results go to standard output or to a file, which is written completely or not at all.</source>
        <extracomment>man.everywhere</extracomment>
        <translation>--help et --version peuvent suivre n’importe quelle commande. Les résultats vont sur la sortie standard, ou dans un fichier, qui est écrit en entier ou pas du tout.</translation>
    </message>
    <message>
        <source>0: success. 1: an input was refused or could not be read completely (without --partial), or an output could not be written. Each problem is reported on its own line on standard error. 2: usage error.</source>
        <extracomment>man.status</extracomment>
        <translation>0&#xa0;: succès. 1&#xa0;: une entrée a été refusée ou n’a pas pu être lue entièrement (sans --partial), ou une sortie n’a pas pu être écrite. Chaque problème a sa propre ligne sur l’erreur standard. 2&#xa0;: mauvais usage.</translation>
    </message>
    <message>
        <source>Costs measured by the grid: a CSV file, an LLSD reply, or a viewer&apos;s chat log with lines from the measuring script. The measured costs are shown beside each linkset&apos;s estimates</source>
        <extracomment>option.measured</extracomment>
        <translation>Coûts mesurés par la grille&#xa0;: un CSV, une réponse LLSD ou le journal de chat d’un viewer avec des lignes du script de mesure. Les coûts mesurés sont affichés à côté des estimations de chaque ensemble lié</translation>
    </message>
    <message>
        <source>Show the scene&apos;s own measured costs beside each linkset&apos;s estimates</source>
        <extracomment>option.compare</extracomment>
        <translation>Montrer les coûts mesurés de la scène à côté des estimations, par ensemble lié</translation>
    </message>
    <message>
        <source>has no effect on {format} output; it applies only to CSV</source>
        <extracomment>option.only_csv</extracomment>
        <translation>n’a aucun effet sur une sortie {format}&#xa0;; cela ne vaut que pour le CSV</translation>
    </message>
    <message>
        <source>Weigh with these constants instead of the scene&apos;s own: a built-in profile or a profile file</source>
        <extracomment>option.profile</extracomment>
        <translation>Peser selon ces constantes au lieu de celles de la scène&#xa0;: un profil intégré ou un fichier de profil</translation>
    </message>
    <message>
        <source>Also search for simpler levels of detail for meshes with more than 6,000 triangles; the search takes several minutes</source>
        <extracomment>option.thorough</extracomment>
        <translation>Chercher aussi des niveaux de détail plus simples pour les maillages de plus de 6 000 triangles&#xa0;; la recherche prend plusieurs minutes</translation>
    </message>
    <message>
        <source>Files and folders left out because they could not be read: {count}.</source>
        <extracomment>folder.refused</extracomment>
        <translation>Fichiers et dossiers qui n’ont pas pu être lus et ne sont pas comptés&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Files left out because their type is not supported: {count}.</source>
        <extracomment>folder.left_alone</extracomment>
        <translation>Fichiers laissés de côté parce que leur type n’est pas pris en charge&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Constants to bake into the tables: a built-in profile or a profile file; default: second-life</source>
        <extracomment>option.baked_profile</extracomment>
        <translation>Constantes à figer dans les tables&#xa0;: un profil intégré ou un fichier de profil&#xa0;; second-life sans indication</translation>
    </message>
    <message>
        <source>Change a constant that is baked into the tables; repeatable</source>
        <extracomment>option.baked_set</extracomment>
        <translation>Modifier une des constantes figées dans les tables&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>Change a constant or choice; repeatable. To sweep over a constant, give FROM:TO:STEPS as its value</source>
        <extracomment>option.set_or_range</extracomment>
        <translation>Modifier une constante ou un choix&#xa0;; peut être répété. Avec DE:À:PAS pour valeur, parcourir cette constante</translation>
    </message>
    <message>
        <source>Let projects read files outside their own folder; use this option only for projects you trust</source>
        <extracomment>option.allow_outside</extracomment>
        <translation>Laisser les projets lire des fichiers hors de leur propre dossier&#xa0;; à réserver aux projets auxquels vous faites confiance</translation>
    </message>
    <message>
        <source>Calculate everything; do not use cached results</source>
        <extracomment>option.no_cache</extracomment>
        <translation>Tout calculer&#xa0;; ne pas utiliser le cache des résultats antérieurs</translation>
    </message>
    <message>
        <source>Show the contents of a file and anything in it that the grid would refuse.</source>
        <extracomment>inspect.about</extracomment>
        <translation>Montrer le contenu d’un fichier, et tout ce que la grille refuserait.</translation>
    </message>
    <message>
        <source>Weigh scenes and write the results as a table, or as a page to send or print.</source>
        <extracomment>report.about</extracomment>
        <translation>Peser des scènes et écrire un tableau, ou une page à envoyer ou à imprimer.</translation>
    </message>
    <message>
        <source>Rays to cast instead of the scene&apos;s own, from a file (- for standard input): one per line, or as binary records</source>
        <extracomment>pick.rays</extracomment>
        <translation>Rayons d’un fichier ou, avec -, de l’entrée standard, en nombre quelconque&#xa0;: un par ligne, ou des enregistrements binaires&#xa0;; au lieu de ceux de la scène</translation>
    </message>
    <message>
        <source>Like --point, but for points from a file (- for standard input): X Y Z on each line</source>
        <extracomment>pick.points</extracomment>
        <translation>De même pour les points d’un fichier ou, avec -, de l’entrée standard&#xa0;: X Y Z sur chaque ligne</translation>
    </message>
    <message>
        <source>Number of levels in octrees made from parts; default: {standard}</source>
        <extracomment>convert.depth</extracomment>
        <translation>Niveaux des octrees que deviennent les éléments&#xa0;; {standard} sans indication</translation>
    </message>
    <message>
        <source>Find the constants that reproduce the costs measured by the grid, and show the standard error of each constant.</source>
        <extracomment>calibrate.about</extracomment>
        <translation>Trouver les constantes qui reproduisent les coûts mesurés par la grille, et montrer l’erreur type de chacune.</translation>
    </message>
    <message>
        <source>Costs measured by the grid: a CSV file, an LLSD reply, or a viewer&apos;s chat log with lines from the measuring script. Default: the scene&apos;s own measured costs</source>
        <extracomment>calibrate.measured</extracomment>
        <translation>Coûts mesurés par la grille&#xa0;: un CSV, une réponse LLSD ou le journal de chat d’un viewer avec des lignes du script de mesure. Sans indication, ceux de la scène elle-même</translation>
    </message>
    <message>
        <source>Also fit the constants to published measurements, as listed by &quot;weighbridge evidence&quot;; SCENE is then optional</source>
        <extracomment>calibrate.published</extracomment>
        <translation>Ajuster aussi à ce qui a été mesuré et publié, comme l’énumère weighbridge evidence&#xa0;; SCENE peut alors être omis</translation>
    </message>
    <message>
        <source>Write the resulting profile to a file, for use with --profile</source>
        <extracomment>calibrate.output</extracomment>
        <translation>Écrire le profil obtenu dans un fichier, pour --profile</translation>
    </message>
    <message>
        <source>Write the parts to a .csv or .csv.gz file, with NAME.linksets, .regions, .sources and .meta beside it. Or write all tables to an SQLite database (.sqlite, .sqlite3, .db). After an interruption, run the same command to continue</source>
        <extracomment>statistics.output</extracomment>
        <translation>Les éléments en .csv ou .csv.gz, avec NAME.linksets, .regions, .sources et .meta à côté. Ou toutes les tables en base SQLite (.sqlite, .sqlite3, .db). Après une interruption, la même commande continue</translation>
    </message>
    <message>
        <source>Instead of writing tables, print SQL for one engine ({words}): the tables, the meaning of their columns, and the commands that load the files. With --output, the commands load the files named there</source>
        <extracomment>statistics.schema</extracomment>
        <translation>Au lieu d’écrire des tables, imprimer du SQL pour un moteur ({words})&#xa0;: les tables, le sens de leurs colonnes et les commandes qui chargent les fichiers. Avec --output, les commandes chargent les fichiers qui y sont nommés</translation>
    </message>
    <message>
        <source>Query costs in the tables that &quot;weighbridge statistics&quot; writes. The query is printed as SQL for your own engine, or run on an SQLite file or a PostgreSQL server.</source>
        <extracomment>sql.about</extracomment>
        <translation>Interroger les coûts dans les tables qu’écrit «&#xa0;weighbridge statistics&#xa0;». La requête est imprimée en SQL pour un moteur à vous, ou exécutée sur un fichier SQLite ou un serveur PostgreSQL.</translation>
    </message>
    <message>
        <source>What to print for tables spread over several machines: {words}; default: {standard}. Run the &quot;shard&quot; query on each machine, put all rows into one table named weighbridge_partial, and run the &quot;merge&quot; query on that table</source>
        <extracomment>sql.stage</extracomment>
        <translation>Ce qu’il faut imprimer pour des tables réparties sur plusieurs machines&#xa0;: {words}&#xa0;; {standard} sans indication. Exécutez shard sur chacune, réunissez toutes les lignes dans une table weighbridge_partial, et exécutez-y merge</translation>
    </message>
    <message>
        <source>{key} is baked into the tables, so a printed query cannot change it; set it with &quot;weighbridge statistics&quot; instead, or use --run</source>
        <extracomment>sql.baked</extracomment>
        <translation>{key} est figé dans les tables&#xa0;: une requête imprimée ne peut donc pas le changer&#xa0;; réglez-le plutôt avec «&#xa0;weighbridge statistics&#xa0;», ou utilisez --run</translation>
    </message>
    <message>
        <source>Weigh with these constants: a built-in profile or a profile file; default: second-life</source>
        <extracomment>option.query_profile</extracomment>
        <translation>Peser selon ces constantes&#xa0;: un profil intégré ou un fichier de profil&#xa0;; second-life sans indication</translation>
    </message>
    <message>
        <source>Show every constant and choice in a profile.</source>
        <extracomment>profile.show_about</extracomment>
        <translation>Montrer chaque constante et chaque choix d’un profil.</translation>
    </message>
    <message>
        <source>Instead of --within: choose the closest shape with at most this physics cost for the part, in PE. With auto: the highest cost that does not raise the land impact</source>
        <extracomment>shapes.budget</extracomment>
        <translation>Au lieu de --within&#xa0;: choisir la forme la plus proche dont le coût physique pour l’élément ne dépasse pas cette valeur, en PE. Avec auto&#xa0;: le coût le plus élevé qui n’augmente pas l’impact sur le terrain</translation>
    </message>
    <message>
        <source>With --lods: maximum deviation in pixels, on a screen with 1080 lines and a 60° field of view; default: {standard}</source>
        <extracomment>shapes.pixels</extracomment>
        <translation>Avec --lods&#xa0;: écart maximal en pixels, sur un écran de 1080 lignes et un champ de vision de 60°&#xa0;; {standard} sans indication</translation>
    </message>
    <message>
        <source>no generated levels of detail meet the goal, so the part keeps its existing levels. Increase --streaming or --pixels</source>
        <extracomment>shapes.no_levels_chosen</extracomment>
        <translation>aucun niveau de détail généré n’atteint l’objectif&#xa0;: l’élément garde donc ses niveaux existants. Permettez un --streaming ou un --pixels plus grand</translation>
    </message>
    <message>
        <source>the download and server weights leave no PE for --budget auto; set --budget to a cost in PE, such as 3</source>
        <extracomment>shapes.nothing_free</extracomment>
        <translation>les poids de téléchargement et de serveur ne laissent aucun PE pour --budget auto&#xa0;; donnez à --budget un coût en PE, par exemple 3</translation>
    </message>
    <message>
        <source>no generated shape meets the goal, so the part keeps its existing shape. Increase --within or --budget</source>
        <extracomment>shapes.none_chosen</extracomment>
        <translation>aucune forme générée n’atteint l’objectif&#xa0;: l’élément garde donc sa forme existante. Permettez un --within ou un --budget plus grand</translation>
    </message>
    <message>
        <source>every generated shape that meets the goal blocks a passage or removes a floor, so the part keeps its existing shape. Reduce --within, increase --budget, or allow blocked passages with --no-passage</source>
        <extracomment>shapes.none_keeps_ways</extracomment>
        <translation>chaque forme générée qui atteint l’objectif bloque un passage ou supprime un sol&#xa0;: l’élément garde donc sa forme existante. Réduisez --within, augmentez --budget, ou permettez les passages bloqués avec --no-passage</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, which cost {least} to {most} PE, so deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.other_hulls</extracomment>
        <translation>l’outil de chargement remplace ces enveloppes par les siennes, qui coûtent de {least} à {most} PE&#xa0;: l’écart et les passages peuvent donc différer dans le monde. La colonne «&#xa0;arrives&#xa0;» dit quelles formes arrivent telles quelles</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, so cost, deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.unknown_hulls</extracomment>
        <translation>l’outil de chargement remplace ces enveloppes par les siennes&#xa0;: le coût, l’écart et les passages peuvent donc différer dans le monde. La colonne «&#xa0;arrives&#xa0;» dit quelles formes arrivent telles quelles</translation>
    </message>
    <message>
        <source>First rotate everything by 90° around the x axis, for a model that lies on its back because its up axis is z, not y. Passages are checked after the rotation</source>
        <extracomment>shapes.turn_upright</extracomment>
        <translation>D’abord tout tourner de 90° autour de l’axe x, pour un modèle couché parce que son axe vertical est z et non y. Les passages sont vérifiés après la rotation</translation>
    </message>
    <message>
        <source>Write all the files that the viewer&apos;s uploader needs: the model, its three lower levels of detail and its physics shape. Also write a page that says what to choose in the uploader and what to do in world.</source>
        <extracomment>export.about</extracomment>
        <translation>Écrire tous les fichiers dont l’outil de chargement du viewer a besoin&#xa0;: le modèle, ses trois niveaux de détail inférieurs et sa forme physique. Écrire aussi une page qui dit quoi choisir dans l’outil de chargement et que faire dans le monde.</translation>
    </message>
    <message>
        <source>The folder to write to; it is created if necessary</source>
        <extracomment>export.uploader</extracomment>
        <translation>Le dossier dans lequel écrire&#xa0;; il est créé si nécessaire</translation>
    </message>
    <message>
        <source>Maximum deviation of levels of detail in pixels, on a screen with 1080 lines and a 60° field of view; default: {standard}</source>
        <extracomment>export.pixels</extracomment>
        <translation>Écart maximal des niveaux de détail en pixels, sur un écran de 1080 lignes et un champ de vision de 60°&#xa0;; {standard} sans indication</translation>
    </message>
    <message>
        <source>the base hull is left out of the file, because the uploader generates a base hull for any part without a physics file</source>
        <extracomment>export.base_hull</extracomment>
        <translation>l’enveloppe de base est omise du fichier, car l’outil de chargement en génère une pour tout élément sans fichier physique</translation>
    </message>
    <message>
        <source>Without a command: files or folders to open in the window; several are combined into one scene</source>
        <extracomment>window.files</extracomment>
        <translation>Fichiers ou dossiers à ouvrir dans la fenêtre, sans commande&#xa0;; plusieurs sont réunis en une seule scène</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as a list of convex hulls, and its shape type is Prim. The grid uses these hulls, whether or not the part moves.</source>
        <extracomment>reason.hull_list</extracomment>
        <translation>Sa forme physique a été chargée comme liste d’enveloppes convexes, et son type de forme est Prim. La grille utilise ces enveloppes, qu’il bouge ou non.</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as triangles, but the part is too thin along one axis for the grid to use them. It gets one convex hull instead, so openings are closed to avatars.</source>
        <extracomment>reason.thin_mesh</extracomment>
        <translation>Sa forme physique a été chargée sous forme de triangles, mais l’un de ses côtés est trop mince pour que la grille les utilise. Il reçoit à la place une seule enveloppe convexe&#xa0;: les ouvertures sont donc fermées aux avatars.</translation>
    </message>
    <message>
        <source>It is physical or moving, and its physics shape was uploaded as triangles. The grid cannot move triangles, so the part gets one convex hull.</source>
        <extracomment>reason.dynamic_without_hulls</extracomment>
        <translation>Il est physique ou bouge, et sa forme physique a été chargée sous forme de triangles. La grille ne peut pas déplacer de triangles&#xa0;: il reçoit donc une seule enveloppe convexe.</translation>
    </message>
    <message>
        <source>The mesh was uploaded without a physics shape. The grid can use only one convex hull for the mesh, so openings are closed to avatars.</source>
        <extracomment>reason.no_physics_shape</extracomment>
        <translation>Le maillage a été chargé sans forme physique. La grille ne peut utiliser que son unique enveloppe convexe&#xa0;: les ouvertures sont donc fermées aux avatars.</translation>
    </message>
    <message>
        <source>factor for the small sides of a thin round prim that counts as a box; for display only, with no effect on costs</source>
        <extracomment>constant.small_side_factor</extracomment>
        <translation>facteur sur les petits côtés d’une prim ronde et mince qui compte comme boîte&#xa0;; seulement affiché, sans effet sur les coûts</translation>
    </message>
    <message>
        <source>the file contains too many octrees; the limit is {limit}</source>
        <extracomment>octree_scene.too_many</extracomment>
        <translation>le fichier contient trop d’octrees&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>the file contains too many rays; the limit is {limit}</source>
        <extracomment>octree_scene.too_many_rays</extracomment>
        <translation>le fichier contient trop de rayons&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>the process that reads the file could not be started: {reason}</source>
        <extracomment>worker.not_started</extracomment>
        <translation>le processus qui lit le fichier n’a pas pu être démarré&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the program that reads such files, {program}, could not be started: {reason}; install Weighbridge again</source>
        <extracomment>worker.no_program</extracomment>
        <translation>le programme qui lit ces fichiers, {program}, n’a pas pu être lancé&#xa0;: {reason}&#xa0;; réinstallez Weighbridge</translation>
    </message>
    <message>
        <source>the process that reads the file crashed with signal {number} ({name}); the file may be corrupted or malicious</source>
        <extracomment>worker.signal</extracomment>
        <translation>le processus qui lit le fichier s’est arrêté sur le signal {number} ({name})&#xa0;; le fichier est peut-être corrompu ou malveillant</translation>
    </message>
    <message>
        <source>the process that reads the file was killed by the system or another program; the system may be out of memory</source>
        <extracomment>worker.killed</extracomment>
        <translation>le processus qui lit le fichier a été tué de l’extérieur&#xa0;; le système manque peut-être de mémoire</translation>
    </message>
    <message>
        <source>reading it took more than {seconds} s of processor time, the limit for a file</source>
        <extracomment>worker.processor_time</extracomment>
        <translation>sa lecture a pris plus de {seconds} s de temps processeur, la limite pour un fichier</translation>
    </message>
    <message>
        <source>reading it took longer than {seconds} s, the limit for a file</source>
        <extracomment>worker.time</extracomment>
        <translation>sa lecture a duré plus de {seconds} s, la limite pour un fichier</translation>
    </message>
    <message>
        <source>the process that reads the file exited with status {status} without a result</source>
        <extracomment>worker.status</extracomment>
        <translation>le processus qui lit le fichier s’est terminé avec l’état {status} et sans résultat</translation>
    </message>
    <message>
        <source>the process that reads the file returned invalid data: {what}</source>
        <extracomment>worker.garbage</extracomment>
        <translation>le processus qui lit le fichier a rendu des données non valides&#xa0;: {what}</translation>
    </message>
    <message>
        <source>The process has no open files except the one that it reads and its connection to Weighbridge.</source>
        <extracomment>wall.descriptors</extracomment>
        <translation>Il n’a aucun fichier ouvert, sauf celui qu’il lit et sa liaison avec Weighbridge.</translation>
    </message>
    <message>
        <source>The process can use only the few system calls that reading needs.</source>
        <extracomment>wall.system_calls</extracomment>
        <translation>Il ne peut utiliser que les quelques appels système nécessaires à la lecture.</translation>
    </message>
    <message>
        <source>is nested too deeply; the limit is {limit} levels</source>
        <extracomment>json.too_deep</extracomment>
        <translation>est imbriqué trop profondément&#xa0;; la limite est de {limit} niveaux</translation>
    </message>
    <message numerus="yes">
        <source>these files are still to be loaded: {files}; if loading was interrupted, load them again, or every sum will be too small</source>
        <extracomment>query.pending</extracomment>
        <translation>
            <numerusform>ce fichier reste à charger&#xa0;: {files}&#xa0;; si le chargement a été interrompu, chargez-le de nouveau, sinon toutes les sommes seront trop petites</numerusform>
            <numerusform>ces fichiers restent à charger&#xa0;: {files}&#xa0;; si le chargement a été interrompu, chargez-les de nouveau, sinon toutes les sommes seront trop petites</numerusform>
        </translation>
    </message>
    <message>
        <source>has no mesh, and only meshes can have their own physics shape</source>
        <extracomment>export.part_without_mesh</extracomment>
        <translation>n’a pas de maillage, et seuls les maillages peuvent avoir leur propre forme physique</translation>
    </message>
    <message>
        <source>Some of the shapes generated earlier could not be read from this project and were left out. Make them again.</source>
        <extracomment>making.kept_damaged</extracomment>
        <translation>Certaines des formes générées auparavant n’ont pas pu être lues dans ce projet et sont omises. Générez-les de nouveau.</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: .weighbridge, .llmesh or .mesh (mesh asset), .slm (viewer&apos;s model file), _PHYS.dae or _PHYS.glb (uploader), _PHYS.obj (other tools)</source>
        <extracomment>making.unknown_ending</extracomment>
        <translation>type de fichier non pris en charge&#xa0;; types pris en charge&#xa0;: .weighbridge, .llmesh ou .mesh (asset de maillage), .slm (fichier de modèle du viewer), _PHYS.dae ou _PHYS.glb (chargement), _PHYS.obj (autres outils)</translation>
    </message>
    <message>
        <source>expected &quot;,&quot;, &quot;;&quot;, &quot;|&quot; or tab, found &quot;{text}&quot;</source>
        <extracomment>option.csv_separator_form</extracomment>
        <translation>«&#xa0;,&#xa0;», «&#xa0;;&#xa0;», «&#xa0;|&#xa0;» ou tab attendu, «&#xa0;{text}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>Show which sandbox restrictions are active on this system, for each process that reads 3D models or archives</source>
        <extracomment>inspect.cell</extracomment>
        <translation>Montrer quelles restrictions du bac à sable sont actives sur ce système, pour chaque processus qui lit des modèles 3D ou des archives</translation>
    </message>
    <message>
        <source>reader</source>
        <extracomment>cell.reader</extracomment>
        <translation>lecteur</translation>
    </message>
    <message>
        <source>the scene has {count} objects, but a file for the uploader can hold only one; use &quot;weighbridge export&quot; with --linkset</source>
        <extracomment>convert.one_object</extracomment>
        <translation>la scène a {count} objets, mais un fichier pour le chargement ne peut en contenir qu’un&#xa0;; utilisez «&#xa0;weighbridge export&#xa0;» avec --linkset</translation>
    </message>
    <message>
        <source>no meshes found; expected one mesh per hull</source>
        <extracomment>shapes.no_hulls</extracomment>
        <translation>aucun maillage trouvé&#xa0;; un maillage par enveloppe est attendu</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, which cost {least} PE, so deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.other_hulls_same</extracomment>
        <translation>le chargement remplace ces enveloppes par les siennes, qui coûtent {least} PE&#xa0;; l’écart et les passages peuvent donc différer en monde. La colonne «&#xa0;arrives&#xa0;» dit quelles formes arrivent telles quelles</translation>
    </message>
    <message>
        <source>no generated levels of detail meet the goal, so the part keeps its existing levels. Increase --pixels</source>
        <extracomment>export.no_levels_chosen</extracomment>
        <translation>aucun niveau de détail généré n’atteint le but&#xa0;; l’élément garde donc ses niveaux. Augmentez --pixels</translation>
    </message>
    <message>
        <source>vertices of the hull</source>
        <extracomment>quantity</extracomment>
        <translation>sommets de l’enveloppe</translation>
    </message>
    <message>
        <source>vertices of all hulls</source>
        <extracomment>quantity</extracomment>
        <translation>sommets de toutes les enveloppes</translation>
    </message>
    <message>
        <source>vertex indices, three per triangle</source>
        <extracomment>quantity</extracomment>
        <translation>indices de sommets, trois par triangle</translation>
    </message>
    <message>
        <source>share of the cost</source>
        <extracomment>quantity</extracomment>
        <translation>part du coût</translation>
    </message>
    <message>
        <source>value of {constant}</source>
        <extracomment>chart.constant</extracomment>
        <translation>valeur de «&#xa0;{constant}&#xa0;»</translation>
    </message>
    <message>
        <source>quoted text</source>
        <extracomment>word</extracomment>
        <translation>texte entre «&#xa0;»</translation>
    </message>
    <message>
        <source>a record that does not belong there</source>
        <extracomment>word</extracomment>
        <translation>un enregistrement déplacé</translation>
    </message>
    <message>
        <source>an unknown record</source>
        <extracomment>word</extracomment>
        <translation>un enregistrement inconnu</translation>
    </message>
    <message>
        <source>a record that is too large</source>
        <extracomment>word</extracomment>
        <translation>un enregistrement trop grand</translation>
    </message>
    <message>
        <source>an invalid record</source>
        <extracomment>word</extracomment>
        <translation>un enregistrement non valide</translation>
    </message>
    <message>
        <source>an incomplete stream</source>
        <extracomment>word</extracomment>
        <translation>un flux incomplet</translation>
    </message>
    <message>
        <source>more data after the end</source>
        <extracomment>word</extracomment>
        <translation>des données après la fin</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>html.changed</extracomment>
        <translation>modifié</translation>
    </message>
    <message>
        <source>vertices of the hull assumed for a sculpt; sculpts measured in world cost 0.1 PE (sphere) to 1.8 PE (cube, equal to 44 vertices)</source>
        <extracomment>constant.sculpt_hull_vertices</extracomment>
        <translation>sommets de l’enveloppe supposée pour une sculptie&#xa0;; les sculpties mesurées dans le monde coûtent de 0,1 PE (sphère) à 1,8 PE (cube, soit 44 sommets)</translation>
    </message>
    <message>
        <source>Second Life wiki, Sculpted_Prim_Usage, revision 1169304: 0.1 PE for a sculpted sphere, 1.8 PE for a sculpted cube; the default assumes a box hull</source>
        <extracomment>constant.sculpt_hull_vertices</extracomment>
        <translation>wiki de Second Life, Sculpted_Prim_Usage, révision 1169304&#xa0;: 0,1 PE pour une sphère en sculptie, 1,8 PE pour un cube en sculptie&#xa0;; la valeur par défaut suppose l’enveloppe d’une boîte</translation>
    </message>
    <message>
        <source>can be physical</source>
        <extracomment>column.can_be_physical</extracomment>
        <translation>peut être physique</translation>
    </message>
    <message>
        <source>ChinRey, blog, September 3, 2020</source>
        <extracomment>published</extracomment>
        <translation>ChinRey, blog, 3 septembre 2020</translation>
    </message>
    <message>
        <source>21 boxes and 1 part with shape type None</source>
        <extracomment>published</extracomment>
        <translation>21 boîtes et 1 élément au type de forme Aucun</translation>
    </message>
    <message>
        <source>Nalates, blog, February 28, 2012</source>
        <extracomment>published</extracomment>
        <translation>Nalates, blog, 28 février 2012</translation>
    </message>
    <message>
        <source>3 boxes and 1 part with shape type None</source>
        <extracomment>published</extracomment>
        <translation>3 boîtes et 1 élément au type de forme Aucun</translation>
    </message>
    <message>
        <source>sizes unknown; physics at most 1.33 PE per part</source>
        <extracomment>published</extracomment>
        <translation>tailles inconnues&#xa0;; physique d’au plus 1,33 PE par élément</translation>
    </message>
    <message>
        <source>virtualkennelclub, July 27, 2012</source>
        <extracomment>published</extracomment>
        <translation>virtualkennelclub, 27 juillet 2012</translation>
    </message>
    <message>
        <source>counter-evidence to 1.8 PE per sculpt</source>
        <extracomment>published</extracomment>
        <translation>contredit 1,8 PE par sculptie</translation>
    </message>
    <message>
        <source>Drongle McMahon, forum, August 24, 2011</source>
        <extracomment>published</extracomment>
        <translation>Drongle McMahon, forum, 24 août 2011</translation>
    </message>
    <message>
        <source>no longer physical</source>
        <extracomment>word</extracomment>
        <translation>plus physique</translation>
    </message>
    <message>
        <source>physical again</source>
        <extracomment>word</extracomment>
        <translation>à nouveau physique</translation>
    </message>
    <message>
        <source>the block (bytes {begin} to {end}) overlaps &quot;{other}&quot; (bytes {otherBegin} to {otherEnd}); at least one offset or size is wrong</source>
        <extracomment>asset.overlapping_blocks</extracomment>
        <translation>le bloc (octets {begin} à {end}) chevauche «&#xa0;{other}&#xa0;» (octets {otherBegin} à {otherEnd})&#xa0;; au moins un décalage ou une taille est incorrect</translation>
    </message>
    <message numerus="yes">
        <source>&quot;Weights&quot; has {bytes} bytes left after the last vertex; the number of vertices is {vertices}</source>
        <extracomment>asset.weights_left</extracomment>
        <translation>
            <numerusform>«&#xa0;Weights&#xa0;» a encore {bytes} octet après le dernier sommet&#xa0;; le nombre de sommets est de {vertices}</numerusform>
            <numerusform>«&#xa0;Weights&#xa0;» a encore {bytes} octets après le dernier sommet&#xa0;; le nombre de sommets est de {vertices}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for the {count} hulls in HullList, the number of points in Positions must be {need}, not {have}</source>
        <extracomment>asset.hull_list</extracomment>
        <translation>
            <numerusform>pour {count} enveloppe dans HullList, le nombre de points dans Positions doit être de {need}, et non de {have}</numerusform>
            <numerusform>pour les {count} enveloppes dans HullList, le nombre de points dans Positions doit être de {need}, et non de {have}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) are degenerate (too thin or too small), so the uploader refuses the physics shape</source>
        <extracomment>asset.degenerate_triangles</extracomment>
        <translation>
            <numerusform>{count} triangle dégénéré ({triangles}), trop étroit ou trop petit&#xa0;: l’outil de chargement refuse donc la forme physique</numerusform>
            <numerusform>{count} triangles dégénérés ({triangles}), trop étroits ou trop petits&#xa0;: l’outil de chargement refuse donc la forme physique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) are degenerate (too thin or too small), so the grid will likely refuse the physics shape</source>
        <extracomment>asset.degenerate_beside_hulls</extracomment>
        <translation>
            <numerusform>{count} triangle dégénéré ({triangles}), trop étroit ou trop petit&#xa0;: la grille refusera donc probablement la forme physique</numerusform>
            <numerusform>{count} triangles dégénérés ({triangles}), trop étroits ou trop petits&#xa0;: la grille refusera donc probablement la forme physique</numerusform>
        </translation>
    </message>
    <message>
        <source>has {points} vertices; the grid accepts at most {limit} per hull</source>
        <extracomment>asset.many_base_points</extracomment>
        <translation>a {points} sommets&#xa0;; la grille en accepte {limit} au plus par enveloppe</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {limit} for the depth, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.depth</extracomment>
        <translation>nombre entier de 0 à {limit} attendu pour la profondeur, «&#xa0;{found}&#xa0;» trouvé</translation>
    </message>
    <message>
        <source>This would divide an indented cube, which is not possible. To change or copy the cube as a whole, choose a smaller grid depth.</source>
        <extracomment>edit.part_of_indented</extracomment>
        <translation>Cela diviserait un cube indenté, ce qui n’est pas possible. Pour modifier ou copier le cube en entier, choisissez une profondeur de trame plus petite.</translation>
    </message>
    <message>
        <source>has too many filled cubes or exposed faces to be converted to a surface or hulls; the limit is {limit}</source>
        <extracomment>octree.too_many_sides</extracomment>
        <translation>a trop de cubes remplis ou de faces exposées pour être converti en surface ou en enveloppes&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>reading it needs more than the {limit} bytes of memory that are left; raise the memory limit with --memory BYTES or in the window&apos;s preferences</source>
        <extracomment>worker.budget</extracomment>
        <translation>sa lecture demande plus que les {limit} octets de mémoire qui restent&#xa0;; augmentez la limite de mémoire avec --memory OCTETS ou dans les préférences de la fenêtre</translation>
    </message>
    <message>
        <source>has an invalid line in its header: &quot;{line}&quot;; export it again</source>
        <extracomment>plain.ply_line</extracomment>
        <translation>a dans son en-tête une ligne non valide&#xa0;: «&#xa0;{line}&#xa0;»&#xa0;; exportez le fichier à nouveau</translation>
    </message>
    <message>
        <source>{count} parcels in the region {region} are named {parcel}, so the first is used; give each its own id, and use the id of the right one here</source>
        <extracomment>project.ambiguous_parcel</extracomment>
        <translation>{count} parcelles de la région {region} s’appellent {parcel} et la première est donc prise&#xa0;; donnez à chacune son propre id, et indiquez ici celui de la bonne parcelle</translation>
    </message>
    <message>
        <source>is outside the project&apos;s folder, so it was not read. If you trust the project, use --allow-outside on the command line, or open it again in the window and click &quot;Read them&quot;.</source>
        <extracomment>project.outside</extracomment>
        <translation>est hors du dossier du projet et n’a donc pas été lu. Si vous faites confiance au projet, utilisez --allow-outside en ligne de commande, ou rouvrez le projet dans la fenêtre et cliquez sur «&#xa0;Les lire&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>{count} names contain NUL characters or invalid UTF-8, which cannot be stored in the tables; each NUL or invalid byte was replaced with U+FFFD</source>
        <extracomment>grid.unstorable_texts</extracomment>
        <translation>
            <numerusform>un nom contient des caractères NUL ou de l’UTF-8 non valide, qui ne peuvent pas être stockés dans les tables&#xa0;; chaque NUL ou octet non valide a été remplacé par U+FFFD</numerusform>
            <numerusform>{count} noms contiennent des caractères NUL ou de l’UTF-8 non valide, qui ne peuvent pas être stockés dans les tables&#xa0;; chaque NUL ou octet non valide a été remplacé par U+FFFD</numerusform>
        </translation>
    </message>
    <message>
        <source>does not state its schema (expected {expected}), so these are not tables that Weighbridge wrote; use others</source>
        <extracomment>grid.no_schema</extracomment>
        <translation>n’indique pas de schéma ({expected} attendu)&#xa0;; ces tables n’ont donc pas été écrites par Weighbridge&#xa0;; utilisez-en d’autres</translation>
    </message>
    <message>
        <source>{table} is missing, or is not a table of the kind that Weighbridge creates; create the tables again</source>
        <extracomment>grid.not_a_table</extracomment>
        <translation>{table} manque, ou n’est pas une table comme celles que crée Weighbridge&#xa0;; refaites les tables</translation>
    </message>
    <message>
        <source>is not a manifest; create one with &quot;weighbridge statistics SCENE --manifest FILE&quot;</source>
        <extracomment>grid.no_manifest</extracomment>
        <translation>n’est pas un manifeste&#xa0;; créez-en un avec «&#xa0;weighbridge statistics SCENE --manifest FICHIER&#xa0;»</translation>
    </message>
    <message>
        <source>This query, made by &quot;weighbridge sql&quot;, computes costs from the tables that &quot;weighbridge statistics&quot; wrote.</source>
        <extracomment>query.comment_what</extracomment>
        <translation>Cette requête, faite par «&#xa0;weighbridge sql&#xa0;», calcule les coûts à partir des tables écrites par «&#xa0;weighbridge statistics&#xa0;».</translation>
    </message>
    <message>
        <source>This query, made by &quot;weighbridge sql&quot;, computes how costs change from one profile to another, using the tables that &quot;weighbridge statistics&quot; wrote.</source>
        <extracomment>query.comment_changes</extracomment>
        <translation>Cette requête, faite par «&#xa0;weighbridge sql&#xa0;», calcule comment les coûts changent d’un profil à un autre, à partir des tables écrites par «&#xa0;weighbridge statistics&#xa0;».</translation>
    </message>
    <message>
        <source>some shares of its manifest are missing from the tables: {shares}; load them too, or every sum will be too small</source>
        <extracomment>query.missing_shares</extracomment>
        <translation>certaines parts de son manifeste manquent dans les tables&#xa0;: {shares}&#xa0;; chargez-les aussi, sinon chaque somme sera trop petite</translation>
    </message>
    <message>
        <source>{reason}. This companion file is ignored.</source>
        <extracomment>plain.companion_refused</extracomment>
        <translation>{reason}. Ce fichier qui accompagne le modèle n’est pas pris en compte.</translation>
    </message>
    <message>
        <source>expected a number from 0 to {limit}, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_cost</extracomment>
        <translation>nombre de 0 à {limit} attendu, «&#xa0;{found}&#xa0;» trouvé&#xa0;; cette valeur n’est pas prise en compte</translation>
    </message>
    <message>
        <source>expected a matrix of 16 finite numbers with a scale from {smallest} to {largest} m on each axis; the mesh is placed at the origin with a size of 1 m</source>
        <extracomment>slm.bad_transform</extracomment>
        <translation>matrice de 16 nombres finis attendue, avec une échelle de {smallest} à {largest} m sur chaque axe&#xa0;; le maillage est placé à l’origine, avec une taille de 1 m</translation>
    </message>
    <message>
        <source>the position on axis {axis} is {position} m, but the limit is {limit} m in either direction; the mesh is placed at the origin with a size of 1 m</source>
        <extracomment>slm.too_far</extracomment>
        <translation>la position sur l’axe {axis} est de {position} m, mais la limite est de {limit} m dans chaque sens&#xa0;; le maillage est placé à l’origine, avec une taille de 1 m</translation>
    </message>
    <message numerus="yes">
        <source>could not be read completely, because {count} bytes follow the end-of-archive marker; copy or export it again</source>
        <extracomment>archive.goes_on</extracomment>
        <translation>
            <numerusform>n’a pas pu être lu entièrement, car {count} octet suit la marque de fin de l’archive&#xa0;; copiez-le ou exportez-le à nouveau</numerusform>
            <numerusform>n’a pas pu être lu entièrement, car {count} octets suivent la marque de fin de l’archive&#xa0;; copiez-le ou exportez-le à nouveau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {count} prims in its linksets are missing ({prims}); export it again</source>
        <extracomment>oxp.no_prims</extracomment>
        <translation>
            <numerusform>la seule prim de ses ensembles liés est absente ({prims})&#xa0;; exportez le fichier à nouveau</numerusform>
            <numerusform>les {count} prims de ses ensembles liés sont toutes absentes ({prims})&#xa0;; exportez le fichier à nouveau</numerusform>
        </translation>
    </message>
    <message>
        <source>the scene has no mesh, and this file can hold only meshes</source>
        <extracomment>export.no_mesh</extracomment>
        <translation>la scène n’a aucun maillage, et ce fichier ne peut contenir que des maillages</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts are not meshes and are left out; this file can hold only meshes</source>
        <extracomment>export.only_meshes</extracomment>
        <translation>
            <numerusform>{count} élément n’est pas un maillage et n’est pas pris en compte&#xa0;; ce fichier ne peut contenir que des maillages</numerusform>
            <numerusform>{count} éléments ne sont pas des maillages et ne sont pas pris en compte&#xa0;; ce fichier ne peut contenir que des maillages</numerusform>
        </translation>
    </message>
    <message>
        <source>the scene has no octree to write, and this file type needs one</source>
        <extracomment>export.octrees_none</extracomment>
        <translation>la scène n’a aucun octree à écrire, et ce type de fichier en demande un</translation>
    </message>
    <message>
        <source>the mesh is missing, so nothing can be generated from it</source>
        <extracomment>shape.missing</extracomment>
        <translation>le maillage manque&#xa0;: rien ne peut donc en être généré</translation>
    </message>
    <message>
        <source>has no triangle with finite vertices, so nothing can be generated from it</source>
        <extracomment>shape.no_triangles</extracomment>
        <translation>n’a aucun triangle aux sommets finis&#xa0;: rien ne peut donc en être généré</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, which a physics file cannot hold; write the whole model, for example with -o NAME.dae, or use &quot;weighbridge export&quot;</source>
        <extracomment>making.linked_physics</extracomment>
        <translation>les enveloppes et prims liées sont des éléments à part, qu’un fichier physique ne peut pas contenir&#xa0;; écrivez le modèle entier, par exemple avec -o NAME.dae, ou utilisez «&#xa0;weighbridge export&#xa0;»</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, but this file would contain only the mesh itself; write a project, or use &quot;weighbridge export&quot; for the whole model</source>
        <extracomment>making.linked_asset</extracomment>
        <translation>les enveloppes et prims liées sont des éléments à part, mais ce fichier ne contiendrait que le maillage lui-même&#xa0;; écrivez un projet, ou utilisez «&#xa0;weighbridge export&#xa0;» pour le modèle entier</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the largest weight of each part counts. Total weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.sum_of_parts</extracomment>
        <translation>L’impact sur le terrain est de {impact} LI, car le plus grand poids de chaque élément compte. Poids totaux en PE&#xa0;: physique {physics}, téléchargement {streaming}, serveur {server}.</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the legacy accounting counts parts. Weights in PE under the new accounting: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.parts</extracomment>
        <translation>L’impact sur le terrain est de {impact} LI, car l’ancien calcul compte les éléments. Poids en PE selon le nouveau calcul&#xa0;: physique {physics}, téléchargement {streaming}, serveur {server}.</translation>
    </message>
    <message>
        <source>The land impact is at least {impact} LI. Weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.at_least</extracomment>
        <translation>L’impact sur le terrain est d’au moins {impact} LI. Poids en PE&#xa0;: physique {physics}, téléchargement {streaming}, serveur {server}.</translation>
    </message>
    <message>
        <source>The physics cost of a sculpt depends on its shape, which is not in the file. The parts of two sculpted dogs cost at most {dogs} PE each on average. Sculpts measured in world cost {least} to {most} PE; over this range, the land impact is {low} to {high} LI.</source>
        <extracomment>why.sculpts</extracomment>
        <translation>Le coût physique d’une sculptie dépend de sa forme, qui n’est pas dans le fichier. Les éléments de deux chiens en sculpties coûtent en moyenne {dogs} PE au plus chacun. Les sculpties mesurées dans le monde coûtent de {least} à {most} PE&#xa0;; sur cette plage, l’impact sur le terrain est de {low} à {high} LI.</translation>
    </message>
    <message>
        <source>The physics cost of a sculpt depends on its shape, which is not in the file. The parts of two sculpted dogs cost at most {dogs} PE each on average. Sculpts measured in world cost {least} to {most} PE; at both ends of this range, the land impact is {low} LI.</source>
        <extracomment>why.sculpts_same</extracomment>
        <translation>Le coût physique d’une sculptie dépend de sa forme, qui n’est pas dans le fichier. Les éléments de deux chiens en sculpties coûtent en moyenne {dogs} PE au plus chacun. Les sculpties mesurées dans le monde coûtent de {least} à {most} PE&#xa0;; aux deux bouts de cette plage, l’impact sur le terrain est de {low} LI.</translation>
    </message>
    <message numerus="yes">
        <source>all {count} triangles: {cost} PE</source>
        <extracomment>culprit.even</extracomment>
        <translation>
            <numerusform>1 triangle&#xa0;: {cost} PE</numerusform>
            <numerusform>tous les {count} triangles&#xa0;: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>High level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.high</extracomment>
        <translation>
            <numerusform>Niveau élevé&#xa0;: {count} triangle, vu jusqu’à {distance} m de distance</numerusform>
            <numerusform>Niveau élevé&#xa0;: {count} triangles, vus jusqu’à {distance} m de distance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Medium level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.medium</extracomment>
        <translation>
            <numerusform>Niveau moyen&#xa0;: {count} triangle, vu jusqu’à {distance} m de distance</numerusform>
            <numerusform>Niveau moyen&#xa0;: {count} triangles, vus jusqu’à {distance} m de distance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Low level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.low</extracomment>
        <translation>
            <numerusform>Niveau faible&#xa0;: {count} triangle, vu jusqu’à {distance} m de distance</numerusform>
            <numerusform>Niveau faible&#xa0;: {count} triangles, vus jusqu’à {distance} m de distance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.lowest</extracomment>
        <translation>
            <numerusform>Niveau le plus faible&#xa0;: {count} triangle, vu jusqu’à {distance} m de distance</numerusform>
            <numerusform>Niveau le plus faible&#xa0;: {count} triangles, vus jusqu’à {distance} m de distance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its {all} physics triangles share the cost.</source>
        <extracomment>reason.even</extracomment>
        <translation>
            <numerusform>{all} triangle physique porte à lui seul tout le coût.</numerusform>
            <numerusform>Ses {all} triangles physiques se partagent le coût.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} parts account for {share}% of the cost.</source>
        <extracomment>reason.some_parts</extracomment>
        <translation>
            <numerusform>L’un de ses {all} éléments porte {share}&#xa0;% du coût.</numerusform>
            <numerusform>{count} de ses {all} éléments portent {share}&#xa0;% du coût.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its {all} parts share the cost.</source>
        <extracomment>reason.all_parts</extracomment>
        <translation>Ses {all} éléments se partagent le coût.</translation>
    </message>
    <message>
        <source>there is no part #{number}; number of parts: {count}</source>
        <extracomment>find.no_part_number</extracomment>
        <translation>il n’y a pas d’élément #{number}&#xa0;; nombre d’éléments&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Region {number} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_region</extracomment>
        <translation>La région {number} utilise {held} LI sur {capacity}&#xa0;: {over} LI de trop.</translation>
    </message>
    <message>
        <source>Parcel {number} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_parcel</extracomment>
        <translation>La parcelle {number} utilise {held} LI sur {capacity}&#xa0;: {over} LI de trop.</translation>
    </message>
    <message>
        <source>{why} The object is physical in this scene nonetheless.</source>
        <extracomment>limit.physical</extracomment>
        <translation>{why} L’objet est pourtant physique dans cette scène.</translation>
    </message>
    <message numerus="yes">
        <source>Would it upload? Unknown: {count} of its meshes are missing or incomplete.</source>
        <extracomment>upload.unknown</extracomment>
        <translation>
            <numerusform>Chargement possible&#xa0;? Inconnu&#xa0;: {count} de ses maillages manque ou est incomplet.</numerusform>
            <numerusform>Chargement possible&#xa0;? Inconnu&#xa0;: {count} de ses maillages manquent ou sont incomplets.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <extracomment>upload.in_mesh</extracomment>
        <translation>{place}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>On the Level of Detail tab, choose &quot;Load from file&quot; for Medium, Low and Lowest, and select these files in this order: {files}. Some viewers find these files by name, so they might already be selected.</source>
        <extracomment>kit.step_levels</extracomment>
        <translation>Dans l’onglet Niveau de détail, choisissez «&#xa0;Depuis un fichier&#xa0;» pour Moyen, Faible et Le plus faible, et sélectionnez ces fichiers dans cet ordre&#xa0;: {files}. Certains viewers trouvent ces fichiers par leur nom&#xa0;: ils sont donc peut-être déjà sélectionnés.</translation>
    </message>
    <message>
        <source>On the Physics tab, choose &quot;From file&quot; and select {file}. To keep the triangles unchanged, do not click &quot;Analyze&quot;.</source>
        <extracomment>kit.step_physics</extracomment>
        <translation>Dans l’onglet Propriétés physiques, choisissez «&#xa0;Du fichier&#xa0;» et sélectionnez {file}. Pour que les triangles restent inchangés, ne cliquez pas sur «&#xa0;Analyser&#xa0;».</translation>
    </message>
    <message>
        <source>On the Physics tab, choose &quot;From file&quot;, select {file} and click &quot;Analyze&quot;. The uploader then makes new hulls; the weights below cover &quot;Resolution&quot; settings from Low to High, with all other settings unchanged.</source>
        <extracomment>kit.step_analyze</extracomment>
        <translation>Dans l’onglet Propriétés physiques, choisissez «&#xa0;Du fichier&#xa0;», sélectionnez {file} et cliquez sur «&#xa0;Analyser&#xa0;». L’outil de chargement fait alors de nouvelles enveloppes&#xa0;; les poids ci-dessous valent pour les réglages «&#xa0;Résolution&#xa0;» de Faible à Élevé, tous les autres réglages restant inchangés.</translation>
    </message>
    <message>
        <source>Click &quot;Calculate weights &amp; fee&quot;, and compare the result with the weights below.</source>
        <extracomment>kit.step_weights</extracomment>
        <translation>Cliquez sur «&#xa0;Calculer les poids et les frais&#xa0;», et comparez le résultat aux poids ci-dessous.</translation>
    </message>
    <message>
        <source>In world, check &quot;Edit linked&quot;, select {part}, and set &quot;Physics Shape Type&quot; to &quot;{type}&quot; on the Features tab.</source>
        <extracomment>kit.act</extracomment>
        <translation>Dans le monde, cochez «&#xa0;Modification liée&#xa0;», sélectionnez {part} et réglez «&#xa0;Type de forme physique&#xa0;» sur «&#xa0;{type}&#xa0;» dans l’onglet Attributs.</translation>
    </message>
    <message numerus="yes">
        <source>Check &quot;Edit linked&quot;, and set &quot;Transparency&quot; to 100% on the Texture tab for each of these parts: {parts}.</source>
        <extracomment>kit.act_hide</extracomment>
        <translation>
            <numerusform>Cochez «&#xa0;Modification liée&#xa0;», sélectionnez {parts}, et réglez «&#xa0;Transparence&#xa0;» sur 100&#xa0;% dans l’onglet Texture.</numerusform>
            <numerusform>Cochez «&#xa0;Modification liée&#xa0;», et réglez «&#xa0;Transparence&#xa0;» sur 100&#xa0;% dans l’onglet Texture pour chacun de ces éléments&#xa0;: {parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown until you click &quot;Analyze&quot;</source>
        <extracomment>kit.uncertain</extracomment>
        <translation>inconnu avant un clic sur «&#xa0;Analyser&#xa0;»</translation>
    </message>
    <message>
        <source>Nothing to show: there are no rows.</source>
        <extracomment>report.empty</extracomment>
        <translation>Rien à montrer&#xa0;: il n’y a aucune ligne.</translation>
    </message>
    <message>
        <source>&quot;inexor&quot; is Inexor&apos;s published method; the engine itself can find different cubes</source>
        <extracomment>pick.follows_document</extracomment>
        <translation>«&#xa0;inexor&#xa0;» est la méthode publiée d’Inexor&#xa0;; le moteur lui-même peut trouver d’autres cubes</translation>
    </message>
    <message>
        <source>expected three numbers X Y Z, each from -{limit} to {limit}</source>
        <extracomment>pick.point_line</extracomment>
        <translation>trois nombres X Y Z attendus, chacun de -{limit} à {limit}</translation>
    </message>
    <message>
        <source>&quot;engine&quot; follows Inexor&apos;s engine at commit a8767797, which differs from Inexor&apos;s published method</source>
        <extracomment>pick.follows_engine</extracomment>
        <translation>«&#xa0;engine&#xa0;» suit le moteur d’Inexor au commit a8767797, qui diffère de la méthode publiée d’Inexor</translation>
    </message>
    <message>
        <source>cost in PE or LI</source>
        <extracomment>chart.cost</extracomment>
        <translation>coût en PE ou LI</translation>
    </message>
    <message>
        <source>land impact change in LI</source>
        <extracomment>chart.winners</extracomment>
        <translation>variation de l’impact sur le terrain en LI</translation>
    </message>
    <message>
        <source>land impact class (maximum in LI)</source>
        <extracomment>chart.land_impact_up_to</extracomment>
        <translation>classe d’impact sur le terrain (maximum en LI)</translation>
    </message>
    <message numerus="yes">
        <source>  hull list: {hulls} with {points} vertices in all, volumes {smallest} to {largest}</source>
        <extracomment>inspect.hulls</extracomment>
        <translation>
            <numerusform>  liste d’enveloppes&#xa0;: {hulls} avec {points} sommets, volumes de {smallest} à {largest}</numerusform>
            <numerusform>  liste d’enveloppes&#xa0;: {hulls} avec {points} sommets en tout, volumes de {smallest} à {largest}</numerusform>
        </translation>
    </message>
    <message>
        <source>How reliable the physics cost is: the lowest confidence of anything it depends on.</source>
        <extracomment>help.confidence</extracomment>
        <translation>À quel point le coût physique est fiable&#xa0;: la plus faible certitude de tout ce dont il dépend.</translation>
    </message>
    <message>
        <source>The cost of the part&apos;s physics shape in its current state, without the penalty for being physical. The &quot;Why?&quot; panel shows the formula.</source>
        <extracomment>help.part_physics_cost</extracomment>
        <translation>Le coût de la forme physique de l’élément tel qu’il est maintenant, sans la pénalité des objets physiques. Le panneau «&#xa0;Pourquoi&#xa0;?&#xa0;» montre la formule.</translation>
    </message>
    <message>
        <source>The physics cost if the linkset were physical, including the penalty for being physical.</source>
        <extracomment>help.physics_cost_physical</extracomment>
        <translation>Le coût physique de l’ensemble lié s’il était physique, y compris la pénalité des objets physiques.</translation>
    </message>
    <message>
        <source>The download weight: how much viewers must download to show the linkset at different distances. It depends on the linkset&apos;s size and levels of detail.</source>
        <extracomment>help.streaming_cost</extracomment>
        <translation>Le poids de téléchargement&#xa0;: ce que les viewers doivent télécharger pour montrer l’ensemble lié à différentes distances. Il dépend de la taille et des niveaux de détail de l’ensemble lié.</translation>
    </message>
    <message>
        <source>The download weight: how much viewers must download to show the part at different distances. It depends on the part&apos;s size and levels of detail. The &quot;Why?&quot; panel shows the formula.</source>
        <extracomment>help.part_streaming_cost</extracomment>
        <translation>Le poids de téléchargement&#xa0;: ce que les viewers doivent télécharger pour montrer l’élément à différentes distances. Il dépend de la taille et des niveaux de détail de l’élément. Le panneau «&#xa0;Pourquoi&#xa0;?&#xa0;» montre la formule.</translation>
    </message>
    <message>
        <source>The simulator cost, as the Mesh Physics document defines it. Its factors were never published.</source>
        <extracomment>help.src</extracomment>
        <translation>Le coût de simulateur, tel que le définit le document Mesh Physics. Ses facteurs n’ont jamais été publiés.</translation>
    </message>
    <message>
        <source>The render and simulator cost, as the Mesh Physics document defines it: the greater of the simulator cost and the download weight.</source>
        <extracomment>help.rrc</extracomment>
        <translation>Le coût de rendu et de simulateur, tel que le définit le document Mesh Physics&#xa0;: le plus grand du coût de simulateur et du poids de téléchargement.</translation>
    </message>
    <message>
        <source>What decided the land impact in the pinned baseline: the largest weight or, in the legacy accounting, the number of parts.</source>
        <extracomment>help.decided_before</extracomment>
        <translation>Ce qui décidait de l’impact sur le terrain dans la référence épinglée&#xa0;: le plus grand poids ou, selon l’ancien calcul, le nombre d’éléments.</translation>
    </message>
    <message>
        <source>The estimate minus the value that the grid measured. In the accounting of the Mesh Physics document, the estimate is the simulator cost (SRC), which replaces the server weight.</source>
        <extracomment>help.server_difference</extracomment>
        <translation>L’estimation moins la valeur que la grille a mesurée. Selon le calcul du document Mesh Physics, l’estimation est le coût de simulateur (SRC), qui remplace le poids serveur.</translation>
    </message>
    <message>
        <source>Land impact {impact}; the object&apos;s region holds up to {capacity} LI.</source>
        <extracomment>explain.number</extracomment>
        <translation>Impact sur le terrain {impact}&#xa0;; la région de l’objet peut contenir jusqu’à {capacity} LI.</translation>
    </message>
    <message>
        <source>The object&apos;s region holds up to {capacity} LI.</source>
        <extracomment>explain.limit</extracomment>
        <translation>La région de l’objet peut contenir jusqu’à {capacity} LI.</translation>
    </message>
    <message>
        <source>Land impact {held} of {capacity} LI: {room} LI left.</source>
        <extracomment>explain.region_room</extracomment>
        <translation>Impact sur le terrain {held} sur {capacity} LI&#xa0;: il reste {room} LI.</translation>
    </message>
    <message>
        <source>Land impact {held}; capacity {capacity} LI.</source>
        <extracomment>explain.region_full</extracomment>
        <translation>Impact sur le terrain {held}&#xa0;; capacité {capacity} LI.</translation>
    </message>
    <message>
        <source>Objects: {objects}, parts: {parts}. Total weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>explain.region_contents</extracomment>
        <translation>Objets&#xa0;: {objects}, éléments&#xa0;: {parts}. Poids totaux en PE&#xa0;: physique {physics}, téléchargement {streaming}, serveur {server}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more parts: physics {physics} PE, download {streaming} PE in all</source>
        <extracomment>explain.more_parts</extracomment>
        <translation>
            <numerusform>{count} élément de plus&#xa0;: physique {physics} PE, téléchargement {streaming} PE</numerusform>
            <numerusform>{count} éléments de plus&#xa0;: physique {physics} PE, téléchargement {streaming} PE en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>A level of detail of its mesh could not be read, so its download weight is unknown.</source>
        <extracomment>explain.unknown_streaming</extracomment>
        <translation>Un niveau de détail de son maillage n’a pas pu être lu&#xa0;: son poids de téléchargement est donc inconnu.</translation>
    </message>
    <message>
        <source>Not searched: simpler levels of detail for a mesh of {triangles} triangles. That search takes about {seconds} s. To run it, click &quot;Search longer&quot; in the &quot;Why?&quot; panel, or use &quot;weighbridge explain --thorough&quot;.</source>
        <extracomment>explain.not_searched</extracomment>
        <translation>Non cherché&#xa0;: des niveaux de détail plus simples pour un maillage de {triangles} triangles. Cette recherche prend environ {seconds} s. Pour la lancer, cliquez sur «&#xa0;Chercher encore&#xa0;» dans le panneau «&#xa0;Pourquoi&#xa0;?&#xa0;», ou utilisez «&#xa0;weighbridge explain --thorough&#xa0;».</translation>
    </message>
    <message>
        <source>Part of the cost is unknown, so the effects of the steps cannot be compared; first provide a complete mesh and a usable size.</source>
        <extracomment>explain.advice_unknown</extracomment>
        <translation>Une partie du coût est inconnue&#xa0;: les effets des étapes ne peuvent donc pas être comparés&#xa0;; fournissez d’abord un maillage complet et une taille utilisable.</translation>
    </message>
    <message>
        <source>Constants that differ from their defaults</source>
        <extracomment>html.differs</extracomment>
        <translation>Constantes qui diffèrent de leurs valeurs par défaut</translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets become more expensive: {change} LI in all</source>
        <extracomment>html.more_expensive</extracomment>
        <translation>
            <numerusform>{count} ensemble lié devient plus cher&#xa0;: {change} LI</numerusform>
            <numerusform>{count} ensembles liés deviennent plus chers&#xa0;: {change} LI en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets become cheaper: {change} LI in all</source>
        <extracomment>html.cheaper</extracomment>
        <translation>
            <numerusform>{count} ensemble lié devient moins cher&#xa0;: {change} LI</numerusform>
            <numerusform>{count} ensembles liés deviennent moins chers&#xa0;: {change} LI en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>No effect under {profile}: the objects that this constant could affect are not physical.</source>
        <extracomment>effect.not_physical</extracomment>
        <translation>Aucun effet selon {profile}&#xa0;: les objets sur lesquels cette constante pourrait agir ne sont pas physiques.</translation>
    </message>
    <message>
        <source>the linkset &quot;{linkset}&quot; has too many different physics surfaces to move their vertices at random; the limit is {limit}</source>
        <extracomment>fragility.too_many</extracomment>
        <translation>l’ensemble lié «&#xa0;{linkset}&#xa0;» a trop de surfaces physiques différentes pour que leurs sommets soient déplacés au hasard&#xa0;; la limite est de {limit}</translation>
    </message>
    <message>
        <source>the measured cost of &quot;{linkset}&quot; is ignored: its id (or its name, if it has no id) does not identify exactly one linkset</source>
        <extracomment>measured.unknown</extracomment>
        <translation>le coût mesuré de «&#xa0;{linkset}&#xa0;» n’est pas pris en compte&#xa0;: son id (ou, sans id, son nom) ne désigne pas un ensemble lié et un seul</translation>
    </message>
    <message>
        <source>Scale {parts} back to their previous sizes.</source>
        <extracomment>undo.scaled</extracomment>
        <translation>Ramener {parts} aux tailles précédentes.</translation>
    </message>
    <message>
        <source>Turning &quot;Physical&quot; on</source>
        <extracomment>act.physical_on</extracomment>
        <translation>Activer «&#xa0;Physique&#xa0;»</translation>
    </message>
    <message>
        <source>Turn &quot;Physical&quot; off.</source>
        <extracomment>undo.physical_on</extracomment>
        <translation>Désactiver «&#xa0;Physique&#xa0;».</translation>
    </message>
    <message>
        <source>Turning &quot;Physical&quot; off</source>
        <extracomment>act.physical_off</extracomment>
        <translation>Désactiver «&#xa0;Physique&#xa0;»</translation>
    </message>
    <message>
        <source>Turn &quot;Physical&quot; on again.</source>
        <extracomment>undo.physical_off</extracomment>
        <translation>Réactiver «&#xa0;Physique&#xa0;».</translation>
    </message>
    <message>
        <source>Stop the object&apos;s own movement.</source>
        <extracomment>undo.moving_on</extracomment>
        <translation>Arrêter le mouvement propre de l’objet.</translation>
    </message>
    <message>
        <source>The object is new: its land impact is {after} LI.</source>
        <extracomment>changed.new</extracomment>
        <translation>L’objet est nouveau&#xa0;: son impact sur le terrain est de {after} LI.</translation>
    </message>
    <message>
        <source>The object was deleted: its land impact was {before} LI.</source>
        <extracomment>changed.gone</extracomment>
        <translation>L’objet a été supprimé&#xa0;: son impact sur le terrain était de {before} LI.</translation>
    </message>
    <message>
        <source>{act} switched the object to the new accounting: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.weighed</extracomment>
        <translation>{act} a fait passer l’objet au nouveau calcul&#xa0;: {before} → {after} LI. Sans ce changement&#xa0;: {before} LI.</translation>
    </message>
    <message>
        <source>{act} switched the object to the legacy accounting: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.counted</extracomment>
        <translation>{act} a fait passer l’objet à l’ancien calcul&#xa0;: {before} → {after} LI. Sans ce changement&#xa0;: {before} LI.</translation>
    </message>
    <message>
        <source>{acts}. Together: {before} → {after} LI. Without these changes: {before} LI.</source>
        <extracomment>changed.acts</extracomment>
        <translation>{acts}. Ensemble&#xa0;: {before} → {after} LI. Sans ces changements&#xa0;: {before} LI.</translation>
    </message>
    <message>
        <source>Another explanation: {act}. Without this change: {before} LI.</source>
        <extracomment>changed.act_or</extracomment>
        <translation>Autre explication&#xa0;: {act}. Sans ce changement&#xa0;: {before} LI.</translation>
    </message>
    <message>
        <source>Another explanation: {acts}. Without these changes: {before} LI.</source>
        <extracomment>changed.acts_or</extracomment>
        <translation>Autre explication&#xa0;: {acts}. Sans ces changements&#xa0;: {before} LI.</translation>
    </message>
    <message>
        <source>{first}. {second}</source>
        <extracomment>changed.acts_joined</extracomment>
        <translation>{first}. {second}</translation>
    </message>
    <message numerus="yes">
        <source>{first}. In addition, {count} other changes</source>
        <extracomment>changed.acts_more</extracomment>
        <translation>
            <numerusform>{first}. En outre, une autre modification</numerusform>
            <numerusform>{first}. En outre, {count} autres modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>{act}.</source>
        <extracomment>changed.done</extracomment>
        <translation>{act}.</translation>
    </message>
    <message>
        <source>Set the physics shape type to Convex Hull for {part} and {count} more just like it.</source>
        <extracomment>advice.convex_hull_alike</extracomment>
        <translation>Régler le type de forme physique sur Enveloppe convexe pour {part} et {count} autres exactement pareils.</translation>
    </message>
    <message>
        <source>Set the physics shape type to Prim for {part} and {count} more just like it.</source>
        <extracomment>advice.prim_alike</extracomment>
        <translation>Régler le type de forme physique sur Prim pour {part} et {count} autres exactement pareils.</translation>
    </message>
    <message>
        <source>Set the physics shape type to None for {part} and {count} more just like it.</source>
        <extracomment>advice.none_alike</extracomment>
        <translation>Régler le type de forme physique sur Aucun pour {part} et {count} autres exactement pareils.</translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more with the same mesh, remove {count} of the {points} hull vertices: those that are duplicates or lie inside their hull.</source>
        <extracomment>advice.inner_points_alike</extracomment>
        <translation>
            <numerusform>Pour {part} et {more} autres du même maillage, retirez un des {points} sommets d’enveloppe&#xa0;: il est en double ou à l’intérieur de son enveloppe.</numerusform>
            <numerusform>Pour {part} et {more} autres du même maillage, retirez {count} des {points} sommets d’enveloppe&#xa0;: ceux qui sont en double ou à l’intérieur de leur enveloppe.</numerusform>
        </translation>
    </message>
    <message>
        <source>For {part} and {more} more with the same mesh, reduce each hull to at most {most} vertices. The mesh then has {after} hull vertices instead of {before}.</source>
        <extracomment>advice.fewer_points_alike</extracomment>
        <translation>Pour {part} et {more} autres du même maillage, réduire chaque enveloppe à {most} sommets au plus. Le maillage a alors {after} sommets d’enveloppe au lieu de {before}.</translation>
    </message>
    <message>
        <source>Reduce the hull of {part} to {after} vertices (now {before}).</source>
        <extracomment>advice.fewer_points_base_hull</extracomment>
        <translation>Réduire l’enveloppe de {part} à {after} sommets (actuellement {before}).</translation>
    </message>
    <message>
        <source>For {part} and {more} more with the same mesh, reduce the hull to {after} vertices (now {before}).</source>
        <extracomment>advice.fewer_points_base_hull_alike</extracomment>
        <translation>Pour {part} et {more} autres du même maillage, réduire l’enveloppe à {after} sommets (actuellement {before}).</translation>
    </message>
    <message>
        <source>Resize {part}: from {from} m to {to} m along its {axis} axis, from {from2} m to {to2} m along its {axis2} axis.</source>
        <extracomment>advice.size_pair</extracomment>
        <translation>Redimensionner {part}&#xa0;: de {from} m à {to} m sur son axe {axis}, de {from2} m à {to2} m sur son axe {axis2}.</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it: from {from} m to {to} m along {axis}, from {from2} m to {to2} m along {axis2}.</source>
        <extracomment>advice.size_pair_alike</extracomment>
        <translation>Redimensionner {part} et {count} autres exactement pareils&#xa0;: de {from} m à {to} m sur l’axe {axis}, de {from2} m à {to2} m sur l’axe {axis2}.</translation>
    </message>
    <message>
        <source>Resize {part} from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m.</source>
        <extracomment>advice.size_even</extracomment>
        <translation>Redimensionner {part} de {from} × {from2} × {from3} m à {to} × {to2} × {to3} m.</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m.</source>
        <extracomment>advice.size_even_alike</extracomment>
        <translation>Redimensionner {part} et {count} autres exactement pareils de {from} × {from2} × {from3} m à {to} × {to2} × {to3} m.</translation>
    </message>
    <message>
        <source>For {part} and {count} more just like it, make every side at least {limit} m long.</source>
        <extracomment>advice.sides_alike</extracomment>
        <translation>Donner à chaque côté de {part} et de {count} autres exactement pareils au moins {limit} m de long.</translation>
    </message>
    <message>
        <source>Unlink the {count} parts with scripts ({parts}), and link these parts into one separate object.</source>
        <extracomment>advice.split_scripted</extracomment>
        <translation>Délier les {count} éléments qui ont des scripts ({parts}), et lier ces éléments en un seul objet à part.</translation>
    </message>
    <message>
        <source>Link the object with these {count} nearby objects: {linksets}.</source>
        <extracomment>advice.merge_near</extracomment>
        <translation>Lier l’objet à ces {count} objets proches&#xa0;: {linksets}.</translation>
    </message>
    <message>
        <source>If you click &quot;Analyze&quot; in the uploader, it makes different hulls: the physics weight is then {least} to {most} PE.</source>
        <extracomment>caution.analyze</extracomment>
        <translation>Si vous cliquez sur «&#xa0;Analyser&#xa0;» dans l’outil de chargement, il fait d’autres enveloppes&#xa0;: le poids physique est alors de {least} à {most} PE.</translation>
    </message>
    <message>
        <source>If you click &quot;Analyze&quot; in the uploader, it makes different hulls: the physics weight is then {value} PE.</source>
        <extracomment>caution.analyze_one</extracomment>
        <translation>Si vous cliquez sur «&#xa0;Analyser&#xa0;» dans l’outil de chargement, il fait d’autres enveloppes&#xa0;: le poids physique est alors de {value} PE.</translation>
    </message>
    <message>
        <source>Its {axis} side, now {from} m, can shrink to {to} m; below that, the part is weighed with the physics shape {representation} ({because}).</source>
        <extracomment>cliff.shrinks</extracomment>
        <translation>Son côté {axis}, actuellement de {from} m, peut être réduit jusqu’à {to} m&#xa0;; en dessous, l’élément est pesé avec la forme physique «&#xa0;{representation}&#xa0;» ({because}).</translation>
    </message>
    <message>
        <source>Its {axis} side, now {from} m, can grow to {to} m; beyond that, the part is weighed with the physics shape {representation} ({because}).</source>
        <extracomment>cliff.grows</extracomment>
        <translation>Son côté {axis}, actuellement de {from} m, peut être agrandi jusqu’à {to} m&#xa0;; au-delà, l’élément est pesé avec la forme physique «&#xa0;{representation}&#xa0;» ({because}).</translation>
    </message>
    <message>
        <source>Edit the object, select the parts with &quot;Edit linked&quot;, and change &quot;Physics Shape Type&quot; on the Features tab.</source>
        <extracomment>plan_act.shape_type.viewer</extracomment>
        <translation>Modifiez l’objet, sélectionnez les éléments avec «&#xa0;Modification liée&#xa0;», et changez «&#xa0;Type de forme physique&#xa0;» dans l’onglet Attributs.</translation>
    </message>
    <message>
        <source>Select the parts and change &quot;Shape type&quot; in Properties.</source>
        <extracomment>plan_act.shape_type.here</extracomment>
        <translation>Sélectionnez les éléments et changez «&#xa0;Type de forme&#xa0;» dans Propriétés.</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Level of Detail tab, load a file for each level instead of generating the levels.</source>
        <extracomment>plan_act.levels.viewer</extracomment>
        <translation>Dans l’onglet Niveau de détail de l’outil de chargement, chargez un fichier pour chaque niveau au lieu de générer les niveaux.</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, load NAME_PHYS, then click &quot;Analyze&quot;.</source>
        <extracomment>plan_act.hulls.viewer</extracomment>
        <translation>Dans l’onglet Propriétés physiques de l’outil de chargement, chargez NAME_PHYS, puis cliquez sur «&#xa0;Analyser&#xa0;».</translation>
    </message>
    <message>
        <source>To make hulls, choose &quot;Shape &gt; Make physics shape…&quot; or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>plan_act.hulls.here</extracomment>
        <translation>Pour créer des enveloppes, choisissez «&#xa0;Physique &gt; Faire une forme physique…&#xa0;» ou exécutez «&#xa0;weighbridge shapes&#xa0;».</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, load NAME_PHYS without clicking &quot;Analyze&quot;.</source>
        <extracomment>plan_act.panels.viewer</extracomment>
        <translation>Dans l’onglet Propriétés physiques de l’outil de chargement, chargez NAME_PHYS sans cliquer sur «&#xa0;Analyser&#xa0;».</translation>
    </message>
    <message>
        <source>To make flat panels, choose &quot;Shape &gt; Make physics shape…&quot; or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>plan_act.panels.here</extracomment>
        <translation>Pour créer des panneaux plats, choisissez «&#xa0;Physique &gt; Faire une forme physique…&#xa0;» ou exécutez «&#xa0;weighbridge shapes&#xa0;».</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, lower &quot;Retain %&quot; under Simplify.</source>
        <extracomment>plan_act.vertices.viewer</extracomment>
        <translation>Dans l’onglet Propriétés physiques de l’outil de chargement, réduisez «&#xa0;Retenue&#xa0;%&#xa0;» sous Simplifier.</translation>
    </message>
    <message>
        <source>Apply the step in the &quot;Why?&quot; panel, then export the mesh.</source>
        <extracomment>plan_act.vertices.here</extracomment>
        <translation>Appliquez l’étape dans le panneau «&#xa0;Pourquoi&#xa0;?&#xa0;», puis exportez le maillage.</translation>
    </message>
    <message>
        <source>Select the parts with &quot;Edit linked&quot; and press Ctrl+Shift+L. If you unlinked several parts, select them again and press Ctrl+L.</source>
        <extracomment>plan_act.unlink.viewer</extracomment>
        <translation>Sélectionnez les éléments avec «&#xa0;Modification liée&#xa0;» et appuyez sur Ctrl+Maj+L. Si vous avez délié plusieurs éléments, sélectionnez-les à nouveau et appuyez sur Ctrl+L.</translation>
    </message>
    <message>
        <source>Select the parts and choose Compose &gt; Unlink. If you unlinked several parts, select them again and choose Compose &gt; Link.</source>
        <extracomment>plan_act.unlink.here</extracomment>
        <translation>Sélectionnez les éléments et choisissez Composer &gt; Délier. Si vous avez délié plusieurs éléments, sélectionnez-les à nouveau et choisissez Composer &gt; Lier.</translation>
    </message>
    <message>
        <source>Clear &quot;Normal or specular maps&quot; in Properties.</source>
        <extracomment>plan_act.materials.here</extracomment>
        <translation>Décochez «&#xa0;Matériaux normaux ou spéculaires&#xa0;» dans Propriétés.</translation>
    </message>
    <message>
        <source>Open Edit &gt; Features and clear &quot;Animated Mesh&quot;.</source>
        <extracomment>plan_act.animated.viewer</extracomment>
        <translation>Ouvrez Modifier &gt; Attributs et décochez «&#xa0;Maillage animé&#xa0;».</translation>
    </message>
    <message>
        <source>Clear &quot;Animated mesh&quot; in Properties.</source>
        <extracomment>plan_act.animated.here</extracomment>
        <translation>Décochez «&#xa0;Maillage animé&#xa0;» dans Propriétés.</translation>
    </message>
    <message>
        <source>Open Edit &gt; Content and delete the scripts that are no longer needed.</source>
        <extracomment>plan_act.scripts.viewer</extracomment>
        <translation>Ouvrez Modifier &gt; Contenu et supprimez les scripts devenus inutiles.</translation>
    </message>
    <message>
        <source>Open Edit &gt; Object and type the new size.</source>
        <extracomment>plan_act.resize.viewer</extracomment>
        <translation>Ouvrez Modifier &gt; Objet et saisissez la nouvelle taille.</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, do not choose a file.</source>
        <extracomment>plan_act.no_physics_file.viewer</extracomment>
        <translation>Dans l’onglet Propriétés physiques de l’outil de chargement, ne choisissez aucun fichier.</translation>
    </message>
    <message>
        <source>The selection shows no physics shape with a known cost above 0 PE</source>
        <extracomment>legend.cost_hidden</extracomment>
        <translation>La sélection ne montre aucune forme physique dont le coût connu dépasse 0 PE</translation>
    </message>
    <message>
        <source>No visible physics shape has a known cost above 0 PE</source>
        <extracomment>legend.cost_hidden_all</extracomment>
        <translation>Aucune forme physique visible n’a un coût connu supérieur à 0 PE</translation>
    </message>
    <message>
        <source>deciding weight: {value} PE or more</source>
        <extracomment>legend.land_impact_more</extracomment>
        <translation>poids décisif&#xa0;: {value} PE ou plus</translation>
    </message>
    <message>
        <source>new, or cost unknown</source>
        <extracomment>legend.not_before</extracomment>
        <translation>nouveau, ou coût inconnu</translation>
    </message>
    <message>
        <source>outside the selection, or not a physics mesh</source>
        <extracomment>legend.width_none</extracomment>
        <translation>hors de la sélection, ou pas un maillage physique</translation>
    </message>
    <message>
        <source>The selection shows no physics mesh</source>
        <extracomment>legend.width_hidden</extracomment>
        <translation>La sélection ne montre aucun maillage physique</translation>
    </message>
    <message>
        <source>No physics mesh is visible</source>
        <extracomment>legend.width_hidden_all</extracomment>
        <translation>Aucun maillage physique n’est visible</translation>
    </message>
    <message>
        <source>Cube hit but not searched further</source>
        <extracomment>legend.ray_candidate</extracomment>
        <translation>Cube touché, mais pas examiné plus avant</translation>
    </message>
    <message>
        <source>Only rows that match an expression, such as &quot;physics &gt; 10 and (accounting = legacy or not linkset contains old)&quot;. Refer to columns by key or title. Operators: = != &lt; &lt;= &gt; &gt;= contains; and, or, not. Region totals still include all rows</source>
        <extracomment>option.where</extracomment>
        <translation>Seulement les lignes qui satisfont une expression, comme «&#xa0;physics &gt; 10 and (accounting = legacy or not linkset contains old)&#xa0;». Désignez les colonnes par leur clé ou leur titre anglais. Opérateurs&#xa0;: = != &lt; &lt;= &gt; &gt;= contains&#xa0;; and, or, not. Les totaux par région comprennent toujours toutes les lignes</translation>
    </message>
    <message>
        <source>Weigh with the constants of the named scenario instead of the project&apos;s own</source>
        <extracomment>option.scenario</extracomment>
        <translation>Peser selon les constantes du scénario nommé au lieu de celles du projet</translation>
    </message>
    <message>
        <source>{key} is not baked into the tables; change it with &quot;weighbridge sql&quot; instead, or set one of {keys}</source>
        <extracomment>option.not_baked</extracomment>
        <translation>{key} n’est pas figé dans les tables&#xa0;; changez-le plutôt avec «&#xa0;weighbridge sql&#xa0;», ou réglez l’un de {keys}</translation>
    </message>
    <message>
        <source>Memory limit for opening a file, in bytes or with a unit (512M, 2G); minimum: {smallest}; default: half the free memory, but at most 2G</source>
        <extracomment>option.memory</extracomment>
        <translation>Limite de mémoire pour l’ouverture d’un fichier, en octets ou avec une unité (512M, 2G)&#xa0;; minimum&#xa0;: {smallest}&#xa0;; sans indication, la moitié de la mémoire libre, mais 2G au plus</translation>
    </message>
    <message>
        <source>this build has no window, so it cannot write PDFs; use --format html and print the page from a browser</source>
        <extracomment>page.no_pdf</extracomment>
        <translation>cette version du programme n’a pas de fenêtre&#xa0;: elle ne peut donc pas écrire de PDF&#xa0;; utilisez --format html et imprimez la page depuis un navigateur</translation>
    </message>
    <message>
        <source>parcels are listed by --by region --against PROFILE, and on pages (--format html)</source>
        <extracomment>report.by_parcel</extracomment>
        <translation>les parcelles figurent avec --by region --against PROFIL et sur les pages (--format html)</translation>
    </message>
    <message>
        <source>This page lists only rows where {filter}. Totals include everything.</source>
        <extracomment>report.only_rows</extracomment>
        <translation>Cette page ne montre que les lignes où {filter}. Les totaux comprennent tout.</translation>
    </message>
    <message>
        <source>no rows match</source>
        <extracomment>report.no_match</extracomment>
        <translation>aucune ligne trouvée</translation>
    </message>
    <message>
        <source>Example: all parts of a project, with a lower penalty per area, for a spreadsheet
  weighbridge report market.weighbridge --by part --set penalty_per_area=0.02 -o parts.csv</source>
        <extracomment>report.example</extracomment>
        <translation>Exemple&#xa0;: tous les éléments d’un projet, avec une pénalité par aire plus faible, pour un tableur
  weighbridge report market.weighbridge --by part --set penalty_per_area=0.02 -o parts.csv</translation>
    </message>
    <message>
        <source>Example: what is below a point, according to the exact method and the published method
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot;
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot; --algorithm inexor
Example: rays from a file, with the hits as CSV
  weighbridge pick rocks.scene --rays rays.txt --format csv -o hits.csv</source>
        <extracomment>pick.example</extracomment>
        <translation>Exemple&#xa0;: ce qui est au-dessous d’un point, d’après la méthode exacte et la méthode publiée
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot;
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot; --algorithm inexor
Exemple&#xa0;: des rayons lus dans un fichier, et ce qu’ils touchent en CSV
  weighbridge pick rocks.scene --rays rays.txt --format csv -o hits.csv</translation>
    </message>
    <message>
        <source>Find the first ray that the method chosen with --algorithm (default here: inexor) gets wrong. Print the smallest scene and ray that still show the error, and a GoogleTest test for the error</source>
        <extracomment>pick.minimise</extracomment>
        <translation>Trouver le premier rayon pour lequel la méthode choisie avec --algorithm (ici, inexor sans indication) se trompe. Imprimer la plus petite scène et le plus petit rayon qui montrent encore l’erreur, et un test GoogleTest de cette erreur</translation>
    </message>
    <message>
        <source>How to treat NORMAL cubes: {words}; default: {standard}. With &quot;mesh&quot;: as their 12 triangles. With &quot;ignore&quot;: as full boxes</source>
        <extracomment>pick.indentation</extracomment>
        <translation>Comment traiter les cubes NORMAL&#xa0;: {words}&#xa0;; {standard} sans indication. Avec «&#xa0;mesh&#xa0;»&#xa0;: comme leurs 12 triangles. Avec «&#xa0;ignore&#xa0;»&#xa0;: comme des boîtes entières</translation>
    </message>
    <message>
        <source>The output file, written completely or not at all. Types: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply; and .scene or .nxoc, which store parts as octrees. To write only one lower level of detail or the physics shape for the uploader, use NAME_LOD2, _LOD1, _LOD0 or _PHYS with .dae or .glb</source>
        <extracomment>convert.out</extracomment>
        <translation>Le fichier à écrire, en entier ou pas du tout. Types&#xa0;: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply&#xa0;; et .scene ou .nxoc, qui enregistrent les éléments comme octrees. Pour n’écrire qu’un niveau de détail inférieur ou la forme physique pour l’outil de chargement, utilisez NAME_LOD2, _LOD1, _LOD0 ou _PHYS avec .dae ou .glb</translation>
    </message>
    <message>
        <source>What octrees become in other formats: {words}; default: {standard}. With &quot;boxes&quot;: a part with the octree&apos;s surface, and one hull per box for physics. With &quot;surface&quot;: the same part, with that surface for physics</source>
        <extracomment>convert.octree</extracomment>
        <translation>Ce que deviennent les octrees dans d’autres formats&#xa0;: {words}&#xa0;; {standard} sans indication. Avec «&#xa0;boxes&#xa0;»&#xa0;: un élément avec la surface de l’octree et, pour la physique, une enveloppe par boîte. Avec «&#xa0;surface&#xa0;»&#xa0;: le même élément, avec cette surface pour la physique</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to octrees written as .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl or .ply</source>
        <extracomment>convert.only_of_octrees</extracomment>
        <translation>{option} n’a aucun effet&#xa0;; cette option ne vaut que pour les octrees écrits en .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl ou .ply</translation>
    </message>
    <message>
        <source>Which cubes to fill when a mesh becomes an octree: {words}; default: {standard}. With &quot;surface&quot;: those that a triangle touches. With &quot;solid&quot;: also those that the surface encloses</source>
        <extracomment>option.fill</extracomment>
        <translation>Quels cubes remplir quand un maillage devient un octree&#xa0;: {words}&#xa0;; {standard} sans indication. Avec «&#xa0;surface&#xa0;»&#xa0;: ceux que touche un triangle. Avec «&#xa0;solid&#xa0;»&#xa0;: aussi ceux que la surface entoure</translation>
    </message>
    <message>
        <source>Compare octrees of up to this many levels; default: {standard}</source>
        <extracomment>voxels.levels</extracomment>
        <translation>Comparer des octrees jusqu’à ce nombre de niveaux&#xa0;; {standard} sans indication</translation>
    </message>
    <message>
        <source>Write all the data from which costs are calculated, including one row for each part, for a database or any other program that reads CSV. Whole grids are read file by file.</source>
        <extracomment>statistics.about</extracomment>
        <translation>Écrire toutes les données à partir desquelles les coûts sont calculés, dont une ligne par élément, pour une base de données ou tout autre programme qui lit du CSV. Les grilles entières sont lues fichier par fichier.</translation>
    </message>
    <message>
        <source>Read one share (K of N) of the files that the manifest lists. All shares contain about the same number of bytes. To combine the shares, load all their CSV files into one database</source>
        <extracomment>statistics.shard</extracomment>
        <translation>Lire une part (K de N) des fichiers que liste le manifeste. Toutes les parts contiennent à peu près le même nombre d’octets. Pour réunir les parts, chargez tous leurs fichiers CSV dans une seule base de données</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has an unsupported file type; supported types with --shard: .csv, .csv.gz</source>
        <extracomment>statistics.shard_csv</extracomment>
        <translation>«&#xa0;{file}&#xa0;» a un type de fichier non pris en charge&#xa0;; types pris en charge avec --shard&#xa0;: .csv, .csv.gz</translation>
    </message>
    <message>
        <source>Show the differences between two profiles.</source>
        <extracomment>profile.diff_about</extracomment>
        <translation>Montrer les différences entre deux profils.</translation>
    </message>
    <message>
        <source>Example: the cheapest shape within 4 cm of a chair, written as a mesh asset
  weighbridge shapes chair.obj --within 4cm -o chair.llmesh
Example: the closest shape that costs at most 3 PE
  weighbridge shapes duck.dae --budget 3
Example: linked prims instead of physics in the mesh, with a script that sets them up in world
  weighbridge shapes chair.obj --method prims -o chair-kit.dae
Example: levels of detail that deviate by at most 2 pixels
  weighbridge shapes duck.dae --lods --pixels 2 -o duck.llmesh</source>
        <extracomment>shapes.example</extracomment>
        <translation>Exemple&#xa0;: la forme la moins chère à moins de 4 cm d’une chaise, écrite comme asset de maillage
  weighbridge shapes chair.obj --within 4cm -o chair.llmesh
Exemple&#xa0;: la forme la plus proche qui coûte 3 PE au plus
  weighbridge shapes duck.dae --budget 3
Exemple&#xa0;: des prims liées au lieu de physique dans le maillage, avec un script qui les règle dans le monde
  weighbridge shapes chair.obj --method prims -o chair-kit.dae
Exemple&#xa0;: des niveaux de détail qui s’écartent de 2 pixels au plus
  weighbridge shapes duck.dae --lods --pixels 2 -o duck.llmesh</translation>
    </message>
    <message>
        <source>Use only these methods, separated by commas: {words}. {meanings}. best: all methods that can give the best shape; this is the default. Shapes that the uploader changes are left out unless they are sure to be cheaper. Of the others, the one with the lowest land impact is chosen; if several tie, the one closest to the visual mesh</source>
        <extracomment>shapes.method</extracomment>
        <translation>Seulement ces méthodes, séparées par des virgules&#xa0;: {words}. {meanings}. best&#xa0;: toutes celles qui peuvent donner la meilleure forme&#xa0;; c’est le choix par défaut. Les formes que l’outil de chargement modifie sont écartées, sauf si elles sont sûrement moins chères. Parmi les autres, celle à l’impact sur le terrain le plus bas est choisie&#xa0;; à égalité, la plus proche du maillage visible</translation>
    </message>
    <message>
        <source>A file of hulls that another tool made for the same model, one hull per mesh. The methods &quot;existing&quot; and &quot;drop&quot; use these hulls instead of the part&apos;s own</source>
        <extracomment>shapes.hulls</extracomment>
        <translation>Un fichier d’enveloppes faites du même modèle par un autre outil, une enveloppe par maillage. Les méthodes «&#xa0;existing&#xa0;» et «&#xa0;drop&#xa0;» utilisent ces enveloppes au lieu de celles de l’élément</translation>
    </message>
    <message>
        <source>Keep passages open and floors walkable for avatars, in parts of any size; by default, only in parts longer than {limit} m</source>
        <extracomment>shapes.keep_passage</extracomment>
        <translation>Garder les passages ouverts et les sols praticables pour les avatars, dans les éléments de toute taille&#xa0;; sans cette option, seulement dans les éléments de plus de {limit} m de long</translation>
    </message>
    <message>
        <source>Maximum number of hulls; default: {limit}, the limit for an asset</source>
        <extracomment>shapes.max_hulls</extracomment>
        <translation>Nombre maximal d’enveloppes&#xa0;; sans indication {limit}, la limite d’un asset</translation>
    </message>
    <message>
        <source>Maximum number of vertices in a hull; default: {limit}, the grid&apos;s limit</source>
        <extracomment>shapes.max_vertices</extracomment>
        <translation>Nombre maximal de sommets d’une enveloppe&#xa0;; sans indication {limit}, la limite de la grille</translation>
    </message>
    <message>
        <source>{name} is named like a file for the uploader, but the uploader accepts only .dae and .glb; use {model}</source>
        <extracomment>export.level_kind</extracomment>
        <translation>{name} porte le nom d’un fichier pour l’outil de chargement, mais celui-ci n’accepte que .dae et .glb&#xa0;; utilisez {model}</translation>
    </message>
    <message>
        <source>Example: the costs of a project, from blue (cheap) through red to violet (expensive)
  weighbridge render market.weighbridge --view cost -o market.png</source>
        <extracomment>render.example</extracomment>
        <translation>Exemple&#xa0;: les coûts d’un projet, du bleu (bon marché) au violet (cher) en passant par le rouge
  weighbridge render market.weighbridge --view cost -o market.png</translation>
    </message>
    <message>
        <source>What to show: {words}; default: {standard}, or octree if the scene has only octrees. With physics: the physics shape of each part. With cost: objects colored by land impact or, if the scene has only one object, its physics shapes colored by triangle and hull cost. With map: the land from above, each square colored by its land impact per square meter. With octree: the octrees, plus the first ray of a .scene file and what it hits. With picking-error: the octrees in gray, and the picking errors of the method chosen with --algorithm, colored by cause</source>
        <extracomment>render.view</extracomment>
        <translation>Ce qu’il faut montrer&#xa0;: {words}&#xa0;; {standard} sans indication, ou octree si la scène n’a que des octrees. Avec physics&#xa0;: la forme physique de chaque élément. Avec cost&#xa0;: les objets colorés par impact sur le terrain ou, si la scène n’a qu’un objet, ses formes physiques colorées par coût des triangles et des enveloppes. Avec map&#xa0;: le terrain vu d’en haut, chaque carré coloré par son impact sur le terrain par mètre carré. Avec octree&#xa0;: les octrees, et le premier rayon d’un fichier .scene avec ce qu’il touche. Avec picking-error&#xa0;: les octrees en gris, et les erreurs de la méthode choisie avec --algorithm, colorées par cause</translation>
    </message>
    <message>
        <source>What the colors show: {words}; default: depends on --view. If the chosen colors do not apply to the view, the physics shapes are drawn instead</source>
        <extracomment>render.colour</extracomment>
        <translation>Ce que montrent les couleurs&#xa0;: {words}&#xa0;; sans indication, cela dépend de --view. Si les couleurs choisies ne s’appliquent pas à la vue, les formes physiques sont dessinées à la place</translation>
    </message>
    <message>
        <source>It is a plain box, or close enough for the grid to treat it as one. A box is among the cheapest shapes.</source>
        <extracomment>reason.box</extracomment>
        <translation>C’est une boîte simple, ou l’élément en est assez proche pour que la grille le traite comme une boîte. Une boîte fait partie des formes les moins chères.</translation>
    </message>
    <message>
        <source>Its three sides are equal, and it is a full sphere or close enough for the grid to treat it as one. A sphere is among the cheapest shapes.</source>
        <extracomment>reason.sphere</extracomment>
        <translation>Ses trois côtés sont égaux, et c’est une sphère entière, ou l’élément en est assez proche pour que la grille le traite comme une sphère. Une sphère fait partie des formes les moins chères.</translation>
    </message>
    <message>
        <source>Its base is round, and it is a straight cylinder or close enough for the grid to treat it as one. A cylinder is among the cheapest shapes.</source>
        <extracomment>reason.cylinder</extracomment>
        <translation>Sa base est ronde, et c’est un cylindre droit, ou l’élément en est assez proche pour que la grille le traite comme un cylindre. Un cylindre fait partie des formes les moins chères.</translation>
    </message>
    <message>
        <source>Its shape is in its texture, not in the file. Its real physics cost is therefore unknown; Weighbridge assumes a small hull.</source>
        <extracomment>reason.sculpt</extracomment>
        <translation>Sa forme est dans sa texture et non dans le fichier. Son coût physique réel est donc inconnu&#xa0;; Weighbridge suppose une petite enveloppe.</translation>
    </message>
    <message>
        <source>overall factor of the simulator cost (SRC); no value was ever published</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>facteur global du coût de simulateur (SRC)&#xa0;; aucune valeur n’a jamais été publiée</translation>
    </message>
    <message>
        <source>k in k*N/W, the cost of N triangles of average width W; if k is 0.05, a triangle 0.5 m wide costs 0.1 PE</source>
        <extracomment>constant.triangle_constant</extracomment>
        <translation>k dans k*N/W, le coût de N triangles de largeur moyenne W&#xa0;; si k vaut 0,05, un triangle large de 0,5 m coûte 0,1 PE</translation>
    </message>
    <message>
        <source>Mesh Physics document (Mesh/Mesh physics on the Second Life wiki), section &quot;Physics Resource Cost&quot;</source>
        <extracomment>constant.triangle_constant</extracomment>
        <translation>document Mesh Physics (Mesh/Mesh physics sur le wiki de Second Life), section «&#xa0;Physics Resource Cost&#xa0;»</translation>
    </message>
    <message>
        <source>cost of a box, sphere or cylinder: the term 0.1 I in the published physics formula</source>
        <extracomment>constant.primitive_cost</extracomment>
        <translation>coût d’une boîte, d’une sphère ou d’un cylindre&#xa0;: le terme 0.1 I de la formule physique publiée</translation>
    </message>
    <message>
        <source>cost per convex hull, from the terms 0.2 H + 0.04 (V - 4H) in the published physics formula</source>
        <extracomment>constant.hull_cost</extracomment>
        <translation>coût par enveloppe convexe, d’après les termes 0.2 H + 0.04 (V - 4H) de la formule physique publiée</translation>
    </message>
    <message>
        <source>cost per hull vertex, from the terms 0.2 H + 0.04 (V - 4H) in the published physics formula</source>
        <extracomment>constant.hull_vertex_cost</extracomment>
        <translation>coût par sommet d’enveloppe, d’après les termes 0.2 H + 0.04 (V - 4H) de la formule physique publiée</translation>
    </message>
    <message>
        <source>the 100 in the old triangle rule, 0.1 T T / (100 B), for a bounding box of B cubic meters</source>
        <extracomment>constant.density_volume</extracomment>
        <translation>le 100 de l’ancienne règle des triangles, 0.1 T T / (100 B), pour une boîte englobante de B mètres cubes</translation>
    </message>
    <message>
        <source>under the new accounting, a linkset or part with a physics weight above this at rest cannot be set physical</source>
        <extracomment>constant.physical_limit</extracomment>
        <translation>selon le nouveau calcul, un ensemble lié ou un élément dont le poids physique au repos dépasse cette valeur ne peut pas être rendu physique</translation>
    </message>
    <message>
        <source>Mesh Physics document (Mesh/Mesh physics on the Second Life wiki), section &quot;Physics Representation for Rezzed Prims&quot;, note 4</source>
        <extracomment>constant.physical_limit</extracomment>
        <translation>document Mesh Physics (Mesh/Mesh physics sur le wiki de Second Life), section «&#xa0;Physics Representation for Rezzed Prims&#xa0;», note 4</translation>
    </message>
    <message>
        <source>minimum size of an LOD block after the metadata discount is subtracted</source>
        <extracomment>constant.minimum_bytes</extracomment>
        <translation>taille minimale d’un bloc de LOD une fois la réduction de métadonnées soustraite</translation>
    </message>
    <message>
        <source>estimated data size of a triangle in an LOD block</source>
        <extracomment>constant.bytes_per_triangle</extracomment>
        <translation>taille estimée des données d’un triangle dans un bloc de LOD</translation>
    </message>
    <message>
        <source>area of the disk from which an object can be seen</source>
        <extracomment>constant.max_area</extracomment>
        <translation>aire du disque depuis lequel un objet peut être vu</translation>
    </message>
    <message>
        <source>factor for the download weight of static mesh since 2024; 1 in profiles with older rules</source>
        <extracomment>constant.static_mesh_factor</extracomment>
        <translation>facteur du poids de téléchargement des maillages statiques depuis 2024&#xa0;; 1 dans les profils d’anciennes règles</translation>
    </message>
    <message>
        <source>Mesh/Download Weight on the Second Life wiki; Second Life server release notes, version 12.07.31.262785</source>
        <extracomment>constant.prim_streaming_cap</extracomment>
        <translation>Mesh/Download Weight sur le wiki de Second Life&#xa0;; notes de version du serveur de Second Life, version 12.07.31.262785</translation>
    </message>
    <message>
        <source>estimated data size of a triangle in a prim</source>
        <extracomment>constant.prim_bytes_per_triangle</extracomment>
        <translation>taille estimée des données d’un triangle d’une prim</translation>
    </message>
    <message>
        <source>extra cost of the root of an animated object</source>
        <extracomment>constant.animated_root</extracomment>
        <translation>coût supplémentaire de la racine d’un objet animé</translation>
    </message>
    <message>
        <source>factor for the square of half a part&apos;s diagonal, |scale|^2 / 4</source>
        <extracomment>constant.opensim_size</extracomment>
        <translation>facteur du carré de la demi-diagonale d’un élément, |taille|^2 / 4</translation>
    </message>
    <message>
        <source>the physics cost of a physical part is multiplied by 1 + this value * |scale|^2</source>
        <extracomment>constant.opensim_penalty</extracomment>
        <translation>le coût physique d’un élément physique est multiplié par 1 + cette valeur * |taille|^2</translation>
    </message>
    <message>
        <source>simulation cost of a part; twice that if the part is physical</source>
        <extracomment>constant.opensim_simulation</extracomment>
        <translation>coût de simulation d’un élément&#xa0;; le double s’il est physique</translation>
    </message>
    <message>
        <source>penalty factor for being physical</source>
        <extracomment>term.penalty</extracomment>
        <translation>facteur de pénalité pour objet physique</translation>
    </message>
    <message>
        <source>average width of its triangles, kept between a lower and an upper limit</source>
        <extracomment>term.average_width</extracomment>
        <translation>largeur moyenne de ses triangles, maintenue entre une limite inférieure et une limite supérieure</translation>
    </message>
    <message>
        <source>Mesh Physics document; its &quot;average&quot; is read as the harmonic mean, which matches the document&apos;s own numbers</source>
        <extracomment>term.average_width</extracomment>
        <translation>document Mesh Physics&#xa0;; sa «&#xa0;moyenne&#xa0;» est lue comme la moyenne harmonique, ce qui concorde avec les nombres du document</translation>
    </message>
    <message>
        <source>triangles of the {of} level, estimated from its size in bytes</source>
        <extracomment>term.lod_triangles</extracomment>
        <translation>triangles du niveau «&#xa0;{of}&#xa0;», estimés d’après sa taille en octets</translation>
    </message>
    <message>
        <source>area of the disk from which the level of detail is at least {of}</source>
        <extracomment>term.lod_disc</extracomment>
        <translation>aire du disque depuis lequel le niveau de détail est au moins «&#xa0;{of}&#xa0;»</translation>
    </message>
    <message>
        <source>charged triangles of the animated mesh</source>
        <extracomment>term.charged_triangles</extracomment>
        <translation>triangles facturés du maillage animé</translation>
    </message>
    <message>
        <source>charged triangles of the {of} level of detail</source>
        <extracomment>term.lod_charged</extracomment>
        <translation>triangles facturés du niveau de détail «&#xa0;{of}&#xa0;»</translation>
    </message>
    <message>
        <source>server weight (simulation)</source>
        <extracomment>term.opensim_server</extracomment>
        <translation>poids serveur (simulation)</translation>
    </message>
    <message>
        <source>version</source>
        <extracomment>asset.place_version</extracomment>
        <translation>version</translation>
    </message>
    <message>
        <source>high level of detail</source>
        <extracomment>asset.place_high</extracomment>
        <translation>niveau de détail élevé</translation>
    </message>
    <message>
        <source>medium level of detail</source>
        <extracomment>asset.place_medium</extracomment>
        <translation>niveau de détail moyen</translation>
    </message>
    <message>
        <source>low level of detail</source>
        <extracomment>asset.place_low</extracomment>
        <translation>niveau de détail faible</translation>
    </message>
    <message>
        <source>lowest level of detail</source>
        <extracomment>asset.place_lowest</extracomment>
        <translation>niveau de détail le plus faible</translation>
    </message>
    <message>
        <source>physics hulls</source>
        <extracomment>asset.place_hulls</extracomment>
        <translation>enveloppes physiques</translation>
    </message>
    <message>
        <source>give the model some thickness, then upload again</source>
        <extracomment>remedy.thicker_model</extracomment>
        <translation>donnez un peu d’épaisseur au modèle, puis chargez-le à nouveau</translation>
    </message>
    <message numerus="yes">
        <source>{count} meshes of the scene are missing or could not be read, so there is nothing to write</source>
        <extracomment>export.missing_meshes</extracomment>
        <translation>
            <numerusform>{count} maillage de la scène manque ou n’a pas pu être lu&#xa0;: il n’y a donc rien à écrire</numerusform>
            <numerusform>{count} maillages de la scène manquent ou n’ont pas pu être lus&#xa0;: il n’y a donc rien à écrire</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>weighing.name</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>region {number}</source>
        <extracomment>weighing.unnamed_region</extracomment>
        <translation>région {number}</translation>
    </message>
    <message>
        <source>parcel {number}</source>
        <extracomment>weighing.unnamed_parcel</extracomment>
        <translation>parcelle {number}</translation>
    </message>
    <message>
        <source>No region</source>
        <extracomment>weighing.no_region</extracomment>
        <translation>Aucune région</translation>
    </message>
    <message>
        <source>The parcel {name} of {region} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.parcel_of</extracomment>
        <translation>La parcelle {name} ({region}) utilise {held} LI sur {capacity}&#xa0;: {over} LI de trop.</translation>
    </message>
    <message>
        <source>Parcel {number} of {region} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_parcel_of</extracomment>
        <translation>La parcelle {number} ({region}) utilise {held} LI sur {capacity}&#xa0;: {over} LI de trop.</translation>
    </message>
    <message>
        <source>    Remedy: {remedy}</source>
        <extracomment>inspect.remedy</extracomment>
        <translation>    Remède&#xa0;: {remedy}</translation>
    </message>
    <message numerus="yes">
        <source>the {count} other names of this file (hard links) still have the old content</source>
        <extracomment>file.other_names</extracomment>
        <translation>
            <numerusform>l’autre nom de ce fichier (lien dur) a encore l’ancien contenu</numerusform>
            <numerusform>les {count} autres noms de ce fichier (liens durs) ont encore l’ancien contenu</numerusform>
        </translation>
    </message>
    <message>
        <source>The download weight decides: {weight} PE. Physics below that is free.</source>
        <extracomment>why.free_below_download</extracomment>
        <translation>Le poids de téléchargement décide&#xa0;: {weight} PE. Au-dessous, la physique est gratuite.</translation>
    </message>
    <message>
        <source>The server weight decides: {weight} PE. Physics below that is free.</source>
        <extracomment>why.free_below_server</extracomment>
        <translation>Le poids serveur décide&#xa0;: {weight} PE. Au-dessous, la physique est gratuite.</translation>
    </message>
    <message>
        <source>The number of parts decides. Physics is free.</source>
        <extracomment>why.free_as_parts_count</extracomment>
        <translation>Le nombre d’éléments décide. La physique est gratuite.</translation>
    </message>
    <message>
        <source>the files cost {arrived} LI when read back, but the same parts at rest without scripts cost {promised} LI here. Compare the weights in the uploader before you upload</source>
        <extracomment>kit.other_impact</extracomment>
        <translation>les fichiers, une fois relus, coûtent {arrived} LI, mais les mêmes parties, au repos et sans scripts, coûtent ici {promised} LI. Comparez les poids dans l’outil de chargement avant de charger</translation>
    </message>
    <message>
        <source>Generate lower levels of detail instead of physics shapes. Each level is the smallest that looks accurate enough at the distance where the viewer switches to it, and therefore the cheapest to download. With an option for physics shapes, such as --within, generate both: the levels first, then shapes for the object with these levels</source>
        <extracomment>shapes.lods</extracomment>
        <translation>Générer des niveaux de détail inférieurs au lieu de formes physiques. Chaque niveau est le plus petit qui paraisse assez fidèle à la distance où le viewer y passe, et donc le moins cher à télécharger. Avec une option pour les formes physiques, telle que --within, générer les deux&#xa0;: d’abord les niveaux, puis des formes pour l’objet avec ces niveaux</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Download weight: {download} PE, previously {download_before} PE</source>
        <extracomment>shapes.levels_used</extracomment>
        <translation>utilise les niveaux de détail générés. Poids de téléchargement&#xa0;: {download} PE, auparavant {download_before} PE</translation>
    </message>
    <message>
        <source>Another program has changed the file since.</source>
        <extracomment>kept.file_changed</extracomment>
        <translation>Un autre programme a modifié le fichier depuis.</translation>
    </message>
    <message numerus="yes">
        <source>{count} objects changed.</source>
        <extracomment>kept.objects_changed</extracomment>
        <translation>
            <numerusform>{count} objet modifié.</numerusform>
            <numerusform>{count} objets modifiés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects added.</source>
        <extracomment>kept.objects_added</extracomment>
        <translation>
            <numerusform>{count} objet ajouté.</numerusform>
            <numerusform>{count} objets ajoutés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects deleted.</source>
        <extracomment>kept.objects_deleted</extracomment>
        <translation>
            <numerusform>{count} objet supprimé.</numerusform>
            <numerusform>{count} objets supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} constants changed.</source>
        <extracomment>kept.constants</extracomment>
        <translation>
            <numerusform>{count} constante modifiée.</numerusform>
            <numerusform>{count} constantes modifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing differs from the file.</source>
        <extracomment>kept.same</extracomment>
        <translation>Aucune différence avec le fichier.</translation>
    </message>
    <message>
        <source>Land impact: {before} → {after} LI.</source>
        <extracomment>kept.land_impact</extracomment>
        <translation>Impact sur le terrain&#xa0;: {before} → {after} LI.</translation>
    </message>
    <message>
        <source>Physics weight: {before} → {after} PE.</source>
        <extracomment>kept.physics</extracomment>
        <translation>Poids physique&#xa0;: {before} → {after} PE.</translation>
    </message>
    <message>
        <source>Download weight: {before} → {after} PE.</source>
        <extracomment>kept.download</extracomment>
        <translation>Poids de téléchargement&#xa0;: {before} → {after} PE.</translation>
    </message>
    <message>
        <source>Server weight: {before} → {after} PE.</source>
        <extracomment>kept.server</extracomment>
        <translation>Poids serveur&#xa0;: {before} → {after} PE.</translation>
    </message>
    <message>
        <source>Some costs are unknown and not included.</source>
        <extracomment>kept.unknown</extracomment>
        <translation>Certains coûts sont inconnus et ne sont pas compris.</translation>
    </message>
    <message numerus="yes">
        <source>{count} objects.</source>
        <extracomment>kept.objects</extracomment>
        <translation>
            <numerusform>{count} objet.</numerusform>
            <numerusform>{count} objets.</numerusform>
        </translation>
    </message>
    <message>
        <source>Land impact: {after} LI.</source>
        <extracomment>kept.land_impact_now</extracomment>
        <translation>Impact sur le terrain&#xa0;: {after} LI.</translation>
    </message>
    <message>
        <source>The unsaved changes cannot be read ({reason}).</source>
        <extracomment>kept.unreadable</extracomment>
        <translation>Les modifications non enregistrées ne peuvent pas être lues ({reason}).</translation>
    </message>
    <message>
        <source>The changes cannot be compared with the file ({reason}).</source>
        <extracomment>kept.no_file</extracomment>
        <translation>Les modifications ne peuvent pas être comparées au fichier ({reason}).</translation>
    </message>
    <message>
        <source>was not read, because you have not agreed to it. If you trust the project, use --allow-outside on the command line, or open it again in the window and click &quot;Read them&quot;.</source>
        <extracomment>project.asked</extracomment>
        <translation>n’a pas été lu, parce que vous ne l’avez pas accepté. Si vous faites confiance au projet, utilisez --allow-outside en ligne de commande, ou rouvrez le projet dans la fenêtre et cliquez sur «&#xa0;Les lire&#xa0;».</translation>
    </message>
    <message>
        <source>has no hull near its surface</source>
        <extracomment>shape.hulls_elsewhere</extracomment>
        <translation>n’a aucune enveloppe près de sa surface</translation>
    </message>
    <message>
        <source>one box</source>
        <extracomment>method.box</extracomment>
        <translation>une boîte</translation>
    </message>
    <message>
        <source>One box around everything</source>
        <extracomment>method.box_help</extracomment>
        <translation>Une seule boîte autour de tout</translation>
    </message>
    <message>
        <source>Analyze on the model</source>
        <extracomment>method.analyze</extracomment>
        <translation>Analyser sur le modèle</translation>
    </message>
    <message>
        <source>What the uploader&apos;s Analyze makes of the model itself</source>
        <extracomment>method.analyze_help</extracomment>
        <translation>Ce que «&#xa0;Analyser&#xa0;» fait du modèle lui-même dans l’outil de chargement</translation>
    </message>
    <message>
        <source>the model itself</source>
        <extracomment>method.untouched</extracomment>
        <translation>le modèle lui-même</translation>
    </message>
    <message>
        <source>The model&apos;s mesh, unchanged</source>
        <extracomment>method.untouched_help</extracomment>
        <translation>Le maillage du modèle, inchangé</translation>
    </message>
    <message>
        <source>contact deviation m</source>
        <extracomment>column.contact_m</extracomment>
        <translation>écart au contact m</translation>
    </message>
    <message>
        <source>elsewhere deviation m</source>
        <extracomment>column.elsewhere_m</extracomment>
        <translation>écart ailleurs m</translation>
    </message>
    <message>
        <source>Octrees, rays, regions, scenarios, the baseline, generated shapes or measured costs changed.</source>
        <extracomment>kept.others</extracomment>
        <translation>Octrees, rayons, régions, scénarios, référence, formes générées ou coûts mesurés modifiés.</translation>
    </message>
    <message>
        <source>was not replaced, because no earlier run of this report wrote it; rename it, or choose another name with -o</source>
        <extracomment>output.other_file</extracomment>
        <translation>n’a pas été remplacé, car ce fichier ne vient pas d’une exécution antérieure de ce rapport&#xa0;; renommez-le, ou choisissez un autre nom avec -o</translation>
    </message>
    <message>
        <source>Instead of --within: maximum deviation where avatars walk, stand, sit or pass, such as 5cm. Elsewhere, --elsewhere applies. Default: 5cm, or 5% for parts with a diagonal below 1m</source>
        <extracomment>shapes.contact</extracomment>
        <translation>Au lieu de --within&#xa0;: écart maximal là où les avatars marchent, se tiennent debout, s’assoient ou passent, comme 5cm. Ailleurs, --elsewhere s’applique. Sans indication&#xa0;: 5cm, ou 5% pour les éléments dont la diagonale est inférieure à 1m</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Download weight: {download} PE, previously unknown</source>
        <extracomment>shapes.levels_used_were_unknown</extracomment>
        <translation>utilise les niveaux de détail générés. Poids de téléchargement&#xa0;: {download} PE, auparavant inconnu</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Their download weight is unknown</source>
        <extracomment>shapes.levels_used_unknown</extracomment>
        <translation>utilise les niveaux de détail générés. Leur poids de téléchargement est inconnu</translation>
    </message>
    <message>
        <source>no generated shape meets the goal, so the part keeps its existing shape. Increase --contact or --elsewhere</source>
        <extracomment>shapes.none_by_zone</extracomment>
        <translation>aucune forme générée n’atteint l’objectif&#xa0;: l’élément garde donc sa forme existante. Permettez un --contact ou un --elsewhere plus grand</translation>
    </message>
    <message>
        <source>Analyze on the model needs no hulls in this file; write -o NAME_PHYS.dae, which then holds the model itself for Analyze</source>
        <extracomment>shapes.analyze_where</extracomment>
        <translation>Analyser sur le modèle n’a pas besoin d’enveloppes dans ce fichier&#xa0;; écrivez avec -o NAME_PHYS.dae, qui contient alors le modèle lui-même pour «&#xa0;Analyser&#xa0;»</translation>
    </message>
    <message>
        <source>untouched</source>
        <extracomment>word</extracomment>
        <translation>tel quel</translation>
    </message>
    <message>
        <source>Instead of --within: maximum deviation where avatars do not walk, stand, sit or pass, such as 30cm. Default: 30cm, or 5% for parts with a diagonal below 1m, but at least --contact</source>
        <extracomment>shapes.elsewhere</extracomment>
        <translation>Au lieu de --within&#xa0;: écart maximal là où les avatars ne marchent pas, ne se tiennent pas debout, ne s’assoient pas et ne passent pas, comme 30cm. Sans indication&#xa0;: 30cm, ou 5% pour les éléments dont la diagonale est inférieure à 1m, mais au moins --contact</translation>
    </message>
    <message>
        <source>streaming</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>streaming</translation>
    </message>
    <message>
        <source>the program that draws, {program}, could not be started: {reason}; install Weighbridge again</source>
        <extracomment>window.not_started</extracomment>
        <translation>le programme qui dessine, {program}, n’a pas pu être lancé&#xa0;: {reason}&#xa0;; réinstallez Weighbridge</translation>
    </message>
    <message>
        <source>Land impact {least} to {after} after upload instead of {before}</source>
        <extracomment>explain.saving_uploaded</extracomment>
        <translation>Impact sur le terrain de {least} à {after} après l’envoi au lieu de {before}</translation>
    </message>
    <message>
        <source>Total land impact {least} to {after} after upload instead of {before}</source>
        <extracomment>explain.saving_uploaded_in_all</extracomment>
        <translation>Impact total sur le terrain de {least} à {after} après l’envoi au lieu de {before}</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact {least} to {after} after upload instead of {before}.</source>
        <extracomment>explain.suggestion_uploaded</extracomment>
        <translation>{rank}. {what} Impact sur le terrain de {least} à {after} après l’envoi au lieu de {before}.</translation>
    </message>
    <message>
        <source>{rank}. {what} Total land impact {least} to {after} after upload instead of {before}.</source>
        <extracomment>explain.suggestion_uploaded_in_all</extracomment>
        <translation>{rank}. {what} Impact total sur le terrain de {least} à {after} après l’envoi au lieu de {before}.</translation>
    </message>
    <message>
        <source>{part} of {linkset}</source>
        <extracomment>advice.part_of</extracomment>
        <translation>{part} de {linkset}</translation>
    </message>
    <message numerus="yes">
        <source>delete these triangles from the physics model (in Blender: Degenerate Dissolve), use a simpler model, or click &quot;Analyze&quot; in the uploader</source>
        <extracomment>remedy.simpler_mesh</extracomment>
        <translation>
            <numerusform>supprimez ce triangle du modèle physique (dans Blender&#xa0;: «&#xa0;Degenerate Dissolve&#xa0;»), utilisez un modèle plus simple, ou cliquez sur «&#xa0;Analyser&#xa0;» dans l’outil de chargement</numerusform>
            <numerusform>supprimez ces triangles du modèle physique (dans Blender&#xa0;: «&#xa0;Degenerate Dissolve&#xa0;»), utilisez un modèle plus simple, ou cliquez sur «&#xa0;Analyser&#xa0;» dans l’outil de chargement</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: physics weight {physics} PE as exported, previously {physics_before} PE. The land impact is still {impact} LI</source>
        <extracomment>export.physics_costs_more</extracomment>
        <translation>{name}&#xa0;: poids physique de {physics} PE à l’export, auparavant {physics_before} PE. L’impact sur le terrain reste de {impact} LI</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. To lower it, allow a larger deviation with --within, or look for other shapes with &quot;weighbridge shapes&quot;</source>
        <extracomment>export.physics_decides</extracomment>
        <translation>{name}&#xa0;: le poids physique de {physics} PE détermine l’impact sur le terrain. Pour le réduire, autorisez un écart plus grand avec --within, ou cherchez d’autres formes avec «&#xa0;weighbridge shapes&#xa0;»</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. The physics shape that comes with the model is kept; to look for a cheaper one, use &quot;weighbridge shapes&quot;</source>
        <extracomment>export.kept_physics</extracomment>
        <translation>{name}&#xa0;: le poids physique de {physics} PE détermine l’impact sur le terrain. La forme physique du modèle est conservée&#xa0;; pour en chercher une moins coûteuse, utilisez «&#xa0;weighbridge shapes&#xa0;»</translation>
    </message>
    <message>
        <source>{part} has the physics shape type {type}, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_shape_type</extracomment>
        <translation>{part} a le type de forme physique {type}, donc les {count} éléments utilisent le nouveau calcul.</translation>
    </message>
    <message>
        <source>{part} has normal or specular maps, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_materials</extracomment>
        <translation>{part} a des matériaux, donc les {count} éléments utilisent le nouveau calcul.</translation>
    </message>
    <message>
        <source>{part} is animated, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_animated</extracomment>
        <translation>{part} est animé, donc les {count} éléments utilisent le nouveau calcul.</translation>
    </message>
    <message>
        <source>Check &quot;Edit linked&quot;, select the parts, and set &quot;Shininess&quot; and &quot;Bumpiness&quot; to None on the Texture tab.</source>
        <extracomment>plan_act.materials.viewer</extracomment>
        <translation>Cochez «&#xa0;Modification liée&#xa0;», sélectionnez les éléments et réglez «&#xa0;Brillance&#xa0;» sur Aucune et «&#xa0;Relief&#xa0;» sur Aucun dans l’onglet Texture.</translation>
    </message>
    <message>
        <source>{part} has the shape type {type} and normal or specular maps, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_both</extracomment>
        <translation>{part} a le type de forme {type} et des matériaux, donc les {count} éléments utilisent le nouveau calcul.</translation>
    </message>
    <message>
        <source>Join the objects of a model into one mesh</source>
        <extracomment>plan_act.join_objects</extracomment>
        <translation>Réunir les objets d’un modèle en un seul maillage</translation>
    </message>
    <message>
        <source>Separate the objects again.</source>
        <extracomment>plan_act.join_objects.inverse</extracomment>
        <translation>Séparer à nouveau les objets.</translation>
    </message>
    <message>
        <source>Select the objects, choose Object &gt; Join, and export the model again.</source>
        <extracomment>plan_act.join_objects.blender</extracomment>
        <translation>Sélectionnez les objets, choisissez Object &gt; Join et exportez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>{parts}: left out of the files, because only meshes can be uploaded</source>
        <extracomment>kit.no_mesh</extracomment>
        <translation>{parts}&#xa0;: absent des fichiers, car seuls les maillages peuvent être chargés</translation>
    </message>
    <message>
        <source>{parts}: left out of the files, because the mesh is missing or incomplete</source>
        <extracomment>kit.incomplete</extracomment>
        <translation>{parts}&#xa0;: absent des fichiers, car le maillage manque ou est incomplet</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, which this file cannot hold; export a project, or choose &quot;Shape &gt; Use shape&quot;, then &quot;File &gt; Export for the uploader…&quot;</source>
        <extracomment>making.linked_file</extracomment>
        <translation>les enveloppes et prims liées sont des éléments à part, que ce fichier ne peut pas contenir&#xa0;; exportez un projet, ou choisissez «&#xa0;Physique &gt; Utiliser la forme&#xa0;», puis «&#xa0;Fichier &gt; Exporter pour le chargement…&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Avatars cannot enter openings or hollows of {count} parts, such as {part}: one convex hull covers each, up to {distance} m away from what you see.</source>
        <extracomment>explain.closed</extracomment>
        <translation>
            <numerusform>Les avatars ne peuvent pas entrer dans les ouvertures ni les creux de {part}&#xa0;: une seule enveloppe convexe l’entoure, jusqu’à {distance} m de ce que l’on voit.</numerusform>
            <numerusform>Les avatars ne peuvent pas entrer dans les ouvertures ni les creux de {count} éléments, comme {part}&#xa0;: une seule enveloppe convexe entoure chacun, jusqu’à {distance} m de ce que l’on voit.</numerusform>
        </translation>
    </message>
    <message>
        <source>To open them, use the Physics step of Optimize, or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>explain.open_them</extracomment>
        <translation>Pour les ouvrir, utilisez l’étape Physique d’Optimiser ou exécutez «&#xa0;weighbridge shapes&#xa0;».</translation>
    </message>
    <message>
        <source>Would it upload? Yes: it breaks no known rule for uploads.</source>
        <extracomment>upload.ok</extracomment>
        <translation>Chargement possible&#xa0;? Oui&#xa0;: il n’enfreint aucune règle de chargement connue.</translation>
    </message>
    <message>
        <source>Upload the model, and drag it from your inventory into the world. On the Features tab, its &quot;Physics Shape Type&quot; is &quot;Prim&quot;. Leave it unchanged; the other types do not use the uploaded physics shape.</source>
        <extracomment>kit.step_rez_prim</extracomment>
        <translation>Chargez-le, et faites-le glisser de votre inventaire dans le monde. Dans l’onglet Attributs, son «&#xa0;Type de forme physique&#xa0;» est «&#xa0;Prim&#xa0;». Ne le changez pas&#xa0;; les autres types n’utilisent pas la forme physique chargée.</translation>
    </message>
    <message>
        <source>Where most of the cost comes from</source>
        <extracomment>page.explained</extracomment>
        <translation>D’où vient la plus grande partie du coût</translation>
    </message>
    <message>
        <source>In world, link these parts to the object: {parts}. They are prims, so the files do not contain them. Take them from the object that you already have, or build them again.</source>
        <extracomment>kit.act_others</extracomment>
        <translation>Dans le monde, liez ces parties à l’objet&#xa0;: {parts}. Ce sont des prims, donc les fichiers ne les contiennent pas. Prenez-les dans l’objet que vous avez déjà, ou refaites-les.</translation>
    </message>
    <message>
        <source>Land impact of the files alone</source>
        <extracomment>kit.land_impact_meshes</extracomment>
        <translation>Impact sur le terrain des seuls fichiers</translation>
    </message>
    <message>
        <source>Land impact with {parts}</source>
        <extracomment>kit.land_impact_whole</extracomment>
        <translation>Impact sur le terrain avec {parts}</translation>
    </message>
    <message>
        <source>baseline</source>
        <extracomment>column.baseline</extracomment>
        <translation>référence</translation>
    </message>
    <message>
        <source>deviation ÷ maximum</source>
        <extracomment>column.deviation_ratio</extracomment>
        <translation>écart ÷ maximum</translation>
    </message>
    <message>
        <source>  completeness unknown: this format has no counts or lengths to check it with</source>
        <extracomment>inspect.wholeness_unknown</extracomment>
        <translation>  complet ou non, on ne sait pas&#xa0;: ce format n’a ni nombres ni longueurs pour le vérifier</translation>
    </message>
    <message>
        <source>The scene was not saved to a file.</source>
        <extracomment>html.unsaved</extracomment>
        <translation>La scène n’a pas été enregistrée dans un fichier.</translation>
    </message>
    <message>
        <source>The scene &quot;{name}&quot; was not saved to a file.</source>
        <extracomment>html.unsaved_named</extracomment>
        <translation>La scène «&#xa0;{name}&#xa0;» n’a pas été enregistrée dans un fichier.</translation>
    </message>
    <message>
        <source>{kind} files do not say which way is up. If the model lies on its back, add --turn-upright</source>
        <extracomment>option.may_lie</extracomment>
        <translation>Les fichiers {kind} ne disent pas où est le haut. Si le modèle est couché, ajoutez --turn-upright</translation>
    </message>
    <message>
        <source>Also try methods that never give the best shape, and show one box, Analyze on the model, and the model itself. With --lods, also generate levels of detail that deviate by at most 0.5, 1, 2, 4 and 8 pixels. With --lods and an option for physics shapes, such as --contact, show which combinations of levels and shapes are best for each object</source>
        <extracomment>shapes.compare</extracomment>
        <translation>Essayer aussi les méthodes qui ne donnent jamais la meilleure forme, et montrer une seule boîte, Analyser sur le modèle et le modèle lui-même. Avec --lods, générer aussi des niveaux de détail qui s’écartent de 0,5, 1, 2, 4 et 8 pixels au plus. Avec --lods et une option pour les formes physiques, comme --contact, montrer quelles combinaisons de niveaux et de formes sont les meilleures pour chaque objet</translation>
    </message>
    <message>
        <source>with --lods and an option for physics shapes, --compare only shows combinations; leave out --output, --streaming and --budget</source>
        <extracomment>shapes.compares_both</extracomment>
        <translation>avec --lods et une option pour les formes physiques, --compare montre seulement des combinaisons&#xa0;; omettez --output, --streaming et --budget</translation>
    </message>
    <message>
        <source>no generated shape that the grid would use keeps passages open and floors walkable, so there is no combination to show. Allow blocked passages with --no-passage</source>
        <extracomment>shapes.no_combination</extracomment>
        <translation>aucune forme générée que la grille utiliserait ne laisse les passages ouverts et les sols praticables&#xa0;: il n’y a donc aucune combinaison à montrer. Permettez les passages bloqués avec --no-passage</translation>
    </message>
    <message>
        <source>Example: files and a page in the folder chair-upload
  weighbridge export chair.obj --uploader chair-upload
Example: glTF files with levels of detail within 1 pixel and physics within 5 cm
  weighbridge export chair.obj --uploader chair-upload --as glb --pixels 1 --within 5cm
Example: the levels and physics that were chosen in the window
  weighbridge export chair.weighbridge --uploader chair-upload --as-is</source>
        <extracomment>export.example</extracomment>
        <translation>Exemple&#xa0;: les fichiers et une page dans le dossier chair-upload
  weighbridge export chair.obj --uploader chair-upload
Exemple&#xa0;: des fichiers glTF, avec des niveaux de détail à 1 pixel près et une physique à 5 cm près
  weighbridge export chair.obj --uploader chair-upload --as glb --pixels 1 --within 5cm
Exemple&#xa0;: les niveaux et la physique choisis dans la fenêtre
  weighbridge export chair.weighbridge --uploader chair-upload --as-is</translation>
    </message>
    <message>
        <source>Write the object as it is, with its current levels of detail and physics shape; generate nothing</source>
        <extracomment>export.as_is</extracomment>
        <translation>Écrire l’objet tel qu’il est, avec ses niveaux de détail et sa forme physique actuels&#xa0;; ne rien générer</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. Most of it comes from prims, which the files do not contain; for advice, use &quot;weighbridge explain&quot;</source>
        <extracomment>export.prims_decide</extracomment>
        <translation>{name}&#xa0;: le poids physique de {physics} PE détermine l’impact sur le terrain. La plus grande partie vient de prims, que les fichiers ne contiennent pas&#xa0;; pour des conseils, utilisez «&#xa0;weighbridge explain&#xa0;»</translation>
    </message>
    <message>
        <source>{impact} LI after upload</source>
        <extracomment>kit.impact</extracomment>
        <translation>{impact} LI après le chargement</translation>
    </message>
    <message>
        <source>{least} to {most} LI after upload</source>
        <extracomment>kit.impact_range</extracomment>
        <translation>{least} à {most} LI après le chargement</translation>
    </message>
    <message>
        <source>{impact} LI after upload with {parts}</source>
        <extracomment>kit.impact_whole</extracomment>
        <translation>{impact} LI après le chargement avec {parts}</translation>
    </message>
</context>
<context>
    <name>wb::ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Octree</source>
        <translation>&amp;Octree</translation>
    </message>
    <message>
        <source>&amp;Compose</source>
        <translation>&amp;Composer</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>Physi&amp;que</translation>
    </message>
    <message>
        <source>P&amp;ush and pull</source>
        <translation>Pousser et &amp;tirer</translation>
    </message>
    <message>
        <source>Mirror &amp;and rotate</source>
        <translation>Miro&amp;ir et rotation</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>Pinc&amp;eau</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Rien n’est ouvert.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est sélectionné.</translation>
    </message>
    <message>
        <source>Nothing is hidden.</source>
        <translation>Rien n’est masqué.</translation>
    </message>
    <message>
        <source>There are no measured costs yet.</source>
        <translation>Il n’y a pas encore de coûts mesurés.</translation>
    </message>
    <message>
        <source>There is no octree yet.</source>
        <translation>Il n’y a pas encore d’octree.</translation>
    </message>
    <message>
        <source>There is no region yet.</source>
        <translation>Il n’y a pas encore de région.</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Sélectionnez d’abord un objet.</translation>
    </message>
    <message>
        <source>Select an object or an octree first.</source>
        <translation>Sélectionnez d’abord un objet ou un octree.</translation>
    </message>
    <message>
        <source>Select at least two objects first.</source>
        <translation>Sélectionnez d’abord au moins deux objets.</translation>
    </message>
    <message>
        <source>Select an object with several parts, or one of its parts, first.</source>
        <translation>Sélectionnez d’abord un objet de plusieurs éléments, ou l’un de ses éléments.</translation>
    </message>
    <message>
        <source>Select a single mesh first.</source>
        <translation>Sélectionnez d’abord un seul maillage.</translation>
    </message>
    <message>
        <source>Click a hull in the 3D view first.</source>
        <translation>Cliquez d’abord sur une enveloppe dans la vue 3D.</translation>
    </message>
    <message>
        <source>Select only one hull.</source>
        <translation>Sélectionnez une seule enveloppe.</translation>
    </message>
    <message>
        <source>Select at least two hulls first, with Ctrl+click.</source>
        <translation>Sélectionnez d’abord au moins deux enveloppes, avec Ctrl+clic.</translation>
    </message>
    <message>
        <source>Select a shape in the Shapes panel first.</source>
        <translation>Sélectionnez d’abord une forme dans le panneau Formes.</translation>
    </message>
    <message>
        <source>The selected shape is already in use.</source>
        <translation>La forme sélectionnée est déjà utilisée.</translation>
    </message>
    <message>
        <source>The object has no mesh to upload.</source>
        <translation>L’objet n’a aucun maillage à charger.</translation>
    </message>
    <message>
        <source>There are no objects yet.</source>
        <translation>Il n’y a pas encore d’objets.</translation>
    </message>
    <message>
        <source>The selected mesh has no hulls.</source>
        <translation>Le maillage sélectionné n’a pas d’enveloppes.</translation>
    </message>
</context>
<context>
    <name>wb::ui::BackgroundStatistics</name>
    <message>
        <source>Recalculating costs</source>
        <translation>Recalcul des coûts</translation>
    </message>
</context>
<context>
    <name>wb::ui::BesidePane</name>
    <message>
        <source>Now: %1</source>
        <translation>Actuel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Selected layers</source>
        <translation>Couches sélectionnées</translation>
    </message>
    <message>
        <source>Weighing the baseline…</source>
        <translation>Pesée de la référence…</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>Aucune référence</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
</context>
<context>
    <name>wb::ui::BestStep</name>
    <message>
        <source>Apply here</source>
        <translation>Appliquer ici</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Search longer</source>
        <translation>Chercher encore</translation>
    </message>
    <message>
        <source>Make this change to the scene; you can undo it</source>
        <translation>Appliquer cette modification à la scène&#xa0;; vous pouvez l’annuler</translation>
    </message>
    <message>
        <source>Undo the step that you applied here</source>
        <translation>Annuler l’étape appliquée ici</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Appliquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Looking… %L1 s</source>
        <translation>Recherche… %L1 s</translation>
    </message>
    <message>
        <source>Looking for ways to lower the cost…</source>
        <translation>Recherche de moyens de le réduire…</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Also try simpler levels of detail for meshes with very high triangle counts; this takes several minutes</source>
        <translation>Essayer aussi des niveaux de détail plus simples pour les maillages d’un très grand nombre de triangles, ce qui prend plusieurs minutes</translation>
    </message>
    <message>
        <source>Show how to do this step in the viewer, in Blender and in Weighbridge</source>
        <translation>Montrer comment faire cette étape dans le viewer, dans Blender et dans Weighbridge</translation>
    </message>
    <message>
        <source>Find shapes</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search for physics shapes that keep passages open, in Optimize</source>
        <translation>Chercher, dans Optimiser, des formes physiques qui laissent les passages ouverts</translation>
    </message>
    <message>
        <source>To let avatars in, use another physics shape; it can cost more.</source>
        <translation>Pour que les avatars puissent entrer, utilisez une autre forme physique&#xa0;; elle peut coûter plus cher.</translation>
    </message>
</context>
<context>
    <name>wb::ui::BlockActions</name>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy some cubes first.</source>
        <translation>Copiez d’abord des cubes.</translation>
    </message>
    <message>
        <source>Pasted at the selected box: %1</source>
        <translation>Collé à la boîte sélectionnée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pasted in front of the marked face: %1</source>
        <translation>Collé devant la face marquée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::BreakdownView</name>
    <message>
        <source>Breakdown</source>
        <translation>Ventilation</translation>
    </message>
    <message>
        <source>Press Enter to highlight the triangles or hulls behind a term</source>
        <translation>Appuyez sur Entrée pour mettre en évidence les triangles ou les enveloppes derrière un terme</translation>
    </message>
</context>
<context>
    <name>wb::ui::BrushActions</name>
    <message>
        <source>Select a box of cubes first.</source>
        <translation>Sélectionnez d’abord une boîte de cubes.</translation>
    </message>
</context>
<context>
    <name>wb::ui::CalibrateDialog</name>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Ajuster</translation>
    </message>
    <message>
        <source>&amp;Keep as scenario</source>
        <translation>&amp;Garder comme scénario</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>Calibrer</translation>
    </message>
    <message>
        <source>Search constants</source>
        <translation>Rechercher des constantes</translation>
    </message>
    <message>
        <source>&amp;Constants to fit:</source>
        <translation>&amp;Constantes à ajuster&#xa0;:</translation>
    </message>
    <message>
        <source>Fitted constants</source>
        <translation>Constantes ajustées</translation>
    </message>
    <message>
        <source>Measured and calculated costs</source>
        <translation>Coûts mesurés et calculés</translation>
    </message>
    <message>
        <source>Nothing was fitted: %1</source>
        <translation>Rien n’a été ajusté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² is undefined because it needs at least two different costs.</source>
        <translation>Coûts mesurés&#xa0;: %L1. R² n’est pas défini, car il faut au moins deux coûts différents.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>Calibré</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² = %2: the fitted constants explain this share of the relative differences among these costs.</source>
        <translation>Coûts mesurés&#xa0;: %L1. R² = %2&#xa0;: les constantes ajustées expliquent cette part des différences relatives entre ces coûts.</translation>
    </message>
    <message>
        <source>Fitting constants</source>
        <translation>Ajustement des constantes</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² = %2, below 0: one and the same cost for all objects would fit better than the fitted constants do.</source>
        <translation>Coûts mesurés&#xa0;: %L1. R² = %2, inférieur à 0&#xa0;: un même coût pour tous les objets conviendrait mieux que les constantes ajustées.</translation>
    </message>
    <message>
        <source>Choose which constants to fit to the measured costs, then click &quot;Fit&quot;.</source>
        <translation>Choisissez les constantes à ajuster aux coûts mesurés, puis cliquez sur «&#xa0;Ajuster&#xa0;».</translation>
    </message>
    <message>
        <source>Add the fitted constants to the project as a scenario</source>
        <translation>Ajouter les constantes ajustées au projet comme scénario</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChartMaker</name>
    <message>
        <source>Drawing a chart</source>
        <translation>Dessin d’un graphique</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChartView</name>
    <message>
        <source>floor, cap, clamp or threshold</source>
        <translation>plancher, plafond, borne ou seuil</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>%1 (top %L2 of %L3)</source>
        <comment>title of a chart</comment>
        <translation>%1 (%L2 premières sur %L3)</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>limite</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>at a bar</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <comment>at a bar</comment>
        <translation>%1 PE</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChartsPanel</name>
    <message>
        <source>f&amp;rom</source>
        <translation>&amp;de</translation>
    </message>
    <message>
        <source>Cost by scale</source>
        <translation>Coût selon l’échelle</translation>
    </message>
    <message>
        <source>Cost by constant</source>
        <translation>Coût selon une constante</translation>
    </message>
    <message>
        <source>Which constants matter</source>
        <translation>Quelles constantes comptent</translation>
    </message>
    <message>
        <source>Triangle widths</source>
        <translation>Largeurs des triangles</translation>
    </message>
    <message>
        <source>Winners and losers</source>
        <translation>Gagnants et perdants</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Type de graphique</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Chart the whole scene, regardless of the selection</source>
        <translation>Graphique de toute la scène, quelle que soit la sélection</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Image (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;Dessin (SVG)…</translation>
    </message>
    <message>
        <source>Da&amp;ta (CSV)…</source>
        <translation>Do&amp;nnées (CSV)…</translation>
    </message>
    <message>
        <source>Export the chart or its data</source>
        <translation>Exporter le graphique ou ses données</translation>
    </message>
    <message>
        <source>No chart was drawn.</source>
        <translation>Aucun graphique n’a été dessiné.</translation>
    </message>
    <message>
        <source>There is no baseline to compare with. Pin a scenario or the current constants as the baseline.</source>
        <translation>Il n’y a pas de référence à laquelle comparer. Épinglez comme référence un scénario ou les constantes actuelles.</translation>
    </message>
    <message>
        <source>Select an object to see its chart.</source>
        <translation>Sélectionnez un objet pour voir son graphique.</translation>
    </message>
    <message>
        <source>The object has no parts.</source>
        <translation>L’objet n’a pas d’éléments.</translation>
    </message>
    <message>
        <source>Choose two different values to see the range between them.</source>
        <translation>Choisissez deux valeurs différentes pour voir la plage entre elles.</translation>
    </message>
    <message>
        <source>all objects</source>
        <translation>tous les objets</translation>
    </message>
    <message>
        <source>%1: %2, under %3</source>
        <comment>kind of chart, object, profile</comment>
        <translation>%1&#xa0;: %2, selon %3</translation>
    </message>
    <message>
        <source>Data table</source>
        <translation>Tableau de données</translation>
    </message>
    <message>
        <source>Show the numbers instead of the chart (T)</source>
        <translation>Montrer les nombres à la place du graphique (T)</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>Tous les objets</translation>
    </message>
    <message>
        <source>to</source>
        <translation>jusqu’à</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Chart:</source>
        <translation>Graphique&#xa0;:</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>Données du graphe</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>Aucune référence</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChipLabel</name>
    <message>
        <source>+%L1</source>
        <comment>how many more trade-offs there are</comment>
        <translation>+%L1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ColumnMenu</name>
    <message>
        <source>S&amp;tandard columns</source>
        <translation>Colonnes &amp;standard</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Trier par</translation>
    </message>
    <message>
        <source>&amp;File order</source>
        <translation>Ordre du &amp;fichier</translation>
    </message>
</context>
<context>
    <name>wb::ui::ComparisonPanel</name>
    <message>
        <source>Comparison with the baseline</source>
        <translation>Comparaison avec la référence</translation>
    </message>
    <message>
        <source>Crossed limits</source>
        <translation>Limites franchies</translation>
    </message>
    <message>
        <source>Region capacity</source>
        <translation>Capacité des régions</translation>
    </message>
    <message>
        <source>Winners and losers</source>
        <translation>Gagnants et perdants</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Rien n’est ouvert.</translation>
    </message>
    <message>
        <source>Weighing the baseline…</source>
        <translation>Pesée de la référence…</translation>
    </message>
    <message>
        <source>There is no baseline to compare with. Pin a scenario or the current constants as the baseline.</source>
        <translation>Il n’y a pas de référence à laquelle comparer. Épinglez comme référence un scénario ou les constantes actuelles.</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>Affic&amp;her&#xa0;:</translation>
    </message>
    <message>
        <source>Pin the current constants</source>
        <translation>Épingler les constantes actuelles</translation>
    </message>
    <message>
        <source>Decision sheet</source>
        <translation>Feuille de décision</translation>
    </message>
    <message>
        <source>Pin built-in profile %1</source>
        <comment>constants that the program has</comment>
        <translation>Épingler le profil intégré %1</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Compared with %1: land impact %2 LI</source>
        <translation>Par rapport à %1&#xa0;: impact sur le terrain %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::ComposeActions</name>
    <message>
        <source>Add prims</source>
        <translation>Ajout de prims</translation>
    </message>
    <message>
        <source>Added prims: %L1</source>
        <translation>Prims ajoutées&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Reading %1 to add it…</source>
        <translation>Lecture de %1 pour l’ajouter…</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>Ajouté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add octree</source>
        <translation>Ajout d’un octree</translation>
    </message>
    <message>
        <source>Added an octree</source>
        <translation>Octree ajouté</translation>
    </message>
    <message>
        <source>The ray needs a direction: enter at least one number other than 0.</source>
        <translation>Le rayon a besoin d’une direction&#xa0;: saisissez au moins un nombre autre que 0.</translation>
    </message>
    <message>
        <source>Added a ray. You can follow it step by step in the Ray panel.</source>
        <translation>Rayon ajouté. Vous pouvez le suivre pas à pas dans le panneau Rayon.</translation>
    </message>
    <message>
        <source>Making octrees…</source>
        <translation>Création d’octrees…</translation>
    </message>
    <message>
        <source>No octree was made: %1</source>
        <translation>Aucun octree n’a été créé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Make octree</source>
        <translation>Créer un octree</translation>
    </message>
    <message>
        <source>Made octrees: %L1</source>
        <translation>Octrees créés&#xa0;: %L1</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Nouvelle région</translation>
    </message>
    <message>
        <source>Added a region. To put objects into it, use Compose &gt; Move to…</source>
        <translation>Région ajoutée. Pour y mettre des objets, utilisez Composer &gt; Déplacer vers…</translation>
    </message>
    <message>
        <source>New parcel</source>
        <translation>Nouvelle parcelle</translation>
    </message>
    <message>
        <source>Added a parcel. To put objects into it, use Compose &gt; Move to…</source>
        <translation>Parcelle ajoutée. Pour y mettre des objets, utilisez Composer &gt; Déplacer vers…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Made copies: %L1</source>
        <translation>Copies faites&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Deleted an octree</source>
        <translation>Octree supprimé</translation>
    </message>
    <message>
        <source>Deleted the selection</source>
        <translation>Sélection supprimée</translation>
    </message>
    <message>
        <source>Linked the objects; the root is %1</source>
        <translation>Objets liés&#xa0;; la racine est %1</translation>
    </message>
    <message>
        <source>Unlinked the selection</source>
        <translation>Sélection déliée</translation>
    </message>
    <message>
        <source>Move to a region</source>
        <translation>Déplacer vers une région</translation>
    </message>
    <message>
        <source>Nothing was done because the scene changed while the dialog was open; try again</source>
        <translation>La scène a changé depuis l’ouverture de cette boîte de dialogue&#xa0;; rien n’a donc été modifié&#xa0;; réessayez</translation>
    </message>
    <message>
        <source>Making octrees</source>
        <translation>Création d’octrees</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>Redresser</translation>
    </message>
    <message>
        <source>Rotated the selection by 90° around the x axis</source>
        <translation>Sélection tournée de 90° autour de l’axe x</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lier</translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation>Délier</translation>
    </message>
    <message>
        <source>Moved out of all regions</source>
        <translation>Retiré de toutes les régions</translation>
    </message>
    <message>
        <source>Moved to %1, in %2</source>
        <comment>a parcel, its region</comment>
        <translation>Déplacé vers %1, dans %2</translation>
    </message>
    <message>
        <source>Moved to %1</source>
        <comment>a region</comment>
        <translation>Déplacé vers %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantChoice</name>
    <message>
        <source>Constants to fit</source>
        <translation>Constantes à ajuster</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Affects measured costs</source>
        <translation>Influe sur des coûts mesurés</translation>
    </message>
    <message>
        <source>Fitted value</source>
        <translation>Valeur ajustée</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantRow</name>
    <message>
        <source>%1, slider</source>
        <translation>%1, curseur</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser %1</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Revenir à %1</translation>
    </message>
    <message>
        <source>Covers about 0.3 to 3 times the default; choose the full range in the context menu. Hold Shift for steps one-tenth the usual size.</source>
        <translation>Couvre environ 0,3 à 3 fois la valeur par défaut&#xa0;; choisissez la plage entière dans le menu contextuel. Maintenez Maj pour des pas dix fois plus petits.</translation>
    </message>
    <message>
        <source>no effect here</source>
        <comment>of a constant</comment>
        <translation>sans effet ici</translation>
    </message>
    <message>
        <source>Explain %1</source>
        <translation>Expliquer %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantsPanel</name>
    <message>
        <source>Frequently tuned</source>
        <translation>Souvent réglées</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Réini&amp;tialiser</translation>
    </message>
    <message>
        <source>Reset all constants</source>
        <translation>Réinitialiser les constantes</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>No matches for “%1”.</source>
        <translation>Rien ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Change a constant to compare the land impact before and after.</source>
        <translation>Modifiez une constante pour voir l’impact sur le terrain avant et maintenant.</translation>
    </message>
    <message>
        <source>Use %1, where the constant has an effect</source>
        <translation>Utiliser %1, où elle a un effet</translation>
    </message>
    <message>
        <source>No effect here</source>
        <translation>Sans effet ici</translation>
    </message>
    <message>
        <source>Restore every constant and choice in the profile to its default</source>
        <translation>Rétablir la valeur par défaut de chaque constante et de chaque choix du profil</translation>
    </message>
    <message>
        <source>Search constants and choices</source>
        <translation>Chercher une constante ou un choix</translation>
    </message>
    <message>
        <source>Show only constants and choices whose name, symbol, group, meaning or options contain all the words you type</source>
        <translation>Montrer seulement les constantes et les choix dont le nom, le symbole, le groupe, la signification ou les options contiennent tous les mots saisis</translation>
    </message>
    <message>
        <source>Compared with the baseline: %1 LI</source>
        <comment>a number</comment>
        <translation>Par rapport à la référence&#xa0;: %1 LI</translation>
    </message>
    <message>
        <source>Looking for constants that have an effect here…</source>
        <translation>Recherche de constantes qui ont un effet ici…</translation>
    </message>
</context>
<context>
    <name>wb::ui::CostTableView</name>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>wb::ui::CostliestMarks</name>
    <message>
        <source>%L1 · %2 LI</source>
        <comment>rank and land impact of an object</comment>
        <translation>%L1 ·&#xa0;%2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::CubeChanges</name>
    <message>
        <source>Point at an octree leaf in the 3D view first, or click one.</source>
        <translation>Pointez d’abord une feuille d’octree dans la vue 3D, ou cliquez sur l’une d’elles.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Sélection&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a cube of an octree</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was done: to which cube</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing to change in %1</source>
        <translation>Rien à modifier dans %1</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 cells of %4</source>
        <comment>along x, y and z, of an octree</comment>
        <translation>%1 × %2 × %3 cellules de %4</translation>
    </message>
</context>
<context>
    <name>wb::ui::CubePanel</name>
    <message>
        <source>Kind of the cube</source>
        <translation>Type du cube</translation>
    </message>
    <message>
        <source>Of the surfaces of all solid and indented cubes in it, hidden sides included</source>
        <translation>Des surfaces de tous les cubes pleins et indentés qu’il contient, faces cachées comprises</translation>
    </message>
    <message>
        <source>Path from the root</source>
        <translation>Chemin depuis la racine</translation>
    </message>
    <message>
        <source>Select a cube on the path, up to the whole octree</source>
        <translation>Sélectionner un cube du chemin, jusqu’à l’octree entier</translation>
    </message>
    <message>
        <source>Position and size</source>
        <translation>Position et taille</translation>
    </message>
    <message>
        <source>In the octree&apos;s own frame, as if it were not rotated</source>
        <translation>Dans le repère propre à l’octree, comme s’il n’était pas tourné</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Axe</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Arêtes</translation>
    </message>
    <message>
        <source>Where each edge begins and ends along its axis</source>
        <translation>Où chaque arête commence et finit le long de son axe</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Arête</translation>
    </message>
    <message>
        <source>Eighths</source>
        <translation>Huitièmes</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>Select the cube beside a face</source>
        <translation>Sélectionner le cube à côté d’une face</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Copier les valeurs</translation>
    </message>
    <message>
        <source>Copy all values as text, with all digits (Ctrl+C)</source>
        <translation>Copier toutes les valeurs sous forme de texte, avec tous les chiffres (Ctrl+C)</translation>
    </message>
    <message>
        <source>This file has no octree.</source>
        <translation>Ce fichier n’a pas d’octree.</translation>
    </message>
    <message>
        <source>No octree</source>
        <translation>Aucun octree</translation>
    </message>
    <message>
        <source>No cube is selected</source>
        <translation>Aucun cube n’est sélectionné</translation>
    </message>
    <message>
        <source>Click a cube in the 3D view, or select an octree in the scene tree.</source>
        <translation>Cliquez sur un cube dans la vue 3D, ou sélectionnez un octree dans l’arbre de la scène.</translation>
    </message>
</context>
<context>
    <name>wb::ui::DecisionSheet</name>
    <message>
        <source>Make a page…</source>
        <translation>Créer une page…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Current costs and the baseline</source>
        <translation>Maintenant et la référence</translation>
    </message>
</context>
<context>
    <name>wb::ui::DockTabs</name>
    <message>
        <source>De&amp;tach from the window</source>
        <translation>&amp;Détacher de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>wb::ui::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
</context>
<context>
    <name>wb::ui::EmptyPage</name>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Add an octree…</source>
        <translation>Ajouter un octree…</translation>
    </message>
    <message>
        <source>Pin the current constants</source>
        <translation>Épingler les constantes actuelles</translation>
    </message>
    <message>
        <source>Select the most expensive object</source>
        <translation>Sélectionner l’objet le plus cher</translation>
    </message>
    <message>
        <source>Open a file, or drop one on the window.</source>
        <translation>Ouvrez un fichier, ou déposez-en un sur la fenêtre.</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Rien n’est ouvert</translation>
    </message>
    <message>
        <source>This file has no objects. Add some with the Compose menu, or open another file.</source>
        <translation>Ce fichier n’a pas d’objets. Ajoutez-en avec le menu Composer, ou ouvrez un autre fichier.</translation>
    </message>
    <message>
        <source>No objects</source>
        <translation>Aucun objet</translation>
    </message>
</context>
<context>
    <name>wb::ui::ExportActions</name>
    <message>
        <source>Save pa&amp;ge about %1…</source>
        <translation>Enregistrer la &amp;page de %1…</translation>
    </message>
    <message>
        <source>Save pa&amp;ge about all objects…</source>
        <translation>Enregistrer la &amp;page de tous les objets…</translation>
    </message>
    <message>
        <source>Export scenario</source>
        <translation>Exporter le scénario</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Profils (*.json)</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export table as CSV</source>
        <translation>Exporter le tableau en CSV</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>Save page about %1</source>
        <translation>Enregistrer la page de %1</translation>
    </message>
    <message>
        <source>Save page about all objects</source>
        <translation>Enregistrer la page de tous les objets</translation>
    </message>
    <message>
        <source>Web pages (*.html);;PDF (*.pdf)</source>
        <translation>Pages web (*.html);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export octrees</source>
        <translation>Exporter les octrees</translation>
    </message>
    <message>
        <source>Octrees and rays (*.scene);;Inexor octree (*.nxoc)</source>
        <translation>Octrees et rayons (*.scene);;Octree d’Inexor (*.nxoc)</translation>
    </message>
    <message>
        <source>Save log</source>
        <translation>Sauver journal</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Écriture de %1</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>Export decision sheet as CSV</source>
        <translation>Exporter la feuille de décision en CSV</translation>
    </message>
    <message>
        <source>Save the decision sheet as a page</source>
        <translation>Enregistrer la feuille de décision comme page</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln files</source>
        <translation>
            <numerusform>%Ln fichier exporté</numerusform>
            <numerusform>%Ln fichiers exportés</numerusform>
        </translation>
    </message>
    <message>
        <source>Open upload steps</source>
        <translation>Ouvrir les étapes d’envoi</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Ouvrir la page</translation>
    </message>
    <message>
        <source>Export for the uploader: the files go into this folder, named after the model</source>
        <translation>Exporter pour le chargement&#xa0;: les fichiers vont dans ce dossier, au nom du modèle</translation>
    </message>
    <message>
        <source>Model, levels of detail and physics as Collada (*.dae);;Model, levels of detail and physics as glTF (*.glb)</source>
        <translation>Modèle, niveaux de détail et physique en Collada (*.dae);;Modèle, niveaux de détail et physique en glTF (*.glb)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was exported, and its land impact</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>wb::ui::ExpressionBox</name>
    <message>
        <source>Enter a number or an expression such as 0.05*2.</source>
        <translation>Saisissez un nombre ou une expression telle que 0,05*2.</translation>
    </message>
    <message>
        <source>The expression is too long.</source>
        <translation>L’expression est trop longue.</translation>
    </message>
    <message>
        <source>The result is not a finite number.</source>
        <translation>Le résultat n’est pas un nombre fini.</translation>
    </message>
    <message>
        <source>Enter a number from %1 to %2; %3 is outside this range.</source>
        <translation>Saisissez un nombre de %1 à %2&#xa0;; %3 est hors de cette plage.</translation>
    </message>
</context>
<context>
    <name>wb::ui::FieldRow</name>
    <message>
        <source>Only for prims with a circular path</source>
        <translation>Seulement pour les prims à tracé circulaire</translation>
    </message>
</context>
<context>
    <name>wb::ui::FileActions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouverts &amp;récemment</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 ouvert</translation>
    </message>
    <message>
        <source>Opening failed. %1: %2</source>
        <translation>Échec de l’ouverture. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Projects (*.weighbridge)</source>
        <translation>Projets (*.weighbridge)</translation>
    </message>
    <message>
        <source>Saving failed. %1: %2</source>
        <translation>Échec de l’enregistrement. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Comparer à %1</translation>
    </message>
    <message>
        <source>The table now shows the measured costs from %1</source>
        <translation>Le tableau montre maintenant les coûts mesurés de %1</translation>
    </message>
    <message>
        <source>Added the scenario from %1</source>
        <translation>Scénario de %1 ajouté</translation>
    </message>
    <message>
        <source>Opened %1. Files that could not be opened: %2; see the Problems panel</source>
        <translation>%1 ouvert. Fichiers qui n’ont pas pu être ouverts&#xa0;: %2&#xa0;; voir le panneau Problèmes</translation>
    </message>
    <message>
        <source>None of the %1 files could be opened; see the Problems panel</source>
        <translation>Aucun des %1 fichiers n’a pu être ouvert&#xa0;; voir le panneau Problèmes</translation>
    </message>
    <message>
        <source>Saved %1: %2</source>
        <translation>%1 écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Octrees and rays (*.scene)</source>
        <translation>Octrees et rayons (*.scene)</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
    <message>
        <source>Restored the unsaved changes</source>
        <translation>Modifications non enregistrées rétablies</translation>
    </message>
    <message>
        <source>Another program changed %1. If you reload it, your changes will be lost.</source>
        <translation>Un autre programme a modifié %1. Si vous le rechargez, vos modifications seront perdues.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Reloaded %1, which another program changed</source>
        <translation>%1 rechargé&#xa0;: un autre programme l’a modifié</translation>
    </message>
    <message>
        <source>Opened a copy of %1. When you save it, you will be asked for a file name.</source>
        <translation>Une copie de %1 est ouverte. Quand vous l’enregistrerez, un nom de fichier vous sera demandé.</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>Redresser</translation>
    </message>
    <message>
        <source>%1 files do not say which way is up. Does the model lie on its back?</source>
        <translation>Les fichiers %1 n’indiquent pas où est le haut. Le modèle est-il couché sur le dos&#xa0;?</translation>
    </message>
    <message>
        <source>Opened %1, which is also open in another window</source>
        <translation>%1 ouvert&#xa0;; ce fichier est aussi ouvert dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Saved %1, which is also open in another window</source>
        <translation>%1 enregistré&#xa0;; ce fichier est aussi ouvert dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Your copy of %1</source>
        <comment>of a sample, opened and changed</comment>
        <translation>Votre copie de %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>wb::ui::FileOpener</name>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::Fold</name>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
</context>
<context>
    <name>wb::ui::GridAsker</name>
    <message>
        <source>Querying the grid</source>
        <translation>Interrogation de la grille</translation>
    </message>
    <message>
        <source>Estimating the grid&apos;s costs</source>
        <translation>Estimation des coûts de la grille</translation>
    </message>
</context>
<context>
    <name>wb::ui::GridWindow</name>
    <message>
        <source>PostgreSQL server</source>
        <translation>serveur PostgreSQL</translation>
    </message>
    <message>
        <source>Grid: %1</source>
        <translation>Grille&#xa0;: %1</translation>
    </message>
    <message>
        <source>Opening the database…</source>
        <translation>Ouverture de la base de données…</translation>
    </message>
    <message>
        <source>Constants to compare with</source>
        <translation>Constantes de comparaison</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>&amp;Comparer avec&#xa0;:</translation>
    </message>
    <message>
        <source>Progress of the exact calculation</source>
        <translation>Avancement du calcul exact</translation>
    </message>
    <message>
        <source>Weighing the grid…</source>
        <translation>Pesée de la grille…</translation>
    </message>
    <message>
        <source>Linksets by land impact</source>
        <translation>Ensembles liés par impact sur le terrain</translation>
    </message>
    <message>
        <source>There is nothing to weigh: the files of this grid contain no linksets.</source>
        <translation>Il n’y a rien à peser&#xa0;: les fichiers de cette grille ne contiennent aucun ensemble lié.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The database was not opened.</source>
        <translation>La base n’a pas été ouverte.</translation>
    </message>
    <message>
        <source>%1 (when opened)</source>
        <translation>%1 (à l’ouverture)</translation>
    </message>
    <message>
        <source>Constants to compare with the current ones</source>
        <translation>Constantes à comparer avec les constantes actuelles</translation>
    </message>
</context>
<context>
    <name>wb::ui::HeadlineLine</name>
    <message>
        <source>No octrees</source>
        <translation>Aucun octree</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cubes, depth %L1, %2</source>
        <comment>octrees: number, depth, memory</comment>
        <translation>
            <numerusform>%Ln cube, profondeur %L1, %2</numerusform>
            <numerusform>%Ln cubes, profondeur %L1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact: used, and what fits</comment>
        <translation>%1 sur %2 LI</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact of all that is open</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a region or parcel, and the land impact that it is over its limit</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1 and %L2 more</source>
        <translation>%1 et %L2 autres</translation>
    </message>
    <message>
        <source>%1 LI after upload</source>
        <translation>%1 LI après chargement</translation>
    </message>
</context>
<context>
    <name>wb::ui::HelpActions</name>
    <message>
        <source>About Weighbridge</source>
        <translation>À propos de Weighbridge</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Weighbridge %1&lt;/h3&gt;&lt;p&gt;Shows why an object in Second Life or OpenSim costs what it costs, and what it would cost under other rules.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes with no warranty. It never sends your files anywhere.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Weighbridge %1&lt;/h3&gt;&lt;p&gt;Montre pourquoi un objet dans Second Life ou OpenSim coûte ce qu’il coûte, et ce qu’il coûterait selon d’autres règles.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la GNU General Public License, version 3 ou ultérieure. Il est fourni sans garantie. Il n’envoie jamais vos fichiers nulle part.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open a &amp;sample</source>
        <translation>Ouvrir un &amp;exemple</translation>
    </message>
    <message>
        <source>&lt;p&gt;Weighbridge includes and uses the work of others. The details list each library and its license.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ce programme contient et utilise le travail d’autres personnes. Les détails énumèrent chaque bibliothèque et sa licence.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>wb::ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Find pages that contain all the words you type; press Enter for the next match</source>
        <translation>Trouver les pages qui contiennent tous les mots saisis&#xa0;; appuyez sur Entrée pour l’occurrence suivante</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullActions</name>
    <message>
        <source>Delete hulls</source>
        <translation>Supprimer enveloppes</translation>
    </message>
    <message>
        <source>Merge hulls</source>
        <translation>Unir enveloppes</translation>
    </message>
    <message>
        <source>Split hull</source>
        <translation>Diviser enveloppe</translation>
    </message>
    <message>
        <source>Add box hull</source>
        <translation>Ajouter une boîte</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Déplacer un sommet</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullCorners</name>
    <message>
        <source>Move vertex</source>
        <translation>Déplacer un sommet</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullGauge</name>
    <message>
        <source>%1, deviation %2</source>
        <comment>hulls and cost</comment>
        <translation>%1, écart %2</translation>
    </message>
    <message>
        <source>Hulls: %L1, vertices: %L2, physics %3 PE, land impact %4 LI (before: %5 LI)</source>
        <translation>Enveloppes&#xa0;: %L1, sommets&#xa0;: %L2, physique %3 PE, impact %4 (avant&#xa0;: %5)</translation>
    </message>
</context>
<context>
    <name>wb::ui::JobNotices</name>
    <message>
        <source>Weighbridge</source>
        <translation>Weighbridge</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Terminé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::JobStrip</name>
    <message>
        <source>%L1%</source>
        <translation>%L1&#xa0;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <comment>in the background</comment>
        <translation>
            <numerusform>%Ln tâche</numerusform>
            <numerusform>%Ln tâches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>work that goes on</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Cancel this job: %1</source>
        <translation>Annuler cette tâche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Background jobs</source>
        <translation>Tâches en arrière-plan</translation>
    </message>
</context>
<context>
    <name>wb::ui::LandKeeper</name>
    <message>
        <source>Nothing here.</source>
        <translation>Rien ici.</translation>
    </message>
    <message>
        <source>%1: %2 LI</source>
        <comment>an object, and what it adds to a square of land</comment>
        <translation>%1&#xa0;: %2 LI</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>objects on a square of land</comment>
        <translation>
            <numerusform>et %Ln de plus</numerusform>
            <numerusform>et %Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the land of %1. To see other land, select another region or something in it.</source>
        <translation>Terrain de %1 affiché. Pour en voir un autre, sélectionnez une autre région ou quelque chose dedans.</translation>
    </message>
    <message>
        <source>%1 LI/m² at x %2, y %3</source>
        <comment>a square of land</comment>
        <translation>%1 LI/m² à x %2, y %3</translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact of a parcel, and what fits</comment>
        <translation>%1 sur %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>entries of the legend</comment>
        <translation>
            <numerusform>et %Ln autres</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::LevelPlanner</name>
    <message>
        <source>Searching for levels of detail</source>
        <translation>Recherche de niveaux de détail</translation>
    </message>
    <message>
        <source>Use levels of detail</source>
        <translation>Utiliser les niveaux de détail</translation>
    </message>
    <message>
        <source>Levels of detail in use: %1 → %2 LI. You can undo this.</source>
        <translation>Niveaux de détail utilisés&#xa0;: %1 → %2 LI. Vous pouvez annuler.</translation>
    </message>
</context>
<context>
    <name>wb::ui::LevelsMenu</name>
    <message>
        <source>Like the &amp;uploader</source>
        <translation>Comme au &amp;chargement</translation>
    </message>
    <message>
        <source>From the &amp;files only</source>
        <translation>Seulement ceux des &amp;fichiers</translation>
    </message>
    <message>
        <source>Use the next higher level of detail for each missing one</source>
        <translation>Utiliser le niveau de détail immédiatement supérieur pour chaque niveau manquant</translation>
    </message>
    <message>
        <source>Generate each missing level of detail with a quarter as many triangles as the level above</source>
        <translation>Générer chaque niveau de détail manquant avec un quart des triangles du niveau au-dessus</translation>
    </message>
    <message>
        <source>Generate each missing level of detail as the uploader does by default</source>
        <translation>Générer chaque niveau de détail manquant comme le fait par défaut l’outil de chargement</translation>
    </message>
    <message>
        <source>A &amp;quarter of the triangles each</source>
        <translation>Un &amp;quart des triangles chacun</translation>
    </message>
    <message>
        <source>&amp;Levels of detail for 3D models</source>
        <translation>Niveaux de dét&amp;ail pour les modèles 3D</translation>
    </message>
</context>
<context>
    <name>wb::ui::LinksetEditor</name>
    <message>
        <source>The object moves without being physical, for example by keyframed motion</source>
        <translation>Il bouge sans être physique, par exemple par images clés</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n élément</numerusform>
            <numerusform>%n éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n script(s)</source>
        <translation>
            <numerusform>%n script</numerusform>
            <numerusform>%n scripts</numerusform>
        </translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>région %1</translation>
    </message>
    <message>
        <source>The object can be set physical.</source>
        <translation>Il peut devenir physique.</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Physique</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>The simulator moves the object; this adds a penalty and might change the object&apos;s physics shapes</source>
        <translation>Le simulateur déplace l’objet&#xa0;; cela ajoute une pénalité et peut changer les formes physiques de l’objet</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Mobile</translation>
    </message>
</context>
<context>
    <name>wb::ui::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Nothing yet. The log lists every file opened or saved, and every change.</source>
        <translation>Rien pour l’instant. Le journal liste chaque fichier ouvert ou écrit, et chaque modification.</translation>
    </message>
    <message>
        <source>Copy the selected lines, or all lines if none are selected</source>
        <translation>Copier les lignes sélectionnées, ou toutes si aucune ne l’est</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save all lines to a text file</source>
        <translation>Enregistrer toutes les lignes dans un fichier texte</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Delete all lines</source>
        <translation>Supprimer toutes les lignes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, sentence</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Problems in the open files: %L1; see the Problems panel</source>
        <translation>Problèmes dans les fichiers ouverts&#xa0;: %L1&#xa0;; voir le panneau Problèmes</translation>
    </message>
</context>
<context>
    <name>wb::ui::MainWindow</name>
    <message>
        <source>Weighbridge</source>
        <translation>Weighbridge</translation>
    </message>
    <message>
        <source>%1[*] – Weighbridge</source>
        <comment>file name</comment>
        <translation>%1[*] – Weighbridge</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <translation>Seuls les fichiers de cet ordinateur peuvent être ouverts.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Canceled: %1. Nothing was changed.</source>
        <comment>work in the background</comment>
        <translation>Annulé&#xa0;: %1. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1[*] (also open in another window) – Weighbridge</source>
        <comment>file name</comment>
        <translation>%1[*] (aussi ouvert dans une autre fenêtre) – Weighbridge</translation>
    </message>
</context>
<context>
    <name>wb::ui::Measuring</name>
    <message>
        <source>Click the first point; press M to stop measuring.</source>
        <translation>Cliquez sur le premier point&#xa0;; appuyez sur M pour arrêter de mesurer.</translation>
    </message>
    <message>
        <source>Click the second point.</source>
        <translation>Cliquez sur le deuxième point.</translation>
    </message>
    <message>
        <source>edge %1, triangle %2 wide</source>
        <translation>arête %1, triangle large de %2</translation>
    </message>
    <message>
        <source>Distance %1: x %2, y %3, z %4</source>
        <translation>Distance %1&#xa0;: x %2, y %3, z %4</translation>
    </message>
</context>
<context>
    <name>wb::ui::OctreeActions</name>
    <message>
        <source>Fill cube</source>
        <translation>Remplir le cube</translation>
    </message>
    <message>
        <source>Delete cube</source>
        <translation>Supprimer le cube</translation>
    </message>
    <message>
        <source>Make cube solid</source>
        <translation>Rendre le cube plein</translation>
    </message>
    <message>
        <source>Divide cube</source>
        <translation>Diviser le cube</translation>
    </message>
    <message>
        <source>Merge cubes</source>
        <translation>Fusionner des cubes</translation>
    </message>
    <message>
        <source>Added a ray. You can follow it step by step in the Ray panel.</source>
        <translation>Rayon ajouté. Vous pouvez le suivre pas à pas dans le panneau Rayon.</translation>
    </message>
    <message>
        <source>Fill cubes</source>
        <translation>Remplir des cubes</translation>
    </message>
    <message>
        <source>Delete cubes</source>
        <translation>Supprimer des cubes</translation>
    </message>
    <message>
        <source>%1 is now %L2 m wide</source>
        <translation>%1 a maintenant %L2 m de large</translation>
    </message>
</context>
<context>
    <name>wb::ui::OctreeEditor</name>
    <message>
        <source>Octree</source>
        <translation>Octree</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Taille&#xa0;:</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>%1 (x, y, z)</source>
        <translation>%1 (x, y, z)</translation>
    </message>
    <message>
        <source>This octree could not be read.</source>
        <translation>Il n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>cubes: %L1 empty, %L2 solid, %L3 indented, %L4 divided · depth: %L5</source>
        <translation>cubes&#xa0;: %L1 vides, %L2 pleins, %L3 indentés, %L4 divisés · profondeur&#xa0;: %L5</translation>
    </message>
    <message>
        <source>filled: %1% of the volume · memory: %2</source>
        <translation>rempli&#xa0;: %1&#xa0;% du volume · mémoire&#xa0;: %2</translation>
    </message>
    <message>
        <source>depth %L1: %L2 empty, %L3 solid, %L4 indented, %L5 divided</source>
        <translation>profondeur %L1&#xa0;: %L2 vides, %L3 pleins, %L4 indentés, %L5 divisés</translation>
    </message>
</context>
<context>
    <name>wb::ui::OpenGridDialog</name>
    <message>
        <source>Open grid</source>
        <translation>Ouvrir grille</translation>
    </message>
    <message>
        <source>grid.sqlite, or postgresql://server/database</source>
        <translation>grid.sqlite ou postgresql://serveur/base</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Statistics &amp;database:</source>
        <translation>&amp;Base de statistiques&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>“weighbridge statistics FOLDER -o grid.sqlite” creates a database from the files in a folder. To use a PostgreSQL server, enter its connection string.</source>
        <translation>«&#xa0;weighbridge statistics DOSSIER -o grid.sqlite&#xa0;» crée une base à partir des fichiers d’un dossier. Pour utiliser un serveur PostgreSQL, saisissez sa chaîne de connexion.</translation>
    </message>
    <message>
        <source>Statistics databases (%1)</source>
        <translation>Bases de statistiques (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>wb::ui::OptimizeSteps</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Show what the uploader would refuse</source>
        <translation>Montrer ce que le chargement refuserait</translation>
    </message>
    <message>
        <source>Levels of detail</source>
        <translation>Niveaux de détail</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physique</translation>
    </message>
    <message>
        <source>Find cheaper physics shapes for the object</source>
        <translation>Trouver des formes physiques moins chères pour l’objet</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>nothing to upload</source>
        <translation>rien à charger</translation>
    </message>
    <message>
        <source>would be refused</source>
        <translation>serait refusé</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact after a step</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>%1 → %2 LI</source>
        <comment>land impact before and after a step</comment>
        <translation>%1 → %2 LI</translation>
    </message>
    <message>
        <source>would upload: %1 LI</source>
        <translation>serait accepté&#xa0;: %1 LI</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>recherche…</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>pas encore cherché</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>aucun trouvé</translation>
    </message>
    <message>
        <source>several objects</source>
        <translation>plusieurs objets</translation>
    </message>
    <message>
        <source>To lower the cost to %1 LI, first use the levels of detail and the physics shape from the earlier steps.</source>
        <translation>Pour ramener le coût à %1 LI, utilisez d’abord les niveaux de détail et la forme physique des étapes précédentes.</translation>
    </message>
    <message>
        <source>Land impact before and after the improvements found so far</source>
        <translation>Impact avant et après les améliorations trouvées jusqu’ici</translation>
    </message>
    <message>
        <source>Find simpler levels of detail that look the same</source>
        <translation>Chercher des niveaux de détail plus simples d’aspect identique</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>aucune choisie</translation>
    </message>
    <message>
        <source>object: %1</source>
        <comment>land impact of it</comment>
        <translation>objet&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::OriginRow</name>
    <message>
        <source>%1, %2</source>
        <comment>what a cause costs, and its share</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>wb::ui::OtherSteps</name>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Appliquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Make this change to the scene; you can undo it</source>
        <translation>Appliquer cette modification à la scène&#xa0;; vous pouvez l’annuler</translation>
    </message>
</context>
<context>
    <name>wb::ui::Panels</name>
    <message>
        <source>Scene</source>
        <translation>Scène</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Problems (%L1)</source>
        <translation>Problèmes (%L1)</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Detach from the window, or attach again</source>
        <translation>Détacher de la fenêtre ou rattacher</translation>
    </message>
    <message>
        <source>Close (to open it again: View &gt; Panels)</source>
        <translation>Fermer (pour le rouvrir : Affichage &gt; Panneaux)</translation>
    </message>
</context>
<context>
    <name>wb::ui::PanelsMenu</name>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
</context>
<context>
    <name>wb::ui::PartEditor</name>
    <message>
        <source>Physics shape type</source>
        <translation>Type de forme physique</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Scripts</translation>
    </message>
    <message>
        <source>Prim</source>
        <translation>Prim</translation>
    </message>
    <message>
        <source>Hole shape</source>
        <translation>Forme du trou</translation>
    </message>
    <message>
        <source>Shape type</source>
        <translation>Type de forme</translation>
    </message>
    <message>
        <source>Animated mesh</source>
        <translation>Maillage animé</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>The mesh was uploaded without physics shapes</source>
        <translation>Le maillage a été chargé sans formes physiques</translation>
    </message>
    <message>
        <source>Normal or specular maps</source>
        <translation>Matériaux normaux ou spéculaires</translation>
    </message>
    <message>
        <source>Scr&amp;ipts:</source>
        <translation>&amp;Scripts&#xa0;:</translation>
    </message>
    <message>
        <source>Shape &amp;type:</source>
        <translation>Type de for&amp;me&#xa0;:</translation>
    </message>
    <message>
        <source>Hole:</source>
        <translation>Trou&#xa0;:</translation>
    </message>
</context>
<context>
    <name>wb::ui::PlanBar</name>
    <message>
        <source>Current</source>
        <comment>stop of the slider</comment>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <comment>stop of the slider</comment>
        <translation>Moins cher</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Maximum deviation: %1, %2</source>
        <comment>stop, land impact</comment>
        <translation>Écart maximal&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Choose a maximum deviation to find the best shape.</source>
        <translation>Choisissez un écart maximal pour trouver la meilleure forme.</translation>
    </message>
    <message>
        <source>Looking for shapes…</source>
        <translation>Recherche de formes…</translation>
    </message>
    <message>
        <source>Maximum deviation of the physics shape where avatars touch the object. Elsewhere, it may be up to %1. Each stop shows the land impact of the best shape found so far</source>
        <translation>Écart maximal de la forme physique là où les avatars touchent l’objet. Ailleurs, il peut atteindre %1. Chaque position montre l’impact sur le terrain de la meilleure forme trouvée jusqu’ici</translation>
    </message>
</context>
<context>
    <name>wb::ui::PreferencesDialog</name>
    <message>
        <source>&amp;Restore the camera, columns and panels of each file</source>
        <translation>&amp;Rétablir caméra, colonnes et panneaux de chaque fichier</translation>
    </message>
    <message>
        <source>Reopen the last files at &amp;startup</source>
        <translation>Rouvrir les derniers &amp;fichiers au démarrage</translation>
    </message>
    <message>
        <source>Keep &amp;pictures of recent files</source>
        <translation>Garder des &amp;images des fichiers récents</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Restart the program to change the language.</source>
        <translation>Redémarrez le programme pour changer de langue.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>Co&amp;uleurs&#xa0;:</translation>
    </message>
    <message>
        <source>All windows use these colors now.</source>
        <translation>Toutes les fenêtres utilisent maintenant ces couleurs.</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>Cla&amp;vier…</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Store &amp;unsaved changes every:</source>
        <translation>Conserver les modifications non &amp;enregistrées toutes les&#xa0;:</translation>
    </message>
    <message>
        <source>This setting applies to all windows now.</source>
        <translation>Cela vaut maintenant pour toutes les fenêtres.</translation>
    </message>
    <message>
        <source>The stored pictures were deleted.</source>
        <translation>Les images gardées ont été supprimées.</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>behind a number</comment>
        <translation> Mio</translation>
    </message>
    <message>
        <source>&amp;Memory limit for a file:</source>
        <translation>Limite de &amp;mémoire pour un fichier&#xa0;:</translation>
    </message>
    <message>
        <source>The minimum is %1 MiB.</source>
        <translation>Le minimum est de %1 Mio.</translation>
    </message>
    <message>
        <source>The limit applies to the files that you open next.</source>
        <translation>La limite vaut pour les fichiers que vous ouvrirez ensuite.</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Valeurs par &amp;défaut</translation>
    </message>
    <message>
        <source>Blue, amber, red</source>
        <translation>Bleu, ambre, rouge</translation>
    </message>
    <message>
        <source>Light to dark, color-blind safe</source>
        <translation>Du clair au sombre, adapté aux daltoniens</translation>
    </message>
    <message>
        <source>C&amp;ost colors:</source>
        <translation>C&amp;ouleurs des coûts&#xa0;:</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>Mètres</translation>
    </message>
    <message>
        <source>Centimeters</source>
        <translation>Centimètres</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Pieds</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pouces</translation>
    </message>
    <message>
        <source>Leng&amp;ths:</source>
        <translation>Lo&amp;ngueurs&#xa0;:</translation>
    </message>
    <message>
        <source>All windows use this unit now.</source>
        <translation>Toutes les fenêtres utilisent maintenant cette unité.</translation>
    </message>
    <message>
        <source>all free memory</source>
        <translation>toute la mémoire libre</translation>
    </message>
    <message>
        <source>If a file needs more memory, the program shows an error message instead of opening it</source>
        <translation>Si un fichier demande plus de mémoire, le programme affiche un message d’erreur au lieu de l’ouvrir</translation>
    </message>
    <message>
        <source>The unit for sizes, positions and distances. You can type any unit in the list after a number, as in 30 cm. Files, formulas, constants and the cost table stay in meters, as on the grid.</source>
        <translation>L’unité des tailles, positions et distances. Vous pouvez taper n’importe quelle unité de la liste après un nombre, comme dans 30 cm. Fichiers, formules, constantes et tableau des coûts restent en mètres, comme sur la grille.</translation>
    </message>
    <message>
        <source>The program stores unsaved changes in its own folder, not in your files. If the program quits unexpectedly, it offers to restore these changes the next time you start it.</source>
        <translation>Le programme conserve les modifications non enregistrées dans son propre dossier, pas dans vos fichiers. S’il se termine de façon inattendue, il propose de les rétablir au prochain démarrage.</translation>
    </message>
    <message>
        <source>All settings except the keyboard shortcuts are back to their defaults. Restart the program to change the language.</source>
        <translation>Tous les réglages, sauf les raccourcis clavier, ont leur valeur par défaut. Redémarrez le programme pour changer de langue.</translation>
    </message>
    <message>
        <source>All settings except the keyboard shortcuts are back to their defaults.</source>
        <translation>Tous les réglages, sauf les raccourcis clavier, ont leur valeur par défaut.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsModel</name>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsPanel</name>
    <message>
        <source>No problems.</source>
        <translation>Aucun problème.</translation>
    </message>
    <message>
        <source>C&amp;lear refused files</source>
        <translation>Retirer les fichiers ref&amp;usés</translation>
    </message>
    <message>
        <source>Clear the entries for files that could not be opened or saved</source>
        <translation>Retirer de la liste les fichiers qui n’ont pas pu être ouverts ou enregistrés</translation>
    </message>
    <message>
        <source>Clear refused files</source>
        <translation>Retirer les fichiers refusés</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProfileMenu</name>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Use all constants and choices from a built-in profile or a scenario</source>
        <translation>Utiliser toutes les constantes et tous les choix d’un profil fourni ou d’un scénario</translation>
    </message>
</context>
<context>
    <name>wb::ui::PropertiesPanel</name>
    <message>
        <source>Select an object in the scene tree, the cost table or the 3D view.</source>
        <translation>Sélectionnez un objet dans l’arbre de la scène, le tableau des coûts ou la vue 3D.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Rien n’est sélectionné</translation>
    </message>
</context>
<context>
    <name>wb::ui::PushActions</name>
    <message numerus="yes">
        <source>%n cube(s) of %1</source>
        <translation>
            <numerusform>%n cube de %1</numerusform>
            <numerusform>%n cubes de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Push cubes in</source>
        <translation>Enfoncer des cubes</translation>
    </message>
    <message>
        <source>Pull cubes out</source>
        <translation>Tirer des cubes</translation>
    </message>
</context>
<context>
    <name>wb::ui::RayPanel</name>
    <message>
        <source>Ray</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>How the methods differ</source>
        <translation>En quoi les méthodes diffèrent</translation>
    </message>
    <message>
        <source>Result of the exact method</source>
        <translation>Ce que trouve la méthode exacte</translation>
    </message>
    <message>
        <source>Result of Inexor&apos;s method</source>
        <translation>Ce que trouve la méthode d’Inexor</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Go to the start, before the first step</source>
        <translation>Avant le premier pas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Go to the end, after the last step</source>
        <translation>Après le dernier pas</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>number of a ray</comment>
        <translation>%L1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exacte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Inexor: %1</source>
        <translation>Inexor&#xa0;: %1</translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation>Pas %L1 sur %L2</translation>
    </message>
    <message>
        <source>Click an octree leaf in the 3D view to follow the ray under the pointer. Ctrl+R adds the ray under the pointer to the scene; Esc stops following the ray.</source>
        <translation>Cliquez sur une feuille d’octree dans la vue 3D pour suivre le rayon sous le pointeur. Ctrl+R ajoute à la scène le rayon sous le pointeur&#xa0;; Échap cesse de suivre le rayon.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep this ray in the scene</source>
        <translation>Garder ce rayon dans la scène</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this ray from the scene</source>
        <translation>Retirer ce rayon de la scène</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Stop following this ray (Esc)</source>
        <translation>Arrêter de suivre ce rayon (Échap)</translation>
    </message>
    <message>
        <source>In the view: %1</source>
        <comment>a ray</comment>
        <translation>Dans la vue&#xa0;: %1</translation>
    </message>
    <message>
        <source>No octree is open, so there is nothing to cast a ray into.</source>
        <translation>Aucun octree n’est ouvert&#xa0;: il n’y a donc rien où lancer un rayon.</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Touché</translation>
    </message>
    <message>
        <source>Go to the step where the ray hits the leaf</source>
        <translation>Aller au pas où le rayon touche la feuille</translation>
    </message>
    <message>
        <source>Steps shown</source>
        <translation>Pas affichés</translation>
    </message>
    <message>
        <source>Decisive steps</source>
        <translation>Pas décisifs</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Tous les pas</translation>
    </message>
    <message>
        <source>Steps in %1</source>
        <comment>an octree</comment>
        <translation>Pas dans %1</translation>
    </message>
    <message>
        <source>No ray to follow</source>
        <translation>Aucun rayon n’est suivi</translation>
    </message>
    <message>
        <source>The method to replay: the exact one, the one that Inexor published, or the one that Inexor&apos;s engine uses today</source>
        <translation>La méthode à rejouer&#xa0;: l’exacte, celle qu’Inexor a publiée, ou celle que le moteur d’Inexor utilise aujourd’hui</translation>
    </message>
    <message>
        <source>Result of Inexor&apos;s engine</source>
        <translation>Ce que trouve le moteur d’Inexor</translation>
    </message>
    <message>
        <source>This file has no octree.</source>
        <translation>Ce fichier n’a pas d’octree.</translation>
    </message>
    <message>
        <source>Inexor&apos;s engine: %1</source>
        <translation>Moteur d’Inexor&#xa0;: %1</translation>
    </message>
    <message>
        <source>The rays kept in the scene, and the ray from your last click in the 3D view</source>
        <translation>Les rayons gardés dans la scène, et le dernier rayon sur lequel vous avez cliqué dans la vue 3D</translation>
    </message>
    <message>
        <source>Decisive steps: hits, the end of the search, and the steps that lead to them. If nothing is hit, also the steps toward the nearest leaf.</source>
        <translation>Pas décisifs&#xa0;: les cubes touchés, la fin de la recherche, et les pas qui y mènent. Si rien n’est touché, aussi les pas vers la feuille la plus proche.</translation>
    </message>
    <message>
        <source>No octree</source>
        <translation>Aucun octree</translation>
    </message>
</context>
<context>
    <name>wb::ui::RayTrail</name>
    <message>
        <source>Remove ray</source>
        <translation>Retirer le rayon</translation>
    </message>
    <message>
        <source>Keep ray</source>
        <translation>Garder rayon</translation>
    </message>
</context>
<context>
    <name>wb::ui::RecentFiles</name>
    <message>
        <source>No recent files</source>
        <translation>Aucun fichier récent</translation>
    </message>
</context>
<context>
    <name>wb::ui::RecoveryDialog</name>
    <message>
        <source>Weighbridge closed before these changes were saved. You can open each file with its unsaved changes. Your files do not change until you save.</source>
        <translation>Weighbridge s’est fermé avant l’enregistrement de ces modifications. Vous pouvez ouvrir chaque fichier avec ses modifications non enregistrées. Vos fichiers ne changent pas tant que vous n’enregistrez pas.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>%1, changed %2</source>
        <comment>file name, date and time</comment>
        <translation>%1, modifié le %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Comparing with the file…</source>
        <translation>Comparaison avec le fichier…</translation>
    </message>
</context>
<context>
    <name>wb::ui::RegionList</name>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Double-click to open the region&apos;s file</source>
        <translation>Double-cliquez pour ouvrir le fichier de la région</translation>
    </message>
    <message>
        <source>Filter: name, or free &lt; 0</source>
        <translation>Filtre&#xa0;: nom, ou free &lt; 0</translation>
    </message>
    <message>
        <source>Filter regions</source>
        <translation>Filtrer les régions</translation>
    </message>
    <message>
        <source>Regions: %L1</source>
        <translation>Régions&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Regions: %L1 of %L2</source>
        <translation>Régions&#xa0;: %L1 sur %L2</translation>
    </message>
    <message>
        <source>(not yet updated)</source>
        <translation>(pas encore à jour)</translation>
    </message>
    <message>
        <source>Type words from a region&apos;s name or file name, or a comparison such as &quot;free &lt; 0&quot;</source>
        <translation>Saisissez des mots du nom ou du fichier d’une région, ou une comparaison telle que&#xa0;: free &lt; 0</translation>
    </message>
</context>
<context>
    <name>wb::ui::RegionPage</name>
    <message>
        <source>The Problems panel lists %L1 more.</source>
        <translation>Le panneau Problèmes en liste %L1 de plus.</translation>
    </message>
    <message>
        <source>Select an object here or anywhere else to see why it costs what it costs and how to make it cheaper.</source>
        <translation>Sélectionnez un objet ici ou ailleurs pour voir pourquoi il coûte ce prix et comment le réduire.</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Most expensive:</source>
        <translation>Les plus chers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>wb::ui::ReportTableView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>wb::ui::ScenarioModel</name>
    <message>
        <source>in use</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact of all objects</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>wb::ui::ScenariosPanel</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>Save the current constants as a scenario</source>
        <translation>Garder les constantes actuelles comme scénario</translation>
    </message>
    <message>
        <source>Use the constants of this scenario</source>
        <translation>Utiliser les constantes de ce scénario</translation>
    </message>
    <message>
        <source>Pin as &amp;baseline</source>
        <translation>É&amp;pingler comme référence</translation>
    </message>
    <message>
        <source>Pin the curre&amp;nt constants</source>
        <translation>Épingler les &amp;constantes actuelles</translation>
    </message>
    <message>
        <source>&amp;Unpin the baseline</source>
        <translation>&amp;Détacher la référence</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Arrêter de comparer</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>D&amp;upliquer</translation>
    </message>
    <message>
        <source>Add a copy of the scenario</source>
        <translation>Ajouter une copie du scénario</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>Renommer le scénario</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Remove the scenario from the project</source>
        <translation>Retirer le scénario du projet</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Add a scenario from a profile file</source>
        <translation>Ajouter un scénario à partir d’un fichier de profil</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Save the scenario as a profile file</source>
        <translation>Écrire le scénario dans un fichier de profil</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>P&amp;lus</translation>
    </message>
    <message>
        <source>More actions for scenarios and the baseline</source>
        <translation>Autres actions pour les scénarios et la référence</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Nothing is open. Scenarios are saved in the project.</source>
        <translation>Rien n’est ouvert. Les scénarios sont enregistrés dans le projet.</translation>
    </message>
    <message>
        <source>Baseline: %1. Weighing it…</source>
        <translation>Référence&#xa0;: %1. Pesée en cours…</translation>
    </message>
    <message>
        <source>Calculate the scene&apos;s costs under this scenario and keep them as the baseline for later comparison</source>
        <translation>Calculer les coûts de la scène selon ce scénario et les garder comme référence pour une comparaison ultérieure</translation>
    </message>
    <message>
        <source>Keep the current constants, parts and shapes as the baseline for later comparison</source>
        <translation>Garder les constantes, éléments et formes actuels comme référence pour une comparaison ultérieure</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>Appli&amp;quer</translation>
    </message>
    <message>
        <source>No scenarios yet. To save the current constants as a scenario, click &quot;New&quot;.</source>
        <translation>Pas encore de scénarios. Pour enregistrer les constantes actuelles comme scénario, cliquez sur «&#xa0;Nouveau&#xa0;».</translation>
    </message>
    <message>
        <source>Baseline: %1. Land impact (LI): %2.</source>
        <comment>before 5 → now 3 (−2)</comment>
        <translation>Référence&#xa0;: %1. Impact sur le terrain (LI)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Its constants are saved in the project. Its parts and shapes are those that the project had when it was opened.</source>
        <translation>Ses constantes sont enregistrées dans le projet. Ses éléments et ses formes sont ceux que le projet avait à son ouverture.</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneActions</name>
    <message>
        <source>Hide the selected item in the 3D view, or show it again</source>
        <translation>Le masquer dans la vue 3D, ou l’afficher à nouveau</translation>
    </message>
    <message>
        <source>Show &amp;only this</source>
        <translation>Afficher s&amp;eulement ceci</translation>
    </message>
    <message>
        <source>Hide everything else in the 3D view</source>
        <translation>Masquer tout le reste dans la vue 3D</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Cadrer</translation>
    </message>
    <message>
        <source>Frame the selected item in the 3D view</source>
        <translation>L’ajuster à la vue 3D</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Masquer</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Afficher</translation>
    </message>
    <message>
        <source>In file &amp;order</source>
        <translation>Dans l’&amp;ordre du fichier</translation>
    </message>
    <message>
        <source>List objects in file order instead of most expensive first</source>
        <translation>Lister les objets dans l’ordre du fichier plutôt que les plus chers d’abord</translation>
    </message>
    <message>
        <source>Show all hidden items in the 3D view again</source>
        <translation>Afficher à nouveau dans la vue 3D tout ce qui est masqué</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneModel</name>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The 3D view hides unchecked objects</source>
        <translation>La vue 3D masque les objets non cochés</translation>
    </message>
    <message numerus="yes">
        <source>Links %Ln objects: %1 → %2 LI</source>
        <comment>of a drop</comment>
        <translation>
            <numerusform>Lie %Ln objet&#xa0;: %1 → %2 LI</numerusform>
            <numerusform>Lie %Ln objets&#xa0;: %1 → %2 LI</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves %Ln objects to “%1”, which then uses %2 of %3 LI</source>
        <comment>of a drop</comment>
        <translation>
            <numerusform>Déplace %Ln objet vers «&#xa0;%1&#xa0;», qui utilise alors %2 LI sur %3</numerusform>
            <numerusform>Déplace %Ln objets vers «&#xa0;%1&#xa0;», qui utilise alors %2 LI sur %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Land impact (LI) of regions and linksets, physics cost (PE) of parts. Bars compare regions and parcels with their capacity, and linksets with the most expensive one.</source>
        <translation>Impact sur le terrain (LI) des régions et des ensembles liés, coût physique (PE) des éléments. Les barres comparent les régions et les parcelles à leur capacité, et les ensembles liés au plus cher d’entre eux.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ScenePanel</name>
    <message>
        <source>Search by name</source>
        <translation>Rechercher par nom</translation>
    </message>
    <message>
        <source>No matches for “%1”.</source>
        <translation>Rien ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Search linksets, parts and octrees</source>
        <translation>Rechercher des ensembles liés, des éléments et des octrees</translation>
    </message>
    <message>
        <source>&lt;p&gt;Open a mesh asset or a project to see its parts, or add objects with the &lt;i&gt;Compose&lt;/i&gt; menu.&lt;/p&gt;&lt;p&gt;&lt;a href=&quot;stories.md&quot;&gt;Six stories&lt;/a&gt; show what you can do.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ouvrez un asset de maillage ou un projet pour voir ses éléments, ou ajoutez des objets avec le menu &lt;i&gt;Composer&lt;/i&gt;.&lt;/p&gt;&lt;p&gt;&lt;a href=&quot;stories.md&quot;&gt;Six histoires&lt;/a&gt; montrent ce que vous pouvez faire.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Show only items whose names contain all the words you type</source>
        <translation>Montrer seulement ce dont le nom contient tous les mots saisis</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneTree</name>
    <message>
        <source>Scene</source>
        <translation>Scène</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
</context>
<context>
    <name>wb::ui::Section</name>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
</context>
<context>
    <name>wb::ui::SessionLog</name>
    <message>
        <source>change</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>info</source>
        <translation>info</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
</context>
<context>
    <name>wb::ui::SeveralEditor</name>
    <message>
        <source>All physical</source>
        <translation>Tous physiques</translation>
    </message>
    <message>
        <source>Several objects</source>
        <translation>Plusieurs objets</translation>
    </message>
    <message>
        <source>Physics shape type of all selected parts</source>
        <translation>Type de forme physique de tous</translation>
    </message>
    <message>
        <source>Scripts per part</source>
        <translation>Scripts par élément</translation>
    </message>
    <message>
        <source>Scripts per part:</source>
        <translation>Scripts par élément&#xa0;:</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Physique</translation>
    </message>
    <message>
        <source>Shape type</source>
        <translation>Type de forme</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Scripts</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>différents</translation>
    </message>
    <message>
        <source>Triangles at the highest level of detail: %1</source>
        <translation>Triangles au niveau de détail le plus élevé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shape type:</source>
        <translation>Type de forme&#xa0;:</translation>
    </message>
    <message>
        <source>Objects: %L1, parts: %L2
Land impact: %3 LI, server weight: %4 PE
Weights of the parts: physics %5 PE, download %6 PE</source>
        <translation>Objets&#xa0;: %L1, éléments&#xa0;: %L2
Impact sur le terrain&#xa0;: %3 LI, poids serveur&#xa0;: %4 PE
Poids des éléments&#xa0;: physique %5 PE, téléchargement %6 PE</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeActions</name>
    <message>
        <source>Export shape</source>
        <translation>Exporter la forme</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>For the uploader (*.dae *.glb);;For other tools (*.obj);;Mesh asset (*.llmesh *.mesh);;Viewer&apos;s model file (*.slm);;Project (*.weighbridge)</source>
        <translation>Pour le chargement (*.dae *.glb);;Pour d’autres outils (*.obj);;Asset de maillage (*.llmesh *.mesh);;Fichier de modèle du viewer (*.slm);;Projet (*.weighbridge)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeCard</name>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>physics weight in PE and deviation of a candidate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <comment>a candidate by its method</comment>
        <translation>Utiliser&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use this shape for the mesh; you can undo this</source>
        <translation>Utiliser cette forme pour le maillage&#xa0;; vous pouvez annuler</translation>
    </message>
    <message>
        <source>Arrow keys move between shapes; Enter uses the shape</source>
        <translation>Les flèches passent d’une forme à l’autre&#xa0;; Entrée utilise la forme</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>method and deviation elsewhere of a candidate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>End the search and use this shape for the mesh; you can undo this</source>
        <translation>Terminer la recherche et utiliser cette forme pour le maillage&#xa0;; vous pouvez annuler</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeCards</name>
    <message>
        <source>Part:</source>
        <translation>Élément&#xa0;:</translation>
    </message>
    <message>
        <source>Generated shapes</source>
        <translation>Formes générées</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeChart</name>
    <message>
        <source>Cost by deviation</source>
        <translation>Coût selon l’écart</translation>
    </message>
    <message>
        <source>The cost and deviation of each shape in the list</source>
        <translation>Le coût et l’écart de chaque forme de la liste</translation>
    </message>
    <message>
        <source>physics in PE</source>
        <translation>physique en PE</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>method and what it made</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>deviation in %1</source>
        <translation>écart en %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeList</name>
    <message>
        <source>Generated shapes</source>
        <translation>Formes générées</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeMaker</name>
    <message>
        <source>Generating physics shapes</source>
        <translation>Génération de formes physiques</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeModel</name>
    <message>
        <source>Part</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Faite de</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physique</translation>
    </message>
    <message>
        <source>Physics cost of the part at rest, in PE</source>
        <translation>Coût physique de l’élément au repos, en PE</translation>
    </message>
    <message>
        <source>When physical</source>
        <translation>Une fois physique</translation>
    </message>
    <message>
        <source>Physics cost of the part when physical, in PE</source>
        <translation>Coût physique de l’élément s’il est physique, en PE</translation>
    </message>
    <message>
        <source>Land impact</source>
        <translation>Impact sur le terrain</translation>
    </message>
    <message>
        <source>Land impact of the object with this shape</source>
        <translation>Impact sur le terrain de l’objet avec cette forme</translation>
    </message>
    <message>
        <source>Passages and floors</source>
        <translation>Passages et sols</translation>
    </message>
    <message>
        <source>Whether avatars can still walk and stand everywhere they could before</source>
        <translation>Si les avatars peuvent encore aller et se tenir partout où ils le pouvaient avant</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, sélectionnée</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>after Analyze</source>
        <translation>après «&#xa0;Analyser&#xa0;»</translation>
    </message>
    <message>
        <source>exact, after steps in world</source>
        <translation>exact, après des étapes dans le monde</translation>
    </message>
    <message>
        <source>after Analyze, %1 to %2 PE</source>
        <translation>après «&#xa0;Analyser&#xa0;», %1 à %2 PE</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>after Analyze, %1 PE</source>
        <translation>après «&#xa0;Analyser&#xa0;», %1 PE</translation>
    </message>
    <message>
        <source>Exact: the shape arrives in world as shown; linked hulls and prims also need the steps that &quot;Export for the uploader…&quot; lists. After Analyze: the uploader makes its own hulls instead. Their physics cost depends on the Resolution that you choose in the uploader</source>
        <translation>Exact&#xa0;: la forme arrive dans le monde telle qu’affichée&#xa0;; les enveloppes et prims liées demandent aussi les étapes qu’indique «&#xa0;Exporter pour le chargement…&#xa0;». Après «&#xa0;Analyser&#xa0;»&#xa0;: l’outil de chargement fait d’autres enveloppes à la place. Leur coût physique dépend de la résolution que vous choisissez dans l’outil de chargement</translation>
    </message>
    <message>
        <source>Maximum deviation from the visual mesh (overfill or shortfall), also as a percentage of the part&apos;s diagonal. &quot;Elsewhere&quot; is where avatars do not touch the part</source>
        <translation>Écart maximal par rapport au maillage visible (débord ou manque), aussi en pourcentage de la diagonale de l’élément. «&#xa0;Ailleurs&#xa0;» est là où les avatars ne touchent pas l’élément</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapesPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>part or method: what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Faire</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Find physics shapes for the selection</source>
        <translation>Trouver des formes physiques pour la sélection</translation>
    </message>
    <message>
        <source>Use the selected shape for the mesh; you can undo this</source>
        <translation>Utiliser pour le maillage la forme sélectionnée&#xa0;; cela peut être annulé</translation>
    </message>
    <message>
        <source>Save the selected shape for the uploader, or as a mesh asset</source>
        <translation>Écrire la forme sélectionnée pour l’outil de chargement, ou comme asset de maillage</translation>
    </message>
    <message>
        <source>Stop and keep the shapes found so far</source>
        <translation>Arrêter et garder les formes trouvées jusqu’ici</translation>
    </message>
    <message>
        <source>Generating shapes</source>
        <translation>Génération de formes</translation>
    </message>
    <message>
        <source>Make physics shape</source>
        <translation>Faire une forme physique</translation>
    </message>
    <message>
        <source>Parts with a new physics shape: %L1</source>
        <translation>Éléments avec une nouvelle forme physique&#xa0;: %L1</translation>
    </message>
    <message>
        <source>The scene or its constants changed. Make the shapes again.</source>
        <translation>La scène ou ses constantes ont changé. Faites à nouveau les formes.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Rien n’est ouvert.</translation>
    </message>
    <message>
        <source>Looking for shapes…</source>
        <translation>Recherche de formes…</translation>
    </message>
    <message>
        <source>No shape was generated.</source>
        <translation>Aucune forme n’a été générée.</translation>
    </message>
    <message>
        <source>Parts with a selected shape: %L1</source>
        <translation>Éléments avec une forme sélectionnée&#xa0;: %L1</translation>
    </message>
    <message>
        <source>%1 – %2, deviation %3: land impact %4 LI instead of %5 LI</source>
        <translation>%1 – %2, écart %3&#xa0;: impact sur le terrain %4 au lieu de %5</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>heat map</source>
        <translation>écarts</translation>
    </message>
    <message>
        <source>walkable space</source>
        <translation>espace praticable</translation>
    </message>
    <message>
        <source>Colors show where the shape sticks out or falls short, and by how much</source>
        <translation>Les couleurs montrent où la forme déborde ou manque, et de combien</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Afficher&#xa0;:</translation>
    </message>
    <message>
        <source>Tiles mark where an avatar %1 wide and %2 tall can stand. Their color shows where an avatar no longer fits</source>
        <translation>Des dalles marquent les endroits où un avatar de %1 de large et %2 de haut peut se tenir. Leur couleur montre où il ne tient plus</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Set the goal, the methods and how to handle passages</source>
        <translation>Régler l’objectif, les méthodes et le traitement des passages</translation>
    </message>
    <message>
        <source>Find or use simpler levels of detail that look the same at the distances where viewers show them</source>
        <translation>Trouver ou utiliser des niveaux de détail plus simples, d’aspect identique aux distances où les viewers les montrent</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Show the shapes as a table with a chart</source>
        <translation>Montrer les formes en tableau avec un graphique</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Sélectionnez d’abord un objet.</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>pas encore cherché</translation>
    </message>
    <message>
        <source>select an object</source>
        <translation>sélectionnez un objet</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>recherche…</translation>
    </message>
    <message>
        <source>Levels of detail: %1</source>
        <translation>Niveaux de détail&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use levels of detail</source>
        <translation>Utiliser les niveaux de détail</translation>
    </message>
    <message>
        <source>Search for levels of detail</source>
        <translation>Chercher des niveaux de détail</translation>
    </message>
    <message>
        <source>Undo &quot;Make physics shape&quot; first. The prims or hulls of that shape are now parts of the object.</source>
        <translation>Annulez d’abord «&#xa0;Faire une forme physique&#xa0;». Les prims ou enveloppes de cette forme sont maintenant des éléments de l’objet.</translation>
    </message>
    <message>
        <source>Select a mesh, or an object that contains one, to make physics shapes for it.</source>
        <translation>Sélectionnez un maillage, ou un objet qui en a un, pour en faire des formes physiques.</translation>
    </message>
    <message>
        <source>Export for the uploader…</source>
        <translation>Exporter pour le chargement…</translation>
    </message>
    <message>
        <source>Save the object, its levels of detail and its physics for the uploader</source>
        <translation>Enregistrer l’objet, ses niveaux de détail et sa physique pour le chargement</translation>
    </message>
    <message>
        <source>Now in use: %1. You can undo this. To save the shape and the steps to take in world, click &quot;Export for the uploader…&quot;.</source>
        <translation>Maintenant utilisée&#xa0;: %1. Vous pouvez annuler. Pour enregistrer la forme et les étapes à suivre dans le monde, cliquez sur «&#xa0;Exporter pour le chargement…&#xa0;».</translation>
    </message>
    <message>
        <source>Now in use: %1. You can undo this. To save the files for an upload, click &quot;Export for the uploader…&quot;.</source>
        <translation>Maintenant utilisée&#xa0;: %1. Vous pouvez annuler. Pour enregistrer les fichiers du chargement, cliquez sur «&#xa0;Exporter pour le chargement…&#xa0;».</translation>
    </message>
    <message>
        <source>The object has no mesh. To make its prims cheaper, see the shape types that the &quot;Why?&quot; panel suggests.</source>
        <translation>L’objet n’a pas de maillage. Pour rendre ses prims moins chères, voyez les types de forme que propose le panneau «&#xa0;Pourquoi&#xa0;?&#xa0;».</translation>
    </message>
    <message>
        <source>Click &quot;Make&quot; to find the cheapest physics shape that is close enough.</source>
        <translation>Cliquez sur «&#xa0;Faire&#xa0;» pour trouver la forme physique la moins chère qui soit assez proche.</translation>
    </message>
    <message>
        <source>Delete the prims or hulls of the shape in use first. They are parts of the object.</source>
        <translation>Supprimez d’abord les prims ou les enveloppes de la forme utilisée. Ce sont des éléments de l’objet.</translation>
    </message>
    <message>
        <source>Levels of detail look the same from any distance</source>
        <translation>Niveaux de détail de même aspect à toute distance</translation>
    </message>
    <message>
        <source>Levels of detail look the same beyond %1</source>
        <comment>a distance</comment>
        <translation>Niveaux de détail de même aspect au-delà de&#xa0;%1</translation>
    </message>
    <message>
        <source>Use both</source>
        <translation>Tout utiliser</translation>
    </message>
    <message>
        <source>Use both (%1 → %2 LI)</source>
        <translation>Tout utiliser (%1 → %2 LI)</translation>
    </message>
    <message>
        <source>Use the levels of detail and the selected shape; you can undo this</source>
        <translation>Utiliser les niveaux de détail et la forme sélectionnée&#xa0;; cela peut être annulé</translation>
    </message>
    <message>
        <source>Wait until the searches are done, or cancel them.</source>
        <translation>Attendez la fin des recherches, ou annulez-les.</translation>
    </message>
    <message>
        <source>One of the two is in use already.</source>
        <translation>L’un des deux est déjà utilisé.</translation>
    </message>
    <message>
        <source>Levels of detail save nothing with this shape. Use the shape alone.</source>
        <translation>Avec cette forme, les niveaux de détail n’économisent rien. Utilisez la forme seule.</translation>
    </message>
    <message>
        <source>Search for levels of detail and choose a shape. This button then uses both together.</source>
        <translation>Recherchez des niveaux de détail et choisissez une forme. Ce bouton utilise alors les deux ensemble.</translation>
    </message>
    <message>
        <source>Use levels of detail and physics shape</source>
        <translation>Utiliser les niveaux de détail et la forme physique</translation>
    </message>
    <message>
        <source>Levels of detail and physics shape in use: %1 → %2 LI. You can undo this.</source>
        <translation>Niveaux de détail et forme physique utilisés&#xa0;: %1 → %2 LI. Vous pouvez annuler.</translation>
    </message>
    <message>
        <source>End the search and use the selected shape for the mesh; you can undo this</source>
        <translation>Terminer la recherche et utiliser pour le maillage la forme sélectionnée&#xa0;; cela peut être annulé</translation>
    </message>
    <message>
        <source>levels of detail</source>
        <translation>niveaux de détail</translation>
    </message>
    <message>
        <source>Found but not used: %1, %2 LI</source>
        <comment>levels of detail or shapes, and the land impact</comment>
        <translation>Trouvé mais non utilisé&#xa0;: %1, %2 LI</translation>
    </message>
    <message>
        <source>object %1 → %2 LI, in use</source>
        <translation>objet %1 → %2 LI, utilisé</translation>
    </message>
    <message>
        <source>object %1 → %2 LI</source>
        <translation>objet %1 → %2 LI</translation>
    </message>
    <message>
        <source>object %1 LI, no savings</source>
        <translation>objet %1 LI, aucun gain</translation>
    </message>
</context>
<context>
    <name>wb::ui::SheetModel</name>
    <message>
        <source>%1 %2</source>
        <comment>a number, and the object or place that it is of</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2 largest below)</source>
        <comment>how many objects change; rows for so many follow</comment>
        <translation>%1 (les %2 plus grands ci-dessous)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShortcutsDialog</name>
    <message>
        <source>3D view</source>
        <translation>Vue 3D</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>+ and -</source>
        <translation>+ et -</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Zoomer et dézoomer</translation>
    </message>
    <message>
        <source>Standard views: front, back, left, right, top, bottom, corner</source>
        <translation>Vues standard&#xa0;: avant, arrière, gauche, droite, dessus, dessous, coin</translation>
    </message>
    <message>
        <source>Frame the selection, or everything if nothing is selected</source>
        <translation>Cadrer la sélection, ou tout</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>Bouton gauche</translation>
    </message>
    <message>
        <source>Rotate the view</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Right drag, or Shift+left drag</source>
        <translation>Glisser avec le bouton droit, ou Maj et glisser avec le bouton gauche</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Déplacer la vue</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>Action or area</source>
        <translation>Action ou zone</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Show the model, its physics, or its cost</source>
        <translation>Montrer le modèle, sa physique ou son coût</translation>
    </message>
    <message>
        <source>X-ray: fade everything except the selection</source>
        <translation>Rayons X&#xa0;: estomper tout sauf la sélection</translation>
    </message>
    <message>
        <source>Mark the ten most expensive objects</source>
        <translation>Marquer les dix objets les plus chers</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Go back to the view before the last selection</source>
        <translation>Revenir à la vue d’avant la dernière sélection</translation>
    </message>
    <message>
        <source>Isolate the selection, or show everything again</source>
        <translation>Isoler la sélection, ou tout afficher à nouveau</translation>
    </message>
    <message>
        <source>Measure between two points, or stop measuring</source>
        <translation>Mesurer entre deux points, ou arrêter de mesurer</translation>
    </message>
    <message>
        <source>Ctrl+left drag</source>
        <translation>Ctrl et glisser gauche</translation>
    </message>
    <message>
        <source>&amp;Assign keys</source>
        <translation>&amp;Assigner ces touches</translation>
    </message>
    <message>
        <source>Defaul&amp;t keys</source>
        <translation>Touches par dé&amp;faut</translation>
    </message>
    <message>
        <source>&amp;Keys for the selected action:</source>
        <translation>&amp;Touches de l’action sélectionnée&#xa0;:</translation>
    </message>
    <message>
        <source>Keys for the selected action</source>
        <translation>Touches de l’action sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Restore all default keys</source>
        <translation>&amp;Rétablir toutes les touches par défaut</translation>
    </message>
    <message>
        <source>Select a menu action to change its keys.</source>
        <translation>Sélectionnez une action de menu pour changer ses touches.</translation>
    </message>
    <message>
        <source>The action has no keys now.</source>
        <translation>L’action n’a plus de touches.</translation>
    </message>
    <message>
        <source>The keys now apply in all windows.</source>
        <translation>Les touches valent maintenant dans toutes les fenêtres.</translation>
    </message>
    <message>
        <source>All actions have their default keys again.</source>
        <translation>Toutes les actions ont de nouveau leurs touches par défaut.</translation>
    </message>
    <message>
        <source>Switch between one view and two views side by side</source>
        <translation>Passer d’une seule vue à deux vues côte à côte, et inversement</translation>
    </message>
    <message>
        <source>Move parts and hulls apart, or back together</source>
        <translation>Écarter éléments et enveloppes, ou les rapprocher à nouveau</translation>
    </message>
    <message>
        <source>Right button with W, A, S, D, E or Q</source>
        <translation>Bouton droit et W, A, S, D, E, Q</translation>
    </message>
    <message>
        <source>Fly; move the mouse to look around, and hold Shift to fly faster</source>
        <translation>Voler&#xa0;; bouger la souris pour regarder autour, maintenir Maj pour voler plus vite</translation>
    </message>
    <message>
        <source>Wheel with Ctrl, Shift or both</source>
        <translation>Ctrl, Maj ou les deux avec la molette</translation>
    </message>
    <message>
        <source>Bring the “%1” panel to the front</source>
        <translation>Amener le panneau «&#xa0;%1&#xa0;» au premier plan</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Turn perspective on or off</source>
        <translation>Désactiver ou activer la perspective</translation>
    </message>
    <message>
        <source>Zoom toward the pointer</source>
        <translation>Zoomer vers le pointeur</translation>
    </message>
    <message>
        <source>Show or hide the arrows and rings that move and rotate the selection</source>
        <translation>Afficher ou masquer les flèches et anneaux qui déplacent et tournent la sélection</translation>
    </message>
    <message>
        <source>Drag a box to select objects, or cubes of an octree</source>
        <translation>Tracer un cadre pour sélectionner des objets, ou des cubes d’un octree</translation>
    </message>
    <message>
        <source>Push in or pull out a face, edge or corner of a cube</source>
        <translation>Enfoncer ou tirer une face, une arête ou un coin d’un cube</translation>
    </message>
</context>
<context>
    <name>wb::ui::StandingMarks</name>
    <message>
        <source>%1  %2 LI</source>
        <comment>name and land impact of an object</comment>
        <translation>%1  %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Reopen all %L1 files from the last session</source>
        <translation>Rouvrir les %L1 fichiers de la dernière session</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact of a recent file</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Supported types: %1</source>
        <translation>Types acceptés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drop a file here</source>
        <translation>Déposez un fichier ici</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>No recent files yet. Files that you open are listed here. Try a sample first.</source>
        <translation>Aucun fichier récent. Les fichiers que vous ouvrez sont listés ici. Essayez d’abord un exemple.</translation>
    </message>
</context>
<context>
    <name>wb::ui::StatusLine</name>
    <message>
        <source>%1 LI compared with %2</source>
        <comment>a number and the name of constants</comment>
        <translation>%1 LI par rapport à %2</translation>
    </message>
</context>
<context>
    <name>wb::ui::StepModel</name>
    <message>
        <source>%L1: %2</source>
        <comment>number of a step, and what is done</comment>
        <translation>%L1&#xa0;: %2</translation>
    </message>
    <message>
        <source>0: start</source>
        <translation>0&#xa0;: départ</translation>
    </message>
</context>
<context>
    <name>wb::ui::TablePanel</name>
    <message>
        <source>Part</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Linkset</source>
        <translation>Ensemble lié</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Rows by</source>
        <translation>Lignes par</translation>
    </message>
    <message>
        <source>What each row of the table shows</source>
        <translation>Ce que montre chaque ligne du tableau</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <translation>Pa&amp;r&#xa0;:</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Nothing is open. Drop a mesh asset or project on the window to see its cost.</source>
        <translation>Rien n’est ouvert. Déposez un asset de maillage ou un projet sur la fenêtre pour voir son coût.</translation>
    </message>
    <message>
        <source>No rows match “%1”.</source>
        <translation>Aucune ligne avec «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Rows: %L1</source>
        <translation>Lignes&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Rows: %L1 of %L2</source>
        <translation>Lignes&#xa0;: %L1 sur %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column&apos;s title and its sum</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Selected: %L1</source>
        <translation>Sélection&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Show only rows that contain all the words you type, or that match an expression such as &quot;physics &gt; 10 and kind = mesh&quot;</source>
        <translation>Montrer seulement les lignes qui ont tous ces mots, ou qui satisfont une expression telle que&#xa0;: physics &gt; 10 and kind = mesh</translation>
    </message>
    <message>
        <source>&lt;p&gt;Type words to show only rows whose visible columns contain all of them.&lt;/p&gt;&lt;p&gt;Or type an expression to show rows that match it, whichever columns are visible. Compare columns with numbers, text, &lt;i&gt;true&lt;/i&gt; or &lt;i&gt;false&lt;/i&gt;, using = != &amp;lt; &amp;lt;= &amp;gt; &amp;gt;= or &lt;i&gt;contains&lt;/i&gt;. Combine comparisons with &lt;i&gt;and&lt;/i&gt;, &lt;i&gt;or&lt;/i&gt;, &lt;i&gt;not&lt;/i&gt; and parentheses:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;physics &amp;gt; 10 and kind = mesh&lt;/li&gt;&lt;li&gt;not (linkset contains &quot;old wall&quot;) and streaming &amp;gt;= 0.5&lt;/li&gt;&lt;li&gt;physical = true or land_impact &amp;gt; 20&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Refer to columns by their titles or by their names in CSV files. Use a period as the decimal separator.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Mots&#xa0;: les lignes qui les ont tous dans les colonnes affichées.&lt;/p&gt;&lt;p&gt;Expression&#xa0;: les lignes qui la satisfont, quelles que soient les colonnes affichées. Comparez des colonnes à des nombres, à du texte, à &lt;i&gt;true&lt;/i&gt; ou &lt;i&gt;false&lt;/i&gt;, avec = != &amp;lt; &amp;lt;= &amp;gt; &amp;gt;= ou &lt;i&gt;contains&lt;/i&gt;. Combinez les comparaisons avec &lt;i&gt;and&lt;/i&gt;, &lt;i&gt;or&lt;/i&gt;, &lt;i&gt;not&lt;/i&gt; et des parenthèses&#xa0;:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;physics &amp;gt; 10 and kind = mesh&lt;/li&gt;&lt;li&gt;not (linkset contains &quot;old wall&quot;) and streaming &amp;gt;= 0.5&lt;/li&gt;&lt;li&gt;physical = true or land_impact &amp;gt; 20&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Nommez les colonnes par leurs titres anglais ou comme dans les fichiers CSV. Utilisez un point comme séparateur décimal.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The rows stay as they are until you correct the filter.</source>
        <translation>Les lignes ne changent pas tant qu’elle n’est pas correcte.</translation>
    </message>
    <message>
        <source>compared with %1</source>
        <translation>par rapport à %1</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>Colo&amp;nnes</translation>
    </message>
    <message>
        <source>Most expe&amp;nsive first</source>
        <translation>Les plus chers d’a&amp;bord</translation>
    </message>
    <message>
        <source>Sort by cost, most expensive row first</source>
        <translation>Trier par coût, la ligne la plus chère en premier</translation>
    </message>
    <message>
        <source>Choose which columns to show and which one to sort by</source>
        <translation>Choisir les colonnes affichées, et celle selon laquelle trier</translation>
    </message>
    <message>
        <source>To use this filter, set &quot;By&quot; to &quot;%1&quot;.</source>
        <translation>Pour utiliser ce filtre, réglez «&#xa0;Par&#xa0;» sur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Land impact (LI): %1</source>
        <comment>before 5 → now 3 (−2)</comment>
        <translation>Impact sur le terrain (LI)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Filter, for example %1</source>
        <comment>an expression that shows some of the rows</comment>
        <translation>Filtre, par exemple %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::TermModel</name>
    <message>
        <source>Term</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certitude</translation>
    </message>
</context>
<context>
    <name>wb::ui::TuningSlider</name>
    <message>
        <source>Full range</source>
        <translation>Plage entière</translation>
    </message>
</context>
<context>
    <name>wb::ui::UprightQuestion</name>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep the model as it is</source>
        <translation>Garder le modèle tel quel</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>Redresser</translation>
    </message>
    <message>
        <source>Turn the model upright</source>
        <translation>Redresser le modèle</translation>
    </message>
</context>
<context>
    <name>wb::ui::VersionActions</name>
    <message>
        <source>Reading %1 for comparison…</source>
        <translation>Lecture de %1 pour comparaison…</translation>
    </message>
</context>
<context>
    <name>wb::ui::VersionsDialog</name>
    <message>
        <source>%1 before, %2 now (%3)</source>
        <translation>%1 avant, %2 maintenant (%3)</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <comment>two files</comment>
        <translation>%1 comparé à %2</translation>
    </message>
    <message>
        <source>Linkset</source>
        <translation>Ensemble lié</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <translation>Pa&amp;r&#xa0;:</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Rows by</source>
        <translation>Lignes par</translation>
    </message>
    <message>
        <source>Land impact (LI): %1</source>
        <translation>Impact sur le terrain (LI)&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewActions</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Restart the program to change the language.</source>
        <translation>Redémarrez le programme pour changer de langue.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewHandles</name>
    <message>
        <source>Select an object, a part or an octree to move.</source>
        <translation>Sélectionnez un objet, un élément ou un octree à déplacer.</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>Move octree</source>
        <translation>Déplacer un octree</translation>
    </message>
    <message>
        <source>Move part</source>
        <translation>Déplacer élément</translation>
    </message>
    <message>
        <source>Move object</source>
        <translation>Déplacer un objet</translation>
    </message>
    <message>
        <source>Move canceled</source>
        <translation>Déplacement annulé</translation>
    </message>
    <message>
        <source>This is the root part: the whole object moves with it.</source>
        <translation>C’est l’élément racine&#xa0;: tout l’objet bouge avec lui.</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>an angle</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Rotated by %1 around %2</source>
        <translation>Tourné de %1 autour de %2</translation>
    </message>
    <message>
        <source>Moved by %1 along %2</source>
        <comment>a distance, and an axis</comment>
        <translation>Déplacé de %1 le long de %2</translation>
    </message>
    <message>
        <source>the whole object moves with its root part</source>
        <translation>tout l’objet avec son élément racine</translation>
    </message>
    <message>
        <source>Section at %1</source>
        <translation>Coupe à %1</translation>
    </message>
    <message>
        <source>now at x %1, y %2, z %3</source>
        <translation>maintenant à x %1, y %2, z %3</translation>
    </message>
    <message>
        <source>Drag a vertex of the hull; hold Shift to move it along an axis of the part. Esc cancels.</source>
        <translation>Faites glisser un sommet de l’enveloppe&#xa0;; maintenez Maj pour le déplacer le long d’un axe de l’élément. Échap annule.</translation>
    </message>
    <message>
        <source>To drag the vertices of this hull, set &quot;Explode&quot; to 0.</source>
        <translation>Pour faire glisser les sommets de cette enveloppe, réglez «&#xa0;Éclater&#xa0;» sur 0.</translation>
    </message>
    <message>
        <source>Drag an arrow (steps of 0.1 m) or a ring (steps of 15°); hold Ctrl to move freely. Or type an axis and a distance, such as x2.5, and press Enter. Esc cancels.</source>
        <translation>Tirez une flèche (pas de 0,1 m) ou un anneau (pas de 15°)&#xa0;; maintenez Ctrl pour déplacer librement. Ou tapez un axe et une distance, comme x2,5, et appuyez sur Entrée. Échap annule.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewMarks</name>
    <message>
        <source>No object is entirely inside the box.</source>
        <translation>Aucun objet n’est entièrement dans le cadre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln objects selected, %1 LI in total</source>
        <comment>objects in a box</comment>
        <translation>
            <numerusform>%Ln objet sélectionné, en tout %1 LI</numerusform>
            <numerusform>%Ln objets sélectionnés, en tout %1 LI</numerusform>
        </translation>
    </message>
    <message>
        <source>Hulls selected: %L1</source>
        <translation>Enveloppes sélectionnées&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Empty, seen from inside · %1</source>
        <comment>an octree that is described</comment>
        <translation>Vide, vu de l’intérieur · %1</translation>
    </message>
    <message>
        <source>Cell %1, depth %L2, %3 wide · %4</source>
        <comment>of a grid, in a leaf that is described</comment>
        <translation>Cellule %1, profondeur %L2, largeur %3 · %4</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewPanel</name>
    <message>
        <source>3D view</source>
        <translation>Vue 3D</translation>
    </message>
    <message>
        <source>Under the pointer</source>
        <translation>Sous le pointeur</translation>
    </message>
    <message>
        <source>Generating shapes…</source>
        <translation>Génération de formes…</translation>
    </message>
    <message>
        <source>Nothing to show: everything with a shape in the selected layers is hidden.</source>
        <translation>Rien à montrer&#xa0;: tout ce qui a une forme dans les couches sélectionnées est masqué.</translation>
    </message>
    <message>
        <source>Drop a project (%1), mesh asset (%2), object file (%3), 3D model (%4) or octree (%5) here, or open one from the File menu.</source>
        <translation>Déposez ici un projet (%1), un asset de maillage (%2), un fichier d’objets (%3), un modèle 3D (%4) ou un octree (%5), ou ouvrez-en un depuis le menu Fichier.</translation>
    </message>
    <message>
        <source>Nothing to show: no object has a shape in the selected layers.</source>
        <translation>Rien à montrer&#xa0;: rien n’a de forme dans les couches sélectionnées.</translation>
    </message>
    <message>
        <source>Arrow keys rotate the view; plus and minus zoom. 1 to 4 and 6 to 8 show standard views; 5 toggles perspective. F frames the selection; Backspace or Esc goes back. V, P, C and L show the model, its physics, its cost and the land; S shows two of them side by side. X fades everything except the selection, and I isolates it. D marks the most expensive objects. M measures, G moves the selection, and T shows statistics. The menu key lists more actions</source>
        <translation>Les flèches tournent la vue&#xa0;; plus et moins zooment. 1 à 4 et 6 à 8 montrent les vues standard&#xa0;; 5 désactive la perspective. F cadre la sélection&#xa0;; Retour arrière ou Échap revient en arrière. V, P, C et L montrent le modèle, sa physique, son coût et le terrain&#xa0;; S en montre deux côte à côte. X estompe tout sauf la sélection, et I l’isole. D marque les objets les plus chers. M mesure, G déplace la sélection, T montre les statistiques. La touche Menu donne d’autres actions</translation>
    </message>
    <message>
        <source>Divider at %1%. The arrow keys move it.</source>
        <translation>Séparateur à&#xa0;%1&#xa0;%. Les flèches le déplacent.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewStatistics</name>
    <message>
        <source>Statistics of the view</source>
        <translation>Statistiques de la vue</translation>
    </message>
    <message>
        <source>Triangles: %L1</source>
        <translation>Triangles&#xa0;: %L1</translation>
    </message>
    <message>
        <source>hulls: %L1</source>
        <translation>enveloppes&#xa0;: %L1</translation>
    </message>
    <message>
        <source>objects: %L1</source>
        <translation>objets&#xa0;: %L1</translation>
    </message>
    <message>
        <source>cubes: %L1</source>
        <translation>cubes&#xa0;: %L1</translation>
    </message>
    <message>
        <source>%1 ms per frame</source>
        <translation>%1 ms par image</translation>
    </message>
    <message>
        <source>rotate the view to measure the frame time</source>
        <translation>tournez la vue pour mesurer le temps par image</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewToolbar</name>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Le plus faible</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Dessus</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Dessous</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Visible layers</source>
        <translation>Couches affichées</translation>
    </message>
    <message>
        <source>Only shapes in use</source>
        <translation>Formes utilisées seulement</translation>
    </message>
    <message>
        <source>Detail:</source>
        <translation>Détail&#xa0;:</translation>
    </message>
    <message>
        <source>Level of detail of the visual mesh</source>
        <translation>Niveau de détail du maillage visible</translation>
    </message>
    <message>
        <source>Color by:</source>
        <translation>Colorer par&#xa0;:</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Standard views</source>
        <translation>Vues standard</translation>
    </message>
    <message>
        <source>%1	%2</source>
        <comment>a side to look from, and its key</comment>
        <translation>%1	%2</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Cadrer</translation>
    </message>
    <message>
        <source>Frame the selection, or everything if nothing is selected (F)</source>
        <translation>Cadrer la sélection, ou tout (F)</translation>
    </message>
    <message>
        <source>Octree leaves</source>
        <translation>Feuilles d’octree</translation>
    </message>
    <message>
        <source>Solid cubes, and indented cubes in their real shape</source>
        <translation>Cubes pleins, et cubes indentés sous leur vraie forme</translation>
    </message>
    <message>
        <source>Octree boxes</source>
        <translation>Boîtes des octrees</translation>
    </message>
    <message>
        <source>The whole cube of each octree</source>
        <translation>Le cube entier de chaque octree</translation>
    </message>
    <message>
        <source>Octree spheres</source>
        <translation>Sphères des octrees</translation>
    </message>
    <message>
        <source>A sphere around the filled cubes of each octree</source>
        <translation>Une sphère autour des cubes remplis de chaque octree</translation>
    </message>
    <message>
        <source>Ray and visited cubes</source>
        <translation>Rayon et cubes visités</translation>
    </message>
    <message>
        <source>The ray in the Ray panel, and the cubes that it visits</source>
        <translation>Le rayon du panneau Rayon</translation>
    </message>
    <message>
        <source>All</source>
        <comment>depths of an octree</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Grid depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>At this depth, every octree cube that contains anything counts as full</source>
        <translation>À cette profondeur, chaque cube d’octree qui contient quelque chose compte comme plein</translation>
    </message>
    <message>
        <source>See through</source>
        <translation>Voir à travers</translation>
    </message>
    <message>
        <source>Grid depth:</source>
        <translation>Profondeur&#xa0;:</translation>
    </message>
    <message>
        <source>Visual</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physique</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Let the pointer pass through the front leaf to the leaves behind it</source>
        <translation>Laisser le pointeur atteindre ce qui est derrière la feuille de devant</translation>
    </message>
    <message>
        <source>Show the model as everyone sees it (V)</source>
        <translation>Montrer le modèle tel que tout le monde le voit (V)</translation>
    </message>
    <message>
        <source>X-ray</source>
        <translation>Rayons X</translation>
    </message>
    <message>
        <source>Fade everything except the selection (X)</source>
        <translation>Estomper tout sauf la sélection (X)</translation>
    </message>
    <message>
        <source>Ghost model</source>
        <translation>Modèle en fantôme</translation>
    </message>
    <message>
        <source>Show the visual meshes as a transparent shell around the layers</source>
        <translation>Montrer les maillages visibles comme une coque transparente autour des couches</translation>
    </message>
    <message>
        <source>Isolate</source>
        <translation>Isoler</translation>
    </message>
    <message>
        <source>Isolate the selection; press again to show everything (I)</source>
        <translation>Isoler la sélection&#xa0;; appuyez à nouveau pour tout afficher (I)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Click two points to measure the distance between them (M)</source>
        <translation>Cliquer sur deux points pour mesurer la distance entre eux (M)</translation>
    </message>
    <message>
        <source>None</source>
        <comment>section</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Cut away everything beyond a plane perpendicular to the selected axis</source>
        <translation>Retirer tout ce qui dépasse d’un plan perpendiculaire à l’axe choisi</translation>
    </message>
    <message>
        <source>Section position</source>
        <translation>Position de la coupe</translation>
    </message>
    <message>
        <source>Section:</source>
        <translation>Coupe&#xa0;:</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>Orthographique</translation>
    </message>
    <message>
        <source>Draw without perspective (5)</source>
        <translation>Dessiner sans perspective (5)</translation>
    </message>
    <message>
        <source>Ground grid</source>
        <translation>Grille au sol</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Show a second view beside this one: different layers, or the baseline</source>
        <translation>Montrer une deuxième vue à côté de celle-ci&#xa0;: d’autres couches, ou la référence</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>beside</comment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Explode</source>
        <translation>Éclater</translation>
    </message>
    <message>
        <source>Move parts and hulls apart (E)</source>
        <translation>Écarter éléments et enveloppes (E)</translation>
    </message>
    <message>
        <source>Explode:</source>
        <translation>Éclater&#xa0;:</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Show the land from above, each square colored by its land impact (L)</source>
        <translation>Montrer le terrain vu d’en haut, chaque carré coloré par son impact sur le terrain (L)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Move and rotate the selection with arrows and rings, in steps of 0.1 m and 15°. Hold Ctrl while dragging to move freely; Esc cancels (G)</source>
        <translation>Déplacer et tourner la sélection avec des flèches et des anneaux, par pas de 0,1 m et 15°. Maintenez Ctrl en tirant pour déplacer librement&#xa0;; Échap annule (G)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Show how much is drawn and how long a frame takes (T)</source>
        <translation>Montrer combien est dessiné et combien de temps prend une image (T)</translation>
    </message>
    <message>
        <source>Ten most expensive</source>
        <translation>Dix plus chers</translation>
    </message>
    <message>
        <source>Draw numbered boxes around the ten most expensive objects (D)</source>
        <translation>Dessiner des cadres numérotés autour des dix objets les plus chers (D)</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Afficher&#xa0;:</translation>
    </message>
    <message>
        <source>Color by cost</source>
        <translation>Colorer par coût</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Sélectionnez d’abord un objet.</translation>
    </message>
    <message>
        <source>Choose what the colors show</source>
        <translation>Choisir ce que montrent les couleurs</translation>
    </message>
    <message>
        <source>Color cubes by octree</source>
        <translation>Colorer les cubes par octree</translation>
    </message>
    <message>
        <source>Give each octree its own color</source>
        <translation>Donner à chaque octree sa propre couleur</translation>
    </message>
    <message>
        <source>Color cubes by kind</source>
        <translation>Colorer les cubes par type</translation>
    </message>
    <message>
        <source>Solid, indented or divided cubes</source>
        <translation>Cubes pleins, indentés ou divisés</translation>
    </message>
    <message>
        <source>Color cubes by depth</source>
        <translation>Colorer les cubes par profondeur</translation>
    </message>
    <message>
        <source>How many times the octree is divided to reach each cube</source>
        <translation>Combien de fois l’octree est divisé pour atteindre chaque cube</translation>
    </message>
    <message>
        <source>Model</source>
        <comment>shown in the view</comment>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>model and physics</comment>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Show the physics shape of each part (P)</source>
        <translation>Montrer la forme physique de chaque élément (P)</translation>
    </message>
    <message>
        <source>Show the physics shape of each part inside the visual mesh (B)</source>
        <translation>Montrer la forme physique de chaque élément à l’intérieur du maillage visible (B)</translation>
    </message>
    <message>
        <source>In each layer, show only the parts that use that layer&apos;s physics shape</source>
        <translation>Montrer dans chaque couche seulement les éléments qui utilisent cette forme physique</translation>
    </message>
    <message>
        <source>The map has its own colors</source>
        <translation>La carte a ses propres couleurs</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <source>In one frame</source>
        <translation>Dans une seule vue</translation>
    </message>
    <message>
        <source>Show both views in one frame, with a divider to drag</source>
        <translation>Montrer les deux vues dans un même cadre, avec un séparateur à faire glisser</translation>
    </message>
    <message>
        <source>Show grid lines under the scene, 0.1, 1, 10 or 100 m apart</source>
        <translation>Afficher sous la scène des lignes de grille espacées de 0,1, 1, 10 ou 100 m</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>More tools for the view</source>
        <translation>Plus d’outils pour la vue</translation>
    </message>
    <message>
        <source>Select an object or an octree first.</source>
        <translation>Sélectionnez d’abord un objet ou un octree.</translation>
    </message>
</context>
<context>
    <name>wb::ui::WeightBars</name>
    <message>
        <source>Physics</source>
        <translation>Physique</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Téléchargement</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>%1 to %2 PE</source>
        <translation>%1 à %2 PE</translation>
    </message>
</context>
<context>
    <name>wb::ui::WhyCard</name>
    <message>
        <source>Open a file to see why its objects cost what they cost.</source>
        <translation>Ouvrez un fichier pour voir pourquoi ses objets coûtent ce qu’ils coûtent.</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Copy e&amp;xplanation</source>
        <translation>Copier le te&amp;xte</translation>
    </message>
    <message>
        <source>Copy the explanation of the cost as plain text</source>
        <translation>Copier l’explication du coût en texte brut</translation>
    </message>
    <message>
        <source>When its size changes</source>
        <translation>Quand sa taille change</translation>
    </message>
    <message>
        <source>Octrees cost nothing. To follow a ray step by step in the Ray panel, click an octree leaf in the 3D view.</source>
        <translation>Les octrees ne coûtent rien. Cliquez sur une feuille d’octree dans la vue 3D pour suivre dans le panneau Rayon le rayon qui la touche.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <comment>a weight, and how it came to be</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;&#xa0;: %2</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>Tous les objets</translation>
    </message>
    <message>
        <source>Notes (%L1)</source>
        <translation>Notes (%L1)</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où vient le coût</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>Other steps</source>
        <translation>Autres étapes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Save page…</source>
        <translation>Enregistrer page…</translation>
    </message>
    <message>
        <source>Other steps (%L1)</source>
        <translation>Autres étapes (%L1)</translation>
    </message>
    <message>
        <source>Selected objects</source>
        <translation>Objets sélectionnés</translation>
    </message>
    <message>
        <source>Since %1: %2</source>
        <comment>a time; what changed the land impact</comment>
        <translation>Depuis %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Save the explanation and a picture as a page that you can share</source>
        <translation>Enregistrer l’explication et une image sous forme de page à partager</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: physics %2, download %3. %4</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&#xa0;: physique %2, téléchargement %3. %4</translation>
    </message>
    <message>
        <source>The physics cost changes when vertices move slightly</source>
        <translation>Le coût physique change quand des sommets bougent légèrement</translation>
    </message>
    <message>
        <source>The physics cost stays the same when vertices move slightly</source>
        <translation>Le coût physique ne change pas quand des sommets bougent légèrement</translation>
    </message>
    <message>
        <source>No other steps</source>
        <translation>Pas d’autres étapes</translation>
    </message>
</context>
<context>
    <name>wb::ui::WhyPanel</name>
    <message>
        <source>Apply suggestion</source>
        <translation>Appliquer la suggestion</translation>
    </message>
</context>
<context>
    <name>wb::ui::WishBar</name>
    <message>
        <source>All parts with this mesh and size</source>
        <translation>Tous les éléments de même maillage et taille</translation>
    </message>
    <message>
        <source>Cheapest within a distance</source>
        <translation>La moins chère à une distance près</translation>
    </message>
    <message>
        <source>Cheapest within a percentage of the size</source>
        <translation>La moins chère à une part de la taille près</translation>
    </message>
    <message>
        <source>Closest for a given cost</source>
        <translation>La plus proche pour un coût</translation>
    </message>
    <message>
        <source>Closest at no extra cost</source>
        <translation>La plus proche sans coût supplémentaire</translation>
    </message>
    <message>
        <source>A percentage of the diagonal of the part&apos;s bounding box</source>
        <translation>Une part de la diagonale de sa boîte englobante</translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation>Objectif&#xa0;:</translation>
    </message>
    <message>
        <source>Maximum deviation</source>
        <translation>Écart maximal</translation>
    </message>
    <message>
        <source>Maximum physics cost</source>
        <translation>Coût physique maximal</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleures</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>All methods that can give the best shape</source>
        <translation>Toutes les méthodes qui peuvent gagner</translation>
    </message>
    <message>
        <source>All methods, including those for comparison only</source>
        <translation>Aussi les méthodes qui ne servent qu’à comparer</translation>
    </message>
    <message>
        <source>Methods:</source>
        <translation>Méthodes&#xa0;:</translation>
    </message>
    <message>
        <source>keep open</source>
        <translation>garder ouverts</translation>
    </message>
    <message>
        <source>Whether avatars must still be able to pass everywhere they could before</source>
        <translation>Si les avatars doivent encore passer partout où ils passaient</translation>
    </message>
    <message>
        <source>Passages:</source>
        <translation>Passages&#xa0;:</translation>
    </message>
    <message>
        <source>keep open in parts over %1 long</source>
        <translation>garder ouverts dans les éléments de plus de %1</translation>
    </message>
    <message>
        <source>ignore</source>
        <translation>ignorées</translation>
    </message>
    <message>
        <source>Physics can cost as much as the larger of the object&apos;s other weights without raising its land impact</source>
        <translation>La physique peut coûter autant que le plus grand des autres poids de l’objet sans augmenter son impact sur le terrain</translation>
    </message>
    <message>
        <source>Use the shape for every part with the same mesh and size, not only the selected one</source>
        <translation>Utiliser la forme pour chaque élément de même maillage et de même taille, pas seulement pour celui qui est sélectionné</translation>
    </message>
    <message>
        <source>Maximum deviation where avatars walk, stand, sit or pass. In parts with a diagonal below %1, %2 here and %3 elsewhere mean at most %4% of the diagonal</source>
        <translation>Écart maximal là où les avatars marchent, se tiennent debout, s’assoient ou passent. Dans les éléments dont la diagonale est inférieure à %1, %2 ici et %3 ailleurs signifient au plus %4&#xa0;% de la diagonale</translation>
    </message>
    <message>
        <source>Maximum deviation elsewhere</source>
        <translation>Écart maximal ailleurs</translation>
    </message>
    <message>
        <source>Maximum deviation where avatars do not touch the part. In parts with a diagonal below %1, %2 means at most %3% of the diagonal</source>
        <translation>Écart maximal là où les avatars ne touchent pas l’élément. Dans les éléments dont la diagonale est inférieure à %1, %2 signifie au plus %3&#xa0;% de la diagonale</translation>
    </message>
    <message>
        <source>Elsewhere:</source>
        <translation>Ailleurs&#xa0;:</translation>
    </message>
</context>
<context>
    <name>wb::ui::WorkspaceBar</name>
    <message>
        <source>Workspaces</source>
        <translation>Espaces de travail</translation>
    </message>
</context>
<context>
    <name>wb::ui::WorkspaceTabs</name>
    <message>
        <source>Workspaces</source>
        <translation>Espaces de travail</translation>
    </message>
</context>
</TS>
