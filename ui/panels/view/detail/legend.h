#pragma once

#include "viewport/colour_legend.h"
#include "viewport/colouring.h"

#include <QWidget>
#include <span>
#include <vector>

class QLabel;

namespace wb::ui {

/// A ramp of colours with what stands at its places.
class RampBar : public QWidget {
  Q_OBJECT

 public:
  RampBar(viewport::Ramp ramp, std::vector<viewport::RampMark> marks, QWidget* parent);

  const std::vector<viewport::RampMark>& marks() const { return marks_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  viewport::Ramp ramp_;
  std::vector<viewport::RampMark> marks_;
};

/// What the colours of the view mean: ramps, and swatches with their words, in as few lines as they
/// need. Where
/// these would take more than a share of what is around it, the last are only counted, and named in
/// its tooltip.
class Legend : public QWidget {
  Q_OBJECT

 public:
  explicit Legend(QWidget* parent = nullptr);

  /// Without entries, `whenEmpty` says why.
  void setEntries(const std::vector<viewport::LegendEntry>& entries, const QString& whenEmpty);
  /// Whether it stays as high as it has been at its width, so that what is above it does not jump.
  void setSteady(bool isSteady);

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void make();
  void fold();
  QWidget* entryOf(std::span<const viewport::LegendEntry> stops);
  QWidget* colourOf(const viewport::LegendEntry& entry);
  QPixmap swatch(const viewport::Colour& colour) const;

  QLabel* empty_;
  QLabel* others_;  ///< How many are not shown.
  std::vector<viewport::LegendEntry> meanings_;
  bool isSteady_ = false;
  std::vector<QWidget*> entries_;  ///< One for each meaning, or ramp of them.
};

}  // namespace wb::ui
