#pragma once

#include "model/scene/scene.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace wb::advice {

// What can be changed about a linkset. Parts are indices in it, ascending, at least one.

struct NewShapeType {
  std::vector<std::size_t> parts;
  scene::ShapeType type = scene::ShapeType::prim;
};

struct NewScale {
  std::vector<std::size_t> parts;
  glm::dvec3 scale{0.5};  ///< Metres.
};

/// Each side that is shorter becomes as long as this.
struct LongerSides {
  std::vector<std::size_t> parts;
  double shortest = 0;  ///< Metres.
};

/// Scripts are taken out.
struct FewerScripts {
  std::vector<std::size_t> parts;
  std::optional<std::size_t> keeper;  ///< One of the parts, which then has a single script.
};

/// Parts, all of one mesh, get another. It is as its file would be read: with the sizes of its
/// levels of detail.
struct NewMesh {
  std::vector<std::size_t> parts;
  std::shared_ptr<const asset::MeshAsset> mesh;
  bool isOfLods = false;  ///< Its levels of detail are others; else its physics shape is.
};

/// Parts, not the root, become a linkset of their own behind this one, the first of them its root.
struct Split {
  std::vector<std::size_t> parts;
};

/// The parts of another linkset become the last of this one; all stay where they are.
struct Merge {
  std::size_t other = 0;
};

/// A change of one linkset of a scene, as data: of the scene that it was suggested for.
struct Change {
  std::size_t linkset = 0;
  std::variant<NewShapeType, NewScale, LongerSides, FewerScripts, NewMesh, Split, Merge> what;
};

/// Indices of the linksets that a change concerns: the changed one and, for Merge, the other.
std::vector<std::size_t> linksetsOf(const Change& change);

/// What a new mesh is called among the scene's assets: as the one before it, with a number.
std::string newAssetName(const scene::Scene& scene, const Change& change);

/// What becomes of those linksets: one, or for Split two. A new mesh is not in the scene.
std::vector<scene::Linkset> linksetsAfter(const scene::Scene& scene, const Change& change);

/// The scene with the change made. A new mesh is inside it, as its encoded bytes.
scene::Scene apply(scene::Scene scene, const Change& change);

}  // namespace wb::advice
