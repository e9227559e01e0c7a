#pragma once

#include "model/import3d/collada_document.h"
#include "model/worker/flat_scene.h"

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
