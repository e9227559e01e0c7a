#include "ui/properties/properties_panel.h"

#include "ui/base/expression_box.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <memory>

namespace wb::ui::test {
namespace {

/// A box of 1 m as root, another beside it, and a mesh whose asset is missing.
constexpr auto project = R"({"weighbridge": 1, "linksets": [
  {"name": "Pair", "parts": [{"name": "root"}, {"name": "child", "position": [1, 0, 0],
    "shape_type": "convex_hull"}, {"name": "mesh", "kind": "mesh"}]},
  {"name": "Single", "parts": [{"name": "only", "kind": "cylinder"}]}]})";

}  // namespace

class PropertiesPanelTest : public QObject {
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
  void primNumbersChangeTheShape();
  void aCutBeginsWhereItEndsAtTheLatest();
  void theShapeTypeIsChosenByKeyboard();
  void flagsAreSet();
  void scriptsAreCounted();
  void aMeshHasNoPrim();
  void undoIsFollowed();
  void aNewSceneIsNotMixedUp();

 private:
  template <class Widget>
  Widget* control(const QString& name) {
    for (Widget* widget : panel_->findChildren<Widget*>())
      if (widget->accessibleName() == name) return widget;
    for (auto* button : panel_->findChildren<QAbstractButton*>())
      if (button->text().remove(u'&') == name) return qobject_cast<Widget*>(button);
    return nullptr;
  }
  const scene::Part& part(std::size_t index) const {
    return document_->weighing().scene.linksets[0].parts[index];
  }
  void enter(const QString& name, const QString& text);
  bool isShown(const QString& text);

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<PropertiesPanel> panel_;
};

void PropertiesPanelTest::init() {
  QLocale::setDefault(QLocale::c());
  folder_ = std::make_unique<QTemporaryDir>();
  QFile file(folder_->filePath("pair.weighbridge"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(project);
  file.close();
  panel_.reset();
  document_ = std::make_unique<Document>();
  selection_ = std::make_unique<Selection>();
  QVERIFY(document_->open(file.fileName()));
  panel_ = std::make_unique<PropertiesPanel>(*document_, *selection_);
  panel_->resize(380, 900);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  selection_->select(Selected{0, 1});
}

void PropertiesPanelTest::enter(const QString& name, const QString& text) {
  auto* box = control<ExpressionBox>(name);
  QVERIFY2(box, qPrintable(name));
  box->setFocus();
  box->findChild<QLineEdit*>()->selectAll();
  QTest::keyClicks(box, text);
  QTest::keyClick(box, Qt::Key_Return);
}

bool PropertiesPanelTest::isShown(const QString& text) {
  for (const QLabel* label : panel_->findChildren<QLabel*>())
    if (label->isVisible() && label->text().contains(text)) return true;
  return false;
}

void PropertiesPanelTest::nothingSelectedSaysWhatToDo() {
  selection_->select({});
  QVERIFY(isShown("Choose an object"));
}

void PropertiesPanelTest::aLinksetShowsItsFlags() {
  selection_->select(Selected{0, {}});
  QVERIFY(isShown("Pair"));
  QVERIFY(isShown("3 part"));
  QVERIFY(control<QCheckBox>("Physical")->isVisible());
  QVERIFY(!control<ExpressionBox>("Size x")->isVisible());
}

void PropertiesPanelTest::aLinksetOfOnePartShowsThePart() {
  selection_->select(Selected{1, {}});
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
  const double before = document_->weighing().costs[0].server;
  enter("Size y", "1/2+1");
  QCOMPARE(part(1).scale, glm::dvec3(0.5, 1.5, 0.5));
  QCOMPARE(document_->undoStack().count(), 1);
  document_->undoStack().undo();
  QCOMPARE(part(1).scale, glm::dvec3(0.5));
  QVERIFY(document_->weighing().costs[0].server == before);
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

void PropertiesPanelTest::primNumbersChangeTheShape() {
  const auto* combo = control<QComboBox>("Physics shape type");
  QCOMPARE(combo->currentText(), QString("Convex hull"));
  selection_->select(Selected{0, 0});
  enter("Hollow", "0.5");
  QCOMPARE(part(0).prim.hollow, 0.5);
  const auto& weighing = document_->weighing();
  QCOMPARE(weighing.costs[0].parts[0].decision.representation, cost::Representation::triangleMesh);
  const auto fresh = cost::weigh(
      weighing.scene, cost::makeStatistics(weighing.scene, cost::GeometryRules(weighing.profile)),
      weighing.profile);
  QVERIFY(fresh[0].physics == weighing.costs[0].physics);
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
  selection_->select(Selected{0, 0});
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

void PropertiesPanelTest::aMeshHasNoPrim() {
  QVERIFY(control<ExpressionBox>("Hollow")->isVisible());
  QVERIFY(!control<QCheckBox>("Animated mesh")->isVisible());
  selection_->select(Selected{0, 2});
  QVERIFY(!control<ExpressionBox>("Hollow")->isVisible());
  QVERIFY(control<QCheckBox>("Animated mesh")->isVisible());
  QVERIFY(isShown("its mesh is missing"));
}

void PropertiesPanelTest::undoIsFollowed() {
  enter("Position x", "5");
  document_->undoStack().undo();
  QCOMPARE(control<ExpressionBox>("Position x")->value(), 1.0);
}

void PropertiesPanelTest::aNewSceneIsNotMixedUp() {
  selection_->select(Selected{1, 0});
  document_->close();
  QVERIFY(isShown("Choose an object"));
}

}  // namespace wb::ui::test

QTEST_MAIN(wb::ui::test::PropertiesPanelTest)
#include "properties_panel_test.moc"
