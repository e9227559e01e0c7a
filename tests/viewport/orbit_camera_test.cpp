#include "tests/window/window_test.h"
#include "viewport/camera.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include <QTest>
#include <cmath>
#include <random>

namespace wb::viewport::test {
namespace {

constexpr glm::dvec2 viewSize{640, 480};

/// Where a point appears, by the projection matrices of the field rather than the camera's own way.
glm::dvec2 pixelOf(const OrbitCamera& camera, const glm::dvec3& point,
                   const glm::dvec2& size = viewSize) {
  const glm::dmat4 eye = glm::lookAt(camera.position(), camera.target, camera.up());
  const glm::dmat4 lens = glm::perspective(OrbitCamera::fieldOfView, size.x / size.y,
                                           camera.nearPlane(), camera.farPlane());
  const glm::dvec4 clip = lens * eye * glm::dvec4(point, 1);
  return {(clip.x / clip.w + 1) / 2 * size.x, (1 - clip.y / clip.w) / 2 * size.y};
}

class Random {
 public:
  double number(double low, double high) {
    return std::uniform_real_distribution(low, high)(engine_);
  }
  glm::dvec3 point(double range) {
    return {number(-range, range), number(-range, range), number(-range, range)};
  }
  OrbitCamera camera() {
    OrbitCamera camera;
    camera.target = point(100);
    camera.distance = number(0.5, 200);
    camera.yaw = number(-3, 3);
    camera.pitch = number(-1.5, 1.5);
    return camera;
  }

 private:
  std::mt19937 engine_{1};
};

}  // namespace

class OrbitCameraTest : public QObject {
  Q_OBJECT

 private slots:
  void looksAtItsTargetInTheMiddle();
  void rayThroughThePixelOfAPointHitsThePoint();
  void parallelRaysThroughThePixelOfAPointHitThePoint();
  void parallelRaysFrameAWholeBox();
  void orbitKeepsTargetAndDistance();
  void orbitStopsAtThePoles();
  void panMovesTheTargetWithThePointer();
  void zoomKeepsThePointUnderThePointer();
  void zoomStopsBeforeTheTarget();
  void lookingAroundStaysWhereItIs();
  void flightGoesWhereItLooks();
  void aNearerTargetIsOnTheSameLine();
  void frameShowsTheWholeBox();
  void whatIsFramedIsShownWell();
  void flightsBeginAndEndWhereTheyAreMeantTo();
  void frameOfAPointIsFinite();
  void standardViewsLookAlongTheAxes_data();
  void standardViewsLookAlongTheAxes();
};

void OrbitCameraTest::looksAtItsTargetInTheMiddle() {
  OrbitCamera camera;
  camera.target = {3, -2, 7};
  QVERIFY(glm::distance(pixelOf(camera, camera.target), viewSize / 2.0) < 1e-6);
}

void OrbitCameraTest::rayThroughThePixelOfAPointHitsThePoint() {
  Random random;
  for (int i = 0; i < 1000; ++i) {
    const OrbitCamera camera = random.camera();
    const glm::dvec3 point = camera.target + random.point(camera.distance / 4);
    const glm::dvec3 direction = camera.direction(pixelOf(camera, point), viewSize);
    QVERIFY(std::abs(glm::length(direction) - 1) < 1e-12);
    const glm::dvec3 expected = glm::normalize(point - camera.position());
    QVERIFY(glm::distance(direction, expected) < 1e-9);
  }
}

void OrbitCameraTest::parallelRaysThroughThePixelOfAPointHitThePoint() {
  Random random;
  for (int i = 0; i < 200; ++i) {
    OrbitCamera camera = random.camera();
    camera.isOrthographic = true;
    const glm::dvec3 point = camera.target + random.point(camera.distance);
    // As high at the target as with perspective: 2 d tan(0.35).
    const double half = camera.distance * std::tan(0.35);
    const glm::dmat4 eye = glm::lookAt(camera.position(), camera.target, camera.up());
    const glm::dmat4 lens = glm::ortho(-half * 640 / 480, half * 640 / 480, -half, half,
                                       camera.nearPlane(), camera.farPlane());
    const glm::dvec4 clip = lens * eye * glm::dvec4(point, 1);
    QVERIFY(std::abs(clip.z) < 1);
    const glm::dvec2 pixel{(clip.x + 1) / 2 * 640, (1 - clip.y) / 2 * 480};
    const glm::dvec3 from = point - camera.origin(pixel, viewSize);
    const glm::dvec3 direction = camera.direction(pixel, viewSize);
    QVERIFY(glm::length(from - direction * glm::dot(from, direction)) < 1e-9 * camera.distance);
  }
}

void OrbitCameraTest::parallelRaysFrameAWholeBox() {
  OrbitCamera camera;
  camera.isOrthographic = true;
  camera.look(OrbitCamera::Standard::front);
  camera.frame({10, 20, 30}, {14, 22, 31}, viewSize);
  // Four metres and the margin of a tenth fill the width.
  QVERIFY(std::abs(camera.heightAtTarget() * 640 / 480 - 4.4) < 1e-9);
  QVERIFY(glm::distance(camera.target, {12, 21, 30.5}) < 1e-9);
  QVERIFY(camera.showsWell({10, 20, 30}, {14, 22, 31}, viewSize));
  QVERIFY(!camera.showsWell({10, 20, 30}, {15, 22, 31}, viewSize));
}

void OrbitCameraTest::orbitKeepsTargetAndDistance() {
  Random random;
  OrbitCamera camera = random.camera();
  const OrbitCamera before = camera;
  camera.orbit({31, -17});
  QCOMPARE(camera.target, before.target);
  QVERIFY(std::abs(glm::distance(camera.position(), camera.target) - before.distance) < 1e-9);
  QVERIFY(glm::distance(camera.position(), before.position()) > 0.01);
}

void OrbitCameraTest::orbitStopsAtThePoles() {
  OrbitCamera camera;
  camera.orbit({0, 1e6});
  QVERIFY(std::abs(camera.position().z - camera.target.z - camera.distance) < 1e-9);
  QVERIFY(std::abs(glm::length(camera.up()) - 1) < 1e-12);
}

void OrbitCameraTest::panMovesTheTargetWithThePointer() {
  Random random;
  for (int i = 0; i < 100; ++i) {
    OrbitCamera camera = random.camera();
    const glm::dvec3 held = camera.target;
    camera.pan({40, -25}, viewSize);
    QVERIFY(glm::distance(pixelOf(camera, held), viewSize / 2.0 + glm::dvec2(40, -25)) < 1e-6);
  }
}

void OrbitCameraTest::zoomKeepsThePointUnderThePointer() {
  Random random;
  for (int i = 0; i < 100; ++i) {
    OrbitCamera camera = random.camera();
    const glm::dvec2 pointer(random.number(0, 640), random.number(0, 480));
    const glm::dvec3 forward = glm::normalize(camera.target - camera.position());
    const glm::dvec3 direction = camera.direction(pointer, viewSize);
    const glm::dvec3 held =
        camera.position() + direction * (camera.distance / glm::dot(direction, forward));
    camera.zoom(random.number(0.5, 2), pointer, viewSize);
    QVERIFY(glm::distance(pixelOf(camera, held), pointer) < 1e-6);
  }
}

void OrbitCameraTest::zoomStopsBeforeTheTarget() {
  OrbitCamera camera;
  for (int i = 0; i < 1000; ++i) camera.zoom(0.5, viewSize / 2.0, viewSize);
  QVERIFY(camera.distance > 0);
  QVERIFY(camera.nearPlane() > 0);
}

void OrbitCameraTest::lookingAroundStaysWhereItIs() {
  Random random;
  for (int i = 0; i < 100; ++i) {
    const OrbitCamera before = random.camera();
    OrbitCamera camera = before;
    camera.lookAround({random.number(-90, 90), random.number(-90, 90)});
    QVERIFY(glm::distance(camera.position(), before.position()) < 1e-9);
    QCOMPARE(camera.distance, before.distance);
  }
  // A drag to the right looks to the right: forward turns towards where right was.
  OrbitCamera camera;
  const glm::dvec3 right = glm::cross(camera.forward(), camera.up());
  camera.lookAround({30, 0});
  QVERIFY(glm::dot(camera.forward(), right) > 0);
}

void OrbitCameraTest::flightGoesWhereItLooks() {
  Random random;
  for (int i = 0; i < 100; ++i) {
    const OrbitCamera before = random.camera();
    OrbitCamera camera = before;
    camera.fly({0, 0, 3});
    QVERIFY(glm::distance(camera.position(), before.position() + 3.0 * before.forward()) < 1e-9);
    camera = before;
    camera.fly({0, 2, 0});
    QVERIFY(glm::distance(camera.position(), before.position() + 2.0 * before.up()) < 1e-9);
    camera = before;
    camera.fly({1, 0, 0});
    const glm::dvec3 right = glm::cross(before.forward(), before.up());
    QVERIFY(glm::distance(camera.position(), before.position() + right) < 1e-9);
  }
}

void OrbitCameraTest::aNearerTargetIsOnTheSameLine() {
  Random random;
  for (int i = 0; i < 100; ++i) {
    const OrbitCamera before = random.camera();
    OrbitCamera camera = before;
    camera.drawTargetNear(0.1);
    QVERIFY(glm::distance(camera.position(), before.position()) < 1e-9);
    QVERIFY(glm::distance(camera.forward(), before.forward()) < 1e-12);
    QVERIFY(std::abs(camera.distance - 0.1 * before.distance) < 1e-9);
  }
}

void OrbitCameraTest::frameShowsTheWholeBox() {
  Random random;
  for (const glm::dvec2& size : {viewSize, glm::dvec2(200, 700), glm::dvec2(900, 100)}) {
    OrbitCamera camera = random.camera();
    const glm::dvec3 low = random.point(50);
    const glm::dvec3 high = low + glm::abs(random.point(30));
    camera.frame(low, high, size);
    double reach = 0;
    for (unsigned corner = 0; corner < 8; ++corner) {
      const glm::dvec3 point(corner & 1 ? low.x : high.x, corner & 2 ? low.y : high.y,
                             corner & 4 ? low.z : high.z);
      const glm::dvec2 pixel = pixelOf(camera, point, size);
      QVERIFY(pixel.x >= 0 && pixel.x <= size.x && pixel.y >= 0 && pixel.y <= size.y);
      const glm::dvec2 offCentre = glm::abs(pixel / size - 0.5);
      reach = std::max({reach, offCentre.x, offCentre.y});
      const double depth =
          glm::dot(point - camera.position(), glm::normalize(camera.target - camera.position()));
      QVERIFY(depth > camera.nearPlane() && depth < camera.farPlane());
    }
    QVERIFY(reach > 0.4);  // and fills the picture
  }
}

void OrbitCameraTest::whatIsFramedIsShownWell() {
  Random random;
  for (int i = 0; i < 50; ++i) {
    OrbitCamera camera = random.camera();
    const glm::dvec3 low = random.point(50);
    const glm::dvec3 high = low + glm::abs(random.point(30)) + 0.1;
    camera.frame(low, high, viewSize);
    QVERIFY(camera.showsWell(low, high, viewSize));
    OrbitCamera far = camera;
    far.distance = 100 * glm::distance(low, high);
    QVERIFY(!far.showsWell(low, high, viewSize));  // a speck
    OrbitCamera aside = camera;
    aside.target += 100.0 * glm::distance(low, high) * camera.up();
    QVERIFY(!aside.showsWell(low, high, viewSize));
  }
}

void OrbitCameraTest::flightsBeginAndEndWhereTheyAreMeantTo() {
  Random random;
  const OrbitCamera from = random.camera();
  const OrbitCamera to = random.camera();
  const auto areClose = [](const OrbitCamera& a, const OrbitCamera& b) {
    return glm::distance(a.position(), b.position()) < 1e-6 &&
           glm::distance(a.target, b.target) < 1e-6;
  };
  QVERIFY(areClose(from.towards(to, 0), from));
  QVERIFY(areClose(from.towards(to, 1), to));
}

void OrbitCameraTest::frameOfAPointIsFinite() {
  OrbitCamera camera;
  camera.frame({1, 2, 3}, {1, 2, 3}, {0, 0});
  QVERIFY(std::isfinite(camera.distance) && camera.distance > 0);
  QVERIFY(glm::distance(camera.target, glm::dvec3(1, 2, 3)) < 0.1);
}

void OrbitCameraTest::standardViewsLookAlongTheAxes_data() {
  QTest::addColumn<int>("view");
  QTest::addColumn<double>("x");
  QTest::addColumn<double>("y");
  QTest::addColumn<double>("z");
  using Standard = OrbitCamera::Standard;
  QTest::newRow("front") << int(Standard::front) << 0.0 << 1.0 << 0.0;
  QTest::newRow("back") << int(Standard::back) << 0.0 << -1.0 << 0.0;
  QTest::newRow("left") << int(Standard::left) << 1.0 << 0.0 << 0.0;
  QTest::newRow("right") << int(Standard::right) << -1.0 << 0.0 << 0.0;
  QTest::newRow("top") << int(Standard::top) << 0.0 << 0.0 << -1.0;
  QTest::newRow("bottom") << int(Standard::bottom) << 0.0 << 0.0 << 1.0;
}

void OrbitCameraTest::standardViewsLookAlongTheAxes() {
  QFETCH(int, view);
  QFETCH(double, x);
  QFETCH(double, y);
  QFETCH(double, z);
  OrbitCamera camera;
  camera.look(static_cast<OrbitCamera::Standard>(view));
  const glm::dvec3 forward = glm::normalize(camera.target - camera.position());
  QVERIFY(glm::distance(forward, glm::dvec3(x, y, z)) < 1e-9);
}

WEIGHBRIDGE_WINDOW_TEST(OrbitCameraTest);

}  // namespace wb::viewport::test

#include "orbit_camera_test.moc"
