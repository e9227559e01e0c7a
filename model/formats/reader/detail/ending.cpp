#include "model/formats/reader/detail/ending.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/result.h"
#include "model/formats/reader/detail/reader_texts.h"

#include <csignal>
#include <cstring>
#include <system_error>

namespace wb::worker {
namespace {

Diagnostic said(Text text, std::vector<Argument> arguments = {}) {
  return failure(text, std::move(arguments)).value();
}

Diagnostic signalled(int signal, const Bounds& bounds) {
  if (signal == SIGXCPU)
    return said(workerTexts["worker.processor_time"], {{"seconds", bounds.processorTime}});
  if (signal == SIGKILL) return said(workerTexts["worker.killed"]);
  const char* name = ::sigdescr_np(signal);
  return said(workerTexts["worker.signal"], {{"number", signal}, {"name", name ? name : "?"}});
}

}  // namespace

Diagnostic diagnosticOf(const Ending& ending, const Bounds& bounds) {
  switch (ending.kind) {
    case Ending::Kind::signalled:
      return signalled(ending.number, bounds);
    case Ending::Kind::timedOut:
      return said(workerTexts["worker.time"], {{"seconds", bounds.wallTime}});
    case Ending::Kind::cancelled:
      return said(baseTexts["task.cancelled"]);
    case Ending::Kind::notStarted:
      return said(workerTexts["worker.not_started"],
                  {{"reason", std::generic_category().message(ending.number)}});
    case Ending::Kind::exited:
      break;
  }
  if (ending.number == statusMemory)
    return said(workerTexts["worker.memory"],
                {{"limit", limits::workerBytes}, {"times", limits::workerBytesPerByte}});
  if (ending.number == statusBudget)
    return said(workerTexts["worker.budget"], {{"limit", bounds.memory}});
  return said(workerTexts["worker.status"], {{"status", ending.number}});
}

}  // namespace wb::worker
