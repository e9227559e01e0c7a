#pragma once

#include "model/shapes/object_plan.h"
#include "ui/panels/shapes/shapes_panel.h"

#include <QString>
#include <optional>

namespace wb::ui {

/// How far off shapes may be at a stop: nothing as made, where there are none, and at the cheapest,
/// where they may be as far off as they like.
std::optional<shape::Tolerance> toleranceAt(PlanStop stop);

/// The first stop that a deviation in metres is within.
PlanStop stopOf(double metres);

/// What a stop is called: `Current`, `5 cm`, `Cheapest`.
QString wordsOf(PlanStop stop);

}  // namespace wb::ui
