#pragma once

#include <QObject>
#include <QString>
#include <functional>

namespace wb::ui {

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
