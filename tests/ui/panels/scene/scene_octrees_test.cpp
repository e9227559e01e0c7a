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
  void cubesAreListedByKindWhereTheyAreWanted();
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

void SceneOctreesTest::cubesAreListedByKindWhereTheyAreWanted() {
  scene::Scene scene;
  scene.linksets = {boxes("house", {"wall"})};
  scene.octrees = {rock("OSEEEEENOSEEEEEEE"), rock("S"), rock("")};
  show(scene);
  SceneModel& model = tree_->model;
  const QModelIndex first = model.indexOf(SceneNode::ofOctree(0));
  model.listCubes(true);
  // 8 bytes a divided cube, 9 an indented one.
  QCOMPARE(namesIn(first),
           (QStringList{"Solid: 2, depth 1 to 2, 0 bytes", "Indented: 1, depth 1, 9 bytes",
                        "Divided: 2, depth 0 to 1, 16 bytes", "Empty: 12, depth 1 to 2, 0 bytes"}));
  QVERIFY(first.data().toString().startsWith("octree 1: 17 cubes, depth 2, "));
  QCOMPARE(namesIn(model.indexOf(SceneNode::ofOctree(1))).first(),
           QString("Solid: 1, depth 0, 0 bytes"));
  QCOMPARE(namesIn(model.indexOf(SceneNode::ofOctree(1))).last(), QString("Empty: none"));
  QCOMPARE(model.rowCount(model.indexOf(SceneNode::ofOctree(2))), 0);  // Could not be read.
  const QModelIndex solid = model.indexOf(SceneNode::ofCubes(0, 0));
  QCOMPARE(solid.parent(), first);
  QVERIFY(!solid.flags().testFlag(Qt::ItemIsUserCheckable));
  QVERIFY(cost(solid).isEmpty());
  int count = 0;
  visit({}, count);
  changeCubes(tree_->document, 0, *octree::parseTree("OSSEEEEEE"), "Carve");
  QCOMPARE(solid.data().toString(), QString("Solid: 2, depth 1, 0 bytes"));
  model.listCubes(false);
  QCOMPARE(model.rowCount(first), 0);
  QCOMPARE(first.data().toString(), QString("octree 1: 9 cubes, depth 1"));
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
