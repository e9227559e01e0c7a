#include "tests/window/window_test.h"
#include "ui/widgets/background_work.h"
#include "ui/window/detail/job_strip.h"

#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QToolButton>
#include <memory>
#include <semaphore>

namespace wb::ui::test {

/// Work in the background, shown in one place.
class JobsTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void nothingIsShownWhereNothingGoesOn();
  void longWorkShowsItsProgress();
  void whatIsCancelledStops();
  void severalAreListedEachWithAWayToStopIt();
  void whatCannotBeStoppedSaysSo();
  void theEndOfLongWorkIsAnnounced();

 private:
  template <class Widget>
  Widget& shown(const QString& text) {
    for (Widget* widget : strip_->findChildren<Widget*>())
      if (widget->isVisible() && widget->text().contains(text)) return *widget;
    qFatal("nothing says %s", qPrintable(text));
  }
  bool says(const QString& text) {
    for (const QLabel* label : strip_->findChildren<QLabel*>())
      if (label->isVisible() && label->text().contains(text)) return true;
    return false;
  }

  std::unique_ptr<JobStrip> strip_;
};

void JobsTest::init() {
  QLocale::setDefault(QLocale::c());
  strip_ = std::make_unique<JobStrip>();
}

void JobsTest::cleanup() { strip_.reset(); }

void JobsTest::nothingIsShownWhereNothingGoesOn() {
  QVERIFY(!strip_->isVisible());
  const Job soon(QStringLiteral("Reading"));
  QVERIFY(!strip_->isVisible());  // it may be done in a moment
}

void JobsTest::longWorkShowsItsProgress() {
  std::counting_semaphore<> mayEnd(0);
  bool isMade = false;
  BackgroundWork<int> work([&](int) { isMade = true; });
  work.nameAs(QStringLiteral("Reading chair.glb"), [&work] { work.cancel(); });
  work.start([&mayEnd](const Task& task) {
    task.report(0.25, "half of a half");
    mayEnd.acquire();
    return 1;
  });
  QTRY_VERIFY(strip_->isVisible());
  QVERIFY(says(QStringLiteral("Reading chair.glb…")));
  QTRY_COMPARE(strip_->findChild<QProgressBar*>()->value(), 25);
  mayEnd.release();
  QTRY_VERIFY(isMade);
  QVERIFY(!strip_->isVisible());
}

void JobsTest::whatIsCancelledStops() {
  BackgroundWork<int> work([](int) { QFAIL("it was cancelled"); });
  work.nameAs(QStringLiteral("Making octrees"), [&work] { work.cancel(); });
  work.start([](const Task& task) {
    while (!task.cancelled()) QThread::msleep(1);
    return 1;
  });
  QTRY_VERIFY(strip_->isVisible());
  auto& cancel = shown<QToolButton>(QStringLiteral("Cancel"));
  const QSignalSpy cancelled(&Jobs::ofProgram(), &Jobs::cancelled);
  QCOMPARE(cancel.accessibleName(), QStringLiteral("Cancel this job: Making octrees"));
  QTest::mouseClick(&cancel, Qt::LeftButton);
  QVERIFY(!work.isBusy());
  QCOMPARE(cancelled.size(), 1);
  QCOMPARE(cancelled[0][0].toString(), QStringLiteral("Making octrees"));
  QVERIFY(!strip_->isVisible());
  QVERIFY(Jobs::ofProgram().running().empty());
}

void JobsTest::severalAreListedEachWithAWayToStopIt() {
  std::unique_ptr<Job> first;
  std::unique_ptr<Job> second;
  first = std::make_unique<Job>(QStringLiteral("Reading a"), [&first] { first.reset(); });
  second = std::make_unique<Job>(QStringLiteral("Reading b"), [&second] { second.reset(); });
  second->tell(0.5);
  QTRY_VERIFY(strip_->isVisible());
  auto& all = shown<QToolButton>(QStringLiteral("2 jobs"));
  emit all.menu()->aboutToShow();
  QCOMPARE(all.menu()->actions().size(), 2);
  QVERIFY(all.menu()->actions()[1]->text().startsWith(QStringLiteral("Cancel: Reading b, 50%")));
  all.menu()->actions()[1]->trigger();
  QVERIFY(!second);
  QVERIFY(first);
  QVERIFY(!all.isVisible());
  QVERIFY(says(QStringLiteral("Reading a")));
}

void JobsTest::whatCannotBeStoppedSaysSo() {
  const Job job(QStringLiteral("Weighing shapes again"));
  QTRY_VERIFY(strip_->isVisible());
  for (const QToolButton* button : strip_->findChildren<QToolButton*>())
    QVERIFY(!button->isVisible());
}

void JobsTest::theEndOfLongWorkIsAnnounced() {
  QStringList told;
  const JobNotices notices([&told](const QString&, const QString& text) { told << text; });
  emit Jobs::ofProgram().ended(QStringLiteral("Reading chair.glb"), 9'000);
  QVERIFY(told.isEmpty());
  QTRY_VERIFY(QGuiApplication::applicationState() != Qt::ApplicationActive);
  emit Jobs::ofProgram().ended(QStringLiteral("Reading chair.glb"), 11'000);
  QCOMPARE(told, QStringList{QStringLiteral("Done: Reading chair.glb")});
  QWidget window;
  window.show();
  window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  emit Jobs::ofProgram().ended(QStringLiteral("Reading chair.glb"), 11'000);
  QCOMPARE(told.size(), 1);  // it is seen that it is done
}

WEIGHBRIDGE_WINDOW_TEST(JobsTest);

}  // namespace wb::ui::test

#include "jobs_test.moc"
