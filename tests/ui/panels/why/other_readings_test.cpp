// What a model that is open would cost if it were read otherwise.
#include "model/report/other_readings.h"

#include "model/core/language.h"
#include "tests/support/wavy_model.h"
#include "tests/ui/panels/why/why_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/why/detail/card_labels.h"
#include "ui/panels/why/detail/other_readings_list.h"

namespace wb::ui::test {

class OtherReadingsTest : public WhyPanelCase {
  Q_OBJECT

 private slots:
  void init();
  void theCardSaysWhatAModelCostsWithoutGeneratedLevels();
  void changesMakeItUntrueUntilTheyAreTakenBack();
  void anotherFileForgetsIt();
  void aModelOfOtherLevelsSaysNothing();
  void levelsThatFilesGiveMakeNoDifference();
  void whatIsSeenLaterIsReadAsItWasOpened();
  void theTextHasItsRoomBeforeItComes_data();
  void theTextHasItsRoomBeforeItComes();

 private:
  OtherReadings& readings() { return *panel_->findChild<OtherReadings*>(); }
  QLabel& sentence() { return *label("otherwise"); }
  double landImpactOf(import::LevelSource levels);
  void openModel(import::LevelSource levels = import::LevelSource::uploader);
  void rename();

  std::unique_ptr<QTemporaryDir> folder_;
  std::string model_;
};

void OtherReadingsTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  model_ = folder_->filePath("waves.obj").toStdString();
  wb::test::writeWavyModel(model_, "obj", 96);
  start();
}

double OtherReadingsTest::landImpactOf(import::LevelSource levels) {
  weighing::WeighOptions options;
  options.bare.levels = levels;
  return weighing::weighFile(model_, options)->value.costs.at(0).landImpact;
}

void OtherReadingsTest::openModel(import::LevelSource levels) {
  weighing::WeighOptions options;
  options.bare.levels = levels;
  selection_->select({});
  panel_->setReadAs(options);
  document_->show(std::move(*weighing::weighFile(model_, options)));
}

/// A change of no cost.
void OtherReadingsTest::rename() {
  scene::Part part = document_->weighing().scene.linksets[0].parts[0];
  part.name = "Water";
  changePart(*document_, 0, 0, part, "Rename");
}

void OtherReadingsTest::theCardSaysWhatAModelCostsWithoutGeneratedLevels() {
  const double generated = landImpactOf(import::LevelSource::uploader);
  const double given = landImpactOf(import::LevelSource::asGiven);
  QVERIFY(given > generated);
  openModel();
  select(0);
  QVERIFY(sentence().isVisible());
  QTRY_COMPARE(
      sentence().text(),
      QStringLiteral("%1 LI when uploaded with generated levels of detail; %2 LI without them.")
          .arg(generated)
          .arg(given));
}

void OtherReadingsTest::changesMakeItUntrueUntilTheyAreTakenBack() {
  openModel();
  select(0);
  QTRY_VERIFY(!sentence().text().isEmpty());
  rename();
  QTRY_VERIFY(!sentence().isVisible());
  document_->undoStack().undo();
  QTRY_VERIFY(sentence().isVisible());
  QVERIFY(sentence().text().contains("LI without them."));
}

void OtherReadingsTest::anotherFileForgetsIt() {
  openModel();
  select(0);
  QTRY_VERIFY(!sentence().text().isEmpty());
  open("chair.weighbridge");
  QVERIFY(readings().current().empty());
  select(0);
  QVERIFY(!sentence().isVisible());
  QVERIFY(!readings().isAwaited());
}

void OtherReadingsTest::aModelOfOtherLevelsSaysNothing() {
  for (const auto levels : {import::LevelSource::asGiven, import::LevelSource::quarters}) {
    openModel(levels);
    select(0);
    QVERIFY(!sentence().isVisible());
    QVERIFY(!readings().isAwaited());
  }
}

/// The room stays until the card is shown anew: nothing moves under the pointer.
void OtherReadingsTest::levelsThatFilesGiveMakeNoDifference() {
  for (const char* level : {"waves_LOD2.obj", "waves_LOD1.obj", "waves_LOD0.obj"})
    QVERIFY(QFile::copy(QString::fromStdString(model_), folder_->filePath(level)));
  openModel();
  QTRY_VERIFY(!readings().isAwaited());
  QVERIFY(readings().current().empty());
  select(0);
  QVERIFY(!sentence().isVisible());
}

void OtherReadingsTest::whatIsSeenLaterIsReadAsItWasOpened() {
  panel_->hide();
  openModel();
  rename();
  panel_->show();
  QVERIFY(readings().isAwaited());
  QVERIFY(readings().awaited().empty());
  document_->undoStack().undo();
  QTRY_VERIFY(!readings().isAwaited());
  QCOMPARE(readings().current().size(), std::size_t{1});
}

void OtherReadingsTest::theTextHasItsRoomBeforeItComes_data() {
  QTest::addColumn<int>("width");
  for (const int width : {80, 200, 419, 2000}) QTest::addRow("%d", width) << width;
}

void OtherReadingsTest::theTextHasItsRoomBeforeItComes() {
  QFETCH(int, width);
  AwaitedLabel label;
  label.setWordWrap(true);
  const QString text =
      "12 LI when uploaded with generated levels of detail; 71 LI without them.\nIt has "
      "more than 8 materials, so it becomes 3 prims.";
  label.show({}, text);
  const int before = label.heightForWidth(width);
  label.show(text, text);
  QCOMPARE(label.heightForWidth(width), before);
  QVERIFY(before >= 2 * label.fontMetrics().height());
  label.show({}, {});
  QVERIFY(label.heightForWidth(width) < before);
}

WEIGHBRIDGE_WINDOW_TEST(OtherReadingsTest);

}  // namespace wb::ui::test

#include "other_readings_test.moc"
