#include "model/core/detail/date_text.h"
#include "model/core/detail/llsd_texts.h"
#include "model/core/detail/xml.h"
#include "model/core/digest.h"
#include "model/core/number.h"
#include "model/core/utf8.h"

#include <pugixml.hpp>

#include <algorithm>
#include <sstream>

namespace wb::llsd {
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
