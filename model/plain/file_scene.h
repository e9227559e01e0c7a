#pragma once

#include "model/plain/file_frame.h"

#include <assimp/scene.h>

#include <memory>

namespace wb::plain {

/// What a reader makes of a file.
struct FileScene {
  std::unique_ptr<aiScene> scene;
  FileFrame frame;
};

}  // namespace wb::plain
