#include "tests/ui/stories/story_case.h"
#include "tests/window/window_test.h"

namespace wb::ui::test {

/// As resources/help/en/story-wall.md tells it.
class StoryWallTest : public StoryCase {
  Q_OBJECT

 private slots:
  void init() { begin("StoryWallTest"); }
  void cleanup() { end(); }
  void itGoesAsThePageSays();
};

void StoryWallTest::itGoesAsThePageSays() {
  openSample("slivers");
  QCOMPARE(costOf("Clean wall").landImpact, 1.0);
  QCOMPARE(costOf("Sliver wall").landImpact, 1800.0);
  choose("Sliver wall");
  QTRY_VERIFY(explanation().contains("0.05 × 36 ÷ 0.001"));

  chooseConvexHull();
  QCOMPARE(costOf("Sliver wall").landImpact, 1.0);
  QCOMPARE(costOf("Sliver wall").physics, 0.36);
  QCOMPARE(costOf("Sliver wall").server, 0.5);
}

WEIGHBRIDGE_WINDOW_TEST(StoryWallTest);

}  // namespace wb::ui::test

#include "story_wall_test.moc"
