#include "model/analysis/exceeded_limits.h"
#include "tests/ui/stories/story_case.h"
#include "tests/window/window_test.h"
#include "ui/widgets/model_text.h"

namespace wb::ui::test {

/// The story of resources/help/en/story-region.md.
class StoryRegionTest : public StoryCase {
  Q_OBJECT

 private slots:
  void init() { begin("StoryRegionTest"); }
  void cleanup() { end(); }
  void itGoesAsThePageSays();

 private:
  /// The problem of the region; empty if it is not over its limit.
  QString problem() {
    for (const weighing::Exceeded& one : weighing::exceeded(window_->document().weighing()))
      if (one.said.text.code == "limit.region") return shown(one.said);
    return {};
  }
};

void StoryRegionTest::itGoesAsThePageSays() {
  openSample("market");
  QCOMPARE(landImpact(), 2835.0);
  answerForm({"Plot", "Openspace"});
  action("New region")->trigger();
  QCOMPARE(scene().regions.back().capacity(), 1000.0);

  tree().setFocus();
  key(Qt::Key_A, Qt::ControlModifier);
  QCOMPARE(window_->selection().all().size(), scene().linksets.size());
  answerForm({"Plot"});
  action("Move to")->trigger();
  QCOMPARE(problem(), QString("The region Plot uses 2835 of 1000 LI: 1835 LI over capacity."));

  choose("Sliver wall");
  key(Qt::Key_Delete);
  QCOMPARE(landImpact(), 1035.0);
  QCOMPARE(problem(), QString("The region Plot uses 1035 of 1000 LI: 35 LI over capacity."));
  choose("Statue");
  key(Qt::Key_Delete);
  QCOMPARE(landImpact(), 961.0);
  QCOMPARE(problem(), QString());

  key(Qt::Key_Z, Qt::ControlModifier);
  key(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(landImpact(), 2835.0);
}

WEIGHBRIDGE_WINDOW_TEST(StoryRegionTest);

}  // namespace wb::ui::test

#include "story_region_test.moc"
