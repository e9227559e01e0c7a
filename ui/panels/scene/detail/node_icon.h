#pragma once

#include "model/analysis/analysis.h"
#include "ui/panels/scene/detail/scene_node.h"

#include <QString>

namespace wb::ui {

/// The name of the icon (see ui/widgets/icon.h) that tells what a node of the scene tree is: a
/// region, an octree, a linkset, a kind of part, a shape. Empty for the scene itself.
QString nodeIconName(const weighing::Weighing& weighing, const SceneNode& node);

}  // namespace wb::ui
