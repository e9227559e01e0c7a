#include "tests/ui/widgets/contrast.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/constants/tuning_slider.h"
#include "ui/window/appearance.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <algorithm>
#include <array>
#include <memory>

namespace wb::ui::test {

/// What a screen reader is told of the window.
class AccessibilityTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { window_.reset(); }
  void whatTakesTheFocusHasAName();
  void numbersAreTold();
  void aNumberIsSetByAReader();
  void whatIsUnderThePointerIsRead();
  void selectedRowsAreReadable();
  void everyControlTellsNameRoleAndValue();
  void theListOfABoxHasTheNameOfTheBox();

 private:
  static QAccessibleInterface& told(QWidget& widget) {
    return *QAccessible::queryAccessibleInterface(&widget);
  }
};

void AccessibilityTest::init() {
  applyChosenAppearance();
  start("Accessibility");
  open(sample("market.weighbridge"));
}

void AccessibilityTest::whatTakesTheFocusHasAName() {
  for (QWidget* widget : window_->findChildren<QWidget*>()) {
    const bool isReached = widget->isEnabled() && widget->isVisibleTo(window_.get()) &&
                           (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy();
    if (!isReached || widget->inherits("QLineEdit")) continue;
    const QAccessibleInterface& interface = told(*widget);
    const QString name = interface.text(QAccessible::Name) + interface.text(QAccessible::Value);
    QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
  }
}

void AccessibilityTest::numbersAreTold() {
  const auto& profile = window_->document().weighing().profile;
  for (auto* box : panel<ConstantsPanel>().findChildren<ExpressionBox*>()) {
    const auto* value = told(*box).valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toDouble(), box->value());
  }
  for (auto* slider : panel<ConstantsPanel>().findChildren<TuningSlider*>()) {
    if (!slider->accessibleName().startsWith("Triangle constant")) continue;
    const auto* value = told(*slider).valueInterface();
    QCOMPARE(value->currentValue().toDouble(), profile[cost::Key::triangle_constant]);
    QCOMPARE(told(*slider).text(QAccessible::Value), QString("0.05"));
    QVERIFY(value->maximumValue().toDouble() < 1);
    return;
  }
  QFAIL("no slider of the triangle constant");
}

void AccessibilityTest::aNumberIsSetByAReader() {
  for (auto* box : panel<ConstantsPanel>().findChildren<ExpressionBox*>()) {
    if (box->accessibleName() != "Triangle constant") continue;
    told(*box).valueInterface()->setCurrentValue(0.1);
    QCOMPARE(window_->document().weighing().profile[cost::Key::triangle_constant], 0.1);
    return;
  }
  QFAIL("no box of the triangle constant");
}

void AccessibilityTest::whatIsUnderThePointerIsRead() {
  for (auto* label : window_->findChildren<QLabel*>()) {
    if (label->accessibleDescription() != "Under the pointer") continue;
    label->setText("triangle 3 of the duck");
    QCOMPARE(told(*label).text(QAccessible::Name), QString("triangle 3 of the duck"));
    return;
  }
  QFAIL("no readout");
}

void AccessibilityTest::selectedRowsAreReadable() {
  applyChosenAppearance();
  const QPalette palette = QApplication::palette();
  QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >=
          4.5);
}

/// What holds a value of its own; the rest is told by its name.
bool hasValue(QAccessible::Role role) {
  return role == QAccessible::Slider || role == QAccessible::SpinBox ||
         role == QAccessible::ProgressBar;
}

bool isControl(QAccessible::Role role) {
  constexpr std::array all{
      QAccessible::PushButton,  QAccessible::CheckBox, QAccessible::RadioButton,
      QAccessible::ComboBox,    QAccessible::Slider,   QAccessible::SpinBox,
      QAccessible::PageTab,     QAccessible::MenuItem, QAccessible::ButtonMenu,
      QAccessible::ProgressBar, QAccessible::Tree,     QAccessible::Table,
      QAccessible::List};
  return std::ranges::find(all, role) != all.end();
}

/// Where a control stands, by the names of what holds it.
QString placeOf(QAccessibleInterface& control) {
  QString place;
  for (QAccessibleInterface* one = &control; one; one = one->parent()) {
    const QObject* object = one->object();
    place += QStringLiteral(" < ") + (object ? object->metaObject()->className() : "row");
    place += QStringLiteral(" '") + one->text(QAccessible::Name) + u'\'';
  }
  return place;
}

/// The tree of a screen reader, without the cells of tables: those are of their models.
void checkTold(QAccessibleInterface* one, int& controls) {
  if (!one || !one->isValid() || one->state().invisible) return;
  const QAccessible::Role role = one->role();
  if (isControl(role)) {
    ++controls;
    const bool isNamed =
        !one->text(QAccessible::Name).isEmpty() ||
        (role == QAccessible::ComboBox && !one->text(QAccessible::Value).isEmpty());
    const bool isScrollBar = one->object() && one->object()->inherits("QScrollBar");
    QVERIFY2(isNamed || isScrollBar, qPrintable(placeOf(*one)));
    if (hasValue(role)) QVERIFY2(one->valueInterface(), qPrintable(placeOf(*one)));
  }
  if (one->object()) QVERIFY2(role != QAccessible::NoRole, qPrintable(placeOf(*one)));
  if (one->tableInterface()) return;
  for (int i = 0; i < one->childCount(); ++i) checkTold(one->child(i), controls);
}

void AccessibilityTest::everyControlTellsNameRoleAndValue() {
  int controls = 0;
  for (auto* dock : window_->findChildren<QDockWidget*>()) {
    dock->raise();
    QTRY_VERIFY(dock->widget()->isVisible());
    checkTold(&told(*dock), controls);
  }
  checkTold(&told(*window_), controls);
  QVERIFY2(controls > 100, qPrintable(QString::number(controls)));
}

void AccessibilityTest::theListOfABoxHasTheNameOfTheBox() {
  int boxes = 0;
  for (auto* box : window_->findChildren<QComboBox*>()) {
    if (!box->isVisible() || box->accessibleName().isEmpty()) continue;
    ++boxes;
    QCOMPARE(told(*box->view()).text(QAccessible::Name), box->accessibleName());
  }
  QVERIFY(boxes > 0);
}

WEIGHBRIDGE_WINDOW_TEST(AccessibilityTest);

}  // namespace wb::ui::test

#include "accessibility_test.moc"
