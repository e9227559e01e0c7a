#include "ui/document/selection.h"

namespace wb::ui {

void Selection::select(const std::optional<Selected>& selected) {
  if (selected == current_) return;
  current_ = selected;
  lightUp({});
  emit changed(current_);
}

void Selection::lightUp(const std::optional<Lit>& lit) {
  if (lit == lit_) return;
  lit_ = lit;
  emit litChanged(lit_);
}

}  // namespace wb::ui
