#include "model/core/folder_entries.h"

#include <dirent.h>
#include <ftw.h>

#include <cerrno>
#include <cstdio>
#include <memory>
#include <string_view>

namespace wb {
namespace {

struct CloseFolder {
  void operator()(DIR* open) const { ::closedir(open); }
};

extern "C" int removeFound(const char* path, const struct stat* /*about*/, int /*kind*/,
                           struct FTW* /*place*/) {
  (void)std::remove(path);
  return 0;
}

}  // namespace

std::error_code forEachName(const std::filesystem::path& folder,
                            const std::function<void(const char* name)>& take) {
  const std::unique_ptr<DIR, CloseFolder> open(::opendir(folder.c_str()));
  if (!open) return {errno, std::generic_category()};
  while (true) {
    errno = 0;  // Tells the end from an error.
    const dirent* entry = ::readdir(open.get());
    if (!entry) return {errno, std::generic_category()};
    const std::string_view name = entry->d_name;
    if (name != "." && name != "..") take(entry->d_name);
  }
}

void removeAll(const std::filesystem::path& path) noexcept {
  constexpr int foldersOpen = 16;
  (void)::nftw(path.c_str(), removeFound, foldersOpen, FTW_DEPTH | FTW_PHYS);
}

}  // namespace wb
