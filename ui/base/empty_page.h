#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace wb::ui {

/// Stands where rows or a picture would be and says why there are none, and what to do about it.
/// The words are shown as they are, whatever names from files are in them.
QLabel* makeEmptyPage(QWidget* parent, const QString& words = {});

}  // namespace wb::ui
