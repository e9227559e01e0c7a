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
        <source>decomposition into %Ln hull(s)</source>
        <translation>
            <numerusform>decomposition into %Ln hull</numerusform>
            <numerusform>decomposition into %Ln hulls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>base hull of %Ln vertices</source>
        <translation>
            <numerusform>base hull of %Ln vertex</numerusform>
            <numerusform>base hull of %Ln vertices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model</name>
    <message numerus="yes">
        <source>and {count} smaller terms, {value} {unit} in all</source>
        <extracomment>html.more_terms</extracomment>
        <translation>
            <numerusform>and a smaller term, {value} {unit}</numerusform>
            <numerusform>and {count} smaller terms, {value} {unit} in all</numerusform>
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
        <source>{count} octrees could not be read; they are left out</source>
        <extracomment>export.unread_octrees</extracomment>
        <translation>
            <numerusform>an octree could not be read; it is left out</numerusform>
            <numerusform>{count} octrees could not be read; they are left out</numerusform>
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
        <source>Set the physics shape type to Prim for the {count} parts that do not use it. The linkset then uses the legacy accounting.</source>
        <extracomment>advice.prim_all</extracomment>
        <translation>
            <numerusform>Set the physics shape type to Prim for the part that does not use it. The linkset then uses the legacy accounting.</numerusform>
            <numerusform>Set the physics shape type to Prim for the {count} parts that do not use it. The linkset then uses the legacy accounting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from the object.</source>
        <extracomment>advice.no_scripts</extracomment>
        <translation>
            <numerusform>Remove the script from the object.</numerusform>
            <numerusform>Remove the {count} scripts from the object.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from {part}.</source>
        <extracomment>advice.no_scripts_in_part</extracomment>
        <translation>
            <numerusform>Remove the script from {part}.</numerusform>
            <numerusform>Remove the {count} scripts from {part}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that opt in to the new accounting, and link these parts into one separate object. The other parts then use the legacy accounting.</source>
        <extracomment>advice.split_weighed</extracomment>
        <translation>
            <numerusform>Unlink the part that opts in to the new accounting. The other parts then use the legacy accounting.</numerusform>
            <numerusform>Unlink the {count} parts that opt in to the new accounting, and link these parts into one separate object. The other parts then use the legacy accounting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that do not opt in to the new accounting, and link these parts into one separate object. This object then uses the legacy accounting.</source>
        <extracomment>advice.split_counted</extracomment>
        <translation>
            <numerusform>Unlink the part that does not opt in to the new accounting. This part then uses the legacy accounting.</numerusform>
            <numerusform>Unlink the {count} parts that do not opt in to the new accounting, and link these parts into one separate object. This object then uses the legacy accounting.</numerusform>
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
        <source>Replace the physics shape of {part} with {count} hulls.</source>
        <extracomment>advice.made_hulls</extracomment>
        <translation>
            <numerusform>Replace the physics shape of {part} with one hull.</numerusform>
            <numerusform>Replace the physics shape of {part} with {count} hulls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls ({hulls}) have no volume; a hull needs at least four points that are not in one plane</source>
        <extracomment>asset.flat_hull</extracomment>
        <translation>
            <numerusform>hull {hulls} has no volume; a hull needs at least four points that are not in one plane</numerusform>
            <numerusform>{count} hulls ({hulls}) have no volume; a hull needs at least four points that are not in one plane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete the {count} zero-area faces of the physics mesh, then upload again</source>
        <extracomment>remedy.zero_area</extracomment>
        <translation>
            <numerusform>delete the zero-area face of the physics mesh, then upload again</numerusform>
            <numerusform>delete the {count} zero-area faces of the physics mesh, then upload again</numerusform>
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
        <source>{count} meshes are rigged; their skin weights and joints are left out</source>
        <extracomment>export.no_rig</extracomment>
        <translation>
            <numerusform>one mesh is rigged; its skin weights and joints are left out</numerusform>
            <numerusform>{count} meshes are rigged; their skin weights and joints are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the last block; they are ignored</source>
        <extracomment>asset.left_over</extracomment>
        <translation>
            <numerusform>1 byte follows the last block; it is ignored</numerusform>
            <numerusform>{count} bytes follow the last block; they are ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the content of the block; they are ignored</source>
        <extracomment>asset.block_left_over</extracomment>
        <translation>
            <numerusform>1 byte follows the content of the block; it is ignored</numerusform>
            <numerusform>{count} bytes follow the content of the block; they are ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) refer to vertices that do not exist; the face has {vertices}</source>
        <extracomment>asset.index_past_vertices</extracomment>
        <translation>
            <numerusform>triangle {triangles} refers to vertices that do not exist; the face has {vertices}</numerusform>
            <numerusform>{count} triangles ({triangles}) refer to vertices that do not exist; the face has {vertices}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls ({hulls}) have too many vertices; the limit is {limit} per hull</source>
        <extracomment>asset.many_hull_points</extracomment>
        <translation>
            <numerusform>hull {hulls} has too many vertices; the limit is {limit}</numerusform>
            <numerusform>{count} hulls ({hulls}) have too many vertices; the limit is {limit} per hull</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the end of the data; they are ignored</source>
        <extracomment>import.left_over</extracomment>
        <translation>
            <numerusform>1 byte follows the end of the data; it is ignored</numerusform>
            <numerusform>{count} bytes follow the end of the data; they are ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles are left out because each has a missing vertex or a coordinate that is not a finite number</source>
        <extracomment>plain.unusable</extracomment>
        <translation>
            <numerusform>a triangle is left out because it has a missing vertex or a coordinate that is not a finite number</numerusform>
            <numerusform>{count} triangles are left out because each has a missing vertex or a coordinate that is not a finite number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles are left out because each has two vertices in the same place</source>
        <extracomment>plain.collapsed</extracomment>
        <translation>
            <numerusform>a triangle is left out because two of its vertices are in the same place</numerusform>
            <numerusform>{count} triangles are left out because each has two vertices in the same place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects are hidden in the file, so they are left out; the first is &quot;{name}&quot;</source>
        <extracomment>plain.hidden</extracomment>
        <translation>
            <numerusform>&quot;{name}&quot; is hidden in the file, so it is left out</numerusform>
            <numerusform>{count} objects are hidden in the file, so they are left out; the first is &quot;{name}&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects have the unsupported type &quot;{name}&quot;; they are left out</source>
        <extracomment>plain.other_kind</extracomment>
        <translation>
            <numerusform>an object has the unsupported type &quot;{name}&quot;; it is left out</numerusform>
            <numerusform>{count} objects have the unsupported type &quot;{name}&quot;; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} faces of the physics mesh are left out. A part can have at most {limit} faces; use fewer materials in the physics model.</source>
        <extracomment>plain.physics_faces</extracomment>
        <translation>
            <numerusform>1 face of the physics mesh is left out. A part can have at most {limit} faces; use fewer materials in the physics model.</numerusform>
            <numerusform>{count} faces of the physics mesh are left out. A part can have at most {limit} faces; use fewer materials in the physics model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} prims belong to no linkset; they are left out</source>
        <extracomment>oxp.no_linkset_of</extracomment>
        <translation>
            <numerusform>a prim belongs to no linkset; it is left out</numerusform>
            <numerusform>{count} prims belong to no linkset; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts have no known surface; they are left out</source>
        <extracomment>export.no_surface</extracomment>
        <translation>
            <numerusform>one part has no known surface; it is left out</numerusform>
            <numerusform>{count} parts have no known surface; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees are left out; this file type cannot hold them</source>
        <extracomment>export.no_octree</extracomment>
        <translation>
            <numerusform>an octree is left out; this file type cannot hold it</numerusform>
            <numerusform>{count} octrees are left out; this file type cannot hold them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rays are left out; an Inexor file (.nxoc) can hold only cubes</source>
        <extracomment>export.no_rays</extracomment>
        <translation>
            <numerusform>1 ray is left out; an Inexor file (.nxoc) can hold only cubes</numerusform>
            <numerusform>{count} rays are left out; an Inexor file (.nxoc) can hold only cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees have no filled cubes; they are left out</source>
        <extracomment>export.empty_octrees</extracomment>
        <translation>
            <numerusform>an octree has no filled cubes; it is left out</numerusform>
            <numerusform>{count} octrees have no filled cubes; they are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cost of {count} parts is unknown: their meshes are missing or incomplete, or their sizes are unusable.</source>
        <extracomment>why.unknown</extracomment>
        <translation>
            <numerusform>The cost of one part is unknown: its mesh is missing or incomplete, or its size is unusable.</numerusform>
            <numerusform>The cost of {count} parts is unknown: their meshes are missing or incomplete, or their sizes are unusable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} slivers, up to {width} m wide: {cost} PE</source>
        <extracomment>culprit.slivers</extracomment>
        <translation>
            <numerusform>1 sliver, {width} m wide: {cost} PE</numerusform>
            <numerusform>{count} slivers, up to {width} m wide: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles, up to {width} m wide: {cost} PE</source>
        <extracomment>culprit.triangles</extracomment>
        <translation>
            <numerusform>1 triangle, {width} m wide: {cost} PE</numerusform>
            <numerusform>{count} triangles, up to {width} m wide: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls: {cost} PE</source>
        <extracomment>culprit.hulls</extracomment>
        <translation>
            <numerusform>1 hull: {cost} PE</numerusform>
            <numerusform>{count} hulls: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} physics shapes: {cost} PE</source>
        <extracomment>culprit.shapes</extracomment>
        <translation>
            <numerusform>1 physics shape: {cost} PE</numerusform>
            <numerusform>{count} physics shapes: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts: {cost} PE</source>
        <extracomment>culprit.parts</extracomment>
        <translation>
            <numerusform>1 part: {cost} PE</numerusform>
            <numerusform>{count} parts: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts, each counted as 1 LI</source>
        <extracomment>culprit.counted</extracomment>
        <translation>
            <numerusform>1 part, counted as 1 LI</numerusform>
            <numerusform>{count} parts, each counted as 1 LI</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In world, rez {count} cubes beside the object. Their size and exact position do not matter.</source>
        <extracomment>kit.act_prims</extracomment>
        <translation>
            <numerusform>In world, rez a cube beside the object. Its size and exact position do not matter.</numerusform>
            <numerusform>In world, rez {count} cubes beside the object. Their size and exact position do not matter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At their current sizes, {count} parts, such as {part}, count as boxes for physics anyway, so they need no physics file.</source>
        <extracomment>explain.unused_physics</extracomment>
        <translation>
            <numerusform>At its current size, {part} counts as a box for physics anyway, so it needs no physics file.</numerusform>
            <numerusform>At their current sizes, {count} parts, such as {part}, count as boxes for physics anyway, so they need no physics file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The object can be set physical: it has {count} parts, and the limit is {limit}.</source>
        <extracomment>explain.can_be_physical_counted</extracomment>
        <translation>
            <numerusform>The object can be set physical: it has one part, and the limit is {limit}.</numerusform>
            <numerusform>The object can be set physical: it has {count} parts, and the limit is {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land impact: {impact} LI, {count} linksets</source>
        <extracomment>html.totals</extracomment>
        <translation>
            <numerusform>Land impact: {impact} LI, one linkset</numerusform>
            <numerusform>Land impact: {impact} LI, {count} linksets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from {parts}.</source>
        <extracomment>undo.more_scripts</extracomment>
        <translation>
            <numerusform>Remove the script from {parts}.</numerusform>
            <numerusform>Remove the {count} scripts from {parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removing {count} scripts from {parts}</source>
        <extracomment>act.fewer_scripts</extracomment>
        <translation>
            <numerusform>Removing a script from {parts}</numerusform>
            <numerusform>Removing {count} scripts from {parts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the {count} scripts back into {parts}.</source>
        <extracomment>undo.fewer_scripts</extracomment>
        <translation>
            <numerusform>Put the script back into {parts}.</numerusform>
            <numerusform>Put the {count} scripts back into {parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} {count} more steps follow.</source>
        <extracomment>advice.plan_more</extracomment>
        <translation>
            <numerusform>{first} One more step follows.</numerusform>
            <numerusform>{first} {count} more steps follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the physics shape of {part} with {count} triangles.</source>
        <extracomment>advice.made_triangles</extracomment>
        <translation>
            <numerusform>Replace the physics shape of {part} with one triangle.</numerusform>
            <numerusform>Replace the physics shape of {part} with {count} triangles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} and {count} others</source>
        <extracomment>culprit.part_more</extracomment>
        <translation>
            <numerusform>{part} and 1 other</numerusform>
            <numerusform>{part} and {count} others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the {count} scripts from {part} into {linkset}.</source>
        <extracomment>advice.scripts_moved</extracomment>
        <translation>
            <numerusform>Move the script from {part} into {linkset}.</numerusform>
            <numerusform>Move the {count} scripts from {part} into {linkset}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics triangles are at most {width} m wide; narrow triangles are expensive.</source>
        <extracomment>reason.thin</extracomment>
        <translation>
            <numerusform>One of its {all} physics triangles is only {width} m wide; narrow triangles are expensive.</numerusform>
            <numerusform>{count} of its {all} physics triangles are at most {width} m wide; narrow triangles are expensive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics hulls account for most of the cost.</source>
        <extracomment>reason.hulls</extracomment>
        <translation>
            <numerusform>One of its {all} physics hulls accounts for most of the cost.</numerusform>
            <numerusform>{count} of its {all} physics hulls account for most of the cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its {all} physics hulls share the cost.</source>
        <extracomment>reason.all_hulls</extracomment>
        <translation>
            <numerusform>Its only physics hull accounts for the whole cost.</numerusform>
            <numerusform>Its {all} physics hulls share the cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The legacy accounting counts each of this object&apos;s {all} parts as 1 LI.</source>
        <extracomment>reason.counted</extracomment>
        <translation>
            <numerusform>The legacy accounting counts parts, and this object has one.</numerusform>
            <numerusform>The legacy accounting counts each of this object&apos;s {all} parts as 1 LI.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adding {count} scripts to {parts}</source>
        <extracomment>act.more_scripts</extracomment>
        <translation>
            <numerusform>Adding a script to {parts}</numerusform>
            <numerusform>Adding {count} scripts to {parts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more just like it, replace each physics shape with {count} hulls.</source>
        <extracomment>advice.made_hulls_alike</extracomment>
        <translation>
            <numerusform>For {part} and {more} more just like it, replace each physics shape with one hull.</numerusform>
            <numerusform>For {part} and {more} more just like it, replace each physics shape with {count} hulls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more just like it, replace each physics shape with {count} triangles.</source>
        <extracomment>advice.made_triangles_alike</extracomment>
        <translation>
            <numerusform>For {part} and {more} more just like it, replace each physics shape with one triangle.</numerusform>
            <numerusform>For {part} and {more} more just like it, replace each physics shape with {count} triangles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the data ends inside {what}; expected {need} more bytes, found {have}</source>
        <extracomment>llsd.truncated</extracomment>
        <translation>
            <numerusform>the data ends inside {what}; expected 1 more byte, found {have}</numerusform>
            <numerusform>the data ends inside {what}; expected {need} more bytes, found {have}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} claims to have {count} elements, more than the rest of the data can hold (bytes left: {have})</source>
        <extracomment>llsd.impossible_count</extracomment>
        <translation>
            <numerusform>{what} claims to have 1 element, more than the rest of the data can hold (bytes left: {have})</numerusform>
            <numerusform>{what} claims to have {count} elements, more than the rest of the data can hold (bytes left: {have})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected {expected} at the end of {what} with {count} elements, found {found}</source>
        <extracomment>llsd.not_closed</extracomment>
        <translation>
            <numerusform>expected {expected} at the end of {what} with 1 element, found {found}</numerusform>
            <numerusform>expected {expected} at the end of {what} with {count} elements, found {found}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected quoted text of {count} bytes</source>
        <extracomment>llsd.wrong_length</extracomment>
        <translation>
            <numerusform>expected quoted text of 1 byte</numerusform>
            <numerusform>expected quoted text of {count} bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has {vertices} vertices whose coordinates are not finite</source>
        <extracomment>asset.vertices_not_finite</extracomment>
        <translation>
            <numerusform>has a vertex whose coordinates are not finite</numerusform>
            <numerusform>has {vertices} vertices whose coordinates are not finite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</source>
        <extracomment>asset.flat_base_hull</extracomment>
        <translation>
            <numerusform>has one point and no volume; the grid will likely refuse it, though people use such hulls in practice</numerusform>
            <numerusform>has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete these hulls, or make them thicker</source>
        <extracomment>remedy.flat_hulls</extracomment>
        <translation>
            <numerusform>delete this hull, or make it thicker</numerusform>
            <numerusform>delete these hulls, or make them thicker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>these files are still to be loaded: {files}; if loading was interrupted, load them again, or every sum will be too small</source>
        <extracomment>query.pending</extracomment>
        <translation>
            <numerusform>one file is still to be loaded: {files}; if loading was interrupted, load it again, or every sum will be too small</numerusform>
            <numerusform>these files are still to be loaded: {files}; if loading was interrupted, load them again, or every sum will be too small</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>contains {found} of the model&apos;s {count} objects; it has no effect on the missing objects</source>
        <extracomment>plain.companion_nodes</extracomment>
        <translation>
            <numerusform>does not contain the model&apos;s object, so it has no effect</numerusform>
            <numerusform>contains {found} of the model&apos;s {count} objects; it has no effect on the missing objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} missing levels of detail were generated by simplification; the costs are based on these levels</source>
        <extracomment>plain.lods_made</extracomment>
        <translation>
            <numerusform>a missing level of detail was generated by simplification; the costs are based on this level</numerusform>
            <numerusform>{count} missing levels of detail were generated by simplification; the costs are based on these levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the base hull has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</source>
        <extracomment>cost.hull_without_volume</extracomment>
        <translation>
            <numerusform>the base hull has one point and no volume; the grid will likely refuse it, though people use such hulls in practice</numerusform>
            <numerusform>the base hull has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics triangles account for most of the cost.</source>
        <extracomment>reason.many</extracomment>
        <translation>
            <numerusform>One of its {all} physics triangles accounts for most of the cost.</numerusform>
            <numerusform>{count} of its {all} physics triangles account for most of the cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its high level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.high</extracomment>
        <translation>
            <numerusform>Its high level of detail has one triangle and is shown up to {distance} m away; more triangles would cost more to download.</numerusform>
            <numerusform>Its high level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its medium level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.medium</extracomment>
        <translation>
            <numerusform>Its medium level of detail has one triangle and is shown up to {distance} m away; more triangles would cost more to download.</numerusform>
            <numerusform>Its medium level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its low level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.low</extracomment>
        <translation>
            <numerusform>Its low level of detail has one triangle and is shown up to {distance} m away; more triangles would cost more to download.</numerusform>
            <numerusform>Its low level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its lowest level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.lowest</extracomment>
        <translation>
            <numerusform>Its lowest level of detail has one triangle and is shown up to {distance} m away; more triangles would cost more to download.</numerusform>
            <numerusform>Its lowest level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected {count} parts, found {found} when reading the files back; nothing was written. Please report this.</source>
        <extracomment>kit.lost_parts</extracomment>
        <translation>
            <numerusform>expected 1 part, found {found} when reading the files back; nothing was written. Please report this.</numerusform>
            <numerusform>expected {count} parts, found {found} when reading the files back; nothing was written. Please report this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select the object, then hold Shift and select the cubes. Press Ctrl+L to link them. The cube selected last becomes the root.</source>
        <extracomment>kit.act_link</extracomment>
        <translation>
            <numerusform>Select the object, then hold Shift and select the cube. Press Ctrl+L to link them. The cube becomes the root.</numerusform>
            <numerusform>Select the object, then hold Shift and select the cubes. Press Ctrl+L to link them. The cube selected last becomes the root.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Edit the object and create a new script on the Content tab. Replace the script&apos;s text with the text of {file}, and save the script. The cubes become the transparent prims that provide the physics shape.</source>
        <extracomment>kit.act_script</extracomment>
        <translation>
            <numerusform>Edit the object and create a new script on the Content tab. Replace the script&apos;s text with the text of {file}, and save the script. The cube becomes the transparent prim that provides the physics shape.</numerusform>
            <numerusform>Edit the object and create a new script on the Content tab. Replace the script&apos;s text with the text of {file}, and save the script. The cubes become the transparent prims that provide the physics shape.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are no linksets, only {count} octrees, which cost nothing. &quot;weighbridge pick&quot; casts rays into them, &quot;weighbridge render&quot; draws them, and &quot;weighbridge convert --octree boxes&quot; turns them into meshes, which have a cost.</source>
        <extracomment>explain.octrees_only</extracomment>
        <translation>
            <numerusform>There are no linksets, only an octree, which costs nothing. &quot;weighbridge pick&quot; casts rays into it, &quot;weighbridge render&quot; draws it, and &quot;weighbridge convert --octree boxes&quot; turns it into a mesh, which has a cost.</numerusform>
            <numerusform>There are no linksets, only {count} octrees, which cost nothing. &quot;weighbridge pick&quot; casts rays into them, &quot;weighbridge render&quot; draws them, and &quot;weighbridge convert --octree boxes&quot; turns them into meshes, which have a cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove {count} of the {points} hull vertices of {part}: those that are duplicates or lie inside their hull.</source>
        <extracomment>advice.inner_points</extracomment>
        <translation>
            <numerusform>Remove one of the {points} hull vertices of {part}: the one that is a duplicate or lies inside its hull.</numerusform>
            <numerusform>Remove {count} of the {points} hull vertices of {part}: those that are duplicates or lie inside their hull.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its base hull has {points} points and no volume. The grid will likely refuse it, though people use such hulls in practice.</source>
        <extracomment>upload.flat_base_hull</extracomment>
        <translation>
            <numerusform>its base hull has one point and no volume. The grid will likely refuse it, though people use such hulls in practice.</numerusform>
            <numerusform>its base hull has {points} points and no volume. The grid will likely refuse it, though people use such hulls in practice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;Weights&quot; has {bytes} bytes left after the last vertex; the number of vertices is {vertices}</source>
        <extracomment>asset.weights_left</extracomment>
        <translation>
            <numerusform>&quot;Weights&quot; has 1 byte left after the last vertex; the number of vertices is {vertices}</numerusform>
            <numerusform>&quot;Weights&quot; has {bytes} bytes left after the last vertex; the number of vertices is {vertices}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for the {count} hulls in HullList, the number of points in Positions must be {need}, not {have}</source>
        <extracomment>asset.hull_list</extracomment>
        <translation>
            <numerusform>for the hull in HullList, the number of points in Positions must be {need}, not {have}</numerusform>
            <numerusform>for the {count} hulls in HullList, the number of points in Positions must be {need}, not {have}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) are degenerate (too thin or too small), so the uploader refuses the physics shape</source>
        <extracomment>asset.degenerate_triangles</extracomment>
        <translation>
            <numerusform>triangle {triangles} is degenerate (too thin or too small), so the uploader refuses the physics shape</numerusform>
            <numerusform>{count} triangles ({triangles}) are degenerate (too thin or too small), so the uploader refuses the physics shape</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) are degenerate (too thin or too small), so the grid will likely refuse the physics shape</source>
        <extracomment>asset.degenerate_beside_hulls</extracomment>
        <translation>
            <numerusform>triangle {triangles} is degenerate (too thin or too small), so the grid will likely refuse the physics shape</numerusform>
            <numerusform>{count} triangles ({triangles}) are degenerate (too thin or too small), so the grid will likely refuse the physics shape</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} names contain NUL characters or invalid UTF-8, which cannot be stored in the tables; each NUL or invalid byte was replaced with U+FFFD</source>
        <extracomment>grid.unstorable_texts</extracomment>
        <translation>
            <numerusform>a name contains NUL characters or invalid UTF-8, which cannot be stored in the tables; each NUL or invalid byte was replaced with U+FFFD</numerusform>
            <numerusform>{count} names contain NUL characters or invalid UTF-8, which cannot be stored in the tables; each NUL or invalid byte was replaced with U+FFFD</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could not be read completely, because {count} bytes follow the end-of-archive marker; copy or export it again</source>
        <extracomment>archive.goes_on</extracomment>
        <translation>
            <numerusform>could not be read completely, because 1 byte follows the end-of-archive marker; copy or export it again</numerusform>
            <numerusform>could not be read completely, because {count} bytes follow the end-of-archive marker; copy or export it again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {count} prims in its linksets are missing ({prims}); export it again</source>
        <extracomment>oxp.no_prims</extracomment>
        <translation>
            <numerusform>the only prim in its linksets is missing ({prims}); export it again</numerusform>
            <numerusform>all {count} prims in its linksets are missing ({prims}); export it again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts are not meshes and are left out; this file can hold only meshes</source>
        <extracomment>export.only_meshes</extracomment>
        <translation>
            <numerusform>one part is not a mesh and is left out; this file can hold only meshes</numerusform>
            <numerusform>{count} parts are not meshes and are left out; this file can hold only meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {count} triangles: {cost} PE</source>
        <extracomment>culprit.even</extracomment>
        <translation>
            <numerusform>1 triangle: {cost} PE</numerusform>
            <numerusform>all {count} triangles: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>High level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.high</extracomment>
        <translation>
            <numerusform>High level: 1 triangle, shown up to {distance} m away</numerusform>
            <numerusform>High level: {count} triangles, shown up to {distance} m away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Medium level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.medium</extracomment>
        <translation>
            <numerusform>Medium level: 1 triangle, shown up to {distance} m away</numerusform>
            <numerusform>Medium level: {count} triangles, shown up to {distance} m away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Low level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.low</extracomment>
        <translation>
            <numerusform>Low level: 1 triangle, shown up to {distance} m away</numerusform>
            <numerusform>Low level: {count} triangles, shown up to {distance} m away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.lowest</extracomment>
        <translation>
            <numerusform>Lowest level: 1 triangle, shown up to {distance} m away</numerusform>
            <numerusform>Lowest level: {count} triangles, shown up to {distance} m away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its {all} physics triangles share the cost.</source>
        <extracomment>reason.even</extracomment>
        <translation>
            <numerusform>Its only physics triangle accounts for the whole cost.</numerusform>
            <numerusform>Its {all} physics triangles share the cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} parts account for {share}% of the cost.</source>
        <extracomment>reason.some_parts</extracomment>
        <translation>
            <numerusform>One of its {all} parts accounts for {share}% of the cost.</numerusform>
            <numerusform>{count} of its {all} parts account for {share}% of the cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would it upload? Unknown: {count} of its meshes are missing or incomplete.</source>
        <extracomment>upload.unknown</extracomment>
        <translation>
            <numerusform>Would it upload? Unknown: one of its meshes is missing or incomplete.</numerusform>
            <numerusform>Would it upload? Unknown: {count} of its meshes are missing or incomplete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check &quot;Edit linked&quot;, and set &quot;Transparency&quot; to 100% on the Texture tab for each of these parts: {parts}.</source>
        <extracomment>kit.act_hide</extracomment>
        <translation>
            <numerusform>Check &quot;Edit linked&quot;, select {parts}, and set &quot;Transparency&quot; to 100% on the Texture tab.</numerusform>
            <numerusform>Check &quot;Edit linked&quot;, and set &quot;Transparency&quot; to 100% on the Texture tab for each of these parts: {parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  hull list: {hulls} with {points} vertices in all, volumes {smallest} to {largest}</source>
        <extracomment>inspect.hulls</extracomment>
        <translation>
            <numerusform>  hull list: {hulls} with {points} vertices, volume {smallest}</numerusform>
            <numerusform>  hull list: {hulls} with {points} vertices in all, volumes {smallest} to {largest}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more parts: physics {physics} PE, download {streaming} PE in all</source>
        <extracomment>explain.more_parts</extracomment>
        <translation>
            <numerusform>One more part: physics {physics} PE, download {streaming} PE</numerusform>
            <numerusform>{count} more parts: physics {physics} PE, download {streaming} PE in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets become more expensive: {change} LI in all</source>
        <extracomment>html.more_expensive</extracomment>
        <translation>
            <numerusform>One linkset becomes more expensive: {change} LI</numerusform>
            <numerusform>{count} linksets become more expensive: {change} LI in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets become cheaper: {change} LI in all</source>
        <extracomment>html.cheaper</extracomment>
        <translation>
            <numerusform>One linkset becomes cheaper: {change} LI</numerusform>
            <numerusform>{count} linksets become cheaper: {change} LI in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first}. In addition, {count} other changes</source>
        <extracomment>changed.acts_more</extracomment>
        <translation>
            <numerusform>{first}. In addition, one other change</numerusform>
            <numerusform>{first}. In addition, {count} other changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more with the same mesh, remove {count} of the {points} hull vertices: those that are duplicates or lie inside their hull.</source>
        <extracomment>advice.inner_points_alike</extracomment>
        <translation>
            <numerusform>For {part} and {more} more with the same mesh, remove one of the {points} hull vertices: the one that is a duplicate or lies inside its hull.</numerusform>
            <numerusform>For {part} and {more} more with the same mesh, remove {count} of the {points} hull vertices: those that are duplicates or lie inside their hull.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} meshes of the scene are missing or could not be read, so there is nothing to write</source>
        <extracomment>export.missing_meshes</extracomment>
        <translation>
            <numerusform>the scene&apos;s mesh is missing or could not be read, so there is nothing to write</numerusform>
            <numerusform>{count} meshes of the scene are missing or could not be read, so there is nothing to write</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {count} other names of this file (hard links) still have the old content</source>
        <extracomment>file.other_names</extracomment>
        <translation>
            <numerusform>the other name of this file (a hard link) still has the old content</numerusform>
            <numerusform>the {count} other names of this file (hard links) still have the old content</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects changed.</source>
        <extracomment>kept.objects_changed</extracomment>
        <translation>
            <numerusform>1 object changed.</numerusform>
            <numerusform>{count} objects changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects added.</source>
        <extracomment>kept.objects_added</extracomment>
        <translation>
            <numerusform>1 object added.</numerusform>
            <numerusform>{count} objects added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects deleted.</source>
        <extracomment>kept.objects_deleted</extracomment>
        <translation>
            <numerusform>1 object deleted.</numerusform>
            <numerusform>{count} objects deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} constants changed.</source>
        <extracomment>kept.constants</extracomment>
        <translation>
            <numerusform>1 constant changed.</numerusform>
            <numerusform>{count} constants changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects.</source>
        <extracomment>kept.objects</extracomment>
        <translation>
            <numerusform>1 object.</numerusform>
            <numerusform>{count} objects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete these triangles from the physics model (in Blender: Degenerate Dissolve), use a simpler model, or click &quot;Analyze&quot; in the uploader</source>
        <extracomment>remedy.simpler_mesh</extracomment>
        <translation>
            <numerusform>delete this triangle from the physics model (in Blender: Degenerate Dissolve), use a simpler model, or click &quot;Analyze&quot; in the uploader</numerusform>
            <numerusform>delete these triangles from the physics model (in Blender: Degenerate Dissolve), use a simpler model, or click &quot;Analyze&quot; in the uploader</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Avatars cannot enter openings or hollows of {count} parts, such as {part}: one convex hull covers each, up to {distance} m away from what you see.</source>
        <extracomment>explain.closed</extracomment>
        <translation>
            <numerusform>Avatars cannot enter openings or hollows of {part}: one convex hull covers it, up to {distance} m away from what you see.</numerusform>
            <numerusform>Avatars cannot enter openings or hollows of {count} parts, such as {part}: one convex hull covers each, up to {distance} m away from what you see.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::ExportActions</name>
    <message numerus="yes">
        <source>Exported %Ln files</source>
        <translation>
            <numerusform>Exported %Ln file</numerusform>
            <numerusform>Exported %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::HeadlineLine</name>
    <message numerus="yes">
        <source>%Ln cubes, depth %L1, %2</source>
        <comment>octrees: number, depth, memory</comment>
        <translation>
            <numerusform>%Ln cube, depth %L1, %2</numerusform>
            <numerusform>%Ln cubes, depth %L1, %2</numerusform>
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
        <source>Moves %Ln objects to “%1”, which then uses %2 of %3 LI</source>
        <comment>of a drop</comment>
        <translation>
            <numerusform>Moves %Ln object to “%1”, which then uses %2 of %3 LI</numerusform>
            <numerusform>Moves %Ln objects to “%1”, which then uses %2 of %3 LI</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewMarks</name>
    <message numerus="yes">
        <source>%Ln objects selected, %1 LI in total</source>
        <comment>objects in a box</comment>
        <translation>
            <numerusform>%Ln object selected, %1 LI</numerusform>
            <numerusform>%Ln objects selected, %1 LI in total</numerusform>
        </translation>
    </message>
</context>
</TS>
