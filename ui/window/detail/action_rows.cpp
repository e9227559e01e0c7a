#include "ui/window/detail/action_rows.h"

#include <QObject>
#include <array>

namespace wb::ui {
namespace {

const std::array sceneRows{
    ActionInfo{ActionId::newWindow, MenuId::file, QT_TRANSLATE_NOOP("Actions", "&New window"),
               QT_TRANSLATE_NOOP("Actions", "Open a new, empty window"), QKeySequence::New, "",
               false},
    ActionInfo{ActionId::open, MenuId::file, QT_TRANSLATE_NOOP("Actions", "&Open…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Open projects, mesh assets, objects, archives, 3D models or "
                                 "octrees; several files open as one scene"),
               QKeySequence::Open, "", false},
    ActionInfo{ActionId::openFolder, MenuId::file, QT_TRANSLATE_NOOP("Actions", "Open &folder…"),
               QT_TRANSLATE_NOOP("Actions", "Open all files in a folder as one scene"),
               noStandardKey, "Ctrl+Shift+O", false},
    ActionInfo{ActionId::openGrid, MenuId::file, QT_TRANSLATE_NOOP("Actions", "Open gr&id…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Use a statistics database to show what a whole grid costs under "
                                 "the current constants"),
               noStandardKey, "", false},
    ActionInfo{ActionId::save, MenuId::file, QT_TRANSLATE_NOOP("Actions", "&Save"),
               QT_TRANSLATE_NOOP("Actions", "Save everything in this window"), QKeySequence::Save,
               "", true},
    ActionInfo{ActionId::saveAs, MenuId::file, QT_TRANSLATE_NOOP("Actions", "Save &as…"),
               QT_TRANSLATE_NOOP("Actions", "Save everything in this window to another file"),
               noStandardKey, "Ctrl+Shift+S", false},
    ActionInfo{ActionId::close, MenuId::file, QT_TRANSLATE_NOOP("Actions", "&Close file"),
               QT_TRANSLATE_NOOP("Actions", "Close the file but keep the window open"),
               QKeySequence::Close, "", false},
    ActionInfo{ActionId::attachMeasured, MenuId::file,
               QT_TRANSLATE_NOOP("Actions", "Compare with &measured costs…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Read the grid's measured costs from a CSV file, an LLSD reply or "
                                 "a viewer's chat log, and show them beside the estimates"),
               noStandardKey, "Ctrl+M", true},
    ActionInfo{ActionId::pasteMeasured, MenuId::file,
               QT_TRANSLATE_NOOP("Actions", "Paste meas&ured costs"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Paste the measuring script's chat lines from the clipboard to "
                                 "show the grid's measured costs beside the estimates"),
               noStandardKey, "", false},
    ActionInfo{
        ActionId::compareVersions, MenuId::file,
        QT_TRANSLATE_NOOP("Actions", "Compare with another &version…"),
        QT_TRANSLATE_NOOP("Actions",
                          "Show what costs more or less than in an earlier version of the file"),
        noStandardKey, "", false},
    ActionInfo{
        ActionId::calibrate, MenuId::file, QT_TRANSLATE_NOOP("Actions", "Cali&brate…"),
        QT_TRANSLATE_NOOP("Actions", "Find the constants that best match the measured costs"),
        noStandardKey, "Ctrl+Shift+M", false},
    ActionInfo{
        ActionId::exportKit, MenuId::file,
        QT_TRANSLATE_NOOP("Actions", "E&xport for the uploader…"),
        QT_TRANSLATE_NOOP("Actions",
                          "Save all the files that the uploader needs for the selected object "
                          "(model, levels of detail, physics) and a page that lists the upload "
                          "steps"),
        noStandardKey, "", false},
    ActionInfo{ActionId::exportTable, MenuId::file,
               QT_TRANSLATE_NOOP("Actions", "&Export table as CSV…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Save every row of the cost table to a CSV file for spreadsheets"),
               noStandardKey, "Ctrl+E", false},
    ActionInfo{ActionId::exportPicture, MenuId::file,
               QT_TRANSLATE_NOOP("Actions", "Export &picture…"),
               QT_TRANSLATE_NOOP("Actions", "Save the 3D view as a picture"), noStandardKey,
               "Ctrl+Shift+E", false},
    ActionInfo{ActionId::savePage, MenuId::file, QT_TRANSLATE_NOOP("Actions", "Save pa&ge…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Save an explanation of the selected object's cost, or a report "
                                 "on all objects, as an HTML or PDF page with a picture"),
               noStandardKey, "Ctrl+Shift+P", false},
    ActionInfo{ActionId::exportOctrees, MenuId::file,
               QT_TRANSLATE_NOOP("Actions", "Export oc&trees…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Save the octrees and rays as text (.scene), or the selected "
                                 "octree as an Inexor file (.nxoc)"),
               noStandardKey, "", false},
    ActionInfo{ActionId::quit, MenuId::file, QT_TRANSLATE_NOOP("Actions", "&Quit"),
               QT_TRANSLATE_NOOP("Actions", "Close all windows"), QKeySequence::Quit, "Ctrl+Q",
               true},
    ActionInfo{ActionId::undo, MenuId::edit, QT_TRANSLATE_NOOP("Actions", "&Undo"),
               QT_TRANSLATE_NOOP("Actions", "Undo the last change"), QKeySequence::Undo, "", false},
    ActionInfo{ActionId::redo, MenuId::edit, QT_TRANSLATE_NOOP("Actions", "&Redo"),
               QT_TRANSLATE_NOOP("Actions", "Redo the last undone change"), QKeySequence::Redo, "",
               false},
    ActionInfo{ActionId::copyExplanation, MenuId::edit,
               QT_TRANSLATE_NOOP("Actions", "Copy &explanation"),
               QT_TRANSLATE_NOOP(
                   "Actions", "Copy the explanation of the selected object's cost as plain text"),
               noStandardKey, "Ctrl+Shift+C", true},
    ActionInfo{ActionId::clearSelection, MenuId::edit, QT_TRANSLATE_NOOP("Actions", "Select &none"),
               QT_TRANSLATE_NOOP("Actions", "Clear the selection and its highlights"),
               noStandardKey, "Ctrl+Shift+A", true},
    ActionInfo{ActionId::preferences, MenuId::edit, QT_TRANSLATE_NOOP("Actions", "Pre&ferences…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Choose the language, colors, units and keyboard shortcuts, and "
                                 "what the program remembers"),
               QKeySequence::Preferences, "Ctrl+,", true},
    ActionInfo{
        ActionId::addPrims, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "Add &prims…"),
        QT_TRANSLATE_NOOP("Actions",
                          "Add a row of boxes, spheres, cylinders, prisms, tori, tubes or rings"),
        noStandardKey, "Ctrl+Shift+N", false},
    ActionInfo{
        ActionId::addFile, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "Add from &file…"),
        QT_TRANSLATE_NOOP(
            "Actions",
            "Add the contents of a mesh asset, 3D model, object, octree or project to the scene"),
        noStandardKey, "", false},
    ActionInfo{
        ActionId::addOctree, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "Add &octree…"),
        QT_TRANSLATE_NOOP("Actions", "Add a solid or empty octree, or one that you type as text"),
        noStandardKey, "", false},
    ActionInfo{ActionId::addRay, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "Add &ray…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Add a ray by typing its origin and direction; to add the ray "
                                 "under the pointer, use Octree > Keep ray"),
               noStandardKey, "", false},
    ActionInfo{ActionId::makeOctree, MenuId::compose,
               QT_TRANSLATE_NOOP("Actions", "Make o&ctree from selection…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Make an octree from each selected part, at the same position, "
                                 "down to a depth that you choose"),
               noStandardKey, "", false},
    ActionInfo{ActionId::addRegion, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "New re&gion…"),
               QT_TRANSLATE_NOOP("Actions", "Add a region; its kind sets its land capacity"),
               noStandardKey, "", true},
    ActionInfo{ActionId::addParcel, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "New p&arcel…"),
               QT_TRANSLATE_NOOP("Actions", "Add a parcel of a given area to a region"),
               noStandardKey, "", false},
    ActionInfo{
        ActionId::moveObjects, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "&Move to…"),
        QT_TRANSLATE_NOOP(
            "Actions", "Move the selection to another region or parcel; positions do not change"),
        noStandardKey, "", false},
    ActionInfo{ActionId::turnUpright, MenuId::compose,
               QT_TRANSLATE_NOOP("Actions", "&Turn upright"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Rotate the selection by 90° around the x axis, for models that "
                                 "lie on their backs because their up axis is z, not y"),
               noStandardKey, "", false},
    ActionInfo{ActionId::duplicate, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "&Duplicate…"),
               QT_TRANSLATE_NOOP("Actions", "Add copies of the selection, in the same arrangement"),
               noStandardKey, "Ctrl+D", true},
    ActionInfo{ActionId::renameObject, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "Re&name"),
               QT_TRANSLATE_NOOP("Actions", "Rename the item selected in the Scene tree"),
               noStandardKey, "F2", false},
    ActionInfo{ActionId::removeObject, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "D&elete"),
               QT_TRANSLATE_NOOP("Actions", "Delete the selection from the scene"), noStandardKey,
               "Del", false},
    ActionInfo{ActionId::linkObjects, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "&Link"),
               QT_TRANSLATE_NOOP(
                   "Actions", "Link the selected objects; the one selected last becomes the root"),
               noStandardKey, "Ctrl+L", true},
    ActionInfo{ActionId::unlinkObjects, MenuId::compose, QT_TRANSLATE_NOOP("Actions", "&Unlink"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Unlink each selected part, or every part of a selected object"),
               noStandardKey, "Ctrl+Shift+L", false}};

}  // namespace

std::span<const ActionInfo> sceneActionRows() { return sceneRows; }

namespace {

const std::array octreeRows{
    ActionInfo{ActionId::fillCube, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Fill outward"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Make the selected cells solid, or the cell in front of the "
                                 "marked face at the current grid depth"),
               noStandardKey, "Ins", false},
    ActionInfo{ActionId::deleteCube, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Delete inward"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Make the selected cells empty, or the cell behind the marked "
                                 "face at the current grid depth"),
               noStandardKey, "Del", false},
    ActionInfo{ActionId::solidCube, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "Make &solid"),
               QT_TRANSLATE_NOOP("Actions", "Make the selected cells, or the marked cube, solid"),
               noStandardKey, "Ctrl+B", true},
    ActionInfo{ActionId::divideCube, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "D&ivide"),
               QT_TRANSLATE_NOOP("Actions", "Divide the marked cube into eight"), noStandardKey,
               "Ctrl+D", false},
    ActionInfo{ActionId::mergeCubes, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Merge"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Merge the marked cube with its seven siblings if all eight are "
                                 "solid or all are empty"),
               noStandardKey, "Ctrl+Shift+D", false},
    ActionInfo{
        ActionId::chooseCube, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "Se&lect cube"),
        QT_TRANSLATE_NOOP("Actions",
                          "Select the marked cell or leaf so that changes apply to it. Hold Ctrl "
                          "and drag from cube to cube to select a box; press Esc to deselect it"),
        noStandardKey, "Ctrl+T", true},
    ActionInfo{ActionId::extendCubes, MenuId::octree,
               QT_TRANSLATE_NOOP("Actions", "&Extend box to here"),
               QT_TRANSLATE_NOOP("Actions", "Extend the selected box to include the marked cell"),
               noStandardKey, "Ctrl+Shift+T", false},
    ActionInfo{
        ActionId::copyCubes, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Copy cubes"),
        QT_TRANSLATE_NOOP(
            "Actions",
            "Copy the selected cells, or the marked cell; you can paste them into any octree"),
        noStandardKey, "Ctrl+C", false},
    ActionInfo{ActionId::cutCubes, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "Cu&t cubes"),
               QT_TRANSLATE_NOOP(
                   "Actions", "Copy the selected cells, or the marked cell, and make them empty"),
               noStandardKey, "Ctrl+X", false},
    ActionInfo{
        ActionId::pasteCubes, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Paste cubes"),
        QT_TRANSLATE_NOOP("Actions",
                          "Paste the copied cells, starting at the selected box's corner with the "
                          "lowest coordinates, or in front of the marked face"),
        noStandardKey, "Ctrl+V", false},
    ActionInfo{ActionId::pushFaceIn, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Push &face in"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Move the marked face of the cube or selected box inward by "
                                 "one-eighth of the cube's width (Ctrl+wheel)"),
               noStandardKey, "Ctrl+Down", false},
    ActionInfo{ActionId::pullFaceOut, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Pull f&ace out"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Move the marked face back outward, up to the bounds of the cube"),
               noStandardKey, "Ctrl+Up", false},
    ActionInfo{ActionId::pushEdgeIn, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Push &edge in"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Move the marked edge inward from the marked face by one-eighth "
                                 "of the cube's width (Shift+wheel)"),
               noStandardKey, "Shift+Down", false},
    ActionInfo{ActionId::pullEdgeOut, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Pull e&dge out"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Move the marked edge back outward, up to the bounds of the cube"),
               noStandardKey, "Shift+Up", false},
    ActionInfo{ActionId::pushCornerIn, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Push &corner in"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Move the marked corner inward from the marked face by one-eighth "
                                 "of the cube's width (Ctrl+Shift+wheel)"),
               noStandardKey, "Ctrl+Shift+Down", false},
    ActionInfo{ActionId::pullCornerOut, MenuId::pushCubes,
               QT_TRANSLATE_NOOP("Actions", "Pull c&orner out"),
               QT_TRANSLATE_NOOP(
                   "Actions", "Move the marked corner back outward, up to the bounds of the cube"),
               noStandardKey, "Ctrl+Shift+Up", false},
    ActionInfo{ActionId::mirrorX, MenuId::turnCubes,
               QT_TRANSLATE_NOOP("Actions", "Mirror along &x"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Mirror the selected cells, or the marked cube, along the x axis"),
               noStandardKey, "", false},
    ActionInfo{ActionId::mirrorY, MenuId::turnCubes,
               QT_TRANSLATE_NOOP("Actions", "Mirror along &y"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Mirror the selected cells, or the marked cube, along the y axis"),
               noStandardKey, "", false},
    ActionInfo{ActionId::mirrorZ, MenuId::turnCubes,
               QT_TRANSLATE_NOOP("Actions", "Mirror along &z"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Mirror the selected cells, or the marked cube, along the z axis"),
               noStandardKey, "", false},
    ActionInfo{ActionId::turnX, MenuId::turnCubes, QT_TRANSLATE_NOOP("Actions", "&Rotate around x"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Rotate the selected cells, or the marked cube, by 90° around the "
                                 "x axis, counterclockwise as seen from its positive end"),
               noStandardKey, "", true},
    ActionInfo{ActionId::turnY, MenuId::turnCubes, QT_TRANSLATE_NOOP("Actions", "R&otate around y"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Rotate the selected cells, or the marked cube, by 90° around the "
                                 "y axis, counterclockwise as seen from its positive end"),
               noStandardKey, "", false},
    ActionInfo{ActionId::turnZ, MenuId::turnCubes, QT_TRANSLATE_NOOP("Actions", "Ro&tate around z"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Rotate the selected cells, or the marked cube, by 90° around the "
                                 "z axis, counterclockwise as seen from its positive end"),
               noStandardKey, "", false},
    ActionInfo{ActionId::brushBox, MenuId::brushCubes, QT_TRANSLATE_NOOP("Actions", "&Box"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Filling, deleting and painting change the whole selected box"),
               noStandardKey, "", false},
    ActionInfo{ActionId::brushBall, MenuId::brushCubes, QT_TRANSLATE_NOOP("Actions", "&Sphere"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Filling, deleting and painting change the cells of the largest "
                                 "sphere or ellipsoid inside the selected box"),
               noStandardKey, "", false},
    ActionInfo{ActionId::brushLine, MenuId::brushCubes, QT_TRANSLATE_NOOP("Actions", "&Line"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Filling, deleting and painting change the cells on the line from "
                                 "the first selected cell to the last"),
               noStandardKey, "", false},
    ActionInfo{ActionId::symmetryX, MenuId::brushCubes,
               QT_TRANSLATE_NOOP("Actions", "Symmetric along &x"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Filling, deleting and painting are repeated on the other side of "
                                 "the octree, mirrored along the x axis"),
               noStandardKey, "", true},
    ActionInfo{ActionId::symmetryY, MenuId::brushCubes,
               QT_TRANSLATE_NOOP("Actions", "Symmetric along &y"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Filling, deleting and painting are repeated on the other side of "
                                 "the octree, mirrored along the y axis"),
               noStandardKey, "", false},
    ActionInfo{ActionId::symmetryZ, MenuId::brushCubes,
               QT_TRANSLATE_NOOP("Actions", "Symmetric along &z"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Filling, deleting and painting are repeated on the other side of "
                                 "the octree, mirrored along the z axis"),
               noStandardKey, "", false},
    ActionInfo{
        ActionId::paintKind, MenuId::brushCubes, QT_TRANSLATE_NOOP("Actions", "&Paint kind"),
        QT_TRANSLATE_NOOP(
            "Actions",
            "Give all filled cubes in the selected box the kind and shape of the marked cube"),
        noStandardKey, "", true},
    ActionInfo{ActionId::growOctree, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Grow octree"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Make the octree twice as wide by extending it beyond the marked "
                                 "face; the existing cubes stay in place"),
               noStandardKey, "", true},
    ActionInfo{ActionId::keepRay, MenuId::octree, QT_TRANSLATE_NOOP("Actions", "&Keep ray"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Add the ray under the pointer to the scene and follow it step by "
                                 "step in the Ray panel"),
               noStandardKey, "Ctrl+R", true}};

}  // namespace

std::span<const ActionInfo> octreeActionRows() { return octreeRows; }

namespace {

const std::array viewRows{
    ActionInfo{ActionId::makeShape, MenuId::shape,
               QT_TRANSLATE_NOOP("Actions", "&Make physics shape…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Find the cheapest physics shape that is close enough to the "
                                 "selected mesh, or the closest shape within a budget"),
               noStandardKey, "Ctrl+G", false},
    ActionInfo{ActionId::compareShape, MenuId::shape,
               QT_TRANSLATE_NOOP("Actions", "&Compare with current"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Switch the 3D view between the current physics shape and the one "
                                 "selected in the Shapes panel"),
               noStandardKey, "Space", true},
    ActionInfo{ActionId::useShape, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "&Use shape"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Give the mesh the physics shape selected in the Shapes panel"),
               noStandardKey, "", false},
    ActionInfo{ActionId::exportShape, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "&Export shape…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Export the physics shape selected in the Shapes panel: for the "
                                 "uploader, as a mesh asset or in another format"),
               noStandardKey, "", false},
    ActionInfo{ActionId::removeHulls, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "&Delete hulls"),
               QT_TRANSLATE_NOOP("Actions", "Delete the selected hulls from the physics shape"),
               noStandardKey, "", true},
    ActionInfo{ActionId::mergeHulls, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "Mer&ge hulls"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Replace the selected hulls with one hull around them; use "
                                 "Ctrl+click to select several"),
               noStandardKey, "", false},
    ActionInfo{ActionId::splitHull, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "&Split hull…"),
               QT_TRANSLATE_NOOP("Actions", "Split the selected hull in two with a plane"),
               noStandardKey, "", false},
    ActionInfo{ActionId::addHullBox, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "Add &box hull…"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Add a box hull to the selected mesh; if the mesh has no hulls, "
                                 "the box becomes its physics shape"),
               noStandardKey, "", false},
    ActionInfo{ActionId::moveCorner, MenuId::shape, QT_TRANSLATE_NOOP("Actions", "Mo&ve vertex…"),
               QT_TRANSLATE_NOOP("Actions", "Move a vertex of the selected hull"), noStandardKey,
               "", false},
    ActionInfo{ActionId::explain, MenuId::view, QT_TRANSLATE_NOOP("Actions", "&Explain"),
               QT_TRANSLATE_NOOP("Actions", "Show why objects cost what they do"), noStandardKey,
               "Ctrl+Alt+1", false},
    ActionInfo{ActionId::optimize, MenuId::view, QT_TRANSLATE_NOOP("Actions", "&Optimize"),
               QT_TRANSLATE_NOOP(
                   "Actions", "Make a model cheaper step by step and export it for the uploader"),
               noStandardKey, "Ctrl+Alt+2", false},
    ActionInfo{ActionId::tune, MenuId::view, QT_TRANSLATE_NOOP("Actions", "&Tune"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Change constants and see what becomes cheaper or more expensive"),
               noStandardKey, "Ctrl+Alt+3", false},
    ActionInfo{ActionId::octrees, MenuId::view, QT_TRANSLATE_NOOP("Actions", "O&ctrees"),
               QT_TRANSLATE_NOOP("Actions", "Edit octrees and follow rays step by step"),
               noStandardKey, "Ctrl+Alt+4", false},
    ActionInfo{
        ActionId::frame, MenuId::view, QT_TRANSLATE_NOOP("Actions", "&Frame selection"),
        QT_TRANSLATE_NOOP(
            "Actions", "Frame the selection in the 3D view, or everything if nothing is selected"),
        noStandardKey, "Ctrl+0", true},
    ActionInfo{ActionId::sideBySide, MenuId::view, QT_TRANSLATE_NOOP("Actions", "&Side by side"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Show or hide a second view of the scene; choose the view in the "
                                 "Compare menu above the 3D view"),
               noStandardKey, "Ctrl+2", false},
    ActionInfo{ActionId::showAll, MenuId::view, QT_TRANSLATE_NOOP("Actions", "Show &hidden items"),
               QT_TRANSLATE_NOOP("Actions", "Show all hidden items in the 3D view again"),
               noStandardKey, "Ctrl+Shift+H", false},
    ActionInfo{ActionId::drawer, MenuId::view, QT_TRANSLATE_NOOP("Actions", "Dra&wer"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Open or close the drawer with the cost table and other lists"),
               noStandardKey, "Ctrl+J", true},
    ActionInfo{
        ActionId::nextSlot, MenuId::view, QT_TRANSLATE_NOOP("Actions", "&Next area"),
        QT_TRANSLATE_NOOP(
            "Actions",
            "Move the focus to the next area: left panels, 3D view, right panels, bottom panels"),
        noStandardKey, "F6", true},
    ActionInfo{ActionId::previousSlot, MenuId::view, QT_TRANSLATE_NOOP("Actions", "Pre&vious area"),
               QT_TRANSLATE_NOOP("Actions", "Move the focus to the previous area"), noStandardKey,
               "Shift+F6", false},
    ActionInfo{ActionId::fullScreen, MenuId::view, QT_TRANSLATE_NOOP("Actions", "F&ull screen"),
               QT_TRANSLATE_NOOP("Actions", "Turn full-screen mode on or off"), noStandardKey,
               "F11", true},
    ActionInfo{ActionId::restoreLayout, MenuId::view,
               QT_TRANSLATE_NOOP("Actions", "&Restore layout"),
               QT_TRANSLATE_NOOP("Actions",
                                 "Move all panels of this workspace back to their original places"),
               noStandardKey, "", false},
    ActionInfo{
        ActionId::helpContents, MenuId::help, QT_TRANSLATE_NOOP("Actions", "&Contents"),
        QT_TRANSLATE_NOOP("Actions", "Read how costs are calculated and how to use the program"),
        QKeySequence::HelpContents, "F1", false},
    ActionInfo{ActionId::whatsThis, MenuId::help, QT_TRANSLATE_NOOP("Actions", "&What is this?"),
               QT_TRANSLATE_NOOP("Actions", "Click anything in the window to learn what it means"),
               QKeySequence::WhatsThis, "", false},
    ActionInfo{ActionId::shortcuts, MenuId::help, QT_TRANSLATE_NOOP("Actions", "&Keyboard…"),
               QT_TRANSLATE_NOOP("Actions", "List all keyboard shortcuts and mouse actions"),
               noStandardKey, "Ctrl+F1", false},
    ActionInfo{ActionId::about, MenuId::help, QT_TRANSLATE_NOOP("Actions", "&About Weighbridge"),
               QT_TRANSLATE_NOOP("Actions", "Show the version and license"), noStandardKey, "",
               true}};

}  // namespace

std::span<const ActionInfo> viewActionRows() { return viewRows; }

}  // namespace wb::ui
