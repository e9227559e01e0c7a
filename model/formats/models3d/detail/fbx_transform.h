#pragma once

#include "model/formats/models3d/detail/fbx_tree.h"
#include "model/formats/models3d/detail/file_scene.h"

#include <glm/mat3x3.hpp>
#include <glm/mat4x4.hpp>
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

/// Where a model of an FBX file is: what those below it inherit.
struct FbxPlace {
  glm::dmat4 toFile{1};
  glm::dmat3 rotation{1};  ///< Of it and all above, without any scale.
  glm::dvec3 ownScale{1};
};

/// How an FBX file's models stand in each other, as the documentation of Autodesk's FBX SDK has it
/// (FbxNode, "transformation matrices in FBX"): pivots, offsets, rotations before and after, the
/// order of axes, and which scale is inherited (`InheritType`: 0 the parent's scale comes after the
/// model's rotation, 1 before it, 2 the parent's own scale is not inherited). Throws Refused for an
/// order or a way of inheriting that there is not.
FbxPlace fbxPlaceIn(const FbxPlace& parent, const FbxProperties& model);

/// What is done to a model's own geometry, and inherited by none.
glm::dmat4 fbxGeometryTransform(const FbxProperties& model);

/// What a file's global settings say of its axes and its unit.
struct FbxFrame {
  FileFrame frame;
  glm::dmat4 turn{1};    ///< To that frame, before which its axes may point elsewhere.
  bool mirrors = false;  ///< Its axes are left-handed.
};

/// Throws Refused where two axes are one.
FbxFrame fbxFrame(const FbxProperties& settings);

}  // namespace wb::import3d
