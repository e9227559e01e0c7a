<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>PartFacts</name>
    <message numerus="yes">
        <source>physics mesh of %Ln triangle(s)</source>
        <translation>
            <numerusform>physics mesh of %Ln triangle</numerusform>
            <numerusform>physics mesh of %Ln triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>decomposed into %Ln hull(s)</source>
        <translation>
            <numerusform>decomposed into %Ln hull</numerusform>
            <numerusform>decomposed into %Ln hulls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>base hull of %Ln point(s)</source>
        <translation>
            <numerusform>base hull of %Ln point</numerusform>
            <numerusform>base hull of %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model</name>
    <message numerus="yes">
        <source>{count} more parts: physics {physics} PE, streaming {streaming} PE in all</source>
        <extracomment>explain.more_parts</extracomment>
        <translation>
            <numerusform>One more part: physics {physics} PE, streaming {streaming} PE</numerusform>
            <numerusform>{count} more parts: physics {physics} PE, streaming {streaming} PE in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} smaller terms, {value} {unit} in all</source>
        <extracomment>html.more_terms</extracomment>
        <translation>
            <numerusform>and a smaller term, {value} {unit}</numerusform>
            <numerusform>and {count} smaller terms, {value} {unit} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be set physical: it has {count} parts, and up to {limit} are allowed.</source>
        <extracomment>explain.can_be_physical_counted</extracomment>
        <translation>
            <numerusform>It can be set physical: it has one part, and up to {limit} are allowed.</numerusform>
            <numerusform>It can be set physical: it has {count} parts, and up to {limit} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more, listed in the appendix</source>
        <extracomment>html.differing_more</extracomment>
        <translation>
            <numerusform>and one more, listed in the appendix</numerusform>
            <numerusform>and {count} more, listed in the appendix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more findings are not shown</source>
        <extracomment>findings.more</extracomment>
        <translation>
            <numerusform>one more finding is not shown</numerusform>
            <numerusform>{count} more findings are not shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>HullList speaks of {need} points in {count} hulls, but Positions holds {have}</source>
        <extracomment>asset.hull_list</extracomment>
        <translation>
            <numerusform>HullList speaks of {need} points in one hull, but Positions holds {have}</numerusform>
            <numerusform>HullList speaks of {need} points in {count} hulls, but Positions holds {have}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles name a vertex past the last of {vertices}: {triangles}</source>
        <extracomment>asset.index_past_vertices</extracomment>
        <translation>
            <numerusform>a triangle names a vertex past the last of {vertices}: {triangles}</numerusform>
            <numerusform>{count} triangles name a vertex past the last of {vertices}: {triangles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} degenerate triangles, so thin or small that the grid refuses the physics shape: {triangles}</source>
        <extracomment>asset.degenerate_triangles</extracomment>
        <translation>
            <numerusform>a degenerate triangle, so thin or small that the grid refuses the physics shape: {triangles}</numerusform>
            <numerusform>{count} degenerate triangles, so thin or small that the grid refuses the physics shape: {triangles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles have a corner that is not there or not finite; they are left out</source>
        <extracomment>plain.unusable</extracomment>
        <translation>
            <numerusform>a triangle has a corner that is not there or not finite; it is left out</numerusform>
            <numerusform>{count} triangles have a corner that is not there or not finite; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles have two corners in one place; they are left out</source>
        <extracomment>plain.collapsed</extracomment>
        <translation>
            <numerusform>a triangle has two corners in one place; it is left out</numerusform>
            <numerusform>{count} triangles have two corners in one place; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} prims are in no linkset; they are left out</source>
        <extracomment>oxp.no_linkset_of</extracomment>
        <translation>
            <numerusform>a prim is in no linkset; it is left out</numerusform>
            <numerusform>{count} prims are in no linkset; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts are no meshes, and this kind of file holds nothing else</source>
        <extracomment>export.only_meshes</extracomment>
        <translation>
            <numerusform>one part is no mesh, and this kind of file holds nothing else</numerusform>
            <numerusform>{count} parts are no meshes, and this kind of file holds nothing else</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts have no surface that is known; they are left out</source>
        <extracomment>export.no_surface</extracomment>
        <translation>
            <numerusform>one part has no surface that is known; it is left out</numerusform>
            <numerusform>{count} parts have no surface that is known; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees are left out; this kind of file holds none</source>
        <extracomment>export.no_octree</extracomment>
        <translation>
            <numerusform>an octree is left out; this kind of file holds none</numerusform>
            <numerusform>{count} octrees are left out; this kind of file holds none</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees could not be read; they are left out</source>
        <extracomment>export.unread_octrees</extracomment>
        <translation>
            <numerusform>an octree could not be read; it is left out</numerusform>
            <numerusform>{count} octrees could not be read; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees have nothing filled; they are left out</source>
        <extracomment>export.empty_octrees</extracomment>
        <translation>
            <numerusform>an octree has nothing filled; it is left out</numerusform>
            <numerusform>{count} octrees have nothing filled; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets</source>
        <extracomment>inspect.linksets</extracomment>
        <translation>
            <numerusform>{count} linkset</numerusform>
            <numerusform>{count} linksets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts</source>
        <extracomment>inspect.parts</extracomment>
        <translation>
            <numerusform>{count} part</numerusform>
            <numerusform>{count} parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mesh assets</source>
        <extracomment>inspect.assets</extracomment>
        <translation>
            <numerusform>{count} mesh asset</numerusform>
            <numerusform>{count} mesh assets</numerusform>
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
            <numerusform>{count} hull</numerusform>
            <numerusform>{count} hulls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the physics shape type of the {count} parts that have another one to Prim; the linkset is then counted by its parts.</source>
        <extracomment>advice.prim_all</extracomment>
        <translation>
            <numerusform>Set the physics shape type of the part that has another one to Prim; the linkset is then counted by its parts.</numerusform>
            <numerusform>Set the physics shape type of the {count} parts that have another one to Prim; the linkset is then counted by its parts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take its {count} scripts out.</source>
        <extracomment>advice.no_scripts</extracomment>
        <translation>
            <numerusform>Take its script out.</numerusform>
            <numerusform>Take its {count} scripts out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the {count} scripts out of {part}.</source>
        <extracomment>advice.no_scripts_in_part</extracomment>
        <translation>
            <numerusform>Take the script out of {part}.</numerusform>
            <numerusform>Take the {count} scripts out of {part}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that make it weighed; the rest is then counted by its parts.</source>
        <extracomment>advice.split_weighed</extracomment>
        <translation>
            <numerusform>Unlink the part that makes it weighed; the rest is then counted by its parts.</numerusform>
            <numerusform>Unlink the {count} parts that make it weighed; the rest is then counted by its parts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that do not make it weighed; they are then counted.</source>
        <extracomment>advice.split_counted</extracomment>
        <translation>
            <numerusform>Unlink the part that does not make it weighed; it is then counted.</numerusform>
            <numerusform>Unlink the {count} parts that do not make it weighed; they are then counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land impact {impact} by {count} linksets</source>
        <extracomment>html.totals</extracomment>
        <translation>
            <numerusform>Land impact {impact} by one linkset</numerusform>
            <numerusform>Land impact {impact} by {count} linksets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} get dearer, {change} LI in all</source>
        <extracomment>html.dearer</extracomment>
        <translation>
            <numerusform>One gets dearer, {change} LI</numerusform>
            <numerusform>{count} get dearer, {change} LI in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} get cheaper, {change} LI in all</source>
        <extracomment>html.cheaper</extracomment>
        <translation>
            <numerusform>One gets cheaper, {change} LI</numerusform>
            <numerusform>{count} get cheaper, {change} LI in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} names hold a NUL or bytes that are no UTF-8, which no table can hold; each such byte became U+FFFD</source>
        <extracomment>grid.unstorable_texts</extracomment>
        <translation>
            <numerusform>a name holds a NUL or bytes that are no UTF-8, which no table can hold; each such byte became U+FFFD</numerusform>
            <numerusform>{count} names hold a NUL or bytes that are no UTF-8, which no table can hold; each such byte became U+FFFD</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What {count} of its parts cost is unknown: their meshes are missing or damaged, or their sizes cannot be used.</source>
        <extracomment>why.unknown</extracomment>
        <translation>
            <numerusform>What one of its parts costs is unknown: its mesh is missing or damaged, or its size cannot be used.</numerusform>
            <numerusform>What {count} of its parts cost is unknown: their meshes are missing or damaged, or their sizes cannot be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{list} and {count} more</source>
        <extracomment>explain.and_others</extracomment>
        <translation>
            <numerusform>{list} and one more</numerusform>
            <numerusform>{list} and {count} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make the physics shape of {part} anew, of {count} hulls.</source>
        <extracomment>advice.made_hulls</extracomment>
        <translation>
            <numerusform>Make the physics shape of {part} anew, of one hull.</numerusform>
            <numerusform>Make the physics shape of {part} anew, of {count} hulls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make the physics shape of {part} and {more} more just like it anew, of {count} hulls.</source>
        <extracomment>advice.made_hulls_alike</extracomment>
        <translation>
            <numerusform>Make the physics shape of {part} and {more} more just like it anew, of one hull.</numerusform>
            <numerusform>Make the physics shape of {part} and {more} more just like it anew, of {count} hulls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the last block; they are left out</source>
        <extracomment>asset.left_over</extracomment>
        <translation>
            <numerusform>1 byte follows the last block; it is left out</numerusform>
            <numerusform>{count} bytes follow the last block; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the content of the block; they are left out</source>
        <extracomment>asset.block_left_over</extracomment>
        <translation>
            <numerusform>1 byte follows the content of the block; it is left out</numerusform>
            <numerusform>{count} bytes follow the content of the block; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls have more than {limit} vertices, the most that a hull may have: {hulls}</source>
        <extracomment>asset.many_hull_points</extracomment>
        <translation>
            <numerusform>a hull has more than {limit} vertices, the most that a hull may have: {hulls}</numerusform>
            <numerusform>{count} hulls have more than {limit} vertices, the most that a hull may have: {hulls}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls have no volume; a hull needs four points that are not in one plane: {hulls}</source>
        <extracomment>asset.flat_hull</extracomment>
        <translation>
            <numerusform>a hull has no volume; it needs four points that are not in one plane: {hulls}</numerusform>
            <numerusform>{count} hulls have no volume; a hull needs four points that are not in one plane: {hulls}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the end of what was read; they are left out</source>
        <extracomment>import.left_over</extracomment>
        <translation>
            <numerusform>1 byte follows the end of what was read; it is left out</numerusform>
            <numerusform>{count} bytes follow the end of what was read; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects are hidden in the file and are left out; the first of them is &quot;{name}&quot;</source>
        <extracomment>plain.hidden</extracomment>
        <translation>
            <numerusform>&quot;{name}&quot; is hidden in the file and is left out</numerusform>
            <numerusform>{count} objects are hidden in the file and are left out; the first of them is &quot;{name}&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects are of the kind &quot;{name}&quot;, which is not read; they are left out</source>
        <extracomment>plain.other_kind</extracomment>
        <translation>
            <numerusform>an object is of the kind &quot;{name}&quot;, which is not read; it is left out</numerusform>
            <numerusform>{count} objects are of the kind &quot;{name}&quot;, which is not read; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} faces of the physics mesh are dropped. Each part takes {limit}; use fewer materials there.</source>
        <extracomment>plain.physics_faces</extracomment>
        <translation>
            <numerusform>1 face of the physics mesh is dropped. Each part takes {limit}; use fewer materials there.</numerusform>
            <numerusform>{count} faces of the physics mesh are dropped. Each part takes {limit}; use fewer materials there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts, {part} the first of them, are a box for physics at that size anyway: leave the physics file out.</source>
        <extracomment>explain.unused_physics</extracomment>
        <translation>
            <numerusform>{part} is a box for physics at that size anyway: leave the physics file out.</numerusform>
            <numerusform>{count} parts, {part} the first of them, are a box for physics at that size anyway: leave the physics file out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete its {count} zero-area faces, then upload again</source>
        <extracomment>remedy.zero_area</extracomment>
        <translation>
            <numerusform>delete its zero-area face, then upload again</numerusform>
            <numerusform>delete its {count} zero-area faces, then upload again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would it upload? Unknown: {count} of its meshes could not be read completely.</source>
        <extracomment>upload.unknown</extracomment>
        <translation>
            <numerusform>Would it upload? Unknown: a mesh of it could not be read completely.</numerusform>
            <numerusform>Would it upload? Unknown: {count} of its meshes could not be read completely.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} and {count} more like it</source>
        <extracomment>upload.alike</extracomment>
        <translation>
            <numerusform>{part} and one more like it</numerusform>
            <numerusform>{part} and {count} more like it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} meshes are rigged; their weights and joints are left out</source>
        <extracomment>export.no_rig</extracomment>
        <translation>
            <numerusform>one mesh is rigged; its weights and joints are left out</numerusform>
            <numerusform>{count} meshes are rigged; their weights and joints are left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::JobStrip</name>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <comment>in the background</comment>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::LandKeeper</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>objects on a square of land</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::Legend</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>entries of the legend</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::LinksetEditor</name>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n script(s)</source>
        <translation>
            <numerusform>%n script</numerusform>
            <numerusform>%n scripts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::PushActions</name>
    <message numerus="yes">
        <source>%n cube(s) of %1</source>
        <translation>
            <numerusform>%n cube of %1</numerusform>
            <numerusform>%n cubes of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneModel</name>
    <message numerus="yes">
        <source>Links %Ln objects: %1 → %2 LI</source>
        <comment>of a drop</comment>
        <translation>
            <numerusform>Links %Ln object: %1 → %2 LI</numerusform>
            <numerusform>Links %Ln objects: %1 → %2 LI</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves %Ln objects to %1, which then holds %2 of %3 LI</source>
        <comment>of a drop</comment>
        <translation>
            <numerusform>Moves %Ln object to %1, which then holds %2 of %3 LI</numerusform>
            <numerusform>Moves %Ln objects to %1, which then holds %2 of %3 LI</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewMarks</name>
    <message numerus="yes">
        <source>%Ln objects selected, together %1 LI</source>
        <comment>objects in a box</comment>
        <translation>
            <numerusform>%Ln object selected, together %1 LI</numerusform>
            <numerusform>%Ln objects selected, together %1 LI</numerusform>
        </translation>
    </message>
</context>
</TS>
