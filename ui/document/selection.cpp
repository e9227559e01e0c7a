#include "ui/document/selection.h"

namespace wb::ui {

void Selection::select(const std::optional<Selected>& selected) {
  if (octree_) {
    octree_.reset();
    emit octreeChanged(octree_);
  }
  if (selected == current_) return;
  current_ = selected;
  lightUp({});
  emit changed(current_);
}

void Selection::selectOctree(std::optional<std::size_t> octree) {
  if (octree == octree_) return;
  select({});
  octree_ = octree;
  if (octree) emit octreeChanged(octree_);
}

void Selection::lightUp(const std::optional<Lit>& lit) {
  if (lit == lit_) return;
  lit_ = lit;
  emit litChanged(lit_);
}

}  // namespace wb::ui
