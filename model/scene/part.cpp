#include "model/scene/part.h"

#include "model/scene/words.h"

namespace wb::scene {

std::string_view name(PartKind kind) { return wordOf(partKindWords, kind); }
std::string_view name(ShapeType type) { return wordOf(shapeTypeWords, type); }
std::optional<PartKind> partKind(std::string_view name) {
  return fromWord<PartKind>(partKindWords, name);
}
std::optional<ShapeType> shapeType(std::string_view name) {
  return fromWord<ShapeType>(shapeTypeWords, name);
}

ShapeType defaultShapeType(PartKind kind) {
  return kind == PartKind::mesh ? ShapeType::convexHull : ShapeType::prim;
}

prim::PrimShape defaultPrim(PartKind kind) {
  switch (kind) {
    case PartKind::cylinder:
      return prim::defaultShape(prim::Kind::cylinder);
    case PartKind::prism:
      return prim::defaultShape(prim::Kind::prism);
    case PartKind::sphere:
      return prim::defaultShape(prim::Kind::sphere);
    case PartKind::torus:
      return prim::defaultShape(prim::Kind::torus);
    case PartKind::tube:
      return prim::defaultShape(prim::Kind::tube);
    case PartKind::ring:
      return prim::defaultShape(prim::Kind::ring);
    case PartKind::box:
    case PartKind::mesh:
    case PartKind::sculpt:
    case PartKind::flexible:
      break;
  }
  return prim::defaultShape(prim::Kind::box);
}

}  // namespace wb::scene
