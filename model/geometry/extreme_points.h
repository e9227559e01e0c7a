#pragma once

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace wb::mesh {

/// Finds the point that lies farthest in a direction among many, in about the time of one path
/// through a tree. The tree is divided only where somebody looks: points deep inside are passed
/// over by the thousand. Not thread-safe.
class SupportTree {
 public:
  /// Of at least one finite point.
  explicit SupportTree(std::span<const glm::dvec3> points);

  /// Index of the point with the greatest dot product with the direction; of equal ones always the
  /// same.
  std::uint32_t farthest(const glm::dvec3& direction);

 private:
  static constexpr std::uint32_t leafSize = 128;

  struct Node {
    glm::dvec3 middle;
    glm::dvec3 half;  ///< Half the sides of the box around its points.
    std::uint32_t begin;
    std::uint32_t end;
    std::uint32_t children = 0;  ///< Two, one after the other; 0: not divided.
  };
  struct Placed {
    glm::dvec3 point;
    std::uint32_t place;  ///< Its index among all.
  };
  struct Best {
    double reach;
    std::uint32_t place;
  };

  Node nodeOf(std::uint32_t begin, std::uint32_t end) const;
  bool divide(std::uint32_t node);
  std::uint32_t cut(const Node& node, int axis);
  void look(std::uint32_t begin, std::uint32_t end, const glm::dvec3& direction, Best& best) const;

  std::vector<Placed> points_;  ///< In the order of the tree.
  std::vector<Node> nodes_;     ///< The root first.
};

/// Returns `count` unit vectors spread evenly over the sphere (a Fibonacci spiral, from +z to -z),
/// always the same ones; empty for 0.
std::vector<glm::dvec3> evenDirections(std::size_t count);

/// Indices of points of whose hull no other is farther outside than the tolerance. Nothing where
/// that takes more than `most`, or where the points are flat. The points should be of the order of
/// one around the origin; `tree` is over them.
std::optional<std::vector<std::uint32_t>> extremePoints(std::span<const glm::dvec3> points,
                                                        SupportTree& tree, std::size_t most,
                                                        double tolerance);

}  // namespace wb::mesh
