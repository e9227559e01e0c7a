#pragma once

#include "model/shapes/apply_shapes.h"
#include "model/shapes/object_plan.h"
#include "ui/document/visibility.h"
#include "ui/panels/shapes/detail/shape_candidates.h"
#include "ui/panels/shapes/detail/shape_picture.h"
#include "ui/widgets/background_work.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QProgressBar;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace wb::ui {

class Document;
class ElidedLabel;
class EmptyPage;
struct EmptyWord;
class LevelPlanner;
class Selection;
class ShapeCards;
class ShapeChart;
class ShapeList;
class ShapePreviewer;
class SlotLabel;
class WishBar;

/// How far off a plan may be, as the slider under the view offers it. From `first` to `last` in
/// this order, each cheaper than the one before.
enum class PlanStop { asMade, cm1, cm2, cm5, cm10, cm30, cheapest };
inline constexpr std::array planStops{PlanStop::asMade,  PlanStop::cm1,  PlanStop::cm2,
                                      PlanStop::cm5,     PlanStop::cm10, PlanStop::cm30,
                                      PlanStop::cheapest};

/// The land impact of an object before and after each step of a plan, LI.
struct PlanImpacts {
  double before = 0;
  std::optional<double> levels{};  ///< Nothing: levels of detail were not looked for.
  std::optional<double> shapes{};  ///< Nothing: no shape is chosen.
  double after = 0;                ///< Of all that was found.
};

/// Plans an object for its upload: levels of detail and physics shapes. What was found is there as
/// cards, or as a list and a chart; the chosen ones are shown in the view, used or written. What
/// was found stays, used or not, until the meshes change.
class ShapesPanel : public QWidget {
  Q_OBJECT

 public:
  ShapesPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Looks for shapes for what is selected now; what was found for it before stays.
  void make();
  /// Gives the parts their chosen shapes, as one step of undo.
  void use();
  bool hasChosen() const;
  /// Whether use() would change anything.
  bool canUse() const;
  /// Gives the object its levels of detail and its parts their chosen shapes, as one step of undo.
  void useBoth();
  /// Whether useBoth() would change both.
  bool canUseBoth() const;
  /// Whether the document has what is chosen.
  bool isChosenUsed() const;
  LevelPlanner& levels() const { return *levels_; }
  /// Of the object that is selected; nothing without one.
  std::optional<PlanImpacts> impacts() const;

  /// What was found for the object with that index, is not used, and would make it cheaper, in a
  /// sentence; empty: nothing is.
  QString unusedWords(std::size_t linkset) const;

  /// What the object costs once it is uploaded with the shapes in use, LI; nothing where all of
  /// them arrive as they are.
  std::optional<double> landImpactOnGrid() const;

  PlanStop stop() const { return stop_; }
  /// Chooses the best within it, and looks for more where nobody did.
  void setStop(PlanStop stop);
  /// The land impact of the best that was found within it, LI; nothing: none was.
  std::optional<double> landImpactAt(PlanStop stop) const;
  /// Whether there is an object with a mesh to plan for.
  bool canPlan() const;
  /// Why there is none, and what to do instead; empty: there is.
  QString whyNoPlan() const;
  /// What is true of what is chosen, each in few words.
  QStringList facts() const;
  /// Where pictures of candidates are seen from.
  void setSight(std::function<Sight()> sight);
  ShapeCards& cards() const { return *cards_; }
  /// The list and the chart in place of the cards.
  void showTable(bool isTable);

  /// What the object would cost with the shape that is chosen, in LI; nothing where that is none,
  /// or several are.
  std::optional<double> landImpactOfChosen() const;
  /// What can be written: the chosen ones with the parts that they are for. Bodies of a linked one
  /// that is used are parts of the scene by then.
  std::vector<making::ShapeForParts> shapesToWrite() const;
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
  /// All files of the object for the uploader are wanted.
  void kitWanted();

 private:
  /// What use() gave a group: one of its candidates, and the mesh of the first part then.
  struct UsedShape {
    making::Group group;
    std::shared_ptr<const shape::MadeShape> made;
    std::shared_ptr<const asset::MeshAsset> mesh;  ///< Null: nobody looked yet.
  };
  using UsedShapes = std::vector<UsedShape>;

  void leaveView();
  void keepFound(scene::Scene& scene) const;
  void takeKept();
  bool isKnown(const std::vector<making::Group>& groups) const;
  void noteFound();
  std::vector<std::optional<std::size_t>> usedOf(
      const making::Order& order, const std::vector<std::vector<shape::MadeShape>>& shapes) const;
  std::vector<std::optional<std::size_t>> usedOrSaid(const FoundShapes& found) const;
  void recallUsed();
  void takeRecalled(const UsedShapes& recalled);
  /// What is selected; without a selection the only object there is.
  std::vector<scene::Target> wanted() const;
  void makeLayout();
  QWidget* makeButtons();
  QWidget* makeLevels();
  QWidget* makeFoot();
  void addLooks(QWidget& bar);
  void connectParts();
  void connectDocument();
  void take(const ShapeMaker::Made& made);
  making::Order plannedOrder() const;
  void chooseWithin(const making::Within& within);
  void chooseFound();
  void chooseAgain();
  void showBusy(bool isBusy);
  void showPage();
  void showChoice();
  void showLevels();
  static QString namedIn(const Diagnostic& finding);
  QString decidingWords() const;
  /// What was made is of what no longer is; `word` says so.
  void forget(const QString& word = {});
  void follow();
  void followSelection();
  void followUsed();
  void followOtherSteps();
  void followStops() const;
  void followStop();
  EmptyWord whyNone() const;
  bool hasBodies() const;
  bool takeBodiesBack();
  enum class With { shapesAlone, levels };
  void use(const std::vector<CandidateAt>& places, With with = With::shapesAlone);
  bool areLevelsToUse() const;
  void showBoth(const std::optional<PlanImpacts>& impacts);
  std::vector<making::ShapeForParts> shapesAt(const std::vector<CandidateAt>& places) const;
  std::optional<std::vector<making::PlannedShape>> plannedShapes(
      const std::vector<std::optional<std::size_t>>& chosen) const;

  Document& document_;
  Selection& selection_;
  ShapeCandidates candidates_;
  KeptShapes kept_;
  ShapeMaker maker_;
  ShapePreviewer* previewer_;
  LevelPlanner* levels_;
  WishBar* wishes_;
  QPushButton* make_;
  QComboBox* look_;
  QToolButton* more_;
  QToolButton* table_;
  QPushButton* useBoth_;
  QPushButton* use_;
  QPushButton* export_;
  QPushButton* kit_;
  QProgressBar* progress_;
  QPushButton* cancel_;
  ElidedLabel* levelsWords_;
  QPushButton* levelsButton_;
  ElidedLabel* decides_;
  ShapeList* list_;
  ShapeChart* chart_;
  QSplitter* both_;
  ShapeCards* cards_;
  QStackedWidget* pages_;
  EmptyPage* word_;
  SlotLabel* summary_;
  QTimer searchSoon_;
  bool isBusy_ = false;
  bool isUsing_ = false;  ///< A shape is being used: what is selected comes back.
  QString told_;          ///< What came of the last wish, where there is nothing to list.
  UsedShapes used_;
  UsedShapes said_;     ///< By the project that is open, of objects that nobody looked at yet.
  int usedIndex_ = -1;  ///< The undo stack's after what was used last; -1: nothing was.
  QElapsedTimer searching_;
  cost::Profile profile_;  ///< Of Document::weighing when shapes were weighed last.
  bool isPreviewed_ = true;
  PlanStop stop_ = PlanStop::asMade;
  /// That the shapes were chosen by; nothing: not by a distance.
  std::optional<making::Within> within_;
  mutable bool areStopsStale_ = true;
  mutable std::array<std::optional<double>, planStops.size()> impactAt_{};
  BackgroundWork<UsedShapes> recalling_;
};

}  // namespace wb::ui
