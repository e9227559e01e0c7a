#pragma once

#include "model/asset/mesh_asset.h"
#include "model/scene/findings.h"
#include "model/scene/scene.h"

#include <map>
#include <string>

namespace wb::import {

/// The shape type that today's uploader gives a new mesh: prim where it has a physics mesh or a
/// list of hulls, also one that cannot be read, else convex_hull.
scene::ShapeType usualShapeType(const asset::MeshAsset& mesh);

/// Puts mesh assets that came inside a file into a scene. Identical bytes are one asset; together
/// they are at most limits::sceneMeshBytes large.
class AssetShelf {
 public:
  AssetShelf(scene::Scene& scene, scene::Findings& findings) : scene_(scene), findings_(findings) {}

  /// The key of the asset in the scene: `name`, or the name that equal bytes have already. What is
  /// wrong with it is a finding at `place`; an asset that cannot be read is kept without its mesh;
  /// empty for one that there is no room for.
  std::string add(const std::string& name, Bytes bytes, const std::string& place);

 private:
  std::string freeKey(const std::string& name);
  void tell(Diagnostic finding, const std::string& place);

  scene::Scene& scene_;
  scene::Findings& findings_;
  std::map<std::string, std::string> keys_;  ///< By SHA-256.
  std::map<std::string, int> copies_;        ///< Of each name, beyond the first.
  std::size_t bytes_ = 0;                    ///< Of all, as stored and inflated.
};

}  // namespace wb::import
