#include "ui/document/profile_name.h"

#include <algorithm>

namespace wb::ui {

QString profileName(const cost::Profile& profile, const scene::Scene& scene) {
  const auto isIt = [&](const scene::ProfileSetting& scenario) {
    return scenario.name == profile.name && cost::resolve(scenario).value == profile;
  };
  const bool isScenario = !profile.name.empty() && std::ranges::any_of(scene.scenarios, isIt);
  return QString::fromStdString(isScenario ? profile.name : cost::displayName(profile));
}

}  // namespace wb::ui
