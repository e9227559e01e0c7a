#include "model/shapes/detail/simpler_mesh.h"

#include "model/core/core_texts.h"
#include "model/geometry/simplify.h"

#include <algorithm>
#include <cmath>

namespace wb::shape {

Result<mesh::TriangleMesh> simplerMesh(const mesh::TriangleMesh& mesh, const MethodOptions& options,
                                       const Task& task) {
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  const double kept = std::ceil(static_cast<double>(mesh.triangles.size()) * options.kept);
  return mesh::simplified(mesh, static_cast<std::size_t>(std::max(kept, 1.0))).mesh;
}

}  // namespace wb::shape
