<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Nueva ventana</translation>
    </message>
    <message>
        <source>Open a new, empty window</source>
        <translation>Abrir otra ventana, sin archivo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>&amp;Cerrar archivo</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>&amp;Exportar tabla como CSV…</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Exportar i&amp;magen…</translation>
    </message>
    <message>
        <source>Save the 3D view as a picture</source>
        <translation>Escribir la vista 3D como imagen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Cerrar todas las ventanas</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Rehacer el último cambio deshecho</translation>
    </message>
    <message>
        <source>Copy &amp;explanation</source>
        <translation>Copiar &amp;explicación</translation>
    </message>
    <message>
        <source>Copy the explanation of the selected object&apos;s cost as plain text</source>
        <translation>Copiar la explicación del coste del objeto seleccionado como texto sin formato</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>&amp;No seleccionar nada</translation>
    </message>
    <message>
        <source>Clear the selection and its highlights</source>
        <translation>Quitar la selección y sus resaltados</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>&amp;Encuadrar selección</translation>
    </message>
    <message>
        <source>Frame the selection in the 3D view, or everything if nothing is selected</source>
        <translation>Encuadrar la selección en la vista 3D, o todo</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Turn full-screen mode on or off</source>
        <translation>Activar o desactivar la pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Restore layout</source>
        <translation>&amp;Restablecer disposición</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>Click anything in the window to learn what it means</source>
        <translation>Haga clic en cualquier cosa de la ventana para saber qué significa</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>&amp;Teclado…</translation>
    </message>
    <message>
        <source>List all keyboard shortcuts and mouse actions</source>
        <translation>Enumerar todos los atajos de teclado y las acciones del ratón</translation>
    </message>
    <message>
        <source>&amp;About Weighbridge</source>
        <translation>&amp;Acerca de Weighbridge</translation>
    </message>
    <message>
        <source>Show the version and license</source>
        <translation>Mostrar la versión y la licencia</translation>
    </message>
    <message>
        <source>Compare with &amp;measured costs…</source>
        <translation>Comparar con costes me&amp;didos…</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Contenido</translation>
    </message>
    <message>
        <source>Read how costs are calculated and how to use the program</source>
        <translation>Leer cómo se forman los costes y cómo se usa el programa</translation>
    </message>
    <message>
        <source>Find the constants that best match the measured costs</source>
        <translation>Hallar las constantes que mejor encajan con los costes medidos</translation>
    </message>
    <message>
        <source>&amp;Fill outward</source>
        <translation>&amp;Rellenar hacia fuera</translation>
    </message>
    <message>
        <source>&amp;Delete inward</source>
        <translation>&amp;Borrar hacia dentro</translation>
    </message>
    <message>
        <source>Make &amp;solid</source>
        <translation>Hacer &amp;macizo</translation>
    </message>
    <message>
        <source>D&amp;ivide</source>
        <translation>&amp;Dividir</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Unir</translation>
    </message>
    <message>
        <source>&amp;Keep ray</source>
        <translation>&amp;Conservar rayo</translation>
    </message>
    <message>
        <source>Save pa&amp;ge…</source>
        <translation>Guardar &amp;página…</translation>
    </message>
    <message>
        <source>Save an explanation of the selected object&apos;s cost, or a report on all objects, as an HTML or PDF page with a picture</source>
        <translation>Guardar una explicación del coste del objeto seleccionado, o un informe sobre todos los objetos, como página HTML o PDF con una imagen</translation>
    </message>
    <message>
        <source>Compare with another &amp;version…</source>
        <translation>Comparar con otra &amp;versión…</translation>
    </message>
    <message>
        <source>Show what costs more or less than in an earlier version of the file</source>
        <translation>Mostrar qué cuesta más o menos que en una versión anterior del archivo</translation>
    </message>
    <message>
        <source>Open projects, mesh assets, objects, archives, 3D models or octrees; several files open as one scene</source>
        <translation>Abrir proyectos, recursos de malla, objetos, archivos comprimidos, modelos 3D u octrees; varios se abren como una sola escena</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Abrir ca&amp;rpeta…</translation>
    </message>
    <message>
        <source>Open all files in a folder as one scene</source>
        <translation>Abrir todos los archivos de una carpeta como una sola escena</translation>
    </message>
    <message>
        <source>Save everything in this window</source>
        <translation>Guardar todo lo que hay en esta ventana</translation>
    </message>
    <message>
        <source>Save everything in this window to another file</source>
        <translation>Guardar todo lo que hay en esta ventana en otro archivo</translation>
    </message>
    <message>
        <source>Cali&amp;brate…</source>
        <translation>Cali&amp;brar…</translation>
    </message>
    <message>
        <source>Export oc&amp;trees…</source>
        <translation>Exportar oc&amp;trees…</translation>
    </message>
    <message>
        <source>Save the octrees and rays as text (.scene), or the selected octree as an Inexor file (.nxoc)</source>
        <translation>Escribir los octrees y rayos como texto (.scene), o el octree seleccionado como archivo de Inexor (.nxoc)</translation>
    </message>
    <message>
        <source>Divide the marked cube into eight</source>
        <translation>Dividir en ocho el cubo marcado</translation>
    </message>
    <message>
        <source>Add &amp;prims…</source>
        <translation>Añadir &amp;prims…</translation>
    </message>
    <message>
        <source>Add a row of boxes, spheres, cylinders, prisms, tori, tubes or rings</source>
        <translation>Añadir una fila de cajas, esferas, cilindros, prismas, toroides, tubos o anillos</translation>
    </message>
    <message>
        <source>Add from &amp;file…</source>
        <translation>Añadir de &amp;archivo…</translation>
    </message>
    <message>
        <source>Add the contents of a mesh asset, 3D model, object, octree or project to the scene</source>
        <translation>Añadir a la escena el contenido de un recurso de malla, modelo 3D, objeto, octree o proyecto</translation>
    </message>
    <message>
        <source>Add &amp;octree…</source>
        <translation>Añadir &amp;octree…</translation>
    </message>
    <message>
        <source>Add a solid or empty octree, or one that you type as text</source>
        <translation>Añadir un octree macizo o vacío, o uno que escriba como texto</translation>
    </message>
    <message>
        <source>Add &amp;ray…</source>
        <translation>Añadir &amp;rayo…</translation>
    </message>
    <message>
        <source>Add a ray by typing its origin and direction; to add the ray under the pointer, use Octree &gt; Keep ray</source>
        <translation>Añadir un rayo escribiendo su origen y su dirección; para añadir el rayo que está bajo el puntero, use Octree &gt; Conservar rayo</translation>
    </message>
    <message>
        <source>Make o&amp;ctree from selection…</source>
        <translation>Crear o&amp;ctree de la selección…</translation>
    </message>
    <message>
        <source>Make an octree from each selected part, at the same position, down to a depth that you choose</source>
        <translation>Crear un octree de cada parte seleccionada, en la misma posición, hasta la profundidad que elija</translation>
    </message>
    <message>
        <source>New re&amp;gion…</source>
        <translation>Nueva re&amp;gión…</translation>
    </message>
    <message>
        <source>Add a region; its kind sets its land capacity</source>
        <translation>Añadir una región; su tipo determina su capacidad de terreno</translation>
    </message>
    <message>
        <source>New p&amp;arcel…</source>
        <translation>Nueva parce&amp;la…</translation>
    </message>
    <message>
        <source>Add a parcel of a given area to a region</source>
        <translation>Añadir a una región una parcela de un área dada</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>&amp;Mover a…</translation>
    </message>
    <message>
        <source>Move the selection to another region or parcel; positions do not change</source>
        <translation>Mover la selección a otra región o parcela; las posiciones no cambian</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Duplicar…</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nombrar</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Delete the selection from the scene</source>
        <translation>Eliminar la selección de la escena</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>Enla&amp;zar</translation>
    </message>
    <message>
        <source>Link the selected objects; the one selected last becomes the root</source>
        <translation>Enlazar los objetos seleccionados; el último que se seleccionó pasa a ser la raíz</translation>
    </message>
    <message>
        <source>&amp;Unlink</source>
        <translation>De&amp;senlazar</translation>
    </message>
    <message>
        <source>Unlink each selected part, or every part of a selected object</source>
        <translation>Desenlazar cada parte seleccionada, o todas las partes de un objeto seleccionado</translation>
    </message>
    <message>
        <source>&amp;Make physics shape…</source>
        <translation>&amp;Hacer forma física…</translation>
    </message>
    <message>
        <source>Find the cheapest physics shape that is close enough to the selected mesh, or the closest shape within a budget</source>
        <translation>Buscar la forma física más barata que sea lo bastante fiel a la malla seleccionada, o la forma más fiel dentro de un presupuesto</translation>
    </message>
    <message>
        <source>&amp;Compare with current</source>
        <translation>&amp;Comparar con la actual</translation>
    </message>
    <message>
        <source>&amp;Use shape</source>
        <translation>&amp;Usar la forma</translation>
    </message>
    <message>
        <source>Give the mesh the physics shape selected in the Shapes panel</source>
        <translation>Dar a la malla la forma física seleccionada en el panel Formas</translation>
    </message>
    <message>
        <source>&amp;Export shape…</source>
        <translation>&amp;Exportar la forma…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Use a statistics database to show what a whole grid costs under the current constants</source>
        <translation>Mostrar lo que cuesta un grid entero con las constantes actuales, a partir de una base de estadísticas</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Lado a lado</translation>
    </message>
    <message>
        <source>Open gr&amp;id…</source>
        <translation>Abrir &amp;un grid…</translation>
    </message>
    <message>
        <source>Se&amp;lect cube</source>
        <translation>&amp;Elegir cubo</translation>
    </message>
    <message>
        <source>&amp;Extend box to here</source>
        <translation>E&amp;xtender hasta aquí</translation>
    </message>
    <message>
        <source>Extend the selected box to include the marked cell</source>
        <translation>Ampliar la caja elegida hasta incluir la celda marcada</translation>
    </message>
    <message>
        <source>&amp;Copy cubes</source>
        <translation>Co&amp;piar cubos</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the marked cell; you can paste them into any octree</source>
        <translation>Copiar las celdas elegidas, o la marcada; se pueden pegar en cualquier octree</translation>
    </message>
    <message>
        <source>Cu&amp;t cubes</source>
        <translation>C&amp;ortar cubos</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the marked cell, and make them empty</source>
        <translation>Copiar las celdas elegidas, o la marcada, y vaciarlas</translation>
    </message>
    <message>
        <source>&amp;Paste cubes</source>
        <translation>Pe&amp;gar cubos</translation>
    </message>
    <message>
        <source>Paste the copied cells, starting at the selected box&apos;s corner with the lowest coordinates, or in front of the marked face</source>
        <translation>Pegar las celdas copiadas a partir de la esquina de la caja elegida con las coordenadas más bajas, o delante de la cara marcada</translation>
    </message>
    <message>
        <source>Push &amp;face in</source>
        <translation>Hundir la &amp;cara</translation>
    </message>
    <message>
        <source>Move the marked face of the cube or selected box inward by one-eighth of the cube&apos;s width (Ctrl+wheel)</source>
        <translation>Mover la cara marcada del cubo, o de la caja elegida, hacia dentro un octavo del ancho del cubo (Ctrl y la rueda)</translation>
    </message>
    <message>
        <source>Pull f&amp;ace out</source>
        <translation>Sacar la c&amp;ara</translation>
    </message>
    <message>
        <source>Move the marked face back outward, up to the bounds of the cube</source>
        <translation>Moverla de nuevo hacia fuera, hasta los límites del cubo</translation>
    </message>
    <message>
        <source>Push &amp;edge in</source>
        <translation>Hundir la a&amp;rista</translation>
    </message>
    <message>
        <source>Move the marked edge inward from the marked face by one-eighth of the cube&apos;s width (Shift+wheel)</source>
        <translation>Mover la arista marcada hacia dentro desde la cara marcada un octavo del ancho del cubo (Mayús y la rueda)</translation>
    </message>
    <message>
        <source>Pull e&amp;dge out</source>
        <translation>Sacar la ar&amp;ista</translation>
    </message>
    <message>
        <source>Push &amp;corner in</source>
        <translation>Hundir la &amp;esquina</translation>
    </message>
    <message>
        <source>Move the marked corner inward from the marked face by one-eighth of the cube&apos;s width (Ctrl+Shift+wheel)</source>
        <translation>Mover la esquina marcada hacia dentro desde la cara marcada un octavo del ancho del cubo (Ctrl, Mayús y la rueda)</translation>
    </message>
    <message>
        <source>Pull c&amp;orner out</source>
        <translation>Sacar la es&amp;quina</translation>
    </message>
    <message>
        <source>Mirror along &amp;x</source>
        <translation>Reflejar en &amp;x</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the x axis</source>
        <translation>Reflejar las celdas elegidas, o el cubo marcado, a lo largo del eje x</translation>
    </message>
    <message>
        <source>Mirror along &amp;y</source>
        <translation>Reflejar en &amp;y</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the y axis</source>
        <translation>Reflejar las celdas elegidas, o el cubo marcado, a lo largo del eje y</translation>
    </message>
    <message>
        <source>Mirror along &amp;z</source>
        <translation>Reflejar en &amp;z</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the z axis</source>
        <translation>Reflejar las celdas elegidas, o el cubo marcado, a lo largo del eje z</translation>
    </message>
    <message>
        <source>&amp;Rotate around x</source>
        <translation>&amp;Girar en torno a x</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the x axis, counterclockwise as seen from its positive end</source>
        <translation>Girar las celdas elegidas, o el cubo marcado, 90° en torno al eje x, en sentido antihorario visto desde su extremo</translation>
    </message>
    <message>
        <source>R&amp;otate around y</source>
        <translation>G&amp;irar en torno a y</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the y axis, counterclockwise as seen from its positive end</source>
        <translation>Girar las celdas elegidas, o el cubo marcado, 90° en torno al eje y, en sentido antihorario visto desde su extremo</translation>
    </message>
    <message>
        <source>Ro&amp;tate around z</source>
        <translation>Gi&amp;rar en torno a z</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the z axis, counterclockwise as seen from its positive end</source>
        <translation>Girar las celdas elegidas, o el cubo marcado, 90° en torno al eje z, en sentido antihorario visto desde su extremo</translation>
    </message>
    <message>
        <source>&amp;Delete hulls</source>
        <translation>E&amp;liminar envolventes</translation>
    </message>
    <message>
        <source>Delete the selected hulls from the physics shape</source>
        <translation>Eliminar de la forma física las envolventes seleccionadas</translation>
    </message>
    <message>
        <source>Mer&amp;ge hulls</source>
        <translation>U&amp;nir envolventes</translation>
    </message>
    <message>
        <source>Replace the selected hulls with one hull around them; use Ctrl+click to select several</source>
        <translation>Sustituir las envolventes seleccionadas por una sola que las rodee; con Ctrl+clic se seleccionan varias</translation>
    </message>
    <message>
        <source>&amp;Split hull…</source>
        <translation>&amp;Dividir envolvente…</translation>
    </message>
    <message>
        <source>Split the selected hull in two with a plane</source>
        <translation>Dividir en dos la envolvente seleccionada con un plano</translation>
    </message>
    <message>
        <source>Add &amp;box hull…</source>
        <translation>&amp;Añadir caja…</translation>
    </message>
    <message>
        <source>Add a box hull to the selected mesh; if the mesh has no hulls, the box becomes its physics shape</source>
        <translation>Añadir una envolvente en forma de caja a la malla seleccionada; si la malla no tiene envolventes, la caja pasa a ser su forma física</translation>
    </message>
    <message>
        <source>Mo&amp;ve vertex…</source>
        <translation>&amp;Mover vértice…</translation>
    </message>
    <message>
        <source>Move a vertex of the selected hull</source>
        <translation>Mover un vértice de la envolvente seleccionada</translation>
    </message>
    <message>
        <source>&amp;Turn upright</source>
        <translation>Poner de p&amp;ie</translation>
    </message>
    <message>
        <source>Read the grid&apos;s measured costs from a CSV file, an LLSD reply or a viewer&apos;s chat log, and show them beside the estimates</source>
        <translation>Leer los costes medidos por el grid de un archivo CSV, una respuesta LLSD o un registro de chat del visor, y mostrarlos junto a las estimaciones</translation>
    </message>
    <message>
        <source>Paste meas&amp;ured costs</source>
        <translation>A&amp;ñadir costes medidos copiados</translation>
    </message>
    <message>
        <source>Paste the measuring script&apos;s chat lines from the clipboard to show the grid&apos;s measured costs beside the estimates</source>
        <translation>Mostrar los costes medidos por el grid junto a las estimaciones, de las líneas de chat del script de medición que hay en el portapapeles</translation>
    </message>
    <message>
        <source>E&amp;xport for the uploader…</source>
        <translation>E&amp;xportar para el cargador…</translation>
    </message>
    <message>
        <source>Choose the language, colors, units and keyboard shortcuts, and what the program remembers</source>
        <translation>Idioma, colores, unidades, teclado y lo que el programa recuerda</translation>
    </message>
    <message>
        <source>Move the marked edge back outward, up to the bounds of the cube</source>
        <translation>Mover la arista marcada de nuevo hacia fuera, hasta los límites del cubo</translation>
    </message>
    <message>
        <source>Move the marked corner back outward, up to the bounds of the cube</source>
        <translation>Mover la esquina marcada de nuevo hacia fuera, hasta los límites del cubo</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>&amp;Caja</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the whole selected box</source>
        <translation>Rellenar, borrar y pintar toda la caja elegida</translation>
    </message>
    <message>
        <source>&amp;Sphere</source>
        <translation>&amp;Esfera</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the cells of the largest sphere or ellipsoid inside the selected box</source>
        <translation>Rellenar, borrar y pintar cambian las celdas de la mayor esfera o el mayor elipsoide que quepa en la caja elegida</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Línea</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the cells on the line from the first selected cell to the last</source>
        <translation>Rellenar, borrar y pintar cambian las celdas de la línea que va de la primera celda elegida a la última</translation>
    </message>
    <message>
        <source>Symmetric along &amp;x</source>
        <translation>Simetría en &amp;x</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the x axis</source>
        <translation>Lo que se rellena, elimina o pinta se repite al otro lado del octree, reflejado a lo largo del eje x</translation>
    </message>
    <message>
        <source>Symmetric along &amp;y</source>
        <translation>Simetría en &amp;y</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the y axis</source>
        <translation>Lo que se rellena, elimina o pinta se repite al otro lado del octree, reflejado a lo largo del eje y</translation>
    </message>
    <message>
        <source>Symmetric along &amp;z</source>
        <translation>Simetría en &amp;z</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the z axis</source>
        <translation>Lo que se rellena, elimina o pinta se repite al otro lado del octree, reflejado a lo largo del eje z</translation>
    </message>
    <message>
        <source>&amp;Paint kind</source>
        <translation>&amp;Pintar clase</translation>
    </message>
    <message>
        <source>&amp;Grow octree</source>
        <translation>&amp;Ampliar octree</translation>
    </message>
    <message>
        <source>Make the octree twice as wide by extending it beyond the marked face; the existing cubes stay in place</source>
        <translation>Duplicar el ancho del octree más allá de la cara marcada; sus cubos se quedan en su lugar</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>Zona &amp;siguiente</translation>
    </message>
    <message>
        <source>Move the focus to the next area: left panels, 3D view, right panels, bottom panels</source>
        <translation>Mover el foco a la zona siguiente: paneles de la izquierda, vista 3D, paneles de la derecha, paneles de abajo</translation>
    </message>
    <message>
        <source>Pre&amp;vious area</source>
        <translation>Zona a&amp;nterior</translation>
    </message>
    <message>
        <source>Move the focus to the previous area</source>
        <translation>Mover el foco a la zona anterior</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>E&amp;xplicar</translation>
    </message>
    <message>
        <source>Show why objects cost what they do</source>
        <translation>Mostrar por qué los objetos cuestan lo que cuestan</translation>
    </message>
    <message>
        <source>&amp;Optimize</source>
        <translation>Opti&amp;mizar</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>Aj&amp;ustar</translation>
    </message>
    <message>
        <source>O&amp;ctrees</source>
        <translation>Oc&amp;trees</translation>
    </message>
    <message>
        <source>Dra&amp;wer</source>
        <translation>Ca&amp;jón</translation>
    </message>
    <message>
        <source>Open or close the drawer with the cost table and other lists</source>
        <translation>Abrir o cerrar el cajón con la tabla de costes y otras listas</translation>
    </message>
    <message>
        <source>Close the file but keep the window open</source>
        <translation>Cerrar el archivo, pero dejar la ventana abierta</translation>
    </message>
    <message>
        <source>Rotate the selection by 90° around the x axis, for models that lie on their backs because their up axis is z, not y</source>
        <translation>Girar la selección 90° alrededor del eje x, para modelos que yacen de espaldas porque tienen z hacia arriba en vez de y</translation>
    </message>
    <message>
        <source>Add copies of the selection, in the same arrangement</source>
        <translation>Hacer copias de la selección, junto al último objeto</translation>
    </message>
    <message>
        <source>Select the marked cell or leaf so that changes apply to it. Hold Ctrl and drag from cube to cube to select a box; press Esc to deselect it</source>
        <translation>Elegir la celda o la hoja marcada para que los cambios se apliquen a ella. Mantenga pulsada Ctrl y arrastre de cubo a cubo para elegir una caja; pulse Esc para anular la elección</translation>
    </message>
    <message>
        <source>Give all filled cubes in the selected box the kind and shape of the marked cube</source>
        <translation>Dar a todos los cubos llenos de la caja elegida la clase y la forma del cubo marcado</translation>
    </message>
    <message>
        <source>Add the ray under the pointer to the scene and follow it step by step in the Ray panel</source>
        <translation>Conservar en la escena el rayo que está bajo el puntero y seguirlo paso a paso en el panel Rayo</translation>
    </message>
    <message>
        <source>Save all the files that the uploader needs for the selected object (model, levels of detail, physics) and a page that lists the upload steps</source>
        <translation>Guardar todos los archivos que el cargador necesita para el objeto seleccionado (modelo, niveles de detalle, física) y una página con los pasos de la subida</translation>
    </message>
    <message>
        <source>Make a model cheaper step by step and export it for the uploader</source>
        <translation>Abaratar un modelo paso a paso y exportarlo para subirlo</translation>
    </message>
    <message>
        <source>Change constants and see what becomes cheaper or more expensive</source>
        <translation>Cambiar constantes y ver qué se abarata o se encarece</translation>
    </message>
    <message>
        <source>Edit octrees and follow rays step by step</source>
        <translation>Editar octrees y seguir rayos paso a paso</translation>
    </message>
    <message>
        <source>Save every row of the cost table to a CSV file for spreadsheets</source>
        <translation>Escribir todas las filas de la tabla de costes en un archivo CSV para hojas de cálculo</translation>
    </message>
    <message>
        <source>Rename the item selected in the Scene tree</source>
        <translation>Cambiar el nombre del elemento seleccionado en el árbol de la escena</translation>
    </message>
    <message>
        <source>Make the selected cells solid, or the cell in front of the marked face at the current grid depth</source>
        <translation>Hacer macizas las celdas elegidas, o la celda que está delante de la cara marcada a la profundidad de cuadrícula actual</translation>
    </message>
    <message>
        <source>Make the selected cells empty, or the cell behind the marked face at the current grid depth</source>
        <translation>Vaciar las celdas elegidas, o la celda que está detrás de la cara marcada a la profundidad de cuadrícula actual</translation>
    </message>
    <message>
        <source>Make the selected cells, or the marked cube, solid</source>
        <translation>Hacer macizas las celdas elegidas, o macizo el cubo marcado</translation>
    </message>
    <message>
        <source>Merge the marked cube with its seven siblings if all eight are solid or all are empty</source>
        <translation>Unir el cubo marcado con los otros siete de su grupo, si los ocho son macizos o los ocho están vacíos</translation>
    </message>
    <message>
        <source>Switch the 3D view between the current physics shape and the one selected in the Shapes panel</source>
        <translation>Alternar en la vista 3D entre la forma física actual y la seleccionada en el panel Formas</translation>
    </message>
    <message>
        <source>Export the physics shape selected in the Shapes panel: for the uploader, as a mesh asset or in another format</source>
        <translation>Exportar la forma física seleccionada en el panel Formas: para el cargador, como recurso de malla o en otro formato</translation>
    </message>
    <message>
        <source>Show or hide a second view of the scene; choose the view in the Compare menu above the 3D view</source>
        <translation>Mostrar u ocultar una segunda vista de la escena; elija la vista en el menú Comparar, encima de la vista 3D</translation>
    </message>
    <message>
        <source>Show &amp;hidden items</source>
        <translation>Mostrar elementos &amp;ocultos</translation>
    </message>
    <message>
        <source>Show all hidden items in the 3D view again</source>
        <translation>Volver a mostrar en la vista 3D todos los elementos ocultos</translation>
    </message>
    <message>
        <source>Move all panels of this workspace back to their original places</source>
        <translation>Devolver todos los paneles de este espacio a su lugar inicial</translation>
    </message>
</context>
<context>
    <name>CellTexts</name>
    <message>
        <source>no region</source>
        <translation>sin región</translation>
    </message>
</context>
<context>
    <name>ColumnText</name>
    <message>
        <source>Source: %1</source>
        <translation>Fuente: %1</translation>
    </message>
    <message>
        <source>Source: %1 (%2)</source>
        <translation>Fuente: %1 (%2)</translation>
    </message>
    <message>
        <source>In CSV files: %1</source>
        <translation>En archivos CSV: %1</translation>
    </message>
</context>
<context>
    <name>Compose</name>
    <message>
        <source>Mainland</source>
        <translation>Continente</translation>
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
        <translation>Añadir prims</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Clase:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>C&amp;uántos:</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>&amp;Copias:</translation>
    </message>
    <message>
        <source>Add octree</source>
        <translation>Añadir octree</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>Octree</source>
        <translation>Octree</translation>
    </message>
    <message>
        <source>&amp;Cubes:</source>
        <translation>&amp;Cubos:</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Macizo</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacío</translation>
    </message>
    <message>
        <source>You can type S for solid, E for empty, N for indented, or O followed by eight cubes for a divided cube, such as OSEEEEEEE</source>
        <translation>Se puede escribir S para macizo, E para vacío, N para rebajado, u O seguida de ocho cubos para uno dividido, como en OSEEEEEEE</translation>
    </message>
    <message>
        <source>Add ray</source>
        <translation>Añadir rayo</translation>
    </message>
    <message>
        <source>&amp;Origin:</source>
        <translation>&amp;Origen:</translation>
    </message>
    <message>
        <source>&amp;Direction:</source>
        <translation>&amp;Dirección:</translation>
    </message>
    <message>
        <source>Make octree</source>
        <translation>Crear octree</translation>
    </message>
    <message>
        <source>&amp;Depth:</source>
        <translation>&amp;Profundidad:</translation>
    </message>
    <message>
        <source>&amp;Fill:</source>
        <translation>&amp;Relleno:</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Superficie</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Nueva región</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>New parcel</source>
        <translation>Nueva parcela</translation>
    </message>
    <message>
        <source>&amp;Region:</source>
        <translation>&amp;Región:</translation>
    </message>
    <message>
        <source>Parcel</source>
        <translation>Parcela</translation>
    </message>
    <message>
        <source>&amp;Area:</source>
        <translation>Á&amp;rea:</translation>
    </message>
    <message>
        <source>m²</source>
        <translation>m²</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Mover a</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>region, parcel</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>&amp;Region or parcel:</source>
        <translation>&amp;Región o parcela:</translation>
    </message>
    <message>
        <source>Cubes: %1</source>
        <translation>Cubos: %1</translation>
    </message>
    <message>
        <source>Private region</source>
        <translation>Región privada</translation>
    </message>
</context>
<context>
    <name>ConstantText</name>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>In formulas:</source>
        <translation>En fórmulas:</translation>
    </message>
    <message>
        <source>Default:</source>
        <translation>Por defecto:</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>Intervalo:</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>Fuente:</translation>
    </message>
    <message>
        <source>Confidence:</source>
        <translation>Certeza:</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Clave:</translation>
    </message>
    <message>
        <source>stated in the published Mesh Physics document or on a later official page</source>
        <translation>lo dice el documento publicado Mesh Physics o una página oficial posterior</translation>
    </message>
    <message>
        <source>as computed today by an open-source viewer or simulator</source>
        <translation>como lo calcula hoy un visor o simulador de código abierto</translation>
    </message>
    <message>
        <source>supported by one strong hint or two independent hints</source>
        <translation>dos indicios independientes, o uno sólido</translation>
    </message>
    <message>
        <source>inferred; only the grid&apos;s operator knows the real value</source>
        <translation>deducido; nadie lo sabe salvo el operador del grid</translation>
    </message>
    <message>
        <source>a placeholder; no value was ever published</source>
        <translation>un valor provisional; nunca se publicó ninguno</translation>
    </message>
    <message>
        <source>Whether a land impact is rounded up or rounded to the nearest whole number</source>
        <translation>Si un impacto en el terreno se redondea hacia arriba o al número entero más cercano</translation>
    </message>
    <message>
        <source>cannot be reproduced: %1</source>
        <translation>no se puede reproducir: %1</translation>
    </message>
    <message>
        <source>calculated %1, residual %2</source>
        <translation>calculado %1, residuo %2</translation>
    </message>
    <message>
        <source>%1: measured %2; %3 (%4)</source>
        <translation>%1: medido %2; %3 (%4)</translation>
    </message>
    <message>
        <source>No published measurements.</source>
        <translation>No hay mediciones publicadas.</translation>
    </message>
    <message>
        <source>Published measurements:</source>
        <translation>Mediciones publicadas:</translation>
    </message>
    <message>
        <source>Which rules turn costs into a land impact: today&apos;s, those of the Mesh Physics document, or OpenSim&apos;s</source>
        <translation>Qué reglas convierten los costes en impacto en el terreno: las de hoy, las del documento Mesh Physics o las de OpenSim</translation>
    </message>
    <message>
        <source>What makes a triangle mesh expensive: narrow triangles or, by the old rule, many triangles in a small box</source>
        <translation>Qué encarece una malla de triángulos: los triángulos estrechos o, según la regla antigua, muchos triángulos en una caja pequeña</translation>
    </message>
    <message>
        <source>Which mesh a missing base hull is made from: the one that today&apos;s viewer uses, or the one that the Mesh Physics document specifies</source>
        <translation>De qué malla se hace una envolvente base que falta: la que usa el visor de hoy, o la que indica el documento Mesh Physics</translation>
    </message>
</context>
<context>
    <name>CubeText</name>
    <message>
        <source>%L1 solid, %L2 indented, %L3 empty, %L4 divided</source>
        <comment>numbers of cubes</comment>
        <translation>%L1 macizos, %L2 rebajados, %L3 vacíos, %L4 divididos</translation>
    </message>
    <message>
        <source>%1% of its volume</source>
        <translation>%1 % de su volumen</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Solid cube</source>
        <translation>Cubo macizo</translation>
    </message>
    <message>
        <source>Indented cube</source>
        <translation>Cubo rebajado</translation>
    </message>
    <message>
        <source>Divided cube</source>
        <translation>Cubo dividido</translation>
    </message>
    <message>
        <source>Empty cube</source>
        <translation>Cubo vacío</translation>
    </message>
    <message>
        <source>It is completely filled.</source>
        <translation>Está completamente lleno.</translation>
    </message>
    <message>
        <source>It is filled between its edges, which are moved inward.</source>
        <translation>Está lleno entre sus aristas, que están desplazadas hacia dentro.</translation>
    </message>
    <message>
        <source>It is divided into eight cubes of half its width.</source>
        <translation>Está dividido en ocho cubos de la mitad de su ancho.</translation>
    </message>
    <message>
        <source>It contains nothing; rays pass through it.</source>
        <translation>No contiene nada; los rayos lo atraviesan.</translation>
    </message>
    <message>
        <source>Octree</source>
        <translation>Octree</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Hijos</translation>
    </message>
    <message>
        <source>Triangles</source>
        <comment>of cubes of an octree</comment>
        <translation>Triángulos</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Lleno</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>depth of a cube, and of the deepest cube</comment>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>children of a cube</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>path, kind and width of a cube</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1: outside the octree</source>
        <comment>a face</comment>
        <translation>%1: fuera del octree</translation>
    </message>
    <message>
        <source>%1: %2 · %3</source>
        <comment>a face, and path and kind of the cube beside it</comment>
        <translation>%1: %2 · %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>eighths of an edge</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Along %1: from %2 to %3, size %4</source>
        <comment>a cube along an axis</comment>
        <translation>A lo largo de %1: de %2 a %3, tamaño %4</translation>
    </message>
    <message>
        <source>Edge %1 along %2, between corners %3 and %4: from %5 to %6 (eighths: %7 to %8)</source>
        <translation>Arista %1 a lo largo de %2, entre las esquinas %3 y %4: de %5 a %6 (octavos: de %7 a %8)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact about a cube, and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
</context>
<context>
    <name>FilterWords</name>
    <message>
        <source>At character %1: %2</source>
        <translation>En el carácter %1: %2</translation>
    </message>
</context>
<context>
    <name>GridText</name>
    <message>
        <source>about %1</source>
        <translation>unos %1</translation>
    </message>
    <message>
        <source>about %1 ± %2</source>
        <comment>an estimate and its error</comment>
        <translation>unos %1 ± %2</translation>
    </message>
    <message>
        <source>Files: %1 · Linksets: %2 · Parts: %3</source>
        <translation>Archivos: %1 · Conjuntos enlazados: %2 · Partes: %3</translation>
    </message>
    <message>
        <source>Linksets that cost less: %1 · cost more: %2 · can no longer be physical: %3 · can be physical again: %4</source>
        <translation>Conjuntos enlazados que cuestan menos: %1 · que cuestan más: %2 · que ya no pueden ser físicos: %3 · que pueden serlo otra vez: %4</translation>
    </message>
    <message>
        <source>Regions over capacity: known once the exact result is ready.</source>
        <translation>Regiones por encima de su capacidad: se sabrá cuando el resultado exacto esté listo.</translation>
    </message>
    <message>
        <source>Regions over capacity: %1 · newly over: %2 · no longer over: %3</source>
        <translation>Regiones por encima de su capacidad: %1 · que ahora la superan: %2 · que ya no la superan: %3</translation>
    </message>
    <message>
        <source>linksets with unknown costs: %1</source>
        <translation>conjuntos enlazados de coste desconocido: %1</translation>
    </message>
    <message>
        <source>Exact: every linkset was weighed.</source>
        <translation>Exacto: se pesaron todos los conjuntos enlazados.</translation>
    </message>
    <message>
        <source>Estimated from %1% of the linksets; 19 times out of 20, the exact result is within the ± range. Calculating the exact result…</source>
        <translation>Estimado con el %1 % de los conjuntos enlazados; en 19 de 20 casos, el resultado exacto está dentro del margen ±. Calculando el resultado exacto…</translation>
    </message>
    <message>
        <source>Land impact (LI): %1 before, %2 now (%3)</source>
        <translation>Impacto en el terreno (LI): %1 antes, %2 ahora (%3)</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>en</source>
        <comment>the folder of the help pages in this language</comment>
        <translation>es</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>restriction</source>
        <translation>restricción</translation>
    </message>
    <message>
        <source>active (%1)</source>
        <comment>of a reader: models</comment>
        <translation>activa (%1)</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>significado</translation>
    </message>
    <message>
        <source>Sandbox restrictions on this computer</source>
        <translation>Restricciones de aislamiento en este equipo</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>a an and are as at be by can did do does for from has have how i if in is it its me my of on or should so than that the them then there these this to was we what when where which who why will with would you your</source>
        <extracomment>words that a search in the help ignores because every page has them</extracomment>
        <translation>a al cómo como con cuál cuando cuándo de del desde dónde donde e el ella en es esta este esto estos ha hay la las le lo los me mi muy o para por porque puede puedo que qué quien quién se si sin sobre son su sus también tiene un una uno y ya yo</translation>
    </message>
</context>
<context>
    <name>Hulls</name>
    <message>
        <source>Split hull</source>
        <translation>Dividir envolvente</translation>
    </message>
    <message>
        <source>&amp;Axis:</source>
        <translation>E&amp;je:</translation>
    </message>
    <message>
        <source>&amp;Position:</source>
        <translation>&amp;Posición:</translation>
    </message>
    <message>
        <source>Add box hull</source>
        <translation>Añadir caja</translation>
    </message>
    <message>
        <source>&amp;Center:</source>
        <translation>Cen&amp;tro:</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Mover vértice</translation>
    </message>
    <message>
        <source>&amp;Vertex:</source>
        <translation>&amp;Vértice:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;A:</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>a corner by its number and place</comment>
        <translation>%L1: %2</translation>
    </message>
    <message>
        <source>Keep the box inside its part, which measures %1.</source>
        <translation>Mueva la caja dentro de su parte, que mide %1.</translation>
    </message>
    <message>
        <source>Keep the vertex inside its part, which measures %1.</source>
        <translation>Mueva el vértice dentro de su parte, que mide %1.</translation>
    </message>
</context>
<context>
    <name>KindText</name>
    <message>
        <source>mesh</source>
        <translation>malla</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>cilindro</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>prisma</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>esfera</translation>
    </message>
    <message>
        <source>torus</source>
        <translation>toroide</translation>
    </message>
    <message>
        <source>tube</source>
        <translation>tubo</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anillo</translation>
    </message>
    <message>
        <source>sculpt</source>
        <translation>esculpido</translation>
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
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Convex hull</source>
        <translation>Apariencia convexa</translation>
    </message>
    <message>
        <source>Same as profile</source>
        <translation>Como el perfil</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>isosceles triangle</source>
        <translation>triángulo isósceles</translation>
    </message>
    <message>
        <source>equilateral triangle</source>
        <translation>triángulo equilátero</translation>
    </message>
    <message>
        <source>right triangle</source>
        <translation>triángulo rectángulo</translation>
    </message>
    <message>
        <source>half circle</source>
        <translation>semicírculo</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>zigzag circle</source>
        <translation>círculo en zigzag</translation>
    </message>
    <message>
        <source>Profile: %1, path: %2</source>
        <translation>Perfil: %1, trayecto: %2</translation>
    </message>
</context>
<context>
    <name>LanguageName</name>
    <message>
        <source>English</source>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>LeafText</name>
    <message>
        <source>face %1</source>
        <translation>cara %1</translation>
    </message>
    <message>
        <source>(%1; %2; %3)</source>
        <comment>x, y and z of a point</comment>
        <translation>(%1; %2; %3)</translation>
    </message>
    <message>
        <source>seen from inside</source>
        <translation>vista desde dentro</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>esquina %1</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>arista %1</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>punto %1</translation>
    </message>
    <message>
        <source>leaf %1, depth %2, %3 wide</source>
        <translation>hoja %1, profundidad %2, %3 de ancho</translation>
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
        <translation>antes %1 → ahora %2 (%3)</translation>
    </message>
</context>
<context>
    <name>ObjectNames</name>
    <message>
        <source>linkset %1</source>
        <translation>conjunto %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>parte %1</translation>
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
        <translation>Triángulos del detalle más alto al más bajo: %1, %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>physics mesh of %Ln triangle(s)</source>
        <translation>
            <numerusform>malla física de %Ln triángulo</numerusform>
            <numerusform>malla física de %Ln triángulos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>decomposition into %Ln hull(s)</source>
        <translation>
            <numerusform>descomposición en %Ln envolvente</numerusform>
            <numerusform>descomposición en %Ln envolventes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>base hull of %Ln vertices</source>
        <translation>
            <numerusform>envolvente base de %Ln punto</numerusform>
            <numerusform>envolvente base de %Ln puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>asset %1</source>
        <translation>recurso %1</translation>
    </message>
    <message>
        <source>root of its linkset</source>
        <translation>raíz de su conjunto enlazado</translation>
    </message>
</context>
<context>
    <name>PartFieldText</name>
    <message>
        <source>Rotation</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>Path cut</source>
        <translation>Corte trayecto</translation>
    </message>
    <message>
        <source>Profile cut</source>
        <translation>Corte del perfil</translation>
    </message>
    <message>
        <source>Hollow</source>
        <translation>Hueco</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Torsión</translation>
    </message>
    <message>
        <source>Taper</source>
        <translation>Biselado</translation>
    </message>
    <message>
        <source>Shear</source>
        <translation>Inclinación</translation>
    </message>
    <message>
        <source>Hole size</source>
        <translation>Tamaño agujero</translation>
    </message>
    <message>
        <source>Radius offset</source>
        <translation>Compensación del radio</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Sesgo</translation>
    </message>
    <message>
        <source>Revolutions</source>
        <translation>Giros</translation>
    </message>
    <message>
        <source>%1 begin</source>
        <translation>%1: inicio</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>%1: fin</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>%1 (x, y, z)</source>
        <translation>%1 (x, y, z)</translation>
    </message>
    <message>
        <source>%1 (begin, end)</source>
        <translation>%1 (inicio, fin)</translation>
    </message>
    <message>
        <source>%1 (x, y)</source>
        <translation>%1 (x, y)</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>Cambiar «%1»</translation>
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
        <translation>%1 vértices</translation>
    </message>
    <message>
        <source>hull %1</source>
        <translation>envolvente %1</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>material %1</translation>
    </message>
    <message>
        <source>triangle %1</source>
        <translation>triángulo %1</translation>
    </message>
    <message>
        <source>its part uses a different physics shape</source>
        <translation>su parte usa otra forma física</translation>
    </message>
    <message>
        <source>costs %1 PE, %2% of its part&apos;s physics cost</source>
        <translation>cuesta %1 PE, %2 % del coste de física de su parte</translation>
    </message>
    <message>
        <source>width %1</source>
        <translation>anchura %1</translation>
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
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Ancho:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>A&amp;lto:</translation>
    </message>
    <message>
        <source>Include the &amp;legend</source>
        <translation>Incluir la le&amp;yenda</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>Fondo &amp;transparente</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>%1 (%L2 times)</source>
        <translation>%1 (%L2 veces)</translation>
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
        <translation>Cambiar «%1»</translation>
    </message>
    <message>
        <source>Reset all constants</source>
        <translation>Restablecer todas las constantes</translation>
    </message>
    <message>
        <source>Use profile %1</source>
        <translation>Usar el perfil %1</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Projects, mesh assets, objects, archives, 3D models and octrees (%1)</source>
        <translation>Proyectos, recursos de malla, objetos, archivos comprimidos, modelos 3D y octrees (%1)</translation>
    </message>
    <message>
        <source>Compare with measured costs</source>
        <translation>Comparar con costes medidos</translation>
    </message>
    <message>
        <source>Measured costs (%1)</source>
        <translation>Costes medidos (%1)</translation>
    </message>
    <message>
        <source>Import scenario</source>
        <translation>Importar escenario</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Perfiles (*.json)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Cambiado por otro programa</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it.</source>
        <translation>Otro programa cambió %1 después de que usted lo abriera.</translation>
    </message>
    <message>
        <source>If you overwrite it, the other program&apos;s changes will be lost.</source>
        <translation>Si lo sobrescribe, se perderán los cambios del otro programa.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Sobrescribir</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>The upload would be refused</source>
        <translation>La subida se rechazaría</translation>
    </message>
    <message>
        <source>Other programs might still be able to read the file.</source>
        <translation>Puede que otros programas sí puedan leer el archivo.</translation>
    </message>
    <message>
        <source>&amp;Save anyway</source>
        <translation>&amp;Escribir igualmente</translation>
    </message>
    <message>
        <source>Files outside the project&apos;s folder</source>
        <translation>Archivos fuera de la carpeta del proyecto</translation>
    </message>
    <message>
        <source>%1 uses files outside its own folder.</source>
        <translation>%1 usa archivos que están fuera de su propia carpeta.</translation>
    </message>
    <message>
        <source>Read them only if you trust the project.</source>
        <translation>Léalos solo si confía en el proyecto.</translation>
    </message>
    <message>
        <source>&amp;Read them</source>
        <translation>&amp;Leerlos</translation>
    </message>
    <message>
        <source>Open &amp;without them</source>
        <translation>Abrir &amp;sin ellos</translation>
    </message>
    <message>
        <source>Add or open</source>
        <translation>Añadir o abrir</translation>
    </message>
    <message>
        <source>Add %1 to %2, or open it instead?</source>
        <translation>¿Añadir %1 a %2 o abrirlo en su lugar?</translation>
    </message>
    <message>
        <source>Add the %L1 files to %2, or open them instead?</source>
        <translation>¿Añadir los %L1 archivos a %2 o abrirlos en su lugar?</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Open instead</source>
        <translation>A&amp;brir en su lugar</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Sustituir archivos</translation>
    </message>
    <message>
        <source>This will replace %1.</source>
        <comment>one or more file names</comment>
        <translation>Esto sustituirá %1.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sustituir</translation>
    </message>
    <message>
        <source>Save them in a project before it is closed? Files that you exported stay as they are.</source>
        <translation>¿Guardarlos en un proyecto antes de cerrar? Los archivos exportados no cambian.</translation>
    </message>
    <message>
        <source>Other files are saved beside this one.</source>
        <translation>Junto a este archivo se guardan otros.</translation>
    </message>
</context>
<context>
    <name>RayText</name>
    <message>
        <source>entered %1</source>
        <comment>a cube</comment>
        <translation>se entra en %1</translation>
    </message>
    <message>
        <source>left %1</source>
        <comment>a cube</comment>
        <translation>se sale de %1</translation>
    </message>
    <message>
        <source>from %1 along %2</source>
        <comment>a ray</comment>
        <translation>desde %1 en dirección %2</translation>
    </message>
    <message>
        <source>%1 (octrees entered: %L2, cubes: %L3)</source>
        <translation>%1 (octrees en los que se entró: %L2, cubos: %L3)</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacto</translation>
    </message>
    <message>
        <source>Inexor</source>
        <translation>Inexor</translation>
    </message>
    <message>
        <source>the bounding sphere</source>
        <translation>la esfera delimitadora</translation>
    </message>
    <message>
        <source>the box around the octree&apos;s filled cubes</source>
        <translation>la caja en torno a los cubos llenos del octree</translation>
    </message>
    <message>
        <source>the cube&apos;s triangles</source>
        <translation>los triángulos del cubo</translation>
    </message>
    <message>
        <source>the cube&apos;s bounding box</source>
        <translation>la caja delimitadora del cubo</translation>
    </message>
    <message>
        <source>entered %1 after %2</source>
        <translation>se entra en %1 tras %2</translation>
    </message>
    <message>
        <source>missed: %1; the ray passes %2 from %3</source>
        <translation>no se alcanza: %1; %3 queda a un lado, a %2</translation>
    </message>
    <message>
        <source>hit: %1; its center is %2 away</source>
        <translation>se alcanza: %1; su centro está a %2</translation>
    </message>
    <message>
        <source>stop: four children of %1 were hit; no more are checked</source>
        <translation>alto: se alcanzaron cuatro hijos de %1; no se comprueban más</translation>
    </message>
    <message>
        <source>not searched: %1, %2 away, behind the hit</source>
        <translation>no se examina: %1, a %2, detrás de lo alcanzado</translation>
    </message>
    <message>
        <source>not tested: %1</source>
        <comment>a cube</comment>
        <translation>no se prueba: %1</translation>
    </message>
    <message>
        <source>end: the ray misses all children of %1</source>
        <translation>fin: no se alcanza ningún hijo de %1</translation>
    </message>
    <message>
        <source>leaf hit: %1 after %2</source>
        <translation>hoja alcanzada: %1 tras %2</translation>
    </message>
    <message>
        <source>no hit, although the ray passes through %1</source>
        <translation>no se alcanza nada, aunque el rayo atraviesa %1</translation>
    </message>
    <message>
        <source>no hit; after %3, the ray passes %2 from the nearest leaf, %1</source>
        <translation>no se alcanza nada; la hoja más cercana es %1, a %2 del rayo tras %3</translation>
    </message>
    <message>
        <source>The exact method and Inexor&apos;s method find the cube that the ray starts in. The distances that they report differ by %1.</source>
        <translation>El método exacto y el de Inexor encuentran el cubo en el que empieza el rayo. Las distancias que indican difieren en %1.</translation>
    </message>
    <message>
        <source>The exact method and Inexor&apos;s method find the same cube, face and point.</source>
        <translation>El método exacto y el de Inexor encuentran el mismo cubo, la misma cara y el mismo punto.</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>nada alcanzado</translation>
    </message>
    <message>
        <source>Inexor&apos;s engine</source>
        <translation>motor de Inexor</translation>
    </message>
    <message>
        <source>Neither the exact method nor Inexor&apos;s method finds anything. The nearest leaves that they report can differ.</source>
        <translation>Ni el método exacto ni el de Inexor encuentran nada. Las hojas más cercanas que indican pueden ser distintas.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>An animated butterfly on a sculpted flower</source>
        <translation>Una mariposa animada sobre una flor esculpida</translation>
    </message>
    <message>
        <source>Ten triangles half a meter wide</source>
        <translation>Diez triángulos de medio metro de ancho</translation>
    </message>
    <message>
        <source>A chair with a physics mesh</source>
        <translation>Una silla con malla física</translation>
    </message>
    <message>
        <source>A wall with a doorway, with and without a physics mesh</source>
        <translation>Una pared con una puerta, con malla física y sin ella</translation>
    </message>
    <message>
        <source>Without a physics mesh, the wall uses its base hull, so it costs less, but nobody can walk through the doorway.</source>
        <translation>Sin malla física, la pared usa su envolvente base, así que cuesta menos, pero nadie puede pasar por la puerta.</translation>
    </message>
    <message>
        <source>A small market</source>
        <translation>Un pequeño mercado</translation>
    </message>
    <message>
        <source>The objects from most other samples, side by side.</source>
        <translation>Los objetos de la mayoría de los demás ejemplos, uno junto a otro.</translation>
    </message>
    <message>
        <source>A hollow ring four ways</source>
        <translation>Un anillo hueco de cuatro maneras</translation>
    </message>
    <message>
        <source>One twisted sphere that costs hundreds of PE</source>
        <translation>Una esfera retorcida que cuesta cientos de PE</translation>
    </message>
    <message>
        <source>A wall, with and without slivers</source>
        <translation>Una pared, con y sin astillas</translation>
    </message>
    <message>
        <source>Stairs as eight hulls and as one ramp</source>
        <translation>Una escalera como ocho envolventes y como una rampa</translation>
    </message>
    <message>
        <source>A detailed statue, small and large</source>
        <translation>Una estatua detallada, pequeña y grande</translation>
    </message>
    <message>
        <source>The statue has 50,000 triangles, so the download weight decides its land impact. When the statue is four times the size, viewers load its fine mesh from farther away.</source>
        <translation>La estatua tiene 50 000 triángulos, así que el peso de descarga decide su impacto en el terreno. Cuando es cuatro veces más grande, los visores cargan su malla fina desde más lejos.</translation>
    </message>
    <message>
        <source>Ten boxes in a space of 3 by 4 by 5 meters</source>
        <translation>Diez cajas en un espacio de 3 por 4 por 5 metros</translation>
    </message>
    <message>
        <source>A car that cannot drive, and one that can</source>
        <translation>Un coche que no puede circular, y uno que sí</translation>
    </message>
    <message>
        <source>A crate inside a cliff</source>
        <translation>Un cajón dentro de un acantilado</translation>
    </message>
    <message>
        <source>A post beside the ray</source>
        <translation>Un poste junto al rayo</translation>
    </message>
    <message>
        <source>Through eight cubes along the diagonal</source>
        <translation>A través de ocho cubos por la diagonal</translation>
    </message>
    <message>
        <source>A cube behind the camera</source>
        <translation>Un cubo detrás de la cámara</translation>
    </message>
    <message>
        <source>A ray that grazes a cube</source>
        <translation>Un rayo que roza un cubo</translation>
    </message>
    <message>
        <source>Inexor&apos;s method picks the face whose center is nearest to the point where the ray meets that face&apos;s plane. Here, that is the top face, although the ray enters through a side face.</source>
        <translation>El método de Inexor toma la cara cuyo centro queda más cerca del punto en que el rayo alcanza el plano de esa cara. Aquí es la cara de arriba, aunque el rayo entra por una cara lateral.</translation>
    </message>
    <message>
        <source>At this size, small triangles are expensive: a physics mesh of only two boxes decides the land impact. The base hull would cost a twentieth as much.</source>
        <translation>Con este tamaño, los triángulos pequeños son caros: una malla física de solo dos cajas decide el impacto en el terreno. La envolvente base costaría la vigésima parte.</translation>
    </message>
    <message>
        <source>Vertices that are off by 0.2 µm at a seam create slivers. A wall that cost 1 LI then costs more than 1,000 LI.</source>
        <translation>Los vértices desplazados 2e-7 m en una junta crean astillas. Una pared que costaba 1 LI cuesta entonces más de 1000 LI.</translation>
    </message>
    <message>
        <source>An example from the Mesh Physics document: ten boxes cost 1.0 PE, or 1.62667 PE when physical.</source>
        <translation>Un ejemplo del documento Mesh Physics: diez cajas cuestan 1,0 PE, o 1,62667 PE si son físicas.</translation>
    </message>
    <message>
        <source>Four torus wheels exceed the limit of 32 PE for a physical linkset. As convex hulls, they cost next to nothing.</source>
        <translation>Cuatro ruedas en forma de toroide superan el límite de 32 PE de un conjunto enlazado físico. Como envolventes convexas, no cuestan casi nada.</translation>
    </message>
    <message>
        <source>Of the cubes that a ray meets, Inexor&apos;s method checks only the first four in index order. This ray meets the eighth cube first.</source>
        <translation>De los cubos que alcanza un rayo, el método de Inexor solo comprueba los cuatro primeros por orden de índice. Este rayo alcanza primero el octavo.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method tests boxes against an infinite line, so it finds the cube behind the camera, although the ray meets nothing.</source>
        <translation>El método de Inexor prueba las cajas contra una recta infinita, así que halla el cubo que está detrás de la cámara, aunque el rayo no alcanza nada.</translation>
    </message>
    <message>
        <source>A ten-meter duck that costs 13 PE</source>
        <translation>Un pato de diez metros que cuesta 13 PE</translation>
    </message>
    <message>
        <source>The duck from the Mesh Physics document: 25 hulls cost 13 PE. The penalty for a large physical object raises that to 65 PE.</source>
        <translation>El pato del documento Mesh Physics: 25 envolventes cuestan 13 PE. El recargo por ser un objeto físico grande los eleva a 65 PE.</translation>
    </message>
    <message>
        <source>A ramp made of one hull replaces eight steps at a tenth of the physics cost.</source>
        <translation>Una rampa de una sola envolvente sustituye ocho escalones por la décima parte del coste de física.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method picks the octree with the nearest center. It finds the crate, three meters inside the cliff, although the ray meets the cliff first.</source>
        <translation>El método de Inexor toma el octree que tiene el centro más cercano. Halla el cajón, tres metros dentro del acantilado, aunque el rayo alcanza primero el acantilado.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method enters the nearest non-empty cube and never backtracks. It misses the cube behind that one.</source>
        <translation>El método de Inexor entra en el cubo no vacío más cercano y nunca vuelve atrás. El cubo que está detrás se le escapa.</translation>
    </message>
    <message>
        <source>A bench under the legacy and new accounting</source>
        <translation>Un banco con el cómputo antiguo y con el nuevo</translation>
    </message>
    <message>
        <source>A linkset of plain prims costs 1 LI for each part. Once one part opts in to the new accounting, every part uses it: the arch alone then costs 26 PE.</source>
        <translation>Un conjunto enlazado de prims corrientes cuesta 1 LI por parte. En cuanto una parte activa el cómputo nuevo, este se aplica a todas las partes: solo el arco cuesta entonces 26 PE.</translation>
    </message>
    <message>
        <source>Animated mesh has a download weight of at least 15 PE. A flexible ribbon has no physics at all.</source>
        <translation>La malla animada tiene un peso de descarga de al menos 15 PE. Una cinta flexible no tiene física alguna.</translation>
    </message>
    <message>
        <source>The Mesh Physics document&apos;s calibration: a triangle 0.5 m wide costs 0.1 PE, and half as much at twice the size. No triangle mesh costs less than 0.5 PE.</source>
        <translation>La calibración del documento Mesh Physics: un triángulo de 0,5 m de ancho cuesta 0,1 PE, y la mitad con el doble de tamaño. Ninguna malla de triángulos cuesta menos de 0,5 PE.</translation>
    </message>
    <message>
        <source>A normal or specular map opts a torus in to the new accounting, so its triangles add to the cost. One convex hull would fill the hole; twelve hulls keep it open.</source>
        <translation>Un mapa normal o especular hace que un toroide active el cómputo nuevo, así que sus triángulos se suman al coste. Una envolvente convexa taparía el agujero; doce envolventes lo mantienen abierto.</translation>
    </message>
    <message>
        <source>A hollow, cut and twisted sphere is a spiral of slivers. Linked to anything that opts in to the new accounting, this one prim costs more than a house.</source>
        <translation>Una esfera hueca, cortada y retorcida es una espiral de astillas. Enlazado a algo que activa el cómputo nuevo, este único prim cuesta más que una casa.</translation>
    </message>
</context>
<context>
    <name>ScenarioChanges</name>
    <message>
        <source>Add “%1”</source>
        <translation>Añadir «%1»</translation>
    </message>
    <message>
        <source>Duplicate “%1”</source>
        <translation>Duplicar «%1»</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name and a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Renombrar «%1»</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Eliminar «%1»</translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>Aplicar «%1»</translation>
    </message>
</context>
<context>
    <name>SceneTexts</name>
    <message>
        <source>LOD high</source>
        <translation>LOD alto</translation>
    </message>
    <message>
        <source>LOD medium</source>
        <translation>LOD medio</translation>
    </message>
    <message>
        <source>LOD low</source>
        <translation>LOD bajo</translation>
    </message>
    <message>
        <source>LOD lowest</source>
        <translation>LOD mínimo</translation>
    </message>
    <message>
        <source>Physics mesh</source>
        <translation>Malla física</translation>
    </message>
    <message>
        <source>Base hull</source>
        <translation>Envolvente base</translation>
    </message>
    <message>
        <source>Hulls</source>
        <translation>Envolventes</translation>
    </message>
    <message>
        <source>Prim as drawn</source>
        <translation>Prim tal como se dibuja</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no such shape</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>%L1</source>
        <comment>hulls</comment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%L1 vertices</source>
        <translation>%L1 vértices</translation>
    </message>
    <message>
        <source>%L1 triangles</source>
        <translation>%L1 triángulos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a shape and its size</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a cost</comment>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>hull %1: %L2 vertices</source>
        <translation>envolvente %1: %L2 vértices</translation>
    </message>
    <message>
        <source>%1
The part&apos;s physics cost is based on this shape.</source>
        <translation>%1
El coste de física de la parte se basa en esta forma.</translation>
    </message>
    <message>
        <source>Land impact of all linksets in the region; capacity %1 LI</source>
        <translation>Impacto en el terreno de todos sus conjuntos enlazados; capacidad: %1</translation>
    </message>
    <message>
        <source>Land impact</source>
        <translation>Impacto en el terreno</translation>
    </message>
    <message>
        <source>%1: could not be read</source>
        <comment>an octree</comment>
        <translation>%1: no se pudo leer</translation>
    </message>
    <message>
        <source>%1: a single cube</source>
        <comment>an octree</comment>
        <translation>%1: un solo cubo</translation>
    </message>
    <message>
        <source>%1: %L2 cubes, depth %L3</source>
        <comment>an octree</comment>
        <translation>%1: %L2 cubos, profundidad %L3</translation>
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
        <translation>Coste de física en PE, con el recargo por ser físico</translation>
    </message>
    <message>
        <source>Physics cost in PE</source>
        <translation>Coste de física en PE</translation>
    </message>
    <message>
        <source>%1
Its full cost is unknown: a mesh is missing or incomplete, or a size is unusable.</source>
        <translation>%1
Se desconoce su coste completo: falta una malla o está incompleta, o un tamaño no se puede usar.</translation>
    </message>
    <message>
        <source>%1
%L2 empty, %L3 solid, %L4 indented, %L5 divided; %6 wide</source>
        <translation>%1
%L2 vacíos, %L3 macizos, %L4 rebajados, %L5 divididos; %6 de ancho</translation>
    </message>
    <message>
        <source>Land impact of all linksets on the parcel; capacity %1 LI</source>
        <translation>Impacto en el terreno de todos los conjuntos de la parcela; capacidad %1 LI</translation>
    </message>
    <message>
        <source>1 triangle</source>
        <translation>1 triángulo</translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact and capacity</comment>
        <translation>%1 de %2 LI</translation>
    </message>
    <message>
        <source>Solid</source>
        <comment>cubes</comment>
        <translation>Macizos</translation>
    </message>
    <message>
        <source>Indented</source>
        <comment>cubes</comment>
        <translation>Rebajados</translation>
    </message>
    <message>
        <source>Divided</source>
        <comment>cubes</comment>
        <translation>Divididos</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>cubes</comment>
        <translation>Vacíos</translation>
    </message>
    <message>
        <source>%1: none</source>
        <comment>a kind of cubes</comment>
        <translation>%1: ninguno</translation>
    </message>
    <message>
        <source>%1: %L2, depth %L3, %4</source>
        <comment>a kind of cubes</comment>
        <translation>%1: %L2, profundidad %L3, %4</translation>
    </message>
    <message>
        <source>%1: %L2, depth %L3 to %L4, %5</source>
        <comment>a kind of cubes</comment>
        <translation>%1: %L2, profundidad de %L3 a %L4, %5</translation>
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
        <translation>triángulos: %L1</translation>
    </message>
    <message>
        <source>hulls: %L1, vertices: %L2</source>
        <translation>envolventes: %L1, vértices: %L2</translation>
    </message>
    <message>
        <source>blocked passages: %L1</source>
        <translation>pasos bloqueados: %L1</translation>
    </message>
    <message>
        <source>lost floors: %L1</source>
        <translation>suelos perdidos: %L1</translation>
    </message>
    <message>
        <source>would not be used; physics shape: %1</source>
        <translation>no se usaría; forma física: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejores</translation>
    </message>
    <message>
        <source>meets the goal</source>
        <translation>como se pidió</translation>
    </message>
    <message>
        <source>blocks passages</source>
        <translation>bloquea pasos</translation>
    </message>
    <message>
        <source>too expensive</source>
        <translation>demasiado cara</translation>
    </message>
    <message>
        <source>deviates too much</source>
        <translation>se desvía demasiado</translation>
    </message>
    <message>
        <source>%1 (%2%)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>prims: %L1</source>
        <translation>prims: %L1</translation>
    </message>
    <message>
        <source>meshes: %L1, vertices: %L2</source>
        <translation>mallas: %L1, vértices: %L2</translation>
    </message>
    <message>
        <source>all kept</source>
        <translation>todos intactos</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>passages stay open</source>
        <translation>los pasos siguen abiertos</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>method and what it made</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1. Physics up to %2 PE is free because the download or server weight is already that high, so the closest shape is best.</source>
        <translation>%1. La física hasta %2 PE es gratis porque el peso de descarga o el de servidor ya es así de alto, de modo que la forma más fiel es la mejor.</translation>
    </message>
    <message>
        <source>elsewhere %1</source>
        <comment>deviation where avatars do not touch the object</comment>
        <translation>en lo demás %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deviation, elsewhere another</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Off by %1</source>
        <comment>how far shapes are off at most</comment>
        <translation>Desviación de %1</translation>
    </message>
    <message>
        <source>Off by %1 where avatars touch, %2 elsewhere</source>
        <translation>Desviación de %1 donde los avatares lo tocan, de %2 en lo demás</translation>
    </message>
    <message>
        <source>Exact after steps in world</source>
        <translation>Exacta tras pasos en el mundo</translation>
    </message>
    <message>
        <source>Arrives exactly as shown</source>
        <translation>Llega tal como se muestra</translation>
    </message>
    <message>
        <source>Arrives as Analyze makes it</source>
        <translation>Llega como la hace Analizar</translation>
    </message>
    <message>
        <source>After Analyze: %1 PE</source>
        <translation>Tras Analizar: %1 PE</translation>
    </message>
    <message>
        <source>After Analyze: %1–%2 PE</source>
        <translation>Tras Analizar: %1–%2 PE</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from least to most</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>After Analyze; %1 before</source>
        <translation>Tras Analizar; antes %1</translation>
    </message>
</context>
<context>
    <name>ShortcutKeys</name>
    <message>
        <source>Text fields need these keys; choose others.</source>
        <translation>Los campos de texto necesitan estas teclas; elija otras.</translation>
    </message>
    <message>
        <source>Alt plus a letter opens a menu; choose other keys.</source>
        <translation>Alt y una letra abren un menú; elija otras teclas.</translation>
    </message>
    <message>
        <source>These keys bring a panel to the front; choose others.</source>
        <translation>Estas teclas traen un panel al frente; elija otras.</translation>
    </message>
    <message>
        <source>The tree uses these keys to hide, show or isolate the selection; choose others.</source>
        <translation>El árbol usa estas teclas para ocultar, mostrar o aislar la selección; elija otras.</translation>
    </message>
    <message>
        <source>“%1” already uses these keys; choose others.</source>
        <translation>«%1» ya usa estas teclas; elija otras.</translation>
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
        <translation>&lt;p&gt;Fuente: %1 (%2)&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>about %1 min left</source>
        <translation>quedan unos %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>quedan unos %1 s</translation>
    </message>
    <message>
        <source>takes longer than expected</source>
        <translation>tarda más de lo previsto</translation>
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
        <translation>Último cambio (LI): %1</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>cannot be read: {reason}</source>
        <extracomment>file.cannot_read</extracomment>
        <translation>no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <extracomment>file.cannot_write</extracomment>
        <translation>no se puede escribir: {reason}</translation>
    </message>
    <message>
        <source>; did you mean &quot;{word}&quot;?</source>
        <extracomment>word.hint</extracomment>
        <translation>; ¿quiso decir «{word}»?</translation>
    </message>
    <message>
        <source>\x must be followed by two hexadecimal digits</source>
        <extracomment>llsd.bad_escape</extracomment>
        <translation>a \x deben seguirle dos dígitos hexadecimales</translation>
    </message>
    <message>
        <source>the XML is not well-formed ({reason})</source>
        <extracomment>llsd.bad_xml</extracomment>
        <translation>el XML no está bien formado ({reason})</translation>
    </message>
    <message>
        <source>the root element must be &lt;llsd&gt;</source>
        <extracomment>llsd.no_llsd</extracomment>
        <translation>el elemento raíz debe ser &lt;llsd&gt;</translation>
    </message>
    <message>
        <source>has too few distinct points ({points}); a hull needs at least four points that are not in one plane</source>
        <extracomment>mesh.hull_few_points</extracomment>
        <translation>tiene muy pocos puntos distintos ({points}); una envolvente necesita al menos cuatro puntos que no estén en un mismo plano</translation>
    </message>
    <message>
        <source>has no volume, because its {points} distinct points lie in one plane</source>
        <extracomment>mesh.hull_flat</extracomment>
        <translation>no tiene volumen, porque sus {points} puntos distintos están en un mismo plano</translation>
    </message>
    <message>
        <source>a mesh asset must begin with a map that lists its blocks</source>
        <extracomment>asset.no_header</extracomment>
        <translation>un recurso de malla debe empezar con un mapa que enumere sus bloques</translation>
    </message>
    <message>
        <source>no block of this mesh asset can be read: {reason}</source>
        <extracomment>asset.nothing_decoded</extracomment>
        <translation>no se puede leer ningún bloque de este recurso de malla: {reason}</translation>
    </message>
    <message>
        <source>the block should end at byte {end}, but the file ends at byte {file}</source>
        <extracomment>asset.beyond_file</extracomment>
        <translation>el bloque debería terminar en el byte {end}, pero el archivo termina en el byte {file}</translation>
    </message>
    <message>
        <source>{key} must be {expected}</source>
        <extracomment>asset.wrong_type</extracomment>
        <translation>{key}: se esperaba {expected}</translation>
    </message>
    <message>
        <source>this level of detail is missing; every asset needs it</source>
        <extracomment>asset.lod_missing</extracomment>
        <translation>falta este nivel de detalle; todo recurso lo necesita</translation>
    </message>
    <message>
        <source>has {faces} faces; the grid accepts at most {limit}</source>
        <extracomment>asset.many_faces</extracomment>
        <translation>tiene {faces} caras; el grid admite como máximo {limit}</translation>
    </message>
    <message>
        <source>has {hulls} hulls; the grid accepts at most {limit}</source>
        <extracomment>asset.many_hulls</extracomment>
        <translation>tiene {hulls} envolventes; el grid admite como máximo {limit}</translation>
    </message>
    <message>
        <source>is not valid JSON: {reason}</source>
        <extracomment>json.syntax</extracomment>
        <translation>no es JSON válido: {reason}</translation>
    </message>
    <message>
        <source>the octree is nested too deeply; the limit is {limit} levels</source>
        <extracomment>octree.too_deep</extracomment>
        <translation>el octree está anidado con demasiada profundidad; el límite es de {limit} niveles</translation>
    </message>
    <message>
        <source>this key is given more than once; its last value is used</source>
        <extracomment>json.duplicate_key</extracomment>
        <translation>se indica más de una vez; vale la última</translation>
    </message>
    <message numerus="yes">
        <source>{count} more findings are not shown</source>
        <extracomment>findings.more</extracomment>
        <translation>
            <numerusform>no se muestra {count} hallazgo más</numerusform>
            <numerusform>no se muestran {count} hallazgos más</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} must be from {minimum} to {maximum}{unit}, not {value}</source>
        <extracomment>profile.out_of_range</extracomment>
        <translation>{key} debe ser de {minimum} a {maximum}{unit}, no {value}</translation>
    </message>
    <message>
        <source>a profile must be a JSON object such as {&quot;base&quot;: &quot;second-life&quot;, &quot;set&quot;: {}}</source>
        <extracomment>profile.not_an_object</extracomment>
        <translation>un perfil debe ser un objeto JSON como {&quot;base&quot;: &quot;second-life&quot;, &quot;set&quot;: {}}</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>report.yes</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>report.no</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>report.total</extracomment>
        <translation>total</translation>
    </message>
    <message>
        <source>there is no linkset &quot;{name}&quot;{hint}</source>
        <extracomment>find.unknown_linkset</extracomment>
        <translation>no hay ningún conjunto enlazado «{name}»{hint}</translation>
    </message>
    <message>
        <source>there is no part &quot;{name}&quot;{hint}</source>
        <extracomment>find.unknown_part</extracomment>
        <translation>no hay ninguna parte «{name}»{hint}</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>column.file</extracomment>
        <translation>archivo</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>column.region</extracomment>
        <translation>región</translation>
    </message>
    <message>
        <source>linkset</source>
        <extracomment>column.linkset</extracomment>
        <translation>conjunto enlazado</translation>
    </message>
    <message>
        <source>linkset id</source>
        <extracomment>column.linkset_id</extracomment>
        <translation>id del conjunto</translation>
    </message>
    <message>
        <source>linksets</source>
        <extracomment>export.lost_linksets</extracomment>
        <translation>conjuntos enlazados</translation>
    </message>
    <message>
        <source>part</source>
        <extracomment>column.part</extracomment>
        <translation>parte</translation>
    </message>
    <message>
        <source>part id</source>
        <extracomment>column.part_id</extracomment>
        <translation>id de la parte</translation>
    </message>
    <message>
        <source>parts</source>
        <extracomment>column.parts</extracomment>
        <translation>partes</translation>
    </message>
    <message>
        <source>kind</source>
        <extracomment>column.kind</extracomment>
        <translation>clase</translation>
    </message>
    <message>
        <source>shape type</source>
        <extracomment>column.shape_type</extracomment>
        <translation>tipo de forma</translation>
    </message>
    <message>
        <source>because</source>
        <extracomment>changes.because</extracomment>
        <translation>motivo</translation>
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
        <translation>triángulos</translation>
    </message>
    <message>
        <source>width m</source>
        <extracomment>column.width_m</extracomment>
        <translation>anchura m</translation>
    </message>
    <message>
        <source>hulls</source>
        <extracomment>column.hulls</extracomment>
        <translation>envolventes</translation>
    </message>
    <message>
        <source>hull vertices</source>
        <extracomment>column.hull_vertices</extracomment>
        <translation>vértices de envolventes</translation>
    </message>
    <message>
        <source>scripts</source>
        <extracomment>column.scripts</extracomment>
        <translation>scripts</translation>
    </message>
    <message>
        <source>physical</source>
        <extracomment>column.physical</extracomment>
        <translation>físico</translation>
    </message>
    <message>
        <source>accounting</source>
        <extracomment>column.accounting</extracomment>
        <translation>cómputo</translation>
    </message>
    <message>
        <source>mean face area m²</source>
        <extracomment>column.mean_face_area_m2</extracomment>
        <translation>área media de cara m²</translation>
    </message>
    <message>
        <source>physics</source>
        <extracomment>column.physics_cost</extracomment>
        <translation>física</translation>
    </message>
    <message>
        <source>if physical</source>
        <extracomment>column.physics_cost_physical</extracomment>
        <translation>si es físico</translation>
    </message>
    <message>
        <source>can be physical after</source>
        <extracomment>changes.physical_after</extracomment>
        <translation>puede ser físico después</translation>
    </message>
    <message>
        <source>download</source>
        <extracomment>column.streaming_cost</extracomment>
        <translation>descarga</translation>
    </message>
    <message>
        <source>server</source>
        <extracomment>column.server_cost</extracomment>
        <translation>servidor</translation>
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
        <translation>impacto en el terreno</translation>
    </message>
    <message>
        <source>decided by</source>
        <extracomment>column.decided_by</extracomment>
        <translation>decide</translation>
    </message>
    <message>
        <source>capacity</source>
        <extracomment>column.capacity</extracomment>
        <translation>capacidad</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>column.free</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>confidence</source>
        <extracomment>column.confidence</extracomment>
        <translation>certeza</translation>
    </message>
    <message>
        <source>profile</source>
        <extracomment>column.profile</extracomment>
        <translation>perfil</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <extracomment>column.file_sha256</extracomment>
        <translation>SHA-256 del archivo</translation>
    </message>
    <message>
        <source>key</source>
        <extracomment>column.key</extracomment>
        <translation>clave</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>column.value</extracomment>
        <translation>valor</translation>
    </message>
    <message>
        <source>unit</source>
        <extracomment>column.unit</extracomment>
        <translation>unidad</translation>
    </message>
    <message>
        <source>meaning</source>
        <extracomment>column.meaning</extracomment>
        <translation>significado</translation>
    </message>
    <message>
        <source>accounting model</source>
        <extracomment>column.accounting_model</extracomment>
        <translation>modelo de cómputo</translation>
    </message>
    <message>
        <source>rounding</source>
        <extracomment>column.rounding</extracomment>
        <translation>redondeo</translation>
    </message>
    <message>
        <source>base hull source</source>
        <extracomment>column.base_hull_source</extracomment>
        <translation>origen de la envolvente base</translation>
    </message>
    <message>
        <source>level of detail</source>
        <extracomment>column.lod</extracomment>
        <translation>nivel de detalle</translation>
    </message>
    <message>
        <source>faces</source>
        <extracomment>column.faces</extracomment>
        <translation>caras</translation>
    </message>
    <message>
        <source>vertices</source>
        <extracomment>column.vertices</extracomment>
        <translation>vértices</translation>
    </message>
    <message>
        <source>stored bytes</source>
        <extracomment>column.bytes</extracomment>
        <translation>bytes guardados</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>column.block</extracomment>
        <translation>bloque</translation>
    </message>
    <message>
        <source>offset</source>
        <extracomment>column.offset</extracomment>
        <translation>desplazamiento</translation>
    </message>
    <message>
        <source>decoded bytes</source>
        <extracomment>column.decoded_bytes</extracomment>
        <translation>bytes descodificados</translation>
    </message>
    <message>
        <source>  {kind}, {bytes} bytes</source>
        <extracomment>inspect.kind</extracomment>
        <translation>  {kind}, {bytes} bytes</translation>
    </message>
    <message>
        <source>  SHA-256 {sha256}</source>
        <extracomment>inspect.sha256</extracomment>
        <translation>  SHA-256 {sha256}</translation>
    </message>
    <message>
        <source>  physics mesh: none</source>
        <extracomment>inspect.no_physics_mesh</extracomment>
        <translation>  malla física: ninguna</translation>
    </message>
    <message>
        <source>  base hull: {vertices} vertices, volume {volume}</source>
        <extracomment>inspect.base_hull</extracomment>
        <translation>  envolvente base: {vertices} vértices, volumen {volume}</translation>
    </message>
    <message>
        <source>  base hull: none stored</source>
        <extracomment>inspect.no_base_hull</extracomment>
        <translation>  envolvente base: ninguna guardada</translation>
    </message>
    <message>
        <source>  hull list: none</source>
        <extracomment>inspect.no_hulls</extracomment>
        <translation>  lista de envolventes: no hay</translation>
    </message>
    <message>
        <source>Physics cost of the mesh as a single part of 1 × 1 × 1 m</source>
        <extracomment>inspect.estimates</extracomment>
        <translation>Coste de física como una parte de 1 × 1 × 1 m</translation>
    </message>
    <message>
        <source>  with shape type {shape_type}: {cost} PE ({representation})</source>
        <extracomment>inspect.estimate</extracomment>
        <translation>  con el tipo de forma «{shape_type}»: {cost} PE ({representation})</translation>
    </message>
    <message>
        <source>  values that the grid&apos;s uploader recorded in the file:</source>
        <extracomment>inspect.recorded</extracomment>
        <translation>  valores anotados en el archivo por el cargador del grid:</translation>
    </message>
    <message>
        <source>    cost as one hull: {value} PE</source>
        <extracomment>inspect.recorded_hull</extracomment>
        <translation>    coste como una sola envolvente: {value} PE</translation>
    </message>
    <message>
        <source>    discounted vertices of that hull: {value}</source>
        <extracomment>inspect.recorded_hull_vertices</extracomment>
        <translation>    vértices de esa envolvente, con descuento: {value}</translation>
    </message>
    <message>
        <source>    cost as a hull list: {value} PE</source>
        <extracomment>inspect.recorded_decomposition</extracomment>
        <translation>    coste como lista de envolventes: {value} PE</translation>
    </message>
    <message>
        <source>    hulls in the list: {value}</source>
        <extracomment>inspect.recorded_hulls</extracomment>
        <translation>    envolventes de la lista: {value}</translation>
    </message>
    <message>
        <source>    discounted vertices in the list: {value}</source>
        <extracomment>inspect.recorded_decomposition_vertices</extracomment>
        <translation>    vértices de la lista, con descuento: {value}</translation>
    </message>
    <message>
        <source>    triangles of the physics mesh: {value}</source>
        <extracomment>inspect.recorded_triangles</extracomment>
        <translation>    triángulos de la malla física: {value}</translation>
    </message>
    <message>
        <source>    the nine numbers of the triangle mesh formula:{values}</source>
        <extracomment>inspect.recorded_mesh</extracomment>
        <translation>    nueve números de su fórmula de mallas de triángulos:{values}</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>inspect.findings</extracomment>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source> ({count} times)</source>
        <extracomment>inspect.times</extracomment>
        <translation> ({count} veces)</translation>
    </message>
    <message>
        <source>{part}, part {number} of {linkset}</source>
        <extracomment>explain.part</extracomment>
        <translation>{part}, parte {number} de {linkset}</translation>
    </message>
    <message>
        <source>unnamed linkset {number}</source>
        <extracomment>weighing.unnamed_linkset</extracomment>
        <translation>conjunto enlazado {number} (sin nombre)</translation>
    </message>
    <message>
        <source>unnamed part {number}</source>
        <extracomment>weighing.unnamed_part</extracomment>
        <translation>parte {number} (sin nombre)</translation>
    </message>
    <message>
        <source>The land impact is the largest of these weights, {rounding}.</source>
        <extracomment>explain.largest_weight</extracomment>
        <translation>El impacto en el terreno es el mayor de estos tres pesos, {rounding}.</translation>
    </message>
    <message>
        <source>rounded to the nearest whole number</source>
        <extracomment>explain.rounded_nearest</extracomment>
        <translation>redondeado al entero más cercano</translation>
    </message>
    <message>
        <source>rounded up</source>
        <extracomment>explain.rounded_up</extracomment>
        <translation>redondeado al alza</translation>
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
        <translation>{part} y {count} más exactamente iguales: {kind}, {size} m</translation>
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
        <translation>De esto, {list}</translation>
    </message>
    <message>
        <source>{share}% comes from {name}</source>
        <extracomment>explain.carrier</extracomment>
        <translation>el {share} % es {name}</translation>
    </message>
    <message>
        <source>Weighed under the profile {profile}.</source>
        <extracomment>explain.profile</extracomment>
        <translation>Pesado según el perfil {profile}.</translation>
    </message>
    <message>
        <source>{key} is {value} instead of {standard}</source>
        <extracomment>explain.change</extracomment>
        <translation>{key} es {value} en lugar de {standard}</translation>
    </message>
    <message>
        <source>Visual mesh</source>
        <extracomment>legend.visual</extracomment>
        <translation>Malla visible</translation>
    </message>
    <message>
        <source>Prim</source>
        <extracomment>kit.type_prim</extracomment>
        <translation>Prim</translation>
    </message>
    <message>
        <source>Physics mesh</source>
        <extracomment>legend.physics_mesh</extracomment>
        <translation>Malla física</translation>
    </message>
    <message>
        <source>Base hull</source>
        <extracomment>legend.base_hull</extracomment>
        <translation>Envolvente base</translation>
    </message>
    <message>
        <source>Hulls</source>
        <extracomment>legend.hulls</extracomment>
        <translation>Envolventes</translation>
    </message>
    <message>
        <source>Bounding box</source>
        <extracomment>legend.bounding_box</extracomment>
        <translation>Caja delimitadora</translation>
    </message>
    <message>
        <source>Degenerate triangle</source>
        <extracomment>legend.degenerate</extracomment>
        <translation>Triángulo degenerado</translation>
    </message>
    <message>
        <source>Material {number}</source>
        <extracomment>legend.material</extracomment>
        <translation>Material {number}</translation>
    </message>
    <message>
        <source>Hull {number}</source>
        <extracomment>legend.hull</extracomment>
        <translation>Envolvente {number}</translation>
    </message>
    <message>
        <source>is not a project; choose a project file to save to</source>
        <extracomment>document.no_project_file</extracomment>
        <translation>no es un proyecto; elija un archivo en el que guardarlo</translation>
    </message>
    <message>
        <source>Its physics shape type is None. It has no physics shape, so avatars walk through it and it has no physics cost.</source>
        <extracomment>reason.shape_none</extracomment>
        <translation>Su tipo de forma física es «Ninguno». No tiene forma física, así que los avatares lo atraviesan y no cuesta física.</translation>
    </message>
    <message>
        <source>the Mesh Physics document gives the formula; the value is an illustration</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>el documento Mesh Physics da la fórmula; el valor es una ilustración</translation>
    </message>
    <message>
        <source>PE</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>PE</translation>
    </message>
    <message>
        <source>Mesh Physics document</source>
        <extracomment>term.physics</extracomment>
        <translation>documento Mesh Physics</translation>
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
        <translation>coste activo de un conjunto enlazado que tiene scripts o es físico</translation>
    </message>
    <message>
        <source>active cost of any other linkset</source>
        <extracomment>constant.active_cost_low</extracomment>
        <translation>coste activo de cualquier otro conjunto enlazado</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>constant.width_min</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>a legacy linkset with more parts than this cannot be set physical</source>
        <extracomment>constant.legacy_physical_limit</extracomment>
        <translation>el mismo límite para un conjunto enlazado del cómputo antiguo, en partes</translation>
    </message>
    <message>
        <source>well known among creators; no official page states it</source>
        <extracomment>constant.legacy_physical_limit</extracomment>
        <translation>muy conocido entre creadores; ninguna página oficial lo dice</translation>
    </message>
    <message>
        <source>representation</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>representación</translation>
    </message>
    <message>
        <source>average side length above which a prim is tessellated at detail 2</source>
        <extracomment>constant.prim_detail_medium</extracomment>
        <translation>longitud media de los lados a partir de la cual un prim se divide en triángulos con detalle 2</translation>
    </message>
    <message>
        <source>the grid&apos;s official page on land impact</source>
        <extracomment>term.land_impact</extracomment>
        <translation>la página oficial del grid sobre el impacto en el terreno</translation>
    </message>
    <message>
        <source>cost per script after the first; the server weight is at most 1 PE per part</source>
        <extracomment>constant.server_per_script</extracomment>
        <translation>por script después del primero; el peso de servidor es como máximo 1 PE por parte</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer</source>
        <extracomment>term.streaming</extracomment>
        <translation>cálculo del coste de streaming del visor de código abierto</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>bytes</translation>
    </message>
    <message>
        <source>m2</source>
        <extracomment>constant.max_area</extracomment>
        <translation>m²</translation>
    </message>
    <message>
        <source>the medium level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_medium</extracomment>
        <translation>el nivel medio se muestra a distancias mayores que el radio de la parte dividido por este valor</translation>
    </message>
    <message>
        <source>cost per charged triangle of animated mesh</source>
        <extracomment>constant.animated_per_triangle</extracomment>
        <translation>por triángulo cobrado de malla animada</translation>
    </message>
    <message>
        <source>totals</source>
        <extracomment>constant.land_impact_minimum</extracomment>
        <translation>totales</translation>
    </message>
    <message>
        <source>the open-source OpenSim server</source>
        <extracomment>term.opensim_total</extracomment>
        <translation>el servidor OpenSim, de código abierto</translation>
    </message>
    <message>
        <source>opensim</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>OpenSim</translation>
    </message>
    <message>
        <source>cost per index of a triangle mesh</source>
        <extracomment>constant.opensim_index</extracomment>
        <translation>por índice de una malla de triángulos</translation>
    </message>
    <message>
        <source>streaming cost of a part</source>
        <extracomment>constant.opensim_streaming</extracomment>
        <translation>coste de streaming de una parte</translation>
    </message>
    <message>
        <source>server weight</source>
        <extracomment>term.server</extracomment>
        <translation>peso de servidor</translation>
    </message>
    <message>
        <source>simulator cost</source>
        <extracomment>term.src</extracomment>
        <translation>coste del simulador</translation>
    </message>
    <message>
        <source>render and simulator cost</source>
        <extracomment>term.rrc</extracomment>
        <translation>coste de representación y simulador</translation>
    </message>
    <message>
        <source>{part}: no physics shape</source>
        <extracomment>term.no_shape</extracomment>
        <translation>{part}: sin forma física</translation>
    </message>
    <message>
        <source>{part}: a box</source>
        <extracomment>term.primitive_box</extracomment>
        <translation>{part}: una caja</translation>
    </message>
    <message>
        <source>{part}: a sphere or cylinder</source>
        <extracomment>term.primitive_round</extracomment>
        <translation>{part}: una esfera o un cilindro</translation>
    </message>
    <message>
        <source>{part}: one convex hull</source>
        <extracomment>term.hull</extracomment>
        <translation>{part}: una envolvente convexa</translation>
    </message>
    <message>
        <source>{part}: convex decomposition</source>
        <extracomment>term.decomposition</extracomment>
        <translation>{part}: descomposición convexa</translation>
    </message>
    <message>
        <source>{part}: triangle mesh</source>
        <extracomment>term.triangle_mesh</extracomment>
        <translation>{part}: malla de triángulos</translation>
    </message>
    <message>
        <source>triangle {of}, {width} m wide</source>
        <extracomment>term.triangle</extracomment>
        <translation>triángulo {of}, {width} m de ancho</translation>
    </message>
    <message>
        <source>the other {of} triangles</source>
        <extracomment>term.other_triangles</extracomment>
        <translation>los otros {of} triángulos</translation>
    </message>
    <message>
        <source>hull {of}</source>
        <extracomment>term.one_hull</extracomment>
        <translation>envolvente {of}</translation>
    </message>
    <message>
        <source>the other {of} hulls</source>
        <extracomment>term.other_hulls</extracomment>
        <translation>las otras {of} envolventes</translation>
    </message>
    <message>
        <source>inferred from the streaming cost calculation in the open-source viewer</source>
        <extracomment>term.streaming_sculpt</extracomment>
        <translation>deducido del cálculo del coste de streaming del visor de código abierto</translation>
    </message>
    <message>
        <source>triangles shown on average</source>
        <extracomment>term.shown_triangles</extracomment>
        <translation>triángulos que se muestran de media</translation>
    </message>
    <message>
        <source>triangles from the {of} level of detail</source>
        <extracomment>term.lod_shown</extracomment>
        <translation>triángulos del nivel de detalle «{of}»</translation>
    </message>
    <message>
        <source>the {of} level&apos;s share of the total area</source>
        <extracomment>term.lod_share</extracomment>
        <translation>proporción del nivel «{of}» en el área total</translation>
    </message>
    <message>
        <source>area in which the {of} level is shown</source>
        <extracomment>term.lod_ring</extracomment>
        <translation>área en que se muestra el nivel «{of}»</translation>
    </message>
    <message>
        <source>sum of the parts&apos; largest weights</source>
        <extracomment>term.opensim_total</extracomment>
        <translation>suma de los mayores pesos de las partes</translation>
    </message>
    <message>
        <source>{part}: the largest of its weights</source>
        <extracomment>term.opensim_part</extracomment>
        <translation>{part}: el mayor de sus pesos</translation>
    </message>
    <message>
        <source>{part}: a native box or sphere</source>
        <extracomment>term.opensim_native</extracomment>
        <translation>{part}: una caja o esfera nativa</translation>
    </message>
    <message>
        <source>inferred from the open-source OpenSim server</source>
        <extracomment>term.opensim_shapeless</extracomment>
        <translation>deducido del servidor OpenSim, de código abierto</translation>
    </message>
    <message>
        <source>{part}: triangles</source>
        <extracomment>term.opensim_mesh</extracomment>
        <translation>{part}: triángulos</translation>
    </message>
    <message>
        <source>{part}: physical</source>
        <extracomment>term.opensim_physical</extracomment>
        <translation>{part}: físico</translation>
    </message>
    <message>
        <source>{part}: streaming</source>
        <extracomment>term.opensim_stream</extracomment>
        <translation>{part}: streaming</translation>
    </message>
    <message>
        <source>{part}: simulation</source>
        <extracomment>term.opensim_simulate</extracomment>
        <translation>{part}: simulación</translation>
    </message>
    <message>
        <source>harmonic mean of the triangles&apos; widths</source>
        <extracomment>quantity</extracomment>
        <translation>media armónica de las anchuras de los triángulos</translation>
    </message>
    <message>
        <source>mean face area of the linkset&apos;s bounding box</source>
        <extracomment>quantity</extracomment>
        <translation>área media de las caras de la caja delimitadora del conjunto enlazado</translation>
    </message>
    <message>
        <source>parts of the linkset</source>
        <extracomment>quantity</extracomment>
        <translation>partes del conjunto enlazado</translation>
    </message>
    <message>
        <source>scripts after the first</source>
        <extracomment>quantity</extracomment>
        <translation>scripts después del primero</translation>
    </message>
    <message>
        <source>half the diagonal of the part</source>
        <extracomment>quantity</extracomment>
        <translation>mitad de la diagonal de la parte</translation>
    </message>
    <message>
        <source>stored size of this level of detail</source>
        <extracomment>quantity</extracomment>
        <translation>tamaño guardado de este nivel de detalle</translation>
    </message>
    <message>
        <source>triangles of the prim at this level of detail</source>
        <extracomment>quantity</extracomment>
        <translation>triángulos del prim en este nivel de detalle</translation>
    </message>
    <message>
        <source>triangles that are free at this level</source>
        <extracomment>quantity</extracomment>
        <translation>triángulos gratuitos en este nivel</translation>
    </message>
    <message>
        <source>squared length of half the part&apos;s size</source>
        <extracomment>quantity</extracomment>
        <translation>cuadrado de la longitud de la mitad del tamaño de la parte</translation>
    </message>
    <message>
        <source>squared length of the part&apos;s size</source>
        <extracomment>quantity</extracomment>
        <translation>cuadrado de la longitud del tamaño de la parte</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>quantity</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>mesh</source>
        <extracomment>word</extracomment>
        <translation>malla</translation>
    </message>
    <message>
        <source>box</source>
        <extracomment>word</extracomment>
        <translation>caja</translation>
    </message>
    <message>
        <source>cylinder</source>
        <extracomment>word</extracomment>
        <translation>cilindro</translation>
    </message>
    <message>
        <source>prism</source>
        <extracomment>word</extracomment>
        <translation>prisma</translation>
    </message>
    <message>
        <source>sphere</source>
        <extracomment>word</extracomment>
        <translation>esfera</translation>
    </message>
    <message>
        <source>torus</source>
        <extracomment>word</extracomment>
        <translation>toroide</translation>
    </message>
    <message>
        <source>tube</source>
        <extracomment>word</extracomment>
        <translation>tubo</translation>
    </message>
    <message>
        <source>ring</source>
        <extracomment>word</extracomment>
        <translation>anillo</translation>
    </message>
    <message>
        <source>sculpt</source>
        <extracomment>word</extracomment>
        <translation>esculpido</translation>
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
        <translation>ninguno</translation>
    </message>
    <message>
        <source>convex hull</source>
        <extracomment>word</extracomment>
        <translation>apariencia convexa</translation>
    </message>
    <message>
        <source>primitive</source>
        <extracomment>word</extracomment>
        <translation>primitiva</translation>
    </message>
    <message>
        <source>base hull</source>
        <extracomment>asset.place_base_hull</extracomment>
        <translation>envolvente base</translation>
    </message>
    <message>
        <source>hull</source>
        <extracomment>word</extracomment>
        <translation>envolvente</translation>
    </message>
    <message>
        <source>decomposition</source>
        <extracomment>published</extracomment>
        <translation>descomposición</translation>
    </message>
    <message>
        <source>triangle mesh</source>
        <extracomment>word</extracomment>
        <translation>malla de triángulos</translation>
    </message>
    <message>
        <source>legacy</source>
        <extracomment>word</extracomment>
        <translation>antiguo</translation>
    </message>
    <message>
        <source>documented</source>
        <extracomment>word</extracomment>
        <translation>documentado</translation>
    </message>
    <message>
        <source>viewer</source>
        <extracomment>word</extracomment>
        <translation>visor</translation>
    </message>
    <message>
        <source>likely</source>
        <extracomment>word</extracomment>
        <translation>probable</translation>
    </message>
    <message>
        <source>estimate</source>
        <extracomment>word</extracomment>
        <translation>estimación</translation>
    </message>
    <message>
        <source>illustration</source>
        <extracomment>word</extracomment>
        <translation>ilustración</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>word</extracomment>
        <translation>alto</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>word</extracomment>
        <translation>medio</translation>
    </message>
    <message>
        <source>low</source>
        <extracomment>word</extracomment>
        <translation>bajo</translation>
    </message>
    <message>
        <source>lowest</source>
        <extracomment>word</extracomment>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>project</source>
        <extracomment>word</extracomment>
        <translation>proyecto</translation>
    </message>
    <message>
        <source>mesh asset</source>
        <extracomment>word</extracomment>
        <translation>recurso de malla</translation>
    </message>
    <message>
        <source>slm</source>
        <extracomment>word</extracomment>
        <translation>slm</translation>
    </message>
    <message>
        <source>open sim object</source>
        <extracomment>word</extracomment>
        <translation>objeto de OpenSim</translation>
    </message>
    <message>
        <source>open sim archive</source>
        <extracomment>word</extracomment>
        <translation>comprimido de OpenSim</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>cost.unknown</extracomment>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>note</source>
        <extracomment>column.note</extracomment>
        <translation>nota</translation>
    </message>
    <message>
        <source>warning</source>
        <extracomment>word</extracomment>
        <translation>advertencia</translation>
    </message>
    <message>
        <source>error</source>
        <extracomment>word</extracomment>
        <translation>error</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>word</extracomment>
        <translation>como el perfil</translation>
    </message>
    <message>
        <source>circle</source>
        <extracomment>word</extracomment>
        <translation>círculo</translation>
    </message>
    <message>
        <source>square</source>
        <extracomment>word</extracomment>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>triangle</source>
        <extracomment>word</extracomment>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>shape none</source>
        <extracomment>word</extracomment>
        <translation>tipo «Ninguno»</translation>
    </message>
    <message>
        <source>root none as hull</source>
        <extracomment>word</extracomment>
        <translation>raíz como envolvente</translation>
    </message>
    <message>
        <source>thin round box</source>
        <extracomment>word</extracomment>
        <translation>redondo y delgado</translation>
    </message>
    <message>
        <source>tiny box</source>
        <extracomment>word</extracomment>
        <translation>caja diminuta</translation>
    </message>
    <message>
        <source>thin straight box</source>
        <extracomment>word</extracomment>
        <translation>recto y delgado</translation>
    </message>
    <message>
        <source>shape convex hull</source>
        <extracomment>word</extracomment>
        <translation>tipo «Apariencia convexa»</translation>
    </message>
    <message>
        <source>convex</source>
        <extracomment>word</extracomment>
        <translation>convexo</translation>
    </message>
    <message>
        <source>two small sides</source>
        <extracomment>word</extracomment>
        <translation>dos lados pequeños</translation>
    </message>
    <message>
        <source>hull list</source>
        <extracomment>word</extracomment>
        <translation>sus envolventes</translation>
    </message>
    <message>
        <source>physics mesh</source>
        <extracomment>asset.place_mesh</extracomment>
        <translation>malla física</translation>
    </message>
    <message>
        <source>thin mesh</source>
        <extracomment>word</extracomment>
        <translation>malla delgada</translation>
    </message>
    <message>
        <source>dynamic without hulls</source>
        <extracomment>word</extracomment>
        <translation>en movimiento sin envolventes</translation>
    </message>
    <message>
        <source>no physics shape</source>
        <extracomment>word</extracomment>
        <translation>sin forma física</translation>
    </message>
    <message>
        <source>not convex</source>
        <extracomment>word</extracomment>
        <translation>no convexo</translation>
    </message>
    <message>
        <source>Simulation factor</source>
        <extracomment>title</extracomment>
        <translation>Factor de simulación</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>kit.server</extracomment>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Linkset factor</source>
        <extracomment>title</extracomment>
        <translation>Factor de conjunto</translation>
    </message>
    <message>
        <source>Triangle constant</source>
        <extracomment>title</extracomment>
        <translation>Constante de triángulos</translation>
    </message>
    <message>
        <source>Physics</source>
        <extracomment>kit.physics</extracomment>
        <translation>Física</translation>
    </message>
    <message>
        <source>Penalty per area</source>
        <extracomment>title</extracomment>
        <translation>Recargo por área</translation>
    </message>
    <message>
        <source>Active cost high</source>
        <extracomment>title</extracomment>
        <translation>Coste activo alto</translation>
    </message>
    <message>
        <source>Active cost low</source>
        <extracomment>title</extracomment>
        <translation>Coste activo bajo</translation>
    </message>
    <message>
        <source>Primitive cost</source>
        <extracomment>title</extracomment>
        <translation>Coste de primitiva</translation>
    </message>
    <message>
        <source>Hull cost</source>
        <extracomment>title</extracomment>
        <translation>Coste envolvente</translation>
    </message>
    <message>
        <source>Hull vertex cost</source>
        <extracomment>title</extracomment>
        <translation>Coste vértice envolvente</translation>
    </message>
    <message>
        <source>Minimum mesh cost</source>
        <extracomment>title</extracomment>
        <translation>Coste mínimo de malla</translation>
    </message>
    <message>
        <source>Width min</source>
        <extracomment>title</extracomment>
        <translation>Anchura mínima</translation>
    </message>
    <message>
        <source>Width max</source>
        <extracomment>title</extracomment>
        <translation>Anchura máxima</translation>
    </message>
    <message>
        <source>Physical limit</source>
        <extracomment>title</extracomment>
        <translation>Límite para ser físico</translation>
    </message>
    <message>
        <source>Legacy physical limit</source>
        <extracomment>title</extracomment>
        <translation>Límite para ser físico, cómputo antiguo</translation>
    </message>
    <message>
        <source>Thin side limit</source>
        <extracomment>title</extracomment>
        <translation>Límite de lado delgado</translation>
    </message>
    <message>
        <source>Representation</source>
        <extracomment>colour.weighed_as</extracomment>
        <translation>Representación</translation>
    </message>
    <message>
        <source>Small side</source>
        <extracomment>title</extracomment>
        <translation>Lado pequeño</translation>
    </message>
    <message>
        <source>Small side factor</source>
        <extracomment>title</extracomment>
        <translation>Factor de lado pequeño</translation>
    </message>
    <message>
        <source>Minimum side</source>
        <extracomment>title</extracomment>
        <translation>Lado mínimo</translation>
    </message>
    <message>
        <source>Flat average</source>
        <extracomment>title</extracomment>
        <translation>Media (plano)</translation>
    </message>
    <message>
        <source>Flat side</source>
        <extracomment>title</extracomment>
        <translation>Lado (plano)</translation>
    </message>
    <message>
        <source>Tolerance hollow</source>
        <extracomment>title</extracomment>
        <translation>Tolerancia de hueco</translation>
    </message>
    <message>
        <source>Tolerance cut</source>
        <extracomment>title</extracomment>
        <translation>Tolerancia de corte</translation>
    </message>
    <message>
        <source>Tolerance taper</source>
        <extracomment>title</extracomment>
        <translation>Tolerancia de biselado</translation>
    </message>
    <message>
        <source>Tolerance twist</source>
        <extracomment>title</extracomment>
        <translation>Tolerancia de torsión</translation>
    </message>
    <message>
        <source>Tolerance shear</source>
        <extracomment>title</extracomment>
        <translation>Tolerancia de inclinación</translation>
    </message>
    <message>
        <source>Prim detail medium</source>
        <extracomment>title</extracomment>
        <translation>Detalle de prim medio</translation>
    </message>
    <message>
        <source>Prim detail high</source>
        <extracomment>title</extracomment>
        <translation>Detalle de prim alto</translation>
    </message>
    <message>
        <source>Server per prim</source>
        <extracomment>title</extracomment>
        <translation>Servidor por prim</translation>
    </message>
    <message>
        <source>Server per script</source>
        <extracomment>title</extracomment>
        <translation>Servidor por script</translation>
    </message>
    <message>
        <source>Metadata discount</source>
        <extracomment>title</extracomment>
        <translation>Descuento de metadatos</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>kit.download</extracomment>
        <translation>Descarga</translation>
    </message>
    <message>
        <source>Minimum bytes</source>
        <extracomment>title</extracomment>
        <translation>Bytes mínimos</translation>
    </message>
    <message>
        <source>Bytes per triangle</source>
        <extracomment>title</extracomment>
        <translation>Bytes por triángulo</translation>
    </message>
    <message>
        <source>Triangle budget</source>
        <extracomment>title</extracomment>
        <translation>Presupuesto de triángulos</translation>
    </message>
    <message>
        <source>Streaming scale</source>
        <extracomment>title</extracomment>
        <translation>Escala de streaming</translation>
    </message>
    <message>
        <source>Max distance</source>
        <extracomment>title</extracomment>
        <translation>Distancia máxima</translation>
    </message>
    <message>
        <source>Max area</source>
        <extracomment>title</extracomment>
        <translation>Área máxima</translation>
    </message>
    <message>
        <source>Static mesh factor</source>
        <extracomment>title</extracomment>
        <translation>Factor de malla estática</translation>
    </message>
    <message>
        <source>Prim streaming cap</source>
        <extracomment>title</extracomment>
        <translation>Tope de streaming de prim</translation>
    </message>
    <message>
        <source>Sculpt streaming cap</source>
        <extracomment>title</extracomment>
        <translation>Tope de streaming de esculpido</translation>
    </message>
    <message>
        <source>Prim bytes per triangle</source>
        <extracomment>title</extracomment>
        <translation>Bytes por triángulo de prim</translation>
    </message>
    <message>
        <source>Animated per triangle</source>
        <extracomment>title</extracomment>
        <translation>Animado por triángulo</translation>
    </message>
    <message>
        <source>Animated root</source>
        <extracomment>title</extracomment>
        <translation>Raíz animada</translation>
    </message>
    <message>
        <source>Animated free triangles</source>
        <extracomment>title</extracomment>
        <translation>Triángulos animados gratuitos</translation>
    </message>
    <message>
        <source>Land impact minimum</source>
        <extracomment>title</extracomment>
        <translation>Impacto en el terreno mínimo</translation>
    </message>
    <message>
        <source>Totals</source>
        <extracomment>title</extracomment>
        <translation>Totales</translation>
    </message>
    <message>
        <source>nearest</source>
        <extracomment>word</extracomment>
        <translation>al más cercano</translation>
    </message>
    <message>
        <source>ceiling</source>
        <extracomment>word</extracomment>
        <translation>hacia arriba</translation>
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
        <translation>documento</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>word</extracomment>
        <translation>un valor</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>word</extracomment>
        <translation>una clave</translation>
    </message>
    <message>
        <source>an array</source>
        <extracomment>word</extracomment>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a map</source>
        <extracomment>word</extracomment>
        <translation>un mapa</translation>
    </message>
    <message>
        <source>an integer</source>
        <extracomment>word</extracomment>
        <translation>un entero</translation>
    </message>
    <message>
        <source>a real</source>
        <extracomment>word</extracomment>
        <translation>un número real</translation>
    </message>
    <message>
        <source>a date</source>
        <extracomment>word</extracomment>
        <translation>una fecha</translation>
    </message>
    <message>
        <source>a UUID</source>
        <extracomment>word</extracomment>
        <translation>un UUID</translation>
    </message>
    <message>
        <source>a string</source>
        <extracomment>word</extracomment>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a URI</source>
        <extracomment>word</extracomment>
        <translation>un URI</translation>
    </message>
    <message>
        <source>a binary</source>
        <extracomment>word</extracomment>
        <translation>datos binarios</translation>
    </message>
    <message>
        <source>a length</source>
        <extracomment>word</extracomment>
        <translation>una longitud</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>filter.truths</extracomment>
        <translation>true o false</translation>
    </message>
    <message>
        <source>an array of faces</source>
        <extracomment>word</extracomment>
        <translation>una lista de caras</translation>
    </message>
    <message>
        <source>a face</source>
        <extracomment>word</extracomment>
        <translation>una cara</translation>
    </message>
    <message>
        <source>binary data</source>
        <extracomment>word</extracomment>
        <translation>datos binarios</translation>
    </message>
    <message>
        <source>a finite number</source>
        <extracomment>word</extracomment>
        <translation>un número finito</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <extracomment>word</extracomment>
        <translation>números finitos</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>word</extracomment>
        <translation>un texto</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>word</extracomment>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>LOD medium</source>
        <extracomment>title</extracomment>
        <translation>LOD medio</translation>
    </message>
    <message>
        <source>LOD low</source>
        <extracomment>title</extracomment>
        <translation>LOD bajo</translation>
    </message>
    <message>
        <source>LOD lowest</source>
        <extracomment>title</extracomment>
        <translation>LOD mínimo</translation>
    </message>
    <message>
        <source>OpenSim primitive</source>
        <extracomment>title</extracomment>
        <translation>Primitiva de OpenSim</translation>
    </message>
    <message>
        <source>OpenSim</source>
        <extracomment>title</extracomment>
        <translation>OpenSim</translation>
    </message>
    <message>
        <source>OpenSim index</source>
        <extracomment>title</extracomment>
        <translation>Índice de OpenSim</translation>
    </message>
    <message>
        <source>OpenSim size</source>
        <extracomment>title</extracomment>
        <translation>Tamaño de OpenSim</translation>
    </message>
    <message>
        <source>OpenSim penalty</source>
        <extracomment>title</extracomment>
        <translation>Recargo de OpenSim</translation>
    </message>
    <message>
        <source>OpenSim streaming</source>
        <extracomment>title</extracomment>
        <translation>Streaming de OpenSim</translation>
    </message>
    <message>
        <source>OpenSim simulation</source>
        <extracomment>title</extracomment>
        <translation>Simulación de OpenSim</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>word</extracomment>
        <translation>un número</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>word</extracomment>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>an id</source>
        <extracomment>word</extracomment>
        <translation>un id</translation>
    </message>
    <message>
        <source>Rounding</source>
        <extracomment>title</extracomment>
        <translation>Redondeo</translation>
    </message>
    <message>
        <source>Accounting model</source>
        <extracomment>title</extracomment>
        <translation>Modelo de cómputo</translation>
    </message>
    <message>
        <source>Base hull source</source>
        <extracomment>title</extracomment>
        <translation>Origen de la envolvente base</translation>
    </message>
    <message>
        <source>width of the triangle</source>
        <extracomment>quantity</extracomment>
        <translation>anchura del triángulo</translation>
    </message>
    <message>
        <source>oxp</source>
        <extracomment>word</extracomment>
        <translation>oxp</translation>
    </message>
    <message>
        <source>numbers X, Y and Z</source>
        <extracomment>word</extracomment>
        <translation>números X, Y y Z</translation>
    </message>
    <message>
        <source>numbers X, Y, Z and W that are not all 0</source>
        <extracomment>word</extracomment>
        <translation>números X, Y, Z y W que no sean todos 0</translation>
    </message>
    <message>
        <source>the data ends inside the octree; expected another cube</source>
        <extracomment>octree.truncated</extracomment>
        <translation>los datos terminan dentro del octree; se esperaba otro cubo</translation>
    </message>
    <message>
        <source>expected E, S, N or O, found &quot;{found}&quot;</source>
        <extracomment>octree.unknown_cube</extracomment>
        <translation>se esperaba E, S, N u O, no «{found}»</translation>
    </message>
    <message>
        <source>expected twelve codes from 0 to {greatest} in braces after &quot;N&quot;</source>
        <extracomment>octree.codes</extracomment>
        <translation>después de «N» se esperaban doce códigos de 0 a {greatest} entre llaves</translation>
    </message>
    <message>
        <source>the octree contains too many cubes; the limit is {limit}</source>
        <extracomment>octree.too_many</extracomment>
        <translation>el octree contiene demasiados cubos; el límite es {limit}</translation>
    </message>
    <message>
        <source>the file is not an Inexor octree; it must begin with &quot;Inexor Octree&quot;</source>
        <extracomment>nxoc.magic</extracomment>
        <translation>el archivo no es un octree de Inexor; debe empezar por «Inexor Octree»</translation>
    </message>
    <message>
        <source>the file uses version {version} of Inexor&apos;s octree format; only version 0 can be read</source>
        <extracomment>nxoc.version</extracomment>
        <translation>el archivo usa la versión {version} del formato de octrees de Inexor; solo se puede leer la versión 0</translation>
    </message>
    <message>
        <source>expected a cube type from 0 to 3, found {type}</source>
        <extracomment>nxoc.type</extracomment>
        <translation>se esperaba un tipo de cubo de 0 a 3, no {type}</translation>
    </message>
    <message>
        <source>expected an edge code from 0 to {greatest}, found {code}</source>
        <extracomment>nxoc.code</extracomment>
        <translation>se esperaba un código de arista de 0 a {greatest}, no {code}</translation>
    </message>
    <message>
        <source>has invalid gzip data ({reason}); copy or export it again</source>
        <extracomment>ogz.not_gzip</extracomment>
        <translation>tiene datos gzip no válidos ({reason}); cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>is too large when decompressed; the limit is {limit} bytes</source>
        <extracomment>ogz.unpacks_too_large</extracomment>
        <translation>es demasiado grande al descomprimirlo; el límite es de {limit} bytes</translation>
    </message>
    <message>
        <source>the file is not a Cube 2 map; the decompressed data must begin with &quot;OCTA&quot;</source>
        <extracomment>ogz.magic</extracomment>
        <translation>el archivo no es un mapa de Cube 2; los datos descomprimidos deben empezar por «OCTA»</translation>
    </message>
    <message>
        <source>the file is a Cube 2 map of version {version}; versions {oldest} to {newest} can be read</source>
        <extracomment>ogz.version</extracomment>
        <translation>el archivo es un mapa de Cube 2 de versión {version}; se pueden leer las versiones {oldest} a {newest}</translation>
    </message>
    <message>
        <source>expected a world size that is a power of two, found {size}</source>
        <extracomment>ogz.world_size</extracomment>
        <translation>se esperaba un tamaño de mundo que fuera una potencia de dos, no {size}</translation>
    </message>
    <message>
        <source>the number of {what} must be at least 0, not {count}</source>
        <extracomment>ogz.count</extracomment>
        <translation>se esperaba un número de {what} a partir de 0, no {count}</translation>
    </message>
    <message>
        <source>expected variable type 0, 1 or 2, found {type}</source>
        <extracomment>ogz.variable</extracomment>
        <translation>se esperaba un tipo de variable 0, 1 o 2, no {type}</translation>
    </message>
    <message>
        <source>expected a cube type from 0 to 4, found {type}</source>
        <extracomment>ogz.cube</extracomment>
        <translation>se esperaba un tipo de cubo de 0 a 4, no {type}</translation>
    </message>
    <message>
        <source>is not an octree; supported types: Inexor octrees (.nxoc), Cube 2 maps (.ogz)</source>
        <extracomment>octree_file.unknown</extracomment>
        <translation>no es un octree; tipos admitidos: octrees de Inexor (.nxoc), mapas de Cube 2 (.ogz)</translation>
    </message>
    <message>
        <source>expected a line that begins with &quot;octree&quot; or &quot;ray&quot;, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.word</extracomment>
        <translation>se esperaba una línea que empezara por «octree» o «ray», no «{found}»</translation>
    </message>
    <message>
        <source>expected &quot;octree X Y Z SIZE TREE&quot;, optionally followed by &quot;rot QX QY QZ QW&quot;</source>
        <extracomment>octree_scene.octree</extracomment>
        <translation>se esperaba «octree X Y Z TAMAÑO ÁRBOL», seguido si se quiere de «rot QX QY QZ QW»</translation>
    </message>
    <message>
        <source>expected &quot;ray OX OY OZ DX DY DZ&quot;, optionally followed by a depth</source>
        <extracomment>octree_scene.ray</extracomment>
        <translation>se esperaba «ray OX OY OZ DX DY DZ», seguido si se quiere de una profundidad</translation>
    </message>
    <message>
        <source>expected a number from {minimum} to {maximum}, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.number</extracomment>
        <translation>se esperaba un número de {minimum} a {maximum}, no «{found}»</translation>
    </message>
    <message>
        <source>the direction is 0; at least one of its three numbers must not be 0</source>
        <extracomment>octree_scene.direction</extracomment>
        <translation>la dirección es 0; al menos uno de sus tres números no debe ser 0</translation>
    </message>
    <message>
        <source>the rotation is 0; at least one of its four numbers must not be 0</source>
        <extracomment>octree_scene.rotation</extracomment>
        <translation>la rotación es 0; al menos uno de sus cuatro números no debe ser 0</translation>
    </message>
    <message>
        <source>is more than {limit} m from the origin on at least one axis, so it is left out; move it closer to include it</source>
        <extracomment>plain.too_far</extracomment>
        <translation>está a más de {limit} m del origen en al menos un eje, así que se omite; acérquelo para incluirlo</translation>
    </message>
    <message>
        <source>has the same shape type on the grid and here ({grid})</source>
        <extracomment>measured.same_shape_type</extracomment>
        <translation>tiene el mismo tipo de forma en el grid y aquí ({grid})</translation>
    </message>
    <message>
        <source>has the shape type {grid} on the grid, but {here} here</source>
        <extracomment>measured.other_shape_type</extracomment>
        <translation>tiene en el grid el tipo de forma {grid}, pero aquí {here}</translation>
    </message>
    <message>
        <source>measured physics</source>
        <extracomment>column.measured_physics</extracomment>
        <translation>física medida</translation>
    </message>
    <message>
        <source>physics difference</source>
        <extracomment>column.physics_difference</extracomment>
        <translation>diferencia de física</translation>
    </message>
    <message>
        <source>measured download</source>
        <extracomment>column.measured_streaming</extracomment>
        <translation>descarga medida</translation>
    </message>
    <message>
        <source>download difference</source>
        <extracomment>column.streaming_difference</extracomment>
        <translation>diferencia de descarga</translation>
    </message>
    <message>
        <source>measured server</source>
        <extracomment>column.measured_server</extracomment>
        <translation>servidor medido</translation>
    </message>
    <message>
        <source>server difference</source>
        <extracomment>column.server_difference</extracomment>
        <translation>diferencia de servidor</translation>
    </message>
    <message>
        <source>measured land impact</source>
        <extracomment>column.measured_land_impact</extracomment>
        <translation>impacto en el terreno medido</translation>
    </message>
    <message>
        <source>land impact difference</source>
        <extracomment>column.land_impact_difference</extracomment>
        <translation>diferencia de impacto en el terreno</translation>
    </message>
    <message>
        <source>there are NORMAL cubes; the published method treats them as full boxes</source>
        <extracomment>pick.normals_as_boxes</extracomment>
        <translation>hay cubos NORMAL; el método publicado los toma por cajas llenas</translation>
    </message>
    <message>
        <source>there are rotated octrees; the published method ignores their rotation</source>
        <extracomment>pick.rotations_ignored</extracomment>
        <translation>hay octrees girados; el método publicado los toma por no girados</translation>
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
        <translation>escena de octrees</translation>
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
        <translation>una dirección no alineada</translation>
    </message>
    <message>
        <source>fewer bytes than a header</source>
        <extracomment>word</extracomment>
        <translation>menos bytes que una cabecera</translation>
    </message>
    <message>
        <source>another header</source>
        <extracomment>word</extracomment>
        <translation>otra cabecera</translation>
    </message>
    <message>
        <source>text outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>texto fuera del búfer</translation>
    </message>
    <message>
        <source>an unknown state</source>
        <extracomment>word</extracomment>
        <translation>un estado desconocido</translation>
    </message>
    <message>
        <source>an unknown reason</source>
        <extracomment>word</extracomment>
        <translation>un motivo desconocido</translation>
    </message>
    <message>
        <source>an unknown axis</source>
        <extracomment>word</extracomment>
        <translation>un eje desconocido</translation>
    </message>
    <message>
        <source>a unit of no length</source>
        <extracomment>word</extracomment>
        <translation>una unidad sin longitud</translation>
    </message>
    <message>
        <source>a table outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>una tabla fuera del búfer</translation>
    </message>
    <message>
        <source>no mesh</source>
        <extracomment>word</extracomment>
        <translation>ninguna malla</translation>
    </message>
    <message>
        <source>a mesh outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>una malla fuera del búfer</translation>
    </message>
    <message>
        <source>a mesh without triangles</source>
        <extracomment>word</extracomment>
        <translation>una malla sin triángulos</translation>
    </message>
    <message>
        <source>meshes that share their arrays</source>
        <extracomment>word</extracomment>
        <translation>mallas que comparten sus tablas</translation>
    </message>
    <message>
        <source>a number that is not finite</source>
        <extracomment>word</extracomment>
        <translation>un número que no es finito</translation>
    </message>
    <message>
        <source>a vertex that is not there</source>
        <extracomment>word</extracomment>
        <translation>un vértice que no existe</translation>
    </message>
    <message>
        <source>a node outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>un nodo fuera del búfer</translation>
    </message>
    <message>
        <source>nodes that share their meshes</source>
        <extracomment>word</extracomment>
        <translation>nodos que comparten sus mallas</translation>
    </message>
    <message>
        <source>a mesh that is not there</source>
        <extracomment>word</extracomment>
        <translation>una malla que no existe</translation>
    </message>
    <message>
        <source>nodes</source>
        <extracomment>word</extracomment>
        <translation>nodos</translation>
    </message>
    <message>
        <source>meshes</source>
        <extracomment>word</extracomment>
        <translation>mallas</translation>
    </message>
    <message>
        <source>geometry</source>
        <extracomment>word</extracomment>
        <translation>geometría</translation>
    </message>
    <message>
        <source>nested nodes</source>
        <extracomment>word</extracomment>
        <translation>nodos anidados</translation>
    </message>
    <message>
        <source>entities</source>
        <extracomment>word</extracomment>
        <translation>entidades</translation>
    </message>
    <message>
        <source>variables</source>
        <extracomment>word</extracomment>
        <translation>variables</translation>
    </message>
    <message>
        <source>texture slots</source>
        <extracomment>word</extracomment>
        <translation>ranuras de textura</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>column.cost</extracomment>
        <translation>coste</translation>
    </message>
    <message>
        <source>derivative</source>
        <extracomment>column.derivative</extracomment>
        <translation>derivada</translation>
    </message>
    <message>
        <source>downward derivative</source>
        <extracomment>column.derivative_down</extracomment>
        <translation>derivada hacia abajo</translation>
    </message>
    <message>
        <source>elasticity</source>
        <extracomment>column.elasticity</extracomment>
        <translation>elasticidad</translation>
    </message>
    <message>
        <source>cliff</source>
        <extracomment>column.cliff</extracomment>
        <translation>salto</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>column.start</extracomment>
        <translation>inicio</translation>
    </message>
    <message>
        <source>standard error</source>
        <extracomment>column.standard_error</extracomment>
        <translation>error estándar</translation>
    </message>
    <message>
        <source>R²</source>
        <extracomment>column.r_squared</extracomment>
        <translation>R²</translation>
    </message>
    <message>
        <source>weight</source>
        <extracomment>kit.weight</extracomment>
        <translation>peso</translation>
    </message>
    <message>
        <source>measured</source>
        <extracomment>column.measured</extracomment>
        <translation>medido</translation>
    </message>
    <message>
        <source>calculated</source>
        <extracomment>column.calculated</extracomment>
        <translation>calculado</translation>
    </message>
    <message>
        <source>residual</source>
        <extracomment>column.residual</extracomment>
        <translation>residuo</translation>
    </message>
    <message>
        <source>expected FROM:TO:STEPS with 2 to {limit} steps, such as 0.5:2:16; found &quot;{text}&quot;</source>
        <extracomment>range.form</extracomment>
        <translation>se esperaba FROM:TO:STEPS con 2 a {limit} pasos, como en 0.5:2:16, no «{text}»</translation>
    </message>
    <message>
        <source>expected a scale factor from {smallest} to {largest}, found {value}</source>
        <extracomment>sweep.factor</extracomment>
        <translation>se esperaba un factor de escala de {smallest} a {largest}, no {value}</translation>
    </message>
    <message>
        <source>no measured cost was found for any linkset</source>
        <extracomment>calibrate.nothing_measured</extracomment>
        <translation>no se encontró ningún coste medido de ningún conjunto enlazado</translation>
    </message>
    <message>
        <source>the measurements say nothing about {key}, because none of them depends on it; it stays at {value}</source>
        <extracomment>calibrate.says_nothing</extracomment>
        <translation>las mediciones no dicen nada de {key}, porque ninguna depende de ella; se queda en {value}</translation>
    </message>
    <message>
        <source>{key} reached {value}, the end of its range: the measurements suggest a value outside that range</source>
        <extracomment>calibrate.at_end</extracomment>
        <translation>{key} se detuvo en {value}, el extremo de su intervalo: las mediciones apuntan a un valor más allá</translation>
    </message>
    <message>
        <source>This cube is seen from inside, so there is no face to edit.</source>
        <extracomment>edit.no_face</extracomment>
        <translation>Este cubo se ve desde dentro, así que no hay ninguna cara que editar.</translation>
    </message>
    <message>
        <source>The octree ends at this face. To fill or paste cells beyond it, grow the octree first.</source>
        <extracomment>edit.at_border</extracomment>
        <translation>El octree termina en esta cara. Para rellenar o pegar celdas más allá, amplíe antes el octree.</translation>
    </message>
    <message>
        <source>This cube is already divided; to divide the cubes inside it, choose a greater grid depth.</source>
        <extracomment>edit.divided</extracomment>
        <translation>Este cubo ya está dividido; para dividir los cubos que contiene, elija una profundidad de cuadrícula mayor.</translation>
    </message>
    <message>
        <source>Eight cubes can be merged only if all are solid or all are empty.</source>
        <extracomment>edit.unequal</extracomment>
        <translation>Ocho cubos solo se pueden unir si todos son macizos o todos están vacíos.</translation>
    </message>
    <message>
        <source>An octree can have at most {limit} cubes.</source>
        <extracomment>edit.too_many</extracomment>
        <translation>Un octree puede tener {limit} cubos como máximo.</translation>
    </message>
    <message>
        <source>Both methods agree.</source>
        <extracomment>difference.none</extracomment>
        <translation>Ambos métodos hallan lo mismo.</translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees could not be read; they are left out</source>
        <extracomment>export.unread_octrees</extracomment>
        <translation>
            <numerusform>{count} octree no se pudo leer; se omite</numerusform>
            <numerusform>{count} octrees no se pudieron leer; se omiten</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no scenario &quot;{name}&quot;; existing scenarios: {names}{hint}</source>
        <extracomment>find.unknown_scenario</extracomment>
        <translation>no hay ningún escenario «{name}»; escenarios existentes: {names}{hint}</translation>
    </message>
    <message>
        <source>there is no scenario &quot;{name}&quot;, because the project has no scenarios</source>
        <extracomment>find.no_scenarios</extracomment>
        <translation>no hay ningún escenario «{name}», porque el proyecto no tiene escenarios</translation>
    </message>
    <message>
        <source>physics before</source>
        <extracomment>column.physics_before</extracomment>
        <translation>física antes</translation>
    </message>
    <message>
        <source>download before</source>
        <extracomment>column.streaming_before</extracomment>
        <translation>descarga antes</translation>
    </message>
    <message>
        <source>land impact before</source>
        <extracomment>column.land_impact_before</extracomment>
        <translation>impacto en el terreno antes</translation>
    </message>
    <message>
        <source>what changes</source>
        <extracomment>column.what</extracomment>
        <translation>qué cambia</translation>
    </message>
    <message>
        <source>parcel</source>
        <extracomment>column.parcel</extracomment>
        <translation>parcela</translation>
    </message>
    <message>
        <source>before</source>
        <extracomment>column.before</extracomment>
        <translation>antes</translation>
    </message>
    <message>
        <source>after</source>
        <extracomment>column.after</extracomment>
        <translation>después</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>column.limit</extracomment>
        <translation>límite</translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>column.fits</extracomment>
        <translation>cabe</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column.level</extracomment>
        <translation>nivel</translation>
    </message>
    <message>
        <source>noise m</source>
        <extracomment>column.noise_m</extracomment>
        <translation>ruido m</translation>
    </message>
    <message>
        <source>minimum</source>
        <extracomment>column.minimum</extracomment>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>column.median</extracomment>
        <translation>mediana</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>column.maximum</extracomment>
        <translation>máximo</translation>
    </message>
    <message>
        <source>depth</source>
        <extracomment>column.depth</extracomment>
        <translation>profundidad</translation>
    </message>
    <message>
        <source>accepted</source>
        <extracomment>column.accepted</extracomment>
        <translation>aceptado</translation>
    </message>
    <message>
        <source>near a cliff</source>
        <extracomment>column.near_cliff</extracomment>
        <translation>cerca de un salto</translation>
    </message>
    <message>
        <source>from m</source>
        <extracomment>column.from_m</extracomment>
        <translation>desde m</translation>
    </message>
    <message>
        <source>to m</source>
        <extracomment>column.to_m</extracomment>
        <translation>hasta m</translation>
    </message>
    <message>
        <source>% of triangles</source>
        <extracomment>column.triangles_percent</extracomment>
        <translation>% de los triángulos</translation>
    </message>
    <message>
        <source>% of cost</source>
        <extracomment>column.cost_percent</extracomment>
        <translation>% del coste</translation>
    </message>
    <message>
        <source>value of the constant</source>
        <extracomment>sweep.value</extracomment>
        <translation>valor de la constante</translation>
    </message>
    <message>
        <source>cost in PE</source>
        <extracomment>html.cost_pe</extracomment>
        <translation>coste en PE</translation>
    </message>
    <message>
        <source>The value under the pinned baseline.</source>
        <extracomment>help.before</extracomment>
        <translation>El valor con la referencia fijada.</translation>
    </message>
    <message>
        <source>The value that the grid measured.</source>
        <extracomment>help.measured</extracomment>
        <translation>El valor que midió el grid.</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact {after} instead of {before}.</source>
        <extracomment>explain.suggestion</extracomment>
        <translation>{rank}. {what} Impacto en el terreno {after} en lugar de {before}.</translation>
    </message>
    <message>
        <source>change</source>
        <extracomment>changes.change</extracomment>
        <translation>cambio</translation>
    </message>
    <message>
        <source>land impact after</source>
        <extracomment>column.land_impact_after</extracomment>
        <translation>impacto en el terreno después</translation>
    </message>
    <message>
        <source>± land impact</source>
        <extracomment>changes.land_impact_change</extracomment>
        <translation>± impacto en el terreno</translation>
    </message>
    <message>
        <source>± physics</source>
        <extracomment>changes.physics_change</extracomment>
        <translation>± física</translation>
    </message>
    <message>
        <source>± download</source>
        <extracomment>changes.streaming_change</extracomment>
        <translation>± descarga</translation>
    </message>
    <message>
        <source>± server</source>
        <extracomment>changes.server_change</extracomment>
        <translation>± servidor</translation>
    </message>
    <message>
        <source>can be physical before</source>
        <extracomment>changes.physical_before</extracomment>
        <translation>puede ser físico antes</translation>
    </message>
    <message>
        <source>physics after</source>
        <extracomment>changes.physics_after</extracomment>
        <translation>física después</translation>
    </message>
    <message>
        <source>download after</source>
        <extracomment>changes.streaming_after</extracomment>
        <translation>descarga después</translation>
    </message>
    <message>
        <source>fits before</source>
        <extracomment>changes.fitted_before</extracomment>
        <translation>cabe antes</translation>
    </message>
    <message>
        <source>fits after</source>
        <extracomment>changes.fits_after</extracomment>
        <translation>cabe después</translation>
    </message>
    <message>
        <source>profile before</source>
        <extracomment>column.profile_before</extracomment>
        <translation>perfil antes</translation>
    </message>
    <message>
        <source>profile after</source>
        <extracomment>column.profile_after</extracomment>
        <translation>perfil después</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <extracomment>changes.and_more</extracomment>
        <translation>{names} y {count} más</translation>
    </message>
    <message>
        <source>the end of the filter</source>
        <extracomment>filter.end</extracomment>
        <translation>el final del filtro</translation>
    </message>
    <message>
        <source>numbers</source>
        <extracomment>filter.numbers</extracomment>
        <translation>números</translation>
    </message>
    <message>
        <source>Why &quot;{name}&quot; costs what it costs</source>
        <extracomment>html.explanation</extracomment>
        <translation>Por qué «{name}» cuesta lo que cuesta</translation>
    </message>
    <message>
        <source>Costs of &quot;{name}&quot;</source>
        <extracomment>html.report</extracomment>
        <translation>Costes de «{name}»</translation>
    </message>
    <message>
        <source>Costs of {count} files</source>
        <extracomment>html.reports</extracomment>
        <translation>Costes de {count} archivos</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>html.decides</extracomment>
        <translation>decide</translation>
    </message>
    <message>
        <source>share of the largest</source>
        <extracomment>html.share_of_largest</extracomment>
        <translation>proporción del mayor</translation>
    </message>
    <message>
        <source>and {count} more just like it, each</source>
        <extracomment>html.alike</extracomment>
        <translation>y {count} más exactamente iguales, cada una</translation>
    </message>
    <message numerus="yes">
        <source>and {count} smaller terms, {value} {unit} in all</source>
        <extracomment>html.more_terms</extracomment>
        <translation>
            <numerusform>y {count} término menor, {value} {unit}</numerusform>
            <numerusform>y {count} términos menores, {value} {unit} en total</numerusform>
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
        <translation>{used} de {capacity} LI en uso, {share} %</translation>
    </message>
    <message>
        <source>Regions of {name}</source>
        <extracomment>html.by_region</extracomment>
        <translation>Regiones de {name}</translation>
    </message>
    <message>
        <source>What changes in {name}</source>
        <extracomment>html.changes</extracomment>
        <translation>Qué cambia en {name}</translation>
    </message>
    <message>
        <source>constant</source>
        <extracomment>sheet.constant</extracomment>
        <translation>constante</translation>
    </message>
    <message>
        <source>symbol</source>
        <extracomment>html.symbol</extracomment>
        <translation>símbolo</translation>
    </message>
    <message>
        <source>Made with Weighbridge {version}.</source>
        <extracomment>html.made_by</extracomment>
        <translation>Hecho con Weighbridge {version}.</translation>
    </message>
    <message>
        <source>{file}, SHA-256 {sha256}</source>
        <extracomment>html.file</extracomment>
        <translation>{file}, SHA-256 {sha256}</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Convex Hull.</source>
        <extracomment>advice.convex_hull</extracomment>
        <translation>Ponga el tipo de forma física de {part} en «Apariencia convexa».</translation>
    </message>
    <message>
        <source>Set the physics shape type of all {count} parts to Convex Hull.</source>
        <extracomment>advice.convex_hull_all</extracomment>
        <translation>Ponga el tipo de forma física de las {count} partes en «Apariencia convexa».</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Prim.</source>
        <extracomment>advice.prim</extracomment>
        <translation>Ponga el tipo de forma física de {part} en «Prim».</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to None.</source>
        <extracomment>advice.none</extracomment>
        <translation>Ponga el tipo de forma física de {part} en «Ninguno».</translation>
    </message>
    <message>
        <source>Remove {count} of {triangles} triangles from the physics mesh of {part}: the narrowest, at most {width} m wide.</source>
        <extracomment>advice.remove_triangles</extracomment>
        <translation>Quite los {count} más estrechos de los {triangles} triángulos de la malla física de {part}. Miden como máximo {width} m de ancho.</translation>
    </message>
    <message>
        <source>Merge vertices within {distance} m of each other in the physics mesh of {part}. This removes {count} of its {triangles} triangles.</source>
        <extracomment>advice.weld</extracomment>
        <translation>Fusione los vértices que estén a {distance} m o menos entre sí en la malla física de {part}. Esto quita {count} de sus {triangles} triángulos.</translation>
    </message>
    <message numerus="yes">
        <source>Remove {count} of the {points} hull vertices of {part}: those that are duplicates or lie inside their hull.</source>
        <extracomment>advice.inner_points</extracomment>
        <translation>
            <numerusform>Quite uno de los {points} vértices de las envolventes de {part}: está repetido o queda dentro de su envolvente.</numerusform>
            <numerusform>Quite {count} de los {points} vértices de las envolventes de {part}: los que están repetidos o quedan dentro de su envolvente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reduce each hull of {part} to at most {most} vertices: {after} in total instead of {before}.</source>
        <extracomment>advice.fewer_points</extracomment>
        <translation>Reduzca cada envolvente de {part} a {most} vértices como máximo: {after} en total en lugar de {before}.</translation>
    </message>
    <message>
        <source>Merge neighboring hulls of {part}: {after} instead of {before}, with {growth}% more volume.</source>
        <extracomment>advice.merge_hulls</extracomment>
        <translation>Una las envolventes vecinas de {part}: {after} en lugar de {before}, con un {growth} % más de volumen.</translation>
    </message>
    <message>
        <source>Resize {part} from {from} m to {to} m along its {axis} axis.</source>
        <extracomment>advice.size</extracomment>
        <translation>Haga que {part} mida en su eje {axis} {to} m de largo en lugar de {from} m.</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it from {from} m to {to} m along the {axis} axis.</source>
        <extracomment>advice.size_alike</extracomment>
        <translation>Haga que {part} y {count} más exactamente iguales midan en el eje {axis} {to} m de largo en lugar de {from} m.</translation>
    </message>
    <message>
        <source>Make every side of {part} at least {limit} m long.</source>
        <extracomment>advice.sides</extracomment>
        <translation>Haga que todos los lados de {part} midan al menos {limit} m.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from the object.</source>
        <extracomment>advice.no_scripts</extracomment>
        <translation>
            <numerusform>Quite su script.</numerusform>
            <numerusform>Quite sus {count} scripts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from {part}.</source>
        <extracomment>advice.no_scripts_in_part</extracomment>
        <translation>
            <numerusform>Quite el script de {part}.</numerusform>
            <numerusform>Quite los {count} scripts de {part}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Combine the {count} scripts into one script in {part}.</source>
        <extracomment>advice.one_script</extracomment>
        <translation>Combine los {count} scripts en uno solo en {part}.</translation>
    </message>
    <message>
        <source>Unlink {part} to make it a separate object.</source>
        <extracomment>advice.split</extracomment>
        <translation>Desenlace {part} para que sea un objeto aparte.</translation>
    </message>
    <message>
        <source>Unlink {part} and {count} more just like it, and link these parts into one separate object.</source>
        <extracomment>advice.split_alike</extracomment>
        <translation>Desenlace {part} y {count} más exactamente iguales, y enlace estas partes en un solo objeto aparte.</translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that opt in to the new accounting, and link these parts into one separate object. The other parts then use the legacy accounting.</source>
        <extracomment>advice.split_weighed</extracomment>
        <translation>
            <numerusform>Desenlace la parte que activa el cómputo nuevo. Las demás partes usan entonces el cómputo antiguo.</numerusform>
            <numerusform>Desenlace las {count} partes que activan el cómputo nuevo, y enlácelas en un solo objeto aparte. Las demás partes usan entonces el cómputo antiguo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Link the object with {linkset}.</source>
        <extracomment>advice.merge</extracomment>
        <translation>Enlácelo con {linkset}.</translation>
    </message>
    <message>
        <source>Openings and hollows are then closed to avatars.</source>
        <extracomment>caution.closes</extracomment>
        <translation>Las aberturas y los huecos quedan entonces cerrados para los avatares.</translation>
    </message>
    <message>
        <source>Avatars and objects can then pass through.</source>
        <extracomment>caution.walk_through</extracomment>
        <translation>Los avatares y los objetos pueden entonces atravesarlo.</translation>
    </message>
    <message>
        <source>Avatars and objects can then no longer pass through.</source>
        <extracomment>caution.solid</extracomment>
        <translation>Los avatares y los objetos ya no pueden entonces atravesarlo.</translation>
    </message>
    <message>
        <source>Avatars and objects then collide with a different shape.</source>
        <extracomment>caution.other_shape</extracomment>
        <translation>Los avatares y los objetos chocan entonces con otra forma.</translation>
    </message>
    <message>
        <source>You have to upload the mesh again with this physics shape.</source>
        <extracomment>caution.upload</extracomment>
        <translation>Hay que volver a subir su malla, con esta forma física.</translation>
    </message>
    <message>
        <source>Vertices move by up to {distance} m.</source>
        <extracomment>caution.moved_corners</extracomment>
        <translation>Los vértices se mueven hasta {distance} m.</translation>
    </message>
    <message>
        <source>The simpler hulls extend beyond the original hulls.</source>
        <extracomment>caution.beyond</extracomment>
        <translation>Las envolventes más sencillas sobresalen de las originales.</translation>
    </message>
    <message>
        <source>The object then looks different.</source>
        <extracomment>caution.size</extracomment>
        <translation>Entonces tiene otro aspecto.</translation>
    </message>
    <message>
        <source>Scripted functions are lost.</source>
        <extracomment>caution.scripts</extracomment>
        <translation>Se pierden sus funciones.</translation>
    </message>
    <message>
        <source>You then move, take and script the linked objects as one.</source>
        <extracomment>caution.linked</extracomment>
        <translation>Entonces se mueven, se toman y se programan con scripts como un solo objeto.</translation>
    </message>
    <message>
        <source>Octree {number}</source>
        <extracomment>legend.octree</extracomment>
        <translation>Octree {number}</translation>
    </message>
    <message>
        <source>Leaf under the pointer</source>
        <extracomment>legend.hit_leaf</extracomment>
        <translation>su hoja</translation>
    </message>
    <message>
        <source>Face under the pointer</source>
        <extracomment>legend.hit_face</extracomment>
        <translation>su cara</translation>
    </message>
    <message>
        <source>Nearest edge</source>
        <extracomment>legend.hit_edge</extracomment>
        <translation>la arista más cercana</translation>
    </message>
    <message>
        <source>Nearest corner</source>
        <extracomment>legend.hit_corner</extracomment>
        <translation>la esquina más cercana</translation>
    </message>
    <message>
        <source>Ray and its origin</source>
        <extracomment>legend.ray</extracomment>
        <translation>Rayo y su origen</translation>
    </message>
    <message>
        <source>Point that the ray hits</source>
        <extracomment>legend.ray_point</extracomment>
        <translation>Punto que alcanza el rayo</translation>
    </message>
    <message>
        <source>Point that Inexor&apos;s method finds</source>
        <extracomment>legend.ray_published</extracomment>
        <translation>Punto que halla el método de Inexor</translation>
    </message>
    <message>
        <source>Cube entered</source>
        <extracomment>legend.ray_entered</extracomment>
        <translation>Entrada en un cubo</translation>
    </message>
    <message>
        <source>Cube tested but missed</source>
        <extracomment>legend.ray_rejected</extracomment>
        <translation>Cubo probado, pero no alcanzado</translation>
    </message>
    <message>
        <source>Leaf hit</source>
        <extracomment>legend.ray_hit</extracomment>
        <translation>Hoja alcanzada</translation>
    </message>
    <message>
        <source>octree boxes</source>
        <extracomment>word</extracomment>
        <translation>cajas de octree</translation>
    </message>
    <message>
        <source>octree surface</source>
        <extracomment>word</extracomment>
        <translation>superficie de octree</translation>
    </message>
    <message>
        <source>no longer fits</source>
        <extracomment>word</extracomment>
        <translation>ya no cabe</translation>
    </message>
    <message>
        <source>fits again</source>
        <extracomment>word</extracomment>
        <translation>vuelve a caber</translation>
    </message>
    <message>
        <source>can no longer be physical</source>
        <extracomment>column.no_longer_physical</extracomment>
        <translation>ya no es físico</translation>
    </message>
    <message>
        <source>can be physical again</source>
        <extracomment>column.physical_again</extracomment>
        <translation>vuelve a ser físico</translation>
    </message>
    <message>
        <source>another weight decides</source>
        <extracomment>word</extracomment>
        <translation>decide otro peso</translation>
    </message>
    <message>
        <source>the PDF could not be created</source>
        <extracomment>page.pdf_failed</extracomment>
        <translation>no se pudo crear el PDF</translation>
    </message>
    <message>
        <source>cheaper</source>
        <extracomment>sheet.cheaper</extracomment>
        <translation>más barato</translation>
    </message>
    <message>
        <source>{key} is {value}, but the measurements do not determine it: nearby values fit equally well</source>
        <extracomment>calibrate.level</extracomment>
        <translation>{key} es {value}, pero las mediciones no determinan ese valor: los valores cercanos encajan igual de bien</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to Convex Hull: {parts}.</source>
        <extracomment>advice.convex_hull_all_these</extracomment>
        <translation>Ponga el tipo de forma física de estas {count} partes en «Apariencia convexa»: {parts}.</translation>
    </message>
    <message>
        <source>Change the physics shape type from Prim to Convex Hull for {count} parts: all that use Prim except {parts}.</source>
        <extracomment>advice.convex_hull_all_but</extracomment>
        <translation>Ponga el tipo de forma física de las {count} partes que tienen «Prim», todas menos {parts}, en «Apariencia convexa».</translation>
    </message>
    <message>
        <source>Change the physics shape type from Prim to Convex Hull for all {count} parts that use Prim.</source>
        <extracomment>advice.convex_hull_all_prims</extracomment>
        <translation>Ponga el tipo de forma física de las {count} partes que tienen «Prim» en «Apariencia convexa».</translation>
    </message>
    <message numerus="yes">
        <source>Set the physics shape type to Prim for the {count} parts that do not use it. The linkset then uses the legacy accounting.</source>
        <extracomment>advice.prim_all</extracomment>
        <translation>
            <numerusform>Ponga el tipo de forma física de la parte que tiene otro en «Prim». El conjunto enlazado usa entonces el cómputo antiguo.</numerusform>
            <numerusform>Ponga el tipo de forma física de las {count} partes que tienen otro en «Prim». El conjunto enlazado usa entonces el cómputo antiguo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {count} of {triangles} triangles from the physics mesh of {part} and {more} more with the same mesh: the narrowest, at most {width} m wide.</source>
        <extracomment>advice.remove_triangles_alike</extracomment>
        <translation>Quite los {count} más estrechos de los {triangles} triángulos de la malla física de {part} y {more} más con la misma malla. Miden como máximo {width} m de ancho.</translation>
    </message>
    <message>
        <source>Merge vertices within {distance} m of each other in the physics mesh of {part} and {more} more with the same mesh. This removes {count} of its {triangles} triangles.</source>
        <extracomment>advice.weld_alike</extracomment>
        <translation>Fusione los vértices que estén a {distance} m o menos entre sí en la malla física de {part} y {more} más con la misma malla. Esto quita {count} de sus {triangles} triángulos.</translation>
    </message>
    <message>
        <source>Merge neighboring hulls of {part} and {more} more with the same mesh: {after} each instead of {before}, with {growth}% more volume.</source>
        <extracomment>advice.merge_hulls_alike</extracomment>
        <translation>Una las envolventes vecinas de {part} y {more} más con la misma malla: {after} en cada una en lugar de {before}, con un {growth} % más de volumen.</translation>
    </message>
    <message>
        <source>Make every side of these {count} parts at least {limit} m long: {parts}.</source>
        <extracomment>advice.sides_these</extracomment>
        <translation>Haga que todos los lados de estas {count} partes midan al menos {limit} m: {parts}.</translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that do not opt in to the new accounting, and link these parts into one separate object. This object then uses the legacy accounting.</source>
        <extracomment>advice.split_counted</extracomment>
        <translation>
            <numerusform>Desenlace la parte que no activa el cómputo nuevo. Esta parte usa entonces el cómputo antiguo.</numerusform>
            <numerusform>Desenlace las {count} partes que no activan el cómputo nuevo, y enlácelas en un solo objeto aparte. Este objeto usa entonces el cómputo antiguo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, physics uses {after} triangles instead of {before}.</source>
        <extracomment>cliff.triangles</extracomment>
        <translation>En cuanto su lado {axis} pasa de {from} m a más allá de {to} m, la física ve {after} triángulos en lugar de {before}.</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its hull has {after} vertices instead of {before}.</source>
        <extracomment>cliff.points</extracomment>
        <translation>Cuando su lado {axis} pasa de {from} m a más de {to} m, su envolvente tiene {after} vértices en lugar de {before}.</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its flat {flat} side counts as {length} m.</source>
        <extracomment>cliff.raised</extracomment>
        <translation>En cuanto su lado {axis} pasa de {from} m a más allá de {to} m, su lado plano {flat} cuenta como {length} m.</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its flat {flat} side no longer counts as {length} m.</source>
        <extracomment>cliff.unraised</extracomment>
        <translation>En cuanto su lado {axis} pasa de {from} m a más allá de {to} m, su lado plano {flat} deja de contar como {length} m.</translation>
    </message>
    <message>
        <source>raised side</source>
        <extracomment>word</extracomment>
        <translation>lado aumentado</translation>
    </message>
    <message>
        <source>prim detail</source>
        <extracomment>word</extracomment>
        <translation>detalle de prim</translation>
    </message>
    <message>
        <source>physical limit</source>
        <extracomment>word</extracomment>
        <translation>límite para ser físico</translation>
    </message>
    <message>
        <source>average width</source>
        <extracomment>word</extracomment>
        <translation>anchura media</translation>
    </message>
    <message>
        <source>streaming prim</source>
        <extracomment>word</extracomment>
        <translation>streaming de prim</translation>
    </message>
    <message>
        <source>streaming sculpt</source>
        <extracomment>word</extracomment>
        <translation>streaming de esculpido</translation>
    </message>
    <message>
        <source>lod triangles</source>
        <extracomment>word</extracomment>
        <translation>triángulos de LOD</translation>
    </message>
    <message>
        <source>lod disc</source>
        <extracomment>word</extracomment>
        <translation>círculo de LOD</translation>
    </message>
    <message>
        <source>lod ring</source>
        <extracomment>word</extracomment>
        <translation>anillo de LOD</translation>
    </message>
    <message>
        <source>lod charged</source>
        <extracomment>word</extracomment>
        <translation>cobro de LOD</translation>
    </message>
    <message>
        <source>opensim mesh</source>
        <extracomment>word</extracomment>
        <translation>malla de OpenSim</translation>
    </message>
    <message>
        <source>opensim part</source>
        <extracomment>word</extracomment>
        <translation>parte de OpenSim</translation>
    </message>
    <message>
        <source>Convex Hull</source>
        <extracomment>kit.type_hull</extracomment>
        <translation>Apariencia convexa</translation>
    </message>
    <message>
        <source>part {number}</source>
        <extracomment>why.unnamed_part</extracomment>
        <translation>parte {number}</translation>
    </message>
    <message>
        <source>the file ends inside the codes of an indented cube; expected {expected} bytes, found {found}</source>
        <extracomment>nxoc.cut_codes</extracomment>
        <translation>el archivo termina dentro de los códigos de un cubo rebajado; se esperaban {expected} bytes y hay {found}</translation>
    </message>
    <message>
        <source>at least {value}</source>
        <extracomment>cost.at_least</extracomment>
        <translation>al menos {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <extracomment>report.at_most</extracomment>
        <translation>como máximo {value}</translation>
    </message>
    <message>
        <source>{count} linksets are named &quot;{name}&quot;; use one of their ids or numbers: {ids}</source>
        <extracomment>find.ambiguous_linkset</extracomment>
        <translation>{count} conjuntos enlazados se llaman «{name}»; use uno de sus ids o números: {ids}</translation>
    </message>
    <message>
        <source>{count} parts are named &quot;{name}&quot;; use one of their ids or numbers: {ids}</source>
        <extracomment>find.ambiguous_part</extracomment>
        <translation>{count} partes se llaman «{name}»; use uno de sus ids o números: {ids}</translation>
    </message>
    <message>
        <source>there is no linkset #{number}; linksets in the scene: {count}</source>
        <extracomment>find.no_linkset_number</extracomment>
        <translation>no hay ningún conjunto enlazado #{number}; hay {count}</translation>
    </message>
    <message>
        <source>There is nothing to explain: the file has no linksets.</source>
        <extracomment>explain.no_linkset</extracomment>
        <translation>No hay nada que explicar: el archivo no tiene conjuntos enlazados.</translation>
    </message>
    <message>
        <source>well known among creators; SHAPE_BUILDER_USER_MESH_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h of the open-source viewer (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>muy conocido entre creadores; SHAPE_BUILDER_USER_MESH_CONVEXIFICATION_SIZE en indra/newview/llphysicsshapebuilderutil.h del visor de código abierto (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.small_side</extracomment>
        <translation>generador de formas físicas del visor de código abierto: SHAPE_BUILDER_CONVEXIFICATION_SIZE en indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: LLPhysicsShapeBuilderUtil::determinePhysicsShape in indra/newview/llphysicsshapebuilderutil.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.small_side_factor</extracomment>
        <translation>generador de formas físicas del visor de código abierto: LLPhysicsShapeBuilderUtil::determinePhysicsShape en indra/newview/llphysicsshapebuilderutil.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_MIN_GEOMETRY_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.minimum_side</extracomment>
        <translation>generador de formas físicas del visor de código abierto: SHAPE_BUILDER_MIN_GEOMETRY_SIZE en indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: COLLISION_TOLERANCE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.flat_side</extracomment>
        <translation>generador de formas físicas del visor de código abierto: COLLISION_TOLERANCE en indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_HOLLOW in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_hollow</extracomment>
        <translation>generador de formas físicas del visor de código abierto: SHAPE_BUILDER_IMPLICIT_THRESHOLD_HOLLOW en indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_PATH_CUT in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_cut</extracomment>
        <translation>generador de formas físicas del visor de código abierto: SHAPE_BUILDER_IMPLICIT_THRESHOLD_PATH_CUT en indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TAPER in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_taper</extracomment>
        <translation>generador de formas físicas del visor de código abierto: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TAPER en indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TWIST in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_twist</extracomment>
        <translation>generador de formas físicas del visor de código abierto: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TWIST en indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_SHEAR in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_shear</extracomment>
        <translation>generador de formas físicas del visor de código abierto: SHAPE_BUILDER_IMPLICIT_THRESHOLD_SHEAR en indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>physics display of the open-source viewer: get_physics_detail in indra/newview/llspatialpartition.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.prim_detail_medium</extracomment>
        <translation>visualización de la física del visor de código abierto: get_physics_detail en indra/newview/llspatialpartition.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>Second Life wiki, Mesh/Mesh_Server_Weight, section &quot;Equation&quot;: the revised formula</source>
        <extracomment>constant.server_per_prim</extracomment>
        <translation>wiki de Second Life, Mesh/Mesh_Server_Weight, sección «Equation»: la fórmula revisada</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshMetaDataDiscount in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>cálculo del coste de streaming del visor de código abierto: MeshMetaDataDiscount en indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshMinimumByteSize in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.minimum_bytes</extracomment>
        <translation>cálculo del coste de streaming del visor de código abierto: MeshMinimumByteSize en indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshBytesPerTriangle in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.bytes_per_triangle</extracomment>
        <translation>cálculo del coste de streaming del visor de código abierto: MeshBytesPerTriangle en indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshTriangleBudget in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.triangle_budget</extracomment>
        <translation>cálculo del coste de streaming del visor de código abierto: MeshTriangleBudget en indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getRadiusBasedStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.streaming_scale</extracomment>
        <translation>cálculo del coste de streaming del visor de código abierto: LLMeshCostData::getRadiusBasedStreamingCost en indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getRadiusWeightedTris in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.max_distance</extracomment>
        <translation>cálculo del coste de streaming del visor de código abierto: LLMeshCostData::getRadiusWeightedTris en indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLVOVolume::getCostData in indra/newview/llvovolume.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.prim_bytes_per_triangle</extracomment>
        <translation>cálculo del coste de streaming del visor de código abierto: LLVOVolume::getCostData en indra/newview/llvovolume.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: ANIMATED_OBJECT_COST_PER_KTRI in indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_per_triangle</extracomment>
        <translation>cálculo del coste de streaming del visor de código abierto: ANIMATED_OBJECT_COST_PER_KTRI en indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: ANIMATED_OBJECT_BASE_COST in indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_root</extracomment>
        <translation>cálculo del coste de streaming del visor de código abierto: ANIMATED_OBJECT_BASE_COST en indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getEstTrisForStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_free_triangles</extracomment>
        <translation>cálculo del coste de streaming del visor de código abierto: LLMeshCostData::getEstTrisForStreamingCost en indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</translation>
    </message>
    <message>
        <source>the open-source OpenSim server: OpenSim/Region/PhysicsModules/ubOde/ODEPrim.cs (opensim/opensim, commit 247b9182)</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>el servidor OpenSim, de código abierto: OpenSim/Region/PhysicsModules/ubOde/ODEPrim.cs (opensim/opensim, commit 247b9182)</translation>
    </message>
    <message>
        <source>the open-source OpenSim server: OpenSim/Region/Framework/Scenes/SceneObjectPart.cs (opensim/opensim, commit 247b9182)</source>
        <extracomment>constant.opensim_penalty</extracomment>
        <translation>el servidor OpenSim, de código abierto: OpenSim/Region/Framework/Scenes/SceneObjectPart.cs (opensim/opensim, commit 247b9182)</translation>
    </message>
    <message>
        <source>simpler mesh</source>
        <extracomment>method.simplify</extracomment>
        <translation>malla simplificada</translation>
    </message>
    <message>
        <source>The three weights</source>
        <extracomment>explain.weights</extracomment>
        <translation>Los tres pesos</translation>
    </message>
    <message>
        <source>{name}: unknown</source>
        <extracomment>explain.unknown_weight</extracomment>
        <translation>{name}: desconocido</translation>
    </message>
    <message>
        <source>{filled} PE{measured}</source>
        <extracomment>explain.derivation</extracomment>
        <translation>{filled} PE{measured}</translation>
    </message>
    <message>
        <source>Physics cost when vertices move</source>
        <extracomment>explain.steadiness</extracomment>
        <translation>Coste de física si se mueven vértices</translation>
    </message>
    <message>
        <source>Its physics cost stays at {cost} PE when vertices move by up to {by}.</source>
        <extracomment>explain.steady</extracomment>
        <translation>Su física sigue en {cost} PE cuando los vértices se mueven hasta {by}.</translation>
    </message>
    <message>
        <source>Moved by {by}: {least} PE</source>
        <extracomment>explain.stays</extracomment>
        <translation>Movidos {by}: {least} PE</translation>
    </message>
    <message>
        <source>Moved by {by}: {least} to {most} PE</source>
        <extracomment>explain.moves</extracomment>
        <translation>Movidos {by}: de {least} a {most} PE</translation>
    </message>
    <message>
        <source>half a quantization step</source>
        <extracomment>explain.half_a_step</extracomment>
        <translation>medio paso del formato</translation>
    </message>
    <message>
        <source>You have to upload the mesh again with these levels of detail.</source>
        <extracomment>caution.upload_lods</extracomment>
        <translation>Hay que volver a subir su malla, con estos niveles de detalle.</translation>
    </message>
    <message>
        <source>The mesh looks simpler from a distance.</source>
        <extracomment>caution.afar</extracomment>
        <translation>De lejos se ve más sencillo.</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds nothing</source>
        <extracomment>difference.missed</extracomment>
        <translation>El método de Inexor no encuentra nada</translation>
    </message>
    <message>
        <source>Inexor&apos;s method does not report the leaf in which the ray starts</source>
        <extracomment>difference.inside</extracomment>
        <translation>El rayo empieza dentro de una hoja, y el método de Inexor no la indica</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds something behind the ray&apos;s origin</source>
        <extracomment>difference.behind</extracomment>
        <translation>El método de Inexor halla algo detrás del origen del rayo</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a cube that the ray misses</source>
        <extracomment>difference.phantom</extracomment>
        <translation>El método de Inexor encuentra un cubo que el rayo no alcanza</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different octree</source>
        <extracomment>difference.octree</extracomment>
        <translation>El método de Inexor halla otro octree</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different leaf</source>
        <extracomment>difference.leaf</extracomment>
        <translation>El método de Inexor halla otra hoja</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different face of the leaf</source>
        <extracomment>difference.face</extracomment>
        <translation>El método de Inexor halla otra cara de la hoja</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different point on the face</source>
        <extracomment>difference.point</extracomment>
        <translation>El método de Inexor halla otro punto de la cara</translation>
    </message>
    <message>
        <source>{difference}: {causes}.</source>
        <extracomment>difference.because</extracomment>
        <translation>{difference}: {causes}.</translation>
    </message>
    <message>
        <source>{difference}, for a combination of reasons: {causes}.</source>
        <extracomment>difference.together</extracomment>
        <translation>{difference}, por varios motivos combinados: {causes}.</translation>
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
        <translation>no tiene ninguna regla para rayos que empiezan dentro de una hoja</translation>
    </message>
    <message>
        <source>it descends only into the child with the nearest center, and never goes back</source>
        <extracomment>cause.no_return</extracomment>
        <translation>solo baja al hijo que tiene el centro más cercano, y nunca vuelve atrás</translation>
    </message>
    <message>
        <source>of the children that the ray meets, the method follows only the one with the nearest center, not the first along the ray</source>
        <extracomment>cause.child_centre</extracomment>
        <translation>de los hijos que alcanza el rayo, solo sigue el que tiene el centro más cercano, no el primero en el rayo</translation>
    </message>
    <message>
        <source>of the octrees that the ray meets, the method follows only the one with the nearest center, not the first along the ray</source>
        <extracomment>cause.octree_centre</extracomment>
        <translation>de los octrees que alcanza el rayo, solo sigue el que tiene el centro más cercano, no el primero en el rayo</translation>
    </message>
    <message>
        <source>it ignores the rotation of octrees</source>
        <extracomment>cause.turned</extracomment>
        <translation>ignora la rotación de los octrees</translation>
    </message>
    <message>
        <source>it treats indented cubes as full boxes</source>
        <extracomment>cause.indented</extracomment>
        <translation>trata los cubos rebajados como cajas llenas</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>column.regions</extracomment>
        <translation>regiones</translation>
    </message>
    <message>
        <source>changed constants</source>
        <extracomment>export.lost_profile</extracomment>
        <translation>constantes cambiadas</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>export.lost_scenarios</extracomment>
        <translation>escenarios</translation>
    </message>
    <message>
        <source>measured costs</source>
        <extracomment>export.lost_measured</extracomment>
        <translation>costes medidos</translation>
    </message>
    <message>
        <source>names of octrees</source>
        <extracomment>export.lost_names</extracomment>
        <translation>nombres de octrees</translation>
    </message>
    <message>
        <source>octrees that could not be read</source>
        <extracomment>export.lost_octrees</extracomment>
        <translation>octrees que no se pudieron leer</translation>
    </message>
    <message>
        <source>is not a mesh; only meshes can have their own hulls</source>
        <extracomment>shape.no_mesh</extracomment>
        <translation>no es una malla; solo las mallas pueden tener envolventes propias</translation>
    </message>
    <message>
        <source>all its triangles lie at one point, so it has no size</source>
        <extracomment>shape.one_point</extracomment>
        <translation>todos sus triángulos están en un punto, así que no tiene tamaño</translation>
    </message>
    <message>
        <source>has almost no volume, so the grid would refuse its hull</source>
        <extracomment>shape.no_volume</extracomment>
        <translation>casi no tiene volumen, y el grid rechaza esas envolventes</translation>
    </message>
    <message>
        <source>needs more than {limit} boxes even at the coarsest level</source>
        <extracomment>shape.too_many_boxes</extracomment>
        <translation>necesita más de {limit} cajas incluso en el nivel más basto</translation>
    </message>
    <message>
        <source>is too thin for any hull that the grid accepts</source>
        <extracomment>shape.nothing_fits</extracomment>
        <translation>es demasiado delgado para cualquier envolvente que acepte el grid</translation>
    </message>
    <message>
        <source>method</source>
        <extracomment>column.method</extracomment>
        <translation>método</translation>
    </message>
    <message>
        <source>overfill m</source>
        <extracomment>column.overfill_m</extracomment>
        <translation>exceso m</translation>
    </message>
    <message>
        <source>shortfall m</source>
        <extracomment>column.shortfall_m</extracomment>
        <translation>defecto m</translation>
    </message>
    <message>
        <source>mean distance m</source>
        <extracomment>column.mean_m</extracomment>
        <translation>distancia media m</translation>
    </message>
    <message>
        <source>surface distance m</source>
        <extracomment>column.surface_m</extracomment>
        <translation>distancia entre superficies m</translation>
    </message>
    <message>
        <source>overlap m³</source>
        <extracomment>column.overlap_m3</extracomment>
        <translation>solapamiento m³</translation>
    </message>
    <message>
        <source>missing m³</source>
        <extracomment>column.missing_m3</extracomment>
        <translation>faltante m³</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>column.chosen</extracomment>
        <translation>elegido</translation>
    </message>
    <message>
        <source>scale factor</source>
        <extracomment>sweep.size</extracomment>
        <translation>veces su tamaño</translation>
    </message>
    <message>
        <source>{constant}: {value} instead of {standard}</source>
        <extracomment>html.differing</extracomment>
        <translation>{constant}: {value} en lugar de {standard}</translation>
    </message>
    <message numerus="yes">
        <source>and {count} more, listed in the appendix</source>
        <extracomment>html.differing_more</extracomment>
        <translation>
            <numerusform>y {count} más, indicada en el apéndice</numerusform>
            <numerusform>y {count} más, indicadas en el apéndice</numerusform>
        </translation>
    </message>
    <message>
        <source>No effect under {profile}: nothing in the scene uses this constant.</source>
        <extracomment>effect.nothing</extracomment>
        <translation>Sin efecto con {profile}: nada de la escena la usa.</translation>
    </message>
    <message>
        <source>No effect on costs: this constant only determines whether an object can be set physical.</source>
        <extracomment>effect.permission</extracomment>
        <translation>Sin efecto en los costes: solo decide si un objeto se puede hacer físico.</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the physics weight, which is never the deciding weight.</source>
        <extracomment>effect.physics</extracomment>
        <translation>Sin efecto con {profile}: cambia la física, que nunca es el peso que decide.</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the server weight, which is never the deciding weight.</source>
        <extracomment>effect.server</extracomment>
        <translation>Sin efecto con {profile}: cambia los costes de servidor, que nunca son el peso que decide.</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the download weight, which is never the deciding weight.</source>
        <extracomment>effect.streaming</extracomment>
        <translation>Sin efecto con {profile}: cambia el streaming, que nunca es el peso que decide.</translation>
    </message>
    <message>
        <source>costs {value} PE</source>
        <extracomment>legend.cost</extracomment>
        <translation>cuesta {value} PE</translation>
    </message>
    <message>
        <source>The model as everyone sees it</source>
        <extracomment>page.object</extracomment>
        <translation>El modelo como lo ve todo el mundo</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: {endings}</source>
        <extracomment>export.format</extracomment>
        <translation>tipo de archivo no admitido; tipos admitidos: {endings}</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>word</extracomment>
        <translation>una envolvente</translation>
    </message>
    <message>
        <source>boxes</source>
        <extracomment>method.boxes</extracomment>
        <translation>cajas</translation>
    </message>
    <message>
        <source>drop</source>
        <extracomment>word</extracomment>
        <translation>aligerado</translation>
    </message>
    <message>
        <source>cover</source>
        <extracomment>word</extracomment>
        <translation>cubierto</translation>
    </message>
    <message>
        <source>this file is also open in another window; saving in one window overwrites the changes saved in the other</source>
        <extracomment>window.open_elsewhere</extracomment>
        <translation>este archivo también está abierto en otra ventana; guardar en una ventana sobrescribe los cambios guardados en la otra</translation>
    </message>
    <message>
        <source>the passage at {x}, {y}, {z} m is blocked</source>
        <extracomment>shape.way_lost</extracomment>
        <translation>el paso en {x}, {y}, {z} m está bloqueado</translation>
    </message>
    <message>
        <source>the floor at {x}, {y}, {z} m no longer supports an avatar</source>
        <extracomment>shape.floor_lost</extracomment>
        <translation>el suelo en {x}, {y}, {z} m ya no sostiene a un avatar</translation>
    </message>
    <message>
        <source>has no walls or slabs for panels</source>
        <extracomment>shape.nothing_flat</extracomment>
        <translation>no tiene paredes ni losas para paneles</translation>
    </message>
    <message>
        <source>passage</source>
        <extracomment>column.passage</extracomment>
        <translation>paso</translation>
    </message>
    <message>
        <source>upload</source>
        <extracomment>column.upload</extracomment>
        <translation>carga</translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>column.seconds</extracomment>
        <translation>segundos</translation>
    </message>
    <message>
        <source>value of {constant} in {unit}</source>
        <extracomment>chart.constant_in</extracomment>
        <translation>valor de {constant} en {unit}</translation>
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
            <numerusform>{count} conjunto enlazado</numerusform>
            <numerusform>{count} conjuntos enlazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts</source>
        <extracomment>inspect.parts</extracomment>
        <translation>
            <numerusform>{count} parte</numerusform>
            <numerusform>{count} partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mesh assets</source>
        <extracomment>inspect.assets</extracomment>
        <translation>
            <numerusform>{count} recurso de malla</numerusform>
            <numerusform>{count} recursos de malla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles</source>
        <extracomment>inspect.triangles</extracomment>
        <translation>
            <numerusform>{count} triángulo</numerusform>
            <numerusform>{count} triángulos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls</source>
        <extracomment>inspect.hull_count</extracomment>
        <translation>
            <numerusform>{count} envolvente</numerusform>
            <numerusform>{count} envolventes</numerusform>
        </translation>
    </message>
    <message>
        <source>  physics mesh: {triangles}, {vertices} vertices, average triangle width {width} m at 1 × 1 × 1 m</source>
        <extracomment>inspect.physics_mesh</extracomment>
        <translation>  malla física: {triangles}, {vertices} vértices, anchura media de los triángulos {width} m a 1 × 1 × 1 m</translation>
    </message>
    <message>
        <source>Other steps</source>
        <extracomment>explain.other_steps</extracomment>
        <translation>Otros pasos</translation>
    </message>
    <message>
        <source>The object can then no longer be set physical.</source>
        <extracomment>caution.not_physical</extracomment>
        <translation>Entonces ya no se puede hacer físico.</translation>
    </message>
    <message>
        <source>The legacy accounting then replaces the new one.</source>
        <extracomment>caution.counted</extracomment>
        <translation>El cómputo antiguo sustituye entonces al nuevo.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <extracomment>app.inputs</extracomment>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>app.commands</extracomment>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>app.options</extracomment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>app.usage</extracomment>
        <translation>Uso</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>app.options_word</extracomment>
        <translation>OPCIONES</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>app.command_word</extracomment>
        <translation>COMANDO</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>app.needed</extracomment>
        <translation>OBLIGATORIO</translation>
    </message>
    <message>
        <source>Excludes</source>
        <extracomment>app.not_beside</extracomment>
        <translation>Excluye</translation>
    </message>
    <message>
        <source>{percent}% {file}</source>
        <extracomment>app.progress</extracomment>
        <translation>{percent} % {file}</translation>
    </message>
    <message>
        <source>put the command first: {command} {file}</source>
        <extracomment>app.command_first</extracomment>
        <translation>ponga primero el comando: {command} {file}</translation>
    </message>
    <message>
        <source>&quot;{command}&quot; has no {option}; use --where &quot;{key} = NAME&quot;</source>
        <extracomment>app.filter_instead</extracomment>
        <translation>«{command}» no tiene {option}; use --where &quot;{key} = NAME&quot;</translation>
    </message>
    <message>
        <source>{option} needs a value; see &quot;{command} --help&quot;</source>
        <extracomment>app.needs_value</extracomment>
        <translation>{option} necesita un valor; vea «{command} --help»</translation>
    </message>
    <message>
        <source>{word} is required; see &quot;{command} --help&quot;</source>
        <extracomment>app.needs_word</extracomment>
        <translation>falta {word}; vea «{command} --help»</translation>
    </message>
    <message>
        <source>{reason}</source>
        <extracomment>app.wrong_value</extracomment>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>show why an object in Second Life costs what it costs</source>
        <extracomment>man.name</extracomment>
        <translation>mostrar por qué un objeto de Second Life cuesta lo que cuesta</translation>
    </message>
    <message>
        <source>A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}) or a 3D model ({models})</source>
        <extracomment>option.scene</extracomment>
        <translation>Un proyecto ({projects}), un recurso de malla ({mesh_assets}), objetos ({objects}) o un modelo 3D ({models})</translation>
    </message>
    <message>
        <source>A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}), a 3D model ({models}) or octrees ({octrees})</source>
        <extracomment>option.scene_or_octrees</extracomment>
        <translation>Un proyecto ({projects}), un recurso de malla ({mesh_assets}), objetos ({objects}), un modelo 3D ({models}) u octrees ({octrees})</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; is not a file, a built-in profile, or a scenario of {file}; profiles and scenarios: {known}{hint}</source>
        <extracomment>option.unknown_against</extracomment>
        <translation>«{word}» no es un archivo, un perfil incorporado ni un escenario de {file}; perfiles y escenarios: {known}{hint}</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; is neither a built-in profile ({profiles}) nor a file{hint}</source>
        <extracomment>option.unknown_profile</extracomment>
        <translation>«{word}» no es un perfil incorporado ({profiles}) ni un archivo{hint}</translation>
    </message>
    <message>
        <source>Weigh the object as physical</source>
        <extracomment>option.physical</extracomment>
        <translation>Pesar como físico</translation>
    </message>
    <message>
        <source>Only this linkset: its name or id, or #3 for the third</source>
        <extracomment>option.linkset</extracomment>
        <translation>Solo este conjunto enlazado: su nombre o id, o #3 para el tercero</translation>
    </message>
    <message>
        <source>Only this part: its name or id, or #3 for the third</source>
        <extracomment>option.part</extracomment>
        <translation>Solo esta parte: su nombre o id, o #3 para la tercera</translation>
    </message>
    <message>
        <source>Bare mesh assets and 3D models</source>
        <extracomment>option.group_bare</extracomment>
        <translation>Recursos de malla y modelos 3D sueltos</translation>
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
        <translation>Ejemplo: los niveles de detalle, las formas físicas y las observaciones de un recurso
  weighbridge inspect chair.llmesh</translation>
    </message>
    <message>
        <source>Example: why a chair of 2 × 1 × 1 m costs what it costs
  weighbridge explain chair.llmesh --size 2,1,1</source>
        <extracomment>explain.example</extracomment>
        <translation>Ejemplo: por qué una silla de 2 × 1 × 1 m cuesta lo que cuesta
  weighbridge explain chair.llmesh --size 2,1,1</translation>
    </message>
    <message>
        <source>Example: a chair&apos;s existing physics shapes compared with octrees of up to 6 levels
  weighbridge voxels chair.llmesh --depth 6 --fill solid</source>
        <extracomment>voxels.example</extracomment>
        <translation>Ejemplo: las formas físicas existentes de una silla, comparadas con octrees de hasta 6 niveles
  weighbridge voxels chair.llmesh --depth 6 --fill solid</translation>
    </message>
    <message>
        <source>Example: a chair from half to twice its size in 16 steps
  weighbridge sweep chair.weighbridge --scale 0.5:2:16</source>
        <extracomment>sweep.example</extracomment>
        <translation>Ejemplo: una silla de la mitad al doble de su tamaño en 16 pasos
  weighbridge sweep chair.weighbridge --scale 0.5:2:16</translation>
    </message>
    <message>
        <source>Show how much every constant matters: derivatives of the costs, elasticities, and the cliffs (floors, caps, thresholds) that a cost is at or near.</source>
        <extracomment>sensitivity.about</extracomment>
        <translation>Mostrar cuánto importa cada constante: derivadas de los costes, elasticidades y los saltos (mínimos, topes, umbrales) en los que está un coste o de los que está cerca.</translation>
    </message>
    <message>
        <source>List the built-in profiles.</source>
        <extracomment>profile.list_about</extracomment>
        <translation>Enumerar los perfiles incorporados.</translation>
    </message>
    <message>
        <source>Example:
  weighbridge profile list</source>
        <extracomment>profile.list_example</extracomment>
        <translation>Ejemplo:
  weighbridge profile list</translation>
    </message>
    <message>
        <source>Example: all constants as CSV
  weighbridge profile show second-life --format csv</source>
        <extracomment>profile.show_example</extracomment>
        <translation>Ejemplo: todas las constantes como CSV
  weighbridge profile show second-life --format csv</translation>
    </message>
    <message>
        <source>A built-in profile or a profile file</source>
        <extracomment>profile.name</extracomment>
        <translation>Un perfil incorporado o un archivo de perfil</translation>
    </message>
    <message>
        <source>Draw a scene as a picture.</source>
        <extracomment>render.about</extracomment>
        <translation>Dibujar una escena como imagen.</translation>
    </message>
    <message>
        <source>The picture file to write</source>
        <extracomment>render.picture</extracomment>
        <translation>El archivo de imagen que se escribe</translation>
    </message>
    <message>
        <source>the picture could not be drawn</source>
        <extracomment>render.no_picture</extracomment>
        <translation>no se pudo dibujar la imagen</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>word</extracomment>
        <translation>exacta</translation>
    </message>
    <message>
        <source>analyze</source>
        <extracomment>word</extracomment>
        <translation>por analizar</translation>
    </message>
    <message>
        <source>asset</source>
        <extracomment>word</extracomment>
        <translation>recurso</translation>
    </message>
    <message>
        <source>pixels</source>
        <extracomment>column.pixels</extracomment>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>distance m</source>
        <extracomment>column.distance_m</extracomment>
        <translation>distancia m</translation>
    </message>
    <message>
        <source>parcel {parcel}</source>
        <extracomment>html.parcel</extracomment>
        <translation>parcela {parcel}</translation>
    </message>
    <message>
        <source>{impact} LI</source>
        <extracomment>html.li</extracomment>
        <translation>{impact} LI</translation>
    </message>
    <message>
        <source>Largest weight: {weight}, {value} PE</source>
        <extracomment>html.decided</extracomment>
        <translation>Peso mayor: {weight}, {value} PE</translation>
    </message>
    <message>
        <source>{cause}, {share}%</source>
        <extracomment>html.most_of_it</extracomment>
        <translation>{cause}, {share} %</translation>
    </message>
    <message>
        <source>What changes</source>
        <extracomment>html.gains</extracomment>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>html.now</extracomment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Generate levels of detail for {part}: {medium} triangles at medium (now {medium_before}), {low} at low (now {low_before}), {lowest} at lowest (now {lowest_before}).</source>
        <extracomment>advice.lods</extracomment>
        <translation>Genere niveles de detalle para {part}: {medium} triángulos en el medio (ahora {medium_before}), {low} en el bajo (ahora {low_before}), {lowest} en el mínimo (ahora {lowest_before}).</translation>
    </message>
    <message>
        <source>Generate levels of detail for {part} and {more} more with the same mesh: {medium} triangles at medium (now {medium_before}), {low} at low (now {low_before}), {lowest} at lowest (now {lowest_before}).</source>
        <extracomment>advice.lods_alike</extracomment>
        <translation>Genere niveles de detalle para {part} y {more} más con la misma malla: {medium} triángulos en el medio (ahora {medium_before}), {low} en el bajo (ahora {low_before}), {lowest} en el mínimo (ahora {lowest_before}).</translation>
    </message>
    <message>
        <source>At the distance where a level of detail takes over, its surface deviates by at most {pixels} pixels on a screen with {lines} lines.</source>
        <extracomment>caution.pixels</extracomment>
        <translation>A la distancia en que se pasa a un nivel de detalle, su superficie se desvía como máximo {pixels} píxeles en una pantalla de {lines} líneas.</translation>
    </message>
    <message>
        <source>simplify</source>
        <extracomment>word</extracomment>
        <translation>simplificado</translation>
    </message>
    <message>
        <source>would not be used, because the part would still have the physics shape {representation}. {because}</source>
        <extracomment>shape.not_used</extracomment>
        <translation>no se usaría: la parte seguiría chocando como {representation}. {because}</translation>
    </message>
    <message>
        <source>cannot be opened as a database: {reason}</source>
        <extracomment>database.cannot_open</extracomment>
        <translation>no se puede abrir como base de datos: {reason}</translation>
    </message>
    <message>
        <source>is being written by another program; try again when that program has finished</source>
        <extracomment>grid.written_already</extracomment>
        <translation>lo está escribiendo otro programa; inténtelo de nuevo cuando ese programa haya terminado</translation>
    </message>
    <message>
        <source>cannot be physical</source>
        <extracomment>column.not_physical</extracomment>
        <translation>no pueden ser físicos</translation>
    </message>
    <message>
        <source>linksets that cost less</source>
        <extracomment>column.winners</extracomment>
        <translation>conjuntos que cuestan menos</translation>
    </message>
    <message>
        <source>linksets that cost more</source>
        <extracomment>column.losers</extracomment>
        <translation>conjuntos que cuestan más</translation>
    </message>
    <message>
        <source>decided by a different weight</source>
        <extracomment>column.decided_anew</extracomment>
        <translation>decididos por otro peso</translation>
    </message>
    <message>
        <source>regions newly over capacity</source>
        <extracomment>column.no_longer_fits</extracomment>
        <translation>regiones que ya no alcanzan</translation>
    </message>
    <message>
        <source>regions back within capacity</source>
        <extracomment>column.fits_again</extracomment>
        <translation>regiones que vuelven a alcanzar</translation>
    </message>
    <message>
        <source>The selection contains no mesh. Only meshes can have their own physics shape.</source>
        <extracomment>making.no_mesh</extracomment>
        <translation>La selección no contiene ninguna malla. Solo las mallas pueden tener una forma física propia.</translation>
    </message>
    <message>
        <source>the mesh is missing, so its physics shape cannot be changed</source>
        <extracomment>making.missing</extracomment>
        <translation>falta la malla, así que su forma física no se puede cambiar</translation>
    </message>
    <message>
        <source>the mesh could not be read completely, so a generated shape would not fit</source>
        <extracomment>making.damaged</extracomment>
        <translation>su malla no se pudo leer entera, así que una forma generada no encajaría</translation>
    </message>
    <message>
        <source>the download and server weights leave no PE for physics, so every shape costs extra; choose a different goal</source>
        <extracomment>making.nothing_free</extracomment>
        <translation>los pesos de descarga y de servidor no dejan ningún PE para la física, así que toda forma cuesta más; elija otro objetivo</translation>
    </message>
    <message>
        <source>{parts}: {what} ({value} PE each)</source>
        <extracomment>explain.cause_alike</extracomment>
        <translation>{parts}: {what} ({value} PE cada una)</translation>
    </message>
    <message>
        <source>{name}, parts {numbers}</source>
        <extracomment>explain.parts_of_name</extracomment>
        <translation>{name}, partes {numbers}</translation>
    </message>
    <message>
        <source>parts {numbers}</source>
        <extracomment>explain.parts_without_name</extracomment>
        <translation>partes {numbers}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <extracomment>explain.and_last</extracomment>
        <translation>{list} y {last}</translation>
    </message>
    <message numerus="yes">
        <source>{list} and {count} more</source>
        <extracomment>explain.and_others</extracomment>
        <translation>
            <numerusform>{list} y una más</numerusform>
            <numerusform>{list} y {count} más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the physics shape of {part} with {count} hulls.</source>
        <extracomment>advice.made_hulls</extracomment>
        <translation>
            <numerusform>Sustituya la forma física de {part} por una envolvente.</numerusform>
            <numerusform>Sustituya la forma física de {part} por {count} envolventes.</numerusform>
        </translation>
    </message>
    <message>
        <source>All passages stay open to avatars.</source>
        <extracomment>caution.ways_kept</extracomment>
        <translation>Todos los pasos siguen abiertos a los avatares.</translation>
    </message>
    <message>
        <source>known land impact before</source>
        <extracomment>column.known_before</extracomment>
        <translation>impacto en el terreno conocido antes</translation>
    </message>
    <message>
        <source>known land impact after</source>
        <extracomment>column.known_after</extracomment>
        <translation>impacto en el terreno conocido después</translation>
    </message>
    <message>
        <source>is not in {folder}, so the region cannot be opened; put the file back into this folder, or create the tables again</source>
        <extracomment>query.no_scene</extracomment>
        <translation>no está en {folder}, así que la región no puede abrirse; devuelva el archivo a esta carpeta o vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>linksets before</source>
        <extracomment>chart.linksets_before</extracomment>
        <translation>conjuntos antes</translation>
    </message>
    <message>
        <source>linksets now</source>
        <extracomment>chart.linksets_now</extracomment>
        <translation>conjuntos ahora</translation>
    </message>
    <message>
        <source>has no existing hulls to evaluate</source>
        <extracomment>shape.no_own</extracomment>
        <translation>no tiene una descomposición convexa que evaluar</translation>
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
        <translation>La caja se saldría del octree; elija otro lugar o amplíe antes el octree.</translation>
    </message>
    <message>
        <source>The selected box has {cells} cells, but the limit is {limit}: choose a smaller grid depth or a smaller box.</source>
        <extracomment>edit.box_too_large</extracomment>
        <translation>La caja elegida tiene {cells} celdas, pero el límite es {limit}: elija una profundidad de cuadrícula menor o una caja menor.</translation>
    </message>
    <message>
        <source>A divided cube cannot be pushed as a whole: choose a greater grid depth, or make the cube solid.</source>
        <extracomment>edit.push_divided</extracomment>
        <translation>Un cubo dividido no se puede empujar entero: elija una profundidad de cuadrícula mayor o hágalo macizo.</translation>
    </message>
    <message>
        <source>There is only empty space here, so there is nothing to push.</source>
        <extracomment>edit.push_nothing</extracomment>
        <translation>Aquí solo hay espacio vacío, así que no hay nada que empujar.</translation>
    </message>
    <message>
        <source>Point at a face of the octree that contains the selected box.</source>
        <extracomment>edit.push_outside</extracomment>
        <translation>Señale una cara del octree que contiene la caja elegida.</translation>
    </message>
    <message>
        <source>A mesh can have at most {limit} hulls.</source>
        <extracomment>shape.too_many_hulls</extracomment>
        <translation>Una malla puede tener {limit} envolventes como máximo.</translation>
    </message>
    <message>
        <source>The hull would have {corners} vertices; the limit is {limit}.</source>
        <extracomment>shape.too_many_corners</extracomment>
        <translation>La envolvente tendría {corners} vértices; el límite es {limit}.</translation>
    </message>
    <message>
        <source>The hull would have almost no volume, and the grid refuses such hulls. Make it thicker.</source>
        <extracomment>shape.edited_flat</extracomment>
        <translation>La envolvente casi no tendría volumen, y el grid rechaza esas envolventes. Hágala más gruesa.</translation>
    </message>
    <message>
        <source>The plane misses the hull, which extends from {from} to {to} m along this axis.</source>
        <extracomment>shape.plane_misses</extracomment>
        <translation>El plano no corta la envolvente, que va de {from} a {to} m a lo largo de este eje.</translation>
    </message>
    <message>
        <source>Hull {number} of the mesh has almost no volume, so the hulls of this mesh cannot be edited.</source>
        <extracomment>making.flat_hull</extracomment>
        <translation>La envolvente {number} de la malla casi no tiene volumen, así que no se pueden editar sus envolventes.</translation>
    </message>
    <message>
        <source>An avatar no longer fits here</source>
        <extracomment>legend.walkable_taken</extracomment>
        <translation>Aquí ya no cabe un avatar</translation>
    </message>
    <message>
        <source>{value} LI/m²</source>
        <extracomment>legend.land</extracomment>
        <translation>{value} LI/m²</translation>
    </message>
    <message>
        <source>{value} LI/m² or more</source>
        <extracomment>legend.land_more</extracomment>
        <translation>{value} LI/m² o más</translation>
    </message>
    <message>
        <source>line {number}</source>
        <extracomment>place.line</extracomment>
        <translation>línea {number}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <extracomment>place.column</extracomment>
        <translation>columna {number}</translation>
    </message>
    <message>
        <source>byte {number}</source>
        <extracomment>place.byte</extracomment>
        <translation>byte {number}</translation>
    </message>
    <message>
        <source>byte {number} of the decompressed data</source>
        <extracomment>place.byte_unpacked</extracomment>
        <translation>byte {number} de los datos descomprimidos</translation>
    </message>
    <message>
        <source>face {number}</source>
        <extracomment>place.face</extracomment>
        <translation>cara {number}</translation>
    </message>
    <message>
        <source>{what} on line {number}</source>
        <extracomment>place.in_line</extracomment>
        <translation>{what} en la línea {number}</translation>
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
        <translation>tiene demasiados trozos separados para simplificarlo: quedan {triangles} triángulos, y el límite es {limit}</translation>
    </message>
    <message>
        <source>has no patch whose hull is thick enough for the grid</source>
        <extracomment>shape.flat_patches</extracomment>
        <translation>no tiene ningún trozo cuya envolvente sea bastante gruesa para el grid</translation>
    </message>
    <message>
        <source>equal</source>
        <extracomment>changes.equal</extracomment>
        <translation>igual</translation>
    </message>
    <message>
        <source>Materials {numbers}</source>
        <extracomment>legend.material_more</extracomment>
        <translation>Materiales {numbers}</translation>
    </message>
    <message>
        <source>Hulls {numbers}</source>
        <extracomment>legend.hull_more</extracomment>
        <translation>Envolventes {numbers}</translation>
    </message>
    <message>
        <source>Physics decides</source>
        <extracomment>legend.decided_physics</extracomment>
        <translation>Decide la física</translation>
    </message>
    <message>
        <source>Server decides</source>
        <extracomment>legend.decided_server</extracomment>
        <translation>Decide el servidor</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>kit.type_none</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Primitive</source>
        <extracomment>legend.as_primitive</extracomment>
        <translation>Primitiva</translation>
    </message>
    <message>
        <source>One hull</source>
        <extracomment>legend.as_hull</extracomment>
        <translation>Una envolvente</translation>
    </message>
    <message>
        <source>Triangle mesh</source>
        <extracomment>legend.as_triangle_mesh</extracomment>
        <translation>Malla de triángulos</translation>
    </message>
    <message>
        <source>{value} LI cheaper</source>
        <extracomment>legend.cheaper</extracomment>
        <translation>{value} LI más barato</translation>
    </message>
    <message>
        <source>{value} m wide</source>
        <extracomment>legend.width</extracomment>
        <translation>{value} m de ancho</translation>
    </message>
    <message>
        <source>{value} m wide or less</source>
        <extracomment>legend.width_less</extracomment>
        <translation>{value} m de ancho o menos</translation>
    </message>
    <message>
        <source>{value} m wide or more</source>
        <extracomment>legend.width_more</extracomment>
        <translation>{value} m de ancho o más</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>colour.land_impact</extracomment>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Land impact</source>
        <extracomment>kit.land_impact</extracomment>
        <translation>Impacto en el terreno</translation>
    </message>
    <message>
        <source>LI/m²</source>
        <extracomment>legend.ramp_land</extracomment>
        <translation>LI/m²</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>colour.change</extracomment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>legend.ramp_width</extracomment>
        <translation>Anchura</translation>
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
        <translation>pertenece a Weighbridge, que nunca cambia sus propios archivos; elija otra carpeta</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls ({hulls}) have no volume; a hull needs at least four points that are not in one plane</source>
        <extracomment>asset.flat_hull</extracomment>
        <translation>
            <numerusform>{count} envolvente ({hulls}) no tiene volumen; una envolvente necesita al menos cuatro puntos que no estén en un mismo plano</numerusform>
            <numerusform>{count} envolventes ({hulls}) no tienen volumen; una envolvente necesita al menos cuatro puntos que no estén en un mismo plano</numerusform>
        </translation>
    </message>
    <message>
        <source>has an unsupported {what}; supported values: {values}. Export the model again with one of these values</source>
        <extracomment>model.unsupported</extracomment>
        <translation>tiene {what} con un valor no admitido; valores admitidos: {values}. Exporte el modelo de nuevo con uno de estos valores</translation>
    </message>
    <message>
        <source>could not be read completely, because it ends inside facet {facet}; copy or export it again</source>
        <extracomment>plain.stl_cut</extracomment>
        <translation>no se pudo leer entero, porque termina dentro de la faceta {facet}; cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>the number of scripts in &quot;{name}&quot; differs ({grid} on the grid, {here} here)</source>
        <extracomment>measured.other_scripts</extracomment>
        <translation>el número de scripts de «{name}» difiere ({grid} en el grid, {here} aquí)</translation>
    </message>
    <message>
        <source>{file} has materials that the model lacks ({materials}). In that file, use only materials that the model has.</source>
        <extracomment>upload.level_materials</extracomment>
        <translation>{file} tiene materiales que faltan en el modelo ({materials}). Use en ese archivo solo materiales del modelo.</translation>
    </message>
    <message>
        <source>the object is mirrored by a negative scale, which the uploader refuses. Apply the scale before export.</source>
        <extracomment>upload.mirrored</extracomment>
        <translation>el objeto está reflejado por una escala negativa, y el cargador lo rechaza. Aplique la escala antes de exportar.</translation>
    </message>
    <message>
        <source>no object uses the geometry &quot;{geometry}&quot;. Delete it, or place it in the scene.</source>
        <extracomment>upload.unused_geometry</extracomment>
        <translation>ningún objeto usa la geometría «{geometry}». Elimínela o colóquela en la escena.</translation>
    </message>
    <message>
        <source>the file has no scene. Export it again, with its objects placed in a scene.</source>
        <extracomment>upload.no_scene</extracomment>
        <translation>el archivo no tiene ninguna escena. Expórtelo de nuevo, con sus objetos colocados en una escena.</translation>
    </message>
    <message>
        <source>the numbers of vertices and weights in the skin &quot;{controller}&quot; do not match. Export the file again.</source>
        <extracomment>upload.controller</extracomment>
        <translation>los números de vértices y pesos de la piel «{controller}» no cuadran. Exporte el archivo de nuevo.</translation>
    </message>
    <message>
        <source>{part}, {place}: {why}</source>
        <extracomment>export.refused</extracomment>
        <translation>{part}, {place}: {why}</translation>
    </message>
    <message>
        <source>{part}, {place}: {why}. Remedy: {remedy}</source>
        <extracomment>export.refused_remedy</extracomment>
        <translation>{part}, {place}: {why}. Solución: {remedy}</translation>
    </message>
    <message>
        <source>was not written, because the upload would be refused: {why}</source>
        <extracomment>making.would_be_refused</extracomment>
        <translation>no se escribió, porque la subida se rechazaría: {why}</translation>
    </message>
    <message>
        <source>case</source>
        <extracomment>column.case</extracomment>
        <translation>caso</translation>
    </message>
    <message>
        <source>quantity</source>
        <extracomment>column.quantity</extracomment>
        <translation>magnitud</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>column.object</extracomment>
        <translation>objeto</translation>
    </message>
    <message>
        <source>testable</source>
        <extracomment>column.testable</extracomment>
        <translation>comprobable</translation>
    </message>
    <message>
        <source>why not</source>
        <extracomment>column.why_not</extracomment>
        <translation>por qué no</translation>
    </message>
    <message>
        <source>rules</source>
        <extracomment>column.rules</extracomment>
        <translation>reglas</translation>
    </message>
    <message>
        <source>source</source>
        <extracomment>column.source</extracomment>
        <translation>fuente</translation>
    </message>
    <message>
        <source>deviation m</source>
        <extracomment>column.deviation_m</extracomment>
        <translation>desviación m</translation>
    </message>
    <message>
        <source>deviation px</source>
        <extracomment>column.deviation_pixels</extracomment>
        <translation>desviación px</translation>
    </message>
    <message>
        <source>arrives</source>
        <extracomment>column.arrives</extracomment>
        <translation>llega</translation>
    </message>
    <message>
        <source>triangle rule</source>
        <extracomment>column.triangle_rule</extracomment>
        <translation>regla de triángulos</translation>
    </message>
    <message>
        <source>{place}: {what}.</source>
        <extracomment>explain.finding</extracomment>
        <translation>{place}: {what}.</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. At {radii} m, the growth rate of its download weight changes.</source>
        <extracomment>cliff.download</extracomment>
        <translation>La mitad de su diagonal mide {radius} m. A los {radii} m cambia el ritmo al que crece su peso de descarga.</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. At {radii} m, the growth rate of its download weight changes; above {constant} m, the weight stays the same.</source>
        <extracomment>cliff.download_constant</extracomment>
        <translation>La mitad de su diagonal mide {radius} m. A los {radii} m cambia el ritmo al que crece su peso de descarga; por encima de {constant} m, el peso ya no cambia.</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. Above {constant} m, its download weight stays the same; below that, the weight&apos;s growth rate changes at {radii} m.</source>
        <extracomment>cliff.download_past</extracomment>
        <translation>La mitad de su diagonal mide {radius} m. Por encima de {constant} m, su peso de descarga ya no cambia; por debajo, el ritmo al que crece el peso cambia a los {radii} m.</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as triangles, and its shape type is Prim. The grid uses every triangle; narrow ones make the part expensive.</source>
        <extracomment>reason.physics_mesh</extracomment>
        <translation>Su forma física se subió como triángulos, y su tipo de forma es «Prim». El grid usa todos los triángulos; los estrechos la encarecen.</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text: 0.1 I</source>
        <extracomment>constant.primitive_cost</extracomment>
        <translation>wiki de Second Life, Physics_Cost_test, revisiones 1131515 (12 de enero de 2011) a 1148633 (12 de julio de 2011); el plan de pruebas da la fórmula como texto sin formato: 0.1 I</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text: 0.2 H + 0.04 (V - 4H)</source>
        <extracomment>constant.hull_cost</extracomment>
        <translation>wiki de Second Life, Physics_Cost_test, revisiones 1131515 (12 de enero de 2011) a 1148633 (12 de julio de 2011); el plan de pruebas da la fórmula como texto sin formato: 0.2 H + 0.04 (V - 4H)</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text; the constant is in its third term, which the Mesh Physics document supersedes</source>
        <extracomment>constant.density_triangle_cost</extracomment>
        <translation>wiki de Second Life, Physics_Cost_test, revisiones 1131515 (12 de enero de 2011) a 1148633 (12 de julio de 2011); el plan de pruebas da la fórmula como texto sin formato; la constante está en su tercer término, al que sustituye el documento Mesh Physics</translation>
    </message>
    <message>
        <source>1/m3</source>
        <extracomment>constant.density_volume</extracomment>
        <translation>1/m³</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance, 2024: the download weight of static mesh is 15% lower in all regions</source>
        <extracomment>constant.static_mesh_factor</extracomment>
        <translation>Linden Lab, anuncio del aumento del impacto en el terreno disponible, 2024: el peso de descarga de la malla estática es un 15 % menor en todas las regiones</translation>
    </message>
    <message>
        <source>1 box</source>
        <extracomment>published</extracomment>
        <translation>1 caja</translation>
    </message>
    <message>
        <source>wiki Sculpted_Prim_Usage, revision 1169304</source>
        <extracomment>published</extracomment>
        <translation>wiki Sculpted_Prim_Usage, revisión 1169304</translation>
    </message>
    <message>
        <source>printed to one decimal</source>
        <extracomment>published</extracomment>
        <translation>impreso con un decimal</translation>
    </message>
    <message>
        <source>1 sphere</source>
        <extracomment>published</extracomment>
        <translation>1 esfera</translation>
    </message>
    <message>
        <source>1 hull of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>1 envolvente de 8 vértices</translation>
    </message>
    <message>
        <source>0.36 by the rule</source>
        <extracomment>published</extracomment>
        <translation>0,36 según la regla</translation>
    </message>
    <message>
        <source>the shape is not in a file</source>
        <extracomment>published</extracomment>
        <translation>la forma no está en ningún archivo</translation>
    </message>
    <message>
        <source>1 sculpt</source>
        <extracomment>published</extracomment>
        <translation>1 esculpido</translation>
    </message>
    <message>
        <source>a hull of 44 vertices would give it</source>
        <extracomment>published</extracomment>
        <translation>lo daría una envolvente de 44 vértices</translation>
    </message>
    <message>
        <source>2 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>2 envolventes de 8 vértices</translation>
    </message>
    <message>
        <source>5 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>5 envolventes de 8 vértices</translation>
    </message>
    <message>
        <source>10 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>10 envolventes de 8 vértices</translation>
    </message>
    <message>
        <source>2 boxes, one Convex Hull</source>
        <extracomment>published</extracomment>
        <translation>2 cajas, una con «Apariencia convexa»</translation>
    </message>
    <message>
        <source>forum topic 159299</source>
        <extracomment>published</extracomment>
        <translation>tema 159299 del foro</translation>
    </message>
    <message>
        <source>10 boxes and a cylinder, all Convex Hull</source>
        <extracomment>published</extracomment>
        <translation>10 cajas y un cilindro, todos con «Apariencia convexa»</translation>
    </message>
    <message>
        <source>forum topic 83294</source>
        <extracomment>published</extracomment>
        <translation>tema 83294 del foro</translation>
    </message>
    <message>
        <source>5.5 rounds up</source>
        <extracomment>published</extracomment>
        <translation>5,5 se redondea a 6</translation>
    </message>
    <message>
        <source>19 boxes, all Convex Hull, 1 script</source>
        <extracomment>published</extracomment>
        <translation>19 cajas como envolventes, 1 script</translation>
    </message>
    <message>
        <source>governormarley, blog, post 1598</source>
        <extracomment>published</extracomment>
        <translation>governormarley, blog, entrada 1598</translation>
    </message>
    <message>
        <source>SRC 19.05</source>
        <extracomment>published</extracomment>
        <translation>SRC 19,05</translation>
    </message>
    <message>
        <source>12 sculpts</source>
        <extracomment>published</extracomment>
        <translation>12 esculpidos</translation>
    </message>
    <message>
        <source>30 sculpts</source>
        <extracomment>published</extracomment>
        <translation>30 esculpidos</translation>
    </message>
    <message>
        <source>the model is not public</source>
        <extracomment>published</extracomment>
        <translation>el modelo no es público</translation>
    </message>
    <message>
        <source>the published document</source>
        <extracomment>published</extracomment>
        <translation>el documento publicado</translation>
    </message>
    <message>
        <source>decomposition of 13 PE</source>
        <extracomment>published</extracomment>
        <translation>descomposición de 13 PE</translation>
    </message>
    <message>
        <source>10 boxes</source>
        <extracomment>published</extracomment>
        <translation>10 cajas</translation>
    </message>
    <message>
        <source>10 boxes within 3 x 4 x 5 m</source>
        <extracomment>published</extracomment>
        <translation>10 cajas en un espacio de 3 x 4 x 5 m</translation>
    </message>
    <message>
        <source>1.62667 exactly: the document rounds the area</source>
        <extracomment>published</extracomment>
        <translation>1,62667 exactamente: el documento redondea el área</translation>
    </message>
    <message>
        <source>static mesh</source>
        <extracomment>published</extracomment>
        <translation>malla estática</translation>
    </message>
    <message>
        <source>where the slope of the download weight changes</source>
        <extracomment>published</extracomment>
        <translation>donde cambia la pendiente del peso de descarga</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance</source>
        <extracomment>published</extracomment>
        <translation>Linden Lab, anuncio del aumento de la cantidad permitida de impacto en el terreno</translation>
    </message>
    <message>
        <source>animated mesh, prims and sculpts excepted</source>
        <extracomment>published</extracomment>
        <translation>malla animada, salvo prims y esculpidos</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 I; Mesh Physics document</source>
        <extracomment>term.primitive_box</extracomment>
        <translation>la fórmula publicada (wiki de Second Life, Physics_Cost_test): 0,1 I; documento Mesh Physics</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 I</source>
        <extracomment>term.primitive_round</extracomment>
        <translation>la fórmula publicada (wiki de Second Life, Physics_Cost_test): 0,1 I</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H); measured in world for a cube</source>
        <extracomment>term.hull</extracomment>
        <translation>la fórmula publicada (wiki de Second Life, Physics_Cost_test): 0,2 H + 0,04 (V - 4H); medida en el mundo con un cubo</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H)</source>
        <extracomment>term.decomposition</extracomment>
        <translation>la fórmula publicada (wiki de Second Life, Physics_Cost_test): 0,2 H + 0,04 (V - 4H)</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 T T / (100 B), which the Mesh Physics document supersedes</source>
        <extracomment>term.triangle_density</extracomment>
        <translation>la fórmula publicada (wiki de Second Life, Physics_Cost_test): 0,1 T T / (100 B), a la que sustituye el documento Mesh Physics</translation>
    </message>
    <message>
        <source>volume of its bounding box</source>
        <extracomment>term.box_volume</extracomment>
        <translation>volumen de su caja</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test)</source>
        <extracomment>term.box_volume</extracomment>
        <translation>la fórmula publicada (wiki de Second Life, Physics_Cost_test)</translation>
    </message>
    <message>
        <source>m3</source>
        <extracomment>term.box_volume</extracomment>
        <translation>m³</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance, 2024: the download weight is 15% lower, except for animated mesh, prims and sculpts</source>
        <extracomment>term.static_mesh</extracomment>
        <translation>Linden Lab, anuncio del aumento del impacto en el terreno disponible, 2024: el peso de descarga es un 15 % menor, salvo en malla animada, prims y esculpidos</translation>
    </message>
    <message>
        <source>the part&apos;s size along x</source>
        <extracomment>quantity</extracomment>
        <translation>el tamaño de la parte en x</translation>
    </message>
    <message>
        <source>the part&apos;s size along y</source>
        <extracomment>quantity</extracomment>
        <translation>el tamaño de la parte en y</translation>
    </message>
    <message>
        <source>the part&apos;s size along z</source>
        <extracomment>quantity</extracomment>
        <translation>el tamaño de la parte en z</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>word</extracomment>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>existing</source>
        <extracomment>word</extracomment>
        <translation>existente</translation>
    </message>
    <message>
        <source>panels</source>
        <extracomment>method.panels</extracomment>
        <translation>paneles</translation>
    </message>
    <message>
        <source>download plateau</source>
        <extracomment>word</extracomment>
        <translation>meseta de descarga</translation>
    </message>
    <message>
        <source>box volume</source>
        <extracomment>word</extracomment>
        <translation>volumen de caja</translation>
    </message>
    <message>
        <source>Sculpt hull vertices</source>
        <extracomment>title</extracomment>
        <translation>Vértices de envolvente de esculpido</translation>
    </message>
    <message>
        <source>Density triangle cost</source>
        <extracomment>title</extracomment>
        <translation>Coste por triángulo según la densidad</translation>
    </message>
    <message>
        <source>Density volume</source>
        <extracomment>title</extracomment>
        <translation>Volumen de la densidad</translation>
    </message>
    <message>
        <source>Triangle rule</source>
        <extracomment>title</extracomment>
        <translation>Regla de triángulos</translation>
    </message>
    <message>
        <source>width</source>
        <extracomment>word</extracomment>
        <translation>anchura</translation>
    </message>
    <message>
        <source>density</source>
        <extracomment>word</extracomment>
        <translation>densidad</translation>
    </message>
    <message numerus="yes">
        <source>delete the {count} zero-area faces of the physics mesh, then upload again</source>
        <extracomment>remedy.zero_area</extracomment>
        <translation>
            <numerusform>elimine la cara de área cero de la malla física y súbalo de nuevo</numerusform>
            <numerusform>elimine las {count} caras de área cero de la malla física y súbalo de nuevo</numerusform>
        </translation>
    </message>
    <message>
        <source>merge vertices by distance ({distance}), then upload again</source>
        <extracomment>remedy.merge</extracomment>
        <translation>fusione los vértices por distancia ({distance}) y súbalo de nuevo</translation>
    </message>
    <message>
        <source>merge vertices by distance ({distance}), delete zero-area faces, then upload again</source>
        <extracomment>remedy.merge_and_delete</extracomment>
        <translation>fusione los vértices por distancia ({distance}), elimine las caras de área cero y súbalo de nuevo</translation>
    </message>
    <message>
        <source>use at most {limit} hulls</source>
        <extracomment>remedy.fewer_hulls</extracomment>
        <translation>use como máximo {limit} envolventes</translation>
    </message>
    <message numerus="yes">
        <source>delete these hulls, or make them thicker</source>
        <extracomment>remedy.flat_hulls</extracomment>
        <translation>
            <numerusform>elimine esta envolvente o hágala más gruesa</numerusform>
            <numerusform>elimine estas envolventes o hágalas más gruesas</numerusform>
        </translation>
    </message>
    <message>
        <source>use at most {limit} materials</source>
        <extracomment>remedy.fewer_materials</extracomment>
        <translation>use como máximo {limit} materiales</translation>
    </message>
    <message>
        <source>split the face, or simplify it</source>
        <extracomment>remedy.fewer_vertices</extracomment>
        <translation>divida la cara o simplifíquela</translation>
    </message>
    <message>
        <source>use a simpler model for this level of detail</source>
        <extracomment>remedy.simpler_level</extracomment>
        <translation>use un modelo más sencillo para este nivel de detalle</translation>
    </message>
    <message>
        <source>give every level of detail the same materials</source>
        <extracomment>remedy.same_materials</extracomment>
        <translation>dé los mismos materiales a todos los niveles de detalle</translation>
    </message>
    <message>
        <source>generate this level of detail, or leave out the lower ones</source>
        <extracomment>remedy.every_level</extracomment>
        <translation>genere este nivel de detalle u omita los inferiores</translation>
    </message>
    <message>
        <source>export the model again</source>
        <extracomment>remedy.export_again</extracomment>
        <translation>exporte el modelo de nuevo</translation>
    </message>
    <message>
        <source>upload the model again, with a physics shape</source>
        <extracomment>remedy.make_hull</extracomment>
        <translation>suba de nuevo el modelo con una forma física</translation>
    </message>
    <message>
        <source>the uploader uses this file together with {model}; inspect {model} to check both</source>
        <extracomment>upload.companion</extracomment>
        <translation>el cargador usa este archivo junto con {model}; inspeccione {model} para comprobar ambos</translation>
    </message>
    <message>
        <source>Would it upload? No. {first}</source>
        <extracomment>upload.refused</extracomment>
        <translation>¿Se podría subir? No. {first}</translation>
    </message>
    <message>
        <source>Would it upload? No, for {count} reasons. {first}</source>
        <extracomment>upload.refused_more</extracomment>
        <translation>¿Se podría subir? No, por {count} motivos. {first}</translation>
    </message>
    <message>
        <source>Would it upload? Likely not. {first}</source>
        <extracomment>upload.likely</extracomment>
        <translation>¿Se podría subir? Probablemente no. {first}</translation>
    </message>
    <message>
        <source>Would it upload? Likely not, for {count} reasons. {first}</source>
        <extracomment>upload.likely_more</extracomment>
        <translation>¿Se podría subir? Probablemente no, por {count} motivos. {first}</translation>
    </message>
    <message>
        <source>{part}, {place}: {why} ({confidence}).</source>
        <extracomment>upload.refusal</extracomment>
        <translation>{part}, {place}: {why} ({confidence}).</translation>
    </message>
    <message>
        <source>{part}, {place}: {why} ({confidence}). Remedy: {remedy}.</source>
        <extracomment>upload.refusal_remedy</extracomment>
        <translation>{part}, {place}: {why} ({confidence}). Solución: {remedy}.</translation>
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
            <numerusform>{part} y una más como ella</numerusform>
            <numerusform>{part} y {count} más como ella</numerusform>
        </translation>
    </message>
    <message>
        <source>would not upload: {why}</source>
        <extracomment>upload.problem</extracomment>
        <translation>no se podría subir: {why}</translation>
    </message>
    <message>
        <source>would likely not upload: {why}</source>
        <extracomment>upload.likely_problem</extracomment>
        <translation>probablemente no se podría subir: {why}</translation>
    </message>
    <message>
        <source>would not upload: {why}. Remedy: {remedy}</source>
        <extracomment>upload.problem_remedy</extracomment>
        <translation>no se podría subir: {why}. Solución: {remedy}</translation>
    </message>
    <message>
        <source>would likely not upload: {why}. Remedy: {remedy}</source>
        <extracomment>upload.likely_problem_remedy</extracomment>
        <translation>probablemente no se podría subir: {why}. Solución: {remedy}</translation>
    </message>
    <message>
        <source>an unknown way to cut faces</source>
        <extracomment>word</extracomment>
        <translation>una forma desconocida de dividir caras</translation>
    </message>
    <message>
        <source>an unknown stumble</source>
        <extracomment>word</extracomment>
        <translation>un tropiezo desconocido</translation>
    </message>
    <message>
        <source>an unknown omission</source>
        <extracomment>word</extracomment>
        <translation>una omisión desconocida</translation>
    </message>
    <message>
        <source>an area that is none</source>
        <extracomment>word</extracomment>
        <translation>un área que no lo es</translation>
    </message>
    <message>
        <source>a record ends that did not begin</source>
        <extracomment>word</extracomment>
        <translation>termina un registro que no empezó</translation>
    </message>
    <message>
        <source>a number in it is too long</source>
        <extracomment>word</extracomment>
        <translation>contiene un número demasiado largo</translation>
    </message>
    <message>
        <source>Material</source>
        <extracomment>colour.material</extracomment>
        <translation>Material</translation>
    </message>
    <message>
        <source>Hull</source>
        <extracomment>colour.hull</extracomment>
        <translation>Envolvente</translation>
    </message>
    <message>
        <source>Cost of triangles and hulls</source>
        <extracomment>colour.cost_share</extracomment>
        <translation>Coste por triángulo y envolvente</translation>
    </message>
    <message>
        <source>Land impact per square meter</source>
        <extracomment>colour.land</extracomment>
        <translation>Impacto del suelo</translation>
    </message>
    <message>
        <source>Deciding weight</source>
        <extracomment>colour.decided_by</extracomment>
        <translation>Peso que decide</translation>
    </message>
    <message numerus="yes">
        <source>{count} meshes are rigged; their skin weights and joints are left out</source>
        <extracomment>export.no_rig</extracomment>
        <translation>
            <numerusform>{count} malla tiene esqueleto; sus pesos y articulaciones se omiten</numerusform>
            <numerusform>{count} mallas tienen esqueleto; sus pesos y articulaciones se omiten</numerusform>
        </translation>
    </message>
    <message>
        <source>existing hulls</source>
        <extracomment>method.existing</extracomment>
        <translation>envolventes existentes</translation>
    </message>
    <message>
        <source>The existing hulls, unchanged</source>
        <extracomment>method.existing_help</extracomment>
        <translation>Las envolventes existentes, sin cambios</translation>
    </message>
    <message>
        <source>one hull</source>
        <extracomment>method.base</extracomment>
        <translation>una envolvente</translation>
    </message>
    <message>
        <source>One convex hull around everything</source>
        <extracomment>method.base_help</extracomment>
        <translation>Una envolvente convexa alrededor de todo</translation>
    </message>
    <message>
        <source>Octree cubes, merged into boxes</source>
        <extracomment>method.boxes_help</extracomment>
        <translation>Cubos de un octree, unidos en cajas</translation>
    </message>
    <message>
        <source>split hulls</source>
        <extracomment>method.hacd</extracomment>
        <translation>división (HACD)</translation>
    </message>
    <message>
        <source>One hull per patch (HACD), the way other tools split a mesh</source>
        <extracomment>method.hacd_help</extracomment>
        <translation>Una envolvente por trozo (HACD), como otras herramientas dividen una malla</translation>
    </message>
    <message>
        <source>simpler hulls</source>
        <extracomment>method.drop</extracomment>
        <translation>envolventes más simples</translation>
    </message>
    <message>
        <source>The existing hulls, or boxes if there are none, with vertices dropped and hulls merged</source>
        <extracomment>method.drop_help</extracomment>
        <translation>Las envolventes existentes, o cajas, con vértices quitados y envolventes unidas</translation>
    </message>
    <message>
        <source>overlapping hulls</source>
        <extracomment>method.cover</extracomment>
        <translation>envolventes solapadas</translation>
    </message>
    <message>
        <source>A few overlapping hulls with few vertices</source>
        <extracomment>method.cover_help</extracomment>
        <translation>Pocas envolventes con pocos vértices, que se solapan</translation>
    </message>
    <message>
        <source>Flat panels for walls and slabs; openings stay open</source>
        <extracomment>method.panels_help</extracomment>
        <translation>Paneles planos para paredes y losas; las aberturas siguen abiertas</translation>
    </message>
    <message>
        <source>The model&apos;s mesh, simplified and without its most expensive triangles</source>
        <extracomment>method.simplify_help</extracomment>
        <translation>La malla del modelo, simplificada y sin los triángulos más caros</translation>
    </message>
    <message>
        <source>no file is needed, because the uploader generates the base hull if you select no physics file</source>
        <extracomment>making.no_file_needed</extracomment>
        <translation>no hace falta ningún archivo: el cargador genera la envolvente base si no selecciona ningún archivo de física</translation>
    </message>
    <message>
        <source>Upload &quot;{name}&quot;</source>
        <extracomment>kit.title</extracomment>
        <translation>Subir «{name}»</translation>
    </message>
    <message numerus="yes">
        <source>expected {count} parts, found {found} when reading the files back; nothing was written. Please report this.</source>
        <extracomment>kit.lost_parts</extracomment>
        <translation>
            <numerusform>se esperaba 1 parte y se encontraron {found} al releer los archivos; no se escribió nada. Por favor, informe de esto.</numerusform>
            <numerusform>se esperaban {count} partes y se encontraron {found} al releer los archivos; no se escribió nada. Por favor, informe de esto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps in the viewer</source>
        <extracomment>kit.steps</extracomment>
        <translation>Pasos en el visor</translation>
    </message>
    <message>
        <source>Choose Build &gt; Upload &gt; Model, and select the file {file}.</source>
        <extracomment>kit.step_model</extracomment>
        <translation>Elija «Construir &gt; Subir &gt; Modelo» y seleccione el archivo {file}.</translation>
    </message>
    <message>
        <source>On the Physics tab, do not select a file. Each mesh then collides as its base hull, so avatars cannot enter its openings or hollows.</source>
        <extracomment>kit.step_no_physics</extracomment>
        <translation>En la pestaña «Física», no seleccione ningún archivo. Cada malla choca entonces como su envolvente base, y los avatares no pueden entrar en sus aberturas ni huecos.</translation>
    </message>
    <message>
        <source>Upload the model, and drag it from your inventory into the world.</source>
        <extracomment>kit.step_rez</extracomment>
        <translation>Súbalo y arrástrelo del inventario al mundo.</translation>
    </message>
    <message>
        <source>Expected weights</source>
        <extracomment>kit.weights</extracomment>
        <translation>Pesos esperados</translation>
    </message>
    <message>
        <source>expected</source>
        <extracomment>kit.expected</extracomment>
        <translation>esperado</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>kit.files</extracomment>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>The files contain shapes and material names, but no textures. Apply the textures in world.</source>
        <extracomment>kit.textures</extracomment>
        <translation>Los archivos contienen formas y nombres de materiales, pero no texturas. Aplique las texturas en el mundo.</translation>
    </message>
    <message>
        <source>Export only this object: its name or id, or #3 for the third</source>
        <extracomment>export.linkset</extracomment>
        <translation>Exportar solo este objeto: su nombre o id, o #3 para el tercero</translation>
    </message>
    <message>
        <source>is too large ({bytes} bytes); the limit is {limit} bytes</source>
        <extracomment>file.too_large</extracomment>
        <translation>es demasiado grande ({bytes} bytes); el límite es de {limit} bytes</translation>
    </message>
    <message>
        <source>is too large; the limit is {limit} bytes</source>
        <extracomment>file.endless</extracomment>
        <translation>es demasiado grande; el límite es de {limit} bytes</translation>
    </message>
    <message>
        <source>was truncated by another program while it was being read; open it again</source>
        <extracomment>file.cut</extracomment>
        <translation>otro programa lo recortó mientras se leía; ábralo de nuevo</translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <extracomment>file.not_a_file</extracomment>
        <translation>es una carpeta, no un archivo</translation>
    </message>
    <message>
        <source>is a device, a pipe or a socket, not a file</source>
        <extracomment>file.special</extracomment>
        <translation>es un dispositivo, una tubería o un socket, no un archivo</translation>
    </message>
    <message>
        <source>is not a file name, and standard input and output cannot be used here; give a file name (./- for a file called &quot;-&quot;)</source>
        <extracomment>file.dash</extracomment>
        <translation>no es un nombre de archivo, y aquí no se pueden usar la entrada ni la salida estándar; indique un archivo (./- para uno llamado «-»)</translation>
    </message>
    <message>
        <source>is also an input file ({file}); choose another output file</source>
        <extracomment>file.is_read</extracomment>
        <translation>es también una entrada, como {file}; elija otro archivo de salida</translation>
    </message>
    <message>
        <source>would exceed the memory limit of {limit} bytes; raise the limit with --memory BYTES or in the window&apos;s preferences</source>
        <extracomment>memory.spent</extracomment>
        <translation>superaría el límite de memoria de {limit} bytes; auméntelo con --memory BYTES o en las preferencias de la ventana</translation>
    </message>
    <message>
        <source>was canceled</source>
        <extracomment>task.cancelled</extracomment>
        <translation>se canceló</translation>
    </message>
    <message numerus="yes">
        <source>the data ends inside {what}; expected {need} more bytes, found {have}</source>
        <extracomment>llsd.truncated</extracomment>
        <translation>
            <numerusform>los datos terminan dentro de {what}; se esperaba {need} byte más y quedan {have}</numerusform>
            <numerusform>los datos terminan dentro de {what}; se esperaban {need} bytes más y quedan {have}</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} is not the start of a binary LLSD value</source>
        <extracomment>llsd.unknown_tag</extracomment>
        <translation>{found} no inicia ningún valor de LLSD binario</translation>
    </message>
    <message numerus="yes">
        <source>expected {expected} at the end of {what} with {count} elements, found {found}</source>
        <extracomment>llsd.not_closed</extracomment>
        <translation>
            <numerusform>se esperaba {expected} al final de {what} con 1 elemento; se encontró {found}</numerusform>
            <numerusform>se esperaba {expected} al final de {what} con {count} elementos; se encontró {found}</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a key, which begins with &apos;k&apos; or a quote; found {found}</source>
        <extracomment>llsd.key_expected</extracomment>
        <translation>se esperaba una clave, que empieza con &apos;k&apos; o con comillas; se encontró {found}</translation>
    </message>
    <message>
        <source>the quoted text that begins here has no closing quote</source>
        <extracomment>llsd.quote_not_closed</extracomment>
        <translation>el texto entre comillas que empieza aquí no tiene comillas de cierre</translation>
    </message>
    <message>
        <source>arrays and maps are nested too deeply; the limit is {limit} levels</source>
        <extracomment>llsd.too_deep</extracomment>
        <translation>las listas y los mapas están anidados con demasiada profundidad; el límite es de {limit} niveles</translation>
    </message>
    <message>
        <source>there are too many values; the limit is {limit}</source>
        <extracomment>llsd.too_many</extracomment>
        <translation>hay demasiados valores; el límite es {limit}</translation>
    </message>
    <message>
        <source>expected {what}, found {found}</source>
        <extracomment>llsd.expected</extracomment>
        <translation>se esperaba {what}; se encontró {found}</translation>
    </message>
    <message numerus="yes">
        <source>expected quoted text of {count} bytes</source>
        <extracomment>llsd.wrong_length</extracomment>
        <translation>
            <numerusform>se esperaba un texto de 1 byte entre comillas</numerusform>
            <numerusform>se esperaba un texto de {count} bytes entre comillas</numerusform>
        </translation>
    </message>
    <message>
        <source>the document may contain only one value, but more data follows it</source>
        <extracomment>llsd.more_than_one</extracomment>
        <translation>el documento solo puede contener un valor, pero le siguen más datos</translation>
    </message>
    <message>
        <source>&lt;{name}&gt; is not an LLSD value</source>
        <extracomment>llsd.unknown_element</extracomment>
        <translation>&lt;{name}&gt; no es ningún valor de LLSD</translation>
    </message>
    <message>
        <source>unknown encoding &quot;{name}&quot;; expected base64 or base16</source>
        <extracomment>llsd.unknown_encoding</extracomment>
        <translation>codificación «{name}» desconocida; se esperaba base64 o base16</translation>
    </message>
    <message>
        <source>in a map, each &lt;key&gt; must be followed by exactly one value</source>
        <extracomment>llsd.key_and_value</extracomment>
        <translation>en un mapa, a cada &lt;key&gt; debe seguirle exactamente un valor</translation>
    </message>
    <message>
        <source>a date outside the years 0000 to 9999 cannot be written</source>
        <extracomment>llsd.date_out_of_range</extracomment>
        <translation>no se puede escribir una fecha fuera de los años 0000 a 9999</translation>
    </message>
    <message>
        <source>a string contains bytes that XML cannot represent</source>
        <extracomment>llsd.text_not_sayable</extracomment>
        <translation>un texto contiene bytes que no se pueden expresar en XML</translation>
    </message>
    <message>
        <source>the data is too large; the limit is {limit} bytes</source>
        <extracomment>llsd.too_large</extracomment>
        <translation>los datos son demasiado grandes; el límite es de {limit} bytes</translation>
    </message>
    <message>
        <source>the header lists no blocks</source>
        <extracomment>asset.no_blocks</extracomment>
        <translation>la cabecera no enumera ningún bloque</translation>
    </message>
    <message>
        <source>the block &quot;{name}&quot; needs an offset and a size, both whole numbers of 0 or more; it is ignored</source>
        <extracomment>asset.bad_entry</extracomment>
        <translation>el bloque «{name}» necesita un offset y un size, ambos números enteros no negativos; se omite</translation>
    </message>
    <message>
        <source>the block is not valid zlib data: {reason}</source>
        <extracomment>asset.not_zlib</extracomment>
        <translation>el bloque no contiene datos zlib válidos: {reason}</translation>
    </message>
    <message>
        <source>the block is too large when decompressed; the limit is {limit} bytes</source>
        <extracomment>asset.inflates_too_large</extracomment>
        <translation>el bloque es demasiado grande al descomprimirlo; el límite es de {limit} bytes</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;; it is ignored</source>
        <extracomment>asset.unknown_block</extracomment>
        <translation>bloque desconocido «{name}»; se omite</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;; it is ignored (the closest known name is &quot;{nearest}&quot;)</source>
        <extracomment>asset.unknown_block_near</extracomment>
        <translation>bloque desconocido «{name}»; se omite (el nombre conocido más parecido es «{nearest}»)</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;, and &quot;{nearest}&quot; is missing; the name is probably corrupted, so everything that depends on &quot;{nearest}&quot; is unknown</source>
        <extracomment>asset.misspelt_block</extracomment>
        <translation>bloque desconocido «{name}», y falta «{nearest}»; el nombre probablemente está dañado, así que se desconoce todo lo que depende de «{nearest}»</translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the last block; they are ignored</source>
        <extracomment>asset.left_over</extracomment>
        <translation>
            <numerusform>{count} byte sigue al último bloque; se omite</numerusform>
            <numerusform>{count} bytes siguen al último bloque; se omiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the content of the block; they are ignored</source>
        <extracomment>asset.block_left_over</extracomment>
        <translation>
            <numerusform>{count} byte sigue al contenido del bloque; se omite</numerusform>
            <numerusform>{count} bytes siguen al contenido del bloque; se omiten</numerusform>
        </translation>
    </message>
    <message>
        <source>the physics mesh has no triangles; physics uses the hulls, or the base hull if there are no hulls</source>
        <extracomment>asset.empty_physics_mesh</extracomment>
        <translation>la malla física no tiene triángulos; la física usa las envolventes o, si no hay ninguna, la envolvente base</translation>
    </message>
    <message>
        <source>the unknown blocks together are larger than the file; this block is ignored</source>
        <extracomment>asset.opaque_too_large</extracomment>
        <translation>los bloques desconocidos contienen más bytes que el archivo; este se omite</translation>
    </message>
    <message>
        <source>the domain spans {minimum} to {maximum} on axis {axis}; the limit is {limit} in either direction</source>
        <extracomment>asset.domain_too_large</extracomment>
        <translation>el dominio va de {minimum} a {maximum} en el eje {axis}; el límite es {limit} en cualquier sentido</translation>
    </message>
    <message>
        <source>on axis {axis}, the domain&apos;s Min ({minimum}) is greater than its Max ({maximum})</source>
        <extracomment>asset.domain_inverted</extracomment>
        <translation>en el eje {axis}, el Min del dominio ({minimum}) es mayor que su Max ({maximum})</translation>
    </message>
    <message>
        <source>the length of {key} in bytes ({bytes}) is not a multiple of {unit}</source>
        <extracomment>asset.odd_length</extracomment>
        <translation>la longitud de {key} en bytes ({bytes}) no es múltiplo de {unit}</translation>
    </message>
    <message>
        <source>the number of entries in {key} must be {need}, not {have}</source>
        <extracomment>asset.wrong_count</extracomment>
        <translation>el número de entradas de {key} debe ser {need}, no {have}</translation>
    </message>
    <message>
        <source>HullList lists {have} hulls; the limit is {limit}</source>
        <extracomment>asset.too_many_hulls</extracomment>
        <translation>HullList enumera {have} envolventes; el límite es {limit}</translation>
    </message>
    <message>
        <source>the block has {have} faces; the limit is {limit}</source>
        <extracomment>asset.too_many_faces</extracomment>
        <translation>el bloque tiene {have} caras; el límite es {limit}</translation>
    </message>
    <message>
        <source>this level of detail is missing, but {lower} is present; a lower level requires all higher levels</source>
        <extracomment>asset.lod_gap</extracomment>
        <translation>falta este nivel de detalle aunque está {lower}; uno inferior necesita todos los superiores</translation>
    </message>
    <message>
        <source>has a different number of faces ({faces}) than the level above ({above}: {expected}); the numbers must match</source>
        <extracomment>asset.lod_faces</extracomment>
        <translation>tiene {faces} caras, pero el nivel superior ({above}) tiene {expected}; los números deben coincidir</translation>
    </message>
    <message>
        <source>has more triangles ({triangles}) than the level above ({above}: {most})</source>
        <extracomment>asset.lod_triangles</extracomment>
        <translation>tiene más triángulos ({triangles}) que el nivel superior ({above}: {most})</translation>
    </message>
    <message>
        <source>has {vertices} vertices; the grid accepts at most {limit} per face</source>
        <extracomment>asset.many_vertices</extracomment>
        <translation>tiene {vertices} vértices; el grid admite como máximo {limit} por cara</translation>
    </message>
    <message numerus="yes">
        <source>has {vertices} vertices whose coordinates are not finite</source>
        <extracomment>asset.vertices_not_finite</extracomment>
        <translation>
            <numerusform>tiene {vertices} vértice cuyas coordenadas no son finitas</numerusform>
            <numerusform>tiene {vertices} vértices cuyas coordenadas no son finitas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) refer to vertices that do not exist; the face has {vertices}</source>
        <extracomment>asset.index_past_vertices</extracomment>
        <translation>
            <numerusform>{count} triángulo ({triangles}) se refiere a vértices que no existen; la cara tiene {vertices}</numerusform>
            <numerusform>{count} triángulos ({triangles}) se refieren a vértices que no existen; la cara tiene {vertices}</numerusform>
        </translation>
    </message>
    <message>
        <source>this block is missing; the grid needs it, even if it is empty</source>
        <extracomment>asset.no_physics_convex</extracomment>
        <translation>falta este bloque; el grid lo necesita, aunque esté vacío</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls ({hulls}) have too many vertices; the limit is {limit} per hull</source>
        <extracomment>asset.many_hull_points</extracomment>
        <translation>
            <numerusform>{count} envolvente ({hulls}) tiene demasiados vértices; el límite es de {limit} por envolvente</numerusform>
            <numerusform>{count} envolventes ({hulls}) tienen demasiados vértices; el límite es de {limit} por envolvente</numerusform>
        </translation>
    </message>
    <message>
        <source>use at most {limit} vertices per hull</source>
        <extracomment>remedy.fewer_points</extracomment>
        <translation>use como máximo {limit} vértices por envolvente</translation>
    </message>
    <message>
        <source>add a model for the high level of detail</source>
        <extracomment>remedy.high_level</extracomment>
        <translation>añada un modelo para el nivel de detalle alto</translation>
    </message>
    <message>
        <source>reading it needs more memory than a model may use ({limit} bytes plus {times} times the size of its files). The option --memory does not raise this limit. The file may be corrupted or malicious</source>
        <extracomment>worker.memory</extracomment>
        <translation>leerlo necesita más memoria de la que puede usar un modelo ({limit} bytes más {times} veces el tamaño de sus archivos). La opción --memory no aumenta este límite. Puede que el archivo esté dañado o sea malicioso</translation>
    </message>
    <message>
        <source>could not be read as a model: {reason}</source>
        <extracomment>model.unreadable</extracomment>
        <translation>no se pudo leer como modelo: {reason}</translation>
    </message>
    <message>
        <source>has no triangles; lines and points alone cannot be weighed</source>
        <extracomment>model.no_triangles</extracomment>
        <translation>no tiene triángulos; con solo líneas y puntos no hay nada que pesar</translation>
    </message>
    <message>
        <source>contains more {what} than can be read; simplify the model, or split it into several files</source>
        <extracomment>model.too_large</extracomment>
        <translation>contiene más {what} de lo que se puede leer; simplifique el modelo o divídalo en varios archivos</translation>
    </message>
    <message>
        <source>refers to the file &quot;{file}&quot;, which is missing; put it in the model&apos;s folder</source>
        <extracomment>model.missing_file</extracomment>
        <translation>se refiere al archivo «{file}», que falta; póngalo en la carpeta del modelo</translation>
    </message>
    <message>
        <source>is not well-formed {kind} (incomplete or corrupted at line {line}); copy or export it again</source>
        <extracomment>model.not_well_formed</extracomment>
        <translation>no es {kind} bien formado (incompleto o dañado en la línea {line}); cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>is corrupted at {place}: {problem}; export it again</source>
        <extracomment>model.damaged</extracomment>
        <translation>está dañado en {place}: {problem}; expórtelo de nuevo</translation>
    </message>
    <message>
        <source>is {format} {found}, but only version {read} is supported; export the model again in a supported version</source>
        <extracomment>model.version</extracomment>
        <translation>es {format} {found}, pero solo se admite la versión {read}; exporte el modelo de nuevo en una versión admitida</translation>
    </message>
    <message>
        <source>needs the glTF extension {name}, which is not supported; export the model again without this extension</source>
        <extracomment>model.extension</extracomment>
        <translation>necesita la extensión de glTF {name}, que no se admite; exporte el modelo de nuevo sin esta extensión</translation>
    </message>
    <message>
        <source>has only hidden triangles; make its objects visible and export it again</source>
        <extracomment>model.hidden</extracomment>
        <translation>solo tiene triángulos ocultos; haga visibles sus objetos y expórtelo de nuevo</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; is too large; the limit is {limit} bytes</source>
        <extracomment>model.file_too_large</extracomment>
        <translation>«{file}» es demasiado grande; el límite es de {limit} bytes</translation>
    </message>
    <message>
        <source>ends inside its header, before the line &quot;end_header&quot;; copy or export it again</source>
        <extracomment>plain.ply_header</extracomment>
        <translation>termina dentro de su cabecera, antes de la línea «end_header»; cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>changes cannot be saved for recovery in this folder ({reason}); set XDG_DATA_HOME to a different folder</source>
        <extracomment>recovery.folder</extracomment>
        <translation>en esta carpeta no se pueden guardar cambios para recuperarlos ({reason}); ponga en XDG_DATA_HOME otra carpeta</translation>
    </message>
    <message>
        <source>changes cannot be saved for recovery, because this folder does not support file locks; set XDG_DATA_HOME to a folder that does</source>
        <extracomment>recovery.lock</extracomment>
        <translation>no se pueden guardar cambios para recuperarlos, porque esta carpeta no admite bloqueos de archivos; ponga en XDG_DATA_HOME una carpeta que los admita</translation>
    </message>
    <message>
        <source>is empty; expected JSON</source>
        <extracomment>json.empty</extracomment>
        <translation>está vacío; se esperaba JSON</translation>
    </message>
    <message>
        <source>{number} is too large</source>
        <extracomment>json.number_too_large</extracomment>
        <translation>{number} es demasiado grande</translation>
    </message>
    <message>
        <source>contains too many values; the limit is {limit}</source>
        <extracomment>json.too_many_values</extracomment>
        <translation>contiene demasiados valores; el límite es {limit}</translation>
    </message>
    <message>
        <source>is not a Weighbridge project; expected a JSON object with the key &quot;weighbridge&quot;</source>
        <extracomment>project.not_a_project</extracomment>
        <translation>no es un proyecto de Weighbridge; se esperaba un objeto JSON con la clave &quot;weighbridge&quot;</translation>
    </message>
    <message>
        <source>expected version 1 of the Weighbridge project format, found {found}</source>
        <extracomment>project.bad_version</extracomment>
        <translation>se esperaba la versión 1 del formato de proyecto de Weighbridge, no {found}</translation>
    </message>
    <message>
        <source>unknown key {key}; it is kept, but has no effect{hint}</source>
        <extracomment>project.unknown_key</extracomment>
        <translation>clave {key} desconocida; se conserva, pero no tiene efecto{hint}</translation>
    </message>
    <message>
        <source>expected quoted text, found {found}; the default is used</source>
        <extracomment>project.not_text</extracomment>
        <translation>{found} no es un texto entre comillas; se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>expected true or false, found {found}; the default is used</source>
        <extracomment>project.not_flag</extracomment>
        <translation>{found} no es ni true ni false; se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>expected a number from {minimum} to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_number</extracomment>
        <translation>{found} no es un número de {minimum} a {maximum}; se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>expected a list of {count} numbers from {minimum} to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_numbers</extracomment>
        <translation>{found} no es una lista de {count} números de {minimum} a {maximum}; se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>expected a start and an end from {minimum} to {maximum}, in ascending order, found {found}; the default is used</source>
        <extracomment>project.not_interval</extracomment>
        <translation>se esperaban un inicio y un fin de {minimum} a {maximum}, en orden ascendente, no {found}; se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_count</extracomment>
        <translation>{found} no es un número entero de 0 a {maximum}; se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>expected a quaternion (x, y, z, w, not all 0), found {found}; no rotation is used</source>
        <extracomment>project.not_rotation</extracomment>
        <translation>{found} no es un cuaternión de cuatro números x, y, z, w, no todos 0; no se aplica rotación</translation>
    </message>
    <message>
        <source>expected a direction (x, y, z, not all 0), found {found}; the x axis is used</source>
        <extracomment>project.not_direction</extracomment>
        <translation>se esperaba una dirección (x, y, z, no todos 0), no {found}; se usa el eje x</translation>
    </message>
    <message>
        <source>expected an id such as 0f8fad5b-d9cb-469f-a165-70867728950e, found {found}; it is ignored</source>
        <extracomment>project.not_an_id</extracomment>
        <translation>{found} no es un id como 0f8fad5b-d9cb-469f-a165-70867728950e; se omite</translation>
    </message>
    <message>
        <source>expected one of {words}; found {found}; the default is used</source>
        <extracomment>project.not_a_word</extracomment>
        <translation>{found} no es una de estas palabras: {words}; se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>expected base64 data, found {found}; the data cannot be read</source>
        <extracomment>project.not_base64</extracomment>
        <translation>{found} no son datos en base64; no se pueden leer</translation>
    </message>
    <message>
        <source>expected a JSON object, found {found}; the defaults are used</source>
        <extracomment>project.not_an_object</extracomment>
        <translation>{found} no es un objeto entre llaves; se usan los valores predeterminados</translation>
    </message>
    <message>
        <source>expected a JSON array, found {found}; it is ignored</source>
        <extracomment>project.not_a_list</extracomment>
        <translation>se esperaba una lista entre corchetes, no {found}; se omite</translation>
    </message>
    <message>
        <source>{found} is out of range ({minimum} to {maximum}); the nearest value is used</source>
        <extracomment>project.out_of_range</extracomment>
        <translation>{found} está fuera del intervalo ({minimum} a {maximum}); se usa el valor más cercano</translation>
    </message>
    <message>
        <source>the id {id} is already used by {first}; ids must be unique</source>
        <extracomment>project.duplicate_id</extracomment>
        <translation>{first} ya usa el id {id}; los ids deben ser únicos</translation>
    </message>
    <message>
        <source>there is no region with the name or id {region}; use one listed under &quot;regions&quot;</source>
        <extracomment>project.unknown_region</extracomment>
        <translation>no hay ninguna región con el nombre o id {region}; use una de las que enumera «regions»</translation>
    </message>
    <message>
        <source>there is no asset {asset}; use a name listed under &quot;assets&quot;</source>
        <extracomment>project.unknown_asset</extracomment>
        <translation>no hay ningún recurso {asset}; use un nombre de los que enumera «assets»</translation>
    </message>
    <message>
        <source>a mesh needs an asset; use a name listed under &quot;assets&quot;</source>
        <extracomment>project.no_asset</extracomment>
        <translation>una malla necesita un recurso; use un nombre de los que enumera «assets»</translation>
    </message>
    <message>
        <source>{found} would move the linkset more than {limit} m from the origin, so this position is ignored</source>
        <extracomment>project.root_too_far</extracomment>
        <translation>{found} llevaría el conjunto enlazado a más de {limit} m del origen; esta posición se omite</translation>
    </message>
    <message>
        <source>the linkset has no parts; it needs at least a root</source>
        <extracomment>project.no_parts</extracomment>
        <translation>el conjunto enlazado no tiene partes; necesita al menos una raíz</translation>
    </message>
    <message>
        <source>there is no linkset {linkset}; use a name or an id listed under &quot;linksets&quot;</source>
        <extracomment>project.unknown_linkset</extracomment>
        <translation>no hay ningún conjunto enlazado {linkset}; use un nombre o un id de los que enumera «linksets»</translation>
    </message>
    <message>
        <source>has neither a path nor data; it needs one of them</source>
        <extracomment>project.empty_asset</extracomment>
        <translation>no tiene ni ruta ni datos; necesita una de las dos cosas</translation>
    </message>
    <message>
        <source>is not a regular file; expected a mesh asset</source>
        <extracomment>project.special_file</extracomment>
        <translation>no es un archivo corriente; se esperaba un recurso de malla</translation>
    </message>
    <message>
        <source>is not a regular file; expected an octree (.nxoc, .ogz)</source>
        <extracomment>project.special_octree_file</extracomment>
        <translation>no es un archivo corriente; se esperaba un octree (.nxoc, .ogz)</translation>
    </message>
    <message>
        <source>has both a path and a tree; the tree is used</source>
        <extracomment>project.path_and_tree</extracomment>
        <translation>tiene una ruta y un árbol; se usa el árbol</translation>
    </message>
    <message>
        <source>has both a path and data; the data is used</source>
        <extracomment>project.path_and_data</extracomment>
        <translation>tiene una ruta y datos; se usan los datos</translation>
    </message>
    <message>
        <source>depth {depth} is out of range; expected 1 to {limit}</source>
        <extracomment>voxels.depth</extracomment>
        <translation>la profundidad {depth} está fuera del intervalo; se esperaba de 1 a {limit}</translation>
    </message>
    <message>
        <source>has no triangles to make an octree from</source>
        <extracomment>voxels.no_triangles</extracomment>
        <translation>no tiene triángulos de los que se pueda hacer un octree</translation>
    </message>
    <message>
        <source>has a position that is not finite or is more than {limit} m from the origin</source>
        <extracomment>voxels.position</extracomment>
        <translation>tiene una posición que no es finita o que está a más de {limit} m del origen</translation>
    </message>
    <message>
        <source>its longest side is {size} m; expected {minimum} to {maximum} m</source>
        <extracomment>voxels.size</extracomment>
        <translation>mide {size} m de largo; se esperaba de {minimum} a {maximum} m</translation>
    </message>
    <message>
        <source>needs an octree of more than {limit} cubes; use a smaller depth</source>
        <extracomment>voxels.too_many</extracomment>
        <translation>necesita un octree de más de {limit} cubos; use una profundidad menor</translation>
    </message>
    <message>
        <source>is nested too deeply to be converted to a surface; the limit is {limit} levels</source>
        <extracomment>octree.too_fine</extracomment>
        <translation>está anidado con demasiada profundidad para convertirlo en una superficie; el límite es de {limit} niveles</translation>
    </message>
    <message>
        <source>database error: {reason}</source>
        <extracomment>database.failed</extracomment>
        <translation>error de la base de datos: {reason}</translation>
    </message>
    <message>
        <source>a name or other text contains a NUL character, which cannot be stored in the database; remove the character</source>
        <extracomment>database.nul</extracomment>
        <translation>un nombre u otro texto contiene un carácter NUL, que no se puede guardar en la base de datos; elimine el carácter</translation>
    </message>
    <message>
        <source>the number of parameters of the statement must be {expected}, not {given}</source>
        <extracomment>database.parameters</extracomment>
        <translation>el número de parámetros de la instrucción debe ser {expected}, no {given}</translation>
    </message>
    <message>
        <source>has tables with the same names as Weighbridge&apos;s, but with a different schema (expected {expected}, found {found}); use another database</source>
        <extracomment>grid.other_schema</extracomment>
        <translation>tiene tablas con los mismos nombres que las de Weighbridge, pero con otro esquema (se esperaba {expected}, se encontró {found}); use otra base de datos</translation>
    </message>
    <message>
        <source>the first line does not list the columns of the table &quot;{table}&quot;; use a file that &quot;weighbridge statistics&quot; wrote</source>
        <extracomment>grid.other_columns</extracomment>
        <translation>la primera línea no enumera las columnas de la tabla «{table}»; use un archivo escrito por «weighbridge statistics»</translation>
    </message>
    <message>
        <source>expected {expected} values in this row, found {found}; create the tables again</source>
        <extracomment>grid.other_count</extracomment>
        <translation>se esperaban {expected} valores en esta fila, no {found}; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be a whole number, not &quot;{found}&quot;; create the tables again</source>
        <extracomment>grid.whole_expected</extracomment>
        <translation>el valor de «{column}» debe ser un número entero, no «{found}»; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be a number, not &quot;{found}&quot;; create the tables again</source>
        <extracomment>grid.number_expected</extracomment>
        <translation>el valor de «{column}» debe ser un número, no «{found}»; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>this row is longer than the limit of {limit} bytes; create the tables again</source>
        <extracomment>grid.row_too_long</extracomment>
        <translation>esta fila supera el límite de {limit} bytes; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>has rows for sources that are missing from the table of sources or listed there in a different order; create the tables again</source>
        <extracomment>grid.not_in_order</extracomment>
        <translation>tiene filas de fuentes que faltan en la tabla de fuentes, o que esta enumera en otro orden; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>server change</source>
        <extracomment>column.server_change</extracomment>
        <translation>cambio del servidor</translation>
    </message>
    <message>
        <source>overfull regions</source>
        <extracomment>column.regions_over</extracomment>
        <translation>regiones demasiado llenas</translation>
    </message>
    <message>
        <source>linksets with unknown costs</source>
        <extracomment>column.unknown_linksets</extracomment>
        <translation>conjuntos enlazados de coste desconocido</translation>
    </message>
    <message>
        <source>linksets in this LI range before</source>
        <extracomment>column.class_before</extracomment>
        <translation>conjuntos enlazados en este intervalo de LI, antes</translation>
    </message>
    <message>
        <source>linksets in this LI range after</source>
        <extracomment>column.class_after</extracomment>
        <translation>conjuntos enlazados en este intervalo de LI, después</translation>
    </message>
    <message>
        <source>The constants are in the rows of &quot;profiles&quot;: change them, or add rows numbered 2, 3 and so on to compute the costs under many profiles at once.</source>
        <extracomment>query.comment_constants</extracomment>
        <translation>Las constantes son las filas de &quot;profiles&quot;: cámbielas, o añada filas con los números 2, 3 y así sucesivamente para calcular los costes con muchos perfiles a la vez.</translation>
    </message>
    <message>
        <source>The constants are in the rows of &quot;profiles&quot;; the other rows are compared with row 0.</source>
        <extracomment>query.comment_sides</extracomment>
        <translation>Las constantes son las filas de &quot;profiles&quot;; las demás filas se comparan con la fila 0.</translation>
    </message>
    <message>
        <source>Some constants are not in &quot;profiles&quot;. They are baked into the tables, with the values that weighbridge_meta lists. To change one, create the tables again under a profile that has the new value. The baked-in constants:</source>
        <extracomment>query.comment_baked</extracomment>
        <translation>Algunas constantes no están en &quot;profiles&quot;. Están fijadas en las tablas, con los valores que enumera weighbridge_meta. Para cambiar una, vuelva a hacer las tablas con un perfil que tenga el valor nuevo. Las constantes fijadas:</translation>
    </message>
    <message>
        <source>has no statistics tables; create them with &quot;weighbridge statistics&quot;, or give &quot;weighbridge sql --run&quot; the files to load</source>
        <extracomment>query.no_tables</extracomment>
        <translation>no tiene tablas de estadísticas; hágalas con weighbridge statistics, o con weighbridge sql --run y archivos</translation>
    </message>
    <message>
        <source>its tables have schema {found}, but this program reads schema {expected}; create the tables again</source>
        <extracomment>query.schema</extracomment>
        <translation>sus tablas tienen el esquema {found}, pero este programa lee el esquema {expected}; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the profile&apos;s name contains a NUL character, which cannot be stored in a database; remove the character</source>
        <extracomment>query.nul</extracomment>
        <translation>el nombre del perfil contiene un carácter NUL, que no se puede guardar en una base de datos; elimine el carácter</translation>
    </message>
    <message>
        <source>{key} is baked into the tables as {value}, but the profile has {other}; create the tables again under this profile</source>
        <extracomment>query.baked</extracomment>
        <translation>{key} está fijado en las tablas como {value}, pero el perfil tiene {other}; vuelva a hacer las tablas con este perfil</translation>
    </message>
    <message>
        <source>is empty; copy or export it again</source>
        <extracomment>import.empty</extracomment>
        <translation>está vacío; cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: Weighbridge projects ({projects}), Second Life mesh assets ({mesh_assets}), objects ({objects}), 3D models ({models}), octrees ({octrees})</source>
        <extracomment>import.unknown_kind</extracomment>
        <translation>tipo de archivo no admitido; tipos admitidos: proyectos de Weighbridge ({projects}), recursos de malla de Second Life ({mesh_assets}), objetos ({objects}), modelos 3D ({models}), octrees ({octrees})</translation>
    </message>
    <message>
        <source>has no vertices; an OBJ file (.obj) needs lines that begin with &quot;v&quot;</source>
        <extracomment>import.no_vertex</extracomment>
        <translation>no tiene vértices; un archivo OBJ (.obj) necesita líneas que empiecen por «v»</translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the end of the data; they are ignored</source>
        <extracomment>import.left_over</extracomment>
        <translation>
            <numerusform>{count} byte sigue al final de los datos; se omite</numerusform>
            <numerusform>{count} bytes siguen al final de los datos; se omiten</numerusform>
        </translation>
    </message>
    <message>
        <source>is a Red Eclipse map (.mpz), which is not supported; supported maps: Cube 2 (.ogz)</source>
        <extracomment>import.red_eclipse</extracomment>
        <translation>es un mapa de Red Eclipse (.mpz), que no se admite; mapas admitidos: Cube 2 (.ogz)</translation>
    </message>
    <message>
        <source>contains too many parts; the limit is {limit}</source>
        <extracomment>import.too_many_parts</extracomment>
        <translation>contiene demasiadas partes; el límite es {limit}</translation>
    </message>
    <message>
        <source>the position is out of range (at most {farthest} m from the origin on each axis); the origin is used</source>
        <extracomment>import.too_far</extracomment>
        <translation>posición fuera del intervalo (a {farthest} m como máximo del origen en cada eje); se usa el origen</translation>
    </message>
    <message>
        <source>contains too many files; the limit is {limit}</source>
        <extracomment>folder.too_many</extracomment>
        <translation>contiene demasiados archivos; el límite es {limit}</translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles are left out because each has a missing vertex or a coordinate that is not a finite number</source>
        <extracomment>plain.unusable</extracomment>
        <translation>
            <numerusform>se omite {count} triángulo porque tiene un vértice que falta o una coordenada que no es un número finito</numerusform>
            <numerusform>se omiten {count} triángulos porque cada uno tiene un vértice que falta o una coordenada que no es un número finito</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles are left out because each has two vertices in the same place</source>
        <extracomment>plain.collapsed</extracomment>
        <translation>
            <numerusform>{count} triángulo se omite porque tiene dos vértices en el mismo lugar</numerusform>
            <numerusform>{count} triángulos se omiten porque cada uno tiene dos vértices en el mismo lugar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects are hidden in the file, so they are left out; the first is &quot;{name}&quot;</source>
        <extracomment>plain.hidden</extracomment>
        <translation>
            <numerusform>{count} objeto está oculto en el archivo y se omite: «{name}»</numerusform>
            <numerusform>{count} objetos están ocultos en el archivo y se omiten; el primero es «{name}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects have the unsupported type &quot;{name}&quot;; they are left out</source>
        <extracomment>plain.other_kind</extracomment>
        <translation>
            <numerusform>{count} objeto es del tipo no admitido «{name}»; se omite</numerusform>
            <numerusform>{count} objetos son del tipo no admitido «{name}»; se omiten</numerusform>
        </translation>
    </message>
    <message>
        <source>is {size} m long, but a part can be at most {limit} m long, so it is left out; choose a smaller size to include it</source>
        <extracomment>plain.too_large</extracomment>
        <translation>mide {size} m, y una parte puede medir {limit} m como máximo, así que se omite; elija un tamaño menor para incluirla</translation>
    </message>
    <message>
        <source>contains nothing that can become a part</source>
        <extracomment>plain.no_part</extracomment>
        <translation>no contiene nada que pueda convertirse en una parte</translation>
    </message>
    <message numerus="yes">
        <source>{count} faces of the physics mesh are left out. A part can have at most {limit} faces; use fewer materials in the physics model.</source>
        <extracomment>plain.physics_faces</extracomment>
        <translation>
            <numerusform>{count} cara de la malla física se omite. Una parte puede tener {limit} caras como máximo; use menos materiales en el modelo de física.</numerusform>
            <numerusform>{count} caras de la malla física se omiten. Una parte puede tener {limit} caras como máximo; use menos materiales en el modelo de física.</numerusform>
        </translation>
    </message>
    <message>
        <source>is not a 3D model</source>
        <extracomment>plain.companion_kind</extracomment>
        <translation>no es un modelo 3D</translation>
    </message>
    <message numerus="yes">
        <source>contains {found} of the model&apos;s {count} objects; it has no effect on the missing objects</source>
        <extracomment>plain.companion_nodes</extracomment>
        <translation>
            <numerusform>contiene {found} de {count} objeto del modelo; no tiene efecto en los objetos que faltan</numerusform>
            <numerusform>contiene {found} de los {count} objetos del modelo; no tiene efecto en los objetos que faltan</numerusform>
        </translation>
    </message>
    <message>
        <source>{companion} has none of the model&apos;s materials, so this level of detail is missing</source>
        <extracomment>plain.companion_of_others</extracomment>
        <translation>{companion} no tiene ninguno de los materiales del modelo, así que falta este nivel de detalle</translation>
    </message>
    <message>
        <source>is incomplete (&quot;{what}&quot; elements expected: {declared}, found: {found}); copy or export it again</source>
        <extracomment>plain.cut</extracomment>
        <translation>está incompleto (elementos «{what}» esperados: {declared}, encontrados: {found}); cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>ends without &quot;endsolid&quot; after facet {facet}; it may be incomplete</source>
        <extracomment>plain.stl_open</extracomment>
        <translation>termina sin «endsolid» tras la faceta {facet}; puede que esté incompleto</translation>
    </message>
    <message>
        <source>could not be read completely, because facet {facet} is malformed (expected three lines &quot;vertex X Y Z&quot; and &quot;endfacet&quot;); copy or export it again</source>
        <extracomment>plain.stl_facet</extracomment>
        <translation>no se pudo leer entero, porque la faceta {facet} está mal formada (se esperaban tres líneas «vertex X Y Z» y «endfacet»); cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>could not be read completely (expected {declared} bytes, found {found}); copy or export it again</source>
        <extracomment>plain.glb_cut</extracomment>
        <translation>no se pudo leer entero (se esperaban {declared} bytes y hay {found}); cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>is not a file on disk; a 3D model can be opened only from disk, so save it there first</source>
        <extracomment>plain.no_file</extracomment>
        <translation>no es un archivo en disco; un modelo 3D solo se puede abrir desde el disco, así que guárdelo antes ahí</translation>
    </message>
    <message numerus="yes">
        <source>{count} missing levels of detail were generated by simplification; the costs are based on these levels</source>
        <extracomment>plain.lods_made</extracomment>
        <translation>
            <numerusform>un nivel de detalle que faltaba se generó por simplificación; los costes se basan en este nivel</numerusform>
            <numerusform>{count} niveles de detalle que faltaban se generaron por simplificación; los costes se basan en ellos</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a separator or the end of the line after a closing quote</source>
        <extracomment>csv.after_quote</extracomment>
        <translation>tras unas comillas de cierre se esperaba un separador o el final de la línea</translation>
    </message>
    <message>
        <source>has too many cells; the limit for a line is {limit}</source>
        <extracomment>csv.too_many_cells</extracomment>
        <translation>tiene demasiadas celdas; el límite para una línea es {limit}</translation>
    </message>
    <message>
        <source>contains too many lines; the limit is {limit}</source>
        <extracomment>csv.too_many</extracomment>
        <translation>contiene demasiadas líneas; el límite es {limit}</translation>
    </message>
    <message>
        <source>contains no measured costs; expected lines from the measuring script, replies from GetObjectCost, GetObjectPhysicsData or ResourceCostSelected, or CSV with a linkset or linkset_id column</source>
        <extracomment>measured.nothing</extracomment>
        <translation>no contiene costes medidos; se esperaban líneas del script de medición, respuestas de GetObjectCost, GetObjectPhysicsData o ResourceCostSelected, o CSV con una columna linkset o linkset_id</translation>
    </message>
    <message>
        <source>this line from the measuring script is incomplete at &quot;{what}&quot;; it is ignored</source>
        <extracomment>measured.incomplete</extracomment>
        <translation>esta línea del script de medición está incompleta en «{what}»; se omite</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; was already reported on line {line}; the later report is used</source>
        <extracomment>measured.again</extracomment>
        <translation>«{name}» ya figuraba en la línea {line}; vale el dato posterior</translation>
    </message>
    <message>
        <source>expected 0 or 1, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_flag</extracomment>
        <translation>se esperaba 0 o 1, no «{found}»; se omite este valor</translation>
    </message>
    <message>
        <source>unknown column &quot;{column}&quot;; it is ignored</source>
        <extracomment>measured.column</extracomment>
        <translation>columna «{column}» desconocida; se omite</translation>
    </message>
    <message>
        <source>expected a UUID, found &quot;{id}&quot;; this line is ignored</source>
        <extracomment>measured.bad_id</extracomment>
        <translation>se esperaba un UUID, no «{id}»; se omite esta línea</translation>
    </message>
    <message>
        <source>expected true or false, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_truth</extracomment>
        <translation>se esperaba true o false, no «{found}»; se omite este valor</translation>
    </message>
    <message>
        <source>the scene has no linkset &quot;{linkset}&quot;; these costs are ignored</source>
        <extracomment>measured.unknown</extracomment>
        <translation>la escena no tiene ningún conjunto enlazado «{linkset}»; se omite</translation>
    </message>
    <message>
        <source>a reply from ResourceCostSelected does not say which object was selected; use such a reply only with a scene that has one linkset</source>
        <extracomment>measured.selection</extracomment>
        <translation>una respuesta de ResourceCostSelected no dice qué objeto estaba seleccionado; use una respuesta así solo con una escena que tenga un solo conjunto enlazado</translation>
    </message>
    <message>
        <source>expected an object id with a map of its costs; this entry is ignored</source>
        <extracomment>measured.no_object</extracomment>
        <translation>se esperaba el id de un objeto con un mapa de sus costes; se omite</translation>
    </message>
    <message>
        <source>expected 0, 1 or 2; this value is ignored</source>
        <extracomment>measured.bad_shape_type</extracomment>
        <translation>se esperaba 0, 1 o 2; se omite</translation>
    </message>
    <message>
        <source>expected version {expected} of Firestorm&apos;s export format</source>
        <extracomment>oxp.version</extracomment>
        <translation>se esperaba la versión {expected} del formato de exportación de Firestorm</translation>
    </message>
    <message>
        <source>contains no linksets; expected an array of arrays of ids</source>
        <extracomment>oxp.no_linkset</extracomment>
        <translation>no contiene ningún conjunto enlazado; se esperaba una lista de listas de ids</translation>
    </message>
    <message>
        <source>expected an array of ids, with the root first; the linkset is left out</source>
        <extracomment>oxp.no_parts</extracomment>
        <translation>se esperaba una lista de ids, la raíz primero; se omite el conjunto enlazado</translation>
    </message>
    <message>
        <source>expected {count} finite numbers; the default is used</source>
        <extracomment>oxp.bad_numbers</extracomment>
        <translation>se esperaban {count} números finitos; se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>the prim is a mesh, which this format cannot hold; it is weighed as a sculpt</source>
        <extracomment>oxp.mesh</extracomment>
        <translation>el prim es una malla, que este formato no puede contener; se pesa como esculpido</translation>
    </message>
    <message numerus="yes">
        <source>{count} prims belong to no linkset; they are left out</source>
        <extracomment>oxp.no_linkset_of</extracomment>
        <translation>
            <numerusform>{count} prim no pertenece a ningún conjunto enlazado; se omite</numerusform>
            <numerusform>{count} prims no pertenecen a ningún conjunto enlazado; se omiten</numerusform>
        </translation>
    </message>
    <message>
        <source>the prim {id} is listed again; a prim can belong to only one linkset, so it is left out here</source>
        <extracomment>oxp.prim_again</extracomment>
        <translation>el prim {id} aparece de nuevo; un prim solo puede pertenecer a un conjunto enlazado, así que aquí se omite</translation>
    </message>
    <message>
        <source>the prim {id} is missing; the linkset is read without it</source>
        <extracomment>oxp.no_prim</extracomment>
        <translation>falta el prim {id}; el conjunto enlazado se lee sin él</translation>
    </message>
    <message>
        <source>the archive is corrupted ({reason}); copy or export it again</source>
        <extracomment>archive.broken</extracomment>
        <translation>el archivo comprimido está dañado ({reason}); cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>the archive is incomplete; copy or export it again</source>
        <extracomment>archive.cut</extracomment>
        <translation>el archivo comprimido está incompleto; cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>could not be read completely, because the archive failed its integrity check ({reason}); copy or export it again</source>
        <extracomment>archive.check_failed</extracomment>
        <translation>no se pudo leer entero, porque el archivo comprimido no superó su comprobación de integridad ({reason}); cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>has no end-of-archive marker; the archive may be incomplete</source>
        <extracomment>archive.no_end</extracomment>
        <translation>no tiene marca final; puede que el archivo comprimido esté incompleto</translation>
    </message>
    <message>
        <source>is too large ({bytes} bytes); the limit for one file is {limit} bytes</source>
        <extracomment>archive.entry_too_large</extracomment>
        <translation>es demasiado grande ({bytes} bytes); el límite para un archivo es de {limit} bytes</translation>
    </message>
    <message>
        <source>the files in the archive are too large in total; the limit is {limit} bytes</source>
        <extracomment>archive.too_large</extracomment>
        <translation>los archivos del archivo comprimido son demasiado grandes; el límite para todos juntos es de {limit} bytes</translation>
    </message>
    <message>
        <source>the archive contains too many files; the limit is {limit}</source>
        <extracomment>archive.too_many</extracomment>
        <translation>el archivo comprimido contiene demasiados archivos; el límite es {limit}</translation>
    </message>
    <message>
        <source>the path leads outside the archive; the file is ignored</source>
        <extracomment>archive.leaves</extracomment>
        <translation>la ruta lleva fuera del archivo comprimido; el archivo se omite</translation>
    </message>
    <message>
        <source>version {version} of the OpenSim archive format is not supported; supported versions: 0 and 1</source>
        <extracomment>archive.version</extracomment>
        <translation>la versión {version} del formato de archivos comprimidos de OpenSim no se admite; se admiten las versiones 0 y 1</translation>
    </message>
    <message>
        <source>contains no objects; expected an OpenSim archive (.oar, .iar)</source>
        <extracomment>archive.no_object</extracomment>
        <translation>no contiene ningún objeto; se esperaba un archivo comprimido de OpenSim (.oar, .iar)</translation>
    </message>
    <message>
        <source>data of the type &quot;{kind}&quot; has no weight and is ignored</source>
        <extracomment>archive.unused</extracomment>
        <translation>los datos del tipo «{kind}» no tienen peso y se omiten</translation>
    </message>
    <message>
        <source>is too large; the limit for XML is {limit} bytes</source>
        <extracomment>xml.too_large</extracomment>
        <translation>es demasiado grande; el límite para XML es de {limit} bytes</translation>
    </message>
    <message>
        <source>has too many elements and text nodes; the limit for XML is {limit}</source>
        <extracomment>xml.too_many</extracomment>
        <translation>tiene demasiados elementos y textos; el límite para XML es {limit}</translation>
    </message>
    <message>
        <source>elements are nested too deeply; the limit is {limit} levels</source>
        <extracomment>xml.too_deep</extracomment>
        <translation>los elementos están anidados con demasiada profundidad; el límite es de {limit} niveles</translation>
    </message>
    <message>
        <source>expected {expected}, found &quot;{found}&quot;; the default is used</source>
        <extracomment>xml.not_readable</extracomment>
        <translation>se esperaba {expected}, no «{found}»; se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>contains no objects; expected a SceneObjectGroup with a SceneObjectPart</source>
        <extracomment>open_sim.no_object</extracomment>
        <translation>no contiene ningún objeto; se esperaba un SceneObjectGroup con un SceneObjectPart</translation>
    </message>
    <message>
        <source>the id {id} is already used; ids must be unique, so it is ignored here</source>
        <extracomment>import.repeated_id</extracomment>
        <translation>el id {id} ya está en uso; este queda sin id, porque los ids deben ser únicos</translation>
    </message>
    <message>
        <source>expected three lengths from {smallest} to {largest} m; the default is used</source>
        <extracomment>import.no_scale</extracomment>
        <translation>se esperaban tres lados de {smallest} a {largest} m; se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>expected 0, 1 or 2; the default is used</source>
        <extracomment>import.shape_type</extracomment>
        <translation>se esperaba 0, 1 o 2; se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>the mesh asset {id} is missing</source>
        <extracomment>open_sim.no_mesh</extracomment>
        <translation>falta el recurso de malla {id}</translation>
    </message>
    <message>
        <source>expected version {expected} of the viewer&apos;s model file format</source>
        <extracomment>slm.version</extracomment>
        <translation>se esperaba la versión {expected} del formato de archivo de modelo del visor</translation>
    </message>
    <message>
        <source>contains no meshes; expected an array of mesh assets</source>
        <extracomment>slm.no_mesh</extracomment>
        <translation>no contiene ninguna malla; se esperaba una lista de recursos de malla</translation>
    </message>
    <message>
        <source>is not a mesh asset; it is left out</source>
        <extracomment>slm.no_mesh_asset</extracomment>
        <translation>no es un recurso de malla; se omite</translation>
    </message>
    <message>
        <source>the file does not say where its meshes are placed; each mesh is used once, at a size of 1 m</source>
        <extracomment>slm.no_instance</extracomment>
        <translation>el archivo no dice dónde están colocadas sus mallas; cada malla se usa una vez, con un tamaño de 1 m</translation>
    </message>
    <message>
        <source>expected a number below {count}, the number of meshes; the instance is left out</source>
        <extracomment>slm.no_such_mesh</extracomment>
        <translation>se esperaba un número menor que {count}, el número de mallas; se omite la instancia</translation>
    </message>
    <message>
        <source>the uploader cannot read {file}, so it does not let you upload the model. Repair the file, or remove it.</source>
        <extracomment>upload.companion</extracomment>
        <translation>el cargador no puede leer {file}, así que no le deja subir el modelo. Repare el archivo o quítelo.</translation>
    </message>
    <message>
        <source>{file} has {faces} faces for this object, but the model has {expected}. Do not use more faces than the model has.</source>
        <extracomment>upload.level_faces</extracomment>
        <translation>{file} tiene {faces} caras para este objeto, pero el modelo tiene {expected}. Use ahí como máximo ese número.</translation>
    </message>
    <message>
        <source>{file} and the model split this object into different numbers of prims ({found} and {expected}). Use the same number of materials in both files.</source>
        <extracomment>upload.level_submodels</extracomment>
        <translation>{file} hace {found} prims de este objeto, pero el modelo hace {expected}. Use el mismo número de materiales en ambos archivos.</translation>
    </message>
    <message>
        <source>{file} has an object &quot;{object}&quot; that matches none of the model&apos;s objects. Give it the name of the corresponding object in the model.</source>
        <extracomment>upload.level_unused</extracomment>
        <translation>{file} tiene un objeto «{object}» que no corresponde a ninguno del modelo. Dele el nombre del objeto correspondiente del modelo.</translation>
    </message>
    <message>
        <source>an object uses the geometry &quot;{geometry}&quot;, which is missing from the file. Export the file again.</source>
        <extracomment>upload.no_such_geometry</extracomment>
        <translation>un objeto usa la geometría «{geometry}», que falta en el archivo. Exporte el archivo de nuevo.</translation>
    </message>
    <message>
        <source>another geometry is also called &quot;{label}&quot;, and the uploader confuses the two. Rename one of them.</source>
        <extracomment>upload.same_label</extracomment>
        <translation>otra geometría se llama también «{label}», y el cargador las confunde. Cambie el nombre de una de ellas.</translation>
    </message>
    <message>
        <source>the object has {faces} faces, but the uploader keeps only {limit} of them. Use fewer materials, or split the object.</source>
        <extracomment>upload.submodel_limit</extracomment>
        <translation>el objeto tiene {faces} caras, pero el cargador solo conserva {limit}. Use menos materiales o divida el objeto.</translation>
    </message>
    <message>
        <source>a list of polygons has {vertices} vertices, but the uploader supports at most {limit}. Triangulate the model before export.</source>
        <extracomment>upload.polygon_vertices</extracomment>
        <translation>una lista de polígonos tiene {vertices} vértices, pero el cargador admite como máximo {limit}. Triangule el modelo antes de exportar.</translation>
    </message>
    <message>
        <source>this file&apos;s constants (based on {base}) are ignored; the constants of &quot;{first}&quot; are used instead</source>
        <extracomment>join.other_profile</extracomment>
        <translation>se pasan por alto las constantes de este archivo (basadas en {base}); en su lugar se usan las de «{first}»</translation>
    </message>
    <message>
        <source>the measured costs of &quot;{name}&quot; are left out, because another file has a linkset with the same name or id</source>
        <extracomment>join.measured_lost</extracomment>
        <translation>se omiten los costes medidos de «{name}», porque otro archivo tiene un conjunto enlazado con el mismo nombre o id</translation>
    </message>
    <message>
        <source>no supported files found</source>
        <extracomment>join.nothing</extracomment>
        <translation>no tiene archivos de tipos admitidos</translation>
    </message>
    <message>
        <source>the scene has {count} different meshes, but a mesh asset (.llmesh) can hold only one; use a scene with one mesh</source>
        <extracomment>export.one_mesh</extracomment>
        <translation>la escena tiene {count} mallas distintas, pero un recurso de malla (.llmesh) solo puede contener una; use una escena con una sola malla</translation>
    </message>
    <message>
        <source>the scene has no surface to write</source>
        <extracomment>export.nothing</extracomment>
        <translation>la escena no tiene ninguna superficie que escribir</translation>
    </message>
    <message>
        <source>the scene has more geometry than one file of this type can hold</source>
        <extracomment>export.too_large</extracomment>
        <translation>la escena tiene más geometría de la que cabe en un archivo de este tipo</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts have no known surface; they are left out</source>
        <extracomment>export.no_surface</extracomment>
        <translation>
            <numerusform>{count} parte no tiene ninguna superficie conocida; se omite</numerusform>
            <numerusform>{count} partes no tienen ninguna superficie conocida; se omiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees are left out; this file type cannot hold them</source>
        <extracomment>export.no_octree</extracomment>
        <translation>
            <numerusform>{count} octree se omite; este tipo de archivo no puede contener ninguno</numerusform>
            <numerusform>{count} octrees se omiten; este tipo de archivo no puede contener ninguno</numerusform>
        </translation>
    </message>
    <message>
        <source>contains only the visible geometry; physics shapes, lower levels of detail, shape types, scripts and flags are left out</source>
        <extracomment>export.only_seen</extracomment>
        <translation>contiene solo la geometría visible; se omiten formas físicas, niveles de detalle inferiores, tipos de forma, scripts e indicadores</translation>
    </message>
    <message>
        <source>not everything can be saved in this file type; use .weighbridge, or .scene for octrees and rays</source>
        <extracomment>export.cannot_save</extracomment>
        <translation>no todo se puede guardar en este tipo de archivo; use .weighbridge, o .scene para octrees y rayos</translation>
    </message>
    <message>
        <source>the scene has {count} octrees, but an Inexor file (.nxoc) can hold only one; use .scene for more than one</source>
        <extracomment>export.one_octree</extracomment>
        <translation>la escena tiene {count} octrees, pero un archivo de Inexor (.nxoc) solo puede contener uno; use .scene para más de uno</translation>
    </message>
    <message numerus="yes">
        <source>{count} rays are left out; an Inexor file (.nxoc) can hold only cubes</source>
        <extracomment>export.no_rays</extracomment>
        <translation>
            <numerusform>{count} rayo se omite; un archivo de Inexor (.nxoc) solo contiene cubos</numerusform>
            <numerusform>{count} rayos se omiten; un archivo de Inexor (.nxoc) solo contiene cubos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees have no filled cubes; they are left out</source>
        <extracomment>export.empty_octrees</extracomment>
        <translation>
            <numerusform>{count} octree no tiene cubos llenos; se omite</numerusform>
            <numerusform>{count} octrees no tienen cubos llenos; se omiten</numerusform>
        </translation>
    </message>
    <message>
        <source>would become a part {size} m long, but a part must be {smallest} to {largest} m long; change the octree&apos;s size</source>
        <extracomment>export.octree_size</extracomment>
        <translation>daría una parte de {size} m de largo, pero una parte debe medir de {smallest} a {largest} m; cambie el tamaño del octree</translation>
    </message>
    <message>
        <source>would need {count} hulls, but the limit is {limit}; use an octree with fewer levels, or --octree surface</source>
        <extracomment>export.octree_hulls</extracomment>
        <translation>daría {count} envolventes, pero el límite es {limit}; use un octree con menos niveles, o --octree surface</translation>
    </message>
    <message>
        <source>would need a surface of {count} triangles, more than {limit} faces can hold; use an octree with fewer levels</source>
        <extracomment>export.octree_triangles</extracomment>
        <translation>daría una superficie de {count} triángulos, más de los que caben en {limit} caras; use un octree con menos niveles</translation>
    </message>
    <message>
        <source>contains only meshes with their names, positions, rotations and sizes; shape types, scripts, flags and ids are left out</source>
        <extracomment>export.only_places</extracomment>
        <translation>contiene solo mallas con sus nombres, posiciones, rotaciones y tamaños; se omiten tipos de forma, scripts, indicadores e ids</translation>
    </message>
    <message>
        <source>needs a part with a side of {side} m, but the grid allows {least} to {most} m</source>
        <extracomment>shape.body_size</extracomment>
        <translation>necesita una parte con un lado de {side} m, pero el grid permite de {least} a {most} m</translation>
    </message>
    <message>
        <source>linked hulls</source>
        <extracomment>method.hull_linkset</extracomment>
        <translation>envolventes enlazadas</translation>
    </message>
    <message>
        <source>linked prims</source>
        <extracomment>method.prims</extracomment>
        <translation>prims enlazados</translation>
    </message>
    <message>
        <source>the object would have more than {limit} parts</source>
        <extracomment>making.too_many_parts</extracomment>
        <translation>El objeto tendría más de {limit} partes</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is neither a constant nor a choice{hint}</source>
        <extracomment>profile.unknown_key</extracomment>
        <translation>«{key}» no es ni una constante ni una opción{hint}</translation>
    </message>
    <message>
        <source>unknown built-in profile &quot;{name}&quot;, so second-life is used{hint}</source>
        <extracomment>profile.unknown_base</extracomment>
        <translation>perfil incorporado «{name}» desconocido; se usa second-life{hint}</translation>
    </message>
    <message>
        <source>{key} must be a number, not &quot;{value}&quot;</source>
        <extracomment>profile.not_a_number</extracomment>
        <translation>{key} debe ser un número, no «{value}»</translation>
    </message>
    <message>
        <source>{key} cannot be &quot;{value}&quot;; use one of {words}{hint}</source>
        <extracomment>profile.unknown_choice</extracomment>
        <translation>{key} no puede ser «{value}»; use una de estas palabras: {words}{hint}</translation>
    </message>
    <message>
        <source>is not a profile, because it has neither &quot;base&quot; nor &quot;set&quot;; second-life is used</source>
        <extracomment>profile.sets_nothing</extracomment>
        <translation>no es un perfil, porque no tiene «base» ni «set»; se usa second-life</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is ignored because it is not inside &quot;set&quot;; move it into &quot;set&quot;</source>
        <extracomment>profile.stray_key</extracomment>
        <translation>«{key}» se omite porque no está dentro de «set»; muévalo a «set»</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; must be {expected}; it is ignored</source>
        <extracomment>profile.wrong_type</extracomment>
        <translation>«{key}»: se esperaba {expected}; se omite</translation>
    </message>
    <message>
        <source>the root of a linkset cannot have the shape type None; the root is weighed as Convex Hull</source>
        <extracomment>cost.root_none</extracomment>
        <translation>la raíz de un conjunto enlazado no puede tener el tipo de forma «Ninguno»; la raíz se pesa como «Apariencia convexa»</translation>
    </message>
    <message>
        <source>the mesh is missing, so the cost of this part is unknown, and so are all sums that include it</source>
        <extracomment>cost.mesh_missing</extracomment>
        <translation>falta la malla, así que se desconoce el coste de esta parte, y también todas las sumas que la incluyen</translation>
    </message>
    <message>
        <source>the size is unusable, so the cost of this part is unknown, and so are all sums that include it</source>
        <extracomment>cost.size_unknown</extracomment>
        <translation>la escala no se puede usar, así que se desconoce el coste de esta parte, y también todas las sumas que la incluyen</translation>
    </message>
    <message>
        <source>the mesh has no points for a base hull, so its physics cost is unknown, and so are all sums that include it</source>
        <extracomment>cost.no_hull_source</extracomment>
        <translation>la malla no tiene puntos para una envolvente base, así que se desconoce su coste de física, y también todas las sumas que lo incluyen</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the physics weight is the largest: {physics} PE. The download weight is {streaming} PE, and the server weight is {server} PE.</source>
        <extracomment>why.physics</extracomment>
        <translation>El impacto en el terreno es de {impact} LI, porque el peso de física es el mayor: {physics} PE. El peso de descarga es de {streaming} PE, y el de servidor, de {server} PE.</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the server weight is the largest: {server} PE. The physics weight is {physics} PE, and the download weight is {streaming} PE.</source>
        <extracomment>why.server</extracomment>
        <translation>El impacto en el terreno es de {impact} LI, porque el peso de servidor es el mayor: {server} PE. El peso de física es de {physics} PE, y el de descarga, de {streaming} PE.</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} is a mesh.</source>
        <extracomment>why.opted_in_mesh</extracomment>
        <translation>Se aplica el cómputo nuevo porque {part} es una malla.</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} has the physics shape type {type}.</source>
        <extracomment>why.opted_in_shape_type</extracomment>
        <translation>Se aplica el cómputo nuevo porque {part} tiene el tipo de forma física «{type}».</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} has normal or specular maps.</source>
        <extracomment>why.opted_in_materials</extracomment>
        <translation>Se aplica el cómputo nuevo porque {part} tiene materiales.</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} is animated.</source>
        <extracomment>why.opted_in_animated</extracomment>
        <translation>Se aplica el cómputo nuevo porque {part} está animado.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of {count} parts is unknown: their meshes are missing or incomplete, or their sizes are unusable.</source>
        <extracomment>why.unknown</extracomment>
        <translation>
            <numerusform>Se desconoce el coste de una parte: su malla falta o está incompleta, o su tamaño no se puede usar.</numerusform>
            <numerusform>Se desconoce el coste de {count} partes: sus mallas faltan o están incompletas, o sus tamaños no se pueden usar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deciding weight is less than {minimum} PE, so the land impact is at its minimum.</source>
        <extracomment>why.minimum</extracomment>
        <translation>El peso que decide es menor que {minimum} PE, así que el impacto en el terreno es el mínimo.</translation>
    </message>
    <message>
        <source>The physics weight is multiplied by {factor}, because the object is physical and its bounding box has a mean face area of {area} m².</source>
        <extracomment>why.penalty</extracomment>
        <translation>El peso de física se multiplica por {factor}, porque el objeto es físico y las caras de su caja delimitadora tienen un área media de {area} m².</translation>
    </message>
    <message>
        <source>The object cannot be set physical: its parts cost {cost} PE at rest, and the limit is {limit} PE.</source>
        <extracomment>why.too_dear_to_be_physical</extracomment>
        <translation>El objeto no se puede hacer físico: en reposo sus partes cuestan {cost} PE, y el límite es de {limit} PE.</translation>
    </message>
    <message>
        <source>The object cannot be set physical: {part} alone costs {cost} PE at rest, and the limit is {limit} PE.</source>
        <extracomment>why.part_too_dear_to_be_physical</extracomment>
        <translation>El objeto no se puede hacer físico: {part} cuesta por sí solo {cost} PE en reposo, y el límite es de {limit} PE.</translation>
    </message>
    <message>
        <source>The object cannot be set physical: it has {parts} parts, and the limit is {limit}.</source>
        <extracomment>why.too_many_to_be_physical</extracomment>
        <translation>El objeto no se puede hacer físico: tiene {parts} partes, y el límite es {limit}.</translation>
    </message>
    <message>
        <source>{part}: one of its {triangles} triangles, number {index}, is only {width} m wide and accounts for {share}% of the part&apos;s cost.</source>
        <extracomment>why.sliver</extracomment>
        <translation>{part}: uno de sus {triangles} triángulos, el número {index}, mide solo {width} m de ancho y lleva el {share} % de su coste.</translation>
    </message>
    <message>
        <source>{part}: the {count} narrowest of its {triangles} triangles account for {share}% of its cost.</source>
        <extracomment>why.slivers</extracomment>
        <translation>{part}: sus {count} triángulos más estrechos de {triangles} llevan el {share} % de su coste.</translation>
    </message>
    <message>
        <source>{part}: one of its sides is {side} m long, less than {limit} m, so its triangles are not used and its openings are closed.</source>
        <extracomment>why.thin_side</extracomment>
        <translation>{part}: su lado de {side} m es menor que {limit} m, así que no se usan sus triángulos y sus aberturas quedan cerradas.</translation>
    </message>
    <message>
        <source>{part}: its triangles cost {floor} PE, the minimum for a triangle mesh; enlarging the part does not make them cheaper.</source>
        <extracomment>why.floor</extracomment>
        <translation>{part}: sus triángulos cuestan {floor} PE, lo mínimo para una malla de triángulos; agrandar la parte no los abarata.</translation>
    </message>
    <message>
        <source>{part}: its triangles are narrower than {minimum} m on average, so they count as {minimum} m wide.</source>
        <extracomment>why.narrowest</extracomment>
        <translation>{part}: sus triángulos son de media más estrechos que {minimum} m, así que cuentan como si midieran {minimum} m de ancho.</translation>
    </message>
    <message>
        <source>{part}: its download weight is {cap} PE, the maximum for this type of part.</source>
        <extracomment>why.streaming_cap</extracomment>
        <translation>{part}: su peso de descarga es de {cap} PE, el máximo para este tipo de parte.</translation>
    </message>
    <message numerus="yes">
        <source>{count} slivers, up to {width} m wide: {cost} PE</source>
        <extracomment>culprit.slivers</extracomment>
        <translation>
            <numerusform>{count} astilla, de hasta {width} m de ancho: {cost} PE</numerusform>
            <numerusform>{count} astillas, de hasta {width} m de ancho: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles, up to {width} m wide: {cost} PE</source>
        <extracomment>culprit.triangles</extracomment>
        <translation>
            <numerusform>{count} triángulo, de hasta {width} m de ancho: {cost} PE</numerusform>
            <numerusform>{count} triángulos, de hasta {width} m de ancho: {cost} PE</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} triangles: {cost} PE</source>
        <extracomment>culprit.many</extracomment>
        <translation>{count} de {all} triángulos: {cost} PE</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls: {cost} PE</source>
        <extracomment>culprit.hulls</extracomment>
        <translation>
            <numerusform>{count} envolvente: {cost} PE</numerusform>
            <numerusform>{count} envolventes: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} physics shapes: {cost} PE</source>
        <extracomment>culprit.shapes</extracomment>
        <translation>
            <numerusform>{count} forma física: {cost} PE</numerusform>
            <numerusform>{count} formas físicas: {cost} PE</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} levels of detail: {cost} PE</source>
        <extracomment>culprit.levels</extracomment>
        <translation>{count} niveles de detalle: {cost} PE</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts: {cost} PE</source>
        <extracomment>culprit.parts</extracomment>
        <translation>
            <numerusform>{count} parte: {cost} PE</numerusform>
            <numerusform>{count} partes: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts, each counted as 1 LI</source>
        <extracomment>culprit.counted</extracomment>
        <translation>
            <numerusform>{count} parte, que cuenta 1</numerusform>
            <numerusform>{count} partes, que cuentan 1 cada una</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In world, rez {count} cubes beside the object. Their size and exact position do not matter.</source>
        <extracomment>kit.act_prims</extracomment>
        <translation>
            <numerusform>En el mundo, cree un cubo junto al objeto. Su tamaño y su posición exacta no importan.</numerusform>
            <numerusform>En el mundo, cree {count} cubos junto al objeto. Su tamaño y su posición exacta no importan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select the object, then hold Shift and select the cubes. Press Ctrl+L to link them. The cube selected last becomes the root.</source>
        <extracomment>kit.act_link</extracomment>
        <translation>
            <numerusform>Seleccione el objeto y, con Mayús pulsada, el cubo. Pulse Ctrl+L para enlazarlos. El cubo pasa a ser la raíz.</numerusform>
            <numerusform>Seleccione el objeto y, con Mayús pulsada, los cubos. Pulse Ctrl+L para enlazarlos. El cubo que se seleccionó en último lugar pasa a ser la raíz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Edit the object and create a new script on the Content tab. Replace the script&apos;s text with the text of {file}, and save the script. The cubes become the transparent prims that provide the physics shape.</source>
        <extracomment>kit.act_script</extracomment>
        <translation>
            <numerusform>Edite el objeto y cree un script nuevo en la pestaña «Contenido». Sustituya su texto por el texto de {file} y guárdelo. El cubo se convierte en el prim transparente que aporta la forma física.</numerusform>
            <numerusform>Edite el objeto y cree un script nuevo en la pestaña «Contenido». Sustituya su texto por el texto de {file} y guárdelo. Los cubos se convierten en los prims transparentes que aportan la forma física.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the script says &quot;Done&quot;, delete it.</source>
        <extracomment>kit.act_done</extracomment>
        <translation>Cuando el script diga «Done», elimínelo.</translation>
    </message>
    <message>
        <source>In world, the root must be {part}, because a root cannot have the physics shape type None.</source>
        <extracomment>kit.act_root</extracomment>
        <translation>En el mundo, la raíz debe ser {part}, porque una raíz no puede tener el tipo de forma física «Ninguno».</translation>
    </message>
    <message>
        <source>If another part is the root, unlink the object, select all parts with the new root last, and link them again.</source>
        <extracomment>kit.act_relink</extracomment>
        <translation>Si la raíz es otra parte, desenlace el objeto, seleccione todas las partes con la nueva raíz en último lugar y enlácelas de nuevo.</translation>
    </message>
    <message>
        <source>{least} to {most} {unit} after Analyze</source>
        <extracomment>kit.after_analyze</extracomment>
        <translation>de {least} a {most} {unit} tras Analizar</translation>
    </message>
    <message>
        <source>Nothing to show: no rows match.</source>
        <extracomment>report.no_rows</extracomment>
        <translation>Nada que mostrar: no hay filas de esta clase.</translation>
    </message>
    <message>
        <source>The two profiles are identical.</source>
        <extracomment>report.equal_profiles</extracomment>
        <translation>Los dos perfiles son iguales.</translation>
    </message>
    <message>
        <source>No linkset, region or parcel crosses a limit, and no deciding weight changes.</source>
        <extracomment>report.no_crossings</extracomment>
        <translation>Ningún conjunto enlazado, región o parcela cruza un límite, y no cambia ningún peso que decide.</translation>
    </message>
    <message>
        <source>No linkset&apos;s land impact changes.</source>
        <extracomment>report.no_winners</extracomment>
        <translation>El impacto en el terreno no cambia en ningún conjunto enlazado.</translation>
    </message>
    <message>
        <source>region id</source>
        <extracomment>column.region_id</extracomment>
        <translation>id de la región</translation>
    </message>
    <message>
        <source>physics shape</source>
        <extracomment>column.representation</extracomment>
        <translation>forma física</translation>
    </message>
    <message>
        <source>reason</source>
        <extracomment>column.reason</extracomment>
        <translation>motivo</translation>
    </message>
    <message>
        <source>prims</source>
        <extracomment>column.prims</extracomment>
        <translation>prims</translation>
    </message>
    <message>
        <source>physics change</source>
        <extracomment>column.physics_change</extracomment>
        <translation>cambio de física</translation>
    </message>
    <message>
        <source>download change</source>
        <extracomment>column.streaming_change</extracomment>
        <translation>cambio de descarga</translation>
    </message>
    <message>
        <source>land impact change</source>
        <extracomment>column.land_impact_change</extracomment>
        <translation>cambio de impacto en el terreno</translation>
    </message>
    <message>
        <source>deciding weight before</source>
        <extracomment>column.decided_before</extracomment>
        <translation>peso que decidía antes</translation>
    </message>
    <message>
        <source>tolerance</source>
        <extracomment>column.tolerance</extracomment>
        <translation>tolerancia</translation>
    </message>
    <message>
        <source>limits crossed</source>
        <extracomment>column.marks</extracomment>
        <translation>límites cruzados</translation>
    </message>
    <message>
        <source>in use</source>
        <extracomment>column.used</extracomment>
        <translation>en uso</translation>
    </message>
    <message>
        <source>meets the goal</source>
        <extracomment>column.within</extracomment>
        <translation>cumple el objetivo</translation>
    </message>
    <message>
        <source>on the Pareto front</source>
        <extracomment>column.front</extracomment>
        <translation>en el frente de Pareto</translation>
    </message>
    <message>
        <source>min after Analyze</source>
        <extracomment>column.analyzed_least</extracomment>
        <translation>mín. tras Analizar</translation>
    </message>
    <message>
        <source>max after Analyze</source>
        <extracomment>column.analyzed_most</extracomment>
        <translation>máx. tras Analizar</translation>
    </message>
    <message>
        <source>10% more</source>
        <extracomment>column.grown</extracomment>
        <translation>10 % más</translation>
    </message>
    <message>
        <source>10% less</source>
        <extracomment>column.shrunk</extracomment>
        <translation>10 % menos</translation>
    </message>
    <message>
        <source>the record is incomplete; each record has {bytes} bytes</source>
        <extracomment>pick.raw_cut</extracomment>
        <translation>el registro está incompleto; cada registro tiene {bytes} bytes</translation>
    </message>
    <message>
        <source>a number is out of range, the direction is 0, or the depth exceeds the limit of {depth}</source>
        <extracomment>pick.raw_ray</extracomment>
        <translation>un número está fuera de rango, la dirección es 0 o la profundidad supera el límite de {depth}</translation>
    </message>
    <message>
        <source>the line is longer than the limit of {limit} bytes</source>
        <extracomment>pick.long_line</extracomment>
        <translation>la línea supera el límite de {limit} bytes</translation>
    </message>
    <message>
        <source>octree {octree}: the engine crashes when it reads eight SOLID cubes in one OCTANT; Weighbridge treats them as one SOLID cube</source>
        <extracomment>pick.engine_crashes</extracomment>
        <translation>octree {octree}: el motor se cierra con un error al leer ocho cubos SOLID en un OCTANT; Weighbridge los toma por un solo cubo SOLID</translation>
    </message>
    <message>
        <source>there are NORMAL cubes; the engine&apos;s rays never hit them</source>
        <extracomment>pick.normals_missed</extracomment>
        <translation>hay cubos NORMAL; los rayos del motor nunca los alcanzan</translation>
    </message>
    <message>
        <source>there are rotated octrees; the engine ignores their rotation</source>
        <extracomment>pick.engine_rotations</extracomment>
        <translation>hay octrees girados; el motor los toma por no girados</translation>
    </message>
    <message>
        <source>the engine and the exact method agree</source>
        <extracomment>pick.engine_same</extracomment>
        <translation>el motor y el método exacto encuentran lo mismo</translation>
    </message>
    <message>
        <source>cost change in PE when a constant changes by 10%</source>
        <extracomment>chart.tornado</extracomment>
        <translation>cambio del coste en PE cuando una constante cambia un 10 %</translation>
    </message>
    <message>
        <source>triangle width in m</source>
        <extracomment>chart.width</extracomment>
        <translation>anchura de un triángulo en m</translation>
    </message>
    <message>
        <source>more expensive</source>
        <extracomment>sheet.more_expensive</extracomment>
        <translation>más caro</translation>
    </message>
    <message>
        <source>The physics cost of the selection does not depend on triangles.</source>
        <extracomment>chart.no_triangles</extracomment>
        <translation>Su coste de física no depende de triángulos.</translation>
    </message>
    <message>
        <source>  probably complete: all counts and sizes in the file match its contents</source>
        <extracomment>inspect.wholeness_consistent</extracomment>
        <translation>  probablemente completo: todos los números y tamaños del archivo coinciden con su contenido</translation>
    </message>
    <message>
        <source>  cubes in octrees: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT; maximum depth {depth}</source>
        <extracomment>inspect.octree</extracomment>
        <translation>  cubos de octrees: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT; profundidad máxima {depth}</translation>
    </message>
    <message>
        <source>Physics shapes, in the unit cube</source>
        <extracomment>inspect.shapes</extracomment>
        <translation>Formas físicas, en el cubo unidad</translation>
    </message>
    <message>
        <source>  the mesh extends from ({min}) to ({max})</source>
        <extracomment>inspect.domain</extracomment>
        <translation>  la malla va de ({min}) a ({max})</translation>
    </message>
    <message>
        <source>No findings: the grid is not known to refuse anything in this file.</source>
        <extracomment>inspect.no_findings</extracomment>
        <translation>Sin hallazgos: nada que se sepa que el grid rechace.</translation>
    </message>
    <message>
        <source>The rule that determines the physics shape.</source>
        <extracomment>help.reason</extracomment>
        <translation>La regla que decide la forma física.</translation>
    </message>
    <message>
        <source>Whether the uploader or the grid would refuse the part: ok, refused or unknown. Empty for parts that are not uploaded.</source>
        <extracomment>help.upload</extracomment>
        <translation>Si el cargador o el grid lo rechazarían: ok, refused o unknown. Vacío en las partes que no se suben.</translation>
    </message>
    <message>
        <source>The number of triangles that determine the physics cost.</source>
        <extracomment>help.triangles</extracomment>
        <translation>Los triángulos que deciden el coste de física.</translation>
    </message>
    <message>
        <source>The number of convex hulls that determine the physics cost.</source>
        <extracomment>help.hulls</extracomment>
        <translation>Las envolventes convexas que deciden el coste de física.</translation>
    </message>
    <message>
        <source>The total number of vertices in the convex hulls.</source>
        <extracomment>help.hull_vertices</extracomment>
        <translation>El total de vértices de estas envolventes.</translation>
    </message>
    <message>
        <source>The number of scripts. Scripts raise the server weight.</source>
        <extracomment>help.scripts</extracomment>
        <translation>Los scripts que contiene; aumentan el peso de servidor.</translation>
    </message>
    <message>
        <source>new: the largest of three weights decides. legacy: the number of parts decides, because no part opts in to the new accounting.</source>
        <extracomment>help.accounting</extracomment>
        <translation>nuevo: decide el mayor de los tres pesos. antiguo: decide el número de partes, porque ninguna parte activa el cómputo nuevo.</translation>
    </message>
    <message>
        <source>The mean area of the faces of the linkset&apos;s bounding box. The penalty for being physical grows with this area.</source>
        <extracomment>help.mean_face_area_m2</extracomment>
        <translation>El área media de las caras de la caja delimitadora del conjunto enlazado. Con esta área crece el recargo por ser físico.</translation>
    </message>
    <message>
        <source>The sum of the parts&apos; physics costs in their current state, without the penalty for being physical.</source>
        <extracomment>help.physics_cost</extracomment>
        <translation>La suma de los costes de física de sus partes, tal como están ahora, sin el recargo de los objetos físicos.</translation>
    </message>
    <message>
        <source>The sum of the linksets&apos; physics costs in their current state, without the penalty for being physical.</source>
        <extracomment>help.region_physics_cost</extracomment>
        <translation>La suma de los costes de física de sus conjuntos enlazados, tal como están ahora, sin el recargo de los objetos físicos.</translation>
    </message>
    <message>
        <source>Whether the grid allows the linkset to be physical. The limit applies to its physics weight at rest or, in the legacy accounting, to its number of parts.</source>
        <extracomment>help.can_be_physical</extracomment>
        <translation>Si el grid permite que el conjunto enlazado sea físico. El límite se aplica a su peso de física en reposo o, en el cómputo antiguo, a su número de partes.</translation>
    </message>
    <message>
        <source>The sum over the linksets in the region or parcel.</source>
        <extracomment>help.region_sum</extracomment>
        <translation>La suma de los conjuntos enlazados de la región o la parcela.</translation>
    </message>
    <message>
        <source>The server weight: the load that the parts and scripts put on the simulator.</source>
        <extracomment>help.server_cost</extracomment>
        <translation>El peso de servidor: lo que sus partes y scripts le cuestan al simulador.</translation>
    </message>
    <message>
        <source>How much of the region&apos;s capacity the linkset uses: the largest weight, rounded (in the legacy accounting, the number of parts).</source>
        <extracomment>help.land_impact</extracomment>
        <translation>Cuánto usa el conjunto enlazado de la capacidad de la región: el peso mayor, redondeado (en el cómputo antiguo, el número de partes).</translation>
    </message>
    <message>
        <source>What decides the land impact: the largest weight or, in the legacy accounting, the number of parts.</source>
        <extracomment>help.decided_by</extracomment>
        <translation>Lo que decide el impacto en el terreno: el peso mayor o, en el cómputo antiguo, el número de partes.</translation>
    </message>
    <message>
        <source>The highest total land impact that the region or parcel allows.</source>
        <extracomment>help.capacity</extracomment>
        <translation>El mayor impacto en el terreno total que permite la región o la parcela.</translation>
    </message>
    <message>
        <source>The land impact that still fits; negative if the region or parcel is over capacity.</source>
        <extracomment>help.free</extracomment>
        <translation>El impacto en el terreno que aún cabe; negativo si la región o la parcela supera su capacidad.</translation>
    </message>
    <message>
        <source>The edits that changed the cost, found by undoing each one and weighing the object again.</source>
        <extracomment>help.because</extracomment>
        <translation>Las acciones que cambiaron su coste, halladas al deshacer cada una y pesar de nuevo el objeto.</translation>
    </message>
    <message>
        <source>The change from the pinned baseline.</source>
        <extracomment>help.change</extracomment>
        <translation>El cambio respecto a la referencia fijada.</translation>
    </message>
    <message>
        <source>The estimate minus the value that the grid measured.</source>
        <extracomment>help.difference</extracomment>
        <translation>La estimación menos el valor que midió el grid.</translation>
    </message>
    <message numerus="yes">
        <source>There are no linksets, only {count} octrees, which cost nothing. &quot;weighbridge pick&quot; casts rays into them, &quot;weighbridge render&quot; draws them, and &quot;weighbridge convert --octree boxes&quot; turns them into meshes, which have a cost.</source>
        <extracomment>explain.octrees_only</extracomment>
        <translation>
            <numerusform>No hay conjuntos enlazados, solo {count} octree, que no cuesta nada. «weighbridge pick» lanza rayos contra él, «weighbridge render» lo dibuja y «weighbridge convert --octree boxes» lo convierte en mallas, que tienen un coste.</numerusform>
            <numerusform>No hay conjuntos enlazados, solo {count} octrees, que no cuestan nada. «weighbridge pick» lanza rayos contra ellos, «weighbridge render» los dibuja y «weighbridge convert --octree boxes» los convierte en mallas, que tienen un coste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model costs {land_impact} LI when uploaded with generated levels of detail, and {land_impact_otherwise} LI without them.</source>
        <extracomment>explain.generated_levels</extracomment>
        <translation>El modelo cuesta {land_impact} LI si se sube con niveles de detalle generados, y {land_impact_otherwise} LI sin ellos.</translation>
    </message>
    <message>
        <source>The model has more than 8 materials, so it becomes {prims} prims. With at most 8 materials, it would cost {land_impact_otherwise} LI, not {land_impact} LI.</source>
        <extracomment>explain.joined_materials</extracomment>
        <translation>El modelo tiene más de 8 materiales, así que pasa a ser {prims} prims. Con 8 materiales como máximo costaría {land_impact_otherwise} LI, no {land_impact} LI.</translation>
    </message>
    <message>
        <source>Joined into one mesh, with one convex hull around it, the model would cost {land_impact_otherwise} LI, not {land_impact} LI.</source>
        <extracomment>explain.joined_objects</extracomment>
        <translation>Unido en una sola malla, rodeada por una única envolvente convexa, el modelo costaría {land_impact_otherwise} LI, no {land_impact} LI.</translation>
    </message>
    <message>
        <source>The object is physical: its physics weight at rest is {static} PE, and the limit is {limit} PE.</source>
        <extracomment>explain.physical_limit</extracomment>
        <translation>El objeto es físico: en reposo su peso de física es de {static} PE, y el límite es de {limit} PE.</translation>
    </message>
    <message>
        <source>The legacy accounting applies, because none of the linkset&apos;s parts opts in to the new accounting. Once a part is a mesh, has a normal or specular map, or gets a physics shape type other than Prim, the three weights decide.</source>
        <extracomment>explain.counted</extracomment>
        <translation>Se aplica el cómputo antiguo, porque ninguna de las partes del conjunto enlazado activa el cómputo nuevo. En cuanto una parte es una malla, tiene un material o recibe un tipo de forma física distinto de «Prim», deciden los tres pesos.</translation>
    </message>
    <message>
        <source>Main causes</source>
        <extracomment>explain.causes</extracomment>
        <translation>Causas principales</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>explain.facts</extracomment>
        <translation>Notas</translation>
    </message>
    <message numerus="yes">
        <source>At their current sizes, {count} parts, such as {part}, count as boxes for physics anyway, so they need no physics file.</source>
        <extracomment>explain.unused_physics</extracomment>
        <translation>
            <numerusform>La parte {part} cuenta de todos modos como una caja para la física a su tamaño actual, así que no necesita archivo de física.</numerusform>
            <numerusform>{count} partes, como {part}, cuentan de todos modos como cajas para la física a su tamaño actual, así que no necesitan archivo de física.</numerusform>
        </translation>
    </message>
    <message>
        <source>The object is phantom, which does not affect its cost. The physics shape type None removes a part&apos;s physics cost, but the root cannot have this type.</source>
        <extracomment>explain.phantom</extracomment>
        <translation>El objeto es inmaterial, lo que no cambia su coste. El tipo de forma física «Ninguno» elimina el coste de física de una parte, pero la raíz no puede tener este tipo.</translation>
    </message>
    <message>
        <source>Making it bigger makes its physics cheaper.</source>
        <extracomment>explain.bigger_cheaper</extracomment>
        <translation>Si se hace más grande, su física se abarata.</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: {floor} PE is the minimum for a triangle mesh.</source>
        <extracomment>explain.bigger_floor</extracomment>
        <translation>Hacerlo más grande no lo abarata: {floor} PE es lo mínimo que cuesta una malla de triángulos.</translation>
    </message>
    <message>
        <source>Making it slightly bigger does not make it cheaper: its triangles are so narrow that they count as {minimum} m wide. To become cheaper, it would have to be more than {factor} times as big.</source>
        <extracomment>explain.width_least</extracomment>
        <translation>Hacerlo un poco más grande no lo abarata: sus triángulos son tan estrechos que cuentan como si midieran {minimum} m de ancho. Para abaratarse, su tamaño tendría que ser más de {factor} veces el actual.</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: its triangles count as {maximum} m wide, the maximum.</source>
        <extracomment>explain.width_most</extracomment>
        <translation>Hacerlo más grande no lo abarata: sus triángulos cuentan como si midieran {maximum} m de ancho, el máximo.</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: some of its triangles have no width at any size.</source>
        <extracomment>explain.no_width</extracomment>
        <translation>Hacerlo más grande no lo abarata: algunos de sus triángulos no tienen anchura a ningún tamaño.</translation>
    </message>
    <message numerus="yes">
        <source>The object can be set physical: it has {count} parts, and the limit is {limit}.</source>
        <extracomment>explain.can_be_physical_counted</extracomment>
        <translation>
            <numerusform>El objeto se puede hacer físico: tiene {count} parte, y el límite es {limit}.</numerusform>
            <numerusform>El objeto se puede hacer físico: tiene {count} partes, y el límite es {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The object can be set physical: its physics weight at rest is {static} PE, and the limit is {limit} PE. When it is physical, its physics weight is {physical} PE, including the penalty for its size.</source>
        <extracomment>explain.can_be_physical</extracomment>
        <translation>El objeto se puede hacer físico: en reposo su peso de física es de {static} PE, y el límite es de {limit} PE. Si es físico, su peso de física es de {physical} PE, incluido el recargo por su tamaño.</translation>
    </message>
    <message>
        <source>Parts</source>
        <extracomment>explain.parts</extracomment>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Its mesh is missing or incomplete, or its size is unusable, so its cost is unknown.</source>
        <extracomment>explain.unknown</extracomment>
        <translation>Su malla falta o está incompleta, o su tamaño no se puede usar, así que se desconoce su coste.</translation>
    </message>
    <message>
        <source>The physics data of its mesh could not be read, so its physics cost is unknown.</source>
        <extracomment>explain.unknown_physics</extracomment>
        <translation>No se pudieron leer los datos de física de su malla, así que se desconoce su coste de física.</translation>
    </message>
    <message>
        <source>What changed</source>
        <extracomment>explain.what_changed</extracomment>
        <translation>Qué cambió</translation>
    </message>
    <message>
        <source>How to lower it</source>
        <extracomment>explain.advice</extracomment>
        <translation>Cómo reducirlo</translation>
    </message>
    <message>
        <source>Nothing makes it cheaper: no combination of the known steps lowers the land impact below {bound} LI.</source>
        <extracomment>explain.nothing_cheaper</extracomment>
        <translation>Nada lo abarata: ninguna combinación de los pasos conocidos baja el impacto en el terreno por debajo de {bound} LI.</translation>
    </message>
    <message>
        <source>The search found nothing that makes it cheaper. The lowest land impact that the known steps could reach is {bound} LI.</source>
        <extracomment>explain.nothing_found</extracomment>
        <translation>La búsqueda no encontró nada que lo abarate. El impacto en el terreno más bajo que podrían alcanzar los pasos conocidos es de {bound} LI.</translation>
    </message>
    <message>
        <source>The lowest land impact that the known steps could reach at the object&apos;s current size is {bound} LI.</source>
        <extracomment>explain.bound</extracomment>
        <translation>El impacto en el terreno más bajo que podrían alcanzar los pasos conocidos con el tamaño actual del objeto es de {bound} LI.</translation>
    </message>
    <message>
        <source>{rank}. {what} Total land impact {after} instead of {before}.</source>
        <extracomment>explain.suggestion_in_all</extracomment>
        <translation>{rank}. {what} Impacto en el terreno total {after} en lugar de {before}.</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact stays at {after}; before rounding, it is {after_unrounded} instead of {before_unrounded}.</source>
        <extracomment>explain.suggestion_unrounded</extracomment>
        <translation>{rank}. {what} El impacto en el terreno sigue en {after}; antes de redondear es {after_unrounded} en lugar de {before_unrounded}.</translation>
    </message>
    <message>
        <source>When its size changes</source>
        <extracomment>explain.cliffs</extracomment>
        <translation>Cuando cambia su tamaño</translation>
    </message>
    <message>
        <source>Steps to lower a cost are listed for at most {most} linksets at once; choose one linkset to see its steps.</source>
        <extracomment>explain.no_advice</extracomment>
        <translation>Los pasos para reducir un coste se enumeran para {most} conjuntos enlazados a la vez como máximo; elija un conjunto enlazado para ver sus pasos.</translation>
    </message>
    <message>
        <source>Changed constants: {changes}.</source>
        <extracomment>explain.changed</extracomment>
        <translation>Constantes cambiadas: {changes}.</translation>
    </message>
    <message>
        <source>PE (prim equivalents) is the unit of the weights, LI the unit of land impact.</source>
        <extracomment>explain.units</extracomment>
        <translation>PE (equivalentes de prim) es la unidad de los pesos; LI, la del impacto en el terreno.</translation>
    </message>
    <message>
        <source>The word beside a number is its confidence:</source>
        <extracomment>explain.confidence</extracomment>
        <translation>La palabra junto a un número es su certeza:</translation>
    </message>
    <message>
        <source>documented: stated in the published Mesh Physics document or on a later official page</source>
        <extracomment>explain.documented</extracomment>
        <translation>documentado: figura en el documento Mesh Physics publicado o en una página oficial posterior</translation>
    </message>
    <message>
        <source>likely: supported by one strong hint or two independent hints</source>
        <extracomment>explain.likely</extracomment>
        <translation>probable: lo apoyan dos indicios independientes, o uno sólido</translation>
    </message>
    <message>
        <source>estimate: inferred; only the grid&apos;s operator knows the real value</source>
        <extracomment>explain.estimate</extracomment>
        <translation>estimación: deducido; solo el operador del grid conoce el valor real</translation>
    </message>
    <message>
        <source>illustration: a placeholder; no value was ever published</source>
        <extracomment>explain.illustration</extracomment>
        <translation>ilustración: un valor provisional; nunca se publicó ninguno</translation>
    </message>
    <message>
        <source>deciding weight after</source>
        <extracomment>changes.decided_after</extracomment>
        <translation>peso que decide después</translation>
    </message>
    <message>
        <source>physics shape before</source>
        <extracomment>changes.weighed_before</extracomment>
        <translation>forma física antes</translation>
    </message>
    <message>
        <source>physics shape after</source>
        <extracomment>changes.weighed_after</extracomment>
        <translation>forma física después</translation>
    </message>
    <message>
        <source>Nothing to compare.</source>
        <extracomment>changes.none</extracomment>
        <translation>No hay nada que comparar.</translation>
    </message>
    <message>
        <source>Total land impact: {before} LI before, {after} LI after ({change} LI).</source>
        <extracomment>changes.total</extracomment>
        <translation>Impacto en el terreno total: {before} LI antes, {after} LI después ({change} LI).</translation>
    </message>
    <message>
        <source>Total land impact: {before} LI before, {after} LI after; some costs are unknown, and so is the change.</source>
        <extracomment>changes.total_unknown</extracomment>
        <translation>Impacto en el terreno total: {before} LI antes, {after} LI después; se desconocen algunos costes y, por tanto, el cambio.</translation>
    </message>
    <message>
        <source>Linksets that can now be set physical: {count} ({names}).</source>
        <extracomment>changes.newly_physical</extracomment>
        <translation>{count} ahora se pueden hacer físicos: {names}.</translation>
    </message>
    <message>
        <source>Linksets whose land impact is now decided by a different weight: {count} ({names}).</source>
        <extracomment>changes.decided_anew</extracomment>
        <translation>Ahora otro peso decide el impacto en el terreno en {count}: {names}.</translation>
    </message>
    <message>
        <source>{place} now exceeds its capacity: {after} of {capacity} LI.</source>
        <extracomment>changes.no_longer_fits</extracomment>
        <translation>En {place} ya no cabe todo: {after} de {capacity} LI.</translation>
    </message>
    <message>
        <source>the filter is too long: {bytes} bytes; the limit is {limit} bytes</source>
        <extracomment>filter.too_long</extracomment>
        <translation>el filtro es demasiado largo: {bytes} bytes; el límite es de {limit} bytes</translation>
    </message>
    <message>
        <source>parentheses and &quot;not&quot; are nested too deeply; the limit is {limit} levels</source>
        <extracomment>filter.too_deep</extracomment>
        <translation>los paréntesis y «not» están anidados con demasiada profundidad; el límite es de {limit} niveles</translation>
    </message>
    <message>
        <source>unknown column &quot;{name}&quot;; columns: {columns}{hint}</source>
        <extracomment>filter.unknown_column</extracomment>
        <translation>columna «{name}» desconocida; columnas: {columns}{hint}</translation>
    </message>
    <message>
        <source>expected a column, found {found}; columns: {columns}</source>
        <extracomment>filter.column_expected</extracomment>
        <translation>se esperaba una columna, no {found}; columnas: {columns}</translation>
    </message>
    <message>
        <source>expected one of {operators}, found {found}{hint}</source>
        <extracomment>filter.operator_expected</extracomment>
        <translation>se esperaba uno de {operators}, no {found}{hint}</translation>
    </message>
    <message>
        <source>&quot;{operator}&quot; does not work with {column}, which contains {content}; use one of {operators}</source>
        <extracomment>filter.operator_of_column</extracomment>
        <translation>«{operator}» no sirve para {column}, que contiene {content}; use uno de {operators}</translation>
    </message>
    <message>
        <source>expected a value, found {found}</source>
        <extracomment>filter.value_expected</extracomment>
        <translation>se esperaba un valor, no {found}</translation>
    </message>
    <message>
        <source>{column}: expected a number, found {found}</source>
        <extracomment>filter.number_expected</extracomment>
        <translation>{column}: se esperaba un número, no {found}</translation>
    </message>
    <message>
        <source>{column}: expected true or false, found {found}</source>
        <extracomment>filter.truth_expected</extracomment>
        <translation>{column}: se esperaba true o false, no {found}</translation>
    </message>
    <message>
        <source>expected &quot;and&quot;, &quot;or&quot; or the end of the filter, found {found}</source>
        <extracomment>filter.join_expected</extracomment>
        <translation>se esperaba «and», «or» o el final del filtro, no {found}</translation>
    </message>
    <message>
        <source>expected &quot;)&quot;, found {found}</source>
        <extracomment>filter.bracket_expected</extracomment>
        <translation>se esperaba «)», no {found}</translation>
    </message>
    <message>
        <source>this quoted text has no closing quote</source>
        <extracomment>filter.quote_never_ends</extracomment>
        <translation>este texto entre comillas no tiene comillas de cierre</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>filter.texts</extracomment>
        <translation>texto</translation>
    </message>
    <message>
        <source>Appendix: how the numbers are calculated</source>
        <extracomment>html.appendix</extracomment>
        <translation>Apéndice: cómo se calculan los números</translation>
    </message>
    <message>
        <source>Weights</source>
        <extracomment>html.weights</extracomment>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>how it is calculated</source>
        <extracomment>html.derivation</extracomment>
        <translation>cómo se calcula</translation>
    </message>
    <message>
        <source>All terms</source>
        <extracomment>html.breakdown</extracomment>
        <translation>Los términos</translation>
    </message>
    <message>
        <source>These are the {shown} most expensive of {count} linksets.</source>
        <extracomment>html.left_out</extracomment>
        <translation>Estos son los {shown} más caros de {count} conjuntos enlazados.</translation>
    </message>
    <message>
        <source>Use --linkset to explain another one.</source>
        <extracomment>html.name_another</extracomment>
        <translation>Use --linkset para explicar otro.</translation>
    </message>
    <message>
        <source>Why the most expensive linksets cost what they cost</source>
        <extracomment>html.most_explained</extracomment>
        <translation>Por qué los conjuntos enlazados más caros cuestan lo que cuestan</translation>
    </message>
    <message>
        <source>Short answers for the {shown} most expensive of {count} linksets.</source>
        <extracomment>html.most_explained_of</extracomment>
        <translation>Respuestas breves para los {shown} más caros de {count} conjuntos enlazados.</translation>
    </message>
    <message>
        <source>&quot;weighbridge explain SCENE --linkset NAME&quot; explains any linkset down to the last term.</source>
        <extracomment>html.explain_command</extracomment>
        <translation>«weighbridge explain SCENE --linkset NAME» explica cualquiera de ellos hasta el último término.</translation>
    </message>
    <message numerus="yes">
        <source>Land impact: {impact} LI, {count} linksets</source>
        <extracomment>html.totals</extracomment>
        <translation>
            <numerusform>Impacto en el terreno: {impact} LI, {count} conjunto enlazado</numerusform>
            <numerusform>Impacto en el terreno: {impact} LI, {count} conjuntos enlazados</numerusform>
        </translation>
    </message>
    <message>
        <source>{over} LI over capacity</source>
        <extracomment>html.over</extracomment>
        <translation>{over} LI por encima de la capacidad</translation>
    </message>
    <message>
        <source>Most expensive</source>
        <extracomment>html.most_expensive</extracomment>
        <translation>Los más caros</translation>
    </message>
    <message>
        <source>These are the first {shown} of {count} rows; the CSV file saved with this page has all of them.</source>
        <extracomment>html.first_rows</extracomment>
        <translation>Estas son las primeras {shown} de {count} filas; el archivo CSV guardado con esta página las tiene todas.</translation>
    </message>
    <message>
        <source>Parts of {name}, most expensive first</source>
        <extracomment>html.by_part</extracomment>
        <translation>Partes de {name}, primero las más caras</translation>
    </message>
    <message>
        <source>Linksets of {name}, most expensive first</source>
        <extracomment>html.by_linkset</extracomment>
        <translation>Conjuntos enlazados de {name}, primero los más caros</translation>
    </message>
    <message>
        <source>Regions and parcels of {name}</source>
        <extracomment>html.places</extracomment>
        <translation>Regiones y parcelas de {name}</translation>
    </message>
    <message>
        <source>This page has no pictures of the 3D view.</source>
        <extracomment>html.no_pictures</extracomment>
        <translation>Esta página no tiene imágenes de la vista 3D.</translation>
    </message>
    <message>
        <source>Constants</source>
        <extracomment>html.constants</extracomment>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>html.standard</extracomment>
        <translation>predeterminado</translation>
    </message>
    <message>
        <source>About this page</source>
        <extracomment>html.origin</extracomment>
        <translation>Acerca de esta página</translation>
    </message>
    <message>
        <source>all {count} parts</source>
        <extracomment>act.parts_all</extracomment>
        <translation>las {count} partes</translation>
    </message>
    <message>
        <source>{parts}</source>
        <extracomment>act.parts_listed</extracomment>
        <translation>{parts}</translation>
    </message>
    <message>
        <source>{parts} and {count} more</source>
        <extracomment>act.parts_more</extracomment>
        <translation>{parts} y {count} más</translation>
    </message>
    <message>
        <source>Adding normal or specular maps to {parts}</source>
        <extracomment>act.materials_on</extracomment>
        <translation>Añadir materiales a {parts}</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from {parts}.</source>
        <extracomment>undo.materials_on</extracomment>
        <translation>Quite los materiales normales y especulares de {parts}.</translation>
    </message>
    <message>
        <source>Removing the normal and specular maps from {parts}</source>
        <extracomment>act.materials_off</extracomment>
        <translation>Quitar los materiales de {parts}</translation>
    </message>
    <message>
        <source>Restore the normal and specular maps of {parts}.</source>
        <extracomment>undo.materials_off</extracomment>
        <translation>Devuelva a {parts} su material normal o especular.</translation>
    </message>
    <message>
        <source>Setting the physics shape type of {parts} to {to}</source>
        <extracomment>act.shape_type</extracomment>
        <translation>Poner el tipo de forma física de {parts} en «{to}»</translation>
    </message>
    <message>
        <source>Set the physics shape type of {parts} back to {from}.</source>
        <extracomment>undo.shape_type</extracomment>
        <translation>Vuelva a poner el tipo de forma física de {parts} en «{from}».</translation>
    </message>
    <message>
        <source>Turning animated mesh on for {parts}</source>
        <extracomment>act.animated_on</extracomment>
        <translation>Activar la malla animada en {parts}</translation>
    </message>
    <message>
        <source>Turn animated mesh off for {parts}.</source>
        <extracomment>undo.animated_on</extracomment>
        <translation>Desactive la malla animada en {parts}.</translation>
    </message>
    <message>
        <source>Turning animated mesh off for {parts}</source>
        <extracomment>act.animated_off</extracomment>
        <translation>Desactivar la malla animada en {parts}</translation>
    </message>
    <message>
        <source>Turn animated mesh on again for {parts}.</source>
        <extracomment>undo.animated_off</extracomment>
        <translation>Active de nuevo la malla animada en {parts}.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from {parts}.</source>
        <extracomment>undo.more_scripts</extracomment>
        <translation>
            <numerusform>Quite el script de {parts}.</numerusform>
            <numerusform>Quite los {count} scripts de {parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removing {count} scripts from {parts}</source>
        <extracomment>act.fewer_scripts</extracomment>
        <translation>
            <numerusform>Quitar un script de {parts}</numerusform>
            <numerusform>Quitar {count} scripts de {parts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the {count} scripts back into {parts}.</source>
        <extracomment>undo.fewer_scripts</extracomment>
        <translation>
            <numerusform>Vuelva a poner el script en {parts}.</numerusform>
            <numerusform>Vuelva a poner los {count} scripts en {parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resizing {parts} from {from} to {to} m</source>
        <extracomment>act.resized</extracomment>
        <translation>Cambiar el tamaño de {parts} de {from} a {to} m</translation>
    </message>
    <message>
        <source>Resize {parts} back to {from} m.</source>
        <extracomment>undo.resized</extracomment>
        <translation>Devuelva {parts} al tamaño de {from} m.</translation>
    </message>
    <message>
        <source>Resizing {parts}</source>
        <extracomment>act.resized_many</extracomment>
        <translation>Cambiar el tamaño de {parts}</translation>
    </message>
    <message>
        <source>Restore the previous sizes of {parts}.</source>
        <extracomment>undo.resized_many</extracomment>
        <translation>Restaure los tamaños anteriores de {parts}.</translation>
    </message>
    <message>
        <source>Scaling {parts} by {factor}</source>
        <extracomment>act.scaled</extracomment>
        <translation>Escalar {parts} por {factor}</translation>
    </message>
    <message>
        <source>Changing the prim parameters of {parts}</source>
        <extracomment>act.reshaped</extracomment>
        <translation>Cambiar los parámetros de prim de {parts}</translation>
    </message>
    <message>
        <source>Restore the previous prim parameters of {parts}.</source>
        <extracomment>undo.reshaped</extracomment>
        <translation>Restaure los parámetros de prim anteriores de {parts}.</translation>
    </message>
    <message>
        <source>Giving {parts} a different mesh</source>
        <extracomment>act.mesh</extracomment>
        <translation>Dar otra malla a {parts}</translation>
    </message>
    <message>
        <source>Restore the previous mesh of {parts}.</source>
        <extracomment>undo.mesh</extracomment>
        <translation>Restaure la malla anterior de {parts}.</translation>
    </message>
    <message>
        <source>Giving {parts} a different physics shape</source>
        <extracomment>act.physics_shape</extracomment>
        <translation>Dar otra forma física a {parts}</translation>
    </message>
    <message>
        <source>Upload {parts} again with the previous physics shape.</source>
        <extracomment>undo.physics_shape</extracomment>
        <translation>Suba {parts} con la forma física anterior.</translation>
    </message>
    <message>
        <source>Giving {parts} different levels of detail</source>
        <extracomment>act.levels</extracomment>
        <translation>Dar otros niveles de detalle a {parts}</translation>
    </message>
    <message>
        <source>Upload {parts} again with the previous levels of detail.</source>
        <extracomment>undo.levels</extracomment>
        <translation>Suba {parts} con los niveles de detalle anteriores.</translation>
    </message>
    <message>
        <source>Moving or rotating {parts}</source>
        <extracomment>act.moved</extracomment>
        <translation>Mover o girar {parts}</translation>
    </message>
    <message>
        <source>Move {parts} back.</source>
        <extracomment>undo.moved</extracomment>
        <translation>Devuelva {parts} a su lugar.</translation>
    </message>
    <message>
        <source>Linking {parts} to the object</source>
        <extracomment>act.linked</extracomment>
        <translation>Enlazar {parts} al objeto</translation>
    </message>
    <message>
        <source>Unlink {parts}.</source>
        <extracomment>undo.linked</extracomment>
        <translation>Desenlace {parts}.</translation>
    </message>
    <message>
        <source>Adding {parts}</source>
        <extracomment>act.added</extracomment>
        <translation>Añadir {parts}</translation>
    </message>
    <message>
        <source>Delete {parts}.</source>
        <extracomment>undo.added</extracomment>
        <translation>Elimine {parts}.</translation>
    </message>
    <message>
        <source>Unlinking {parts}</source>
        <extracomment>act.unlinked</extracomment>
        <translation>Desenlazar {parts}</translation>
    </message>
    <message>
        <source>Link {parts} again.</source>
        <extracomment>undo.unlinked</extracomment>
        <translation>Enlace {parts} de nuevo.</translation>
    </message>
    <message>
        <source>Deleting {parts}</source>
        <extracomment>act.removed</extracomment>
        <translation>Eliminar {parts}</translation>
    </message>
    <message>
        <source>Put {parts} back.</source>
        <extracomment>undo.removed</extracomment>
        <translation>Recupere {parts}.</translation>
    </message>
    <message>
        <source>Making {parts} the root</source>
        <extracomment>act.root</extracomment>
        <translation>Hacer de {parts} la raíz</translation>
    </message>
    <message>
        <source>Make {parts} the root again.</source>
        <extracomment>undo.root</extracomment>
        <translation>Haga de {parts} la raíz de nuevo.</translation>
    </message>
    <message>
        <source>Making the object move without being physical</source>
        <extracomment>act.moving_on</extracomment>
        <translation>Hacer que el objeto se mueva sin ser físico</translation>
    </message>
    <message>
        <source>Stopping the object&apos;s movement</source>
        <extracomment>act.moving_off</extracomment>
        <translation>Detener el movimiento del objeto</translation>
    </message>
    <message>
        <source>Make the object move again.</source>
        <extracomment>undo.moving_off</extracomment>
        <translation>Haga que el objeto se mueva de nuevo.</translation>
    </message>
    <message>
        <source>Setting {key} to {to}</source>
        <extracomment>act.constant</extracomment>
        <translation>Poner {key} en {to}</translation>
    </message>
    <message>
        <source>Set {key} back to {from}.</source>
        <extracomment>undo.constant</extracomment>
        <translation>Vuelva a poner {key} en {from}.</translation>
    </message>
    <message>
        <source>Weighing the object under {to} instead of {from}</source>
        <extracomment>act.profile</extracomment>
        <translation>Pesar el objeto con {to} en lugar de {from}</translation>
    </message>
    <message>
        <source>Weigh the object under {from} again.</source>
        <extracomment>undo.profile</extracomment>
        <translation>Pese el objeto de nuevo con {from}.</translation>
    </message>
    <message>
        <source>The land impact stays at {after} LI.</source>
        <extracomment>changed.same</extracomment>
        <translation>El impacto en el terreno sigue en {after} LI.</translation>
    </message>
    <message>
        <source>{act}: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.act</extracomment>
        <translation>{act}: {before} → {after} LI. Sin este cambio: {before} LI.</translation>
    </message>
    <message>
        <source>Set the physics shape type to None for all {count} parts other than the root.</source>
        <extracomment>advice.none_children</extracomment>
        <translation>Ponga el tipo de forma física de las {count} partes que no son la raíz en «Ninguno».</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to None: {parts}.</source>
        <extracomment>advice.none_these</extracomment>
        <translation>Ponga el tipo de forma física de estas {count} partes en «Ninguno»: {parts}.</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to Prim: {parts}.</source>
        <extracomment>advice.prim_these</extracomment>
        <translation>Ponga el tipo de forma física de estas {count} partes en «Prim»: {parts}.</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from {part}.</source>
        <extracomment>advice.no_materials</extracomment>
        <translation>Quite los materiales normales y especulares de {part}.</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from these {count} parts: {parts}.</source>
        <extracomment>advice.no_materials_these</extracomment>
        <translation>Quite los materiales normales y especulares de estas {count} partes: {parts}.</translation>
    </message>
    <message>
        <source>Turn animated mesh off for {part}.</source>
        <extracomment>advice.not_animated</extracomment>
        <translation>Desactive la malla animada en {part}.</translation>
    </message>
    <message>
        <source>Turn animated mesh off for these {count} parts: {parts}.</source>
        <extracomment>advice.not_animated_these</extracomment>
        <translation>Desactive la malla animada en estas {count} partes: {parts}.</translation>
    </message>
    <message>
        <source>{first} Then: {then}</source>
        <extracomment>advice.plan</extracomment>
        <translation>{first} Después: {then}</translation>
    </message>
    <message numerus="yes">
        <source>{first} {count} more steps follow.</source>
        <extracomment>advice.plan_more</extracomment>
        <translation>
            <numerusform>{first} Después, un paso más.</numerusform>
            <numerusform>{first} Después, {count} pasos más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the physics shape of {part} with {count} triangles.</source>
        <extracomment>advice.made_triangles</extracomment>
        <translation>
            <numerusform>Sustituya la forma física de {part} por un triángulo.</numerusform>
            <numerusform>Sustituya la forma física de {part} por {count} triángulos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The object looks less shiny without its normal and specular maps.</source>
        <extracomment>caution.less_shiny</extracomment>
        <translation>El objeto brilla menos sin sus mapas normales y especulares.</translation>
    </message>
    <message>
        <source>The object no longer moves as an animated mesh.</source>
        <extracomment>caution.not_animated</extracomment>
        <translation>Ya no se mueve como malla animada.</translation>
    </message>
    <message>
        <source>You then have to move and take the two objects separately.</source>
        <extracomment>caution.unlinked_resting</extracomment>
        <translation>Entonces hay que mover y tomar los dos objetos por separado.</translation>
    </message>
    <message>
        <source>The new accounting then replaces the legacy one.</source>
        <extracomment>caution.weighed</extracomment>
        <translation>El cómputo nuevo sustituye entonces al antiguo.</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>colour.layer</extracomment>
        <translation>Sencillo</translation>
    </message>
    <message>
        <source>Triangle width</source>
        <extracomment>colour.width</extracomment>
        <translation>Anchura de triángulos</translation>
    </message>
    <message>
        <source>no materials</source>
        <extracomment>legend.no_material</extracomment>
        <translation>sin materiales</translation>
    </message>
    <message>
        <source>other shapes</source>
        <extracomment>legend.no_hull</extracomment>
        <translation>otras formas</translation>
    </message>
    <message>
        <source>Select an object to see what each of its triangles and hulls costs</source>
        <extracomment>legend.cost_nothing</extracomment>
        <translation>Seleccione un objeto para ver lo que cuesta cada uno de sus triángulos y envolventes</translation>
    </message>
    <message>
        <source>deciding weight: {value} PE</source>
        <extracomment>legend.land_impact</extracomment>
        <translation>peso que decide: {value} PE</translation>
    </message>
    <message>
        <source>Download decides</source>
        <extracomment>legend.decided_streaming</extracomment>
        <translation>Decide la descarga</translation>
    </message>
    <message>
        <source>Legacy accounting</source>
        <extracomment>legend.decided_parts</extracomment>
        <translation>Cómputo antiguo</translation>
    </message>
    <message>
        <source>unchanged</source>
        <extracomment>legend.unchanged</extracomment>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>{value} LI more expensive</source>
        <extracomment>legend.costlier</extracomment>
        <translation>{value} LI más caro</translation>
    </message>
    <message>
        <source>Pin a baseline to see what has changed since</source>
        <extracomment>legend.no_baseline</extracomment>
        <translation>Fije una referencia para ver lo que ha cambiado desde entonces</translation>
    </message>
    <message>
        <source>Select an object with a physics mesh to see how wide its triangles are</source>
        <extracomment>legend.width_nothing</extracomment>
        <translation>Seleccione un objeto con una malla física para ver la anchura de sus triángulos</translation>
    </message>
    <message>
        <source>Deviation</source>
        <extracomment>legend.ramp_deviation</extracomment>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>{value} cm overfill</source>
        <extracomment>legend.overfill</extracomment>
        <translation>{value} cm de exceso</translation>
    </message>
    <message>
        <source>no deviation</source>
        <extracomment>legend.exact</extracomment>
        <translation>sin desviación</translation>
    </message>
    <message>
        <source>{value} cm shortfall</source>
        <extracomment>legend.shortfall</extracomment>
        <translation>{value} cm de defecto</translation>
    </message>
    <message>
        <source>An avatar fits here</source>
        <extracomment>legend.walkable_kept</extracomment>
        <translation>Aquí cabe un avatar</translation>
    </message>
    <message>
        <source>Blocked passage</source>
        <extracomment>legend.walkable_cut</extracomment>
        <translation>Paso bloqueado</translation>
    </message>
    <message numerus="yes">
        <source>{part} and {count} others</source>
        <extracomment>culprit.part_more</extracomment>
        <translation>
            <numerusform>{part} y otra más</numerusform>
            <numerusform>{part} y otras {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Octree box</source>
        <extracomment>legend.octree_bounds</extracomment>
        <translation>Caja del octree</translation>
    </message>
    <message>
        <source>Sphere around the filled cubes</source>
        <extracomment>legend.octree_sphere</extracomment>
        <translation>Esfera en torno a los cubos llenos</translation>
    </message>
    <message>
        <source>Selected box of cells</source>
        <extracomment>legend.octree_cells</extracomment>
        <translation>Caja de celdas elegida</translation>
    </message>
    <message>
        <source>Octree under the pointer</source>
        <extracomment>legend.hit_octree</extracomment>
        <translation>Octree bajo el puntero</translation>
    </message>
    <message>
        <source>Cube entered and left</source>
        <extracomment>legend.ray_left</extracomment>
        <translation>Entrada y salida de un cubo</translation>
    </message>
    <message>
        <source>Cube not tested</source>
        <extracomment>legend.ray_untested</extracomment>
        <translation>Cubo no probado</translation>
    </message>
    <message>
        <source>Weighbridge shows why an object in Second Life costs what it costs. It reads mesh assets, 3D models and projects, calculates their weights term by term, and explains the result.</source>
        <extracomment>app.about</extracomment>
        <translation>Weighbridge muestra por qué un objeto de Second Life cuesta lo que cuesta. Lee recursos de malla, modelos 3D y proyectos, calcula sus pesos término a término y explica el resultado.</translation>
    </message>
    <message>
        <source>Show this help and exit</source>
        <extracomment>app.help</extracomment>
        <translation>Mostrar esta ayuda y terminar</translation>
    </message>
    <message>
        <source>Show the version and exit</source>
        <extracomment>app.version</extracomment>
        <translation>Mostrar la versión y terminar</translation>
    </message>
    <message>
        <source>Print the manual page and exit</source>
        <extracomment>app.man</extracomment>
        <translation>Imprimir la página de manual y terminar</translation>
    </message>
    <message>
        <source>Print the completion script for a shell ({words}) and exit</source>
        <extracomment>app.completion</extracomment>
        <translation>Imprimir el script de autocompletado para un shell y terminar: {words}</translation>
    </message>
    <message>
        <source>stopped because of an unexpected error: {reason}</source>
        <extracomment>app.failed</extracomment>
        <translation>detenido por un error inesperado: {reason}</translation>
    </message>
    <message>
        <source>unknown command &quot;{word}&quot;; commands: {commands}{hint}</source>
        <extracomment>app.unknown_command</extracomment>
        <translation>comando «{word}» desconocido; comandos: {commands}{hint}</translation>
    </message>
    <message>
        <source>unexpected argument &quot;{word}&quot;; see &quot;{command} --help&quot;</source>
        <extracomment>app.unexpected_word</extracomment>
        <translation>argumento inesperado «{word}»; vea «{command} --help»</translation>
    </message>
    <message>
        <source>{option} cannot be used with {other}</source>
        <extracomment>app.excludes</extracomment>
        <translation>{option} no se puede usar con {other}</translation>
    </message>
    <message>
        <source>&quot;{command}&quot; needs a subcommand: one of {commands}</source>
        <extracomment>app.incomplete_command</extracomment>
        <translation>«{command}» necesita otra palabra: una de {commands}</translation>
    </message>
    <message>
        <source>Language: {words}; default: from the environment (LANG). CSV and JSON are the same in every language</source>
        <extracomment>option.lang</extracomment>
        <translation>Idioma: {words}; si no se indica, el del entorno (LANG). CSV y JSON son iguales en todos los idiomas</translation>
    </message>
    <message>
        <source>Files to read; the type is detected from the content</source>
        <extracomment>option.file</extracomment>
        <translation>Archivos que leer; el tipo se reconoce por el contenido</translation>
    </message>
    <message>
        <source>Projects ({projects}), mesh assets ({mesh_assets}), objects ({objects}), 3D models ({models}), or folders that contain them</source>
        <extracomment>option.scenes</extracomment>
        <translation>Proyectos ({projects}), recursos de malla ({mesh_assets}), objetos ({objects}), modelos 3D ({models}) o carpetas que los contengan</translation>
    </message>
    <message>
        <source>Output format: {words}; default: {standard}</source>
        <extracomment>option.format</extracomment>
        <translation>Formato de salida: {words}; si no se indica, {standard}</translation>
    </message>
    <message>
        <source>What each row shows: {words}; default: {standard}</source>
        <extracomment>option.by</extracomment>
        <translation>Qué muestra cada fila: {words}; si no se indica, {standard}</translation>
    </message>
    <message>
        <source>{reason}; use a period as the decimal separator</source>
        <extracomment>option.period</extracomment>
        <translation>{reason}; use un punto como separador decimal</translation>
    </message>
    <message>
        <source>expected one of {words}; found &quot;{word}&quot;{hint}</source>
        <extracomment>option.unknown_word</extracomment>
        <translation>se esperaba una de estas palabras: {words}; se encontró «{word}»{hint}</translation>
    </message>
    <message>
        <source>Write to FILE instead of standard output, completely or not at all. The extension of FILE sets the format unless --format does</source>
        <extracomment>option.output</extracomment>
        <translation>Escribir en FILE en lugar de la salida estándar, entero o nada. Su extensión decide el formato, salvo que lo haga --format</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has the extension of another format; supported extensions: {endings}</source>
        <extracomment>option.other_ending</extracomment>
        <translation>«{file}» tiene la extensión de otro formato; extensiones admitidas: {endings}</translation>
    </message>
    <message>
        <source>the value must not be empty</source>
        <extracomment>option.nothing_named</extracomment>
        <translation>el valor no debe estar vacío</translation>
    </message>
    <message>
        <source>Report why the land impact is different in another state: an earlier version of the file, a built-in profile, a profile file, or a scenario</source>
        <extracomment>option.explain_against</extracomment>
        <translation>Decir qué cambios alteraron el impacto en el terreno desde otro estado: una versión anterior del archivo, un perfil incorporado, un archivo de perfil o un escenario</translation>
    </message>
    <message>
        <source>Show changes from another state: a built-in profile, a profile file, a scenario of the project, another file, or a folder. Files in folders are matched by their relative paths. Each change is the current value minus the value in that state</source>
        <extracomment>option.against</extracomment>
        <translation>Mostrar los cambios respecto a otro estado: un perfil incorporado, un archivo de perfil, un escenario del proyecto, otro archivo o una carpeta. Los archivos de las carpetas se emparejan por sus rutas relativas. Un cambio es este estado menos el otro</translation>
    </message>
    <message>
        <source>is missing from {folder}</source>
        <extracomment>against.one_side</extracomment>
        <translation>falta en {folder}</translation>
    </message>
    <message>
        <source>Number of threads; default: the number of cores</source>
        <extracomment>option.threads</extracomment>
        <translation>Número de hilos; si no se indica, el número de núcleos</translation>
    </message>
    <message>
        <source>expected a whole number from 1 to {limit}, found &quot;{text}&quot;</source>
        <extracomment>option.threads_form</extracomment>
        <translation>se esperaba un número entero de 1 a {limit}, no «{text}»</translation>
    </message>
    <message>
        <source>Change a constant or choice; repeatable</source>
        <extracomment>option.set</extracomment>
        <translation>Cambiar una constante u opción; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>expected KEY=VALUE, found &quot;{text}&quot;</source>
        <extracomment>option.set_form</extracomment>
        <translation>se esperaba KEY=VALUE, no «{text}»</translation>
    </message>
    <message>
        <source>Size in meters; default: 1,1,1 for a mesh asset, the model&apos;s own size for a 3D model</source>
        <extracomment>option.size</extracomment>
        <translation>Tamaño en metros; si no se indica, 1,1,1 para un recurso de malla y el propio del modelo para un modelo 3D</translation>
    </message>
    <message>
        <source>expected three sizes from {smallest} to {largest} m, such as 2,1,0.5; found &quot;{text}&quot;</source>
        <extracomment>option.size_form</extracomment>
        <translation>se esperaban tres tamaños de {smallest} a {largest} m, como en 2,1,0.5, no «{text}»</translation>
    </message>
    <message>
        <source>Physics shape type: {words}; default: prim if there is a physics shape, otherwise convex_hull</source>
        <extracomment>option.shape_type</extracomment>
        <translation>Tipo de forma física: {words}; si no se indica, prim si hay una forma física y, si no la hay, convex_hull</translation>
    </message>
    <message>
        <source>Number of scripts in the object; default: 0</source>
        <extracomment>option.scripts</extracomment>
        <translation>Número de scripts que contiene; si no se indica, 0</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {limit}, found &quot;{text}&quot;</source>
        <extracomment>option.scripts_form</extracomment>
        <translation>se esperaba un número entero de 0 a {limit}, no «{text}»</translation>
    </message>
    <message>
        <source>Exit with status 0 even if a scene could not be read completely and some costs are unknown</source>
        <extracomment>option.partial</extracomment>
        <translation>Terminar con 0 aunque una escena no se haya podido leer entera y haya costes desconocidos</translation>
    </message>
    <message>
        <source>Separator between CSV cells: &quot;,&quot;, &quot;;&quot;, &quot;|&quot; or tab; default: a comma</source>
        <extracomment>option.csv_separator</extracomment>
        <translation>Separador entre las celdas del CSV: «,», «;», «|» o tab; si no se indica, una coma</translation>
    </message>
    <message>
        <source>Begin CSV with a byte order mark, which some spreadsheets need</source>
        <extracomment>option.csv_bom</extracomment>
        <translation>Empezar el CSV con una marca de orden de bytes, que algunas hojas de cálculo necesitan</translation>
    </message>
    <message>
        <source>Write a file even if the upload would be refused</source>
        <extracomment>option.anyway</extracomment>
        <translation>Escribir un archivo aunque la subida se rechazaría</translation>
    </message>
    <message>
        <source>Generate the lower levels of detail that a 3D model lacks, each with one-quarter as many triangles as the level above</source>
        <extracomment>option.make_lods</extracomment>
        <translation>Generar los niveles de detalle inferiores que le faltan a un modelo 3D, cada uno con la cuarta parte de triángulos que el nivel superior</translation>
    </message>
    <message>
        <source>Where a 3D model&apos;s missing levels of detail come from: {words}; default: uploader</source>
        <extracomment>option.levels</extracomment>
        <translation>De dónde salen los niveles de detalle que le faltan a un modelo 3D: {words}; si no se indica, uploader</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to bare mesh assets (.llmesh, .mesh) and 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</source>
        <extracomment>option.only_bare</extracomment>
        <translation>{option} no tiene efecto; solo se aplica a recursos de malla sueltos (.llmesh, .mesh) y modelos 3D (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</source>
        <extracomment>option.only_model</extracomment>
        <translation>{option} no tiene efecto; solo se aplica a modelos 3D (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</translation>
    </message>
    <message>
        <source>expected at least {smallest} bytes, such as 536870912, 512M or 2G; found &quot;{text}&quot;</source>
        <extracomment>option.memory_form</extracomment>
        <translation>se esperaban al menos {smallest} bytes, como en 536870912, 512M o 2G, no «{text}»</translation>
    </message>
    <message>
        <source>a PDF cannot be shown in a terminal; name a file with -o FILE</source>
        <extracomment>page.pdf_on_terminal</extracomment>
        <translation>un PDF no se puede mostrar en un terminal; indique un archivo con -o FILE</translation>
    </message>
    <message>
        <source>Show how to use the program or one of its commands.</source>
        <extracomment>help.about</extracomment>
        <translation>Mostrar cómo se usa el programa o uno de sus comandos.</translation>
    </message>
    <message>
        <source>The command to show help for; default: the program itself</source>
        <extracomment>help.command</extracomment>
        <translation>El comando cuya ayuda se muestra; si no se indica, el propio programa</translation>
    </message>
    <message>
        <source>Example: how to use the command &quot;report&quot;
  weighbridge help report</source>
        <extracomment>help.example</extracomment>
        <translation>Ejemplo: cómo se usa el comando «report»
  weighbridge help report</translation>
    </message>
    <message>
        <source>Explain in words why a scene&apos;s linksets cost what they cost.</source>
        <extracomment>explain.about</extracomment>
        <translation>Explicar con palabras por qué los conjuntos enlazados de una escena cuestan lo que cuestan.</translation>
    </message>
    <message>
        <source>Cast rays into the octrees of a scene and show what each ray hits first.</source>
        <extracomment>pick.about</extracomment>
        <translation>Lanzar rayos contra los octrees de una escena y mostrar qué alcanza primero cada uno.</translation>
    </message>
    <message>
        <source>Octrees: a text file with rays (.scene), an Inexor file (.nxoc), a Cube 2 map (.ogz), or a project with octrees (.weighbridge)</source>
        <extracomment>pick.scene</extracomment>
        <translation>Octrees: un archivo de texto con rayos (.scene), un archivo de Inexor (.nxoc), un mapa de Cube 2 (.ogz) o un proyecto con octrees (.weighbridge)</translation>
    </message>
    <message>
        <source>A ray to cast instead of the scene&apos;s own: origin, direction (any length) and, optionally, the depth at which cubes count as full; repeatable</source>
        <extracomment>pick.ray</extracomment>
        <translation>Un rayo en lugar de los de la propia escena: origen, dirección (de cualquier longitud) y, si se quiere, la profundidad a la que los cubos cuentan como llenos; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>Show the leaf that contains this point, how deep the point is inside the leaf, and the nearest face; repeatable</source>
        <extracomment>pick.point</extracomment>
        <translation>Qué hoja contiene este punto, a qué profundidad en ella, y su cara más cercana; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>Show the leaves that this sphere touches; repeatable</source>
        <extracomment>pick.sphere</extracomment>
        <translation>Qué hojas toca esta esfera; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>Show the leaves touched by the box with these two opposite corners; repeatable</source>
        <extracomment>pick.box</extracomment>
        <translation>Qué hojas toca esta caja, por dos esquinas opuestas; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>the chosen method agrees with the exact method on every ray</source>
        <extracomment>pick.nothing_to_minimise</extracomment>
        <translation>el método elegido encuentra lo mismo que el exacto con todos los rayos</translation>
    </message>
    <message>
        <source>expected {count} numbers separated by commas</source>
        <extracomment>pick.numbers</extracomment>
        <translation>se esperaban {count} números separados por comas</translation>
    </message>
    <message>
        <source>has no rays; use --ray &quot;OX OY OZ DX DY DZ [DEPTH]&quot;</source>
        <extracomment>pick.no_rays</extracomment>
        <translation>no tiene rayos; use --ray &quot;OX OY OZ DX DY DZ [DEPTH]&quot;</translation>
    </message>
    <message>
        <source>Casting method: {words}; default: {standard}. &quot;inexor&quot; is the published method, which fails in known cases; &quot;engine&quot; is the method of Inexor&apos;s engine</source>
        <extracomment>pick.algorithm</extracomment>
        <translation>Método de lanzamiento: {words}; si no se indica, {standard}. «inexor» es el método publicado, que falla en casos conocidos; «engine» es el método del motor de Inexor</translation>
    </message>
    <message>
        <source>Show each step of every cast: bounds missed and by how far, candidates, untested cubes, and the closest approach of a miss. If the method&apos;s result differs from the exact one, also show why</source>
        <extracomment>pick.trace</extracomment>
        <translation>Mostrar cada paso de cada lanzamiento: límites que no se alcanzan y por cuánto, candidatos, cubos no probados y lo más cerca que pasa un rayo que no alcanza nada. Mostrar también por qué el método publicado encuentra otra cosa</translation>
    </message>
    <message>
        <source>Write a scene in another format; the extension of OUT determines the format.</source>
        <extracomment>convert.about</extracomment>
        <translation>Escribir una escena en otro formato; la extensión de OUT decide en cuál.</translation>
    </message>
    <message>
        <source>Example: an OpenSim archive as a project, and a mesh asset as a model for any 3D program
  weighbridge convert home.oar home.weighbridge
  weighbridge convert chair.llmesh chair.glb
Example: a model as cubes, and the cubes as a mesh asset with one hull per box
  weighbridge convert rock.obj rock.scene --depth 4 --fill solid
  weighbridge convert rock.scene rock.llmesh --octree boxes</source>
        <extracomment>convert.example</extracomment>
        <translation>Ejemplo: un archivo comprimido de OpenSim como proyecto, y un recurso de malla como modelo para cualquier programa 3D
  weighbridge convert home.oar home.weighbridge
  weighbridge convert chair.llmesh chair.glb
Ejemplo: un modelo como cubos, y los cubos como recurso de malla con una envolvente por caja
  weighbridge convert rock.obj rock.scene --depth 4 --fill solid
  weighbridge convert rock.scene rock.llmesh --octree boxes</translation>
    </message>
    <message>
        <source>Keep OCTANTs of eight SOLID cubes in an Inexor file (.nxoc). Without this option, each is written as one SOLID cube, because Inexor&apos;s engine crashes when it reads such an OCTANT</source>
        <extracomment>convert.keep_structure</extracomment>
        <translation>Conservar los OCTANT de ocho cubos SOLID en un archivo de Inexor (.nxoc). Sin esta opción se escriben como un solo cubo SOLID, porque el motor de Inexor se cierra con un error al leerlos</translation>
    </message>
    <message>
        <source>--keep-structure has no effect; it applies only to octrees written as .nxoc</source>
        <extracomment>convert.only_to_nxoc</extracomment>
        <translation>--keep-structure no tiene efecto; solo se aplica a octrees que se escriben como .nxoc</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to parts written as octrees (.scene, .nxoc)</source>
        <extracomment>convert.only_to_octrees</extracomment>
        <translation>{option} no tiene efecto; solo se aplica a partes que se escriben como octrees (.scene, .nxoc)</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has an unsupported file type; supported types: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply, .scene, .nxoc</source>
        <extracomment>convert.format</extracomment>
        <translation>«{name}» tiene un tipo de archivo no admitido; tipos admitidos: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply, .scene, .nxoc</translation>
    </message>
    <message>
        <source>Show the possible physics shapes of parts, including shapes made from octrees, and what each would cost.</source>
        <extracomment>voxels.about</extracomment>
        <translation>Mostrar las posibles formas físicas de las partes, octrees incluidos, y lo que costaría cada una.</translation>
    </message>
    <message>
        <source>Show how costs depend on a scene&apos;s size or on one constant, step by step, and which floors, caps and thresholds each step crosses.</source>
        <extracomment>sweep.about</extracomment>
        <translation>Mostrar paso a paso cómo dependen los costes del tamaño de una escena o de una constante, y qué mínimos, topes y umbrales cruza cada paso.</translation>
    </message>
    <message>
        <source>Scale the sizes of all parts and the distances between them</source>
        <extracomment>sweep.scale</extracomment>
        <translation>Escalar los tamaños de todas las partes y las distancias entre ellas</translation>
    </message>
    <message>
        <source>expected one range (--scale FROM:TO:STEPS or --set KEY=FROM:TO:STEPS), found {count}</source>
        <extracomment>sweep.one_axis</extracomment>
        <translation>se esperaba un intervalo (--scale FROM:TO:STEPS o --set KEY=FROM:TO:STEPS), no {count}</translation>
    </message>
    <message>
        <source>{key} is a choice ({words}), not a number; only constants can have a range</source>
        <extracomment>sweep.choice</extracomment>
        <translation>{key} es una elección ({words}), no un número; solo las constantes pueden tener un intervalo</translation>
    </message>
    <message>
        <source>Example: which constants a market&apos;s land impact depends on most
  weighbridge sensitivity market.weighbridge --format text</source>
        <extracomment>sensitivity.example</extracomment>
        <translation>Ejemplo: de qué constantes depende más el impacto en el terreno de un mercado
  weighbridge sensitivity market.weighbridge --format text</translation>
    </message>
    <message>
        <source>Show how physics costs change when vertices move at random: by half a quantization step, and by 0.1 µm to 0.1 mm. Costs that do not depend on triangles stay the same.</source>
        <extracomment>fragility.about</extracomment>
        <translation>Mostrar cuánto cambian los costes de física si los vértices se mueven al azar: medio paso del formato, y de 0,1 µm a 0,1 mm. Los costes sin triángulos no cambian.</translation>
    </message>
    <message>
        <source>Example: whether a wall is expensive only because of rounding
  weighbridge fragility market.weighbridge --linkset &quot;Sliver wall&quot;</source>
        <extracomment>fragility.example</extracomment>
        <translation>Ejemplo: si una pared solo es cara a causa del redondeo
  weighbridge fragility market.weighbridge --linkset &quot;Sliver wall&quot;</translation>
    </message>
    <message>
        <source>Show the values that people measured in world or published for each constant, and how far the rules deviate from them.</source>
        <extracomment>evidence.about</extracomment>
        <translation>Mostrar lo que se ha medido en el mundo o publicado sobre cada constante, y cuánto se apartan las reglas de ello.</translation>
    </message>
    <message>
        <source>Example: how well the cost of a hull is known
  weighbridge evidence hull_cost</source>
        <extracomment>evidence.example</extracomment>
        <translation>Ejemplo: con qué precisión se conoce el coste de una envolvente
  weighbridge evidence hull_cost</translation>
    </message>
    <message>
        <source>Nothing was measured for {key}. Its value is stated in: {source}</source>
        <extracomment>evidence.nothing</extracomment>
        <translation>No se midió nada de {key}. Su valor figura en: {source}</translation>
    </message>
    <message>
        <source>A constant; default: all constants</source>
        <extracomment>evidence.key</extracomment>
        <translation>Una constante; si no se indica, todas</translation>
    </message>
    <message>
        <source>Example: what a hull and its vertices cost, according to measurements
  weighbridge calibrate market.weighbridge --measured costs.csv \
    --fit hull_cost,hull_vertex_cost -o measured.json</source>
        <extracomment>calibrate.example</extracomment>
        <translation>Ejemplo: lo que cuestan una envolvente y sus vértices, según mediciones
  weighbridge calibrate market.weighbridge --measured costs.csv \
    --fit hull_cost,hull_vertex_cost -o measured.json</translation>
    </message>
    <message>
        <source>{option} needs SCENE</source>
        <extracomment>calibrate.needs_scene</extracomment>
        <translation>{option} necesita SCENE</translation>
    </message>
    <message>
        <source>The constants to find, separated by commas</source>
        <extracomment>calibrate.fit</extracomment>
        <translation>Las constantes que se buscan, separadas por comas</translation>
    </message>
    <message>
        <source>What to print: {words}; default: {standard}</source>
        <extracomment>calibrate.show</extracomment>
        <translation>Qué imprimir: {words}; si no se indica, {standard}</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has an unsupported file type; supported types: .csv, .csv.gz, .sqlite, .sqlite3, .db</source>
        <extracomment>statistics.ending</extracomment>
        <translation>«{file}» tiene un tipo de archivo no admitido; tipos admitidos: .csv, .csv.gz, .sqlite, .sqlite3, .db</translation>
    </message>
    <message>
        <source>Example: a query for DuckDB, and one that is run on a whole grid
  weighbridge sql --by region --dialect duckdb
  weighbridge sql --by grid --set triangle_constant=0.04 --against second-life \
    --run grid.sqlite
Example: load a folder of archives into a server, then run a query
  weighbridge sql --run postgresql://localhost/grid archives --by region</source>
        <extracomment>sql.example</extracomment>
        <translation>Ejemplo: una consulta para DuckDB, y una que se ejecuta sobre un grid entero
  weighbridge sql --by region --dialect duckdb
  weighbridge sql --by grid --set triangle_constant=0.04 --against second-life \
    --run grid.sqlite
Ejemplo: cargar una carpeta de archivos comprimidos en un servidor y ejecutar luego una consulta
  weighbridge sql --run postgresql://localhost/grid archives --by region</translation>
    </message>
    <message>
        <source>With --run: files or folders to load first, as for &quot;weighbridge statistics&quot;, unless they are already loaded</source>
        <extracomment>sql.scenes</extracomment>
        <translation>Con --run: archivos o carpetas que se cargan primero, como en statistics, salvo que ya estén</translation>
    </message>
    <message>
        <source>Show changes from another profile: a built-in profile or a profile file. Each change is the value under the current profile minus the value under the other profile</source>
        <extracomment>sql.against</extracomment>
        <translation>Mostrar los cambios respecto a otro perfil: un perfil incorporado o un archivo de perfil. Un cambio es este perfil menos el otro</translation>
    </message>
    <message>
        <source>The engine to print SQL for: {words}; default: {standard}</source>
        <extracomment>sql.dialect</extracomment>
        <translation>El motor para el que se imprime el SQL: {words}; si no se indica, {standard}</translation>
    </message>
    <message>
        <source>Run the query instead of printing it: on an SQLite file, or on a PostgreSQL server given as postgresql://… or host=… dbname=…</source>
        <extracomment>sql.run</extracomment>
        <translation>Ejecutar la consulta en lugar de imprimirla: en un archivo SQLite, o en un servidor PostgreSQL indicado como postgresql://… o host=… dbname=…</translation>
    </message>
    <message>
        <source>{option} needs --run; otherwise the query is only printed</source>
        <extracomment>sql.needs_run</extracomment>
        <translation>{option} necesita --run; sin él, la consulta solo se imprime</translation>
    </message>
    <message>
        <source>Show the constants that costs are based on.</source>
        <extracomment>profile.about</extracomment>
        <translation>Mostrar las constantes en las que se basan los costes.</translation>
    </message>
    <message>
        <source>Example: how the rules of the published Mesh Physics document differ from today&apos;s
  weighbridge profile diff second-life wiki-2011</source>
        <extracomment>profile.example</extracomment>
        <translation>Ejemplo: en qué difieren las reglas del documento Mesh Physics publicado de las de hoy
  weighbridge profile diff second-life wiki-2011</translation>
    </message>
    <message>
        <source>Generate physics shapes or levels of detail for mesh parts, and show what each costs and how far it deviates from the visual mesh.</source>
        <extracomment>shapes.about</extracomment>
        <translation>Generar formas físicas o niveles de detalle para partes de malla, y mostrar lo que cuesta cada uno y cuánto se desvía de la malla visible.</translation>
    </message>
    <message>
        <source>Choose the cheapest shape within this deviation everywhere, such as 4cm, 0.04m, 40mm, or 2% (of the diagonal of the part&apos;s bounding box). Without --within and --budget, --contact and --elsewhere apply</source>
        <extracomment>shapes.within</extracomment>
        <translation>Elegir la forma más barata que se desvíe como máximo esto en todas partes, como en 4cm, 0.04m, 40mm o 2% (de la diagonal de la caja delimitadora de la parte). Sin --within ni --budget valen --contact y --elsewhere</translation>
    </message>
    <message>
        <source>expected a distance above 0 and at most 20% or 10000m, such as 4cm, 0.04m, 40mm or 2%; found &quot;{text}&quot;</source>
        <extracomment>shapes.within_form</extracomment>
        <translation>se esperaba una distancia como en 4cm, 0.04m, 40mm o 2% (mayor que 0, como máximo 20% o 10000m), no «{text}»</translation>
    </message>
    <message>
        <source>expected a cost above 0 PE, such as 3 or 0.5, or &quot;auto&quot;; found &quot;{text}&quot;</source>
        <extracomment>shapes.budget_form</extracomment>
        <translation>se esperaba un coste mayor que 0, como en 3 o 0.5, o auto, no «{text}»</translation>
    </message>
    <message>
        <source>--hulls works with only one part; name the part with --linkset and --part</source>
        <extracomment>shapes.hulls_of_one</extracomment>
        <translation>--hulls trabaja con una sola parte; indíquela con --linkset y --part</translation>
    </message>
    <message>
        <source>Width and height of the avatar in meters, such as 0.8x2.4; default: {width}x{height}</source>
        <extracomment>shapes.avatar</extracomment>
        <translation>La anchura y la altura de ese avatar, en metros, como en 0.8x2.4; si no se indica, {width}x{height}</translation>
    </message>
    <message>
        <source>expected a width and height from 0.1 to 10 m, such as 0.8x2.4; found &quot;{text}&quot;</source>
        <extracomment>shapes.avatar_form</extracomment>
        <translation>se esperaban una anchura y una altura de 0,1 a 10 m, como en 0.8x2.4, no «{text}»</translation>
    </message>
    <message>
        <source>Do not check whether physics shapes block passages or remove floors</source>
        <extracomment>shapes.no_passage</extracomment>
        <translation>No comprobar si las formas físicas bloquean pasos o quitan suelos</translation>
    </message>
    <message>
        <source>expected a whole number from {least} to {limit}, found &quot;{text}&quot;</source>
        <extracomment>shapes.count_form</extracomment>
        <translation>se esperaba un número entero de {least} a {limit}, no «{text}»</translation>
    </message>
    <message>
        <source>The file to write. The scene with the chosen shapes: .weighbridge, .llmesh, .slm. One object with levels of detail and physics, for the uploader: .dae, .glb. The shapes alone: _PHYS.dae, _PHYS.glb, or _PHYS.obj for other tools. Linked hulls and prims can be written to .weighbridge, .dae and .glb; with .dae and .glb, NAME-upload.html lists what to do in world</source>
        <extracomment>shapes.output</extracomment>
        <translation>El archivo que se escribe. La escena con las formas elegidas: .weighbridge, .llmesh, .slm. Un objeto con niveles de detalle y física, para el cargador: .dae, .glb. Solo las formas: _PHYS.dae, _PHYS.glb o, para otras herramientas, _PHYS.obj. Las envolventes y los prims enlazados pueden ir en .weighbridge, .dae y .glb; con .dae y .glb, NAME-upload.html dice qué hacer en el mundo</translation>
    </message>
    <message>
        <source>In _PHYS.dae, _PHYS.glb and _PHYS.obj, make each hull a separate object, for tools that need one object per hull</source>
        <extracomment>shapes.hulls_as_objects</extracomment>
        <translation>En _PHYS.dae, _PHYS.glb y _PHYS.obj, hacer de cada envolvente un objeto propio, para herramientas que necesitan un objeto por envolvente</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has an unsupported file type; supported types: .weighbridge, .llmesh, .mesh, .slm, .dae, .glb, _PHYS.obj</source>
        <extracomment>shapes.output_form</extracomment>
        <translation>«{name}» tiene un tipo de archivo no admitido; tipos admitidos: .weighbridge, .llmesh, .mesh, .slm, .dae, .glb, _PHYS.obj</translation>
    </message>
    <message>
        <source>expected a number of pixels from {least} to {limit}, found &quot;{text}&quot;</source>
        <extracomment>shapes.pixels_form</extracomment>
        <translation>se esperaba un número de píxeles de {least} a {limit}, no «{text}»</translation>
    </message>
    <message>
        <source>With --lods, instead of --pixels: maximum download weight of the part, in PE; the levels are as close to the mesh as this weight allows</source>
        <extracomment>shapes.streaming</extracomment>
        <translation>Con --lods, en lugar de --pixels: peso de descarga máximo de la parte, en PE; los niveles son tan fieles a la malla como permite este peso</translation>
    </message>
    <message>
        <source>expected a download weight from {least} to {limit} PE, found &quot;{text}&quot;</source>
        <extracomment>shapes.streaming_form</extracomment>
        <translation>se esperaba un peso de descarga de {least} a {limit} PE, no «{text}»</translation>
    </message>
    <message>
        <source>no mesh parts found; physics shapes and levels of detail can be generated only for meshes</source>
        <extracomment>shapes.no_mesh</extracomment>
        <translation>no se encontró ninguna parte de malla; las formas físicas y los niveles de detalle solo se pueden generar para mallas</translation>
    </message>
    <message>
        <source>no shape was generated, so the part keeps its existing shape</source>
        <extracomment>shapes.none_made</extracomment>
        <translation>no se generó ninguna forma, así que la parte conserva la suya</translation>
    </message>
    <message>
        <source>the grid would use none of the generated shapes, regardless of --within and --budget, so the part keeps its existing shape</source>
        <extracomment>shapes.none_used</extracomment>
        <translation>el grid no usaría ninguna de las formas generadas, sean cuales sean --within y --budget, así que la parte conserva su forma existente</translation>
    </message>
    <message>
        <source>The format of the files: {words}; default: {standard}</source>
        <extracomment>export.as</extracomment>
        <translation>El formato de los archivos: {words}; si no se indica, {standard}</translation>
    </message>
    <message>
        <source>Maximum deviation of the physics shape everywhere, such as 4cm, 0.04m, 40mm, or 2% (of the diagonal of the part&apos;s bounding box). Without it, --contact and --elsewhere apply. A physics shape that comes with the model is not changed</source>
        <extracomment>export.within</extracomment>
        <translation>Desviación máxima de la forma física en todas partes, como en 4cm, 0.04m, 40mm o 2% (de la diagonal de la caja delimitadora de la parte). Si no se indica, valen --contact y --elsewhere. La forma física que trae el modelo no se cambia</translation>
    </message>
    <message>
        <source>no mesh parts found; the uploader accepts only meshes</source>
        <extracomment>export.no_mesh</extracomment>
        <translation>no se encontró ninguna parte de malla; el cargador solo admite mallas</translation>
    </message>
    <message>
        <source>contains {count} objects, but a file for the uploader can hold only one; choose one with --linkset, or use &quot;weighbridge export&quot;</source>
        <extracomment>export.one_object</extracomment>
        <translation>contiene {count} objetos, pero un archivo para el cargador solo puede contener uno; elija uno con --linkset, o use «weighbridge export»</translation>
    </message>
    <message>
        <source>{name} is the name of a lower level of detail; use the name of the model, such as {model}. The levels of detail are written beside the model</source>
        <extracomment>export.level_name</extracomment>
        <translation>{name} es el nombre de un nivel de detalle inferior; use el nombre del modelo, como en {model}. Los niveles de detalle se escriben junto al modelo</translation>
    </message>
    <message>
        <source>needs more steps in world; see {page}</source>
        <extracomment>export.acts</extracomment>
        <translation>necesita más pasos en el mundo; vea {page}</translation>
    </message>
    <message>
        <source>a _PHYS file can hold only physics shapes; to write levels of detail, use -o NAME.dae or -o NAME.glb</source>
        <extracomment>export.no_levels</extracomment>
        <translation>un archivo _PHYS solo puede contener formas físicas; para escribir niveles de detalle, use -o NAME.dae o -o NAME.glb</translation>
    </message>
    <message>
        <source>Open each file in its own window</source>
        <extracomment>window.separate</extracomment>
        <translation>Abrir cada archivo en su propia ventana</translation>
    </message>
    <message>
        <source>there is no display for the window; commands such as &quot;weighbridge report&quot; work without one</source>
        <extracomment>window.no_display</extracomment>
        <translation>no hay ninguna pantalla para la ventana; los comandos como «weighbridge report» funcionan sin ella</translation>
    </message>
    <message>
        <source>Width and height in pixels; default: {standard}</source>
        <extracomment>render.size</extracomment>
        <translation>Anchura y altura en píxeles; si no se indica, {standard}</translation>
    </message>
    <message>
        <source>expected a width and height from 1 to {limit} pixels, such as 1280x960; found &quot;{text}&quot;</source>
        <extracomment>render.size_form</extracomment>
        <translation>se esperaban una anchura y una altura de 1 a {limit} píxeles, como en 1280x960, no «{text}»</translation>
    </message>
    <message>
        <source>What to show in the right half of the picture, from the same angle: {words}</source>
        <extracomment>render.beside</extracomment>
        <translation>Qué mostrar en la mitad derecha de la imagen, desde el mismo lado: {words}</translation>
    </message>
    <message>
        <source>How far to move parts and hulls apart. 0: not at all; 1: twice as far from the center of their object; maximum: {most}</source>
        <extracomment>render.explode</extracomment>
        <translation>Cuánto separar partes y envolventes: 0 nada, 1 el doble de lejos del centro de su objeto, como mucho {most}</translation>
    </message>
    <message>
        <source>expected a factor from 0 to {most}, found &quot;{text}&quot;</source>
        <extracomment>render.explode_form</extracomment>
        <translation>se esperaba un factor de 0 a {most}, no «{text}»</translation>
    </message>
    <message>
        <source>Draw without perspective</source>
        <extracomment>render.orthographic</extracomment>
        <translation>Dibujar sin perspectiva</translation>
    </message>
    <message>
        <source>Make the background transparent</source>
        <extracomment>render.transparent</extracomment>
        <translation>Hacer transparente el fondo</translation>
    </message>
    <message>
        <source>Add a color legend below the picture, which makes the picture taller</source>
        <extracomment>render.legend</extracomment>
        <translation>Añadir una leyenda de los colores debajo de la imagen, que así es más alta</translation>
    </message>
    <message>
        <source>no display with OpenGL 3.2 found; xvfb-run can provide one</source>
        <extracomment>render.no_display</extracomment>
        <translation>no se encontró ninguna pantalla con OpenGL 3.2; xvfb-run puede proporcionar una</translation>
    </message>
    <message>
        <source>has nothing to show with --view {view}</source>
        <extracomment>render.nothing</extracomment>
        <translation>no tiene nada que mostrar con --view {view}</translation>
    </message>
    <message>
        <source>A flexible prim bends only in the viewer. The grid gives it no physics shape, so avatars walk through it and it has no physics cost.</source>
        <extracomment>reason.flexible</extracomment>
        <translation>Un prim flexible solo se dobla en el visor. El grid no le da ninguna forma física, así que los avatares lo atraviesan y no cuesta física.</translation>
    </message>
    <message>
        <source>Its physics shape type is None, but the root of a linkset must have a shape. The root is weighed as Convex Hull.</source>
        <extracomment>reason.root_none_as_hull</extracomment>
        <translation>Su tipo de forma física es «Ninguno», pero la raíz de un conjunto enlazado debe tener una forma. La raíz se pesa como «Apariencia convexa».</translation>
    </message>
    <message>
        <source>It is a sphere or cylinder so thin along two or more axes that the grid treats it as a box.</source>
        <extracomment>reason.thin_round_box</extracomment>
        <translation>Es una esfera o un cilindro con dos o más lados tan pequeños que parece una caja. El grid lo toma por una caja.</translation>
    </message>
    <message>
        <source>All three of its sides are so small that the grid treats it as a box, whatever it looks like.</source>
        <extracomment>reason.tiny_box</extracomment>
        <translation>Sus tres lados son tan pequeños que el grid lo toma por una caja, tenga el aspecto que tenga.</translation>
    </message>
    <message>
        <source>It is a straight prim without cuts, and two or more of its sides are very small. The grid therefore treats it as a box, whatever its hollow, taper or twist.</source>
        <extracomment>reason.thin_straight_box</extracomment>
        <translation>Es un prim recto, sin cortes, con dos o más lados tan pequeños que el grid lo toma por una caja, sean cuales sean su hueco, su biselado o su torsión.</translation>
    </message>
    <message>
        <source>Its physics shape type is Convex Hull: the grid wraps the part tightly in one convex shape. Openings and hollows are closed to avatars.</source>
        <extracomment>reason.shape_convex_hull</extracomment>
        <translation>Su tipo de forma física es «Apariencia convexa»: el grid lo envuelve ajustadamente en una sola forma convexa. Las aberturas y los huecos quedan cerrados para los avatares.</translation>
    </message>
    <message>
        <source>It is a convex prim, so one convex hull fits it exactly. One hull is far cheaper than triangles.</source>
        <extracomment>reason.convex</extracomment>
        <translation>Es un prim sin hendiduras, así que una sola envolvente convexa se le ajusta exactamente. Eso es mucho más barato que los triángulos.</translation>
    </message>
    <message>
        <source>Two or more of its sides are so small that the grid ignores its exact shape. The part gets one convex hull, even if it has a list of hulls.</source>
        <extracomment>reason.two_small_sides</extracomment>
        <translation>Dos o más de sus lados son tan pequeños que el grid ignora su forma exacta. Recibe una sola envolvente convexa, aunque tenga una lista de envolventes.</translation>
    </message>
    <message>
        <source>It is a prim with a hollow, a cut, a twist or a bend, so no convex hull fits it exactly. The grid uses the triangles of its surface; narrow ones make the part expensive.</source>
        <extracomment>reason.not_convex</extracomment>
        <translation>Es un prim con un hueco, un corte, una torsión o una curva, así que ninguna envolvente convexa se le ajusta exactamente. El grid usa los triángulos de su superficie; los estrechos encarecen la parte.</translation>
    </message>
    <message>
        <source>extra cost of a small linkset: the second term of n + linkset_factor/n, for n parts</source>
        <extracomment>constant.linkset_factor</extracomment>
        <translation>coste adicional de un conjunto enlazado pequeño: el segundo término de n + linkset_factor/n, con n partes</translation>
    </message>
    <message>
        <source>penalty for a physical linkset, per square meter of its bounding box&apos;s mean face area</source>
        <extracomment>constant.penalty_per_area</extracomment>
        <translation>recargo de un conjunto enlazado físico, por metro cuadrado del área media de las caras de su caja delimitadora</translation>
    </message>
    <message>
        <source>lowest cost of a triangle mesh</source>
        <extracomment>constant.minimum_mesh_cost</extracomment>
        <translation>coste mínimo de una malla de triángulos</translation>
    </message>
    <message>
        <source>lower limit of the average triangle width</source>
        <extracomment>constant.width_min</extracomment>
        <translation>límite inferior de la anchura media de los triángulos</translation>
    </message>
    <message>
        <source>upper limit of the average triangle width</source>
        <extracomment>constant.width_max</extracomment>
        <translation>límite superior de la anchura media de los triángulos</translation>
    </message>
    <message>
        <source>a physics mesh with a side shorter than this is weighed as its base hull</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>una malla física con un lado menor que este valor se pesa como su envolvente base</translation>
    </message>
    <message>
        <source>a side below this length counts as small</source>
        <extracomment>constant.small_side</extracomment>
        <translation>un lado menor que este valor es pequeño</translation>
    </message>
    <message>
        <source>a hollow is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_hollow</extracomment>
        <translation>un hueco se pasa por alto si es como máximo este valor dividido por la longitud media de los lados del prim</translation>
    </message>
    <message>
        <source>a path or profile cut is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_cut</extracomment>
        <translation>un corte de trayecto o de perfil se pasa por alto si es como máximo este valor dividido por la longitud media de los lados del prim</translation>
    </message>
    <message>
        <source>a taper is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_taper</extracomment>
        <translation>un biselado se pasa por alto si es como máximo este valor dividido por la longitud media de los lados del prim</translation>
    </message>
    <message>
        <source>a twist is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_twist</extracomment>
        <translation>una torsión se pasa por alto si es como máximo este valor dividido por la longitud media de los lados del prim</translation>
    </message>
    <message>
        <source>a shear is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_shear</extracomment>
        <translation>una inclinación se pasa por alto si es como máximo este valor dividido por la longitud media de los lados del prim</translation>
    </message>
    <message>
        <source>number of bytes subtracted from the size of each LOD block</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>se resta del tamaño de cada bloque de LOD</translation>
    </message>
    <message>
        <source>target number of visible triangles in a region</source>
        <extracomment>constant.triangle_budget</extracomment>
        <translation>objetivo de triángulos visibles en una región</translation>
    </message>
    <message>
        <source>cost of the whole triangle budget</source>
        <extracomment>constant.streaming_scale</extracomment>
        <translation>coste de todo el presupuesto de triángulos</translation>
    </message>
    <message>
        <source>maximum distance at which the level of detail changes</source>
        <extracomment>constant.max_distance</extracomment>
        <translation>distancia máxima a la que cambia un LOD</translation>
    </message>
    <message>
        <source>the low level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_low</extracomment>
        <translation>el nivel bajo se muestra a distancias mayores que el radio de la parte dividido por este valor</translation>
    </message>
    <message>
        <source>the lowest level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_lowest</extracomment>
        <translation>el nivel mínimo se muestra a distancias mayores que el radio de la parte dividido por este valor</translation>
    </message>
    <message>
        <source>maximum download weight of a prim</source>
        <extracomment>constant.prim_streaming_cap</extracomment>
        <translation>peso de descarga máximo de un prim</translation>
    </message>
    <message>
        <source>maximum download weight of a sculpt</source>
        <extracomment>constant.sculpt_streaming_cap</extracomment>
        <translation>peso de descarga máximo de un esculpido</translation>
    </message>
    <message>
        <source>number of triangles that are always free in each lower LOD of an animated mesh</source>
        <extracomment>constant.animated_free_triangles</extracomment>
        <translation>triángulos que siempre son gratis en cada LOD inferior de una malla animada</translation>
    </message>
    <message>
        <source>lowest land impact of a linkset</source>
        <extracomment>constant.land_impact_minimum</extracomment>
        <translation>menor impacto en el terreno de un conjunto enlazado</translation>
    </message>
    <message>
        <source>cost of a native box or sphere, and the minimum for a mesh</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>una caja o esfera nativa, y lo mínimo de una malla</translation>
    </message>
    <message>
        <source>physics weight</source>
        <extracomment>term.physics</extracomment>
        <translation>peso de física</translation>
    </message>
    <message>
        <source>physics weight with all parts in motion</source>
        <extracomment>term.physics_dynamic</extracomment>
        <translation>peso de física con todas las partes en movimiento</translation>
    </message>
    <message>
        <source>physics weight of a physical linkset</source>
        <extracomment>term.physics_physical</extracomment>
        <translation>peso de física de un conjunto enlazado físico</translation>
    </message>
    <message>
        <source>download weight (streaming)</source>
        <extracomment>term.streaming</extracomment>
        <translation>peso de descarga (streaming)</translation>
    </message>
    <message>
        <source>{part}: unknown, because its mesh is missing or incomplete, or its size is unusable</source>
        <extracomment>term.unknown_part</extracomment>
        <translation>{part}: desconocido, porque su malla falta o está incompleta, o su tamaño no se puede usar</translation>
    </message>
    <message>
        <source>{part}: the hull assumed for a sculpt</source>
        <extracomment>term.sculpt_hull</extracomment>
        <translation>{part}: la envolvente que se supone para un esculpido</translation>
    </message>
    <message>
        <source>{part}: triangle mesh, by the old rule</source>
        <extracomment>term.triangle_density</extracomment>
        <translation>{part}: malla de triángulos, según la regla antigua</translation>
    </message>
    <message>
        <source>{part}: mesh streaming</source>
        <extracomment>term.streaming_mesh</extracomment>
        <translation>{part}: streaming de malla</translation>
    </message>
    <message>
        <source>factor for static mesh since 2024</source>
        <extracomment>term.static_mesh</extracomment>
        <translation>factor de la malla estática desde 2024</translation>
    </message>
    <message>
        <source>{part}: animated mesh streaming</source>
        <extracomment>term.streaming_animated</extracomment>
        <translation>{part}: streaming de malla animada</translation>
    </message>
    <message>
        <source>{part}: prim streaming</source>
        <extracomment>term.streaming_prim</extracomment>
        <translation>{part}: streaming de prim</translation>
    </message>
    <message>
        <source>{part}: sculpt streaming, calculated as for a torus</source>
        <extracomment>term.streaming_sculpt</extracomment>
        <translation>{part}: streaming de esculpido, calculado como para un toroide</translation>
    </message>
    <message>
        <source>{part}: treated as a native shape</source>
        <extracomment>term.opensim_shapeless</extracomment>
        <translation>{part}: tratado como una forma nativa</translation>
    </message>
    <message>
        <source>total area of all levels</source>
        <extracomment>quantity</extracomment>
        <translation>área total de todos los niveles</translation>
    </message>
    <message>
        <source>hull-linkset</source>
        <extracomment>word</extracomment>
        <translation>envolventes enlazadas</translation>
    </message>
    <message>
        <source>end of a list of numbers expected</source>
        <extracomment>word</extracomment>
        <translation>se esperaba el final de una lista de números</translation>
    </message>
    <message>
        <source>a value has a type that FBX does not have</source>
        <extracomment>word</extracomment>
        <translation>un valor tiene un tipo que FBX no tiene</translation>
    </message>
    <message>
        <source>could not be read completely, because it ends inside the gzip data; copy or export it again</source>
        <extracomment>ogz.packed_truncated</extracomment>
        <translation>no se pudo leer entero, porque termina dentro de los datos gzip; cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>The region {name} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.region</extracomment>
        <translation>La región {name} usa {held} de {capacity} LI: sobran {over} LI.</translation>
    </message>
    <message>
        <source>Objects outside all regions use {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.no_region</extracomment>
        <translation>Los objetos fuera de todas las regiones suman {held} de {capacity} LI: sobran {over} LI.</translation>
    </message>
    <message>
        <source>The parcel {name} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.parcel</extracomment>
        <translation>La parcela {name} usa {held} de {capacity} LI: sobran {over} LI.</translation>
    </message>
    <message>
        <source>the chart cannot be saved in this folder; choose another folder</source>
        <extracomment>chart.cannot_write</extracomment>
        <translation>no se puede guardar el gráfico en esta carpeta; elija otra carpeta</translation>
    </message>
    <message>
        <source>the picture cannot be saved in this folder; choose another folder</source>
        <extracomment>window.cannot_write_picture</extracomment>
        <translation>no se puede guardar la imagen en esta carpeta; elija otra carpeta</translation>
    </message>
    <message>
        <source>the log cannot be saved in this folder; choose another folder</source>
        <extracomment>window.cannot_write_log</extracomment>
        <translation>no se puede guardar el registro en esta carpeta; elija otra carpeta</translation>
    </message>
    <message>
        <source>An octree can be at most {limit} m wide.</source>
        <extracomment>edit.too_large</extracomment>
        <translation>Un octree puede medir {limit} m de ancho como máximo.</translation>
    </message>
    <message>
        <source>The position of the larger octree would be more than {limit} m from the origin.</source>
        <extracomment>edit.too_far</extracomment>
        <translation>La posición del octree ampliado estaría a más de {limit} m del origen.</translation>
    </message>
    <message>
        <source>Made by &quot;weighbridge sql --stage merge&quot;. This query computes the result from weighbridge_partial. That table must contain the rows of all shards, made with the same options.</source>
        <extracomment>query.comment_merge</extracomment>
        <translation>Hecho por «weighbridge sql --stage merge». Esta consulta calcula el resultado a partir de weighbridge_partial. Esa tabla debe contener las filas de todos los fragmentos, hechas con las mismas opciones.</translation>
    </message>
    <message>
        <source>its tables are not partitioned by source in the same way on all servers; all rows must be sent to this server, which takes longer</source>
        <extracomment>query.not_together</extracomment>
        <translation>sus tablas no están repartidas por fuente de la misma manera en todos los servidores; todas las filas tienen que enviarse a este servidor, lo que tarda más</translation>
    </message>
    <message>
        <source>its tables are partitioned across several servers; without the dblink extension, all rows must be sent to this server, which takes longer. To install it: CREATE EXTENSION dblink</source>
        <extracomment>query.no_dblink</extracomment>
        <translation>sus tablas están repartidas entre varios servidores; sin la extensión dblink, todas las filas tienen que llegar a este servidor, lo que tarda más: CREATE EXTENSION dblink</translation>
    </message>
    <message>
        <source>shard {server}: {reason}</source>
        <extracomment>query.shard_failed</extracomment>
        <translation>fragmento {server}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Move the {count} scripts from {part} into {linkset}.</source>
        <extracomment>advice.scripts_moved</extracomment>
        <translation>
            <numerusform>Mueva el script de {part} a {linkset}.</numerusform>
            <numerusform>Mueva los {count} scripts de {part} a {linkset}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the {count} scripts into {linkset}.</source>
        <extracomment>advice.scripts_moved_these</extracomment>
        <translation>Mueva los {count} scripts a {linkset}.</translation>
    </message>
    <message>
        <source>Edges look coarser than usual from a distance.</source>
        <extracomment>caution.coarse</extracomment>
        <translation>De lejos, sus bordes se ven más bastos de lo habitual.</translation>
    </message>
    <message>
        <source>Change the physics shape type</source>
        <extracomment>plan_act.shape_type</extracomment>
        <translation>Cambiar el tipo de forma física</translation>
    </message>
    <message>
        <source>Restore the physics shape type.</source>
        <extracomment>plan_act.shape_type.inverse</extracomment>
        <translation>Vuelva a poner el tipo de forma física anterior.</translation>
    </message>
    <message>
        <source>Use simpler levels of detail</source>
        <extracomment>plan_act.levels</extracomment>
        <translation>Usar niveles de detalle más simples</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous levels of detail.</source>
        <extracomment>plan_act.levels.inverse</extracomment>
        <translation>Suba de nuevo la malla con los niveles de detalle anteriores.</translation>
    </message>
    <message>
        <source>Decimate copies of the mesh and export them as NAME_LOD2, NAME_LOD1 and NAME_LOD0.</source>
        <extracomment>plan_act.levels.blender</extracomment>
        <translation>Reduzca copias de la malla con «Diezmar» (Decimate) y expórtelas como NAME_LOD2, NAME_LOD1 y NAME_LOD0.</translation>
    </message>
    <message>
        <source>Run &quot;weighbridge shapes MODEL --lods -o NAME.dae&quot;.</source>
        <extracomment>plan_act.levels.here</extracomment>
        <translation>Ejecute «weighbridge shapes MODEL --lods -o NAME.dae».</translation>
    </message>
    <message>
        <source>Use hulls as the physics shape</source>
        <extracomment>plan_act.hulls</extracomment>
        <translation>Usar envolventes como forma física</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous physics shape.</source>
        <extracomment>plan_act.hulls.inverse</extracomment>
        <translation>Suba de nuevo la malla con la forma física anterior.</translation>
    </message>
    <message>
        <source>Cover the mesh with a few boxes and export them as NAME_PHYS.</source>
        <extracomment>plan_act.hulls.blender</extracomment>
        <translation>Cubra la malla con unas pocas cajas y expórtelas como NAME_PHYS.</translation>
    </message>
    <message>
        <source>Model walls and floors as flat panels; export them as NAME_PHYS.</source>
        <extracomment>plan_act.panels.blender</extracomment>
        <translation>Modele paredes y suelos como paneles planos; expórtelos como NAME_PHYS.</translation>
    </message>
    <message>
        <source>Use hulls with fewer vertices</source>
        <extracomment>plan_act.vertices</extracomment>
        <translation>Usar envolventes con menos vértices</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous hulls.</source>
        <extracomment>plan_act.vertices.inverse</extracomment>
        <translation>Suba de nuevo la malla con las envolventes anteriores.</translation>
    </message>
    <message>
        <source>Give each hull in NAME_PHYS fewer vertices.</source>
        <extracomment>plan_act.vertices.blender</extracomment>
        <translation>Dé menos vértices a cada pieza de NAME_PHYS.</translation>
    </message>
    <message>
        <source>Remove slivers from the physics mesh</source>
        <extracomment>plan_act.slivers</extracomment>
        <translation>Quitar las astillas de la malla física</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous physics mesh.</source>
        <extracomment>plan_act.slivers.inverse</extracomment>
        <translation>Suba de nuevo la malla con la malla de física anterior.</translation>
    </message>
    <message>
        <source>Use Merge by Distance and Degenerate Dissolve on the physics mesh.</source>
        <extracomment>plan_act.slivers.blender</extracomment>
        <translation>Use «Fusionar por distancia» (Merge by Distance) y «Disolver degenerados» (Degenerate Dissolve) en la malla de física.</translation>
    </message>
    <message>
        <source>Link the objects</source>
        <extracomment>plan_act.link</extracomment>
        <translation>Enlazar los objetos</translation>
    </message>
    <message>
        <source>Unlink the objects.</source>
        <extracomment>plan_act.link.inverse</extracomment>
        <translation>Desenlácelos.</translation>
    </message>
    <message>
        <source>Select the objects, the root last, and press Ctrl+L.</source>
        <extracomment>plan_act.link.viewer</extracomment>
        <translation>Seleccione los objetos, la raíz en último lugar, y pulse Ctrl+L.</translation>
    </message>
    <message>
        <source>Select the objects and choose Compose &gt; Link.</source>
        <extracomment>plan_act.link.here</extracomment>
        <translation>Seleccione los objetos y elija Componer &gt; Enlazar.</translation>
    </message>
    <message>
        <source>Unlink the parts</source>
        <extracomment>plan_act.unlink</extracomment>
        <translation>Desenlazar las partes</translation>
    </message>
    <message>
        <source>Link the parts again.</source>
        <extracomment>plan_act.unlink.inverse</extracomment>
        <translation>Enlácelas de nuevo.</translation>
    </message>
    <message>
        <source>Remove normal and specular maps</source>
        <extracomment>plan_act.materials</extracomment>
        <translation>Quitar los mapas normales y especulares</translation>
    </message>
    <message>
        <source>Restore the normal and specular maps of the parts.</source>
        <extracomment>plan_act.materials.inverse</extracomment>
        <translation>Devuelva a las partes sus mapas normales y especulares.</translation>
    </message>
    <message>
        <source>Turn animated mesh off</source>
        <extracomment>plan_act.animated</extracomment>
        <translation>Desactivar la malla animada</translation>
    </message>
    <message>
        <source>Turn animated mesh on again.</source>
        <extracomment>plan_act.animated.inverse</extracomment>
        <translation>Active de nuevo la malla animada.</translation>
    </message>
    <message>
        <source>Reduce the number of scripts</source>
        <extracomment>plan_act.scripts</extracomment>
        <translation>Reducir el número de scripts</translation>
    </message>
    <message>
        <source>Put the scripts back.</source>
        <extracomment>plan_act.scripts.inverse</extracomment>
        <translation>Vuelva a poner los scripts.</translation>
    </message>
    <message>
        <source>Lower the number in Properties &gt; Scripts.</source>
        <extracomment>plan_act.scripts.here</extracomment>
        <translation>Reduzca el número en Propiedades &gt; Scripts.</translation>
    </message>
    <message>
        <source>Move scripts to another object</source>
        <extracomment>plan_act.move_scripts</extracomment>
        <translation>Mover scripts a otro objeto</translation>
    </message>
    <message>
        <source>Move the scripts back.</source>
        <extracomment>plan_act.move_scripts.inverse</extracomment>
        <translation>Devuelva los scripts a su lugar.</translation>
    </message>
    <message>
        <source>Drag the scripts from Edit &gt; Content to your inventory, then into the other object. If they remain in the first object, delete them there.</source>
        <extracomment>plan_act.move_scripts.viewer</extracomment>
        <translation>Arrastre los scripts de «Editar &gt; Contenido» a su inventario y, después, al otro objeto. Si siguen en el primer objeto, elimínelos ahí.</translation>
    </message>
    <message>
        <source>Resize the parts</source>
        <extracomment>plan_act.resize</extracomment>
        <translation>Redimensionar las partes</translation>
    </message>
    <message>
        <source>Restore the sizes of the parts.</source>
        <extracomment>plan_act.resize.inverse</extracomment>
        <translation>Devuelva a las partes su tamaño anterior.</translation>
    </message>
    <message>
        <source>Type the new size in Properties.</source>
        <extracomment>plan_act.resize.here</extracomment>
        <translation>Escriba el tamaño nuevo en Propiedades.</translation>
    </message>
    <message>
        <source>Leave out the physics file</source>
        <extracomment>plan_act.no_physics_file</extracomment>
        <translation>Omitir el archivo de física</translation>
    </message>
    <message>
        <source>Load the physics file again.</source>
        <extracomment>plan_act.no_physics_file.inverse</extracomment>
        <translation>Cargue de nuevo el archivo de física.</translation>
    </message>
    <message>
        <source>Delete the file NAME_PHYS beside the model.</source>
        <extracomment>plan_act.no_physics_file.blender</extracomment>
        <translation>Elimine el archivo NAME_PHYS, que está junto al modelo.</translation>
    </message>
    <message>
        <source>Use at most 8 materials</source>
        <extracomment>plan_act.fewer_materials</extracomment>
        <translation>Usar 8 materiales como máximo</translation>
    </message>
    <message>
        <source>Separate the materials again.</source>
        <extracomment>plan_act.fewer_materials.inverse</extracomment>
        <translation>Separe de nuevo los materiales.</translation>
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
        <translation>Ejemplo: una carpeta de archivos comprimidos como cinco archivos CSV y como base de datos SQLite
  weighbridge statistics archives -o parts.csv.gz
  weighbridge statistics archives -o grid.sqlite
Ejemplo: las tablas y qué significan sus columnas
  weighbridge statistics --schema sqlite
Ejemplo: enumerar los archivos que se reparten diez máquinas y leer después los de la tercera
  weighbridge statistics archives --manifest grid.manifest
  weighbridge statistics --manifest grid.manifest --shard 3/10 -o parts-3.csv.gz</translation>
    </message>
    <message>
        <source>Share work among machines: with SCENE, write a list of the files to read; with --shard, read this list</source>
        <extracomment>statistics.manifest</extracomment>
        <translation>Repartir el trabajo entre máquinas: con SCENE, escribir una lista de los archivos que se leerán; con --shard, leer esta lista</translation>
    </message>
    <message>
        <source>expected K/N, with K from 1 to N and N up to {limit}; found &quot;{word}&quot;</source>
        <extracomment>statistics.shard_word</extracomment>
        <translation>se esperaba K/N, con K de 1 a N y N hasta {limit}, no «{word}»</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; cannot be used with --shard; the manifest lists the files to read</source>
        <extracomment>statistics.listed</extracomment>
        <translation>«{file}» no se puede usar con --shard; el manifiesto enumera los archivos que se leen</translation>
    </message>
    <message>
        <source>{option} needs {other}</source>
        <extracomment>statistics.needs</extracomment>
        <translation>{option} necesita {other}</translation>
    </message>
    <message>
        <source>the file could not be read completely, because it ends inside the map (missing bytes: {bytes}); copy or export it again</source>
        <extracomment>ogz.truncated</extracomment>
        <translation>no se pudo leer el archivo entero, porque termina dentro del mapa (bytes que faltan: {bytes}); cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>does not exist; put it where the project expects it</source>
        <extracomment>project.no_file</extracomment>
        <translation>no existe; póngalo donde el proyecto lo espera</translation>
    </message>
    <message>
        <source>reading the database took more than {seconds} s, which is too long for its size; create the tables again</source>
        <extracomment>database.too_long</extracomment>
        <translation>leer la base de datos tardó más de {seconds} s, demasiado para su tamaño; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be text, not the number {found}; create the tables again</source>
        <extracomment>grid.text_expected</extracomment>
        <translation>el valor de «{column}» debe ser un texto, no el número {found}; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; is missing; create the tables again</source>
        <extracomment>grid.nothing_found</extracomment>
        <translation>falta el valor de «{column}»; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be 0 or 1, not {found}; create the tables again</source>
        <extracomment>grid.truth_expected</extracomment>
        <translation>el valor de «{column}» debe ser 0 o 1, no {found}; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be 0 or more, not {found}; create the tables again</source>
        <extracomment>grid.not_negative</extracomment>
        <translation>el valor de «{column}» debe ser 0 o más, no {found}; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; cannot be &quot;{found}&quot;; create the tables again. Possible values: {words}</source>
        <extracomment>grid.unknown_word</extracomment>
        <translation>el valor de «{column}» no puede ser «{found}»; vuelva a hacer las tablas. Valores posibles: {words}</translation>
    </message>
    <message>
        <source>this row is a duplicate or in the wrong place; create the tables again</source>
        <extracomment>grid.double_row</extracomment>
        <translation>esta fila está repetida o en el lugar equivocado; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>a file is listed twice or out of order; create the tables again</source>
        <extracomment>grid.double_source</extracomment>
        <translation>un archivo figura dos veces o en otro orden; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>{file} (source {source}) is not in the list of files; create the tables again</source>
        <extracomment>grid.unlisted</extracomment>
        <translation>{file} (fuente {source}) no está en la lista de archivos; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the row before this one is missing; create the tables again</source>
        <extracomment>grid.row_before_missing</extracomment>
        <translation>falta la fila anterior a esta; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the file is incomplete or corrupted; copy it again, or create it again with &quot;weighbridge statistics&quot;</source>
        <extracomment>grid.cut</extracomment>
        <translation>el archivo está incompleto o dañado; cópielo de nuevo o vuelva a crearlo con «weighbridge statistics»</translation>
    </message>
    <message>
        <source>the number of rows for {file} must be {expected}, not {found}; the tables are incomplete or do not belong together, so create them again</source>
        <extracomment>grid.other_rows</extracomment>
        <translation>el número de filas de {file} debe ser {expected}, no {found}; las tablas están incompletas o no corresponden entre sí, así que vuelva a hacerlas</translation>
    </message>
    <message>
        <source>the values of {file} (source {source}) differ from those that were written; create the tables again</source>
        <extracomment>grid.changed</extracomment>
        <translation>los valores de {file} (fuente {source}) difieren de los que se escribieron; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the rows of {file} (source {source}) are missing; create the tables again</source>
        <extracomment>grid.source_missing</extracomment>
        <translation>faltan las filas de {file} (fuente {source}); vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>there are rows of source {source}, which {table} does not list; create the tables again</source>
        <extracomment>grid.source_unlisted</extracomment>
        <translation>hay filas de la fuente {source}, que no figura en {table}; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the list of files or a baked-in constant was changed after the tables were written (files expected: {expected}, found: {found}); create the tables again</source>
        <extracomment>grid.sources_changed</extracomment>
        <translation>la lista de archivos o una constante fijada se cambió después de escribir las tablas (archivos esperados: {expected}, encontrados: {found}); vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the row &quot;sources&quot; in the table {table} is missing or incorrect; create the tables again</source>
        <extracomment>grid.no_digest</extracomment>
        <translation>la fila «sources» de la tabla {table} falta o es incorrecta; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>{table} does not have the columns, types and keys that Weighbridge expects; create the tables again</source>
        <extracomment>grid.other_table</extracomment>
        <translation>{table} no tiene las columnas, los tipos y las claves de Weighbridge; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>{table} has the {kind} &quot;{name}&quot;, which Weighbridge did not create; drop this {kind}, or create the tables again</source>
        <extracomment>grid.foreign_object</extracomment>
        <translation>{table} tiene el objeto {kind} «{name}», que Weighbridge no creó; elimine este objeto ({kind}) o vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>the database could not be read completely ({reason}); create the tables again</source>
        <extracomment>grid.damaged</extracomment>
        <translation>la base de datos no se pudo leer entera ({reason}); vuelva a hacer las tablas</translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics triangles are at most {width} m wide; narrow triangles are expensive.</source>
        <extracomment>reason.thin</extracomment>
        <translation>
            <numerusform>{count} de los {all} triángulos de su forma física mide como máximo {width} m de ancho; los triángulos estrechos son caros.</numerusform>
            <numerusform>{count} de los {all} triángulos de su forma física miden como máximo {width} m de ancho; los triángulos estrechos son caros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics triangles account for most of the cost.</source>
        <extracomment>reason.many</extracomment>
        <translation>
            <numerusform>Uno de los {all} triángulos de su forma física lleva la mayor parte del coste.</numerusform>
            <numerusform>{count} de los {all} triángulos de su forma física llevan la mayor parte del coste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics hulls account for most of the cost.</source>
        <extracomment>reason.hulls</extracomment>
        <translation>
            <numerusform>Una de las {all} envolventes de su forma física lleva la mayor parte del coste.</numerusform>
            <numerusform>{count} de las {all} envolventes de su forma física llevan la mayor parte del coste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its {all} physics hulls share the cost.</source>
        <extracomment>reason.all_hulls</extracomment>
        <translation>
            <numerusform>Su forma física tiene {all} envolvente, que lleva todo el coste.</numerusform>
            <numerusform>Las {all} envolventes de su forma física se reparten el coste.</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts as a single physics shape.</source>
        <extracomment>reason.shape</extracomment>
        <translation>Cuenta como una sola forma física.</translation>
    </message>
    <message numerus="yes">
        <source>Its high level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.high</extracomment>
        <translation>
            <numerusform>Su nivel de detalle alto tiene un triángulo y se muestra hasta {distance} m de distancia; cuantos más triángulos, más cuesta la descarga.</numerusform>
            <numerusform>Su nivel de detalle alto tiene {count} triángulos y se muestra hasta {distance} m de distancia; cuantos más triángulos, más cuesta la descarga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its medium level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.medium</extracomment>
        <translation>
            <numerusform>Su nivel de detalle medio tiene un triángulo y se muestra hasta {distance} m de distancia; cuantos más triángulos, más cuesta la descarga.</numerusform>
            <numerusform>Su nivel de detalle medio tiene {count} triángulos y se muestra hasta {distance} m de distancia; cuantos más triángulos, más cuesta la descarga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its low level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.low</extracomment>
        <translation>
            <numerusform>Su nivel de detalle bajo tiene un triángulo y se muestra hasta {distance} m de distancia; cuantos más triángulos, más cuesta la descarga.</numerusform>
            <numerusform>Su nivel de detalle bajo tiene {count} triángulos y se muestra hasta {distance} m de distancia; cuantos más triángulos, más cuesta la descarga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its lowest level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.lowest</extracomment>
        <translation>
            <numerusform>Su nivel de detalle mínimo tiene un triángulo y se muestra hasta {distance} m de distancia; cuantos más triángulos, más cuesta la descarga.</numerusform>
            <numerusform>Su nivel de detalle mínimo tiene {count} triángulos y se muestra hasta {distance} m de distancia; cuantos más triángulos, más cuesta la descarga.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its server weight, which counts parts and scripts, is the largest of the three weights.</source>
        <extracomment>reason.server</extracomment>
        <translation>Su peso de servidor, que cuenta partes y scripts, es el mayor de los tres pesos.</translation>
    </message>
    <message numerus="yes">
        <source>The legacy accounting counts each of this object&apos;s {all} parts as 1 LI.</source>
        <extracomment>reason.counted</extracomment>
        <translation>
            <numerusform>El cómputo antiguo cuenta las partes, y este objeto tiene {all}.</numerusform>
            <numerusform>El cómputo antiguo cuenta cada una de las {all} partes de este objeto como 1 LI.</numerusform>
        </translation>
    </message>
    <message>
        <source>of its region&apos;s {capacity} LI</source>
        <extracomment>explain.of_region</extracomment>
        <translation>de los {capacity} LI de su región</translation>
    </message>
    <message>
        <source>of its parcel&apos;s {capacity} LI</source>
        <extracomment>explain.of_parcel</extracomment>
        <translation>de los {capacity} LI de su parcela</translation>
    </message>
    <message>
        <source>Land impact {after} instead of {before}</source>
        <extracomment>explain.saving</extracomment>
        <translation>{after} LI en lugar de {before}</translation>
    </message>
    <message>
        <source>Total land impact {after} instead of {before}</source>
        <extracomment>explain.saving_in_all</extracomment>
        <translation>Impacto en el terreno total {after} en lugar de {before}</translation>
    </message>
    <message>
        <source>Land impact stays at {after}; before rounding, {after_unrounded} instead of {before_unrounded}</source>
        <extracomment>explain.saving_unrounded</extracomment>
        <translation>El impacto en el terreno sigue en {after}; antes de redondear, {after_unrounded} en lugar de {before_unrounded}</translation>
    </message>
    <message>
        <source>Solid cube</source>
        <extracomment>legend.octree_solid</extracomment>
        <translation>Cubo macizo</translation>
    </message>
    <message>
        <source>Indented cube</source>
        <extracomment>legend.octree_indented</extracomment>
        <translation>Cubo rebajado</translation>
    </message>
    <message>
        <source>Divided cube, shown as solid at the grid depth</source>
        <extracomment>legend.octree_divided</extracomment>
        <translation>Cubo dividido, mostrado como macizo a la profundidad de cuadrícula</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <extracomment>legend.octree_depth</extracomment>
        <translation>Profundidad {depth}</translation>
    </message>
    <message>
        <source>Cell behind the face, at the grid depth</source>
        <extracomment>legend.hit_cell</extracomment>
        <translation>Celda detrás de la cara, a la profundidad de cuadrícula</translation>
    </message>
    <message>
        <source>Point under the pointer</source>
        <extracomment>legend.hit_point</extracomment>
        <translation>Punto bajo el puntero</translation>
    </message>
    <message>
        <source>The method is wrong in {percent}% of the picture: {cause}</source>
        <extracomment>picking.wrong</extracomment>
        <translation>El método es incorrecto en el {percent} % de la imagen: {cause}</translation>
    </message>
    <message>
        <source>several causes combined</source>
        <extracomment>picking.several</extracomment>
        <translation>varios motivos combinados</translation>
    </message>
    <message>
        <source>The method is right everywhere in the picture</source>
        <extracomment>picking.all_right</extracomment>
        <translation>Correcto en toda la imagen</translation>
    </message>
    <message>
        <source>The method whose picking errors are shown: {words}; default: {standard}. With inexor: the published method; with engine: the method of Inexor&apos;s engine</source>
        <extracomment>render.algorithm</extracomment>
        <translation>El método cuyos errores de selección se muestran: {words}; si no se indica, {standard}. Con inexor, el método publicado; con engine, el del motor de Inexor</translation>
    </message>
    <message>
        <source>the 0.1 in the old triangle rule, 0.1 T T / (100 B)</source>
        <extracomment>constant.density_triangle_cost</extracomment>
        <translation>el 0,1 de la antigua regla de triángulos, 0,1 T T / (100 B)</translation>
    </message>
    <message>
        <source>a part with exactly one small side is flat if its average side length is above this</source>
        <extracomment>constant.flat_average</extracomment>
        <translation>una parte con exactamente un lado pequeño es plana si la longitud media de sus lados supera este valor</translation>
    </message>
    <message>
        <source>a flat part&apos;s small side counts as at least this long</source>
        <extracomment>constant.flat_side</extracomment>
        <translation>el lado pequeño de una parte plana cuenta como si midiera al menos esto</translation>
    </message>
    <message>
        <source>average side length above which a prim is tessellated at detail 3</source>
        <extracomment>constant.prim_detail_high</extracomment>
        <translation>longitud media de los lados a partir de la cual un prim se divide en triángulos con detalle 3</translation>
    </message>
    <message>
        <source>cost per part</source>
        <extracomment>constant.server_per_prim</extracomment>
        <translation>coste por parte</translation>
    </message>
    <message>
        <source>the file has a DOCTYPE declaration, which is not allowed for security reasons; remove the declaration</source>
        <extracomment>xml.document_type</extracomment>
        <translation>el archivo tiene una declaración DOCTYPE, que no se permite por motivos de seguridad; elimine la declaración</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the download weight is the largest: {streaming} PE. The physics weight is {physics} PE, and the server weight is {server} PE.</source>
        <extracomment>why.streaming</extracomment>
        <translation>El impacto en el terreno es de {impact} LI, porque el peso de descarga es el mayor: {streaming} PE. El peso de física es de {physics} PE, y el de servidor, de {server} PE.</translation>
    </message>
    <message>
        <source>{value} {unit} after Analyze</source>
        <extracomment>kit.after_analyze_one</extracomment>
        <translation>{value} {unit} tras Analizar</translation>
    </message>
    <message>
        <source>Use flat panels as the physics shape</source>
        <extracomment>plan_act.panels</extracomment>
        <translation>Usar paneles planos como forma física</translation>
    </message>
    <message>
        <source>outside the selection, or not the physics shape in use</source>
        <extracomment>legend.cost_none</extracomment>
        <translation>fuera de la selección, o no es la forma física en uso</translation>
    </message>
    <message>
        <source>was not written, because the upload would be refused (use --anyway to write it). {why}</source>
        <extracomment>app.would_be_refused</extracomment>
        <translation>no se ha escrito, porque la carga se rechazaría (use --anyway para escribirlo de todos modos). {why}</translation>
    </message>
    <message>
        <source>has only octrees; choose how to write them with --octree boxes or --octree surface</source>
        <extracomment>convert.octree_form</extracomment>
        <translation>solo contiene octrees; elija cómo escribirlos con --octree boxes o --octree surface</translation>
    </message>
    <message>
        <source>--hulls-as-objects works only with -o NAME_PHYS.dae, NAME_PHYS.glb or NAME_PHYS.obj</source>
        <extracomment>shapes.objects_where</extracomment>
        <translation>--hulls-as-objects solo funciona con -o NAME_PHYS.dae, NAME_PHYS.glb o NAME_PHYS.obj</translation>
    </message>
    <message>
        <source>in the old triangle rule, a side of the bounding box counts as at least this long; elsewhere, for display only</source>
        <extracomment>constant.minimum_side</extracomment>
        <translation>en la antigua regla de triángulos, un lado de la caja delimitadora cuenta como si midiera al menos esto; por lo demás, solo se muestra</translation>
    </message>
    <message>
        <source>inferred, because the shape that determines the cost is not in the file; costs measured in world: Second Life wiki, Sculpted_Prim_Usage</source>
        <extracomment>term.sculpt_hull</extracomment>
        <translation>deducido, porque la forma que determina el coste no está en el archivo; costes medidos en el mundo: wiki de Second Life, Sculpted_Prim_Usage</translation>
    </message>
    <message>
        <source>{name} costs {impact} LI as exported, up from {impact_before} LI. Download weight: {download} PE, previously {download_before} PE; physics weight: {physics} PE, previously {physics_before} PE. To lower the cost, allow larger deviations with --pixels and --within. You can also let the uploader generate the levels, or use no physics file</source>
        <extracomment>export.costs_more</extracomment>
        <translation>{name} cuesta {impact} LI al exportarlo, frente a los {impact_before} LI de antes. Peso de descarga: {download} PE, antes {download_before} PE; peso de física: {physics} PE, antes {physics_before} PE. Para bajar el coste, permita desviaciones mayores con --pixels y --within. También puede dejar que el cargador genere los niveles, o no usar un archivo de física</translation>
    </message>
    <message>
        <source>In the viewer: {how}</source>
        <extracomment>explain.how_in_viewer</extracomment>
        <translation>En el visor: {how}</translation>
    </message>
    <message>
        <source>In Blender: {how}</source>
        <extracomment>explain.how_in_blender</extracomment>
        <translation>En Blender: {how}</translation>
    </message>
    <message>
        <source>In Weighbridge: {how}</source>
        <extracomment>explain.how_here</extracomment>
        <translation>En Weighbridge: {how}</translation>
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
        <translation>El proceso no tiene variables de entorno.</translation>
    </message>
    <message>
        <source>The process cannot gain privileges by running other programs.</source>
        <extracomment>wall.new_privileges</extracomment>
        <translation>El proceso no puede ganar privilegios ejecutando otros programas.</translation>
    </message>
    <message>
        <source>The process cannot open, create, change or delete files.</source>
        <extracomment>wall.landlock</extracomment>
        <translation>El proceso no puede abrir, crear, cambiar ni borrar archivos.</translation>
    </message>
    <message>
        <source>constants</source>
        <extracomment>sheet.side</extracomment>
        <translation>constantes</translation>
    </message>
    <message>
        <source>object or place</source>
        <extracomment>sheet.object</extracomment>
        <translation>objeto o lugar</translation>
    </message>
    <message>
        <source>land impact, LI</source>
        <extracomment>sheet.land_impact</extracomment>
        <translation>impacto en el terreno, LI</translation>
    </message>
    <message>
        <source>change, LI</source>
        <extracomment>sheet.change</extracomment>
        <translation>cambio, LI</translation>
    </message>
    <message>
        <source>download, PE</source>
        <extracomment>sheet.download</extracomment>
        <translation>descarga, PE</translation>
    </message>
    <message>
        <source>physics, PE</source>
        <extracomment>sheet.physics</extracomment>
        <translation>física, PE</translation>
    </message>
    <message>
        <source>server, PE</source>
        <extracomment>sheet.server</extracomment>
        <translation>servidor, PE</translation>
    </message>
    <message>
        <source>over capacity</source>
        <extracomment>sheet.over</extracomment>
        <translation>sobre la capacidad</translation>
    </message>
    <message>
        <source>restriction</source>
        <extracomment>cell.wall</extracomment>
        <translation>restricción</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>cell.holds</extracomment>
        <translation>activa</translation>
    </message>
    <message numerus="yes">
        <source>{what} claims to have {count} elements, more than the rest of the data can hold (bytes left: {have})</source>
        <extracomment>llsd.impossible_count</extracomment>
        <translation>
            <numerusform>{what} declara 1 elemento, más de lo que cabe en el resto de los datos (bytes que quedan: {have})</numerusform>
            <numerusform>{what} declara {count} elementos, más de los que caben en el resto de los datos (bytes que quedan: {have})</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is incomplete: it ends at byte {file}, inside the header of the mesh asset; get a new copy</source>
        <extracomment>asset.header_cut</extracomment>
        <translation>el archivo termina en el byte {file}, dentro de la cabecera del recurso de malla; está incompleto: consiga una copia nueva</translation>
    </message>
    <message>
        <source>version {version} of the mesh asset format is not supported; the latest supported version is {limit}</source>
        <extracomment>asset.version</extracomment>
        <translation>la versión {version} del formato de recursos de malla no se admite; se admiten hasta la {limit}</translation>
    </message>
    <message>
        <source>the block&apos;s compressed data is incomplete</source>
        <extracomment>asset.stream_truncated</extracomment>
        <translation>los datos comprimidos del bloque están incompletos</translation>
    </message>
    <message>
        <source>&quot;Weights&quot; ends inside the entry for vertex {vertex}</source>
        <extracomment>asset.weights_cut</extracomment>
        <translation>«Weights» termina dentro de la entrada del vértice {vertex}</translation>
    </message>
    <message>
        <source>BoundingVerts is missing; without it, the asset has no Convex Hull shape</source>
        <extracomment>asset.no_base_hull</extracomment>
        <translation>falta BoundingVerts; sin eso el recurso no tiene forma «Apariencia convexa»</translation>
    </message>
    <message numerus="yes">
        <source>has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</source>
        <extracomment>asset.flat_base_hull</extracomment>
        <translation>
            <numerusform>tiene {points} punto y ningún volumen; es probable que el grid la rechace, aunque en la práctica hay quien usa envolventes así</numerusform>
            <numerusform>tiene {points} puntos y ningún volumen; es probable que el grid la rechace, aunque en la práctica hay quien usa envolventes así</numerusform>
        </translation>
    </message>
    <message>
        <source>there is unexpected data after the end of the octree</source>
        <extracomment>octree.trailing</extracomment>
        <translation>hay datos inesperados después del final del octree</translation>
    </message>
    <message>
        <source>the file ends inside its header; expected a 4-byte version number after &quot;Inexor Octree&quot;</source>
        <extracomment>nxoc.cut_header</extracomment>
        <translation>el archivo termina dentro de su cabecera; tras «Inexor Octree» se esperaba un número de versión de 4 bytes</translation>
    </message>
    <message>
        <source>The face, edge or corner cannot move in any farther: it has reached the opposite side.</source>
        <extracomment>edit.pushed_in</extracomment>
        <translation>Está hundido hasta el fondo: ha llegado al lado opuesto.</translation>
    </message>
    <message>
        <source>The face, edge or corner cannot move out any farther: it has reached the bounds of its cube. To go farther, fill the cell in front of the cube.</source>
        <extracomment>edit.pushed_out</extracomment>
        <translation>La cara, arista o esquina no se puede mover más hacia fuera: ha llegado a los límites de su cubo. Para ir más lejos, rellene la celda que está delante del cubo.</translation>
    </message>
    <message>
        <source>An octree can be at most {limit} levels deep.</source>
        <extracomment>edit.too_deep</extracomment>
        <translation>Un octree puede tener como máximo {limit} niveles de profundidad.</translation>
    </message>
    <message>
        <source>the method tests boxes against an infinite line, so boxes behind the origin count as hits</source>
        <extracomment>cause.line</extracomment>
        <translation>prueba las cajas contra una recta infinita, así que cuentan las cajas detrás del origen</translation>
    </message>
    <message>
        <source>it stops after the first four children that the ray meets, counted in index order, not in order along the ray</source>
        <extracomment>cause.four_children</extracomment>
        <translation>se detiene tras los cuatro primeros hijos que alcanza el rayo, en el orden de ellos y no en el del rayo</translation>
    </message>
    <message>
        <source>it picks the face whose center is nearest to the point where the ray meets that face&apos;s plane, not the face that the ray enters through</source>
        <extracomment>cause.face_centre</extracomment>
        <translation>toma la cara cuyo centro está más cerca del punto en que el rayo corta el plano de esa cara, no la cara por la que entra el rayo</translation>
    </message>
    <message>
        <source>refers to the file &quot;{file}&quot;, which is outside the model&apos;s folder and is therefore not read; put it in that folder</source>
        <extracomment>model.outside_folder</extracomment>
        <translation>se refiere al archivo «{file}», fuera de la carpeta del modelo, así que no se lee; póngalo en esa carpeta</translation>
    </message>
    <message>
        <source>The process has no access to any network.</source>
        <extracomment>wall.network</extracomment>
        <translation>El proceso no tiene acceso a ninguna red.</translation>
    </message>
    <message>
        <source>The process runs in a separate, empty file system.</source>
        <extracomment>wall.file_system</extracomment>
        <translation>El proceso está en un sistema de archivos propio, que está vacío.</translation>
    </message>
    <message>
        <source>The process has none of root&apos;s capabilities.</source>
        <extracomment>wall.capabilities</extracomment>
        <translation>El proceso no tiene ninguna de las capacidades de root.</translation>
    </message>
    <message>
        <source>The process cannot write to files, start other processes, or have more than a few files open at once.</source>
        <extracomment>wall.limits</extracomment>
        <translation>El proceso no puede escribir en archivos, iniciar otros procesos ni tener abiertos más que unos pocos archivos a la vez.</translation>
    </message>
    <message>
        <source>uses version {version} of the project format, but this release of Weighbridge reads only version 1; open it with a newer release</source>
        <extracomment>project.newer_version</extracomment>
        <translation>usa la versión {version} del formato de proyecto, pero esta versión de Weighbridge solo lee la versión 1; ábralo con una más nueva</translation>
    </message>
    <message>
        <source>the keys &quot;profile&quot; and &quot;path&quot; describe a {curves}, not a {kind}; these keys determine the cost</source>
        <extracomment>project.other_curves</extracomment>
        <translation>el perfil y el trayecto son los de la clase {curves}, no {kind}; las curvas deciden lo que cuesta</translation>
    </message>
    <message>
        <source>the region {region} has no parcel with the name or id {parcel}; use one listed under the region&apos;s &quot;parcels&quot;</source>
        <extracomment>project.unknown_parcel</extracomment>
        <translation>la región {region} no tiene ninguna parcela con el nombre o id {parcel}; use una de las que la región enumera en &quot;parcels&quot;</translation>
    </message>
    <message>
        <source>cannot be read, because you do not have permission</source>
        <extracomment>project.not_readable</extracomment>
        <translation>no se puede leer, porque usted no tiene permiso</translation>
    </message>
    <message>
        <source>contains statistics that were calculated with different values of {keys}; set these constants to the values in the tables, or use another database</source>
        <extracomment>grid.other_constants</extracomment>
        <translation>contiene estadísticas hechas con otros valores de {keys}, que están fijados en las tablas; use esos valores u otra base de datos</translation>
    </message>
    <message>
        <source>processing stopped: {reason}</source>
        <extracomment>grid.given_up</extracomment>
        <translation>se detuvo el trabajo: {reason}</translation>
    </message>
    <message>
        <source>Made by &quot;weighbridge sql --stage shard&quot;. Run this query on each machine that has sources, and combine all rows into one table, weighbridge_partial. All rows of a source must be on the same machine.</source>
        <extracomment>query.comment_shard</extracomment>
        <translation>Hecho por «weighbridge sql --stage shard». Ejecute esta consulta en cada máquina que tenga fuentes y reúna todas las filas en una sola tabla, weighbridge_partial. Todas las filas de una fuente deben estar en la misma máquina.</translation>
    </message>
    <message>
        <source>contains no files, because nothing was loaded or loading was interrupted; run &quot;weighbridge statistics&quot; again with the same files</source>
        <extracomment>query.no_files</extracomment>
        <translation>no contiene archivos, porque no se cargó nada o la carga se interrumpió; ejecute de nuevo «weighbridge statistics» con los mismos archivos</translation>
    </message>
    <message>
        <source>does not begin as a {ending} file should; it is corrupted, or its extension is wrong</source>
        <extracomment>import.not_as_named</extracomment>
        <translation>no empieza como un archivo {ending}; está dañado o su extensión es incorrecta</translation>
    </message>
    <message>
        <source>{percent}% of the surface is missing, because some polygons could not be triangulated completely; triangulate the model and export it again</source>
        <extracomment>plain.surface_lost</extracomment>
        <translation>falta el {percent} % de la superficie, porque algunos polígonos no se pudieron dividir del todo en triángulos; triangule el modelo y expórtelo de nuevo</translation>
    </message>
    <message>
        <source>is sheared or flattened; parts do not support such a transform, so it is applied to the vertices instead, and the part itself has no rotation</source>
        <extracomment>plain.baked</extracomment>
        <translation>está inclinado o aplanado; las partes no admiten una transformación así, de modo que se aplica a los vértices, y la parte en sí no tiene rotación</translation>
    </message>
    <message>
        <source>has more than {faces} faces, the limit for one prim, so it becomes {parts} prims. Use at most {faces} materials to keep it as one prim.</source>
        <extracomment>plain.split</extracomment>
        <translation>tiene más de {faces} caras, el límite de un prim, así que pasa a ser {parts} prims. Use como máximo {faces} materiales para que siga siendo un solo prim.</translation>
    </message>
    <message>
        <source>{companion} has materials that the model lacks; the faces with these materials are left out</source>
        <extracomment>plain.companion_materials</extracomment>
        <translation>{companion} tiene materiales que le faltan al modelo; se omiten las caras de estos</translation>
    </message>
    <message>
        <source>the number of parts in &quot;{name}&quot; differs ({grid} on the grid, {here} here)</source>
        <extracomment>measured.other_parts</extracomment>
        <translation>el número de partes de «{name}» difiere ({grid} en el grid, {here} aquí)</translation>
    </message>
    <message>
        <source>column &quot;{column}&quot; occurs more than once; use it only once</source>
        <extracomment>measured.column_again</extracomment>
        <translation>la columna «{column}» aparece más de una vez; úsela una sola vez</translation>
    </message>
    <message>
        <source>has {found} cells, but the first line has {expected}; this line is ignored</source>
        <extracomment>measured.too_many_cells</extracomment>
        <translation>tiene {found} celdas, pero la primera línea tiene {expected}; se omite la línea</translation>
    </message>
    <message>
        <source>the scene has several linksets called &quot;{linkset}&quot;, so these costs are ignored; give each of these linksets a unique name, or use linkset ids</source>
        <extracomment>measured.ambiguous</extracomment>
        <translation>la escena tiene varios conjuntos enlazados llamados «{linkset}», así que estos costes se omiten; dé a cada uno un nombre único o use ids de conjuntos enlazados</translation>
    </message>
    <message>
        <source>a value for this linkset differs from an earlier one; the earlier value is kept</source>
        <extracomment>measured.conflict</extracomment>
        <translation>un valor de este conjunto enlazado difiere de otro anterior; se conserva el anterior</translation>
    </message>
    <message>
        <source>has an unknown curve or an out-of-range number; the most similar prim is used</source>
        <extracomment>import.shape_changed</extracomment>
        <translation>tiene una curva desconocida o un número fuera del intervalo; se usa el prim más parecido</translation>
    </message>
    <message>
        <source>mirrors or shears the mesh; parts support neither, so mirroring and shear are ignored</source>
        <extracomment>slm.inexact_transform</extracomment>
        <translation>refleja o inclina, cosa que una parte no puede hacer; esto se omite</translation>
    </message>
    <message>
        <source>{file} and the model have different numbers of objects ({found} and {expected}). In that file, use exactly one object for each object in the model.</source>
        <extracomment>upload.level_objects</extracomment>
        <translation>{file} y el modelo tienen distinto número de objetos ({found} y {expected}). Ponga en ese archivo exactamente un objeto por cada uno del modelo.</translation>
    </message>
    <message>
        <source>there is no physics shape to write to a separate file, because no part with the shape type Prim has a physics mesh or hulls</source>
        <extracomment>export.no_physics</extracomment>
        <translation>no hay ninguna forma física que escribir en un archivo aparte, porque ninguna parte con el tipo de forma «Prim» tiene malla física ni envolventes</translation>
    </message>
    <message>
        <source>saving to this file would lose {what}, because a .scene file can hold only octrees and rays; use .weighbridge, which can hold everything</source>
        <extracomment>export.would_lose</extracomment>
        <translation>guardar en este archivo haría perder {what}, porque un archivo .scene solo puede contener octrees y rayos; use .weighbridge, que lo puede contener todo</translation>
    </message>
    <message>
        <source>contains only cubes, so the octree&apos;s size, position and rotation are left out; programs that read the file assume a size of 32 m</source>
        <extracomment>export.only_cubes</extracomment>
        <translation>contiene solo cubos, así que se omiten el tamaño, la posición y la rotación del octree; los programas que leen el archivo suponen un tamaño de 32 m</translation>
    </message>
    <message>
        <source>OCTANTs of eight SOLID cubes are kept, but Inexor&apos;s engine crashes when it reads them; omit --keep-structure to write SOLID cubes instead</source>
        <extracomment>export.crashes_engine</extracomment>
        <translation>se conservan los OCTANT de ocho cubos SOLID, pero el motor de Inexor se cierra con un error al leerlos; omita --keep-structure para escribir en su lugar cubos SOLID</translation>
    </message>
    <message>
        <source>Keep at least one hull: without one, the grid would use the base hull for collisions.</source>
        <extracomment>shape.last_hull</extracomment>
        <translation>Conserve al menos una envolvente: sin ninguna, la malla chocaría como su envolvente base.</translation>
    </message>
    <message>
        <source>A small mesh for each hull, linked; the original mesh gets shape type None</source>
        <extracomment>method.hull_linkset_help</extracomment>
        <translation>Una malla pequeña por cada envolvente, enlazadas; la malla misma recibe el tipo de forma «Ninguno»</translation>
    </message>
    <message>
        <source>Boxes, cylinders and spheres, linked; the original mesh gets shape type None</source>
        <extracomment>method.prims_help</extracomment>
        <translation>Cajas, cilindros y esferas, enlazados; la malla misma recibe el tipo de forma «Ninguno»</translation>
    </message>
    <message numerus="yes">
        <source>the base hull has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</source>
        <extracomment>cost.hull_without_volume</extracomment>
        <translation>
            <numerusform>la envolvente base tiene {points} punto y ningún volumen; es probable que el grid la rechace, aunque en la práctica hay quien usa envolventes así</numerusform>
            <numerusform>la envolvente base tiene {points} puntos y ningún volumen; es probable que el grid la rechace, aunque en la práctica hay quien usa envolventes así</numerusform>
        </translation>
    </message>
    <message>
        <source>the linkset has no parts, so it costs nothing</source>
        <extracomment>cost.empty_linkset</extracomment>
        <translation>el conjunto enlazado no tiene partes; no cuesta nada</translation>
    </message>
    <message numerus="yes">
        <source>its base hull has {points} points and no volume. The grid will likely refuse it, though people use such hulls in practice.</source>
        <extracomment>upload.flat_base_hull</extracomment>
        <translation>
            <numerusform>su envolvente base tiene {points} punto y ningún volumen. Es probable que el grid la rechace, aunque en la práctica hay quien usa envolventes así.</numerusform>
            <numerusform>su envolvente base tiene {points} puntos y ningún volumen. Es probable que el grid la rechace, aunque en la práctica hay quien usa envolventes así.</numerusform>
        </translation>
    </message>
    <message>
        <source>parcel id</source>
        <extracomment>column.parcel_id</extracomment>
        <translation>id de la parcela</translation>
    </message>
    <message>
        <source>deviation location x m</source>
        <extracomment>column.deviation_x_m</extracomment>
        <translation>desviación en x m</translation>
    </message>
    <message>
        <source>deviation location y m</source>
        <extracomment>column.deviation_y_m</extracomment>
        <translation>desviación en y m</translation>
    </message>
    <message>
        <source>deviation location z m</source>
        <extracomment>column.deviation_z_m</extracomment>
        <translation>desviación en z m</translation>
    </message>
    <message>
        <source>the engine and the exact method disagree ({difference})</source>
        <extracomment>pick.engine_difference</extracomment>
        <translation>el motor y el método exacto no coinciden ({difference})</translation>
    </message>
    <message>
        <source>Decision sheet for &quot;{name}&quot;</source>
        <extracomment>sheet.title</extracomment>
        <translation>Hoja de decisión de «{name}»</translation>
    </message>
    <message>
        <source>Constants that differ</source>
        <extracomment>sheet.constants</extracomment>
        <translation>Constantes que difieren</translation>
    </message>
    <message>
        <source>All columns use the same constants.</source>
        <extracomment>sheet.no_constants</extracomment>
        <translation>Todas las columnas tienen las mismas constantes.</translation>
    </message>
    <message>
        <source>  complete: confirmed by a checksum or by the exact length</source>
        <extracomment>inspect.wholeness_checked</extracomment>
        <translation>  completo: lo confirma una suma de comprobación o la longitud exacta</translation>
    </message>
    <message>
        <source>The physics shape used to weigh the part.</source>
        <extracomment>help.representation</extracomment>
        <translation>La forma física como la que se pesa la parte.</translation>
    </message>
    <message>
        <source>The average width of the triangles, before limits are applied: the number of triangles divided by the sum of 1 / width. Slivers lower this average.</source>
        <extracomment>help.width_m</extracomment>
        <translation>La anchura media de los triángulos, antes de aplicar los límites: el número de triángulos dividido por la suma de 1 / anchura. Las astillas bajan esta media.</translation>
    </message>
    <message>
        <source>For each part, the largest of its three weights counts; the land impact is the sum over all parts, {rounding}.</source>
        <extracomment>explain.sum_of_parts</extracomment>
        <translation>De cada parte cuenta el mayor de sus tres pesos; el impacto en el terreno es su suma, {rounding}.</translation>
    </message>
    <message>
        <source>The legacy accounting applies, because none of the linkset&apos;s parts opts in to the new accounting. Once a part is a mesh or gets the physics shape type None, the three weights decide.</source>
        <extracomment>explain.counted_opensim</extracomment>
        <translation>Se aplica el cómputo antiguo, porque ninguna de las partes del conjunto enlazado activa el cómputo nuevo. En cuanto una parte es una malla o recibe el tipo de forma física «Ninguno», deciden los tres pesos.</translation>
    </message>
    <message>
        <source>viewer: as computed today by an open-source viewer or simulator</source>
        <extracomment>explain.viewer</extracomment>
        <translation>visor: tal como lo calcula hoy un visor o un simulador de código abierto</translation>
    </message>
    <message>
        <source>Linksets that can no longer be set physical because of the limit of {limit} PE or the limit on the number of parts: {count} ({names}).</source>
        <extracomment>changes.no_longer_physical</extracomment>
        <translation>{count} ya no se pueden hacer físicos, por el límite de {limit} PE o el del número de partes: {names}.</translation>
    </message>
    <message>
        <source>in quotes, \ can come only before a quote or another \</source>
        <extracomment>filter.bad_escape</extracomment>
        <translation>entre comillas, \ solo puede ir delante de unas comillas o de otra \</translation>
    </message>
    <message>
        <source>Profile {profile}: changed constants are marked and listed first.</source>
        <extracomment>html.constants_of</extracomment>
        <translation>Perfil {profile}: las constantes cambiadas están marcadas y van primero.</translation>
    </message>
    <message>
        <source>No effect under {profile}: the server weight does not use this constant. The constant changes only the simulator cost (SRC), which does not count under this profile.</source>
        <extracomment>effect.simulator</extracomment>
        <translation>Sin efecto con {profile}: el peso de servidor no usa esta constante. Solo cambia el coste del simulador (SRC), que no cuenta con este perfil.</translation>
    </message>
    <message>
        <source>the measured cost of &quot;{linkset}&quot; is ignored: one of its meshes is missing or incomplete, so the linkset&apos;s cost is unknown</source>
        <extracomment>measured.mesh_missing</extracomment>
        <translation>se omite el coste medido de «{linkset}»: una de sus mallas falta o está incompleta, así que se desconoce su coste</translation>
    </message>
    <message>
        <source>the measurements determine only the combined effect of these constants, not their individual values: {keys}</source>
        <extracomment>calibrate.inseparable</extracomment>
        <translation>las mediciones no pueden separar estas constantes: {keys}; solo determinan su efecto conjunto</translation>
    </message>
    <message numerus="yes">
        <source>Adding {count} scripts to {parts}</source>
        <extracomment>act.more_scripts</extracomment>
        <translation>
            <numerusform>Poner un script en {parts}</numerusform>
            <numerusform>Poner {count} scripts en {parts}</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Convex Hull so that the linkset uses the new accounting.</source>
        <extracomment>advice.opt_in</extracomment>
        <translation>Ponga el tipo de forma física de {part} en «Apariencia convexa», para que el conjunto enlazado use el cómputo nuevo.</translation>
    </message>
    <message>
        <source>To switch the linkset to the new accounting, set the physics shape type of these {count} parts to Convex Hull: {parts}.</source>
        <extracomment>advice.opt_in_these</extracomment>
        <translation>Para que el conjunto enlazado pase al cómputo nuevo, ponga el tipo de forma física de estas {count} partes en «Apariencia convexa»: {parts}.</translation>
    </message>
    <message>
        <source>Set the physics shape type of all {count} parts to Convex Hull so that the linkset uses the new accounting.</source>
        <extracomment>advice.opt_in_prims</extracomment>
        <translation>Ponga el tipo de forma física de las {count} partes en «Apariencia convexa», para que el conjunto enlazado use el cómputo nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more just like it, replace each physics shape with {count} hulls.</source>
        <extracomment>advice.made_hulls_alike</extracomment>
        <translation>
            <numerusform>Sustituya la forma física de {part} y {more} más exactamente iguales por una envolvente.</numerusform>
            <numerusform>Sustituya la forma física de {part} y {more} más exactamente iguales por {count} envolventes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more just like it, replace each physics shape with {count} triangles.</source>
        <extracomment>advice.made_triangles_alike</extracomment>
        <translation>
            <numerusform>Sustituya la forma física de {part} y de {more} más exactamente iguales por un triángulo.</numerusform>
            <numerusform>Sustituya la forma física de {part} y de {more} más exactamente iguales por {count} triángulos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new physics shape deviates from the visual mesh by at most {distance} cm.</source>
        <extracomment>caution.made_shape</extracomment>
        <translation>La nueva forma física se desvía como máximo {distance} cm de la malla visible.</translation>
    </message>
    <message>
        <source>Gaps of up to {width} m can remain.</source>
        <extracomment>caution.gaps</extracomment>
        <translation>Pueden quedar rendijas de hasta {width} m.</translation>
    </message>
    <message>
        <source>You have to rewrite the scripts as a single script.</source>
        <extracomment>caution.one_script</extracomment>
        <translation>Hay que volver a escribirlos como uno solo.</translation>
    </message>
    <message>
        <source>Once moved, a script can no longer reach its old object through link messages.</source>
        <extracomment>caution.scripts_moved</extracomment>
        <translation>Después, un script ya no puede llegar a su objeto anterior con mensajes de enlace.</translation>
    </message>
    <message>
        <source>Scripts in one object can then no longer reach the other.</source>
        <extracomment>caution.unlinked_scripted</extracomment>
        <translation>Los scripts no llegan entonces de uno a otro.</translation>
    </message>
    <message>
        <source>The two objects no longer move together, and scripts in one can no longer reach the other.</source>
        <extracomment>caution.unlinked</extracomment>
        <translation>Ya no se mueven juntos, y los scripts no llegan de uno a otro.</translation>
    </message>
    <message>
        <source>Change the number in Properties &gt; Scripts for both objects.</source>
        <extracomment>plan_act.move_scripts.here</extracomment>
        <translation>Cambie el número en Propiedades &gt; Scripts de ambos objetos.</translation>
    </message>
    <message>
        <source>Combine textures into an atlas until the object has at most 8 materials.</source>
        <extracomment>plan_act.fewer_materials.blender</extracomment>
        <translation>Reúna texturas en un atlas hasta que el objeto tenga 8 materiales.</translation>
    </message>
    <message>
        <source>Cost in LI (parts in PE)</source>
        <extracomment>legend.ramp_land_impact</extracomment>
        <translation>Coste en LI (partes en PE)</translation>
    </message>
    <message>
        <source>it picks a different cube or face than the exact method</source>
        <extracomment>picking.unexplained</extracomment>
        <translation>elige otro cubo u otra cara que el método exacto</translation>
    </message>
    <message>
        <source>&quot;weighbridge COMMAND --help&quot; lists a command&apos;s options and shows an example.</source>
        <extracomment>app.footer</extracomment>
        <translation>«weighbridge COMMAND --help» muestra las opciones de un comando, con un ejemplo.</translation>
    </message>
    <message>
        <source>unknown option &quot;{word}&quot; for &quot;{command}&quot;{hint}</source>
        <extracomment>app.unknown_option</extracomment>
        <translation>opción «{word}» de «{command}» desconocida{hint}</translation>
    </message>
    <message>
        <source>Without a command, the given files open in a window as one scene.</source>
        <extracomment>man.window</extracomment>
        <translation>Sin un comando, los archivos indicados se abren en una ventana, como una sola escena.</translation>
    </message>
    <message>
        <source>--help and --version can follow any command. Results go to standard output or to a file, which is written completely or not at all.</source>
        <extracomment>man.everywhere</extracomment>
        <translation>--help y --version pueden ir detrás de cualquier comando. Los resultados van a la salida estándar, o a un archivo, que se escribe entero o no se escribe.</translation>
    </message>
    <message>
        <source>0: success. 1: an input was refused or could not be read completely (without --partial), or an output could not be written. Each problem is reported on its own line on standard error. 2: usage error.</source>
        <extracomment>man.status</extracomment>
        <translation>0: correcto. 1: se rechazó una entrada o no se pudo leer entera (sin --partial), o no se pudo escribir una salida. La salida de error estándar tiene una línea por cada problema. 2: uso incorrecto.</translation>
    </message>
    <message>
        <source>Costs measured by the grid: a CSV file, an LLSD reply, or a viewer&apos;s chat log with lines from the measuring script. The measured costs are shown beside each linkset&apos;s estimates</source>
        <extracomment>option.measured</extracomment>
        <translation>Costes medidos por el grid: un archivo CSV, una respuesta LLSD o un registro de chat del visor con líneas del script de medición. Los costes medidos se muestran junto a las estimaciones de cada conjunto enlazado</translation>
    </message>
    <message>
        <source>Show the scene&apos;s own measured costs beside each linkset&apos;s estimates</source>
        <extracomment>option.compare</extracomment>
        <translation>Mostrar los costes medidos de la propia escena junto a las estimaciones, por conjunto enlazado</translation>
    </message>
    <message>
        <source>has no effect on {format} output; it applies only to CSV</source>
        <extracomment>option.only_csv</extracomment>
        <translation>no tiene efecto con la salida {format}; solo se aplica a CSV</translation>
    </message>
    <message>
        <source>Weigh with these constants instead of the scene&apos;s own: a built-in profile or a profile file</source>
        <extracomment>option.profile</extracomment>
        <translation>Pesar con estas constantes en lugar de las de la propia escena: un perfil incorporado o un archivo de perfil</translation>
    </message>
    <message>
        <source>Also search for simpler levels of detail for meshes with more than 6,000 triangles; the search takes several minutes</source>
        <extracomment>option.thorough</extracomment>
        <translation>Buscar también niveles de detalle más simples para mallas de más de 6000 triángulos; la búsqueda tarda varios minutos</translation>
    </message>
    <message>
        <source>Files and folders left out because they could not be read: {count}.</source>
        <extracomment>folder.refused</extracomment>
        <translation>Archivos y carpetas que no se pudieron leer y no se incluyen: {count}.</translation>
    </message>
    <message>
        <source>Files left out because their type is not supported: {count}.</source>
        <extracomment>folder.left_alone</extracomment>
        <translation>Archivos omitidos porque su tipo no se admite: {count}.</translation>
    </message>
    <message>
        <source>Constants to bake into the tables: a built-in profile or a profile file; default: second-life</source>
        <extracomment>option.baked_profile</extracomment>
        <translation>Constantes que se fijan en las tablas: un perfil incorporado o un archivo de perfil; si no se indica, second-life</translation>
    </message>
    <message>
        <source>Change a constant that is baked into the tables; repeatable</source>
        <extracomment>option.baked_set</extracomment>
        <translation>Cambiar una de las constantes que están fijadas en las tablas; se puede indicar varias veces</translation>
    </message>
    <message>
        <source>Change a constant or choice; repeatable. To sweep over a constant, give FROM:TO:STEPS as its value</source>
        <extracomment>option.set_or_range</extracomment>
        <translation>Cambiar una constante u opción; se puede indicar varias veces. Con FROM:TO:STEPS como valor, recorrer esa constante</translation>
    </message>
    <message>
        <source>Let projects read files outside their own folder; use this option only for projects you trust</source>
        <extracomment>option.allow_outside</extracomment>
        <translation>Permitir que los proyectos lean archivos fuera de su propia carpeta; úselo solo con proyectos en los que confíe</translation>
    </message>
    <message>
        <source>Calculate everything; do not use cached results</source>
        <extracomment>option.no_cache</extracomment>
        <translation>Calcularlo todo; no usar la caché de resultados anteriores</translation>
    </message>
    <message>
        <source>Show the contents of a file and anything in it that the grid would refuse.</source>
        <extracomment>inspect.about</extracomment>
        <translation>Mostrar el contenido de un archivo y todo lo que el grid rechazaría.</translation>
    </message>
    <message>
        <source>Weigh scenes and write the results as a table, or as a page to send or print.</source>
        <extracomment>report.about</extracomment>
        <translation>Pesar escenas y escribir una tabla, o una página para enviar o imprimir.</translation>
    </message>
    <message>
        <source>Rays to cast instead of the scene&apos;s own, from a file (- for standard input): one per line, or as binary records</source>
        <extracomment>pick.rays</extracomment>
        <translation>Rayos de un archivo o, con -, de la entrada estándar, en cualquier número: uno por línea, o registros binarios; en lugar de los de la escena</translation>
    </message>
    <message>
        <source>Like --point, but for points from a file (- for standard input): X Y Z on each line</source>
        <extracomment>pick.points</extracomment>
        <translation>Lo mismo para los puntos de un archivo o, con -, de la entrada estándar: X Y Z en cada línea</translation>
    </message>
    <message>
        <source>Number of levels in octrees made from parts; default: {standard}</source>
        <extracomment>convert.depth</extracomment>
        <translation>Niveles de los octrees en que se convierten las partes; si no se indica, {standard}</translation>
    </message>
    <message>
        <source>Find the constants that reproduce the costs measured by the grid, and show the standard error of each constant.</source>
        <extracomment>calibrate.about</extracomment>
        <translation>Hallar las constantes que reproducen los costes medidos por el grid, y mostrar el error estándar de cada una.</translation>
    </message>
    <message>
        <source>Costs measured by the grid: a CSV file, an LLSD reply, or a viewer&apos;s chat log with lines from the measuring script. Default: the scene&apos;s own measured costs</source>
        <extracomment>calibrate.measured</extracomment>
        <translation>Costes medidos por el grid: un CSV, una respuesta LLSD o un registro de chat del visor con líneas del script de medición. Si no se indica, los de la propia escena</translation>
    </message>
    <message>
        <source>Also fit the constants to published measurements, as listed by &quot;weighbridge evidence&quot;; SCENE is then optional</source>
        <extracomment>calibrate.published</extracomment>
        <translation>Ajustar también a lo que se ha medido y publicado, como lo muestra weighbridge evidence; entonces se puede omitir SCENE</translation>
    </message>
    <message>
        <source>Write the resulting profile to a file, for use with --profile</source>
        <extracomment>calibrate.output</extracomment>
        <translation>Escribir el perfil resultante en un archivo, para --profile</translation>
    </message>
    <message>
        <source>Write the parts to a .csv or .csv.gz file, with NAME.linksets, .regions, .sources and .meta beside it. Or write all tables to an SQLite database (.sqlite, .sqlite3, .db). After an interruption, run the same command to continue</source>
        <extracomment>statistics.output</extracomment>
        <translation>Las partes como .csv o .csv.gz, con NAME.linksets, .regions, .sources y .meta al lado. O todas las tablas como base de datos SQLite (.sqlite, .sqlite3, .db). Tras una interrupción, el mismo comando continúa</translation>
    </message>
    <message>
        <source>Instead of writing tables, print SQL for one engine ({words}): the tables, the meaning of their columns, and the commands that load the files. With --output, the commands load the files named there</source>
        <extracomment>statistics.schema</extracomment>
        <translation>En lugar de escribir tablas, mostrar SQL para un motor ({words}): las tablas, el significado de sus columnas y los comandos que cargan los archivos. Con --output, los comandos cargan los archivos que esa opción nombra</translation>
    </message>
    <message>
        <source>Query costs in the tables that &quot;weighbridge statistics&quot; writes. The query is printed as SQL for your own engine, or run on an SQLite file or a PostgreSQL server.</source>
        <extracomment>sql.about</extracomment>
        <translation>Consultar los costes en las tablas que escribe «weighbridge statistics». La consulta se imprime como SQL para un motor propio, o se ejecuta en un archivo SQLite o un servidor PostgreSQL.</translation>
    </message>
    <message>
        <source>What to print for tables spread over several machines: {words}; default: {standard}. Run the &quot;shard&quot; query on each machine, put all rows into one table named weighbridge_partial, and run the &quot;merge&quot; query on that table</source>
        <extracomment>sql.stage</extracomment>
        <translation>Qué imprimir para tablas que están en varias máquinas: {words}; si no se indica, {standard}. Ejecute shard en cada una, ponga todas las filas en una tabla weighbridge_partial y ejecute merge ahí</translation>
    </message>
    <message>
        <source>{key} is baked into the tables, so a printed query cannot change it; set it with &quot;weighbridge statistics&quot; instead, or use --run</source>
        <extracomment>sql.baked</extracomment>
        <translation>{key} está fijado en las tablas, así que una consulta impresa no puede cambiarlo; ajústelo con «weighbridge statistics», o use --run</translation>
    </message>
    <message>
        <source>Weigh with these constants: a built-in profile or a profile file; default: second-life</source>
        <extracomment>option.query_profile</extracomment>
        <translation>Pesar con estas constantes: un perfil incorporado o un archivo de perfil; si no se indica, second-life</translation>
    </message>
    <message>
        <source>Show every constant and choice in a profile.</source>
        <extracomment>profile.show_about</extracomment>
        <translation>Mostrar todas las constantes y opciones de un perfil.</translation>
    </message>
    <message>
        <source>Instead of --within: choose the closest shape with at most this physics cost for the part, in PE. With auto: the highest cost that does not raise the land impact</source>
        <extracomment>shapes.budget</extracomment>
        <translation>En lugar de --within: elegir la forma más fiel con este coste de física de la parte, en PE, como máximo. Con auto: el coste más alto que no aumenta el impacto en el terreno</translation>
    </message>
    <message>
        <source>With --lods: maximum deviation in pixels, on a screen with 1080 lines and a 60° field of view; default: {standard}</source>
        <extracomment>shapes.pixels</extracomment>
        <translation>Con --lods: desviación máxima en píxeles, en una pantalla de 1080 líneas y un campo de visión de 60°; si no se indica, {standard}</translation>
    </message>
    <message>
        <source>no generated levels of detail meet the goal, so the part keeps its existing levels. Increase --streaming or --pixels</source>
        <extracomment>shapes.no_levels_chosen</extracomment>
        <translation>ningún nivel de detalle generado cumple el objetivo, así que la parte conserva sus niveles existentes. Permita un --streaming o --pixels mayor</translation>
    </message>
    <message>
        <source>the download and server weights leave no PE for --budget auto; set --budget to a cost in PE, such as 3</source>
        <extracomment>shapes.nothing_free</extracomment>
        <translation>los pesos de descarga y de servidor no dejan ningún PE para --budget auto; dé a --budget un coste en PE, por ejemplo 3</translation>
    </message>
    <message>
        <source>no generated shape meets the goal, so the part keeps its existing shape. Increase --within or --budget</source>
        <extracomment>shapes.none_chosen</extracomment>
        <translation>ninguna forma generada cumple el objetivo, así que la parte conserva su forma existente. Permita un --within o --budget mayor</translation>
    </message>
    <message>
        <source>every generated shape that meets the goal blocks a passage or removes a floor, so the part keeps its existing shape. Reduce --within, increase --budget, or allow blocked passages with --no-passage</source>
        <extracomment>shapes.none_keeps_ways</extracomment>
        <translation>todas las formas generadas que cumplen el objetivo bloquean un paso o quitan un suelo, así que la parte conserva su forma existente. Reduzca --within, aumente --budget o permita pasos bloqueados con --no-passage</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, which cost {least} to {most} PE, so deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.other_hulls</extracomment>
        <translation>el cargador sustituye estas envolventes por las suyas, que cuestan de {least} a {most} PE, así que la desviación y los pasos pueden ser distintos en el mundo. La columna «arrives» dice qué formas llegan tal como se muestran</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, so cost, deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.unknown_hulls</extracomment>
        <translation>el cargador sustituye estas envolventes por las suyas, así que el coste, la desviación y los pasos pueden ser distintos en el mundo. La columna «arrives» dice qué formas llegan tal como se muestran</translation>
    </message>
    <message>
        <source>First rotate everything by 90° around the x axis, for a model that lies on its back because its up axis is z, not y. Passages are checked after the rotation</source>
        <extracomment>shapes.turn_upright</extracomment>
        <translation>Girar primero todo 90° alrededor del eje x, para un modelo que está tumbado porque su eje vertical es z, no y. Los pasos se comprueban después del giro</translation>
    </message>
    <message>
        <source>Write all the files that the viewer&apos;s uploader needs: the model, its three lower levels of detail and its physics shape. Also write a page that says what to choose in the uploader and what to do in world.</source>
        <extracomment>export.about</extracomment>
        <translation>Escribir todos los archivos que necesita el cargador del visor: el modelo, sus tres niveles de detalle inferiores y su forma física. Escribir también una página que dice qué elegir en el cargador y qué hacer en el mundo.</translation>
    </message>
    <message>
        <source>The folder to write to; it is created if necessary</source>
        <extracomment>export.uploader</extracomment>
        <translation>La carpeta en la que se escribe; se crea si hace falta</translation>
    </message>
    <message>
        <source>Maximum deviation of levels of detail in pixels, on a screen with 1080 lines and a 60° field of view; default: {standard}</source>
        <extracomment>export.pixels</extracomment>
        <translation>Desviación máxima de los niveles de detalle en píxeles, en una pantalla de 1080 líneas y un campo de visión de 60°; si no se indica, {standard}</translation>
    </message>
    <message>
        <source>the base hull is left out of the file, because the uploader generates a base hull for any part without a physics file</source>
        <extracomment>export.base_hull</extracomment>
        <translation>la envolvente base se omite del archivo, porque el cargador genera una envolvente base para toda parte sin archivo de física</translation>
    </message>
    <message>
        <source>Without a command: files or folders to open in the window; several are combined into one scene</source>
        <extracomment>window.files</extracomment>
        <translation>Archivos o carpetas que abrir en la ventana, sin un comando; varios se combinan en una sola escena</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as a list of convex hulls, and its shape type is Prim. The grid uses these hulls, whether or not the part moves.</source>
        <extracomment>reason.hull_list</extracomment>
        <translation>Su forma física se subió como lista de envolventes convexas, y su tipo de forma es «Prim». El grid usa esas envolventes, se mueva o no.</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as triangles, but the part is too thin along one axis for the grid to use them. It gets one convex hull instead, so openings are closed to avatars.</source>
        <extracomment>reason.thin_mesh</extracomment>
        <translation>Su forma física se subió como triángulos, pero uno de sus lados es demasiado delgado para que el grid los use. Recibe en su lugar una envolvente convexa: las aberturas quedan cerradas para los avatares.</translation>
    </message>
    <message>
        <source>It is physical or moving, and its physics shape was uploaded as triangles. The grid cannot move triangles, so the part gets one convex hull.</source>
        <extracomment>reason.dynamic_without_hulls</extracomment>
        <translation>Es físico o se mueve, y su forma física se subió como triángulos. El grid no puede mover triángulos, así que recibe una sola envolvente convexa.</translation>
    </message>
    <message>
        <source>The mesh was uploaded without a physics shape. The grid can use only one convex hull for the mesh, so openings are closed to avatars.</source>
        <extracomment>reason.no_physics_shape</extracomment>
        <translation>La malla se subió sin forma física. El grid solo puede usar su única envolvente convexa, así que las aberturas quedan cerradas para los avatares.</translation>
    </message>
    <message>
        <source>factor for the small sides of a thin round prim that counts as a box; for display only, with no effect on costs</source>
        <extracomment>constant.small_side_factor</extracomment>
        <translation>factor de los lados pequeños de un prim redondo y delgado que cuenta como caja; solo se muestra, sin efecto en los costes</translation>
    </message>
    <message>
        <source>the file contains too many octrees; the limit is {limit}</source>
        <extracomment>octree_scene.too_many</extracomment>
        <translation>el archivo contiene demasiados octrees; el límite es {limit}</translation>
    </message>
    <message>
        <source>the file contains too many rays; the limit is {limit}</source>
        <extracomment>octree_scene.too_many_rays</extracomment>
        <translation>el archivo contiene demasiados rayos; el límite es {limit}</translation>
    </message>
    <message>
        <source>the process that reads the file could not be started: {reason}</source>
        <extracomment>worker.not_started</extracomment>
        <translation>no se pudo iniciar el proceso que lee el archivo: {reason}</translation>
    </message>
    <message>
        <source>the program that reads such files, {program}, could not be started: {reason}; install Weighbridge again</source>
        <extracomment>worker.no_program</extracomment>
        <translation>no se pudo iniciar el programa que lee estos archivos, {program}: {reason}; vuelva a instalar Weighbridge</translation>
    </message>
    <message>
        <source>the process that reads the file crashed with signal {number} ({name}); the file may be corrupted or malicious</source>
        <extracomment>worker.signal</extracomment>
        <translation>el proceso que lee el archivo falló con la señal {number} ({name}); puede que el archivo esté dañado o sea malicioso</translation>
    </message>
    <message>
        <source>the process that reads the file was killed by the system or another program; the system may be out of memory</source>
        <extracomment>worker.killed</extracomment>
        <translation>el proceso que lee el archivo se terminó desde fuera; puede que el sistema se quedara sin memoria</translation>
    </message>
    <message>
        <source>reading it took more than {seconds} s of processor time, the limit for a file</source>
        <extracomment>worker.processor_time</extracomment>
        <translation>leerlo llevó más de {seconds} s de tiempo de procesador, el límite para un archivo</translation>
    </message>
    <message>
        <source>reading it took longer than {seconds} s, the limit for a file</source>
        <extracomment>worker.time</extracomment>
        <translation>leerlo llevó más de {seconds} s, el límite para un archivo</translation>
    </message>
    <message>
        <source>the process that reads the file exited with status {status} without a result</source>
        <extracomment>worker.status</extracomment>
        <translation>el proceso que lee el archivo terminó con el estado {status} y sin resultado</translation>
    </message>
    <message>
        <source>the process that reads the file returned invalid data: {what}</source>
        <extracomment>worker.garbage</extracomment>
        <translation>el proceso que lee el archivo devolvió datos no válidos: {what}</translation>
    </message>
    <message>
        <source>The process has no open files except the one that it reads and its connection to Weighbridge.</source>
        <extracomment>wall.descriptors</extracomment>
        <translation>No tiene archivos abiertos, salvo el que lee y su conexión con Weighbridge.</translation>
    </message>
    <message>
        <source>The process can use only the few system calls that reading needs.</source>
        <extracomment>wall.system_calls</extracomment>
        <translation>Solo puede usar las pocas llamadas al sistema que necesita la lectura.</translation>
    </message>
    <message>
        <source>is nested too deeply; the limit is {limit} levels</source>
        <extracomment>json.too_deep</extracomment>
        <translation>está anidado con demasiada profundidad; el límite es de {limit} niveles</translation>
    </message>
    <message numerus="yes">
        <source>these files are still to be loaded: {files}; if loading was interrupted, load them again, or every sum will be too small</source>
        <extracomment>query.pending</extracomment>
        <translation>
            <numerusform>quedan archivos por cargar: {files}; si la carga se interrumpió, cárguelos de nuevo, o todas las sumas serán demasiado pequeñas</numerusform>
            <numerusform>quedan archivos por cargar: {files}; si la carga se interrumpió, cárguelos de nuevo, o todas las sumas serán demasiado pequeñas</numerusform>
        </translation>
    </message>
    <message>
        <source>has no mesh, and only meshes can have their own physics shape</source>
        <extracomment>export.part_without_mesh</extracomment>
        <translation>no tiene malla, y solo las mallas pueden tener una forma física propia</translation>
    </message>
    <message>
        <source>Some of the shapes generated earlier could not be read from this project and were left out. Make them again.</source>
        <extracomment>making.kept_damaged</extracomment>
        <translation>Algunas de las formas generadas antes no se pudieron leer de este proyecto y se omitieron. Hágalas de nuevo.</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: .weighbridge, .llmesh or .mesh (mesh asset), .slm (viewer&apos;s model file), _PHYS.dae or _PHYS.glb (uploader), _PHYS.obj (other tools)</source>
        <extracomment>making.unknown_ending</extracomment>
        <translation>tipo de archivo no admitido; tipos admitidos: .weighbridge, .llmesh o .mesh (recurso de malla), .slm (archivo de modelo del visor), _PHYS.dae o _PHYS.glb (cargador), _PHYS.obj (otros programas)</translation>
    </message>
    <message>
        <source>expected &quot;,&quot;, &quot;;&quot;, &quot;|&quot; or tab, found &quot;{text}&quot;</source>
        <extracomment>option.csv_separator_form</extracomment>
        <translation>se esperaba «,», «;», «|» o tabulador, no «{text}»</translation>
    </message>
    <message>
        <source>Show which sandbox restrictions are active on this system, for each process that reads 3D models or archives</source>
        <extracomment>inspect.cell</extracomment>
        <translation>Mostrar qué restricciones de aislamiento están activas en este sistema, para cada proceso que lee modelos 3D o archivos comprimidos</translation>
    </message>
    <message>
        <source>reader</source>
        <extracomment>cell.reader</extracomment>
        <translation>lector</translation>
    </message>
    <message>
        <source>the scene has {count} objects, but a file for the uploader can hold only one; use &quot;weighbridge export&quot; with --linkset</source>
        <extracomment>convert.one_object</extracomment>
        <translation>la escena tiene {count} objetos, pero un archivo para el cargador solo puede contener uno; use «weighbridge export» con --linkset</translation>
    </message>
    <message>
        <source>no meshes found; expected one mesh per hull</source>
        <extracomment>shapes.no_hulls</extracomment>
        <translation>no se encontró ninguna malla; se esperaba una malla por envolvente</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, which cost {least} PE, so deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.other_hulls_same</extracomment>
        <translation>el cargador sustituye estas envolventes por las suyas, que cuestan {least} PE, así que la desviación y los pasos pueden ser distintos en el mundo. La columna «arrives» dice qué formas llegan tal como se muestran</translation>
    </message>
    <message>
        <source>no generated levels of detail meet the goal, so the part keeps its existing levels. Increase --pixels</source>
        <extracomment>export.no_levels_chosen</extracomment>
        <translation>ningún nivel de detalle generado cumple el objetivo, así que la parte conserva sus niveles existentes. Aumente --pixels</translation>
    </message>
    <message>
        <source>vertices of the hull</source>
        <extracomment>quantity</extracomment>
        <translation>vértices de la envolvente</translation>
    </message>
    <message>
        <source>vertices of all hulls</source>
        <extracomment>quantity</extracomment>
        <translation>vértices de todas las envolventes</translation>
    </message>
    <message>
        <source>vertex indices, three per triangle</source>
        <extracomment>quantity</extracomment>
        <translation>índices de vértices, tres por triángulo</translation>
    </message>
    <message>
        <source>share of the cost</source>
        <extracomment>quantity</extracomment>
        <translation>parte del coste</translation>
    </message>
    <message>
        <source>value of {constant}</source>
        <extracomment>chart.constant</extracomment>
        <translation>valor de {constant}</translation>
    </message>
    <message>
        <source>quoted text</source>
        <extracomment>word</extracomment>
        <translation>texto con comillas</translation>
    </message>
    <message>
        <source>a record that does not belong there</source>
        <extracomment>word</extracomment>
        <translation>un registro fuera de lugar</translation>
    </message>
    <message>
        <source>an unknown record</source>
        <extracomment>word</extracomment>
        <translation>un registro desconocido</translation>
    </message>
    <message>
        <source>a record that is too large</source>
        <extracomment>word</extracomment>
        <translation>un registro demasiado grande</translation>
    </message>
    <message>
        <source>an invalid record</source>
        <extracomment>word</extracomment>
        <translation>un registro no válido</translation>
    </message>
    <message>
        <source>an incomplete stream</source>
        <extracomment>word</extracomment>
        <translation>un flujo incompleto</translation>
    </message>
    <message>
        <source>more data after the end</source>
        <extracomment>word</extracomment>
        <translation>más datos tras el final</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>html.changed</extracomment>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>vertices of the hull assumed for a sculpt; sculpts measured in world cost 0.1 PE (sphere) to 1.8 PE (cube, equal to 44 vertices)</source>
        <extracomment>constant.sculpt_hull_vertices</extracomment>
        <translation>vértices de la envolvente que se supone para un esculpido; los esculpidos medidos en el mundo cuestan de 0,1 PE (esfera) a 1,8 PE (cubo, equivalente a 44 vértices)</translation>
    </message>
    <message>
        <source>Second Life wiki, Sculpted_Prim_Usage, revision 1169304: 0.1 PE for a sculpted sphere, 1.8 PE for a sculpted cube; the default assumes a box hull</source>
        <extracomment>constant.sculpt_hull_vertices</extracomment>
        <translation>wiki de Second Life, Sculpted_Prim_Usage, revisión 1169304: 0,1 PE de una esfera esculpida, 1,8 PE de un cubo esculpido; el valor predeterminado supone la envolvente de una caja</translation>
    </message>
    <message>
        <source>can be physical</source>
        <extracomment>column.can_be_physical</extracomment>
        <translation>puede ser físico</translation>
    </message>
    <message>
        <source>ChinRey, blog, September 3, 2020</source>
        <extracomment>published</extracomment>
        <translation>ChinRey, blog, 3 de septiembre de 2020</translation>
    </message>
    <message>
        <source>21 boxes and 1 part with shape type None</source>
        <extracomment>published</extracomment>
        <translation>21 cajas y 1 parte con tipo de forma «Ninguno»</translation>
    </message>
    <message>
        <source>Nalates, blog, February 28, 2012</source>
        <extracomment>published</extracomment>
        <translation>Nalates, blog, 28 de febrero de 2012</translation>
    </message>
    <message>
        <source>3 boxes and 1 part with shape type None</source>
        <extracomment>published</extracomment>
        <translation>3 cajas y 1 parte con tipo de forma «Ninguno»</translation>
    </message>
    <message>
        <source>sizes unknown; physics at most 1.33 PE per part</source>
        <extracomment>published</extracomment>
        <translation>tamaños desconocidos; la física es como máximo de 1,33 PE por parte</translation>
    </message>
    <message>
        <source>virtualkennelclub, July 27, 2012</source>
        <extracomment>published</extracomment>
        <translation>virtualkennelclub, 27 de julio de 2012</translation>
    </message>
    <message>
        <source>counter-evidence to 1.8 PE per sculpt</source>
        <extracomment>published</extracomment>
        <translation>prueba en contra de 1,8 PE por esculpido</translation>
    </message>
    <message>
        <source>Drongle McMahon, forum, August 24, 2011</source>
        <extracomment>published</extracomment>
        <translation>Drongle McMahon, foro, 24 de agosto de 2011</translation>
    </message>
    <message>
        <source>no longer physical</source>
        <extracomment>word</extracomment>
        <translation>ya no es físico</translation>
    </message>
    <message>
        <source>physical again</source>
        <extracomment>word</extracomment>
        <translation>vuelve a ser físico</translation>
    </message>
    <message>
        <source>the block (bytes {begin} to {end}) overlaps &quot;{other}&quot; (bytes {otherBegin} to {otherEnd}); at least one offset or size is wrong</source>
        <extracomment>asset.overlapping_blocks</extracomment>
        <translation>el bloque (bytes {begin} a {end}) se solapa con «{other}» (bytes {otherBegin} a {otherEnd}); al menos un desplazamiento o un tamaño es incorrecto</translation>
    </message>
    <message numerus="yes">
        <source>&quot;Weights&quot; has {bytes} bytes left after the last vertex; the number of vertices is {vertices}</source>
        <extracomment>asset.weights_left</extracomment>
        <translation>
            <numerusform>a «Weights» le queda {bytes} byte después del último vértice; el número de vértices es {vertices}</numerusform>
            <numerusform>a «Weights» le quedan {bytes} bytes después del último vértice; el número de vértices es {vertices}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for the {count} hulls in HullList, the number of points in Positions must be {need}, not {have}</source>
        <extracomment>asset.hull_list</extracomment>
        <translation>
            <numerusform>para la envolvente de HullList, el número de puntos de Positions debe ser {need}, no {have}</numerusform>
            <numerusform>para las {count} envolventes de HullList, el número de puntos de Positions debe ser {need}, no {have}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) are degenerate (too thin or too small), so the uploader refuses the physics shape</source>
        <extracomment>asset.degenerate_triangles</extracomment>
        <translation>
            <numerusform>{count} triángulo ({triangles}) está degenerado (demasiado delgado o pequeño), así que el cargador rechaza la forma física</numerusform>
            <numerusform>{count} triángulos ({triangles}) están degenerados (demasiado delgados o pequeños), así que el cargador rechaza la forma física</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) are degenerate (too thin or too small), so the grid will likely refuse the physics shape</source>
        <extracomment>asset.degenerate_beside_hulls</extracomment>
        <translation>
            <numerusform>{count} triángulo ({triangles}) está degenerado (demasiado delgado o pequeño), así que es probable que el grid rechace la forma física</numerusform>
            <numerusform>{count} triángulos ({triangles}) están degenerados (demasiado delgados o pequeños), así que es probable que el grid rechace la forma física</numerusform>
        </translation>
    </message>
    <message>
        <source>has {points} vertices; the grid accepts at most {limit} per hull</source>
        <extracomment>asset.many_base_points</extracomment>
        <translation>tiene {points} vértices; el grid admite como máximo {limit} por envolvente</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {limit} for the depth, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.depth</extracomment>
        <translation>se esperaba un número entero de 0 a {limit} para la profundidad, no «{found}»</translation>
    </message>
    <message>
        <source>This would divide an indented cube, which is not possible. To change or copy the cube as a whole, choose a smaller grid depth.</source>
        <extracomment>edit.part_of_indented</extracomment>
        <translation>Esto dividiría un cubo rebajado, lo que no es posible. Para cambiar o copiar el cubo entero, elija una profundidad de cuadrícula menor.</translation>
    </message>
    <message>
        <source>has too many filled cubes or exposed faces to be converted to a surface or hulls; the limit is {limit}</source>
        <extracomment>octree.too_many_sides</extracomment>
        <translation>tiene demasiados cubos llenos o demasiadas caras expuestas para convertirlo en una superficie o en envolventes; el límite es {limit}</translation>
    </message>
    <message>
        <source>reading it needs more than the {limit} bytes of memory that are left; raise the memory limit with --memory BYTES or in the window&apos;s preferences</source>
        <extracomment>worker.budget</extracomment>
        <translation>leerlo necesita más que los {limit} bytes de memoria que quedan; aumente el límite de memoria con --memory BYTES o en las preferencias de la ventana</translation>
    </message>
    <message>
        <source>has an invalid line in its header: &quot;{line}&quot;; export it again</source>
        <extracomment>plain.ply_line</extracomment>
        <translation>tiene en su cabecera una línea no válida: «{line}»; exporte el archivo de nuevo</translation>
    </message>
    <message>
        <source>{count} parcels in the region {region} are named {parcel}, so the first is used; give each its own id, and use the id of the right one here</source>
        <extracomment>project.ambiguous_parcel</extracomment>
        <translation>{count} parcelas de la región {region} se llaman {parcel} y se usa la primera; dé a cada una su propio id e indique aquí el de la correcta</translation>
    </message>
    <message>
        <source>is outside the project&apos;s folder, so it was not read. If you trust the project, use --allow-outside on the command line, or open it again in the window and click &quot;Read them&quot;.</source>
        <extracomment>project.outside</extracomment>
        <translation>está fuera de la carpeta del proyecto, así que no se leyó. Si confía en el proyecto, use --allow-outside en la línea de comandos, o vuelva a abrirlo en la ventana y haga clic en «Leerlos».</translation>
    </message>
    <message numerus="yes">
        <source>{count} names contain NUL characters or invalid UTF-8, which cannot be stored in the tables; each NUL or invalid byte was replaced with U+FFFD</source>
        <extracomment>grid.unstorable_texts</extracomment>
        <translation>
            <numerusform>un nombre contiene caracteres NUL o UTF-8 no válido, que no se pueden guardar en las tablas; cada NUL o byte no válido se sustituyó por U+FFFD</numerusform>
            <numerusform>{count} nombres contienen caracteres NUL o UTF-8 no válido, que no se pueden guardar en las tablas; cada NUL o byte no válido se sustituyó por U+FFFD</numerusform>
        </translation>
    </message>
    <message>
        <source>does not state its schema (expected {expected}), so these are not tables that Weighbridge wrote; use others</source>
        <extracomment>grid.no_schema</extracomment>
        <translation>no indica su esquema (se esperaba {expected}), así que Weighbridge no escribió estas tablas; use otras</translation>
    </message>
    <message>
        <source>{table} is missing, or is not a table of the kind that Weighbridge creates; create the tables again</source>
        <extracomment>grid.not_a_table</extracomment>
        <translation>{table} falta o no es una tabla del tipo que crea Weighbridge; vuelva a hacer las tablas</translation>
    </message>
    <message>
        <source>is not a manifest; create one with &quot;weighbridge statistics SCENE --manifest FILE&quot;</source>
        <extracomment>grid.no_manifest</extracomment>
        <translation>no es un manifiesto; cree uno con «weighbridge statistics SCENE --manifest FILE»</translation>
    </message>
    <message>
        <source>This query, made by &quot;weighbridge sql&quot;, computes costs from the tables that &quot;weighbridge statistics&quot; wrote.</source>
        <extracomment>query.comment_what</extracomment>
        <translation>Esta consulta, hecha por «weighbridge sql», calcula costes a partir de las tablas que escribió «weighbridge statistics».</translation>
    </message>
    <message>
        <source>This query, made by &quot;weighbridge sql&quot;, computes how costs change from one profile to another, using the tables that &quot;weighbridge statistics&quot; wrote.</source>
        <extracomment>query.comment_changes</extracomment>
        <translation>Esta consulta, hecha por «weighbridge sql», calcula cómo cambian los costes de un perfil a otro, a partir de las tablas que escribió «weighbridge statistics».</translation>
    </message>
    <message>
        <source>some shares of its manifest are missing from the tables: {shares}; load them too, or every sum will be too small</source>
        <extracomment>query.missing_shares</extracomment>
        <translation>faltan en las tablas algunas porciones de su manifiesto: {shares}; cárguelas también, o todas las sumas serán demasiado pequeñas</translation>
    </message>
    <message>
        <source>{reason}. This companion file is ignored.</source>
        <extracomment>plain.companion_refused</extracomment>
        <translation>{reason}. Se omite este archivo que acompaña al modelo.</translation>
    </message>
    <message>
        <source>expected a number from 0 to {limit}, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_cost</extracomment>
        <translation>se esperaba un número de 0 a {limit}, no «{found}»; se omite este valor</translation>
    </message>
    <message>
        <source>expected a matrix of 16 finite numbers with a scale from {smallest} to {largest} m on each axis; the mesh is placed at the origin with a size of 1 m</source>
        <extracomment>slm.bad_transform</extracomment>
        <translation>se esperaba una matriz de 16 números finitos con una escala de {smallest} a {largest} m en cada eje; la malla se coloca en el origen con un tamaño de 1 m</translation>
    </message>
    <message>
        <source>the position on axis {axis} is {position} m, but the limit is {limit} m in either direction; the mesh is placed at the origin with a size of 1 m</source>
        <extracomment>slm.too_far</extracomment>
        <translation>la posición en el eje {axis} es de {position} m, pero el límite es de {limit} m en cualquier sentido; la malla se coloca en el origen con un tamaño de 1 m</translation>
    </message>
    <message numerus="yes">
        <source>could not be read completely, because {count} bytes follow the end-of-archive marker; copy or export it again</source>
        <extracomment>archive.goes_on</extracomment>
        <translation>
            <numerusform>no se pudo leer entero, porque {count} byte sigue a la marca final del archivo comprimido; cópielo o expórtelo de nuevo</numerusform>
            <numerusform>no se pudo leer entero, porque {count} bytes siguen a la marca final del archivo comprimido; cópielo o expórtelo de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {count} prims in its linksets are missing ({prims}); export it again</source>
        <extracomment>oxp.no_prims</extracomment>
        <translation>
            <numerusform>falta el único prim de sus conjuntos enlazados ({prims}); expórtelo de nuevo</numerusform>
            <numerusform>faltan los {count} prims de sus conjuntos enlazados ({prims}); expórtelo de nuevo</numerusform>
        </translation>
    </message>
    <message>
        <source>the scene has no mesh, and this file can hold only meshes</source>
        <extracomment>export.no_mesh</extracomment>
        <translation>la escena no tiene ninguna malla, y este archivo solo puede contener mallas</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts are not meshes and are left out; this file can hold only meshes</source>
        <extracomment>export.only_meshes</extracomment>
        <translation>
            <numerusform>{count} parte no es una malla y se omite; este archivo solo puede contener mallas</numerusform>
            <numerusform>{count} partes no son mallas y se omiten; este archivo solo puede contener mallas</numerusform>
        </translation>
    </message>
    <message>
        <source>the scene has no octree to write, and this file type needs one</source>
        <extracomment>export.octrees_none</extracomment>
        <translation>la escena no tiene ningún octree que escribir, y este tipo de archivo necesita uno</translation>
    </message>
    <message>
        <source>the mesh is missing, so nothing can be generated from it</source>
        <extracomment>shape.missing</extracomment>
        <translation>falta la malla, así que no se puede generar nada a partir de ella</translation>
    </message>
    <message>
        <source>has no triangle with finite vertices, so nothing can be generated from it</source>
        <extracomment>shape.no_triangles</extracomment>
        <translation>no tiene ningún triángulo con vértices finitos, así que no permite generar nada</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, which a physics file cannot hold; write the whole model, for example with -o NAME.dae, or use &quot;weighbridge export&quot;</source>
        <extracomment>making.linked_physics</extracomment>
        <translation>las envolventes y los prims enlazados son partes aparte, que un archivo de física no puede contener; escriba el modelo entero, por ejemplo con -o NAME.dae, o use «weighbridge export»</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, but this file would contain only the mesh itself; write a project, or use &quot;weighbridge export&quot; for the whole model</source>
        <extracomment>making.linked_asset</extracomment>
        <translation>las envolventes y los prims enlazados son partes aparte, pero este archivo contendría solo la propia malla; escriba un proyecto, o use «weighbridge export» para el modelo entero</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the largest weight of each part counts. Total weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.sum_of_parts</extracomment>
        <translation>El impacto en el terreno es de {impact} LI, porque cuenta el mayor peso de cada parte. Pesos totales en PE: física {physics}, descarga {streaming}, servidor {server}.</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the legacy accounting counts parts. Weights in PE under the new accounting: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.parts</extracomment>
        <translation>El impacto en el terreno es de {impact} LI, porque el cómputo antiguo cuenta las partes. Pesos en PE con el cómputo nuevo: física {physics}, descarga {streaming}, servidor {server}.</translation>
    </message>
    <message>
        <source>The land impact is at least {impact} LI. Weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.at_least</extracomment>
        <translation>El impacto en el terreno es de al menos {impact} LI. Pesos en PE: física {physics}, descarga {streaming}, servidor {server}.</translation>
    </message>
    <message>
        <source>The physics cost of a sculpt depends on its shape, which is not in the file. The parts of two sculpted dogs cost at most {dogs} PE each on average. Sculpts measured in world cost {least} to {most} PE; over this range, the land impact is {low} to {high} LI.</source>
        <extracomment>why.sculpts</extracomment>
        <translation>La forma de un esculpido decide su coste de física, y la forma no está en el archivo. Las partes de dos perros esculpidos cuestan de media {dogs} PE como máximo cada una. Los esculpidos medidos en el mundo cuestan de {least} a {most} PE; en este intervalo, el impacto en el terreno es de {low} a {high} LI.</translation>
    </message>
    <message>
        <source>The physics cost of a sculpt depends on its shape, which is not in the file. The parts of two sculpted dogs cost at most {dogs} PE each on average. Sculpts measured in world cost {least} to {most} PE; at both ends of this range, the land impact is {low} LI.</source>
        <extracomment>why.sculpts_same</extracomment>
        <translation>La forma de un esculpido decide su coste de física, y la forma no está en el archivo. Las partes de dos perros esculpidos cuestan de media {dogs} PE como máximo cada una. Los esculpidos medidos en el mundo cuestan de {least} a {most} PE; en ambos extremos de este intervalo, el impacto en el terreno es de {low} LI.</translation>
    </message>
    <message numerus="yes">
        <source>all {count} triangles: {cost} PE</source>
        <extracomment>culprit.even</extracomment>
        <translation>
            <numerusform>1 triángulo: {cost} PE</numerusform>
            <numerusform>los {count} triángulos: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>High level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.high</extracomment>
        <translation>
            <numerusform>Nivel alto: 1 triángulo, visible hasta {distance} m de distancia</numerusform>
            <numerusform>Nivel alto: {count} triángulos, visible hasta {distance} m de distancia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Medium level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.medium</extracomment>
        <translation>
            <numerusform>Nivel medio: 1 triángulo, visible hasta {distance} m de distancia</numerusform>
            <numerusform>Nivel medio: {count} triángulos, visible hasta {distance} m de distancia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Low level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.low</extracomment>
        <translation>
            <numerusform>Nivel bajo: 1 triángulo, visible hasta {distance} m de distancia</numerusform>
            <numerusform>Nivel bajo: {count} triángulos, visible hasta {distance} m de distancia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.lowest</extracomment>
        <translation>
            <numerusform>Nivel mínimo: 1 triángulo, visible hasta {distance} m de distancia</numerusform>
            <numerusform>Nivel mínimo: {count} triángulos, visible hasta {distance} m de distancia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its {all} physics triangles share the cost.</source>
        <extracomment>reason.even</extracomment>
        <translation>
            <numerusform>Su forma física tiene {all} triángulo, que lleva todo el coste.</numerusform>
            <numerusform>Los {all} triángulos de su forma física se reparten el coste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} parts account for {share}% of the cost.</source>
        <extracomment>reason.some_parts</extracomment>
        <translation>
            <numerusform>Una de sus {all} partes lleva el {share} % del coste.</numerusform>
            <numerusform>{count} de sus {all} partes llevan el {share} % del coste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its {all} parts share the cost.</source>
        <extracomment>reason.all_parts</extracomment>
        <translation>Sus {all} partes se reparten el coste.</translation>
    </message>
    <message>
        <source>there is no part #{number}; number of parts: {count}</source>
        <extracomment>find.no_part_number</extracomment>
        <translation>no hay ninguna parte #{number}; número de partes: {count}</translation>
    </message>
    <message>
        <source>Region {number} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_region</extracomment>
        <translation>La región {number} usa {held} de {capacity} LI: sobran {over} LI.</translation>
    </message>
    <message>
        <source>Parcel {number} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_parcel</extracomment>
        <translation>La parcela {number} usa {held} de {capacity} LI: sobran {over} LI.</translation>
    </message>
    <message>
        <source>{why} The object is physical in this scene nonetheless.</source>
        <extracomment>limit.physical</extracomment>
        <translation>{why} En esta escena, el objeto es físico de todos modos.</translation>
    </message>
    <message numerus="yes">
        <source>Would it upload? Unknown: {count} of its meshes are missing or incomplete.</source>
        <extracomment>upload.unknown</extracomment>
        <translation>
            <numerusform>¿Se podría subir? No se sabe: una de sus mallas falta o está incompleta.</numerusform>
            <numerusform>¿Se podría subir? No se sabe: {count} de sus mallas faltan o están incompletas.</numerusform>
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
        <translation>En la pestaña «Nivel de detalle», elija «Cargar desde archivo» para «Medio», «Bajo» y «Mínimo», y seleccione estos archivos en este orden: {files}. Algunos visores encuentran estos archivos por su nombre, así que puede que ya estén seleccionados.</translation>
    </message>
    <message>
        <source>On the Physics tab, choose &quot;From file&quot; and select {file}. To keep the triangles unchanged, do not click &quot;Analyze&quot;.</source>
        <extracomment>kit.step_physics</extracomment>
        <translation>En la pestaña «Física», elija «De archivo» y seleccione {file}. Para que los triángulos lleguen sin cambios, no haga clic en «Analizar».</translation>
    </message>
    <message>
        <source>On the Physics tab, choose &quot;From file&quot;, select {file} and click &quot;Analyze&quot;. The uploader then makes new hulls; the weights below cover &quot;Resolution&quot; settings from Low to High, with all other settings unchanged.</source>
        <extracomment>kit.step_analyze</extracomment>
        <translation>En la pestaña «Física», elija «De archivo», seleccione {file} y haga clic en «Analizar». El cargador hace entonces envolventes nuevas; los pesos de abajo abarcan las opciones de «Calidad» (Resolution) de baja a alta, con los demás ajustes sin cambios.</translation>
    </message>
    <message>
        <source>Click &quot;Calculate weights &amp; fee&quot;, and compare the result with the weights below.</source>
        <extracomment>kit.step_weights</extracomment>
        <translation>Haga clic en «Calcular pesos y precio» y compare el resultado con los pesos de abajo.</translation>
    </message>
    <message>
        <source>In world, check &quot;Edit linked&quot;, select {part}, and set &quot;Physics Shape Type&quot; to &quot;{type}&quot; on the Features tab.</source>
        <extracomment>kit.act</extracomment>
        <translation>En el mundo, marque «Editar las partes enlazadas», seleccione {part} y ponga «Tipo de forma física» en «{type}» en la pestaña «Características».</translation>
    </message>
    <message numerus="yes">
        <source>Check &quot;Edit linked&quot;, and set &quot;Transparency&quot; to 100% on the Texture tab for each of these parts: {parts}.</source>
        <extracomment>kit.act_hide</extracomment>
        <translation>
            <numerusform>Marque «Editar las partes enlazadas», seleccione {parts} y ponga «Transparencia» en 100 % en la pestaña «Textura».</numerusform>
            <numerusform>Marque «Editar las partes enlazadas» y ponga «Transparencia» en 100 % en la pestaña «Textura» para cada una de estas partes: {parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown until you click &quot;Analyze&quot;</source>
        <extracomment>kit.uncertain</extracomment>
        <translation>desconocido hasta que haga clic en «Analizar»</translation>
    </message>
    <message>
        <source>Nothing to show: there are no rows.</source>
        <extracomment>report.empty</extracomment>
        <translation>No hay nada que mostrar: no hay filas.</translation>
    </message>
    <message>
        <source>&quot;inexor&quot; is Inexor&apos;s published method; the engine itself can find different cubes</source>
        <extracomment>pick.follows_document</extracomment>
        <translation>«inexor» es el método publicado de Inexor; el propio motor puede encontrar otros cubos</translation>
    </message>
    <message>
        <source>expected three numbers X Y Z, each from -{limit} to {limit}</source>
        <extracomment>pick.point_line</extracomment>
        <translation>se esperaban tres números X Y Z, cada uno de -{limit} a {limit}</translation>
    </message>
    <message>
        <source>&quot;engine&quot; follows Inexor&apos;s engine at commit a8767797, which differs from Inexor&apos;s published method</source>
        <extracomment>pick.follows_engine</extracomment>
        <translation>«engine» sigue el motor de Inexor en el commit a8767797, que difiere del método publicado de Inexor</translation>
    </message>
    <message>
        <source>cost in PE or LI</source>
        <extracomment>chart.cost</extracomment>
        <translation>coste en PE o LI</translation>
    </message>
    <message>
        <source>land impact change in LI</source>
        <extracomment>chart.winners</extracomment>
        <translation>cambio del impacto en el terreno en LI</translation>
    </message>
    <message>
        <source>land impact class (maximum in LI)</source>
        <extracomment>chart.land_impact_up_to</extracomment>
        <translation>clase de impacto en el terreno (máximo en LI)</translation>
    </message>
    <message numerus="yes">
        <source>  hull list: {hulls} with {points} vertices in all, volumes {smallest} to {largest}</source>
        <extracomment>inspect.hulls</extracomment>
        <translation>
            <numerusform>  lista de envolventes: {hulls} con {points} vértices en total, volúmenes de {smallest} a {largest}</numerusform>
            <numerusform>  lista de envolventes: {hulls} con {points} vértices en total, volúmenes de {smallest} a {largest}</numerusform>
        </translation>
    </message>
    <message>
        <source>How reliable the physics cost is: the lowest confidence of anything it depends on.</source>
        <extracomment>help.confidence</extracomment>
        <translation>Cuán fiable es el coste de física: la certeza más baja de todo aquello de lo que depende.</translation>
    </message>
    <message>
        <source>The cost of the part&apos;s physics shape in its current state, without the penalty for being physical. The &quot;Why?&quot; panel shows the formula.</source>
        <extracomment>help.part_physics_cost</extracomment>
        <translation>El coste de la forma física de la parte, tal como está ahora, sin el recargo de los objetos físicos. El panel «¿Por qué?» muestra la fórmula.</translation>
    </message>
    <message>
        <source>The physics cost if the linkset were physical, including the penalty for being physical.</source>
        <extracomment>help.physics_cost_physical</extracomment>
        <translation>El coste de física si el conjunto enlazado fuera físico, con el recargo por ser físico.</translation>
    </message>
    <message>
        <source>The download weight: how much viewers must download to show the linkset at different distances. It depends on the linkset&apos;s size and levels of detail.</source>
        <extracomment>help.streaming_cost</extracomment>
        <translation>El peso de descarga: lo que los visores deben descargar para mostrar el conjunto enlazado a distintas distancias. Depende del tamaño y de los niveles de detalle del conjunto.</translation>
    </message>
    <message>
        <source>The download weight: how much viewers must download to show the part at different distances. It depends on the part&apos;s size and levels of detail. The &quot;Why?&quot; panel shows the formula.</source>
        <extracomment>help.part_streaming_cost</extracomment>
        <translation>El peso de descarga: lo que los visores deben descargar para mostrar la parte a distintas distancias. Depende del tamaño y de los niveles de detalle de la parte. El panel «¿Por qué?» muestra la fórmula.</translation>
    </message>
    <message>
        <source>The simulator cost, as the Mesh Physics document defines it. Its factors were never published.</source>
        <extracomment>help.src</extracomment>
        <translation>El coste del simulador, según lo define el documento Mesh Physics. Sus factores nunca se publicaron.</translation>
    </message>
    <message>
        <source>The render and simulator cost, as the Mesh Physics document defines it: the greater of the simulator cost and the download weight.</source>
        <extracomment>help.rrc</extracomment>
        <translation>El coste de representación y simulador, según lo define el documento Mesh Physics: el mayor entre el coste del simulador y el peso de descarga.</translation>
    </message>
    <message>
        <source>What decided the land impact in the pinned baseline: the largest weight or, in the legacy accounting, the number of parts.</source>
        <extracomment>help.decided_before</extracomment>
        <translation>Lo que decidía el impacto en el terreno en la referencia fijada: el mayor de los pesos o, en el cómputo antiguo, el número de partes.</translation>
    </message>
    <message>
        <source>The estimate minus the value that the grid measured. In the accounting of the Mesh Physics document, the estimate is the simulator cost (SRC), which replaces the server weight.</source>
        <extracomment>help.server_difference</extracomment>
        <translation>La estimación menos el valor que midió el grid. En el cómputo del documento Mesh Physics, la estimación es el coste del simulador (SRC), que sustituye al peso de servidor.</translation>
    </message>
    <message>
        <source>Land impact {impact}; the object&apos;s region holds up to {capacity} LI.</source>
        <extracomment>explain.number</extracomment>
        <translation>Impacto en el terreno {impact}; la región del objeto admite hasta {capacity} LI.</translation>
    </message>
    <message>
        <source>The object&apos;s region holds up to {capacity} LI.</source>
        <extracomment>explain.limit</extracomment>
        <translation>La región del objeto admite hasta {capacity} LI.</translation>
    </message>
    <message>
        <source>Land impact {held} of {capacity} LI: {room} LI left.</source>
        <extracomment>explain.region_room</extracomment>
        <translation>Impacto en el terreno {held} de {capacity} LI: quedan {room} LI.</translation>
    </message>
    <message>
        <source>Land impact {held}; capacity {capacity} LI.</source>
        <extracomment>explain.region_full</extracomment>
        <translation>Impacto en el terreno {held}; capacidad {capacity} LI.</translation>
    </message>
    <message>
        <source>Objects: {objects}, parts: {parts}. Total weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>explain.region_contents</extracomment>
        <translation>Objetos: {objects}, partes: {parts}. Pesos totales en PE: física {physics}, descarga {streaming}, servidor {server}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more parts: physics {physics} PE, download {streaming} PE in all</source>
        <extracomment>explain.more_parts</extracomment>
        <translation>
            <numerusform>{count} parte más: física {physics} PE, descarga {streaming} PE</numerusform>
            <numerusform>{count} partes más: en total física {physics} PE, descarga {streaming} PE</numerusform>
        </translation>
    </message>
    <message>
        <source>A level of detail of its mesh could not be read, so its download weight is unknown.</source>
        <extracomment>explain.unknown_streaming</extracomment>
        <translation>No se pudo leer un nivel de detalle de su malla, así que se desconoce su peso de descarga.</translation>
    </message>
    <message>
        <source>Not searched: simpler levels of detail for a mesh of {triangles} triangles. That search takes about {seconds} s. To run it, click &quot;Search longer&quot; in the &quot;Why?&quot; panel, or use &quot;weighbridge explain --thorough&quot;.</source>
        <extracomment>explain.not_searched</extracomment>
        <translation>Sin buscar: niveles de detalle más simples para una malla de {triangles} triángulos. Esa búsqueda tarda unos {seconds} s. Para hacerla, haga clic en «Buscar más tiempo» en el panel «¿Por qué?» o use «weighbridge explain --thorough».</translation>
    </message>
    <message>
        <source>Part of the cost is unknown, so the effects of the steps cannot be compared; first provide a complete mesh and a usable size.</source>
        <extracomment>explain.advice_unknown</extracomment>
        <translation>Se desconoce una parte del coste, así que no se pueden comparar los efectos de los pasos; aporte primero una malla completa y un tamaño utilizable.</translation>
    </message>
    <message>
        <source>Constants that differ from their defaults</source>
        <extracomment>html.differs</extracomment>
        <translation>Constantes que difieren de su valor predeterminado</translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets become more expensive: {change} LI in all</source>
        <extracomment>html.more_expensive</extracomment>
        <translation>
            <numerusform>{count} conjunto enlazado se encarece: {change} LI en total</numerusform>
            <numerusform>{count} conjuntos enlazados se encarecen: {change} LI en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets become cheaper: {change} LI in all</source>
        <extracomment>html.cheaper</extracomment>
        <translation>
            <numerusform>{count} conjunto enlazado se abarata: {change} LI en total</numerusform>
            <numerusform>{count} conjuntos enlazados se abaratan: {change} LI en total</numerusform>
        </translation>
    </message>
    <message>
        <source>No effect under {profile}: the objects that this constant could affect are not physical.</source>
        <extracomment>effect.not_physical</extracomment>
        <translation>Sin efecto con {profile}: los objetos a los que podría afectar esta constante no son físicos.</translation>
    </message>
    <message>
        <source>the linkset &quot;{linkset}&quot; has too many different physics surfaces to move their vertices at random; the limit is {limit}</source>
        <extracomment>fragility.too_many</extracomment>
        <translation>el conjunto enlazado «{linkset}» tiene demasiadas superficies físicas distintas para mover sus vértices al azar; el límite es {limit}</translation>
    </message>
    <message>
        <source>the measured cost of &quot;{linkset}&quot; is ignored: its id (or its name, if it has no id) does not identify exactly one linkset</source>
        <extracomment>measured.unknown</extracomment>
        <translation>se omite el coste medido de «{linkset}»: su id (o su nombre, si no tiene id) no identifica exactamente un conjunto enlazado</translation>
    </message>
    <message>
        <source>Scale {parts} back to their previous sizes.</source>
        <extracomment>undo.scaled</extracomment>
        <translation>Devuelva {parts} a sus tamaños anteriores.</translation>
    </message>
    <message>
        <source>Turning &quot;Physical&quot; on</source>
        <extracomment>act.physical_on</extracomment>
        <translation>Activar «Físico»</translation>
    </message>
    <message>
        <source>Turn &quot;Physical&quot; off.</source>
        <extracomment>undo.physical_on</extracomment>
        <translation>Desactive «Físico».</translation>
    </message>
    <message>
        <source>Turning &quot;Physical&quot; off</source>
        <extracomment>act.physical_off</extracomment>
        <translation>Desactivar «Físico»</translation>
    </message>
    <message>
        <source>Turn &quot;Physical&quot; on again.</source>
        <extracomment>undo.physical_off</extracomment>
        <translation>Active de nuevo «Físico».</translation>
    </message>
    <message>
        <source>Stop the object&apos;s own movement.</source>
        <extracomment>undo.moving_on</extracomment>
        <translation>Detenga el movimiento propio del objeto.</translation>
    </message>
    <message>
        <source>The object is new: its land impact is {after} LI.</source>
        <extracomment>changed.new</extracomment>
        <translation>El objeto es nuevo: su impacto en el terreno es de {after} LI.</translation>
    </message>
    <message>
        <source>The object was deleted: its land impact was {before} LI.</source>
        <extracomment>changed.gone</extracomment>
        <translation>El objeto se eliminó: su impacto en el terreno era de {before} LI.</translation>
    </message>
    <message>
        <source>{act} switched the object to the new accounting: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.weighed</extracomment>
        <translation>{act} hizo pasar el objeto al cómputo nuevo: {before} → {after} LI. Sin este cambio: {before} LI.</translation>
    </message>
    <message>
        <source>{act} switched the object to the legacy accounting: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.counted</extracomment>
        <translation>{act} hizo pasar el objeto al cómputo antiguo: {before} → {after} LI. Sin este cambio: {before} LI.</translation>
    </message>
    <message>
        <source>{acts}. Together: {before} → {after} LI. Without these changes: {before} LI.</source>
        <extracomment>changed.acts</extracomment>
        <translation>{acts}. En conjunto: {before} → {after} LI. Sin estos cambios: {before} LI.</translation>
    </message>
    <message>
        <source>Another explanation: {act}. Without this change: {before} LI.</source>
        <extracomment>changed.act_or</extracomment>
        <translation>Otra explicación: {act}. Sin este cambio: {before} LI.</translation>
    </message>
    <message>
        <source>Another explanation: {acts}. Without these changes: {before} LI.</source>
        <extracomment>changed.acts_or</extracomment>
        <translation>Otra explicación: {acts}. Sin estos cambios: {before} LI.</translation>
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
            <numerusform>{first}. Además, un cambio más</numerusform>
            <numerusform>{first}. Además, otros {count} cambios</numerusform>
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
        <translation>Ponga el tipo de forma física en «Apariencia convexa» para {part} y {count} más exactamente iguales.</translation>
    </message>
    <message>
        <source>Set the physics shape type to Prim for {part} and {count} more just like it.</source>
        <extracomment>advice.prim_alike</extracomment>
        <translation>Ponga el tipo de forma física en «Prim» para {part} y {count} más exactamente iguales.</translation>
    </message>
    <message>
        <source>Set the physics shape type to None for {part} and {count} more just like it.</source>
        <extracomment>advice.none_alike</extracomment>
        <translation>Ponga el tipo de forma física en «Ninguno» para {part} y {count} más exactamente iguales.</translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more with the same mesh, remove {count} of the {points} hull vertices: those that are duplicates or lie inside their hull.</source>
        <extracomment>advice.inner_points_alike</extracomment>
        <translation>
            <numerusform>En {part} y {more} más con la misma malla, quite uno de los {points} vértices de las envolventes: está repetido o queda dentro de su envolvente.</numerusform>
            <numerusform>En {part} y {more} más con la misma malla, quite {count} de los {points} vértices de las envolventes: los que están repetidos o quedan dentro de su envolvente.</numerusform>
        </translation>
    </message>
    <message>
        <source>For {part} and {more} more with the same mesh, reduce each hull to at most {most} vertices. The mesh then has {after} hull vertices instead of {before}.</source>
        <extracomment>advice.fewer_points_alike</extracomment>
        <translation>En {part} y {more} más con la misma malla, reduzca cada envolvente a {most} vértices como máximo. La malla tiene entonces {after} vértices de envolvente en lugar de {before}.</translation>
    </message>
    <message>
        <source>Reduce the hull of {part} to {after} vertices (now {before}).</source>
        <extracomment>advice.fewer_points_base_hull</extracomment>
        <translation>Reduzca la envolvente de {part} a {after} vértices (ahora {before}).</translation>
    </message>
    <message>
        <source>For {part} and {more} more with the same mesh, reduce the hull to {after} vertices (now {before}).</source>
        <extracomment>advice.fewer_points_base_hull_alike</extracomment>
        <translation>En {part} y {more} más con la misma malla, reduzca la envolvente a {after} vértices (ahora {before}).</translation>
    </message>
    <message>
        <source>Resize {part}: from {from} m to {to} m along its {axis} axis, from {from2} m to {to2} m along its {axis2} axis.</source>
        <extracomment>advice.size_pair</extracomment>
        <translation>Cambie el tamaño de {part}: de {from} m a {to} m en su eje {axis}, de {from2} m a {to2} m en su eje {axis2}.</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it: from {from} m to {to} m along {axis}, from {from2} m to {to2} m along {axis2}.</source>
        <extracomment>advice.size_pair_alike</extracomment>
        <translation>Cambie el tamaño de {part} y {count} más exactamente iguales: de {from} m a {to} m en el eje {axis}, de {from2} m a {to2} m en el eje {axis2}.</translation>
    </message>
    <message>
        <source>Resize {part} from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m.</source>
        <extracomment>advice.size_even</extracomment>
        <translation>Redimensione {part} de {from} × {from2} × {from3} m a {to} × {to2} × {to3} m.</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m.</source>
        <extracomment>advice.size_even_alike</extracomment>
        <translation>Redimensione {part} y {count} más exactamente iguales de {from} × {from2} × {from3} m a {to} × {to2} × {to3} m.</translation>
    </message>
    <message>
        <source>For {part} and {count} more just like it, make every side at least {limit} m long.</source>
        <extracomment>advice.sides_alike</extracomment>
        <translation>Haga que todos los lados de {part} y de {count} más exactamente iguales midan al menos {limit} m.</translation>
    </message>
    <message>
        <source>Unlink the {count} parts with scripts ({parts}), and link these parts into one separate object.</source>
        <extracomment>advice.split_scripted</extracomment>
        <translation>Desenlace las {count} partes con scripts ({parts}) y enlácelas en un solo objeto aparte.</translation>
    </message>
    <message>
        <source>Link the object with these {count} nearby objects: {linksets}.</source>
        <extracomment>advice.merge_near</extracomment>
        <translation>Enlace el objeto con estos {count} objetos cercanos: {linksets}.</translation>
    </message>
    <message>
        <source>If you click &quot;Analyze&quot; in the uploader, it makes different hulls: the physics weight is then {least} to {most} PE.</source>
        <extracomment>caution.analyze</extracomment>
        <translation>Si hace clic en «Analizar» en el cargador, este hace otras envolventes: el peso de física es entonces de {least} a {most} PE.</translation>
    </message>
    <message>
        <source>If you click &quot;Analyze&quot; in the uploader, it makes different hulls: the physics weight is then {value} PE.</source>
        <extracomment>caution.analyze_one</extracomment>
        <translation>Si hace clic en «Analizar» en el cargador, este hace otras envolventes: el peso de física es entonces de {value} PE.</translation>
    </message>
    <message>
        <source>Its {axis} side, now {from} m, can shrink to {to} m; below that, the part is weighed with the physics shape {representation} ({because}).</source>
        <extracomment>cliff.shrinks</extracomment>
        <translation>Su lado {axis}, ahora de {from} m, puede reducirse hasta {to} m; por debajo, la parte se pesa con la forma física «{representation}» ({because}).</translation>
    </message>
    <message>
        <source>Its {axis} side, now {from} m, can grow to {to} m; beyond that, the part is weighed with the physics shape {representation} ({because}).</source>
        <extracomment>cliff.grows</extracomment>
        <translation>Su lado {axis}, ahora de {from} m, puede crecer hasta {to} m; a partir de ahí, la parte se pesa con la forma física «{representation}» ({because}).</translation>
    </message>
    <message>
        <source>Edit the object, select the parts with &quot;Edit linked&quot;, and change &quot;Physics Shape Type&quot; on the Features tab.</source>
        <extracomment>plan_act.shape_type.viewer</extracomment>
        <translation>Edite el objeto, seleccione las partes con «Editar las partes enlazadas» y cambie «Tipo de forma física» en la pestaña «Características».</translation>
    </message>
    <message>
        <source>Select the parts and change &quot;Shape type&quot; in Properties.</source>
        <extracomment>plan_act.shape_type.here</extracomment>
        <translation>Seleccione las partes y cambie «Tipo de forma» en Propiedades.</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Level of Detail tab, load a file for each level instead of generating the levels.</source>
        <extracomment>plan_act.levels.viewer</extracomment>
        <translation>En la pestaña «Nivel de detalle» del cargador, cargue un archivo para cada nivel en lugar de generar los niveles.</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, load NAME_PHYS, then click &quot;Analyze&quot;.</source>
        <extracomment>plan_act.hulls.viewer</extracomment>
        <translation>En la pestaña «Física» del cargador, cargue NAME_PHYS y haga clic después en «Analizar».</translation>
    </message>
    <message>
        <source>To make hulls, choose &quot;Shape &gt; Make physics shape…&quot; or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>plan_act.hulls.here</extracomment>
        <translation>Para hacer envolventes, elija «Colisión &gt; Hacer forma física…» o ejecute «weighbridge shapes».</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, load NAME_PHYS without clicking &quot;Analyze&quot;.</source>
        <extracomment>plan_act.panels.viewer</extracomment>
        <translation>En la pestaña «Física» del cargador, cargue NAME_PHYS sin hacer clic en «Analizar».</translation>
    </message>
    <message>
        <source>To make flat panels, choose &quot;Shape &gt; Make physics shape…&quot; or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>plan_act.panels.here</extracomment>
        <translation>Para hacer paneles planos, elija «Colisión &gt; Hacer forma física…» o ejecute «weighbridge shapes».</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, lower &quot;Retain %&quot; under Simplify.</source>
        <extracomment>plan_act.vertices.viewer</extracomment>
        <translation>En la pestaña «Física» del cargador, reduzca «Retención» (Retain %) en «Simplificar».</translation>
    </message>
    <message>
        <source>Apply the step in the &quot;Why?&quot; panel, then export the mesh.</source>
        <extracomment>plan_act.vertices.here</extracomment>
        <translation>Aplique el paso en el panel «¿Por qué?» y exporte después la malla.</translation>
    </message>
    <message>
        <source>Select the parts with &quot;Edit linked&quot; and press Ctrl+Shift+L. If you unlinked several parts, select them again and press Ctrl+L.</source>
        <extracomment>plan_act.unlink.viewer</extracomment>
        <translation>Seleccione las partes con «Editar las partes enlazadas» y pulse Ctrl+Shift+L. Si desenlazó varias partes, selecciónelas de nuevo y pulse Ctrl+L.</translation>
    </message>
    <message>
        <source>Select the parts and choose Compose &gt; Unlink. If you unlinked several parts, select them again and choose Compose &gt; Link.</source>
        <extracomment>plan_act.unlink.here</extracomment>
        <translation>Seleccione las partes y elija Componer &gt; Desenlazar. Si desenlazó varias partes, selecciónelas de nuevo y elija Componer &gt; Enlazar.</translation>
    </message>
    <message>
        <source>Clear &quot;Normal or specular maps&quot; in Properties.</source>
        <extracomment>plan_act.materials.here</extracomment>
        <translation>Desmarque «Materiales normales o especulares» en Propiedades.</translation>
    </message>
    <message>
        <source>Open Edit &gt; Features and clear &quot;Animated Mesh&quot;.</source>
        <extracomment>plan_act.animated.viewer</extracomment>
        <translation>Abra «Editar &gt; Características» y desmarque «Malla animada».</translation>
    </message>
    <message>
        <source>Clear &quot;Animated mesh&quot; in Properties.</source>
        <extracomment>plan_act.animated.here</extracomment>
        <translation>Desmarque «Malla animada» en Propiedades.</translation>
    </message>
    <message>
        <source>Open Edit &gt; Content and delete the scripts that are no longer needed.</source>
        <extracomment>plan_act.scripts.viewer</extracomment>
        <translation>Abra «Editar &gt; Contenido» y elimine los scripts que ya no hagan falta.</translation>
    </message>
    <message>
        <source>Open Edit &gt; Object and type the new size.</source>
        <extracomment>plan_act.resize.viewer</extracomment>
        <translation>Abra «Editar &gt; Objeto» y escriba el tamaño nuevo.</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, do not choose a file.</source>
        <extracomment>plan_act.no_physics_file.viewer</extracomment>
        <translation>En la pestaña «Física» del cargador, no elija ningún archivo.</translation>
    </message>
    <message>
        <source>The selection shows no physics shape with a known cost above 0 PE</source>
        <extracomment>legend.cost_hidden</extracomment>
        <translation>La selección no muestra ninguna forma física con un coste conocido superior a 0 PE</translation>
    </message>
    <message>
        <source>No visible physics shape has a known cost above 0 PE</source>
        <extracomment>legend.cost_hidden_all</extracomment>
        <translation>Ninguna forma física visible tiene un coste conocido superior a 0 PE</translation>
    </message>
    <message>
        <source>deciding weight: {value} PE or more</source>
        <extracomment>legend.land_impact_more</extracomment>
        <translation>peso que decide: {value} PE o más</translation>
    </message>
    <message>
        <source>new, or cost unknown</source>
        <extracomment>legend.not_before</extracomment>
        <translation>nuevo, o coste desconocido</translation>
    </message>
    <message>
        <source>outside the selection, or not a physics mesh</source>
        <extracomment>legend.width_none</extracomment>
        <translation>fuera de la selección, o no es una malla física</translation>
    </message>
    <message>
        <source>The selection shows no physics mesh</source>
        <extracomment>legend.width_hidden</extracomment>
        <translation>La selección no muestra ninguna malla física</translation>
    </message>
    <message>
        <source>No physics mesh is visible</source>
        <extracomment>legend.width_hidden_all</extracomment>
        <translation>No hay ninguna malla física visible</translation>
    </message>
    <message>
        <source>Cube hit but not searched further</source>
        <extracomment>legend.ray_candidate</extracomment>
        <translation>Cubo alcanzado, pero no examinado más a fondo</translation>
    </message>
    <message>
        <source>Only rows that match an expression, such as &quot;physics &gt; 10 and (accounting = legacy or not linkset contains old)&quot;. Refer to columns by key or title. Operators: = != &lt; &lt;= &gt; &gt;= contains; and, or, not. Region totals still include all rows</source>
        <extracomment>option.where</extracomment>
        <translation>Solo las filas que cumplen una expresión, como &quot;physics &gt; 10 and (accounting = legacy or not linkset contains old)&quot;. Nombre las columnas por clave o título. Operadores: = != &lt; &lt;= &gt; &gt;= contains; and, or, not. Los totales por región siguen incluyendo todas las filas</translation>
    </message>
    <message>
        <source>Weigh with the constants of the named scenario instead of the project&apos;s own</source>
        <extracomment>option.scenario</extracomment>
        <translation>Pesar con las constantes del escenario indicado en lugar de las propias del proyecto</translation>
    </message>
    <message>
        <source>{key} is not baked into the tables; change it with &quot;weighbridge sql&quot; instead, or set one of {keys}</source>
        <extracomment>option.not_baked</extracomment>
        <translation>{key} no está fijado en las tablas; cámbielo con «weighbridge sql», o ajuste una de {keys}</translation>
    </message>
    <message>
        <source>Memory limit for opening a file, in bytes or with a unit (512M, 2G); minimum: {smallest}; default: half the free memory, but at most 2G</source>
        <extracomment>option.memory</extracomment>
        <translation>Límite de memoria para abrir un archivo, en bytes o con una unidad (512M, 2G); mínimo: {smallest}; si no se indica, la mitad de la memoria libre, pero como máximo 2G</translation>
    </message>
    <message>
        <source>this build has no window, so it cannot write PDFs; use --format html and print the page from a browser</source>
        <extracomment>page.no_pdf</extracomment>
        <translation>este programa se compiló sin ventana, así que no puede escribir PDF; use --format html e imprima la página desde un navegador</translation>
    </message>
    <message>
        <source>parcels are listed by --by region --against PROFILE, and on pages (--format html)</source>
        <extracomment>report.by_parcel</extracomment>
        <translation>las parcelas figuran con --by region --against PERFIL y en las páginas (--format html)</translation>
    </message>
    <message>
        <source>This page lists only rows where {filter}. Totals include everything.</source>
        <extracomment>report.only_rows</extracomment>
        <translation>Esta página muestra solo las filas con {filter}. Los totales lo incluyen todo.</translation>
    </message>
    <message>
        <source>no rows match</source>
        <extracomment>report.no_match</extracomment>
        <translation>ninguna fila coincide</translation>
    </message>
    <message>
        <source>Example: all parts of a project, with a lower penalty per area, for a spreadsheet
  weighbridge report market.weighbridge --by part --set penalty_per_area=0.02 -o parts.csv</source>
        <extracomment>report.example</extracomment>
        <translation>Ejemplo: todas las partes de un proyecto, con un recargo por área más bajo, para una hoja de cálculo
  weighbridge report market.weighbridge --by part --set penalty_per_area=0.02 -o parts.csv</translation>
    </message>
    <message>
        <source>Example: what is below a point, according to the exact method and the published method
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot;
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot; --algorithm inexor
Example: rays from a file, with the hits as CSV
  weighbridge pick rocks.scene --rays rays.txt --format csv -o hits.csv</source>
        <extracomment>pick.example</extracomment>
        <translation>Ejemplo: qué hay debajo de un punto, según el método exacto y el publicado
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot;
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot; --algorithm inexor
Ejemplo: rayos de un archivo, con lo que alcanzan como CSV
  weighbridge pick rocks.scene --rays rays.txt --format csv -o hits.csv</translation>
    </message>
    <message>
        <source>Find the first ray that the method chosen with --algorithm (default here: inexor) gets wrong. Print the smallest scene and ray that still show the error, and a GoogleTest test for the error</source>
        <extracomment>pick.minimise</extracomment>
        <translation>Buscar el primer rayo en el que falla el método elegido con --algorithm (aquí, si no se indica, inexor). Mostrar la escena y el rayo más pequeños que aún muestran el error, y una prueba de GoogleTest para él</translation>
    </message>
    <message>
        <source>How to treat NORMAL cubes: {words}; default: {standard}. With &quot;mesh&quot;: as their 12 triangles. With &quot;ignore&quot;: as full boxes</source>
        <extracomment>pick.indentation</extracomment>
        <translation>Cómo tratar los cubos NORMAL: {words}; si no se indica, {standard}. Con «mesh»: como sus 12 triángulos. Con «ignore»: como cajas llenas</translation>
    </message>
    <message>
        <source>The output file, written completely or not at all. Types: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply; and .scene or .nxoc, which store parts as octrees. To write only one lower level of detail or the physics shape for the uploader, use NAME_LOD2, _LOD1, _LOD0 or _PHYS with .dae or .glb</source>
        <extracomment>convert.out</extracomment>
        <translation>El archivo que se escribe, entero o nada. Tipos: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply; y .scene o .nxoc, que guardan las partes como octrees. Para escribir solo un nivel de detalle inferior o la forma física para el cargador, use NAME_LOD2, _LOD1, _LOD0 o _PHYS con .dae o .glb</translation>
    </message>
    <message>
        <source>What octrees become in other formats: {words}; default: {standard}. With &quot;boxes&quot;: a part with the octree&apos;s surface, and one hull per box for physics. With &quot;surface&quot;: the same part, with that surface for physics</source>
        <extracomment>convert.octree</extracomment>
        <translation>En qué se convierten los octrees en otros formatos: {words}; si no se indica, {standard}. Con «boxes»: una parte con la superficie del octree y, para la física, una envolvente por caja. Con «surface»: la misma parte, con esa superficie para la física</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to octrees written as .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl or .ply</source>
        <extracomment>convert.only_of_octrees</extracomment>
        <translation>{option} no tiene efecto; solo se aplica a octrees que se escriben como .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl o .ply</translation>
    </message>
    <message>
        <source>Which cubes to fill when a mesh becomes an octree: {words}; default: {standard}. With &quot;surface&quot;: those that a triangle touches. With &quot;solid&quot;: also those that the surface encloses</source>
        <extracomment>option.fill</extracomment>
        <translation>Qué cubos llenar cuando una malla se convierte en un octree: {words}; si no se indica, {standard}. Con «surface»: los que toca un triángulo. Con «solid»: también los que encierra la superficie</translation>
    </message>
    <message>
        <source>Compare octrees of up to this many levels; default: {standard}</source>
        <extracomment>voxels.levels</extracomment>
        <translation>Comparar octrees de hasta este número de niveles; si no se indica, {standard}</translation>
    </message>
    <message>
        <source>Write all the data from which costs are calculated, including one row for each part, for a database or any other program that reads CSV. Whole grids are read file by file.</source>
        <extracomment>statistics.about</extracomment>
        <translation>Escribir todos los datos con los que se calculan los costes, con una fila por cada parte, para una base de datos o cualquier otro programa que lea CSV. Los grids enteros se leen archivo por archivo.</translation>
    </message>
    <message>
        <source>Read one share (K of N) of the files that the manifest lists. All shares contain about the same number of bytes. To combine the shares, load all their CSV files into one database</source>
        <extracomment>statistics.shard</extracomment>
        <translation>Leer una porción (K de N) de los archivos que enumera el manifiesto. Todas las porciones contienen más o menos los mismos bytes. Para unirlas, cargue todos sus archivos CSV en una sola base de datos</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has an unsupported file type; supported types with --shard: .csv, .csv.gz</source>
        <extracomment>statistics.shard_csv</extracomment>
        <translation>«{file}» tiene un tipo de archivo no admitido; tipos admitidos con --shard: .csv, .csv.gz</translation>
    </message>
    <message>
        <source>Show the differences between two profiles.</source>
        <extracomment>profile.diff_about</extracomment>
        <translation>Mostrar las diferencias entre dos perfiles.</translation>
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
        <translation>Ejemplo: la forma más barata a menos de 4 cm de una silla, escrita como recurso de malla
  weighbridge shapes chair.obj --within 4cm -o chair.llmesh
Ejemplo: la forma más fiel que cuesta como máximo 3 PE
  weighbridge shapes duck.dae --budget 3
Ejemplo: prims enlazados en lugar de física en la malla, con un script que los coloca en el mundo
  weighbridge shapes chair.obj --method prims -o chair-kit.dae
Ejemplo: niveles de detalle que se desvían como máximo 2 píxeles
  weighbridge shapes duck.dae --lods --pixels 2 -o duck.llmesh</translation>
    </message>
    <message>
        <source>Use only these methods, separated by commas: {words}. {meanings}. best: all methods that can give the best shape; this is the default. Shapes that the uploader changes are left out unless they are sure to be cheaper. Of the others, the one with the lowest land impact is chosen; if several tie, the one closest to the visual mesh</source>
        <extracomment>shapes.method</extracomment>
        <translation>Usar solo estos métodos, separados por comas: {words}. {meanings}. best: todos los que pueden dar la mejor forma; es lo que vale si no se indica. Las formas que el cargador cambia se descartan, salvo si es seguro que son más baratas. Entre las demás se elige la de menor impacto en el terreno; si empatan varias, la más fiel a la malla visible</translation>
    </message>
    <message>
        <source>A file of hulls that another tool made for the same model, one hull per mesh. The methods &quot;existing&quot; and &quot;drop&quot; use these hulls instead of the part&apos;s own</source>
        <extracomment>shapes.hulls</extracomment>
        <translation>Un archivo de envolventes que otra herramienta hizo del mismo modelo, una envolvente por malla. Los métodos «existing» y «drop» usan estas envolventes en lugar de las propias de la parte</translation>
    </message>
    <message>
        <source>Keep passages open and floors walkable for avatars, in parts of any size; by default, only in parts longer than {limit} m</source>
        <extracomment>shapes.keep_passage</extracomment>
        <translation>Mantener los pasos abiertos y los suelos transitables para los avatares, en partes de cualquier tamaño; sin esta opción, solo en partes de más de {limit} m de largo</translation>
    </message>
    <message>
        <source>Maximum number of hulls; default: {limit}, the limit for an asset</source>
        <extracomment>shapes.max_hulls</extracomment>
        <translation>Número máximo de envolventes; si no se indica, {limit}, el límite de un recurso</translation>
    </message>
    <message>
        <source>Maximum number of vertices in a hull; default: {limit}, the grid&apos;s limit</source>
        <extracomment>shapes.max_vertices</extracomment>
        <translation>Número máximo de vértices por envolvente; si no se indica, {limit}, el límite del grid</translation>
    </message>
    <message>
        <source>{name} is named like a file for the uploader, but the uploader accepts only .dae and .glb; use {model}</source>
        <extracomment>export.level_kind</extracomment>
        <translation>{name} tiene un nombre de archivo para el cargador, pero el cargador solo admite .dae y .glb; use {model}</translation>
    </message>
    <message>
        <source>Example: the costs of a project, from blue (cheap) through red to violet (expensive)
  weighbridge render market.weighbridge --view cost -o market.png</source>
        <extracomment>render.example</extracomment>
        <translation>Ejemplo: los costes de un proyecto, de azul (barato) a violeta (caro), pasando por el rojo
  weighbridge render market.weighbridge --view cost -o market.png</translation>
    </message>
    <message>
        <source>What to show: {words}; default: {standard}, or octree if the scene has only octrees. With physics: the physics shape of each part. With cost: objects colored by land impact or, if the scene has only one object, its physics shapes colored by triangle and hull cost. With map: the land from above, each square colored by its land impact per square meter. With octree: the octrees, plus the first ray of a .scene file and what it hits. With picking-error: the octrees in gray, and the picking errors of the method chosen with --algorithm, colored by cause</source>
        <extracomment>render.view</extracomment>
        <translation>Qué mostrar: {words}; si no se indica, {standard}, u octree si la escena solo tiene octrees. Con physics: la forma física de cada parte. Con cost: los objetos coloreados según su impacto en el terreno o, si la escena solo tiene un objeto, sus formas físicas coloreadas según el coste de triángulos y envolventes. Con map: el terreno desde arriba, cada cuadrado coloreado según su impacto en el terreno por metro cuadrado. Con octree: los octrees, y el primer rayo de un archivo .scene con lo que alcanza. Con picking-error: los octrees en gris, y los errores de selección del método elegido con --algorithm, coloreados según su causa</translation>
    </message>
    <message>
        <source>What the colors show: {words}; default: depends on --view. If the chosen colors do not apply to the view, the physics shapes are drawn instead</source>
        <extracomment>render.colour</extracomment>
        <translation>Qué muestran los colores: {words}; si no se indica, depende de --view. Si los colores elegidos no valen para la vista, se dibujan en su lugar las formas físicas</translation>
    </message>
    <message>
        <source>It is a plain box, or close enough for the grid to treat it as one. A box is among the cheapest shapes.</source>
        <extracomment>reason.box</extracomment>
        <translation>Es una caja simple, o algo tan parecido que el grid lo toma por una. Una caja está entre las formas más baratas.</translation>
    </message>
    <message>
        <source>Its three sides are equal, and it is a full sphere or close enough for the grid to treat it as one. A sphere is among the cheapest shapes.</source>
        <extracomment>reason.sphere</extracomment>
        <translation>Sus tres lados son iguales, y es una esfera entera o algo tan parecido que el grid lo toma por una. Una esfera está entre las formas más baratas.</translation>
    </message>
    <message>
        <source>Its base is round, and it is a straight cylinder or close enough for the grid to treat it as one. A cylinder is among the cheapest shapes.</source>
        <extracomment>reason.cylinder</extracomment>
        <translation>Su base es redonda, y es un cilindro recto o algo tan parecido que el grid lo toma por uno. Un cilindro está entre las formas más baratas.</translation>
    </message>
    <message>
        <source>Its shape is in its texture, not in the file. Its real physics cost is therefore unknown; Weighbridge assumes a small hull.</source>
        <extracomment>reason.sculpt</extracomment>
        <translation>Su forma está en su textura y no en el archivo. Por eso se desconoce su coste de física real; Weighbridge supone una envolvente pequeña.</translation>
    </message>
    <message>
        <source>overall factor of the simulator cost (SRC); no value was ever published</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>factor global del coste del simulador (SRC); nunca se publicó un valor</translation>
    </message>
    <message>
        <source>k in k*N/W, the cost of N triangles of average width W; if k is 0.05, a triangle 0.5 m wide costs 0.1 PE</source>
        <extracomment>constant.triangle_constant</extracomment>
        <translation>k en k*N/W, el coste de N triángulos de anchura media W; si k es 0,05, un triángulo de 0,5 m de ancho cuesta 0,1 PE</translation>
    </message>
    <message>
        <source>Mesh Physics document (Mesh/Mesh physics on the Second Life wiki), section &quot;Physics Resource Cost&quot;</source>
        <extracomment>constant.triangle_constant</extracomment>
        <translation>documento Mesh Physics (Mesh/Mesh physics en el wiki de Second Life), sección «Physics Resource Cost»</translation>
    </message>
    <message>
        <source>cost of a box, sphere or cylinder: the term 0.1 I in the published physics formula</source>
        <extracomment>constant.primitive_cost</extracomment>
        <translation>coste de una caja, una esfera o un cilindro: el término 0,1 I de la fórmula de física publicada</translation>
    </message>
    <message>
        <source>cost per convex hull, from the terms 0.2 H + 0.04 (V - 4H) in the published physics formula</source>
        <extracomment>constant.hull_cost</extracomment>
        <translation>coste por envolvente convexa, de los términos 0,2 H + 0,04 (V - 4H) de la fórmula de física publicada</translation>
    </message>
    <message>
        <source>cost per hull vertex, from the terms 0.2 H + 0.04 (V - 4H) in the published physics formula</source>
        <extracomment>constant.hull_vertex_cost</extracomment>
        <translation>coste por vértice de envolvente, de los términos 0,2 H + 0,04 (V - 4H) de la fórmula de física publicada</translation>
    </message>
    <message>
        <source>the 100 in the old triangle rule, 0.1 T T / (100 B), for a bounding box of B cubic meters</source>
        <extracomment>constant.density_volume</extracomment>
        <translation>el 100 de la antigua regla de triángulos, 0,1 T T / (100 B), para una caja delimitadora de B metros cúbicos</translation>
    </message>
    <message>
        <source>under the new accounting, a linkset or part with a physics weight above this at rest cannot be set physical</source>
        <extracomment>constant.physical_limit</extracomment>
        <translation>en el cómputo nuevo, un conjunto enlazado o una parte cuyo peso de física en reposo supera este valor no se puede hacer físico</translation>
    </message>
    <message>
        <source>Mesh Physics document (Mesh/Mesh physics on the Second Life wiki), section &quot;Physics Representation for Rezzed Prims&quot;, note 4</source>
        <extracomment>constant.physical_limit</extracomment>
        <translation>documento Mesh Physics (Mesh/Mesh physics en el wiki de Second Life), sección «Physics Representation for Rezzed Prims», nota 4</translation>
    </message>
    <message>
        <source>minimum size of an LOD block after the metadata discount is subtracted</source>
        <extracomment>constant.minimum_bytes</extracomment>
        <translation>tamaño mínimo de un bloque de LOD tras restar el descuento de metadatos</translation>
    </message>
    <message>
        <source>estimated data size of a triangle in an LOD block</source>
        <extracomment>constant.bytes_per_triangle</extracomment>
        <translation>tamaño estimado de los datos de un triángulo en un bloque de LOD</translation>
    </message>
    <message>
        <source>area of the disk from which an object can be seen</source>
        <extracomment>constant.max_area</extracomment>
        <translation>área del disco desde el que se puede ver un objeto</translation>
    </message>
    <message>
        <source>factor for the download weight of static mesh since 2024; 1 in profiles with older rules</source>
        <extracomment>constant.static_mesh_factor</extracomment>
        <translation>factor del peso de descarga de la malla estática desde 2024; 1 en los perfiles de reglas anteriores</translation>
    </message>
    <message>
        <source>Mesh/Download Weight on the Second Life wiki; Second Life server release notes, version 12.07.31.262785</source>
        <extracomment>constant.prim_streaming_cap</extracomment>
        <translation>Mesh/Download Weight en el wiki de Second Life; notas de la versión 12.07.31.262785 del servidor de Second Life</translation>
    </message>
    <message>
        <source>estimated data size of a triangle in a prim</source>
        <extracomment>constant.prim_bytes_per_triangle</extracomment>
        <translation>tamaño estimado de los datos de un triángulo de un prim</translation>
    </message>
    <message>
        <source>extra cost of the root of an animated object</source>
        <extracomment>constant.animated_root</extracomment>
        <translation>coste adicional de la raíz de un objeto animado</translation>
    </message>
    <message>
        <source>factor for the square of half a part&apos;s diagonal, |scale|^2 / 4</source>
        <extracomment>constant.opensim_size</extracomment>
        <translation>factor del cuadrado de la mitad de la diagonal de una parte, |scale|^2 / 4</translation>
    </message>
    <message>
        <source>the physics cost of a physical part is multiplied by 1 + this value * |scale|^2</source>
        <extracomment>constant.opensim_penalty</extracomment>
        <translation>el coste de física de una parte física se multiplica por 1 + este valor * |scale|^2</translation>
    </message>
    <message>
        <source>simulation cost of a part; twice that if the part is physical</source>
        <extracomment>constant.opensim_simulation</extracomment>
        <translation>coste de simulación de una parte; el doble si la parte es física</translation>
    </message>
    <message>
        <source>penalty factor for being physical</source>
        <extracomment>term.penalty</extracomment>
        <translation>factor de recargo por ser físico</translation>
    </message>
    <message>
        <source>average width of its triangles, kept between a lower and an upper limit</source>
        <extracomment>term.average_width</extracomment>
        <translation>anchura media de sus triángulos, mantenida entre un límite inferior y uno superior</translation>
    </message>
    <message>
        <source>Mesh Physics document; its &quot;average&quot; is read as the harmonic mean, which matches the document&apos;s own numbers</source>
        <extracomment>term.average_width</extracomment>
        <translation>documento Mesh Physics; su «average» se interpreta como la media armónica, que concuerda con los números del propio documento</translation>
    </message>
    <message>
        <source>triangles of the {of} level, estimated from its size in bytes</source>
        <extracomment>term.lod_triangles</extracomment>
        <translation>triángulos del nivel «{of}», estimados según su tamaño en bytes</translation>
    </message>
    <message>
        <source>area of the disk from which the level of detail is at least {of}</source>
        <extracomment>term.lod_disc</extracomment>
        <translation>área del disco desde el que el nivel de detalle es como mínimo «{of}»</translation>
    </message>
    <message>
        <source>charged triangles of the animated mesh</source>
        <extracomment>term.charged_triangles</extracomment>
        <translation>triángulos cobrados de la malla animada</translation>
    </message>
    <message>
        <source>charged triangles of the {of} level of detail</source>
        <extracomment>term.lod_charged</extracomment>
        <translation>triángulos cobrados del nivel de detalle «{of}»</translation>
    </message>
    <message>
        <source>server weight (simulation)</source>
        <extracomment>term.opensim_server</extracomment>
        <translation>peso de servidor (simulación)</translation>
    </message>
    <message>
        <source>version</source>
        <extracomment>asset.place_version</extracomment>
        <translation>versión</translation>
    </message>
    <message>
        <source>high level of detail</source>
        <extracomment>asset.place_high</extracomment>
        <translation>nivel de detalle alto</translation>
    </message>
    <message>
        <source>medium level of detail</source>
        <extracomment>asset.place_medium</extracomment>
        <translation>nivel de detalle medio</translation>
    </message>
    <message>
        <source>low level of detail</source>
        <extracomment>asset.place_low</extracomment>
        <translation>nivel de detalle bajo</translation>
    </message>
    <message>
        <source>lowest level of detail</source>
        <extracomment>asset.place_lowest</extracomment>
        <translation>nivel de detalle mínimo</translation>
    </message>
    <message>
        <source>physics hulls</source>
        <extracomment>asset.place_hulls</extracomment>
        <translation>envolventes físicas</translation>
    </message>
    <message>
        <source>give the model some thickness, then upload again</source>
        <extracomment>remedy.thicker_model</extracomment>
        <translation>dé algo de grosor al modelo y vuelva a subirlo</translation>
    </message>
    <message numerus="yes">
        <source>{count} meshes of the scene are missing or could not be read, so there is nothing to write</source>
        <extracomment>export.missing_meshes</extracomment>
        <translation>
            <numerusform>{count} malla de la escena falta o no se pudo leer, así que no hay nada que escribir</numerusform>
            <numerusform>{count} mallas de la escena faltan o no se pudieron leer, así que no hay nada que escribir</numerusform>
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
        <translation>región {number}</translation>
    </message>
    <message>
        <source>parcel {number}</source>
        <extracomment>weighing.unnamed_parcel</extracomment>
        <translation>parcela {number}</translation>
    </message>
    <message>
        <source>No region</source>
        <extracomment>weighing.no_region</extracomment>
        <translation>Sin región</translation>
    </message>
    <message>
        <source>The parcel {name} of {region} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.parcel_of</extracomment>
        <translation>La parcela {name} ({region}) usa {held} de {capacity} LI: sobran {over} LI.</translation>
    </message>
    <message>
        <source>Parcel {number} of {region} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_parcel_of</extracomment>
        <translation>La parcela {number} ({region}) usa {held} de {capacity} LI: sobran {over} LI.</translation>
    </message>
    <message>
        <source>    Remedy: {remedy}</source>
        <extracomment>inspect.remedy</extracomment>
        <translation>    Solución: {remedy}</translation>
    </message>
    <message numerus="yes">
        <source>the {count} other names of this file (hard links) still have the old content</source>
        <extracomment>file.other_names</extracomment>
        <translation>
            <numerusform>el otro nombre de este archivo (enlace duro) conserva el contenido antiguo</numerusform>
            <numerusform>los otros {count} nombres de este archivo (enlaces duros) conservan el contenido antiguo</numerusform>
        </translation>
    </message>
    <message>
        <source>The download weight decides: {weight} PE. Physics below that is free.</source>
        <extracomment>why.free_below_download</extracomment>
        <translation>Decide el peso de descarga: {weight} PE. Por debajo, la física es gratis.</translation>
    </message>
    <message>
        <source>The server weight decides: {weight} PE. Physics below that is free.</source>
        <extracomment>why.free_below_server</extracomment>
        <translation>Decide el peso de servidor: {weight} PE. Por debajo, la física es gratis.</translation>
    </message>
    <message>
        <source>The number of parts decides. Physics is free.</source>
        <extracomment>why.free_as_parts_count</extracomment>
        <translation>Decide el número de partes. La física es gratis.</translation>
    </message>
    <message>
        <source>the files cost {arrived} LI when read back, but the same parts at rest without scripts cost {promised} LI here. Compare the weights in the uploader before you upload</source>
        <extracomment>kit.other_impact</extracomment>
        <translation>los archivos, al leerlos de nuevo, cuestan {arrived} LI, pero aquí las mismas partes, en reposo y sin scripts, cuestan {promised} LI. Compare los pesos en el cargador antes de subir</translation>
    </message>
    <message>
        <source>Generate lower levels of detail instead of physics shapes. Each level is the smallest that looks accurate enough at the distance where the viewer switches to it, and therefore the cheapest to download. With an option for physics shapes, such as --within, generate both: the levels first, then shapes for the object with these levels</source>
        <extracomment>shapes.lods</extracomment>
        <translation>Generar niveles de detalle inferiores en lugar de formas físicas. Cada nivel es el más pequeño que se ve lo bastante fiel a la distancia en que el visor pasa a él y, por tanto, el más barato de descargar. Con una opción para formas físicas, como --within, generar ambas cosas: primero los niveles y después formas para el objeto con estos niveles</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Download weight: {download} PE, previously {download_before} PE</source>
        <extracomment>shapes.levels_used</extracomment>
        <translation>usa los niveles de detalle generados. Peso de descarga: {download} PE, antes {download_before} PE</translation>
    </message>
    <message>
        <source>Another program has changed the file since.</source>
        <extracomment>kept.file_changed</extracomment>
        <translation>Otro programa ha cambiado el archivo desde entonces.</translation>
    </message>
    <message numerus="yes">
        <source>{count} objects changed.</source>
        <extracomment>kept.objects_changed</extracomment>
        <translation>
            <numerusform>{count} objeto cambiado.</numerusform>
            <numerusform>{count} objetos cambiados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects added.</source>
        <extracomment>kept.objects_added</extracomment>
        <translation>
            <numerusform>{count} objeto añadido.</numerusform>
            <numerusform>{count} objetos añadidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects deleted.</source>
        <extracomment>kept.objects_deleted</extracomment>
        <translation>
            <numerusform>{count} objeto eliminado.</numerusform>
            <numerusform>{count} objetos eliminados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} constants changed.</source>
        <extracomment>kept.constants</extracomment>
        <translation>
            <numerusform>{count} constante cambiada.</numerusform>
            <numerusform>{count} constantes cambiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing differs from the file.</source>
        <extracomment>kept.same</extracomment>
        <translation>No hay diferencias con el archivo.</translation>
    </message>
    <message>
        <source>Land impact: {before} → {after} LI.</source>
        <extracomment>kept.land_impact</extracomment>
        <translation>Impacto en el terreno: {before} → {after} LI.</translation>
    </message>
    <message>
        <source>Physics weight: {before} → {after} PE.</source>
        <extracomment>kept.physics</extracomment>
        <translation>Peso de física: {before} → {after} PE.</translation>
    </message>
    <message>
        <source>Download weight: {before} → {after} PE.</source>
        <extracomment>kept.download</extracomment>
        <translation>Peso de descarga: {before} → {after} PE.</translation>
    </message>
    <message>
        <source>Server weight: {before} → {after} PE.</source>
        <extracomment>kept.server</extracomment>
        <translation>Peso de servidor: {before} → {after} PE.</translation>
    </message>
    <message>
        <source>Some costs are unknown and not included.</source>
        <extracomment>kept.unknown</extracomment>
        <translation>Algunos costes se desconocen y no están incluidos.</translation>
    </message>
    <message numerus="yes">
        <source>{count} objects.</source>
        <extracomment>kept.objects</extracomment>
        <translation>
            <numerusform>{count} objeto.</numerusform>
            <numerusform>{count} objetos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Land impact: {after} LI.</source>
        <extracomment>kept.land_impact_now</extracomment>
        <translation>Impacto en el terreno: {after} LI.</translation>
    </message>
    <message>
        <source>The unsaved changes cannot be read ({reason}).</source>
        <extracomment>kept.unreadable</extracomment>
        <translation>Los cambios sin guardar no se pueden leer ({reason}).</translation>
    </message>
    <message>
        <source>The changes cannot be compared with the file ({reason}).</source>
        <extracomment>kept.no_file</extracomment>
        <translation>Los cambios no se pueden comparar con el archivo ({reason}).</translation>
    </message>
    <message>
        <source>was not read, because you have not agreed to it. If you trust the project, use --allow-outside on the command line, or open it again in the window and click &quot;Read them&quot;.</source>
        <extracomment>project.asked</extracomment>
        <translation>no se leyó, porque usted no lo ha autorizado. Si confía en el proyecto, use --allow-outside en la línea de comandos, o vuelva a abrirlo en la ventana y haga clic en «Leerlos».</translation>
    </message>
    <message>
        <source>has no hull near its surface</source>
        <extracomment>shape.hulls_elsewhere</extracomment>
        <translation>no tiene ninguna envolvente cerca de su superficie</translation>
    </message>
    <message>
        <source>one box</source>
        <extracomment>method.box</extracomment>
        <translation>una caja</translation>
    </message>
    <message>
        <source>One box around everything</source>
        <extracomment>method.box_help</extracomment>
        <translation>Una caja alrededor de todo</translation>
    </message>
    <message>
        <source>Analyze on the model</source>
        <extracomment>method.analyze</extracomment>
        <translation>«Analizar» sobre el modelo</translation>
    </message>
    <message>
        <source>What the uploader&apos;s Analyze makes of the model itself</source>
        <extracomment>method.analyze_help</extracomment>
        <translation>Lo que «Analizar» del cargador hace con el modelo mismo</translation>
    </message>
    <message>
        <source>the model itself</source>
        <extracomment>method.untouched</extracomment>
        <translation>el modelo mismo</translation>
    </message>
    <message>
        <source>The model&apos;s mesh, unchanged</source>
        <extracomment>method.untouched_help</extracomment>
        <translation>La malla del modelo, sin cambios</translation>
    </message>
    <message>
        <source>contact deviation m</source>
        <extracomment>column.contact_m</extracomment>
        <translation>desviación de contacto m</translation>
    </message>
    <message>
        <source>elsewhere deviation m</source>
        <extracomment>column.elsewhere_m</extracomment>
        <translation>desviación en lo demás m</translation>
    </message>
    <message>
        <source>Octrees, rays, regions, scenarios, the baseline, generated shapes or measured costs changed.</source>
        <extracomment>kept.others</extracomment>
        <translation>Han cambiado octrees, rayos, regiones, escenarios, la referencia, formas generadas o costes medidos.</translation>
    </message>
    <message>
        <source>was not replaced, because no earlier run of this report wrote it; rename it, or choose another name with -o</source>
        <extracomment>output.other_file</extracomment>
        <translation>no se sustituyó, porque no lo escribió ninguna ejecución anterior de este informe; cámbiele el nombre o elija otro nombre con -o</translation>
    </message>
    <message>
        <source>Instead of --within: maximum deviation where avatars walk, stand, sit or pass, such as 5cm. Elsewhere, --elsewhere applies. Default: 5cm, or 5% for parts with a diagonal below 1m</source>
        <extracomment>shapes.contact</extracomment>
        <translation>En lugar de --within: desviación máxima donde los avatares caminan, están de pie, se sientan o pasan, como en 5cm. En lo demás vale --elsewhere. Si no se indica, 5cm, o 5% en partes con una diagonal de menos de 1m</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Download weight: {download} PE, previously unknown</source>
        <extracomment>shapes.levels_used_were_unknown</extracomment>
        <translation>usa los niveles de detalle generados. Peso de descarga: {download} PE, antes desconocido</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Their download weight is unknown</source>
        <extracomment>shapes.levels_used_unknown</extracomment>
        <translation>usa los niveles de detalle generados. Se desconoce su peso de descarga</translation>
    </message>
    <message>
        <source>no generated shape meets the goal, so the part keeps its existing shape. Increase --contact or --elsewhere</source>
        <extracomment>shapes.none_by_zone</extracomment>
        <translation>ninguna forma generada cumple el objetivo, así que la parte conserva su forma existente. Aumente --contact o --elsewhere</translation>
    </message>
    <message>
        <source>Analyze on the model needs no hulls in this file; write -o NAME_PHYS.dae, which then holds the model itself for Analyze</source>
        <extracomment>shapes.analyze_where</extracomment>
        <translation>«Analizar» sobre el modelo no necesita envolventes en este archivo; escriba -o NAME_PHYS.dae, que contiene entonces el modelo mismo para «Analizar»</translation>
    </message>
    <message>
        <source>untouched</source>
        <extracomment>word</extracomment>
        <translation>intacto</translation>
    </message>
    <message>
        <source>Instead of --within: maximum deviation where avatars do not walk, stand, sit or pass, such as 30cm. Default: 30cm, or 5% for parts with a diagonal below 1m, but at least --contact</source>
        <extracomment>shapes.elsewhere</extracomment>
        <translation>En lugar de --within: desviación máxima donde los avatares no caminan, no están de pie, no se sientan ni pasan, como en 30cm. Si no se indica, 30cm, o 5% en partes con una diagonal de menos de 1m, pero al menos --contact</translation>
    </message>
    <message>
        <source>streaming</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>streaming</translation>
    </message>
    <message>
        <source>the program that draws, {program}, could not be started: {reason}; install Weighbridge again</source>
        <extracomment>window.not_started</extracomment>
        <translation>no se pudo iniciar el programa que dibuja, {program}: {reason}; vuelva a instalar Weighbridge</translation>
    </message>
    <message>
        <source>Land impact {least} to {after} after upload instead of {before}</source>
        <extracomment>explain.saving_uploaded</extracomment>
        <translation>Impacto en el terreno de {least} a {after} tras la subida en lugar de {before}</translation>
    </message>
    <message>
        <source>Total land impact {least} to {after} after upload instead of {before}</source>
        <extracomment>explain.saving_uploaded_in_all</extracomment>
        <translation>Impacto en el terreno total de {least} a {after} tras la subida en lugar de {before}</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact {least} to {after} after upload instead of {before}.</source>
        <extracomment>explain.suggestion_uploaded</extracomment>
        <translation>{rank}. {what} Impacto en el terreno de {least} a {after} tras la subida en lugar de {before}.</translation>
    </message>
    <message>
        <source>{rank}. {what} Total land impact {least} to {after} after upload instead of {before}.</source>
        <extracomment>explain.suggestion_uploaded_in_all</extracomment>
        <translation>{rank}. {what} Impacto en el terreno total de {least} a {after} tras la subida en lugar de {before}.</translation>
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
            <numerusform>elimine este triángulo del modelo de física (en Blender: «Disolver degenerados»), use un modelo más sencillo o haga clic en «Analizar» en el cargador</numerusform>
            <numerusform>elimine estos triángulos del modelo de física (en Blender: «Disolver degenerados»), use un modelo más sencillo o haga clic en «Analizar» en el cargador</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: physics weight {physics} PE as exported, previously {physics_before} PE. The land impact is still {impact} LI</source>
        <extracomment>export.physics_costs_more</extracomment>
        <translation>{name}: peso de física de {physics} PE en la exportación, antes {physics_before} PE. El impacto en el terreno sigue siendo de {impact} LI</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. To lower it, allow a larger deviation with --within, or look for other shapes with &quot;weighbridge shapes&quot;</source>
        <extracomment>export.physics_decides</extracomment>
        <translation>{name}: el peso de física de {physics} PE decide el impacto en el terreno. Para reducirlo, permita una desviación mayor con --within o busque otras formas con «weighbridge shapes»</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. The physics shape that comes with the model is kept; to look for a cheaper one, use &quot;weighbridge shapes&quot;</source>
        <extracomment>export.kept_physics</extracomment>
        <translation>{name}: el peso de física de {physics} PE decide el impacto en el terreno. Se conserva la forma física del modelo; para buscar otra más barata, use «weighbridge shapes»</translation>
    </message>
    <message>
        <source>{part} has the physics shape type {type}, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_shape_type</extracomment>
        <translation>{part} tiene el tipo de forma física «{type}», así que las {count} partes usan el cómputo nuevo.</translation>
    </message>
    <message>
        <source>{part} has normal or specular maps, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_materials</extracomment>
        <translation>{part} tiene materiales, así que las {count} partes usan el cómputo nuevo.</translation>
    </message>
    <message>
        <source>{part} is animated, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_animated</extracomment>
        <translation>{part} está animado, así que las {count} partes usan el cómputo nuevo.</translation>
    </message>
    <message>
        <source>Check &quot;Edit linked&quot;, select the parts, and set &quot;Shininess&quot; and &quot;Bumpiness&quot; to None on the Texture tab.</source>
        <extracomment>plan_act.materials.viewer</extracomment>
        <translation>Marque «Editar las partes enlazadas», seleccione las partes y ponga «Brillo» en «Ninguno» y «Rugosidad» en «Ninguna» en la pestaña Textura.</translation>
    </message>
    <message>
        <source>{part} has the shape type {type} and normal or specular maps, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_both</extracomment>
        <translation>{part} tiene el tipo de forma «{type}» y materiales, así que las {count} partes usan el cómputo nuevo.</translation>
    </message>
    <message>
        <source>Join the objects of a model into one mesh</source>
        <extracomment>plan_act.join_objects</extracomment>
        <translation>Unir los objetos de un modelo en una sola malla</translation>
    </message>
    <message>
        <source>Separate the objects again.</source>
        <extracomment>plan_act.join_objects.inverse</extracomment>
        <translation>Separar de nuevo los objetos.</translation>
    </message>
    <message>
        <source>Select the objects, choose Object &gt; Join, and export the model again.</source>
        <extracomment>plan_act.join_objects.blender</extracomment>
        <translation>Seleccione los objetos, elija Object &gt; Join y exporte de nuevo el modelo.</translation>
    </message>
    <message>
        <source>{parts}: left out of the files, because only meshes can be uploaded</source>
        <extracomment>kit.no_mesh</extracomment>
        <translation>{parts}: no está en los archivos, porque solo se pueden subir mallas</translation>
    </message>
    <message>
        <source>{parts}: left out of the files, because the mesh is missing or incomplete</source>
        <extracomment>kit.incomplete</extracomment>
        <translation>{parts}: no está en los archivos, porque falta la malla o está incompleta</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, which this file cannot hold; export a project, or choose &quot;Shape &gt; Use shape&quot;, then &quot;File &gt; Export for the uploader…&quot;</source>
        <extracomment>making.linked_file</extracomment>
        <translation>las envolventes y los prims enlazados son partes aparte, que este archivo no puede contener; exporte un proyecto, o elija «Colisión &gt; Usar la forma» y después «Archivo &gt; Exportar para el cargador…»</translation>
    </message>
    <message numerus="yes">
        <source>Avatars cannot enter openings or hollows of {count} parts, such as {part}: one convex hull covers each, up to {distance} m away from what you see.</source>
        <extracomment>explain.closed</extracomment>
        <translation>
            <numerusform>Los avatares no pueden entrar en las aberturas ni los huecos de {part}: la cubre una sola envolvente convexa, hasta {distance} m alejada de lo que se ve.</numerusform>
            <numerusform>Los avatares no pueden entrar en las aberturas ni los huecos de {count} partes, como {part}: cubre cada una una sola envolvente convexa, hasta {distance} m alejada de lo que se ve.</numerusform>
        </translation>
    </message>
    <message>
        <source>To open them, use the Physics step of Optimize, or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>explain.open_them</extracomment>
        <translation>Para abrirlos, use el paso Física de Optimizar o ejecute «weighbridge shapes».</translation>
    </message>
    <message>
        <source>Would it upload? Yes: it breaks no known rule for uploads.</source>
        <extracomment>upload.ok</extracomment>
        <translation>¿Se podría subir? Sí: no incumple ninguna regla conocida para las subidas.</translation>
    </message>
    <message>
        <source>Upload the model, and drag it from your inventory into the world. On the Features tab, its &quot;Physics Shape Type&quot; is &quot;Prim&quot;. Leave it unchanged; the other types do not use the uploaded physics shape.</source>
        <extracomment>kit.step_rez_prim</extracomment>
        <translation>Súbalo y arrástrelo del inventario al mundo. En la pestaña «Características», su «Tipo de forma física» es «Prim». No lo cambie; los demás tipos no usan la forma física subida.</translation>
    </message>
    <message>
        <source>Where most of the cost comes from</source>
        <extracomment>page.explained</extracomment>
        <translation>De dónde viene la mayor parte del coste</translation>
    </message>
    <message>
        <source>In world, link these parts to the object: {parts}. They are prims, so the files do not contain them. Take them from the object that you already have, or build them again.</source>
        <extracomment>kit.act_others</extracomment>
        <translation>En el mundo, enlace estas partes con el objeto: {parts}. Son prims, así que los archivos no las contienen. Tómelas del objeto que ya tiene, o constrúyalas de nuevo.</translation>
    </message>
    <message>
        <source>Land impact of the files alone</source>
        <extracomment>kit.land_impact_meshes</extracomment>
        <translation>Impacto en el terreno de los archivos solos</translation>
    </message>
    <message>
        <source>Land impact with {parts}</source>
        <extracomment>kit.land_impact_whole</extracomment>
        <translation>Impacto en el terreno con {parts}</translation>
    </message>
    <message>
        <source>baseline</source>
        <extracomment>column.baseline</extracomment>
        <translation>referencia</translation>
    </message>
    <message>
        <source>deviation ÷ maximum</source>
        <extracomment>column.deviation_ratio</extracomment>
        <translation>desviación ÷ máximo</translation>
    </message>
    <message>
        <source>  completeness unknown: this format has no counts or lengths to check it with</source>
        <extracomment>inspect.wholeness_unknown</extracomment>
        <translation>  no se sabe si está completo: este formato no tiene recuentos ni longitudes con que saberlo</translation>
    </message>
    <message>
        <source>The scene was not saved to a file.</source>
        <extracomment>html.unsaved</extracomment>
        <translation>La escena no se guardó en un archivo.</translation>
    </message>
    <message>
        <source>The scene &quot;{name}&quot; was not saved to a file.</source>
        <extracomment>html.unsaved_named</extracomment>
        <translation>La escena «{name}» no se guardó en un archivo.</translation>
    </message>
    <message>
        <source>{kind} files do not say which way is up. If the model lies on its back, add --turn-upright</source>
        <extracomment>option.may_lie</extracomment>
        <translation>Los archivos {kind} no dicen qué lado va arriba. Si el modelo está tumbado, añada --turn-upright</translation>
    </message>
    <message>
        <source>Also try methods that never give the best shape, and show one box, Analyze on the model, and the model itself. With --lods, also generate levels of detail that deviate by at most 0.5, 1, 2, 4 and 8 pixels. With --lods and an option for physics shapes, such as --contact, show which combinations of levels and shapes are best for each object</source>
        <extracomment>shapes.compare</extracomment>
        <translation>Probar también métodos que nunca dan la mejor forma, y mostrar una caja, «Analizar» sobre el modelo y el modelo mismo. Con --lods, generar también niveles de detalle que se desvían como máximo 0,5, 1, 2, 4 y 8 píxeles. Con --lods y una opción para formas físicas, como --contact, mostrar qué combinaciones de niveles y formas son las mejores para cada objeto</translation>
    </message>
    <message>
        <source>with --lods and an option for physics shapes, --compare only shows combinations; leave out --output, --streaming and --budget</source>
        <extracomment>shapes.compares_both</extracomment>
        <translation>con --lods y una opción para formas físicas, --compare solo muestra combinaciones; omita --output, --streaming y --budget</translation>
    </message>
    <message>
        <source>no generated shape that the grid would use keeps passages open and floors walkable, so there is no combination to show. Allow blocked passages with --no-passage</source>
        <extracomment>shapes.no_combination</extracomment>
        <translation>ninguna forma generada que el grid usaría deja los pasos abiertos y los suelos transitables, así que no hay ninguna combinación que mostrar. Permita pasos bloqueados con --no-passage</translation>
    </message>
    <message>
        <source>Example: files and a page in the folder chair-upload
  weighbridge export chair.obj --uploader chair-upload
Example: glTF files with levels of detail within 1 pixel and physics within 5 cm
  weighbridge export chair.obj --uploader chair-upload --as glb --pixels 1 --within 5cm
Example: the levels and physics that were chosen in the window
  weighbridge export chair.weighbridge --uploader chair-upload --as-is</source>
        <extracomment>export.example</extracomment>
        <translation>Ejemplo: archivos y una página en la carpeta chair-upload
  weighbridge export chair.obj --uploader chair-upload
Ejemplo: archivos glTF con niveles de detalle a menos de 1 píxel y física a menos de 5 cm
  weighbridge export chair.obj --uploader chair-upload --as glb --pixels 1 --within 5cm
Ejemplo: los niveles y la física elegidos en la ventana
  weighbridge export chair.weighbridge --uploader chair-upload --as-is</translation>
    </message>
    <message>
        <source>Write the object as it is, with its current levels of detail and physics shape; generate nothing</source>
        <extracomment>export.as_is</extracomment>
        <translation>Escribir el objeto tal como está, con sus niveles de detalle y su forma física actuales; no generar nada</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. Most of it comes from prims, which the files do not contain; for advice, use &quot;weighbridge explain&quot;</source>
        <extracomment>export.prims_decide</extracomment>
        <translation>{name}: el peso de física de {physics} PE decide el impacto en el terreno. La mayor parte viene de prims, que los archivos no contienen; para consejos, use «weighbridge explain»</translation>
    </message>
    <message>
        <source>{impact} LI after upload</source>
        <extracomment>kit.impact</extracomment>
        <translation>{impact} LI tras la subida</translation>
    </message>
    <message>
        <source>{least} to {most} LI after upload</source>
        <extracomment>kit.impact_range</extracomment>
        <translation>de {least} a {most} LI tras la subida</translation>
    </message>
    <message>
        <source>{impact} LI after upload with {parts}</source>
        <extracomment>kit.impact_whole</extracomment>
        <translation>{impact} LI tras la subida con {parts}</translation>
    </message>
</context>
<context>
    <name>wb::ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Octree</source>
        <translation>&amp;Octree</translation>
    </message>
    <message>
        <source>&amp;Compose</source>
        <translation>&amp;Componer</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>Co&amp;lisión</translation>
    </message>
    <message>
        <source>P&amp;ush and pull</source>
        <translation>Empujar y &amp;tirar</translation>
    </message>
    <message>
        <source>Mirror &amp;and rotate</source>
        <translation>Re&amp;flejar y girar</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>Pince&amp;l</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>No hay nada abierto.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
    <message>
        <source>Nothing is hidden.</source>
        <translation>No hay nada oculto.</translation>
    </message>
    <message>
        <source>There are no measured costs yet.</source>
        <translation>Aún no hay costes medidos.</translation>
    </message>
    <message>
        <source>There is no octree yet.</source>
        <translation>Aún no hay ningún octree.</translation>
    </message>
    <message>
        <source>There is no region yet.</source>
        <translation>Aún no hay ninguna región.</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Seleccione primero un objeto.</translation>
    </message>
    <message>
        <source>Select an object or an octree first.</source>
        <translation>Seleccione primero un objeto o un octree.</translation>
    </message>
    <message>
        <source>Select at least two objects first.</source>
        <translation>Seleccione primero al menos dos objetos.</translation>
    </message>
    <message>
        <source>Select an object with several parts, or one of its parts, first.</source>
        <translation>Seleccione primero un objeto con varias partes o una de sus partes.</translation>
    </message>
    <message>
        <source>Select a single mesh first.</source>
        <translation>Seleccione primero una sola malla.</translation>
    </message>
    <message>
        <source>Click a hull in the 3D view first.</source>
        <translation>Haga clic primero en una envolvente en la vista 3D.</translation>
    </message>
    <message>
        <source>Select only one hull.</source>
        <translation>Seleccione una sola envolvente.</translation>
    </message>
    <message>
        <source>Select at least two hulls first, with Ctrl+click.</source>
        <translation>Seleccione primero al menos dos envolventes, con Ctrl+clic.</translation>
    </message>
    <message>
        <source>Select a shape in the Shapes panel first.</source>
        <translation>Seleccione primero una forma en el panel Formas.</translation>
    </message>
    <message>
        <source>The selected shape is already in use.</source>
        <translation>La forma seleccionada ya está en uso.</translation>
    </message>
    <message>
        <source>The object has no mesh to upload.</source>
        <translation>El objeto no tiene ninguna malla que subir.</translation>
    </message>
    <message>
        <source>There are no objects yet.</source>
        <translation>Aún no hay objetos.</translation>
    </message>
    <message>
        <source>The selected mesh has no hulls.</source>
        <translation>La malla seleccionada no tiene envolventes.</translation>
    </message>
</context>
<context>
    <name>wb::ui::BackgroundStatistics</name>
    <message>
        <source>Recalculating costs</source>
        <translation>Se recalculan los costes</translation>
    </message>
</context>
<context>
    <name>wb::ui::BesidePane</name>
    <message>
        <source>Now: %1</source>
        <translation>Ahora: %1</translation>
    </message>
    <message>
        <source>Selected layers</source>
        <translation>Capas seleccionadas</translation>
    </message>
    <message>
        <source>Weighing the baseline…</source>
        <translation>Se está pesando la referencia…</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Antes: %1</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>Sin referencia</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
</context>
<context>
    <name>wb::ui::BestStep</name>
    <message>
        <source>Apply here</source>
        <translation>Aplicar aquí</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Search longer</source>
        <translation>Buscar más tiempo</translation>
    </message>
    <message>
        <source>Make this change to the scene; you can undo it</source>
        <translation>Hacer este cambio en la escena; se puede deshacer</translation>
    </message>
    <message>
        <source>Undo the step that you applied here</source>
        <translation>Deshacer el paso que se aplicó aquí</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Aplicar: %1</translation>
    </message>
    <message>
        <source>Looking… %L1 s</source>
        <translation>Buscando… %L1 s</translation>
    </message>
    <message>
        <source>Looking for ways to lower the cost…</source>
        <translation>Buscando cómo reducirlo…</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Also try simpler levels of detail for meshes with very high triangle counts; this takes several minutes</source>
        <translation>Probar también niveles de detalle más simples para mallas con muchísimos triángulos; esto tarda varios minutos</translation>
    </message>
    <message>
        <source>Show how to do this step in the viewer, in Blender and in Weighbridge</source>
        <translation>Mostrar cómo se hace este paso en el visor, en Blender y en Weighbridge</translation>
    </message>
    <message>
        <source>Find shapes</source>
        <translation>Buscar formas</translation>
    </message>
    <message>
        <source>Search for physics shapes that keep passages open, in Optimize</source>
        <translation>Buscar en Optimizar formas físicas que dejen libres los pasos</translation>
    </message>
    <message>
        <source>To let avatars in, use another physics shape; it can cost more.</source>
        <translation>Para que entren los avatares, use otra forma física; puede costar más.</translation>
    </message>
</context>
<context>
    <name>wb::ui::BlockActions</name>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Copy some cubes first.</source>
        <translation>Copie antes unos cubos.</translation>
    </message>
    <message>
        <source>Pasted at the selected box: %1</source>
        <translation>Pegado en la caja elegida: %1</translation>
    </message>
    <message>
        <source>Pasted in front of the marked face: %1</source>
        <translation>Pegado delante de la cara marcada: %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::BreakdownView</name>
    <message>
        <source>Breakdown</source>
        <translation>Desglose</translation>
    </message>
    <message>
        <source>Press Enter to highlight the triangles or hulls behind a term</source>
        <translation>Pulse Intro para resaltar los triángulos o envolventes que hay detrás de un término</translation>
    </message>
</context>
<context>
    <name>wb::ui::BrushActions</name>
    <message>
        <source>Select a box of cubes first.</source>
        <translation>Elija primero una caja de cubos.</translation>
    </message>
</context>
<context>
    <name>wb::ui::CalibrateDialog</name>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Ajustar</translation>
    </message>
    <message>
        <source>&amp;Keep as scenario</source>
        <translation>&amp;Conservar como escenario</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>Calibrar</translation>
    </message>
    <message>
        <source>Search constants</source>
        <translation>Buscar constantes</translation>
    </message>
    <message>
        <source>&amp;Constants to fit:</source>
        <translation>C&amp;onstantes que ajustar:</translation>
    </message>
    <message>
        <source>Fitted constants</source>
        <translation>Constantes ajustadas</translation>
    </message>
    <message>
        <source>Measured and calculated costs</source>
        <translation>Costes medidos y calculados</translation>
    </message>
    <message>
        <source>Nothing was fitted: %1</source>
        <translation>No se ajustó nada: %1</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² is undefined because it needs at least two different costs.</source>
        <translation>Costes medidos: %L1. R² no está definido, porque necesita al menos dos costes distintos.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>Calibrado</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² = %2: the fitted constants explain this share of the relative differences among these costs.</source>
        <translation>Costes medidos: %L1. R² = %2: la proporción de sus diferencias relativas que explican las constantes ajustadas.</translation>
    </message>
    <message>
        <source>Fitting constants</source>
        <translation>Ajuste de constantes</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² = %2, below 0: one and the same cost for all objects would fit better than the fitted constants do.</source>
        <translation>Costes medidos: %L1. R² = %2, inferior a 0: un mismo coste para todos los objetos se ajustaría mejor que las constantes ajustadas.</translation>
    </message>
    <message>
        <source>Choose which constants to fit to the measured costs, then click &quot;Fit&quot;.</source>
        <translation>Elija las constantes que se ajustan a los costes medidos y haga clic en «Ajustar».</translation>
    </message>
    <message>
        <source>Add the fitted constants to the project as a scenario</source>
        <translation>Añadir las constantes ajustadas al proyecto como escenario</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChartMaker</name>
    <message>
        <source>Drawing a chart</source>
        <translation>Dibujo de un gráfico</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChartView</name>
    <message>
        <source>floor, cap, clamp or threshold</source>
        <translation>mínimo, tope, límite o umbral</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>%1 (top %L2 of %L3)</source>
        <comment>title of a chart</comment>
        <translation>%1 (las %L2 mayores de %L3)</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>límite</translation>
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
        <translation>&amp;desde</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>Datos del gráfico</translation>
    </message>
    <message>
        <source>Cost by scale</source>
        <translation>Coste según la escala</translation>
    </message>
    <message>
        <source>Cost by constant</source>
        <translation>Coste según una constante</translation>
    </message>
    <message>
        <source>Which constants matter</source>
        <translation>Qué constantes importan</translation>
    </message>
    <message>
        <source>Triangle widths</source>
        <translation>Anchuras de los triángulos</translation>
    </message>
    <message>
        <source>Winners and losers</source>
        <translation>Ganadores y perdedores</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Tipo de gráfico</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Chart the whole scene, regardless of the selection</source>
        <translation>Gráfico de toda la escena, esté seleccionado lo que esté</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Imagen (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;Dibujo (SVG)…</translation>
    </message>
    <message>
        <source>Da&amp;ta (CSV)…</source>
        <translation>Da&amp;tos (CSV)…</translation>
    </message>
    <message>
        <source>Export the chart or its data</source>
        <translation>Exportar el gráfico o sus datos</translation>
    </message>
    <message>
        <source>No chart was drawn.</source>
        <translation>No se dibujó ningún gráfico.</translation>
    </message>
    <message>
        <source>There is no baseline to compare with. Pin a scenario or the current constants as the baseline.</source>
        <translation>No hay ninguna referencia con la que comparar. Fije un escenario, o las constantes actuales, como referencia.</translation>
    </message>
    <message>
        <source>Select an object to see its chart.</source>
        <translation>Seleccione un objeto para ver su gráfico.</translation>
    </message>
    <message>
        <source>The object has no parts.</source>
        <translation>El objeto no tiene partes.</translation>
    </message>
    <message>
        <source>Choose two different values to see the range between them.</source>
        <translation>Elija dos valores distintos para ver el intervalo entre ellos.</translation>
    </message>
    <message>
        <source>all objects</source>
        <translation>todos los objetos</translation>
    </message>
    <message>
        <source>%1: %2, under %3</source>
        <comment>kind of chart, object, profile</comment>
        <translation>%1: %2, con %3</translation>
    </message>
    <message>
        <source>Data table</source>
        <translation>Tabla de datos</translation>
    </message>
    <message>
        <source>Show the numbers instead of the chart (T)</source>
        <translation>Mostrar los números en lugar del gráfico (T)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Chart:</source>
        <translation>Gráfico:</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>Todos los objetos</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>Sin referencia</translation>
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
        <translation>Columnas &amp;habituales</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Ordenar por</translation>
    </message>
    <message>
        <source>&amp;File order</source>
        <translation>Orden del &amp;archivo</translation>
    </message>
</context>
<context>
    <name>wb::ui::ComparisonPanel</name>
    <message>
        <source>Comparison with the baseline</source>
        <translation>Comparación con la referencia</translation>
    </message>
    <message>
        <source>Crossed limits</source>
        <translation>Límites cruzados</translation>
    </message>
    <message>
        <source>Region capacity</source>
        <translation>Capacidad de regiones</translation>
    </message>
    <message>
        <source>Winners and losers</source>
        <translation>Ganadores y perdedores</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>No hay nada abierto.</translation>
    </message>
    <message>
        <source>Weighing the baseline…</source>
        <translation>Se está pesando la referencia…</translation>
    </message>
    <message>
        <source>There is no baseline to compare with. Pin a scenario or the current constants as the baseline.</source>
        <translation>No hay ninguna referencia con la que comparar. Fije un escenario, o las constantes actuales, como referencia.</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>&amp;Mostrar:</translation>
    </message>
    <message>
        <source>Pin the current constants</source>
        <translation>Fijar las constantes actuales</translation>
    </message>
    <message>
        <source>Decision sheet</source>
        <translation>Hoja de decisión</translation>
    </message>
    <message>
        <source>Pin built-in profile %1</source>
        <comment>constants that the program has</comment>
        <translation>Fijar el perfil incorporado %1</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Compared with %1: land impact %2 LI</source>
        <translation>Comparado con %1: impacto en el terreno %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::ComposeActions</name>
    <message>
        <source>Add prims</source>
        <translation>Añadir prims</translation>
    </message>
    <message>
        <source>Added prims: %L1</source>
        <translation>Prims añadidos: %L1</translation>
    </message>
    <message>
        <source>Reading %1 to add it…</source>
        <translation>Leyendo %1 para añadirlo…</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>Se añadió %1</translation>
    </message>
    <message>
        <source>Add octree</source>
        <translation>Añadir octree</translation>
    </message>
    <message>
        <source>Added an octree</source>
        <translation>Se añadió un octree</translation>
    </message>
    <message>
        <source>The ray needs a direction: enter at least one number other than 0.</source>
        <translation>El rayo necesita una dirección: introduzca al menos un número distinto de 0.</translation>
    </message>
    <message>
        <source>Added a ray. You can follow it step by step in the Ray panel.</source>
        <translation>Se añadió un rayo. Puede seguirlo paso a paso en el panel Rayo.</translation>
    </message>
    <message>
        <source>Making octrees…</source>
        <translation>Creando octrees…</translation>
    </message>
    <message>
        <source>No octree was made: %1</source>
        <translation>No se creó ningún octree: %1</translation>
    </message>
    <message>
        <source>Make octree</source>
        <translation>Crear octree</translation>
    </message>
    <message>
        <source>Made octrees: %L1</source>
        <translation>Octrees creados: %L1</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Nueva región</translation>
    </message>
    <message>
        <source>Added a region. To put objects into it, use Compose &gt; Move to…</source>
        <translation>Se añadió una región. Para poner objetos en ella, use Componer &gt; Mover a…</translation>
    </message>
    <message>
        <source>New parcel</source>
        <translation>Nueva parcela</translation>
    </message>
    <message>
        <source>Added a parcel. To put objects into it, use Compose &gt; Move to…</source>
        <translation>Se añadió una parcela. Para poner objetos en ella, use Componer &gt; Mover a…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Made copies: %L1</source>
        <translation>Copias hechas: %L1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Deleted an octree</source>
        <translation>Se eliminó un octree</translation>
    </message>
    <message>
        <source>Deleted the selection</source>
        <translation>Se eliminó la selección</translation>
    </message>
    <message>
        <source>Linked the objects; the root is %1</source>
        <translation>Objetos enlazados; la raíz es %1</translation>
    </message>
    <message>
        <source>Unlinked the selection</source>
        <translation>Selección desenlazada</translation>
    </message>
    <message>
        <source>Move to a region</source>
        <translation>Mover a una región</translation>
    </message>
    <message>
        <source>Nothing was done because the scene changed while the dialog was open; try again</source>
        <translation>No se hizo nada porque la escena cambió mientras el diálogo estaba abierto; inténtelo de nuevo</translation>
    </message>
    <message>
        <source>Making octrees</source>
        <translation>Creación de octrees</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>Poner de pie</translation>
    </message>
    <message>
        <source>Rotated the selection by 90° around the x axis</source>
        <translation>Selección girada 90° alrededor del eje x</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlazar</translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation>Desenlazar</translation>
    </message>
    <message>
        <source>Moved out of all regions</source>
        <translation>Movido fuera de todas las regiones</translation>
    </message>
    <message>
        <source>Moved to %1, in %2</source>
        <comment>a parcel, its region</comment>
        <translation>Movido a %1, en %2</translation>
    </message>
    <message>
        <source>Moved to %1</source>
        <comment>a region</comment>
        <translation>Movido a %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantChoice</name>
    <message>
        <source>Constants to fit</source>
        <translation>Constantes que ajustar</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Affects measured costs</source>
        <translation>Afecta a los costes medidos</translation>
    </message>
    <message>
        <source>Fitted value</source>
        <translation>Valor ajustado</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantRow</name>
    <message>
        <source>%1, slider</source>
        <translation>%1, deslizador</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Restablecer a %1</translation>
    </message>
    <message>
        <source>Covers about 0.3 to 3 times the default; choose the full range in the context menu. Hold Shift for steps one-tenth the usual size.</source>
        <translation>Abarca de unas 0,3 a 3 veces el valor predeterminado; elija el rango completo en el menú contextual. Mantenga pulsada Mayús para pasos de una décima parte de lo normal.</translation>
    </message>
    <message>
        <source>no effect here</source>
        <comment>of a constant</comment>
        <translation>sin efecto aquí</translation>
    </message>
    <message>
        <source>Explain %1</source>
        <translation>Explicar %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantsPanel</name>
    <message>
        <source>Frequently tuned</source>
        <translation>Las más ajustadas</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Resta&amp;blecer todo</translation>
    </message>
    <message>
        <source>Reset all constants</source>
        <translation>Restablecer todas las constantes</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>No matches for “%1”.</source>
        <translation>Sin coincidencias con «%1».</translation>
    </message>
    <message>
        <source>Change a constant to compare the land impact before and after.</source>
        <translation>Cambie una constante para ver el impacto en el terreno de antes y el de ahora.</translation>
    </message>
    <message>
        <source>Use %1, where the constant has an effect</source>
        <translation>Usar %1, donde tiene efecto</translation>
    </message>
    <message>
        <source>No effect here</source>
        <translation>Sin efecto aquí</translation>
    </message>
    <message>
        <source>Restore every constant and choice in the profile to its default</source>
        <translation>Restablecer el valor predeterminado de todas las constantes y opciones del perfil</translation>
    </message>
    <message>
        <source>Search constants and choices</source>
        <translation>Buscar constantes y opciones</translation>
    </message>
    <message>
        <source>Show only constants and choices whose name, symbol, group, meaning or options contain all the words you type</source>
        <translation>Mostrar solo las constantes y opciones cuyo nombre, símbolo, grupo, significado o valores posibles contengan todas las palabras que escriba</translation>
    </message>
    <message>
        <source>Compared with the baseline: %1 LI</source>
        <comment>a number</comment>
        <translation>Comparado con la referencia: %1 LI</translation>
    </message>
    <message>
        <source>Looking for constants that have an effect here…</source>
        <translation>Buscando constantes que tengan efecto aquí…</translation>
    </message>
</context>
<context>
    <name>wb::ui::CostTableView</name>
    <message>
        <source>Costs</source>
        <translation>Costes</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
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
        <translation>Señale primero una hoja de un octree en la vista 3D, o haga clic en una.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Elegido: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a cube of an octree</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was done: to which cube</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing to change in %1</source>
        <translation>No hay nada que cambiar en %1</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 cells of %4</source>
        <comment>along x, y and z, of an octree</comment>
        <translation>%1 × %2 × %3 celdas de %4</translation>
    </message>
</context>
<context>
    <name>wb::ui::CubePanel</name>
    <message>
        <source>Kind of the cube</source>
        <translation>Clase del cubo</translation>
    </message>
    <message>
        <source>Of the surfaces of all solid and indented cubes in it, hidden sides included</source>
        <translation>De las superficies de todos los cubos macizos y rebajados que contiene, incluidos los lados ocultos</translation>
    </message>
    <message>
        <source>Path from the root</source>
        <translation>Ruta desde la raíz</translation>
    </message>
    <message>
        <source>Select a cube on the path, up to the whole octree</source>
        <translation>Elegir un cubo de la ruta, hasta el octree entero</translation>
    </message>
    <message>
        <source>Position and size</source>
        <translation>Posición y tamaño</translation>
    </message>
    <message>
        <source>In the octree&apos;s own frame, as if it were not rotated</source>
        <translation>En el sistema de coordenadas propio del octree, como si no estuviera girado</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Eje</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Aristas</translation>
    </message>
    <message>
        <source>Where each edge begins and ends along its axis</source>
        <translation>Dónde empieza y termina cada arista a lo largo de su eje</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Arista</translation>
    </message>
    <message>
        <source>Eighths</source>
        <translation>Octavos</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>Vecinos</translation>
    </message>
    <message>
        <source>Select the cube beside a face</source>
        <translation>Elegir el cubo que está junto a una cara</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Copiar valores</translation>
    </message>
    <message>
        <source>Copy all values as text, with all digits (Ctrl+C)</source>
        <translation>Copiar todos los valores como texto, con todas sus cifras (Ctrl+C)</translation>
    </message>
    <message>
        <source>This file has no octree.</source>
        <translation>Este archivo no tiene ningún octree.</translation>
    </message>
    <message>
        <source>No octree</source>
        <translation>Sin octree</translation>
    </message>
    <message>
        <source>No cube is selected</source>
        <translation>No hay ningún cubo elegido</translation>
    </message>
    <message>
        <source>Click a cube in the 3D view, or select an octree in the scene tree.</source>
        <translation>Haga clic en un cubo en la vista 3D, o seleccione un octree en el árbol de la escena.</translation>
    </message>
</context>
<context>
    <name>wb::ui::DecisionSheet</name>
    <message>
        <source>Make a page…</source>
        <translation>Crear página…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Current costs and the baseline</source>
        <translation>Ahora y la referencia</translation>
    </message>
</context>
<context>
    <name>wb::ui::DockTabs</name>
    <message>
        <source>De&amp;tach from the window</source>
        <translation>&amp;Sacar de la ventana</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>wb::ui::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
</context>
<context>
    <name>wb::ui::EmptyPage</name>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Add an octree…</source>
        <translation>Añadir un octree…</translation>
    </message>
    <message>
        <source>Pin the current constants</source>
        <translation>Fijar las constantes actuales</translation>
    </message>
    <message>
        <source>Select the most expensive object</source>
        <translation>Seleccionar el objeto más caro</translation>
    </message>
    <message>
        <source>Open a file, or drop one on the window.</source>
        <translation>Abra un archivo o suelte uno en la ventana.</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>No hay nada abierto</translation>
    </message>
    <message>
        <source>This file has no objects. Add some with the Compose menu, or open another file.</source>
        <translation>Este archivo no tiene objetos. Añada alguno con el menú Componer, o abra otro archivo.</translation>
    </message>
    <message>
        <source>No objects</source>
        <translation>Sin objetos</translation>
    </message>
</context>
<context>
    <name>wb::ui::ExportActions</name>
    <message>
        <source>Save pa&amp;ge about %1…</source>
        <translation>Guardar &amp;página de %1…</translation>
    </message>
    <message>
        <source>Save pa&amp;ge about all objects…</source>
        <translation>Guardar &amp;página de todos los objetos…</translation>
    </message>
    <message>
        <source>Export scenario</source>
        <translation>Exportar escenario</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Perfiles (*.json)</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>Exportar gráfico</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dibujos (*.svg)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export table as CSV</source>
        <translation>Exportar tabla como CSV</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>Save page about %1</source>
        <translation>Guardar página de %1</translation>
    </message>
    <message>
        <source>Save page about all objects</source>
        <translation>Guardar página de todos los objetos</translation>
    </message>
    <message>
        <source>Web pages (*.html);;PDF (*.pdf)</source>
        <translation>Páginas web (*.html);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export octrees</source>
        <translation>Exportar octrees</translation>
    </message>
    <message>
        <source>Octrees and rays (*.scene);;Inexor octree (*.nxoc)</source>
        <translation>Octrees y rayos (*.scene);;Octree de Inexor (*.nxoc)</translation>
    </message>
    <message>
        <source>Save log</source>
        <translation>Guardar log</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Escritura de %1</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objeto</translation>
    </message>
    <message>
        <source>Export decision sheet as CSV</source>
        <translation>Exportar la hoja de decisión como CSV</translation>
    </message>
    <message>
        <source>Save the decision sheet as a page</source>
        <translation>Guardar la hoja de decisión como página</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln files</source>
        <translation>
            <numerusform>%Ln archivo exportado</numerusform>
            <numerusform>%Ln archivos exportados</numerusform>
        </translation>
    </message>
    <message>
        <source>Open upload steps</source>
        <translation>Abrir los pasos de subida</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Abrir página</translation>
    </message>
    <message>
        <source>Export for the uploader: the files go into this folder, named after the model</source>
        <translation>Exportar para el cargador: los archivos van a esta carpeta, con el nombre del modelo</translation>
    </message>
    <message>
        <source>Model, levels of detail and physics as Collada (*.dae);;Model, levels of detail and physics as glTF (*.glb)</source>
        <translation>Modelo, niveles de detalle y física como Collada (*.dae);;Modelo, niveles de detalle y física como glTF (*.glb)</translation>
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
        <translation>Introduzca un número o una expresión como 0,05*2.</translation>
    </message>
    <message>
        <source>The expression is too long.</source>
        <translation>La expresión es demasiado larga.</translation>
    </message>
    <message>
        <source>The result is not a finite number.</source>
        <translation>El resultado no es un número finito.</translation>
    </message>
    <message>
        <source>Enter a number from %1 to %2; %3 is outside this range.</source>
        <translation>Introduzca un número de %1 a %2; %3 está fuera de este intervalo.</translation>
    </message>
</context>
<context>
    <name>wb::ui::FieldRow</name>
    <message>
        <source>Only for prims with a circular path</source>
        <translation>Solo para prims con trayecto circular</translation>
    </message>
</context>
<context>
    <name>wb::ui::FileActions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir rec&amp;iente</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Se abrió %1</translation>
    </message>
    <message>
        <source>Opening failed. %1: %2</source>
        <translation>No se pudo abrir. %1: %2</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Projects (*.weighbridge)</source>
        <translation>Proyectos (*.weighbridge)</translation>
    </message>
    <message>
        <source>Saving failed. %1: %2</source>
        <translation>No se pudo guardar. %1: %2</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Comparar con %1</translation>
    </message>
    <message>
        <source>The table now shows the measured costs from %1</source>
        <translation>La tabla muestra ahora los costes medidos de %1</translation>
    </message>
    <message>
        <source>Added the scenario from %1</source>
        <translation>Se añadió el escenario de %1</translation>
    </message>
    <message>
        <source>Opened %1. Files that could not be opened: %2; see the Problems panel</source>
        <translation>Se abrió %1. Archivos que no se pudieron abrir: %2; vea el panel Problemas</translation>
    </message>
    <message>
        <source>None of the %1 files could be opened; see the Problems panel</source>
        <translation>No se pudo abrir ninguno de los %1 archivos; vea el panel Problemas</translation>
    </message>
    <message>
        <source>Saved %1: %2</source>
        <translation>Se escribió %1: %2</translation>
    </message>
    <message>
        <source>Octrees and rays (*.scene)</source>
        <translation>Octrees y rayos (*.scene)</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>el portapapeles</translation>
    </message>
    <message>
        <source>Restored the unsaved changes</source>
        <translation>Se restauraron los cambios sin guardar</translation>
    </message>
    <message>
        <source>Another program changed %1. If you reload it, your changes will be lost.</source>
        <translation>Otro programa ha cambiado %1. Si lo vuelve a cargar, se perderán sus cambios.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar la mía</translation>
    </message>
    <message>
        <source>Reloaded %1, which another program changed</source>
        <translation>%1 cargado de nuevo: otro programa lo ha cambiado</translation>
    </message>
    <message>
        <source>Opened a copy of %1. When you save it, you will be asked for a file name.</source>
        <translation>Se abrió una copia de %1. Al guardarla, se le pedirá un nombre de archivo.</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>Poner de pie</translation>
    </message>
    <message>
        <source>%1 files do not say which way is up. Does the model lie on its back?</source>
        <translation>Los archivos %1 no indican qué dirección es arriba. ¿Está tumbado el modelo?</translation>
    </message>
    <message>
        <source>Opened %1, which is also open in another window</source>
        <translation>Se abrió %1, que también está abierto en otra ventana</translation>
    </message>
    <message>
        <source>Saved %1, which is also open in another window</source>
        <translation>Se guardó %1, que también está abierto en otra ventana</translation>
    </message>
    <message>
        <source>Your copy of %1</source>
        <comment>of a sample, opened and changed</comment>
        <translation>Su copia de %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>wb::ui::FileOpener</name>
    <message>
        <source>Reading %1</source>
        <translation>Lectura de %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::Fold</name>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrado</translation>
    </message>
</context>
<context>
    <name>wb::ui::GridAsker</name>
    <message>
        <source>Querying the grid</source>
        <translation>Consulta del grid</translation>
    </message>
    <message>
        <source>Estimating the grid&apos;s costs</source>
        <translation>Estimación de los costes del grid</translation>
    </message>
</context>
<context>
    <name>wb::ui::GridWindow</name>
    <message>
        <source>PostgreSQL server</source>
        <translation>servidor PostgreSQL</translation>
    </message>
    <message>
        <source>Grid: %1</source>
        <translation>Rejilla: %1</translation>
    </message>
    <message>
        <source>Opening the database…</source>
        <translation>Abriendo la base de datos…</translation>
    </message>
    <message>
        <source>Constants to compare with</source>
        <translation>Constantes de comparación</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>&amp;Comparar con:</translation>
    </message>
    <message>
        <source>Progress of the exact calculation</source>
        <translation>Progreso del cálculo exacto</translation>
    </message>
    <message>
        <source>%1 (when opened)</source>
        <translation>%1 (al abrir)</translation>
    </message>
    <message>
        <source>Weighing the grid…</source>
        <translation>Se está pesando el grid…</translation>
    </message>
    <message>
        <source>Linksets by land impact</source>
        <translation>Conjuntos enlazados por impacto en el terreno</translation>
    </message>
    <message>
        <source>There is nothing to weigh: the files of this grid contain no linksets.</source>
        <translation>No hay nada que pesar: los archivos de este grid no contienen conjuntos enlazados.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The database was not opened.</source>
        <translation>La base de datos no se abrió.</translation>
    </message>
    <message>
        <source>Constants to compare with the current ones</source>
        <translation>Constantes con las que comparar las actuales</translation>
    </message>
</context>
<context>
    <name>wb::ui::HeadlineLine</name>
    <message>
        <source>No octrees</source>
        <translation>Sin octrees</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cubes, depth %L1, %2</source>
        <comment>octrees: number, depth, memory</comment>
        <translation>
            <numerusform>%Ln cubo, profundidad %L1, %2</numerusform>
            <numerusform>%Ln cubos, profundidad %L1, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact: used, and what fits</comment>
        <translation>%1 de %2 LI</translation>
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
        <translation>%1 y %L2 más</translation>
    </message>
    <message>
        <source>%1 LI after upload</source>
        <translation>%1 LI tras la subida</translation>
    </message>
</context>
<context>
    <name>wb::ui::HelpActions</name>
    <message>
        <source>About Weighbridge</source>
        <translation>Acerca de Weighbridge</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Weighbridge %1&lt;/h3&gt;&lt;p&gt;Shows why an object in Second Life or OpenSim costs what it costs, and what it would cost under other rules.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes with no warranty. It never sends your files anywhere.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Weighbridge %1&lt;/h3&gt;&lt;p&gt;Muestra por qué un objeto de Second Life u OpenSim cuesta lo que cuesta, y lo que costaría con otras reglas.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU (GNU General Public License), versión 3 o posterior. Se ofrece sin ninguna garantía. Nunca envía sus archivos a ningún sitio.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open a &amp;sample</source>
        <translation>Abrir un &amp;ejemplo</translation>
    </message>
    <message>
        <source>&lt;p&gt;Weighbridge includes and uses the work of others. The details list each library and its license.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Incluye y usa el trabajo de otros. Los detalles muestran cada biblioteca y su licencia.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>wb::ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>Find pages that contain all the words you type; press Enter for the next match</source>
        <translation>Buscar páginas que contengan todas las palabras que escriba; pulse Intro para la siguiente coincidencia</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Ninguna página contiene estas palabras.</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullActions</name>
    <message>
        <source>Delete hulls</source>
        <translation>Eliminar envolventes</translation>
    </message>
    <message>
        <source>Merge hulls</source>
        <translation>Unir envolventes</translation>
    </message>
    <message>
        <source>Split hull</source>
        <translation>Dividir envolvente</translation>
    </message>
    <message>
        <source>Add box hull</source>
        <translation>Añadir caja</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>Mover vértice</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullCorners</name>
    <message>
        <source>Move vertex</source>
        <translation>Mover vértice</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullGauge</name>
    <message>
        <source>%1, deviation %2</source>
        <comment>hulls and cost</comment>
        <translation>%1, desviación %2</translation>
    </message>
    <message>
        <source>Hulls: %L1, vertices: %L2, physics %3 PE, land impact %4 LI (before: %5 LI)</source>
        <translation>Envolventes: %L1, vértices: %L2, física %3 PE, impacto %4 (antes: %5)</translation>
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
        <translation>Terminado: %1</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <comment>in the background</comment>
        <translation>
            <numerusform>%Ln tarea</numerusform>
            <numerusform>%Ln tareas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>work that goes on</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Cancel this job: %1</source>
        <translation>Cancelar esta tarea: %1</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Cancelar: %1</translation>
    </message>
    <message>
        <source>Background jobs</source>
        <translation>Tareas en segundo plano</translation>
    </message>
</context>
<context>
    <name>wb::ui::LandKeeper</name>
    <message>
        <source>Nothing here.</source>
        <translation>Aquí no hay nada.</translation>
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
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the land of %1. To see other land, select another region or something in it.</source>
        <translation>Se muestra el terreno de %1. Para ver otro, seleccione otra región o algo en ella.</translation>
    </message>
    <message>
        <source>%1 LI/m² at x %2, y %3</source>
        <comment>a square of land</comment>
        <translation>%1 LI/m² en x %2, y %3</translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact of a parcel, and what fits</comment>
        <translation>%1 de %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>entries of the legend</comment>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::LevelPlanner</name>
    <message>
        <source>Searching for levels of detail</source>
        <translation>Buscando niveles de detalle</translation>
    </message>
    <message>
        <source>Use levels of detail</source>
        <translation>Usar los niveles de detalle</translation>
    </message>
    <message>
        <source>Levels of detail in use: %1 → %2 LI. You can undo this.</source>
        <translation>Niveles de detalle en uso: %1 → %2 LI. Se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>wb::ui::LevelsMenu</name>
    <message>
        <source>Like the &amp;uploader</source>
        <translation>&amp;Como el cargador</translation>
    </message>
    <message>
        <source>From the &amp;files only</source>
        <translation>Solo de los &amp;archivos</translation>
    </message>
    <message>
        <source>Use the next higher level of detail for each missing one</source>
        <translation>Usar el nivel de detalle inmediatamente superior por cada uno que falta</translation>
    </message>
    <message>
        <source>Generate each missing level of detail with a quarter as many triangles as the level above</source>
        <translation>Generar cada nivel de detalle que falta con un cuarto de los triángulos del nivel superior</translation>
    </message>
    <message>
        <source>Generate each missing level of detail as the uploader does by default</source>
        <translation>Generar cada nivel de detalle que falta como lo hace el cargador de forma predeterminada</translation>
    </message>
    <message>
        <source>A &amp;quarter of the triangles each</source>
        <translation>&amp;Un cuarto de los triángulos cada uno</translation>
    </message>
    <message>
        <source>&amp;Levels of detail for 3D models</source>
        <translation>Nive&amp;les de detalle para modelos 3D</translation>
    </message>
</context>
<context>
    <name>wb::ui::LinksetEditor</name>
    <message>
        <source>The object moves without being physical, for example by keyframed motion</source>
        <translation>Se mueve sin ser físico, por ejemplo mediante fotogramas clave</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n parte</numerusform>
            <numerusform>%n partes</numerusform>
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
        <translation>región %1</translation>
    </message>
    <message>
        <source>The object can be set physical.</source>
        <translation>Se puede hacer físico.</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Físico</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>The simulator moves the object; this adds a penalty and might change the object&apos;s physics shapes</source>
        <translation>El simulador mueve el objeto; esto añade un recargo y puede cambiar sus formas físicas</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>En movimiento</translation>
    </message>
</context>
<context>
    <name>wb::ui::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Nothing yet. The log lists every file opened or saved, and every change.</source>
        <translation>Aún no hay nada. El registro enumera cada archivo abierto o escrito, y cada cambio.</translation>
    </message>
    <message>
        <source>Copy the selected lines, or all lines if none are selected</source>
        <translation>Copiar las líneas seleccionadas, o todas si no hay ninguna seleccionada</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save all lines to a text file</source>
        <translation>Guardar todas las líneas en un archivo de texto</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Delete all lines</source>
        <translation>Eliminar todas las líneas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Problems in the open files: %L1; see the Problems panel</source>
        <translation>Problemas en los archivos abiertos: %L1; vea el panel Problemas</translation>
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
        <translation>Solo se pueden abrir archivos de este ordenador.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Canceled: %1. Nothing was changed.</source>
        <comment>work in the background</comment>
        <translation>Cancelado: %1. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>%1[*] (also open in another window) – Weighbridge</source>
        <comment>file name</comment>
        <translation>%1[*] (también abierto en otra ventana) – Weighbridge</translation>
    </message>
</context>
<context>
    <name>wb::ui::Measuring</name>
    <message>
        <source>Click the first point; press M to stop measuring.</source>
        <translation>Haga clic en el primer punto; pulse M para dejar de medir.</translation>
    </message>
    <message>
        <source>Click the second point.</source>
        <translation>Haga clic en el segundo punto.</translation>
    </message>
    <message>
        <source>edge %1, triangle %2 wide</source>
        <translation>arista %1, triángulo de %2 de ancho</translation>
    </message>
    <message>
        <source>Distance %1: x %2, y %3, z %4</source>
        <translation>Distancia %1: x %2, y %3, z %4</translation>
    </message>
</context>
<context>
    <name>wb::ui::OctreeActions</name>
    <message>
        <source>Fill cube</source>
        <translation>Rellenar un cubo</translation>
    </message>
    <message>
        <source>Delete cube</source>
        <translation>Borrar un cubo</translation>
    </message>
    <message>
        <source>Make cube solid</source>
        <translation>Hacer macizo un cubo</translation>
    </message>
    <message>
        <source>Divide cube</source>
        <translation>Dividir un cubo</translation>
    </message>
    <message>
        <source>Merge cubes</source>
        <translation>Unir cubos</translation>
    </message>
    <message>
        <source>Added a ray. You can follow it step by step in the Ray panel.</source>
        <translation>Se añadió un rayo. Puede seguirlo paso a paso en el panel Rayo.</translation>
    </message>
    <message>
        <source>Fill cubes</source>
        <translation>Rellenar cubos</translation>
    </message>
    <message>
        <source>Delete cubes</source>
        <translation>Borrar cubos</translation>
    </message>
    <message>
        <source>%1 is now %L2 m wide</source>
        <translation>%1 mide ahora %L2 m de ancho</translation>
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
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Tamaño:</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>%1 (x, y, z)</source>
        <translation>%1 (x, y, z)</translation>
    </message>
    <message>
        <source>This octree could not be read.</source>
        <translation>No se pudo leer.</translation>
    </message>
    <message>
        <source>cubes: %L1 empty, %L2 solid, %L3 indented, %L4 divided · depth: %L5</source>
        <translation>cubos: %L1 vacíos, %L2 macizos, %L3 rebajados, %L4 divididos · profundidad: %L5</translation>
    </message>
    <message>
        <source>filled: %1% of the volume · memory: %2</source>
        <translation>lleno: %1 % del volumen · memoria: %2</translation>
    </message>
    <message>
        <source>depth %L1: %L2 empty, %L3 solid, %L4 indented, %L5 divided</source>
        <translation>profundidad %L1: %L2 vacíos, %L3 macizos, %L4 rebajados, %L5 divididos</translation>
    </message>
</context>
<context>
    <name>wb::ui::OpenGridDialog</name>
    <message>
        <source>Open grid</source>
        <translation>Abrir grid</translation>
    </message>
    <message>
        <source>grid.sqlite, or postgresql://server/database</source>
        <translation>grid.sqlite o postgresql://servidor/base</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de datos</translation>
    </message>
    <message>
        <source>Statistics &amp;database:</source>
        <translation>&amp;Base de estadísticas:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Examinar…</translation>
    </message>
    <message>
        <source>“weighbridge statistics FOLDER -o grid.sqlite” creates a database from the files in a folder. To use a PostgreSQL server, enter its connection string.</source>
        <translation>«weighbridge statistics CARPETA -o grid.sqlite» crea una base de datos a partir de los archivos de una carpeta. Para usar un servidor PostgreSQL, escriba su cadena de conexión.</translation>
    </message>
    <message>
        <source>Statistics databases (%1)</source>
        <translation>Bases de estadísticas (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>wb::ui::OptimizeSteps</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Show what the uploader would refuse</source>
        <translation>Mostrar lo que la subida rechazaría</translation>
    </message>
    <message>
        <source>Levels of detail</source>
        <translation>Niveles de detalle</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Física</translation>
    </message>
    <message>
        <source>Find cheaper physics shapes for the object</source>
        <translation>Buscar formas físicas más baratas para el objeto</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>nothing to upload</source>
        <translation>nada que subir</translation>
    </message>
    <message>
        <source>would be refused</source>
        <translation>se rechazaría</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
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
        <translation>se subiría: %1 LI</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>aún no buscado</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>ninguno encontrado</translation>
    </message>
    <message>
        <source>several objects</source>
        <translation>varios objetos</translation>
    </message>
    <message>
        <source>To lower the cost to %1 LI, first use the levels of detail and the physics shape from the earlier steps.</source>
        <translation>Para bajar el coste a %1 LI, use antes los niveles de detalle y la forma física de los pasos anteriores.</translation>
    </message>
    <message>
        <source>Land impact before and after the improvements found so far</source>
        <translation>Impacto en el terreno antes y después de las mejoras halladas hasta ahora</translation>
    </message>
    <message>
        <source>Find simpler levels of detail that look the same</source>
        <translation>Buscar niveles de detalle más simples que se vean igual</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>ninguna elegida</translation>
    </message>
    <message>
        <source>object: %1</source>
        <comment>land impact of it</comment>
        <translation>objeto: %1</translation>
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
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Aplicar: %1</translation>
    </message>
    <message>
        <source>Make this change to the scene; you can undo it</source>
        <translation>Hacer este cambio en la escena; se puede deshacer</translation>
    </message>
</context>
<context>
    <name>wb::ui::Panels</name>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costes</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Problems (%L1)</source>
        <translation>Problemas (%L1)</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Rayo</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Detach from the window, or attach again</source>
        <translation>Sacar de la ventana o volver a acoplar</translation>
    </message>
    <message>
        <source>Close (to open it again: View &gt; Panels)</source>
        <translation>Cerrar (para volver a abrirlo: Ver &gt; Paneles)</translation>
    </message>
</context>
<context>
    <name>wb::ui::PanelsMenu</name>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
</context>
<context>
    <name>wb::ui::PartEditor</name>
    <message>
        <source>Physics shape type</source>
        <translation>Tipo de forma física</translation>
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
        <translation>Forma del agujero</translation>
    </message>
    <message>
        <source>Shape type</source>
        <translation>Tipo de forma</translation>
    </message>
    <message>
        <source>Animated mesh</source>
        <translation>Malla animada</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>The mesh was uploaded without physics shapes</source>
        <translation>La malla se subió sin formas físicas</translation>
    </message>
    <message>
        <source>Normal or specular maps</source>
        <translation>Materiales normales o especulares</translation>
    </message>
    <message>
        <source>Scr&amp;ipts:</source>
        <translation>Scr&amp;ipts:</translation>
    </message>
    <message>
        <source>Shape &amp;type:</source>
        <translation>&amp;Tipo de forma:</translation>
    </message>
    <message>
        <source>Hole:</source>
        <translation>Agujero:</translation>
    </message>
</context>
<context>
    <name>wb::ui::PlanBar</name>
    <message>
        <source>Current</source>
        <comment>stop of the slider</comment>
        <translation>Actual</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <comment>stop of the slider</comment>
        <translation>Más barato</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Maximum deviation: %1, %2</source>
        <comment>stop, land impact</comment>
        <translation>Desviación máxima: %1, %2</translation>
    </message>
    <message>
        <source>Choose a maximum deviation to find the best shape.</source>
        <translation>Elija una desviación máxima para buscar la mejor forma.</translation>
    </message>
    <message>
        <source>Looking for shapes…</source>
        <translation>Buscando formas…</translation>
    </message>
    <message>
        <source>Maximum deviation of the physics shape where avatars touch the object. Elsewhere, it may be up to %1. Each stop shows the land impact of the best shape found so far</source>
        <translation>Desviación máxima de la forma física donde los avatares tocan el objeto. En lo demás, puede ser de hasta %1. Cada posición del control muestra el impacto en el terreno de la mejor forma encontrada hasta ahora</translation>
    </message>
</context>
<context>
    <name>wb::ui::PreferencesDialog</name>
    <message>
        <source>&amp;Restore the camera, columns and panels of each file</source>
        <translation>&amp;Restaurar la cámara, las columnas y los paneles de cada archivo</translation>
    </message>
    <message>
        <source>Reopen the last files at &amp;startup</source>
        <translation>Reabrir los últimos archivos al &amp;empezar</translation>
    </message>
    <message>
        <source>Keep &amp;pictures of recent files</source>
        <translation>Conservar imá&amp;genes de los archivos recientes</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Restart the program to change the language.</source>
        <translation>Reinicie el programa para cambiar el idioma.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>&amp;Colores:</translation>
    </message>
    <message>
        <source>All windows use these colors now.</source>
        <translation>Todas las ventanas usan ahora estos colores.</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>&amp;Teclado…</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Store &amp;unsaved changes every:</source>
        <translation>Guardar cambios &amp;no guardados cada:</translation>
    </message>
    <message>
        <source>This setting applies to all windows now.</source>
        <translation>Esto se aplica ahora a todas las ventanas.</translation>
    </message>
    <message>
        <source>The stored pictures were deleted.</source>
        <translation>Se eliminaron las imágenes guardadas.</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>behind a number</comment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>all free memory</source>
        <translation>toda la memoria libre</translation>
    </message>
    <message>
        <source>&amp;Memory limit for a file:</source>
        <translation>Límite de &amp;memoria por archivo:</translation>
    </message>
    <message>
        <source>The minimum is %1 MiB.</source>
        <translation>El mínimo es de %1 MiB.</translation>
    </message>
    <message>
        <source>The limit applies to the files that you open next.</source>
        <translation>El límite se aplica a los archivos que abra a partir de ahora.</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Re&amp;staurar predeterminados</translation>
    </message>
    <message>
        <source>Blue, amber, red</source>
        <translation>Azul, ámbar, rojo</translation>
    </message>
    <message>
        <source>Light to dark, color-blind safe</source>
        <translation>De claro a oscuro, apto para daltónicos</translation>
    </message>
    <message>
        <source>C&amp;ost colors:</source>
        <translation>C&amp;olores de coste:</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>Metros</translation>
    </message>
    <message>
        <source>Centimeters</source>
        <translation>Centímetros</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Pies</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pulgadas</translation>
    </message>
    <message>
        <source>Leng&amp;ths:</source>
        <translation>Longit&amp;udes:</translation>
    </message>
    <message>
        <source>All windows use this unit now.</source>
        <translation>Todas las ventanas usan ahora esta unidad.</translation>
    </message>
    <message>
        <source>If a file needs more memory, the program shows an error message instead of opening it</source>
        <translation>Si un archivo necesita más memoria, el programa muestra un mensaje de error en lugar de abrirlo</translation>
    </message>
    <message>
        <source>The unit for sizes, positions and distances. You can type any unit in the list after a number, as in 30 cm. Files, formulas, constants and the cost table stay in meters, as on the grid.</source>
        <translation>La unidad para tamaños, posiciones y distancias. Tras un número puede escribir cualquier unidad de la lista, como en 30 cm. Archivos, fórmulas, constantes y la tabla de costes siguen en metros, como en el grid.</translation>
    </message>
    <message>
        <source>The program stores unsaved changes in its own folder, not in your files. If the program quits unexpectedly, it offers to restore these changes the next time you start it.</source>
        <translation>El programa guarda los cambios no guardados en su propia carpeta, no en sus archivos. Si el programa se cierra de forma inesperada, ofrece recuperar estos cambios la próxima vez que lo inicie.</translation>
    </message>
    <message>
        <source>All settings except the keyboard shortcuts are back to their defaults. Restart the program to change the language.</source>
        <translation>Todos los ajustes, salvo los atajos de teclado, tienen de nuevo sus valores predeterminados. Reinicie el programa para cambiar el idioma.</translation>
    </message>
    <message>
        <source>All settings except the keyboard shortcuts are back to their defaults.</source>
        <translation>Todos los ajustes, salvo los atajos de teclado, tienen de nuevo sus valores predeterminados.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsModel</name>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsPanel</name>
    <message>
        <source>No problems.</source>
        <translation>Sin problemas.</translation>
    </message>
    <message>
        <source>C&amp;lear refused files</source>
        <translation>&amp;Quitar archivos rechazados</translation>
    </message>
    <message>
        <source>Clear the entries for files that could not be opened or saved</source>
        <translation>Quitar de la lista los archivos que no se pudieron abrir o guardar</translation>
    </message>
    <message>
        <source>Clear refused files</source>
        <translation>Quitar archivos rechazados</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProfileMenu</name>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Use all constants and choices from a built-in profile or a scenario</source>
        <translation>Usar todas las constantes y opciones de un perfil incluido o de un escenario</translation>
    </message>
</context>
<context>
    <name>wb::ui::PropertiesPanel</name>
    <message>
        <source>Select an object in the scene tree, the cost table or the 3D view.</source>
        <translation>Seleccione un objeto en el árbol de la escena, la tabla de costes o la vista 3D.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>No hay nada seleccionado</translation>
    </message>
</context>
<context>
    <name>wb::ui::PushActions</name>
    <message numerus="yes">
        <source>%n cube(s) of %1</source>
        <translation>
            <numerusform>%n cubo de %1</numerusform>
            <numerusform>%n cubos de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Push cubes in</source>
        <translation>Hundir cubos</translation>
    </message>
    <message>
        <source>Pull cubes out</source>
        <translation>Sacar cubos</translation>
    </message>
</context>
<context>
    <name>wb::ui::RayPanel</name>
    <message>
        <source>Ray</source>
        <translation>Rayo</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>How the methods differ</source>
        <translation>En qué se diferencian los métodos</translation>
    </message>
    <message>
        <source>Result of the exact method</source>
        <translation>Lo que halla el método exacto</translation>
    </message>
    <message>
        <source>Result of Inexor&apos;s method</source>
        <translation>Lo que halla el método de Inexor</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Go to the start, before the first step</source>
        <translation>Antes del primer paso</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Go to the end, after the last step</source>
        <translation>Después del último paso</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>number of a ray</comment>
        <translation>%L1: %2</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exacto: %1</translation>
    </message>
    <message>
        <source>Inexor: %1</source>
        <translation>Inexor: %1</translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation>Paso %L1 de %L2</translation>
    </message>
    <message>
        <source>Click an octree leaf in the 3D view to follow the ray under the pointer. Ctrl+R adds the ray under the pointer to the scene; Esc stops following the ray.</source>
        <translation>Haga clic en una hoja de un octree en la vista 3D para seguir el rayo que está bajo el puntero. Ctrl+R añade a la escena el rayo que está bajo el puntero; Esc deja de seguir el rayo.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep this ray in the scene</source>
        <translation>Conservar este rayo en la escena</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove this ray from the scene</source>
        <translation>Quitar este rayo de la escena</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Stop following this ray (Esc)</source>
        <translation>Dejar de seguir este rayo (Esc)</translation>
    </message>
    <message>
        <source>In the view: %1</source>
        <comment>a ray</comment>
        <translation>En la vista: %1</translation>
    </message>
    <message>
        <source>No octree is open, so there is nothing to cast a ray into.</source>
        <translation>No hay ningún octree abierto, así que no hay nada contra lo que lanzar un rayo.</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Hoja alcanzada</translation>
    </message>
    <message>
        <source>Go to the step where the ray hits the leaf</source>
        <translation>Ir al paso en que el rayo alcanza la hoja</translation>
    </message>
    <message>
        <source>Steps shown</source>
        <translation>Pasos mostrados</translation>
    </message>
    <message>
        <source>Decisive steps</source>
        <translation>Pasos decisivos</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Todos los pasos</translation>
    </message>
    <message>
        <source>Steps in %1</source>
        <comment>an octree</comment>
        <translation>Pasos en %1</translation>
    </message>
    <message>
        <source>No ray to follow</source>
        <translation>No se sigue ningún rayo</translation>
    </message>
    <message>
        <source>The method to replay: the exact one, the one that Inexor published, or the one that Inexor&apos;s engine uses today</source>
        <translation>El método que se reproduce: el exacto, el que publicó Inexor o el que usa hoy el motor de Inexor</translation>
    </message>
    <message>
        <source>Result of Inexor&apos;s engine</source>
        <translation>Lo que halla el motor de Inexor</translation>
    </message>
    <message>
        <source>This file has no octree.</source>
        <translation>Este archivo no tiene ningún octree.</translation>
    </message>
    <message>
        <source>Inexor&apos;s engine: %1</source>
        <translation>Motor de Inexor: %1</translation>
    </message>
    <message>
        <source>The rays kept in the scene, and the ray from your last click in the 3D view</source>
        <translation>Los rayos conservados en la escena, y el último rayo en el que hizo clic en la vista 3D</translation>
    </message>
    <message>
        <source>Decisive steps: hits, the end of the search, and the steps that lead to them. If nothing is hit, also the steps toward the nearest leaf.</source>
        <translation>Pasos decisivos: lo que se alcanza, el final de la búsqueda y los pasos que llevan hasta ahí. Si no se alcanza nada, también los pasos hacia la hoja más cercana.</translation>
    </message>
    <message>
        <source>No octree</source>
        <translation>Sin octree</translation>
    </message>
</context>
<context>
    <name>wb::ui::RayTrail</name>
    <message>
        <source>Remove ray</source>
        <translation>Quitar un rayo</translation>
    </message>
    <message>
        <source>Keep ray</source>
        <translation>Conservar rayo</translation>
    </message>
</context>
<context>
    <name>wb::ui::RecentFiles</name>
    <message>
        <source>No recent files</source>
        <translation>No hay archivos recientes</translation>
    </message>
</context>
<context>
    <name>wb::ui::RecoveryDialog</name>
    <message>
        <source>Weighbridge closed before these changes were saved. You can open each file with its unsaved changes. Your files do not change until you save.</source>
        <translation>Weighbridge se cerró antes de que se guardaran estos cambios. Puede abrir cada archivo con sus cambios no guardados. Sus archivos no cambian hasta que usted guarde.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>%1, changed %2</source>
        <comment>file name, date and time</comment>
        <translation>%1, cambiado el %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Más tarde</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Comparing with the file…</source>
        <translation>Comparando con el archivo…</translation>
    </message>
</context>
<context>
    <name>wb::ui::RegionList</name>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Double-click to open the region&apos;s file</source>
        <translation>Haga doble clic para abrir el archivo de la región</translation>
    </message>
    <message>
        <source>Filter: name, or free &lt; 0</source>
        <translation>Filtro: un nombre, o free &lt; 0</translation>
    </message>
    <message>
        <source>Filter regions</source>
        <translation>Filtrar regiones</translation>
    </message>
    <message>
        <source>Regions: %L1</source>
        <translation>Regiones: %L1</translation>
    </message>
    <message>
        <source>Regions: %L1 of %L2</source>
        <translation>Regiones: %L1 de %L2</translation>
    </message>
    <message>
        <source>(not yet updated)</source>
        <translation>(aún sin actualizar)</translation>
    </message>
    <message>
        <source>Type words from a region&apos;s name or file name, or a comparison such as &quot;free &lt; 0&quot;</source>
        <translation>Escriba palabras del nombre o del archivo de una región, o una comparación como: free &lt; 0</translation>
    </message>
</context>
<context>
    <name>wb::ui::RegionPage</name>
    <message>
        <source>The Problems panel lists %L1 more.</source>
        <translation>El panel Problemas enumera %L1 más.</translation>
    </message>
    <message>
        <source>Select an object here or anywhere else to see why it costs what it costs and how to make it cheaper.</source>
        <translation>Seleccione un objeto aquí o en cualquier otro lugar para ver por qué cuesta eso y cómo reducirlo.</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Most expensive:</source>
        <translation>Los más caros:</translation>
    </message>
</context>
<context>
    <name>wb::ui::ReportTableView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
</context>
<context>
    <name>wb::ui::ScenarioModel</name>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
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
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>Save the current constants as a scenario</source>
        <translation>Conservar las constantes actuales como escenario</translation>
    </message>
    <message>
        <source>Use the constants of this scenario</source>
        <translation>Usar las constantes de este escenario</translation>
    </message>
    <message>
        <source>Pin as &amp;baseline</source>
        <translation>Fi&amp;jar como referencia</translation>
    </message>
    <message>
        <source>Pin the curre&amp;nt constants</source>
        <translation>&amp;Fijar las constantes actuales</translation>
    </message>
    <message>
        <source>&amp;Unpin the baseline</source>
        <translation>&amp;Soltar la referencia</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Dejar de comparar</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>Add a copy of the scenario</source>
        <translation>Añadir una copia del escenario</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>Cambiar el nombre del escenario</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Remove the scenario from the project</source>
        <translation>Quitar el escenario del proyecto</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Add a scenario from a profile file</source>
        <translation>Añadir un escenario desde un archivo de perfil</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Save the scenario as a profile file</source>
        <translation>Escribir el escenario en un archivo de perfil</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>Má&amp;s</translation>
    </message>
    <message>
        <source>More actions for scenarios and the baseline</source>
        <translation>Más acciones para escenarios y la referencia</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Nothing is open. Scenarios are saved in the project.</source>
        <translation>No hay nada abierto. Los escenarios se guardan en el proyecto.</translation>
    </message>
    <message>
        <source>Baseline: %1. Weighing it…</source>
        <translation>Referencia: %1. Se está pesando…</translation>
    </message>
    <message>
        <source>Calculate the scene&apos;s costs under this scenario and keep them as the baseline for later comparison</source>
        <translation>Calcular los costes de la escena con este escenario y conservarlos como referencia, para compararlos más tarde</translation>
    </message>
    <message>
        <source>Keep the current constants, parts and shapes as the baseline for later comparison</source>
        <translation>Conservar las constantes, partes y formas actuales como referencia, para compararlas más tarde</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>Ap&amp;licar</translation>
    </message>
    <message>
        <source>No scenarios yet. To save the current constants as a scenario, click &quot;New&quot;.</source>
        <translation>Aún no hay escenarios. Para guardar las constantes actuales como escenario, haga clic en «Nuevo».</translation>
    </message>
    <message>
        <source>Baseline: %1. Land impact (LI): %2.</source>
        <comment>before 5 → now 3 (−2)</comment>
        <translation>Referencia: %1. Impacto en el terreno (LI): %2.</translation>
    </message>
    <message>
        <source>Its constants are saved in the project. Its parts and shapes are those that the project had when it was opened.</source>
        <translation>Sus constantes se guardan en el proyecto. Sus partes y formas son las que tenía el proyecto al abrirlo.</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneActions</name>
    <message>
        <source>Hide the selected item in the 3D view, or show it again</source>
        <translation>Ocultarlo en la vista 3D, o volver a mostrarlo</translation>
    </message>
    <message>
        <source>Show &amp;only this</source>
        <translation>Mostrar &amp;solo esto</translation>
    </message>
    <message>
        <source>Hide everything else in the 3D view</source>
        <translation>Ocultar todo lo demás en la vista 3D</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Mostrar &amp;todo</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Encuadrar</translation>
    </message>
    <message>
        <source>Frame the selected item in the 3D view</source>
        <translation>Ajustarlo a la vista 3D</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Ocultar</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>In file &amp;order</source>
        <translation>En el &amp;orden del archivo</translation>
    </message>
    <message>
        <source>List objects in file order instead of most expensive first</source>
        <translation>Listar los objetos en el orden del archivo en vez de los más caros primero</translation>
    </message>
    <message>
        <source>Show all hidden items in the 3D view again</source>
        <translation>Volver a mostrar en la vista 3D todos los elementos ocultos</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneModel</name>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The 3D view hides unchecked objects</source>
        <translation>La vista 3D oculta los objetos sin marcar</translation>
    </message>
    <message numerus="yes">
        <source>Links %Ln objects: %1 → %2 LI</source>
        <comment>of a drop</comment>
        <translation>
            <numerusform>Enlaza %Ln objeto: %1 → %2 LI</numerusform>
            <numerusform>Enlaza %Ln objetos: %1 → %2 LI</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves %Ln objects to “%1”, which then uses %2 of %3 LI</source>
        <comment>of a drop</comment>
        <translation>
            <numerusform>Mueve %Ln objeto a «%1», que entonces usa %2 de %3 LI</numerusform>
            <numerusform>Mueve %Ln objetos a «%1», que entonces usa %2 de %3 LI</numerusform>
        </translation>
    </message>
    <message>
        <source>Land impact (LI) of regions and linksets, physics cost (PE) of parts. Bars compare regions and parcels with their capacity, and linksets with the most expensive one.</source>
        <translation>Impacto en el terreno (LI) de regiones y conjuntos enlazados, coste de física (PE) de partes. Las barras comparan las regiones y parcelas con su capacidad, y los conjuntos enlazados con el más caro.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ScenePanel</name>
    <message>
        <source>Search by name</source>
        <translation>Buscar por nombre</translation>
    </message>
    <message>
        <source>No matches for “%1”.</source>
        <translation>Sin coincidencias con «%1».</translation>
    </message>
    <message>
        <source>Search linksets, parts and octrees</source>
        <translation>Buscar conjuntos enlazados, partes y octrees</translation>
    </message>
    <message>
        <source>&lt;p&gt;Open a mesh asset or a project to see its parts, or add objects with the &lt;i&gt;Compose&lt;/i&gt; menu.&lt;/p&gt;&lt;p&gt;&lt;a href=&quot;stories.md&quot;&gt;Six stories&lt;/a&gt; show what you can do.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Abra un recurso de malla o un proyecto para ver sus partes, o añada objetos con el menú &lt;i&gt;Componer&lt;/i&gt;.&lt;/p&gt;&lt;p&gt;&lt;a href=&quot;stories.md&quot;&gt;Seis historias&lt;/a&gt; muestran lo que puede hacer.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Show only items whose names contain all the words you type</source>
        <translation>Mostrar solo los elementos cuyo nombre contenga todas las palabras que escriba</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneTree</name>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
</context>
<context>
    <name>wb::ui::Section</name>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrado</translation>
    </message>
</context>
<context>
    <name>wb::ui::SessionLog</name>
    <message>
        <source>change</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Suceso</translation>
    </message>
    <message>
        <source>info</source>
        <translation>info</translation>
    </message>
</context>
<context>
    <name>wb::ui::SeveralEditor</name>
    <message>
        <source>All physical</source>
        <translation>Todos físicos</translation>
    </message>
    <message>
        <source>Several objects</source>
        <translation>Varios objetos</translation>
    </message>
    <message>
        <source>Physics shape type of all selected parts</source>
        <translation>Tipo de forma física de todos</translation>
    </message>
    <message>
        <source>Scripts per part</source>
        <translation>Scripts por parte</translation>
    </message>
    <message>
        <source>Scripts per part:</source>
        <translation>Scripts por parte:</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Físico</translation>
    </message>
    <message>
        <source>Shape type</source>
        <translation>Tipo de forma</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Scripts</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>distintos</translation>
    </message>
    <message>
        <source>Triangles at the highest level of detail: %1</source>
        <translation>Triángulos en el nivel de detalle más alto: %1</translation>
    </message>
    <message>
        <source>Shape type:</source>
        <translation>Tipo de forma:</translation>
    </message>
    <message>
        <source>Objects: %L1, parts: %L2
Land impact: %3 LI, server weight: %4 PE
Weights of the parts: physics %5 PE, download %6 PE</source>
        <translation>Objetos: %L1, partes: %L2
Impacto en el terreno: %3 LI, peso de servidor: %4 PE
Pesos de las partes: física %5 PE, descarga %6 PE</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeActions</name>
    <message>
        <source>Export shape</source>
        <translation>Exportar la forma</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forma</translation>
    </message>
    <message>
        <source>For the uploader (*.dae *.glb);;For other tools (*.obj);;Mesh asset (*.llmesh *.mesh);;Viewer&apos;s model file (*.slm);;Project (*.weighbridge)</source>
        <translation>Para el cargador (*.dae *.glb);;Para otras herramientas (*.obj);;Recurso de malla (*.llmesh *.mesh);;Archivo de modelo del visor (*.slm);;Proyecto (*.weighbridge)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeCard</name>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>physics weight in PE and deviation of a candidate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <comment>a candidate by its method</comment>
        <translation>Usar: %1</translation>
    </message>
    <message>
        <source>Use this shape for the mesh; you can undo this</source>
        <translation>Usar esta forma para la malla; se puede deshacer</translation>
    </message>
    <message>
        <source>Arrow keys move between shapes; Enter uses the shape</source>
        <translation>Las flechas pasan de una forma a otra; Intro usa la forma</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>method and deviation elsewhere of a candidate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>End the search and use this shape for the mesh; you can undo this</source>
        <translation>Terminar la búsqueda y usar esta forma para la malla; se puede deshacer</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeCards</name>
    <message>
        <source>Part:</source>
        <translation>Parte:</translation>
    </message>
    <message>
        <source>Generated shapes</source>
        <translation>Formas generadas</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeChart</name>
    <message>
        <source>Cost by deviation</source>
        <translation>Coste según la desviación</translation>
    </message>
    <message>
        <source>The cost and deviation of each shape in the list</source>
        <translation>El coste y la desviación de cada forma de la lista</translation>
    </message>
    <message>
        <source>physics in PE</source>
        <translation>física en PE</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>method and what it made</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>deviation in %1</source>
        <translation>desviación en %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeList</name>
    <message>
        <source>Generated shapes</source>
        <translation>Formas generadas</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeMaker</name>
    <message>
        <source>Generating physics shapes</source>
        <translation>Generación de formas físicas</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeModel</name>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Hecha de</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Física</translation>
    </message>
    <message>
        <source>Physics cost of the part at rest, in PE</source>
        <translation>Coste físico de la parte en reposo, en PE</translation>
    </message>
    <message>
        <source>When physical</source>
        <translation>Si es física</translation>
    </message>
    <message>
        <source>Physics cost of the part when physical, in PE</source>
        <translation>Coste de física de la parte si es física, en PE</translation>
    </message>
    <message>
        <source>Land impact</source>
        <translation>Impacto en el terreno</translation>
    </message>
    <message>
        <source>Land impact of the object with this shape</source>
        <translation>Impacto en el terreno del objeto con esta forma</translation>
    </message>
    <message>
        <source>Passages and floors</source>
        <translation>Pasos y suelos</translation>
    </message>
    <message>
        <source>Whether avatars can still walk and stand everywhere they could before</source>
        <translation>Si los avatares aún pueden llegar y estar de pie en todos los lugares en los que podían antes</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, seleccionada</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>Llega</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>after Analyze</source>
        <translation>tras Analizar</translation>
    </message>
    <message>
        <source>exact, after steps in world</source>
        <translation>exacta, tras pasos en el mundo</translation>
    </message>
    <message>
        <source>after Analyze, %1 to %2 PE</source>
        <translation>tras Analizar, de %1 a %2 PE</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>after Analyze, %1 PE</source>
        <translation>tras Analizar, %1 PE</translation>
    </message>
    <message>
        <source>Exact: the shape arrives in world as shown; linked hulls and prims also need the steps that &quot;Export for the uploader…&quot; lists. After Analyze: the uploader makes its own hulls instead. Their physics cost depends on the Resolution that you choose in the uploader</source>
        <translation>Exacta: la forma llega al mundo como se muestra; las envolventes y los prims enlazados necesitan también los pasos que muestra «Exportar para el cargador…». Tras Analizar: el cargador hace en su lugar sus propias envolventes. Su coste de física depende de la «Calidad» (Resolution) que elija en el cargador</translation>
    </message>
    <message>
        <source>Maximum deviation from the visual mesh (overfill or shortfall), also as a percentage of the part&apos;s diagonal. &quot;Elsewhere&quot; is where avatars do not touch the part</source>
        <translation>Desviación máxima respecto a la malla visible (exceso o defecto), también como porcentaje de la diagonal de la parte. «En lo demás» es donde los avatares no tocan la parte</translation>
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
        <translation>Hacer</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Find physics shapes for the selection</source>
        <translation>Buscar formas físicas para la selección</translation>
    </message>
    <message>
        <source>Use the selected shape for the mesh; you can undo this</source>
        <translation>Usar la forma seleccionada para la malla; se puede deshacer</translation>
    </message>
    <message>
        <source>Save the selected shape for the uploader, or as a mesh asset</source>
        <translation>Escribir la forma seleccionada para el cargador, o como recurso de malla</translation>
    </message>
    <message>
        <source>Stop and keep the shapes found so far</source>
        <translation>Parar y conservar las formas encontradas hasta ahora</translation>
    </message>
    <message>
        <source>Generating shapes</source>
        <translation>Generando formas</translation>
    </message>
    <message>
        <source>Make physics shape</source>
        <translation>Hacer forma física</translation>
    </message>
    <message>
        <source>Parts with a new physics shape: %L1</source>
        <translation>Partes con nueva forma física: %L1</translation>
    </message>
    <message>
        <source>The scene or its constants changed. Make the shapes again.</source>
        <translation>La escena o sus constantes han cambiado. Vuelva a hacer las formas.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>No hay nada abierto.</translation>
    </message>
    <message>
        <source>Looking for shapes…</source>
        <translation>Buscando formas…</translation>
    </message>
    <message>
        <source>No shape was generated.</source>
        <translation>No se generó ninguna forma.</translation>
    </message>
    <message>
        <source>Parts with a selected shape: %L1</source>
        <translation>Partes con una forma seleccionada: %L1</translation>
    </message>
    <message>
        <source>%1 – %2, deviation %3: land impact %4 LI instead of %5 LI</source>
        <translation>%1 – %2, desviación %3: impacto en el terreno %4 en lugar de %5</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forma</translation>
    </message>
    <message>
        <source>heat map</source>
        <translation>desvíos</translation>
    </message>
    <message>
        <source>walkable space</source>
        <translation>espacio transitable</translation>
    </message>
    <message>
        <source>Colors show where the shape sticks out or falls short, and by how much</source>
        <translation>Los colores muestran dónde la forma sobresale o se queda corta, y cuánto</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Mostrar:</translation>
    </message>
    <message>
        <source>Tiles mark where an avatar %1 wide and %2 tall can stand. Their color shows where an avatar no longer fits</source>
        <translation>Las losetas marcan dónde puede estar de pie un avatar de %1 de ancho y %2 de alto. Su color muestra dónde ya no cabe</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Set the goal, the methods and how to handle passages</source>
        <translation>Ajustar el objetivo, los métodos y qué hacer con los pasos</translation>
    </message>
    <message>
        <source>Find or use simpler levels of detail that look the same at the distances where viewers show them</source>
        <translation>Buscar o usar niveles de detalle más simples que se ven igual a las distancias en que los visores los muestran</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Show the shapes as a table with a chart</source>
        <translation>Mostrar las formas en una tabla con un gráfico</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Seleccione primero un objeto.</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>aún no buscado</translation>
    </message>
    <message>
        <source>select an object</source>
        <translation>seleccione un objeto</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>Levels of detail: %1</source>
        <translation>Niveles de detalle: %1</translation>
    </message>
    <message>
        <source>Use levels of detail</source>
        <translation>Usar los niveles de detalle</translation>
    </message>
    <message>
        <source>Search for levels of detail</source>
        <translation>Buscar niveles de detalle</translation>
    </message>
    <message>
        <source>Undo &quot;Make physics shape&quot; first. The prims or hulls of that shape are now parts of the object.</source>
        <translation>Deshaga primero «Hacer forma física». Los prims o envolventes de esa forma son ahora partes del objeto.</translation>
    </message>
    <message>
        <source>Select a mesh, or an object that contains one, to make physics shapes for it.</source>
        <translation>Seleccione una malla, o un objeto que tenga una, para hacerle formas físicas.</translation>
    </message>
    <message>
        <source>Export for the uploader…</source>
        <translation>Exportar para el cargador…</translation>
    </message>
    <message>
        <source>Save the object, its levels of detail and its physics for the uploader</source>
        <translation>Guardar el objeto, sus niveles de detalle y su física para el cargador</translation>
    </message>
    <message>
        <source>Now in use: %1. You can undo this. To save the shape and the steps to take in world, click &quot;Export for the uploader…&quot;.</source>
        <translation>En uso: %1. Puede deshacerlo. Para guardar la forma y los pasos que hay que dar en el mundo, haga clic en «Exportar para el cargador…».</translation>
    </message>
    <message>
        <source>Now in use: %1. You can undo this. To save the files for an upload, click &quot;Export for the uploader…&quot;.</source>
        <translation>En uso: %1. Puede deshacerlo. Para guardar los archivos para la subida, haga clic en «Exportar para el cargador…».</translation>
    </message>
    <message>
        <source>The object has no mesh. To make its prims cheaper, see the shape types that the &quot;Why?&quot; panel suggests.</source>
        <translation>El objeto no tiene malla. Para abaratar sus prims, vea los tipos de forma que sugiere el panel «¿Por qué?».</translation>
    </message>
    <message>
        <source>Click &quot;Make&quot; to find the cheapest physics shape that is close enough.</source>
        <translation>Haga clic en «Hacer» para buscar la forma física más barata que sea lo bastante fiel.</translation>
    </message>
    <message>
        <source>Delete the prims or hulls of the shape in use first. They are parts of the object.</source>
        <translation>Elimine primero los prims o las envolventes de la forma en uso. Son partes del objeto.</translation>
    </message>
    <message>
        <source>Levels of detail look the same from any distance</source>
        <translation>Los niveles de detalle se ven igual a cualquier distancia</translation>
    </message>
    <message>
        <source>Levels of detail look the same beyond %1</source>
        <comment>a distance</comment>
        <translation>Los niveles de detalle se ven igual a más de %1</translation>
    </message>
    <message>
        <source>Use both</source>
        <translation>Usar ambos</translation>
    </message>
    <message>
        <source>Use both (%1 → %2 LI)</source>
        <translation>Usar ambos (%1 → %2 LI)</translation>
    </message>
    <message>
        <source>Use the levels of detail and the selected shape; you can undo this</source>
        <translation>Usar los niveles de detalle y la forma seleccionada; se puede deshacer</translation>
    </message>
    <message>
        <source>Wait until the searches are done, or cancel them.</source>
        <translation>Espere a que terminen las búsquedas, o cancélelas.</translation>
    </message>
    <message>
        <source>One of the two is in use already.</source>
        <translation>Uno de los dos ya está en uso.</translation>
    </message>
    <message>
        <source>Levels of detail save nothing with this shape. Use the shape alone.</source>
        <translation>Con esta forma, los niveles de detalle no ahorran nada. Use solo la forma.</translation>
    </message>
    <message>
        <source>Search for levels of detail and choose a shape. This button then uses both together.</source>
        <translation>Busque niveles de detalle y elija una forma. Este botón usa entonces ambos a la vez.</translation>
    </message>
    <message>
        <source>Use levels of detail and physics shape</source>
        <translation>Usar los niveles de detalle y la forma física</translation>
    </message>
    <message>
        <source>Levels of detail and physics shape in use: %1 → %2 LI. You can undo this.</source>
        <translation>Niveles de detalle y forma física en uso: %1 → %2 LI. Se puede deshacer.</translation>
    </message>
    <message>
        <source>End the search and use the selected shape for the mesh; you can undo this</source>
        <translation>Terminar la búsqueda y usar la forma seleccionada para la malla; se puede deshacer</translation>
    </message>
    <message>
        <source>levels of detail</source>
        <translation>niveles de detalle</translation>
    </message>
    <message>
        <source>Found but not used: %1, %2 LI</source>
        <comment>levels of detail or shapes, and the land impact</comment>
        <translation>Encontrado pero no usado: %1, %2 LI</translation>
    </message>
    <message>
        <source>object %1 → %2 LI, in use</source>
        <translation>objeto %1 → %2 LI, en uso</translation>
    </message>
    <message>
        <source>object %1 → %2 LI</source>
        <translation>objeto %1 → %2 LI</translation>
    </message>
    <message>
        <source>object %1 LI, no savings</source>
        <translation>objeto %1 LI, sin ahorro</translation>
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
        <translation>%1 (abajo, los %2 mayores)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShortcutsDialog</name>
    <message>
        <source>3D view</source>
        <translation>Vista 3D</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>+ and -</source>
        <translation>+ y -</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Acercar y alejar</translation>
    </message>
    <message>
        <source>Standard views: front, back, left, right, top, bottom, corner</source>
        <translation>Vistas estándar: delante, detrás, izquierda, derecha, arriba, abajo, esquina</translation>
    </message>
    <message>
        <source>Frame the selection, or everything if nothing is selected</source>
        <translation>Encuadrar la selección, o todo</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Rotate the view</source>
        <translation>Girar la vista 3D</translation>
    </message>
    <message>
        <source>Right drag, or Shift+left drag</source>
        <translation>Arrastrar con el derecho, o Mayús y arrastrar con el izquierdo</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Mover la vista</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Teclado y ratón</translation>
    </message>
    <message>
        <source>Action or area</source>
        <translation>Acción o zona</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Show the model, its physics, or its cost</source>
        <translation>Mostrar el modelo, su física o su coste</translation>
    </message>
    <message>
        <source>X-ray: fade everything except the selection</source>
        <translation>Rayos X: atenuar todo menos la selección</translation>
    </message>
    <message>
        <source>Mark the ten most expensive objects</source>
        <translation>Marcar los diez objetos más caros</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Go back to the view before the last selection</source>
        <translation>Volver a la vista anterior a la última selección</translation>
    </message>
    <message>
        <source>Isolate the selection, or show everything again</source>
        <translation>Aislar la selección, o volver a mostrar todo</translation>
    </message>
    <message>
        <source>Measure between two points, or stop measuring</source>
        <translation>Medir entre dos puntos, o dejar de medir</translation>
    </message>
    <message>
        <source>Ctrl+left drag</source>
        <translation>Ctrl y arrastre izquierdo</translation>
    </message>
    <message>
        <source>&amp;Assign keys</source>
        <translation>&amp;Asignar teclas</translation>
    </message>
    <message>
        <source>Defaul&amp;t keys</source>
        <translation>&amp;Teclas predeterminadas</translation>
    </message>
    <message>
        <source>&amp;Keys for the selected action:</source>
        <translation>Te&amp;clas de la acción seleccionada:</translation>
    </message>
    <message>
        <source>Keys for the selected action</source>
        <translation>Teclas de la acción seleccionada</translation>
    </message>
    <message>
        <source>&amp;Restore all default keys</source>
        <translation>&amp;Restaurar todas las teclas predeterminadas</translation>
    </message>
    <message>
        <source>Select a menu action to change its keys.</source>
        <translation>Seleccione una acción de menú para cambiar sus teclas.</translation>
    </message>
    <message>
        <source>The action has no keys now.</source>
        <translation>La acción ya no tiene teclas.</translation>
    </message>
    <message>
        <source>The keys now apply in all windows.</source>
        <translation>Las teclas valen ahora en todas las ventanas.</translation>
    </message>
    <message>
        <source>All actions have their default keys again.</source>
        <translation>Todas las acciones tienen de nuevo sus teclas predeterminadas.</translation>
    </message>
    <message>
        <source>Switch between one view and two views side by side</source>
        <translation>Cambiar entre una vista y dos lado a lado</translation>
    </message>
    <message>
        <source>Move parts and hulls apart, or back together</source>
        <translation>Separar partes y envolventes, o volver a juntarlas</translation>
    </message>
    <message>
        <source>Right button with W, A, S, D, E or Q</source>
        <translation>Botón derecho y W, A, S, D, E, Q</translation>
    </message>
    <message>
        <source>Fly; move the mouse to look around, and hold Shift to fly faster</source>
        <translation>Volar; mueva el ratón para mirar alrededor y mantenga pulsada Mayús para volar más rápido</translation>
    </message>
    <message>
        <source>Wheel with Ctrl, Shift or both</source>
        <translation>Ctrl, Mayús o ambas con la rueda</translation>
    </message>
    <message>
        <source>Bring the “%1” panel to the front</source>
        <translation>Traer al frente el panel «%1»</translation>
    </message>
    <message>
        <source>Turn perspective on or off</source>
        <translation>Desactivar o activar la perspectiva</translation>
    </message>
    <message>
        <source>Zoom toward the pointer</source>
        <translation>Acercar o alejar en el puntero</translation>
    </message>
    <message>
        <source>Show or hide the arrows and rings that move and rotate the selection</source>
        <translation>Mostrar u ocultar las flechas y los anillos que mueven y giran la selección</translation>
    </message>
    <message>
        <source>Drag a box to select objects, or cubes of an octree</source>
        <translation>Arrastrar un recuadro para seleccionar objetos, o cubos de un octree</translation>
    </message>
    <message>
        <source>Push in or pull out a face, edge or corner of a cube</source>
        <translation>Hundir o sacar una cara, una arista o una esquina de un cubo</translation>
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
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Reopen all %L1 files from the last session</source>
        <translation>Reabrir los %L1 archivos de la última sesión</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact of a recent file</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Supported types: %1</source>
        <translation>Tipos admitidos: %1</translation>
    </message>
    <message>
        <source>Drop a file here</source>
        <translation>Suelte un archivo aquí</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lectura de %1</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>No recent files yet. Files that you open are listed here. Try a sample first.</source>
        <translation>Aún no hay archivos recientes. Los archivos que abra aparecen aquí. Pruebe primero un ejemplo.</translation>
    </message>
</context>
<context>
    <name>wb::ui::StatusLine</name>
    <message>
        <source>%1 LI compared with %2</source>
        <comment>a number and the name of constants</comment>
        <translation>%1 LI comparado con %2</translation>
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
        <translation>0: inicio</translation>
    </message>
</context>
<context>
    <name>wb::ui::TablePanel</name>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Linkset</source>
        <translation>Conjunto enlazado</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Rows by</source>
        <translation>Filas por</translation>
    </message>
    <message>
        <source>What each row of the table shows</source>
        <translation>Qué muestra cada fila de la tabla</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <translation>&amp;Por:</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Nothing is open. Drop a mesh asset or project on the window to see its cost.</source>
        <translation>No hay nada abierto. Suelte un recurso de malla o un proyecto en la ventana para ver su coste.</translation>
    </message>
    <message>
        <source>No rows match “%1”.</source>
        <translation>Ninguna fila coincide con «%1».</translation>
    </message>
    <message>
        <source>Rows: %L1</source>
        <translation>Filas: %L1</translation>
    </message>
    <message>
        <source>Rows: %L1 of %L2</source>
        <translation>Filas: %L1 de %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column&apos;s title and its sum</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Selected: %L1</source>
        <translation>Seleccionado: %L1</translation>
    </message>
    <message>
        <source>Show only rows that contain all the words you type, or that match an expression such as &quot;physics &gt; 10 and kind = mesh&quot;</source>
        <translation>Mostrar solo las filas con todas estas palabras, o las que cumplen una expresión como: physics &gt; 10 and kind = mesh</translation>
    </message>
    <message>
        <source>&lt;p&gt;Type words to show only rows whose visible columns contain all of them.&lt;/p&gt;&lt;p&gt;Or type an expression to show rows that match it, whichever columns are visible. Compare columns with numbers, text, &lt;i&gt;true&lt;/i&gt; or &lt;i&gt;false&lt;/i&gt;, using = != &amp;lt; &amp;lt;= &amp;gt; &amp;gt;= or &lt;i&gt;contains&lt;/i&gt;. Combine comparisons with &lt;i&gt;and&lt;/i&gt;, &lt;i&gt;or&lt;/i&gt;, &lt;i&gt;not&lt;/i&gt; and parentheses:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;physics &amp;gt; 10 and kind = mesh&lt;/li&gt;&lt;li&gt;not (linkset contains &quot;old wall&quot;) and streaming &amp;gt;= 0.5&lt;/li&gt;&lt;li&gt;physical = true or land_impact &amp;gt; 20&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Refer to columns by their titles or by their names in CSV files. Use a period as the decimal separator.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Escriba palabras para ver solo las filas cuyas columnas visibles las contienen todas.&lt;/p&gt;&lt;p&gt;O escriba una expresión para ver las filas que la cumplen, sean cuales sean las columnas visibles. Compare columnas con números, texto, &lt;i&gt;true&lt;/i&gt; o &lt;i&gt;false&lt;/i&gt; mediante = != &amp;lt; &amp;lt;= &amp;gt; &amp;gt;= o &lt;i&gt;contains&lt;/i&gt;. Combine comparaciones con &lt;i&gt;and&lt;/i&gt;, &lt;i&gt;or&lt;/i&gt;, &lt;i&gt;not&lt;/i&gt; y paréntesis:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;physics &amp;gt; 10 and kind = mesh&lt;/li&gt;&lt;li&gt;not (linkset contains &quot;old wall&quot;) and streaming &amp;gt;= 0.5&lt;/li&gt;&lt;li&gt;physical = true or land_impact &amp;gt; 20&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Nombre las columnas por sus títulos o por sus nombres en los archivos CSV. Use un punto como separador decimal.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The rows stay as they are until you correct the filter.</source>
        <translation>Las filas no cambian hasta que sea correcta.</translation>
    </message>
    <message>
        <source>compared with %1</source>
        <translation>comparado con %1</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>Col&amp;umnas</translation>
    </message>
    <message>
        <source>Most expe&amp;nsive first</source>
        <translation>Más ca&amp;ras primero</translation>
    </message>
    <message>
        <source>Sort by cost, most expensive row first</source>
        <translation>Ordenar por coste, la fila más cara primero</translation>
    </message>
    <message>
        <source>Choose which columns to show and which one to sort by</source>
        <translation>Elegir las columnas visibles y por cuál se ordena</translation>
    </message>
    <message>
        <source>To use this filter, set &quot;By&quot; to &quot;%1&quot;.</source>
        <translation>Para usar este filtro, ponga «Por» en «%1».</translation>
    </message>
    <message>
        <source>Land impact (LI): %1</source>
        <comment>before 5 → now 3 (−2)</comment>
        <translation>Impacto en el terreno (LI): %1</translation>
    </message>
    <message>
        <source>Filter, for example %1</source>
        <comment>an expression that shows some of the rows</comment>
        <translation>Filtro, por ejemplo %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::TermModel</name>
    <message>
        <source>Term</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certeza</translation>
    </message>
</context>
<context>
    <name>wb::ui::TuningSlider</name>
    <message>
        <source>Full range</source>
        <translation>Rango completo</translation>
    </message>
</context>
<context>
    <name>wb::ui::UprightQuestion</name>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep the model as it is</source>
        <translation>Conservar el modelo como está</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>Poner de pie</translation>
    </message>
    <message>
        <source>Turn the model upright</source>
        <translation>Poner de pie el modelo</translation>
    </message>
</context>
<context>
    <name>wb::ui::VersionActions</name>
    <message>
        <source>Reading %1 for comparison…</source>
        <translation>Leyendo %1 para comparar…</translation>
    </message>
</context>
<context>
    <name>wb::ui::VersionsDialog</name>
    <message>
        <source>%1 before, %2 now (%3)</source>
        <translation>%1 antes, %2 ahora (%3)</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <comment>two files</comment>
        <translation>%1 comparado con %2</translation>
    </message>
    <message>
        <source>Linkset</source>
        <translation>Conjunto enlazado</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <translation>&amp;Por:</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué cambió</translation>
    </message>
    <message>
        <source>Rows by</source>
        <translation>Filas por</translation>
    </message>
    <message>
        <source>Land impact (LI): %1</source>
        <translation>Impacto en el terreno (LI): %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewActions</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apariencia</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clara</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscura</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Restart the program to change the language.</source>
        <translation>Reinicie el programa para cambiar el idioma.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewHandles</name>
    <message>
        <source>Select an object, a part or an octree to move.</source>
        <translation>Seleccione un objeto, una parte o un octree para moverlo.</translation>
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
        <translation>Mover octree</translation>
    </message>
    <message>
        <source>Move part</source>
        <translation>Mover parte</translation>
    </message>
    <message>
        <source>Move object</source>
        <translation>Mover objeto</translation>
    </message>
    <message>
        <source>Move canceled</source>
        <translation>Movimiento cancelado</translation>
    </message>
    <message>
        <source>This is the root part: the whole object moves with it.</source>
        <translation>Es la parte raíz: todo el objeto se mueve con ella.</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>an angle</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Rotated by %1 around %2</source>
        <translation>Girado %1 en torno a %2</translation>
    </message>
    <message>
        <source>Moved by %1 along %2</source>
        <comment>a distance, and an axis</comment>
        <translation>Movido %1 a lo largo de %2</translation>
    </message>
    <message>
        <source>the whole object moves with its root part</source>
        <translation>todo el objeto con su parte raíz</translation>
    </message>
    <message>
        <source>Section at %1</source>
        <translation>Sección en %1</translation>
    </message>
    <message>
        <source>now at x %1, y %2, z %3</source>
        <translation>ahora en x %1, y %2, z %3</translation>
    </message>
    <message>
        <source>Drag a vertex of the hull; hold Shift to move it along an axis of the part. Esc cancels.</source>
        <translation>Arrastre un vértice de la envolvente; mantenga pulsada Mayús para moverlo a lo largo de un eje de la parte. Esc cancela.</translation>
    </message>
    <message>
        <source>To drag the vertices of this hull, set &quot;Explode&quot; to 0.</source>
        <translation>Para arrastrar los vértices de esta envolvente, ponga «Separar» en 0.</translation>
    </message>
    <message>
        <source>Drag an arrow (steps of 0.1 m) or a ring (steps of 15°); hold Ctrl to move freely. Or type an axis and a distance, such as x2.5, and press Enter. Esc cancels.</source>
        <translation>Arrastre una flecha (pasos de 0,1 m) o un anillo (pasos de 15°); mantenga pulsada Ctrl para mover libremente. O escriba un eje y una distancia, como x2,5, y pulse Intro. Esc cancela.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewMarks</name>
    <message>
        <source>No object is entirely inside the box.</source>
        <translation>Ningún objeto está por completo dentro del recuadro.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln objects selected, %1 LI in total</source>
        <comment>objects in a box</comment>
        <translation>
            <numerusform>%Ln objeto seleccionado, en total %1 LI</numerusform>
            <numerusform>%Ln objetos seleccionados, en total %1 LI</numerusform>
        </translation>
    </message>
    <message>
        <source>Hulls selected: %L1</source>
        <translation>Envolventes seleccionadas: %L1</translation>
    </message>
    <message>
        <source>Empty, seen from inside · %1</source>
        <comment>an octree that is described</comment>
        <translation>Vacío, visto desde dentro · %1</translation>
    </message>
    <message>
        <source>Cell %1, depth %L2, %3 wide · %4</source>
        <comment>of a grid, in a leaf that is described</comment>
        <translation>Celda %1, profundidad %L2, %3 de ancho · %4</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewPanel</name>
    <message>
        <source>3D view</source>
        <translation>Vista 3D</translation>
    </message>
    <message>
        <source>Under the pointer</source>
        <translation>Bajo el puntero</translation>
    </message>
    <message>
        <source>Generating shapes…</source>
        <translation>Se están generando las formas…</translation>
    </message>
    <message>
        <source>Nothing to show: everything with a shape in the selected layers is hidden.</source>
        <translation>No hay nada que mostrar: todo lo que tiene una forma en las capas seleccionadas está oculto.</translation>
    </message>
    <message>
        <source>Drop a project (%1), mesh asset (%2), object file (%3), 3D model (%4) or octree (%5) here, or open one from the File menu.</source>
        <translation>Suelte aquí un proyecto (%1), un recurso de malla (%2), un archivo de objetos (%3), un modelo 3D (%4) o un octree (%5), o abra uno desde el menú Archivo.</translation>
    </message>
    <message>
        <source>Nothing to show: no object has a shape in the selected layers.</source>
        <translation>No hay nada que mostrar: nada tiene una forma en las capas seleccionadas.</translation>
    </message>
    <message>
        <source>Arrow keys rotate the view; plus and minus zoom. 1 to 4 and 6 to 8 show standard views; 5 toggles perspective. F frames the selection; Backspace or Esc goes back. V, P, C and L show the model, its physics, its cost and the land; S shows two of them side by side. X fades everything except the selection, and I isolates it. D marks the most expensive objects. M measures, G moves the selection, and T shows statistics. The menu key lists more actions</source>
        <translation>Las flechas giran la vista; más y menos acercan y alejan. De 1 a 4 y de 6 a 8 muestran vistas estándar; 5 activa o desactiva la perspectiva. F encuadra lo seleccionado; Retroceso o Esc vuelve atrás. V, P, C y L muestran el modelo, su física, su coste y el terreno; S muestra dos de ellos lado a lado. X atenúa todo menos lo seleccionado, e I lo aísla. D marca los objetos más caros. M mide, G mueve lo seleccionado, T muestra estadísticas. La tecla de menú muestra más acciones</translation>
    </message>
    <message>
        <source>Divider at %1%. The arrow keys move it.</source>
        <translation>Divisor al %1 %. Las flechas lo mueven.</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewStatistics</name>
    <message>
        <source>Statistics of the view</source>
        <translation>Estadísticas de la vista</translation>
    </message>
    <message>
        <source>Triangles: %L1</source>
        <translation>Triángulos: %L1</translation>
    </message>
    <message>
        <source>hulls: %L1</source>
        <translation>envolventes: %L1</translation>
    </message>
    <message>
        <source>objects: %L1</source>
        <translation>objetos: %L1</translation>
    </message>
    <message>
        <source>cubes: %L1</source>
        <translation>cubos: %L1</translation>
    </message>
    <message>
        <source>%1 ms per frame</source>
        <translation>%1 ms por fotograma</translation>
    </message>
    <message>
        <source>rotate the view to measure the frame time</source>
        <translation>gire la vista para medir el tiempo por fotograma</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewToolbar</name>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Delante</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Detrás</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Esquina</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Visible layers</source>
        <translation>Capas visibles</translation>
    </message>
    <message>
        <source>Only shapes in use</source>
        <translation>Solo formas en uso</translation>
    </message>
    <message>
        <source>Detail:</source>
        <translation>Detalle:</translation>
    </message>
    <message>
        <source>Level of detail of the visual mesh</source>
        <translation>Nivel de detalle de la malla visible</translation>
    </message>
    <message>
        <source>Color by:</source>
        <translation>Color según:</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Standard views</source>
        <translation>Vistas estándar</translation>
    </message>
    <message>
        <source>%1	%2</source>
        <comment>a side to look from, and its key</comment>
        <translation>%1	%2</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Encuadrar</translation>
    </message>
    <message>
        <source>Frame the selection, or everything if nothing is selected (F)</source>
        <translation>Encuadrar la selección, o todo (F)</translation>
    </message>
    <message>
        <source>Octree leaves</source>
        <translation>Hojas de octree</translation>
    </message>
    <message>
        <source>Solid cubes, and indented cubes in their real shape</source>
        <translation>Cubos macizos, y cubos rebajados en su forma real</translation>
    </message>
    <message>
        <source>Octree boxes</source>
        <translation>Cajas de octrees</translation>
    </message>
    <message>
        <source>The whole cube of each octree</source>
        <translation>El cubo entero de cada octree</translation>
    </message>
    <message>
        <source>Octree spheres</source>
        <translation>Esferas de octrees</translation>
    </message>
    <message>
        <source>A sphere around the filled cubes of each octree</source>
        <translation>Una esfera en torno a los cubos llenos de cada octree</translation>
    </message>
    <message>
        <source>Ray and visited cubes</source>
        <translation>Rayo y cubos visitados</translation>
    </message>
    <message>
        <source>The ray in the Ray panel, and the cubes that it visits</source>
        <translation>El rayo del panel Rayo</translation>
    </message>
    <message>
        <source>All</source>
        <comment>depths of an octree</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Grid depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>At this depth, every octree cube that contains anything counts as full</source>
        <translation>A esta profundidad, cada cubo de un octree que contiene algo cuenta como lleno</translation>
    </message>
    <message>
        <source>See through</source>
        <translation>Ver a través</translation>
    </message>
    <message>
        <source>Grid depth:</source>
        <translation>Profundidad:</translation>
    </message>
    <message>
        <source>Visual</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Física</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Let the pointer pass through the front leaf to the leaves behind it</source>
        <translation>Permitir que el puntero llegue detrás de la hoja delantera</translation>
    </message>
    <message>
        <source>Show the model as everyone sees it (V)</source>
        <translation>Mostrar el modelo como lo ve todo el mundo (V)</translation>
    </message>
    <message>
        <source>X-ray</source>
        <translation>Rayos X</translation>
    </message>
    <message>
        <source>Fade everything except the selection (X)</source>
        <translation>Atenuar todo menos la selección (X)</translation>
    </message>
    <message>
        <source>Ghost model</source>
        <translation>Modelo fantasma</translation>
    </message>
    <message>
        <source>Show the visual meshes as a transparent shell around the layers</source>
        <translation>Mostrar las mallas visibles como una capa transparente alrededor de las formas de las capas</translation>
    </message>
    <message>
        <source>Isolate</source>
        <translation>Aislar</translation>
    </message>
    <message>
        <source>Isolate the selection; press again to show everything (I)</source>
        <translation>Aislar la selección; pulse de nuevo para mostrar todo (I)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Click two points to measure the distance between them (M)</source>
        <translation>Haga clic en dos puntos para medir la distancia entre ellos (M)</translation>
    </message>
    <message>
        <source>None</source>
        <comment>section</comment>
        <translation>Ninguna</translation>
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
        <translation>Sección</translation>
    </message>
    <message>
        <source>Cut away everything beyond a plane perpendicular to the selected axis</source>
        <translation>Cortar todo lo que queda más allá de un plano perpendicular al eje elegido</translation>
    </message>
    <message>
        <source>Section position</source>
        <translation>Posición de la sección</translation>
    </message>
    <message>
        <source>Section:</source>
        <translation>Sección:</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>Ortográfica</translation>
    </message>
    <message>
        <source>Draw without perspective (5)</source>
        <translation>Dibujar sin perspectiva (5)</translation>
    </message>
    <message>
        <source>Ground grid</source>
        <translation>Rejilla del suelo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Show a second view beside this one: different layers, or the baseline</source>
        <translation>Mostrar una segunda vista junto a esta: otras capas, o la referencia</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>beside</comment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Explode</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Move parts and hulls apart (E)</source>
        <translation>Separar partes y envolventes (E)</translation>
    </message>
    <message>
        <source>Explode:</source>
        <translation>Separar:</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Show the land from above, each square colored by its land impact (L)</source>
        <translation>Mostrar el terreno desde arriba, cada cuadrado coloreado según su impacto en el terreno (L)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move and rotate the selection with arrows and rings, in steps of 0.1 m and 15°. Hold Ctrl while dragging to move freely; Esc cancels (G)</source>
        <translation>Mover y girar la selección con flechas y anillos, en pasos de 0,1 m y 15°. Mantenga pulsada Ctrl al arrastrar para mover libremente; Esc cancela (G)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Show how much is drawn and how long a frame takes (T)</source>
        <translation>Mostrar cuánto se dibuja y cuánto tarda un fotograma (T)</translation>
    </message>
    <message>
        <source>Ten most expensive</source>
        <translation>Diez más caros</translation>
    </message>
    <message>
        <source>Draw numbered boxes around the ten most expensive objects (D)</source>
        <translation>Dibujar recuadros numerados en torno a los diez objetos más caros (D)</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Mostrar:</translation>
    </message>
    <message>
        <source>Color by cost</source>
        <translation>Color según el coste</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Seleccione primero un objeto.</translation>
    </message>
    <message>
        <source>Choose what the colors show</source>
        <translation>Elegir qué muestran los colores</translation>
    </message>
    <message>
        <source>Color cubes by octree</source>
        <translation>Colorear cubos por octree</translation>
    </message>
    <message>
        <source>Give each octree its own color</source>
        <translation>Dar a cada octree su propio color</translation>
    </message>
    <message>
        <source>Color cubes by kind</source>
        <translation>Colorear cubos por clase</translation>
    </message>
    <message>
        <source>Solid, indented or divided cubes</source>
        <translation>Cubos macizos, rebajados o divididos</translation>
    </message>
    <message>
        <source>Color cubes by depth</source>
        <translation>Colorear cubos por profundidad</translation>
    </message>
    <message>
        <source>How many times the octree is divided to reach each cube</source>
        <translation>Cuántas veces se divide el octree hasta llegar a cada cubo</translation>
    </message>
    <message>
        <source>Model</source>
        <comment>shown in the view</comment>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>model and physics</comment>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Show the physics shape of each part (P)</source>
        <translation>Mostrar la forma física de cada parte (P)</translation>
    </message>
    <message>
        <source>Show the physics shape of each part inside the visual mesh (B)</source>
        <translation>Mostrar la forma física de cada parte dentro de la malla visible (B)</translation>
    </message>
    <message>
        <source>In each layer, show only the parts that use that layer&apos;s physics shape</source>
        <translation>En cada capa, mostrar solo las partes que usan esta forma física</translation>
    </message>
    <message>
        <source>The map has its own colors</source>
        <translation>El mapa tiene sus propios colores</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>In one frame</source>
        <translation>En un solo marco</translation>
    </message>
    <message>
        <source>Show both views in one frame, with a divider to drag</source>
        <translation>Mostrar ambas vistas en un solo marco, con un divisor que se arrastra</translation>
    </message>
    <message>
        <source>Show grid lines under the scene, 0.1, 1, 10 or 100 m apart</source>
        <translation>Mostrar líneas de cuadrícula bajo la escena, cada 0,1, 1, 10 o 100 m</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>More tools for the view</source>
        <translation>Más herramientas para la vista</translation>
    </message>
    <message>
        <source>Select an object or an octree first.</source>
        <translation>Seleccione primero un objeto o un octree.</translation>
    </message>
</context>
<context>
    <name>wb::ui::WeightBars</name>
    <message>
        <source>Physics</source>
        <translation>Física</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descarga</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>%1 to %2 PE</source>
        <translation>de %1 a %2 PE</translation>
    </message>
</context>
<context>
    <name>wb::ui::WhyCard</name>
    <message>
        <source>Open a file to see why its objects cost what they cost.</source>
        <translation>Abra un archivo para ver por qué sus objetos cuestan lo que cuestan.</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Copy e&amp;xplanation</source>
        <translation>Copiar e&amp;xplicación</translation>
    </message>
    <message>
        <source>Copy the explanation of the cost as plain text</source>
        <translation>Copiar la explicación del coste como texto sin formato</translation>
    </message>
    <message>
        <source>When its size changes</source>
        <translation>Cuando cambia su tamaño</translation>
    </message>
    <message>
        <source>Octrees cost nothing. To follow a ray step by step in the Ray panel, click an octree leaf in the 3D view.</source>
        <translation>Los octrees no cuestan nada. Haga clic en una hoja de un octree en la vista 3D para seguir en el panel Rayo el rayo que la alcanza.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <comment>a weight, and how it came to be</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>Todos los objetos</translation>
    </message>
    <message>
        <source>Notes (%L1)</source>
        <translation>Notas (%L1)</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>Haga esto</translation>
    </message>
    <message>
        <source>Other steps</source>
        <translation>Otros pasos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Save page…</source>
        <translation>Guardar página…</translation>
    </message>
    <message>
        <source>Other steps (%L1)</source>
        <translation>Otros pasos (%L1)</translation>
    </message>
    <message>
        <source>Selected objects</source>
        <translation>Objetos seleccionados</translation>
    </message>
    <message>
        <source>Since %1: %2</source>
        <comment>a time; what changed the land impact</comment>
        <translation>Desde las %1: %2</translation>
    </message>
    <message>
        <source>Save the explanation and a picture as a page that you can share</source>
        <translation>Guardar la explicación y una imagen como página que se puede compartir</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: physics %2, download %3. %4</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: física %2, descarga %3. %4</translation>
    </message>
    <message>
        <source>The physics cost changes when vertices move slightly</source>
        <translation>El coste de física cambia cuando los vértices se mueven un poco</translation>
    </message>
    <message>
        <source>The physics cost stays the same when vertices move slightly</source>
        <translation>El coste de física no cambia cuando los vértices se mueven un poco</translation>
    </message>
    <message>
        <source>No other steps</source>
        <translation>No hay otros pasos</translation>
    </message>
</context>
<context>
    <name>wb::ui::WhyPanel</name>
    <message>
        <source>Apply suggestion</source>
        <translation>Aplicar sugerencia</translation>
    </message>
</context>
<context>
    <name>wb::ui::WishBar</name>
    <message>
        <source>All parts with this mesh and size</source>
        <translation>Todas las partes con esta malla y este tamaño</translation>
    </message>
    <message>
        <source>Cheapest within a distance</source>
        <translation>La más barata dentro de una distancia</translation>
    </message>
    <message>
        <source>Cheapest within a percentage of the size</source>
        <translation>La más barata dentro de una proporción del tamaño</translation>
    </message>
    <message>
        <source>Closest for a given cost</source>
        <translation>La más fiel por un coste</translation>
    </message>
    <message>
        <source>Closest at no extra cost</source>
        <translation>La más fiel sin coste añadido</translation>
    </message>
    <message>
        <source>A percentage of the diagonal of the part&apos;s bounding box</source>
        <translation>Una proporción de la diagonal de su caja delimitadora</translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation>Objetivo:</translation>
    </message>
    <message>
        <source>Maximum deviation</source>
        <translation>Desviación máxima</translation>
    </message>
    <message>
        <source>Maximum physics cost</source>
        <translation>Coste de física máximo</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejores</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>All methods that can give the best shape</source>
        <translation>Todos los métodos que pueden ganar</translation>
    </message>
    <message>
        <source>All methods, including those for comparison only</source>
        <translation>También métodos que solo sirven para comparar</translation>
    </message>
    <message>
        <source>Methods:</source>
        <translation>Métodos:</translation>
    </message>
    <message>
        <source>keep open</source>
        <translation>siguen abiertos</translation>
    </message>
    <message>
        <source>Whether avatars must still be able to pass everywhere they could before</source>
        <translation>Si los avatares deben poder pasar aún por todas partes por donde podían antes</translation>
    </message>
    <message>
        <source>Passages:</source>
        <translation>Pasos:</translation>
    </message>
    <message>
        <source>keep open in parts over %1 long</source>
        <translation>siguen abiertos en partes de más de %1</translation>
    </message>
    <message>
        <source>ignore</source>
        <translation>ignorar</translation>
    </message>
    <message>
        <source>Physics can cost as much as the larger of the object&apos;s other weights without raising its land impact</source>
        <translation>La física puede costar tanto como el mayor de los otros pesos del objeto sin aumentar su impacto en el terreno</translation>
    </message>
    <message>
        <source>Use the shape for every part with the same mesh and size, not only the selected one</source>
        <translation>Usar la forma para todas las partes con la misma malla y tamaño, no solo para la seleccionada</translation>
    </message>
    <message>
        <source>Maximum deviation where avatars walk, stand, sit or pass. In parts with a diagonal below %1, %2 here and %3 elsewhere mean at most %4% of the diagonal</source>
        <translation>Desviación máxima donde los avatares caminan, están de pie, se sientan o pasan. En partes con una diagonal de menos de %1, %2 aquí y %3 en lo demás significan como máximo el %4 % de la diagonal</translation>
    </message>
    <message>
        <source>Maximum deviation elsewhere</source>
        <translation>Desviación máxima en lo demás</translation>
    </message>
    <message>
        <source>Maximum deviation where avatars do not touch the part. In parts with a diagonal below %1, %2 means at most %3% of the diagonal</source>
        <translation>Desviación máxima donde los avatares no tocan la parte. En partes con una diagonal de menos de %1, %2 significa como máximo el %3 % de la diagonal</translation>
    </message>
    <message>
        <source>Elsewhere:</source>
        <translation>En lo demás:</translation>
    </message>
</context>
<context>
    <name>wb::ui::WorkspaceBar</name>
    <message>
        <source>Workspaces</source>
        <translation>Espacios</translation>
    </message>
</context>
<context>
    <name>wb::ui::WorkspaceTabs</name>
    <message>
        <source>Workspaces</source>
        <translation>Espacios</translation>
    </message>
</context>
</TS>
