#include "ui/document/selection.h"

#include <utility>

namespace wb::ui {

void Selection::select(const std::optional<weighing::Target>& selected) {
  selectAll(selected ? std::vector{*selected} : std::vector<weighing::Target>());
}

void Selection::selectAll(std::vector<weighing::Target> selected) {
  if (octree_) {
    octree_.reset();
    emit octreeChanged(octree_);
  }
  if (selected == all_) return;
  all_ = std::move(selected);
  current_ = all_.empty() ? std::nullopt : std::optional(all_.back());
  highlight({});
  emit changed(current_);
}

void Selection::selectOctree(std::optional<std::size_t> octree) {
  if (octree == octree_) return;
  select({});
  octree_ = octree;
  if (octree) emit octreeChanged(octree_);
}

void Selection::highlight(const std::optional<Highlight>& highlighted) {
  if (highlighted == highlight_) return;
  highlight_ = highlighted;
  emit highlightChanged(highlight_);
}

}  // namespace wb::ui
