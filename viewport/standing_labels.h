#pragma once

#include "model/display/display.h"
#include "model/display/drawn_detail.h"
#include "viewport/labels.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace wb::viewport {

/// An object that may have a label of its own in the picture.
struct StandingObject {
  std::size_t linkset = 0;  ///< Index in the scene.
  layers::Bounds box;       ///< Region metres.
  double landImpact = 0;    ///< LI.
  QString text;             ///< Of its label.
  Colour colour{};          ///< Of its marker.

  bool operator==(const StandingObject& other) const {
    return linkset == other.linkset && box.low == other.box.low && box.high == other.box.high &&
           landImpact == other.landImpact && text == other.text && colour == other.colour;
  }
};

/// What stands in a picture: indices of objects.
struct Standing {
  std::vector<std::size_t> labelled;
  std::vector<std::size_t> marked;

  bool operator==(const Standing&) const = default;
};

/// Chooses the five most expensive objects in sight with at least 2 % of the total, and marks those
/// of the ten most expensive that are smaller than 8 pixels.
/// @param objects  The most expensive first.
/// @param total    Of the whole scene, LI.
/// @param sight    Where the scene is seen from.
Standing chooseStanding(std::span<const StandingObject> objects, double total,
                        const layers::Sight& sight);

/// Names and land impacts of the most expensive objects, as long as nothing is selected. They keep
/// side and place while the camera moves, until they would overlap or leave the picture.
class StandingLabels {
 public:
  StandingLabels(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer);

  /// @param objects  The most expensive first; none: nothing stands.
  /// @param total    Of the whole scene, LI.
  void show(std::vector<StandingObject> objects, double total, double pixelRatio);
  void look(const layers::Sight& sight);
  /// Returns the linkset whose label or marker is at a pixel, from the picture's upper left.
  std::optional<std::size_t> at(const glm::dvec2& pixel) const;
  const Standing& standing() const { return standing_; }

 private:
  void choose();

  Labels* markers_;
  Labels* words_;  ///< Drawn later: no marker lies over words.
  std::vector<StandingObject> objects_;
  double total_ = 0;
  double pixelRatio_ = 1;
  std::optional<layers::Sight> sight_;
  Standing standing_;
};

}  // namespace wb::viewport
