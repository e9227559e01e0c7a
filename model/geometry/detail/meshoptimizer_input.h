#pragma once

#include "model/geometry/simplify.h"

#include <glm/vec3.hpp>

#include <vector>

namespace wb::mesh {

/// A mesh as meshoptimizer reads it.
using Indices = std::vector<unsigned int>;
using Points = std::vector<glm::vec3>;

/// How far a simplified surface may move, as a share of its extent: the number of triangles decides
/// alone.
inline constexpr float anyError = 1;

/// Three a triangle.
Indices indicesOf(const TriangleMesh& mesh);

/// The longest side of the box around a mesh that has positions.
double extentOf(const TriangleMesh& mesh);

/// About their middle and within 1 of it, where floats are finest and never overflow; lengths are
/// divided by extentOf. Of a mesh that has positions.
Points pointsOf(const TriangleMesh& mesh);

/// The triangles that indices name, on the corners that they use.
Simplified partOf(const TriangleMesh& mesh, const Indices& indices);

}  // namespace wb::mesh
