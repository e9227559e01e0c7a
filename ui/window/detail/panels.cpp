#include "ui/window/detail/panels.h"

#include "ui/document/cube_choice.h"
#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/panels/charts/charts_panel.h"
#include "ui/panels/constants/constants_panel.h"
#include "ui/panels/cube/cube_panel.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/panels/properties/properties_panel.h"
#include "ui/panels/ray/ray_panel.h"
#include "ui/panels/scenarios/comparison_panel.h"
#include "ui/panels/scenarios/scenarios_panel.h"
#include "ui/panels/scene/scene_panel.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/panels/table/table_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/why_panel.h"
#include "ui/window/detail/docks.h"
#include "ui/window/detail/log_panel.h"
#include "viewport/view.h"

#include <QAbstractButton>
#include <QMainWindow>
#include <QScreen>
#include <QTabWidget>
#include <array>
#include <utility>

namespace wb::ui {
namespace {

/// What panels are made of.
struct Sources {
  Document& document;
  Selection& selection;
  Visibility& visibility;
  Baseline& baseline;
  RayTrail& trail;
  CubeChoice& cube;
};

struct Row {
  const char* name;   ///< By which saved layouts know it.
  const char* title;  ///< In English.
  const char* key;    ///< Brings it to the front: Alt+1 to Alt+9, then Alt+Shift+1 to Alt+Shift+9.
  QWidget* (*make)(const Sources& from);
};

QWidget* makeTable(const Sources& from) {
  auto* table = new TablePanel(from.document, from.selection);
  table->compareWith(from.baseline);
  table->setRowKind(table::RowKind::linkset);
  return table;
}

/// As they follow each other on the screen.
constexpr std::array rows{
    Row{"scene", QT_TRANSLATE_NOOP("wb::ui::Panels", "Scene"), "Alt+1",
        [](const Sources& from) -> QWidget* {
          return new ScenePanel(from.document, from.selection, from.visibility);
        }},
    Row{"scenarios", QT_TRANSLATE_NOOP("wb::ui::Panels", "Scenarios"), "Alt+2",
        [](const Sources& from) -> QWidget* {
          return new ScenariosPanel(from.document, from.baseline);
        }},
    Row{"why", QT_TRANSLATE_NOOP("wb::ui::Panels", "Why?"), "Alt+3",
        [](const Sources& from) -> QWidget* {
          return new WhyPanel(from.document, from.selection);
        }},
    Row{"constants", QT_TRANSLATE_NOOP("wb::ui::Panels", "Constants"), "Alt+4",
        [](const Sources& from) -> QWidget* {
          return new ConstantsPanel(from.document, &from.baseline);
        }},
    Row{"properties", QT_TRANSLATE_NOOP("wb::ui::Panels", "Properties"), "Alt+5",
        [](const Sources& from) -> QWidget* {
          return new PropertiesPanel(from.document, from.selection);
        }},
    Row{"table", QT_TRANSLATE_NOOP("wb::ui::Panels", "Costs"), "Alt+6", makeTable},
    Row{"charts", QT_TRANSLATE_NOOP("wb::ui::Panels", "Charts"), "Alt+7",
        [](const Sources& from) -> QWidget* {
          return new ChartsPanel(from.document, from.baseline, from.selection);
        }},
    Row{"comparison", QT_TRANSLATE_NOOP("wb::ui::Panels", "Comparison"), "Alt+8",
        [](const Sources& from) -> QWidget* {
          return new ComparisonPanel(from.document, from.baseline, from.selection);
        }},
    Row{"problems", QT_TRANSLATE_NOOP("wb::ui::Panels", "Problems"), "Alt+9",
        [](const Sources& from) -> QWidget* {
          return new ProblemsPanel(from.document, from.selection);
        }},
    Row{"ray", QT_TRANSLATE_NOOP("wb::ui::Panels", "Ray"), "Alt+Shift+1",
        [](const Sources& from) -> QWidget* { return new RayPanel(from.document, from.trail); }},
    Row{"shapes", QT_TRANSLATE_NOOP("wb::ui::Panels", "Shapes"), "Alt+Shift+2",
        [](const Sources& from) -> QWidget* {
          return new ShapesPanel(from.document, from.selection);
        }},
    Row{"log", QT_TRANSLATE_NOOP("wb::ui::Panels", "Log"), "Alt+Shift+3",
        [](const Sources& from) -> QWidget* { return new LogPanel(from.document); }},
    Row{"cube", QT_TRANSLATE_NOOP("wb::ui::Panels", "Cube"), "Alt+Shift+4",
        [](const Sources& from) -> QWidget* { return new CubePanel(from.document, from.cube); }},
};

/// From behind a tab a dock would come to stand off the screen.
void bringOntoScreen(QDockWidget& dock) {
  if (dock.screen()->virtualGeometry().intersects(dock.geometry())) return;
  QRect place = dock.geometry();
  place.moveCenter(dock.parentWidget()->window()->geometry().center());
  dock.move(place.topLeft());
}

/// Behind another tab a dock counts as visible and only stands off the window: the keyboard and
/// screen readers would find what nobody sees.
void hideBehindTabs(QDockWidget& dock) {
  QWidget* content = dock.widget();
  QSizePolicy policy = content->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  content->setSizePolicy(policy);
  // A window of its own is behind no tab: off the screen it would be told of as not visible, and
  // stay empty.
  QObject::connect(&dock, &QDockWidget::visibilityChanged, content, [&dock, content](bool isSeen) {
    content->setVisible(isSeen || (dock.isFloating() && !dock.isHidden()));
  });
  QObject::connect(&dock, &QDockWidget::topLevelChanged, content, [&dock](bool isFloating) {
    if (isFloating) bringOntoScreen(dock);
  });
}

/// The two icons of a header, as the menu of a tab calls them.
void nameButtons(const QDockWidget& dock) {
  const std::pair<const char*, QString> all[] = {
      {"qt_dockwidget_floatbutton", Panels::tr("Detach from the window, or attach again")},
      {"qt_dockwidget_closebutton", Panels::tr("Close (to open it again: View > Panels)")}};
  for (const auto& [name, words] : all)
    if (auto* button = dock.findChild<QAbstractButton*>(QLatin1String(name)))
      button->setToolTip(words);
}

}  // namespace

Panels::Panels(QMainWindow& window, Document& document, Selection& selection,
               Visibility& visibility, Baseline& baseline)
    : QObject(&window),
      window_(window),
      trail_(new RayTrail(document, this)),
      cube_(new CubeChoice(document, selection, *trail_, this)),
      view_(new ViewPanel(document, selection, visibility, *trail_, baseline, &window)) {
  window_.setCentralWidget(view_);
  const Sources from{document, selection, visibility, baseline, *trail_, *cube_};
  for (const Row& row : rows) addDock(row.make(from), row.name, tr(row.title));
  connectPanels();
  window_.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  new DockTabs(window_, docks_);
  placeDocks();
  workspaces_ = new Workspaces(window_, docks_);
}

QList<Panels::Chosen> Panels::chosenBy() {
  QList<Chosen> all;
  for (const Row& row : rows) all.push_back({tr(row.title), QKeySequence(QLatin1String(row.key))});
  return all;
}

/// Side by side: tabs that are made now would stay on the screen as empty lines when a saved layout
/// makes its own.
void Panels::placeDocks() {
  for (QDockWidget* dock : docks_) window_.addDockWidget(Qt::BottomDockWidgetArea, dock);
}

void Panels::addDock(QWidget* content, const char* name, const QString& title) {
  auto* dock = new QDockWidget(title, &window_);
  dock->setObjectName(QLatin1String(name));
  dock->setAccessibleName(title);
  content->setBackgroundRole(QPalette::Base);
  content->setAutoFillBackground(true);
  dock->setWidget(content);
  hideBehindTabs(*dock);
  nameButtons(*dock);
  docks_.push_back(dock);
}

void Panels::connectPanels() {
  const auto& scene = get<ScenePanel>();
  connect(&scene, &ScenePanel::frameWanted, view_, &ViewPanel::frameSelection);
  connect(&scene, &ScenePanel::layerWanted, view_, &ViewPanel::showLayer);
  connect(&get<ProblemsPanel>(), &ProblemsPanel::countChanged, this, &Panels::nameProblems);
  connect(&get<ShapesPanel>(), &ShapesPanel::previewChanged, view_, &ViewPanel::showPreview);
  const viewport::View& picture = view_->view();
  connect(&picture, &viewport::View::leafClicked, cube_, &CubeChoice::chooseLeaf);
  connect(&picture, &viewport::View::cellsChanged, this, &Panels::followCells);
  connect(&get<CubePanel>(), &CubePanel::cubeWanted, this, &Panels::chooseCube);
}

/// A box of several cells is no cube.
void Panels::followCells() {
  const auto& cells = view_->view().octrees().chosenCells();
  const bool isOne = cells && cells->box.first == cells->box.last;
  cube_->chooseCell(isOne ? std::optional(octree::Location{
                                cells->octree, octree::pathOf(cells->box.first, cells->box.depth)})
                          : std::nullopt);
}

/// As a cell of the view, where changes of cubes act on it, too. The view may still make its
/// octrees.
void Panels::chooseCube(const octree::Location& cube) {
  viewport::View& picture = view_->view();
  if (cube.octree < picture.octrees().world().octrees().size())
    picture.chooseCells(viewport::ChosenCells{cube.octree, boxOf(cube.cube)});
  cube_->chooseCell(cube);
}

void Panels::nameProblems(int errors, int warnings, int notes) {
  const int count = errors + warnings + notes;
  dock<ProblemsPanel>().setWindowTitle(count == 0 ? tr("Problems")
                                                  : tr("Problems (%L1)").arg(count));
}

}  // namespace wb::ui
