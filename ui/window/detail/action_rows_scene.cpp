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
                                 "A quarter turn about the x axis: puts up what lies on its back, "
                                 "as models do whose file has z upwards where y was expected"),
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

}  // namespace wb::ui
