#include "ui/window/detail/project_memory.h"

#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/table/table_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/window/detail/preferences.h"
#include "ui/window/detail/session_keeper.h"
#include "ui/window/windows.h"
#include "viewport/view.h"

#include <QDockWidget>

namespace wb::ui::test {

/// What comes back when a file is opened again.
class ProjectMemoryTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { window_.reset(); }
  void theCameraComesBack();
  void whatIsShownComesBack();
  void coloursAreRememberedByTheirWord();
  void withoutABaselineNothingIsComparedWithOne();
  void coloursOfTuneAreNotThoseOfExplain();
  void panelsAndColumnsComeBack();
  void switchedOffNothingComesBack();
  void nonsenseIsLeftOut();
  void fewAreRemembered();
  void whatWasOpenIsRemembered();

 private:
  viewport::View& view() { return panel<ViewPanel>().view(); }
  viewport::OrbitCamera moveCamera();
  void openAgain();

  QString path_;
};

void ProjectMemoryTest::init() {
  start("Project memory");
  path_ = makeFile("stall.weighbridge", contentOf(sample("chair.weighbridge")));
  open(path_);
}

viewport::OrbitCamera ProjectMemoryTest::moveCamera() {
  viewport::OrbitCamera camera = view().orbitCamera();
  camera.yaw = 1.25;
  camera.pitch = 0.375;
  camera.distance = 7.5;
  view().setOrbitCamera(camera);
  return camera;
}

void ProjectMemoryTest::openAgain() {
  action("Close file")->trigger();
  open(path_);
  QCoreApplication::processEvents();
}

void ProjectMemoryTest::theCameraComesBack() {
  const viewport::OrbitCamera before = moveCamera();
  openAgain();
  QCOMPARE(view().orbitCamera(), before);
  // At the next start of the program too.
  window_->close();
  makeWindow();
  open(path_);
  QTRY_COMPARE(view().orbitCamera(), before);
}

void ProjectMemoryTest::whatIsShownComesBack() {
  ViewSettings settings = panel<ViewPanel>().settings();
  settings.layers = {layers::Layer::boundingBox};
  settings.isXray = true;
  settings.colourBy = viewport::ColourBy::weighedAs;
  settings.beside = Beside::physics;
  panel<ViewPanel>().setSettings(settings);
  openAgain();
  QCOMPARE(panel<ViewPanel>().settings(), settings);
}

/// Their number, which was kept before, would be another one after a new way to colour.
void ProjectMemoryTest::coloursAreRememberedByTheirWord() {
  ViewSettings shown = panel<ViewPanel>().settings();
  shown.colourBy = viewport::ColourBy::weighedAs;
  panel<ViewPanel>().setSettings(shown);
  action("Close file")->trigger();
  QSettings settings;
  settings.beginGroup("projects");
  const QString looks = settings.childGroups().front() + "/looks";
  QVariantList kept = settings.value(looks).toList();
  QCOMPARE(kept[0].toString(), QStringLiteral("physics"));
  kept[0] = 6;
  settings.setValue(looks, kept);
  open(path_);
  QTRY_COMPARE(panel<ViewPanel>().settings().colourBy, viewport::ColourBy::decidedBy);
}

/// All would have the one colour that says nothing is known.
void ProjectMemoryTest::withoutABaselineNothingIsComparedWithOne() {
  ViewSettings settings = panel<ViewPanel>().settings();
  const viewport::ColourBy first = settings.colourBy;
  settings.colourBy = viewport::ColourBy::change;
  settings.beside = Beside::baseline;
  settings.isXray = true;
  panel<ViewPanel>().setSettings(settings);
  openAgain();
  QVERIFY(!window_->baseline().profile());
  settings.colourBy = first;
  settings.beside = Beside::nothing;
  QCOMPARE(panel<ViewPanel>().settings(), settings);
}

void ProjectMemoryTest::coloursOfTuneAreNotThoseOfExplain() {
  auto& workspaces = *window_->findChild<Workspaces*>();
  ViewSettings settings = panel<ViewPanel>().settings();
  settings.colourBy = viewport::ColourBy::weighedAs;
  panel<ViewPanel>().setSettings(settings);
  workspaces.choose(Workspace::tune);
  QCOMPARE(panel<ViewPanel>().settings().colourBy, viewport::ColourBy::change);
  openAgain();
  QCOMPARE(workspaces.current(), Workspace::explain);
  QCOMPARE(panel<ViewPanel>().settings().colourBy, viewport::ColourBy::weighedAs);
  // Opened again where it is open, it stays where it is looked at.
  workspaces.choose(Workspace::tune);
  open(path_);
  QCoreApplication::processEvents();
  QCOMPARE(workspaces.current(), Workspace::tune);
  QCOMPARE(panel<ViewPanel>().settings().colourBy, viewport::ColourBy::change);
  workspaces.choose(Workspace::explain);
  QCOMPARE(panel<ViewPanel>().settings().colourBy, viewport::ColourBy::weighedAs);
}

void ProjectMemoryTest::panelsAndColumnsComeBack() {
  auto* charts = window_->findChild<QDockWidget*>("charts");
  charts->hide();
  panel<TablePanel>().setRowKind(table::RowKind::part);
  action("Close file")->trigger();
  charts->show();
  panel<TablePanel>().setRowKind(table::RowKind::region);
  open(path_);
  QTRY_COMPARE(panel<TablePanel>().rowKind(), table::RowKind::part);
  QVERIFY(charts->isHidden());
}

void ProjectMemoryTest::switchedOffNothingComesBack() {
  Preferences::ofProgram().setBringsBack(false);
  const viewport::OrbitCamera before = moveCamera();
  openAgain();
  QVERIFY(!(view().orbitCamera() == before));
}

void ProjectMemoryTest::nonsenseIsLeftOut() {
  moveCamera();
  action("Close file")->trigger();
  QSettings settings;
  settings.beginGroup("projects");
  const QString group = settings.childGroups().front();
  settings.setValue(group + "/camera", QVariantList{"nan", 0, 0, -1, "?", 0});
  settings.setValue(group + "/layers", QVariantList{99, -5});
  settings.setValue(group + "/looks", QVariantList{77});
  settings.setValue(group + "/docks", QByteArray("no docks"));
  settings.setValue(group + "/columns", "no columns");
  open(path_);
  QCoreApplication::processEvents();
  QVERIFY(view().orbitCamera().distance > 0);
}

void ProjectMemoryTest::fewAreRemembered() {
  for (int i = 0; i < ProjectMemory::mostRemembered + 5; ++i)
    QSettings().setValue(QStringLiteral("projects/old%1/time").arg(i), i);
  action("Close file")->trigger();
  QSettings settings;
  settings.beginGroup("projects");
  QCOMPARE(settings.childGroups().size(), qsizetype{ProjectMemory::mostRemembered});
  QVERIFY(!settings.childGroups().contains("old0"));
}

void ProjectMemoryTest::whatWasOpenIsRemembered() {
  rememberFilesOpen({path_, {}, folder_->filePath("gone.weighbridge")});
  QCOMPARE(filesOpenLast(), QStringList{path_});
}

WEIGHBRIDGE_WINDOW_TEST(ProjectMemoryTest);

}  // namespace wb::ui::test

#include "project_memory_test.moc"
