#pragma once

#include "model/base/diagnostic.h"

#include <cstdint>
#include <string>

namespace wb::worker {

/// Why a worker that did its duty has no scene.
struct Refusal {
  enum class Reason : std::uint32_t {
    unreadable,     ///< The loader's own words are the detail.
    noTriangles,    ///< Nothing to weigh.
    tooLarge,       ///< More than the flat buffer may hold; the detail says of what.
    outsideFolder,  ///< Names a file outside its folder, which is the detail.
    fileTooLarge,   ///< The file that is the detail, or all together.
  };
  static constexpr std::uint32_t reasons = 5;

  Reason reason = Reason::unreadable;
  std::string detail;
};

/// The refusal as a sentence.
Diagnostic diagnosticOf(const Refusal& refusal);

}  // namespace wb::worker
