#include "tests/ui/window/main_states.h"

#include "ui/panels/charts/charts_panel.h"
#include "ui/panels/charts/detail/chart_maker.h"
#include "ui/panels/constants/detail/effect_finder.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/ray/ray_panel.h"
#include "ui/panels/scenarios/scenarios_panel.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/panels/view/detail/layer_keeper.h"
#include "ui/panels/view/detail/octree_keeper.h"
#include "ui/panels/view/view_panel.h"
#include "ui/translation/translation.h"
#include "ui/widgets/background_work.h"
#include "ui/window/detail/job_strip.h"
#include "ui/window/detail/log_panel.h"
#include "ui/window/detail/workspaces.h"
#include "viewport/view.h"

#include <QComboBox>
#include <QDockWidget>
#include <QListView>
#include <QTableView>
#include <QToolButton>
#include <QTranslator>
#include <algorithm>

namespace wb::ui::test {

using viewport::Preset;

namespace {

/// The choice of what a chart shows.
QComboBox& kindOf(const ChartsPanel& charts) {
  const QList<QComboBox*> all = charts.findChildren<QComboBox*>();
  return **std::ranges::min_element(all, {}, &QComboBox::count);
}

/// Not one that a choice opens.
QListView& stepsOf(const RayPanel& rays) {
  const QList<QListView*> all = rays.findChildren<QListView*>();
  return **std::ranges::find(all, &QListView::staticMetaObject, &QObject::metaObject);
}

}  // namespace

void MainStates::startIn(const QLocale& locale, const QSize& size, Drawing drawing) {
  QLocale::setDefault(locale);
  installTranslations(*qApp, locale);
  folder_ = makeSettingsFolder("Main states");
  makeWindow(drawing);
  window_->setGeometry(QRect(QPoint(), size));
  waitForLayout();
}

void MainStates::end() {
  if (window_) window_->document().undoStack().setClean();
  window_.reset();
  qDeleteAll(qApp->findChildren<QTranslator*>());
  QLocale::setDefault(QLocale::c());
}

void MainStates::reopen(const QString& path) {
  window_->document().undoStack().setClean();
  open(path);
}

void MainStates::see(const QString& name) { seen(*window_, name); }

bool MainStates::hasDrawn() { return !panel<ViewPanel>().findChild<LayerKeeper*>()->isBusy(); }

void MainStates::show(const ViewSettings& settings) {
  panel<ViewPanel>().setSettings(settings);
  QTRY_VERIFY(hasDrawn());
}

void MainStates::choose(Preset preset) {
  ViewSettings settings = panel<ViewPanel>().settings();
  settings.apply(preset);
  show(settings);
}

void MainStates::raise(const char* dock) {
  auto* found = window_->findChild<QDockWidget*>(QLatin1StringView(dock));
  window_->findChild<Workspaces*>()->reveal(*found);
  waitForLayout();
}

void MainStates::enter(Workspace workspace) {
  window_->findChild<Workspaces*>()->choose(workspace);
  waitForLayout();
  QTRY_VERIFY(hasDrawn());
}

/// Of a project and of a single model; in *Tune* with a constant that is another than before.
void MainStates::goThroughWorkspaces() {
  reopen(sample("market.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  enter(Workspace::optimize);
  see("workspace_optimize");
  enter(Workspace::tune);
  QTRY_VERIFY(!panel<EffectFinder>().isBusy());
  see("workspace_tune_as_it_was");
  changeConstant(window_->document(), cost::Key::triangle_constant, 0.03, Gesture::none);
  QTRY_VERIFY(!panel<EffectFinder>().isBusy());
  QTRY_VERIFY(hasDrawn());
  waitForLayout();
  see("workspace_tune");
  enter(Workspace::octrees);
  see("workspace_octrees_none");
  enter(Workspace::explain);
  see("workspace_explain");
  reopen(sample("doorway.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  enter(Workspace::optimize);
  auto& shapes = panel<ShapesPanel>();
  shapes.wishes().setGoal(ShapeGoal::share, 15);
  shapes.make();
  QTRY_VERIFY_WITH_TIMEOUT(!shapes.isBusy(), 120'000);
  QTRY_VERIFY(hasDrawn());
  see("workspace_optimize_doorway");
  reopen(WEIGHBRIDGE_DATA "/octree/octree_indented.scene");
  QTRY_VERIFY(!panel<OctreeKeeper>().isBusy());
  waitForLayout();
  see("workspace_octrees");
}

void MainStates::goThroughTheMarket() {
  reopen(sample("market.weighbridge"));
  QTRY_VERIFY(hasDrawn());
  see("market_cost");
  ViewSettings settings = panel<ViewPanel>().settings();
  settings.marksCostliest = true;
  show(settings);
  see("market_costliest");
  settings.marksCostliest = false;
  settings.isXray = true;
  window_->selection().select(weighing::Target{5, {}});
  show(settings);
  see("market_xray");
  settings.isXray = false;
  settings.hasHandles = true;
  show(settings);
  see("market_handles");
  settings.hasHandles = false;
  show(settings);
  choose(Preset::cost);
  for (const auto& [by, name] : {std::pair(viewport::ColourBy::decidedBy, "market_decided_by"),
                                 std::pair(viewport::ColourBy::weighedAs, "market_weighed_as"),
                                 std::pair(viewport::ColourBy::change, "market_no_baseline")}) {
    settings = panel<ViewPanel>().settings();
    settings.colourBy = by;
    show(settings);
    see(name);
  }
  choose(Preset::physics);
  see("market_physics");
  choose(Preset::visual);
  settings = panel<ViewPanel>().settings();
  settings.explosion = 0.5;
  settings.section.axis = 0;
  show(settings);
  see("market_exploded");
  settings.explosion = 0;
  settings.section.axis.reset();
  settings.beside = Beside::physics;
  show(settings);
  see("market_beside");
}

void MainStates::goThroughTheMap() {
  reopen(sample("market.weighbridge"));
  QTRY_VERIFY(hasDrawn());
  window_->selection().selectRegion(0);
  auto& view = panel<ViewPanel>().view();
  QTest::keyClick(&view, Qt::Key_L);
  view.pointAgain();
  QTest::mouseMove(&view, QPoint(view.width() / 2, view.height() / 2));
  QTRY_VERIFY(hasDrawn());
  see("market_map");
}

void MainStates::goThroughPanels() {
  reopen(sample("market.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  QTRY_VERIFY(hasDrawn());
  for (const char* dock :
       {"comparison", "problems", "ray", "scene", "scenarios", "constants", "properties"}) {
    raise(dock);
    see(QStringLiteral("panel_") + QLatin1StringView(dock));
  }
  window_->selection().selectAll({{0, {}}, {1, {}}, {2, {}}});
  raise("properties");
  see("panel_properties_several");
}

void MainStates::goThroughCharts() {
  reopen(sample("market.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  raise("charts");
  auto& charts = panel<ChartsPanel>();
  QComboBox& kind = kindOf(charts);
  for (int i = 0; i < kind.count(); ++i) {
    kind.setCurrentIndex(i);
    QTRY_VERIFY(!charts.findChild<ChartMaker*>()->isBusy());
    see(QStringLiteral("chart_%1").arg(i));
  }
}

/// One constant is another than the baseline's.
void MainStates::goThroughTheBaseline() {
  reopen(sample("market.weighbridge"));
  panel<ScenariosPanel>().findChild<QTableView*>()->actions()[3]->trigger();
  changeConstant(window_->document(), cost::Key::triangle_constant, 0.03, Gesture::none);
  QTRY_VERIFY(hasDrawn());
  raise("table");
  see("baseline_table");
  raise("comparison");
  see("baseline_comparison");
  raise("charts");
  auto& charts = panel<ChartsPanel>();
  QComboBox& kind = kindOf(charts);
  kind.setCurrentIndex(kind.count() - 1);
  QTRY_VERIFY(!charts.findChild<ChartMaker*>()->isBusy());
  see("baseline_chart");
  ViewSettings settings = panel<ViewPanel>().settings();
  settings.colourBy = viewport::ColourBy::change;
  show(settings);
  see("baseline_change");
  settings = panel<ViewPanel>().settings();
  settings.apply(Preset::cost);
  settings.beside = Beside::baseline;
  show(settings);
  see("baseline_beside");
}

void MainStates::goThroughOneObject() {
  reopen(sample("duck.weighbridge"));
  QTRY_VERIFY(hasDrawn());
  see("duck_visual");
  choose(Preset::physics);
  see("duck_physics");
  choose(Preset::cost);
  see("duck_cost");
  for (const auto by : {viewport::ColourBy::material, viewport::ColourBy::hull}) {
    ViewSettings settings = panel<ViewPanel>().settings();
    settings.colourBy = by;
    show(settings);
    see(by == viewport::ColourBy::hull ? "duck_hull" : "duck_material");
  }
  reopen(sample("chair.weighbridge"));
  choose(Preset::physics);
  ViewSettings settings = panel<ViewPanel>().settings();
  settings.colourBy = viewport::ColourBy::width;
  show(settings);
  see("chair_width");
}

/// For a wall with a doorway, within a distance at which shapes are soon found.
void MainStates::goThroughShapes() {
  reopen(sample("doorway.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  QTRY_VERIFY(hasDrawn());
  raise("shapes");
  see("shapes_none");
  auto& shapes = panel<ShapesPanel>();
  shapes.wishes().setGoal(ShapeGoal::share, 15);
  shapes.make();
  QTRY_VERIFY_WITH_TIMEOUT(!shapes.isBusy(), 120'000);
  auto* look = shapes.findChildren<QComboBox*>().back();
  for (QComboBox* one : shapes.findChildren<QComboBox*>())
    if (one->count() == 3 && one->parent() == &shapes) look = one;
  for (int i = 0; i < look->count(); ++i) {
    look->setCurrentIndex(i);
    waitForLayout();
    QTRY_VERIFY(hasDrawn());
    see(QStringLiteral("shapes_%1").arg(i));
  }
}

void MainStates::goThroughOctrees() {
  reopen(WEIGHBRIDGE_DATA "/octree/octree_indented.scene");
  QTRY_VERIFY(!panel<OctreeKeeper>().isBusy());
  waitForLayout();
  auto& view = panel<ViewPanel>().view();
  QTest::mouseMove(&view, QPoint(view.width() / 2, view.height() / 2));
  see("octree");
  QListView& steps = stepsOf(panel<RayPanel>());
  steps.setCurrentIndex(steps.model()->index(1, 0));
  see("octree_replay");
  window_->selection().selectOctree(0);
  raise("properties");
  see("octree_properties");
}

/// Two pieces of work go on.
void MainStates::goThroughWork() {
  reopen(sample("market.weighbridge"));
  const Job reading("market.weighbridge", [] {});
  const Job making("chair.llmesh", [] {});
  reading.tell(0.01);
  const auto buttons = panel<JobStrip>().findChildren<QToolButton*>();
  QTRY_VERIFY(std::ranges::any_of(
      buttons, [](const QToolButton* one) { return one->menu() && one->isVisible(); }));
  waitForLayout();
  see("work");
}

void MainStates::goThroughTheLog() {
  reopen(sample("market.weighbridge"));
  window_->open(makeFile("broken.weighbridge", "{"));
  QTRY_VERIFY(panel<LogPanel>().log().asText().contains("broken"));
  raise("log");
  see("log");
}

}  // namespace wb::ui::test
