#pragma once

#include "model/display/drawn_detail.h"
#include "model/geometry/geometry.h"
#include "model/octree/topology.h"
#include "viewport/colouring.h"

#include <Qt3DCore/QAttribute>
#include <glm/vec3.hpp>

#include <QByteArray>
#include <QString>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace wb::viewport {

/// A vertex as the material reads it.
struct Vertex {
  std::array<float, 3> position;
  Colour colour;
  std::uint8_t smooth;  ///< Edges of its triangle that are not drawn, as mesh::smoothEdges.
};
static_assert(sizeof(Vertex) == 16, "attributes and shaders rely on this layout");

/// What is drawn of a triangle. Lines show slivers, which are narrower than any pixel.
enum class Form : std::uint8_t {
  faces,    ///< Itself: 3 vertices.
  edges,    ///< Its edges as lines: 6 vertices.
  boxEdges  ///< Its edges but the longest, which is the diagonal of a box's side: 4 vertices.
};

/// Each triangle in its own colour: one a triangle. Of `smooth` too, or none: then every edge of a
/// face is drawn where the material draws edges.
QByteArray vertices(const mesh::TriangleMesh& mesh, std::span<const Colour> colours, Form form,
                    std::span<const std::uint8_t> smooth = {});

/// A triangle's corners once each, however many triangles share them, and three indices a triangle:
/// for faces whose edges are not drawn.
struct SharedVertices {
  QByteArray vertices;
  QByteArray indices;  ///< uint32.
};

/// `colours` has one a triangle; triangles of several colours share no corner.
SharedVertices sharedVertices(const mesh::TriangleMesh& mesh, std::span<const Colour> colours);

/// All in one colour.
QByteArray vertices(const mesh::TriangleMesh& mesh, const Colour& colour, Form form);

}  // namespace wb::viewport

namespace Qt3DCore {
class QBuffer;
class QGeometry;
}  // namespace Qt3DCore

namespace wb::viewport {

/// A member of the records that a buffer is made of, as a shader names it.
struct Field {
  QString name;
  Qt3DCore::QAttribute::VertexBaseType type;
  uint size;  ///< In values of the type.
  std::size_t offset;
};

/// The records of one buffer of a geometry: one a vertex, or one an instance.
class Records {
 public:
  enum class Each { vertex, instance };

  Records(Qt3DCore::QGeometry* geometry, std::span<const Field> fields, std::size_t stride,
          Each each);

  void set(const QByteArray& bytes);
  std::size_t count() const { return count_; }

 private:
  Qt3DCore::QBuffer* buffer_;
  std::vector<Qt3DCore::QAttribute*> attributes_;
  std::size_t stride_;
  std::size_t count_ = 0;
};

/// Makes a geometry draw the records that indices (uint32) name; how many there are.
std::size_t addIndices(Qt3DCore::QGeometry* geometry, const QByteArray& indices);

/// Those of Vertex.
std::span<const Field> vertexFields();

/// From one point to another, in region metres.
using Line = std::array<glm::dvec3, 2>;

/// The twelve edges between the corners of a cube.
void appendEdges(std::vector<Line>& lines, const std::array<glm::dvec3, 8>& corners);
/// Three circles about a point, one across each axis.
void appendSphere(std::vector<Line>& lines, const glm::dvec3& centre, double radius);

/// For a surface of lines.
QByteArray vertices(std::span<const Line> lines, const Colour& colour);

// What lines are too thin for: filled shapes of one colour, in region metres.

using CubeCorners = std::array<glm::dvec3, octree::cornerCount>;

/// A bar from one point to another, or a cube about a point where both are the same: so many pixels
/// thick on the screen, as far as it lies before the eye; nothing where none of it does.
QByteArray bar(const glm::dvec3& start, const glm::dvec3& end, double pixels,
               const layers::Sight& sight, const Colour& colour);

/// Metres that a pixel spans at a point before the eye.
double metresOfPixel(const layers::Sight& sight, const glm::dvec3& point);

/// One face between the corners of a cube.
QByteArray quad(const CubeCorners& corners, octree::Face face, const Colour& colour);

}  // namespace wb::viewport
