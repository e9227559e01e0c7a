#pragma once

#include "model/core/task.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QThread>
#include <QtConcurrentRun>
#include <chrono>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
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

/// Makes something in another thread, from values of its own, one at a time: a newer work takes the
/// place of an older one, which is cancelled and never comes. Its end cancels and waits only until
/// the work notices, which is soon if it asks its Task; works throw nothing.
template <class Made>
class BackgroundWork {
 public:
  using Work = std::function<Made(const Task&)>;
  using Take = std::function<void(Made)>;
  using Progressed = std::function<void(double fraction)>;

  /// Both are called in the thread that this is made in. `take` may start the next work.
  explicit BackgroundWork(Take take, Progressed progressed = {})
      : take_(std::move(take)), progressed_(std::move(progressed)) {
    QObject::connect(&watcher_, &QFutureWatcher<Made>::finished, &watcher_, [this] { finish(); });
    QObject::connect(&watcher_, &QFutureWatcher<Made>::progressValueChanged, &watcher_,
                     [this](int value) { tellProgress(value); });
  }
  BackgroundWork(const BackgroundWork&) = delete;
  BackgroundWork& operator=(const BackgroundWork&) = delete;
  ~BackgroundWork() {
    cancel();
    // What was taken has no end left to wait for.
    if (watcher_.isRunning()) watcher_.waitForFinished();
  }

  /// Work that is started from now on is among the jobs of the program, by this name; it can be
  /// stopped there by `stop`, or not at all without one.
  void nameAs(const QString& name, std::function<void()> stop = {}) {
    name_ = name;
    stopJob_ = std::move(stop);
  }

  /// In place of what is being made.
  void start(Work work) {
    cancel();
    stop_ = {};
    isBusy_ = true;
    if (!name_.isEmpty()) job_ = std::make_unique<Job>(name_, stopJob_);
    // A watcher tells nothing more of a future once it has another.
    watcher_.setFuture(QtConcurrent::run([work = std::move(work), token = stop_.get_token(),
                                          tells = progressed_ || job_](QPromise<Made>& promise) {
      promise.setProgressRange(0, progressRange);
      Task task{token, {}};
      if (tells)
        task.progress = [&promise](double fraction, std::string_view) {
          promise.setProgressValue(static_cast<int>(std::lround(fraction * progressRange)));
        };
      promise.addResult(work(task));
    }));
  }
  /// Once what is being made has come; of those that wait the newest remains. So something that
  /// changes all the time is followed as fast as can be.
  void queue(Work work) {
    if (!isBusy_) return start(std::move(work));
    next_ = std::move(work);
  }
  /// What is being made, or waits, never comes.
  void cancel() {
    stop_.request_stop();
    watcher_.cancel();  // What has not begun never does.
    next_ = nullptr;
    isBusy_ = false;
    job_.reset();
  }
  /// Takes what is being made at once if it comes so soon that nobody would like to see it awaited.
  bool takeWithin(std::chrono::milliseconds time) {
    const auto future = watcher_.future();
    const QDeadlineTimer end(time);
    while (isBusy_ && !future.isFinished() && !end.hasExpired()) QThread::usleep(lookAgain_us);
    if (!isBusy_ || !future.isFinished()) return false;
    finish();
    return true;
  }
  /// Lets what is being made come to its end unheard, even after the end of this.
  void release() {
    watcher_.setFuture(QFuture<Made>());
    stop_ = {};
    next_ = nullptr;
    isBusy_ = false;
    job_.reset();
  }
  bool isBusy() const { return isBusy_; }

 private:
  static constexpr int progressRange = 1000;
  static constexpr unsigned long lookAgain_us = 200;

  void finish() {
    if (!isBusy_) return;
    isBusy_ = next_ != nullptr;
    if (job_) job_->setDone();
    job_.reset();
    take_(watcher_.future().takeResult());
    if (next_) start(std::exchange(next_, nullptr));
  }
  void tellProgress(int value) {
    const double fraction = static_cast<double>(value) / progressRange;
    if (isBusy_ && job_) job_->tell(fraction);
    if (isBusy_ && progressed_) progressed_(fraction);
  }

  Take take_;
  Progressed progressed_;
  QString name_;
  std::function<void()> stopJob_;
  std::unique_ptr<Job> job_;
  std::stop_source stop_;
  Work next_;
  bool isBusy_ = false;  ///< Until take_ was called: what is made may not have been told yet.
  QFutureWatcher<Made> watcher_;
};

}  // namespace wb::ui
