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
  /// Where results are kept, for whom, and how many.
  struct Options {
    std::filesystem::path folder;  ///< Made when first needed.
    std::string version;           ///< Of what makes the results: another one finds none of them.
    std::size_t bytes = std::size_t{1} << 30;  ///< Of all results; then those unused longest go.
  };

  explicit ResultCache(Options options) : options_(std::move(options)) {}

  /// Returns what was kept under `key` by this version, whole; nothing where there is none, or
  /// where it is damaged, which then goes.
  std::optional<Bytes> find(std::string_view key) const;
  /// Keeps a result for later runs, in place of an older one of its key. One that alone takes more
  /// than a quarter of the room is not kept.
  /// @param key  Names the input and how the result is made of it; of any length.
  /// @param result  May be empty.
  void keep(std::string_view key, ByteView result);
  /// Keeps what `make` gives under `key`, if anything, made beside the caller, who waits only for
  /// the one before, or makes it himself where the system has no thread to give; done at the latest
  /// when this goes. What `make` uses must live as long.
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
/// Sets the cache of this process, or none if `cache` is null: before any work that may use it.
void setResultCache(std::unique_ptr<ResultCache> cache);

}  // namespace wb
