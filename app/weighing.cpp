#include "app/weighing.h"

#include "app/console.h"
#include "app/progress.h"

#include <algorithm>

namespace wb::app {

WeighedFiles weighFiles(const std::vector<std::string>& files, const report::WeighOptions& options,
                        Geometry geometry) {
  WeighedFiles result;
  Progress progress;
  for (const std::string& file : files) {
    auto weighed = report::weighFile(file, options, progress.task(file));
    if (!weighed) {
      result.state = refused(weighed.error());
      continue;
    }
    complain(weighed->findings);
    weighed->value.findings = std::move(weighed->findings);
    if (geometry == Geometry::dropped) weighed->value.dropGeometry();
    result.weighings.push_back(std::move(weighed->value));
  }
  return result;
}

ExitState stateOfPartial(std::span<const report::Weighing> weighings,
                         const WeighArguments& arguments) {
  const bool isPartial = std::ranges::any_of(weighings, &report::Weighing::isPartial);
  return isPartial && !arguments.partial ? ExitState::refused : ExitState::done;
}

tl::expected<report::Weighing, ExitState> weighScene(const std::string& file,
                                                     const WeighArguments& arguments) {
  const auto options = weighOptions(arguments);
  if (!options) return tl::unexpected(refused(options.error()));
  auto [weighings, state] = weighFiles({file}, *options, Geometry::kept);
  if (weighings.empty()) return tl::unexpected(state);
  return std::move(weighings.front());
}

}  // namespace wb::app
