#pragma once

#include "model/scene/scene.h"

#include <glm/geometric.hpp>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

namespace wb::scene::generate {

/// Texts of characters that JSON must escape, or that could be taken for its own.
inline rc::Gen<std::string> text() {
  return rc::gen::container<std::string>(
      rc::gen::elementOf(std::string("abz AZ09\"\\/{}[]:,.\n\t\x01\x7F=-@")));
}

inline rc::Gen<double> number(double minimum, double maximum) {
  return rc::gen::map(rc::gen::arbitrary<std::uint32_t>(), [=](std::uint32_t random) {
    return minimum + (maximum - minimum) * (random / 4294967295.0);
  });
}

inline glm::dvec2 pair(double minimum, double maximum) {
  return {*number(minimum, maximum), *number(minimum, maximum)};
}

inline glm::dvec3 vector(double minimum, double maximum) {
  return {pair(minimum, maximum), *number(minimum, maximum)};
}

inline glm::dvec2 interval() {
  const glm::dvec2 ends = pair(0, 1);
  return {std::min(ends.x, ends.y), std::max(ends.x, ends.y)};
}

/// Of unit length up to rounding.
inline glm::dquat rotation() {
  const glm::dquat any(*number(0.1, 1), *number(-1, 1), *number(-1, 1), *number(-1, 1));
  return glm::normalize(any);
}

inline Uuid id() {
  Uuid id;
  for (auto& byte : id.bytes) byte = *rc::gen::arbitrary<std::uint8_t>();
  id.bytes[6] = 0x40;
  return id;
}

/// Unknown keys, with a prefix that no known one has.
inline Json extra() {
  Json object = Json::object();
  for (const std::string& key : *rc::gen::container<std::vector<std::string>>(text()))
    object["x-" + key] = *rc::gen::oneOf(
        rc::gen::just(Json(nullptr)), rc::gen::map(text(), [](std::string s) { return Json(s); }),
        rc::gen::map(rc::gen::arbitrary<std::int64_t>(), [](std::int64_t i) { return Json(i); }),
        rc::gen::map(number(-1e300, 1e300), [](double d) { return Json(d); }),
        rc::gen::just(Json::parse(R"({"deep": [[1, {"er": [true]}], {}]})")));
  return object;
}

inline Json rarelyExtra() { return *rc::gen::inRange(0, 4) == 0 ? extra() : Json::object(); }

/// One of the first `count` values of an enumeration.
template <class Enum>
Enum oneOf(int count) {
  return static_cast<Enum>(*rc::gen::inRange(0, count));
}

template <class Make>
auto several(Make make) {
  std::vector<decltype(make())> items(*rc::gen::inRange<std::size_t>(0, 4));
  for (auto& item : items) item = make();
  return items;
}

template <class Make>
auto perhaps(Make make) {
  return *rc::gen::arbitrary<bool>() ? std::optional(make()) : std::nullopt;
}

inline prim::PrimShape prim(PartKind kind) {
  prim::PrimShape shape = defaultPrim(kind);
  if (*rc::gen::arbitrary<bool>()) return shape;
  shape.pathCut = interval();
  shape.profileCut = interval();
  shape.hollow = *number(0, 0.99);
  shape.hole = oneOf<prim::Hole>(4);
  shape.twist = pair(-1, 1);
  shape.taper = pair(-1, 1);
  shape.shear = pair(-0.5, 0.5);
  shape.holeSize = pair(0, 1);
  shape.radiusOffset = *number(-1, 1);
  shape.skew = *number(-1, 1);
  shape.revolutions = *number(1, 4);
  return shape;
}

inline Part part() {
  Part part;
  part.id = id();
  part.name = *text();
  part.kind = oneOf<PartKind>(10);
  part.asset = *text();
  part.scale = vector(0.01, 64);
  part.position = vector(-100, 100);
  part.rotation = rotation();
  part.shapeType = oneOf<ShapeType>(3);
  part.scripts = *rc::gen::inRange<std::size_t>(0, 100);
  part.animated = *rc::gen::arbitrary<bool>();
  part.materials = *rc::gen::arbitrary<bool>();
  part.prim = prim(part.kind);
  part.extra = rarelyExtra();
  part.primExtra = rarelyExtra();
  return part;
}

inline Linkset linkset() {
  Linkset linkset;
  linkset.id = id();
  linkset.name = *text();
  linkset.region = *text();
  linkset.parcel = *text();
  linkset.position = vector(0, 256);
  linkset.rotation = rotation();
  linkset.physical = *rc::gen::arbitrary<bool>();
  linkset.moving = *rc::gen::arbitrary<bool>();
  linkset.parts = several(part);
  if (!linkset.parts.empty()) {  // The root stands in its own frame.
    linkset.parts.front().position = glm::dvec3(0);
    linkset.parts.front().rotation = {1, 0, 0, 0};
  }
  linkset.extra = rarelyExtra();
  return linkset;
}

inline Region region() {
  Region region;
  region.id = id();
  region.name = *text();
  region.kind = *rc::gen::map(rc::gen::elementOf(std::vector<std::string_view>(
                                  regionKindWords().begin(), regionKindWords().end())),
                              [](std::string_view word) { return std::string(word); });
  region.ownCapacity = perhaps([] { return *number(0, 50'000); });
  region.parcels = several([] { return Parcel{id(), *text(), *number(0, 65'536), rarelyExtra()}; });
  region.extra = rarelyExtra();
  return region;
}

inline ProfileSetting profile() {
  ProfileSetting profile;
  profile.name = *text();
  profile.base = *rc::gen::element<std::string>("second-life", "opensim", "", "?");
  const Json set = extra();
  for (const auto& [key, value] : set.items()) profile.set[key] = value;
  profile.extra = rarelyExtra();
  return profile;
}

inline Asset asset() {
  Asset asset;
  if (*rc::gen::arbitrary<bool>()) {
    asset.path = "meshes/" + std::to_string(*rc::gen::inRange(0, 100)) + ".llmesh";
  } else {
    asset.data = std::make_shared<const Bytes>(*rc::gen::arbitrary<Bytes>());
  }
  asset.extra = rarelyExtra();
  return asset;
}

inline OctreeEntry octree() {
  OctreeEntry octree;
  octree.name = *text();
  octree.position = vector(-1000, 1000);
  octree.rotation = rotation();
  octree.size = perhaps([] { return *number(1, 1024); });
  octree.tree = *text();
  octree.path = *rc::gen::element<std::string>("", "maps/tt.ogz");
  octree.extra = rarelyExtra();
  return octree;
}

inline RayEntry ray() {
  RayEntry ray;
  ray.origin = vector(-1000, 1000);
  ray.direction = vector(-1000, 1000);
  if (ray.direction == glm::dvec3(0)) ray.direction.z = -1;
  ray.maxDepth = *rc::gen::inRange<std::size_t>(0, limits::octreeDepth + 1);
  ray.extra = rarelyExtra();
  return ray;
}

inline Measured measured() {
  const auto cost = [] { return *number(0, 1000); };
  Measured measured;
  measured.linksetId = id();
  measured.linkset = *text();
  measured.physics = perhaps(cost);
  measured.streaming = perhaps(cost);
  measured.server = perhaps(cost);
  measured.physical = perhaps([] { return *rc::gen::arbitrary<bool>(); });
  measured.extra = rarelyExtra();
  return measured;
}

/// Any scene whose values a project file can hold, in the folder `folder`.
inline Scene scene(const std::filesystem::path& folder) {
  Scene scene;
  scene.folder = folder;
  scene.name = *text();
  scene.profile = profile();
  scene.scenarios = several(profile);
  scene.baseline = perhaps(profile);
  scene.regions = several(region);
  for (const std::string& name : several([] { return *text(); })) scene.assets[name] = asset();
  scene.linksets = several(linkset);
  scene.octrees = several(octree);
  scene.rays = several(ray);
  scene.measured = several(measured);
  scene.extra = rarelyExtra();
  return scene;
}

}  // namespace wb::scene::generate
