#pragma once

#include "model/core/llsd_value.h"

#include <glm/vec3.hpp>

#include <bit>
#include <vector>

namespace wb::asset {

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
