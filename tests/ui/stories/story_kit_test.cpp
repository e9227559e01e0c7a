#include "tests/ui/stories/story_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/level_planner.h"
#include "ui/panels/shapes/shapes_panel.h"

#include <QDir>

namespace wb::ui::test {

/// From the expensive chair to the files for the uploader, as shapes.md and upload.md tell it.
class StoryKitTest : public StoryCase {
  Q_OBJECT

 private slots:
  void init() { begin("StoryKitTest"); }
  void cleanup() { end(); }
  void whatWasPlannedArrives();

 private:
  ShapesPanel& shapes() { return panel<ShapesPanel>(); }
  void useLevels();
  void usePanels();
};

void StoryKitTest::useLevels() {
  LevelPlanner& levels = shapes().levels();
  levels.search();
  QTRY_VERIFY_WITH_TIMEOUT(levels.levels(), 60'000);
  levels.use();
  QVERIFY(levels.areUsed());
}

/// They arrive as they are made.
void StoryKitTest::usePanels() {
  shapes().wishes().setGoal(ShapeGoal::share, 12);
  for (QComboBox* one : shapes().wishes().findChildren<QComboBox*>())
    if (const int index = one->findText("panels"); index >= 0) one->setCurrentIndex(index);
  action("Make physics shape")->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(!shapes().isBusy(), 120'000);
  QVERIFY(shapes().hasChosen());
  action("Use shape")->trigger();
  QVERIFY(shapes().isChosenUsed());
}

void StoryKitTest::whatWasPlannedArrives() {
  openSample("chair");
  QCOMPARE(landImpact(), 9.0);
  useLevels();
  usePanels();
  const double planned = shapes().impacts()->after;
  QVERIFY(planned < 9);
  QCOMPARE(landImpact(), planned);

  QVERIFY(QDir(folder_->path()).mkdir("kit"));
  const QString path = folder_->filePath("kit/seat.dae");
  const QString page = folder_->filePath("kit/seat.html");
  chooseFile(path);
  action("Export for the uploader")->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(page), 60'000);
  QVERIFY(QFile::exists(folder_->filePath("kit/seat_PHYS.dae")));
  const QByteArray promised = "<td class=\"number\">" + QByteArray::number(planned) + " LI</td>";
  QVERIFY2(contentOf(page).contains(promised), promised);

  window_->document().undoStack().setClean();
  open(path);
  QCOMPARE(landImpact(), planned);
}

WEIGHBRIDGE_WINDOW_TEST(StoryKitTest);

}  // namespace wb::ui::test

#include "story_kit_test.moc"
