#pragma once

#include "model/report/table.h"

#include <QStatusBar>
#include <QWidget>

class QLabel;

namespace wb::ui {

/// What was said last, as much of it as there is room for, left of what always stands there. That
/// leaves it a share of the bar, or less where less is said.
class StatusBar : public QStatusBar {
  Q_OBJECT

 public:
  explicit StatusBar(QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void shareRoom();
  /// Where what always stands there begins.
  int edge() const;
};

class Baseline;
class Document;
class JobStrip;

/// The permanent end of the status bar: what has changed since the baseline was pinned, and the
/// work in the background with a way to stop it.
class StatusLine : public QWidget {
  Q_OBJECT

 public:
  StatusLine(const Document& document, const Baseline& baseline, QWidget* parent = nullptr);

 private:
  void showChange();

  const Document& document_;
  const Baseline& baseline_;
  QLabel* change_;
  JobStrip* jobs_;
};

}  // namespace wb::ui
