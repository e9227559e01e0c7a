#include "model/shapes/detail/panel_candidates.h"

#include "model/geometry/geometry.h"
#include "model/shapes/detail/hull_cover.h"
#include "model/shapes/detail/reduce_hulls.h"
#include "model/shapes/detail/search_constants.h"
#include "model/shapes/detail/shape_error.h"

#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

// Finds the panel that covers most uncovered samples for its cost: rectangles grown from random
// uncovered samples, and outlines around uncovered samples near them, on every plane near. A bound
// on what a plane can be worth passes most over; exact tests are made of the best alone, and of all
// where it fails them.
// Complexity: attempts times planes times samples near a panel. Constants: search_constants.h.

namespace wb::shape {
namespace {

using tuned::panel::growthOrders;

std::pair<double, double> across(const Outline& outline) {
  const auto [low, high] = std::ranges::minmax(outline, {}, &glm::dvec2::x);
  return {low.x, high.x};
}

double xOf(const Spot& spot) { return spot.at.x; }

}  // namespace

std::span<const Spot> PanelCandidates::OpenSpots::between(double from, double to) const {
  const auto begin = std::ranges::lower_bound(spots, from, {}, xOf);
  const auto end = std::ranges::upper_bound(begin, spots.end(), to, {}, xOf);
  return {begin, end};
}

double PanelCandidates::OpenSpots::mostWorth(double width, double triangles) const {
  return static_cast<double>(spots.size()) * width / triangles;
}

PanelCandidates::PanelCandidates(const Solid& solid, const PieceRules& rules, double reach,
                                 const std::vector<SurfaceSample>& samples,
                                 const std::vector<double>& reaches)
    : solid_(solid), rules_(rules), reach_(reach), samples_(samples), reaches_(reaches) {}

void PanelCandidates::addPlane(const PlaneFrame& frame) {
  planes_.emplace_back(solid_, frame, samples_, rules_, reaches_);
  if (planes_.back().spots().empty()) planes_.pop_back();
}

void PanelCandidates::addSample() {
  const auto index = static_cast<std::uint32_t>(samples_.size() - 1);
  for (PanelPlane& plane : planes_) plane.addSpot(index, samples_.back().place, reaches_.back());
}

void PanelCandidates::forget(std::size_t count) {
  for (PanelPlane& plane : planes_) plane.forget(count);
  isExact_ = false;
}

/// Being sure of all offers takes long: mostly, the best that is likely allowed is so.
std::optional<LaidPanel> PanelCandidates::best(std::span<const std::uint32_t> open,
                                               std::size_t attempts,
                                               const std::vector<std::uint16_t>& counts,
                                               Random& random) {
  isStrict_ = false;
  Offer best = sought(open, attempts, counts, random);
  if (best.worth > 0 && !isAllowed(planes_[best.plane], best.panel)) {
    isStrict_ = true;
    best = sought(open, attempts, counts, random);
  }
  if (!(best.worth > 0)) return {};
  return laid(best.plane, std::move(best.panel));
}

PanelCandidates::Offer PanelCandidates::sought(std::span<const std::uint32_t> open,
                                               std::size_t attempts,
                                               const std::vector<std::uint16_t>& counts,
                                               Random& random) {
  open_.assign(planes_.size(), {});
  Offer best;
  for (std::size_t i = 0; i < attempts; ++i) {
    const std::uint32_t sample = open[random.below(open.size())];
    const glm::dvec3& place = samples_[sample].place;
    for (std::size_t plane = 0; plane < planes_.size(); ++plane) {
      const PlaneFrame& frame = planes_[plane].frame();
      if (std::abs(frame.height(place)) >= reaches_[sample]) continue;
      const Try chosen = anyTry(reaches_[sample], random);
      offerAt(plane, frame.flat(place), chosen, openSpots(plane, counts), best);
    }
  }
  return best;
}

PanelCandidates::Try PanelCandidates::anyTry(double reach, Random& random) {
  constexpr std::size_t steps = tuned::panel::asideSteps;
  const auto any = [&] {
    return (static_cast<double>(random.below(steps)) / (steps - 1) * 2 - 1) *
           tuned::panel::maxAside * reach;
  };
  Try chosen{};
  chosen.order = random.below(growthOrders.size());
  if (random.below(2) != 0) {
    chosen.aside.x = any();
    chosen.aside.y = any();
  }
  chosen.radius =
      reach * static_cast<double>(tuned::panel::minRadius << random.below(tuned::panel::radii));
  return chosen;
}

PanelCandidates::OpenSpots& PanelCandidates::openSpots(std::size_t plane,
                                                       const std::vector<std::uint16_t>& counts) {
  OpenSpots& open = open_[plane];
  if (open.isKnown) return open;
  open.isKnown = true;
  for (const Spot& spot : planes_[plane].spots())
    if (counts[spot.sample] == 0) open.spots.push_back(spot);
  if (open.spots.empty()) return open;
  open.low = open.high = open.spots.front().at;
  for (const Spot& spot : open.spots) {
    open.low = glm::min(open.low, spot.at);
    open.high = glm::max(open.high, spot.at);
  }
  return open;
}

void PanelCandidates::offerAt(std::size_t plane, const glm::dvec2& at, const Try& chosen,
                              OpenSpots& open, Offer& best) const {
  if (open.mostWorth(planes_[plane].widest(), 2) > best.worth)
    if (auto outline = planes_[plane].rectangleAt(at + chosen.aside, growthOrders[chosen.order]))
      offer(plane, std::move(*outline), open, best);
  if (open.mostWorth(open.width(), 1) > best.worth)
    offerAround(plane, at, chosen.radius, open, best);
}

/// Around what is not covered yet within a radius, with few corners.
void PanelCandidates::offerAround(std::size_t plane, const glm::dvec2& at, double radius,
                                  OpenSpots& open, Offer& best) const {
  const bool isAll = glm::length(glm::max(open.high - at, at - open.low)) <= radius;
  if (isAll && std::exchange(open.isOffered, true)) return;
  std::vector<glm::dvec2> points;
  for (const Spot& spot : open.between(at.x - radius, at.x + radius))
    if (isAll || glm::distance(spot.at, at) <= radius) points.push_back(spot.at);
  offer(plane, withFewCorners(outlineAround(std::move(points)), tuned::panel::maxOutline), open,
        best);
}

/// It becomes the best if it is worth more.
void PanelCandidates::offer(std::size_t plane, Outline outline, const OpenSpots& open,
                            Offer& best) const {
  if (outline.size() < 3) return;
  const auto [from, to] = across(outline);
  const std::span<const Spot> near = open.between(from - reach_, to + reach_);
  Panel panel = panelOf(planes_[plane].frame(), std::move(outline));
  if (!(static_cast<double>(near.size()) > best.worth * panel.inverseWidths)) return;
  const OutlineSides sides(panel.outline);
  const auto count = std::ranges::count_if(
      near, [&](const Spot& spot) { return sides.isWithin(spot.at, spot.slack); });
  const double worth = static_cast<double>(count) / panel.inverseWidths;
  if (worth > best.worth &&
      (isStrict_ ? isAllowed(planes_[plane], panel) : isLikely(planes_[plane], panel)))
    best = {plane, std::move(panel), worth};
}

/// Whether it is free on its plane, and its border stays close to the solid.
bool PanelCandidates::isLikely(const PanelPlane& plane, const Panel& panel) const {
  if (!plane.isFree(panel.outline)) return false;
  const std::vector<glm::dvec3> corners = panel.corners();
  for (std::size_t i = 0; i < corners.size(); ++i)
    if (!isContained(solid_, corners[i], corners[(i + 1) % corners.size()], rules_.fill,
                     FreeRoom::ignored))
      return false;
  return true;
}

bool PanelCandidates::isTooFar(const Panel& panel) const {
  const double tolerance = rules_.fill / tuned::cover::fillShare;
  const Exactness exactness{
      .floor = tolerance, .smallest = solid_.grid().step / 4, .enough = tolerance};
  const std::vector<Corners> triangles = trianglesOf({panel.corners(), panel.triangles});
  const auto all = [](const glm::dvec3&) { return true; };
  return farthestFrom(solid_, triangles, exactness, all).distance > tolerance;
}

bool PanelCandidates::isAllowed(const PanelPlane& plane, const Panel& panel) const {
  if (!plane.isFree(panel.outline)) return false;
  mesh::TriangleMesh mesh{panel.corners(), panel.triangles};
  for (const auto& [a, b, c] : panel.triangles)
    if (!isContained(solid_, {mesh.positions[a], mesh.positions[b], mesh.positions[c]}, rules_.fill,
                     FreeRoom::ignored))
      return false;
  const glm::dvec3 size = glm::max(solid_.high() - solid_.low(), glm::dvec3(1e-9));
  for (glm::dvec3& position : mesh.positions)
    position = (position - (solid_.low() + solid_.high()) / 2.0) / size;
  return mesh::degenerateTriangles(mesh).empty() && !(isExact_ && isTooFar(panel));
}

LaidPanel PanelCandidates::laid(std::size_t plane, Panel panel) const {
  LaidPanel laid{std::move(panel), {}};
  const OutlineSides sides(laid.panel.outline);
  const auto [from, to] = across(laid.panel.outline);
  const std::vector<Spot>& spots = planes_[plane].spots();
  for (auto spot = std::ranges::lower_bound(spots, from - reach_, {}, xOf);
       spot != spots.end() && spot->at.x <= to + reach_; ++spot)
    if (sides.isWithin(spot->at, spot->slack)) laid.covered.push_back(spot->sample);
  return laid;
}

}  // namespace wb::shape
