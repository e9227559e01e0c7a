#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/document/selection.h"
#include "ui/page/object_picture.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/panels/scenarios/comparison_panel.h"
#include "ui/panels/scenarios/decision_sheet_view.h"
#include "ui/translation/translation.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/workspaces.h"

#include <QComboBox>
#include <QPushButton>
#include <QTranslator>
#include <algorithm>
#include <set>

namespace wb::ui::test {

class SavePageTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void thePictureIsOfTheObject();
  void aPageIsSavedOfTheSelectionOrOfAll_data();
  void aPageIsSavedOfTheSelectionOrOfAll();
  void theSameObjectGivesTheSameBytes();
  void aPageThatCannotBeWrittenIsListed();
  void whatWillBeSavedIsNamed();
  void theFileIsNamedAfterTheObject_data();
  void theFileIsNamedAfterTheObject();
  void theDecisionSheetIsAPageWithItsTableBeside();
  void theTableReplacesNothingUnasked();
  void whatIsComparedIsATableWithItsConstantsBeside();
  void aGermanWindowSavesGerman_data();
  void aGermanWindowSavesGerman();

 private:
  /// Whether a test changes neither constants nor the language.
  static bool leavesTheWindow();
  /// What the dialog that asks for a file suggests, without folders, and how it is called.
  std::pair<QString, QString> suggestion();
  QByteArray savedPage();
  QAction& savePage() { return (*window_->findChild<Actions*>())[ActionId::savePage]; }
};

bool SavePageTest::leavesTheWindow() {
  const std::set<QByteArray> others{"theDecisionSheetIsAPageWithItsTableBeside",
                                    "whatIsComparedIsATableWithItsConstantsBeside",
                                    "aGermanWindowSavesGerman"};
  return !others.contains(QTest::currentTestFunction());
}

/// A picture needs no window.
void SavePageTest::init() {
  if (QByteArrayView(QTest::currentTestFunction()) == "thePictureIsOfTheObject") return;
  if (leavesTheWindow())
    share("Save page");
  else
    start("Save page");
}

void SavePageTest::cleanup() {
  if (leavesTheWindow()) return;
  window_.reset();
  qDeleteAll(qApp->findChildren<QTranslator*>());
  QLocale::setDefault(QLocale::c());
}

std::pair<QString, QString> SavePageTest::suggestion() {
  std::pair<QString, QString> found;
  whenDialogOpens<QFileDialog>([&found](QFileDialog& dialog) {
    const auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
    found = {QFileInfo(name->text()).fileName(), dialog.windowTitle()};
    dialog.reject();
  });
  savePage().trigger();
  return found;
}

QByteArray SavePageTest::savedPage() {
  const QString path = folder_->filePath("page.html");
  QFile::remove(path);
  chooseFile(path);
  savePage().trigger();
  [&] { QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60'000); }();
  return contentOf(path);
}

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
  QFile::remove(path);
  chooseFile(path);
  savePage().trigger();
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60'000);
  const QByteArray bytes = contentOf(path);
  QVERIFY(bytes.startsWith(begin));
  QVERIFY(bytes.contains(content));
  QVERIFY(!bytes.contains("<script"));
  if (file.endsWith(".pdf")) QVERIFY(bytes.contains("/CreationDate (D:20000101000000"));
}

/// Ten boxes of which the server counts 0.5 each, then 0.7.
void SavePageTest::theDecisionSheetIsAPageWithItsTableBeside() {
  open(sample("ten_boxes.weighbridge"));
  window_->findChild<Workspaces*>()->choose(Workspace::tune);
  enterConstant("Server per prim", "0.7");
  const DecisionSheet& sheet = panel<ComparisonPanel>().sheet();
  QTRY_COMPARE(sheet.columns().size(), std::size_t{2});
  const QString path = folder_->filePath("sheet.html");
  chooseFile(path);
  const auto buttons = sheet.findChildren<QPushButton*>();
  const auto make = std::ranges::find(buttons, "Make a page…", &QPushButton::text);
  QVERIFY(make != buttons.end());
  (*make)->click();
  const QString table = folder_->filePath("sheet_table.csv");
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(table), 60'000);
  const QByteArray page = contentOf(path);
  QVERIFY(page.contains("land impact, LI</th><td>7</td><td>5</td>"));
  QVERIFY(page.contains("server_per_prim</th><td>0.7</td><td>0.5</td>"));
  QVERIFY(page.contains("data:image/png;base64,"));
  const QByteArray rows = contentOf(table);
  QVERIFY(rows.contains("server_per_prim,,0.7\n"));
  QVERIFY(rows.contains(",more_expensive_1,Ten boxes,2\n"));
  QVERIFY2(!rows.contains("more_expensive_2"), "one object became more expensive");
  window_->document().undoStack().setClean();
}

/// The question for a file is about the page alone. An earlier table is replaced without another.
void SavePageTest::theTableReplacesNothingUnasked() {
  QVERIFY(window_->document().open(sample("ten_boxes.weighbridge")));
  window_->selection().select({});
  const QString mine = makeFile("boxes_table.csv", "my list\n");
  const QString page = folder_->filePath("boxes.html");
  answer(QMessageBox::Cancel);
  chooseFile(page);
  savePage().trigger();
  QVERIFY(!QFile::exists(page));
  QCOMPARE(contentOf(mine), QByteArray("my list\n"));
  whenDialogOpens<QMessageBox>([](QMessageBox& box) {
    QCOMPARE(box.informativeText(), QString("This will replace boxes_table.csv."));
    for (QAbstractButton* one : box.buttons())
      if (box.buttonRole(one) == QMessageBox::DestructiveRole) return one->click();
  });
  chooseFile(page);
  savePage().trigger();
  QTRY_VERIFY_WITH_TIMEOUT(contentOf(mine).startsWith("file,"), 60'000);
  QVERIFY(QFile::exists(page));
  QVERIFY(QFile::remove(page));
  chooseFile(page);
  savePage().trigger();
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(page), 60'000);
}

/// Winners and losers, as other tables: 0.5 and then 0.7 for each of ten boxes.
void SavePageTest::whatIsComparedIsATableWithItsConstantsBeside() {
  open(sample("ten_boxes.weighbridge"));
  window_->findChild<Workspaces*>()->choose(Workspace::tune);
  enterConstant("Server per prim", "0.7");
  auto& comparison = panel<ComparisonPanel>();
  auto* csv = comparison.findChild<QPushButton*>("exportListed");
  QVERIFY2(!csv->isVisible(), "the sheet has its own");
  comparison.findChild<QComboBox*>()->setCurrentText("Winners and losers");
  QTRY_VERIFY(csv->isVisible());
  const QString path = folder_->filePath("winners.csv");
  chooseFile(path);
  QTest::mouseClick(csv, Qt::LeftButton);
  QTRY_VERIFY(QFile::exists(path));
  QCOMPARE(contentOf(path),
           QByteArray("linkset,land_impact_before,land_impact,land_impact_change,profile,baseline\n"
                      "Ten boxes,5,7,2,second-life* (winners.profile.json),second-life\n"));
  QVERIFY(contentOf(folder_->filePath("winners.profile.json")).contains("0.7"));
  window_->document().undoStack().setClean();
}

/// Its picture is drawn again too. PDFs of one picture are pages_of_objects'.
void SavePageTest::theSameObjectGivesTheSameBytes() {
  QVERIFY(window_->document().open(sample("ten_boxes.weighbridge")));
  window_->selection().select(weighing::Target{0, {}});
  const QByteArray first = savedPage();
  QVERIFY(first.contains("data:image/png;base64,"));
  QVERIFY(first == savedPage());
}

/// The view shows another side of all there is; the page shows the object, by itself.
void SavePageTest::thePictureIsOfTheObject() {
  Document document;
  QVERIFY(document.open(sample("vehicle.weighbridge")));
  for (const std::size_t linkset : {std::size_t{0}, std::size_t{1}}) {
    const QImage picture =
        objectPicture(document.weighing(), weighing::Target{linkset, {}}, {700, 525}).image;
    QVERIFY(!picture.isNull());
    // Framed: what is not white lies about the middle and leaves a margin everywhere.
    QRect seen;
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x)
        if (picture.pixel(x, y) != qRgb(255, 255, 255)) seen |= QRect(x, y, 1, 1);
    QVERIFY(picture.rect().adjusted(1, 1, -1, -1).contains(seen));
    QVERIFY(seen.width() > picture.width() / 3 || seen.height() > picture.height() / 3);
    QVERIFY((seen.center() - picture.rect().center()).manhattanLength() < picture.width() / 6);
  }
}

void SavePageTest::aPageThatCannotBeWrittenIsListed() {
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  QSignalSpy told(window_->findChild<ProblemsPanel*>(), &ProblemsPanel::countChanged);
  chooseFile("/proc/page.html");
  savePage().trigger();
  QVERIFY(told.count() > 0 || told.wait(60'000));
}

void SavePageTest::whatWillBeSavedIsNamed() {
  QVERIFY(window_->document().open(sample("market.weighbridge")));
  QVERIFY(window_->document().weighing().scene.linksets.size() > 1);
  window_->selection().select({});
  QCOMPARE(plainText(savePage()), QString("Save page about all objects…"));
  QCOMPARE(suggestion(), std::pair(QString("market.html"), QString("Save page about all objects")));
  window_->selection().select(weighing::Target{1, {}});
  const QString name =
      QString::fromStdString(window_->document().weighing().scene.linksets[1].name);
  QCOMPARE(plainText(savePage()), QStringLiteral("Save page about %1…").arg(name));
  QCOMPARE(suggestion(), std::pair(name + ".html", QStringLiteral("Save page about %1").arg(name)));
}

void SavePageTest::theFileIsNamedAfterTheObject_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("action");
  QTest::addColumn<QString>("file");
  QTest::newRow("ampersand") << "A&B"
                             << "Save pa&ge about A&&B…"
                             << "A&B.html";
  QTest::newRow("folders") << "../x/y"
                           << "Save pa&ge about ../x/y…"
                           << "_x_y.html";
  QTest::newRow("none") << ""
                        << "Save pa&ge about linkset 1…"
                        << "linkset 1.html";
}

void SavePageTest::theFileIsNamedAfterTheObject() {
  QFETCH(QString, name);
  QFETCH(QString, action);
  QFETCH(QString, file);
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  window_->selection().select(weighing::Target{0, 0});  // A part stands for its object.
  Document& document = window_->document();
  compose(document, window_->selection(),
          scene::rename(document.weighing().scene, {0, {}}, name.toStdString()), "Rename");
  window_->selection().select(weighing::Target{0, 0});
  QCOMPARE(savePage().text(), action);
  QCOMPARE(suggestion().first, file);
}

void SavePageTest::aGermanWindowSavesGerman_data() {
  QTest::addColumn<bool>("isSelected");
  QTest::addColumn<QByteArray>("title");
  QTest::newRow("explanation") << true << QByteArray("kostet, was es kostet</h1>");
  QTest::newRow("report") << false << QByteArray("<h1>Kosten von ");
}

void SavePageTest::aGermanWindowSavesGerman() {
  QFETCH(bool, isSelected);
  QFETCH(QByteArray, title);
  QLocale::setDefault(QLocale("de_DE"));
  installTranslations(*qApp, QLocale());
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  if (!isSelected) window_->selection().select({});
  const QByteArray page = savedPage();
  QVERIFY(page.contains("<html lang=\"de\">"));
  QVERIFY(page.contains(title));
  for (const char* german :
       {">Gewichte<", ">Über diese Seite<", ">Konstante<", "Prim-Äquivalente", ">0,05</td>"})
    QVERIFY2(page.contains(german), german);
  for (const char* english :
       {">Weights<", "About this page", "prim equivalents", "--linkset", ">0.05</td>", "/samples/"})
    QVERIFY2(!page.contains(english), english);
}

WEIGHBRIDGE_WINDOW_TEST(SavePageTest);

}  // namespace wb::ui::test

#include "save_page_test.moc"
