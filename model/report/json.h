#pragma once

#include "model/report/table.h"
#include "model/scene/json_printer.h"

#include <optional>
#include <string>
#include <string_view>

namespace wb::table {

using scene::JsonLayout;
using scene::jsonNumber;
using scene::jsonString;
using scene::jsonText;
using Json = scene::OrderedJson;

/// Which program under which constants made a JSON document.
struct JsonHead {
  std::string_view version;
  std::optional<std::string> profile;  ///< Nothing where rows were weighed under different ones.
};

/// A row as an object on one line; an empty cell is null.
std::string jsonRow(const Table& table, std::size_t row);

/// What a document begins with, up to its rows.
std::string jsonHead(const JsonHead& head);

/// {"weighbridge": version, "profile": …, "rows": [one object a row]}, each row on its own line
/// with the table's keys; an empty cell is null. The sink is called once a row.
void writeJson(const Table& table, const JsonHead& head, const Sink& sink);

}  // namespace wb::table
