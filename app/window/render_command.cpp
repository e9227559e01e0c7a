#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/format_by_name.h"
#include "app/memory_argument.h"
#include "app/output.h"
#include "app/weighing.h"
#include "app/window/beside_events.h"
#include "app/window/display.h"
#include "app/window/texts.h"
#include "model/base/limits.h"
#include "model/base/number.h"
#include "model/layers/bounds.h"
#include "model/layers/costs_of_layer.h"
#include "model/layers/detail.h"
#include "viewport/picture.h"
#include "viewport/preset.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <QBuffer>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace wb::app {
namespace {

using layers::Layer;
using viewport::Preset;

const QColor paper(0xf4, 0xf5, 0xf7);
const QColor divider(0x80, 0x80, 0x84);

constexpr double mostExplosion = 10;
constexpr std::string_view standardSize = "1280x960";

std::optional<int> sideFrom(std::string_view text) {
  const auto number = parseNumber(text);
  const bool isSide =
      number && *number >= 1 && *number <= limits::pictureSide && *number == std::floor(*number);
  return isSide ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::optional<QSize> pictureSizeFrom(std::string_view text) {
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos) return {};
  const auto width = sideFrom(text.substr(0, cross));
  const auto height = sideFrom(text.substr(cross + 1));
  return width && height ? std::optional(QSize(*width, *height)) : std::nullopt;
}

/// A preset of the scene's shapes, or its octrees.
using RenderView = std::optional<Preset>;
constexpr RenderView octreeView;

constexpr std::string_view octreeWord = "octree";

/// How a picture is drawn, whatever is in it.
struct PictureLook {
  QSize size = *pictureSizeFrom(standardSize);
  bool isOrthographic = false;
  bool isTransparent = false;
  viewport::OrbitCamera::Standard side = viewport::OrbitCamera::Standard::corner;
};

struct RenderArguments {
  const CLI::App* command = nullptr;
  std::string file;
  PictureLook look;
  RenderView view;
  RenderView beside;  ///< Drawn to the right of it, where it was asked for.
  double explosion = 0;
  std::string output;
  std::optional<std::size_t> memory;
};

std::string wrongPictureSize(const std::string& text) {
  if (pictureSizeFrom(text)) return {};
  return rendered(drawingTexts["render.size_form"],
                  {{"limit", limits::pictureSide}, {"text", text}});
}

std::string wrongExplosion(const std::string& text) {
  const auto factor = parseNumber(text);
  if (factor && *factor >= 0 && *factor <= mostExplosion) return {};
  return rendered(drawingTexts["render.explode_form"], {{"most", mostExplosion}, {"text", text}});
}

struct DrawnShapes {
  Layer layer;
  std::shared_ptr<const layers::LayerShapes> shapes;
  bool isGhost = false;
};
using Shapes = std::vector<DrawnShapes>;

layers::WeighedScene weighedScene(const weighing::Weighing& weighing) {
  return {weighing.scene, weighing.costs, weighing.profile};
}

viewport::PresetLayers presetOf(const weighing::Weighing& weighing, Preset view) {
  return layersOf(view, viewport::traitsOf(weighing.scene));
}

void append(Shapes& shapes, const scene::Scene& scene, Layer layer,
            const layers::LayerOptions& options, bool isGhost) {
  layers::LayerShapes made = makeLayer(scene, layer, options);
  if (!made.isEmpty())
    shapes.push_back(
        {layer, std::make_shared<const layers::LayerShapes>(std::move(made)), isGhost});
}

/// Of the layers that a view shows those that have triangles; about them the ghost.
Shapes shapesOf(const weighing::Weighing& weighing, Preset view, double explosion) {
  const layers::WeighedScene weighed = weighedScene(weighing);
  const viewport::PresetLayers preset = presetOf(weighing, view);
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
  if (by == viewport::ColourBy::landImpact) return landImpactLevels(weighed, shapes);
  if (by != viewport::ColourBy::costShare) return {};
  return costsOfTriangles(weighed, shapes, layer, [](const layers::LayerPiece&) { return true; });
}

void fillLayers(viewport::SceneLayers& layers, const weighing::Weighing& weighing, Preset view,
                const Shapes& shapes) {
  const viewport::PresetLayers preset = presetOf(weighing, view);
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

/// The octrees, and the first ray of the scene with what it meets.
void fillOctrees(viewport::Picture& picture, const scene::Scene& scene) {
  const auto world = std::make_shared<const octree::World>(scene.octreeWorld());
  const std::size_t depth = scene.rays.empty() ? limits::octreeDepth : scene.rays[0].maxDepth;
  picture.octrees().setShapes(viewport::makeOctreeShapes(world, depth));
  picture.octrees().setLook({.bounds = true});
  if (scene.rays.empty()) return;
  const octree::Trace trace = traceOf(*world, scene.rays[0], {octree::Algorithm::exact});
  picture.octrees().mark(trace.hit);
  picture.ray().show(*world, {scene.rays[0], {}, trace.hit, {}});
}

/// What is to be seen of a scene: of octrees a ray's origin too, unless it is far away.
std::optional<layers::Bounds> boundsOfView(const scene::Scene& scene, const RenderView& view,
                                           double explosion) {
  auto bounds = layers::boundsOf(scene, {}, {}, explosion);
  if (view || !bounds || scene.rays.empty()) return bounds;
  const glm::dvec3 origin = scene.rays[0].origin;
  const double reach = glm::distance(bounds->low, bounds->high);
  if (glm::distance(origin, (bounds->low + bounds->high) / 2.0) > reach) return bounds;
  return layers::Bounds{glm::min(bounds->low, origin), glm::max(bounds->high, origin)};
}

/// What is drawn: octrees, or shapes of which there are some.
struct Drawn {
  RenderView view;
  double explosion = 0;  ///< As of layers::LayerOptions.
  Shapes shapes;
};

/// The view asked for; without one octrees where there is nothing else. Fails where there is
/// nothing to draw.
Result<Drawn> toDraw(const weighing::Weighing& weighing, const RenderView& view, bool isChosen,
                     double explosion) {
  Drawn drawn{view, explosion, {}};
  if (drawn.view) drawn.shapes = shapesOf(weighing, *drawn.view, explosion);
  if (drawn.shapes.empty() && !isChosen) drawn.view = octreeView;
  if (!drawn.shapes.empty() || (!drawn.view && hasOctrees(weighing.scene))) return drawn;
  return failure(drawingTexts["render.nothing"],
                 {{"view", view ? viewport::name(*view) : octreeWord}});
}

using UseOfImage = std::function<void(const QImage&)>;

void draw(viewport::Picture& picture, const weighing::Weighing& weighing, const PictureLook& look,
          const Drawn& drawn, const UseOfImage& use) {
  picture.setBackground(look.isTransparent ? Qt::transparent : paper);
  viewport::OrbitCamera camera;
  camera.isOrthographic = look.isOrthographic;
  camera.look(look.side);
  if (const auto bounds = boundsOfView(weighing.scene, drawn.view, drawn.explosion))
    camera.frame(bounds->low, bounds->high, picture.viewSize());
  picture.setCamera(camera);
  if (drawn.view) {
    fillLayers(picture.layers(), weighing, *drawn.view, drawn.shapes);
  } else {
    fillOctrees(picture, weighing.scene);
  }
  picture.draw([&](QImage image) {
    // Colours were laid over one another from black on.
    if (look.isTransparent && !image.isNull())
      image.reinterpretAsFormat(QImage::Format_ARGB32_Premultiplied);
    use(image);
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

ExitState write(const QImage& image, Output& output) {
  // Of what is flat little is left to compress, and compressing more takes longer than drawing.
  constexpr int quick = 85;
  QBuffer png;
  if (image.isNull() || !image.save(&png, "PNG", quick))
    return refused(failure(drawingTexts["render.no_picture"]).value());
  output.write({png.data().constData(), static_cast<std::size_t>(png.size())});
  return finish(output);
}

QSize leftHalf(const QSize& whole) { return {std::max(whole.width() / 2, 1), whole.height()}; }

QSize rightHalf(const QSize& whole) {
  return {std::max(whole.width() - leftHalf(whole).width(), 1), whole.height()};
}

/// Of what is drawn and, in halves, what is drawn beside it; the first has been made ready.
void draw(std::unique_ptr<viewport::Picture> first, const weighing::Weighing& weighing,
          const PictureLook& look, const Drawn& drawn, const std::optional<Drawn>& beside,
          const UseOfImage& use) {
  if (!beside) return draw(*first, weighing, look, drawn, use);
  QImage left;
  draw(*first, weighing, look, drawn, [&left](const QImage& image) { left = image; });
  first.reset();
  viewport::Picture second(rightHalf(look.size));
  draw(second, weighing, look, *beside, [&](const QImage& right) { use(joined(left, right)); });
}

/// A display and the first frame of a picture take about as long as to read a scene and to weigh
/// it, which is done beside.
ExitState runRender(const RenderArguments& arguments) {
  auto output = openOutput(arguments.output, {arguments.file});
  if (!output) return refused(output.error());
  const auto isGiven = [&](const char* option) { return arguments.command->count(option) > 0; };
  static const Display display;  // Goes with the program.
  BesideEvents<WeighedFiles> weighed([&] {
    weighing::WeighOptions options;
    options.bare.memory = arguments.memory;
    return weighFiles({arguments.file}, options, Geometry::kept);
  });
  const QSize whole = arguments.look.size;
  auto picture =
      display.canDraw()
          ? std::make_unique<viewport::Picture>(isGiven("--beside") ? leftHalf(whole) : whole)
          : nullptr;
  const auto [weighings, state, _] = weighed.take();
  if (weighings.empty()) return state;
  auto drawn = toDraw(weighings.front(), arguments.view, isGiven("--view"), arguments.explosion);
  Result<std::optional<Drawn>> beside;
  if (isGiven("--beside"))
    beside = toDraw(weighings.front(), arguments.beside, true, arguments.explosion);
  if (!drawn) return refused(inFile(std::move(drawn).error(), arguments.file));
  if (!beside) return refused(inFile(std::move(beside).error(), arguments.file));
  if (!picture) return refused(failure(drawingTexts["render.no_display"]).value());
  PictureLook look = arguments.look;
  if (drawn->view == Preset::map) {
    look.side = viewport::OrbitCamera::Standard::top;
    look.isOrthographic = true;
  }
  ExitState written = ExitState::done;
  draw(std::move(picture), weighings.front(), look, *drawn, *beside,
       [&](const QImage& image) { written = write(image, *output); });
  return worst(stateOfPartial(weighings, {}), written);
}

}  // namespace

Command renderCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "render", drawingTexts["render.about"], drawingTexts["render.example"]);
  auto arguments = std::make_shared<RenderArguments>();
  arguments->command = command;
  command->add_option("SCENE", arguments->file, inputHelp(appTexts["option.scene_or_octrees"]))
      ->required();
  command->add_option("-o,--output", arguments->output, rendered(drawingTexts["render.picture"]))
      ->type_name("PNG")
      ->required()
      ->check([](const std::string& file) { return otherEnding(file, {"png"}); });
  command
      ->add_option_function<std::string>(
          "--size",
          [arguments](const std::string& text) { arguments->look.size = *pictureSizeFrom(text); },
          rendered(drawingTexts["render.size"], {{"standard", standardSize}}))
      ->type_name("WxH")
      ->check(wrongPictureSize);
  Words<RenderView> views;
  for (const Preset view : viewport::allPresets) views.emplace_back(name(view), view);
  views.emplace_back(octreeWord, octreeView);
  command
      ->add_option_function<std::string>(
          "--explode",
          [arguments](const std::string& text) { arguments->explosion = *parseNumber(text); },
          rendered(drawingTexts["render.explode"], {{"most", mostExplosion}}))
      ->type_name("FACTOR")
      ->check(wrongExplosion);
  command->add_flag("--orthographic", arguments->look.isOrthographic,
                    rendered(drawingTexts["render.orthographic"]));
  command->add_flag("--transparent", arguments->look.isTransparent,
                    rendered(drawingTexts["render.transparent"]));
  addMemory(*command, arguments->memory);
  addChoice(*command, "--view", drawingTexts["render.view"], arguments->view, views);
  addChoice(*command, "--beside", drawingTexts["render.beside"], arguments->beside, views);
  return {command, [arguments] { return runRender(*arguments); }};
}

}  // namespace wb::app
