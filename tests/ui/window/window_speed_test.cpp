#include "tests/ui/window/main_window_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "tests/window/work_time.h"
#include "ui/document/commands.h"
#include "ui/panels/charts/charts_panel.h"
#include "ui/panels/scenarios/comparison_panel.h"
#include "ui/panels/scenarios/decision_sheet_view.h"
#include "ui/panels/scenarios/scenarios_panel.h"
#include "ui/panels/table/table_panel.h"
#include "ui/panels/why/detail/advisor.h"
#include "ui/panels/why/detail/explainer.h"
#include "ui/panels/why/why_panel.h"

#include <QDockWidget>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QStatusBar>
#include <QTableView>
#include <algorithm>
#include <string>
#include <vector>

namespace wb::ui::test {
namespace {

const int linksets = isLong() ? 3'000 : 100;
constexpr int partsEach = 10;
const int dragSteps = isLong() ? 60 : 8;
const int longestRest = isLong() ? 3'000 : 100;  // ms

/// A region of 30,000 prims of all kinds, or of 1,000.
QByteArray region() {
  const char* const kinds[] = {"box", "cylinder", "sphere", "torus", "prism"};
  QByteArray text = "{\"weighbridge\": 1, \"linksets\": [";
  for (int i = 0; i < linksets; ++i) {
    text += i == 0 ? "" : ",\n";
    text += QStringLiteral("{\"name\": \"Object %1\", \"position\": [%2, %3, 25], \"parts\": [")
                .arg(i)
                .arg(i % 60 * 4)
                .arg(i / 60 * 4)
                .toUtf8();
    for (int j = 0; j < partsEach; ++j)
      text += QStringLiteral(
                  "%1{\"kind\": \"%2\", \"position\": [0, 0, %3], \"materials\": true, "
                  "\"scale\": [%4, 0.5, 0.5], \"prim\": {\"hollow\": %5}}")
                  .arg(j == 0 ? "" : ", ", kinds[(i + j) % 5])
                  .arg(j * 0.5)
                  .arg(0.5 + (i * 7 + j) % 100 * 0.01)
                  .arg(j % 2 == 0 ? 0.0 : 0.4)
                  .toUtf8();
    text += "]}";
  }
  return text + "]}";
}

}  // namespace

/// Prints how long the window is blocked at most by what users do in a region of 30,000 parts; of
/// 1,000 it sees that all of that happens.
class WindowSpeedTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void initTestCase();
  void cleanupTestCase() { window_.reset(); }
  void everyPartIsThere();
  void aDraggedConstant();
  void aDraggedConstantWithAllOpen_data();
  void aDraggedConstantWithAllOpen();
  void aDraggedConstantWithTheSheet();
  void sorting();
  void filtering();
  void selecting();
  void explaining();

 private:
  QTableView& rows() { return *panel<TablePanel>().findChild<QTableView*>(); }
};

void WindowSpeedTest::initTestCase() {
  start("Window speed", isLong() ? Drawing::whole : Drawing::none);
  const QString path = makeFile("region.weighbridge", region());
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  QElapsedTimer timer;
  timer.start();
  window_->open(path);
  QVERIFY(reset.wait(120'000));
  qInfo("a region of %d parts is open after %lld ms", linksets * partsEach, timer.elapsed());
  panel<TablePanel>().setRowKind(table::RowKind::part);
  QTest::qWait(longestRest);
}

void WindowSpeedTest::everyPartIsThere() {
  QCOMPARE(rows().model()->rowCount(), linksets * partsEach);
}

void WindowSpeedTest::aDraggedConstant() {
  const Gesture gesture = newGesture();
  cost::Profile profile = window_->document().weighing().profile;
  const double before = window_->document().weighing().costs[0].physics;
  const std::size_t passes = window_->document().geometryPasses();
  std::vector<qint64> steps;
  QElapsedTimer timer;
  QTest::mousePress(window_->statusBar(), Qt::LeftButton);
  for (int step = 1; step <= dragSteps; ++step) {
    profile[cost::Key::triangle_constant] = 0.05 + step * 0.001;
    timer.start();
    changeProfile(window_->document(), profile, "Drag", gesture);
    QCoreApplication::processEvents();
    steps.push_back(timer.elapsed());
  }
  QTest::mouseRelease(window_->statusBar(), Qt::LeftButton);
  qInfo("its first steps: %lld, %lld, %lld ms", steps[0], steps[1], steps[2]);
  std::ranges::sort(steps);
  qInfo("a dragged constant: usually %lld ms for a step with all that follows, %lld at most",
        steps[steps.size() / 2], steps.back());
  QVERIFY(window_->document().weighing().costs[0].physics > before);
  QCOMPARE(window_->document().geometryPasses(), passes);
  QCOMPARE(window_->document().undoStack().count(), 1);
}

void WindowSpeedTest::aDraggedConstantWithAllOpen_data() {
  QTest::addColumn<int>("chart");
  QTest::addColumn<bool>("isSelected");
  QTest::newRow("cost against scale") << static_cast<int>(ChartKind::scale) << true;
  QTest::newRow("cost against the constant") << static_cast<int>(ChartKind::constant) << true;
  QTest::newRow("sensitivity of all") << static_cast<int>(ChartKind::sensitivity) << false;
  QTest::newRow("winners and losers") << static_cast<int>(ChartKind::winners) << false;
}

/// Table, totals, scenarios, comparison and a chart follow; none of them may hold up the window.
void WindowSpeedTest::aDraggedConstantWithAllOpen() {
  QFETCH(int, chart);
  QFETCH(bool, isSelected);
  Document& document = window_->document();
  document.undoStack().setIndex(0);
  for (const char* name : {"scenarios", "comparison", "charts"}) {
    auto* dock = window_->findChild<QDockWidget*>(name);
    dock->setFloating(true);
    dock->show();
  }
  auto& charts = panel<ChartsPanel>();
  charts.setKind(static_cast<ChartKind>(chart));
  window_->selection().select(isSelected ? std::optional(weighing::Target{7, 2}) : std::nullopt);
  panel<ScenariosPanel>().pinNow();
  QTest::qWait(longestRest);
  const Gesture gesture = newGesture();
  cost::Profile profile = document.weighing().profile;
  double changing = 0;
  double longest = 0;
  int followed = 0;
  const auto count = connect(charts.findChild<ChartMaker*>(), &ChartMaker::made, this,
                             [&followed] { ++followed; });
  for (int step = 1; step <= dragSteps; ++step) {
    profile[cost::Key::triangle_constant] = 0.05 + step * 0.001;
    const double before = ownMilliseconds();
    changeProfile(document, profile, "Drag", gesture);
    changing = std::max(changing, ownMilliseconds() - before);
    QCoreApplication::processEvents();
    longest = std::max(longest, ownMilliseconds() - before);
  }
  disconnect(count);
  qInfo("with %s: %.1f ms at most for a step, %.1f ms with painting; charts made behind: %d",
        QTest::currentDataTag(), changing, longest, followed);
  QTRY_VERIFY_WITH_TIMEOUT(!charts.findChild<ChartMaker*>()->isBusy(), 60'000);
  QVERIFY(charts.hasChart());
  const double now = landImpact();
  document.undoStack().undo();
  QVERIFY(now >= landImpact());
}

/// The sheet with two scenarios and the winners in a chart, as when tuning.
void WindowSpeedTest::aDraggedConstantWithTheSheet() {
  constexpr double longestAllowed = 33;  // ms, of the window's thread
  Document& document = window_->document();
  document.undoStack().setIndex(0);
  for (const char* name : {"comparison", "charts"}) {
    auto* dock = window_->findChild<QDockWidget*>(name);
    dock->setFloating(true);
    dock->show();
  }
  panel<ChartsPanel>().setKind(ChartKind::winners);
  panel<ScenariosPanel>().pinNow();
  auto& comparison = panel<ComparisonPanel>();
  comparison.showSheet(true);
  cost::Profile profile = document.weighing().profile;
  std::vector<scene::ProfileSetting> scenarios;
  for (const double constant : {0.03, 0.08}) {
    cost::Profile one = profile;
    one[cost::Key::triangle_constant] = constant;
    one.name = "k " + std::to_string(constant);
    scenarios.push_back(cost::toSetting(one));
  }
  changeScenarios(document, scenarios, "Scenarios");
  const auto* sheet = comparison.sheet().findChild<QTableView*>();
  QTRY_COMPARE_WITH_TIMEOUT(sheet->model()->columnCount(), 4, 60'000);
  QTest::qWait(longestRest);
  const Gesture gesture = newGesture();
  std::vector<double> steps;
  for (int step = 1; step <= dragSteps; ++step) {
    profile[cost::Key::triangle_constant] = 0.05 + step * 0.001;
    const double before = ownMilliseconds();
    changeProfile(document, profile, "Drag", gesture);
    QCoreApplication::processEvents();
    steps.push_back(ownMilliseconds() - before);
  }
  const auto over = std::ranges::count_if(steps, [](double step) { return step > longestAllowed; });
  std::ranges::sort(steps);
  qInfo(
      "with the decision sheet over %d parts: usually %.1f ms for a step, %.1f at most; %d of %d "
      "steps over %.0f ms",
      linksets * partsEach, steps[steps.size() / 2], steps.back(), static_cast<int>(over),
      dragSteps, longestAllowed);
  const auto columns = comparison.sheet().columns();
  QCOMPARE(columns.size(), std::size_t{4});
  QCOMPARE(table::numberIn(columns[0].cells.at(0).value), landImpact());
  document.undoStack().setIndex(0);
  // What is pinned stays as it was.
  QCOMPARE(table::numberIn(columns[1].cells.at(0).value), landImpact());
  comparison.showSheet(false);
}

void WindowSpeedTest::sorting() {
  qint64 longest = 0;
  QElapsedTimer timer;
  for (int column = 0; column < rows().model()->columnCount(); ++column) {
    if (rows().isColumnHidden(column)) continue;
    timer.start();
    rows().sortByColumn(column, Qt::DescendingOrder);
    QCoreApplication::processEvents();
    longest = std::max(longest, timer.elapsed());
  }
  qInfo("sorting by any column: %lld ms at most", longest);
  QCOMPARE(rows().model()->rowCount(), linksets * partsEach);
}

void WindowSpeedTest::filtering() {
  auto* filter = panel<TablePanel>().findChild<QLineEdit*>();
  qint64 longest = 0;
  QElapsedTimer timer;
  for (const QChar letter : QStringLiteral("object 77")) {
    timer.start();
    QTest::keyClick(filter, letter.toLatin1());
    QCoreApplication::processEvents();
    longest = std::max(longest, timer.elapsed());
  }
  qInfo("typing a filter: %lld ms at most for a letter", longest);
  // Object 77, 770 to 779, 177 … 2977, 1770 … 2779.
  int expected = 0;
  for (int i = 0; i < linksets; ++i) expected += QString::number(i).contains("77") ? partsEach : 0;
  QCOMPARE(rows().model()->rowCount(), expected);
  filter->clear();
}

void WindowSpeedTest::selecting() {
  qint64 longest = 0;
  QElapsedTimer timer;
  for (std::size_t i = 0; i < 20; ++i) {
    timer.start();
    const std::size_t linkset = i * (static_cast<std::size_t>(linksets) / 20 - 1);
    window_->selection().select(weighing::Target{linkset, i % partsEach});
    longest = std::max(longest, timer.elapsed());
    QCoreApplication::processEvents();
  }
  // A frame of the view follows; how long that takes is the display's affair.
  qInfo("selecting an object: %lld ms at most", longest);
  QVERIFY(window_->selection().current());
}

/// From a selection to the number in *Why?*, and to all that it has to say.
void WindowSpeedTest::explaining() {
  auto& why = panel<WhyPanel>();
  const auto& explainer = *why.findChild<Explainer*>();
  const auto& advisor = *why.findChild<Advisor*>();
  qint64 number = 0;
  qint64 all = 0;
  QElapsedTimer timer;
  for (std::size_t linkset = 80; linkset < (isLong() ? 100U : 82U); ++linkset) {
    timer.start();
    window_->selection().select(weighing::Target{linkset, {}});
    while (!explainer.current() || explainer.current()->linkset != linkset)
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    number = std::max(number, timer.elapsed());
    while (advisor.isBusy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QVERIFY(advisor.current() && advisor.current()->of.linkset == linkset);
    all = std::max(all, timer.elapsed());
  }
  qInfo("from selecting to its number: %lld ms at most, to the last advice %lld", number, all);
}

WEIGHBRIDGE_WINDOW_TEST(WindowSpeedTest);

}  // namespace wb::ui::test

#include "window_speed_test.moc"
