#include "ui/panels/charts/detail/bar_values.h"

#include "tests/ui/widgets/cut_texts.h"
#include "tests/window/window_test.h"
#include "ui/panels/charts/chart_view.h"

#include <QBarCategoryAxis>
#include <QLocale>
#include <QTest>
#include <QVBoxLayout>
#include <QValueAxis>
#include <array>
#include <memory>

namespace wb::ui::test {

/// Lying bars say in numbers how long they are.
class BarValuesTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale::c()); }
  void aBarHasItsNumberAtItsEnd();
  void numbersStandBesideTheLongestBars();
  void namesAreWhole();
  void withoutRoomTheAxisStays();

 private:
  /// Nine objects with long names, from +900 to -100.
  static std::shared_ptr<const chart::Chart> nineObjects();
  static QValueAxis* valuesOf(const ChartView& view) {
    return qobject_cast<QValueAxis*>(view.chart()->axes(Qt::Horizontal).front());
  }
  static int namesOf(const ChartView& view) {
    return qobject_cast<QBarCategoryAxis*>(view.chart()->axes(Qt::Vertical).front())->count();
  }
};

std::shared_ptr<const chart::Chart> BarValuesTest::nineObjects() {
  auto chart = std::make_shared<chart::Chart>();
  chart->form = chart::ChartForm::tornado;
  chart->isStacked = true;
  chart->unit = "LI";
  chart->bars = {{{}, chart::ChartRole::moreExpensive, {}}, {{}, chart::ChartRole::cheaper, {}}};
  for (int i = 0; i < 9; ++i) {
    chart->classes.emplace_back("Grundkosten je Dreieck " + std::to_string(i));
    chart->bars[0].values.push_back(i < 8 ? 900.0 - 100 * i : 0);
    chart->bars[1].values.push_back(i < 8 ? 0 : -100.0);
  }
  chart->table.rows = 9;
  return chart;
}

void BarValuesTest::aBarHasItsNumberAtItsEnd() {
  const std::array<double, 2> both{5, -3};
  const auto right = BarValues::endOf(both, 1, "LI");
  QVERIFY(right);
  QCOMPARE(right->value, 5.0);
  QCOMPARE(right->text, QStringLiteral("+5 LI"));
  const auto left = BarValues::endOf(both, -1, "PE");
  QVERIFY(left);
  QCOMPARE(left->value, -3.0);
  QVERIFY(left->text.endsWith("3 PE"));
  const std::array<double, 2> alike{1, 2};
  QCOMPARE(BarValues::endOf(alike, 1, "LI")->text, QStringLiteral("+1 LI / +2 LI"));
  QCOMPARE(BarValues::endOf(alike, 1, "LI")->value, 2.0);
  QVERIFY(!BarValues::endOf(alike, -1, "LI"));
  QVERIFY(!BarValues::endOf({}, 1, "LI"));
}

/// Between the longest bar and the edge there is room for its number.
void BarValuesTest::numbersStandBesideTheLongestBars() {
  ChartView view;
  view.resize(900, 300);
  view.show(nineObjects());
  view.QWidget::show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  const QValueAxis* axis = valuesOf(view);
  QVERIFY(!axis->labelsVisible());
  const QRectF plot = view.chart()->plotArea();
  const double ofValue = plot.width() / (axis->max() - axis->min());
  const QFontMetrics metrics(view.font());
  QVERIFY((axis->max() - 900) * ofValue > metrics.horizontalAdvance("+900 LI"));
  QVERIFY((-100 - axis->min()) * ofValue > metrics.horizontalAdvance("+100 LI"));
}

/// All nine, at the size of the drawer of charts.
void BarValuesTest::namesAreWhole() {
  QWidget window;
  auto* view = new ChartView(&window);
  auto* column = new QVBoxLayout(&window);
  column->setContentsMargins({});
  column->addWidget(view);
  window.resize(700, 240);
  view->show(nineObjects());
  window.show();
  QVERIFY(QTest::qWaitForWindowExposed(&window));
  QTRY_COMPARE(namesOf(*view), 9);
  QCOMPARE(cutTexts(window), QStringList());
}

void BarValuesTest::withoutRoomTheAxisStays() {
  ChartView view;
  view.show(nineObjects());
  view.QWidget::show();
  view.resize(240, 300);
  QTRY_VERIFY(valuesOf(view)->labelsVisible());
  view.resize(900, 300);
  QTRY_VERIFY(!valuesOf(view)->labelsVisible());
}

WEIGHBRIDGE_WINDOW_TEST(BarValuesTest);

}  // namespace wb::ui::test

#include "bar_values_test.moc"
