#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace wb::advice {

/// What took long to find, for when the same is asked again: a page is saved of what a panel shows,
/// a change is undone, a file is opened again. Keeps a few, of these the newest. Any thread may use
/// it.
template <class Key, class Found>
class FoundBefore {
 public:
  static constexpr std::size_t most = 64;

  /// Nothing where it was not kept, or no longer.
  std::optional<Found> find(const Key& key) const {
    const std::lock_guard lock(mutex_);
    const auto entry = std::ranges::find(entries_, key, &Entry::key);
    if (entry == entries_.end()) return std::nullopt;
    return std::optional<Found>(std::in_place, entry->found);
  }

  void keep(Key key, Found found) {
    const std::lock_guard lock(mutex_);
    if (std::ranges::find(entries_, key, &Entry::key) != entries_.end()) return;
    if (entries_.size() == most) entries_.pop_front();
    entries_.push_back({std::move(key), std::move(found)});
  }

 private:
  struct Entry {
    Key key;
    Found found;
  };

  mutable std::mutex mutex_;
  std::deque<Entry> entries_;
};

}  // namespace wb::advice
