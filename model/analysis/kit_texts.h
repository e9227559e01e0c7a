#pragma once

#include "model/core/text.h"

namespace wb::weighing {

/// What files for the uploader are, and what to do with them.
inline constexpr TextTable kitTexts({
    {"kit.title", "Upload \"{name}\""},
    {"kit.lost_parts",
     "expected {count} parts, found {found} when reading the files back; nothing was written. "
     "Please report this.",
     "expected 1 part, found {found} when reading the files back; nothing was written. Please "
     "report this."},
    {"kit.no_mesh", "{parts}: left out of the files, because only meshes can be uploaded"},
    {"kit.incomplete", "{parts}: left out of the files, because the mesh is missing or incomplete"},
    {"kit.other_impact",
     "the files cost {arrived} LI when read back, but the same parts at rest without scripts cost "
     "{promised} LI here. Compare the weights in the uploader before you upload"},
    {"explain.closed",
     "Avatars cannot enter openings or hollows of {count} parts, such as {part}: one convex hull "
     "covers each, up to {distance} m away from what you see.",
     "Avatars cannot enter openings or hollows of {part}: one convex hull covers it, up to "
     "{distance} m away from what you see."},
    {"kit.steps", "Steps in the viewer"},
    {"kit.step_model", "Choose Build > Upload > Model, and select the file {file}."},
    {"kit.step_levels",
     "On the Level of Detail tab, choose \"Load from file\" for Medium, Low and Lowest, and select "
     "these files in this order: {files}. Some viewers find these files by name, so they might "
     "already be selected."},
    {"kit.step_physics",
     "On the Physics tab, choose \"From file\" and select {file}. To keep the triangles unchanged, "
     "do not click \"Analyze\"."},
    {"kit.step_analyze",
     "On the Physics tab, choose \"From file\", select {file} and click \"Analyze\". The uploader "
     "then makes new hulls; the weights below cover \"Resolution\" settings from Low to High, with "
     "all other settings unchanged."},
    {"kit.step_no_physics",
     "On the Physics tab, do not select a file. Each mesh then collides as its base hull, so "
     "avatars cannot enter its openings or hollows."},
    {"kit.step_weights",
     "Click \"Calculate weights & fee\", and compare the result with the weights below."},
    {"kit.step_rez", "Upload the model, and drag it from your inventory into the world."},
    {"kit.step_rez_prim",
     "Upload the model, and drag it from your inventory into the world. On the Features tab, its "
     "\"Physics Shape Type\" is \"Prim\". Leave it unchanged; the other types do not use the "
     "uploaded physics shape."},
    {"kit.act",
     "In world, check \"Edit linked\", select {part}, and set \"Physics Shape Type\" to \"{type}\" "
     "on the Features tab."},
    {"kit.act_others",
     "In world, link these parts to the object: {parts}. They are prims, so the files do not "
     "contain them. Take them from the object that you already have, or build them again."},
    {"kit.act_prims",
     "In world, rez {count} cubes beside the object. Their size and exact position do not matter.",
     "In world, rez a cube beside the object. Its size and exact position do not matter."},
    {"kit.act_link",
     "Select the object, then hold Shift and select the cubes. Press Ctrl+L to link them. The cube "
     "selected last becomes the root.",
     "Select the object, then hold Shift and select the cube. Press Ctrl+L to link them. The cube "
     "becomes the root."},
    {"kit.act_script",
     "Edit the object and create a new script on the Content tab. Replace the script's text with "
     "the text of {file}, and save the script. The cubes become the transparent prims that provide "
     "the physics shape.",
     "Edit the object and create a new script on the Content tab. Replace the script's text with "
     "the text of {file}, and save the script. The cube becomes the transparent prim that provides "
     "the physics shape."},
    {"kit.act_done", "When the script says \"Done\", delete it."},
    {"kit.act_root",
     "In world, the root must be {part}, because a root cannot have the physics shape type None."},
    {"kit.act_relink",
     "If another part is the root, unlink the object, select all parts with the new root last, and "
     "link them again."},
    {"kit.act_hide",
     "Check \"Edit linked\", and set \"Transparency\" to 100% on the Texture tab for each of these "
     "parts: {parts}.",
     "Check \"Edit linked\", select {parts}, and set \"Transparency\" to 100% on the Texture tab."},
    {"kit.type_none", "None"},
    {"kit.type_hull", "Convex Hull"},
    {"kit.type_prim", "Prim"},
    {"kit.weights", "Expected weights"},
    {"kit.weight", "weight"},
    {"kit.expected", "expected"},
    {"kit.download", "Download"},
    {"kit.physics", "Physics"},
    {"kit.server", "Server"},
    {"kit.land_impact", "Land impact"},
    {"kit.land_impact_meshes", "Land impact of the files alone"},
    {"kit.land_impact_whole", "Land impact with {parts}"},
    {"kit.uncertain", "unknown until you click \"Analyze\""},
    {"kit.after_analyze", "{least} to {most} {unit} after Analyze"},
    {"kit.after_analyze_one", "{value} {unit} after Analyze"},
    {"kit.impact", "{impact} LI after upload"},
    {"kit.impact_range", "{least} to {most} LI after upload"},
    {"kit.impact_whole", "{impact} LI after upload with {parts}"},
    {"kit.files", "Files"},
    {"kit.textures",
     "The files contain shapes and material names, but no textures. Apply the textures in world."},
});

}  // namespace wb::weighing
