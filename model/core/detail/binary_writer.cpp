#include "model/core/binary.h"

#include <bit>

namespace wb::llsd {
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
