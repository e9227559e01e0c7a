#pragma once

#include "model/scene/scene.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace wb::scene {

/// What one list has in the place of what another has there: from the first item that differs to
/// the last.
template <class Item>
class ListDifference {
 public:
  ListDifference(const std::vector<Item>& before, const std::vector<Item>& after) {
    const auto [first, other] =
        std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const auto [last, otherLast] = std::mismatch(before.rbegin(), std::make_reverse_iterator(first),
                                                 after.rbegin(), std::make_reverse_iterator(other));
    begin_ = static_cast<std::size_t>(first - before.begin());
    count_ = static_cast<std::size_t>(last.base() - first);
    others_.assign(other, otherLast.base());
  }

  /// Puts the others in their place into the `list`, which is the one before or after, and keeps
  /// what was there instead.
  void exchange(std::vector<Item>& list) {
    const auto at = list.begin() + static_cast<std::ptrdiff_t>(begin_);
    const auto end = at + static_cast<std::ptrdiff_t>(count_);
    std::vector<Item> taken(std::make_move_iterator(at), std::make_move_iterator(end));
    list.insert(list.erase(at, end), std::make_move_iterator(others_.begin()),
                std::make_move_iterator(others_.end()));
    count_ = others_.size();
    others_ = std::move(taken);
  }

  bool isNone() const { return count_ == 0 && others_.empty(); }
  std::vector<Item>& others() { return others_; }

 private:
  std::size_t begin_ = 0;
  std::size_t count_ = 0;
  std::vector<Item> others_;
};

/// How one scene differs from another in what stands in it: linksets, octrees, rays, regions,
/// measured costs, and assets of other names. Keeps what differs, not the scenes.
class SceneDifference {
 public:
  SceneDifference(const Scene& before, const Scene& after);

  bool isNone() const;
  /// Makes the `scene` before the one after, and the one after that before again, however often. In
  /// between nothing else may have been changed, but ids be given and the scene's folder be
  /// another.
  void exchange(Scene& scene);

 private:
  using Assets = std::map<std::string, Asset>;

  ListDifference<Linkset> linksets_;
  ListDifference<OctreeEntry> octrees_;
  ListDifference<RayEntry> rays_;
  ListDifference<Region> regions_;
  ListDifference<Measured> measured_;
  std::set<std::string> assetsHere_;  ///< That are to be taken out.
  Assets assets_;                     ///< That are to be put in.
  std::filesystem::path folder_;      ///< Where paths of what is kept begin.
};

}  // namespace wb::scene
