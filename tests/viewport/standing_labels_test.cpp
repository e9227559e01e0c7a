#include "viewport/standing_labels.h"

#include "tests/window/window_test.h"

#include <QTest>
#include <string>

namespace wb::viewport::test {

using Indices = std::vector<std::size_t>;

/// What names objects in the picture, and when.
class StandingLabelsTest : public QObject {
  Q_OBJECT

 private slots:
  void aPlaceIsMeasuredFromTheMiddle();
  void theFiveMostExpensiveInSightAreLabelled();
  void lessThanAFiftiethHasNoLabel();
  void smallOnesAreMarked();
};

namespace {

/// From 10 m away along x, where a metre spans 100 pixels.
layers::Sight sight() {
  return {
      .eye = {-10, 0, 0}, .forward = {1, 0, 0}, .up = {0, 0, 1}, .size = {800, 600}, .focal = 1000};
}

/// A cube on x = 0.
StandingObject cube(std::size_t linkset, double y, double landImpact, double side = 1) {
  return {linkset,
          {glm::dvec3(-side / 2, y - side / 2, -side / 2),
           glm::dvec3(side / 2, y + side / 2, side / 2)},
          landImpact,
          QString::number(linkset)};
}

}  // namespace

/// To the left of who looks along x is y.
void StandingLabelsTest::aPlaceIsMeasuredFromTheMiddle() {
  QCOMPARE(fromMiddle(sight(), {0, 0, 0}).value(), glm::dvec2(0, 0));
  QCOMPARE(fromMiddle(sight(), {0, -2, 1}).value(), glm::dvec2(200, 100));
  QVERIFY(!fromMiddle(sight(), {-11, 0, 0}));
}

/// One is behind the eye, one beside the picture.
void StandingLabelsTest::theFiveMostExpensiveInSightAreLabelled() {
  std::vector<StandingObject> objects;
  for (std::size_t i = 0; i < 8; ++i)
    objects.push_back(cube(i, static_cast<double>(i) - 3, 100.0 - static_cast<double>(i)));
  objects[1] = cube(1, 20, 99);
  objects[2].box.low.x = objects[2].box.high.x = -30;
  QCOMPARE(chooseStanding(objects, 800, sight()).labelled, (Indices{0, 3, 4, 5, 6}));
}

/// 2 % of 1,000 LI are 20.
void StandingLabelsTest::lessThanAFiftiethHasNoLabel() {
  const std::vector<StandingObject> objects{cube(7, -1, 900), cube(8, 0, 20), cube(9, 1, 19.9)};
  QCOMPARE(chooseStanding(objects, 1000, sight()).labelled, (Indices{0, 1}));
}

/// 7 cm from so far are 7 pixels, 9 cm are 9; the eleventh is not marked.
void StandingLabelsTest::smallOnesAreMarked() {
  std::vector<StandingObject> objects{cube(0, 0, 500, 0.07), cube(1, 1, 400, 0.09)};
  for (std::size_t i = 2; i < 11; ++i) objects.push_back(cube(i, -1, 1, i < 9 ? 1 : 0.05));
  QCOMPARE(chooseStanding(objects, 910, sight()).marked, (Indices{0, 9}));
}

WEIGHBRIDGE_WINDOW_TEST(StandingLabelsTest);

}  // namespace wb::viewport::test

#include "standing_labels_test.moc"
