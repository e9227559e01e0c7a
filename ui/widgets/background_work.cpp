#include "ui/widgets/background_work.h"

#include <algorithm>
#include <utility>

namespace wb::ui {

/// Windows that end with the program may still end their work.
Jobs& Jobs::ofProgram() {
  static auto* jobs = new Jobs;
  return *jobs;
}

void Jobs::cancel(quint64 id) {
  const auto found = std::ranges::find(running_, id, &RunningJob::id);
  if (found == running_.end() || !found->cancel) return;
  // What is stopped goes from the list, and its function with it.
  const std::function<void()> stop = found->cancel;
  const QString name = found->name;
  stop();
  emit cancelled(name);
}

quint64 Jobs::add(const QString& name, std::function<void()> cancel) {
  RunningJob& job = running_.emplace_back(RunningJob{++last_, name});
  job.cancel = std::move(cancel);
  job.since.start();
  emit changed();
  return last_;
}

void Jobs::tell(quint64 id, double fraction) {
  const auto found = std::ranges::find(running_, id, &RunningJob::id);
  if (found == running_.end()) return;
  if (found->fraction == fraction) return;
  found->fraction = fraction;
  found->told = std::chrono::milliseconds(found->since.elapsed());
  emit changed();
}

void Jobs::remove(quint64 id, bool isDone) {
  const auto found = std::ranges::find(running_, id, &RunningJob::id);
  if (found == running_.end()) return;
  const RunningJob job = std::move(*found);
  running_.erase(found);
  emit changed();
  if (isDone) emit ended(job.name, job.since.elapsed());
}

}  // namespace wb::ui
