#include "model/core/detail/date_text.h"
#include "model/core/detail/llsd_texts.h"
#include "model/core/detail/notation.h"
#include "model/core/digest.h"
#include "model/core/number.h"

#include <fmt/format.h>

namespace wb::llsd {
namespace {

/// In single quotes; what is no printable ASCII is escaped, so that every byte comes back.
std::string inQuotes(std::string_view text) {
  std::string quoted = "'";
  for (const char c : text) {
    const auto byte = static_cast<std::uint8_t>(c);
    if (c == '\'' || c == '\\') {
      quoted += '\\';
      quoted += c;
    } else if (byte < ' ' || byte == 0x7f) {
      quoted += fmt::format("\\x{:02x}", byte);
    } else {
      quoted += c;
    }
  }
  return quoted + '\'';
}

class NotationWriter {
 public:
  void write(const Value& value) { std::visit(*this, value.content()); }

  void operator()(Undef) { text_ += '!'; }
  void operator()(bool value) { text_ += value ? "true" : "false"; }
  void operator()(std::int32_t value) { text_ += 'i' + std::to_string(value); }
  void operator()(double value) { text_ += 'r' + shortest(value); }
  void operator()(const Uuid& value) { text_ += 'u' + value.text(); }
  void operator()(const std::string& value) { text_ += inQuotes(value); }
  void operator()(const Uri& value) { text_ += 'l' + inQuotes(value.text); }
  void operator()(const Bytes& value) { text_ += "b64\"" + base64(value) + '"'; }
  void operator()(const Date& value) {
    const auto date = dateText(value.seconds);
    isSayable_ = isSayable_ && date;
    text_ += "d\"" + date.value_or("") + '"';
  }
  void operator()(const Array& array) {
    std::string_view before = "[";
    for (const Value& element : array) {
      text_ += std::exchange(before, ",");
      write(element);
    }
    text_ += array.empty() ? "[]" : "]";
  }
  void operator()(const Map& map) {
    std::string_view before = "{";
    for (const auto& [key, element] : map) {
      text_ += std::exchange(before, ",");
      text_ += inQuotes(key) + ':';
      write(element);
    }
    text_ += map.empty() ? "{}" : "}";
  }

  Result<std::string> take() {
    if (!isSayable_) return failure(llsdTexts["llsd.date_out_of_range"]);
    return std::move(text_);
  }

 private:
  std::string text_;
  bool isSayable_ = true;
};

}  // namespace

Result<std::string> writeNotation(const Value& value) {
  NotationWriter writer;
  writer.write(value);
  return writer.take();
}

}  // namespace wb::llsd
