#include "tests/ui/panels/scenarios/boxes.h"
#include "tests/ui/window/main_states.h"
#include "ui/document/commands.h"
#include "ui/document/session_recovery.h"
#include "ui/page/object_picture.h"
#include "ui/page/page_file.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/panels/grid/grid_window.h"
#include "ui/panels/help/help_window.h"
#include "ui/panels/scenarios/calibrate_dialog.h"
#include "ui/panels/scenarios/comparison_panel.h"
#include "ui/widgets/model_text.h"
#include "ui/window/detail/form_dialog.h"
#include "ui/window/detail/preferences.h"
#include "ui/window/detail/questions.h"
#include "ui/window/detail/shortcuts_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QScreen>
#include <QTableView>
#include <QTreeWidget>
#include <chrono>

namespace wb::ui::test {

void MainStates::seeDialog(QDialog& dialog, const QString& name) {
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  seen(dialog, name);
}

void MainStates::goThroughDialogs() {
  const Actions& actions = *window_->findChild<Actions*>();
  PreferencesDialog preferences(actions);
  seeDialog(preferences, "preferences");
  ShortcutsDialog shortcuts(actions);
  auto* keys = shortcuts.findChild<QTreeWidget*>();
  keys->setCurrentItem(keys->topLevelItem(4));
  seeDialog(shortcuts, "keyboard");
  OpenGridDialog openGrid;
  seeDialog(openGrid, "open_grid");
  HelpWindow help;
  help.showPage("costs.md");
  seeDialog(help, "help");
  seeVersions();
  seeCalibration();
  seeWhatGoesWithFiles();
}

/// Of a wall of which the grid now uses the hull.
void MainStates::seeVersions() {
  reopen(sample("doorway.weighbridge"));
  weighing::Weighing before = window_->document().weighing();
  scene::Part wall = before.scene.linksets[0].parts[0];
  wall.shapeType = scene::ShapeType::convexHull;
  changePart(window_->document(), 0, 0, wall, QStringLiteral("Shape type"));
  VersionsDialog versions(window_->document(), std::move(before));
  seeDialog(versions, "versions");
}

/// Ten boxes and four, of which the grid measured a physics of 0.3 a box.
void MainStates::seeCalibration() {
  const QString text = QStringLiteral(R"({"weighbridge": 1,
    "linksets": [{"name": "ten", "parts": [%1]}, {"name": "four", "parts": [%2]}],
    "measured": [{"linkset": "ten", "physics": 3}, {"linkset": "four", "physics": 1.2}]})");
  reopen(makeFile("measured.weighbridge", text.arg(boxes(10), boxes(4)).toUtf8()));
  CalibrateDialog calibrate(window_->document());
  seeDialog(calibrate, "calibrate");
  auto& constants = *calibrate.findChild<ConstantChoice*>();
  const cost::Constant& wanted =
      cost::constants()[static_cast<std::size_t>(cost::Key::primitive_cost)];
  constants.findItems(titleOf(wanted), Qt::MatchExactly | Qt::MatchRecursive)
      .front()
      ->setCheckState(ConstantChoice::nameColumn, Qt::Checked);
  const auto* buttons = calibrate.findChild<QDialogButtonBox*>();
  for (QAbstractButton* one : buttons->buttons())
    if (static_cast<QPushButton*>(one)->isDefault()) one->click();
  const auto* fitted = calibrate.findChild<QTableView*>();
  QTRY_COMPARE(fitted->model()->rowCount(), 1);
  seeDialog(calibrate, "calibrate_fitted");
}

void MainStates::askBox(const QString& name, const std::function<void()>& ask) {
  whenDialogOpens<QMessageBox>([this, name](QMessageBox& box) {
    seen(box, name);
    box.reject();
  });
  ask();
}

/// What a program left that ended unawares, and what other programs do to files.
void MainStates::seeWhatGoesWithFiles() {
  recovery::Kept kept;
  kept.origin.file = folder_->filePath(QStringLiteral("market.weighbridge")).toStdString();
  kept.time = std::chrono::file_clock::now();
  recovery::Kept nameless = kept;
  nameless.origin.file.clear();
  RecoveryDialog recovery({kept, nameless}, {}, window_.get());
  seeDialog(recovery, "recovery");
  recovery.close();
  const QString file = QStringLiteral("market.weighbridge");
  askBox("ask_save", [&] { askToSave(*window_, file); });
  askBox("ask_overwrite", [&] { askToOverwrite(*window_, file); });
}

void MainStates::ask(ActionId id, const QString& name) {
  QAction& action = (*window_->findChild<Actions*>())[id];
  QVERIFY2(action.isEnabled(), qPrintable(name));
  whenDialogOpens<FormDialog>([this, name](FormDialog& dialog) {
    seen(dialog, name);
    dialog.reject();
  });
  action.trigger();
}

/// What the menus ask about an object with hulls, and about a region.
void MainStates::goThroughQuestions() {
  reopen(sample("market.weighbridge"));
  ask(ActionId::addPrims, "ask_prims");
  ask(ActionId::exportPicture, "ask_picture");
  ask(ActionId::addOctree, "ask_octree");
  ask(ActionId::addRegion, "ask_region");
  ask(ActionId::addParcel, "ask_parcel");
  reopen(WEIGHBRIDGE_DATA "/octree/octree_indented.scene");
  ask(ActionId::addRay, "ask_ray");
  reopen(sample("duck.weighbridge"));
  window_->selection().select(weighing::Target{0, 0});
  ask(ActionId::duplicate, "ask_copies");
  ask(ActionId::addHullBox, "ask_box");
  window_->selection().highlight(Highlight{layers::Layer::hulls, 0, 0, true, {0}});
  ask(ActionId::splitHull, "ask_split");
  ask(ActionId::moveCorner, "ask_corner");
}

/// The first sheet, as paper has it; without the program that draws it, none.
void MainStates::seePage(const std::optional<weighing::Target>& target, const QString& name) {
  PageOrder order{.weighing = window_->document().weighing(),
                  .target = target,
                  .picture = objectPicture(window_->document().weighing(), target),
                  .version = QStringLiteral("1"),
                  .language = windowLanguage()};
  if (!target) order.thumbnails = thumbnailsOf({&order.weighing, 1});
  const QString pdf = folder_->filePath(name + QStringLiteral(".pdf"));
  QVERIFY(writePageFile(order, pdf).has_value());
  const QString file = folder_->filePath(name);
  const double ratio = window_->devicePixelRatioF();
  const int height = qRound(window_->screen()->size().height() * ratio);
  if (QProcess::execute(QStringLiteral("pdftoppm"), {"-png", "-scale-to", QString::number(height),
                                                     "-singlefile", pdf, file}) != 0)
    return;
  QDialog sheet;
  auto* label = new QLabel(&sheet);
  QPixmap picture(file + QStringLiteral(".png"));
  picture.setDevicePixelRatio(ratio);
  label->setPixmap(picture);
  sheet.resize(label->sizeHint());
  seeDialog(sheet, name);
}

void MainStates::goThroughPages() {
  reopen(sample("market.weighbridge"));
  seePage({}, "page_report");
  seePage(weighing::Target{0, {}}, "page_object");
}

/// Of one region, too small for its ten boxes.
void MainStates::goThroughTheGrid() {
  const QString town = QStringLiteral(R"({"weighbridge": 1,
    "regions": [{"name": "Full", "capacity": 4}],
    "linksets": [{"name": "ten", "region": "Full", "parts": [%1]}]})");
  const QString file = makeFile("town.weighbridge", town.arg(boxes(10)).toUtf8());
  const QString database = folder_->filePath(QStringLiteral("grid.sqlite"));
  QCOMPARE(
      QProcess::execute(QStringLiteral(WEIGHBRIDGE_PROGRAM), {"statistics", file, "-o", database}),
      0);
  auto* grid = new GridWindow(window_->document(), database, window_.get());
  grid->show();
  auto* regions = grid->findChild<QTableView*>();
  QTRY_COMPARE(regions->model()->rowCount(), 1);
  seeDialog(*grid, "grid");
  grid->close();
}

}  // namespace wb::ui::test
