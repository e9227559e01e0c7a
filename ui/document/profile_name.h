#pragma once

#include "model/cost/profile.h"
#include "model/scene/scene.h"

#include <QString>

namespace wb::ui {

/// What constants are called: a scenario of the scene by its name alone as long as they are its
/// own; else as cost::displayName, with a star for what is changed.
QString profileName(const cost::Profile& profile, const scene::Scene& scene);

}  // namespace wb::ui
