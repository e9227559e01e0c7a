#pragma once

#include "model/base/task.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>

namespace wb {

/// Runs it in a thread of its own, which the program waits for at its end only.
void runBeside(std::function<void()> work);

/// What `work()` returns, run in a thread of its own: for a call into a library that cannot be
/// stopped. Nothing where the task is cancelled meanwhile: the work then goes on unheard, so that
/// it must own all that it uses.
template <class Work>
auto runApart(Work work, const Task& task) -> std::optional<std::invoke_result_t<Work>> {
  struct State {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::optional<std::invoke_result_t<Work>> made;
  };
  if (!task.step()) return {};
  const auto state = std::make_shared<State>();
  runBeside([state, work = std::move(work)] {
    auto made = work();
    const std::lock_guard lock(state->mutex);
    state->made = std::move(made);
    state->changed.notify_all();
  });
  std::unique_lock lock(state->mutex);
  state->changed.wait(lock, task.cancel, [&] { return state->made.has_value(); });
  return std::move(state->made);
}

}  // namespace wb
