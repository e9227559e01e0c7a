#pragma once

#include "ui/widgets/text_labels.h"

#include <QTimer>

namespace wb::viewport {
class View;
}

namespace wb::ui {

/// A line that says how much a view draws and how long that takes, on request.
class ViewStatistics : public ElidedLabel {
  Q_OBJECT

 public:
  ViewStatistics(viewport::View& view, QWidget* parent);

  void setShown(bool isShown);

 private:
  void follow();

  viewport::View& view_;
  QTimer again_;
};

}  // namespace wb::ui
