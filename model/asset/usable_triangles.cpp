#include "model/asset/usable_triangles.h"

#include <algorithm>

namespace wb::asset {

bool isUsable(const std::array<std::uint16_t, 3>& triangle, std::size_t vertices) {
  const auto& [a, b, c] = triangle;
  const bool isPlaceholder = (a | b | c) == 0;
  return !isPlaceholder && a < vertices && b < vertices && c < vertices;
}

std::size_t usableTriangles(const Faces& faces) {
  std::size_t count = 0;
  for (const Face& face : faces)
    count += static_cast<std::size_t>(
        std::ranges::count_if(face.triangles, [&face](const std::array<std::uint16_t, 3>& one) {
          return isUsable(one, face.positions.size());
        }));
  return count;
}

}  // namespace wb::asset
