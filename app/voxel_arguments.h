#pragma once

#include "model/octree/voxels.h"

#include <CLI/CLI.hpp>

namespace wb::app {

/// `--depth` and `--fill`: how meshes become octrees.
void addVoxels(CLI::App& command, Text depth, octree::VoxelOptions& options);

}  // namespace wb::app
