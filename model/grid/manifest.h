#pragma once

#include "model/core/core.h"
#include "model/grid/schema.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// One list of files whose statistics several machines make.
namespace wb::grid {

/// Most shares that a manifest is divided into.
inline constexpr std::size_t mostShares = 10'000;

/// One of so many shares, from 1.
struct Share {
  std::size_t number = 1;
  std::size_t of = 1;
};

/// Reads `3/10`; nothing for any other text, or a number out of range.
std::optional<Share> shareIn(std::string_view text);

/// Files in the order that numbers their sources on every machine.
struct Manifest {
  /// A file that will be a source.
  struct Entry {
    std::string file;
    std::uintmax_t bytes = 0;  ///< When it was listed; 0 where it could not be looked at.
  };

  std::vector<Entry> entries;
  std::string sha256;  ///< Of the manifest itself: shares of one belong together.
};

/// Writes the list of these `files` as the file `path`, whole or not at all.
Result<void> writeManifest(const std::filesystem::path& path, std::span<const std::string> files);

/// Reads what writeManifest() wrote as the file `path`. Fails where anything is missing or was
/// changed by half.
Result<Manifest> readManifest(const std::filesystem::path& path);

/// The numbers of the files of a `manifest` that are of a `share`, in their order: the largest
/// files are dealt first, each to the share that has the fewest bytes so far. All shares together
/// have every file once.
std::vector<std::size_t> filesOfShare(const Manifest& manifest, const Share& share);

/// What the table meta says of tables of a share: of which manifest, and which share.
std::vector<MetaRow> shareRows(const Manifest& manifest, const Share& share);

/// The rows of meta that remember such tables once they are in a database with others.
/// @param meta  Of the tables; empty result: they are of no share.
std::vector<MetaRow> rememberedShares(std::span<const MetaRow> meta);

/// The numbers of shares that are not in a database with these rows of `meta` though others of the
/// same manifest are: `2, 4`. Empty: none is missing.
std::string missingShares(std::span<const MetaRow> meta);

}  // namespace wb::grid
