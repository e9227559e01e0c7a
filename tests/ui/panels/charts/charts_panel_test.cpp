#include "tests/ui/panels/charts/charts_panel_case.h"
#include "tests/ui/widgets/contrast.h"
#include "tests/window/window_test.h"
#include "ui/panels/scenarios/scenario_changes.h"
#include "ui/widgets/background_work.h"
#include "ui/widgets/expression_box.h"

#include <QAbstractItemModelTester>
#include <QBarCategoryAxis>
#include <QComboBox>
#include <QFile>
#include <QLegend>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <algorithm>

namespace wb::ui::test {
namespace {

/// Letters are thin: at their edges the ground shines through.
bool isNear(QRgb one, const QColor& other) {
  constexpr int most = 60;
  return std::abs(qRed(one) - other.red()) < most && std::abs(qGreen(one) - other.green()) < most &&
         std::abs(qBlue(one) - other.blue()) < most;
}

}  // namespace

class ChartsPanelTest : public ChartsPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void saysWhatToDo();
  void namesOfBarsAreReadAtAnyHeight();
  void linesAreNamedWhereTheyEnd_data();
  void linesAreNamedWhereTheyEnd();
  void isNamedAfterWhatItShows();
  void theScenarioInUseIsNamed();
  void aDragIsFollowed();
  void aHiddenOneCatchesUp();
  void workCanBeStopped();
  void writesPictureDrawingAndData();
  void coloursCanBeRead_data();
  void coloursCanBeRead();
  void everyControlHasAName();
  void theModelKeepsItsPromises();

 private:
  QTemporaryDir folder_;
};

void ChartsPanelTest::saysWhatToDo() {
  QVERIFY(visibleText().contains("Nothing is open"));
  open("market.weighbridge", {});
  QVERIFY(visibleText().contains("Select an object"));
  selection_->select(weighing::Target{0, {}});
  QTRY_VERIFY(panel_->hasChart());
  document_->close();
  QVERIFY(visibleText().contains("Nothing is open"));
  QVERIFY(!panel_->hasChart());
}

void ChartsPanelTest::namesOfBarsAreReadAtAnyHeight() {
  open("market.weighbridge", {});
  panel_->setKind(ChartKind::sensitivity);
  QTRY_VERIFY(panel_->hasChart());
  auto* view = panel_->findChild<ChartView*>();
  const auto names = [view] {
    for (QAbstractAxis* axis : view->chart()->axes(Qt::Vertical))
      if (auto* classes = qobject_cast<QBarCategoryAxis*>(axis)) return classes->count();
    return 0;
  };
  panel_->resize(1000, 900);
  QTRY_COMPARE(names(), 12);
  panel_->resize(1000, 215);
  QTRY_VERIFY(names() < 12);
  QVERIFY(names() * view->fontMetrics().lineSpacing() < view->chart()->plotArea().height());
  QVERIFY(view->accessibleDescription().contains("(top "));
}

void ChartsPanelTest::linesAreNamedWhereTheyEnd_data() {
  QTest::addColumn<QColor>("base");
  QTest::addColumn<QColor>("text");
  QTest::newRow("light") << QColor(Qt::white) << QColor(Qt::black);
  QTest::newRow("dark") << QColor(30, 30, 30) << QColor(Qt::white);
}

/// Right of the plot stands each line's name in its colour, and no box; too low for that, the box.
void ChartsPanelTest::linesAreNamedWhereTheyEnd() {
  QFETCH(QColor, base);
  QFETCH(QColor, text);
  QPalette palette = panel_->palette();
  palette.setColor(QPalette::Base, base);
  palette.setColor(QPalette::Text, text);
  panel_->setPalette(palette);
  open("chair.weighbridge");
  QTRY_VERIFY(panel_->hasChart());
  auto* view = panel_->findChild<ChartView*>();
  panel_->resize(1000, 600);
  QTRY_VERIFY(!view->chart()->legend()->isVisible());
  const QImage picture = view->grab().toImage();
  const auto right = static_cast<int>(view->chart()->plotArea().right()) + 4;
  QSet<QRgb> seen;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = right; x < picture.width(); ++x) seen.insert(picture.pixel(x, y));
  for (const auto role : {chart::ChartRole::physics, chart::ChartRole::streaming,
                          chart::ChartRole::server, chart::ChartRole::landImpact})
    QVERIFY(
        std::ranges::any_of(seen, [&](QRgb one) { return isNear(one, colourOf(role, palette)); }));
  panel_->resize(1000, 200);
  QTRY_VERIFY(view->chart()->legend()->isVisible());
}

void ChartsPanelTest::isNamedAfterWhatItShows() {
  open("chair.weighbridge");
  QTRY_VERIFY(panel_->hasChart());
  QCOMPARE(panel_->chartName(), QString("Chair - Cost by scale"));
  panel_->setKind(ChartKind::sensitivity);
  QCOMPARE(panel_->chartName(), QString("Chair - Which constants matter"));
}

void ChartsPanelTest::aDragIsFollowed() {
  open("chair.weighbridge");
  QTRY_VERIFY(panel_->hasChart());
  const Gesture gesture = newGesture();
  for (int step = 1; step <= 30; ++step) {
    changeConstant(*document_, Key::triangle_constant, 0.05 + 0.01 * step, gesture);
    QCoreApplication::processEvents();
  }
  const auto isNow = [this] {
    const std::vector<double> x = column("scale factor");
    const auto at = static_cast<std::size_t>(std::ranges::find(x, 1.0) - x.begin());
    return column("physics")[at] == document_->weighing().costs[0].physics;
  };
  QTRY_VERIFY(isNow());
}

void ChartsPanelTest::aHiddenOneCatchesUp() {
  open("chair.weighbridge");
  QTRY_VERIFY(panel_->hasChart());
  panel_->hide();
  changeConstant(*document_, Key::triangle_constant, 0.5, Gesture::none);
  panel_->show();
  QTRY_VERIFY(column("physics")[15] > 0);
}

/// Where all work is: under the window. Beside the chart, it would have no room of its own.
void ChartsPanelTest::workCanBeStopped() {
  open("market.weighbridge");
  QTRY_VERIFY(panel_->hasChart());
  const QSize before = panel_->findChild<ChartView*>()->size();
  selection_->select(weighing::Target{3, {}});
  auto* maker = panel_->findChild<ChartMaker*>();
  QVERIFY(maker->isBusy());
  QCOMPARE(panel_->findChild<ChartView*>()->size(), before);
  QSignalSpy made(maker, &ChartMaker::made);
  const auto& jobs = Jobs::ofProgram().running();
  const auto drawing = std::ranges::find(jobs, QString("Drawing a chart"), &RunningJob::name);
  QVERIFY(drawing != jobs.end());
  Jobs::ofProgram().cancel(drawing->id);
  QVERIFY(!maker->isBusy());
  QTest::qWait(200);  // Longer than it takes to make.
  QCOMPARE(made.count(), 0);
}

void ChartsPanelTest::theScenarioInUseIsNamed() {
  open("chair.weighbridge");
  changeConstant(*document_, Key::triangle_constant, 0.06, Gesture::none);
  const auto title = [this] { return panel_->findChild<ChartView*>()->accessibleDescription(); };
  QTRY_VERIFY2(title().endsWith("under second-life*"), qPrintable(title()));
  addScenario(*document_, document_->weighing().profile, "High k");
  QTRY_VERIFY2(title().endsWith("under High k"), qPrintable(title()));
}

void ChartsPanelTest::writesPictureDrawingAndData() {
  open("chair.weighbridge");
  QTRY_VERIFY(panel_->hasChart());
  const QString png = folder_.filePath("chart.png");
  QVERIFY(panel_->write(ChartFile::png, png));
  QVERIFY(QImage(png).width() > 100);
  const QString svg = folder_.filePath("chart.svg");
  QVERIFY(panel_->write(ChartFile::svg, svg));
  QFile drawing(svg);
  QVERIFY(drawing.open(QIODevice::ReadOnly));
  QXmlStreamReader xml(&drawing);
  while (!xml.atEnd()) xml.readNext();
  QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
  const QString csv = folder_.filePath("chart.csv");
  QVERIFY(panel_->write(ChartFile::csv, csv));
  QFile data(csv);
  QVERIFY(data.open(QIODevice::ReadOnly));
  QCOMPARE(data.readAll().count('\n'), 62);
  for (const ChartFile as : {ChartFile::png, ChartFile::svg, ChartFile::csv})
    QVERIFY(!panel_->write(as, folder_.filePath("no/such/folder/chart")));
}

void ChartsPanelTest::coloursCanBeRead_data() {
  QTest::addColumn<QColor>("base");
  QTest::newRow("light") << QColor(Qt::white);
  QTest::newRow("dark") << QColor(30, 30, 30);
}

void ChartsPanelTest::coloursCanBeRead() {
  QFETCH(QColor, base);
  QPalette palette;
  palette.setColor(QPalette::Base, base);
  for (int role = 0; role < 9; ++role)
    QVERIFY(contrast(colourOf(static_cast<chart::ChartRole>(role), palette), base) > 3);
}

void ChartsPanelTest::everyControlHasAName() {
  for (const QComboBox* one : panel_->findChildren<QComboBox*>())
    QVERIFY(!one->accessibleName().isEmpty());
  for (const ExpressionBox* one : panel_->findChildren<ExpressionBox*>())
    QVERIFY(!one->accessibleName().isEmpty());
  QCOMPARE(table().accessibleName(), QString("Chart data"));
  open("chair.weighbridge");
  QTRY_VERIFY(panel_->hasChart());
  QVERIFY(panel_->findChild<ChartView*>()->accessibleDescription().contains("scale"));
}

void ChartsPanelTest::theModelKeepsItsPromises() {
  const QAbstractItemModelTester tester(&model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  open("market.weighbridge");
  baseline_->pin(document_->weighing().profile);
  for (const ChartKind kind : {ChartKind::constant, ChartKind::sensitivity, ChartKind::widths,
                               ChartKind::winners, ChartKind::scale}) {
    panel_->setKind(kind);
    changeConstant(*document_, Key::triangle_constant,
                   document_->weighing().profile[Key::triangle_constant] * 2, Gesture::none);
    QTest::qWait(50);
  }
  selection_->select(weighing::Target{1, 0});
  QTest::qWait(50);
  document_->close();
  QCOMPARE(model().rowCount(), 0);
}

WEIGHBRIDGE_WINDOW_TEST(ChartsPanelTest);

}  // namespace wb::ui::test

#include "charts_panel_test.moc"
