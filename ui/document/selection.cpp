#include "ui/document/selection.h"

namespace wb::ui {

void Selection::select(const std::optional<weighing::Target>& selected) {
  if (octree_) {
    octree_.reset();
    emit octreeChanged(octree_);
  }
  if (selected == current_) return;
  current_ = selected;
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
