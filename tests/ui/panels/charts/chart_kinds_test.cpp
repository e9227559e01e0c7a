#include "tests/ui/panels/charts/charts_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/widgets/expression_box.h"

#include <QBarSet>
#include <QCheckBox>
#include <QHorizontalBarSeries>
#include <QLineEdit>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace wb::ui::test {

class ChartKindsTest : public ChartsPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void costAgainstScaleHasEveryWeight();
  void costAgainstAConstantFollowsIt();
  void theRangeIsTheUsers();
  void constantsThatMatterComeFirst();
  void ofEverythingOrTheSelection();
  void widthsOfThePart();
  void widthsOfAllParts();
  void winnersNeedABaseline();
  void barsOfObjectsSelectThem();
  void classesOfWidthsLightTheirTriangles();
  void stepsOfLinesShowTheirNumbers();

 private:
  QList<QAbstractSeries*> series() const {
    return panel_->findChild<ChartView*>()->chart()->series();
  }
};

/// At scale 1 every line has what the object costs now.
void ChartKindsTest::costAgainstScaleHasEveryWeight() {
  open("chair.weighbridge");
  QTRY_COMPARE(model().rowCount(), 61);
  const cost::LinksetCost& cost = document_->weighing().costs[0];
  const std::vector<double> x = column("scale factor");
  const auto now = static_cast<std::size_t>(std::ranges::find(x, 1.0) - x.begin());
  QVERIFY(now < x.size());
  QCOMPARE(column("physics")[now], cost.physics);
  QCOMPARE(column("download")[now], cost.streaming);
  QCOMPARE(column("server")[now], cost.server);
  QCOMPARE(column("land impact")[now], cost.landImpact);
  QStringList names;
  for (const QAbstractSeries* one : series()) names << one->name();
  for (const char* name : {"physics", "download", "server", "land impact", "now"})
    QVERIFY2(names.contains(name), name);
}

void ChartKindsTest::costAgainstAConstantFollowsIt() {
  open("chair.weighbridge");
  panel_->setKind(ChartKind::constant);
  QTRY_VERIFY(column("value of the constant").size() == 61 &&
              column("value of the constant").back() ==
                  4 * cost::Profile()[Key::triangle_constant]);
  const std::vector<double> x = column("value of the constant");
  const std::vector<double> physics = column("physics");
  for (const std::size_t i : {std::size_t{0}, std::size_t{60}}) {
    cost::Profile profile;
    profile[Key::triangle_constant] = x[i];
    const auto& weighing = document_->weighing();
    QCOMPARE(physics[i], weigh(weighing.scene, weighing.statistics, profile)[0].physics);
  }
}

void ChartKindsTest::theRangeIsTheUsers() {
  open("chair.weighbridge");
  QTRY_VERIFY(panel_->hasChart());
  const auto boxes = panel_->findChildren<ExpressionBox*>();
  auto* line = boxes[1]->findChild<QLineEdit*>();
  boxes[1]->setFocus();
  line->selectAll();
  QTest::keyClicks(line, "2*4");
  QTest::keyClick(boxes[1], Qt::Key_Return);
  QTRY_COMPARE(column("scale factor").back(), 8.0);
}

void ChartKindsTest::constantsThatMatterComeFirst() {
  open("chair.weighbridge");
  panel_->setKind(ChartKind::sensitivity);
  QTRY_VERIFY(!column("10% more").empty());
  const std::vector<double> grown = column("10% more");
  const std::vector<double> shrunk = column("10% less");
  for (std::size_t i = 1; i < grown.size(); ++i)
    QVERIFY(std::max(std::abs(grown[i - 1]), std::abs(shrunk[i - 1])) >=
            std::max(std::abs(grown[i]), std::abs(shrunk[i])));
  QCOMPARE(series().size(), 1);
  const auto* bars = qobject_cast<QHorizontalBarSeries*>(series()[0]);
  QVERIFY(bars && bars->barSets().size() == 2);
  // The largest is uppermost: the last class of a lying chart.
  QCOMPARE(bars->barSets()[0]->at(bars->barSets()[0]->count() - 1), grown[0]);
}

void ChartKindsTest::ofEverythingOrTheSelection() {
  open("market.weighbridge");
  panel_->setKind(ChartKind::sensitivity);
  auto* all = panel_->findChild<QCheckBox*>();
  QTRY_VERIFY(!column("10% more").empty());
  const auto ofOne = column("10% more");
  QTest::mouseClick(all, Qt::LeftButton, {}, {all->height() / 2, all->height() / 2});
  QVERIFY(all->isChecked());
  QTRY_VERIFY(column("10% more") != ofOne);
  QTRY_VERIFY(!column("10% more").empty());
  const auto& weighing = document_->weighing();
  const auto whole =
      tuning::sensitivity(weighing.scene, weighing.statistics, weighing.profile, weighing.costs)
          .whole;
  double most = 0;
  for (const cost::Constant& one : cost::constants())
    most = std::max(most, std::abs(whole.up[static_cast<std::size_t>(one.key)] *
                                   weighing.profile[one.key] / 10));
  QVERIFY(std::abs(std::max(std::abs(column("10% more")[0]), std::abs(column("10% less")[0])) -
                   most) < 1e-9 * most);
}

void ChartKindsTest::widthsOfThePart() {
  open("sliver_wall.llmesh");
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
  QTRY_VERIFY(visibleText().contains("does not depend on triangles"));
}

/// A linkset with two meshes that are weighed by triangles, its root none of them.
void ChartKindsTest::widthsOfAllParts() {
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

void ChartKindsTest::winnersNeedABaseline() {
  open("market.weighbridge", {});
  panel_->setKind(ChartKind::winners);
  QVERIFY(visibleText().contains("There is no baseline"));
  baseline_->pin(document_->weighing().profile);
  QVERIFY(visibleText().contains("No linkset's land impact changes"));
  changeConstant(*document_, Key::primitive_cost, 5, Gesture::none);
  const auto changes = column("land impact change");
  QVERIFY(!changes.empty());
  double sum = 0;
  double expected = 0;
  for (const double one : changes) sum += one;
  for (std::size_t i = 0; i < baseline_->side()->costs.size(); ++i)
    expected += document_->weighing().costs[i].landImpact - baseline_->side()->costs[i].landImpact;
  QCOMPARE(sum, expected);
}

/// Bars, the keyboard and the data select what they are of, and what is selected is framed.
void ChartKindsTest::barsOfObjectsSelectThem() {
  open("market.weighbridge", {});
  baseline_->pin(document_->weighing().profile);
  changeConstant(*document_, Key::triangle_constant, 0.5, Gesture::none);
  panel_->resize(1000, 700);
  panel_->setKind(ChartKind::winners);
  QTRY_VERIFY(panel_->hasChart());
  auto* view = panel_->findChild<ChartView*>();
  view->grab();
  const std::string largest = model().index(0, 0).data().toString().toStdString();
  const auto selected = [this] {
    const auto& current = selection_->current();
    return current ? document_->weighing().scene.linksets[current->linkset].name : std::string();
  };
  const QRectF plot = view->chart()->plotArea();
  const QImage before = view->grab().toImage();
  QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                    QPoint(static_cast<int>(plot.center().x()), static_cast<int>(plot.top()) + 3));
  QCOMPARE(selected(), largest);
  QVERIFY(view->grab().toImage() != before);
  QTest::keyClick(view, Qt::Key_Down);
  QCOMPARE(selected(), model().index(1, 0).data().toString().toStdString());
  QTest::keyClick(view, Qt::Key_Up);
  QCOMPARE(selected(), largest);
  for (QToolButton* one : panel_->findChildren<QToolButton*>())
    if (one->isCheckable()) one->click();
  QVERIFY(table().isVisible());
  table().setCurrentIndex(model().index(2, 0));
  QCOMPARE(selected(), model().index(2, 0).data().toString().toStdString());
}

/// All triangles of a class are lit, of the part that costs most in it; arrows go on to the next.
void ChartKindsTest::classesOfWidthsLightTheirTriangles() {
  open("sliver_wall.llmesh");
  panel_->resize(1000, 700);
  panel_->setKind(ChartKind::widths);
  QTRY_VERIFY(column("triangles").size() > 2);
  const std::vector<double> counts = column("triangles");
  auto* view = panel_->findChild<ChartView*>();
  view->grab();
  const QRectF plot = view->chart()->plotArea();
  QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                    QPoint(static_cast<int>(plot.left()) + 3, static_cast<int>(plot.center().y())));
  const auto lit = [this] {
    const auto& highlight = selection_->highlighted();
    return highlight ? static_cast<double>(highlight->indices.size()) : 0.0;
  };
  QCOMPARE(lit(), counts.front());
  QCOMPARE(selection_->highlighted()->layer, layers::Layer::physicsMesh);
  QTest::keyClick(view, Qt::Key_End);
  QCOMPARE(lit(), counts.back());
  QCOMPARE(table().currentIndex().row(), static_cast<int>(counts.size()) - 1);
  selection_->select({});
  QTest::keyClick(view, Qt::Key_Left);
  QCOMPARE(lit(), 0.0);
}

void ChartKindsTest::stepsOfLinesShowTheirNumbers() {
  open("chair.weighbridge");
  panel_->resize(1000, 700);
  QTRY_COMPARE(model().rowCount(), 61);
  auto* view = panel_->findChild<ChartView*>();
  const QImage before = view->grab().toImage();
  const QRectF plot = view->chart()->plotArea();
  QTest::mouseClick(
      view->viewport(), Qt::LeftButton, {},
      QPoint(static_cast<int>(plot.right()) - 2, static_cast<int>(plot.center().y())));
  QCOMPARE(table().currentIndex().row(), 60);
  QVERIFY(view->grab().toImage() != before);
  QTest::keyClick(view, Qt::Key_Left);
  QCOMPARE(table().currentIndex().row(), 59);
  panel_->setKind(ChartKind::constant);
  panel_->setKind(ChartKind::scale);
  QTRY_VERIFY(view->grab().toImage() == before);
}

WEIGHBRIDGE_WINDOW_TEST(ChartKindsTest);

}  // namespace wb::ui::test

#include "chart_kinds_test.moc"
