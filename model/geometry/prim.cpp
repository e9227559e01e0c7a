// Problem: the surface of a prim, triangle by triangle as the open-source viewer has it, because
// its costs depend on their widths.
// Method: a sweep of an outline (prim_outline.cpp) along a path (prim_sweep.cpp), with caps at an
// open path's ends, as LLVolume does. Then equal positions are joined by a hash table, and narrow
// triangles are left out.
// Complexity: O(n) in points of the grid.
// Constants: the ranges and the step from detail to sides are the viewer's own. For speed:
// `./dev bench --benchmark_filter=tessellateKind`.
#include "model/geometry/prim.h"

#include "model/geometry/detail/prim_outline.h"
#include "model/geometry/detail/prim_sweep.h"
#include "model/geometry/geometry.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace wb::prim {
namespace {

constexpr std::array numbers{
    NumberRange{"hollow", &PrimShape::hollow, 0, 0.99},
    NumberRange{"radius_offset", &PrimShape::radiusOffset, -1, 1, true},
    NumberRange{"skew", &PrimShape::skew, -1, 1, true},
    NumberRange{"revolutions", &PrimShape::revolutions, 1, 4, true},
};

constexpr std::array pairs{
    PairRange{"path_cut", &PrimShape::pathCut, 0, 1},
    PairRange{"profile_cut", &PrimShape::profileCut, 0, 1},
    PairRange{"twist", &PrimShape::twist, -1, 1},
    PairRange{"taper", &PrimShape::taper, -1, 1},
    PairRange{"shear", &PrimShape::shear, -0.5, 0.5},
    PairRange{"hole_size", &PrimShape::holeSize, 0, 1, true},
};

constexpr std::array<std::string_view, 7> kindNames{"box",   "cylinder", "prism", "sphere",
                                                    "torus", "tube",     "ring"};

double inRange(double value, double fallback, double minimum, double maximum) {
  return std::isnan(value) ? fallback : std::clamp(value, minimum, maximum);
}

glm::dvec2 inRange(const glm::dvec2& value, const glm::dvec2& fallback, const PairRange& range) {
  return {inRange(value.x, fallback.x, range.minimum, range.maximum),
          inRange(value.y, fallback.y, range.minimum, range.maximum)};
}

PrimShape shapeOf(Profile profile, Path path, glm::dvec2 holeSize = {1, 1}) {
  PrimShape shape;
  shape.profile = profile;
  shape.path = path;
  shape.holeSize = holeSize;
  return shape;
}

}  // namespace

Kind kindOf(const PrimShape& shape) {
  const bool straight = shape.path == Path::line;
  switch (shape.profile) {
    case Profile::square:
      return straight ? Kind::box : Kind::tube;
    case Profile::circle:
      return straight ? Kind::cylinder : Kind::torus;
    case Profile::halfCircle:
      return straight ? Kind::cylinder : Kind::sphere;
    case Profile::isosceles:
    case Profile::equilateral:
    case Profile::right:
      break;
  }
  return straight ? Kind::prism : Kind::ring;
}

PrimShape defaultShape(Kind kind) {
  constexpr glm::dvec2 tubeHole{1, 0.25};
  switch (kind) {
    case Kind::box:
      break;
    case Kind::cylinder:
      return shapeOf(Profile::circle, Path::line);
    case Kind::prism:
      return shapeOf(Profile::equilateral, Path::line);
    case Kind::sphere:
      return shapeOf(Profile::halfCircle, Path::circle);
    case Kind::torus:
      return shapeOf(Profile::circle, Path::circle, tubeHole);
    case Kind::tube:
      return shapeOf(Profile::square, Path::circle, tubeHole);
    case Kind::ring:
      return shapeOf(Profile::equilateral, Path::circle, tubeHole);
  }
  return shapeOf(Profile::square, Path::line);
}

std::string_view name(Kind kind) { return kindNames[static_cast<std::size_t>(kind)]; }

std::span<const NumberRange> numberRanges() { return numbers; }

std::span<const PairRange> pairRanges() { return pairs; }

PrimShape clamped(const PrimShape& shape) {
  const PrimShape defaults = defaultShape(kindOf(shape));
  PrimShape result = shape;
  for (const NumberRange& range : numbers)
    result.*range.member =
        inRange(shape.*range.member, defaults.*range.member, range.minimum, range.maximum);
  for (const PairRange& range : pairs)
    result.*range.member = inRange(shape.*range.member, defaults.*range.member, range);
  result.pathCut.x = std::min(result.pathCut.x, result.pathCut.y);
  result.profileCut.x = std::min(result.profileCut.x, result.profileCut.y);
  return result;
}

namespace {

struct PositionHash {
  std::size_t operator()(const glm::dvec3& position) const {
    constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15;
    std::uint64_t hash = 0;
    for (const double coordinate : {position.x, position.y, position.z}) {
      const double oneZero = coordinate + 0.0;  // -0 equals 0, so it must hash as 0
      hash = (std::rotl(hash, 29) ^ std::bit_cast<std::uint64_t>(oneZero)) * multiplier;
    }
    return hash ^ (hash >> 32);
  }
};

/// Gives every position that is used its number in the welded surface.
class Welder {
 public:
  Welder(const mesh::TriangleMesh& surface, double narrowest)
      : surface_(surface), narrowest_(narrowest), numbers_(surface.positions.size(), unknown) {
    known_.reserve(surface.positions.size());
  }

  mesh::TriangleMesh make() && {
    for (const mesh::Triangle& triangle : surface_.triangles)
      if (!isNarrow(triangle))
        result_.triangles.push_back(
            {number(triangle[0]), number(triangle[1]), number(triangle[2])});
    return std::move(result_);
  }

 private:
  static constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();

  bool isNarrow(const mesh::Triangle& triangle) const {
    const auto& p = surface_.positions;
    return mesh::triangleWidth(p[triangle[0]], p[triangle[1]], p[triangle[2]]) < narrowest_;
  }

  std::uint32_t number(std::uint32_t index) {
    if (numbers_[index] == unknown) numbers_[index] = numberOf(surface_.positions[index]);
    return numbers_[index];
  }

  std::uint32_t numberOf(const glm::dvec3& position) {
    const auto next = static_cast<std::uint32_t>(result_.positions.size());
    const auto [entry, isNew] = known_.try_emplace(position, next);
    if (isNew) result_.positions.push_back(position);
    return entry->second;
  }

  const mesh::TriangleMesh& surface_;
  double narrowest_;
  std::vector<std::uint32_t> numbers_;
  std::unordered_map<glm::dvec3, std::uint32_t, PositionHash> known_;
  mesh::TriangleMesh result_;
};

}  // namespace

mesh::TriangleMesh welded(const mesh::TriangleMesh& surface, double narrowest) {
  return Welder(surface, narrowest).make();
}

namespace {

constexpr double concaveProfile = 1.0 / 8;
constexpr double concaveSphereProfile = 1.0 / 4;
constexpr double concavePath = 1.0 / 9;

double length(const glm::dvec2& cut) { return cut.y - cut.x; }

/// A hollow counts as convex while the profile is a thin wedge of the whole.
bool isConvexProfile(const PrimShape& shape) {
  const double profile = length(shape.profileCut);
  if (shape.hollow == 0 && (profile == 1 || profile <= 0.5)) return true;
  const double wedge = shape.profile == Profile::halfCircle ? concaveSphereProfile : concaveProfile;
  return profile <= wedge && (shape.hollow == 0 || shape.hole == Hole::same);
}

bool isConvexCircle(const PrimShape& shape) {
  const double path = length(shape.pathCut);
  if (path > 0.5 && path < 1) return false;
  return shape.profile == Profile::halfCircle || path <= concavePath;
}

}  // namespace

bool isConvex(const PrimShape& shape) {
  const bool straight = shape.path == Path::line;
  const bool bent = shape.twist.x != shape.twist.y || (shape.hollow > 0 && !straight);
  if (bent && length(shape.pathCut) > concavePath) return false;
  if (!isConvexProfile(shape)) return false;
  return straight || isConvexCircle(shape);
}

namespace {

constexpr double narrowestTriangle = 1e-6;
constexpr double lowestDetail = 1;
constexpr double highestDetail = 4;

double inDetailRange(double detail) {
  return std::isnan(detail) ? lowestDetail : std::clamp(detail, lowestDetail, highestDetail);
}

/// An outline swept along a path: the outline's points once a frame, then those of the caps.
class Sweeper {
 public:
  Sweeper(Outline outline, Sweep sweep)
      : outline_(std::move(outline)), sweep_(std::move(sweep)), row_(outline_.points.size()) {
    for (const Frame& frame : sweep_.frames) append(outline_.points, frame);
  }

  /// Points may be equal, and triangles without a width.
  mesh::TriangleMesh make() && {
    addSides();
    if (sweep_.open) addCaps();
    return std::move(surface_);
  }

 private:
  void append(const std::vector<glm::dvec2>& points, const Frame& frame) {
    for (const glm::dvec2& point : points) surface_.positions.push_back(placed(point, frame));
  }

  void addSides() {
    for (std::size_t i = 0; i + 1 < row_; ++i)
      if (outline_.open || i + 1 != outline_.outer) addStrip(i, i + 1);
    if (outline_.open) addStrip(row_ - 1, 0);
  }

  /// What the side of the outline from point `a` to point `b` sweeps over.
  void addStrip(std::size_t a, std::size_t b) {
    for (std::size_t frame = 0; frame + 1 < sweep_.frames.size(); ++frame)
      addQuad(frame * row_ + a, frame * row_ + b);
  }

  void addQuad(std::size_t a, std::size_t b) {
    add(a, b, b + row_);
    add(a, b + row_, a + row_);
  }

  void addCaps() {
    const Cap cap = makeCap(outline_);
    const std::size_t last = (sweep_.frames.size() - 1) * row_;
    const std::size_t begin = surface_.positions.size();
    append(cap.inner, sweep_.frames.front());
    append(cap.inner, sweep_.frames.back());
    for (const auto& [a, b, c] : cap.triangles)
      add(capPoint(a, 0, begin), capPoint(c, 0, begin), capPoint(b, 0, begin));
    const std::size_t end = begin + cap.inner.size();
    for (const auto& [a, b, c] : cap.triangles)
      add(capPoint(a, last, end), capPoint(b, last, end), capPoint(c, last, end));
  }

  /// A cap's point: of the outline, in the row that begins at `row`, else one of its own.
  std::size_t capPoint(std::size_t point, std::size_t row, std::size_t inner) const {
    return point < row_ ? row + point : inner + point - row_;
  }

  void add(std::size_t a, std::size_t b, std::size_t c) {
    surface_.triangles.push_back({static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b),
                                  static_cast<std::uint32_t>(c)});
  }

  Outline outline_;
  Sweep sweep_;
  std::size_t row_;
  mesh::TriangleMesh surface_;
};

}  // namespace

mesh::TriangleMesh tessellate(const PrimShape& shape, double detail) {
  const PrimShape valid = clamped(shape);
  const double level = inDetailRange(detail);
  return welded(Sweeper(makeOutline(valid, level), makeSweep(valid, level)).make(),
                narrowestTriangle);
}

PointCounts pointCounts(const PrimShape& shape, double detail) {
  const PrimShape valid = clamped(shape);
  const double level = inDetailRange(detail);
  return {outlinePoints(valid, level), sweepPoints(valid, level)};
}

}  // namespace wb::prim
