#include "tests/ui/base/files.h"
#include "tests/ui/properties/properties_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <algorithm>
#include <cmath>

namespace wb::ui::test {
namespace {

/// A box of 1 m as root, another beside it, and a mesh whose asset is missing.
constexpr auto project = R"({"weighbridge": 1, "linksets": [
  {"name": "Pair", "parts": [{"name": "root"}, {"name": "child", "position": [1, 0, 0],
    "shape_type": "convex_hull"}, {"name": "mesh", "kind": "mesh"}]},
  {"name": "Single", "parts": [{"name": "only", "kind": "cylinder"}]},
  {"name": "Wheel", "parts": [{"name": "<b>tyre</b>", "kind": "torus"}]}]})";

}  // namespace

class PropertiesPanelTest : public PropertiesPanelCase {
  Q_OBJECT

 private slots:
  void init();
  void nothingSelectedSaysWhatToDo();
  void aLinksetShowsItsFlags();
  void aLinksetOfOnePartShowsThePart();
  void everyControlHasAName();
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
  void flagsAreSet();
  void scriptsAreCounted();
  void stepsOfScriptsAreOneChange();
  void aMeshHasNoPrim();
  void trianglesAreCounted();
  void whatKeepsItFromBeingPhysicalIsSaid();
  void aNameIsShownAsItIs();
  void theLocalesDecimalSignIsShownAndRead();
  void whatHappensWhileHiddenIsMadeUpFor();
  void undoIsFollowed();
  void aNewSceneIsNotMixedUp();
  void whatIsTypedWhenTheSceneGoesChangesNothing_data();
  void whatIsTypedWhenTheSceneGoesChangesNothing();

 private:
  const scene::Part& part(std::size_t index) const {
    return document_->weighing().scene.linksets[0].parts[index];
  }
};

void PropertiesPanelTest::init() {
  QLocale::setDefault(QLocale::c());
  open("pair.weighbridge", project);
  selection_->select(weighing::Target{0, 1});
}

void PropertiesPanelTest::nothingSelectedSaysWhatToDo() {
  selection_->select({});
  QVERIFY(isShown("Choose an object"));
}

void PropertiesPanelTest::aLinksetShowsItsFlags() {
  selection_->select(weighing::Target{0, {}});
  QVERIFY(isShown("Pair"));
  QVERIFY(isShown("3 part"));
  QVERIFY(control<QCheckBox>("Physical")->isVisible());
  QVERIFY(!control<ExpressionBox>("Size x")->isVisible());
}

void PropertiesPanelTest::aLinksetOfOnePartShowsThePart() {
  selection_->select(weighing::Target{1, {}});
  QVERIFY(isShown("Single"));
  QVERIFY(isShown("only"));
  QVERIFY(isShown("cylinder"));
  QVERIFY(control<ExpressionBox>("Size x")->isVisible());
}

void PropertiesPanelTest::everyControlHasAName() {
  for (const QWidget* widget : panel_->findChildren<QWidget*>()) {
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    const bool isControl = widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) &&
                           !qobject_cast<const QLineEdit*>(widget) && !button;
    if (isControl) QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    if (button) QVERIFY(!button->text().isEmpty() || !button->accessibleName().isEmpty());
  }
}

void PropertiesPanelTest::aNewSizeIsOneStep() {
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

void PropertiesPanelTest::arrowsWithoutLeavingAreOneStep() {
  auto* box = control<ExpressionBox>("Size x");
  box->setFocus();
  for (int i = 0; i < 3; ++i) QTest::keyClick(box, Qt::Key_Up);
  QCOMPARE(part(1).scale.x, 0.53);
  QCOMPARE(document_->undoStack().count(), 1);
}

void PropertiesPanelTest::whatIsOutOfRangeIsRefused() {
  enter("Size x", "0");
  QCOMPARE(part(1).scale.x, 0.5);
  QCOMPARE(document_->undoStack().count(), 0);
  QVERIFY(!control<ExpressionBox>("Size x")->accessibleDescription().isEmpty());
}

void PropertiesPanelTest::turningByNinetyDegrees() {
  enter("Rotation z", "90");
  const double half = std::sqrt(0.5);
  QVERIFY(std::abs(part(1).rotation.z - half) < 1e-15);
  QVERIFY(std::abs(part(1).rotation.w - half) < 1e-15);
  QCOMPARE(control<ExpressionBox>("Rotation z")->value(), 90.0);
}

void PropertiesPanelTest::oneAngleKeepsTheOthers() {
  enter("Rotation x", "20");
  enter("Rotation y", "30");
  enter("Rotation z", "40");
  QCOMPARE(control<ExpressionBox>("Rotation x")->value(), 20.0);
  QCOMPARE(control<ExpressionBox>("Rotation y")->value(), 30.0);
  QCOMPARE(control<ExpressionBox>("Rotation z")->value(), 40.0);
}

void PropertiesPanelTest::anAngleStaysAsItWasEntered() {
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

void PropertiesPanelTest::aTurnedPartIsOnlyWrittenWhenItIsTurned() {
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

void PropertiesPanelTest::primNumbersChangeTheShape() {
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

void PropertiesPanelTest::whatAStraightPrimDoesNotHaveIsDisabled() {
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

void PropertiesPanelTest::aCutBeginsWhereItEndsAtTheLatest() {
  enter("Profile cut end", "0.5");
  enter("Profile cut begin", "0.75");
  QCOMPARE(part(1).prim.profileCut, glm::dvec2(0, 0.5));
  enter("Profile cut begin", "0.25");
  QCOMPARE(part(1).prim.profileCut, glm::dvec2(0.25, 0.5));
}

void PropertiesPanelTest::theShapeTypeIsChosenByKeyboard() {
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

void PropertiesPanelTest::flagsAreSet() {
  QTest::mouseClick(control<QCheckBox>("Physical"), Qt::LeftButton, {}, QPoint(8, 8));
  QVERIFY(document_->weighing().scene.linksets[0].physical);
  document_->undoStack().undo();
  QVERIFY(!control<QCheckBox>("Physical")->isChecked());
}

void PropertiesPanelTest::scriptsAreCounted() {
  auto* box = control<QSpinBox>("Scripts");
  box->setFocus();
  box->selectAll();
  QTest::keyClicks(box, "12");
  QTest::keyClick(box, Qt::Key_Return);
  QCOMPARE(part(1).scripts, std::size_t{12});
  QCOMPARE(document_->undoStack().count(), 1);
}

void PropertiesPanelTest::stepsOfScriptsAreOneChange() {
  auto* box = control<QSpinBox>("Scripts");
  box->setFocus();
  for (int i = 0; i < 3; ++i) QTest::keyClick(box, Qt::Key_Up);
  QCOMPARE(part(1).scripts, std::size_t{3});
  QCOMPARE(document_->undoStack().count(), 1);
}

void PropertiesPanelTest::aMeshHasNoPrim() {
  QVERIFY(control<ExpressionBox>("Hollow")->isVisible());
  QVERIFY(!control<QCheckBox>("Animated mesh")->isVisible());
  selection_->select(weighing::Target{0, 2});
  QVERIFY(!control<ExpressionBox>("Hollow")->isVisible());
  QVERIFY(control<QCheckBox>("Animated mesh")->isVisible());
  QVERIFY(isShown("Its mesh is missing"));
}

void PropertiesPanelTest::trianglesAreCounted() {
  QVERIFY(isShown("Triangles from high to lowest detail: "));
  open(sample("chair.weighbridge"));
  selection_->select(weighing::Target{0, 0});
  const auto& weighing = document_->weighing();
  const auto* mesh = weighing.scene.meshOf(weighing.scene.linksets[0].parts[0]);
  std::size_t physics = 0;
  for (const asset::Face& face : *mesh->physicsMesh) physics += face.triangles.size();
  QVERIFY(isShown(QString("physics mesh of %1 triangle").arg(physics)));
  std::size_t lowest = 0;
  for (const asset::Face& face : *mesh->lod(asset::Lod::lowest)) lowest += face.triangles.size();
  QVERIFY(isShown(QString(", %1 ").arg(lowest)));
}

void PropertiesPanelTest::whatKeepsItFromBeingPhysicalIsSaid() {
  QVERIFY(isShown("It may be set physical."));
  cost::Profile strict = document_->weighing().profile;
  strict[cost::Key::physical_limit] = 0;
  changeProfile(*document_, strict, "strict");
  QVERIFY(isShown("It cannot be set physical: "));
}

/// Names come from files and may look like rich text.
void PropertiesPanelTest::aNameIsShownAsItIs() {
  selection_->select(weighing::Target{2, 0});
  const auto labels = panel_->findChildren<QLabel*>();
  const auto name = std::ranges::find(labels, QString("<b>tyre</b>"),
                                      [](const QLabel* one) { return one->text(); });
  QVERIFY(name != labels.end());
  QCOMPARE((*name)->textFormat(), Qt::PlainText);
}

void PropertiesPanelTest::theLocalesDecimalSignIsShownAndRead() {
  QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
  open(document_->path());
  selection_->select(weighing::Target{0, 1});
  auto* box = control<ExpressionBox>("Size x");
  QVERIFY(box->findChild<QLineEdit*>()->text().startsWith("0,5"));
  enter("Size x", "1,25");
  QCOMPARE(part(1).scale.x, 1.25);
}

void PropertiesPanelTest::whatHappensWhileHiddenIsMadeUpFor() {
  panel_->hide();
  scene::Part wider = part(1);
  wider.scale.x = 3;
  changePart(*document_, 0, 1, wider, "wider");
  QCOMPARE(control<ExpressionBox>("Size x")->value(), 0.5);
  panel_->show();
  QCOMPARE(control<ExpressionBox>("Size x")->value(), 3.0);
}

void PropertiesPanelTest::undoIsFollowed() {
  enter("Position x", "5");
  document_->undoStack().undo();
  QCOMPARE(control<ExpressionBox>("Position x")->value(), 1.0);
}

void PropertiesPanelTest::aNewSceneIsNotMixedUp() {
  selection_->select(weighing::Target{1, 0});
  document_->close();
  QVERIFY(isShown("Choose an object"));
}

void PropertiesPanelTest::whatIsTypedWhenTheSceneGoesChangesNothing_data() {
  QTest::addColumn<QString>("control");
  QTest::newRow("expression") << "Size x";
  QTest::newRow("count") << "Scripts";
}

/// The control loses its focus, and would enter what is typed in it.
void PropertiesPanelTest::whatIsTypedWhenTheSceneGoesChangesNothing() {
  QFETCH(QString, control);
  const auto type = [&] {
    auto* box = this->control<QAbstractSpinBox>(control);
    QVERIFY(box);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "7");
  };
  type();
  document_->close();
  selection_->select({});
  QVERIFY(document_->isEmpty());
  QVERIFY(document_->undoStack().isClean());
  QVERIFY(document_->open(folder_.filePath("pair.weighbridge")));
  selection_->select(weighing::Target{0, 1});
  type();
  selection_->select({});
  QVERIFY(document_->open(folder_.filePath("pair.weighbridge")));
  QVERIFY(document_->undoStack().isClean());
  QCOMPARE(part(1).scale.x, 0.5);
  QCOMPARE(part(1).scripts, std::size_t{0});
}

WEIGHBRIDGE_WINDOW_TEST(PropertiesPanelTest);

}  // namespace wb::ui::test

#include "properties_panel_test.moc"
