#pragma once

#include "model/formats/models3d/detail/file_frame.h"
#include "model/formats/models3d/detail/model_surface.h"
#include "model/formats/reader/flat_scene.h"

#include <assimp/scene.h>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace wb::import3d {

/// What a reader makes of a file.
struct FileScene {
  std::unique_ptr<aiScene> scene;
  /// The triangles of each of the scene's meshes; none where the meshes have them, which Assimp
  /// read.
  std::vector<Surface> surfaces{};
  FileFrame frame;
  /// Where the first triangle stands of which a corner is not there or not finite: `line 5`. Empty
  /// where there is none, or the reader does not tell.
  std::string unusableAt{};
  /// What the uploader calls nodes that it does not call by their names.
  std::unordered_map<const aiNode*, std::string> labels{};
  std::vector<worker::StumbleView> stumbles{};
  std::vector<worker::OmissionView> omissions{};
};

/// The scene, and that objects of these names are left out of it because the file hides them.
/// Throws Refused if nothing else is there.
FileScene withHidden(FileScene scene, const std::vector<std::string>& hidden);

}  // namespace wb::import3d
