#include "model/shapes/choice.h"

#include "model/core/limits.h"
#include "model/cost/number_sink.h"
#include "model/cost/physics_rules.h"
#include "model/cost/weigh.h"

#include <algorithm>
#include <tuple>

namespace wb::shape {
namespace {

using Statistics = std::vector<cost::PartStatistics>;

/// A linkset that is tried with other shapes.
struct TriedLinkset {
  scene::Linkset linkset;
  Statistics statistics;

  void use(const PartShapes& parts, const MadeShape& made) {
    useShape(linkset, statistics, parts.part, made.shape);
    for (const std::size_t part : parts.alike) useShape(linkset, statistics, part, made.shape);
  }
  double landImpact(const cost::Profile& profile) const {
    return cost::weigh(linkset, statistics, profile).landImpact;
  }
};

double costOf(const MadeShape& shape) { return shape.physicsNow.value_or(0); }

std::tuple<double, double> byCost(const MadeShape& shape) {
  return {costOf(shape), shape.shape.error.error()};
}

std::tuple<double, double> byError(const MadeShape& shape) {
  return {shape.shape.error.error(), costOf(shape)};
}

/// Those as asked, the least by `key` first.
template <class Key>
std::vector<MadeShape*> askedFor(const PartShapes& part, const Key& key) {
  std::vector<MadeShape*> found;
  for (MadeShape& shape : *part.shapes)
    if (shape.isAsAsked) found.push_back(&shape);
  std::ranges::stable_sort(found, {}, [&](const MadeShape* shape) { return key(*shape); });
  return found;
}

/// The closest that keeps the land impact.
void chooseClosest(TriedLinkset& trial, const PartShapes& part, const cost::Profile& profile) {
  const double before = trial.landImpact(profile);
  for (MadeShape* shape : askedFor(part, byError)) {
    TriedLinkset tried = trial;
    tried.use(part, *shape);
    if (tried.landImpact(profile) > before) continue;
    trial = std::move(tried);
    shape->isChosen = true;
    return;
  }
}

}  // namespace

void useShape(scene::Linkset& linkset, Statistics& statistics, std::size_t part,
              const FittedShape& shape) {
  linkset.parts[part].shapeType = scene::ShapeType::prim;
  cost::PartStatistics& own = statistics[part];
  own.unknown.hullList = false;
  own.unknown.physicsMesh = false;
  own.decomposition = {shape.pieces.size(), 0};
  for (const Piece& piece : shape.pieces) own.decomposition.vertices += piece.corners().size();
  own.triangleMesh.reset();
  if (shape.isSurface()) own.triangleMesh = mesh::widthStatistics(shape.surface, glm::dvec3(1));
}

void chooseShapes(const scene::Linkset& linkset, const Statistics& statistics,
                  const cost::Profile& profile, std::span<const PartShapes> parts,
                  bool isByBudget) {
  TriedLinkset trial{linkset, statistics};
  for (const PartShapes& part : parts) {
    for (MadeShape& shape : *part.shapes) shape.isChosen = false;
    const auto found = isByBudget ? askedFor(part, byError) : askedFor(part, byCost);
    if (found.empty()) continue;
    if (isByBudget) found.front()->isChosen = true;
    trial.use(part, *found.front());
  }
  if (isByBudget) return;
  for (const PartShapes& part : parts) chooseClosest(trial, part, profile);
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
