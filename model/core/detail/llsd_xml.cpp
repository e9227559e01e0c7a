#include "model/core/core_texts.h"
#include "model/core/detail/llsd_forms.h"
#include "model/core/identifiers.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/plain_text.h"
#include "model/core/xml.h"

#include <pugixml.hpp>

#include <algorithm>
#include <sstream>

namespace wb::llsd {
namespace {

constexpr std::string_view xmlSpace = " \t\r\n";

tl::unexpected<Diagnostic> errorAt(const pugi::xml_node& node, Text text,
                                   std::vector<Argument> arguments = {}) {
  return failure(text, std::move(arguments),
                 "byte " + std::to_string(std::max<std::ptrdiff_t>(node.offset_debug(), 0)));
}

/// All character data of an element.
std::string contentOf(const pugi::xml_node& node) {
  std::string text;
  for (const pugi::xml_node& child : node.children())
    if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
      text += child.value();
  return text;
}

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(xmlSpace);
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(xmlSpace) - begin + 1);
}

std::optional<bool> truthFrom(std::string_view text) {
  if (text == "true" || text == "1") return true;
  if (text == "false" || text == "0") return false;
  return {};
}

class XmlReader {
 public:
  explicit XmlReader(const Task& task) : task_(task) {}

  Result<Value> value(const pugi::xml_node& node, std::size_t depth) {
    if (!task_.step()) return failure(baseTexts["task.cancelled"]);
    if (++values_ > limits::llsdElements)
      return errorAt(node, llsdTexts["llsd.too_many"], {{"limit", limits::llsdElements}});
    const std::string_view name = node.name();
    if (name == "array") return array(node, depth + 1);
    if (name == "map") return map(node, depth + 1);
    return scalar(node, name);
  }

 private:
  static Result<Value> scalar(const pugi::xml_node& node, std::string_view name) {
    if (name == "undef") return Value();
    if (name == "string") return Value(contentOf(node));
    if (name == "uri") return Value(Uri{contentOf(node)});
    if (name == "boolean") return typed(node, truthFrom, "true or false", false);
    if (name == "integer") return typed(node, integerFrom, "an integer", 0);
    if (name == "real") return typed(node, realFrom, "a real", 0.0);
    if (name == "uuid") return typed(node, uuidFrom, "a UUID", Uuid{});
    if (name == "date") return typed(node, dateFrom, "a date", Date{});
    if (name == "binary") return binary(node);
    return errorAt(node, llsdTexts["llsd.unknown_element"], {{"name", name}});
  }

  /// An empty element is the default of its type.
  template <class From, class Default>
  static Result<Value> typed(const pugi::xml_node& node, From from, std::string_view what,
                             Default standard) {
    const std::string text = trimmed(contentOf(node));
    if (text.empty()) return Value(standard);
    if (auto read = from(text)) return Value(std::move(*read));
    return unexpected(node, what, text);
  }

  static tl::unexpected<Diagnostic> unexpected(const pugi::xml_node& node, std::string_view what,
                                               const std::string& found) {
    return errorAt(node, llsdTexts["llsd.expected"], {{"what", what}, {"found", found}});
  }

  static Result<Value> binary(const pugi::xml_node& node) {
    const std::string_view encoding = node.attribute("encoding").as_string("base64");
    if (encoding == "base64") return typed(node, fromBase64, "base64", Bytes{});
    if (encoding == "base16") return typed(node, fromBase16, "base16", Bytes{});
    return errorAt(node, llsdTexts["llsd.unknown_encoding"], {{"name", encoding}});
  }

  static Result<void> enter(const pugi::xml_node& node, std::size_t depth) {
    if (depth > limits::llsdDepth)
      return errorAt(node, llsdTexts["llsd.too_deep"], {{"limit", limits::llsdDepth}});
    return {};
  }

  Result<Value> array(const pugi::xml_node& node, std::size_t depth) {
    if (auto entered = enter(node, depth); !entered) return failure(std::move(entered));
    Array array;
    for (const pugi::xml_node& child : node.children()) {
      if (child.type() != pugi::node_element) continue;
      auto element = value(child, depth);
      if (!element) return element;
      array.push_back(std::move(*element));
    }
    return Value(std::move(array));
  }

  Result<Value> map(const pugi::xml_node& node, std::size_t depth) {
    if (auto entered = enter(node, depth); !entered) return failure(std::move(entered));
    Map map;
    std::optional<std::string> key;
    for (const pugi::xml_node& child : node.children()) {
      if (child.type() != pugi::node_element) continue;
      const bool isKey = std::string_view(child.name()) == "key";
      if (isKey == key.has_value()) return errorAt(child, llsdTexts["llsd.key_and_value"]);
      if (isKey) {
        key = contentOf(child);
        continue;
      }
      auto element = value(child, depth);
      if (!element) return element;
      map.insert_or_assign(*std::exchange(key, {}), std::move(*element));
    }
    if (key) return errorAt(node, llsdTexts["llsd.key_and_value"]);
    return Value(std::move(map));
  }

  const Task& task_;
  std::size_t values_ = 0;
};

}  // namespace

Result<Value> readXml(ByteView bytes, const Task& task) {
  if (bytes.size() > limits::llsdBytes)
    return failure(llsdTexts["llsd.too_large"], {{"limit", limits::llsdBytes}},
                   "byte " + std::to_string(limits::llsdBytes));
  if (xmlMemory(bytes).nodes > limits::xmlNodes)
    return failure(llsdTexts["llsd.too_many"], {{"limit", limits::llsdElements}});
  pugi::xml_document document;
  const auto parsed = parse(document, bytes, pugi::parse_default | pugi::parse_ws_pcdata,
                            pugi::encoding_auto, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (!parsed)
    return failure(llsdTexts["llsd.bad_xml"], {{"reason", parsed.description()}},
                   "byte " + std::to_string(parsed.offset));
  const pugi::xml_node root = document.document_element();
  if (std::string_view(root.name()) != "llsd") return errorAt(root, llsdTexts["llsd.no_llsd"]);
  std::optional<Value> value;
  for (const pugi::xml_node& child : root.children()) {
    if (child.type() != pugi::node_element) continue;
    if (value) return errorAt(child, llsdTexts["llsd.more_than_one"]);
    auto read = XmlReader(task).value(child, 0);
    if (!read) return read;
    value = std::move(*read);
  }
  return value.value_or(Value());
}

namespace {

/// Whether XML 1.0 has a way to write every character so that it comes back. A carriage return is
/// read as a line feed.
bool isSayable(std::string_view text) {
  const auto isLost = [](char c) {
    return static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\n';
  };
  return isUtf8(text) && std::ranges::none_of(text, isLost);
}

class XmlWriter {
 public:
  explicit XmlWriter(pugi::xml_node parent) : parent_(parent) {}

  void write(const Value& value) { std::visit(*this, value.content()); }

  void operator()(Undef) { parent_.append_child("undef"); }
  void operator()(bool value) { add("boolean", value ? "true" : "false"); }
  void operator()(std::int32_t value) { add("integer", std::to_string(value)); }
  void operator()(double value) { add("real", shortest(value)); }
  void operator()(const Uuid& value) { add("uuid", value.text()); }
  void operator()(const std::string& value) { addText("string", value); }
  void operator()(const Uri& value) { addText("uri", value.text); }
  void operator()(const Bytes& value) { add("binary", base64(value)); }
  void operator()(const Date& value) {
    const auto date = dateText(value.seconds);
    if (!date) fail(llsdTexts["llsd.date_out_of_range"]);
    add("date", date.value_or(""));
  }
  void operator()(const Array& array) {
    const Inside inside(*this, "array");
    for (const Value& element : array) write(element);
  }
  void operator()(const Map& map) {
    const Inside inside(*this, "map");
    for (const auto& [key, element] : map) {
      addText("key", key);
      write(element);
    }
  }

  const std::optional<Text>& problem() const { return problem_; }

 private:
  /// Makes a new element the parent for as long as it lives.
  class Inside {
   public:
    Inside(XmlWriter& writer, const char* name) : writer_(writer), outer_(writer.parent_) {
      writer.parent_ = outer_.append_child(name);
    }
    ~Inside() { writer_.parent_ = outer_; }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

   private:
    XmlWriter& writer_;
    pugi::xml_node outer_;
  };

  void fail(Text text) {
    if (!problem_) problem_ = text;
  }

  void add(const char* name, const std::string& text) {
    parent_.append_child(name).text().set(text.c_str());
  }

  void addText(const char* name, const std::string& text) {
    if (!isSayable(text)) fail(llsdTexts["llsd.text_not_sayable"]);
    add(name, text);
  }

  pugi::xml_node parent_;
  std::optional<Text> problem_;
};

}  // namespace

Result<std::string> writeXml(const Value& value) {
  pugi::xml_document document;
  XmlWriter writer(document.append_child("llsd"));
  writer.write(value);
  if (writer.problem()) return failure(*writer.problem());
  std::ostringstream text;
  document.save(text, "", pugi::format_raw, pugi::encoding_utf8);
  return text.str();
}

}  // namespace wb::llsd
