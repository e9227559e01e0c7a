#include "ui/panels/why/detail/explained.h"

#include <utility>

namespace wb::ui {

std::shared_ptr<const Explained> explain(std::shared_ptr<const weighing::Weighing> weighing,
                                         std::size_t linkset, const Task& task) {
  explain::Explanation explanation = explain::explanationOf(*weighing, {0, {}}, nullptr, task);
  return std::make_shared<const Explained>(
      Explained{linkset, std::move(weighing), std::move(explanation)});
}

}  // namespace wb::ui
