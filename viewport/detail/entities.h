#pragma once

#include "viewport/colouring.h"
#include "viewport/detail/vertices.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>
#include <glm/mat4x3.hpp>

#include <QByteArray>
#include <array>
#include <optional>
#include <vector>

namespace Qt3DRender {
class QLayer;
}

namespace wb::viewport {

class Material;

/// What the vertices of a form are drawn as.
Qt3DRender::QGeometryRenderer::PrimitiveType primitiveOf(Form form);

/// One entity that draws many triangles in one call: flat in their own colours, edges by the
/// fragment shader; or their edges alone, as lines. Many entities are what makes Qt 3D slow.
class Surface : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  Surface(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Form form = Form::faces);

  /// As vertices() makes them in this surface's form.
  void setVertices(const QByteArray& vertices);
  void setPass(Qt3DRender::QLayer* pass);
  Material& material() { return *material_; }

 private:
  Qt3DRender::QLayer* pass_;
  Material* material_;
  std::optional<Records> vertices_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

/// A point as the material reads it.
struct Dot {
  std::array<float, 3> position;
  Colour colour;
  std::uint8_t opaque = 255;
  float size = 1;  ///< Pixels.
};
static_assert(sizeof(Dot) == 20, "attributes and shaders rely on this layout");

/// One entity that draws points: what is too small on the screen to show a form.
class Dots : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  Dots(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, float opacity = 1);

  void setDots(const std::vector<Dot>& dots);

 private:
  std::optional<Records> dots_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

/// One face of a cube as the material reads it.
struct BoxFace {
  std::array<float, 4> place;  ///< Centre, and the length of a side.
  std::array<float, 4> turn;   ///< Quaternion x, y, z, w.
  Colour colour;
  std::uint8_t face;  ///< octree::indexOf.
};
static_assert(sizeof(BoxFace) == 36, "attributes and shaders rely on this layout");

/// One entity that draws faces of any number of cubes in one call, lit, with dark edges.
class Boxes : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  Boxes(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass);

  void setFaces(const std::vector<BoxFace>& faces);
  /// Of faces.
  std::size_t count() const { return faces_->count(); }

 private:
  std::optional<Records> faces_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

/// An instance as the material reads it.
struct PlacedInstance {
  std::array<std::array<float, 4>, 3> rows;  ///< From the shape's frame into region metres.
  Colour colour{};
  std::uint8_t hasColour = 255;  ///< 0: each vertex has its own.
};
static_assert(sizeof(PlacedInstance) == 52, "attributes and shaders rely on this layout");

PlacedInstance placedAt(const glm::dmat4x3& place);

/// One entity that draws the same vertices any number of times in one call.
class Instances : public Qt3DCore::QEntity {
  Q_OBJECT

 public:
  /// `vertices` as vertices() makes them in this form. The material is another's.
  Instances(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Material* material, Form form,
            const QByteArray& vertices);
  /// Of faces.
  Instances(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Material* material,
            const SharedVertices& shared);

  /// Of PlacedInstance; without any nothing is drawn.
  void setInstances(const QByteArray& instances);
  void setPass(Qt3DRender::QLayer* pass);

 private:
  Instances(Qt3DCore::QNode* parent, Qt3DRender::QLayer* pass, Material* material,
            Qt3DRender::QGeometryRenderer::PrimitiveType primitive, const SharedVertices& shared);

  Qt3DRender::QLayer* pass_;
  std::optional<Records> instances_;
  Qt3DRender::QGeometryRenderer* renderer_;
};

}  // namespace wb::viewport
