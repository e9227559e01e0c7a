#pragma once

#include "model/core/bytes.h"
#include "model/core/uuid.h"

#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace wb::llsd {

class Value;
using Array = std::vector<Value>;
using Map = std::map<std::string, Value, std::less<>>;

struct Undef {
  bool operator==(const Undef&) const = default;
};
struct Uri {
  std::string text;
  bool operator==(const Uri&) const = default;
};
/// Seconds since 1970.
struct Date {
  double seconds = 0;
  bool operator==(const Date&) const = default;
};

/// One LLSD value. Strings may hold arbitrary bytes.
class Value {
 public:
  using Variant = std::variant<Undef, bool, std::int32_t, double, Uuid, std::string, Uri, Bytes,
                               Date, Array, Map>;

  Value() = default;
  template <class T>
  requires(!std::same_as<std::remove_cvref_t<T>, Value> && std::constructible_from<Variant, T>)
      Value(T&& content)
      : content_(std::forward<T>(content)) {}

  bool isUndef() const { return std::holds_alternative<Undef>(content_); }

  /// The content if it has exactly this type, else null.
  template <class T>
  const T* get() const {
    return std::get_if<T>(&content_);
  }

  template <class T>
  T* get() {
    return std::get_if<T>(&content_);
  }

  /// Integer or real as a real; nothing else.
  std::optional<double> number() const;
  /// The entry of a map; null if this is no map or lacks the key.
  const Value* find(std::string_view key) const;

  const Variant& content() const { return content_; }
  bool operator==(const Value&) const = default;

 private:
  Variant content_;
};

}  // namespace wb::llsd
