#pragma once

#include <QStringList>

class QWidget;

namespace wb::ui::test {

/// What is seen in a window and shown only in part, without a tooltip that says the rest: a line
/// each, with what shows it.
QStringList cutTexts(const QWidget& window);

}  // namespace wb::ui::test
