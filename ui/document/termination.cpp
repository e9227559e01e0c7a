#include "ui/document/termination.h"

#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>

namespace wb::ui {
namespace {

constexpr std::array handled{SIGTERM, SIGHUP, SIGINT};

/// A signal may do little but write; -1: nobody listens.
std::atomic<int> writeEnd = -1;
std::array<int, 2> ends{-1, -1};

void wake(int) {
  const int before = errno;
  const char byte = 1;
  // A pipe that is full has woken the reader already.
  [[maybe_unused]] const auto written = write(writeEnd.load(), &byte, 1);
  errno = before;
}

}  // namespace

Termination::Termination() {
  if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  writeEnd = ends[1];
  notifier_ = std::make_unique<QSocketNotifier>(ends[0], QSocketNotifier::Read);
  connect(notifier_.get(), &QSocketNotifier::activated, this, &Termination::take);
  for (const int signal : handled) std::signal(signal, wake);
}

Termination::~Termination() {
  if (!notifier_) return;
  for (const int signal : handled) std::signal(signal, SIG_DFL);
  notifier_.reset();
  writeEnd = -1;
  for (const int end : ends) close(end);
}

void Termination::take() {
  char byte = 0;
  while (read(ends[0], &byte, 1) > 0) continue;
  emit asked();
}

}  // namespace wb::ui
