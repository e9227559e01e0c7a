#include "app/console.h"

#include "app/app_texts.h"
#include "model/core/language.h"
#include "model/core/plain_text.h"
#include "model/report/table_formats.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <string>

namespace wb::app {
namespace {

void printLine(const std::string& text) {
  clearProgressLine();
  const std::string line = std::string(programName) + ": " + oneLine(text) + '\n';
  std::fputs(line.c_str(), stderr);
}

}  // namespace

void complain(const Diagnostic& diagnostic) {
  std::string text = line(diagnostic);
  if (diagnostic.count > 1) text += rendered(appTexts["app.times"], {{"count", diagnostic.count}});
  printLine(text);
}

void complain(const Diagnostics& findings) {
  for (const Diagnostic& finding : findings)
    if (finding.severity != Severity::note) complain(finding);
}

ExitState refused(const Diagnostic& diagnostic) {
  complain(diagnostic);
  return ExitState::refused;
}

ExitState wrongUsage(const Diagnostic& diagnostic) {
  complain(diagnostic);
  return ExitState::wrongUsage;
}

std::size_t pageWidth(int descriptor) {
  winsize size{};
  const bool known = ::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : table::standardPageWidth;
}

namespace {

constexpr auto interval = std::chrono::milliseconds(100);
constexpr std::string_view startOfCleanLine = "\r\033[K";

std::atomic<bool> lineShown{false};

int percentOf(double fraction) {
  return static_cast<int>(std::lround(std::clamp(fraction, 0.0, 1.0) * 100));
}

}  // namespace

/// The first line waits one interval, so that quick work shows none.
Progress::Progress()
    : onTerminal_(::isatty(STDERR_FILENO) == 1),
      next_(std::chrono::steady_clock::now() + interval) {}

Progress::~Progress() { clearProgressLine(); }

Task Progress::task(std::string_view file) {
  Task task;
  if (onTerminal_)
    task.progress = [this, name = std::string(file)](double fraction, std::string_view what) {
      show(fraction, name, what);
    };
  return task;
}

void Progress::show(double fraction, std::string_view file, std::string_view what) {
  const auto now = std::chrono::steady_clock::now();
  if (now < next_) return;
  next_ = now + interval;
  std::string line =
      rendered(appTexts["app.progress"], {{"percent", percentOf(fraction)}, {"file", file}});
  if (!what.empty()) line.append(": ").append(what);
  line = beginning(oneLine(line), pageWidth(STDERR_FILENO) - 1);
  lineShown = true;
  std::fputs((std::string(startOfCleanLine) + line).c_str(), stderr);
  std::fflush(stderr);
}

void clearProgressLine() noexcept {
  if (!lineShown.exchange(false)) return;
  [[maybe_unused]] const ssize_t written =
      ::write(STDERR_FILENO, startOfCleanLine.data(), startOfCleanLine.size());
}

}  // namespace wb::app
