#include "model/shapes/detail/panel_pool.h"

#include "model/geometry/geometry.h"
#include "model/shapes/detail/region_corners.h"
#include "model/shapes/detail/search_constants.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

// Chooses panels for walls, slabs, roofs and stairs among all that are maximal on their planes.
// Problem: weighted set cover of surface samples by panels, whose cost is the sum of 1 / width of
// their triangles. Candidates on each plane: all maximal rectangles of where panels may be, the
// triangles between corners of the faces in it, and hulls of the samples around places.
// Method: greedy cover (Chvatal 1979) with random weights (GRASP, Feo & Resende 1995), without what
// became superfluous, improved by ruin and recreate (Schrimpf et al. 2000) that accepts what costs
// hardly more (threshold accepting, Dueck & Scheuer 1990). Exact tests are made of what is chosen
// alone; what fails them is moved in a little, or left out.
// Complexity: the samples of all candidates (at most maxPoolSamples), and for each round those of
// the panels that it changes, times the candidates that cover them.
// Constants: search_constants.h.

namespace wb::shape {
namespace {

/// Within so little of its edges' distance from its middle; nothing where it is too small.
Outline inset(const Outline& outline, double by) {
  glm::dvec2 middle(0);
  for (const glm::dvec2& at : outline) middle += at / static_cast<double>(outline.size());
  double radius = std::numeric_limits<double>::max();
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const glm::dvec2& a = outline[i];
    const glm::dvec2 edge = outline[(i + 1) % outline.size()] - a;
    const double turn = edge.x * (middle.y - a.y) - edge.y * (middle.x - a.x);
    radius = std::min(radius, turn / glm::length(edge));
  }
  if (!(radius > 2 * by)) return {};
  Outline smaller;
  for (const glm::dvec2& at : outline) {
    // Rectangles lose as much on all sides, others as much on the nearest.
    const glm::dvec2 away = at - middle;
    const glm::dvec2 size = glm::max(glm::abs(away), glm::dvec2(1e-12));
    const bool isRectangle = outline.size() == 4 &&
                             std::abs(size.x - std::abs(outline[0].x - middle.x)) < 1e-9 &&
                             std::abs(size.y - std::abs(outline[0].y - middle.y)) < 1e-9;
    smaller.push_back(isRectangle ? middle + away * (1.0 - by / size)
                                  : middle + away * (1 - by / radius));
  }
  return smaller;
}

}  // namespace

PanelPool::PanelPool(const Solid& solid, const PanelCandidates& candidates, std::size_t samples,
                     double reach, const Task& task)
    : solid_(solid), candidates_(candidates), reach_(reach), classOf_(samples, 0) {
  for (std::size_t i = 0; i < candidates.planes().size() && task.step(); ++i) addPlane(i);
  std::vector<std::vector<std::uint32_t>> coverers(samples);
  for (std::uint32_t i = 0; i < entries_.size(); ++i)
    for (const std::uint32_t sample : entries_[i].covered) coverers[sample].push_back(i);
  // Samples that the same panels cover are as one.
  std::map<std::vector<std::uint32_t>, std::uint32_t> known;
  for (std::size_t i = 0; i < samples; ++i) {
    const auto [found, isNew] =
        known.try_emplace(std::move(coverers[i]), static_cast<std::uint32_t>(weights_.size()));
    if (isNew) weights_.push_back(0);
    classOf_[i] = found->second;
    ++weights_[found->second];
  }
  coverers_.resize(weights_.size());
  counts_.assign(weights_.size(), 0);
  for (auto& [entries, number] : known) coverers_[number] = entries;
  gains_.resize(entries_.size());
  for (std::uint32_t i = 0; i < entries_.size(); ++i) {
    gains_[i] = static_cast<std::uint32_t>(entries_[i].covered.size());
    entries_[i].classes = classesOf(entries_[i].covered);
  }
}

/// Those of which all samples are among these.
std::vector<std::uint32_t> PanelPool::classesOf(const std::vector<std::uint32_t>& samples) const {
  std::vector<std::uint32_t> all;
  for (const std::uint32_t sample : samples) all.push_back(classOf_[sample]);
  std::ranges::sort(all);
  std::vector<std::uint32_t> whole;
  for (std::size_t i = 0, end = 0; i < all.size(); i = end) {
    while (end < all.size() && all[end] == all[i]) ++end;
    if (end - i == weights_[all[i]]) whole.push_back(all[i]);
  }
  return whole;
}

void PanelPool::addPlane(std::size_t number) {
  const PanelPlane& plane = candidates_.planes()[number];
  for (Outline& outline : plane.widestRectangles()) offer(number, std::move(outline));
  const std::vector<glm::dvec2> corners =
      regionCorners(solid_.mesh(), plane.frame(), tuned::panel::regionHeight * reach_);
  for (std::size_t a = 0; a < corners.size(); ++a)
    for (std::size_t b = a + 1; b < corners.size(); ++b)
      for (std::size_t c = b + 1; c < corners.size(); ++c) {
        Outline outline = outlineAround({corners[a], corners[b], corners[c]});
        if (outline.size() == 3 && plane.isFree(outline)) offer(number, std::move(outline));
      }
  // Of round and slanting ones.
  std::vector<glm::dvec2> middles;
  for (const Spot& spot : plane.spots()) {
    const double radius = reach_ * static_cast<double>(tuned::panel::minRadius);
    if (std::ranges::any_of(middles, [&](const glm::dvec2& other) {
          return glm::distance(other, spot.at) < radius;
        }))
      continue;
    middles.push_back(spot.at);
    for (std::size_t i = 0; i < tuned::panel::radii; ++i) {
      std::vector<glm::dvec2> around;
      bool isAll = true;
      for (const Spot& other : plane.spots()) {
        const bool isNear =
            glm::distance(other.at, spot.at) <= radius * static_cast<double>(1U << i);
        if (isNear) around.push_back(other.at);
        isAll = isAll && isNear;
      }
      Outline outline = withFewCorners(outlineAround(std::move(around)), tuned::panel::maxOutline);
      if (outline.size() >= 3 && plane.isFree(outline)) offer(number, std::move(outline));
      if (isAll) break;
    }
    if (middles.size() == tuned::panel::maxMiddles) break;
  }
}

void PanelPool::offer(std::size_t plane, Outline outline) {
  if (size_ > tuned::panel::maxPoolSamples) return;
  Panel panel = panelOf(candidates_.planes()[plane].frame(), std::move(outline));
  if (panel.inverseWidths * tuned::panel::minPoolWidth * reach_ >
      static_cast<double>(panel.triangles.size()))
    return;
  LaidPanel laid = candidates_.laid(plane, std::move(panel));
  if (laid.covered.empty()) return;
  size_ += laid.covered.size();
  costs_.push_back(laid.panel.inverseWidths);
  entries_.push_back({plane, std::move(laid.panel), std::move(laid.covered), {}});
}

void PanelPool::lay(std::uint32_t entry) {
  for (const std::uint32_t one : entries_[entry].classes) {
    if (counts_[one]++ > 0) continue;
    const std::uint32_t weight = weights_[one];
    for (const std::uint32_t other : coverers_[one]) gains_[other] -= weight;
  }
}

void PanelPool::take(std::uint32_t entry) {
  for (const std::uint32_t one : entries_[entry].classes) {
    if (--counts_[one] > 0) continue;
    const std::uint32_t weight = weights_[one];
    for (const std::uint32_t other : coverers_[one]) gains_[other] += weight;
  }
}

/// What is farther from the solid than its grid had it, by less than a cell of the plane's table.
bool PanelPool::isAllowed(std::uint32_t number) {
  Entry& entry = entries_[number];
  if (entry.isAllowed) return true;
  if (candidates_.isAllowed(candidates_.planes()[entry.plane], entry.panel))
    return entry.isAllowed = true;
  costs_[number] = std::numeric_limits<double>::infinity();
  return false;
}

/// Puts one that may be laid in the place of one that may not, if it can be moved in so.
void PanelPool::addInset(std::uint32_t number) {
  const std::size_t plane = entries_[number].plane;
  for (int i = 1; i <= tuned::panel::insets; ++i) {
    Outline outline = inset(entries_[number].panel.outline, i * tuned::panel::insetShare * reach_);
    if (outline.empty()) return;
    Panel panel = panelOf(candidates_.planes()[plane].frame(), std::move(outline));
    if (!candidates_.isAllowed(candidates_.planes()[plane], panel)) continue;
    LaidPanel laid = candidates_.laid(plane, std::move(panel));
    const auto added = static_cast<std::uint32_t>(entries_.size());
    std::vector<std::uint32_t> classes = classesOf(laid.covered);
    for (const std::uint32_t one : classes) coverers_[one].push_back(added);
    costs_.push_back(laid.panel.inverseWidths);
    entries_.push_back(
        {plane, std::move(laid.panel), std::move(laid.covered), std::move(classes), true});
    gains_.push_back(gainOf(added));
    return;
  }
}

/// Samples that only this entry would cover.
std::uint32_t PanelPool::gainOf(std::uint32_t entry) const {
  std::uint32_t gain = 0;
  for (const std::uint32_t one : entries_[entry].classes)
    gain += counts_[one] == 0 ? weights_[one] : 0;
  return gain;
}

/// Greedily, each panel's worth times up to 1 + `noise`.
void PanelPool::fill(Choice& choice, double noise) {
  constexpr std::size_t steps = 1024;
  for (;;) {
    double most = 0;
    std::uint32_t best = 0;
    for (std::uint32_t i = 0; i < entries_.size(); ++i) {
      double worth = gains_[i] / costs_[i];
      if (worth * (1 + noise) <= most) continue;
      worth *= 1 + noise * static_cast<double>(random_.below(steps)) / steps;
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    if (most <= 0) return;
    if (!isAllowed(best)) {
      addInset(best);
      continue;
    }
    lay(best);
    choice.push_back(best);
  }
}

/// The most expensive first.
void PanelPool::removeSuperfluous(Choice& choice) {
  std::ranges::stable_sort(choice, std::greater(), [&](std::uint32_t entry) {
    return entries_[entry].panel.inverseWidths;
  });
  std::erase_if(choice, [&](std::uint32_t entry) {
    const bool isSuperfluous = std::ranges::all_of(
        entries_[entry].classes, [&](std::uint32_t one) { return counts_[one] > 1; });
    if (isSuperfluous) take(entry);
    return isSuperfluous;
  });
}

/// Takes away some that are near each other.
void PanelPool::ruin(Choice& choice) {
  const auto middleOf = [&](std::uint32_t entry) {
    const Panel& panel = entries_[entry].panel;
    glm::dvec2 middle(0);
    for (const glm::dvec2& at : panel.outline)
      middle += at / static_cast<double>(panel.outline.size());
    return panel.frame.solid(middle);
  };
  const glm::dvec3 middle = middleOf(choice[random_.below(choice.size())]);
  std::vector<std::pair<double, std::uint32_t>> order;
  for (const std::uint32_t entry : choice)
    order.emplace_back(glm::distance(middleOf(entry), middle), entry);
  std::ranges::stable_sort(order);
  const std::size_t count =
      std::min(order.size(), tuned::panel::minRuin + random_.below(tuned::panel::poolRuins));
  choice.clear();
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i < count)
      take(order[i].second);
    else
      choice.push_back(order[i].second);
  }
}

/// Goes back to the choice that was kept. Panels that were moved in since then stay on offer.
void PanelPool::restore() {
  counts_ = keptCounts_;
  gains_ = keptGains_;
  for (std::uint32_t i = static_cast<std::uint32_t>(gains_.size()); i < entries_.size(); ++i)
    gains_.push_back(gainOf(i));
}

double PanelPool::costOf(const Choice& choice) const {
  return std::accumulate(choice.begin(), choice.end(), 0.0, [&](double sum, std::uint32_t entry) {
    return sum + entries_[entry].panel.inverseWidths;
  });
}

std::vector<LaidPanel> PanelPool::chosen(std::size_t rounds, const Task& task) {
  Choice choice;
  fill(choice, 0);
  removeSuperfluous(choice);
  Choice best = choice;
  double least = costOf(best);
  double cost = least;
  for (std::size_t round = 0; round < rounds && choice.size() > 1 && task.step(); ++round) {
    Choice tried = choice;
    keptCounts_ = counts_;
    keptGains_ = gains_;
    ruin(tried);
    fill(tried, tuned::panel::poolNoise);
    removeSuperfluous(tried);
    const double now = costOf(tried);
    const double left = 1 - static_cast<double>(round) / static_cast<double>(rounds);
    if (now > cost * (1 + tuned::panel::poolThreshold * left)) {
      restore();
      continue;
    }
    choice = std::move(tried);
    cost = now;
    if (cost >= least) continue;
    least = cost;
    best = choice;
  }
  std::vector<LaidPanel> panels;
  for (const std::uint32_t entry : best)
    panels.push_back({entries_[entry].panel, entries_[entry].covered});
  return panels;
}

}  // namespace wb::shape
