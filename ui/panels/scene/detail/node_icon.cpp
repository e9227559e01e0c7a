#include "ui/panels/scene/detail/node_icon.h"

#include "ui/panels/scene/detail/part_shapes.h"

namespace wb::ui {
namespace {

QString iconNameOf(const scene::Part& part) {
  const std::string_view kind = name(part.kind);
  return QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size()));
}

/// As physics names the shapes that it weighs.
QString iconNameOf(layers::Layer layer) {
  switch (layer) {
    case layers::Layer::physicsMesh:
      return QStringLiteral("representation_triangle_mesh");
    case layers::Layer::baseHull:
      return QStringLiteral("representation_base_hull");
    case layers::Layer::hulls:
      return QStringLiteral("representation_decomposition");
    case layers::Layer::prims:
      return QStringLiteral("representation_primitive");
    case layers::Layer::visual:
    case layers::Layer::boundingBox:
    case layers::Layer::degenerate:
      break;
  }
  return QStringLiteral("visual");
}

}  // namespace

QString nodeIconName(const weighing::Weighing& weighing, const SceneNode& node) {
  switch (node.kind) {
    case SceneNode::Kind::scene:
      break;
    case SceneNode::Kind::region:
      return QStringLiteral("region");
    case SceneNode::Kind::octree:
      return QStringLiteral("octree");
    case SceneNode::Kind::linkset:
      return QStringLiteral("linkset");
    case SceneNode::Kind::part:
      return iconNameOf(weighing.scene.linksets[node.linkset].parts[node.part]);
    case SceneNode::Kind::shape:
      return iconNameOf(shapesOf(weighing, node.linkset, node.part)[node.shape].layer);
    case SceneNode::Kind::hull:
      return QStringLiteral("representation_hull");
  }
  return {};
}

}  // namespace wb::ui
