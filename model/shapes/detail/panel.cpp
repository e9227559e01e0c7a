#include "model/shapes/detail/panel.h"

#include "model/geometry/geometry.h"
#include "model/shapes/detail/search_constants.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <utility>

// Planes along which panels may lie, and what fits on them.
// Method: face normals are gathered greedily to directions within two degrees, their offsets in
// bins (as a Hough transform counts lines), and planes ranked by the area near them; a plane's axes
// turn to where most edges go. Outlines: convex hull by monotone chain (Andrew 1979), fewer corners
// by least triangle area (Visvalingam & Whyatt 1993). Where a plane is free: a summed-area table
// (Crow 1984) of cells; rectangles grow by steps that are halved, or all maximal ones are listed by
// runs of cells that pairs of rows have in common.
// Complexity: faces times directions, both bounded; a plane has at most 400 times 400 cells.
// Constants: search_constants.h.

namespace wb::shape {
namespace {

double turn(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

double inverseWidth(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
  const double width = mesh::triangleWidth(glm::dvec3(a, 0), glm::dvec3(b, 0), glm::dvec3(c, 0));
  return width > 0 ? 1 / width : std::numeric_limits<double>::max();
}

/// One half of the hull of sorted points, without its end.
template <class Iterator>
void addChain(Iterator from, Iterator end, Outline& outline) {
  const std::size_t begin = outline.size();
  for (; from != end; ++from) {
    const glm::dvec2& point = *from;
    while (outline.size() >= begin + 2 &&
           turn(outline[outline.size() - 2], outline.back(), point) <= 0)
      outline.pop_back();
    outline.push_back(point);
  }
  outline.pop_back();
}

}  // namespace

Outline outlineAround(std::vector<glm::dvec2> points) {
  const auto isBefore = [](const glm::dvec2& a, const glm::dvec2& b) {
    return std::pair(a.x, a.y) < std::pair(b.x, b.y);
  };
  if (!std::ranges::is_sorted(points, isBefore)) std::ranges::sort(points, isBefore);
  if (points.size() < 3) return {};
  Outline outline;
  addChain(points.begin(), points.end(), outline);
  addChain(points.rbegin(), points.rend(), outline);
  if (outline.size() < 3) return {};
  return outline;
}

Outline withFewCorners(Outline outline, std::size_t most) {
  while (outline.size() > most) {
    const std::size_t count = outline.size();
    std::size_t best = 0;
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < count; ++i) {
      const double area =
          turn(outline[(i + count - 1) % count], outline[i], outline[(i + 1) % count]);
      if (area >= least) continue;
      least = area;
      best = i;
    }
    outline.erase(outline.begin() + static_cast<std::ptrdiff_t>(best));
  }
  return outline;
}

double distanceTo(const Outline& outline, const glm::dvec2& point) {
  bool isInside = true;
  double nearest = std::numeric_limits<double>::max();
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const glm::dvec2& a = outline[i];
    const glm::dvec2& b = outline[(i + 1) % outline.size()];
    if (turn(a, b, point) >= 0) continue;
    isInside = false;
    const glm::dvec2 edge = b - a;
    const double at = std::clamp(glm::dot(point - a, edge) / glm::dot(edge, edge), 0.0, 1.0);
    nearest = std::min(nearest, glm::distance(point, a + at * edge));
  }
  return isInside ? 0 : nearest;
}

OutlineSides::OutlineSides(const Outline& outline) : outline_(outline) {
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const glm::dvec2& a = outline[i];
    const glm::dvec2 edge = outline[(i + 1) % outline.size()] - a;
    const double length = glm::length(edge);
    margin_ = std::max(margin_, 1e-9 * (length + glm::length(a)));
    if (!(length > 0)) continue;
    const glm::dvec2 outward(edge.y / length, -edge.x / length);
    sides_.push_back({outward, glm::dot(outward, a)});
  }
}

/// Most points are well inside, or well outside of one side.
bool OutlineSides::isWithin(const glm::dvec2& point, double reach) const {
  double most = std::numeric_limits<double>::lowest();
  for (const Side& side : sides_) {
    const double outside = glm::dot(side.outward, point) - side.offset;
    if (outside > reach + margin_) return false;
    most = std::max(most, outside);
  }
  return most < -margin_ || distanceTo(outline_, point) <= reach;
}

std::vector<glm::dvec3> Panel::corners() const {
  std::vector<glm::dvec3> corners;
  for (const glm::dvec2& at : outline) corners.push_back(frame.solid(at));
  return corners;
}

bool Panel::isWithin(const glm::dvec3& point, double reach) const {
  const double height = frame.height(point);
  if (std::abs(height) > reach) return false;
  const double beside = distanceTo(outline, frame.flat(point));
  return beside * beside + height * height <= reach * reach;
}

/// Of the fans around each corner the cheapest: of four corners that is the best there is.
Panel panelOf(const PlaneFrame& frame, Outline outline) {
  const std::size_t count = outline.size();
  Panel panel{frame, std::move(outline), {}, std::numeric_limits<double>::max()};
  for (std::size_t first = 0; first < count; ++first) {
    std::vector<mesh::Triangle> fan;
    double sum = 0;
    for (std::size_t i = 1; i + 1 < count; ++i) {
      const std::size_t b = (first + i) % count;
      const std::size_t c = (first + i + 1) % count;
      fan.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(b),
                     static_cast<std::uint32_t>(c)});
      sum += inverseWidth(panel.outline[first], panel.outline[b], panel.outline[c]);
    }
    if (sum >= panel.inverseWidths) continue;
    panel.inverseWidths = sum;
    panel.triangles = std::move(fan);
  }
  return panel;
}

namespace {

using tuned::panel::angles;

struct FlatFace {
  std::array<glm::dvec3, 3> corners;
  glm::dvec3 normal;
  double area;
};

std::vector<FlatFace> facesOf(const mesh::TriangleMesh& mesh) {
  std::vector<FlatFace> faces;
  for (const auto& [a, b, c] : mesh.triangles) {
    const std::array corners{mesh.positions[a], mesh.positions[b], mesh.positions[c]};
    const glm::dvec3 normal = glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
    const double length = glm::length(normal);
    if (length > 0) faces.push_back({corners, normal / length, length / 2});
  }
  std::ranges::stable_sort(faces, std::greater(), &FlatFace::area);
  if (faces.size() > tuned::panel::maxFaces) faces.resize(tuned::panel::maxFaces);
  return faces;
}

/// Faces that are parallel.
struct Direction {
  glm::dvec3 normal;
  std::map<std::int64_t, double> areas{};  ///< By offset, in bins.
  std::array<double, angles> turns{};      ///< Lengths of edges, by their angle in the plane.

  PlaneFrame frame() const {
    PlaneFrame frame;
    frame.normal = normal;
    const bool isUpright = std::abs(normal.z) < 0.9;
    const glm::dvec3 aid = isUpright ? glm::dvec3(0, 0, 1) : glm::dvec3(1, 0, 0);
    frame.across = glm::normalize(glm::cross(aid, normal));
    frame.along = glm::cross(normal, frame.across);
    return frame;
  }
  void add(const FlatFace& face, double bin) {
    const double offset = glm::dot(face.corners[0] + face.corners[1] + face.corners[2], normal) / 3;
    areas[std::llround(offset / bin)] += face.area;
    const PlaneFrame own = frame();
    for (std::size_t i = 0; i < 3; ++i) {
      const glm::dvec2 edge = own.flat(face.corners[(i + 1) % 3]) - own.flat(face.corners[i]);
      const double quarter = std::numbers::pi / 2;
      const double turn = std::atan2(edge.y, edge.x) + 4 * quarter;
      const auto number = static_cast<std::size_t>(std::lround(turn / quarter * angles)) % angles;
      turns[number] += glm::length(edge);
    }
  }
  /// Turned to most of its edges.
  PlaneFrame turned() const {
    PlaneFrame result = frame();
    const auto most = static_cast<double>(std::ranges::max_element(turns) - turns.begin());
    const double angle = most / angles * std::numbers::pi / 2;
    const glm::dvec3 across = result.across;
    result.across = std::cos(angle) * across + std::sin(angle) * result.along;
    result.along = glm::cross(result.normal, result.across);
    return result;
  }
};

std::vector<Direction> directionsOf(const Solid& solid, double bin) {
  std::vector<Direction> directions;
  for (const FlatFace& face : facesOf(solid.mesh())) {
    auto found = std::ranges::find_if(directions, [&](const Direction& direction) {
      return std::abs(glm::dot(direction.normal, face.normal)) > tuned::panel::sameDirection;
    });
    if (found == directions.end()) {
      if (directions.size() == tuned::panel::maxDirections) continue;
      found = directions.insert(directions.end(), {face.normal});
    }
    found->add(face, bin);
  }
  return directions;
}

bool isBefore(const Spot& one, const Spot& other) {
  return std::pair(one.at.x, one.at.y) < std::pair(other.at.x, other.at.y);
}

/// Of a convex outline at a height: the least and the greatest x.
std::pair<double, double> acrossAt(const Outline& outline, double y) {
  std::pair<double, double> across{1e300, -1e300};
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const glm::dvec2& a = outline[i];
    const glm::dvec2& b = outline[(i + 1) % outline.size()];
    if (std::min(a.y, b.y) > y || std::max(a.y, b.y) < y) continue;
    const double share = a.y == b.y ? 0 : (y - a.y) / (b.y - a.y);
    for (const double x : {a.x + share * (b.x - a.x), a.y == b.y ? b.x : a.x + share * (b.x - a.x)})
      across = {std::min(across.first, x), std::max(across.second, x)};
  }
  return across;
}

struct RankedPlane {
  PlaneFrame frame;
  double area;  ///< That it comes near to.
};

void addPlanes(const Direction& direction, double bin, double tolerance,
               std::vector<RankedPlane>& planes) {
  std::vector<double> offsets;
  for (auto one = direction.areas.begin(); one != direction.areas.end(); ++one) {
    for (auto other = one; other != direction.areas.end(); ++other) {
      const double offset = static_cast<double>(one->first + other->first) / 2 * bin;
      if (static_cast<double>(other->first - one->first) * bin >
          tuned::panel::maxMidplaneGap * tolerance)
        break;
      offsets.push_back(offset);
    }
  }
  PlaneFrame frame = direction.turned();
  for (const double offset : offsets) {
    double area = 0;
    for (const auto& [at, own] : direction.areas)
      if (std::abs(static_cast<double>(at) * bin - offset) <= tuned::panel::nearPlane * tolerance)
        area += own;
    frame.offset = offset;
    planes.push_back({frame, area});
  }
}

}  // namespace

std::vector<PlaneFrame> planesFor(const Solid& solid, double tolerance) {
  const double bin = tolerance / tuned::panel::binsPerTolerance;
  std::vector<RankedPlane> planes;
  for (const Direction& direction : directionsOf(solid, bin))
    addPlanes(direction, bin, tolerance, planes);
  std::ranges::stable_sort(planes, std::greater(), &RankedPlane::area);
  if (planes.size() > tuned::panel::maxPlanes) planes.resize(tuned::panel::maxPlanes);
  std::vector<PlaneFrame> frames;
  frames.reserve(planes.size());
  for (const RankedPlane& plane : planes) frames.push_back(plane.frame);
  return frames;
}

PanelPlane::PanelPlane(const Solid& solid, const PlaneFrame& frame,
                       const std::vector<SurfaceSample>& samples, const PieceRules& rules,
                       const std::vector<double>& reaches)
    : frame_(frame) {
  for (std::uint32_t i = 0; i < samples.size(); ++i)
    if (const auto spot = spotAt(i, samples[i].place, reaches[i])) spots_.push_back(*spot);
  std::ranges::sort(spots_, isBefore);
  if (!spots_.empty()) findFree(solid, rules);
}

std::optional<Spot> PanelPlane::spotAt(std::uint32_t sample, const glm::dvec3& place,
                                       double reach) const {
  const double height = frame_.height(place);
  if (std::abs(height) >= reach) return {};
  return Spot{sample, frame_.flat(place), std::sqrt(reach * reach - height * height)};
}

void PanelPlane::addSpot(std::uint32_t sample, const glm::dvec3& place, double reach) {
  if (const auto spot = spotAt(sample, place, reach))
    spots_.insert(std::ranges::upper_bound(spots_, *spot, isBefore), *spot);
}

void PanelPlane::findFree(const Solid& solid, const PieceRules& rules) {
  low_ = spots_.front().at;
  glm::dvec2 high = low_;
  for (const Spot& spot : spots_) {
    low_ = glm::min(low_, spot.at);
    high = glm::max(high, spot.at);
  }
  low_ -= rules.fill;
  high += rules.fill;
  const glm::dvec2 extent = high - low_;
  cell_ = std::max(solid.contactShare() * rules.fill / tuned::panel::cellsPerFill,
                   std::max(extent.x, extent.y) / tuned::panel::maxCells);
  size_ = glm::ivec2(glm::ceil(extent / cell_)) + 1;
  const auto row = static_cast<std::size_t>(size_.x) + 1;
  taken_.assign(row * (static_cast<std::size_t>(size_.y) + 1), 0);
  for (int y = 0; y < size_.y; ++y)
    for (int x = 0; x < size_.x; ++x) {
      const glm::dvec3 place = frame_.solid(low_ + cell_ * glm::dvec2(x, y));
      const bool isTaken = solid.flatRoom(place) > rules.fill || !rules.isInBox(place);
      const std::size_t at =
          static_cast<std::size_t>(x) + 1 + row * (static_cast<std::size_t>(y) + 1);
      taken_[at] = taken_[at - 1] + taken_[at - row] - taken_[at - row - 1] + (isTaken ? 1 : 0);
    }
}

bool PanelPlane::isFree(const glm::ivec2& from, const glm::ivec2& to) const {
  if (from.x < 0 || from.y < 0 || to.x >= size_.x || to.y >= size_.y) return false;
  const auto row = static_cast<std::size_t>(size_.x) + 1;
  const auto sum = [&](int x, int y) {
    return taken_[static_cast<std::size_t>(x) + row * static_cast<std::size_t>(y)];
  };
  return sum(to.x + 1, to.y + 1) + sum(from.x, from.y) ==
         sum(from.x, to.y + 1) + sum(to.x + 1, from.y);
}

bool PanelPlane::isFree(const Outline& outline) const {
  const auto [lowest, highest] = std::ranges::minmax(outline, {}, &glm::dvec2::y);
  const int last = static_cast<int>(std::floor((highest.y - low_.y) / cell_));
  for (int y = static_cast<int>(std::ceil((lowest.y - low_.y) / cell_)); y <= last; ++y) {
    const auto [left, right] = acrossAt(outline, low_.y + cell_ * y);
    const int from = static_cast<int>(std::ceil((left - low_.x) / cell_));
    const int to = static_cast<int>(std::floor((right - low_.x) / cell_));
    if (from <= to && !isFree({from, y}, {to, y})) return false;
  }
  return true;
}

std::optional<Outline> PanelPlane::rectangleAt(const glm::dvec2& place,
                                               const std::array<int, 4>& order) const {
  const glm::ivec2 seed(glm::round((place - low_) / cell_));
  if (!isFree(seed, seed)) return {};
  glm::ivec2 from = seed;
  glm::ivec2 to = seed;
  for (const int side : order) {
    const int axis = side / 2;
    // Steps are halved, so that long walls take few.
    for (int step = tuned::panel::firstGrowth; step > 0;) {
      glm::ivec2 low = from;
      glm::ivec2 high = to;
      (side % 2 == 0 ? low : high)[axis] += side % 2 == 0 ? -step : step;
      if (isFree(low, high)) {
        from = low;
        to = high;
      } else {
        step /= 2;
      }
    }
  }
  if (from.x == to.x || from.y == to.y) return {};
  return rectangle(from, to);
}

Outline PanelPlane::rectangle(const glm::ivec2& from, const glm::ivec2& to) const {
  const glm::dvec2 a = low_ + cell_ * glm::dvec2(from);
  const glm::dvec2 b = low_ + cell_ * glm::dvec2(to);
  return {a, {b.x, a.y}, b, {a.x, b.y}};
}

namespace {

/// Rows of cells that are alike, or of which only what all of them have counts.
struct Band {
  int from;
  int to;
  std::vector<std::uint8_t> isFree;  ///< One a column.
};

/// Puts bands together until there are few enough.
void joinBands(std::vector<Band>& bands) {
  const std::size_t most = tuned::panel::maxBands;
  if (bands.size() <= most) return;
  const std::size_t joined = (bands.size() + most - 1) / most;
  std::vector<Band> fewer;
  for (std::size_t i = 0; i < bands.size(); ++i) {
    if (i % joined == 0) {
      fewer.push_back(std::move(bands[i]));
      continue;
    }
    fewer.back().to = bands[i].to;
    for (std::size_t x = 0; x < bands[i].isFree.size(); ++x)
      fewer.back().isFree[x] &= bands[i].isFree[x];
  }
  bands = std::move(fewer);
}

}  // namespace

std::vector<Outline> PanelPlane::widestRectangles() const {
  std::vector<Band> bands;
  for (int y = 0; y < size_.y; ++y) {
    std::vector<std::uint8_t> row;
    for (int x = 0; x < size_.x; ++x) row.push_back(isFree({x, y}, {x, y}) ? 1 : 0);
    if (!bands.empty() && bands.back().isFree == row)
      bands.back().to = y;
    else
      bands.push_back({y, y, std::move(row)});
  }
  joinBands(bands);
  std::vector<Outline> found;
  for (std::size_t i = 0; i < bands.size(); ++i) {
    std::vector<std::uint8_t> row = bands[i].isFree;
    for (std::size_t j = i; j < bands.size(); ++j) {
      for (std::size_t x = 0; x < row.size(); ++x) row[x] &= bands[j].isFree[x];
      for (int x = 0, end = 0; x < size_.x; x = end + 1) {
        for (end = x; end < size_.x && row[static_cast<std::size_t>(end)] != 0;) ++end;
        const glm::ivec2 from(x, bands[i].from);
        const glm::ivec2 to(end - 1, bands[j].to);
        if (to.x <= from.x || to.y <= from.y) continue;
        const bool isWidest = !isFree({from.x, from.y - 1}, {to.x, from.y}) &&
                              !isFree({from.x, to.y}, {to.x, to.y + 1});
        if (isWidest) found.push_back(rectangle(from, to));
      }
    }
  }
  return found;
}

}  // namespace wb::shape
