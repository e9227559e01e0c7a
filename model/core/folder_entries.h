#pragma once

#include <filesystem>
#include <functional>
#include <system_error>

namespace wb {

/// Calls `take` with the name of each file and folder in a `folder`, in the system's order. Stands
/// in for std::filesystem::directory_iterator, which ends the program where memory runs out: here
/// that throws std::bad_alloc, as it does elsewhere.
/// @param folder  Not looked into deeper; a link to one is followed.
/// @param take    May throw, and may remove what it is told of.
/// @return Why not all names could be read; no error where they were.
std::error_code forEachName(const std::filesystem::path& folder,
                            const std::function<void(const char* name)>& take);

/// Removes what is at a `path`, a file or a folder with all that is in it, as far as that is
/// possible. Links are removed, and what they lead to stays. Safe in a destructor, unlike
/// std::filesystem::remove_all.
void removeAll(const std::filesystem::path& path) noexcept;

}  // namespace wb
