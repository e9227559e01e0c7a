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

/// What the colours of the view mean: ramps, and swatches with their words. It is as high whatever
/// it says, so that the view above it keeps its size: one line, or two where it is narrow. What has
/// no room there is only counted, and named in its tooltip.
class Legend : public QWidget {
  Q_OBJECT

 public:
  explicit Legend(QWidget* parent = nullptr);

  /// Without entries, `whenEmpty` says why.
  void setEntries(const std::vector<viewport::LegendEntry>& entries, const QString& whenEmpty);
  /// What it takes at a width, whatever it says.
  int heightAt(int width) const;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void make();
  void fold();
  QWidget* entryOf(std::span<const viewport::LegendEntry> stops);
  QWidget* colourOf(const viewport::LegendEntry& entry);
  QPixmap swatch(const viewport::Colour& colour) const;

  QLabel* empty_;
  QLabel* others_;  ///< How many are not shown.
  std::vector<viewport::LegendEntry> meanings_;
  std::vector<QWidget*> entries_;  ///< One for each meaning, or ramp of them.
};

}  // namespace wb::ui
