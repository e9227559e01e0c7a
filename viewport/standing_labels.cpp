#include "viewport/standing_labels.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace wb::viewport {
namespace {

constexpr std::size_t mostLabelled = 5;
constexpr std::size_t mostMarked = 10;
constexpr double leastOfTotal = 0.02;
/// Pixels.
constexpr double smallSide = 8;
constexpr double leastTarget = 24;  ///< Of what is clicked at.
constexpr double markerLift = -smallSide / 2;

struct Seen {
  glm::dvec2 low{std::numeric_limits<double>::infinity()};
  glm::dvec2 high{-std::numeric_limits<double>::infinity()};
};

/// Where the corners of a box are; nothing where it is behind the eye or out of the picture.
std::optional<Seen> seenOf(const layers::Bounds& box, const layers::Sight& sight) {
  Seen seen;
  for (unsigned corner = 0; corner < 8; ++corner) {
    const glm::dvec3 at(corner & 1U ? box.high.x : box.low.x, corner & 2U ? box.high.y : box.low.y,
                        corner & 4U ? box.high.z : box.low.z);
    const auto pixel = fromMiddle(sight, at);
    if (!pixel) return {};
    seen.low = glm::min(seen.low, *pixel);
    seen.high = glm::max(seen.high, *pixel);
  }
  const glm::dvec2 half = sight.size / 2.0;
  const bool isOutside =
      seen.high.x < -half.x || seen.low.x > half.x || seen.high.y < -half.y || seen.low.y > half.y;
  return isOutside ? std::nullopt : std::optional(seen);
}

glm::dvec3 topOf(const layers::Bounds& box) {
  const glm::dvec3 middle = (box.low + box.high) / 2.0;
  return {middle.x, middle.y, box.high.z};
}

}  // namespace

Standing chooseStanding(std::span<const StandingObject> objects, double total,
                        const layers::Sight& sight) {
  Standing standing;
  for (std::size_t i = 0; i < objects.size(); ++i) {
    const auto seen = seenOf(objects[i].box, sight);
    if (!seen) continue;
    if (standing.labelled.size() < mostLabelled && objects[i].landImpact >= leastOfTotal * total)
      standing.labelled.push_back(i);
    const glm::dvec2 size = seen->high - seen->low;
    if (i < mostMarked && std::max(size.x, size.y) < smallSide) standing.marked.push_back(i);
  }
  return standing;
}

StandingLabels::StandingLabels(Qt3DCore::QNode* parent, Qt3DRender::QLayer* layer)
    : markers_(new Labels(parent, layer, Labels::In::scene, markerLift)),
      words_(new Labels(parent, layer)) {
  words_->setSteady();
}

void StandingLabels::show(std::vector<StandingObject> objects, double total, double pixelRatio) {
  const bool isSame = objects == objects_ && total == total_ && pixelRatio == pixelRatio_;
  if (isSame) return;
  pixelRatio_ = pixelRatio;
  objects_ = std::move(objects);
  total_ = total;
  standing_ = {};
  words_->show({}, pixelRatio_);
  markers_->show({}, pixelRatio_);
  choose();
}

void StandingLabels::look(const layers::Sight& sight) {
  sight_ = sight;
  words_->look(sight);
  markers_->look(sight);
  choose();
}

/// The most expensive lies over all others.
void StandingLabels::choose() {
  if (!sight_) return;
  Standing wanted = chooseStanding(objects_, total_, *sight_);
  if (wanted == standing_) return;
  standing_ = std::move(wanted);
  std::vector<Label> words;
  for (const std::size_t i : standing_.labelled)
    words.push_back({topOf(objects_[i].box), objects_[i].text});
  std::ranges::reverse(words);
  std::vector<Label> markers;
  for (const std::size_t i : standing_.marked) {
    Label marker{(objects_[i].box.low + objects_[i].box.high) / 2.0, {}};
    marker.disc = objects_[i].colour;
    marker.isMarker = true;
    markers.push_back(marker);
  }
  words_->show(words, pixelRatio_);
  markers_->show(markers, pixelRatio_);
}

std::optional<std::size_t> StandingLabels::at(const glm::dvec2& pixel) const {
  if (!sight_) return {};
  const glm::dvec2 half = sight_->size / 2.0;
  const glm::dvec2 point(pixel.x - half.x, half.y - pixel.y);
  const auto isIn = [&](const Labels& labels, std::size_t index) {
    const auto place = labels.placeOf(index);
    if (!place) return false;
    const glm::dvec2 middle = (place->low + place->high) / 2.0;
    const glm::dvec2 reach = glm::max(place->high - place->low, glm::dvec2(leastTarget)) / 2.0;
    return std::abs(point.x - middle.x) <= reach.x && std::abs(point.y - middle.y) <= reach.y;
  };
  const std::size_t count = standing_.labelled.size();
  for (std::size_t i = 0; i < count; ++i)
    if (isIn(*words_, count - 1 - i)) return objects_[standing_.labelled[i]].linkset;
  for (std::size_t i = 0; i < standing_.marked.size(); ++i)
    if (isIn(*markers_, i)) return objects_[standing_.marked[i]].linkset;
  return {};
}

}  // namespace wb::viewport
