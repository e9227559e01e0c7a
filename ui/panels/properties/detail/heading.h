#pragma once

#include <QString>

class QLabel;
class QVBoxLayout;

namespace wb::ui {

/// A bold line of its own, some way below what is above it.
QLabel* addHeading(QVBoxLayout& column, const QString& text);

/// Lines to read, perhaps from a file: shown as they are, and can be marked and copied.
QLabel* addFacts(QVBoxLayout& column);

}  // namespace wb::ui
