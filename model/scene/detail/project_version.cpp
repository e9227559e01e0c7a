#include "model/scene/detail/project_version.h"

#include "model/scene/detail/json_values.h"
#include "model/scene/detail/project_fields.h"
#include "model/scene/detail/scene_texts.h"

#include <cmath>
#include <string>

namespace wb::scene {

Result<void> checkVersion(const Json& document) {
  if (!document.is_object() || !document.contains(versionKey))
    return failure(sceneTexts["project.not_a_project"]);
  const Json& version = document[versionKey];
  const double number = version.is_number() ? std::floor(version.get<double>()) : 0;
  if (number > majorVersion)
    return failure(sceneTexts["project.newer_version"], {{"version", excerpt(version)}},
                   std::string(versionKey));
  if (number < majorVersion)
    return failure(sceneTexts["project.bad_version"], {{"found", excerpt(version)}},
                   std::string(versionKey));
  return {};
}

}  // namespace wb::scene
