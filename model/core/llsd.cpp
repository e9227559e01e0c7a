#include "model/core/llsd.h"

#include "model/core/binary.h"
#include "model/core/detail/llsd_texts.h"
#include "model/core/detail/notation.h"
#include "model/core/detail/prefix.h"
#include "model/core/detail/xml.h"

#include <algorithm>

namespace wb::llsd {
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
