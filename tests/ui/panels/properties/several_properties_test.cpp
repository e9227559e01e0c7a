#include "tests/ui/panels/properties/properties_panel_case.h"
#include "tests/window/window_test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>

namespace wb::ui::test {
namespace {

/// Two boxes linked, one of them without a shape, and a sphere by itself.
constexpr auto threePrims = R"({"weighbridge": 1, "linksets": [
  {"name": "Pair", "parts": [{"scripts": 2}, {"shape_type": "none", "position": [1, 0, 0]}]},
  {"name": "Ball", "physical": true, "parts": [{"kind": "sphere"}]}]})";

}  // namespace

/// Several objects and parts that are chosen together.
class SeveralPropertiesTest : public PropertiesPanelCase {
  Q_OBJECT

 private slots:
  void init();
  void totalsAreOfAllThatIsChosen();
  void aShapeTypeIsGivenToAllInOneStep();
  void physicalAndScriptsAreGivenToAll();

 private:
  const scene::Part& part(std::size_t linkset, std::size_t index) {
    return document_->weighing().scene.linksets[linkset].parts[index];
  }
};

void SeveralPropertiesTest::init() {
  open("three.weighbridge", threePrims);
  selection_->selectAll({{0, {}}, {1, {}}});
}

/// One of two plain prims has no shape, so that both are weighed, 0.5 each; the third is counted.
void SeveralPropertiesTest::totalsAreOfAllThatIsChosen() {
  QVERIFY(isShown("Objects: 2, parts: 3"));
  QVERIFY(isShown("Land impact: 2 LI"));
  selection_->selectAll({{0, 0}, {0, 1}});
  QVERIFY(isShown("Objects: 1, parts: 2"));
  QVERIFY(isShown("Land impact: 1 LI"));
  selection_->select(weighing::Target{0, {}});
  QVERIFY(!isShown("Objects:"));
}

void SeveralPropertiesTest::aShapeTypeIsGivenToAllInOneStep() {
  auto* types = control<QComboBox>("Physics shape type of all");
  QCOMPARE(types->currentIndex(), -1);
  types->setFocus();
  QSignalSpy changes(document_.get(), &Document::partsChanged);
  QTest::keyClick(types, Qt::Key_C);
  QCOMPARE(changes.count(), 1);  // What is drawn is made once, not once a part.
  for (const scene::Part* one : {&part(0, 0), &part(0, 1), &part(1, 0)})
    QCOMPARE(one->shapeType, scene::ShapeType::convexHull);
  QCOMPARE(document_->undoStack().count(), 1);
  QCOMPARE(selection_->all().size(), std::size_t{2});
  document_->undoStack().undo();
  QCOMPARE(part(0, 1).shapeType, scene::ShapeType::none);
  QCOMPARE(types->currentIndex(), -1);
}

void SeveralPropertiesTest::physicalAndScriptsAreGivenToAll() {
  auto* physical = control<QCheckBox>("All physical");
  QCOMPARE(physical->checkState(), Qt::PartiallyChecked);
  QTest::keyClick(physical, Qt::Key_Space);
  QVERIFY(document_->weighing().scene.linksets[0].physical);
  QVERIFY(document_->weighing().scene.linksets[1].physical);
  QTest::keyClick(physical, Qt::Key_Space);
  QVERIFY(!document_->weighing().scene.linksets[1].physical);

  auto* scripts = control<QSpinBox>("Scripts per part");
  QCOMPARE(scripts->text(), QString("mixed"));
  scripts->setFocus();
  scripts->selectAll();
  QTest::keyClicks(scripts, "2");
  QTest::keyClick(scripts, Qt::Key_Return);
  QCOMPARE(part(1, 0).scripts, std::size_t{2});
  QCOMPARE(scripts->text(), QString("2"));
  scripts->selectAll();
  QTest::keyClicks(scripts, "1");
  QTest::keyClick(scripts, Qt::Key_Return);
  QCOMPARE(part(0, 0).scripts, std::size_t{1});
  QCOMPARE(part(1, 0).scripts, std::size_t{1});
  document_->undoStack().undo();
  QCOMPARE(part(1, 0).scripts, std::size_t{2});
  document_->undoStack().undo();
  QCOMPARE(part(1, 0).scripts, std::size_t{0});
}

WEIGHBRIDGE_WINDOW_TEST(SeveralPropertiesTest);

}  // namespace wb::ui::test

#include "several_properties_test.moc"
