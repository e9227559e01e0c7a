#include "model/shapes/detail/panel_surface.h"

#include "model/core/core_texts.h"
#include "model/shapes/detail/fitted_planes.h"
#include "model/shapes/detail/hull_cover.h"
#include "model/shapes/detail/panel_candidates.h"
#include "model/shapes/detail/panel_pool.h"
#include "model/shapes/detail/passage.h"
#include "model/shapes/detail/repair_hulls.h"
#include "model/shapes/detail/search_constants.h"
#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/detail/triangle_tree.h"
#include "model/shapes/detail/zone_error.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>

// Stands for walls and slabs by few flat panels within a tolerance.
// Method: as hull_cover.cpp: greedy weighted set cover (Chvatal 1979) of surface samples, then ruin
// and recreate (Schrimpf et al. 2000) as hill climbing for a fixed number of rounds; exact
// distances then take panels out that are too far, and add samples that are missed. By zone, each
// sample has its own tolerance, and planes come from both.
// Complexity: rounds times a choice of panels (panel_candidates.h). Constants: search_constants.h.
// Goal: a house as panels of 4.5 PE within 1.3 % with its openings open.

namespace wb::shape {
namespace {

std::vector<SurfaceSample> samplesWithin(const Solid& solid, double tolerance, const Task& task) {
  double spacing = std::max(tolerance / tuned::panel::samplesPerTolerance,
                            solid.diagonal() / tuned::panel::samplesPerDiagonal);
  auto samples = surfaceSamples(solid, spacing, task);
  while (samples.size() > tuned::panel::maxSamples && !task.cancelled()) {
    spacing *= tuned::panel::spacingGrowth;
    samples = surfaceSamples(solid, spacing, task);
  }
  return samples;
}

/// As close to each other as the tolerance where they are asks for.
std::vector<SurfaceSample> samplesFor(const Solid& solid, double tolerance, const Task& task) {
  std::vector<SurfaceSample> samples = samplesWithin(solid, tolerance, task);
  if (solid.contactShare() == 1) return samples;
  const auto isTouched = [&](const SurfaceSample& one) { return solid.shareAt(one.place) < 1; };
  std::erase_if(samples, isTouched);
  std::ranges::copy_if(samplesWithin(solid, solid.contactShare() * tolerance, task),
                       std::back_inserter(samples), isTouched);
  return samples;
}

std::vector<double> reachesOf(const Solid& solid, const std::vector<SurfaceSample>& samples,
                              double reach) {
  std::vector<double> reaches;
  reaches.reserve(samples.size());
  for (const SurfaceSample& one : samples) reaches.push_back(solid.shareAt(one.place) * reach);
  return reaches;
}

PieceRules closer(PieceRules rules, double closeness) {
  rules.fill *= closeness;
  return rules;
}

class PanelSearch {
 public:
  /// `closeness`: how far panels may be outside the solid, share of what the tolerance allows.
  PanelSearch(const Solid& solid, const FitOptions& options, double closeness, const Task& task)
      : solid_(solid),
        task_(task),
        surfaces_(options.surfaces),
        mostCost_(options.mostCost),
        tolerance_(options.tolerance),
        reach_(tuned::panel::reachShare * options.tolerance),
        samples_(samplesFor(solid, options.tolerance, task)),
        reaches_(reachesOf(solid, samples_, reach_)),
        count_(samples_.size()),
        counts_(count_, 0),
        candidates_(solid, closer(rulesWithin(solid, options.rules, options.tolerance), closeness),
                    reach_, samples_, reaches_) {
    for (const double share : shares())
      addPlanes(planesFor(solid, share * options.tolerance), tuned::panel::maxPlanes);
  }

  /// As it was at first.
  void restart() {
    samples_.resize(count_);
    reaches_.resize(count_);
    counts_.assign(count_, 0);
    candidates_.forget(count_);
    panels_.clear();
    random_ = {};
  }

  /// Begins with a cheap choice of all panels that are the widest where they are, also along planes
  /// that no face lies in.
  void choose() {
    for (const double share : shares())
      addPlanes(fittedPlanes(samples_, share * reach_, task_), tuned::panel::maxFitted);
    PanelPool pool(solid_, candidates_, samples_.size(), solid_.contactShare() * reach_, task_);
    for (LaidPanel& laid : pool.chosen(tuned::panel::poolRounds, task_)) lay(std::move(laid));
  }

  void fill(std::size_t attempts) {
    std::size_t failures = 0;
    while (task_.step() && panels_.size() < tuned::panel::maxPanels &&
           failures < tuned::panel::maxFillFailures && !isTooDear()) {
      const auto open = uncovered();
      if (open.empty()) return;
      auto best = candidates_.best(open, attempts, counts_, random_);
      if (best) {
        lay(std::move(*best));
      } else {
        ++failures;
      }
    }
  }

  bool isTooDear() const {
    return surfaces_.perInverseWidth * cost() > tuned::panel::hopelessCost * mostCost_;
  }

  /// No surface costs less.
  bool isCheapest() const {
    return surfaces_.perInverseWidth * cost() <= surfaces_.least && uncovered().empty();
  }

  void removeSuperfluous() {
    for (;;) {
      std::size_t costliest = panels_.size();
      for (std::size_t i = 0; i < panels_.size(); ++i)
        if (isSuperfluous(panels_[i]) &&
            (costliest == panels_.size() ||
             panels_[i].panel.inverseWidths > panels_[costliest].panel.inverseWidths))
          costliest = i;
      if (costliest == panels_.size()) return;
      take(costliest);
    }
  }

  /// Takes neighbours away, covers again what they covered, and keeps what is cheaper.
  void search(std::size_t rounds) {
    for (std::size_t round = 0; round < rounds && task_.step() && !panels_.empty() && !isCheapest();
         ++round) {
      task_.report(static_cast<double>(round) / static_cast<double>(rounds), {});
      const auto panels = panels_;
      const auto counts = counts_;
      const std::size_t open = uncovered().size();
      const double before = cost();
      ruin(tuned::panel::minRuin + random_.below(tuned::panel::ruins));
      fill(tuned::panel::ruinAttempts);
      removeSuperfluous();
      const std::size_t openNow = uncovered().size();
      if (openNow < open || (openNow == open && cost() <= before)) continue;
      panels_ = panels;
      counts_ = counts;
    }
  }

  /// Takes away panels that the grid had closer than they are. Whether there was any.
  bool removeOverfilled() {
    const std::size_t before = panels_.size();
    for (std::size_t i = panels_.size(); i-- > 0;)
      if (candidates_.isTooFar(panels_[i].panel)) take(i);
    if (panels_.size() == before) return false;
    candidates_.beExact();
    return true;
  }

  /// Covers what exact distances find still open, without panels that they find too far off. In
  /// vain where much is left that no panel covers.
  void settle() {
    if (uncovered().size() > samples_.size() / tuned::panel::maxOpen) return;
    for (int round = 0; round < tuned::panel::maxSettleRounds && task_.step() && !panels_.empty();
         ++round) {
      const bool isAnyOff = removeOverfilled();
      const auto places = panels_.empty() ? std::vector<glm::dvec3>() : placesBeyond();
      if (places.empty() && !isAnyOff) return;
      for (const glm::dvec3& place : places) addSample(place);
      fill(tuned::panel::settleAttempts);
      removeSuperfluous();
    }
  }

  mesh::TriangleMesh surface() const {
    mesh::TriangleMesh mesh;
    for (const LaidPanel& laid : panels_) {
      const auto first = static_cast<std::uint32_t>(mesh.positions.size());
      for (const glm::dvec3& corner : laid.panel.corners()) mesh.positions.push_back(corner);
      for (const auto& [a, b, c] : laid.panel.triangles)
        mesh.triangles.push_back({first + a, first + b, first + c});
    }
    return mesh;
  }

 private:
  /// Of the tolerance, that hold somewhere.
  std::vector<double> shares() const {
    if (solid_.contactShare() == 1) return {1};
    return {solid_.contactShare(), 1};
  }

  /// The first of them: as many for each of two tolerances, of all at most `most`.
  void addPlanes(std::vector<PlaneFrame> frames, std::size_t most) {
    frames.resize(std::min(frames.size(), most / shares().size()));
    for (const PlaneFrame& frame : frames)
      if (task_.step()) candidates_.addPlane(frame);
  }

  double cost() const {
    double sum = 0;
    for (const LaidPanel& laid : panels_) sum += laid.panel.inverseWidths;
    return sum;
  }

  std::vector<std::uint32_t> uncovered() const {
    std::vector<std::uint32_t> open;
    for (std::uint32_t i = 0; i < counts_.size(); ++i)
      if (counts_[i] == 0) open.push_back(i);
    return open;
  }

  void lay(LaidPanel laid) {
    for (const std::uint32_t sample : laid.covered) ++counts_[sample];
    panels_.push_back(std::move(laid));
  }
  void take(std::size_t i) {
    for (const std::uint32_t sample : panels_[i].covered) --counts_[sample];
    panels_.erase(panels_.begin() + static_cast<std::ptrdiff_t>(i));
  }
  bool isSuperfluous(const LaidPanel& laid) const {
    return std::ranges::all_of(laid.covered,
                               [&](std::uint32_t sample) { return counts_[sample] > 1; });
  }

  void ruin(std::size_t count) {
    const LaidPanel& middle = panels_[random_.below(panels_.size())];
    glm::dvec3 centre(0);
    for (const glm::dvec3& corner : middle.panel.corners())
      centre += corner / static_cast<double>(middle.panel.outline.size());
    for (std::size_t i = 0; i < count && !panels_.empty(); ++i) {
      std::size_t nearest = 0;
      double least = 1e300;
      for (std::size_t j = 0; j < panels_.size(); ++j)
        if (const double distance = awayFrom(panels_[j].panel, centre); distance < least) {
          least = distance;
          nearest = j;
        }
      take(nearest);
    }
  }

  static double awayFrom(const Panel& panel, const glm::dvec3& point) {
    const double beside = distanceTo(panel.outline, panel.frame.flat(point));
    return std::hypot(beside, panel.frame.height(point));
  }

  std::vector<glm::dvec3> placesBeyond() const {
    const TriangleTree tree(surface(), task_);
    return placesBeyondShares(
        solid_, tolerance_, 1 / tuned::panel::missedSpacing,
        [&](const Corners& corners, double within) {
          return tree.nearness(corners, within) == Nearness::whole;
        },
        [&](const Corners& corners) { return tree.distances(corners); },
        [&](const glm::dvec3& place) { return tree.distance(place); }, task_);
  }

  void addSample(const glm::dvec3& place) {
    const auto index = static_cast<std::uint32_t>(samples_.size());
    samples_.push_back({place, solid_.outward(place)});
    reaches_.push_back(solid_.shareAt(place) * reach_);
    counts_.push_back(0);
    for (LaidPanel& laid : panels_)
      if (laid.panel.isWithin(place, reaches_.back())) {
        laid.covered.push_back(index);
        ++counts_[index];
      }
    candidates_.addSample();
  }

  const Solid& solid_;
  const Task& task_;
  SurfaceRules surfaces_;
  double mostCost_;
  double tolerance_;
  double reach_;
  std::vector<SurfaceSample> samples_;
  std::vector<double> reaches_;        ///< How near to each a panel must come, m.
  std::size_t count_;                  ///< Samples, before any was added.
  std::vector<std::uint16_t> counts_;  ///< Panels that cover a sample.
  PanelCandidates candidates_;
  std::vector<LaidPanel> panels_;
  Random random_;
};

/// What a search begins with.
enum class Begin : std::uint8_t {
  grown,  ///< Panels that grow from places taken at random.
  chosen  ///< A choice of all panels that are the widest where they are.
};

mesh::TriangleMesh searched(PanelSearch& panels, Begin begin) {
  if (begin == Begin::chosen) panels.choose();
  panels.fill(tuned::panel::fillAttempts);
  panels.removeSuperfluous();
  if (!panels.isTooDear()) {
    panels.search(begin == Begin::chosen ? tuned::panel::chosenRounds : tuned::panel::searchRounds);
    if (panels.removeOverfilled()) panels.search(tuned::panel::exactRounds);
    panels.settle();
  }
  return panels.surface();
}

/// The best of some surfaces: one that holds the tolerance and keeps all passages, then the
/// cheapest; the closest where none is.
class BestSurface {
 public:
  BestSurface(const Solid& solid, const FitOptions& options, const Task& task)
      : solid_(solid), options_(options), task_(task) {
    if (options.avatar) passage_.emplace(solid, *options.avatar, task);
  }

  void offer(mesh::TriangleMesh surface) {
    if (surface.triangles.empty() || task_.cancelled()) return;
    const Closeness closeness = closenessOf(surface);
    const bool keeps = !passage_ || passage_->isKeptBy(surface, closeness.nearAvatars, task_);
    const bool isWithin = closeness.share <= 1;
    const std::tuple rank(!(keeps && isWithin), !keeps, isWithin ? 0 : closeness.share,
                          mesh::widthStatistics(surface, glm::dvec3(1)).inverseSum);
    if (!surface_.triangles.empty() && rank_ <= rank) return;
    surface_ = std::move(surface);
    rank_ = rank;
  }

  bool isHeld() const { return !surface_.triangles.empty() && !std::get<0>(rank_); }
  bool keepsPassage() const { return surface_.triangles.empty() || !std::get<1>(rank_); }
  double cost() const { return options_.surfaces.costOf(surface_); }
  mesh::TriangleMesh take() { return std::move(surface_); }

 private:
  struct Closeness {
    double nearAvatars;  ///< How far it is off where they are, m.
    double share;        ///< Of a tolerance, the greatest that is used up.
  };

  Closeness closenessOf(const mesh::TriangleMesh& surface) const {
    if (options_.zones) {
      const ZoneTolerances limits = options_.zones->atMost(options_.tolerance);
      const auto [contact, elsewhere] = zoneErrorsOf(solid_, surface, limits, task_);
      return {std::min(contact.distance, limits.contact),
              std::max(contact.distance / limits.contact, elsewhere.distance / limits.elsewhere)};
    }
    const double error = std::max(overfillOf(solid_, surface, task_).distance,
                                  shortfallOf(solid_, surface, task_).distance);
    return {error, error / options_.tolerance};
  }

  const Solid& solid_;
  const FitOptions& options_;
  const Task& task_;
  std::optional<Passage> passage_;
  mesh::TriangleMesh surface_;
  std::tuple<bool, bool, double, double> rank_;  ///< The least is the best.
};

}  // namespace

Result<mesh::TriangleMesh> panels(const Solid& solid, const FitOptions& options, const Task& task) {
  BestSurface best(solid, options, task);
  PanelSearch search(solid, options, 1, task);
  best.offer(searched(search, Begin::grown));
  const double hopeless = tuned::panel::hopelessCost * options.mostCost;
  const bool isDone = best.isHeld() && best.cost() <= options.surfaces.least;
  if (!isDone && best.cost() <= hopeless) {
    search.restart();
    best.offer(searched(search, Begin::chosen));
    if (!best.keepsPassage()) {
      PanelSearch closer(solid, options, tuned::panel::closerShare, task);
      best.offer(searched(closer, Begin::chosen));
    }
  }
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  mesh::TriangleMesh surface = best.take();
  if (surface.triangles.empty()) return failure(shapeTexts["shape.nothing_flat"]);
  return surface;
}

}  // namespace wb::shape
