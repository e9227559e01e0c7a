#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/problems/problems_panel.h"
#include "ui/window/actions.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <memory>

namespace wb::ui::test {
namespace {

/// In the next file dialog, as soon as it is open.
void chooseFile(const QString& path) {
  QTimer::singleShot(50, qApp, [path] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (!dialog) return chooseFile(path);
    auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
  });
}

}  // namespace

class SavePageTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void cleanup();
  void aPageIsSavedOfTheSelectionOrOfAll_data();
  void aPageIsSavedOfTheSelectionOrOfAll();
  void aPageThatCannotBeWrittenIsListed();

 private:
  QAction& savePage() { return (*window_->findChild<Actions*>())[ActionId::savePage]; }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void SavePageTest::initTestCase() {
  QCoreApplication::setOrganizationName("Weighbridge tests");
  QCoreApplication::setApplicationName("Save page");
}

void SavePageTest::init() {
  QLocale::setDefault(QLocale::c());
  folder_ = std::make_unique<QTemporaryDir>();
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_->path());
  QSettings().clear();
  window_ = std::make_unique<MainWindow>();
  window_->show();
  QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
}

void SavePageTest::cleanup() { window_.reset(); }

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
  QVERIFY(window_->document().open(QStringLiteral(WEIGHBRIDGE_SAMPLES "/chair.weighbridge")));
  QVERIFY(window_->selection().current());
  if (!isSelected) window_->selection().select({});
  const QString path = folder_->filePath(file);
  chooseFile(path);
  savePage().trigger();
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60'000);
  QFile page(path);
  QVERIFY(page.open(QIODevice::ReadOnly));
  const QByteArray bytes = page.readAll();
  QVERIFY(bytes.startsWith(begin));
  QVERIFY(bytes.contains(content));
  QVERIFY(!bytes.contains("<script"));
}

void SavePageTest::aPageThatCannotBeWrittenIsListed() {
  QVERIFY(window_->document().open(QStringLiteral(WEIGHBRIDGE_SAMPLES "/chair.weighbridge")));
  QSignalSpy told(window_->findChild<ProblemsPanel*>(), &ProblemsPanel::countChanged);
  chooseFile("/proc/page.html");
  savePage().trigger();
  QVERIFY(told.count() > 0 || told.wait(60'000));
}

}  // namespace wb::ui::test

QTEST_MAIN(wb::ui::test::SavePageTest)
#include "save_page_test.moc"
