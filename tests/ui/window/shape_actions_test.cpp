#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/panels/view/detail/layer_keeper.h"
#include "ui/panels/view/detail/legend.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/why_panel.h"
#include "ui/window/detail/workspaces.h"
#include "viewport/view.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>

namespace wb::ui::test {

/// The menu Shape, and what the view shows of it.
class ShapeActionsTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Shape actions"); }
  void cleanup() { window_.reset(); }
  void withoutAnythingOpenThereIsNothingToDo();
  void theViewShowsTheChosenShapeAndBack();
  void itsHullsCanBeDrawnApart();
  void aHeatMapIsExplainedByTheLegend();
  void theShapeIsUsedAndWritten();
  void otherEndingsAreRefused();
  void filesForTheUploaderAreNamedAsTheModel();
  void whatIsClosedIsOpenedFromWhy();

 private:
  void makeShape();
  void makeShapeBy(const QString& method);
  QString proposedBy(const char* text);
  ShapesPanel& shapes() { return panel<ShapesPanel>(); }
  bool showsHulls();
};

void ShapeActionsTest::makeShape() {
  open(sample("doorway.weighbridge"));
  makeShapeBy("simpler hulls");
}

void ShapeActionsTest::makeShapeBy(const QString& method) {
  window_->selection().select(weighing::Target{0, {}});
  shapes().wishes().setGoal(ShapeGoal::share, 6);  // What is this far off is soon found.
  for (QComboBox* one : shapes().wishes().findChildren<QComboBox*>())
    if (const int index = one->findText(method); index >= 0) one->setCurrentIndex(index);
  action("Make physics shape")->trigger();
  QVERIFY(shapes().isVisible());
  QTRY_VERIFY_WITH_TIMEOUT(!shapes().isBusy(), 120'000);
  QVERIFY(shapes().hasChosen());
}

/// Whether the first wall collides as hulls in what the view shows.
bool ShapeActionsTest::showsHulls() {
  const auto& scene = panel<ViewPanel>().view().layers().pickScene();
  const layers::LayerShapes* hulls = scene.layer(layers::Layer::hulls);
  return hulls && hulls->pieceOf(0, 0).has_value();
}

void ShapeActionsTest::withoutAnythingOpenThereIsNothingToDo() {
  for (const char* name :
       {"Make physics shape", "Use shape", "Compare with current", "Export shape"}) {
    QVERIFY2(action(name), name);
    QVERIFY2(!action(name)->isEnabled(), name);
  }
}

void ShapeActionsTest::theViewShowsTheChosenShapeAndBack() {
  makeShape();
  QTRY_VERIFY(panel<ViewPanel>().settings().matches(viewport::Preset::physics));
  QTRY_VERIFY(showsHulls());
  QVERIFY(!action("Compare with current")->isChecked());
  action("Compare with current")->trigger();
  QTRY_VERIFY(!showsHulls());
  QVERIFY(action("Compare with current")->isChecked());
  action("Compare with current")->trigger();
  QTRY_VERIFY(showsHulls());
}

/// The wall itself is one part of triangles, which cannot.
void ShapeActionsTest::itsHullsCanBeDrawnApart() {
  const auto hasSlider = [this] { return panel<ViewPanel>().settings().traits.hasPieces; };
  const auto width = [this] {
    const auto& scene = panel<ViewPanel>().view().layers().pickScene();
    const layers::LayerShapes& hulls = *scene.layer(layers::Layer::hulls);
    return hulls.shapes[0]->high().x - hulls.shapes[0]->low().x;
  };
  makeShape();
  QTRY_VERIFY(showsHulls());
  QVERIFY(hasSlider());
  const double before = width();
  ViewSettings settings = panel<ViewPanel>().settings();
  settings.explosion = 1;
  panel<ViewPanel>().setSettings(settings);
  QTRY_VERIFY(width() > before * 1.2);
}

void ShapeActionsTest::aHeatMapIsExplainedByTheLegend() {
  makeShape();
  for (QComboBox* one : shapes().findChildren<QComboBox*>())
    if (const int index = one->findText("heat map"); index >= 0) one->setCurrentIndex(index);
  const auto legendSays = [this](const QString& words) {
    for (const QWidget* one : panel<Legend>().findChildren<QWidget*>())
      if (one->isVisible() && one->accessibleName().contains(words)) return true;
    return false;
  };
  QTRY_VERIFY_WITH_TIMEOUT(legendSays("cm overfill"), 60'000);
  QVERIFY(legendSays("cm shortfall"));
  QTRY_VERIFY(!showsHulls());
  // A click at it does not leave what it is about.
  QTest::mouseClick(&panel<ViewPanel>().view(), Qt::LeftButton, {},
                    QPoint(panel<ViewPanel>().view().width() / 2, 5));
  QVERIFY(shapes().hasChosen());
  action("Compare with current")->trigger();
  QTRY_VERIFY(!legendSays("cm overfill"));
}

void ShapeActionsTest::theShapeIsUsedAndWritten() {
  makeShape();
  const QString path = folder_->filePath("wall_PHYS.dae");
  chooseFile(path);
  action("Export shape")->trigger();
  QVERIFY(QFileInfo(path).size() > 0);
  action("Use shape")->trigger();
  QVERIFY(!action("Use shape")->isEnabled());
  QVERIFY(action("Undo: Make physics shape"));
  QTRY_VERIFY(showsHulls());
  // What was used can be written still, also once it is taken back.
  const QString after = folder_->filePath("used_PHYS.dae");
  chooseFile(after);
  action("Export shape")->trigger();
  QCOMPARE(QFileInfo(after).size(), QFileInfo(path).size());
  window_->document().undoStack().undo();
  QVERIFY(action("Export shape")->isEnabled());
  QVERIFY(action("Use shape")->isEnabled());
}

/// The file that an action proposes; nothing is written.
QString ShapeActionsTest::proposedBy(const char* text) {
  QString file;
  whenDialogOpens<QFileDialog>([&file](QFileDialog& dialog) {
    file = dialog.selectedFiles().value(0);
    dialog.reject();
  });
  action(text)->trigger();
  return file;
}

/// `weighbridge j/chair.obj`: a dialog that is in j already would look for j/j, and the uploader
/// for the physics of chair, whatever its object is called.
void ShapeActionsTest::filesForTheUploaderAreNamedAsTheModel() {
  QVERIFY(QDir(folder_->path()).mkdir("j"));
  makeFile("j/chair.obj",
           "o seat\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0 0 1\nv 1 0 1\nv 1 1 1\nv 0 1 1\n"
           "f 4 3 2 1\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\n");
  const auto back = qScopeGuard([before = QDir::currentPath()] { QDir::setCurrent(before); });
  QVERIFY(QDir::setCurrent(folder_->path()));
  open("j/chair.obj");
  makeShapeBy("one hull");
  QVERIFY(shapes().hasChosen());
  QCOMPARE(proposedBy("Export shape"), folder_->filePath("j/chair_PHYS.dae"));
  QCOMPARE(proposedBy("Export for the uploader"), folder_->filePath("j/chair-upload.dae"));
}

void ShapeActionsTest::otherEndingsAreRefused() {
  makeShape();
  const QString path = folder_->filePath("wall.obj");
  chooseFile(path);
  action("Export shape")->trigger();
  QVERIFY(!QFileInfo::exists(path));
}

WEIGHBRIDGE_WINDOW_TEST(ShapeActionsTest);

/// Nothing makes a wall cheaper whose doorway one hull closes: what is left is to open it. What was
/// found for it is not looked for again.
void ShapeActionsTest::whatIsClosedIsOpenedFromWhy() {
  open(sample("doorway.weighbridge"));
  auto& why = panel<WhyPanel>();
  auto* find = why.findChild<QPushButton*>("findShapes");
  const auto* how = why.findChild<QPushButton*>("howTo");
  window_->selection().select(weighing::Target{0, {}});
  QTRY_VERIFY_WITH_TIMEOUT(how->isEnabled(), 60'000);
  QVERIFY(!find->isVisible());
  window_->selection().select(weighing::Target{1, {}});
  QTRY_VERIFY_WITH_TIMEOUT(find->isVisible(), 60'000);
  QVERIFY(!how->isVisible());
  QVERIFY(why.findChild<QLabel*>("step")->text().startsWith("To let avatars in"));
  QTest::mouseClick(find, Qt::LeftButton);
  QCOMPARE(window_->findChild<Workspaces*>()->current(), Workspace::optimize);
  QVERIFY(shapes().isVisible());
  QVERIFY(shapes().isBusy());
  QTRY_VERIFY_WITH_TIMEOUT(!shapes().candidates().isEmpty(), 60'000);
  const auto cancel = [this] {
    for (auto* button : shapes().findChildren<QPushButton*>())
      if (button->text() == "Cancel") button->click();
  };
  cancel();
  QVERIFY(!shapes().isBusy());
  emit why.shapesWanted();
  QVERIFY(!shapes().isBusy());
}

}  // namespace wb::ui::test

#include "shape_actions_test.moc"
