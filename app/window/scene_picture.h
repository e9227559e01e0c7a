#pragma once

#include "model/analysis/analysis.h"
#include "model/display/display.h"
#include "model/octree/cast.h"
#include "viewport/camera.h"
#include "viewport/picture.h"
#include "viewport/preset.h"

#include <QImage>
#include <QSize>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::app {

/// A preset of the scene's shapes, or its octrees.
struct RenderView {
  std::optional<viewport::Preset> preset = viewport::Preset::visual;  ///< Nothing: octrees,
  bool hasPickingErrors = false;  ///< and where another method picks wrongly.

  bool operator==(const RenderView&) const = default;
};
inline constexpr RenderView octreeView{std::nullopt};
inline constexpr RenderView pickingErrorView{std::nullopt, true};

/// The word for it: `physics`, `octree`, `picking-error`.
std::string_view name(const RenderView& view);

/// How a picture is drawn, whatever is in it.
struct PictureLook {
  QSize size;
  bool isOrthographic = false;
  bool isTransparent = false;
  bool hasLegend = false;  ///< Below the picture, in addition to its size.
  viewport::OrbitCamera::Standard side = viewport::OrbitCamera::Standard::corner;
  octree::Algorithm algorithm = octree::Algorithm::inexor;  ///< Whose picking errors are shown.
};

struct DrawnShapes {
  layers::Layer layer;
  std::shared_ptr<const layers::LayerShapes> shapes;
  bool isGhost = false;
};

/// What is drawn: octrees, or shapes of which there are some.
struct Drawn {
  RenderView view;
  double explosion = 0;  ///< As of layers::LayerOptions.
  std::vector<DrawnShapes> shapes;
  std::optional<viewport::ColourBy> colourBy;  ///< Else the view's own.
};

/// What is to be seen.
struct Wanted {
  RenderView view;
  bool isViewChosen = false;                   ///< Else octrees, where there is nothing else.
  std::optional<viewport::ColourBy> colourBy;  ///< Else the view's own.
  double explosion = 0;                        ///< As of layers::LayerOptions.
};

/// Colours that say nothing of what the view shows are drawn on the physics shapes. Fails where
/// there is nothing to draw.
Result<Drawn> toDraw(const weighing::Weighing& weighing, const Wanted& wanted);

/// How large the first picture is made, with another beside it or not.
QSize sizeOfFirst(const PictureLook& look, bool isBeside);

/// Draws on `picture`, and what is to be `beside` it on another in its place, as one image, which
/// may be null.
void draw(std::unique_ptr<viewport::Picture>& picture, const weighing::Weighing& weighing,
          const PictureLook& look, const Drawn& drawn, const std::optional<Drawn>& beside,
          const std::function<void(const QImage&)>& use);

}  // namespace wb::app
