#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace wb {

/// Keeps the order in which keys were added.
using OrderedJson = nlohmann::ordered_json;

enum class JsonLayout : std::uint8_t {
  oneLine,   ///< All of it, `, ` between.
  indented,  ///< Two spaces a level, each value on a line.
  project    ///< The same, but a list without lists or objects in it on one line.
};

/// Returns a `value` as JSON text in UTF-8. Numbers in the shortest form that reads back bit-exact;
/// what is not finite is null. Bytes that are no UTF-8 become the replacement character. In the
/// `layout` of a project a negative 0 is `-0.0`, which JSON readers keep, else `-0`, as in CSV.
std::string jsonText(const OrderedJson& value, JsonLayout layout = JsonLayout::indented);

/// Returns one `text` likewise, in quotes, without a detour over a value: for documents of
/// millions.
std::string jsonString(std::string_view text);
/// Returns one `number` likewise; of the `layout` only whether it is that of a project counts.
std::string jsonNumber(double number, JsonLayout layout = JsonLayout::indented);

}  // namespace wb
