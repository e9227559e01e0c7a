#include "viewport/land.h"

#include "viewport/colouring.h"
#include "viewport/vertices.h"

#include <vector>

namespace wb::viewport {
namespace {

constexpr double under = 0.01;  ///< Metres.
/// As mesh::smoothEdges has it: the line between the triangles of a square is drawn in neither.
constexpr std::uint8_t acrossFirst = 2;
constexpr std::uint8_t acrossSecond = 4;

}  // namespace

QByteArray landVertices(const layers::LandMap& land, std::span<const double> levels) {
  mesh::TriangleMesh mesh;
  std::vector<Colour> colours;
  std::vector<std::uint8_t> smooth;
  for (std::size_t i = 0; i < land.squares.size(); ++i) {
    const glm::dvec2 low = land.squares[i].low;
    const glm::dvec2 high = low + land.side;
    const double z = land.height - under;
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    for (const glm::dvec3& corner : {glm::dvec3(low, z), glm::dvec3(high.x, low.y, z),
                                     glm::dvec3(high, z), glm::dvec3(low.x, high.y, z)})
      mesh.positions.push_back(corner);
    mesh.triangles.push_back({first, first + 1, first + 2});
    mesh.triangles.push_back({first, first + 2, first + 3});
    colours.insert(colours.end(), 2, colourOfLevel(levels[i]));
    smooth.insert(smooth.end(), {acrossFirst, acrossSecond});
  }
  return vertices(mesh, colours, Form::faces, smooth);
}

}  // namespace wb::viewport
