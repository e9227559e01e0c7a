#pragma once

#include "model/core/result.h"
#include "model/core/wholeness.h"
#include "model/scene/scene.h"

namespace wb::import {

/// A scene read from a file, and how it is known that all of the file was read.
struct ReadScene : Loaded<scene::Scene> {
  Wholeness wholeness = Wholeness::unknown;
};

}  // namespace wb::import
