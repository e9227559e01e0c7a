#include "model/analysis/narrowed.h"

#include "model/analysis/find.h"

#include <utility>

namespace wb::weighing {
namespace {

template <class All>
void keepOnly(All& all, std::size_t index) {
  All one;
  one.push_back(std::move(all[index]));
  all = std::move(one);
}

}  // namespace

Result<Weighing> narrowedTo(Weighing weighing, const std::optional<std::string>& linkset) {
  if (!linkset) return weighing;
  const auto targets = findTargets(weighing.scene, linkset, {});
  if (!targets) return tl::unexpected(targets.error());
  const std::size_t index = targets->front().linkset;
  keepOnly(weighing.scene.linksets, index);
  keepOnly(weighing.statistics.linksets, index);
  keepOnly(weighing.costs, index);
  return weighing;
}

}  // namespace wb::weighing
