#pragma once

#include "model/cost/weigh.h"
#include "model/layers/layer.h"

#include <optional>
#include <vector>

namespace wb::layers {

/// A scene with what it costs, one entry of `costs` a linkset. Holds references only.
struct WeighedScene {
  const scene::Scene& scene;
  const std::vector<cost::LinksetCost>& costs;
  const cost::Profile& profile;
};

/// Whether a layer shows the very shape that a part is weighed as.
bool decides(const WeighedScene& weighed, std::size_t linkset, std::size_t part, Layer layer);

/// What fraction of its part's physics cost a triangle carries (its hull, in the layers of hulls;
/// 1 for a part that is a single shape): one entry a triangle, nothing where the layer is not what
/// the part is weighed as. From constants and widths that are there already: no geometry.
std::vector<std::optional<double>> costShares(const WeighedScene& weighed, const LayerMesh& mesh,
                                              Layer layer);

/// How dear a land impact is to the eye, as the viewer colours it: 1 - exp(-land impact / 50),
/// 0..1.
double landImpactLevel(double landImpact);

/// The level of each triangle's linkset, in any layer; nothing where its land impact is unknown.
std::vector<std::optional<double>> landImpactLevels(const WeighedScene& weighed,
                                                    const LayerMesh& mesh);

}  // namespace wb::layers
