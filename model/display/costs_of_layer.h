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

/// Whether a layer shows the very shape that a part is weighed as.
bool decides(const WeighedScene& weighed, std::size_t linkset, std::size_t part, Layer layer);

/// What each triangle of a piece carries of its part's physics cost, in physics equivalents (its
/// hull, in the layers of hulls; all of it for a part that is a single shape): one entry a triangle
/// of its shape, none where the layer is not what the part is weighed as.
std::vector<double> triangleCosts(const WeighedScene& weighed, const LayerShapes& shapes,
                                  std::uint32_t piece, Layer layer);

/// What a view may tell of costs in a layer.
struct LayerCosts {
  /// How dear its linkset is, or how much dearer than before, one entry a piece: a level, nothing
  /// where it is unknown.
  std::vector<std::optional<double>> levels{};
  /// What a piece counts as, one entry each: a cost::DecidedBy or cost::Representation.
  std::vector<std::optional<std::uint32_t>> kinds{};
  /// What its triangles cost, or how wide they are, of the pieces of which it is told and that have
  /// any.
  std::map<std::uint32_t, std::vector<double>> triangles{};
};

/// What the triangles of pieces cost that are wanted: as triangleCosts.
LayerCosts costsOfTriangles(const WeighedScene& weighed, const LayerShapes& shapes, Layer layer,
                            const std::function<bool(const LayerPiece& piece)>& wanted);

/// The dearest triangle or hull; 0 without any.
double dearest(const LayerCosts& costs);

/// How dear a land impact is to the eye, as the viewer colours it: 1 - exp(-land impact / 50),
/// 0..1.
double landImpactLevel(double landImpact);

/// That of a linkset; nothing where its land impact is unknown.
std::optional<double> landImpactLevel(const cost::LinksetCost& linkset);

/// The linksets of the highest land impact, the dearest first, of equals in their order: at most so
/// many, none whose land impact is unknown or 0.
std::vector<std::size_t> dearestLinksets(std::span<const cost::LinksetCost> costs,
                                         std::size_t most);

/// Of all pieces.
LayerCosts landImpactLevels(const WeighedScene& weighed, const LayerShapes& shapes);

/// Which weight decides the land impact of each piece's linkset.
LayerCosts decidingWeights(const WeighedScene& weighed, const LayerShapes& shapes);

/// What each piece's part is for physics.
LayerCosts representations(const WeighedScene& weighed, const LayerShapes& shapes);

/// How wide the triangles of pieces are that are wanted, in metres, as their cost has them; only in
/// the layer of physics meshes.
LayerCosts widthsOfTriangles(const WeighedScene& weighed, const LayerShapes& shapes, Layer layer,
                             const std::function<bool(const LayerPiece& piece)>& wanted);

/// How much dearer something became to the eye, -1..1: by as much as landImpactLevel of the change.
double changeLevel(double change);

/// How much dearer each piece's linkset is than `before`, one entry a linkset; nothing where it was
/// not there or one of both is unknown.
LayerCosts changeLevels(const WeighedScene& weighed, std::span<const std::optional<double>> before,
                        const LayerShapes& shapes);

}  // namespace wb::layers
