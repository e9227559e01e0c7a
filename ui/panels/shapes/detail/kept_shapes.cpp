#include "ui/panels/shapes/detail/kept_shapes.h"

#include <algorithm>

namespace wb::ui {
namespace {

constexpr std::size_t mostKept = 16;

bool areSame(const shape::ShapeRequest& a, const shape::ShapeRequest& b) {
  return std::ranges::equal(a.methods, b.methods, {}, &shape::FitMethod::name,
                            &shape::FitMethod::name) &&
         a.within.value == b.within.value && a.within.isShare == b.within.isShare &&
         a.budget == b.budget && a.keepsPassage == b.keepsPassage;
}

}  // namespace

bool isFor(const making::Order& order, const std::vector<making::Group>& groups) {
  return std::ranges::equal(order.groups, groups, {}, &making::Group::parts, &making::Group::parts);
}

void KeptShapes::keep(const FoundShapes& found) {
  std::erase_if(all_, [&](const FoundShapes& one) {
    return isFor(*one.order, found.order->groups) &&
           areSame(one.order->request, found.order->request) &&
           one.order->isBudgetFree == found.order->isBudgetFree;
  });
  if (all_.size() == mostKept) all_.erase(all_.begin());
  all_.push_back(found);
}

const FoundShapes* KeptShapes::find(const std::vector<making::Group>& groups,
                                    const ShapeWish& wish) const {
  const auto found = std::ranges::find_if(all_, [&](const FoundShapes& one) {
    return isFor(*one.order, groups) && areSame(one.order->request, wish.request) &&
           one.order->isBudgetFree == wish.isBudgetFree;
  });
  return found == all_.end() ? nullptr : &*found;
}

}  // namespace wb::ui
