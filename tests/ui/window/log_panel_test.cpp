#include "ui/window/detail/log_panel.h"

#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"

#include <QClipboard>
#include <QRegularExpression>

namespace wb::ui::test {

/// What a window tells of what was done in it.
class LogPanelTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Log"); }
  void cleanup() { window_.reset(); }
  void whatIsOpenedIsListed();
  void changesAreListedDoneAndUndone();
  void aRefusedFileIsListedOnce();
  void itIsCopiedWithTimes();
  void itIsSaved();
  void theOldestGo();

 private:
  QStringList lines() { return panel<LogPanel>().log().asText().split(u'\n', Qt::SkipEmptyParts); }
};

void LogPanelTest::whatIsOpenedIsListed() {
  QVERIFY(lines().isEmpty());
  open(sample("chair.weighbridge"));
  QTRY_VERIFY(!lines().isEmpty());
  QVERIFY(lines().last().endsWith("\tinfo\tOpened chair.weighbridge"));
}

void LogPanelTest::changesAreListedDoneAndUndone() {
  open(sample("chair.weighbridge"));
  enterConstant("Triangle constant", "0.1");
  QVERIFY(lines().last().contains("\tchange\tDone: "));
  const QString change = window_->document().undoStack().undoText();
  QVERIFY(lines().last().endsWith(change));
  action("Undo")->trigger();
  QVERIFY(lines().last().endsWith("\tchange\tUndone: " + change));
  const qsizetype before = lines().size();
  action("Close file")->trigger();
  QCOMPARE(lines().size(), before);
}

void LogPanelTest::aRefusedFileIsListedOnce() {
  const QString path = makeFile("broken.weighbridge", "{");
  window_->open(path);
  QTRY_COMPARE(lines().size(), 1);
  QVERIFY(lines()[0].contains("\terror\tOpening failed. broken.weighbridge: "));
}

void LogPanelTest::itIsCopiedWithTimes() {
  open(sample("chair.weighbridge"));
  QTRY_VERIFY(!lines().isEmpty());
  panel<LogPanel>().copy();
  const QRegularExpression line(
      R"(^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)\tinfo\tOpened chair\.weighbridge\n$)");
  QVERIFY2(line.match(QApplication::clipboard()->text()).hasMatch(),
           qPrintable(QApplication::clipboard()->text()));
}

void LogPanelTest::itIsSaved() {
  open(sample("chair.weighbridge"));
  QTRY_VERIFY(!lines().isEmpty());
  const QString text = panel<LogPanel>().log().asText();
  const QString path = folder_->filePath("day.txt");
  chooseFile(path);
  emit panel<LogPanel>().saveWanted();
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(QString::fromUtf8(file.readAll()), text);
  QVERIFY(lines().last().endsWith("Saved day.txt"));
}

void LogPanelTest::theOldestGo() {
  SessionLog log;
  for (std::size_t i = 0; i < SessionLog::most + 3; ++i) log.add(LogKind::told, QString::number(i));
  QCOMPARE(log.rowCount(), int{SessionLog::most});
  QCOMPARE(log.index(0, SessionLog::words).data().toString(), QString("3"));
}

WEIGHBRIDGE_WINDOW_TEST(LogPanelTest);

}  // namespace wb::ui::test

#include "log_panel_test.moc"
