#pragma once

#include "model/formats/models3d/detail/collada_document.h"
#include "model/formats/reader/flat_scene.h"

#include <string>
#include <vector>

/// What the uploader's loader makes of a Collada file where it goes its own way: names and reasons
/// to stop (the viewer's lldaeloader.cpp).
namespace wb::import3d {

/// What the uploader calls the mesh of a geometry, by which it finds its levels of detail
/// (`LLDAELoader::getElementLabel` of the <mesh>, which has neither a name nor an id).
std::string uploaderLabelOf(const pugi::xml_node& geometry);

/// A file without a scene, geometries that no instance names, skins whose numbers do not add up
/// (`LLDAELoader::OpenFile`, `verifyController`, `LLModelPreview::rebuildUploadData`).
std::vector<worker::StumbleView> stumblesIn(const ColladaDocument& document);

}  // namespace wb::import3d
