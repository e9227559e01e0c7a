#pragma once

#include "model/cost/profile.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace wb::cost {

/// What was measured or printed, of an object or of a rule.
enum class PublishedQuantity : std::uint8_t {
  physicsCost,
  physicsCostPhysical,
  serverCost,
  landImpact,
  switchRadiusMedium,
  switchRadiusLow,
  switchRadiusLowest,
  staticMeshFactor
};
/// Returns the `quantity` as columns call it: `physics_cost`; of all three radii `switch_radius_m`.
std::string_view name(PublishedQuantity quantity);
/// Returns the unit of a `quantity`: `PE`, `LI` or `m`; empty for a plain number.
std::string_view unit(PublishedQuantity quantity);

/// An object that people described well enough to build it again: parts in this order.
struct PublishedObject {
  std::size_t boxes = 0;
  std::size_t cylinders = 0;
  std::size_t spheres = 0;
  std::size_t sculpts = 0;
  std::size_t hulls = 0;         ///< Of one mesh with a hull list.
  std::size_t hullVertices = 0;  ///< Of each.
  std::size_t none = 0;          ///< Boxes with shape type None, after all others.
  std::size_t convexHulls = 0;   ///< So many of the first parts have shape type Convex Hull.
  std::size_t scripts = 0;       ///< In the root.
  bool physical = false;
  glm::dvec3 within{1};  ///< The box around the object, m; its first two parts reach its corners.

  std::size_t parts() const { return boxes + cylinders + spheres + sculpts + (hulls > 0) + none; }
};

/// A number that somebody measured in world, or that the grid's operator printed, and published.
struct PublishedMeasurement {
  std::string_view name;
  std::string_view profile;  ///< The built-in one whose rules it is about.
  PublishedQuantity quantity = PublishedQuantity::physicsCost;
  double value = 0;
  double tolerance = 0;           ///< What it was rounded to, or how exact it was printed.
  std::string_view untestable{};  ///< Why the rules cannot be held to it; empty: they can.
  std::string_view given{};       ///< What had to be assumed to rebuild it; mostly empty.
  std::string_view object;        ///< In words.
  std::string_view source;
  std::string_view note{};
  /// The constants that it bears witness to.
  std::span<const Key> witnesses{};
  PublishedObject rebuilt{};  ///< Without parts: not an object, or one that cannot be rebuilt.

  bool isTestable() const { return untestable.empty(); }
  bool isOfObject() const { return quantity <= PublishedQuantity::landImpact; }
};

/// All of them.
std::span<const PublishedMeasurement> publishedMeasurements();

/// Returns the one with that name; null if there is none.
const PublishedMeasurement* publishedMeasurement(std::string_view name);

/// Returns whether `measurement` bears witness to the constant `key`.
bool isWitnessTo(const PublishedMeasurement& measurement, Key key);

/// Returns what `measurement` was made of, as a scene of one linkset that carries its name; nothing
/// where that cannot be rebuilt.
std::optional<scene::Scene> rebuiltScene(const PublishedMeasurement& measurement);

/// Returns what the rules give in the place of a measured number; nothing where they cannot.
/// @param measurement  Its own profile gives the accounting and the rule of triangles.
/// @param constants  Gives the constants and the other choices.
std::optional<double> valueByRules(const PublishedMeasurement& measurement,
                                   const Profile& constants);

/// Returns what the rules give for `measurement` under its own profile; nothing where they cannot.
std::optional<double> valueByRules(const PublishedMeasurement& measurement);

}  // namespace wb::cost
