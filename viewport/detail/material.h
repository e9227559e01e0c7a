#pragma once

#include "viewport/colouring.h"

#include <Qt3DRender/QMaterial>

#include <QByteArray>
#include <cstdint>

namespace Qt3DRender {
class QEffect;
class QParameter;
class QRenderPass;
}  // namespace Qt3DRender

namespace wb::viewport {

/// What a material draws.
enum class Drawing : std::uint8_t {
  surface,    ///< A soup of triangles or lines: attributes of Vertex.
  instances,  ///< The same many times: attributes of PlacedInstance besides.
  boxes,      ///< Faces of many cubes: attributes of BoxFace besides the positions of a square.
  dots,       ///< Points: attributes of Dot.
  halos       ///< Strips along edges, of a width on the screen: attributes of HaloVertex.
};

/// The vertex shader of a kind of drawing: gives `height` above the section's plane (float), `eye`,
/// `corner` (vec3) and, flat, `colour` (vec3).
QByteArray vertexShaderOf(Drawing drawing);

/// What the pass draws covers what lies behind by as much as it is opaque.
void addBlending(Qt3DRender::QRenderPass* pass);

/// An effect of one pass, for the OpenGL that the view draws with.
Qt3DRender::QEffect* effectOf(Qt3DRender::QRenderPass* pass);

/// Flat colours under the sky and a light from the camera's upper left, edges from barycentric
/// coordinates of an unindexed triangle soup. Never lighter than the colour; exactly it where a
/// surface faces the camera and nothing close to it takes light away (Occlusion, where the frame
/// graph has it `occluded`). Parameters (float): `lit` how much of the colour is gone without
/// light; `edges` how dark edges are; `opacity`; `raise` towards the camera, in units of normalised
/// depth. What is above the frame graph's section, or less lit than its `leastLit`, is not drawn.
class Material : public Qt3DRender::QMaterial {
  Q_OBJECT

 public:
  Material(Qt3DCore::QNode* parent, Drawing drawing);

  void setShading(Shading shading);
  /// 0 draws no edges, 1 dark ones.
  void setEdges(float strength);
  /// 1 is solid; below, what lies behind shines through.
  void setOpacity(float opacity);
  /// Draws nearer to the camera by a little, so that it lies over a surface it coincides with.
  void setRaised(bool raised);

 private:
  Qt3DRender::QParameter* addParameter(const char* name, float value);

  Qt3DRender::QParameter* lit_;
  Qt3DRender::QParameter* edges_;
  Qt3DRender::QParameter* opacity_;
  Qt3DRender::QParameter* raise_;
};

}  // namespace wb::viewport
