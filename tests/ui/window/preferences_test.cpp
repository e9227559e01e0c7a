#include "ui/window/detail/preferences.h"

#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/properties/properties_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/detail/card_labels.h"
#include "ui/panels/why/why_panel.h"
#include "ui/widgets/lengths.h"
#include "ui/window/appearance.h"
#include "viewport/view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace wb::ui::test {

/// What is set for the whole program, and the dialog that sets it.
class PreferencesTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Preferences"); }
  void cleanup() { window_.reset(); }
  void atFirstAllIsStandard();
  void whatIsWrittenByHandIsHeldInRange();
  void aChangeIsConfirmedAndRemembered();
  void theDialogSetsAtOnce();
  void coloursOfCostsAreChosen();
  void lengthsFollowEverywhereButInFiles();
  void theDialogSaysThatTheLanguageWaits();
  void standardIsRestored();

 private:
  void inDialog(const std::function<void(QDialog&)>& use);
};

void PreferencesTest::inDialog(const std::function<void(QDialog&)>& use) {
  bool isUsed = false;
  whenDialogOpens<PreferencesDialog>([&](QDialog& dialog) {
    use(dialog);
    isUsed = true;
    dialog.reject();
  });
  action("Preferences")->trigger();
  QVERIFY(isUsed);
}

void PreferencesTest::atFirstAllIsStandard() {
  const Preferences& all = Preferences::ofProgram();
  QCOMPARE(all.autosave(), std::chrono::seconds(30));
  QVERIFY(!all.memory());
  QVERIFY(all.bringsBack());
  QVERIFY(!all.reopens());
  QVERIFY(all.keepsPictures());
}

void PreferencesTest::whatIsWrittenByHandIsHeldInRange() {
  QSettings().setValue("preferences/autosave_seconds", 0);
  QSettings().setValue("preferences/memory_megabytes", 1);
  QCOMPARE(Preferences::ofProgram().autosave(), std::chrono::seconds(5));
  QCOMPARE(Preferences::ofProgram().memory(), std::size_t{64} << 20);
  QSettings().setValue("preferences/autosave_seconds", "often");
  QSettings().setValue("preferences/memory_megabytes", -3);
  QCOMPARE(Preferences::ofProgram().autosave(), std::chrono::seconds(5));
  QVERIFY(!Preferences::ofProgram().memory());
}

void PreferencesTest::aChangeIsConfirmedAndRemembered() {
  QSignalSpy changed(&Preferences::ofProgram(), &Preferences::changed);
  Preferences::ofProgram().setMemoryMegabytes(256);
  QCOMPARE(changed.count(), 1);
  QCOMPARE(Preferences::ofProgram().memory(), std::size_t{256} * 1024 * 1024);
}

void PreferencesTest::theDialogSetsAtOnce() {
  inDialog([](QDialog& dialog) {
    dialog.findChildren<QSpinBox*>()[0]->setValue(90);
    for (auto* box : dialog.findChildren<QCheckBox*>()) box->toggle();
    auto* colours = dialog.findChildren<QComboBox*>()[1];
    colours->setCurrentIndex(2);
    emit colours->activated(2);
    QCOMPARE(QApplication::palette().color(QPalette::Base),
             paletteOf(Appearance::dark).color(QPalette::Base));
  });
  const Preferences& all = Preferences::ofProgram();
  QCOMPARE(all.autosave(), std::chrono::seconds(90));
  QVERIFY(!all.bringsBack() && all.reopens() && !all.keepsPictures());
  chooseAppearance(Appearance::system);
}

void PreferencesTest::coloursOfCostsAreChosen() {
  window_->open(WEIGHBRIDGE_SAMPLES "/market.weighbridge");
  auto& layers = panel<ViewPanel>().view().layers();
  QTRY_VERIFY(!layers.legend().empty());
  const auto before = layers.legend();
  inDialog([](QDialog& dialog) {
    auto* scales = dialog.findChildren<QComboBox*>()[2];
    scales->setCurrentIndex(1);
    emit scales->activated(1);
  });
  QCOMPARE(viewport::costScale(), viewport::CostScale::shades);
  QCOMPARE(Preferences::ofProgram().costScale(), viewport::CostScale::shades);
  QVERIFY(layers.legend().front().colour != before.front().colour);
  Preferences::ofProgram().restoreStandard();
  QVERIFY(layers.legend() == before);
}

/// A chair of 0.6 m: in boxes, in advice and in what is told below the view.
void PreferencesTest::lengthsFollowEverywhereButInFiles() {
  open(WEIGHBRIDGE_SAMPLES "/chair.weighbridge");
  window_->selection().select(weighing::Target{0, 0});
  auto* others = panel<WhyPanel>().findChild<QToolButton*>("otherSteps");
  qobject_cast<Fold*>(others->parentWidget())->setOpen(true);
  const auto saysInWhy = [this](const QString& words) {
    for (const QLabel* label : panel<WhyPanel>().findChildren<QLabel*>())
      if (label->isVisibleTo(&panel<WhyPanel>()) && label->text().contains(words)) return true;
    return false;
  };
  QTRY_VERIFY_WITH_TIMEOUT(saysInWhy("from 0.6 m"), 60'000);
  const QString copied = panel<WhyPanel>().explanation();
  inDialog([](QDialog& dialog) {
    for (auto* choice : dialog.findChildren<QComboBox*>())
      if (choice->findText("Feet") >= 0) {
        choice->setCurrentIndex(2);
        emit choice->activated(2);
      }
  });
  QVERIFY(saysInWhy("from 1.969 ft"));
  QVERIFY(!saysInWhy("0.6 m"));
  QCOMPARE(panel<WhyPanel>().explanation(), copied);
  window_->findChild<QDockWidget*>("properties")->raise();
  QString typed;
  QTRY_VERIFY(panel<PropertiesPanel>().isVisible());
  for (auto* box : panel<PropertiesPanel>().findChildren<ExpressionBox*>())
    if (box->accessibleName() == "Size x") typed = box->findChild<QLineEdit*>()->text();
  QCOMPARE(typed, "1.969 ft");
  QCOMPARE(shownLength(3.048), "10 ft");
  // Files do not follow.
  const QString file = folder_->filePath("chair.weighbridge");
  QVERIFY(window_->document().saveAs(file).has_value());
  QFile written(file);
  QVERIFY(written.open(QIODevice::ReadOnly));
  QVERIFY(written.readAll().contains("0.6"));
  LengthChoice::ofProgram().choose(metreUnit);
  QVERIFY(saysInWhy("from 0.6 m"));
}

void PreferencesTest::theDialogSaysThatTheLanguageWaits() {
  inDialog([](QDialog& dialog) {
    auto* languages = dialog.findChildren<QComboBox*>()[0];
    emit languages->activated(0);
    QStringList said;
    for (auto* label : dialog.findChildren<QLabel*>()) said << label->text();
    QVERIFY(said.contains("Restart the program to change the language."));
  });
}

void PreferencesTest::standardIsRestored() {
  Preferences::ofProgram().setAutosave(std::chrono::seconds(120));
  Preferences::ofProgram().setReopens(true);
  inDialog([](QDialog& dialog) {
    for (auto* button : dialog.findChildren<QPushButton*>())
      if (button->text() == "Restore &defaults") button->click();
    QCOMPARE(dialog.findChildren<QSpinBox*>()[0]->value(), 30);
  });
  atFirstAllIsStandard();
}

WEIGHBRIDGE_WINDOW_TEST(PreferencesTest);

}  // namespace wb::ui::test

#include "preferences_test.moc"
