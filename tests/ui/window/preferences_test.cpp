#include "ui/window/preferences.h"

#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/view/view_panel.h"
#include "ui/window/appearance.h"
#include "ui/window/preferences_dialog.h"
#include "viewport/view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

namespace wb::ui::test {

/// What is set for the whole program, and the dialog that sets it.
class PreferencesTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Preferences"); }
  void cleanup() { window_.reset(); }
  void atFirstAllIsStandard();
  void whatIsWrittenByHandIsHeldInRange();
  void aChangeIsToldAndRemembered();
  void theDialogSetsAtOnce();
  void coloursOfCostsAreChosen();
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

void PreferencesTest::aChangeIsToldAndRemembered() {
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

void PreferencesTest::theDialogSaysThatTheLanguageWaits() {
  inDialog([](QDialog& dialog) {
    auto* languages = dialog.findChildren<QComboBox*>()[0];
    emit languages->activated(0);
    QStringList said;
    for (auto* label : dialog.findChildren<QLabel*>()) said << label->text();
    QVERIFY(said.contains("The language is another from the next start on."));
  });
}

void PreferencesTest::standardIsRestored() {
  Preferences::ofProgram().setAutosave(std::chrono::seconds(120));
  Preferences::ofProgram().setReopens(true);
  inDialog([](QDialog& dialog) {
    for (auto* button : dialog.findChildren<QPushButton*>())
      if (button->text() == "&Restore standard") button->click();
    QCOMPARE(dialog.findChildren<QSpinBox*>()[0]->value(), 30);
  });
  atFirstAllIsStandard();
}

WEIGHBRIDGE_WINDOW_TEST(PreferencesTest);

}  // namespace wb::ui::test

#include "preferences_test.moc"
