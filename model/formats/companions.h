#pragma once

#include <filesystem>
#include <optional>

namespace wb::exporting {

/// Returns the model beside a `file` that is read together with it, as one of its levels or its
/// physics; nothing where there is none.
std::optional<std::filesystem::path> modelWithCompanion(const std::filesystem::path& file);

}  // namespace wb::exporting
