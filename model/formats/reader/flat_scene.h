#pragma once

#include "model/core/core.h"
#include "model/formats/reader/flat_format.h"

#include <glm/mat4x4.hpp>

#include <array>
#include <memory>
#include <span>
#include <string>

namespace wb::worker {

/// A mesh of a flat scene; the spans point into the scene's buffer.
struct MeshView {
  std::span<const FlatVertex> vertices;
  std::span<const std::array<std::uint32_t, 3>> triangles;
  std::string material;
  bool hasTexCoords = false;
  std::size_t unusable = 0;   ///< Triangles left out: no such vertex, or one that is not finite.
  std::size_t collapsed = 0;  ///< Triangles left out: two corners in one place.
  FaceCut cut = FaceCut::none;
  bool hasNormals = false;  ///< Of the file; else they are made of the triangles.
  double stated = 0;        ///< Area of the file's polygons, counted polygon by polygon.
  double lost = 0;          ///< How much of that no triangle covers.
};

/// A node with at least one mesh.
struct NodeView {
  std::string name;
  glm::dmat4 matrix{1};                 ///< To the file's frame.
  std::span<const std::uint32_t> uses;  ///< Which meshes it has.
  std::string label{};                  ///< What the uploader calls it.
};

/// What the uploader's loader would stumble over.
struct StumbleView {
  Stumble kind{};
  std::string place;
  std::string detail;
};

/// What a reader left out.
struct OmissionView {
  Omission kind{};
  std::size_t count = 0;
  std::string name;  ///< Of the first, or of their kind.
};

/// What a worker read, checked from end to end: every range lies in the buffer, every index names
/// something, every number is finite, every name is UTF-8 without control characters.
class FlatScene {
 public:
  /// `bytes` begins at a multiple of 8 and lives as long as `owner`. Fails on a buffer that breaks
  /// any rule, and with the worker's own words on a refusal. Memory and time stay proportional to
  /// the buffer's size and to limits.h.
  static Result<FlatScene> check(ByteView bytes, std::shared_ptr<const void> owner);

  std::span<const MeshView> meshes() const { return meshes_; }
  std::span<const NodeView> nodes() const { return nodes_; }
  std::span<const StumbleView> stumbles() const { return stumbles_; }
  std::span<const OmissionView> omissions() const { return omissions_; }
  /// Turns the file's frame, and every node's, to z up: (x, y, z) to (x, -z, y) where y is up.
  const glm::dmat4& upright() const { return upright_; }
  double unit() const { return unit_; }  ///< Metres of the file's unit.
  /// Where the file has the first triangle that was left out as unusable; empty if not known.
  const std::string& unusableAt() const { return unusableAt_; }

 private:
  FlatScene() = default;

  std::shared_ptr<const void> owner_;
  std::vector<MeshView> meshes_;
  std::vector<NodeView> nodes_;
  std::vector<StumbleView> stumbles_;
  std::vector<OmissionView> omissions_;
  glm::dmat4 upright_{1};
  double unit_ = 1;
  std::string unusableAt_;

  friend class FlatChecker;
};

}  // namespace wb::worker
