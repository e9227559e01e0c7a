#pragma once

#include "app/program.h"
#include "model/core/core.h"
#include "model/core/task.h"

#include <chrono>
#include <string>
#include <string_view>

namespace wb::app {

inline constexpr std::string_view programName = "weighbridge";

/// One line on standard error: `weighbridge: FILE: PLACE: what is wrong and what was expected`.
void complain(const Diagnostic& diagnostic);

/// The findings a user should know of, a line each; mere notes are left to `inspect`.
void complain(const Diagnostics& findings);

/// Says why an input was refused, or an output could not be written.
ExitState refused(const Diagnostic& diagnostic);

/// Says what is wrong with the arguments.
ExitState wrongUsage(const Diagnostic& diagnostic);

/// Columns of the terminal that a standard stream is; the standard page width if it is none.
std::size_t pageWidth(int descriptor);

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
