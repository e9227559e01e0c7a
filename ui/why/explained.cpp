#include "ui/why/explained.h"

#include <utility>

namespace wb::ui {

std::shared_ptr<const Explained> explain(std::unique_ptr<const weighing::Weighing> weighing,
                                         std::size_t linkset) {
  explain::Subject subject = explain::subjectOf(*weighing, 0);
  return std::make_shared<const Explained>(
      Explained{linkset, std::move(weighing), std::move(subject)});
}

}  // namespace wb::ui
