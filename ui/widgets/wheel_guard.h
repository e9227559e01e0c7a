#pragma once

class QWidget;

namespace wb::ui {

/// Leaves the wheel to what scrolls around a control, unless the control has the focus: it must not
/// change what it passes over.
void guardFromWheel(QWidget& control);

}  // namespace wb::ui
