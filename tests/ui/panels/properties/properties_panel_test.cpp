#include "tests/ui/panels/properties/pair_case.h"
#include "tests/ui/widgets/files.h"
#include "tests/ui/widgets/homes.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <algorithm>

namespace wb::ui::test {

class PropertiesPanelTest : public PairCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void nothingSelectedSaysWhatToDo();
  void aLinksetShowsItsFlags();
  void regionsOfOneNameAreToldApart();
  void aRegionWithoutANameHasItsNumber();
  void aLinksetOfOnePartShowsThePart();
  void everyControlHasAName();
  void flagsAreSet();
  void aMeshHasNoPrim();
  void trianglesAreCounted();
  void whatKeepsItFromBeingPhysicalIsSaid();
  void aNameIsShownAsItIs();
  void theLocalesDecimalSignIsShownAndRead();
  void whatHappensWhileHiddenIsMadeUpFor();
  void undoIsFollowed();
  void aNewSceneIsNotMixedUp();
  void anEmptyFileIsOpenAllTheSame();
  void whatIsTypedWhenTheSceneGoesChangesNothing_data();
  void whatIsTypedWhenTheSceneGoesChangesNothing();
};

void PropertiesPanelTest::nothingSelectedSaysWhatToDo() {
  selection_->select({});
  QVERIFY(isShown("Select an object"));
}

void PropertiesPanelTest::aLinksetShowsItsFlags() {
  selection_->select(weighing::Target{0, {}});
  QVERIFY(isShown("Pair"));
  QVERIFY(isShown("3 part"));
  QVERIFY(control<QCheckBox>("Physical")->isVisible());
  QVERIFY(!control<ExpressionBox>("Size x")->isVisible());
}

void PropertiesPanelTest::regionsOfOneNameAreToldApart() {
  open("homes.weighbridge", twoHomes);
  selection_->select(weighing::Target{1, {}});
  QVERIFY(isShown("region Home (22222222)"));
}

void PropertiesPanelTest::aRegionWithoutANameHasItsNumber() {
  open("unnamed.weighbridge", R"({"weighbridge": 1,
    "regions": [{"id": "11111111-1111-4111-8111-111111111111"}],
    "linksets": [{"region": "11111111-1111-4111-8111-111111111111", "parts": [{}]}]})");
  selection_->select(weighing::Target{0, {}});
  QVERIFY(isShown("region 1"));
  QVERIFY(!isShown("region region"));
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

void PropertiesPanelTest::flagsAreSet() {
  QTest::mouseClick(control<QCheckBox>("Physical"), Qt::LeftButton, {}, QPoint(8, 8));
  QVERIFY(document_->weighing().scene.linksets[0].physical);
  document_->undoStack().undo();
  QVERIFY(!control<QCheckBox>("Physical")->isChecked());
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
  QVERIFY(isShown("Triangles, from highest to lowest detail: "));
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
  QVERIFY(isShown("The object can be set physical."));
  cost::Profile strict = document_->weighing().profile;
  strict[cost::Key::physical_limit] = 0;
  changeProfile(*document_, strict, "strict");
  QVERIFY(isShown("The object cannot be set physical: "));
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

void PropertiesPanelTest::anEmptyFileIsOpenAllTheSame() {
  open("empty.weighbridge", R"({"weighbridge": 1, "linksets": []})");
  QVERIFY(
      isShown("This file has no objects. Add some with the Compose menu, or open another file."));
  QVERIFY(!isShown("Nothing is open"));
}

void PropertiesPanelTest::aNewSceneIsNotMixedUp() {
  selection_->select(weighing::Target{1, 0});
  document_->close();
  QVERIFY(isShown("Nothing is open"));
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
