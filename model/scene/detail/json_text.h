#pragma once

#include "model/core/json_printer.h"
#include "model/scene/part.h"

#include <nlohmann/json.hpp>

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

/// Adds a member whose key the object does not have yet; unlike the library's own way it does not
/// look for that key first, which matters for objects of thousands of keys.
void addMember(OrderedJson& object, std::string_view key, OrderedJson value);

/// A project's text: jsonText in its layout, and a newline at the end.
std::string printed(const OrderedJson& json);

/// A text in quotes for a message: escaped, without control characters, and cut when it is long.
std::string excerptOfText(std::string_view text);

/// A value for a message: `"a text"`, `-3`, `[1, 2]`; a longer or deeper one is cut to `[…]`,
/// `{…}`.
std::string excerpt(const Json& json);

}  // namespace wb::scene
