#include "app/weighing.h"

#include "app/bare_effect.h"
#include "app/console.h"
#include "app/output.h"
#include "app/progress.h"

#include <algorithm>

namespace wb::app {
namespace {

/// A scenario that a file lacks is a wrong word of the command line, not a bad file.
ExitState stateOf(const Diagnostic& error) {
  const bool isWord = error.text.code == report::unknownScenario.code ||
                      error.text.code == report::noScenarios.code;
  return isWord ? wrongUsage(error) : refused(error);
}

}  // namespace

WeighedFiles weighFiles(const std::vector<std::string>& files, const report::WeighOptions& options,
                        Geometry geometry) {
  WeighedFiles result;
  std::vector<import::FileKind> kinds;
  Progress progress;
  for (const std::string& file : files) {
    auto weighed = report::weighFile(file, options, progress.task(file));
    if (!weighed) {
      result.state = worst(result.state, stateOf(weighed.error()));
      continue;
    }
    rememberInputs(weighed->value.files);
    complain(weighed->findings);
    kinds.push_back(weighed->value.kind);
    weighed->value.findings = std::move(weighed->findings);
    if (geometry == Geometry::dropped) weighed->value.dropGeometry();
    result.weighings.push_back(std::move(weighed->value));
  }
  if (const auto wrong = optionWithoutEffect(options.bare, kinds))
    return {{}, worst(result.state, wrongUsage(*wrong))};
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
