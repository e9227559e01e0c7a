#include "model/scene/json_text.h"

#include "model/base/number.h"

#include <algorithm>
#include <cmath>

namespace wb::scene {
namespace {

constexpr std::size_t indentWidth = 2;
constexpr std::size_t excerptLength = 60;
constexpr std::size_t excerptElements = 4;

std::string jsonString(std::string_view text) {
  return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string numberText(double number) {
  if (!std::isfinite(number)) return "null";
  // "-0" would read back as the integer 0, which has no sign.
  return number == 0 && std::signbit(number) ? "-0.0" : shortest(number);
}

template <class AnyJson>
std::string scalarText(const AnyJson& value) {
  if (value.is_string()) return jsonString(value.template get_ref<const std::string&>());
  if (value.is_number_float()) return numberText(value.template get<double>());
  return value.dump();
}

/// Lists of this kind of value are written on one line.
template <class AnyJson>
bool allScalars(const AnyJson& list) {
  return std::ranges::none_of(list, [](const auto& item) { return item.is_structured(); });
}

template <class AnyJson>
std::string inlineList(const AnyJson& list) {
  std::string text = "[";
  for (const auto& item : list) text += (text.size() > 1 ? ", " : "") + scalarText(item);
  return text + "]";
}

class ProjectPrinter {
 public:
  void add(const OrderedJson& value) {
    if (value.is_object()) return addBlock('{', value, '}');
    if (!value.is_array()) return append(scalarText(value));
    if (allScalars(value)) return append(inlineList(value));
    addBlock('[', value, ']');
  }

  std::string take() { return std::move(text_) + "\n"; }

 private:
  void append(std::string_view text) { text_ += text; }

  void addBlock(char open, const OrderedJson& block, char close) {
    text_ += open;
    ++depth_;
    std::string_view separator;
    for (const auto& [key, value] : block.items()) {
      append(separator);
      breakLine();
      if (block.is_object()) append(jsonString(key) + ": ");
      add(value);
      separator = ",";
    }
    --depth_;
    if (!block.empty()) breakLine();
    text_ += close;
  }

  void breakLine() { text_.append("\n").append(depth_ * indentWidth, ' '); }

  std::string text_;
  std::size_t depth_ = 0;
};

/// At most `length` bytes, cut between code points.
std::string_view cut(std::string_view text, std::size_t length) {
  const auto continues = [](char c) { return (c & '\xC0') == '\x80'; };
  while (length > 0 && continues(text[length])) --length;
  return text.substr(0, length);
}

}  // namespace

void addMember(OrderedJson& object, std::string_view key, OrderedJson value) {
  object.get_ref<OrderedJson::object_t&>().emplace_back(std::string(key), std::move(value));
}

std::string printed(const OrderedJson& json) {
  ProjectPrinter printer;
  printer.add(json);
  return printer.take();
}

std::string excerptOfText(std::string_view text) {
  if (text.size() <= excerptLength) return jsonString(text);
  return jsonString(std::string(cut(text, excerptLength)) + "…");
}

std::string excerpt(const Json& json) {
  if (json.is_string()) return excerptOfText(json.get_ref<const std::string&>());
  if (json.is_object()) return json.empty() ? "{}" : "{…}";
  if (!json.is_array()) return scalarText(json);
  if (json.size() > excerptElements || !allScalars(json)) return "[…]";
  const std::string list = inlineList(json);
  return list.size() > excerptLength ? "[…]" : list;
}

}  // namespace wb::scene
