#include "ui/panels/shapes/plan_bar.h"

#include "model/shapes/apply_shapes.h"
#include "tests/shapes/ball.h"
#include "tests/ui/panels/shapes/shapes_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/shapes/detail/shape_cards.h"
#include "ui/panels/shapes/level_planner.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"

#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace wb::ui::test {

/// The slider of stops under the view, and the levels of detail that a plan has.
class PlanBarTest : public ShapesPanelCase {
  Q_OBJECT

 private slots:
  void init() {
    start();
    bar_ = std::make_unique<PlanBar>(*panel_);
    bar_->resize(1000, 92);
    bar_->show();
    QVERIFY(QTest::qWaitForWindowExposed(bar_.get()));
    wasBusy_ = false;
    connect(panel_.get(), &ShapesPanel::stateChanged, this,
            [this] { wasBusy_ = wasBusy_ || panel_->isBusy(); });
  }
  void cleanup() {
    bar_.reset();
    end();
  }
  void withoutAMeshItSaysWhatToDo();
  void aStopSearchesAndChoosesWithinIt();
  void aStopIsATighterToleranceWhereAvatarsTouch();
  void eachStopIsTheBestFoundSoFar();
  void asMadeChoosesNone();
  void aShapeOfAnotherStepIsCurrent();
  void passingAStopSearchesNothing();
  void theOnlyObjectNeedsNoSelection();
  void levelsAreSearchedUsedAndKept();
  void levelsOfTheOnlyMeshAreUsedAndTakenBack();
  void levelsAndShapeAreUsedTogether();
  void bothWaitUntilLinkedPrimsAreTakenBack();
  void levelsStayWithTheProject();
  void levelsStayThoughTheProjectIsSavedBeforeTheyAreRead();
  void anotherMeshForgetsLevels();
  void levelsChooseAnotherShape();

 private:
  StopSlider& slider() { return *bar_->findChild<StopSlider*>(); }
  QString facts() { return bar_->findChild<QLabel*>()->text(); }
  void clickAt(PlanStop stop) {
    wasBusy_ = false;
    const int x = slider().middleOf(static_cast<int>(stop));
    QTest::mouseClick(&slider(), Qt::LeftButton, {}, QPoint(x, slider().height() / 2));
  }
  void waitForSearch() {
    QTRY_VERIFY(wasBusy_);
    QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 120'000);
  }
  std::string_view method() {
    const auto chosen = panel_->candidates().chosen(0);
    return chosen ? panel_->candidates().at({0, *chosen}).shape.method : std::string_view();
  }
  double error() {
    const auto chosen = panel_->candidates().chosen(0);
    return panel_->candidates().at({0, *chosen}).shape.error.error();
  }

  /// By zone.
  shape::ZoneErrors errors() {
    const auto chosen = panel_->candidates().chosen(0);
    return panel_->candidates().at({0, *chosen}).shape.error.zones.value_or(shape::ZoneErrors());
  }

  std::unique_ptr<PlanBar> bar_;
  bool wasBusy_ = false;  ///< Since the last click, however short.
};

void PlanBarTest::withoutAMeshItSaysWhatToDo() {
  QVERIFY(slider().isEnabled());
  QCOMPARE(slider().height(), 64);
  scene::Scene scene = document_->weighing().scene;
  scene.linksets[0].parts[0].kind = scene::PartKind::box;
  scene.linksets[0].parts.resize(1);
  document_->setScene(std::move(scene));
  selection_->select(weighing::Target{0, {}});
  QVERIFY(!slider().isEnabled());
  QVERIFY2(facts().contains("has no mesh"), qPrintable(facts()));
  document_->close();
  QCOMPARE(facts(), QString("Nothing is open."));
}

void PlanBarTest::aStopSearchesAndChoosesWithinIt() {
  chooseMethod("panels");
  clickAt(PlanStop::cm30);
  QCOMPARE(panel_->stop(), PlanStop::cm30);
  waitForSearch();
  QVERIFY(panel_->hasChosen());
  QVERIFY(error() <= 0.3);
  QVERIFY2(facts().contains("Off by "), qPrintable(facts()));
  QVERIFY2(facts().contains("passages stay open"), qPrintable(facts()));
  QVERIFY(slider().accessibleName().contains("30 cm"));
}

/// Elsewhere 30 cm: the wall is longer than 1 m. The fields say the same as the stop.
void PlanBarTest::aStopIsATighterToleranceWhereAvatarsTouch() {
  halveTheWall();
  chooseMethod("overlapping hulls");
  clickAt(PlanStop::cm10);
  waitForSearch();
  const auto& request = panel_->candidates().order()->request;
  QVERIFY(request.zones == shape::chosenTolerances(0.1));
  QVERIFY(panel_->wishes().goal() == ShapeGoal::distance);
  QVERIFY(panel_->hasChosen());
  const auto [contact, elsewhere] = errors();
  QVERIFY(contact.distance > 0 && contact.distance <= 0.1);
  QVERIFY(elsewhere.distance > 0 && elsewhere.distance <= 0.3);
  const auto words = [](double metres) { return shownLength(inCentimetres(metres)); };
  const QString both =
      words(contact.distance) + " where avatars touch, " + words(elsewhere.distance) + " elsewhere";
  QVERIFY2(facts().contains("Off by " + both), qPrintable(facts()));
  QVERIFY2(slider().toolTip().contains("30 cm"), qPrintable(slider().toolTip()));
  const int row = list().currentIndex().row();
  const QString cellWords = cell(row, ShapeColumn::error);
  QVERIFY2(cellWords.startsWith(words(contact.distance) + " (") &&
               cellWords.endsWith("), elsewhere " + words(elsewhere.distance)),
           qPrintable(cellWords));
  const ShapeCard& card = *panel_->cards().cards()[static_cast<std::size_t>(row)];
  for (const QString& told : {card.accessibleName(), card.toolTip()})
    QVERIFY2(told.contains("elsewhere " + words(elsewhere.distance)), qPrintable(told));
}

/// The slider promises what the document weighs after the shape is used. Panels are soon found at
/// either stop; here the same hold both, and the second search measures them more exactly.
void PlanBarTest::eachStopIsTheBestFoundSoFar() {
  halveTheWall();
  halveTheWall();
  chooseMethod("panels");
  clickAt(PlanStop::cm30);
  waitForSearch();
  QVERIFY(!panel_->landImpactAt(PlanStop::cm1));
  const auto promised = panel_->landImpactAt(PlanStop::cm30);
  QVERIFY(promised);
  clickAt(PlanStop::cm10);
  waitForSearch();
  QVERIFY(panel_->hasChosen());
  QVERIFY(errors().contact.distance <= 0.1);
  QVERIFY(errors().elsewhere.distance <= 0.3);
  const auto closer = panel_->landImpactAt(PlanStop::cm10);
  QVERIFY(closer && *closer >= *promised);
  // Both are there: going back searches nothing.
  clickAt(PlanStop::cm30);
  QTest::qWait(600);  // A search would begin after 400.
  QVERIFY(!panel_->isBusy());
  QVERIFY(error() <= 0.3);
  panel_->use();
  QCOMPARE(document_->weighing().costs[0].landImpact, *promised);
}

void PlanBarTest::asMadeChoosesNone() {
  chooseMethod("panels");
  clickAt(PlanStop::cm30);
  waitForSearch();
  QVERIFY(panel_->hasChosen());
  QVERIFY(panel_->stop() != PlanStop::asMade);
  clickAt(PlanStop::asMade);
  QVERIFY(!panel_->hasChosen());
  QCOMPARE(panel_->landImpactAt(PlanStop::asMade),
           std::optional<double>(document_->weighing().costs[0].landImpact));
  QVERIFY(!panel_->isBusy());
}

/// As Apply does under Why?. What was found stays; what was chosen would no longer be true.
void PlanBarTest::aShapeOfAnotherStepIsCurrent() {
  askForSimplerHulls();
  make();
  const auto meshNow = [this] {
    const scene::Scene& scene = document_->weighing().scene;
    return scene.meshOf(scene.linksets[0].parts[0]);
  };
  const asset::MeshAsset* before = meshNow();
  panel_->use();
  QVERIFY(panel_->isChosenUsed());
  QCOMPARE(panel_->levels().object()->meshes[0].get(), before);
  auto shape = panel_->candidates().at(panel_->candidates().chosen().front()).shape;
  QVERIFY(shape.pieces.size() > 1);
  shape.pieces.pop_back();
  const scene::Target wall{0, 0};
  auto scene = making::used(document_->weighing().scene, {&wall, 1}, shape);
  QVERIFY(scene.has_value());
  compose(*document_, *selection_, {std::move(*scene), selection_->all()}, "Another step");
  QCOMPARE(panel_->stop(), PlanStop::asMade);
  QVERIFY(panel_->candidates().chosen().empty());
  QVERIFY(!panel_->candidates().isEmpty());
  QVERIFY(meshNow() != before);
  QCOMPARE(panel_->levels().object()->meshes[0].get(), meshNow());
  QCOMPARE(panel_->impacts()->before, document_->weighing().costs[0].landImpact);
}

void PlanBarTest::passingAStopSearchesNothing() {
  slider().setFocus();
  QTest::keyClick(&slider(), Qt::Key_End);
  QCOMPARE(panel_->stop(), PlanStop::cheapest);
  QTest::keyClick(&slider(), Qt::Key_Home);
  QTest::qWait(600);  // A search would begin after 400.
  QVERIFY(!panel_->isBusy());
  QVERIFY(panel_->candidates().isEmpty());
}

void PlanBarTest::levelsAreSearchedUsedAndKept() {
  QVERIFY(document_->open(sample("chair.weighbridge")));
  selection_->select(weighing::Target{0, {}});
  LevelPlanner& levels = panel_->levels();
  QVERIFY(says("Levels of detail: not searched yet"));
  button("Search")->click();
  QVERIFY(levels.isBusy());
  QTRY_VERIFY_WITH_TIMEOUT(levels.levels(), 60'000);
  const double before = document_->weighing().costs[0].landImpact;
  QCOMPARE(levels.levels()->before, before);
  const double promised = levels.levels()->landImpact;
  QVERIFY2(says("Levels of detail: object "), "its levels alone cost nothing");
  levels.use();
  QCOMPARE(document_->weighing().costs[0].landImpact, promised);
  QVERIFY(levels.levels());
  while (document_->undoStack().canUndo()) document_->undoStack().undo();
  QCOMPARE(document_->weighing().costs[0].landImpact, before);
  QVERIFY2(levels.levels(), "what was found stays");
}

/// No other part has its mesh.
void PlanBarTest::levelsOfTheOnlyMeshAreUsedAndTakenBack() {
  document_->setScene(making::test::sceneOfBall({2, 2, 2}));
  selection_->select(weighing::Target{0, {}});
  LevelPlanner& levels = panel_->levels();
  levels.search();
  QTRY_VERIFY_WITH_TIMEOUT(levels.levels(), 60'000);
  const double before = document_->weighing().costs[0].landImpact;
  const double promised = levels.levels()->landImpact;
  QVERIFY(promised < before);
  QSignalSpy said(&levels, &LevelPlanner::said);
  levels.use();
  QVERIFY(levels.areUsed());
  QCOMPARE(document_->weighing().costs[0].landImpact, promised);
  QCOMPARE(document_->undoStack().count(), 1);
  QCOMPARE(said.size(), qsizetype{1});
  QVERIFY(said[0][0].toString().startsWith("Levels of detail in use: "));
  document_->undoStack().undo();
  QVERIFY(!levels.areUsed());
  QCOMPARE(document_->weighing().costs[0].landImpact, before);
  document_->undoStack().redo();
  QVERIFY(levels.areUsed());
}

/// One step of undo, whose numbers are those that the object weighs then.
void PlanBarTest::levelsAndShapeAreUsedTogether() {
  document_->setScene(making::test::sceneOfBall({2, 2, 2}));
  selection_->select(weighing::Target{0, {}});
  const QPointer<QPushButton> both = button("Use both");
  QVERIFY(both && !both->isEnabled());
  QVERIFY2(both->toolTip().startsWith("Search for levels of detail"), qPrintable(both->toolTip()));
  LevelPlanner& levels = panel_->levels();
  levels.search();
  QVERIFY(!both->isEnabled());
  QVERIFY2(both->toolTip().startsWith("Wait until"), qPrintable(both->toolTip()));
  QTRY_VERIFY_WITH_TIMEOUT(levels.levels(), 60'000);
  QVERIFY2(!both->isEnabled(), "no shape is chosen");
  chooseMethod("one hull");
  panel_->wishes().setGoal(ShapeGoal::share, 20);
  make();
  QVERIFY(panel_->hasChosen());
  const PlanImpacts impacts = *panel_->impacts();
  QVERIFY(impacts.after < impacts.before);
  QCOMPARE(both->text(), QStringLiteral("Use both (%1 → %2 LI)")
                             .arg(shownNumber(impacts.before), shownNumber(impacts.after)));
  const QRect place = both->geometry();
  both->click();
  QCOMPARE(both->geometry(), place);
  QCOMPARE(document_->undoStack().count(), 1);
  QVERIFY(levels.areUsed());
  QVERIFY(panel_->isChosenUsed());
  QCOMPARE(document_->weighing().costs[0].landImpact, impacts.after);
  QCOMPARE(panel_->impacts()->after, impacts.after);
  QVERIFY(!both->isEnabled());
  QVERIFY2(both->toolTip().contains("in use already"), qPrintable(both->toolTip()));
  document_->undoStack().undo();
  QCOMPARE(document_->weighing().costs[0].landImpact, impacts.before);
  QVERIFY(!levels.areUsed());
  QVERIFY(!panel_->isChosenUsed());
}

/// Levels of an object with linked prims are none of the object without them.
void PlanBarTest::bothWaitUntilLinkedPrimsAreTakenBack() {
  document_->setScene(making::test::sceneOfBall({2, 2, 2}));
  selection_->select(weighing::Target{0, {}});
  panel_->wishes().setGoal(ShapeGoal::share, 20);
  for (const char* method : {"linked prims", "one hull"}) {
    chooseMethod(method);
    make();
  }
  LevelPlanner& levels = panel_->levels();
  QVERIFY(rowOfMethod("prims") >= 0);
  list().selectRow(rowOfMethod("prims"));
  panel_->use();
  QVERIFY(document_->weighing().scene.linksets[0].parts.size() > 1);
  levels.search();
  QTRY_VERIFY_WITH_TIMEOUT(!levels.isBusy(), 60'000);
  QVERIFY(levels.levels() && !levels.areUsed());
  list().selectRow(rowOfMethod("base"));
  QVERIFY(panel_->canUse());
  const QPushButton* both = button("Use both");
  QVERIFY(both && !both->isEnabled());
  QVERIFY2(both->toolTip().contains("in use already"), qPrintable(both->toolTip()));
  panel_->useBoth();
  QCOMPARE(document_->undoStack().count(), 1);
}

/// Nobody waits for them again; they are used like those that were just found.
void PlanBarTest::levelsStayWithTheProject() {
  QVERIFY(document_->open(sample("chair.weighbridge")).has_value());
  selection_->select(weighing::Target{0, {}});
  LevelPlanner& levels = panel_->levels();
  levels.search();
  QTRY_VERIFY_WITH_TIMEOUT(levels.levels(), 60'000);
  const double before = levels.levels()->before;
  const double promised = levels.levels()->landImpact;
  const double beyond = levels.levels()->sameBeyond();
  const QTemporaryDir folder;
  const QString file = folder.filePath("levels.weighbridge");
  QVERIFY(document_->saveAs(file).has_value());
  QVERIFY(document_->open(sample("doorway.weighbridge")).has_value());
  selection_->select(weighing::Target{0, {}});
  QVERIFY(!levels.levels());
  QVERIFY(document_->open(file).has_value());
  selection_->select(weighing::Target{0, {}});
  QTRY_VERIFY(levels.levels());
  QVERIFY(!levels.isBusy());
  QCOMPARE(levels.levels()->before, before);
  QCOMPARE(levels.levels()->landImpact, promised);
  QCOMPARE(levels.levels()->sameBeyond(), beyond);
  levels.use();
  QCOMPARE(document_->weighing().costs[0].landImpact, promised);
}

/// Shapes that were found are there at once, and are written again without them.
void PlanBarTest::levelsStayThoughTheProjectIsSavedBeforeTheyAreRead() {
  QVERIFY(document_->open(sample("chair.weighbridge")).has_value());
  selection_->select(weighing::Target{0, {}});
  chooseMethod("one hull");
  make();
  LevelPlanner& levels = panel_->levels();
  levels.search();
  QTRY_VERIFY_WITH_TIMEOUT(levels.levels(), 60'000);
  const double promised = levels.levels()->landImpact;
  const QTemporaryDir folder;
  const QString file = folder.filePath("early.weighbridge");
  QVERIFY(document_->saveAs(file).has_value());
  QVERIFY(document_->open(file).has_value());
  // The panel takes what the project has, and levels are read behind.
  QCoreApplication::sendPostedEvents(panel_.get(), QEvent::MetaCall);
  QVERIFY(!levels.levels());
  QVERIFY(document_->save().has_value());
  QVERIFY(document_->open(file).has_value());
  selection_->select(weighing::Target{0, {}});
  QTRY_VERIFY(levels.levels());
  QVERIFY(!levels.isBusy());
  QCOMPARE(levels.levels()->landImpact, promised);
}

/// The other mesh is as wide, and not the one that was searched.
void PlanBarTest::anotherMeshForgetsLevels() {
  LevelPlanner& levels = panel_->levels();
  levels.search();
  QTRY_VERIFY_WITH_TIMEOUT(levels.levels() || !levels.failure().isEmpty(), 60'000);
  scene::Part part = document_->weighing().scene.linksets[0].parts[0];
  part.scale *= 2;
  changePart(*document_, 0, 0, part, "Larger");
  QVERIFY(!levels.levels());
  QVERIFY(!levels.isBusy());
}

/// Beside the download weight of today the base hull is free, which is closer than fewer triangles.
/// The levels make that weight a small one; a looser stop never costs more then.
void PlanBarTest::levelsChooseAnotherShape() {
  document_->setScene(making::test::sceneOfBall({2, 2, 2}));
  selection_->select(weighing::Target{0, {}});
  for (const char* words : {"one hull", "simpler mesh"}) {
    chooseMethod(words);
    make();
  }
  QCOMPARE(method(), std::string_view("base"));
  QVERIFY(document_->weighing().costs[0].decidedBy == cost::DecidedBy::streaming);
  LevelPlanner& levels = panel_->levels();
  levels.search();
  QTRY_VERIFY_WITH_TIMEOUT(levels.levels(), 60'000);
  QVERIFY(levels.levels()->landImpact < levels.levels()->before);
  QCOMPARE(method(), std::string_view("simplify"));
  std::optional<double> tighter;
  for (const PlanStop stop : planStops) {
    if (stop == PlanStop::asMade) continue;
    const auto impact = panel_->landImpactAt(stop);
    if (tighter) QVERIFY(impact && *impact <= *tighter);
    tighter = impact;
  }
  QVERIFY(tighter);
  const PlanImpacts impacts = *panel_->impacts();
  QCOMPARE(impacts.after, *tighter);
  // The sentence has the numbers of the steps.
  const QString change = QStringLiteral("land impact %1 LI instead of %2 LI")
                             .arg(shownNumber(impacts.after), shownNumber(impacts.before));
  QVERIFY2(says(change), qPrintable(change));
  // Used in either order, they weigh what was promised.
  panel_->use();
  levels.use();
  QCOMPARE(document_->weighing().costs[0].landImpact, impacts.after);
}

void PlanBarTest::theOnlyObjectNeedsNoSelection() {
  QVERIFY(document_->open(sample("chair.weighbridge")).has_value());
  selection_->select({});
  chooseMethod("one hull");
  clickAt(PlanStop::cheapest);
  waitForSearch();
  QVERIFY(panel_->hasChosen());
  QVERIFY(slider().accessibleName().contains(" LI"));
}

WEIGHBRIDGE_WINDOW_TEST(PlanBarTest);

}  // namespace wb::ui::test

#include "plan_bar_test.moc"
