#include "model/formats/reader/reader_refusal.h"

#include "model/core/limits.h"
#include "model/core/result.h"
#include "model/formats/reader/detail/reader_texts.h"

#include <string_view>

namespace wb::worker {
namespace {

/// One of several details; empty if there are fewer.
std::string_view detailOf(const Refusal& refusal, std::size_t number) {
  std::string_view rest = refusal.detail;
  for (; number > 0; --number) {
    const std::size_t end = rest.find(Refusal::separator);
    if (end == std::string_view::npos) return {};
    rest.remove_prefix(end + 1);
  }
  return rest.substr(0, rest.find(Refusal::separator));
}

}  // namespace

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
    case Refusal::Reason::missingFile:
      return failure(workerTexts["model.missing_file"], {{"file", refusal.detail}}).value();
    case Refusal::Reason::notWellFormed:
      return failure(workerTexts["model.not_well_formed"],
                     {{"kind", detailOf(refusal, 0)}, {"line", detailOf(refusal, 1)}})
          .value();
    case Refusal::Reason::damaged:
      return failure(workerTexts["model.damaged"],
                     {{"place", detailOf(refusal, 0)}, {"problem", detailOf(refusal, 1)}})
          .value();
    case Refusal::Reason::version:
      return failure(workerTexts["model.version"], {{"format", detailOf(refusal, 0)},
                                                    {"found", detailOf(refusal, 1)},
                                                    {"read", detailOf(refusal, 2)}})
          .value();
    case Refusal::Reason::extension:
      return failure(workerTexts["model.extension"], {{"name", refusal.detail}}).value();
    case Refusal::Reason::unsupported:
      return failure(workerTexts["model.unsupported"],
                     {{"format", detailOf(refusal, 0)}, {"what", detailOf(refusal, 1)}})
          .value();
    case Refusal::Reason::hidden:
      return failure(workerTexts["model.hidden"]).value();
    case Refusal::Reason::unreadable:
      break;
  }
  return failure(workerTexts["model.unreadable"], {{"reason", refusal.detail}}).value();
}

}  // namespace wb::worker
