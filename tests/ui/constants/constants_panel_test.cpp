#include "ui/constants/constants_panel.h"

#include "model/cost/choices.h"
#include "tests/window/window_test.h"
#include "ui/base/expression_box.h"
#include "ui/constants/choice_row.h"
#include "ui/constants/constant_row.h"
#include "ui/constants/constant_text.h"
#include "ui/constants/profile_combo.h"
#include "ui/constants/tuning_slider.h"
#include "ui/document/document.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTest>
#include <QWheelEvent>
#include <algorithm>
#include <memory>

namespace wb::ui::test {
namespace {

using cost::Key;

const QString market = QStringLiteral(WEIGHBRIDGE_SAMPLES "/market.weighbridge");

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

class ConstantsPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void everyConstantIsThereOnce();
  void thoseThatDesignersMoveComeFirst();
  void everyControlHasAName();
  void aDragIsOneStepAndIsWeighedLive();
  void aSecondDragIsASecondStep();
  void keysOnASliderAreOneStep();
  void arrowsOfTheBoxAreOneStep();
  void eachNumberTypedIsAStep();
  void theWheelScrollsAndChangesNothing();
  void anExpressionIsEntered();
  void whatIsOutOfRangeChangesNothing();
  void undoIsFollowed();
  void resetTakesOneBack();
  void helpSaysAllThatIsKnown();
  void resetAllTakesEverythingBackInOneStep();
  void aProfileIsOneStep();
  void aChangedProfileHasAStar();
  void choicesAreFollowedAndMade();
  void sectionsOpenAndClose();
  void searchShowsWhatIsMeant();
  void searchFindsChoices();
  void aDocumentThatIsClosedIsFollowed();
  void theLocalesDecimalSignIsShownAndRead();

 private:
  ConstantRow* row(Key key) {
    for (ConstantRow* one : panel_->findChildren<ConstantRow*>())
      if (one->constant().key == key) return one;
    return nullptr;
  }
  ExpressionBox* box(Key key) { return row(key)->findChild<ExpressionBox*>(); }
  TuningSlider* slider(Key key) { return row(key)->findChild<TuningSlider*>(); }
  QAbstractButton* buttonOf(Key key, const QString& name) {
    return named<QAbstractButton>(name.arg(titleOf(cost::constant(key))));
  }
  /// The control that a screen reader calls so.
  template <class Widget>
  Widget* named(const QString& name) {
    for (Widget* one : panel_->findChildren<Widget*>())
      if (one->accessibleName() == name) return one;
    return nullptr;
  }
  QLineEdit* search() { return named<QLineEdit>("Search constants"); }
  ProfileCombo* profiles() { return panel_->findChild<ProfileCombo*>(); }
  void scrollOver(QWidget* widget);
  double value(Key key) const { return document_->weighing().profile[key]; }
  double physics() const { return document_->weighing().costs[0].physics; }
  void enter(Key key, const QString& text);

  std::unique_ptr<Document> document_;
  std::unique_ptr<ConstantsPanel> panel_;
};

void ConstantsPanelTest::init() {
  QLocale::setDefault(QLocale::c());
  document_ = std::make_unique<Document>();
  QVERIFY(document_->open(market));
  panel_ = std::make_unique<ConstantsPanel>(*document_);
  panel_->resize(380, 900);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

void ConstantsPanelTest::enter(Key key, const QString& text) {
  box(key)->setFocus();
  box(key)->findChild<QLineEdit*>()->selectAll();
  QTest::keyClicks(box(key), text);
  QTest::keyClick(box(key), Qt::Key_Return);
}

void ConstantsPanelTest::everyConstantIsThereOnce() {
  std::vector<Key> keys;
  for (const ConstantRow* one : panel_->findChildren<ConstantRow*>())
    keys.push_back(one->constant().key);
  QCOMPARE(keys.size(), cost::constants().size());
  for (const cost::Constant& constant : cost::constants())
    QCOMPARE(std::ranges::count(keys, constant.key), 1);
}

void ConstantsPanelTest::thoseThatDesignersMoveComeFirst() {
  for (const Key key :
       {Key::simulation_factor, Key::linkset_factor, Key::triangle_constant, Key::penalty_per_area})
    QVERIFY(row(key)->isVisible());
  QVERIFY(!row(Key::hull_cost)->isVisible());
}

void ConstantsPanelTest::everyControlHasAName() {
  for (const QWidget* widget : panel_->findChildren<QWidget*>()) {
    const bool isInnerLine = qobject_cast<QAbstractSpinBox*>(widget->parentWidget());
    if (widget->focusPolicy() == Qt::NoFocus || isInnerLine) continue;
    QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
  }
}

void ConstantsPanelTest::aDragIsOneStepAndIsWeighedLive() {
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

void ConstantsPanelTest::aSecondDragIsASecondStep() {
  TuningSlider* handle = slider(Key::triangle_constant);
  for (int drag = 0; drag < 2; ++drag) {
    const QPoint grip = gripOf(handle);
    QTest::mousePress(handle, Qt::LeftButton, {}, grip);
    for (int step = 1; step <= 3; ++step) QTest::mouseMove(handle, grip + QPoint(6 * step, 0));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, grip + QPoint(18, 0));
  }
  QCOMPARE(document_->undoStack().count(), 2);
}

void ConstantsPanelTest::keysOnASliderAreOneStep() {
  slider(Key::linkset_factor)->setFocus();
  for (int i = 0; i < 4; ++i) QTest::keyClick(slider(Key::linkset_factor), Qt::Key_Right);
  QCOMPARE(document_->undoStack().count(), 1);
  slider(Key::simulation_factor)->setFocus();
  slider(Key::linkset_factor)->setFocus();
  QTest::keyClick(slider(Key::linkset_factor), Qt::Key_Right);
  QCOMPARE(document_->undoStack().count(), 2);
}

void ConstantsPanelTest::arrowsOfTheBoxAreOneStep() {
  box(Key::triangle_constant)->setFocus();
  for (int i = 0; i < 3; ++i) QTest::keyClick(box(Key::triangle_constant), Qt::Key_Up);
  QCOMPARE(value(Key::triangle_constant), 0.053);
  QCOMPARE(document_->undoStack().count(), 1);
}

void ConstantsPanelTest::eachNumberTypedIsAStep() {
  enter(Key::triangle_constant, "0.1");
  enter(Key::triangle_constant, "0.2");
  QCOMPARE(document_->undoStack().count(), 2);
  document_->undoStack().undo();
  QCOMPARE(value(Key::triangle_constant), 0.1);
}

void ConstantsPanelTest::scrollOver(QWidget* widget) {
  const QPointF middle = widget->rect().center();
  QWheelEvent event(middle, widget->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(widget, &event);
}

void ConstantsPanelTest::theWheelScrollsAndChangesNothing() {
  search()->setFocus();
  scrollOver(slider(Key::triangle_constant));
  scrollOver(box(Key::triangle_constant));
  for (QComboBox* combo : panel_->findChildren<QComboBox*>()) scrollOver(combo);
  QCOMPARE(document_->undoStack().count(), 0);
}

void ConstantsPanelTest::anExpressionIsEntered() {
  enter(Key::triangle_constant, "0.05*2");
  QCOMPARE(value(Key::triangle_constant), 0.1);
  QCOMPARE(box(Key::triangle_constant)->value(), 0.1);
}

void ConstantsPanelTest::whatIsOutOfRangeChangesNothing() {
  enter(Key::triangle_constant, "11");
  QCOMPARE(value(Key::triangle_constant), 0.05);
  QCOMPARE(document_->undoStack().count(), 0);
  QVERIFY(box(Key::triangle_constant)->accessibleDescription().contains("from 0 to 10"));
}

void ConstantsPanelTest::undoIsFollowed() {
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

void ConstantsPanelTest::resetTakesOneBack() {
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

void ConstantsPanelTest::helpSaysAllThatIsKnown() {
  const ConstantRow* one = row(Key::triangle_budget);
  for (const char* words :
       {"Triangle budget", "triangles a region may show", "<i>B</i>", "250000 triangles",
        "1 to 1000000000", "streaming cost of the open-source viewer", "viewer", "triangle_budget"})
    QVERIFY2(one->whatsThis().contains(words), words);
  QCOMPARE(one->toolTip(), one->whatsThis());
  QTest::mouseClick(buttonOf(Key::triangle_constant, "What is %1?"), Qt::LeftButton);
  QTRY_VERIFY(isHelpShown());
}

void ConstantsPanelTest::resetAllTakesEverythingBackInOneStep() {
  enter(Key::triangle_constant, "0.2");
  enter(Key::penalty_per_area, "0.1");
  const cost::Profile changed = document_->weighing().profile;
  auto* reset = named<QPushButton>("Reset all constants");
  QVERIFY(reset->isEnabled());
  QTest::mouseClick(reset, Qt::LeftButton);
  QCOMPARE(value(Key::triangle_constant), 0.05);
  QCOMPARE(value(Key::penalty_per_area), 0.04);
  QVERIFY(!reset->isEnabled());
  document_->undoStack().undo();
  QVERIFY(document_->weighing().profile == changed);
  for (const cost::Constant& constant : cost::constants())
    QVERIFY(box(constant.key)->value() == changed[constant.key]);
}

void ConstantsPanelTest::aProfileIsOneStep() {
  profiles()->setFocus();
  QTest::keyClicks(profiles(), "opensim");
  QTest::keyClick(profiles(), Qt::Key_Return);
  QVERIFY(document_->weighing().profile == *cost::builtInProfile("opensim"));
  QCOMPARE(document_->undoStack().count(), 1);
  document_->undoStack().undo();
  QCOMPARE(profiles()->currentText(), QString("second-life"));
}

void ConstantsPanelTest::aChangedProfileHasAStar() {
  QCOMPARE(profiles()->title(), QString("second-life"));
  enter(Key::triangle_constant, "0.2");
  QCOMPARE(profiles()->title(), QString("second-life*"));
  QCOMPARE(profiles()->itemText(0), QString("second-life"));
  document_->undoStack().undo();
  QCOMPARE(profiles()->title(), QString("second-life"));
}

void ConstantsPanelTest::choicesAreFollowedAndMade() {
  for (const cost::Choice& choice : cost::choices()) {
    auto* combo = named<QComboBox>(titleOf(choice));
    const std::size_t before = choice.get(document_->weighing().profile);
    combo->setFocus();
    QTest::keyClick(combo, before == 0 ? Qt::Key_Down : Qt::Key_Up);
    QVERIFY(choice.get(document_->weighing().profile) != before);
    QCOMPARE(document_->undoStack().index(), 1);
    document_->undoStack().undo();
    QCOMPARE(combo->currentIndex(), static_cast<int>(before));
  }
}

void ConstantsPanelTest::sectionsOpenAndClose() {
  auto* heading = named<QAbstractButton>("Physics");
  QTest::mouseClick(heading, Qt::LeftButton);
  QVERIFY(row(Key::hull_cost)->isVisible());
  search()->setText("triangle");
  search()->clear();
  QVERIFY(row(Key::hull_cost)->isVisible());
  QTest::mouseClick(heading, Qt::LeftButton);
  QVERIFY(!row(Key::hull_cost)->isVisible());
}

void ConstantsPanelTest::searchShowsWhatIsMeant() {
  search()->setFocus();
  QTest::keyClicks(search(), "hull vertex");
  QVERIFY(row(Key::hull_vertex_cost)->isVisible());
  QVERIFY(!row(Key::triangle_constant)->isVisible());
  search()->selectAll();
  QTest::keyClicks(search(), "xyzzy");
  QVERIFY(!row(Key::hull_vertex_cost)->isVisible());
  const auto labels = panel_->findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->isVisible() && label->text().contains("xyzzy");
  }));
  search()->clear();
  QVERIFY(row(Key::triangle_constant)->isVisible());
  QVERIFY(!row(Key::hull_vertex_cost)->isVisible());
}

void ConstantsPanelTest::searchFindsChoices() {
  search()->setText("ceiling");
  QVERIFY(named<QComboBox>("Rounding")->isVisible());
  QVERIFY(!row(Key::triangle_constant)->isVisible());
}

void ConstantsPanelTest::aDocumentThatIsClosedIsFollowed() {
  enter(Key::triangle_constant, "0.2");
  document_->close();
  QCOMPARE(box(Key::triangle_constant)->value(), 0.05);
  enter(Key::triangle_constant, "0.3");
  QCOMPARE(value(Key::triangle_constant), 0.3);
}

void ConstantsPanelTest::theLocalesDecimalSignIsShownAndRead() {
  QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
  panel_ = std::make_unique<ConstantsPanel>(*document_);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  QVERIFY(box(Key::triangle_constant)->findChild<QLineEdit*>()->text().startsWith("0,05"));
  enter(Key::triangle_constant, "0,05*3");
  QVERIFY(value(Key::triangle_constant) == 0.05 * 3);
}

WEIGHBRIDGE_WINDOW_TEST(ConstantsPanelTest);

}  // namespace wb::ui::test

#include "constants_panel_test.moc"
