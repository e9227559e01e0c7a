#pragma once

#include "ui/widgets/jobs.h"

#include <QTimer>
#include <QWidget>
#include <vector>

class QLabel;
class QMenu;
class QProgressBar;
class QToolButton;

namespace wb::ui {

/// What goes on in the background: the oldest work, how far it is, how long it will still take, and
/// a way to stop it; of several a list of all. Empty while nothing takes longer than a moment.
class JobStrip : public QWidget {
  Q_OBJECT

 public:
  explicit JobStrip(QWidget* parent = nullptr);

 signals:
  void shownOrHidden();

 private:
  static std::vector<RunningJob> worthTelling();
  void follow();
  void showOldest(const RunningJob& job);
  void fillList();
  void cancelOldest();

  QLabel* name_;
  QProgressBar* progress_;
  QLabel* left_;
  QToolButton* cancel_;
  QToolButton* all_;
  QMenu* list_;
  QTimer again_;
  quint64 oldest_ = 0;
};

}  // namespace wb::ui
