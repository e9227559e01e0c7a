#include "ui/window/detail/action_rows.h"

#include <QObject>
#include <array>

namespace wb::ui {
namespace {

const std::array sceneRows{
    ActionInfo{ActionId::newWindow, MenuId::file, QT_TRANSLATE_NOOP("Actions", "&New window"),
               QT_TRANSLATE_NOOP("Actions", "Open an empty window beside this one"),
               QKeySequence::New, "", false, false},
    ActionInfo{ActionId::open, MenuId::file, QT_TRANSLATE_NOOP("Actions", "&Open…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Open a project, mesh asset, object, archive, 3D model or octree; "
                                 "several as one scene"),
               QKeySequence::Open, "", false, true},
    ActionInfo{ActionId::openFolder, MenuId::file, QT_TRANSLATE_NOOP("Actions", "Open &folder…"),
               QT_TRANSLATE_NOOP("Actions", "Open all that a folder holds as one scene"),
               noStandardKey, "Ctrl+Shift+O", false, false},
    ActionInfo{ActionId::openGrid, MenuId::file, QT_TRANSLATE_NOOP("Actions", "Open gr&id…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Show what a whole grid costs under the constants of now, from a "
                                 "database of statistics"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::save, MenuId::file, QT_TRANSLATE_NOOP("Actions", "&Save"),
               QT_TRANSLATE_NOOP("Actions", "Save all that is open"), QKeySequence::Save, "", true,
               true},
    ActionInfo{ActionId::saveAs, MenuId::file, QT_TRANSLATE_NOOP("Actions", "Save &as…"),
               QT_TRANSLATE_NOOP("Actions", "Save all that is open to another file"), noStandardKey,
               "Ctrl+Shift+S", false, false},
    ActionInfo{ActionId::close, MenuId::file, QT_TRANSLATE_NOOP("Actions", "&Close file"),
               QT_TRANSLATE_NOOP("Actions", "Close the file; the window stays"),
               QKeySequence::Close, "", false, false},
    ActionInfo{ActionId::attachMeasured, MenuId::file,
               QT_TRANSLATE_NOOP("Actions", "Compare with &measured costs…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Show costs that the grid measured beside the estimates, from a "
                                 "CSV, a reply of the grid or a viewer's chat log"),
               noStandardKey, "Ctrl+M", true, false},
    ActionInfo{ActionId::pasteMeasured, MenuId::file,
               QT_TRANSLATE_NOOP("Actions", "Paste meas&ured costs"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Show costs that the grid measured beside the estimates, from "
                                 "chat lines of the measuring script that you copied"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::compareVersions, MenuId::file,
               QT_TRANSLATE_NOOP("Actions", "Compare with another &version…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Show what costs more or less than in another file, as it was "
                                 "before"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::calibrate, MenuId::file, QT_TRANSLATE_NOOP("Actions", "Cali&brate…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Find the constants under which costs come nearest to those "
                                 "measured"),
               noStandardKey, "Ctrl+Shift+M", false, false},
    ActionInfo{ActionId::exportTable, MenuId::file,
               QT_TRANSLATE_NOOP("Actions", "&Export table as CSV…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Write every row of the table, as it is grouped, for a "
                                 "spreadsheet"),
               noStandardKey, "Ctrl+E", false, true},
    ActionInfo{ActionId::exportPicture, MenuId::file,
               QT_TRANSLATE_NOOP("Actions", "Export &picture…"),
               QT_TRANSLATE_NOOP("Actions", "Write what the 3D view shows as a picture"),
               noStandardKey, "Ctrl+Shift+E", false, false},
    ActionInfo{ActionId::savePage, MenuId::file, QT_TRANSLATE_NOOP("Actions", "Save pa&ge…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Write why the selected object costs what it costs, or a report "
                                 "on all, as a page to send: HTML or PDF, with a picture of the "
                                 "3D view"),
               noStandardKey, "Ctrl+Shift+P", false, false},
    ActionInfo{ActionId::exportOctrees, MenuId::file,
               QT_TRANSLATE_NOOP("Actions", "Export oc&trees…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Write the octrees and rays as text (.scene), or the selected "
                                 "octree as a file of Inexor (.nxoc)"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::quit, MenuId::file, QT_TRANSLATE_NOOP("Actions", "&Quit"),
               QT_TRANSLATE_NOOP("Actions", "Close all windows"), QKeySequence::Quit, "Ctrl+Q",
               true, false},
    ActionInfo{ActionId::undo, MenuId::edit, QT_TRANSLATE_NOOP("Actions", "&Undo"),
               QT_TRANSLATE_NOOP("Actions", "Take back the last change"), QKeySequence::Undo, "",
               false, true},
    ActionInfo{ActionId::redo, MenuId::edit, QT_TRANSLATE_NOOP("Actions", "&Redo"),
               QT_TRANSLATE_NOOP("Actions", "Make the change again that was taken back"),
               QKeySequence::Redo, "", false, true},
    ActionInfo{ActionId::copyExplanation, MenuId::edit,
               QT_TRANSLATE_NOOP("Actions", "Copy &explanation"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Copy in plain words why the selected object costs "
                                 "what it costs"),
               noStandardKey, "Ctrl+Shift+C", true, true},
    ActionInfo{ActionId::clearSelection, MenuId::edit,
               QT_TRANSLATE_NOOP("Actions", "Select &nothing"),
               QT_TRANSLATE_NOOP("Actions", "Take away the selection and what it lights up"),
               noStandardKey, "Ctrl+Shift+A", true, false},
    ActionInfo{ActionId::preferences, MenuId::edit, QT_TRANSLATE_NOOP("Actions", "Pre&ferences…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Language, colours, keyboard, and what the program keeps and "
                                 "brings back"),
               QKeySequence::Preferences, "Ctrl+,", true, false},
    ActionInfo{ActionId::addPrims, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "Add &prims…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Add boxes, spheres, cylinders, prisms, tori, tubes or rings, "
                                 "each beside the last"),
               noStandardKey, "Ctrl+Shift+N", false, false},
    ActionInfo{ActionId::addFile, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "Add from &file…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Add what a mesh asset, 3D model, object, octree or project holds "
                                 "to what is open"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::addOctree, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "Add &octree…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Add an octree of one cube, solid or empty, to be divided, filled "
                                 "and carved in the 3D view"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::addRay, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "Add &ray…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Keep a ray of an origin and a direction that are typed; Keep ray "
                                 "in the menu Octree takes one of the 3D view"),
               noStandardKey, "", false, false},
    ActionInfo{
        ActionId::makeOctree, MenuId::compose,
        QT_TRANSLATE_NOOP("Actions", "Make o&ctree of selection…"),
        QT_TRANSLATE_NOOP("Actions",
                          "Make an octree of each selected part where it stands, of cubes as "
                          "small as a depth says"),
        noStandardKey, "", false, false},
    ActionInfo{
        ActionId::addRegion, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "New re&gion…"),
        QT_TRANSLATE_NOOP("Actions", "Add a region of a kind that holds so much land impact"),
        noStandardKey, "", true, false},
    ActionInfo{ActionId::addParcel, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "New p&arcel…"),
               QT_TRANSLATE_NOOP("Actions", "Add a parcel to a region, with its area"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::moveObjects, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "&Move to…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Put what is selected into another region or parcel; it stands "
                                 "where it stood"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::turnUpright, MenuId::compose,
               QT_TRANSLATE_NOOP("Actions", "&Turn upright"),
               QT_TRANSLATE_NOOP("Actions",
                                 "A quarter turn about the x axis, for a model that lies on its "
                                 "back because its file has z up instead of y"),
               noStandardKey, "", false, false},
    ActionInfo{
        ActionId::duplicate, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "&Duplicate…"),
        QT_TRANSLATE_NOOP("Actions", "Make copies of all that is selected, beside the last object"),
        noStandardKey, "Ctrl+D", true, false},
    ActionInfo{ActionId::renameObject, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "Re&name"),
               QT_TRANSLATE_NOOP("Actions", "Write another name of the chosen row of the tree"),
               noStandardKey, "F2", false, false},
    ActionInfo{ActionId::removeObject, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "D&elete"),
               QT_TRANSLATE_NOOP("Actions", "Take all that is selected out of the scene"),
               noStandardKey, "Del", false, false},
    ActionInfo{ActionId::linkObjects, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "&Link"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Make one object of all that are selected; the one selected last "
                                 "is its root"),
               noStandardKey, "Ctrl+L", true, false},
    ActionInfo{ActionId::unlinkObjects, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "&Unlink"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Make an object of its own of each selected part, or of every "
                                 "part of a selected object"),
               noStandardKey, "Ctrl+Shift+L", false, false}};

}  // namespace

std::span<const ActionInfo> sceneActionRows() { return sceneRows; }

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
    ActionInfo{ActionId::brushBox, MenuId::brushCubes, QT_TRANSLATE_NOOP("Actions", "&Box"),
               QT_TRANSLATE_NOOP("Actions", "Fill, delete and paint change the whole chosen box"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::brushBall, MenuId::brushCubes, QT_TRANSLATE_NOOP("Actions", "&Sphere"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Fill, delete and paint change the largest sphere in the chosen "
                                 "box, or ellipsoid"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::brushLine, MenuId::brushCubes, QT_TRANSLATE_NOOP("Actions", "&Line"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Fill, delete and paint change the line from the cell that the "
                                 "box was begun with to the last"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::symmetryX, MenuId::brushCubes,
               QT_TRANSLATE_NOOP("Actions", "Symmetric along &x"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Repeat each change on the other side of the octree, mirrored "
                                 "along the x axis"),
               noStandardKey, "", true, false},
    ActionInfo{ActionId::symmetryY, MenuId::brushCubes,
               QT_TRANSLATE_NOOP("Actions", "Symmetric along &y"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Repeat each change on the other side of the octree, mirrored "
                                 "along the y axis"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::symmetryZ, MenuId::brushCubes,
               QT_TRANSLATE_NOOP("Actions", "Symmetric along &z"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Repeat each change on the other side of the octree, mirrored "
                                 "along the z axis"),
               noStandardKey, "", false, false},
    ActionInfo{ActionId::paintKind, MenuId::brushCubes, QT_TRANSLATE_NOOP("Actions", "&Paint kind"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Give all filled cubes of the chosen box the kind and shape of "
                                 "the marked cube"),
               noStandardKey, "", true, false},
    ActionInfo{ActionId::growOctree, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Grow octree"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Make the octree twice as wide, beyond the marked face: its cubes "
                                 "stay where they are"),
               noStandardKey, "", true, false},
    ActionInfo{ActionId::keepRay, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Keep ray"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Keep the ray under the pointer in the scene, to be followed step "
                                 "by step in the panel Ray"),
               noStandardKey, "Ctrl+R", true, false}};

}  // namespace

std::span<const ActionInfo> octreeActionRows() { return octreeRows; }

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
    ActionInfo{ActionId::exportKit, MenuId::shape,
               QT_TRANSLATE_NOOP("Actions", "E&xport for the uploader…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Write the selected object as the files that the uploader needs: "
                                 "the model, its levels of detail, its physics, and a page with "
                                 "the steps to take"),
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
