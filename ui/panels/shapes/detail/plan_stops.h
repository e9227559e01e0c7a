#pragma once

#include "model/shapes/object_plan.h"
#include "ui/panels/shapes/shapes_panel.h"

#include <QString>
#include <optional>

namespace wb::ui {

/// How far off shapes may be at a stop where avatars touch them, m: nothing as made, where there
/// are none, and at the cheapest, where they may be as far off as they like.
std::optional<double> contactAt(PlanStop stop);

/// How far off they may be there and elsewhere.
making::Within withinAt(PlanStop stop);

/// The first stop that a shape that was `made` is close enough for.
PlanStop stopOf(const shape::MadeShape& made);

/// What a stop is called: `Current`, `5 cm`, `Cheapest`.
QString wordsOf(PlanStop stop);

}  // namespace wb::ui
