#pragma once

#include "model/core/text.h"

namespace wb::advice {

/// What plans are made of: each act's name, what takes it back, and how it is done in the viewer,
/// in Blender, or here.
inline constexpr TextTable actTexts({
    {"plan_act.shape_type", "Change the physics shape type"},
    {"plan_act.shape_type.inverse", "Restore the physics shape type."},
    {"plan_act.shape_type.viewer",
     "Edit the object, select the parts with \"Edit linked\", and change \"Physics Shape Type\" on "
     "the Features tab."},
    {"plan_act.shape_type.here", "Select the parts and change \"Shape type\" in Properties."},

    {"plan_act.levels", "Use simpler levels of detail"},
    {"plan_act.levels.inverse", "Upload the mesh again with the previous levels of detail."},
    {"plan_act.levels.viewer",
     "On the uploader's Level of Detail tab, load a file for each level instead of generating the "
     "levels."},
    {"plan_act.levels.blender",
     "Decimate copies of the mesh and export them as NAME_LOD2, NAME_LOD1 and NAME_LOD0."},
    {"plan_act.levels.here", "Run \"weighbridge shapes MODEL --lods -o NAME.dae\"."},

    {"plan_act.hulls", "Use hulls as the physics shape"},
    {"plan_act.hulls.inverse", "Upload the mesh again with the previous physics shape."},
    {"plan_act.hulls.viewer",
     "On the uploader's Physics tab, load NAME_PHYS, then click \"Analyze\"."},
    {"plan_act.hulls.blender", "Cover the mesh with a few boxes and export them as NAME_PHYS."},
    {"plan_act.hulls.here",
     "To make hulls, choose \"Shape > Make physics shape…\" or run \"weighbridge shapes\"."},

    {"plan_act.panels", "Use flat panels as the physics shape"},
    {"plan_act.panels.inverse", "Upload the mesh again with the previous physics shape."},
    {"plan_act.panels.viewer",
     "On the uploader's Physics tab, load NAME_PHYS without clicking \"Analyze\"."},
    {"plan_act.panels.blender", "Model walls and floors as flat panels; export them as NAME_PHYS."},
    {"plan_act.panels.here",
     "To make flat panels, choose \"Shape > Make physics shape…\" or run \"weighbridge shapes\"."},

    {"plan_act.vertices", "Use hulls with fewer vertices"},
    {"plan_act.vertices.inverse", "Upload the mesh again with the previous hulls."},
    {"plan_act.vertices.viewer",
     "On the uploader's Physics tab, lower \"Retain %\" under Simplify."},
    {"plan_act.vertices.blender", "Give each hull in NAME_PHYS fewer vertices."},
    {"plan_act.vertices.here", "Apply the step in the \"Why?\" panel, then export the mesh."},

    {"plan_act.slivers", "Remove slivers from the physics mesh"},
    {"plan_act.slivers.inverse", "Upload the mesh again with the previous physics mesh."},
    {"plan_act.slivers.blender",
     "Use Merge by Distance and Degenerate Dissolve on the physics mesh."},
    {"plan_act.slivers.here", "Apply the step in the \"Why?\" panel, then export the mesh."},

    {"plan_act.link", "Link the objects"},
    {"plan_act.link.inverse", "Unlink the objects."},
    {"plan_act.link.viewer", "Select the objects, the root last, and press Ctrl+L."},
    {"plan_act.link.here", "Select the objects and choose Compose > Link."},

    {"plan_act.unlink", "Unlink the parts"},
    {"plan_act.unlink.inverse", "Link the parts again."},
    {"plan_act.unlink.viewer",
     "Select the parts with \"Edit linked\" and press Ctrl+Shift+L. If you unlinked several parts, "
     "select them again and press Ctrl+L."},
    {"plan_act.unlink.here",
     "Select the parts and choose Compose > Unlink. If you unlinked several parts, select them "
     "again and choose Compose > Link."},

    {"plan_act.materials", "Remove normal and specular maps"},
    {"plan_act.materials.inverse", "Restore the normal and specular maps of the parts."},
    {"plan_act.materials.viewer",
     "Check \"Edit linked\", select the parts, and set \"Shininess\" and \"Bumpiness\" to None on "
     "the Texture tab."},
    {"plan_act.materials.here", "Clear \"Normal or specular maps\" in Properties."},

    {"plan_act.animated", "Turn animated mesh off"},
    {"plan_act.animated.inverse", "Turn animated mesh on again."},
    {"plan_act.animated.viewer", "Open Edit > Features and clear \"Animated Mesh\"."},
    {"plan_act.animated.here", "Clear \"Animated mesh\" in Properties."},

    {"plan_act.scripts", "Reduce the number of scripts"},
    {"plan_act.scripts.inverse", "Put the scripts back."},
    {"plan_act.scripts.viewer",
     "Open Edit > Content and delete the scripts that are no longer needed."},
    {"plan_act.scripts.here", "Lower the number in Properties > Scripts."},

    {"plan_act.move_scripts", "Move scripts to another object"},
    {"plan_act.move_scripts.inverse", "Move the scripts back."},
    {"plan_act.move_scripts.viewer",
     "Drag the scripts from Edit > Content to your inventory, then into the other object. If they "
     "remain in the first object, delete them there."},
    {"plan_act.move_scripts.here", "Change the number in Properties > Scripts for both objects."},

    {"plan_act.resize", "Resize the parts"},
    {"plan_act.resize.inverse", "Restore the sizes of the parts."},
    {"plan_act.resize.viewer", "Open Edit > Object and type the new size."},
    {"plan_act.resize.here", "Type the new size in Properties."},

    {"plan_act.no_physics_file", "Leave out the physics file"},
    {"plan_act.no_physics_file.inverse", "Load the physics file again."},
    {"plan_act.no_physics_file.viewer", "On the uploader's Physics tab, do not choose a file."},
    {"plan_act.no_physics_file.blender", "Delete the file NAME_PHYS beside the model."},

    {"plan_act.fewer_materials", "Use at most 8 materials"},
    {"plan_act.fewer_materials.inverse", "Separate the materials again."},
    {"plan_act.fewer_materials.blender",
     "Combine textures into an atlas until the object has at most 8 materials."},

    {"plan_act.join_objects", "Join the objects of a model into one mesh"},
    {"plan_act.join_objects.inverse", "Separate the objects again."},
    {"plan_act.join_objects.blender",
     "Select the objects, choose Object > Join, and export the model again."},
});

}  // namespace wb::advice
