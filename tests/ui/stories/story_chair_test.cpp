#include "tests/ui/stories/story_case.h"
#include "tests/window/window_test.h"

namespace wb::ui::test {

/// As resources/help/en/story-chair.md tells it.
class StoryChairTest : public StoryCase {
  Q_OBJECT

 private slots:
  void init() { begin("StoryChairTest"); }
  void cleanup() { end(); }
  void itGoesAsThePageSays();
};

void StoryChairTest::itGoesAsThePageSays() {
  openSample("chair");
  QCOMPARE(window_->selection().current(), weighing::Target{});
  QCOMPARE(landImpact(), 9.0);
  QTRY_VERIFY(explanation().contains("0.05 × 24 ÷ 0.1379"));
  QVERIFY(
      explanation().contains("The download weight is 0.73 PE, and the server weight is 0.5 PE"));

  chooseConvexHull();
  QCOMPARE(landImpact(), 1.0);
  QCOMPARE(costOf("Chair").physics, 0.44);
  QVERIFY(costOf("Chair").streaming > costOf("Chair").physics);

  key(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(landImpact(), 9.0);
  key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(landImpact(), 1.0);
}

WEIGHBRIDGE_WINDOW_TEST(StoryChairTest);

}  // namespace wb::ui::test

#include "story_chair_test.moc"
