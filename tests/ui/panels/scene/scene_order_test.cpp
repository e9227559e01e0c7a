// In which order the objects of a region are listed, and when that changes.
#include "tests/ui/panels/scene/scene_panel_case.h"
#include "tests/ui/panels/scene/scenes.h"
#include "tests/window/window_test.h"

#include <QAction>
#include <QLineEdit>

namespace wb::ui::test {

class SceneOrderTest : public ScenePanelCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { finish(); }
  void theMostExpensiveComesFirst();
  void theOrderOfTheFileIsThereOnRequest();
  void barsShowSharesOfTheMostExpensive();
  void nothingMovesUnderTheKeyboard();
  void nothingMovesUnderThePointer();
  void whatIsOpenAndSelectedMovesAlong();

 private:
  QStringList names();
  void leave();
};

/// Of boxes, each of which counts as one prim: 1, 4 and 2 land impact.
void SceneOrderTest::init() {
  start();
  scene::Scene scene;
  scene.linksets = {boxes("Lamp", {"a"}), boxes("Wall", {"a", "b", "c", "d"}),
                    boxes("Bench", {"a", "b"})};
  document_->show(weighed(std::move(scene)));
}

QStringList SceneOrderTest::names() {
  QStringList names;
  for (int row = 0; row < model().rowCount(); ++row)
    names << model().index(row, 0).data().toString();
  return names;
}

/// Pointer and keyboard are elsewhere.
void SceneOrderTest::leave() {
  QTest::mouseMove(panel_->findChild<QLineEdit*>());
  panel_->findChild<QLineEdit*>()->setFocus();
  QTRY_VERIFY(!tree().hasFocus() && !tree().underMouse());
}

void SceneOrderTest::theMostExpensiveComesFirst() {
  QCOMPARE(names(), (QStringList{"Wall", "Bench", "Lamp"}));
}

void SceneOrderTest::theOrderOfTheFileIsThereOnRequest() {
  auto* action = panel_->findChild<QAction*>("fileOrder");
  QVERIFY(tree().actions().contains(action));
  action->trigger();
  QCOMPARE(names(), (QStringList{"Lamp", "Wall", "Bench"}));
  action->trigger();
  QCOMPARE(names(), (QStringList{"Wall", "Bench", "Lamp"}));
}

void SceneOrderTest::barsShowSharesOfTheMostExpensive() {
  const auto share = [this](std::size_t linkset) {
    return at(SceneNode::ofLinkset(linkset))
        .siblingAtColumn(SceneModel::costColumn)
        .data(SceneModel::shareRole);
  };
  QCOMPARE(share(0).toDouble(), 0.25);
  QCOMPARE(share(1).toDouble(), 1.0);
  QCOMPARE(share(2).toDouble(), 0.5);
  QVERIFY(!at(SceneNode::ofPart(0, 0))
               .siblingAtColumn(SceneModel::costColumn)
               .data(SceneModel::shareRole)
               .isValid());
}

/// With a part that opts in to the new accounting the bench costs 1, as the lamp before it in the
/// file does.
void SceneOrderTest::nothingMovesUnderTheKeyboard() {
  tree().setFocus();
  QTRY_VERIFY(tree().hasFocus());
  scene::Part part = document_->weighing().scene.linksets[2].parts[0];
  part.shapeType = scene::ShapeType::convexHull;
  document_->setPart(2, 0, part);
  QCOMPARE(document_->weighing().costs[2].landImpact, 1.0);
  QTest::qWait(600);  // Rows that may move do so after 400.
  QCOMPARE(names(), (QStringList{"Wall", "Bench", "Lamp"}));
  leave();
  QTRY_COMPARE(names(), (QStringList{"Wall", "Lamp", "Bench"}));
}

/// As after a step that was applied by another panel's button, whose focus it is.
void SceneOrderTest::nothingMovesUnderThePointer() {
  leave();
  QTest::mouseMove(tree().viewport());
  QTRY_VERIFY(tree().underMouse() && !tree().hasFocus());
  scene::Part part = document_->weighing().scene.linksets[2].parts[0];
  part.shapeType = scene::ShapeType::convexHull;
  document_->setPart(2, 0, part);
  QTest::qWait(600);  // Rows that may move do so after 400.
  QCOMPARE(names(), (QStringList{"Wall", "Bench", "Lamp"}));
  leave();
  QTRY_COMPARE(names(), (QStringList{"Wall", "Lamp", "Bench"}));
}

void SceneOrderTest::whatIsOpenAndSelectedMovesAlong() {
  tree().expand(at(SceneNode::ofLinkset(0)));
  selection_->select(weighing::Target{0, 0});
  QCOMPARE(at(SceneNode::ofLinkset(0)).row(), 2);
  tree().setFileOrder(true);
  QVERIFY(tree().isExpanded(at(SceneNode::ofLinkset(0))));
  QCOMPARE(tree().currentNode(), SceneNode::ofPart(0, 0));
  QCOMPARE(at(SceneNode::ofLinkset(0)).row(), 0);
}

WEIGHBRIDGE_WINDOW_TEST(SceneOrderTest);

}  // namespace wb::ui::test

#include "scene_order_test.moc"
