#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <vector>

namespace wb::scene {

struct Scene;

/// The files outside its own folder that a project may read. A project that somebody else made
/// could name any file of this computer, so none is read unless the user agrees.
struct OutsideFiles {
  bool all = false;  ///< To whatever projects name.
  /// Or to these, by the folder of the projects that may read them: what the user agreed to for one
  /// project, a stranger's project elsewhere may not read. All are absolute, without dot folders.
  std::map<std::filesystem::path, std::set<std::filesystem::path>> chosen{};

  /// Returns whether the user agreed that a project in `folder` reads `file`, wherever it lies.
  bool isAgreed(const std::filesystem::path& folder, const std::filesystem::path& file) const;

  /// Returns whether a project in `folder` may read `file`, both absolute: it is below the folder,
  /// links followed, or was agreed to.
  bool allow(const std::filesystem::path& folder, const std::filesystem::path& file) const;
};

/// Returns whether all of `folder` is the beginning of `file`.
bool isBelow(const std::filesystem::path& folder, const std::filesystem::path& file);

/// Returns what the user of this process has agreed to so far; at first nothing. Safe from any
/// thread.
OutsideFiles agreedOutside();
/// From now on the user agrees to `outside`, and to nothing else. Safe from any thread.
void setAgreedOutside(OutsideFiles outside);

/// From now on the user agrees that projects in `folder`, as projectFolder() has it, read these
/// `files` too. Safe from any thread.
void agreeToOutside(const std::filesystem::path& folder,
                    const std::vector<std::filesystem::path>& files);

/// Returns the files of a `scene` that may not be read now: they lie outside its folder, or the
/// user did not agree when a project elsewhere named them.
std::vector<std::filesystem::path> refusedFilesOf(const Scene& scene);

/// Returns those of a `scene` that were not read either, as what the user opened himself was.
std::vector<std::filesystem::path> unreadFilesOf(const Scene& scene);

/// Returns the files of a `scene` that the user had not agreed to when it was read.
std::vector<std::filesystem::path> askedFilesOf(const Scene& scene);

/// Returns those of a `scene` that lie outside and were read: what is saved with the project uses
/// them on.
std::vector<std::filesystem::path> outsideFilesOf(const Scene& scene);

}  // namespace wb::scene
