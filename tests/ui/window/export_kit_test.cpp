#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/document/selection.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/level_planner.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/widgets/background_work.h"
#include "ui/widgets/model_text.h"
#include "ui/window/detail/actions.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <algorithm>

namespace wb::ui::test {

/// What would be opened elsewhere.
class UrlCatcher : public QObject {
  Q_OBJECT

 public:
  QList<QUrl> urls;

 public slots:
  void take(const QUrl& url) { urls << url; }
};

/// A creator takes an object from the window to the uploader.
class ExportKitTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Export kit"); }
  void cleanup() { window_.reset(); }
  void whatIsWrittenWeighsWhatItsPageSays_data();
  void whatIsWrittenWeighsWhatItsPageSays();
  void whatHasNoMeshIsNotOffered();
  void aPlaceThatCannotBeWrittenIsListed();
  void aLevelThatCannotBeWrittenIsListedBefore();
  void theOpenModelIsNotWrittenOver();
  void whatWasWrittenIsOpenedFromTheMessage();
  void aSavedPageIsOpenedFromTheMessage();
  void whatIsLeftOutIsListedUntilAnotherFileIsOpen();
  void whatWasFoundAndIsNotUsedIsSaid();
  void aDoorwayThatIsClosedIsListed();
  void theDialogSaysThatSeveralFilesAreWritten();

 private:
  QString exported(const QString& file);
  QAction& exportKit() { return (*window_->findChild<Actions*>())[ActionId::exportKit]; }
  static bool isSaving() {
    return std::ranges::any_of(Jobs::ofProgram().running(),
                               [](const RunningJob& job) { return job.name.startsWith("Saving"); });
  }
};

void ExportKitTest::whatIsWrittenWeighsWhatItsPageSays_data() {
  QTest::addColumn<QString>("ending");
  for (const QString ending : {"dae", "glb"}) QTest::newRow(qPrintable(ending)) << ending;
}

void ExportKitTest::whatIsWrittenWeighsWhatItsPageSays() {
  QFETCH(QString, ending);
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  QVERIFY(exportKit().isEnabled());
  QVERIFY(QDir(folder_->path()).mkdir("kit"));
  const QString path = folder_->filePath("kit/seat." + ending);
  const QString page = folder_->filePath("kit/seat.html");
  chooseFile(path);
  exportKit().trigger();
  // Written last.
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(page), 60'000);
  QVERIFY(QFile::exists(path));
  for (const char* level : {"_LOD2.", "_LOD1.", "_LOD0."})
    QVERIFY2(QFile::exists(folder_->filePath("kit/seat" + (level + ending))), level);
  const QByteArray text = contentOf(page);
  QVERIFY(text.contains(("seat." + ending).toUtf8()));
  QVERIFY2(!text.contains("no pictures"), "nobody misses one on a page of steps");

  open(path);
  QCOMPARE(window_->document().weighing().scene.linksets.size(), std::size_t{1});
  const QByteArray promised =
      "<td class=\"number\">" + QByteArray::number(landImpact()) + " LI</td>";
  QVERIFY2(text.contains(promised), promised);
}

/// Prims are built in world, and a market is many objects.
void ExportKitTest::whatHasNoMeshIsNotOffered() {
  QVERIFY(!exportKit().isEnabled());
  QVERIFY(window_->document().open(sample("market.weighbridge")));
  window_->selection().select({});
  QVERIFY(!exportKit().isEnabled());
  const auto& scene = window_->document().weighing().scene;
  std::size_t of[2] = {0, 0};
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const bool hasMesh = std::ranges::any_of(scene.linksets[i].parts, [](const scene::Part& part) {
      return part.kind == scene::PartKind::mesh;
    });
    window_->selection().select(weighing::Target{i, {}});
    QCOMPARE(exportKit().isEnabled(), hasMesh);
    ++of[hasMesh];
  }
  QVERIFY(of[0] > 0 && of[1] > 0);
}

void ExportKitTest::aPlaceThatCannotBeWrittenIsListed() {
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  QSignalSpy listed(window_->findChild<ProblemsPanel*>(), &ProblemsPanel::countChanged);
  chooseFile("/proc/seat.dae");
  exportKit().trigger();
  QVERIFY2(!isSaving(), "a kit takes its time to make, and nothing could be written");
  QVERIFY(listed.count() > 0 || listed.wait(60'000));
}

/// Of the files beside the model one is a folder.
void ExportKitTest::aLevelThatCannotBeWrittenIsListedBefore() {
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  QVERIFY(QDir(folder_->path()).mkdir("seat_LOD1.dae"));
  QSignalSpy listed(window_->findChild<ProblemsPanel*>(), &ProblemsPanel::countChanged);
  chooseFile(folder_->filePath("seat.dae"));
  exportKit().trigger();
  QVERIFY(!isSaving());
  QVERIFY(listed.count() > 0 || listed.wait(60'000));
  QVERIFY(!QFile::exists(folder_->filePath("seat.dae")));
}

void ExportKitTest::theOpenModelIsNotWrittenOver() {
  const QString cube = makeFile("cube.obj",
                                "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0 0 1\nv 1 0 1\nv 1 1 1\n"
                                "v 0 1 1\nf 4 3 2 1\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\n"
                                "f 3 4 8 7\nf 4 1 5 8\n");
  open(cube);
  const QString path = folder_->filePath("cube.dae");
  chooseFile(path);
  exportKit().trigger();
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder_->filePath("cube.html")), 60'000);

  open(path);
  const QByteArray model = contentOf(path);
  QSignalSpy listed(window_->findChild<ProblemsPanel*>(), &ProblemsPanel::countChanged);
  whenDialogOpens<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Yes)->click(); });
  chooseFile(path);
  exportKit().trigger();
  QVERIFY(listed.count() > 0 || listed.wait(60'000));
  QCOMPARE(contentOf(path), model);
}

/// In the line that the window keeps for messages, so that nothing moves.
void ExportKitTest::whatWasWrittenIsOpenedFromTheMessage() {
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  chooseFile(folder_->filePath("seat.dae"));
  const auto geometry = [this] { return panel<ViewPanel>().view().geometry(); };
  QVERIFY(wb::test::waitUntilSettled(geometry));
  const QRect place = geometry();
  exportKit().trigger();
  const auto button = [this](const char* name) { return window_->findChild<QPushButton*>(name); };
  QTRY_VERIFY_WITH_TIMEOUT(button("openSteps"), 60'000);
  QCOMPARE(geometry(), place);
  const auto* words = button("openSteps")->parentWidget()->findChild<QLabel*>();
  const auto written = QDir(folder_->path()).entryList({"seat*"}, QDir::Files).size();
  QCOMPARE(words->text(),
           QStringLiteral("Exported %1 files: %2 LI after upload").arg(written).arg(landImpact()));
  UrlCatcher caught;
  QDesktopServices::setUrlHandler("file", &caught, "take");
  QTest::mouseClick(button("openSteps"), Qt::LeftButton);
  QTest::mouseClick(button("openFolder"), Qt::LeftButton);
  QDesktopServices::unsetUrlHandler("file");
  QCOMPARE(caught.urls, (QList<QUrl>{QUrl::fromLocalFile(folder_->filePath("seat.html")),
                                     QUrl::fromLocalFile(folder_->path())}));
  QTest::mouseClick(button("closeMessage"), Qt::LeftButton);
  QTRY_VERIFY(!button("openSteps"));
  QCOMPARE(geometry(), place);
}

/// In the same line.
void ExportKitTest::aSavedPageIsOpenedFromTheMessage() {
  QVERIFY(window_->document().open(sample("ten_boxes.weighbridge")));
  const auto geometry = [this] { return panel<ViewPanel>().view().geometry(); };
  QVERIFY(wb::test::waitUntilSettled(geometry));
  const QRect place = geometry();
  const QString path = folder_->filePath("boxes page.html");
  chooseFile(path);
  (*window_->findChild<Actions*>())[ActionId::savePage].trigger();
  const auto button = [this](const char* name) { return window_->findChild<QPushButton*>(name); };
  QTRY_VERIFY_WITH_TIMEOUT(button("openPage"), 60'000);
  QCOMPARE(geometry(), place);
  QVERIFY(QFile::exists(path));
  const auto* words = button("openPage")->parentWidget()->findChild<QLabel*>();
  QCOMPARE(words->text(), QString("Saved boxes page.html"));
  UrlCatcher caught;
  QDesktopServices::setUrlHandler("file", &caught, "take");
  QTest::mouseClick(button("openPage"), Qt::LeftButton);
  QTest::mouseClick(button("openFolder"), Qt::LeftButton);
  QDesktopServices::unsetUrlHandler("file");
  QCOMPARE(caught.urls,
           (QList<QUrl>{QUrl::fromLocalFile(path), QUrl::fromLocalFile(folder_->path())}));
  QTest::mouseClick(button("closeMessage"), Qt::LeftButton);
  QTRY_VERIFY(!button("openPage"));
}

/// A project with a mesh and a prim: the prim cannot be uploaded.
void ExportKitTest::whatIsLeftOutIsListedUntilAnotherFileIsOpen() {
  QVERIFY(window_->document().open(sample("market.weighbridge")));
  const auto& linksets = window_->document().weighing().scene.linksets;
  const auto isMesh = [](const scene::Part& part) { return part.kind == scene::PartKind::mesh; };
  const auto mixed = std::ranges::find_if(linksets, [&](const scene::Linkset& one) {
    return std::ranges::any_of(one.parts, isMesh) && !std::ranges::all_of(one.parts, isMesh);
  });
  QVERIFY(mixed != linksets.end());
  const std::string& first = std::ranges::find_if_not(mixed->parts, isMesh)->name;
  QVERIFY(!first.empty());
  window_->selection().select(
      weighing::Target{static_cast<std::size_t>(mixed - linksets.begin()), {}});
  chooseFile(folder_->filePath("mixed.dae"));
  exportKit().trigger();
  const auto leftOut = [this] {
    for (const Diagnostic& one : window_->document().findings())
      if (one.file == folder_->filePath("mixed.dae").toStdString()) return shown(one);
    return QString();
  };
  QTRY_VERIFY_WITH_TIMEOUT(!leftOut().isEmpty(), 60'000);
  QVERIFY2(leftOut().contains("left out"), qPrintable(leftOut()));
  QVERIFY2(leftOut().startsWith(QString::fromStdString(first)), qPrintable(leftOut()));
  QVERIFY(!panel<ProblemsPanel>().findChild<QPushButton*>("clear")->isVisible());
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  QCOMPARE(leftOut(), QString());
}

/// What the message says once the files are there.
QString ExportKitTest::exported(const QString& file) {
  const auto button = [this](const char* name) { return window_->findChild<QPushButton*>(name); };
  if (QPushButton* close = button("closeMessage")) close->click();
  [&] { QTRY_VERIFY(!button("openSteps")); }();
  chooseFile(folder_->filePath(file));
  exportKit().trigger();
  [&] { QTRY_VERIFY_WITH_TIMEOUT(button("openSteps"), 60'000); }();
  QPushButton* steps = button("openSteps");
  return steps ? steps->parentWidget()->findChild<QLabel*>()->text() : QString();
}

/// The chair's physics decides: a shape that nobody used would make it cheaper.
void ExportKitTest::whatWasFoundAndIsNotUsedIsSaid() {
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  window_->selection().select(weighing::Target{0, {}});
  const double now = landImpact();
  auto& shapes = panel<ShapesPanel>();
  shapes.levels().search();
  QTRY_VERIFY_WITH_TIMEOUT(shapes.levels().levels(), 60'000);
  shapes.wishes().setGoal(ShapeGoal::share, 12);
  for (QComboBox* one : shapes.wishes().findChildren<QComboBox*>())
    if (const int index = one->findText("panels"); index >= 0) one->setCurrentIndex(index);
  shapes.make();
  QTRY_VERIFY_WITH_TIMEOUT(!shapes.isBusy(), 120'000);
  QVERIFY(shapes.hasChosen());
  const double after = shapes.impacts()->after;
  QVERIFY(after < now);
  const auto geometry = [this] { return panel<ViewPanel>().view().geometry(); };
  QVERIFY(wb::test::waitUntilSettled(geometry));
  const QRect place = geometry();
  const QString before = exported("before.dae");
  QVERIFY2(before.contains(QStringLiteral(": %1 LI after upload. Found but not used: ").arg(now)),
           qPrintable(before));
  QVERIFY2(before.endsWith(QStringLiteral("panels, %1 LI").arg(after)), qPrintable(before));
  QCOMPARE(geometry(), place);
  shapes.use();
  shapes.levels().use();
  const QString used = exported("used.dae");
  QVERIFY2(used.endsWith(QStringLiteral(": %1 LI after upload").arg(after)), qPrintable(used));
  window_->document().undoStack().setClean();
}

/// With the sentence that explanations have for it. The first wall has triangles, the second one
/// hull.
void ExportKitTest::aDoorwayThatIsClosedIsListed() {
  QVERIFY(window_->document().open(sample("doorway.weighbridge")));
  const auto isListed = [this](const QString& file) {
    const std::string path = folder_->filePath(file).toStdString();
    return std::ranges::any_of(window_->document().findings(), [&](const Diagnostic& one) {
      return one.file == path && shown(one).startsWith("Avatars cannot enter openings");
    });
  };
  window_->selection().select(weighing::Target{0, {}});
  QVERIFY(!exported("open.dae").isEmpty());
  QVERIFY(!isListed("open.dae"));
  window_->selection().select(weighing::Target{1, {}});
  QVERIFY(!exported("closed.dae").isEmpty());
  QVERIFY(isListed("closed.dae"));
}

void ExportKitTest::theDialogSaysThatSeveralFilesAreWritten() {
  QVERIFY(window_->document().open(sample("chair.weighbridge")));
  QString title;
  QStringList filters;
  whenDialogOpens<QFileDialog>([&](QFileDialog& dialog) {
    title = dialog.windowTitle();
    filters = dialog.nameFilters();
    dialog.reject();
  });
  exportKit().trigger();
  QVERIFY2(title.contains("files go into this folder"), qPrintable(title));
  QCOMPARE(filters.size(), qsizetype{2});
  for (const QString& one : std::as_const(filters))
    QVERIFY2(one.contains("levels of detail and physics"), qPrintable(one));
}

WEIGHBRIDGE_WINDOW_TEST(ExportKitTest);

}  // namespace wb::ui::test

#include "export_kit_test.moc"
