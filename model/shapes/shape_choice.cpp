#include "model/core/limits.h"
#include "model/cost/cost.h"
#include "model/cost/number_sink.h"
#include "model/cost/physics_rules.h"
#include "model/cost/statistics.h"
#include "model/shapes/shapes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

// Chooses one of the shapes that were made for each part of a linkset. Chosen is the cheapest that
// is close enough, a linked one where the whole land impact is less with it; then, where another
// weight decides the land impact anyway, greedily part after part the closest that keeps it.
// freeBudget is a bisection over vertices: land impact never falls with them.

namespace wb::shape {
namespace {

using Statistics = std::vector<cost::PartStatistics>;

/// A linkset that is tried with other shapes.
struct TriedLinkset {
  scene::Linkset linkset;
  Statistics statistics;

  void use(const PartShapes& parts, const MadeShape& made) {
    useShapeOnGrid(linkset, statistics, parts.part, made);
    for (const std::size_t part : parts.alike) useShapeOnGrid(linkset, statistics, part, made);
  }
  double landImpact(const cost::Profile& profile) const {
    return weighWithBodies(linkset, statistics, profile).landImpact;
  }
};

std::tuple<double, double> byCost(const MadeShape& shape) {
  return {costOnGrid(shape), shape.shape.error.error()};
}

std::tuple<double, double> byError(const MadeShape& shape) {
  return {shape.shape.error.error(), costOnGrid(shape)};
}

/// At least what its bodies add to the server's weight.
double weightOf(const MadeShape& shape) { return std::max(costOnGrid(shape), shape.server); }

bool isExact(const MadeShape* made) { return arrivalOf(made->shape) == Arrival::exact; }

/// What it costs on the grid at most; a bound where nobody asked what Analyze makes of it.
double mostOnGrid(const MadeShape* made) {
  const bool isKnown = isExact(made) || made->analyzed;
  return isKnown ? costOnGrid(*made) : mostByAnalyze * costOnGrid(*made);
}

/// Takes out what does not arrive as it is, unless all else is sure to be more expensive.
void keepExact(std::vector<MadeShape*>& found) {
  double exact = std::numeric_limits<double>::infinity();
  double hulls = exact;
  for (const MadeShape* made : found) {
    double& least = isExact(made) ? exact : hulls;
    least = std::min(least, mostOnGrid(made));
  }
  if (exact <= hulls) std::erase_if(found, [](const MadeShape* made) { return !isExact(made); });
}

/// Those as asked, linked ones or others, the least by `key` first.
template <class Key>
std::vector<MadeShape*> askedFor(const PartShapes& part, bool isLinked, bool prefersExact,
                                 const Key& key) {
  std::vector<MadeShape*> found;
  for (MadeShape& shape : *part.shapes)
    if (shape.isAsAsked && shape.shape.isLinked() == isLinked) found.push_back(&shape);
  if (prefersExact) keepExact(found);
  std::ranges::stable_sort(found, {}, [&](const MadeShape* shape) { return key(*shape); });
  return found;
}

/// The shapes of parts, of which each gets one at most.
class Choosing {
 public:
  Choosing(TriedLinkset before, std::span<const PartShapes> parts, const cost::Profile& profile,
           bool prefersExact)
      : before_(std::move(before)),
        parts_(parts),
        profile_(profile),
        prefersExact_(prefersExact),
        chosen_(parts.size(), nullptr) {}

  void byBudget() {
    begin([](const MadeShape& shape) { return byError(shape); });
    mark();
  }

  void byLandImpact() {
    begin([](const MadeShape& shape) { return byCost(shape); });
    for (std::size_t i = 0; i < parts_.size(); ++i) linkIfLess(i);
    for (std::size_t i = 0; i < parts_.size(); ++i) takeClosest(i);
    mark();
  }

 private:
  /// The least by `key` of each part; a linked one only where there is no other, or none of which
  /// anybody knows how it arrives.
  template <class Key>
  void begin(const Key& key) {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const auto own = askedFor(parts_[i], false, prefersExact_, key);
      const auto linked = askedFor(parts_[i], true, prefersExact_, key);
      if (!own.empty()) chosen_[i] = own.front();
      if (linked.empty()) continue;
      const bool isSure = !own.empty() && (!prefersExact_ || isExact(own.front()));
      const bool isAffordable = own.empty() || weightOf(*linked.front()) <= mostOnGrid(own.front());
      if (!isSure && isAffordable) chosen_[i] = linked.front();
    }
  }

  double landImpact() const {
    TriedLinkset trial = before_;
    for (std::size_t i = 0; i < parts_.size(); ++i)
      if (chosen_[i]) trial.use(parts_[i], *chosen_[i]);
    return trial.landImpact(profile_);
  }

  void linkIfLess(std::size_t i) {
    double least = chosen_[i] ? landImpact() : std::numeric_limits<double>::infinity();
    MadeShape* best = chosen_[i];
    for (MadeShape* shape : askedFor(parts_[i], true, prefersExact_, byError)) {
      chosen_[i] = shape;
      const double there = landImpact();
      if (there >= least) continue;
      least = there;
      best = shape;
    }
    chosen_[i] = best;
  }

  /// The closest that keeps the land impact; no linked one in place of another.
  void takeClosest(std::size_t i) {
    if (!chosen_[i]) return;
    const double before = landImpact();
    MadeShape* const now = chosen_[i];
    for (MadeShape* shape : askedFor(parts_[i], now->shape.isLinked(), prefersExact_, byError)) {
      chosen_[i] = shape;
      if (landImpact() <= before) return;
    }
    chosen_[i] = now;
  }

  void mark() const {
    for (const PartShapes& part : parts_)
      for (MadeShape& shape : *part.shapes) shape.isChosen = false;
    for (MadeShape* shape : chosen_)
      if (shape) shape->isChosen = true;
  }

  TriedLinkset before_;
  std::span<const PartShapes> parts_;
  const cost::Profile& profile_;
  bool prefersExact_;
  std::vector<MadeShape*> chosen_;
};

}  // namespace

void useShape(scene::Linkset& linkset, Statistics& statistics, std::size_t part,
              const FittedShape& shape) {
  linkset.parts[part].shapeType = scene::ShapeType::prim;
  cost::PartStatistics& own = statistics[part];
  own.unknown.hullList = false;
  own.unknown.physicsMesh = false;
  own.decomposition = {shape.pieces.size(), 0};
  for (const Piece& piece : shape.pieces) own.decomposition.vertices += piece.corners().size();
  // Which the uploader makes of the levels of detail that the part has by now: they are known where
  // the hull that it has is made of them, too.
  if (shape.isBaseHull() && own.hullComputed && !own.triangleMesh &&
      own.hullVertices.value_or(0) > 0)
    own.decomposition.vertices = *own.hullVertices;
  own.triangleMesh.reset();
  if (shape.isSurface()) own.triangleMesh = mesh::widthStatistics(shape.surface, glm::dvec3(1));
}

void useShape(scene::Linkset& linkset, Statistics& statistics, std::size_t part,
              const MadeShape& made) {
  if (!made.shape.isLinked()) return useShape(linkset, statistics, part, made.shape);
  linkset.parts[part].shapeType = scene::ShapeType::none;
  for (const LinkedBody& body : made.bodies) {
    linkset.parts.push_back(bodyBeside(linkset.parts[part], body));
    statistics.push_back(body.statistics);
  }
}

void useShapeOnGrid(scene::Linkset& linkset, Statistics& statistics, std::size_t part,
                    const MadeShape& made) {
  useShape(linkset, statistics, part, made);
  takeAnalyzed(statistics[part], made);
}

void takeAnalyzed(cost::PartStatistics& part, const MadeShape& made) {
  if (made.analyzed && made.analyzed->hulls.most.hulls > 0)
    part.decomposition = made.analyzed->hulls.most;
}

cost::LinksetCost weighWithBodies(const scene::Linkset& linkset, const Statistics& statistics,
                                  const cost::Profile& profile) {
  const auto root = neededRoot(linkset);
  if (!root) return cost::weigh(linkset, statistics, profile);
  Statistics turned = statistics;
  const auto middle = turned.begin() + static_cast<std::ptrdiff_t>(*root);
  std::rotate(turned.begin(), middle, middle + 1);
  cost::LinksetCost costs = cost::weigh(withRoot(linkset, *root), turned, profile);
  std::rotate(costs.parts.begin(), costs.parts.begin() + 1,
              costs.parts.begin() + static_cast<std::ptrdiff_t>(*root) + 1);
  return costs;
}

void chooseShapes(const scene::Linkset& linkset, const Statistics& statistics,
                  const cost::Profile& profile, std::span<const PartShapes> parts, bool isByBudget,
                  bool prefersExact) {
  Choosing choosing({linkset, statistics}, parts, profile, prefersExact);
  if (isByBudget) return choosing.byBudget();
  choosing.byLandImpact();
}

double freeBudget(const scene::Linkset& linkset, const Statistics& statistics,
                  const cost::Profile& profile, std::span<const std::size_t> parts) {
  TriedLinkset trial{linkset, statistics};
  const auto landImpact = [&](std::size_t vertices) {
    for (const std::size_t part : parts) {
      trial.linkset.parts[part].shapeType = scene::ShapeType::prim;
      trial.statistics[part].unknown = {};
      trial.statistics[part].decomposition = {1, vertices};
    }
    return trial.landImpact(profile);
  };
  const double least = landImpact(0);
  std::size_t low = 0;
  std::size_t high = limits::hullsPerAsset * limits::verticesPerHull;
  while (low < high) {
    const std::size_t middle = (low + high + 1) / 2;
    if (landImpact(middle) <= least) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low == 0 ? 0 : cost::decompositionCost(cost::NumberSink(profile), {1, low});
}

}  // namespace wb::shape
