// What the panel says beside the cost: what would lower it, and how firm it is.
#include "tests/ui/panels/why/why_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/why/detail/weight_bars.h"
#include "ui/panels/why/detail/why_card.h"
#include "ui/widgets/model_text.h"

#include <QApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QWhatsThis>
#include <algorithm>

namespace wb::ui::test {

class WhyAdviceTest : public WhyPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void theCliffsOfItsSidesAreTold();
  void adviceSaysWhatWouldLowerIt();
  void howToDoTheStepIsShown();
  void nothingToLowerSaysSo();
  void whatTakesMinutesIsSearchedWhenAsked();
  void applyingIsOneStepOfUndo();
  void applyAndUndoStayInPlace();
  void undoIsOfTheStepAlone();
  void anotherObjectIsReadFromItsBeginning();
  void aLinksetThatIsLinkedStaysSelected();
  void whatIsStaleCannotBeApplied();
  void aCostByTrianglesTellsHowFirmItIs();
  void anErrorBarTellsHowFarPhysicsMoves();
  void adviceWaitsUntilItIsSeen();
  void whatRestsOnNoTriangleIsFirm();

 private:
  void openSmallSlivers();
};

/// Their walls half as wide and high: advice is found in a fraction of the time.
void WhyAdviceTest::openSmallSlivers() {
  open("slivers.weighbridge");
  scene::Scene scene = document_->weighing().scene;
  for (scene::Linkset& linkset : scene.linksets) linkset.parts[0].scale *= glm::dvec3(0.5, 1, 0.5);
  document_->setScene(std::move(scene));
}

/// The document's limit of 0.5 m: thinner meshes are not weighed by triangles.
void WhyAdviceTest::theCliffsOfItsSidesAreTold() {
  open("doorway.weighbridge");
  select(0);
  advice();
  QVERIFY(isThere("cliffs"));
  QVERIFY(label("cliffs")->text().contains("y side, now 0.6 m, can shrink to 0.5 m"));
  QVERIFY(label("cliffs")->text().contains("base hull (thin mesh)"));
  open("ten_boxes.weighbridge");
  select(0);
  advice();
  QVERIFY(!isThere("cliffs"));
}

void WhyAdviceTest::adviceSaysWhatWouldLowerIt() {
  open("bench.weighbridge");
  const auto& scene = document_->weighing().scene;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    select(i);
    const auto buttons = advice();
    const auto all = advice::advise(scene, i, {}, document_->weighing().profile);
    QCOMPARE(buttons.size(), advice::bestOfEachKind(all, 5).size());
    const QString others = buttons.size() > 1
                               ? QStringLiteral("Other steps (%1)").arg(buttons.size() - 1)
                               : QStringLiteral("No other steps");
    QCOMPARE(panel_->findChild<QToolButton*>("otherSteps")->text(), others);
    if (buttons.empty()) continue;
    const QString what = QString::fromStdString(rendered(all.front().what));
    QCOMPARE(label("step")->text(), what);
    QVERIFY(label("saving")->text().endsWith(
        QStringLiteral(" instead of %1").arg(all.front().before.rounded)));
    QCOMPARE(buttons.front()->accessibleName(), "Apply: " + what);
  }
}

/// The words appear over the window, so that nothing moves for them.
void WhyAdviceTest::howToDoTheStepIsShown() {
  open("chair.weighbridge");
  select(0);
  advice();
  auto* how = panel_->findChild<QPushButton*>("howTo");
  QVERIFY(how->isEnabled());
  const auto isShown = [] {
    return std::ranges::any_of(QApplication::topLevelWidgets(), [](const QWidget* widget) {
      return widget->isVisible() && widget->inherits("QWhatsThat");
    });
  };
  QVERIFY(!isShown());
  QTest::mouseClick(how, Qt::LeftButton);
  QTRY_VERIFY(isShown());
  QWhatsThis::hideText();
}

void WhyAdviceTest::nothingToLowerSaysSo() {
  scene::Scene scene;
  scene.linksets.resize(1);
  scene.linksets[0].parts.resize(1);
  weighing::Weighing weighing;
  weighing.scene = std::move(scene);
  weighing.statistics = cost::makeStatistics(weighing.scene, cost::GeometryRules(weighing.profile));
  weighing.costs = cost::weigh(weighing.scene, weighing.statistics, weighing.profile);
  document_->show({std::move(weighing), {}});
  select(0);
  const QString nothing =
      "Nothing makes it cheaper: no combination of the known steps lowers the land impact below 1";
  // A single box is as cheap as can be.
  QCOMPARE(document_->weighing().costs[0].landImpact, 1.0);
  QVERIFY(says("Looking for ways to lower the cost") || says(nothing));
  QVERIFY(advice().empty());
  QVERIFY(says(nothing));
  QCOMPARE(panel_->findChild<QToolButton*>("otherSteps")->text(), "No other steps");
}

/// Of 49,728 triangles levels are not searched until somebody asks; another object ends that.
void WhyAdviceTest::whatTakesMinutesIsSearchedWhenAsked() {
  open("statue.weighbridge");
  select(0);
  advice();
  QVERIFY(panel_->findChild<QToolButton*>("otherSteps")->text().startsWith("Other steps"));
  auto* longer = panel_->findChild<QPushButton*>("searchLonger");
  QVERIFY(longer->isVisibleTo(panel_.get()));
  QVERIFY(longer->isEnabled());
  longer->click();
  QVERIFY(panel_->findChild<Advisor*>()->isBusy());
  QVERIFY(!longer->isEnabled());
  open("ten_boxes.weighbridge");
  select(0);
  advice();
  QVERIFY(!longer->isVisibleTo(panel_.get()));
}

void WhyAdviceTest::applyingIsOneStepOfUndo() {
  open("bench.weighbridge");
  const auto& costs = document_->weighing().costs;
  constexpr std::size_t index = 0;  // What is advised first for the other unlinks a part.
  const double before = costs[index].landImpact;
  select(index);
  const auto buttons = advice();
  QVERIFY(!buttons.empty());
  const double saving =
      panel_->findChild<Advisor*>()->current()->advice.suggestions.front().saving();
  QVERIFY(saving > 0);
  buttons.front()->setFocus();
  QTest::keyClick(buttons.front(), Qt::Key_Space);
  QCOMPARE(document_->undoStack().count(), 1);
  QCOMPARE(costs[index].landImpact, before - saving);
  QVERIFY(selection_->current() == (weighing::Target{index, {}}));
  QTRY_COMPARE(label("landImpact")->text(), QStringLiteral("%1 LI").arg(before - saving));
  document_->undoStack().undo();
  QCOMPARE(costs[index].landImpact, before);
  QCOMPARE(advice().size(), buttons.size());
}

/// What was applied is undone by a button of its own, and both stay where they are, whatever is
/// said beside them.
void WhyAdviceTest::applyAndUndoStayInPlace() {
  open("bench.weighbridge");
  const auto& costs = document_->weighing().costs;
  constexpr std::size_t index = 0;  // What is advised first for the other unlinks a part.
  const double before = costs[index].landImpact;
  auto* best = panel_->findChild<BestStep*>();
  auto* apply = best->findChild<QPushButton*>("apply");
  auto* undo = best->findChild<QPushButton*>("undoStep");
  select(index);
  const auto placeOf = [&](const QWidget* widget) {
    return QRect(widget->mapTo(panel_.get(), QPoint()), widget->size());
  };
  QTRY_VERIFY(best->height() >= best->minimumSizeHint().height());  // As it is first drawn.
  const QList<QRect> places{placeOf(apply), placeOf(undo), placeOf(best)};
  const auto arePlacesKept = [&] {
    return places == QList<QRect>{placeOf(apply), placeOf(undo), placeOf(best)};
  };
  QVERIFY(!advice().empty());
  QVERIFY(arePlacesKept());
  QVERIFY(!undo->isEnabled());
  apply->click();
  QVERIFY(costs[index].landImpact < before);
  for (const bool isAdvised : {false, true}) {
    if (isAdvised) advice();
    QVERIFY(undo->isEnabled());
    QVERIFY(arePlacesKept());
  }
  undo->click();
  QCOMPARE(costs[index].landImpact, before);
  QVERIFY(!undo->isEnabled());
  QVERIFY(arePlacesKept());
  QVERIFY(!advice().empty() && apply->isEnabled());
}

/// What another change has been made after cannot be undone by it.
void WhyAdviceTest::undoIsOfTheStepAlone() {
  open("bench.weighbridge");
  select(0);
  auto* best = panel_->findChild<BestStep*>();
  auto* undo = best->findChild<QPushButton*>("undoStep");
  QVERIFY(!advice().empty());
  best->findChild<QPushButton*>("apply")->click();
  QVERIFY(undo->isEnabled());
  changeConstant(*document_, cost::Key::server_per_prim, 0.75, Gesture::none);
  QVERIFY(!undo->isEnabled());
  document_->undoStack().undo();
  QVERIFY(undo->isEnabled());
}

/// Of another object the name and the number are in sight, however far down one had read.
void WhyAdviceTest::anotherObjectIsReadFromItsBeginning() {
  open("market.weighbridge");
  panel_->resize(360, 420);
  select(16);
  advice();
  auto* bar = panel_->findChild<QScrollArea*>("card")->verticalScrollBar();
  QTRY_VERIFY(bar->maximum() > 0);
  bar->setValue(bar->maximum());
  select(17);
  QCOMPARE(bar->value(), 0);
  advice();
  QCOMPARE(bar->value(), 0);
  select(0);
  QTRY_VERIFY(bar->maximum() > 0);
  bar->setValue(bar->maximum());
  open("bench.weighbridge");
  select(0);
  QCOMPARE(bar->value(), 0);
}

/// The selected linkset stays selected when it is linked, whichever of the two comes first.
void WhyAdviceTest::aLinksetThatIsLinkedStaysSelected() {
  for (const std::size_t other : {11U, 17U}) {
    open("market.weighbridge");
    select(16);
    advice();
    const std::string name = document_->weighing().scene.linksets[16].name;
    emit panel_->findChild<WhyCard*>()->suggestionChosen(
        advice::Suggestion{{16, advice::Merge{other}}, {}, {}, {}, {}});
    QVERIFY(selection_->current());
    QCOMPARE(document_->weighing().scene.linksets[selection_->current()->linkset].name, name);
  }
}

void WhyAdviceTest::whatIsStaleCannotBeApplied() {
  open("bench.weighbridge");
  const auto& costs = document_->weighing().costs;
  const auto mostExpensive = std::ranges::max_element(costs, {}, &cost::LinksetCost::landImpact);
  select(static_cast<std::size_t>(mostExpensive - costs.begin()));
  const auto buttons = advice();
  QVERIFY(!buttons.empty() && buttons.front()->isEnabled());
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::triangle_constant] *= 2;
  changeProfile(*document_, profile, "Change");
  QVERIFY(!buttons.front()->isEnabled());
  QVERIFY(advice().front()->isEnabled());
}

void WhyAdviceTest::aCostByTrianglesTellsHowFirmItIs() {
  openSmallSlivers();
  const auto& weighing = document_->weighing();
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i) {
    select(i);
    advice();
    auto* advisor = panel_->findChild<Advisor*>();
    QTRY_VERIFY_WITH_TIMEOUT(!advisor->isPerturbing(), 60'000);
    const auto expected =
        tuning::fragility(weighing.scene, i, weighing.statistics.linksets[i], weighing.profile);
    QVERIFY(expected.has_value());
    const auto& half = expected->whole.levels[0];
    QVERIFY(!expected->whole.steady);
    QVERIFY(isThere("firmness"));
    const QString least = shownNumber(half.minimum);
    const QString most = shownNumber(half.maximum);
    const QString movement = least == most ? QStringLiteral("%1 PE").arg(least)
                                           : QStringLiteral("%1 to %2 PE").arg(least, most);
    const QString told = label("firmness")->text();
    if (!told.contains("<li>Moved by ")) {
      for (const tuning::Spread& level : expected->whole.levels)
        QCOMPARE(shownNumber(level.minimum), shownNumber(level.maximum));
      QVERIFY(told.contains("stays at " + movement));
      continue;
    }
    QVERIFY2(told.contains("<li>Moved by half a quantization step: " + movement),
             qPrintable(movement + QStringLiteral(" in ") + told));
    for (const char* level : {"0.1 µm", "1 µm", "10 µm", "0.1 mm"})
      QVERIFY(told.contains(QStringLiteral("<li>Moved by %1: ").arg(QString::fromUtf8(level))));
  }
  selection_->select({});
  QVERIFY(!panel_->findChild<Advisor*>()->perturbed());
}

/// A drag with the panel hidden asks for nothing.
void WhyAdviceTest::adviceWaitsUntilItIsSeen() {
  open("ten_boxes.weighbridge");
  panel_->hide();
  select(0);
  changeConstant(*document_, cost::Key::server_per_prim, 0.75, Gesture::none);
  QTest::qWait(500);  // It would begin after 300.
  const auto* advisor = panel_->findChild<Advisor*>();
  QVERIFY(!advisor->isBusy());
  QVERIFY(!advisor->current());
  panel_->show();
  advice();
  QVERIFY(advisor->current());
}

void WhyAdviceTest::whatRestsOnNoTriangleIsFirm() {
  open("ten_boxes.weighbridge");
  select(0);
  advice();
  auto* advisor = panel_->findChild<Advisor*>();
  QTRY_VERIFY_WITH_TIMEOUT(!advisor->isPerturbing(), 60'000);
  QVERIFY(!isThere("firmness"));
}

/// Where the least width is a thousandth of a millimetre, vertices moved by as much move the cost.
void WhyAdviceTest::anErrorBarTellsHowFarPhysicsMoves() {
  openSmallSlivers();
  constexpr std::size_t slivered = 1;
  auto* advisor = panel_->findChild<Advisor*>();
  const auto perturbed = [&] {
    advice();
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!advisor->isPerturbing(), 60'000); }();
  };
  select(slivered);
  perturbed();
  const auto* bar = panel_->findChild<WeightBars*>()->findChild<Bar*>();
  QCOMPARE(bar->toolTip(), QString());
  changeConstant(*document_, cost::Key::width_min, 1e-6, Gesture::none);
  perturbed();
  const auto& weighing = document_->weighing();
  const auto expected = tuning::fragility(weighing.scene, slivered,
                                          weighing.statistics.linksets[slivered], weighing.profile);
  QVERIFY(expected.has_value());
  // What the format and usual tools do: half a step, 1e-7 and 1e-6 m.
  const auto& levels = expected->whole.levels;
  const double least = std::min({levels[0].minimum, levels[1].minimum, levels[2].minimum});
  const double most = std::max({levels[0].maximum, levels[1].maximum, levels[2].maximum});
  QVERIFY(least < most);
  QCOMPARE(bar->toolTip(),
           QStringLiteral("%1 to %2 PE").arg(shownNumber(least), shownNumber(most)));
  QVERIFY(label("firmness")->text().contains("<li>Moved by half a quantization step: "));
  for (const char* level : {"0.1 µm", "1 µm", "10 µm", "0.1 mm"})
    QVERIFY(label("firmness")
                ->text()
                .contains(QStringLiteral("<li>Moved by %1: ").arg(QString::fromUtf8(level))));
  // Long numbers leave the bars their room, and nothing is cut off.
  const auto* area = panel_->findChild<QScrollArea*>("card");
  QVERIFY(area->widget()->width() <= area->viewport()->width());
  for (const Bar* one : panel_->findChildren<Bar*>())
    QVERIFY(one->width() >= 12 * one->fontMetrics().averageCharWidth());
}

WEIGHBRIDGE_WINDOW_TEST(WhyAdviceTest);

}  // namespace wb::ui::test

#include "why_advice_test.moc"
