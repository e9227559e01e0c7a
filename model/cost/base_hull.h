#pragma once

#include "model/asset/mesh_asset.h"
#include "model/cost/profile.h"

#include <glm/vec3.hpp>

#include <vector>

namespace wb::cost {

/// The base hull that an asset brings along; null if it has none, or one without points.
const asset::HullPoints* storedBaseHull(const asset::MeshAsset& asset);

/// What a missing base hull is made of: the physics mesh, else the first level of detail there is,
/// from the poorest (today's viewer) or from medium up (the Mesh Physics document). Null: there is
/// nothing to make one of.
const asset::Faces* baseHullFaces(const asset::MeshAsset& asset, BaseHullSource source);

/// The points that an asset's base hull is around, in the unit cube: those that are stored, else
/// all of what it is made of. Empty where there are none.
std::vector<glm::dvec3> baseHullPoints(const asset::MeshAsset& asset, BaseHullSource source);

}  // namespace wb::cost
