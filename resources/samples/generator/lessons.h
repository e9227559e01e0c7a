#pragma once

#include "model/scene/scene.h"

#include "resources/samples/generator/models.h"

#include <map>
#include <string>
#include <vector>

namespace wb::samples {

/// A project that teaches one thing. Linksets stand at the origin; the market places them.
struct Lesson {
  std::string file;  ///< Without the extension.
  std::string name;
  std::string lesson;  ///< What it shows, in one line.
  std::vector<scene::Linkset> linksets;
};

using Catalogue = std::map<std::string, SizedAsset>;

/// All sample assets by the name of their file.
Catalogue makeCatalogue();

/// All lessons, in the order in which the market shows them.
std::vector<Lesson> makeLessons(const Catalogue& catalogue);

/// The document's calibration: no thing that stands on a market.
Lesson makeCalibration(const Catalogue& catalogue);

/// One lesson as a project whose assets lie beside it.
scene::Scene makeProject(const Lesson& lesson);

/// All lessons' linksets as stalls of one market.
scene::Scene makeMarket(const std::vector<Lesson>& lessons);

}  // namespace wb::samples
