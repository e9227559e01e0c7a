#include "ui/window/detail/optimize_steps.h"

#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/level_planner.h"
#include "ui/panels/shapes/plan_bar.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/window/detail/docks.h"
#include "ui/window/detail/workspaces.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QToolButton>

namespace wb::ui::test {

/// The steps along the top of *Optimize*.
class OptimizeStepsTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void theyAreThereInOptimizeAlone();
  void withoutAnObjectTheySayWhatToDo();
  void eachSaysWhatComesOfIt();
  void whatTakesLongIsSearchedOnRequest();
  void aShapeStandsBesideWhatIsThere();
  void theyLeadToTheirPanels();

 private:
  OptimizeSteps& steps() { return panel<OptimizeSteps>(); }
  QToolButton& step(const QString& name);
  /// The second line of a step.
  QString resultOf(const QString& name) { return step(name).text().section(u'\n', 1); }
  QString whole() { return steps().findChild<QLabel*>()->text(); }
  Workspaces& spaces() { return *window_->findChild<Workspaces*>(); }
};

void OptimizeStepsTest::init() {
  start("Optimize steps");
  window_->resize(1440, 900);
}

void OptimizeStepsTest::cleanup() {
  window_->document().undoStack().setClean();
  window_.reset();
}

QToolButton& OptimizeStepsTest::step(const QString& name) {
  for (auto* one : steps().findChildren<QToolButton*>())
    if (one->accessibleName().startsWith(name)) return *one;
  qFatal("no such step");
}

void OptimizeStepsTest::theyAreThereInOptimizeAlone() {
  open(sample("bench.weighbridge"));
  for (const Workspace one : allWorkspaces) {
    spaces().choose(one);
    QCOMPARE(steps().isVisible(), one == Workspace::optimize);
  }
  spaces().choose(Workspace::optimize);
  QCOMPARE(steps().height(), 56);
}

void OptimizeStepsTest::withoutAnObjectTheySayWhatToDo() {
  open(sample("bench.weighbridge"));
  spaces().choose(Workspace::optimize);
  for (const char* name : {"Check", "Levels of detail", "Physics", "Export"}) {
    QVERIFY2(!step(name).isEnabled(), name);
    QCOMPARE(step(name).toolTip(), QStringLiteral("Select an object first."));
  }
}

/// A doorway whose walls are triangles: a shape of hulls is cheaper. What each step promises is
/// what the document weighs once it is done.
void OptimizeStepsTest::eachSaysWhatComesOfIt() {
  open(sample("doorway.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  const auto weight = [this] { return window_->document().weighing().costs.front().landImpact; };
  const QString now = QString::number(weight());
  spaces().choose(Workspace::optimize);
  auto& shapes = panel<ShapesPanel>();
  QCOMPARE(resultOf("Check"), QStringLiteral("would upload: %1 LI").arg(now));
  QCOMPARE(resultOf("Physics"), QStringLiteral("not searched yet"));
  QCOMPARE(resultOf("Export"), now + QStringLiteral(" LI"));
  QTRY_VERIFY_WITH_TIMEOUT(shapes.levels().levels(), 60'000);
  const double levels = shapes.levels().levels()->landImpact;
  QVERIFY2(resultOf("Levels of detail").startsWith("object: " + now),
           "of the whole object, not of its levels");
  shapes.wishes().setGoal(ShapeGoal::share, 15);
  shapes.make();
  QCOMPARE(resultOf("Physics"), QStringLiteral("searching…"));
  QTRY_VERIFY_WITH_TIMEOUT(!shapes.isBusy(), 120'000);
  QTRY_VERIFY(shapes.hasChosen());
  const QString promised = resultOf("Physics");
  QVERIFY2(promised.contains(u'→'), qPrintable(promised));
  shapes.use();
  shapes.levels().use();
  const QString after = QString::number(shapes.landImpactOnGrid().value_or(weight()));
  QCOMPARE(promised, QStringLiteral("object: %1 → %2 LI").arg(QString::number(levels), after));
  QCOMPARE(resultOf("Physics"), promised);
  QCOMPARE(resultOf("Export"), after + QStringLiteral(" LI"));
  QCOMPARE(whole(), QStringLiteral("%1 → %2 LI").arg(now, after));
}

/// A statue of many triangles: nobody waits for its levels who did not ask.
void OptimizeStepsTest::whatTakesLongIsSearchedOnRequest() {
  open(sample("statue.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  spaces().choose(Workspace::optimize);
  auto& levels = panel<ShapesPanel>().levels();
  QTest::qWait(200);  // That of a smaller mesh begins at once.
  QVERIFY(!levels.isBusy());
  QCOMPARE(resultOf("Levels of detail"), QStringLiteral("not searched yet"));
  step("Levels of detail").click();
  QVERIFY(levels.isBusy());
  QCOMPARE(resultOf("Levels of detail"), QStringLiteral("searching…"));
  // Another size would be another search.
  scene::Part part = window_->document().weighing().scene.linksets[0].parts[0];
  part.scale *= 1.5;
  changePart(window_->document(), 0, 0, part, "Larger");
  QTRY_COMPARE(resultOf("Levels of detail"), QStringLiteral("not searched yet"));
  QVERIFY(!levels.isBusy());
}

/// The view shows what is now beside what is chosen, with one camera, until somebody joins it.
void OptimizeStepsTest::aShapeStandsBesideWhatIsThere() {
  open(sample("doorway.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  spaces().choose(Workspace::optimize);
  auto& view = panel<ViewPanel>();
  auto& shapes = panel<ShapesPanel>();
  QVERIFY(panel<PlanBar>().isVisible());
  QCOMPARE(view.settings().beside, Beside::nothing);
  shapes.wishes().setGoal(ShapeGoal::share, 15);
  for (QComboBox* one : shapes.wishes().findChildren<QComboBox*>())
    if (const int index = one->findText("simpler hulls"); index >= 0) one->setCurrentIndex(index);
  shapes.make();
  QTRY_VERIFY_WITH_TIMEOUT(!shapes.isBusy(), 120'000);
  QTRY_COMPARE(view.settings().beside, Beside::before);
  QVERIFY(view.settings().isWiped);
  // Who wants them side by side has them so next time.
  ViewSettings apart = view.settings();
  apart.isWiped = false;
  view.setSettings(apart);
  spaces().choose(Workspace::explain);
  QCOMPARE(view.settings().beside, Beside::nothing);
  QVERIFY(!panel<PlanBar>().isVisible());
}

void OptimizeStepsTest::theyLeadToTheirPanels() {
  open(sample("market.weighbridge"));
  spaces().choose(Workspace::optimize);
  window_->selection().select(weighing::Target{0, {}});
  const auto seen = [&](const char* name) {
    return isInFront(*window_->findChild<QDockWidget*>(QLatin1StringView(name)));
  };
  QVERIFY(!seen("problems"));
  step("Check").click();
  QTRY_VERIFY(seen("problems"));
  panel<ShapesPanel>().levels().cancel();
  window_->findChild<QDockWidget*>(QLatin1StringView("why"))->raise();
  QTRY_VERIFY(!seen("shapes"));
  step("Levels of detail").click();
  QTRY_VERIFY(seen("shapes"));
  step("Physics").click();
  QVERIFY(panel<ShapesPanel>().isBusy() || panel<ShapesPanel>().hasChosen());
}

WEIGHBRIDGE_WINDOW_TEST(OptimizeStepsTest);

}  // namespace wb::ui::test

#include "optimize_steps_test.moc"
