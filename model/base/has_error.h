#pragma once

#include "model/base/diagnostic.h"

#include <algorithm>

namespace wb {

/// Whether any of them is an error: then not all of what was read could be.
inline bool hasError(const Diagnostics& findings) {
  return std::ranges::any_of(
      findings, [](const Diagnostic& finding) { return finding.severity == Severity::error; });
}

}  // namespace wb
