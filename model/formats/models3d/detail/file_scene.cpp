#include "model/formats/models3d/detail/file_scene.h"

#include "model/formats/models3d/detail/refused_model.h"

namespace wb::import3d {

FileScene withHidden(FileScene scene, const std::vector<std::string>& hidden) {
  if (hidden.empty()) return scene;
  if (scene.surfaces.empty()) refuse(worker::Refusal::Reason::hidden, {});
  scene.omissions.push_back({worker::Omission::hidden, hidden.size(), hidden.front()});
  return scene;
}

}  // namespace wb::import3d
