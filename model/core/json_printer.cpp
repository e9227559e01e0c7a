#include "model/core/json_printer.h"

#include "model/core/number.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace wb {
namespace {

constexpr std::size_t indentWidth = 2;

class JsonPrinter {
 public:
  explicit JsonPrinter(JsonLayout layout) : layout_(layout) {}

  std::string print(const OrderedJson& value) {
    add(value);
    return std::move(text_);
  }

 private:
  void add(const OrderedJson& value) {
    if (value.is_structured()) return addBlock(value, isOneLine_ || isList(value));
    if (value.is_string()) {
      text_ += jsonString(value.get_ref<const std::string&>());
    } else {
      text_ += value.is_number_float() ? jsonNumber(value.get<double>(), layout_) : value.dump();
    }
  }

  bool isList(const OrderedJson& value) const {
    return layout_ == JsonLayout::project && value.is_array() &&
           std::ranges::none_of(value,
                                [](const OrderedJson& item) { return item.is_structured(); });
  }

  void addBlock(const OrderedJson& block, bool isOneLine) {
    const bool wasOneLine = std::exchange(isOneLine_, isOneLine);
    text_ += block.is_object() ? '{' : '[';
    ++depth_;
    std::string_view separator;
    for (const auto& [key, value] : block.items()) {
      text_ += separator;
      breakLine();
      if (block.is_object()) text_.append(jsonString(key)).append(": ");
      add(value);
      separator = isOneLine ? ", " : ",";
    }
    --depth_;
    if (!block.empty()) breakLine();
    text_ += block.is_object() ? '}' : ']';
    isOneLine_ = wasOneLine;
  }

  void breakLine() {
    if (!isOneLine_) text_.append("\n").append(depth_ * indentWidth, ' ');
  }

  JsonLayout layout_;
  bool isOneLine_ = layout_ == JsonLayout::oneLine;  ///< What is being added.
  std::size_t depth_ = 0;
  std::string text_;
};

}  // namespace

std::string jsonText(const OrderedJson& value, JsonLayout layout) {
  return JsonPrinter(layout).print(value);
}

std::string jsonString(std::string_view text) {
  const bool isModel = std::ranges::all_of(
      text, [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
  if (!isModel)
    return OrderedJson(text).dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
  std::string quoted = "\"";
  return quoted.append(text).append("\"");
}

std::string jsonNumber(double number, JsonLayout layout) {
  if (!std::isfinite(number)) return "null";
  const bool isNegativeZero = number == 0 && std::signbit(number);
  return isNegativeZero && layout == JsonLayout::project ? "-0.0" : shortest(number);
}

}  // namespace wb
