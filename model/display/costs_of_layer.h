#pragma once

#include "model/cost/cost.h"
#include "model/display/display.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace wb::layers {

/// A scene with what it costs, one entry of `costs` a linkset. Holds references only.
struct WeighedScene {
  const scene::Scene& scene;
  const std::vector<cost::LinksetCost>& costs;
  const cost::Profile& profile;
};

/// Returns whether a `layer` shows the very shape that a part is weighed as; false where its
/// physics cost is unknown. `linkset` and `part` are indices in the scene of `weighed`.
bool decides(const WeighedScene& weighed, std::size_t linkset, std::size_t part, Layer layer);

/// Computes what each triangle of a piece carries of its part's physics cost: its hull, in the
/// layers of hulls; all of it for a part that is a single shape.
/// @param weighed  The scene and its costs.
/// @param shapes  The layer of this scene.
/// @param piece  Index into the pieces of `shapes`.
/// @param layer  Which layer `shapes` is.
/// @return  In physics equivalents, one entry a triangle of the piece's shape; empty where the
///   layer is not what the part is weighed as.
std::vector<double> triangleCosts(const WeighedScene& weighed, const LayerShapes& shapes,
                                  std::uint32_t piece, Layer layer);

/// What a view may show of costs in a layer. It is of the parts and costs that it was computed of:
/// the view calls the function that computes it again after every change of parts, or of costs that
/// it shows.
struct LayerCosts {
  /// How expensive its part is (costLevels), or how much more expensive than before its linkset is
  /// (changeLevels), one entry a piece; nothing where it is unknown. 0 to 1, for a change -1 to 1
  /// (below 0: cheaper): a fraction of the ramp of colours, which is logarithmic and ends at
  /// 2,000 LI or PE (see costLevel).
  std::vector<std::optional<double>> levels{};
  /// What a piece counts as, one entry each: a cost::DecidedBy or cost::Representation.
  std::vector<std::optional<std::uint32_t>> kinds{};
  /// What its triangles cost, or how wide they are, of the pieces of which it is told and that have
  /// any.
  std::map<std::uint32_t, std::vector<double>> triangles{};
};

/// Computes triangleCosts of the pieces that are wanted, into LayerCosts::triangles. `weighed`,
/// `shapes` and `layer` as there; `wanted` must not be empty.
LayerCosts costsOfTriangles(const WeighedScene& weighed, const LayerShapes& shapes, Layer layer,
                            const std::function<bool(const LayerPiece& piece)>& wanted);

/// Returns the largest number in LayerCosts::triangles of `costs`, the most expensive triangle or
/// hull; 0 without any.
double costliest(const LayerCosts& costs);

/// Returns the linksets of the highest land impact, the most expensive first, of equals in their
/// order; none whose land impact is unknown or 0.
/// @param costs  One entry a linkset.
/// @param most  How many are returned at most.
/// @return  Indices into `costs`.
std::vector<std::size_t> costliestLinksets(std::span<const cost::LinksetCost> costs,
                                           std::size_t most);

/// Returns costLevel of what each piece's part adds to the weight that decides for its linkset, as
/// LayerCosts::levels: where a linkset is expensive is seen, not that it is. Nothing where the land
/// impact of the linkset is unknown. `shapes` is a layer of the scene of `weighed`.
LayerCosts costLevels(const WeighedScene& weighed, const LayerShapes& shapes);

/// Returns which weight decides the land impact of each piece's linkset, as LayerCosts::kinds
/// (cost::DecidedBy); nothing where it is unknown. `shapes` is a layer of the scene of `weighed`.
LayerCosts decidingWeights(const WeighedScene& weighed, const LayerShapes& shapes);

/// Returns what each piece's part is for physics, as LayerCosts::kinds (cost::Representation);
/// nothing where its physics cost is unknown. `shapes` is a layer of the scene of `weighed`.
LayerCosts representations(const WeighedScene& weighed, const LayerShapes& shapes);

/// Computes how wide the triangles of the wanted pieces are, in metres, as their cost has them
/// (physicsWidths), into LayerCosts::triangles.
/// @param weighed  The scene and its profile.
/// @param shapes  A layer of this scene.
/// @param layer  Which one; of any but Layer::physicsMesh the result is empty.
/// @param wanted  Which pieces; must not be empty.
LayerCosts widthsOfTriangles(const WeighedScene& weighed, const LayerShapes& shapes, Layer layer,
                             const std::function<bool(const LayerPiece& piece)>& wanted);

/// How much more expensive something became to the eye, -1..1: by as much as costLevel of the
/// `change` in LI.
double changeLevel(double change);

/// Returns how much more expensive each piece's linkset became, as LayerCosts::levels (see
/// changeLevel).
/// @param weighed  The scene as it is now.
/// @param before  The land impact of each linkset then, by its index now; nothing where it was not
///   there or unknown. Linksets beyond its end were not there.
/// @param shapes  A layer of the scene as it is now.
LayerCosts changeLevels(const WeighedScene& weighed, std::span<const std::optional<double>> before,
                        const LayerShapes& shapes);

}  // namespace wb::layers
