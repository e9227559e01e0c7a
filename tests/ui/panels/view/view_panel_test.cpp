#include "model/display/shape_of_part.h"
#include "model/formats/file_kinds.h"
#include "tests/ui/panels/view/view_panel_case.h"
#include "tests/window/settled.h"
#include "tests/window/window_test.h"
#include "ui/panels/view/detail/view_toolbar.h"

#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <algorithm>

namespace wb::ui::test {

using layers::Layer;
using viewport::Preset;

class ViewPanelTest : public ViewPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(640, 480); }
  void cleanup() { stop(); }
  void emptyPanelSaysWhatToDo();
  void openedFileIsDrawn();
  void closedFileLeavesTheWord();
  void hoverNamesTriangleWidthAndShare();
  void clickSelectsAndLights();
  void clickBesideSelectsNothing();
  void selectionIsFramed();
  void whatIsSelectedElsewhereComesIntoView();
  void aClickLeavesTheCameraWhereItIs();
  void highlightedTrianglesAreSeenThoughTheirLayerIsHidden();
  void everyPresetShowsSomething_data();
  void everyPresetShowsSomething();
  void constantsWithoutGeometryMakeNoLayerAgain();
  void constantsWithGeometryMakeLayersAgain();
  void anotherShapeTypeShowsAnotherShape();
  void chosenLayersWithoutShapesAreExplained();
  void hiddenPartsAreNeitherDrawnNorPicked();
  void hidingAllIsExplained();
  void aLayerIsShownOnDemand();
  void darkPaletteDarkensTheView();
  void filesDroppedOnTheViewAreHandedOn();

 private:
  void leaveGroundOut();
  /// The same picture with all hidden.
  QImage withoutScene();
};

void ViewPanelTest::leaveGroundOut() {
  ViewSettings settings = panel_->settings();
  settings.hasGround = false;
  panel_->setSettings(settings);
}

QImage ViewPanelTest::withoutScene() {
  for (std::size_t i = 0; i < document_->weighing().scene.linksets.size(); ++i)
    visibility_->hideLinkset(i, true);
  waitForLayers();
  const QImage image = picture();
  visibility_->showAll();
  waitForLayers();
  return image;
}

void ViewPanelTest::emptyPanelSaysWhatToDo() {
  const auto labels = panel_->findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
    const std::string text = label->text().toStdString();
    return label->isVisible() && text.starts_with("Drop") &&
           std::ranges::all_of(import::suffixes(), [&text](std::string_view suffix) {
             return text.find(suffix) != std::string::npos;
           });
  }));
  QVERIFY(!panel_->findChild<ViewToolbar*>()->isVisible());
}

void ViewPanelTest::openedFileIsDrawn() {
  draw();
  open("doorway.weighbridge");
  QVERIFY(panel_->findChild<ViewToolbar*>()->isVisible());
  leaveGroundOut();
  QVERIFY(differingPixels(picture(), withoutScene()) > 2000);
}

void ViewPanelTest::closedFileLeavesTheWord() {
  open("doorway.weighbridge");
  document_->close();
  QVERIFY(view().layers().shown().empty());
  emptyPanelSaysWhatToDo();
}

void ViewPanelTest::hoverNamesTriangleWidthAndShare() {
  open("chair.llmesh");
  setPreset(Preset::physics);
  const auto [pixel, pick] = somePick();
  QCOMPARE(pick.layer, Layer::physicsMesh);
  QTest::mouseMove(&view(), pixel);
  QTRY_VERIFY(!readout()->text().isEmpty());
  const layers::LayerShapes& shapes = *view().layers().pickScene().layer(pick.layer);
  const weighing::Weighing& weighing = document_->weighing();
  const std::vector<double> widths =
      layers::physicsWidths(weighing.scene.linksets[0].parts[0], *shapes.shapes[0],
                            cost::GeometryRules(weighing.profile));
  const QString width = QLocale().toString(widths[pick.triangle], 'g', 4);
  QVERIFY(readout()->text().contains(QStringLiteral("triangle %1").arg(pick.origin.triangle + 1)));
  QVERIFY(readout()->text().contains(QStringLiteral("width %1 m").arg(width)));
  QVERIFY(readout()->text().contains(QStringLiteral("% of its part's physics cost")));
  QTest::mouseMove(&view(), {1, 1});
  QTRY_VERIFY(readout()->text().isEmpty());
}

void ViewPanelTest::clickSelectsAndLights() {
  open("vehicle.weighbridge");
  setPreset(Preset::physics);
  const auto [pixel, pick] = somePick();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixel);
  QCOMPARE(selection_->current(), (weighing::Target{pick.origin.linkset, pick.origin.part}));
  QVERIFY(selection_->highlighted().has_value());
  QCOMPARE(selection_->highlighted()->layer, pick.layer);
}

void ViewPanelTest::clickBesideSelectsNothing() {
  open("vehicle.weighbridge");
  selection_->select(weighing::Target{0, 0});
  QTest::mouseClick(&view(), Qt::LeftButton, {}, {1, 1});
  QVERIFY(!selection_->current().has_value());
}

void ViewPanelTest::selectionIsFramed() {
  open("market.weighbridge");
  const double whole = view().orbitCamera().distance;
  selection_->select(weighing::Target{3, {}});
  QTest::keyClick(&view(), Qt::Key_F);
  QTRY_VERIFY(view().orbitCamera().distance < whole / 2);
  QVERIFY(wb::test::waitUntilSettled([this] { return view().orbitCamera(); }));
  const double framed = view().orbitCamera().distance;
  selection_->select(weighing::Target{3, 0});
  QTest::keyClick(&view(), Qt::Key_F);
  selection_->select(weighing::Target{3, {}});
  QTest::keyClick(&view(), Qt::Key_F);
  QVERIFY(std::abs(view().orbitCamera().distance / framed - 1) < 1e-3);
  const auto bounds = layers::boundsOf(document_->weighing().scene, 3);
  const glm::dvec3 target = view().orbitCamera().target;
  QVERIFY(glm::distance(target, (bounds->low + bounds->high) / 2.0) <
          glm::distance(bounds->low, bounds->high));
  selection_->select({});
  panel_->frameSelection();
  QCOMPARE(view().orbitCamera().distance, whole);
}

void ViewPanelTest::whatIsSelectedElsewhereComesIntoView() {
  open("market.weighbridge");
  const viewport::OrbitCamera before = view().orbitCamera();
  selection_->select(weighing::Target{5, {}});
  const auto bounds = layers::boundsOf(document_->weighing().scene, 5);
  const auto isSeen = [&] {
    return view().orbitCamera().showsWell(bounds->low, bounds->high,
                                          {view().width(), view().height()});
  };
  QTRY_VERIFY(isSeen());
  QVERIFY(wb::test::waitUntilSettled([this] { return view().orbitCamera(); }));
  QTest::keyClick(&view(), Qt::Key_Backspace);
  QTRY_VERIFY(std::abs(view().orbitCamera().distance - before.distance) < 1e-6);
}

/// What was clicked at is where the pointer is: the picture stays.
void ViewPanelTest::aClickLeavesTheCameraWhereItIs() {
  open("market.weighbridge");
  const auto [pixel, pick] = somePick();
  const viewport::OrbitCamera before = view().orbitCamera();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixel);
  QVERIFY(selection_->current().has_value());
  QVERIFY(wb::test::waitUntilSettled([this] { return view().orbitCamera(); }));
  QCOMPARE(view().orbitCamera(), before);
}

void ViewPanelTest::highlightedTrianglesAreSeenThoughTheirLayerIsHidden() {
  draw();
  open("chair.llmesh");
  setPreset(Preset::visual);
  const QImage before = picture();
  selection_->highlight(Highlight{Layer::physicsMesh, 0, 0, false, {0, 1}});
  waitForLayers();
  QVERIFY(differingPixels(before, picture()) > 100);
  selection_->highlight({});
  QCOMPARE(differingPixels(before, picture()), 0);
}

void ViewPanelTest::everyPresetShowsSomething_data() {
  QTest::addColumn<int>("preset");
  for (const Preset preset : viewport::allPresets)
    QTest::newRow(name(preset).data()) << int(preset);
}

void ViewPanelTest::everyPresetShowsSomething() {
  QFETCH(int, preset);
  draw();
  open("vehicle.weighbridge");
  setPreset(static_cast<Preset>(preset));
  QVERIFY(!view().layers().shown().empty());
  const auto [pixel, pick] = somePick();
  // Of boxes lines alone are drawn, and the land lies below.
  if (static_cast<Preset>(preset) == Preset::map) return;
  leaveGroundOut();
  const QImage image = picture();
  QVERIFY(image.pixel(pixel) != image.pixel(0, pixel.y()));
}

void ViewPanelTest::constantsWithoutGeometryMakeNoLayerAgain() {
  open("vehicle.weighbridge");
  QSignalSpy made(panel_->findChild<LayerKeeper*>(), &LayerKeeper::layerMade);
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::triangle_constant] = 0.1;
  profile[cost::Key::hull_cost] = 0.5;
  document_->setProfile(profile);
  QTest::qWait(50);
  QCOMPARE(made.count(), 0);
}

void ViewPanelTest::constantsWithGeometryMakeLayersAgain() {
  open("vehicle.weighbridge");
  setPreset(Preset::physics);
  QSignalSpy made(panel_->findChild<LayerKeeper*>(), &LayerKeeper::layerMade);
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::flat_side] = 0.15;
  document_->setProfile(profile);
  QTRY_VERIFY(made.count() > 0);
}

void ViewPanelTest::anotherShapeTypeShowsAnotherShape() {
  open("chair.llmesh");
  setPreset(Preset::physics);
  QCOMPARE(somePick().second.layer, Layer::physicsMesh);
  scene::Part part = document_->weighing().scene.linksets[0].parts[0];
  part.shapeType = scene::ShapeType::convexHull;
  document_->setPart(0, 0, part);
  QTRY_COMPARE(view().layers().shown(), std::vector{Layer::baseHull});
}

void ViewPanelTest::chosenLayersWithoutShapesAreExplained() {
  open("ten_boxes.weighbridge");
  ViewSettings settings = panel_->settings();
  settings.layers = {Layer::hulls};
  panel_->setSettings(settings);
  waitForLayers();
  const auto labels = panel_->findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->isVisible() && label->text().startsWith(QStringLiteral("Nothing to show"));
  }));
}

void ViewPanelTest::hiddenPartsAreNeitherDrawnNorPicked() {
  draw();
  open("vehicle.weighbridge");
  leaveGroundOut();
  const auto [pixel, pick] = somePick();
  const auto& [linkset, part, triangle, group] = pick.origin;
  const QImage before = picture();
  visibility_->hidePart(linkset, part, true);
  waitForLayers();
  const auto behind = view().pick(pixel);
  QVERIFY(!behind || behind->origin.linkset != linkset || behind->origin.part != part);
  const QImage after = picture();
  QVERIFY(differingPixels(before, after) > 100);
  if (!behind) QCOMPARE(after.pixel(pixel), after.pixel(0, pixel.y()));
  visibility_->showAll();
  waitForLayers();
  QCOMPARE(view().pick(pixel)->origin, pick.origin);
  QCOMPARE(differingPixels(before, picture()), 0);
}

void ViewPanelTest::hidingAllIsExplained() {
  open("chair.llmesh");
  visibility_->hideLinkset(0, true);
  waitForLayers();
  QVERIFY(view().layers().shown().empty());
  const auto labels = panel_->findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->isVisible() && label->text().contains(QStringLiteral("hidden"));
  }));
}

void ViewPanelTest::aLayerIsShownOnDemand() {
  open("chair.llmesh");
  panel_->showLayer(Layer::visual, asset::Lod::low);
  waitForLayers();
  QCOMPARE(view().layers().shown(), std::vector{Layer::visual});
  QCOMPARE(panel_->settings().lod, asset::Lod::low);
  panel_->showLayer(Layer::baseHull);
  waitForLayers();
  QCOMPARE(view().layers().shown(), (std::vector{Layer::visual, Layer::baseHull}));
  QCOMPARE(panel_->settings().lod, asset::Lod::low);
}

void ViewPanelTest::darkPaletteDarkensTheView() {
  draw();
  open("chair.llmesh");
  QPalette palette = panel_->palette();
  palette.setColor(QPalette::Base, QColor(12, 13, 14));
  palette.setColor(QPalette::Text, QColor(230, 230, 230));
  panel_->setPalette(palette);
  const QColor upper = picture().pixelColor(0, 0);
  QVERIFY2(qAbs(upper.red() - 0x30) <= 2 && qAbs(upper.blue() - 0x3D) <= 2,
           qPrintable(upper.name()));
}

void ViewPanelTest::filesDroppedOnTheViewAreHandedOn() {
  open("chair.llmesh");
  QSignalSpy dropped(panel_.get(), &ViewPanel::dropped);
  QMimeData files;
  files.setUrls({QUrl::fromLocalFile(sample("duck.llmesh"))});
  QDropEvent drop({50, 50}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&view(), &drop);
  QCOMPARE(dropped.count(), 1);
  QVERIFY(drop.isAccepted());
}

WEIGHBRIDGE_WINDOW_TEST(ViewPanelTest);

}  // namespace wb::ui::test

#include "view_panel_test.moc"
