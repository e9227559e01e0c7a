#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/output.h"
#include "app/weighing.h"
#include "app/window/display.h"
#include "app/window/texts.h"
#include "model/base/limits.h"
#include "model/base/number.h"
#include "model/shape/bounds.h"
#include "model/shape/cost_share.h"
#include "viewport/picture.h"
#include "viewport/preset.h"

#include <QBuffer>
#include <cmath>
#include <memory>

namespace wb::app {
namespace {

using shape::Layer;
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

struct RenderArguments {
  std::string file;
  QSize size = *pictureSizeFrom(standardSize);
  Preset view = Preset::visual;
  std::string output;
};

std::string wrongPictureSize(const std::string& text) {
  if (pictureSizeFrom(text)) return {};
  return report::say(drawingTexts["render.size_form"],
                     {{"limit", limits::pictureSide}, {"text", text}});
}

void fillLayers(viewport::SceneLayers& layers, const report::Weighing& weighing, Preset view) {
  const shape::WeighedScene weighed{weighing.scene, weighing.costs, weighing.profile};
  const auto [wanted, colourBy, decidingOnly] = layersOf(view);
  shape::LayerOptions options{.rules = cost::GeometryRules(weighing.profile)};
  for (const Layer layer : wanted) {
    if (decidingOnly)
      options.wanted = [&](std::size_t linkset, std::size_t part) {
        return decides(weighed, linkset, part, layer);
      };
    layers.setLayer(layer, shape::PickLayer(makeLayer(weighing.scene, layer, options)));
    layers.setVisible(layer, true);
  }
  layers.setHullsSolid(decidingOnly);
  layers.setShareSource([weighed](Layer layer, const shape::LayerMesh& mesh) {
    return costShares(weighed, mesh, layer);
  });
  layers.setColourBy(colourBy);
}

QImage draw(const report::Weighing& weighing, const RenderArguments& arguments) {
  viewport::Picture picture(arguments.size);
  picture.setBackground(paper);
  fillLayers(picture.layers(), weighing, arguments.view);
  viewport::OrbitCamera camera;
  camera.look(viewport::OrbitCamera::Standard::corner);
  if (const auto bounds = shape::boundsOf(weighing.scene))
    camera.frame(bounds->low, bounds->high, picture.viewSize());
  picture.setCamera(camera);
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
  const auto [weighings, state] = weighFiles({arguments.file}, {}, Geometry::kept);
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
  command->add_option("SCENE", arguments->file, report::say(appTexts["option.scene"]))->required();
  command->add_option("-o,--output", arguments->output, report::say(drawingTexts["render.picture"]))
      ->type_name("PNG")
      ->required();
  command
      ->add_option_function<std::string>(
          "--size",
          [arguments](const std::string& text) { arguments->size = *pictureSizeFrom(text); },
          report::say(drawingTexts["render.size"], {{"standard", standardSize}}))
      ->type_name("WxH")
      ->check(wrongPictureSize);
  Words<Preset> views;
  for (const Preset view : viewport::allPresets) views.emplace_back(name(view), view);
  addChoice(*command, "--view", drawingTexts["render.view"], arguments->view, views);
  return {command, [arguments] { return runRender(*arguments); }};
}

}  // namespace wb::app
