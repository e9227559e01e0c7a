#pragma once

#include "model/cost/quantity.h"
#include "model/cost/representation.h"
#include "model/cost/statistics.h"

#include <optional>

namespace wb::cost {

/// What is told of a part's shape, as plain numbers or whatever else stands for them; see
/// ShapeNumbers.
template <class Number>
struct ShapeQuantities {
  std::optional<Number> triangles{};
  std::optional<Number> width{};
  std::optional<Number> hulls{};
  std::optional<Number> hullVertices{};
};

/// Of a part whose statistics hold what its representation needs. `measured` makes a number of a
/// quantity and its value.
template <class Number, class Measured>
ShapeQuantities<Number> shapeQuantities(const Measured& measured, const PartStatistics& statistics,
                                        Representation representation) {
  const auto count = [&](const Quantity& quantity, std::size_t value) -> Number {
    return measured(quantity, static_cast<double>(value));
  };
  ShapeQuantities<Number> shown;
  switch (representation) {
    case Representation::none:
    case Representation::primitive:
      break;
    case Representation::baseHull:
    case Representation::hull:
      shown.hulls = Number(1);
      shown.hullVertices = count(quantity::vertices, statistics.hullVertices.value_or(0));
      break;
    case Representation::decomposition:
      shown.hulls = count(quantity::hulls, statistics.decomposition.hulls);
      shown.hullVertices = count(quantity::allVertices, statistics.decomposition.vertices);
      break;
    case Representation::triangleMesh: {
      const auto widths = statistics.triangleMesh.value_or(mesh::WidthStatistics{});
      shown.triangles = count(quantity::triangles, widths.triangles);
      shown.width = measured(quantity::meanWidth, mesh::harmonicMean(widths));
      break;
    }
  }
  return shown;
}

}  // namespace wb::cost
