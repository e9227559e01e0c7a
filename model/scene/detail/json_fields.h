#pragma once

#include "model/core/task.h"
#include "model/scene/detail/json_text.h"
#include "model/scene/detail/json_values.h"
#include "model/scene/part.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::scene {

/// Fills a struct from a JSON object, key by key as its `declare(fields, item)` says. A value that
/// cannot be used is a finding; the fallback stands in its place, and it is kept among the rest.
class FieldReader {
 public:
  static constexpr bool isReading = true;

  /// `json` and `place` must outlive the reader. Anything but an object is a finding and empty.
  /// A cancelled task leaves lists unfinished, which the caller must look at it for.
  FieldReader(const Json& json, const Place& place, Findings& findings, const Task& task);

  template <class T, class Value>
  void operator()(std::string_view key, T& member, const Value& value) {
    member = value.fallback;
    if (const Json* json = find(key)) read(key, *json, member, value);
  }

  template <class T, class Value>
  void operator()(std::string_view key, std::optional<T>& member, const Value& value) {
    member.reset();
    if (const Json* json = find(key)) read(key, *json, member, value);
  }

  /// A key whose value the caller has checked.
  void constant(std::string_view key, int) { known_.push_back(key); }

  /// A key that this program or its samples write and do not read: kept like an unknown one, and
  /// nothing is said about it.
  void kept(std::string_view key) { unread_.push_back(key); }

  /// A struct of its own keys.
  template <class T>
  void object(std::string_view key, T&& item) {
    static const Json empty = Json::object();
    const Json* json = find(key);
    if (json && !json->is_object()) {
      refuse(key, *json, MapValue::expected());
      json = nullptr;
    }
    readItem(json ? *json : empty, Place(place_, key), item);
  }

  /// The same of one that may be missing.
  template <class T>
  void object(std::string_view key, std::optional<T>& item) {
    item.reset();
    const Json* json = find(key);
    if (!json) return;
    if (!json->is_object()) return refuse(key, *json, MapValue::expected());
    readItem(*json, Place(place_, key), item.emplace());
  }

  template <class T>
  void list(std::string_view key, std::vector<T>& items) {
    items.clear();
    const Json* json = find(key);
    if (!json) return;
    if (!json->is_array()) return refuse(key, *json, expectedList());
    const Place listPlace(place_, key);
    for (std::size_t i = 0; i < json->size() && task_.step(); ++i)
      readItem((*json)[i], Place(listPlace, i), items.emplace_back());
  }

  template <class T>
  void map(std::string_view key, std::map<std::string, T>& items) {
    items.clear();
    const Json* json = find(key);
    if (!json) return;
    if (!json->is_object()) return refuse(key, *json, MapValue::expected());
    const Place mapPlace(place_, key);
    for (const auto& [name, value] : json->items()) {
      if (!task_.step()) return;
      readItem(value, Place(mapPlace, name), items[name]);
    }
  }

  /// Every key that was not asked for, each with a note, and the values that could not be used;
  /// what is no object as it is.
  void rest(KeptJson& extra);

 private:
  template <class T>
  void readItem(const Json& json, const Place& place, T&& item) {
    FieldReader fields(json, place, findings_, task_);
    declare(fields, item);
  }

  template <class Member, class Value>
  void read(std::string_view key, const Json& json, Member& member, const Value& value) {
    auto found = value.read(json);
    if (!found) return refuse(key, json, value.expected());
    if constexpr (requires { value.limited(*found); }) {
      const auto usable = value.limited(*found);
      if (usable != *found) tellLimited(key, json, value.range);
      found = usable;
    }
    member = std::move(*found);
  }

  const Json* find(std::string_view key);
  void refuse(std::string_view key, const Json& json, Expectation expectation);
  void tellLimited(std::string_view key, const Json& json, const Range& range);
  void warn(const Place& place, const Json& json, Expectation expectation);

  void tellUnknown(const std::string& key);

  const Json& whole_;
  const Json* json_;  ///< Null if it is no object.
  const Place& place_;
  Findings& findings_;
  const Task& task_;
  std::vector<std::string_view> known_;
  std::vector<std::string_view> unread_;
  Json unusable_ = Json::object();
};

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

  /// Written where it is there, though all of it is default.
  template <class T>
  void object(std::string_view key, std::optional<T>& item) {
    if (item) addMember(json_, key, written(*item));
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
