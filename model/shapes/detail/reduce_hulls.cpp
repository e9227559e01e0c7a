#include "model/shapes/detail/reduce_hulls.h"

#include "model/shapes/detail/search_constants.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

// Makes a set of hulls cheaper without uncovering a sample: takes away hulls that others make
// superfluous, drops vertices, collapses an edge to one vertex, and merges two hulls to one.
// Method: greedy descent, operation by operation until none helps (reduce). An edge collapses to
// where the planes around it meet, by least squares as quadric error metrics have it (Garland &
// Heckbert 1997), damped, or to places outside of its middle. Whether a hull stays in the solid is
// asked of the distance field, triangle by triangle, by bisecting the longest edge (the field
// changes no faster than the place does).
// Complexity: merging tries all pairs of hulls near each other; each vertex or edge asks the
// samples that its hull alone covers.
// Constants: search_constants.h.

namespace wb::shape {

namespace {

double roomAt(const Solid& solid, const glm::dvec3& place, FreeRoom ways) {
  return ways == FreeRoom::kept ? solid.room(place) : solid.level(place);
}

}  // namespace

bool isContained(const Solid& solid, const std::array<glm::dvec3, 3>& corners, double reach,
                 FreeRoom ways) {
  const glm::dvec3 middle = (corners[0] + corners[1] + corners[2]) / 3.0;
  const double level = roomAt(solid, middle, ways);
  if (level > reach) return false;
  double radius = 0;  // Squared.
  for (const glm::dvec3& corner : corners)
    radius = std::max(radius, glm::dot(corner - middle, corner - middle));
  // A level changes no faster than the place does, but for what interpolation adds.
  if (radius <= (reach - level) * (reach - level)) return true;
  const double least = tuned::reduction::smallestTriangle * solid.grid().step;
  if (radius < least * least)
    return std::ranges::all_of(
        corners, [&](const glm::dvec3& corner) { return roomAt(solid, corner, ways) <= reach; });
  std::size_t longest = 0;
  std::array<double, 3> squares{};
  for (std::size_t i = 0; i < 3; ++i) {
    const glm::dvec3 edge = corners[(i + 1) % 3] - corners[i];
    squares[i] = glm::dot(edge, edge);
    if (squares[i] > squares[longest]) longest = i;
  }
  const glm::dvec3& a = corners[longest];
  const glm::dvec3& b = corners[(longest + 1) % 3];
  const glm::dvec3& c = corners[(longest + 2) % 3];
  return isContained(solid, std::array{a, (a + b) / 2.0, c}, reach, ways) &&
         isContained(solid, std::array{(a + b) / 2.0, b, c}, reach, ways);
}

bool isContained(const Solid& solid, const Piece& piece, double reach) {
  const auto& corners = piece.corners();
  return std::ranges::all_of(piece.triangles(), [&](const mesh::Triangle& face) {
    return isContained(solid, std::array{corners[face[0]], corners[face[1]], corners[face[2]]},
                       reach);
  });
}

bool isContained(const Solid& solid, const glm::dvec3& from, const glm::dvec3& to, double reach,
                 FreeRoom ways) {
  const double length = glm::distance(from, to);
  const double least = tuned::reduction::smallestTriangle * solid.grid().step;
  for (double at = 0; at < length;) {
    const double level = roomAt(solid, from + (to - from) * (at / length), ways);
    if (level > reach) return false;
    at += std::max(reach - level, least);
  }
  return roomAt(solid, to, ways) <= reach;
}

namespace {

struct Drop {
  Piece piece;
  double loss;     ///< Volume.
  glm::dvec3 low;  ///< Of the box around what is lost.
  glm::dvec3 high;
};

Drop dropOf(const Piece& piece, std::uint32_t corner, Piece rest) {
  const auto [low, high] = piece.boxAround(corner);
  const double loss = piece.volume() - rest.volume();
  return {std::move(rest), loss, low, high};
}

/// What dropping each corner makes, the least loss first.
std::vector<Drop> dropsOf(const Piece& piece, const PieceRules& rules) {
  std::vector<Drop> drops;
  if (piece.corners().size() <= 4) return drops;
  for (std::uint32_t i = 0; i < piece.corners().size(); ++i)
    if (auto rest = withoutCorner(piece, i, rules))
      drops.push_back(dropOf(piece, i, std::move(*rest)));
  std::ranges::stable_sort(drops, {}, &Drop::loss);
  return drops;
}

/// Whether all places that the piece covered are covered by what is left of it.
bool isStillCovered(const Coverage& coverage, const std::vector<std::uint32_t>& places,
                    const Drop& drop) {
  const double reach = coverage.places().reach();
  const glm::dvec3 low = drop.low - reach;
  const glm::dvec3 high = drop.high + reach;
  return std::ranges::all_of(places, [&](std::uint32_t i) {
    const glm::dvec3& place = coverage.places().all()[i];
    return glm::any(glm::lessThan(place, low)) || glm::any(glm::greaterThan(place, high)) ||
           drop.piece.isWithin(place, coverage.places().reachAt(i));
  });
}

/// Whether the first that keeps what the piece alone covers took its place.
bool dropOne(Coverage& coverage, std::size_t i, const PieceRules& rules) {
  const std::vector<std::uint32_t> needed = coverage.onlyBy(i);
  for (Drop& drop : dropsOf(coverage.piece(i), rules)) {
    if (!isStillCovered(coverage, needed, drop)) continue;
    coverage.replace(i, std::move(drop.piece));
    return true;
  }
  return false;
}

/// Normals of the faces at either corner, with their planes' offsets.
struct Fan {
  glm::dmat3 squares{0.0};  ///< Sum of normal * normal.
  glm::dvec3 pull{0};       ///< Sum of normal * offset, from the edge's middle.
  glm::dvec3 sum{0};
};

Fan fanOf(const Piece& piece, std::uint32_t from, std::uint32_t to, const glm::dvec3& middle) {
  Fan fan;
  const auto& corners = piece.corners();
  for (const mesh::Triangle& face : piece.triangles()) {
    const auto has = [&](std::uint32_t corner) {
      return std::ranges::find(face, corner) != face.end();
    };
    if (!has(from) && !has(to)) continue;
    const auto& [a, b, c] = face;
    glm::dvec3 normal = glm::cross(corners[b] - corners[a], corners[c] - corners[a]);
    const double length = glm::length(normal);
    if (!(length > 0)) continue;
    normal /= length;
    fan.squares += glm::outerProduct(normal, normal);
    fan.pull += normal * glm::dot(normal, corners[a] - middle);
    fan.sum += normal;
  }
  return fan;
}

/// Where one corner might stand for two.
std::vector<glm::dvec3> standIns(const Piece& piece, std::uint32_t from, std::uint32_t to,
                                 double reach) {
  const glm::dvec3 middle = (piece.corners()[from] + piece.corners()[to]) / 2.0;
  const Fan fan = fanOf(piece, from, to, middle);
  std::vector<glm::dvec3> places;
  // Edges whose planes hardly meet.
  const glm::dmat3 damped = fan.squares + glm::dmat3(tuned::reduction::damping);
  const glm::dvec3 meeting = glm::inverse(damped) * fan.pull;
  places.push_back(middle + meeting);
  const double length = glm::length(fan.sum);
  if (length > 0)
    for (const double share : tuned::reduction::collapseOffsets)
      places.push_back(middle + fan.sum * (share * reach / length));
  return places;
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> edgesByLength(const Piece& piece) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  for (const auto& [a, b, c] : piece.triangles())
    for (const auto& [from, to] : {std::pair(a, b), std::pair(b, c), std::pair(c, a)})
      if (from < to) edges.emplace_back(from, to);
  std::ranges::sort(edges, [&](const auto& one, const auto& other) {
    const auto length = [&](const auto& edge) {
      return glm::distance(piece.corners()[edge.first], piece.corners()[edge.second]);
    };
    return length(one) < length(other);
  });
  return edges;
}

std::optional<Piece> collapsed(const Solid& solid, const Piece& piece, std::uint32_t from,
                               std::uint32_t to, const glm::dvec3& place, const PieceRules& rules) {
  if (!rules.isInBox(place) || solid.room(place) > rules.fill) return {};
  std::vector<glm::dvec3> corners;
  for (std::uint32_t i = 0; i < piece.corners().size(); ++i)
    if (i != from && i != to) corners.push_back(piece.corners()[i]);
  corners.push_back(place);
  auto made = Piece::of(corners);
  if (!made || made->corners().size() >= piece.corners().size() || !rules.isThick(*made)) return {};
  return made;
}

bool collapseOne(const Solid& solid, Coverage& coverage, std::size_t i, const PieceRules& rules) {
  const Piece piece = coverage.piece(i);
  if (piece.corners().size() <= 4) return false;
  const std::vector<std::uint32_t> needed = coverage.onlyBy(i);
  for (const auto& [from, to] : edgesByLength(piece))
    for (const glm::dvec3& place : standIns(piece, from, to, rules.fill)) {
      auto made = collapsed(solid, piece, from, to, place, rules);
      if (!made || !coverage.isAllWithin(needed, *made) || !isContained(solid, *made, rules.fill))
        continue;
      coverage.replace(i, std::move(*made));
      return true;
    }
  return false;
}

bool areNear(const Piece& a, const Piece& b, double reach) {
  const glm::dvec3 gap = glm::max(a.low() - b.high(), b.low() - a.high());
  return std::max({gap.x, gap.y, gap.z}) <= 2 * reach;
}

/// The hull of both, as one piece that covers what they did.
bool mergeTwo(const Solid& solid, Coverage& coverage, std::size_t i, std::size_t j,
              const PieceRules& rules) {
  const double before = rules.costOf(coverage.piece(i)) + rules.costOf(coverage.piece(j));
  auto joined = Piece::of(cornersOf(coverage.piece(i), coverage.piece(j)));
  if (!joined || !isContained(solid, *joined, rules.fill)) return false;
  Coverage tried = coverage;
  tried.replace(i, std::move(*joined));
  tried.remove(j);
  dropVertices(tried, i, rules);
  const Piece& made = tried.piece(i);
  if (rules.costOf(made) >= before || made.corners().size() > rules.mostCorners) return false;
  coverage = std::move(tried);
  return true;
}

}  // namespace

double costOf(const Coverage& coverage, const PieceRules& rules) {
  return rules.perHull * static_cast<double>(coverage.size()) +
         rules.perCorner * static_cast<double>(coverage.corners());
}

std::optional<Piece> withoutCorner(const Piece& piece, std::size_t corner,
                                   const PieceRules& rules) {
  std::vector<glm::dvec3> corners = piece.corners();
  corners.erase(corners.begin() + static_cast<std::ptrdiff_t>(corner));
  auto made = Piece::of(corners);
  if (!made || !rules.isThick(*made)) return {};
  return made;
}

void removeSuperfluous(Coverage& coverage, const PieceRules& rules) {
  for (;;) {
    std::optional<std::size_t> costliest;
    for (std::size_t i = 0; i < coverage.size(); ++i)
      if (coverage.onlyBy(i).empty() &&
          (!costliest ||
           rules.costOf(coverage.piece(i)) > rules.costOf(coverage.piece(*costliest))))
        costliest = i;
    if (!costliest) return;
    coverage.remove(*costliest);
  }
}

void dropVertices(Coverage& coverage, std::size_t piece, const PieceRules& rules) {
  while (dropOne(coverage, piece, rules)) {
  }
}

bool collapseEdges(const Solid& solid, Coverage& coverage, std::size_t piece,
                   const PieceRules& rules) {
  bool any = false;
  while (collapseOne(solid, coverage, piece, rules)) any = true;
  return any;
}

bool mergePieces(const Solid& solid, Coverage& coverage, const PieceRules& rules,
                 const Task& task) {
  bool any = false;
  for (std::size_t i = 0; i < coverage.size(); ++i)
    for (std::size_t j = i + 1; j < coverage.size() && task.step();) {
      const bool isMerged = areNear(coverage.piece(i), coverage.piece(j), rules.fill) &&
                            mergeTwo(solid, coverage, i, j, rules);
      any |= isMerged;
      if (!isMerged) ++j;
    }
  return any;
}

void reduce(const Solid& solid, Coverage& coverage, const PieceRules& rules, const Task& task) {
  for (bool changed = true; changed && task.step();) {
    removeSuperfluous(coverage, rules);
    for (std::size_t i = 0; i < coverage.size() && task.step(); ++i)
      dropVertices(coverage, i, rules);
    changed = mergePieces(solid, coverage, rules, task);
    for (std::size_t i = 0; i < coverage.size() && task.step(); ++i)
      changed |= collapseEdges(solid, coverage, i, rules);
  }
}

}  // namespace wb::shape
