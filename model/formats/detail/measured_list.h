#pragma once

#include "model/core/core.h"
#include "model/scene/part.h"
#include "model/scene/scene.h"

#include <map>
#include <string>
#include <vector>

namespace wb::import {

/// Gathers measured costs of a scene's linksets: one entry a linkset, in the order of their coming.
class MeasuredList {
 public:
  explicit MeasuredList(const scene::Scene& scene) : scene_(scene), names_(scene) {}

  const scene::Scene& scene() const { return scene_; }
  const scene::LinksetNames& names() const { return names_; }
  scene::Findings& findings() { return findings_; }

  /// Costs said of a linkset at a place of the file. What two places say differently is a finding,
  /// and the first holds.
  void add(std::size_t linkset, const scene::Measured& said, const std::string& place);

  /// Fails where nothing was measured and nothing found wrong.
  Result<Loaded<std::vector<scene::Measured>>> take() &&;

 private:
  void tellConflict(const std::string& place);
  template <class T>
  void merge(std::optional<T>& known, const std::optional<T>& said, const std::string& place);

  const scene::Scene& scene_;
  scene::LinksetNames names_;
  scene::Findings findings_;
  std::vector<scene::Measured> measured_;
  std::map<std::size_t, std::size_t> places_;  ///< In the list, by linkset.
};

}  // namespace wb::import
