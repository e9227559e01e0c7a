#pragma once

class QWidget;

namespace wb::ui {

/// Keeps the least height of a widget, whose lines depend on its width, at what it needs at the
/// width that it has: a dock asks what is in it for the least height at any width, and lays one
/// thing over another where it has no more than that. The widget has its parent already.
void keepWhole(QWidget& widget);

}  // namespace wb::ui
