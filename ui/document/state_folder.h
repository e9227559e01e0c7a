#pragma once

#include <filesystem>

namespace wb::ui {

/// Where windows keep changes that are not saved.
std::filesystem::path recoveryFolder();

/// Where windows say which files they have open.
std::filesystem::path claimsFolder();

}  // namespace wb::ui
