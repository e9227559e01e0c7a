#include "ui/panels/constants/detail/sections_area.h"

#include <QScrollBar>

namespace wb::ui {

SectionsArea::SectionsArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setFrameShape(NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  setWidget(content);
}

QSize SectionsArea::minimumSizeHint() const {
  const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
  return {width, QScrollArea::minimumSizeHint().height()};
}

}  // namespace wb::ui
