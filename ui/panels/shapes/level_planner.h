#pragma once

#include "model/shapes/kept_searches.h"
#include "model/shapes/object_plan.h"
#include "ui/widgets/background_work.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace wb::ui {

class Document;
class Selection;

/// Looks in the background for levels of detail of the object that is selected, or of the only one.
/// What was found for an object stays, used or not, until its visible meshes change.
class LevelPlanner : public QObject {
  Q_OBJECT

 public:
  LevelPlanner(Document& document, Selection& selection, QObject* parent = nullptr);

  /// Index of the object in the scene; nothing without one, or with several selected.
  std::optional<std::size_t> linkset() const;
  /// As it was before anything was made for it; null without one.
  const making::PlannedObject* object() const;
  /// What was found for it; null: nothing yet.
  const making::PlannedLevels* levels() const;
  /// Why nothing was found; empty: nobody looked, or something was.
  QString failure() const;
  bool isBusy() const { return work_.isBusy(); }
  /// Whether the object has these levels.
  bool areUsed() const;
  /// Whether to look without being asked: nobody did, and it takes no longer than people wait.
  bool isToSearch() const;

  /// All that was found for objects that are still there, to go with the project.
  std::vector<making::KeptLevels> found() const;
  /// Reads what was found before out of the project that is open, in the background.
  void takeKept();

  void search();
  void cancel();
  /// Another step changed the object: it is planned as it is now, and what was found is forgotten.
  void planAgain();
  /// Gives the object its levels, as one step of undo.
  void use();

 signals:
  /// Another object is selected, or something about its levels is new.
  void changed();
  /// Levels of the object that is selected were found.
  void levelsFound();
  /// What was done, or why nothing was.
  void said(const QString& sentence);

 private:
  struct Known {
    std::shared_ptr<const making::PlannedObject> object;
    std::optional<making::PlannedLevels> levels{};
    QString failure{};
    bool isToRefresh = false;  ///< Costs changed since.
    bool isCancelled = false;  ///< Somebody stopped the search.
  };
  using Made = std::shared_ptr<Result<making::PlannedLevels>>;
  using Kept = std::shared_ptr<Loaded<std::vector<making::KeptLevels>>>;

  Known* known() const;
  void refresh(Known& one, std::size_t linkset) const;
  void follow();
  void forget();
  void take(const Made& made);
  void takeRead(const Kept& kept);

  Document& document_;
  Selection& selection_;
  mutable std::map<std::size_t, Known> all_;  ///< By linkset.
  std::size_t searched_ = 0;                  ///< The one that is being looked for,
  std::shared_ptr<const making::PlannedObject> searchedObject_;  ///< as it was then.
  cost::Profile profile_;
  QElapsedTimer searching_;
  BackgroundWork<Made> work_;
  BackgroundWork<Kept> reading_;
};

}  // namespace wb::ui
