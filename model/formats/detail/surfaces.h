#pragma once

#include "model/core/core.h"
#include "model/scene/part_placement.h"
#include "model/scene/scene.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace wb::exporting {

/// Keys of the assets that mesh parts of the scene use and that could be read, in the order of
/// their first use.
std::vector<std::string> usedMeshes(const scene::Scene& scene);

/// An asset as it was stored; as this program would store it where that is not at hand any more.
Bytes storedMesh(const scene::Scene& scene, const scene::Asset& asset);

/// Why a scene whose parts use no mesh that could be read cannot be written as meshes.
tl::unexpected<Diagnostic> noMesh(const scene::Scene& scene);

/// The bytes of the only mesh of a scene; fails where there is none or another number.
Result<Loaded<Bytes>> onlyMesh(const scene::Scene& scene);

/// Triangles of one material, in the unit cube (but for those of a grid), z up.
struct Surface {
  std::vector<glm::dvec3> positions;
  std::vector<glm::dvec3> normals;    ///< Empty, or one a position.
  std::vector<glm::dvec2> texCoords;  ///< Empty, or one a position.
  std::vector<mesh::Triangle> triangles;
  std::string material{};  ///< Its name; empty: numbered, one a surface of a shape.
  bool isOnGrid = false;   ///< Positions are points of a grid, and no digit of them may be lost.
};

/// What is seen of a face: without placeholders, it may be empty.
Surface surfaceOf(const asset::Face& face);

/// What is seen of a part: where it stands in the region, metres, z up, and its surfaces.
struct SeenPart {
  std::string name;
  scene::Placement place;
  glm::dvec3 scale;
  std::size_t shape;  ///< Index in Seen::shapes.
};

/// Everything in a scene that has a surface. Equal meshes are one shape.
struct Seen {
  std::vector<std::vector<Surface>> shapes;
  std::vector<SeenPart> parts;
  Diagnostics findings;
};

/// Meshes at their highest level of detail, prims as finely as the viewer draws them close by.
/// Fails where nothing is seen.
Result<Seen> seenIn(const scene::Scene& scene);

/// Formats of models have y up: (x, y, z) becomes (x, z, -y).
inline glm::dvec3 withYUp(const glm::dvec3& v) { return {v.x, v.z, -v.y}; }

}  // namespace wb::exporting
