#pragma once

#include "model/cost/culprits.h"
#include "model/display/costs_of_layer.h"
#include "viewport/colouring.h"
#include "viewport/detail/lit_shapes.h"
#include "viewport/labels.h"
#include "viewport/legend_strip.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace wb::viewport {

/// How culprits are drawn.
struct CulpritLook {
  /// Whether parts are seen as everybody sees them: then so is what is lit as a whole, else as
  /// physics takes it.
  bool isVisual = true;
  double explosion = 0;  ///< As of layers::LayerOptions.
  Wording wording;       ///< Of labels.
  /// The number that a list gives to a culprit, 0 where it has none; null: labels are counted.
  std::function<int(const cost::Culprit& culprit)> numberOf{};
  /// The one colour of all, where a legend says what it means; nothing: that of what each costs.
  std::optional<Colour> colour{};
};

/// What is lit in a view, and what is written beside it.
struct CulpritView {
  std::vector<LitShape> shapes;
  std::vector<Label> labels;
};

/// Draws what makes a linkset expensive. Of more triangles than can be drawn at ease only boxes are
/// lit.
/// @param weighed  What is shown.
/// @param linkset  Index in its scene.
/// @param culprits  Of this linkset, as cost::findCulprits() gives them.
CulpritView culpritViewOf(const layers::WeighedScene& weighed, std::size_t linkset,
                          const std::vector<cost::Culprit>& culprits, const CulpritLook& look);

}  // namespace wb::viewport
