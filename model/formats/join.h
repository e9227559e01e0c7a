#pragma once

#include "model/core/core.h"
#include "model/core/text.h"
#include "model/scene/scene.h"

#include <glm/vec2.hpp>

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace wb::import {

/// What is reported when several files become one scene.
inline constexpr TextTable joinTexts({
    {"join.other_profile",
     "this file's constants (based on {base}) are ignored; the constants of \"{first}\" are used "
     "instead"},
    {"join.measured_lost",
     "the measured costs of \"{name}\" are left out, because another file has a linkset with the "
     "same name or id"},
    {"join.nothing", "no supported files found"},
});

/// Places linksets that have no place of their own, as those of mesh assets and 3D models, in rows
/// along x, so that none stands in another. Metres.
class SideBySide {
 public:
  /// Moves the linksets of one file together, behind those of the files before.
  void place(std::vector<scene::Linkset>& linksets);

 private:
  glm::dvec2 next_{0};  ///< The least corner of the next place.
  double depth_ = 0;    ///< Of the row that is being filled, along y.
};

/// Makes one scene of those of several files. Each file has its own regions, or one named after it;
/// a name that another file has already begins with the file's. Assets of the same key are told
/// apart unless they are the same asset. Ids that an earlier file has are dropped. The constants
/// and what is unknown are the first file's; where another file's differ, that is a finding.
/// Scenarios of a name that an earlier file has begin with the file's name.
class SceneJoiner {
 public:
  /// Paths of the joined scene begin at `folder`, which is absolute.
  explicit SceneJoiner(const std::filesystem::path& folder) { joined_.value.folder = folder; }

  /// `name` is what the file is called in the joined scene. Findings name `file`.
  void add(scene::Scene scene, const std::string& name, const std::string& file);
  std::size_t partCount() const { return parts_; }
  Loaded<scene::Scene> take();

 private:
  using Names = std::map<std::string, std::string>;  ///< In the file, in the joined scene.

  template <class IsTaken>
  std::string freeName(const std::string& name, const std::string& file, const IsTaken& isTaken);
  void addSettings(const scene::Scene& scene, const std::string& name, const std::string& file);
  Names addAssets(std::map<std::string, scene::Asset>&& assets, const std::string& name);
  void addRegions(scene::Scene& scene, const std::string& name);
  void dropRepeatedIds(scene::Scene& scene, const std::string& file);
  void addMeasured(const scene::Scene& scene, const std::string& file);
  void addLinksets(scene::Scene& scene, const Names& assets);

  Loaded<scene::Scene> joined_;
  std::string first_;  ///< The name of the first file.
  std::size_t parts_ = 0;
  std::map<std::string, std::size_t> numbers_;  ///< That the next of a name may get.
  std::set<std::string> regionNames_;
  std::set<std::string> scenarioNames_;
  std::set<Uuid> ids_;  ///< Of regions, linksets and parts.
  std::multiset<std::string> linksetNames_;
};

}  // namespace wb::import
