#pragma once

#include "model/analysis/headline.h"

#include <QWidget>
#include <cstddef>

class QLabel;

namespace wb::ui {

class Document;

/// A bar that shows how much of a limit is used; full, and in the color of an alarm, above it.
class LimitBar : public QWidget {
  Q_OBJECT

 public:
  explicit LimitBar(QWidget* parent = nullptr);

  /// @param share  Of the limit; above 1: over it.
  /// @param isOver  Something within it is over a limit of its own.
  void show(double share, bool isOver);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double share_ = 0;
  bool isOver_ = false;
};

/// The number that stands for all that is open: the land impact, with its limit where there is one
/// and what is over it; or how large the octrees are. What is longer than its place is whole in the
/// tooltip.
class HeadlineLine : public QWidget {
  Q_OBJECT

 public:
  explicit HeadlineLine(const Document& document, QWidget* parent = nullptr);

  void setOfOctrees(bool areOctrees);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void follow();
  void showOctrees();
  void showLandImpact();
  void showOver(const weighing::Headline& headline);
  void showBar();

  const Document& document_;
  QLabel* total_;
  LimitBar* bar_;
  QLabel* over_;  ///< Which limits are exceeded.
  bool areOctrees_ = false;
  bool hasLimit_ = false;
};

}  // namespace wb::ui
