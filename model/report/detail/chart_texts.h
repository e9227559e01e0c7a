#pragma once

#include "model/core/text.h"

namespace wb::chart {

/// What charts say: titles of axes, names of series.
inline constexpr TextTable chartTexts({
    {"chart.scale", "factor on all sizes"},
    {"chart.constant", "value of {constant}"},
    {"chart.constant_in", "value of {constant} in {unit}"},
    {"chart.cost", "cost in PE"},
    {"chart.tornado", "change of cost in PE when the constant moves by a tenth"},
    {"chart.width", "width of a triangle in m"},
    {"chart.percent", "%"},
    {"chart.dearer", "dearer"},
    {"chart.cheaper", "cheaper"},
    {"chart.winners", "change of land impact"},
    {"chart.land_impact_up_to", "land impact up to"},
    {"chart.linksets_before", "linksets before"},
    {"chart.linksets_now", "linksets now"},
    {"chart.no_triangles", "No triangles decide its physics cost."},
});

}  // namespace wb::chart
