#include "ui/window/detail/optimize_steps.h"

#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/window/detail/docks.h"
#include "ui/window/detail/workspaces.h"

#include <QDockWidget>
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
  void theyLeadToTheirPanels();

 private:
  OptimizeSteps& steps() { return panel<OptimizeSteps>(); }
  QToolButton& step(const QString& name);
  Workspaces& spaces() { return *window_->findChild<Workspaces*>(); }
};

void OptimizeStepsTest::init() {
  start("Optimize steps");
  window_->resize(1440, 900);
  open(sample("market.weighbridge"));
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
  for (const Workspace one : allWorkspaces) {
    spaces().choose(one);
    QCOMPARE(steps().isVisible(), one == Workspace::optimize);
  }
  spaces().choose(Workspace::optimize);
  QCOMPARE(steps().height(), 56);
}

void OptimizeStepsTest::withoutAnObjectTheySayWhatToDo() {
  spaces().choose(Workspace::optimize);
  for (const char* name : {"Check", "Levels of detail", "Physics", "Export"}) {
    QVERIFY2(!step(name).isEnabled(), name);
    QCOMPARE(step(name).toolTip(), QStringLiteral("Select an object first."));
  }
}

/// A doorway whose walls are triangles: a shape of hulls is cheaper.
void OptimizeStepsTest::eachSaysWhatComesOfIt() {
  open(sample("doorway.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  spaces().choose(Workspace::optimize);
  const double now = window_->document().weighing().costs.front().landImpact;
  const QString impact = QString::number(now) + QStringLiteral(" LI");
  QVERIFY(step("Check").isEnabled());
  QVERIFY(step("Levels of detail").text().endsWith(impact));
  QVERIFY(step("Physics").text().endsWith(impact));
  auto& shapes = panel<ShapesPanel>();
  shapes.wishes().setGoal(ShapeGoal::share, 15);
  shapes.make();
  QTRY_VERIFY_WITH_TIMEOUT(!shapes.isBusy(), 120'000);
  QTRY_VERIFY(shapes.landImpactOfChosen());
  const QString after = QString::number(*shapes.landImpactOfChosen());
  QTRY_COMPARE(step("Physics").text(),
               QStringLiteral("Physics\n%1 → %2 LI").arg(QString::number(now), after));
}

void OptimizeStepsTest::theyLeadToTheirPanels() {
  spaces().choose(Workspace::optimize);
  window_->selection().select(weighing::Target{0, {}});
  const auto seen = [&](const char* name) {
    return isInFront(*window_->findChild<QDockWidget*>(QLatin1StringView(name)));
  };
  QVERIFY(!seen("problems"));
  step("Check").click();
  QTRY_VERIFY(seen("problems"));
  step("Levels of detail").click();
  QTRY_VERIFY(seen("why"));
  step("Physics").click();
  QTRY_VERIFY(seen("shapes"));
  QVERIFY(panel<ShapesPanel>().isBusy() || panel<ShapesPanel>().hasChosen());
}

WEIGHBRIDGE_WINDOW_TEST(OptimizeStepsTest);

}  // namespace wb::ui::test

#include "optimize_steps_test.moc"
