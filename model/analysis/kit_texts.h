#pragma once

#include "model/core/text.h"

namespace wb::weighing {

/// What files for the uploader are, and what to do with them.
inline constexpr TextTable kitTexts({
    {"kit.title", "Upload {name}"},
    {"kit.refused", "would be refused at upload: {why}"},
    {"kit.lost_parts",
     "{found} of {count} parts could be read back; nothing was written. Please report this."},
    {"kit.steps", "What to do in the viewer"},
    {"kit.step_model", "Choose Build, Upload, Model, and the file {file}."},
    {"kit.step_levels",
     "On the tab Level of Detail, set Medium, Low and Lowest to Load from file, in this order: "
     "{files}. A viewer that found them by their names has done so already."},
    {"kit.step_physics",
     "On the tab Physics, choose From file and {file}. Do not click Analyze: the triangles arrive "
     "as they are."},
    {"kit.step_analyze",
     "On the tab Physics, choose From file and {file}, and click Analyze. It makes hulls anew; the "
     "weights below are for Resolution Low to High, all else as it is."},
    {"kit.step_no_physics",
     "On the tab Physics, leave the choice of a file empty. Each mesh collides as its base hull."},
    {"kit.step_weights", "Click Calculate weights & fee, and compare with the weights below."},
    {"kit.step_rez", "Upload it, and drag it from your inventory into the world."},
    {"kit.act",
     "In world, edit linked parts, select {part}, and on the tab Features set Physics Shape Type "
     "to {type}."},
    {"kit.act_prims", "In world, rez {count} cubes beside it. Their size and place do not matter."},
    {"kit.act_link",
     "Select the object, then with Shift the cubes, and link them (Ctrl+L). A cube must be "
     "selected "
     "last, so that it is the root."},
    {"kit.act_script",
     "Edit the object, make a new script on the tab Content, replace its text by that of {file}, "
     "and "
     "save it. The cubes become the prims that carry the physics, transparent and in place."},
    {"kit.act_done", "Delete the script."},
    {"kit.act_root",
     "In world, the root must be {part}, for a root may not have the shape type None."},
    {"kit.act_relink",
     "If another part is the root, unlink the object, select all parts, that one last, and link "
     "them again."},
    {"kit.act_hide",
     "Still with edit linked parts, select each of these, and on the tab Texture set Transparency "
     "to 100: {parts}."},
    {"kit.type_none", "None"},
    {"kit.type_hull", "Convex Hull"},
    {"kit.type_prim", "Prim"},
    {"kit.weights", "Weights to expect"},
    {"kit.weight", "weight"},
    {"kit.expected", "expected"},
    {"kit.download", "Download"},
    {"kit.physics", "Physics"},
    {"kit.server", "Server"},
    {"kit.land_impact", "Land impact"},
    {"kit.uncertain", "uncertain before Analyze"},
    {"kit.after_analyze", "{least} to {most} after Analyze"},
    {"kit.files", "Files"},
    {"kit.textures",
     "The files hold shapes and the names of materials, no textures. Apply textures in world."},
});

}  // namespace wb::weighing
