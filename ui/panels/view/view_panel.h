#pragma once

#include "model/display/pick.h"
#include "ui/document/visibility.h"
#include "ui/panels/view/detail/view_settings.h"
#include "viewport/camera.h"
#include "viewport/colour_legend.h"
#include "viewport/handles.h"

#include <QSize>
#include <QUrl>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QDropEvent;
class QKeyEvent;
class QKeySequence;
class QLabel;
class QMouseEvent;
class QStackedWidget;

namespace wb::viewport {
class View;
}

namespace wb::ui {

class Baseline;
class BesidePane;
class CostliestMarks;
class StandingMarks;
class Document;
class LandKeeper;
class LayerKeeper;
class OctreeKeeper;
class Legend;
class RayTrail;
class Selection;
class Measuring;
class ViewHandles;
class ViewMarks;
class ViewStatistics;
class ViewToolbar;
class Visibility;

/// What a picture of the view is to be.
struct PictureWish {
  QSize size;  ///< With the legend.
  bool hasLegend = true;
  bool isTransparent = false;
};

/// A button in the line of messages.
struct MessageButton {
  QString name;  ///< Of the widget.
  QString text;
  std::function<void()> action;
};

/// The 3D view of the document with what belongs to it: a toolbar above, below it the legend and a
/// line about what the pointer is over below. A word instead of an empty view.
class ViewPanel : public QWidget {
  Q_OBJECT

 public:
  ViewPanel(Document& document, Selection& selection, Visibility& visibility, RayTrail& trail,
            const Baseline& baseline, QWidget* parent = nullptr);

  /// Asks in the line of messages, in place of what else it says, until it is answered or another
  /// question or scene comes. A dialog would stop whoever is at work.
  /// @param accepted  Called for the first answer; the second only ends the question.
  void ask(const QString& question, const QString& acceptance, const QString& rejection,
           std::function<void()> accepted);
  /// Says in the same line what was done, with what may come next: each may be clicked, and again,
  /// until `end` is clicked or another question or scene comes.
  void offer(const QString& done, const std::vector<MessageButton>& next, const QString& end);
  /// Shown while nothing is open, in place of a word on what to do.
  void setEmptyPage(QWidget* page);
  /// Shown below the view while it is visible.
  void setFoot(QWidget* foot);
  viewport::View& view() { return *view_; }
  const ViewSettings& settings() const;
  void setSettings(const ViewSettings& settings);
  /// Hands over what is shown, drawn once more; null if it cannot be.
  void takePicture(const PictureWish& wish, std::function<void(const QImage&)> done);

 public slots:
  /// Shows the whole selection; all without one.
  void frameSelection();
  /// Keys are the view's from now on.
  void takeFocus();
  /// Divides the view into two panes, or joins them.
  void toggleBeside();
  /// Shows a layer, and a level of detail of the visual one, with all its parts: beside others that
  /// were chosen so, else alone, within the model as a ghost.
  void showLayer(wb::layers::Layer layer, std::optional<wb::asset::Lod> lod = {});
  /// Lines in region metres that tell what a question is about; none: no more.
  void showGuides(const std::vector<viewport::Line>& guides);
  /// Shows the physics of this in place of that of the document; null: the document.
  void showPreview(const std::shared_ptr<const wb::ui::ScenePreview>& preview);
  /// The scale of costs is another (viewport::setCostScale).
  void colourAgain();

 signals:
  /// Files were dropped on the view, which hides the window behind it from them.
  void dropped(const QList<QUrl>& urls);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool acceptDrop(QDropEvent& drop);
  bool key(const QKeyEvent& event);
  bool leaveByTab(int key);
  bool dividerKey(int key);
  void sayDivider();
  bool triggerActionOf(const QKeyEvent& event);
  static bool triggerOneOf(const QList<QAction*>& actions, const QKeySequence& pressed);
  bool forgetCells();
  bool forgetRay();
  void click(const std::optional<layers::Pick>& pick, bool isBeside);
  void takeFocusFromToolbar();
  void takeFocusForCube(const QMouseEvent& event);
  void showMenu(const QPointF& pixel);
  QWidget* makeScenePage();
  void makeLayout();
  void makeReadout();
  void addAnswer(const MessageButton& answer);
  void beginQuestion(const QString& question);
  void endQuestion();
  void resetScene(bool isOpened);
  void followObjects(bool isOpened);
  void offerOfSelection();
  void applySettings(const ViewSettings& settings);
  void keepViewpoint(viewport::ColourBy before);
  void say(const QString& line);
  void showOneRegion();
  void look(viewport::OrbitCamera::Standard side);
  QString whyNothingIsSeen() const;
  std::vector<viewport::LegendEntry> legendEntries() const;
  void showLegend();
  void showRay();
  void followRay(const octree::Hit& hit, const octree::Ray& ray);
  std::optional<octree::Hit> chosenLeaf() const;
  void showBackground();
  void showGround();
  std::optional<layers::Bounds> boundsShown() const;
  void showSection();
  void moveSection(double height);
  void isolate();

  Document& document_;
  const Selection& selection_;
  Visibility& visibility_;
  RayTrail& trail_;
  viewport::View* view_;
  QWidget* container_ = nullptr;
  /// Before those that point again once another scene is there: what stood on the land is gone.
  LandKeeper* land_;
  LayerKeeper* keeper_;
  BesidePane* beside_;
  OctreeKeeper* octrees_;
  ViewMarks* marks_;
  CostliestMarks* costliest_;
  StandingMarks* standing_;
  std::optional<viewport::Viewpoint> beforeMap_;
  Measuring* measuring_;
  ViewHandles* handles_;
  ViewToolbar* toolbar_;
  QStackedWidget* pages_;
  Legend* legend_;
  ViewStatistics* statistics_;
  QLabel* readout_;
  QWidget* message_ = nullptr;
  QWidget* question_ = nullptr;  ///< In the line of messages; null: none.
};

}  // namespace wb::ui
