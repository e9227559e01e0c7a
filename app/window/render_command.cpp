#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/memory_argument.h"
#include "app/output.h"
#include "app/weighing.h"
#include "app/window/display.h"
#include "app/window/texts.h"
#include "model/base/limits.h"
#include "model/base/number.h"
#include "model/layers/bounds.h"
#include "model/layers/cost_share.h"
#include "viewport/picture.h"
#include "viewport/preset.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <QBuffer>
#include <cmath>
#include <memory>
#include <optional>

namespace wb::app {
namespace {

using layers::Layer;
using viewport::Preset;

const QColor paper(0xf4, 0xf5, 0xf7);

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

struct RenderArguments {
  std::string file;
  QSize size = *pictureSizeFrom(standardSize);
  RenderView view;
  std::string output;
  std::optional<std::size_t> memory;
};

std::string wrongPictureSize(const std::string& text) {
  if (pictureSizeFrom(text)) return {};
  return say(drawingTexts["render.size_form"], {{"limit", limits::pictureSide}, {"text", text}});
}

void fillLayers(viewport::SceneLayers& layers, const weighing::Weighing& weighing, Preset view) {
  const layers::WeighedScene weighed{weighing.scene, weighing.costs, weighing.profile};
  const auto [wanted, colourBy, decidingOnly] = layersOf(view);
  layers::LayerOptions options{.rules = cost::GeometryRules(weighing.profile)};
  for (const Layer layer : wanted) {
    if (decidingOnly)
      options.wanted = [&](std::size_t linkset, std::size_t part) {
        return decides(weighed, linkset, part, layer);
      };
    layers.setLayer(layer, layers::PickLayer(makeLayer(weighing.scene, layer, options)));
    layers.setVisible(layer, true);
  }
  layers.setHullsSolid(decidingOnly);
  layers.setShareSource([weighed](Layer layer, const layers::LayerMesh& mesh) {
    return costShares(weighed, mesh, layer);
  });
  layers.setColourBy(colourBy);
}

/// The octrees, and the first ray of the scene with what it meets.
void fillOctrees(viewport::Picture& picture, const scene::Scene& scene, const glm::dvec3& eye) {
  const auto world = std::make_shared<const octree::World>(scene.octreeWorld());
  const std::size_t depth = scene.rays.empty() ? limits::octreeDepth : scene.rays[0].maxDepth;
  picture.octrees().setShapes(viewport::makeOctreeShapes(world, depth));
  picture.octrees().setLook({.bounds = true});
  if (scene.rays.empty()) return;
  const octree::Trace trace = traceOf(*world, scene.rays[0], octree::Algorithm::exact);
  picture.octrees().mark(trace.hit, eye);
  picture.ray().show(*world, {scene.rays[0], {}, trace.hit, {}});
}

/// What is to be seen of a scene: of octrees a ray's origin too, unless it is far away.
std::optional<layers::Bounds> boundsOfView(const scene::Scene& scene, const RenderView& view) {
  auto bounds = layers::boundsOf(scene);
  if (view || !bounds || scene.rays.empty()) return bounds;
  const glm::dvec3 origin = scene.rays[0].origin;
  const double reach = glm::distance(bounds->low, bounds->high);
  if (glm::distance(origin, (bounds->low + bounds->high) / 2.0) > reach) return bounds;
  return layers::Bounds{glm::min(bounds->low, origin), glm::max(bounds->high, origin)};
}

QImage draw(const weighing::Weighing& weighing, const RenderArguments& arguments) {
  viewport::Picture picture(arguments.size);
  picture.setBackground(paper);
  viewport::OrbitCamera camera;
  camera.look(viewport::OrbitCamera::Standard::corner);
  if (const auto bounds = boundsOfView(weighing.scene, arguments.view))
    camera.frame(bounds->low, bounds->high, picture.viewSize());
  picture.setCamera(camera);
  if (arguments.view) {
    fillLayers(picture.layers(), weighing, *arguments.view);
  } else {
    fillOctrees(picture, weighing.scene, camera.position());
  }
  return picture.draw();
}

ExitState write(const QImage& image, Output& output) {
  QBuffer png;
  if (image.isNull() || !image.save(&png, "PNG"))
    return refused(failure(drawingTexts["render.no_picture"]).value());
  output.write({png.data().constData(), static_cast<std::size_t>(png.size())});
  return finish(output);
}

ExitState runRender(const RenderArguments& arguments) {
  auto output = openOutput(arguments.output, {arguments.file});
  if (!output) return refused(output.error());
  weighing::WeighOptions options;
  options.bare.memory = arguments.memory;
  const auto [weighings, state] = weighFiles({arguments.file}, options, Geometry::kept);
  if (weighings.empty()) return state;
  const Display display;
  if (!display.canDraw()) return refused(failure(drawingTexts["render.no_display"]).value());
  return write(draw(weighings.front(), arguments), *output);
}

}  // namespace

Command renderCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "render", drawingTexts["render.about"], drawingTexts["render.example"]);
  auto arguments = std::make_shared<RenderArguments>();
  command->add_option("SCENE", arguments->file, inputHelp(appTexts["option.scene_or_octrees"]))
      ->required();
  command->add_option("-o,--output", arguments->output, say(drawingTexts["render.picture"]))
      ->type_name("PNG")
      ->required();
  command
      ->add_option_function<std::string>(
          "--size",
          [arguments](const std::string& text) { arguments->size = *pictureSizeFrom(text); },
          say(drawingTexts["render.size"], {{"standard", standardSize}}))
      ->type_name("WxH")
      ->check(wrongPictureSize);
  Words<RenderView> views;
  for (const Preset view : viewport::allPresets) views.emplace_back(name(view), view);
  views.emplace_back("octree", octreeView);
  addMemory(*command, arguments->memory);
  addChoice(*command, "--view", drawingTexts["render.view"], arguments->view, views);
  return {command, [arguments] { return runRender(*arguments); }};
}

}  // namespace wb::app
