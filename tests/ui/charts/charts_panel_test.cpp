#include "ui/charts/charts_panel.h"

#include "tests/ui/base/contrast.h"
#include "tests/ui/base/files.h"
#include "tests/ui/base/words.h"
#include "tests/window/window_test.h"
#include "ui/base/expression_box.h"
#include "ui/charts/chart_view.h"
#include "ui/constants/profile_changes.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <QAbstractItemModelTester>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHorizontalBarSeries>
#include <QLineEdit>
#include <QLineSeries>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QXmlStreamReader>
#include <cmath>
#include <memory>
#include <numeric>

namespace wb::ui::test {
namespace {

using cost::Key;

}  // namespace

class ChartsPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void saysWhatToDo();
  void costAgainstScaleHasEveryWeight();
  void costAgainstAConstantFollowsIt();
  void theRangeIsTheUsers();
  void constantsThatMatterComeFirst();
  void ofEverythingOrTheSelection();
  void widthsOfThePart();
  void widthsOfAllParts();
  void namesOfBarsAreReadAtAnyHeight();
  void winnersNeedABaseline();
  void aDragIsFollowed();
  void aHiddenOneCatchesUp();
  void workCanBeStopped();
  void writesPictureDrawingAndData();
  void coloursCanBeRead_data();
  void coloursCanBeRead();
  void everyControlHasAName();
  void theModelKeepsItsPromises();

 private:
  void open(const char* name, std::optional<weighing::Target> selected = weighing::Target{0, {}}) {
    selection_->select({});
    const auto opened = document_->open(sample(name));
    QVERIFY(opened.has_value());
    selection_->select(selected);
  }
  QTableView& table() const { return *panel_->findChild<QTableView*>(); }
  QAbstractItemModel& model() const { return *table().model(); }
  QList<QAbstractSeries*> series() const {
    return panel_->findChild<ChartView*>()->chart()->series();
  }
  QString visibleText() const { return wordsIn(*panel_); }
  std::vector<double> column(const char* title) const;

  QTemporaryDir folder_;
  std::unique_ptr<Document> document_;
  std::unique_ptr<Baseline> baseline_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<ChartsPanel> panel_;
};

void ChartsPanelTest::init() {
  QLocale::setDefault(QLocale::c());
  panel_.reset();
  baseline_.reset();
  document_ = std::make_unique<Document>();
  baseline_ = std::make_unique<Baseline>(*document_);
  selection_ = std::make_unique<Selection>();
  panel_ = std::make_unique<ChartsPanel>(*document_, *baseline_, *selection_);
  panel_->resize(1000, 400);
  panel_->show();
  QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
}

std::vector<double> ChartsPanelTest::column(const char* title) const {
  std::vector<double> values;
  for (int one = 0; one < model().columnCount(); ++one)
    if (model().headerData(one, Qt::Horizontal).toString() == title)
      for (int row = 0; row < model().rowCount(); ++row)
        values.push_back(model().index(row, one).data(Qt::UserRole).toDouble());
  return values;
}

void ChartsPanelTest::saysWhatToDo() {
  QVERIFY(visibleText().contains("Nothing is open"));
  open("market.weighbridge", {});
  QVERIFY(visibleText().contains("Choose an object"));
  selection_->select(weighing::Target{0, {}});
  QTRY_VERIFY(panel_->hasChart());
  document_->close();
  QVERIFY(visibleText().contains("Nothing is open"));
  QVERIFY(!panel_->hasChart());
}

/// At scale 1 every line has what the object costs now.
void ChartsPanelTest::costAgainstScaleHasEveryWeight() {
  open("chair.weighbridge");
  QTRY_COMPARE(model().rowCount(), 61);
  const cost::LinksetCost& cost = document_->weighing().costs[0];
  const std::vector<double> x = column("x");
  const auto now = static_cast<std::size_t>(std::ranges::find(x, 1.0) - x.begin());
  QVERIFY(now < x.size());
  QCOMPARE(column("physics")[now], cost.physics);
  QCOMPARE(column("streaming")[now], cost.streaming);
  QCOMPARE(column("server")[now], cost.server);
  QCOMPARE(column("land impact")[now], cost.landImpact);
  QStringList names;
  for (const QAbstractSeries* one : series()) names << one->name();
  for (const char* name : {"physics", "streaming", "server", "land impact", "now"})
    QVERIFY2(names.contains(name), name);
}

void ChartsPanelTest::costAgainstAConstantFollowsIt() {
  open("chair.weighbridge");
  panel_->setKind(ChartKind::constant);
  QTRY_VERIFY(column("x").size() == 61 &&
              column("x").back() == 4 * cost::Profile()[Key::triangle_constant]);
  const std::vector<double> x = column("x");
  const std::vector<double> physics = column("physics");
  for (const std::size_t i : {std::size_t{0}, std::size_t{60}}) {
    cost::Profile profile;
    profile[Key::triangle_constant] = x[i];
    const auto& weighing = document_->weighing();
    QCOMPARE(physics[i], weigh(weighing.scene, weighing.statistics, profile)[0].physics);
  }
}

void ChartsPanelTest::theRangeIsTheUsers() {
  open("chair.weighbridge");
  QTRY_VERIFY(panel_->hasChart());
  const auto boxes = panel_->findChildren<ExpressionBox*>();
  auto* line = boxes[1]->findChild<QLineEdit*>();
  boxes[1]->setFocus();
  line->selectAll();
  QTest::keyClicks(line, "2*4");
  QTest::keyClick(boxes[1], Qt::Key_Return);
  QTRY_COMPARE(column("x").back(), 8.0);
}

void ChartsPanelTest::constantsThatMatterComeFirst() {
  open("chair.weighbridge");
  panel_->setKind(ChartKind::sensitivity);
  QTRY_VERIFY(!column("one tenth more").empty());
  const std::vector<double> grown = column("one tenth more");
  const std::vector<double> shrunk = column("one tenth less");
  for (std::size_t i = 1; i < grown.size(); ++i)
    QVERIFY(std::max(std::abs(grown[i - 1]), std::abs(shrunk[i - 1])) >=
            std::max(std::abs(grown[i]), std::abs(shrunk[i])));
  QCOMPARE(series().size(), 1);
  const auto* bars = qobject_cast<QHorizontalBarSeries*>(series()[0]);
  QVERIFY(bars && bars->barSets().size() == 2);
  // The largest is uppermost: the last class of a lying chart.
  QCOMPARE(bars->barSets()[0]->at(bars->barSets()[0]->count() - 1), grown[0]);
}

void ChartsPanelTest::ofEverythingOrTheSelection() {
  open("market.weighbridge");
  panel_->setKind(ChartKind::sensitivity);
  auto* all = panel_->findChild<QCheckBox*>();
  QTRY_VERIFY(!column("one tenth more").empty());
  const auto ofOne = column("one tenth more");
  QTest::mouseClick(all, Qt::LeftButton, {}, {all->height() / 2, all->height() / 2});
  QVERIFY(all->isChecked());
  QTRY_VERIFY(column("one tenth more") != ofOne);
  QTRY_VERIFY(!column("one tenth more").empty());
  const auto& weighing = document_->weighing();
  const auto whole =
      tuning::sensitivity(weighing.scene, weighing.statistics, weighing.profile, weighing.costs)
          .whole;
  double most = 0;
  for (const cost::Constant& one : cost::constants())
    most = std::max(most, std::abs(whole.up[static_cast<std::size_t>(one.key)] *
                                   weighing.profile[one.key] / 10));
  QVERIFY(std::abs(std::max(std::abs(column("one tenth more")[0]),
                            std::abs(column("one tenth less")[0])) -
                   most) < 1e-9 * most);
}

void ChartsPanelTest::widthsOfThePart() {
  open("spoilt_wall.llmesh");
  panel_->setKind(ChartKind::widths);
  const cost::PartStatistics& statistics = document_->weighing().statistics.linksets[0][0];
  scene::Part part = document_->weighing().scene.linksets[0].parts[0];
  part.shapeType = scene::ShapeType::prim;
  changePart(*document_, 0, 0, part, "Change");
  QTRY_VERIFY(!column("triangles").empty());
  double triangles = 0;
  double share = 0;
  for (const double one : column("triangles")) triangles += one;
  for (const double one : column("% of cost")) share += one;
  QCOMPARE(triangles, static_cast<double>(statistics.triangleMesh->triangles));
  QVERIFY(std::abs(share - 100) < 1e-9);
  part.shapeType = scene::ShapeType::convexHull;
  changePart(*document_, 0, 0, part, "Change");
  QTRY_VERIFY(visibleText().contains("No triangles"));
}

/// A linkset with two meshes that are weighed by triangles, its root none of them.
void ChartsPanelTest::widthsOfAllParts() {
  open("vehicle.weighbridge");
  const auto& weighing = document_->weighing();
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i) {
    std::size_t triangles = 0;
    for (std::size_t part = 0; part < weighing.costs[i].parts.size(); ++part)
      if (weighing.costs[i].parts[part].decision.representation ==
          cost::Representation::triangleMesh)
        triangles += weighing.statistics.linksets[i][part].triangleMesh->triangles;
    selection_->select(weighing::Target{i, {}});
    panel_->setKind(ChartKind::widths);
    const auto shown = [this] {
      const std::vector<double> counts = column("triangles");
      return std::accumulate(counts.begin(), counts.end(), 0.0);
    };
    QTRY_COMPARE(shown(), static_cast<double>(triangles));
  }
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
  panel_->resize(1000, 260);
  QTRY_VERIFY(names() < 12);
  QVERIFY(names() * view->fontMetrics().lineSpacing() < view->chart()->plotArea().height());
  QVERIFY(view->accessibleDescription().contains("largest of"));
}

void ChartsPanelTest::winnersNeedABaseline() {
  open("market.weighbridge", {});
  panel_->setKind(ChartKind::winners);
  QVERIFY(visibleText().contains("Nothing is pinned"));
  baseline_->pin(document_->weighing().profile);
  QVERIFY(visibleText().contains("as it was"));
  changeConstant(*document_, Key::primitive_cost, 5, Gesture::none);
  const auto changes = column("change of land impact");
  QVERIFY(!changes.empty());
  double sum = 0;
  double expected = 0;
  for (const double one : changes) sum += one;
  for (std::size_t i = 0; i < baseline_->costs()->size(); ++i)
    expected += document_->weighing().costs[i].landImpact - (*baseline_->costs())[i].landImpact;
  QCOMPARE(sum, expected);
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
    const std::vector<double> x = column("x");
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

void ChartsPanelTest::workCanBeStopped() {
  open("market.weighbridge");
  QTRY_VERIFY(panel_->hasChart());
  QTRY_VERIFY(!panel_->findChild<QToolButton*>()->isVisible());
  selection_->select(weighing::Target{3, {}});
  auto* maker = panel_->findChild<ChartMaker*>();
  QVERIFY(maker->isBusy());
  QVERIFY(panel_->findChild<QToolButton*>()->isVisible());
  QSignalSpy made(maker, &ChartMaker::made);
  QTest::mouseClick(panel_->findChild<QToolButton*>(), Qt::LeftButton);
  QVERIFY(!maker->isBusy());
  QTest::qWait(200);
  QCOMPARE(made.count(), 0);
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
  for (int role = 0; role < 6; ++role)
    QVERIFY(contrast(colourOf(static_cast<chart::ChartRole>(role), palette), base) > 3);
}

void ChartsPanelTest::everyControlHasAName() {
  for (const QComboBox* one : panel_->findChildren<QComboBox*>())
    QVERIFY(!one->accessibleName().isEmpty());
  for (const ExpressionBox* one : panel_->findChildren<ExpressionBox*>())
    QVERIFY(!one->accessibleName().isEmpty());
  QCOMPARE(table().accessibleName(), QString("Data of the chart"));
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
