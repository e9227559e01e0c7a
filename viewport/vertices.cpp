#include "viewport/vertices.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

namespace wb::viewport {
namespace {

using Corners = std::array<glm::dvec3, 3>;

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
  Writer(const mesh::TriangleMesh& mesh, Form form)
      : mesh_(mesh),
        form_(form),
        bytes_(static_cast<qsizetype>(mesh.triangles.size() * verticesATriangle(form) *
                                      sizeof(Vertex)),
               Qt::Uninitialized),
        end_(bytes_.data()) {}

  void write(std::size_t triangle, const Colour& colour, std::uint8_t smooth = 0) {
    const auto& [a, b, c] = mesh_.triangles[triangle];
    const Corners corners{mesh_.positions[a], mesh_.positions[b], mesh_.positions[c]};
    colour_ = colour;
    smooth_ = smooth;
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
    const Vertex vertex{floats(position), colour_, smooth_};
    std::memcpy(end_, &vertex, sizeof vertex);
    end_ += sizeof vertex;
  }

  const mesh::TriangleMesh& mesh_;
  Form form_;
  QByteArray bytes_;
  char* end_;
  Colour colour_{};
  std::uint8_t smooth_ = 0;
};

}  // namespace

QByteArray vertices(const mesh::TriangleMesh& mesh, std::span<const Colour> colours, Form form,
                    std::span<const std::uint8_t> smooth) {
  Writer writer(mesh, form);
  for (std::size_t i = 0; i < colours.size(); ++i)
    writer.write(i, colours[i], smooth.empty() ? std::uint8_t{0} : smooth[i]);
  return writer.take();
}

QByteArray vertices(const mesh::TriangleMesh& mesh, const Colour& colour, Form form) {
  Writer writer(mesh, form);
  for (std::size_t i = 0; i < mesh.triangles.size(); ++i) writer.write(i, colour);
  return writer.take();
}

SharedVertices sharedVertices(const mesh::TriangleMesh& mesh, std::span<const Colour> colours) {
  std::vector<Vertex> corners(mesh.positions.size());
  for (std::size_t i = 0; i < corners.size(); ++i) corners[i] = {floats(mesh.positions[i]), {}, 0};
  for (std::size_t i = 0; i < mesh.triangles.size(); ++i)
    for (const std::uint32_t corner : mesh.triangles[i]) corners[corner].colour = colours[i];
  const auto bytes = [](const auto& values) {
    return QByteArray(reinterpret_cast<const char*>(values.data()),
                      static_cast<qsizetype>(values.size() * sizeof(values[0])));
  };
  return {bytes(corners), bytes(mesh.triangles)};
}

}  // namespace wb::viewport
