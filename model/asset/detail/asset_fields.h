#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/core/llsd.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <bit>
#include <cstring>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::asset {

/// Takes known keys out of a map one after the other. The first thing wrong is kept for finish();
/// after it every take still returns some value, so that a reader is a plain list of its fields.
class Fields {
 public:
  explicit Fields(llsd::Map&& map) : map_(std::move(map)) {}
  /// A value that is no map is refused under the name `key`.
  Fields(llsd::Value&& value, std::string_view key);

  bool has(std::string_view key) const { return map_.contains(key); }

  // An absent key yields nothing, a key of another type is refused.
  std::optional<bool> boolean(std::string_view key);
  std::optional<double> number(std::string_view key);
  std::optional<Bytes> binary(std::string_view key);
  std::optional<llsd::Array> array(std::string_view key);
  std::optional<llsd::Map> map(std::string_view key);

  /// An array of finite numbers; empty for an absent key.
  std::vector<double> numbers(std::string_view key);

  /// Exactly N numbers; `missing` for an absent key.
  template <glm::length_t N>
  glm::vec<N, double> vector(std::string_view key, const glm::vec<N, double>& missing) {
    if (!has(key)) return missing;
    const std::vector<double> components = numbers(key);
    if (components.size() != N) {
      refuseCount(key, components.size(), N);
      return missing;
    }
    glm::vec<N, double> result;
    std::ranges::copy(components, &result[0]);
    return result;
  }

  /// `Min` and `Max` of this map; what is absent keeps its default. A domain is refused whose
  /// coordinates a float cannot hold; one of positions also if it is inverted, or reaches farther
  /// than limits::domainReach.
  template <class Domain>
  Domain domain() {
    Domain result;
    result.min = vector("Min", result.min);
    result.max = vector("Max", result.max);
    constexpr bool ofPositions = decltype(result.min)::length() == 3;
    for (glm::length_t axis = 0; axis < result.min.length(); ++axis)
      checkAxis(axis, result.min[axis], result.max[axis], ofPositions);
    return result;
  }

  /// A binary as an array of T, which consists of little-endian U16s; empty for an absent key.
  template <class T>
  std::vector<T> packed(std::string_view key) {
    static_assert(std::endian::native == std::endian::little);
    const std::optional<Bytes> bytes = binary(key);
    if (!bytes || bytes->empty()) return {};
    if (bytes->size() % sizeof(T) != 0) {
      refuseLength(key, bytes->size(), sizeof(T));
      return {};
    }
    std::vector<T> result(bytes->size() / sizeof(T));
    std::memcpy(result.data(), bytes->data(), bytes->size());
    return result;
  }

  void refuse(Text text, std::vector<Argument> arguments);
  void refuseType(std::string_view key, std::string_view expected);
  void refuseCount(std::string_view key, std::size_t have, std::size_t need);

  /// The keys that were not taken.
  llsd::Map rest() { return std::move(map_); }

  /// `value` if all its fields were right, or what was wrong.
  template <class T>
  Result<T> finish(T value) {
    if (problem_) return tl::unexpected(std::move(*problem_));
    return value;
  }

 private:
  template <class T>
  std::optional<T> take(std::string_view key, std::string_view expected);
  void refuseLength(std::string_view key, std::size_t bytes, std::size_t unit);
  void checkAxis(int axis, double minimum, double maximum, bool ofPositions);

  llsd::Map map_;
  std::optional<Diagnostic> problem_;
};

/// The reverse of Fields::packed.
template <class T>
Bytes packed(const std::vector<T>& values) {
  static_assert(std::endian::native == std::endian::little);
  const auto* first = reinterpret_cast<const std::uint8_t*>(values.data());
  return Bytes(first, first + values.size() * sizeof(T));
}

template <glm::length_t N>
llsd::Array packed(const glm::vec<N, double>& vector) {
  llsd::Array array;
  for (glm::length_t axis = 0; axis < N; ++axis) array.emplace_back(vector[axis]);
  return array;
}

/// Adds `Min` and `Max`.
template <class Domain>
void packDomain(const Domain& domain, llsd::Map& map) {
  map.insert_or_assign("Min", packed(domain.min));
  map.insert_or_assign("Max", packed(domain.max));
}

}  // namespace wb::asset
