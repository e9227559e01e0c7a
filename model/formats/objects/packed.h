#pragma once

#include "model/core/core.h"
#include "model/core/identifiers.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// How what a reading process found crosses to the program: numbers in the byte order of the
/// machine, and texts behind their lengths.
namespace wb::import {

/// Puts values behind each other.
class Packer {
 public:
  /// Adds a number as it is in memory.
  template <class T>
  requires(std::is_arithmetic_v<T> || std::is_enum_v<T>) void add(T number) {
    const auto* first = reinterpret_cast<const std::uint8_t*>(&number);
    bytes_.insert(bytes_.end(), first, first + sizeof number);
  }
  /// Adds the length of a `text` in bytes, and its bytes.
  void add(std::string_view text);
  /// Adds the 16 bytes of an `id`.
  void add(const Uuid& id);
  /// Adds a `finding`: severity, code of its text, place, count and arguments.
  void add(const Diagnostic& finding);
  /// Adds a `linkset`: id, name, position, rotation, whether it is physical and phantom, and its
  /// parts. Anything else that it holds is left out.
  void add(const scene::Linkset& linkset);
  /// Adds how many `values` there are, and each.
  template <class T>
  void addAll(const std::vector<T>& values) {
    add(values.size());
    for (const T& value : values) add(value);
  }

  ByteView bytes() const { return bytes_; }

 private:
  void add(const glm::dvec3& vector);
  void add(const glm::dquat& rotation);
  void add(const prim::PrimShape& shape);
  void add(const scene::Part& part);

  Bytes bytes_;
};

/// Takes values out in the same order. None of the bytes is believed: what is no value of its kind
/// makes this one that is not good, and all that follow are empty.
class Unpacker {
 public:
  /// `bytes` must outlive it.
  explicit Unpacker(ByteView bytes) : rest_(bytes) {}

  template <class T>
  T number() {
    static_assert(std::is_arithmetic_v<T>);
    T number{};
    if (!isGood_ || rest_.size() < sizeof number) {
      refuse();
      return {};
    }
    std::memcpy(&number, rest_.data(), sizeof number);
    rest_ = rest_.subspan(sizeof number);
    return number;
  }
  /// A value of an enumeration that counts from 0 to `last`.
  template <class Enum>
  Enum oneOf(Enum last) {
    const auto number = this->number<std::underlying_type_t<Enum>>();
    if (number > static_cast<std::underlying_type_t<Enum>>(last)) refuse();
    return isGood_ ? static_cast<Enum>(number) : Enum{};
  }
  /// A number of things that take a byte each, at least.
  std::size_t count();
  std::string text();
  Uuid id();
  /// One whose text is of objectTexts, baseTexts, llsdTexts, assetTexts or octreeTexts.
  Diagnostic finding();
  Diagnostics findings();
  /// One with at least one part, whose numbers are in the ranges that files are held to.
  scene::Linkset linkset();

  /// What was not taken yet, which is taken with this.
  ByteView rest();
  /// Whether all was as it has to be so far.
  bool isGood() const { return isGood_; }
  /// Whether it was, and nothing is left.
  bool isDone() const { return isGood_ && rest_.empty(); }

 private:
  void refuse();
  double finite();
  Argument argument();
  glm::dvec3 vector();
  glm::dvec3 position();
  glm::dquat rotation();
  prim::PrimShape shape();
  scene::Part part();

  ByteView rest_;
  bool isGood_ = true;
};

}  // namespace wb::import
