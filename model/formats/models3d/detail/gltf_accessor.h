#pragma once

#include "model/formats/models3d/detail/gltf_buffers.h"

#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace wb::import3d {

inline constexpr std::size_t gltfFloat = 5126;  ///< OpenGL's number of the type.

/// What the elements of an accessor are made of.
struct ElementKind {
  std::size_t type = 0;  ///< Of a component: its number among OpenGL's types.
  std::size_t components = 0;
  bool isNormalized = false;  ///< Integers stand for fractions.

  std::size_t componentBytes() const;  ///< 0 for an unknown type.
  std::size_t bytes() const { return components * componentBytes(); }
};

/// Elements that lie in a view, one behind the other.
class Elements {
 public:
  Elements() = default;
  /// `description` names the view and where in it they begin. Throws Refused with `place` if they
  /// do not all lie there.
  Elements(const Json& description, const ElementKind& kind, std::size_t count,
           GltfBuffers& buffers, const std::string& place);

  double numberAt(std::size_t index, std::size_t component) const;

 private:
  ElementKind kind_;
  std::size_t stride_ = 0;
  const std::uint8_t* first_ = nullptr;  ///< None: all are 0.
};

/// The numbers of a glTF accessor, whatever their type (KHR_mesh_quantization), some of them
/// replaced (sparse). Throws Refused.
class GltfAccessor {
 public:
  GltfAccessor(const GltfDocument& document, GltfBuffers& buffers, const Json& key);

  std::size_t count() const { return count_; }
  /// Whether the file has any of its numbers: else all are 0.
  bool hasNumbers() const { return hasNumbers_; }
  /// Of an element below count(); 0 for a component that it lacks. Matrices go column by column.
  double numberAt(std::size_t index, std::size_t component) const;
  std::array<double, 4> vectorAt(std::size_t index) const;
  /// All elements as numbers of vertices. Throws Refused where they are no integers.
  std::vector<std::uint32_t> indices() const;

 private:
  void readSparse(const Json& sparse, GltfBuffers& buffers);

  std::string place_;
  std::size_t count_ = 0;
  bool hasNumbers_ = true;
  ElementKind kind_;
  Elements elements_;
  Elements replacements_;
  std::unordered_map<std::size_t, std::size_t>
      replaced_;  ///< By element, the replacement's number.
};

}  // namespace wb::import3d
