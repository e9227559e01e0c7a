#include "tests/ui/panels/properties/properties_panel_case.h"
#include "tests/window/window_test.h"

#include <cmath>

namespace wb::ui::test {

class OctreePropertiesTest : public PropertiesPanelCase {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale::c()); }
  void anOctreeIsPlacedByNumbers();
  void anOctreeThatIsGoneChangesNothing();
  void cubesAreCountedByDepthAndKind();
};

void OctreePropertiesTest::anOctreeIsPlacedByNumbers() {
  open("octrees.scene", "octree 1 2 3 8 OSEEEEEEE\noctree 0 0 0 4 S\n");
  selection_->selectOctree(0);
  const auto entry = [this] { return document_->weighing().scene.octrees[0]; };
  QVERIFY(isShown("octree 1"));
  QCOMPARE(control<ExpressionBox>("Position y")->value(), 2.0);
  QCOMPARE(control<ExpressionBox>("Size")->value(), 8.0);
  enter("Position z", "0.5*3");
  QCOMPARE(entry().position, glm::dvec3(1, 2, 1.5));
  enter("Size", "16");
  QCOMPARE(entry().placement().size, 16.0);
  enter("Rotation z", "90");
  QVERIFY(std::abs(entry().rotation.z - std::sqrt(0.5)) < 1e-12);
  QCOMPARE(control<ExpressionBox>("Rotation z")->value(), 90.0);
  QCOMPARE(document_->undoStack().count(), 3);
  QCOMPARE(document_->undoStack().undoText(), QString("Change “Rotation z”"));
  while (document_->undoStack().canUndo()) document_->undoStack().undo();
  QCOMPARE(entry().placement().size, 8.0);
  QCOMPARE(entry().rotation, glm::dquat(1, 0, 0, 0));
  QCOMPARE(control<ExpressionBox>("Position z")->value(), 3.0);
  enter("Size", "0");
  QCOMPARE(entry().placement().size, 8.0);
}

void OctreePropertiesTest::anOctreeThatIsGoneChangesNothing() {
  open("octrees.scene", "octree 1 2 3 8 S\n");
  selection_->selectOctree(0);
  auto* box = control<ExpressionBox>("Size");
  box->setFocus();
  QTest::keyClicks(box, "5");
  document_->close();
  selection_->selectOctree({});
  QVERIFY(document_->undoStack().isClean());
  QVERIFY(!document_->undoStack().canUndo());
}

void OctreePropertiesTest::cubesAreCountedByDepthAndKind() {
  open("octrees.scene", "octree 1 2 3 8 OSNEEEEEE\n");
  selection_->selectOctree(0);
  QString all;
  for (const QLabel* label : panel_->findChildren<QLabel*>()) all += label->text() + u'\n';
  QVERIFY2(all.contains("filled: 25% of the volume"), qPrintable(all));
  QVERIFY2(all.contains("depth 0: 0 empty, 0 solid, 0 indented, 1 divided"), qPrintable(all));
  QVERIFY2(all.contains("depth 1: 6 empty, 1 solid, 1 indented, 0 divided"), qPrintable(all));
}

WEIGHBRIDGE_WINDOW_TEST(OctreePropertiesTest);

}  // namespace wb::ui::test

#include "octree_properties_test.moc"
