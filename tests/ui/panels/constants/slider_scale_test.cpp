#include "model/cost/constants.h"
#include "tests/window/window_test.h"
#include "ui/panels/constants/tuning_slider.h"

#include <QTest>
#include <cmath>

namespace wb::ui::test {

class SliderScaleTest : public QObject {
  Q_OBJECT

 private slots:
  void ofEveryConstant_data();
  void ofEveryConstant();
  void aRangeOfOneNumberStaysThere();
  void magnitudesAreReachedEvenly();
  void aDecadeIsTenfoldWithinTheRange();
};

void SliderScaleTest::ofEveryConstant_data() {
  QTest::addColumn<int>("key");
  for (const cost::Constant& one : cost::constants())
    QTest::newRow(std::string(one.name).c_str()) << static_cast<int>(one.key);
}

void SliderScaleTest::ofEveryConstant() {
  QFETCH(int, key);
  const auto& constant = cost::constant(static_cast<cost::Key>(key));
  const SliderScale scale(constant.minimum, constant.standard, constant.maximum);
  QVERIFY(scale.valueAt(SliderScale::middle) == constant.standard);
  QVERIFY(scale.valueAt(0) == constant.minimum);
  QVERIFY(scale.valueAt(SliderScale::positions) == constant.maximum);
  double before = constant.minimum;
  for (int position = 0; position <= SliderScale::positions; ++position) {
    const double value = scale.valueAt(position);
    QVERIFY(value >= before && value <= constant.maximum);
    // Rounding to few digits moves a number by at most some positions.
    QVERIFY(std::abs(scale.positionOf(value) - position) <= 3);
    before = value;
  }
}

void SliderScaleTest::aRangeOfOneNumberStaysThere() {
  const SliderScale scale(2, 2, 2);
  for (const int position : {0, 1, SliderScale::middle, SliderScale::positions})
    QCOMPARE(scale.valueAt(position), 2.0);
  QCOMPARE(scale.positionOf(2), SliderScale::middle);
}

void SliderScaleTest::magnitudesAreReachedEvenly() {
  const SliderScale scale(1, 1000, 1e9);
  QCOMPARE(scale.positionOf(1e6), SliderScale::middle * 3 / 2);
  QCOMPARE(scale.valueAt(SliderScale::middle * 3 / 2), 1e6);
}

void SliderScaleTest::aDecadeIsTenfoldWithinTheRange() {
  const SliderScale free = SliderScale::decadeOf(0, 0.05, 10);
  QCOMPARE(free.valueAt(SliderScale::positions) / free.valueAt(0), 10.0);
  const SliderScale bounded = SliderScale::decadeOf(0, 0.75, 1);
  QCOMPARE(bounded.valueAt(SliderScale::positions), 1.0);
  QVERIFY(bounded.holds(0.3) && !bounded.holds(0.1));
}

WEIGHBRIDGE_WINDOW_TEST(SliderScaleTest);

}  // namespace wb::ui::test

#include "slider_scale_test.moc"
