#include "app/arguments.h"
#include "app/command.h"
#include "app/common_options.h"
#include "app/console.h"
#include "app/output.h"
#include "app/table_output.h"
#include "model/core/number.h"
#include "model/formats/formats.h"
#include "model/octree/minimise.h"
#include "model/octree/octree_text.h"
#include "model/report/contents_table.h"
#include "model/report/picks.h"

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <memory>
#include <sstream>
#include <system_error>

namespace wb::app {
namespace {

using octree::Algorithm;
using octree::IndentationUse;
using table::PickFormat;

struct PickArguments {
  const CLI::App* command = nullptr;
  std::string file;
  std::vector<octree::Ray> rays;  ///< Instead of the scene's.
  std::string rayFile;            ///< Or those of a file; `-` is standard input.
  std::vector<glm::dvec3> points;
  std::string pointFile;
  std::vector<table::Body> bodies;
  bool minimises = false;
  table::PickQuestion question;
  PickFormat format = PickFormat::text;
  std::string output;
  import::BareOptions opening;

  bool asksForPoints() const { return !points.empty() || !pointFile.empty(); }
};

/// A file, pipe or standard input, read as it comes.
class InputStream {
 public:
  static Result<InputStream> open(const std::string& path) {
    const int descriptor = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return unreadable(path);
    return InputStream(path, descriptor);
  }

  table::ReadBytes reader() const {
    return [path = path_, handle = handle_](std::span<char> buffer) -> Result<std::size_t> {
      for (;;) {
        const ssize_t count = ::read(*handle, buffer.data(), buffer.size());
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno != EINTR) return unreadable(path);
      }
    };
  }

 private:
  InputStream(std::string path, int descriptor)
      : path_(std::move(path)), handle_(new int(descriptor), [](const int* open) {
          if (*open != STDIN_FILENO) ::close(*open);
          delete open;
        }) {}

  static tl::unexpected<Diagnostic> unreadable(const std::string& path) {
    Diagnostic error =
        failure(appTexts["pick.unreadable"], {{"reason", std::generic_category().message(errno)}})
            .value();
    error.file = path;
    return tl::unexpected(std::move(error));
  }

  std::string path_;
  std::shared_ptr<const int> handle_;
};

std::string wrongRay(const std::string& text) {
  const auto ray = octree::parseRay(text);
  return ray ? std::string() : message(ray.error());
}

/// Numbers parted by commas or blanks: exactly so many.
std::optional<std::vector<double>> numbersIn(std::string text, std::size_t expected) {
  std::ranges::replace(text, ',', ' ');
  std::vector<double> numbers;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const auto number = parseNumber(word);
    if (!number || std::abs(*number) > limits::farthestPosition) return {};
    numbers.push_back(*number);
  }
  if (numbers.size() != expected) return {};
  return numbers;
}

template <std::size_t Count>
std::string wrongNumbers(const std::string& text) {
  return numbersIn(text, Count) ? std::string()
                                : rendered(appTexts["pick.numbers"], {{"count", Count}});
}

glm::dvec3 pointFrom(const std::vector<double>& numbers, std::size_t first = 0) {
  return {numbers[first], numbers[first + 1], numbers[first + 2]};
}

/// An option of numbers that may be given again.
template <std::size_t Count, class Take>
void addNumbers(CLI::App& command, const std::string& name, Text help, const std::string& type,
                const Take& take) {
  command
      .add_option_function<std::vector<std::string>>(
          name,
          [take](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) take(*numbersIn(text, Count));
          },
          rendered(help))
      ->type_name(type)
      ->allow_extra_args(false)
      ->check(wrongNumbers<Count>);
}

Result<std::size_t> writePoints(const PickArguments& arguments, const octree::World& world,
                                const table::Sink& sink) {
  auto points = table::piecesOf(std::span<const glm::dvec3>(arguments.points));
  if (!arguments.pointFile.empty()) {
    const auto stream = InputStream::open(arguments.pointFile);
    if (!stream) return tl::unexpected(stream.error());
    points = table::pointsIn(stream->reader());
  }
  return table::writePoints(world, points, arguments.question, arguments.format,
                            WEIGHBRIDGE_VERSION, sink);
}

Result<std::size_t> writeRays(const PickArguments& arguments, const octree::World& world,
                              const std::vector<octree::Ray>& rays, const table::Sink& sink) {
  auto pieces = table::piecesOf(std::span<const octree::Ray>(rays));
  if (!arguments.rayFile.empty()) {
    const auto stream = InputStream::open(arguments.rayFile);
    if (!stream) return tl::unexpected(stream.error());
    pieces = table::raysIn(stream->reader());
  }
  return table::writePicks(world, pieces, arguments.question, arguments.format, WEIGHBRIDGE_VERSION,
                           sink);
}

/// The first ray of which the method and the exact one disagree, with as little as shows it.
Result<std::size_t> writeMinimised(const PickArguments& arguments, const octree::World& world,
                                   const std::vector<octree::Ray>& rays, const table::Sink& sink,
                                   const Task& task) {
  octree::CastOptions other = arguments.question.cast;
  if (other.algorithm == Algorithm::exact) other.algorithm = Algorithm::inexor;
  const std::vector<octree::PlacedOctree> octrees(world.octrees().begin(), world.octrees().end());
  for (const octree::Ray& ray : rays) {
    if (differenceOf(castExact(world, ray, other.indentation), cast(world, ray, other)) ==
        octree::Difference::none)
      continue;
    const auto small = octree::minimised(octrees, ray, other, task);
    const std::string scene = octree::formatDisagreement(*small);
    const std::string test = octree::formatTest(*small);
    if (arguments.format == PickFormat::json) {
      sink(nlohmann::ordered_json{{"weighbridge", WEIGHBRIDGE_VERSION},
                                  {"difference", name(small->difference)},
                                  {"scene", scene},
                                  {"test", test}}
               .dump(2) +
           "\n");
      return 1;
    }
    std::string comment = scene + "# difference: " + std::string(name(small->difference)) + "\n#\n";
    std::istringstream lines(test);
    for (std::string line; std::getline(lines, line);) comment += "# " + line + '\n';
    sink(comment);
    return 1;
  }
  return failure(appTexts["pick.nothing_to_minimise"]);
}

/// What is wrong with options that do not go together.
std::optional<Diagnostic> wrongTogether(const PickArguments& arguments) {
  const auto has = [&](const char* option) { return arguments.command->count(option) > 0; };
  const auto wrong = [](std::string_view option, std::string_view other) {
    return failure(appTexts["pick.not_together"],
                   {{"option", std::string(option)}, {"other", std::string(other)}})
        .value();
  };
  const std::array<std::pair<const char*, const char*>, 11> pairs{{{"--ray", "--rays"},
                                                                   {"--point", "--points"},
                                                                   {"--point", "--ray"},
                                                                   {"--point", "--rays"},
                                                                   {"--points", "--ray"},
                                                                   {"--points", "--rays"},
                                                                   {"--rays", "--minimise"},
                                                                   {"--trace", "--rays"},
                                                                   {"--trace", "--minimise"},
                                                                   {"--point", "--minimise"},
                                                                   {"--points", "--minimise"}}};
  for (const auto& [option, other] : pairs)
    if (has(option) && has(other)) return wrong(option, other);
  for (const char* body : {"--sphere", "--box"})
    for (const char* other : {"--ray", "--rays", "--point", "--points", "--minimise", "--trace"})
      if (has(body) && has(other)) return wrong(body, other);
  const bool isRaw = arguments.format == PickFormat::raw;
  for (const char* other : {"--point", "--points", "--sphere", "--box"}) {
    if (has(other) && isRaw) return wrong("--format raw", other);
    if (has(other) && has("--algorithm")) return wrong("--algorithm", other);
  }
  const bool isCsv = arguments.format == PickFormat::csv;
  for (const char* option : {"--minimise", "--trace"}) {
    if (has(option) && isCsv) return wrong(option, "--format csv");
    if (has(option) && isRaw) return wrong(option, "--format raw");
  }
  if (has("--minimise") && arguments.format == PickFormat::jsonLines)
    return wrong("--minimise", "--format jsonl");
  return {};
}

Result<std::size_t> write(const PickArguments& arguments, const octree::World& world,
                          const std::vector<octree::Ray>& rays, const table::Sink& sink,
                          const Task& task) {
  if (arguments.asksForPoints()) return writePoints(arguments, world, sink);
  if (!arguments.bodies.empty()) {
    table::writeTouched(world, arguments.bodies, arguments.question, arguments.format,
                        WEIGHBRIDGE_VERSION, sink);
    return arguments.bodies.size();
  }
  if (arguments.minimises) return writeMinimised(arguments, world, rays, sink, task);
  return writeRays(arguments, world, rays, sink);
}

ExitState runPick(const PickArguments& arguments) {
  if (const auto wrong = wrongTogether(arguments)) return wrongUsage(*wrong);
  auto output = openOutput(arguments.output, {arguments.file});
  if (!output) return refused(output.error());
  Progress progress;
  const auto opened =
      import::open(arguments.file, arguments.opening, progress.task(arguments.file));
  if (!opened) return refused(opened.error());
  rememberInputs(opened->value.files);
  complain(opened->findings);
  const scene::Scene& scene = opened->value.scene;
  auto rays = arguments.rays;
  if (rays.empty()) rays.assign(scene.rays.begin(), scene.rays.end());
  const bool isOfRays = !arguments.asksForPoints() && arguments.bodies.empty();
  if (isOfRays && rays.empty() && arguments.rayFile.empty())
    return wrongUsage(inFile(failure(appTexts["pick.no_rays"]).value(), arguments.file));
  const octree::World world = scene.octreeWorld();
  for (const Diagnostic& note : table::pickNotes(world, arguments.question.cast))
    complain(inFile(note, arguments.file));
  const auto written = write(
      arguments, world, rays, [&output](std::string_view text) { output->write(text); },
      progress.task(arguments.file));
  if (!written) {
    const std::string& asked = !arguments.rayFile.empty()     ? arguments.rayFile
                               : !arguments.pointFile.empty() ? arguments.pointFile
                                                              : arguments.file;
    if (arguments.output.empty()) (void)finish(*output);
    return refused(inFile(written.error(), asked == "-" ? "standard input" : asked));
  }
  return worst(import::isPartial(*opened) ? ExitState::refused : ExitState::done, finish(*output));
}

void addRays(CLI::App& command, std::vector<octree::Ray>& rays) {
  command
      .add_option_function<std::vector<std::string>>(
          "--ray",
          [&rays](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) rays.push_back(*octree::parseRay(text));
          },
          rendered(appTexts["pick.ray"]))
      ->type_name("\"OX OY OZ DX DY DZ [DEPTH]\"")
      ->allow_extra_args(false)
      ->check(wrongRay);
}

/// What is asked of the world: rays, points, or bodies.
void addQuestions(CLI::App& command, PickArguments& arguments) {
  addRays(command, arguments.rays);
  command.add_option("--rays", arguments.rayFile, rendered(appTexts["pick.rays"]))
      ->type_name("FILE|-");
  addNumbers<3>(command, "--point", appTexts["pick.point"], "X,Y,Z",
                [&arguments](const std::vector<double>& numbers) {
                  arguments.points.push_back(pointFrom(numbers));
                });
  command.add_option("--points", arguments.pointFile, rendered(appTexts["pick.points"]))
      ->type_name("FILE|-");
  addNumbers<4>(
      command, "--sphere", appTexts["pick.sphere"], "X,Y,Z,RADIUS",
      [&arguments](const std::vector<double>& numbers) {
        arguments.bodies.push_back(table::Sphere{pointFrom(numbers), std::abs(numbers[3])});
      });
  addNumbers<6>(command, "--box", appTexts["pick.box"], "X,Y,Z,X,Y,Z",
                [&arguments](const std::vector<double>& numbers) {
                  const glm::dvec3 a = pointFrom(numbers);
                  const glm::dvec3 b = pointFrom(numbers, 3);
                  arguments.bodies.push_back(octree::Box{glm::min(a, b), glm::max(a, b)});
                });
  command.add_flag("--minimise", arguments.minimises, rendered(appTexts["pick.minimise"]));
}

}  // namespace

Command pickCommand(CLI::App& program) {
  CLI::App* command = addCommand(program, "pick", appTexts["pick.about"], appTexts["pick.example"]);
  auto arguments = std::make_shared<PickArguments>();
  arguments->command = command;
  addNeeded(*command, "SCENE", appTexts["pick.scene"], arguments->file);
  addQuestions(*command, *arguments);
  addChoice(
      *command, "--algorithm", appTexts["pick.algorithm"], arguments->question.cast.algorithm,
      {{"exact", Algorithm::exact}, {"inexor", Algorithm::inexor}, {"engine", Algorithm::engine}});
  addChoice(*command, "--indentation", appTexts["pick.indentation"],
            arguments->question.cast.indentation,
            {{"mesh", IndentationUse::mesh}, {"ignore", IndentationUse::ignore}});
  command->add_flag_callback(
      "--trace", [arguments] { arguments->question.detail = table::PickDetail::trace; },
      rendered(appTexts["pick.trace"]));
  const Words<PickFormat> formats{{"text", PickFormat::text},
                                  {"json", PickFormat::json},
                                  {"jsonl", PickFormat::jsonLines},
                                  {"csv", PickFormat::csv},
                                  {"raw", PickFormat::raw}};
  addChoice(*command, "--format", appTexts["option.format"], arguments->format, formats);
  settleFormat(*command, arguments->format, formats, arguments->output);
  addThreads(*command, arguments->question.threads);
  addOutput(*command, arguments->output);
  addMemory(*command, arguments->opening.memory);
  return {command, [arguments] { return runPick(*arguments); }};
}

}  // namespace wb::app
