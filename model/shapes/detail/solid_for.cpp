#include "model/core/core_texts.h"
#include "model/shapes/detail/contact_space.h"
#include "model/shapes/detail/passage.h"
#include "model/shapes/detail/search_constants.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/fitting.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_set>
#include <vector>

// Makes the solid that shapes are fitted to: of the triangles that are of use, on a grid as fine as
// the tolerance asks for, with what avatars need kept free.

namespace wb::shape {
namespace {

struct HashOfTriangle {
  std::size_t operator()(const mesh::Triangle& triangle) const {
    std::uint64_t hash = 0;
    for (const std::uint32_t corner : triangle) hash = (hash ^ corner) * 0x9E37'79B9'7F4A'7C15U;
    return static_cast<std::size_t>(hash ^ hash >> 32);
  }
};

}  // namespace

mesh::TriangleMesh usablePart(const mesh::TriangleMesh& mesh) {
  mesh::TriangleMesh usable;
  constexpr std::uint32_t none = 0xFFFF'FFFF;
  std::vector<std::uint32_t> places(mesh.positions.size(), none);
  std::unordered_set<mesh::Triangle, HashOfTriangle> known(mesh.triangles.size());
  const auto isNew = [&](mesh::Triangle triangle) {
    std::ranges::sort(triangle);
    return known.insert(triangle).second;
  };
  for (mesh::Triangle triangle : mesh.triangles) {
    const bool isFinite = std::ranges::all_of(triangle, [&](std::uint32_t corner) {
      const glm::dvec3& place = mesh.positions[corner];
      return std::isfinite(place.x) && std::isfinite(place.y) && std::isfinite(place.z);
    });
    if (!isFinite || !isNew(triangle)) continue;
    for (std::uint32_t& corner : triangle) {
      std::uint32_t& place = places[corner];
      if (place == none) {
        place = static_cast<std::uint32_t>(usable.positions.size());
        usable.positions.push_back(mesh.positions[corner]);
      }
      corner = place;
    }
    usable.triangles.push_back(triangle);
  }
  return usable;
}

namespace {

/// With room for what is a `tolerance` outside, as fine as the tighter one asks for. `longest` is
/// what its steps are at most, m, if that does not make too many.
Result<Solid> solidOf(const mesh::TriangleMesh& usable, double tolerance, double tighter,
                      double longest, const Task& task) {
  if (usable.triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
  const double diagonal = boxDiagonal(usable);
  const double share = diagonal > 0 ? tolerance / diagonal : 1;
  SolidOptions options;
  const double fine = diagonal > 0 ? tighter / diagonal : 1;
  const double cells = std::max(tuned::solid::cellsPerTolerance / fine, diagonal / longest);
  options.cells =
      static_cast<int>(std::clamp(cells, tuned::solid::minCells, tuned::solid::maxCells));
  options.margin = std::min(share, tuned::solid::maxMargin) + tuned::solid::moreMargin;
  return Solid::of(usable, options, task);
}

/// Where there are zones.
void keepContact(Solid& solid, const FitOptions& options, const Task& task) {
  if (!options.zones || task.cancelled()) return;
  const double contact = options.contactTolerance();
  double closer = tuned::cover::fillShare * (options.tolerance - contact);
  // Levels between nodes are not exact, and nothing that stands out here is drawn in afterwards.
  constexpr double most = 0.2;  ///< Of the tolerance.
  if (closer > 0) closer += std::min(solid.grid().step / 4, most * contact);
  solid.keepContact(std::make_shared<const ContactSpace>(solid, options.toucher,
                                                         options.avatar.has_value(), task),
                    contact / options.tolerance, closer);
}

}  // namespace

Result<Solid> solidFor(const mesh::TriangleMesh& mesh, double tolerance, const Task& task) {
  return solidOf(usablePart(mesh), tolerance, tolerance, tolerance, task);
}

Result<Solid> solidFor(const mesh::TriangleMesh& usable, const FitOptions& options,
                       const Task& task) {
  const double tighter = options.contactTolerance();
  if (!options.avatar) {
    auto solid = solidOf(usable, options.tolerance, tighter, tighter, task);
    if (solid) keepContact(*solid, options, task);
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    return solid;
  }
  auto solid = solidOf(usable, options.tolerance, tighter,
                       options.avatar->width / tuned::passage::solidStepsPerWidth, task);
  if (!solid) return solid;
  const double reach = tuned::cover::fillShare * options.tolerance;
  const Passage passage(*solid, *options.avatar, task);
  const std::vector<glm::dvec3> ways = passage.waysToKeep(reach, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  // What is between nodes of the grid may stand in by a part of a step.
  const double width = options.avatar->width + tuned::passage::moreWidth * solid->grid().step;
  solid->keepFree(ways, width, options.avatar->height * options.avatar->up, reach, task);
  keepContact(*solid, options, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  return solid;
}

}  // namespace wb::shape
