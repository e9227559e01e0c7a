#include "model/table/csv.h"
#include "model/table/row_tables.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/charts/charts_panel.h"
#include "ui/help/help_window.h"
#include "ui/problems/problems_panel.h"
#include "ui/table/table_panel.h"
#include "ui/view/view_panel.h"
#include "ui/why/why_panel.h"

#include <sys/stat.h>

#include <QAbstractItemView>
#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <algorithm>
#include <map>

namespace wb::ui::test {

class MainWindowTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Main window"); }
  void cleanup() { window_.reset(); }
  void emptyWindowSaysWhatToDo();
  void storyOfATunedMarket();
  void oneConstantMovesEveryNumber();
  void aFileIsOpenedByDialog();
  void aFileIsOpenedAgainFromTheMenu();
  void aFileDroppedOnAPanelIsOpened();
  void severalFilesBecomeOneScene();
  void aSceneOfSeveralFilesIsSavedAsAProject();
  void aFolderIsOpenedAsOneScene();
  void whatAFolderHidesIsCounted();
  void whereNothingIsOpenedEveryFileIsListed();
  void brokenFilesAreListedAndWhatIsOpenStays_data();
  void brokenFilesAreListedAndWhatIsOpenStays();
  void aSingleObjectIsSelected();
  void whatIsSelectedIsForgottenBeforeItGoes();
  void unsavedChangesAreAskedFor();
  void whatIsTypedIsSavedToo();
  void changesMadeWhileAFileIsReadAreAskedFor();
  void aFileReadWhileADialogIsOpenWaits();
  void aPipeIsRefused();
  void theExplanationIsCopied();
  void docksAreWhereTheyWere();
  void aPanelThatIsChosenComesToTheFront();
  void noTabsAreLeftOver();
  void everyDockHasAWordWhenNothingIsOpen();
  void theHelpOpensBesideTheWindow();
};

void MainWindowTest::emptyWindowSaysWhatToDo() {
  QVERIFY(window_->document().isEmpty());
  QVERIFY(!action("Save")->isEnabled());
  QVERIFY(!action("Export table")->isEnabled());
  QVERIFY(action("Open")->isEnabled());
}

/// Drop a project, find what is most expensive, see why, move a constant, undo, save, export.
void MainWindowTest::storyOfATunedMarket() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  drop(*window_, {QUrl::fromLocalFile(sample("market.weighbridge"))});
  QVERIFY(reset.wait(10'000));
  QVERIFY(window_->windowTitle().contains("market.weighbridge"));

  auto& table = panel<TablePanel>();
  table.setRowKind(table::RowKind::linkset);
  table.sortMostExpensiveFirst();
  auto* rows = table.findChild<QTableView*>();
  const QPoint firstRow(rows->viewport()->width() / 2, rows->rowHeight(0) / 2);
  QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, firstRow);
  const auto selected = window_->selection().current();
  QVERIFY(selected);
  const auto& weighing = window_->document().weighing();
  const auto mostExpensive =
      std::ranges::max_element(weighing.costs, {}, &cost::LinksetCost::landImpact);
  QCOMPARE(selected->linkset, static_cast<std::size_t>(mostExpensive - weighing.costs.begin()));

  const auto says = [&](const QString& text) {
    for (const QLabel* label : panel<WhyPanel>().findChildren<QLabel*>())
      if (label->text().contains(text)) return true;
    return false;
  };
  QTRY_VERIFY(says("physics decides"));
  QTRY_VERIFY(says(QString::fromStdString(weighing.scene.linksets[selected->linkset].name)));

  const double before = landImpact();
  const std::size_t passes = window_->document().geometryPasses();
  enterConstant("Triangle constant", "0.05*2");
  QVERIFY(landImpact() > before);
  QCOMPARE(window_->document().geometryPasses(), passes);
  QVERIFY(window_->isWindowModified());
  const double after = landImpact();
  action("Undo")->trigger();
  QVERIFY(landImpact() == before);
  QVERIFY(!window_->isWindowModified());
  action("Redo")->trigger();
  QVERIFY(landImpact() == after);

  const QString saved = folder_->filePath("tuned.weighbridge");
  chooseFile(saved);
  action("Save as")->trigger();
  QVERIFY(!window_->isWindowModified());
  QVERIFY(window_->windowTitle().contains("tuned.weighbridge"));
  Document again;
  QVERIFY(again.open(saved));
  QCOMPARE(again.weighing().profile[cost::Key::triangle_constant], 0.1);

  const QString csv = folder_->filePath("costs.csv");
  chooseFile(csv);
  action("Export table")->trigger();
  std::string expected;
  table::writeCsv(table::tableOf(table::RowKind::linkset, std::span(&weighing, 1)), {},
                  [&expected](std::string_view text) { expected += text; });
  QCOMPARE(contentOf(csv), QByteArray::fromStdString(expected));
}

/// Table, tree, card, breakdown and totals follow a constant, and undo brings back every text.
void MainWindowTest::oneConstantMovesEveryNumber() {
  open(sample("chair.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  const auto textsOf = [this] {
    std::map<QString, QString> texts;
    for (const auto* view : window_->findChildren<QAbstractItemView*>()) {
      if (!view->isVisible() || !view->model()) continue;
      QString& all = texts[view->metaObject()->className()];
      const QAbstractItemModel& model = *view->model();
      QList<QModelIndex> waiting{QModelIndex()};
      while (!waiting.isEmpty()) {
        const QModelIndex parent = waiting.takeLast();
        for (int row = 0; row < model.rowCount(parent); ++row) {
          for (int column = 0; column < model.columnCount(parent); ++column)
            all += model.index(row, column, parent).data().toString() + u'|';
          waiting += model.index(row, 0, parent);
        }
      }
    }
    for (const auto* label : window_->findChildren<QLabel*>()) {
      const QString name = label->objectName();
      if (name == "landImpact" || name == "verdict" || name == "total") texts[name] = label->text();
    }
    return texts;
  };
  QTRY_VERIFY(textsOf()["landImpact"].endsWith("LI"));
  QTest::qWait(300);
  const auto before = textsOf();
  QVERIFY(before.size() >= 6);
  const std::size_t passes = window_->document().geometryPasses();
  enterConstant("Triangle constant", "0.5");
  QTest::qWait(300);
  const auto after = textsOf();
  for (const auto& [name, text] : before) QVERIFY2(after.at(name) != text, qPrintable(name));
  QCOMPARE(window_->document().geometryPasses(), passes);
  action("Undo")->trigger();
  QTest::qWait(300);
  const auto again = textsOf();
  for (const auto& [name, text] : before) QCOMPARE(again.at(name), text);
}

void MainWindowTest::aFileIsOpenedByDialog() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  chooseFile(sample("chair.weighbridge"));
  action("Open…")->trigger();
  QVERIFY(reset.count() > 0 || reset.wait(10'000));
  QCOMPARE(window_->document().path(), sample("chair.weighbridge"));
}

void MainWindowTest::aFileIsOpenedAgainFromTheMenu() {
  open(sample("chair.weighbridge"));
  open(sample("duck.weighbridge"));
  QMenu* recent = action("Open recent")->menu();
  emit recent->aboutToShow();
  QCOMPARE(recent->actions()[0]->text(), QString("duck.weighbridge"));
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  recent->actions()[1]->trigger();
  QVERIFY(reset.wait(10'000));
  QCOMPARE(window_->document().path(), sample("chair.weighbridge"));
}

void MainWindowTest::aFileDroppedOnAPanelIsOpened() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  emit panel<ViewPanel>().dropped({QUrl::fromLocalFile(sample("chair.llmesh"))});
  QVERIFY(reset.wait(10'000));
  QCOMPARE(window_->document().weighing().scene.linksets.size(), std::size_t{1});
}

void MainWindowTest::severalFilesBecomeOneScene() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  drop(*window_, {QUrl::fromLocalFile(sample("chair.weighbridge")),
                  QUrl::fromLocalFile(sample("duck.weighbridge"))});
  QVERIFY(reset.wait(10'000));
  const scene::Scene& scene = window_->document().weighing().scene;
  QCOMPARE(scene.linksets.size(), std::size_t{2});
  QStringList regions;
  for (const scene::Region& region : scene.regions) regions += QString::fromStdString(region.name);
  QCOMPARE(regions, (QStringList{"chair", "duck"}));
  QVERIFY(window_->windowTitle().startsWith("chair + 1"));
  QVERIFY(!window_->document().hasProjectFile());
}

void MainWindowTest::aSceneOfSeveralFilesIsSavedAsAProject() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  window_->openTogether({sample("chair.weighbridge"), sample("duck.llmesh")});
  QVERIFY(reset.wait(10'000));
  const double before = landImpact();
  const QString path = folder_->filePath("both.weighbridge");
  QVERIFY(window_->document().saveAs(path));
  open(path);
  QCOMPARE(landImpact(), before);
  QCOMPARE(window_->document().findings().size(), std::size_t{0});
}

void MainWindowTest::aFolderIsOpenedAsOneScene() {
  QVERIFY(QDir(folder_->path()).mkdir("build"));
  for (const char* name : {"duck.llmesh", "chair.llmesh"})
    QVERIFY(QFile::copy(sample(name), folder_->filePath(QStringLiteral("build/") + name)));
  makeFile("build/notes.txt", "nothing");
  open(folder_->filePath("build"));
  QCOMPARE(window_->document().weighing().scene.linksets.size(), std::size_t{2});
  QVERIFY(window_->windowTitle().startsWith("build"));
}

void MainWindowTest::whatAFolderHidesIsCounted() {
  QVERIFY(QDir(folder_->path()).mkdir("ten"));
  for (const char* name : {"duck.llmesh", "chair.llmesh"})
    QVERIFY(QFile::copy(sample(name), folder_->filePath(QStringLiteral("ten/") + name)));
  makeFile("ten/a.llmesh", "junk");
  makeFile("ten/b.weighbridge", "{");
  open(folder_->filePath("ten"));
  QCOMPARE(window_->statusBar()->currentMessage(),
           QStringLiteral("Opened ten. Files that could not be opened: 2"));
}

void MainWindowTest::whereNothingIsOpenedEveryFileIsListed() {
  QSignalSpy told(&panel<ProblemsPanel>(), &ProblemsPanel::countChanged);
  window_->openTogether({makeFile("a.obj", "# nothing"), folder_->filePath("gone.obj"),
                         makeFile("b.weighbridge", "{")});
  QTRY_COMPARE_WITH_TIMEOUT(told.count(), 3, 10'000);
  auto* list = panel<ProblemsPanel>().findChild<QAbstractItemView*>();
  QString all;
  for (int row = 0; row < list->model()->rowCount(); ++row)
    for (int column = 0; column < list->model()->columnCount(); ++column)
      all += list->model()->index(row, column).data().toString() + u'\n';
  for (const char* name : {"a.obj", "gone.obj", "b.weighbridge"})
    QVERIFY2(all.contains(name), qPrintable(all));
}

void MainWindowTest::brokenFilesAreListedAndWhatIsOpenStays_data() {
  QTest::addColumn<QByteArray>("content");
  QTest::addColumn<QString>("why");
  QTest::newRow("empty") << QByteArray() << "is empty";
  QTest::newRow("unknown") << QByteArray("hello") << "JSON";
  QTest::newRow("cut short") << QByteArray("{\"weighbridge\": 1, \"linksets\": [{") << "JSON";
  QTest::newRow("newer") << QByteArray("{\"weighbridge\": 9}") << "newer";
}

void MainWindowTest::brokenFilesAreListedAndWhatIsOpenStays() {
  QFETCH(QByteArray, content);
  QFETCH(QString, why);
  open(sample("chair.weighbridge"));
  enterConstant("Triangle constant", "0.1");
  const double before = landImpact();
  const QString path = makeFile("broken.weighbridge", content);
  answer(QMessageBox::Discard);
  QSignalSpy told(&panel<ProblemsPanel>(), &ProblemsPanel::countChanged);
  window_->open(path);
  QVERIFY(told.count() > 0 || told.wait(10'000));
  QCOMPARE(window_->document().path(), sample("chair.weighbridge"));
  QVERIFY(landImpact() == before);
  QVERIFY(window_->isWindowModified());
  auto* list = panel<ProblemsPanel>().findChild<QAbstractItemView*>();
  QVERIFY(list->isVisible());
  QString first;
  for (int column = 0; column < list->model()->columnCount(); ++column)
    first += list->model()->index(0, column).data().toString() + u'\n';
  QVERIFY2(first.contains("broken.weighbridge") && first.contains(why), qPrintable(first));
}

void MainWindowTest::aSingleObjectIsSelected() {
  open(sample("chair.llmesh"));
  QVERIFY(window_->selection().current());
  open(sample("market.weighbridge"));
  QVERIFY(!window_->selection().current());
}

/// The table's sums, the card and the view look at what is selected until it is no longer.
void MainWindowTest::whatIsSelectedIsForgottenBeforeItGoes() {
  open(sample("market.weighbridge"));
  panel<TablePanel>().setRowKind(table::RowKind::linkset);
  for (const char* next : {"ten_boxes.weighbridge", "statue.weighbridge", "market.weighbridge"}) {
    const std::size_t linksets = window_->document().weighing().scene.linksets.size();
    window_->selection().select(weighing::Target{linksets - 1, {}});
    bool wasForgotten = false;
    const auto connection = connect(&window_->selection(), &Selection::changed, this, [&] {
      wasForgotten |= !window_->selection().current() &&
                      window_->document().weighing().scene.linksets.size() == linksets;
    });
    open(sample(next));
    disconnect(connection);
    QVERIFY(wasForgotten);
  }
}

void MainWindowTest::unsavedChangesAreAskedFor() {
  open(sample("chair.weighbridge"));
  enterConstant("Triangle constant", "0.1");
  answer(QMessageBox::Cancel);
  QVERIFY(!window_->close());
  answer(QMessageBox::Cancel);
  action("Close file")->trigger();
  QVERIFY(!window_->document().isEmpty());
  answer(QMessageBox::Discard);
  action("Close file")->trigger();
  QVERIFY(window_->document().isEmpty());
  QVERIFY(window_->close());
}

void MainWindowTest::whatIsTypedIsSavedToo() {
  const QString path = folder_->filePath("chair.weighbridge");
  QVERIFY(QFile::copy(sample("chair.weighbridge"), path));
  QVERIFY(QFile::copy(sample("chair.llmesh"), folder_->filePath("chair.llmesh")));
  QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
  open(path);
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  typeConstant("Triangle constant", "0.25");
  QVERIFY(action("Save")->isEnabled());
  action("Save")->trigger();
  Document again;
  QVERIFY(again.open(path));
  QCOMPARE(again.weighing().profile[cost::Key::triangle_constant], 0.25);
  typeConstant("Triangle constant", "0.5");
  answer(QMessageBox::Cancel);
  QVERIFY(!window_->close());
}

void MainWindowTest::changesMadeWhileAFileIsReadAreAskedFor() {
  open(sample("chair.weighbridge"));
  window_->open(sample("duck.weighbridge"));
  enterConstant("Triangle constant", "0.1");
  bool isAsked = false;
  whenDialogOpens<QMessageBox>([&](QMessageBox& box) {
    isAsked = true;
    box.button(QMessageBox::Cancel)->click();
  });
  QTRY_VERIFY_WITH_TIMEOUT(isAsked, 10'000);
  QCOMPARE(window_->document().path(), sample("chair.weighbridge"));
  QVERIFY(window_->isWindowModified());
}

void MainWindowTest::aFileReadWhileADialogIsOpenWaits() {
  open(sample("chair.weighbridge"));
  window_->open(sample("duck.weighbridge"));
  const QString path = folder_->filePath("kept.weighbridge");
  QString duringDialog;
  whenDialogOpens<QFileDialog>([&](QFileDialog& dialog) {
    QTest::qWait(2'000);
    duringDialog = window_->document().path();
    dialog.findChild<QLineEdit*>("fileNameEdit")->setText(path);
    QTest::keyClick(dialog.findChild<QLineEdit*>("fileNameEdit"), Qt::Key_Return);
  });
  action("Save as")->trigger();
  QCOMPARE(duringDialog, sample("chair.weighbridge"));
  QTRY_COMPARE(window_->document().path(), sample("duck.weighbridge"));
  Document saved;
  QVERIFY(saved.open(path));
  Document chair;
  QVERIFY(chair.open(sample("chair.weighbridge")));
  QCOMPARE(saved.weighing().scene.name, chair.weighing().scene.name);
}

void MainWindowTest::aPipeIsRefused() {
  const QString path = folder_->filePath("pipe.weighbridge");
  QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
  QSignalSpy told(&panel<ProblemsPanel>(), &ProblemsPanel::countChanged);
  window_->open(path);
  QVERIFY(told.count() > 0 || told.wait(10'000));
}

void MainWindowTest::theExplanationIsCopied() {
  open(sample("chair.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  QVERIFY(action("Copy explanation")->isEnabled());
  action("Copy explanation")->trigger();
  QVERIFY(QGuiApplication::clipboard()->text().contains("Land impact"));
}

void MainWindowTest::docksAreWhereTheyWere() {
  auto* table = window_->findChild<QDockWidget*>("table");
  auto* scene = window_->findChild<QDockWidget*>("scene");
  window_->addDockWidget(Qt::TopDockWidgetArea, table);
  scene->hide();
  QVERIFY(window_->close());
  window_ = std::make_unique<MainWindow>();
  window_->show();
  QCOMPARE(window_->dockWidgetArea(window_->findChild<QDockWidget*>("table")),
           Qt::TopDockWidgetArea);
  QVERIFY(window_->findChild<QDockWidget*>("scene")->isHidden());
  action("Restore layout")->trigger();
  QCOMPARE(window_->dockWidgetArea(window_->findChild<QDockWidget*>("table")),
           Qt::BottomDockWidgetArea);
  QVERIFY(!window_->findChild<QDockWidget*>("scene")->isHidden());
}

/// A panel behind others is somewhere off the window, and not hidden.
void MainWindowTest::aPanelThatIsChosenComesToTheFront() {
  open(sample("market.weighbridge"));
  auto* charts = window_->findChild<QDockWidget*>("charts");
  const auto isInFront = [charts] { return !charts->visibleRegion().isEmpty(); };
  QTRY_VERIFY(!isInFront());
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  QTest::keyClick(window_.get(), Qt::Key_7, Qt::AltModifier);
  QTRY_VERIFY(isInFront());
  QVERIFY(panel<ChartsPanel>().isAncestorOf(window_->focusWidget()));
  QTest::keyClick(window_.get(), Qt::Key_7, Qt::AltModifier);
  QTRY_VERIFY(charts->isHidden());
  QTest::keyClick(window_.get(), Qt::Key_7, Qt::AltModifier);
  QTRY_VERIFY(isInFront());
}

/// A saved layout makes its own tabs; others would draw lines over what is below them.
void MainWindowTest::noTabsAreLeftOver() {
  for (int start = 0; start < 2; ++start) {
    QTRY_VERIFY(panel<WhyPanel>().isVisible());
    for (QTabBar* tabs : window_->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
      QVERIFY(!tabs->isVisible() || tabs->count() > 1);
    QVERIFY(window_->close());
    window_ = std::make_unique<MainWindow>();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
}

void MainWindowTest::everyDockHasAWordWhenNothingIsOpen() {
  for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
    dock->raise();
    QTRY_VERIFY(dock->widget()->isVisible());
    const auto labels = dock->widget()->findChildren<QLabel*>();
    QVERIFY2(std::ranges::any_of(labels,
                                 [](const QLabel* label) {
                                   return label->isVisible() && !label->text().isEmpty();
                                 }),
             qPrintable(dock->objectName()));
  }
}

void MainWindowTest::theHelpOpensBesideTheWindow() {
  QCOMPARE(action("Contents")->shortcut(), QKeySequence(Qt::Key_F1));
  action("Contents")->trigger();
  auto* help = window_->findChild<HelpWindow*>();
  QVERIFY(help);
  QVERIFY(help->isVisible());
  QVERIFY2(!help->isModal(), "one reads while one works");
}

WEIGHBRIDGE_WINDOW_TEST(MainWindowTest);

}  // namespace wb::ui::test

#include "main_window_test.moc"
