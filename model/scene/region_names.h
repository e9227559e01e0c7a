#pragma once

#include "model/scene/scene.h"

#include <map>
#include <string_view>

namespace wb::scene {

/// Finds regions by what linksets call them, as Scene::regionOf does, for many linksets.
class RegionNames {
 public:
  /// The scene's regions must stay as they are.
  explicit RegionNames(const Scene& scene);

  /// The region a linkset names, by id or name; null if it names none that exists.
  const Region* of(const Linkset& linkset) const;

 private:
  std::map<Uuid, const Region*> ids_;
  std::map<std::string_view, const Region*> names_;
};

}  // namespace wb::scene
