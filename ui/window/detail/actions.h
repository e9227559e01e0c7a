#pragma once

#include <QKeySequence>
#include <QObject>
#include <QString>
#include <map>
#include <span>

class QAction;
class QMainWindow;
class QMenu;

namespace wb::ui {

class Document;

/// Everything that the window's menus can do, in their order.
enum class ActionId {
  newWindow,
  open,
  openFolder,
  openGrid,
  save,
  saveAs,
  close,
  attachMeasured,
  pasteMeasured,
  compareVersions,
  calibrate,
  exportTable,
  exportPicture,
  savePage,
  exportOctrees,
  quit,
  undo,
  redo,
  copyExplanation,
  clearSelection,
  preferences,
  addPrims,
  addFile,
  addOctree,
  addRay,
  makeOctree,
  addRegion,
  addParcel,
  duplicate,
  renameObject,
  removeObject,
  linkObjects,
  unlinkObjects,
  moveObjects,
  turnUpright,
  fillCube,
  deleteCube,
  solidCube,
  divideCube,
  mergeCubes,
  chooseCube,
  extendCubes,
  copyCubes,
  cutCubes,
  pasteCubes,
  pushFaceIn,
  pullFaceOut,
  pushEdgeIn,
  pullEdgeOut,
  pushCornerIn,
  pullCornerOut,
  mirrorX,
  mirrorY,
  mirrorZ,
  turnX,
  turnY,
  turnZ,
  brushBox,
  brushBall,
  brushLine,
  symmetryX,
  symmetryY,
  symmetryZ,
  paintKind,
  growOctree,
  keepRay,
  makeShape,
  useShape,
  compareShape,
  exportShape,
  exportKit,
  removeHulls,
  mergeHulls,
  splitHull,
  addHullBox,
  moveCorner,
  explain,
  optimize,
  tune,
  octrees,
  frame,
  sideBySide,
  showAll,
  drawer,
  nextSlot,
  previousSlot,
  fullScreen,
  restoreLayout,
  helpContents,
  whatsThis,
  shortcuts,
  about
};

enum class MenuId {
  file,
  edit,
  compose,
  octree,
  pushCubes,  ///< In octree, as are the next two.
  turnCubes,
  brushCubes,
  shape,
  view,
  help
};

/// A row of the one list that menus, shortcuts and their help are made from.
struct ActionInfo {
  ActionId id;
  MenuId menu;
  const char* text;  ///< Untranslated, in the context "Actions"; with its mnemonic.
  const char* help;  ///< Likewise: what it does, in a sentence.
  QKeySequence::StandardKey standardKey;
  const char* key;  ///< Where there is no standard one.
  bool startsGroup;
};

std::span<const ActionInfo> actionList();

/// Why an action cannot be used now.
enum class Unusable {
  nothingOpen,
  nothingToUndo,
  nothingToRedo,
  nothingSelected,
  nothingHidden,
  noObjects,   ///< In what is open.
  noMeasured,  ///< Costs that a grid measured.
  noOctree,
  noRegion,
  needsObject,  ///< To be selected.
  needsObjectOrOctree,
  needsTwoObjects,
  needsParts,  ///< An object that can be unlinked, or a part of one.
  needsMesh,
  needsHull,
  needsOneHull,  ///< Several are selected.
  needsTwoHulls,
  hasNoHulls,  ///< The mesh that is selected.
  needsShape,  ///< In the Shapes panel.
  isInUse,     ///< The shape that is selected there.
  hasNoMesh    ///< The object that is selected.
};

/// The same in a sentence, in the user's language.
QString sentenceOf(Unusable why);

/// Why what needs an object cannot be used: nothing is open, or has none in it; otherwise `why`.
Unusable unlessEmpty(const Document& document, Unusable why);

/// The window's actions and menus.
class Actions : public QObject {
  Q_OBJECT

 public:
  explicit Actions(QMainWindow& window);

  QAction& operator[](ActionId id) const { return *actions_.at(id); }
  QMenu& operator[](MenuId id) const { return *menus_.at(id); }
  /// Lets an action be used, or not: then its tooltip and status tip say why.
  void offer(ActionId id, bool isUsable, Unusable why) const;
  /// The same of a menu within another.
  void offer(MenuId id, bool isUsable, Unusable why) const;

 private:
  void addMenu(QMainWindow& window, MenuId id, const QString& title);
  QMenu& menuOf(const ActionInfo& info);
  void add(const ActionInfo& info);
  /// The keys of actions may be others.
  void takeKeys();

  std::map<ActionId, QAction*> actions_;
  std::map<MenuId, QMenu*> menus_;
};

/// The text of an action without its mnemonic: `Save as…`.
QString plainText(const QAction& action);

/// The name of an action's icon (see ui/widgets/icon.h).
QString iconNameOf(ActionId id);

/// The keys of an action: those that the user gave it, or else the standard ones. Empty: none.
QKeySequence keysOf(ActionId id);
QKeySequence standardKeysOf(ActionId id);

/// With a second one that other programs have for the same, unless it was given to another action.
QList<QKeySequence> allKeysOf(ActionId id);

/// Why an action cannot have keys, in a sentence; empty: it can. Taken are keys of other actions
/// that work in the same place, those of panels and of the 3D view, and what is typed in fields.
QString whyNotKeys(ActionId id, const QKeySequence& keys);

/// Gives an action keys, or none, in all windows at once, and remembers it.
void giveKeys(ActionId id, const QKeySequence& keys);
/// All actions have their standard keys.
void restoreStandardKeys();

}  // namespace wb::ui
