#pragma once

#include "model/core/task.h"
#include "model/geometry/simplify.h"
#include "model/shapes/detail/triangle_tree.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <queue>
#include <unordered_map>
#include <vector>

namespace wb::shape {

/// How a Collapse goes about it.
struct CollapseOptions {
  double spacing = 0;       ///< Between samples, m; 0: 5,000 of them on the whole mesh.
  bool movesSeams = false;  ///< Seams may bend by as much as the surface may.
  bool thinsParts = false;  ///< Small loose parts may go where others are near enough.
};

/// What is left of a mesh, on corners that it had, some of them elsewhere.
struct Reduced {
  mesh::TriangleMesh mesh;
  std::vector<std::uint32_t> vertices;  ///< One a position: its corner in the mesh it is of.
  std::vector<glm::dvec3> laid;  ///< One a position: where that corner's texture is continued to.
};

/// Simplifies a mesh by moving corners onto neighbours, the least error first. Unlike quadrics it
/// knows how far it is off: places all over the mesh are kept with the triangle that stands for
/// them, and no step takes one of them, or the middle of a new triangle, farther away than allowed.
/// Corners at one place move together, along edges that all of them have: seams and borders of
/// materials stay closed. Where seams may bend, a corner without such an edge goes along, too.
class Collapse {
 public:
  /// Of finite corners and at least one triangle; `tree` is of the same mesh, and outlives this.
  Collapse(const mesh::TriangleMesh& mesh, const TriangleTree& tree,
           const CollapseOptions& options = {});

  /// Farther, as far as it gets within a distance, m.
  void reduceWithin(double distance, const Task& task);

  std::size_t triangleCount() const { return left_; }
  mesh::Simplified result() const;
  /// Where loose parts were left out, those that stand for them are as large as all of them
  /// together, as far as no corner gets farther from the mesh than `room`, m.
  Reduced resultKeepingArea(double room, const Task& task) const;

 private:
  using Index = std::uint32_t;
  static constexpr Index none = 0xFFFF'FFFF;

  /// A step: all corners at one place onto those at another.
  struct Step {
    double error = 0;
    Index from = none;
    Index to = none;
    std::uint32_t version = 0;  ///< Of what is around `from`, when that was so.
    bool operator<(const Step& other) const {
      return error != other.error ? error > other.error : from > other.from;
    }
  };
  /// What a step makes of the triangles around it.
  struct Around {
    std::vector<Index> vanishing;
    std::vector<Index> moved;
    std::vector<std::array<Index, 2>> corners;  ///< Which corner becomes which.
  };

  /// Three places.
  using Places = std::array<Index, 3>;
  struct PlacesHash {
    std::size_t operator()(const Places& places) const;
  };

  struct Part;
  class Thinning;

  void findPlaces();
  void takeSamples();
  void thinSamples(const Task& task);
  void push(Index place);
  Step bestOf(Index place);
  std::vector<Index> neighboursOf(Index place) const;
  bool find(Index from, Index to, Around& around) const;
  bool bendsSeams(Index from, Index to) const;
  bool turnsOver(const Around& around, Index from, Index to) const;
  double negligible() const;
  std::vector<Corners> trianglesAfter(const Around& around, Index from, Index to) const;
  Index sampleNearest(Index place) const;
  double shortfallOf(const Around& around, Index from, Index to, double most) const;
  bool keepsPlaces(const Around& around, Index from, Index to) const;
  bool isNear(const Around& around, Index from, Index to);
  bool isNear(const Places& triangle);
  Corners cornersOf(Index triangle, Index from, Index to) const;
  void take(const Step& step);
  void giveSamples(const std::vector<Index>& samples, const std::vector<Index>& triangles);
  std::vector<Part> parts() const;
  void thinParts(const Task& task);
  void leaveOut(Index triangle);
  bool isNearMesh(const Part& part, const glm::dvec3& middle, double factor, double room) const;

  const mesh::TriangleMesh& mesh_;
  const TriangleTree& tree_;
  CollapseOptions options_;
  double distance_ = 0;
  std::vector<mesh::Triangle> triangles_;
  std::vector<bool> isLeft_;  ///< One a triangle.
  std::size_t left_;
  std::vector<Index> placeOf_;  ///< One a corner.
  std::vector<glm::dvec3> places_;
  std::vector<std::vector<Index>> around_;  ///< Triangles at each place.
  std::vector<std::uint32_t> versions_;     ///< One a place.
  std::vector<glm::dvec3> samples_;
  std::vector<std::vector<Index>> samplesOf_;  ///< One a triangle.
  std::vector<double> areas_;                  ///< One a triangle: the area that it stands for, m2.
  std::priority_queue<Step> steps_;
  /// One a place: its version when its step was looked for last.
  std::vector<std::uint32_t> lookedAt_;
  /// Whether a triangle of such places is near the mesh, as far as that was asked.
  std::unordered_map<Places, bool, PlacesHash> areNear_;
  std::size_t likely_ = 0;  ///< A triangle of the mesh that the last one was near to.
};

}  // namespace wb::shape
