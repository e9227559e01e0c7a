#pragma once

#include "model/core/text.h"

namespace wb::import {

/// Why the uploader would refuse a model whose mesh assets alone do not show it. Each names what is
/// wrong and what to do.
inline constexpr TextTable refusalTexts({
    {"upload.companion",
     "the uploader cannot read {file}, and offers no upload. Repair the file, or take it away."},
    {"upload.level_materials",
     "{file} has materials that the model lacks: {materials}. Use only materials of the model "
     "there."},
    {"upload.level_faces",
     "{file} has {faces} faces for this object, and the model has {expected}. Use no more there."},
    {"upload.level_submodels",
     "{file} makes {found} prims of this object, and the model makes {expected}. Use as many "
     "materials in both."},
    {"upload.level_unused",
     "{file} has an object \"{object}\" that stands for none of the model's. Name it like the "
     "object that it is for."},
    {"upload.level_objects",
     "{file} has {found} objects, and the model has {expected}. Make one object there for each of "
     "the model's."},
    {"upload.mirrored",
     "is mirrored by a negative scale, which the uploader refuses. Apply the scale before export."},
    {"upload.no_such_geometry",
     "names the geometry \"{geometry}\", which the file does not hold. Export the file again."},
    {"upload.unused_geometry",
     "no object uses the geometry \"{geometry}\". Delete it, or place it in the scene."},
    {"upload.same_label",
     "another geometry is called \"{label}\" too, and the uploader takes one for the other. Rename "
     "one of them."},
    {"upload.submodel_limit",
     "has {faces} faces, and the uploader keeps {limit} of them. Use fewer materials, or split the "
     "object."},
    {"upload.no_scene",
     "the file has no scene. Export it again, with its objects placed in a scene."},
    {"upload.controller",
     "the numbers of the skin \"{controller}\" do not add up. Export the file again."},
    {"upload.polygon_vertices",
     "a list of polygons has {vertices} vertices, and the uploader numbers at most {limit}. "
     "Triangulate it before export."},
});

}  // namespace wb::import
