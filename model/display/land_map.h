#pragma once

#include "model/cost/cost.h"
#include "model/scene/scene.h"

#include <glm/vec2.hpp>

#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace wb::layers {

/// What a square of land carries of one object.
struct LandShare {
  std::size_t linkset = 0;
  double fraction = 0;  ///< Of its land impact: above 0, at most 1.

  bool operator==(const LandShare&) const = default;
};

/// A square of land that something stands on.
struct LandSquare {
  glm::dvec2 low{0};              ///< Its corner of the least x and y, in region metres.
  std::vector<LandShare> shares;  ///< In the scene's order; never empty.
};

/// The land under a scene, seen from above, in squares along the region's axes.
struct LandMap {
  double side = 0;                  ///< Of a square, in metres; 0 without squares.
  double height = 0;                ///< Of the lowest that stands there, in region metres.
  std::vector<LandSquare> squares;  ///< By y, then x.

  /// The square that a point lies in, its lower edges included; null where nothing stands.
  const LandSquare* squareAt(const glm::dvec2& point) const;
};

/// Makes a map of the land under linksets. A linkset's land impact is spread evenly over the
/// upright rectangles about its parts, so that squares add up to what the linksets cost, and land
/// between parts stays bare. Squares have sides of 4 m, or as often twice as much as it takes for
/// 64 of them to reach over everything.
/// @param scene  Linksets without parts stand nowhere.
/// @param wanted  Which linksets, by index; empty: all.
/// @return  Without squares where no linkset stands.
LandMap landMapOf(const scene::Scene& scene,
                  const std::function<bool(std::size_t linkset)>& wanted = {});

/// A parcel on a map: the squares that its objects stand on. Files hold no borders of parcels.
struct ParcelLand {
  std::size_t region = 0;  ///< As of cost::PlaceFinder::Place.
  std::size_t parcel = 0;  ///< Of the region's.
  glm::dvec2 middle{0};    ///< Of its squares, in region metres.
  /// The sides of its squares behind which other land lies, each with its own square on the left.
  std::vector<std::array<glm::dvec2, 2>> outline;
};

/// Returns the parcels on the `map` of a `scene`, by region and parcel. A square belongs to the
/// parcel whose objects have the most of themselves there; to the first of several with as much.
std::vector<ParcelLand> parcelsOn(const LandMap& map, const scene::Scene& scene);

/// What stands on a square.
struct LandLoad {
  double landImpact = 0;
  bool isAtLeast = false;  ///< Of something there the land impact is not known, or only in part.
};

/// Adds up the land impact that stands on a `square`. `costs` has one entry a linkset of the scene
/// that the map is of.
LandLoad loadOf(const LandSquare& square, std::span<const cost::LinksetCost> costs);

/// Returns how expensive land is to the eye, 0..1: 1 - exp(-landImpactPerArea / 0.3), where
/// `landImpactPerArea` is LI per square metre, 0 or more. A full region of 20,000 LI carries 0.305
/// on each of its 65,536 m².
double landLevel(double landImpactPerArea);

/// Returns landLevel of every square of a `map`, in their order. `costs` has one entry a linkset of
/// the scene that the map is of.
std::vector<double> landLevels(const LandMap& map, std::span<const cost::LinksetCost> costs);

}  // namespace wb::layers
