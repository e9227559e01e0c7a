#pragma once

#include <QString>

class QLabel;
class QVBoxLayout;

namespace wb::ui {

/// A bold line of its own.
QLabel* addHeading(QVBoxLayout& column, const QString& text);

}  // namespace wb::ui
