#include "viewport/vertices.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cstring>
#include <utility>

namespace wb::viewport {
namespace {

using Corners = std::array<glm::dvec3, 3>;

constexpr std::uint8_t opaque = 255;

std::size_t verticesATriangle(Form form) {
  switch (form) {
    case Form::faces:
      break;
    case Form::edges:
      return 6;
    case Form::boxEdges:
      return 4;
  }
  return 3;
}

std::array<float, 3> floats(const glm::dvec3& v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

glm::dvec3 normalOf(const Corners& corners) {
  const glm::dvec3 normal = glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
  const double length = glm::length(normal);
  return length > 0 ? normal / length : glm::dvec3(0, 0, 1);
}

/// The edge from corner i to the next is edge i.
std::size_t longestEdge(const Corners& corners) {
  const std::array lengths{glm::distance(corners[0], corners[1]),
                           glm::distance(corners[1], corners[2]),
                           glm::distance(corners[2], corners[0])};
  return static_cast<std::size_t>(std::ranges::max_element(lengths) - lengths.begin());
}

/// Writes one triangle after the other into bytes that have room for all.
class Writer {
 public:
  Writer(const layers::LayerMesh& layer, std::size_t count, Form form)
      : mesh_(layer.mesh),
        form_(form),
        bytes_(static_cast<qsizetype>(count * verticesATriangle(form) * sizeof(Vertex)),
               Qt::Uninitialized),
        end_(bytes_.data()) {}

  void write(std::size_t triangle, const Colour& colour) {
    const auto& [a, b, c] = mesh_.triangles[triangle];
    const Corners corners{mesh_.positions[a], mesh_.positions[b], mesh_.positions[c]};
    normal_ = floats(normalOf(corners));
    colour_ = colour;
    if (form_ == Form::faces) {
      for (const glm::dvec3& corner : corners) write(corner);
    } else {
      writeEdges(corners);
    }
  }

  QByteArray take() { return std::move(bytes_); }

 private:
  void writeEdges(const Corners& corners) {
    const std::size_t hidden = form_ == Form::boxEdges ? longestEdge(corners) : corners.size();
    for (std::size_t edge = 0; edge < corners.size(); ++edge) {
      if (edge == hidden) continue;
      write(corners[edge]);
      write(corners[(edge + 1) % corners.size()]);
    }
  }

  void write(const glm::dvec3& position) {
    const Vertex vertex{floats(position), normal_, colour_, opaque};
    std::memcpy(end_, &vertex, sizeof vertex);
    end_ += sizeof vertex;
  }

  const mesh::TriangleMesh& mesh_;
  Form form_;
  QByteArray bytes_;
  char* end_;
  std::array<float, 3> normal_{};
  Colour colour_{};
};

}  // namespace

QByteArray vertices(const layers::LayerMesh& layer, std::span<const Colour> colours, Form form) {
  Writer writer(layer, colours.size(), form);
  for (std::size_t i = 0; i < colours.size(); ++i) writer.write(i, colours[i]);
  return writer.take();
}

QByteArray vertices(const layers::LayerMesh& layer, std::span<const std::uint32_t> triangles,
                    const Colour& colour, Form form) {
  Writer writer(layer, triangles.size(), form);
  for (const std::uint32_t triangle : triangles) writer.write(triangle, colour);
  return writer.take();
}

}  // namespace wb::viewport
