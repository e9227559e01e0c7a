#include "model/cost/profile.h"
#include "tests/ui/panels/constants/constants_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/panels/constants/detail/constant_row.h"
#include "ui/panels/constants/profile_changes.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QWheelEvent>
#include <algorithm>

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
  void aProfileIsOneStep();
  void aChangedProfileHasAStar();
  void choicesAreFollowedAndMade();
  void sectionsOpenAndClose();
  void searchShowsWhatIsMeant();
  void searchFindsChoices();
  void aDocumentThatIsClosedIsFollowed();

 private:
  QLineEdit* search() { return named<QLineEdit>("Search constants"); }
  ProfileCombo* profiles() { return panel_->findChild<ProfileCombo*>(); }
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

WEIGHBRIDGE_WINDOW_TEST(ConstantsPanelTest);

}  // namespace wb::ui::test

#include "constants_panel_test.moc"
