#include "app/grid_files.h"

#include "app/console.h"
#include "app/inputs.h"
#include "model/core/threads.h"
#include "model/formats/folder.h"

#include <utility>

namespace wb::app {
namespace {

/// The files to open. A file that was only found in a folder and has no supported type is skipped.
std::vector<std::string> filesToOpen(const std::vector<Input>& inputs, std::size_t threads) {
  std::vector<char> isOpened(inputs.size());
  inParallel(inputs.size(), 1, threads, [&](std::size_t begin, std::size_t) {
    isOpened[begin] = !inputs[begin].isFound || import::isToOpen(inputs[begin].file);
  });
  std::vector<std::string> files;
  for (std::size_t i = 0; i < inputs.size(); ++i)
    if (isOpened[i]) files.push_back(inputs[i].file);
  return files;
}

/// Of the sources of a share: where the manifest has them.
std::vector<std::int64_t> numbersOf(const GridFiles& all) {
  std::vector<std::int64_t> numbers;
  if (all.manifest)
    for (const std::size_t file : filesOfShare(*all.manifest, all.share))
      numbers.push_back(static_cast<std::int64_t>(file));
  return numbers;
}

ExitState writeAll(const GridFiles& all, const std::vector<std::string>& files,
                   const WriteGrid& write) {
  Progress progress;
  const grid::WriteOptions options{
      {all.profile, all.weighing->bare},
      all.threads,
      std::string(programName) + " " WEIGHBRIDGE_VERSION,
      all.manifest ? shareRows(*all.manifest, all.share) : std::vector<grid::MetaRow>(),
      numbersOf(all)};
  const grid::Listener listener{
      .read =
          [](const grid::ReadSource& source) {
            complain(source.findings);
            if (source.refusal) refused(*source.refusal);
          },
      .progress = [&progress](double fraction,
                              std::string_view file) { progress.tell(fraction, file); }};
  const Task task = files.size() == 1 ? progress.task(files.front()) : Task();
  const auto outcome = write(files, options, listener, task);
  if (!outcome) return refused(outcome.error());
  if (const auto wrong = optionWithoutEffect(all.weighing->bare, outcome->kinds))
    return wrongUsage(*wrong);
  const bool isWhole = !outcome->isPartial || all.weighing->partial;
  return isWhole && !outcome->isRefused ? ExitState::done : ExitState::refused;
}

}  // namespace

Result<cost::Profile> profileFrom(const WeighArguments& arguments) {
  auto profile =
      arguments.profile.empty() ? Result<cost::Profile>() : loadProfile(arguments.profile);
  if (!profile) return profile;
  for (const weighing::Setting& setting : arguments.settings)
    if (auto done = cost::set(*profile, setting.key, setting.value); !done)
      return failure(std::move(done));
  return profile;
}

ExitState writeManifest(const std::string& manifest, const std::vector<std::string>& named,
                        std::size_t threads) {
  const Inputs inputs = inputsNamed(named);
  const auto files = filesToOpen(inputs.files, threads);
  if (files.empty()) return inputs.refused.empty() ? nothingFound(named) : inputs.state();
  if (const auto written = grid::writeManifest(manifest, files); !written)
    return refused(written.error());
  return inputs.state();
}

ExitState writeGrid(const GridFiles& files, const WriteGrid& write) {
  if (files.manifest) {
    std::vector<std::string> share;
    for (const std::size_t file : filesOfShare(*files.manifest, files.share))
      share.push_back(files.manifest->entries[file].file);
    return writeAll(files, share, write);
  }
  const Inputs inputs = inputsNamed(files.named);
  const auto toOpen = filesToOpen(inputs.files, files.threads);
  if (toOpen.empty()) return inputs.refused.empty() ? nothingFound(files.named) : inputs.state();
  return worst(inputs.state(), writeAll(files, toOpen, write));
}

}  // namespace wb::app
