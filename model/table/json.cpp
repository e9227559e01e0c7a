#include "model/table/json.h"

#include "model/base/number.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace wb::table {
namespace {

constexpr std::size_t indentWidth = 2;

class JsonPrinter {
 public:
  explicit JsonPrinter(JsonLayout layout) : indented_(layout == JsonLayout::indented) {}

  std::string print(const Json& value) {
    add(value);
    return std::move(text_);
  }

 private:
  void add(const Json& value) {
    if (value.is_object()) return addObject(value);
    if (value.is_array()) return addArray(value);
    if (value.is_number_float()) return addNumber(value.get<double>());
    text_ += value.dump(-1, ' ', false, Json::error_handler_t::replace);
  }

  void addNumber(double number) { text_ += jsonNumber(number); }

  void addObject(const Json& object) {
    open('{');
    for (const auto& [key, value] : object.items()) {
      nextItem();
      add(Json(key));
      text_ += ": ";
      add(value);
    }
    close('}', object.empty());
  }

  void addArray(const Json& array) {
    open('[');
    for (const Json& value : array) {
      nextItem();
      add(value);
    }
    close(']', array.empty());
  }

  void open(char bracket) {
    text_ += bracket;
    first_ = true;
    ++depth_;
  }

  void nextItem() {
    if (!first_) text_ += indented_ ? "," : ", ";
    first_ = false;
    breakLine();
  }

  void close(char bracket, bool empty) {
    --depth_;
    if (!empty) breakLine();
    text_ += bracket;
    first_ = false;
  }

  void breakLine() {
    if (indented_) text_.append("\n").append(depth_ * indentWidth, ' ');
  }

  std::string text_;
  bool indented_;
  bool first_ = true;
  std::size_t depth_ = 0;
};

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

std::string jsonText(const Json& value, JsonLayout layout) {
  return JsonPrinter(layout).print(value);
}

std::string jsonNumber(double number) { return std::isfinite(number) ? shortest(number) : "null"; }

std::string jsonString(std::string_view text) {
  const bool isModel = std::ranges::all_of(
      text, [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
  if (!isModel) return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
  std::string quoted = "\"";
  return quoted.append(text).append("\"");
}

std::string jsonRow(const Table& table, std::size_t row) {
  return jsonText(rowObject(table, row), JsonLayout::oneLine);
}

void writeJson(const Table& table, const JsonHead& head, const Sink& sink) {
  sink("{\"weighbridge\": " + jsonText(head.version) +
       ", \"profile\": " + jsonText(head.profile ? Json(*head.profile) : Json()) + ", \"rows\": [");
  for (std::size_t row = 0; row < table.rows; ++row)
    sink((row > 0 ? ",\n" : "\n") + jsonRow(table, row));
  sink(table.rows > 0 ? "\n]}\n" : "]}\n");
}

}  // namespace wb::table
