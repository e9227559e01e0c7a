#include "app/window/scene_picture.h"

#include "app/command_texts.h"
#include "model/core/limits.h"
#include "model/display/costs_of_layer.h"
#include "model/display/display.h"
#include "model/display/drawn_detail.h"
#include "viewport/colour_modes.h"
#include "viewport/legend_strip.h"
#include "viewport/picking_error_map.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <QPainter>
#include <algorithm>
#include <iterator>
#include <utility>

namespace wb::app {
namespace {

using layers::Layer;
using viewport::Preset;

const QColor paper(0xf4, 0xf5, 0xf7);
const QColor divider(0x80, 0x80, 0x84);

using Shapes = std::vector<DrawnShapes>;

layers::WeighedScene weighedScene(const weighing::Weighing& weighing) {
  return {weighing.scene, weighing.costs, weighing.profile};
}

/// With colours that were asked for: on the shapes of physics where they say nothing of the view's.
viewport::PresetLayers presetOf(const weighing::Weighing& weighing, Preset view,
                                std::optional<viewport::ColourBy> colourBy) {
  const viewport::SceneTraits traits = viewport::traitsOf(weighing.scene);
  viewport::PresetLayers preset = layersOf(view, traits);
  if (!colourBy) return preset;
  const auto isTold = [&](Layer layer) { return tells(*colourBy, layer); };
  if (*colourBy != viewport::ColourBy::land && std::ranges::none_of(preset.layers, isTold))
    preset = layersOf(Preset::physics, traits);
  preset.colourBy = *colourBy;
  return preset;
}

void append(Shapes& shapes, const scene::Scene& scene, Layer layer,
            const layers::LayerOptions& options, bool isGhost) {
  layers::LayerShapes made = makeLayer(scene, layer, options);
  if (!made.isEmpty())
    shapes.push_back(
        {layer, std::make_shared<const layers::LayerShapes>(std::move(made)), isGhost});
}

/// Of the layers that a view shows those that have triangles; about them the ghost.
Shapes shapesOf(const weighing::Weighing& weighing, const viewport::PresetLayers& preset,
                double explosion) {
  const layers::WeighedScene weighed = weighedScene(weighing);
  layers::LayerOptions options{.rules = cost::GeometryRules(weighing.profile),
                               .explosion = explosion};
  Shapes shapes;
  for (const Layer layer : preset.layers) {
    if (preset.decidingOnly)
      options.wanted = [&](std::size_t linkset, std::size_t part) {
        return decides(weighed, linkset, part, layer);
      };
    append(shapes, weighing.scene, layer, options, false);
  }
  options.wanted = {};
  if (preset.hasGhost && !shapes.empty())
    append(shapes, weighing.scene, Layer::visual, options, true);
  return shapes;
}

layers::LayerCosts costsOf(const layers::WeighedScene& weighed, Layer layer,
                           const layers::LayerShapes& shapes, viewport::ColourBy by) {
  if (!viewport::tellsCosts(by)) return {};
  return viewport::modeOf(by).costs(
      {weighed, shapes, layer, [](const layers::LayerPiece&) { return true; },
       [] {
         return std::vector<std::optional<double>>();  // Nothing is pinned.
       }});
}

void fillLayers(viewport::SceneLayers& layers, const weighing::Weighing& weighing,
                const viewport::PresetLayers& preset, const Shapes& shapes) {
  layers.setColourBy(preset.colourBy);
  if (preset.colourBy == viewport::ColourBy::land) {
    const layers::LandMap land = layers::landMapOf(weighing.scene);
    layers.setLand(land, landLevels(land, weighing.costs));
  }
  layers.setHullsSolid(preset.decidingOnly);
  for (const auto& [layer, made, isGhost] : shapes) {
    layers::prepareLevels(*made, 4);
    layers.setVisible(layer, !isGhost);
    layers.setGhost(layer, isGhost);
    layers.setLayer(layer, made, costsOf(weighedScene(weighing), layer, *made, preset.colourBy));
  }
}

/// Whether there is a cube that holds something, or a ray.
bool hasOctrees(const scene::Scene& scene) {
  return !scene.rays.empty() ||
         std::ranges::any_of(scene.octrees, [](const scene::OctreeEntry& entry) {
           return entry.cubes && !entry.cubes->extent().isEmpty();
         });
}

/// The octrees, and the first ray of the scene with what it meets, if that is to be seen.
void fillOctrees(viewport::Picture& picture, const scene::Scene& scene, bool hasRay) {
  const auto world = std::make_shared<const octree::World>(scene.octreeWorld());
  const std::size_t depth = scene.rays.empty() ? limits::octreeDepth : scene.rays[0].maxDepth;
  picture.octrees().setShapes(viewport::makeOctreeShapes(world, depth));
  picture.octrees().setLook({.bounds = true});
  if (scene.rays.empty() || !hasRay) return;
  const octree::Trace trace = traceOf(*world, scene.rays[0], {octree::Algorithm::exact});
  picture.octrees().mark(trace.hit);
  picture.ray().show(*world, {scene.rays[0], {}, trace.hit, {}});
}

/// What is to be seen of a scene: of octrees a ray's origin too, unless it is far away.
std::optional<layers::Bounds> boundsOfView(const scene::Scene& scene, const RenderView& view,
                                           double explosion) {
  auto bounds = layers::boundsOf(scene, {}, {}, explosion);
  if (view.preset || view.hasPickingErrors || !bounds || scene.rays.empty()) return bounds;
  const glm::dvec3 origin = scene.rays[0].origin;
  const double reach = glm::distance(bounds->low, bounds->high);
  if (glm::distance(origin, (bounds->low + bounds->high) / 2.0) > reach) return bounds;
  return layers::Bounds{glm::min(bounds->low, origin), glm::max(bounds->high, origin)};
}

std::vector<viewport::NamedColour> worded(const std::vector<viewport::LegendEntry>& entries) {
  return named(entries, [](const Text& text, const std::vector<Argument>& arguments) {
    return QString::fromStdString(rendered(text, arguments));
  });
}

std::vector<viewport::NamedColour> legendOf(viewport::Picture& picture) {
  std::vector<viewport::LegendEntry> all;
  for (const auto& entries :
       {picture.layers().legend(), picture.octrees().legend(), picture.ray().legend()})
    std::ranges::copy(entries, std::back_inserter(all));
  return worded(all);
}

/// What both sides have is told once.
void addNew(std::vector<viewport::NamedColour>& entries,
            const std::vector<viewport::NamedColour>& others) {
  for (const viewport::NamedColour& one : others)
    if (std::ranges::find(entries, one.meaning, &viewport::NamedColour::meaning) == entries.end())
      entries.push_back(one);
}

/// In black on the paper, in letters that are as large in the picture whatever its size.
QImage legendBelow(const std::vector<viewport::NamedColour>& entries, const PictureLook& look) {
  constexpr int lettersInHeight = 60;
  constexpr int leastPixels = 12;
  QFont font(QStringLiteral("sans-serif"));
  font.setPixelSize(std::max(leastPixels, look.size.height() / lettersInHeight));
  return legendStrip(entries, look.size.width(),
                     {font, Qt::black, look.isTransparent ? QColor(Qt::transparent) : paper});
}

using UseOfImage = std::function<void(const QImage&)>;
using UseOfDrawn =
    std::function<void(const QImage&, const std::vector<viewport::NamedColour>& legend)>;

/// A map is seen from straight above.
viewport::OrbitCamera cameraOf(const PictureLook& look, const RenderView& view) {
  const bool isMap = view.preset == Preset::map;
  viewport::OrbitCamera camera;
  camera.isOrthographic = look.isOrthographic || isMap;
  camera.look(isMap ? viewport::OrbitCamera::Standard::top : look.side);
  return camera;
}

void draw(viewport::Picture& picture, const weighing::Weighing& weighing, const PictureLook& look,
          const Drawn& drawn, const UseOfDrawn& use) {
  picture.setBackground(look.isTransparent ? Qt::transparent : paper);
  viewport::OrbitCamera camera = cameraOf(look, drawn.view);
  if (const auto bounds = boundsOfView(weighing.scene, drawn.view, drawn.explosion))
    camera.frame(bounds->low, bounds->high, picture.viewSize());
  picture.setCamera(camera);
  if (drawn.view.preset) {
    fillLayers(picture.layers(), weighing, presetOf(weighing, *drawn.view.preset, drawn.colourBy),
               drawn.shapes);
  } else {
    fillOctrees(picture, weighing.scene, !drawn.view.hasPickingErrors);
  }
  picture.draw([&](QImage image) {
    // Colours were laid over one another from black on.
    if (look.isTransparent && !image.isNull())
      image.reinterpretAsFormat(QImage::Format_ARGB32_Premultiplied);
    if (!drawn.view.hasPickingErrors || image.isNull()) return use(image, legendOf(picture));
    const auto map =
        pickingErrorMap(image, weighing.scene.octreeWorld(), camera, {.algorithm = look.algorithm});
    use(map.image, worded(map.legend));
  });
}

/// Both halves from one side, so that what is in one is found in the other.
QImage joined(const QImage& left, const QImage& right) {
  if (left.isNull() || right.isNull()) return {};
  QImage whole(left.width() + right.width(), left.height(), left.format());
  QPainter painter(&whole);
  painter.setCompositionMode(QPainter::CompositionMode_Source);
  painter.drawImage(0, 0, left);
  painter.drawImage(left.width(), 0, right);
  painter.fillRect(left.width(), 0, 1, whole.height(), divider);
  return whole;
}

QSize leftHalf(const QSize& whole) { return {std::max(whole.width() / 2, 1), whole.height()}; }

QSize rightHalf(const QSize& whole) {
  return {std::max(whole.width() - leftHalf(whole).width(), 1), whole.height()};
}

}  // namespace

std::string_view name(const RenderView& view) {
  if (view.preset) return viewport::name(*view.preset);
  return view.hasPickingErrors ? "picking-error" : "octree";
}

Result<Drawn> toDraw(const weighing::Weighing& weighing, const Wanted& wanted) {
  Drawn drawn{wanted.view, wanted.explosion, {}, wanted.colourBy};
  const auto& preset = wanted.view.preset;
  if (preset)
    drawn.shapes =
        shapesOf(weighing, presetOf(weighing, *preset, drawn.colourBy), wanted.explosion);
  if (drawn.shapes.empty() && !wanted.isViewChosen) drawn.view = octreeView;
  if (!drawn.shapes.empty() || (!drawn.view.preset && hasOctrees(weighing.scene))) return drawn;
  return failure(drawingTexts["render.nothing"], {{"view", name(wanted.view)}});
}

QSize sizeOfFirst(const PictureLook& look, bool isBeside) {
  return isBeside ? leftHalf(look.size) : look.size;
}

void draw(std::unique_ptr<viewport::Picture>& picture, const weighing::Weighing& weighing,
          const PictureLook& look, const Drawn& drawn, const std::optional<Drawn>& beside,
          const UseOfImage& use) {
  std::vector<viewport::NamedColour> all;
  const UseOfDrawn finish = [&](const QImage& image,
                                const std::vector<viewport::NamedColour>& legend) {
    if (look.hasLegend) addNew(all, legend);
    use(viewport::withLegend(image, legendBelow(all, look)));
  };
  if (!beside) return draw(*picture, weighing, look, drawn, finish);
  QImage left;
  draw(*picture, weighing, look, drawn,
       [&](const QImage& image, const std::vector<viewport::NamedColour>& legend) {
         left = image;
         if (look.hasLegend) all = legend;
       });
  picture.reset();
  picture = std::make_unique<viewport::Picture>(rightHalf(look.size));
  draw(*picture, weighing, look, *beside,
       [&](const QImage& right, const std::vector<viewport::NamedColour>& legend) {
         finish(joined(left, right), legend);
       });
}

}  // namespace wb::app
