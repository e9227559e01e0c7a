#include "ui/panels/grid/detail/grid_asker.h"

#include <optional>
#include <utility>

namespace wb::ui {
namespace {

Result<std::shared_ptr<OpenGrid>> openGrid(const std::string& text, const Task& task) {
  auto database = database::openDatabase(text, database::Missing::refuse);
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
  return shared(query::estimate(*grid.database, grid.contents, question, task));
}

Result<GridAsker::Answer> overviewOf(OpenGrid& grid, const query::Question& question,
                                     const Task& task) {
  const std::lock_guard lock(grid.asking);
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
  asking_.nameAs(tr("Asking the grid"));
  sampling_.nameAs(tr("Estimating the grid"));
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

}  // namespace wb::ui
