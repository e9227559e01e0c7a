#include "model/shapes/detail/grow.h"

#include "model/shapes/detail/containment.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace wb::shape {
namespace {

constexpr std::size_t mostGrown = 20;     // Corners: more are dropped again anyway.
constexpr std::size_t mostFailures = 60;  // Places in a row that cannot be reached.

std::vector<std::uint32_t> byDistance(const std::vector<SurfaceSample>& wanted,
                                      const Growth& growth) {
  std::vector<std::pair<double, std::uint32_t>> keyed;
  for (std::uint32_t i = 0; i < wanted.size(); ++i) {
    const glm::dvec3 away = (wanted[i].place - wanted[growth.seed].place) * growth.stretch;
    keyed.emplace_back(glm::dot(away, away), i);
  }
  std::ranges::sort(keyed);
  std::vector<std::uint32_t> order;
  order.reserve(keyed.size());
  for (const auto& [distance, place] : keyed) order.push_back(place);
  return order;
}

/// A small body around a place.
std::optional<Piece> bodyAt(const Solid& solid, const SurfaceSample& sample,
                            const PieceRules& rules, double size) {
  const glm::dvec3 middle =
      glm::clamp(sample.place, glm::min(rules.low + size, (rules.low + rules.high) / 2.0),
                 glm::max(rules.high - size, (rules.low + rules.high) / 2.0));
  std::vector<glm::dvec3> corners{
      middle + size * glm::dvec3(1, 1, 1), middle + size * glm::dvec3(-1, -1, 1),
      middle + size * glm::dvec3(-1, 1, -1), middle + size * glm::dvec3(1, -1, -1)};
  for (glm::dvec3& corner : corners) corner = glm::clamp(corner, rules.low, rules.high);
  auto piece = Piece::of(corners);
  if (!piece || !isContained(solid, *piece, rules.fill)) return {};
  return piece;
}

/// A deeper or smaller one where what is to be kept free leaves no room: deeper first, for a small
/// one that cannot grow is too thin to stay.
std::optional<Piece> seedAt(const Solid& solid, const SurfaceSample& sample,
                            const PieceRules& rules) {
  for (const double share : {0.3, 0.1, 0.03})
    for (const double depth : {0.0, 0.1, 0.3, 0.6, 0.9}) {
      const glm::dvec3 place = sample.place - sample.outward * (depth * rules.fill);
      if (auto body = bodyAt(solid, {place, sample.outward}, rules, share * rules.fill))
        return body;
    }
  return {};
}

/// Some way out, not the same for all: what lies in one plane makes a flat piece.
glm::dvec3 cornerFor(const SurfaceSample& sample, std::uint32_t number, double offset,
                     const PieceRules& rules) {
  const double share = static_cast<double>(number * 2654435761U % 1024U) / 1024;
  const glm::dvec3 corner = sample.place + sample.outward * (offset * (0.85 + 0.15 * share));
  const glm::dvec3 room = (rules.high - rules.low) * (0.003 * share);
  return glm::clamp(corner, rules.low + room, rules.high - room);
}

/// The piece with one more corner, if that stays close to the solid.
std::optional<Piece> withCorner(const Solid& solid, const Piece& piece, const glm::dvec3& corner,
                                const PieceRules& rules) {
  glm::dvec3 middle(0);
  for (const glm::dvec3& other : piece.corners()) middle += other;
  middle /= static_cast<double>(piece.corners().size());
  if (!isContained(solid, corner, middle, rules.fill)) return {};
  for (const auto& [from, to] : piece.edgesSeenFrom(corner))
    if (!isContained(solid, std::array{piece.corners()[from], piece.corners()[to], corner},
                     rules.fill))
      return {};
  std::vector<glm::dvec3> corners = piece.corners();
  corners.push_back(corner);
  return Piece::of(corners);
}

}  // namespace

std::optional<Piece> grown(const Solid& solid, const std::vector<SurfaceSample>& wanted,
                           const Growth& growth, const PieceRules& rules, double reach) {
  auto piece = seedAt(solid, wanted[growth.seed], rules);
  if (!piece) return {};
  std::size_t failures = 0;
  for (const std::uint32_t i : byDistance(wanted, growth)) {
    if (piece->isWithin(wanted[i].place, reach)) continue;
    if (auto made =
            withCorner(solid, *piece, cornerFor(wanted[i], i, growth.offset, rules), rules)) {
      piece = std::move(made);
      failures = 0;
    } else if (++failures > mostFailures) {
      break;
    }
    if (piece->corners().size() >= std::min(mostGrown, rules.mostCorners)) break;
  }
  return piece;
}

}  // namespace wb::shape
