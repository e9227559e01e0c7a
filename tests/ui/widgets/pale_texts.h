#pragma once

#include <QStringList>

class QWidget;

namespace wb::ui::test {

/// What is seen in a window in a colour that has less than 4.5 : 1 against its ground: a line each.
QStringList paleTexts(const QWidget& window);

}  // namespace wb::ui::test
