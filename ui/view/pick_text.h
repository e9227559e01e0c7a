#pragma once

#include "model/report/weighing.h"
#include "model/shape/pick.h"

#include <QString>
#include <optional>

namespace wb::ui {

/// A line about what the pointer is over: part, layer, triangle or hull, width, share of cost.
/// `share` is the triangle's, nothing where its part is weighed as another shape.
QString describe(const report::Weighing& weighing, const shape::LayerMesh& mesh,
                 const shape::Pick& pick, std::optional<double> share);

}  // namespace wb::ui
