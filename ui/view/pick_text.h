#pragma once

#include "model/layers/pick.h"
#include "model/weighing/weighing.h"

#include <QString>
#include <optional>

namespace wb::ui {

/// A line about what the pointer is over: part, layer, triangle or hull, width, share of cost.
/// `share` is the triangle's, nothing where its part is weighed as another shape.
QString describe(const weighing::Weighing& weighing, const layers::LayerMesh& mesh,
                 const layers::Pick& pick, std::optional<double> share);

}  // namespace wb::ui
