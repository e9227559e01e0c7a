#pragma once

#include "model/report/telling.h"
#include "model/report/weighing.h"

#include <memory>

namespace wb::ui {

/// One linkset of a weighing by itself, with the terms behind its numbers: it stays as it is while
/// the document goes on.
struct Explained {
  std::size_t linkset;  ///< Its index in the document.
  std::unique_ptr<const report::Weighing> weighing;
  report::Subject subject;  ///< Of the weighing above.
};

/// Takes time for large linksets: every triangle that carries a cost is found.
std::shared_ptr<const Explained> explain(std::unique_ptr<const report::Weighing> weighing,
                                         std::size_t linkset);

}  // namespace wb::ui
