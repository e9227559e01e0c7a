#include "ui/panels/shapes/detail/plan_stops.h"

#include "ui/panels/shapes/detail/shape_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace wb::ui {

// Between the first stop and the last.
static_assert(planStops.size() == making::contactStops.size() + 2);

std::optional<double> contactAt(PlanStop stop) {
  if (stop == PlanStop::asMade || stop == PlanStop::cheapest) return {};
  return making::contactStops[static_cast<std::size_t>(stop) - 1];
}

making::Within withinAt(PlanStop stop) {
  const auto contact = contactAt(stop);
  return contact ? making::withinStop(*contact) : making::Within();
}

PlanStop stopOf(const shape::MadeShape& made) {
  const auto closest = making::closestStop(made);
  const auto same = std::ranges::find_if(
      planStops, [&](PlanStop stop) { return closest && contactAt(stop) == closest; });
  return same == planStops.end() ? PlanStop::cheapest : *same;
}

QString wordsOf(PlanStop stop) {
  if (const auto contact = contactAt(stop)) return deviationWords(*contact);
  return stop == PlanStop::asMade
             ? QCoreApplication::translate("wb::ui::PlanBar", "Current", "stop of the slider")
             : QCoreApplication::translate("wb::ui::PlanBar", "Cheapest", "stop of the slider");
}

}  // namespace wb::ui
