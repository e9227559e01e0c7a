#include "ui/window/detail/action_rows.h"

#include <QObject>
#include <array>

namespace wb::ui {
namespace {

const std::array viewRows{
    ActionInfo{ActionId::makeShape, MenuId::shape,
               QT_TRANSLATE_NOOP("Actions", "&Make physics shape…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Look for the cheapest physics shape that is close enough to the "
                                 "selected mesh, or the closest that a budget allows"),
               noStandardKey, "Ctrl+G", false, false},
    ActionInfo{ActionId::compareShape, MenuId::shape,
               QT_TRANSLATE_NOOP("Actions", "&Compare with now"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Show the physics shape in the 3D view that there is now in place "
                                 "of the chosen one, and back"),
               noStandardKey, "Space", true, false},
    ActionInfo{ActionId::useShape, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "&Use shape"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Give the mesh the physics shape that is chosen in the panel "
                                 "Shapes"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::exportShape, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "&Export shape…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Write the physics shape that is chosen in the panel Shapes, for "
                                 "the uploader or as a mesh asset"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::removeHulls, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "&Delete hulls"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Take the hulls out of the physics shape that are chosen in the "
                                 "scene or the 3D view"),
               noStandardKey, "", true, false},
    ActionInfo{ActionId::mergeHulls, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "Mer&ge hulls"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Make one hull around those that are chosen in the scene: "
                                 "several are chosen with Ctrl"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::splitHull, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "&Split hull…"),
               QT_TRANSLATE_NOOP("Actions", "Make two of the chosen hull by a plane across it"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::addHullBox, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "Add &box hull…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Add a box to the hulls of the selected mesh, or make it the "
                                 "first of them"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::moveCorner, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "Mo&ve corner…"),
               QT_TRANSLATE_NOOP("Actions", "Put a corner of the chosen hull elsewhere"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::frame, MenuId::view, QT_TRANSLATE_NOOP("Actions", "&Frame selection"),
               QT_TRANSLATE_NOOP("Actions", "Show the whole selection in the 3D view, or all"),
               noStandardKey, "Ctrl+0", false, false},
    ActionInfo{ActionId::sideBySide, MenuId::view, QT_TRANSLATE_NOOP("Actions", "&Side by side"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Show what is open twice, as chosen at Beside above the 3D view"),
               noStandardKey, "Ctrl+2", false, false},
    ActionInfo{ActionId::showAll, MenuId::view, QT_TRANSLATE_NOOP("Actions", "Show &hidden parts"),
               QT_TRANSLATE_NOOP("Actions", "Show every part in the 3D view that was hidden"),
               noStandardKey, "Ctrl+Shift+H", false, false},
    ActionInfo{ActionId::fullScreen, MenuId::view, QT_TRANSLATE_NOOP("Actions", "F&ull screen"),
               QT_TRANSLATE_NOOP("Actions", "Use the whole screen"), noStandardKey, "F11", true,
               false},
    ActionInfo{ActionId::restoreLayout, MenuId::view,
               QT_TRANSLATE_NOOP("Actions", "&Restore layout"),
               QT_TRANSLATE_NOOP("Actions", "Put all panels back where they were at first"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::helpContents, MenuId::help, QT_TRANSLATE_NOOP("Actions", "&Contents"),
               QT_TRANSLATE_NOOP("Actions", "Read how costs come about, and how to do things here"),
               QKeySequence::HelpContents, "F1", false, false},
    ActionInfo{ActionId::whatsThis, MenuId::help, QT_TRANSLATE_NOOP("Actions", "&What is this?"),
               QT_TRANSLATE_NOOP("Actions", "Point at something to learn what it means"),
               QKeySequence::WhatsThis, "", false, false},
    ActionInfo{ActionId::shortcuts, MenuId::help, QT_TRANSLATE_NOOP("Actions", "&Keyboard…"),
               QT_TRANSLATE_NOOP("Actions", "List all that the keyboard does"), noStandardKey,
               "Ctrl+F1", false, false},
    ActionInfo{ActionId::about, MenuId::help, QT_TRANSLATE_NOOP("Actions", "&About Weighbridge"),
               QT_TRANSLATE_NOOP("Actions", "Version and licence"), noStandardKey, "", true,
               false}};

}  // namespace

std::span<const ActionInfo> viewActionRows() { return viewRows; }

}  // namespace wb::ui
