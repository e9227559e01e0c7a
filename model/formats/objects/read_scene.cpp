#include "model/formats/objects/read_scene.h"

#include "model/formats/objects/object_texts.h"

#include <algorithm>

namespace wb::import {

WholenessCheck checkedLength(std::size_t leftOver) {
  if (leftOver == 0) return {Wholeness::checked, {}};
  return {Wholeness::consistent, {leftOverFinding(leftOver)}};
}

Diagnostic leftOverFinding(std::size_t bytes) {
  return {Severity::warning, objectTexts["import.left_over"], {{"count", bytes}}, {}, 1, {}};
}

bool hasError(const Diagnostics& findings) {
  return std::ranges::any_of(
      findings, [](const Diagnostic& finding) { return finding.severity == Severity::error; });
}

}  // namespace wb::import
