#pragma once

#include "model/import3d/file_frame.h"

#include <assimp/scene.h>

#include <memory>

namespace wb::import3d {

/// What a reader makes of a file.
struct FileScene {
  std::unique_ptr<aiScene> scene;
  FileFrame frame;
};

}  // namespace wb::import3d
