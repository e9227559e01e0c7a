#include "model/octree/octree_text.h"
#include "tests/ui/panels/scene/scene_model_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"

#include <QSignalSpy>

namespace wb::ui::test {
namespace {

/// One that cannot be read where its tree cannot.
scene::OctreeEntry rock(const std::string& tree) {
  scene::OctreeEntry entry;
  entry.tree = tree;
  if (auto read = octree::parseTree(tree))
    entry.cubes = std::make_shared<const octree::Octree>(std::move(*read));
  return entry;
}

}  // namespace

class SceneOctreesTest : public SceneModelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void octreesStandAfterTheObjects();
  void aChangedOctreeIsCountedAgain();
  void octreesAreHiddenAndFound();
};

void SceneOctreesTest::octreesStandAfterTheObjects() {
  scene::Scene scene;
  scene.linksets = {boxes("house", {"wall"})};
  scene.octrees = {rock("OSEEEEEEN"), rock("S"), rock("")};
  scene.octrees[0].name = "rock";
  show(scene);
  QCOMPARE(namesIn({}), (QStringList{"house", "rock: 9 cubes, depth 1", "octree 2: a single cube",
                                     "octree 3: could not be read"}));
  scene.regions.emplace_back().name = "North";
  show(scene);
  QCOMPARE(namesIn({}).size(), 5);
  QCOMPARE(namesIn({}).at(2), "rock: 9 cubes, depth 1");
  int count = 0;
  visit({}, count);
  QVERIFY(count > 5);
  const QModelIndex index = tree_->model.indexOf(SceneNode::ofOctree(0));
  QVERIFY(index.data(Qt::ToolTipRole).toString().contains("1 solid"));
  QCOMPARE(tree_->model.rowCount(index), 0);
  QVERIFY(cost(index).isEmpty());
}

void SceneOctreesTest::aChangedOctreeIsCountedAgain() {
  scene::Scene scene;
  scene.octrees = {rock("S")};
  show(scene);
  QCOMPARE(namesIn({}), QStringList{"octree 1: a single cube"});
  QSignalSpy changed(&tree_->model, &QAbstractItemModel::dataChanged);
  changeCubes(tree_->document, 0, *octree::parseTree("OSEEEEEEE"), "Carve");
  QCOMPARE(changed.count(), 1);
  QCOMPARE(namesIn({}), QStringList{"octree 1: 9 cubes, depth 1"});
}

void SceneOctreesTest::octreesAreHiddenAndFound() {
  scene::Scene scene;
  scene.octrees = {rock("S"), rock("S")};
  scene.octrees[1].name = "tower";
  show(scene);
  const QModelIndex tower = tree_->model.indexOf(SceneNode::ofOctree(1));
  QCOMPARE(tower.data(Qt::CheckStateRole), QVariant(int(Qt::Checked)));
  QVERIFY(tree_->model.setData(tower, Qt::Unchecked, Qt::CheckStateRole));
  QVERIFY(tree_->visibility.isOctreeHidden(1));
  QVERIFY(!tree_->visibility.isOctreeHidden(0));
  QVERIFY(!tree_->visibility.isAllShown());
  tree_->visibility.showOnlyOctree(1);
  QVERIFY(tree_->visibility.isOctreeHidden(0));
  QVERIFY(!tree_->visibility.isOctreeHidden(1));
  tree_->model.search("tow");
  QCOMPARE(namesIn({}), QStringList{"tower: a single cube"});
  QVERIFY(!tree_->model.indexOf(SceneNode::ofOctree(0)).isValid());
}

WEIGHBRIDGE_WINDOW_TEST(SceneOctreesTest);

}  // namespace wb::ui::test

#include "scene_octrees_test.moc"
