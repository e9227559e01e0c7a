#pragma once

#include "model/formats/models3d/detail/fbx_tree.h"

#include <glm/vec3.hpp>

#include <optional>
#include <string_view>

namespace wb::import3d {

/// What an object says of itself in its `Properties70`, or where it is silent, what the file's
/// template for its kind says.
class FbxProperties {
 public:
  /// Both may be null, and must outlive this.
  FbxProperties(const FbxRecord* own, const FbxRecord* general) : own_(own), general_(general) {}

  /// Nothing where neither has it. Throws Refused with `place` where a number is not finite.
  std::optional<double> number(std::string_view name) const;
  std::optional<glm::dvec3> vector(std::string_view name) const;

 private:
  const FbxRecord* find(std::string_view name) const;

  const FbxRecord* own_;
  const FbxRecord* general_;
};

}  // namespace wb::import3d
