#include "model/shapes/level_choice.h"

#include "model/cost/weigh.h"
#include "model/shapes/detail/shape_texts.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

namespace wb::shape {
namespace {

using Seconds = std::chrono::duration<double>;

bool isBeaten(const WeighedLevels& levels, const WeighedLevels& other) {
  const double cost = levels.streaming.value_or(0);
  const double otherCost = other.streaming.value_or(0);
  const double error = levels.made.worstPixels();
  const double otherError = other.made.worstPixels();
  return otherCost <= cost && otherError <= error && (otherCost < cost || otherError < error);
}

class LevelChooser {
 public:
  LevelChooser(const FittedPart& part, std::span<const std::size_t> parts,
               const LevelChoice& choice, const Task& task)
      : part_(part), parts_(parts), choice_(choice), task_(task) {
    for (const std::size_t each : parts) scale_ = glm::max(scale_, part.linkset.parts[each].scale);
  }

  Result<std::vector<WeighedLevels>> choose() {
    auto tried = choice_.streaming ? trySizes() : tryPixels();
    if (!tried) return failure(std::move(tried));
    std::ranges::stable_sort(all_, {}, [](const WeighedLevels& one) { return one.made.pixels; });
    for (WeighedLevels& one : all_)
      one.isOnFront = std::ranges::none_of(
          all_, [&](const WeighedLevels& other) { return isBeaten(one, other); });
    const auto chosen = std::ranges::find_if(all_, [&](const WeighedLevels& one) {
      return one.isAsAsked && (choice_.streaming || one.made.pixels == choice_.pixels);
    });
    if (chosen != all_.end()) chosen->isChosen = true;
    return std::move(all_);
  }

 private:
  /// What they cost, PE.
  Result<double> add(double pixels) {
    const auto begin = std::chrono::steady_clock::now();
    auto made = makeLevels(*part_.asset, scale_, part_.profile, {.pixels = pixels}, task_);
    if (!made) return failure(std::move(made));
    WeighedLevels& added = all_.emplace_back();
    added.made = std::move(*made);
    weigh(added);
    added.seconds = Seconds(std::chrono::steady_clock::now() - begin).count();
    return added.streaming.value_or(0);
  }

  void weigh(WeighedLevels& levels) const {
    std::vector<cost::PartStatistics> statistics = part_.statistics;
    for (const std::size_t part : parts_)
      for (std::size_t lod = 0; lod < levels.made.levels.size(); ++lod)
        statistics[part].lodBytes[lod] = static_cast<std::uint32_t>(levels.made.levels[lod].bytes);
    const cost::LinksetCost costs = cost::weigh(part_.linkset, statistics, part_.profile);
    levels.streaming = costs.parts[part_.part].streaming;
    levels.landImpact = costs.landImpact;
    levels.isAsAsked = levels.made.worstPixels() <= choice_.pixels;
    if (choice_.streaming)
      levels.isAsAsked = levels.streaming && *levels.streaming <= *choice_.streaming;
  }

  Result<void> tryPixels() {
    std::vector<double> all{choice_.pixels};
    if (choice_.isCompared) all.insert(all.end(), {0.5, 1, 2, 4, 8});
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    for (const double pixels : all)
      if (auto added = add(pixels); !added) return failure(std::move(added));
    return {};
  }

  /// Halves the range of pixels, by their logarithm, around the fewest that are cheap enough.
  Result<void> trySizes() {
    constexpr int halvings = 6;
    double low = std::log2(fewestPixels);
    double high = std::log2(mostPixels);
    const auto isCheap = [&](double pixels) -> Result<bool> {
      const auto cost = add(std::exp2(pixels));
      if (!cost) return tl::unexpected(cost.error());
      return *cost <= *choice_.streaming;
    };
    for (int i = 0; i < halvings; ++i) {
      const double middle = (low + high) / 2;
      const auto cheap = isCheap(middle);
      if (!cheap) return tl::unexpected(cheap.error());
      (*cheap ? high : low) = middle;
    }
    const bool isAnyCheap = std::ranges::any_of(all_, &WeighedLevels::isAsAsked);
    if (isAnyCheap) return {};
    if (auto last = isCheap(std::log2(mostPixels)); !last) return tl::unexpected(last.error());
    return {};
  }

  const FittedPart& part_;
  std::span<const std::size_t> parts_;
  const LevelChoice& choice_;
  const Task& task_;
  glm::dvec3 scale_{0};  ///< The largest sides of any.
  std::vector<WeighedLevels> all_;
};

}  // namespace

Result<std::vector<WeighedLevels>> weighedLevels(const FittedPart& part,
                                                 std::span<const std::size_t> parts,
                                                 const LevelChoice& choice, const Task& task) {
  if (part.itself().kind != scene::PartKind::mesh) return failure(shapeTexts["shape.no_mesh"]);
  if (!part.asset) return failure(shapeTexts["shape.no_triangles"]);
  return LevelChooser(part, parts, choice, task).choose();
}

}  // namespace wb::shape
