#pragma once

#include "model/grid/detail/tables.h"
#include "model/grid/write_grid.h"

#include <filesystem>

namespace wb::grid {

/// Whether a file is the one of the parts of tables that were written as CSV: the others lie beside
/// it.
bool isWrittenSet(const std::filesystem::path& file);

/// What the tables written beside this one say of how they were made.
Result<std::vector<MetaRow>> readMetaFile(const std::filesystem::path& parts);

/// Puts such tables into those of a database, each source in one transaction; those that are there
/// with the same content are passed over. Fails where the tables were made under other constants
/// than the profile's.
Result<void> loadSet(GridTables& tables, const std::filesystem::path& parts,
                     const cost::Profile& profile, const Listener& listener, const Task& task);

}  // namespace wb::grid
