#include "model/shapes/making.h"

#include "model/shapes/choice.h"
#include "model/shapes/detail/making_texts.h"

#include <map>
#include <utility>

namespace wb::making {
namespace {

class Maker {
 public:
  Maker(const Order& order, const Found& found, const Task& task)
      : order_(order), found_(found), task_(task) {
    made_.shapes.resize(order.groups.size());
  }

  Made make() {
    for (std::size_t i = 0; i < order_.groups.size() && !task_.cancelled(); ++i) makeOne(i);
    if (!task_.cancelled()) choose(order_, made_.shapes);
    return std::move(made_);
  }

 private:
  void makeOne(std::size_t i) {
    const Group& group = order_.groups[i];
    const std::vector<std::size_t> alike = group.alike();
    shape::ShapeRequest request = order_.request;
    if (!takeBudget(group, alike, request)) return;
    const auto count = static_cast<double>(order_.groups.size());
    const Task inner = task_.inside([&](double fraction, std::string_view what) {
      task_.report((static_cast<double>(i) + fraction) / count, what);
    });
    auto shapes = makeShapes({group.linkset->linkset, group.first(), group.mesh.get(),
                              group.linkset->statistics, order_.profile, alike},
                             request, inner, [&](const shape::MadeShape& made) {
                               if (found_) found_(i, made);
                             });
    if (!shapes) return tell(group, std::move(shapes).error());
    for (Diagnostic& finding : shapes->findings) tell(group, std::move(finding));
    made_.shapes[i] = std::move(shapes->value);
  }

  /// Whether there is something to spend.
  bool takeBudget(const Group& group, std::vector<std::size_t> parts,
                  shape::ShapeRequest& request) {
    if (!order_.isBudgetFree) return true;
    parts.push_back(group.first());
    const double budget =
        shape::freeBudget(group.linkset->linkset, group.linkset->statistics, order_.profile, parts);
    request.budget = budget;
    if (budget > 0) return true;
    tell(group, failure(makingTexts["making.nothing_free"]).value());
    return false;
  }

  void tell(const Group& group, Diagnostic finding) {
    made_.findings.push_back(inPlace(std::move(finding), group.itself().name));
  }

  const Order& order_;
  const Found& found_;
  const Task& task_;
  Made made_;
};

}  // namespace

void choose(const Order& order, std::vector<std::vector<shape::MadeShape>>& shapes) {
  std::map<const WeighedLinkset*, std::vector<std::size_t>> byLinkset;
  for (std::size_t i = 0; i < order.groups.size(); ++i)
    byLinkset[order.groups[i].linkset.get()].push_back(i);
  for (const auto& [linkset, groups] : byLinkset) {
    std::vector<std::vector<std::size_t>> alike;
    for (const std::size_t i : groups) alike.push_back(order.groups[i].alike());
    std::vector<shape::PartShapes> parts;
    for (std::size_t i = 0; i < groups.size(); ++i)
      parts.push_back({order.groups[groups[i]].first(), &shapes[groups[i]], alike[i]});
    chooseShapes(linkset->linkset, linkset->statistics, order.profile, parts,
                 order.request.budget.has_value() || order.isBudgetFree);
  }
}

Made make(const Order& order, const Found& found, const Task& task) {
  return Maker(order, found, task).make();
}

}  // namespace wb::making
