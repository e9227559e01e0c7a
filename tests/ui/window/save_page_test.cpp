#include "tests/ui/window/main_window_case.h"
#include "ui/document/selection.h"
#include "ui/problems/problems_panel.h"
#include "ui/window/actions.h"

namespace wb::ui::test {

class SavePageTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Save page"); }
  void cleanup() { window_.reset(); }
  void aPageIsSavedOfTheSelectionOrOfAll_data();
  void aPageIsSavedOfTheSelectionOrOfAll();
  void aPageThatCannotBeWrittenIsListed();

 private:
  QAction& savePage() { return (*window_->findChild<Actions*>())[ActionId::savePage]; }
};

void SavePageTest::aPageIsSavedOfTheSelectionOrOfAll_data() {
  QTest::addColumn<bool>("isSelected");
  QTest::addColumn<QString>("file");
  QTest::addColumn<QByteArray>("begin");
  QTest::addColumn<QByteArray>("content");
  QTest::newRow("explanation") << true << "page.html" << QByteArray("<!DOCTYPE html>")
                               << QByteArray("costs what it costs");
  QTest::newRow("report") << false << "page.html" << QByteArray("<!DOCTYPE html>")
                          << QByteArray("data:image/png;base64,");
  QTest::newRow("pdf") << true << "page.pdf" << QByteArray("%PDF-") << QByteArray("/Image");
}

void SavePageTest::aPageIsSavedOfTheSelectionOrOfAll() {
  QFETCH(bool, isSelected);
  QFETCH(QString, file);
  QFETCH(QByteArray, begin);
  QFETCH(QByteArray, content);
  QVERIFY(!savePage().isEnabled());
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  QVERIFY(window_->selection().current());
  if (!isSelected) window_->selection().select({});
  const QString path = folder_->filePath(file);
  chooseFile(path);
  savePage().trigger();
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60'000);
  const QByteArray bytes = contentOf(path);
  QVERIFY(bytes.startsWith(begin));
  QVERIFY(bytes.contains(content));
  QVERIFY(!bytes.contains("<script"));
}

void SavePageTest::aPageThatCannotBeWrittenIsListed() {
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  QSignalSpy told(window_->findChild<ProblemsPanel*>(), &ProblemsPanel::countChanged);
  chooseFile("/proc/page.html");
  savePage().trigger();
  QVERIFY(told.count() > 0 || told.wait(60'000));
}

}  // namespace wb::ui::test

QTEST_MAIN(wb::ui::test::SavePageTest)
#include "save_page_test.moc"
