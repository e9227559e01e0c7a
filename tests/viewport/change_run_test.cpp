#include "tests/window/window_test.h"
#include "viewport/clocks.h"

#include <QTest>

namespace wb::viewport::test {

using std::chrono::milliseconds;

class ChangeRunTest : public QObject {
  Q_OBJECT

 private slots:
  void oneOrAFewAreNoRun();
  void manyThatFollowEachOtherAre();
  void aPauseEndsIt();
  void whatComesWhileAButtonIsHeldIs();

 private:
  const ChangeRun::Time now_ = std::chrono::steady_clock::now();
};

void ChangeRunTest::oneOrAFewAreNoRun() {
  ChangeRun run;
  QVERIFY(!run.add(now_));
  QVERIFY(!run.add(now_ + milliseconds(1)));
  for (int i = 1; i < 10; ++i) QVERIFY(!run.add(now_ + std::chrono::seconds(i)));
}

void ChangeRunTest::manyThatFollowEachOtherAre() {
  ChangeRun run;
  for (int i = 0; i < 10; ++i) QCOMPARE(run.add(now_ + milliseconds(16 * i)), i >= 2);
}

void ChangeRunTest::aPauseEndsIt() {
  ChangeRun run;
  for (int i = 0; i < 10; ++i) run.add(now_ + milliseconds(16 * i));
  QVERIFY(!run.add(now_ + milliseconds(600)));
}

void ChangeRunTest::whatComesWhileAButtonIsHeldIs() {
  ChangeRun run;
  QVERIFY(run.add(now_, true));
  QVERIFY(!run.add(now_ + std::chrono::seconds(1), false));
}

WEIGHBRIDGE_WINDOW_TEST(ChangeRunTest);

}  // namespace wb::viewport::test

#include "change_run_test.moc"
