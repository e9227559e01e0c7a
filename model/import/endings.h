#pragma once

#include <filesystem>
#include <string>

namespace wb::import {

/// What a name ends in, `.dae`, in small letters.
std::string lowerEnding(const std::filesystem::path& file);

/// Whether a name's ending says by itself that the file is meant to be opened.
bool hasTellingEnding(const std::filesystem::path& file);

}  // namespace wb::import
