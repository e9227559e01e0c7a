#pragma once

#include "model/core/limits.h"
#include "model/scene/detail/json_values.h"
#include "model/scene/scene.h"

#include <algorithm>
#include <string_view>
#include <type_traits>

/// The keys of a project file, each named once: `declare(fields, item)` says of a struct which keys
/// it has, in the order in which they are written, what kind of value each holds and what stands in
/// for a missing one. `fields` is a FieldReader or a FieldWriter.
namespace wb::scene {

inline constexpr std::string_view versionKey = "weighbridge";
inline constexpr int majorVersion = 1;

inline constexpr Range scaleRange{limits::smallestScale, limits::largestScale};
inline constexpr Range positionRange{-limits::farthestPosition, limits::farthestPosition};
inline constexpr Range areaRange{0, limits::largestArea};
inline constexpr Range landImpactRange{0, limits::largestLandImpact};
inline constexpr Range octreeSizeRange{limits::smallestOctree, limits::largestOctree};

/// The prim of a part, and what stands in for its missing keys.
struct PrimFields {
  prim::PrimShape& shape;
  KeptJson& extra;
  prim::PrimShape whole;
};

/// The row of one of model/prim's tables of names, members and ranges.
template <class Rows>
const auto& rowNamed(const Rows& rows, std::string_view name) {
  return *std::ranges::find(rows, name, [](const auto& row) { return row.name; });
}

inline const prim::NumberRange& primNumber(std::string_view name) {
  return rowNamed(prim::numberRanges(), name);
}

inline const prim::PairRange& primPair(std::string_view name) {
  return rowNamed(prim::pairRanges(), name);
}

template <class Fields, class Row>
void declareLimited(Fields& fields, PrimFields& prim, const Row& row) {
  auto& member = prim.shape.*row.member;
  using Number = std::remove_reference_t<decltype(member)>;
  fields(row.name, member,
         LimitedValue<Number>{{row.minimum, row.maximum}, prim.whole.*row.member});
}

template <class Fields>
void declareCut(Fields& fields, PrimFields& prim, const prim::PairRange& row) {
  fields(row.name, prim.shape.*row.member,
         IntervalValue{{row.minimum, row.maximum}, prim.whole.*row.member});
}

template <class Fields>
void declare(Fields& fields, PrimFields& prim) {
  fields("profile", prim.shape.profile, WordValue<prim::Profile>{profileWords, prim.whole.profile});
  fields("path", prim.shape.path, PathValue{prim.whole.path});
  declareCut(fields, prim, primPair("path_cut"));
  declareCut(fields, prim, primPair("profile_cut"));
  declareLimited(fields, prim, primNumber("hollow"));
  fields("hole", prim.shape.hole, WordValue<prim::Hole>{holeWords, prim.whole.hole});
  for (const std::string_view pair : {"twist", "taper", "shear", "hole_size"})
    declareLimited(fields, prim, primPair(pair));
  for (const std::string_view number : {"radius_offset", "skew", "revolutions"})
    declareLimited(fields, prim, primNumber(number));
  fields.rest(prim.extra);
}

template <class Fields, class Placed>
void declarePose(Fields& fields, Placed& placed) {
  fields("position", placed.position, NumberValue<glm::dvec3>{positionRange, glm::dvec3(0)});
  fields("rotation", placed.rotation, RotationValue{});
}

template <class Fields>
void declare(Fields& fields, Part& part) {
  fields("id", part.id, IdValue{});
  fields("name", part.name, TextValue{});
  fields("kind", part.kind, WordValue<PartKind>{partKindWords, PartKind::box});
  fields("asset", part.asset, TextValue{});
  fields("scale", part.scale, NumberValue<glm::dvec3>{scaleRange, glm::dvec3(0.5)});
  declarePose(fields, part);
  fields("shape_type", part.shapeType,
         WordValue<ShapeType>{shapeTypeWords, defaultShapeType(part.kind)});
  fields("scripts", part.scripts, CountValue{limits::scriptsPerPart});
  fields("animated", part.animated, FlagValue{});
  fields("materials", part.materials, FlagValue{});
  const prim::PrimShape whole = defaultPrim(part.kind);
  if constexpr (Fields::isReading) part.prim = whole;  // The kind says profile and path.
  fields.object("prim", PrimFields{part.prim, part.primExtra, whole});
  fields.kept("uploader");  // Labels and materials in the file that the part was read from.
  fields.rest(part.extra);
}

template <class Fields>
void declare(Fields& fields, Linkset& linkset) {
  fields("id", linkset.id, IdValue{});
  fields("name", linkset.name, TextValue{});
  fields("region", linkset.region, TextValue{});
  fields("parcel", linkset.parcel, TextValue{});
  declarePose(fields, linkset);
  fields("physical", linkset.physical, FlagValue{});
  fields("moving", linkset.moving, FlagValue{});
  fields.list("parts", linkset.parts);
  fields.kept("phantom");  // As importers note it.
  fields.rest(linkset.extra);
}

template <class Fields>
void declare(Fields& fields, Parcel& parcel) {
  fields("id", parcel.id, IdValue{});
  fields("name", parcel.name, TextValue{});
  fields("area", parcel.area, NumberValue<double>{areaRange, 0});
  fields.rest(parcel.extra);
}

template <class Fields>
void declare(Fields& fields, Region& region) {
  fields("id", region.id, IdValue{});
  fields("name", region.name, TextValue{});
  fields("kind", region.kind, RegionKindValue{Region().kind});
  fields("capacity", region.ownCapacity, NumberValue<double>{landImpactRange, 0});
  fields.list("parcels", region.parcels);
  fields.rest(region.extra);
}

template <class Fields>
void declare(Fields& fields, ProfileSetting& profile) {
  fields("name", profile.name, TextValue{});
  fields("base", profile.base, TextValue{ProfileSetting().base});
  fields("set", profile.set, MapValue{});
  fields.rest(profile.extra);
}

template <class Fields>
void declare(Fields& fields, Asset& asset) {
  fields("path", asset.path, TextValue{});
  fields("ask", asset.asks, FlagValue{});
  fields("data", asset.data, DataValue{});
  fields.rest(asset.extra);
}

template <class Fields>
void declare(Fields& fields, OctreeEntry& octree) {
  fields("name", octree.name, TextValue{});
  declarePose(fields, octree);
  fields("size", octree.size, NumberValue<double>{octreeSizeRange, 0});
  fields("tree", octree.tree, TextValue{});
  fields("path", octree.path, TextValue{});
  fields("ask", octree.asks, FlagValue{});
  fields.rest(octree.extra);
}

template <class Fields>
void declare(Fields& fields, RayEntry& ray) {
  fields("origin", ray.origin, NumberValue<glm::dvec3>{positionRange, glm::dvec3(0)});
  fields("direction", ray.direction, DirectionValue{});
  fields("max_depth", ray.maxDepth, CountValue{limits::octreeDepth, limits::octreeDepth});
  fields.rest(ray.extra);
}

template <class Fields>
void declare(Fields& fields, Measured& measured) {
  fields("linkset_id", measured.linksetId, IdValue{});
  fields("linkset", measured.linkset, TextValue{});
  fields("physics", measured.physics, NumberValue<double>{landImpactRange, 0});
  fields("streaming", measured.streaming, NumberValue<double>{landImpactRange, 0});
  fields("server", measured.server, NumberValue<double>{landImpactRange, 0});
  fields("land_impact", measured.landImpact, NumberValue<double>{landImpactRange, 0});
  fields("physical", measured.physical, FlagValue{});
  fields.rest(measured.extra);
}

template <class Fields>
void declare(Fields& fields, Scene& scene) {
  fields.constant(versionKey, majorVersion);
  fields("name", scene.name, TextValue{});
  fields.object("profile", scene.profile);
  fields.list("scenarios", scene.scenarios);
  fields.object("baseline", scene.baseline);
  fields.list("regions", scene.regions);
  fields.map("assets", scene.assets);
  fields.list("linksets", scene.linksets);
  fields.list("octrees", scene.octrees);
  fields.list("rays", scene.rays);
  fields.list("measured", scene.measured);
  fields.kept("lesson");        // What a sample teaches.
  fields.kept("found_shapes");  // See making::keptSearchesKey.
  fields.rest(scene.extra);
}

}  // namespace wb::scene
