#include "model/scene/scene.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::scene {
namespace {

Uuid regionId(int number) {
  Uuid id;
  id.bytes.back() = static_cast<std::uint8_t>(number);
  return id;
}

/// A name, an id as text, or nothing; few of each, so that they meet.
std::string anyName() {
  const int number = *rc::gen::inRange(0, 6);
  if (number == 0) return {};
  return *rc::gen::arbitrary<bool>() ? regionId(number - 1).text()
                                     : "region " + std::to_string(number);
}

/// Regions may share names and ids, be called by another's id, or have neither.
RC_GTEST_PROP(RegionNames, FindWhatTheSceneFinds, ()) {
  Scene scene;
  scene.regions.resize(*rc::gen::inRange<std::size_t>(0, 6));
  for (Region& region : scene.regions) {
    region.id = regionId(*rc::gen::inRange(0, 4));
    region.name = anyName();
  }
  const RegionNames names(scene);
  Linkset linkset;
  linkset.region = anyName();
  RC_ASSERT(names.of(linkset) == scene.regionOf(linkset));
}

}  // namespace
}  // namespace wb::scene
