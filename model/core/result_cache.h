#pragma once

#include "model/core/core.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

namespace wb {

/// What was costly to make, kept between runs in a folder of the user's. It may be deleted at any
/// time, and any number of processes may use it at once. Whatever is wrong with it, a result is
/// then not found, or not kept: nobody is told. Any thread may use it.
class ResultCache {
 public:
  struct Options {
    std::filesystem::path folder;  ///< Made when first needed.
    std::string version;           ///< Of what makes the results: another one finds none of them.
    std::size_t bytes = std::size_t{1} << 30;  ///< Of all results; then those unused longest go.
  };

  explicit ResultCache(Options options) : options_(std::move(options)) {}

  /// What was kept under the key, whole.
  std::optional<Bytes> find(std::string_view key) const;
  /// A result that alone takes more than a quarter of the room is not kept.
  void keep(std::string_view key, ByteView result);
  /// The same of what `make` gives, if anything, beside the caller, who waits only for the one
  /// before; done at the latest when this goes.
  void keepBeside(std::string key, std::function<std::optional<Bytes>()> make);

 private:
  std::filesystem::path pathOf(std::string_view key) const;
  bool isTimeToMakeRoom(std::size_t bytes);
  void makeRoom() const;

  Options options_;
  std::mutex mutex_;
  std::size_t keptSinceRoom_ = 0;
  bool hasMadeRoom_ = false;
  std::mutex besideMutex_;
  std::jthread beside_;  ///< The last: it ends before anything that it uses goes.
};

/// That of this process; null, as at its start: nothing is kept.
ResultCache* resultCache();
/// Before any work that may use it.
void setResultCache(std::unique_ptr<ResultCache> cache);

}  // namespace wb
