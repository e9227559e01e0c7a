#include "model/report/json.h"

#include <nlohmann/json.hpp>

namespace wb::table {
namespace {

struct JsonCell {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(const Unknown&) const { return nullptr; }
  Json operator()(const auto& value) const { return value; }
};

Json rowObject(const Table& table, std::size_t row) {
  Json object = Json::object();
  for (std::size_t column = 0; column < table.headings.size(); ++column)
    object[std::string(table.headings[column].key)] =
        std::visit(JsonCell{}, table.cell(row, column));
  return object;
}

}  // namespace

std::string jsonRow(const Table& table, std::size_t row) {
  return jsonText(rowObject(table, row), JsonLayout::oneLine);
}

std::string jsonHead(const JsonHead& head) {
  return "{\"weighbridge\": " + jsonText(head.version) +
         ", \"profile\": " + jsonText(head.profile ? Json(*head.profile) : Json()) +
         ", \"rows\": [";
}

void writeJson(const Table& table, const JsonHead& head, const Sink& sink) {
  sink(jsonHead(head));
  for (std::size_t row = 0; row < table.rows; ++row)
    sink((row > 0 ? ",\n" : "\n") + jsonRow(table, row));
  sink(table.rows > 0 ? "\n]}\n" : "]}\n");
}

}  // namespace wb::table
