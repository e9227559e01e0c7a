#include "model/octree/octree_text.h"
#include "tests/ui/document/document_case.h"
#include "tests/window/window_test.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace wb::ui::test {

class DocumentTest : public DocumentCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void emptyDocumentHasNothing();
  void openedSceneIsWeighed();
  void brokenFileLeavesWhatIsOpen();
  void constantsAreWeighedAtOnceWithoutGeometry_data();
  void constantsAreWeighedAtOnceWithoutGeometry();
  void geometryConstantsAreMadeInTheBackground();
  void geometryAndOtherConstantsTogether();
  void undoneGeometryConstantIsForgotten();
  void changedPartIsWeighedAgain();
  void partChangedWhileStatisticsAreMade();
  void flagsChooseTheDynamicCost();
  void savedProjectSaysTheChanges();
  void bareMeshHasNoProjectFile();
  void savingElsewhereKeepsTheMeshes();
  void closingLeavesNothing();
  void changedCubesTakeThePlaceOfTheirFile();
};

void DocumentTest::emptyDocumentHasNothing() {
  QVERIFY(document_->isEmpty());
  QVERIFY(document_->findings().empty());
  QVERIFY(!document_->hasProjectFile());
  QVERIFY(!document_->save());
}

void DocumentTest::openedSceneIsWeighed() {
  QSignalSpy reset(document_.get(), &Document::sceneReset);
  open("market.weighbridge");
  QCOMPARE(reset.count(), 1);
  QVERIFY(!document_->isEmpty());
  QCOMPARE(document_->weighing().costs.size(), document_->weighing().scene.linksets.size());
  QVERIFY(document_->undoStack().isClean());
}

void DocumentTest::brokenFileLeavesWhatIsOpen() {
  open("market.weighbridge");
  const auto before = bitsOf(document_->weighing());
  QTemporaryDir folder;
  QFile broken(folder.filePath("broken.weighbridge"));
  QVERIFY(broken.open(QIODevice::WriteOnly));
  broken.write("{\"weighbridge\": 1, \"linksets\": [");
  broken.close();
  const auto opened = document_->open(broken.fileName());
  QVERIFY(!opened);
  QVERIFY(QString::fromStdString(line(opened.error())).contains("broken.weighbridge"));
  QCOMPARE(bitsOf(document_->weighing()), before);
  QCOMPARE(document_->path(), sample("market.weighbridge"));
}

void DocumentTest::constantsAreWeighedAtOnceWithoutGeometry_data() {
  QTest::addColumn<int>("key");
  const cost::GeometryRules standard{cost::Profile()};
  for (const cost::Constant& one : cost::constants()) {
    cost::Profile other;
    other[one.key] = one.maximum;
    if (cost::GeometryRules(other) == standard)
      QTest::newRow(std::string(one.name).c_str()) << static_cast<int>(one.key);
  }
}

void DocumentTest::constantsAreWeighedAtOnceWithoutGeometry() {
  QFETCH(int, key);
  const auto& constant = cost::constant(static_cast<cost::Key>(key));
  open("market.weighbridge");
  const std::size_t passes = document_->geometryPasses();
  const auto before = bitsOf(document_->weighing());
  QSignalSpy costs(document_.get(), &Document::costsChanged);
  setConstant(constant.key, constant.maximum);
  QCOMPARE(costs.count(), 1);
  QVERIFY(!document_->isBusy());
  QCOMPARE(document_->geometryPasses(), passes);
  const auto fresh = weighing::weighFile(
      sample("market.weighbridge").toStdString(),
      {.bare = {}, .profile = document_->weighing().profile, .scenario = {}, .settings = {}});
  QCOMPARE(bitsOf(document_->weighing()), bitsOf(fresh->value));
  document_->undoStack().undo();
  QCOMPARE(bitsOf(document_->weighing()), before);
  QCOMPARE(document_->geometryPasses(), passes);
}

void DocumentTest::geometryConstantsAreMadeInTheBackground() {
  open("market.weighbridge");
  const std::size_t passes = document_->geometryPasses();
  QSignalSpy busy(document_.get(), &Document::busyChanged);
  setConstant(cost::Key::prim_detail_high, 0);
  QVERIFY(document_->isBusy());
  QTRY_VERIFY(!document_->isBusy());
  QCOMPARE(document_->geometryPasses(), passes + 1);
  QCOMPARE(busy.count(), 2);
  const auto fresh = weighing::weighFile(
      sample("market.weighbridge").toStdString(),
      {.bare = {}, .profile = document_->weighing().profile, .scenario = {}, .settings = {}});
  QCOMPARE(bitsOf(document_->weighing()), bitsOf(fresh->value));
}

void DocumentTest::geometryAndOtherConstantsTogether() {
  open("market.weighbridge");
  setConstant(cost::Key::prim_detail_high, 0);
  setConstant(cost::Key::triangle_constant, 0.5);
  QVERIFY(document_->isBusy());
  QTRY_VERIFY(!document_->isBusy());
  const auto fresh = weighing::weighFile(
      sample("market.weighbridge").toStdString(),
      {.bare = {}, .profile = document_->weighing().profile, .scenario = {}, .settings = {}});
  QCOMPARE(bitsOf(document_->weighing()), bitsOf(fresh->value));
}

void DocumentTest::undoneGeometryConstantIsForgotten() {
  open("market.weighbridge");
  const auto before = bitsOf(document_->weighing());
  const std::size_t passes = document_->geometryPasses();
  setConstant(cost::Key::small_side, 1);
  document_->undoStack().undo();
  QVERIFY(!document_->isBusy());
  QTest::qWait(100);
  QCOMPARE(document_->geometryPasses(), passes);
  QCOMPARE(bitsOf(document_->weighing()), before);
}

void DocumentTest::changedPartIsWeighedAgain() {
  open("market.weighbridge");
  const auto before = bitsOf(document_->weighing());
  scene::Part part = document_->weighing().scene.linksets[0].parts[0];
  part.scripts += 40;
  part.scale *= 2;
  QSignalSpy changed(document_.get(), &Document::partChanged);
  changePart(*document_, 0, 0, part, "Change");
  QCOMPARE(changed.count(), 1);
  QVERIFY(bitsOf(document_->weighing()) != before);
  document_->undoStack().undo();
  QCOMPARE(bitsOf(document_->weighing()), before);
}

void DocumentTest::partChangedWhileStatisticsAreMade() {
  open("market.weighbridge");
  setConstant(cost::Key::prim_detail_high, 0);
  scene::Part part = document_->weighing().scene.linksets[0].parts[0];
  part.scale *= 2;
  changePart(*document_, 0, 0, part, "Change");
  QTRY_VERIFY(!document_->isBusy());
  const cost::GeometryRules rules(document_->weighing().profile);
  const auto& weighing = document_->weighing();
  const auto fresh =
      cost::weigh(weighing.scene, cost::makeStatistics(weighing.scene, rules), weighing.profile);
  QCOMPARE(weighing.costs[0].landImpact, fresh[0].landImpact);
  QCOMPARE(weighing.costs[0].physics, fresh[0].physics);
}

void DocumentTest::flagsChooseTheDynamicCost() {
  open("market.weighbridge");
  QSignalSpy changed(document_.get(), &Document::linksetChanged);
  changeLinksetFlags(*document_, 0, true, false, "Change");
  QCOMPARE(changed.count(), 1);
  QVERIFY(document_->weighing().scene.linksets[0].physical);
  document_->undoStack().undo();
  QVERIFY(!document_->weighing().scene.linksets[0].physical);
}

void DocumentTest::savedProjectSaysTheChanges() {
  open("market.weighbridge");
  setConstant(cost::Key::triangle_constant, 0.07);
  QTemporaryDir folder;
  const QString path = folder.filePath("mine.weighbridge");
  QVERIFY(!document_->undoStack().isClean());
  QVERIFY(document_->saveAs(path));
  QVERIFY(document_->undoStack().isClean());
  QCOMPARE(document_->path(), path);
  Document other;
  QVERIFY(other.open(path));
  QVERIFY(other.weighing().profile == document_->weighing().profile);
  QCOMPARE(bitsOf(other.weighing()), bitsOf(document_->weighing()));
}

void DocumentTest::bareMeshHasNoProjectFile() {
  open("chair.llmesh");
  QVERIFY(!document_->hasProjectFile());
  QVERIFY(!document_->save());
}

void DocumentTest::savingElsewhereKeepsTheMeshes() {
  open("chair.llmesh");
  QTemporaryDir folder;
  QVERIFY(document_->saveAs(folder.filePath("mine.weighbridge")));
  QVERIFY(document_->hasProjectFile());
  QVERIFY(document_->save());
  Document other;
  QVERIFY(other.open(document_->path()));
  QVERIFY(other.findings().empty());
  QCOMPARE(bitsOf(other.weighing()), bitsOf(document_->weighing()));
}

void DocumentTest::closingLeavesNothing() {
  open("market.weighbridge");
  setConstant(cost::Key::triangle_constant, 0.07);
  document_->close();
  QVERIFY(document_->isEmpty());
  QCOMPARE(document_->undoStack().count(), 0);
  QCOMPARE(document_->path(), QString());
}

/// What a file holds can no longer be read from it once it is changed.
void DocumentTest::changedCubesTakeThePlaceOfTheirFile() {
  const QTemporaryDir elsewhere;
  const QString cubes = elsewhere.filePath("valid.nxoc");
  QVERIFY(QFile::copy(QStringLiteral(WEIGHBRIDGE_DATA "/octree/valid.nxoc"), cubes));
  QVERIFY(document_->open(cubes).has_value());
  const scene::OctreeEntry before = document_->weighing().scene.octrees[0];
  QVERIFY(!before.path.empty());
  QSignalSpy changed(document_.get(), &Document::octreeChanged);
  changeCubes(*document_, 0, *before.cubes, "Nothing");
  QCOMPARE(document_->undoStack().count(), 0);
  changeCubes(*document_, 0, *octree::parseTree("OSEEEEEES"), "Carve");
  QCOMPARE(changed.count(), 1);
  const QTemporaryDir folder;
  const QString project = folder.filePath("carved.weighbridge");
  QVERIFY(document_->saveAs(project).has_value());
  Document read;
  QVERIFY(read.open(project).has_value());
  const scene::OctreeEntry& entry = read.weighing().scene.octrees[0];
  QCOMPARE(entry.tree, std::string("OSEEEEEES"));
  QVERIFY(entry.path.empty());
  QVERIFY(entry.placement() == before.placement());
  document_->undoStack().undo();
  // The file is elsewhere, seen from the project.
  QVERIFY(document_->saveAs(project).has_value());
  QVERIFY(read.open(project).has_value());
  QVERIFY(!read.weighing().scene.octrees[0].path.empty());
  QVERIFY(*read.weighing().scene.octrees[0].cubes == *before.cubes);
}

WEIGHBRIDGE_WINDOW_TEST(DocumentTest);

}  // namespace wb::ui::test

#include "document_test.moc"
