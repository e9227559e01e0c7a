#pragma once

#include "model/display/costs_of_layer.h"
#include "model/display/pick.h"

#include <QString>
#include <optional>

namespace wb::ui {

/// A line about what the pointer is over: part, layer, triangle or hull, width, share of cost.
/// `cost` is the triangle's or hull's in physics equivalents, nothing where its part is weighed as
/// another shape.
QString describe(const layers::WeighedScene& weighed, const layers::LayerShapes& shapes,
                 const layers::Pick& pick, std::optional<double> cost);

}  // namespace wb::ui
