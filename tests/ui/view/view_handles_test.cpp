#include "model/layers/bounds.h"
#include "model/making/edit_hulls.h"
#include "tests/ui/view/view_panel_case.h"
#include "tests/window/window_test.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::ui::test {
/// Arrows that are dragged, by real presses and moves.
class ViewHandlesTest : public ViewPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(800, 600); }
  void cleanup() { stop(); }
  void withoutASelectionItSaysWhatToDo();
  void aDragMovesAnOctreeInSteps();
  void withControlItMovesFreely();
  void escapePutsItBack();
  void aTypedDistanceMovesAlongAnAxis();
  void aNumberTypedWhileDraggingSaysHowFar();
  void escapeEndsTyping();
  void anObjectMovesAsAWhole();
  void aPartMovesWithinItsObject();
  void theRootTakesTheWholeObjectWithIt();
  void aRingTurnsAnOctreeAboutItsMiddle();
  void withoutTheToolADragTurnsTheCamera();
  void theSectionIsDraggedByItsHandle();
  void aCornerOfTheChosenHullIsDragged();
  void withShiftACornerGoesAlongAnAxis();
  void theAxesAreThoseOfThePart();
  void whileHullsAreDrawnApartItSaysSo();
  void aCornerStaysWhereAnAssetCanHoldIt();
  void escapePutsACornerBack();
  void withControlHullsAreChosenTogether();

 private:
  void openOctree();
  /// A part of two hulls, from the front, the corners of the first shown.
  void openHulls(const glm::dquat& turned = {1, 0, 0, 0});
  std::vector<glm::dvec3> corners() const;
  /// Drags a corner of a hull by so much, region metres; the button stays down.
  void pullCorner(const glm::dvec3& by, Qt::KeyboardModifiers keys = {});
  /// Presses at the arrow along an axis, and drags it so far; the button stays down.
  void pull(const glm::dvec3& origin, int axis, double metres, Qt::KeyboardModifiers keys = {});
  void release(Qt::KeyboardModifiers keys = {}) {
    QTest::mouseRelease(&view(), Qt::LeftButton, keys, last_);
  }
  void moveTo(const QPoint& pixel, Qt::KeyboardModifiers keys);
  void type(const char* keys) {
    for (; *keys != 0; ++keys) QTest::keyClick(&view(), *keys);
  }
  QPoint pixelOf(const glm::dvec3& point);
  const scene::Scene& scene() const { return document_->weighing().scene; }
  glm::dvec3 middleOf(std::optional<std::size_t> linkset, std::optional<std::size_t> part = {});

  QPoint last_;
};

void ViewHandlesTest::openOctree() {
  QTemporaryDir folder;
  const QString path = test::makeFile(folder, "one.scene", "octree 0 0 0 4 S\n");
  QVERIFY(document_->open(path).has_value());
  view().look(viewport::OrbitCamera::Standard::front);
  view().frame({glm::dvec3(-2), glm::dvec3(6)});
  selection_->selectOctree(0);
  QTest::keyClick(&view(), Qt::Key_G);
}

QPoint ViewHandlesTest::pixelOf(const glm::dvec3& point) {
  const auto pixel = *view().orbitCamera().pixelOf(point, view().panes().size());
  return {qRound(pixel.x), qRound(pixel.y)};
}

void ViewHandlesTest::moveTo(const QPoint& pixel, Qt::KeyboardModifiers keys) {
  QMouseEvent move(QEvent::MouseMove, pixel, view().mapToGlobal(pixel), Qt::NoButton,
                   Qt::LeftButton, keys);
  QCoreApplication::sendEvent(&view(), &move);
  last_ = pixel;
}

/// Takes it forty pixels from where it begins.
void ViewHandlesTest::pull(const glm::dvec3& origin, int axis, double metres,
                           Qt::KeyboardModifiers keys) {
  glm::dvec3 along(0);
  along[axis] = 1;
  const double aPixel = view().orbitCamera().heightAtTarget() / view().panes().size().y;
  const glm::dvec3 from = origin + 40 * aPixel * along;
  QTest::mousePress(&view(), Qt::LeftButton, {}, pixelOf(from));
  moveTo(pixelOf(from + metres * along), keys);
}

glm::dvec3 ViewHandlesTest::middleOf(std::optional<std::size_t> linkset,
                                     std::optional<std::size_t> part) {
  const auto bounds = *layers::boundsOf(scene(), linkset, part);
  return (bounds.low + bounds.high) / 2.0;
}

void ViewHandlesTest::withoutASelectionItSaysWhatToDo() {
  open("ten_boxes.weighbridge");
  selection_->select({});
  QTest::keyClick(&view(), Qt::Key_G);
  QVERIFY(readout()->text().contains("Select"));
  QTest::keyClick(&view(), Qt::Key_G);
  QCOMPARE(readout()->text(), QString());
}

void ViewHandlesTest::aDragMovesAnOctreeInSteps() {
  openOctree();
  pull({2, 2, 2}, 0, 1.22);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(1.2, 0, 0));
  QVERIFY(readout()->text().contains("1.2 m along x"));
  moveTo(last_ + QPoint(0, 30), {});  // Across the arrow nothing moves.
  QVERIFY(std::abs(scene().octrees[0].position.x - 1.2) < 0.11);
  QCOMPARE(scene().octrees[0].position.z, 0.0);
  release();
  QCOMPARE(document_->undoStack().count(), 1);
  document_->undoStack().undo();
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0));
}

void ViewHandlesTest::withControlItMovesFreely() {
  openOctree();
  const double aPixel = view().orbitCamera().heightAtTarget() / view().panes().size().y;
  pull({2, 2, 2}, 2, 1.03, Qt::ControlModifier);
  const double height = scene().octrees[0].position.z;
  QVERIFY(std::abs(height - 1.03) <= aPixel);
  release();
}

void ViewHandlesTest::escapePutsItBack() {
  openOctree();
  pull({2, 2, 2}, 0, 2);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(2, 0, 0));
  QTest::keyClick(&view(), Qt::Key_Escape);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0));
  const auto camera = view().orbitCamera();
  moveTo(last_ + QPoint(50, 0), {});
  release();
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0));
  QCOMPARE(view().orbitCamera(), camera);
  QCOMPARE(document_->undoStack().count(), 0);
}

void ViewHandlesTest::aTypedDistanceMovesAlongAnAxis() {
  openOctree();
  type("y-2.5");
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0, -2.5, 0));
  QTest::keyClick(&view(), Qt::Key_Backspace);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0, -2, 0));
  type("25");
  QTest::keyClick(&view(), Qt::Key_Return);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0, -2.25, 0));
  type("z1");
  QTest::keyClick(&view(), Qt::Key_Return);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0, -2.25, 1));
  QCOMPARE(document_->undoStack().count(), 2);
}

void ViewHandlesTest::aNumberTypedWhileDraggingSaysHowFar() {
  openOctree();
  pull({2, 2, 2}, 0, 1.2);
  type("0,75");
  moveTo(last_ + QPoint(50, 0), {});
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0.75, 0, 0));
  QTest::keyClick(&view(), Qt::Key_Return);
  moveTo(last_ + QPoint(50, 0), {});
  release();
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0.75, 0, 0));
  QCOMPARE(document_->undoStack().count(), 1);
}

void ViewHandlesTest::escapeEndsTyping() {
  openOctree();
  type("x3");
  QCOMPARE(scene().octrees[0].position, glm::dvec3(3, 0, 0));
  QTest::keyClick(&view(), Qt::Key_Escape);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0));
  QCOMPARE(document_->undoStack().count(), 0);
  const auto camera = view().orbitCamera();
  QTest::keyClick(&view(), Qt::Key_5);
  QVERIFY2(view().orbitCamera() != camera, "keys do again what they do");
}

void ViewHandlesTest::anObjectMovesAsAWhole() {
  open("market.weighbridge");
  view().look(viewport::OrbitCamera::Standard::front);
  view().frame(*layers::boundsOf(scene(), 3));
  selection_->select(weighing::Target{3, {}});
  QTest::keyClick(&view(), Qt::Key_G);
  QVERIFY(readout()->text().contains("with Ctrl"));
  const glm::dvec3 before = scene().linksets[3].position;
  const glm::dvec3 middle = middleOf(3);
  pull(middle, 0, 0.5);
  const glm::dvec3 moved = scene().linksets[3].position - before;
  waitForLayers();
  QTest::qWait(50);  // Shapes that are made anew take nothing from what is told.
  QVERIFY(readout()->text().contains("Moved by 0.5 m along x"));
  const QString place = QLocale().toString(before.x + 0.5, 'g', 4);
  QVERIFY(readout()->text().contains("now at x " + place + " m"));
  release();
  QVERIFY(glm::distance(moved, glm::dvec3(0.5, 0, 0)) < 1e-9);
  QVERIFY(glm::distance(middleOf(3) - middle, moved) < 1e-6);
  QCOMPARE(document_->undoStack().count(), 1);
}

/// The root stays, and so does all else.
void ViewHandlesTest::aPartMovesWithinItsObject() {
  open("vehicle.weighbridge");
  view().look(viewport::OrbitCamera::Standard::front);
  view().frame(*layers::boundsOf(scene(), 0));
  selection_->select(weighing::Target{0, 1});
  QTest::keyClick(&view(), Qt::Key_G);
  const glm::dvec3 root = scene().linksets[0].position;
  const glm::dvec3 first = middleOf(0, 1);
  const glm::dvec3 other = middleOf(0, 0);
  pull(first, 2, 0.3);
  release();
  QVERIFY(glm::distance(middleOf(0, 1) - first, glm::dvec3(0, 0, 0.3)) < 1e-6);
  QCOMPARE(middleOf(0, 0), other);
  QCOMPARE(scene().linksets[0].position, root);
}

void ViewHandlesTest::theRootTakesTheWholeObjectWithIt() {
  open("vehicle.weighbridge");
  view().look(viewport::OrbitCamera::Standard::front);
  view().frame(*layers::boundsOf(scene(), 0));
  selection_->select(weighing::Target{0, 1});
  QTest::keyClick(&view(), Qt::Key_G);
  QVERIFY(!readout()->text().contains("root part"));
  selection_->select(weighing::Target{0, 0});
  view().frame(*layers::boundsOf(scene(), 0));
  QVERIFY(readout()->text().contains("root part"));
  const glm::dvec3 other = middleOf(0, 1);
  pull(middleOf(0, 0), 2, 0.3);
  QVERIFY(readout()->text().contains("the whole object"));
  QVERIFY(glm::distance(middleOf(0, 1) - other, glm::dvec3(0, 0, 0.3)) < 1e-6);
  release();
}

/// From above the ring about z is a circle, and the others are lines across it: from the upper
/// right to the upper left is a quarter.
void ViewHandlesTest::aRingTurnsAnOctreeAboutItsMiddle() {
  openOctree();
  view().look(viewport::OrbitCamera::Standard::top);
  view().frame({glm::dvec3(-4), glm::dvec3(8)});
  const QPoint middle = pixelOf({2, 2, 2});
  constexpr int aside = 79;  // Of 112 pixels from the middle.
  QTest::mousePress(&view(), Qt::LeftButton, {}, middle + QPoint(aside, -aside));
  moveTo(middle + QPoint(0, -99), {});
  moveTo(middle + QPoint(-aside, -aside), {});
  release();
  const scene::OctreeEntry& octree = scene().octrees[0];
  QVERIFY(glm::distance(octree.rotation * glm::dvec3(1, 0, 0), glm::dvec3(0, 1, 0)) < 1e-9);
  QCOMPARE(octree.position, glm::dvec3(0));
  QVERIFY(readout()->text().contains("90° about z"));
  QCOMPARE(document_->undoStack().count(), 1);
}

void ViewHandlesTest::withoutTheToolADragTurnsTheCamera() {
  openOctree();
  QTest::keyClick(&view(), Qt::Key_G);
  const auto camera = view().orbitCamera();
  pull({2, 2, 2}, 0, 1);
  release();
  QVERIFY(view().orbitCamera() != camera);
  QCOMPARE(document_->undoStack().count(), 0);
}

void ViewHandlesTest::theSectionIsDraggedByItsHandle() {
  openOctree();
  QTest::keyClick(&view(), Qt::Key_G);
  ViewSettings settings = panel_->settings();
  settings.section = {2, 0.5};
  panel_->setSettings(settings);
  pull({2, 2, 2}, 2, 1);
  QVERIFY(std::abs(panel_->settings().section.share - 0.75) < 1e-9);
  QVERIFY(readout()->text().contains("3 m"));
  QTest::keyClick(&view(), Qt::Key_Escape);
  QCOMPARE(panel_->settings().section.share, 0.5);
  release();
}

/// Posts of 1 m by 1 m by 2 m, 1 m apart, in a mesh of 3 by 1 by 2 m at the origin.
void ViewHandlesTest::openHulls(const glm::dquat& turned) {
  open("doorway.weighbridge");
  scene::Scene scene = document_->weighing().scene;
  scene.linksets.resize(1);
  scene.linksets[0].parts.resize(1);
  scene.linksets[0].position = {0, 0, 0};
  scene.linksets[0].rotation = turned;
  scene.linksets[0].parts[0].rotation = {1, 0, 0, 0};
  scene.linksets[0].parts[0].position = {0, 0, 0};
  scene.linksets[0].parts[0].scale = {3, 1, 2};
  shape::Pieces posts;
  for (const double x : {-1.5, 0.5})
    posts.push_back(*shape::withBox({}, {x + 0.5, 0, 0}, {1, 1, 2})->begin());
  document_->setScene(*making::withHulls(std::move(scene), {0, 0}, posts));
  setPreset(viewport::Preset::physics);
  view().look(viewport::OrbitCamera::Standard::front);
  view().frame({glm::dvec3(-2), glm::dvec3(2)});
  selection_->select(weighing::Target{0, 0});
  selection_->highlight(Highlight{layers::Layer::hulls, 0, 0, true, {0}});
  if (!panel_->settings().hasHandles) QTest::keyClick(&view(), Qt::Key_G);
}

std::vector<glm::dvec3> ViewHandlesTest::corners() const {
  return (*making::hullsOf(scene(), {0, 0}))[0].corners();
}

void ViewHandlesTest::pullCorner(const glm::dvec3& by, Qt::KeyboardModifiers keys) {
  const glm::dvec3 corner = scene().linksets[0].rotation * corners().front();
  QTest::mousePress(&view(), Qt::LeftButton, {}, pixelOf(corner));
  moveTo(pixelOf(corner + by / 2.0), keys);
  moveTo(pixelOf(corner + by), keys);
}

/// In the screen's plane, with what it costs and how far off it is said meanwhile; one step of
/// undo.
void ViewHandlesTest::aCornerOfTheChosenHullIsDragged() {
  openHulls();
  const auto before = corners();
  const glm::dvec3 inwards = glm::dvec3(-1, 0, 0) - before.front();
  const glm::dvec3 by(0.3 * (inwards.x > 0 ? 1 : -1), 0, before.front().z > 0 ? -0.3 : 0.3);
  pullCorner(by);
  // 2 hulls and 16 vertices of 0.04 PE each.
  QVERIFY(readout()->text().contains("Hulls: 2, vertices: 16, physics 0.72 PE"));
  QTRY_VERIFY_WITH_TIMEOUT(readout()->text().contains("error "), 60'000);
  QCOMPARE(corners(), before);
  release();
  QCOMPARE(document_->undoStack().count(), 1);
  const double aPixel = view().orbitCamera().heightAtTarget() / view().panes().size().y;
  const auto after = corners();
  const glm::dvec3 wanted = before.front() + by;
  QVERIFY(std::ranges::any_of(
      after, [&](const glm::dvec3& corner) { return glm::distance(corner, wanted) < 4 * aPixel; }));
  document_->undoStack().undo();
  QCOMPARE(corners(), before);
}

void ViewHandlesTest::withShiftACornerGoesAlongAnAxis() {
  openHulls();
  const auto before = corners();
  const double side = before.front().x < -1 ? 0.4 : -0.4;
  pullCorner({side, 0, 0.1}, Qt::ShiftModifier);
  release(Qt::ShiftModifier);
  const double step = 3 * 1.01 / 65535;  // What an asset tells apart.
  QVERIFY(std::ranges::any_of(corners(), [&](const glm::dvec3& corner) {
    return std::abs(corner.x - before.front().x - side) < 0.05 &&
           std::abs(corner.y - before.front().y) < step &&
           std::abs(corner.z - before.front().z) < step;
  }));
}

/// A wall that stands askew is made longer, not thicker too.
void ViewHandlesTest::theAxesAreThoseOfThePart() {
  const glm::dquat turned = glm::angleAxis(0.5, glm::dvec3(0, 0, 1));
  openHulls(turned);
  view().look(viewport::OrbitCamera::Standard::top);
  QVERIFY(readout()->text().contains("an axis of its part"));
  const auto before = corners();
  const double side = before.front().x < -1 ? 0.4 : -0.4;
  pullCorner(turned * glm::dvec3(side, 0.03, 0), Qt::ShiftModifier);
  release(Qt::ShiftModifier);
  const double step = 3 * 1.01 / 65535;  // What an asset tells apart.
  QVERIFY(std::ranges::any_of(corners(), [&](const glm::dvec3& corner) {
    return std::abs(corner.x - before.front().x - side) < 0.05 &&
           std::abs(corner.y - before.front().y) < step &&
           std::abs(corner.z - before.front().z) < step;
  }));
}

void ViewHandlesTest::whileHullsAreDrawnApartItSaysSo() {
  openHulls();
  ViewSettings settings = panel_->settings();
  settings.explosion = 0.5;
  panel_->setSettings(settings);
  QVERIFY(readout()->text().contains("Explode"));
  const auto before = corners();
  pullCorner({0.2, 0, 0.2});
  release();
  QCOMPARE(corners(), before);
}

/// One percent beyond the part.
void ViewHandlesTest::aCornerStaysWhereAnAssetCanHoldIt() {
  openHulls();
  const double out = corners().front().x < -1 ? -1.0 : 1.0;
  pullCorner({0, 0, corners().front().z > 0 ? 1 : -1});
  release();
  for (const glm::dvec3& corner : corners()) QVERIFY(std::abs(corner.z) <= 1.0101);
  QVERIFY(std::ranges::any_of(corners(),
                              [](const glm::dvec3& corner) { return std::abs(corner.z) > 1.005; }));
  pullCorner({out * 0.001, 0, 0});  // What stands out already can be dragged again.
  release();
  QVERIFY(!readout()->text().contains("within"));
}

void ViewHandlesTest::escapePutsACornerBack() {
  openHulls();
  const auto before = corners();
  pullCorner({0.2, 0, 0.2});
  QTest::keyClick(&view(), Qt::Key_Escape);
  release();
  QCOMPARE(corners(), before);
  QCOMPARE(document_->undoStack().count(), 0);
}

void ViewHandlesTest::withControlHullsAreChosenTogether() {
  openHulls();
  ViewSettings settings = panel_->settings();
  settings.hasHandles = false;
  panel_->setSettings(settings);
  waitForLayers();
  const auto lit = [this] { return selection_->highlighted()->indices; };
  QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, pixelOf({1, -0.5, 0}));
  QCOMPARE(lit(), (std::vector<std::uint32_t>{0, 1}));
  QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, pixelOf({-1, -0.5, 0}));
  QCOMPARE(lit(), std::vector<std::uint32_t>{1});
  QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, pixelOf({1, -0.5, 0}));
  QVERIFY2(!lit().empty(), "the last one stays");
}

WEIGHBRIDGE_WINDOW_TEST(ViewHandlesTest);

}  // namespace wb::ui::test

#include "view_handles_test.moc"
