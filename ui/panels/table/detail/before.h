#pragma once

#include "model/report/comparison_tables.h"
#include "ui/document/baseline.h"

namespace wb::ui {

/// What columns compare with; nothing without a baseline, or until it is weighed.
inline std::optional<table::Before> beforeOf(const Baseline& baseline) {
  const auto side = baseline.side();
  return side ? std::optional<table::Before>({*side, baseline.origins()}) : std::nullopt;
}

}  // namespace wb::ui
