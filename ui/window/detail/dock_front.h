#pragma once

#include <QDockWidget>

namespace wb::ui {

/// Whether a dock is seen: out of the window, or at its place there and behind no other's tab. Qt
/// moves what is behind a tab out of the window; what of a dock its own content leaves visible
/// tells nothing.
inline bool isInFront(const QDockWidget& dock) {
  return dock.isVisible() &&
         (dock.isFloating() || (dock.geometry().right() >= 0 && dock.geometry().bottom() >= 0));
}

}  // namespace wb::ui
