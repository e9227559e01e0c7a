#include "model/scene/part.h"

#include "model/geometry/prim.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace wb::scene {

KeptJson::KeptJson(Json value) {
  const bool isEmptyObject = value.is_object() && value.empty();
  if (!isEmptyObject) json_ = std::make_shared<const Json>(std::move(value));
}

const Json& KeptJson::json() const {
  static const Json emptyObject = Json::object();
  return json_ ? *json_ : emptyObject;
}

bool KeptJson::contains(std::string_view key) const {
  return json().is_object() && json().contains(std::string(key));
}

void KeptJson::set(std::string_view key, const Json& value) {
  Json changed = json().is_object() ? json() : Json::object();
  changed[std::string(key)] = value;
  *this = KeptJson(std::move(changed));
}

bool operator==(const KeptJson& a, const KeptJson& b) {
  return a.json_ == b.json_ || a.json() == b.json();
}

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

namespace {

/// As project files name it; what could not be used is kept under its name.
constexpr std::string_view scaleKey = "scale";
/// Stays in a project that such a part is saved to.
constexpr std::string_view unprovenKey = "unproven";

}  // namespace

bool isSizeUnknown(const Part& part) { return part.extra.contains(scaleKey) || isUnproven(part); }

bool isUnproven(const Part& part) { return part.extra.contains(unprovenKey); }

void markUnproven(Part& part) { part.extra.set(unprovenKey, true); }

void takeSizeAsKnown(Part& part) {
  if (!part.extra.contains(scaleKey)) return;
  Json kept = part.extra.json();
  kept.erase(std::string(scaleKey));
  part.extra = KeptJson(std::move(kept));
}

namespace {

mesh::TriangleMesh inUnitCube(const Part& part, const asset::MeshAsset* asset) {
  if (part.kind == PartKind::sculpt) return {};
  if (part.kind != PartKind::mesh) return prim::tessellate(part.prim, drawnDetail);
  const asset::Faces* faces = asset ? seenFaces(*asset, asset::Lod::high) : nullptr;
  return faces ? toTriangleMesh(*faces) : mesh::TriangleMesh{};
}

}  // namespace

const asset::Faces* seenFaces(const asset::MeshAsset& asset, asset::Lod lod) {
  for (std::size_t level = static_cast<std::size_t>(lod) + 1; level-- > 0;)
    if (asset.lods[level]) return &*asset.lods[level];
  return nullptr;
}

mesh::TriangleMesh seenMesh(const Part& part, const asset::MeshAsset* asset) {
  mesh::TriangleMesh mesh = inUnitCube(part, asset);
  for (glm::dvec3& position : mesh.positions) position *= part.scale;
  return mesh;
}

}  // namespace wb::scene
