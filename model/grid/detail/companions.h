#pragma once

#include "model/core/task.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace wb::grid {

/// Files that a source names, such as the assets of a project, each on a line: the sha256 of its
/// bytes (`-` where it cannot be read), two spaces, its path. Empty without any.
std::string companionsOf(const std::filesystem::path& source,
                         std::span<const std::filesystem::path> files, const Task& task = {});

/// Whether all of them are what such lines say.
bool areUnchanged(std::string_view companions, const Task& task = {});

}  // namespace wb::grid
