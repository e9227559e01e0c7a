#pragma once

#include "model/analysis/analysis.h"
#include "model/report/explanation.h"

#include <memory>

namespace wb::ui {

/// One linkset of a weighing by itself, with the terms behind its numbers: it stays as it is while
/// the document goes on.
struct Explained {
  std::size_t linkset;  ///< Its index in the document.
  std::shared_ptr<const weighing::Weighing> weighing;
  explain::Explanation explanation;  ///< Of the weighing above.
};

/// Takes time for large linksets: every triangle that carries a cost is found. Cancelled, only
/// some.
std::shared_ptr<const Explained> explain(std::shared_ptr<const weighing::Weighing> weighing,
                                         std::size_t linkset, const Task& task);

}  // namespace wb::ui
