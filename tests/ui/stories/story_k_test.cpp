#include "tests/ui/stories/story_case.h"
#include "tests/window/window_test.h"

namespace wb::ui::test {

/// As resources/help/en/story-k.md tells it.
class StoryKTest : public StoryCase {
  Q_OBJECT

 private slots:
  void init() { begin("StoryKTest"); }
  void cleanup() { end(); }
  void itGoesAsThePageSays();
};

void StoryKTest::itGoesAsThePageSays() {
  openSample("calibration");
  QCOMPARE(costOf("Ten triangles").physics, 1.0);
  QCOMPARE(costOf("Three triangles").physics, 0.5);
  QCOMPARE(landImpact(), 3.0);
  showPanel("constants");
  enterConstant("Triangle constant", "0.05 * 2");
  QCOMPARE(costOf("Ten triangles").physics, 2.0);
  QVERIFY(std::abs(costOf("Three triangles").physics - 0.6) < 1e-9);
  QCOMPARE(costOf("Ten triangles, twice the size").landImpact, 1.0);
  QCOMPARE(landImpact(), 4.0);

  openSample("market");
  QCOMPARE(landImpact(), 2835.0);
  enterConstant("Triangle constant", "0.05 * 2");
  QCOMPARE(landImpact(), 5365.0);
  QCOMPARE(costOf("Sliver wall").landImpact, 3600.0);
  action("Undo")->trigger();
  QCOMPARE(landImpact(), 2835.0);
}

WEIGHBRIDGE_WINDOW_TEST(StoryKTest);

}  // namespace wb::ui::test

#include "story_k_test.moc"
