#include "model/analysis/detail/weighed_shape.h"

namespace wb::tuning {
namespace {

using cost::Representation;

std::size_t piecesOf(const cost::PartStatistics& statistics, Representation representation) {
  switch (representation) {
    case Representation::triangleMesh:
      return statistics.triangleMesh ? statistics.triangleMesh->triangles : 0;
    case Representation::hull:
    case Representation::baseHull:
      return statistics.hullVertices.value_or(0);
    case Representation::decomposition:
      return statistics.decomposition.vertices;
    case Representation::none:
    case Representation::primitive:
      break;
  }
  return 0;
}

}  // namespace

WeighedShape weighedShape(const scene::Part& part, const cost::PartStatistics& statistics,
                          const cost::Decision& decision, cost::AccountingModel model) {
  if (model == cost::AccountingModel::openSim)
    return {decision.representation, false, statistics.openSimIndices};
  const bool isMesh = decision.representation == Representation::triangleMesh;
  return {decision.representation, isMesh && decision.scale != part.scale,
          piecesOf(statistics, decision.representation)};
}

}  // namespace wb::tuning
