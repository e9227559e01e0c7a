#include "ui/document/selection.h"

#include <utility>

namespace wb::ui {

void Selection::select(const std::optional<weighing::Target>& selected) {
  selectAll(selected ? std::vector{*selected} : std::vector<weighing::Target>());
}

void Selection::selectAll(std::vector<weighing::Target> selected) {
  put(std::move(selected), {}, {});
}

void Selection::selectOctree(std::optional<std::size_t> octree) {
  if (octree != octree_) put({}, octree, {});
}

void Selection::selectRegion(std::optional<std::size_t> region) {
  if (region != region_) put({}, {}, region);
}

/// Who is told of one sees all of it.
void Selection::put(std::vector<weighing::Target> all, std::optional<std::size_t> octree,
                    std::optional<std::size_t> region) {
  const bool isOther = all != all_;
  const bool isOtherOctree = octree != std::exchange(octree_, octree);
  const bool isOtherRegion = region != std::exchange(region_, region);
  if (isOther) {
    all_ = std::move(all);
    current_ = all_.empty() ? std::nullopt : std::optional(all_.back());
    highlight({});
  }
  if (isOtherOctree) emit octreeChanged(octree_);
  if (isOtherRegion) emit regionChanged(region_);
  if (isOther) emit changed(current_);
}

void Selection::highlight(const std::optional<Highlight>& highlighted) {
  if (highlighted == highlight_) return;
  highlight_ = highlighted;
  emit highlightChanged(highlight_);
}

}  // namespace wb::ui
