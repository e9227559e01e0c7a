#pragma once

#include "model/core/task.h"

#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>

namespace wb {

/// Runs it in a thread of its own, which the program waits for at its end only.
void runBeside(std::function<void()> work);

/// What `work()` returns or throws, run in a thread of its own: for a call into a library that
/// cannot be stopped. Nothing where the task is cancelled meanwhile: the work then goes on unheard,
/// so that it must own all that it uses.
template <class Work>
auto runApart(Work work, const Task& task) -> std::optional<std::invoke_result_t<Work>> {
  struct State {
    explicit State(Work given) : work(std::move(given)) {}
    std::packaged_task<std::invoke_result_t<Work>()> work;
    std::mutex mutex;
    std::condition_variable_any ended;
    bool hasEnded = false;
  };
  if (!task.step()) return {};
  const auto state = std::make_shared<State>(std::move(work));
  auto made = state->work.get_future();
  runBeside([state] {
    state->work();
    const std::lock_guard lock(state->mutex);
    state->hasEnded = true;
    state->ended.notify_all();
  });
  std::unique_lock lock(state->mutex);
  if (!state->ended.wait(lock, task.cancel, [&] { return state->hasEnded; })) return {};
  return made.get();
}

}  // namespace wb
