#pragma once

#include "model/core/task.h"

#include <chrono>
#include <string>
#include <string_view>

namespace wb::app {

/// Tells on standard error how far long work is, in one line that is written over and cleared at
/// the end. Silent where standard error is no terminal.
class Progress {
 public:
  Progress();
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// The task of one file; must not outlive this.
  Task task(std::string_view file);
  /// The same of work on many files, by the thread that made this.
  void tell(double fraction, std::string_view file) {
    if (onTerminal_) show(fraction, file, {});
  }

 private:
  void show(double fraction, std::string_view file, std::string_view what);

  bool onTerminal_;
  std::chrono::steady_clock::time_point next_;
};

/// Takes the progress line off the terminal, if there is one; safe in a signal handler.
void clearProgressLine() noexcept;

}  // namespace wb::app
