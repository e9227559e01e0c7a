#pragma once

#include "model/weighing/weighing.h"
#include "ui/scene/scene_node.h"

#include <QString>

namespace wb::ui {

/// The name of the icon (see ui/base/icon.h) that tells what a node of the scene tree is: a region,
/// an octree, a linkset, a kind of part, a shape. Empty for the scene itself.
QString nodeIconName(const weighing::Weighing& weighing, const SceneNode& node);

}  // namespace wb::ui
