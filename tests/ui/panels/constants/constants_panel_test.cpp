#include "model/cost/profile.h"
#include "tests/ui/panels/constants/constants_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/panels/constants/detail/constant_row.h"
#include "ui/panels/constants/detail/effect_finder.h"
#include "ui/panels/constants/profile_changes.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <array>

namespace wb::ui::test {

class ConstantsPanelTest : public ConstantsPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void everyConstantIsThereOnce();
  void thoseThatDesignersMoveComeFirst();
  void everyControlHasAName();
  void theWheelScrollsAndChangesNothing();
  void resetAllTakesEverythingBackInOneStep();
  void choicesAreFollowedAndMade();
  void sectionsOpenAndClose();
  void searchShowsWhatIsMeant();
  void searchFindsChoices();
  void aDocumentThatIsClosedIsFollowed();
  void whatHasNoEffectIsFoldedBelowAllOthers();
  void nothingIsFoldedUnderTheFocus();
  void itIsUsedOnceItIsKnownWhatIsFolded();

 private:
  QLineEdit* search() { return named<QLineEdit>("Search constants and choices"); }
  void scrollOver(QWidget* widget);
};

void ConstantsPanelTest::scrollOver(QWidget* widget) {
  const QPointF middle = widget->rect().center();
  QWheelEvent event(middle, widget->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(widget, &event);
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
    // That of a combo box is named by what gives the whole program its looks (appearance.cpp).
    const bool isList = widget->inherits("QComboBoxListView");
    if (widget->focusPolicy() == Qt::NoFocus || isInnerLine || isList) continue;
    // The name of words that change is what they say.
    const bool isTold =
        !widget->accessibleName().isEmpty() || !widget->accessibleDescription().isEmpty();
    QVERIFY2(isTold, widget->metaObject()->className());
  }
}

void ConstantsPanelTest::theWheelScrollsAndChangesNothing() {
  search()->setFocus();
  scrollOver(slider(Key::triangle_constant));
  scrollOver(box(Key::triangle_constant));
  for (QComboBox* combo : panel_->findChildren<QComboBox*>()) scrollOver(combo);
  QCOMPARE(document_->undoStack().count(), 0);
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
  QVERIFY(search()->placeholderText().contains("choices"));
  QVERIFY(search()->toolTip().contains("constants and choices"));
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

/// Under the rules of OpenSim no triangle costs by its width.
void ConstantsPanelTest::whatHasNoEffectIsFoldedBelowAllOthers() {
  auto* effects = panel_->findChild<EffectFinder*>();
  QTRY_VERIFY(effects->current() && !effects->isBusy());
  panel_->setFolding(true);
  auto* heading = named<QToolButton>("No effect here");
  QVERIFY(heading != nullptr);
  takeProfile(*document_, "opensim");
  QTRY_VERIFY(!effects->isBusy());
  const auto& triangle = (*effects->current())[static_cast<std::size_t>(Key::triangle_constant)];
  QVERIFY(tuning::whyWithoutEffect(triangle, document_->weighing().profile));
  QTRY_VERIFY(heading->isVisible());
  QTRY_VERIFY(!row(Key::triangle_constant)->isVisible());
  for (const ConstantRow* one : panel_->findChildren<ConstantRow*>())
    if (one->isVisible())
      QVERIFY(one->mapTo(panel_.get(), QPoint()).y() < heading->mapTo(panel_.get(), QPoint()).y());
  heading->click();
  QVERIFY(row(Key::triangle_constant)->isVisible());
  QVERIFY(row(Key::triangle_constant)->mapTo(panel_.get(), QPoint()).y() >
          heading->mapTo(panel_.get(), QPoint()).y());
  takeProfile(*document_, "second-life");
  QTRY_VERIFY(row(Key::triangle_constant)->mapTo(panel_.get(), QPoint()).y() <
              heading->mapTo(panel_.get(), QPoint()).y());
  panel_->setFolding(false);
  QVERIFY(!heading->isVisible());
}

/// A row that moved would be missed by what is typed next.
void ConstantsPanelTest::nothingIsFoldedUnderTheFocus() {
  auto* effects = panel_->findChild<EffectFinder*>();
  QTRY_VERIFY(effects->current() && !effects->isBusy());
  panel_->setFolding(true);
  box(Key::triangle_constant)->setFocus();
  takeProfile(*document_, "opensim");
  QTRY_VERIFY(!effects->isBusy());
  QTest::qWait(600);  // Rows that may move do so after 400.
  QVERIFY(row(Key::triangle_constant)->isVisible());
  search()->setFocus();
  QTRY_VERIFY(!row(Key::triangle_constant)->isVisible());
}

/// Of what was opened: a click that is aimed at a row would meet the one that took its place.
void ConstantsPanelTest::itIsUsedOnceItIsKnownWhatIsFolded() {
  const auto place = [this] { return row(Key::penalty_per_area)->mapTo(panel_.get(), QPoint()); };
  const std::array<const QWidget*, 3> controls{
      box(Key::penalty_per_area), slider(Key::penalty_per_area), named<QComboBox>("Rounding")};
  const auto isUsable = [&] { return std::ranges::all_of(controls, &QWidget::isEnabled); };
  const auto* readout = panel_->findChild<QLabel*>("readout");
  const auto isSaid = [&] { return readout->text().contains("Looking for constants"); };
  panel_->setFolding(true);
  for (const char* name : {"market.weighbridge", "chair.weighbridge"}) {
    QVERIFY(document_->open(sample(name)));
    QVERIFY(std::ranges::none_of(controls, &QWidget::isEnabled));
    QVERIFY(isSaid());
    QVERIFY(search()->isEnabled());
    const int before = document_->undoStack().count();
    QTest::keyClick(slider(Key::penalty_per_area), Qt::Key_Right);
    QCOMPARE(document_->undoStack().count(), before);
    QTRY_VERIFY_WITH_TIMEOUT(isUsable(), 30'000);
    QVERIFY(!isSaid());
    QVERIFY(!row(Key::simulation_factor)->isVisible());
    QTest::qWait(100);  // They are laid out, in less time than anybody aims in.
    const QPoint aimed = place();
    QTest::qWait(600);  // Rows that may move do so after 400.
    QCOMPARE(place(), aimed);
  }
  // From then on nothing is waited for, be it of another profile.
  takeProfile(*document_, "opensim");
  QVERIFY(isUsable());
  document_->close();
  QVERIFY(isUsable());
}

WEIGHBRIDGE_WINDOW_TEST(ConstantsPanelTest);

}  // namespace wb::ui::test

#include "constants_panel_test.moc"
