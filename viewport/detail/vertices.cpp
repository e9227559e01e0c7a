// Problem: meshes and lines as bytes for the graphics card.
// Method: bars of a width in pixels are boxes whose ends have sizes of their own, by depth; what
// lies behind the eye is clipped at a near plane first.
// Complexity: O(n) in triangles or lines.
#include "viewport/detail/vertices.h"

#include "model/octree/topology.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <numbers>
#include <optional>
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

using Qt3DCore::QAttribute;

Records::Records(Qt3DCore::QGeometry* geometry, std::span<const Field> fields, std::size_t stride,
                 Each each)
    : buffer_(new Qt3DCore::QBuffer(geometry)), stride_(stride) {
  for (const Field& field : fields) {
    auto* attribute = new QAttribute(geometry);
    attribute->setName(field.name);
    attribute->setAttributeType(QAttribute::VertexAttribute);
    attribute->setBuffer(buffer_);
    attribute->setVertexBaseType(field.type);
    attribute->setVertexSize(field.size);
    attribute->setByteOffset(static_cast<uint>(field.offset));
    attribute->setByteStride(static_cast<uint>(stride));
    if (each == Each::instance) attribute->setDivisor(1);
    geometry->addAttribute(attribute);
    attributes_.push_back(attribute);
  }
}

void Records::set(const QByteArray& bytes) {
  count_ = static_cast<std::size_t>(bytes.size()) / stride_;
  buffer_->setData(bytes);
  for (QAttribute* attribute : attributes_) attribute->setCount(static_cast<uint>(count_));
}

std::size_t addIndices(Qt3DCore::QGeometry* geometry, const QByteArray& indices) {
  auto* buffer = new Qt3DCore::QBuffer(geometry);
  buffer->setData(indices);
  auto* attribute = new QAttribute(geometry);
  attribute->setAttributeType(QAttribute::IndexAttribute);
  attribute->setVertexBaseType(QAttribute::UnsignedInt);
  attribute->setBuffer(buffer);
  const auto count = static_cast<std::size_t>(indices.size()) / sizeof(std::uint32_t);
  attribute->setCount(static_cast<uint>(count));
  geometry->addAttribute(attribute);
  return count;
}

std::span<const Field> vertexFields() {
  static const std::array fields{Field{QAttribute::defaultPositionAttributeName(),
                                       QAttribute::Float, 3, offsetof(Vertex, position)},
                                 Field{QAttribute::defaultColorAttributeName(),
                                       QAttribute::UnsignedByte, 4, offsetof(Vertex, colour)}};
  return fields;
}

namespace {

constexpr int sidesOfCircle = 64;

glm::dvec3 onCircle(int axis, int step) {
  const double angle = 2 * std::numbers::pi * step / sidesOfCircle;
  glm::dvec3 point(0);
  point[(axis + 1) % 3] = std::cos(angle);
  point[(axis + 2) % 3] = std::sin(angle);
  return point;
}

}  // namespace

void appendEdges(std::vector<Line>& lines, const std::array<glm::dvec3, 8>& corners) {
  for (const octree::Edge& edge : octree::edges)
    lines.push_back({corners[edge.start], corners[edge.end]});
}

void appendSphere(std::vector<Line>& lines, const glm::dvec3& centre, double radius) {
  for (int axis = 0; axis < octree::axisCount; ++axis)
    for (int step = 0; step < sidesOfCircle; ++step)
      lines.push_back(
          {centre + radius * onCircle(axis, step), centre + radius * onCircle(axis, step + 1)});
}

QByteArray vertices(std::span<const Line> lines, const Colour& colour) {
  std::vector<Vertex> made;
  made.reserve(2 * lines.size());
  for (const Line& line : lines)
    for (const glm::dvec3& end : line) {
      const glm::vec3 position(end);
      made.push_back({{position.x, position.y, position.z}, colour, 0});
    }
  return {reinterpret_cast<const char*>(made.data()),
          static_cast<qsizetype>(made.size() * sizeof(Vertex))};
}

namespace {

mesh::TriangleMesh boxMesh(const CubeCorners& corners) {
  mesh::TriangleMesh mesh;
  mesh.positions.assign(corners.begin(), corners.end());
  for (int face = 0; face < octree::faceCount; ++face) {
    const auto ring = octree::ringOf(static_cast<octree::Face>(face));
    mesh.triangles.push_back({ring[0], ring[1], ring[2]});
    mesh.triangles.push_back({ring[0], ring[2], ring[3]});
  }
  return mesh;
}

double depthOf(const layers::Sight& sight, const glm::dvec3& point) {
  return glm::dot(point - sight.eye, sight.forward);
}

/// What of a stretch lies before the eye: a little before, where a pixel still spans something.
std::optional<std::array<glm::dvec3, 2>> beforeEye(glm::dvec3 start, glm::dvec3 end,
                                                   const layers::Sight& sight) {
  constexpr double nearest = 1e-3;  // Of the farther end's depth.
  const double startDepth = depthOf(sight, start);
  const double endDepth = depthOf(sight, end);
  const double least = nearest * std::max(startDepth, endDepth);
  if (!(least > 0)) return {};
  const glm::dvec3 along = end - start;
  if (startDepth < least) start += (least - startDepth) / (endDepth - startDepth) * along;
  if (endDepth < least) end -= (least - endDepth) / (startDepth - endDepth) * along;
  return std::array{start, end};
}

}  // namespace

double metresOfPixel(const layers::Sight& sight, const glm::dvec3& point) {
  return depthOf(sight, point) / sight.focal;
}

QByteArray bar(const glm::dvec3& start, const glm::dvec3& end, double pixels,
               const layers::Sight& sight, const Colour& colour) {
  const auto ends = beforeEye(start, end, sight);
  if (!ends) return {};
  const glm::dvec3 along = (*ends)[1] - (*ends)[0];
  const double length = glm::length(along);
  const glm::dvec3 x = length > 0 ? along / length : glm::dvec3(1, 0, 0);
  const glm::dvec3 other = std::abs(x.z) < 0.9 ? glm::dvec3(0, 0, 1) : glm::dvec3(0, 1, 0);
  const glm::dvec3 y = glm::normalize(glm::cross(other, x));
  const glm::dvec3 z = glm::cross(x, y);
  CubeCorners corners;
  for (int corner = 0; corner < octree::cornerCount; ++corner) {
    const auto side = [&](int axis) { return octree::isPositive(corner, axis) ? 0.5 : -0.5; };
    const glm::dvec3& base = (*ends)[octree::isPositive(corner, 0) ? 1 : 0];
    const glm::dvec3 across = side(0) * x + side(1) * y + side(2) * z;
    corners[static_cast<std::size_t>(corner)] = base + pixels * metresOfPixel(sight, base) * across;
  }
  return vertices(boxMesh(corners), colour, Form::faces);
}

QByteArray quad(const CubeCorners& corners, octree::Face face, const Colour& colour) {
  mesh::TriangleMesh mesh;
  for (const std::uint8_t corner : octree::ringOf(face)) mesh.positions.push_back(corners[corner]);
  mesh.triangles = {{0, 1, 2}, {0, 2, 3}};
  return vertices(mesh, colour, Form::faces);
}

}  // namespace wb::viewport
