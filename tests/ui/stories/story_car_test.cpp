#include "tests/ui/stories/story_case.h"
#include "tests/window/window_test.h"

namespace wb::ui::test {

/// As resources/help/en/story-car.md tells it.
class StoryCarTest : public StoryCase {
  Q_OBJECT

 private slots:
  void init() { begin("StoryCarTest"); }
  void cleanup() { end(); }
  void itGoesAsThePageSays();
};

void StoryCarTest::itGoesAsThePageSays() {
  const QString car = "Car with torus wheels";
  openSample("vehicle");
  choose(car);
  QCOMPARE(costOf(car).landImpact, 173.0);
  QTRY_VERIFY(
      explanation().contains("The object cannot be set physical: wheel alone costs 42.57 PE"));

  std::size_t wheel = 1;
  for (const double landImpact : {131.0, 90.0, 48.0, 7.0}) {
    choose(car, wheel++);
    chooseConvexHull();
    QCOMPARE(costOf(car).landImpact, landImpact);
  }
  choose(car);
  QTRY_VERIFY(explanation().contains("The object can be set physical"));
  QTest::keyClick(checkBox("Physical"), Qt::Key_Space);
  QVERIFY(std::abs(costOf(car).physicsPhysical - 7.969) < 0.001);
  QCOMPARE(costOf(car).landImpact, 8.0);
}

WEIGHBRIDGE_WINDOW_TEST(StoryCarTest);

}  // namespace wb::ui::test

#include "story_car_test.moc"
