#include "tests/support/wavy_model.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace wb::test {
namespace {

struct Surface {
  std::vector<std::array<float, 3>> points;
  std::vector<std::array<std::uint32_t, 3>> triangles;
};

Surface wavy(std::uint32_t side) {
  Surface surface;
  for (std::uint32_t y = 0; y <= side; ++y)
    for (std::uint32_t x = 0; x <= side; ++x) {
      const float u = static_cast<float>(x) / static_cast<float>(side);
      const float v = static_cast<float>(y) / static_cast<float>(side);
      surface.points.push_back({u, v, 0.1F * std::sin(9 * u) * std::cos(7 * v)});
    }
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const std::uint32_t first = y * (side + 1) + x;
      surface.triangles.push_back({first, first + 1, first + side + 2});
      surface.triangles.push_back({first, first + side + 2, first + side + 1});
    }
  return surface;
}

template <class T>
void put(std::string& bytes, const T& value) {
  bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

std::string asObj(const Surface& surface) {
  std::string text;
  std::array<char, 96> line;
  for (const auto& [x, y, z] : surface.points)
    text.append(line.data(),
                static_cast<std::size_t>(std::snprintf(
                    line.data(), line.size(), "v %.6f %.6f %.6f\n", static_cast<double>(x),
                    static_cast<double>(y), static_cast<double>(z))));
  for (const auto& [a, b, c] : surface.triangles)
    text.append(line.data(), static_cast<std::size_t>(std::snprintf(
                                 line.data(), line.size(), "f %u %u %u\n", a + 1, b + 1, c + 1)));
  return text;
}

std::string asStl(const Surface& surface) {
  std::string bytes(80, ' ');
  put(bytes, static_cast<std::uint32_t>(surface.triangles.size()));
  for (const auto& triangle : surface.triangles) {
    put(bytes, std::array<float, 3>{});
    for (const std::uint32_t corner : triangle) put(bytes, surface.points[corner]);
    put(bytes, std::uint16_t{0});
  }
  return bytes;
}

/// The bounds of positions are the square's; a loader has no use for exact ones.
std::string glbText(std::size_t points, std::size_t triangles) {
  const auto number = [](std::size_t value) { return std::to_string(value); };
  return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],)"
         R"("meshes":[{"primitives":[{"attributes":{"POSITION":0},"indices":1}]}],"accessors":[)"
         R"({"bufferView":0,"componentType":5126,"count":)" +
         number(points) +
         R"(,"type":"VEC3","min":[0,0,-1],"max":[1,1,1]},{"bufferView":1,"componentType":5125,)"
         R"("count":)" +
         number(triangles * 3) +
         R"(,"type":"SCALAR"}],"bufferViews":[)"
         R"({"buffer":0,"byteOffset":0,"byteLength":)" +
         number(points * 12) + R"(},{"buffer":0,"byteOffset":)" + number(points * 12) +
         R"(,"byteLength":)" + number(triangles * 12) + R"(}],"buffers":[{"byteLength":)" +
         number((points + triangles) * 12) + "}]}";
}

std::string asGlb(const Surface& surface) {
  std::string text = glbText(surface.points.size(), surface.triangles.size());
  text.resize((text.size() + 3) / 4 * 4, ' ');
  const std::size_t content = (surface.points.size() + surface.triangles.size()) * 12;
  std::string bytes = "glTF";
  put(bytes, std::uint32_t{2});
  put(bytes, static_cast<std::uint32_t>(12 + 8 + text.size() + 8 + content));
  put(bytes, static_cast<std::uint32_t>(text.size()));
  bytes += "JSON" + text;
  put(bytes, static_cast<std::uint32_t>(content));
  bytes.append("BIN\0", 4);
  bytes.append(reinterpret_cast<const char*>(surface.points.data()), surface.points.size() * 12);
  bytes.append(reinterpret_cast<const char*>(surface.triangles.data()),
               surface.triangles.size() * 12);
  return bytes;
}

}  // namespace

void writeWavyModel(const std::filesystem::path& path, std::string_view format,
                    std::uint32_t side) {
  const Surface surface = wavy(side);
  const std::string bytes = format == "obj"   ? asObj(surface)
                            : format == "stl" ? asStl(surface)
                                              : asGlb(surface);
  std::ofstream(path, std::ios::binary) << bytes;
}

}  // namespace wb::test
