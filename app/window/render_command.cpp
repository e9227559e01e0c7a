#include "app/arguments.h"
#include "app/command.h"
#include "app/command_texts.h"
#include "app/common_options.h"
#include "app/console.h"
#include "app/inputs.h"
#include "app/output.h"
#include "app/program.h"
#include "app/table_output.h"
#include "app/window/application.h"
#include "app/window/scene_picture.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/threads.h"
#include "viewport/colour_modes.h"
#include "viewport/preset.h"

#include <QBuffer>
#include <QEventLoop>
#include <QMetaObject>
#include <QScopeGuard>
#include <cmath>
#include <future>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

namespace wb::app {

/// Work that is done on a thread of its own from now on, while the caller makes ready what needs
/// the thread that events come to. It is waited for even where nobody takes what it made. Where the
/// system has no thread to give, it is done at once.
template <class Made>
class BesideEvents {
 public:
  template <class Work>
  explicit BesideEvents(Work work)
      : task_(std::make_shared<std::packaged_task<Made()>>([this, work = std::move(work)] {
          const auto atEnd = qScopeGuard([this] {
            QMetaObject::invokeMethod(&untilMade_, &QEventLoop::quit, Qt::QueuedConnection);
          });
          return work();
        })),
        made_(task_->get_future()),
        thread_(begunThread([task = task_] { (*task)(); })) {}

  /// Handles events until it is done; once. Throws what it threw.
  Made take() {
    untilMade_.exec();
    return made_.get();
  }

 private:
  QEventLoop untilMade_;
  std::shared_ptr<std::packaged_task<Made()>> task_;
  std::future<Made> made_;
  std::jthread thread_;
};

namespace {

using viewport::Preset;

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

struct RenderArguments {
  const CLI::App* command = nullptr;
  std::string file;
  PictureLook look{.size = *pictureSizeFrom(standardSize)};
  RenderView view;
  RenderView beside;  ///< Drawn to the right of it, where it was asked for.
  viewport::ColourBy colourBy = viewport::ColourBy::layer;  ///< Where it was asked for.
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

ExitState write(const QImage& image, Output& output) {
  // Of what is flat little is left to compress, and compressing more takes longer than drawing.
  constexpr int quick = 85;
  QBuffer png;
  if (image.isNull() || !image.save(&png, "PNG", quick))
    return refused(failure(drawingTexts["render.no_picture"]).value());
  output.write({png.data().constData(), static_cast<std::size_t>(png.size())});
  return finish(output);
}

/// A display and the first frame of a picture take about as long as to read a scene and to weigh
/// it, which is done beside.
ExitState runRender(const RenderArguments& arguments) {
  auto output = openOutput(arguments.output, {arguments.file});
  if (!output) return refused(output.error());
  const auto isGiven = [&](const char* option) { return arguments.command->count(option) > 0; };
  const Display display;
  BesideEvents<WeighedFiles> weighed([&] {
    weighing::WeighOptions options;
    options.bare.memory = arguments.memory;
    return weighFiles({arguments.file}, options, Geometry::kept);
  });
  std::unique_ptr<viewport::Picture> picture;
  if (display.canDraw())
    picture = std::make_unique<viewport::Picture>(sizeOfFirst(arguments.look, isGiven("--beside")));
  const auto [weighings, state, _] = weighed.take();
  if (weighings.empty()) return state;
  Wanted wanted{arguments.view, isGiven("--view"), {}, arguments.explosion};
  if (isGiven("--colour")) wanted.colourBy = arguments.colourBy;
  auto drawn = toDraw(weighings.front(), wanted);
  Result<std::optional<Drawn>> beside;
  if (isGiven("--beside"))
    beside =
        toDraw(weighings.front(), {arguments.beside, true, wanted.colourBy, arguments.explosion});
  if (!drawn) return refused(inFile(std::move(drawn).error(), arguments.file));
  if (!beside) return refused(inFile(std::move(beside).error(), arguments.file));
  if (!picture) return refused(failure(drawingTexts["render.no_display"]).value());
  ExitState ended = stateOfPartial(weighings, {});
  draw(picture, weighings.front(), arguments.look, *drawn, *beside, [&](const QImage& image) {
    ended = worst(ended, write(image, *output));
    // Qt 3D draws one more frame before it hands back, which nobody sees.
    endAtOnce(ended);
  });
  return ended;
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
  for (const Preset view : viewport::allPresets)
    views.emplace_back(viewport::name(view), RenderView{view});
  for (const RenderView& view : {octreeView, pickingErrorView})
    views.emplace_back(name(view), view);
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
  command->add_flag("--legend", arguments->look.hasLegend, rendered(drawingTexts["render.legend"]));
  addMemory(*command, arguments->memory);
  addChoice(*command, "--view", drawingTexts["render.view"], arguments->view, views);
  addChoice(*command, "--algorithm", drawingTexts["render.algorithm"], arguments->look.algorithm,
            {{"inexor", octree::Algorithm::inexor}, {"engine", octree::Algorithm::engine}});
  Words<viewport::ColourBy> colours;
  for (const viewport::ColourMode& mode : viewport::colourModes())
    if (!mode.needsBaseline) colours.emplace_back(mode.word, mode.by);
  addChoice(*command, "--colour", drawingTexts["render.colour"], arguments->colourBy, colours);
  addChoice(*command, "--beside", drawingTexts["render.beside"], arguments->beside, views);
  return {command, [arguments] { return runRender(*arguments); }};
}

}  // namespace wb::app
