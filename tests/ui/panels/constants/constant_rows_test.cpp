#include "tests/ui/panels/constants/constants_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/baseline.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/widgets/model_text.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMouseEvent>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <algorithm>

namespace wb::ui::test {
namespace {

/// Whether the window that What's This opens is there.
bool isHelpShown() {
  return std::ranges::any_of(QApplication::topLevelWidgets(), [](const QWidget* window) {
    return window->isVisible() && window->inherits("QWhatsThat");
  });
}

/// Where the mouse takes hold of a slider.
QPoint gripOf(const QSlider* slider) {
  QStyleOptionSlider option;
  option.initFrom(slider);
  option.minimum = slider->minimum();
  option.maximum = slider->maximum();
  option.sliderPosition = slider->sliderPosition();
  option.sliderValue = slider->value();
  option.orientation = Qt::Horizontal;
  const QStyle* style = slider->style();
  return style->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider)
      .center();
}

}  // namespace

class ConstantRowsTest : public ConstantsPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void aDragIsOneStepAndIsWeighedLive();
  void aSecondDragIsASecondStep();
  void keysOnASliderAreOneStep();
  void arrowsOfTheBoxAreOneStep();
  void eachNumberTypedIsAStep();
  void anExpressionIsEntered();
  void whatIsOutOfRangeChangesNothing();
  void undoIsFollowed();
  void resetTakesOneBack();
  void resetSaysTheDefaultWithItsUnit();
  void helpSaysAllThatIsKnown();
  void helpListsWhoMeasuredIt();
  void theLocalesDecimalSignIsShownAndRead();
  void aSliderSpansADecadeUnlessAskedForAll();
  void aNumberBeyondTheDecadeIsShownOnAllOfTheRange();
  void withShiftASliderGoesATenthAsFar();
  void whatADragChangedStaysSaid();
  void theLastChangeStandsBelowThatFromTheBaseline();
  void draggingSaysWhatItChanges();
  void whatHasNoEffectSaysWhyAndOffersAProfile();

 private:
  QLabel* labelOf(Key key, const char* name) { return row(key)->findChild<QLabel*>(name); }
  QAbstractButton* buttonOf(Key key, const QString& name) {
    return named<QAbstractButton>(name.arg(titleOf(cost::constant(key))));
  }
  double physics() const { return document_->weighing().costs[0].physics; }
};

void ConstantRowsTest::aDragIsOneStepAndIsWeighedLive() {
  QSlider* handle = slider(Key::triangle_constant);
  const double before = physics();
  const QPoint grip = gripOf(handle);
  QTest::mousePress(handle, Qt::LeftButton, {}, grip);
  std::vector<double> seen{before};
  for (int step = 1; step <= 5; ++step) {
    QTest::mouseMove(handle, grip + QPoint(6 * step, 0));
    QVERIFY(physics() > seen.back());
    seen.push_back(physics());
  }
  QTest::mouseRelease(handle, Qt::LeftButton, {}, grip + QPoint(30, 0));
  QVERIFY(value(Key::triangle_constant) > 0.05);
  QCOMPARE(document_->undoStack().count(), 1);
  document_->undoStack().undo();
  QVERIFY(physics() == before);
  QCOMPARE(value(Key::triangle_constant), 0.05);
}

void ConstantRowsTest::aSecondDragIsASecondStep() {
  TuningSlider* handle = slider(Key::triangle_constant);
  for (int drag = 0; drag < 2; ++drag) {
    const QPoint grip = gripOf(handle);
    QTest::mousePress(handle, Qt::LeftButton, {}, grip);
    for (int step = 1; step <= 3; ++step) QTest::mouseMove(handle, grip + QPoint(6 * step, 0));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, grip + QPoint(18, 0));
  }
  QCOMPARE(document_->undoStack().count(), 2);
}

void ConstantRowsTest::keysOnASliderAreOneStep() {
  slider(Key::linkset_factor)->setFocus();
  for (int i = 0; i < 4; ++i) QTest::keyClick(slider(Key::linkset_factor), Qt::Key_Right);
  QCOMPARE(document_->undoStack().count(), 1);
  slider(Key::simulation_factor)->setFocus();
  slider(Key::linkset_factor)->setFocus();
  QTest::keyClick(slider(Key::linkset_factor), Qt::Key_Right);
  QCOMPARE(document_->undoStack().count(), 2);
}

void ConstantRowsTest::arrowsOfTheBoxAreOneStep() {
  box(Key::triangle_constant)->setFocus();
  for (int i = 0; i < 3; ++i) QTest::keyClick(box(Key::triangle_constant), Qt::Key_Up);
  QCOMPARE(value(Key::triangle_constant), 0.053);
  QCOMPARE(document_->undoStack().count(), 1);
}

void ConstantRowsTest::eachNumberTypedIsAStep() {
  enter(Key::triangle_constant, "0.1");
  enter(Key::triangle_constant, "0.2");
  QCOMPARE(document_->undoStack().count(), 2);
  document_->undoStack().undo();
  QCOMPARE(value(Key::triangle_constant), 0.1);
}

void ConstantRowsTest::anExpressionIsEntered() {
  enter(Key::triangle_constant, "0.05*2");
  QCOMPARE(value(Key::triangle_constant), 0.1);
  QCOMPARE(box(Key::triangle_constant)->value(), 0.1);
}

void ConstantRowsTest::whatIsOutOfRangeChangesNothing() {
  enter(Key::triangle_constant, "11");
  QCOMPARE(value(Key::triangle_constant), 0.05);
  QCOMPARE(document_->undoStack().count(), 0);
  QVERIFY(box(Key::triangle_constant)->accessibleDescription().contains("from 0 to 10"));
}

void ConstantRowsTest::undoIsFollowed() {
  enter(Key::triangle_constant, "0.2");
  const int position = slider(Key::triangle_constant)->value();
  document_->undoStack().undo();
  QCOMPARE(box(Key::triangle_constant)->value(), 0.05);
  QVERIFY(slider(Key::triangle_constant)->value() < position);
  document_->undoStack().redo();
  QCOMPARE(box(Key::triangle_constant)->value(), 0.2);
  QCOMPARE(slider(Key::triangle_constant)->value(), position);
  QCOMPARE(document_->undoStack().count(), 1);
}

void ConstantRowsTest::resetTakesOneBack() {
  QAbstractButton* reset = buttonOf(Key::triangle_constant, "Reset %1");
  const QLabel* name = row(Key::triangle_constant)->findChild<QLabel*>();
  QVERIFY(!reset->isEnabled());
  enter(Key::triangle_constant, "0.2");
  QVERIFY(name->text().contains("<b>"));
  QVERIFY(reset->isEnabled());
  QTest::mouseClick(reset, Qt::LeftButton);
  QCOMPARE(value(Key::triangle_constant), 0.05);
  QVERIFY(!reset->isEnabled());
  QVERIFY(!name->text().contains("<b>"));
}

void ConstantRowsTest::resetSaysTheDefaultWithItsUnit() {
  const auto tipOf = [this](Key key) { return buttonOf(key, "Reset %1")->toolTip(); };
  QCOMPARE(tipOf(Key::triangle_constant), QStringLiteral("Reset to 0.05 PE·m"));
  QCOMPARE(tipOf(Key::linkset_factor), QStringLiteral("Reset to 1 part"));
  QCOMPARE(tipOf(Key::active_cost_high), QStringLiteral("Reset to 2"));  // A plain number.
}

void ConstantRowsTest::helpSaysAllThatIsKnown() {
  const ConstantRow* one = row(Key::triangle_budget);
  for (const char* words :
       {"Triangle budget", "target number of visible triangles in a region", "<i>B</i>",
        "250000 triangles", "1 to 1000000000",
        "streaming cost calculation in the open-source viewer", "viewer", "triangle_budget"})
    QVERIFY2(one->whatsThis().contains(words), words);
  QCOMPARE(one->toolTip(), one->whatsThis());
  QTest::mouseClick(buttonOf(Key::triangle_constant, "Explain %1"), Qt::LeftButton);
  QTRY_VERIFY(isHelpShown());
}

/// A cube of one hull was measured as 0.36 and printed as 0.4: 0.04 beside the rule.
void ConstantRowsTest::helpListsWhoMeasuredIt() {
  for (const char* words : {"ChinRey, blog, September 3, 2020", "measured 0.4 PE;",
                            "calculated 0.36 PE, residual 0.04 PE"})
    QVERIFY2(row(Key::hull_cost)->whatsThis().contains(words), words);
  QVERIFY(row(Key::server_per_prim)->whatsThis().contains("measured 11 LI; calculated 11 LI"));
  QVERIFY(row(Key::lod_medium)->whatsThis().contains("measured 43.44 m;"));
  QVERIFY(row(Key::static_mesh_factor)->whatsThis().contains("measured 0.85;"));
  QVERIFY(row(Key::sculpt_hull_vertices)->whatsThis().contains("the shape is not in a file"));
  QVERIFY(row(Key::thin_side_limit)->whatsThis().contains("No published measurements"));
}

void ConstantRowsTest::theLocalesDecimalSignIsShownAndRead() {
  QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
  panel_ = std::make_unique<ConstantsPanel>(*document_);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  QVERIFY(box(Key::triangle_constant)->findChild<QLineEdit*>()->text().startsWith("0,05"));
  enter(Key::triangle_constant, "0,05*3");
  QVERIFY(value(Key::triangle_constant) == 0.05 * 3);
}

/// 0.05 at the default: 0.015 to 0.15, where all that it may be is 0 to 10.
void ConstantRowsTest::aSliderSpansADecadeUnlessAskedForAll() {
  TuningSlider* handle = slider(Key::triangle_constant);
  handle->setValue(handle->maximum());
  QCOMPARE(value(Key::triangle_constant), 0.15);
  handle->setValue(handle->minimum());
  QCOMPARE(value(Key::triangle_constant), 0.015);
  handle->setSpansAll(true);
  handle->setValue(handle->maximum());
  QCOMPARE(value(Key::triangle_constant), 10.0);
}

void ConstantRowsTest::aNumberBeyondTheDecadeIsShownOnAllOfTheRange() {
  enter(Key::triangle_constant, "5");
  TuningSlider* handle = slider(Key::triangle_constant);
  QVERIFY(handle->spansAll());
  QVERIFY(handle->value() < handle->maximum());
  enter(Key::triangle_constant, "0.1");
  QVERIFY(!handle->spansAll());
}

void ConstantRowsTest::withShiftASliderGoesATenthAsFar() {
  TuningSlider* handle = slider(Key::triangle_constant);
  handle->setFocus();
  QTest::keyClick(handle, Qt::Key_Right);
  const double step = value(Key::triangle_constant) - 0.05;
  QTest::keyClick(handle, Qt::Key_Right, Qt::ShiftModifier);
  QVERIFY(std::abs(value(Key::triangle_constant) - 0.05 - 1.1 * step) < 0.05 * step);
  const QPoint grip = gripOf(handle);
  QTest::mousePress(handle, Qt::LeftButton, Qt::ShiftModifier, grip);
  const double before = value(Key::triangle_constant);
  const auto dragTo = [&](int pixels) {
    QMouseEvent move(QEvent::MouseMove, grip + QPoint(pixels, 0),
                     handle->mapToGlobal(grip + QPoint(pixels, 0)), Qt::NoButton, Qt::LeftButton,
                     Qt::ShiftModifier);
    QApplication::sendEvent(handle, &move);
  };
  dragTo(0);
  dragTo(20);
  // Twenty pixels out of the slider's, of which half are the 0.1 above the default.
  const double coarse = 0.2 * 20 / handle->width();
  QVERIFY(std::abs(value(Key::triangle_constant) - before - coarse / 10) < coarse / 50);
  QTest::mouseRelease(handle, Qt::LeftButton, Qt::ShiftModifier, grip + QPoint(20, 0));
}

/// In a place of its own: rows, and with them the fields that are aimed at, stay where they are.
void ConstantRowsTest::draggingSaysWhatItChanges() {
  const QLabel* readout = panel_->findChild<QLabel*>("readout");
  const auto placeOf = [&](Key key) { return box(key)->mapTo(panel_.get(), QPoint()); };
  const std::array keys{Key::simulation_factor, Key::linkset_factor, Key::triangle_constant,
                        Key::penalty_per_area};
  std::vector<QPoint> places;
  for (const Key key : keys) places.push_back(placeOf(key));
  const auto arePlacesKept = [&] { return std::ranges::equal(keys, places, {}, placeOf); };
  const QString hint = readout->text();
  QVERIFY(!hint.isEmpty());
  enter(Key::triangle_constant, "0.2");
  QVERIFY(arePlacesKept());
  const auto& costs = document_->weighing().costs;
  double now = 0;
  for (const cost::LinksetCost& cost : costs) now += cost.landImpact;
  const QStringList lines = readout->text().split(u'\n');
  QVERIFY(lines[0].contains("→ now " + shownNumber(now)));
  QVERIFY(lines.size() >= 2 && lines.size() <= 4);
  document_->undoStack().undo();
  QCOMPARE(readout->text(), hint);
  enter(Key::triangle_constant, "0.2");
  box(Key::linkset_factor)->setFocus();
  QVERIFY(!readout->text().contains("→ now "));
  QVERIFY(arePlacesKept());
}

/// By the mouse, and after the button is let go, as while it is held.
void ConstantRowsTest::whatADragChangedStaysSaid() {
  const QLabel* readout = panel_->findChild<QLabel*>("readout");
  TuningSlider* handle = slider(Key::triangle_constant);
  const QPoint grip = gripOf(handle);
  const QPoint there = grip + QPoint(20, 0);
  QTest::mousePress(handle, Qt::LeftButton, Qt::NoModifier, grip);
  QMouseEvent move(QEvent::MouseMove, there, handle->mapToGlobal(there), Qt::NoButton,
                   Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(handle, &move);
  const QString said = readout->text();
  QVERIFY2(said.contains("→ now "), qPrintable(said));
  QTest::mouseRelease(handle, Qt::LeftButton, Qt::NoModifier, there);
  QCOMPARE(readout->text(), said);
  QTest::keyClick(handle, Qt::Key_Right);
  QCOMPARE(document_->undoStack().count(), 2);
}

/// Each with its own number, that from the baseline as in the decision sheet.
void ConstantRowsTest::theLastChangeStandsBelowThatFromTheBaseline() {
  Baseline baseline(*document_);
  panel_ = std::make_unique<ConstantsPanel>(*document_, &baseline);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  const auto sum = [this] {
    double all = 0;
    for (const cost::LinksetCost& cost : document_->weighing().costs) all += cost.landImpact;
    return all;
  };
  const auto lines = [this] { return panel_->findChild<QLabel*>("readout")->text().split(u'\n'); };
  const auto compared = [](double change) {
    return QStringLiteral("Compared with the baseline: %1 LI").arg(shownChange(change, false));
  };
  const double first = sum();
  baseline.pin(document_->weighing().profile);
  QTRY_VERIFY(baseline.side());
  QCOMPARE(lines().size(), 1);
  enter(Key::triangle_constant, "0.1");
  const double second = sum();
  QVERIFY(second > first);
  QCOMPARE(lines()[0], compared(second - first));
  enter(Key::triangle_constant, "0.08");
  const double third = sum();
  QVERIFY(lines()[1].startsWith("Last change"));
  QVERIFY(lines()[1].endsWith(u'(' + shownChange(third - second, false) + u')'));
  QCOMPARE(lines()[0], compared(third - first));
  auto* accounting = named<QComboBox>("Accounting model");
  QVERIFY(accounting);
  accounting->setFocus();
  QTest::keyClick(accounting, Qt::Key_Down);
  const double fourth = sum();
  QVERIFY(lines()[1].endsWith(u'(' + shownChange(fourth - third, false) + u')'));
  QCOMPARE(lines()[0], compared(fourth - first));
  document_->undoStack().undo();
  QVERIFY2(!lines()[1].startsWith("Last change"), "what is undone");
  QCOMPARE(lines()[0], compared(third - first));
  panel_.reset();
}

/// The market under second-life: SRC counts only under wiki-2011.
void ConstantRowsTest::whatHasNoEffectSaysWhyAndOffersAProfile() {
  QLabel* mark = labelOf(Key::simulation_factor, "mark");
  const QPoint place = box(Key::triangle_constant)->mapTo(panel_.get(), QPoint());
  QTRY_COMPARE_WITH_TIMEOUT(mark->text(), QStringLiteral("no effect here"), 30000);
  QCOMPARE(box(Key::triangle_constant)->mapTo(panel_.get(), QPoint()), place);
  QVERIFY(mark->toolTip().contains("SRC"));
  QVERIFY(labelOf(Key::triangle_constant, "mark")->text() != mark->text());
  const QLabel* readout = panel_->findChild<QLabel*>("readout");
  auto* take = panel_->findChild<QPushButton*>("takeProfile");
  QVERIFY(take->isHidden());
  box(Key::simulation_factor)->setFocus();
  QTRY_VERIFY(readout->text().contains("SRC"));
  QVERIFY(take->text().contains("wiki-2011"));
  take->click();
  QCOMPARE(document_->weighing().profile.base, std::string("wiki-2011"));
  QTRY_VERIFY_WITH_TIMEOUT(mark->text() != "no effect here", 30000);
  QVERIFY(take->isHidden());
}

WEIGHBRIDGE_WINDOW_TEST(ConstantRowsTest);

}  // namespace wb::ui::test

#include "constant_rows_test.moc"
