#pragma once

#include "model/formats/open.h"
#include "model/grid/detail/grid_rows.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace wb::grid {

/// While many files are read, assets that several of them have are kept for the next one, decoded:
/// so many bytes of them.
inline constexpr std::size_t sharedAssetBytes = std::size_t{256} << 20;

/// How files become statistics.
struct ReadOptions {
  cost::Profile profile;  ///< Of which only what is baked matters.
  import::BareOptions bare;
};

/// A file that was read, or could not be.
struct ReadSource {
  SourceStatistics statistics;  ///< Without geometry.
  import::FileKind kind = import::FileKind::unknown;
  std::vector<std::filesystem::path> files;  ///< It and what it names.
  Diagnostics findings;
  std::optional<Diagnostic> refusal;  ///< Why it could not be read; the statistics say so too.
  bool isPartial = false;             ///< A mesh of it is damaged, or a cost unknown.
};

/// Opens a file and makes the statistics of all its parts. Texts are made storable.
ReadSource readSource(const std::string& file, const ReadOptions& options, const Task& task = {});

}  // namespace wb::grid
