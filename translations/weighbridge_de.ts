<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Neues Fenster</translation>
    </message>
    <message>
        <source>Open a new, empty window</source>
        <translation>Ein weiteres Fenster ohne Datei öffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>Datei s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>Tabelle als CSV &amp;exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Bil&amp;d exportieren…</translation>
    </message>
    <message>
        <source>Save the 3D view as a picture</source>
        <translation>Die 3D-Ansicht als Bild schreiben</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Alle Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Die zuletzt zurückgenommene Änderung wiederholen</translation>
    </message>
    <message>
        <source>Copy &amp;explanation</source>
        <translation>&amp;Erklärung kopieren</translation>
    </message>
    <message>
        <source>Copy the explanation of the selected object&apos;s cost as plain text</source>
        <translation>Die Erklärung zu den Kosten des gewählten Objekts als reinen Text kopieren</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Clear the selection and its highlights</source>
        <translation>Die Auswahl und ihre Hervorhebungen aufheben</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>Auswahl &amp;einpassen</translation>
    </message>
    <message>
        <source>Frame the selection in the 3D view, or everything if nothing is selected</source>
        <translation>Die Auswahl in die 3D-Ansicht einpassen, oder alles</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Vollbil&amp;d</translation>
    </message>
    <message>
        <source>Turn full-screen mode on or off</source>
        <translation>Vollbild ein- oder ausschalten</translation>
    </message>
    <message>
        <source>&amp;Restore layout</source>
        <translation>&amp;Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Click anything in the window to learn what it means</source>
        <translation>Im Fenster etwas anklicken und erfahren, was es bedeutet</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>&amp;Tastatur…</translation>
    </message>
    <message>
        <source>List all keyboard shortcuts and mouse actions</source>
        <translation>Alle Tastenkürzel und Mausaktionen auflisten</translation>
    </message>
    <message>
        <source>&amp;About Weighbridge</source>
        <translation>Ü&amp;ber Weighbridge</translation>
    </message>
    <message>
        <source>Show the version and license</source>
        <translation>Version und Lizenz zeigen</translation>
    </message>
    <message>
        <source>Compare with &amp;measured costs…</source>
        <translation>Mit &amp;gemessenen Kosten vergleichen …</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Read how costs are calculated and how to use the program</source>
        <translation>Nachlesen, wie Kosten entstehen und wie das Programm bedient wird</translation>
    </message>
    <message>
        <source>Find the constants that best match the measured costs</source>
        <translation>Die Konstanten finden, die am besten zu den gemessenen Kosten passen</translation>
    </message>
    <message>
        <source>&amp;Fill outward</source>
        <translation>Nach außen &amp;füllen</translation>
    </message>
    <message>
        <source>&amp;Delete inward</source>
        <translation>Nach innen &amp;löschen</translation>
    </message>
    <message>
        <source>Make &amp;solid</source>
        <translation>&amp;Massiv machen</translation>
    </message>
    <message>
        <source>D&amp;ivide</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Vereinen</translation>
    </message>
    <message>
        <source>&amp;Keep ray</source>
        <translation>&amp;Strahl behalten</translation>
    </message>
    <message>
        <source>Save pa&amp;ge…</source>
        <translation>Sei&amp;te speichern…</translation>
    </message>
    <message>
        <source>Save an explanation of the selected object&apos;s cost, or a report on all objects, as an HTML or PDF page with a picture</source>
        <translation>Eine Erklärung der Kosten des gewählten Objekts oder einen Bericht über alle Objekte schreiben, als HTML- oder PDF-Seite mit einem Bild</translation>
    </message>
    <message>
        <source>Compare with another &amp;version…</source>
        <translation>Mit einer anderen &amp;Version vergleichen…</translation>
    </message>
    <message>
        <source>Show what costs more or less than in an earlier version of the file</source>
        <translation>Zeigen, was mehr oder weniger kostet als in einer früheren Version der Datei</translation>
    </message>
    <message>
        <source>Open projects, mesh assets, objects, archives, 3D models or octrees; several files open as one scene</source>
        <translation>Projekte, Mesh-Assets, Objekte, Archive, 3D-Modelle oder Octrees öffnen; mehrere werden eine Szene</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open all files in a folder as one scene</source>
        <translation>Alle Dateien eines Ordners als eine Szene öffnen</translation>
    </message>
    <message>
        <source>Save everything in this window</source>
        <translation>Alles in diesem Fenster speichern</translation>
    </message>
    <message>
        <source>Save everything in this window to another file</source>
        <translation>Alles in diesem Fenster in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Cali&amp;brate…</source>
        <translation>Kal&amp;ibrieren…</translation>
    </message>
    <message>
        <source>Export oc&amp;trees…</source>
        <translation>Oct&amp;rees exportieren…</translation>
    </message>
    <message>
        <source>Save the octrees and rays as text (.scene), or the selected octree as an Inexor file (.nxoc)</source>
        <translation>Octrees und Strahlen als Text (.scene) schreiben, oder den gewählten Octree als Inexor-Datei (.nxoc)</translation>
    </message>
    <message>
        <source>Divide the marked cube into eight</source>
        <translation>Den markierten Würfel in acht teilen</translation>
    </message>
    <message>
        <source>Add &amp;prims…</source>
        <translation>&amp;Prims hinzufügen…</translation>
    </message>
    <message>
        <source>Add a row of boxes, spheres, cylinders, prisms, tori, tubes or rings</source>
        <translation>Quader, Kugeln, Zylinder, Prismen, Tori, Rohre oder Ringe in einer Reihe hinzufügen</translation>
    </message>
    <message>
        <source>Add from &amp;file…</source>
        <translation>Aus &amp;Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Add the contents of a mesh asset, 3D model, object, octree or project to the scene</source>
        <translation>Den Inhalt eines Mesh-Assets, 3D-Modells, Objekts, Octrees oder Projekts zur Szene hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;octree…</source>
        <translation>&amp;Octree hinzufügen…</translation>
    </message>
    <message>
        <source>Add a solid or empty octree, or one that you type as text</source>
        <translation>Einen massiven oder leeren Octree hinzufügen, oder einen, den Sie als Text eingeben</translation>
    </message>
    <message>
        <source>Add &amp;ray…</source>
        <translation>Neuer S&amp;trahl…</translation>
    </message>
    <message>
        <source>Add a ray by typing its origin and direction; to add the ray under the pointer, use Octree &gt; Keep ray</source>
        <translation>Ursprung und Richtung eines neuen Strahls eingeben; Octree &gt; Strahl behalten nimmt den Strahl unter dem Zeiger</translation>
    </message>
    <message>
        <source>Make o&amp;ctree from selection…</source>
        <translation>O&amp;ctree aus Auswahl…</translation>
    </message>
    <message>
        <source>Make an octree from each selected part, at the same position, down to a depth that you choose</source>
        <translation>Aus jedem ausgewählten Teil an seinem Ort einen Octree machen, bis zu einer wählbaren Tiefe</translation>
    </message>
    <message>
        <source>New re&amp;gion…</source>
        <translation>Neue &amp;Region…</translation>
    </message>
    <message>
        <source>Add a region; its kind sets its land capacity</source>
        <translation>Eine Region hinzufügen; ihre Art bestimmt ihre Landkapazität</translation>
    </message>
    <message>
        <source>New p&amp;arcel…</source>
        <translation>Neue Par&amp;zelle…</translation>
    </message>
    <message>
        <source>Add a parcel of a given area to a region</source>
        <translation>Einer Region eine Parzelle mit gegebener Fläche hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>Ver&amp;legen…</translation>
    </message>
    <message>
        <source>Move the selection to another region or parcel; positions do not change</source>
        <translation>Die Auswahl in eine andere Region oder Parzelle verlegen; Positionen ändern sich nicht</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>D&amp;uplizieren…</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Um&amp;benennen</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>Lö&amp;schen</translation>
    </message>
    <message>
        <source>Delete the selection from the scene</source>
        <translation>Die Auswahl aus der Szene löschen</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Link the selected objects; the one selected last becomes the root</source>
        <translation>Die ausgewählten Objekte verbinden; das zuletzt ausgewählte wird der Root</translation>
    </message>
    <message>
        <source>&amp;Unlink</source>
        <translation>Tr&amp;ennen</translation>
    </message>
    <message>
        <source>Unlink each selected part, or every part of a selected object</source>
        <translation>Jedes ausgewählte Teil lösen, oder jedes Teil eines ausgewählten Objekts</translation>
    </message>
    <message>
        <source>&amp;Make physics shape…</source>
        <translation>Physikform &amp;machen…</translation>
    </message>
    <message>
        <source>Find the cheapest physics shape that is close enough to the selected mesh, or the closest shape within a budget</source>
        <translation>Die billigste Physikform finden, die dem gewählten Mesh nahe genug kommt, oder die genaueste innerhalb eines Budgets</translation>
    </message>
    <message>
        <source>&amp;Compare with current</source>
        <translation>Mit der aktuellen &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Use shape</source>
        <translation>Form ver&amp;wenden</translation>
    </message>
    <message>
        <source>Give the mesh the physics shape selected in the Shapes panel</source>
        <translation>Dem Mesh die Physikform geben, die im Bereich Formen gewählt ist</translation>
    </message>
    <message>
        <source>&amp;Export shape…</source>
        <translation>Form &amp;exportieren…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Einste&amp;llungen…</translation>
    </message>
    <message>
        <source>Use a statistics database to show what a whole grid costs under the current constants</source>
        <translation>Zeigen, was ein ganzes Grid unter den aktuellen Konstanten kostet, aus einer Statistikdatenbank</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>Nebe&amp;neinander</translation>
    </message>
    <message>
        <source>Open gr&amp;id…</source>
        <translation>Grid l&amp;aden…</translation>
    </message>
    <message>
        <source>Se&amp;lect cube</source>
        <translation>Würfel &amp;wählen</translation>
    </message>
    <message>
        <source>&amp;Extend box to here</source>
        <translation>Kasten bis &amp;hierher</translation>
    </message>
    <message>
        <source>Extend the selected box to include the marked cell</source>
        <translation>Den gewählten Kasten bis zur markierten Zelle erweitern</translation>
    </message>
    <message>
        <source>&amp;Copy cubes</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the marked cell; you can paste them into any octree</source>
        <translation>Die gewählten Zellen oder die markierte kopieren; sie lassen sich in jeden Octree einfügen</translation>
    </message>
    <message>
        <source>Cu&amp;t cubes</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the marked cell, and make them empty</source>
        <translation>Die gewählten Zellen oder die markierte kopieren und leeren</translation>
    </message>
    <message>
        <source>&amp;Paste cubes</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste the copied cells, starting at the selected box&apos;s corner with the lowest coordinates, or in front of the marked face</source>
        <translation>Die kopierten Zellen einfügen, ab der Ecke des gewählten Kastens mit den kleinsten Koordinaten oder vor der markierten Fläche</translation>
    </message>
    <message>
        <source>Push &amp;face in</source>
        <translation>&amp;Fläche eindrücken</translation>
    </message>
    <message>
        <source>Move the marked face of the cube or selected box inward by one-eighth of the cube&apos;s width (Ctrl+wheel)</source>
        <translation>Die markierte Fläche des Würfels oder des gewählten Kastens um ein Achtel der Würfelbreite nach innen bewegen (Strg und das Rad)</translation>
    </message>
    <message>
        <source>Pull f&amp;ace out</source>
        <translation>Fläche &amp;herausziehen</translation>
    </message>
    <message>
        <source>Move the marked face back outward, up to the bounds of the cube</source>
        <translation>Wieder nach außen bewegen, bis zur Grenze des Würfels</translation>
    </message>
    <message>
        <source>Push &amp;edge in</source>
        <translation>&amp;Kante eindrücken</translation>
    </message>
    <message>
        <source>Move the marked edge inward from the marked face by one-eighth of the cube&apos;s width (Shift+wheel)</source>
        <translation>Die markierte Kante um ein Achtel der Würfelbreite von der markierten Fläche nach innen bewegen (Umschalt und das Rad)</translation>
    </message>
    <message>
        <source>Pull e&amp;dge out</source>
        <translation>Kante her&amp;ausziehen</translation>
    </message>
    <message>
        <source>Push &amp;corner in</source>
        <translation>&amp;Ecke eindrücken</translation>
    </message>
    <message>
        <source>Move the marked corner inward from the marked face by one-eighth of the cube&apos;s width (Ctrl+Shift+wheel)</source>
        <translation>Die markierte Ecke um ein Achtel der Würfelbreite von der markierten Fläche nach innen bewegen (Strg, Umschalt und das Rad)</translation>
    </message>
    <message>
        <source>Pull c&amp;orner out</source>
        <translation>Ecke herausz&amp;iehen</translation>
    </message>
    <message>
        <source>Mirror along &amp;x</source>
        <translation>Entlang &amp;x spiegeln</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the x axis</source>
        <translation>Die gewählten Zellen oder den markierten Würfel entlang der x-Achse spiegeln</translation>
    </message>
    <message>
        <source>Mirror along &amp;y</source>
        <translation>Entlang &amp;y spiegeln</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the y axis</source>
        <translation>Die gewählten Zellen oder den markierten Würfel entlang der y-Achse spiegeln</translation>
    </message>
    <message>
        <source>Mirror along &amp;z</source>
        <translation>Entlang &amp;z spiegeln</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the z axis</source>
        <translation>Die gewählten Zellen oder den markierten Würfel entlang der z-Achse spiegeln</translation>
    </message>
    <message>
        <source>&amp;Rotate around x</source>
        <translation>Um x &amp;drehen</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the x axis, counterclockwise as seen from its positive end</source>
        <translation>Die gewählten Zellen oder den markierten Würfel um 90° um die x-Achse drehen, vom Ende der Achse gesehen gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>R&amp;otate around y</source>
        <translation>Um y d&amp;rehen</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the y axis, counterclockwise as seen from its positive end</source>
        <translation>Die gewählten Zellen oder den markierten Würfel um 90° um die y-Achse drehen, vom Ende der Achse gesehen gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Ro&amp;tate around z</source>
        <translation>Um z dr&amp;ehen</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the z axis, counterclockwise as seen from its positive end</source>
        <translation>Die gewählten Zellen oder den markierten Würfel um 90° um die z-Achse drehen, vom Ende der Achse gesehen gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>&amp;Delete hulls</source>
        <translation>Hüllen &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the selected hulls from the physics shape</source>
        <translation>Die gewählten Hüllen aus der Physikform löschen</translation>
    </message>
    <message>
        <source>Mer&amp;ge hulls</source>
        <translation>Hüllen vere&amp;inen</translation>
    </message>
    <message>
        <source>Replace the selected hulls with one hull around them; use Ctrl+click to select several</source>
        <translation>Die gewählten Hüllen durch eine Hülle um sie herum ersetzen; mit Strg+Klick mehrere auswählen</translation>
    </message>
    <message>
        <source>&amp;Split hull…</source>
        <translation>Hülle &amp;teilen…</translation>
    </message>
    <message>
        <source>Split the selected hull in two with a plane</source>
        <translation>Die gewählte Hülle mit einer Ebene in zwei teilen</translation>
    </message>
    <message>
        <source>Add &amp;box hull…</source>
        <translation>&amp;Quader hinzufügen…</translation>
    </message>
    <message>
        <source>Add a box hull to the selected mesh; if the mesh has no hulls, the box becomes its physics shape</source>
        <translation>Dem gewählten Mesh einen Quader als Hülle hinzufügen; hat es keine Hüllen, wird der Quader seine Physikform</translation>
    </message>
    <message>
        <source>Mo&amp;ve vertex…</source>
        <translation>E&amp;ckpunkt bewegen…</translation>
    </message>
    <message>
        <source>Move a vertex of the selected hull</source>
        <translation>Einen Eckpunkt der gewählten Hülle bewegen</translation>
    </message>
    <message>
        <source>&amp;Turn upright</source>
        <translation>Aufr&amp;ichten</translation>
    </message>
    <message>
        <source>Read the grid&apos;s measured costs from a CSV file, an LLSD reply or a viewer&apos;s chat log, and show them beside the estimates</source>
        <translation>Vom Grid gemessene Kosten neben den Schätzungen zeigen, aus einer CSV-Datei, einer LLSD-Antwort oder dem Chatprotokoll eines Viewers</translation>
    </message>
    <message>
        <source>Paste meas&amp;ured costs</source>
        <translation>Ge&amp;messene Kosten einfügen</translation>
    </message>
    <message>
        <source>Paste the measuring script&apos;s chat lines from the clipboard to show the grid&apos;s measured costs beside the estimates</source>
        <translation>Vom Grid gemessene Kosten neben den Schätzungen zeigen, aus Chatzeilen des Messskripts in der Zwischenablage</translation>
    </message>
    <message>
        <source>E&amp;xport for the uploader…</source>
        <translation>Für den Uploader e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Choose the language, colors, units and keyboard shortcuts, and what the program remembers</source>
        <translation>Sprache, Farben, Einheiten, Tastatur und was das Programm sich merkt</translation>
    </message>
    <message>
        <source>Move the marked edge back outward, up to the bounds of the cube</source>
        <translation>Die markierte Kante wieder nach außen bewegen, bis zur Grenze des Würfels</translation>
    </message>
    <message>
        <source>Move the marked corner back outward, up to the bounds of the cube</source>
        <translation>Die markierte Ecke wieder nach außen bewegen, bis zur Grenze des Würfels</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>&amp;Kasten</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the whole selected box</source>
        <translation>Im ganzen gewählten Kasten füllen, löschen und malen</translation>
    </message>
    <message>
        <source>&amp;Sphere</source>
        <translation>K&amp;ugel</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the cells of the largest sphere or ellipsoid inside the selected box</source>
        <translation>In der größten Kugel oder dem größten Ellipsoid im gewählten Kasten füllen, löschen und malen</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the cells on the line from the first selected cell to the last</source>
        <translation>Auf der Linie von der ersten gewählten Zelle zur letzten füllen, löschen und malen</translation>
    </message>
    <message>
        <source>Symmetric along &amp;x</source>
        <translation>Symmetrisch entlang &amp;x</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the x axis</source>
        <translation>Füllen, Löschen und Malen werden auf der anderen Seite des Octrees wiederholt, entlang der x-Achse gespiegelt</translation>
    </message>
    <message>
        <source>Symmetric along &amp;y</source>
        <translation>Symmetrisch entlang &amp;y</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the y axis</source>
        <translation>Füllen, Löschen und Malen werden auf der anderen Seite des Octrees wiederholt, entlang der y-Achse gespiegelt</translation>
    </message>
    <message>
        <source>Symmetric along &amp;z</source>
        <translation>Symmetrisch entlang &amp;z</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the z axis</source>
        <translation>Füllen, Löschen und Malen werden auf der anderen Seite des Octrees wiederholt, entlang der z-Achse gespiegelt</translation>
    </message>
    <message>
        <source>&amp;Paint kind</source>
        <translation>Art &amp;malen</translation>
    </message>
    <message>
        <source>&amp;Grow octree</source>
        <translation>Octree ver&amp;größern</translation>
    </message>
    <message>
        <source>Make the octree twice as wide by extending it beyond the marked face; the existing cubes stay in place</source>
        <translation>Den Octree doppelt so breit machen, über die markierte Fläche hinaus; seine Würfel bleiben an ihrem Ort</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>Nä&amp;chste Zone</translation>
    </message>
    <message>
        <source>Move the focus to the next area: left panels, 3D view, right panels, bottom panels</source>
        <translation>Den Fokus auf die nächste Zone setzen: linke Bereiche, 3D-Ansicht, rechte Bereiche, untere Bereiche</translation>
    </message>
    <message>
        <source>Pre&amp;vious area</source>
        <translation>V&amp;orige Zone</translation>
    </message>
    <message>
        <source>Move the focus to the previous area</source>
        <translation>Den Fokus auf die vorige Zone setzen</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>Erk&amp;lären</translation>
    </message>
    <message>
        <source>Show why objects cost what they do</source>
        <translation>Zeigen, warum Objekte kosten, was sie kosten</translation>
    </message>
    <message>
        <source>&amp;Optimize</source>
        <translation>Opt&amp;imieren</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>Absti&amp;mmen</translation>
    </message>
    <message>
        <source>O&amp;ctrees</source>
        <translation>Oc&amp;trees</translation>
    </message>
    <message>
        <source>Dra&amp;wer</source>
        <translation>Sch&amp;ublade</translation>
    </message>
    <message>
        <source>Open or close the drawer with the cost table and other lists</source>
        <translation>Die Schublade mit der Kostentabelle und anderen Listen öffnen oder schließen</translation>
    </message>
    <message>
        <source>Close the file but keep the window open</source>
        <translation>Die Datei schließen, das Fenster aber offen lassen</translation>
    </message>
    <message>
        <source>Rotate the selection by 90° around the x axis, for models that lie on their backs because their up axis is z, not y</source>
        <translation>Die Auswahl um 90° um die x-Achse drehen, für Modelle, die auf dem Rücken liegen, weil bei ihnen z statt y nach oben zeigt</translation>
    </message>
    <message>
        <source>Add copies of the selection, in the same arrangement</source>
        <translation>Kopien der Auswahl machen, neben dem letzten Objekt</translation>
    </message>
    <message>
        <source>Select the marked cell or leaf so that changes apply to it. Hold Ctrl and drag from cube to cube to select a box; press Esc to deselect it</source>
        <translation>Die markierte Zelle oder das markierte Blatt auswählen, damit Änderungen dafür gelten. Strg und Ziehen von Würfel zu Würfel wählt einen Kasten; Esc hebt die Auswahl auf</translation>
    </message>
    <message>
        <source>Give all filled cubes in the selected box the kind and shape of the marked cube</source>
        <translation>Allen gefüllten Würfeln des gewählten Kastens die Art und Form des markierten Würfels geben</translation>
    </message>
    <message>
        <source>Add the ray under the pointer to the scene and follow it step by step in the Ray panel</source>
        <translation>Den Strahl unter dem Zeiger in der Szene behalten und ihm im Bereich Strahl Schritt für Schritt folgen</translation>
    </message>
    <message>
        <source>Save all the files that the uploader needs for the selected object (model, levels of detail, physics) and a page that lists the upload steps</source>
        <translation>Alle Dateien schreiben, die der Uploader für das gewählte Objekt braucht (Modell, Detailstufen, Physik), und eine Seite mit den Schritten zum Hochladen</translation>
    </message>
    <message>
        <source>Make a model cheaper step by step and export it for the uploader</source>
        <translation>Ein Modell Schritt für Schritt billiger machen und für den Uploader exportieren</translation>
    </message>
    <message>
        <source>Change constants and see what becomes cheaper or more expensive</source>
        <translation>Konstanten ändern und sehen, was billiger oder teurer wird</translation>
    </message>
    <message>
        <source>Edit octrees and follow rays step by step</source>
        <translation>Octrees bearbeiten und Strahlen Schritt für Schritt verfolgen</translation>
    </message>
    <message>
        <source>Save every row of the cost table to a CSV file for spreadsheets</source>
        <translation>Alle Zeilen der Kostentabelle in eine CSV-Datei für Tabellenkalkulationen schreiben</translation>
    </message>
    <message>
        <source>Rename the item selected in the Scene tree</source>
        <translation>Den im Szenenbaum gewählten Eintrag umbenennen</translation>
    </message>
    <message>
        <source>Make the selected cells solid, or the cell in front of the marked face at the current grid depth</source>
        <translation>Die gewählten Zellen massiv machen, oder die Zelle vor der markierten Fläche in der aktuellen Rastertiefe</translation>
    </message>
    <message>
        <source>Make the selected cells empty, or the cell behind the marked face at the current grid depth</source>
        <translation>Die gewählten Zellen leeren, oder die Zelle hinter der markierten Fläche in der aktuellen Rastertiefe</translation>
    </message>
    <message>
        <source>Make the selected cells, or the marked cube, solid</source>
        <translation>Die gewählten Zellen oder den markierten Würfel massiv machen</translation>
    </message>
    <message>
        <source>Merge the marked cube with its seven siblings if all eight are solid or all are empty</source>
        <translation>Den markierten Würfel mit seinen sieben Geschwistern vereinen, wenn alle acht massiv oder alle leer sind</translation>
    </message>
    <message>
        <source>Switch the 3D view between the current physics shape and the one selected in the Shapes panel</source>
        <translation>In der 3D-Ansicht zwischen der aktuellen Physikform und der im Bereich Formen gewählten wechseln</translation>
    </message>
    <message>
        <source>Export the physics shape selected in the Shapes panel: for the uploader, as a mesh asset or in another format</source>
        <translation>Die im Bereich Formen gewählte Physikform exportieren: für den Uploader, als Mesh-Asset oder in einem anderen Format</translation>
    </message>
    <message>
        <source>Show or hide a second view of the scene; choose the view in the Compare menu above the 3D view</source>
        <translation>Eine zweite Ansicht der Szene zeigen oder verbergen; wählen Sie die Ansicht im Menü Vergleichen über der 3D-Ansicht</translation>
    </message>
    <message>
        <source>Show &amp;hidden items</source>
        <translation>&amp;Verborgene Einträge zeigen</translation>
    </message>
    <message>
        <source>Show all hidden items in the 3D view again</source>
        <translation>Alle verborgenen Einträge in der 3D-Ansicht wieder zeigen</translation>
    </message>
    <message>
        <source>Move all panels of this workspace back to their original places</source>
        <translation>Alle Bereiche dieses Arbeitsbereichs an ihren ursprünglichen Platz zurücksetzen</translation>
    </message>
</context>
<context>
    <name>CellTexts</name>
    <message>
        <source>no region</source>
        <translation>ohne Region</translation>
    </message>
</context>
<context>
    <name>ColumnText</name>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Source: %1 (%2)</source>
        <translation>Quelle: %1 (%2)</translation>
    </message>
    <message>
        <source>In CSV files: %1</source>
        <translation>In CSV-Dateien: %1</translation>
    </message>
</context>
<context>
    <name>Compose</name>
    <message>
        <source>Mainland</source>
        <translation>Festland</translation>
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
        <translation>Prims hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Art:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>An&amp;zahl:</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>&amp;Kopien:</translation>
    </message>
    <message>
        <source>Add octree</source>
        <translation>Octree hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Octree</source>
        <translation>Octree</translation>
    </message>
    <message>
        <source>&amp;Cubes:</source>
        <translation>&amp;Würfel:</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>You can type S for solid, E for empty, N for indented, or O followed by eight cubes for a divided cube, such as OSEEEEEEE</source>
        <translation>Sie können S für massiv, E für leer, N für eingerückt oder O und dann acht Würfel für einen geteilten Würfel eingeben, etwa OSEEEEEEE</translation>
    </message>
    <message>
        <source>Add ray</source>
        <translation>Neuer Strahl</translation>
    </message>
    <message>
        <source>&amp;Origin:</source>
        <translation>&amp;Ursprung:</translation>
    </message>
    <message>
        <source>&amp;Direction:</source>
        <translation>&amp;Richtung:</translation>
    </message>
    <message>
        <source>Make octree</source>
        <translation>Octree machen</translation>
    </message>
    <message>
        <source>&amp;Depth:</source>
        <translation>&amp;Tiefe:</translation>
    </message>
    <message>
        <source>&amp;Fill:</source>
        <translation>&amp;Füllung:</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Neue Region</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>New parcel</source>
        <translation>Neue Parzelle</translation>
    </message>
    <message>
        <source>&amp;Region:</source>
        <translation>&amp;Region:</translation>
    </message>
    <message>
        <source>Parcel</source>
        <translation>Parzelle</translation>
    </message>
    <message>
        <source>&amp;Area:</source>
        <translation>&amp;Fläche:</translation>
    </message>
    <message>
        <source>m²</source>
        <translation>m²</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verlegen</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>region, parcel</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>&amp;Region or parcel:</source>
        <translation>&amp;Region oder Parzelle:</translation>
    </message>
    <message>
        <source>Cubes: %1</source>
        <translation>Würfel: %1</translation>
    </message>
    <message>
        <source>Private region</source>
        <translation>Private Region</translation>
    </message>
</context>
<context>
    <name>ConstantText</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>In formulas:</source>
        <translation>In Formeln:</translation>
    </message>
    <message>
        <source>Default:</source>
        <translation>Standard:</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>Bereich:</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>Quelle:</translation>
    </message>
    <message>
        <source>Confidence:</source>
        <translation>Gewissheit:</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Schlüssel:</translation>
    </message>
    <message>
        <source>stated in the published Mesh Physics document or on a later official page</source>
        <translation>steht im veröffentlichten Mesh-Physics-Dokument oder auf einer späteren offiziellen Seite</translation>
    </message>
    <message>
        <source>as computed today by an open-source viewer or simulator</source>
        <translation>wie ein quelloffener Viewer oder Simulator es heute berechnet</translation>
    </message>
    <message>
        <source>supported by one strong hint or two independent hints</source>
        <translation>zwei unabhängige Hinweise oder ein starker</translation>
    </message>
    <message>
        <source>inferred; only the grid&apos;s operator knows the real value</source>
        <translation>erschlossen; außer dem Betreiber des Grids weiß es niemand</translation>
    </message>
    <message>
        <source>a placeholder; no value was ever published</source>
        <translation>ein Platzhalter; ein Wert wurde nie veröffentlicht</translation>
    </message>
    <message>
        <source>Whether a land impact is rounded up or rounded to the nearest whole number</source>
        <translation>Ob ein Land Impact aufgerundet oder auf die nächste ganze Zahl gerundet wird</translation>
    </message>
    <message>
        <source>cannot be reproduced: %1</source>
        <translation>lässt sich nicht nachrechnen: %1</translation>
    </message>
    <message>
        <source>calculated %1, residual %2</source>
        <translation>berechnet %1, Residuum %2</translation>
    </message>
    <message>
        <source>%1: measured %2; %3 (%4)</source>
        <translation>%1: gemessen %2; %3 (%4)</translation>
    </message>
    <message>
        <source>No published measurements.</source>
        <translation>Keine veröffentlichten Messungen.</translation>
    </message>
    <message>
        <source>Published measurements:</source>
        <translation>Veröffentlichte Messungen:</translation>
    </message>
    <message>
        <source>Which rules turn costs into a land impact: today&apos;s, those of the Mesh Physics document, or OpenSim&apos;s</source>
        <translation>Welche Regeln aus den Kosten einen Land Impact machen: die heutigen, die des Mesh-Physics-Dokuments oder die von OpenSim</translation>
    </message>
    <message>
        <source>What makes a triangle mesh expensive: narrow triangles or, by the old rule, many triangles in a small box</source>
        <translation>Was ein Dreiecksmesh teuer macht: schmale Dreiecke oder, nach der alten Regel, viele Dreiecke in einem kleinen Quader</translation>
    </message>
    <message>
        <source>Which mesh a missing base hull is made from: the one that today&apos;s viewer uses, or the one that the Mesh Physics document specifies</source>
        <translation>Aus welchem Mesh eine fehlende Basishülle entsteht: aus dem des heutigen Viewers oder aus dem, das das Mesh-Physics-Dokument vorsieht</translation>
    </message>
</context>
<context>
    <name>CubeText</name>
    <message>
        <source>%L1 solid, %L2 indented, %L3 empty, %L4 divided</source>
        <comment>numbers of cubes</comment>
        <translation>%L1 massiv, %L2 eingerückt, %L3 leer, %L4 geteilt</translation>
    </message>
    <message>
        <source>%1% of its volume</source>
        <translation>%1 % seines Volumens</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Solid cube</source>
        <translation>Massiver Würfel</translation>
    </message>
    <message>
        <source>Indented cube</source>
        <translation>Eingerückter Würfel</translation>
    </message>
    <message>
        <source>Divided cube</source>
        <translation>Geteilter Würfel</translation>
    </message>
    <message>
        <source>Empty cube</source>
        <translation>Leerer Würfel</translation>
    </message>
    <message>
        <source>It is completely filled.</source>
        <translation>Er ist ganz gefüllt.</translation>
    </message>
    <message>
        <source>It is filled between its edges, which are moved inward.</source>
        <translation>Er ist zwischen seinen Kanten gefüllt, die nach innen bewegt sind.</translation>
    </message>
    <message>
        <source>It is divided into eight cubes of half its width.</source>
        <translation>Er ist in acht Würfel von halber Breite geteilt.</translation>
    </message>
    <message>
        <source>It contains nothing; rays pass through it.</source>
        <translation>Er enthält nichts; Strahlen gehen hindurch.</translation>
    </message>
    <message>
        <source>Octree</source>
        <translation>Octree</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Teilwürfel</translation>
    </message>
    <message>
        <source>Triangles</source>
        <comment>of cubes of an octree</comment>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>depth of a cube, and of the deepest cube</comment>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>children of a cube</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>path, kind and width of a cube</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1: outside the octree</source>
        <comment>a face</comment>
        <translation>%1: außerhalb des Octrees</translation>
    </message>
    <message>
        <source>%1: %2 · %3</source>
        <comment>a face, and path and kind of the cube beside it</comment>
        <translation>%1: %2 · %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>eighths of an edge</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Along %1: from %2 to %3, size %4</source>
        <comment>a cube along an axis</comment>
        <translation>Entlang %1: von %2 bis %3, Größe %4</translation>
    </message>
    <message>
        <source>Edge %1 along %2, between corners %3 and %4: from %5 to %6 (eighths: %7 to %8)</source>
        <translation>Kante %1 entlang %2, zwischen den Ecken %3 und %4: von %5 bis %6 (Achtel: %7 bis %8)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact about a cube, and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
</context>
<context>
    <name>FilterWords</name>
    <message>
        <source>At character %1: %2</source>
        <translation>Bei Zeichen %1: %2</translation>
    </message>
</context>
<context>
    <name>GridText</name>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>about %1 ± %2</source>
        <comment>an estimate and its error</comment>
        <translation>etwa %1 ± %2</translation>
    </message>
    <message>
        <source>Files: %1 · Linksets: %2 · Parts: %3</source>
        <translation>Dateien: %1 · Linksets: %2 · Teile: %3</translation>
    </message>
    <message>
        <source>Linksets that cost less: %1 · cost more: %2 · can no longer be physical: %3 · can be physical again: %4</source>
        <translation>Linksets, die weniger kosten: %1 · mehr kosten: %2 · nicht mehr physisch sein können: %3 · wieder physisch sein können: %4</translation>
    </message>
    <message>
        <source>Regions over capacity: known once the exact result is ready.</source>
        <translation>Überfüllte Regionen: bekannt, sobald das genaue Ergebnis vorliegt.</translation>
    </message>
    <message>
        <source>Regions over capacity: %1 · newly over: %2 · no longer over: %3</source>
        <translation>Überfüllte Regionen: %1 · neu überfüllt: %2 · nicht mehr überfüllt: %3</translation>
    </message>
    <message>
        <source>linksets with unknown costs: %1</source>
        <translation>Linksets mit unbekannten Kosten: %1</translation>
    </message>
    <message>
        <source>Exact: every linkset was weighed.</source>
        <translation>Genau: Jedes Linkset wurde gewogen.</translation>
    </message>
    <message>
        <source>Estimated from %1% of the linksets; 19 times out of 20, the exact result is within the ± range. Calculating the exact result…</source>
        <translation>Geschätzt aus %1 % der Linksets; in 19 von 20 Fällen liegt das genaue Ergebnis innerhalb von ±. Es wird berechnet …</translation>
    </message>
    <message>
        <source>Land impact (LI): %1 before, %2 now (%3)</source>
        <translation>Land Impact (LI): %1 vorher, %2 jetzt (%3)</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>en</source>
        <comment>the folder of the help pages in this language</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>restriction</source>
        <translation>Beschränkung</translation>
    </message>
    <message>
        <source>active (%1)</source>
        <comment>of a reader: models</comment>
        <translation>aktiv (%1)</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Sandbox restrictions on this computer</source>
        <translation>Sandbox-Beschränkungen auf diesem Computer</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>a an and are as at be by can did do does for from has have how i if in is it its me my of on or should so than that the them then there these this to was we what when where which who why will with would you your</source>
        <extracomment>words that a search in the help ignores because every page has them</extracomment>
        <translation>aber als am an auch auf aus bei bin da das dass dem den der des die dies diese dieser durch ein eine einem einen einer es für hat hatte ich ihr im in ist kann man mein mit nach oder sich sie sind so über um und unter vom von vor wann war warum was wenn wer wie wird wo wofür womit zu zum zur</translation>
    </message>
</context>
<context>
    <name>Hulls</name>
    <message>
        <source>Split hull</source>
        <translation>Hülle teilen</translation>
    </message>
    <message>
        <source>&amp;Axis:</source>
        <translation>&amp;Achse:</translation>
    </message>
    <message>
        <source>&amp;Position:</source>
        <translation>&amp;Position:</translation>
    </message>
    <message>
        <source>Add box hull</source>
        <translation>Quader hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Center:</source>
        <translation>&amp;Mitte:</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Eckpunkt bewegen</translation>
    </message>
    <message>
        <source>&amp;Vertex:</source>
        <translation>&amp;Eckpunkt:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Nach:</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>a corner by its number and place</comment>
        <translation>%L1: %2</translation>
    </message>
    <message>
        <source>Keep the box inside its part, which measures %1.</source>
        <translation>Bewegen Sie den Quader in sein Teil hinein, das %1 groß ist.</translation>
    </message>
    <message>
        <source>Keep the vertex inside its part, which measures %1.</source>
        <translation>Bewegen Sie den Eckpunkt in sein Teil hinein, das %1 groß ist.</translation>
    </message>
</context>
<context>
    <name>KindText</name>
    <message>
        <source>mesh</source>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>torus</source>
        <translation>Torus</translation>
    </message>
    <message>
        <source>tube</source>
        <translation>Rohr</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>sculpt</source>
        <translation>Sculpt</translation>
    </message>
    <message>
        <source>flexible prim</source>
        <translation>flexibles Prim</translation>
    </message>
    <message>
        <source>Prim</source>
        <translation>Prim</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Convex hull</source>
        <translation>Konvexe Hülle</translation>
    </message>
    <message>
        <source>Same as profile</source>
        <translation>Wie das Profil</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>isosceles triangle</source>
        <translation>gleichschenkliges Dreieck</translation>
    </message>
    <message>
        <source>equilateral triangle</source>
        <translation>gleichseitiges Dreieck</translation>
    </message>
    <message>
        <source>right triangle</source>
        <translation>rechtwinkliges Dreieck</translation>
    </message>
    <message>
        <source>half circle</source>
        <translation>Halbkreis</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>zigzag circle</source>
        <translation>Zickzackkreis</translation>
    </message>
    <message>
        <source>Profile: %1, path: %2</source>
        <translation>Profil: %1, Pfad: %2</translation>
    </message>
</context>
<context>
    <name>LanguageName</name>
    <message>
        <source>English</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>LeafText</name>
    <message>
        <source>face %1</source>
        <translation>Fläche %1</translation>
    </message>
    <message>
        <source>(%1; %2; %3)</source>
        <comment>x, y and z of a point</comment>
        <translation>(%1; %2; %3)</translation>
    </message>
    <message>
        <source>seen from inside</source>
        <translation>von innen gesehen</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>Ecke %1</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>Kante %1</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>leaf %1, depth %2, %3 wide</source>
        <translation>Blatt %1, Tiefe %2, %3 breit</translation>
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
        <translation>%1; %2; %3</translation>
    </message>
</context>
<context>
    <name>ModelText</name>
    <message>
        <source>before %1 → now %2 (%3)</source>
        <translation>vorher %1 → jetzt %2 (%3)</translation>
    </message>
</context>
<context>
    <name>ObjectNames</name>
    <message>
        <source>linkset %1</source>
        <translation>Linkset %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>octree %1</source>
        <translation>Octree %1</translation>
    </message>
</context>
<context>
    <name>PartFacts</name>
    <message>
        <source>Triangles, from highest to lowest detail: %1, %2, %3, %4</source>
        <translation>Dreiecke von der höchsten zur niedrigsten Detailstufe: %1, %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>physics mesh of %Ln triangle(s)</source>
        <translation>
            <numerusform>Physik-Mesh aus %Ln Dreieck</numerusform>
            <numerusform>Physik-Mesh aus %Ln Dreiecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>decomposition into %Ln hull(s)</source>
        <translation>
            <numerusform>Zerlegung in %Ln Hülle</numerusform>
            <numerusform>Zerlegung in %Ln Hüllen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>base hull of %Ln vertices</source>
        <translation>
            <numerusform>Basishülle aus %Ln Punkt</numerusform>
            <numerusform>Basishülle aus %Ln Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>asset %1</source>
        <translation>Asset %1</translation>
    </message>
    <message>
        <source>root of its linkset</source>
        <translation>Root seines Linksets</translation>
    </message>
</context>
<context>
    <name>PartFieldText</name>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Path cut</source>
        <translation>Pfadschnitt</translation>
    </message>
    <message>
        <source>Profile cut</source>
        <translation>Profilschnitt</translation>
    </message>
    <message>
        <source>Hollow</source>
        <translation>Aushöhlung</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Verdrehung</translation>
    </message>
    <message>
        <source>Taper</source>
        <translation>Verjüngung</translation>
    </message>
    <message>
        <source>Shear</source>
        <translation>Scherung</translation>
    </message>
    <message>
        <source>Hole size</source>
        <translation>Lochgröße</translation>
    </message>
    <message>
        <source>Radius offset</source>
        <translation>Radiusversatz</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Schräge</translation>
    </message>
    <message>
        <source>Revolutions</source>
        <translation>Umdrehungen</translation>
    </message>
    <message>
        <source>%1 begin</source>
        <translation>%1 Anfang</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>%1 Ende</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
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
        <translation>%1 (Anfang, Ende)</translation>
    </message>
    <message>
        <source>%1 (x, y)</source>
        <translation>%1 (x, y)</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>„%1“ ändern</translation>
    </message>
</context>
<context>
    <name>PickText</name>
    <message>
        <source>%1 of %2</source>
        <comment>a part of a linkset</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1 Eckpunkte</translation>
    </message>
    <message>
        <source>hull %1</source>
        <translation>Hülle %1</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>Material %1</translation>
    </message>
    <message>
        <source>triangle %1</source>
        <translation>Dreieck %1</translation>
    </message>
    <message>
        <source>its part uses a different physics shape</source>
        <translation>sein Teil verwendet eine andere Physikform</translation>
    </message>
    <message>
        <source>costs %1 PE, %2% of its part&apos;s physics cost</source>
        <translation>kostet %1 PE, %2 % der Physikkosten seines Teils</translation>
    </message>
    <message>
        <source>width %1</source>
        <translation>Breite %1</translation>
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
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Höhe:</translation>
    </message>
    <message>
        <source>Include the &amp;legend</source>
        <translation>Mit &amp;Legende</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>&amp;Durchsichtiger Hintergrund</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1 (%L2 times)</source>
        <translation>%1 (%L2-mal)</translation>
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
        <translation>„%1“ ändern</translation>
    </message>
    <message>
        <source>Reset all constants</source>
        <translation>Alle Konstanten zurücksetzen</translation>
    </message>
    <message>
        <source>Use profile %1</source>
        <translation>Profil %1 verwenden</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 enthält nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Projects, mesh assets, objects, archives, 3D models and octrees (%1)</source>
        <translation>Projekte, Mesh-Assets, Objekte, Archive, 3D-Modelle und Octrees (%1)</translation>
    </message>
    <message>
        <source>Compare with measured costs</source>
        <translation>Mit gemessenen Kosten vergleichen</translation>
    </message>
    <message>
        <source>Measured costs (%1)</source>
        <translation>Gemessene Kosten (%1)</translation>
    </message>
    <message>
        <source>Import scenario</source>
        <translation>Szenario importieren</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Profile (*.json)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it.</source>
        <translation>Ein anderes Programm hat %1 nach dem Öffnen geändert.</translation>
    </message>
    <message>
        <source>If you overwrite it, the other program&apos;s changes will be lost.</source>
        <translation>Wenn Sie überschreiben, gehen die Änderungen des anderen Programms verloren.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Überschreiben</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>The upload would be refused</source>
        <translation>Der Upload würde abgelehnt</translation>
    </message>
    <message>
        <source>Other programs might still be able to read the file.</source>
        <translation>Andere Programme können sie vielleicht trotzdem lesen.</translation>
    </message>
    <message>
        <source>&amp;Save anyway</source>
        <translation>&amp;Trotzdem schreiben</translation>
    </message>
    <message>
        <source>Files outside the project&apos;s folder</source>
        <translation>Dateien außerhalb des Projektordners</translation>
    </message>
    <message>
        <source>%1 uses files outside its own folder.</source>
        <translation>%1 verwendet Dateien außerhalb des eigenen Ordners.</translation>
    </message>
    <message>
        <source>Read them only if you trust the project.</source>
        <translation>Lesen Sie diese nur, wenn Sie dem Projekt vertrauen.</translation>
    </message>
    <message>
        <source>&amp;Read them</source>
        <translation>Dateien &amp;lesen</translation>
    </message>
    <message>
        <source>Open &amp;without them</source>
        <translation>&amp;Ohne sie öffnen</translation>
    </message>
    <message>
        <source>Add or open</source>
        <translation>Dazu oder öffnen</translation>
    </message>
    <message>
        <source>Add %1 to %2, or open it instead?</source>
        <translation>%1 zu %2 hinzufügen oder stattdessen öffnen?</translation>
    </message>
    <message>
        <source>Add the %L1 files to %2, or open them instead?</source>
        <translation>Die %L1 Dateien zu %2 hinzufügen oder stattdessen öffnen?</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Open instead</source>
        <translation>Stattdessen ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Dateien ersetzen</translation>
    </message>
    <message>
        <source>This will replace %1.</source>
        <comment>one or more file names</comment>
        <translation>Das ersetzt %1.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Save them in a project before it is closed? Files that you exported stay as they are.</source>
        <translation>Vor dem Schließen in einem Projekt speichern? Exportierte Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Other files are saved beside this one.</source>
        <translation>Neben dieser Datei werden weitere gespeichert.</translation>
    </message>
</context>
<context>
    <name>RayText</name>
    <message>
        <source>entered %1</source>
        <comment>a cube</comment>
        <translation>betreten: %1</translation>
    </message>
    <message>
        <source>left %1</source>
        <comment>a cube</comment>
        <translation>verlassen: %1</translation>
    </message>
    <message>
        <source>from %1 along %2</source>
        <comment>a ray</comment>
        <translation>von %1 in Richtung %2</translation>
    </message>
    <message>
        <source>%1 (octrees entered: %L2, cubes: %L3)</source>
        <translation>%1 (betretene Octrees: %L2, Würfel: %L3)</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Inexor</source>
        <translation>Inexor</translation>
    </message>
    <message>
        <source>the bounding sphere</source>
        <translation>die umschließende Kugel</translation>
    </message>
    <message>
        <source>the box around the octree&apos;s filled cubes</source>
        <translation>der Quader um die gefüllten Würfel des Octrees</translation>
    </message>
    <message>
        <source>the cube&apos;s triangles</source>
        <translation>das Dreiecksnetz des Würfels</translation>
    </message>
    <message>
        <source>the cube&apos;s bounding box</source>
        <translation>die Bounding-Box des Würfels</translation>
    </message>
    <message>
        <source>entered %1 after %2</source>
        <translation>%1 betreten nach %2</translation>
    </message>
    <message>
        <source>missed: %1; the ray passes %2 from %3</source>
        <translation>nicht getroffen: %1; %3 wird um %2 verfehlt</translation>
    </message>
    <message>
        <source>hit: %1; its center is %2 away</source>
        <translation>getroffen: %1; seine Mitte ist %2 entfernt</translation>
    </message>
    <message>
        <source>stop: four children of %1 were hit; no more are checked</source>
        <translation>Halt: Vier Teilwürfel von %1 wurden getroffen; weitere werden nicht geprüft</translation>
    </message>
    <message>
        <source>not searched: %1, %2 away, behind the hit</source>
        <translation>nicht durchsucht: %1, %2 entfernt, hinter dem Treffer</translation>
    </message>
    <message>
        <source>not tested: %1</source>
        <comment>a cube</comment>
        <translation>nicht geprüft: %1</translation>
    </message>
    <message>
        <source>end: the ray misses all children of %1</source>
        <translation>Ende: Der Strahl verfehlt alle Teilwürfel von %1</translation>
    </message>
    <message>
        <source>leaf hit: %1 after %2</source>
        <translation>Blatt getroffen: %1 nach %2</translation>
    </message>
    <message>
        <source>no hit, although the ray passes through %1</source>
        <translation>kein Treffer, obwohl der Strahl durch %1 geht</translation>
    </message>
    <message>
        <source>no hit; after %3, the ray passes %2 from the nearest leaf, %1</source>
        <translation>kein Treffer; nächstes Blatt %1, %2 vom Strahl entfernt, nach %3</translation>
    </message>
    <message>
        <source>The exact method and Inexor&apos;s method find the cube that the ray starts in. The distances that they report differ by %1.</source>
        <translation>Das exakte Verfahren und Inexors Verfahren finden den Würfel, in dem der Strahl beginnt. Ihre Abstände unterscheiden sich um %1.</translation>
    </message>
    <message>
        <source>The exact method and Inexor&apos;s method find the same cube, face and point.</source>
        <translation>Das exakte Verfahren und Inexors Verfahren finden denselben Würfel, dieselbe Fläche und denselben Punkt.</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>kein Treffer</translation>
    </message>
    <message>
        <source>Inexor&apos;s engine</source>
        <translation>Engine von Inexor</translation>
    </message>
    <message>
        <source>Neither the exact method nor Inexor&apos;s method finds anything. The nearest leaves that they report can differ.</source>
        <translation>Weder das exakte Verfahren noch Inexors Verfahren findet etwas. Die nächsten Blätter, die sie melden, können verschieden sein.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>An animated butterfly on a sculpted flower</source>
        <translation>Animierter Schmetterling auf einer Sculpt-Blume</translation>
    </message>
    <message>
        <source>Ten triangles half a meter wide</source>
        <translation>Zehn Dreiecke, einen halben Meter breit</translation>
    </message>
    <message>
        <source>A chair with a physics mesh</source>
        <translation>Ein Stuhl mit Physik-Mesh</translation>
    </message>
    <message>
        <source>A wall with a doorway, with and without a physics mesh</source>
        <translation>Eine Wand mit Durchgang, mit und ohne Physik-Mesh</translation>
    </message>
    <message>
        <source>Without a physics mesh, the wall uses its base hull, so it costs less, but nobody can walk through the doorway.</source>
        <translation>Ohne Physik-Mesh verwendet die Wand ihre Basishülle; sie kostet dann weniger, aber niemand kommt durch die Türöffnung.</translation>
    </message>
    <message>
        <source>A small market</source>
        <translation>Ein kleiner Markt</translation>
    </message>
    <message>
        <source>The objects from most other samples, side by side.</source>
        <translation>Die Objekte aus den meisten anderen Beispielen, nebeneinander.</translation>
    </message>
    <message>
        <source>A hollow ring four ways</source>
        <translation>Ein hohler Ring auf vier Arten</translation>
    </message>
    <message>
        <source>One twisted sphere that costs hundreds of PE</source>
        <translation>Eine verdrehte Kugel, die Hunderte PE kostet</translation>
    </message>
    <message>
        <source>A wall, with and without slivers</source>
        <translation>Eine Wand, mit und ohne Splitter</translation>
    </message>
    <message>
        <source>Stairs as eight hulls and as one ramp</source>
        <translation>Eine Treppe als acht Hüllen und als eine Rampe</translation>
    </message>
    <message>
        <source>A detailed statue, small and large</source>
        <translation>Eine feine Statue, klein und groß</translation>
    </message>
    <message>
        <source>The statue has 50,000 triangles, so the download weight decides its land impact. When the statue is four times the size, viewers load its fine mesh from farther away.</source>
        <translation>Die Statue hat 50.000 Dreiecke, darum entscheidet das Downloadgewicht über ihren Land Impact. In vierfacher Größe laden Viewer ihr feines Mesh schon aus größerer Entfernung.</translation>
    </message>
    <message>
        <source>Ten boxes in a space of 3 by 4 by 5 meters</source>
        <translation>Zehn Quader in einem Raum von 3 × 4 × 5 m</translation>
    </message>
    <message>
        <source>A car that cannot drive, and one that can</source>
        <translation>Ein Auto, das nicht fährt, und eines, das fährt</translation>
    </message>
    <message>
        <source>A crate inside a cliff</source>
        <translation>Eine Kiste in einer Klippe</translation>
    </message>
    <message>
        <source>A post beside the ray</source>
        <translation>Ein Pfosten neben dem Strahl</translation>
    </message>
    <message>
        <source>Through eight cubes along the diagonal</source>
        <translation>Durch acht Würfel entlang der Diagonale</translation>
    </message>
    <message>
        <source>A cube behind the camera</source>
        <translation>Ein Würfel hinter der Kamera</translation>
    </message>
    <message>
        <source>A ray that grazes a cube</source>
        <translation>Ein Strahl, der einen Würfel streift</translation>
    </message>
    <message>
        <source>Inexor&apos;s method picks the face whose center is nearest to the point where the ray meets that face&apos;s plane. Here, that is the top face, although the ray enters through a side face.</source>
        <translation>Inexors Verfahren nimmt die Fläche, deren Mitte dem Punkt des Strahls in ihrer Ebene am nächsten ist: Hier ist das die Oberseite, obwohl der Strahl an der Seite eintritt.</translation>
    </message>
    <message>
        <source>At this size, small triangles are expensive: a physics mesh of only two boxes decides the land impact. The base hull would cost a twentieth as much.</source>
        <translation>In dieser Größe sind kleine Dreiecke teuer: Ein Physik-Mesh aus nur zwei Quadern bestimmt den Land Impact. Die Basishülle würde ein Zwanzigstel davon kosten.</translation>
    </message>
    <message>
        <source>Vertices that are off by 0.2 µm at a seam create slivers. A wall that cost 1 LI then costs more than 1,000 LI.</source>
        <translation>Eckpunkte, die an einer Naht um 2e-7 m danebenliegen, erzeugen Splitter. Eine Wand, die 1 LI gekostet hat, kostet dann mehr als 1.000 LI.</translation>
    </message>
    <message>
        <source>An example from the Mesh Physics document: ten boxes cost 1.0 PE, or 1.62667 PE when physical.</source>
        <translation>Ein Beispiel aus dem Mesh-Physics-Dokument: Zehn Quader kosten 1,0 PE, oder 1,62667 PE, wenn sie physisch sind.</translation>
    </message>
    <message>
        <source>Four torus wheels exceed the limit of 32 PE for a physical linkset. As convex hulls, they cost next to nothing.</source>
        <translation>Vier Räder aus Tori überschreiten die Grenze von 32 PE für ein physisches Linkset. Als konvexe Hüllen kosten sie fast nichts.</translation>
    </message>
    <message>
        <source>Of the cubes that a ray meets, Inexor&apos;s method checks only the first four in index order. This ray meets the eighth cube first.</source>
        <translation>Von den Würfeln, die ein Strahl trifft, prüft Inexors Verfahren nur die ersten vier in der Reihenfolge ihrer Indizes. Dieser Strahl trifft zuerst den achten Würfel.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method tests boxes against an infinite line, so it finds the cube behind the camera, although the ray meets nothing.</source>
        <translation>Inexors Verfahren prüft Quader gegen eine endlose Gerade, darum findet es den Würfel hinter der Kamera, obwohl der Strahl nichts trifft.</translation>
    </message>
    <message>
        <source>A ten-meter duck that costs 13 PE</source>
        <translation>Eine zehn Meter große Ente, die 13 PE kostet</translation>
    </message>
    <message>
        <source>The duck from the Mesh Physics document: 25 hulls cost 13 PE. The penalty for a large physical object raises that to 65 PE.</source>
        <translation>Die Ente aus dem Mesh-Physics-Dokument: 25 Hüllen kosten 13 PE. Der Aufschlag für ein großes physisches Objekt erhöht das auf 65 PE.</translation>
    </message>
    <message>
        <source>A ramp made of one hull replaces eight steps at a tenth of the physics cost.</source>
        <translation>Eine Rampe aus einer Hülle ersetzt acht Stufen, für ein Zehntel der Physikkosten.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method picks the octree with the nearest center. It finds the crate, three meters inside the cliff, although the ray meets the cliff first.</source>
        <translation>Inexors Verfahren nimmt den Octree mit der nächsten Mitte. Es findet die Kiste, drei Meter tief in der Klippe, obwohl der Strahl zuerst die Klippe trifft.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method enters the nearest non-empty cube and never backtracks. It misses the cube behind that one.</source>
        <translation>Inexors Verfahren steigt in den nächsten Würfel ab, der nicht leer ist, und kehrt nie um. Den Würfel dahinter verfehlt es.</translation>
    </message>
    <message>
        <source>A bench under the legacy and new accounting</source>
        <translation>Eine Bank unter der alten und der neuen Berechnung</translation>
    </message>
    <message>
        <source>A linkset of plain prims costs 1 LI for each part. Once one part opts in to the new accounting, every part uses it: the arch alone then costs 26 PE.</source>
        <translation>Ein Linkset aus einfachen Prims kostet 1 LI je Teil. Sobald ein Teil auf die neue Berechnung umstellt, gilt sie für jedes Teil: Der Bogen allein kostet dann 26 PE.</translation>
    </message>
    <message>
        <source>Animated mesh has a download weight of at least 15 PE. A flexible ribbon has no physics at all.</source>
        <translation>Animiertes Mesh hat ein Downloadgewicht von mindestens 15 PE. Ein flexibles Band hat gar keine Physik.</translation>
    </message>
    <message>
        <source>The Mesh Physics document&apos;s calibration: a triangle 0.5 m wide costs 0.1 PE, and half as much at twice the size. No triangle mesh costs less than 0.5 PE.</source>
        <translation>Die Kalibrierung aus dem Mesh-Physics-Dokument: Ein 0,5 m breites Dreieck kostet 0,1 PE, in doppelter Größe die Hälfte. Kein Dreiecksmesh kostet weniger als 0,5 PE.</translation>
    </message>
    <message>
        <source>A normal or specular map opts a torus in to the new accounting, so its triangles add to the cost. One convex hull would fill the hole; twelve hulls keep it open.</source>
        <translation>Ein Normal- oder Glanzmaterial stellt einen Torus auf die neue Berechnung um, darum erhöhen seine Dreiecke die Kosten. Eine konvexe Hülle würde das Loch füllen; zwölf Hüllen halten es offen.</translation>
    </message>
    <message>
        <source>A hollow, cut and twisted sphere is a spiral of slivers. Linked to anything that opts in to the new accounting, this one prim costs more than a house.</source>
        <translation>Eine hohle, geschnittene und verdrehte Kugel ist eine Spirale aus Splittern. Mit etwas verlinkt, das auf die neue Berechnung umstellt, kostet dieses eine Prim mehr als ein Haus.</translation>
    </message>
</context>
<context>
    <name>ScenarioChanges</name>
    <message>
        <source>Add “%1”</source>
        <translation>Neu: „%1“</translation>
    </message>
    <message>
        <source>Duplicate “%1”</source>
        <translation>„%1“ duplizieren</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name and a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>„%1“ umbenennen</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>„%1“ löschen</translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>„%1“ anwenden</translation>
    </message>
</context>
<context>
    <name>SceneTexts</name>
    <message>
        <source>LOD high</source>
        <translation>LOD hoch</translation>
    </message>
    <message>
        <source>LOD medium</source>
        <translation>LOD mittel</translation>
    </message>
    <message>
        <source>LOD low</source>
        <translation>LOD niedrig</translation>
    </message>
    <message>
        <source>LOD lowest</source>
        <translation>LOD niedrigste</translation>
    </message>
    <message>
        <source>Physics mesh</source>
        <translation>Physik-Mesh</translation>
    </message>
    <message>
        <source>Base hull</source>
        <translation>Basishülle</translation>
    </message>
    <message>
        <source>Hulls</source>
        <translation>Hüllen</translation>
    </message>
    <message>
        <source>Prim as drawn</source>
        <translation>Prim, wie gezeichnet</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no such shape</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%L1</source>
        <comment>hulls</comment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%L1 vertices</source>
        <translation>%L1 Eckpunkte</translation>
    </message>
    <message>
        <source>%L1 triangles</source>
        <translation>%L1 Dreiecke</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a shape and its size</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a cost</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>hull %1: %L2 vertices</source>
        <translation>Hülle %1: %L2 Eckpunkte</translation>
    </message>
    <message>
        <source>%1
The part&apos;s physics cost is based on this shape.</source>
        <translation>%1
Die Physikkosten des Teils beruhen auf dieser Form.</translation>
    </message>
    <message>
        <source>Land impact of all linksets in the region; capacity %1 LI</source>
        <translation>Land Impact aller Linksets darin; Kapazität %1</translation>
    </message>
    <message>
        <source>Land impact</source>
        <translation>Land Impact</translation>
    </message>
    <message>
        <source>%1: could not be read</source>
        <comment>an octree</comment>
        <translation>%1: konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1: a single cube</source>
        <comment>an octree</comment>
        <translation>%1: ein einzelner Würfel</translation>
    </message>
    <message>
        <source>%1: %L2 cubes, depth %L3</source>
        <comment>an octree</comment>
        <translation>%1: %L2 Würfel, Tiefe %L3</translation>
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
        <translation>Physikkosten in PE, mit dem Aufschlag für Physisches</translation>
    </message>
    <message>
        <source>Physics cost in PE</source>
        <translation>Physikkosten in PE</translation>
    </message>
    <message>
        <source>%1
Its full cost is unknown: a mesh is missing or incomplete, or a size is unusable.</source>
        <translation>%1
Die vollen Kosten sind unbekannt: Ein Mesh fehlt oder ist unvollständig, oder eine Größe ist unbrauchbar.</translation>
    </message>
    <message>
        <source>%1
%L2 empty, %L3 solid, %L4 indented, %L5 divided; %6 wide</source>
        <translation>%1
%L2 leer, %L3 massiv, %L4 eingerückt, %L5 geteilt; %6 breit</translation>
    </message>
    <message>
        <source>Land impact of all linksets on the parcel; capacity %1 LI</source>
        <translation>Land Impact aller Linksets auf der Parzelle; Platz für %1 LI</translation>
    </message>
    <message>
        <source>1 triangle</source>
        <translation>1 Dreieck</translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact and capacity</comment>
        <translation>%1 von %2 LI</translation>
    </message>
    <message>
        <source>Solid</source>
        <comment>cubes</comment>
        <translation>Massiv</translation>
    </message>
    <message>
        <source>Indented</source>
        <comment>cubes</comment>
        <translation>Eingerückt</translation>
    </message>
    <message>
        <source>Divided</source>
        <comment>cubes</comment>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>cubes</comment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>%1: none</source>
        <comment>a kind of cubes</comment>
        <translation>%1: keine</translation>
    </message>
    <message>
        <source>%1: %L2, depth %L3, %4</source>
        <comment>a kind of cubes</comment>
        <translation>%1: %L2, Tiefe %L3, %4</translation>
    </message>
    <message>
        <source>%1: %L2, depth %L3 to %L4, %5</source>
        <comment>a kind of cubes</comment>
        <translation>%1: %L2, Tiefe %L3 bis %L4, %5</translation>
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
        <translation>Dreiecke: %L1</translation>
    </message>
    <message>
        <source>hulls: %L1, vertices: %L2</source>
        <translation>Hüllen: %L1, Eckpunkte: %L2</translation>
    </message>
    <message>
        <source>all kept</source>
        <translation>alle erhalten</translation>
    </message>
    <message>
        <source>blocked passages: %L1</source>
        <translation>versperrte Durchgänge: %L1</translation>
    </message>
    <message>
        <source>lost floors: %L1</source>
        <translation>verlorene Böden: %L1</translation>
    </message>
    <message>
        <source>would not be used; physics shape: %1</source>
        <translation>würde nicht verwendet; Physikform: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>meets the goal</source>
        <translation>wie verlangt</translation>
    </message>
    <message>
        <source>blocks passages</source>
        <translation>versperrt Durchgänge</translation>
    </message>
    <message>
        <source>too expensive</source>
        <translation>zu teuer</translation>
    </message>
    <message>
        <source>deviates too much</source>
        <translation>weicht zu stark ab</translation>
    </message>
    <message>
        <source>%1 (%2%)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>prims: %L1</source>
        <translation>Prims: %L1</translation>
    </message>
    <message>
        <source>meshes: %L1, vertices: %L2</source>
        <translation>Meshes: %L1, Eckpunkte: %L2</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>passages stay open</source>
        <translation>Durchgänge bleiben offen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>method and what it made</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1. Physics up to %2 PE is free because the download or server weight is already that high, so the closest shape is best.</source>
        <translation>%1. Physik bis %2 PE ist frei, weil das Download- oder Servergewicht schon so hoch ist; darum ist die genaueste Form die beste.</translation>
    </message>
    <message>
        <source>elsewhere %1</source>
        <comment>deviation where avatars do not touch the object</comment>
        <translation>anderswo %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deviation, elsewhere another</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Off by %1</source>
        <comment>how far shapes are off at most</comment>
        <translation>Weicht um %1 ab</translation>
    </message>
    <message>
        <source>Off by %1 where avatars touch, %2 elsewhere</source>
        <translation>Weicht um %1 ab, wo Avatare es berühren, anderswo um %2</translation>
    </message>
    <message>
        <source>Exact after steps in world</source>
        <translation>Genau nach Schritten inworld</translation>
    </message>
    <message>
        <source>Arrives exactly as shown</source>
        <translation>Kommt genau wie gezeigt an</translation>
    </message>
    <message>
        <source>Arrives as Analyze makes it</source>
        <translation>Kommt an, wie „Analysieren“ sie macht</translation>
    </message>
    <message>
        <source>After Analyze: %1 PE</source>
        <translation>Nach „Analysieren“: %1 PE</translation>
    </message>
    <message>
        <source>After Analyze: %1–%2 PE</source>
        <translation>Nach „Analysieren“: %1–%2 PE</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from least to most</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>After Analyze; %1 before</source>
        <translation>Nach „Analysieren“; vorher %1</translation>
    </message>
</context>
<context>
    <name>ShortcutKeys</name>
    <message>
        <source>Text fields need these keys; choose others.</source>
        <translation>Textfelder brauchen diese Tasten; wählen Sie andere.</translation>
    </message>
    <message>
        <source>Alt plus a letter opens a menu; choose other keys.</source>
        <translation>Alt und ein Buchstabe öffnen ein Menü; wählen Sie andere Tasten.</translation>
    </message>
    <message>
        <source>These keys bring a panel to the front; choose others.</source>
        <translation>Diese Tasten holen einen Bereich nach vorn; wählen Sie andere.</translation>
    </message>
    <message>
        <source>The tree uses these keys to hide, show or isolate the selection; choose others.</source>
        <translation>Mit diesen Tasten verbirgt, zeigt oder isoliert der Baum die Auswahl; wählen Sie andere.</translation>
    </message>
    <message>
        <source>“%1” already uses these keys; choose others.</source>
        <translation>„%1“ verwendet diese Tasten schon; wählen Sie andere.</translation>
    </message>
</context>
<context>
    <name>TermText</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&lt;p&gt;Source: %1 (%2)&lt;/p&gt;</source>
        <translation>&lt;p&gt;Quelle: %1 (%2)&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
    <message>
        <source>takes longer than expected</source>
        <translation>dauert länger als erwartet</translation>
    </message>
</context>
<context>
    <name>WhatChanged</name>
    <message>
        <source>%1: %2</source>
        <comment>an object and its land impact before and now</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Last change (LI): %1</source>
        <comment>land impact</comment>
        <translation>Letzte Änderung (LI): %1</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>cannot be read: {reason}</source>
        <extracomment>file.cannot_read</extracomment>
        <translation>kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <extracomment>file.cannot_write</extracomment>
        <translation>kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>; did you mean &quot;{word}&quot;?</source>
        <extracomment>word.hint</extracomment>
        <translation>; war „{word}“ gemeint?</translation>
    </message>
    <message>
        <source>\x must be followed by two hexadecimal digits</source>
        <extracomment>llsd.bad_escape</extracomment>
        <translation>auf \x müssen zwei Hexadezimalziffern folgen</translation>
    </message>
    <message>
        <source>the XML is not well-formed ({reason})</source>
        <extracomment>llsd.bad_xml</extracomment>
        <translation>das XML ist nicht wohlgeformt ({reason})</translation>
    </message>
    <message>
        <source>the root element must be &lt;llsd&gt;</source>
        <extracomment>llsd.no_llsd</extracomment>
        <translation>das Wurzelelement muss &lt;llsd&gt; sein</translation>
    </message>
    <message>
        <source>has too few distinct points ({points}); a hull needs at least four points that are not in one plane</source>
        <extracomment>mesh.hull_few_points</extracomment>
        <translation>hat zu wenige verschiedene Punkte ({points}); eine Hülle braucht mindestens vier Punkte, die nicht in einer Ebene liegen</translation>
    </message>
    <message>
        <source>has no volume, because its {points} distinct points lie in one plane</source>
        <extracomment>mesh.hull_flat</extracomment>
        <translation>hat kein Volumen, weil die {points} verschiedenen Punkte in einer Ebene liegen</translation>
    </message>
    <message>
        <source>a mesh asset must begin with a map that lists its blocks</source>
        <extracomment>asset.no_header</extracomment>
        <translation>ein Mesh-Asset muss mit einer Map beginnen, die seine Blöcke aufzählt</translation>
    </message>
    <message>
        <source>no block of this mesh asset can be read: {reason}</source>
        <extracomment>asset.nothing_decoded</extracomment>
        <translation>kein Block dieses Mesh-Assets ist lesbar: {reason}</translation>
    </message>
    <message>
        <source>the block should end at byte {end}, but the file ends at byte {file}</source>
        <extracomment>asset.beyond_file</extracomment>
        <translation>der Block sollte bei Byte {end} enden, die Datei endet aber bei Byte {file}</translation>
    </message>
    <message>
        <source>{key} must be {expected}</source>
        <extracomment>asset.wrong_type</extracomment>
        <translation>{key}: erwartet wird {expected}</translation>
    </message>
    <message>
        <source>this level of detail is missing; every asset needs it</source>
        <extracomment>asset.lod_missing</extracomment>
        <translation>diese Detailstufe fehlt; jedes Asset braucht sie</translation>
    </message>
    <message>
        <source>has {faces} faces; the grid accepts at most {limit}</source>
        <extracomment>asset.many_faces</extracomment>
        <translation>hat {faces} Flächen; das Grid nimmt höchstens {limit}</translation>
    </message>
    <message>
        <source>has {hulls} hulls; the grid accepts at most {limit}</source>
        <extracomment>asset.many_hulls</extracomment>
        <translation>hat {hulls} Hüllen; das Grid nimmt höchstens {limit}</translation>
    </message>
    <message>
        <source>is not valid JSON: {reason}</source>
        <extracomment>json.syntax</extracomment>
        <translation>ist kein gültiges JSON: {reason}</translation>
    </message>
    <message>
        <source>the octree is nested too deeply; the limit is {limit} levels</source>
        <extracomment>octree.too_deep</extracomment>
        <translation>der Octree ist zu tief verschachtelt; die Grenze sind {limit} Ebenen</translation>
    </message>
    <message>
        <source>this key is given more than once; its last value is used</source>
        <extracomment>json.duplicate_key</extracomment>
        <translation>ist mehrfach angegeben; die letzte Angabe gilt</translation>
    </message>
    <message numerus="yes">
        <source>{count} more findings are not shown</source>
        <extracomment>findings.more</extracomment>
        <translation>
            <numerusform>ein weiterer Befund wird nicht gezeigt</numerusform>
            <numerusform>{count} weitere Befunde werden nicht gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} must be from {minimum} to {maximum}{unit}, not {value}</source>
        <extracomment>profile.out_of_range</extracomment>
        <translation>{key} muss von {minimum} bis {maximum}{unit} sein, nicht {value}</translation>
    </message>
    <message>
        <source>a profile must be a JSON object such as {&quot;base&quot;: &quot;second-life&quot;, &quot;set&quot;: {}}</source>
        <extracomment>profile.not_an_object</extracomment>
        <translation>ein Profil muss ein JSON-Objekt wie {&quot;base&quot;: &quot;second-life&quot;, &quot;set&quot;: {}} sein</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>report.yes</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>report.no</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>report.total</extracomment>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>there is no linkset &quot;{name}&quot;{hint}</source>
        <extracomment>find.unknown_linkset</extracomment>
        <translation>es gibt kein Linkset „{name}“{hint}</translation>
    </message>
    <message>
        <source>there is no part &quot;{name}&quot;{hint}</source>
        <extracomment>find.unknown_part</extracomment>
        <translation>es gibt kein Teil „{name}“{hint}</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>column.file</extracomment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>column.region</extracomment>
        <translation>Region</translation>
    </message>
    <message>
        <source>linkset</source>
        <extracomment>column.linkset</extracomment>
        <translation>Linkset</translation>
    </message>
    <message>
        <source>linkset id</source>
        <extracomment>column.linkset_id</extracomment>
        <translation>Linkset-ID</translation>
    </message>
    <message>
        <source>linksets</source>
        <extracomment>export.lost_linksets</extracomment>
        <translation>Linksets</translation>
    </message>
    <message>
        <source>part</source>
        <extracomment>column.part</extracomment>
        <translation>Teil</translation>
    </message>
    <message>
        <source>part id</source>
        <extracomment>column.part_id</extracomment>
        <translation>Teil-ID</translation>
    </message>
    <message>
        <source>parts</source>
        <extracomment>column.parts</extracomment>
        <translation>Teile</translation>
    </message>
    <message>
        <source>kind</source>
        <extracomment>column.kind</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>shape type</source>
        <extracomment>column.shape_type</extracomment>
        <translation>Formtyp</translation>
    </message>
    <message>
        <source>because</source>
        <extracomment>changes.because</extracomment>
        <translation>Grund</translation>
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
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>width m</source>
        <extracomment>column.width_m</extracomment>
        <translation>Breite m</translation>
    </message>
    <message>
        <source>hulls</source>
        <extracomment>column.hulls</extracomment>
        <translation>Hüllen</translation>
    </message>
    <message>
        <source>hull vertices</source>
        <extracomment>column.hull_vertices</extracomment>
        <translation>Hülleneckpunkte</translation>
    </message>
    <message>
        <source>scripts</source>
        <extracomment>column.scripts</extracomment>
        <translation>Skripte</translation>
    </message>
    <message>
        <source>physical</source>
        <extracomment>column.physical</extracomment>
        <translation>physisch</translation>
    </message>
    <message>
        <source>accounting</source>
        <extracomment>column.accounting</extracomment>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>mean face area m²</source>
        <extracomment>column.mean_face_area_m2</extracomment>
        <translation>mittl. Seitenfläche m²</translation>
    </message>
    <message>
        <source>physics</source>
        <extracomment>column.physics_cost</extracomment>
        <translation>Physik</translation>
    </message>
    <message>
        <source>if physical</source>
        <extracomment>column.physics_cost_physical</extracomment>
        <translation>wenn physisch</translation>
    </message>
    <message>
        <source>can be physical after</source>
        <extracomment>changes.physical_after</extracomment>
        <translation>physisch erlaubt nachher</translation>
    </message>
    <message>
        <source>download</source>
        <extracomment>column.streaming_cost</extracomment>
        <translation>Download</translation>
    </message>
    <message>
        <source>server</source>
        <extracomment>column.server_cost</extracomment>
        <translation>Server</translation>
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
        <translation>Land Impact</translation>
    </message>
    <message>
        <source>decided by</source>
        <extracomment>column.decided_by</extracomment>
        <translation>entscheidend</translation>
    </message>
    <message>
        <source>capacity</source>
        <extracomment>column.capacity</extracomment>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>column.free</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>confidence</source>
        <extracomment>column.confidence</extracomment>
        <translation>Gewissheit</translation>
    </message>
    <message>
        <source>profile</source>
        <extracomment>column.profile</extracomment>
        <translation>Profil</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <extracomment>column.file_sha256</extracomment>
        <translation>SHA-256 der Datei</translation>
    </message>
    <message>
        <source>key</source>
        <extracomment>column.key</extracomment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>column.value</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>unit</source>
        <extracomment>column.unit</extracomment>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>meaning</source>
        <extracomment>column.meaning</extracomment>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>accounting model</source>
        <extracomment>column.accounting_model</extracomment>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>rounding</source>
        <extracomment>column.rounding</extracomment>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>base hull source</source>
        <extracomment>column.base_hull_source</extracomment>
        <translation>Quelle der Basishülle</translation>
    </message>
    <message>
        <source>level of detail</source>
        <extracomment>column.lod</extracomment>
        <translation>Detailstufe (LOD)</translation>
    </message>
    <message>
        <source>faces</source>
        <extracomment>column.faces</extracomment>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>vertices</source>
        <extracomment>column.vertices</extracomment>
        <translation>Eckpunkte</translation>
    </message>
    <message>
        <source>stored bytes</source>
        <extracomment>column.bytes</extracomment>
        <translation>Bytes gespeichert</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>column.block</extracomment>
        <translation>Block</translation>
    </message>
    <message>
        <source>offset</source>
        <extracomment>column.offset</extracomment>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>decoded bytes</source>
        <extracomment>column.decoded_bytes</extracomment>
        <translation>Bytes entpackt</translation>
    </message>
    <message>
        <source>  {kind}, {bytes} bytes</source>
        <extracomment>inspect.kind</extracomment>
        <translation>  {kind}, {bytes} Byte</translation>
    </message>
    <message>
        <source>  SHA-256 {sha256}</source>
        <extracomment>inspect.sha256</extracomment>
        <translation>  SHA-256 {sha256}</translation>
    </message>
    <message>
        <source>  physics mesh: none</source>
        <extracomment>inspect.no_physics_mesh</extracomment>
        <translation>  Physik-Mesh: keines</translation>
    </message>
    <message>
        <source>  base hull: {vertices} vertices, volume {volume}</source>
        <extracomment>inspect.base_hull</extracomment>
        <translation>  Basishülle: {vertices} Eckpunkte, Volumen {volume}</translation>
    </message>
    <message>
        <source>  base hull: none stored</source>
        <extracomment>inspect.no_base_hull</extracomment>
        <translation>  Basishülle: keine gespeichert</translation>
    </message>
    <message>
        <source>  hull list: none</source>
        <extracomment>inspect.no_hulls</extracomment>
        <translation>  Hüllenliste: keine</translation>
    </message>
    <message>
        <source>Physics cost of the mesh as a single part of 1 × 1 × 1 m</source>
        <extracomment>inspect.estimates</extracomment>
        <translation>Physikkosten als ein Teil von 1 × 1 × 1 m</translation>
    </message>
    <message>
        <source>  with shape type {shape_type}: {cost} PE ({representation})</source>
        <extracomment>inspect.estimate</extracomment>
        <translation>  mit Formtyp „{shape_type}“: {cost} PE ({representation})</translation>
    </message>
    <message>
        <source>  values that the grid&apos;s uploader recorded in the file:</source>
        <extracomment>inspect.recorded</extracomment>
        <translation>  Werte, die der Uploader des Grids in der Datei vermerkt hat:</translation>
    </message>
    <message>
        <source>    cost as one hull: {value} PE</source>
        <extracomment>inspect.recorded_hull</extracomment>
        <translation>    Kosten als eine Hülle: {value} PE</translation>
    </message>
    <message>
        <source>    discounted vertices of that hull: {value}</source>
        <extracomment>inspect.recorded_hull_vertices</extracomment>
        <translation>    Eckpunkte dieser Hülle, mit Abzug: {value}</translation>
    </message>
    <message>
        <source>    cost as a hull list: {value} PE</source>
        <extracomment>inspect.recorded_decomposition</extracomment>
        <translation>    Kosten als Hüllenliste: {value} PE</translation>
    </message>
    <message>
        <source>    hulls in the list: {value}</source>
        <extracomment>inspect.recorded_hulls</extracomment>
        <translation>    Hüllen in der Liste: {value}</translation>
    </message>
    <message>
        <source>    discounted vertices in the list: {value}</source>
        <extracomment>inspect.recorded_decomposition_vertices</extracomment>
        <translation>    Eckpunkte der Liste, mit Abzug: {value}</translation>
    </message>
    <message>
        <source>    triangles of the physics mesh: {value}</source>
        <extracomment>inspect.recorded_triangles</extracomment>
        <translation>    Dreiecke des Physik-Meshs: {value}</translation>
    </message>
    <message>
        <source>    the nine numbers of the triangle mesh formula:{values}</source>
        <extracomment>inspect.recorded_mesh</extracomment>
        <translation>    neun Zahlen der Formel für Dreiecksmeshes:{values}</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>inspect.findings</extracomment>
        <translation>Befunde</translation>
    </message>
    <message>
        <source> ({count} times)</source>
        <extracomment>inspect.times</extracomment>
        <translation> ({count}-mal)</translation>
    </message>
    <message>
        <source>{part}, part {number} of {linkset}</source>
        <extracomment>explain.part</extracomment>
        <translation>{part}, Teil {number} von {linkset}</translation>
    </message>
    <message>
        <source>unnamed linkset {number}</source>
        <extracomment>weighing.unnamed_linkset</extracomment>
        <translation>unbenanntes Linkset {number}</translation>
    </message>
    <message>
        <source>unnamed part {number}</source>
        <extracomment>weighing.unnamed_part</extracomment>
        <translation>unbenanntes Teil {number}</translation>
    </message>
    <message>
        <source>The land impact is the largest of these weights, {rounding}.</source>
        <extracomment>explain.largest_weight</extracomment>
        <translation>Der Land Impact ist das größte dieser drei Gewichte, {rounding}.</translation>
    </message>
    <message>
        <source>rounded to the nearest whole number</source>
        <extracomment>explain.rounded_nearest</extracomment>
        <translation>auf die nächste ganze Zahl gerundet</translation>
    </message>
    <message>
        <source>rounded up</source>
        <extracomment>explain.rounded_up</extracomment>
        <translation>aufgerundet</translation>
    </message>
    <message>
        <source>{rank}. {name}: {value} PE, {share}%</source>
        <extracomment>explain.cause</extracomment>
        <translation>{rank}. {name}: {value} PE, {share} %</translation>
    </message>
    <message>
        <source>{part}: {kind}, {size} m</source>
        <extracomment>explain.part_title</extracomment>
        <translation>{part}: {kind}, {size} m</translation>
    </message>
    <message>
        <source>{part} and {count} more just like it: {kind}, {size} m</source>
        <extracomment>explain.alike</extracomment>
        <translation>{part} und {count} weitere genau gleiche: {kind}, {size} m</translation>
    </message>
    <message>
        <source>{name}: {filled} PE ({confidence}){measured}</source>
        <extracomment>explain.formula</extracomment>
        <translation>{name}: {filled} PE ({confidence}){measured}</translation>
    </message>
    <message>
        <source>; {value}: {meaning}</source>
        <extracomment>explain.measured</extracomment>
        <translation>; {value}: {meaning}</translation>
    </message>
    <message>
        <source>Of this, {list}</source>
        <extracomment>explain.carriers</extracomment>
        <translation>Davon: {list}</translation>
    </message>
    <message>
        <source>{share}% comes from {name}</source>
        <extracomment>explain.carrier</extracomment>
        <translation>{share} % {name}</translation>
    </message>
    <message>
        <source>Weighed under the profile {profile}.</source>
        <extracomment>explain.profile</extracomment>
        <translation>Gewogen nach dem Profil {profile}.</translation>
    </message>
    <message>
        <source>{key} is {value} instead of {standard}</source>
        <extracomment>explain.change</extracomment>
        <translation>{key} ist {value} statt {standard}</translation>
    </message>
    <message>
        <source>Visual mesh</source>
        <extracomment>legend.visual</extracomment>
        <translation>Sichtbares Mesh</translation>
    </message>
    <message>
        <source>Prim</source>
        <extracomment>kit.type_prim</extracomment>
        <translation>Prim</translation>
    </message>
    <message>
        <source>Physics mesh</source>
        <extracomment>legend.physics_mesh</extracomment>
        <translation>Physik-Mesh</translation>
    </message>
    <message>
        <source>Base hull</source>
        <extracomment>legend.base_hull</extracomment>
        <translation>Basishülle</translation>
    </message>
    <message>
        <source>Hulls</source>
        <extracomment>legend.hulls</extracomment>
        <translation>Hüllen</translation>
    </message>
    <message>
        <source>Bounding box</source>
        <extracomment>legend.bounding_box</extracomment>
        <translation>Bounding-Box</translation>
    </message>
    <message>
        <source>Degenerate triangle</source>
        <extracomment>legend.degenerate</extracomment>
        <translation>Entartetes Dreieck</translation>
    </message>
    <message>
        <source>Material {number}</source>
        <extracomment>legend.material</extracomment>
        <translation>Material {number}</translation>
    </message>
    <message>
        <source>Hull {number}</source>
        <extracomment>legend.hull</extracomment>
        <translation>Hülle {number}</translation>
    </message>
    <message>
        <source>is not a project; choose a project file to save to</source>
        <extracomment>document.no_project_file</extracomment>
        <translation>ist kein Projekt; bitte eine Projektdatei zum Speichern wählen</translation>
    </message>
    <message>
        <source>Its physics shape type is None. It has no physics shape, so avatars walk through it and it has no physics cost.</source>
        <extracomment>reason.shape_none</extracomment>
        <translation>Sein Physikformtyp ist „Keine“. Es hat keine Physikform, darum gehen Avatare hindurch, und es kostet keine Physik.</translation>
    </message>
    <message>
        <source>the Mesh Physics document gives the formula; the value is an illustration</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>Die Formel steht im Mesh-Physics-Dokument; der Wert ist ein Beispiel</translation>
    </message>
    <message>
        <source>PE</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>PE</translation>
    </message>
    <message>
        <source>Mesh Physics document</source>
        <extracomment>term.physics</extracomment>
        <translation>Mesh-Physics-Dokument</translation>
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
        <translation>Aktivitätskosten eines Linksets, das Skripte hat oder physisch ist</translation>
    </message>
    <message>
        <source>active cost of any other linkset</source>
        <extracomment>constant.active_cost_low</extracomment>
        <translation>Aktivitätskosten jedes anderen Linksets</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>constant.width_min</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>a legacy linkset with more parts than this cannot be set physical</source>
        <extracomment>constant.legacy_physical_limit</extracomment>
        <translation>dieselbe Grenze für ein Linkset nach alter Berechnung, in Teilen</translation>
    </message>
    <message>
        <source>well known among creators; no official page states it</source>
        <extracomment>constant.legacy_physical_limit</extracomment>
        <translation>unter Kreativen bekannt; keine offizielle Seite sagt es</translation>
    </message>
    <message>
        <source>representation</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>Formwahl</translation>
    </message>
    <message>
        <source>average side length above which a prim is tessellated at detail 2</source>
        <extracomment>constant.prim_detail_medium</extracomment>
        <translation>mittlere Seitenlänge, ab der ein Prim mit Detail 2 in Dreiecke zerlegt wird</translation>
    </message>
    <message>
        <source>the grid&apos;s official page on land impact</source>
        <extracomment>term.land_impact</extracomment>
        <translation>offizielle Seite des Grids zum Land Impact</translation>
    </message>
    <message>
        <source>cost per script after the first; the server weight is at most 1 PE per part</source>
        <extracomment>constant.server_per_script</extracomment>
        <translation>je Skript nach dem ersten; das Servergewicht ist höchstens 1 PE je Teil</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer</source>
        <extracomment>term.streaming</extracomment>
        <translation>Berechnung der Streamingkosten im quelloffenen Viewer</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>Byte</translation>
    </message>
    <message>
        <source>m2</source>
        <extracomment>constant.max_area</extracomment>
        <translation>m²</translation>
    </message>
    <message>
        <source>the medium level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_medium</extracomment>
        <translation>die mittlere Stufe wird in Entfernungen über dem Radius des Teils, geteilt durch diesen Wert, gezeigt</translation>
    </message>
    <message>
        <source>cost per charged triangle of animated mesh</source>
        <extracomment>constant.animated_per_triangle</extracomment>
        <translation>je berechnetem Dreieck von animiertem Mesh</translation>
    </message>
    <message>
        <source>totals</source>
        <extracomment>constant.land_impact_minimum</extracomment>
        <translation>Summen</translation>
    </message>
    <message>
        <source>the open-source OpenSim server</source>
        <extracomment>term.opensim_total</extracomment>
        <translation>quelloffener OpenSim-Server</translation>
    </message>
    <message>
        <source>opensim</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>OpenSim</translation>
    </message>
    <message>
        <source>cost per index of a triangle mesh</source>
        <extracomment>constant.opensim_index</extracomment>
        <translation>je Index eines Dreiecksmeshs</translation>
    </message>
    <message>
        <source>streaming cost of a part</source>
        <extracomment>constant.opensim_streaming</extracomment>
        <translation>Streamingkosten eines Teils</translation>
    </message>
    <message>
        <source>server weight</source>
        <extracomment>term.server</extracomment>
        <translation>Servergewicht</translation>
    </message>
    <message>
        <source>simulator cost</source>
        <extracomment>term.src</extracomment>
        <translation>Simulatorkosten</translation>
    </message>
    <message>
        <source>render and simulator cost</source>
        <extracomment>term.rrc</extracomment>
        <translation>Render- und Simulatorkosten</translation>
    </message>
    <message>
        <source>{part}: no physics shape</source>
        <extracomment>term.no_shape</extracomment>
        <translation>{part}: keine Physikform</translation>
    </message>
    <message>
        <source>{part}: a box</source>
        <extracomment>term.primitive_box</extracomment>
        <translation>{part}: ein Quader</translation>
    </message>
    <message>
        <source>{part}: a sphere or cylinder</source>
        <extracomment>term.primitive_round</extracomment>
        <translation>{part}: eine Kugel oder ein Zylinder</translation>
    </message>
    <message>
        <source>{part}: one convex hull</source>
        <extracomment>term.hull</extracomment>
        <translation>{part}: eine konvexe Hülle</translation>
    </message>
    <message>
        <source>{part}: convex decomposition</source>
        <extracomment>term.decomposition</extracomment>
        <translation>{part}: konvexe Zerlegung</translation>
    </message>
    <message>
        <source>{part}: triangle mesh</source>
        <extracomment>term.triangle_mesh</extracomment>
        <translation>{part}: Dreiecksmesh</translation>
    </message>
    <message>
        <source>triangle {of}, {width} m wide</source>
        <extracomment>term.triangle</extracomment>
        <translation>Dreieck {of}, {width} m breit</translation>
    </message>
    <message>
        <source>the other {of} triangles</source>
        <extracomment>term.other_triangles</extracomment>
        <translation>die anderen {of} Dreiecke</translation>
    </message>
    <message>
        <source>hull {of}</source>
        <extracomment>term.one_hull</extracomment>
        <translation>Hülle {of}</translation>
    </message>
    <message>
        <source>the other {of} hulls</source>
        <extracomment>term.other_hulls</extracomment>
        <translation>die anderen {of} Hüllen</translation>
    </message>
    <message>
        <source>inferred from the streaming cost calculation in the open-source viewer</source>
        <extracomment>term.streaming_sculpt</extracomment>
        <translation>erschlossen aus der Berechnung der Streamingkosten im quelloffenen Viewer</translation>
    </message>
    <message>
        <source>triangles shown on average</source>
        <extracomment>term.shown_triangles</extracomment>
        <translation>im Mittel gezeigte Dreiecke</translation>
    </message>
    <message>
        <source>triangles from the {of} level of detail</source>
        <extracomment>term.lod_shown</extracomment>
        <translation>Dreiecke aus der Detailstufe „{of}“</translation>
    </message>
    <message>
        <source>the {of} level&apos;s share of the total area</source>
        <extracomment>term.lod_share</extracomment>
        <translation>Anteil der Stufe „{of}“ an der gesamten Fläche</translation>
    </message>
    <message>
        <source>area in which the {of} level is shown</source>
        <extracomment>term.lod_ring</extracomment>
        <translation>Fläche, auf der die Stufe „{of}“ gezeigt wird</translation>
    </message>
    <message>
        <source>sum of the parts&apos; largest weights</source>
        <extracomment>term.opensim_total</extracomment>
        <translation>Summe der größten Gewichte der Teile</translation>
    </message>
    <message>
        <source>{part}: the largest of its weights</source>
        <extracomment>term.opensim_part</extracomment>
        <translation>{part}: das größte seiner Gewichte</translation>
    </message>
    <message>
        <source>{part}: a native box or sphere</source>
        <extracomment>term.opensim_native</extracomment>
        <translation>{part}: ein einfacher Quader oder eine Kugel</translation>
    </message>
    <message>
        <source>inferred from the open-source OpenSim server</source>
        <extracomment>term.opensim_shapeless</extracomment>
        <translation>erschlossen aus dem quelloffenen OpenSim-Server</translation>
    </message>
    <message>
        <source>{part}: triangles</source>
        <extracomment>term.opensim_mesh</extracomment>
        <translation>{part}: Dreiecke</translation>
    </message>
    <message>
        <source>{part}: physical</source>
        <extracomment>term.opensim_physical</extracomment>
        <translation>{part}: physisch</translation>
    </message>
    <message>
        <source>{part}: streaming</source>
        <extracomment>term.opensim_stream</extracomment>
        <translation>{part}: Streaming</translation>
    </message>
    <message>
        <source>{part}: simulation</source>
        <extracomment>term.opensim_simulate</extracomment>
        <translation>{part}: Simulation</translation>
    </message>
    <message>
        <source>harmonic mean of the triangles&apos; widths</source>
        <extracomment>quantity</extracomment>
        <translation>harmonisches Mittel der Dreiecksbreiten</translation>
    </message>
    <message>
        <source>mean face area of the linkset&apos;s bounding box</source>
        <extracomment>quantity</extracomment>
        <translation>mittlere Seitenfläche der Bounding-Box des Linksets</translation>
    </message>
    <message>
        <source>parts of the linkset</source>
        <extracomment>quantity</extracomment>
        <translation>Teile des Linksets</translation>
    </message>
    <message>
        <source>scripts after the first</source>
        <extracomment>quantity</extracomment>
        <translation>Skripte nach dem ersten</translation>
    </message>
    <message>
        <source>half the diagonal of the part</source>
        <extracomment>quantity</extracomment>
        <translation>halbe Diagonale des Teils</translation>
    </message>
    <message>
        <source>stored size of this level of detail</source>
        <extracomment>quantity</extracomment>
        <translation>gespeicherte Größe dieser Detailstufe</translation>
    </message>
    <message>
        <source>triangles of the prim at this level of detail</source>
        <extracomment>quantity</extracomment>
        <translation>Dreiecke des Prims auf dieser Detailstufe</translation>
    </message>
    <message>
        <source>triangles that are free at this level</source>
        <extracomment>quantity</extracomment>
        <translation>Dreiecke, die auf dieser Stufe frei sind</translation>
    </message>
    <message>
        <source>squared length of half the part&apos;s size</source>
        <extracomment>quantity</extracomment>
        <translation>Quadrat der Länge der halben Größe des Teils</translation>
    </message>
    <message>
        <source>squared length of the part&apos;s size</source>
        <extracomment>quantity</extracomment>
        <translation>Quadrat der Länge der Größe des Teils</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>quantity</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>mesh</source>
        <extracomment>word</extracomment>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>box</source>
        <extracomment>word</extracomment>
        <translation>Quader</translation>
    </message>
    <message>
        <source>cylinder</source>
        <extracomment>word</extracomment>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>prism</source>
        <extracomment>word</extracomment>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>sphere</source>
        <extracomment>word</extracomment>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>torus</source>
        <extracomment>word</extracomment>
        <translation>Torus</translation>
    </message>
    <message>
        <source>tube</source>
        <extracomment>word</extracomment>
        <translation>Rohr</translation>
    </message>
    <message>
        <source>ring</source>
        <extracomment>word</extracomment>
        <translation>Ring</translation>
    </message>
    <message>
        <source>sculpt</source>
        <extracomment>word</extracomment>
        <translation>Sculpt</translation>
    </message>
    <message>
        <source>flexible</source>
        <extracomment>word</extracomment>
        <translation>flexibel</translation>
    </message>
    <message>
        <source>prim</source>
        <extracomment>word</extracomment>
        <translation>Prim</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>word</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>convex hull</source>
        <extracomment>word</extracomment>
        <translation>konvexe Hülle</translation>
    </message>
    <message>
        <source>primitive</source>
        <extracomment>word</extracomment>
        <translation>Grundform</translation>
    </message>
    <message>
        <source>base hull</source>
        <extracomment>asset.place_base_hull</extracomment>
        <translation>Basishülle</translation>
    </message>
    <message>
        <source>hull</source>
        <extracomment>word</extracomment>
        <translation>Hülle</translation>
    </message>
    <message>
        <source>decomposition</source>
        <extracomment>published</extracomment>
        <translation>Zerlegung</translation>
    </message>
    <message>
        <source>triangle mesh</source>
        <extracomment>word</extracomment>
        <translation>Dreiecksmesh</translation>
    </message>
    <message>
        <source>legacy</source>
        <extracomment>word</extracomment>
        <translation>alt</translation>
    </message>
    <message>
        <source>documented</source>
        <extracomment>word</extracomment>
        <translation>belegt</translation>
    </message>
    <message>
        <source>viewer</source>
        <extracomment>word</extracomment>
        <translation>Viewer</translation>
    </message>
    <message>
        <source>likely</source>
        <extracomment>word</extracomment>
        <translation>wahrscheinlich</translation>
    </message>
    <message>
        <source>estimate</source>
        <extracomment>word</extracomment>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>illustration</source>
        <extracomment>word</extracomment>
        <translation>Beispielwert</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>word</extracomment>
        <translation>hoch</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>word</extracomment>
        <translation>mittel</translation>
    </message>
    <message>
        <source>low</source>
        <extracomment>word</extracomment>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>lowest</source>
        <extracomment>word</extracomment>
        <translation>niedrigste</translation>
    </message>
    <message>
        <source>project</source>
        <extracomment>word</extracomment>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>mesh asset</source>
        <extracomment>word</extracomment>
        <translation>Mesh-Asset</translation>
    </message>
    <message>
        <source>slm</source>
        <extracomment>word</extracomment>
        <translation>slm</translation>
    </message>
    <message>
        <source>open sim object</source>
        <extracomment>word</extracomment>
        <translation>OpenSim-Objekt</translation>
    </message>
    <message>
        <source>open sim archive</source>
        <extracomment>word</extracomment>
        <translation>OpenSim-Archiv</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>cost.unknown</extracomment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>note</source>
        <extracomment>column.note</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <extracomment>word</extracomment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>error</source>
        <extracomment>word</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>word</extracomment>
        <translation>wie Profil</translation>
    </message>
    <message>
        <source>circle</source>
        <extracomment>word</extracomment>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>square</source>
        <extracomment>word</extracomment>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>triangle</source>
        <extracomment>word</extracomment>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>shape none</source>
        <extracomment>word</extracomment>
        <translation>Form „Keine“</translation>
    </message>
    <message>
        <source>root none as hull</source>
        <extracomment>word</extracomment>
        <translation>Root als Hülle</translation>
    </message>
    <message>
        <source>thin round box</source>
        <extracomment>word</extracomment>
        <translation>dünn und rund</translation>
    </message>
    <message>
        <source>tiny box</source>
        <extracomment>word</extracomment>
        <translation>kleiner Quader</translation>
    </message>
    <message>
        <source>thin straight box</source>
        <extracomment>word</extracomment>
        <translation>dünn und gerade</translation>
    </message>
    <message>
        <source>shape convex hull</source>
        <extracomment>word</extracomment>
        <translation>Form „konvexe Hülle“</translation>
    </message>
    <message>
        <source>convex</source>
        <extracomment>word</extracomment>
        <translation>konvex</translation>
    </message>
    <message>
        <source>two small sides</source>
        <extracomment>word</extracomment>
        <translation>zwei kleine Seiten</translation>
    </message>
    <message>
        <source>hull list</source>
        <extracomment>word</extracomment>
        <translation>Hüllenliste</translation>
    </message>
    <message>
        <source>physics mesh</source>
        <extracomment>asset.place_mesh</extracomment>
        <translation>Physik-Mesh</translation>
    </message>
    <message>
        <source>thin mesh</source>
        <extracomment>word</extracomment>
        <translation>dünnes Mesh</translation>
    </message>
    <message>
        <source>dynamic without hulls</source>
        <extracomment>word</extracomment>
        <translation>bewegt ohne Hüllen</translation>
    </message>
    <message>
        <source>no physics shape</source>
        <extracomment>word</extracomment>
        <translation>keine Physikform</translation>
    </message>
    <message>
        <source>not convex</source>
        <extracomment>word</extracomment>
        <translation>nicht konvex</translation>
    </message>
    <message>
        <source>Simulation factor</source>
        <extracomment>title</extracomment>
        <translation>Simulationsfaktor</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>kit.server</extracomment>
        <translation>Server</translation>
    </message>
    <message>
        <source>Linkset factor</source>
        <extracomment>title</extracomment>
        <translation>Linkset-Faktor</translation>
    </message>
    <message>
        <source>Triangle constant</source>
        <extracomment>title</extracomment>
        <translation>Dreieckskonstante</translation>
    </message>
    <message>
        <source>Physics</source>
        <extracomment>kit.physics</extracomment>
        <translation>Physik</translation>
    </message>
    <message>
        <source>Penalty per area</source>
        <extracomment>title</extracomment>
        <translation>Aufschlag je Fläche</translation>
    </message>
    <message>
        <source>Active cost high</source>
        <extracomment>title</extracomment>
        <translation>Aktivkosten hoch</translation>
    </message>
    <message>
        <source>Active cost low</source>
        <extracomment>title</extracomment>
        <translation>Aktivkosten niedrig</translation>
    </message>
    <message>
        <source>Primitive cost</source>
        <extracomment>title</extracomment>
        <translation>Grundformkosten</translation>
    </message>
    <message>
        <source>Hull cost</source>
        <extracomment>title</extracomment>
        <translation>Hüllenkosten</translation>
    </message>
    <message>
        <source>Hull vertex cost</source>
        <extracomment>title</extracomment>
        <translation>Hülleneckpunktkosten</translation>
    </message>
    <message>
        <source>Minimum mesh cost</source>
        <extracomment>title</extracomment>
        <translation>Mesh-Mindestkosten</translation>
    </message>
    <message>
        <source>Width min</source>
        <extracomment>title</extracomment>
        <translation>Kleinste Breite</translation>
    </message>
    <message>
        <source>Width max</source>
        <extracomment>title</extracomment>
        <translation>Größte Breite</translation>
    </message>
    <message>
        <source>Physical limit</source>
        <extracomment>title</extracomment>
        <translation>Physisch-Grenze</translation>
    </message>
    <message>
        <source>Legacy physical limit</source>
        <extracomment>title</extracomment>
        <translation>Physisch-Grenze, alt</translation>
    </message>
    <message>
        <source>Thin side limit</source>
        <extracomment>title</extracomment>
        <translation>Grenze dünne Seite</translation>
    </message>
    <message>
        <source>Representation</source>
        <extracomment>colour.weighed_as</extracomment>
        <translation>Formwahl</translation>
    </message>
    <message>
        <source>Small side</source>
        <extracomment>title</extracomment>
        <translation>Kleine Seite</translation>
    </message>
    <message>
        <source>Small side factor</source>
        <extracomment>title</extracomment>
        <translation>Faktor kleine Seite</translation>
    </message>
    <message>
        <source>Minimum side</source>
        <extracomment>title</extracomment>
        <translation>Mindestseite</translation>
    </message>
    <message>
        <source>Flat average</source>
        <extracomment>title</extracomment>
        <translation>Mittel (flach)</translation>
    </message>
    <message>
        <source>Flat side</source>
        <extracomment>title</extracomment>
        <translation>Seite (flach)</translation>
    </message>
    <message>
        <source>Tolerance hollow</source>
        <extracomment>title</extracomment>
        <translation>Toleranz Aushöhlung</translation>
    </message>
    <message>
        <source>Tolerance cut</source>
        <extracomment>title</extracomment>
        <translation>Toleranz Schnitt</translation>
    </message>
    <message>
        <source>Tolerance taper</source>
        <extracomment>title</extracomment>
        <translation>Toleranz Verjüngung</translation>
    </message>
    <message>
        <source>Tolerance twist</source>
        <extracomment>title</extracomment>
        <translation>Toleranz Verdrehung</translation>
    </message>
    <message>
        <source>Tolerance shear</source>
        <extracomment>title</extracomment>
        <translation>Toleranz Scherung</translation>
    </message>
    <message>
        <source>Prim detail medium</source>
        <extracomment>title</extracomment>
        <translation>Prim-Detail mittel</translation>
    </message>
    <message>
        <source>Prim detail high</source>
        <extracomment>title</extracomment>
        <translation>Prim-Detail hoch</translation>
    </message>
    <message>
        <source>Server per prim</source>
        <extracomment>title</extracomment>
        <translation>Server je Prim</translation>
    </message>
    <message>
        <source>Server per script</source>
        <extracomment>title</extracomment>
        <translation>Server je Skript</translation>
    </message>
    <message>
        <source>Metadata discount</source>
        <extracomment>title</extracomment>
        <translation>Metadaten-Abzug</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>kit.download</extracomment>
        <translation>Download</translation>
    </message>
    <message>
        <source>Minimum bytes</source>
        <extracomment>title</extracomment>
        <translation>Mindestbytes</translation>
    </message>
    <message>
        <source>Bytes per triangle</source>
        <extracomment>title</extracomment>
        <translation>Bytes je Dreieck</translation>
    </message>
    <message>
        <source>Triangle budget</source>
        <extracomment>title</extracomment>
        <translation>Dreiecksbudget</translation>
    </message>
    <message>
        <source>Streaming scale</source>
        <extracomment>title</extracomment>
        <translation>Streaming-Skala</translation>
    </message>
    <message>
        <source>Max distance</source>
        <extracomment>title</extracomment>
        <translation>Max. Entfernung</translation>
    </message>
    <message>
        <source>Max area</source>
        <extracomment>title</extracomment>
        <translation>Max. Fläche</translation>
    </message>
    <message>
        <source>Static mesh factor</source>
        <extracomment>title</extracomment>
        <translation>Faktor statisches Mesh</translation>
    </message>
    <message>
        <source>Prim streaming cap</source>
        <extracomment>title</extracomment>
        <translation>Streaming-Grenze Prim</translation>
    </message>
    <message>
        <source>Sculpt streaming cap</source>
        <extracomment>title</extracomment>
        <translation>Streaming-Grenze Sculpt</translation>
    </message>
    <message>
        <source>Prim bytes per triangle</source>
        <extracomment>title</extracomment>
        <translation>Bytes je Prim-Dreieck</translation>
    </message>
    <message>
        <source>Animated per triangle</source>
        <extracomment>title</extracomment>
        <translation>Animiert je Dreieck</translation>
    </message>
    <message>
        <source>Animated root</source>
        <extracomment>title</extracomment>
        <translation>Animierter Root</translation>
    </message>
    <message>
        <source>Animated free triangles</source>
        <extracomment>title</extracomment>
        <translation>Animiert: freie Dreiecke</translation>
    </message>
    <message>
        <source>Land impact minimum</source>
        <extracomment>title</extracomment>
        <translation>Kleinster Land Impact</translation>
    </message>
    <message>
        <source>Totals</source>
        <extracomment>title</extracomment>
        <translation>Summen</translation>
    </message>
    <message>
        <source>nearest</source>
        <extracomment>word</extracomment>
        <translation>runden</translation>
    </message>
    <message>
        <source>ceiling</source>
        <extracomment>word</extracomment>
        <translation>aufrunden</translation>
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
        <translation>Dokument</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>word</extracomment>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>word</extracomment>
        <translation>ein Schlüssel</translation>
    </message>
    <message>
        <source>an array</source>
        <extracomment>word</extracomment>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a map</source>
        <extracomment>word</extracomment>
        <translation>eine Map</translation>
    </message>
    <message>
        <source>an integer</source>
        <extracomment>word</extracomment>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a real</source>
        <extracomment>word</extracomment>
        <translation>eine Kommazahl</translation>
    </message>
    <message>
        <source>a date</source>
        <extracomment>word</extracomment>
        <translation>ein Datum</translation>
    </message>
    <message>
        <source>a UUID</source>
        <extracomment>word</extracomment>
        <translation>eine UUID</translation>
    </message>
    <message>
        <source>a string</source>
        <extracomment>word</extracomment>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a URI</source>
        <extracomment>word</extracomment>
        <translation>eine URI</translation>
    </message>
    <message>
        <source>a binary</source>
        <extracomment>word</extracomment>
        <translation>Binärdaten</translation>
    </message>
    <message>
        <source>a length</source>
        <extracomment>word</extracomment>
        <translation>eine Länge</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>filter.truths</extracomment>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>an array of faces</source>
        <extracomment>word</extracomment>
        <translation>eine Liste von Flächen</translation>
    </message>
    <message>
        <source>a face</source>
        <extracomment>word</extracomment>
        <translation>eine Fläche</translation>
    </message>
    <message>
        <source>binary data</source>
        <extracomment>word</extracomment>
        <translation>Binärdaten</translation>
    </message>
    <message>
        <source>a finite number</source>
        <extracomment>word</extracomment>
        <translation>eine endliche Zahl</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <extracomment>word</extracomment>
        <translation>endliche Zahlen</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>word</extracomment>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>word</extracomment>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>LOD medium</source>
        <extracomment>title</extracomment>
        <translation>LOD mittel</translation>
    </message>
    <message>
        <source>LOD low</source>
        <extracomment>title</extracomment>
        <translation>LOD niedrig</translation>
    </message>
    <message>
        <source>LOD lowest</source>
        <extracomment>title</extracomment>
        <translation>LOD niedrigste</translation>
    </message>
    <message>
        <source>OpenSim primitive</source>
        <extracomment>title</extracomment>
        <translation>OpenSim-Grundform</translation>
    </message>
    <message>
        <source>OpenSim</source>
        <extracomment>title</extracomment>
        <translation>OpenSim</translation>
    </message>
    <message>
        <source>OpenSim index</source>
        <extracomment>title</extracomment>
        <translation>OpenSim-Index</translation>
    </message>
    <message>
        <source>OpenSim size</source>
        <extracomment>title</extracomment>
        <translation>OpenSim-Größe</translation>
    </message>
    <message>
        <source>OpenSim penalty</source>
        <extracomment>title</extracomment>
        <translation>OpenSim-Aufschlag</translation>
    </message>
    <message>
        <source>OpenSim streaming</source>
        <extracomment>title</extracomment>
        <translation>OpenSim-Streaming</translation>
    </message>
    <message>
        <source>OpenSim simulation</source>
        <extracomment>title</extracomment>
        <translation>OpenSim-Simulation</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>word</extracomment>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>word</extracomment>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>an id</source>
        <extracomment>word</extracomment>
        <translation>eine ID</translation>
    </message>
    <message>
        <source>Rounding</source>
        <extracomment>title</extracomment>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>Accounting model</source>
        <extracomment>title</extracomment>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Base hull source</source>
        <extracomment>title</extracomment>
        <translation>Quelle Basishülle</translation>
    </message>
    <message>
        <source>width of the triangle</source>
        <extracomment>quantity</extracomment>
        <translation>Breite des Dreiecks</translation>
    </message>
    <message>
        <source>oxp</source>
        <extracomment>word</extracomment>
        <translation>oxp</translation>
    </message>
    <message>
        <source>numbers X, Y and Z</source>
        <extracomment>word</extracomment>
        <translation>Zahlen X, Y und Z</translation>
    </message>
    <message>
        <source>numbers X, Y, Z and W that are not all 0</source>
        <extracomment>word</extracomment>
        <translation>Zahlen X, Y, Z und W, die nicht alle 0 sind</translation>
    </message>
    <message>
        <source>the data ends inside the octree; expected another cube</source>
        <extracomment>octree.truncated</extracomment>
        <translation>die Daten enden mitten im Octree; weiterer Würfel erwartet</translation>
    </message>
    <message>
        <source>expected E, S, N or O, found &quot;{found}&quot;</source>
        <extracomment>octree.unknown_cube</extracomment>
        <translation>E, S, N oder O erwartet, „{found}“ gefunden</translation>
    </message>
    <message>
        <source>expected twelve codes from 0 to {greatest} in braces after &quot;N&quot;</source>
        <extracomment>octree.codes</extracomment>
        <translation>zwölf Codes von 0 bis {greatest} in geschweiften Klammern nach „N“ erwartet</translation>
    </message>
    <message>
        <source>the octree contains too many cubes; the limit is {limit}</source>
        <extracomment>octree.too_many</extracomment>
        <translation>der Octree enthält zu viele Würfel; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>the file is not an Inexor octree; it must begin with &quot;Inexor Octree&quot;</source>
        <extracomment>nxoc.magic</extracomment>
        <translation>die Datei ist kein Inexor-Octree; sie muss mit „Inexor Octree“ beginnen</translation>
    </message>
    <message>
        <source>the file uses version {version} of Inexor&apos;s octree format; only version 0 can be read</source>
        <extracomment>nxoc.version</extracomment>
        <translation>die Datei verwendet Version {version} des Inexor-Octree-Formats; nur Version 0 kann gelesen werden</translation>
    </message>
    <message>
        <source>expected a cube type from 0 to 3, found {type}</source>
        <extracomment>nxoc.type</extracomment>
        <translation>Würfeltyp von 0 bis 3 erwartet, {type} gefunden</translation>
    </message>
    <message>
        <source>expected an edge code from 0 to {greatest}, found {code}</source>
        <extracomment>nxoc.code</extracomment>
        <translation>Kantencode von 0 bis {greatest} erwartet, {code} gefunden</translation>
    </message>
    <message>
        <source>has invalid gzip data ({reason}); copy or export it again</source>
        <extracomment>ogz.not_gzip</extracomment>
        <translation>hat ungültige gzip-Daten ({reason}); bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>is too large when decompressed; the limit is {limit} bytes</source>
        <extracomment>ogz.unpacks_too_large</extracomment>
        <translation>ist entpackt zu groß; die Grenze sind {limit} Byte</translation>
    </message>
    <message>
        <source>the file is not a Cube 2 map; the decompressed data must begin with &quot;OCTA&quot;</source>
        <extracomment>ogz.magic</extracomment>
        <translation>die Datei ist keine Cube-2-Karte; die entpackten Daten müssen mit „OCTA“ beginnen</translation>
    </message>
    <message>
        <source>the file is a Cube 2 map of version {version}; versions {oldest} to {newest} can be read</source>
        <extracomment>ogz.version</extracomment>
        <translation>die Datei ist eine Cube-2-Karte der Version {version}; gelesen werden können Versionen {oldest} bis {newest}</translation>
    </message>
    <message>
        <source>expected a world size that is a power of two, found {size}</source>
        <extracomment>ogz.world_size</extracomment>
        <translation>Weltgröße, die eine Zweierpotenz ist, erwartet, {size} gefunden</translation>
    </message>
    <message>
        <source>the number of {what} must be at least 0, not {count}</source>
        <extracomment>ogz.count</extracomment>
        <translation>Anzahl ab 0 erwartet ({what}), {count} gefunden</translation>
    </message>
    <message>
        <source>expected variable type 0, 1 or 2, found {type}</source>
        <extracomment>ogz.variable</extracomment>
        <translation>Variablentyp 0, 1 oder 2 erwartet, {type} gefunden</translation>
    </message>
    <message>
        <source>expected a cube type from 0 to 4, found {type}</source>
        <extracomment>ogz.cube</extracomment>
        <translation>Würfeltyp von 0 bis 4 erwartet, {type} gefunden</translation>
    </message>
    <message>
        <source>is not an octree; supported types: Inexor octrees (.nxoc), Cube 2 maps (.ogz)</source>
        <extracomment>octree_file.unknown</extracomment>
        <translation>ist kein Octree; unterstützte Typen: Inexor-Octrees (.nxoc), Cube-2-Karten (.ogz)</translation>
    </message>
    <message>
        <source>expected a line that begins with &quot;octree&quot; or &quot;ray&quot;, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.word</extracomment>
        <translation>Zeile, die mit „octree“ oder „ray“ beginnt, erwartet; „{found}“ gefunden</translation>
    </message>
    <message>
        <source>expected &quot;octree X Y Z SIZE TREE&quot;, optionally followed by &quot;rot QX QY QZ QW&quot;</source>
        <extracomment>octree_scene.octree</extracomment>
        <translation>„octree X Y Z SIZE TREE“ erwartet, wahlweise gefolgt von „rot QX QY QZ QW“</translation>
    </message>
    <message>
        <source>expected &quot;ray OX OY OZ DX DY DZ&quot;, optionally followed by a depth</source>
        <extracomment>octree_scene.ray</extracomment>
        <translation>„ray OX OY OZ DX DY DZ“ erwartet, wahlweise gefolgt von einer Tiefe</translation>
    </message>
    <message>
        <source>expected a number from {minimum} to {maximum}, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.number</extracomment>
        <translation>Zahl von {minimum} bis {maximum} erwartet, „{found}“ gefunden</translation>
    </message>
    <message>
        <source>the direction is 0; at least one of its three numbers must not be 0</source>
        <extracomment>octree_scene.direction</extracomment>
        <translation>die Richtung ist 0; mindestens eine ihrer drei Zahlen darf nicht 0 sein</translation>
    </message>
    <message>
        <source>the rotation is 0; at least one of its four numbers must not be 0</source>
        <extracomment>octree_scene.rotation</extracomment>
        <translation>die Drehung ist 0; mindestens eine ihrer vier Zahlen darf nicht 0 sein</translation>
    </message>
    <message>
        <source>is more than {limit} m from the origin on at least one axis, so it is left out; move it closer to include it</source>
        <extracomment>plain.too_far</extracomment>
        <translation>ist auf mindestens einer Achse mehr als {limit} m vom Ursprung entfernt und wird darum ausgelassen; bitte näher heranrücken</translation>
    </message>
    <message>
        <source>has the same shape type on the grid and here ({grid})</source>
        <extracomment>measured.same_shape_type</extracomment>
        <translation>hat im Grid denselben Formtyp wie hier ({grid})</translation>
    </message>
    <message>
        <source>has the shape type {grid} on the grid, but {here} here</source>
        <extracomment>measured.other_shape_type</extracomment>
        <translation>hat im Grid den Formtyp {grid}, hier aber {here}</translation>
    </message>
    <message>
        <source>measured physics</source>
        <extracomment>column.measured_physics</extracomment>
        <translation>gemessene Physik</translation>
    </message>
    <message>
        <source>physics difference</source>
        <extracomment>column.physics_difference</extracomment>
        <translation>Differenz Physik</translation>
    </message>
    <message>
        <source>measured download</source>
        <extracomment>column.measured_streaming</extracomment>
        <translation>gemessener Download</translation>
    </message>
    <message>
        <source>download difference</source>
        <extracomment>column.streaming_difference</extracomment>
        <translation>Differenz Download</translation>
    </message>
    <message>
        <source>measured server</source>
        <extracomment>column.measured_server</extracomment>
        <translation>gemessener Server</translation>
    </message>
    <message>
        <source>server difference</source>
        <extracomment>column.server_difference</extracomment>
        <translation>Differenz Server</translation>
    </message>
    <message>
        <source>measured land impact</source>
        <extracomment>column.measured_land_impact</extracomment>
        <translation>gemessener Land Impact</translation>
    </message>
    <message>
        <source>land impact difference</source>
        <extracomment>column.land_impact_difference</extracomment>
        <translation>Differenz Land Impact</translation>
    </message>
    <message>
        <source>there are NORMAL cubes; the published method treats them as full boxes</source>
        <extracomment>pick.normals_as_boxes</extracomment>
        <translation>es gibt NORMAL-Würfel; das veröffentlichte Verfahren nimmt sie als volle Quader</translation>
    </message>
    <message>
        <source>there are rotated octrees; the published method ignores their rotation</source>
        <extracomment>pick.rotations_ignored</extracomment>
        <translation>es gibt gedrehte Octrees; das veröffentlichte Verfahren nimmt sie als nicht gedreht</translation>
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
        <translation>Octree-Szene</translation>
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
        <translation>eine nicht ausgerichtete Adresse</translation>
    </message>
    <message>
        <source>fewer bytes than a header</source>
        <extracomment>word</extracomment>
        <translation>weniger Bytes als ein Kopf</translation>
    </message>
    <message>
        <source>another header</source>
        <extracomment>word</extracomment>
        <translation>ein anderer Kopf</translation>
    </message>
    <message>
        <source>text outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>Text außerhalb des Puffers</translation>
    </message>
    <message>
        <source>an unknown state</source>
        <extracomment>word</extracomment>
        <translation>ein unbekannter Zustand</translation>
    </message>
    <message>
        <source>an unknown reason</source>
        <extracomment>word</extracomment>
        <translation>ein unbekannter Grund</translation>
    </message>
    <message>
        <source>an unknown axis</source>
        <extracomment>word</extracomment>
        <translation>eine unbekannte Achse</translation>
    </message>
    <message>
        <source>a unit of no length</source>
        <extracomment>word</extracomment>
        <translation>eine Einheit ohne Länge</translation>
    </message>
    <message>
        <source>a table outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>eine Tabelle außerhalb des Puffers</translation>
    </message>
    <message>
        <source>no mesh</source>
        <extracomment>word</extracomment>
        <translation>kein Mesh</translation>
    </message>
    <message>
        <source>a mesh outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>ein Mesh außerhalb des Puffers</translation>
    </message>
    <message>
        <source>a mesh without triangles</source>
        <extracomment>word</extracomment>
        <translation>ein Mesh ohne Dreiecke</translation>
    </message>
    <message>
        <source>meshes that share their arrays</source>
        <extracomment>word</extracomment>
        <translation>Meshes mit gemeinsamen Feldern</translation>
    </message>
    <message>
        <source>a number that is not finite</source>
        <extracomment>word</extracomment>
        <translation>eine Zahl, die nicht endlich ist</translation>
    </message>
    <message>
        <source>a vertex that is not there</source>
        <extracomment>word</extracomment>
        <translation>ein Eckpunkt, den es nicht gibt</translation>
    </message>
    <message>
        <source>a node outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>ein Knoten außerhalb des Puffers</translation>
    </message>
    <message>
        <source>nodes that share their meshes</source>
        <extracomment>word</extracomment>
        <translation>Knoten mit gemeinsamen Meshes</translation>
    </message>
    <message>
        <source>a mesh that is not there</source>
        <extracomment>word</extracomment>
        <translation>ein Mesh, das es nicht gibt</translation>
    </message>
    <message>
        <source>nodes</source>
        <extracomment>word</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>meshes</source>
        <extracomment>word</extracomment>
        <translation>Meshes</translation>
    </message>
    <message>
        <source>geometry</source>
        <extracomment>word</extracomment>
        <translation>Geometrie</translation>
    </message>
    <message>
        <source>nested nodes</source>
        <extracomment>word</extracomment>
        <translation>verschachtelte Knoten</translation>
    </message>
    <message>
        <source>entities</source>
        <extracomment>word</extracomment>
        <translation>Entities</translation>
    </message>
    <message>
        <source>variables</source>
        <extracomment>word</extracomment>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>texture slots</source>
        <extracomment>word</extracomment>
        <translation>Textur-Slots</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>column.cost</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>derivative</source>
        <extracomment>column.derivative</extracomment>
        <translation>Ableitung</translation>
    </message>
    <message>
        <source>downward derivative</source>
        <extracomment>column.derivative_down</extracomment>
        <translation>Ableitung abwärts</translation>
    </message>
    <message>
        <source>elasticity</source>
        <extracomment>column.elasticity</extracomment>
        <translation>Elastizität</translation>
    </message>
    <message>
        <source>cliff</source>
        <extracomment>column.cliff</extracomment>
        <translation>Klippe</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>column.start</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>standard error</source>
        <extracomment>column.standard_error</extracomment>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>R²</source>
        <extracomment>column.r_squared</extracomment>
        <translation>R²</translation>
    </message>
    <message>
        <source>weight</source>
        <extracomment>kit.weight</extracomment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>measured</source>
        <extracomment>column.measured</extracomment>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>calculated</source>
        <extracomment>column.calculated</extracomment>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>residual</source>
        <extracomment>column.residual</extracomment>
        <translation>Residuum</translation>
    </message>
    <message>
        <source>expected FROM:TO:STEPS with 2 to {limit} steps, such as 0.5:2:16; found &quot;{text}&quot;</source>
        <extracomment>range.form</extracomment>
        <translation>FROM:TO:STEPS mit 2 bis {limit} Schritten erwartet, wie in 0.5:2:16; „{text}“ gefunden</translation>
    </message>
    <message>
        <source>expected a scale factor from {smallest} to {largest}, found {value}</source>
        <extracomment>sweep.factor</extracomment>
        <translation>Maßstabsfaktor von {smallest} bis {largest} erwartet, {value} gefunden</translation>
    </message>
    <message>
        <source>no measured cost was found for any linkset</source>
        <extracomment>calibrate.nothing_measured</extracomment>
        <translation>keine gemessenen Kosten für ein Linkset gefunden</translation>
    </message>
    <message>
        <source>the measurements say nothing about {key}, because none of them depends on it; it stays at {value}</source>
        <extracomment>calibrate.says_nothing</extracomment>
        <translation>die Messungen sagen nichts über {key}, weil keine davon abhängt; der Wert bleibt {value}</translation>
    </message>
    <message>
        <source>{key} reached {value}, the end of its range: the measurements suggest a value outside that range</source>
        <extracomment>calibrate.at_end</extracomment>
        <translation>{key} hielt bei {value}, dem Ende des Bereichs: Die Messungen sprechen für einen Wert darüber hinaus</translation>
    </message>
    <message>
        <source>This cube is seen from inside, so there is no face to edit.</source>
        <extracomment>edit.no_face</extracomment>
        <translation>Dieser Würfel ist von innen zu sehen, darum gibt es keine Fläche zum Bearbeiten.</translation>
    </message>
    <message>
        <source>The octree ends at this face. To fill or paste cells beyond it, grow the octree first.</source>
        <extracomment>edit.at_border</extracomment>
        <translation>Der Octree endet an dieser Fläche. Um darüber hinaus Zellen zu füllen oder einzufügen, vergrößern Sie zuerst den Octree.</translation>
    </message>
    <message>
        <source>This cube is already divided; to divide the cubes inside it, choose a greater grid depth.</source>
        <extracomment>edit.divided</extracomment>
        <translation>Dieser Würfel ist schon geteilt; um die Würfel darin zu teilen, wählen Sie eine größere Rastertiefe.</translation>
    </message>
    <message>
        <source>Eight cubes can be merged only if all are solid or all are empty.</source>
        <extracomment>edit.unequal</extracomment>
        <translation>Acht Würfel lassen sich nur vereinen, wenn alle massiv oder alle leer sind.</translation>
    </message>
    <message>
        <source>An octree can have at most {limit} cubes.</source>
        <extracomment>edit.too_many</extracomment>
        <translation>Ein Octree kann höchstens {limit} Würfel haben.</translation>
    </message>
    <message>
        <source>Both methods agree.</source>
        <extracomment>difference.none</extracomment>
        <translation>Beide Verfahren finden dasselbe.</translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees could not be read; they are left out</source>
        <extracomment>export.unread_octrees</extracomment>
        <translation>
            <numerusform>ein Octree konnte nicht gelesen werden; er wird ausgelassen</numerusform>
            <numerusform>{count} Octrees konnten nicht gelesen werden; sie werden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no scenario &quot;{name}&quot;; existing scenarios: {names}{hint}</source>
        <extracomment>find.unknown_scenario</extracomment>
        <translation>es gibt kein Szenario „{name}“; vorhandene Szenarien: {names}{hint}</translation>
    </message>
    <message>
        <source>there is no scenario &quot;{name}&quot;, because the project has no scenarios</source>
        <extracomment>find.no_scenarios</extracomment>
        <translation>es gibt kein Szenario „{name}“, weil das Projekt keine Szenarien hat</translation>
    </message>
    <message>
        <source>physics before</source>
        <extracomment>column.physics_before</extracomment>
        <translation>Physik vorher</translation>
    </message>
    <message>
        <source>download before</source>
        <extracomment>column.streaming_before</extracomment>
        <translation>Download vorher</translation>
    </message>
    <message>
        <source>land impact before</source>
        <extracomment>column.land_impact_before</extracomment>
        <translation>Land Impact vorher</translation>
    </message>
    <message>
        <source>what changes</source>
        <extracomment>column.what</extracomment>
        <translation>was sich ändert</translation>
    </message>
    <message>
        <source>parcel</source>
        <extracomment>column.parcel</extracomment>
        <translation>Parzelle</translation>
    </message>
    <message>
        <source>before</source>
        <extracomment>column.before</extracomment>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <extracomment>column.after</extracomment>
        <translation>nachher</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>column.limit</extracomment>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>column.fits</extracomment>
        <translation>passt</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column.level</extracomment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>noise m</source>
        <extracomment>column.noise_m</extracomment>
        <translation>Rauschen m</translation>
    </message>
    <message>
        <source>minimum</source>
        <extracomment>column.minimum</extracomment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>column.median</extracomment>
        <translation>Median</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>column.maximum</extracomment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>depth</source>
        <extracomment>column.depth</extracomment>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>accepted</source>
        <extracomment>column.accepted</extracomment>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>near a cliff</source>
        <extracomment>column.near_cliff</extracomment>
        <translation>nahe einer Klippe</translation>
    </message>
    <message>
        <source>from m</source>
        <extracomment>column.from_m</extracomment>
        <translation>von m</translation>
    </message>
    <message>
        <source>to m</source>
        <extracomment>column.to_m</extracomment>
        <translation>bis m</translation>
    </message>
    <message>
        <source>% of triangles</source>
        <extracomment>column.triangles_percent</extracomment>
        <translation>% der Dreiecke</translation>
    </message>
    <message>
        <source>% of cost</source>
        <extracomment>column.cost_percent</extracomment>
        <translation>% der Kosten</translation>
    </message>
    <message>
        <source>value of the constant</source>
        <extracomment>sweep.value</extracomment>
        <translation>Wert der Konstanten</translation>
    </message>
    <message>
        <source>cost in PE</source>
        <extracomment>html.cost_pe</extracomment>
        <translation>Kosten in PE</translation>
    </message>
    <message>
        <source>The value under the pinned baseline.</source>
        <extracomment>help.before</extracomment>
        <translation>Der Wert unter der angehefteten Basis.</translation>
    </message>
    <message>
        <source>The value that the grid measured.</source>
        <extracomment>help.measured</extracomment>
        <translation>Der Wert, den das Grid gemessen hat.</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact {after} instead of {before}.</source>
        <extracomment>explain.suggestion</extracomment>
        <translation>{rank}. {what} Land Impact {after} statt {before}.</translation>
    </message>
    <message>
        <source>change</source>
        <extracomment>changes.change</extracomment>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>land impact after</source>
        <extracomment>column.land_impact_after</extracomment>
        <translation>Land Impact nachher</translation>
    </message>
    <message>
        <source>± land impact</source>
        <extracomment>changes.land_impact_change</extracomment>
        <translation>± Land Impact</translation>
    </message>
    <message>
        <source>± physics</source>
        <extracomment>changes.physics_change</extracomment>
        <translation>± Physik</translation>
    </message>
    <message>
        <source>± download</source>
        <extracomment>changes.streaming_change</extracomment>
        <translation>± Download</translation>
    </message>
    <message>
        <source>± server</source>
        <extracomment>changes.server_change</extracomment>
        <translation>± Server</translation>
    </message>
    <message>
        <source>can be physical before</source>
        <extracomment>changes.physical_before</extracomment>
        <translation>physisch erlaubt vorher</translation>
    </message>
    <message>
        <source>physics after</source>
        <extracomment>changes.physics_after</extracomment>
        <translation>Physik nachher</translation>
    </message>
    <message>
        <source>download after</source>
        <extracomment>changes.streaming_after</extracomment>
        <translation>Download nachher</translation>
    </message>
    <message>
        <source>fits before</source>
        <extracomment>changes.fitted_before</extracomment>
        <translation>passte vorher</translation>
    </message>
    <message>
        <source>fits after</source>
        <extracomment>changes.fits_after</extracomment>
        <translation>passt nachher</translation>
    </message>
    <message>
        <source>profile before</source>
        <extracomment>column.profile_before</extracomment>
        <translation>Profil vorher</translation>
    </message>
    <message>
        <source>profile after</source>
        <extracomment>column.profile_after</extracomment>
        <translation>Profil nachher</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <extracomment>changes.and_more</extracomment>
        <translation>{names} und {count} weitere</translation>
    </message>
    <message>
        <source>the end of the filter</source>
        <extracomment>filter.end</extracomment>
        <translation>das Ende des Filters</translation>
    </message>
    <message>
        <source>numbers</source>
        <extracomment>filter.numbers</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Why &quot;{name}&quot; costs what it costs</source>
        <extracomment>html.explanation</extracomment>
        <translation>Warum „{name}“ kostet, was es kostet</translation>
    </message>
    <message>
        <source>Costs of &quot;{name}&quot;</source>
        <extracomment>html.report</extracomment>
        <translation>Kosten von „{name}“</translation>
    </message>
    <message>
        <source>Costs of {count} files</source>
        <extracomment>html.reports</extracomment>
        <translation>Kosten von {count} Dateien</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>html.decides</extracomment>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>share of the largest</source>
        <extracomment>html.share_of_largest</extracomment>
        <translation>Anteil am größten</translation>
    </message>
    <message>
        <source>and {count} more just like it, each</source>
        <extracomment>html.alike</extracomment>
        <translation>und {count} weitere genau gleiche, je</translation>
    </message>
    <message numerus="yes">
        <source>and {count} smaller terms, {value} {unit} in all</source>
        <extracomment>html.more_terms</extracomment>
        <translation>
            <numerusform>und ein kleinerer Term, {value} {unit}</numerusform>
            <numerusform>und {count} kleinere Terme, zusammen {value} {unit}</numerusform>
        </translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>html.share</extracomment>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{used} of {capacity} LI used, {share}%</source>
        <extracomment>html.used</extracomment>
        <translation>{used} von {capacity} LI belegt, {share} %</translation>
    </message>
    <message>
        <source>Regions of {name}</source>
        <extracomment>html.by_region</extracomment>
        <translation>Regionen von {name}</translation>
    </message>
    <message>
        <source>What changes in {name}</source>
        <extracomment>html.changes</extracomment>
        <translation>Was sich in {name} ändert</translation>
    </message>
    <message>
        <source>constant</source>
        <extracomment>sheet.constant</extracomment>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>symbol</source>
        <extracomment>html.symbol</extracomment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Made with Weighbridge {version}.</source>
        <extracomment>html.made_by</extracomment>
        <translation>Erzeugt mit Weighbridge {version}.</translation>
    </message>
    <message>
        <source>{file}, SHA-256 {sha256}</source>
        <extracomment>html.file</extracomment>
        <translation>{file}, SHA-256 {sha256}</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Convex Hull.</source>
        <extracomment>advice.convex_hull</extracomment>
        <translation>Den Physikformtyp von {part} auf „Konvexe Hülle“ setzen.</translation>
    </message>
    <message>
        <source>Set the physics shape type of all {count} parts to Convex Hull.</source>
        <extracomment>advice.convex_hull_all</extracomment>
        <translation>Den Physikformtyp aller {count} Teile auf „Konvexe Hülle“ setzen.</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Prim.</source>
        <extracomment>advice.prim</extracomment>
        <translation>Den Physikformtyp von {part} auf „Prim“ setzen.</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to None.</source>
        <extracomment>advice.none</extracomment>
        <translation>Den Physikformtyp von {part} auf „Keine“ setzen.</translation>
    </message>
    <message>
        <source>Remove {count} of {triangles} triangles from the physics mesh of {part}: the narrowest, at most {width} m wide.</source>
        <extracomment>advice.remove_triangles</extracomment>
        <translation>Im Physik-Mesh von {part} die {count} schmalsten von {triangles} Dreiecken entfernen. Sie sind höchstens {width} m breit.</translation>
    </message>
    <message>
        <source>Merge vertices within {distance} m of each other in the physics mesh of {part}. This removes {count} of its {triangles} triangles.</source>
        <extracomment>advice.weld</extracomment>
        <translation>Im Physik-Mesh von {part} Eckpunkte zusammenführen, die höchstens {distance} m voneinander entfernt sind. Damit entfallen {count} seiner {triangles} Dreiecke.</translation>
    </message>
    <message numerus="yes">
        <source>Remove {count} of the {points} hull vertices of {part}: those that are duplicates or lie inside their hull.</source>
        <extracomment>advice.inner_points</extracomment>
        <translation>
            <numerusform>Aus den Hüllen von {part} einen von {points} Eckpunkten entfernen: Er ist doppelt oder liegt innerhalb seiner Hülle.</numerusform>
            <numerusform>Aus den Hüllen von {part} {count} von {points} Eckpunkten entfernen: Sie sind doppelt oder liegen innerhalb ihrer Hülle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reduce each hull of {part} to at most {most} vertices: {after} in total instead of {before}.</source>
        <extracomment>advice.fewer_points</extracomment>
        <translation>Jede Hülle von {part} auf höchstens {most} Eckpunkte verringern: insgesamt {after} statt {before}.</translation>
    </message>
    <message>
        <source>Merge neighboring hulls of {part}: {after} instead of {before}, with {growth}% more volume.</source>
        <extracomment>advice.merge_hulls</extracomment>
        <translation>Benachbarte Hüllen von {part} vereinen: {after} statt {before}, mit {growth} % mehr Volumen.</translation>
    </message>
    <message>
        <source>Resize {part} from {from} m to {to} m along its {axis} axis.</source>
        <extracomment>advice.size</extracomment>
        <translation>{part} auf der {axis}-Achse {to} m statt {from} m lang machen.</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it from {from} m to {to} m along the {axis} axis.</source>
        <extracomment>advice.size_alike</extracomment>
        <translation>{part} und {count} weitere genau gleiche auf der {axis}-Achse {to} m statt {from} m lang machen.</translation>
    </message>
    <message>
        <source>Make every side of {part} at least {limit} m long.</source>
        <extracomment>advice.sides</extracomment>
        <translation>Jede Seite von {part} mindestens {limit} m lang machen.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from the object.</source>
        <extracomment>advice.no_scripts</extracomment>
        <translation>
            <numerusform>Sein Skript entfernen.</numerusform>
            <numerusform>Seine {count} Skripte entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from {part}.</source>
        <extracomment>advice.no_scripts_in_part</extracomment>
        <translation>
            <numerusform>Das Skript aus {part} entfernen.</numerusform>
            <numerusform>Die {count} Skripte aus {part} entfernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Combine the {count} scripts into one script in {part}.</source>
        <extracomment>advice.one_script</extracomment>
        <translation>Die {count} Skripte zu einem Skript in {part} zusammenfassen.</translation>
    </message>
    <message>
        <source>Unlink {part} to make it a separate object.</source>
        <extracomment>advice.split</extracomment>
        <translation>{part} aus dem Linkset lösen, sodass es ein eigenes Objekt wird.</translation>
    </message>
    <message>
        <source>Unlink {part} and {count} more just like it, and link these parts into one separate object.</source>
        <extracomment>advice.split_alike</extracomment>
        <translation>{part} und {count} weitere genau gleiche Teile aus dem Linkset lösen und zu einem eigenen Objekt verbinden.</translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that opt in to the new accounting, and link these parts into one separate object. The other parts then use the legacy accounting.</source>
        <extracomment>advice.split_weighed</extracomment>
        <translation>
            <numerusform>Das Teil aus dem Linkset lösen, das auf die neue Berechnung umstellt. Für den Rest gilt dann die alte Berechnung.</numerusform>
            <numerusform>Die {count} Teile, die auf die neue Berechnung umstellen, aus dem Linkset lösen und zu einem eigenen Objekt verbinden. Für den Rest gilt dann die alte Berechnung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Link the object with {linkset}.</source>
        <extracomment>advice.merge</extracomment>
        <translation>Mit {linkset} verbinden.</translation>
    </message>
    <message>
        <source>Openings and hollows are then closed to avatars.</source>
        <extracomment>caution.closes</extracomment>
        <translation>Öffnungen und Hohlräume sind dann für Avatare geschlossen.</translation>
    </message>
    <message>
        <source>Avatars and objects can then pass through.</source>
        <extracomment>caution.walk_through</extracomment>
        <translation>Avatare und Objekte können dann hindurch.</translation>
    </message>
    <message>
        <source>Avatars and objects can then no longer pass through.</source>
        <extracomment>caution.solid</extracomment>
        <translation>Avatare und Objekte können dann nicht mehr hindurch.</translation>
    </message>
    <message>
        <source>Avatars and objects then collide with a different shape.</source>
        <extracomment>caution.other_shape</extracomment>
        <translation>Avatare und Objekte stoßen dann an eine andere Form.</translation>
    </message>
    <message>
        <source>You have to upload the mesh again with this physics shape.</source>
        <extracomment>caution.upload</extracomment>
        <translation>Sein Mesh muss mit dieser Physikform neu hochgeladen werden.</translation>
    </message>
    <message>
        <source>Vertices move by up to {distance} m.</source>
        <extracomment>caution.moved_corners</extracomment>
        <translation>Eckpunkte verschieben sich um bis zu {distance} m.</translation>
    </message>
    <message>
        <source>The simpler hulls extend beyond the original hulls.</source>
        <extracomment>caution.beyond</extracomment>
        <translation>Die einfacheren Hüllen ragen über die ursprünglichen hinaus.</translation>
    </message>
    <message>
        <source>The object then looks different.</source>
        <extracomment>caution.size</extracomment>
        <translation>Es sieht dann anders aus.</translation>
    </message>
    <message>
        <source>Scripted functions are lost.</source>
        <extracomment>caution.scripts</extracomment>
        <translation>Ihre Funktionen gehen verloren.</translation>
    </message>
    <message>
        <source>You then move, take and script the linked objects as one.</source>
        <extracomment>caution.linked</extracomment>
        <translation>Sie werden dann als ein Objekt bewegt, aufgenommen und mit Skripten gesteuert.</translation>
    </message>
    <message>
        <source>Octree {number}</source>
        <extracomment>legend.octree</extracomment>
        <translation>Octree {number}</translation>
    </message>
    <message>
        <source>Leaf under the pointer</source>
        <extracomment>legend.hit_leaf</extracomment>
        <translation>sein Blatt</translation>
    </message>
    <message>
        <source>Face under the pointer</source>
        <extracomment>legend.hit_face</extracomment>
        <translation>seine Fläche</translation>
    </message>
    <message>
        <source>Nearest edge</source>
        <extracomment>legend.hit_edge</extracomment>
        <translation>die nächste Kante</translation>
    </message>
    <message>
        <source>Nearest corner</source>
        <extracomment>legend.hit_corner</extracomment>
        <translation>die nächste Ecke</translation>
    </message>
    <message>
        <source>Ray and its origin</source>
        <extracomment>legend.ray</extracomment>
        <translation>Strahl und sein Ursprung</translation>
    </message>
    <message>
        <source>Point that the ray hits</source>
        <extracomment>legend.ray_point</extracomment>
        <translation>Punkt, den der Strahl trifft</translation>
    </message>
    <message>
        <source>Point that Inexor&apos;s method finds</source>
        <extracomment>legend.ray_published</extracomment>
        <translation>Punkt, den das Verfahren von Inexor findet</translation>
    </message>
    <message>
        <source>Cube entered</source>
        <extracomment>legend.ray_entered</extracomment>
        <translation>Würfel betreten</translation>
    </message>
    <message>
        <source>Cube tested but missed</source>
        <extracomment>legend.ray_rejected</extracomment>
        <translation>Würfel geprüft, nicht getroffen</translation>
    </message>
    <message>
        <source>Leaf hit</source>
        <extracomment>legend.ray_hit</extracomment>
        <translation>Blatt-Treffer</translation>
    </message>
    <message>
        <source>octree boxes</source>
        <extracomment>word</extracomment>
        <translation>Octree-Quader</translation>
    </message>
    <message>
        <source>octree surface</source>
        <extracomment>word</extracomment>
        <translation>Octree-Oberfläche</translation>
    </message>
    <message>
        <source>no longer fits</source>
        <extracomment>word</extracomment>
        <translation>passt nicht mehr</translation>
    </message>
    <message>
        <source>fits again</source>
        <extracomment>word</extracomment>
        <translation>passt wieder</translation>
    </message>
    <message>
        <source>can no longer be physical</source>
        <extracomment>column.no_longer_physical</extracomment>
        <translation>nicht mehr physisch</translation>
    </message>
    <message>
        <source>can be physical again</source>
        <extracomment>column.physical_again</extracomment>
        <translation>wieder physisch</translation>
    </message>
    <message>
        <source>another weight decides</source>
        <extracomment>word</extracomment>
        <translation>anderes Gewicht entscheidet</translation>
    </message>
    <message>
        <source>the PDF could not be created</source>
        <extracomment>page.pdf_failed</extracomment>
        <translation>das PDF konnte nicht erzeugt werden</translation>
    </message>
    <message>
        <source>cheaper</source>
        <extracomment>sheet.cheaper</extracomment>
        <translation>billiger</translation>
    </message>
    <message>
        <source>{key} is {value}, but the measurements do not determine it: nearby values fit equally well</source>
        <extracomment>calibrate.level</extracomment>
        <translation>{key} ist {value}, aber die Messungen legen den Wert nicht fest: Werte in der Nähe passen ebenso gut</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to Convex Hull: {parts}.</source>
        <extracomment>advice.convex_hull_all_these</extracomment>
        <translation>Den Physikformtyp dieser {count} Teile auf „Konvexe Hülle“ setzen: {parts}.</translation>
    </message>
    <message>
        <source>Change the physics shape type from Prim to Convex Hull for {count} parts: all that use Prim except {parts}.</source>
        <extracomment>advice.convex_hull_all_but</extracomment>
        <translation>Den Physikformtyp der {count} Teile, die „Prim“ haben, außer {parts}, auf „Konvexe Hülle“ setzen.</translation>
    </message>
    <message>
        <source>Change the physics shape type from Prim to Convex Hull for all {count} parts that use Prim.</source>
        <extracomment>advice.convex_hull_all_prims</extracomment>
        <translation>Den Physikformtyp aller {count} Teile, die „Prim“ haben, auf „Konvexe Hülle“ setzen.</translation>
    </message>
    <message numerus="yes">
        <source>Set the physics shape type to Prim for the {count} parts that do not use it. The linkset then uses the legacy accounting.</source>
        <extracomment>advice.prim_all</extracomment>
        <translation>
            <numerusform>Den Physikformtyp des Teils mit einem anderen Typ auf „Prim“ setzen. Für das Linkset gilt dann die alte Berechnung.</numerusform>
            <numerusform>Den Physikformtyp der {count} Teile mit einem anderen Typ auf „Prim“ setzen. Für das Linkset gilt dann die alte Berechnung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {count} of {triangles} triangles from the physics mesh of {part} and {more} more with the same mesh: the narrowest, at most {width} m wide.</source>
        <extracomment>advice.remove_triangles_alike</extracomment>
        <translation>Im Physik-Mesh von {part} und {more} weiteren mit demselben Mesh die {count} schmalsten von {triangles} Dreiecken entfernen. Sie sind höchstens {width} m breit.</translation>
    </message>
    <message>
        <source>Merge vertices within {distance} m of each other in the physics mesh of {part} and {more} more with the same mesh. This removes {count} of its {triangles} triangles.</source>
        <extracomment>advice.weld_alike</extracomment>
        <translation>Im Physik-Mesh von {part} und {more} weiteren mit demselben Mesh Eckpunkte zusammenführen, die höchstens {distance} m voneinander entfernt sind. Damit entfallen {count} seiner {triangles} Dreiecke.</translation>
    </message>
    <message>
        <source>Merge neighboring hulls of {part} and {more} more with the same mesh: {after} each instead of {before}, with {growth}% more volume.</source>
        <extracomment>advice.merge_hulls_alike</extracomment>
        <translation>Benachbarte Hüllen von {part} und {more} weiteren mit demselben Mesh vereinen: je {after} statt {before}, mit {growth} % mehr Volumen.</translation>
    </message>
    <message>
        <source>Make every side of these {count} parts at least {limit} m long: {parts}.</source>
        <extracomment>advice.sides_these</extracomment>
        <translation>Jede Seite dieser {count} Teile mindestens {limit} m lang machen: {parts}.</translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that do not opt in to the new accounting, and link these parts into one separate object. This object then uses the legacy accounting.</source>
        <extracomment>advice.split_counted</extracomment>
        <translation>
            <numerusform>Das Teil aus dem Linkset lösen, das nicht auf die neue Berechnung umstellt. Dafür gilt dann die alte Berechnung.</numerusform>
            <numerusform>Die {count} Teile, die nicht auf die neue Berechnung umstellen, aus dem Linkset lösen und zu einem eigenen Objekt verbinden. Für dieses gilt dann die alte Berechnung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, physics uses {after} triangles instead of {before}.</source>
        <extracomment>cliff.triangles</extracomment>
        <translation>Sobald seine {axis}-Seite von {from} m über {to} m hinaus geht, sieht die Physik {after} Dreiecke statt {before}.</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its hull has {after} vertices instead of {before}.</source>
        <extracomment>cliff.points</extracomment>
        <translation>Sobald seine {axis}-Seite von {from} m über {to} m hinausgeht, hat seine Hülle {after} Eckpunkte statt {before}.</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its flat {flat} side counts as {length} m.</source>
        <extracomment>cliff.raised</extracomment>
        <translation>Sobald seine {axis}-Seite von {from} m über {to} m hinaus geht, zählt seine flache {flat}-Seite als {length} m.</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its flat {flat} side no longer counts as {length} m.</source>
        <extracomment>cliff.unraised</extracomment>
        <translation>Sobald seine {axis}-Seite von {from} m über {to} m hinaus geht, zählt seine flache {flat}-Seite nicht mehr als {length} m.</translation>
    </message>
    <message>
        <source>raised side</source>
        <extracomment>word</extracomment>
        <translation>verlängerte Seite</translation>
    </message>
    <message>
        <source>prim detail</source>
        <extracomment>word</extracomment>
        <translation>Prim-Detail</translation>
    </message>
    <message>
        <source>physical limit</source>
        <extracomment>word</extracomment>
        <translation>Physisch-Grenze</translation>
    </message>
    <message>
        <source>average width</source>
        <extracomment>word</extracomment>
        <translation>mittlere Breite</translation>
    </message>
    <message>
        <source>streaming prim</source>
        <extracomment>word</extracomment>
        <translation>Prim-Streaming</translation>
    </message>
    <message>
        <source>streaming sculpt</source>
        <extracomment>word</extracomment>
        <translation>Sculpt-Streaming</translation>
    </message>
    <message>
        <source>lod triangles</source>
        <extracomment>word</extracomment>
        <translation>LOD-Dreiecke</translation>
    </message>
    <message>
        <source>lod disc</source>
        <extracomment>word</extracomment>
        <translation>LOD-Kreis</translation>
    </message>
    <message>
        <source>lod ring</source>
        <extracomment>word</extracomment>
        <translation>LOD-Ring</translation>
    </message>
    <message>
        <source>lod charged</source>
        <extracomment>word</extracomment>
        <translation>LOD-Berechnung</translation>
    </message>
    <message>
        <source>opensim mesh</source>
        <extracomment>word</extracomment>
        <translation>OpenSim-Mesh</translation>
    </message>
    <message>
        <source>opensim part</source>
        <extracomment>word</extracomment>
        <translation>OpenSim-Teil</translation>
    </message>
    <message>
        <source>Convex Hull</source>
        <extracomment>kit.type_hull</extracomment>
        <translation>Konvexe Hülle</translation>
    </message>
    <message>
        <source>part {number}</source>
        <extracomment>why.unnamed_part</extracomment>
        <translation>Teil {number}</translation>
    </message>
    <message>
        <source>the file ends inside the codes of an indented cube; expected {expected} bytes, found {found}</source>
        <extracomment>nxoc.cut_codes</extracomment>
        <translation>die Datei endet in den Codes eines eingerückten Würfels; {expected} Byte erwartet, {found} gefunden</translation>
    </message>
    <message>
        <source>at least {value}</source>
        <extracomment>cost.at_least</extracomment>
        <translation>mindestens {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <extracomment>report.at_most</extracomment>
        <translation>höchstens {value}</translation>
    </message>
    <message>
        <source>{count} linksets are named &quot;{name}&quot;; use one of their ids or numbers: {ids}</source>
        <extracomment>find.ambiguous_linkset</extracomment>
        <translation>{count} Linksets heißen „{name}“; bitte eine ihrer IDs oder Nummern verwenden: {ids}</translation>
    </message>
    <message>
        <source>{count} parts are named &quot;{name}&quot;; use one of their ids or numbers: {ids}</source>
        <extracomment>find.ambiguous_part</extracomment>
        <translation>{count} Teile heißen „{name}“; bitte eine ihrer IDs oder Nummern verwenden: {ids}</translation>
    </message>
    <message>
        <source>there is no linkset #{number}; linksets in the scene: {count}</source>
        <extracomment>find.no_linkset_number</extracomment>
        <translation>es gibt kein Linkset #{number}; es gibt {count}</translation>
    </message>
    <message>
        <source>There is nothing to explain: the file has no linksets.</source>
        <extracomment>explain.no_linkset</extracomment>
        <translation>Es gibt nichts zu erklären: Die Datei hat keine Linksets.</translation>
    </message>
    <message>
        <source>well known among creators; SHAPE_BUILDER_USER_MESH_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h of the open-source viewer (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>unter Kreativen bekannt; SHAPE_BUILDER_USER_MESH_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h des quelloffenen Viewers (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.small_side</extracomment>
        <translation>Erzeugung der Physikformen im quelloffenen Viewer: SHAPE_BUILDER_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: LLPhysicsShapeBuilderUtil::determinePhysicsShape in indra/newview/llphysicsshapebuilderutil.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.small_side_factor</extracomment>
        <translation>Erzeugung der Physikformen im quelloffenen Viewer: LLPhysicsShapeBuilderUtil::determinePhysicsShape in indra/newview/llphysicsshapebuilderutil.cpp (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_MIN_GEOMETRY_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.minimum_side</extracomment>
        <translation>Erzeugung der Physikformen im quelloffenen Viewer: SHAPE_BUILDER_MIN_GEOMETRY_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: COLLISION_TOLERANCE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.flat_side</extracomment>
        <translation>Erzeugung der Physikformen im quelloffenen Viewer: COLLISION_TOLERANCE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_HOLLOW in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_hollow</extracomment>
        <translation>Erzeugung der Physikformen im quelloffenen Viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_HOLLOW in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_PATH_CUT in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_cut</extracomment>
        <translation>Erzeugung der Physikformen im quelloffenen Viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_PATH_CUT in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TAPER in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_taper</extracomment>
        <translation>Erzeugung der Physikformen im quelloffenen Viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TAPER in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TWIST in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_twist</extracomment>
        <translation>Erzeugung der Physikformen im quelloffenen Viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TWIST in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_SHEAR in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_shear</extracomment>
        <translation>Erzeugung der Physikformen im quelloffenen Viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_SHEAR in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>physics display of the open-source viewer: get_physics_detail in indra/newview/llspatialpartition.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.prim_detail_medium</extracomment>
        <translation>Physikanzeige des quelloffenen Viewers: get_physics_detail in indra/newview/llspatialpartition.cpp (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>Second Life wiki, Mesh/Mesh_Server_Weight, section &quot;Equation&quot;: the revised formula</source>
        <extracomment>constant.server_per_prim</extracomment>
        <translation>Second-Life-Wiki, Mesh/Mesh_Server_Weight, Abschnitt „Equation“: die berichtigte Formel</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshMetaDataDiscount in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>Berechnung der Streamingkosten im quelloffenen Viewer: MeshMetaDataDiscount in indra/newview/app_settings/settings.xml (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshMinimumByteSize in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.minimum_bytes</extracomment>
        <translation>Berechnung der Streamingkosten im quelloffenen Viewer: MeshMinimumByteSize in indra/newview/app_settings/settings.xml (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshBytesPerTriangle in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.bytes_per_triangle</extracomment>
        <translation>Berechnung der Streamingkosten im quelloffenen Viewer: MeshBytesPerTriangle in indra/newview/app_settings/settings.xml (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshTriangleBudget in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.triangle_budget</extracomment>
        <translation>Berechnung der Streamingkosten im quelloffenen Viewer: MeshTriangleBudget in indra/newview/app_settings/settings.xml (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getRadiusBasedStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.streaming_scale</extracomment>
        <translation>Berechnung der Streamingkosten im quelloffenen Viewer: LLMeshCostData::getRadiusBasedStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getRadiusWeightedTris in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.max_distance</extracomment>
        <translation>Berechnung der Streamingkosten im quelloffenen Viewer: LLMeshCostData::getRadiusWeightedTris in indra/newview/llmeshrepository.cpp (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLVOVolume::getCostData in indra/newview/llvovolume.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.prim_bytes_per_triangle</extracomment>
        <translation>Berechnung der Streamingkosten im quelloffenen Viewer: LLVOVolume::getCostData in indra/newview/llvovolume.cpp (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: ANIMATED_OBJECT_COST_PER_KTRI in indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_per_triangle</extracomment>
        <translation>Berechnung der Streamingkosten im quelloffenen Viewer: ANIMATED_OBJECT_COST_PER_KTRI in indra/newview/llmeshrepository.h (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: ANIMATED_OBJECT_BASE_COST in indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_root</extracomment>
        <translation>Berechnung der Streamingkosten im quelloffenen Viewer: ANIMATED_OBJECT_BASE_COST in indra/newview/llmeshrepository.h (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getEstTrisForStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_free_triangles</extracomment>
        <translation>Berechnung der Streamingkosten im quelloffenen Viewer: LLMeshCostData::getEstTrisForStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, Commit d6d453be)</translation>
    </message>
    <message>
        <source>the open-source OpenSim server: OpenSim/Region/PhysicsModules/ubOde/ODEPrim.cs (opensim/opensim, commit 247b9182)</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>quelloffener OpenSim-Server: OpenSim/Region/PhysicsModules/ubOde/ODEPrim.cs (opensim/opensim, Commit 247b9182)</translation>
    </message>
    <message>
        <source>the open-source OpenSim server: OpenSim/Region/Framework/Scenes/SceneObjectPart.cs (opensim/opensim, commit 247b9182)</source>
        <extracomment>constant.opensim_penalty</extracomment>
        <translation>quelloffener OpenSim-Server: OpenSim/Region/Framework/Scenes/SceneObjectPart.cs (opensim/opensim, Commit 247b9182)</translation>
    </message>
    <message>
        <source>simpler mesh</source>
        <extracomment>method.simplify</extracomment>
        <translation>vereinfachtes Netz</translation>
    </message>
    <message>
        <source>The three weights</source>
        <extracomment>explain.weights</extracomment>
        <translation>Die drei Gewichte</translation>
    </message>
    <message>
        <source>{name}: unknown</source>
        <extracomment>explain.unknown_weight</extracomment>
        <translation>{name}: unbekannt</translation>
    </message>
    <message>
        <source>{filled} PE{measured}</source>
        <extracomment>explain.derivation</extracomment>
        <translation>{filled} PE{measured}</translation>
    </message>
    <message>
        <source>Physics cost when vertices move</source>
        <extracomment>explain.steadiness</extracomment>
        <translation>Physikkosten, wenn sich Eckpunkte verschieben</translation>
    </message>
    <message>
        <source>Its physics cost stays at {cost} PE when vertices move by up to {by}.</source>
        <extracomment>explain.steady</extracomment>
        <translation>Seine Physik bleibt bei {cost} PE, wenn sich Eckpunkte um bis zu {by} verschieben.</translation>
    </message>
    <message>
        <source>Moved by {by}: {least} PE</source>
        <extracomment>explain.stays</extracomment>
        <translation>Um {by} bewegt: {least} PE</translation>
    </message>
    <message>
        <source>Moved by {by}: {least} to {most} PE</source>
        <extracomment>explain.moves</extracomment>
        <translation>Um {by} bewegt: {least} bis {most} PE</translation>
    </message>
    <message>
        <source>half a quantization step</source>
        <extracomment>explain.half_a_step</extracomment>
        <translation>einen halben Schritt des Formats</translation>
    </message>
    <message>
        <source>You have to upload the mesh again with these levels of detail.</source>
        <extracomment>caution.upload_lods</extracomment>
        <translation>Sein Mesh muss mit diesen Detailstufen neu hochgeladen werden.</translation>
    </message>
    <message>
        <source>The mesh looks simpler from a distance.</source>
        <extracomment>caution.afar</extracomment>
        <translation>Aus der Ferne sieht es einfacher aus.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds nothing</source>
        <extracomment>difference.missed</extracomment>
        <translation>Das Inexor-Verfahren findet nichts</translation>
    </message>
    <message>
        <source>Inexor&apos;s method does not report the leaf in which the ray starts</source>
        <extracomment>difference.inside</extracomment>
        <translation>Der Strahl beginnt in einem Blatt, und das Inexor-Verfahren meldet es nicht</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds something behind the ray&apos;s origin</source>
        <extracomment>difference.behind</extracomment>
        <translation>Inexors Verfahren findet etwas hinter dem Ursprung des Strahls</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a cube that the ray misses</source>
        <extracomment>difference.phantom</extracomment>
        <translation>Das Inexor-Verfahren findet einen Würfel, den der Strahl verfehlt</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different octree</source>
        <extracomment>difference.octree</extracomment>
        <translation>Inexors Verfahren findet einen anderen Octree</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different leaf</source>
        <extracomment>difference.leaf</extracomment>
        <translation>Inexors Verfahren findet ein anderes Blatt</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different face of the leaf</source>
        <extracomment>difference.face</extracomment>
        <translation>Inexors Verfahren findet eine andere Fläche des Blatts</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different point on the face</source>
        <extracomment>difference.point</extracomment>
        <translation>Inexors Verfahren findet einen anderen Punkt der Fläche</translation>
    </message>
    <message>
        <source>{difference}: {causes}.</source>
        <extracomment>difference.because</extracomment>
        <translation>{difference}: {causes}.</translation>
    </message>
    <message>
        <source>{difference}, for a combination of reasons: {causes}.</source>
        <extracomment>difference.together</extracomment>
        <translation>{difference}, aus mehreren Gründen zusammen: {causes}.</translation>
    </message>
    <message>
        <source>{causes}; {cause}</source>
        <extracomment>difference.and</extracomment>
        <translation>{causes}; {cause}</translation>
    </message>
    <message>
        <source>{difference}.</source>
        <extracomment>difference.unexplained</extracomment>
        <translation>{difference}.</translation>
    </message>
    <message>
        <source>it has no rule for rays that start inside a leaf</source>
        <extracomment>cause.inside</extracomment>
        <translation>es hat keine Regel für Strahlen, die in einem Blatt beginnen</translation>
    </message>
    <message>
        <source>it descends only into the child with the nearest center, and never goes back</source>
        <extracomment>cause.no_return</extracomment>
        <translation>es steigt nur in den Teilwürfel mit der nächsten Mitte ab und kehrt nie um</translation>
    </message>
    <message>
        <source>of the children that the ray meets, the method follows only the one with the nearest center, not the first along the ray</source>
        <extracomment>cause.child_centre</extracomment>
        <translation>von den Teilwürfeln, die der Strahl trifft, verfolgt es nur den mit der nächsten Mitte, nicht den ersten auf dem Strahl</translation>
    </message>
    <message>
        <source>of the octrees that the ray meets, the method follows only the one with the nearest center, not the first along the ray</source>
        <extracomment>cause.octree_centre</extracomment>
        <translation>von den Octrees, die der Strahl trifft, verfolgt es nur den mit der nächsten Mitte, nicht den ersten auf dem Strahl</translation>
    </message>
    <message>
        <source>it ignores the rotation of octrees</source>
        <extracomment>cause.turned</extracomment>
        <translation>es lässt die Drehung von Octrees außer Acht</translation>
    </message>
    <message>
        <source>it treats indented cubes as full boxes</source>
        <extracomment>cause.indented</extracomment>
        <translation>es behandelt eingerückte Würfel als volle Quader</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>column.regions</extracomment>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>changed constants</source>
        <extracomment>export.lost_profile</extracomment>
        <translation>geänderte Konstanten</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>export.lost_scenarios</extracomment>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>measured costs</source>
        <extracomment>export.lost_measured</extracomment>
        <translation>gemessene Kosten</translation>
    </message>
    <message>
        <source>names of octrees</source>
        <extracomment>export.lost_names</extracomment>
        <translation>Namen von Octrees</translation>
    </message>
    <message>
        <source>octrees that could not be read</source>
        <extracomment>export.lost_octrees</extracomment>
        <translation>Octrees, die nicht gelesen werden konnten</translation>
    </message>
    <message>
        <source>is not a mesh; only meshes can have their own hulls</source>
        <extracomment>shape.no_mesh</extracomment>
        <translation>ist kein Mesh; nur Meshes können eigene Hüllen haben</translation>
    </message>
    <message>
        <source>all its triangles lie at one point, so it has no size</source>
        <extracomment>shape.one_point</extracomment>
        <translation>alle seine Dreiecke liegen in einem Punkt, darum hat es keine Größe</translation>
    </message>
    <message>
        <source>has almost no volume, so the grid would refuse its hull</source>
        <extracomment>shape.no_volume</extracomment>
        <translation>hat fast kein Volumen, und solche Hüllen lehnt das Grid ab</translation>
    </message>
    <message>
        <source>needs more than {limit} boxes even at the coarsest level</source>
        <extracomment>shape.too_many_boxes</extracomment>
        <translation>braucht selbst auf der gröbsten Stufe mehr als {limit} Quader</translation>
    </message>
    <message>
        <source>is too thin for any hull that the grid accepts</source>
        <extracomment>shape.nothing_fits</extracomment>
        <translation>ist zu dünn für jede Hülle, die das Grid annimmt</translation>
    </message>
    <message>
        <source>method</source>
        <extracomment>column.method</extracomment>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>overfill m</source>
        <extracomment>column.overfill_m</extracomment>
        <translation>Überstand m</translation>
    </message>
    <message>
        <source>shortfall m</source>
        <extracomment>column.shortfall_m</extracomment>
        <translation>Lücke m</translation>
    </message>
    <message>
        <source>mean distance m</source>
        <extracomment>column.mean_m</extracomment>
        <translation>mittlerer Abstand m</translation>
    </message>
    <message>
        <source>surface distance m</source>
        <extracomment>column.surface_m</extracomment>
        <translation>Abstand der Oberflächen m</translation>
    </message>
    <message>
        <source>overlap m³</source>
        <extracomment>column.overlap_m3</extracomment>
        <translation>Überlappung m³</translation>
    </message>
    <message>
        <source>missing m³</source>
        <extracomment>column.missing_m3</extracomment>
        <translation>Fehlendes m³</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>column.chosen</extracomment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>scale factor</source>
        <extracomment>sweep.size</extracomment>
        <translation>mal seine Größe</translation>
    </message>
    <message>
        <source>{constant}: {value} instead of {standard}</source>
        <extracomment>html.differing</extracomment>
        <translation>{constant}: {value} statt {standard}</translation>
    </message>
    <message numerus="yes">
        <source>and {count} more, listed in the appendix</source>
        <extracomment>html.differing_more</extracomment>
        <translation>
            <numerusform>und eine weitere, im Anhang aufgeführt</numerusform>
            <numerusform>und {count} weitere, im Anhang aufgeführt</numerusform>
        </translation>
    </message>
    <message>
        <source>No effect under {profile}: nothing in the scene uses this constant.</source>
        <extracomment>effect.nothing</extracomment>
        <translation>Keine Wirkung unter {profile}: Nichts in der Szene verwendet sie.</translation>
    </message>
    <message>
        <source>No effect on costs: this constant only determines whether an object can be set physical.</source>
        <extracomment>effect.permission</extracomment>
        <translation>Keine Wirkung auf Kosten: Sie entscheidet nur, ob ein Objekt physisch werden kann.</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the physics weight, which is never the deciding weight.</source>
        <extracomment>effect.physics</extracomment>
        <translation>Keine Wirkung unter {profile}: Sie ändert die Physik, die nirgends das entscheidende Gewicht ist.</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the server weight, which is never the deciding weight.</source>
        <extracomment>effect.server</extracomment>
        <translation>Keine Wirkung unter {profile}: Sie ändert Serverkosten, die nirgends das entscheidende Gewicht sind.</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the download weight, which is never the deciding weight.</source>
        <extracomment>effect.streaming</extracomment>
        <translation>Keine Wirkung unter {profile}: Sie ändert das Streaming, das nirgends das entscheidende Gewicht ist.</translation>
    </message>
    <message>
        <source>costs {value} PE</source>
        <extracomment>legend.cost</extracomment>
        <translation>kostet {value} PE</translation>
    </message>
    <message>
        <source>The model as everyone sees it</source>
        <extracomment>page.object</extracomment>
        <translation>Das Modell, wie es alle sehen</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: {endings}</source>
        <extracomment>export.format</extracomment>
        <translation>nicht unterstützter Dateityp; unterstützte Typen: {endings}</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>word</extracomment>
        <translation>eine Hülle</translation>
    </message>
    <message>
        <source>boxes</source>
        <extracomment>method.boxes</extracomment>
        <translation>Kästen</translation>
    </message>
    <message>
        <source>drop</source>
        <extracomment>word</extracomment>
        <translation>ausgedünnt</translation>
    </message>
    <message>
        <source>cover</source>
        <extracomment>word</extracomment>
        <translation>überdeckt</translation>
    </message>
    <message>
        <source>this file is also open in another window; saving in one window overwrites the changes saved in the other</source>
        <extracomment>window.open_elsewhere</extracomment>
        <translation>diese Datei ist auch in einem anderen Fenster offen; Speichern in einem Fenster überschreibt die im anderen gespeicherten Änderungen</translation>
    </message>
    <message>
        <source>the passage at {x}, {y}, {z} m is blocked</source>
        <extracomment>shape.way_lost</extracomment>
        <translation>der Durchgang bei {x}, {y}, {z} m ist versperrt</translation>
    </message>
    <message>
        <source>the floor at {x}, {y}, {z} m no longer supports an avatar</source>
        <extracomment>shape.floor_lost</extracomment>
        <translation>der Boden bei {x}, {y}, {z} m trägt keinen Avatar mehr</translation>
    </message>
    <message>
        <source>has no walls or slabs for panels</source>
        <extracomment>shape.nothing_flat</extracomment>
        <translation>hat keine Wände oder Decken für Platten</translation>
    </message>
    <message>
        <source>passage</source>
        <extracomment>column.passage</extracomment>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>upload</source>
        <extracomment>column.upload</extracomment>
        <translation>Upload</translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>column.seconds</extracomment>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>value of {constant} in {unit}</source>
        <extracomment>chart.constant_in</extracomment>
        <translation>Wert von „{constant}“ in {unit}</translation>
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
            <numerusform>{count} Linkset</numerusform>
            <numerusform>{count} Linksets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts</source>
        <extracomment>inspect.parts</extracomment>
        <translation>
            <numerusform>{count} Teil</numerusform>
            <numerusform>{count} Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mesh assets</source>
        <extracomment>inspect.assets</extracomment>
        <translation>
            <numerusform>{count} Mesh-Asset</numerusform>
            <numerusform>{count} Mesh-Assets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles</source>
        <extracomment>inspect.triangles</extracomment>
        <translation>
            <numerusform>{count} Dreieck</numerusform>
            <numerusform>{count} Dreiecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls</source>
        <extracomment>inspect.hull_count</extracomment>
        <translation>
            <numerusform>{count} Hülle</numerusform>
            <numerusform>{count} Hüllen</numerusform>
        </translation>
    </message>
    <message>
        <source>  physics mesh: {triangles}, {vertices} vertices, average triangle width {width} m at 1 × 1 × 1 m</source>
        <extracomment>inspect.physics_mesh</extracomment>
        <translation>  Physik-Mesh: {triangles}, {vertices} Eckpunkte, mittlere Dreiecksbreite {width} m bei 1 × 1 × 1 m</translation>
    </message>
    <message>
        <source>Other steps</source>
        <extracomment>explain.other_steps</extracomment>
        <translation>Weitere Schritte</translation>
    </message>
    <message>
        <source>The object can then no longer be set physical.</source>
        <extracomment>caution.not_physical</extracomment>
        <translation>Es kann dann nicht mehr physisch werden.</translation>
    </message>
    <message>
        <source>The legacy accounting then replaces the new one.</source>
        <extracomment>caution.counted</extracomment>
        <translation>Dann gilt die alte statt der neuen Berechnung.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <extracomment>app.inputs</extracomment>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>app.commands</extracomment>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>app.options</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>app.usage</extracomment>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>app.options_word</extracomment>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>app.command_word</extracomment>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>app.needed</extracomment>
        <translation>NÖTIG</translation>
    </message>
    <message>
        <source>Excludes</source>
        <extracomment>app.not_beside</extracomment>
        <translation>Nicht neben</translation>
    </message>
    <message>
        <source>{percent}% {file}</source>
        <extracomment>app.progress</extracomment>
        <translation>{percent} % {file}</translation>
    </message>
    <message>
        <source>put the command first: {command} {file}</source>
        <extracomment>app.command_first</extracomment>
        <translation>der Befehl kommt zuerst: {command} {file}</translation>
    </message>
    <message>
        <source>&quot;{command}&quot; has no {option}; use --where &quot;{key} = NAME&quot;</source>
        <extracomment>app.filter_instead</extracomment>
        <translation>„{command}“ hat kein {option}; verwenden Sie --where &quot;{key} = NAME&quot;</translation>
    </message>
    <message>
        <source>{option} needs a value; see &quot;{command} --help&quot;</source>
        <extracomment>app.needs_value</extracomment>
        <translation>{option} braucht einen Wert; siehe „{command} --help“</translation>
    </message>
    <message>
        <source>{word} is required; see &quot;{command} --help&quot;</source>
        <extracomment>app.needs_word</extracomment>
        <translation>{word} fehlt; siehe „{command} --help“</translation>
    </message>
    <message>
        <source>{reason}</source>
        <extracomment>app.wrong_value</extracomment>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>show why an object in Second Life costs what it costs</source>
        <extracomment>man.name</extracomment>
        <translation>zeigen, warum ein Objekt in Second Life kostet, was es kostet</translation>
    </message>
    <message>
        <source>A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}) or a 3D model ({models})</source>
        <extracomment>option.scene</extracomment>
        <translation>Ein Projekt ({projects}), ein Mesh-Asset ({mesh_assets}), Objekte ({objects}) oder ein 3D-Modell ({models})</translation>
    </message>
    <message>
        <source>A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}), a 3D model ({models}) or octrees ({octrees})</source>
        <extracomment>option.scene_or_octrees</extracomment>
        <translation>Ein Projekt ({projects}), ein Mesh-Asset ({mesh_assets}), Objekte ({objects}), ein 3D-Modell ({models}) oder Octrees ({octrees})</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; is not a file, a built-in profile, or a scenario of {file}; profiles and scenarios: {known}{hint}</source>
        <extracomment>option.unknown_against</extracomment>
        <translation>„{word}“ ist weder eine Datei noch ein eingebautes Profil noch ein Szenario von {file}; Profile und Szenarien: {known}{hint}</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; is neither a built-in profile ({profiles}) nor a file{hint}</source>
        <extracomment>option.unknown_profile</extracomment>
        <translation>„{word}“ ist weder ein eingebautes Profil ({profiles}) noch eine Datei{hint}</translation>
    </message>
    <message>
        <source>Weigh the object as physical</source>
        <extracomment>option.physical</extracomment>
        <translation>Als physisch wiegen</translation>
    </message>
    <message>
        <source>Only this linkset: its name or id, or #3 for the third</source>
        <extracomment>option.linkset</extracomment>
        <translation>Nur dieses Linkset: sein Name, seine ID oder #3 für das dritte</translation>
    </message>
    <message>
        <source>Only this part: its name or id, or #3 for the third</source>
        <extracomment>option.part</extracomment>
        <translation>Nur dieses Teil: sein Name, seine ID oder #3 für das dritte</translation>
    </message>
    <message>
        <source>Bare mesh assets and 3D models</source>
        <extracomment>option.group_bare</extracomment>
        <translation>Einzelne Mesh-Assets und 3D-Modelle</translation>
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
        <translation>Beispiel: Detailstufen, Physikformen und Befunde eines Assets
  weighbridge inspect chair.llmesh</translation>
    </message>
    <message>
        <source>Example: why a chair of 2 × 1 × 1 m costs what it costs
  weighbridge explain chair.llmesh --size 2,1,1</source>
        <extracomment>explain.example</extracomment>
        <translation>Beispiel: warum ein Stuhl von 2 × 1 × 1 m kostet, was er kostet
  weighbridge explain chair.llmesh --size 2,1,1</translation>
    </message>
    <message>
        <source>Example: a chair&apos;s existing physics shapes compared with octrees of up to 6 levels
  weighbridge voxels chair.llmesh --depth 6 --fill solid</source>
        <extracomment>voxels.example</extracomment>
        <translation>Beispiel: die vorhandenen Physikformen eines Stuhls im Vergleich mit Octrees von bis zu 6 Ebenen
  weighbridge voxels chair.llmesh --depth 6 --fill solid</translation>
    </message>
    <message>
        <source>Example: a chair from half to twice its size in 16 steps
  weighbridge sweep chair.weighbridge --scale 0.5:2:16</source>
        <extracomment>sweep.example</extracomment>
        <translation>Beispiel: ein Stuhl von halber bis doppelter Größe in 16 Schritten
  weighbridge sweep chair.weighbridge --scale 0.5:2:16</translation>
    </message>
    <message>
        <source>Show how much every constant matters: derivatives of the costs, elasticities, and the cliffs (floors, caps, thresholds) that a cost is at or near.</source>
        <extracomment>sensitivity.about</extracomment>
        <translation>Zeigen, wie viel jede Konstante ausmacht: Ableitungen der Kosten, Elastizitäten und die Klippen (Mindestwerte, Höchstwerte, Schwellen), an denen oder nahe denen Kosten liegen.</translation>
    </message>
    <message>
        <source>List the built-in profiles.</source>
        <extracomment>profile.list_about</extracomment>
        <translation>Die eingebauten Profile aufzählen.</translation>
    </message>
    <message>
        <source>Example:
  weighbridge profile list</source>
        <extracomment>profile.list_example</extracomment>
        <translation>Beispiel:
  weighbridge profile list</translation>
    </message>
    <message>
        <source>Example: all constants as CSV
  weighbridge profile show second-life --format csv</source>
        <extracomment>profile.show_example</extracomment>
        <translation>Beispiel: alle Konstanten als CSV
  weighbridge profile show second-life --format csv</translation>
    </message>
    <message>
        <source>A built-in profile or a profile file</source>
        <extracomment>profile.name</extracomment>
        <translation>Ein eingebautes Profil oder eine Profildatei</translation>
    </message>
    <message>
        <source>Draw a scene as a picture.</source>
        <extracomment>render.about</extracomment>
        <translation>Eine Szene als Bild zeichnen.</translation>
    </message>
    <message>
        <source>The picture file to write</source>
        <extracomment>render.picture</extracomment>
        <translation>Die zu schreibende Bilddatei</translation>
    </message>
    <message>
        <source>the picture could not be drawn</source>
        <extracomment>render.no_picture</extracomment>
        <translation>das Bild konnte nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>word</extracomment>
        <translation>genau</translation>
    </message>
    <message>
        <source>analyze</source>
        <extracomment>word</extracomment>
        <translation>zu analysieren</translation>
    </message>
    <message>
        <source>asset</source>
        <extracomment>word</extracomment>
        <translation>Asset</translation>
    </message>
    <message>
        <source>pixels</source>
        <extracomment>column.pixels</extracomment>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>distance m</source>
        <extracomment>column.distance_m</extracomment>
        <translation>Entfernung m</translation>
    </message>
    <message>
        <source>parcel {parcel}</source>
        <extracomment>html.parcel</extracomment>
        <translation>Parzelle {parcel}</translation>
    </message>
    <message>
        <source>{impact} LI</source>
        <extracomment>html.li</extracomment>
        <translation>{impact} LI</translation>
    </message>
    <message>
        <source>Largest weight: {weight}, {value} PE</source>
        <extracomment>html.decided</extracomment>
        <translation>Größtes Gewicht: {weight}, {value} PE</translation>
    </message>
    <message>
        <source>{cause}, {share}%</source>
        <extracomment>html.most_of_it</extracomment>
        <translation>{cause}, {share} %</translation>
    </message>
    <message>
        <source>What changes</source>
        <extracomment>html.gains</extracomment>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>html.now</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Generate levels of detail for {part}: {medium} triangles at medium (now {medium_before}), {low} at low (now {low_before}), {lowest} at lowest (now {lowest_before}).</source>
        <extracomment>advice.lods</extracomment>
        <translation>Detailstufen für {part} erzeugen: mittel {medium} Dreiecke (jetzt {medium_before}), niedrig {low} (jetzt {low_before}), niedrigste {lowest} (jetzt {lowest_before}).</translation>
    </message>
    <message>
        <source>Generate levels of detail for {part} and {more} more with the same mesh: {medium} triangles at medium (now {medium_before}), {low} at low (now {low_before}), {lowest} at lowest (now {lowest_before}).</source>
        <extracomment>advice.lods_alike</extracomment>
        <translation>Detailstufen für {part} und {more} weitere mit demselben Mesh erzeugen: mittel {medium} Dreiecke (jetzt {medium_before}), niedrig {low} (jetzt {low_before}), niedrigste {lowest} (jetzt {lowest_before}).</translation>
    </message>
    <message>
        <source>At the distance where a level of detail takes over, its surface deviates by at most {pixels} pixels on a screen with {lines} lines.</source>
        <extracomment>caution.pixels</extracomment>
        <translation>In der Entfernung, in der eine Detailstufe einsetzt, weicht ihre Oberfläche auf einem Bildschirm mit {lines} Zeilen um höchstens {pixels} Pixel ab.</translation>
    </message>
    <message>
        <source>simplify</source>
        <extracomment>word</extracomment>
        <translation>vereinfacht</translation>
    </message>
    <message>
        <source>would not be used, because the part would still have the physics shape {representation}. {because}</source>
        <extracomment>shape.not_used</extracomment>
        <translation>würde nicht verwendet: Das Teil stieße weiterhin an als {representation}. {because}</translation>
    </message>
    <message>
        <source>cannot be opened as a database: {reason}</source>
        <extracomment>database.cannot_open</extracomment>
        <translation>lässt sich nicht als Datenbank öffnen: {reason}</translation>
    </message>
    <message>
        <source>is being written by another program; try again when that program has finished</source>
        <extracomment>grid.written_already</extracomment>
        <translation>wird gerade von einem anderen Programm geschrieben; bitte noch einmal versuchen, wenn dieses Programm fertig ist</translation>
    </message>
    <message>
        <source>cannot be physical</source>
        <extracomment>column.not_physical</extracomment>
        <translation>nicht physisch möglich</translation>
    </message>
    <message>
        <source>linksets that cost less</source>
        <extracomment>column.winners</extracomment>
        <translation>Linksets, die weniger kosten</translation>
    </message>
    <message>
        <source>linksets that cost more</source>
        <extracomment>column.losers</extracomment>
        <translation>Linksets, die mehr kosten</translation>
    </message>
    <message>
        <source>decided by a different weight</source>
        <extracomment>column.decided_anew</extracomment>
        <translation>durch anderes Gewicht bestimmt</translation>
    </message>
    <message>
        <source>regions newly over capacity</source>
        <extracomment>column.no_longer_fits</extracomment>
        <translation>Regionen, die nicht mehr reichen</translation>
    </message>
    <message>
        <source>regions back within capacity</source>
        <extracomment>column.fits_again</extracomment>
        <translation>Regionen, die wieder reichen</translation>
    </message>
    <message>
        <source>The selection contains no mesh. Only meshes can have their own physics shape.</source>
        <extracomment>making.no_mesh</extracomment>
        <translation>Die Auswahl enthält kein Mesh. Nur Meshes können eine eigene Physikform haben.</translation>
    </message>
    <message>
        <source>the mesh is missing, so its physics shape cannot be changed</source>
        <extracomment>making.missing</extracomment>
        <translation>das Mesh fehlt, darum lässt sich seine Physikform nicht ändern</translation>
    </message>
    <message>
        <source>the mesh could not be read completely, so a generated shape would not fit</source>
        <extracomment>making.damaged</extracomment>
        <translation>sein Mesh konnte nicht vollständig gelesen werden, darum würde eine erzeugte Form nicht passen</translation>
    </message>
    <message>
        <source>the download and server weights leave no PE for physics, so every shape costs extra; choose a different goal</source>
        <extracomment>making.nothing_free</extracomment>
        <translation>Download- und Servergewicht lassen keine PE für die Physik, darum kostet jede Form extra; wählen Sie ein anderes Ziel</translation>
    </message>
    <message>
        <source>{parts}: {what} ({value} PE each)</source>
        <extracomment>explain.cause_alike</extracomment>
        <translation>{parts}: {what} (je {value} PE)</translation>
    </message>
    <message>
        <source>{name}, parts {numbers}</source>
        <extracomment>explain.parts_of_name</extracomment>
        <translation>{name}, Teile {numbers}</translation>
    </message>
    <message>
        <source>parts {numbers}</source>
        <extracomment>explain.parts_without_name</extracomment>
        <translation>Teile {numbers}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <extracomment>explain.and_last</extracomment>
        <translation>{list} und {last}</translation>
    </message>
    <message numerus="yes">
        <source>{list} and {count} more</source>
        <extracomment>explain.and_others</extracomment>
        <translation>
            <numerusform>{list} und ein weiteres</numerusform>
            <numerusform>{list} und {count} weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the physics shape of {part} with {count} hulls.</source>
        <extracomment>advice.made_hulls</extracomment>
        <translation>
            <numerusform>Die Physikform von {part} durch eine Hülle ersetzen.</numerusform>
            <numerusform>Die Physikform von {part} durch {count} Hüllen ersetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All passages stay open to avatars.</source>
        <extracomment>caution.ways_kept</extracomment>
        <translation>Alle Durchgänge bleiben für Avatare offen.</translation>
    </message>
    <message>
        <source>known land impact before</source>
        <extracomment>column.known_before</extracomment>
        <translation>bekannter Land Impact vorher</translation>
    </message>
    <message>
        <source>known land impact after</source>
        <extracomment>column.known_after</extracomment>
        <translation>bekannter Land Impact nachher</translation>
    </message>
    <message>
        <source>is not in {folder}, so the region cannot be opened; put the file back into this folder, or create the tables again</source>
        <extracomment>query.no_scene</extracomment>
        <translation>ist nicht in {folder}, daher kann die Region nicht geöffnet werden; bitte die Datei wieder in diesen Ordner legen oder die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>linksets before</source>
        <extracomment>chart.linksets_before</extracomment>
        <translation>Linksets vorher</translation>
    </message>
    <message>
        <source>linksets now</source>
        <extracomment>chart.linksets_now</extracomment>
        <translation>Linksets jetzt</translation>
    </message>
    <message>
        <source>has no existing hulls to evaluate</source>
        <extracomment>shape.no_own</extracomment>
        <translation>hat keine konvexe Zerlegung, die sich bewerten ließe</translation>
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
        <translation>Der Kasten würde über den Octree hinausragen; wählen Sie eine andere Stelle, oder vergrößern Sie zuerst den Octree.</translation>
    </message>
    <message>
        <source>The selected box has {cells} cells, but the limit is {limit}: choose a smaller grid depth or a smaller box.</source>
        <extracomment>edit.box_too_large</extracomment>
        <translation>Der gewählte Kasten hat {cells} Zellen, die Grenze ist aber {limit}: Wählen Sie eine kleinere Rastertiefe oder einen kleineren Kasten.</translation>
    </message>
    <message>
        <source>A divided cube cannot be pushed as a whole: choose a greater grid depth, or make the cube solid.</source>
        <extracomment>edit.push_divided</extracomment>
        <translation>Ein geteilter Würfel lässt sich nicht als Ganzes drücken: Wählen Sie eine größere Rastertiefe, oder machen Sie ihn massiv.</translation>
    </message>
    <message>
        <source>There is only empty space here, so there is nothing to push.</source>
        <extracomment>edit.push_nothing</extracomment>
        <translation>Hier ist nur leerer Raum, darum gibt es nichts zu drücken.</translation>
    </message>
    <message>
        <source>Point at a face of the octree that contains the selected box.</source>
        <extracomment>edit.push_outside</extracomment>
        <translation>Zeigen Sie auf eine Fläche des Octrees, der den gewählten Kasten enthält.</translation>
    </message>
    <message>
        <source>A mesh can have at most {limit} hulls.</source>
        <extracomment>shape.too_many_hulls</extracomment>
        <translation>Ein Mesh kann höchstens {limit} Hüllen haben.</translation>
    </message>
    <message>
        <source>The hull would have {corners} vertices; the limit is {limit}.</source>
        <extracomment>shape.too_many_corners</extracomment>
        <translation>Die Hülle hätte {corners} Eckpunkte; die Grenze ist {limit}.</translation>
    </message>
    <message>
        <source>The hull would have almost no volume, and the grid refuses such hulls. Make it thicker.</source>
        <extracomment>shape.edited_flat</extracomment>
        <translation>Die Hülle hätte fast kein Volumen, und solche Hüllen lehnt das Grid ab. Machen Sie sie dicker.</translation>
    </message>
    <message>
        <source>The plane misses the hull, which extends from {from} to {to} m along this axis.</source>
        <extracomment>shape.plane_misses</extracomment>
        <translation>Die Ebene verfehlt die Hülle, die sich entlang dieser Achse von {from} bis {to} m erstreckt.</translation>
    </message>
    <message>
        <source>Hull {number} of the mesh has almost no volume, so the hulls of this mesh cannot be edited.</source>
        <extracomment>making.flat_hull</extracomment>
        <translation>Hülle {number} des Mesh hat fast kein Volumen, darum lassen sich seine Hüllen nicht bearbeiten.</translation>
    </message>
    <message>
        <source>An avatar no longer fits here</source>
        <extracomment>legend.walkable_taken</extracomment>
        <translation>Hier passt kein Avatar mehr hin</translation>
    </message>
    <message>
        <source>{value} LI/m²</source>
        <extracomment>legend.land</extracomment>
        <translation>{value} LI/m²</translation>
    </message>
    <message>
        <source>{value} LI/m² or more</source>
        <extracomment>legend.land_more</extracomment>
        <translation>{value} LI/m² oder mehr</translation>
    </message>
    <message>
        <source>line {number}</source>
        <extracomment>place.line</extracomment>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <extracomment>place.column</extracomment>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>byte {number}</source>
        <extracomment>place.byte</extracomment>
        <translation>Byte {number}</translation>
    </message>
    <message>
        <source>byte {number} of the decompressed data</source>
        <extracomment>place.byte_unpacked</extracomment>
        <translation>Byte {number} der entpackten Daten</translation>
    </message>
    <message>
        <source>face {number}</source>
        <extracomment>place.face</extracomment>
        <translation>Fläche {number}</translation>
    </message>
    <message>
        <source>{what} on line {number}</source>
        <extracomment>place.in_line</extracomment>
        <translation>{what} in Zeile {number}</translation>
    </message>
    <message>
        <source>{outer}: {inner}</source>
        <extracomment>place.within</extracomment>
        <translation>{outer}: {inner}</translation>
    </message>
    <message>
        <source>{outer}, {inner}</source>
        <extracomment>place.and</extracomment>
        <translation>{outer}, {inner}</translation>
    </message>
    <message>
        <source>has too many separate pieces to be simplified; {triangles} triangles remain, and the limit is {limit}</source>
        <extracomment>shape.in_fragments</extracomment>
        <translation>hat zu viele getrennte Stücke zum Vereinfachen: {triangles} Dreiecke bleiben, und die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>has no patch whose hull is thick enough for the grid</source>
        <extracomment>shape.flat_patches</extracomment>
        <translation>hat kein Flächenstück, dessen Hülle dem Grid dick genug wäre</translation>
    </message>
    <message>
        <source>equal</source>
        <extracomment>changes.equal</extracomment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Materials {numbers}</source>
        <extracomment>legend.material_more</extracomment>
        <translation>Materialien {numbers}</translation>
    </message>
    <message>
        <source>Hulls {numbers}</source>
        <extracomment>legend.hull_more</extracomment>
        <translation>Hüllen {numbers}</translation>
    </message>
    <message>
        <source>Physics decides</source>
        <extracomment>legend.decided_physics</extracomment>
        <translation>Physik entscheidet</translation>
    </message>
    <message>
        <source>Server decides</source>
        <extracomment>legend.decided_server</extracomment>
        <translation>Server entscheidet</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>kit.type_none</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Primitive</source>
        <extracomment>legend.as_primitive</extracomment>
        <translation>Grundform</translation>
    </message>
    <message>
        <source>One hull</source>
        <extracomment>legend.as_hull</extracomment>
        <translation>Eine Hülle</translation>
    </message>
    <message>
        <source>Triangle mesh</source>
        <extracomment>legend.as_triangle_mesh</extracomment>
        <translation>Dreiecksmesh</translation>
    </message>
    <message>
        <source>{value} LI cheaper</source>
        <extracomment>legend.cheaper</extracomment>
        <translation>{value} LI billiger</translation>
    </message>
    <message>
        <source>{value} m wide</source>
        <extracomment>legend.width</extracomment>
        <translation>{value} m breit</translation>
    </message>
    <message>
        <source>{value} m wide or less</source>
        <extracomment>legend.width_less</extracomment>
        <translation>{value} m breit oder weniger</translation>
    </message>
    <message>
        <source>{value} m wide or more</source>
        <extracomment>legend.width_more</extracomment>
        <translation>{value} m breit oder mehr</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>colour.land_impact</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Land impact</source>
        <extracomment>kit.land_impact</extracomment>
        <translation>Land Impact</translation>
    </message>
    <message>
        <source>LI/m²</source>
        <extracomment>legend.ramp_land</extracomment>
        <translation>LI/m²</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>colour.change</extracomment>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>legend.ramp_width</extracomment>
        <translation>Breite</translation>
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
        <translation>{rank}. {name}: {value} LI</translation>
    </message>
    <message>
        <source>Octrees {numbers}</source>
        <extracomment>legend.octree_more</extracomment>
        <translation>Octrees {numbers}</translation>
    </message>
    <message>
        <source>belongs to Weighbridge, which never changes its own files; choose another folder</source>
        <extracomment>file.of_program</extracomment>
        <translation>gehört zu Weighbridge, das seine eigenen Dateien nie ändert; bitte einen anderen Ordner wählen</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls ({hulls}) have no volume; a hull needs at least four points that are not in one plane</source>
        <extracomment>asset.flat_hull</extracomment>
        <translation>
            <numerusform>eine Hülle ({hulls}) hat kein Volumen; eine Hülle braucht mindestens vier Punkte, die nicht in einer Ebene liegen</numerusform>
            <numerusform>{count} Hüllen ({hulls}) haben kein Volumen; eine Hülle braucht mindestens vier Punkte, die nicht in einer Ebene liegen</numerusform>
        </translation>
    </message>
    <message>
        <source>has an unsupported {what}; supported values: {values}. Export the model again with one of these values</source>
        <extracomment>model.unsupported</extracomment>
        <translation>hat einen nicht unterstützten Wert für {what}; unterstützte Werte: {values}. Bitte das Modell mit einem dieser Werte neu exportieren</translation>
    </message>
    <message>
        <source>could not be read completely, because it ends inside facet {facet}; copy or export it again</source>
        <extracomment>plain.stl_cut</extracomment>
        <translation>konnte nicht vollständig gelesen werden, weil die Datei mitten in Facette {facet} endet; bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>the number of scripts in &quot;{name}&quot; differs ({grid} on the grid, {here} here)</source>
        <extracomment>measured.other_scripts</extracomment>
        <translation>„{name}“ hat im Grid {grid} Skripte, hier aber {here}</translation>
    </message>
    <message>
        <source>{file} has materials that the model lacks ({materials}). In that file, use only materials that the model has.</source>
        <extracomment>upload.level_materials</extracomment>
        <translation>{file} hat Materialien, die dem Modell fehlen ({materials}). Bitte dort nur Materialien des Modells verwenden.</translation>
    </message>
    <message>
        <source>the object is mirrored by a negative scale, which the uploader refuses. Apply the scale before export.</source>
        <extracomment>upload.mirrored</extracomment>
        <translation>das Objekt ist durch eine negative Skalierung gespiegelt, und das lehnt der Uploader ab. Bitte die Skalierung vor dem Export anwenden.</translation>
    </message>
    <message>
        <source>no object uses the geometry &quot;{geometry}&quot;. Delete it, or place it in the scene.</source>
        <extracomment>upload.unused_geometry</extracomment>
        <translation>kein Objekt verwendet die Geometrie „{geometry}“. Bitte löschen oder in die Szene setzen.</translation>
    </message>
    <message>
        <source>the file has no scene. Export it again, with its objects placed in a scene.</source>
        <extracomment>upload.no_scene</extracomment>
        <translation>die Datei hat keine Szene. Bitte neu exportieren, mit den Objekten in einer Szene.</translation>
    </message>
    <message>
        <source>the numbers of vertices and weights in the skin &quot;{controller}&quot; do not match. Export the file again.</source>
        <extracomment>upload.controller</extracomment>
        <translation>die Zahlen der Eckpunkte und der Gewichte im Skin „{controller}“ stimmen nicht überein. Bitte die Datei neu exportieren.</translation>
    </message>
    <message>
        <source>{part}, {place}: {why}</source>
        <extracomment>export.refused</extracomment>
        <translation>{part}, {place}: {why}</translation>
    </message>
    <message>
        <source>{part}, {place}: {why}. Remedy: {remedy}</source>
        <extracomment>export.refused_remedy</extracomment>
        <translation>{part}, {place}: {why}. Abhilfe: {remedy}</translation>
    </message>
    <message>
        <source>was not written, because the upload would be refused: {why}</source>
        <extracomment>making.would_be_refused</extracomment>
        <translation>wurde nicht geschrieben, weil der Upload abgelehnt würde: {why}</translation>
    </message>
    <message>
        <source>case</source>
        <extracomment>column.case</extracomment>
        <translation>Fall</translation>
    </message>
    <message>
        <source>quantity</source>
        <extracomment>column.quantity</extracomment>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>column.object</extracomment>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>testable</source>
        <extracomment>column.testable</extracomment>
        <translation>prüfbar</translation>
    </message>
    <message>
        <source>why not</source>
        <extracomment>column.why_not</extracomment>
        <translation>warum nicht</translation>
    </message>
    <message>
        <source>rules</source>
        <extracomment>column.rules</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>source</source>
        <extracomment>column.source</extracomment>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>deviation m</source>
        <extracomment>column.deviation_m</extracomment>
        <translation>Abweichung m</translation>
    </message>
    <message>
        <source>deviation px</source>
        <extracomment>column.deviation_pixels</extracomment>
        <translation>Abweichung px</translation>
    </message>
    <message>
        <source>arrives</source>
        <extracomment>column.arrives</extracomment>
        <translation>kommt an</translation>
    </message>
    <message>
        <source>triangle rule</source>
        <extracomment>column.triangle_rule</extracomment>
        <translation>Dreiecksregel</translation>
    </message>
    <message>
        <source>{place}: {what}.</source>
        <extracomment>explain.finding</extracomment>
        <translation>{place}: {what}.</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. At {radii} m, the growth rate of its download weight changes.</source>
        <extracomment>cliff.download</extracomment>
        <translation>Seine halbe Diagonale ist {radius} m lang. Bei {radii} m ändert sich der Anstieg seines Downloadgewichts.</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. At {radii} m, the growth rate of its download weight changes; above {constant} m, the weight stays the same.</source>
        <extracomment>cliff.download_constant</extracomment>
        <translation>Seine halbe Diagonale ist {radius} m lang. Bei {radii} m ändert sich der Anstieg seines Downloadgewichts; ab {constant} m bleibt das Gewicht gleich.</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. Above {constant} m, its download weight stays the same; below that, the weight&apos;s growth rate changes at {radii} m.</source>
        <extracomment>cliff.download_past</extracomment>
        <translation>Seine halbe Diagonale ist {radius} m lang. Ab {constant} m ändert sich sein Downloadgewicht nicht mehr; darunter ändert sich sein Anstieg bei {radii} m.</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as triangles, and its shape type is Prim. The grid uses every triangle; narrow ones make the part expensive.</source>
        <extracomment>reason.physics_mesh</extracomment>
        <translation>Seine Physikform wurde als Dreiecke hochgeladen, und sein Formtyp ist „Prim“. Das Grid nimmt jedes Dreieck; schmale machen es teuer.</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text: 0.1 I</source>
        <extracomment>constant.primitive_cost</extracomment>
        <translation>Second-Life-Wiki, Physics_Cost_test, Versionen 1131515 vom 12. Januar 2011 bis 1148633 vom 12. Juli 2011: Der Testplan gibt die Formel als Text an: 0.1 I</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text: 0.2 H + 0.04 (V - 4H)</source>
        <extracomment>constant.hull_cost</extracomment>
        <translation>Second-Life-Wiki, Physics_Cost_test, Versionen 1131515 vom 12. Januar 2011 bis 1148633 vom 12. Juli 2011: Der Testplan gibt die Formel als Text an: 0.2 H + 0.04 (V - 4H)</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text; the constant is in its third term, which the Mesh Physics document supersedes</source>
        <extracomment>constant.density_triangle_cost</extracomment>
        <translation>Second-Life-Wiki, Physics_Cost_test, Versionen 1131515 vom 12. Januar 2011 bis 1148633 vom 12. Juli 2011: Der Testplan gibt die Formel als Text an; die Konstante steht in ihrem dritten Glied, das durch das Mesh-Physics-Dokument überholt ist</translation>
    </message>
    <message>
        <source>1/m3</source>
        <extracomment>constant.density_volume</extracomment>
        <translation>1/m³</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance, 2024: the download weight of static mesh is 15% lower in all regions</source>
        <extracomment>constant.static_mesh_factor</extracomment>
        <translation>Linden Lab, Ankündigung des erhöhten Land-Impact-Kontingents, 2024: Das Downloadgewicht von statischem Mesh ist in allen Regionen 15 % geringer</translation>
    </message>
    <message>
        <source>1 box</source>
        <extracomment>published</extracomment>
        <translation>1 Quader</translation>
    </message>
    <message>
        <source>wiki Sculpted_Prim_Usage, revision 1169304</source>
        <extracomment>published</extracomment>
        <translation>Wiki Sculpted_Prim_Usage, Version 1169304</translation>
    </message>
    <message>
        <source>printed to one decimal</source>
        <extracomment>published</extracomment>
        <translation>auf eine Dezimalstelle angegeben</translation>
    </message>
    <message>
        <source>1 sphere</source>
        <extracomment>published</extracomment>
        <translation>1 Kugel</translation>
    </message>
    <message>
        <source>1 hull of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>1 Hülle mit 8 Eckpunkten</translation>
    </message>
    <message>
        <source>0.36 by the rule</source>
        <extracomment>published</extracomment>
        <translation>0,36 nach der Regel</translation>
    </message>
    <message>
        <source>the shape is not in a file</source>
        <extracomment>published</extracomment>
        <translation>die Form steht in keiner Datei</translation>
    </message>
    <message>
        <source>1 sculpt</source>
        <extracomment>published</extracomment>
        <translation>1 Sculpt</translation>
    </message>
    <message>
        <source>a hull of 44 vertices would give it</source>
        <extracomment>published</extracomment>
        <translation>eine Hülle mit 44 Eckpunkten ergäbe das</translation>
    </message>
    <message>
        <source>2 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>2 Hüllen mit 8 Eckpunkten</translation>
    </message>
    <message>
        <source>5 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>5 Hüllen mit 8 Eckpunkten</translation>
    </message>
    <message>
        <source>10 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>10 Hüllen mit 8 Eckpunkten</translation>
    </message>
    <message>
        <source>2 boxes, one Convex Hull</source>
        <extracomment>published</extracomment>
        <translation>2 Quader, einer „Konvexe Hülle“</translation>
    </message>
    <message>
        <source>forum topic 159299</source>
        <extracomment>published</extracomment>
        <translation>Forenthema 159299</translation>
    </message>
    <message>
        <source>10 boxes and a cylinder, all Convex Hull</source>
        <extracomment>published</extracomment>
        <translation>10 Quader und ein Zylinder, alle „Konvexe Hülle“</translation>
    </message>
    <message>
        <source>forum topic 83294</source>
        <extracomment>published</extracomment>
        <translation>Forenthema 83294</translation>
    </message>
    <message>
        <source>5.5 rounds up</source>
        <extracomment>published</extracomment>
        <translation>5,5 wird aufgerundet</translation>
    </message>
    <message>
        <source>19 boxes, all Convex Hull, 1 script</source>
        <extracomment>published</extracomment>
        <translation>19 Quader als Hüllen, 1 Skript</translation>
    </message>
    <message>
        <source>governormarley, blog, post 1598</source>
        <extracomment>published</extracomment>
        <translation>governormarley, Blog, Beitrag 1598</translation>
    </message>
    <message>
        <source>SRC 19.05</source>
        <extracomment>published</extracomment>
        <translation>SRC 19,05</translation>
    </message>
    <message>
        <source>12 sculpts</source>
        <extracomment>published</extracomment>
        <translation>12 Sculpts</translation>
    </message>
    <message>
        <source>30 sculpts</source>
        <extracomment>published</extracomment>
        <translation>30 Sculpts</translation>
    </message>
    <message>
        <source>the model is not public</source>
        <extracomment>published</extracomment>
        <translation>das Modell ist nicht öffentlich</translation>
    </message>
    <message>
        <source>the published document</source>
        <extracomment>published</extracomment>
        <translation>das veröffentlichte Dokument</translation>
    </message>
    <message>
        <source>decomposition of 13 PE</source>
        <extracomment>published</extracomment>
        <translation>Zerlegung mit 13 PE</translation>
    </message>
    <message>
        <source>10 boxes</source>
        <extracomment>published</extracomment>
        <translation>10 Quader</translation>
    </message>
    <message>
        <source>10 boxes within 3 x 4 x 5 m</source>
        <extracomment>published</extracomment>
        <translation>10 Quader innerhalb von 3 × 4 × 5 m</translation>
    </message>
    <message>
        <source>1.62667 exactly: the document rounds the area</source>
        <extracomment>published</extracomment>
        <translation>genau 1,62667: Das Dokument rundet die Fläche</translation>
    </message>
    <message>
        <source>static mesh</source>
        <extracomment>published</extracomment>
        <translation>statisches Mesh</translation>
    </message>
    <message>
        <source>where the slope of the download weight changes</source>
        <extracomment>published</extracomment>
        <translation>wo sich die Steigung des Downloadgewichts ändert</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance</source>
        <extracomment>published</extracomment>
        <translation>Linden Lab, Ankündigung des erhöhten Land-Impact-Kontingents</translation>
    </message>
    <message>
        <source>animated mesh, prims and sculpts excepted</source>
        <extracomment>published</extracomment>
        <translation>animiertes Mesh, Prims und Sculpts ausgenommen</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 I; Mesh Physics document</source>
        <extracomment>term.primitive_box</extracomment>
        <translation>die veröffentlichte Formel (Second-Life-Wiki, Physics_Cost_test): 0.1 I; Mesh-Physics-Dokument</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 I</source>
        <extracomment>term.primitive_round</extracomment>
        <translation>die veröffentlichte Formel (Second-Life-Wiki, Physics_Cost_test): 0.1 I</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H); measured in world for a cube</source>
        <extracomment>term.hull</extracomment>
        <translation>die veröffentlichte Formel (Second-Life-Wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H); für einen Würfel inworld gemessen</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H)</source>
        <extracomment>term.decomposition</extracomment>
        <translation>die veröffentlichte Formel (Second-Life-Wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H)</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 T T / (100 B), which the Mesh Physics document supersedes</source>
        <extracomment>term.triangle_density</extracomment>
        <translation>die veröffentlichte Formel (Second-Life-Wiki, Physics_Cost_test): 0.1 T T / (100 B), durch das Mesh-Physics-Dokument überholt</translation>
    </message>
    <message>
        <source>volume of its bounding box</source>
        <extracomment>term.box_volume</extracomment>
        <translation>Volumen seines Quaders</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test)</source>
        <extracomment>term.box_volume</extracomment>
        <translation>die veröffentlichte Formel (Second-Life-Wiki, Physics_Cost_test)</translation>
    </message>
    <message>
        <source>m3</source>
        <extracomment>term.box_volume</extracomment>
        <translation>m³</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance, 2024: the download weight is 15% lower, except for animated mesh, prims and sculpts</source>
        <extracomment>term.static_mesh</extracomment>
        <translation>Linden Lab, Ankündigung des erhöhten Land-Impact-Kontingents, 2024: Das Downloadgewicht ist 15 % geringer, außer für animiertes Mesh, Prims und Sculpts</translation>
    </message>
    <message>
        <source>the part&apos;s size along x</source>
        <extracomment>quantity</extracomment>
        <translation>die Größe des Teils entlang x</translation>
    </message>
    <message>
        <source>the part&apos;s size along y</source>
        <extracomment>quantity</extracomment>
        <translation>die Größe des Teils entlang y</translation>
    </message>
    <message>
        <source>the part&apos;s size along z</source>
        <extracomment>quantity</extracomment>
        <translation>die Größe des Teils entlang z</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>word</extracomment>
        <translation>neu</translation>
    </message>
    <message>
        <source>existing</source>
        <extracomment>word</extracomment>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>panels</source>
        <extracomment>method.panels</extracomment>
        <translation>Platten</translation>
    </message>
    <message>
        <source>download plateau</source>
        <extracomment>word</extracomment>
        <translation>Download-Plateau</translation>
    </message>
    <message>
        <source>box volume</source>
        <extracomment>word</extracomment>
        <translation>Quadervolumen</translation>
    </message>
    <message>
        <source>Sculpt hull vertices</source>
        <extracomment>title</extracomment>
        <translation>Eckpunkte Sculpt-Hülle</translation>
    </message>
    <message>
        <source>Density triangle cost</source>
        <extracomment>title</extracomment>
        <translation>Dreieckskosten Dichte</translation>
    </message>
    <message>
        <source>Density volume</source>
        <extracomment>title</extracomment>
        <translation>Volumen Dichte</translation>
    </message>
    <message>
        <source>Triangle rule</source>
        <extracomment>title</extracomment>
        <translation>Dreiecksregel</translation>
    </message>
    <message>
        <source>width</source>
        <extracomment>word</extracomment>
        <translation>Breite</translation>
    </message>
    <message>
        <source>density</source>
        <extracomment>word</extracomment>
        <translation>Dichte</translation>
    </message>
    <message numerus="yes">
        <source>delete the {count} zero-area faces of the physics mesh, then upload again</source>
        <extracomment>remedy.zero_area</extracomment>
        <translation>
            <numerusform>die Fläche des Physik-Meshs mit Flächeninhalt 0 löschen, dann neu hochladen</numerusform>
            <numerusform>die {count} Flächen des Physik-Meshs mit Flächeninhalt 0 löschen, dann neu hochladen</numerusform>
        </translation>
    </message>
    <message>
        <source>merge vertices by distance ({distance}), then upload again</source>
        <extracomment>remedy.merge</extracomment>
        <translation>Eckpunkte nach Abstand zusammenführen ({distance}), dann neu hochladen</translation>
    </message>
    <message>
        <source>merge vertices by distance ({distance}), delete zero-area faces, then upload again</source>
        <extracomment>remedy.merge_and_delete</extracomment>
        <translation>Eckpunkte nach Abstand zusammenführen ({distance}), Flächen mit Flächeninhalt 0 löschen, dann neu hochladen</translation>
    </message>
    <message>
        <source>use at most {limit} hulls</source>
        <extracomment>remedy.fewer_hulls</extracomment>
        <translation>höchstens {limit} Hüllen verwenden</translation>
    </message>
    <message numerus="yes">
        <source>delete these hulls, or make them thicker</source>
        <extracomment>remedy.flat_hulls</extracomment>
        <translation>
            <numerusform>diese Hülle löschen oder dicker machen</numerusform>
            <numerusform>diese Hüllen löschen oder dicker machen</numerusform>
        </translation>
    </message>
    <message>
        <source>use at most {limit} materials</source>
        <extracomment>remedy.fewer_materials</extracomment>
        <translation>höchstens {limit} Materialien verwenden</translation>
    </message>
    <message>
        <source>split the face, or simplify it</source>
        <extracomment>remedy.fewer_vertices</extracomment>
        <translation>die Fläche teilen oder vereinfachen</translation>
    </message>
    <message>
        <source>use a simpler model for this level of detail</source>
        <extracomment>remedy.simpler_level</extracomment>
        <translation>für diese Detailstufe ein einfacheres Modell verwenden</translation>
    </message>
    <message>
        <source>give every level of detail the same materials</source>
        <extracomment>remedy.same_materials</extracomment>
        <translation>allen Detailstufen dieselben Materialien geben</translation>
    </message>
    <message>
        <source>generate this level of detail, or leave out the lower ones</source>
        <extracomment>remedy.every_level</extracomment>
        <translation>diese Detailstufe erzeugen oder die niedrigeren weglassen</translation>
    </message>
    <message>
        <source>export the model again</source>
        <extracomment>remedy.export_again</extracomment>
        <translation>das Modell neu exportieren</translation>
    </message>
    <message>
        <source>upload the model again, with a physics shape</source>
        <extracomment>remedy.make_hull</extracomment>
        <translation>das Modell noch einmal mit einer Physikform hochladen</translation>
    </message>
    <message>
        <source>the uploader uses this file together with {model}; inspect {model} to check both</source>
        <extracomment>upload.companion</extracomment>
        <translation>der Uploader verwendet diese Datei zusammen mit {model}; prüfen Sie beide mit inspect {model}</translation>
    </message>
    <message>
        <source>Would it upload? No. {first}</source>
        <extracomment>upload.refused</extracomment>
        <translation>Lässt es sich hochladen? Nein. {first}</translation>
    </message>
    <message>
        <source>Would it upload? No, for {count} reasons. {first}</source>
        <extracomment>upload.refused_more</extracomment>
        <translation>Lässt es sich hochladen? Nein, aus {count} Gründen. {first}</translation>
    </message>
    <message>
        <source>Would it upload? Likely not. {first}</source>
        <extracomment>upload.likely</extracomment>
        <translation>Lässt es sich hochladen? Wahrscheinlich nicht. {first}</translation>
    </message>
    <message>
        <source>Would it upload? Likely not, for {count} reasons. {first}</source>
        <extracomment>upload.likely_more</extracomment>
        <translation>Lässt es sich hochladen? Wahrscheinlich nicht, aus {count} Gründen. {first}</translation>
    </message>
    <message>
        <source>{part}, {place}: {why} ({confidence}).</source>
        <extracomment>upload.refusal</extracomment>
        <translation>{part}, {place}: {why} ({confidence}).</translation>
    </message>
    <message>
        <source>{part}, {place}: {why} ({confidence}). Remedy: {remedy}.</source>
        <extracomment>upload.refusal_remedy</extracomment>
        <translation>{part}, {place}: {why} ({confidence}). Abhilfe: {remedy}.</translation>
    </message>
    <message>
        <source>{part} ({confidence}): {why}</source>
        <extracomment>upload.model_refusal</extracomment>
        <translation>{part} ({confidence}): {why}</translation>
    </message>
    <message numerus="yes">
        <source>{part} and {count} more like it</source>
        <extracomment>upload.alike</extracomment>
        <translation>
            <numerusform>{part} und ein weiteres dieser Art</numerusform>
            <numerusform>{part} und {count} weitere dieser Art</numerusform>
        </translation>
    </message>
    <message>
        <source>would not upload: {why}</source>
        <extracomment>upload.problem</extracomment>
        <translation>ließe sich nicht hochladen: {why}</translation>
    </message>
    <message>
        <source>would likely not upload: {why}</source>
        <extracomment>upload.likely_problem</extracomment>
        <translation>ließe sich wahrscheinlich nicht hochladen: {why}</translation>
    </message>
    <message>
        <source>would not upload: {why}. Remedy: {remedy}</source>
        <extracomment>upload.problem_remedy</extracomment>
        <translation>ließe sich nicht hochladen: {why}. Abhilfe: {remedy}</translation>
    </message>
    <message>
        <source>would likely not upload: {why}. Remedy: {remedy}</source>
        <extracomment>upload.likely_problem_remedy</extracomment>
        <translation>ließe sich wahrscheinlich nicht hochladen: {why}. Abhilfe: {remedy}</translation>
    </message>
    <message>
        <source>an unknown way to cut faces</source>
        <extracomment>word</extracomment>
        <translation>eine unbekannte Art, Flächen zu teilen</translation>
    </message>
    <message>
        <source>an unknown stumble</source>
        <extracomment>word</extracomment>
        <translation>eine unbekannte Störung</translation>
    </message>
    <message>
        <source>an unknown omission</source>
        <extracomment>word</extracomment>
        <translation>eine unbekannte Auslassung</translation>
    </message>
    <message>
        <source>an area that is none</source>
        <extracomment>word</extracomment>
        <translation>ein ungültiger Flächeninhalt</translation>
    </message>
    <message>
        <source>a record ends that did not begin</source>
        <extracomment>word</extracomment>
        <translation>ein Datensatz endet, der nicht begonnen hat</translation>
    </message>
    <message>
        <source>a number in it is too long</source>
        <extracomment>word</extracomment>
        <translation>eine Zahl darin ist zu lang</translation>
    </message>
    <message>
        <source>Material</source>
        <extracomment>colour.material</extracomment>
        <translation>Material</translation>
    </message>
    <message>
        <source>Hull</source>
        <extracomment>colour.hull</extracomment>
        <translation>Hülle</translation>
    </message>
    <message>
        <source>Cost of triangles and hulls</source>
        <extracomment>colour.cost_share</extracomment>
        <translation>Kosten je Dreieck und Hülle</translation>
    </message>
    <message>
        <source>Land impact per square meter</source>
        <extracomment>colour.land</extracomment>
        <translation>Land Impact des Bodens</translation>
    </message>
    <message>
        <source>Deciding weight</source>
        <extracomment>colour.decided_by</extracomment>
        <translation>Entscheidendes Gewicht</translation>
    </message>
    <message numerus="yes">
        <source>{count} meshes are rigged; their skin weights and joints are left out</source>
        <extracomment>export.no_rig</extracomment>
        <translation>
            <numerusform>ein Mesh ist geriggt; seine Gewichtungen und Gelenke werden ausgelassen</numerusform>
            <numerusform>{count} Meshes sind geriggt; ihre Gewichtungen und Gelenke werden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>existing hulls</source>
        <extracomment>method.existing</extracomment>
        <translation>vorhandene Hüllen</translation>
    </message>
    <message>
        <source>The existing hulls, unchanged</source>
        <extracomment>method.existing_help</extracomment>
        <translation>Die vorhandenen Hüllen, unverändert</translation>
    </message>
    <message>
        <source>one hull</source>
        <extracomment>method.base</extracomment>
        <translation>eine Hülle</translation>
    </message>
    <message>
        <source>One convex hull around everything</source>
        <extracomment>method.base_help</extracomment>
        <translation>Eine konvexe Hülle um alles</translation>
    </message>
    <message>
        <source>Octree cubes, merged into boxes</source>
        <extracomment>method.boxes_help</extracomment>
        <translation>Octree-Würfel, zu Quadern vereint</translation>
    </message>
    <message>
        <source>split hulls</source>
        <extracomment>method.hacd</extracomment>
        <translation>geteilte Hüllen</translation>
    </message>
    <message>
        <source>One hull per patch (HACD), the way other tools split a mesh</source>
        <extracomment>method.hacd_help</extracomment>
        <translation>Eine Hülle je Fleck (HACD), wie andere Werkzeuge ein Mesh zerlegen</translation>
    </message>
    <message>
        <source>simpler hulls</source>
        <extracomment>method.drop</extracomment>
        <translation>einfachere Hüllen</translation>
    </message>
    <message>
        <source>The existing hulls, or boxes if there are none, with vertices dropped and hulls merged</source>
        <extracomment>method.drop_help</extracomment>
        <translation>Die vorhandenen Hüllen oder Quader, mit weniger Eckpunkten und vereinten Hüllen</translation>
    </message>
    <message>
        <source>overlapping hulls</source>
        <extracomment>method.cover</extracomment>
        <translation>überlappende Hüllen</translation>
    </message>
    <message>
        <source>A few overlapping hulls with few vertices</source>
        <extracomment>method.cover_help</extracomment>
        <translation>Einige überlappende Hüllen mit wenigen Eckpunkten</translation>
    </message>
    <message>
        <source>Flat panels for walls and slabs; openings stay open</source>
        <extracomment>method.panels_help</extracomment>
        <translation>Flache Platten für Wände und Decken; Öffnungen bleiben offen</translation>
    </message>
    <message>
        <source>The model&apos;s mesh, simplified and without its most expensive triangles</source>
        <extracomment>method.simplify_help</extracomment>
        <translation>Das Mesh des Modells, vereinfacht und ohne seine teuersten Dreiecke</translation>
    </message>
    <message>
        <source>no file is needed, because the uploader generates the base hull if you select no physics file</source>
        <extracomment>making.no_file_needed</extracomment>
        <translation>keine Datei nötig, weil der Uploader die Basishülle erzeugt, wenn Sie keine Physikdatei wählen</translation>
    </message>
    <message>
        <source>Upload &quot;{name}&quot;</source>
        <extracomment>kit.title</extracomment>
        <translation>„{name}“ hochladen</translation>
    </message>
    <message numerus="yes">
        <source>expected {count} parts, found {found} when reading the files back; nothing was written. Please report this.</source>
        <extracomment>kit.lost_parts</extracomment>
        <translation>
            <numerusform>1 Teil erwartet, {found} beim Zurücklesen der Dateien gefunden; es wurde nichts geschrieben. Bitte melden Sie das.</numerusform>
            <numerusform>{count} Teile erwartet, {found} beim Zurücklesen der Dateien gefunden; es wurde nichts geschrieben. Bitte melden Sie das.</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps in the viewer</source>
        <extracomment>kit.steps</extracomment>
        <translation>Schritte im Viewer</translation>
    </message>
    <message>
        <source>Choose Build &gt; Upload &gt; Model, and select the file {file}.</source>
        <extracomment>kit.step_model</extracomment>
        <translation>Wählen Sie Bauen &gt; Hochladen &gt; Modell und dort die Datei {file}.</translation>
    </message>
    <message>
        <source>On the Physics tab, do not select a file. Each mesh then collides as its base hull, so avatars cannot enter its openings or hollows.</source>
        <extracomment>kit.step_no_physics</extracomment>
        <translation>Wählen Sie auf der Registerkarte „Physik“ keine Datei. Jedes Mesh kollidiert dann als seine Basishülle; seine Öffnungen und Hohlräume sind für Avatare geschlossen.</translation>
    </message>
    <message>
        <source>Upload the model, and drag it from your inventory into the world.</source>
        <extracomment>kit.step_rez</extracomment>
        <translation>Laden Sie es hoch, und ziehen Sie es aus dem Inventar in die Welt.</translation>
    </message>
    <message>
        <source>Expected weights</source>
        <extracomment>kit.weights</extracomment>
        <translation>Erwartete Gewichte</translation>
    </message>
    <message>
        <source>expected</source>
        <extracomment>kit.expected</extracomment>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>kit.files</extracomment>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>The files contain shapes and material names, but no textures. Apply the textures in world.</source>
        <extracomment>kit.textures</extracomment>
        <translation>Die Dateien enthalten Formen und Materialnamen, aber keine Texturen. Bringen Sie die Texturen inworld an.</translation>
    </message>
    <message>
        <source>Export only this object: its name or id, or #3 for the third</source>
        <extracomment>export.linkset</extracomment>
        <translation>Nur dieses Objekt exportieren: Name, ID oder #3 für das dritte</translation>
    </message>
    <message>
        <source>is too large ({bytes} bytes); the limit is {limit} bytes</source>
        <extracomment>file.too_large</extracomment>
        <translation>ist zu groß ({bytes} Byte); die Grenze sind {limit} Byte</translation>
    </message>
    <message>
        <source>is too large; the limit is {limit} bytes</source>
        <extracomment>file.endless</extracomment>
        <translation>ist zu groß; die Grenze sind {limit} Byte</translation>
    </message>
    <message>
        <source>was truncated by another program while it was being read; open it again</source>
        <extracomment>file.cut</extracomment>
        <translation>wurde beim Lesen von einem anderen Programm gekürzt; bitte noch einmal öffnen</translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <extracomment>file.not_a_file</extracomment>
        <translation>ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>is a device, a pipe or a socket, not a file</source>
        <extracomment>file.special</extracomment>
        <translation>ist ein Gerät, eine Pipe oder ein Socket, keine Datei</translation>
    </message>
    <message>
        <source>is not a file name, and standard input and output cannot be used here; give a file name (./- for a file called &quot;-&quot;)</source>
        <extracomment>file.dash</extracomment>
        <translation>ist kein Dateiname, und Standardein- und -ausgabe lassen sich hier nicht verwenden; bitte eine Datei nennen (./- für eine Datei namens „-“)</translation>
    </message>
    <message>
        <source>is also an input file ({file}); choose another output file</source>
        <extracomment>file.is_read</extracomment>
        <translation>ist auch eine Eingabe, als {file}; bitte eine andere Ausgabedatei wählen</translation>
    </message>
    <message>
        <source>would exceed the memory limit of {limit} bytes; raise the limit with --memory BYTES or in the window&apos;s preferences</source>
        <extracomment>memory.spent</extracomment>
        <translation>würde die Speichergrenze von {limit} Byte überschreiten; sie lässt sich mit --memory BYTES oder in den Einstellungen des Fensters erhöhen</translation>
    </message>
    <message>
        <source>was canceled</source>
        <extracomment>task.cancelled</extracomment>
        <translation>wurde abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>the data ends inside {what}; expected {need} more bytes, found {have}</source>
        <extracomment>llsd.truncated</extracomment>
        <translation>
            <numerusform>die Daten enden mittendrin ({what}); {need} weiteres Byte erwartet, {have} gefunden</numerusform>
            <numerusform>die Daten enden mittendrin ({what}); {need} weitere Byte erwartet, {have} gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} is not the start of a binary LLSD value</source>
        <extracomment>llsd.unknown_tag</extracomment>
        <translation>{found} beginnt keinen Wert in binärem LLSD</translation>
    </message>
    <message numerus="yes">
        <source>expected {expected} at the end of {what} with {count} elements, found {found}</source>
        <extracomment>llsd.not_closed</extracomment>
        <translation>
            <numerusform>{what} mit 1 Element: am Ende {expected} erwartet, {found} gefunden</numerusform>
            <numerusform>{what} mit {count} Elementen: am Ende {expected} erwartet, {found} gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a key, which begins with &apos;k&apos; or a quote; found {found}</source>
        <extracomment>llsd.key_expected</extracomment>
        <translation>Schlüssel, der mit &apos;k&apos; oder einem Anführungszeichen beginnt, erwartet; {found} gefunden</translation>
    </message>
    <message>
        <source>the quoted text that begins here has no closing quote</source>
        <extracomment>llsd.quote_not_closed</extracomment>
        <translation>der Text in Anführungszeichen, der hier beginnt, hat kein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>arrays and maps are nested too deeply; the limit is {limit} levels</source>
        <extracomment>llsd.too_deep</extracomment>
        <translation>Listen und Maps sind zu tief verschachtelt; die Grenze sind {limit} Ebenen</translation>
    </message>
    <message>
        <source>there are too many values; the limit is {limit}</source>
        <extracomment>llsd.too_many</extracomment>
        <translation>zu viele Werte; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>expected {what}, found {found}</source>
        <extracomment>llsd.expected</extracomment>
        <translation>{what} erwartet, {found} gefunden</translation>
    </message>
    <message numerus="yes">
        <source>expected quoted text of {count} bytes</source>
        <extracomment>llsd.wrong_length</extracomment>
        <translation>
            <numerusform>Text von 1 Byte in Anführungszeichen erwartet</numerusform>
            <numerusform>Text von {count} Byte in Anführungszeichen erwartet</numerusform>
        </translation>
    </message>
    <message>
        <source>the document may contain only one value, but more data follows it</source>
        <extracomment>llsd.more_than_one</extracomment>
        <translation>das Dokument darf nur einen Wert enthalten, aber danach folgen weitere Daten</translation>
    </message>
    <message>
        <source>&lt;{name}&gt; is not an LLSD value</source>
        <extracomment>llsd.unknown_element</extracomment>
        <translation>&lt;{name}&gt; ist kein LLSD-Wert</translation>
    </message>
    <message>
        <source>unknown encoding &quot;{name}&quot;; expected base64 or base16</source>
        <extracomment>llsd.unknown_encoding</extracomment>
        <translation>unbekannte Kodierung „{name}“; base64 oder base16 erwartet</translation>
    </message>
    <message>
        <source>in a map, each &lt;key&gt; must be followed by exactly one value</source>
        <extracomment>llsd.key_and_value</extracomment>
        <translation>in einer Map muss auf jeden &lt;key&gt; genau ein Wert folgen</translation>
    </message>
    <message>
        <source>a date outside the years 0000 to 9999 cannot be written</source>
        <extracomment>llsd.date_out_of_range</extracomment>
        <translation>ein Datum außerhalb der Jahre 0000 bis 9999 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>a string contains bytes that XML cannot represent</source>
        <extracomment>llsd.text_not_sayable</extracomment>
        <translation>ein Text enthält Bytes, die XML nicht darstellen kann</translation>
    </message>
    <message>
        <source>the data is too large; the limit is {limit} bytes</source>
        <extracomment>llsd.too_large</extracomment>
        <translation>die Daten sind zu groß; die Grenze sind {limit} Byte</translation>
    </message>
    <message>
        <source>the header lists no blocks</source>
        <extracomment>asset.no_blocks</extracomment>
        <translation>der Kopf führt keine Blöcke auf</translation>
    </message>
    <message>
        <source>the block &quot;{name}&quot; needs an offset and a size, both whole numbers of 0 or more; it is ignored</source>
        <extracomment>asset.bad_entry</extracomment>
        <translation>der Block „{name}“ braucht offset und size, beides ganze Zahlen ab 0; er wird ausgelassen</translation>
    </message>
    <message>
        <source>the block is not valid zlib data: {reason}</source>
        <extracomment>asset.not_zlib</extracomment>
        <translation>der Block besteht nicht aus gültigen zlib-Daten: {reason}</translation>
    </message>
    <message>
        <source>the block is too large when decompressed; the limit is {limit} bytes</source>
        <extracomment>asset.inflates_too_large</extracomment>
        <translation>der Block ist entpackt zu groß; die Grenze sind {limit} Byte</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;; it is ignored</source>
        <extracomment>asset.unknown_block</extracomment>
        <translation>unbekannter Block „{name}“; er wird ausgelassen</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;; it is ignored (the closest known name is &quot;{nearest}&quot;)</source>
        <extracomment>asset.unknown_block_near</extracomment>
        <translation>unbekannter Block „{name}“; er wird ausgelassen (der ähnlichste bekannte Name ist „{nearest}“)</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;, and &quot;{nearest}&quot; is missing; the name is probably corrupted, so everything that depends on &quot;{nearest}&quot; is unknown</source>
        <extracomment>asset.misspelt_block</extracomment>
        <translation>unbekannter Block „{name}“, und „{nearest}“ fehlt; der Name ist wahrscheinlich beschädigt, darum ist unbekannt, was von „{nearest}“ abhängt</translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the last block; they are ignored</source>
        <extracomment>asset.left_over</extracomment>
        <translation>
            <numerusform>ein Byte folgt auf den letzten Block; es wird ausgelassen</numerusform>
            <numerusform>{count} Byte folgen auf den letzten Block; sie werden ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the content of the block; they are ignored</source>
        <extracomment>asset.block_left_over</extracomment>
        <translation>
            <numerusform>ein Byte folgt auf den Inhalt des Blocks; es wird ausgelassen</numerusform>
            <numerusform>{count} Byte folgen auf den Inhalt des Blocks; sie werden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>the physics mesh has no triangles; physics uses the hulls, or the base hull if there are no hulls</source>
        <extracomment>asset.empty_physics_mesh</extracomment>
        <translation>das Physik-Mesh hat keine Dreiecke; die Physik nimmt die Hüllen, oder die Basishülle, wenn es keine Hüllen gibt</translation>
    </message>
    <message>
        <source>the unknown blocks together are larger than the file; this block is ignored</source>
        <extracomment>asset.opaque_too_large</extracomment>
        <translation>die unbekannten Blöcke enthalten mehr Bytes als die Datei; dieser wird ausgelassen</translation>
    </message>
    <message>
        <source>the domain spans {minimum} to {maximum} on axis {axis}; the limit is {limit} in either direction</source>
        <extracomment>asset.domain_too_large</extracomment>
        <translation>der Wertebereich reicht auf Achse {axis} von {minimum} bis {maximum}; die Grenze ist {limit} in jede Richtung</translation>
    </message>
    <message>
        <source>on axis {axis}, the domain&apos;s Min ({minimum}) is greater than its Max ({maximum})</source>
        <extracomment>asset.domain_inverted</extracomment>
        <translation>auf Achse {axis} ist Min ({minimum}) des Wertebereichs größer als Max ({maximum})</translation>
    </message>
    <message>
        <source>the length of {key} in bytes ({bytes}) is not a multiple of {unit}</source>
        <extracomment>asset.odd_length</extracomment>
        <translation>die Länge von {key} in Byte ({bytes}) ist kein Vielfaches von {unit}</translation>
    </message>
    <message>
        <source>the number of entries in {key} must be {need}, not {have}</source>
        <extracomment>asset.wrong_count</extracomment>
        <translation>{key} muss {need} Einträge haben, nicht {have}</translation>
    </message>
    <message>
        <source>HullList lists {have} hulls; the limit is {limit}</source>
        <extracomment>asset.too_many_hulls</extracomment>
        <translation>HullList führt {have} Hüllen auf; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>the block has {have} faces; the limit is {limit}</source>
        <extracomment>asset.too_many_faces</extracomment>
        <translation>der Block hat {have} Flächen; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>this level of detail is missing, but {lower} is present; a lower level requires all higher levels</source>
        <extracomment>asset.lod_gap</extracomment>
        <translation>diese Detailstufe fehlt, aber {lower} ist vorhanden; eine niedrigere Stufe braucht alle höheren</translation>
    </message>
    <message>
        <source>has a different number of faces ({faces}) than the level above ({above}: {expected}); the numbers must match</source>
        <extracomment>asset.lod_faces</extracomment>
        <translation>hat {faces} Flächen, die Stufe darüber ({above}) aber {expected}; die Zahlen müssen übereinstimmen</translation>
    </message>
    <message>
        <source>has more triangles ({triangles}) than the level above ({above}: {most})</source>
        <extracomment>asset.lod_triangles</extracomment>
        <translation>hat mehr Dreiecke ({triangles}) als die Stufe darüber ({above}: {most})</translation>
    </message>
    <message>
        <source>has {vertices} vertices; the grid accepts at most {limit} per face</source>
        <extracomment>asset.many_vertices</extracomment>
        <translation>hat {vertices} Eckpunkte; das Grid nimmt höchstens {limit} je Fläche</translation>
    </message>
    <message numerus="yes">
        <source>has {vertices} vertices whose coordinates are not finite</source>
        <extracomment>asset.vertices_not_finite</extracomment>
        <translation>
            <numerusform>hat {vertices} Eckpunkt mit Koordinaten, die nicht endlich sind</numerusform>
            <numerusform>hat {vertices} Eckpunkte mit Koordinaten, die nicht endlich sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) refer to vertices that do not exist; the face has {vertices}</source>
        <extracomment>asset.index_past_vertices</extracomment>
        <translation>
            <numerusform>ein Dreieck ({triangles}) verweist auf Eckpunkte, die es nicht gibt; die Fläche hat {vertices}</numerusform>
            <numerusform>{count} Dreiecke ({triangles}) verweisen auf Eckpunkte, die es nicht gibt; die Fläche hat {vertices}</numerusform>
        </translation>
    </message>
    <message>
        <source>this block is missing; the grid needs it, even if it is empty</source>
        <extracomment>asset.no_physics_convex</extracomment>
        <translation>dieser Block fehlt; das Grid braucht ihn, auch wenn er leer ist</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls ({hulls}) have too many vertices; the limit is {limit} per hull</source>
        <extracomment>asset.many_hull_points</extracomment>
        <translation>
            <numerusform>eine Hülle ({hulls}) hat zu viele Eckpunkte; die Grenze ist {limit} je Hülle</numerusform>
            <numerusform>{count} Hüllen ({hulls}) haben zu viele Eckpunkte; die Grenze ist {limit} je Hülle</numerusform>
        </translation>
    </message>
    <message>
        <source>use at most {limit} vertices per hull</source>
        <extracomment>remedy.fewer_points</extracomment>
        <translation>höchstens {limit} Eckpunkte je Hülle verwenden</translation>
    </message>
    <message>
        <source>add a model for the high level of detail</source>
        <extracomment>remedy.high_level</extracomment>
        <translation>ein Modell für die hohe Detailstufe hinzufügen</translation>
    </message>
    <message>
        <source>reading it needs more memory than a model may use ({limit} bytes plus {times} times the size of its files). The option --memory does not raise this limit. The file may be corrupted or malicious</source>
        <extracomment>worker.memory</extracomment>
        <translation>das Lesen braucht mehr Speicher, als ein Modell verwenden darf ({limit} Byte plus das {times}-Fache der Größe seiner Dateien). Die Option --memory erhöht diese Grenze nicht. Die Datei ist vielleicht beschädigt oder schädlich</translation>
    </message>
    <message>
        <source>could not be read as a model: {reason}</source>
        <extracomment>model.unreadable</extracomment>
        <translation>konnte nicht als Modell gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>has no triangles; lines and points alone cannot be weighed</source>
        <extracomment>model.no_triangles</extracomment>
        <translation>hat keine Dreiecke; Linien und Punkte allein lassen sich nicht wiegen</translation>
    </message>
    <message>
        <source>contains more {what} than can be read; simplify the model, or split it into several files</source>
        <extracomment>model.too_large</extracomment>
        <translation>enthält mehr {what}, als gelesen werden können; bitte das Modell vereinfachen oder auf mehrere Dateien verteilen</translation>
    </message>
    <message>
        <source>refers to the file &quot;{file}&quot;, which is missing; put it in the model&apos;s folder</source>
        <extracomment>model.missing_file</extracomment>
        <translation>verweist auf die Datei „{file}“, die fehlt; bitte in den Ordner des Modells legen</translation>
    </message>
    <message>
        <source>is not well-formed {kind} (incomplete or corrupted at line {line}); copy or export it again</source>
        <extracomment>model.not_well_formed</extracomment>
        <translation>ist kein wohlgeformtes {kind} (in Zeile {line} unvollständig oder beschädigt); bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>is corrupted at {place}: {problem}; export it again</source>
        <extracomment>model.damaged</extracomment>
        <translation>ist beschädigt bei {place}: {problem}; bitte neu exportieren</translation>
    </message>
    <message>
        <source>is {format} {found}, but only version {read} is supported; export the model again in a supported version</source>
        <extracomment>model.version</extracomment>
        <translation>ist {format} {found}, unterstützt wird nur Version {read}; bitte das Modell in einer unterstützten Version neu exportieren</translation>
    </message>
    <message>
        <source>needs the glTF extension {name}, which is not supported; export the model again without this extension</source>
        <extracomment>model.extension</extracomment>
        <translation>braucht die glTF-Erweiterung {name}, die nicht unterstützt wird; bitte das Modell ohne diese Erweiterung neu exportieren</translation>
    </message>
    <message>
        <source>has only hidden triangles; make its objects visible and export it again</source>
        <extracomment>model.hidden</extracomment>
        <translation>hat nur verborgene Dreiecke; bitte die Objekte einblenden und neu exportieren</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; is too large; the limit is {limit} bytes</source>
        <extracomment>model.file_too_large</extracomment>
        <translation>„{file}“ ist zu groß; die Grenze sind {limit} Byte</translation>
    </message>
    <message>
        <source>ends inside its header, before the line &quot;end_header&quot;; copy or export it again</source>
        <extracomment>plain.ply_header</extracomment>
        <translation>endet im Kopf, vor der Zeile „end_header“; bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>changes cannot be saved for recovery in this folder ({reason}); set XDG_DATA_HOME to a different folder</source>
        <extracomment>recovery.folder</extracomment>
        <translation>in diesem Ordner können keine Änderungen zur Wiederherstellung gesichert werden ({reason}); bitte XDG_DATA_HOME auf einen anderen Ordner setzen</translation>
    </message>
    <message>
        <source>changes cannot be saved for recovery, because this folder does not support file locks; set XDG_DATA_HOME to a folder that does</source>
        <extracomment>recovery.lock</extracomment>
        <translation>es können keine Änderungen zur Wiederherstellung gesichert werden, weil dieser Ordner keine Dateisperren unterstützt; bitte XDG_DATA_HOME auf einen Ordner setzen, der sie unterstützt</translation>
    </message>
    <message>
        <source>is empty; expected JSON</source>
        <extracomment>json.empty</extracomment>
        <translation>ist leer; JSON erwartet</translation>
    </message>
    <message>
        <source>{number} is too large</source>
        <extracomment>json.number_too_large</extracomment>
        <translation>{number} ist zu groß</translation>
    </message>
    <message>
        <source>contains too many values; the limit is {limit}</source>
        <extracomment>json.too_many_values</extracomment>
        <translation>enthält zu viele Werte; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>is not a Weighbridge project; expected a JSON object with the key &quot;weighbridge&quot;</source>
        <extracomment>project.not_a_project</extracomment>
        <translation>ist kein Weighbridge-Projekt; JSON-Objekt mit dem Schlüssel „weighbridge“ erwartet</translation>
    </message>
    <message>
        <source>expected version 1 of the Weighbridge project format, found {found}</source>
        <extracomment>project.bad_version</extracomment>
        <translation>Version 1 des Weighbridge-Projektformats erwartet, {found} gefunden</translation>
    </message>
    <message>
        <source>unknown key {key}; it is kept, but has no effect{hint}</source>
        <extracomment>project.unknown_key</extracomment>
        <translation>unbekannter Schlüssel {key}; er bleibt erhalten, hat aber keine Wirkung{hint}</translation>
    </message>
    <message>
        <source>expected quoted text, found {found}; the default is used</source>
        <extracomment>project.not_text</extracomment>
        <translation>Text in Anführungszeichen erwartet, {found} gefunden; der Standardwert gilt</translation>
    </message>
    <message>
        <source>expected true or false, found {found}; the default is used</source>
        <extracomment>project.not_flag</extracomment>
        <translation>true oder false erwartet, {found} gefunden; der Standardwert gilt</translation>
    </message>
    <message>
        <source>expected a number from {minimum} to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_number</extracomment>
        <translation>Zahl von {minimum} bis {maximum} erwartet, {found} gefunden; der Standardwert gilt</translation>
    </message>
    <message>
        <source>expected a list of {count} numbers from {minimum} to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_numbers</extracomment>
        <translation>Liste von {count} Zahlen von {minimum} bis {maximum} erwartet, {found} gefunden; der Standardwert gilt</translation>
    </message>
    <message>
        <source>expected a start and an end from {minimum} to {maximum}, in ascending order, found {found}; the default is used</source>
        <extracomment>project.not_interval</extracomment>
        <translation>Anfang und Ende von {minimum} bis {maximum} in aufsteigender Folge erwartet; {found} gefunden; der Standardwert gilt</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_count</extracomment>
        <translation>ganze Zahl von 0 bis {maximum} erwartet, {found} gefunden; der Standardwert gilt</translation>
    </message>
    <message>
        <source>expected a quaternion (x, y, z, w, not all 0), found {found}; no rotation is used</source>
        <extracomment>project.not_rotation</extracomment>
        <translation>Quaternion (x, y, z, w, nicht alle 0) erwartet, {found} gefunden; es wird nicht gedreht</translation>
    </message>
    <message>
        <source>expected a direction (x, y, z, not all 0), found {found}; the x axis is used</source>
        <extracomment>project.not_direction</extracomment>
        <translation>Richtung (x, y, z, nicht alle 0) erwartet, {found} gefunden; die x-Achse gilt</translation>
    </message>
    <message>
        <source>expected an id such as 0f8fad5b-d9cb-469f-a165-70867728950e, found {found}; it is ignored</source>
        <extracomment>project.not_an_id</extracomment>
        <translation>ID wie 0f8fad5b-d9cb-469f-a165-70867728950e erwartet, {found} gefunden; wird ausgelassen</translation>
    </message>
    <message>
        <source>expected one of {words}; found {found}; the default is used</source>
        <extracomment>project.not_a_word</extracomment>
        <translation>eines von {words} erwartet, {found} gefunden; der Standardwert gilt</translation>
    </message>
    <message>
        <source>expected base64 data, found {found}; the data cannot be read</source>
        <extracomment>project.not_base64</extracomment>
        <translation>base64-Daten erwartet, {found} gefunden; nicht lesbar</translation>
    </message>
    <message>
        <source>expected a JSON object, found {found}; the defaults are used</source>
        <extracomment>project.not_an_object</extracomment>
        <translation>Objekt in geschweiften Klammern erwartet, {found} gefunden; die Standardwerte gelten</translation>
    </message>
    <message>
        <source>expected a JSON array, found {found}; it is ignored</source>
        <extracomment>project.not_a_list</extracomment>
        <translation>Liste in eckigen Klammern erwartet, {found} gefunden; wird ausgelassen</translation>
    </message>
    <message>
        <source>{found} is out of range ({minimum} to {maximum}); the nearest value is used</source>
        <extracomment>project.out_of_range</extracomment>
        <translation>{found} liegt außerhalb des Bereichs ({minimum} bis {maximum}); der nächste Wert gilt</translation>
    </message>
    <message>
        <source>the id {id} is already used by {first}; ids must be unique</source>
        <extracomment>project.duplicate_id</extracomment>
        <translation>die ID {id} wird schon von {first} verwendet; IDs müssen eindeutig sein</translation>
    </message>
    <message>
        <source>there is no region with the name or id {region}; use one listed under &quot;regions&quot;</source>
        <extracomment>project.unknown_region</extracomment>
        <translation>es gibt keine Region mit dem Namen oder der ID {region}; bitte eine aus „regions“ verwenden</translation>
    </message>
    <message>
        <source>there is no asset {asset}; use a name listed under &quot;assets&quot;</source>
        <extracomment>project.unknown_asset</extracomment>
        <translation>es gibt kein Asset {asset}; bitte einen Namen aus „assets“ verwenden</translation>
    </message>
    <message>
        <source>a mesh needs an asset; use a name listed under &quot;assets&quot;</source>
        <extracomment>project.no_asset</extracomment>
        <translation>ein Mesh braucht ein Asset; bitte einen Namen aus „assets“ verwenden</translation>
    </message>
    <message>
        <source>{found} would move the linkset more than {limit} m from the origin, so this position is ignored</source>
        <extracomment>project.root_too_far</extracomment>
        <translation>{found} würde das Linkset mehr als {limit} m vom Ursprung wegbewegen; diese Position wird ausgelassen</translation>
    </message>
    <message>
        <source>the linkset has no parts; it needs at least a root</source>
        <extracomment>project.no_parts</extracomment>
        <translation>das Linkset hat keine Teile; es braucht mindestens einen Root</translation>
    </message>
    <message>
        <source>there is no linkset {linkset}; use a name or an id listed under &quot;linksets&quot;</source>
        <extracomment>project.unknown_linkset</extracomment>
        <translation>es gibt kein Linkset {linkset}; bitte einen Namen oder eine ID aus „linksets“ verwenden</translation>
    </message>
    <message>
        <source>has neither a path nor data; it needs one of them</source>
        <extracomment>project.empty_asset</extracomment>
        <translation>hat weder Pfad noch Daten; eines von beiden ist nötig</translation>
    </message>
    <message>
        <source>is not a regular file; expected a mesh asset</source>
        <extracomment>project.special_file</extracomment>
        <translation>ist keine gewöhnliche Datei; Mesh-Asset erwartet</translation>
    </message>
    <message>
        <source>is not a regular file; expected an octree (.nxoc, .ogz)</source>
        <extracomment>project.special_octree_file</extracomment>
        <translation>ist keine gewöhnliche Datei; Octree (.nxoc, .ogz) erwartet</translation>
    </message>
    <message>
        <source>has both a path and a tree; the tree is used</source>
        <extracomment>project.path_and_tree</extracomment>
        <translation>hat sowohl Pfad als auch Baum; der Baum gilt</translation>
    </message>
    <message>
        <source>has both a path and data; the data is used</source>
        <extracomment>project.path_and_data</extracomment>
        <translation>hat sowohl Pfad als auch Daten; die Daten gelten</translation>
    </message>
    <message>
        <source>depth {depth} is out of range; expected 1 to {limit}</source>
        <extracomment>voxels.depth</extracomment>
        <translation>Tiefe {depth} liegt außerhalb des Bereichs; 1 bis {limit} erwartet</translation>
    </message>
    <message>
        <source>has no triangles to make an octree from</source>
        <extracomment>voxels.no_triangles</extracomment>
        <translation>hat keine Dreiecke für einen Octree</translation>
    </message>
    <message>
        <source>has a position that is not finite or is more than {limit} m from the origin</source>
        <extracomment>voxels.position</extracomment>
        <translation>hat eine Position, die nicht endlich ist oder weiter als {limit} m vom Ursprung liegt</translation>
    </message>
    <message>
        <source>its longest side is {size} m; expected {minimum} to {maximum} m</source>
        <extracomment>voxels.size</extracomment>
        <translation>ist {size} m lang; {minimum} bis {maximum} m erwartet</translation>
    </message>
    <message>
        <source>needs an octree of more than {limit} cubes; use a smaller depth</source>
        <extracomment>voxels.too_many</extracomment>
        <translation>braucht einen Octree mit mehr als {limit} Würfeln; bitte eine kleinere Tiefe verwenden</translation>
    </message>
    <message>
        <source>is nested too deeply to be converted to a surface; the limit is {limit} levels</source>
        <extracomment>octree.too_fine</extracomment>
        <translation>ist zu tief verschachtelt, um in eine Oberfläche umgewandelt zu werden; die Grenze sind {limit} Ebenen</translation>
    </message>
    <message>
        <source>database error: {reason}</source>
        <extracomment>database.failed</extracomment>
        <translation>Datenbankfehler: {reason}</translation>
    </message>
    <message>
        <source>a name or other text contains a NUL character, which cannot be stored in the database; remove the character</source>
        <extracomment>database.nul</extracomment>
        <translation>ein Text enthält ein NUL, das keine Datenbank aufnehmen kann</translation>
    </message>
    <message>
        <source>the number of parameters of the statement must be {expected}, not {given}</source>
        <extracomment>database.parameters</extracomment>
        <translation>die Anweisung muss {expected} Parameter haben, nicht {given}</translation>
    </message>
    <message>
        <source>has tables with the same names as Weighbridge&apos;s, but with a different schema (expected {expected}, found {found}); use another database</source>
        <extracomment>grid.other_schema</extracomment>
        <translation>hat Tabellen mit den Namen der Weighbridge-Tabellen, aber mit einem anderen Schema ({expected} erwartet, {found} gefunden); bitte eine andere Datenbank verwenden</translation>
    </message>
    <message>
        <source>the first line does not list the columns of the table &quot;{table}&quot;; use a file that &quot;weighbridge statistics&quot; wrote</source>
        <extracomment>grid.other_columns</extracomment>
        <translation>die erste Zeile führt nicht die Spalten der Tabelle „{table}“ auf; bitte eine Datei verwenden, die „weighbridge statistics“ geschrieben hat</translation>
    </message>
    <message>
        <source>expected {expected} values in this row, found {found}; create the tables again</source>
        <extracomment>grid.other_count</extracomment>
        <translation>{expected} Werte in dieser Zeile erwartet, {found} gefunden; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be a whole number, not &quot;{found}&quot;; create the tables again</source>
        <extracomment>grid.whole_expected</extracomment>
        <translation>der Wert von „{column}“ muss eine ganze Zahl sein, nicht „{found}“; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be a number, not &quot;{found}&quot;; create the tables again</source>
        <extracomment>grid.number_expected</extracomment>
        <translation>der Wert von „{column}“ muss eine Zahl sein, nicht „{found}“; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>this row is longer than the limit of {limit} bytes; create the tables again</source>
        <extracomment>grid.row_too_long</extracomment>
        <translation>diese Zeile ist länger als die Grenze von {limit} Byte; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>has rows for sources that are missing from the table of sources or listed there in a different order; create the tables again</source>
        <extracomment>grid.not_in_order</extracomment>
        <translation>hat Zeilen von Quellen, die in der Tabelle der Quellen fehlen oder dort in anderer Reihenfolge stehen; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>server change</source>
        <extracomment>column.server_change</extracomment>
        <translation>Änderung Server</translation>
    </message>
    <message>
        <source>overfull regions</source>
        <extracomment>column.regions_over</extracomment>
        <translation>überfüllte Regionen</translation>
    </message>
    <message>
        <source>linksets with unknown costs</source>
        <extracomment>column.unknown_linksets</extracomment>
        <translation>Linksets mit unbekannten Kosten</translation>
    </message>
    <message>
        <source>linksets in this LI range before</source>
        <extracomment>column.class_before</extracomment>
        <translation>Linksets in diesem LI-Bereich vorher</translation>
    </message>
    <message>
        <source>linksets in this LI range after</source>
        <extracomment>column.class_after</extracomment>
        <translation>Linksets in diesem LI-Bereich nachher</translation>
    </message>
    <message>
        <source>The constants are in the rows of &quot;profiles&quot;: change them, or add rows numbered 2, 3 and so on to compute the costs under many profiles at once.</source>
        <extracomment>query.comment_constants</extracomment>
        <translation>Die Konstanten sind die Zeilen von &quot;profiles&quot;: Ändern Sie sie, oder fügen Sie Zeilen mit den Nummern 2, 3 und so weiter hinzu, um die Kosten unter vielen Profilen auf einmal zu berechnen.</translation>
    </message>
    <message>
        <source>The constants are in the rows of &quot;profiles&quot;; the other rows are compared with row 0.</source>
        <extracomment>query.comment_sides</extracomment>
        <translation>Die Konstanten sind die Zeilen von &quot;profiles&quot;; die anderen Zeilen werden mit Zeile 0 verglichen.</translation>
    </message>
    <message>
        <source>Some constants are not in &quot;profiles&quot;. They are baked into the tables, with the values that weighbridge_meta lists. To change one, create the tables again under a profile that has the new value. The baked-in constants:</source>
        <extracomment>query.comment_baked</extracomment>
        <translation>Einige Konstanten stehen nicht in &quot;profiles&quot;. Sie sind in die Tabellen fest eingebaut, mit den Werten, die weighbridge_meta aufführt. Um eine zu ändern, erzeugen Sie die Tabellen unter einem Profil mit dem neuen Wert noch einmal. Die eingebauten Konstanten:</translation>
    </message>
    <message>
        <source>has no statistics tables; create them with &quot;weighbridge statistics&quot;, or give &quot;weighbridge sql --run&quot; the files to load</source>
        <extracomment>query.no_tables</extracomment>
        <translation>hat keine Statistiktabellen; sie entstehen mit weighbridge statistics oder mit weighbridge sql --run und Dateien</translation>
    </message>
    <message>
        <source>its tables have schema {found}, but this program reads schema {expected}; create the tables again</source>
        <extracomment>query.schema</extracomment>
        <translation>seine Tabellen haben das Schema {found}, dieses Programm liest aber das Schema {expected}; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the profile&apos;s name contains a NUL character, which cannot be stored in a database; remove the character</source>
        <extracomment>query.nul</extracomment>
        <translation>der Name des Profils enthält ein NUL-Zeichen, das sich in einer Datenbank nicht speichern lässt; bitte das Zeichen entfernen</translation>
    </message>
    <message>
        <source>{key} is baked into the tables as {value}, but the profile has {other}; create the tables again under this profile</source>
        <extracomment>query.baked</extracomment>
        <translation>{key} ist in die Tabellen als {value} fest eingebaut, das Profil hat aber {other}; bitte die Tabellen unter diesem Profil neu erzeugen</translation>
    </message>
    <message>
        <source>is empty; copy or export it again</source>
        <extracomment>import.empty</extracomment>
        <translation>ist leer; bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: Weighbridge projects ({projects}), Second Life mesh assets ({mesh_assets}), objects ({objects}), 3D models ({models}), octrees ({octrees})</source>
        <extracomment>import.unknown_kind</extracomment>
        <translation>nicht unterstützter Dateityp; unterstützte Typen: Weighbridge-Projekte ({projects}), Mesh-Assets von Second Life ({mesh_assets}), Objekte ({objects}), 3D-Modelle ({models}), Octrees ({octrees})</translation>
    </message>
    <message>
        <source>has no vertices; an OBJ file (.obj) needs lines that begin with &quot;v&quot;</source>
        <extracomment>import.no_vertex</extracomment>
        <translation>hat keine Eckpunkte; eine OBJ-Datei (.obj) braucht Zeilen, die mit „v“ beginnen</translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the end of the data; they are ignored</source>
        <extracomment>import.left_over</extracomment>
        <translation>
            <numerusform>ein Byte folgt auf das Ende der Daten; es wird ausgelassen</numerusform>
            <numerusform>{count} Byte folgen auf das Ende der Daten; sie werden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>is a Red Eclipse map (.mpz), which is not supported; supported maps: Cube 2 (.ogz)</source>
        <extracomment>import.red_eclipse</extracomment>
        <translation>ist eine Karte von Red Eclipse (.mpz), die nicht unterstützt wird; unterstützte Karten: Cube 2 (.ogz)</translation>
    </message>
    <message>
        <source>contains too many parts; the limit is {limit}</source>
        <extracomment>import.too_many_parts</extracomment>
        <translation>enthält zu viele Teile; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>the position is out of range (at most {farthest} m from the origin on each axis); the origin is used</source>
        <extracomment>import.too_far</extracomment>
        <translation>Position außerhalb des Bereichs (auf jeder Achse höchstens {farthest} m vom Ursprung); der Ursprung wird verwendet</translation>
    </message>
    <message>
        <source>contains too many files; the limit is {limit}</source>
        <extracomment>folder.too_many</extracomment>
        <translation>enthält zu viele Dateien; die Grenze ist {limit}</translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles are left out because each has a missing vertex or a coordinate that is not a finite number</source>
        <extracomment>plain.unusable</extracomment>
        <translation>
            <numerusform>ein Dreieck wird ausgelassen, weil ihm ein Eckpunkt fehlt oder eine Koordinate keine endliche Zahl ist</numerusform>
            <numerusform>{count} Dreiecke werden ausgelassen, weil ihnen je ein Eckpunkt fehlt oder eine Koordinate keine endliche Zahl ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles are left out because each has two vertices in the same place</source>
        <extracomment>plain.collapsed</extracomment>
        <translation>
            <numerusform>ein Dreieck wird ausgelassen, weil zwei seiner Eckpunkte an derselben Stelle liegen</numerusform>
            <numerusform>{count} Dreiecke werden ausgelassen, weil je zwei ihrer Eckpunkte an derselben Stelle liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects are hidden in the file, so they are left out; the first is &quot;{name}&quot;</source>
        <extracomment>plain.hidden</extracomment>
        <translation>
            <numerusform>ein Objekt ist in der Datei verborgen und wird ausgelassen: „{name}“</numerusform>
            <numerusform>{count} Objekte sind in der Datei verborgen und werden ausgelassen; das erste ist „{name}“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects have the unsupported type &quot;{name}&quot;; they are left out</source>
        <extracomment>plain.other_kind</extracomment>
        <translation>
            <numerusform>ein Objekt hat den nicht unterstützten Typ „{name}“; es wird ausgelassen</numerusform>
            <numerusform>{count} Objekte haben den nicht unterstützten Typ „{name}“; sie werden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>is {size} m long, but a part can be at most {limit} m long, so it is left out; choose a smaller size to include it</source>
        <extracomment>plain.too_large</extracomment>
        <translation>ist {size} m lang, ein Teil kann aber höchstens {limit} m lang sein und wird darum ausgelassen; mit einer kleineren Größe wird es aufgenommen</translation>
    </message>
    <message>
        <source>contains nothing that can become a part</source>
        <extracomment>plain.no_part</extracomment>
        <translation>enthält nichts, was ein Teil werden kann</translation>
    </message>
    <message numerus="yes">
        <source>{count} faces of the physics mesh are left out. A part can have at most {limit} faces; use fewer materials in the physics model.</source>
        <extracomment>plain.physics_faces</extracomment>
        <translation>
            <numerusform>eine Fläche des Physik-Meshs entfällt. Ein Teil kann {limit} haben; bitte dort weniger Materialien verwenden.</numerusform>
            <numerusform>{count} Flächen des Physik-Meshs entfallen. Ein Teil kann {limit} haben; bitte dort weniger Materialien verwenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>is not a 3D model</source>
        <extracomment>plain.companion_kind</extracomment>
        <translation>ist kein 3D-Modell</translation>
    </message>
    <message numerus="yes">
        <source>contains {found} of the model&apos;s {count} objects; it has no effect on the missing objects</source>
        <extracomment>plain.companion_nodes</extracomment>
        <translation>
            <numerusform>enthält {found} von {count} Objekt des Modells; auf das fehlende hat die Datei keine Wirkung</numerusform>
            <numerusform>enthält {found} der {count} Objekte des Modells; auf die fehlenden hat die Datei keine Wirkung</numerusform>
        </translation>
    </message>
    <message>
        <source>{companion} has none of the model&apos;s materials, so this level of detail is missing</source>
        <extracomment>plain.companion_of_others</extracomment>
        <translation>{companion} hat keines der Materialien des Modells, darum fehlt diese Detailstufe</translation>
    </message>
    <message>
        <source>is incomplete (&quot;{what}&quot; elements expected: {declared}, found: {found}); copy or export it again</source>
        <extracomment>plain.cut</extracomment>
        <translation>ist unvollständig (Elemente „{what}“ erwartet: {declared}, gefunden: {found}); bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>ends without &quot;endsolid&quot; after facet {facet}; it may be incomplete</source>
        <extracomment>plain.stl_open</extracomment>
        <translation>endet nach Facette {facet} ohne „endsolid“; die Datei ist vielleicht unvollständig</translation>
    </message>
    <message>
        <source>could not be read completely, because facet {facet} is malformed (expected three lines &quot;vertex X Y Z&quot; and &quot;endfacet&quot;); copy or export it again</source>
        <extracomment>plain.stl_facet</extracomment>
        <translation>konnte nicht vollständig gelesen werden, weil Facette {facet} fehlerhaft ist (drei Zeilen „vertex X Y Z“ und „endfacet“ erwartet); bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>could not be read completely (expected {declared} bytes, found {found}); copy or export it again</source>
        <extracomment>plain.glb_cut</extracomment>
        <translation>konnte nicht vollständig gelesen werden ({declared} Byte erwartet, {found} gefunden); bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>is not a file on disk; a 3D model can be opened only from disk, so save it there first</source>
        <extracomment>plain.no_file</extracomment>
        <translation>ist keine Datei auf dem Datenträger; ein 3D-Modell lässt sich nur vom Datenträger öffnen, bitte zuerst dort speichern</translation>
    </message>
    <message numerus="yes">
        <source>{count} missing levels of detail were generated by simplification; the costs are based on these levels</source>
        <extracomment>plain.lods_made</extracomment>
        <translation>
            <numerusform>eine fehlende Detailstufe wurde durch Vereinfachen erzeugt; die Kosten beruhen auf dieser Stufe</numerusform>
            <numerusform>{count} fehlende Detailstufen wurden durch Vereinfachen erzeugt; die Kosten beruhen auf diesen Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a separator or the end of the line after a closing quote</source>
        <extracomment>csv.after_quote</extracomment>
        <translation>Trennzeichen oder Zeilenende nach dem schließenden Anführungszeichen erwartet</translation>
    </message>
    <message>
        <source>has too many cells; the limit for a line is {limit}</source>
        <extracomment>csv.too_many_cells</extracomment>
        <translation>hat zu viele Zellen; die Grenze für eine Zeile ist {limit}</translation>
    </message>
    <message>
        <source>contains too many lines; the limit is {limit}</source>
        <extracomment>csv.too_many</extracomment>
        <translation>enthält zu viele Zeilen; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>contains no measured costs; expected lines from the measuring script, replies from GetObjectCost, GetObjectPhysicsData or ResourceCostSelected, or CSV with a linkset or linkset_id column</source>
        <extracomment>measured.nothing</extracomment>
        <translation>enthält keine gemessenen Kosten; erwartet wurden Zeilen des Messskripts, Antworten von GetObjectCost, GetObjectPhysicsData oder ResourceCostSelected oder CSV mit einer Spalte linkset oder linkset_id</translation>
    </message>
    <message>
        <source>this line from the measuring script is incomplete at &quot;{what}&quot;; it is ignored</source>
        <extracomment>measured.incomplete</extracomment>
        <translation>diese Zeile des Messskripts ist bei „{what}“ unvollständig; sie wird ausgelassen</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; was already reported on line {line}; the later report is used</source>
        <extracomment>measured.again</extracomment>
        <translation>„{name}“ steht schon in Zeile {line}; die spätere Angabe gilt</translation>
    </message>
    <message>
        <source>expected 0 or 1, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_flag</extracomment>
        <translation>0 oder 1 erwartet, „{found}“ gefunden; dieser Wert wird ausgelassen</translation>
    </message>
    <message>
        <source>unknown column &quot;{column}&quot;; it is ignored</source>
        <extracomment>measured.column</extracomment>
        <translation>unbekannte Spalte „{column}“; sie wird ausgelassen</translation>
    </message>
    <message>
        <source>expected a UUID, found &quot;{id}&quot;; this line is ignored</source>
        <extracomment>measured.bad_id</extracomment>
        <translation>UUID erwartet, „{id}“ gefunden; diese Zeile wird ausgelassen</translation>
    </message>
    <message>
        <source>expected true or false, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_truth</extracomment>
        <translation>true oder false erwartet, „{found}“ gefunden; dieser Wert wird ausgelassen</translation>
    </message>
    <message>
        <source>the scene has no linkset &quot;{linkset}&quot;; these costs are ignored</source>
        <extracomment>measured.unknown</extracomment>
        <translation>die Szene hat kein Linkset „{linkset}“; das wird ausgelassen</translation>
    </message>
    <message>
        <source>a reply from ResourceCostSelected does not say which object was selected; use such a reply only with a scene that has one linkset</source>
        <extracomment>measured.selection</extracomment>
        <translation>eine Antwort von ResourceCostSelected sagt nicht, welches Objekt ausgewählt war; bitte eine solche Antwort nur mit einer Szene mit einem einzigen Linkset verwenden</translation>
    </message>
    <message>
        <source>expected an object id with a map of its costs; this entry is ignored</source>
        <extracomment>measured.no_object</extracomment>
        <translation>Objekt-ID mit einer Map ihrer Kosten erwartet; das wird ausgelassen</translation>
    </message>
    <message>
        <source>expected 0, 1 or 2; this value is ignored</source>
        <extracomment>measured.bad_shape_type</extracomment>
        <translation>0, 1 oder 2 erwartet; das wird ausgelassen</translation>
    </message>
    <message>
        <source>expected version {expected} of Firestorm&apos;s export format</source>
        <extracomment>oxp.version</extracomment>
        <translation>Version {expected} des Exportformats von Firestorm erwartet</translation>
    </message>
    <message>
        <source>contains no linksets; expected an array of arrays of ids</source>
        <extracomment>oxp.no_linkset</extracomment>
        <translation>enthält keine Linksets; Liste von ID-Listen erwartet</translation>
    </message>
    <message>
        <source>expected an array of ids, with the root first; the linkset is left out</source>
        <extracomment>oxp.no_parts</extracomment>
        <translation>Liste von IDs mit dem Root an erster Stelle erwartet; das Linkset wird ausgelassen</translation>
    </message>
    <message>
        <source>expected {count} finite numbers; the default is used</source>
        <extracomment>oxp.bad_numbers</extracomment>
        <translation>{count} endliche Zahlen erwartet; der Standardwert gilt</translation>
    </message>
    <message>
        <source>the prim is a mesh, which this format cannot hold; it is weighed as a sculpt</source>
        <extracomment>oxp.mesh</extracomment>
        <translation>das Prim ist ein Mesh, das dieses Format nicht enthalten kann; es wird als Sculpt gewogen</translation>
    </message>
    <message numerus="yes">
        <source>{count} prims belong to no linkset; they are left out</source>
        <extracomment>oxp.no_linkset_of</extracomment>
        <translation>
            <numerusform>ein Prim gehört zu keinem Linkset; es wird ausgelassen</numerusform>
            <numerusform>{count} Prims gehören zu keinem Linkset; sie werden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>the prim {id} is listed again; a prim can belong to only one linkset, so it is left out here</source>
        <extracomment>oxp.prim_again</extracomment>
        <translation>das Prim {id} ist noch einmal aufgeführt; ein Prim kann nur zu einem Linkset gehören, darum wird es hier ausgelassen</translation>
    </message>
    <message>
        <source>the prim {id} is missing; the linkset is read without it</source>
        <extracomment>oxp.no_prim</extracomment>
        <translation>das Prim {id} fehlt; das Linkset wird ohne dieses Prim gelesen</translation>
    </message>
    <message>
        <source>the archive is corrupted ({reason}); copy or export it again</source>
        <extracomment>archive.broken</extracomment>
        <translation>das Archiv ist beschädigt ({reason}); bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>the archive is incomplete; copy or export it again</source>
        <extracomment>archive.cut</extracomment>
        <translation>das Archiv ist unvollständig; bitte noch einmal kopieren oder exportieren</translation>
    </message>
    <message>
        <source>could not be read completely, because the archive failed its integrity check ({reason}); copy or export it again</source>
        <extracomment>archive.check_failed</extracomment>
        <translation>konnte nicht vollständig gelesen werden, weil das Archiv die Integritätsprüfung nicht bestanden hat ({reason}); bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>has no end-of-archive marker; the archive may be incomplete</source>
        <extracomment>archive.no_end</extracomment>
        <translation>hat keine Endmarke; das Archiv ist vielleicht unvollständig</translation>
    </message>
    <message>
        <source>is too large ({bytes} bytes); the limit for one file is {limit} bytes</source>
        <extracomment>archive.entry_too_large</extracomment>
        <translation>ist zu groß ({bytes} Byte); die Grenze für eine Datei sind {limit} Byte</translation>
    </message>
    <message>
        <source>the files in the archive are too large in total; the limit is {limit} bytes</source>
        <extracomment>archive.too_large</extracomment>
        <translation>die Dateien im Archiv sind zu groß; die Grenze für alle zusammen sind {limit} Byte</translation>
    </message>
    <message>
        <source>the archive contains too many files; the limit is {limit}</source>
        <extracomment>archive.too_many</extracomment>
        <translation>das Archiv enthält zu viele Dateien; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>the path leads outside the archive; the file is ignored</source>
        <extracomment>archive.leaves</extracomment>
        <translation>der Pfad führt aus dem Archiv hinaus; die Datei wird ausgelassen</translation>
    </message>
    <message>
        <source>version {version} of the OpenSim archive format is not supported; supported versions: 0 and 1</source>
        <extracomment>archive.version</extracomment>
        <translation>Version {version} des OpenSim-Archivformats wird nicht unterstützt; unterstützte Versionen: 0 und 1</translation>
    </message>
    <message>
        <source>contains no objects; expected an OpenSim archive (.oar, .iar)</source>
        <extracomment>archive.no_object</extracomment>
        <translation>enthält keine Objekte; OpenSim-Archiv (.oar, .iar) erwartet</translation>
    </message>
    <message>
        <source>data of the type &quot;{kind}&quot; has no weight and is ignored</source>
        <extracomment>archive.unused</extracomment>
        <translation>Daten vom Typ „{kind}“ haben kein Gewicht und werden ignoriert</translation>
    </message>
    <message>
        <source>is too large; the limit for XML is {limit} bytes</source>
        <extracomment>xml.too_large</extracomment>
        <translation>ist zu groß; die Grenze für XML sind {limit} Byte</translation>
    </message>
    <message>
        <source>has too many elements and text nodes; the limit for XML is {limit}</source>
        <extracomment>xml.too_many</extracomment>
        <translation>hat zu viele Elemente und Texte; die Grenze für XML ist {limit}</translation>
    </message>
    <message>
        <source>elements are nested too deeply; the limit is {limit} levels</source>
        <extracomment>xml.too_deep</extracomment>
        <translation>Elemente sind zu tief verschachtelt; die Grenze sind {limit} Ebenen</translation>
    </message>
    <message>
        <source>expected {expected}, found &quot;{found}&quot;; the default is used</source>
        <extracomment>xml.not_readable</extracomment>
        <translation>{expected} erwartet, „{found}“ gefunden; der Standardwert gilt</translation>
    </message>
    <message>
        <source>contains no objects; expected a SceneObjectGroup with a SceneObjectPart</source>
        <extracomment>open_sim.no_object</extracomment>
        <translation>enthält keine Objekte; SceneObjectGroup mit einem SceneObjectPart erwartet</translation>
    </message>
    <message>
        <source>the id {id} is already used; ids must be unique, so it is ignored here</source>
        <extracomment>import.repeated_id</extracomment>
        <translation>die ID {id} wird schon verwendet; hier entfällt sie, weil IDs eindeutig sein müssen</translation>
    </message>
    <message>
        <source>expected three lengths from {smallest} to {largest} m; the default is used</source>
        <extracomment>import.no_scale</extracomment>
        <translation>drei Seiten von {smallest} bis {largest} m erwartet; der Standardwert gilt</translation>
    </message>
    <message>
        <source>expected 0, 1 or 2; the default is used</source>
        <extracomment>import.shape_type</extracomment>
        <translation>0, 1 oder 2 erwartet; der Standardwert gilt</translation>
    </message>
    <message>
        <source>the mesh asset {id} is missing</source>
        <extracomment>open_sim.no_mesh</extracomment>
        <translation>das Mesh-Asset {id} fehlt</translation>
    </message>
    <message>
        <source>expected version {expected} of the viewer&apos;s model file format</source>
        <extracomment>slm.version</extracomment>
        <translation>Version {expected} des Modelldateiformats des Viewers erwartet</translation>
    </message>
    <message>
        <source>contains no meshes; expected an array of mesh assets</source>
        <extracomment>slm.no_mesh</extracomment>
        <translation>enthält keine Meshes; Liste von Mesh-Assets erwartet</translation>
    </message>
    <message>
        <source>is not a mesh asset; it is left out</source>
        <extracomment>slm.no_mesh_asset</extracomment>
        <translation>ist kein Mesh-Asset; wird ausgelassen</translation>
    </message>
    <message>
        <source>the file does not say where its meshes are placed; each mesh is used once, at a size of 1 m</source>
        <extracomment>slm.no_instance</extracomment>
        <translation>die Datei sagt nicht, wo ihre Meshes stehen; jedes wird einmal mit einer Größe von 1 m verwendet</translation>
    </message>
    <message>
        <source>expected a number below {count}, the number of meshes; the instance is left out</source>
        <extracomment>slm.no_such_mesh</extracomment>
        <translation>Zahl unter {count}, der Zahl der Meshes, erwartet; die Instanz wird ausgelassen</translation>
    </message>
    <message>
        <source>the uploader cannot read {file}, so it does not let you upload the model. Repair the file, or remove it.</source>
        <extracomment>upload.companion</extracomment>
        <translation>der Uploader kann {file} nicht lesen und lässt darum das Modell nicht hochladen. Bitte die Datei reparieren oder entfernen.</translation>
    </message>
    <message>
        <source>{file} has {faces} faces for this object, but the model has {expected}. Do not use more faces than the model has.</source>
        <extracomment>upload.level_faces</extracomment>
        <translation>{file} hat für dieses Objekt {faces} Flächen, das Modell aber {expected}. Bitte dort höchstens so viele verwenden.</translation>
    </message>
    <message>
        <source>{file} and the model split this object into different numbers of prims ({found} and {expected}). Use the same number of materials in both files.</source>
        <extracomment>upload.level_submodels</extracomment>
        <translation>{file} macht aus diesem Objekt {found} Prims, das Modell aber {expected}. Bitte in beiden Dateien gleich viele Materialien verwenden.</translation>
    </message>
    <message>
        <source>{file} has an object &quot;{object}&quot; that matches none of the model&apos;s objects. Give it the name of the corresponding object in the model.</source>
        <extracomment>upload.level_unused</extracomment>
        <translation>{file} hat ein Objekt „{object}“, das zu keinem Objekt des Modells passt. Bitte ihm den Namen des entsprechenden Objekts im Modell geben.</translation>
    </message>
    <message>
        <source>an object uses the geometry &quot;{geometry}&quot;, which is missing from the file. Export the file again.</source>
        <extracomment>upload.no_such_geometry</extracomment>
        <translation>ein Objekt verwendet die Geometrie „{geometry}“, die in der Datei fehlt. Bitte die Datei neu exportieren.</translation>
    </message>
    <message>
        <source>another geometry is also called &quot;{label}&quot;, and the uploader confuses the two. Rename one of them.</source>
        <extracomment>upload.same_label</extracomment>
        <translation>eine andere Geometrie heißt auch „{label}“, und der Uploader verwechselt die beiden. Bitte eine umbenennen.</translation>
    </message>
    <message>
        <source>the object has {faces} faces, but the uploader keeps only {limit} of them. Use fewer materials, or split the object.</source>
        <extracomment>upload.submodel_limit</extracomment>
        <translation>das Objekt hat {faces} Flächen, von denen der Uploader nur {limit} behält. Bitte weniger Materialien verwenden oder das Objekt teilen.</translation>
    </message>
    <message>
        <source>a list of polygons has {vertices} vertices, but the uploader supports at most {limit}. Triangulate the model before export.</source>
        <extracomment>upload.polygon_vertices</extracomment>
        <translation>eine Polygonliste hat {vertices} Eckpunkte, der Uploader unterstützt höchstens {limit}. Bitte das Modell vor dem Export triangulieren.</translation>
    </message>
    <message>
        <source>this file&apos;s constants (based on {base}) are ignored; the constants of &quot;{first}&quot; are used instead</source>
        <extracomment>join.other_profile</extracomment>
        <translation>die Konstanten dieser Datei (auf Grundlage von {base}) werden ausgelassen; stattdessen gelten die von „{first}“</translation>
    </message>
    <message>
        <source>the measured costs of &quot;{name}&quot; are left out, because another file has a linkset with the same name or id</source>
        <extracomment>join.measured_lost</extracomment>
        <translation>die gemessenen Kosten von „{name}“ werden ausgelassen, weil eine andere Datei ein Linkset mit demselben Namen oder derselben ID hat</translation>
    </message>
    <message>
        <source>no supported files found</source>
        <extracomment>join.nothing</extracomment>
        <translation>hat keine unterstützten Dateien</translation>
    </message>
    <message>
        <source>the scene has {count} different meshes, but a mesh asset (.llmesh) can hold only one; use a scene with one mesh</source>
        <extracomment>export.one_mesh</extracomment>
        <translation>die Szene hat {count} verschiedene Meshes, ein Mesh-Asset (.llmesh) kann aber nur eines enthalten; bitte eine Szene mit einem Mesh verwenden</translation>
    </message>
    <message>
        <source>the scene has no surface to write</source>
        <extracomment>export.nothing</extracomment>
        <translation>die Szene hat keine Oberfläche zum Schreiben</translation>
    </message>
    <message>
        <source>the scene has more geometry than one file of this type can hold</source>
        <extracomment>export.too_large</extracomment>
        <translation>die Szene hat mehr Geometrie, als eine Datei dieses Typs enthalten kann</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts have no known surface; they are left out</source>
        <extracomment>export.no_surface</extracomment>
        <translation>
            <numerusform>ein Teil hat keine bekannte Oberfläche; es wird ausgelassen</numerusform>
            <numerusform>{count} Teile haben keine bekannte Oberfläche; sie werden ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees are left out; this file type cannot hold them</source>
        <extracomment>export.no_octree</extracomment>
        <translation>
            <numerusform>ein Octree wird ausgelassen; dieser Dateityp kann keine enthalten</numerusform>
            <numerusform>{count} Octrees werden ausgelassen; dieser Dateityp kann keine enthalten</numerusform>
        </translation>
    </message>
    <message>
        <source>contains only the visible geometry; physics shapes, lower levels of detail, shape types, scripts and flags are left out</source>
        <extracomment>export.only_seen</extracomment>
        <translation>enthält nur die sichtbare Geometrie; Physikformen, niedrigere Detailstufen, Formtypen, Skripte und Flags werden ausgelassen</translation>
    </message>
    <message>
        <source>not everything can be saved in this file type; use .weighbridge, or .scene for octrees and rays</source>
        <extracomment>export.cannot_save</extracomment>
        <translation>nicht alles lässt sich in diesem Dateityp speichern; bitte .weighbridge verwenden, oder .scene für Octrees und Strahlen</translation>
    </message>
    <message>
        <source>the scene has {count} octrees, but an Inexor file (.nxoc) can hold only one; use .scene for more than one</source>
        <extracomment>export.one_octree</extracomment>
        <translation>die Szene hat {count} Octrees, eine Inexor-Datei (.nxoc) kann aber nur einen enthalten; bitte .scene für mehr als einen verwenden</translation>
    </message>
    <message numerus="yes">
        <source>{count} rays are left out; an Inexor file (.nxoc) can hold only cubes</source>
        <extracomment>export.no_rays</extracomment>
        <translation>
            <numerusform>ein Strahl wird ausgelassen; eine Inexor-Datei (.nxoc) enthält nur Würfel</numerusform>
            <numerusform>{count} Strahlen werden ausgelassen; eine Inexor-Datei (.nxoc) enthält nur Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees have no filled cubes; they are left out</source>
        <extracomment>export.empty_octrees</extracomment>
        <translation>
            <numerusform>ein Octree hat keine gefüllten Würfel; er wird ausgelassen</numerusform>
            <numerusform>{count} Octrees haben keine gefüllten Würfel; sie werden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>would become a part {size} m long, but a part must be {smallest} to {largest} m long; change the octree&apos;s size</source>
        <extracomment>export.octree_size</extracomment>
        <translation>ergäbe ein Teil von {size} m Länge, ein Teil muss aber {smallest} bis {largest} m lang sein; bitte die Größe des Octrees ändern</translation>
    </message>
    <message>
        <source>would need {count} hulls, but the limit is {limit}; use an octree with fewer levels, or --octree surface</source>
        <extracomment>export.octree_hulls</extracomment>
        <translation>bräuchte {count} Hüllen, die Grenze ist aber {limit}; bitte einen Octree mit weniger Ebenen oder --octree surface verwenden</translation>
    </message>
    <message>
        <source>would need a surface of {count} triangles, more than {limit} faces can hold; use an octree with fewer levels</source>
        <extracomment>export.octree_triangles</extracomment>
        <translation>bräuchte eine Oberfläche aus {count} Dreiecken, mehr als {limit} Flächen fassen; bitte einen Octree mit weniger Ebenen verwenden</translation>
    </message>
    <message>
        <source>contains only meshes with their names, positions, rotations and sizes; shape types, scripts, flags and ids are left out</source>
        <extracomment>export.only_places</extracomment>
        <translation>enthält nur Meshes mit ihren Namen, Positionen, Drehungen und Größen; Formtypen, Skripte, Flags und IDs werden ausgelassen</translation>
    </message>
    <message>
        <source>needs a part with a side of {side} m, but the grid allows {least} to {most} m</source>
        <extracomment>shape.body_size</extracomment>
        <translation>braucht ein Teil mit einer Seite von {side} m, aber das Grid erlaubt {least} bis {most} m</translation>
    </message>
    <message>
        <source>linked hulls</source>
        <extracomment>method.hull_linkset</extracomment>
        <translation>verlinkte Hüllen</translation>
    </message>
    <message>
        <source>linked prims</source>
        <extracomment>method.prims</extracomment>
        <translation>verlinkte Prims</translation>
    </message>
    <message>
        <source>the object would have more than {limit} parts</source>
        <extracomment>making.too_many_parts</extracomment>
        <translation>Das Objekt hätte mehr als {limit} Teile</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is neither a constant nor a choice{hint}</source>
        <extracomment>profile.unknown_key</extracomment>
        <translation>„{key}“ ist weder eine Konstante noch eine Auswahl{hint}</translation>
    </message>
    <message>
        <source>unknown built-in profile &quot;{name}&quot;, so second-life is used{hint}</source>
        <extracomment>profile.unknown_base</extracomment>
        <translation>unbekanntes eingebautes Profil „{name}“, darum gilt second-life{hint}</translation>
    </message>
    <message>
        <source>{key} must be a number, not &quot;{value}&quot;</source>
        <extracomment>profile.not_a_number</extracomment>
        <translation>{key} muss eine Zahl sein, nicht „{value}“</translation>
    </message>
    <message>
        <source>{key} cannot be &quot;{value}&quot;; use one of {words}{hint}</source>
        <extracomment>profile.unknown_choice</extracomment>
        <translation>{key} kann nicht „{value}“ sein; bitte eines von {words} verwenden{hint}</translation>
    </message>
    <message>
        <source>is not a profile, because it has neither &quot;base&quot; nor &quot;set&quot;; second-life is used</source>
        <extracomment>profile.sets_nothing</extracomment>
        <translation>ist kein Profil, weil es weder „base“ noch „set“ hat; second-life gilt</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is ignored because it is not inside &quot;set&quot;; move it into &quot;set&quot;</source>
        <extracomment>profile.stray_key</extracomment>
        <translation>„{key}“ wird ausgelassen, weil es nicht in „set“ steht; bitte in „set“ verschieben</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; must be {expected}; it is ignored</source>
        <extracomment>profile.wrong_type</extracomment>
        <translation>„{key}“: erwartet wird {expected}; wird ausgelassen</translation>
    </message>
    <message>
        <source>the root of a linkset cannot have the shape type None; the root is weighed as Convex Hull</source>
        <extracomment>cost.root_none</extracomment>
        <translation>der Root eines Linksets kann nicht den Formtyp „Keine“ haben; der Root wird als konvexe Hülle gewogen</translation>
    </message>
    <message>
        <source>the mesh is missing, so the cost of this part is unknown, and so are all sums that include it</source>
        <extracomment>cost.mesh_missing</extracomment>
        <translation>das Mesh fehlt, darum sind die Kosten dieses Teils unbekannt und alle Summen, in die sie eingehen</translation>
    </message>
    <message>
        <source>the size is unusable, so the cost of this part is unknown, and so are all sums that include it</source>
        <extracomment>cost.size_unknown</extracomment>
        <translation>die Größe ist unbrauchbar, darum sind die Kosten dieses Teils unbekannt und alle Summen, in die sie eingehen</translation>
    </message>
    <message>
        <source>the mesh has no points for a base hull, so its physics cost is unknown, and so are all sums that include it</source>
        <extracomment>cost.no_hull_source</extracomment>
        <translation>das Mesh hat keine Punkte für eine Basishülle, darum sind seine Physikkosten unbekannt und alle Summen, in die sie eingehen</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the physics weight is the largest: {physics} PE. The download weight is {streaming} PE, and the server weight is {server} PE.</source>
        <extracomment>why.physics</extracomment>
        <translation>Der Land Impact ist {impact} LI, weil das Physikgewicht das größte ist: {physics} PE. Das Downloadgewicht ist {streaming} PE, das Servergewicht {server} PE.</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the server weight is the largest: {server} PE. The physics weight is {physics} PE, and the download weight is {streaming} PE.</source>
        <extracomment>why.server</extracomment>
        <translation>Der Land Impact ist {impact} LI, weil das Servergewicht das größte ist: {server} PE. Das Physikgewicht ist {physics} PE, das Downloadgewicht {streaming} PE.</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} is a mesh.</source>
        <extracomment>why.opted_in_mesh</extracomment>
        <translation>Die neue Berechnung gilt, weil {part} ein Mesh ist.</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} has the physics shape type {type}.</source>
        <extracomment>why.opted_in_shape_type</extracomment>
        <translation>Die neue Berechnung gilt, weil {part} den Physikformtyp „{type}“ hat.</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} has normal or specular maps.</source>
        <extracomment>why.opted_in_materials</extracomment>
        <translation>Die neue Berechnung gilt, weil {part} Materialien hat.</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} is animated.</source>
        <extracomment>why.opted_in_animated</extracomment>
        <translation>Die neue Berechnung gilt, weil {part} animiert ist.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of {count} parts is unknown: their meshes are missing or incomplete, or their sizes are unusable.</source>
        <extracomment>why.unknown</extracomment>
        <translation>
            <numerusform>Die Kosten eines Teils sind unbekannt: Sein Mesh fehlt oder ist unvollständig, oder seine Größe ist unbrauchbar.</numerusform>
            <numerusform>Die Kosten von {count} Teilen sind unbekannt: Ihre Meshes fehlen oder sind unvollständig, oder ihre Größen sind unbrauchbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deciding weight is less than {minimum} PE, so the land impact is at its minimum.</source>
        <extracomment>why.minimum</extracomment>
        <translation>Das entscheidende Gewicht ist kleiner als {minimum} PE, darum ist der Land Impact der kleinstmögliche.</translation>
    </message>
    <message>
        <source>The physics weight is multiplied by {factor}, because the object is physical and its bounding box has a mean face area of {area} m².</source>
        <extracomment>why.penalty</extracomment>
        <translation>Das Physikgewicht wird mit {factor} multipliziert, weil das Objekt physisch ist und seine Bounding-Box eine mittlere Seitenfläche von {area} m² hat.</translation>
    </message>
    <message>
        <source>The object cannot be set physical: its parts cost {cost} PE at rest, and the limit is {limit} PE.</source>
        <extracomment>why.too_dear_to_be_physical</extracomment>
        <translation>Das Objekt kann nicht physisch werden: Seine Teile kosten in Ruhe {cost} PE, und die Grenze ist {limit} PE.</translation>
    </message>
    <message>
        <source>The object cannot be set physical: {part} alone costs {cost} PE at rest, and the limit is {limit} PE.</source>
        <extracomment>why.part_too_dear_to_be_physical</extracomment>
        <translation>Das Objekt kann nicht physisch werden: {part} allein kostet in Ruhe {cost} PE, und die Grenze ist {limit} PE.</translation>
    </message>
    <message>
        <source>The object cannot be set physical: it has {parts} parts, and the limit is {limit}.</source>
        <extracomment>why.too_many_to_be_physical</extracomment>
        <translation>Das Objekt kann nicht physisch werden: Es hat {parts} Teile, und die Grenze ist {limit}.</translation>
    </message>
    <message>
        <source>{part}: one of its {triangles} triangles, number {index}, is only {width} m wide and accounts for {share}% of the part&apos;s cost.</source>
        <extracomment>why.sliver</extracomment>
        <translation>{part}: Eines seiner {triangles} Dreiecke, Nummer {index}, ist nur {width} m breit und trägt {share} % seiner Kosten.</translation>
    </message>
    <message>
        <source>{part}: the {count} narrowest of its {triangles} triangles account for {share}% of its cost.</source>
        <extracomment>why.slivers</extracomment>
        <translation>{part}: Die {count} schmalsten seiner {triangles} Dreiecke tragen {share} % seiner Kosten.</translation>
    </message>
    <message>
        <source>{part}: one of its sides is {side} m long, less than {limit} m, so its triangles are not used and its openings are closed.</source>
        <extracomment>why.thin_side</extracomment>
        <translation>{part}: Seine Seite von {side} m liegt unter {limit} m, darum werden seine Dreiecke nicht verwendet, und seine Öffnungen sind geschlossen.</translation>
    </message>
    <message>
        <source>{part}: its triangles cost {floor} PE, the minimum for a triangle mesh; enlarging the part does not make them cheaper.</source>
        <extracomment>why.floor</extracomment>
        <translation>{part}: Seine Dreiecke kosten {floor} PE, den Mindestwert für ein Dreiecksmesh; ein größeres Teil macht sie nicht billiger.</translation>
    </message>
    <message>
        <source>{part}: its triangles are narrower than {minimum} m on average, so they count as {minimum} m wide.</source>
        <extracomment>why.narrowest</extracomment>
        <translation>{part}: Seine Dreiecke sind im Mittel schmaler als {minimum} m und zählen deshalb als {minimum} m breit.</translation>
    </message>
    <message>
        <source>{part}: its download weight is {cap} PE, the maximum for this type of part.</source>
        <extracomment>why.streaming_cap</extracomment>
        <translation>{part}: Sein Downloadgewicht ist {cap} PE, der Höchstwert für diese Art von Teil.</translation>
    </message>
    <message numerus="yes">
        <source>{count} slivers, up to {width} m wide: {cost} PE</source>
        <extracomment>culprit.slivers</extracomment>
        <translation>
            <numerusform>ein Splitter, {width} m breit: {cost} PE</numerusform>
            <numerusform>{count} Splitter, bis zu {width} m breit: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles, up to {width} m wide: {cost} PE</source>
        <extracomment>culprit.triangles</extracomment>
        <translation>
            <numerusform>ein Dreieck, {width} m breit: {cost} PE</numerusform>
            <numerusform>{count} Dreiecke, bis zu {width} m breit: {cost} PE</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} triangles: {cost} PE</source>
        <extracomment>culprit.many</extracomment>
        <translation>{count} von {all} Dreiecken: {cost} PE</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls: {cost} PE</source>
        <extracomment>culprit.hulls</extracomment>
        <translation>
            <numerusform>eine Hülle: {cost} PE</numerusform>
            <numerusform>{count} Hüllen: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} physics shapes: {cost} PE</source>
        <extracomment>culprit.shapes</extracomment>
        <translation>
            <numerusform>eine Physikform: {cost} PE</numerusform>
            <numerusform>{count} Physikformen: {cost} PE</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} levels of detail: {cost} PE</source>
        <extracomment>culprit.levels</extracomment>
        <translation>{count} Detailstufen: {cost} PE</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts: {cost} PE</source>
        <extracomment>culprit.parts</extracomment>
        <translation>
            <numerusform>ein Teil: {cost} PE</numerusform>
            <numerusform>{count} Teile: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts, each counted as 1 LI</source>
        <extracomment>culprit.counted</extracomment>
        <translation>
            <numerusform>ein Teil, das 1 zählt</numerusform>
            <numerusform>{count} Teile, die je 1 zählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In world, rez {count} cubes beside the object. Their size and exact position do not matter.</source>
        <extracomment>kit.act_prims</extracomment>
        <translation>
            <numerusform>Rezzen Sie inworld einen Würfel neben dem Objekt. Seine Größe und genaue Position sind egal.</numerusform>
            <numerusform>Rezzen Sie inworld {count} Würfel neben dem Objekt. Ihre Größe und genaue Position sind egal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select the object, then hold Shift and select the cubes. Press Ctrl+L to link them. The cube selected last becomes the root.</source>
        <extracomment>kit.act_link</extracomment>
        <translation>
            <numerusform>Wählen Sie das Objekt und dann mit gedrückter Umschalttaste den Würfel. Drücken Sie Strg+L, um sie zu verlinken. Der Würfel wird der Root.</numerusform>
            <numerusform>Wählen Sie das Objekt und dann mit gedrückter Umschalttaste die Würfel. Drücken Sie Strg+L, um alles zu verlinken. Der zuletzt gewählte Würfel wird der Root.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Edit the object and create a new script on the Content tab. Replace the script&apos;s text with the text of {file}, and save the script. The cubes become the transparent prims that provide the physics shape.</source>
        <extracomment>kit.act_script</extracomment>
        <translation>
            <numerusform>Bearbeiten Sie das Objekt, und legen Sie auf der Registerkarte „Inhalt“ ein neues Skript an. Ersetzen Sie seinen Text durch den Text von {file}, und speichern Sie es. Der Würfel wird zum durchsichtigen Prim, das die Physikform bildet.</numerusform>
            <numerusform>Bearbeiten Sie das Objekt, und legen Sie auf der Registerkarte „Inhalt“ ein neues Skript an. Ersetzen Sie seinen Text durch den Text von {file}, und speichern Sie es. Die Würfel werden zu den durchsichtigen Prims, die die Physikform bilden.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the script says &quot;Done&quot;, delete it.</source>
        <extracomment>kit.act_done</extracomment>
        <translation>Löschen Sie das Skript, wenn es „Done“ meldet.</translation>
    </message>
    <message>
        <source>In world, the root must be {part}, because a root cannot have the physics shape type None.</source>
        <extracomment>kit.act_root</extracomment>
        <translation>Inworld muss {part} der Root sein, denn ein Root kann nicht den Physikformtyp „Keine“ haben.</translation>
    </message>
    <message>
        <source>If another part is the root, unlink the object, select all parts with the new root last, and link them again.</source>
        <extracomment>kit.act_relink</extracomment>
        <translation>Ist ein anderes Teil der Root, trennen Sie das Objekt, wählen Sie alle Teile mit dem neuen Root zuletzt, und verlinken Sie sie wieder.</translation>
    </message>
    <message>
        <source>{least} to {most} {unit} after Analyze</source>
        <extracomment>kit.after_analyze</extracomment>
        <translation>{least} bis {most} {unit} nach „Analysieren“</translation>
    </message>
    <message>
        <source>Nothing to show: no rows match.</source>
        <extracomment>report.no_rows</extracomment>
        <translation>Nichts zu zeigen: Solche Zeilen gibt es nicht.</translation>
    </message>
    <message>
        <source>The two profiles are identical.</source>
        <extracomment>report.equal_profiles</extracomment>
        <translation>Die beiden Profile sind gleich.</translation>
    </message>
    <message>
        <source>No linkset, region or parcel crosses a limit, and no deciding weight changes.</source>
        <extracomment>report.no_crossings</extracomment>
        <translation>Kein Linkset, keine Region und keine Parzelle überschreitet eine Grenze, und kein entscheidendes Gewicht ändert sich.</translation>
    </message>
    <message>
        <source>No linkset&apos;s land impact changes.</source>
        <extracomment>report.no_winners</extracomment>
        <translation>Bei keinem Linkset ändert sich der Land Impact.</translation>
    </message>
    <message>
        <source>region id</source>
        <extracomment>column.region_id</extracomment>
        <translation>Region-ID</translation>
    </message>
    <message>
        <source>physics shape</source>
        <extracomment>column.representation</extracomment>
        <translation>Physikform</translation>
    </message>
    <message>
        <source>reason</source>
        <extracomment>column.reason</extracomment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>prims</source>
        <extracomment>column.prims</extracomment>
        <translation>Prims</translation>
    </message>
    <message>
        <source>physics change</source>
        <extracomment>column.physics_change</extracomment>
        <translation>Änderung Physik</translation>
    </message>
    <message>
        <source>download change</source>
        <extracomment>column.streaming_change</extracomment>
        <translation>Änderung Download</translation>
    </message>
    <message>
        <source>land impact change</source>
        <extracomment>column.land_impact_change</extracomment>
        <translation>Änderung Land Impact</translation>
    </message>
    <message>
        <source>deciding weight before</source>
        <extracomment>column.decided_before</extracomment>
        <translation>entscheidend vorher</translation>
    </message>
    <message>
        <source>tolerance</source>
        <extracomment>column.tolerance</extracomment>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>limits crossed</source>
        <extracomment>column.marks</extracomment>
        <translation>überschrittene Grenzen</translation>
    </message>
    <message>
        <source>in use</source>
        <extracomment>column.used</extracomment>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>meets the goal</source>
        <extracomment>column.within</extracomment>
        <translation>erfüllt das Ziel</translation>
    </message>
    <message>
        <source>on the Pareto front</source>
        <extracomment>column.front</extracomment>
        <translation>auf der Pareto-Front</translation>
    </message>
    <message>
        <source>min after Analyze</source>
        <extracomment>column.analyzed_least</extracomment>
        <translation>mindestens nach „Analysieren“</translation>
    </message>
    <message>
        <source>max after Analyze</source>
        <extracomment>column.analyzed_most</extracomment>
        <translation>höchstens nach „Analysieren“</translation>
    </message>
    <message>
        <source>10% more</source>
        <extracomment>column.grown</extracomment>
        <translation>10 % mehr</translation>
    </message>
    <message>
        <source>10% less</source>
        <extracomment>column.shrunk</extracomment>
        <translation>10 % weniger</translation>
    </message>
    <message>
        <source>the record is incomplete; each record has {bytes} bytes</source>
        <extracomment>pick.raw_cut</extracomment>
        <translation>der Datensatz ist unvollständig; jeder Datensatz hat {bytes} Byte</translation>
    </message>
    <message>
        <source>a number is out of range, the direction is 0, or the depth exceeds the limit of {depth}</source>
        <extracomment>pick.raw_ray</extracomment>
        <translation>eine Zahl liegt außerhalb des Bereichs, die Richtung ist 0, oder die Tiefe übersteigt die Grenze von {depth}</translation>
    </message>
    <message>
        <source>the line is longer than the limit of {limit} bytes</source>
        <extracomment>pick.long_line</extracomment>
        <translation>die Zeile ist länger als die Grenze von {limit} Byte</translation>
    </message>
    <message>
        <source>octree {octree}: the engine crashes when it reads eight SOLID cubes in one OCTANT; Weighbridge treats them as one SOLID cube</source>
        <extracomment>pick.engine_crashes</extracomment>
        <translation>Octree {octree}: Die Engine stürzt ab, wenn sie acht SOLID-Würfel in einem OCTANT liest; Weighbridge behandelt sie als einen SOLID-Würfel</translation>
    </message>
    <message>
        <source>there are NORMAL cubes; the engine&apos;s rays never hit them</source>
        <extracomment>pick.normals_missed</extracomment>
        <translation>es gibt NORMAL-Würfel; die Strahlen der Engine treffen sie nie</translation>
    </message>
    <message>
        <source>there are rotated octrees; the engine ignores their rotation</source>
        <extracomment>pick.engine_rotations</extracomment>
        <translation>es gibt gedrehte Octrees; die Engine nimmt sie als ungedreht</translation>
    </message>
    <message>
        <source>the engine and the exact method agree</source>
        <extracomment>pick.engine_same</extracomment>
        <translation>die Engine und das exakte Verfahren finden dasselbe</translation>
    </message>
    <message>
        <source>cost change in PE when a constant changes by 10%</source>
        <extracomment>chart.tornado</extracomment>
        <translation>Änderung der Kosten in PE, wenn sich eine Konstante um 10 % ändert</translation>
    </message>
    <message>
        <source>triangle width in m</source>
        <extracomment>chart.width</extracomment>
        <translation>Dreiecksbreite in m</translation>
    </message>
    <message>
        <source>more expensive</source>
        <extracomment>sheet.more_expensive</extracomment>
        <translation>teurer</translation>
    </message>
    <message>
        <source>The physics cost of the selection does not depend on triangles.</source>
        <extracomment>chart.no_triangles</extracomment>
        <translation>Seine Physikkosten hängen nicht von Dreiecken ab.</translation>
    </message>
    <message>
        <source>  probably complete: all counts and sizes in the file match its contents</source>
        <extracomment>inspect.wholeness_consistent</extracomment>
        <translation>  vermutlich vollständig: Alle Anzahlen und Größen in der Datei passen zu ihrem Inhalt</translation>
    </message>
    <message>
        <source>  cubes in octrees: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT; maximum depth {depth}</source>
        <extracomment>inspect.octree</extracomment>
        <translation>  Würfel in Octrees: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT; größte Tiefe {depth}</translation>
    </message>
    <message>
        <source>Physics shapes, in the unit cube</source>
        <extracomment>inspect.shapes</extracomment>
        <translation>Physikformen, im Einheitswürfel</translation>
    </message>
    <message>
        <source>  the mesh extends from ({min}) to ({max})</source>
        <extracomment>inspect.domain</extracomment>
        <translation>  das Mesh reicht von ({min}) bis ({max})</translation>
    </message>
    <message>
        <source>No findings: the grid is not known to refuse anything in this file.</source>
        <extracomment>inspect.no_findings</extracomment>
        <translation>Keine Befunde: nichts, von dem bekannt ist, dass das Grid es ablehnt.</translation>
    </message>
    <message>
        <source>The rule that determines the physics shape.</source>
        <extracomment>help.reason</extracomment>
        <translation>Die Regel, die über die Physikform entscheidet.</translation>
    </message>
    <message>
        <source>Whether the uploader or the grid would refuse the part: ok, refused or unknown. Empty for parts that are not uploaded.</source>
        <extracomment>help.upload</extracomment>
        <translation>Ob der Uploader oder das Grid es ablehnen würde: ok, refused oder unknown. Leer bei Teilen, die nicht hochgeladen werden.</translation>
    </message>
    <message>
        <source>The number of triangles that determine the physics cost.</source>
        <extracomment>help.triangles</extracomment>
        <translation>Die Dreiecke, die über die Physikkosten entscheiden.</translation>
    </message>
    <message>
        <source>The number of convex hulls that determine the physics cost.</source>
        <extracomment>help.hulls</extracomment>
        <translation>Die konvexen Hüllen, die über die Physikkosten entscheiden.</translation>
    </message>
    <message>
        <source>The total number of vertices in the convex hulls.</source>
        <extracomment>help.hull_vertices</extracomment>
        <translation>Alle Eckpunkte dieser Hüllen zusammen.</translation>
    </message>
    <message>
        <source>The number of scripts. Scripts raise the server weight.</source>
        <extracomment>help.scripts</extracomment>
        <translation>Die Skripte darin; sie erhöhen das Servergewicht.</translation>
    </message>
    <message>
        <source>new: the largest of three weights decides. legacy: the number of parts decides, because no part opts in to the new accounting.</source>
        <extracomment>help.accounting</extracomment>
        <translation>neu: Das größte von drei Gewichten entscheidet. alt: Die Zahl der Teile entscheidet, weil kein Teil auf die neue Berechnung umstellt.</translation>
    </message>
    <message>
        <source>The mean area of the faces of the linkset&apos;s bounding box. The penalty for being physical grows with this area.</source>
        <extracomment>help.mean_face_area_m2</extracomment>
        <translation>Die mittlere Seitenfläche der Bounding-Box des Linksets. Mit ihr wächst der Aufschlag für Physisches.</translation>
    </message>
    <message>
        <source>The sum of the parts&apos; physics costs in their current state, without the penalty for being physical.</source>
        <extracomment>help.physics_cost</extracomment>
        <translation>Die Summe der Physikkosten seiner Teile, wie sie jetzt sind, ohne den Aufschlag für physische Objekte.</translation>
    </message>
    <message>
        <source>The sum of the linksets&apos; physics costs in their current state, without the penalty for being physical.</source>
        <extracomment>help.region_physics_cost</extracomment>
        <translation>Die Summe der Physikkosten ihrer Linksets, wie sie jetzt sind, ohne den Aufschlag für physische Objekte.</translation>
    </message>
    <message>
        <source>Whether the grid allows the linkset to be physical. The limit applies to its physics weight at rest or, in the legacy accounting, to its number of parts.</source>
        <extracomment>help.can_be_physical</extracomment>
        <translation>Ob das Grid erlaubt, dass das Linkset physisch ist. Die Grenze gilt für sein Physikgewicht in Ruhe oder, unter der alten Berechnung, für die Zahl seiner Teile.</translation>
    </message>
    <message>
        <source>The sum over the linksets in the region or parcel.</source>
        <extracomment>help.region_sum</extracomment>
        <translation>Die Summe über die Linksets der Region oder Parzelle.</translation>
    </message>
    <message>
        <source>The server weight: the load that the parts and scripts put on the simulator.</source>
        <extracomment>help.server_cost</extracomment>
        <translation>Das Servergewicht: was seine Teile und Skripte den Simulator kosten.</translation>
    </message>
    <message>
        <source>How much of the region&apos;s capacity the linkset uses: the largest weight, rounded (in the legacy accounting, the number of parts).</source>
        <extracomment>help.land_impact</extracomment>
        <translation>Wie viel von der Kapazität der Region das Linkset beansprucht: das größte Gewicht, gerundet (unter der alten Berechnung die Zahl der Teile).</translation>
    </message>
    <message>
        <source>What decides the land impact: the largest weight or, in the legacy accounting, the number of parts.</source>
        <extracomment>help.decided_by</extracomment>
        <translation>Was über den Land Impact entscheidet: das größte Gewicht oder, unter der alten Berechnung, die Zahl der Teile.</translation>
    </message>
    <message>
        <source>The highest total land impact that the region or parcel allows.</source>
        <extracomment>help.capacity</extracomment>
        <translation>Der höchste gesamte Land Impact, den die Region oder Parzelle erlaubt.</translation>
    </message>
    <message>
        <source>The land impact that still fits; negative if the region or parcel is over capacity.</source>
        <extracomment>help.free</extracomment>
        <translation>Der Land Impact, der noch hineinpasst; negativ, wenn die Region oder Parzelle über der Kapazität ist.</translation>
    </message>
    <message>
        <source>The edits that changed the cost, found by undoing each one and weighing the object again.</source>
        <extracomment>help.because</extracomment>
        <translation>Die Änderungen, die seine Kosten verändert haben. Dazu wird jede zurückgenommen und das Objekt neu gewogen.</translation>
    </message>
    <message>
        <source>The change from the pinned baseline.</source>
        <extracomment>help.change</extracomment>
        <translation>Die Änderung gegenüber der angehefteten Basis.</translation>
    </message>
    <message>
        <source>The estimate minus the value that the grid measured.</source>
        <extracomment>help.difference</extracomment>
        <translation>Die Schätzung minus die Messung des Grids.</translation>
    </message>
    <message numerus="yes">
        <source>There are no linksets, only {count} octrees, which cost nothing. &quot;weighbridge pick&quot; casts rays into them, &quot;weighbridge render&quot; draws them, and &quot;weighbridge convert --octree boxes&quot; turns them into meshes, which have a cost.</source>
        <extracomment>explain.octrees_only</extracomment>
        <translation>
            <numerusform>Es gibt keine Linksets, nur einen Octree, und der kostet nichts. „weighbridge pick“ wirft Strahlen hinein, „weighbridge render“ zeichnet ihn, und „weighbridge convert --octree boxes“ macht ein Mesh daraus, das etwas kostet.</numerusform>
            <numerusform>Es gibt keine Linksets, nur {count} Octrees, und die kosten nichts. „weighbridge pick“ wirft Strahlen hinein, „weighbridge render“ zeichnet sie, und „weighbridge convert --octree boxes“ macht Meshes daraus, die etwas kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model costs {land_impact} LI when uploaded with generated levels of detail, and {land_impact_otherwise} LI without them.</source>
        <extracomment>explain.generated_levels</extracomment>
        <translation>Das Modell kostet {land_impact} LI, wenn es mit erzeugten Detailstufen hochgeladen wird, und {land_impact_otherwise} LI ohne sie.</translation>
    </message>
    <message>
        <source>The model has more than 8 materials, so it becomes {prims} prims. With at most 8 materials, it would cost {land_impact_otherwise} LI, not {land_impact} LI.</source>
        <extracomment>explain.joined_materials</extracomment>
        <translation>Das Modell hat mehr als 8 Materialien und wird darum {prims} Prims. Mit höchstens 8 Materialien würde es {land_impact_otherwise} LI kosten, nicht {land_impact} LI.</translation>
    </message>
    <message>
        <source>Joined into one mesh, with one convex hull around it, the model would cost {land_impact_otherwise} LI, not {land_impact} LI.</source>
        <extracomment>explain.joined_objects</extracomment>
        <translation>Zu einem Mesh verbunden, mit einer konvexen Hülle darum, würde das Modell {land_impact_otherwise} LI kosten, nicht {land_impact} LI.</translation>
    </message>
    <message>
        <source>The object is physical: its physics weight at rest is {static} PE, and the limit is {limit} PE.</source>
        <extracomment>explain.physical_limit</extracomment>
        <translation>Das Objekt ist physisch: Sein Physikgewicht in Ruhe ist {static} PE, und die Grenze ist {limit} PE.</translation>
    </message>
    <message>
        <source>The legacy accounting applies, because none of the linkset&apos;s parts opts in to the new accounting. Once a part is a mesh, has a normal or specular map, or gets a physics shape type other than Prim, the three weights decide.</source>
        <extracomment>explain.counted</extracomment>
        <translation>Die alte Berechnung gilt, weil keines der Teile des Linksets auf die neue Berechnung umstellt. Sobald ein Teil ein Mesh ist, ein Material hat oder einen anderen Physikformtyp als „Prim“ bekommt, entscheiden die drei Gewichte.</translation>
    </message>
    <message>
        <source>Main causes</source>
        <extracomment>explain.causes</extracomment>
        <translation>Hauptursachen</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>explain.facts</extracomment>
        <translation>Hinweise</translation>
    </message>
    <message numerus="yes">
        <source>At their current sizes, {count} parts, such as {part}, count as boxes for physics anyway, so they need no physics file.</source>
        <extracomment>explain.unused_physics</extracomment>
        <translation>
            <numerusform>Ein Teil, {part}, zählt in seiner jetzigen Größe für die Physik ohnehin als Quader und braucht darum keine Physikdatei.</numerusform>
            <numerusform>{count} Teile, etwa {part}, zählen in ihrer jetzigen Größe für die Physik ohnehin als Quader und brauchen darum keine Physikdatei.</numerusform>
        </translation>
    </message>
    <message>
        <source>The object is phantom, which does not affect its cost. The physics shape type None removes a part&apos;s physics cost, but the root cannot have this type.</source>
        <extracomment>explain.phantom</extracomment>
        <translation>Das Objekt ist Phantom, und das ändert seine Kosten nicht. Der Physikformtyp „Keine“ nimmt einem Teil die Physikkosten, aber der Root kann ihn nicht haben.</translation>
    </message>
    <message>
        <source>Making it bigger makes its physics cheaper.</source>
        <extracomment>explain.bigger_cheaper</extracomment>
        <translation>Größer wird seine Physik billiger.</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: {floor} PE is the minimum for a triangle mesh.</source>
        <extracomment>explain.bigger_floor</extracomment>
        <translation>Größer wird es nicht billiger: {floor} PE ist das Minimum für ein Dreiecksmesh.</translation>
    </message>
    <message>
        <source>Making it slightly bigger does not make it cheaper: its triangles are so narrow that they count as {minimum} m wide. To become cheaper, it would have to be more than {factor} times as big.</source>
        <extracomment>explain.width_least</extracomment>
        <translation>Etwas größer wird es nicht billiger: Seine Dreiecke sind so schmal, dass sie als {minimum} m breit zählen. Um billiger zu werden, müsste es mehr als {factor}-mal so groß sein.</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: its triangles count as {maximum} m wide, the maximum.</source>
        <extracomment>explain.width_most</extracomment>
        <translation>Größer wird es nicht billiger: Seine Dreiecke zählen als {maximum} m breit, das Maximum.</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: some of its triangles have no width at any size.</source>
        <extracomment>explain.no_width</extracomment>
        <translation>Größer wird es nicht billiger: Einige seiner Dreiecke haben in keiner Größe eine Breite.</translation>
    </message>
    <message numerus="yes">
        <source>The object can be set physical: it has {count} parts, and the limit is {limit}.</source>
        <extracomment>explain.can_be_physical_counted</extracomment>
        <translation>
            <numerusform>Das Objekt kann physisch werden: Es hat ein Teil, und die Grenze ist {limit}.</numerusform>
            <numerusform>Das Objekt kann physisch werden: Es hat {count} Teile, und die Grenze ist {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The object can be set physical: its physics weight at rest is {static} PE, and the limit is {limit} PE. When it is physical, its physics weight is {physical} PE, including the penalty for its size.</source>
        <extracomment>explain.can_be_physical</extracomment>
        <translation>Das Objekt kann physisch werden: Sein Physikgewicht in Ruhe ist {static} PE, und die Grenze ist {limit} PE. Wenn es physisch ist, ist sein Physikgewicht {physical} PE, einschließlich des Aufschlags für seine Größe.</translation>
    </message>
    <message>
        <source>Parts</source>
        <extracomment>explain.parts</extracomment>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Its mesh is missing or incomplete, or its size is unusable, so its cost is unknown.</source>
        <extracomment>explain.unknown</extracomment>
        <translation>Sein Mesh fehlt oder ist unvollständig, oder seine Größe ist unbrauchbar, darum sind seine Kosten unbekannt.</translation>
    </message>
    <message>
        <source>The physics data of its mesh could not be read, so its physics cost is unknown.</source>
        <extracomment>explain.unknown_physics</extracomment>
        <translation>Die Physikdaten seines Meshs konnten nicht gelesen werden, darum sind seine Physikkosten unbekannt.</translation>
    </message>
    <message>
        <source>What changed</source>
        <extracomment>explain.what_changed</extracomment>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>How to lower it</source>
        <extracomment>explain.advice</extracomment>
        <translation>So sinken die Kosten</translation>
    </message>
    <message>
        <source>Nothing makes it cheaper: no combination of the known steps lowers the land impact below {bound} LI.</source>
        <extracomment>explain.nothing_cheaper</extracomment>
        <translation>Nichts macht es billiger: Keine Kombination der bekannten Schritte senkt den Land Impact unter {bound} LI.</translation>
    </message>
    <message>
        <source>The search found nothing that makes it cheaper. The lowest land impact that the known steps could reach is {bound} LI.</source>
        <extracomment>explain.nothing_found</extracomment>
        <translation>Die Suche fand nichts, was es billiger macht. Der niedrigste Land Impact, den die bekannten Schritte erreichen könnten, ist {bound} LI.</translation>
    </message>
    <message>
        <source>The lowest land impact that the known steps could reach at the object&apos;s current size is {bound} LI.</source>
        <extracomment>explain.bound</extracomment>
        <translation>Der niedrigste Land Impact, den die bekannten Schritte in der jetzigen Größe des Objekts erreichen könnten, ist {bound} LI.</translation>
    </message>
    <message>
        <source>{rank}. {what} Total land impact {after} instead of {before}.</source>
        <extracomment>explain.suggestion_in_all</extracomment>
        <translation>{rank}. {what} Land Impact insgesamt {after} statt {before}.</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact stays at {after}; before rounding, it is {after_unrounded} instead of {before_unrounded}.</source>
        <extracomment>explain.suggestion_unrounded</extracomment>
        <translation>{rank}. {what} Land Impact bleibt {after}, vor dem Runden {after_unrounded} statt {before_unrounded}.</translation>
    </message>
    <message>
        <source>When its size changes</source>
        <extracomment>explain.cliffs</extracomment>
        <translation>Wenn sich seine Größe ändert</translation>
    </message>
    <message>
        <source>Steps to lower a cost are listed for at most {most} linksets at once; choose one linkset to see its steps.</source>
        <extracomment>explain.no_advice</extracomment>
        <translation>Schritte zum Senken von Kosten werden für höchstens {most} Linksets auf einmal aufgelistet; bitte ein Linkset wählen, um seine Schritte zu sehen.</translation>
    </message>
    <message>
        <source>Changed constants: {changes}.</source>
        <extracomment>explain.changed</extracomment>
        <translation>Geänderte Konstanten: {changes}.</translation>
    </message>
    <message>
        <source>PE (prim equivalents) is the unit of the weights, LI the unit of land impact.</source>
        <extracomment>explain.units</extracomment>
        <translation>PE (Prim-Äquivalente) ist die Einheit der Gewichte, LI die des Land Impact.</translation>
    </message>
    <message>
        <source>The word beside a number is its confidence:</source>
        <extracomment>explain.confidence</extracomment>
        <translation>Das Wort neben einer Zahl ist ihre Gewissheit:</translation>
    </message>
    <message>
        <source>documented: stated in the published Mesh Physics document or on a later official page</source>
        <extracomment>explain.documented</extracomment>
        <translation>belegt: steht im veröffentlichten Mesh-Physics-Dokument oder auf einer späteren offiziellen Seite</translation>
    </message>
    <message>
        <source>likely: supported by one strong hint or two independent hints</source>
        <extracomment>explain.likely</extracomment>
        <translation>wahrscheinlich: durch zwei unabhängige Hinweise oder einen starken gestützt</translation>
    </message>
    <message>
        <source>estimate: inferred; only the grid&apos;s operator knows the real value</source>
        <extracomment>explain.estimate</extracomment>
        <translation>Schätzung: erschlossen; den wirklichen Wert kennt nur der Betreiber des Grids</translation>
    </message>
    <message>
        <source>illustration: a placeholder; no value was ever published</source>
        <extracomment>explain.illustration</extracomment>
        <translation>Beispielwert: ein Platzhalter; ein Wert wurde nie veröffentlicht</translation>
    </message>
    <message>
        <source>deciding weight after</source>
        <extracomment>changes.decided_after</extracomment>
        <translation>entscheidend nachher</translation>
    </message>
    <message>
        <source>physics shape before</source>
        <extracomment>changes.weighed_before</extracomment>
        <translation>Physikform vorher</translation>
    </message>
    <message>
        <source>physics shape after</source>
        <extracomment>changes.weighed_after</extracomment>
        <translation>Physikform nachher</translation>
    </message>
    <message>
        <source>Nothing to compare.</source>
        <extracomment>changes.none</extracomment>
        <translation>Nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Total land impact: {before} LI before, {after} LI after ({change} LI).</source>
        <extracomment>changes.total</extracomment>
        <translation>Land Impact insgesamt: {before} LI vorher, {after} LI nachher ({change} LI).</translation>
    </message>
    <message>
        <source>Total land impact: {before} LI before, {after} LI after; some costs are unknown, and so is the change.</source>
        <extracomment>changes.total_unknown</extracomment>
        <translation>Land Impact insgesamt: {before} LI vorher, {after} LI nachher; einige Kosten sind unbekannt, und damit auch die Änderung.</translation>
    </message>
    <message>
        <source>Linksets that can now be set physical: {count} ({names}).</source>
        <extracomment>changes.newly_physical</extracomment>
        <translation>Kann jetzt physisch werden ({count}): {names}.</translation>
    </message>
    <message>
        <source>Linksets whose land impact is now decided by a different weight: {count} ({names}).</source>
        <extracomment>changes.decided_anew</extracomment>
        <translation>Jetzt entscheidet ein anderes Gewicht über den Land Impact ({count}): {names}.</translation>
    </message>
    <message>
        <source>{place} now exceeds its capacity: {after} of {capacity} LI.</source>
        <extracomment>changes.no_longer_fits</extracomment>
        <translation>{place} ist jetzt überfüllt: {after} von {capacity} LI.</translation>
    </message>
    <message>
        <source>the filter is too long: {bytes} bytes; the limit is {limit} bytes</source>
        <extracomment>filter.too_long</extracomment>
        <translation>der Filter ist zu lang: {bytes} Byte; die Grenze sind {limit} Byte</translation>
    </message>
    <message>
        <source>parentheses and &quot;not&quot; are nested too deeply; the limit is {limit} levels</source>
        <extracomment>filter.too_deep</extracomment>
        <translation>Klammern und „not“ sind zu tief verschachtelt; die Grenze sind {limit} Ebenen</translation>
    </message>
    <message>
        <source>unknown column &quot;{name}&quot;; columns: {columns}{hint}</source>
        <extracomment>filter.unknown_column</extracomment>
        <translation>unbekannte Spalte „{name}“; Spalten: {columns}{hint}</translation>
    </message>
    <message>
        <source>expected a column, found {found}; columns: {columns}</source>
        <extracomment>filter.column_expected</extracomment>
        <translation>Spalte erwartet, {found} gefunden; Spalten: {columns}</translation>
    </message>
    <message>
        <source>expected one of {operators}, found {found}{hint}</source>
        <extracomment>filter.operator_expected</extracomment>
        <translation>eines von {operators} erwartet, {found} gefunden{hint}</translation>
    </message>
    <message>
        <source>&quot;{operator}&quot; does not work with {column}, which contains {content}; use one of {operators}</source>
        <extracomment>filter.operator_of_column</extracomment>
        <translation>„{operator}“ passt nicht zu {column} (Inhalt: {content}); bitte eines von {operators} verwenden</translation>
    </message>
    <message>
        <source>expected a value, found {found}</source>
        <extracomment>filter.value_expected</extracomment>
        <translation>Wert erwartet, {found} gefunden</translation>
    </message>
    <message>
        <source>{column}: expected a number, found {found}</source>
        <extracomment>filter.number_expected</extracomment>
        <translation>{column}: Zahl erwartet, {found} gefunden</translation>
    </message>
    <message>
        <source>{column}: expected true or false, found {found}</source>
        <extracomment>filter.truth_expected</extracomment>
        <translation>{column}: true oder false erwartet, {found} gefunden</translation>
    </message>
    <message>
        <source>expected &quot;and&quot;, &quot;or&quot; or the end of the filter, found {found}</source>
        <extracomment>filter.join_expected</extracomment>
        <translation>„and“, „or“ oder das Ende des Filters erwartet, {found} gefunden</translation>
    </message>
    <message>
        <source>expected &quot;)&quot;, found {found}</source>
        <extracomment>filter.bracket_expected</extracomment>
        <translation>„)“ erwartet, {found} gefunden</translation>
    </message>
    <message>
        <source>this quoted text has no closing quote</source>
        <extracomment>filter.quote_never_ends</extracomment>
        <translation>dieser Text in Anführungszeichen hat kein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>filter.texts</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Appendix: how the numbers are calculated</source>
        <extracomment>html.appendix</extracomment>
        <translation>Anhang: wie die Zahlen berechnet werden</translation>
    </message>
    <message>
        <source>Weights</source>
        <extracomment>html.weights</extracomment>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>how it is calculated</source>
        <extracomment>html.derivation</extracomment>
        <translation>wie es berechnet wird</translation>
    </message>
    <message>
        <source>All terms</source>
        <extracomment>html.breakdown</extracomment>
        <translation>Alle Terme</translation>
    </message>
    <message>
        <source>These are the {shown} most expensive of {count} linksets.</source>
        <extracomment>html.left_out</extracomment>
        <translation>Dies sind die {shown} teuersten von {count} Linksets.</translation>
    </message>
    <message>
        <source>Use --linkset to explain another one.</source>
        <extracomment>html.name_another</extracomment>
        <translation>Mit --linkset lässt sich ein anderes erklären.</translation>
    </message>
    <message>
        <source>Why the most expensive linksets cost what they cost</source>
        <extracomment>html.most_explained</extracomment>
        <translation>Warum die teuersten Linksets kosten, was sie kosten</translation>
    </message>
    <message>
        <source>Short answers for the {shown} most expensive of {count} linksets.</source>
        <extracomment>html.most_explained_of</extracomment>
        <translation>Kurze Antworten für die {shown} teuersten von {count} Linksets.</translation>
    </message>
    <message>
        <source>&quot;weighbridge explain SCENE --linkset NAME&quot; explains any linkset down to the last term.</source>
        <extracomment>html.explain_command</extracomment>
        <translation>„weighbridge explain SCENE --linkset NAME“ erklärt jedes davon bis zum letzten Term.</translation>
    </message>
    <message numerus="yes">
        <source>Land impact: {impact} LI, {count} linksets</source>
        <extracomment>html.totals</extracomment>
        <translation>
            <numerusform>Land Impact: {impact} LI, ein Linkset</numerusform>
            <numerusform>Land Impact: {impact} LI, {count} Linksets</numerusform>
        </translation>
    </message>
    <message>
        <source>{over} LI over capacity</source>
        <extracomment>html.over</extracomment>
        <translation>{over} LI über der Kapazität</translation>
    </message>
    <message>
        <source>Most expensive</source>
        <extracomment>html.most_expensive</extracomment>
        <translation>Die teuersten</translation>
    </message>
    <message>
        <source>These are the first {shown} of {count} rows; the CSV file saved with this page has all of them.</source>
        <extracomment>html.first_rows</extracomment>
        <translation>Das sind die ersten {shown} von {count} Zeilen; die mit dieser Seite gespeicherte CSV-Datei enthält alle.</translation>
    </message>
    <message>
        <source>Parts of {name}, most expensive first</source>
        <extracomment>html.by_part</extracomment>
        <translation>Teile von {name}, die teuersten zuerst</translation>
    </message>
    <message>
        <source>Linksets of {name}, most expensive first</source>
        <extracomment>html.by_linkset</extracomment>
        <translation>Linksets von {name}, die teuersten zuerst</translation>
    </message>
    <message>
        <source>Regions and parcels of {name}</source>
        <extracomment>html.places</extracomment>
        <translation>Regionen und Parzellen von {name}</translation>
    </message>
    <message>
        <source>This page has no pictures of the 3D view.</source>
        <extracomment>html.no_pictures</extracomment>
        <translation>Diese Seite enthält keine Bilder der 3D-Ansicht.</translation>
    </message>
    <message>
        <source>Constants</source>
        <extracomment>html.constants</extracomment>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>html.standard</extracomment>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>About this page</source>
        <extracomment>html.origin</extracomment>
        <translation>Über diese Seite</translation>
    </message>
    <message>
        <source>all {count} parts</source>
        <extracomment>act.parts_all</extracomment>
        <translation>alle {count} Teile</translation>
    </message>
    <message>
        <source>{parts}</source>
        <extracomment>act.parts_listed</extracomment>
        <translation>{parts}</translation>
    </message>
    <message>
        <source>{parts} and {count} more</source>
        <extracomment>act.parts_more</extracomment>
        <translation>{parts} und {count} weitere</translation>
    </message>
    <message>
        <source>Adding normal or specular maps to {parts}</source>
        <extracomment>act.materials_on</extracomment>
        <translation>Materialien hinzugefügt ({parts})</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from {parts}.</source>
        <extracomment>undo.materials_on</extracomment>
        <translation>Normal- und Glanzmaterialien entfernen: {parts}.</translation>
    </message>
    <message>
        <source>Removing the normal and specular maps from {parts}</source>
        <extracomment>act.materials_off</extracomment>
        <translation>Materialien entfernt ({parts})</translation>
    </message>
    <message>
        <source>Restore the normal and specular maps of {parts}.</source>
        <extracomment>undo.materials_off</extracomment>
        <translation>Normal- oder Glanzmaterial wieder zuweisen: {parts}.</translation>
    </message>
    <message>
        <source>Setting the physics shape type of {parts} to {to}</source>
        <extracomment>act.shape_type</extracomment>
        <translation>Physikformtyp auf „{to}“ gesetzt ({parts})</translation>
    </message>
    <message>
        <source>Set the physics shape type of {parts} back to {from}.</source>
        <extracomment>undo.shape_type</extracomment>
        <translation>Den Physikformtyp wieder auf „{from}“ setzen: {parts}.</translation>
    </message>
    <message>
        <source>Turning animated mesh on for {parts}</source>
        <extracomment>act.animated_on</extracomment>
        <translation>Animiertes Mesh eingeschaltet ({parts})</translation>
    </message>
    <message>
        <source>Turn animated mesh off for {parts}.</source>
        <extracomment>undo.animated_on</extracomment>
        <translation>Animiertes Mesh ausschalten: {parts}.</translation>
    </message>
    <message>
        <source>Turning animated mesh off for {parts}</source>
        <extracomment>act.animated_off</extracomment>
        <translation>Animiertes Mesh ausgeschaltet ({parts})</translation>
    </message>
    <message>
        <source>Turn animated mesh on again for {parts}.</source>
        <extracomment>undo.animated_off</extracomment>
        <translation>Animiertes Mesh wieder einschalten: {parts}.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from {parts}.</source>
        <extracomment>undo.more_scripts</extracomment>
        <translation>
            <numerusform>Das Skript entfernen: {parts}.</numerusform>
            <numerusform>Die {count} Skripte entfernen: {parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removing {count} scripts from {parts}</source>
        <extracomment>act.fewer_scripts</extracomment>
        <translation>
            <numerusform>Ein Skript entfernt ({parts})</numerusform>
            <numerusform>{count} Skripte entfernt ({parts})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the {count} scripts back into {parts}.</source>
        <extracomment>undo.fewer_scripts</extracomment>
        <translation>
            <numerusform>Das Skript wieder hineinlegen: {parts}.</numerusform>
            <numerusform>Die {count} Skripte wieder hineinlegen: {parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resizing {parts} from {from} to {to} m</source>
        <extracomment>act.resized</extracomment>
        <translation>Größe von {from} auf {to} m geändert ({parts})</translation>
    </message>
    <message>
        <source>Resize {parts} back to {from} m.</source>
        <extracomment>undo.resized</extracomment>
        <translation>Die Größe wieder auf {from} m setzen: {parts}.</translation>
    </message>
    <message>
        <source>Resizing {parts}</source>
        <extracomment>act.resized_many</extracomment>
        <translation>Größe geändert ({parts})</translation>
    </message>
    <message>
        <source>Restore the previous sizes of {parts}.</source>
        <extracomment>undo.resized_many</extracomment>
        <translation>Die vorigen Größen wiederherstellen: {parts}.</translation>
    </message>
    <message>
        <source>Scaling {parts} by {factor}</source>
        <extracomment>act.scaled</extracomment>
        <translation>Um den Faktor {factor} skaliert ({parts})</translation>
    </message>
    <message>
        <source>Changing the prim parameters of {parts}</source>
        <extracomment>act.reshaped</extracomment>
        <translation>Prim-Parameter geändert ({parts})</translation>
    </message>
    <message>
        <source>Restore the previous prim parameters of {parts}.</source>
        <extracomment>undo.reshaped</extracomment>
        <translation>Die vorigen Prim-Parameter wiederherstellen: {parts}.</translation>
    </message>
    <message>
        <source>Giving {parts} a different mesh</source>
        <extracomment>act.mesh</extracomment>
        <translation>Anderes Mesh zugewiesen ({parts})</translation>
    </message>
    <message>
        <source>Restore the previous mesh of {parts}.</source>
        <extracomment>undo.mesh</extracomment>
        <translation>Das vorige Mesh wiederherstellen: {parts}.</translation>
    </message>
    <message>
        <source>Giving {parts} a different physics shape</source>
        <extracomment>act.physics_shape</extracomment>
        <translation>Andere Physikform zugewiesen ({parts})</translation>
    </message>
    <message>
        <source>Upload {parts} again with the previous physics shape.</source>
        <extracomment>undo.physics_shape</extracomment>
        <translation>Mit der vorigen Physikform hochladen: {parts}.</translation>
    </message>
    <message>
        <source>Giving {parts} different levels of detail</source>
        <extracomment>act.levels</extracomment>
        <translation>Andere Detailstufen zugewiesen ({parts})</translation>
    </message>
    <message>
        <source>Upload {parts} again with the previous levels of detail.</source>
        <extracomment>undo.levels</extracomment>
        <translation>Mit den vorigen Detailstufen hochladen: {parts}.</translation>
    </message>
    <message>
        <source>Moving or rotating {parts}</source>
        <extracomment>act.moved</extracomment>
        <translation>Verschoben oder gedreht ({parts})</translation>
    </message>
    <message>
        <source>Move {parts} back.</source>
        <extracomment>undo.moved</extracomment>
        <translation>Zurückbewegen: {parts}.</translation>
    </message>
    <message>
        <source>Linking {parts} to the object</source>
        <extracomment>act.linked</extracomment>
        <translation>{parts} mit dem Objekt verbinden</translation>
    </message>
    <message>
        <source>Unlink {parts}.</source>
        <extracomment>undo.linked</extracomment>
        <translation>Trennen: {parts}.</translation>
    </message>
    <message>
        <source>Adding {parts}</source>
        <extracomment>act.added</extracomment>
        <translation>Hinzugefügt ({parts})</translation>
    </message>
    <message>
        <source>Delete {parts}.</source>
        <extracomment>undo.added</extracomment>
        <translation>Löschen: {parts}.</translation>
    </message>
    <message>
        <source>Unlinking {parts}</source>
        <extracomment>act.unlinked</extracomment>
        <translation>Getrennt ({parts})</translation>
    </message>
    <message>
        <source>Link {parts} again.</source>
        <extracomment>undo.unlinked</extracomment>
        <translation>Wieder verlinken: {parts}.</translation>
    </message>
    <message>
        <source>Deleting {parts}</source>
        <extracomment>act.removed</extracomment>
        <translation>Gelöscht ({parts})</translation>
    </message>
    <message>
        <source>Put {parts} back.</source>
        <extracomment>undo.removed</extracomment>
        <translation>Wieder einfügen: {parts}.</translation>
    </message>
    <message>
        <source>Making {parts} the root</source>
        <extracomment>act.root</extracomment>
        <translation>Zum Root gemacht ({parts})</translation>
    </message>
    <message>
        <source>Make {parts} the root again.</source>
        <extracomment>undo.root</extracomment>
        <translation>Wieder zum Root machen: {parts}.</translation>
    </message>
    <message>
        <source>Making the object move without being physical</source>
        <extracomment>act.moving_on</extracomment>
        <translation>Das Objekt bewegt, ohne dass es physisch ist</translation>
    </message>
    <message>
        <source>Stopping the object&apos;s movement</source>
        <extracomment>act.moving_off</extracomment>
        <translation>Bewegung des Objekts beendet</translation>
    </message>
    <message>
        <source>Make the object move again.</source>
        <extracomment>undo.moving_off</extracomment>
        <translation>Das Objekt wieder bewegen.</translation>
    </message>
    <message>
        <source>Setting {key} to {to}</source>
        <extracomment>act.constant</extracomment>
        <translation>{key} auf {to} gesetzt</translation>
    </message>
    <message>
        <source>Set {key} back to {from}.</source>
        <extracomment>undo.constant</extracomment>
        <translation>{key} wieder auf {from} setzen.</translation>
    </message>
    <message>
        <source>Weighing the object under {to} instead of {from}</source>
        <extracomment>act.profile</extracomment>
        <translation>Das Objekt nach {to} statt {from} gewogen</translation>
    </message>
    <message>
        <source>Weigh the object under {from} again.</source>
        <extracomment>undo.profile</extracomment>
        <translation>Das Objekt wieder nach {from} wiegen.</translation>
    </message>
    <message>
        <source>The land impact stays at {after} LI.</source>
        <extracomment>changed.same</extracomment>
        <translation>Der Land Impact bleibt {after} LI.</translation>
    </message>
    <message>
        <source>{act}: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.act</extracomment>
        <translation>{act}: {before} → {after} LI. Ohne dies: {before} LI.</translation>
    </message>
    <message>
        <source>Set the physics shape type to None for all {count} parts other than the root.</source>
        <extracomment>advice.none_children</extracomment>
        <translation>Den Physikformtyp aller {count} Teile außer dem Root auf „Keine“ setzen.</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to None: {parts}.</source>
        <extracomment>advice.none_these</extracomment>
        <translation>Den Physikformtyp dieser {count} Teile auf „Keine“ setzen: {parts}.</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to Prim: {parts}.</source>
        <extracomment>advice.prim_these</extracomment>
        <translation>Den Physikformtyp dieser {count} Teile auf „Prim“ setzen: {parts}.</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from {part}.</source>
        <extracomment>advice.no_materials</extracomment>
        <translation>Normal- und Glanzmaterialien von {part} entfernen.</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from these {count} parts: {parts}.</source>
        <extracomment>advice.no_materials_these</extracomment>
        <translation>Normal- und Glanzmaterialien dieser {count} Teile entfernen: {parts}.</translation>
    </message>
    <message>
        <source>Turn animated mesh off for {part}.</source>
        <extracomment>advice.not_animated</extracomment>
        <translation>Animiertes Mesh für {part} ausschalten.</translation>
    </message>
    <message>
        <source>Turn animated mesh off for these {count} parts: {parts}.</source>
        <extracomment>advice.not_animated_these</extracomment>
        <translation>Animiertes Mesh für diese {count} Teile ausschalten: {parts}.</translation>
    </message>
    <message>
        <source>{first} Then: {then}</source>
        <extracomment>advice.plan</extracomment>
        <translation>{first} Dann: {then}</translation>
    </message>
    <message numerus="yes">
        <source>{first} {count} more steps follow.</source>
        <extracomment>advice.plan_more</extracomment>
        <translation>
            <numerusform>{first} Dann noch ein Schritt.</numerusform>
            <numerusform>{first} Dann noch {count} Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the physics shape of {part} with {count} triangles.</source>
        <extracomment>advice.made_triangles</extracomment>
        <translation>
            <numerusform>Die Physikform von {part} durch ein Dreieck ersetzen.</numerusform>
            <numerusform>Die Physikform von {part} durch {count} Dreiecke ersetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The object looks less shiny without its normal and specular maps.</source>
        <extracomment>caution.less_shiny</extracomment>
        <translation>Ohne seine Normal- und Glanzmaterialien glänzt das Objekt weniger.</translation>
    </message>
    <message>
        <source>The object no longer moves as an animated mesh.</source>
        <extracomment>caution.not_animated</extracomment>
        <translation>Es bewegt sich nicht mehr als animiertes Mesh.</translation>
    </message>
    <message>
        <source>You then have to move and take the two objects separately.</source>
        <extracomment>caution.unlinked_resting</extracomment>
        <translation>Sie müssen die beiden Objekte dann einzeln verschieben und einzeln nehmen.</translation>
    </message>
    <message>
        <source>The new accounting then replaces the legacy one.</source>
        <extracomment>caution.weighed</extracomment>
        <translation>Dann gilt die neue statt der alten Berechnung.</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>colour.layer</extracomment>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>Triangle width</source>
        <extracomment>colour.width</extracomment>
        <translation>Dreiecksbreite</translation>
    </message>
    <message>
        <source>no materials</source>
        <extracomment>legend.no_material</extracomment>
        <translation>keine Materialien</translation>
    </message>
    <message>
        <source>other shapes</source>
        <extracomment>legend.no_hull</extracomment>
        <translation>andere Formen</translation>
    </message>
    <message>
        <source>Select an object to see what each of its triangles and hulls costs</source>
        <extracomment>legend.cost_nothing</extracomment>
        <translation>Ein Objekt auswählen, um zu sehen, was jedes seiner Dreiecke und jede seiner Hüllen kostet</translation>
    </message>
    <message>
        <source>deciding weight: {value} PE</source>
        <extracomment>legend.land_impact</extracomment>
        <translation>entscheidendes Gewicht: {value} PE</translation>
    </message>
    <message>
        <source>Download decides</source>
        <extracomment>legend.decided_streaming</extracomment>
        <translation>Download entscheidet</translation>
    </message>
    <message>
        <source>Legacy accounting</source>
        <extracomment>legend.decided_parts</extracomment>
        <translation>Alte Berechnung</translation>
    </message>
    <message>
        <source>unchanged</source>
        <extracomment>legend.unchanged</extracomment>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>{value} LI more expensive</source>
        <extracomment>legend.costlier</extracomment>
        <translation>{value} LI teurer</translation>
    </message>
    <message>
        <source>Pin a baseline to see what has changed since</source>
        <extracomment>legend.no_baseline</extracomment>
        <translation>Eine Basis anheften, um zu sehen, was sich seither geändert hat</translation>
    </message>
    <message>
        <source>Select an object with a physics mesh to see how wide its triangles are</source>
        <extracomment>legend.width_nothing</extracomment>
        <translation>Ein Objekt mit Physik-Mesh auswählen, um zu sehen, wie breit seine Dreiecke sind</translation>
    </message>
    <message>
        <source>Deviation</source>
        <extracomment>legend.ramp_deviation</extracomment>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>{value} cm overfill</source>
        <extracomment>legend.overfill</extracomment>
        <translation>{value} cm Überstand</translation>
    </message>
    <message>
        <source>no deviation</source>
        <extracomment>legend.exact</extracomment>
        <translation>keine Abweichung</translation>
    </message>
    <message>
        <source>{value} cm shortfall</source>
        <extracomment>legend.shortfall</extracomment>
        <translation>{value} cm Lücke</translation>
    </message>
    <message>
        <source>An avatar fits here</source>
        <extracomment>legend.walkable_kept</extracomment>
        <translation>Hier passt ein Avatar hin</translation>
    </message>
    <message>
        <source>Blocked passage</source>
        <extracomment>legend.walkable_cut</extracomment>
        <translation>Durchgang versperrt</translation>
    </message>
    <message numerus="yes">
        <source>{part} and {count} others</source>
        <extracomment>culprit.part_more</extracomment>
        <translation>
            <numerusform>{part} und ein weiteres</numerusform>
            <numerusform>{part} und {count} weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Octree box</source>
        <extracomment>legend.octree_bounds</extracomment>
        <translation>Octree-Quader</translation>
    </message>
    <message>
        <source>Sphere around the filled cubes</source>
        <extracomment>legend.octree_sphere</extracomment>
        <translation>Kugel um die gefüllten Würfel</translation>
    </message>
    <message>
        <source>Selected box of cells</source>
        <extracomment>legend.octree_cells</extracomment>
        <translation>Gewählter Kasten aus Zellen</translation>
    </message>
    <message>
        <source>Octree under the pointer</source>
        <extracomment>legend.hit_octree</extracomment>
        <translation>Octree unter dem Zeiger</translation>
    </message>
    <message>
        <source>Cube entered and left</source>
        <extracomment>legend.ray_left</extracomment>
        <translation>Würfel durchquert</translation>
    </message>
    <message>
        <source>Cube not tested</source>
        <extracomment>legend.ray_untested</extracomment>
        <translation>Würfel nicht geprüft</translation>
    </message>
    <message>
        <source>Weighbridge shows why an object in Second Life costs what it costs. It reads mesh assets, 3D models and projects, calculates their weights term by term, and explains the result.</source>
        <extracomment>app.about</extracomment>
        <translation>Weighbridge zeigt, warum ein Objekt in Second Life kostet, was es kostet. Es liest Mesh-Assets, 3D-Modelle und Projekte, berechnet ihre Gewichte Term für Term und erklärt das Ergebnis.</translation>
    </message>
    <message>
        <source>Show this help and exit</source>
        <extracomment>app.help</extracomment>
        <translation>Diese Hilfe zeigen und beenden</translation>
    </message>
    <message>
        <source>Show the version and exit</source>
        <extracomment>app.version</extracomment>
        <translation>Die Version zeigen und beenden</translation>
    </message>
    <message>
        <source>Print the manual page and exit</source>
        <extracomment>app.man</extracomment>
        <translation>Die Handbuchseite ausgeben und beenden</translation>
    </message>
    <message>
        <source>Print the completion script for a shell ({words}) and exit</source>
        <extracomment>app.completion</extracomment>
        <translation>Das Vervollständigungsskript für eine Shell ausgeben und beenden: {words}</translation>
    </message>
    <message>
        <source>stopped because of an unexpected error: {reason}</source>
        <extracomment>app.failed</extracomment>
        <translation>wegen eines unerwarteten Fehlers abgebrochen: {reason}</translation>
    </message>
    <message>
        <source>unknown command &quot;{word}&quot;; commands: {commands}{hint}</source>
        <extracomment>app.unknown_command</extracomment>
        <translation>unbekannter Befehl „{word}“; Befehle: {commands}{hint}</translation>
    </message>
    <message>
        <source>unexpected argument &quot;{word}&quot;; see &quot;{command} --help&quot;</source>
        <extracomment>app.unexpected_word</extracomment>
        <translation>unerwartetes Argument „{word}“; siehe „{command} --help“</translation>
    </message>
    <message>
        <source>{option} cannot be used with {other}</source>
        <extracomment>app.excludes</extracomment>
        <translation>{option} lässt sich nicht zusammen mit {other} verwenden</translation>
    </message>
    <message>
        <source>&quot;{command}&quot; needs a subcommand: one of {commands}</source>
        <extracomment>app.incomplete_command</extracomment>
        <translation>„{command}“ braucht ein weiteres Wort: eines von {commands}</translation>
    </message>
    <message>
        <source>Language: {words}; default: from the environment (LANG). CSV and JSON are the same in every language</source>
        <extracomment>option.lang</extracomment>
        <translation>Sprache: {words}; wenn nicht angegeben, die der Umgebung (LANG). CSV und JSON sind in jeder Sprache gleich</translation>
    </message>
    <message>
        <source>Files to read; the type is detected from the content</source>
        <extracomment>option.file</extracomment>
        <translation>Zu lesende Dateien; der Typ wird am Inhalt erkannt</translation>
    </message>
    <message>
        <source>Projects ({projects}), mesh assets ({mesh_assets}), objects ({objects}), 3D models ({models}), or folders that contain them</source>
        <extracomment>option.scenes</extracomment>
        <translation>Projekte ({projects}), Mesh-Assets ({mesh_assets}), Objekte ({objects}), 3D-Modelle ({models}) oder Ordner, die solche enthalten</translation>
    </message>
    <message>
        <source>Output format: {words}; default: {standard}</source>
        <extracomment>option.format</extracomment>
        <translation>Ausgabeformat: {words}; {standard}, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>What each row shows: {words}; default: {standard}</source>
        <extracomment>option.by</extracomment>
        <translation>Was jede Zeile zeigt: {words}; {standard}, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>{reason}; use a period as the decimal separator</source>
        <extracomment>option.period</extracomment>
        <translation>{reason}; verwenden Sie einen Dezimalpunkt</translation>
    </message>
    <message>
        <source>expected one of {words}; found &quot;{word}&quot;{hint}</source>
        <extracomment>option.unknown_word</extracomment>
        <translation>eines von {words} erwartet, „{word}“ gefunden{hint}</translation>
    </message>
    <message>
        <source>Write to FILE instead of standard output, completely or not at all. The extension of FILE sets the format unless --format does</source>
        <extracomment>option.output</extracomment>
        <translation>In FILE statt auf die Standardausgabe schreiben, vollständig oder gar nicht. Die Endung bestimmt das Format, wenn --format es nicht tut</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has the extension of another format; supported extensions: {endings}</source>
        <extracomment>option.other_ending</extracomment>
        <translation>„{file}“ hat die Endung eines anderen Formats; unterstützte Endungen: {endings}</translation>
    </message>
    <message>
        <source>the value must not be empty</source>
        <extracomment>option.nothing_named</extracomment>
        <translation>der Wert darf nicht leer sein</translation>
    </message>
    <message>
        <source>Report why the land impact is different in another state: an earlier version of the file, a built-in profile, a profile file, or a scenario</source>
        <extracomment>option.explain_against</extracomment>
        <translation>Zeigen, welche Änderungen den Land Impact gegenüber einem anderen Zustand verändert haben: einer früheren Version der Datei, einem eingebauten Profil, einer Profildatei oder einem Szenario</translation>
    </message>
    <message>
        <source>Show changes from another state: a built-in profile, a profile file, a scenario of the project, another file, or a folder. Files in folders are matched by their relative paths. Each change is the current value minus the value in that state</source>
        <extracomment>option.against</extracomment>
        <translation>Änderungen gegenüber einem anderen Stand zeigen: einem eingebauten Profil, einer Profildatei, einem Szenario des Projekts, einer anderen Datei oder einem Ordner. Dateien in Ordnern werden nach ihrem relativen Pfad zugeordnet. Eine Änderung ist dieser Stand minus der andere</translation>
    </message>
    <message>
        <source>is missing from {folder}</source>
        <extracomment>against.one_side</extracomment>
        <translation>fehlt in {folder}</translation>
    </message>
    <message>
        <source>Number of threads; default: the number of cores</source>
        <extracomment>option.threads</extracomment>
        <translation>Zahl der Threads; wenn nicht angegeben, die Zahl der Kerne</translation>
    </message>
    <message>
        <source>expected a whole number from 1 to {limit}, found &quot;{text}&quot;</source>
        <extracomment>option.threads_form</extracomment>
        <translation>ganze Zahl von 1 bis {limit} erwartet, „{text}“ gefunden</translation>
    </message>
    <message>
        <source>Change a constant or choice; repeatable</source>
        <extracomment>option.set</extracomment>
        <translation>Eine Konstante oder Auswahl ändern; mehrmals möglich</translation>
    </message>
    <message>
        <source>expected KEY=VALUE, found &quot;{text}&quot;</source>
        <extracomment>option.set_form</extracomment>
        <translation>KEY=VALUE erwartet, „{text}“ gefunden</translation>
    </message>
    <message>
        <source>Size in meters; default: 1,1,1 for a mesh asset, the model&apos;s own size for a 3D model</source>
        <extracomment>option.size</extracomment>
        <translation>Größe in Metern; wenn nicht angegeben, 1,1,1 für ein Mesh-Asset und die eigene Größe des Modells für ein 3D-Modell</translation>
    </message>
    <message>
        <source>expected three sizes from {smallest} to {largest} m, such as 2,1,0.5; found &quot;{text}&quot;</source>
        <extracomment>option.size_form</extracomment>
        <translation>drei Größen von {smallest} bis {largest} m erwartet, wie in 2,1,0.5; „{text}“ gefunden</translation>
    </message>
    <message>
        <source>Physics shape type: {words}; default: prim if there is a physics shape, otherwise convex_hull</source>
        <extracomment>option.shape_type</extracomment>
        <translation>Physikformtyp: {words}; wenn nicht angegeben, prim bei vorhandener Physikform, sonst convex_hull</translation>
    </message>
    <message>
        <source>Number of scripts in the object; default: 0</source>
        <extracomment>option.scripts</extracomment>
        <translation>Zahl der Skripte darin; 0, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {limit}, found &quot;{text}&quot;</source>
        <extracomment>option.scripts_form</extracomment>
        <translation>ganze Zahl von 0 bis {limit} erwartet, „{text}“ gefunden</translation>
    </message>
    <message>
        <source>Exit with status 0 even if a scene could not be read completely and some costs are unknown</source>
        <extracomment>option.partial</extracomment>
        <translation>Auch dann mit 0 enden, wenn eine Szene nicht vollständig gelesen werden konnte und Kosten darum unbekannt sind</translation>
    </message>
    <message>
        <source>Separator between CSV cells: &quot;,&quot;, &quot;;&quot;, &quot;|&quot; or tab; default: a comma</source>
        <extracomment>option.csv_separator</extracomment>
        <translation>Trennzeichen zwischen CSV-Zellen: „,“, „;“, „|“ oder tab; ein Komma, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>Begin CSV with a byte order mark, which some spreadsheets need</source>
        <extracomment>option.csv_bom</extracomment>
        <translation>CSV mit einer Bytereihenfolge-Marke beginnen, die manche Tabellenkalkulationen brauchen</translation>
    </message>
    <message>
        <source>Write a file even if the upload would be refused</source>
        <extracomment>option.anyway</extracomment>
        <translation>Eine Datei auch dann schreiben, wenn der Upload abgelehnt würde</translation>
    </message>
    <message>
        <source>Generate the lower levels of detail that a 3D model lacks, each with one-quarter as many triangles as the level above</source>
        <extracomment>option.make_lods</extracomment>
        <translation>Die niedrigeren Detailstufen erzeugen, die einem 3D-Modell fehlen, jede mit einem Viertel der Dreiecke der Stufe darüber</translation>
    </message>
    <message>
        <source>Where a 3D model&apos;s missing levels of detail come from: {words}; default: uploader</source>
        <extracomment>option.levels</extracomment>
        <translation>Woher die fehlenden Detailstufen eines 3D-Modells kommen: {words}; uploader, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to bare mesh assets (.llmesh, .mesh) and 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</source>
        <extracomment>option.only_bare</extracomment>
        <translation>{option} hat keine Wirkung: Es gilt nur für einzelne Mesh-Assets (.llmesh, .mesh) und 3D-Modelle (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</source>
        <extracomment>option.only_model</extracomment>
        <translation>{option} hat keine Wirkung: Es gilt nur für 3D-Modelle (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</translation>
    </message>
    <message>
        <source>expected at least {smallest} bytes, such as 536870912, 512M or 2G; found &quot;{text}&quot;</source>
        <extracomment>option.memory_form</extracomment>
        <translation>mindestens {smallest} Byte erwartet, wie in 536870912, 512M oder 2G; „{text}“ gefunden</translation>
    </message>
    <message>
        <source>a PDF cannot be shown in a terminal; name a file with -o FILE</source>
        <extracomment>page.pdf_on_terminal</extracomment>
        <translation>ein PDF lässt sich nicht im Terminal zeigen; bitte mit -o FILE eine Datei nennen</translation>
    </message>
    <message>
        <source>Show how to use the program or one of its commands.</source>
        <extracomment>help.about</extracomment>
        <translation>Zeigen, wie das Programm oder einer seiner Befehle benutzt wird.</translation>
    </message>
    <message>
        <source>The command to show help for; default: the program itself</source>
        <extracomment>help.command</extracomment>
        <translation>Der Befehl, zu dem Hilfe gezeigt wird; wenn nicht angegeben, das Programm selbst</translation>
    </message>
    <message>
        <source>Example: how to use the command &quot;report&quot;
  weighbridge help report</source>
        <extracomment>help.example</extracomment>
        <translation>Beispiel: wie der Befehl „report“ verwendet wird
  weighbridge help report</translation>
    </message>
    <message>
        <source>Explain in words why a scene&apos;s linksets cost what they cost.</source>
        <extracomment>explain.about</extracomment>
        <translation>In Worten erklären, warum die Linksets einer Szene kosten, was sie kosten.</translation>
    </message>
    <message>
        <source>Cast rays into the octrees of a scene and show what each ray hits first.</source>
        <extracomment>pick.about</extracomment>
        <translation>Strahlen in die Octrees einer Szene werfen und zeigen, was jeder zuerst trifft.</translation>
    </message>
    <message>
        <source>Octrees: a text file with rays (.scene), an Inexor file (.nxoc), a Cube 2 map (.ogz), or a project with octrees (.weighbridge)</source>
        <extracomment>pick.scene</extracomment>
        <translation>Octrees: eine Textdatei mit Strahlen (.scene), eine Inexor-Datei (.nxoc), eine Cube-2-Karte (.ogz) oder ein Projekt mit Octrees (.weighbridge)</translation>
    </message>
    <message>
        <source>A ray to cast instead of the scene&apos;s own: origin, direction (any length) and, optionally, the depth at which cubes count as full; repeatable</source>
        <extracomment>pick.ray</extracomment>
        <translation>Ein Strahl statt der Strahlen der Szene: Ursprung, Richtung (beliebige Länge) und wahlweise die Tiefe, in der Würfel als voll gelten; mehrmals möglich</translation>
    </message>
    <message>
        <source>Show the leaf that contains this point, how deep the point is inside the leaf, and the nearest face; repeatable</source>
        <extracomment>pick.point</extracomment>
        <translation>Welches Blatt diesen Punkt enthält, wie tief er darin liegt, und die nächste Fläche; darf mehrmals stehen</translation>
    </message>
    <message>
        <source>Show the leaves that this sphere touches; repeatable</source>
        <extracomment>pick.sphere</extracomment>
        <translation>Welche Blätter diese Kugel berührt; darf mehrmals stehen</translation>
    </message>
    <message>
        <source>Show the leaves touched by the box with these two opposite corners; repeatable</source>
        <extracomment>pick.box</extracomment>
        <translation>Welche Blätter dieser Quader berührt, angegeben durch zwei gegenüberliegende Ecken; darf mehrmals stehen</translation>
    </message>
    <message>
        <source>the chosen method agrees with the exact method on every ray</source>
        <extracomment>pick.nothing_to_minimise</extracomment>
        <translation>das gewählte Verfahren findet für jeden Strahl dasselbe wie das genaue</translation>
    </message>
    <message>
        <source>expected {count} numbers separated by commas</source>
        <extracomment>pick.numbers</extracomment>
        <translation>{count} Zahlen mit Kommas dazwischen erwartet</translation>
    </message>
    <message>
        <source>has no rays; use --ray &quot;OX OY OZ DX DY DZ [DEPTH]&quot;</source>
        <extracomment>pick.no_rays</extracomment>
        <translation>hat keine Strahlen; bitte --ray &quot;OX OY OZ DX DY DZ [DEPTH]&quot; verwenden</translation>
    </message>
    <message>
        <source>Casting method: {words}; default: {standard}. &quot;inexor&quot; is the published method, which fails in known cases; &quot;engine&quot; is the method of Inexor&apos;s engine</source>
        <extracomment>pick.algorithm</extracomment>
        <translation>Wurfverfahren: {words}; {standard}, wenn nicht angegeben. „inexor“ ist das veröffentlichte Verfahren, das in bekannten Fällen versagt; „engine“ ist das Verfahren der Engine von Inexor</translation>
    </message>
    <message>
        <source>Show each step of every cast: bounds missed and by how far, candidates, untested cubes, and the closest approach of a miss. If the method&apos;s result differs from the exact one, also show why</source>
        <extracomment>pick.trace</extracomment>
        <translation>Jeden Schritt jedes Wurfs zeigen: verfehlte Grenzen und um wie viel, Kandidaten, nicht geprüfte Würfel und die größte Annäherung, wenn nichts getroffen wird. Auch zeigen, warum das veröffentlichte Verfahren etwas anderes findet</translation>
    </message>
    <message>
        <source>Write a scene in another format; the extension of OUT determines the format.</source>
        <extracomment>convert.about</extracomment>
        <translation>Eine Szene in einem anderen Format schreiben; die Endung von OUT bestimmt, in welchem.</translation>
    </message>
    <message>
        <source>Example: an OpenSim archive as a project, and a mesh asset as a model for any 3D program
  weighbridge convert home.oar home.weighbridge
  weighbridge convert chair.llmesh chair.glb
Example: a model as cubes, and the cubes as a mesh asset with one hull per box
  weighbridge convert rock.obj rock.scene --depth 4 --fill solid
  weighbridge convert rock.scene rock.llmesh --octree boxes</source>
        <extracomment>convert.example</extracomment>
        <translation>Beispiel: ein OpenSim-Archiv als Projekt, und ein Mesh-Asset als Modell für jedes 3D-Programm
  weighbridge convert home.oar home.weighbridge
  weighbridge convert chair.llmesh chair.glb
Beispiel: ein Modell als Würfel, und die Würfel als Mesh-Asset mit einer Hülle je Quader
  weighbridge convert rock.obj rock.scene --depth 4 --fill solid
  weighbridge convert rock.scene rock.llmesh --octree boxes</translation>
    </message>
    <message>
        <source>Keep OCTANTs of eight SOLID cubes in an Inexor file (.nxoc). Without this option, each is written as one SOLID cube, because Inexor&apos;s engine crashes when it reads such an OCTANT</source>
        <extracomment>convert.keep_structure</extracomment>
        <translation>OCTANT-Würfel aus acht SOLID-Würfeln in einer Inexor-Datei (.nxoc) erhalten. Sonst werden sie als ein SOLID-Würfel geschrieben, weil die Engine von Inexor an ihnen abstürzt</translation>
    </message>
    <message>
        <source>--keep-structure has no effect; it applies only to octrees written as .nxoc</source>
        <extracomment>convert.only_to_nxoc</extracomment>
        <translation>--keep-structure hat keine Wirkung: Es gilt nur für Octrees, die als .nxoc geschrieben werden</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to parts written as octrees (.scene, .nxoc)</source>
        <extracomment>convert.only_to_octrees</extracomment>
        <translation>{option} hat keine Wirkung: Es gilt nur für Teile, die als Octrees (.scene, .nxoc) geschrieben werden</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has an unsupported file type; supported types: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply, .scene, .nxoc</source>
        <extracomment>convert.format</extracomment>
        <translation>„{name}“ hat einen nicht unterstützten Dateityp; unterstützte Typen: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply, .scene, .nxoc</translation>
    </message>
    <message>
        <source>Show the possible physics shapes of parts, including shapes made from octrees, and what each would cost.</source>
        <extracomment>voxels.about</extracomment>
        <translation>Die möglichen Physikformen von Teilen zeigen, auch Octrees, und was jede kosten würde.</translation>
    </message>
    <message>
        <source>Show how costs depend on a scene&apos;s size or on one constant, step by step, and which floors, caps and thresholds each step crosses.</source>
        <extracomment>sweep.about</extracomment>
        <translation>Schritt für Schritt zeigen, wie Kosten von der Größe einer Szene oder von einer Konstante abhängen, und welche Mindestwerte, Höchstwerte und Schwellen jeder Schritt überschreitet.</translation>
    </message>
    <message>
        <source>Scale the sizes of all parts and the distances between them</source>
        <extracomment>sweep.scale</extracomment>
        <translation>Die Größen aller Teile und die Abstände zwischen ihnen skalieren</translation>
    </message>
    <message>
        <source>expected one range (--scale FROM:TO:STEPS or --set KEY=FROM:TO:STEPS), found {count}</source>
        <extracomment>sweep.one_axis</extracomment>
        <translation>ein Bereich (--scale FROM:TO:STEPS oder --set KEY=FROM:TO:STEPS) erwartet, {count} gefunden</translation>
    </message>
    <message>
        <source>{key} is a choice ({words}), not a number; only constants can have a range</source>
        <extracomment>sweep.choice</extracomment>
        <translation>{key} ist eine Auswahl ({words}), keine Zahl; nur Konstanten können einen Bereich haben</translation>
    </message>
    <message>
        <source>Example: which constants a market&apos;s land impact depends on most
  weighbridge sensitivity market.weighbridge --format text</source>
        <extracomment>sensitivity.example</extracomment>
        <translation>Beispiel: von welchen Konstanten der Land Impact eines Marktes am meisten abhängt
  weighbridge sensitivity market.weighbridge --format text</translation>
    </message>
    <message>
        <source>Show how physics costs change when vertices move at random: by half a quantization step, and by 0.1 µm to 0.1 mm. Costs that do not depend on triangles stay the same.</source>
        <extracomment>fragility.about</extracomment>
        <translation>Zeigen, wie sehr sich Physikkosten ändern, wenn sich Eckpunkte zufällig verschieben: um einen halben Schritt des Formats und um 0,1 µm bis 0,1 mm. Kosten ohne Dreiecke ändern sich nicht.</translation>
    </message>
    <message>
        <source>Example: whether a wall is expensive only because of rounding
  weighbridge fragility market.weighbridge --linkset &quot;Sliver wall&quot;</source>
        <extracomment>fragility.example</extracomment>
        <translation>Beispiel: ob eine Wand nur wegen Rundung teuer ist
  weighbridge fragility market.weighbridge --linkset &quot;Sliver wall&quot;</translation>
    </message>
    <message>
        <source>Show the values that people measured in world or published for each constant, and how far the rules deviate from them.</source>
        <extracomment>evidence.about</extracomment>
        <translation>Zu jeder Konstante zeigen, was inworld gemessen oder veröffentlicht wurde, und wie weit die Regeln davon abweichen.</translation>
    </message>
    <message>
        <source>Example: how well the cost of a hull is known
  weighbridge evidence hull_cost</source>
        <extracomment>evidence.example</extracomment>
        <translation>Beispiel: wie gut die Kosten einer Hülle bekannt sind
  weighbridge evidence hull_cost</translation>
    </message>
    <message>
        <source>Nothing was measured for {key}. Its value is stated in: {source}</source>
        <extracomment>evidence.nothing</extracomment>
        <translation>Für {key} wurde nichts gemessen. Der Wert steht in: {source}</translation>
    </message>
    <message>
        <source>A constant; default: all constants</source>
        <extracomment>evidence.key</extracomment>
        <translation>Eine Konstante; alle, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>Example: what a hull and its vertices cost, according to measurements
  weighbridge calibrate market.weighbridge --measured costs.csv \
    --fit hull_cost,hull_vertex_cost -o measured.json</source>
        <extracomment>calibrate.example</extracomment>
        <translation>Beispiel: was eine Hülle und ihre Eckpunkte laut Messungen kosten
  weighbridge calibrate market.weighbridge --measured costs.csv \
    --fit hull_cost,hull_vertex_cost -o measured.json</translation>
    </message>
    <message>
        <source>{option} needs SCENE</source>
        <extracomment>calibrate.needs_scene</extracomment>
        <translation>{option} braucht SCENE</translation>
    </message>
    <message>
        <source>The constants to find, separated by commas</source>
        <extracomment>calibrate.fit</extracomment>
        <translation>Die gesuchten Konstanten, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>What to print: {words}; default: {standard}</source>
        <extracomment>calibrate.show</extracomment>
        <translation>Was ausgegeben wird: {words}; {standard}, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has an unsupported file type; supported types: .csv, .csv.gz, .sqlite, .sqlite3, .db</source>
        <extracomment>statistics.ending</extracomment>
        <translation>„{file}“ hat einen nicht unterstützten Dateityp; unterstützte Typen: .csv, .csv.gz, .sqlite, .sqlite3, .db</translation>
    </message>
    <message>
        <source>Example: a query for DuckDB, and one that is run on a whole grid
  weighbridge sql --by region --dialect duckdb
  weighbridge sql --by grid --set triangle_constant=0.04 --against second-life \
    --run grid.sqlite
Example: load a folder of archives into a server, then run a query
  weighbridge sql --run postgresql://localhost/grid archives --by region</source>
        <extracomment>sql.example</extracomment>
        <translation>Beispiel: eine Abfrage für DuckDB, und eine, die über ein ganzes Grid ausgeführt wird
  weighbridge sql --by region --dialect duckdb
  weighbridge sql --by grid --set triangle_constant=0.04 --against second-life \
    --run grid.sqlite
Beispiel: einen Ordner mit Archiven auf einen Server laden, dann abfragen
  weighbridge sql --run postgresql://localhost/grid archives --by region</translation>
    </message>
    <message>
        <source>With --run: files or folders to load first, as for &quot;weighbridge statistics&quot;, unless they are already loaded</source>
        <extracomment>sql.scenes</extracomment>
        <translation>Mit --run: Dateien oder Ordner, die wie bei statistics zuerst geladen werden, falls sie noch fehlen</translation>
    </message>
    <message>
        <source>Show changes from another profile: a built-in profile or a profile file. Each change is the value under the current profile minus the value under the other profile</source>
        <extracomment>sql.against</extracomment>
        <translation>Änderungen gegenüber einem anderen Profil zeigen: einem eingebauten Profil oder einer Profildatei. Eine Änderung ist dieses Profil minus das andere</translation>
    </message>
    <message>
        <source>The engine to print SQL for: {words}; default: {standard}</source>
        <extracomment>sql.dialect</extracomment>
        <translation>Die Datenbank, für die SQL ausgegeben wird: {words}; {standard}, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>Run the query instead of printing it: on an SQLite file, or on a PostgreSQL server given as postgresql://… or host=… dbname=…</source>
        <extracomment>sql.run</extracomment>
        <translation>Die Abfrage ausführen statt ausgeben: auf einer SQLite-Datei oder einem PostgreSQL-Server, angegeben als postgresql://… oder host=… dbname=…</translation>
    </message>
    <message>
        <source>{option} needs --run; otherwise the query is only printed</source>
        <extracomment>sql.needs_run</extracomment>
        <translation>{option} braucht --run; sonst wird die Abfrage nur ausgegeben</translation>
    </message>
    <message>
        <source>Show the constants that costs are based on.</source>
        <extracomment>profile.about</extracomment>
        <translation>Die Konstanten zeigen, auf denen Kosten beruhen.</translation>
    </message>
    <message>
        <source>Example: how the rules of the published Mesh Physics document differ from today&apos;s
  weighbridge profile diff second-life wiki-2011</source>
        <extracomment>profile.example</extracomment>
        <translation>Beispiel: worin sich die Regeln des veröffentlichten Mesh-Physics-Dokuments von den heutigen unterscheiden
  weighbridge profile diff second-life wiki-2011</translation>
    </message>
    <message>
        <source>Generate physics shapes or levels of detail for mesh parts, and show what each costs and how far it deviates from the visual mesh.</source>
        <extracomment>shapes.about</extracomment>
        <translation>Physikformen oder Detailstufen für Mesh-Teile erzeugen und zeigen, was jede kostet und wie weit sie vom sichtbaren Mesh abweicht.</translation>
    </message>
    <message>
        <source>Choose the cheapest shape within this deviation everywhere, such as 4cm, 0.04m, 40mm, or 2% (of the diagonal of the part&apos;s bounding box). Without --within and --budget, --contact and --elsewhere apply</source>
        <extracomment>shapes.within</extracomment>
        <translation>Die billigste Form wählen, die überall höchstens so weit abweicht, wie in 4cm, 0.04m, 40mm oder 2% (der Diagonale des Quaders um das Teil). Ohne --within und --budget gelten --contact und --elsewhere</translation>
    </message>
    <message>
        <source>expected a distance above 0 and at most 20% or 10000m, such as 4cm, 0.04m, 40mm or 2%; found &quot;{text}&quot;</source>
        <extracomment>shapes.within_form</extracomment>
        <translation>Abstand über 0 und höchstens 20% oder 10000m erwartet, wie in 4cm, 0.04m, 40mm oder 2%; „{text}“ gefunden</translation>
    </message>
    <message>
        <source>expected a cost above 0 PE, such as 3 or 0.5, or &quot;auto&quot;; found &quot;{text}&quot;</source>
        <extracomment>shapes.budget_form</extracomment>
        <translation>Kosten über 0, wie in 3 oder 0.5, oder auto erwartet, „{text}“ gefunden</translation>
    </message>
    <message>
        <source>--hulls works with only one part; name the part with --linkset and --part</source>
        <extracomment>shapes.hulls_of_one</extracomment>
        <translation>--hulls gilt nur für ein Teil; bitte mit --linkset und --part nennen</translation>
    </message>
    <message>
        <source>Width and height of the avatar in meters, such as 0.8x2.4; default: {width}x{height}</source>
        <extracomment>shapes.avatar</extracomment>
        <translation>Breite und Höhe dieses Avatars in Metern, wie in 0.8x2.4; {width}x{height}, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>expected a width and height from 0.1 to 10 m, such as 0.8x2.4; found &quot;{text}&quot;</source>
        <extracomment>shapes.avatar_form</extracomment>
        <translation>Breite und Höhe von 0.1 bis 10 m, wie in 0.8x2.4, erwartet; „{text}“ gefunden</translation>
    </message>
    <message>
        <source>Do not check whether physics shapes block passages or remove floors</source>
        <extracomment>shapes.no_passage</extracomment>
        <translation>Nicht prüfen, ob Physikformen Durchgänge versperren oder Böden entfernen</translation>
    </message>
    <message>
        <source>expected a whole number from {least} to {limit}, found &quot;{text}&quot;</source>
        <extracomment>shapes.count_form</extracomment>
        <translation>ganze Zahl von {least} bis {limit} erwartet, „{text}“ gefunden</translation>
    </message>
    <message>
        <source>The file to write. The scene with the chosen shapes: .weighbridge, .llmesh, .slm. One object with levels of detail and physics, for the uploader: .dae, .glb. The shapes alone: _PHYS.dae, _PHYS.glb, or _PHYS.obj for other tools. Linked hulls and prims can be written to .weighbridge, .dae and .glb; with .dae and .glb, NAME-upload.html lists what to do in world</source>
        <extracomment>shapes.output</extracomment>
        <translation>Die zu schreibende Datei. Die Szene mit den gewählten Formen: .weighbridge, .llmesh, .slm. Ein Objekt mit Detailstufen und Physik, für den Uploader: .dae, .glb. Nur die Formen: _PHYS.dae, _PHYS.glb oder, für andere Werkzeuge, _PHYS.obj. Verlinkte Hüllen und Prims gehen in .weighbridge, .dae und .glb; bei .dae und .glb steht in NAME-upload.html, was inworld zu tun ist</translation>
    </message>
    <message>
        <source>In _PHYS.dae, _PHYS.glb and _PHYS.obj, make each hull a separate object, for tools that need one object per hull</source>
        <extracomment>shapes.hulls_as_objects</extracomment>
        <translation>In _PHYS.dae, _PHYS.glb und _PHYS.obj aus jeder Hülle ein eigenes Objekt machen, für Werkzeuge, die ein Objekt je Hülle brauchen</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has an unsupported file type; supported types: .weighbridge, .llmesh, .mesh, .slm, .dae, .glb, _PHYS.obj</source>
        <extracomment>shapes.output_form</extracomment>
        <translation>„{name}“ hat einen nicht unterstützten Dateityp; unterstützte Typen: .weighbridge, .llmesh, .mesh, .slm, .dae, .glb, _PHYS.obj</translation>
    </message>
    <message>
        <source>expected a number of pixels from {least} to {limit}, found &quot;{text}&quot;</source>
        <extracomment>shapes.pixels_form</extracomment>
        <translation>Pixelzahl von {least} bis {limit} erwartet, „{text}“ gefunden</translation>
    </message>
    <message>
        <source>With --lods, instead of --pixels: maximum download weight of the part, in PE; the levels are as close to the mesh as this weight allows</source>
        <extracomment>shapes.streaming</extracomment>
        <translation>Mit --lods, statt --pixels: höchstes Downloadgewicht des Teils, in PE; die Stufen kommen dem Mesh so nahe, wie dieses Gewicht erlaubt</translation>
    </message>
    <message>
        <source>expected a download weight from {least} to {limit} PE, found &quot;{text}&quot;</source>
        <extracomment>shapes.streaming_form</extracomment>
        <translation>Downloadgewicht von {least} bis {limit} PE erwartet, „{text}“ gefunden</translation>
    </message>
    <message>
        <source>no mesh parts found; physics shapes and levels of detail can be generated only for meshes</source>
        <extracomment>shapes.no_mesh</extracomment>
        <translation>keine Mesh-Teile gefunden; Physikformen und Detailstufen lassen sich nur für Meshes erzeugen</translation>
    </message>
    <message>
        <source>no shape was generated, so the part keeps its existing shape</source>
        <extracomment>shapes.none_made</extracomment>
        <translation>es wurde keine Form erzeugt, darum behält das Teil seine eigene</translation>
    </message>
    <message>
        <source>the grid would use none of the generated shapes, regardless of --within and --budget, so the part keeps its existing shape</source>
        <extracomment>shapes.none_used</extracomment>
        <translation>das Grid würde unabhängig von --within und --budget keine der erzeugten Formen verwenden, darum behält das Teil seine vorhandene Form</translation>
    </message>
    <message>
        <source>The format of the files: {words}; default: {standard}</source>
        <extracomment>export.as</extracomment>
        <translation>Das Format der Dateien: {words}; {standard}, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>Maximum deviation of the physics shape everywhere, such as 4cm, 0.04m, 40mm, or 2% (of the diagonal of the part&apos;s bounding box). Without it, --contact and --elsewhere apply. A physics shape that comes with the model is not changed</source>
        <extracomment>export.within</extracomment>
        <translation>Größte Abweichung der Physikform überall, wie in 4cm, 0.04m, 40mm oder 2% (der Diagonale des Quaders um das Teil). Ohne diese Option gelten --contact und --elsewhere. Eine Physikform, die das Modell mitbringt, wird nicht geändert</translation>
    </message>
    <message>
        <source>no mesh parts found; the uploader accepts only meshes</source>
        <extracomment>export.no_mesh</extracomment>
        <translation>keine Mesh-Teile gefunden; der Uploader nimmt nur Meshes</translation>
    </message>
    <message>
        <source>contains {count} objects, but a file for the uploader can hold only one; choose one with --linkset, or use &quot;weighbridge export&quot;</source>
        <extracomment>export.one_object</extracomment>
        <translation>enthält {count} Objekte, eine Datei für den Uploader kann aber nur eines enthalten; bitte mit --linkset eines wählen oder „weighbridge export“ verwenden</translation>
    </message>
    <message>
        <source>{name} is the name of a lower level of detail; use the name of the model, such as {model}. The levels of detail are written beside the model</source>
        <extracomment>export.level_name</extracomment>
        <translation>{name} ist der Name einer niedrigeren Detailstufe; bitte den Namen des Modells verwenden, wie in {model}. Die Detailstufen werden neben das Modell geschrieben</translation>
    </message>
    <message>
        <source>needs more steps in world; see {page}</source>
        <extracomment>export.acts</extracomment>
        <translation>braucht inworld weitere Schritte; siehe {page}</translation>
    </message>
    <message>
        <source>a _PHYS file can hold only physics shapes; to write levels of detail, use -o NAME.dae or -o NAME.glb</source>
        <extracomment>export.no_levels</extracomment>
        <translation>eine _PHYS-Datei kann nur Physikformen enthalten; Detailstufen schreibt -o NAME.dae oder -o NAME.glb</translation>
    </message>
    <message>
        <source>Open each file in its own window</source>
        <extracomment>window.separate</extracomment>
        <translation>Jede Datei in einem eigenen Fenster öffnen</translation>
    </message>
    <message>
        <source>there is no display for the window; commands such as &quot;weighbridge report&quot; work without one</source>
        <extracomment>window.no_display</extracomment>
        <translation>es gibt keine Anzeige für das Fenster; Befehle wie „weighbridge report“ brauchen keine</translation>
    </message>
    <message>
        <source>Width and height in pixels; default: {standard}</source>
        <extracomment>render.size</extracomment>
        <translation>Breite und Höhe in Pixeln; {standard}, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>expected a width and height from 1 to {limit} pixels, such as 1280x960; found &quot;{text}&quot;</source>
        <extracomment>render.size_form</extracomment>
        <translation>Breite und Höhe von 1 bis {limit} Pixeln, wie in 1280x960, erwartet; „{text}“ gefunden</translation>
    </message>
    <message>
        <source>What to show in the right half of the picture, from the same angle: {words}</source>
        <extracomment>render.beside</extracomment>
        <translation>Was die rechte Hälfte des Bildes zeigt, von derselben Seite: {words}</translation>
    </message>
    <message>
        <source>How far to move parts and hulls apart. 0: not at all; 1: twice as far from the center of their object; maximum: {most}</source>
        <extracomment>render.explode</extracomment>
        <translation>Wie weit Teile und Hüllen auseinandergerückt werden: 0 gar nicht, 1 doppelt so weit von der Mitte ihres Objekts, höchstens {most}</translation>
    </message>
    <message>
        <source>expected a factor from 0 to {most}, found &quot;{text}&quot;</source>
        <extracomment>render.explode_form</extracomment>
        <translation>Faktor von 0 bis {most} erwartet, „{text}“ gefunden</translation>
    </message>
    <message>
        <source>Draw without perspective</source>
        <extracomment>render.orthographic</extracomment>
        <translation>Ohne Perspektive zeichnen</translation>
    </message>
    <message>
        <source>Make the background transparent</source>
        <extracomment>render.transparent</extracomment>
        <translation>Den Hintergrund durchsichtig machen</translation>
    </message>
    <message>
        <source>Add a color legend below the picture, which makes the picture taller</source>
        <extracomment>render.legend</extracomment>
        <translation>Unter dem Bild eine Legende der Farben hinzufügen; das Bild wird dadurch höher</translation>
    </message>
    <message>
        <source>no display with OpenGL 3.2 found; xvfb-run can provide one</source>
        <extracomment>render.no_display</extracomment>
        <translation>keine Anzeige mit OpenGL 3.2 gefunden; xvfb-run kann eine bereitstellen</translation>
    </message>
    <message>
        <source>has nothing to show with --view {view}</source>
        <extracomment>render.nothing</extracomment>
        <translation>hat mit --view {view} nichts zu zeigen</translation>
    </message>
    <message>
        <source>A flexible prim bends only in the viewer. The grid gives it no physics shape, so avatars walk through it and it has no physics cost.</source>
        <extracomment>reason.flexible</extracomment>
        <translation>Ein flexibles Prim biegt sich nur im Viewer. Das Grid gibt ihm keine Physikform, darum gehen Avatare hindurch, und es kostet keine Physik.</translation>
    </message>
    <message>
        <source>Its physics shape type is None, but the root of a linkset must have a shape. The root is weighed as Convex Hull.</source>
        <extracomment>reason.root_none_as_hull</extracomment>
        <translation>Sein Physikformtyp ist „Keine“, aber der Root eines Linksets muss eine Form haben. Der Root wird als „Konvexe Hülle“ gewogen.</translation>
    </message>
    <message>
        <source>It is a sphere or cylinder so thin along two or more axes that the grid treats it as a box.</source>
        <extracomment>reason.thin_round_box</extracomment>
        <translation>Es ist eine Kugel oder ein Zylinder mit zwei oder mehr so kleinen Seiten, dass es wie ein Quader aussieht. Das Grid behandelt es als Quader.</translation>
    </message>
    <message>
        <source>All three of its sides are so small that the grid treats it as a box, whatever it looks like.</source>
        <extracomment>reason.tiny_box</extracomment>
        <translation>Alle drei Seiten sind so klein, dass das Grid es als Quader behandelt, wie es auch aussieht.</translation>
    </message>
    <message>
        <source>It is a straight prim without cuts, and two or more of its sides are very small. The grid therefore treats it as a box, whatever its hollow, taper or twist.</source>
        <extracomment>reason.thin_straight_box</extracomment>
        <translation>Es ist ein gerades Prim ohne Schnitte, und zwei oder mehr seiner Seiten sind so klein, dass das Grid es als Quader behandelt, ungeachtet von Aushöhlung, Verjüngung oder Verdrehung.</translation>
    </message>
    <message>
        <source>Its physics shape type is Convex Hull: the grid wraps the part tightly in one convex shape. Openings and hollows are closed to avatars.</source>
        <extracomment>reason.shape_convex_hull</extracomment>
        <translation>Sein Physikformtyp ist „Konvexe Hülle“: Das Grid hüllt es eng in eine konvexe Form. Öffnungen und Hohlräume sind für Avatare geschlossen.</translation>
    </message>
    <message>
        <source>It is a convex prim, so one convex hull fits it exactly. One hull is far cheaper than triangles.</source>
        <extracomment>reason.convex</extracomment>
        <translation>Es ist ein Prim ohne Dellen, darum passt eine konvexe Hülle genau. Das ist viel billiger als Dreiecke.</translation>
    </message>
    <message>
        <source>Two or more of its sides are so small that the grid ignores its exact shape. The part gets one convex hull, even if it has a list of hulls.</source>
        <extracomment>reason.two_small_sides</extracomment>
        <translation>Zwei oder mehr seiner Seiten sind so klein, dass das Grid seine genaue Form nicht beachtet. Es bekommt eine konvexe Hülle, selbst wenn es eine Hüllenliste hat.</translation>
    </message>
    <message>
        <source>It is a prim with a hollow, a cut, a twist or a bend, so no convex hull fits it exactly. The grid uses the triangles of its surface; narrow ones make the part expensive.</source>
        <extracomment>reason.not_convex</extracomment>
        <translation>Es ist ein Prim mit Aushöhlung, Schnitt, Verdrehung oder Biegung, darum passt keine konvexe Hülle genau. Das Grid verwendet die Dreiecke seiner Oberfläche; schmale machen das Teil teuer.</translation>
    </message>
    <message>
        <source>extra cost of a small linkset: the second term of n + linkset_factor/n, for n parts</source>
        <extracomment>constant.linkset_factor</extracomment>
        <translation>Mehrkosten eines kleinen Linksets: der zweite Term von n + linkset_factor/n, bei n Teilen</translation>
    </message>
    <message>
        <source>penalty for a physical linkset, per square meter of its bounding box&apos;s mean face area</source>
        <extracomment>constant.penalty_per_area</extracomment>
        <translation>Aufschlag eines physischen Linksets je Quadratmeter der mittleren Seitenfläche seiner Bounding-Box</translation>
    </message>
    <message>
        <source>lowest cost of a triangle mesh</source>
        <extracomment>constant.minimum_mesh_cost</extracomment>
        <translation>niedrigste Kosten eines Dreiecksmeshs</translation>
    </message>
    <message>
        <source>lower limit of the average triangle width</source>
        <extracomment>constant.width_min</extracomment>
        <translation>Untergrenze der mittleren Dreiecksbreite</translation>
    </message>
    <message>
        <source>upper limit of the average triangle width</source>
        <extracomment>constant.width_max</extracomment>
        <translation>Obergrenze der mittleren Dreiecksbreite</translation>
    </message>
    <message>
        <source>a physics mesh with a side shorter than this is weighed as its base hull</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>ein Physik-Mesh mit einer kürzeren Seite wird als seine Basishülle gewogen</translation>
    </message>
    <message>
        <source>a side below this length counts as small</source>
        <extracomment>constant.small_side</extracomment>
        <translation>eine kürzere Seite gilt als klein</translation>
    </message>
    <message>
        <source>a hollow is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_hollow</extracomment>
        <translation>eine Aushöhlung wird nicht beachtet, wenn sie höchstens dieser Wert ist, geteilt durch die mittlere Seitenlänge des Prims</translation>
    </message>
    <message>
        <source>a path or profile cut is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_cut</extracomment>
        <translation>ein Pfad- oder Profilschnitt wird nicht beachtet, wenn er höchstens dieser Wert ist, geteilt durch die mittlere Seitenlänge des Prims</translation>
    </message>
    <message>
        <source>a taper is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_taper</extracomment>
        <translation>eine Verjüngung wird nicht beachtet, wenn sie höchstens dieser Wert ist, geteilt durch die mittlere Seitenlänge des Prims</translation>
    </message>
    <message>
        <source>a twist is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_twist</extracomment>
        <translation>eine Verdrehung wird nicht beachtet, wenn sie höchstens dieser Wert ist, geteilt durch die mittlere Seitenlänge des Prims</translation>
    </message>
    <message>
        <source>a shear is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_shear</extracomment>
        <translation>eine Scherung wird nicht beachtet, wenn sie höchstens dieser Wert ist, geteilt durch die mittlere Seitenlänge des Prims</translation>
    </message>
    <message>
        <source>number of bytes subtracted from the size of each LOD block</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>wird von der Größe jedes LOD-Blocks abgezogen</translation>
    </message>
    <message>
        <source>target number of visible triangles in a region</source>
        <extracomment>constant.triangle_budget</extracomment>
        <translation>angestrebte Zahl sichtbarer Dreiecke in einer Region</translation>
    </message>
    <message>
        <source>cost of the whole triangle budget</source>
        <extracomment>constant.streaming_scale</extracomment>
        <translation>Kosten des ganzen Dreiecksbudgets</translation>
    </message>
    <message>
        <source>maximum distance at which the level of detail changes</source>
        <extracomment>constant.max_distance</extracomment>
        <translation>größte Entfernung, in der ein LOD wechselt</translation>
    </message>
    <message>
        <source>the low level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_low</extracomment>
        <translation>die niedrige Stufe wird in Entfernungen über dem Radius des Teils, geteilt durch diesen Wert, gezeigt</translation>
    </message>
    <message>
        <source>the lowest level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_lowest</extracomment>
        <translation>die niedrigste Stufe wird in Entfernungen über dem Radius des Teils, geteilt durch diesen Wert, gezeigt</translation>
    </message>
    <message>
        <source>maximum download weight of a prim</source>
        <extracomment>constant.prim_streaming_cap</extracomment>
        <translation>höchstes Downloadgewicht eines Prims</translation>
    </message>
    <message>
        <source>maximum download weight of a sculpt</source>
        <extracomment>constant.sculpt_streaming_cap</extracomment>
        <translation>höchstes Downloadgewicht eines Sculpts</translation>
    </message>
    <message>
        <source>number of triangles that are always free in each lower LOD of an animated mesh</source>
        <extracomment>constant.animated_free_triangles</extracomment>
        <translation>Zahl der Dreiecke, die in jeder niedrigeren Detailstufe eines animierten Meshs immer frei sind</translation>
    </message>
    <message>
        <source>lowest land impact of a linkset</source>
        <extracomment>constant.land_impact_minimum</extracomment>
        <translation>niedrigster Land Impact eines Linksets</translation>
    </message>
    <message>
        <source>cost of a native box or sphere, and the minimum for a mesh</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>ein nativer Quader oder eine native Kugel, und das Minimum eines Meshs</translation>
    </message>
    <message>
        <source>physics weight</source>
        <extracomment>term.physics</extracomment>
        <translation>Physikgewicht</translation>
    </message>
    <message>
        <source>physics weight with all parts in motion</source>
        <extracomment>term.physics_dynamic</extracomment>
        <translation>Physikgewicht, wenn sich alle Teile bewegen</translation>
    </message>
    <message>
        <source>physics weight of a physical linkset</source>
        <extracomment>term.physics_physical</extracomment>
        <translation>Physikgewicht eines physischen Linksets</translation>
    </message>
    <message>
        <source>download weight (streaming)</source>
        <extracomment>term.streaming</extracomment>
        <translation>Downloadgewicht (Streaming)</translation>
    </message>
    <message>
        <source>{part}: unknown, because its mesh is missing or incomplete, or its size is unusable</source>
        <extracomment>term.unknown_part</extracomment>
        <translation>{part}: unbekannt, weil das Mesh fehlt oder unvollständig oder die Größe unbrauchbar ist</translation>
    </message>
    <message>
        <source>{part}: the hull assumed for a sculpt</source>
        <extracomment>term.sculpt_hull</extracomment>
        <translation>{part}: die für ein Sculpt angenommene Hülle</translation>
    </message>
    <message>
        <source>{part}: triangle mesh, by the old rule</source>
        <extracomment>term.triangle_density</extracomment>
        <translation>{part}: Dreiecksmesh, nach der alten Regel</translation>
    </message>
    <message>
        <source>{part}: mesh streaming</source>
        <extracomment>term.streaming_mesh</extracomment>
        <translation>{part}: Streaming als Mesh</translation>
    </message>
    <message>
        <source>factor for static mesh since 2024</source>
        <extracomment>term.static_mesh</extracomment>
        <translation>Faktor für statisches Mesh seit 2024</translation>
    </message>
    <message>
        <source>{part}: animated mesh streaming</source>
        <extracomment>term.streaming_animated</extracomment>
        <translation>{part}: Streaming als animiertes Mesh</translation>
    </message>
    <message>
        <source>{part}: prim streaming</source>
        <extracomment>term.streaming_prim</extracomment>
        <translation>{part}: Streaming als Prim</translation>
    </message>
    <message>
        <source>{part}: sculpt streaming, calculated as for a torus</source>
        <extracomment>term.streaming_sculpt</extracomment>
        <translation>{part}: Sculpt-Streaming, berechnet wie für einen Torus</translation>
    </message>
    <message>
        <source>{part}: treated as a native shape</source>
        <extracomment>term.opensim_shapeless</extracomment>
        <translation>{part}: wie eine native Form behandelt</translation>
    </message>
    <message>
        <source>total area of all levels</source>
        <extracomment>quantity</extracomment>
        <translation>Gesamtfläche aller Stufen</translation>
    </message>
    <message>
        <source>hull-linkset</source>
        <extracomment>word</extracomment>
        <translation>Hüllen-Linkset</translation>
    </message>
    <message>
        <source>end of a list of numbers expected</source>
        <extracomment>word</extracomment>
        <translation>Ende einer Zahlenliste erwartet</translation>
    </message>
    <message>
        <source>a value has a type that FBX does not have</source>
        <extracomment>word</extracomment>
        <translation>ein Wert hat einen Typ, den es in FBX nicht gibt</translation>
    </message>
    <message>
        <source>could not be read completely, because it ends inside the gzip data; copy or export it again</source>
        <extracomment>ogz.packed_truncated</extracomment>
        <translation>konnte nicht vollständig gelesen werden, weil die Datei mitten in den gzip-Daten endet; bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>The region {name} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.region</extracomment>
        <translation>Die Region {name} nutzt {held} von {capacity} LI: {over} LI zu viel.</translation>
    </message>
    <message>
        <source>Objects outside all regions use {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.no_region</extracomment>
        <translation>Objekte außerhalb aller Regionen brauchen {held} von {capacity} LI: {over} LI zu viel.</translation>
    </message>
    <message>
        <source>The parcel {name} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.parcel</extracomment>
        <translation>Die Parzelle {name} nutzt {held} von {capacity} LI: {over} LI zu viel.</translation>
    </message>
    <message>
        <source>the chart cannot be saved in this folder; choose another folder</source>
        <extracomment>chart.cannot_write</extracomment>
        <translation>das Diagramm kann in diesem Ordner nicht geschrieben werden; bitte einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>the picture cannot be saved in this folder; choose another folder</source>
        <extracomment>window.cannot_write_picture</extracomment>
        <translation>das Bild kann in diesem Ordner nicht gespeichert werden; bitte einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>the log cannot be saved in this folder; choose another folder</source>
        <extracomment>window.cannot_write_log</extracomment>
        <translation>das Protokoll kann in diesem Ordner nicht gespeichert werden; bitte einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>An octree can be at most {limit} m wide.</source>
        <extracomment>edit.too_large</extracomment>
        <translation>Ein Octree kann höchstens {limit} m breit sein.</translation>
    </message>
    <message>
        <source>The position of the larger octree would be more than {limit} m from the origin.</source>
        <extracomment>edit.too_far</extracomment>
        <translation>Die Position des größeren Octrees wäre mehr als {limit} m vom Ursprung entfernt.</translation>
    </message>
    <message>
        <source>Made by &quot;weighbridge sql --stage merge&quot;. This query computes the result from weighbridge_partial. That table must contain the rows of all shards, made with the same options.</source>
        <extracomment>query.comment_merge</extracomment>
        <translation>Erzeugt von „weighbridge sql --stage merge“. Diese Abfrage berechnet das Ergebnis aus weighbridge_partial. Diese Tabelle muss die Zeilen aller Shards enthalten, mit denselben Optionen erzeugt.</translation>
    </message>
    <message>
        <source>its tables are not partitioned by source in the same way on all servers; all rows must be sent to this server, which takes longer</source>
        <extracomment>query.not_together</extracomment>
        <translation>die Tabellen sind nicht auf allen Servern auf dieselbe Weise nach Quelle partitioniert; alle Zeilen müssen auf diesen Server kommen, was länger dauert</translation>
    </message>
    <message>
        <source>its tables are partitioned across several servers; without the dblink extension, all rows must be sent to this server, which takes longer. To install it: CREATE EXTENSION dblink</source>
        <extracomment>query.no_dblink</extracomment>
        <translation>die Tabellen sind über mehrere Server partitioniert; ohne die Erweiterung dblink müssen alle Zeilen auf diesen Server kommen, was länger dauert: CREATE EXTENSION dblink</translation>
    </message>
    <message>
        <source>shard {server}: {reason}</source>
        <extracomment>query.shard_failed</extracomment>
        <translation>Shard {server}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Move the {count} scripts from {part} into {linkset}.</source>
        <extracomment>advice.scripts_moved</extracomment>
        <translation>
            <numerusform>Das Skript von {part} nach {linkset} verlegen.</numerusform>
            <numerusform>Die {count} Skripte von {part} nach {linkset} verlegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the {count} scripts into {linkset}.</source>
        <extracomment>advice.scripts_moved_these</extracomment>
        <translation>Die {count} Skripte nach {linkset} verlegen.</translation>
    </message>
    <message>
        <source>Edges look coarser than usual from a distance.</source>
        <extracomment>caution.coarse</extracomment>
        <translation>Aus der Ferne sehen seine Kanten gröber aus als üblich.</translation>
    </message>
    <message>
        <source>Change the physics shape type</source>
        <extracomment>plan_act.shape_type</extracomment>
        <translation>Den Physikformtyp ändern</translation>
    </message>
    <message>
        <source>Restore the physics shape type.</source>
        <extracomment>plan_act.shape_type.inverse</extracomment>
        <translation>Den Physikformtyp zurücksetzen.</translation>
    </message>
    <message>
        <source>Use simpler levels of detail</source>
        <extracomment>plan_act.levels</extracomment>
        <translation>Einfachere Detailstufen verwenden</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous levels of detail.</source>
        <extracomment>plan_act.levels.inverse</extracomment>
        <translation>Das Mesh mit den früheren Detailstufen neu hochladen.</translation>
    </message>
    <message>
        <source>Decimate copies of the mesh and export them as NAME_LOD2, NAME_LOD1 and NAME_LOD0.</source>
        <extracomment>plan_act.levels.blender</extracomment>
        <translation>Kopien des Meshs mit „Decimate“ vereinfachen und als NAME_LOD2, NAME_LOD1 und NAME_LOD0 exportieren.</translation>
    </message>
    <message>
        <source>Run &quot;weighbridge shapes MODEL --lods -o NAME.dae&quot;.</source>
        <extracomment>plan_act.levels.here</extracomment>
        <translation>„weighbridge shapes MODEL --lods -o NAME.dae“ ausführen.</translation>
    </message>
    <message>
        <source>Use hulls as the physics shape</source>
        <extracomment>plan_act.hulls</extracomment>
        <translation>Hüllen als Physikform verwenden</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous physics shape.</source>
        <extracomment>plan_act.hulls.inverse</extracomment>
        <translation>Das Mesh mit der früheren Physikform neu hochladen.</translation>
    </message>
    <message>
        <source>Cover the mesh with a few boxes and export them as NAME_PHYS.</source>
        <extracomment>plan_act.hulls.blender</extracomment>
        <translation>Das Mesh mit ein paar Quadern abdecken und sie als NAME_PHYS exportieren.</translation>
    </message>
    <message>
        <source>Model walls and floors as flat panels; export them as NAME_PHYS.</source>
        <extracomment>plan_act.panels.blender</extracomment>
        <translation>Wände und Böden als flache Platten modellieren und als NAME_PHYS exportieren.</translation>
    </message>
    <message>
        <source>Use hulls with fewer vertices</source>
        <extracomment>plan_act.vertices</extracomment>
        <translation>Hüllen mit weniger Eckpunkten verwenden</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous hulls.</source>
        <extracomment>plan_act.vertices.inverse</extracomment>
        <translation>Das Mesh mit den früheren Hüllen neu hochladen.</translation>
    </message>
    <message>
        <source>Give each hull in NAME_PHYS fewer vertices.</source>
        <extracomment>plan_act.vertices.blender</extracomment>
        <translation>Jedem Stück von NAME_PHYS weniger Eckpunkte geben.</translation>
    </message>
    <message>
        <source>Remove slivers from the physics mesh</source>
        <extracomment>plan_act.slivers</extracomment>
        <translation>Splitter aus dem Physik-Mesh entfernen</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous physics mesh.</source>
        <extracomment>plan_act.slivers.inverse</extracomment>
        <translation>Das Mesh mit dem früheren Physik-Mesh neu hochladen.</translation>
    </message>
    <message>
        <source>Use Merge by Distance and Degenerate Dissolve on the physics mesh.</source>
        <extracomment>plan_act.slivers.blender</extracomment>
        <translation>„Merge by distance“ und „Degenerate Dissolve“ auf das Physik-Mesh anwenden.</translation>
    </message>
    <message>
        <source>Link the objects</source>
        <extracomment>plan_act.link</extracomment>
        <translation>Die Objekte verbinden</translation>
    </message>
    <message>
        <source>Unlink the objects.</source>
        <extracomment>plan_act.link.inverse</extracomment>
        <translation>Wieder trennen.</translation>
    </message>
    <message>
        <source>Select the objects, the root last, and press Ctrl+L.</source>
        <extracomment>plan_act.link.viewer</extracomment>
        <translation>Die Objekte auswählen, den Root zuletzt, und Strg+L drücken.</translation>
    </message>
    <message>
        <source>Select the objects and choose Compose &gt; Link.</source>
        <extracomment>plan_act.link.here</extracomment>
        <translation>Die Objekte auswählen und Bauen &gt; Verbinden wählen.</translation>
    </message>
    <message>
        <source>Unlink the parts</source>
        <extracomment>plan_act.unlink</extracomment>
        <translation>Die Teile trennen</translation>
    </message>
    <message>
        <source>Link the parts again.</source>
        <extracomment>plan_act.unlink.inverse</extracomment>
        <translation>Wieder verbinden.</translation>
    </message>
    <message>
        <source>Remove normal and specular maps</source>
        <extracomment>plan_act.materials</extracomment>
        <translation>Normal- und Glanzmaterialien entfernen</translation>
    </message>
    <message>
        <source>Restore the normal and specular maps of the parts.</source>
        <extracomment>plan_act.materials.inverse</extracomment>
        <translation>Den Teilen ihre Normal- und Glanz-Maps wiedergeben.</translation>
    </message>
    <message>
        <source>Turn animated mesh off</source>
        <extracomment>plan_act.animated</extracomment>
        <translation>Animiertes Mesh ausschalten</translation>
    </message>
    <message>
        <source>Turn animated mesh on again.</source>
        <extracomment>plan_act.animated.inverse</extracomment>
        <translation>Animiertes Mesh wieder einschalten.</translation>
    </message>
    <message>
        <source>Reduce the number of scripts</source>
        <extracomment>plan_act.scripts</extracomment>
        <translation>Die Zahl der Skripte verringern</translation>
    </message>
    <message>
        <source>Put the scripts back.</source>
        <extracomment>plan_act.scripts.inverse</extracomment>
        <translation>Die Skripte wieder hineinlegen.</translation>
    </message>
    <message>
        <source>Lower the number in Properties &gt; Scripts.</source>
        <extracomment>plan_act.scripts.here</extracomment>
        <translation>Die Zahl in Eigenschaften &gt; Skripte verringern.</translation>
    </message>
    <message>
        <source>Move scripts to another object</source>
        <extracomment>plan_act.move_scripts</extracomment>
        <translation>Skripte in ein anderes Objekt verlegen</translation>
    </message>
    <message>
        <source>Move the scripts back.</source>
        <extracomment>plan_act.move_scripts.inverse</extracomment>
        <translation>Die Skripte zurückverlegen.</translation>
    </message>
    <message>
        <source>Drag the scripts from Edit &gt; Content to your inventory, then into the other object. If they remain in the first object, delete them there.</source>
        <extracomment>plan_act.move_scripts.viewer</extracomment>
        <translation>Die Skripte aus Bearbeiten &gt; Inhalt ins Inventar ziehen, dann in das andere Objekt. Bleiben sie im ersten Objekt, dort löschen.</translation>
    </message>
    <message>
        <source>Resize the parts</source>
        <extracomment>plan_act.resize</extracomment>
        <translation>Die Größe der Teile ändern</translation>
    </message>
    <message>
        <source>Restore the sizes of the parts.</source>
        <extracomment>plan_act.resize.inverse</extracomment>
        <translation>Den Teilen ihre frühere Größe wiedergeben.</translation>
    </message>
    <message>
        <source>Type the new size in Properties.</source>
        <extracomment>plan_act.resize.here</extracomment>
        <translation>Die neue Größe im Bereich Eigenschaften eingeben.</translation>
    </message>
    <message>
        <source>Leave out the physics file</source>
        <extracomment>plan_act.no_physics_file</extracomment>
        <translation>Die Physikdatei weglassen</translation>
    </message>
    <message>
        <source>Load the physics file again.</source>
        <extracomment>plan_act.no_physics_file.inverse</extracomment>
        <translation>Die Physikdatei wieder laden.</translation>
    </message>
    <message>
        <source>Delete the file NAME_PHYS beside the model.</source>
        <extracomment>plan_act.no_physics_file.blender</extracomment>
        <translation>Die Datei NAME_PHYS neben dem Modell löschen.</translation>
    </message>
    <message>
        <source>Use at most 8 materials</source>
        <extracomment>plan_act.fewer_materials</extracomment>
        <translation>Höchstens 8 Materialien verwenden</translation>
    </message>
    <message>
        <source>Separate the materials again.</source>
        <extracomment>plan_act.fewer_materials.inverse</extracomment>
        <translation>Die Materialien wieder trennen.</translation>
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
        <translation>Beispiel: ein Ordner mit Archiven als fünf CSV-Dateien und als SQLite-Datenbank
  weighbridge statistics archives -o parts.csv.gz
  weighbridge statistics archives -o grid.sqlite
Beispiel: die Tabellen und was ihre Spalten bedeuten
  weighbridge statistics --schema sqlite
Beispiel: die Dateien für zehn Rechner auflisten, dann den dritten Anteil lesen
  weighbridge statistics archives --manifest grid.manifest
  weighbridge statistics --manifest grid.manifest --shard 3/10 -o parts-3.csv.gz</translation>
    </message>
    <message>
        <source>Share work among machines: with SCENE, write a list of the files to read; with --shard, read this list</source>
        <extracomment>statistics.manifest</extracomment>
        <translation>Arbeit auf mehrere Rechner verteilen: mit SCENE eine Liste der zu lesenden Dateien schreiben; mit --shard diese Liste lesen</translation>
    </message>
    <message>
        <source>expected K/N, with K from 1 to N and N up to {limit}; found &quot;{word}&quot;</source>
        <extracomment>statistics.shard_word</extracomment>
        <translation>K/N erwartet, mit K von 1 bis N und N bis {limit}; „{word}“ gefunden</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; cannot be used with --shard; the manifest lists the files to read</source>
        <extracomment>statistics.listed</extracomment>
        <translation>„{file}“ geht nicht zusammen mit --shard; das Manifest nennt die Dateien, die gelesen werden</translation>
    </message>
    <message>
        <source>{option} needs {other}</source>
        <extracomment>statistics.needs</extracomment>
        <translation>{option} braucht {other}</translation>
    </message>
    <message>
        <source>the file could not be read completely, because it ends inside the map (missing bytes: {bytes}); copy or export it again</source>
        <extracomment>ogz.truncated</extracomment>
        <translation>die Datei konnte nicht vollständig gelesen werden, weil sie mitten in der Karte endet (fehlende Byte: {bytes}); bitte neu kopieren oder exportieren</translation>
    </message>
    <message>
        <source>does not exist; put it where the project expects it</source>
        <extracomment>project.no_file</extracomment>
        <translation>existiert nicht; bitte dorthin legen, wo das Projekt die Datei erwartet</translation>
    </message>
    <message>
        <source>reading the database took more than {seconds} s, which is too long for its size; create the tables again</source>
        <extracomment>database.too_long</extracomment>
        <translation>das Lesen der Datenbank dauerte mehr als {seconds} s, zu lange für ihre Größe; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be text, not the number {found}; create the tables again</source>
        <extracomment>grid.text_expected</extracomment>
        <translation>der Wert von „{column}“ muss Text sein, nicht die Zahl {found}; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; is missing; create the tables again</source>
        <extracomment>grid.nothing_found</extracomment>
        <translation>der Wert von „{column}“ fehlt; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be 0 or 1, not {found}; create the tables again</source>
        <extracomment>grid.truth_expected</extracomment>
        <translation>der Wert von „{column}“ muss 0 oder 1 sein, nicht {found}; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be 0 or more, not {found}; create the tables again</source>
        <extracomment>grid.not_negative</extracomment>
        <translation>der Wert von „{column}“ muss 0 oder mehr sein, nicht {found}; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; cannot be &quot;{found}&quot;; create the tables again. Possible values: {words}</source>
        <extracomment>grid.unknown_word</extracomment>
        <translation>der Wert von „{column}“ kann nicht „{found}“ sein; bitte die Tabellen neu erzeugen. Mögliche Werte: {words}</translation>
    </message>
    <message>
        <source>this row is a duplicate or in the wrong place; create the tables again</source>
        <extracomment>grid.double_row</extracomment>
        <translation>diese Zeile ist doppelt oder steht an der falschen Stelle; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>a file is listed twice or out of order; create the tables again</source>
        <extracomment>grid.double_source</extracomment>
        <translation>eine Datei ist doppelt aufgeführt oder steht in anderer Reihenfolge; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>{file} (source {source}) is not in the list of files; create the tables again</source>
        <extracomment>grid.unlisted</extracomment>
        <translation>{file} (Quelle {source}) steht nicht in der Liste der Dateien; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the row before this one is missing; create the tables again</source>
        <extracomment>grid.row_before_missing</extracomment>
        <translation>die Zeile davor fehlt; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the file is incomplete or corrupted; copy it again, or create it again with &quot;weighbridge statistics&quot;</source>
        <extracomment>grid.cut</extracomment>
        <translation>die Datei ist unvollständig oder beschädigt; bitte neu kopieren oder mit „weighbridge statistics“ neu erzeugen</translation>
    </message>
    <message>
        <source>the number of rows for {file} must be {expected}, not {found}; the tables are incomplete or do not belong together, so create them again</source>
        <extracomment>grid.other_rows</extracomment>
        <translation>die Anzahl der Zeilen für {file} muss {expected} sein, nicht {found}; die Tabellen sind unvollständig oder gehören nicht zusammen, bitte neu erzeugen</translation>
    </message>
    <message>
        <source>the values of {file} (source {source}) differ from those that were written; create the tables again</source>
        <extracomment>grid.changed</extracomment>
        <translation>die Werte von {file} (Quelle {source}) weichen von den geschriebenen ab; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the rows of {file} (source {source}) are missing; create the tables again</source>
        <extracomment>grid.source_missing</extracomment>
        <translation>die Zeilen von {file} (Quelle {source}) fehlen; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>there are rows of source {source}, which {table} does not list; create the tables again</source>
        <extracomment>grid.source_unlisted</extracomment>
        <translation>es gibt Zeilen der Quelle {source}, die in {table} nicht aufgeführt ist; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the list of files or a baked-in constant was changed after the tables were written (files expected: {expected}, found: {found}); create the tables again</source>
        <extracomment>grid.sources_changed</extracomment>
        <translation>die Liste der Dateien oder eine fest eingebaute Konstante wurde nach dem Schreiben der Tabellen geändert (Dateien erwartet: {expected}, gefunden: {found}); bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the row &quot;sources&quot; in the table {table} is missing or incorrect; create the tables again</source>
        <extracomment>grid.no_digest</extracomment>
        <translation>die Zeile „sources“ in der Tabelle {table} fehlt oder ist falsch; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>{table} does not have the columns, types and keys that Weighbridge expects; create the tables again</source>
        <extracomment>grid.other_table</extracomment>
        <translation>{table} hat nicht die Spalten, Typen und Schlüssel von Weighbridge; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>{table} has the {kind} &quot;{name}&quot;, which Weighbridge did not create; drop this {kind}, or create the tables again</source>
        <extracomment>grid.foreign_object</extracomment>
        <translation>{table} hat etwas, das Weighbridge nicht erzeugt hat ({kind} „{name}“); bitte entfernen ({kind}) oder die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>the database could not be read completely ({reason}); create the tables again</source>
        <extracomment>grid.damaged</extracomment>
        <translation>die Datenbank konnte nicht vollständig gelesen werden ({reason}); bitte die Tabellen neu erzeugen</translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics triangles are at most {width} m wide; narrow triangles are expensive.</source>
        <extracomment>reason.thin</extracomment>
        <translation>
            <numerusform>Eines seiner {all} Physikdreiecke ist nur {width} m breit; schmale Dreiecke sind teuer.</numerusform>
            <numerusform>{count} seiner {all} Physikdreiecke sind höchstens {width} m breit; schmale Dreiecke sind teuer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics triangles account for most of the cost.</source>
        <extracomment>reason.many</extracomment>
        <translation>
            <numerusform>Eines seiner {all} Physikdreiecke trägt den größten Teil der Kosten.</numerusform>
            <numerusform>{count} seiner {all} Physikdreiecke tragen den größten Teil der Kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics hulls account for most of the cost.</source>
        <extracomment>reason.hulls</extracomment>
        <translation>
            <numerusform>Eine seiner {all} Physikhüllen trägt den größten Teil der Kosten.</numerusform>
            <numerusform>{count} seiner {all} Physikhüllen tragen den größten Teil der Kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its {all} physics hulls share the cost.</source>
        <extracomment>reason.all_hulls</extracomment>
        <translation>
            <numerusform>Es hat nur {all} Physikhülle; diese trägt die Kosten.</numerusform>
            <numerusform>Die Kosten verteilen sich auf seine {all} Physikhüllen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts as a single physics shape.</source>
        <extracomment>reason.shape</extracomment>
        <translation>Es zählt als eine einzige Physikform.</translation>
    </message>
    <message numerus="yes">
        <source>Its high level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.high</extracomment>
        <translation>
            <numerusform>Seine Detailstufe „hoch“ hat ein Dreieck und wird bis in {distance} m Entfernung gezeigt; je mehr Dreiecke, desto teurer der Download.</numerusform>
            <numerusform>Seine Detailstufe „hoch“ hat {count} Dreiecke und wird bis in {distance} m Entfernung gezeigt; je mehr Dreiecke, desto teurer der Download.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its medium level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.medium</extracomment>
        <translation>
            <numerusform>Seine Detailstufe „mittel“ hat ein Dreieck und wird bis in {distance} m Entfernung gezeigt; je mehr Dreiecke, desto teurer der Download.</numerusform>
            <numerusform>Seine Detailstufe „mittel“ hat {count} Dreiecke und wird bis in {distance} m Entfernung gezeigt; je mehr Dreiecke, desto teurer der Download.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its low level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.low</extracomment>
        <translation>
            <numerusform>Seine Detailstufe „niedrig“ hat ein Dreieck und wird bis in {distance} m Entfernung gezeigt; je mehr Dreiecke, desto teurer der Download.</numerusform>
            <numerusform>Seine Detailstufe „niedrig“ hat {count} Dreiecke und wird bis in {distance} m Entfernung gezeigt; je mehr Dreiecke, desto teurer der Download.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its lowest level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.lowest</extracomment>
        <translation>
            <numerusform>Seine Detailstufe „niedrigste“ hat ein Dreieck und wird bis in {distance} m Entfernung gezeigt; je mehr Dreiecke, desto teurer der Download.</numerusform>
            <numerusform>Seine Detailstufe „niedrigste“ hat {count} Dreiecke und wird bis in {distance} m Entfernung gezeigt; je mehr Dreiecke, desto teurer der Download.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its server weight, which counts parts and scripts, is the largest of the three weights.</source>
        <extracomment>reason.server</extracomment>
        <translation>Sein Servergewicht, das Teile und Skripte zählt, ist das größte der drei Gewichte.</translation>
    </message>
    <message numerus="yes">
        <source>The legacy accounting counts each of this object&apos;s {all} parts as 1 LI.</source>
        <extracomment>reason.counted</extracomment>
        <translation>
            <numerusform>Die alte Berechnung zählt jedes Teil als 1 LI, und dieses Objekt hat nur {all}.</numerusform>
            <numerusform>Die alte Berechnung zählt jedes der {all} Teile dieses Objekts als 1 LI.</numerusform>
        </translation>
    </message>
    <message>
        <source>of its region&apos;s {capacity} LI</source>
        <extracomment>explain.of_region</extracomment>
        <translation>von {capacity} LI seiner Region</translation>
    </message>
    <message>
        <source>of its parcel&apos;s {capacity} LI</source>
        <extracomment>explain.of_parcel</extracomment>
        <translation>von {capacity} LI seiner Parzelle</translation>
    </message>
    <message>
        <source>Land impact {after} instead of {before}</source>
        <extracomment>explain.saving</extracomment>
        <translation>Land Impact {after} statt {before}</translation>
    </message>
    <message>
        <source>Total land impact {after} instead of {before}</source>
        <extracomment>explain.saving_in_all</extracomment>
        <translation>Land Impact insgesamt {after} statt {before}</translation>
    </message>
    <message>
        <source>Land impact stays at {after}; before rounding, {after_unrounded} instead of {before_unrounded}</source>
        <extracomment>explain.saving_unrounded</extracomment>
        <translation>Land Impact bleibt {after}; vor dem Runden {after_unrounded} statt {before_unrounded}</translation>
    </message>
    <message>
        <source>Solid cube</source>
        <extracomment>legend.octree_solid</extracomment>
        <translation>Massiver Würfel</translation>
    </message>
    <message>
        <source>Indented cube</source>
        <extracomment>legend.octree_indented</extracomment>
        <translation>Eingerückter Würfel</translation>
    </message>
    <message>
        <source>Divided cube, shown as solid at the grid depth</source>
        <extracomment>legend.octree_divided</extracomment>
        <translation>Geteilter Würfel, in der Rastertiefe als massiv gezeigt</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <extracomment>legend.octree_depth</extracomment>
        <translation>Tiefe {depth}</translation>
    </message>
    <message>
        <source>Cell behind the face, at the grid depth</source>
        <extracomment>legend.hit_cell</extracomment>
        <translation>Zelle hinter der Fläche, in der Rastertiefe</translation>
    </message>
    <message>
        <source>Point under the pointer</source>
        <extracomment>legend.hit_point</extracomment>
        <translation>Punkt unter dem Zeiger</translation>
    </message>
    <message>
        <source>The method is wrong in {percent}% of the picture: {cause}</source>
        <extracomment>picking.wrong</extracomment>
        <translation>Das Verfahren ist in {percent} % des Bildes falsch: {cause}</translation>
    </message>
    <message>
        <source>several causes combined</source>
        <extracomment>picking.several</extracomment>
        <translation>mehrere Ursachen zusammen</translation>
    </message>
    <message>
        <source>The method is right everywhere in the picture</source>
        <extracomment>picking.all_right</extracomment>
        <translation>Überall im Bild richtig</translation>
    </message>
    <message>
        <source>The method whose picking errors are shown: {words}; default: {standard}. With inexor: the published method; with engine: the method of Inexor&apos;s engine</source>
        <extracomment>render.algorithm</extracomment>
        <translation>Das Verfahren, dessen Fehler gezeigt werden: {words}; {standard}, wenn nicht angegeben. Mit inexor das veröffentlichte Verfahren; mit engine das der Engine von Inexor</translation>
    </message>
    <message>
        <source>the 0.1 in the old triangle rule, 0.1 T T / (100 B)</source>
        <extracomment>constant.density_triangle_cost</extracomment>
        <translation>die 0.1 in der alten Dreiecksregel, 0.1 T T / (100 B)</translation>
    </message>
    <message>
        <source>a part with exactly one small side is flat if its average side length is above this</source>
        <extracomment>constant.flat_average</extracomment>
        <translation>ein Teil mit genau einer kleinen Seite ist flach, wenn seine mittlere Seitenlänge über diesem Wert liegt</translation>
    </message>
    <message>
        <source>a flat part&apos;s small side counts as at least this long</source>
        <extracomment>constant.flat_side</extracomment>
        <translation>die kleine Seite eines flachen Teils zählt als mindestens so lang</translation>
    </message>
    <message>
        <source>average side length above which a prim is tessellated at detail 3</source>
        <extracomment>constant.prim_detail_high</extracomment>
        <translation>mittlere Seitenlänge, ab der ein Prim mit Detail 3 in Dreiecke zerlegt wird</translation>
    </message>
    <message>
        <source>cost per part</source>
        <extracomment>constant.server_per_prim</extracomment>
        <translation>Kosten je Teil</translation>
    </message>
    <message>
        <source>the file has a DOCTYPE declaration, which is not allowed for security reasons; remove the declaration</source>
        <extracomment>xml.document_type</extracomment>
        <translation>die Datei hat eine DOCTYPE-Deklaration, die aus Sicherheitsgründen nicht erlaubt ist; bitte die Deklaration entfernen</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the download weight is the largest: {streaming} PE. The physics weight is {physics} PE, and the server weight is {server} PE.</source>
        <extracomment>why.streaming</extracomment>
        <translation>Der Land Impact ist {impact} LI, weil das Downloadgewicht das größte ist: {streaming} PE. Das Physikgewicht ist {physics} PE, das Servergewicht {server} PE.</translation>
    </message>
    <message>
        <source>{value} {unit} after Analyze</source>
        <extracomment>kit.after_analyze_one</extracomment>
        <translation>{value} {unit} nach „Analysieren“</translation>
    </message>
    <message>
        <source>Use flat panels as the physics shape</source>
        <extracomment>plan_act.panels</extracomment>
        <translation>Flache Platten als Physikform verwenden</translation>
    </message>
    <message>
        <source>outside the selection, or not the physics shape in use</source>
        <extracomment>legend.cost_none</extracomment>
        <translation>außerhalb der Auswahl, oder nicht die verwendete Physikform</translation>
    </message>
    <message>
        <source>was not written, because the upload would be refused (use --anyway to write it). {why}</source>
        <extracomment>app.would_be_refused</extracomment>
        <translation>wurde nicht geschrieben, weil der Upload abgelehnt würde (mit --anyway wird es trotzdem geschrieben). {why}</translation>
    </message>
    <message>
        <source>has only octrees; choose how to write them with --octree boxes or --octree surface</source>
        <extracomment>convert.octree_form</extracomment>
        <translation>enthält nur Octrees; wählen Sie mit --octree boxes oder --octree surface, wie sie geschrieben werden</translation>
    </message>
    <message>
        <source>--hulls-as-objects works only with -o NAME_PHYS.dae, NAME_PHYS.glb or NAME_PHYS.obj</source>
        <extracomment>shapes.objects_where</extracomment>
        <translation>--hulls-as-objects geht nur mit -o NAME_PHYS.dae, NAME_PHYS.glb oder NAME_PHYS.obj</translation>
    </message>
    <message>
        <source>in the old triangle rule, a side of the bounding box counts as at least this long; elsewhere, for display only</source>
        <extracomment>constant.minimum_side</extracomment>
        <translation>in der alten Dreiecksregel zählt eine Seite der Bounding-Box als mindestens so lang; sonst nur zur Anzeige</translation>
    </message>
    <message>
        <source>inferred, because the shape that determines the cost is not in the file; costs measured in world: Second Life wiki, Sculpted_Prim_Usage</source>
        <extracomment>term.sculpt_hull</extracomment>
        <translation>erschlossen, weil die Form, die die Kosten bestimmt, nicht in der Datei steht; inworld gemessene Kosten: Second-Life-Wiki, Sculpted_Prim_Usage</translation>
    </message>
    <message>
        <source>{name} costs {impact} LI as exported, up from {impact_before} LI. Download weight: {download} PE, previously {download_before} PE; physics weight: {physics} PE, previously {physics_before} PE. To lower the cost, allow larger deviations with --pixels and --within. You can also let the uploader generate the levels, or use no physics file</source>
        <extracomment>export.costs_more</extracomment>
        <translation>{name} kostet exportiert {impact} LI, vorher {impact_before} LI. Downloadgewicht: {download} PE, vorher {download_before} PE; Physikgewicht: {physics} PE, vorher {physics_before} PE. Um die Kosten zu senken, erlauben Sie mit --pixels und --within größere Abweichungen. Sie können auch den Uploader die Stufen generieren lassen oder keine Physikdatei verwenden</translation>
    </message>
    <message>
        <source>In the viewer: {how}</source>
        <extracomment>explain.how_in_viewer</extracomment>
        <translation>Im Viewer: {how}</translation>
    </message>
    <message>
        <source>In Blender: {how}</source>
        <extracomment>explain.how_in_blender</extracomment>
        <translation>In Blender: {how}</translation>
    </message>
    <message>
        <source>In Weighbridge: {how}</source>
        <extracomment>explain.how_here</extracomment>
        <translation>In Weighbridge: {how}</translation>
    </message>
    <message>
        <source>{act}. {how}</source>
        <extracomment>explain.how_of_act</extracomment>
        <translation>{act}. {how}</translation>
    </message>
    <message>
        <source>--set {key}: {why}</source>
        <extracomment>effect.setting</extracomment>
        <translation>--set {key}: {why}</translation>
    </message>
    <message>
        <source>The process has no environment variables.</source>
        <extracomment>wall.environment</extracomment>
        <translation>Der Prozess hat keine Umgebungsvariablen.</translation>
    </message>
    <message>
        <source>The process cannot gain privileges by running other programs.</source>
        <extracomment>wall.new_privileges</extracomment>
        <translation>Der Prozess kann keine Rechte gewinnen, indem er andere Programme ausführt.</translation>
    </message>
    <message>
        <source>The process cannot open, create, change or delete files.</source>
        <extracomment>wall.landlock</extracomment>
        <translation>Der Prozess kann keine Dateien öffnen, anlegen, ändern oder löschen.</translation>
    </message>
    <message>
        <source>constants</source>
        <extracomment>sheet.side</extracomment>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>object or place</source>
        <extracomment>sheet.object</extracomment>
        <translation>Objekt oder Ort</translation>
    </message>
    <message>
        <source>land impact, LI</source>
        <extracomment>sheet.land_impact</extracomment>
        <translation>Land Impact, LI</translation>
    </message>
    <message>
        <source>change, LI</source>
        <extracomment>sheet.change</extracomment>
        <translation>Änderung, LI</translation>
    </message>
    <message>
        <source>download, PE</source>
        <extracomment>sheet.download</extracomment>
        <translation>Download, PE</translation>
    </message>
    <message>
        <source>physics, PE</source>
        <extracomment>sheet.physics</extracomment>
        <translation>Physik, PE</translation>
    </message>
    <message>
        <source>server, PE</source>
        <extracomment>sheet.server</extracomment>
        <translation>Server, PE</translation>
    </message>
    <message>
        <source>over capacity</source>
        <extracomment>sheet.over</extracomment>
        <translation>über der Kapazität</translation>
    </message>
    <message>
        <source>restriction</source>
        <extracomment>cell.wall</extracomment>
        <translation>Beschränkung</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>cell.holds</extracomment>
        <translation>aktiv</translation>
    </message>
    <message numerus="yes">
        <source>{what} claims to have {count} elements, more than the rest of the data can hold (bytes left: {have})</source>
        <extracomment>llsd.impossible_count</extracomment>
        <translation>
            <numerusform>{what} gibt 1 Element an; mehr, als der Rest der Daten fassen kann (übrige Byte: {have})</numerusform>
            <numerusform>{what} gibt {count} Elemente an; mehr, als der Rest der Daten fassen kann (übrige Byte: {have})</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is incomplete: it ends at byte {file}, inside the header of the mesh asset; get a new copy</source>
        <extracomment>asset.header_cut</extracomment>
        <translation>die Datei endet bei Byte {file}, mitten im Kopf des Mesh-Assets; sie ist unvollständig: bitte eine neue Kopie beschaffen</translation>
    </message>
    <message>
        <source>version {version} of the mesh asset format is not supported; the latest supported version is {limit}</source>
        <extracomment>asset.version</extracomment>
        <translation>Version {version} des Mesh-Asset-Formats wird nicht unterstützt; unterstützte Versionen: bis {limit}</translation>
    </message>
    <message>
        <source>the block&apos;s compressed data is incomplete</source>
        <extracomment>asset.stream_truncated</extracomment>
        <translation>die komprimierten Daten des Blocks sind unvollständig</translation>
    </message>
    <message>
        <source>&quot;Weights&quot; ends inside the entry for vertex {vertex}</source>
        <extracomment>asset.weights_cut</extracomment>
        <translation>„Weights“ endet mitten im Eintrag von Eckpunkt {vertex}</translation>
    </message>
    <message>
        <source>BoundingVerts is missing; without it, the asset has no Convex Hull shape</source>
        <extracomment>asset.no_base_hull</extracomment>
        <translation>BoundingVerts fehlt; ohne das hat das Asset keine Form „Konvexe Hülle“</translation>
    </message>
    <message numerus="yes">
        <source>has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</source>
        <extracomment>asset.flat_base_hull</extracomment>
        <translation>
            <numerusform>hat {points} Punkt und kein Volumen; das Grid lehnt das wahrscheinlich ab, obwohl solche Hüllen in der Praxis verwendet werden</numerusform>
            <numerusform>hat {points} Punkte und kein Volumen; das Grid lehnt das wahrscheinlich ab, obwohl solche Hüllen in der Praxis verwendet werden</numerusform>
        </translation>
    </message>
    <message>
        <source>there is unexpected data after the end of the octree</source>
        <extracomment>octree.trailing</extracomment>
        <translation>nach dem Ende des Octrees stehen unerwartete Daten</translation>
    </message>
    <message>
        <source>the file ends inside its header; expected a 4-byte version number after &quot;Inexor Octree&quot;</source>
        <extracomment>nxoc.cut_header</extracomment>
        <translation>die Datei endet im Kopf; nach „Inexor Octree“ Versionsnummer aus 4 Byte erwartet</translation>
    </message>
    <message>
        <source>The face, edge or corner cannot move in any farther: it has reached the opposite side.</source>
        <extracomment>edit.pushed_in</extracomment>
        <translation>Weiter lässt es sich nicht eindrücken: Es hat die gegenüberliegende Seite erreicht.</translation>
    </message>
    <message>
        <source>The face, edge or corner cannot move out any farther: it has reached the bounds of its cube. To go farther, fill the cell in front of the cube.</source>
        <extracomment>edit.pushed_out</extracomment>
        <translation>Fläche, Kante oder Ecke lässt sich nicht weiter herausziehen: Sie hat die Grenze ihres Würfels erreicht. Um weiter zu gehen, füllen Sie die Zelle vor dem Würfel.</translation>
    </message>
    <message>
        <source>An octree can be at most {limit} levels deep.</source>
        <extracomment>edit.too_deep</extracomment>
        <translation>Ein Octree kann höchstens {limit} Ebenen tief sein.</translation>
    </message>
    <message>
        <source>the method tests boxes against an infinite line, so boxes behind the origin count as hits</source>
        <extracomment>cause.line</extracomment>
        <translation>es prüft Quader gegen eine endlose Gerade, darum zählen auch Quader hinter dem Ursprung</translation>
    </message>
    <message>
        <source>it stops after the first four children that the ray meets, counted in index order, not in order along the ray</source>
        <extracomment>cause.four_children</extracomment>
        <translation>es hört nach den ersten vier Teilwürfeln auf, die der Strahl trifft, in deren eigener Reihenfolge statt in der des Strahls</translation>
    </message>
    <message>
        <source>it picks the face whose center is nearest to the point where the ray meets that face&apos;s plane, not the face that the ray enters through</source>
        <extracomment>cause.face_centre</extracomment>
        <translation>es nimmt die Fläche, deren Mitte dem Punkt des Strahls in ihrer Ebene am nächsten ist, nicht die, durch die der Strahl eintritt</translation>
    </message>
    <message>
        <source>refers to the file &quot;{file}&quot;, which is outside the model&apos;s folder and is therefore not read; put it in that folder</source>
        <extracomment>model.outside_folder</extracomment>
        <translation>verweist auf die Datei „{file}“ außerhalb des Modellordners, die darum nicht gelesen wird; bitte in diesen Ordner legen</translation>
    </message>
    <message>
        <source>The process has no access to any network.</source>
        <extracomment>wall.network</extracomment>
        <translation>Der Prozess hat keinen Zugang zu einem Netzwerk.</translation>
    </message>
    <message>
        <source>The process runs in a separate, empty file system.</source>
        <extracomment>wall.file_system</extracomment>
        <translation>Der Prozess ist in einem eigenen, leeren Dateisystem.</translation>
    </message>
    <message>
        <source>The process has none of root&apos;s capabilities.</source>
        <extracomment>wall.capabilities</extracomment>
        <translation>Der Prozess hat keine der Befugnisse von root.</translation>
    </message>
    <message>
        <source>The process cannot write to files, start other processes, or have more than a few files open at once.</source>
        <extracomment>wall.limits</extracomment>
        <translation>Der Prozess kann weder in Dateien schreiben noch andere Prozesse starten noch mehr als ein paar Dateien zugleich offen haben.</translation>
    </message>
    <message>
        <source>uses version {version} of the project format, but this release of Weighbridge reads only version 1; open it with a newer release</source>
        <extracomment>project.newer_version</extracomment>
        <translation>verwendet Version {version} des Projektformats, diese Version von Weighbridge liest aber nur Version 1; bitte mit einer neueren öffnen</translation>
    </message>
    <message>
        <source>the keys &quot;profile&quot; and &quot;path&quot; describe a {curves}, not a {kind}; these keys determine the cost</source>
        <extracomment>project.other_curves</extracomment>
        <translation>Profil und Pfad sind die der Art {curves}, nicht {kind}; die Kurven entscheiden, was es kostet</translation>
    </message>
    <message>
        <source>the region {region} has no parcel with the name or id {parcel}; use one listed under the region&apos;s &quot;parcels&quot;</source>
        <extracomment>project.unknown_parcel</extracomment>
        <translation>die Region {region} hat keine Parzelle mit dem Namen oder der ID {parcel}; bitte eine verwenden, die in der Region unter „parcels“ steht</translation>
    </message>
    <message>
        <source>cannot be read, because you do not have permission</source>
        <extracomment>project.not_readable</extracomment>
        <translation>kann nicht gelesen werden, weil Ihnen die Leseberechtigung fehlt</translation>
    </message>
    <message>
        <source>contains statistics that were calculated with different values of {keys}; set these constants to the values in the tables, or use another database</source>
        <extracomment>grid.other_constants</extracomment>
        <translation>enthält Statistiken unter anderen Werten von {keys}, die in die Tabellen fest eingebaut sind; bitte jene Werte oder eine andere Datenbank verwenden</translation>
    </message>
    <message>
        <source>processing stopped: {reason}</source>
        <extracomment>grid.given_up</extracomment>
        <translation>die Arbeit wurde abgebrochen: {reason}</translation>
    </message>
    <message>
        <source>Made by &quot;weighbridge sql --stage shard&quot;. Run this query on each machine that has sources, and combine all rows into one table, weighbridge_partial. All rows of a source must be on the same machine.</source>
        <extracomment>query.comment_shard</extracomment>
        <translation>Erzeugt von „weighbridge sql --stage shard“. Diese Abfrage auf jedem Rechner ausführen, der Quellen hat, und alle Zeilen in einer Tabelle weighbridge_partial zusammenführen. Alle Zeilen einer Quelle müssen auf demselben Rechner liegen.</translation>
    </message>
    <message>
        <source>contains no files, because nothing was loaded or loading was interrupted; run &quot;weighbridge statistics&quot; again with the same files</source>
        <extracomment>query.no_files</extracomment>
        <translation>enthält keine Dateien, weil nichts geladen oder das Laden unterbrochen wurde; bitte „weighbridge statistics“ mit denselben Dateien erneut ausführen</translation>
    </message>
    <message>
        <source>does not begin as a {ending} file should; it is corrupted, or its extension is wrong</source>
        <extracomment>import.not_as_named</extracomment>
        <translation>beginnt nicht wie eine {ending}-Datei; sie ist beschädigt, oder ihre Endung ist falsch</translation>
    </message>
    <message>
        <source>{percent}% of the surface is missing, because some polygons could not be triangulated completely; triangulate the model and export it again</source>
        <extracomment>plain.surface_lost</extracomment>
        <translation>{percent} % der Oberfläche fehlen, weil sich einige Polygone nicht vollständig triangulieren ließen; bitte das Modell triangulieren und neu exportieren</translation>
    </message>
    <message>
        <source>is sheared or flattened; parts do not support such a transform, so it is applied to the vertices instead, and the part itself has no rotation</source>
        <extracomment>plain.baked</extracomment>
        <translation>ist geschert oder plattgedrückt; Teile unterstützen das nicht, darum werden stattdessen die Eckpunkte so verformt, und das Teil selbst hat keine Drehung</translation>
    </message>
    <message>
        <source>has more than {faces} faces, the limit for one prim, so it becomes {parts} prims. Use at most {faces} materials to keep it as one prim.</source>
        <extracomment>plain.split</extracomment>
        <translation>hat mehr als {faces} Flächen, die Grenze eines Prims, und wird darum {parts} Prims. Mit höchstens {faces} Materialien bleibt es ein Prim.</translation>
    </message>
    <message>
        <source>{companion} has materials that the model lacks; the faces with these materials are left out</source>
        <extracomment>plain.companion_materials</extracomment>
        <translation>{companion} hat Materialien, die dem Modell fehlen; ihre Flächen werden ausgelassen</translation>
    </message>
    <message>
        <source>the number of parts in &quot;{name}&quot; differs ({grid} on the grid, {here} here)</source>
        <extracomment>measured.other_parts</extracomment>
        <translation>„{name}“ hat im Grid {grid} Teile, hier aber {here}</translation>
    </message>
    <message>
        <source>column &quot;{column}&quot; occurs more than once; use it only once</source>
        <extracomment>measured.column_again</extracomment>
        <translation>Spalte „{column}“ kommt mehrmals vor; bitte nur einmal verwenden</translation>
    </message>
    <message>
        <source>has {found} cells, but the first line has {expected}; this line is ignored</source>
        <extracomment>measured.too_many_cells</extracomment>
        <translation>hat {found} Zellen, die erste Zeile aber {expected}; die Zeile wird ausgelassen</translation>
    </message>
    <message>
        <source>the scene has several linksets called &quot;{linkset}&quot;, so these costs are ignored; give each of these linksets a unique name, or use linkset ids</source>
        <extracomment>measured.ambiguous</extracomment>
        <translation>die Szene hat mehrere Linksets namens „{linkset}“, darum werden diese Kosten ausgelassen; bitte jedem dieser Linksets einen eigenen Namen geben oder Linkset-IDs verwenden</translation>
    </message>
    <message>
        <source>a value for this linkset differs from an earlier one; the earlier value is kept</source>
        <extracomment>measured.conflict</extracomment>
        <translation>ein Wert für dieses Linkset weicht von einem früheren ab; der frühere gilt</translation>
    </message>
    <message>
        <source>has an unknown curve or an out-of-range number; the most similar prim is used</source>
        <extracomment>import.shape_changed</extracomment>
        <translation>hat eine unbekannte Kurve oder eine Zahl außerhalb des Bereichs; das ähnlichste Prim gilt</translation>
    </message>
    <message>
        <source>mirrors or shears the mesh; parts support neither, so mirroring and shear are ignored</source>
        <extracomment>slm.inexact_transform</extracomment>
        <translation>spiegelt oder schert, was ein Teil nicht kann; das wird ausgelassen</translation>
    </message>
    <message>
        <source>{file} and the model have different numbers of objects ({found} and {expected}). In that file, use exactly one object for each object in the model.</source>
        <extracomment>upload.level_objects</extracomment>
        <translation>{file} und das Modell haben verschieden viele Objekte ({found} und {expected}). Bitte dort für jedes Objekt des Modells genau eines vorsehen.</translation>
    </message>
    <message>
        <source>there is no physics shape to write to a separate file, because no part with the shape type Prim has a physics mesh or hulls</source>
        <extracomment>export.no_physics</extracomment>
        <translation>es gibt keine Physikform für eine eigene Datei, weil kein Teil vom Formtyp „Prim“ ein Physik-Mesh oder Hüllen hat</translation>
    </message>
    <message>
        <source>saving to this file would lose {what}, because a .scene file can hold only octrees and rays; use .weighbridge, which can hold everything</source>
        <extracomment>export.would_lose</extracomment>
        <translation>das Speichern in dieser Datei würde {what} verlieren, weil eine .scene-Datei nur Octrees und Strahlen enthalten kann; bitte .weighbridge verwenden, das alles enthalten kann</translation>
    </message>
    <message>
        <source>contains only cubes, so the octree&apos;s size, position and rotation are left out; programs that read the file assume a size of 32 m</source>
        <extracomment>export.only_cubes</extracomment>
        <translation>enthält nur Würfel, darum werden Größe, Position und Drehung des Octrees ausgelassen; Leseprogramme nehmen eine Größe von 32 m an</translation>
    </message>
    <message>
        <source>OCTANTs of eight SOLID cubes are kept, but Inexor&apos;s engine crashes when it reads them; omit --keep-structure to write SOLID cubes instead</source>
        <extracomment>export.crashes_engine</extracomment>
        <translation>OCTANT-Würfel aus acht SOLID-Würfeln bleiben erhalten, aber die Engine von Inexor stürzt ab, wenn sie sie liest; ohne --keep-structure werden stattdessen SOLID-Würfel geschrieben</translation>
    </message>
    <message>
        <source>Keep at least one hull: without one, the grid would use the base hull for collisions.</source>
        <extracomment>shape.last_hull</extracomment>
        <translation>Behalten Sie mindestens eine Hülle: Ohne jede würde das Mesh als seine Basishülle kollidieren.</translation>
    </message>
    <message>
        <source>A small mesh for each hull, linked; the original mesh gets shape type None</source>
        <extracomment>method.hull_linkset_help</extracomment>
        <translation>Ein kleines Mesh für jede Hülle, verlinkt; das Mesh selbst bekommt den Formtyp „Keine“</translation>
    </message>
    <message>
        <source>Boxes, cylinders and spheres, linked; the original mesh gets shape type None</source>
        <extracomment>method.prims_help</extracomment>
        <translation>Quader, Zylinder und Kugeln, verlinkt; das Mesh selbst bekommt den Formtyp „Keine“</translation>
    </message>
    <message numerus="yes">
        <source>the base hull has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</source>
        <extracomment>cost.hull_without_volume</extracomment>
        <translation>
            <numerusform>die Basishülle hat {points} Punkt und kein Volumen; das Grid lehnt sie wahrscheinlich ab, obwohl solche Hüllen in der Praxis verwendet werden</numerusform>
            <numerusform>die Basishülle hat {points} Punkte und kein Volumen; das Grid lehnt sie wahrscheinlich ab, obwohl solche Hüllen in der Praxis verwendet werden</numerusform>
        </translation>
    </message>
    <message>
        <source>the linkset has no parts, so it costs nothing</source>
        <extracomment>cost.empty_linkset</extracomment>
        <translation>das Linkset hat keine Teile; es kostet nichts</translation>
    </message>
    <message numerus="yes">
        <source>its base hull has {points} points and no volume. The grid will likely refuse it, though people use such hulls in practice.</source>
        <extracomment>upload.flat_base_hull</extracomment>
        <translation>
            <numerusform>seine Basishülle hat {points} Punkt und kein Volumen. Das Grid lehnt sie wahrscheinlich ab, obwohl solche Hüllen in der Praxis verwendet werden.</numerusform>
            <numerusform>seine Basishülle hat {points} Punkte und kein Volumen. Das Grid lehnt sie wahrscheinlich ab, obwohl solche Hüllen in der Praxis verwendet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>parcel id</source>
        <extracomment>column.parcel_id</extracomment>
        <translation>Parzellen-ID</translation>
    </message>
    <message>
        <source>deviation location x m</source>
        <extracomment>column.deviation_x_m</extracomment>
        <translation>Abweichung bei x m</translation>
    </message>
    <message>
        <source>deviation location y m</source>
        <extracomment>column.deviation_y_m</extracomment>
        <translation>Abweichung bei y m</translation>
    </message>
    <message>
        <source>deviation location z m</source>
        <extracomment>column.deviation_z_m</extracomment>
        <translation>Abweichung bei z m</translation>
    </message>
    <message>
        <source>the engine and the exact method disagree ({difference})</source>
        <extracomment>pick.engine_difference</extracomment>
        <translation>die Engine und das exakte Verfahren stimmen nicht überein ({difference})</translation>
    </message>
    <message>
        <source>Decision sheet for &quot;{name}&quot;</source>
        <extracomment>sheet.title</extracomment>
        <translation>Entscheidungsblatt für „{name}“</translation>
    </message>
    <message>
        <source>Constants that differ</source>
        <extracomment>sheet.constants</extracomment>
        <translation>Konstanten, die sich unterscheiden</translation>
    </message>
    <message>
        <source>All columns use the same constants.</source>
        <extracomment>sheet.no_constants</extracomment>
        <translation>Alle Spalten haben dieselben Konstanten.</translation>
    </message>
    <message>
        <source>  complete: confirmed by a checksum or by the exact length</source>
        <extracomment>inspect.wholeness_checked</extracomment>
        <translation>  vollständig: durch eine Prüfsumme oder die genaue Länge bestätigt</translation>
    </message>
    <message>
        <source>The physics shape used to weigh the part.</source>
        <extracomment>help.representation</extracomment>
        <translation>Die Physikform, als die das Teil gewogen wird.</translation>
    </message>
    <message>
        <source>The average width of the triangles, before limits are applied: the number of triangles divided by the sum of 1 / width. Slivers lower this average.</source>
        <extracomment>help.width_m</extracomment>
        <translation>Die mittlere Breite der Dreiecke, noch ohne Grenzen: ihre Anzahl geteilt durch die Summe von 1 / Breite. Splitter machen sie klein.</translation>
    </message>
    <message>
        <source>For each part, the largest of its three weights counts; the land impact is the sum over all parts, {rounding}.</source>
        <extracomment>explain.sum_of_parts</extracomment>
        <translation>Bei jedem Teil zählt das größte seiner drei Gewichte; der Land Impact ist ihre Summe, {rounding}.</translation>
    </message>
    <message>
        <source>The legacy accounting applies, because none of the linkset&apos;s parts opts in to the new accounting. Once a part is a mesh or gets the physics shape type None, the three weights decide.</source>
        <extracomment>explain.counted_opensim</extracomment>
        <translation>Die alte Berechnung gilt, weil keines der Teile des Linksets auf die neue Berechnung umstellt. Sobald ein Teil ein Mesh ist oder den Physikformtyp „Keine“ bekommt, entscheiden die drei Gewichte.</translation>
    </message>
    <message>
        <source>viewer: as computed today by an open-source viewer or simulator</source>
        <extracomment>explain.viewer</extracomment>
        <translation>Viewer: wie heute von einem quelloffenen Viewer oder Simulator berechnet</translation>
    </message>
    <message>
        <source>Linksets that can no longer be set physical because of the limit of {limit} PE or the limit on the number of parts: {count} ({names}).</source>
        <extracomment>changes.no_longer_physical</extracomment>
        <translation>Kann nicht mehr physisch werden ({count}), wegen der Grenze von {limit} PE oder der Grenze für die Zahl der Teile: {names}.</translation>
    </message>
    <message>
        <source>in quotes, \ can come only before a quote or another \</source>
        <extracomment>filter.bad_escape</extracomment>
        <translation>in Anführungszeichen kann \ nur vor einem Anführungszeichen oder einem weiteren \ stehen</translation>
    </message>
    <message>
        <source>Profile {profile}: changed constants are marked and listed first.</source>
        <extracomment>html.constants_of</extracomment>
        <translation>Profil {profile}: Geänderte Konstanten sind markiert und stehen vorn.</translation>
    </message>
    <message>
        <source>No effect under {profile}: the server weight does not use this constant. The constant changes only the simulator cost (SRC), which does not count under this profile.</source>
        <extracomment>effect.simulator</extracomment>
        <translation>Keine Wirkung unter {profile}: Das Servergewicht verwendet sie dort nicht. Sie ändert nur die Simulatorkosten (SRC), die dort nicht zählen.</translation>
    </message>
    <message>
        <source>the measured cost of &quot;{linkset}&quot; is ignored: one of its meshes is missing or incomplete, so the linkset&apos;s cost is unknown</source>
        <extracomment>measured.mesh_missing</extracomment>
        <translation>die gemessenen Kosten von „{linkset}“ werden ausgelassen: Eines seiner Meshes fehlt oder ist unvollständig, darum sind seine Kosten unbekannt</translation>
    </message>
    <message>
        <source>the measurements determine only the combined effect of these constants, not their individual values: {keys}</source>
        <extracomment>calibrate.inseparable</extracomment>
        <translation>die Messungen können diese Konstanten nicht trennen: {keys}; sie bestimmen nur deren gemeinsame Wirkung</translation>
    </message>
    <message numerus="yes">
        <source>Adding {count} scripts to {parts}</source>
        <extracomment>act.more_scripts</extracomment>
        <translation>
            <numerusform>Ein Skript hineingelegt ({parts})</numerusform>
            <numerusform>{count} Skripte hineingelegt ({parts})</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Convex Hull so that the linkset uses the new accounting.</source>
        <extracomment>advice.opt_in</extracomment>
        <translation>Den Physikformtyp von {part} auf „Konvexe Hülle“ setzen, damit für das Linkset die neue Berechnung gilt.</translation>
    </message>
    <message>
        <source>To switch the linkset to the new accounting, set the physics shape type of these {count} parts to Convex Hull: {parts}.</source>
        <extracomment>advice.opt_in_these</extracomment>
        <translation>Damit für das Linkset die neue Berechnung gilt, den Physikformtyp dieser {count} Teile auf „Konvexe Hülle“ setzen: {parts}.</translation>
    </message>
    <message>
        <source>Set the physics shape type of all {count} parts to Convex Hull so that the linkset uses the new accounting.</source>
        <extracomment>advice.opt_in_prims</extracomment>
        <translation>Den Physikformtyp aller {count} Teile auf „Konvexe Hülle“ setzen, damit für das Linkset die neue Berechnung gilt.</translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more just like it, replace each physics shape with {count} hulls.</source>
        <extracomment>advice.made_hulls_alike</extracomment>
        <translation>
            <numerusform>Die Physikform von {part} und {more} weiteren genau gleichen durch eine Hülle ersetzen.</numerusform>
            <numerusform>Die Physikform von {part} und {more} weiteren genau gleichen durch {count} Hüllen ersetzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more just like it, replace each physics shape with {count} triangles.</source>
        <extracomment>advice.made_triangles_alike</extracomment>
        <translation>
            <numerusform>Die Physikform von {part} und {more} weiteren genau gleichen durch ein Dreieck ersetzen.</numerusform>
            <numerusform>Die Physikform von {part} und {more} weiteren genau gleichen durch {count} Dreiecke ersetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new physics shape deviates from the visual mesh by at most {distance} cm.</source>
        <extracomment>caution.made_shape</extracomment>
        <translation>Die neue Physikform weicht höchstens {distance} cm vom sichtbaren Mesh ab.</translation>
    </message>
    <message>
        <source>Gaps of up to {width} m can remain.</source>
        <extracomment>caution.gaps</extracomment>
        <translation>Lücken von bis zu {width} m können bleiben.</translation>
    </message>
    <message>
        <source>You have to rewrite the scripts as a single script.</source>
        <extracomment>caution.one_script</extracomment>
        <translation>Sie müssen zu einem einzigen Skript umgeschrieben werden.</translation>
    </message>
    <message>
        <source>Once moved, a script can no longer reach its old object through link messages.</source>
        <extracomment>caution.scripts_moved</extracomment>
        <translation>Nach dem Verlegen erreicht ein Skript sein altes Objekt nicht mehr durch Link-Nachrichten.</translation>
    </message>
    <message>
        <source>Scripts in one object can then no longer reach the other.</source>
        <extracomment>caution.unlinked_scripted</extracomment>
        <translation>Skripte reichen dann nicht hinüber.</translation>
    </message>
    <message>
        <source>The two objects no longer move together, and scripts in one can no longer reach the other.</source>
        <extracomment>caution.unlinked</extracomment>
        <translation>Sie bewegen sich nicht mehr zusammen, und Skripte reichen nicht hinüber.</translation>
    </message>
    <message>
        <source>Change the number in Properties &gt; Scripts for both objects.</source>
        <extracomment>plan_act.move_scripts.here</extracomment>
        <translation>Die Zahl in Eigenschaften &gt; Skripte bei beiden Objekten ändern.</translation>
    </message>
    <message>
        <source>Combine textures into an atlas until the object has at most 8 materials.</source>
        <extracomment>plan_act.fewer_materials.blender</extracomment>
        <translation>Texturen zu einem Atlas zusammenfassen, bis das Objekt nur noch 8 Materialien hat.</translation>
    </message>
    <message>
        <source>Cost in LI (parts in PE)</source>
        <extracomment>legend.ramp_land_impact</extracomment>
        <translation>Kosten in LI (Teile in PE)</translation>
    </message>
    <message>
        <source>it picks a different cube or face than the exact method</source>
        <extracomment>picking.unexplained</extracomment>
        <translation>es wählt einen anderen Würfel oder eine andere Fläche als das exakte Verfahren</translation>
    </message>
    <message>
        <source>&quot;weighbridge COMMAND --help&quot; lists a command&apos;s options and shows an example.</source>
        <extracomment>app.footer</extracomment>
        <translation>„weighbridge COMMAND --help“ listet die Optionen eines Befehls auf, mit einem Beispiel.</translation>
    </message>
    <message>
        <source>unknown option &quot;{word}&quot; for &quot;{command}&quot;{hint}</source>
        <extracomment>app.unknown_option</extracomment>
        <translation>unbekannte Option „{word}“ von „{command}“{hint}</translation>
    </message>
    <message>
        <source>Without a command, the given files open in a window as one scene.</source>
        <extracomment>man.window</extracomment>
        <translation>Ohne Befehl werden die angegebenen Dateien in einem Fenster geöffnet, als eine Szene.</translation>
    </message>
    <message>
        <source>--help and --version can follow any command. Results go to standard output or to a file, which is written completely or not at all.</source>
        <extracomment>man.everywhere</extracomment>
        <translation>--help und --version können auf jeden Befehl folgen. Ergebnisse gehen auf die Standardausgabe oder in eine Datei, die vollständig oder gar nicht geschrieben wird.</translation>
    </message>
    <message>
        <source>0: success. 1: an input was refused or could not be read completely (without --partial), or an output could not be written. Each problem is reported on its own line on standard error. 2: usage error.</source>
        <extracomment>man.status</extracomment>
        <translation>0: Erfolg. 1: Eine Eingabe wurde abgelehnt oder konnte nicht vollständig gelesen werden (ohne --partial), oder eine Ausgabe konnte nicht geschrieben werden. Zu jedem Problem steht eine eigene Zeile in der Standardfehlerausgabe. 2: falscher Aufruf.</translation>
    </message>
    <message>
        <source>Costs measured by the grid: a CSV file, an LLSD reply, or a viewer&apos;s chat log with lines from the measuring script. The measured costs are shown beside each linkset&apos;s estimates</source>
        <extracomment>option.measured</extracomment>
        <translation>Vom Grid gemessene Kosten: eine CSV-Datei, eine LLSD-Antwort oder das Chatprotokoll eines Viewers mit Zeilen des Messskripts. Die gemessenen Kosten stehen bei jedem Linkset neben den Schätzungen</translation>
    </message>
    <message>
        <source>Show the scene&apos;s own measured costs beside each linkset&apos;s estimates</source>
        <extracomment>option.compare</extracomment>
        <translation>Die gemessenen Kosten der Szene neben den Schätzungen zeigen, je Linkset</translation>
    </message>
    <message>
        <source>has no effect on {format} output; it applies only to CSV</source>
        <extracomment>option.only_csv</extracomment>
        <translation>hat bei Ausgabe als {format} keine Wirkung; es gilt nur für CSV</translation>
    </message>
    <message>
        <source>Weigh with these constants instead of the scene&apos;s own: a built-in profile or a profile file</source>
        <extracomment>option.profile</extracomment>
        <translation>Unter diesen Konstanten wiegen statt unter denen der Szene: ein eingebautes Profil oder eine Profildatei</translation>
    </message>
    <message>
        <source>Also search for simpler levels of detail for meshes with more than 6,000 triangles; the search takes several minutes</source>
        <extracomment>option.thorough</extracomment>
        <translation>Auch nach einfacheren Detailstufen für Meshes mit mehr als 6.000 Dreiecken suchen; die Suche dauert mehrere Minuten</translation>
    </message>
    <message>
        <source>Files and folders left out because they could not be read: {count}.</source>
        <extracomment>folder.refused</extracomment>
        <translation>Dateien und Ordner, die nicht gelesen werden konnten und nicht enthalten sind: {count}.</translation>
    </message>
    <message>
        <source>Files left out because their type is not supported: {count}.</source>
        <extracomment>folder.left_alone</extracomment>
        <translation>Dateien, die ausgelassen wurden, weil ihr Typ nicht unterstützt wird: {count}.</translation>
    </message>
    <message>
        <source>Constants to bake into the tables: a built-in profile or a profile file; default: second-life</source>
        <extracomment>option.baked_profile</extracomment>
        <translation>Konstanten, die in die Tabellen fest eingebaut werden: ein eingebautes Profil oder eine Profildatei; second-life, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>Change a constant that is baked into the tables; repeatable</source>
        <extracomment>option.baked_set</extracomment>
        <translation>Eine der in die Tabellen fest eingebauten Konstanten ändern; mehrmals möglich</translation>
    </message>
    <message>
        <source>Change a constant or choice; repeatable. To sweep over a constant, give FROM:TO:STEPS as its value</source>
        <extracomment>option.set_or_range</extracomment>
        <translation>Eine Konstante oder Auswahl ändern; mehrmals möglich. Mit FROM:TO:STEPS als Wert wird diese Konstante durchlaufen</translation>
    </message>
    <message>
        <source>Let projects read files outside their own folder; use this option only for projects you trust</source>
        <extracomment>option.allow_outside</extracomment>
        <translation>Projekte auch Dateien außerhalb ihres eigenen Ordners lesen lassen; nur für Projekte, denen Sie vertrauen</translation>
    </message>
    <message>
        <source>Calculate everything; do not use cached results</source>
        <extracomment>option.no_cache</extracomment>
        <translation>Alles berechnen; frühere Ergebnisse aus dem Cache nicht verwenden</translation>
    </message>
    <message>
        <source>Show the contents of a file and anything in it that the grid would refuse.</source>
        <extracomment>inspect.about</extracomment>
        <translation>Den Inhalt einer Datei zeigen, und alles, was das Grid ablehnen würde.</translation>
    </message>
    <message>
        <source>Weigh scenes and write the results as a table, or as a page to send or print.</source>
        <extracomment>report.about</extracomment>
        <translation>Szenen wiegen und eine Tabelle schreiben, oder eine Seite zum Senden oder Drucken.</translation>
    </message>
    <message>
        <source>Rays to cast instead of the scene&apos;s own, from a file (- for standard input): one per line, or as binary records</source>
        <extracomment>pick.rays</extracomment>
        <translation>Strahlen einer Datei oder, mit -, der Standardeingabe, beliebig viele: je Zeile einer, oder binäre Datensätze; statt derer der Szene</translation>
    </message>
    <message>
        <source>Like --point, but for points from a file (- for standard input): X Y Z on each line</source>
        <extracomment>pick.points</extracomment>
        <translation>Dasselbe für die Punkte einer Datei oder, mit -, der Standardeingabe: X Y Z in jeder Zeile</translation>
    </message>
    <message>
        <source>Number of levels in octrees made from parts; default: {standard}</source>
        <extracomment>convert.depth</extracomment>
        <translation>Ebenen der Octrees, zu denen Teile werden; {standard}, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>Find the constants that reproduce the costs measured by the grid, and show the standard error of each constant.</source>
        <extracomment>calibrate.about</extracomment>
        <translation>Die Konstanten suchen, aus denen sich die vom Grid gemessenen Kosten ergeben, und den Standardfehler jeder Konstante zeigen.</translation>
    </message>
    <message>
        <source>Costs measured by the grid: a CSV file, an LLSD reply, or a viewer&apos;s chat log with lines from the measuring script. Default: the scene&apos;s own measured costs</source>
        <extracomment>calibrate.measured</extracomment>
        <translation>Vom Grid gemessene Kosten: eine CSV-Datei, eine LLSD-Antwort oder das Chatprotokoll eines Viewers mit Zeilen des Messskripts. Wenn nicht angegeben, die der Szene selbst</translation>
    </message>
    <message>
        <source>Also fit the constants to published measurements, as listed by &quot;weighbridge evidence&quot;; SCENE is then optional</source>
        <extracomment>calibrate.published</extracomment>
        <translation>Die Konstanten auch an das anpassen, was andere gemessen und veröffentlicht haben, wie weighbridge evidence es auflistet; SCENE kann dann wegbleiben</translation>
    </message>
    <message>
        <source>Write the resulting profile to a file, for use with --profile</source>
        <extracomment>calibrate.output</extracomment>
        <translation>Das Ergebnis als Profil in eine Datei schreiben, für --profile</translation>
    </message>
    <message>
        <source>Write the parts to a .csv or .csv.gz file, with NAME.linksets, .regions, .sources and .meta beside it. Or write all tables to an SQLite database (.sqlite, .sqlite3, .db). After an interruption, run the same command to continue</source>
        <extracomment>statistics.output</extracomment>
        <translation>Teile als .csv oder .csv.gz, daneben NAME.linksets, .regions, .sources und .meta. Oder alle Tabellen als SQLite-Datenbank (.sqlite, .sqlite3, .db). Nach einer Unterbrechung fährt derselbe Befehl fort</translation>
    </message>
    <message>
        <source>Instead of writing tables, print SQL for one engine ({words}): the tables, the meaning of their columns, and the commands that load the files. With --output, the commands load the files named there</source>
        <extracomment>statistics.schema</extracomment>
        <translation>Statt Tabellen zu schreiben, SQL für eine Engine ausgeben ({words}): die Tabellen, die Bedeutung ihrer Spalten und die Befehle zum Laden der Dateien. Mit --output laden die Befehle die dort genannten Dateien</translation>
    </message>
    <message>
        <source>Query costs in the tables that &quot;weighbridge statistics&quot; writes. The query is printed as SQL for your own engine, or run on an SQLite file or a PostgreSQL server.</source>
        <extracomment>sql.about</extracomment>
        <translation>In den Tabellen von „weighbridge statistics“ Kosten abfragen. Die Abfrage wird als SQL für eine eigene Datenbank ausgegeben, oder auf einer SQLite-Datei oder einem PostgreSQL-Server ausgeführt.</translation>
    </message>
    <message>
        <source>What to print for tables spread over several machines: {words}; default: {standard}. Run the &quot;shard&quot; query on each machine, put all rows into one table named weighbridge_partial, and run the &quot;merge&quot; query on that table</source>
        <extracomment>sql.stage</extracomment>
        <translation>Was für Tabellen ausgegeben wird, die auf mehreren Rechnern liegen: {words}; {standard}, wenn nicht angegeben. shard auf jedem ausführen, alle Zeilen in eine Tabelle weighbridge_partial legen und dort merge ausführen</translation>
    </message>
    <message>
        <source>{key} is baked into the tables, so a printed query cannot change it; set it with &quot;weighbridge statistics&quot; instead, or use --run</source>
        <extracomment>sql.baked</extracomment>
        <translation>{key} ist fest in die Tabellen eingebaut, eine ausgegebene Abfrage kann es also nicht ändern; bitte stattdessen mit „weighbridge statistics“ setzen oder --run verwenden</translation>
    </message>
    <message>
        <source>Weigh with these constants: a built-in profile or a profile file; default: second-life</source>
        <extracomment>option.query_profile</extracomment>
        <translation>Unter diesen Konstanten wiegen: ein eingebautes Profil oder eine Profildatei; second-life, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>Show every constant and choice in a profile.</source>
        <extracomment>profile.show_about</extracomment>
        <translation>Jede Konstante und Auswahl eines Profils zeigen.</translation>
    </message>
    <message>
        <source>Instead of --within: choose the closest shape with at most this physics cost for the part, in PE. With auto: the highest cost that does not raise the land impact</source>
        <extracomment>shapes.budget</extracomment>
        <translation>Statt --within: die genaueste Form mit höchstens diesen Physikkosten des Teils wählen, in PE. Mit auto: die höchsten Kosten, die den Land Impact nicht erhöhen</translation>
    </message>
    <message>
        <source>With --lods: maximum deviation in pixels, on a screen with 1080 lines and a 60° field of view; default: {standard}</source>
        <extracomment>shapes.pixels</extracomment>
        <translation>Mit --lods: größte Abweichung in Pixeln, auf einem Bildschirm von 1080 Zeilen und mit einem Sichtfeld von 60°; {standard}, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>no generated levels of detail meet the goal, so the part keeps its existing levels. Increase --streaming or --pixels</source>
        <extracomment>shapes.no_levels_chosen</extracomment>
        <translation>keine erzeugten Detailstufen erfüllen das Ziel, darum behält das Teil seine vorhandenen. Bitte ein größeres --streaming oder --pixels erlauben</translation>
    </message>
    <message>
        <source>the download and server weights leave no PE for --budget auto; set --budget to a cost in PE, such as 3</source>
        <extracomment>shapes.nothing_free</extracomment>
        <translation>Download- und Servergewicht lassen keine PE für --budget auto; bitte bei --budget Kosten in PE angeben, etwa 3</translation>
    </message>
    <message>
        <source>no generated shape meets the goal, so the part keeps its existing shape. Increase --within or --budget</source>
        <extracomment>shapes.none_chosen</extracomment>
        <translation>keine erzeugte Form erfüllt das Ziel, darum behält das Teil seine vorhandene. Bitte ein größeres --within oder --budget erlauben</translation>
    </message>
    <message>
        <source>every generated shape that meets the goal blocks a passage or removes a floor, so the part keeps its existing shape. Reduce --within, increase --budget, or allow blocked passages with --no-passage</source>
        <extracomment>shapes.none_keeps_ways</extracomment>
        <translation>jede erzeugte Form, die das Ziel erfüllt, versperrt einen Durchgang oder nimmt einen Boden weg, darum behält das Teil seine vorhandene. Bitte ein kleineres --within oder ein größeres --budget verwenden oder mit --no-passage versperrte Durchgänge erlauben</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, which cost {least} to {most} PE, so deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.other_hulls</extracomment>
        <translation>der Uploader ersetzt diese Hüllen durch eigene für {least} bis {most} PE, darum können Abweichung und Durchgänge inworld anders sein. Die Spalte „arrives“ sagt, welche Formen ankommen wie gezeigt</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, so cost, deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.unknown_hulls</extracomment>
        <translation>der Uploader ersetzt diese Hüllen durch eigene, darum können Kosten, Abweichung und Durchgänge inworld anders sein. Die Spalte „arrives“ sagt, welche Formen ankommen wie gezeigt</translation>
    </message>
    <message>
        <source>First rotate everything by 90° around the x axis, for a model that lies on its back because its up axis is z, not y. Passages are checked after the rotation</source>
        <extracomment>shapes.turn_upright</extracomment>
        <translation>Zuerst alles um 90° um die x-Achse drehen, für ein Modell, das auf dem Rücken liegt, weil bei ihm z statt y nach oben zeigt. Durchgänge werden nach der Drehung geprüft</translation>
    </message>
    <message>
        <source>Write all the files that the viewer&apos;s uploader needs: the model, its three lower levels of detail and its physics shape. Also write a page that says what to choose in the uploader and what to do in world.</source>
        <extracomment>export.about</extracomment>
        <translation>Alle Dateien schreiben, die der Uploader des Viewers braucht: das Modell, seine drei niedrigeren Detailstufen und seine Physikform. Dazu eine Seite schreiben, die sagt, was im Uploader zu wählen und was inworld zu tun ist.</translation>
    </message>
    <message>
        <source>The folder to write to; it is created if necessary</source>
        <extracomment>export.uploader</extracomment>
        <translation>Der Ordner, in den geschrieben wird; er wird bei Bedarf angelegt</translation>
    </message>
    <message>
        <source>Maximum deviation of levels of detail in pixels, on a screen with 1080 lines and a 60° field of view; default: {standard}</source>
        <extracomment>export.pixels</extracomment>
        <translation>Größte Abweichung der Detailstufen in Pixeln, auf einem Bildschirm von 1080 Zeilen und mit einem Sichtfeld von 60°; {standard}, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>the base hull is left out of the file, because the uploader generates a base hull for any part without a physics file</source>
        <extracomment>export.base_hull</extracomment>
        <translation>die Basishülle wird aus der Datei weggelassen, weil der Uploader für ein Teil ohne Physikdatei selbst eine erzeugt</translation>
    </message>
    <message>
        <source>Without a command: files or folders to open in the window; several are combined into one scene</source>
        <extracomment>window.files</extracomment>
        <translation>Dateien oder Ordner, die ohne Befehl im Fenster geöffnet werden; mehrere werden zu einer Szene</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as a list of convex hulls, and its shape type is Prim. The grid uses these hulls, whether or not the part moves.</source>
        <extracomment>reason.hull_list</extracomment>
        <translation>Seine Physikform wurde als Liste konvexer Hüllen hochgeladen, und sein Formtyp ist „Prim“. Das Grid nimmt diese Hüllen, ob es sich bewegt oder nicht.</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as triangles, but the part is too thin along one axis for the grid to use them. It gets one convex hull instead, so openings are closed to avatars.</source>
        <extracomment>reason.thin_mesh</extracomment>
        <translation>Seine Physikform wurde als Dreiecke hochgeladen, aber eine seiner Seiten ist so dünn, dass das Grid sie nicht verwenden kann. Es bekommt stattdessen eine konvexe Hülle, darum sind Öffnungen für Avatare geschlossen.</translation>
    </message>
    <message>
        <source>It is physical or moving, and its physics shape was uploaded as triangles. The grid cannot move triangles, so the part gets one convex hull.</source>
        <extracomment>reason.dynamic_without_hulls</extracomment>
        <translation>Es ist physisch oder bewegt sich, und seine Physikform wurde als Dreiecke hochgeladen. Das Grid kann keine Dreiecke bewegen, darum bekommt es eine konvexe Hülle.</translation>
    </message>
    <message>
        <source>The mesh was uploaded without a physics shape. The grid can use only one convex hull for the mesh, so openings are closed to avatars.</source>
        <extracomment>reason.no_physics_shape</extracomment>
        <translation>Das Mesh wurde ohne Physikform hochgeladen. Das Grid kann nur seine eine konvexe Hülle verwenden, darum sind Öffnungen für Avatare geschlossen.</translation>
    </message>
    <message>
        <source>factor for the small sides of a thin round prim that counts as a box; for display only, with no effect on costs</source>
        <extracomment>constant.small_side_factor</extracomment>
        <translation>Faktor für die kleinen Seiten eines dünnen runden Prims, das als Quader zählt; nur zur Anzeige, ohne Wirkung auf Kosten</translation>
    </message>
    <message>
        <source>the file contains too many octrees; the limit is {limit}</source>
        <extracomment>octree_scene.too_many</extracomment>
        <translation>die Datei enthält zu viele Octrees; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>the file contains too many rays; the limit is {limit}</source>
        <extracomment>octree_scene.too_many_rays</extracomment>
        <translation>die Datei enthält zu viele Strahlen; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>the process that reads the file could not be started: {reason}</source>
        <extracomment>worker.not_started</extracomment>
        <translation>der Prozess, der die Datei liest, konnte nicht gestartet werden: {reason}</translation>
    </message>
    <message>
        <source>the program that reads such files, {program}, could not be started: {reason}; install Weighbridge again</source>
        <extracomment>worker.no_program</extracomment>
        <translation>das Programm, das solche Dateien liest, {program}, konnte nicht gestartet werden: {reason}; installieren Sie Weighbridge neu</translation>
    </message>
    <message>
        <source>the process that reads the file crashed with signal {number} ({name}); the file may be corrupted or malicious</source>
        <extracomment>worker.signal</extracomment>
        <translation>der Prozess, der die Datei liest, ist mit Signal {number} ({name}) abgestürzt; die Datei ist vielleicht beschädigt oder schädlich</translation>
    </message>
    <message>
        <source>the process that reads the file was killed by the system or another program; the system may be out of memory</source>
        <extracomment>worker.killed</extracomment>
        <translation>der Prozess, der die Datei liest, wurde von außen beendet; dem System fehlt vielleicht Speicher</translation>
    </message>
    <message>
        <source>reading it took more than {seconds} s of processor time, the limit for a file</source>
        <extracomment>worker.processor_time</extracomment>
        <translation>das Lesen brauchte mehr als {seconds} s Prozessorzeit, die Grenze für eine Datei</translation>
    </message>
    <message>
        <source>reading it took longer than {seconds} s, the limit for a file</source>
        <extracomment>worker.time</extracomment>
        <translation>das Lesen dauerte länger als {seconds} s, die Grenze für eine Datei</translation>
    </message>
    <message>
        <source>the process that reads the file exited with status {status} without a result</source>
        <extracomment>worker.status</extracomment>
        <translation>der Prozess, der die Datei liest, endete mit Status {status} und ohne Ergebnis</translation>
    </message>
    <message>
        <source>the process that reads the file returned invalid data: {what}</source>
        <extracomment>worker.garbage</extracomment>
        <translation>der Prozess, der die Datei liest, gab ungültige Daten zurück: {what}</translation>
    </message>
    <message>
        <source>The process has no open files except the one that it reads and its connection to Weighbridge.</source>
        <extracomment>wall.descriptors</extracomment>
        <translation>Er hat keine offenen Dateien außer der, die er liest, und seiner Verbindung zu Weighbridge.</translation>
    </message>
    <message>
        <source>The process can use only the few system calls that reading needs.</source>
        <extracomment>wall.system_calls</extracomment>
        <translation>Er kann nur die wenigen Systemaufrufe verwenden, die das Lesen braucht.</translation>
    </message>
    <message>
        <source>is nested too deeply; the limit is {limit} levels</source>
        <extracomment>json.too_deep</extracomment>
        <translation>ist zu tief verschachtelt; die Grenze sind {limit} Ebenen</translation>
    </message>
    <message numerus="yes">
        <source>these files are still to be loaded: {files}; if loading was interrupted, load them again, or every sum will be too small</source>
        <extracomment>query.pending</extracomment>
        <translation>
            <numerusform>diese Dateien sind noch zu laden: {files}; wurde das Laden unterbrochen, bitte noch einmal laden, sonst sind alle Summen zu klein</numerusform>
            <numerusform>diese Dateien sind noch zu laden: {files}; wurde das Laden unterbrochen, bitte noch einmal laden, sonst sind alle Summen zu klein</numerusform>
        </translation>
    </message>
    <message>
        <source>has no mesh, and only meshes can have their own physics shape</source>
        <extracomment>export.part_without_mesh</extracomment>
        <translation>hat kein Mesh, und nur Meshes können eine eigene Physikform haben</translation>
    </message>
    <message>
        <source>Some of the shapes generated earlier could not be read from this project and were left out. Make them again.</source>
        <extracomment>making.kept_damaged</extracomment>
        <translation>Einige der früher erzeugten Formen waren in diesem Projekt nicht lesbar und fehlen nun. Erzeugen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: .weighbridge, .llmesh or .mesh (mesh asset), .slm (viewer&apos;s model file), _PHYS.dae or _PHYS.glb (uploader), _PHYS.obj (other tools)</source>
        <extracomment>making.unknown_ending</extracomment>
        <translation>nicht unterstützter Dateityp; unterstützte Typen: .weighbridge, .llmesh oder .mesh (Mesh-Asset), .slm (Modelldatei des Viewers), _PHYS.dae oder _PHYS.glb (Uploader), _PHYS.obj (andere Programme)</translation>
    </message>
    <message>
        <source>expected &quot;,&quot;, &quot;;&quot;, &quot;|&quot; or tab, found &quot;{text}&quot;</source>
        <extracomment>option.csv_separator_form</extracomment>
        <translation>„,“, „;“, „|“ oder Tabulator erwartet, „{text}“ gefunden</translation>
    </message>
    <message>
        <source>Show which sandbox restrictions are active on this system, for each process that reads 3D models or archives</source>
        <extracomment>inspect.cell</extracomment>
        <translation>Zeigen, welche Sandbox-Beschränkungen auf diesem System aktiv sind, für jeden Prozess, der 3D-Modelle oder Archive liest</translation>
    </message>
    <message>
        <source>reader</source>
        <extracomment>cell.reader</extracomment>
        <translation>Leser</translation>
    </message>
    <message>
        <source>the scene has {count} objects, but a file for the uploader can hold only one; use &quot;weighbridge export&quot; with --linkset</source>
        <extracomment>convert.one_object</extracomment>
        <translation>die Szene hat {count} Objekte, eine Datei für den Uploader kann aber nur eines enthalten; bitte „weighbridge export“ mit --linkset verwenden</translation>
    </message>
    <message>
        <source>no meshes found; expected one mesh per hull</source>
        <extracomment>shapes.no_hulls</extracomment>
        <translation>keine Meshes gefunden; ein Mesh je Hülle erwartet</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, which cost {least} PE, so deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.other_hulls_same</extracomment>
        <translation>der Uploader ersetzt diese Hüllen durch eigene für {least} PE, darum können Abweichung und Durchgänge inworld anders sein. Die Spalte „arrives“ sagt, welche Formen ankommen wie gezeigt</translation>
    </message>
    <message>
        <source>no generated levels of detail meet the goal, so the part keeps its existing levels. Increase --pixels</source>
        <extracomment>export.no_levels_chosen</extracomment>
        <translation>keine erzeugten Detailstufen erfüllen das Ziel, darum behält das Teil seine vorhandenen. Bitte ein größeres --pixels erlauben</translation>
    </message>
    <message>
        <source>vertices of the hull</source>
        <extracomment>quantity</extracomment>
        <translation>Eckpunkte der Hülle</translation>
    </message>
    <message>
        <source>vertices of all hulls</source>
        <extracomment>quantity</extracomment>
        <translation>Eckpunkte aller Hüllen</translation>
    </message>
    <message>
        <source>vertex indices, three per triangle</source>
        <extracomment>quantity</extracomment>
        <translation>Eckpunkt-Indizes, drei je Dreieck</translation>
    </message>
    <message>
        <source>share of the cost</source>
        <extracomment>quantity</extracomment>
        <translation>Anteil an den Kosten</translation>
    </message>
    <message>
        <source>value of {constant}</source>
        <extracomment>chart.constant</extracomment>
        <translation>Wert von „{constant}“</translation>
    </message>
    <message>
        <source>quoted text</source>
        <extracomment>word</extracomment>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a record that does not belong there</source>
        <extracomment>word</extracomment>
        <translation>einen Datensatz, der nicht dorthin gehört</translation>
    </message>
    <message>
        <source>an unknown record</source>
        <extracomment>word</extracomment>
        <translation>einen unbekannten Datensatz</translation>
    </message>
    <message>
        <source>a record that is too large</source>
        <extracomment>word</extracomment>
        <translation>einen zu großen Datensatz</translation>
    </message>
    <message>
        <source>an invalid record</source>
        <extracomment>word</extracomment>
        <translation>einen ungültigen Datensatz</translation>
    </message>
    <message>
        <source>an incomplete stream</source>
        <extracomment>word</extracomment>
        <translation>einen unvollständigen Datenstrom</translation>
    </message>
    <message>
        <source>more data after the end</source>
        <extracomment>word</extracomment>
        <translation>weitere Daten nach dem Ende</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>html.changed</extracomment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>vertices of the hull assumed for a sculpt; sculpts measured in world cost 0.1 PE (sphere) to 1.8 PE (cube, equal to 44 vertices)</source>
        <extracomment>constant.sculpt_hull_vertices</extracomment>
        <translation>Eckpunkte der Hülle, die für ein Sculpt angenommen wird; inworld gemessene Sculpts kosten 0,1 PE (Kugel) bis 1,8 PE (Würfel, entspricht 44 Eckpunkten)</translation>
    </message>
    <message>
        <source>Second Life wiki, Sculpted_Prim_Usage, revision 1169304: 0.1 PE for a sculpted sphere, 1.8 PE for a sculpted cube; the default assumes a box hull</source>
        <extracomment>constant.sculpt_hull_vertices</extracomment>
        <translation>Second-Life-Wiki, Sculpted_Prim_Usage, Version 1169304: 0,1 PE für eine Sculpt-Kugel, 1,8 PE für einen Sculpt-Würfel; der Standardwert nimmt die Hülle eines Quaders an</translation>
    </message>
    <message>
        <source>can be physical</source>
        <extracomment>column.can_be_physical</extracomment>
        <translation>physisch erlaubt</translation>
    </message>
    <message>
        <source>ChinRey, blog, September 3, 2020</source>
        <extracomment>published</extracomment>
        <translation>ChinRey, Blog, 3. September 2020</translation>
    </message>
    <message>
        <source>21 boxes and 1 part with shape type None</source>
        <extracomment>published</extracomment>
        <translation>21 Quader und 1 Teil mit Physikform „Keine“</translation>
    </message>
    <message>
        <source>Nalates, blog, February 28, 2012</source>
        <extracomment>published</extracomment>
        <translation>Nalates, Blog, 28. Februar 2012</translation>
    </message>
    <message>
        <source>3 boxes and 1 part with shape type None</source>
        <extracomment>published</extracomment>
        <translation>3 Quader und 1 Teil mit Physikform „Keine“</translation>
    </message>
    <message>
        <source>sizes unknown; physics at most 1.33 PE per part</source>
        <extracomment>published</extracomment>
        <translation>Größen unbekannt; Physik höchstens 1,33 PE je Teil</translation>
    </message>
    <message>
        <source>virtualkennelclub, July 27, 2012</source>
        <extracomment>published</extracomment>
        <translation>virtualkennelclub, 27. Juli 2012</translation>
    </message>
    <message>
        <source>counter-evidence to 1.8 PE per sculpt</source>
        <extracomment>published</extracomment>
        <translation>Gegenbeleg zu 1,8 PE je Sculpt</translation>
    </message>
    <message>
        <source>Drongle McMahon, forum, August 24, 2011</source>
        <extracomment>published</extracomment>
        <translation>Drongle McMahon, Forum, 24. August 2011</translation>
    </message>
    <message>
        <source>no longer physical</source>
        <extracomment>word</extracomment>
        <translation>nicht mehr physisch</translation>
    </message>
    <message>
        <source>physical again</source>
        <extracomment>word</extracomment>
        <translation>wieder physisch</translation>
    </message>
    <message>
        <source>the block (bytes {begin} to {end}) overlaps &quot;{other}&quot; (bytes {otherBegin} to {otherEnd}); at least one offset or size is wrong</source>
        <extracomment>asset.overlapping_blocks</extracomment>
        <translation>der Block (Bytes {begin} bis {end}) überlappt „{other}“ (Bytes {otherBegin} bis {otherEnd}); mindestens ein Offset oder eine Größe ist falsch</translation>
    </message>
    <message numerus="yes">
        <source>&quot;Weights&quot; has {bytes} bytes left after the last vertex; the number of vertices is {vertices}</source>
        <extracomment>asset.weights_left</extracomment>
        <translation>
            <numerusform>„Weights“ hat nach dem letzten Eckpunkt noch {bytes} Byte übrig; die Zahl der Eckpunkte ist {vertices}</numerusform>
            <numerusform>„Weights“ hat nach dem letzten Eckpunkt noch {bytes} Byte übrig; die Zahl der Eckpunkte ist {vertices}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for the {count} hulls in HullList, the number of points in Positions must be {need}, not {have}</source>
        <extracomment>asset.hull_list</extracomment>
        <translation>
            <numerusform>für die Hülle in HullList muss die Zahl der Punkte in Positions {need} sein, nicht {have}</numerusform>
            <numerusform>für die {count} Hüllen in HullList muss die Zahl der Punkte in Positions {need} sein, nicht {have}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) are degenerate (too thin or too small), so the uploader refuses the physics shape</source>
        <extracomment>asset.degenerate_triangles</extracomment>
        <translation>
            <numerusform>ein Dreieck ({triangles}) ist entartet (zu schmal oder zu klein), darum lehnt der Uploader die Physikform ab</numerusform>
            <numerusform>{count} Dreiecke ({triangles}) sind entartet (zu schmal oder zu klein), darum lehnt der Uploader die Physikform ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) are degenerate (too thin or too small), so the grid will likely refuse the physics shape</source>
        <extracomment>asset.degenerate_beside_hulls</extracomment>
        <translation>
            <numerusform>ein Dreieck ({triangles}) ist entartet (zu schmal oder zu klein), darum lehnt das Grid die Physikform wahrscheinlich ab</numerusform>
            <numerusform>{count} Dreiecke ({triangles}) sind entartet (zu schmal oder zu klein), darum lehnt das Grid die Physikform wahrscheinlich ab</numerusform>
        </translation>
    </message>
    <message>
        <source>has {points} vertices; the grid accepts at most {limit} per hull</source>
        <extracomment>asset.many_base_points</extracomment>
        <translation>hat {points} Eckpunkte; das Grid nimmt höchstens {limit} je Hülle</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {limit} for the depth, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.depth</extracomment>
        <translation>ganze Zahl von 0 bis {limit} für die Tiefe erwartet, „{found}“ gefunden</translation>
    </message>
    <message>
        <source>This would divide an indented cube, which is not possible. To change or copy the cube as a whole, choose a smaller grid depth.</source>
        <extracomment>edit.part_of_indented</extracomment>
        <translation>Das würde einen eingerückten Würfel teilen, und das geht nicht. Um den Würfel als Ganzes zu ändern oder zu kopieren, wählen Sie eine kleinere Rastertiefe.</translation>
    </message>
    <message>
        <source>has too many filled cubes or exposed faces to be converted to a surface or hulls; the limit is {limit}</source>
        <extracomment>octree.too_many_sides</extracomment>
        <translation>hat zu viele gefüllte Würfel oder freiliegende Flächen, um in eine Oberfläche oder Hüllen umgewandelt zu werden; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>reading it needs more than the {limit} bytes of memory that are left; raise the memory limit with --memory BYTES or in the window&apos;s preferences</source>
        <extracomment>worker.budget</extracomment>
        <translation>das Lesen braucht mehr als die {limit} Byte Speicher, die noch übrig sind; die Speichergrenze lässt sich mit --memory BYTES oder in den Einstellungen des Fensters erhöhen</translation>
    </message>
    <message>
        <source>has an invalid line in its header: &quot;{line}&quot;; export it again</source>
        <extracomment>plain.ply_line</extracomment>
        <translation>hat im Kopf eine ungültige Zeile: „{line}“; bitte neu exportieren</translation>
    </message>
    <message>
        <source>{count} parcels in the region {region} are named {parcel}, so the first is used; give each its own id, and use the id of the right one here</source>
        <extracomment>project.ambiguous_parcel</extracomment>
        <translation>{count} Parzellen der Region {region} heißen {parcel}, darum gilt die erste; geben Sie jeder eine eigene ID, und nennen Sie hier die ID der richtigen</translation>
    </message>
    <message>
        <source>is outside the project&apos;s folder, so it was not read. If you trust the project, use --allow-outside on the command line, or open it again in the window and click &quot;Read them&quot;.</source>
        <extracomment>project.outside</extracomment>
        <translation>liegt außerhalb des Projektordners und wurde darum nicht gelesen. Wenn Sie dem Projekt vertrauen, verwenden Sie auf der Kommandozeile --allow-outside, oder öffnen Sie es noch einmal im Fenster, und klicken Sie auf „Dateien lesen“.</translation>
    </message>
    <message numerus="yes">
        <source>{count} names contain NUL characters or invalid UTF-8, which cannot be stored in the tables; each NUL or invalid byte was replaced with U+FFFD</source>
        <extracomment>grid.unstorable_texts</extracomment>
        <translation>
            <numerusform>ein Name enthält NUL-Zeichen oder ungültiges UTF-8, was sich in den Tabellen nicht speichern lässt; jedes NUL-Zeichen und jedes ungültige Byte wurde durch U+FFFD ersetzt</numerusform>
            <numerusform>{count} Namen enthalten NUL-Zeichen oder ungültiges UTF-8, was sich in den Tabellen nicht speichern lässt; jedes NUL-Zeichen und jedes ungültige Byte wurde durch U+FFFD ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>does not state its schema (expected {expected}), so these are not tables that Weighbridge wrote; use others</source>
        <extracomment>grid.no_schema</extracomment>
        <translation>nennt kein Schema ({expected} erwartet), ist also keine Tabelle, die Weighbridge geschrieben hat; bitte andere verwenden</translation>
    </message>
    <message>
        <source>{table} is missing, or is not a table of the kind that Weighbridge creates; create the tables again</source>
        <extracomment>grid.not_a_table</extracomment>
        <translation>{table} fehlt oder ist keine Tabelle, wie Weighbridge sie erzeugt; bitte die Tabellen neu erzeugen</translation>
    </message>
    <message>
        <source>is not a manifest; create one with &quot;weighbridge statistics SCENE --manifest FILE&quot;</source>
        <extracomment>grid.no_manifest</extracomment>
        <translation>ist kein Manifest; ein solches erzeugt „weighbridge statistics SCENE --manifest FILE“</translation>
    </message>
    <message>
        <source>This query, made by &quot;weighbridge sql&quot;, computes costs from the tables that &quot;weighbridge statistics&quot; wrote.</source>
        <extracomment>query.comment_what</extracomment>
        <translation>Diese Abfrage, erzeugt von „weighbridge sql“, berechnet Kosten aus den Tabellen, die „weighbridge statistics“ geschrieben hat.</translation>
    </message>
    <message>
        <source>This query, made by &quot;weighbridge sql&quot;, computes how costs change from one profile to another, using the tables that &quot;weighbridge statistics&quot; wrote.</source>
        <extracomment>query.comment_changes</extracomment>
        <translation>Diese Abfrage, erzeugt von „weighbridge sql“, berechnet, wie sich Kosten von einem Profil zum anderen ändern, aus den Tabellen, die „weighbridge statistics“ geschrieben hat.</translation>
    </message>
    <message>
        <source>some shares of its manifest are missing from the tables: {shares}; load them too, or every sum will be too small</source>
        <extracomment>query.missing_shares</extracomment>
        <translation>einige Anteile des Manifests fehlen in den Tabellen: {shares}; bitte auch diese laden, sonst wird jede Summe zu klein</translation>
    </message>
    <message>
        <source>{reason}. This companion file is ignored.</source>
        <extracomment>plain.companion_refused</extracomment>
        <translation>{reason}. Diese zum Modell gehörende Datei wird ausgelassen.</translation>
    </message>
    <message>
        <source>expected a number from 0 to {limit}, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_cost</extracomment>
        <translation>Zahl von 0 bis {limit} erwartet, „{found}“ gefunden; dieser Wert wird ausgelassen</translation>
    </message>
    <message>
        <source>expected a matrix of 16 finite numbers with a scale from {smallest} to {largest} m on each axis; the mesh is placed at the origin with a size of 1 m</source>
        <extracomment>slm.bad_transform</extracomment>
        <translation>Matrix aus 16 endlichen Zahlen mit einer Skalierung von {smallest} bis {largest} m auf jeder Achse erwartet; das Mesh wird mit einer Größe von 1 m in den Ursprung gesetzt</translation>
    </message>
    <message>
        <source>the position on axis {axis} is {position} m, but the limit is {limit} m in either direction; the mesh is placed at the origin with a size of 1 m</source>
        <extracomment>slm.too_far</extracomment>
        <translation>die Position auf Achse {axis} ist {position} m, die Grenze ist aber {limit} m in jede Richtung; das Mesh wird mit einer Größe von 1 m in den Ursprung gesetzt</translation>
    </message>
    <message numerus="yes">
        <source>could not be read completely, because {count} bytes follow the end-of-archive marker; copy or export it again</source>
        <extracomment>archive.goes_on</extracomment>
        <translation>
            <numerusform>konnte nicht vollständig gelesen werden, weil {count} Byte auf die Endmarke des Archivs folgt; bitte neu kopieren oder exportieren</numerusform>
            <numerusform>konnte nicht vollständig gelesen werden, weil {count} Byte auf die Endmarke des Archivs folgen; bitte neu kopieren oder exportieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {count} prims in its linksets are missing ({prims}); export it again</source>
        <extracomment>oxp.no_prims</extracomment>
        <translation>
            <numerusform>das einzige Prim in den Linksets fehlt ({prims}); bitte neu exportieren</numerusform>
            <numerusform>alle {count} Prims in den Linksets fehlen ({prims}); bitte neu exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>the scene has no mesh, and this file can hold only meshes</source>
        <extracomment>export.no_mesh</extracomment>
        <translation>die Szene hat kein Mesh, und diese Datei kann nur Meshes enthalten</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts are not meshes and are left out; this file can hold only meshes</source>
        <extracomment>export.only_meshes</extracomment>
        <translation>
            <numerusform>ein Teil ist kein Mesh und wird ausgelassen; diese Datei kann nur Meshes enthalten</numerusform>
            <numerusform>{count} Teile sind keine Meshes und werden ausgelassen; diese Datei kann nur Meshes enthalten</numerusform>
        </translation>
    </message>
    <message>
        <source>the scene has no octree to write, and this file type needs one</source>
        <extracomment>export.octrees_none</extracomment>
        <translation>die Szene hat keinen Octree zum Schreiben, und dieser Dateityp braucht einen</translation>
    </message>
    <message>
        <source>the mesh is missing, so nothing can be generated from it</source>
        <extracomment>shape.missing</extracomment>
        <translation>das Mesh fehlt, darum lässt sich daraus nichts erzeugen</translation>
    </message>
    <message>
        <source>has no triangle with finite vertices, so nothing can be generated from it</source>
        <extracomment>shape.no_triangles</extracomment>
        <translation>hat kein Dreieck mit endlichen Eckpunkten, darum lässt sich daraus nichts erzeugen</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, which a physics file cannot hold; write the whole model, for example with -o NAME.dae, or use &quot;weighbridge export&quot;</source>
        <extracomment>making.linked_physics</extracomment>
        <translation>verlinkte Hüllen und Prims sind eigene Teile, die eine Physikdatei nicht aufnehmen kann; bitte das ganze Modell schreiben, etwa mit -o NAME.dae, oder „weighbridge export“ verwenden</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, but this file would contain only the mesh itself; write a project, or use &quot;weighbridge export&quot; for the whole model</source>
        <extracomment>making.linked_asset</extracomment>
        <translation>verlinkte Hüllen und Prims sind eigene Teile, diese Datei würde aber nur das Mesh selbst enthalten; bitte ein Projekt schreiben oder für das ganze Modell „weighbridge export“ verwenden</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the largest weight of each part counts. Total weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.sum_of_parts</extracomment>
        <translation>Der Land Impact ist {impact} LI, weil von jedem Teil das größte Gewicht zählt. Gewichte insgesamt in PE: Physik {physics}, Download {streaming}, Server {server}.</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the legacy accounting counts parts. Weights in PE under the new accounting: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.parts</extracomment>
        <translation>Der Land Impact ist {impact} LI, weil die alte Berechnung Teile zählt. Gewichte in PE unter der neuen Berechnung: Physik {physics}, Download {streaming}, Server {server}.</translation>
    </message>
    <message>
        <source>The land impact is at least {impact} LI. Weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.at_least</extracomment>
        <translation>Der Land Impact ist mindestens {impact} LI. Gewichte in PE: Physik {physics}, Download {streaming}, Server {server}.</translation>
    </message>
    <message>
        <source>The physics cost of a sculpt depends on its shape, which is not in the file. The parts of two sculpted dogs cost at most {dogs} PE each on average. Sculpts measured in world cost {least} to {most} PE; over this range, the land impact is {low} to {high} LI.</source>
        <extracomment>why.sculpts</extracomment>
        <translation>Die Form eines Sculpts bestimmt seine Physikkosten, und sie steht nicht in der Datei. Die Teile zweier Sculpt-Hunde kosten im Durchschnitt höchstens je {dogs} PE. Inworld gemessene Sculpts kosten {least} bis {most} PE; in diesem Bereich ist der Land Impact {low} bis {high} LI.</translation>
    </message>
    <message>
        <source>The physics cost of a sculpt depends on its shape, which is not in the file. The parts of two sculpted dogs cost at most {dogs} PE each on average. Sculpts measured in world cost {least} to {most} PE; at both ends of this range, the land impact is {low} LI.</source>
        <extracomment>why.sculpts_same</extracomment>
        <translation>Die Form eines Sculpts bestimmt seine Physikkosten, und sie steht nicht in der Datei. Die Teile zweier Sculpt-Hunde kosten im Durchschnitt höchstens je {dogs} PE. Inworld gemessene Sculpts kosten {least} bis {most} PE; an beiden Enden dieses Bereichs ist der Land Impact {low} LI.</translation>
    </message>
    <message numerus="yes">
        <source>all {count} triangles: {cost} PE</source>
        <extracomment>culprit.even</extracomment>
        <translation>
            <numerusform>1 Dreieck: {cost} PE</numerusform>
            <numerusform>alle {count} Dreiecke: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>High level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.high</extracomment>
        <translation>
            <numerusform>Hohe Stufe: 1 Dreieck, zu sehen bis in {distance} m Entfernung</numerusform>
            <numerusform>Hohe Stufe: {count} Dreiecke, zu sehen bis in {distance} m Entfernung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Medium level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.medium</extracomment>
        <translation>
            <numerusform>Mittlere Stufe: 1 Dreieck, zu sehen bis in {distance} m Entfernung</numerusform>
            <numerusform>Mittlere Stufe: {count} Dreiecke, zu sehen bis in {distance} m Entfernung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Low level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.low</extracomment>
        <translation>
            <numerusform>Niedrige Stufe: 1 Dreieck, zu sehen bis in {distance} m Entfernung</numerusform>
            <numerusform>Niedrige Stufe: {count} Dreiecke, zu sehen bis in {distance} m Entfernung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.lowest</extracomment>
        <translation>
            <numerusform>Niedrigste Stufe: 1 Dreieck, zu sehen bis in {distance} m Entfernung</numerusform>
            <numerusform>Niedrigste Stufe: {count} Dreiecke, zu sehen bis in {distance} m Entfernung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its {all} physics triangles share the cost.</source>
        <extracomment>reason.even</extracomment>
        <translation>
            <numerusform>Es hat nur {all} Physikdreieck; dieses trägt die Kosten.</numerusform>
            <numerusform>Die Kosten verteilen sich auf seine {all} Physikdreiecke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} parts account for {share}% of the cost.</source>
        <extracomment>reason.some_parts</extracomment>
        <translation>
            <numerusform>Eines seiner {all} Teile trägt {share} % der Kosten.</numerusform>
            <numerusform>{count} seiner {all} Teile tragen {share} % der Kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its {all} parts share the cost.</source>
        <extracomment>reason.all_parts</extracomment>
        <translation>Die Kosten verteilen sich auf seine {all} Teile.</translation>
    </message>
    <message>
        <source>there is no part #{number}; number of parts: {count}</source>
        <extracomment>find.no_part_number</extracomment>
        <translation>es gibt kein Teil #{number}; Zahl der Teile: {count}</translation>
    </message>
    <message>
        <source>Region {number} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_region</extracomment>
        <translation>Region {number} nutzt {held} von {capacity} LI: {over} LI zu viel.</translation>
    </message>
    <message>
        <source>Parcel {number} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_parcel</extracomment>
        <translation>Parzelle {number} nutzt {held} von {capacity} LI: {over} LI zu viel.</translation>
    </message>
    <message>
        <source>{why} The object is physical in this scene nonetheless.</source>
        <extracomment>limit.physical</extracomment>
        <translation>{why} In dieser Szene ist das Objekt trotzdem physisch.</translation>
    </message>
    <message numerus="yes">
        <source>Would it upload? Unknown: {count} of its meshes are missing or incomplete.</source>
        <extracomment>upload.unknown</extracomment>
        <translation>
            <numerusform>Lässt es sich hochladen? Unbekannt: Eines seiner Meshes fehlt oder ist unvollständig.</numerusform>
            <numerusform>Lässt es sich hochladen? Unbekannt: {count} seiner Meshes fehlen oder sind unvollständig.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <extracomment>upload.in_mesh</extracomment>
        <translation>{place}: {why}</translation>
    </message>
    <message>
        <source>On the Level of Detail tab, choose &quot;Load from file&quot; for Medium, Low and Lowest, and select these files in this order: {files}. Some viewers find these files by name, so they might already be selected.</source>
        <extracomment>kit.step_levels</extracomment>
        <translation>Wählen Sie auf der Registerkarte „Detailstufe“ für Mittel, Niedrig und Niedrigste „Aus Datei laden“ und diese Dateien, in dieser Reihenfolge: {files}. Manche Viewer finden diese Dateien am Namen, sodass sie vielleicht schon gewählt sind.</translation>
    </message>
    <message>
        <source>On the Physics tab, choose &quot;From file&quot; and select {file}. To keep the triangles unchanged, do not click &quot;Analyze&quot;.</source>
        <extracomment>kit.step_physics</extracomment>
        <translation>Wählen Sie auf der Registerkarte „Physik“ die Option „Aus Datei“ und dann {file}. Klicken Sie nicht auf „Analysieren“: So kommen die Dreiecke unverändert an.</translation>
    </message>
    <message>
        <source>On the Physics tab, choose &quot;From file&quot;, select {file} and click &quot;Analyze&quot;. The uploader then makes new hulls; the weights below cover &quot;Resolution&quot; settings from Low to High, with all other settings unchanged.</source>
        <extracomment>kit.step_analyze</extracomment>
        <translation>Wählen Sie auf der Registerkarte „Physik“ die Option „Aus Datei“ und dann {file}, und klicken Sie auf „Analysieren“. Der Uploader erzeugt dann neue Hüllen; die Gewichte unten gelten für „Auflösung“ von Niedrig bis Hoch, bei sonst unveränderten Einstellungen.</translation>
    </message>
    <message>
        <source>Click &quot;Calculate weights &amp; fee&quot;, and compare the result with the weights below.</source>
        <extracomment>kit.step_weights</extracomment>
        <translation>Klicken Sie auf „Gewichte und Gebühr berechnen“, und vergleichen Sie das Ergebnis mit den Gewichten unten.</translation>
    </message>
    <message>
        <source>In world, check &quot;Edit linked&quot;, select {part}, and set &quot;Physics Shape Type&quot; to &quot;{type}&quot; on the Features tab.</source>
        <extracomment>kit.act</extracomment>
        <translation>Haken Sie inworld „Verknüpfte Teile bearbeiten“ an, wählen Sie {part}, und stellen Sie „Art der physischen Form“ auf der Registerkarte „Eigenschaften“ auf „{type}“.</translation>
    </message>
    <message numerus="yes">
        <source>Check &quot;Edit linked&quot;, and set &quot;Transparency&quot; to 100% on the Texture tab for each of these parts: {parts}.</source>
        <extracomment>kit.act_hide</extracomment>
        <translation>
            <numerusform>Haken Sie „Verknüpfte Teile bearbeiten“ an, wählen Sie {parts}, und stellen Sie „Transparenz“ auf der Registerkarte „Textur“ auf 100 %.</numerusform>
            <numerusform>Haken Sie „Verknüpfte Teile bearbeiten“ an, und stellen Sie „Transparenz“ auf der Registerkarte „Textur“ für jedes dieser Teile auf 100 %: {parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown until you click &quot;Analyze&quot;</source>
        <extracomment>kit.uncertain</extracomment>
        <translation>unbekannt, bis Sie auf „Analysieren“ klicken</translation>
    </message>
    <message>
        <source>Nothing to show: there are no rows.</source>
        <extracomment>report.empty</extracomment>
        <translation>Nichts zu zeigen: Es gibt keine Zeilen.</translation>
    </message>
    <message>
        <source>&quot;inexor&quot; is Inexor&apos;s published method; the engine itself can find different cubes</source>
        <extracomment>pick.follows_document</extracomment>
        <translation>„inexor“ ist Inexors veröffentlichtes Verfahren; die Engine selbst kann andere Würfel finden</translation>
    </message>
    <message>
        <source>expected three numbers X Y Z, each from -{limit} to {limit}</source>
        <extracomment>pick.point_line</extracomment>
        <translation>drei Zahlen X Y Z erwartet, jede von -{limit} bis {limit}</translation>
    </message>
    <message>
        <source>&quot;engine&quot; follows Inexor&apos;s engine at commit a8767797, which differs from Inexor&apos;s published method</source>
        <extracomment>pick.follows_engine</extracomment>
        <translation>„engine“ folgt der Engine von Inexor in Commit a8767797, die von Inexors veröffentlichtem Verfahren abweicht</translation>
    </message>
    <message>
        <source>cost in PE or LI</source>
        <extracomment>chart.cost</extracomment>
        <translation>Kosten in PE oder LI</translation>
    </message>
    <message>
        <source>land impact change in LI</source>
        <extracomment>chart.winners</extracomment>
        <translation>Änderung des Land Impact in LI</translation>
    </message>
    <message>
        <source>land impact class (maximum in LI)</source>
        <extracomment>chart.land_impact_up_to</extracomment>
        <translation>Land-Impact-Klasse (Maximum in LI)</translation>
    </message>
    <message numerus="yes">
        <source>  hull list: {hulls} with {points} vertices in all, volumes {smallest} to {largest}</source>
        <extracomment>inspect.hulls</extracomment>
        <translation>
            <numerusform>  Hüllenliste: {hulls} mit insgesamt {points} Eckpunkten, Volumen {smallest} bis {largest}</numerusform>
            <numerusform>  Hüllenliste: {hulls} mit insgesamt {points} Eckpunkten, Volumen {smallest} bis {largest}</numerusform>
        </translation>
    </message>
    <message>
        <source>How reliable the physics cost is: the lowest confidence of anything it depends on.</source>
        <extracomment>help.confidence</extracomment>
        <translation>Wie verlässlich die Physikkosten sind: die niedrigste Gewissheit von allem, wovon sie abhängen.</translation>
    </message>
    <message>
        <source>The cost of the part&apos;s physics shape in its current state, without the penalty for being physical. The &quot;Why?&quot; panel shows the formula.</source>
        <extracomment>help.part_physics_cost</extracomment>
        <translation>Die Kosten der Physikform des Teils, wie sie jetzt ist, ohne den Aufschlag für physische Objekte. Der Bereich „Warum?“ zeigt die Formel.</translation>
    </message>
    <message>
        <source>The physics cost if the linkset were physical, including the penalty for being physical.</source>
        <extracomment>help.physics_cost_physical</extracomment>
        <translation>Die Physikkosten, wenn das Linkset physisch wäre, einschließlich des Aufschlags für physische Objekte.</translation>
    </message>
    <message>
        <source>The download weight: how much viewers must download to show the linkset at different distances. It depends on the linkset&apos;s size and levels of detail.</source>
        <extracomment>help.streaming_cost</extracomment>
        <translation>Das Downloadgewicht: was Viewer herunterladen müssen, um das Linkset in verschiedenen Entfernungen zu zeigen. Es hängt von Größe und Detailstufen des Linksets ab.</translation>
    </message>
    <message>
        <source>The download weight: how much viewers must download to show the part at different distances. It depends on the part&apos;s size and levels of detail. The &quot;Why?&quot; panel shows the formula.</source>
        <extracomment>help.part_streaming_cost</extracomment>
        <translation>Das Downloadgewicht: was Viewer herunterladen müssen, um das Teil in verschiedenen Entfernungen zu zeigen. Es hängt von Größe und Detailstufen des Teils ab. Der Bereich „Warum?“ zeigt die Formel.</translation>
    </message>
    <message>
        <source>The simulator cost, as the Mesh Physics document defines it. Its factors were never published.</source>
        <extracomment>help.src</extracomment>
        <translation>Die Simulatorkosten, wie das Mesh-Physics-Dokument sie definiert. Ihre Faktoren wurden nie veröffentlicht.</translation>
    </message>
    <message>
        <source>The render and simulator cost, as the Mesh Physics document defines it: the greater of the simulator cost and the download weight.</source>
        <extracomment>help.rrc</extracomment>
        <translation>Die Render- und Simulatorkosten, wie das Mesh-Physics-Dokument sie definiert: der größere Wert von Simulatorkosten und Downloadgewicht.</translation>
    </message>
    <message>
        <source>What decided the land impact in the pinned baseline: the largest weight or, in the legacy accounting, the number of parts.</source>
        <extracomment>help.decided_before</extracomment>
        <translation>Was in der angehefteten Basis über den Land Impact entschied: das größte Gewicht oder, unter der alten Berechnung, die Zahl der Teile.</translation>
    </message>
    <message>
        <source>The estimate minus the value that the grid measured. In the accounting of the Mesh Physics document, the estimate is the simulator cost (SRC), which replaces the server weight.</source>
        <extracomment>help.server_difference</extracomment>
        <translation>Die Schätzung minus die Messung des Grids. In der Berechnung des Mesh-Physics-Dokuments sind die Simulatorkosten (SRC) die Schätzung; sie ersetzen das Servergewicht.</translation>
    </message>
    <message>
        <source>Land impact {impact}; the object&apos;s region holds up to {capacity} LI.</source>
        <extracomment>explain.number</extracomment>
        <translation>Land Impact {impact}; die Region des Objekts fasst bis zu {capacity} LI.</translation>
    </message>
    <message>
        <source>The object&apos;s region holds up to {capacity} LI.</source>
        <extracomment>explain.limit</extracomment>
        <translation>Die Region des Objekts fasst bis zu {capacity} LI.</translation>
    </message>
    <message>
        <source>Land impact {held} of {capacity} LI: {room} LI left.</source>
        <extracomment>explain.region_room</extracomment>
        <translation>Land Impact {held} von {capacity} LI: noch {room} LI frei.</translation>
    </message>
    <message>
        <source>Land impact {held}; capacity {capacity} LI.</source>
        <extracomment>explain.region_full</extracomment>
        <translation>Land Impact {held}; Kapazität {capacity} LI.</translation>
    </message>
    <message>
        <source>Objects: {objects}, parts: {parts}. Total weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>explain.region_contents</extracomment>
        <translation>Objekte: {objects}, Teile: {parts}. Gewichte insgesamt in PE: Physik {physics}, Download {streaming}, Server {server}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more parts: physics {physics} PE, download {streaming} PE in all</source>
        <extracomment>explain.more_parts</extracomment>
        <translation>
            <numerusform>Ein weiteres Teil: Physik {physics} PE, Download {streaming} PE</numerusform>
            <numerusform>{count} weitere Teile: insgesamt Physik {physics} PE, Download {streaming} PE</numerusform>
        </translation>
    </message>
    <message>
        <source>A level of detail of its mesh could not be read, so its download weight is unknown.</source>
        <extracomment>explain.unknown_streaming</extracomment>
        <translation>Eine Detailstufe seines Meshs konnte nicht gelesen werden, darum ist sein Downloadgewicht unbekannt.</translation>
    </message>
    <message>
        <source>Not searched: simpler levels of detail for a mesh of {triangles} triangles. That search takes about {seconds} s. To run it, click &quot;Search longer&quot; in the &quot;Why?&quot; panel, or use &quot;weighbridge explain --thorough&quot;.</source>
        <extracomment>explain.not_searched</extracomment>
        <translation>Nicht gesucht: einfachere Detailstufen für ein Mesh aus {triangles} Dreiecken. Diese Suche dauert etwa {seconds} s. Um sie zu starten, klicken Sie im Bereich „Warum?“ auf „Länger suchen“, oder verwenden Sie „weighbridge explain --thorough“.</translation>
    </message>
    <message>
        <source>Part of the cost is unknown, so the effects of the steps cannot be compared; first provide a complete mesh and a usable size.</source>
        <extracomment>explain.advice_unknown</extracomment>
        <translation>Ein Teil der Kosten ist unbekannt, darum lassen sich die Wirkungen der Schritte nicht vergleichen; bitte zuerst für ein vollständiges Mesh und eine brauchbare Größe sorgen.</translation>
    </message>
    <message>
        <source>Constants that differ from their defaults</source>
        <extracomment>html.differs</extracomment>
        <translation>Konstanten, die von ihren Standardwerten abweichen</translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets become more expensive: {change} LI in all</source>
        <extracomment>html.more_expensive</extracomment>
        <translation>
            <numerusform>Ein Linkset wird teurer: {change} LI</numerusform>
            <numerusform>{count} Linksets werden teurer: insgesamt {change} LI</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets become cheaper: {change} LI in all</source>
        <extracomment>html.cheaper</extracomment>
        <translation>
            <numerusform>Ein Linkset wird billiger: {change} LI</numerusform>
            <numerusform>{count} Linksets werden billiger: insgesamt {change} LI</numerusform>
        </translation>
    </message>
    <message>
        <source>No effect under {profile}: the objects that this constant could affect are not physical.</source>
        <extracomment>effect.not_physical</extracomment>
        <translation>Keine Wirkung unter {profile}: Die Objekte, auf die diese Konstante wirken könnte, sind nicht physisch.</translation>
    </message>
    <message>
        <source>the linkset &quot;{linkset}&quot; has too many different physics surfaces to move their vertices at random; the limit is {limit}</source>
        <extracomment>fragility.too_many</extracomment>
        <translation>das Linkset „{linkset}“ hat zu viele verschiedene Physikoberflächen, um ihre Eckpunkte zufällig zu verschieben; die Grenze ist {limit}</translation>
    </message>
    <message>
        <source>the measured cost of &quot;{linkset}&quot; is ignored: its id (or its name, if it has no id) does not identify exactly one linkset</source>
        <extracomment>measured.unknown</extracomment>
        <translation>die gemessenen Kosten von „{linkset}“ werden ausgelassen: Die ID (oder der Name, wenn es keine ID gibt) bezeichnet nicht genau ein Linkset</translation>
    </message>
    <message>
        <source>Scale {parts} back to their previous sizes.</source>
        <extracomment>undo.scaled</extracomment>
        <translation>Auf die vorigen Größen zurückskalieren: {parts}.</translation>
    </message>
    <message>
        <source>Turning &quot;Physical&quot; on</source>
        <extracomment>act.physical_on</extracomment>
        <translation>„Physisch“ eingeschaltet</translation>
    </message>
    <message>
        <source>Turn &quot;Physical&quot; off.</source>
        <extracomment>undo.physical_on</extracomment>
        <translation>„Physisch“ ausschalten.</translation>
    </message>
    <message>
        <source>Turning &quot;Physical&quot; off</source>
        <extracomment>act.physical_off</extracomment>
        <translation>„Physisch“ ausgeschaltet</translation>
    </message>
    <message>
        <source>Turn &quot;Physical&quot; on again.</source>
        <extracomment>undo.physical_off</extracomment>
        <translation>„Physisch“ wieder einschalten.</translation>
    </message>
    <message>
        <source>Stop the object&apos;s own movement.</source>
        <extracomment>undo.moving_on</extracomment>
        <translation>Die eigene Bewegung des Objekts beenden.</translation>
    </message>
    <message>
        <source>The object is new: its land impact is {after} LI.</source>
        <extracomment>changed.new</extracomment>
        <translation>Das Objekt ist neu: Sein Land Impact ist {after} LI.</translation>
    </message>
    <message>
        <source>The object was deleted: its land impact was {before} LI.</source>
        <extracomment>changed.gone</extracomment>
        <translation>Das Objekt wurde gelöscht: Sein Land Impact war {before} LI.</translation>
    </message>
    <message>
        <source>{act} switched the object to the new accounting: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.weighed</extracomment>
        <translation>{act}: Für das Objekt gilt seitdem die neue Berechnung, {before} → {after} LI. Ohne dies: {before} LI.</translation>
    </message>
    <message>
        <source>{act} switched the object to the legacy accounting: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.counted</extracomment>
        <translation>{act}: Für das Objekt gilt seitdem die alte Berechnung, {before} → {after} LI. Ohne dies: {before} LI.</translation>
    </message>
    <message>
        <source>{acts}. Together: {before} → {after} LI. Without these changes: {before} LI.</source>
        <extracomment>changed.acts</extracomment>
        <translation>{acts}. Zusammen: {before} → {after} LI. Ohne all dies: {before} LI.</translation>
    </message>
    <message>
        <source>Another explanation: {act}. Without this change: {before} LI.</source>
        <extracomment>changed.act_or</extracomment>
        <translation>Eine andere Erklärung: {act}. Ohne dies: {before} LI.</translation>
    </message>
    <message>
        <source>Another explanation: {acts}. Without these changes: {before} LI.</source>
        <extracomment>changed.acts_or</extracomment>
        <translation>Eine andere Erklärung: {acts}. Ohne all dies: {before} LI.</translation>
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
            <numerusform>{first}. Außerdem eine weitere Änderung</numerusform>
            <numerusform>{first}. Außerdem {count} weitere Änderungen</numerusform>
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
        <translation>Den Physikformtyp von {part} und {count} weiteren genau gleichen auf „Konvexe Hülle“ setzen.</translation>
    </message>
    <message>
        <source>Set the physics shape type to Prim for {part} and {count} more just like it.</source>
        <extracomment>advice.prim_alike</extracomment>
        <translation>Den Physikformtyp von {part} und {count} weiteren genau gleichen auf „Prim“ setzen.</translation>
    </message>
    <message>
        <source>Set the physics shape type to None for {part} and {count} more just like it.</source>
        <extracomment>advice.none_alike</extracomment>
        <translation>Den Physikformtyp von {part} und {count} weiteren genau gleichen auf „Keine“ setzen.</translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more with the same mesh, remove {count} of the {points} hull vertices: those that are duplicates or lie inside their hull.</source>
        <extracomment>advice.inner_points_alike</extracomment>
        <translation>
            <numerusform>Bei {part} und {more} weiteren mit demselben Mesh einen der {points} Hülleneckpunkte entfernen: Er ist doppelt oder liegt innerhalb seiner Hülle.</numerusform>
            <numerusform>Bei {part} und {more} weiteren mit demselben Mesh {count} der {points} Hülleneckpunkte entfernen: Sie sind doppelt oder liegen innerhalb ihrer Hülle.</numerusform>
        </translation>
    </message>
    <message>
        <source>For {part} and {more} more with the same mesh, reduce each hull to at most {most} vertices. The mesh then has {after} hull vertices instead of {before}.</source>
        <extracomment>advice.fewer_points_alike</extracomment>
        <translation>Bei {part} und {more} weiteren mit demselben Mesh jede Hülle auf höchstens {most} Eckpunkte verringern. Das Mesh hat dann {after} Hülleneckpunkte statt {before}.</translation>
    </message>
    <message>
        <source>Reduce the hull of {part} to {after} vertices (now {before}).</source>
        <extracomment>advice.fewer_points_base_hull</extracomment>
        <translation>Die Hülle von {part} auf {after} Eckpunkte verringern (jetzt {before}).</translation>
    </message>
    <message>
        <source>For {part} and {more} more with the same mesh, reduce the hull to {after} vertices (now {before}).</source>
        <extracomment>advice.fewer_points_base_hull_alike</extracomment>
        <translation>Bei {part} und {more} weiteren mit demselben Mesh die Hülle auf {after} Eckpunkte verringern (jetzt {before}).</translation>
    </message>
    <message>
        <source>Resize {part}: from {from} m to {to} m along its {axis} axis, from {from2} m to {to2} m along its {axis2} axis.</source>
        <extracomment>advice.size_pair</extracomment>
        <translation>{part} auf der {axis}-Achse {to} m statt {from} m lang machen, auf der {axis2}-Achse {to2} m statt {from2} m.</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it: from {from} m to {to} m along {axis}, from {from2} m to {to2} m along {axis2}.</source>
        <extracomment>advice.size_pair_alike</extracomment>
        <translation>{part} und {count} weitere genau gleiche auf der {axis}-Achse {to} m statt {from} m lang machen, auf der {axis2}-Achse {to2} m statt {from2} m.</translation>
    </message>
    <message>
        <source>Resize {part} from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m.</source>
        <extracomment>advice.size_even</extracomment>
        <translation>{part} von {from} × {from2} × {from3} m auf {to} × {to2} × {to3} m skalieren.</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m.</source>
        <extracomment>advice.size_even_alike</extracomment>
        <translation>{part} und {count} weitere genau gleiche von {from} × {from2} × {from3} m auf {to} × {to2} × {to3} m skalieren.</translation>
    </message>
    <message>
        <source>For {part} and {count} more just like it, make every side at least {limit} m long.</source>
        <extracomment>advice.sides_alike</extracomment>
        <translation>Bei {part} und {count} weiteren genau gleichen jede Seite mindestens {limit} m lang machen.</translation>
    </message>
    <message>
        <source>Unlink the {count} parts with scripts ({parts}), and link these parts into one separate object.</source>
        <extracomment>advice.split_scripted</extracomment>
        <translation>Die {count} Teile mit Skripten ({parts}) aus dem Linkset lösen und zu einem eigenen Objekt verbinden.</translation>
    </message>
    <message>
        <source>Link the object with these {count} nearby objects: {linksets}.</source>
        <extracomment>advice.merge_near</extracomment>
        <translation>Das Objekt mit diesen {count} Objekten in der Nähe verbinden: {linksets}.</translation>
    </message>
    <message>
        <source>If you click &quot;Analyze&quot; in the uploader, it makes different hulls: the physics weight is then {least} to {most} PE.</source>
        <extracomment>caution.analyze</extracomment>
        <translation>Wenn Sie im Uploader auf „Analysieren“ klicken, erzeugt er andere Hüllen: Das Physikgewicht ist dann {least} bis {most} PE.</translation>
    </message>
    <message>
        <source>If you click &quot;Analyze&quot; in the uploader, it makes different hulls: the physics weight is then {value} PE.</source>
        <extracomment>caution.analyze_one</extracomment>
        <translation>Wenn Sie im Uploader auf „Analysieren“ klicken, erzeugt er andere Hüllen: Das Physikgewicht ist dann {value} PE.</translation>
    </message>
    <message>
        <source>Its {axis} side, now {from} m, can shrink to {to} m; below that, the part is weighed with the physics shape {representation} ({because}).</source>
        <extracomment>cliff.shrinks</extracomment>
        <translation>Seine {axis}-Seite, jetzt {from} m, kann bis auf {to} m schrumpfen; darunter wird das Teil mit der Physikform {representation} gewogen ({because}).</translation>
    </message>
    <message>
        <source>Its {axis} side, now {from} m, can grow to {to} m; beyond that, the part is weighed with the physics shape {representation} ({because}).</source>
        <extracomment>cliff.grows</extracomment>
        <translation>Seine {axis}-Seite, jetzt {from} m, kann bis auf {to} m wachsen; darüber wird das Teil mit der Physikform {representation} gewogen ({because}).</translation>
    </message>
    <message>
        <source>Edit the object, select the parts with &quot;Edit linked&quot;, and change &quot;Physics Shape Type&quot; on the Features tab.</source>
        <extracomment>plan_act.shape_type.viewer</extracomment>
        <translation>Das Objekt bearbeiten, die Teile mit „Verknüpfte Teile bearbeiten“ auswählen und auf der Registerkarte „Eigenschaften“ die „Art der physischen Form“ ändern.</translation>
    </message>
    <message>
        <source>Select the parts and change &quot;Shape type&quot; in Properties.</source>
        <extracomment>plan_act.shape_type.here</extracomment>
        <translation>Die Teile auswählen und im Bereich Eigenschaften den „Formtyp“ ändern.</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Level of Detail tab, load a file for each level instead of generating the levels.</source>
        <extracomment>plan_act.levels.viewer</extracomment>
        <translation>Auf der Registerkarte „Detailstufe“ des Uploaders für jede Stufe eine Datei laden, statt die Stufen zu generieren.</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, load NAME_PHYS, then click &quot;Analyze&quot;.</source>
        <extracomment>plan_act.hulls.viewer</extracomment>
        <translation>Auf der Registerkarte „Physik“ des Uploaders NAME_PHYS laden, dann auf „Analysieren“ klicken.</translation>
    </message>
    <message>
        <source>To make hulls, choose &quot;Shape &gt; Make physics shape…&quot; or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>plan_act.hulls.here</extracomment>
        <translation>Um Hüllen zu erzeugen, „Kollision &gt; Physikform machen…“ wählen oder „weighbridge shapes“ ausführen.</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, load NAME_PHYS without clicking &quot;Analyze&quot;.</source>
        <extracomment>plan_act.panels.viewer</extracomment>
        <translation>Auf der Registerkarte „Physik“ des Uploaders NAME_PHYS laden, ohne auf „Analysieren“ zu klicken.</translation>
    </message>
    <message>
        <source>To make flat panels, choose &quot;Shape &gt; Make physics shape…&quot; or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>plan_act.panels.here</extracomment>
        <translation>Um flache Platten zu erzeugen, „Kollision &gt; Physikform machen…“ wählen oder „weighbridge shapes“ ausführen.</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, lower &quot;Retain %&quot; under Simplify.</source>
        <extracomment>plan_act.vertices.viewer</extracomment>
        <translation>Auf der Registerkarte „Physik“ des Uploaders unter „Vereinfachen“ den Wert „Beibehalten“ verringern.</translation>
    </message>
    <message>
        <source>Apply the step in the &quot;Why?&quot; panel, then export the mesh.</source>
        <extracomment>plan_act.vertices.here</extracomment>
        <translation>Den Schritt im Bereich „Warum?“ anwenden, dann das Mesh exportieren.</translation>
    </message>
    <message>
        <source>Select the parts with &quot;Edit linked&quot; and press Ctrl+Shift+L. If you unlinked several parts, select them again and press Ctrl+L.</source>
        <extracomment>plan_act.unlink.viewer</extracomment>
        <translation>Die Teile mit „Verknüpfte Teile bearbeiten“ auswählen und Strg+Umschalt+L drücken. Wurden mehrere Teile gelöst, diese noch einmal auswählen und Strg+L drücken.</translation>
    </message>
    <message>
        <source>Select the parts and choose Compose &gt; Unlink. If you unlinked several parts, select them again and choose Compose &gt; Link.</source>
        <extracomment>plan_act.unlink.here</extracomment>
        <translation>Die Teile auswählen und Bauen &gt; Trennen wählen. Wurden mehrere Teile gelöst, diese noch einmal auswählen und Bauen &gt; Verbinden wählen.</translation>
    </message>
    <message>
        <source>Clear &quot;Normal or specular maps&quot; in Properties.</source>
        <extracomment>plan_act.materials.here</extracomment>
        <translation>Im Bereich Eigenschaften „Normal- oder Glanzmaterialien“ ausschalten.</translation>
    </message>
    <message>
        <source>Open Edit &gt; Features and clear &quot;Animated Mesh&quot;.</source>
        <extracomment>plan_act.animated.viewer</extracomment>
        <translation>Bearbeiten &gt; Eigenschaften öffnen und „Animiertes Mesh“ ausschalten.</translation>
    </message>
    <message>
        <source>Clear &quot;Animated mesh&quot; in Properties.</source>
        <extracomment>plan_act.animated.here</extracomment>
        <translation>Im Bereich Eigenschaften „Animiertes Mesh“ ausschalten.</translation>
    </message>
    <message>
        <source>Open Edit &gt; Content and delete the scripts that are no longer needed.</source>
        <extracomment>plan_act.scripts.viewer</extracomment>
        <translation>Bearbeiten &gt; Inhalt öffnen und die nicht mehr benötigten Skripte löschen.</translation>
    </message>
    <message>
        <source>Open Edit &gt; Object and type the new size.</source>
        <extracomment>plan_act.resize.viewer</extracomment>
        <translation>Bearbeiten &gt; Objekt öffnen und die neue Größe eingeben.</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, do not choose a file.</source>
        <extracomment>plan_act.no_physics_file.viewer</extracomment>
        <translation>Auf der Registerkarte „Physik“ des Uploaders keine Datei wählen.</translation>
    </message>
    <message>
        <source>The selection shows no physics shape with a known cost above 0 PE</source>
        <extracomment>legend.cost_hidden</extracomment>
        <translation>In der Auswahl ist keine Physikform mit bekannten Kosten über 0 PE zu sehen</translation>
    </message>
    <message>
        <source>No visible physics shape has a known cost above 0 PE</source>
        <extracomment>legend.cost_hidden_all</extracomment>
        <translation>Keine sichtbare Physikform hat bekannte Kosten über 0 PE</translation>
    </message>
    <message>
        <source>deciding weight: {value} PE or more</source>
        <extracomment>legend.land_impact_more</extracomment>
        <translation>entscheidendes Gewicht: {value} PE oder mehr</translation>
    </message>
    <message>
        <source>new, or cost unknown</source>
        <extracomment>legend.not_before</extracomment>
        <translation>neu, oder Kosten unbekannt</translation>
    </message>
    <message>
        <source>outside the selection, or not a physics mesh</source>
        <extracomment>legend.width_none</extracomment>
        <translation>außerhalb der Auswahl, oder kein Physik-Mesh</translation>
    </message>
    <message>
        <source>The selection shows no physics mesh</source>
        <extracomment>legend.width_hidden</extracomment>
        <translation>In der Auswahl ist kein Physik-Mesh zu sehen</translation>
    </message>
    <message>
        <source>No physics mesh is visible</source>
        <extracomment>legend.width_hidden_all</extracomment>
        <translation>Kein Physik-Mesh ist sichtbar</translation>
    </message>
    <message>
        <source>Cube hit but not searched further</source>
        <extracomment>legend.ray_candidate</extracomment>
        <translation>Würfel getroffen, nicht weiter durchsucht</translation>
    </message>
    <message>
        <source>Only rows that match an expression, such as &quot;physics &gt; 10 and (accounting = legacy or not linkset contains old)&quot;. Refer to columns by key or title. Operators: = != &lt; &lt;= &gt; &gt;= contains; and, or, not. Region totals still include all rows</source>
        <extracomment>option.where</extracomment>
        <translation>Nur Zeilen, die zu einem Ausdruck passen, wie in &quot;physics &gt; 10 and (accounting = legacy or not linkset contains old)&quot;. Spalten nach Schlüssel oder Titel angeben. Operatoren: = != &lt; &lt;= &gt; &gt;= contains; and, or, not. Summen über Regionen enthalten weiterhin alle Zeilen</translation>
    </message>
    <message>
        <source>Weigh with the constants of the named scenario instead of the project&apos;s own</source>
        <extracomment>option.scenario</extracomment>
        <translation>Mit den Konstanten des genannten Szenarios wiegen statt mit den eigenen des Projekts</translation>
    </message>
    <message>
        <source>{key} is not baked into the tables; change it with &quot;weighbridge sql&quot; instead, or set one of {keys}</source>
        <extracomment>option.not_baked</extracomment>
        <translation>{key} ist nicht fest in die Tabellen eingebaut; bitte stattdessen mit „weighbridge sql“ ändern, oder eines von {keys} setzen</translation>
    </message>
    <message>
        <source>Memory limit for opening a file, in bytes or with a unit (512M, 2G); minimum: {smallest}; default: half the free memory, but at most 2G</source>
        <extracomment>option.memory</extracomment>
        <translation>Speichergrenze zum Öffnen einer Datei, in Byte oder mit einer Einheit (512M, 2G); mindestens {smallest}; wenn nicht angegeben, die Hälfte des freien Speichers, aber höchstens 2G</translation>
    </message>
    <message>
        <source>this build has no window, so it cannot write PDFs; use --format html and print the page from a browser</source>
        <extracomment>page.no_pdf</extracomment>
        <translation>dieses Programm wurde ohne Fenster gebaut und kann darum keine PDFs schreiben; bitte --format html verwenden und die Seite aus einem Browser drucken</translation>
    </message>
    <message>
        <source>parcels are listed by --by region --against PROFILE, and on pages (--format html)</source>
        <extracomment>report.by_parcel</extracomment>
        <translation>Parzellen nennen --by region --against PROFIL und Seiten (--format html)</translation>
    </message>
    <message>
        <source>This page lists only rows where {filter}. Totals include everything.</source>
        <extracomment>report.only_rows</extracomment>
        <translation>Diese Seite zeigt nur Zeilen mit {filter}. Summen umfassen alles.</translation>
    </message>
    <message>
        <source>no rows match</source>
        <extracomment>report.no_match</extracomment>
        <translation>keine Zeile passt</translation>
    </message>
    <message>
        <source>Example: all parts of a project, with a lower penalty per area, for a spreadsheet
  weighbridge report market.weighbridge --by part --set penalty_per_area=0.02 -o parts.csv</source>
        <extracomment>report.example</extracomment>
        <translation>Beispiel: alle Teile eines Projekts mit einem niedrigeren Aufschlag je Fläche, für eine Tabellenkalkulation
  weighbridge report market.weighbridge --by part --set penalty_per_area=0.02 -o parts.csv</translation>
    </message>
    <message>
        <source>Example: what is below a point, according to the exact method and the published method
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot;
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot; --algorithm inexor
Example: rays from a file, with the hits as CSV
  weighbridge pick rocks.scene --rays rays.txt --format csv -o hits.csv</source>
        <extracomment>pick.example</extracomment>
        <translation>Beispiel: was unter einem Punkt ist, nach dem genauen und nach dem veröffentlichten Verfahren
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot;
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot; --algorithm inexor
Beispiel: Strahlen aus einer Datei, mit den Treffern als CSV
  weighbridge pick rocks.scene --rays rays.txt --format csv -o hits.csv</translation>
    </message>
    <message>
        <source>Find the first ray that the method chosen with --algorithm (default here: inexor) gets wrong. Print the smallest scene and ray that still show the error, and a GoogleTest test for the error</source>
        <extracomment>pick.minimise</extracomment>
        <translation>Den ersten Strahl suchen, bei dem das mit --algorithm gewählte Verfahren (hier inexor, wenn nicht angegeben) falsch liegt. Ausgegeben werden die kleinste Szene und der Strahl, die den Fehler noch zeigen, und ein GoogleTest-Test dafür</translation>
    </message>
    <message>
        <source>How to treat NORMAL cubes: {words}; default: {standard}. With &quot;mesh&quot;: as their 12 triangles. With &quot;ignore&quot;: as full boxes</source>
        <extracomment>pick.indentation</extracomment>
        <translation>Wie NORMAL-Würfel behandelt werden: {words}; {standard}, wenn nicht angegeben. Mit „mesh“: als ihre 12 Dreiecke. Mit „ignore“: als volle Quader</translation>
    </message>
    <message>
        <source>The output file, written completely or not at all. Types: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply; and .scene or .nxoc, which store parts as octrees. To write only one lower level of detail or the physics shape for the uploader, use NAME_LOD2, _LOD1, _LOD0 or _PHYS with .dae or .glb</source>
        <extracomment>convert.out</extracomment>
        <translation>Die zu schreibende Datei, ganz oder gar nicht. Typen: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply; außerdem .scene und .nxoc, die Teile als Octrees speichern. Um nur eine niedrigere Detailstufe oder die Physikform für den Uploader zu schreiben, NAME_LOD2, _LOD1, _LOD0 oder _PHYS mit .dae oder .glb angeben</translation>
    </message>
    <message>
        <source>What octrees become in other formats: {words}; default: {standard}. With &quot;boxes&quot;: a part with the octree&apos;s surface, and one hull per box for physics. With &quot;surface&quot;: the same part, with that surface for physics</source>
        <extracomment>convert.octree</extracomment>
        <translation>Was in anderen Formaten aus Octrees wird: {words}; {standard}, wenn nicht angegeben. Mit „boxes“: ein Teil mit der Oberfläche des Octrees und für die Physik eine Hülle je Quader. Mit „surface“: das gleiche Teil, mit dieser Oberfläche für die Physik</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to octrees written as .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl or .ply</source>
        <extracomment>convert.only_of_octrees</extracomment>
        <translation>{option} hat keine Wirkung: Es gilt nur für Octrees, die als .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl oder .ply geschrieben werden</translation>
    </message>
    <message>
        <source>Which cubes to fill when a mesh becomes an octree: {words}; default: {standard}. With &quot;surface&quot;: those that a triangle touches. With &quot;solid&quot;: also those that the surface encloses</source>
        <extracomment>option.fill</extracomment>
        <translation>Welche Würfel gefüllt werden, wenn aus einem Mesh ein Octree wird: {words}; {standard}, wenn nicht angegeben. Mit „surface“: die, die ein Dreieck berührt. Mit „solid“: auch die, die die Oberfläche umschließt</translation>
    </message>
    <message>
        <source>Compare octrees of up to this many levels; default: {standard}</source>
        <extracomment>voxels.levels</extracomment>
        <translation>Octrees mit bis zu so vielen Ebenen vergleichen; {standard}, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>Write all the data from which costs are calculated, including one row for each part, for a database or any other program that reads CSV. Whole grids are read file by file.</source>
        <extracomment>statistics.about</extracomment>
        <translation>Alle Daten schreiben, aus denen Kosten berechnet werden, darunter eine Zeile für jedes Teil, für eine Datenbank oder jedes andere Programm, das CSV liest. Ganze Grids werden Datei für Datei gelesen.</translation>
    </message>
    <message>
        <source>Read one share (K of N) of the files that the manifest lists. All shares contain about the same number of bytes. To combine the shares, load all their CSV files into one database</source>
        <extracomment>statistics.shard</extracomment>
        <translation>Einen Anteil (K von N) der Dateien im Manifest lesen. Alle Anteile enthalten etwa gleich viele Byte. Um die Anteile zusammenzuführen, alle ihre CSV-Dateien in eine Datenbank laden</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has an unsupported file type; supported types with --shard: .csv, .csv.gz</source>
        <extracomment>statistics.shard_csv</extracomment>
        <translation>„{file}“ hat einen nicht unterstützten Dateityp; mit --shard unterstützte Typen: .csv, .csv.gz</translation>
    </message>
    <message>
        <source>Show the differences between two profiles.</source>
        <extracomment>profile.diff_about</extracomment>
        <translation>Die Unterschiede zwischen zwei Profilen zeigen.</translation>
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
        <translation>Beispiel: die billigste Form, die höchstens 4 cm von einem Stuhl abweicht, als Mesh-Asset geschrieben
  weighbridge shapes chair.obj --within 4cm -o chair.llmesh
Beispiel: die genaueste Form, die höchstens 3 PE kostet
  weighbridge shapes duck.dae --budget 3
Beispiel: verlinkte Prims statt Physik im Mesh, mit einem Skript, das sie inworld einstellt
  weighbridge shapes chair.obj --method prims -o chair-kit.dae
Beispiel: Detailstufen, die um höchstens 2 Pixel abweichen
  weighbridge shapes duck.dae --lods --pixels 2 -o duck.llmesh</translation>
    </message>
    <message>
        <source>Use only these methods, separated by commas: {words}. {meanings}. best: all methods that can give the best shape; this is the default. Shapes that the uploader changes are left out unless they are sure to be cheaper. Of the others, the one with the lowest land impact is chosen; if several tie, the one closest to the visual mesh</source>
        <extracomment>shapes.method</extracomment>
        <translation>Nur diese Methoden verwenden, mit Kommas dazwischen: {words}. {meanings}. best: alle, die die beste Form ergeben können; dies gilt, wenn nichts angegeben ist. Formen, die der Uploader verändert, bleiben außer Betracht, wenn sie nicht sicher günstiger sind. Von den übrigen wird die mit dem niedrigsten Land Impact gewählt, bei Gleichstand die, die dem sichtbaren Mesh am nächsten kommt</translation>
    </message>
    <message>
        <source>A file of hulls that another tool made for the same model, one hull per mesh. The methods &quot;existing&quot; and &quot;drop&quot; use these hulls instead of the part&apos;s own</source>
        <extracomment>shapes.hulls</extracomment>
        <translation>Eine Datei mit Hüllen, die ein anderes Werkzeug aus demselben Modell gemacht hat, eine Hülle je Mesh. Die Methoden „existing“ und „drop“ verwenden diese Hüllen statt der des Teils</translation>
    </message>
    <message>
        <source>Keep passages open and floors walkable for avatars, in parts of any size; by default, only in parts longer than {limit} m</source>
        <extracomment>shapes.keep_passage</extracomment>
        <translation>Durchgänge für Avatare offen und Böden begehbar halten, in Teilen jeder Größe; ohne diese Option nur in Teilen, die länger als {limit} m sind</translation>
    </message>
    <message>
        <source>Maximum number of hulls; default: {limit}, the limit for an asset</source>
        <extracomment>shapes.max_hulls</extracomment>
        <translation>Höchstzahl der Hüllen; {limit}, die Grenze für ein Asset, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>Maximum number of vertices in a hull; default: {limit}, the grid&apos;s limit</source>
        <extracomment>shapes.max_vertices</extracomment>
        <translation>Höchstzahl der Eckpunkte einer Hülle; {limit}, die Grenze des Grids, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>{name} is named like a file for the uploader, but the uploader accepts only .dae and .glb; use {model}</source>
        <extracomment>export.level_kind</extracomment>
        <translation>{name} ist wie eine Datei für den Uploader benannt, aber der Uploader nimmt nur .dae und .glb; bitte {model} verwenden</translation>
    </message>
    <message>
        <source>Example: the costs of a project, from blue (cheap) through red to violet (expensive)
  weighbridge render market.weighbridge --view cost -o market.png</source>
        <extracomment>render.example</extracomment>
        <translation>Beispiel: die Kosten eines Projekts, von Blau (billig) über Rot bis Violett (teuer)
  weighbridge render market.weighbridge --view cost -o market.png</translation>
    </message>
    <message>
        <source>What to show: {words}; default: {standard}, or octree if the scene has only octrees. With physics: the physics shape of each part. With cost: objects colored by land impact or, if the scene has only one object, its physics shapes colored by triangle and hull cost. With map: the land from above, each square colored by its land impact per square meter. With octree: the octrees, plus the first ray of a .scene file and what it hits. With picking-error: the octrees in gray, and the picking errors of the method chosen with --algorithm, colored by cause</source>
        <extracomment>render.view</extracomment>
        <translation>Was gezeigt wird: {words}; wenn nicht angegeben {standard}, oder octree, wenn die Szene nur Octrees hat. Mit physics: die Physikform jedes Teils. Mit cost: die Objekte, nach Land Impact gefärbt, oder, wenn die Szene nur ein Objekt hat, dessen Physikformen, nach Kosten je Dreieck und Hülle gefärbt. Mit map: das Land von oben, jedes Feld nach seinem Land Impact je Quadratmeter gefärbt. Mit octree: die Octrees, und der erste Strahl einer .scene-Datei mit dem, was er trifft. Mit picking-error: die Octrees in Grau, und in Farbe, was das mit --algorithm gewählte Verfahren falsch findet, nach Ursache</translation>
    </message>
    <message>
        <source>What the colors show: {words}; default: depends on --view. If the chosen colors do not apply to the view, the physics shapes are drawn instead</source>
        <extracomment>render.colour</extracomment>
        <translation>Was die Farben zeigen: {words}; wenn nicht angegeben, hängt es von --view ab. Wenn die gewählten Farben auf die Ansicht nicht anwendbar sind, werden stattdessen die Physikformen gezeichnet</translation>
    </message>
    <message>
        <source>It is a plain box, or close enough for the grid to treat it as one. A box is among the cheapest shapes.</source>
        <extracomment>reason.box</extracomment>
        <translation>Es ist ein einfacher Quader oder so nahe daran, dass das Grid es als einen behandelt. Ein Quader gehört zu den billigsten Formen.</translation>
    </message>
    <message>
        <source>Its three sides are equal, and it is a full sphere or close enough for the grid to treat it as one. A sphere is among the cheapest shapes.</source>
        <extracomment>reason.sphere</extracomment>
        <translation>Seine drei Seiten sind gleich lang, und es ist eine ganze Kugel oder so nahe daran, dass das Grid es als eine behandelt. Eine Kugel gehört zu den billigsten Formen.</translation>
    </message>
    <message>
        <source>Its base is round, and it is a straight cylinder or close enough for the grid to treat it as one. A cylinder is among the cheapest shapes.</source>
        <extracomment>reason.cylinder</extracomment>
        <translation>Seine Grundfläche ist rund, und es ist ein gerader Zylinder oder so nahe daran, dass das Grid es als einen behandelt. Ein Zylinder gehört zu den billigsten Formen.</translation>
    </message>
    <message>
        <source>Its shape is in its texture, not in the file. Its real physics cost is therefore unknown; Weighbridge assumes a small hull.</source>
        <extracomment>reason.sculpt</extracomment>
        <translation>Seine Form steckt in seiner Textur und steht nicht in der Datei. Seine wahren Physikkosten sind daher unbekannt; Weighbridge nimmt eine kleine Hülle an.</translation>
    </message>
    <message>
        <source>overall factor of the simulator cost (SRC); no value was ever published</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>Gesamtfaktor der Simulatorkosten (SRC); ein Wert wurde nie veröffentlicht</translation>
    </message>
    <message>
        <source>k in k*N/W, the cost of N triangles of average width W; if k is 0.05, a triangle 0.5 m wide costs 0.1 PE</source>
        <extracomment>constant.triangle_constant</extracomment>
        <translation>k in k*N/W, den Kosten von N Dreiecken der mittleren Breite W; wenn k 0,05 ist, kostet ein 0,5 m breites Dreieck 0,1 PE</translation>
    </message>
    <message>
        <source>Mesh Physics document (Mesh/Mesh physics on the Second Life wiki), section &quot;Physics Resource Cost&quot;</source>
        <extracomment>constant.triangle_constant</extracomment>
        <translation>Mesh-Physics-Dokument (Mesh/Mesh physics im Second-Life-Wiki), Abschnitt „Physics Resource Cost“</translation>
    </message>
    <message>
        <source>cost of a box, sphere or cylinder: the term 0.1 I in the published physics formula</source>
        <extracomment>constant.primitive_cost</extracomment>
        <translation>Kosten eines Quaders, einer Kugel oder eines Zylinders: der Term 0.1 I in der veröffentlichten Physikformel</translation>
    </message>
    <message>
        <source>cost per convex hull, from the terms 0.2 H + 0.04 (V - 4H) in the published physics formula</source>
        <extracomment>constant.hull_cost</extracomment>
        <translation>Kosten je konvexer Hülle, aus den Termen 0.2 H + 0.04 (V - 4H) der veröffentlichten Physikformel</translation>
    </message>
    <message>
        <source>cost per hull vertex, from the terms 0.2 H + 0.04 (V - 4H) in the published physics formula</source>
        <extracomment>constant.hull_vertex_cost</extracomment>
        <translation>Kosten je Eckpunkt einer Hülle, aus den Termen 0.2 H + 0.04 (V - 4H) der veröffentlichten Physikformel</translation>
    </message>
    <message>
        <source>the 100 in the old triangle rule, 0.1 T T / (100 B), for a bounding box of B cubic meters</source>
        <extracomment>constant.density_volume</extracomment>
        <translation>die 100 in der alten Dreiecksregel, 0.1 T T / (100 B), für eine Bounding-Box von B Kubikmetern</translation>
    </message>
    <message>
        <source>under the new accounting, a linkset or part with a physics weight above this at rest cannot be set physical</source>
        <extracomment>constant.physical_limit</extracomment>
        <translation>unter der neuen Berechnung kann ein Linkset oder Teil, dessen Physikgewicht in Ruhe größer ist, nicht physisch werden</translation>
    </message>
    <message>
        <source>Mesh Physics document (Mesh/Mesh physics on the Second Life wiki), section &quot;Physics Representation for Rezzed Prims&quot;, note 4</source>
        <extracomment>constant.physical_limit</extracomment>
        <translation>Mesh-Physics-Dokument (Mesh/Mesh physics im Second-Life-Wiki), Abschnitt „Physics Representation for Rezzed Prims“, Anmerkung 4</translation>
    </message>
    <message>
        <source>minimum size of an LOD block after the metadata discount is subtracted</source>
        <extracomment>constant.minimum_bytes</extracomment>
        <translation>kleinste Größe eines LOD-Blocks nach dem Metadaten-Abzug</translation>
    </message>
    <message>
        <source>estimated data size of a triangle in an LOD block</source>
        <extracomment>constant.bytes_per_triangle</extracomment>
        <translation>geschätzte Datengröße eines Dreiecks in einem LOD-Block</translation>
    </message>
    <message>
        <source>area of the disk from which an object can be seen</source>
        <extracomment>constant.max_area</extracomment>
        <translation>Fläche des Kreises, von dem aus ein Objekt zu sehen ist</translation>
    </message>
    <message>
        <source>factor for the download weight of static mesh since 2024; 1 in profiles with older rules</source>
        <extracomment>constant.static_mesh_factor</extracomment>
        <translation>Faktor für das Downloadgewicht von statischem Mesh seit 2024; 1 in Profilen mit älteren Regeln</translation>
    </message>
    <message>
        <source>Mesh/Download Weight on the Second Life wiki; Second Life server release notes, version 12.07.31.262785</source>
        <extracomment>constant.prim_streaming_cap</extracomment>
        <translation>Mesh/Download Weight im Second-Life-Wiki; Versionshinweise des Second-Life-Servers, Version 12.07.31.262785</translation>
    </message>
    <message>
        <source>estimated data size of a triangle in a prim</source>
        <extracomment>constant.prim_bytes_per_triangle</extracomment>
        <translation>geschätzte Datengröße eines Dreiecks in einem Prim</translation>
    </message>
    <message>
        <source>extra cost of the root of an animated object</source>
        <extracomment>constant.animated_root</extracomment>
        <translation>zusätzliche Kosten des Roots eines animierten Objekts</translation>
    </message>
    <message>
        <source>factor for the square of half a part&apos;s diagonal, |scale|^2 / 4</source>
        <extracomment>constant.opensim_size</extracomment>
        <translation>Faktor für das Quadrat der halben Diagonale eines Teils, |scale|^2 / 4</translation>
    </message>
    <message>
        <source>the physics cost of a physical part is multiplied by 1 + this value * |scale|^2</source>
        <extracomment>constant.opensim_penalty</extracomment>
        <translation>die Physikkosten eines physischen Teils werden mit 1 + diesem Wert * |scale|^2 multipliziert</translation>
    </message>
    <message>
        <source>simulation cost of a part; twice that if the part is physical</source>
        <extracomment>constant.opensim_simulation</extracomment>
        <translation>Simulationskosten eines Teils; doppelt, wenn das Teil physisch ist</translation>
    </message>
    <message>
        <source>penalty factor for being physical</source>
        <extracomment>term.penalty</extracomment>
        <translation>Faktor des Aufschlags für Physisches</translation>
    </message>
    <message>
        <source>average width of its triangles, kept between a lower and an upper limit</source>
        <extracomment>term.average_width</extracomment>
        <translation>mittlere Breite seiner Dreiecke, zwischen einer Unter- und einer Obergrenze gehalten</translation>
    </message>
    <message>
        <source>Mesh Physics document; its &quot;average&quot; is read as the harmonic mean, which matches the document&apos;s own numbers</source>
        <extracomment>term.average_width</extracomment>
        <translation>Mesh-Physics-Dokument; sein „average“ wird als harmonisches Mittel gelesen, das zu den eigenen Zahlen des Dokuments passt</translation>
    </message>
    <message>
        <source>triangles of the {of} level, estimated from its size in bytes</source>
        <extracomment>term.lod_triangles</extracomment>
        <translation>Dreiecke der Stufe „{of}“, aus ihrer Größe in Byte geschätzt</translation>
    </message>
    <message>
        <source>area of the disk from which the level of detail is at least {of}</source>
        <extracomment>term.lod_disc</extracomment>
        <translation>Fläche des Kreises, von dem aus die Detailstufe mindestens „{of}“ ist</translation>
    </message>
    <message>
        <source>charged triangles of the animated mesh</source>
        <extracomment>term.charged_triangles</extracomment>
        <translation>berechnete Dreiecke des animierten Meshs</translation>
    </message>
    <message>
        <source>charged triangles of the {of} level of detail</source>
        <extracomment>term.lod_charged</extracomment>
        <translation>berechnete Dreiecke der Detailstufe „{of}“</translation>
    </message>
    <message>
        <source>server weight (simulation)</source>
        <extracomment>term.opensim_server</extracomment>
        <translation>Servergewicht (Simulation)</translation>
    </message>
    <message>
        <source>version</source>
        <extracomment>asset.place_version</extracomment>
        <translation>Version</translation>
    </message>
    <message>
        <source>high level of detail</source>
        <extracomment>asset.place_high</extracomment>
        <translation>hohe Detailstufe</translation>
    </message>
    <message>
        <source>medium level of detail</source>
        <extracomment>asset.place_medium</extracomment>
        <translation>mittlere Detailstufe</translation>
    </message>
    <message>
        <source>low level of detail</source>
        <extracomment>asset.place_low</extracomment>
        <translation>niedrige Detailstufe</translation>
    </message>
    <message>
        <source>lowest level of detail</source>
        <extracomment>asset.place_lowest</extracomment>
        <translation>niedrigste Detailstufe</translation>
    </message>
    <message>
        <source>physics hulls</source>
        <extracomment>asset.place_hulls</extracomment>
        <translation>Physik-Hüllen</translation>
    </message>
    <message>
        <source>give the model some thickness, then upload again</source>
        <extracomment>remedy.thicker_model</extracomment>
        <translation>dem Modell etwas Dicke geben, dann neu hochladen</translation>
    </message>
    <message numerus="yes">
        <source>{count} meshes of the scene are missing or could not be read, so there is nothing to write</source>
        <extracomment>export.missing_meshes</extracomment>
        <translation>
            <numerusform>ein Mesh der Szene fehlt oder konnte nicht gelesen werden, darum gibt es nichts zu schreiben</numerusform>
            <numerusform>{count} Meshes der Szene fehlen oder konnten nicht gelesen werden, darum gibt es nichts zu schreiben</numerusform>
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
        <translation>Region {number}</translation>
    </message>
    <message>
        <source>parcel {number}</source>
        <extracomment>weighing.unnamed_parcel</extracomment>
        <translation>Parzelle {number}</translation>
    </message>
    <message>
        <source>No region</source>
        <extracomment>weighing.no_region</extracomment>
        <translation>Keine Region</translation>
    </message>
    <message>
        <source>The parcel {name} of {region} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.parcel_of</extracomment>
        <translation>Die Parzelle {name} von {region} nutzt {held} von {capacity} LI: {over} LI zu viel.</translation>
    </message>
    <message>
        <source>Parcel {number} of {region} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_parcel_of</extracomment>
        <translation>Parzelle {number} von {region} nutzt {held} von {capacity} LI: {over} LI zu viel.</translation>
    </message>
    <message>
        <source>    Remedy: {remedy}</source>
        <extracomment>inspect.remedy</extracomment>
        <translation>    Abhilfe: {remedy}</translation>
    </message>
    <message numerus="yes">
        <source>the {count} other names of this file (hard links) still have the old content</source>
        <extracomment>file.other_names</extracomment>
        <translation>
            <numerusform>der andere Name dieser Datei (ein Hardlink) hat noch den alten Inhalt</numerusform>
            <numerusform>die {count} anderen Namen dieser Datei (Hardlinks) haben noch den alten Inhalt</numerusform>
        </translation>
    </message>
    <message>
        <source>The download weight decides: {weight} PE. Physics below that is free.</source>
        <extracomment>why.free_below_download</extracomment>
        <translation>Das Downloadgewicht entscheidet: {weight} PE. Physik darunter ist umsonst.</translation>
    </message>
    <message>
        <source>The server weight decides: {weight} PE. Physics below that is free.</source>
        <extracomment>why.free_below_server</extracomment>
        <translation>Das Servergewicht entscheidet: {weight} PE. Physik darunter ist umsonst.</translation>
    </message>
    <message>
        <source>The number of parts decides. Physics is free.</source>
        <extracomment>why.free_as_parts_count</extracomment>
        <translation>Die Zahl der Teile entscheidet. Physik ist umsonst.</translation>
    </message>
    <message>
        <source>the files cost {arrived} LI when read back, but the same parts at rest without scripts cost {promised} LI here. Compare the weights in the uploader before you upload</source>
        <extracomment>kit.other_impact</extracomment>
        <translation>die Dateien kosten nach erneutem Einlesen {arrived} LI, dieselben Teile kosten hier in Ruhe und ohne Skripte aber {promised} LI. Vergleichen Sie vor dem Hochladen die Gewichte im Uploader</translation>
    </message>
    <message>
        <source>Generate lower levels of detail instead of physics shapes. Each level is the smallest that looks accurate enough at the distance where the viewer switches to it, and therefore the cheapest to download. With an option for physics shapes, such as --within, generate both: the levels first, then shapes for the object with these levels</source>
        <extracomment>shapes.lods</extracomment>
        <translation>Statt Physikformen niedrigere Detailstufen erzeugen. Jede ist die kleinste, die in der Entfernung, in der der Viewer zu ihr wechselt, genau genug aussieht, und lädt darum am billigsten herunter. Mit einer Option für Physikformen, etwa --within, beides erzeugen: zuerst die Detailstufen, dann Formen für das Objekt mit diesen Detailstufen</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Download weight: {download} PE, previously {download_before} PE</source>
        <extracomment>shapes.levels_used</extracomment>
        <translation>verwendet die erzeugten Detailstufen. Downloadgewicht: {download} PE, vorher {download_before} PE</translation>
    </message>
    <message>
        <source>Another program has changed the file since.</source>
        <extracomment>kept.file_changed</extracomment>
        <translation>Ein anderes Programm hat die Datei seitdem geändert.</translation>
    </message>
    <message numerus="yes">
        <source>{count} objects changed.</source>
        <extracomment>kept.objects_changed</extracomment>
        <translation>
            <numerusform>{count} Objekt geändert.</numerusform>
            <numerusform>{count} Objekte geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects added.</source>
        <extracomment>kept.objects_added</extracomment>
        <translation>
            <numerusform>{count} Objekt hinzugefügt.</numerusform>
            <numerusform>{count} Objekte hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects deleted.</source>
        <extracomment>kept.objects_deleted</extracomment>
        <translation>
            <numerusform>{count} Objekt gelöscht.</numerusform>
            <numerusform>{count} Objekte gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} constants changed.</source>
        <extracomment>kept.constants</extracomment>
        <translation>
            <numerusform>{count} Konstante geändert.</numerusform>
            <numerusform>{count} Konstanten geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing differs from the file.</source>
        <extracomment>kept.same</extracomment>
        <translation>Kein Unterschied zur Datei.</translation>
    </message>
    <message>
        <source>Land impact: {before} → {after} LI.</source>
        <extracomment>kept.land_impact</extracomment>
        <translation>Land Impact: {before} → {after} LI.</translation>
    </message>
    <message>
        <source>Physics weight: {before} → {after} PE.</source>
        <extracomment>kept.physics</extracomment>
        <translation>Physikgewicht: {before} → {after} PE.</translation>
    </message>
    <message>
        <source>Download weight: {before} → {after} PE.</source>
        <extracomment>kept.download</extracomment>
        <translation>Downloadgewicht: {before} → {after} PE.</translation>
    </message>
    <message>
        <source>Server weight: {before} → {after} PE.</source>
        <extracomment>kept.server</extracomment>
        <translation>Servergewicht: {before} → {after} PE.</translation>
    </message>
    <message>
        <source>Some costs are unknown and not included.</source>
        <extracomment>kept.unknown</extracomment>
        <translation>Manche Kosten sind unbekannt und nicht enthalten.</translation>
    </message>
    <message numerus="yes">
        <source>{count} objects.</source>
        <extracomment>kept.objects</extracomment>
        <translation>
            <numerusform>{count} Objekt.</numerusform>
            <numerusform>{count} Objekte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Land impact: {after} LI.</source>
        <extracomment>kept.land_impact_now</extracomment>
        <translation>Land Impact: {after} LI.</translation>
    </message>
    <message>
        <source>The unsaved changes cannot be read ({reason}).</source>
        <extracomment>kept.unreadable</extracomment>
        <translation>Die nicht gespeicherten Änderungen können nicht gelesen werden ({reason}).</translation>
    </message>
    <message>
        <source>The changes cannot be compared with the file ({reason}).</source>
        <extracomment>kept.no_file</extracomment>
        <translation>Die Änderungen lassen sich nicht mit der Datei vergleichen ({reason}).</translation>
    </message>
    <message>
        <source>was not read, because you have not agreed to it. If you trust the project, use --allow-outside on the command line, or open it again in the window and click &quot;Read them&quot;.</source>
        <extracomment>project.asked</extracomment>
        <translation>wurde nicht gelesen, weil Sie dem nicht zugestimmt haben. Wenn Sie dem Projekt vertrauen, verwenden Sie auf der Kommandozeile --allow-outside, oder öffnen Sie es noch einmal im Fenster, und klicken Sie auf „Dateien lesen“.</translation>
    </message>
    <message>
        <source>has no hull near its surface</source>
        <extracomment>shape.hulls_elsewhere</extracomment>
        <translation>hat keine Hülle nahe seiner Oberfläche</translation>
    </message>
    <message>
        <source>one box</source>
        <extracomment>method.box</extracomment>
        <translation>ein Quader</translation>
    </message>
    <message>
        <source>One box around everything</source>
        <extracomment>method.box_help</extracomment>
        <translation>Ein Quader um alles</translation>
    </message>
    <message>
        <source>Analyze on the model</source>
        <extracomment>method.analyze</extracomment>
        <translation>„Analysieren“ am Modell</translation>
    </message>
    <message>
        <source>What the uploader&apos;s Analyze makes of the model itself</source>
        <extracomment>method.analyze_help</extracomment>
        <translation>Was „Analysieren“ im Uploader aus dem Modell selbst macht</translation>
    </message>
    <message>
        <source>the model itself</source>
        <extracomment>method.untouched</extracomment>
        <translation>das Modell selbst</translation>
    </message>
    <message>
        <source>The model&apos;s mesh, unchanged</source>
        <extracomment>method.untouched_help</extracomment>
        <translation>Das Mesh des Modells, unverändert</translation>
    </message>
    <message>
        <source>contact deviation m</source>
        <extracomment>column.contact_m</extracomment>
        <translation>Abweichung bei Kontakt m</translation>
    </message>
    <message>
        <source>elsewhere deviation m</source>
        <extracomment>column.elsewhere_m</extracomment>
        <translation>Abweichung anderswo m</translation>
    </message>
    <message>
        <source>Octrees, rays, regions, scenarios, the baseline, generated shapes or measured costs changed.</source>
        <extracomment>kept.others</extracomment>
        <translation>Octrees, Strahlen, Regionen, Szenarien, Basis, erzeugte Formen oder gemessene Kosten geändert.</translation>
    </message>
    <message>
        <source>was not replaced, because no earlier run of this report wrote it; rename it, or choose another name with -o</source>
        <extracomment>output.other_file</extracomment>
        <translation>wurde nicht ersetzt, weil die Datei nicht aus einem früheren Lauf dieses Berichts stammt; bitte umbenennen oder mit -o einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>Instead of --within: maximum deviation where avatars walk, stand, sit or pass, such as 5cm. Elsewhere, --elsewhere applies. Default: 5cm, or 5% for parts with a diagonal below 1m</source>
        <extracomment>shapes.contact</extracomment>
        <translation>Statt --within: größte Abweichung dort, wo Avatare gehen, stehen, sitzen oder hindurchgehen, wie in 5cm. Anderswo gilt --elsewhere. Wenn nicht angegeben: 5cm, oder 5% bei Teilen mit einer Diagonale unter 1m</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Download weight: {download} PE, previously unknown</source>
        <extracomment>shapes.levels_used_were_unknown</extracomment>
        <translation>verwendet die erzeugten Detailstufen. Downloadgewicht: {download} PE, vorher unbekannt</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Their download weight is unknown</source>
        <extracomment>shapes.levels_used_unknown</extracomment>
        <translation>verwendet die erzeugten Detailstufen. Ihr Downloadgewicht ist unbekannt</translation>
    </message>
    <message>
        <source>no generated shape meets the goal, so the part keeps its existing shape. Increase --contact or --elsewhere</source>
        <extracomment>shapes.none_by_zone</extracomment>
        <translation>keine erzeugte Form erfüllt das Ziel, darum behält das Teil seine vorhandene. Bitte ein größeres --contact oder --elsewhere erlauben</translation>
    </message>
    <message>
        <source>Analyze on the model needs no hulls in this file; write -o NAME_PHYS.dae, which then holds the model itself for Analyze</source>
        <extracomment>shapes.analyze_where</extracomment>
        <translation>„Analysieren“ am Modell braucht keine Hüllen in dieser Datei; bitte mit -o NAME_PHYS.dae schreiben, dann enthält die Datei das Modell selbst für „Analysieren“</translation>
    </message>
    <message>
        <source>untouched</source>
        <extracomment>word</extracomment>
        <translation>unbearbeitet</translation>
    </message>
    <message>
        <source>Instead of --within: maximum deviation where avatars do not walk, stand, sit or pass, such as 30cm. Default: 30cm, or 5% for parts with a diagonal below 1m, but at least --contact</source>
        <extracomment>shapes.elsewhere</extracomment>
        <translation>Statt --within: größte Abweichung dort, wo Avatare nicht gehen, stehen, sitzen oder hindurchgehen, wie in 30cm. Wenn nicht angegeben: 30cm, oder 5% bei Teilen mit einer Diagonale unter 1m, aber mindestens --contact</translation>
    </message>
    <message>
        <source>streaming</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>Streaming</translation>
    </message>
    <message>
        <source>the program that draws, {program}, could not be started: {reason}; install Weighbridge again</source>
        <extracomment>window.not_started</extracomment>
        <translation>das Programm, das zeichnet, {program}, konnte nicht gestartet werden: {reason}; installieren Sie Weighbridge neu</translation>
    </message>
    <message>
        <source>Land impact {least} to {after} after upload instead of {before}</source>
        <extracomment>explain.saving_uploaded</extracomment>
        <translation>Land Impact {least} bis {after} nach dem Hochladen statt {before}</translation>
    </message>
    <message>
        <source>Total land impact {least} to {after} after upload instead of {before}</source>
        <extracomment>explain.saving_uploaded_in_all</extracomment>
        <translation>Land Impact insgesamt {least} bis {after} nach dem Hochladen statt {before}</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact {least} to {after} after upload instead of {before}.</source>
        <extracomment>explain.suggestion_uploaded</extracomment>
        <translation>{rank}. {what} Land Impact {least} bis {after} nach dem Hochladen statt {before}.</translation>
    </message>
    <message>
        <source>{rank}. {what} Total land impact {least} to {after} after upload instead of {before}.</source>
        <extracomment>explain.suggestion_uploaded_in_all</extracomment>
        <translation>{rank}. {what} Land Impact insgesamt {least} bis {after} nach dem Hochladen statt {before}.</translation>
    </message>
    <message>
        <source>{part} of {linkset}</source>
        <extracomment>advice.part_of</extracomment>
        <translation>{part} von {linkset}</translation>
    </message>
    <message numerus="yes">
        <source>delete these triangles from the physics model (in Blender: Degenerate Dissolve), use a simpler model, or click &quot;Analyze&quot; in the uploader</source>
        <extracomment>remedy.simpler_mesh</extracomment>
        <translation>
            <numerusform>dieses Dreieck des Physikmodells löschen (in Blender: „Degenerate Dissolve“), ein einfacheres Modell verwenden oder im Uploader auf „Analysieren“ klicken</numerusform>
            <numerusform>diese Dreiecke des Physikmodells löschen (in Blender: „Degenerate Dissolve“), ein einfacheres Modell verwenden oder im Uploader auf „Analysieren“ klicken</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: physics weight {physics} PE as exported, previously {physics_before} PE. The land impact is still {impact} LI</source>
        <extracomment>export.physics_costs_more</extracomment>
        <translation>{name}: Physikgewicht {physics} PE im Export, zuvor {physics_before} PE. Der Land Impact bleibt bei {impact} LI</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. To lower it, allow a larger deviation with --within, or look for other shapes with &quot;weighbridge shapes&quot;</source>
        <extracomment>export.physics_decides</extracomment>
        <translation>{name}: Das Physikgewicht von {physics} PE bestimmt den Land Impact. Um es zu senken, mit --within eine größere Abweichung zulassen oder mit „weighbridge shapes“ nach anderen Formen suchen</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. The physics shape that comes with the model is kept; to look for a cheaper one, use &quot;weighbridge shapes&quot;</source>
        <extracomment>export.kept_physics</extracomment>
        <translation>{name}: Das Physikgewicht von {physics} PE bestimmt den Land Impact. Die Physikform des Modells bleibt erhalten; mit „weighbridge shapes“ nach einer günstigeren suchen</translation>
    </message>
    <message>
        <source>{part} has the physics shape type {type}, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_shape_type</extracomment>
        <translation>{part} hat den Physikformtyp „{type}“, deshalb gilt für alle {count} Teile die neue Berechnung.</translation>
    </message>
    <message>
        <source>{part} has normal or specular maps, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_materials</extracomment>
        <translation>{part} hat Materialien, deshalb gilt für alle {count} Teile die neue Berechnung.</translation>
    </message>
    <message>
        <source>{part} is animated, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_animated</extracomment>
        <translation>{part} ist animiert, deshalb gilt für alle {count} Teile die neue Berechnung.</translation>
    </message>
    <message>
        <source>Check &quot;Edit linked&quot;, select the parts, and set &quot;Shininess&quot; and &quot;Bumpiness&quot; to None on the Texture tab.</source>
        <extracomment>plan_act.materials.viewer</extracomment>
        <translation>„Verknüpfte Teile bearbeiten“ anhaken, die Teile auswählen und auf der Registerkarte „Textur“ „Glanz“ auf „Kein“ und „Holprigkeit“ auf „Keine“ setzen.</translation>
    </message>
    <message>
        <source>{part} has the shape type {type} and normal or specular maps, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_both</extracomment>
        <translation>{part} hat den Formtyp „{type}“ und Materialien, deshalb gilt für alle {count} Teile die neue Berechnung.</translation>
    </message>
    <message>
        <source>Join the objects of a model into one mesh</source>
        <extracomment>plan_act.join_objects</extracomment>
        <translation>Die Objekte eines Modells zu einem Mesh verbinden</translation>
    </message>
    <message>
        <source>Separate the objects again.</source>
        <extracomment>plan_act.join_objects.inverse</extracomment>
        <translation>Die Objekte wieder trennen.</translation>
    </message>
    <message>
        <source>Select the objects, choose Object &gt; Join, and export the model again.</source>
        <extracomment>plan_act.join_objects.blender</extracomment>
        <translation>Die Objekte auswählen, Object &gt; Join wählen und das Modell neu exportieren.</translation>
    </message>
    <message>
        <source>{parts}: left out of the files, because only meshes can be uploaded</source>
        <extracomment>kit.no_mesh</extracomment>
        <translation>{parts}: fehlt in den Dateien, weil nur Meshes hochgeladen werden können</translation>
    </message>
    <message>
        <source>{parts}: left out of the files, because the mesh is missing or incomplete</source>
        <extracomment>kit.incomplete</extracomment>
        <translation>{parts}: fehlt in den Dateien, weil das Mesh fehlt oder unvollständig ist</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, which this file cannot hold; export a project, or choose &quot;Shape &gt; Use shape&quot;, then &quot;File &gt; Export for the uploader…&quot;</source>
        <extracomment>making.linked_file</extracomment>
        <translation>verlinkte Hüllen und Prims sind eigene Teile, die diese Datei nicht aufnehmen kann; exportieren Sie ein Projekt, oder wählen Sie „Kollision &gt; Form verwenden“ und dann „Datei &gt; Für den Uploader exportieren…“</translation>
    </message>
    <message numerus="yes">
        <source>Avatars cannot enter openings or hollows of {count} parts, such as {part}: one convex hull covers each, up to {distance} m away from what you see.</source>
        <extracomment>explain.closed</extracomment>
        <translation>
            <numerusform>Avatare können nicht in Öffnungen oder Hohlräume von {part}: Eine einzige konvexe Hülle umgibt es, bis zu {distance} m neben dem, was zu sehen ist.</numerusform>
            <numerusform>Avatare können nicht in Öffnungen oder Hohlräume von {count} Teilen, etwa {part}: Eine einzige konvexe Hülle umgibt jedes, bis zu {distance} m neben dem, was zu sehen ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>To open them, use the Physics step of Optimize, or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>explain.open_them</extracomment>
        <translation>Um sie zu öffnen, den Schritt „Physik“ unter „Optimieren“ verwenden oder „weighbridge shapes“ ausführen.</translation>
    </message>
    <message>
        <source>Would it upload? Yes: it breaks no known rule for uploads.</source>
        <extracomment>upload.ok</extracomment>
        <translation>Lässt es sich hochladen? Ja: Es verletzt keine bekannte Regel für Uploads.</translation>
    </message>
    <message>
        <source>Upload the model, and drag it from your inventory into the world. On the Features tab, its &quot;Physics Shape Type&quot; is &quot;Prim&quot;. Leave it unchanged; the other types do not use the uploaded physics shape.</source>
        <extracomment>kit.step_rez_prim</extracomment>
        <translation>Laden Sie es hoch, und ziehen Sie es aus dem Inventar in die Welt. Auf der Registerkarte „Eigenschaften“ ist die „Art der physischen Form“ „Prim“. Ändern Sie das nicht; die anderen Arten verwenden die hochgeladene Physikform nicht.</translation>
    </message>
    <message>
        <source>Where most of the cost comes from</source>
        <extracomment>page.explained</extracomment>
        <translation>Woher der größte Teil der Kosten kommt</translation>
    </message>
    <message>
        <source>In world, link these parts to the object: {parts}. They are prims, so the files do not contain them. Take them from the object that you already have, or build them again.</source>
        <extracomment>kit.act_others</extracomment>
        <translation>Verlinken Sie in der Welt diese Teile mit dem Objekt: {parts}. Sie sind Prims, deshalb enthalten die Dateien sie nicht. Nehmen Sie sie vom Objekt, das Sie schon haben, oder bauen Sie sie neu.</translation>
    </message>
    <message>
        <source>Land impact of the files alone</source>
        <extracomment>kit.land_impact_meshes</extracomment>
        <translation>Land Impact der Dateien allein</translation>
    </message>
    <message>
        <source>Land impact with {parts}</source>
        <extracomment>kit.land_impact_whole</extracomment>
        <translation>Land Impact mit {parts}</translation>
    </message>
    <message>
        <source>baseline</source>
        <extracomment>column.baseline</extracomment>
        <translation>Basis</translation>
    </message>
    <message>
        <source>deviation ÷ maximum</source>
        <extracomment>column.deviation_ratio</extracomment>
        <translation>Abweichung ÷ Maximum</translation>
    </message>
    <message>
        <source>  completeness unknown: this format has no counts or lengths to check it with</source>
        <extracomment>inspect.wholeness_unknown</extracomment>
        <translation>  Vollständigkeit unbekannt: In diesem Format gibt es keine Anzahlen oder Längen, mit denen sie sich prüfen ließe</translation>
    </message>
    <message>
        <source>The scene was not saved to a file.</source>
        <extracomment>html.unsaved</extracomment>
        <translation>Die Szene wurde nicht in einer Datei gespeichert.</translation>
    </message>
    <message>
        <source>The scene &quot;{name}&quot; was not saved to a file.</source>
        <extracomment>html.unsaved_named</extracomment>
        <translation>Die Szene „{name}“ wurde nicht in einer Datei gespeichert.</translation>
    </message>
    <message>
        <source>{kind} files do not say which way is up. If the model lies on its back, add --turn-upright</source>
        <extracomment>option.may_lie</extracomment>
        <translation>{kind}-Dateien sagen nicht, wo oben ist. Liegt das Modell auf dem Rücken, --turn-upright angeben</translation>
    </message>
    <message>
        <source>Also try methods that never give the best shape, and show one box, Analyze on the model, and the model itself. With --lods, also generate levels of detail that deviate by at most 0.5, 1, 2, 4 and 8 pixels. With --lods and an option for physics shapes, such as --contact, show which combinations of levels and shapes are best for each object</source>
        <extracomment>shapes.compare</extracomment>
        <translation>Auch Methoden versuchen, die nie die beste Form ergeben, und einen einzelnen Quader, „Analysieren“ am Modell und das Modell selbst zeigen. Mit --lods auch Detailstufen erzeugen, die um höchstens 0,5, 1, 2, 4 und 8 Pixel abweichen. Mit --lods und einer Option für Physikformen wie --contact zeigen, welche Kombinationen von Stufen und Formen für jedes Objekt die besten sind</translation>
    </message>
    <message>
        <source>with --lods and an option for physics shapes, --compare only shows combinations; leave out --output, --streaming and --budget</source>
        <extracomment>shapes.compares_both</extracomment>
        <translation>mit --lods und einer Option für Physikformen zeigt --compare nur Kombinationen; bitte --output, --streaming und --budget weglassen</translation>
    </message>
    <message>
        <source>no generated shape that the grid would use keeps passages open and floors walkable, so there is no combination to show. Allow blocked passages with --no-passage</source>
        <extracomment>shapes.no_combination</extracomment>
        <translation>keine erzeugte Form, die das Grid verwenden würde, lässt Durchgänge offen und Böden begehbar, darum gibt es keine Kombination zu zeigen. Bitte mit --no-passage versperrte Durchgänge erlauben</translation>
    </message>
    <message>
        <source>Example: files and a page in the folder chair-upload
  weighbridge export chair.obj --uploader chair-upload
Example: glTF files with levels of detail within 1 pixel and physics within 5 cm
  weighbridge export chair.obj --uploader chair-upload --as glb --pixels 1 --within 5cm
Example: the levels and physics that were chosen in the window
  weighbridge export chair.weighbridge --uploader chair-upload --as-is</source>
        <extracomment>export.example</extracomment>
        <translation>Beispiel: Dateien und eine Seite im Ordner chair-upload
  weighbridge export chair.obj --uploader chair-upload
Beispiel: glTF-Dateien mit Detailstufen bis auf 1 Pixel und Physik bis auf 5 cm genau
  weighbridge export chair.obj --uploader chair-upload --as glb --pixels 1 --within 5cm
Beispiel: die Stufen und die Physik, die im Fenster gewählt wurden
  weighbridge export chair.weighbridge --uploader chair-upload --as-is</translation>
    </message>
    <message>
        <source>Write the object as it is, with its current levels of detail and physics shape; generate nothing</source>
        <extracomment>export.as_is</extracomment>
        <translation>Das Objekt schreiben, wie es ist, mit seinen jetzigen Detailstufen und seiner Physikform; nichts erzeugen</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. Most of it comes from prims, which the files do not contain; for advice, use &quot;weighbridge explain&quot;</source>
        <extracomment>export.prims_decide</extracomment>
        <translation>{name}: Das Physikgewicht von {physics} PE bestimmt den Land Impact. Das meiste davon kommt von Prims, die die Dateien nicht enthalten; Rat gibt „weighbridge explain“</translation>
    </message>
    <message>
        <source>{impact} LI after upload</source>
        <extracomment>kit.impact</extracomment>
        <translation>{impact} LI nach dem Upload</translation>
    </message>
    <message>
        <source>{least} to {most} LI after upload</source>
        <extracomment>kit.impact_range</extracomment>
        <translation>{least} bis {most} LI nach dem Upload</translation>
    </message>
    <message>
        <source>{impact} LI after upload with {parts}</source>
        <extracomment>kit.impact_whole</extracomment>
        <translation>{impact} LI nach dem Upload mit {parts}</translation>
    </message>
</context>
<context>
    <name>wb::ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Octree</source>
        <translation>O&amp;ctree</translation>
    </message>
    <message>
        <source>&amp;Compose</source>
        <translation>Ba&amp;uen</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>Ko&amp;llision</translation>
    </message>
    <message>
        <source>P&amp;ush and pull</source>
        <translation>&amp;Drücken und ziehen</translation>
    </message>
    <message>
        <source>Mirror &amp;and rotate</source>
        <translation>Spiegeln &amp;und drehen</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nichts ist geöffnet.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>Nothing is hidden.</source>
        <translation>Nichts ist verborgen.</translation>
    </message>
    <message>
        <source>There are no measured costs yet.</source>
        <translation>Es gibt noch keine gemessenen Kosten.</translation>
    </message>
    <message>
        <source>There is no octree yet.</source>
        <translation>Es gibt noch keinen Octree.</translation>
    </message>
    <message>
        <source>There is no region yet.</source>
        <translation>Es gibt noch keine Region.</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Wählen Sie zuerst ein Objekt aus.</translation>
    </message>
    <message>
        <source>Select an object or an octree first.</source>
        <translation>Wählen Sie zuerst ein Objekt oder einen Octree aus.</translation>
    </message>
    <message>
        <source>Select at least two objects first.</source>
        <translation>Wählen Sie zuerst mindestens zwei Objekte aus.</translation>
    </message>
    <message>
        <source>Select an object with several parts, or one of its parts, first.</source>
        <translation>Wählen Sie zuerst ein Objekt mit mehreren Teilen oder eines seiner Teile aus.</translation>
    </message>
    <message>
        <source>Select a single mesh first.</source>
        <translation>Wählen Sie zuerst ein einzelnes Mesh aus.</translation>
    </message>
    <message>
        <source>Click a hull in the 3D view first.</source>
        <translation>Klicken Sie zuerst in der 3D-Ansicht auf eine Hülle.</translation>
    </message>
    <message>
        <source>Select only one hull.</source>
        <translation>Wählen Sie nur eine Hülle aus.</translation>
    </message>
    <message>
        <source>Select at least two hulls first, with Ctrl+click.</source>
        <translation>Wählen Sie zuerst mit Strg+Klick mindestens zwei Hüllen aus.</translation>
    </message>
    <message>
        <source>Select a shape in the Shapes panel first.</source>
        <translation>Wählen Sie zuerst im Bereich Formen eine Form aus.</translation>
    </message>
    <message>
        <source>The selected shape is already in use.</source>
        <translation>Die gewählte Form ist schon in Gebrauch.</translation>
    </message>
    <message>
        <source>The object has no mesh to upload.</source>
        <translation>Das Objekt hat kein Mesh, das sich hochladen ließe.</translation>
    </message>
    <message>
        <source>There are no objects yet.</source>
        <translation>Es gibt noch keine Objekte.</translation>
    </message>
    <message>
        <source>The selected mesh has no hulls.</source>
        <translation>Das gewählte Mesh hat keine Hüllen.</translation>
    </message>
</context>
<context>
    <name>wb::ui::BackgroundStatistics</name>
    <message>
        <source>Recalculating costs</source>
        <translation>Kosten werden neu berechnet</translation>
    </message>
</context>
<context>
    <name>wb::ui::BesidePane</name>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Selected layers</source>
        <translation>Gewählte Ebenen</translation>
    </message>
    <message>
        <source>Weighing the baseline…</source>
        <translation>Die Basis wird gewogen …</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>Keine Basis</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
</context>
<context>
    <name>wb::ui::BestStep</name>
    <message>
        <source>Apply here</source>
        <translation>Hier anwenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Search longer</source>
        <translation>Länger suchen</translation>
    </message>
    <message>
        <source>Make this change to the scene; you can undo it</source>
        <translation>Diese Änderung an der Szene vornehmen; sie lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Undo the step that you applied here</source>
        <translation>Den hier angewendeten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Anwenden: %1</translation>
    </message>
    <message>
        <source>Looking… %L1 s</source>
        <translation>Suche läuft … %L1 s</translation>
    </message>
    <message>
        <source>Looking for ways to lower the cost…</source>
        <translation>Schritte zum Senken der Kosten werden gesucht …</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Also try simpler levels of detail for meshes with very high triangle counts; this takes several minutes</source>
        <translation>Auch einfachere Detailstufen für Meshes mit sehr vielen Dreiecken suchen; das dauert mehrere Minuten</translation>
    </message>
    <message>
        <source>Show how to do this step in the viewer, in Blender and in Weighbridge</source>
        <translation>Zeigen, wie dieser Schritt im Viewer, in Blender und in Weighbridge geht</translation>
    </message>
    <message>
        <source>Find shapes</source>
        <translation>Formen suchen</translation>
    </message>
    <message>
        <source>Search for physics shapes that keep passages open, in Optimize</source>
        <translation>Unter „Optimieren“ nach Physikformen suchen, die Durchgänge offen lassen</translation>
    </message>
    <message>
        <source>To let avatars in, use another physics shape; it can cost more.</source>
        <translation>Damit Avatare hineinkommen, eine andere Physikform verwenden; sie kann mehr kosten.</translation>
    </message>
</context>
<context>
    <name>wb::ui::BlockActions</name>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Copy some cubes first.</source>
        <translation>Kopieren Sie erst einige Würfel.</translation>
    </message>
    <message>
        <source>Pasted at the selected box: %1</source>
        <translation>Am gewählten Kasten eingefügt: %1</translation>
    </message>
    <message>
        <source>Pasted in front of the marked face: %1</source>
        <translation>Vor der markierten Fläche eingefügt: %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::BreakdownView</name>
    <message>
        <source>Breakdown</source>
        <translation>Aufschlüsselung</translation>
    </message>
    <message>
        <source>Press Enter to highlight the triangles or hulls behind a term</source>
        <translation>Mit der Eingabetaste die Dreiecke oder Hüllen hinter einem Term hervorheben</translation>
    </message>
</context>
<context>
    <name>wb::ui::BrushActions</name>
    <message>
        <source>Select a box of cubes first.</source>
        <translation>Wählen Sie zuerst einen Kasten aus Würfeln.</translation>
    </message>
</context>
<context>
    <name>wb::ui::CalibrateDialog</name>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Anpassen</translation>
    </message>
    <message>
        <source>&amp;Keep as scenario</source>
        <translation>Als &amp;Szenario behalten</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>Kalibrieren</translation>
    </message>
    <message>
        <source>Search constants</source>
        <translation>Konstanten suchen</translation>
    </message>
    <message>
        <source>&amp;Constants to fit:</source>
        <translation>Anzupassende &amp;Konstanten:</translation>
    </message>
    <message>
        <source>Fitted constants</source>
        <translation>Angepasste Konstanten</translation>
    </message>
    <message>
        <source>Measured and calculated costs</source>
        <translation>Gemessene und berechnete Kosten</translation>
    </message>
    <message>
        <source>Fitting constants</source>
        <translation>Konstanten werden angepasst</translation>
    </message>
    <message>
        <source>Nothing was fitted: %1</source>
        <translation>Nichts wurde angepasst: %1</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² is undefined because it needs at least two different costs.</source>
        <translation>Gemessene Kosten: %L1. R² ist nicht definiert, weil es mindestens zwei verschiedene Kosten braucht.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>Kalibriert</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² = %2: the fitted constants explain this share of the relative differences among these costs.</source>
        <translation>Gemessene Kosten: %L1. R² = %2: der Anteil ihrer relativen Unterschiede, den die angepassten Konstanten erklären.</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² = %2, below 0: one and the same cost for all objects would fit better than the fitted constants do.</source>
        <translation>Gemessene Kosten: %L1. R² = %2, unter 0: Ein und derselbe Wert für alle Objekte würde besser passen als die angepassten Konstanten.</translation>
    </message>
    <message>
        <source>Choose which constants to fit to the measured costs, then click &quot;Fit&quot;.</source>
        <translation>Bitte die Konstanten wählen, die an die gemessenen Kosten angepasst werden sollen, und dann auf „Anpassen“ klicken.</translation>
    </message>
    <message>
        <source>Add the fitted constants to the project as a scenario</source>
        <translation>Die angepassten Konstanten dem Projekt als Szenario hinzufügen</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChartMaker</name>
    <message>
        <source>Drawing a chart</source>
        <translation>Diagramm wird gezeichnet</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChartView</name>
    <message>
        <source>floor, cap, clamp or threshold</source>
        <translation>Mindestwert, Höchstwert, Begrenzung oder Schwelle</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>%1 (top %L2 of %L3)</source>
        <comment>title of a chart</comment>
        <translation>%1 (die %L2 größten von %L3)</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Grenze</translation>
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
        <translation>&amp;von</translation>
    </message>
    <message>
        <source>Cost by scale</source>
        <translation>Kosten nach Maßstab</translation>
    </message>
    <message>
        <source>Cost by constant</source>
        <translation>Kosten nach Konstante</translation>
    </message>
    <message>
        <source>Which constants matter</source>
        <translation>Welche Konstanten zählen</translation>
    </message>
    <message>
        <source>Triangle widths</source>
        <translation>Dreiecksbreiten</translation>
    </message>
    <message>
        <source>Winners and losers</source>
        <translation>Gewinner und Verlierer</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Art des Diagramms</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Chart the whole scene, regardless of the selection</source>
        <translation>Die ganze Szene darstellen, gleich was ausgewählt ist</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Bild (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;Zeichnung (SVG)…</translation>
    </message>
    <message>
        <source>Da&amp;ta (CSV)…</source>
        <translation>&amp;Daten (CSV)…</translation>
    </message>
    <message>
        <source>Export the chart or its data</source>
        <translation>Das Diagramm oder seine Daten exportieren</translation>
    </message>
    <message>
        <source>No chart was drawn.</source>
        <translation>Es wurde kein Diagramm gezeichnet.</translation>
    </message>
    <message>
        <source>There is no baseline to compare with. Pin a scenario or the current constants as the baseline.</source>
        <translation>Es gibt keine Basis zum Vergleichen. Bitte ein Szenario oder die aktuellen Konstanten als Basis anheften.</translation>
    </message>
    <message>
        <source>Select an object to see its chart.</source>
        <translation>Wählen Sie ein Objekt, um sein Diagramm zu sehen.</translation>
    </message>
    <message>
        <source>The object has no parts.</source>
        <translation>Das Objekt hat keine Teile.</translation>
    </message>
    <message>
        <source>Choose two different values to see the range between them.</source>
        <translation>Wählen Sie zwei verschiedene Werte, um den Bereich dazwischen zu sehen.</translation>
    </message>
    <message>
        <source>all objects</source>
        <translation>alle Objekte</translation>
    </message>
    <message>
        <source>%1: %2, under %3</source>
        <comment>kind of chart, object, profile</comment>
        <translation>%1: %2, nach %3</translation>
    </message>
    <message>
        <source>Data table</source>
        <translation>Datentabelle</translation>
    </message>
    <message>
        <source>Show the numbers instead of the chart (T)</source>
        <translation>Die Zahlen statt des Diagramms zeigen (T)</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>Alle Objekte</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Chart:</source>
        <translation>Diagramm:</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>Diagrammdaten</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>Keine Basis</translation>
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
        <translation>S&amp;tandardspalten</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Sortierung</translation>
    </message>
    <message>
        <source>&amp;File order</source>
        <translation>&amp;Dateireihenfolge</translation>
    </message>
</context>
<context>
    <name>wb::ui::ComparisonPanel</name>
    <message>
        <source>Comparison with the baseline</source>
        <translation>Vergleich mit der Basis</translation>
    </message>
    <message>
        <source>Region capacity</source>
        <translation>Regionskapazität</translation>
    </message>
    <message>
        <source>Winners and losers</source>
        <translation>Gewinner und Verlierer</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nichts ist geöffnet.</translation>
    </message>
    <message>
        <source>Weighing the baseline…</source>
        <translation>Die Basis wird gewogen …</translation>
    </message>
    <message>
        <source>There is no baseline to compare with. Pin a scenario or the current constants as the baseline.</source>
        <translation>Es gibt keine Basis zum Vergleichen. Bitte ein Szenario oder die aktuellen Konstanten als Basis anheften.</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>Zei&amp;gen:</translation>
    </message>
    <message>
        <source>Pin the current constants</source>
        <translation>Aktuelle Konstanten anheften</translation>
    </message>
    <message>
        <source>Crossed limits</source>
        <translation>Überschrittene Grenzen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Decision sheet</source>
        <translation>Entscheidungsblatt</translation>
    </message>
    <message>
        <source>Pin built-in profile %1</source>
        <comment>constants that the program has</comment>
        <translation>Eingebautes Profil %1 anheften</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren…</translation>
    </message>
    <message>
        <source>Compared with %1: land impact %2 LI</source>
        <translation>Gegenüber %1: Land Impact %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::ComposeActions</name>
    <message>
        <source>Add prims</source>
        <translation>Prims hinzufügen</translation>
    </message>
    <message>
        <source>Added prims: %L1</source>
        <translation>Hinzugefügte Prims: %L1</translation>
    </message>
    <message>
        <source>Reading %1 to add it…</source>
        <translation>%1 wird gelesen, um es hinzuzufügen …</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>Add octree</source>
        <translation>Octree hinzufügen</translation>
    </message>
    <message>
        <source>Added an octree</source>
        <translation>Octree hinzugefügt</translation>
    </message>
    <message>
        <source>The ray needs a direction: enter at least one number other than 0.</source>
        <translation>Der Strahl braucht eine Richtung: Geben Sie mindestens eine Zahl ungleich 0 ein.</translation>
    </message>
    <message>
        <source>Added a ray. You can follow it step by step in the Ray panel.</source>
        <translation>Strahl hinzugefügt. Im Bereich Strahl können Sie ihm Schritt für Schritt folgen.</translation>
    </message>
    <message>
        <source>Making octrees…</source>
        <translation>Octrees werden gemacht …</translation>
    </message>
    <message>
        <source>No octree was made: %1</source>
        <translation>Es wurde kein Octree gemacht: %1</translation>
    </message>
    <message>
        <source>Make octree</source>
        <translation>Octree machen</translation>
    </message>
    <message>
        <source>Made octrees: %L1</source>
        <translation>Gemachte Octrees: %L1</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Neue Region</translation>
    </message>
    <message>
        <source>Added a region. To put objects into it, use Compose &gt; Move to…</source>
        <translation>Region hinzugefügt. Objekte kommen hinein mit Bauen &gt; Verlegen…</translation>
    </message>
    <message>
        <source>New parcel</source>
        <translation>Neue Parzelle</translation>
    </message>
    <message>
        <source>Added a parcel. To put objects into it, use Compose &gt; Move to…</source>
        <translation>Parzelle hinzugefügt. Objekte kommen hinein mit Bauen &gt; Verlegen…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Made copies: %L1</source>
        <translation>Gemachte Kopien: %L1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deleted an octree</source>
        <translation>Octree gelöscht</translation>
    </message>
    <message>
        <source>Deleted the selection</source>
        <translation>Auswahl gelöscht</translation>
    </message>
    <message>
        <source>Linked the objects; the root is %1</source>
        <translation>Objekte verbunden; der Root ist %1</translation>
    </message>
    <message>
        <source>Unlinked the selection</source>
        <translation>Auswahl getrennt</translation>
    </message>
    <message>
        <source>Move to a region</source>
        <translation>In eine Region verschieben</translation>
    </message>
    <message>
        <source>Nothing was done because the scene changed while the dialog was open; try again</source>
        <translation>Es wurde nichts geändert, weil sich die Szene geändert hat, während der Dialog offen war; versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>Making octrees</source>
        <translation>Octrees erstellen</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>Aufrichten</translation>
    </message>
    <message>
        <source>Rotated the selection by 90° around the x axis</source>
        <translation>Auswahl um 90° um die x-Achse gedreht</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verlinken</translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Moved out of all regions</source>
        <translation>Aus allen Regionen herausgenommen</translation>
    </message>
    <message>
        <source>Moved to %1, in %2</source>
        <comment>a parcel, its region</comment>
        <translation>Nach %1 in %2 verschoben</translation>
    </message>
    <message>
        <source>Moved to %1</source>
        <comment>a region</comment>
        <translation>Nach %1 verschoben</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantChoice</name>
    <message>
        <source>Constants to fit</source>
        <translation>Anzupassende Konstanten</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Affects measured costs</source>
        <translation>Wirkt auf gemessene Kosten</translation>
    </message>
    <message>
        <source>Fitted value</source>
        <translation>Angepasster Wert</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantRow</name>
    <message>
        <source>%1, slider</source>
        <translation>%1, Regler</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Zurück auf %1</translation>
    </message>
    <message>
        <source>Covers about 0.3 to 3 times the default; choose the full range in the context menu. Hold Shift for steps one-tenth the usual size.</source>
        <translation>Umfasst etwa das 0,3- bis 3-Fache des Standardwerts; das Kontextmenü bietet den ganzen Bereich. Mit der Umschalttaste ein Zehntel der Schrittweite.</translation>
    </message>
    <message>
        <source>no effect here</source>
        <comment>of a constant</comment>
        <translation>hier ohne Wirkung</translation>
    </message>
    <message>
        <source>Explain %1</source>
        <translation>%1 erklären</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantsPanel</name>
    <message>
        <source>Frequently tuned</source>
        <translation>Häufig angepasst</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Alle &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all constants</source>
        <translation>Alle Konstanten zurücksetzen</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahlen</translation>
    </message>
    <message>
        <source>No matches for “%1”.</source>
        <translation>Keine Treffer für „%1“.</translation>
    </message>
    <message>
        <source>Change a constant to compare the land impact before and after.</source>
        <translation>Ändern Sie eine Konstante, um den Land Impact vorher und jetzt zu sehen.</translation>
    </message>
    <message>
        <source>Use %1, where the constant has an effect</source>
        <translation>%1 verwenden, wo die Konstante wirkt</translation>
    </message>
    <message>
        <source>No effect here</source>
        <translation>Hier ohne Wirkung</translation>
    </message>
    <message>
        <source>Restore every constant and choice in the profile to its default</source>
        <translation>Alle Konstanten und Auswahlen des Profils auf ihre Standardwerte zurücksetzen</translation>
    </message>
    <message>
        <source>Search constants and choices</source>
        <translation>Konstante oder Auswahl suchen</translation>
    </message>
    <message>
        <source>Show only constants and choices whose name, symbol, group, meaning or options contain all the words you type</source>
        <translation>Nur Konstanten und Auswahlen zeigen, deren Name, Symbol, Gruppe, Bedeutung oder Optionen alle eingegebenen Wörter enthalten</translation>
    </message>
    <message>
        <source>Compared with the baseline: %1 LI</source>
        <comment>a number</comment>
        <translation>Verglichen mit der Basis: %1 LI</translation>
    </message>
    <message>
        <source>Looking for constants that have an effect here…</source>
        <translation>Suche nach Konstanten, die hier eine Wirkung haben…</translation>
    </message>
</context>
<context>
    <name>wb::ui::CostTableView</name>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>wb::ui::CostliestMarks</name>
    <message>
        <source>%L1 · %2 LI</source>
        <comment>rank and land impact of an object</comment>
        <translation>%L1 · %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::CubeChanges</name>
    <message>
        <source>Point at an octree leaf in the 3D view first, or click one.</source>
        <translation>Zeigen Sie zuerst in der 3D-Ansicht auf ein Blatt eines Octrees, oder klicken Sie eines an.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a cube of an octree</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was done: to which cube</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing to change in %1</source>
        <translation>An %1 ist nichts zu ändern</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 cells of %4</source>
        <comment>along x, y and z, of an octree</comment>
        <translation>%1 × %2 × %3 Zellen von %4</translation>
    </message>
</context>
<context>
    <name>wb::ui::CubePanel</name>
    <message>
        <source>Kind of the cube</source>
        <translation>Art des Würfels</translation>
    </message>
    <message>
        <source>Of the surfaces of all solid and indented cubes in it, hidden sides included</source>
        <translation>Von den Oberflächen aller massiven und eingerückten Würfel darin, auch ihren verborgenen Seiten</translation>
    </message>
    <message>
        <source>Path from the root</source>
        <translation>Pfad von der Wurzel aus</translation>
    </message>
    <message>
        <source>Select a cube on the path, up to the whole octree</source>
        <translation>Einen Würfel auf dem Pfad auswählen, bis hinauf zum ganzen Octree</translation>
    </message>
    <message>
        <source>Position and size</source>
        <translation>Position und Größe</translation>
    </message>
    <message>
        <source>In the octree&apos;s own frame, as if it were not rotated</source>
        <translation>Im Koordinatensystem des Octrees, als wäre er nicht gedreht</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Where each edge begins and ends along its axis</source>
        <translation>Wo jede Kante entlang ihrer Achse beginnt und endet</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>Eighths</source>
        <translation>Achtel</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Select the cube beside a face</source>
        <translation>Den Würfel neben einer Fläche auswählen</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Copy all values as text, with all digits (Ctrl+C)</source>
        <translation>Alle Werte als Text kopieren, mit allen Stellen (Strg+C)</translation>
    </message>
    <message>
        <source>This file has no octree.</source>
        <translation>Diese Datei hat keinen Octree.</translation>
    </message>
    <message>
        <source>No octree</source>
        <translation>Kein Octree</translation>
    </message>
    <message>
        <source>No cube is selected</source>
        <translation>Kein Würfel ist ausgewählt</translation>
    </message>
    <message>
        <source>Click a cube in the 3D view, or select an octree in the scene tree.</source>
        <translation>Klicken Sie in der 3D-Ansicht auf einen Würfel, oder wählen Sie im Szenenbaum einen Octree aus.</translation>
    </message>
</context>
<context>
    <name>wb::ui::DecisionSheet</name>
    <message>
        <source>Make a page…</source>
        <translation>Seite erstellen…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Current costs and the baseline</source>
        <translation>Jetzt und die Basis</translation>
    </message>
</context>
<context>
    <name>wb::ui::DockTabs</name>
    <message>
        <source>De&amp;tach from the window</source>
        <translation>Aus dem Fenster &amp;lösen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>wb::ui::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>wb::ui::EmptyPage</name>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Add an octree…</source>
        <translation>Octree hinzufügen…</translation>
    </message>
    <message>
        <source>Pin the current constants</source>
        <translation>Aktuelle Konstanten anheften</translation>
    </message>
    <message>
        <source>Select the most expensive object</source>
        <translation>Das teuerste Objekt wählen</translation>
    </message>
    <message>
        <source>Open a file, or drop one on the window.</source>
        <translation>Öffnen Sie eine Datei, oder ziehen Sie eine auf das Fenster.</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nichts ist geöffnet</translation>
    </message>
    <message>
        <source>This file has no objects. Add some with the Compose menu, or open another file.</source>
        <translation>Diese Datei hat keine Objekte. Fügen Sie welche mit dem Menü Bauen hinzu, oder öffnen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>No objects</source>
        <translation>Keine Objekte</translation>
    </message>
</context>
<context>
    <name>wb::ui::ExportActions</name>
    <message>
        <source>Save pa&amp;ge about %1…</source>
        <translation>Sei&amp;te zu %1 speichern…</translation>
    </message>
    <message>
        <source>Save pa&amp;ge about all objects…</source>
        <translation>Sei&amp;te zu allen Objekten speichern…</translation>
    </message>
    <message>
        <source>Export scenario</source>
        <translation>Szenario exportieren</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Profile (*.json)</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export table as CSV</source>
        <translation>Tabelle als CSV exportieren</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Save page about %1</source>
        <translation>Seite zu %1 speichern</translation>
    </message>
    <message>
        <source>Save page about all objects</source>
        <translation>Seite zu allen Objekten speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html);;PDF (*.pdf)</source>
        <translation>Webseiten (*.html);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export octrees</source>
        <translation>Octrees exportieren</translation>
    </message>
    <message>
        <source>Octrees and rays (*.scene);;Inexor octree (*.nxoc)</source>
        <translation>Octrees und Strahlen (*.scene);;Inexor-Octree (*.nxoc)</translation>
    </message>
    <message>
        <source>Save log</source>
        <translation>Log speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Export decision sheet as CSV</source>
        <translation>Entscheidungsblatt als CSV exportieren</translation>
    </message>
    <message>
        <source>Save the decision sheet as a page</source>
        <translation>Entscheidungsblatt als Seite speichern</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln files</source>
        <translation>
            <numerusform>%Ln Datei exportiert</numerusform>
            <numerusform>%Ln Dateien exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Open upload steps</source>
        <translation>Schritte zum Hochladen öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Export for the uploader: the files go into this folder, named after the model</source>
        <translation>Für den Uploader exportieren: Die Dateien kommen in diesen Ordner und heißen wie das Modell</translation>
    </message>
    <message>
        <source>Model, levels of detail and physics as Collada (*.dae);;Model, levels of detail and physics as glTF (*.glb)</source>
        <translation>Modell, Detailstufen und Physik als Collada (*.dae);;Modell, Detailstufen und Physik als glTF (*.glb)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was exported, and its land impact</comment>
        <translation>%1: %2</translation>
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
        <translation>Geben Sie eine Zahl oder einen Ausdruck wie 0,05*2 ein.</translation>
    </message>
    <message>
        <source>The expression is too long.</source>
        <translation>Der Ausdruck ist zu lang.</translation>
    </message>
    <message>
        <source>The result is not a finite number.</source>
        <translation>Das Ergebnis ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>Enter a number from %1 to %2; %3 is outside this range.</source>
        <translation>Geben Sie eine Zahl von %1 bis %2 ein; %3 liegt außerhalb dieses Bereichs.</translation>
    </message>
</context>
<context>
    <name>wb::ui::FieldRow</name>
    <message>
        <source>Only for prims with a circular path</source>
        <translation>Nur für Prims mit kreisförmigem Pfad</translation>
    </message>
</context>
<context>
    <name>wb::ui::FileActions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>Opening failed. %1: %2</source>
        <translation>Öffnen fehlgeschlagen. %1: %2</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Projects (*.weighbridge)</source>
        <translation>Projekte (*.weighbridge)</translation>
    </message>
    <message>
        <source>Saving failed. %1: %2</source>
        <translation>Speichern fehlgeschlagen. %1: %2</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Mit %1 vergleichen</translation>
    </message>
    <message>
        <source>The table now shows the measured costs from %1</source>
        <translation>Die Tabelle zeigt jetzt die gemessenen Kosten aus %1</translation>
    </message>
    <message>
        <source>Added the scenario from %1</source>
        <translation>Szenario aus %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Opened %1. Files that could not be opened: %2; see the Problems panel</source>
        <translation>%1 geöffnet. Dateien, die nicht geöffnet werden konnten: %2; siehe den Bereich Probleme</translation>
    </message>
    <message>
        <source>None of the %1 files could be opened; see the Problems panel</source>
        <translation>Keine der %1 Dateien ließ sich öffnen; siehe den Bereich Probleme</translation>
    </message>
    <message>
        <source>Saved %1: %2</source>
        <translation>%1 geschrieben: %2</translation>
    </message>
    <message>
        <source>Octrees and rays (*.scene)</source>
        <translation>Octrees und Strahlen (*.scene)</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Restored the unsaved changes</source>
        <translation>Ungespeicherte Änderungen wiederhergestellt</translation>
    </message>
    <message>
        <source>Another program changed %1. If you reload it, your changes will be lost.</source>
        <translation>Ein anderes Programm hat %1 geändert. Wenn Sie neu laden, gehen Ihre Änderungen verloren.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Reloaded %1, which another program changed</source>
        <translation>%1 neu geladen: ein anderes Programm hat die Datei geändert</translation>
    </message>
    <message>
        <source>Opened a copy of %1. When you save it, you will be asked for a file name.</source>
        <translation>Eine Kopie von %1 ist geöffnet. Wenn Sie sie speichern, werden Sie nach einem Dateinamen gefragt.</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>Aufrichten</translation>
    </message>
    <message>
        <source>%1 files do not say which way is up. Does the model lie on its back?</source>
        <translation>%1-Dateien geben nicht an, wo oben ist. Liegt das Modell auf dem Rücken?</translation>
    </message>
    <message>
        <source>Opened %1, which is also open in another window</source>
        <translation>%1 geöffnet; die Datei ist auch in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>Saved %1, which is also open in another window</source>
        <translation>%1 gespeichert; die Datei ist auch in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>Your copy of %1</source>
        <comment>of a sample, opened and changed</comment>
        <translation>Ihre Kopie von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>wb::ui::FileOpener</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 lesen</translation>
    </message>
</context>
<context>
    <name>wb::ui::Fold</name>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
</context>
<context>
    <name>wb::ui::GridAsker</name>
    <message>
        <source>Querying the grid</source>
        <translation>Grid wird abgefragt</translation>
    </message>
    <message>
        <source>Estimating the grid&apos;s costs</source>
        <translation>Kosten des Grids schätzen</translation>
    </message>
</context>
<context>
    <name>wb::ui::GridWindow</name>
    <message>
        <source>PostgreSQL server</source>
        <translation>PostgreSQL-Server</translation>
    </message>
    <message>
        <source>Grid: %1</source>
        <translation>Grid: %1</translation>
    </message>
    <message>
        <source>Opening the database…</source>
        <translation>Datenbank wird geöffnet …</translation>
    </message>
    <message>
        <source>Constants to compare with</source>
        <translation>Konstanten zum Vergleich</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>&amp;Vergleichen mit:</translation>
    </message>
    <message>
        <source>Progress of the exact calculation</source>
        <translation>Fortschritt der genauen Berechnung</translation>
    </message>
    <message>
        <source>%1 (when opened)</source>
        <translation>%1 (beim Öffnen)</translation>
    </message>
    <message>
        <source>Weighing the grid…</source>
        <translation>Das Grid wird gewogen …</translation>
    </message>
    <message>
        <source>Linksets by land impact</source>
        <translation>Linksets nach Land Impact</translation>
    </message>
    <message>
        <source>There is nothing to weigh: the files of this grid contain no linksets.</source>
        <translation>Es gibt nichts zu wiegen: Die Dateien dieses Grids enthalten keine Linksets.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The database was not opened.</source>
        <translation>Die Datenbank wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Constants to compare with the current ones</source>
        <translation>Konstanten zum Vergleich mit den aktuellen</translation>
    </message>
</context>
<context>
    <name>wb::ui::HeadlineLine</name>
    <message>
        <source>No octrees</source>
        <translation>Keine Octrees</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cubes, depth %L1, %2</source>
        <comment>octrees: number, depth, memory</comment>
        <translation>
            <numerusform>%Ln Würfel, Tiefe %L1, %2</numerusform>
            <numerusform>%Ln Würfel, Tiefe %L1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact: used, and what fits</comment>
        <translation>%1 von %2 LI</translation>
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
        <translation>%1 und %L2 weitere</translation>
    </message>
    <message>
        <source>%1 LI after upload</source>
        <translation>%1 LI nach dem Upload</translation>
    </message>
</context>
<context>
    <name>wb::ui::HelpActions</name>
    <message>
        <source>About Weighbridge</source>
        <translation>Über Weighbridge</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Weighbridge %1&lt;/h3&gt;&lt;p&gt;Shows why an object in Second Life or OpenSim costs what it costs, and what it would cost under other rules.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes with no warranty. It never sends your files anywhere.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Weighbridge %1&lt;/h3&gt;&lt;p&gt;Zeigt, warum ein Objekt in Second Life oder OpenSim kostet, was es kostet, und was es nach anderen Regeln kosten würde.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewährleistung. Ihre Dateien werden nie irgendwohin gesendet.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open a &amp;sample</source>
        <translation>Ein Bei&amp;spiel öffnen</translation>
    </message>
    <message>
        <source>&lt;p&gt;Weighbridge includes and uses the work of others. The details list each library and its license.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Es enthält und nutzt die Arbeit anderer. Die Details nennen jede Bibliothek und ihre Lizenz.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>wb::ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>Find pages that contain all the words you type; press Enter for the next match</source>
        <translation>Seiten mit allen diesen Wörtern finden; die Eingabetaste führt zum nächsten Treffer</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullActions</name>
    <message>
        <source>Delete hulls</source>
        <translation>Hüllen löschen</translation>
    </message>
    <message>
        <source>Merge hulls</source>
        <translation>Hüllen vereinen</translation>
    </message>
    <message>
        <source>Split hull</source>
        <translation>Hülle teilen</translation>
    </message>
    <message>
        <source>Add box hull</source>
        <translation>Quader hinzufügen</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Eckpunkt bewegen</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullCorners</name>
    <message>
        <source>Move vertex</source>
        <translation>Eckpunkt bewegen</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullGauge</name>
    <message>
        <source>%1, deviation %2</source>
        <comment>hulls and cost</comment>
        <translation>%1, Abweichung %2</translation>
    </message>
    <message>
        <source>Hulls: %L1, vertices: %L2, physics %3 PE, land impact %4 LI (before: %5 LI)</source>
        <translation>Hüllen: %L1, Eckpunkte: %L2, Physik %3 PE, Land Impact %4 (vorher: %5)</translation>
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
        <translation>Fertig: %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::JobStrip</name>
    <message>
        <source>%L1%</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <comment>in the background</comment>
        <translation>
            <numerusform>%Ln Aufgabe</numerusform>
            <numerusform>%Ln Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>work that goes on</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>Cancel this job: %1</source>
        <translation>Diese Aufgabe abbrechen: %1</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Abbrechen: %1</translation>
    </message>
    <message>
        <source>Background jobs</source>
        <translation>Hintergrundaufgaben</translation>
    </message>
</context>
<context>
    <name>wb::ui::LandKeeper</name>
    <message>
        <source>Nothing here.</source>
        <translation>Hier ist nichts.</translation>
    </message>
    <message>
        <source>%1: %2 LI</source>
        <comment>an object, and what it adds to a square of land</comment>
        <translation>%1: %2 LI</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>objects on a square of land</comment>
        <translation>
            <numerusform>und %Ln weiteres</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the land of %1. To see other land, select another region or something in it.</source>
        <translation>Zu sehen ist das Land von %1. Um anderes Land zu sehen, wählen Sie eine andere Region oder etwas darin.</translation>
    </message>
    <message>
        <source>%1 LI/m² at x %2, y %3</source>
        <comment>a square of land</comment>
        <translation>%1 LI/m² bei x %2, y %3</translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact of a parcel, and what fits</comment>
        <translation>%1 von %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>entries of the legend</comment>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::LevelPlanner</name>
    <message>
        <source>Searching for levels of detail</source>
        <translation>Nach Detailstufen wird gesucht</translation>
    </message>
    <message>
        <source>Use levels of detail</source>
        <translation>Detailstufen verwenden</translation>
    </message>
    <message>
        <source>Levels of detail in use: %1 → %2 LI. You can undo this.</source>
        <translation>Detailstufen in Gebrauch: %1 → %2 LI. Das kann rückgängig gemacht werden.</translation>
    </message>
</context>
<context>
    <name>wb::ui::LevelsMenu</name>
    <message>
        <source>Like the &amp;uploader</source>
        <translation>Wie der &amp;Uploader</translation>
    </message>
    <message>
        <source>From the &amp;files only</source>
        <translation>Nur aus den &amp;Dateien</translation>
    </message>
    <message>
        <source>Use the next higher level of detail for each missing one</source>
        <translation>Für jede fehlende Detailstufe die nächsthöhere verwenden</translation>
    </message>
    <message>
        <source>Generate each missing level of detail with a quarter as many triangles as the level above</source>
        <translation>Jede fehlende Detailstufe mit einem Viertel der Dreiecke der Stufe darüber erzeugen</translation>
    </message>
    <message>
        <source>Generate each missing level of detail as the uploader does by default</source>
        <translation>Jede fehlende Detailstufe so erzeugen, wie es der Uploader standardmäßig tut</translation>
    </message>
    <message>
        <source>A &amp;quarter of the triangles each</source>
        <translation>Je ein &amp;Viertel der Dreiecke</translation>
    </message>
    <message>
        <source>&amp;Levels of detail for 3D models</source>
        <translation>Detai&amp;lstufen für 3D-Modelle</translation>
    </message>
</context>
<context>
    <name>wb::ui::LinksetEditor</name>
    <message>
        <source>The object moves without being physical, for example by keyframed motion</source>
        <translation>Es bewegt sich, ohne physisch zu sein, etwa durch Keyframe-Bewegung</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n script(s)</source>
        <translation>
            <numerusform>%n Skript</numerusform>
            <numerusform>%n Skripte</numerusform>
        </translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>The object can be set physical.</source>
        <translation>Es kann physisch werden.</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Physisch</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>The simulator moves the object; this adds a penalty and might change the object&apos;s physics shapes</source>
        <translation>Der Simulator bewegt das Objekt; das bringt einen Aufschlag und kann die Physikformen des Objekts ändern</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegt</translation>
    </message>
</context>
<context>
    <name>wb::ui::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Nothing yet. The log lists every file opened or saved, and every change.</source>
        <translation>Noch nichts. Das Protokoll führt jede geöffnete oder geschriebene Datei und jede Änderung auf.</translation>
    </message>
    <message>
        <source>Copy the selected lines, or all lines if none are selected</source>
        <translation>Die gewählten Zeilen kopieren, oder alle, wenn keine gewählt sind</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save all lines to a text file</source>
        <translation>Alle Zeilen in eine Textdatei speichern</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Delete all lines</source>
        <translation>Alle Zeilen löschen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Getan: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Problems in the open files: %L1; see the Problems panel</source>
        <translation>Probleme in den offenen Dateien: %L1; siehe den Bereich Probleme</translation>
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
        <translation>Nur Dateien auf diesem Computer können geöffnet werden.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Canceled: %1. Nothing was changed.</source>
        <comment>work in the background</comment>
        <translation>Abgebrochen: %1. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1[*] (also open in another window) – Weighbridge</source>
        <comment>file name</comment>
        <translation>%1[*] (auch in einem anderen Fenster offen) – Weighbridge</translation>
    </message>
</context>
<context>
    <name>wb::ui::Measuring</name>
    <message>
        <source>Click the first point; press M to stop measuring.</source>
        <translation>Klicken Sie auf den ersten Punkt; M beendet das Messen.</translation>
    </message>
    <message>
        <source>Click the second point.</source>
        <translation>Klicken Sie auf den zweiten Punkt.</translation>
    </message>
    <message>
        <source>edge %1, triangle %2 wide</source>
        <translation>Kante %1, Dreieck %2 breit</translation>
    </message>
    <message>
        <source>Distance %1: x %2, y %3, z %4</source>
        <translation>Abstand %1: x %2, y %3, z %4</translation>
    </message>
</context>
<context>
    <name>wb::ui::OctreeActions</name>
    <message>
        <source>Fill cube</source>
        <translation>Würfel füllen</translation>
    </message>
    <message>
        <source>Delete cube</source>
        <translation>Würfel löschen</translation>
    </message>
    <message>
        <source>Make cube solid</source>
        <translation>Würfel massiv machen</translation>
    </message>
    <message>
        <source>Divide cube</source>
        <translation>Würfel teilen</translation>
    </message>
    <message>
        <source>Merge cubes</source>
        <translation>Würfel vereinen</translation>
    </message>
    <message>
        <source>Added a ray. You can follow it step by step in the Ray panel.</source>
        <translation>Strahl hinzugefügt. Im Bereich Strahl können Sie ihm Schritt für Schritt folgen.</translation>
    </message>
    <message>
        <source>Fill cubes</source>
        <translation>Würfel füllen</translation>
    </message>
    <message>
        <source>Delete cubes</source>
        <translation>Würfel löschen</translation>
    </message>
    <message>
        <source>%1 is now %L2 m wide</source>
        <translation>%1 ist jetzt %L2 m breit</translation>
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
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Größe:</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>%1 (x, y, z)</source>
        <translation>%1 (x, y, z)</translation>
    </message>
    <message>
        <source>This octree could not be read.</source>
        <translation>Er konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>cubes: %L1 empty, %L2 solid, %L3 indented, %L4 divided · depth: %L5</source>
        <translation>Würfel: %L1 leer, %L2 massiv, %L3 eingerückt, %L4 geteilt · Tiefe: %L5</translation>
    </message>
    <message>
        <source>filled: %1% of the volume · memory: %2</source>
        <translation>gefüllt: %1 % des Volumens · Speicher: %2</translation>
    </message>
    <message>
        <source>depth %L1: %L2 empty, %L3 solid, %L4 indented, %L5 divided</source>
        <translation>Tiefe %L1: %L2 leer, %L3 massiv, %L4 eingerückt, %L5 geteilt</translation>
    </message>
</context>
<context>
    <name>wb::ui::OpenGridDialog</name>
    <message>
        <source>Open grid</source>
        <translation>Grid öffnen</translation>
    </message>
    <message>
        <source>grid.sqlite, or postgresql://server/database</source>
        <translation>grid.sqlite oder postgresql://server/datenbank</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Statistics &amp;database:</source>
        <translation>Statistik&amp;datenbank:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>“weighbridge statistics FOLDER -o grid.sqlite” creates a database from the files in a folder. To use a PostgreSQL server, enter its connection string.</source>
        <translation>„weighbridge statistics FOLDER -o grid.sqlite“ erzeugt eine Datenbank aus den Dateien in einem Ordner. Für einen PostgreSQL-Server geben Sie seine Verbindungszeichenfolge ein.</translation>
    </message>
    <message>
        <source>Statistics databases (%1)</source>
        <translation>Statistikdatenbanken (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>wb::ui::OptimizeSteps</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Show what the uploader would refuse</source>
        <translation>Zeigen, was der Uploader ablehnen würde</translation>
    </message>
    <message>
        <source>Levels of detail</source>
        <translation>Detailstufen</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physik</translation>
    </message>
    <message>
        <source>Find cheaper physics shapes for the object</source>
        <translation>Billigere Physikformen für das Objekt finden</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>nothing to upload</source>
        <translation>nichts hochzuladen</translation>
    </message>
    <message>
        <source>would be refused</source>
        <translation>würde abgelehnt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nicht bekannt</translation>
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
        <translation>hochladbar: %1 LI</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>wird gesucht…</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>noch nicht gesucht</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>keine gefunden</translation>
    </message>
    <message>
        <source>several objects</source>
        <translation>mehrere Objekte</translation>
    </message>
    <message>
        <source>To lower the cost to %1 LI, first use the levels of detail and the physics shape from the earlier steps.</source>
        <translation>Um die Kosten auf %1 LI zu senken, verwenden Sie zuerst die Detailstufen und die Physikform aus den vorherigen Schritten.</translation>
    </message>
    <message>
        <source>Land impact before and after the improvements found so far</source>
        <translation>Land Impact vor und nach den bisher gefundenen Verbesserungen</translation>
    </message>
    <message>
        <source>Find simpler levels of detail that look the same</source>
        <translation>Einfachere Detailstufen suchen, die gleich aussehen</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>keine gewählt</translation>
    </message>
    <message>
        <source>object: %1</source>
        <comment>land impact of it</comment>
        <translation>Objekt: %1</translation>
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
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Anwenden: %1</translation>
    </message>
    <message>
        <source>Make this change to the scene; you can undo it</source>
        <translation>Diese Änderung an der Szene vornehmen; sie lässt sich rückgängig machen</translation>
    </message>
</context>
<context>
    <name>wb::ui::Panels</name>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems (%L1)</source>
        <translation>Probleme (%L1)</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Detach from the window, or attach again</source>
        <translation>Aus dem Fenster lösen oder wieder andocken</translation>
    </message>
    <message>
        <source>Close (to open it again: View &gt; Panels)</source>
        <translation>Schließen (wieder öffnen: Ansicht &gt; Bereiche)</translation>
    </message>
</context>
<context>
    <name>wb::ui::PanelsMenu</name>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
</context>
<context>
    <name>wb::ui::PartEditor</name>
    <message>
        <source>Physics shape type</source>
        <translation>Physikformtyp</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Skripte</translation>
    </message>
    <message>
        <source>Prim</source>
        <translation>Prim</translation>
    </message>
    <message>
        <source>Hole shape</source>
        <translation>Lochform</translation>
    </message>
    <message>
        <source>Shape type</source>
        <translation>Formtyp</translation>
    </message>
    <message>
        <source>Animated mesh</source>
        <translation>Animiertes Mesh</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>The mesh was uploaded without physics shapes</source>
        <translation>Das Mesh wurde ohne Physikformen hochgeladen</translation>
    </message>
    <message>
        <source>Normal or specular maps</source>
        <translation>Normal- oder Glanzmaterialien</translation>
    </message>
    <message>
        <source>Scr&amp;ipts:</source>
        <translation>Skr&amp;ipte:</translation>
    </message>
    <message>
        <source>Shape &amp;type:</source>
        <translation>&amp;Formtyp:</translation>
    </message>
    <message>
        <source>Hole:</source>
        <translation>Loch:</translation>
    </message>
</context>
<context>
    <name>wb::ui::PlanBar</name>
    <message>
        <source>Current</source>
        <comment>stop of the slider</comment>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <comment>stop of the slider</comment>
        <translation>Günstigste</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Maximum deviation: %1, %2</source>
        <comment>stop, land impact</comment>
        <translation>Höchste Abweichung: %1, %2</translation>
    </message>
    <message>
        <source>Choose a maximum deviation to find the best shape.</source>
        <translation>Wählen Sie eine höchste Abweichung, um die beste Form zu finden.</translation>
    </message>
    <message>
        <source>Looking for shapes…</source>
        <translation>Suche nach Formen…</translation>
    </message>
    <message>
        <source>Maximum deviation of the physics shape where avatars touch the object. Elsewhere, it may be up to %1. Each stop shows the land impact of the best shape found so far</source>
        <translation>Höchste Abweichung der Physikform dort, wo Avatare das Objekt berühren. Anderswo darf sie bis zu %1 betragen. Jede Stufe zeigt den Land Impact der besten bisher gefundenen Form</translation>
    </message>
</context>
<context>
    <name>wb::ui::PreferencesDialog</name>
    <message>
        <source>&amp;Restore the camera, columns and panels of each file</source>
        <translation>&amp;Kamera, Spalten und Bereiche jeder Datei wiederherstellen</translation>
    </message>
    <message>
        <source>Reopen the last files at &amp;startup</source>
        <translation>Zuletzt offene Dateien &amp;beim Start öffnen</translation>
    </message>
    <message>
        <source>Keep &amp;pictures of recent files</source>
        <translation>B&amp;ilder zuletzt geöffneter Dateien behalten</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>Restart the program to change the language.</source>
        <translation>Starten Sie das Programm neu, um die Sprache zu wechseln.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>All windows use these colors now.</source>
        <translation>Alle Fenster verwenden jetzt diese Farben.</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>&amp;Tastatur…</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Store &amp;unsaved changes every:</source>
        <translation>&amp;Ungespeichertes sichern alle:</translation>
    </message>
    <message>
        <source>This setting applies to all windows now.</source>
        <translation>Das gilt jetzt für alle Fenster.</translation>
    </message>
    <message>
        <source>The stored pictures were deleted.</source>
        <translation>Die gespeicherten Bilder wurden gelöscht.</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>behind a number</comment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>all free memory</source>
        <translation>aller freie Speicher</translation>
    </message>
    <message>
        <source>&amp;Memory limit for a file:</source>
        <translation>Speicher&amp;grenze für eine Datei:</translation>
    </message>
    <message>
        <source>The minimum is %1 MiB.</source>
        <translation>Das Minimum sind %1 MiB.</translation>
    </message>
    <message>
        <source>The limit applies to the files that you open next.</source>
        <translation>Die Grenze gilt für Dateien, die Sie ab jetzt öffnen.</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Stan&amp;dard herstellen</translation>
    </message>
    <message>
        <source>Blue, amber, red</source>
        <translation>Blau, Bernstein, Rot</translation>
    </message>
    <message>
        <source>Light to dark, color-blind safe</source>
        <translation>Hell bis dunkel, auch bei Farbenblindheit</translation>
    </message>
    <message>
        <source>C&amp;ost colors:</source>
        <translation>K&amp;ostenfarben:</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Centimeters</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Leng&amp;ths:</source>
        <translation>&amp;Längen:</translation>
    </message>
    <message>
        <source>All windows use this unit now.</source>
        <translation>Alle Fenster verwenden jetzt diese Einheit.</translation>
    </message>
    <message>
        <source>If a file needs more memory, the program shows an error message instead of opening it</source>
        <translation>Braucht eine Datei mehr Speicher, zeigt das Programm eine Fehlermeldung, statt sie zu öffnen</translation>
    </message>
    <message>
        <source>The unit for sizes, positions and distances. You can type any unit in the list after a number, as in 30 cm. Files, formulas, constants and the cost table stay in meters, as on the grid.</source>
        <translation>Die Einheit für Größen, Positionen und Abstände. Hinter einer Zahl können Sie jede Einheit aus der Liste eingeben, wie in 30 cm. Dateien, Formeln, Konstanten und die Kostentabelle bleiben in Metern, wie im Grid.</translation>
    </message>
    <message>
        <source>The program stores unsaved changes in its own folder, not in your files. If the program quits unexpectedly, it offers to restore these changes the next time you start it.</source>
        <translation>Das Programm sichert nicht gespeicherte Änderungen in seinem eigenen Ordner, nicht in Ihren Dateien. Endet es unerwartet, bietet es beim nächsten Start an, sie wiederherzustellen.</translation>
    </message>
    <message>
        <source>All settings except the keyboard shortcuts are back to their defaults. Restart the program to change the language.</source>
        <translation>Alle Einstellungen außer den Tastenkürzeln haben wieder ihre Standardwerte. Starten Sie das Programm neu, um die Sprache zu wechseln.</translation>
    </message>
    <message>
        <source>All settings except the keyboard shortcuts are back to their defaults.</source>
        <translation>Alle Einstellungen außer den Tastenkürzeln haben wieder ihre Standardwerte.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsModel</name>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsPanel</name>
    <message>
        <source>No problems.</source>
        <translation>Keine Probleme.</translation>
    </message>
    <message>
        <source>C&amp;lear refused files</source>
        <translation>Abgelehnte Dateien &amp;entfernen</translation>
    </message>
    <message>
        <source>Clear the entries for files that could not be opened or saved</source>
        <translation>Dateien, die sich nicht öffnen oder speichern ließen, aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Clear refused files</source>
        <translation>Abgelehnte Dateien entfernen</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
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
        <translation>Alle Konstanten und Wahlen eines mitgelieferten Profils oder eines Szenarios verwenden</translation>
    </message>
</context>
<context>
    <name>wb::ui::PropertiesPanel</name>
    <message>
        <source>Select an object in the scene tree, the cost table or the 3D view.</source>
        <translation>Wählen Sie ein Objekt im Szenenbaum, in der Kostentabelle oder in der 3D-Ansicht.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ist ausgewählt</translation>
    </message>
</context>
<context>
    <name>wb::ui::PushActions</name>
    <message numerus="yes">
        <source>%n cube(s) of %1</source>
        <translation>
            <numerusform>%n Würfel von %1</numerusform>
            <numerusform>%n Würfel von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Push cubes in</source>
        <translation>Würfel eindrücken</translation>
    </message>
    <message>
        <source>Pull cubes out</source>
        <translation>Würfel herausziehen</translation>
    </message>
</context>
<context>
    <name>wb::ui::RayPanel</name>
    <message>
        <source>Ray</source>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>How the methods differ</source>
        <translation>Wie sich die Verfahren unterscheiden</translation>
    </message>
    <message>
        <source>Result of the exact method</source>
        <translation>Was das exakte Verfahren findet</translation>
    </message>
    <message>
        <source>Result of Inexor&apos;s method</source>
        <translation>Was das Verfahren von Inexor findet</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Go to the start, before the first step</source>
        <translation>Vor den ersten Schritt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Go to the end, after the last step</source>
        <translation>Nach dem letzten Schritt</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>number of a ray</comment>
        <translation>%L1: %2</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exakt: %1</translation>
    </message>
    <message>
        <source>Inexor: %1</source>
        <translation>Inexor: %1</translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation>Schritt %L1 von %L2</translation>
    </message>
    <message>
        <source>Click an octree leaf in the 3D view to follow the ray under the pointer. Ctrl+R adds the ray under the pointer to the scene; Esc stops following the ray.</source>
        <translation>Klicken Sie in der 3D-Ansicht auf ein Blatt eines Octrees, um dem Strahl unter dem Zeiger zu folgen. Strg+R fügt den Strahl unter dem Zeiger zur Szene hinzu; mit Esc endet das Folgen.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep this ray in the scene</source>
        <translation>Diesen Strahl in der Szene behalten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this ray from the scene</source>
        <translation>Diesen Strahl aus der Szene entfernen</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Stop following this ray (Esc)</source>
        <translation>Diesem Strahl nicht mehr folgen (Esc)</translation>
    </message>
    <message>
        <source>In the view: %1</source>
        <comment>a ray</comment>
        <translation>In der Ansicht: %1</translation>
    </message>
    <message>
        <source>No octree is open, so there is nothing to cast a ray into.</source>
        <translation>Kein Octree ist offen, darum gibt es nichts, in das ein Strahl geworfen werden könnte.</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Go to the step where the ray hits the leaf</source>
        <translation>Zu dem Schritt, in dem der Strahl das Blatt trifft</translation>
    </message>
    <message>
        <source>Steps shown</source>
        <translation>Gezeigte Schritte</translation>
    </message>
    <message>
        <source>Decisive steps</source>
        <translation>Entscheidende Schritte</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Steps in %1</source>
        <comment>an octree</comment>
        <translation>Schritte in %1</translation>
    </message>
    <message>
        <source>No ray to follow</source>
        <translation>Kein Strahl wird verfolgt</translation>
    </message>
    <message>
        <source>The method to replay: the exact one, the one that Inexor published, or the one that Inexor&apos;s engine uses today</source>
        <translation>Das Verfahren zum Nachspielen: das exakte, das von Inexor veröffentlichte oder das, das die Engine von Inexor heute verwendet</translation>
    </message>
    <message>
        <source>Result of Inexor&apos;s engine</source>
        <translation>Was die Engine von Inexor findet</translation>
    </message>
    <message>
        <source>This file has no octree.</source>
        <translation>Diese Datei hat keinen Octree.</translation>
    </message>
    <message>
        <source>Inexor&apos;s engine: %1</source>
        <translation>Engine von Inexor: %1</translation>
    </message>
    <message>
        <source>The rays kept in the scene, and the ray from your last click in the 3D view</source>
        <translation>Die in der Szene behaltenen Strahlen und der zuletzt in der 3D-Ansicht angeklickte</translation>
    </message>
    <message>
        <source>Decisive steps: hits, the end of the search, and the steps that lead to them. If nothing is hit, also the steps toward the nearest leaf.</source>
        <translation>Entscheidende Schritte: Treffer, das Ende der Suche und die Schritte dorthin. Wird nichts getroffen, auch die Schritte zum nächstgelegenen Blatt hin.</translation>
    </message>
    <message>
        <source>No octree</source>
        <translation>Kein Octree</translation>
    </message>
</context>
<context>
    <name>wb::ui::RayTrail</name>
    <message>
        <source>Remove ray</source>
        <translation>Strahl entfernen</translation>
    </message>
    <message>
        <source>Keep ray</source>
        <translation>Strahl merken</translation>
    </message>
</context>
<context>
    <name>wb::ui::RecentFiles</name>
    <message>
        <source>No recent files</source>
        <translation>Noch nichts geöffnet</translation>
    </message>
</context>
<context>
    <name>wb::ui::RecoveryDialog</name>
    <message>
        <source>Weighbridge closed before these changes were saved. You can open each file with its unsaved changes. Your files do not change until you save.</source>
        <translation>Weighbridge wurde beendet, bevor diese Änderungen gespeichert waren. Sie können jede Datei mit ihren nicht gespeicherten Änderungen öffnen. Ihre Dateien ändern sich erst, wenn Sie speichern.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>%1, changed %2</source>
        <comment>file name, date and time</comment>
        <translation>%1, geändert %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Comparing with the file…</source>
        <translation>Vergleich mit der Datei…</translation>
    </message>
</context>
<context>
    <name>wb::ui::RegionList</name>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Double-click to open the region&apos;s file</source>
        <translation>Die Datei der Region mit einem Doppelklick öffnen</translation>
    </message>
    <message>
        <source>Filter: name, or free &lt; 0</source>
        <translation>Filter: Name, oder free &lt; 0</translation>
    </message>
    <message>
        <source>Filter regions</source>
        <translation>Regionen filtern</translation>
    </message>
    <message>
        <source>Regions: %L1</source>
        <translation>Regionen: %L1</translation>
    </message>
    <message>
        <source>Regions: %L1 of %L2</source>
        <translation>Regionen: %L1 von %L2</translation>
    </message>
    <message>
        <source>(not yet updated)</source>
        <translation>(noch nicht aktualisiert)</translation>
    </message>
    <message>
        <source>Type words from a region&apos;s name or file name, or a comparison such as &quot;free &lt; 0&quot;</source>
        <translation>Wörter aus dem Namen oder Dateinamen einer Region eingeben, oder einen Vergleich wie: free &lt; 0</translation>
    </message>
</context>
<context>
    <name>wb::ui::RegionPage</name>
    <message>
        <source>The Problems panel lists %L1 more.</source>
        <translation>Der Bereich Probleme führt %L1 weitere auf.</translation>
    </message>
    <message>
        <source>Select an object here or anywhere else to see why it costs what it costs and how to make it cheaper.</source>
        <translation>Wählen Sie hier oder anderswo ein Objekt, um zu sehen, warum es so viel kostet und wie die Kosten sinken.</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Most expensive:</source>
        <translation>Die teuersten:</translation>
    </message>
</context>
<context>
    <name>wb::ui::ReportTableView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>wb::ui::ScenarioModel</name>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact of all objects</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>wb::ui::ScenariosPanel</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Save the current constants as a scenario</source>
        <translation>Die aktuellen Konstanten als Szenario behalten</translation>
    </message>
    <message>
        <source>Use the constants of this scenario</source>
        <translation>Die Konstanten dieses Szenarios verwenden</translation>
    </message>
    <message>
        <source>Pin as &amp;baseline</source>
        <translation>Als &amp;Basis anheften</translation>
    </message>
    <message>
        <source>Pin the curre&amp;nt constants</source>
        <translation>A&amp;ktuelle Konstanten anheften</translation>
    </message>
    <message>
        <source>&amp;Unpin the baseline</source>
        <translation>B&amp;asis lösen</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Add a copy of the scenario</source>
        <translation>Eine Kopie des Szenarios hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>Lö&amp;schen</translation>
    </message>
    <message>
        <source>Remove the scenario from the project</source>
        <translation>Das Szenario aus dem Projekt entfernen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Add a scenario from a profile file</source>
        <translation>Ein Szenario aus einer Profildatei hinzufügen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Save the scenario as a profile file</source>
        <translation>Das Szenario in eine Profildatei schreiben</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>More actions for scenarios and the baseline</source>
        <translation>Weitere Aktionen für Szenarien und die Basis</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Nothing is open. Scenarios are saved in the project.</source>
        <translation>Nichts ist geöffnet. Szenarien werden im Projekt gespeichert.</translation>
    </message>
    <message>
        <source>Baseline: %1. Weighing it…</source>
        <translation>Basis: %1. Sie wird gewogen …</translation>
    </message>
    <message>
        <source>Calculate the scene&apos;s costs under this scenario and keep them as the baseline for later comparison</source>
        <translation>Die Kosten der Szene unter diesem Szenario berechnen und als Basis für spätere Vergleiche behalten</translation>
    </message>
    <message>
        <source>Keep the current constants, parts and shapes as the baseline for later comparison</source>
        <translation>Die aktuellen Konstanten, Teile und Formen als Basis für spätere Vergleiche behalten</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>Das Szenario umbenennen</translation>
    </message>
    <message>
        <source>No scenarios yet. To save the current constants as a scenario, click &quot;New&quot;.</source>
        <translation>Noch keine Szenarien. Klicken Sie auf „Neu“, um die aktuellen Konstanten als Szenario zu behalten.</translation>
    </message>
    <message>
        <source>Baseline: %1. Land impact (LI): %2.</source>
        <comment>before 5 → now 3 (−2)</comment>
        <translation>Basis: %1. Land Impact (LI): %2.</translation>
    </message>
    <message>
        <source>Its constants are saved in the project. Its parts and shapes are those that the project had when it was opened.</source>
        <translation>Ihre Konstanten sind im Projekt gespeichert. Ihre Teile und Formen sind die, die das Projekt beim Öffnen hatte.</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneActions</name>
    <message>
        <source>Hide the selected item in the 3D view, or show it again</source>
        <translation>In der 3D-Ansicht verbergen oder wieder zeigen</translation>
    </message>
    <message>
        <source>Show &amp;only this</source>
        <translation>Nur &amp;dies zeigen</translation>
    </message>
    <message>
        <source>Hide everything else in the 3D view</source>
        <translation>Alles andere in der 3D-Ansicht verbergen</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Frame the selected item in the 3D view</source>
        <translation>In die 3D-Ansicht einpassen</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Verbergen</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>In file &amp;order</source>
        <translation>In &amp;Dateireihenfolge</translation>
    </message>
    <message>
        <source>List objects in file order instead of most expensive first</source>
        <translation>Objekte in der Reihenfolge der Datei auflisten statt die teuersten zuerst</translation>
    </message>
    <message>
        <source>Show all hidden items in the 3D view again</source>
        <translation>Alle verborgenen Einträge in der 3D-Ansicht wieder zeigen</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneModel</name>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The 3D view hides unchecked objects</source>
        <translation>Die 3D-Ansicht verbirgt Objekte ohne Häkchen</translation>
    </message>
    <message numerus="yes">
        <source>Links %Ln objects: %1 → %2 LI</source>
        <comment>of a drop</comment>
        <translation>
            <numerusform>Verbindet %Ln Objekt: %1 → %2 LI</numerusform>
            <numerusform>Verbindet %Ln Objekte: %1 → %2 LI</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves %Ln objects to “%1”, which then uses %2 of %3 LI</source>
        <comment>of a drop</comment>
        <translation>
            <numerusform>Bringt %Ln Objekt nach „%1“, dort dann %2 von %3 LI</numerusform>
            <numerusform>Bringt %Ln Objekte nach „%1“, dort dann %2 von %3 LI</numerusform>
        </translation>
    </message>
    <message>
        <source>Land impact (LI) of regions and linksets, physics cost (PE) of parts. Bars compare regions and parcels with their capacity, and linksets with the most expensive one.</source>
        <translation>Land Impact (LI) von Regionen und Linksets, Physikkosten (PE) von Teilen. Balken vergleichen Regionen und Parzellen mit ihrer Kapazität und Linksets mit dem teuersten.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ScenePanel</name>
    <message>
        <source>Search by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <source>No matches for “%1”.</source>
        <translation>Keine Treffer für „%1“.</translation>
    </message>
    <message>
        <source>Search linksets, parts and octrees</source>
        <translation>Linksets, Teile und Octrees suchen</translation>
    </message>
    <message>
        <source>&lt;p&gt;Open a mesh asset or a project to see its parts, or add objects with the &lt;i&gt;Compose&lt;/i&gt; menu.&lt;/p&gt;&lt;p&gt;&lt;a href=&quot;stories.md&quot;&gt;Six stories&lt;/a&gt; show what you can do.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Öffnen Sie ein Mesh-Asset oder ein Projekt, um seine Teile zu sehen, oder fügen Sie Objekte mit dem Menü &lt;i&gt;Bauen&lt;/i&gt; hinzu.&lt;/p&gt;&lt;p&gt;&lt;a href=&quot;stories.md&quot;&gt;Sechs Geschichten&lt;/a&gt; zeigen, was möglich ist.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Show only items whose names contain all the words you type</source>
        <translation>Nur Einträge zeigen, deren Namen alle eingegebenen Wörter enthalten</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneTree</name>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>wb::ui::Section</name>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zu</translation>
    </message>
</context>
<context>
    <name>wb::ui::SessionLog</name>
    <message>
        <source>change</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>info</source>
        <translation>Info</translation>
    </message>
</context>
<context>
    <name>wb::ui::SeveralEditor</name>
    <message>
        <source>All physical</source>
        <translation>Alle physisch</translation>
    </message>
    <message>
        <source>Several objects</source>
        <translation>Mehrere Objekte</translation>
    </message>
    <message>
        <source>Physics shape type of all selected parts</source>
        <translation>Physikformtyp von allen</translation>
    </message>
    <message>
        <source>Scripts per part</source>
        <translation>Skripte je Teil</translation>
    </message>
    <message>
        <source>Scripts per part:</source>
        <translation>Skripte je Teil:</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Physisch</translation>
    </message>
    <message>
        <source>Shape type</source>
        <translation>Formtyp</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Skripte</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>Triangles at the highest level of detail: %1</source>
        <translation>Dreiecke in der höchsten Detailstufe: %1</translation>
    </message>
    <message>
        <source>Shape type:</source>
        <translation>Formtyp:</translation>
    </message>
    <message>
        <source>Objects: %L1, parts: %L2
Land impact: %3 LI, server weight: %4 PE
Weights of the parts: physics %5 PE, download %6 PE</source>
        <translation>Objekte: %L1, Teile: %L2
Land Impact: %3 LI, Servergewicht: %4 PE
Gewichte der Teile: Physik %5 PE, Download %6 PE</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeActions</name>
    <message>
        <source>Export shape</source>
        <translation>Form exportieren</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>form</translation>
    </message>
    <message>
        <source>For the uploader (*.dae *.glb);;For other tools (*.obj);;Mesh asset (*.llmesh *.mesh);;Viewer&apos;s model file (*.slm);;Project (*.weighbridge)</source>
        <translation>Für den Uploader (*.dae *.glb);;Für andere Werkzeuge (*.obj);;Mesh-Asset (*.llmesh *.mesh);;Modelldatei des Viewers (*.slm);;Projekt (*.weighbridge)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeCard</name>
    <message>
        <source>Use</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>physics weight in PE and deviation of a candidate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <comment>a candidate by its method</comment>
        <translation>Verwenden: %1</translation>
    </message>
    <message>
        <source>Use this shape for the mesh; you can undo this</source>
        <translation>Diese Form für das Mesh verwenden; das kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>Arrow keys move between shapes; Enter uses the shape</source>
        <translation>Pfeiltasten wechseln zwischen den Formen; die Eingabetaste verwendet die Form</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>method and deviation elsewhere of a candidate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>End the search and use this shape for the mesh; you can undo this</source>
        <translation>Die Suche beenden und diese Form für das Mesh verwenden; das kann rückgängig gemacht werden</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeCards</name>
    <message>
        <source>Part:</source>
        <translation>Teil:</translation>
    </message>
    <message>
        <source>Generated shapes</source>
        <translation>Erzeugte Formen</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeChart</name>
    <message>
        <source>Cost by deviation</source>
        <translation>Kosten nach Abweichung</translation>
    </message>
    <message>
        <source>The cost and deviation of each shape in the list</source>
        <translation>Kosten und Abweichung jeder Form der Liste</translation>
    </message>
    <message>
        <source>physics in PE</source>
        <translation>Physik in PE</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>method and what it made</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>deviation in %1</source>
        <translation>Abweichung in %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeList</name>
    <message>
        <source>Generated shapes</source>
        <translation>Erzeugte Formen</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeMaker</name>
    <message>
        <source>Generating physics shapes</source>
        <translation>Physikformen werden erzeugt</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeModel</name>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Besteht aus</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physik</translation>
    </message>
    <message>
        <source>Physics cost of the part at rest, in PE</source>
        <translation>Physikkosten des Teils in Ruhe, in PE</translation>
    </message>
    <message>
        <source>When physical</source>
        <translation>Wenn physisch</translation>
    </message>
    <message>
        <source>Physics cost of the part when physical, in PE</source>
        <translation>Physikkosten des Teils, wenn physisch, in PE</translation>
    </message>
    <message>
        <source>Land impact</source>
        <translation>Land Impact</translation>
    </message>
    <message>
        <source>Land impact of the object with this shape</source>
        <translation>Land Impact des Objekts mit dieser Form</translation>
    </message>
    <message>
        <source>Passages and floors</source>
        <translation>Durchgänge und Böden</translation>
    </message>
    <message>
        <source>Whether avatars can still walk and stand everywhere they could before</source>
        <translation>Ob Avatare noch überall gehen und stehen können, wo sie es vorher konnten</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, ausgewählt</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>Kommt an</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>after Analyze</source>
        <translation>nach „Analysieren“</translation>
    </message>
    <message>
        <source>exact, after steps in world</source>
        <translation>genau, nach Schritten inworld</translation>
    </message>
    <message>
        <source>after Analyze, %1 to %2 PE</source>
        <translation>nach „Analysieren“: %1 bis %2 PE</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>after Analyze, %1 PE</source>
        <translation>nach „Analysieren“: %1 PE</translation>
    </message>
    <message>
        <source>Exact: the shape arrives in world as shown; linked hulls and prims also need the steps that &quot;Export for the uploader…&quot; lists. After Analyze: the uploader makes its own hulls instead. Their physics cost depends on the Resolution that you choose in the uploader</source>
        <translation>Genau: Die Form kommt inworld an wie gezeigt; verlinkte Hüllen und Prims brauchen außerdem die Schritte, die „Für den Uploader exportieren…“ auflistet. Nach „Analysieren“: Der Uploader erzeugt stattdessen eigene Hüllen. Ihre Physikkosten hängen von der Auflösung ab, die Sie im Uploader wählen</translation>
    </message>
    <message>
        <source>Maximum deviation from the visual mesh (overfill or shortfall), also as a percentage of the part&apos;s diagonal. &quot;Elsewhere&quot; is where avatars do not touch the part</source>
        <translation>Größte Abweichung vom sichtbaren Mesh (Überstand oder Lücke), auch in Prozent der Diagonale des Teils. „Anderswo“ ist dort, wo Avatare das Teil nicht berühren</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapesPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>part or method: what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Machen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Find physics shapes for the selection</source>
        <translation>Physikformen für die Auswahl suchen</translation>
    </message>
    <message>
        <source>Use the selected shape for the mesh; you can undo this</source>
        <translation>Die gewählte Form für das Mesh verwenden; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Save the selected shape for the uploader, or as a mesh asset</source>
        <translation>Die gewählte Form für den Uploader oder als Mesh-Asset schreiben</translation>
    </message>
    <message>
        <source>Stop and keep the shapes found so far</source>
        <translation>Anhalten und die bisher gefundenen Formen behalten</translation>
    </message>
    <message>
        <source>Generating shapes</source>
        <translation>Formen werden erzeugt</translation>
    </message>
    <message>
        <source>Make physics shape</source>
        <translation>Physikform machen</translation>
    </message>
    <message>
        <source>Parts with a new physics shape: %L1</source>
        <translation>Teile mit neuer Physikform: %L1</translation>
    </message>
    <message>
        <source>The scene or its constants changed. Make the shapes again.</source>
        <translation>Die Szene oder ihre Konstanten haben sich geändert. Machen Sie die Formen neu.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Es ist nichts geöffnet.</translation>
    </message>
    <message>
        <source>Looking for shapes…</source>
        <translation>Suche nach Formen…</translation>
    </message>
    <message>
        <source>No shape was generated.</source>
        <translation>Es wurde keine Form erzeugt.</translation>
    </message>
    <message>
        <source>Parts with a selected shape: %L1</source>
        <translation>Teile mit gewählter Form: %L1</translation>
    </message>
    <message>
        <source>%1 – %2, deviation %3: land impact %4 LI instead of %5 LI</source>
        <translation>%1 – %2, Abweichung %3: Land Impact %4 statt %5</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>heat map</source>
        <translation>Abstandskarte</translation>
    </message>
    <message>
        <source>walkable space</source>
        <translation>begehbarer Raum</translation>
    </message>
    <message>
        <source>Colors show where the shape sticks out or falls short, and by how much</source>
        <translation>Farben zeigen, wo die Form übersteht oder eine Lücke lässt, und um wie viel</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Zeigen:</translation>
    </message>
    <message>
        <source>Tiles mark where an avatar %1 wide and %2 tall can stand. Their color shows where an avatar no longer fits</source>
        <translation>Kacheln markieren, wo ein Avatar von %1 Breite und %2 Höhe stehen kann. Ihre Farbe zeigt, wo er nicht mehr hineinpasst</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Set the goal, the methods and how to handle passages</source>
        <translation>Ziel, Verfahren und den Umgang mit Durchgängen einstellen</translation>
    </message>
    <message>
        <source>Find or use simpler levels of detail that look the same at the distances where viewers show them</source>
        <translation>Einfachere Detailstufen suchen oder verwenden, die in den Entfernungen, in denen Viewer sie zeigen, gleich aussehen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Show the shapes as a table with a chart</source>
        <translation>Die Formen als Tabelle mit Diagramm zeigen</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Wählen Sie zuerst ein Objekt.</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>noch nicht gesucht</translation>
    </message>
    <message>
        <source>select an object</source>
        <translation>Objekt auswählen</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>wird gesucht…</translation>
    </message>
    <message>
        <source>Levels of detail: %1</source>
        <translation>Detailstufen: %1</translation>
    </message>
    <message>
        <source>Use levels of detail</source>
        <translation>Detailstufen verwenden</translation>
    </message>
    <message>
        <source>Search for levels of detail</source>
        <translation>Nach Detailstufen suchen</translation>
    </message>
    <message>
        <source>Undo &quot;Make physics shape&quot; first. The prims or hulls of that shape are now parts of the object.</source>
        <translation>Machen Sie zuerst „Physikform machen“ rückgängig. Die Prims oder Hüllen dieser Form sind jetzt Teile des Objekts.</translation>
    </message>
    <message>
        <source>Select a mesh, or an object that contains one, to make physics shapes for it.</source>
        <translation>Wählen Sie ein Mesh oder ein Objekt mit einem Mesh, um dafür Physikformen zu machen.</translation>
    </message>
    <message>
        <source>Export for the uploader…</source>
        <translation>Für den Uploader exportieren…</translation>
    </message>
    <message>
        <source>Save the object, its levels of detail and its physics for the uploader</source>
        <translation>Das Objekt, seine Detailstufen und seine Physik für den Uploader speichern</translation>
    </message>
    <message>
        <source>Now in use: %1. You can undo this. To save the shape and the steps to take in world, click &quot;Export for the uploader…&quot;.</source>
        <translation>Jetzt in Gebrauch: %1. Das lässt sich rückgängig machen. Um die Form und die Schritte inworld zu speichern, klicken Sie auf „Für den Uploader exportieren…“.</translation>
    </message>
    <message>
        <source>Now in use: %1. You can undo this. To save the files for an upload, click &quot;Export for the uploader…&quot;.</source>
        <translation>Jetzt in Gebrauch: %1. Das lässt sich rückgängig machen. Um die Dateien für den Upload zu speichern, klicken Sie auf „Für den Uploader exportieren…“.</translation>
    </message>
    <message>
        <source>The object has no mesh. To make its prims cheaper, see the shape types that the &quot;Why?&quot; panel suggests.</source>
        <translation>Das Objekt hat kein Mesh. Wie seine Prims günstiger werden, zeigen die Formtypen, die der Bereich „Warum?“ vorschlägt.</translation>
    </message>
    <message>
        <source>Click &quot;Make&quot; to find the cheapest physics shape that is close enough.</source>
        <translation>Klicken Sie auf „Machen“, um die billigste Physikform zu finden, die nahe genug ist.</translation>
    </message>
    <message>
        <source>Delete the prims or hulls of the shape in use first. They are parts of the object.</source>
        <translation>Löschen Sie zuerst die Prims oder Hüllen der Form, die in Gebrauch ist. Sie sind Teile des Objekts.</translation>
    </message>
    <message>
        <source>Levels of detail look the same from any distance</source>
        <translation>Detailstufen sehen aus jeder Entfernung gleich aus</translation>
    </message>
    <message>
        <source>Levels of detail look the same beyond %1</source>
        <comment>a distance</comment>
        <translation>Detailstufen sehen ab %1 gleich aus</translation>
    </message>
    <message>
        <source>Use both</source>
        <translation>Beides nutzen</translation>
    </message>
    <message>
        <source>Use both (%1 → %2 LI)</source>
        <translation>Beides nutzen (%1 → %2 LI)</translation>
    </message>
    <message>
        <source>Use the levels of detail and the selected shape; you can undo this</source>
        <translation>Die Detailstufen und die gewählte Form verwenden; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Wait until the searches are done, or cancel them.</source>
        <translation>Warten Sie, bis die Suchen fertig sind, oder brechen Sie sie ab.</translation>
    </message>
    <message>
        <source>One of the two is in use already.</source>
        <translation>Eines von beiden wird schon verwendet.</translation>
    </message>
    <message>
        <source>Levels of detail save nothing with this shape. Use the shape alone.</source>
        <translation>Mit dieser Form sparen Detailstufen nichts. Verwenden Sie die Form allein.</translation>
    </message>
    <message>
        <source>Search for levels of detail and choose a shape. This button then uses both together.</source>
        <translation>Suchen Sie nach Detailstufen und wählen Sie eine Form. Diese Schaltfläche verwendet dann beides zusammen.</translation>
    </message>
    <message>
        <source>Use levels of detail and physics shape</source>
        <translation>Detailstufen und Physikform verwenden</translation>
    </message>
    <message>
        <source>Levels of detail and physics shape in use: %1 → %2 LI. You can undo this.</source>
        <translation>Detailstufen und Physikform in Gebrauch: %1 → %2 LI. Das kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>End the search and use the selected shape for the mesh; you can undo this</source>
        <translation>Die Suche beenden und die gewählte Form für das Mesh verwenden; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>levels of detail</source>
        <translation>Detailstufen</translation>
    </message>
    <message>
        <source>Found but not used: %1, %2 LI</source>
        <comment>levels of detail or shapes, and the land impact</comment>
        <translation>Gefunden, aber nicht verwendet: %1, %2 LI</translation>
    </message>
    <message>
        <source>object %1 → %2 LI, in use</source>
        <translation>Objekt %1 → %2 LI, in Gebrauch</translation>
    </message>
    <message>
        <source>object %1 → %2 LI</source>
        <translation>Objekt %1 → %2 LI</translation>
    </message>
    <message>
        <source>object %1 LI, no savings</source>
        <translation>Objekt %1 LI, keine Ersparnis</translation>
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
        <translation>%1 (die %2 größten darunter)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShortcutsDialog</name>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Rotate the view</source>
        <translation>Die 3D-Ansicht drehen</translation>
    </message>
    <message>
        <source>+ and -</source>
        <translation>+ und -</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Hinein- und herauszoomen</translation>
    </message>
    <message>
        <source>Standard views: front, back, left, right, top, bottom, corner</source>
        <translation>Standardansichten: vorne, hinten, links, rechts, oben, unten, Ecke</translation>
    </message>
    <message>
        <source>Frame the selection, or everything if nothing is selected</source>
        <translation>Die Auswahl einpassen, oder alles</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>Links ziehen</translation>
    </message>
    <message>
        <source>Right drag, or Shift+left drag</source>
        <translation>Rechts ziehen, oder Umschalt und links ziehen</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Ansicht verschieben</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Tastatur und Maus</translation>
    </message>
    <message>
        <source>Action or area</source>
        <translation>Aktion oder Bereich</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Show the model, its physics, or its cost</source>
        <translation>Das Modell, seine Physik oder seine Kosten zeigen</translation>
    </message>
    <message>
        <source>X-ray: fade everything except the selection</source>
        <translation>Röntgen: alles außer der Auswahl abblenden</translation>
    </message>
    <message>
        <source>Mark the ten most expensive objects</source>
        <translation>Die zehn teuersten Objekte markieren</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Go back to the view before the last selection</source>
        <translation>Zur Ansicht vor der letzten Auswahl zurückkehren</translation>
    </message>
    <message>
        <source>Isolate the selection, or show everything again</source>
        <translation>Die Auswahl isolieren, oder wieder alles zeigen</translation>
    </message>
    <message>
        <source>Measure between two points, or stop measuring</source>
        <translation>Zwischen zwei Punkten messen, oder das Messen beenden</translation>
    </message>
    <message>
        <source>Ctrl+left drag</source>
        <translation>Strg und linkes Ziehen</translation>
    </message>
    <message>
        <source>&amp;Assign keys</source>
        <translation>Tasten &amp;zuweisen</translation>
    </message>
    <message>
        <source>Defaul&amp;t keys</source>
        <translation>Stan&amp;dardtasten</translation>
    </message>
    <message>
        <source>&amp;Keys for the selected action:</source>
        <translation>&amp;Tasten der gewählten Aktion:</translation>
    </message>
    <message>
        <source>Keys for the selected action</source>
        <translation>Tasten der gewählten Aktion</translation>
    </message>
    <message>
        <source>&amp;Restore all default keys</source>
        <translation>Alle Standardtasten &amp;herstellen</translation>
    </message>
    <message>
        <source>Select a menu action to change its keys.</source>
        <translation>Wählen Sie eine Menüaktion, um ihre Tasten zu ändern.</translation>
    </message>
    <message>
        <source>The action has no keys now.</source>
        <translation>Die Aktion hat jetzt keine Tasten.</translation>
    </message>
    <message>
        <source>The keys now apply in all windows.</source>
        <translation>Die Tasten gelten jetzt in allen Fenstern.</translation>
    </message>
    <message>
        <source>All actions have their default keys again.</source>
        <translation>Alle Aktionen haben wieder ihre Standardtasten.</translation>
    </message>
    <message>
        <source>Switch between one view and two views side by side</source>
        <translation>Zwischen einer Ansicht und zwei Ansichten nebeneinander wechseln</translation>
    </message>
    <message>
        <source>Move parts and hulls apart, or back together</source>
        <translation>Teile und Hüllen auseinanderrücken, oder wieder zusammen</translation>
    </message>
    <message>
        <source>Right button with W, A, S, D, E or Q</source>
        <translation>Rechte Taste und W, A, S, D, E, Q</translation>
    </message>
    <message>
        <source>Fly; move the mouse to look around, and hold Shift to fly faster</source>
        <translation>Fliegen; mit der Maus umherblicken, Umschalt halten, um schneller zu fliegen</translation>
    </message>
    <message>
        <source>Wheel with Ctrl, Shift or both</source>
        <translation>Strg, Umschalt oder beide mit dem Rad</translation>
    </message>
    <message>
        <source>Bring the “%1” panel to the front</source>
        <translation>Den Bereich „%1“ nach vorn holen</translation>
    </message>
    <message>
        <source>Turn perspective on or off</source>
        <translation>Die Perspektive aus- oder einschalten</translation>
    </message>
    <message>
        <source>Zoom toward the pointer</source>
        <translation>Zum Mauszeiger zoomen</translation>
    </message>
    <message>
        <source>Show or hide the arrows and rings that move and rotate the selection</source>
        <translation>Die Pfeile und Ringe zeigen oder verbergen, die die Auswahl bewegen und drehen</translation>
    </message>
    <message>
        <source>Drag a box to select objects, or cubes of an octree</source>
        <translation>Einen Rahmen aufziehen, um Objekte auszuwählen, oder Würfel eines Octrees</translation>
    </message>
    <message>
        <source>Push in or pull out a face, edge or corner of a cube</source>
        <translation>Eine Fläche, Kante oder Ecke eines Würfels eindrücken oder herausziehen</translation>
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
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Reopen all %L1 files from the last session</source>
        <translation>Alle %L1 Dateien aus der letzten Sitzung wieder öffnen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact of a recent file</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Supported types: %1</source>
        <translation>Unterstützte Arten: %1</translation>
    </message>
    <message>
        <source>Drop a file here</source>
        <translation>Datei hier ablegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 lesen</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>No recent files yet. Files that you open are listed here. Try a sample first.</source>
        <translation>Noch keine zuletzt geöffneten Dateien. Dateien, die Sie öffnen, stehen hier. Probieren Sie zuerst ein Beispiel.</translation>
    </message>
</context>
<context>
    <name>wb::ui::StatusLine</name>
    <message>
        <source>%1 LI compared with %2</source>
        <comment>a number and the name of constants</comment>
        <translation>%1 LI gegenüber %2</translation>
    </message>
</context>
<context>
    <name>wb::ui::StepModel</name>
    <message>
        <source>%L1: %2</source>
        <comment>number of a step, and what is done</comment>
        <translation>%L1: %2</translation>
    </message>
    <message>
        <source>0: start</source>
        <translation>0: Beginn</translation>
    </message>
</context>
<context>
    <name>wb::ui::TablePanel</name>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Linkset</source>
        <translation>Linkset</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Rows by</source>
        <translation>Zeilen nach</translation>
    </message>
    <message>
        <source>What each row of the table shows</source>
        <translation>Was jede Zeile der Tabelle zeigt</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <translation>&amp;Nach:</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Nothing is open. Drop a mesh asset or project on the window to see its cost.</source>
        <translation>Nichts ist geöffnet. Ziehen Sie ein Mesh-Asset oder Projekt auf das Fenster, um seine Kosten zu sehen.</translation>
    </message>
    <message>
        <source>No rows match “%1”.</source>
        <translation>Keine Zeilen passen zu „%1“.</translation>
    </message>
    <message>
        <source>Rows: %L1</source>
        <translation>Zeilen: %L1</translation>
    </message>
    <message>
        <source>Rows: %L1 of %L2</source>
        <translation>Zeilen: %L1 von %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column&apos;s title and its sum</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Selected: %L1</source>
        <translation>Ausgewählt: %L1</translation>
    </message>
    <message>
        <source>Show only rows that contain all the words you type, or that match an expression such as &quot;physics &gt; 10 and kind = mesh&quot;</source>
        <translation>Nur Zeilen zeigen, die alle diese Wörter haben oder zu einem Ausdruck passen wie: physics &gt; 10 and kind = mesh</translation>
    </message>
    <message>
        <source>&lt;p&gt;Type words to show only rows whose visible columns contain all of them.&lt;/p&gt;&lt;p&gt;Or type an expression to show rows that match it, whichever columns are visible. Compare columns with numbers, text, &lt;i&gt;true&lt;/i&gt; or &lt;i&gt;false&lt;/i&gt;, using = != &amp;lt; &amp;lt;= &amp;gt; &amp;gt;= or &lt;i&gt;contains&lt;/i&gt;. Combine comparisons with &lt;i&gt;and&lt;/i&gt;, &lt;i&gt;or&lt;/i&gt;, &lt;i&gt;not&lt;/i&gt; and parentheses:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;physics &amp;gt; 10 and kind = mesh&lt;/li&gt;&lt;li&gt;not (linkset contains &quot;old wall&quot;) and streaming &amp;gt;= 0.5&lt;/li&gt;&lt;li&gt;physical = true or land_impact &amp;gt; 20&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Refer to columns by their titles or by their names in CSV files. Use a period as the decimal separator.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Wörter: nur Zeilen, deren sichtbare Spalten sie alle enthalten.&lt;/p&gt;&lt;p&gt;Ausdruck: Zeilen, die zu ihm passen, gleich welche Spalten sichtbar sind. Vergleichen Sie Spalten mit Zahlen, Text, &lt;i&gt;true&lt;/i&gt; oder &lt;i&gt;false&lt;/i&gt;, mit = != &amp;lt; &amp;lt;= &amp;gt; &amp;gt;= oder &lt;i&gt;contains&lt;/i&gt;. Verbinden Sie Vergleiche mit &lt;i&gt;and&lt;/i&gt;, &lt;i&gt;or&lt;/i&gt;, &lt;i&gt;not&lt;/i&gt; und Klammern:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;physics &amp;gt; 10 and kind = mesh&lt;/li&gt;&lt;li&gt;not (linkset contains &quot;old wall&quot;) and streaming &amp;gt;= 0.5&lt;/li&gt;&lt;li&gt;physical = true or land_impact &amp;gt; 20&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Nennen Sie Spalten mit ihren englischen Titeln oder wie in CSV-Dateien. Verwenden Sie einen Punkt als Dezimaltrennzeichen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The rows stay as they are until you correct the filter.</source>
        <translation>Die Zeilen ändern sich erst, wenn der Ausdruck richtig ist.</translation>
    </message>
    <message>
        <source>compared with %1</source>
        <translation>verglichen mit %1</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Most expe&amp;nsive first</source>
        <translation>Teue&amp;rste zuerst</translation>
    </message>
    <message>
        <source>Sort by cost, most expensive row first</source>
        <translation>Nach Kosten sortieren, die teuerste Zeile zuerst</translation>
    </message>
    <message>
        <source>Choose which columns to show and which one to sort by</source>
        <translation>Die sichtbaren Spalten wählen, und nach welcher sortiert wird</translation>
    </message>
    <message>
        <source>To use this filter, set &quot;By&quot; to &quot;%1&quot;.</source>
        <translation>Um diesen Filter zu verwenden, stellen Sie „Nach“ auf „%1“.</translation>
    </message>
    <message>
        <source>Land impact (LI): %1</source>
        <comment>before 5 → now 3 (−2)</comment>
        <translation>Land Impact (LI): %1</translation>
    </message>
    <message>
        <source>Filter, for example %1</source>
        <comment>an expression that shows some of the rows</comment>
        <translation>Filter, zum Beispiel %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::TermModel</name>
    <message>
        <source>Term</source>
        <translation>Term</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Gewissheit</translation>
    </message>
</context>
<context>
    <name>wb::ui::TuningSlider</name>
    <message>
        <source>Full range</source>
        <translation>Ganzer Bereich</translation>
    </message>
</context>
<context>
    <name>wb::ui::UprightQuestion</name>
    <message>
        <source>Keep</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Keep the model as it is</source>
        <translation>Das Modell lassen, wie es ist</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>Aufrichten</translation>
    </message>
    <message>
        <source>Turn the model upright</source>
        <translation>Das Modell aufrichten</translation>
    </message>
</context>
<context>
    <name>wb::ui::VersionActions</name>
    <message>
        <source>Reading %1 for comparison…</source>
        <translation>%1 wird zum Vergleich gelesen …</translation>
    </message>
</context>
<context>
    <name>wb::ui::VersionsDialog</name>
    <message>
        <source>%1 before, %2 now (%3)</source>
        <translation>vorher %1, jetzt %2 (%3)</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <comment>two files</comment>
        <translation>%1 verglichen mit %2</translation>
    </message>
    <message>
        <source>Linkset</source>
        <translation>Linkset</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <translation>&amp;Nach:</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Rows by</source>
        <translation>Zeilen nach</translation>
    </message>
    <message>
        <source>Land impact (LI): %1</source>
        <translation>Land Impact (LI): %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewActions</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>Er&amp;scheinungsbild</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Restart the program to change the language.</source>
        <translation>Starten Sie das Programm neu, um die Sprache zu wechseln.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewHandles</name>
    <message>
        <source>Select an object, a part or an octree to move.</source>
        <translation>Wählen Sie ein Objekt, ein Teil oder einen Octree, um es zu verschieben.</translation>
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
        <translation>Octree verschieben</translation>
    </message>
    <message>
        <source>Move part</source>
        <translation>Teil verschieben</translation>
    </message>
    <message>
        <source>Move object</source>
        <translation>Objekt verschieben</translation>
    </message>
    <message>
        <source>Move canceled</source>
        <translation>Verschieben abgebrochen</translation>
    </message>
    <message>
        <source>This is the root part: the whole object moves with it.</source>
        <translation>Dieses Teil ist der Root: Das ganze Objekt bewegt sich mit.</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>an angle</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Rotated by %1 around %2</source>
        <translation>Um %1 um %2 gedreht</translation>
    </message>
    <message>
        <source>Moved by %1 along %2</source>
        <comment>a distance, and an axis</comment>
        <translation>Um %1 entlang %2 bewegt</translation>
    </message>
    <message>
        <source>the whole object moves with its root part</source>
        <translation>das ganze Objekt mit seinem Root</translation>
    </message>
    <message>
        <source>Section at %1</source>
        <translation>Schnitt bei %1</translation>
    </message>
    <message>
        <source>now at x %1, y %2, z %3</source>
        <translation>jetzt bei x %1, y %2, z %3</translation>
    </message>
    <message>
        <source>Drag a vertex of the hull; hold Shift to move it along an axis of the part. Esc cancels.</source>
        <translation>Einen Eckpunkt der Hülle ziehen; mit Umschalt entlang einer Achse des Teils. Esc bricht ab.</translation>
    </message>
    <message>
        <source>To drag the vertices of this hull, set &quot;Explode&quot; to 0.</source>
        <translation>Um die Eckpunkte dieser Hülle zu ziehen, „Zerlegen“ auf 0 stellen.</translation>
    </message>
    <message>
        <source>Drag an arrow (steps of 0.1 m) or a ring (steps of 15°); hold Ctrl to move freely. Or type an axis and a distance, such as x2.5, and press Enter. Esc cancels.</source>
        <translation>Einen Pfeil (Schritte von 0,1 m) oder Ring (Schritte von 15°) ziehen; mit Strg frei. Oder eine Achse und einen Abstand eingeben, etwa x2,5, und die Eingabetaste drücken. Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewMarks</name>
    <message>
        <source>No object is entirely inside the box.</source>
        <translation>Kein Objekt liegt ganz im Rahmen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln objects selected, %1 LI in total</source>
        <comment>objects in a box</comment>
        <translation>
            <numerusform>%Ln Objekt gewählt, zusammen %1 LI</numerusform>
            <numerusform>%Ln Objekte gewählt, zusammen %1 LI</numerusform>
        </translation>
    </message>
    <message>
        <source>Hulls selected: %L1</source>
        <translation>Gewählte Hüllen: %L1</translation>
    </message>
    <message>
        <source>Empty, seen from inside · %1</source>
        <comment>an octree that is described</comment>
        <translation>Leer, von innen gesehen · %1</translation>
    </message>
    <message>
        <source>Cell %1, depth %L2, %3 wide · %4</source>
        <comment>of a grid, in a leaf that is described</comment>
        <translation>Zelle %1, Tiefe %L2, %3 breit · %4</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewPanel</name>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>Under the pointer</source>
        <translation>Unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>Generating shapes…</source>
        <translation>Formen werden erzeugt …</translation>
    </message>
    <message>
        <source>Nothing to show: everything with a shape in the selected layers is hidden.</source>
        <translation>Nichts zu zeigen: Alles mit einer Form in den gewählten Ebenen ist verborgen.</translation>
    </message>
    <message>
        <source>Drop a project (%1), mesh asset (%2), object file (%3), 3D model (%4) or octree (%5) here, or open one from the File menu.</source>
        <translation>Ziehen Sie ein Projekt (%1), Mesh-Asset (%2), eine Objektdatei (%3), ein 3D-Modell (%4) oder einen Octree (%5) hierher, oder öffnen Sie etwas über das Menü Datei.</translation>
    </message>
    <message>
        <source>Nothing to show: no object has a shape in the selected layers.</source>
        <translation>Nichts zu zeigen: Nichts hat eine Form in den gewählten Ebenen.</translation>
    </message>
    <message>
        <source>Arrow keys rotate the view; plus and minus zoom. 1 to 4 and 6 to 8 show standard views; 5 toggles perspective. F frames the selection; Backspace or Esc goes back. V, P, C and L show the model, its physics, its cost and the land; S shows two of them side by side. X fades everything except the selection, and I isolates it. D marks the most expensive objects. M measures, G moves the selection, and T shows statistics. The menu key lists more actions</source>
        <translation>Pfeiltasten drehen die Ansicht; Plus und Minus zoomen. 1 bis 4 und 6 bis 8 zeigen Standardansichten; 5 schaltet die Perspektive um. F zeigt die Auswahl ganz; Rücktaste oder Esc führt zurück. V, P, C und L zeigen das Modell, seine Physik, seine Kosten und das Land; S zeigt zwei davon nebeneinander. X blendet alles außer der Auswahl ab, und I isoliert sie. D markiert die teuersten Objekte. M misst, G verschiebt die Auswahl, T zeigt die Statistik. Die Menütaste listet weitere Aktionen auf</translation>
    </message>
    <message>
        <source>Divider at %1%. The arrow keys move it.</source>
        <translation>Trennlinie bei %1 %. Die Pfeiltasten verschieben sie.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewStatistics</name>
    <message>
        <source>Statistics of the view</source>
        <translation>Ansichtsstatistik</translation>
    </message>
    <message>
        <source>Triangles: %L1</source>
        <translation>Dreiecke: %L1</translation>
    </message>
    <message>
        <source>hulls: %L1</source>
        <translation>Hüllen: %L1</translation>
    </message>
    <message>
        <source>objects: %L1</source>
        <translation>Objekte: %L1</translation>
    </message>
    <message>
        <source>cubes: %L1</source>
        <translation>Würfel: %L1</translation>
    </message>
    <message>
        <source>%1 ms per frame</source>
        <translation>%1 ms je Bild</translation>
    </message>
    <message>
        <source>rotate the view to measure the frame time</source>
        <translation>Ansicht drehen, um die Zeit je Bild zu messen</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewToolbar</name>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Niedrigste</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorne</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Only shapes in use</source>
        <translation>Nur Formen in Gebrauch</translation>
    </message>
    <message>
        <source>Detail:</source>
        <translation>Detail:</translation>
    </message>
    <message>
        <source>Level of detail of the visual mesh</source>
        <translation>Detailstufe des sichtbaren Meshs</translation>
    </message>
    <message>
        <source>Color by:</source>
        <translation>Farbe nach:</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Standard views</source>
        <translation>Standardansichten</translation>
    </message>
    <message>
        <source>%1	%2</source>
        <comment>a side to look from, and its key</comment>
        <translation>%1	%2</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Frame the selection, or everything if nothing is selected (F)</source>
        <translation>Die Auswahl einpassen, oder alles (F)</translation>
    </message>
    <message>
        <source>Octree leaves</source>
        <translation>Octree-Blätter</translation>
    </message>
    <message>
        <source>Solid cubes, and indented cubes in their real shape</source>
        <translation>Massive Würfel, und eingerückte Würfel in ihrer wirklichen Form</translation>
    </message>
    <message>
        <source>Octree boxes</source>
        <translation>Quader der Octrees</translation>
    </message>
    <message>
        <source>The whole cube of each octree</source>
        <translation>Der ganze Würfel jedes Octrees</translation>
    </message>
    <message>
        <source>Octree spheres</source>
        <translation>Kugeln der Octrees</translation>
    </message>
    <message>
        <source>A sphere around the filled cubes of each octree</source>
        <translation>Eine Kugel um die gefüllten Würfel jedes Octrees</translation>
    </message>
    <message>
        <source>Ray and visited cubes</source>
        <translation>Strahl und besuchte Würfel</translation>
    </message>
    <message>
        <source>The ray in the Ray panel, and the cubes that it visits</source>
        <translation>Der Strahl im Bereich Strahl</translation>
    </message>
    <message>
        <source>All</source>
        <comment>depths of an octree</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Grid depth</source>
        <translation>Rastertiefe</translation>
    </message>
    <message>
        <source>At this depth, every octree cube that contains anything counts as full</source>
        <translation>In dieser Tiefe gilt jeder Octree-Würfel, der etwas enthält, als voll</translation>
    </message>
    <message>
        <source>See through</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Grid depth:</source>
        <translation>Rastertiefe:</translation>
    </message>
    <message>
        <source>Visual</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physik</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Let the pointer pass through the front leaf to the leaves behind it</source>
        <translation>Den Zeiger hinter das vordere Blatt reichen lassen</translation>
    </message>
    <message>
        <source>Show the model as everyone sees it (V)</source>
        <translation>Das Modell zeigen, wie es alle sehen (V)</translation>
    </message>
    <message>
        <source>X-ray</source>
        <translation>Röntgen</translation>
    </message>
    <message>
        <source>Fade everything except the selection (X)</source>
        <translation>Alles außer der Auswahl abblenden (X)</translation>
    </message>
    <message>
        <source>Ghost model</source>
        <translation>Geistermodell</translation>
    </message>
    <message>
        <source>Show the visual meshes as a transparent shell around the layers</source>
        <translation>Die sichtbaren Meshes als durchscheinende Hülle um die Ebenen zeigen</translation>
    </message>
    <message>
        <source>Isolate</source>
        <translation>Isolieren</translation>
    </message>
    <message>
        <source>Isolate the selection; press again to show everything (I)</source>
        <translation>Die Auswahl isolieren; noch einmal drücken, um alles zu zeigen (I)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Click two points to measure the distance between them (M)</source>
        <translation>Zwei Punkte anklicken, um den Abstand zwischen ihnen zu messen (M)</translation>
    </message>
    <message>
        <source>None</source>
        <comment>section</comment>
        <translation>Keiner</translation>
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
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Cut away everything beyond a plane perpendicular to the selected axis</source>
        <translation>Alles jenseits einer Ebene quer zur gewählten Achse wegschneiden</translation>
    </message>
    <message>
        <source>Section position</source>
        <translation>Schnittposition</translation>
    </message>
    <message>
        <source>Section:</source>
        <translation>Schnitt:</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>Orthografisch</translation>
    </message>
    <message>
        <source>Draw without perspective (5)</source>
        <translation>Ohne Perspektive zeichnen (5)</translation>
    </message>
    <message>
        <source>Ground grid</source>
        <translation>Bodenraster</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show a second view beside this one: different layers, or the baseline</source>
        <translation>Eine zweite Ansicht neben dieser zeigen: andere Ebenen oder die Basis</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>beside</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Explode</source>
        <translation>Zerlegen</translation>
    </message>
    <message>
        <source>Move parts and hulls apart (E)</source>
        <translation>Teile und Hüllen auseinanderrücken (E)</translation>
    </message>
    <message>
        <source>Explode:</source>
        <translation>Zerlegen:</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Show the land from above, each square colored by its land impact (L)</source>
        <translation>Das Land von oben zeigen, jedes Feld nach seinem Land Impact gefärbt (L)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move and rotate the selection with arrows and rings, in steps of 0.1 m and 15°. Hold Ctrl while dragging to move freely; Esc cancels (G)</source>
        <translation>Die Auswahl mit Pfeilen und Ringen bewegen und drehen, in Schritten von 0,1 m und 15°. Beim Ziehen mit Strg frei; Esc bricht ab (G)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Show how much is drawn and how long a frame takes (T)</source>
        <translation>Zeigen, wie viel gezeichnet wird und wie lange ein Bild braucht (T)</translation>
    </message>
    <message>
        <source>Ten most expensive</source>
        <translation>Die teuersten zehn</translation>
    </message>
    <message>
        <source>Draw numbered boxes around the ten most expensive objects (D)</source>
        <translation>Nummerierte Rahmen um die zehn teuersten Objekte zeichnen (D)</translation>
    </message>
    <message>
        <source>Visible layers</source>
        <translation>Sichtbare Ebenen</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Zeigen:</translation>
    </message>
    <message>
        <source>Color by cost</source>
        <translation>Nach Kosten färben</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Wählen Sie zuerst ein Objekt.</translation>
    </message>
    <message>
        <source>Choose what the colors show</source>
        <translation>Wählen, was die Farben zeigen</translation>
    </message>
    <message>
        <source>Color cubes by octree</source>
        <translation>Würfel nach Octree färben</translation>
    </message>
    <message>
        <source>Give each octree its own color</source>
        <translation>Jedem Octree eine eigene Farbe geben</translation>
    </message>
    <message>
        <source>Color cubes by kind</source>
        <translation>Würfel nach Art färben</translation>
    </message>
    <message>
        <source>Solid, indented or divided cubes</source>
        <translation>Massive, eingerückte oder geteilte Würfel</translation>
    </message>
    <message>
        <source>Color cubes by depth</source>
        <translation>Würfel nach Tiefe färben</translation>
    </message>
    <message>
        <source>How many times the octree is divided to reach each cube</source>
        <translation>Wie oft der Octree bis zu jedem Würfel geteilt ist</translation>
    </message>
    <message>
        <source>Model</source>
        <comment>shown in the view</comment>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>model and physics</comment>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Show the physics shape of each part (P)</source>
        <translation>Die Physikform jedes Teils zeigen (P)</translation>
    </message>
    <message>
        <source>Show the physics shape of each part inside the visual mesh (B)</source>
        <translation>Die Physikform jedes Teils im sichtbaren Mesh zeigen (B)</translation>
    </message>
    <message>
        <source>In each layer, show only the parts that use that layer&apos;s physics shape</source>
        <translation>In jeder Ebene nur die Teile zeigen, die diese Physikform verwenden</translation>
    </message>
    <message>
        <source>The map has its own colors</source>
        <translation>Die Karte hat eigene Farben</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>In one frame</source>
        <translation>In einem Bild</translation>
    </message>
    <message>
        <source>Show both views in one frame, with a divider to drag</source>
        <translation>Beide Ansichten in einem Bild zeigen, mit einer Trennlinie zum Ziehen</translation>
    </message>
    <message>
        <source>Show grid lines under the scene, 0.1, 1, 10 or 100 m apart</source>
        <translation>Rasterlinien unter der Szene zeigen, im Abstand von 0,1, 1, 10 oder 100 m</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>More tools for the view</source>
        <translation>Weitere Werkzeuge für die Ansicht</translation>
    </message>
    <message>
        <source>Select an object or an octree first.</source>
        <translation>Wählen Sie zuerst ein Objekt oder einen Octree aus.</translation>
    </message>
</context>
<context>
    <name>wb::ui::WeightBars</name>
    <message>
        <source>Physics</source>
        <translation>Physik</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Download</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>%1 to %2 PE</source>
        <translation>%1 bis %2 PE</translation>
    </message>
</context>
<context>
    <name>wb::ui::WhyCard</name>
    <message>
        <source>Open a file to see why its objects cost what they cost.</source>
        <translation>Eine Datei öffnen, um zu sehen, warum ihre Objekte kosten, was sie kosten.</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Copy e&amp;xplanation</source>
        <translation>Er&amp;klärung kopieren</translation>
    </message>
    <message>
        <source>Copy the explanation of the cost as plain text</source>
        <translation>Die Erklärung zu den Kosten als reinen Text kopieren</translation>
    </message>
    <message>
        <source>When its size changes</source>
        <translation>Wenn sich seine Größe ändert</translation>
    </message>
    <message>
        <source>Octrees cost nothing. To follow a ray step by step in the Ray panel, click an octree leaf in the 3D view.</source>
        <translation>Octrees kosten nichts. Klicken Sie in der 3D-Ansicht auf ein Blatt eines Octrees, um im Bereich Strahl dem Strahl zu folgen, der es trifft.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <comment>a weight, and how it came to be</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>Alle Objekte</translation>
    </message>
    <message>
        <source>Notes (%L1)</source>
        <translation>Hinweise (%L1)</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher die Kosten kommen</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>Bester Schritt</translation>
    </message>
    <message>
        <source>Other steps</source>
        <translation>Weitere Schritte</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Save page…</source>
        <translation>Seite speichern…</translation>
    </message>
    <message>
        <source>Other steps (%L1)</source>
        <translation>Weitere Schritte (%L1)</translation>
    </message>
    <message>
        <source>Selected objects</source>
        <translation>Ausgewählte Objekte</translation>
    </message>
    <message>
        <source>Since %1: %2</source>
        <comment>a time; what changed the land impact</comment>
        <translation>Seit %1: %2</translation>
    </message>
    <message>
        <source>Save the explanation and a picture as a page that you can share</source>
        <translation>Die Erklärung und ein Bild als Seite zum Weitergeben speichern</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: physics %2, download %3. %4</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: Physik %2, Download %3. %4</translation>
    </message>
    <message>
        <source>The physics cost changes when vertices move slightly</source>
        <translation>Die Physikkosten ändern sich, wenn sich Eckpunkte leicht verschieben</translation>
    </message>
    <message>
        <source>The physics cost stays the same when vertices move slightly</source>
        <translation>Die Physikkosten bleiben gleich, wenn sich Eckpunkte leicht verschieben</translation>
    </message>
    <message>
        <source>No other steps</source>
        <translation>Keine weiteren Schritte</translation>
    </message>
</context>
<context>
    <name>wb::ui::WhyPanel</name>
    <message>
        <source>Apply suggestion</source>
        <translation>Vorschlag anwenden</translation>
    </message>
</context>
<context>
    <name>wb::ui::WishBar</name>
    <message>
        <source>All parts with this mesh and size</source>
        <translation>Alle Teile mit diesem Mesh und dieser Größe</translation>
    </message>
    <message>
        <source>Cheapest within a distance</source>
        <translation>Am billigsten innerhalb eines Abstands</translation>
    </message>
    <message>
        <source>Cheapest within a percentage of the size</source>
        <translation>Am billigsten innerhalb eines Anteils der Größe</translation>
    </message>
    <message>
        <source>Closest for a given cost</source>
        <translation>Am genauesten für Kosten</translation>
    </message>
    <message>
        <source>Closest at no extra cost</source>
        <translation>Am genauesten ohne Mehrkosten</translation>
    </message>
    <message>
        <source>A percentage of the diagonal of the part&apos;s bounding box</source>
        <translation>Ein Anteil der Diagonale seiner Bounding-Box</translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation>Ziel:</translation>
    </message>
    <message>
        <source>Maximum physics cost</source>
        <translation>Höchste Physikkosten</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>All methods that can give the best shape</source>
        <translation>Alle Methoden, die gewinnen können</translation>
    </message>
    <message>
        <source>All methods, including those for comparison only</source>
        <translation>Auch Methoden, die nur zum Vergleich dienen</translation>
    </message>
    <message>
        <source>Methods:</source>
        <translation>Methoden:</translation>
    </message>
    <message>
        <source>keep open</source>
        <translation>offen halten</translation>
    </message>
    <message>
        <source>Whether avatars must still be able to pass everywhere they could before</source>
        <translation>Ob Avatare noch überall durchkommen müssen, wo sie es vorher konnten</translation>
    </message>
    <message>
        <source>Passages:</source>
        <translation>Durchgänge:</translation>
    </message>
    <message>
        <source>keep open in parts over %1 long</source>
        <translation>in Teilen länger als %1 offen halten</translation>
    </message>
    <message>
        <source>Maximum deviation</source>
        <translation>Größte Abweichung</translation>
    </message>
    <message>
        <source>ignore</source>
        <translation>ignorieren</translation>
    </message>
    <message>
        <source>Physics can cost as much as the larger of the object&apos;s other weights without raising its land impact</source>
        <translation>Die Physik kann so viel kosten wie das größere der anderen Gewichte des Objekts, ohne seinen Land Impact zu erhöhen</translation>
    </message>
    <message>
        <source>Use the shape for every part with the same mesh and size, not only the selected one</source>
        <translation>Die Form für jedes Teil mit demselben Mesh und derselben Größe verwenden, nicht nur für das gewählte</translation>
    </message>
    <message>
        <source>Maximum deviation where avatars walk, stand, sit or pass. In parts with a diagonal below %1, %2 here and %3 elsewhere mean at most %4% of the diagonal</source>
        <translation>Größte Abweichung dort, wo Avatare gehen, stehen, sitzen oder hindurchgehen. In Teilen mit einer Diagonale unter %1 bedeuten %2 hier und %3 anderswo höchstens %4 % der Diagonale</translation>
    </message>
    <message>
        <source>Maximum deviation elsewhere</source>
        <translation>Größte Abweichung anderswo</translation>
    </message>
    <message>
        <source>Maximum deviation where avatars do not touch the part. In parts with a diagonal below %1, %2 means at most %3% of the diagonal</source>
        <translation>Größte Abweichung dort, wo Avatare das Teil nicht berühren. In Teilen mit einer Diagonale unter %1 bedeutet %2 höchstens %3 % der Diagonale</translation>
    </message>
    <message>
        <source>Elsewhere:</source>
        <translation>Anderswo:</translation>
    </message>
</context>
<context>
    <name>wb::ui::WorkspaceBar</name>
    <message>
        <source>Workspaces</source>
        <translation>Arbeitsbereiche</translation>
    </message>
</context>
<context>
    <name>wb::ui::WorkspaceTabs</name>
    <message>
        <source>Workspaces</source>
        <translation>Arbeitsbereiche</translation>
    </message>
</context>
</TS>
