#pragma once

#include "model/shapes/apply_shapes.h"
#include "ui/document/visibility.h"
#include "ui/panels/shapes/detail/shape_candidates.h"

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QProgressBar;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace wb::ui {

class Document;
class EmptyPage;
struct EmptyWord;
class Selection;
class ShapeChart;
class ShapeList;
class ShapePreviewer;
class SlotLabel;
class WishBar;

/// Makes physics shapes for what is selected: what is wanted above, below it what was found as a
/// list and as cost against error. The chosen ones are shown in the view, used or written.
class ShapesPanel : public QWidget {
  Q_OBJECT

 public:
  ShapesPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Begins anew for what is selected now.
  void make();
  /// Gives the parts their chosen shapes, as one step of undo.
  void use();
  bool hasChosen() const;
  /// What the object would cost with the shape that is chosen, in LI; nothing where that is none,
  /// or several are.
  std::optional<double> landImpactOfChosen() const;
  /// What can be written: the chosen ones with the parts that they are for; else what was used
  /// last, as long as the scene is as it was then.
  std::vector<making::ShapeForParts> shapesToWrite() const {
    return hasChosen() ? chosenShapes() : used_;
  }
  /// A name for a file of them.
  QString name() const;

  WishBar& wishes() const { return *wishes_; }
  const ShapeCandidates& candidates() const { return candidates_; }
  bool isBusy() const { return maker_.isBusy(); }
  /// Whether the view shows what is chosen; else what there is now.
  bool isPreviewed() const { return isPreviewed_; }
  void setPreviewed(bool isPreviewed);
  /// How the view shows them.
  ShapeLook look() const;

 protected:
  /// A shape that is not used is seen in the view only with the panel that tells of it.
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 signals:
  /// What a view is to show in place of the document; null: the document.
  void previewChanged(const std::shared_ptr<const wb::ui::ScenePreview>& preview);
  /// hasChosen(), isPreviewed() or shapesToWrite() are others.
  void stateChanged();
  /// What was done, or why nothing was.
  void said(const QString& sentence);
  void exportWanted();

 private:
  void leaveView();
  void makeLayout();
  void makeButtons(QWidget& bar);
  void addLooks(QWidget& bar);
  void take(const ShapeMaker::Made& made);
  void showBusy(bool isBusy);
  void showPage();
  void showChoice();
  /// What was made is of what no longer is; `word` says so.
  void forget(const QString& word = {});
  void forgetIfStale();
  void followSelection();
  EmptyWord whyNone() const;
  std::vector<making::ShapeForParts> chosenShapes() const;

  Document& document_;
  Selection& selection_;
  ShapeCandidates candidates_;
  KeptShapes kept_;
  ShapeMaker maker_;
  ShapePreviewer* previewer_;
  WishBar* wishes_;
  QPushButton* make_;
  QComboBox* look_;
  QPushButton* use_;
  QPushButton* export_;
  QProgressBar* progress_;
  QPushButton* cancel_;
  ShapeList* list_;
  ShapeChart* chart_;
  QSplitter* both_;
  QStackedWidget* pages_;
  EmptyPage* word_;
  SlotLabel* summary_;
  bool isBusy_ = false;
  QString told_;  ///< What came of the last wish, where there is nothing to list.
  std::vector<making::ShapeForParts> used_;  ///< What use() gave to parts last.
  std::size_t passes_ = 0;                   ///< Document::geometryPasses when it was begun.
  cost::Profile profile_;                    ///< Of Document::weighing then.
  bool isPreviewed_ = true;
};

}  // namespace wb::ui
