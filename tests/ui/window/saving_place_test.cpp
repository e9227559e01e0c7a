#include "model/core/file.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/window/detail/start_page.h"

#include <QDir>

namespace wb::ui::test {

/// Where saving is proposed: beside what was opened, unless that is a sample or cannot be written.
class SavingPlaceTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void aSampleIsSavedAmongTheUsersDocuments();
  void withoutDocumentsItIsTheUsersFolder();
  void whatAUserKeepsIsSavedBesideIt();
  void startedInAnotherFolderItIsSavedBesideItToo();

 private:
  /// The file that *Save as* proposes; nothing is saved.
  QString proposed();

  QByteArray home_;
};

void SavingPlaceTest::init() {
  start("Saving");
  protectProgramFiles((QCoreApplication::applicationDirPath() + "/weighbridge").toStdString());
  home_ = qgetenv("HOME");
  qputenv("HOME", QFile::encodeName(folder_->path()));
}

void SavingPlaceTest::cleanup() {
  qputenv("HOME", home_);
  window_.reset();
  protectProgramFiles({});
}

QString SavingPlaceTest::proposed() {
  QString file;
  whenDialogOpens<QFileDialog>([&file](QFileDialog& dialog) {
    file = dialog.selectedFiles().value(0);
    dialog.reject();
  });
  action("Save as")->trigger();
  return file;
}

void SavingPlaceTest::aSampleIsSavedAmongTheUsersDocuments() {
  QVERIFY(QDir(folder_->path()).mkdir("Documents"));
  open(QDir(samplesFolder()).filePath("chair.weighbridge"));
  QCOMPARE(proposed(), folder_->filePath("Documents/chair.weighbridge"));
}

void SavingPlaceTest::withoutDocumentsItIsTheUsersFolder() {
  open(QDir(samplesFolder()).filePath("chair.weighbridge"));
  QCOMPARE(proposed(), folder_->filePath("chair.weighbridge"));
}

void SavingPlaceTest::whatAUserKeepsIsSavedBesideIt() {
  QVERIFY(QDir(folder_->path()).mkdir("Documents"));
  QVERIFY(QDir(folder_->path()).mkdir("work"));
  const QString kept = folder_->filePath("work/mine.weighbridge");
  QVERIFY(QFile::copy(sample("ten_boxes.weighbridge"), kept));
  open(kept);
  QCOMPARE(proposed(), kept);
}

/// `weighbridge j/mine.weighbridge`: a dialog that is in j already would look for j/j.
void SavingPlaceTest::startedInAnotherFolderItIsSavedBesideItToo() {
  QVERIFY(QDir(folder_->path()).mkdir("j"));
  const QString kept = folder_->filePath("j/mine.weighbridge");
  QVERIFY(QFile::copy(sample("ten_boxes.weighbridge"), kept));
  const QString before = QDir::currentPath();
  QVERIFY(QDir::setCurrent(folder_->path()));
  open("j/mine.weighbridge");
  const QString path = window_->document().path();
  const QString file = proposed();
  QVERIFY(QDir::setCurrent(before));
  QCOMPARE(path, kept);
  QCOMPARE(file, kept);
}

WEIGHBRIDGE_WINDOW_TEST(SavingPlaceTest);

}  // namespace wb::ui::test

#include "saving_place_test.moc"
