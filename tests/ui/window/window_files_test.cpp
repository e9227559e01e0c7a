#include "model/octree/octree_text.h"
#include "model/scene/project.h"
#include "tests/support/wavy_model.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/charts/charts_panel.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/panels/scenarios/calibrate_dialog.h"
#include "ui/panels/scenarios/comparison_panel.h"
#include "ui/panels/scenarios/scenario_changes.h"
#include "ui/panels/scenarios/scenarios_panel.h"
#include "ui/panels/table/report_table.h"
#include "ui/panels/table/table_panel.h"
#include "ui/panels/why/detail/other_readings_list.h"
#include "ui/window/detail/file_opener.h"
#include "ui/window/detail/form_dialog.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPointer>
#include <QSettings>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <algorithm>
#include <filesystem>
#include <set>
#include <string_view>
#include <utility>

namespace wb::ui::test {

class WindowFilesTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { window_.reset(); }
  void aModelGetsTheLevelsThatAreChosen();
  void chosenLevelsAreRemembered();
  void quartersOfAnEarlierSessionAreRemembered();
  void problemsFollowTheFileToItsNewName();
  void measuredCostsAreCompared();
  void aScenarioIsExportedImportedAndComparedWith();
  void anotherVersionIsComparedWith();
  void chartsAreExported();
  void measuredCostsArePasted();
  void constantsAreCalibratedByMenu();
  void aMeshIsSavedAsAProject();
  void otherNamesOfAFileAreSaidToKeepTheOldContent();
  void octreesAreSavedAsWhatTheNameSays();
  void aNameOfAnotherKindIsRefused();
  void octreesAreExported();
  void aPlaceThatCannotBeWrittenIsSaid();
  void thePictureIsExported();

 private:
  /// A choice of the levels of detail of models.
  QAction& levels(const QString& text);
  /// Whatever rows are of, and without scrolling.
  static void expectReasonsInView(VersionsDialog& dialog);
};

/// One of them exports what is drawn.
void WindowFilesTest::init() {
  const bool isDrawn = QByteArrayView(QTest::currentTestFunction()) == "thePictureIsExported";
  start("Main window", isDrawn ? Drawing::whole : Drawing::none);
}

QAction& WindowFilesTest::levels(const QString& text) {
  for (QAction* one : action("Levels of detail for 3D models")->menu()->actions())
    if (one->text().remove(u'&') == text) return *one;
  qFatal("no such choice: %s", qPrintable(text));
}

/// Read by a worker, which is this program here.
void WindowFilesTest::aModelGetsTheLevelsThatAreChosen() {
  const QString path = folder_->filePath("waves.obj");
  wb::test::writeWavyModel(path.toStdString(), "obj", 16);
  const auto digest = [](const scene::Scene& scene) { return scene.assets.begin()->second.sha256; };
  std::set<std::string> digests;
  QVERIFY2(levels("Like the uploader").isChecked(), "at first");
  for (const auto& [text, source] :
       {std::pair("From the files only", import::LevelSource::asGiven),
        std::pair("A quarter of the triangles each", import::LevelSource::quarters),
        std::pair("Like the uploader", import::LevelSource::uploader)}) {
    levels(text).trigger();
    open(path);
    weighing::WeighOptions options;
    options.bare.levels = source;
    const std::string made = digest(window_->document().weighing().scene);
    QCOMPARE(made, digest(weighing::weighFile(path.toStdString(), options)->value.scene));
    digests.insert(made);
    // The card says what others cost of what the uploader makes alone.
    const bool isUploader = source == import::LevelSource::uploader;
    QCOMPARE(!panel<OtherReadings>().awaited().empty(), isUploader);
  }
  QCOMPARE(digests.size(), std::size_t{3});
}

void WindowFilesTest::chosenLevelsAreRemembered() {
  levels("From the files only").trigger();
  QVERIFY(!levels("Like the uploader").isChecked());
  window_ = std::make_unique<MainWindow>();
  QVERIFY(levels("From the files only").isChecked());
  QCOMPARE(chosenLevels(), import::LevelSource::asGiven);
}

/// Of a session in which there was a switch for these alone.
void WindowFilesTest::quartersOfAnEarlierSessionAreRemembered() {
  QSettings().setValue("make_lods", true);
  window_ = std::make_unique<MainWindow>();
  QVERIFY(levels("A quarter of the triangles each").isChecked());
  levels("Like the uploader").trigger();
  QCOMPARE(chosenLevels(), import::LevelSource::uploader);
}

void WindowFilesTest::problemsFollowTheFileToItsNewName() {
  open(makeFile("before.weighbridge",
                "{\"weighbridge\": 1, \"linksets\": [{\"parts\": [{\"scale\": \"large\"}]}]}"));
  QVERIFY(!window_->document().findings().empty());
  const QString after = folder_->filePath("after.weighbridge");
  QVERIFY(window_->document().saveAs(after));
  for (const Diagnostic& finding : window_->document().findings())
    QCOMPARE(QString::fromStdString(finding.file), after);
}

/// Attached by the menu, seen in the table, saved with the project, taken back by undo.
void WindowFilesTest::measuredCostsAreCompared() {
  open(sample("market.weighbridge"));
  const auto& scene = window_->document().weighing().scene;
  const QString path =
      makeFile("grid.csv", "linkset,physics\nno such thing,1\n" +
                               QByteArray::fromStdString(scene.linksets[0].name) + ",0.125\n");
  auto* rows = panel<TablePanel>().findChild<QTableView*>();
  const auto shownCell = [&](const QString& title) {
    for (int column = 0; column < rows->model()->columnCount(); ++column)
      if (!rows->isColumnHidden(column) && rows->model()
                                                   ->headerData(column, Qt::Horizontal)
                                                   .toString()
                                                   .compare(title, Qt::CaseInsensitive) == 0)
        return rows->model()->index(0, column).data().toString();
    return QString("hidden");
  };
  panel<TablePanel>().setRowKind(table::RowKind::linkset);
  QCOMPARE(shownCell("measured physics"), QString("hidden"));
  chooseFile(path);
  action("Compare with measured")->trigger();
  QTRY_COMPARE(shownCell("measured physics"), QString("0.125"));
  QVERIFY(!shownCell("physics difference").isEmpty());
  const Diagnostics findings = window_->document().findings();
  QVERIFY(std::ranges::any_of(findings, [&](const Diagnostic& one) {
    return one.file == path.toStdString() && one.place == "line 2";
  }));
  const QString saved = folder_->filePath("measured.weighbridge");
  QVERIFY(window_->document().saveAs(saved));
  Document again;
  QVERIFY(again.open(saved));
  QCOMPARE(again.weighing().scene.measured.size(), std::size_t{1});
  action("Undo")->trigger();
  QCOMPARE(shownCell("measured physics"), QString("hidden"));
  QVERIFY(window_->document().weighing().scene.measured.empty());
}

/// Kept, written, read back, pinned; the status line says what a constant changes against it.
void WindowFilesTest::aScenarioIsExportedImportedAndComparedWith() {
  open(sample("market.weighbridge"));
  window_->findChild<QDockWidget*>("scenarios")->raise();
  auto& document = window_->document();
  auto* list = panel<ScenariosPanel>().findChild<QTableView*>();
  const auto choose = [list](const QString& text) {
    for (QAction* one : list->actions())
      if (one->text().remove(u'&') == text) return one->trigger();
    QFAIL("no such action");
  };
  addScenario(document, document.weighing().profile, "As it was");
  const QString path = folder_->filePath("scenario.json");
  chooseFile(path);
  choose("Export…");
  QVERIFY(QFile::exists(path));
  chooseFile(path);
  choose("Import…");
  QCOMPARE(document.weighing().scene.scenarios.size(), std::size_t{2});
  const double before = landImpact();
  choose("Pin as baseline");
  enterConstant("Primitive cost", "5");
  QVERIFY(landImpact() > before);
  const QString change =
      QStringLiteral("+%1 LI compared with As it was").arg(landImpact() - before);
  const auto labels = window_->statusBar()->findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [&](const QLabel* one) { return one->text() == change; }));
  chooseFile(makeFile("scenario.json", "["));
  choose("Import…");
  QCOMPARE(document.weighing().scene.scenarios.size(), std::size_t{2});
  QVERIFY(panel<ProblemsPanel>().isVisible());
  answer(QMessageBox::Discard);
  open(sample("chair.weighbridge"));
  QVERIFY(std::ranges::none_of(labels, [](const QLabel* one) {
    return one->isVisible() && one->text().contains("compared with");
  }));
}

void WindowFilesTest::expectReasonsInView(VersionsDialog& dialog) {
  const auto& table = *dialog.findChild<ReportTableView*>();
  const auto& model = *dialog.findChild<ReportTableModel*>();
  const QHeaderView& header = *table.horizontalHeader();
  const auto columnOf = [&model](std::string_view key) {
    const auto& headings = model.table().headings;
    return static_cast<int>(std::ranges::find(headings, key, &table::Heading::key) -
                            headings.begin());
  };
  // There and back: what is shown first is in its order again.
  for (const auto& [view, beside] : {std::pair(1, "change"), std::pair(2, "land_impact_change"),
                                     std::pair(0, "land_impact_change")}) {
    dialog.findChild<QComboBox*>()->setCurrentIndex(view);
    const int reason = columnOf("because");
    QVERIFY(!table.isColumnHidden(reason));
    QCOMPARE(header.visualIndex(columnOf(beside)), columnOf(beside));
    QCOMPARE(header.visualIndex(reason), columnOf(beside) + 1);
    QVERIFY(table.columnViewportPosition(reason) >= 0);
    QTRY_VERIFY(table.columnViewportPosition(reason) + table.columnWidth(reason) <=
                table.viewport()->width());
  }
  const int reason = columnOf("because");
  QVERIFY(table.columnWidth(reason) >= table.fontMetrics().averageCharWidth() * 20);
  QStringList reasons;
  for (int row = 0; row < model.rowCount(); ++row)
    if (model.index(row, columnOf("linkset")).data().toString() == "Sliver wall")
      reasons << model.index(row, reason).data().toString();
  QCOMPARE(reasons.size(), qsizetype{1});
  QVERIFY2(reasons.front().startsWith("The object is new: its land impact is"),
           qPrintable(reasons.front()));
}

/// The market without its most expensive: 1,800 less.
void WindowFilesTest::anotherVersionIsComparedWith() {
  QVERIFY(!action("Compare with another version")->isEnabled());
  // Both versions beside their meshes: a project does not read those of another folder unasked.
  const QDir samples(QFileInfo(sample("market.weighbridge")).path());
  for (const QString& name : samples.entryList(QDir::Files))
    QVERIFY(QFile::copy(samples.filePath(name), folder_->filePath(name)));
  open(folder_->filePath("market.weighbridge"));
  const QString older = folder_->filePath("older.weighbridge");
  scene::Scene scene = window_->document().weighing().scene;
  std::erase_if(scene.linksets,
                [](const scene::Linkset& linkset) { return linkset.name == "Sliver wall"; });
  QVERIFY(scene::writeProject(scene, older.toStdString()));
  chooseFile(older);
  action("Compare with another version")->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(window_->findChild<VersionsDialog*>(), 10'000);
  auto* dialog = window_->findChild<VersionsDialog*>();
  auto* model = dialog->findChild<ReportTableModel*>();
  const QAbstractItemModelTester tester(model);
  QVERIFY(dialog->isVisible());
  expectReasonsInView(*dialog);
  QCOMPARE(model->rowCount(), 21);
  const QString totals = dialog->findChild<QLabel*>("totals")->text();
  QVERIFY2(totals.startsWith("Land impact (LI): ") && totals.contains("(+1800)"),
           qPrintable(totals));
  dialog->findChild<QComboBox*>()->setCurrentIndex(1);
  QCOMPARE(model->rowCount(), 49);
  enterConstant("Triangle constant", "0.1");
  QVERIFY2(dialog->findChild<QLabel*>("totals")->text().contains("(+3600)"),
           "both under the constants of now");
  expectReasonsInView(*dialog);
  window_->document().undoStack().undo();
  const QPointer<VersionsDialog> watched(dialog);
  open(sample("chair.weighbridge"));
  QTRY_VERIFY2(!watched, "rows are of what was open");
}

void WindowFilesTest::chartsAreExported() {
  open(sample("chair.weighbridge"));
  window_->findChild<QDockWidget*>("charts")->raise();
  auto& charts = panel<ChartsPanel>();
  QTRY_VERIFY(charts.hasChart());
  for (const auto& [as, name] :
       {std::pair(ChartFile::csv, "chart.csv"), std::pair(ChartFile::svg, "chart.svg"),
        std::pair(ChartFile::png, "chart.png")}) {
    chooseFile(folder_->filePath(name));
    emit charts.exportWanted(as);
    QVERIFY2(QFile(folder_->filePath(name)).size() > 0, name);
  }
}

void WindowFilesTest::constantsAreCalibratedByMenu() {
  open(sample("chair.weighbridge"));
  auto& document = window_->document();
  QVERIFY(!action("Calibrate")->isEnabled());
  scene::Measured measured;
  measured.linkset = document.weighing().scene.linksets[0].name;
  measured.physics = document.weighing().costs[0].physics * 2;
  changeMeasured(document, {measured}, "Measure");
  QVERIFY(action("Calibrate")->isEnabled());
  bool isShown = false;
  whenDialogOpens<CalibrateDialog>([&](CalibrateDialog& dialog) {
    isShown = true;
    dialog.reject();
  });
  action("Calibrate")->trigger();
  QVERIFY(isShown);
  action("Undo")->trigger();
  QVERIFY(!action("Calibrate")->isEnabled());
}

void WindowFilesTest::measuredCostsArePasted() {
  QVERIFY(!action("Paste measured costs")->isEnabled());
  open(sample("chair.weighbridge"));
  auto& document = window_->document();
  const auto& measured = document.weighing().scene.measured;
  QGuiApplication::clipboard()->setText(
      "[13:45]  Box: weighbridge/1; id=0d0d0d0d-0000-4000-8000-000000000009; physics=4.000000; "
      "streaming=2.000000;\n server=0.500000; land_impact=4; parts=1; scripts=0; physical=0; "
      "name=" +
      QString::fromStdString(document.weighing().scene.linksets[0].name) + "; end\n");
  action("Paste measured costs")->trigger();
  QTRY_COMPARE(measured.size(), std::size_t{1});
  QCOMPARE(measured[0].physics, std::optional(4.0));
  action("Undo")->trigger();
  QVERIFY(measured.empty());
}

void WindowFilesTest::aMeshIsSavedAsAProject() {
  open(sample("chair.llmesh"));
  const QString path = folder_->filePath("mine.weighbridge");
  chooseFile(path);
  QVERIFY(action("Save")->isEnabled());
  action("Save")->trigger();
  Document again;
  QVERIFY(again.open(path));
  QVERIFY(again.findings().empty());
  QCOMPARE(again.weighing().costs[0].landImpact, landImpact());
}

void WindowFilesTest::otherNamesOfAFileAreSaidToKeepTheOldContent() {
  const QString path = folder_->filePath("mine.weighbridge");
  QVERIFY(QFile::copy(sample("chair.weighbridge"), path));
  std::filesystem::create_hard_link(path.toStdString(), folder_->filePath("second").toStdString());
  open(path);
  const auto problems = [this] {
    return panel<ProblemsPanel>().findChild<QAbstractItemView*>()->model()->rowCount();
  };
  const int before = problems();
  enterConstant("Triangle constant", "0.1");
  action("Save")->trigger();
  QVERIFY(!window_->isWindowModified());
  QCOMPARE(problems(), before + 1);
  QVERIFY(window_->statusBar()->currentMessage().contains("hard link"));
  // It has one name now.
  enterConstant("Triangle constant", "0.2");
  action("Save")->trigger();
  QCOMPARE(problems(), before);
  QVERIFY(!window_->statusBar()->currentMessage().contains("hard link"));
}

/// A file of octrees and rays that is edited and saved under another such name keeps its rays.
void WindowFilesTest::octreesAreSavedAsWhatTheNameSays() {
  open(makeFile(
      "work.scene",
      "octree 0 0 0 4 OSEEEEEEE\nray 9 1 1 -1 0 0\nray 1 1 9 0 0 -1 2\nray 0 0 9 1 2 -3\n"));
  const auto rays = window_->document().weighing().scene.rays;
  QCOMPARE(rays.size(), std::size_t{3});
  changeCubes(window_->document(), 0, *octree::parseTree("OSEEESEEE"), "Fill");
  const QString path = folder_->filePath("work2.scene");
  chooseFile(path);
  action("Save")->trigger();
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QVERIFY(file.readAll().startsWith("octree 0 0 0 4 OSEEESEEE\nray 9 1 1 -1 0 0\n"));
  Document again;
  QVERIFY(again.open(path));
  QVERIFY(again.weighing().scene.rays == rays);
  // From then on it is saved there without a question.
  window_->document().undoStack().undo();
  action("Save")->trigger();
  QVERIFY(window_->document().undoStack().isClean());
  QVERIFY(again.open(path));
  QCOMPARE(again.weighing().scene.octrees[0].tree, std::string("OSEEEEEEE"));
  // A project holds the rays too.
  QVERIFY(window_->document().saveAs(folder_->filePath("work.weighbridge")));
  QVERIFY(again.open(folder_->filePath("work.weighbridge")));
  QVERIFY(again.weighing().scene.rays == rays);
}

void WindowFilesTest::aNameOfAnotherKindIsRefused() {
  open(sample("chair.weighbridge"));
  for (const char* name : {"chair.scene", "chair.txt", "chair.llmesh"}) {
    const QString path = folder_->filePath(name);
    const auto saved = window_->document().saveAs(path);
    QVERIFY2(!saved, name);
    QVERIFY(QString::fromStdString(message(saved.error())).contains(".weighbridge"));
    QVERIFY(!QFile::exists(path));
  }
  chooseFile(folder_->filePath("costs.pdf"));
  action("Export table")->trigger();
  QVERIFY(!QFile::exists(folder_->filePath("costs.pdf")));
  QVERIFY(window_->statusBar()->currentMessage().contains("supported types: .csv"));
}

void WindowFilesTest::octreesAreExported() {
  open(makeFile("two.scene", "octree 0 0 0 4 OSEEEEEEE\noctree 9 0 0 2 S\nray 9 1 1 -1 0 0\n"));
  const QString text = folder_->filePath("out.scene");
  chooseFile(text);
  action("Export octrees")->trigger();
  Document again;
  QVERIFY(again.open(text));
  QCOMPARE(again.weighing().scene.octrees.size(), std::size_t{2});
  QCOMPARE(again.weighing().scene.rays.size(), std::size_t{1});
  const QString inexor = folder_->filePath("out.nxoc");
  chooseFile(inexor);
  action("Export octrees")->trigger();
  QVERIFY2(!QFile::exists(inexor), "one of two must be selected");
  window_->selection().selectOctree(1);
  chooseFile(inexor);
  action("Export octrees")->trigger();
  QVERIFY(again.open(inexor));
  QVERIFY(*again.weighing().scene.octrees[0].cubes == *octree::parseTree("S"));
}

void WindowFilesTest::aPlaceThatCannotBeWrittenIsSaid() {
  open(sample("chair.weighbridge"));
  QVERIFY(QDir(folder_->path()).mkdir("taken.csv"));
  const auto written =
      window_->document().saveAs(folder_->filePath("no/such/folder/a.weighbridge"));
  QVERIFY(!written);
  QCOMPARE(window_->document().path(), sample("chair.weighbridge"));
}

void WindowFilesTest::thePictureIsExported() {
  open(sample("chair.weighbridge"));
  const QString path = folder_->filePath("view.png");
  whenDialogOpens<FormDialog>([&path](FormDialog& dialog) {
    const auto sides = dialog.findChildren<QSpinBox*>();
    sides[0]->setValue(500);
    sides[1]->setValue(400);
    chooseFile(path);
    dialog.accept();
  });
  action("Export picture")->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 30'000);
  const QImage picture(path);
  QCOMPARE(picture.size(), QSize(500, 400));
  const QRgb beside = picture.pixel(0, picture.height() / 2);
  bool isDrawn = false;
  for (int x = 0; x < picture.width() && !isDrawn; ++x)
    isDrawn = picture.pixel(x, picture.height() / 2) != beside;
  QVERIFY(isDrawn);
}

WEIGHBRIDGE_WINDOW_TEST(WindowFilesTest);

}  // namespace wb::ui::test

#include "window_files_test.moc"
