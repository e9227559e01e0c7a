// What is asked about unsaved changes when another file is opened, and what is said of one that
// could not be read.
#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/problems/detail/problems_model.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/window/detail/file_opener.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QPushButton>
#include <functional>

namespace wb::ui::test {

/// Gives the same answer to every question as long as it lives, and counts them.
class Answers {
 public:
  explicit Answers(
      QMessageBox::StandardButton answer, const std::function<void()>& asked = [] {}) {
    timer_.callOnTimeout([this, answer, asked] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!box) return;
      ++count_;
      asked();
      box->button(answer)->click();
    });
    timer_.start(20);
  }
  int count() const { return count_; }

 private:
  QTimer timer_;
  int count_ = 0;
};

class OpeningAsksTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { window_.reset(); }
  void aboutUnsavedChangesOnceTheFileIsRead();
  void onlyForTheNewestOfSeveral();
  void nothingForABrokenFileAndSaysWhyAboveTheView();
  void andReadsWhatWasSavedThen();
  void nothingMoreOnceTheWindowIsClosed();

 private:
  FileOpener& opener() { return *window_->findChild<FileOpener*>(); }
  bool isKept() {
    return window_->document().path() == chair_ && window_->isWindowModified() &&
           window_->document().weighing().profile[cost::Key::triangle_constant] == 0.25;
  }

  const QString duck_ = sample("duck.weighbridge");
  QString chair_;  ///< It is open, and changed.
};

void OpeningAsksTest::init() {
  start("Opening asks");
  chair_ = makeFile("chair.weighbridge", contentOf(sample("chair.weighbridge")));
  makeFile("chair.llmesh", contentOf(sample("chair.llmesh")));
  open(chair_);
  changeConstant(window_->document(), cost::Key::triangle_constant, 0.25, Gesture::none);
  QVERIFY(isKept());
}

void OpeningAsksTest::aboutUnsavedChangesOnceTheFileIsRead() {
  QSignalSpy read(&opener(), &FileOpener::ended);
  qsizetype readWhenAsked = 0;
  {
    const Answers cancel(QMessageBox::Cancel, [&] { readWhenAsked = read.count(); });
    window_->open(duck_);
    QTRY_COMPARE_WITH_TIMEOUT(cancel.count(), 1, 10'000);
  }
  QCOMPARE(readWhenAsked, 1);
  QTRY_VERIFY(!QApplication::activeModalWidget());
  QVERIFY(isKept());
  const Answers discard(QMessageBox::Discard);
  open(duck_);
  QCOMPARE(window_->document().path(), duck_);
  QCOMPARE(discard.count(), 1);
}

void OpeningAsksTest::onlyForTheNewestOfSeveral() {
  const Answers discard(QMessageBox::Discard);
  window_->open(sample("market.weighbridge"));
  window_->open(duck_);
  QTRY_COMPARE_WITH_TIMEOUT(window_->document().path(), duck_, 10'000);
  QCOMPARE(discard.count(), 1);
}

void OpeningAsksTest::nothingForABrokenFileAndSaysWhyAboveTheView() {
  const Answers cancel(QMessageBox::Cancel);
  const auto question = [this] { return panel<ViewPanel>().findChild<QWidget*>("question"); };
  window_->open(makeFile("half.weighbridge", contentOf(chair_).left(40)));
  QTRY_VERIFY_WITH_TIMEOUT(question(), 10'000);
  QCOMPARE(cancel.count(), 0);
  QVERIFY(isKept());
  QVERIFY(question()->isVisible());
  const auto* rows = panel<ProblemsPanel>().findChild<QAbstractItemView*>()->model();
  const QModelIndex row = rows->index(0, ProblemsModel::sentenceColumn);
  const QString said = question()->findChild<QLabel*>()->text();
  QCOMPARE(said, "half.weighbridge: " + row.data().toString());
  QCOMPARE(row.data(Qt::ToolTipRole).toString(), said);
  QTest::mouseClick(question()->findChild<QPushButton*>("closeMessage"), Qt::LeftButton);
  QTRY_VERIFY(!question());
}

/// The file that is open, opened once more: what was read of it before it was saved is old.
void OpeningAsksTest::andReadsWhatWasSavedThen() {
  const Answers save(QMessageBox::Save);
  open(chair_);
  QCOMPARE(save.count(), 1);
  QVERIFY(!window_->isWindowModified());
  QCOMPARE(window_->document().path(), chair_);
  QCOMPARE(window_->document().weighing().profile[cost::Key::triangle_constant], 0.25);
}

void OpeningAsksTest::nothingMoreOnceTheWindowIsClosed() {
  const Answers discard(QMessageBox::Discard);
  window_->open(duck_);
  QVERIFY(window_->close());
  QTest::qWait(300);  // It would be read by then.
  QCOMPARE(discard.count(), 1);
}

WEIGHBRIDGE_WINDOW_TEST(OpeningAsksTest);

}  // namespace wb::ui::test

#include "opening_asks_test.moc"
