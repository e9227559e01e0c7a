#include "tests/ui/stories/story_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/ray/ray_panel.h"

namespace wb::ui::test {

/// The story of resources/help/en/story-ray.md.
class StoryRayTest : public StoryCase {
  Q_OBJECT

 private slots:
  void init() { begin("StoryRayTest"); }
  void cleanup() { end(); }
  void itGoesAsThePageSays();

 private:
  QString said(const char* name) {
    for (const auto* label : panel<RayPanel>().findChildren<QLabel*>())
      if (label->accessibleDescription() == QLatin1StringView(name)) return label->text();
    return {};
  }
};

void StoryRayTest::itGoesAsThePageSays() {
  answerForm({"Dead end", "4", "OOSEEEEEEEEEESEEE"});
  action("Add octree")->trigger();
  QCOMPARE(scene().octrees.size(), std::size_t{1});
  answerForm({"-5", "1.3", "1.2", "1", "0", "0"});
  action("Add ray")->trigger();
  QTRY_VERIFY(panel<RayPanel>().isVisible());
  QTRY_VERIFY(said("Result of the exact method").contains("leaf /4"));
  QVERIFY(said("Result of the exact method").contains("t 7 m"));
  QVERIFY(said("Result of Inexor's method").contains("no hit"));
  QVERIFY(said("How the methods differ").contains("never goes back"));

  const QString path = folder_->filePath("dead end.weighbridge");
  chooseFile(path);
  key(Qt::Key_S, Qt::ControlModifier);
  QVERIFY(QFileInfo::exists(path));
  open(path);
  QCOMPARE(scene().rays.size(), std::size_t{1});
  QCOMPARE(scene().octrees.front().tree, std::string("OOSEEEEEEEEEESEEE"));
}

WEIGHBRIDGE_WINDOW_TEST(StoryRayTest);

}  // namespace wb::ui::test

#include "story_ray_test.moc"
