#pragma once

#include "model/table/table.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace wb::table {

/// Objects keep the order in which their keys were added.
using Json = nlohmann::ordered_json;

enum class JsonLayout : std::uint8_t { oneLine, indented };

/// JSON text in UTF-8. Numbers in the shortest form that reads back bit-exact, the same as in CSV;
/// what is not finite is null. Bytes that are no UTF-8 become the replacement character.
std::string jsonText(const Json& value, JsonLayout layout = JsonLayout::indented);

/// The same of one text or number, without a detour over a value: for documents of millions.
std::string jsonString(std::string_view text);
std::string jsonNumber(double number);

/// Which program under which constants made a JSON document.
struct JsonHead {
  std::string_view version;
  std::optional<std::string> profile;  ///< Nothing where rows were weighed under different ones.
};

/// A row as an object on one line; an empty cell is null.
std::string jsonRow(const Table& table, std::size_t row);

/// {"weighbridge": version, "profile": …, "rows": [one object a row]}, each row on its own line
/// with the table's keys; an empty cell is null. The sink is called once a row.
void writeJson(const Table& table, const JsonHead& head, const Sink& sink);

}  // namespace wb::table
