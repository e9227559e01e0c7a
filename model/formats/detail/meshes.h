#pragma once

#include "model/core/result.h"
#include "model/scene/scene.h"

#include <string>
#include <vector>

namespace wb::exporting {

/// Keys of the assets that mesh parts of the scene use and that could be read, in the order of
/// their first use.
std::vector<std::string> usedMeshes(const scene::Scene& scene);

/// An asset as it was stored; as this program would store it where that is not at hand any more.
Bytes storedMesh(const scene::Scene& scene, const scene::Asset& asset);

/// The bytes of the only mesh of a scene; fails where there is none or another number.
Result<Loaded<Bytes>> onlyMesh(const scene::Scene& scene);

}  // namespace wb::exporting
