#pragma once

#include "viewport/legend.h"

#include <QWidget>

class QLabel;

namespace wb::ui {

/// What the colours of the view mean: a row of swatches with their words, as high as it needs.
class Legend : public QWidget {
  Q_OBJECT

 public:
  explicit Legend(QWidget* parent = nullptr);

  /// Without entries, `whenEmpty` says why.
  void setEntries(const std::vector<viewport::LegendEntry>& entries, const QString& whenEmpty);

 private:
  QWidget* entryOf(const viewport::LegendEntry& entry);
  QPixmap swatch(const viewport::Colour& colour) const;

  QLabel* empty_;
  std::vector<QWidget*> entries_;
};

}  // namespace wb::ui
