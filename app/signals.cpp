#include "app/signals.h"

#include "app/progress.h"
#include "model/core/file.h"

#include <atomic>
#include <csignal>

namespace wb::app {
namespace {

std::atomic<AtInterrupt::Work> workAtEnd{nullptr};
std::atomic<void*> contextAtEnd{nullptr};

void cleanUpAndEnd(int signal) {
  if (const auto work = workAtEnd.load()) work(contextAtEnd);
  removeUnfinishedFiles();
  clearProgressLine();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

void prepareSignals() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, cleanUpAndEnd);
  for (const int signal : {SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_IGN);
}

AtInterrupt::AtInterrupt(Work work, void* context) noexcept {
  contextAtEnd = context;
  workAtEnd = work;
}

AtInterrupt::~AtInterrupt() { workAtEnd = nullptr; }

}  // namespace wb::app
