#include "ui/panels/grid/detail/grid_text.h"

#include "ui/widgets/model_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace wb::ui {
namespace {

struct GridText {
  Q_DECLARE_TR_FUNCTIONS(GridText)
};

/// Nineteen times of twenty the truth is no further away.
constexpr double errorsToTell = 2;

/// 20,000 for 18,700: the first digit of an error is all that is sure of it.
double stepOf(double error) { return std::pow(10, std::floor(std::log10(error))); }

QString signedNumber(double number) {
  return (number > 0 ? QStringLiteral("+") : QString()) + shownNumber(number);
}

template <class Show>
QString shownEstimate(const query::Estimate& one, bool isExact, const Show& show) {
  if (isExact) return show(one.value);
  const double error = one.error * errorsToTell;
  if (error < 1) return GridText::tr("about %1").arg(show(std::round(one.value)));
  const double step = stepOf(error);
  const auto rounded = [step](double number) { return std::round(number / step) * step; };
  return GridText::tr("about %1 ± %2", "an estimate and its error")
      .arg(show(rounded(one.value)), shownNumber(std::ceil(error / step) * step));
}

QString number(const query::Overview& overview, std::string_view key) {
  return shownEstimate(overview.numbers.at(key), overview.among == 1,
                       [](double one) { return shownNumber(one); });
}

QString whole(std::size_t count) { return shownNumber(static_cast<double>(count)); }

}  // namespace

QString contentsText(const query::Contents& contents) {
  return GridText::tr("Files: %1 · Linksets: %2 · Parts: %3")
      .arg(whole(contents.sources.size()), whole(contents.population.linksets),
           whole(contents.population.parts));
}

QString landImpactText(const query::Overview& overview) {
  const QString change =
      shownEstimate(overview.numbers.at("land_impact_change"), overview.among == 1, signedNumber);
  return GridText::tr("Land impact: %1 before, %2 now (%3)")
      .arg(number(overview, "land_impact_before"), number(overview, "land_impact_after"), change);
}

QString linksetsText(const query::Overview& overview) {
  return GridText::tr(
             "Linksets that cost less: %1 · that cost more: %2 · that may no longer be "
             "physical: %3 · that may be again: %4")
      .arg(number(overview, "winners"), number(overview, "losers"),
           number(overview, "no_longer_physical"), number(overview, "physical_again"));
}

QString regionsText(const query::Overview& overview) {
  if (overview.among > 1)
    return GridText::tr("Regions: the exact answer counts those that are too full.");
  const QString text =
      GridText::tr("Regions that are too full: %1 · that no longer fit: %2 · that fit again: %3")
          .arg(whole(overview.full), whole(overview.noLongerFit), whole(overview.fitAgain));
  if (overview.unknownLinksets == 0) return text;
  return text + QStringLiteral(" · ") +
         GridText::tr("linksets not wholly known: %1").arg(whole(overview.unknownLinksets));
}

QString askedText(const query::Overview& overview) {
  if (overview.among == 1) return GridText::tr("Exact: all linksets were weighed.");
  const double percent = 100.0 / static_cast<double>(overview.among);
  return GridText::tr(
             "Estimated from %1 % of the linksets; in 19 cases of 20 the exact number lies "
             "within ±. It is being worked out …")
      .arg(shownNumber(percent));
}

}  // namespace wb::ui
