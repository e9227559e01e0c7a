#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/scene/scene.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace wb::recovery {

/// A folder that one program at a time has: until it lets go or ends, however it ends.
class FolderLock {
 public:
  enum class Refusal : std::uint8_t {
    another,     ///< Has it.
    impossible,  ///< The folder cannot be written to, or its file system knows no locks.
  };
  /// Takes the lock of `folder`, which must be there, without waiting. Leaves a file `lock` in it.
  static tl::expected<FolderLock, Refusal> take(const std::filesystem::path& folder);
  /// Whether it is still what keeps others from `folder`: a program that had it before may have
  /// taken the folder away after the lock was opened, and another made one of the same name.
  bool isOf(const std::filesystem::path& folder) const;
  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock();

 private:
  explicit FolderLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_ = -1;
};

/// That a window has a file open, as other windows of the same user see it, of any program.
class Claim {
 public:
  /// Nothing where another window has the file open, under whatever name. `root` is the same for
  /// all; where nothing can be written to it or locked, every claim succeeds.
  /// @param root  Folder of all claims; made where it is not there.
  /// @param file  Need not exist; links are followed.
  static std::optional<Claim> take(const std::filesystem::path& root,
                                   const std::filesystem::path& file);
  Claim(Claim&&) noexcept = default;
  Claim& operator=(Claim&&) = delete;
  ~Claim();

 private:
  Claim(std::filesystem::path folder, std::optional<FolderLock> lock);

  std::filesystem::path folder_;
  std::optional<FolderLock> lock_;
};

/// What was open when changes of it were kept.
struct Origin {
  std::filesystem::path file;  ///< Absolute; empty: it has no name yet.
  std::string sha256;          ///< Of the file as it was read or written last.
};

/// Changes that a program kept and did not save before it ended. As long as a copy of this lives,
/// no other program is offered them.
struct Kept {
  std::filesystem::path folder;  ///< Holds all of it.
  std::filesystem::path scene;   ///< A project.
  Origin origin;
  std::filesystem::file_time_type time;  ///< Of keeping.
  std::shared_ptr<const FolderLock> lock;
  /// Files that the project names and its program had not read: nobody agreed to them. All are
  /// absolute, without dot folders.
  std::vector<std::filesystem::path> refused{};
};

/// Keeps the changes of one window in a folder of its own, in case the program ends before they are
/// saved. May be used by several threads.
class Keeper {
 public:
  /// `root` holds the folders of all windows of a user's programs; it is made where it is not
  /// there. Fails, with its name, where nothing can be kept in it.
  static Result<Keeper> create(const std::filesystem::path& root);
  Keeper(Keeper&&) noexcept = default;
  Keeper& operator=(Keeper&&) = delete;
  /// Nothing is left of what was kept: whoever ends in order has saved it, or does not want it.
  ~Keeper();

  /// In place of what was kept before, whole or not at all; not if it is cancelled before another
  /// thread is done. The assets that the scene names in files stay where they are.
  /// @param scene   Written as a project; its parts get ids.
  /// @param origin  What the scene was opened from; its file is empty for one without a name.
  /// @param task    Cancelled while waiting: keeps what was kept before, and succeeds.
  Result<void> keep(scene::Scene scene, const Origin& origin, const Task& task = {});
  /// What was kept is not needed any more.
  void forget();
  /// What is kept stays when this goes, and is offered then.
  void leave() { leaves_ = true; }

 private:
  Keeper(std::filesystem::path folder, FolderLock lock);
  Result<void> keepRefused(const scene::Scene& scene) const;

  std::filesystem::path folder_;
  std::unique_ptr<const FolderLock> lock_;
  std::unique_ptr<std::mutex> writing_;
  bool leaves_ = false;
};

/// What programs that live no more left, the latest first. Folders without changes are removed.
/// @param root  As for Keeper::create(). Empty result where it cannot be read.
std::vector<Kept> keptIn(const std::filesystem::path& root);

/// Removes what was kept.
void discard(const Kept& kept);

}  // namespace wb::recovery
