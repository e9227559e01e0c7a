#include "model/core/program_files.h"

#include "model/core/core_texts.h"

#include <sys/stat.h>

#include <algorithm>
#include <system_error>
#include <vector>

namespace wb {
namespace {

namespace fs = std::filesystem;

/// Below `share`: folders with all that is in them, and files that lie among others'.
constexpr const char* ownFolders[] = {"weighbridge", "doc/weighbridge"};
constexpr const char* ownFiles[] = {
    "man/man1/weighbridge.1.gz",
    "bash-completion/completions/weighbridge",
    "zsh/vendor-completions/_weighbridge",
    "applications/weighbridge.desktop",
    "metainfo/org.example.weighbridge.metainfo.xml",
    "mime/packages/weighbridge.xml",
    "icons/hicolor/scalable/apps/weighbridge.svg",
};

fs::path& protectedProgram() {
  static fs::path program;
  return program;
}

fs::path resolvedPath(const fs::path& path) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(fs::absolute(path, error), error);
  return error ? path.lexically_normal() : whole;
}

/// Where the links below a folder lead to.
void addLinked(const fs::path& folder, std::vector<fs::path>& all) {
  std::error_code error;
  fs::recursive_directory_iterator entries(folder, error);
  for (; !error && entries != fs::recursive_directory_iterator(); entries.increment(error))
    if (std::error_code ignored; entries->is_symlink(ignored))
      all.push_back(resolvedPath(entries->path()));
}

std::vector<fs::path> protectedPaths() {
  const fs::path& program = protectedProgram();
  const fs::path share = program.parent_path().parent_path() / "share";
  std::vector<fs::path> all{program};
  for (const char* file : ownFiles) all.push_back(share / file);
  for (const char* folder : ownFolders) {
    all.push_back(share / folder);
    addLinked(share / folder, all);
  }
  return all;
}

/// By device and number, for a folder may be mounted at two places.
bool areSame(const struct stat& a, const fs::path& path) {
  struct stat b {};
  return ::stat(path.c_str(), &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

}  // namespace

void protectProgramFiles(const fs::path& program) {
  protectedProgram() = program.empty() ? program : resolvedPath(program);
}

bool isProgramFile(const fs::path& path) {
  if (path.empty() || protectedProgram().empty()) return false;
  const std::vector<fs::path> all = protectedPaths();
  for (fs::path place = resolvedPath(path);; place = place.parent_path()) {
    struct stat found {};
    if (::stat(place.c_str(), &found) == 0 &&
        std::ranges::any_of(all, [&](const fs::path& own) { return areSame(found, own); }))
      return true;
    if (place == place.parent_path()) return false;
  }
}

Result<void> checkIsNotProgramFile(const fs::path& output) {
  if (!isProgramFile(output)) return {};
  return tl::unexpected(inFile(failure(baseTexts["file.of_program"]).value(), output.string()));
}

}  // namespace wb
