#pragma once

#include <QSize>
#include <cstdint>

namespace wb::ui {

/// How the slots of a window stand to each other.
enum class SlotPlan : std::uint8_t {
  view,  ///< The view in the middle: a column at each side, a drawer below.
  sheet  ///< A sheet in the middle with a drawer below it, the view at the right.
};

/// How wide the columns and how high the drawer are: as the user dragged them last, at first as
/// given here. Pixels at scale 1.
struct SlotSizes {
  int left = 280;
  int right = 356;   ///< Of the sheet where there is one.
  int column = 340;  ///< Of the one column of a narrow window.
  int lower = 240;
  bool operator==(const SlotSizes&) const = default;
};

/// The least height of the view below a sheet in a narrow window.
inline constexpr int viewBelowSheet = 240;

/// Returns the least size of the view in a plan, however small the window is.
QSize leastViewSize(SlotPlan plan);

/// Whether a window is so narrow that it has one column only.
bool isOneColumn(const QSize& window);

/// What the slots of a window get of what is wanted: the view keeps its least size and, where it
/// stands in the middle, half of the width; all that is missing is shared.
/// @param window     Of the whole window; of two windows of one size the slots are the same.
/// @param wanted     As dragged last.
/// @param separator  Between two slots.
/// @param plan       How the slots stand.
SlotSizes slotSizesFor(const QSize& window, const SlotSizes& wanted, int separator,
                       SlotPlan plan = SlotPlan::view);

}  // namespace wb::ui
