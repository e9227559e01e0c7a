#pragma once

#include "model/scene/detail/json_values.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::scene {

/// Makes a JSON object of a struct, key by key in the order that its `declare(fields, item)` says.
/// What equals its fallback is left out.
class FieldWriter {
 public:
  static constexpr bool isReading = false;

  template <class T, class Value>
  void operator()(std::string_view key, const T& member, const Value& value) {
    if (member != value.fallback) addMember(json_, key, value.write(member));
  }

  template <class T, class Value>
  void operator()(std::string_view key, const std::optional<T>& member, const Value& value) {
    if (member) addMember(json_, key, value.write(*member));
  }

  /// A key that is always written.
  void constant(std::string_view key, int value) { addMember(json_, key, value); }

  void kept(std::string_view) {}

  template <class T>
  void object(std::string_view key, T&& item) {
    addFilled(key, written(item));
  }

  template <class T>
  void list(std::string_view key, std::vector<T>& items) {
    OrderedJson array = OrderedJson::array();
    for (T& item : items) array.push_back(written(item));
    addFilled(key, std::move(array));
  }

  template <class T>
  void map(std::string_view key, std::map<std::string, T>& items) {
    OrderedJson named = OrderedJson::object();
    for (auto& [name, item] : items) addMember(named, name, written(item));
    addFilled(key, std::move(named));
  }

  /// Adds the keys that were kept from the file. What could not be used is given back only while
  /// its key, or the object whose place it took, has not been given another value since.
  void rest(const KeptJson& extra);

  OrderedJson take() { return std::move(json_); }

  template <class T>
  static OrderedJson written(T&& item) {
    FieldWriter fields;
    declare(fields, item);
    return fields.take();
  }

 private:
  void addFilled(std::string_view key, OrderedJson value) {
    if (!value.empty()) addMember(json_, key, std::move(value));
  }

  OrderedJson json_ = OrderedJson::object();
};

}  // namespace wb::scene
