#pragma once

#include <QScrollArea>

namespace wb::ui {

/// Scrolls a column of sections up and down; never narrower than they need.
class SectionsArea : public QScrollArea {
  Q_OBJECT

 public:
  SectionsArea(QWidget* content, QWidget* parent);

  QSize minimumSizeHint() const override;
};

}  // namespace wb::ui
