#pragma once

#include "model/core/result.h"

#include <filesystem>

namespace wb {

/// Protects the program `<prefix>/bin/…` and what is installed with it from being written to, by
/// root too: its folders below `<prefix>/share` with all that links in them lead to (in a build
/// folder these are the sources), and its files that desktops and shells read. Called before other
/// threads start; without it, or for no program, nothing is protected.
void protectProgramFiles(const std::filesystem::path& program);

/// Returns whether a file is one of these, or would be if it existed; by whatever name.
bool isProgramFile(const std::filesystem::path& path);

/// Fails where a file to write is one of these.
Result<void> checkIsNotProgramFile(const std::filesystem::path& output);

}  // namespace wb
