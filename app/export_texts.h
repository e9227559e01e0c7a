#pragma once

#include "model/core/text.h"

namespace wb::app {

/// Messages of the command export, and of others that write files for the uploader.
inline constexpr TextTable kitCommandTexts({
    {"export.about",
     "Write all the files that the viewer's uploader needs: the model, its three lower levels of "
     "detail and its physics shape. Also write a page that says what to choose in the uploader and "
     "what to do in world."},
    {"export.example",
     "Example: files and a page in the folder chair-upload\n  weighbridge export chair.obj "
     "--uploader chair-upload\nExample: glTF files with levels of detail within 1 pixel and "
     "physics within 5 cm\n  weighbridge export chair.obj --uploader chair-upload --as glb "
     "--pixels 1 --within 5cm\nExample: the levels and physics that were chosen in the window\n  "
     "weighbridge export chair.weighbridge --uploader chair-upload --as-is"},
    {"export.uploader", "The folder to write to; it is created if necessary"},
    {"export.as", "The format of the files: {words}; default: {standard}"},
    {"export.as_is",
     "Write the object as it is, with its current levels of detail and physics shape; generate "
     "nothing"},
    {"export.pixels",
     "Maximum deviation of levels of detail in pixels, on a screen with 1080 lines and a 60° field "
     "of view; default: {standard}"},
    {"export.within",
     "Maximum deviation of the physics shape everywhere, such as 4cm, 0.04m, 40mm, or 2% (of the "
     "diagonal of the part's bounding box). Without it, --contact and --elsewhere apply. A physics "
     "shape that comes with the model is not changed"},
    {"export.no_passage", "Do not check whether physics shapes block passages or remove floors"},
    {"export.linkset", "Export only this object: its name or id, or #3 for the third"},
    {"export.no_mesh", "no mesh parts found; the uploader accepts only meshes"},
    {"export.one_object",
     "contains {count} objects, but a file for the uploader can hold only one; choose one with "
     "--linkset, or use \"weighbridge export\""},
    {"export.level_name",
     "{name} is the name of a lower level of detail; use the name of the model, such as {model}. "
     "The levels of detail are written beside the model"},
    {"export.base_hull",
     "the base hull is left out of the file, because the uploader generates a base hull for any "
     "part without a physics file"},
    {"export.costs_more",
     "{name} costs {impact} LI as exported, up from {impact_before} LI. Download weight: "
     "{download} PE, previously {download_before} PE; physics weight: {physics} PE, previously "
     "{physics_before} PE. To lower the cost, allow larger deviations with --pixels and --within. "
     "You can also let the uploader generate the levels, or use no physics file"},
    {"export.physics_costs_more",
     "{name}: physics weight {physics} PE as exported, previously {physics_before} PE. The land "
     "impact is still {impact} LI"},
    {"export.physics_decides",
     "{name}: the physics weight of {physics} PE decides the land impact. To lower it, allow a "
     "larger deviation with --within, or look for other shapes with \"weighbridge shapes\""},
    {"export.kept_physics",
     "{name}: the physics weight of {physics} PE decides the land impact. The physics shape that "
     "comes with the model is kept; to look for a cheaper one, use \"weighbridge shapes\""},
    {"export.prims_decide",
     "{name}: the physics weight of {physics} PE decides the land impact. Most of it comes from "
     "prims, which the files do not contain; for advice, use \"weighbridge explain\""},
    {"export.acts", "needs more steps in world; see {page}"},
    {"export.no_levels",
     "a _PHYS file can hold only physics shapes; to write levels of detail, use -o NAME.dae or -o "
     "NAME.glb"},
    {"export.no_levels_chosen",
     "no generated levels of detail meet the goal, so the part keeps its existing levels. Increase "
     "--pixels"},
    {"export.level_kind",
     "{name} is named like a file for the uploader, but the uploader accepts only .dae and .glb; "
     "use {model}"},
});

}  // namespace wb::app
