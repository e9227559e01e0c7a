#include "tests/ui/panels/view/view_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/view/detail/legend.h"

namespace wb::ui::test {

using layers::Layer;
using viewport::Preset;

/// What a file is shown as at first, and what keys of the view choose.
class ViewModesTest : public ViewPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(640, 480); }
  void cleanup() { stop(); }
  void aModelOpensAsTheModel();
  void physicsIsOneKeyAway();
  void xrayFollowsTheSelection();
  void parallelRaysAreOneKeyAway();
  void isolatingShowsWhatIsSelectedOrAll();
  void theGroundIsLeftOutWhenUnchecked();
  void theDearestAreListedAndFollowConstants();
};

/// Whatever was looked at before.
void ViewModesTest::aModelOpensAsTheModel() {
  open("chair.llmesh");
  QCOMPARE(view().layers().shown(), std::vector{Layer::visual});
  QCOMPARE(view().layers().colourBy(), viewport::ColourBy::layer);
  setPreset(Preset::physics);
  open("market.weighbridge");
  QCOMPARE(view().layers().shown(), (std::vector{Layer::visual, Layer::prims}));
  QCOMPARE(view().layers().colourBy(), viewport::ColourBy::landImpact);
}

void ViewModesTest::physicsIsOneKeyAway() {
  open("chair.llmesh");
  QTest::keyClick(&view(), Qt::Key_P);
  waitForLayers();
  QVERIFY(panel_->settings().matches(Preset::physics));
  QCOMPARE(view().layers().shown(), std::vector{Layer::physicsMesh});
  QCOMPARE(somePick().second.layer, Layer::physicsMesh);  // within the ghost of the model
  QTest::keyClick(&view(), Qt::Key_C);
  QVERIFY(panel_->settings().matches(Preset::cost));
  QTest::keyClick(&view(), Qt::Key_V);
  waitForLayers();
  QCOMPARE(view().layers().shown(), std::vector{Layer::visual});
}

void ViewModesTest::parallelRaysAreOneKeyAway() {
  open("chair.llmesh");
  QTest::keyClick(&view(), Qt::Key_5);
  QVERIFY(panel_->settings().isOrthographic);
  QVERIFY(view().orbitCamera().isOrthographic);
  QTest::keyClick(&view(), Qt::Key_8);
  QVERIFY(view().orbitCamera().isOrthographic);  // whatever side is looked from
  QTest::keyClick(&view(), Qt::Key_5);
  QVERIFY(!view().orbitCamera().isOrthographic);
}

void ViewModesTest::isolatingShowsWhatIsSelectedOrAll() {
  open("vehicle.weighbridge");
  QTest::keyClick(&view(), Qt::Key_I);
  QVERIFY(visibility_->isAllShown());  // nothing is selected
  selection_->selectAll({{0, {}}, {1, 2}});
  QTest::keyClick(&view(), Qt::Key_I);
  QVERIFY(!visibility_->isHidden(0, 0));
  QVERIFY(visibility_->isHidden(1, 0));
  QVERIFY(!visibility_->isHidden(1, 2));
  QTest::keyClick(&view(), Qt::Key_I);
  QVERIFY(visibility_->isAllShown());
}

void ViewModesTest::theGroundIsLeftOutWhenUnchecked() {
  open("chair.llmesh");
  const QImage with = picture();
  ViewSettings settings = panel_->settings();
  QVERIFY(settings.hasGround);
  settings.hasGround = false;
  panel_->setSettings(settings);
  QVERIFY(differingPixels(with, picture()) > 500);
}

void ViewModesTest::xrayFollowsTheSelection() {
  open("market.weighbridge");
  const QImage whole = picture();
  QTest::keyClick(&view(), Qt::Key_X);
  QVERIFY(readout()->text().contains(QStringLiteral("Select an object")));
  QCOMPARE(differingPixels(whole, picture()), 0);  // nothing is selected
  const auto [pixel, pick] = somePick();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixel);
  const QImage dimmed = picture();
  QVERIFY(differingPixels(whole, dimmed) > 500);
  QTest::keyClick(&view(), Qt::Key_X);
  QVERIFY(differingPixels(dimmed, picture()) >
          0);  // faded beside its culprits, no longer seen through
}

void ViewModesTest::theDearestAreListedAndFollowConstants() {
  open("market.weighbridge");
  const QImage before = picture();
  const auto* legend = panel_->findChild<Legend*>();
  const auto listed = [legend] {
    QStringList lines;
    for (const QLabel* label : legend->findChildren<QLabel*>())
      if (label->text().contains(QStringLiteral(". "))) lines << label->text();
    return lines;
  };
  QVERIFY(listed().isEmpty());
  QTest::keyClick(&view(), Qt::Key_D);
  QCOMPARE(listed().size(), 10);
  QVERIFY(listed().front().contains(QStringLiteral("Spoilt wall: 1,800 LI")));
  QVERIFY(differingPixels(before, picture()) > 500);
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::triangle_constant] *= 0.01;
  changeProfile(*document_, profile, "Change");
  QVERIFY(!listed().front().contains(QStringLiteral("1,800")));
  document_->undoStack().undo();
  QTest::keyClick(&view(), Qt::Key_D);
  QVERIFY(listed().isEmpty());
  QCOMPARE(differingPixels(before, picture()), 0);
}

WEIGHBRIDGE_WINDOW_TEST(ViewModesTest);

}  // namespace wb::ui::test

#include "view_modes_test.moc"
