#include "tests/ui/panels/scene/scenes.h"
#include "tests/ui/panels/scene/tested_model.h"
#include "tests/window/window_test.h"

#include <QElapsedTimer>
#include <QTest>
#include <memory>

namespace wb::ui::test {

class SceneSearchTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void nothingSoughtShowsAll_data();
  void nothingSoughtShowsAll();
  void aLinksetFoundIsShownWhole();
  void aPartFoundIsShownAloneInItsLinkset();
  void letterCaseAndOrderDoNotCount();
  void everyWordMustBeFound();
  void namelessObjectsAreFoundByTheirNumber();
  void regionsWithoutAMatchAreLeftOut();
  void whatIsNotFoundHasNoIndex();
  void indicesAreOfTheSceneNotTheRows();
  void partsThatAreNotShownMayChange();
  void thirtyThousandPartsAreSearchedWhileTyping();

 private:
  /// Linksets as `name(part, part)`, in the order of the rows.
  QString shown() const;
  QString linksetsIn(const QModelIndex& parent) const;

  std::unique_ptr<TestedModel> tree_;
};

void SceneSearchTest::init() {
  tree_ = std::make_unique<TestedModel>();
  scene::Scene scene;
  for (const char* name : {"North", "South"}) scene.regions.emplace_back().name = name;
  scene.linksets = {boxes("Car", {"body", "left wheel", "right wheel"}),
                    boxes("Wheel barrow", {"tray", "wheel"}), boxes("", {"", "Stone"})};
  for (const std::size_t i : {0U, 1U}) scene.linksets[i].region = "South";
  tree_->document.show(weighed(std::move(scene)));
}

QString SceneSearchTest::linksetsIn(const QModelIndex& parent) const {
  QStringList linksets;
  for (int row = 0; row < tree_->model.rowCount(parent); ++row) {
    const QModelIndex linkset = tree_->model.index(row, 0, parent);
    QStringList parts;
    for (int part = 0; part < tree_->model.rowCount(linkset); ++part)
      parts << tree_->model.index(part, 0, linkset).data().toString();
    linksets << QString("%1(%2)").arg(linkset.data().toString(), parts.join(", "));
  }
  return linksets.join(" ");
}

QString SceneSearchTest::shown() const {
  QStringList regions;
  for (int row = 0; row < tree_->model.rowCount(); ++row) {
    const QModelIndex region = tree_->model.index(row, 0);
    regions << region.data().toString() + ": " + linksetsIn(region);
  }
  return regions.join("; ");
}

void SceneSearchTest::nothingSoughtShowsAll_data() {
  QTest::addColumn<QString>("words");
  QTest::newRow("empty") << "";
  QTest::newRow("spaces") << "  \t ";
}

void SceneSearchTest::nothingSoughtShowsAll() {
  QFETCH(QString, words);
  const QString all =
      "North: ; South: Car(body, left wheel, right wheel) Wheel barrow(tray, wheel); "
      "No region: linkset 3(part 1, Stone)";
  QCOMPARE(shown(), all);
  tree_->model.search("wheel");
  tree_->model.search(words);
  QVERIFY(!tree_->model.isSearching());
  QCOMPARE(shown(), all);
}

void SceneSearchTest::aLinksetFoundIsShownWhole() {
  tree_->model.search("barrow");
  QCOMPARE(shown(), "South: Wheel barrow(tray, wheel)");
}

void SceneSearchTest::aPartFoundIsShownAloneInItsLinkset() {
  tree_->model.search("wheel");
  QCOMPARE(shown(), "South: Car(left wheel, right wheel) Wheel barrow(tray, wheel)");
}

void SceneSearchTest::letterCaseAndOrderDoNotCount() {
  tree_->model.search("WHEEL left");
  QCOMPARE(shown(), "South: Car(left wheel)");
}

void SceneSearchTest::everyWordMustBeFound() {
  tree_->model.search("car right");
  QCOMPARE(shown(), "South: Car(right wheel)");
  tree_->model.search("barrow right");
  QCOMPARE(shown(), "");
  QCOMPARE(tree_->model.rowCount(), 0);
}

void SceneSearchTest::namelessObjectsAreFoundByTheirNumber() {
  tree_->model.search("part 1");
  QCOMPARE(shown(), "No region: linkset 3(part 1)");
}

void SceneSearchTest::regionsWithoutAMatchAreLeftOut() {
  tree_->model.search("stone");
  QCOMPARE(shown(), "No region: linkset 3(Stone)");
}

void SceneSearchTest::whatIsNotFoundHasNoIndex() {
  tree_->model.search("left");
  QVERIFY(tree_->model.indexOf(SceneNode::ofPart(0, 1)).isValid());
  for (const SceneNode& node :
       {SceneNode::ofRegion(0), SceneNode::ofRegion(2), SceneNode::ofLinkset(1),
        SceneNode::ofPart(0, 0), SceneNode::ofPart(0, 2), SceneNode::ofShape(0, 2, 0),
        SceneNode::ofPart(1, 1), SceneNode::ofLinkset(7), SceneNode::ofPart(0, 7)})
    QVERIFY(!tree_->model.indexOf(node).isValid());
}

void SceneSearchTest::indicesAreOfTheSceneNotTheRows() {
  tree_->model.search("right");
  const QModelIndex right = tree_->model.indexOf(SceneNode::ofPart(0, 2));
  QCOMPARE(right.row(), 0);
  QCOMPARE(right.data().toString(), "right wheel");
  QVERIFY(tree_->model.setData(right, Qt::Unchecked, Qt::CheckStateRole));
  QVERIFY(tree_->visibility.isHidden(0, 2));
  QVERIFY(!tree_->visibility.isHidden(0, 0));
}

void SceneSearchTest::partsThatAreNotShownMayChange() {
  tree_->model.search("barrow");
  scene::Part part = tree_->document.weighing().scene.linksets[0].parts[0];
  part.kind = scene::PartKind::mesh;
  tree_->document.setPart(0, 0, part);
  tree_->model.search("");
  QCOMPARE(tree_->model.rowCount(tree_->model.indexOf(SceneNode::ofPart(0, 0))), 0);
}

void SceneSearchTest::thirtyThousandPartsAreSearchedWhileTyping() {
  tree_->tester.reset();
  tree_->document.show(weighed(thirtyThousandParts()));
  QElapsedTimer timer;
  for (const char* words : {"s", "st", "plank", "fence plank", "stall 100 post", ""}) {
    timer.start();
    tree_->model.search(words);
    qInfo("\"%s\" among 30,000 parts: %.1f ms", words, double(timer.nsecsElapsed()) / 1e6);
  }
  tree_->model.search("stall plank");
  QCOMPARE(tree_->model.rowCount(), 3);
  QCOMPARE(tree_->model.rowCount(tree_->model.index(0, 0)), 10);
  QCOMPARE(tree_->model.rowCount(tree_->model.index(0, 0, tree_->model.index(0, 0))), 4);
}

WEIGHBRIDGE_WINDOW_TEST(SceneSearchTest);

}  // namespace wb::ui::test

#include "scene_search_test.moc"
