#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace wb::scene {

/// Where a value stands in a JSON document: `linksets[2].parts[0].scale`. A chain of links up to
/// the document, so that a place costs nothing until its text is asked for; a place must not
/// outlive its parent or its key.
class Place {
 public:
  Place() = default;
  Place(const Place& parent, std::string_view key) : parent_(&parent), key_(key) {}
  Place(const Place& parent, std::size_t index) : parent_(&parent), index_(index) {}

  std::string text() const;

 private:
  const Place* parent_ = nullptr;
  std::string_view key_;
  std::size_t index_ = 0;
};

/// The place of a member: `parent.key`, or `parent["odd key"]` for a key that is not a plain word.
std::string memberPlace(std::string_view parent, std::string_view key);
/// `parent[index]`.
std::string elementPlace(std::string_view parent, std::size_t index);

}  // namespace wb::scene
