#include "ui/window/detail/action_icons.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::ui {
namespace {

constexpr std::array names{
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
    std::pair{ActionId::keepRay, "keep_ray"},
    std::pair{ActionId::makeShape, "make_shape"},
    std::pair{ActionId::useShape, "use_shape"},
    std::pair{ActionId::compareShape, "compare_shape"},
    std::pair{ActionId::exportShape, "export_shape"},
    std::pair{ActionId::removeHulls, "remove_hulls"},
    std::pair{ActionId::mergeHulls, "merge_hulls"},
    std::pair{ActionId::splitHull, "split_hull"},
    std::pair{ActionId::addHullBox, "add_hull_box"},
    std::pair{ActionId::moveCorner, "move_corner"},
    std::pair{ActionId::frame, "frame"},
    std::pair{ActionId::sideBySide, "side_by_side"},
    std::pair{ActionId::showAll, "show_all"},
    std::pair{ActionId::fullScreen, "full_screen"},
    std::pair{ActionId::restoreLayout, "restore_layout"},
    std::pair{ActionId::helpContents, "help_contents"},
    std::pair{ActionId::whatsThis, "whats_this"},
    std::pair{ActionId::shortcuts, "shortcuts"},
    std::pair{ActionId::about, "about"},
};

}  // namespace

QString iconNameOf(ActionId id) {
  const auto* row = std::ranges::find(names, id, [](const auto& one) { return one.first; });
  return row == names.end() ? QString() : QString::fromLatin1(row->second);
}

}  // namespace wb::ui
