#pragma once

#include <filesystem>
#include <set>
#include <vector>

namespace wb::scene {

struct Scene;

/// The files outside its own folder that a project may read. A project that somebody else made
/// could name any file of this computer, so none is read unless the user agrees.
struct OutsideFiles {
  bool all = false;                          ///< To whatever projects name.
  std::set<std::filesystem::path> chosen{};  ///< Or to these, absolute and without dot folders.

  /// Returns whether a project in `folder` may read `file`, both absolute: it is below the folder,
  /// links followed, or was agreed to.
  bool allow(const std::filesystem::path& folder, const std::filesystem::path& file) const;
};

/// Returns what the user of this process has agreed to so far; at first nothing. Safe from any
/// thread.
OutsideFiles agreedOutside();
/// From now on the user agrees to `outside`, and to nothing else. Safe from any thread.
void setAgreedOutside(OutsideFiles outside);

/// From now on the user agrees to these `files` too.
void agreeToOutside(const std::vector<std::filesystem::path>& files);

/// Returns the files of a `scene` that lie outside its folder and may not be read now.
std::vector<std::filesystem::path> refusedFilesOf(const Scene& scene);

/// Returns those of a `scene` that lie outside and were read: what is saved with the project uses
/// them on.
std::vector<std::filesystem::path> outsideFilesOf(const Scene& scene);

}  // namespace wb::scene
