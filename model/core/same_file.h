#pragma once

#include "model/core/result.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace wb {

/// Fails where `output` is one of the files that were read, by whatever name: links, hard or not,
/// lead to the same file. What does not exist yet is none.
Result<void> checkIsNotRead(const std::filesystem::path& output,
                            std::span<const std::filesystem::path> read);

}  // namespace wb
