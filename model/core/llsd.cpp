#include "model/core/llsd.h"

#include "model/core/core_texts.h"
#include "model/core/detail/llsd_forms.h"

#include <algorithm>

namespace wb::llsd {

std::optional<double> Value::number() const {
  if (const auto* integer = get<std::int32_t>()) return *integer;
  if (const auto* real = get<double>()) return *real;
  return std::nullopt;
}

const Value* Value::find(std::string_view key) const {
  const auto* map = get<Map>();
  if (!map) return nullptr;
  const auto entry = map->find(key);
  return entry == map->end() ? nullptr : &entry->second;
}

namespace {

/// What a map has beside a key and a value: a node of a red-black tree.
constexpr std::size_t mapNodeBytes = 48;

std::size_t beside(const std::string& text) { return text.capacity(); }
std::size_t beside(const Uri& uri) { return uri.text.capacity(); }
std::size_t beside(const Bytes& bytes) { return bytes.capacity(); }
std::size_t beside(const Map& map) { return heldBytes(map); }
std::size_t beside(const Array& array) {
  std::size_t bytes = (array.capacity() - array.size()) * sizeof(Value);
  for (const Value& value : array) bytes += heldBytes(value);
  return bytes;
}
template <class Scalar>
std::size_t beside(const Scalar&) {
  return 0;
}

}  // namespace

std::size_t heldBytes(const Value& value) {
  return sizeof(Value) +
         std::visit([](const auto& content) { return beside(content); }, value.content());
}

std::size_t heldBytes(const Map& map) {
  std::size_t bytes = 0;
  for (const auto& [key, value] : map)
    bytes += mapNodeBytes + sizeof(std::string) + key.capacity() + heldBytes(value);
  return bytes;
}

namespace {

Result<Bytes> asBytes(Result<std::string> text) {
  return std::move(text).map([](const std::string& written) {
    const ByteView bytes = bytesOf(written);
    return Bytes(bytes.begin(), bytes.end());
  });
}

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

/// What stands before the first character that counts.
std::string_view withoutSpace(std::string_view text) {
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

/// Lengths and integers of binary LLSD are big-endian: unless they are larger than any document may
/// be, their first byte is no character.
bool looksBinary(std::string_view text) {
  constexpr std::size_t tagAndLength = 5;
  if (text.starts_with(byteOrderMark)) return false;
  return std::ranges::any_of(text.substr(0, tagAndLength), [](char c) {
    const bool isSpace = c >= '\t' && c <= '\r';
    return !isSpace && (c < ' ' || c == 0x7f);
  });
}

}  // namespace

Form formOf(ByteView bytes) {
  const std::string_view text = textOf(bytes);
  if (prefixLength(text, "llsd/binary") > 0) return Form::binary;
  if (prefixLength(text, "llsd/notation") > 0) return Form::notation;
  if (withoutSpace(text).starts_with('<')) return Form::xml;
  return looksBinary(text) ? Form::binary : Form::notation;
}

Result<Value> read(ByteView bytes, const Task& task) {
  switch (formOf(bytes)) {
    case Form::xml:
      return readXml(bytes, task);
    case Form::notation:
      return readNotation(bytes, task);
    case Form::binary:
      break;
  }
  auto parsed = readBinary(bytes, task);
  if (!parsed) return failure(std::move(parsed));
  if (parsed->bytes < bytes.size())
    return failure(llsdTexts["llsd.more_than_one"], {}, "byte " + std::to_string(parsed->bytes));
  return std::move(parsed->value);
}

Result<Bytes> write(const Value& value, Form form) {
  switch (form) {
    case Form::xml:
      return asBytes(writeXml(value));
    case Form::notation:
      return asBytes(writeNotation(value));
    case Form::binary:
      break;
  }
  return writeBinary(value);
}

}  // namespace wb::llsd
