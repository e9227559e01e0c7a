#include "model/worker/refusal.h"

#include "model/base/limits.h"
#include "model/base/result.h"
#include "model/worker/texts.h"

namespace wb::worker {

Diagnostic diagnosticOf(const Refusal& refusal) {
  switch (refusal.reason) {
    case Refusal::Reason::noTriangles:
      return failure(workerTexts["model.no_triangles"]).value();
    case Refusal::Reason::tooLarge:
      return failure(workerTexts["model.too_large"], {{"what", refusal.detail}}).value();
    case Refusal::Reason::outsideFolder:
      return failure(workerTexts["model.outside_folder"], {{"file", refusal.detail}}).value();
    case Refusal::Reason::fileTooLarge:
      return failure(workerTexts["model.file_too_large"],
                     {{"file", refusal.detail}, {"limit", limits::modelFileBytes}})
          .value();
    case Refusal::Reason::unreadable:
      break;
  }
  return failure(workerTexts["model.unreadable"], {{"reason", refusal.detail}}).value();
}

}  // namespace wb::worker
