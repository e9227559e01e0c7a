#include "model/core/same_file.h"

#include "model/core/core_texts.h"

#include <sys/stat.h>

#include <algorithm>
#include <utility>

namespace wb {

Result<void> checkIsNotRead(const std::filesystem::path& output,
                            std::span<const std::filesystem::path> read) {
  struct stat target {};
  // What is no file is not written over, but to.
  if (::stat(output.c_str(), &target) != 0 || !S_ISREG(target.st_mode)) return {};
  const auto found = std::ranges::find_if(read, [&](const std::filesystem::path& file) {
    struct stat other {};
    return ::stat(file.c_str(), &other) == 0 && other.st_dev == target.st_dev &&
           other.st_ino == target.st_ino;
  });
  if (found == read.end()) return {};
  return tl::unexpected(inFile(
      failure(baseTexts["file.is_read"], {{"file", found->string()}}).value(), output.string()));
}

}  // namespace wb
