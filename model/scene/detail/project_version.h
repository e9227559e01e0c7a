#pragma once

#include "model/core/result.h"
#include "model/scene/detail/kept_json.h"

namespace wb::scene {

/// Whether it is a project of the version that is read, which is a number whose whole part is the
/// major version.
Result<void> checkVersion(const Json& document);

}  // namespace wb::scene
