#include "ui/window/panels.h"

#include "ui/charts/charts_panel.h"
#include "ui/constants/constants_panel.h"
#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/problems/problems_panel.h"
#include "ui/properties/properties_panel.h"
#include "ui/ray/ray_panel.h"
#include "ui/scenarios/comparison_panel.h"
#include "ui/scenarios/scenarios_panel.h"
#include "ui/scene/scene_panel.h"
#include "ui/table/table_panel.h"
#include "ui/view/view_panel.h"
#include "ui/why/why_panel.h"

#include <QDockWidget>
#include <QMainWindow>

namespace wb::ui {
namespace {

/// Widths of the side docks and height of the lower ones at first, in characters and lines.
constexpr int leftCharacters = 42;
constexpr int rightCharacters = 66;
constexpr int lowerLines = 15;

}  // namespace

Panels::Panels(QMainWindow& window, Document& document, Selection& selection,
               Visibility& visibility, Baseline& baseline)
    : QObject(&window),
      window_(window),
      document_(document),
      trail_(new RayTrail(document, this)),
      view_(new ViewPanel(document, selection, visibility, *trail_, &window)),
      scene_(new ScenePanel(document, selection, visibility)),
      table_(new TablePanel(document, selection)),
      why_(new WhyPanel(document, selection)),
      constants_(new ConstantsPanel(document)),
      properties_(new PropertiesPanel(document, selection)),
      problems_(new ProblemsPanel(document, selection)),
      ray_(new RayPanel(document, *trail_)),
      scenarios_(new ScenariosPanel(document, baseline)),
      comparison_(new ComparisonPanel(document, baseline, selection)),
      charts_(new ChartsPanel(document, baseline, selection)) {
  window_.setCentralWidget(view_);
  table_->compareWith(baseline);
  table_->setView(table::View::linkset);
  makeDocks();
  connectPanels();
  placeDocks();
}

QList<QDockWidget*> Panels::docks() const {
  return {sceneDock_, scenariosDock_, whyDock_,        constantsDock_, propertiesDock_,
          tableDock_, chartsDock_,    comparisonDock_, problemsDock_,  rayDock_};
}

/// Side by side: tabs that are made now would stay on the screen as empty lines when a saved layout
/// makes its own.
void Panels::placeDocks() {
  for (QDockWidget* dock : docks()) window_.addDockWidget(Qt::BottomDockWidgetArea, dock);
}

QDockWidget* Panels::addDock(QWidget* content, const QString& name, const QString& title) {
  auto* dock = new QDockWidget(title, &window_);
  dock->setObjectName(name);
  dock->setAccessibleName(title);
  dock->setWidget(content);
  return dock;
}

void Panels::makeDocks() {
  sceneDock_ = addDock(scene_, QStringLiteral("scene"), tr("Scene"));
  whyDock_ = addDock(why_, QStringLiteral("why"), tr("Why?"));
  constantsDock_ = addDock(constants_, QStringLiteral("constants"), tr("Constants"));
  propertiesDock_ = addDock(properties_, QStringLiteral("properties"), tr("Properties"));
  tableDock_ = addDock(table_, QStringLiteral("table"), tr("Costs"));
  problemsDock_ = addDock(problems_, QStringLiteral("problems"), tr("Problems"));
  rayDock_ = addDock(ray_, QStringLiteral("ray"), tr("Ray"));
  scenariosDock_ = addDock(scenarios_, QStringLiteral("scenarios"), tr("Scenarios"));
  comparisonDock_ = addDock(comparison_, QStringLiteral("comparison"), tr("Comparison"));
  chartsDock_ = addDock(charts_, QStringLiteral("charts"), tr("Charts"));
}

void Panels::connectPanels() {
  connect(scene_, &ScenePanel::frameWanted, view_, &ViewPanel::frameSelection);
  connect(scene_, &ScenePanel::layerWanted, view_, &ViewPanel::showLayer);
  connect(problems_, &ProblemsPanel::countChanged, this, &Panels::nameProblems);
  connect(&document_, &Document::sceneReset, this, &Panels::showWhatMatters);
}

/// Octrees have rays and places, but no costs.
void Panels::showWhatMatters() {
  const scene::Scene& scene = document_.weighing().scene;
  if (scene.octrees.empty() || !scene.linksets.empty()) return;
  rayDock_->raise();
  propertiesDock_->raise();
}

/// All are taken out first: tabs of before would stay on the screen as empty lines.
void Panels::restoreLayout() {
  for (QDockWidget* dock : docks()) {
    dock->setFloating(false);
    window_.removeDockWidget(dock);
  }
  window_.addDockWidget(Qt::LeftDockWidgetArea, sceneDock_);
  window_.tabifyDockWidget(sceneDock_, scenariosDock_);
  window_.addDockWidget(Qt::RightDockWidgetArea, whyDock_);
  window_.tabifyDockWidget(whyDock_, constantsDock_);
  window_.tabifyDockWidget(constantsDock_, propertiesDock_);
  window_.addDockWidget(Qt::BottomDockWidgetArea, tableDock_);
  window_.tabifyDockWidget(tableDock_, chartsDock_);
  window_.tabifyDockWidget(chartsDock_, comparisonDock_);
  window_.tabifyDockWidget(comparisonDock_, problemsDock_);
  window_.tabifyDockWidget(problemsDock_, rayDock_);
  for (QDockWidget* dock : docks()) dock->show();
  sceneDock_->raise();
  whyDock_->raise();
  tableDock_->raise();
  takeFirstSizes();
}

void Panels::takeFirstSizes() {
  const QFontMetrics metrics = window_.fontMetrics();
  const int character = metrics.averageCharWidth();
  window_.resizeDocks({sceneDock_, whyDock_},
                      {character * leftCharacters, character * rightCharacters}, Qt::Horizontal);
  window_.resizeDocks({tableDock_}, {metrics.lineSpacing() * lowerLines}, Qt::Vertical);
}

void Panels::showProblems() {
  problemsDock_->show();
  problemsDock_->raise();
}

void Panels::showScenarios() {
  scenariosDock_->show();
  scenariosDock_->raise();
}

void Panels::nameProblems(int errors, int warnings, int notes) {
  const int count = errors + warnings + notes;
  problemsDock_->setWindowTitle(count == 0 ? tr("Problems") : tr("Problems (%L1)").arg(count));
}

}  // namespace wb::ui
