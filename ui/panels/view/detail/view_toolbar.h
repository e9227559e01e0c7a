#pragma once

#include "ui/panels/view/detail/view_settings.h"
#include "viewport/camera.h"

#include <QWidget>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <vector>

class QAction;
class QActionGroup;
class QComboBox;
class QFrame;
class QLabel;
class QMenu;
class QSlider;
class QSpinBox;
class QToolButton;

namespace wb::ui {

/// Chooses what the view shows and from where. An editor of ViewSettings: it shows those it is
/// given and tells how the user changed them. One row of a fixed height: where it is narrow, icons
/// name choices, and what has no room then is behind a button at the end.
class ViewToolbar : public QWidget {
  Q_OBJECT

 public:
  explicit ViewToolbar(QWidget* parent = nullptr);

  const ViewSettings& settings() const { return settings_; }
  void setSettings(const ViewSettings& settings);
  /// What is chosen by a key of the view, with it.
  const QList<QAction*>& keyActions() const { return keyActions_; }
  /// What belongs to octrees is offered where a scene has any; depths as deep as they are.
  void showOctrees(const std::vector<scene::OctreeEntry>& octrees);
  /// What needs a selection says so without one; what is hidden can be shown again.
  void follow(bool hasSelection, bool isSomeHidden);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void settingsChanged(const wb::ui::ViewSettings& settings);
  void viewChosen(wb::viewport::OrbitCamera::Standard view);
  void frameWanted();
  /// The selection is to be isolated; or everything is to be shown again.
  void isolationWanted();

 public slots:
  /// Divides the view into two panes, or joins them.
  void toggleBeside();

 private:
  void addShows();
  void addLayers();
  void addLods();
  void addColourings();
  void addBeside();
  void addOctreeLayers(QMenu* menu);
  void addOctreeControls();
  void addRest();
  void showRest();
  void addViews();
  void addProjection(QMenu* menu);
  void addSection();
  void addExplosion();
  void chooseSection();
  void chooseExplosion();
  void toggleExplosion();
  void showExplosion();
  QWidget* addGroup(std::initializer_list<QWidget*> widgets);
  void addToRow(QWidget& group);
  void addMarks();
  void addKey(QAction* action, Qt::Key key);
  QToolButton* makeButton(QAction* action);
  void fit();
  void showNames(bool inWords, int sliderWidth);
  int widthOf(std::size_t count) const;
  void placeGroups(std::size_t count);
  void keepTabOrder();
  void offer(QWidget& controls, bool isOffered);
  /// What names a choice: words; where there is no room for them the icon, or nothing without one.
  QLabel* makeLabel(const QString& label, const QString& iconName, QWidget* buddy);
  QComboBox* addCombo(const QString& label, const QString& iconName, const QStringList& words);
  QMenu* addMenu(const QString& text, const QString& help, const QString& iconName);

  void chooseShow(Show what);
  void colourByCost();
  void chooseLayers();
  void chooseLod(int index);
  void chooseColouring(int index);
  void chooseBeside(QAction* action);
  void chooseMarks();
  void chooseOctrees();
  viewport::OctreeColour chosenOctreeColour() const;
  void chooseView(QAction* action);
  void change(const ViewSettings& settings);
  void showSettings();
  void showOctreeSettings();

  ViewSettings settings_;
  QComboBox* show_ = nullptr;
  std::optional<viewport::ColourBy> beforeMap_;  ///< What colours said before the land had its own.
  std::map<layers::Layer, QAction*> layers_;
  QAction* decidingOnly_ = nullptr;
  QAction* hasGhost_ = nullptr;
  QAction* xray_ = nullptr;
  QAction* isolate_ = nullptr;
  bool hasOctrees_ = false;
  bool hasSelection_ = false;
  bool isSomeHidden_ = false;
  QAction* costliest_ = nullptr;
  QAction* orthographic_ = nullptr;
  QAction* ground_ = nullptr;
  QAction* statistics_ = nullptr;
  QAction* measuring_ = nullptr;
  QAction* handles_ = nullptr;
  QComboBox* section_ = nullptr;
  QSlider* sectionAt_ = nullptr;
  QWidget* explosionGroup_ = nullptr;
  QSlider* explosion_ = nullptr;
  QList<QAction*> keyActions_;
  std::vector<QWidget*> groups_;   ///< What stays together, in the order of the row.
  std::set<const QWidget*> away_;  ///< Of these, what is not offered.
  std::size_t countInRow_ = 0;     ///< Of these, from the first on.
  QToolButton* more_ = nullptr;    ///< Opens the rest.
  QFrame* rest_ = nullptr;
  struct Name {
    QLabel* label;
    QString words;
    QString iconName;
  };
  std::vector<Name> names_;
  QComboBox* lod_ = nullptr;
  QComboBox* colourBy_ = nullptr;
  std::map<Beside, QAction*> besides_;
  std::optional<Beside> besideLast_;
  QAction* wipe_;
  QAction* leaves_ = nullptr;
  QAction* bounds_ = nullptr;
  QAction* spheres_ = nullptr;
  QAction* ray_ = nullptr;
  QAction* seesThrough_ = nullptr;
  QSpinBox* depth_ = nullptr;
  // What is offered only where there are octrees.
  std::vector<QAction*> octreeLayers_;
  std::array<QAction*, 3> octreeColours_{};  // In the order of viewport::OctreeColour.
  QWidget* octreeControls_ = nullptr;
};

}  // namespace wb::ui
