#pragma once

#include "model/asset/asset.h"
#include "model/asset/encode.h"
#include "model/asset/shared_assets.h"
#include "model/core/core.h"
#include "model/core/task.h"
#include "model/scene/part.h"
#include "model/scene/scene.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace wb::import {

/// Where something is, how it is turned and how large it is: what parts and linksets can say.
struct Transform {
  glm::dvec3 position{0};
  glm::dquat rotation{1, 0, 0, 0};
  glm::dvec3 scale{1};
  bool isExact = true;  ///< False where the matrix also mirrors or shears, which is left out.
};

/// A matrix whose columns are the images of the axes and of the origin. Nothing for one that
/// flattens an axis or is not finite.
std::optional<Transform> transformOf(const glm::dmat4& matrix);

/// As `inner` is seen from `outer`, which loses its scale.
Transform relative(const Transform& outer, const Transform& inner);

/// The shape type that today's uploader gives a new mesh: prim where it has a physics mesh or a
/// list of hulls, also one that cannot be read, else convex_hull.
scene::ShapeType usualShapeType(const asset::MeshAsset& mesh);

/// Puts mesh assets that came inside a file into a scene. Identical bytes are one asset; what they
/// take is drawn from the task's budget for good.
class AssetShelf {
 public:
  AssetShelf(scene::Scene& scene, scene::Findings& findings, Task task = {})
      : scene_(scene), findings_(findings), task_(std::move(task)) {}

  /// The key of the asset in the scene: `name`, or the name that equal bytes have already. What is
  /// wrong with it is a finding at `place`; an asset that cannot be read is kept without its mesh;
  /// empty for one that there is no memory for. Fails only when cancelled.
  Result<std::string> add(const std::string& name, Bytes bytes, const std::string& place);

  /// The same of a mesh that is at hand, with what it was encoded as.
  Result<std::string> add(const std::string& name, asset::MeshAsset mesh, asset::Encoded encoded,
                          const std::string& place);

  /// The usual shape type of an asset that was added.
  scene::ShapeType shapeTypeOf(const std::string& key) const;

 private:
  using Decode = std::function<Result<asset::DecodedAsset>(const std::string& sha256)>;

  Result<std::string> add(const std::string& name, Bytes&& bytes, const std::string& place,
                          const Decode& decode);
  std::string freeKey(const std::string& name);
  void tell(Diagnostic finding, const std::string& place);

  scene::Scene& scene_;
  scene::Findings& findings_;
  Task task_;
  std::map<std::string, std::string> keys_;             ///< By SHA-256.
  std::map<std::string, scene::ShapeType> shapeTypes_;  ///< By key.
  std::map<std::string, int> copies_;                   ///< Of each name, beyond the first.
};

}  // namespace wb::import
