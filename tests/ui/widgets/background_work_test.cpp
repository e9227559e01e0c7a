#include "ui/widgets/background_work.h"

#include "tests/window/window_test.h"

#include <QTest>
#include <QThread>
#include <atomic>
#include <memory>
#include <vector>

namespace wb::ui::test {
namespace {

/// Goes on until it is cancelled, as no work of the window should.
int endless(const Task& task, std::atomic<bool>& isRunning) {
  isRunning = true;
  while (task.step()) QThread::yieldCurrentThread();
  isRunning = false;
  return -1;
}

}  // namespace

class BackgroundWorkTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void whatIsMadeComesInTheOwnersThread();
  void theNewestWins();
  void whatIsCancelledNeverComes();
  void whatIsQueuedComesAfterwards();
  void theNewestThatIsQueuedRemains();
  void takingMayStartTheNext();
  void progressIsTold();
  void whatComesSoonIsTakenAtOnce();
  void whatTakesLongerComesLater();
  void itsEndStopsTheWork();
  void whatIsReleasedComesToItsEnd();

 private:
  using Numbers = BackgroundWork<int>;

  std::vector<int> made_;
  std::atomic<bool> isRunning_ = false;
  std::unique_ptr<Numbers> work_;
};

void BackgroundWorkTest::init() {
  made_.clear();
  work_ = std::make_unique<Numbers>([this](int number) { made_.push_back(number); });
}

void BackgroundWorkTest::whatIsMadeComesInTheOwnersThread() {
  QThread* const owner = QThread::currentThread();
  BackgroundWork<QThread*> work([&](QThread* worker) {
    QVERIFY(worker != owner);
    QCOMPARE(QThread::currentThread(), owner);
    made_.push_back(1);
  });
  work.start([](const Task&) { return QThread::currentThread(); });
  QVERIFY(work.isBusy());
  QTRY_COMPARE(made_, std::vector{1});
  QVERIFY(!work.isBusy());
}

void BackgroundWorkTest::theNewestWins() {
  work_->start([this](const Task& task) { return endless(task, isRunning_); });
  QTRY_VERIFY(isRunning_);
  for (int number = 1; number <= 5; ++number)
    work_->start([number](const Task&) { return number; });
  QTRY_VERIFY(!work_->isBusy());
  QTRY_VERIFY(!isRunning_);
  QCOMPARE(made_, std::vector{5});
}

void BackgroundWorkTest::whatIsCancelledNeverComes() {
  work_->start([](const Task&) { return 1; });
  QThread::msleep(20);  // Without an event loop, so that it is made but not told.
  work_->cancel();
  QVERIFY(!work_->isBusy());
  QTest::qWait(20);
  QVERIFY(made_.empty());
}

void BackgroundWorkTest::whatIsQueuedComesAfterwards() {
  work_->queue([](const Task&) { return 1; });
  work_->queue([](const Task&) { return 2; });
  QTRY_VERIFY(!work_->isBusy());
  QCOMPARE(made_, (std::vector{1, 2}));
}

void BackgroundWorkTest::theNewestThatIsQueuedRemains() {
  for (int number = 1; number <= 5; ++number)
    work_->queue([number](const Task&) { return number; });
  QTRY_VERIFY(!work_->isBusy());
  QCOMPARE(made_, (std::vector{1, 5}));
  work_->queue([](const Task&) { return 6; });
  work_->queue([](const Task&) { return 7; });
  work_->start([](const Task&) { return 8; });
  QTRY_VERIFY(!work_->isBusy());
  QCOMPARE(made_, (std::vector{1, 5, 8}));
}

void BackgroundWorkTest::takingMayStartTheNext() {
  std::unique_ptr<Numbers> chain;
  chain = std::make_unique<Numbers>([&](int number) {
    made_.push_back(number);
    if (number < 3) chain->start([number](const Task&) { return number + 1; });
  });
  chain->start([](const Task&) { return 1; });
  QTRY_VERIFY(!chain->isBusy());
  QCOMPARE(made_, (std::vector{1, 2, 3}));
}

void BackgroundWorkTest::progressIsTold() {
  std::atomic<bool> mayEnd = false;
  double told = 0;
  Numbers work([this](int number) { made_.push_back(number); },
               [&told](double fraction) { told = fraction; });
  work.start([&mayEnd](const Task& task) {
    task.report(0.25, "half of a half");
    while (!mayEnd && task.step()) QThread::yieldCurrentThread();
    return 1;
  });
  QTRY_COMPARE(told, 0.25);
  mayEnd = true;
  QTRY_VERIFY(!work.isBusy());
}

void BackgroundWorkTest::whatComesSoonIsTakenAtOnce() {
  work_->start([](const Task&) { return 7; });
  QVERIFY(work_->takeWithin(std::chrono::minutes(1)));
  QCOMPARE(made_, std::vector<int>{7});
  QVERIFY(!work_->isBusy());
  QTest::qWait(50);
  QCOMPARE(made_, std::vector<int>{7});
  QVERIFY(!work_->takeWithin(std::chrono::minutes(1)));
}

void BackgroundWorkTest::whatTakesLongerComesLater() {
  std::atomic<bool> goesOn = true;
  work_->start([&](const Task&) {
    while (goesOn) QThread::yieldCurrentThread();
    return 7;
  });
  QVERIFY(!work_->takeWithin(std::chrono::milliseconds(5)));
  QVERIFY(work_->isBusy());
  goesOn = false;
  QTRY_COMPARE(made_, std::vector<int>{7});
}

void BackgroundWorkTest::itsEndStopsTheWork() {
  work_->start([this](const Task& task) { return endless(task, isRunning_); });
  QTRY_VERIFY(isRunning_);
  work_.reset();
  QVERIFY(!isRunning_);
}

void BackgroundWorkTest::whatIsReleasedComesToItsEnd() {
  auto steps = std::make_shared<std::atomic<int>>(0);
  work_->start([steps](const Task& task) {
    while (*steps < 1000 && task.step()) ++*steps;
    return 1;
  });
  work_->release();
  work_.reset();
  QTRY_COMPARE(steps->load(), 1000);
  QVERIFY(made_.empty());
}

WEIGHBRIDGE_WINDOW_TEST(BackgroundWorkTest);

}  // namespace wb::ui::test

#include "background_work_test.moc"
