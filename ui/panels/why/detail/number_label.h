#pragma once

class QLabel;
class QWidget;

namespace wb::ui {

/// The one number that is read first.
QLabel* makeNumberLabel(QWidget* parent);

}  // namespace wb::ui
