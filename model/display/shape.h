#pragma once

#include "model/asset/asset.h"
#include "model/geometry/ray_caster.h"
#include "model/geometry/simplify.h"

#include <glm/vec3.hpp>

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace wb::layers {

/// Triangles in the frame of a part's unit cube, before its scale.
struct ShapeTriangles {
  mesh::TriangleMesh mesh;
  /// One a triangle: the face (visual, physics mesh), the hull (hulls), else 0. Triangles of
  /// several groups share no position.
  std::vector<std::uint32_t> groups;
  /// One a triangle: its index in the physics mesh, for the degenerate layer; else empty, and a
  /// triangle's own index serves.
  std::vector<std::uint32_t> sources;
};

/// A shape of coarser triangles, to be drawn where it is small.
struct CoarserShape {
  mesh::TriangleMesh mesh;
  std::vector<std::uint32_t> groups;  ///< One a triangle.
  double error = 0;                   ///< Of the unit cube's sides.
};

/// What any number of parts show in a layer. It never changes; what follows from it is made once,
/// when somebody asks, and any thread may.
class Shape {
 public:
  /// `asset` lives as long as the shape: who has the shape's key may compare addresses.
  explicit Shape(ShapeTriangles triangles, std::shared_ptr<const asset::MeshAsset> asset = {});

  const mesh::TriangleMesh& mesh() const { return triangles_.mesh; }
  const std::vector<std::uint32_t>& groups() const { return triangles_.groups; }
  std::uint32_t triangleCount() const {
    return static_cast<std::uint32_t>(triangles_.mesh.triangles.size());
  }
  /// One more than the largest group; 0 without triangles.
  std::uint32_t groupCount() const { return groupCount_; }
  /// The index by which costs and findings name a triangle.
  std::uint32_t sourceOf(std::uint32_t triangle) const {
    return triangles_.sources.empty() ? triangle : triangles_.sources[triangle];
  }
  /// Corners of the box around it.
  const glm::dvec3& low() const { return low_; }
  const glm::dvec3& high() const { return high_; }

  /// Ready for rays in the shape's frame.
  const mesh::RayCaster& caster() const;
  /// From the finest to the coarsest, as mesh::coarserMeshes; makes them if they are not there.
  const std::vector<CoarserShape>& coarser() const;
  /// Those, where somebody has asked for them before; empty otherwise.
  std::span<const CoarserShape> coarserIfMade() const;
  /// Of each triangle the edges that are no creases: mesh::smoothEdges.
  const std::vector<std::uint8_t>& smoothEdges() const;

 private:
  ShapeTriangles triangles_;
  std::shared_ptr<const asset::MeshAsset> asset_;
  glm::dvec3 low_{0};
  glm::dvec3 high_{0};
  std::uint32_t groupCount_ = 0;
  mutable std::once_flag casterOnce_;
  mutable std::optional<mesh::RayCaster> caster_;
  mutable std::once_flag coarserOnce_;
  mutable std::vector<CoarserShape> coarser_;
  mutable std::once_flag smoothOnce_;
  mutable std::vector<std::uint8_t> smooth_;
  mutable std::atomic<bool> hasCoarser_ = false;
};

}  // namespace wb::layers
