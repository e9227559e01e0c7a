#include "app/shape_making.h"

#include "app/console.h"
#include "app/progress.h"
#include "app/shape_command_texts.h"
#include "app/shape_hulls.h"
#include "model/shapes/choice.h"

#include <algorithm>
#include <utility>

namespace wb::app {
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
                        request_.budget.has_value());
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
