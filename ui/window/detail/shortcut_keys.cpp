#include "ui/window/detail/shortcut_keys.h"

#include "ui/window/detail/action_icons.h"
#include "ui/window/detail/preferences.h"

#include <QCoreApplication>
#include <QSettings>
#include <algorithm>
#include <array>
#include <cstdint>

namespace wb::ui {
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
    ActionId::turnX,         ActionId::turnY,        ActionId::turnZ};

Scope scopeOf(ActionId id) {
  if (std::ranges::find(ofTree, id) != ofTree.end()) return Scope::tree;
  return std::ranges::find(ofView, id) != ofView.end() ? Scope::view : Scope::window;
}

bool meet(Scope one, Scope other) {
  return one == other || one == Scope::window || other == Scope::window;
}

/// An icon is an action's alone, so its name names the action for good.
QString keyOf(ActionId id) { return shortcutsGroup + iconNameOf(id); }

const ActionInfo& infoOf(ActionId id) {
  return *std::ranges::find(actionList(), id, &ActionInfo::id);
}

QString textOf(const ActionInfo& info) {
  return QCoreApplication::translate("Actions", info.text).remove(u'&');
}

QString inWords(const QString& what) {
  return QCoreApplication::translate("ShortcutKeys", what.toUtf8());
}

constexpr auto isTyped = QT_TRANSLATE_NOOP("ShortcutKeys", "These keys type or edit text.");
constexpr auto opensMenus = QT_TRANSLATE_NOOP("ShortcutKeys", "Alt and a letter opens a menu.");
constexpr auto isOfPanels =
    QT_TRANSLATE_NOOP("ShortcutKeys", "These keys bring a panel to the front.");
constexpr auto isOfTree =
    QT_TRANSLATE_NOOP("ShortcutKeys", "These keys show and hide what is selected in the tree.");
constexpr auto isTaken = QT_TRANSLATE_NOOP("ShortcutKeys", "These keys are of “%1” already.");

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
  if (keys.keyboardModifiers() == Qt::AltModifier) {
    if (key >= Qt::Key_1 && key <= Qt::Key_9) return isOfPanels;
    if (key >= Qt::Key_A && key <= Qt::Key_Z) return opensMenus;
  }
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
  const QKeySequence second(QLatin1StringView("Ctrl+Y"));
  const bool isFree = std::ranges::none_of(
      actionList(), [&](const ActionInfo& info) { return keysOf(info.id) == second; });
  if (id == ActionId::redo && own == standardKeysOf(id) && isFree) return {own, second};
  return {own};
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
