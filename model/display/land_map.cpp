// Problem: how much land impact each square of the ground carries.
// Method: area-weighted rasterisation: a part's upright rectangle is shared out to the squares by
// the area that lies in each, row by row and column by column.
// Complexity: O(linksets + squares that parts cover); at most about 65 squares a side.
// Constants: leastSide and mostSquares set the finest and coarsest map; landLevel's 0.3 is a full
// region's land impact per m².
#include "model/display/land_map.h"

#include "model/cost/places.h"
#include "model/scene/part_placement.h"

#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace wb::layers {
namespace {

constexpr double leastSide = 4;
constexpr double mostSquares = 64;

/// What a part, or everything, takes up.
struct Room {
  glm::dvec3 low{std::numeric_limits<double>::infinity()};
  glm::dvec3 high{-std::numeric_limits<double>::infinity()};

  void include(const Room& other) {
    low = glm::min(low, other.low);
    high = glm::max(high, other.high);
  }
  double area() const { return (high.x - low.x) * (high.y - low.y); }
};

Room roomOf(const scene::Linkset& linkset, const scene::Part& part) {
  const scene::Placement place(linkset, part);
  const glm::dmat3 turn = glm::mat3_cast(place.rotation);
  const glm::dvec3 half = (glm::abs(turn[0]) * part.scale.x + glm::abs(turn[1]) * part.scale.y +
                           glm::abs(turn[2]) * part.scale.z) /
                          2.0;
  return {place.position - half, place.position + half};
}

/// What one linkset takes up, part by part.
struct Footprint {
  std::size_t linkset = 0;
  std::vector<Room> rooms;

  double area() const {
    double sum = 0;
    for (const Room& room : rooms) sum += room.area();
    return sum;
  }
};

double sideFor(const Room& whole) {
  const glm::dvec3 extent = whole.high - whole.low;
  double side = leastSide;
  while (side * mostSquares < std::max(extent.x, extent.y)) side *= 2;
  return side;
}

/// Squares in a row, from a multiple of their side on.
struct Rows {
  double base;
  double side;
  std::size_t count;

  Rows(double low, double high, double sideOfSquare)
      : base(std::floor(low / sideOfSquare) * sideOfSquare),
        side(sideOfSquare),
        count(static_cast<std::size_t>(std::floor((high - base) / side)) + 1) {}

  double lowOf(std::size_t row) const { return base + static_cast<double>(row) * side; }
  std::size_t rowOf(double at) const {
    const double row = std::clamp((at - base) / side, 0.0, static_cast<double>(count - 1));
    return static_cast<std::size_t>(row);
  }
};

/// A row, and the fraction of a stretch that lies in it.
using Part = std::pair<std::size_t, double>;

/// What is as thin as nothing lies in one row.
std::vector<Part> spread(const Rows& rows, double low, double high) {
  const std::size_t first = rows.rowOf(low);
  const std::size_t last = rows.rowOf(high);
  if (first == last) return {{first, 1}};
  std::vector<Part> parts;
  for (std::size_t row = first; row <= last; ++row) {
    const double from = std::max(low, rows.lowOf(row));
    const double to = std::min(high, rows.lowOf(row + 1));
    if (to > from) parts.emplace_back(row, (to - from) / (high - low));
  }
  return parts;
}

/// After all linksets before it. Parts count by their land; all alike where none has any width.
void stand(const Footprint& footprint, const Rows& columns, const Rows& rows,
           std::vector<LandSquare>& squares) {
  const auto add = [&](std::vector<LandShare>& shares, double fraction) {
    if (fraction <= 0) return;
    if (shares.empty() || shares.back().linkset != footprint.linkset)
      shares.push_back({footprint.linkset, 0});
    shares.back().fraction += fraction;
  };
  const double area = footprint.area();
  const double alike = 1 / static_cast<double>(footprint.rooms.size());
  for (const Room& room : footprint.rooms) {
    const double ofLinkset = area > 0 ? room.area() / area : alike;
    for (const auto& [row, ofHeight] : spread(rows, room.low.y, room.high.y))
      for (const auto& [column, ofWidth] : spread(columns, room.low.x, room.high.x))
        add(squares[row * columns.count + column].shares, ofLinkset * ofHeight * ofWidth);
  }
}

}  // namespace

LandMap landMapOf(const scene::Scene& scene,
                  const std::function<bool(std::size_t linkset)>& wanted) {
  std::vector<Footprint> footprints;
  Room whole;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    if (scene.linksets[i].parts.empty() || (wanted && !wanted(i))) continue;
    Footprint& footprint = footprints.emplace_back(Footprint{i, {}});
    for (const scene::Part& part : scene.linksets[i].parts)
      whole.include(footprint.rooms.emplace_back(roomOf(scene.linksets[i], part)));
  }
  if (footprints.empty()) return {};
  const double side = sideFor(whole);
  const Rows columns(whole.low.x, whole.high.x, side);
  const Rows rows(whole.low.y, whole.high.y, side);
  std::vector<LandSquare> squares(columns.count * rows.count);
  for (const Footprint& footprint : footprints) stand(footprint, columns, rows, squares);
  for (std::size_t i = 0; i < squares.size(); ++i)
    squares[i].low = {columns.lowOf(i % columns.count), rows.lowOf(i / columns.count)};
  std::erase_if(squares, [](const LandSquare& square) { return square.shares.empty(); });
  return {side, whole.low.z, std::move(squares)};
}

const LandSquare* LandMap::squareAt(const glm::dvec2& point) const {
  if (squares.empty()) return nullptr;
  const glm::dvec2 low = glm::floor(point / side) * side;
  const auto before = [](const LandSquare& square, const glm::dvec2& at) {
    return std::tie(square.low.y, square.low.x) < std::tie(at.y, at.x);
  };
  const auto found = std::lower_bound(squares.begin(), squares.end(), low, before);
  return found != squares.end() && found->low == low ? &*found : nullptr;
}

namespace {

using ParcelKey = std::pair<std::size_t, std::size_t>;  ///< Region and parcel.

/// Whose land a square is; nothing where all that stands there is on no parcel.
std::optional<ParcelKey> ownerOf(const LandSquare& square,
                                 const std::vector<std::optional<ParcelKey>>& parcels) {
  std::map<ParcelKey, double> sums;
  for (const auto& [linkset, fraction] : square.shares)
    if (parcels[linkset]) sums[*parcels[linkset]] += fraction;
  const auto most = std::ranges::max_element(sums, {}, &std::pair<const ParcelKey, double>::second);
  return most == sums.end() ? std::nullopt : std::optional(most->first);
}

}  // namespace

std::vector<ParcelLand> parcelsOn(const LandMap& map, const scene::Scene& scene) {
  const cost::PlaceFinder placeOf(scene);
  std::vector<std::optional<ParcelKey>> parcels;
  for (const scene::Linkset& linkset : scene.linksets) {
    const auto [region, parcel] = placeOf(linkset);
    parcels.push_back(parcel ? std::optional(ParcelKey(region, *parcel)) : std::nullopt);
  }
  std::vector<std::optional<ParcelKey>> owners;
  for (const LandSquare& square : map.squares) owners.push_back(ownerOf(square, parcels));
  const auto ownerAt = [&](const glm::dvec2& point) -> std::optional<ParcelKey> {
    const LandSquare* square = map.squareAt(point);
    if (square == nullptr) return {};
    return owners[static_cast<std::size_t>(square - map.squares.data())];
  };
  std::map<ParcelKey, ParcelLand> found;
  std::map<ParcelKey, double> counts;
  for (std::size_t i = 0; i < map.squares.size(); ++i) {
    if (!owners[i]) continue;
    ParcelLand& land = found[*owners[i]];
    const glm::dvec2 low = map.squares[i].low;
    const glm::dvec2 middle = low + map.side / 2;
    land.middle += middle;
    ++counts[*owners[i]];
    const std::array<glm::dvec2, 4> corners{
        low, {low.x + map.side, low.y}, low + map.side, {low.x, low.y + map.side}};
    const std::array<glm::dvec2, 4> outwards{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    for (std::size_t side = 0; side < corners.size(); ++side)
      if (ownerAt(middle + outwards[side] * map.side) != owners[i])
        land.outline.push_back({corners[side], corners[(side + 1) % corners.size()]});
  }
  std::vector<ParcelLand> all;
  for (auto& [key, land] : found) {
    std::tie(land.region, land.parcel) = key;
    land.middle /= counts[key];
    all.push_back(std::move(land));
  }
  return all;
}

LandLoad loadOf(const LandSquare& square, std::span<const cost::LinksetCost> costs) {
  LandLoad load;
  for (const auto& [linkset, fraction] : square.shares) {
    load.landImpact += fraction * costs[linkset].landImpact;
    load.isAtLeast = load.isAtLeast || costs[linkset].unknown.landImpact;
  }
  return load;
}

double landLevel(double landImpactPerArea) {
  constexpr double scale = 0.3;
  return 1 - std::exp(-landImpactPerArea / scale);
}

std::vector<double> landLevels(const LandMap& map, std::span<const cost::LinksetCost> costs) {
  std::vector<double> levels(map.squares.size());
  std::ranges::transform(map.squares, levels.begin(), [&](const LandSquare& square) {
    return landLevel(loadOf(square, costs).landImpact / (map.side * map.side));
  });
  return levels;
}

}  // namespace wb::layers
