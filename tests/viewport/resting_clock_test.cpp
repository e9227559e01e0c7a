#include "tests/window/window_test.h"
#include "viewport/clocks.h"

#include <QTest>
#include <QVariantAnimation>
#include <QWidget>

namespace wb::viewport::test {

/// Of the clock that the test program has as the program has it.
class RestingClockTest : public QObject {
  Q_OBJECT

 private slots:
  void restsWhileNothingHappens();
  void isWokenByWhatAUserDoes();
  void isWokenByWhatIsPainted();
  void goesOnWhileItRests();

 private:
  static constexpr int longest = 10'000;  ///< Milliseconds, on a busy machine.
};

void RestingClockTest::restsWhileNothingHappens() {
  RestingClock::wake();
  QVERIFY(RestingClock::isAwake());
  QTRY_VERIFY_WITH_TIMEOUT(!RestingClock::isAwake(), longest);
}

void RestingClockTest::isWokenByWhatAUserDoes() {
  QWidget widget;
  widget.show();
  QVERIFY(QTest::qWaitForWindowExposed(&widget));
  QTRY_VERIFY_WITH_TIMEOUT(!RestingClock::isAwake(), longest);
  QTest::keyClick(&widget, Qt::Key_A);
  QVERIFY(RestingClock::isAwake());
  QTRY_VERIFY_WITH_TIMEOUT(!RestingClock::isAwake(), longest);
  QTest::mouseMove(&widget, QPoint(3, 3));
  QTRY_VERIFY(RestingClock::isAwake());
}

void RestingClockTest::isWokenByWhatIsPainted() {
  QWidget widget;
  widget.show();
  QVERIFY(QTest::qWaitForWindowExposed(&widget));
  QTRY_VERIFY_WITH_TIMEOUT(!RestingClock::isAwake(), longest);
  widget.update();
  QTRY_VERIFY(RestingClock::isAwake());
}

void RestingClockTest::goesOnWhileItRests() {
  QVariantAnimation endless;
  endless.setStartValue(0.0);
  endless.setEndValue(1.0);
  endless.setDuration(1'000);
  endless.setLoopCount(-1);
  int ticks = 0;
  connect(&endless, &QVariantAnimation::valueChanged, this, [&ticks] { ++ticks; });
  endless.start();
  QTRY_VERIFY_WITH_TIMEOUT(!RestingClock::isAwake(), longest);
  ticks = 0;
  QTRY_VERIFY_WITH_TIMEOUT(ticks >= 2, longest);
  QVERIFY(!RestingClock::isAwake());
}

WEIGHBRIDGE_WINDOW_TEST(RestingClockTest);

}  // namespace wb::viewport::test

#include "resting_clock_test.moc"
