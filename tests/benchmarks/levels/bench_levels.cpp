// Levels of detail beside plain meshoptimizer, at equal error measured by the same code: of each
// level the triangles, bytes and CPU seconds of both, and how many times as long ours takes. The
// goal is 3 at most, and no level with MORE TRIANGLES. `./dev bench` runs it on level_models.py.
//
//   bench_levels PIXELS ASSET…    mesh assets, seen at a size of 1 m by 1 m by 1 m
//
// An asset is what `weighbridge convert MODEL NAME.llmesh` writes.
//
// Plain: each face by itself by meshopt_simplify on its own vertices; the largest error that it may
// make is bisected, sixteen times, for the fewest triangles within the pixels.

#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/core/file.h"
#include "model/geometry/simplify.h"
#include "model/shapes/detail/level_search.h"
#include "model/shapes/generated_levels.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <string>
#include <vector>

namespace wb::shape {
namespace {

using asset::Face;
using asset::Faces;

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

mesh::TriangleMesh surfaceOf(const Faces& faces) {
  mesh::TriangleMesh mesh = asset::toTriangleMesh(faces);
  return mesh;
}

Face partOf(const Face& face, const mesh::Simplified& fewer) {
  Face part = face;
  part.triangles.clear();
  const auto take = [&](auto& values) {
    if (values.empty()) return;
    auto all = std::move(values);
    values.clear();
    for (const std::uint32_t vertex : fewer.vertices) values.push_back(all[vertex]);
  };
  take(part.positions);
  take(part.normals);
  take(part.texCoords);
  take(part.weights);
  for (const auto& [a, b, c] : fewer.mesh.triangles)
    part.triangles.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                              static_cast<std::uint16_t>(c)});
  return part;
}

Faces plain(const Faces& high, double error) {
  Faces made;
  for (const Face& face : high)
    made.push_back(partOf(face, mesh::simplifiedWithin(asset::toTriangleMesh({face}), error)));
  return made;
}

struct Plain {
  Faces faces;
  double measuring = 0;  ///< CPU seconds.
};

Plain plainWithin(const Faces& high, const LevelError& measure, double tolerance) {
  Plain best{high};
  double low = tolerance / 1024;
  double most = tolerance * 4;
  for (int i = 0; i < 16; ++i) {
    const double middle = std::sqrt(low * most);
    Faces made = plain(high, middle);
    const double begin = seconds();
    const mesh::TriangleMesh mesh = surfaceOf(made);
    const bool isClose = !mesh.triangles.empty() && measure.isWithin(mesh, tolerance);
    best.measuring += seconds() - begin;
    (isClose ? low : most) = middle;
    if (isClose && triangleCount(made) <= triangleCount(best.faces)) best.faces = std::move(made);
  }
  return best;
}

void compare(const std::string& path, double pixels) {
  const auto bytes = readFile(path);
  if (!bytes) return void(std::printf("%s cannot be read\n", path.c_str()));
  const auto read = asset::decode(*bytes);
  if (!read || !read->value.lods[0]) return void(std::printf("%s: no mesh\n", path.c_str()));
  asset::MeshAsset mesh = read->value;
  for (std::size_t lod = 1; lod < 4; ++lod) mesh.lods[lod].reset();
  const Faces& high = *mesh.lods[0];
  double begin = seconds();
  const auto made = makeLevels(mesh, glm::dvec3(1), cost::Profile{}, {.pixels = pixels});
  const double ours = seconds() - begin;
  if (!made) return void(std::printf("%s: refused\n", path.c_str()));
  const LevelError measure(surfaceOf(high));
  begin = seconds();
  std::array<Plain, 4> others;
  for (std::size_t lod = 1; lod < 4; ++lod)
    others[lod] = plainWithin(high, measure, pixels * Screen::pixelAt(made->levels[lod].distance));
  const double theirs = seconds() - begin;
  double measuring = 0;
  for (const Plain& other : others) measuring += other.measuring;
  std::printf(
      "%-28s %6zu triangles; made in %.2f s, plain in %.2f s and %.2f s of measuring: %.1f "
      "times%s\n",
      path.substr(path.rfind('/') + 1).c_str(), triangleCount(high), ours, theirs - measuring,
      measuring, ours / theirs, ours > 3 * theirs ? "  LONGER" : "");
  for (std::size_t lod = 1; lod < 4; ++lod) {
    const MadeLevel& level = made->levels[lod];
    const std::size_t plainBytes = asset::encodedSize(others[lod].faces);
    std::printf(
        "   %zu: %6zu triangles %7zu bytes %5.3f pixels; plain %6zu triangles %7zu bytes%s%s\n",
        lod, level.triangles, level.bytes, level.pixels(), triangleCount(others[lod].faces),
        plainBytes, level.bytes > plainBytes ? "  MORE BYTES" : "",
        level.triangles > triangleCount(others[lod].faces) ? "  MORE TRIANGLES" : "");
  }
}

}  // namespace
}  // namespace wb::shape

int main(int count, char** arguments) {
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  if (count < 3) return 2;
  for (int i = 2; i < count; ++i) wb::shape::compare(arguments[i], std::atof(arguments[1]));
}
