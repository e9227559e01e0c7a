#include "ui/panels/shapes/shapes_panel.h"

#include "tests/ui/panels/shapes/shapes_panel_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/panels/shapes/detail/shape_chart.h"
#include "ui/panels/shapes/detail/shape_list.h"
#include "ui/widgets/text_labels.h"

#include <QChart>
#include <QCheckBox>
#include <QDockWidget>
#include <QMainWindow>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <chrono>

namespace wb::ui::test {

/// A creator has physics shapes made for a wall with a doorway, in the panel Shapes.
class ShapesPanelTest : public ShapesPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void cleanup() {
    end();
    wb::test::keepSearches(true);
  }
  void withoutAMeshItSaysWhatToDo();
  void candidatesAreListedAndTheBestIsChosen();
  void whatIsListedMayBeUsedBeforeAllAreThere();
  void aPointOfTheChartChoosesToo();
  void useIsOneStepOfUndo();
  void linkedPrimsBecomePartsOfTheObject();
  void anotherGoalStartsANewSearch();
  void aDistanceIsOneOfTwo();
  void theFirstGoalIsWhatIsUsual();
  void whatIsFreeIsNotSearchedByDistance();
  void whatIsFoundAgainIsKnownByZone();
  void cancelKeepsWhatWasFound();
  void onlyWhatWasFoundIsUnsaved();
  void anotherSelectionIsLeftAndComeBackFrom();
  void aClickAtNothingStopsNothing();
  void aPartOfWhatItIsForForgetsNothing();
  void anotherConstantForgets();
  void turnedUprightItIsLookedForAgain();
  void whatTheyAreForMayBeClosed();
  void whatTheyAreForMayBeDeleted();
  void budgetsAreKept();
  void whatIsAlikeIsIncludedOnRequest();
  void inALowDockNothingLiesOverAnother();

 private:
  /// Chosen, and ready to be used or written.
  void makeForTheOnlyObject() {
    scene::Scene scene = document_->weighing().scene;
    scene.linksets.resize(1);
    document_->setScene(std::move(scene));
    selection_->select(weighing::Target{0, {}});
    make();
    QVERIFY(panel_->hasChosen());
    QVERIFY(!panel_->shapesToWrite().empty());
  }
};

void ShapesPanelTest::withoutAMeshItSaysWhatToDo() {
  selection_->select({});
  QVERIFY(says("Select a mesh"));
  button("Make")->click();
  QVERIFY(says("The selection contains no mesh"));
  QVERIFY(!panel_->isBusy());
  QVERIFY(!button("Use")->isEnabled());
  document_->close();
  QVERIFY(says("Nothing is open."));
}

/// Those of hulls, or of the long sizes of all methods.
void ShapesPanelTest::candidatesAreListedAndTheBestIsChosen() {
  isLong() ? make() : makeHulls();
  const auto& shapes = panel_->candidates().shapes();
  QCOMPARE(shapes.size(), 1U);
  QCOMPARE(list().model()->rowCount(), static_cast<int>(shapes[0].size()));
  QVERIFY(rowOfMethod("base") >= 0 && rowOfMethod("cover") >= 0);
  const auto chosen = panel_->candidates().chosen(0);
  QVERIFY(chosen && shapes[0][*chosen].isChosen);
  QCOMPARE(list().currentIndex().row(), static_cast<int>(*chosen));
  QCOMPARE(cell(static_cast<int>(*chosen), ShapeColumn::verdict), QString("best"));
  // One hull closes the doorway.
  QCOMPARE(cell(rowOfMethod("base"), ShapeColumn::method), QString("one hull"));
  QCOMPARE(cell(rowOfMethod("base"), ShapeColumn::arrives), QString("exact"));
  QCOMPARE(cell(rowOfMethod("base"), ShapeColumn::verdict), QString("blocks passages"));
  QVERIFY(cell(rowOfMethod("base"), ShapeColumn::made).startsWith("hulls: 1, "));
  QVERIFY(button("Use")->isEnabled());
  QVERIFY(list().isColumnHidden(static_cast<int>(ShapeColumn::part)));
}

/// Who has found the right shape need not wait for the others.
void ShapesPanelTest::whatIsListedMayBeUsedBeforeAllAreThere() {
  wb::test::keepSearches(false);
  panel_->make();
  QTRY_COMPARE_GE_WITH_TIMEOUT(list().model()->rowCount(), 1, 60'000);
  QVERIFY(panel_->isBusy());
  QVERIFY2(!button("Use")->isEnabled(), "nothing is chosen yet");
  QVERIFY(list().isVisible());
  const auto& shapes = panel_->candidates().shapes()[0];
  const auto usable = [&] { return std::ranges::find_if(shapes, &shape::MadeShape::isUsed); };
  QTRY_VERIFY_WITH_TIMEOUT(usable() != shapes.end(), 60'000);
  const auto chosen = usable() - shapes.begin();
  list().selectRow(static_cast<int>(chosen));
  QVERIFY(panel_->isBusy());
  QVERIFY(button("Use")->toolTip().startsWith("End the search"));
  const double promised = shapes[std::size_t(chosen)].landImpact;
  const std::size_t found = shapes.size();
  button("Use")->click();
  QVERIFY(!panel_->isBusy());
  QCOMPARE(document_->weighing().costs[0].landImpact, promised);
  QCOMPARE(panel_->candidates().used()[0], std::size_t(chosen));
  QCOMPARE(shapes.size(), found);
}

void ShapesPanelTest::aPointOfTheChartChoosesToo() {
  makeHulls();
  auto& chart = *panel_->findChild<ShapeChart*>();
  const int row = rowOfMethod("base");
  const auto& base = panel_->candidates().at({0, std::size_t(row)});
  QTest::qWait(50);
  const QPointF at = chart.chart()->mapToPosition(
      {base.shape.error.error() * 100, *base.physicsNow}, chart.chart()->series().front());
  QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, at.toPoint());
  QCOMPARE(panel_->candidates().chosen(0), std::size_t(row));
  QCOMPARE(list().currentIndex().row(), row);
}

void ShapesPanelTest::useIsOneStepOfUndo() {
  askForSimplerHulls();
  make();
  const auto made = panel_->candidates().at({0, 0});
  const double before = document_->weighing().costs[0].landImpact;
  button("Use")->click();
  QCOMPARE(document_->undoStack().count(), 1);
  QVERIFY(mesh().physicsConvex && !mesh().physicsMesh);
  QCOMPARE(mesh().physicsConvex->hulls.size(), made.shape.pieces.size());
  QCOMPARE(document_->weighing().costs[0].landImpact, made.landImpact);
  QVERIFY(says("Now in use: simpler hulls"));
  document_->undoStack().undo();
  QVERIFY(mesh().physicsMesh.has_value());
  QCOMPARE(document_->weighing().costs[0].landImpact, before);
  QVERIFY(!says("Used"));
  document_->undoStack().redo();
  QCOMPARE(document_->weighing().costs[0].landImpact, made.landImpact);
}

/// The mesh is only seen then, and a prim is the root. What was selected stays so.
void ShapesPanelTest::linkedPrimsBecomePartsOfTheObject() {
  chooseMethod("linked prims");
  make();
  const auto made = panel_->candidates().at({0, 0});
  QVERIFY(!made.shape.prims.empty());
  QCOMPARE(cell(0, ShapeColumn::arrives), QString("exact, after steps in world"));
  QCOMPARE(cell(0, ShapeColumn::made), QString("prims: %1").arg(made.shape.prims.size()));
  const scene::Linkset before = document_->weighing().scene.linksets[0];
  QVERIFY(!shape::isBody(before.parts[0]));
  button("Use")->click();
  const auto linkset = [this]() -> const scene::Linkset& {
    return document_->weighing().scene.linksets[0];
  };
  QCOMPARE(linkset().parts.size(), before.parts.size() + made.shape.prims.size());
  QVERIFY(shape::isBody(linkset().parts[0]));
  QCOMPARE(linkset().parts[1].asset, before.parts[0].asset);
  QCOMPARE(linkset().parts[1].shapeType, scene::ShapeType::none);
  QCOMPARE(document_->weighing().costs[0].landImpact, made.landImpact);
  QVERIFY(says("Export for the uploader"));
  document_->undoStack().undo();
  QVERIFY(linkset() == before);
}

void ShapesPanelTest::anotherGoalStartsANewSearch() {
  chooseMethod("one hull");  // Soon found.
  make();
  panel_->wishes().setGoal(ShapeGoal::distance, 50);
  QVERIFY(panel_->isBusy());
  QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 120'000);
  QVERIFY(panel_->candidates().order()->request.zones == shape::chosenTolerances(0.5));
}

/// One field where avatars touch parts, another elsewhere, which no other goal has.
void ShapesPanelTest::aDistanceIsOneOfTwo() {
  const auto named = [this](const QString& name) {
    QList<ExpressionBox*> all = panel_->wishes().findChildren<ExpressionBox*>();
    all.removeIf([&](const ExpressionBox* box) { return box->accessibleName() != name; });
    return all;
  };
  QCOMPARE(named("Maximum deviation elsewhere").size(), qsizetype{1});
  ExpressionBox& elsewhere = *named("Maximum deviation elsewhere").front();
  QCOMPARE(elsewhere.value(), 30.0);
  QVERIFY(!elsewhere.isEnabled());
  QVERIFY(panel_->wishes().wish().request.within.has_value());
  panel_->wishes().setGoal(ShapeGoal::distance, 4);
  QVERIFY(elsewhere.isEnabled());
  QVERIFY(!panel_->wishes().wish().request.within);
  QVERIFY(panel_->wishes().wish().request.zones == shape::chosenTolerances(0.04));
  elsewhere.enter(20);
  QVERIFY(panel_->wishes().wish().request.zones == shape::chosenTolerances(0.04, 0.2));
  QVERIFY2(!panel_->isBusy(), "nothing was looked for yet");
  chooseMethod("one hull");
  make();
  const auto& made = panel_->candidates().at({0, 0});
  QVERIFY(made.shape.zones == (shape::ZoneTolerances{0.04, 0.2}));
  elsewhere.enter(25);
  QVERIFY2(panel_->isBusy(), "another goal");
  QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 120'000);
  QVERIFY(panel_->candidates().isSearched(panel_->wishes().wish().request));
  panel_->wishes().setGoal(ShapeGoal::budget, 2);
  QVERIFY(!elsewhere.isEnabled());
}

/// The goal that stands there at first is what anybody gets who asks for nothing, everywhere.
void ShapesPanelTest::theFirstGoalIsWhatIsUsual() {
  const WishBar fresh;
  QCOMPARE(fresh.goal(), ShapeGoal::distance);
  QVERIFY(making::withinOf(fresh.wish().request) == making::withinOf(shape::ShapeRequest()));
}

/// Of what is free the request says nothing: that it is as one for a distance is by chance.
void ShapesPanelTest::whatIsFreeIsNotSearchedByDistance() {
  chooseMethod("one hull");
  panel_->wishes().setGoal(ShapeGoal::free);
  make();
  QVERIFY(panel_->candidates().order()->isBudgetFree);
  QVERIFY(!panel_->candidates().isSearched(panel_->candidates().order()->request));
}

/// A hull that was found within a percentage is known by zone once it is looked for so.
void ShapesPanelTest::whatIsFoundAgainIsKnownByZone() {
  chooseMethod("one hull");
  make();
  QCOMPARE(list().model()->rowCount(), 1);
  QVERIFY(!cell(0, ShapeColumn::error).contains("elsewhere"));
  panel_->wishes().setGoal(ShapeGoal::distance, 8);
  QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 120'000);
  QCOMPARE(list().model()->rowCount(), 1);
  QVERIFY(cell(0, ShapeColumn::error).contains("elsewhere"));
}

void ShapesPanelTest::cancelKeepsWhatWasFound() {
  wb::test::keepSearches(false);
  panel_->make();
  QTRY_COMPARE_GE_WITH_TIMEOUT(list().model()->rowCount(), 2, 60'000);
  button("Cancel")->click();
  QVERIFY(!panel_->isBusy());
  QVERIFY(list().model()->rowCount() >= 2);
  QVERIFY(list().isVisible());
}

/// However a search ends: at another selection, too, what it found is kept.
void ShapesPanelTest::onlyWhatWasFoundIsUnsaved() {
  wb::test::keepSearches(false);
  const QTemporaryDir folder;
  QVERIFY(document_->saveAs(folder.filePath("found.weighbridge")).has_value());
  document_->setWorthSaving(std::chrono::milliseconds(0));
  panel_->make();
  QVERIFY(panel_->candidates().isEmpty());
  button("Cancel")->click();
  QVERIFY2(document_->undoStack().isClean(), "nothing was found yet");
  panel_->make();
  QTRY_COMPARE_GE_WITH_TIMEOUT(list().model()->rowCount(), 1, 60'000);
  QVERIFY(panel_->isBusy());
  QVERIFY(document_->undoStack().isClean());
  selection_->select(weighing::Target{1, {}});
  QVERIFY(!panel_->isBusy());
  QVERIFY(!document_->undoStack().isClean());
  QVERIFY(document_->save().has_value());
  selection_->select(weighing::Target{0, {}});
  QVERIFY(list().model()->rowCount() >= 1);
  // Another search begins while one runs.
  panel_->make();
  panel_->make();
  QVERIFY(!document_->undoStack().isClean());
}

/// The shapes found and selected are there at once, without a new search; for another goal too.
void ShapesPanelTest::anotherSelectionIsLeftAndComeBackFrom() {
  askForSimplerHulls();
  make();
  const int found = list().model()->rowCount();
  const auto chosen = panel_->candidates().chosen(0);
  QSignalSpy shown(panel_.get(), &ShapesPanel::previewChanged);
  selection_->select(weighing::Target{1, {}});
  QVERIFY(shown.last()[0].value<std::shared_ptr<const ScenePreview>>() == nullptr);
  QCOMPARE(list().model()->rowCount(), 0);
  QVERIFY(!button("Use")->isEnabled());
  QVERIFY(says("Click \"Make\" to find"));
  selection_->select(weighing::Target{0, {}});
  QVERIFY(!panel_->isBusy());
  QCOMPARE(list().model()->rowCount(), found);
  QCOMPARE(panel_->candidates().chosen(0), chosen);
  QVERIFY(button("Use")->isEnabled());
  selection_->select({});
  panel_->wishes().setGoal(ShapeGoal::share, 9);
  selection_->select(weighing::Target{0, {}});
  QCOMPARE(list().model()->rowCount(), found);
}

void ShapesPanelTest::aClickAtNothingStopsNothing() {
  askForSimplerHulls();
  panel_->make();
  selection_->select({});
  QVERIFY(panel_->isBusy());
  QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 120'000);
  QVERIFY(list().model()->rowCount() > 0);
}

/// As a click at the shape in the view selects it.
void ShapesPanelTest::aPartOfWhatItIsForForgetsNothing() {
  askForSimplerHulls();
  make();
  selection_->select(weighing::Target{0, 0});
  QVERIFY(list().model()->rowCount() > 0);
  QVERIFY(button("Use")->isEnabled());
}

void ShapesPanelTest::anotherConstantForgets() {
  askForSimplerHulls();
  make();
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::hull_cost] = 1;
  changeProfile(*document_, profile, "Hulls are more expensive");
  QCOMPARE(list().model()->rowCount(), 0);
  QVERIFY(says("changed. Make the shapes again"));
  selection_->select({});
  selection_->select(weighing::Target{0, {}});
  QVERIFY2(list().model()->rowCount() == 0, "of constants that are no more");
}

/// Cards of the object as it lay could be used for it as it stands.
void ShapesPanelTest::turnedUprightItIsLookedForAgain() {
  const auto turn = [this] {
    compose(*document_, *selection_,
            scene::turnUpright(document_->weighing().scene, selection_->all()), "Turn upright");
  };
  chooseMethod("one hull");
  make();
  QCOMPARE(list().model()->rowCount(), 1);
  turn();
  QCOMPARE(list().model()->rowCount(), 0);
  QVERIFY(!button("Use")->isEnabled());
  QVERIFY(says("changed. Make the shapes again"));
  make();
  QCOMPARE(list().model()->rowCount(), 1);
  const making::Group& group = panel_->candidates().order()->groups.at(0);
  QVERIFY(group.linkset->linkset == document_->weighing().scene.linksets[0]);
  panel_->make();
  QVERIFY(panel_->isBusy());
  turn();
  QVERIFY2(!panel_->isBusy(), "it would find shapes of the object as it was");
  document_->undoStack().undo();
  QCOMPARE(list().model()->rowCount(), 0);
}

/// The levels of detail hear of it first, and the panel shows what is chosen again.
void ShapesPanelTest::whatTheyAreForMayBeClosed() {
  askForSimplerHulls();
  makeForTheOnlyObject();
  document_->close();
  QVERIFY(!panel_->hasChosen());
  QVERIFY(panel_->shapesToWrite().empty());
  QVERIFY(says("Nothing is open."));
}

void ShapesPanelTest::whatTheyAreForMayBeDeleted() {
  askForSimplerHulls();
  makeForTheOnlyObject();
  const scene::Scene& now = document_->weighing().scene;
  compose(*document_, *selection_, scene::remove(now, selection_->all()), "Delete");
  QVERIFY(document_->weighing().scene.linksets.empty());
  QVERIFY(!panel_->hasChosen());
  QCOMPARE(list().model()->rowCount(), 0);
  QVERIFY(!button("Use")->isEnabled());
  document_->undoStack().undo();
  makeForTheOnlyObject();
}

void ShapesPanelTest::budgetsAreKept() {
  halveTheWall();
  chooseMethod("overlapping hulls");
  panel_->wishes().setGoal(ShapeGoal::budget, 0.5);  // The less, the sooner found.
  make();
  QVERIFY(panel_->hasChosen());
  const auto chosen = panel_->candidates().chosen(0);
  QVERIFY(*panel_->candidates().at({0, *chosen}).physicsNow <= 0.5);
}

/// A second wall of the same mesh and size, beside the first and not selected.
void ShapesPanelTest::whatIsAlikeIsIncludedOnRequest() {
  scene::Scene scene = document_->weighing().scene;
  scene.linksets.push_back(scene.linksets[0]);
  document_->setScene(std::move(scene));
  selection_->select(weighing::Target{0, {}});
  askForSimplerHulls();
  const auto parts = [this] {
    panel_->make();
    return panel_->candidates().order()->groups.at(0).parts.size();
  };
  QCOMPARE(parts(), 2U);
  panel_->findChild<QCheckBox*>()->setChecked(false);
  QCOMPARE(parts(), 1U);
}

WEIGHBRIDGE_WINDOW_TEST(ShapesPanelTest);

/// Choices in several rows and a summary in two lines are given their room.
void ShapesPanelTest::inALowDockNothingLiesOverAnother() {
  makeHulls();
  button<QToolButton>("More")->click();
  QMainWindow window;
  auto* dock = new QDockWidget(&window);
  dock->setWidget(panel_.get());
  window.addDockWidget(Qt::BottomDockWidgetArea, dock);
  window.resize(480, 200);
  window.show();
  QVERIFY(QTest::qWaitForWindowExposed(&window));
  const auto* make = button("Make");
  const auto* summary = panel_->findChild<SlotLabel*>("summary", Qt::FindDirectChildrenOnly);
  QVERIFY(summary->height() >= 2 * summary->fontMetrics().lineSpacing());
  const auto placeOf = [this](const QWidget& one) {
    return QRect(one.mapTo(panel_.get(), QPoint()), one.size());
  };
  QTRY_VERIFY(placeOf(panel_->wishes()).top() > placeOf(*make).bottom());
  for (const auto* one : panel_->wishes().findChildren<QWidget*>())
    QVERIFY(!one->isVisible() || one->geometry().bottom() <= panel_->wishes().height());
  QVERIFY(placeOf(*summary).top() > placeOf(panel_->wishes()).bottom());
  panel_->setParent(nullptr);
}

}  // namespace wb::ui::test

#include "shapes_panel_test.moc"
