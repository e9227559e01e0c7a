#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/geometry/geometry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace wb::shape {

class ContactSpace;

/// Nodes on a lattice of cubes, x fastest.
struct Grid {
  glm::dvec3 origin{0};  ///< The first node, m.
  double step = 1;       ///< Between nodes, m.
  glm::ivec3 size{0};    ///< Nodes along each axis, at least 2.

  std::size_t count() const {
    return static_cast<std::size_t>(size.x) * static_cast<std::size_t>(size.y) *
           static_cast<std::size_t>(size.z);
  }
  std::size_t index(const glm::ivec3& node) const {
    return static_cast<std::size_t>(node.x) +
           static_cast<std::size_t>(size.x) *
               (static_cast<std::size_t>(node.y) +
                static_cast<std::size_t>(size.y) * static_cast<std::size_t>(node.z));
  }
  glm::ivec3 node(std::size_t index) const {
    const auto x = static_cast<std::size_t>(size.x);
    const auto y = static_cast<std::size_t>(size.y);
    return {static_cast<int>(index % x), static_cast<int>(index / x % y),
            static_cast<int>(index / (x * y))};
  }
  glm::dvec3 position(const glm::ivec3& node) const { return origin + step * glm::dvec3(node); }
  bool has(const glm::ivec3& node) const {
    return node.x >= 0 && node.y >= 0 && node.z >= 0 && node.x < size.x && node.y < size.y &&
           node.z < size.z;
  }
  /// The lowest node of the cube that a point lies in; of the nearest cube for one outside.
  glm::ivec3 cubeOf(const glm::dvec3& point) const {
    const glm::dvec3 at = (point - origin) / step;
    return glm::ivec3(glm::clamp(at, glm::dvec3(0), glm::dvec3(size - 2)));
  }
};

/// The six neighbours along the axes.
inline constexpr std::array<std::array<int, 3>, 6> gridNeighbours{
    {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}}};

/// Calls `visit(index)` for each neighbour of a node that the grid has.
template <class Visit>
void forNeighbours(const Grid& grid, std::size_t index, const Visit& visit) {
  const glm::ivec3 node = grid.node(index);
  for (const auto& [x, y, z] : gridNeighbours)
    if (const glm::ivec3 other = node + glm::ivec3(x, y, z); grid.has(other))
      visit(grid.index(other));
}

/// How many nodes of a grid are outside of a solid: of a box of them, by a look at its corners.
/// Most of a mesh that fills its own inside is hidden there, and need not be looked at.
class OutsideNodes {
 public:
  OutsideNodes() = default;
  /// `isOutside`: one a node.
  OutsideNodes(const Grid& grid, const std::vector<std::uint8_t>& isOutside);

  /// Whether a place on a triangle can be at one.
  bool isAnyAround(const std::array<glm::dvec3, 3>& corners) const;

 private:
  std::uint32_t at(const glm::ivec3& node) const {
    return grid_.has(node) ? counts_[grid_.index(node)] : 0;
  }

  Grid grid_;
  std::vector<std::uint32_t> counts_;  ///< In the box from the first node to each.
};

}  // namespace wb::shape

/// What tells sooner than a distance does that a triangle is farther away than something.
namespace wb::shape {

/// That of a triangle, which is nowhere nearer than it.
class TrianglePlane {
 public:
  explicit TrianglePlane(const std::array<glm::dvec3, 3>& corners)
      : origin_(corners[0]),
        normal_(glm::cross(corners[1] - corners[0], corners[2] - corners[0])),
        length_(glm::length(normal_)) {}

  /// By more than rounding makes of it; of what has no plane nothing is.
  bool isFarther(const glm::dvec3& place, double distance) const {
    constexpr double rounding = 1.0 + 1e-5;
    return std::abs(glm::dot(normal_, place - origin_)) > distance * rounding * length_;
  }

 private:
  glm::dvec3 origin_;
  glm::dvec3 normal_;
  double length_;
};

/// The longest edge of a triangle, as thick as the triangle is high above it: of a sliver, what is
/// far from its plane or not is far from that all the same.
class TriangleRod {
 public:
  explicit TriangleRod(const std::array<glm::dvec3, 3>& corners) {
    std::size_t longest = 0;
    for (std::size_t i = 0; i < 3; ++i)
      if (const glm::dvec3 edge = corners[(i + 1) % 3] - corners[i];
          glm::dot(edge, edge) > glm::dot(along_, along_)) {
        longest = i;
        along_ = edge;
      }
    from_ = corners[longest];
    const double squared = glm::dot(along_, along_);
    scale_ = squared > 0 ? 1 / squared : 0;
    thickness_ = glm::distance(corners[(longest + 2) % 3], nearestTo(corners[(longest + 2) % 3]));
  }

  /// By more than rounding makes of it.
  bool isFarther(const glm::dvec3& place, double distance) const {
    constexpr double rounding = 1.0 + 1e-5;
    const glm::dvec3 away = place - nearestTo(place);
    const double most = (distance + thickness_) * rounding;
    return glm::dot(away, away) > most * most;
  }

 private:
  glm::dvec3 nearestTo(const glm::dvec3& place) const {
    return from_ + along_ * std::clamp(glm::dot(place - from_, along_) * scale_, 0.0, 1.0);
  }

  glm::dvec3 from_{0};
  glm::dvec3 along_{0};
  double scale_ = 0;
  double thickness_ = 0;
};

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

/// A place of the surface that closes a hole, or rounds a corner that narrow things do not reach.
struct ClosedPlace {
  glm::dvec3 place;
  double depth;  ///< How far the mesh itself is from there, m.
};

/// The part of space that cannot be reached from outside a mesh: the mesh itself, and all that it
/// encloses but for holes narrower than the closing width. An open sheet is a solid without
/// thickness.
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
  /// The same for shapes without thickness: the surface itself is free everywhere. Else nothing
  /// could stand for a wall of single planes beside a doorway, or for the floor of one.
  double flatRoom(const glm::dvec3& point) const;
  /// Keeps cylinders free: `places` are the middles of their lower ends, `axis` goes from there to
  /// their upper ones, m. Instead of those before. Not all of them where it is cancelled.
  void keepFree(const std::vector<glm::dvec3>& places, double width, const glm::dvec3& axis,
                double reach, const Task& task = {});
  /// Keeps where avatars touch it (see ContactSpace), made of this solid. There only a `share` of
  /// the tolerance holds, and the room is farther by `closer` metres, so that shapes fill so much
  /// less. After keepFree.
  void keepContact(std::shared_ptr<const ContactSpace> contact, double share, double closer);
  /// Of the tolerance, for a place of its surface.
  double shareAt(const glm::dvec3& place) const;
  double contactShare() const { return contactShare_; }
  /// Null: nobody asked.
  const ContactSpace* contact() const { return contact_.get(); }
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
  const std::vector<ClosedPlace>& closedPlaces() const { return closed_; }

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
  std::vector<Feature> features_;  ///< The nearest known one of each node.
  std::vector<float> levels_;      ///< Distance to it, m.
  std::vector<ClosedPlace> closed_;
  std::vector<float> rooms_;             ///< Likewise, see room; empty: the same.
  std::vector<std::uint8_t> isOutside_;  ///< One a node.
  OutsideNodes outside_;
  std::shared_ptr<const ContactSpace> contact_;
  double contactShare_ = 1;  ///< See shareAt.
  double closer_ = 0;        ///< See keepContact, m.
};

}  // namespace wb::shape
