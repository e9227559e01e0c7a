#include "ui/window/detail/slot_sizes.h"

#include <algorithm>

namespace wb::ui {
namespace {

/// In pixels at scale 1, as the window's specification has them.
constexpr int narrowWindow = 1100;
constexpr QSize leastView(480, 200);
constexpr QSize leastViewBesideSheet(400, 200);
constexpr int leastLeft = 200;
constexpr int leastRight = 300;
constexpr int leastSheet = 400;
constexpr int leastLower = 120;

}  // namespace

QSize leastViewSize(SlotPlan plan) {
  return plan == SlotPlan::view ? leastView : leastViewBesideSheet;
}

bool isOneColumn(const QSize& window) { return window.width() < narrowWindow; }

SlotSizes slotSizesFor(const QSize& window, const SlotSizes& wanted, int separator, SlotPlan plan) {
  const bool isSheet = plan == SlotPlan::sheet;
  const int half = std::max(leastView.width(), (window.width() + 1) / 2);
  const int view = isSheet ? leastViewBesideSheet.width() : half;
  const int leastOfRight = isSheet ? leastSheet : leastRight;
  SlotSizes sizes = wanted;
  sizes.column = std::clamp(window.width() - half - separator, leastLeft, wanted.column);
  const int room = std::max(window.width() - view - 2 * separator, leastLeft + leastOfRight);
  const int excess = wanted.left + wanted.right - room;
  if (excess > 0) {
    // Each gives of what it has above its least.
    const int mayLeft = std::max(wanted.left - leastLeft, 0);
    const int mayRight = std::max(wanted.right - leastOfRight, 0);
    const int may = std::max(mayLeft + mayRight, 1);
    const int ofLeft = std::min(excess * mayLeft / may, mayLeft);
    sizes.left = wanted.left - ofLeft;
    sizes.right = wanted.right - std::min(excess - ofLeft, mayRight);
  }
  sizes.lower = std::clamp(window.height() * 2 / 5 - separator, leastLower,
                           std::max(wanted.lower, leastLower));
  return sizes;
}

}  // namespace wb::ui
