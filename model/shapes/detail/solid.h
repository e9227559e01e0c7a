#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/geometry/triangle_mesh.h"
#include "model/shapes/detail/outside_nodes.h"
#include "model/shapes/detail/shape_grid.h"

#include <optional>

namespace wb::shape {

/// How a solid is made of a mesh.
struct SolidOptions {
  std::optional<double> closing{};  ///< Holes narrower than this are closed, m; see usualClosing.
  int cells = 160;                  ///< Along the diagonal of the mesh's box.
  double margin = 0.06;             ///< Of the grid around the box, share of the diagonal.
};

/// The smaller of 2 % of the diagonal and 0.3 m.
double usualClosing(double diagonal);

/// Of the box around a mesh with triangles, m.
double boxDiagonal(const mesh::TriangleMesh& mesh);

/// What of a mesh cannot be reached from outside: the mesh itself, and all that it encloses but for
/// holes narrower than the closing width. An open sheet is a solid without thickness.
class Solid {
 public:
  /// Of a mesh with at least one triangle, all corners finite. Fails where it is cancelled, or the
  /// mesh is one point.
  static Result<Solid> of(const mesh::TriangleMesh& mesh, const SolidOptions& options = {},
                          const Task& task = {});

  double diagonal() const { return diagonal_; }   ///< Of the mesh's box, m.
  const glm::dvec3& low() const { return low_; }  ///< Of that box.
  const glm::dvec3& high() const { return high_; }
  const Grid& grid() const { return grid_; }
  const mesh::TriangleMesh& mesh() const { return mesh_; }

  /// Interpolated distance to the surface, m: below 0 inside, and large outside the grid.
  double level(const glm::dvec3& point) const;
  /// The level, but at least `reach` in the cylinders that were kept free (see keepFree), and
  /// towards them: what shapes may fill is below it.
  double room(const glm::dvec3& point) const {
    return rooms_.empty() ? level(point) : interpolated(rooms_, point);
  }
  /// Keeps cylinders free: `places` are the middles of their lower ends, `axis` goes from there to
  /// their upper ones, m. Instead of those before. Not all of them where it is cancelled.
  void keepFree(const std::vector<glm::dvec3>& places, double width, const glm::dvec3& axis,
                double reach, const Task& task = {});
  /// Which way the level grows; of length one, or 0 where it does not.
  glm::dvec3 outward(const glm::dvec3& point) const;
  /// Distance to the solid, m: 0 inside, never less than the true one elsewhere, and equal to it
  /// but for places that are as far from several triangles.
  double distance(const glm::dvec3& point) const;
  /// Distance to the mesh itself, inside too.
  double surfaceDistance(const glm::dvec3& point) const;
  /// Whether a point of the mesh can be touched from outside.
  bool isOuter(const glm::dvec3& point) const;
  /// Whether a place on a triangle of it can be; where not, nothing of it need be looked at.
  bool mayBeOuter(const std::array<glm::dvec3, 3>& corners) const {
    return outside_.isAnyAround(corners);
  }
  /// The triangles of the mesh that may be.
  std::vector<std::array<glm::dvec3, 3>> outerTriangles() const;
  /// Whether a node of the grid is inside.
  bool isInside(std::size_t node) const { return isOutside_[node] == 0; }
  /// Where holes were closed: nodes inside, next to the outside, with no triangle close by.
  std::vector<glm::dvec3> closedPlaces() const;

 private:
  /// Triangle, or node + number of triangles, or none.
  using Feature = std::uint32_t;
  static constexpr Feature none = 0xFFFF'FFFF;

  Solid(mesh::TriangleMesh mesh, Grid grid, const glm::dvec3& low, const glm::dvec3& high);
  double featureDistance(const glm::dvec3& point, Feature feature) const;
  void seedTriangles(const Task& task);
  void spread(std::vector<std::uint32_t> front, const Task& task);
  void findOutside(double closing, const Task& task);
  void openAround(std::size_t node);
  double interpolated(const std::vector<float>& levels, const glm::dvec3& point) const;
  bool isAtSurface(std::size_t node) const;
  void closeHoles(const Task& task);

  mesh::TriangleMesh mesh_;
  Grid grid_;
  glm::dvec3 low_;
  glm::dvec3 high_;
  double diagonal_;
  std::vector<Feature> features_;        ///< The nearest known one of each node.
  std::vector<float> levels_;            ///< Distance to it, m.
  std::vector<float> rooms_;             ///< Likewise, see room; empty: the same.
  std::vector<std::uint8_t> isOutside_;  ///< One a node.
  OutsideNodes outside_;
};

}  // namespace wb::shape
