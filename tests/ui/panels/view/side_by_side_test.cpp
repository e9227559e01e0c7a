#include "tests/ui/panels/view/view_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/view/detail/beside_pane.h"

#include <QAction>
#include <QMenu>

namespace wb::ui::test {

using layers::Layer;
using viewport::Preset;

/// The view divided: the model and its physics, before and now.
class SideBySideTest : public ViewPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(900, 500); }
  void cleanup() { stop(); }
  void sShowsPhysicsBesideTheModelAndEndsIt();
  void besidePhysicsThereIsTheModel();
  void theMenuAboveTheViewChooses();
  void aClickInEitherPaneSelects();
  void theBaselineStandsBesideWhatIsNow();
  void withoutABaselineThePaneIsEmpty();
  void anotherFileIsShownInBothPanes();
  void whatWasDeletedIsStillBefore();
  void theMenuPutsBothInOneFrame();
  void keysMoveTheDivider();

 private:
  LayerKeeper* beside() { return panel_->findChild<BesidePane*>()->findChild<LayerKeeper*>(); }
  void waitForBoth() {
    waitForLayers();
    QVERIFY(beside() != nullptr);
    QTRY_VERIFY(!beside()->isBusy());
  }
  void show(Beside what) {
    ViewSettings settings = panel_->settings();
    settings.beside = what;
    panel_->setSettings(settings);
  }
  bool isRight(const QPoint& pixel) { return pixel.x() >= view().width() / 2; }
  std::pair<QPoint, layers::Pick> pickOn(bool right);
};

std::pair<QPoint, layers::Pick> SideBySideTest::pickOn(bool right) {
  const int middle = view().width() / 2;
  for (int y = 5; y < view().height(); y += 5)
    for (int x = right ? middle : 5; x < (right ? view().width() : middle); x += 5)
      if (const auto pick = view().pick(QPoint(x, y))) return {{x, y}, *pick};
  qFatal("the pane shows nothing");
}

void SideBySideTest::sShowsPhysicsBesideTheModelAndEndsIt() {
  draw();
  open("chair.llmesh");
  const QImage whole = picture();
  QTest::keyClick(&view(), Qt::Key_S);
  QCOMPARE(panel_->settings().beside, Beside::physics);
  waitForBoth();
  QCOMPARE(pickOn(false).second.layer, Layer::visual);
  QVERIFY(pickOn(true).second.layer != Layer::visual);
  QVERIFY(differingPixels(whole, picture()) > 1000);
  QTest::keyClick(&view(), Qt::Key_S);
  QVERIFY(beside() == nullptr);
  QCOMPARE(differingPixels(whole, picture()), 0);
}

void SideBySideTest::besidePhysicsThereIsTheModel() {
  open("chair.llmesh");
  setPreset(Preset::physics);
  QTest::keyClick(&view(), Qt::Key_S);
  QCOMPARE(panel_->settings().beside, Beside::visual);
}

void SideBySideTest::theMenuAboveTheViewChooses() {
  open("chair.llmesh");
  const auto choices = panel_->findChild<QMenu*>("beside")->actions();
  QVERIFY(choices.size() > static_cast<qsizetype>(allBesides.size()));
  QVERIFY(choices[0]->isChecked());
  choices[3]->trigger();
  QCOMPARE(panel_->settings().beside, Beside::cost);
  waitForBoth();
  choices[0]->trigger();
  QVERIFY(beside() == nullptr);
  // The key brings back what was beside last.
  QTest::keyClick(&view(), Qt::Key_S);
  QCOMPARE(panel_->settings().beside, Beside::cost);
  QVERIFY(choices[3]->isChecked());
}

void SideBySideTest::aClickInEitherPaneSelects() {
  open("vehicle.weighbridge");
  show(Beside::physics);
  waitForBoth();
  for (const bool right : {false, true}) {
    const auto [pixel, pick] = pickOn(right);
    QTest::mouseMove(&view(), pixel);
    QTRY_VERIFY(!readout()->text().isEmpty());
    QTest::mouseClick(&view(), Qt::LeftButton, {}, pixel);
    QCOMPARE(selection_->current(),
             (std::optional(weighing::Target{pick.origin.linkset, pick.origin.part})));
    selection_->select({});
  }
}

/// Twice as large now: before it is what it was.
void SideBySideTest::theBaselineStandsBesideWhatIsNow() {
  open("ten_boxes.weighbridge");
  baseline_->pin(document_->weighing().profile);
  QTRY_VERIFY(baseline_->side().has_value());
  show(Beside::baseline);
  waitForBoth();
  scene::Part larger = document_->weighing().scene.linksets[0].parts[0];
  const double height = larger.scale.z;
  larger.scale.z *= 2;
  document_->setPart(0, 0, larger);
  waitForBoth();
  const auto heightIn = [](const viewport::SceneLayers& layers) {
    const layers::LayerShapes& shapes = *layers.pickScene().layer(Layer::prims);
    const auto piece = shapes.pieceOf(0, 0);
    const mesh::TriangleMesh mesh = placed(shapes, *piece);
    double low = 1e9;
    double high = -1e9;
    for (const auto& at : mesh.positions) {
      low = std::min<double>(low, at.z);
      high = std::max<double>(high, at.z);
    }
    return high - low;
  };
  QVERIFY(std::abs(heightIn(view().layers()) - 2 * height) < 1e-4);
  QVERIFY(std::abs(heightIn(view().beside()) - height) < 1e-4);
}

void SideBySideTest::withoutABaselineThePaneIsEmpty() {
  open("ten_boxes.weighbridge");
  show(Beside::baseline);
  waitForBoth();
  QVERIFY(view().beside().shown().empty());
  QVERIFY(!view().layers().shown().empty());
  baseline_->pin(document_->weighing().profile);
  QTRY_VERIFY(!view().beside().shown().empty());
}

void SideBySideTest::anotherFileIsShownInBothPanes() {
  open("chair.llmesh");
  show(Beside::physics);
  waitForBoth();
  open("vehicle.weighbridge");
  waitForBoth();
  QVERIFY(!view().beside().shown().empty());
  QCOMPARE(pickOn(true).second.layer != Layer::visual, true);
}

void SideBySideTest::whatWasDeletedIsStillBefore() {
  open("market.weighbridge");
  baseline_->pin(document_->weighing().profile);
  QTRY_VERIFY(baseline_->side().has_value());
  show(Beside::baseline);
  scene::Scene less = document_->weighing().scene;
  const std::size_t count = less.linksets.size();
  less.linksets.erase(less.linksets.begin());
  document_->setScene(less);
  waitForBoth();
  std::set<std::size_t> seen;
  for (const Layer layer : view().beside().shown())
    for (const auto& piece : view().beside().pickScene().layer(layer)->pieces)
      seen.insert(piece.linkset);
  QCOMPARE(*seen.rbegin(), count - 1);
  // It is named, though it cannot be selected any more.
  for (int y = 5; y < view().height(); y += 5)
    for (int x = 5; x < view().width() / 2; x += 5)
      if (const auto pick = view().pick(QPoint(x, y)); pick && pick->origin.linkset == count - 1) {
        QTest::mouseMove(&view(), {x, y});
        QTRY_VERIFY(!readout()->text().isEmpty());
        QTest::mouseClick(&view(), Qt::LeftButton, {}, {x, y});
        QVERIFY(!selection_->current().has_value());
        return;
      }
  QFAIL("what was deleted is behind others");
}

void SideBySideTest::theMenuPutsBothInOneFrame() {
  open("chair.llmesh");
  auto* wipe = panel_->findChild<QAction*>("wipe");
  QVERIFY(!wipe->isChecked());
  wipe->trigger();
  QVERIFY(!view().isWiped());
  show(Beside::physics);
  QVERIFY(panel_->settings().isWiped && view().isWiped());
  wipe->trigger();
  QVERIFY(!view().isWiped());
  QCOMPARE(view().panes().split, viewport::Split::right);
}

void SideBySideTest::keysMoveTheDivider() {
  open("chair.llmesh");
  ViewSettings settings = panel_->settings();
  settings.beside = Beside::physics;
  settings.isWiped = true;
  panel_->setSettings(settings);
  waitForBoth();
  const auto camera = view().orbitCamera();
  QTest::keyClick(&view(), Qt::Key_Tab);
  QVERIFY(view().isDividerFocused());
  QVERIFY2(readout()->text().contains("50%"), qPrintable(readout()->text()));
  QTest::keyClick(&view(), Qt::Key_Right);
  QVERIFY(view().divider() > 0.5);
  QTest::keyClick(&view(), Qt::Key_Left);
  QTest::keyClick(&view(), Qt::Key_Left);
  QVERIFY(view().divider() < 0.5);
  QVERIFY2(readout()->text().contains("48%"), qPrintable(readout()->text()));
  QTest::keyClick(&view(), Qt::Key_Home);
  QCOMPARE(view().divider(), 0.0);
  QTest::keyClick(&view(), Qt::Key_End);
  QCOMPARE(view().divider(), 1.0);
  QVERIFY(view().orbitCamera() == camera);
  QTest::keyClick(&view(), Qt::Key_Backtab);
  QVERIFY(!view().isDividerFocused());
  QTest::keyClick(&view(), Qt::Key_Right);
  QVERIFY(view().orbitCamera() != camera);
}

WEIGHBRIDGE_WINDOW_TEST(SideBySideTest);

}  // namespace wb::ui::test

#include "side_by_side_test.moc"
