#include "ui/window/detail/actions.h"

#include "ui/document/document.h"
#include "ui/widgets/icon.h"
#include "ui/window/detail/action_rows.h"
#include "ui/window/detail/panels.h"
#include "ui/window/detail/preferences.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSettings>
#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

std::vector<ActionInfo> allRows() {
  std::vector<ActionInfo> rows;
  for (const auto some : {sceneActionRows(), octreeActionRows(), viewActionRows()})
    rows.insert(rows.end(), some.begin(), some.end());
  return rows;
}

}  // namespace

std::span<const ActionInfo> actionList() {
  static const std::vector<ActionInfo> rows = allRows();
  return rows;
}

/// In Japanese the letter of the keyboard stands behind, in brackets.
QString plainText(const QAction& action) {
  static const QRegularExpression behind(QStringLiteral("\\s*\\(&\\w\\)"));
  return action.text().remove(behind).remove(u'&');
}

Actions::Actions(QMainWindow& window) : QObject(&window) {
  addMenu(window, MenuId::file, tr("&File"));
  addMenu(window, MenuId::edit, tr("&Edit"));
  addMenu(window, MenuId::compose, tr("&Compose"));
  addMenu(window, MenuId::octree, tr("&Octree"));
  addMenu(window, MenuId::shape, tr("&Shape"));
  addMenu(window, MenuId::view, tr("&View"));
  addMenu(window, MenuId::help, tr("&Help"));
  for (const ActionInfo& info : actionList()) add(info);
  connect(&Preferences::ofProgram(), &Preferences::shortcutsChanged, this, &Actions::takeKeys);
}

void Actions::takeKeys() {
  for (const auto& [id, action] : actions_) action->setShortcuts(allKeysOf(id));
}

void Actions::addMenu(QMainWindow& window, MenuId id, const QString& title) {
  menus_[id] = window.menuBar()->addMenu(title);
  menus_[id]->setToolTipsVisible(true);
}

/// Menus within others begin where their first action is.
QMenu& Actions::menuOf(const ActionInfo& info) {
  QMenu*& menu = menus_[info.menu];
  if (!menu) {
    const QString title = info.menu == MenuId::pushCubes   ? tr("P&ush and pull")
                          : info.menu == MenuId::turnCubes ? tr("Mirror &and rotate")
                                                           : tr("&Brush");
    menu = menus_.at(MenuId::octree)->addMenu(title);
    menu->setIcon(icon(iconNameOf(info.id)));
    menu->setToolTipsVisible(true);
  }
  return *menu;
}

void Actions::add(const ActionInfo& info) {
  QMenu& menu = menuOf(info);
  if (info.startsGroup) menu.addSeparator();
  QAction* action = menu.addAction(QApplication::translate("Actions", info.text));
  const QString help = QApplication::translate("Actions", info.help);
  action->setIcon(icon(iconNameOf(info.id)));
  action->setShortcuts(allKeysOf(info.id));
  action->setStatusTip(help);
  action->setToolTip(help);
  action->setWhatsThis(help);
  actions_[info.id] = action;
}

QString sentenceOf(Unusable why) {
  switch (why) {
    case Unusable::nothingOpen:
      return Actions::tr("Nothing is open.");
    case Unusable::nothingToUndo:
      return Actions::tr("There is nothing to undo.");
    case Unusable::nothingToRedo:
      return Actions::tr("There is nothing to redo.");
    case Unusable::nothingSelected:
      return Actions::tr("Nothing is selected.");
    case Unusable::nothingHidden:
      return Actions::tr("Nothing is hidden.");
    case Unusable::noObjects:
      return Actions::tr("There are no objects yet.");
    case Unusable::noMeasured:
      return Actions::tr("There are no measured costs yet.");
    case Unusable::noOctree:
      return Actions::tr("There is no octree yet.");
    case Unusable::noRegion:
      return Actions::tr("There is no region yet.");
    case Unusable::needsObject:
      return Actions::tr("Select an object first.");
    case Unusable::needsObjectOrOctree:
      return Actions::tr("Select an object or an octree first.");
    case Unusable::needsTwoObjects:
      return Actions::tr("Select at least two objects first.");
    case Unusable::needsParts:
      return Actions::tr("Select an object with several parts, or one of its parts, first.");
    case Unusable::needsMesh:
      return Actions::tr("Select a single mesh first.");
    case Unusable::needsHull:
      return Actions::tr("Click a hull in the 3D view first.");
    case Unusable::needsOneHull:
      return Actions::tr("Select only one hull.");
    case Unusable::needsTwoHulls:
      return Actions::tr("Select at least two hulls first, with Ctrl+click.");
    case Unusable::hasNoHulls:
      return Actions::tr("The selected mesh has no hulls.");
    case Unusable::needsShape:
      return Actions::tr("Select a shape in the Shapes panel first.");
    case Unusable::isInUse:
      return Actions::tr("The selected shape is already in use.");
    case Unusable::hasNoMesh:
      return Actions::tr("The object has no mesh to upload.");
  }
  return {};
}

Unusable unlessEmpty(const Document& document, Unusable why) {
  if (!document.isOpen()) return Unusable::nothingOpen;
  return document.weighing().scene.linksets.empty() ? Unusable::noObjects : why;
}

namespace {

const ActionInfo& infoOf(ActionId id) {
  return *std::ranges::find(actionList(), id, &ActionInfo::id);
}

}  // namespace

void Actions::offer(ActionId id, bool isUsable, Unusable why) const {
  QAction& action = *actions_.at(id);
  const QString help = QApplication::translate("Actions", infoOf(id).help);
  action.setEnabled(isUsable);
  action.setToolTip(isUsable ? help : help + u'\n' + sentenceOf(why));
  action.setStatusTip(isUsable ? help : sentenceOf(why));
}

void Actions::offer(MenuId id, bool isUsable, Unusable why) const {
  QAction& action = *menus_.at(id)->menuAction();
  const QString said = isUsable ? QString() : sentenceOf(why);
  action.setEnabled(isUsable);
  action.setToolTip(said);
  action.setStatusTip(said);
}

namespace {

constexpr std::array wordsOfActions{
    std::pair{ActionId::newWindow, "new_window"},
    std::pair{ActionId::open, "open"},
    std::pair{ActionId::openFolder, "open_folder"},
    std::pair{ActionId::openGrid, "open_grid"},
    std::pair{ActionId::save, "save"},
    std::pair{ActionId::saveAs, "save_as"},
    std::pair{ActionId::close, "close"},
    std::pair{ActionId::attachMeasured, "attach_measured"},
    std::pair{ActionId::pasteMeasured, "paste_measured"},
    std::pair{ActionId::compareVersions, "compare_versions"},
    std::pair{ActionId::calibrate, "calibrate"},
    std::pair{ActionId::exportTable, "export_table"},
    std::pair{ActionId::exportPicture, "export_picture"},
    std::pair{ActionId::savePage, "save_page"},
    std::pair{ActionId::exportOctrees, "export_octrees"},
    std::pair{ActionId::quit, "quit"},
    std::pair{ActionId::undo, "undo"},
    std::pair{ActionId::redo, "redo"},
    std::pair{ActionId::copyExplanation, "copy_explanation"},
    std::pair{ActionId::clearSelection, "clear_selection"},
    std::pair{ActionId::preferences, "preferences"},
    std::pair{ActionId::addPrims, "add_prims"},
    std::pair{ActionId::addFile, "add_file"},
    std::pair{ActionId::addOctree, "add_octree"},
    std::pair{ActionId::addRay, "add_ray"},
    std::pair{ActionId::makeOctree, "octree"},
    std::pair{ActionId::addRegion, "add_region"},
    std::pair{ActionId::addParcel, "add_parcel"},
    std::pair{ActionId::duplicate, "duplicate"},
    std::pair{ActionId::renameObject, "rename"},
    std::pair{ActionId::turnUpright, "turn_upright"},
    std::pair{ActionId::removeObject, "remove"},
    std::pair{ActionId::linkObjects, "link"},
    std::pair{ActionId::unlinkObjects, "unlink"},
    std::pair{ActionId::moveObjects, "move"},
    std::pair{ActionId::fillCube, "fill_cube"},
    std::pair{ActionId::deleteCube, "delete_cube"},
    std::pair{ActionId::solidCube, "solid_cube"},
    std::pair{ActionId::divideCube, "divide_cube"},
    std::pair{ActionId::mergeCubes, "merge_cubes"},
    std::pair{ActionId::chooseCube, "choose_cube"},
    std::pair{ActionId::extendCubes, "extend_cubes"},
    std::pair{ActionId::copyCubes, "copy_cubes"},
    std::pair{ActionId::cutCubes, "cut_cubes"},
    std::pair{ActionId::pasteCubes, "paste_cubes"},
    std::pair{ActionId::pushFaceIn, "push_face"},
    std::pair{ActionId::pullFaceOut, "pull_face"},
    std::pair{ActionId::pushEdgeIn, "push_edge"},
    std::pair{ActionId::pullEdgeOut, "pull_edge"},
    std::pair{ActionId::pushCornerIn, "push_corner"},
    std::pair{ActionId::pullCornerOut, "pull_corner"},
    std::pair{ActionId::mirrorX, "mirror_x"},
    std::pair{ActionId::mirrorY, "mirror_y"},
    std::pair{ActionId::mirrorZ, "mirror_z"},
    std::pair{ActionId::turnX, "turn_x"},
    std::pair{ActionId::turnY, "turn_y"},
    std::pair{ActionId::turnZ, "turn_z"},
    std::pair{ActionId::brushBox, "brush_box"},
    std::pair{ActionId::brushBall, "brush_ball"},
    std::pair{ActionId::brushLine, "brush_line"},
    std::pair{ActionId::symmetryX, "symmetry_x"},
    std::pair{ActionId::symmetryY, "symmetry_y"},
    std::pair{ActionId::symmetryZ, "symmetry_z"},
    std::pair{ActionId::paintKind, "paint_kind"},
    std::pair{ActionId::growOctree, "grow_octree"},
    std::pair{ActionId::keepRay, "keep_ray"},
    std::pair{ActionId::makeShape, "make_shape"},
    std::pair{ActionId::useShape, "use_shape"},
    std::pair{ActionId::compareShape, "compare_shape"},
    std::pair{ActionId::exportShape, "export_shape"},
    std::pair{ActionId::exportKit, "export_kit"},
    std::pair{ActionId::removeHulls, "remove_hulls"},
    std::pair{ActionId::mergeHulls, "merge_hulls"},
    std::pair{ActionId::splitHull, "split_hull"},
    std::pair{ActionId::addHullBox, "add_hull_box"},
    std::pair{ActionId::moveCorner, "move_corner"},
    std::pair{ActionId::explain, "explain"},
    std::pair{ActionId::optimize, "optimize"},
    std::pair{ActionId::tune, "tune"},
    std::pair{ActionId::octrees, "octrees"},
    std::pair{ActionId::frame, "frame"},
    std::pair{ActionId::sideBySide, "side_by_side"},
    std::pair{ActionId::showAll, "show_all"},
    std::pair{ActionId::drawer, "drawer"},
    std::pair{ActionId::nextSlot, "next_place"},
    std::pair{ActionId::previousSlot, "previous_place"},
    std::pair{ActionId::fullScreen, "full_screen"},
    std::pair{ActionId::restoreLayout, "restore_layout"},
    std::pair{ActionId::helpContents, "help_contents"},
    std::pair{ActionId::whatsThis, "whats_this"},
    std::pair{ActionId::shortcuts, "shortcuts"},
    std::pair{ActionId::about, "about"},
};

}  // namespace

QString iconNameOf(ActionId id) {
  const auto* row =
      std::ranges::find(wordsOfActions, id, [](const auto& one) { return one.first; });
  return row == wordsOfActions.end() ? QString() : QString::fromLatin1(row->second);
}

namespace {

const QString shortcutsGroup = QStringLiteral("shortcuts/");

/// Where keys of an action work: everywhere in the window, in the tree, or in the 3D view.
enum class Scope : std::uint8_t { window, tree, view };

constexpr std::array ofTree{ActionId::duplicate, ActionId::renameObject, ActionId::removeObject};
constexpr std::array ofView{
    ActionId::fillCube,      ActionId::deleteCube,   ActionId::solidCube,   ActionId::divideCube,
    ActionId::mergeCubes,    ActionId::compareShape, ActionId::chooseCube,  ActionId::extendCubes,
    ActionId::copyCubes,     ActionId::cutCubes,     ActionId::pasteCubes,  ActionId::pushFaceIn,
    ActionId::pullFaceOut,   ActionId::pushEdgeIn,   ActionId::pullEdgeOut, ActionId::pushCornerIn,
    ActionId::pullCornerOut, ActionId::mirrorX,      ActionId::mirrorY,     ActionId::mirrorZ,
    ActionId::turnX,         ActionId::turnY,        ActionId::turnZ,       ActionId::brushBox,
    ActionId::brushBall,     ActionId::brushLine,    ActionId::symmetryX,   ActionId::symmetryY,
    ActionId::symmetryZ,     ActionId::paintKind,    ActionId::growOctree};

Scope scopeOf(ActionId id) {
  if (std::ranges::find(ofTree, id) != ofTree.end()) return Scope::tree;
  return std::ranges::find(ofView, id) != ofView.end() ? Scope::view : Scope::window;
}

bool meet(Scope one, Scope other) {
  return one == other || one == Scope::window || other == Scope::window;
}

/// An icon is an action's alone, so its name names the action for good.
QString keyOf(ActionId id) { return shortcutsGroup + iconNameOf(id); }

QString textOf(const ActionInfo& info) {
  return QCoreApplication::translate("Actions", info.text).remove(u'&');
}

QString inWords(const QString& what) {
  return QCoreApplication::translate("ShortcutKeys", what.toUtf8());
}

constexpr auto isTyped =
    QT_TRANSLATE_NOOP("ShortcutKeys", "Text fields need these keys; choose others.");
constexpr auto opensMenus =
    QT_TRANSLATE_NOOP("ShortcutKeys", "Alt plus a letter opens a menu; choose other keys.");
constexpr auto isOfPanels =
    QT_TRANSLATE_NOOP("ShortcutKeys", "These keys bring a panel to the front; choose others.");
constexpr auto isOfTree = QT_TRANSLATE_NOOP(
    "ShortcutKeys",
    "The tree uses these keys to hide, show or isolate the selection; choose others.");
constexpr auto isTaken =
    QT_TRANSLATE_NOOP("ShortcutKeys", "“%1” already uses these keys; choose others.");

/// Keys that move in lists, dialogs and text wherever they are pressed.
constexpr std::array moving{Qt::Key_Left,   Qt::Key_Right,   Qt::Key_Up,       Qt::Key_Down,
                            Qt::Key_Home,   Qt::Key_End,     Qt::Key_PageUp,   Qt::Key_PageDown,
                            Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Return,   Qt::Key_Enter,
                            Qt::Key_Escape, Qt::Key_Space,   Qt::Key_Backspace};
constexpr std::array editing{Qt::Key_A, Qt::Key_C, Qt::Key_V, Qt::Key_X};

bool isPrintable(Qt::Key key) { return key >= Qt::Key_Space && key < Qt::Key_Escape; }

bool typesText(const QKeyCombination& keys, Scope scope) {
  const Qt::KeyboardModifiers with = keys.keyboardModifiers() & ~Qt::ShiftModifier;
  const Qt::Key key = keys.key();
  if (with == Qt::ControlModifier && !(keys.keyboardModifiers() & Qt::ShiftModifier))
    return scope != Scope::view && std::ranges::find(editing, key) != editing.end();
  if (with) return false;
  // In the view arrows with Shift move nothing.
  const bool isShifted = keys.keyboardModifiers().testFlag(Qt::ShiftModifier);
  if (scope == Scope::view && isShifted && !isPrintable(key)) return false;
  // It presses buttons, of which the view has none.
  if (scope == Scope::view && key == Qt::Key_Space) return false;
  const bool isDeleting = key == Qt::Key_Delete || key == Qt::Key_Insert;
  return isPrintable(key) || std::ranges::find(moving, key) != moving.end() ||
         (isDeleting && scope == Scope::window);
}

const char* fixedUseOf(const QKeyCombination& keys, Scope scope) {
  const Qt::Key key = keys.key();
  if (typesText(keys, scope)) return isTyped;
  const auto panels = Panels::chosenBy();
  if (std::ranges::find(panels, QKeySequence(keys), &Panels::Chosen::key) != panels.end())
    return isOfPanels;
  if (keys.keyboardModifiers() == Qt::AltModifier && key >= Qt::Key_A && key <= Qt::Key_Z)
    return opensMenus;
  const bool isTree = key == Qt::Key_H || key == Qt::Key_I;
  return isTree && keys.keyboardModifiers() == Qt::ControlModifier ? isOfTree : nullptr;
}

}  // namespace

QKeySequence standardKeysOf(ActionId id) {
  const ActionInfo& info = infoOf(id);
  const QKeySequence standard(info.standardKey);
  return standard.isEmpty() ? QKeySequence(QLatin1StringView(info.key)) : standard;
}

QKeySequence keysOf(ActionId id) {
  const QSettings settings;
  // Keys may have been taken away on purpose: then the text is empty, but there.
  if (!settings.contains(keyOf(id))) return standardKeysOf(id);
  return {settings.value(keyOf(id)).toString(), QKeySequence::PortableText};
}

QList<QKeySequence> allKeysOf(ActionId id) {
  const QKeySequence own = keysOf(id);
  if (id != ActionId::redo || own != standardKeysOf(id)) return {own};
  const QKeySequence second(QLatin1StringView("Ctrl+Y"));
  const bool isFree = std::ranges::none_of(
      actionList(), [&](const ActionInfo& info) { return keysOf(info.id) == second; });
  return isFree ? QList{own, second} : QList{own};
}

QString whyNotKeys(ActionId id, const QKeySequence& keys) {
  if (keys.isEmpty()) return {};
  if (const char* use = fixedUseOf(keys[0], scopeOf(id))) return inWords(QString::fromUtf8(use));
  for (const ActionInfo& other : actionList())
    if (other.id != id && meet(scopeOf(id), scopeOf(other.id)) && keysOf(other.id) == keys)
      return inWords(QString::fromUtf8(isTaken)).arg(textOf(other));
  return {};
}

void giveKeys(ActionId id, const QKeySequence& keys) {
  if (keys == standardKeysOf(id)) {
    QSettings().remove(keyOf(id));
  } else {
    QSettings().setValue(keyOf(id), keys.toString(QKeySequence::PortableText));
  }
  emit Preferences::ofProgram().shortcutsChanged();
}

void restoreStandardKeys() {
  for (const ActionInfo& info : actionList()) QSettings().remove(keyOf(info.id));
  emit Preferences::ofProgram().shortcutsChanged();
}

}  // namespace wb::ui
