#pragma once

#include "model/formats/reader/ply_header.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace wb::ply {

/// The numbers of a PLY, one row after the other.
class Rows {
 public:
  /// `data` is what follows the header.
  Rows(std::string_view data, Encoding encoding) : left_(data), encoding_(encoding) {}

  /// Whether a whole row was there.
  bool skip(const Element& element) { return read(element, {}); }
  /// The same; where `wanted` names a list for a property, that is filled with its numbers. A word
  /// that is no number is one that is not a number. `wanted` is empty, or has one a property.
  bool read(const Element& element, std::span<std::vector<double>* const> wanted);

  /// Returns how many bytes follow the rows read so far; of a text, from the first that is no
  /// blank.
  std::size_t left() const;

  /// How many rows there can be at most, of at least so many bytes each.
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
