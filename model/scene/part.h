#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/core/identifiers.h"
#include "model/geometry/geometry.h"
#include "model/geometry/prim.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace wb::scene {

using wb::Findings;

using Json = nlohmann::json;

/// A JSON value that is kept as it was read, to be written back: what a project says and this
/// program does not know; no object where something else stood instead of one. Opaque, so that
/// whoever handles scenes need not compile the JSON library; who looks inside includes
/// <nlohmann/json.hpp>. Copies share the value, which never changes.
class KeptJson {
 public:
  KeptJson() = default;  ///< An empty object.
  KeptJson(Json value);

  const Json& json() const;
  /// An object without members.
  bool empty() const { return !json_; }
  /// Returns whether it is an object that has the member `key`.
  bool contains(std::string_view key) const;
  /// Adds or replaces the member `key` by `value`; what is no object becomes one. Copies made
  /// before stay as they are.
  void set(std::string_view key, const Json& value);

  friend bool operator==(const KeptJson& a, const KeptJson& b);

 private:
  std::shared_ptr<const Json> json_;  ///< Null: an empty object, as nearly all are.
};

/// The words of an enumeration whose values count from 0 in the order of the words.
using Words = std::span<const std::string_view>;

inline constexpr std::array<std::string_view, 10> partKindWords{
    "mesh", "box", "cylinder", "prism", "sphere", "torus", "tube", "ring", "sculpt", "flexible"};
inline constexpr std::array<std::string_view, 3> shapeTypeWords{"prim", "none", "convex_hull"};
inline constexpr std::array<std::string_view, 4> holeWords{"same", "circle", "square", "triangle"};

inline constexpr std::array<std::string_view, 6> profileWords{
    "circle", "square", "isosceles", "equilateral", "right", "half_circle"};
/// The viewer's codes of paths are 16 apart.
inline constexpr std::array<std::string_view, 4> pathWords{"", "line", "circle", "circle2"};
inline constexpr std::size_t pathStep = 0x10;

/// Returns the word for `value` among `words`, which must have one for it.
template <class Enum>
constexpr std::string_view wordOf(Words words, Enum value) {
  return words[static_cast<std::size_t>(value)];
}

/// Returns the value that `word` stands for among `words`; nothing if it is none of them. Exact:
/// upper and lower case differ.
template <class Enum>
constexpr std::optional<Enum> fromWord(Words words, std::string_view word) {
  const auto found = std::ranges::find(words, word);
  if (found == words.end()) return {};
  return static_cast<Enum>(found - words.begin());
}

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

/// Returns the word of partKindWords for a `kind`.
std::string_view name(PartKind kind);
/// Returns the word for a `type`: `prim`, `none` or `convex_hull`.
std::string_view name(ShapeType type);
/// Returns the kind that a `name` of partKindWords stands for; nothing for another.
std::optional<PartKind> partKind(std::string_view name);
/// Returns the type that a `name` of shapeTypeWords stands for; nothing for another.
std::optional<ShapeType> shapeType(std::string_view name);

/// Returns what a new part of a `kind` has, and one whose file says none: convex_hull for a mesh,
/// else prim.
ShapeType defaultShapeType(PartKind kind);
/// Returns the whole prim of the `kind`; a box's for mesh, sculpt and flexible.
prim::PrimShape defaultPrim(PartKind kind);

/// One object of a linkset. Position and rotation are in the root's frame, metres, z up. Those of
/// the root itself are 0 and the identity; readers of projects hold them to that.
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

/// Returns whether the `part` is of a file that fails its own check (see markUnproven), which the
/// findings of that file say once for all its parts.
bool isUnproven(const Part& part);

/// Returns whether the file gives the `part` a scale that cannot be used (none at all is the
/// default): the default stands in its place, so that it can be seen, and what the part costs is
/// not known. So it stays, also where it is scaled, until takeSizeAsKnown.
bool isSizeUnknown(const Part& part);

/// Marks a `part` of a file that fails its own check: any number of it may be wrong, so its size is
/// unknown for good.
void markUnproven(Part& part);

/// Says that the scale that the `part` has now is meant, whatever its file said. An unproven part
/// stays unproven.
void takeSizeAsKnown(Part& part);

/// The detail of prim::tessellate that the viewer draws a prim with close by.
inline constexpr double drawnDetail = 4;

/// Returns what a viewer shows of a mesh at a level of detail: that level, or the next higher where
/// it is missing; null where that is, too. `asset` must outlive it; `lod` is the level that is
/// asked for.
const asset::Faces* seenFaces(const asset::MeshAsset& asset, asset::Lod lod);

/// Makes what is seen of a part: its highest level of detail, or a prim as drawn close by.
/// @param part  Its scale counts; its position and rotation do not.
/// @param asset  The part's mesh; null for anything else, or for a missing one.
/// @return  In the part's own frame, in metres. Without triangles for a mesh that is missing, and
///   for a sculpt, whose surface only its texture knows.
mesh::TriangleMesh seenMesh(const Part& part, const asset::MeshAsset* asset);

}  // namespace wb::scene
