#pragma once

#include "model/grid/database.h"
#include "model/grid/overview.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <QString>
#include <memory>
#include <mutex>
#include <string>

namespace wb::ui {

/// A database of statistics that is open.
struct OpenGrid {
  std::string text;  ///< As the user named it.
  std::unique_ptr<database::Database> database;
  query::Contents contents;
  std::mutex asking;  ///< A connection answers one question at a time.
};

/// Asks a database in the background what a whole grid costs: an estimate first where all would
/// take long, then all. The newest question wins; what is asked for an older one ends, but for
/// estimates, which follow a drag as fast as can be.
class GridAsker : public QObject {
  Q_OBJECT

 public:
  using Answer = std::shared_ptr<const query::Overview>;

  explicit GridAsker(QObject* parent = nullptr);
  ~GridAsker() override;

  /// A file or connection string; once.
  void open(const QString& text);
  /// Null until it is open.
  const OpenGrid* grid() const { return grid_.get(); }

  /// Tells at once where the tables cannot answer.
  void ask(const cost::Profile& profile, const cost::Profile& against);
  /// What is being asked never comes.
  void stop();
  bool isBusy() const { return sampling_.isBusy() || asking_.isBusy(); }

 signals:
  void opened();
  /// It could not be opened, or does not answer.
  void refused(const wb::Diagnostic& why);
  void estimated(const wb::ui::GridAsker::Answer& overview);
  void answered(const wb::ui::GridAsker::Answer& overview);
  /// The fraction of the exact answer that is there, 0..1.
  void progressed(double fraction);

 private:
  using Grid = std::shared_ptr<OpenGrid>;
  using Opened = std::shared_ptr<Result<Grid>>;
  /// Null: the sample was too small to tell anything.
  using Made = std::shared_ptr<Result<Answer>>;

  void takeGrid(const Opened& opened);
  void takeEstimate(const Made& made);
  void takeAnswer(const Made& made);
  void askAll();

  Grid grid_;
  query::Question question_;  ///< The newest.
  BackgroundWork<Opened> opening_;
  BackgroundWork<Made> sampling_;
  BackgroundWork<Made> asking_;
};

/// What a grid is: `27,000 files, 1,000,000 linksets, 10,000,000 parts`.
QString contentsText(const query::Contents& contents);

// An overview in sentences; an estimate says so, with twice its standard error, and with no more
// digits than that tells apart.

/// `Land impact: about 1,230,000 ± 20,000 before, …`
QString landImpactText(const query::Overview& overview);
/// How many linksets cost less and more, and which may be physical.
QString linksetsText(const query::Overview& overview);
/// How many regions are too full; an estimate does not tell.
QString regionsText(const query::Overview& overview);
/// How much was asked.
QString askedText(const query::Overview& overview);

}  // namespace wb::ui
