#pragma once

#include "ui/widgets/background_work.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QWidget>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QMenu;
class QProgressBar;
class QToolButton;

namespace wb::ui {

/// How long work will still take that has done a fraction (0..1) after so long, and has told
/// nothing more for so long; rounded as people say it: to seconds below ten, to 5 s below a minute,
/// to minutes above. 0 where it takes longer than was to be expected; nothing while it is too early
/// to tell, and at the end.
std::optional<std::chrono::seconds> timeLeft(std::chrono::milliseconds told, double fraction,
                                             std::chrono::milliseconds silent = {});

/// `about 20 s left`, `about 3 min left`, `takes longer than expected`
QString timeLeftText(std::chrono::seconds left);

/// What goes on in the background: the oldest work, how far it is, how long it will still take, and
/// a way to stop it; of several a list of all. Empty while nothing takes longer than a moment.
class JobStrip : public QWidget {
  Q_OBJECT

 public:
  explicit JobStrip(QWidget* parent = nullptr);

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

/// Tells on the desktop that work which took longer than ten seconds is done, while no window of
/// the program is in front: who started it does something else meanwhile.
class JobNotices : public QObject {
  Q_OBJECT

 public:
  using Tell = std::function<void(const QString& title, const QString& text)>;

  /// `tell` shows a notice; by itself the desktop's notifications do, where it has any.
  explicit JobNotices(Tell tell = tellOnDesktop, QObject* parent = nullptr);

 private:
  static void tellOnDesktop(const QString& title, const QString& text);
  void notice(const QString& name, qint64 milliseconds);

  Tell tell_;
};

}  // namespace wb::ui
