#include "tests/ui/panels/scene/scene_panel_case.h"
#include "tests/ui/panels/scene/scenes.h"
#include "tests/window/window_test.h"

#include <QSignalSpy>

namespace wb::ui::test {

using layers::Layer;

class SceneSelectionTest : public ScenePanelCase {
  Q_OBJECT

 private slots:
  void aRegionIsSelectedByItsRow();
  void init() { start(); }
  void cleanup() { finish(); }
  void clickSelectsALinkset();
  void arrowsSelectAPart();
  void aRegionSelectsNothing();
  void whatIsNoLongerMarkedIsNotSelected();
  void selectionElsewhereIsRevealed();
  void selectionTakenAwayElsewhereIsTakenAway();
  void chosenShapeIsLitAndItsLayerWanted();
  void chosenHullIsLitAlone();
  void chosenLevelOfDetailIsWanted();
  void shapeThatIsNotThereLightsNothing();
  void leavingAShapePutsTheLightOut();

 private:
  void choose(const SceneNode& node);
};

/// As with keys: the row becomes the current one.
void SceneSelectionTest::choose(const SceneNode& node) {
  tree().scrollTo(at(node));
  click(node);
}

void SceneSelectionTest::clickSelectsALinkset() {
  open("vehicle.weighbridge");
  click(SceneNode::ofLinkset(1));
  QCOMPARE(selection_->current(), (weighing::Target{1, {}}));
  // In the column of costs too.
  const QModelIndex cost = at(SceneNode::ofLinkset(0)).siblingAtColumn(SceneModel::costColumn);
  QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(cost).center());
  QCOMPARE(selection_->current(), (weighing::Target{0, {}}));
}

void SceneSelectionTest::arrowsSelectAPart() {
  open("vehicle.weighbridge");
  click(SceneNode::ofLinkset(0));
  QTest::keyClick(&tree(), Qt::Key_Right);
  QVERIFY(tree().isExpanded(at(SceneNode::ofLinkset(0))));
  QTest::keyClick(&tree(), Qt::Key_Down);
  QTest::keyClick(&tree(), Qt::Key_Down);
  QCOMPARE(selection_->current(), (weighing::Target{0, 1}));
}

void SceneSelectionTest::aRegionSelectsNothing() {
  open("market.weighbridge");
  click(SceneNode::ofLinkset(2));
  QVERIFY(selection_->current().has_value());
  click(SceneNode::ofRegion(0));
  QVERIFY(!selection_->current().has_value());
  QCOMPARE(tree().currentIndex(), at(SceneNode::ofRegion(0)));
}

/// Delete goes by what is selected, people by what is marked.
void SceneSelectionTest::whatIsNoLongerMarkedIsNotSelected() {
  open("market.weighbridge");
  click(SceneNode::ofLinkset(2));
  const QPoint row = tree().visualRect(at(SceneNode::ofLinkset(2))).center();
  QTest::mouseClick(tree().viewport(), Qt::LeftButton, Qt::ControlModifier, row);
  QVERIFY(tree().selectionModel()->selectedRows().empty());
  QVERIFY(selection_->all().empty());
}

void SceneSelectionTest::selectionElsewhereIsRevealed() {
  open("market.weighbridge");
  selection_->select(weighing::Target{18, 2});
  QCOMPARE(tree().currentIndex(), at(SceneNode::ofPart(18, 2)));
  QVERIFY(tree().isExpanded(at(SceneNode::ofLinkset(18))));
  const QRect row = tree().visualRect(tree().currentIndex());
  QVERIFY(tree().viewport()->rect().contains(row.center()));
  selection_->select(weighing::Target{3, {}});
  QCOMPARE(tree().currentIndex(), at(SceneNode::ofLinkset(3)));
}

void SceneSelectionTest::selectionTakenAwayElsewhereIsTakenAway() {
  open("vehicle.weighbridge");
  click(SceneNode::ofLinkset(1));
  selection_->select({});
  QVERIFY(!tree().selectionModel()->hasSelection());
}

void SceneSelectionTest::chosenShapeIsLitAndItsLayerWanted() {
  open("chair.weighbridge");
  QSignalSpy wanted(panel_.get(), &ScenePanel::layerWanted);
  choose(SceneNode::ofShape(0, 0, 4));
  QCOMPARE(selection_->current(), (weighing::Target{0, 0}));
  QCOMPARE(selection_->highlighted(), (Highlight{Layer::physicsMesh, 0, 0, false, {}}));
  QCOMPARE(wanted.count(), 1);
  QCOMPARE(wanted[0][0].value<Layer>(), Layer::physicsMesh);
  QCOMPARE(tree().currentIndex(), at(SceneNode::ofShape(0, 0, 4)));
}

void SceneSelectionTest::chosenHullIsLitAlone() {
  open("stairs.weighbridge");
  QSignalSpy wanted(panel_.get(), &ScenePanel::layerWanted);
  choose(SceneNode::ofHull(0, 0, 6, 5));
  QCOMPARE(selection_->highlighted(), (Highlight{Layer::hulls, 0, 0, true, {5}}));
  QCOMPARE(wanted[0][0].value<Layer>(), Layer::hulls);
  choose(SceneNode::ofShape(0, 0, 6));
  QCOMPARE(selection_->highlighted(), (Highlight{Layer::hulls, 0, 0, true, {}}));
}

void SceneSelectionTest::chosenLevelOfDetailIsWanted() {
  open("chair.weighbridge");
  QSignalSpy wanted(panel_.get(), &ScenePanel::layerWanted);
  choose(SceneNode::ofShape(0, 0, 2));
  QCOMPARE(selection_->highlighted(), (Highlight{Layer::visual, 0, 0, false, {}}));
  QCOMPARE(wanted[0][1].value<std::optional<asset::Lod>>(), asset::Lod::low);
}

void SceneSelectionTest::shapeThatIsNotThereLightsNothing() {
  scene::Scene scene;
  scene.linksets = {boxes("crate", {"box"})};
  document_->show(weighed(std::move(scene)));
  QSignalSpy wanted(panel_.get(), &ScenePanel::layerWanted);
  choose(SceneNode::ofShape(0, 0, 1));
  QCOMPARE(at(SceneNode::ofShape(0, 0, 1)).data().toString(), "Physics mesh: none");
  QCOMPARE(selection_->current(), (weighing::Target{0, 0}));
  QVERIFY(!selection_->highlighted());
  QCOMPARE(wanted.count(), 0);
}

void SceneSelectionTest::leavingAShapePutsTheLightOut() {
  open("chair.weighbridge");
  choose(SceneNode::ofShape(0, 0, 0));
  QVERIFY(selection_->highlighted());
  QTest::keyClick(&tree(), Qt::Key_Up);
  QCOMPARE(tree().currentIndex(), at(SceneNode::ofPart(0, 0)));
  QVERIFY(!selection_->highlighted());
}

void SceneSelectionTest::aRegionIsSelectedByItsRow() {
  open("market.weighbridge");
  selection_->select(weighing::Target{3, {}});
  click(SceneNode::ofRegion(0));
  QCOMPARE(selection_->region(), std::optional<std::size_t>(0));
  QVERIFY(selection_->all().empty());
  QVERIFY(tree().selectionModel()->isSelected(at(SceneNode::ofRegion(0))));
  click(SceneNode::ofLinkset(1));
  QVERIFY(!selection_->region());
  QCOMPARE(selection_->current(), (weighing::Target{1, {}}));
  selection_->selectRegion(0);
  QVERIFY(tree().selectionModel()->isSelected(at(SceneNode::ofRegion(0))));
  selection_->select({});
  QVERIFY(!tree().selectionModel()->hasSelection());
}

WEIGHBRIDGE_WINDOW_TEST(SceneSelectionTest);

}  // namespace wb::ui::test

#include "scene_selection_test.moc"
