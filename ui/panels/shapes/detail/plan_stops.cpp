#include "ui/panels/shapes/detail/plan_stops.h"

#include "ui/panels/shapes/detail/shape_words.h"

#include <QCoreApplication>

namespace wb::ui {

std::optional<shape::Tolerance> toleranceAt(PlanStop stop) {
  constexpr std::array<double, planStops.size()> metres{0, 0.01, 0.02, 0.05, 0.1, 0.3, 0};
  const double within = metres[static_cast<std::size_t>(stop)];
  return within > 0 ? std::optional(shape::Tolerance{within, false}) : std::nullopt;
}

PlanStop stopOf(double metres) {
  for (const PlanStop stop : planStops)
    if (const auto tolerance = toleranceAt(stop); tolerance && metres <= tolerance->value)
      return stop;
  return PlanStop::cheapest;
}

QString wordsOf(PlanStop stop) {
  if (const auto tolerance = toleranceAt(stop)) return deviationWords(tolerance->value);
  return stop == PlanStop::asMade
             ? QCoreApplication::translate("wb::ui::PlanBar", "Current", "stop of the slider")
             : QCoreApplication::translate("wb::ui::PlanBar", "Cheapest", "stop of the slider");
}

}  // namespace wb::ui
