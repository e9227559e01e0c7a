#include "ui/panels/shapes/detail/shape_candidates.h"

#include <algorithm>
#include <utility>

namespace wb::ui {

void ShapeCandidates::begin(const ShapeMaker::Order& order) {
  order_ = order;
  const std::size_t groups = order ? order->groups.size() : 0;
  shapes_.assign(groups, {});
  chosen_.assign(groups, {});
  emit changed();
}

void ShapeCandidates::add(std::size_t group, const shape::MadeShape& found) {
  shapes_[group].push_back(found);
  markFront(shapes_[group]);
  emit changed();
}

void ShapeCandidates::restore(const FoundShapes& found) {
  order_ = found.order;
  shapes_ = found.shapes;
  chosen_ = found.chosen;
  emit changed();
  emit chosenChanged();
}

void ShapeCandidates::take(std::vector<std::vector<shape::MadeShape>> shapes) {
  shapes_ = std::move(shapes);
  for (std::size_t group = 0; group < shapes_.size(); ++group) {
    const auto found = std::ranges::find_if(shapes_[group], &shape::MadeShape::isChosen);
    if (!chosen_[group] && found != shapes_[group].end())
      chosen_[group] = static_cast<std::size_t>(found - shapes_[group].begin());
  }
  emit changed();
  emit chosenChanged();
}

bool ShapeCandidates::isEmpty() const {
  return std::ranges::all_of(shapes_, [](const auto& shapes) { return shapes.empty(); });
}

void ShapeCandidates::choose(const CandidateAt& place) {
  if (chosen_[place.group] == place.shape) return;
  chosen_[place.group] = place.shape;
  emit chosenChanged();
}

void ShapeCandidates::chooseBest() {
  if (!order_ || isEmpty()) return;
  auto shapes = shapes_;
  making::choose(*order_, shapes);
  take(std::move(shapes));
}

std::vector<CandidateAt> ShapeCandidates::chosen() const {
  std::vector<CandidateAt> all;
  for (std::size_t group = 0; group < chosen_.size(); ++group)
    if (chosen_[group]) all.push_back({group, *chosen_[group]});
  return all;
}

}  // namespace wb::ui
