#include "app/signals.h"

#include "app/progress.h"
#include "model/base/file.h"

#include <csignal>

namespace wb::app {
namespace {

void cleanUpAndEnd(int signal) {
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

}  // namespace wb::app
