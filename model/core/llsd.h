#pragma once

#include "model/core/core.h"
#include "model/core/identifiers.h"
#include "model/core/task.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
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

/// LLSD's value for "no value".
struct Undef {
  bool operator==(const Undef&) const = default;
};
/// LLSD's URI, as it was written: it is not checked.
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

/// Returns about how many bytes of memory `value` takes, with all that is in it.
std::size_t heldBytes(const Value& value);
/// Returns about how many bytes of memory the entries of `map` take, without the map itself.
std::size_t heldBytes(const Map& map);

/// Where a key of a map stands.
struct KeyOffset {
  std::string key;
  std::size_t offset = 0;  ///< `byte N` of the value.
};

/// A value and how many bytes it took, the optional prefix line included: what follows an asset's
/// header begins there.
struct Parsed {
  Value value;
  std::size_t bytes = 0;
  std::vector<KeyOffset>
      keyOffsets{};  ///< Of a map that is the value; sorted, equal keys as they come.
};

/// Reads one value of binary LLSD. Bounded in depth, elements and bytes by limits.h. Keys and
/// strings may also stand in quotes, with backslash escapes; of equal keys the last one counts. An
/// error's place is `byte N`.
/// @param bytes  Begin with the value, with or without the prefix line; what follows is not looked
///     at.
/// @param baseOffset  Added to N for a document that lies inside a file.
/// @param task  Asked before every value; cancelled, it fails. It reports no progress.
Result<Parsed> readBinary(ByteView bytes, std::size_t baseOffset = 0, const Task& task = {});
/// Reads one value from the front of `bytes` in the same way, under `task` and without an offset.
inline Result<Parsed> readBinary(ByteView bytes, const Task& task) {
  return readBinary(bytes, 0, task);
}

/// Returns `value` as binary LLSD. Strings, binaries and containers have at most 2^32 - 1 bytes or
/// elements.
/// @param value  Nested as deep as the program's stack allows: readers stop at limits::llsdDepth.
/// @param withPrefix  Whether the line that names the form comes first; a mesh asset has none.
Bytes writeBinary(const Value& value, bool withPrefix = false);

/// What stands before and behind the elements of an array of so many.
Bytes beginOfArray(std::size_t elements);
inline constexpr std::uint8_t endOfArray = ']';

/// The three ways to write LLSD down.
enum class Form : std::uint8_t { binary, xml, notation };

/// Returns the form that `bytes` are in, by content: a prefix line, an XML declaration or `<llsd`,
/// else what the first characters can begin. Binary where both it and notation are possible.
Form formOf(ByteView bytes);

/// Reads one value of any form that takes all of `bytes`, but for white space around text. Fails
/// when `task` is cancelled, and as the readers of the forms do; the place is `byte N`.
Result<Value> read(ByteView bytes, const Task& task = {});

/// Writes a value in a form; fails for what the form cannot say.
Result<Bytes> write(const Value& value, Form form);

}  // namespace wb::llsd
