#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/inputs.h"
#include "app/program.h"
#include "model/grid/grid.h"
#include "model/grid/manifest.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace wb::app {

/// The profile named, or the standard one, with what `--set` changes.
Result<cost::Profile> profileFrom(const WeighArguments& arguments);

/// How files named on the command line become statistics.
struct GridFiles {
  std::vector<std::string> named;
  std::size_t threads = 0;  ///< 0: as many as there are cores.
  const WeighArguments* weighing;
  cost::Profile profile;                     ///< Whose baked constants count.
  std::optional<grid::Manifest> manifest{};  ///< Which lists the files instead.
  grid::Share share{};                       ///< Of the manifest.
};

/// Writes or loads the files, of folders those in them; see grid::writeFiles.
using WriteGrid = std::function<Result<grid::Outcome>(
    const std::vector<std::string>& files, const grid::WriteOptions& options,
    const grid::Listener& listener, const Task& task)>;

/// Writes the list of the files named, of folders those in them, for several machines.
ExitState writeManifest(const std::string& manifest, const std::vector<std::string>& named,
                        std::size_t threads);

/// Finds the files and hands them to `write`, with progress. What is wrong with one is told; the
/// others are still done.
ExitState writeGrid(const GridFiles& files, const WriteGrid& write);

}  // namespace wb::app
