#pragma once

#include "viewport/legend.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace wb::ui {

/// What the colours of the view mean: a list of swatches with their words.
class Legend : public QWidget {
  Q_OBJECT

 public:
  explicit Legend(QWidget* parent = nullptr);

  /// Without entries, `whenEmpty` says why.
  void setEntries(const std::vector<viewport::LegendEntry>& entries, const QString& whenEmpty);

 private:
  void addEntry(const viewport::LegendEntry& entry, int row);
  QPixmap swatch(const viewport::Colour& colour) const;

  QGridLayout* grid_;
  QLabel* empty_;
  std::vector<QWidget*> rows_;
};

}  // namespace wb::ui
