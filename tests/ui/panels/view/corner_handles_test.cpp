#include "model/shapes/edit_hulls.h"
#include "tests/ui/panels/view/view_handles_case.h"
#include "tests/window/window_test.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace wb::ui::test {

/// Corners of hulls that are dragged.
class CornerHandlesTest : public ViewHandlesCase {
  Q_OBJECT

 private slots:
  void init() { start(800, 600); }
  void cleanup() { stop(); }
  void aCornerOfTheChosenHullIsDragged();
  void withShiftACornerGoesAlongAnAxis();
  void theAxesAreThoseOfThePart();
  void whileHullsAreDrawnApartItSaysSo();
  void aCornerStaysWhereAnAssetCanHoldIt();
  void escapePutsACornerBack();
  void withControlHullsAreChosenTogether();

 private:
  /// A part of two hulls, from the front, the corners of the first shown.
  void openHulls(const glm::dquat& turned = {1, 0, 0, 0});
  std::vector<glm::dvec3> corners() const;
  /// Drags a corner of a hull by so much, region metres; the button stays down.
  void pullCorner(const glm::dvec3& by, Qt::KeyboardModifiers keys = {});
  /// Whether a corner is so far from a place along x, and nowhere else.
  bool hasCornerAlongX(const glm::dvec3& from, double side) const;
};

/// Posts of 1 m by 1 m by 2 m, 1 m apart, in a mesh of 3 by 1 by 2 m at the origin.
void CornerHandlesTest::openHulls(const glm::dquat& turned) {
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

std::vector<glm::dvec3> CornerHandlesTest::corners() const {
  return (*making::hullsOf(scene(), {0, 0}))[0].corners();
}

void CornerHandlesTest::pullCorner(const glm::dvec3& by, Qt::KeyboardModifiers keys) {
  const glm::dvec3 corner = scene().linksets[0].rotation * corners().front();
  QTest::mousePress(&view(), Qt::LeftButton, {}, pixelOf(corner));
  moveTo(pixelOf(corner + by / 2.0), keys);
  moveTo(pixelOf(corner + by), keys);
}

bool CornerHandlesTest::hasCornerAlongX(const glm::dvec3& from, double side) const {
  const double step = 3 * 1.01 / 65535;  // What an asset tells apart.
  return std::ranges::any_of(corners(), [&](const glm::dvec3& corner) {
    return std::abs(corner.x - from.x - side) < 0.05 && std::abs(corner.y - from.y) < step &&
           std::abs(corner.z - from.z) < step;
  });
}

/// In the screen's plane, with what it costs and how far off it is said meanwhile; one step of
/// undo.
void CornerHandlesTest::aCornerOfTheChosenHullIsDragged() {
  openHulls();
  const auto before = corners();
  const glm::dvec3 inwards = glm::dvec3(-1, 0, 0) - before.front();
  const glm::dvec3 by(0.3 * (inwards.x > 0 ? 1 : -1), 0, before.front().z > 0 ? -0.3 : 0.3);
  pullCorner(by);
  // 2 hulls and 16 vertices of 0.04 PE each.
  QVERIFY(readout()->text().contains("Hulls: 2, vertices: 16, physics 0.72 PE"));
  QTRY_VERIFY_WITH_TIMEOUT(readout()->text().contains("deviation "), 60'000);
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

void CornerHandlesTest::withShiftACornerGoesAlongAnAxis() {
  openHulls();
  const auto before = corners();
  const double side = before.front().x < -1 ? 0.4 : -0.4;
  pullCorner({side, 0, 0.1}, Qt::ShiftModifier);
  release(Qt::ShiftModifier);
  QVERIFY(hasCornerAlongX(before.front(), side));
}

/// A wall that stands askew is made longer, not thicker too.
void CornerHandlesTest::theAxesAreThoseOfThePart() {
  const glm::dquat turned = glm::angleAxis(0.5, glm::dvec3(0, 0, 1));
  openHulls(turned);
  view().look(viewport::OrbitCamera::Standard::top);
  QVERIFY(readout()->text().contains("an axis of its part"));
  const auto before = corners();
  const double side = before.front().x < -1 ? 0.4 : -0.4;
  pullCorner(turned * glm::dvec3(side, 0.03, 0), Qt::ShiftModifier);
  release(Qt::ShiftModifier);
  QVERIFY(hasCornerAlongX(before.front(), side));
}

void CornerHandlesTest::whileHullsAreDrawnApartItSaysSo() {
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
void CornerHandlesTest::aCornerStaysWhereAnAssetCanHoldIt() {
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

void CornerHandlesTest::escapePutsACornerBack() {
  openHulls();
  const auto before = corners();
  pullCorner({0.2, 0, 0.2});
  QTest::keyClick(&view(), Qt::Key_Escape);
  release();
  QCOMPARE(corners(), before);
  QCOMPARE(document_->undoStack().count(), 0);
}

void CornerHandlesTest::withControlHullsAreChosenTogether() {
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

WEIGHBRIDGE_WINDOW_TEST(CornerHandlesTest);

}  // namespace wb::ui::test

#include "corner_handles_test.moc"
