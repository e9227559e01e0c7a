#include "app/shape_generation.h"

#include "app/arguments.h"
#include "app/command_texts.h"
#include "app/console.h"
#include "app/inputs.h"
#include "app/write_kit.h"
#include "model/core/limits.h"
#include "model/formats/export.h"
#include "model/scene/part.h"
#include "model/scene/part_placement.h"
#include "model/shapes/apply_shapes.h"
#include "model/shapes/shapes.h"

#include <fmt/ranges.h>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace wb::app {
namespace {

constexpr double largestShare = 0.2;
constexpr std::size_t fewestCorners = 8;

constexpr std::string_view bestMethods = "best";
constexpr std::string_view freeBudgetWord = "auto";

std::vector<std::string> methodNames() {
  std::vector<std::string> names{std::string(bestMethods)};
  for (const shape::FitMethod& method : shape::fitMethods()) names.emplace_back(method.name);
  return names;
}

/// `cover: Few hulls of few corners. panels: …`
std::string methodMeanings() {
  std::vector<std::string> meanings;
  for (const shape::FitMethod& method : shape::fitMethods())
    meanings.push_back(std::string(method.name) + ": " + rendered(method.help));
  return fmt::format("{}", fmt::join(meanings, ". "));
}

/// Empty: a method has this name, or had it before 1.0.
std::string unknownMethod(const std::string& word, const std::vector<std::string>& known) {
  const bool isOld =
      !word.empty() && std::ranges::find(shape::fitMethods(), word, &shape::FitMethod::oldName) !=
                           shape::fitMethods().end();
  return isOld ? std::string() : unknownWord(word, known);
}

/// In the order of tables, each once.
std::vector<shape::FitMethod> methodsNamed(const std::vector<std::string>& names) {
  std::vector<shape::FitMethod> chosen;
  const auto has = [&](std::string_view name) {
    return !name.empty() && std::ranges::find(names, name) != names.end();
  };
  for (const shape::FitMethod& method : shape::fitMethods())
    if (has(method.name) || has(method.oldName) ||
        ((method.canWin || method.isRival) && has(bestMethods)))
      chosen.push_back(method);
  return chosen;
}

void addMethods(CLI::App& command, ShapeArguments& arguments) {
  std::vector<shape::FitMethod>& methods = arguments.request.methods;
  methods = methodsNamed({std::string(bestMethods)});
  const std::vector<std::string> known = methodNames();
  auto* option =
      command
          .add_option_function<std::vector<std::string>>(
              "--method",
              [&arguments, &methods](const std::vector<std::string>& names) {
                methods = methodsNamed(names);
                arguments.request.triesHopeless =
                    std::ranges::find(names, bestMethods) == names.end();
              },
              rendered(shapeCommandTexts["shapes.method"],
                       {{"words", listed(known)}, {"meanings", methodMeanings()}}))
          ->type_name("WORD,…")
          ->delimiter(',')
          ->allow_extra_args(false)
          ->check([known](const std::string& word) { return unknownMethod(word, known); }, "",
                  completedBy(known));
  command
      .add_flag_callback(
          "--compare",
          [&arguments] {
            arguments.isCompared = true;
            arguments.request.methods = shape::fitMethods();
            arguments.request.triesHopeless = true;
          },
          rendered(shapeCommandTexts["shapes.compare"]))
      ->excludes(option);
}

void addCount(CLI::App& command, const std::string& option, Text help, std::size_t& count,
              std::size_t least, std::size_t most) {
  command.add_option(option, count, rendered(help, {{"limit", most}}))
      ->type_name("N")
      ->check([least, most](const std::string& text) {
        std::size_t number = 0;
        const bool isNumber = CLI::detail::lexical_cast(text, number);
        if (isNumber && number >= least && number <= most) return std::string();
        return rendered(shapeCommandTexts["shapes.count_form"],
                        {{"least", least}, {"limit", most}, {"text", text}});
      });
}

std::string wrongBudget(const std::string& text) {
  if (text == freeBudgetWord) return {};
  double cost = 0;
  const bool isNumber = CLI::detail::lexical_cast(text, cost);
  if (isNumber && cost > 0 && cost <= limits::largestLandImpact) return {};
  return rendered(shapeCommandTexts["shapes.budget_form"], {{"text", text}});
}

void setBudget(ShapeArguments& arguments, const std::string& text) {
  arguments.isBudgetFree = text == freeBudgetWord;
  double cost = 0;
  if (!arguments.isBudgetFree && CLI::detail::lexical_cast(text, cost))
    arguments.request.budget = cost;
}

/// `0.6x1.9`: width and height in metres, each within limits.
std::optional<shape::Avatar> avatarOf(const std::string& text) {
  constexpr double least = 0.1;
  constexpr double most = 10;
  const std::size_t middle = text.find('x');
  if (middle == std::string::npos) return {};
  shape::Avatar avatar;
  if (!CLI::detail::lexical_cast(text.substr(0, middle), avatar.width) ||
      !CLI::detail::lexical_cast(text.substr(middle + 1), avatar.height))
    return {};
  const auto isFit = [](double length) { return length >= least && length <= most; };
  return isFit(avatar.width) && isFit(avatar.height) ? std::optional(avatar) : std::nullopt;
}

void addAvatar(CLI::App& command, shape::ShapeRequest& request) {
  command
      .add_option_function<std::string>(
          "--avatar", [&request](const std::string& text) { request.avatar = *avatarOf(text); },
          rendered(shapeCommandTexts["shapes.avatar"],
                   {{"width", shape::Avatar().width}, {"height", shape::Avatar().height}}))
      ->type_name("WIDTHxHEIGHT")
      ->check([](const std::string& text) {
        return avatarOf(text) ? std::string()
                              : rendered(shapeCommandTexts["shapes.avatar_form"], {{"text", text}});
      });
}

void addPassage(CLI::App& command, shape::ShapeRequest& request) {
  auto* keep = command.add_flag_callback(
      "--keep-passage", [&request] { request.keepsPassage = true; },
      rendered(shapeCommandTexts["shapes.keep_passage"],
               {{"limit", shape::ShapeRequest::usualPassage}}));
  command
      .add_flag_callback(
          "--no-passage", [&request] { request.keepsPassage = false; },
          rendered(shapeCommandTexts["shapes.no_passage"]))
      ->excludes(keep);
}

}  // namespace

std::optional<shape::Tolerance> toleranceOf(const std::string& text) {
  constexpr std::array<std::pair<std::string_view, double>, 4> units{
      {{"%", 0.01}, {"mm", 0.001}, {"cm", 0.01}, {"m", 1}}};
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return {};
  const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
  const auto found = std::ranges::find(units, unit, [](const auto& row) { return row.first; });
  if (found == units.end()) return {};
  const shape::Tolerance tolerance{number * found->second, unit == "%"};
  const double most = tolerance.isShare ? largestShare : limits::largestScale;
  if (!(tolerance.value > 0) || tolerance.value > most) return {};
  return tolerance;
}

std::string wrongWithin(const std::string& text) {
  return toleranceOf(text) ? std::string()
                           : rendered(shapeCommandTexts["shapes.within_form"], {{"text", text}});
}

void addZones(CLI::App& command, shape::ShapeRequest& request,
              const std::vector<CLI::Option*>& others) {
  using Zones = shape::TolerancesByZone;
  const auto add = [&](const char* name, Text help, std::optional<shape::Tolerance> Zones::*zone) {
    auto* option = command
                       .add_option_function<std::string>(
                           name,
                           [&request, zone](const std::string& text) {
                             request.zones.*zone = toleranceOf(text);
                           },
                           rendered(help))
                       ->type_name("DISTANCE")
                       ->check(wrongWithin);
    for (CLI::Option* other : others) option->excludes(other);
  };
  add("--contact", shapeCommandTexts["shapes.contact"], &Zones::contact);
  add("--elsewhere", shapeCommandTexts["shapes.elsewhere"], &Zones::elsewhere);
}

void addShapeRequest(CLI::App& command, ShapeArguments& arguments) {
  shape::ShapeRequest& request = arguments.request;
  addMethods(command, arguments);
  auto* within =
      command
          .add_option_function<std::string>(
              "--within",
              [&request](const std::string& text) { request.within = toleranceOf(text); },
              rendered(shapeCommandTexts["shapes.within"]))
          ->type_name("DISTANCE")
          ->check(wrongWithin);
  auto* budget =
      command
          .add_option_function<std::string>(
              "--budget", [&arguments](const std::string& text) { setBudget(arguments, text); },
              rendered(shapeCommandTexts["shapes.budget"]))
          ->type_name("COST")
          ->check(wrongBudget, "", completedBy({std::string(freeBudgetWord)}))
          ->excludes(within);
  addZones(command, request, {within, budget});
  command.add_option("--hulls", arguments.hulls, rendered(shapeCommandTexts["shapes.hulls"]))
      ->type_name("FILE");
  addPassage(command, request);
  addAvatar(command, request);
  addCount(command, "--max-hulls", shapeCommandTexts["shapes.max_hulls"], request.mostPieces, 1,
           limits::hullsPerAsset);
  addCount(command, "--max-vertices", shapeCommandTexts["shapes.max_vertices"], request.mostCorners,
           fewestCorners, limits::verticesPerHull);
}

std::string wrongShapeOutput(const std::string& file) {
  using exporting::Format;
  if (exporting::uploaderFormatOf(file) && !making::isPhysicsObject(file))
    return wrongKitName(file);
  const auto format = exporting::formatOf(file);
  const bool isKnown = making::isPhysicsObject(file) || format == Format::project ||
                       format == Format::meshAsset || format == Format::slm;
  return isKnown ? std::string()
                 : rendered(shapeCommandTexts["shapes.output_form"], {{"name", file}});
}

tl::expected<shape::ConvexPieces, ExitState> hullsOfFile(const std::string& file,
                                                         const WeighArguments& arguments) {
  auto weighing = weighScene(file, arguments);
  if (!weighing) return tl::unexpected(weighing.error());
  shape::ConvexPieces hulls;
  for (const scene::Linkset& linkset : weighing->scene.linksets)
    for (const scene::Part& part : linkset.parts) {
      if (part.kind != scene::PartKind::mesh) continue;
      auto corners = seenMesh(part, weighing->scene.meshOf(part)).positions;
      const scene::Placement place(linkset, part);
      for (glm::dvec3& corner : corners) corner = place(corner);
      if (!corners.empty()) hulls.push_back(std::move(corners));
    }
  if (!hulls.empty()) return hulls;
  return tl::unexpected(
      refused(inFile(failure(shapeCommandTexts["shapes.no_hulls"]).value(), file)));
}

shape::ConvexPieces inFrameOf(const scene::Linkset& linkset, const scene::Part& part,
                              shape::ConvexPieces hulls) {
  const scene::Placement place(linkset, part);
  const glm::dquat back = glm::conjugate(place.rotation);
  for (auto& hull : hulls)
    for (glm::dvec3& corner : hull) corner = back * (corner - place.position);
  return hulls;
}

namespace {

using ShapesOfPart = std::vector<shape::MadeShape>;

/// The shapes of parts of one linkset.
class LinksetShapes {
 public:
  LinksetShapes(const weighing::Weighing& weighing, std::vector<weighing::Target> parts,
                const ShapesArguments& arguments)
      : weighing_(weighing),
        parts_(std::move(parts)),
        arguments_(arguments),
        request_(arguments.wanted.request),
        made_(parts_.size()) {}

  ExitState make(const Task& task) {
    if (!takeBudget()) return ExitState::refused;
    ExitState state = ExitState::done;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const Task inner = task.inside([&](double fraction, std::string_view what) {
        task.report((static_cast<double>(i) + fraction) / static_cast<double>(parts_.size()), what);
      });
      state = worst(state, makeOne(i, inner));
    }
    choose();
    return state;
  }

  void moveTo(std::vector<table::MadeShapeRow>& rows) {
    for (std::size_t i = 0; i < parts_.size(); ++i)
      for (shape::MadeShape& shape : made_[i]) rows.push_back({parts_[i], std::move(shape)});
  }

 private:
  const scene::Linkset& linkset() const { return weighing_.scene.linksets[parts_.front().linkset]; }
  const std::vector<cost::PartStatistics>& statistics() const {
    return weighing_.statistics.linksets[parts_.front().linkset];
  }

  /// Whether there is something to spend.
  bool takeBudget() {
    if (!arguments_.wanted.isBudgetFree) return true;
    std::vector<std::size_t> indices;
    for (const weighing::Target& target : parts_) indices.push_back(*target.part);
    const double budget = shape::freeBudget(linkset(), statistics(), weighing_.profile, indices);
    request_.budget = budget;
    if (budget > 0) return true;
    refused(
        inFile(inPlace(failure(shapeCommandTexts["shapes.nothing_free"]).value(), linkset().name),
               arguments_.file));
    return false;
  }

  ExitState makeOne(std::size_t i, const Task& task) {
    const std::size_t index = *parts_[i].part;
    const scene::Part& part = linkset().parts[index];
    request_.hulls = inFrameOf(linkset(), part, arguments_.hulls);
    auto shapes = makeShapes(
        {linkset(), index, weighing_.scene.meshOf(part), statistics(), weighing_.profile}, request_,
        task);
    if (!shapes) return refused(about(shapes.error(), part, arguments_.file));
    for (Diagnostic& finding : shapes->findings)
      finding = about(std::move(finding), part, arguments_.file);
    complain(shapes->findings);
    made_[i] = std::move(shapes->value);
    return ExitState::done;
  }

  void choose() {
    std::vector<shape::PartShapes> all;
    for (std::size_t i = 0; i < parts_.size(); ++i) all.push_back({*parts_[i].part, &made_[i]});
    shape::chooseShapes(linkset(), statistics(), weighing_.profile, all,
                        request_.budget.has_value(), request_.prefersExact);
  }

  const weighing::Weighing& weighing_;
  std::vector<weighing::Target> parts_;
  const ShapesArguments& arguments_;
  shape::ShapeRequest request_;
  std::vector<ShapesOfPart> made_;
};

}  // namespace

Diagnostic about(Diagnostic finding, const scene::Part& part, const std::string& file) {
  return inFile(inPlace(std::move(finding), part.name), file);
}

MadeShapes makeAll(const weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                   const ShapesArguments& arguments) {
  Progress progress;
  const Task task = progress.task(arguments.file);
  MadeShapes made;
  for (auto begin = parts.begin(); begin != parts.end();) {
    const auto end = std::find_if(begin, parts.end(), [&](const weighing::Target& target) {
      return target.linkset != begin->linkset;
    });
    const Task inner = task.inside([&](double fraction, std::string_view what) {
      const double done =
          static_cast<double>(begin - parts.begin()) + fraction * static_cast<double>(end - begin);
      task.report(done / static_cast<double>(parts.size()), what);
    });
    LinksetShapes linkset(weighing, {begin, end}, arguments);
    made.state = worst(made.state, linkset.make(inner));
    linkset.moveTo(made.rows);
    begin = end;
  }
  return made;
}

}  // namespace wb::app
