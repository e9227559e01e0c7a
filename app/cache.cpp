#include "app/cache.h"

#include "app/arguments.h"
#include "app/version.h"
#include "model/core/result_cache.h"

#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace wb::app {
namespace {

/// The value of a variable; empty where it is not set.
std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : std::string_view();
}

/// By the rules of the XDG Base Directory Specification; empty where nothing says it.
std::filesystem::path cacheFolder() {
  const std::filesystem::path own(variable("XDG_CACHE_HOME"));
  if (own.is_absolute()) return own / "weighbridge";
  const std::filesystem::path home(variable("HOME"));
  return home.is_absolute() ? home / ".cache/weighbridge" : std::filesystem::path();
}

/// A build differs from every other, whatever number its version has.
std::string thisBuild() {
  struct stat about {};
  std::string build = versionLine();
  if (::stat("/proc/self/exe", &about) == 0)
    build += ' ' + std::to_string(about.st_size) + ' ' + std::to_string(about.st_mtim.tv_sec) +
             '.' + std::to_string(about.st_mtim.tv_nsec);
  return build;
}

}  // namespace

void useCache() {
  const std::filesystem::path folder = cacheFolder();
  if (folder.empty() || !variable("WEIGHBRIDGE_NO_CACHE").empty()) return;
  setResultCache(std::make_unique<ResultCache>(ResultCache::Options{folder, thisBuild()}));
}

void addNoCache(CLI::App& command) {
  command.add_flag_callback(
      "--no-cache", [] { setResultCache(nullptr); }, rendered(appTexts["option.no_cache"]));
}

}  // namespace wb::app
