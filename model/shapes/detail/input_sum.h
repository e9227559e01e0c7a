#pragma once

#include "model/core/identifiers.h"
#include "model/cost/profile.h"
#include "model/geometry/geometry.h"

#include <glm/vec3.hpp>

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace wb::shape {

/// A sum (SHA-256) of all that a result follows from: two that differ in anything have two.
class InputSum {
 public:
  void add(std::string_view text) {
    bytes_.insert(bytes_.end(), text.begin(), text.end());
    bytes_.push_back(0);
  }
  void add(double number) {
    for (std::uint64_t bits = std::bit_cast<std::uint64_t>(number), i = 0; i < 8; ++i)
      bytes_.push_back(static_cast<std::uint8_t>(bits >> (8 * i)));
  }
  void add(const glm::dvec3& point) {
    for (int axis = 0; axis < 3; ++axis) add(point[axis]);
  }
  void add(const std::array<std::uint16_t, 3>& numbers) {
    for (const std::uint16_t number : numbers) {
      bytes_.push_back(static_cast<std::uint8_t>(number));
      bytes_.push_back(static_cast<std::uint8_t>(number >> 8U));
    }
  }
  void add(const mesh::TriangleMesh& mesh) {
    add(static_cast<double>(mesh.positions.size()));
    add(static_cast<double>(mesh.triangles.size()));
    for (const glm::dvec3& point : mesh.positions) add(point);
    for (const mesh::Triangle& triangle : mesh.triangles)
      for (const std::uint32_t corner : triangle) add(static_cast<double>(corner));
  }
  void add(const cost::Profile& profile) {
    for (const double value : profile.values) add(value);
    for (const cost::Choice& choice : cost::choices()) add(cost::word(choice, profile));
  }
  std::string text() const { return sha256(bytes_); }

 private:
  Bytes bytes_;
};

}  // namespace wb::shape
