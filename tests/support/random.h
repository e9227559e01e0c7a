#pragma once

#include "model/cost/profile.h"
#include "model/scene/scene.h"

#include <rapidcheck.h>

#include <vector>

namespace wb::cost::test {

/// A number from `low` to `high`, its ends among the likelier ones.
inline rc::Gen<double> number(double low, double high) {
  constexpr int steps = 1000;
  return rc::gen::map(rc::gen::inRange(0, steps + 1),
                      [=](int step) { return low + (high - low) * step / steps; });
}

inline rc::Gen<glm::dvec3> vector(double low, double high) {
  return rc::gen::apply([](double x, double y, double z) { return glm::dvec3(x, y, z); },
                        number(low, high), number(low, high), number(low, high));
}

/// Any kind of part with any parameters; meshes have one of the four assets of randomScene.
rc::Gen<scene::Part> anyPart();

/// One linkset of any parts, and assets with and without a physics mesh, a hull list, a base hull.
/// The asset `gone` is missing.
rc::Gen<scene::Scene> anyScene();

/// Some constants and choices anywhere in their ranges, the others at their defaults.
rc::Gen<Profile> anyProfile();

}  // namespace wb::cost::test
