#include "model/scene/part.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::scene {
namespace {

constexpr std::array<std::pair<PartKind, std::string_view>, 10> kindNames{{
    {PartKind::mesh, "mesh"},
    {PartKind::box, "box"},
    {PartKind::cylinder, "cylinder"},
    {PartKind::prism, "prism"},
    {PartKind::sphere, "sphere"},
    {PartKind::torus, "torus"},
    {PartKind::tube, "tube"},
    {PartKind::ring, "ring"},
    {PartKind::sculpt, "sculpt"},
    {PartKind::flexible, "flexible"},
}};

constexpr std::array<std::pair<ShapeType, std::string_view>, 3> shapeTypeNames{{
    {ShapeType::prim, "prim"},
    {ShapeType::none, "none"},
    {ShapeType::convexHull, "convex_hull"},
}};

template <class Table, class Key>
std::string_view nameIn(const Table& table, Key key) {
  return std::ranges::find(table, key, &Table::value_type::first)->second;
}

template <class Key, std::size_t N>
std::optional<Key> keyIn(const std::array<std::pair<Key, std::string_view>, N>& table,
                         std::string_view name) {
  for (const auto& [key, word] : table)
    if (word == name) return key;
  return {};
}

}  // namespace

std::string_view name(PartKind kind) { return nameIn(kindNames, kind); }
std::string_view name(ShapeType type) { return nameIn(shapeTypeNames, type); }
std::optional<PartKind> partKind(std::string_view name) { return keyIn(kindNames, name); }
std::optional<ShapeType> shapeType(std::string_view name) { return keyIn(shapeTypeNames, name); }

ShapeType defaultShapeType(PartKind kind) {
  return kind == PartKind::mesh ? ShapeType::convexHull : ShapeType::prim;
}

prim::PrimShape defaultPrim(PartKind kind) {
  switch (kind) {
    case PartKind::cylinder: return prim::defaultShape(prim::Kind::cylinder);
    case PartKind::prism: return prim::defaultShape(prim::Kind::prism);
    case PartKind::sphere: return prim::defaultShape(prim::Kind::sphere);
    case PartKind::torus: return prim::defaultShape(prim::Kind::torus);
    case PartKind::tube: return prim::defaultShape(prim::Kind::tube);
    case PartKind::ring: return prim::defaultShape(prim::Kind::ring);
    case PartKind::box:
    case PartKind::mesh:
    case PartKind::sculpt:
    case PartKind::flexible: break;
  }
  return prim::defaultShape(prim::Kind::box);
}

}  // namespace wb::scene
