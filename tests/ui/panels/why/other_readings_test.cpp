// What a model that is open would cost if it were read otherwise.
#include "model/report/other_readings.h"

#include "model/core/language.h"
#include "tests/support/wavy_model.h"
#include "tests/ui/panels/why/why_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
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
  void whetherItUploadsIsReadInFull();

 private:
  OtherReadings& readings() { return *panel_->findChild<OtherReadings*>(); }
  /// Whether the card says what it would cost otherwise.
  bool isSaid() { return label("notice")->text().contains("LI when uploaded with"); }
  double landImpactOf(import::LevelSource levels);
  void openModel(import::LevelSource levels = import::LevelSource::uploader,
                 std::optional<glm::dvec3> size = {});
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

void OtherReadingsTest::openModel(import::LevelSource levels, std::optional<glm::dvec3> size) {
  weighing::WeighOptions options;
  options.bare.levels = levels;
  options.bare.size = size;
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
  QTRY_VERIFY(label("notice")->text().contains(
      QStringLiteral(
          "The model costs %1 LI when uploaded with generated levels of detail, and %2 LI without "
          "them.")
          .arg(generated)
          .arg(given)));
}

void OtherReadingsTest::changesMakeItUntrueUntilTheyAreTakenBack() {
  openModel();
  select(0);
  QTRY_VERIFY(isSaid());
  rename();
  QTRY_VERIFY(!isSaid());
  document_->undoStack().undo();
  QTRY_VERIFY(isSaid());
}

void OtherReadingsTest::anotherFileForgetsIt() {
  openModel();
  select(0);
  QTRY_VERIFY(isSaid());
  open("chair.weighbridge");
  QVERIFY(readings().current().empty());
  select(0);
  QVERIFY(!isSaid());
  QVERIFY(!readings().isAwaited());
}

void OtherReadingsTest::aModelOfOtherLevelsSaysNothing() {
  for (const auto levels : {import::LevelSource::asGiven, import::LevelSource::quarters}) {
    openModel(levels);
    select(0);
    QVERIFY(!isSaid());
    QVERIFY(!readings().isAwaited());
  }
}

void OtherReadingsTest::levelsThatFilesGiveMakeNoDifference() {
  for (const char* level : {"waves_LOD2.obj", "waves_LOD1.obj", "waves_LOD0.obj"})
    QVERIFY(QFile::copy(QString::fromStdString(model_), folder_->filePath(level)));
  openModel();
  QTRY_VERIFY(!readings().isAwaited());
  QVERIFY(readings().current().empty());
  select(0);
  QVERIFY(!isSaid());
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

/// Below what a hull closes and what levels of detail save, in a card of usual width.
void OtherReadingsTest::whetherItUploadsIsReadInFull() {
  openModel(import::LevelSource::uploader, glm::dvec3(10, 10, 2));
  panel_->resize(356, 800);
  select(0);
  QTRY_VERIFY(isSaid());
  const QLabel& notice = *label("notice");
  const QStringList said = notice.text().split(u'\n');
  QVERIFY2(said.size() > 2 && said[2].startsWith("Would it upload? Yes: "),
           qPrintable(notice.text()));
  const QString first = said.first(3).join(u'\n');
  const QRect needed = notice.fontMetrics().boundingRect(QRect(0, 0, notice.width(), 10'000),
                                                         Qt::TextWordWrap, first);
  QVERIFY2(needed.height() <= notice.height(), qPrintable(first));
}

WEIGHBRIDGE_WINDOW_TEST(OtherReadingsTest);

}  // namespace wb::ui::test

#include "other_readings_test.moc"
