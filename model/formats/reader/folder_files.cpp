#include "model/formats/reader/folder_files.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/formats/reader/detail/open_beneath.h"
#include "model/formats/reader/flat_format.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <optional>
#include <system_error>
#include <utility>

namespace wb::worker {
namespace {

namespace fs = std::filesystem;

/// As it is where the current folder is gone.
fs::path absolutePath(const fs::path& path) {
  std::error_code error;
  const fs::path absolute = fs::absolute(path, error);
  return error ? path : absolute;
}

/// Bytes of a file; nothing for a folder, device or pipe.
std::optional<std::size_t> sizeOf(const Descriptor& file) {
  struct stat about {};
  if (::fstat(file.number(), &about) != 0 || !S_ISREG(about.st_mode)) return {};
  return static_cast<std::size_t>(about.st_size);
}

bool isFolder(const Descriptor& file) {
  struct stat about {};
  return ::fstat(file.number(), &about) == 0 && S_ISDIR(about.st_mode);
}

}  // namespace

Descriptor openFile(const fs::path& path) {
  Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  return file && sizeOf(file) ? std::move(file) : Descriptor();
}

FolderFiles::FolderFiles(const fs::path& model)
    : model_(model),
      folder_(absolutePath(model).parent_path()),
      descriptor_(::open(folder_.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC)) {}

Result<Descriptor> FolderFiles::openModel() {
  Descriptor file(::open(model_.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  if (!file)
    return failure(baseTexts["file.cannot_read"],
                   {{"reason", std::generic_category().message(errno)}});
  const auto size = sizeOf(file);
  if (!size)
    return failure(isFolder(file) ? baseTexts["file.not_a_file"] : baseTexts["file.special"]);
  if (!isWithinLimits(*size))
    return tl::unexpected(
        diagnosticOf(Refusal{Refusal::Reason::fileTooLarge, model_.filename().string()}));
  return file;
}

FileAnswer FolderFiles::open(const std::string& name) {
  using Kind = FileAnswer::Kind;
  if (name.find('\0') != name.npos) return {Kind::missing};
  fs::path path(name);
  if (path.is_absolute()) {
    const fs::path inside = path.lexically_relative(folder_);
    if (!inside.empty() && *inside.begin() != "..") path = inside;
  }
  auto file = openBeneath(descriptor_.number(), path.string());
  if (!file) return {file.error() == EXDEV ? Kind::outside : Kind::missing};
  const auto size = sizeOf(*file);
  if (!size) return {Kind::missing};
  if (!isWithinLimits(*size)) return {Kind::tooLarge};
  return {Kind::opened, std::move(*file)};
}

bool FolderFiles::isWithinLimits(std::size_t bytes) {
  bytes_ += bytes;
  ++files_;
  return bytes <= limits::modelFileBytes && bytes_ <= limits::modelFilesBytes &&
         files_ <= limits::modelFiles;
}

}  // namespace wb::worker
