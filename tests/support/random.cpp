#include "tests/support/random.h"

#include "model/cost/profile.h"
#include "model/geometry/prim.h"
#include "tests/support/samples.h"

namespace wb::cost::test {
namespace {

using rc::gen::element;
using rc::gen::inRange;

prim::PrimShape anyShape(scene::PartKind kind) {
  prim::PrimShape shape = scene::defaultPrim(kind);
  shape.hole = *element(prim::Hole::same, prim::Hole::circle, prim::Hole::square);
  for (const prim::NumberRange& range : prim::numberRanges())
    if (*inRange(0, 4) == 0) shape.*range.member = *number(range.minimum, range.maximum);
  for (const prim::PairRange& range : prim::pairRanges())
    if (*inRange(0, 4) == 0)
      shape.*range.member = {*number(range.minimum, range.maximum),
                             *number(range.minimum, range.maximum)};
  return prim::clamped(shape);
}

glm::dvec3 anyScale() {
  const double largest = *element(0.15, 0.6, 4.0, 40.0);
  const glm::dvec3 scale = *vector(0.01, largest);
  return *inRange(0, 3) == 0 ? glm::dvec3(scale.x) : scale;
}

}  // namespace

rc::Gen<scene::Part> anyPart() {
  return rc::gen::exec([] {
    const auto kind = static_cast<scene::PartKind>(*inRange(0, 10));
    scene::Part part = makePart(kind, anyScale());
    part.shapeType = static_cast<scene::ShapeType>(*inRange(0, 3));
    part.prim = anyShape(kind);
    part.position = *vector(-5, 5);
    part.rotation = glm::normalize(glm::dquat(1, *number(-1, 1), *number(-1, 1), *number(-1, 1)));
    part.scripts = *inRange<std::size_t>(0, 4);
    part.animated = *inRange(0, 4) == 0;
    part.materials = *inRange(0, 4) == 0;
    if (kind == scene::PartKind::mesh)
      part.asset = *element<std::string>("plain", "physics", "hulls", "hullless", "gone");
    return part;
  });
}

rc::Gen<scene::Scene> anyScene() {
  return rc::gen::exec([] {
    scene::Scene scene;
    const auto add = [&scene](const char* name, const AssetParts& parts) {
      scene.assets[name].mesh = std::make_shared<const asset::MeshAsset>(makeAsset(parts));
    };
    add("plain", {});
    add("physics", {.physicsMesh = true});
    add("hulls", {.physicsMesh = true, .hulls = 3});
    add("hullless", {.storedHull = false});
    scene::Linkset linkset;
    const std::size_t parts = *inRange<std::size_t>(1, 6);
    for (std::size_t i = 0; i < parts; ++i) linkset.parts.push_back(*anyPart());
    linkset.physical = *rc::gen::arbitrary<bool>();
    linkset.moving = *rc::gen::arbitrary<bool>();
    scene.linksets.push_back(linkset);
    return scene;
  });
}

rc::Gen<Profile> anyProfile() {
  return rc::gen::exec([] {
    Profile profile = *builtInProfile(
        *element<std::string_view>("second-life", "wiki-2011", "physics-test-2011", "opensim"));
    for (const Constant& one : constants())
      if (*inRange(0, 3) == 0)
        profile[one.key] = *element(one.minimum, one.maximum, one.standard / 2 + one.minimum / 2,
                                    *number(one.minimum, one.maximum));
    profile.rounding = *element(Rounding::nearest, Rounding::ceiling);
    profile.baseHullSource = *element(BaseHullSource::viewer, BaseHullSource::document);
    profile.triangleRule = *element(TriangleRule::width, TriangleRule::density);
    return profile;
  });
}

}  // namespace wb::cost::test
