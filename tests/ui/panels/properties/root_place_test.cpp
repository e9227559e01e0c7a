#include "tests/ui/panels/properties/properties_panel_case.h"
#include "tests/window/window_test.h"

namespace wb::ui::test {

class RootPlaceTest : public PropertiesPanelCase {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale::c()); }
  void theRootIsPlacedAsItsLinkset();
};

/// Its own frame stays where it is in it, so that turning an object changes no cost.
void RootPlaceTest::theRootIsPlacedAsItsLinkset() {
  open("pair.weighbridge", R"({"weighbridge": 1, "linksets": [{"physical": true, "parts": [
      {"scale": [3, 4, 5], "shape_type": "convex_hull"}, {"position": [1, 0, 0]}]}]})");
  selection_->select(weighing::Target{0, 0});
  const scene::Linkset before = document_->weighing().scene.linksets[0];
  const cost::LinksetCost cost = document_->weighing().costs[0];
  enter("Position x", "5");
  enter("Rotation z", "40");
  const scene::Linkset& linkset = document_->weighing().scene.linksets[0];
  QCOMPARE(linkset.position, glm::dvec3(5, 0, 0));
  QVERIFY(linkset.rotation != before.rotation);
  QVERIFY(linkset.parts == before.parts);
  QCOMPARE(control<ExpressionBox>("Position x")->value(), 5.0);
  QCOMPARE(control<ExpressionBox>("Rotation z")->value(), 40.0);
  QVERIFY(document_->weighing().costs[0].meanFaceArea == cost.meanFaceArea);
  QVERIFY(document_->weighing().costs[0].physicsPhysical == cost.physicsPhysical);
  document_->undoStack().undo();
  document_->undoStack().undo();
  QVERIFY(document_->weighing().scene.linksets[0] == before);
}

WEIGHBRIDGE_WINDOW_TEST(RootPlaceTest);

}  // namespace wb::ui::test

#include "root_place_test.moc"
