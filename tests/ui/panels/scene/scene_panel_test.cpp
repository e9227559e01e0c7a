#include "tests/ui/panels/scene/scene_panel_case.h"
#include "tests/ui/panels/scene/scenes.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/widgets/model_text.h"

#include <QAction>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyle>

namespace wb::ui::test {

using layers::Layer;

class ScenePanelTest : public ScenePanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void cleanup() { finish(); }
  void emptyPanelSaysWhatToDo();
  void aSingleLinksetIsOpenAtOnce();
  void capacitiesStandWhereThereIsRoom();
  void aScrollBarMovesNoColumn();
  void clickOnACheckBoxHides();
  void spaceHidesAndShows();
  void keysHideAndShowOnly();
  void menuFollowsTheRow();
  void searchShowsMatchesOnly();
  void searchSaysThatNothingMatches();
  void clearedSearchLeavesTheTreeAsItWas();
  void searchKeepsTheSelection();
  void anotherFileClearsTheSearch();
  void everythingIsReachedByKeyboard();
  void controlsHaveAccessibleNames();
  void costsOnScreenFollowConstants();
  void hiddenPanelsDoNothing();
  void thirtyThousandPartsStayFluid();

 private:
  QLineEdit& field() { return *panel_->findChild<QLineEdit*>(); }
  void clickCheckBox(const SceneNode& node);
  QString visibleWord();
  QAction* action(const QString& text);
  Qt::CheckState stateOf(const SceneNode& node) {
    return static_cast<Qt::CheckState>(at(node).data(Qt::CheckStateRole).toInt());
  }
};

void ScenePanelTest::clickCheckBox(const SceneNode& node) {
  QStyleOptionViewItem option;
  option.initFrom(&tree());
  option.rect = tree().visualRect(at(node));
  option.features = QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDisplay;
  const QRect box = tree().style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option);
  QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, box.center());
}

QString ScenePanelTest::visibleWord() {
  for (const QLabel* label : panel_->findChildren<QLabel*>())
    if (label->isVisible()) return label->text();
  return {};
}

QAction* ScenePanelTest::action(const QString& text) {
  for (QAction* one : tree().actions())
    if (one->text().remove(u'&') == text) return one;
  return nullptr;
}

void ScenePanelTest::emptyPanelSaysWhatToDo() {
  QVERIFY(visibleWord().contains("Open a mesh asset or a project"));
  QVERIFY(!field().isEnabled());
  open("duck.llmesh");
  QCOMPARE(visibleWord(), QString());
  QVERIFY(tree().isVisible());
  document_->close();
  QVERIFY(visibleWord().contains("Open a mesh asset or a project"));
}

void ScenePanelTest::aSingleLinksetIsOpenAtOnce() {
  open("duck.weighbridge");
  QVERIFY(tree().isExpanded(at(SceneNode::ofLinkset(0))));
  open("vehicle.weighbridge");
  QVERIFY(!tree().isExpanded(at(SceneNode::ofLinkset(0))));
  open("market.weighbridge");
  QVERIFY(tree().isExpanded(at(SceneNode::ofRegion(0))));
  QVERIFY(!tree().isExpanded(at(SceneNode::ofLinkset(0))));
}

/// Names need theirs first.
void ScenePanelTest::capacitiesStandWhereThereIsRoom() {
  open("market.weighbridge");
  const QModelIndex market = model().index(0, 0);
  const QString budget =
      market.siblingAtColumn(SceneModel::costColumn).data(SceneModel::budgetRole).toString();
  const auto costs = [&] { return tree().columnWidth(SceneModel::costColumn); };
  const int needed = tree().fontMetrics().horizontalAdvance(budget);
  const int names = tree().fontMetrics().averageCharWidth() * 20;
  panel_->resize(needed + 3 * names, 600);
  QTRY_VERIFY(tree().showsCapacities());
  QVERIFY(costs() >= needed);
  QVERIFY(tree().columnWidth(SceneModel::nameColumn) >= names);
  panel_->resize(needed + names / 2, 600);
  QTRY_VERIFY(!tree().showsCapacities());
  QVERIFY(costs() < needed);
  panel_->resize(needed + 3 * names, 600);
  QTRY_VERIFY(tree().showsCapacities());
  // Without regions there is nothing to show beside costs.
  open("vehicle.weighbridge");
  QVERIFY(costs() < needed);
}

/// Rows are opened under the pointer; the bar that they need has its room already.
void ScenePanelTest::aScrollBarMovesNoColumn() {
  open("market.weighbridge");
  panel_->resize(310, 600);
  QTRY_COMPARE(panel_->width(), 310);
  // Else costs are fitted again as soon as nobody is at work in the tree.
  tree().setFocus();
  QTRY_VERIFY(tree().hasFocus());
  tree().collapseAll();
  const QScrollBar& bar = *tree().verticalScrollBar();
  QTRY_COMPARE(bar.maximum(), 0);
  const auto columns = [this] {
    return QList<int>{tree().columnWidth(SceneModel::nameColumn),
                      tree().columnWidth(SceneModel::costColumn), tree().showsCapacities()};
  };
  const auto fillTheView = [&] {
    const QList<int> all = columns();
    return all[0] + all[1] == tree().viewport()->width();
  };
  QTRY_VERIFY(fillTheView());
  const QList<int> closed = columns();
  tree().expandAll();
  QTRY_VERIFY(bar.maximum() > 0);
  QTRY_VERIFY(fillTheView());
  QCOMPARE(columns(), closed);
}

void ScenePanelTest::clickOnACheckBoxHides() {
  open("vehicle.weighbridge");
  tree().expand(at(SceneNode::ofLinkset(0)));
  clickCheckBox(SceneNode::ofPart(0, 1));
  QVERIFY(visibility_->isHidden(0, 1));
  QCOMPARE(stateOf(SceneNode::ofLinkset(0)), Qt::PartiallyChecked);
  clickCheckBox(SceneNode::ofLinkset(0));
  QVERIFY(visibility_->isAllShown());
  clickCheckBox(SceneNode::ofLinkset(0));
  QVERIFY(visibility_->isLinksetHidden(0));
  QCOMPARE(stateOf(SceneNode::ofPart(0, 1)), Qt::Unchecked);
}

void ScenePanelTest::spaceHidesAndShows() {
  open("vehicle.weighbridge");
  click(SceneNode::ofLinkset(1));
  QTest::keyClick(&tree(), Qt::Key_Space);
  QVERIFY(visibility_->isLinksetHidden(1));
  QTest::keyClick(&tree(), Qt::Key_Space);
  QVERIFY(visibility_->isAllShown());
  // Also where the column of costs was clicked.
  const QModelIndex cost = at(SceneNode::ofLinkset(0)).siblingAtColumn(SceneModel::costColumn);
  QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(cost).center());
  QTest::keyClick(&tree(), Qt::Key_Space);
  QVERIFY(visibility_->isLinksetHidden(0));
}

void ScenePanelTest::keysHideAndShowOnly() {
  open("vehicle.weighbridge");
  selection_->select(weighing::Target{1, 3});
  tree().setFocus();
  QTest::keyClick(&tree(), Qt::Key_H, Qt::ControlModifier);
  QVERIFY(visibility_->isHidden(1, 3));
  QTest::keyClick(&tree(), Qt::Key_H, Qt::ControlModifier);
  QVERIFY(visibility_->isAllShown());
  QTest::keyClick(&tree(), Qt::Key_I, Qt::ControlModifier);
  QVERIFY(!visibility_->isHidden(1, 3));
  QVERIFY(visibility_->isHidden(1, 2));
  QVERIFY(visibility_->isLinksetHidden(0));
}

void ScenePanelTest::menuFollowsTheRow() {
  open("vehicle.weighbridge");
  QVERIFY(!action("Hide")->isEnabled());
  QVERIFY(!action("Show all")->isEnabled());
  QVERIFY(action("Show all")->toolTip().startsWith("Show all hidden items"));  // Octrees, too.
  click(SceneNode::ofLinkset(0));
  action("Hide")->trigger();
  QVERIFY(visibility_->isLinksetHidden(0));
  QVERIFY(action("Show")->isEnabled());
  QVERIFY(action("Hide") == nullptr);
  action("Show all")->trigger();
  QVERIFY(visibility_->isAllShown());
  action("Show only this")->trigger();
  QVERIFY(visibility_->isLinksetHidden(1));
  QSignalSpy frame(panel_.get(), &ScenePanel::frameWanted);
  action("Frame")->trigger();
  QCOMPARE(frame.count(), 1);
}

void ScenePanelTest::searchShowsMatchesOnly() {
  open("market.weighbridge");
  QTest::keyClicks(&field(), "wheel torus");
  const QModelIndex market = model().index(0, 0);
  QCOMPARE(model().rowCount(market), 1);
  QCOMPARE(market.data().toString(), "Market");
  QTest::keyClick(&field(), Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(&field(), "seat");
  int linksets = 0;
  for (int parcel = 0; parcel < model().rowCount(model().index(0, 0)); ++parcel)
    linksets += model().rowCount(model().index(parcel, 0, model().index(0, 0)));
  QCOMPARE(linksets, 2);
  // Parts that were found are there to be seen.
  QVERIFY(tree().visualRect(at(SceneNode::ofPart(16, 0))).isValid());
  QVERIFY(!at(SceneNode::ofPart(16, 1)).isValid());
}

void ScenePanelTest::searchSaysThatNothingMatches() {
  open("market.weighbridge");
  QTest::keyClicks(&field(), "zeppelin");
  QCOMPARE(visibleWord(), QString("No matches for “zeppelin”."));
  QVERIFY(!tree().isVisible());
  field().clear();
  QVERIFY(tree().isVisible());
}

void ScenePanelTest::clearedSearchLeavesTheTreeAsItWas() {
  open("market.weighbridge");
  tree().expand(at(SceneNode::ofLinkset(9)));
  tree().expand(at(SceneNode::ofPart(9, 0)));
  QTest::keyClicks(&field(), "seat");
  field().clear();
  QVERIFY(tree().isExpanded(at(SceneNode::ofRegion(0))));
  QVERIFY(tree().isExpanded(at(SceneNode::ofLinkset(9))));
  QVERIFY(tree().isExpanded(at(SceneNode::ofPart(9, 0))));
  QVERIFY(!tree().isExpanded(at(SceneNode::ofLinkset(16))));
}

void ScenePanelTest::searchKeepsTheSelection() {
  open("market.weighbridge");
  selection_->select(weighing::Target{9, 2});
  selection_->highlight(Highlight{Layer::physicsMesh, 9, 2, false, {1}});
  QTest::keyClicks(&field(), "wheel");
  QCOMPARE(selection_->current(), (weighing::Target{9, 2}));
  QCOMPARE(tree().currentNode(), SceneNode::ofPart(9, 2));
  QTest::keyClicks(&field(), "x");
  QCOMPARE(selection_->current(), (weighing::Target{9, 2}));
  field().clear();
  QCOMPARE(tree().currentNode(), SceneNode::ofPart(9, 2));
  QVERIFY(selection_->highlighted());
}

void ScenePanelTest::anotherFileClearsTheSearch() {
  open("market.weighbridge");
  QTest::keyClicks(&field(), "zeppelin");
  open("vehicle.weighbridge");
  QCOMPARE(field().text(), QString());
  QCOMPARE(model().rowCount(), 2);
  QVERIFY(tree().isVisible());
}

void ScenePanelTest::everythingIsReachedByKeyboard() {
  open("market.weighbridge");
  field().setFocus();
  QTest::keyClicks(&field(), "duck");
  QTest::keyClick(&field(), Qt::Key_Return);
  QVERIFY(tree().hasFocus());
  // Below its region and its parcel.
  for (int i = 0; i < 2; ++i) QTest::keyClick(&tree(), Qt::Key_Down);
  QCOMPARE(selection_->current(), (weighing::Target{12, {}}));
  QTest::keyClick(&tree(), Qt::Key_Backtab);
  QVERIFY(field().hasFocus());
  QTest::keyClick(&field(), Qt::Key_Tab);
  QVERIFY(tree().hasFocus());
  field().setFocus();
  QTest::keyClick(&field(), Qt::Key_Down);
  QVERIFY2(tree().hasFocus(), "as from a search to what it found");
}

void ScenePanelTest::controlsHaveAccessibleNames() {
  for (const QWidget* control : {static_cast<QWidget*>(&field()), static_cast<QWidget*>(&tree())})
    QVERIFY(!control->accessibleName().isEmpty());
}

void ScenePanelTest::costsOnScreenFollowConstants() {
  open("stairs.weighbridge");
  tree().expand(at(SceneNode::ofLinkset(0)));
  QSignalSpy changed(&model(), &SceneModel::dataChanged);
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::hull_cost] = profile[cost::Key::hull_cost] * 2;
  changeProfile(*document_, profile, "Change");
  const QModelIndex part = at(SceneNode::ofPart(0, 0)).siblingAtColumn(SceneModel::costColumn);
  QCOMPARE(part.data().toString(),
           shownNumber(*document_->weighing().costs[0].parts[0].physics) + " PE");
  bool isTold = false;
  for (const QList<QVariant>& told : changed) {
    const auto first = told[0].toModelIndex();
    isTold |= first.parent() == part.parent() && first.row() == 0;
  }
  QVERIFY(isTold);
}

void ScenePanelTest::hiddenPanelsDoNothing() {
  open("market.weighbridge");
  panel_->hide();
  QSignalSpy changed(&model(), &SceneModel::dataChanged);
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::hull_cost] = 1;
  changeProfile(*document_, profile, "Change");
  selection_->select(weighing::Target{18, 2});
  QCOMPARE(changed.count(), 0);
  panel_->show();
  QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  const QRect row = tree().visualRect(at(SceneNode::ofPart(18, 2)));
  QVERIFY(tree().viewport()->rect().contains(row.center()));
}

void ScenePanelTest::thirtyThousandPartsStayFluid() {
  tester_.reset();
  const auto measured = [this](const char* what, auto&& work) {
    QElapsedTimer timer;
    timer.start();
    work();
    tree().viewport()->repaint();
    qInfo("30,000 parts, %s: %.1f ms", what, double(timer.nsecsElapsed()) / 1e6);
  };
  auto scene = weighed(thirtyThousandParts());
  measured("opened, costs included", [&] { document_->show(std::move(scene)); });
  measured("all linksets opened", [&] {
    for (std::size_t i = 0; i < 3000; ++i) tree().expand(at(SceneNode::ofLinkset(i)));
  });
  measured("costs changed", [&] { emit document_->costsChanged(); });
  measured("a part hidden", [&] { visibility_->hidePart(0, 0, true); });
  measured("a part selected elsewhere", [&] { selection_->select(weighing::Target{2999, 9}); });
  measured("one letter typed", [&] { QTest::keyClicks(&field(), "p"); });
  measured("more typed", [&] { QTest::keyClicks(&field(), "l"); });
  measured("the search cleared", [&] { field().clear(); });
  QCOMPARE(tree().currentNode(), SceneNode::ofPart(2999, 9));
  QVERIFY(tree().isExpanded(at(SceneNode::ofLinkset(1234))));
}

WEIGHBRIDGE_WINDOW_TEST(ScenePanelTest);

}  // namespace wb::ui::test

#include "scene_panel_test.moc"
