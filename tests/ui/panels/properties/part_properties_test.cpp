#include "tests/support/objects.h"
#include "tests/ui/panels/properties/pair_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"

#include <QComboBox>
#include <QSpinBox>
#include <QStandardItemModel>
#include <cmath>

namespace wb::ui::test {

class PartPropertiesTest : public PairCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void aNewSizeIsOneStep();
  void arrowsWithoutLeavingAreOneStep();
  void whatIsOutOfRangeIsRefused();
  void turningByNinetyDegrees();
  void oneAngleKeepsTheOthers();
  void anAngleStaysAsItWasEntered();
  void aTurnedPartIsOnlyWrittenWhenItIsTurned();
  void primNumbersChangeTheShape();
  void whatAStraightPrimDoesNotHaveIsDisabled();
  void aCutBeginsWhereItEndsAtTheLatest();
  void theShapeTypeIsChosenByKeyboard();
  void primIsNotOfferedForAMeshWithoutPhysicsShapes();
  void scriptsAreCounted();
  void stepsOfScriptsAreOneChange();
};

void PartPropertiesTest::aNewSizeIsOneStep() {
  const auto before = document_->weighing().costs[0].physics;
  enter("Size y", "1/2+1");
  QCOMPARE(part(1).scale, glm::dvec3(0.5, 1.5, 0.5));
  QCOMPARE(document_->undoStack().count(), 1);
  enter("Size x", "20");
  QVERIFY(document_->weighing().costs[0].parts[1].decision.scale == glm::dvec3(20, 1.5, 0.5));
  document_->undoStack().undo();
  document_->undoStack().undo();
  QCOMPARE(part(1).scale, glm::dvec3(0.5));
  QVERIFY(document_->weighing().costs[0].physics == before);
}

void PartPropertiesTest::arrowsWithoutLeavingAreOneStep() {
  auto* box = control<ExpressionBox>("Size x");
  box->setFocus();
  for (int i = 0; i < 3; ++i) QTest::keyClick(box, Qt::Key_Up);
  QCOMPARE(part(1).scale.x, 0.53);
  QCOMPARE(document_->undoStack().count(), 1);
}

void PartPropertiesTest::whatIsOutOfRangeIsRefused() {
  enter("Size x", "0");
  QCOMPARE(part(1).scale.x, 0.5);
  QCOMPARE(document_->undoStack().count(), 0);
  QVERIFY(!control<ExpressionBox>("Size x")->accessibleDescription().isEmpty());
}

void PartPropertiesTest::turningByNinetyDegrees() {
  enter("Rotation z", "90");
  const double half = std::sqrt(0.5);
  QVERIFY(std::abs(part(1).rotation.z - half) < 1e-15);
  QVERIFY(std::abs(part(1).rotation.w - half) < 1e-15);
  QCOMPARE(control<ExpressionBox>("Rotation z")->value(), 90.0);
}

void PartPropertiesTest::oneAngleKeepsTheOthers() {
  enter("Rotation x", "20");
  enter("Rotation y", "30");
  enter("Rotation z", "40");
  QCOMPARE(control<ExpressionBox>("Rotation x")->value(), 20.0);
  QCOMPARE(control<ExpressionBox>("Rotation y")->value(), 30.0);
  QCOMPARE(control<ExpressionBox>("Rotation z")->value(), 40.0);
}

void PartPropertiesTest::anAngleStaysAsItWasEntered() {
  enter("Rotation x", "20");
  enter("Rotation y", "90");
  enter("Rotation z", "270");
  QCOMPARE(control<ExpressionBox>("Rotation x")->value(), 20.0);
  QCOMPARE(control<ExpressionBox>("Rotation y")->value(), 90.0);
  QCOMPARE(control<ExpressionBox>("Rotation z")->value(), 270.0);
  document_->undoStack().undo();
  QCOMPARE(control<ExpressionBox>("Rotation y")->value(), 90.0);
  QVERIFY(control<ExpressionBox>("Rotation z")->value() != 270.0);
}

void PartPropertiesTest::aTurnedPartIsOnlyWrittenWhenItIsTurned() {
  const glm::dquat turn = glm::normalize(glm::dquat(0.1, 0.2, 0.3, 0.4));
  scene::Part turned = part(1);
  turned.rotation = turn;
  changePart(*document_, 0, 1, turned, "turn");
  enter("Size x", "2");
  QVERIFY(part(1).rotation == turn);
  enter("Rotation x", "10");
  document_->undoStack().undo();
  QVERIFY(part(1).rotation == turn);
}

void PartPropertiesTest::primNumbersChangeTheShape() {
  const auto* combo = control<QComboBox>("Physics shape type");
  QCOMPARE(combo->currentText(), QString("Convex hull"));
  selection_->select(weighing::Target{0, 0});
  enter("Hollow", "0.5");
  QCOMPARE(part(0).prim.hollow, 0.5);
  const auto& weighing = document_->weighing();
  QCOMPARE(weighing.costs[0].parts[0].decision.representation, cost::Representation::triangleMesh);
  const auto fresh = cost::weigh(
      weighing.scene, cost::makeStatistics(weighing.scene, cost::GeometryRules(weighing.profile)),
      weighing.profile);
  QVERIFY(fresh[0].physics == weighing.costs[0].physics);
}

void PartPropertiesTest::whatAStraightPrimDoesNotHaveIsDisabled() {
  const QStringList names{"Hole size x", "Hole size y", "Radius offset", "Skew", "Revolutions"};
  for (const QString& name : names) {
    QVERIFY2(!control<ExpressionBox>(name)->isEnabled(), qPrintable(name));
    QVERIFY(control<ExpressionBox>(name)->toolTip().contains("path"));
  }
  QVERIFY(control<ExpressionBox>("Twist begin")->isEnabled());
  QVERIFY(isShown("Profile: square, path: line"));
  selection_->select(weighing::Target{2, 0});
  QVERIFY(isShown("Profile: circle, path: circle"));
  for (const QString& name : names) QVERIFY(control<ExpressionBox>(name)->isEnabled());
  enter("Skew", "0.25");
  QCOMPARE(document_->weighing().scene.linksets[2].parts[0].prim.skew, 0.25);
}

void PartPropertiesTest::aCutBeginsWhereItEndsAtTheLatest() {
  enter("Profile cut end", "0.5");
  enter("Profile cut begin", "0.75");
  QCOMPARE(part(1).prim.profileCut, glm::dvec2(0, 0.5));
  enter("Profile cut begin", "0.25");
  QCOMPARE(part(1).prim.profileCut, glm::dvec2(0.25, 0.5));
}

void PartPropertiesTest::theShapeTypeIsChosenByKeyboard() {
  auto* combo = control<QComboBox>("Physics shape type");
  combo->setFocus();
  QTest::keyClick(combo, Qt::Key_Up);
  QCOMPARE(part(1).shapeType, scene::ShapeType::none);
  selection_->select(weighing::Target{0, 0});
  combo->setFocus();
  QTest::keyClick(combo, Qt::Key_Down);
  // Whatever the root says, it is weighed; the panel says as what.
  QCOMPARE(part(0).shapeType, scene::ShapeType::none);
  QVERIFY(isShown("root"));
}

/// A mesh of one cube without physics mesh and hulls: Prim would mean nothing.
void PartPropertiesTest::primIsNotOfferedForAMeshWithoutPhysicsShapes() {
  const auto isPrimOffered = [&] {
    auto* words =
        qobject_cast<QStandardItemModel*>(control<QComboBox>("Physics shape type")->model());
    return words->item(0)->isEnabled();
  };
  QVERIFY(isPrimOffered());
  QVERIFY(document_->open(sample("doorway.weighbridge")));
  selection_->select(weighing::Target{0, 0});
  QVERIFY(isPrimOffered());
  weighing::Weighing weighing;
  weighing.scene = layers::test::sceneOf({layers::test::meshPart()});
  weighing.statistics = cost::makeStatistics(weighing.scene, cost::GeometryRules(weighing.profile));
  weighing.costs = cost::weigh(weighing.scene, weighing.statistics, weighing.profile);
  selection_->select({});
  document_->show({weighing, {}});
  selection_->select(weighing::Target{0, 0});
  QVERIFY(!isPrimOffered());
}

void PartPropertiesTest::scriptsAreCounted() {
  auto* box = control<QSpinBox>("Scripts");
  box->setFocus();
  box->selectAll();
  QTest::keyClicks(box, "12");
  QTest::keyClick(box, Qt::Key_Return);
  QCOMPARE(part(1).scripts, std::size_t{12});
  QCOMPARE(document_->undoStack().count(), 1);
}

void PartPropertiesTest::stepsOfScriptsAreOneChange() {
  auto* box = control<QSpinBox>("Scripts");
  box->setFocus();
  for (int i = 0; i < 3; ++i) QTest::keyClick(box, Qt::Key_Up);
  QCOMPARE(part(1).scripts, std::size_t{3});
  QCOMPARE(document_->undoStack().count(), 1);
}

WEIGHBRIDGE_WINDOW_TEST(PartPropertiesTest);

}  // namespace wb::ui::test

#include "part_properties_test.moc"
