#pragma once

#include "model/scene/scene.h"

#include "resources/samples/generator/models.h"

#include <map>
#include <string>
#include <vector>

namespace wb::samples {

/// A project that teaches one thing. Linksets stand at the origin; the market places them. Octrees
/// and rays are where they are.
struct Lesson {
  std::string file;  ///< Without the extension.
  std::string name;
  std::string lesson;  ///< What it shows, in one line.
  std::vector<scene::Linkset> linksets;
  std::vector<scene::OctreeEntry> octrees{};
  std::vector<octree::Ray> rays{};
};

using Catalogue = std::map<std::string, SizedAsset>;

/// All sample assets by the name of their file.
Catalogue makeCatalogue();

/// All lessons, in the order in which the market shows them.
std::vector<Lesson> makeLessons(const Catalogue& catalogue);

/// The document's calibration: no thing that stands on a market.
Lesson makeCalibration(const Catalogue& catalogue);

/// A lesson for each known fault of the method of picking that Inexor published: no thing that
/// stands on a market either.
std::vector<Lesson> makeOctreeLessons();

/// One lesson as a project whose assets lie beside it.
scene::Scene makeProject(const Lesson& lesson);

/// All lessons' linksets as stalls of one market.
scene::Scene makeMarket(const std::vector<Lesson>& lessons);

}  // namespace wb::samples
