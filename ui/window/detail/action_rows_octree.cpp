#include "ui/window/detail/action_rows.h"

#include <QObject>
#include <array>

namespace wb::ui {
namespace {

const std::array octreeRows{
    ActionInfo{ActionId::fillCube, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Fill outwards"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Make the cell solid that is before the marked face, at the grid "
                                 "depth that is shown"),
               noStandardKey, "Ins", false, false},
    ActionInfo{ActionId::deleteCube, MenuId::octree,
               QT_TRANSLATE_NOOP("Actions", "&Delete inwards"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Make the cell empty that is behind the marked face, at the grid "
                                 "depth that is shown"),
               noStandardKey, "Del", false, false},
    ActionInfo{ActionId::solidCube, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "Make &solid"),
               QT_TRANSLATE_NOOP("Actions", "Make the marked cube a solid one"), noStandardKey,
               "Ctrl+B", true, false},
    ActionInfo{ActionId::divideCube, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "D&ivide"),
               QT_TRANSLATE_NOOP("Actions", "Divide the marked cube into eight"), noStandardKey,
               "Ctrl+D", false, false},
    ActionInfo{ActionId::mergeCubes, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Merge"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Make one cube of the marked one and the seven beside "
                                 "it, where all are equal"),
               noStandardKey, "Ctrl+Shift+D", false, false},
    ActionInfo{
        ActionId::chooseCube, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "C&hoose cube"),
        QT_TRANSLATE_NOOP("Actions",
                          "Choose the marked cell, or the leaf, to be changed in place of what is "
                          "marked; Ctrl and a drag from cube to cube chooses a box, Esc none"),
        noStandardKey, "Ctrl+T", true, false},
    ActionInfo{ActionId::extendCubes, MenuId::octree,
               QT_TRANSLATE_NOOP("Actions", "&Extend box to here"),
               QT_TRANSLATE_NOOP(
                   "Actions", "Choose all cells between those that are chosen and the marked one"),
               noStandardKey, "Ctrl+Shift+T", false, false},
    ActionInfo{
        ActionId::copyCubes, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Copy cubes"),
        QT_TRANSLATE_NOOP("Actions",
                          "Copy the chosen cells, or the marked one, to be pasted into any octree"),
        noStandardKey, "Ctrl+C", false, false},
    ActionInfo{ActionId::cutCubes, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "Cu&t cubes"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Copy the chosen cells, or the marked one, and make them empty"),
               noStandardKey, "Ctrl+X", false, false},
    ActionInfo{ActionId::pasteCubes, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Paste cubes"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Put the copied cells at the first chosen one, or before the "
                                 "marked face, in cells of the grid depth that is shown"),
               noStandardKey, "Ctrl+V", false, false},
    ActionInfo{ActionId::pushFaceIn, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Push &face in"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Move the marked face of the marked cube, or of the chosen box, "
                                 "inwards by an eighth of a cube (Ctrl and the wheel)"),
               noStandardKey, "Ctrl+Down", false, false},
    ActionInfo{ActionId::pullFaceOut, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Pull f&ace out"),
               QT_TRANSLATE_NOOP("Actions", "Move it outwards again, as far as the cube reaches"),
               noStandardKey, "Ctrl+Up", false, false},
    ActionInfo{ActionId::pushEdgeIn, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Push &edge in"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Move the marked edge behind the marked face by an eighth of a "
                                 "cube (Shift and the wheel)"),
               noStandardKey, "Shift+Down", false, false},
    ActionInfo{ActionId::pullEdgeOut, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Pull e&dge out"),
               QT_TRANSLATE_NOOP("Actions", "Move it outwards again, as far as the cube reaches"),
               noStandardKey, "Shift+Up", false, false},
    ActionInfo{ActionId::pushCornerIn, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Push &corner in"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Move the marked corner behind the marked face by an eighth of a "
                                 "cube (Ctrl, Shift and the wheel)"),
               noStandardKey, "Ctrl+Shift+Down", false, false},
    ActionInfo{ActionId::pullCornerOut, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Pull c&orner out"),
               QT_TRANSLATE_NOOP("Actions", "Move it outwards again, as far as the cube reaches"),
               noStandardKey, "Ctrl+Shift+Up", false, false},
    ActionInfo{ActionId::mirrorX, MenuId::turnCubes,
               QT_TRANSLATE_NOOP("Actions", "Mirror along &x"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Mirror the chosen cells, or the marked cube, along the x axis"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::mirrorY, MenuId::turnCubes,
               QT_TRANSLATE_NOOP("Actions", "Mirror along &y"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Mirror the chosen cells, or the marked cube, along the y axis"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::mirrorZ, MenuId::turnCubes,
               QT_TRANSLATE_NOOP("Actions", "Mirror along &z"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Mirror the chosen cells, or the marked cube, along the z axis"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::turnX, MenuId::turnCubes, QT_TRANSLATE_NOOP("Actions", "&Turn about x"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Turn the chosen cells, or the marked cube, by 90° about the x "
                                 "axis, counter-clockwise seen from its end"),
               noStandardKey, "", true, false},
    ActionInfo{ActionId::turnY, MenuId::turnCubes, QT_TRANSLATE_NOOP("Actions", "T&urn about y"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Turn the chosen cells, or the marked cube, by 90° about the y "
                                 "axis, counter-clockwise seen from its end"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::turnZ, MenuId::turnCubes, QT_TRANSLATE_NOOP("Actions", "Tu&rn about z"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Turn the chosen cells, or the marked cube, by 90° about the z "
                                 "axis, counter-clockwise seen from its end"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::keepRay, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Keep ray"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Keep the ray under the pointer in the scene, to be followed step "
                                 "by step in the panel Ray"),
               noStandardKey, "Ctrl+R", true, false}};

}  // namespace

std::span<const ActionInfo> octreeActionRows() { return octreeRows; }

}  // namespace wb::ui
