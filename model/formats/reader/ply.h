#pragma once

#include "model/core/core.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace wb::ply {

enum class Encoding : std::uint8_t { text, littleEndian, bigEndian };

/// Types of numbers: `char`, `uchar` and so on, or `int8`, `uint8`.
enum class Number : std::uint8_t { int8, uint8, int16, uint16, int32, uint32, float32, float64 };

/// Bytes, as the binary encodings have them.
/// @param type  1 for int8 to 8 for float64.
std::size_t sizeOf(Number type);

/// A number of a row, or a list of them with their count before them.
struct Property {
  std::string_view name;  ///< Into the file.
  Number type = Number::float32;
  std::optional<Number> countType;  ///< Of a list.
};

/// A table of the file, such as `vertex` or `face`: its rows lie one behind the other.
struct Element {
  std::string_view name;  ///< Into the file.
  std::uint64_t rows = 0;
  std::vector<Property> properties;
};

/// What a PLY says of itself before its numbers.
struct Header {
  Encoding encoding = Encoding::text;
  std::vector<Element> elements;
  std::size_t bytes = 0;  ///< Of the header: the data begin there.
};

/// Whether a file begins like a PLY.
bool looksLikePly(std::string_view file);

/// Fails where the header does not end, or says what no PLY can: another encoding, a type of number
/// that there is not, a property of no element.
/// @param file  The whole file or its beginning, from `ply` on. It must outlive the names in the
///              result.
Result<Header> readHeader(std::string_view file);

/// The numbers of a PLY, one row after the other.
class Rows {
 public:
  /// `data` is what follows the header.
  Rows(std::string_view data, Encoding encoding) : left_(data), encoding_(encoding) {}

  /// Whether a whole row was there.
  /// `element` says what a row holds. After false the rest cannot be read.
  bool skip(const Element& element) { return read(element, {}); }
  /// The same; where `wanted` names a list for a property, that is filled with its numbers. A word
  /// that is no number is one that is not a number. `wanted` is empty, or has one a property.
  /// @param element  What a row holds, as the header has it.
  /// @param wanted   By the element's properties; null: that property is skipped.
  bool read(const Element& element, std::span<std::vector<double>* const> wanted);

  /// Returns how many bytes follow the rows read so far; of a text, from the first that is no
  /// blank.
  std::size_t left() const;

  /// How many rows there can be at most, of at least so many bytes each.
  /// At most the rows that `element` states, and at most what the bytes left have room for.
  std::size_t most(const Element& element) const;

 private:
  bool readProperty(const Property& property, std::vector<double>* wanted);
  std::optional<std::uint64_t> takeCount(const Property& property);
  bool skipNumbers(std::uint64_t count, Number type);
  bool readNumbers(std::uint64_t count, Number type, std::vector<double>& numbers);

  std::string_view left_;
  Encoding encoding_;
};

}  // namespace wb::ply
