#include "ui/constants/constants_panel.h"

#include "model/cost/choices.h"
#include "ui/base/expression_box.h"
#include "ui/constants/constant_row.h"
#include "ui/document/document.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTest>
#include <memory>

namespace wb::ui::test {
namespace {

using cost::Key;

const QString market = QStringLiteral(WEIGHBRIDGE_SAMPLES "/market.weighbridge");

}  // namespace

class ConstantsPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void everyConstantIsThereOnce();
  void thoseThatDesignersMoveComeFirst();
  void everyControlHasAName();
  void aDragIsOneStepAndIsWeighedLive();
  void keysOnASliderAreOneStep();
  void anExpressionIsEntered();
  void whatIsOutOfRangeChangesNothing();
  void undoIsFollowed();
  void resetTakesOneBack();
  void resetAllTakesEverythingBackInOneStep();
  void aProfileIsOneStep();
  void choicesAreFollowedAndMade();
  void searchShowsWhatIsMeant();
  void theLocalesDecimalSignIsShownAndRead();

 private:
  ConstantRow* row(Key key) {
    for (ConstantRow* one : panel_->findChildren<ConstantRow*>())
      if (one->constant().key == key) return one;
    return nullptr;
  }
  ExpressionBox* box(Key key) { return row(key)->findChild<ExpressionBox*>(); }
  QSlider* slider(Key key) { return row(key)->findChild<QSlider*>(); }
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
    const bool isControl = widget->focusPolicy() != Qt::NoFocus && widget->isEnabled() &&
                           widget->parentWidget()->focusProxy() != widget &&
                           !qobject_cast<const QLineEdit*>(widget);
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    if (isControl && !(button && !button->text().isEmpty()))
      QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
  }
}

void ConstantsPanelTest::aDragIsOneStepAndIsWeighedLive() {
  QSlider* handle = slider(Key::triangle_constant);
  const double before = physics();
  QStyleOptionSlider option;
  option.initFrom(handle);
  option.minimum = handle->minimum();
  option.maximum = handle->maximum();
  option.sliderPosition = handle->sliderPosition();
  option.sliderValue = handle->value();
  option.orientation = Qt::Horizontal;
  const QPoint grip =
      handle->style()
          ->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, handle)
          .center();
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

void ConstantsPanelTest::keysOnASliderAreOneStep() {
  slider(Key::linkset_factor)->setFocus();
  for (int i = 0; i < 4; ++i) QTest::keyClick(slider(Key::linkset_factor), Qt::Key_Right);
  QCOMPARE(document_->undoStack().count(), 1);
  slider(Key::simulation_factor)->setFocus();
  slider(Key::linkset_factor)->setFocus();
  QTest::keyClick(slider(Key::linkset_factor), Qt::Key_Right);
  QCOMPARE(document_->undoStack().count(), 2);
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
  auto* reset = row(Key::triangle_constant)->findChild<QAbstractButton*>();
  QVERIFY(!reset->isEnabled());
  enter(Key::triangle_constant, "0.2");
  QVERIFY(row(Key::triangle_constant)->findChild<QLabel*>()->text().contains("<b>"));
  QVERIFY(reset->isEnabled());
  QTest::mouseClick(reset, Qt::LeftButton);
  QCOMPARE(value(Key::triangle_constant), 0.05);
  QVERIFY(!reset->isEnabled());
  QVERIFY(!row(Key::triangle_constant)->findChild<QLabel*>()->text().contains("<b>"));
}

void ConstantsPanelTest::resetAllTakesEverythingBackInOneStep() {
  enter(Key::triangle_constant, "0.2");
  enter(Key::penalty_per_area, "0.1");
  const cost::Profile changed = document_->weighing().profile;
  auto* reset = panel_->findChild<QPushButton*>();
  QVERIFY(reset->isEnabled());
  QTest::mouseClick(reset, Qt::LeftButton);
  QCOMPARE(value(Key::triangle_constant), 0.05);
  QCOMPARE(value(Key::penalty_per_area), 0.04);
  QVERIFY(!reset->isEnabled());
  document_->undoStack().undo();
  QVERIFY(document_->weighing().profile == changed);
}

void ConstantsPanelTest::aProfileIsOneStep() {
  auto* profiles = panel_->findChild<QComboBox*>();
  profiles->setFocus();
  QTest::keyClicks(profiles, "opensim");
  QTest::keyClick(profiles, Qt::Key_Return);
  QVERIFY(document_->weighing().profile == *cost::builtInProfile("opensim"));
  QCOMPARE(document_->undoStack().count(), 1);
  document_->undoStack().undo();
  QCOMPARE(profiles->currentText(), QString("second-life"));
}

void ConstantsPanelTest::choicesAreFollowedAndMade() {
  const auto combos = panel_->findChildren<QComboBox*>();
  QCOMPARE(static_cast<std::size_t>(combos.size()), 1 + cost::choices().size());
  for (std::size_t i = 0; i < cost::choices().size(); ++i) {
    const cost::Choice& choice = cost::choices()[i];
    QComboBox* combo = combos[static_cast<qsizetype>(i) + 1];
    const std::size_t before = choice.get(document_->weighing().profile);
    combo->setFocus();
    QTest::keyClick(combo, before == 0 ? Qt::Key_Down : Qt::Key_Up);
    QVERIFY(choice.get(document_->weighing().profile) != before);
    document_->undoStack().undo();
    QCOMPARE(combo->currentIndex(), static_cast<int>(before));
  }
}

void ConstantsPanelTest::searchShowsWhatIsMeant() {
  auto* search = panel_->findChild<QLineEdit*>();
  search->setFocus();
  QTest::keyClicks(search, "hull vertex");
  QVERIFY(row(Key::hull_vertex_cost)->isVisible());
  QVERIFY(!row(Key::triangle_constant)->isVisible());
  search->selectAll();
  QTest::keyClicks(search, "xyzzy");
  QVERIFY(!row(Key::hull_vertex_cost)->isVisible());
  const auto labels = panel_->findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->isVisible() && label->text() == "No constant is called so.";
  }));
  search->clear();
  QVERIFY(row(Key::triangle_constant)->isVisible());
  QVERIFY(!row(Key::hull_vertex_cost)->isVisible());
}

void ConstantsPanelTest::theLocalesDecimalSignIsShownAndRead() {
  QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
  panel_ = std::make_unique<ConstantsPanel>(*document_);
  panel_->show();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  QVERIFY(box(Key::triangle_constant)->findChild<QLineEdit*>()->text().startsWith("0,05"));
  enter(Key::triangle_constant, "0,05*3");
  QVERIFY(value(Key::triangle_constant) == 0.05 * 3);
}

}  // namespace wb::ui::test

QTEST_MAIN(wb::ui::test::ConstantsPanelTest)
#include "constants_panel_test.moc"
