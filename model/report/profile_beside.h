#pragma once

#include "model/core/core.h"
#include "model/cost/profile.h"
#include "model/report/table.h"

#include <optional>
#include <string>
#include <string_view>

namespace wb::table {

/// A profile in a file of its own beside a CSV file: what the rows there say of it is its name.
struct ProfileFile {
  std::string path;
  cost::Profile profile;
};

/// Returns the file for a `profile` beside a CSV file; nothing for a built-in profile as it is.
/// @param csv      The CSV file, `FOLDER/NAME.csv`.
/// @param profile  Whose constants are to be found.
/// @param usual    The profile whose file is `FOLDER/NAME.profile.json`. Others have the beginning
///                 of a sum of their constants in their names, whatever else is beside the file.
std::optional<ProfileFile> profileBeside(const std::string& csv, const cost::Profile& profile,
                                         const cost::Profile& usual);

/// Returns the file beside a `csv` for the `profile` of a baseline that rows are compared with,
/// `FOLDER/NAME.baseline.json`; nothing for a built-in profile as it is.
std::optional<ProfileFile> baselineBeside(const std::string& csv, const cost::Profile& profile);

/// Returns the `table` with the name of a file behind the name of the profile that it holds:
/// `second-life* (NAME.profile.json)`.
/// @param table   Kept by the result, which asks it for its cells.
/// @param column  The key of the column with the names of profiles. A table that has no such
///                column stays as it is.
/// @param file    Only its name is told.
Table namingProfile(Table table, std::string_view column, const ProfileFile& file);

/// Returns whether the `file` is there and holds the profile.
bool isWritten(const ProfileFile& file);

/// Returns whether what is at a `path` may be an earlier write(): a profile, byte for byte as that
/// writes it. A file of somebody's own has other spaces, or more in it.
bool isAsWritten(const std::string& path);

/// Writes the profile of a `file` as cost::readProfile() reads it, in place of what is there. Fails
/// as writeFile() does.
Result<void> write(const ProfileFile& file);

}  // namespace wb::table
