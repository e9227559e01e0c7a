#pragma once

#include "model/display/drawn_detail.h"
#include "model/display/labels_beside.h"
#include "viewport/colouring.h"
#include "viewport/detail/vertices.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <QString>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace Qt3DRender {
class QAbstractTexture;
class QLayer;
}  // namespace Qt3DRender

namespace wb::viewport {

class LabelImage;

/// A word at a place.
struct Label {
  /// Region metres, or of the picture -1..1 to the right and upwards: the middle of its lower edge
  /// is a little above.
  glm::dvec3 at{0};
  QString text;
  QString detail{};  ///< A second line.
  int number = 0;    ///< In a disc before the words; 0: none.
  Colour disc{};
  bool isMarker = false;  ///< A disc of 8 pixels, without words.

  bool operator==(const Label&) const = default;
};

/// A corner of a label as the material reads it.
struct LabelVertex {
  std::array<float, 3> position;
  std::array<float, 2> offset;   ///< Pixels from it, upwards and to the right.
  std::array<float, 2> picture;  ///< Where in the picture of all labels, 0..1.
};
static_assert(sizeof(LabelVertex) == 28, "attributes and shaders rely on this layout");

/// One entity that draws words, as large on the screen from everywhere, white on dark: the view is
/// a window of its own, on which no widget can lie. A line leads from a word that is not close to
/// its place there.
class Labels : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  /// What the places of labels are in.
  enum class In : std::uint8_t { scene, picture };

  /// `lift` is how far above their places words stand where there is room, in pixels.
  Labels(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer, In in = In::scene, double lift = 6);

  /// The last lies over those before it. `pixelRatio` is the window's.
  void show(const std::vector<Label>& labels, double pixelRatio);
  /// Those that would lie over one after them, or leave the picture, give way.
  void look(const layers::Sight& sight);
  /// From now on labels keep their places beside what they name while it moves, until two overlap
  /// by more than 4 pixels, or one leaves the picture or lies in the corner that is not for them.
  void setSteady() { isSteady_ = true; }
  /// From now on labels stand beside an object, of these boxes, and what finds no room there is not
  /// drawn, but for the last (see layers::labelsBeside); none: they stand at their places again.
  void standBeside(std::vector<layers::BoxCorners> boxes);
  /// How many labels in sight find no room beside that, from where it is seen.
  std::size_t withoutRoom(const layers::Sight& sight) const;

  /// A place in the picture, in pixels from its middle to the right and upwards.
  struct Place {
    glm::dvec2 low{0};
    glm::dvec2 high{0};
  };
  /// Returns where a label is drawn; nothing where it is out of sight or has no room.
  std::optional<Place> placeOf(std::size_t index) const;

 private:
  void draw();
  void rememberPlaces();
  std::vector<layers::LabelOffset> placesBefore(const std::vector<Label>& labels) const;
  std::optional<Place> placeOf(std::size_t index, const glm::dvec2& offset) const;
  bool areWellPlaced() const;

  LabelImage* image_;
  double lift_;
  bool isSteady_ = false;
  std::optional<layers::Sight> sight_;
  std::vector<layers::LabelOffset> offsets_;  ///< One a label.
  std::vector<layers::BoxCorners> beside_;
  /// Where labels stood beside that, also those that are not shown now.
  struct Stood {
    glm::dvec3 at;
    glm::dvec2 offset;
  };
  std::vector<Stood> stood_;
  Qt3DRender::QAbstractTexture* texture_;
  std::optional<Records> vertices_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

}  // namespace wb::viewport
