#include "tests/ui/widgets/words.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/charts/charts_panel.h"
#include "ui/panels/cube/cube_panel.h"
#include "ui/panels/properties/properties_panel.h"
#include "ui/panels/ray/ray_panel.h"
#include "ui/panels/why/detail/why_card.h"
#include "ui/widgets/empty_page.h"
#include "ui/window/detail/form_dialog.h"

#include <QDockWidget>
#include <QPushButton>
#include <algorithm>

namespace wb::ui::test {

/// Where there is nothing to show, one press does something about it.
class EmptyPagesTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Empty pages"); }
  void cleanup() { window_.reset(); }
  void withNothingInTheSceneWhyOpensAFile();
  void anEmptiedFileIsStillOpen();
  void withNothingSelectedPropertiesChooseTheCostliest();
  void withNoOctreeRayAddsOne();
  void withNoOctreeCubeAddsOne();
  void withNothingPinnedWinnersPinTheConstants();
  void whatNothingCanBeDoneAboutHasNoButton();

 private:
  /// The button of an empty page of a panel, once that is in front.
  template <class Panel>
  QPushButton* offer(const char* dock);
};

template <class Panel>
QPushButton* EmptyPagesTest::offer(const char* dock) {
  window_->findChild<QDockWidget*>(dock)->raise();
  for (auto* page : panel<Panel>().template findChildren<EmptyPage*>())
    if (auto* button = page->template findChild<QPushButton*>("offer");
        QTest::qWaitFor([button] { return button->isVisible(); }, 1'000))
      return button;
  return nullptr;
}

void EmptyPagesTest::withNothingInTheSceneWhyOpensAFile() {
  open(sample("duck.weighbridge"));
  removeAllObjects();
  QPushButton* button = offer<WhyCard>("why");
  QVERIFY(button);
  chooseFile(sample("chair.weighbridge"));
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  button->click();
  QVERIFY(!reset.isEmpty() || reset.wait(10'000));
  QVERIFY(!window_->document().isEmpty());
}

void EmptyPagesTest::anEmptiedFileIsStillOpen() {
  open(sample("duck.weighbridge"));
  removeAllObjects();
  int saying = 0;
  for (const char* name :
       {"why", "properties", "scenarios", "table", "charts", "comparison", "shapes"}) {
    auto* dock = window_->findChild<QDockWidget*>(name);
    QVERIFY2(dock, name);
    dock->show();
    dock->raise();
    QTRY_VERIFY2(dock->widget()->isVisible(), name);
    QVERIFY2(!wordsIn(*dock).contains("Nothing is open"), name);
    if (wordsIn(*dock).contains("This file has no objects")) ++saying;
  }
  QCOMPARE(saying, 7);
}

void EmptyPagesTest::withNothingSelectedPropertiesChooseTheCostliest() {
  open(sample("market.weighbridge"));
  QPushButton* button = offer<PropertiesPanel>("properties");
  QVERIFY(button);
  button->click();
  const auto selected = window_->selection().current();
  QVERIFY(selected);
  const auto& costs = window_->document().weighing().costs;
  QVERIFY(std::ranges::all_of(costs, [&](const cost::LinksetCost& one) {
    return one.landImpact <= costs[selected->linkset].landImpact;
  }));
}

void EmptyPagesTest::withNoOctreeRayAddsOne() {
  open(sample("market.weighbridge"));
  QPushButton* button = offer<RayPanel>("ray");
  QVERIFY(button);
  whenDialogOpens<FormDialog>([](FormDialog& dialog) { dialog.accept(); });
  button->click();
  QCOMPARE(window_->document().weighing().scene.octrees.size(), std::size_t{1});
  QVERIFY(!button->isVisible());
}

void EmptyPagesTest::withNoOctreeCubeAddsOne() {
  open(sample("market.weighbridge"));
  window_->findChild<QDockWidget*>("cube")->show();  // Shut, but where octrees are worked on.
  QPushButton* button = offer<CubePanel>("cube");
  QVERIFY(button);
  whenDialogOpens<FormDialog>([](FormDialog& dialog) { dialog.accept(); });
  button->click();
  QCOMPARE(window_->document().weighing().scene.octrees.size(), std::size_t{1});
  QVERIFY(!button->isVisible());
}

void EmptyPagesTest::withNothingPinnedWinnersPinTheConstants() {
  open(sample("market.weighbridge"));
  panel<ChartsPanel>().setKind(ChartKind::winners);
  QPushButton* button = offer<ChartsPanel>("charts");
  QVERIFY(button);
  button->click();
  QTRY_VERIFY(!button->isVisible());
}

void EmptyPagesTest::whatNothingCanBeDoneAboutHasNoButton() {
  open(sample("market.weighbridge"));
  auto& table = *window_->findChild<QDockWidget*>("table");
  auto* filter = table.findChild<QLineEdit*>();
  QTest::keyClicks(filter, "no object has this name");
  const auto pages = table.findChildren<EmptyPage*>();
  QCOMPARE(pages.size(), 1);
  QTRY_VERIFY(pages.front()->isVisible());
  QVERIFY(!pages.front()->findChild<QPushButton*>("offer")->isVisible());
}

WEIGHBRIDGE_WINDOW_TEST(EmptyPagesTest);

}  // namespace wb::ui::test

#include "empty_pages_test.moc"
