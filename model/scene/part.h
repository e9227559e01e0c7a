#pragma once

#include "model/core/diagnostic.h"
#include "model/core/uuid.h"
#include "model/geometry/prim_shape.h"
#include "model/scene/detail/kept_json.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace wb::scene {

/// `mesh|box|cylinder|prism|sphere|torus|tube|ring|sculpt|flexible`.
enum class PartKind : std::uint8_t {
  mesh,
  box,
  cylinder,
  prism,
  sphere,
  torus,
  tube,
  ring,
  sculpt,
  flexible
};

/// The values of the viewer's PhysicsShapeType.
enum class ShapeType : std::uint8_t { prim = 0, none = 1, convexHull = 2 };

std::string_view name(PartKind kind);
std::string_view name(ShapeType type);  ///< `prim|none|convex_hull`
std::optional<PartKind> partKind(std::string_view name);
std::optional<ShapeType> shapeType(std::string_view name);

/// convex_hull for a mesh, else prim.
ShapeType defaultShapeType(PartKind kind);
/// The whole prim of the kind; a box's for mesh, sculpt and flexible.
prim::PrimShape defaultPrim(PartKind kind);

/// One object of a linkset. Position and rotation are in the root's frame, metres, z up. Those of
/// the root itself are 0 and the identity: see root_pose.h.
struct Part {
  Uuid id;  ///< Null until saved or given.
  std::string name;
  PartKind kind = PartKind::box;
  std::string asset;  ///< Key into Scene::assets; a mesh's only.
  glm::dvec3 scale{0.5};
  glm::dvec3 position{0};
  glm::dquat rotation{1, 0, 0, 0};
  ShapeType shapeType = ShapeType::prim;
  std::size_t scripts = 0;
  bool animated = false;
  bool materials = false;  ///< Has a normal or specular material.
  prim::PrimShape prim;
  KeptJson extra;      ///< Keys of the file that are not known or not usable.
  KeptJson primExtra;  ///< The same of the key `prim`.

  /// Why the uploader would refuse the model that the part was read from, beside what
  /// asset::validate says of its mesh. Null: no reason. Not written: a project has assets.
  std::shared_ptr<const Diagnostics> refusals;

  bool operator==(const Part&) const = default;
};

}  // namespace wb::scene
