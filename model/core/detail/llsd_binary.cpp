// Problem: read and write binary LLSD that may be cut, damaged or hostile.
// Method: a recursive descent parser with one byte of lookahead (the tag), straight into values;
// the writer is the same recursion turned round. Source of the format: the LLSD page of the Second
// Life wiki.
// Cost: linear in the bytes. Depth, values and bytes are bounded by limits.h, and a count that the
// remaining bytes cannot hold is refused before anything is made for it.
// Measured by `./dev bench --benchmark_filter=asset` (tests/benchmarks/read_asset.cpp).

#include "model/core/core_texts.h"
#include "model/core/detail/llsd_forms.h"
#include "model/core/limits.h"
#include "model/core/llsd.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace wb::llsd {
namespace {

template <class Unsigned>
Unsigned fromBigEndian(ByteView bytes) {
  Unsigned value = 0;
  for (const std::uint8_t byte : bytes) value = static_cast<Unsigned>(value << 8 | byte);
  return value;
}

template <class Unsigned>
Unsigned fromLittleEndian(ByteView bytes) {
  Unsigned value = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) value = static_cast<Unsigned>(value << 8 | bytes[i]);
  return value;
}

Value integerOf(ByteView raw) {
  return std::bit_cast<std::int32_t>(fromBigEndian<std::uint32_t>(raw));
}

Value realOf(ByteView raw) { return std::bit_cast<double>(fromBigEndian<std::uint64_t>(raw)); }

Value dateOf(ByteView raw) {
  return Date{std::bit_cast<double>(fromLittleEndian<std::uint64_t>(raw))};
}

Value uuidOf(ByteView raw) {
  Uuid uuid;
  std::ranges::copy(raw, uuid.bytes.begin());
  return uuid;
}

Value stringOf(ByteView raw) { return std::string(textOf(raw)); }
Value uriOf(ByteView raw) { return Uri{std::string(textOf(raw))}; }
Value binaryOf(ByteView raw) { return Bytes(raw.begin(), raw.end()); }

class BinaryReader {
 public:
  BinaryReader(ByteView bytes, std::size_t baseOffset, const Task& task)
      : bytes_(bytes.first(std::min(bytes.size(), limits::llsdBytes))),
        cutShort_(bytes.size() > limits::llsdBytes),
        baseOffset_(baseOffset),
        task_(task),
        position_(prefixLength(textOf(bytes), "llsd/binary")) {}

  std::size_t position() const { return position_; }

  /// Sorted once: a map of as many names as a header may have costs more than all else of it.
  std::vector<KeyOffset> takeKeyOffsets() {
    std::ranges::stable_sort(keyOffsets_, {}, &KeyOffset::key);
    return std::move(keyOffsets_);
  }

  Result<Value> value(std::size_t depth = 0) {
    if (!task_.step()) return failure(baseTexts["task.cancelled"]);
    if (++values_ > limits::llsdElements)
      return error(llsdTexts["llsd.too_many"], {{"limit", limits::llsdElements}});
    auto tag = take(1, "a value");
    if (!tag) return failure(std::move(tag));
    return tagged((*tag)[0], depth);
  }

 private:
  /// The value whose tag was just taken.
  Result<Value> tagged(std::uint8_t tag, std::size_t depth) {
    switch (tag) {
      case '!':
        return Value();
      case '1':
        return Value(true);
      case '0':
        return Value(false);
      case 'i':
        return take(4, "an integer").map(integerOf);
      case 'r':
        return take(8, "a real").map(realOf);
      case 'd':
        return take(8, "a date").map(dateOf);
      case 'u':
        return take(16, "a UUID").map(uuidOf);
      case 's':
        return counted("a string").map(stringOf);
      case 'l':
        return counted("a URI").map(uriOf);
      case 'b':
        return counted("a binary").map(binaryOf);
      case '\'':
      case '"':
        return quoted().map([](std::string&& text) { return Value(std::move(text)); });
      case '[':
        return array(depth + 1);
      case '{':
        return map(depth + 1);
      default:
        --position_;
        return error(llsdTexts["llsd.unknown_tag"], {{"found", describedByte(tag)}});
    }
  }

  std::size_t left() const { return bytes_.size() - position_; }

  tl::unexpected<Diagnostic> error(Text text, std::vector<Argument> arguments) const {
    return failure(text, std::move(arguments), "byte " + std::to_string(baseOffset_ + position_));
  }

  tl::unexpected<Diagnostic> truncated(std::size_t need, std::string_view what) const {
    if (cutShort_) return error(llsdTexts["llsd.too_large"], {{"limit", limits::llsdBytes}});
    return error(llsdTexts["llsd.truncated"],
                 {{"what", what}, {"count", need}, {"need", need}, {"have", left()}});
  }

  Result<ByteView> take(std::size_t count, std::string_view what) {
    if (left() < count) return truncated(count, what);
    const ByteView taken = bytes_.subspan(position_, count);
    position_ += count;
    return taken;
  }

  Result<std::size_t> length(std::string_view what) {
    return take(4, what).map(
        [](ByteView raw) -> std::size_t { return fromBigEndian<std::uint32_t>(raw); });
  }

  Result<ByteView> counted(std::string_view what) {
    return length(what).and_then([&](std::size_t count) { return take(count, what); });
  }

  /// The text whose opening quote was just taken.
  Result<std::string> quoted() {
    const auto text = unquoted(textOf(bytes_.subspan(position_ - 1)), task_);
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (text.problem == QuoteProblem::badEscape) {
      position_ += text.length - 1;
      return error(llsdTexts["llsd.bad_escape"], {});
    }
    if (text.problem == QuoteProblem::neverEnds) {
      --position_;
      return error(llsdTexts["llsd.quote_not_closed"], {});
    }
    position_ += text.length - 1;
    return text.text;
  }

  /// How many elements follow. A count that the rest of the bytes cannot hold is refused at once.
  Result<std::size_t> elements(std::string_view what, std::size_t bytesEach) {
    auto count = length(what);
    if (count && !cutShort_ && *count > left() / bytesEach) {
      position_ -= 4;
      return error(llsdTexts["llsd.impossible_count"],
                   {{"what", what}, {"count", *count}, {"have", left() - 4}});
    }
    return count;
  }

  Result<void> enter(std::size_t depth) const {
    if (depth > limits::llsdDepth)
      return error(llsdTexts["llsd.too_deep"], {{"limit", limits::llsdDepth}});
    return {};
  }

  Result<void> close(std::string_view what, std::size_t count, std::uint8_t expected) {
    auto found = take(1, what);
    if (!found) return failure(std::move(found));
    if ((*found)[0] == expected) return {};
    --position_;
    return error(llsdTexts["llsd.not_closed"], {{"what", what},
                                                {"count", count},
                                                {"expected", describedByte(expected)},
                                                {"found", describedByte((*found)[0])}});
  }

  Result<Value> array(std::size_t depth) {
    constexpr std::string_view what = "an array";
    if (auto entered = enter(depth); !entered) return failure(std::move(entered));
    auto count = elements(what, 1);
    if (!count) return failure(std::move(count));
    Array array;
    while (array.size() < *count) {
      auto element = value(depth);
      if (!element) return element;
      array.push_back(std::move(*element));
    }
    return close(what, *count, ']').map([&] { return Value(std::move(array)); });
  }

  Result<std::string> key() {
    auto tag = take(1, "a key");
    if (!tag) return failure(std::move(tag));
    switch ((*tag)[0]) {
      case 'k':
        return counted("a key").map([](ByteView raw) { return std::string(textOf(raw)); });
      case '\'':
      case '"':
        return quoted();
      default:
        --position_;
        return error(llsdTexts["llsd.key_expected"], {{"found", describedByte((*tag)[0])}});
    }
  }

  Result<Value> map(std::size_t depth) {
    constexpr std::string_view what = "a map";
    constexpr std::size_t smallestEntry = 3;  // two quotes around an empty key, and a value
    if (auto entered = enter(depth); !entered) return failure(std::move(entered));
    auto count = elements(what, smallestEntry);
    if (!count) return failure(std::move(count));
    Map map;
    for (std::size_t i = 0; i < *count; ++i) {
      const std::size_t keyBegin = position_;
      auto name = key();
      if (!name) return failure(std::move(name));
      if (depth == 1) keyOffsets_.push_back({*name, keyBegin});
      auto element = value(depth);
      if (!element) return element;
      map.insert_or_assign(std::move(*name), std::move(*element));
    }
    return close(what, *count, '}').map([&] { return Value(std::move(map)); });
  }

  ByteView bytes_;
  bool cutShort_;
  std::size_t baseOffset_;
  const Task& task_;
  std::size_t position_;
  std::vector<KeyOffset> keyOffsets_;
  std::size_t values_ = 0;
};

}  // namespace

Result<Parsed> readBinary(ByteView bytes, std::size_t baseOffset, const Task& task) {
  BinaryReader reader(bytes, baseOffset, task);
  return reader.value().map([&](Value&& value) {
    return Parsed{std::move(value), reader.position(), reader.takeKeyOffsets()};
  });
}

namespace {

class BinaryWriter {
 public:
  explicit BinaryWriter(Bytes& out) : out_(out) {}

  void write(const Value& value) { std::visit(*this, value.content()); }

  void begin(std::size_t elements) {
    tag('[');
    length(elements);
  }

  void operator()(Undef) { tag('!'); }
  void operator()(bool value) { tag(value ? '1' : '0'); }
  void operator()(std::int32_t value) {
    tag('i');
    bigEndian(std::bit_cast<std::uint32_t>(value));
  }
  void operator()(double value) {
    tag('r');
    bigEndian(std::bit_cast<std::uint64_t>(value));
  }
  void operator()(const Uuid& value) {
    tag('u');
    append(value.bytes);
  }
  void operator()(const std::string& value) { counted('s', bytesOf(value)); }
  void operator()(const Uri& value) { counted('l', bytesOf(value.text)); }
  void operator()(const Bytes& value) { counted('b', value); }
  void operator()(const Date& value) {
    tag('d');
    const auto bits = std::bit_cast<std::uint64_t>(value.seconds);
    for (int shift = 0; shift < 64; shift += 8)
      out_.push_back(static_cast<std::uint8_t>(bits >> shift));
  }
  void operator()(const Array& array) {
    begin(array.size());
    for (const Value& element : array) write(element);
    out_.push_back(endOfArray);
  }
  void operator()(const Map& map) {
    tag('{');
    length(map.size());
    for (const auto& [key, element] : map) {
      counted('k', bytesOf(key));
      write(element);
    }
    tag('}');
  }

 private:
  void tag(char which) { out_.push_back(static_cast<std::uint8_t>(which)); }
  void append(ByteView bytes) { out_.insert(out_.end(), bytes.begin(), bytes.end()); }

  template <class Unsigned>
  void bigEndian(Unsigned value) {
    for (int shift = 8 * sizeof(Unsigned) - 8; shift >= 0; shift -= 8)
      out_.push_back(static_cast<std::uint8_t>(value >> shift));
  }

  void length(std::size_t count) { bigEndian(static_cast<std::uint32_t>(count)); }

  void counted(char which, ByteView bytes) {
    tag(which);
    length(bytes.size());
    append(bytes);
  }

  Bytes& out_;
};

}  // namespace

Bytes writeBinary(const Value& value, bool withPrefix) {
  constexpr std::string_view prefix = "<? LLSD/Binary ?>\n";
  Bytes out;
  if (withPrefix) out.assign(prefix.begin(), prefix.end());
  BinaryWriter(out).write(value);
  return out;
}

Bytes beginOfArray(std::size_t elements) {
  Bytes out;
  BinaryWriter(out).begin(elements);
  return out;
}

}  // namespace wb::llsd
