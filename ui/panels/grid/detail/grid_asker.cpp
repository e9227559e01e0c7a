#include "ui/panels/grid/detail/grid_asker.h"

#include "ui/widgets/model_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace wb::ui {
namespace {

Result<std::shared_ptr<OpenGrid>> openGrid(const std::string& text, const Task& task) {
  auto database = database::openDatabase(text, database::Access::ask);
  if (!database) return failure(std::move(database));
  auto contents = query::contentsOf(**database, task);
  if (!contents) return failure(std::move(contents));
  auto grid = std::make_shared<OpenGrid>();
  grid->text = text;
  grid->database = std::move(*database);
  grid->contents = std::move(*contents);
  return grid;
}

/// Null where there is nothing to tell.
Result<GridAsker::Answer> shared(Result<std::optional<query::Overview>> made) {
  if (!made) return failure(std::move(made));
  if (!*made) return GridAsker::Answer();
  return std::make_shared<const query::Overview>(std::move(**made));
}

Result<GridAsker::Answer> estimateOf(OpenGrid& grid, const query::Question& question,
                                     const Task& task) {
  const std::lock_guard lock(grid.asking);
  if (auto right = query::verifyAgain(*grid.database, grid.contents, question, task); !right)
    return failure(std::move(right));
  return shared(query::estimate(*grid.database, grid.contents, question, task));
}

Result<GridAsker::Answer> overviewOf(OpenGrid& grid, const query::Question& question,
                                     const Task& task) {
  const std::lock_guard lock(grid.asking);
  if (auto right = query::verifyAgain(*grid.database, grid.contents, question, task); !right)
    return failure(std::move(right));
  return shared(query::overview(*grid.database, grid.contents, question, task));
}

}  // namespace

GridAsker::GridAsker(QObject* parent)
    : QObject(parent),
      opening_([this](const Opened& opened) { takeGrid(opened); }),
      sampling_([this](const Made& made) { takeEstimate(made); }),
      asking_([this](const Made& made) { takeAnswer(made); },
              [this](double fraction) { emit progressed(fraction); }) {
  question_.by = query::By::overview;
  asking_.nameAs(tr("Querying the grid"));
  sampling_.nameAs(tr("Estimating the grid's costs"));
}

/// A server may take its time to let somebody in.
GridAsker::~GridAsker() { opening_.release(); }

void GridAsker::open(const QString& text) {
  opening_.start([name = text.toStdString()](const Task& task) {
    return std::make_shared<Result<Grid>>(openGrid(name, task));
  });
}

void GridAsker::takeGrid(const Opened& opened) {
  if (!*opened) return emit refused(opened->error());
  grid_ = **opened;
  emit this->opened();
}

void GridAsker::ask(const cost::Profile& profile, const cost::Profile& against) {
  question_.profile = profile;
  question_.against = against;
  question_.sample = query::sampleOf(grid_->contents.population);
  if (const auto checked =
          query::checkTables(grid_->database->name(), grid_->contents.meta, question_);
      !checked) {
    stop();
    return emit refused(checked.error());
  }
  if (!question_.sample) return askAll();
  asking_.cancel();
  sampling_.queue([grid = grid_, question = question_](const Task& task) {
    return std::make_shared<Result<Answer>>(estimateOf(*grid, question, task));
  });
}

/// A grid that is asked without estimates answers soon.
void GridAsker::askAll() {
  asking_.queue([grid = grid_, question = question_](const Task& task) {
    return std::make_shared<Result<Answer>>(overviewOf(*grid, question, task));
  });
}

void GridAsker::stop() {
  sampling_.cancel();
  asking_.cancel();
}

void GridAsker::takeEstimate(const Made& made) {
  if (!*made) return emit refused(made->error());
  if (!sampling_.isBusy()) askAll();
  if (**made) emit estimated(**made);
}

void GridAsker::takeAnswer(const Made& made) {
  if (!*made) return emit refused(made->error());
  emit answered(**made);
}

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
  return GridText::tr("Land impact (LI): %1 before, %2 now (%3)")
      .arg(number(overview, "land_impact_before"), number(overview, "land_impact_after"), change);
}

QString linksetsText(const query::Overview& overview) {
  return GridText::tr(
             "Linksets that cost less: %1 · cost more: %2 · can no longer be physical: %3 · can be "
             "physical again: %4")
      .arg(number(overview, "winners"), number(overview, "losers"),
           number(overview, "no_longer_physical"), number(overview, "physical_again"));
}

QString regionsText(const query::Overview& overview) {
  if (overview.among > 1)
    return GridText::tr("Regions over capacity: known once the exact result is ready.");
  const QString text =
      GridText::tr("Regions over capacity: %1 · newly over: %2 · no longer over: %3")
          .arg(whole(overview.full), whole(overview.noLongerFit), whole(overview.fitAgain));
  if (overview.unknownLinksets == 0) return text;
  return text + QStringLiteral(" · ") +
         GridText::tr("linksets with unknown costs: %1").arg(whole(overview.unknownLinksets));
}

QString askedText(const query::Overview& overview) {
  if (overview.among == 1) return GridText::tr("Exact: every linkset was weighed.");
  const double percent = 100.0 / static_cast<double>(overview.among);
  return GridText::tr(
             "Estimated from %1% of the linksets; 19 times out of 20, the exact result is within "
             "the ± range. Calculating the exact result…")
      .arg(shownNumber(percent));
}

}  // namespace wb::ui
