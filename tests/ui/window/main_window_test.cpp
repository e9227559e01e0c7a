#include "model/report/report.h"
#include "model/report/table_formats.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/charts/charts_panel.h"
#include "ui/panels/help/help_window.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/panels/table/detail/cost_table_model.h"
#include "ui/panels/table/table_panel.h"
#include "ui/panels/why/why_panel.h"
#include "ui/widgets/background_work.h"
#include "ui/widgets/icon.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/docks.h"
#include "ui/window/detail/job_strip.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QDockWidget>
#include <QIcon>
#include <QLabel>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <algorithm>
#include <array>
#include <map>

namespace wb::ui::test {

class MainWindowTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { window_.reset(); }
  void emptyWindowSaysWhatToDo();
  void whatCannotBeUsedSaysWhy();
  void nobodyIsAskedToSelectWhatIsNotThere();
  void storyOfATunedMarket();
  void whatStandsBesideATableIsNotReplacedUnasked();
  void whatIsOverALimitIsToldEverywhere();
  void whileWorkGoesOnALimitIsReadWholeInASmallWindow();
  void oneConstantMovesEveryNumber();
  void aSingleObjectIsSelected();
  void whatIsSelectedIsForgottenBeforeItGoes();
  void theExplanationIsCopied();
  void docksAreWhereTheyWere();
  void aPanelThatIsChosenComesToTheFront();
  void noTabsAreLeftOver();
  void workThatGoesOnMovesNoPanel();
  void everyDockHasAWordWhenTheSceneIsEmpty();
  void theHelpOpensBesideTheWindow();
};

/// One of them as users see it, with its scene drawn.
void MainWindowTest::init() {
  const bool isStory = QByteArrayView(QTest::currentTestFunction()) == "storyOfATunedMarket";
  start("Main window", isStory ? Drawing::whole : Drawing::none);
}

void MainWindowTest::emptyWindowSaysWhatToDo() {
  QVERIFY(window_->document().isEmpty());
  QVERIFY(!action("Save")->isEnabled());
  QVERIFY(!action("Export table")->isEnabled());
  QVERIFY(action("Open")->isEnabled());
}

/// In a second line of its tooltip, and in the status line.
void MainWindowTest::whatCannotBeUsedSaysWhy() {
  const auto& actions = *window_->findChild<Actions*>();
  const auto silent = [&] {
    QStringList texts;
    for (const ActionInfo& info : actionList()) {
      const QAction& one = actions[info.id];
      const bool isSaid = one.toolTip().endsWith(u'\n' + one.statusTip());
      if (isSaid == one.isEnabled()) texts << one.text();
    }
    return texts;
  };
  QCOMPARE(silent(), QStringList());
  QVERIFY(action("Save")->toolTip().endsWith("\nNothing is open."));
  open(sample("market.weighbridge"));
  QCOMPARE(silent(), QStringList());
  QVERIFY(action("Undo")->toolTip().endsWith("\nThere is nothing to undo."));
  QVERIFY(action("Delete")->toolTip().endsWith("\nSelect an object or an octree first."));
  window_->selection().select(weighing::Target{0, {}});
  QCOMPARE(silent(), QStringList());
  QVERIFY(!action("Delete")->toolTip().contains(u'\n'));
}

/// Without objects there is none to select, and a file without any is open all the same.
void MainWindowTest::nobodyIsAskedToSelectWhatIsNotThere() {
  constexpr std::array needObjects{
      ActionId::compareVersions, ActionId::copyExplanation, ActionId::makeOctree,
      ActionId::moveObjects,     ActionId::turnUpright,     ActionId::duplicate,
      ActionId::linkObjects,     ActionId::unlinkObjects,   ActionId::compareShape,
      ActionId::useShape,        ActionId::exportShape,     ActionId::exportKit,
      ActionId::removeHulls,     ActionId::mergeHulls,      ActionId::splitHull,
      ActionId::addHullBox,      ActionId::moveCorner};
  constexpr std::array needAnything{ActionId::exportTable, ActionId::exportPicture,
                                    ActionId::savePage, ActionId::renameObject,
                                    ActionId::makeShape};
  const auto& actions = *window_->findChild<Actions*>();
  // What else is said of those.
  const auto others = [&](const auto& ids, const QString& reason) {
    QStringList texts;
    for (const ActionId id : ids)
      if (const QString& said = actions[id].statusTip(); said != reason) texts << said;
    return texts;
  };
  const QString nothing = "Nothing is open.";
  QCOMPARE(others(needObjects, nothing), QStringList());
  QCOMPARE(others(needAnything, nothing), QStringList());
  QCOMPARE(actions[ActionId::removeObject].statusTip(), nothing);
  const QString noObjects = "There are no objects yet.";
  open(WEIGHBRIDGE_DATA "/octree/octree_indented.scene");
  window_->selection().select({});
  QCOMPARE(others(needObjects, noObjects), QStringList());
  for (const ActionId id : needAnything) QVERIFY(actions[id].isEnabled());
  QCOMPARE(actions[ActionId::removeObject].statusTip(),
           QString("Select an object or an octree first."));
  open(sample("ten_boxes.weighbridge"));
  window_->selection().select({});
  QCOMPARE(actions[ActionId::duplicate].statusTip(), QString("Select an object first."));
  QCOMPARE(actions[ActionId::moveObjects].statusTip(), QString("There is no region yet."));
  removeAllObjects();
  QCOMPARE(others(needObjects, noObjects), QStringList());
  QCOMPARE(others(needAnything, noObjects), QStringList());
  QCOMPARE(actions[ActionId::removeObject].statusTip(), noObjects);
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
  QTRY_VERIFY(says("the physics weight is the largest"));
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
  // The file beside it has the changed constants.
  QVERIFY(QFile::exists(folder_->filePath("costs.profile.json")));
  QCOMPARE(contentOf(csv), QByteArray::fromStdString(expected).replace(
                               "second-life*", "second-life* (costs.profile.json)"));
}

/// The question for a file is about the table alone.
void MainWindowTest::whatStandsBesideATableIsNotReplacedUnasked() {
  open(makeFile("boxes.weighbridge", contentOf(sample("ten_boxes.weighbridge"))));
  enterConstant("Server per prim", "0.7");
  const QString csv = folder_->filePath("costs.csv");
  const QString mine = makeFile("costs.profile.json", "{\"mine\": 1}");
  answer(QMessageBox::Cancel);
  chooseFile(csv);
  action("Export table")->trigger();
  QVERIFY(!QFile::exists(csv));
  QCOMPARE(contentOf(mine), QByteArray("{\"mine\": 1}"));
  QStringList said;
  whenDialogOpens<QMessageBox>([&said](QMessageBox& box) {
    said << box.informativeText();
    for (QAbstractButton* one : box.buttons())
      if (box.buttonRole(one) == QMessageBox::DestructiveRole) return one->click();
  });
  chooseFile(csv);
  action("Export table")->trigger();
  QCOMPARE(said, QStringList("This will replace costs.profile.json."));
  QVERIFY(QFile::exists(csv));
  const auto written = cost::readProfile(mine.toStdString());
  QVERIFY(written && written->value == window_->document().weighing().profile);
  // What is there as it would be written is not asked about.
  QVERIFY(QFile::remove(csv));
  chooseFile(csv);
  action("Export table")->trigger();
  QVERIFY(QFile::exists(csv));
}

/// Sixty boxes on a parcel for 39: said above the panels, in the tree and in the table.
void MainWindowTest::whatIsOverALimitIsToldEverywhere() {
  QByteArray parts;
  for (int i = 0; i < 120; ++i)
    parts += QByteArray(i > 0 ? "," : "") + R"({"name": "box", "shape_type": "convex_hull"})";
  open(makeFile("row.weighbridge",
                R"({"weighbridge": 1, "regions": [{"name": "Home", "kind": "private_20000",
                "parcels": [{"name": "Row", "area": 128}]}],
                "linksets": [{"name": "many", "region": "Home", "parcel": "Row", "parts": [)" +
                    parts + "]}]}"));
  window_->selection().select(weighing::Target{0, {}});
  const auto* over = window_->findChild<QLabel*>("exceeded");
  QVERIFY2(over->toolTip().contains("The parcel Row uses 60 of 39.06"),
           qPrintable(over->toolTip()));
  QTRY_VERIFY2(over->text().contains("Row +20.94"), qPrintable(over->text()));
  const SceneModel& tree = *window_->findChild<SceneModel*>();
  const QModelIndex region = tree.index(0, SceneModel::costColumn);
  QVERIFY(region.data(Qt::ToolTipRole).toString().contains("parcel Row"));
  QVERIFY(region.data(Qt::ForegroundRole).isValid());
  QCOMPARE(region.siblingAtColumn(SceneModel::nameColumn)
               .data(Qt::DecorationRole)
               .value<QIcon>()
               .pixmap(32)
               .toImage(),
           alarmIcon().pixmap(32).toImage());
  auto& table = panel<TablePanel>();
  table.setRowKind(table::RowKind::region);
  const auto& rows = *window_->findChild<CostTableModel*>();
  const QModelIndex impact = rows.index(0, *rows.columnOf("land_impact"));
  QVERIFY(impact.data(Qt::ToolTipRole).toString().contains("parcel Row"));
  QVERIFY(!impact.data(Qt::DecorationRole).isNull());
}

void MainWindowTest::whileWorkGoesOnALimitIsReadWholeInASmallWindow() {
  window_->resize(1024, 700);
  open(sample("market.weighbridge"));
  const auto* limit = window_->findChild<QLabel*>("exceeded");
  const auto* total = window_->findChild<QLabel*>("total");
  QVERIFY(limit->isVisible() && total->isVisible());
  const Job reading("market.weighbridge", [] {});
  QTRY_VERIFY(window_->findChild<JobStrip*>()->isVisible());
  QVERIFY(total->isVisible());
  QTRY_VERIFY(limit->width() >= limit->sizeHint().width());
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
  QTRY_VERIFY(textsOf().at("landImpact") != before.at("landImpact"));
  QTest::qWait(300);
  const auto after = textsOf();
  for (const auto& [name, text] : before) QVERIFY2(after.at(name) != text, qPrintable(name));
  QCOMPARE(window_->document().geometryPasses(), passes);
  action("Undo")->trigger();
  QTRY_COMPARE(textsOf().at("landImpact"), before.at("landImpact"));
  QTest::qWait(300);
  const auto again = textsOf();
  for (const auto& [name, text] : before) QCOMPARE(again.at(name), text);
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

void MainWindowTest::theExplanationIsCopied() {
  open(sample("chair.weighbridge"));
  window_->selection().select(weighing::Target{0, {}});
  QVERIFY(action("Copy explanation")->isEnabled());
  action("Copy explanation")->trigger();
  QVERIFY(QGuiApplication::clipboard()->text().contains("Land impact"));
}

void MainWindowTest::docksAreWhereTheyWere() {
  open(sample("chair.weighbridge"));
  auto* table = window_->findChild<QDockWidget*>("table");
  auto* scene = window_->findChild<QDockWidget*>("scene");
  window_->addDockWidget(Qt::TopDockWidgetArea, table);
  scene->hide();
  QVERIFY(window_->close());
  makeWindow();
  open(sample("chair.weighbridge"));
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
  const auto isInFront = [charts] { return wb::ui::isInFront(*charts); };
  QTRY_VERIFY(!isInFront());
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  QTest::keyClick(window_.get(), Qt::Key_7, Qt::AltModifier);
  QTRY_VERIFY(isInFront());
  QVERIFY(panel<ChartsPanel>().isAncestorOf(window_->focusWidget()));
  QTest::keyClick(window_.get(), Qt::Key_7, Qt::AltModifier);
  QVERIFY(isInFront());
  QVERIFY(panel<ChartsPanel>().isAncestorOf(window_->focusWidget()));
}

/// A saved layout makes its own tabs; others would draw lines over what is below them.
void MainWindowTest::noTabsAreLeftOver() {
  for (int start = 0; start < 2; ++start) {
    open(sample("chair.weighbridge"));
    QTRY_VERIFY(panel<WhyPanel>().isVisible());
    for (QTabBar* tabs : window_->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
      QVERIFY(!tabs->isVisible() || tabs->count() > 1);
    QVERIFY(window_->close());
    makeWindow();
  }
}

void MainWindowTest::workThatGoesOnMovesNoPanel() {
  const int height = window_->statusBar()->sizeHint().height();
  const Job job(QStringLiteral("Reading chair.glb"), [] {});
  QTRY_VERIFY(window_->findChild<JobStrip*>()->isVisible());
  QCOMPARE(window_->statusBar()->sizeHint().height(), height);
}

/// A project without objects, for there are no docks where nothing is open.
void MainWindowTest::everyDockHasAWordWhenTheSceneIsEmpty() {
  open(sample("chair.weighbridge"));
  removeAllObjects();
  for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
    dock->raise();
    QTRY_VERIFY(dock->widget()->isVisible());
    if (dock->objectName() == "log") continue;  // It lists what was opened.
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
