#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace wb::scene {

/// Names that are taken, and free ones for what is new.
class FreeNames {
 public:
  explicit FreeNames(std::set<std::string> taken = {}) : taken_(std::move(taken)) {}
  /// Those of linksets, octrees or whatever has a name.
  template <class Item>
  explicit FreeNames(const std::vector<Item>& items) {
    for (const Item& item : items) taken_.insert(item.name);
  }

  /// The wanted name, or it with the next number; it is taken then.
  std::string take(const std::string& wanted);

 private:
  std::set<std::string> taken_;
  std::map<std::string, std::size_t> next_;  ///< The number to begin at: all before it are taken.
};

/// A name that is not taken: the wanted one, or it with the next number.
std::string freeName(const std::string& wanted, const std::set<std::string>& taken);

}  // namespace wb::scene
