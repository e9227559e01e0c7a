#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace wb::ui {

/// Work in the background, as users are told of it.
struct RunningJob {
  quint64 id = 0;
  QString name;                      ///< `Reading chair.glb`
  std::optional<double> fraction{};  ///< Done, 0..1; nothing where it is not told.
  QElapsedTimer since{};
  std::chrono::milliseconds told{};  ///< After so long the fraction came.
  std::function<void()> cancel{};    ///< Empty: it cannot be stopped.
};

/// What goes on in the background of all windows, in one place. In the windows' own thread.
class Jobs : public QObject {
  Q_OBJECT

 public:
  static Jobs& ofProgram();

  /// The oldest first.
  const std::vector<RunningJob>& running() const { return running_; }
  /// Stops one that is there and can be stopped.
  void cancel(quint64 id);

 signals:
  /// One began, went on or ended.
  void changed();
  /// One was stopped by its user.
  void cancelled(const QString& name);
  /// One came to its end after so long; not told of what was cancelled.
  void ended(const QString& name, qint64 milliseconds);

 private:
  friend class Job;
  quint64 add(const QString& name, std::function<void()> cancel);
  void tell(quint64 id, double fraction);
  void remove(quint64 id, bool isDone);

  std::vector<RunningJob> running_;
  quint64 last_ = 0;
};

/// A piece of work that is told of from its making to its end.
class Job {
 public:
  /// An empty `cancel`: it cannot be stopped.
  explicit Job(const QString& name, std::function<void()> cancel = {})
      : id_(Jobs::ofProgram().add(name, std::move(cancel))) {}
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  ~Job() { Jobs::ofProgram().remove(id_, isDone_); }

  /// That so much is done, 0..1.
  void tell(double fraction) const { Jobs::ofProgram().tell(id_, fraction); }
  /// It comes to its end by itself.
  void setDone() { isDone_ = true; }

 private:
  quint64 id_;
  bool isDone_ = false;
};

}  // namespace wb::ui
